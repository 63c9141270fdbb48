/**
 * Industries: our own list with two levels, sector and industry. IDs are permanent; names may change. Long because it is one data table.
 * Each line: slug, name, and other names in seven languages. A company of which only the sector is known has the sector's ID.
 */

/** "software" or "software.developer-tools". */
export type IndustryId = string;

export interface Industry {
  readonly id: IndustryId;
  /** The sector's ID; a sector's own ID. */
  readonly sector: string;
  readonly name: string;
}

type Line = readonly [slug: string, name: string, otherNames?: string];

const tree: readonly (readonly [id: string, name: string, otherNames: string, industries: readonly Line[]])[] = [
  [
    'software',
    'Software and internet',
    'software|technology|tech|internet|information technology|it|logiciel|informatik|informatique|informatica|tecnologia|software entwicklung|high tech|computer software|computers|ict|technologie',
    [
      [
        'business-software',
        'Business software',
        'saas|enterprise software|b2b software|application software|cloud software|software as a service|smb software|productivity|productivity software|erp|workflow automation',
      ],
      [
        'developer-tools',
        'Developer tools and platforms',
        'developer tools|devtools|devops|apis|api|open source|web development|developer platform',
      ],
      [
        'data-and-ai',
        'Data and artificial intelligence',
        'artificial intelligence|ai|machine learning|generative ai|data analytics|analytics|big data|ki|kunstliche intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|business intelligence|data science|computer vision|nlp',
      ],
      [
        'cloud-infrastructure',
        'Cloud and hosting',
        'cloud|cloud computing|hosting|web hosting|data centers|infrastructure software|internet services and infrastructure|rechenzentrum',
      ],
      [
        'cybersecurity',
        'Cybersecurity',
        'security software|information security|it security|cyber security|it sicherheit|cybersecurite|ciberseguridad|ciberseguranca|sicurezza informatica|computer and network security',
      ],
      [
        'it-services',
        'IT services and consulting',
        'it consulting|information technology and services|it dienstleistungen|it services|managed services|systems integration|ssii|esn|servicios de ti|servizi it|it beratung|software development|softwareentwicklung|custom software|data processing',
      ],
      ['marketing-software', 'Sales and marketing software', 'martech|crm|adtech|marketing technology|sales enablement|sales software'],
      ['hr-software', 'HR and recruiting software', 'hr tech|hrtech|human resources software|talent software'],
      [
        'games',
        'Games',
        'gaming|video games|computer games|esports|spiele|jeux video|videojuegos|videogiochi|interactive home entertainment',
      ],
      ['marketplaces', 'Online marketplaces', 'marketplace|online marketplace|plattform|internet marketplace'],
      ['social-networks', 'Social networks and messaging', 'social media|social network|messaging|community|communities|dating'],
      ['consumer-apps', 'Consumer apps', 'consumer internet|mobile apps|consumer|interactive media and services|interactive media'],
      ['design-software', 'Design and creative software', 'design tools|creator economy|creative software|no code'],
      ['blockchain', 'Blockchain and crypto', 'crypto|cryptocurrency|blockchain|web3|crypto web3|defi|nft|bitcoin'],
    ],
  ],
  [
    'hardware',
    'Hardware and electronics',
    'electronics|elektronik|electronique|electronica|elettronica|technology hardware|computer hardware|hard tech',
    [
      [
        'semiconductors',
        'Semiconductors',
        'halbleiter|semiconducteurs|semiconductores|semiconduttori|chips|semiconductor|semiconductor materials and equipment',
      ],
      ['computers', 'Computers and storage', 'computer manufacturing|technology hardware storage and peripherals|storage'],
      ['consumer-electronics', 'Consumer electronics', 'wearables|smart home|unterhaltungselektronik|home automation'],
      [
        'electronic-components',
        'Electronic components and instruments',
        'electronic manufacturing|electronic equipment and instruments|electronic manufacturing services|sensors|electronic components|mess und regeltechnik',
      ],
      ['robotics', 'Robotics and drones', 'robotics|robotik|drones|robotique|robotica|automation hardware'],
      [
        'network-equipment',
        'Network and communications equipment',
        'communications equipment|networking|computer networking|iot|internet of things',
      ],
    ],
  ],
  [
    'telecommunications',
    'Telecommunications',
    'telecom|telco|telekommunikation|telecommunicatie|telecomunicaciones|telecomunicacoes|telecomunicazioni|telecoms|communication services|communications',
    [
      ['wireless', 'Mobile networks', 'wireless|wireless telecommunication services|mobile operator|mobilfunk'],
      [
        'wireline',
        'Fixed networks and internet access',
        'internet service provider|isp|integrated telecommunication services|cable and satellite|broadband',
      ],
      ['satellites', 'Satellites', 'satellite|satellite communications'],
    ],
  ],
  [
    'financial-services',
    'Financial services',
    'finance|financial services|financials|finanzdienstleistungen|services financiers|servicios financieros|servicos financeiros|financiele dienstverlening|servizi finanziari|finanzen|finanzas|financas|finanza',
    [
      [
        'banking',
        'Banking',
        'bank|banks|banken|banque|banca|bancos|bankwesen|diversified banks|regional banks|commercial banking|credit union|kreditinstitut',
      ],
      ['fintech', 'Fintech', 'financial technology|neobank|banking as a service|financial software|finops|regtech'],
      [
        'payments',
        'Payments',
        'payment processing|payment services|zahlungsverkehr|paiement|pagos|pagamentos|pagamenti|transaction and payment processing services|remittances|billing',
      ],
      ['lending', 'Lending and consumer finance', 'consumer finance|consumer lending|mortgage|loans|kredit|credit|leasing'],
      [
        'asset-management',
        'Asset and wealth management',
        'investment management|wealth management|asset management and custody banks|investing|vermogensverwaltung|gestion d actifs|investments|hedge fund|fund management',
      ],
      [
        'venture-capital',
        'Venture capital and private equity',
        'venture capital|private equity|vc|vc and pe|venture capital and private equity|beteiligungen|capital risque|multi sector holdings|holding',
      ],
      [
        'investment-banking',
        'Investment banking and brokerage',
        'investment banking|brokerage|capital markets|investment banking and brokerage|trading',
      ],
      ['exchanges', 'Exchanges and financial data', 'financial exchanges and data|stock exchange|financial data|credit rating'],
      [
        'accounting',
        'Accounting and tax',
        'accounting|tax|steuerberatung|buchhaltung|comptabilite|expertise comptable|contabilidad|contabilidade|boekhouding|accountancy|contabilita|wirtschaftsprufung|audit|bookkeeping|payroll',
      ],
    ],
  ],
  [
    'insurance',
    'Insurance',
    'insurance|versicherung|versicherungen|assurance|assurances|seguros|verzekeringen|assicurazioni|insurtech|multi line insurance',
    [
      [
        'life-and-health',
        'Life and health insurance',
        'life insurance|health insurance|life and health insurance|managed health care|krankenversicherung|mutuelle',
      ],
      [
        'property-and-casualty',
        'Property and casualty insurance',
        'property and casualty insurance|car insurance|cyber insurance|sachversicherung',
      ],
      [
        'brokers',
        'Insurance brokers',
        'insurance broker|insurance brokers|insurance agency|versicherungsmakler|courtage|correduria de seguros',
      ],
      ['reinsurance', 'Reinsurance', 'reinsurance|ruckversicherung|reassurance'],
    ],
  ],
  [
    'real-estate',
    'Real estate',
    'real estate|immobilien|immobilier|inmobiliaria|bienes raices|imobiliario|imoveis|vastgoed|immobiliare|property|reit|reits|housing',
    [
      ['development', 'Property development', 'real estate development|property development|bautrager|promotion immobiliere|homebuilding'],
      [
        'services',
        'Property management and brokerage',
        'real estate services|property management|real estate brokerage|hausverwaltung|makler|agence immobiliere|facility management|facilities services|facilities management',
      ],
      [
        'commercial',
        'Commercial property',
        'commercial real estate|office reits|retail reits|industrial reits|data center reits|hotel and resort reits|health care reits|self storage reits|telecom tower reits|coworking|other specialized reits|timber reits',
      ],
      [
        'residential',
        'Residential property',
        'residential real estate|multi family residential reits|single family residential reits|wohnungswirtschaft',
      ],
      ['proptech', 'Property technology', 'proptech|real estate technology|indoor mapping'],
    ],
  ],
  [
    'healthcare',
    'Healthcare',
    'health care|healthcare|health|gesundheitswesen|gesundheit|sante|salud|saude|gezondheidszorg|zorg|sanita|medical|medizin|hospital and health care',
    [
      [
        'hospitals',
        'Hospitals and clinics',
        'hospital|hospitals|clinic|clinics|krankenhaus|hopital|hospitales|ziekenhuis|ospedali|health care facilities|klinik',
      ],
      [
        'practices',
        'Medical and dental practices',
        'medical practice|dental|dentist|physicians|arztpraxis|zahnarzt|primary care|health care services|cabinet medical|telehealth|telemedicine|consumer health services',
      ],
      ['mental-health', 'Mental health', 'mental health care|mental health tech|psychology|psychotherapy'],
      [
        'elderly-care',
        'Elderly and home care',
        'nursing homes|home care|pflege|altenpflege|senior care|ouderenzorg|home health care|elder care',
      ],
      [
        'medical-devices',
        'Medical devices',
        'medical devices|medizintechnik|medtech|health care equipment|health care supplies|medical equipment|dispositifs medicaux|dispositivos medicos|diagnostics|medical technology',
      ],
      [
        'digital-health',
        'Health technology',
        'healthtech|health tech|digital health|health care technology|healthcare it|ehealth|e health|medical software|femtech',
      ],
      [
        'distribution',
        'Medical distribution and pharmacies',
        'pharmacy|pharmacies|apotheke|pharmacie|farmacia|apotheek|health care distributors|drug stores',
      ],
      [
        'wellness',
        'Wellness and fitness',
        'wellness|fitness|gym|gyms|sport studio|fitnessstudio|health and wellness|health wellness and fitness|yoga|health wellness fitness',
      ],
      ['veterinary', 'Veterinary', 'veterinary|tierarzt|veterinaire|veterinaria|dierenarts|pet care|animal health|pets'],
    ],
  ],
  [
    'life-sciences',
    'Life sciences',
    'life sciences|biosciences|biowissenschaften',
    [
      [
        'biotechnology',
        'Biotechnology',
        'biotech|biotechnology|biotechnologie|biotecnologia|genomics|synthetic biology|gene therapy|therapeutics|bio',
      ],
      [
        'pharmaceuticals',
        'Pharmaceuticals',
        'pharma|pharmaceutical|pharmaceuticals|pharmaindustrie|industrie pharmaceutique|farmaceutica|drug discovery|farma|industria farmaceutica',
      ],
      [
        'research-tools',
        'Research tools and services',
        'life sciences tools and services|clinical research|cro|laboratories|labor|laboratory',
      ],
    ],
  ],
  [
    'manufacturing',
    'Manufacturing and industry',
    'manufacturing|industrials|industrial|industry|industrie|produktion|fertigung|fabrication|manufactura|manufatura|fabricacion|industria|manifattura|productie|industrial manufacturing',
    [
      [
        'machinery',
        'Industrial machinery',
        'machinery|maschinenbau|industrial machinery and supplies and components|machines industrielles|maquinaria|macchinari|machinebouw|mechanical engineering|mechanical or industrial engineering|anlagenbau|construction machinery and heavy transportation equipment|industrial engineering',
      ],
      [
        'electrical-equipment',
        'Electrical equipment',
        'electrical equipment|elektrotechnik|electrical components and equipment|heavy electrical equipment|electrical manufacturing|electrical electronic manufacturing',
      ],
      ['metal-products', 'Metal products', 'metalworking|metallverarbeitung|metal fabrication|metallurgie|metallbau|metalmecanica'],
      [
        'plastics-and-rubber',
        'Plastics and rubber',
        'plastics|kunststoff|plasturgie|plasticos|kunststofftechnik|rubber|plastics manufacturing',
      ],
      [
        'packaging',
        'Packaging and containers',
        'packaging|verpackung|emballage|embalaje|embalagens|imballaggi|verpakking|packaging and containers|metal glass and plastic containers|paper and plastic packaging products and materials',
      ],
      ['furniture', 'Furniture', 'furniture|mobel|meubles|muebles|moveis|meubelen|mobili|homefurnishing'],
      ['textiles', 'Textiles', 'textiles|textile|textil|textiel|tessile'],
      ['printing', 'Printing', 'printing|druckerei|imprimerie|imprenta|grafica|drukkerij|tipografia|3d printing'],
      ['building-products', 'Building products', 'building products|building materials products|baustoffe produkte'],
      ['conglomerates', 'Conglomerates', 'conglomerate|industrial conglomerates|mischkonzern'],
      [
        'automation',
        'Industrial automation',
        'industrial automation|automatisierung|automatisierungstechnik|automation industrielle|industry 4 0|robotic process automation',
      ],
    ],
  ],
  [
    'automotive',
    'Automotive',
    'automotive|automobil|automobile|automobilindustrie|automotriz|automotivo|automocion|automobiel|auto|automoveis',
    [
      [
        'manufacturers',
        'Vehicle manufacturers',
        'automobile manufacturers|car manufacturer|vehicle manufacturing|autonomous vehicles|self driving vehicles',
      ],
      ['parts', 'Parts and suppliers', 'automotive parts and equipment|auto parts|automobilzulieferer|zulieferer|equipementier automobile'],
      [
        'dealers',
        'Dealers and repair',
        'automotive retail|car dealer|car dealership|autohaus|concessionnaire|concesionario|garage|car repair|auto commerce',
      ],
      ['electric-vehicles', 'Electric vehicles', 'electric vehicles|ev|e mobility|elektromobilitat|ev charging'],
    ],
  ],
  [
    'aerospace-and-defence',
    'Aerospace and defense',
    'aerospace and defence|aerospace|defense|defence|luft und raumfahrt|aeronautique|aeroespacial|aviation and aerospace|defense and space|military',
    [
      ['aerospace', 'Aircraft and aerospace', 'aircraft|aviation manufacturing|airplanes|air taxis|luftfahrtindustrie'],
      ['space', 'Space', 'space|space exploration|raumfahrt|rocketry|commercial space launch|espace'],
      ['defence', 'Defense', 'defense contractor|rustung|armament|verteidigung'],
    ],
  ],
  [
    'construction',
    'Construction and engineering',
    'construction|bau|baugewerbe|bauwesen|btp|batiment|construccion|construcao|bouw|edilizia|costruzioni|construction and engineering|baubranche|constructions',
    [
      [
        'building',
        'Building construction',
        'building construction|hochbau|general contractor|bauunternehmen|contractor|residential construction',
      ],
      [
        'civil-engineering',
        'Civil engineering',
        'civil engineering|tiefbau|genie civil|ingenieria civil|engenharia civil|infrastructure|infrastructure construction',
      ],
      [
        'trades',
        'Installation and trades',
        'trades|handwerk|plumbing|hvac|electrical contractor|elektroinstallation|sanitar heizung|artisan|specialty trade contractors|home services|home improvement',
      ],
      [
        'architecture',
        'Architecture and planning',
        'architecture|architektur|architektur und planung|architecte|arquitectura|arquitetura|architectuur|architettura|ingenieurburo|architecture and planning|engineering services|bureau d etudes|urban planning',
      ],
      [
        'materials',
        'Construction materials',
        'construction materials|building materials|baustoffe|materiaux de construction|materiales de construccion|cement',
      ],
    ],
  ],
  [
    'energy',
    'Energy and utilities',
    'energy|utilities|energie|energia|versorger|oil and energy|energiewirtschaft|energiewirtschaft und versorgung',
    [
      [
        'oil-and-gas',
        'Oil and gas',
        'oil and gas|oil gas|ol und gas|petrole|petroleo|petroleum|integrated oil and gas|oil and gas exploration and production|oil and gas refining and marketing|oil and gas equipment and services|oil and gas storage and transportation',
      ],
      [
        'electricity',
        'Electricity',
        'electric utilities|power generation|strom|electricite|electricidad|independent power producers and energy traders|multi utilities|stromversorger|energy traders',
      ],
      [
        'renewables',
        'Renewable energy',
        'renewables|renewable energy|solar|wind energy|erneuerbare energien|energies renouvelables|energias renovables|energias renovaveis|duurzame energie|energie rinnovabili|clean energy|solar power|hydrogen energy|renewables and environment',
      ],
      ['gas', 'Gas supply', 'gas utilities|gasversorgung'],
      ['water', 'Water', 'water utilities|wasser|wasserversorgung|eau|agua|water supply'],
      ['storage-and-nuclear', 'Storage and nuclear', 'energy storage|batteries|nuclear|small modular reactors|fusion energy|battery'],
    ],
  ],
  [
    'environment',
    'Environment and climate',
    'environment|climate|climatetech|climate tech|cleantech|umwelt|environnement|medio ambiente|meio ambiente|milieu|ambiente|sustainability|nachhaltigkeit|environmental services',
    [
      [
        'waste',
        'Waste and recycling',
        'waste management|recycling|entsorgung|abfallwirtschaft|dechets|residuos|afval|rifiuti|environmental and facilities services',
      ],
      ['carbon', 'Carbon and climate services', 'carbon capture and removal|carbon|carbon accounting|co2'],
      ['environmental-services', 'Environmental consulting', 'environmental consulting|umweltberatung'],
    ],
  ],
  [
    'materials',
    'Materials, chemicals and mining',
    'materials|chemicals and materials|rohstoffe|raw materials',
    [
      [
        'chemicals',
        'Chemicals',
        'chemicals|chemical|chemie|chimie|quimica|chimica|chemische industrie|specialty chemicals|commodity chemicals|industrial gases|fertilizers and agricultural chemicals|advanced materials|nanotechnology',
      ],
      ['mining', 'Mining', 'mining|bergbau|mines|mineria|mineracao|mijnbouw|miniere|copper|gold|mining and metals'],
      ['steel-and-metals', 'Steel and metals', 'steel|stahl|acier|acero|siderurgia|metals|aluminum|aluminium'],
      ['paper-and-forest', 'Paper and forest products', 'paper|papier|forestry|forstwirtschaft|wood|holz|paper and forest products|pulp'],
      ['glass-and-ceramics', 'Glass and ceramics', 'glass|glas|ceramics|keramik|verre|glass ceramics and concrete'],
    ],
  ],
  [
    'agriculture',
    'Agriculture',
    'agriculture|landwirtschaft|agricultura|landbouw|agricoltura|farming|agribusiness|agrar',
    [
      [
        'farming',
        'Farming and produce',
        'agricultural products and services|farm|crops|livestock|vertical farming|gartenbau|gardening|dairy',
      ],
      ['machinery', 'Farm machinery', 'agricultural and farm machinery|landmaschinen'],
      ['agtech', 'Agricultural technology', 'agtech|agritech|sustainable agriculture|precision farming'],
      ['fishing', 'Fishing and aquaculture', 'fishing|fishery|aquaculture|fischerei'],
    ],
  ],
  [
    'food-and-drink',
    'Food and drink',
    'food and beverage|food and beverages|food|lebensmittel|agroalimentaire|alimentacion|alimentos|alimentos y bebidas|alimentos e bebidas|voedingsmiddelen|alimentare|food production|lebensmittelindustrie|nahrungsmittel|food and drink',
    [
      [
        'packaged-food',
        'Packaged food',
        'packaged foods and meats|food manufacturing|food products|bakery|backerei|boulangerie|consumer packaged food|plant based meat',
      ],
      ['beverages', 'Drinks', 'beverages|soft drinks|soft drinks and non alcoholic beverages|getranke|boissons|bebidas|bevande|dranken'],
      [
        'alcohol',
        'Beer, wine and spirits',
        'brewers|wine|wines and spirits|wine and spirits|distillers and vintners|brauerei|weingut|vin|vino|beer|brewery',
      ],
      ['food-tech', 'Food technology', 'food tech|foodtech|cellular agriculture|ghost kitchens|cultured meat'],
      ['tobacco', 'Tobacco and cannabis', 'tobacco|tabak|tabac|cannabis'],
    ],
  ],
  [
    'consumer-goods',
    'Consumer goods',
    'consumer goods|fmcg|cpg|konsumguter|biens de consommation|bienes de consumo|bens de consumo|consumer staples|consumer discretionary|consumer products|consumer packaged goods',
    [
      [
        'apparel',
        'Clothing and fashion',
        'fashion|apparel|mode|bekleidung|moda|kleding|clothing|apparel and fashion|footwear|apparel accessories and luxury goods|sustainable fashion|schuhe|shoes|abbigliamento',
      ],
      [
        'luxury',
        'Luxury and jewelry',
        'luxury and jewellery|luxury goods|luxury|jewelry|jewellery|luxe|lujo|luxo|schmuck|watches|luxury goods and jewelry',
      ],
      ['cosmetics', 'Cosmetics and personal care', 'cosmetics|beauty|kosmetik|cosmetique|cosmetica|personal care products|skincare'],
      ['household', 'Household products', 'household products|haushaltswaren|home appliances|appliances|cleaning products'],
      [
        'sports-and-leisure',
        'Sports and leisure goods',
        'sporting goods|leisure products|sportartikel|toys|spielwaren|outdoor|sports equipment|sports tech',
      ],
    ],
  ],
  [
    'retail',
    'Retail',
    'retail|einzelhandel|handel|commerce de detail|commerce|comercio minorista|comercio|varejo|detailhandel|commercio al dettaglio|distribution retail|retail trade|vendita al dettaglio',
    [
      [
        'e-commerce',
        'E-commerce',
        'ecommerce|e commerce|online retail|onlinehandel|versandhandel|comercio electronico|comercio eletronico|webshop|internet retail|broadline retail|vente en ligne',
      ],
      [
        'grocery',
        'Grocery',
        'grocery|supermarkets|supermarkt|supermarches|food retail|consumer staples merchandise retail|supermercados|supermercati',
      ],
      [
        'specialty',
        'Specialty retail',
        'specialty retail|other specialty retail|fachhandel|home improvement retail|homefurnishing retail|computer and electronics retail|boutique',
      ],
      ['department-stores', 'Department stores', 'department stores|kaufhaus|grands magasins|general merchandise'],
      ['retail-tech', 'Retail technology', 'retail tech|retail technology|cashierless checkout|point of sale'],
    ],
  ],
  [
    'wholesale',
    'Wholesale and distribution',
    'wholesale|grosshandel|commerce de gros|comercio al por mayor|atacado|groothandel|ingrosso|commercio all ingrosso|distributors|distribution|wholesale trade|trading companies and distributors',
    [
      ['food', 'Food wholesale', 'food distributors|food wholesale|lebensmittelgrosshandel'],
      ['technology', 'Technology distribution', 'technology distributors|it distribution'],
      ['industrial', 'Industrial supplies', 'industrial supplies|industrial distribution|technischer handel'],
      [
        'import-export',
        'Import and export',
        'import and export|import export|international trade and development|aussenhandel|international trade',
      ],
    ],
  ],
  [
    'transport-and-logistics',
    'Transport and logistics',
    'transportation|transport|logistics|logistik|logistique|logistica|logistiek|transport und logistik|transportation and logistics|transport et logistique|transporte y logistica|transporte|trasporti|logistics and supply chain|spedition',
    [
      [
        'freight',
        'Freight and forwarding',
        'freight|cargo|trucking|air freight and logistics|cargo ground transportation|freight forwarding|speditionen|digital freight brokerage|trucking and freight|autonomous trucking',
      ],
      ['warehousing', 'Warehousing', 'warehousing|lagerung|lagerhaltung|warehouse|fulfillment|warehouse management tech|entreposage'],
      [
        'delivery',
        'Courier and delivery',
        'delivery|courier|package delivery|kurier|paketdienst|livraison|autonomous delivery|mensajeria|postal services',
      ],
      ['rail', 'Rail', 'rail|rail transportation|railways|eisenbahn|bahn|ferroviaire|ferroviario'],
      ['maritime', 'Shipping and ports', 'maritime|shipping|schifffahrt|seefracht|ports|transport maritime'],
      [
        'airlines',
        'Airlines and airports',
        'airlines|passenger airlines|aviation|luftfahrt|fluggesellschaft|airports|airlines and aviation|aviacion',
      ],
      [
        'passenger',
        'Passenger transport and mobility',
        'mobility|ridesharing|passenger ground transportation|public transport|offentlicher nahverkehr|taxi|car rental|mobilitat',
      ],
      ['supply-chain', 'Supply-chain technology', 'supply chain|supply chain software|procurement|logistics technology'],
    ],
  ],
  [
    'travel-and-hospitality',
    'Travel and hospitality',
    'hospitality|travel|tourism|tourismus|gastgewerbe|tourisme|turismo|hosteleria|hotelaria|horeca|toerisme|hotellerie|travel and tourism|leisure travel and tourism|leisure',
    [
      ['hotels', 'Hotels', 'hotel|hotels|hotelgewerbe|hoteles|hoteis|alberghi|hotels resorts and cruise lines|lodging|accommodation'],
      [
        'restaurants',
        'Restaurants and catering',
        'restaurants|restaurant|gastronomie|restauration|restaurantes|ristorazione|catering|cafe|restaurant tech|bars|food services',
      ],
      [
        'travel-agencies',
        'Travel agencies and booking',
        'travel agency|reiseburo|agence de voyages|agencia de viajes|tour operator|online travel|booking|ticketing',
      ],
      ['casinos', 'Casinos and betting', 'casinos|gambling|casinos and gaming|betting|lottery|glucksspiel|gambling and casinos|igaming'],
    ],
  ],
  [
    'media',
    'Media and entertainment',
    'media|entertainment|medien|medias|medios|midia|unterhaltung|media and entertainment|media production|intrattenimento',
    [
      [
        'advertising',
        'Advertising and marketing services',
        'advertising|marketing|marketing and advertising|werbung|publicite|publicidad|publicidade|reclame|pubblicita|marketing agency|werbeagentur|agence de communication|public relations|pr|advertising services|marketing services|agencia de marketing|seo|digital marketing|public relations and communications',
      ],
      [
        'publishing',
        'Publishing and news',
        'publishing|verlag|edition|editorial|editora|uitgeverij|editoria|newspapers|news|journalism|online media|books|zeitung',
      ],
      ['broadcasting', 'Broadcasting', 'broadcasting|broadcast media|television|tv|radio|rundfunk|fernsehen'],
      [
        'film-and-video',
        'Film and video',
        'film|video|movies and entertainment|motion pictures and film|filmproduktion|cinema|movies|streaming|video production',
      ],
      ['music', 'Music and audio', 'music|musik|musique|musica|muziek|podcasts|audio'],
      [
        'arts-and-events',
        'Arts and events',
        'arts|events|veranstaltungen|evenementiel|eventos|eventi|museum|museums|kunst|performing arts|events services|trade fairs|kultur|culture',
      ],
      ['sports', 'Sports', 'sports|sport|deportes|esportes|sportverein|sports club'],
      [
        'design-services',
        'Design and photography',
        'design|design services|designburo|graphic design|photography|fotografie|interior design',
      ],
    ],
  ],
  [
    'professional-services',
    'Professional services',
    'professional services|business services|dienstleistungen|services aux entreprises|servicios profesionales|servicos profissionais|zakelijke dienstverlening|servizi professionali|services|servicios|servicos|servizi|specialized consumer services|b2b services',
    [
      [
        'consulting',
        'Management consulting',
        'consulting|management consulting|unternehmensberatung|conseil|consultoria|consultancy|consulenza|beratung|research and consulting services|business consulting|business consulting and services|strategy consulting|organisatieadvies',
      ],
      [
        'legal',
        'Legal services',
        'legal|law|law practice|legal services|rechtsanwalte|rechtsberatung|kanzlei|cabinet d avocats|abogados|advocacia|advocatuur|studio legale|law firm|legaltech|legal tech|juridique|juridisch',
      ],
      [
        'staffing',
        'Staffing and recruiting',
        'staffing|recruiting|recruitment|staffing and recruiting|personaldienstleistungen|zeitarbeit|personalvermittlung|interim|reclutamiento|recrutement|recrutamento|uitzendbureau|human resource and employment services|human resources|hr|selezione del personale|talent acquisition|personalberatung',
      ],
      [
        'outsourcing',
        'Outsourcing and call centers',
        'outsourcing and call centres|outsourcing|bpo|call center|call centers|outsourcing offshoring|data processing and outsourced services|diversified support services|customer service',
      ],
      ['market-research', 'Market research', 'market research|marktforschung|etudes de marche|polling'],
      [
        'security-services',
        'Security services',
        'security and investigations|security services|sicherheitsdienst|wachdienst|private security|physical security',
      ],
      ['translation', 'Translation', 'translation|ubersetzung|translation and localization|traduction|localization'],
      [
        'research',
        'Research and development',
        'research|forschung|forschung und entwicklung|recherche|research and development|r and d|investigacion|research services',
      ],
      ['cleaning', 'Cleaning', 'cleaning|cleaning services|gebaudereinigung|reinigung|nettoyage|limpieza|schoonmaak|pulizie'],
    ],
  ],
  [
    'education',
    'Education',
    'education|bildung|enseignement|educacion|educacao|onderwijs|istruzione|formazione|education management|formation|bildungswesen',
    [
      [
        'schools',
        'Schools',
        'schools|school|schule|k 12|primary secondary education|primary and secondary education|ecole|escuela|kindergarten|childcare|kids',
      ],
      [
        'higher-education',
        'Universities',
        'higher education|university|universities|hochschule|universitat|universite|universidad|college|colleges',
      ],
      [
        'training',
        'Training and coaching',
        'training|professional training and coaching|coaching|weiterbildung|corporate training|capacitacion|opleiding|careers|coding bootcamps',
      ],
      ['edtech', 'Education technology', 'edtech|e learning|elearning|ed tech|online learning|ai enhanced learning'],
    ],
  ],
  [
    'public-sector',
    'Public sector',
    'government|public sector|public administration|offentlicher dienst|verwaltung|administration publique|gobierno|governo|overheid|pubblica amministrazione|behorde|government administration|secteur public|sector publico',
    [
      ['administration', 'Administration', 'stadtverwaltung|municipality|gemeente|kommune|mairie|city government|local government'],
      ['safety', 'Public safety and justice', 'law enforcement|police|fire service|judiciary|public safety|polizei|justice'],
      ['govtech', 'Government technology', 'govtech|civic tech|government technology|election tech'],
    ],
  ],
  [
    'nonprofit',
    'Non-profit',
    'nonprofit|non profit|ngo|ong|gemeinnutzig|verein|non profit organizations|nonprofit organization management|non profit organization management|ngos|onlus|association|stiftung|sociale',
    [
      [
        'charities',
        'Charities and foundations',
        'charity|foundation|foundations|philanthropy|fundraising|fondation|fundacion|fundacao|fondazione',
      ],
      [
        'associations',
        'Associations and unions',
        'trade association|associations|verband|gewerkschaft|union|chamber of commerce|professional association|civic and social organization',
      ],
      ['religion', 'Religious institutions', 'religious institutions|church|kirche|religion|religious organization'],
    ],
  ],
];

const all: readonly Industry[] = tree.flatMap(([id, name, , industries]) => [
  { id, sector: id, name },
  ...industries.map(([slug, industry]) => ({ id: `${id}.${slug}`, sector: id, name: industry })),
]);
const byId = new Map(all.map((industry) => [industry.id, industry]));

/** Sectors, each followed by its industries, in display order. */
export const industries = all;

export function industryOf(id: IndustryId): Industry | null {
  return byId.get(id) ?? null;
}

/** Whether a value from the wire or a file is the ID of a sector or industry. */
export function isIndustryId(value: unknown): value is IndustryId {
  return typeof value === 'string' && byId.has(value);
}

/** Every name and other name with its ID. Own names come before other names. */
export function industryNames(): [name: string, id: IndustryId][] {
  return [
    ...all.map(({ id, name }): [string, IndustryId] => [name, id]),
    ...tree.flatMap(([id, , others, lines]) => [
      ...others.split('|').map((name): [string, IndustryId] => [name, id]),
      ...lines.flatMap(([slug, , names = '']) => names.split('|').map((name): [string, IndustryId] => [name, `${id}.${slug}`])),
    ]),
  ];
}
