/**
 * Words that decide what a whole title is about, whatever else it names: who administers programs of transportation moves nothing, who researches
 * engineering builds nothing, who rents tools makes none. Looked up before what is made, sold and done. Folded, in the seven languages.
 */
import type { IndustryId } from './industries.ts';

interface Head {
  readonly id: IndustryId;
  readonly words: RegExp;
}

const head = (id: IndustryId, words: string): Head => ({ id, words: new RegExp(words, 'g') });

export const heads: readonly Head[] = [
  head(
    'public-sector.administration',
    String.raw`^(?:regulation|administration|regulierung|verwaltung|reglementation|regulacion|regulacao|regolamentazione|regulering) (?:and administration |licensing and inspection )*(?:of|von|der|des|de|del|da|do|di|van) .+(?:programs?|programmes?|affairs|utilities|sectors?|commodities|activities|activites|actividades|atividades|attivita)\b.*|^(?:regulation licensing and inspection|tribal governments?|american indian and alaska native tribal governments?)\b.*`,
  ),
  head('life-sciences.biotechnology', String.raw`^research and development in (?:the )?(?:bio|nanobio)techn\w*|^biotechnology research.*`),
  head(
    'professional-services.research',
    String.raw`^(?:(?:scientific )?research and (?:experimental )?development|forschung und (?:experimentelle )?entwicklung|recherche (?:et )?developpement|investigacion y desarrollo|pesquisa e desenvolvimento|investigacao e desenvolvimento|ricerca e sviluppo|speur en ontwikkelingswerk|onderzoek en ontwikkeling)(?: .+)?$`,
  ),
  head(
    'automotive.dealers',
    String.raw`\b(?:automotive|auto|car|vehicle|motorcycle|truck)s?\b (?:\w+ ){0,5}(?:repairs?|replacement|maintenance|lubrication|detailing|wash|washes|body shops?|service shops?|service cent(?:er|re)s?|garages?)\b(?:.*)$|\b(?:tyre|tire) (?:dealers?|shops?|services?|fitting)\b|\b(?:auto|kfz|fahrzeug|motorrad|reifen|lkw) ?(?:reparatur\w*|lackier\w*|aufbereitung\w*|pflege|service|werkstatt\w*|handler|handel|waschanlage\w*|wasche)\b|\b(?:concessionnaires?|concesionarios?|concesionarias?|concessionarias?|concessionari[ao]|stands?) (?:\w+ ){0,2}(?:vehicules?|voitures?|automobiles?|motos?|coches|autos?|automoviles|vehiculos|motocicletas|carros|automoveis|veiculos|autoveicoli|moto)\b.*|\b(?:lava ?jato|lavado de (?:coches|autos|vehiculos)|lavagem de (?:carros|veiculos|automoveis)|lavage auto(?:mobile)?|autolavagg\w*|autowas\w*|car ?wash\w*|autospoelerij)\b`,
  ),
  head('transport-and-logistics', String.raw`\b(?:motor vehicle|car|vehicle|auto) towing\b|\btowing (?:services?|company)\b|^towing$`),
  head(
    'transport-and-logistics.passenger',
    String.raw`\b(?:cars?|auto|automotive equipment|passenger cars?|van|motorcycle|bicycle|scooter|campervan|rv|truck) (?:rentals?|hire|rental and leasing)\b|\b(?:alquiler|renta|aluguel|aluguer|locacao|noleggio|location|verhuur|verleih|vermietung) (?:de |di |d |von |van |a )?(?:courte duree de )?(?:coches|autos?|vehiculos|carros|automoveis|veiculos|automobili|auto|veicoli|voitures?|vehicules?|motos?|bicicletas|bicis|biciclette|velos?|furgonetas|furgoni|fietsen|campers?)\b|\b(?:auto|wohnmobil|fahrrad|fiets|motorrad|transporter|lkw)(?:vermietung|verleih|verhuur)\b|\b(?:school|employee|charter|shuttle) (?:and \w+ )?bus(?: (?:transportation|industry|services?))?\b`,
  ),
  head(
    'real-estate.commercial',
    String.raw`\b(?:mini ?warehouses?|self storage)\b|\b(?:trasteros|guarda moveis|lagerraum|lagerraume|opslagruimte)\b`,
  ),
  head(
    'professional-services',
    String.raw`\b(?:equipment|tools?|machinery|costume|furniture|party|tent|event|formal wear|clothing|dress|uniform|video tape|consumer goods|appliances?|scaffolding) (?:\w+ ){0,3}(?:rentals?|hire|rental and leasing)\b|^(?:general )?rental (?:cent(?:er|re)s?|shops?|stores?)$|^(?:alquiler|renta|aluguel|aluguer|locacao|noleggio|location|verhuur|verleih|vermietung) (?:de |di |d |von |van )?(?:\w+ )?(?:herramientas|ferramentas|attrezzi|attrezzature|utensili|outils|outillage|materiel|equipos|equipamentos|gereedschap|werkzeugen?|kleding|trajes|disfraces|costumi|abiti|maquinaria|maquinas|roupas|fantasias|andaimes|andamios|ponteggi)\b.*|^(?:werkzeug|gerate|maschinen|kostum|zelt|party|baumaschinen|gereedschaps?|machine|kleding|kostuum|tenten)(?:verleih|vermietung|verhuur)$|^verhuurwinkels?$|^(?:packaging and labell?ing|court reporting|stenotype|photocopying|notary|astrolog\w*|dating|matchmaking|pet (?:grooming|sitting|boarding|care|services?))(?: (?:and \w+ )?services?)?$`,
  ),
  head(
    'agriculture.machinery',
    String.raw`^(?:farm|agricultural|lawn and garden) (?:\w+ ){0,4}(?:machinery|equipment) (?:and equipment )?manufactur\w+$`,
  ),
  head(
    'manufacturing.machinery',
    String.raw`^(?!semiconductor)(?:\w+ )*(?:machinery|machines) (?:and equipment )?(?:manufactur\w+|mfg|makers?|builders?)$|^(?:fabrication|construction|fabricacion|fabricacao|fabbricazione|costruzione|herstellung|vervaardiging|manufacture) (?:de |di |von |van |of )(?:other |autres? |otra |outras? |altre |sonstigen |overige )?(?:machines|maquinaria|maquinas|macchine|maschinen|machinery) (?:pour|para|per|fur|voor|for) .+`,
  ),
  head('consumer-goods.sports-and-leisure', String.raw`^musical instruments? (?:manufactur\w+|makers?)$|\bsporting and athletic goods\b`),
  head(
    'manufacturing.metal-products',
    String.raw`^(?:\w+ )?hardware manufactur\w+$|^machine shops?\b.*|^(?:coating|engraving|heat treating|plating)\b.*\ballied activities$`,
  ),
  head(
    'media.arts-and-events',
    String.raw`\b(?:amusement|theme|nature|water) (?:and theme )?parks?\b(?: and arcades| and other similar institutions)?|\bbowling cent(?:er|re)s?\b|\bmarinas?\b|\bbanquet halls?\b|\bticket (?:sales?|office|shop|agency)\b|\bticketverkoop\b|\bvente de billets\b|\bventa de entradas\b|\bbiglietteri\w\b|\bescape rooms?\b`,
  ),
  head('professional-services.market-research', String.raw`\bmarketing research\b|\bopinion poll\w*`),
  head(
    'nonprofit.charities',
    String.raw`\b(?:environment|conservation|wildlife)\b.*\borgani[sz]ations?$|^vocational rehabilitation services?$`,
  ),
  head(
    'retail.specialty',
    String.raw`^(?:art|antiques?|building materials?(?: and supplies)?|other building material|manufactured mobile home|book|coin|stamp|rug|carpet|piano|gun|firearms?) dealers?$`,
  ),
  head(
    'construction.trades',
    String.raw`^(?:autres |tous les autres )?entrepreneurs? (?:en|specialises?)\b.*|^(?:\w+ ){0,4}(?:trade |building equipment |finishing )contractors?$`,
  ),
  head(
    'construction.civil-engineering',
    String.raw`\b(?:construction|construccion|construcao|costruzione)\b (?:de |di |d |of )?(?:lignes de transmission|oleoducs|oleoductos|oleodutos|oleodotti|routes|autoroutes|ponts|carreteras|autopistas|puentes|estradas|rodovias|pontes|strade|autostrade|ponti)\b.*|\b(?:sewer|pipeline|power and communication) lines?\b.*\bconstruction\b.*|\bpipeline and related structures\b.*`,
  ),
  head('professional-services', String.raw`^(?:\w+ )*(?:repair|mending) (?:shops?|services?|workshops?)$`),
];
