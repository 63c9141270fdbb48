/**
 * More names of our industries: those of LinkedIn's list (version 2) and Crunchbase's categories that neither our own names nor the words of a
 * title (industry-words.ts) identify. Compared folded, as a whole. Long because it is one data table.
 */
import type { IndustryId } from './industries.ts';

const names: Readonly<Record<IndustryId, string>> = {
  software:
    'technology information and internet|technology information and media|internet services|internet software and services|software development|desktop computing software products|embedded software products|mobile computing software products|information services|mobile|apps and software|desktop software|online portals|search engine|internet publishing|search engines and internet portals',
  'software.business-software':
    'enterprise applications|enterprise resource planning erp|enterprise resource planning|document management|collaboration|project management|task management|presentations|meeting software|file sharing|business process automation bpa|subscription service|scheduling|b2b saas|e signature|electronic signature',
  'software.developer-tools': 'developer tools|embedded systems|application performance management|devops tools',
  'software.data-and-ai':
    'data infrastructure and analytics|business intelligence platforms|predictive analytics|data mining|data visualization|data integration|text analytics|natural language processing|speech recognition|facial recognition|image recognition|intelligent systems|semantic web|big data analytics|agentic ai|foundational ai|ai infrastructure|data management|database',
  'software.cloud-infrastructure':
    'paas|iaas|infrastructure as a service|platform as a service|cloud infrastructure|cloud storage|cloud data services|cloud management|private cloud|data storage|data center|data centre|it infrastructure|web hosting and domains|domain registrar|cloud services|content delivery network|content delivery networks',
  'software.cybersecurity':
    'privacy and security|cloud security|fraud detection|identity management|network security|privacy|penetration testing|computer and network security|data security and privacy',
  'software.it-services':
    'digital accessibility services|it system data services|it system installation and disposal|it system operations and maintenance|it system testing and evaluation|it management|technical support|information and communications technology ict|software engineering|web apps',
  'software.marketing-software':
    'lead generation|lead management|marketing automation|sales automation|sales and marketing software|personalization|loyalty programs|contact management|ad network|ad exchange|ad targeting|ad retargeting|affiliate marketing|app marketing|video advertising|social media marketing|email marketing',
  'software.hr-software': 'employee benefits|human capital management|recruiting software|hcm',
  'software.games':
    'mobile gaming apps|pc games|casual games|console games|online games|mmo games|serious games|gamification|game development|video game development|computer games|game',
  'software.marketplaces':
    'internet marketplace platforms|auctions|collaborative consumption|sharing economy|local business|classifieds|freelance marketplace',
  'software.social-networks':
    'social networking platforms|social|social media platforms|private social networking|professional networking|online forums|user generated content|video chat|sms|messaging platforms|photo sharing',
  'software.consumer-apps': 'apps|mobile apps and platforms|ios|android|mobile app',
  'software.design-software': 'cad|web design software|content creators',
  'software.blockchain': 'blockchain services|ethereum|decentralized finance defi|non fungible token nft|virtual currency',
  'hardware.computers': 'computer hardware manufacturing|quantum computing|flash storage|gpu|computer vision hardware',
  'hardware.consumer-electronics':
    'virtual reality|augmented reality|metaverse|consumer electronics|ar vr|extended reality|mobile devices|google glass',
  'hardware.robotics': 'drone management|drone|robotics engineering|industrial robots|warehouse robotics',
  'hardware.electronic-components': 'smart meter manufacturing|sensor|rfid|electrical and electronic components|lighting electronics',
  'hardware.semiconductors':
    'application specific integrated circuit asic|field programmable gate array fpga|renewable energy semiconductor manufacturing',
  hardware: 'hardware|electronics|computers and electronics manufacturing',
  telecommunications:
    'messaging and telecommunications|telecommunications carriers|telecommunications resellers|communications infrastructure|voip',
  'telecommunications.wireless': 'wireless services|wireless carriers|mobile network operator|5g',
  'telecommunications.wireline': 'wired telecommunications carriers|fiber|internet service providers',
  'telecommunications.satellites': 'satellite telecommunications|satellite communication',
  'financial-services':
    'lending and investments|financial services|impact investing|finance and insurance|finance insurance and real estate|credit intermediation|foreign exchange trading|funding platform|crowdfunding|gift card|consumer finance services',
  'financial-services.banking':
    'international trade banking|central banks|building societies|savings banks|retail banking|mobile banking|functions related to depository banking',
  'financial-services.fintech': 'fintech|insurtech and fintech|personal finance|open banking',
  'financial-services.payments': 'mobile payments|transaction processing|credit cards|debit cards|prepaid cards|digital wallet',
  'financial-services.lending': 'loan brokers|micro lending|peer to peer lending|consumer lending|credit bureau|student loans|auto finance',
  'financial-services.asset-management':
    'wealth management|investment advice|funds and trusts|pension funds|trusts and estates|hedge funds|asset and fund management|family office|retirement planning|financial advisors|financial planning',
  'financial-services.venture-capital':
    'venture capital and private equity principals|holding companies|incubators|angel investors|angel investment',
  'financial-services.investment-banking':
    'capital markets|securities and commodity exchanges brokerage|trading platform|stock brokers|investment brokers',
  'financial-services.exchanges': 'securities and commodity exchanges|financial exchanges|prediction markets',
  insurance: 'insurance carriers|claims adjusting actuarial services|insurance and employee benefit funds',
  'insurance.life-and-health': 'life insurance carriers|health insurance carriers|direct health and medical insurance carriers',
  'insurance.property-and-casualty': 'auto insurance|property insurance|commercial insurance',
  'insurance.brokers': 'insurance agencies and brokerages|insurance agents brokers and service',
  'real-estate': 'real estate and equipment rental services|real estate activities|real estate investment',
  'real-estate.services':
    'leasing real estate agents|real estate agents and brokers|real estate and rental services|facilities services|building management',
  'real-estate.residential': 'leasing residential real estate|rental property|student housing|multi family|co living|apartments',
  'real-estate.commercial':
    'leasing non residential real estate|leasing non residential real estate services|real estate investment trusts|reit',
  'real-estate.proptech': 'property tech|property technology',
  'healthcare.hospitals': 'outpatient care centers|ambulatory services|hospitals',
  healthcare:
    'ambulance services|hospitals and health care|healthcare services|health|medical|community services health|public health|emergency medicine|therapy',
  'healthcare.practices':
    'medical practices|physicians|dentists|chiropractors|optometrists|family planning centers|physical occupational and speech therapists|alternative medicine|fertility|plastic surgery|dental practices|health practitioners',
  'healthcare.mental-health': 'mental health|psychotherapists|addiction treatment|substance abuse treatment',
  'healthcare.elderly-care':
    'home health care services|nursing homes and residential care facilities|services for the elderly and disabled|elderly|assisted living|hospice|elder care services|palliative care',
  'healthcare.medical-devices':
    'medical device|medical equipment manufacturing|assistive technology|health diagnostics|medical imaging|prosthetics|medical technology medtech',
  'healthcare.digital-health': 'mhealth|electronic health record ehr|health it|telehealth platforms|digital therapeutics',
  'healthcare.wellness': 'wellness and fitness services|personal health|nutrition|spas|yoga studios|health clubs|gyms and fitness centers',
  'healthcare.veterinary': 'veterinary services|veterinarians|pet',
  'life-sciences.biotechnology':
    'biotechnology research|bioinformatics|biopharma|genetics|biofuel research|life science|neuroscience|nanobiotechnology research',
  'life-sciences.research-tools': 'clinical trials|clinical research services',
  'manufacturing.automation': 'automation machinery manufacturing|industrial control systems|factory automation',
  'manufacturing.conglomerates': 'diversified industrials|multi industry',
  'automotive.electric-vehicles': 'electric vehicle|electric cars|ev charging stations|electric mobility',
  'automotive.manufacturers': 'autonomous vehicles|auto manufacturers|automobiles|car manufacturers|luxury cars|trucks manufacturing',
  'automotive.dealers': 'used cars|car dealers|auto repair|auto dealers|retail motor vehicles',
  'aerospace-and-defence': 'defense and space manufacturing|aerospace and defence|aerospace defense|government and military contractors',
  'aerospace-and-defence.space': 'space travel|space research and technology|commercial space|satellite launch|space tourism',
  'aerospace-and-defence.defence':
    'armed forces|military and international affairs|national security|homeland security|international affairs and defense|defence',
  'aerospace-and-defence.aerospace': 'air transportation equipment|unmanned aircraft',
  'construction.building':
    'building construction|home building|residential building construction|nonresidential building construction|real estate construction|modular construction',
  'construction.civil-engineering':
    'civil engineering|highway street and bridge construction|utility system construction|infrastructure projects',
  'construction.trades':
    'specialty trade contractors|building equipment contractors|building finishing contractors|building structure and exterior contractors|home renovation|smart home installation|handyman',
  'construction.architecture':
    'accessible architecture and design|architecture and planning|architectural services|engineering services|land surveying',
  'energy.oil-and-gas':
    'oil gas and mining|oil and gas|fossil fuels|oil and coal product manufacturing|oil extraction|natural gas extraction|fuel|lng',
  'energy.electricity':
    'fossil fuel electric power generation|electric power generation|electric power transmission control and distribution|power grid|electricity|electrical distribution|energy management',
  'energy.renewables':
    'biofuel|biomass energy|clean energy|solar electric power generation|wind electric power generation|hydroelectric power generation|geothermal electric power generation|renewable energy power generation|renewable energy equipment manufacturing|services for renewable energy|biomass electric power generation|wind|solar energy|hydrogen|geothermal',
  'energy.storage-and-nuclear': 'nuclear electric power generation|energy storage|battery|nuclear power|fuel cell|fuel cells',
  'energy.gas': 'natural gas distribution|gas distribution',
  'energy.water': 'water supply and irrigation systems|water|water purification|water transportation supply',
  energy:
    'utilities|water waste steam and air conditioning services|power|energy utilities|energy and environment|energy efficiency|steam and air conditioning supply',
  environment:
    'climate data and analytics|environmental quality programs|greentech|climate technology product manufacturing|circular economy|green consumer goods|conservation programs|pollution control|green building',
  'environment.waste': 'waste collection|waste treatment and disposal|recyclable materials|wastewater treatment',
  'environment.carbon': 'carbon credits|carbon management|carbon offset|carbon capture',
  materials: 'natural resources|advanced materials research|metals and minerals|raw material',
  'materials.mining':
    'mining technology|metal ore mining|coal mining|nonmetallic mineral mining|precious metals mining|quarries|mineral exploration',
  'materials.paper-and-forest': 'forestry and logging|timber|logging',
  'materials.chemicals': 'chemical engineering|biochemicals|industrial chemicals',
  agriculture: 'farming ranching forestry|agriculture and farming|agriculture construction mining machinery|animal feed',
  'agriculture.farming':
    'farming|ranching|horticulture|ranching and fisheries|hydroponics|crop production|animal production|hops|organic farming|indoor agriculture',
  'agriculture.agtech': 'agtech|animal feed technology|agriculture technology',
  'agriculture.fishing': 'fisheries|aquaculture farming|fish farming',
  'food-and-drink': 'nutraceutical|food and beverage manufacturing|food and beverage|food products manufacturing|food industry',
  'food-and-drink.packaged-food':
    'animal feed manufacturing|food processing|snack food|bakery products|confectionery|organic food|plant based foods|baby food|frozen food|dairy products|seafood|sugar and confectionery product manufacturing',
  'food-and-drink.beverages': 'tea|coffee|coffee and tea|juice|bottled water|beverage manufacturing|water bottling',
  'food-and-drink.alcohol': 'craft beer|wine and spirits|wine|distilleries|breweries|wineries|spirits|brewing',
  'food-and-drink.food-tech': 'meal kits|food delivery technology|alternative protein|cultivated meat',
  'food-and-drink.tobacco': 'vaping|cannabis products|tobacco products|cannabidiol',
  'consumer-goods': 'consumer goods|lifestyle products|consumer products and services|consumer packaged goods',
  'consumer-goods.apparel':
    'clothing and apparel|textiles and apparel|womens fashion|mens fashion|lingerie|fashion accessories|shoes|womens handbag manufacturing|apparel manufacturing|apparel and footwear|footwear and leather goods repair',
  'consumer-goods.cosmetics':
    'beauty and cosmetics|cosmetic products|hair products|fragrances|hair care|personal care|personal care services',
  'consumer-goods.household': 'home and garden|household appliance manufacturing|home decor|furnishing|home goods|household goods',
  'consumer-goods.luxury': 'luxury goods and jewelry|watch|jewelry manufacturing|handbags',
  'consumer-goods.sports-and-leisure': 'outdoors|sporting goods manufacturing|toy|hobby goods|golf equipment|cycling|baby products',
  retail:
    'commerce and shopping|shopping|consumer retail|retail and consumer goods|local shopping|shopping mall|gift|second hand|flash sale|discounts|coupons',
  'retail.e-commerce':
    'e commerce platforms|online and mail order retail|social shopping|e commerce and shopping|internet and direct marketing retail|mobile commerce|direct to consumer',
  'retail.grocery': 'convenience stores|supermarkets and grocery stores|groceries|retail groceries|farmers market',
  'retail.specialty':
    'retail apparel and fashion|retail office equipment|retail office supplies and gifts|retail books and printed news|retail florists|retail furniture and home furnishings|retail appliances electrical and electronic equipment|retail building materials and garden equipment|retail health and personal care products|retail luxury goods and jewelry|retail musical instruments|retail recyclable materials and used merchandise|flowers',
  'wholesale.industrial': 'wholesale building materials|wholesale machinery|wholesale hardware plumbing heating equipment',
  'wholesale.import-export': 'wholesale import and export|export|import',
  'transport-and-logistics':
    'transportation logistics supply chain and storage|transportation logistics and storage|transportation and storage|transportation and warehousing|freight service logistics',
  'transport-and-logistics.freight':
    'truck transportation|freight service|freight and package transportation|shipping broker|freight and logistics services|same day freight',
  'transport-and-logistics.delivery':
    'last mile transportation|same day delivery|food delivery|delivery service|postal services|couriers and messengers|package delivery services',
  'transport-and-logistics.maritime':
    'maritime transportation|marine transportation|water transportation|ports and harbors|cruise lines shipping|inland water transport',
  'transport-and-logistics.airlines': 'airlines and aviation|air transportation|airports and air services|aviation services',
  'transport-and-logistics.passenger':
    'ride sharing|taxi service|ground passenger transportation|urban transit services|interurban and rural bus services|school and employee bus services|taxi and limousine services|shuttles and special needs transportation services|micro mobility|car sharing|limousine service|parking',
  'transport-and-logistics.rail': 'rail transportation|railroad|railroads',
  'transport-and-logistics.supply-chain':
    'supply chain management|procurement software|asset tracking|fleet management|inventory management',
  'travel-and-hospitality':
    'travel and tourism|accommodation and food services|hospitality services|leisure facilities|adventure travel|business travel|tour guides|nightlife|recreational facilities and tourism',
  'travel-and-hospitality.hotels':
    'vacation rental|hotels and motels|bed and breakfasts hostels homestays|accommodation services|resorts and hotels|timeshare|hostels|campgrounds|resorts',
  'travel-and-hospitality.restaurants':
    'food and beverage services|bars taverns and nightclubs|mobile food services|caterers|food trucks|coffee shops|fast food|restaurants and bars|nightclubs|food and beverages services',
  'travel-and-hospitality.travel-agencies':
    'travel arrangements|sightseeing transportation|tour operators|ticketing services|travel accommodations booking|reservations',
  'travel-and-hospitality.casinos': 'gambling facilities and casinos|casino|fantasy gambling|online gambling|sports betting',
  media:
    'media and entertainment services|digital entertainment|arts entertainment and recreation|entertainment providers|digital media|social news|celebrity|concerts and entertainment|movies videos and sound|media and information services|arts and entertainment',
  'media.advertising':
    'sales and marketing|advertising services|advertising platforms|digital signage|outdoor advertising|brand marketing|search engine optimization|direct marketing|sem|local advertising|content marketing|creative agency|public relations and communications services|marketing services|event marketing|social media management',
  'media.publishing':
    'business content|content and publishing|content|blogging platforms|blogs|book and periodical publishing|book publishing|newspaper publishing|periodical publishing|digital publishing|ebooks|printed media|writing and editing|content syndication|news and media|textbook publishing|internet news|online audio and video publishing',
  'media.broadcasting':
    'broadcast media production and distribution|radio and television broadcasting|tv production|television broadcasting|cable and other subscription programming|internet radio|podcast networks',
  'media.film-and-video':
    'video on demand|video streaming|animation|animation and post production|film production|film distribution|movies videos|movies and sound recording|motion picture|video editing|streaming services|video services',
  'media.music':
    'music streaming|sound recording|musicians|independent artists and musicians|music venues recording|music label|audio production',
  'media.arts-and-events':
    'wedding|event management|event promotion|event planning|concerts|performing arts and spectator sports|performing arts companies|theater companies|dance companies|circuses and magic shows|museums historical sites and zoos|zoos and botanical gardens|historical sites|art|art galleries|artists and writers|theatre|fine art|museums and historical sites|photography events|art supplies galleries|convention centers|trade shows|events venues',
  'media.sports':
    'fantasy sports|sports teams and clubs|spectator sports|esports teams|golf courses and country clubs|racetracks|skiing facilities|soccer|american football|basketball|baseball|e sports|sports leagues|golf',
  'media.design-services':
    'graphic design|interior design|web design|industrial design|product design|photography|ux design|design services|fashion design|photo services',
  'professional-services':
    'consumer services|administrative services|professional services|business support services|administrative and support services|service industry|professional scientific and technical services|household services|personal services|b2b business services|office administration|desktop support business|credit services business|landscaping services|gardening services|reupholstery and furniture repair|rental other furniture a v construction and industrial equipment',
  'professional-services.consulting':
    'business consulting and services|management consulting services|strategic management services|operations consulting|risk management|business development|outsourced consulting|innovation consulting|quality assurance consulting|project consulting|marketing consulting services|environmental social governance consulting',
  'professional-services.legal': 'law practice|alternative dispute resolution|intellectual property|legal service providers|patents',
  'professional-services.staffing':
    'human resources services|executive search services|temporary help services|employment|career planning|freelance|workforce management services|professional employer organization|executive search|talent management services|college recruiting',
  'professional-services.outsourcing':
    'telephone call centers|collection agencies|outsourcing and offshoring consulting|office services|virtual assistant|document preparation services|customer support outsourcing|contact center',
  'professional-services.market-research': 'market research services|consumer research|survey research|polling services|product research',
  'professional-services.security-services':
    'security guards and patrol services|security systems services|investigation services|physical security services|corporate security|security',
  'professional-services.translation': 'translation service|translation and localization|language services|transcription',
  'professional-services.research':
    'science and engineering|research services|think tanks|social sciences|scientific research|research and development services|marine technology research|innovation research',
  'professional-services.cleaning':
    'janitorial services|laundry and dry cleaning|laundry|footwear and leather goods repair cleaning|laundry and drycleaning services|pest control|exterminating services',
  education: 'education administration programs|educational services|knowledge management education',
  'education.schools':
    'primary and secondary education|child day care services|child care|primary education|secondary education|kindergartens|charter schools|early childhood education|child care services|day care',
  'education.higher-education': 'universities and colleges|stem education universities|post secondary education|business schools',
  'education.training':
    'tutoring|professional training and coaching|technical and vocational training|language learning|language schools|skill assessment|secretarial schools|cosmetology and barber schools|flight training|fine arts schools|sports and recreation instruction|driving schools|vocational education|vocational rehabilitation services|test preparation|continuing education',
  'education.edtech': 'e learning providers|edtech platforms|mooc|education software|virtual learning|educational technology',
  'public-sector':
    'government and public sector|public policy offices|public services|government services|government administration|political organizations government|legislative offices|government and military|governmental administration|politics',
  'public-sector.administration':
    'executive offices|economic programs|housing and community development|housing programs|transportation programs|utilities administration|public assistance programs|health and human services|international affairs|community development and urban planning|administration of justice administration|public policy|local authorities|civictech administration|air water and waste program management|cities towns and municipalities',
  'public-sector.safety':
    'courts of law|fire protection|correctional institutions|law enforcement services|public safety services|administration of justice|police services|prisons',
  nonprofit:
    'non profit organizations|nonprofits|social impact|social entrepreneurship|ngo international|social services nonprofit|philanthropy and nonprofits',
  'nonprofit.charities':
    'philanthropic fundraising services|individual and family services|charitable organizations|social assistance|emergency relief|volunteer services|animal welfare|social work|community food services|grantmaking',
  'nonprofit.associations':
    'civic and social organizations|industry associations|professional organizations|political organizations|community organizations|labor unions|business associations|membership organizations',
  'nonprofit.religion': 'religious institutions|religious organizations|spirituality|religious communities',
};

/** Every further name with its ID. */
export function furtherIndustryNames(): [name: string, id: IndustryId][] {
  return namesWithIds(names);
}

/** @param table names separated by "|" for each ID */
export function namesWithIds(table: Readonly<Record<IndustryId, string>>): [name: string, id: IndustryId][] {
  return Object.entries(table).flatMap(([id, all]) => all.split('|').map((name): [string, IndustryId] => [name, id]));
}

/** Categories so general that a company in one of them is also in a better one, or in none: "B2B", "Community and Lifestyle". */
export const noIndustry = new Set(
  'corporate office|corporate offices|corporate headquarters|corporate hq|head office|headquarters|hq|main office|regional office|hauptsitz|firmensitz|zentrale|unternehmenszentrale|hauptverwaltung|geschaftsstelle|siege|siege social|sede|sede central|sede principal|sede social|oficina central|oficinas centrales|oficina principal|casa matriz|casa central|sede administrativa|sede corporativa|escritorio central|sede centrale|sede legale|sede operativa|casa madre|hoofdkantoor|hoofdvestiging|otras actividades|otros servicios|outras atividades|autres activites|altre attivita|andere diensten|sonstige dienstleistungen|verschiedene|diversos|miscelanea|varie|tertiaire|shell companies|leere firmen|alquileres|artesanal|adult|agency|agencies|agencias|agences|agenturen|freelance|freelancer|freelancers|self employed|selbststandig|autonomo|b2b|b2c|b2b2c|d2c|other|others|various|unknown|none|none supplied|general|enterprise|consumer|personal|startup|startups|innovation|community and lifestyle|community|lifestyle|peer to peer|platforms|platform|product|products|services|solutions|company|business|active|sonstiges|sonstige|andere|autre|autres|otro|otros|outro|outros|altro|altri|overig|overige|anders|diverse|divers|miscellaneous|n a|na|not specified|not available|dormant company|blank checks|blank check|non classifiable establishments|nonclassifiable establishments|unclassified establishments|blank check companies|non trading company|mobile first|women s|emerging markets|young adults|millennials|teenagers|parenting|family|leisure time|windows'.split(
    '|',
  ),
);
