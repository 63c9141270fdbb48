/** Areas with a name of their own: what a person would put them under. Own data, from public maps. Folded. */
import type { CountryCode, RegionId } from './places.ts';

export interface Area {
  readonly country: CountryCode;
  readonly region?: RegionId;
  /** The city's folded name in the gazetteer, if the area is named after it. */
  readonly city?: string;
}

const table: ReadonlyArray<readonly [names: string, area: Area]> = [
  [
    'bay area|silicon valley|east bay|south bay|peninsula bay area|inland empire|orange county|southern california|northern california|socal|norcal|central valley|napa valley',
    { country: 'US', region: 'US.CA' },
  ],
  [
    'sf bay area|san francisco bay area|san francisco bay|greater san francisco bay area',
    { country: 'US', region: 'US.CA', city: 'san francisco' },
  ],
  ['research triangle|research triangle park|research triangle area|the triangle', { country: 'US', region: 'US.NC' }],
  ['twin cities|greater twin cities area|twin cities area|twin cities metro', { country: 'US', region: 'US.MN', city: 'minneapolis' }],
  ['tampa bay|tampa bay area|greater tampa bay area|greater tampa bay', { country: 'US', region: 'US.FL', city: 'tampa' }],
  ['dfw|dfw metroplex|dfw area|dallas metroplex', { country: 'US', region: 'US.TX', city: 'dallas' }],
  ['south florida|southwest florida|central florida', { country: 'US', region: 'US.FL' }],
  ['long island|hudson valley|upstate new york|western new york', { country: 'US', region: 'US.NY' }],
  ['hampton roads|northern virginia|nova', { country: 'US', region: 'US.VA' }],
  ['lehigh valley', { country: 'US', region: 'US.PA' }],
  ['silicon slopes|wasatch front', { country: 'US', region: 'US.UT' }],
  ['silicon hills', { country: 'US', region: 'US.TX', city: 'austin' }],
  [
    'new england|tri state area|new york tri state area|pacific northwest|us midwest|midwest|dmv|dmv area|washington|east coast|west coast',
    { country: 'US' },
  ],
  ['greater toronto area|gta|greater toronto hamilton area', { country: 'CA', region: 'CA.08', city: 'toronto' }],
  ['metro vancouver|lower mainland', { country: 'CA', region: 'CA.02', city: 'vancouver' }],
  [
    'rhein neckar|metropolregion rhein neckar|rhein neckar kreis|rhine neckar|rhein main|rhein main gebiet|rhine main|metropolregion frankfurt rhein main|rhein ruhr|mitteldeutschland|norddeutschland|suddeutschland|bodensee|bodenseeregion|schwarzwald',
    { country: 'DE' },
  ],
  [
    'ruhrgebiet|ruhr area|ruhr|ruhrpott|rheinland|sauerland|munsterland|ostwestfalen|ostwestfalen lippe|owl|metropole ruhr|bergisches land',
    { country: 'DE', region: 'DE.07' },
  ],
  [
    'franken|oberbayern|niederbayern|oberpfalz|allgau|mittelfranken|oberfranken|unterfranken|schwaben bayern',
    { country: 'DE', region: 'DE.02' },
  ],
  ['randstad|de randstad', { country: 'NL' }],
  ['cote d azur|french riviera|sophia antipolis', { country: 'FR', region: 'FR.93' }],
  ['romandie|suisse romande|deutschschweiz|arc lemanique|mittelland|lake geneva region|genferseeregion', { country: 'CH' }],
  [
    'home counties|the midlands|midlands uk|thames valley|m4 corridor|silicon fen|north west england|north east england|south east england|south west england|east of england|east anglia|peak district|cotswolds',
    { country: 'GB', region: 'GB.ENG' },
  ],
  ['scottish highlands|central belt|silicon glen', { country: 'GB', region: 'GB.SCT' }],
  ['delhi ncr|ncr|national capital region delhi|ncr delhi|greater delhi area', { country: 'IN' }],
  ['mumbai metropolitan region|greater mumbai', { country: 'IN', region: 'IN.16', city: 'mumbai' }],
  ['costa del sol', { country: 'ES', region: 'ES.51' }],
  ['costa brava', { country: 'ES', region: 'ES.56' }],
  ['algarve', { country: 'PT' }],
  ['abc paulista|grande abc', { country: 'BR', region: 'BR.27' }],
  ['pearl river delta|greater bay area|yangtze river delta', { country: 'CN' }],
];

/** By folded name. */
export const areas: ReadonlyMap<string, Area> = new Map(
  table.flatMap(([names, area]) => names.split('|').map((name) => [name, area] as const)),
);

/** Counties of the United Kingdom that no city shares its name with, by the code of their nation. */
export const britishCounties: Readonly<Record<string, string>> = {
  ENG: 'bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|county durham|cumbria|derbyshire|devon|dorset|east sussex|east riding of yorkshire|essex|gloucestershire|greater manchester|hampshire|herefordshire|hertfordshire|isle of wight|kent|lancashire|leicestershire|lincolnshire|merseyside|norfolk|north yorkshire|northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland|shropshire|somerset|south yorkshire|staffordshire|suffolk|surrey|sussex|tyne and wear|warwickshire|west midlands|east midlands|west sussex|west yorkshire|wiltshire|worcestershire|yorkshire|middlesex',
  SCT: 'aberdeenshire|angus|argyll|ayrshire|east lothian|fife|lanarkshire|midlothian|perthshire|renfrewshire|scottish borders|west lothian|moray|highland',
  WLS: 'anglesey|carmarthenshire|ceredigion|conwy|denbighshire|flintshire|glamorgan|gwent|gwynedd|monmouthshire|pembrokeshire|powys|south glamorgan|clwyd|dyfed',
  NIR: 'county antrim|county armagh|county down|county fermanagh|county londonderry|county tyrone',
};
