/**
 * Names of the lists of products that the other tables and rules read otherwise: LinkedIn's two lists, Crunchbase's categories, HubSpot's and other CRMs'
 * picklists, GICS, ICB (FTSE Russell, 2023), TRBC (LSEG), and the industries of stock exchanges and of sites about stocks,
 * ANZSIC, and the segments of UNSPSC. Each name of these lists was read once, on 2026-11-28, and given the
 * industry that a person would give it. Folded, compared as a whole, before all other tables. A data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const names: Readonly<Record<IndustryId, string>> = {
  'transport-and-logistics.freight': 'customs agency services',
  'transport-and-logistics.passenger': 'scenic and sightseeing transport',
  'travel-and-hospitality.restaurants': 'takeaway food services|clubs hospitality',
  'construction.trades': 'fire and security alarm installation services|landscape construction services',
  'transport-and-logistics.rail': 'railway rolling stock manufacturing and repair services',
  'automotive.parts': 'automotive electrical component manufacturing',
  'manufacturing.textiles': 'wool scouring',
  nonprofit: 'politics and civic affairs services',
  'public-sector': 'public utilities and public sector related services|domestic government representation|regulatory services',
  'media.design-services': 'editorial and design and graphic and fine art services',
  'agriculture.farming': 'hunting and trapping',
  'financial-services': 'financial instruments products contracts and agreements',
  'wholesale.industrial': 'office equipment and accessories and supplies',
  manufacturing: 'manufacturing components and supplies',
  'construction.materials':
    'structures and building and construction and manufacturing components and supplies|plaster product manufacturing',
  'manufacturing.electrical-equipment':
    'power generation and distribution machinery and accessories|electrical systems and lighting and components and accessories and supplies',
  automotive: 'commercial and military and private vehicles and their accessories and components',
  'manufacturing.plastics-and-rubber':
    'resin and rosin and rubber and foam and film and elastomeric materials|polymer film and sheet packaging material manufacturing',
  'transport-and-logistics.maritime': 'sea borne tankers|boatbuilding and repair services',
  'manufacturing.packaging': 'non paper containers and packaging',
  'healthcare.digital-health': 'medical software and technology services',
  'life-sciences.research-tools':
    'laboratory diagnostic and testing substances|bio diagnostics and testing|laboratory and measuring and observing and testing equipment',
  hardware:
    'computers phones and household electronics|integrated hardware and software|information technology broadcasting and telecommunications|printing and photographic and audio and visual equipment and supplies',
  'food-and-drink.alcohol': 'beverages brewers',
  'wholesale.technology': 'electronics and computer distribution',
  'insurance.reinsurance': 'insurance reinsurance',
  'financial-services.banking': 'thrifts and mortgage finance|savings institutions',
  'financial-services.lending': 'commercial and residential mortgage finance',
  'financial-services.investment-banking': 'diversified capital markets',
  'financial-services.exchanges': 'financial data providers',
  'financial-services.asset-management':
    'collective investments|open end and miscellaneous investment vehicles|investment trusts|superannuation funds',
  insurance: 'full line insurance|multi line insurance',
  'insurance.property-and-casualty': 'insurance property casualty|insurance property and casualty|property casualty insurers',
  'real-estate':
    'reit diversified|reit specialty|reit mortgage|residential and commercial reits|commercial reits|specialized reits|equity real estate investment trusts reits|trusts reits|equity real estate investment trusts|mortgage real estate investment trusts reits|infrastructure reits|diversified reits|land and buildings and structures and thoroughfares',
  'real-estate.commercial': 'other specialty reits|storage reits|hotel and lodging reits|building operators',
  'real-estate.residential': 'reit residential|residential reits',
  'real-estate.development': 'real estate holding and development',
  'real-estate.proptech': 'smart building|smart buildings',
  'telecommunications.wireline': 'alternative carriers',
  'hardware.network-equipment': 'telecommunication equipment|telecommunications equipment|computer communications equipment',
  'hardware.electronic-components': 'test and measurement',
  'hardware.computers': 'magnetic and optical media manufacturing|electronic office equipment',
  software: 'data collection and internet portals|location based services|browser extensions|email|consumer digital services',
  'software.cloud-infrastructure': 'software infrastructure|infrastructure software|virtualization',
  'software.business-software': 'application software|software application',
  'software.consumer-apps': 'app discovery',
  'software.social-networks': 'sns',
  'software.it-services': 'information technology services|custom software and it services',
  'software.design-software': 'electronic design automation eda|electronic design automation|human computer interaction',
  'software.cybersecurity': 'computer network security',
  'public-sector.govtech': 'civictech',
  'media.broadcasting': 'cable and satellite programming',
  'media.publishing': 'audiobooks',
  'media.arts-and-events':
    'libraries|amusement parks and arcades|ballet opera and symphony|nature reserves and conservation parks operation',
  'media.sports': 'diving|swimming|sailing|surfing|equestrian|horse and dog racing administration and track operation',
  'consumer-goods.sports-and-leisure':
    'boating|recreational games products toys|sports and recreational equipment and supplies and accessories|musical instruments and games and toys and arts and crafts and educational equipment and materials and accessories and supplies',
  'consumer-goods':
    'personal and household products and services|baby|handmade|household and personal products|household equipment and products|miscellaneous consumer staple goods',
  'consumer-goods.household':
    'hand power and lawn care tools|nondurable household products|household products|cleaning equipment and supplies|cleaning compound and toiletry preparation manufacturing',
  'consumer-goods.cosmetics': 'package goods cosmetics',
  retail: 'gift registry|gift exchange|multi level marketing|catalog specialty distribution|food retailers and wholesalers',
  'retail.specialty':
    'apparel retail|home improvement retailers|entertainment media retailing|antique and used goods retailing|fuel retailing',
  'retail.department-stores': 'department specialty retail stores',
  'retail.e-commerce': 'group buying',
  'healthcare.distribution': 'retail drug stores and proprietary stores',
  'food-and-drink': 'food and tobacco|cooking|recipes',
  environment: 'pollution control equipment|pollution and treatment controls',
  'professional-services.cleaning': 'extermination service|extermination services',
  'professional-services.research': 'nanotechnology research|nanotechnology|research and consulting services',
  'professional-services.consulting': 'diversified commercial services',
  'professional-services':
    'commercial document management|specialty business services|office services and supplies|diversified consumer services|vending and catering service|management and business professionals and administrative services|personal and domestic services|video and other electronic media rental and hiring|diet and weight reduction centre operation|photographic film processing',
  'nonprofit.charities': 'emergency and relief services',
  'education.training': 'personal development',
  'materials.mining': 'other industrial metals and mining|mineral|minerals|metals and mining',
  materials: 'diversified materials|mineral and textile and inedible plant and animal materials',
  'manufacturing.metal-products':
    'metal treatments|tools hardware|structural steel fabricating|boiler tank and other heavy gauge metal container manufacturing',
  'manufacturing.machinery':
    'railroad equipment manufacturing|railroad manufacture|railroad manufacturing|machinery construction and handling|farm and heavy construction machinery|construction ag equipment trucks|production technology equipment|fluid controls|mining and well drilling machinery and accessories|building and construction machinery and accessories|material handling and conditioning and storage machinery and their accessories and supplies|distribution and conditioning systems and equipment and components|fixed space heating cooling and ventilation equipment manufacturing',
  'manufacturing.building-products':
    'plumbing and hvac equipment|building climate control|building roofing wallboard and plumbing|architectural aluminium product manufacturing|prefabricated wooden building manufacturing',
  'manufacturing.furniture': 'household furnishings',
  'manufacturing.conglomerates': 'multi sector companies',
  'agriculture.machinery': 'machinery agricultural|farming and fishing and forestry and wildlife machinery and accessories',
  agriculture:
    'agricultural products and services|farming fishing ranching and plantations|live plant and animal material and accessories and supplies|farming and fishing and forestry and wildlife contracting services|shearing services|cotton ginning',
  'automotive.manufacturers': 'recreational vehicles',
  'automotive.dealers':
    'auto vehicles parts and service retailers|tires and rubber products retailers|auto and truck dealerships|auto services|trailer and other motor vehicle wholesaling|motor cycle retailing|motorcycle retailing|tyre retailing',
  energy: 'electricity oil and gas',
  'energy.renewables':
    'wind systems and equipment|biomass power energy equipment|stationary fuel cells|renewable energy equipment|alternative electricity',
  'energy.oil-and-gas':
    'unconventional oil and gas production|oil and gas production|oil crude producers|offshore drilling and other services|oil equipment and services|oil gas transmission|integrated oil companies|oil energy|fuels and fuel additives and lubricants and anti corrosive materials',
  wholesale:
    'diversified trading and distributing|wholesale motor vehicles and parts|wholesale petroleum and petroleum products|wholesale paper products|business equipment and supplies|office equipment supplies services|book and magazine wholesaling',
  healthcare: 'health care equipment and services|medical specialities',
  'healthcare.hospitals': 'medical care facilities',
  'healthcare.medical-devices': 'medical electronics|biotechnology electromedical and electrotherapeutic apparatus',
  'healthcare.practices': 'physicians clinics|general practice medical services',
  'hardware.consumer-electronics': 'phones and handheld devices|consumer electronics video chains',
  'transport-and-logistics': 'transportation trucking railroad|infrastructure operations|transportation infrastructure',
  'transport-and-logistics.airlines': 'air freight delivery services',
  'travel-and-hospitality': 'leisure travel tourism|travel and food and lodging and entertainment services',
  'aerospace-and-defence.defence': 'defense space|defense and law enforcement and security and safety equipment and supplies',
  'construction.building': 'home construction|house construction',
  'construction.civil-engineering': 'water sewer pipeline comm and power line construction',
  'financial-services.venture-capital': 'multi sector holdings',
};

export const picklistNames = (): [name: string, id: IndustryId][] => namesWithIds(names);
