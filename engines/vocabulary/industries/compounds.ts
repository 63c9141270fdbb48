/** German and Dutch names of industries in one word whose last part says what they are: "Getränkegroßhandel", "Estrichbau". Folded. */
import type { IndustryId } from './industries.ts';

const wholesale = /^([a-z]*)(?:grosshandel|grosshandler|groothandel|groothandels)$/;
/** "Getränkevertrieb", "voedingsdistributie": distributors, if what they sell is listed. */
const dealers = /^([a-z]{3,})(?:vertrieb|distribution|distributie)$/;
/** What a wholesaler trades in. */
const goods: readonly (readonly [RegExp, IndustryId])[] = [
  [
    /^(?:lebensmittel|getranke|wein|bier|obst|gemuse|fleisch|fisch|kaffee|voeding|voedings|levensmiddelen|dranken|wijn|bier|groente|groenten|fruit|vlees|vis|food)/,
    'wholesale.food',
  ],
  [/^(?:pharma|arzneimittel|medikamenten|medizin|farma|geneesmiddelen)/, 'healthcare.distribution'],
  [/^(?:computer|it|elektronik|elektronica|software|hardware)/, 'wholesale.technology'],
  [
    /^(?:bau|baustoff|stahl|metall|werkzeug|maschinen|elektro|sanitar|technik|holz|eisenwaren|industrie|bouw|staal|metaal|gereedschap|machine|installatie|hout|ijzerwaren|technische)/,
    'wholesale.industrial',
  ],
];

const endings: readonly (readonly [RegExp, IndustryId])[] = [
  [
    /(?:estrich|trocken|fassaden|fenster|treppen|ofen|innenaus|dach|messe|laden|zaun|keller|gerust|rollladen|pool|schwimmbad|garten|wintergarten)bau$/,
    'construction.trades',
  ],
  [/(?:kanal|rohrleitungs|bruckenbau|strassen|gleis|leitungs|wasser|tunnel|spezialtief)bau$/, 'construction.civil-engineering'],
  [
    /(?:(?<!foto|video|film|bild|personal|kunst|ton|text|klang)montage|(?<!kunst|video|licht|klang|raum|software)installation|dammung|abdichtung|sanierung|stukadoors|dakdekkers|schilders|tegelzetters|loodgieters|timmer)(?:bedrijf|bedrijven|betrieb|betriebe)?$/,
    'construction.trades',
  ],
  [/krankentransporte?s?$|rettungsdienste?$/, 'healthcare.hospitals'],
  [/(?:transporte|spedition|speditionen|transportbedrijf)$/, 'transport-and-logistics.freight'],
  [/personal(?:dienste?|service|vermittlung)$/, 'professional-services.staffing'],
  [/(?:reise|touristik)(?:dienste?|service|anbieter)$/, 'travel-and-hospitality.travel-agencies'],
  [
    /(?:aktien|anleihen|immobilien|investment|pensions|pensioen|beleggings|renten|index)fonds(?:en)?$/,
    'financial-services.asset-management',
  ],
  [/(?:gewerbe|industrie|buro|handels|logistik|bedrijfs)(?:immobilien|vastgoed)$/, 'real-estate.commercial'],
  [/wohnimmobilien$/, 'real-estate.residential'],
  [/(?:immobilien|vastgoed)(?:dienste?|service|bewertung|verwaltung|beheer|beheerder)$/, 'real-estate.services'],
  [/(?:immobilien|vastgoed)(?:entwickler|entwicklung|ontwikkelaars?|ontwikkeling)$/, 'real-estate.development'],
  [/(?:see|binnen|fluss|kusten|hochsee|zee)(?:schifffahrt|schiffahrt|scheepvaart|vaart)$/, 'transport-and-logistics.maritime'],
  [/\w{3}(?:kwekers?|zuchter|kwekerijen|telers?)$/, 'agriculture.farming'],
  [
    /(?:klima|klimaat|kalte|warme|heizungs|sanitar|elektro|koel|airco)(?:techniker|technicus|monteur|monteure|monteurs|installateur|installateurs)$/,
    'construction.trades',
  ],
  [/(?:psycholoog|psychologen|psychologe|psychologin|psychotherapeut|psychotherapeuten)$/, 'healthcare.mental-health'],
  [/(?:verleih|vermietung|verhuur)$/, 'professional-services'],
  [
    /(?:zucht|mast|(?<!buch|instand|unter|lager|haus|still|ver|vorrats|werks|zuruck|zusammen|offen|bei|frei|auf|ein|fest|gesund|sauber|rein|rechen|arbeits|geheim)haltung|anbau|teelt|houderij|kwekerij)$/,
    'agriculture.farming',
  ],
  [/(?:kanzlei|advocatuur)$/, 'professional-services.legal'],
  [/(?:praxis|praktijk)$/, 'healthcare.practices'],
  [/(?:verlag|uitgeverij)$/, 'media.publishing'],
  [/(?:versicherung|versicherungen|verzekeringen)$/, 'insurance'],
  [/(?:verband|verein|vereniging)$/, 'nonprofit.associations'],
  // "Klavierunterricht", "zangleraar": lessons outside a school.
  [
    /^(?:privat|einzel|online)?(?:klavier|gitarren|geigen|gesangs?|musik|tanz|sprach|schwimm|reit|nachhilfe|mal|zeichen|koch|piano|gitaar|zang|muziek|dans|taal|zwem|rij|bijles|schilder|kook)(?:unterricht|lehrer|lehrerin|lehrerinnen|kurse?|les|lessen|leraar|docent|cursus|cursussen)$/,
    'education.training',
  ],
];

/** @returns null unless it is one word whose ending is listed */
export function industryOfCompound(folded: string): IndustryId | null {
  if (folded.includes(' ')) return null;
  const [whole, traded = ''] = wholesale.exec(folded) ?? [];
  if (whole !== undefined) return goods.find(([pattern]) => pattern.test(traded))?.[1] ?? 'wholesale';
  const [dealer, sold = ''] = dealers.exec(folded) ?? [];
  if (dealer !== undefined) return goods.find(([pattern]) => pattern.test(sold))?.[1] ?? null;
  return endings.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** Endings of German and Dutch words that name an activity; the word before them names its object. Folded, the longest first. */
const activities =
  /^(\w{3,}?)(instandsetzung|instandhaltung|weiterverarbeitung|herstellung|fabrikation|bearbeitung|verarbeitung|produktion|fertigung|hersteller|erzeugung|reparaturen|reparatur|reinigung|vermietung|grosshandel|einzelhandel|detailhandel|groothandel|vervaardiging|verwerking|bewerking|fabricage|fabrikanten|fabrikant|fabrieken|fabriek|productie|reparatie|onderhoud|installatie|transporte|transport|vervoer|wartung|beratung|planung|montage|fabriken|fabrik|industrie|verhuur|verleih|advies|teelt|anbau|zucht|technik|techniek|service|schule|school)$/;

/** "Möbelherstellung" is "mobel herstellung": the parts of a German or Dutch word, for rules that read words. Null if no word has one of these endings. */
export function withActivitiesApart(folded: string): string | null {
  const apart = folded.replaceAll(/\w+/g, (word) => {
    const [, front, end] = activities.exec(word) ?? [];
    return front === undefined || end === undefined ? word : `${front} ${end}`;
  });
  return apart === folded ? null : apart;
}
