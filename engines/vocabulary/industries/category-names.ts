/**
 * Names of whole categories: the sectors and subsectors of NAICS (2017 and 2022), the major groups of the SIC, the categories and groups of Crunchbase and
 * LinkedIn's in seven languages; and what software vendors call the industries of their customers ("MSP", "QSR"). Many categories list several things, and
 * their words alone would name only one of these ("Agriculture, Forestry, Fishing and Hunting"). Folded, compared as a whole. A data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const categories: Readonly<Record<IndustryId, string>> = {
  agriculture:
    'agriculture forestry fishing and hunting|agriculture forestry and fishing|support activities for agriculture and forestry|agricultural services|agricultural production|organic',
  'agriculture.farming':
    'animal production and aquaculture|agricultural production crops|agricultural production livestock and animal specialties',
  'agriculture.agtech': 'animal feed',
  'agriculture.fishing': 'fishing hunting and trapping',
  'materials.mining':
    'gold and silver ores|gold mining|miscellaneous metal ores|mining quarrying and oil and gas extraction|mining except oil and gas|support activities for mining|metal mining|mining and quarrying of nonmetallic minerals except fuels',
  'materials.steel-and-metals': 'primary metal manufacturing|primary metal industries|precious metals',
  'materials.paper-and-forest':
    'wood product manufacturing|paper manufacturing|lumber and wood products except furniture|paper and allied products',
  'materials.glass-and-ceramics': 'nonmetallic mineral product manufacturing|stone clay glass and concrete products',
  'materials.chemicals': 'chemical manufacturing|chemicals and allied products',
  'energy.oil-and-gas':
    'oil and gas extraction|petroleum and coal products manufacturing|petroleum refining and related industries|gasoline stations|gasoline stations and fuel dealers|pipelines except natural gas|o and g',
  'energy.electricity': 'elektrowirtschaft|electric power distribution|electric power generation transmission and distribution',
  energy: 'electric gas and sanitary services|dienstleistungen fur versorgungsunternehmen',
  'environment.waste': 'hazardous waste management|waste management and remediation services',
  'professional-services':
    'administrative and support and waste management and remediation services|administrative and support and waste management|management of companies and enterprises|packaging services|quality assurance',
  'construction.civil-engineering':
    'heavy and civil engineering construction|heavy construction other than building construction contractors|heavy construction except building construction contractors',
  'construction.building':
    'general bldg contractors residential bldgs|general bldg contractors nonresidential bldgs|operative builders|construction of buildings|building construction general contractors and operative builders',
  'construction.trades':
    'zimmerei und ingenieurholzbau|dachdeckerei und bauspenglerei|construction special trade contractors|special trade contractors|diy',
  'construction.architecture':
    'services engineering services|regenerative design|mechanical design|engineering accounting research management and related services|mapping services',
  'food-and-drink': 'beverage and tobacco product manufacturing|food manufacturing|food and kindred products|dietary supplements',
  'food-and-drink.packaged-food':
    'meat packing plants|sausages and other prepared meat products|grain mill products|sugar and confectionery products|canned frozen and preserved fruit veg and food specialties|poultry slaughtering and processing|animal food manufacturing',
  'manufacturing.textiles': 'textile mills|textile product mills|textile mill products',
  'consumer-goods.apparel':
    'apparel and other finished prods of fabrics and similar matl|mens and boys furnishings work clothing and allied garments|apparel and other finished products made from fabrics and similar materials|leather and leather products|leather and allied product manufacturing|eyewear',
  'manufacturing.printing': 'printing publishing and allied industries|printing and related support activities',
  'manufacturing.plastics-and-rubber': 'rubber and miscellaneous plastics products|plastics and rubber products manufacturing',
  'manufacturing.metal-products':
    'fabricated metal products except machinery and transportation equipment|fabricated metal product manufacturing',
  'manufacturing.machinery':
    'industrial and commercial machinery and computer equipment|metalworking machinery manufacturing|metalworking machinery|machinery manufacturing|laser',
  'manufacturing.electrical-equipment':
    'electrical equipment appliance and component manufacturing|electronic and other electrical equipment and components except computer equipment|lighting',
  'manufacturing.automation': 'machine to machine|m2m',
  'hardware.electronic-components':
    'laboratory analytical instruments|instruments for meas and testing of electricity and elec signals|search detection navigation guidance aeronautical sys|measuring analyzing and controlling instruments|measuring analyzing and controlling instruments photographic medical and optical goods watches and clocks|nfc|motion capture',
  'hardware.consumer-electronics': 'gps',
  'hardware.network-equipment': 'network hardware|network equipment enterprise|optical networking|data telecom oem',
  hardware: 'accessible hardware manufacturing',
  automotive: 'transportation equipment manufacturing|transportation equipment',
  'automotive.electric-vehicles': 'alternative fuel vehicle manufacturing|alternative fuel vehicles',
  'automotive.dealers':
    'motor vehicle and parts dealers|automotive dealers and gasoline service stations|automotive repair services and parking|automotive repair and maintenance|automotive repair',
  'wholesale.food': 'grocery and related product wholesalers',
  wholesale:
    'business supplies and equipment|merchant wholesalers durable goods|merchant wholesalers nondurable goods|wholesale trade durable goods|wholesale trade nondurable goods',
  'retail.specialty':
    'building material and garden equipment and supplies dealers|building materials hardware garden supply and mobile home dealers|miscellaneous retail|all other miscellaneous store retailers|miscellaneous store retailers|apparel and accessory stores|clothing and clothing accessories stores|home furniture furnishings and equipment stores|furniture and home furnishings stores|electronics and appliance stores|sporting goods hobby musical instrument and book stores|health and personal care stores',
  'retail.department-stores': 'general merchandise stores',
  'retail.grocery': 'food stores|food and beverage stores',
  retail: 'nonstore retailers|direct sales|vending and concessions|price comparison|product search',
  'retail.e-commerce': 'online auctions|subscription commerce|social commerce|e comm|ecomm',
  'transport-and-logistics': 'support activities for transportation|transportation services|transportation by air',
  'transport-and-logistics.freight':
    'transport routier|transports routiers|motor freight transportation and warehousing|motor freight transportation',
  'transport-and-logistics.passenger':
    'local and suburban transit and interurban highway passenger transportation|public transportation|public transit|rideshare',
  'transport-and-logistics.maritime': 'ferry service|ferries|marine technology',
  'transport-and-logistics.airlines': 'airline',
  'transport-and-logistics.delivery': 'package freight delivery|united states postal service|postal service',
  telecommunications: 'unified communications|video conferencing',
  media: 'motion picture video and sound industries',
  'media.film-and-video': 'motion picture and sound recording industries|motion pictures|motion picture and video industries',
  'media.publishing': 'comics|e books|textbook|textbooks|reading apps|publishing industries except internet',
  'media.broadcasting': 'podcast|podcasts|podcasting|broadcasting except internet|broadcasting and content providers',
  'media.arts-and-events':
    'performing arts spectator sports and related industries|museums historical sites and similar institutions|museums art galleries and botanical and zoological gardens|recreation|parks',
  'media.sports':
    'public golf courses|golf courses|race tracks|racing|skiing|table tennis|volley ball|volleyball|hockey|cricket|rugby|sports and recreation clubs',
  'media.advertising':
    'servizi di pubbliche relazioni e comunicazione|services de relations publiques et de communication|relaciones publicas y comunicacion|relacoes publicas e comunicacao|ad server|ad servers|sponsorship|personal branding|reputation|multi channel marketing',
  'media.design-services': 'usability testing|photo editing|motion design',
  'travel-and-hospitality':
    'amusement gambling and recreation industries|amusement and recreation services|hotels rooming houses camps and other lodging places|accommodation',
  'travel-and-hospitality.hotels': 'hotellerie|hotellerie de plein air',
  'travel-and-hospitality.restaurants':
    'special food services|food services and drinking places|eating and drinking places|qsr|quick service restaurants',
  'software.data-and-ai': 'startup ia|ia|startup ai|data and analytics|visual search|semantic search|simulation software|neural networks',
  'software.blockchain': 'blockchain and cryptocurrency|cryptocurrency and blockchain',
  software:
    'tecnologia e inovacao|tecnologia e innovazione|tecnologia e innovacion|technologie et innovation|technologie und innovation|web search portals libraries archives and other information services|other information services|navigation and mapping|operating systems|desktop apps|web browsers|vertical search|indoor positioning|navigation|q and a|qr codes|simulation',
  'software.business-software':
    'business information systems|management information systems|cms|content management|content management systems|productivity tools|virtual workforce|product management|management isv|non management isv|isv|independent software vendor',
  'software.cybersecurity': 'spam filtering|darknet|fraud prevention|cyber',
  'software.cloud-infrastructure': 'virtual desktop|computing infrastructure providers|storage service provider',
  'software.marketing-software':
    'customer relationship management crm|customer relationship management|crm software|social crm|consumer reviews',
  'software.social-networks': 'social bookmarking|crowdsourcing',
  'software.games': 'virtual world|virtual worlds|virtual goods|nintendo|playstation|xbox',
  'software.it-services':
    'program development|it system custom software development|services et conseil en informatique|msp management service provider|msp|managed service provider|asp application service provider',
  'financial-services.banking': 'monetary authorities central bank|monetary authorities|depository institutions',
  'financial-services.lending':
    'sales financing|real estate credit|all other nondepository credit intermediation|nondepository credit institutions|nondepository credit intermediation|credit intermediation and related activities',
  'financial-services.investment-banking':
    'securities commodity contracts and other financial investments and related activities|security and commodity brokers dealers exchanges and services',
  'financial-services.asset-management': 'funds trusts and other financial vehicles|retirement',
  'financial-services.venture-capital': 'holding and other investment offices',
  'financial-services': 'finserv|bfsi|fin serv',
  insurance: 'insurance carriers and related activities',
  'real-estate': 'lessors of real estate',
  'real-estate.services':
    'vermittlung von wohngrundstucken|vermittlung von grundstucken gebauden und wohnungen|grundstucksvermittlung|vermittlung von gewerbegrundstucken|title abstract and settlement offices|title abstract offices|building maintenance|facility maintenance',
  'healthcare.hospitals': 'hopitaux et soins de sante|hospitais e atencao a saude',
  healthcare:
    'servicios medicos|servicos medicos|servizi medici|services medicaux|medizinische dienstleistungen|medische diensten|ambulatory health care services|ambulatory health care|health services|outpatient care|rehabilitation|first aid|diabetes|hospital health care|hospital and healthcare',
  'healthcare.practices': 'cosmetic surgery|aesthetic medicine',
  'healthcare.wellness': 'quantified self|fitness and recreational sports centers',
  'life-sciences': 'pharma and life sciences|life sciences and pharma|pharmaceuticals and life sciences|life sciences and healthcare',
  'education.schools': 'underserved children',
  'education.training': 'music education',
  'professional-services.legal': 'ediscovery|e discovery',
  'professional-services.outsourcing': 'debt collections|debt collection|debt collection agency',
  'public-sector':
    'legislative office|gov t|govt|gov|political|executive legislative and other general government support|executive legislative and general government except finance',
  'public-sector.govtech': 'smart cities|smart city',
  'public-sector.safety': 'justice public order and safety activities|justice public order and safety|wild fire',
  'public-sector.administration':
    'administration of human resource programs|administration of environmental quality programs|administration of economic programs|administration of housing programs urban planning and community development|public finance taxation and monetary policy',
  'aerospace-and-defence.defence':
    'ordnance and accessories no vehicles guided missiles|ordnance and accessories|national security and international affairs|military',
  nonprofit:
    'religious grantmaking civic professional and similar organizations|non profit org|nonprofit org|non profits|not for profit organization|non profit organisation',
  'nonprofit.associations':
    'veterans organizations|veterans organisations|alumni associations|labor organizations|fraternity|fraternities|sororities',
  'consumer-goods.household': 'furniture and fixtures',
  'consumer-goods.sports-and-leisure':
    'games toys and childrens vehicles|games toys and children s vehicles|games toys and children s vehicles no dolls and bicycles|baby goods|hobbies',
  'food-and-drink.beverages': 'bottled and canned soft drinks and carbonated waters',
  'aerospace-and-defence': 'guided missiles and space vehicles and parts|guided missiles and space vehicles|aero and defense|a and d',
  'healthcare.medical-devices':
    'dental equipment and supplies|x ray apparatus and tubes and related irradiation apparatus|in vitro and in vivo diagnostic substances',
  'real-estate.commercial': 'operators of nonresidential buildings|cre',
  'real-estate.residential': 'operators of apartment buildings',
  'travel-and-hospitality.travel-agencies': 'reise und veranstaltungsmanagement',
  'construction.materials': 'construction materiaux',
  'automotive.parts':
    'motor vehicle seating and interior trim manufacturing|motor vehicle steering and suspension components manufacturing|motor vehicle brake system manufacturing|motor vehicle transmission and power train parts manufacturing|motor vehicle metal stamping|motor vehicle electrical and electronic equipment manufacturing|motor vehicle gasoline engine and engine parts manufacturing|motor vehicle parts manufacturing|other motor vehicle parts manufacturing',
  'professional-services.staffing': 'services help supply services|help supply services|employment agencies|employment placement agencies',
  'hardware.computers': 'storage equipment',
  'healthcare.elderly-care': 'senior living',
  education: 'edu',
  environment: 'environmental',
};

export function categoryNames(): [name: string, id: IndustryId][] {
  return namesWithIds(categories);
}
