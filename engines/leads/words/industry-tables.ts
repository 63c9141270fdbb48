/** Names of industries in sentences, beside those of the vocabulary. Folded. */
import { phrase } from './line.ts';

/** Common words of queries for industries whose names the vocabulary has only in other forms. */
export const synonyms: readonly (readonly [RegExp, string])[] = [
  [
    phrase(
      String.raw`agenc(?:y|ies)|agentur(?:en)?|agences?|agencias?|agenzi[ae]|agentschap(?:pen)?|bureaus|agences? (?:de )?(?:communication|publicite|marketing|digitales?|web)|(?:digital|creative|ad|media|seo|performance|social media|content) agenc(?:y|ies)|(?:marketing|werbe|digital|kreativ|media|online|web|pr|seo)agentur(?:en)?|(?:reclame|marketing|media|communicatie)bureaus?|agencias? (?:de )?(?:publicidad|marketing|medios|comunicacion|digitales?|publicidade)|agenzi[ae] (?:di )?(?:marketing|comunicazione|pubblicita|pubblicitari[ae]|digital[ie]|web)`,
    ),
    'media.advertising',
  ],
  [
    phrase(
      String.raw`consultanc(?:y|ies)|consulting firms?|beratungen|beratungsunternehmen|unternehmensberatung(?:en)?|cabinets? de conseil|consultoras?|consultorias?|societa di consulenza|adviesbureaus?`,
    ),
    'professional-services.consulting',
  ],
  [
    phrase(
      String.raw`manufacturers?|makers|hersteller[n]?|fabricants?|fabricantes?|produttori|fabrikanten|industriels|industrial companies|industrieunternehmen|produktionsbetriebe`,
    ),
    'manufacturing',
  ],
  [
    phrase(
      String.raw`(?:it|tech|technology) (?:companies|firms|industry|sector|businesses|unternehmen|firmen|branche)|it ?unternehmen|it ?firmen|tech ?unternehmen|(?:empresas|entreprises|aziende|societes|bedrijven) (?:de |di |d )?(?:it|tecnologia|tech|technologie|informatique|informatica|tecnologicas)`,
    ),
    'software',
  ],
  [
    phrase(
      String.raw`(?:it ?dienstleister[n]?|it services? (?:companies|providers|firms)|system ?hauser|systemhaus|msps?|managed service providers?|esn|ssii)`,
    ),
    'software.it-services',
  ],
  [
    phrase(
      String.raw`steuerkanzleien|steuerberatungen|accounting firms?|cabinets? (?:d )?(?:expertise )?comptables?|gestorias|studi commercialisti|accountantskantoren`,
    ),
    'financial-services.accounting',
  ],
  [
    phrase(
      String.raw`(?:online ?shops?|e ?shops?|web ?shops?|webwinkels?|tiendas online|lojas virtuais|onlinehandler[n]?|onlinehandel|e ?tailers?|boutiques en ligne|negozi online|e ?commerce)`,
    ),
    'retail.e-commerce',
  ],
  [phrase(String.raw`vcs?|venture capital(?:ists| firms| funds)?|risikokapitalgeber`), 'financial-services.venture-capital'],
  [phrase(String.raw`marketplaces?|marktplatze|marktplatz|places de marche`), 'software.marketplaces'],
  [phrase(String.raw`ngos?|non ?profits?|nonprofits?|charities|non profit organizations|gemeinnutzige[n]?|ongs?|onlus`), 'nonprofit'],
  [
    phrase(
      String.raw`manifatturier[aeio]|manufacturer[ao]s?|manufacturiere?s?|produzierende[nrs]?(?: gewerbe| unternehmen)?|maakindustrie|industriebetriebe|industrielles?|industriales|industriali`,
    ),
    'manufacturing',
  ],
  [
    phrase(
      String.raw`editeurs? (?:de )?logiciels?|software ?houses?|software ?hersteller|softwareanbieter|software vendors?|software companies|softwarefirmen|softwareunternehmen|case di software`,
    ),
    'software',
  ],
  [
    phrase(
      String.raw`kanzleien|anwaltskanzleien|law firms?|cabinets? d avocats|despachos? de abogados|bufetes?(?: de abogados)?|studi legali|escritorios de advocacia|advocatenkantoren`,
    ),
    'professional-services.legal',
  ],
  [
    phrase(String.raw`alimentari[oa]s?|alimentar[ei]|alimentaires?|alimenticia?s?|lebensmittelbetriebe?n?|lebensmittelindustrie`),
    'food-and-drink',
  ],
  [
    phrase(String.raw`farmaceutic[oaie]s?|farmaceutiche|pharmaceutiques?|pharmazeutische[nr]?|farmaceutische`),
    'life-sciences.pharmaceuticals',
  ],
  [phrase(String.raw`bancari[oaie]s?|bancarie|bancaires?|kreditinstitute[n]?`), 'financial-services.banking'],
  [
    phrase(String.raw`assicurativ[oaie]|aseguradoras?|seguradoras?|assureurs?|versicherer[n]?|verzekeraars|compagnie assicurative`),
    'insurance',
  ],
  [phrase(String.raw`automotriz|automotrices|automobilistic[oaihe]+|automobiles?|automobilbranche`), 'automotive'],
  [phrase(String.raw`energetic[oaihe]+s?|energetiques?|energieversorgern?`), 'energy'],
  [phrase(String.raw`turistic[oaihe]+s?|touristiques?|toerisme|turismo|tourisme|tourismus`), 'travel-and-hospitality'],
  [phrase(String.raw`sanitari[oaie]s?|gesundheitswesen|gezondheidszorg|sante|sanita|saude|salud`), 'healthcare'],
  [phrase(String.raw`logistic[oaie]s?|logistiche|logistieke|logistiques?|spediteuren?|speditionen`), 'transport-and-logistics'],
  [phrase(String.raw`tecnologic[oaie]s?|tecnologiche|technologiques?|technologische`), 'software'],
  [
    phrase(String.raw`immobiliar[ei]|inmobiliari[oa]s?|imobiliari[oa]s?|immobilieres?|immobiliers?|vastgoed|immobilienbranche`),
    'real-estate',
  ],
  [phrase(String.raw`educativ[oaie]s?|educative`), 'education'],
  [phrase(String.raw`edil[ei]|edilizi[oa]|bouwsector|baubranche`), 'construction'],
  [phrase(String.raw`textiles?|tessil[ei]|textilindustrie`), 'manufacturing.textiles'],
  [
    phrase(
      String.raw`clinicas? dentales?|dental (?:clinics?|practices?|offices?)|zahnarztpraxen|zahnarztpraxis|cabinets? dentaires?|studi dentistici|clinicas? dentarias?|clinicas? odontologicas?|tandartspraktijken|arztpraxen|medical practices|doctors offices|cabinets? medica(?:l|ux)|consultorios(?: medicos)?|studi medici|huisartspraktijken`,
    ),
    'healthcare.practices',
  ],
  [
    phrase(String.raw`ristorant[ei]|gaststatten|gastronomie(?:betriebe)?|ristorazione|restauracion|restauration|bars|cafes`),
    'travel-and-hospitality.restaurants',
  ],
  [phrase(String.raw`resorts?|albergh[io]|hotelli?|hotels|hoteles|hoteis`), 'travel-and-hospitality.hotels'],
  [phrase(String.raw`ospedali|hopitaux|hospitales|hospitais|ziekenhuizen|krankenhauser[n]?|kliniken`), 'healthcare.hospitals'],
  [phrase(String.raw`scuole|ecoles|escuelas|escolas|schulen|scholen`), 'education.schools'],
  [phrase(String.raw`universitaten|universites|universidades|universita|universiteiten|hochschulen`), 'education.higher-education'],
  [phrase(String.raw`farmacie|pharmacies|farmacias|apotheken|apotheken`), 'healthcare.distribution'],
];
