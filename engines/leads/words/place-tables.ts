/**
 * Groups of countries in the seven languages, folded. EU: its members in 2026. Continents and areas: United Nations, Standard
 * Country or Area Codes for Statistical Use (M49); the Middle East is M49's Western Asia.
 */
const list = (codes: string): readonly string[] => codes.split(' ');

const european = list(
  'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA',
);
const middleEastern = list('AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE');
const african = list(
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
);
const latin = list(
  'AG AI AR AW BB BL BO BQ BR BS BV BZ CL CO CR CU CW DM DO EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI',
);
const asian = list('AF BD BN BT CN HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN');
const oceanian = list('AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS');
const union = list('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK');
const merged = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];

/** Countries in which a name alone is looked up as a region. */
export const regionCountries = [
  'US',
  'CA',
  'GB',
  'DE',
  'AT',
  'CH',
  'FR',
  'ES',
  'IT',
  'PT',
  'NL',
  'BE',
  'AU',
  'BR',
  'MX',
  'IN',
  'IE',
  'PL',
  'SE',
  'NO',
  'DK',
  'FI',
  'AR',
  'CL',
  'CO',
];

/** Parts of Europe by M49: Eastern, Northern, Southern, Western. */
const easternEuropean = list('BG BY CZ HU MD PL RO RU SK UA');
const northernEuropean = list('AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ');
const southernEuropean = list('AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA');
const westernEuropean = list('AT BE CH DE FR LI LU MC NL');
const northAfrican = list('DZ EG EH LY MA SD TN');
const westAfrican = list('BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG');
const eastAfrican = list('BI DJ ER ET IO KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW');
const southernAfrican = list('BW LS NA SZ ZA');
const southAmerican = list('AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE');
const centralAmerican = list('BZ CR GT HN MX NI PA SV');
const caribbean = list('AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI');
const northernAmerican = list('BM CA GL PM US');
const southeastAsian = list('BN ID KH LA MM MY PH SG TH TL VN');
const eastAsian = list('CN HK JP KP KR MN MO TW');
const southAsian = list('AF BD BT IN IR LK MV NP PK');
const centralAsian = list('KG KZ TJ TM UZ');
/** Members of the Gulf Cooperation Council. */
const gulf = list('AE BH KW OM QA SA');
/** The countries that the OECD's glossary counts as Central and Eastern European. */
const centralAndEastern = list('AL BG CZ EE HR HU LT LV PL RO SI SK');
const balkan = list('AL BA BG GR HR ME MK RO RS SI XK');

export const groups: readonly (readonly [names: string, codes: readonly string[]])[] = [
  [
    String.raw`(?:the )?(?:eastern europe|osteuropa|europe de l est|europa del este|europa oriental|europa dell est|europa orientale|leste europeu|europa de leste|oost europa)`,
    easternEuropean,
  ],
  [String.raw`(?:northern europe|europe du nord|europa del norte|nord europa|norte da europa|noord europa)`, northernEuropean],
  [
    String.raw`(?:southern europe|sudeuropa|europe du sud|europa del sur|sud europa|europa meridionale|sul da europa|zuid europa)`,
    southernEuropean,
  ],
  [
    String.raw`(?:western europe|westeuropa|europe de l ouest|europe occidentale|europa occidental|europa occidentale|europa ocidental|west europa)`,
    westernEuropean,
  ],
  [
    String.raw`(?:cee|central and eastern europe|mittel und osteuropa|mittelosteuropa|europe centrale et orientale|peco|centro y este de europa|europa centro orientale|midden en oost europa)`,
    centralAndEastern,
  ],
  [String.raw`(?:the )?(?:balkans?|balkanlandern?|balcanes|balcani|balcas)`, balkan],
  [String.raw`(?:visegrad(?: group| countries)?|v4)`, list('CZ HU PL SK')],
  [
    String.raw`(?:the )?(?:gcc(?: countries| region)?|gulf(?: states| countries| region)?|golfstaaten|golfregion|pays du golfe|paises del golfo|paesi del golfo|golfstaten)`,
    gulf,
  ],
  [
    String.raw`(?:the )?(?:mena(?: region)?|middle east and north africa|naher osten und nordafrika|moyen orient et afrique du nord)`,
    merged(middleEastern, list('EG IR'), list('DZ LY MA TN')),
  ],
  [String.raw`(?:the )?(?:levant|levante mediterraneo)`, list('IL JO LB PS SY')],
  [String.raw`(?:the )?(?:maghreb|magreb)`, list('DZ LY MA MR TN')],
  [
    String.raw`(?:sub saharan africa|subsahara afrika|afrique subsaharienne|africa subsahariana|africa sub sahariana)`,
    african.filter((code) => !northAfrican.includes(code)),
  ],
  [String.raw`(?:north(?:ern)? africa|nordafrika|afrique du nord|africa del norte|norte de africa|nord africa|noord afrika)`, northAfrican],
  [String.raw`(?:west(?:ern)? africa|westafrika|afrique de l ouest|africa occidental(?:e)?|west afrika)`, westAfrican],
  [String.raw`(?:east(?:ern)? africa|ostafrika|afrique de l est|africa oriental(?:e)?|oost afrika)`, eastAfrican],
  [String.raw`(?:southern africa|sudliches afrika|afrique australe)`, southernAfrican],
  [
    String.raw`(?:south america|sudamerika|amerique du sud|sudamerica|suramerica|america del sur|america do sul|sud america|zuid amerika|south american)`,
    southAmerican,
  ],
  [
    String.raw`(?:central america|mittelamerika|zentralamerika|amerique centrale|centroamerica|america central(?:e)?|midden amerika)`,
    centralAmerican,
  ],
  [String.raw`(?:the )?(?:caribbean|karibik|caraibes|caribe|caraibi|caraiben|caribisch gebied)`, caribbean],
  [String.raw`(?:the americas|ameriques|las americas|americhe)`, merged(latin, northernAmerican)],
  [String.raw`(?:cono sur|southern cone|cone sul)`, list('AR CL UY')],
  [
    String.raw`(?:south ?east(?:ern)? asia|sea region|sudostasien|asie du sud est|sudeste asiatico|sud est asiatico|sudeste asiatico|zuidoost azie)`,
    southeastAsian,
  ],
  [String.raw`(?:asean(?: countries| region)?)`, southeastAsian],
  [String.raw`(?:south(?:ern)? asia|sudasien|asie du sud|asia del sur|zuid azie)`, southAsian],
  [String.raw`(?:east(?:ern)? asia|ostasien|asie de l est|asia oriental(?:e)?|oost azie)`, eastAsian],
  [String.raw`(?:central asia|zentralasien|asie centrale|asia central(?:e)?|centraal azie)`, centralAsian],
  [
    String.raw`(?:asia|asien|asie|azie|asian|asiatische[nrs]?|asiatiques?|asiatic[oai]s?|asiatiche|aziatische)`,
    merged(asian, middleEastern, list('IR')),
  ],
  [String.raw`(?:oceania|ozeanien|oceanie)`, oceanian],
  [String.raw`(?:anz|australia and new zealand|australien und neuseeland)`, list('AU NZ')],
  [
    String.raw`(?:(?:der |den |la |the )?(?:(?:dach|d a ch|d / a / ch|d ?/ ?a ?/ ?ch)(?: region| raum| lander[n]?)?|german speaking (?:countries|europe|region)|deutschsprachige[nr]? (?:raum|lander[n]?)))`,
    list('AT CH DE'),
  ],
  [
    String.raw`(?:the )?(?:nordics?(?: countries)?|nordische[nr]? lander[n]?|nordeuropa|nordiques|nordische[nr]?|pays nordiques|paises nordicos|paesi nordici|scandinavi(?:a|e|en)n?|skandinavien|escandinavia|scandinavie|scandinavian|nordic)(?: region)?`,
    list('DK FI IS NO SE'),
  ],
  [String.raw`(?:the )?(?:benelux(?: staaten| landern?| countries)?)`, list('BE LU NL')],
  [
    String.raw`(?:the )?(?:baltics?(?: states| countries)?|baltikum|pays baltes|paises balticos|paesi baltici|baltische (?:staaten|lander|staten))`,
    list('EE LT LV'),
  ],
  [
    String.raw`(?:iberia|iberian peninsula|iberica|peninsula iberica|iberische halbinsel|peninsule iberique|penisola iberica|iberisch schiereiland|iberian)`,
    list('ES PT'),
  ],
  [String.raw`(?:uk and ireland|uki|uk i|united kingdom and ireland|britain and ireland|uk ireland)`, list('GB IE')],
  [
    String.raw`(?:the )?(?:european union|eu(?: countries| member states| staaten| landern?)?|europaische[nr]? union|union europeenne|ue|union europea|unione europea|uniao europeia|europese unie)`,
    union,
  ],
  [String.raw`emea`, merged(european, middleEastern, african)],
  [
    String.raw`(?:europe|europa|european|europaische[nrs]?|europeen(?:ne)?s?|europe[aoie]s?|europee|europei[ao]s?|europese|europeias?|europeus?)`,
    european,
  ],
  [
    String.raw`(?:latam|latin america|lateinamerika|amerique latine|america latina|latijns amerika|latin americans?|latinoamerican?[oa]?s?|latinoamerica|lateinamerikanische[nr]?|latino americaine?s?|latinoamerican[ie]|latijns amerikaanse)`,
    latin,
  ],
  [String.raw`(?:apac|asia pacific|asien pazifik|asie pacifique|asia pacifico)`, merged(asian, oceanian)],
  [String.raw`(?:the )?(?:middle east|naher osten|nahen osten|moyen orient|oriente medio|medio oriente|midden oosten)`, middleEastern],
  [
    String.raw`(?:north america|nordamerika|amerique du nord|america del norte|norteamerica|nord america|america do norte|noord amerika|north american|nordamerikanische[nr]?)`,
    northernAmerican,
  ],
  [String.raw`(?:africa|afrika|afrique|african)`, african],
];
