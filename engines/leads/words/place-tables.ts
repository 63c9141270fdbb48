/**
 * Groups of countries and the adjectives of countries in the seven languages, folded. EU: its members in 2026. Continents and areas: United Nations, Standard
 * Country or Area Codes for Statistical Use (M49); the Middle East is M49's Western Asia without the Caucasus and Cyprus, and Egypt and Iran.
 */
const list = (codes: string): readonly string[] => codes.split(' ');

const european = list(
  'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA',
);
const middleEastern = list('AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE');
const african = list(
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
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

export const groups: readonly (readonly [names: string, codes: readonly string[]])[] = [
  [
    String.raw`(?:(?:der |den |la |the )?(?:dach(?: region| raum| lander[n]?)?|german speaking (?:countries|europe|region)|deutschsprachige[nr]? (?:raum|lander[n]?)))`,
    list('AT CH DE'),
  ],
  [
    String.raw`(?:the )?(?:nordics?(?: countries)?|nordische[nr]? lander[n]?|nordeuropa|pays nordiques|paises nordicos|paesi nordici|scandinavi(?:a|e|en)n?|skandinavien|escandinavia|scandinavie|scandinavian|nordic)(?: region)?`,
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
  [String.raw`(?:latam|latin america|lateinamerika|amerique latine|america latina|latijns amerika|latin american|latinoamerica)`, latin],
  [String.raw`(?:apac|asia pacific|asien pazifik|asie pacifique|asia pacifico)`, merged(asian, oceanian)],
  [String.raw`(?:the )?(?:middle east|naher osten|nahen osten|moyen orient|oriente medio|medio oriente|midden oosten)`, middleEastern],
  [
    String.raw`(?:north america|nordamerika|amerique du nord|america del norte|norteamerica|nord america|america do norte|noord amerika|north american)`,
    list('BM CA GL PM US'),
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
  [String.raw`singaporean`, 'SG'],
  [String.raw`new zealand`, 'NZ'],
  [String.raw`south african|sudafrikanische[nrms]?|sudafrican[oa]s?`, 'ZA'],
];
