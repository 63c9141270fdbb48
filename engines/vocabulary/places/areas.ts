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
  ['deep south|us south|southeastern us|southwest us|sun belt|rust belt|us east coast|us west coast|great lakes region', { country: 'US' }],
  ['brooklyn|manhattan|queens new york', { country: 'US', region: 'US.NY', city: 'new york city' }],
  ['maritimes|canadian maritimes|atlantic canada|western canada', { country: 'CA' }],
  ['ostdeutschland|westdeutschland|neue bundeslander', { country: 'DE' }],
  ['pfalz|rheinhessen|moselregion|eifel', { country: 'DE', region: 'DE.08' }],
  ['siegerland|niederrhein|bergisches|rheinisches revier', { country: 'DE', region: 'DE.07' }],
  ['oberschwaben|baden|ortenau|breisgau|kraichgau|schwabische alb', { country: 'DE', region: 'DE.01' }],
  ['nordhessen|sudhessen|mittelhessen|taunus', { country: 'DE', region: 'DE.05' }],
  ['emsland|ostfriesland|luneburger heide', { country: 'DE', region: 'DE.06' }],
  ['erzgebirge|vogtland|oberlausitz', { country: 'DE', region: 'DE.13' }],
  ['salzkammergut|innviertel|muhlviertel', { country: 'AT', region: 'AT.04' }],
  ['waldviertel|weinviertel|mostviertel', { country: 'AT', region: 'AT.03' }],
  ['sudtirol|alto adige|trentino|trentin haut adige|south tyrol', { country: 'IT', region: 'IT.17' }],
  ['friuli', { country: 'IT', region: 'IT.06' }],
  ['romagna|emilia|riviera romagnola', { country: 'IT', region: 'IT.05' }],
  ['brianza|valtellina|franciacorta|oltrepo pavese', { country: 'IT', region: 'IT.09' }],
  ['salento', { country: 'IT', region: 'IT.13' }],
  ['langhe|monferrato', { country: 'IT', region: 'IT.12' }],
  ['costa smeralda', { country: 'IT', region: 'IT.14' }],
  ['cinque terre', { country: 'IT', region: 'IT.08' }],
  ['maremma|chianti|versilia', { country: 'IT', region: 'IT.16' }],
  ['alsace|lorraine|champagne ardenne|elsass|alsacia|lotharingen', { country: 'FR', region: 'FR.44' }],
  ['aquitaine|perigord|limousin|poitou charentes|dordogne|gironde', { country: 'FR', region: 'FR.75' }],
  ['languedoc|languedoc roussillon|midi pyrenees', { country: 'FR', region: 'FR.76' }],
  ['provence', { country: 'FR', region: 'FR.93' }],
  ['rhone alpes|auvergne|savoie|haute savoie', { country: 'FR', region: 'FR.84' }],
  ['bourgogne|burgundy|franche comte', { country: 'FR', region: 'FR.27' }],
  ['picardie|nord pas de calais', { country: 'FR', region: 'FR.32' }],
  ['vendee|anjou', { country: 'FR', region: 'FR.52' }],
  ['basse normandie|haute normandie', { country: 'FR', region: 'FR.28' }],
  ['region parisienne|petite couronne|grande couronne', { country: 'FR', region: 'FR.11' }],
  ['finistere|morbihan|cotes d armor|ille et vilaine', { country: 'FR', region: 'FR.53' }],
  ['mallorca|majorca|majorque|menorca|formentera|maiorca', { country: 'ES', region: 'ES.07' }],
  ['tenerife|gran canaria|lanzarote|fuerteventura|teneriffa|kanaren', { country: 'ES', region: 'ES.53' }],
  ['levante espanol|costa blanca', { country: 'ES', region: 'ES.60' }],
  ['achterhoek|veluwe|betuwe', { country: 'NL', region: 'NL.03' }],
  [
    'vlaams brabant|west vlaanderen|oost vlaanderen|flandre occidentale|flandre orientale|brabant flamand',
    { country: 'BE', region: 'BE.VLG' },
  ],
  ['waals brabant|brabant wallon|henegouwen|hainaut', { country: 'BE', region: 'BE.WAL' }],
  ['sylt|fohr|amrum|fehmarn', { country: 'DE', region: 'DE.10' }],
  ['rugen|usedom', { country: 'DE', region: 'DE.12' }],
  ['norderney|borkum', { country: 'DE', region: 'DE.06' }],
  ['twente|salland', { country: 'NL', region: 'NL.15' }],
  ['de kempen|brainport', { country: 'NL', region: 'NL.06' }],
  ['ardennen|ardennes belges', { country: 'BE', region: 'BE.WAL' }],
  ['lake district|chilterns|new forest', { country: 'GB', region: 'GB.ENG' }],
  ['ticino svizzero|tessin', { country: 'CH', region: 'CH.TI' }],
  ['costa del sol', { country: 'ES', region: 'ES.51' }],
  ['costa brava', { country: 'ES', region: 'ES.56' }],
  ['algarve', { country: 'PT' }],
  ['abc paulista|grande abc', { country: 'BR', region: 'BR.27' }],
  ['bali|java|sumatra', { country: 'ID' }],
  ['costiera amalfitana|amalfi coast|cilento', { country: 'IT', region: 'IT.04' }],
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
