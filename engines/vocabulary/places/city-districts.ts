/**
 * Districts whose names other places have, too, and which people write before their city: "Palermo, Buenos Aires" is not in Sicily, and "Chelsea, New York" is no
 * town of its own. By the city's ID, folded; from the cities' own lists of districts, boroughs and neighborhoods. Districts whose names nothing else has need
 * no entry, and neither do those that the gazetteer has as part of their city.
 */
import { foldText } from '../text/fold.ts';
import type { Area } from './area.ts';
import { citiesNamed, cityOf, type City } from './gazetteer.ts';
import type { CityId } from './places.ts';

const table: Readonly<Record<CityId, string>> = {
  'AR.07.buenos-aires':
    'agronomia|almagro|belgrano|caballito|chacarita|coghlan|constitucion|flores|floresta|la boca|las canitas|liniers|mataderos|microcentro|monserrat|nueva pompeya|nunez|once|palermo|palermo hollywood|palermo soho|parque patricios|paternal|puerto madero|recoleta|retiro|saavedra|san cristobal|san nicolas|san telmo|versalles|villa crespo|villa devoto|villa urquiza',
  'AU.02.sydney': 'barangaroo|chippendale|darlinghurst|pyrmont|redfern|surry hills|the rocks|ultimo|woolloomooloo',
  'AU.07.melbourne': 'carlton|collingwood|docklands|east melbourne|fitzroy|southbank|south yarra|st kilda|west melbourne',
  'BE.BRU.brussels':
    'anderlecht|auderghem|etterbeek|evere|forest|ixelles|elsene|jette|laeken|molenbeek|saint gilles|schaerbeek|schaarbeek|uccle|ukkel|woluwe|woluwe saint lambert|woluwe saint pierre',
  'BR.21.rio-de-janeiro':
    'barra|barra da tijuca|botafogo|catete|centro|copacabana|flamengo|gavea|gloria|ipanema|jacarepagua|lagoa|laranjeiras|leblon|leme|madureira|maracana|meier|recreio|recreio dos bandeirantes|santa teresa|tijuca|urca',
  'BR.27.sao-paulo':
    'aclimacao|barra funda|bela vista|bom retiro|brooklin|butanta|campo belo|centro|cerqueira cesar|consolacao|faria lima|higienopolis|ipiranga|itaim|itaim bibi|itaquera|jabaquara|jardim paulista|jardins|lapa|liberdade|moema|mooca|morumbi|paraiso|penha|perdizes|pinheiros|republica|santa cecilia|santana|santo amaro|saude|se|tatuape|vila leopoldina|vila madalena|vila mariana|vila olimpia',
  'CA.08.toronto': 'downsview|east york|etobicoke|liberty village|north york|scarborough|the annex|yorkville',
  'CL.12.santiago': 'centro|el golf|barrio italia|lastarria|sanhattan',
  'CO.34.bogota': 'centro|chapinero|chico|fontibon|kennedy|santa fe|suba|teusaquillo|usaquen',
  'DK.17.copenhagen': 'amager|islands brygge|nordhavn|norrebro|osterbro|sydhavn|valby|vesterbro',
  'ES.29.madrid':
    'centro|chamartin|chamberi|chueca|cuatro torres|lavapies|malasana|retiro|salamanca|san blas|tetuan|usera|vallecas|villaverde',
  'ES.56.barcelona': 'born|eixample|el born|gracia|horta|les corts|poblenou|sant andreu|sant antoni|sant gervasi|sant marti|sants|sarria',
  'FR.11.paris':
    'bastille|batignolles|belleville|bercy|la villette|le marais|madeleine|marais|montmartre|montparnasse|opera|passy|pigalle|republique',
  'GB.ENG.london':
    'acton|barking|barnet|battersea|bermondsey|bexley|bloomsbury|brent|brixton|bromley|camden|camden town|chelsea|chiswick|city|clapham|covent garden|croydon|dalston|ealing|enfield|euston|finchley|fulham|greenwich|hackney|hammersmith|hampstead|haringey|harrow|havering|highgate|hillingdon|holborn|hounslow|hoxton|islington|kennington|kensington|kings cross|knightsbridge|lambeth|lewisham|merton|newham|notting hill|old street|paddington|pimlico|putney|redbridge|richmond|soho|southwark|stratford|sutton|tooting|tottenham|tower hamlets|vauxhall|victoria|walthamstow|wandsworth|waterloo|wembley|westminster|white city|wimbledon|woolwich',
  'GB.SCT.edinburgh': 'leith|morningside|new town|old town|portobello|stockbridge',
  'IN.16.mumbai': 'chembur|colaba|dadar|fort|kurla|mulund|nariman point|parel|thane west|vikhroli|worli',
  'IN.28.kolkata': 'alipore|ballygunge|new town|park street|rajarhat|salt lake|salt lake city',
  'IT.07.rome': 'centro|eur|monti|ostiense|parioli|prati|testaccio|tiburtina|trastevere',
  'IT.09.milan': 'bovisa|brera|centro|citylife|garibaldi|isola|lambrate|loreto|navigli|niguarda|porta nuova|san siro',
  'KE.05.nairobi': 'karen|kilimani|lavington|parklands|upper hill|westlands',
  'MX.09.mexico-city':
    'anzures|benito juarez|centro|centro historico|coyoacan|cuauhtemoc|del valle|juarez|la condesa|lomas de chapultepec|miguel hidalgo|napoles|narvarte|roma|roma norte|roma sur|santa fe',
  'NG.05.lagos': 'ikeja|ikoyi|lekki|surulere|victoria island|yaba',
  'PE.LMA.lima': 'barranco|centro|la molina|magdalena del mar|miraflores|san borja|san isidro|santiago de surco|surco|surquillo',
  'PT.14.lisbon': 'alcantara|alvalade|areeiro|belem|benfica|chiado|estrela|marvila|parque das nacoes|saldanha',
  'TR.34.istanbul': 'atasehir|besiktas|beyoglu|fatih|kadikoy|levent|maslak|sariyer|sisli|taksim|umraniye|uskudar',
  'US.CA.los-angeles':
    'arts district|brentwood|century city|downtown la|echo park|encino|hollywood|koreatown|los feliz|north hollywood|playa vista|san pedro|silver lake|silverlake|studio city|van nuys|venice|venice beach|westwood|woodland hills',
  'US.CA.san-diego': 'downtown|gaslamp|hillcrest|la jolla|mission valley|north park|pacific beach|point loma|sorrento valley',
  'US.CA.san-francisco':
    'bernal heights|castro|dogpatch|financial district|haight|hayes valley|marina|mission|mission bay|mission district|nob hill|noe valley|north beach|pacific heights|potrero hill|presidio|richmond|soma|south beach|sunset|tenderloin|the mission',
  'US.DC.washington-d-c': 'adams morgan|anacostia|capitol hill|columbia heights|dupont circle|foggy bottom|georgetown|navy yard|shaw',
  'US.IL.chicago':
    'bucktown|edgewater|fulton market|gold coast|hyde park|lakeview|lincoln park|lincoln square|logan square|loop|pilsen|ravenswood|river north|streeterville|the loop|uptown|west loop|wicker park',
  'US.MA.boston':
    'allston|back bay|beacon hill|brighton|charlestown|dorchester|east boston|fenway|fort point|jamaica plain|north end|roxbury|seaport|seaport district|south boston|south end',
  'US.NY.brooklyn':
    'bedford stuyvesant|bushwick|crown heights|downtown|downtown brooklyn|dumbo|gowanus|greenpoint|park slope|prospect heights|red hook|sunset park|williamsburg',
  'US.NY.manhattan':
    'chelsea|chinatown|east village|financial district|flatiron|gramercy|harlem|midtown|soho|tribeca|upper east side|upper west side|west village',
  'US.NY.new-york-city':
    'astoria|battery park|bushwick|chelsea|chinatown|dumbo|east village|financial district|flatiron|flushing|gramercy|greenpoint|greenwich village|harlem|hells kitchen|hudson yards|long island city|lower east side|midtown|midtown manhattan|noho|nolita|park slope|soho|tribeca|union square|upper east side|upper west side|wall street|west village|williamsburg',
  'US.PA.philadelphia': 'center city|chestnut hill|fishtown|manayunk|northern liberties|old city|rittenhouse square|university city',
  'US.WA.seattle':
    'ballard|belltown|capitol hill|fremont|georgetown|green lake|pioneer square|queen anne|south lake union|university district|wallingford',
  'ZA.06.johannesburg': 'braamfontein|melville|midrand|parktown|randburg|rosebank|sandton',
  'ZA.11.cape-town': 'century city|claremont|green point|observatory|sea point|woodstock',
  'CN.22.beijing': 'chaoyang|changping|daxing|dongcheng|fengtai|haidian|shunyi|tongzhou|wangjing|xicheng|yizhuang',
  'CN.23.shanghai': 'baoshan|changning|hongkou|huangpu|jiading|jingan|minhang|putuo|songjiang|yangpu',
  'CN.30.guangzhou': 'huangpu|panyu|yuexiu',
  'CN.30.shenzhen': 'baoan|longgang|longhua|luohu|nanshan',
  'QA.01.doha': 'al sadd|lusail|msheireb|the pearl|west bay',
  'GB.ENG.bristol': 'clifton|redcliffe|temple quay',
  'GB.ENG.manchester': 'castlefield|didsbury|northern quarter|spinningfields|trafford park',
  'GB.ENG.birmingham': 'digbeth|edgbaston|jewellery quarter',
  'GB.ENG.leeds': 'headingley|holbeck',
  'GB.SCT.glasgow': 'govan|hillhead|partick|west end',
  'DE.05.frankfurt-am-main': 'bockenheim|bornheim|gallus|hoechst|hochst|nordend|ostend|rodelheim|sachsenhausen|westend',
  'DE.02.munich': 'au|haidhausen|laim|lehel|moosach|riem|sendling|solln',
  'DE.07.koln': 'chorweiler|innenstadt|kalk|lindenthal|mulheim|porz|rodenkirchen|sulz',
  'DE.01.stuttgart': 'degerloch|feuerbach|mohringen|vaihingen|wangen|weilimdorf|zuffenhausen',
  'AT.09.vienna': 'alsergrund|josefstadt|landstrasse|leopoldstadt|liesing|mariahilf|margareten|neubau|wahring|wieden',
  'BR.06.fortaleza': 'aldeota|meireles',
  'BR.30.recife': 'boa viagem|boa vista|casa forte|ilha do leite',
  'BR.15.belo-horizonte': 'centro|funcionarios|lourdes|pampulha|santa lucia|savassi',
  'BR.18.curitiba': 'agua verde|batel|centro|portao',
  'BR.23.porto-alegre': 'centro|moinhos de vento|petropolis',
  'MX.14.guadalajara': 'americana|providencia',
  'MX.19.monterrey': 'centro|san jeronimo',
  'ES.60.valencia': 'benimaclet|el carmen|ruzafa|russafa',
  'ES.51.sevilla': 'los remedios|nervion|triana',
  'CH.GE.geneve': 'carouge|champel|eaux vives|plainpalais',
  'PT.17.porto': 'boavista|foz|paranhos|ramalde',
  'US.TX.dallas': 'deep ellum|downtown|oak lawn|uptown',
  'US.TX.houston': 'downtown|galleria|midtown|montrose|river oaks',
  'US.TX.austin': 'domain|downtown|east austin|the domain',
  'US.GA.atlanta': 'buckhead|downtown|midtown|old fourth ward|west midtown',
  'US.FL.miami': 'brickell|coconut grove|design district|downtown|little havana|wynwood',
  'US.CO.denver': 'capitol hill|cherry creek|downtown|lodo|rino',
  'US.OR.portland': 'downtown|pearl district|sellwood',
  'US.MN.minneapolis': 'downtown|north loop|uptown',
  'ID.04.jakarta': 'kuningan|menteng|scbd|senayan|sudirman|tebet',
  'MY.14.kuala-lumpur': 'bangsar|bukit bintang|cheras|kepong',
  'CA.02.vancouver': 'downtown|gastown|kitsilano|mount pleasant|yaletown',
  'CA.10.montreal': 'griffintown|mile end|old montreal|plateau|saint laurent|verdun|vieux montreal|ville saint laurent',
  'TR.68.ankara': 'cankaya|kizilay|yenimahalle',
  'PL.78.warsaw': 'mokotow|ochota|praga|srodmiescie|wola|zoliborz',
  'CZ.52.prague': 'dejvice|holesovice|karlin|nusle|smichov|vinohrady|zizkov',
  'EG.11.cairo': 'dokki|garden city|heliopolis|maadi|nasr city|zamalek',
};

/** Districts that people write without their city, whose names no other place of note has. As above. */
const aloneTable: Readonly<Record<CityId, string>> = {
  'AE.03.dubai':
    'al quoz|bur dubai|business bay|dubai internet city|dubai media city|dubai silicon oasis|jlt|jumeirah|jumeirah lake towers',
  'BR.15.belo-horizonte': 'savassi',
  'BR.21.rio-de-janeiro': 'barra da tijuca|ipanema|leblon',
  'BR.27.sao-paulo': 'avenida paulista|faria lima|itaim bibi|vila madalena|vila mariana|vila olimpia',
  'CA.02.vancouver': 'gastown|yaletown',
  'CA.10.montreal': 'griffintown|le plateau mont royal|plateau mont royal|vieux montreal',
  'CH.BS.basel': 'kleinbasel',
  'CO.02.medellin': 'el poblado',
  'CO.34.bogota': 'chapinero|usaquen',
  'CZ.52.prague': 'holesovice|smichov|vinohrady|zizkov',
  'DE.01.stuttgart': 'bad cannstatt|zuffenhausen',
  'DE.02.munich': 'haidhausen|maxvorstadt|schwabing',
  'DE.05.frankfurt-am-main': 'gallusviertel',
  'DE.07.bonn': 'bad godesberg',
  'DE.07.koln': 'ehrenfeld',
  'DE.13.leipzig': 'connewitz|plagwitz',
  'DK.17.copenhagen': 'islands brygge|norrebro|orestad|osterbro|vesterbro',
  'EG.11.cairo': 'maadi|zamalek',
  'ES.29.madrid': 'chueca|lavapies|malasana',
  'ES.56.barcelona': 'el born|poblenou|22 barcelona',
  'FR.11.paris': 'canal saint martin|le marais|montmartre|montparnasse|pigalle|saint germain des pres',
  'FR.32.lille': 'euralille',
  'FR.84.lyon': 'la part dieu|part dieu|villeurbanne la doua',
  'GB.ENG.london': 'covent garden|hackney wick|knightsbridge|notting hill|tower hamlets|city of westminster london',
  'GB.ENG.manchester': 'ancoats|spinningfields',
  'IN.07.new-delhi': 'connaught place|nehru place|okhla|saket',
  'IN.16.mumbai': 'nariman point|worli',
  'IN.19.bengaluru': 'indiranagar|jayanagar|whitefield',
  'IT.07.rome': 'parioli|trastevere',
  'IT.09.milan': 'lambrate|navigli|porta nuova milano',
  'JP.32.osaka': 'shinsaibashi|umeda',
  'JP.40.tokyo': 'akasaka|akihabara|ginza|ikebukuro|shibuya|shinjuku',
  'KR.10.busan': 'haeundae|haeundae gu',
  'MY.14.kuala-lumpur': 'bangsar|bukit bintang|mont kiara',
  'NG.05.lagos': 'ikoyi|lekki|lekki phase 1|victoria island|victoria island lagos',
  'NL.07.amsterdam': 'de pijp|zuidas',
  'NO.12.oslo': 'grunerlokka|majorstuen',
  'PL.78.warsaw': 'mokotow|srodmiescie',
  'TH.40.bangkok': 'sathorn|silom|sukhumvit|thonglor',
  'TR.34.istanbul': 'kadikoy|maslak|sisli|umraniye|uskudar',
  'TR.68.ankara': 'kizilay',
  'US.IL.chicago': 'wicker park|wrigleyville',
  'US.MA.boston': 'back bay|jamaica plain',
  'US.NY.new-york-city':
    'flatiron district|hells kitchen|lower east side|lower manhattan|midtown manhattan|tribeca|upper east side|upper west side',
  'US.CA.san-francisco': 'hayes valley|noe valley|potrero hill',
  'US.WA.seattle': 'south lake union',
  'ZA.06.johannesburg': 'braamfontein',
};

const byCity = new Map<CityId, ReadonlySet<string>>(Object.entries(table).map(([id, names]) => [id, new Set(names.split('|'))]));

const byDistrict = new Map<string, CityId>(
  Object.entries(aloneTable).flatMap(([id, names]) => names.split('|').map((name) => [name, id] as const)),
);

/** Whether the city has a district with this folded name. */
const hasDistrict = (city: CityId, folded: string): boolean => (byCity.get(city)?.has(folded) ?? false) || byDistrict.get(folded) === city;

/** The same, or the gazetteer has the name as part of the city. */
export const isDistrictOf = ({ id, country }: City, folded: string): boolean =>
  hasDistrict(id, folded) || citiesNamed(country, folded).some(({ within }) => within === id);

/** The city whose district a folded name means also without the city's name; null for others. */
export const cityOfDistrictAlone = (folded: string): CityId | null => byDistrict.get(folded) ?? null;

/** The same, as an area that is named after its city. */
export function areaOfDistrict(folded: string): Area | undefined {
  const id = cityOfDistrictAlone(folded);
  const city = id === null ? null : cityOf(id);
  return city ? { country: city.country, ...(city.region !== null && { region: city.region }), city: foldText(city.name) } : undefined;
}

/** Cities that have districts here, for tests. */
export const citiesWithDistricts = (): readonly CityId[] => [...byCity.keys(), ...byDistrict.values()];
