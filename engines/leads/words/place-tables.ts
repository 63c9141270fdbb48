/**
 * Groups of countries and the adjectives of countries in the seven languages, folded. EU: its members in 2026. Continents and areas: United Nations, Standard
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

/** Inflected adjectives and inhabitants, one line a country. */
export const adjectives: readonly (readonly [names: string, code: string])[] = [
  [String.raw`germans?|deutsche[nrms]?|allemand(?:e|s|es)?|aleman(?:a|es|as)?|tedesc(?:o|a|hi|he)|alema(?:o|es|s)?|alemaes|duitse?`, 'DE'],
  [String.raw`austrians?|osterreichische[nrms]?|oesterreichische[nrms]?|autrichien(?:ne)?s?|austriac[oaie]s?|oostenrijkse?`, 'AT'],
  [String.raw`swiss|schweizer(?:ische[nrms]?)?|suisses?|suiz[oa]s?|svizzer[oaie]|suic[oa]s?|zwitserse?`, 'CH'],
  [String.raw`french|franzosische[nrms]?|francais(?:e|es)?|frances(?:a|es|as)?|francesi|francese|franse?`, 'FR'],
  [String.raw`spanish|spanische[nrms]?|espagnole?s?|espanol(?:a|es|as)?|spagnol[oaie]|espanho(?:l|la|is|las)|spaanse?`, 'ES'],
  [String.raw`italians?|italienische[nrms]?|italien(?:ne)?s?|italian[oaie]s?|italiaanse?`, 'IT'],
  [String.raw`portuguese|portugiesische[nrms]?|portugais(?:e|es)?|portugues(?:a|es|as)?|portoghes[ei]|portugese?`, 'PT'],
  [
    String.raw`dutch|niederlandische[nrms]?|hollandische[nrms]?|neerlandais(?:e|es)?|hollandais(?:e|es)?|holandes(?:a|es|as)?|neerlandes(?:a|es|as)?|olandes[ei]|nederlandse?|hollandse?`,
    'NL',
  ],
  [String.raw`belgians?|belgische[nrms]?|belges?|belgas?|belg[aioh]e?|belgisch`, 'BE'],
  [String.raw`luxembourgish|luxemburgische[nrms]?|luxembourgeois(?:e|es)?`, 'LU'],
  [String.raw`british|britische[nrms]?|britanniques?|britanic[oa]s?|britannic[oaih]e?|britse?`, 'GB'],
  [String.raw`irish|irische[nrms]?|irlandais(?:e|es)?|irlandes(?:a|es|as|i|e)?|ierse?`, 'IE'],
  [
    String.raw`americans?|us american|amerikanische[nrms]?|us amerikanische[nrms]?|americaine?s?|american[oaie]s?|estadounidenses?|statunitens[ei]|norte americanos?|norte americanas?|amerikaanse?`,
    'US',
  ],
  [String.raw`canadians?|kanadische[nrms]?|canadien(?:ne)?s?|canadienses?|canades[ei]|canadenses?|canadese`, 'CA'],
  [String.raw`polish|polnische[nrms]?|polonais(?:e|es)?|polac[oa]s?|polacch[ie]|polones(?:a|es|as)?|poolse?`, 'PL'],
  [String.raw`czech|tschechische[nrms]?|tcheques?|chec[oa]s?|cec[oa]|cech[ie]|tchec[oa]s?|tsjechische?`, 'CZ'],
  [String.raw`swedish|schwedische[nrms]?|suedois(?:e|es)?|suec[oa]s?|svedes[ei]|zweedse?`, 'SE'],
  [String.raw`danish|danische[nrms]?|danois(?:e|es)?|danes(?:a|es|as|i|e)?|dinamarques(?:a|es|as)?|deense?`, 'DK'],
  [String.raw`norwegians?|norwegische[nrms]?|norvegien(?:ne)?s?|norueg[oa]s?|norvegesi|norvegese|noruegues(?:a|es|as)?|noorse?`, 'NO'],
  [String.raw`finnish|finnische[nrms]?|finlandais(?:e|es)?|finlandes(?:a|es|as|i|e)?|finse?`, 'FI'],
  [String.raw`hungarians?|ungarische[nrms]?|hongrois(?:e|es)?|hungar[oa]s?|ungheres[ei]|hongaarse?`, 'HU'],
  [String.raw`romanians?|rumanische[nrms]?|roumaine?s?|ruman[oa]s?|rumen[oaie]|romen[oa]s?|roemeense?`, 'RO'],
  [String.raw`greek|griechische[nrms]?|grecs?|grecques?|grieg[oa]s?|grec[oi]|greche|greg[oa]s?|griekse?`, 'GR'],
  [String.raw`turkish|turkische[nrms]?|turcs?|turques?|turc[oa]s?|turch[ie]|turkse?`, 'TR'],
  [String.raw`brazilians?|brasilianische[nrms]?|bresilien(?:ne)?s?|brasilen[oa]s?|brasilian[oaie]|brasileir[oa]s?|braziliaanse?`, 'BR'],
  [String.raw`mexicans?|mexikanische[nrms]?|mexicaine?s?|mexican[oa]s?|messican[oaie]|mexicaanse?`, 'MX'],
  [String.raw`argentinians?|argentinische[nrms]?|argentine?s?|argentin[oaie]s?|argentijnse?`, 'AR'],
  [String.raw`chilean|chilenische[nrms]?|chilien(?:ne)?s?|chilen[oa]s?`, 'CL'],
  [String.raw`colombians?|kolumbianische[nrms]?|colombien(?:ne)?s?|colombian[oa]s?`, 'CO'],
  [String.raw`indians?|indische[nrms]?|indien(?:ne)?s?|indi[oa]s?|indian[oaie]s?`, 'IN'],
  [String.raw`chinese|chinesische[nrms]?|chinois(?:e|es)?|chin[oa]s?|cines[ei]|chines(?:a|es|as)|chinees`, 'CN'],
  [String.raw`japanese|japanische[nrms]?|japonais(?:e|es)?|japones(?:a|es|as)?|giapponesi|giapponese|japanse?`, 'JP'],
  [String.raw`koreans?|south korean|koreanische[nrms]?|coreen(?:ne)?s?|corean[oaie]s?`, 'KR'],
  [String.raw`australians?|australische[nrms]?|australien(?:ne)?s?|australian[oaie]s?`, 'AU'],
  [String.raw`israeli|israelische[nrms]?|israelien(?:ne)?s?|israelies?|israelian[oaie]|israelenses?`, 'IL'],
  [String.raw`ukrainians?|ukrainische[nrms]?|ukrainien(?:ne)?s?|ucrania?n[oaie]s?|oekraiense?`, 'UA'],
  [String.raw`estonian|estnische[nrms]?|estonien(?:ne)?s?|estoni[oa]s?|estse`, 'EE'],
  [String.raw`peruvian|peruan[oa]s?|peruvien(?:ne)?s?|peruanische[nrms]?`, 'PE'],
  [String.raw`ecuadorian|ecuatorian[oa]s?|equatorian[oa]s?`, 'EC'],
  [String.raw`venezuelan|venezolan[oa]s?|venezuelan[oa]s?`, 'VE'],
  [String.raw`uruguayan|uruguay[oa]s?|uruguai[oa]s?`, 'UY'],
  [String.raw`paraguayan|paraguay[oa]s?`, 'PY'],
  [String.raw`bolivian|bolivian[oa]s?`, 'BO'],
  [String.raw`costa rican|costarricenses?`, 'CR'],
  [String.raw`panamanian|panamen[oa]s?`, 'PA'],
  [String.raw`guatemalan|guatemaltec[oa]s?`, 'GT'],
  [String.raw`dominican|dominican[oa]s`, 'DO'],
  [String.raw`cuban|cuban[oa]s`, 'CU'],
  [String.raw`moroccan|marokkanische[nrms]?|marocaine?s?|marroqui(?:es)?|marocchin[oaie]|marroquin[oa]s?|marokkaanse?`, 'MA'],
  [String.raw`tunisian|tunesische[nrms]?|tunisien(?:ne)?s?|tunecin[oa]s?|tunisin[oaie]`, 'TN'],
  [String.raw`algerian|algerische[nrms]?|algerien(?:ne)?s?|argelin[oa]s?|algerin[oaie]`, 'DZ'],
  [String.raw`egyptian|agyptische[nrms]?|egyptien(?:ne)?s?|egipci[oa]s?|egizian[oaie]|egyptische`, 'EG'],
  [String.raw`nigerian|nigerianische[nrms]?`, 'NG'],
  [String.raw`kenyan|kenianische[nrms]?`, 'KE'],
  [String.raw`ghanaian`, 'GH'],
  [String.raw`ethiopian`, 'ET'],
  [String.raw`senegalese|senegalais(?:e|es)?`, 'SN'],
  [String.raw`ivorian|ivoirien(?:ne)?s?`, 'CI'],
  [String.raw`saudi|saudische[nrms]?|saoudien(?:ne)?s?|saudies`, 'SA'],
  [String.raw`emirati`, 'AE'],
  [String.raw`qatari`, 'QA'],
  [String.raw`kuwaiti`, 'KW'],
  [String.raw`lebanese|libanesische[nrms]?|libanais(?:e|es)?|libanes(?:a|es|as|i)?`, 'LB'],
  [String.raw`jordanian`, 'JO'],
  [String.raw`vietnamese|vietnamesische[nrms]?|vietnamien(?:ne)?s?|vietnamitas?|vietnamit[ei]`, 'VN'],
  [String.raw`thai|thailandische[nrms]?|thailandais(?:e|es)?|tailandes(?:a|es|as|i)?|thailandes[ei]`, 'TH'],
  [String.raw`indonesian|indonesische[nrms]?|indonesien(?:ne)?s|indonesi[oa]s`, 'ID'],
  [String.raw`malaysian|malaysische[nrms]?`, 'MY'],
  [String.raw`filipino|philippine|philippinische[nrms]?|filipin[oa]s`, 'PH'],
  [String.raw`pakistani`, 'PK'],
  [String.raw`bangladeshi`, 'BD'],
  [String.raw`sri lankan`, 'LK'],
  [String.raw`taiwanese|taiwanesische[nrms]?|taiwanais(?:e|es)?`, 'TW'],
  [String.raw`russian|russische[nrms]?|russes|rus[oa]s|russ[oa]s`, 'RU'],
  [String.raw`bulgarian|bulgarische[nrms]?|bulgares?|bulgar[oaie]s?`, 'BG'],
  [String.raw`serbian|serbische[nrms]?|serbes?|serbi[oa]s?|serb[oaie]`, 'RS'],
  [String.raw`croatian|kroatische[nrms]?|croates?|croatas?|croat[oaie]`, 'HR'],
  [String.raw`slovenian|slowenische[nrms]?|slovenes?|eslovenas?|eslovenos?|sloven[oaie]`, 'SI'],
  [String.raw`slovak|slovakian|slowakische[nrms]?|slovaques?|eslovac[oa]s?|slovacc[ao]|slovacche`, 'SK'],
  [String.raw`lithuanian|litauische[nrms]?|lituanien(?:ne)?s?|lituan[oa]s?`, 'LT'],
  [String.raw`latvian|lettische[nrms]?|lettons?|leton(?:a|es|as)?`, 'LV'],
  [String.raw`icelandic|islandische[nrms]?|islandais(?:e|es)?|islandes(?:a|es|as|i)?`, 'IS'],
  [String.raw`maltese|maltesische[nrms]?|maltais(?:e|es)?`, 'MT'],
  [String.raw`cypriot|zyprische[nrms]?|chypriotes?`, 'CY'],
  [String.raw`albanian|albanische[nrms]?`, 'AL'],
  [String.raw`bosnian|bosnische[nrms]?`, 'BA'],
  [String.raw`moldovan|moldauische[nrms]?`, 'MD'],
  [String.raw`armenian|armenische[nrms]?`, 'AM'],
  [String.raw`kazakh|kasachische[nrms]?`, 'KZ'],
  [String.raw`kiwi|neuseelandische[nrms]?`, 'NZ'],
  [String.raw`singaporean`, 'SG'],
  [String.raw`new zealand`, 'NZ'],
  [String.raw`south african|sudafrikanische[nrms]?|sudafrican[oa]s?`, 'ZA'],
];
