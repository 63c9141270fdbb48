/**
 * Fields of technology, medicine and trade, as directories of startups and lists of local businesses name them: "CRISPR", "oncology", "edicola". Folded,
 * compared as a whole. A data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const fields: Readonly<Record<IndustryId, string>> = {
  'software.data-and-ai':
    'aiops|mlops|llmops|data engineering|data labeling|data labelling|data annotation|data infrastructure|deep learning|reinforcement learning|conversational ai|speech recognition|large language models|llm|llms|foundation models|ai agents|agentic ai|synthetic data|data management|ingenieria de datos|engenharia de dados|data warehousing',
  'software.developer-tools':
    'kubernetes|databases|database|graphql|devsecops|observability|software testing|test automation|api management|developer infrastructure|ci cd|containers and kubernetes',
  'software.cybersecurity':
    'network security|next gen network security|cloud workload protection|cloud security|application security|endpoint security|identity and access management|iam|threat intelligence|penetration testing|siem|zero trust|data security|seguridad de la informacion|seguranca da informacao',
  'software.games':
    'cloud gaming|mobile gaming|game development|game studios|gaming studios|desarrollo de videojuegos|desenvolvimento de jogos',
  'software.blockchain':
    'cripto|criptomonedas|criptomoedas|criptovalute|kryptowahrungen|cryptomonnaies|tokenization|dao|smart contracts|digital assets',
  software: 'virtual and augmented reality|augmented and virtual reality|ar vr|vr ar|extended reality|xr|metaverse',
  'life-sciences.biotechnology':
    'crispr|gene therapy|gene editing|genetic engineering|cell therapy|cell and gene therapy|synthetic biology|industrial bio|industrial biotechnology|genomics|proteomics|bioinformatics|nanomedicine|regenerative medicine|longevity|anti aging|microbiome|terapia celular|terapia genica|biologia sintetica',
  'life-sciences.pharmaceuticals':
    'drug discovery|drug development|drug delivery|drug discovery and delivery|ai powered drug discovery|ai drug discovery|psychedelics|clinical trials|vaccines|vacunas|impfstoffe|vaccins',
  'life-sciences.research-tools': 'microfluidics|lab equipment|laboratory equipment|laboratory instruments|laborbedarf|lab on a chip',
  'healthcare.medical-devices':
    'neurotechnology|neurotech|medical robotics|robotic surgery|surgical robotics|medical imaging|bioelectronics|assistive technology|assistive tech|hearing aids',
  'healthcare.practices':
    'pediatrics|paediatrics|pediatria|pediatrie|padiatrie|dermatology|dermatologia|cardiology|cardiologia|kardiologie|orthopedics|orthopaedics|orthopadie|gynecology|ginecologia|gynakologie|ophthalmology|oftalmologia|augenheilkunde|urology|urologia|fertility|primary care|dialysis centers|dialysezentrum|radiologia|radiology|radiologie|pneumology|psychosomatik',
  healthcare: 'oncology|oncologia|onkologie|oncologie|consumer health|sanidad privada|sanita privata',
  'healthcare.digital-health':
    'health care information technology|healthcare information technology|health information technology|health informatics|e health|ehealth|telehealth',
  insurance: 'microinsurance|insurtech and insurance',
  'hardware.consumer-electronics': 'smart locks|smart home assistants|smart speakers|vr headsets|smart glasses|domotica|hausautomation',
  'hardware.electronic-components': 'lidar|radar|iot sensors|sensor technology|sensorik|photonics|photonik|fotonica|printed electronics',
  'hardware.robotics': 'industrial robotics|service robots|unmanned vehicles|uav|uavs|uas',
  'food-and-drink.food-tech':
    'clean meat|cultivated meat|cultured meat|lab grown meat|plant based meat|plant based food|plant based foods|alternative proteins|alternative protein|3d printed food|3d printed foods|proteine alternative|proteinas alternativas',
  'energy.renewables':
    'alternative fuels|biofuels|biofuel|biogas|biocarburants|biocombustibles|biocombustiveis|geothermal|geothermie|hydropower|green hydrogen|wasserstoff|hydrogene|hidrogeno verde',
  'energy.storage-and-nuclear':
    'energy storage|alternative battery tech|battery technology|battery tech|battery storage|energiespeicher|almacenamiento de energia|nuclear fusion|fusion energy|small modular reactors',
  'travel-and-hospitality.travel-agencies': 'social travel|travel tech|traveltech|senderismo|turismo activo|turismo rural y activo',
  'professional-services.staffing': 'job and career services|career services|careers|executive recruiting|jobboerse|stellenborse',
  'professional-services.translation': 'lokalisierung|localization services',
  'transport-and-logistics': 'movilidad|mobilitat|mobilite|mobilidade|mobilita|mobiliteit|urban mobility|shared mobility|sharing mobility',
  'transport-and-logistics.warehousing':
    'entreposage et services auxiliaires des transports|warehousing and support activities for transportation',
  materials: 'basic materials|raw materials|rohstoffe|materias primas|materie prime|matieres premieres|grondstoffen',
  manufacturing:
    'manifatturiero|industria manifatturiera|sector manufacturero|manufacturero|secteur manufacturier|industrie manufacturiere',
  'retail.specialty':
    'edicola|edicole|cartoleria|cartolerie|papeleria|papelerias|papelaria|papelarias|pet and pet supplies stores|pet supplies|kiosque a journaux|zeitschriftenhandel|sportgeschaft|spielwarengeschaft|fahrradladen|fahrradgeschaft|fietsenwinkel|mobelhaus|woonwinkel|cristaleria y menaje|giornali riviste e periodici|mercerie|merceria|boutique',
  'retail.grocery':
    'fruit and vegetable markets|meat markets|fish and seafood markets|charcuteria|charcuterie|charcutaria|salumeria|gastronomia e salumeria|macelleria|macellerie|carniceria|carnicerias|acougue|talho|boucherie|boucherie charcuterie|fruteria|fruterias|frutteria|ortofrutta|pescaderia|pescheria|peixaria|poissonnerie|primeur|groenteboer|slagerij|viswinkel|licoreria|licorerias|enoteca|vinoteca|cave a vin',
  'automotive.dealers':
    'reifenservice|reifenhandel|autowaschanlage|autowaschanlagen|waschstrasse|autowasserette|carwash|car wash|car washes|lavage auto|station de lavage|autolavaggio|autolavaggi|lavadero de autos|lavado de autos|lava jato|lavagem automotiva|carrozziere|carrozzieri|carrozzeria|carrozzerie|carrosserie|carrossier|carroceria|karosseriebau|karosseriewerkstatt|autoschade|autoschadeherstel|gommista|gommisti|bandenservice|elettrauto|abschleppdienst|autopflege|fahrzeugaufbereitung|garage automobile|taller de chapa y pintura',
  'construction.trades':
    'climatisation|climatizzazione|aire acondicionado|klimatechnik|kaltetechnik|kalte und klimatechnik|airco installateur|gartenbauer|garten und landschaftsbau|galabau|paysagiste|jardinier paysagiste|hovenier|hoveniers|schreiner|schreinerei|tischler|tischlerei|fliesenleger|bodenleger|glaser|glaserei|vitrier|vidraceiro|cerrajeria|cerrajero|serralheria|fabbro|schlusseldienst|solarteur|fensterbau|fensterbauer|rollladenbau|gerustbau',
  'professional-services':
    'schadlingsbekampfer|bestattungsinstitut|bestattungen|pompe funebri|onoranze funebri|pompes funebres|funeraria|funerarias|servicios funerarios|uitvaartverzorging|funeral homes|funeral services',
  'professional-services.cleaning':
    'lavanderia|lavanderias|lavanderie|tintoreria|tintorerias|pressing|wasserette|textilreinigung|wascherei',
  'financial-services.venture-capital':
    'beteiligung an unternehmen|beteiligung an und verwaltung von unternehmen|verwaltung von beteiligungen|holding company|holdings|unternehmensbeteiligung|unternehmensbeteiligungen',
  'nonprofit.charities':
    'accueil de personnes handicapees|aide a la personne|services a la personne|behindertenhilfe|jugendhilfe|kinder und jugendhilfe|gehandicaptenzorg',
  'media.publishing': 'autres services d information|altre attivita dei servizi di informazione|portales de noticias|online news',
  'real-estate.development':
    'erwerb und verwertung von immobilien|bautrager|promotion immobiliere|promocion inmobiliaria|incorporacao imobiliaria|projectontwikkeling',
};

export function fieldNames(): [name: string, id: IndustryId][] {
  return namesWithIds(fields);
}
