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
    'panzer|missiles|guided missiles|municiones|misiles|municoes|munitie|vuurwapens|armes legeres|handfeuerwaffen',
  agriculture:
    'soil preparation|crop harvesting|ernte|bodenbearbeitung|preparation des sols|preparation du sol|preparo do solo|preparacion del suelo|preparacion de suelos agricolas|preparazione del terreno|servizi di raccolta|grondbewerking|oogstwerkzaamheden|farm labor contractors|fumigacion agricola|pulverizacao aerea|servicios de cosecha|servicos de colheita|recolte',
  'agriculture.farming':
    'broiler chickens|beef cattle ranching|berries|masthahnchen|beerenobst|zitrusfruchte|steinobst|kernobst|gewachshauskulturen|poulets de chair|porcherie|bergerie|ruchers|agrumes|agrumiculture|vergers|oliveraies|cultures sous serre|pollos de engorde|gallinas ponedoras|ganado vacuno|ganado ovino|ganado porcino|cebadero de terneros|explotacion lechera|ganado ovino y caprino|colmenares|frutos rojos|citricos|huertos frutales|frutales de hueso|arrozales|cafetales|frangos de corte|galinhas poedeiras|confinamento de bovinos|pomares|vinhedos|olericultura|rizicultura|galline ovaiole|bovini da ingrasso|frutti di bosco|piccoli frutti|frutteti|vigneti|funghicoltura|oliveti|citrusvruchten|pitfruit|steenfruit|vollegrondsgroenten|zachtfruit|egg production|eiererzeugung|eierproduktion|production d oeufs|produccion de huevos|producao de ovos|produzione di uova|eierproductie|vleeskalveren|milk production|milcherzeugung|milchproduktion|production laitiere|production de lait|vaches laitieres|produzione di latte|produccion de leche|producao de leite|melkproductie|vignobles|vinedos|weinberge|wijngaarden|cocoa plantations|coffee plantations|tea plantations|plantations de cacao|plantations de cafe|raising broiler chickens|fruits rouges|frutas vermelhas',
  'agriculture.fishing': 'mejilloneras|shrimp farms|camaroneras',
  'agriculture.machinery': 'gartentraktoren|bewasserungsanlagen|irrigatiesystemen|impianti di irrigazione|sistemas de riego',
  'automotive.parts':
    'frenos|freios|freni|car seats|asientos para automoviles|bancos automotivos|escapamentos|vehicular lighting|vehicle lighting|car seats and interior trim|steering components',
  'construction.building':
    'einfamilienhausbau|burogebaudebau|naves industriales|costruzione di case unifamiliari|costruzione di capannoni|construcao de galpoes|construccion de naves industriales',
  'construction.civil-engineering':
    'tendido de tuberias|obras de saneamento|aanleg van leidingen|pipelinebau|riolering aanleggen|aanleg van riolering|rioleringsaanleg',
  'construction.materials': 'gips|kalk|lana minerale',
  'construction.trades':
    'tablarroca|isolierarbeiten|copertura di tetti|elevator installation|installation d ascenseurs|installazione di ascensori|liftinstallatie|maurerarbeiten|demolition contractors|demolitions|abbruchunternehmen|demoliciones|demolizioni|demolicao|sloopbedrijven|sloopwerken',
  'consumer-goods.apparel':
    'blusas|abrigos|guantes|maletas|casacos|calcas|luvas|cintos|trousers|neckwear|underwear and nightwear|belts|hosen|hute und mutzen|gants|corseteria|curtiembres|curtidos|pelletteria e valigeria|robes|vestidos|damen und madchenkleider|sous vetements feminins',
  'consumer-goods.cosmetics': 'makeup',
  'consumer-goods.household': 'bursten und besen|household cleaning products|cleaning products|panelas|ollas|household linens',
  'consumer-goods.luxury': 'joyas|joias',
  'consumer-goods.sports-and-leisure': 'dolls|munecas|bonecas|fishing tackle|articles de peche',
  'energy.oil-and-gas':
    'olbohrungen|perforacion de pozos petroleros|perforacion de pozos de petroleo y gas|perfuracao de pocos de petroleo|perforazione di pozzi petroliferi|olieboringen|forage de puits de petrole|asphalt paving mixtures|lubricating oils and greases|oil field machinery and services',
  'food-and-drink.beverages': 'ice manufacturing',
  'food-and-drink.packaged-food':
    'yogures|yogur|boter|reismuhlen|kekse|smallgoods manufacturing|moinhos de trigo|moinho de trigo|molinos de trigo|coffee whiteners',
  'food-and-drink.tobacco': 'puros|puros y cigarros',
  'hardware.computers': 'dispositivos de almacenamiento|calcolatori elettronici|computer storage devices',
  'hardware.consumer-electronics': 'televisions|televiseurs|televisori|televisies|televisores',
  'hardware.electronic-components': 'resistances|resistencias|resistenze|electricity meters|optical glass',
  'healthcare.medical-devices':
    'orthopedic appliances|equipo dental|appareils de radiologie|apparecchi radiologici|apparecchiature dentali|apparecchi acustici|tandheelkundige apparatuur|lentilles de contact|lenti a contatto|contactlenzen|kontaktlinsen|rontgenapparatuur|x ray apparatus',
  'life-sciences.pharmaceuticals':
    'generiques|genericos|medicamentos genericos|vacinas|laboratorios farmaceuticos|laboratorio farmaceutico|laboratoires pharmaceutiques|laboratoire pharmaceutique|laboratori farmaceutici',
  manufacturing:
    'burial caskets|coffins|coffin makers|casket manufacturing|sarge|sargfabrik|sargherstellung|sarghersteller|cercueils|fabrication de cercueils|ataudes|feretros|fabricacion de ataudes|fabrica de ataudes|caixoes|urnas funerarias|fabricacao de caixoes|fabricacao de urnas funerarias|cofani funebri|produzione di cofani|produzione di cofani funebri|lijkkisten|doodskisten|doodskistenfabriek',
  'manufacturing.electrical-equipment': 'generadores|generadores electricos',
  'manufacturing.furniture':
    'school furniture|store fixtures|mobilier scolaire|schulmobel|mobiliario escolar|arredi scolastici|schoolmeubilair|bedsprings',
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
  'media.publishing':
    'editoriales de libros|editoriales de periodicos|editoriales de revistas|editoras de diarios|editoria libraria|boekenuitgevers|tijdschriftenuitgevers|krantenuitgevers|directory and mailing list publishers',
};

/** Every name with its ID. */
export function translatedTitles(): [name: string, id: IndustryId][] {
  return namesWithIds(names);
}
