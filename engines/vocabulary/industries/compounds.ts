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

/** What is made, in the plural, as the last part of a word: "Regenbekleidung", "regenjassen". In the singular, it is mostly something else ("Supermarktkette"). */
const made: readonly (readonly [RegExp, IndustryId])[] = [
  [
    /\w{3}(?:(?<!wand|fassaden|dach|boden|decken|innenver)(?:be)?kleidung|kleding|(?<!brems|hemm|kabel)(?:schuhe|schoenen)|stiefel|laarzen|hemden|hosen|broeken|jacken|jassen|handschuhe|handschoenen|blusen|blouses|mutzen)$/,
    'consumer-goods.apparel',
  ],
  [
    /\w{3}(?:mobel|meubels|meubelen|meubilair|matratzen|matrassen|sessel|sofas|(?<!roll|fahr|dach|web|beicht|wiegen?)stuhle|(?<!rol|dak|auto)stoelen)$/,
    'manufacturing.furniture',
  ],
  [
    /\w{3}(?:(?<!wasch|spul|spuel|nah|kaffee|buro|land|garten|such|spiel|rechen|schreib|lern)maschinen|(?<!was|naai|koffie|landbouw|zoek|kantoor|reken|schrijf|tuin)machines|(?<!warme|warmte)(?:pumpen|pompen)|ventile|getriebe|kompressoren|compressoren|turbinen|turbines|ventilatoren|zentrifugen|forderbander|forderanlagen|verdichter)$/,
    'manufacturing.machinery',
  ],
  [/\w{3}(?:lampen|leuchten|armaturen|transformatoren|generatoren|stromkabel)$/, 'manufacturing.electrical-equipment'],
  [
    /\w{3}(?:(?<!dach|mauer)ziegel|dachziegel|mauerziegel|dakpannen|bakstenen|betonsteine|betonstenen|betonrohre|betonbuizen|mortel|pflastersteine|straatstenen)$/,
    'construction.materials',
  ],
  [/\w{3}(?:fenster|turen|kozijnen|deuren|rollladen|jalousien|rolluiken|tore)$/, 'manufacturing.building-products'],
  [
    /\w{3}(?:lacke|farben|klebstoffe|chemikalien|harze|dunger|pigmente|verven|lakken|lijmen|meststoffen|chemicalien)$/,
    'materials.chemicals',
  ],
  [
    /\w{3}(?:wurst|wurste|kase|brote|geback|nudeln|konserven|gewurze|schokolade|suppen|sossen|saucen|kekse|worsten|kazen|broden|soepen|sauzen|koekjes|zuckerraffinerien?|suikerraffinaderij(?:en)?|starkefabriken?|zetmeelfabriek(?:en)?)$/,
    'food-and-drink.packaged-food',
  ],
  [/\w{3}(?:safte|limonaden|sappen|limonades)$/, 'food-and-drink.beverages'],
  [/\w{3}(?:(?<!sch)weine|biere|schnapse|likore|wijnen|bieren|likeuren)$/, 'food-and-drink.alcohol'],
  [/\w{3}(?:garne|textilien|teppiche|gardinen|vorhange|garens|gordijnen|tapijten)$/, 'manufacturing.textiles'],
  [/\w{3}(?:fahrrader|spielzeuge|spielwaren|sportgerate|fietsen|speelgoed|sportartikelen)$/, 'consumer-goods.sports-and-leisure'],
  [/\w{3}(?:prothesen|implantate|implantaten|protheses|katheter|katheters)$/, 'healthcare.medical-devices'],
  [
    /\w{3}(?:kartons|(?<!sar)kisten|flaschen|(?<!steck)dosen|fasser|eimer|verpackungen|flessen|vaten|emmers|verpakkingen)$/,
    'manufacturing.packaging',
  ],
  [/\w{3}(?:werkzeuge|schrauben|beschlage|scharniere|gereedschappen|schroeven|bouten|scharnieren)$/, 'manufacturing.metal-products'],
  [/\w{3}(?:motoren|triebwerke)$/, 'manufacturing.machinery'],
  [/sport(?:vereine?|verenigingen|vereniging|clubs?)$/, 'media.sports'],
  [/\w{3}(?:verbande|vereinigungen|verenigingen|organisaties)$/, 'nonprofit.associations'],
  [/\w{3}(?:kanzleien)$/, 'professional-services.legal'],
  [/\w{3}(?:praxen|praktijken)$/, 'healthcare.practices'],
  [/\w{3}(?:verlage|uitgeverijen|uitgevers)$/, 'media.publishing'],
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
  return (endings.find(([pattern]) => pattern.test(folded)) ?? made.find(([pattern]) => pattern.test(folded)))?.[1] ?? null;
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
