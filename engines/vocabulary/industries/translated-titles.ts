/**
 * Titles of NAICS, the SIC (1987) and ANZSIC in German, French, Spanish, Italian, Dutch and Portuguese, and everyday English for them, where the words say less than
 * the official title or something else: translated by hand on 2026-11-28, many in two wordings. Each has the industry of the code of its title. Names that mean
 * something else every day are left out ("cal", "bare"). Folded, compared as a whole. A data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const names: Readonly<Record<IndustryId, string>> = {
  'aerospace-and-defence.aerospace':
    'moteurs d avion|motores de aviacion|helicopteres|elicotteri|aeroplani|avioes|helikopters|aviones|avions',
  'aerospace-and-defence.defence':
    'panzer|missiles|guided missiles|municiones|misiles|municoes|munitie|vuurwapens|armes legeres|handfeuerwaffen|landsverdediging',
  agriculture:
    'soil preparation|ernte|bodenbearbeitung|preparation des sols|preparation du sol|preparo do solo|preparacion del suelo|preparacion de suelos agricolas|preparazione del terreno|servizi di raccolta|grondbewerking|oogstwerkzaamheden|pulverizacao aerea|recolte',
  'agriculture.farming':
    'broiler chickens|beef cattle ranching|berries|masthahnchen|beerenobst|zitrusfruchte|steinobst|kernobst|gewachshauskulturen|poulets de chair|porcherie|bergerie|ruchers|agrumes|agrumiculture|vergers|oliveraies|cultures sous serre|pollos de engorde|gallinas ponedoras|ganado vacuno|ganado ovino|ganado porcino|cebadero de terneros|explotacion lechera|ganado ovino y caprino|colmenares|frutos rojos|citricos|huertos frutales|frutales de hueso|arrozales|cafetales|frangos de corte|galinhas poedeiras|confinamento de bovinos|pomares|vinhedos|olericultura|rizicultura|galline ovaiole|bovini da ingrasso|frutti di bosco|piccoli frutti|frutteti|vigneti|funghicoltura|oliveti|citrusvruchten|pitfruit|steenfruit|vollegrondsgroenten|zachtfruit|egg production|eiererzeugung|eierproduktion|production d oeufs|produccion de huevos|producao de ovos|produzione di uova|eierproductie|vleeskalveren|milk production|milcherzeugung|milchproduktion|production laitiere|production de lait|vaches laitieres|produzione di latte|produccion de leche|producao de leite|melkproductie|vignobles|vinedos|weinberge|wijngaarden|cocoa plantations|coffee plantations|tea plantations|plantations de cacao|plantations de cafe|raising broiler chickens|fruits rouges|frutas vermelhas',
  'agriculture.fishing': 'mejilloneras|shrimp farms|camaroneras|rock lobster and crab potting|lobster and crab potting|crab potting',
  'agriculture.machinery': 'gartentraktoren|bewasserungsanlagen|irrigatiesystemen|impianti di irrigazione|sistemas de riego',
  'automotive.dealers': 'revendas de usados|centres auto|centre auto',
  'automotive.manufacturers':
    'casas rodantes|fabricacion de casas rodantes|autocaravanes|fabrication d autocaravanes|motor homes|fabricacao de motorhomes',
  'automotive.parts':
    'frenos|freios|freni|car seats|asientos para automoviles|bancos automotivos|escapamentos|vehicular lighting|vehicle lighting|car seats and interior trim|steering components',
  'construction.architecture': 'dessin technique|dibujo tecnico|technisch tekenen',
  'construction.building':
    'einfamilienhausbau|burogebaudebau|naves industriales|costruzione di case unifamiliari|costruzione di capannoni|construcao de galpoes|construccion de naves industriales|edilizia residenziale|edilizia civile|edilizia abitativa',
  'construction.civil-engineering':
    'tendido de tuberias|obras de saneamento|aanleg van leidingen|pipelinebau|riolering aanleggen|aanleg van riolering|rioleringsaanleg|reseaux d eau et d egouts|redes de agua y alcantarillado|redes de agua e esgoto',
  'construction.materials': 'gips|kalk|lana minerale',
  'construction.trades':
    'tablarroca|isolierarbeiten|copertura di tetti|elevator installation|installation d ascenseurs|installazione di ascensori|liftinstallatie|maurerarbeiten|demolition contractors|demolitions|abbruchunternehmen|demoliciones|demolizioni|demolicao|sloopbedrijven|sloopwerken',
  'consumer-goods.apparel':
    'blusas|abrigos|guantes|maletas|casacos|calcas|luvas|cintos|trousers|neckwear|underwear and nightwear|belts|hosen|hute und mutzen|gants|corseteria|curtiembres|curtidos|pelletteria e valigeria|robes|vestidos|damen und madchenkleider|sous vetements feminins',
  'consumer-goods.cosmetics': 'makeup',
  'consumer-goods.household': 'bursten und besen|household cleaning products|cleaning products|panelas|ollas|household linens',
  'consumer-goods.luxury': 'joyas|joias',
  'consumer-goods.sports-and-leisure': 'dolls|munecas|bonecas|fishing tackle|articles de peche',
  education: 'garderies d enfants|estancias infantiles',
  'education.higher-education': 'institutos tecnologicos superiores',
  'education.schools': 'colleges et lycees|college et lycee',
  'education.training': 'sports instruction|computerschulungen|vakscholen',
  'energy.electricity':
    'stromnetzbetreiber|usinas eletricas|distribuidoras de energia eletrica|distribuidora de energia eletrica|distribuidoras de energia|distribuidoras de energia electrica|distribuidora de energia electrica',
  'energy.gas': 'distribution de gaz naturel|companias de gas|fornitori di gas|fournisseurs de gaz|fornecimento de gas|fornitura di gas',
  'energy.oil-and-gas':
    'olbohrungen|perforacion de pozos petroleros|perforacion de pozos de petroleo y gas|perfuracao de pocos de petroleo|perforazione di pozzi petroliferi|olieboringen|forage de puits de petrole|asphalt paving mixtures|lubricating oils and greases|oil field machinery and services',
  'energy.water': 'plantas de tratamiento de agua|fornitura d acqua|fornitura di acqua|impianti di depurazione|fornecimento de agua',
  'environment.waste': 'sondermullentsorgung|hausmulldeponien|vuilnisophaal|vuilstortplaatsen',
  'financial-services.accounting': 'tenuta dei libri contabili|buste paga|tenue de livres|folha de pagamento',
  'financial-services.asset-management': 'fonds communs de placement|administracion de carteras|gestao de carteiras|gestione di portafogli',
  'financial-services.banking': 'geschaftsbanken|auslandsbanken|banca comercial|kredietunies',
  'financial-services.investment-banking':
    'securities underwriting|courtage de matieres premieres|negociation de titres|intermediacion bursatil|agenti di cambio',
  'financial-services.lending':
    'konsumentenkredite|absatzfinanzierung|organismes de pret|credit aux particuliers|arrendadoras financieras|emprestimos pessoais|consumptief krediet',
  'food-and-drink': 'ernahrungsgewerbe|ernahrungsindustrie|ernahrungswirtschaft|industrie agro alimentaire',
  'food-and-drink.alcohol': 'gedestilleerde dranken|sterke dranken',
  'food-and-drink.beverages': 'ice manufacturing',
  'food-and-drink.packaged-food':
    'yogures|yogur|boter|reismuhlen|kekse|smallgoods manufacturing|moinhos de trigo|moinho de trigo|molinos de trigo|coffee whiteners|refeicoes prontas|platillos preparados',
  'food-and-drink.tobacco': 'puros|puros y cigarros',
  'hardware.computers': 'dispositivos de almacenamiento|calcolatori elettronici|computer storage devices',
  'hardware.consumer-electronics': 'televisions|televiseurs|televisori|televisies|televisores',
  'hardware.electronic-components': 'resistances|resistencias|resistenze|electricity meters|optical glass',
  healthcare: 'krankenwagen|gehandicaptenzorg',
  'healthcare.elderly-care': 'cuidados en el hogar',
  'healthcare.hospitals': 'allgemeinkrankenhauser|hopitaux generaux',
  'healthcare.medical-devices':
    'orthopedic appliances|equipo dental|appareils de radiologie|apparecchi radiologici|apparecchiature dentali|apparecchi acustici|tandheelkundige apparatuur|lentilles de contact|lenti a contatto|contactlenzen|kontaktlinsen|rontgenapparatuur|x ray apparatus',
  'healthcare.practices': 'parteras',
  'healthcare.wellness': 'abnehmzentren|centres d amaigrissement|yogastudio s|afslankcentra',
  insurance: 'fianzas',
  'insurance.brokers':
    'schadenregulierer|peritos tasadores de seguros|reguladores de sinistros|claims adjusters|claims adjusting|agents d assurance|experts en sinistres|ajustadores de seguros|agenzie di assicurazione|agenzie assicurative|agenzia di assicurazione',
  'insurance.life-and-health':
    'hospital plans|hospital and medical plans|assicurazioni sanitarie|assicurazione sanitaria|assicurazione malattia|assicurazioni malattia|krankenkassen|gesetzliche krankenkassen|krankenkasse|gesetzliche krankenversicherung|pharmacy benefit management|pharmacy benefit managers',
  'insurance.property-and-casualty': 'fire insurance|kfz versicherungen|kfz versicherung|seguros patrimoniais|seguro garantia',
  'life-sciences.pharmaceuticals':
    'generiques|genericos|medicamentos genericos|vacinas|laboratorios farmaceuticos|laboratorio farmaceutico|laboratoires pharmaceutiques|laboratoire pharmaceutique|laboratori farmaceutici',
  manufacturing:
    'burial caskets|coffins|coffin makers|casket manufacturing|sarge|sargfabrik|sargherstellung|sarghersteller|cercueils|fabrication de cercueils|ataudes|feretros|fabricacion de ataudes|fabrica de ataudes|caixoes|urnas funerarias|fabricacao de caixoes|fabricacao de urnas funerarias|cofani funebri|produzione di cofani|produzione di cofani funebri|lijkkisten|doodskisten|doodskistenfabriek',
  'manufacturing.building-products':
    'ceramica sanitaria|sanitari in ceramica|sanitarkeramik|ceramique sanitaire|loucas sanitarias|sanitair keramiek',
  'manufacturing.electrical-equipment': 'generadores|generadores electricos',
  'manufacturing.furniture':
    'school furniture|store fixtures|mobilier scolaire|schulmobel|mobiliario escolar|arredi scolastici|schoolmeubilair|bedsprings|huishoudelijk meubilair|vervaardiging van huishoudelijk meubilair|haushaltsmobel|mobili per la casa|muebles para el hogar|moveis residenciais|meubles pour la maison|meubles de maison',
  'manufacturing.machinery':
    'carburetors and pistons|gears|transportbanden|cintas transportadoras|nastri trasportatori|motores industriales|verpakkingsmachines|textielmachines|maquinas de construcao|oil field machinery|impianti frigoriferi',
  'manufacturing.metal-products': 'molas|cofres|molle|veren|boiler shops|handwerkzeuge|herrajes|resortes|zaagbladen|boilermaking',
  'manufacturing.packaging':
    'kartonnen dozen|tarimas|paletes|golfkarton|carton ondule|carton corrugado|papelao ondulado|cartone ondulato|wooden pallets',
  'manufacturing.plastics-and-rubber': 'plastic film|plastic films|plastics injection molding|plastic injection molding|espumas',
  'manufacturing.printing': 'platemaking|platemaking services|prepress services',
  'manufacturing.textiles': 'rope and cordage|cordage and twine|lonas|teppichherstellung|generos de punto',
  'materials.chemicals':
    'gewasbescherming|springstoffen|crop protection|surfactants|schadlingsbekampfungsmittel|fibras sinteticas|oppervlakteactieve stoffen',
  'materials.glass-and-ceramics': 'spiegel|espejos|spiegels|mirrors|miroirs|espelhos|specchi',
  'materials.mining':
    'silver mines|goldbergbau|uranbergbau|salzbergwerke|salzbergwerk|mines d or|mines de sel|mineracao de ouro|miniere d oro|goudmijnen|steenkoolmijnen|graveras|mines de charbon|miniere di carbone|coal mines|kohlebergbau|kohlebergwerke|minas de carbon|mineracao de carvao',
  'materials.paper-and-forest':
    'explotacion maderera|sobres|taglio di boschi|utilizzazione forestale|buste da lettere|envelopes|briefumschlage|briefumschlaghersteller|briefumschlagfabriken|briefumschlagfabrik|enveloppes|fabrica de sobres|fabricacion de sobres|fabricacao de envelopes|produzione di buste|enveloppen|enveloppenfabriek|fabrication d enveloppes|extracao de madeira|extraccion de madera|forest nurseries|timber tracts|forstbaumschulen|pepinieres forestieres|viveros forestales|viveiros florestais|vivai forestali|bosbouwkwekerijen|planing mills|particleboard',
  'materials.steel-and-metals':
    'hochofen|kupferhutten|moulage sous pression|altos hornos|fundicion a presion|altos fornos|altiforni|hauts fourneaux|spuitgieterij metaal|steel works|filo d acciaio',
  'media.advertising': 'direktwerbung|publipostage|centrales de medios|mala direta|compra de midia',
  'media.arts-and-events':
    'billiard parlors|convention organizers|kongressveranstalter|organisation de salons et congres|organisation de foires et salons|organisation de salons professionnels|organisation de congres|organizacion de ferias y congresos|organizacao de feiras e congressos|organizzazione di fiere e congressi|organisatie van beurzen en congressen|pistes de quilles|salles de quilles',
  'media.film-and-video': 'locadoras de video|videonoleggi|video rental stores|renta de videos|location de videos',
  'media.music': 'orchestres',
  'media.publishing':
    'editoriales de libros|editoriales de periodicos|editoriales de revistas|editoras de diarios|editoria libraria|boekenuitgevers|tijdschriftenuitgevers|krantenuitgevers|directory and mailing list publishers',
  'media.sports':
    'ski facilities|piste di pattinaggio|paardenrenbanen|horse racing tracks|dog racing tracks|horse and dog racing tracks|horse and dog racing',
  'nonprofit.associations':
    'burgervereine|conselhos de classe|colegios de profesionistas|colegio de profesionistas|berufsstandische organisationen|berufsorganisationen|beroepsorganisaties',
  'nonprofit.charities':
    'jugendzentren|aide d urgence|centres de jeunesse|centros juveniles|abrigos para moradores de rua|noodhulp|jongerencentra|albergues para indigentes|banchi alimentari|banco alimentare|comedores sociales',
  'professional-services':
    'tax return preparation|kopierdienste|unternehmensbezogene dienstleistungen|unternehmensnahe dienstleistungen|services aux entreprises|servicios a empresas|servicos as empresas|servizi alle imprese',
  'professional-services.consulting': 'logistikberatung|conseil en logistique|consulenza logistica|logistics consulting',
  'professional-services.legal': 'tabeliaes',
  'professional-services.market-research': 'meinungsumfragen',
  'professional-services.outsourcing': 'secretariat a distance|telephone answering',
  'professional-services.security-services': 'traslado de valores|portavalori|teleallarmi',
  'professional-services.staffing': 'servicios de personal temporal|reclutamiento de ejecutivos|ricerca del personale|ricerca di personale',
  'public-sector.administration':
    'tax authorities|land management agencies|regulatory agencies|landtage|assemblees legislatives|administration fiscale|autorites de regulation|presidencias municipales|congresos legislativos|administracion tributaria|organismos reguladores|administracao tributaria|agencias reguladoras|assemblee legislative|agenzie delle entrate|autorita di regolazione|toezichthouders|programas de vivienda publica|programas habitacionais|wohnungsbauforderung|programmes de logement|administration of housing programs|verwaltung von wohnungsbauprogrammen',
  'public-sector.safety':
    'justizvollzug|strafvollzug|sistema penitenciario|administration penitentiaire|amministrazione penitenziaria|gevangeniswezen',
  'real-estate.commercial':
    'renta de oficinas|locales comerciales|locazione di uffici|burovermietung|aluguel de escritorios|locacao de escritorios|locacao de salas comerciais|immobilier de bureau|buroimmobilien',
  'real-estate.development':
    'desarrolladores inmobiliarios|desarrolladora inmobiliaria|cemetery developers|incorporadoras imobiliarias|incorporadora imobiliaria|incorporacao e construcao de imoveis',
  'real-estate.residential':
    'mobile home sites|dwelling rental|bailleurs de logements|arrendamiento de viviendas|renta de departamentos|aluguel de apartamentos|locazione di abitazioni|affitto di appartamenti',
  'real-estate.services':
    'homeowners associations management|gerance d immeubles|valuadores de inmuebles|immobiliengutachter|immobiliensachverstandige',
  'retail.e-commerce':
    'comercio por internet|vendas por catalogo|boutiques en ligne|boutique en ligne|tiendas en linea|tienda en linea|negozi in linea',
  'retail.grocery': 'fromageries de detail|fruit stands|fruit and vegetable stands|produce stands',
  'software.it-services':
    'programmierdienste|integrateurs de systemes|integratori di sistemi|systeemintegratie|programacao de computadores|programacion de computadoras|systems consulting|consultoria en sistemas|programmation d ordinateurs|softwareontwikkeling op maat|maatwerksoftware|developpement de logiciels sur mesure|desarrollo de software a medida|sviluppo software su misura|individuelle softwareentwicklung',
  telecommunications: 'operateurs telephoniques|teledistribution|kabeltelevisie',
  'telecommunications.wireline':
    'provedores de internet|provedor de internet|proveedores de internet|fournisseurs d acces internet|fournisseurs d acces a internet|provider internet|internetanbieter|internetproviders',
  'transport-and-logistics': 'mautstrassen|tolwegen|goederenoverslag|goederenbehandeling|manutention de marchandises',
  'transport-and-logistics.airlines':
    'linienflugverkehr|charterfluge|flugsicherung|vols charters|control de trafico aereo|controle de trafego aereo|luchtverkeersleiding',
  'transport-and-logistics.delivery': 'paketzustellung',
  'transport-and-logistics.freight':
    'long distance trucking|household goods moving|transport routier longue distance|transporte de larga distancia|transporte rodoviario de longa distancia|trasporto a lunga distanza|commissionnaires de transport|autotrasporto specializzato|autotrasporto specializzato locale|camionnage specialise',
  'transport-and-logistics.maritime': 'schleppschifffahrt|remolcadores',
  'transport-and-logistics.passenger': 'stadtbusse|autocars de tourisme',
  'transport-and-logistics.warehousing': 'getreidelager|kuhllagerung|silos a grains|silos de granos|garde meubles',
  'travel-and-hospitality.casinos': 'giochi d azzardo',
  'travel-and-hospitality.hotels': 'recreational vehicle parks|casas de temporada',
  'travel-and-hospitality.restaurants':
    'mobile food|mobile food services|food trucks and stands|comida rapida|restaurantes de comida rapida|restauracao rapida|ristorazione veloce|redes de fast food',
  wholesale: 'grondstoffenhandelaren',
  'wholesale.food': 'distribuidoras de bebidas|distribuidora de bebidas|weinimporteure',
  'wholesale.technology': 'grossistes informatiques|atacadistas de informatica|grossisti informatici',
};

/** Every name with its ID. */
export function translatedTitles(): [name: string, id: IndustryId][] {
  return namesWithIds(names);
}
