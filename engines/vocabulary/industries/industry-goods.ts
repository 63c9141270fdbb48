/**
 * What is made, bought and sold, in the words of official titles in seven languages: the same goods are another industry for a manufacturer, a
 * wholesaler and a retailer. Patterns of folded words, in order: the first that matches decides. Long because it is one data table.
 */
import { furtherGoods } from './further-goods.ts';
import type { IndustryId } from './industries.ts';

export interface Goods {
  readonly words: RegExp;
  readonly make: IndustryId;
  readonly wholesale: IndustryId;
  readonly retail: IndustryId;
  /** Whether the words alone name the manufacturer's industry: "Pharmaceuticals". Otherwise they say nothing without an activity. */
  readonly isIndustry: boolean;
}

type Others = Partial<Pick<Goods, 'wholesale' | 'retail' | 'isIndustry'>>;

const goodsOf = (
  make: IndustryId,
  words: string,
  { wholesale = 'wholesale', retail = 'retail.specialty', isIndustry = true }: Others = {},
): Goods => ({
  make,
  wholesale,
  retail,
  isIndustry,
  words: new RegExp(`\\b(?:${words})`, 'g'),
});

const food = { wholesale: 'wholesale.food', retail: 'retail.grocery' } as const;
const electronics = { wholesale: 'wholesale.technology' } as const;
const supplies = { wholesale: 'wholesale.industrial' } as const;
const vehicles = { retail: 'automotive.dealers' } as const;

const firstGoods: readonly Goods[] = [
  goodsOf(
    'healthcare.medical-devices',
    String.raw`(?:surgical|medical|dental|orthop\w*|electromedical|medizinische\w*|medicaux|medicale?s?|medicos?|medicas?|medici|medische)\b (?:\w+ ){0,4}(?:instruments?|equipment|devices?|suppl\w*|apparat\w*|apparec\w*|gerate|instrumentos|strument\w*|materia\w*|hulpmiddelen)|medizintechni\w*|medtech|orthopa\w*|material medicochirurg\w*|equipamentos? medic\w*|elettromedical\w*|electromedic\w*|electrotherap\w*|irradiation (?:apparatus|medicale)|lunettes\b|occhiali\b|gafas\b|oculos\b|brillen\b|protes[ie] \w+|protheses? \w+|prothesen\b|in vitro diagnostic`,
    { wholesale: 'healthcare.distribution' },
  ),
  goodsOf(
    'life-sciences.pharmaceuticals',
    String.raw`pharma\w*|farmac\w*|medicament\w*|medicinal\b|medicinali|medicines?\b|arzneimittel\w*|geneesmiddel\w*|drugs?\b|druggists?`,
    { wholesale: 'healthcare.distribution', retail: 'healthcare.distribution' },
  ),
  goodsOf(
    'consumer-goods.cosmetics',
    String.raw`cosmet\w*|kosmet\w*|perfum\w*|parfum\w*|profum\w*|toilet (?:preparations|articles)|toiletries|personal care|korperpflege\w*|skin ?care|produits d entretien et de parfums`,
  ),
  goodsOf(
    'consumer-goods.household',
    String.raw`soaps?\b|detergent\w*|savons?\b|seifen?\b|wasch\w*|jabon\w*|sabao|saboes|saponi|wasmiddel\w*|household appliances?|appliances?\b|haushalts\w*|electromenager\w*|electrodomestic\w*|eletrodomestic\w*|elettrodomestic\w*|huishoud\w*|kitchenware|housewares|fraldas?\b|panales\b|pannolini|windeln\b|luiers\b|diapers?\b|appareils? menagers?|apparecchi (?:\w+ ){0,2}uso domestico|aparatos domesticos|aparelhos domesticos|articles? menagers?|brosserie|scope e spazzole|surface active agents?|sanitation goods?`,
  ),
  goodsOf(
    'manufacturing.packaging',
    String.raw`packag\w*|verpackung\w*|emballages?\b|envases\b|embala\w*|imballagg\w*|verpakking\w*|(?:metal|glass|plastic|paperboard|shipping) containers?|containers? manufactur\w*|bottling\b`,
  ),
  goodsOf(
    'food-and-drink.beverages',
    String.raw`soft drinks?|soft drink|non alcoholic|mineral waters?|mineralwasser|erfrischungsgetranke|frisdrank\w*|bebidas no alcoholicas|bebidas nao alcoolicas|boissons rafraichissantes|bibite analcoliche|juices?\b|coffee|kaffee|cafe\b|tea\b|bottled water|eaux? (?:de table|minerales?|de source|embouteillees?)|acque minerali|aguas? (?:envasadas?|minera(?:l|is|les)|engarrafadas?|de mesa)|zumos? de|sucos? de|succhi di|jus de (?:fruits?|legumes)|refrigerantes e|vruchtensappen|fruchtsaft\w*`,
    food,
  ),
  goodsOf(
    'food-and-drink.alcohol',
    String.raw`brew\w*|beers?\b|bier\w*|malt beverages?|brauerei\w*|cervez\w*|cervej\w*|birr[ae]\w*|brasser\w*|wines?\b|winer\w*|wein\w*|vins?\b|vinos?\b|vinhos?\b|vini\b|viticol\w*|vinific\w*|wijn\w*|distill\w*|destil\w*|spirits?\b|spirituosen|liquors?\b|licor\w*|liquori\w*|alcohol\w*|alkohol\w*|alcool\w*|ciders?\b|malt\b|malte\b|malto\b|malz\b|aguardentes?\b|chopes?\b|distilled`,
    { ...food, retail: 'retail.grocery' },
  ),
  goodsOf('food-and-drink.tobacco', String.raw`tobacco(?! predominating)|tabak\w*(?<!waren)|tabac\w*|cigar\w*`, food),
  goodsOf(
    'agriculture.machinery',
    String.raw`(?:agricultural|farm|lawn|garden|forestry) (?:\w+ ){0,3}(?:machin\w*|equipment|implements?|tractors?)|land ?maschinen|landbouwmachines|machines? agricoles?|maquinaria agri\w*|macchine (?:\w+ ){0,3}agri\w*|tractors?\b|traktoren`,
    supplies,
  ),
  goodsOf(
    'food-and-drink',
    String.raw`foods? and beverages?|food beverages?|lebensmittel und getranke|alimentos y bebidas|alimentos e bebidas|alimentari e bevande|voedings? en genotmiddelen|nahrungsmitteln? getranken?`,
    food,
  ),
  goodsOf(
    'food-and-drink.packaged-food',
    String.raw`foods?\b|foodstuffs?|meats?\b|fleisch\w*|viandes?\b|carnes?\b|carni\b|carnic\w*|vlees\w*|baker\w*|baked|bread\w*|brot\w*|backwaren|boulang\w*|panader\w*|panific\w*|padari\w*|bakker\w*|patisser\w*|confection(?:er\w*|ary)|dairy|dairies|milch\w*|lait\b|laitier\w*|lacte\w*|latticin\w*|lattier\w*|zuivel\w*|cheese|kase\w*|sugar\w*|zucker\w*|sucre\b|azucar\w*|zuccher\w*|suiker\w*|chocolat\w*|cocoa|candy|snacks?\b|grain mill\w*|flour|nahrungs\w*|lebensmittel\w*|aliment\w*|voeding\w*|genotmiddel\w*|grocer\w*|seafood|canned|frozen|konserv\w*|futtermittel|oils? and fats|animal food|pet food|fruits?\b|vegetables?\b|obst\b|gemuse|frutas?\b|hortalizas|frutta|ortaggi|groenten|legumes\b|huiles? et (?:de )?graisses|oli e (?:di )?grassi|oleos e gorduras|aceites y grasas|olen und fetten?|olien en vetten|margarin\w*|fats and oils|olio di oliva|aceite de oliva|azeite\b|beurre\b|burro\b|mantequilla|manteiga|fromages?\b|formagg\w*|quesos?\b|queijos?\b|derivati del latte|fluid milk|gelati\b|glaces et sorbets|helados?\b|sorvetes?\b|speiseeis|consumptie ?ijs|ice cream|travail des grains|granagli\w*|grain and|molitur\w*|amid[io]\b|amidos\b|amidac\w*|amylaces?|starch\w*|starke\b|zetmeel|condiment\w*|assaisonnement\w*|spezie\b|epices\b|especias\b|especiarias\b|gewurz\w*|specerij\w*|kruiden\b|seasoning\w*|spices?\b|dressings?\b|sauces?\b|plats prepares|piatti pronti|platos preparados|pratos prontos|fertiggericht\w*|prepared meals|pasti e piatti|pommes de terre|patate\b|patatas\b|batatas?\b|kartoffel\w*|aardappel\w*|potato\w*|poissons?\b|pesce crostacei|pescados?\b|fischverarbeit\w*|crustac\w*|crostacei|mollus\w*|biscuit\w*|biscott\w*|biscoitos|galletas|bolachas|cookies?\b|crackers?\b|tortillas?\b|pasticcer\w*|pates alimentaires|paste alimentari|pastas? aliment\w*|massas alimenticias|teigwaren|deegwaren|pizza\b|farine\b|harinas?\b|farinhas?\b|meel\b|slaughter\w*|abattage|abate de|macellazione|sacrificio de ganado|schlacht\w*|slacht\w*|breakfast cereals?|oilseed|laiteries|caramelle|frigorifico`,
    food,
  ),
  goodsOf('food-and-drink.beverages', String.raw`beverages?\b|drinks?\b|getrank\w*|boissons?\b|bebidas?\b|bevand\w*|dranken?\b`, food),
  goodsOf(
    'consumer-goods.luxury',
    String.raw`jewel\w*|schmuck\w*|bijou\w*|joyer\w*|joalh\w*|gioiell\w*|juwel\w*|watches\b|uhren\b|horlog\w*|relojes|luxury|silverware`,
  ),
  goodsOf(
    'consumer-goods.sports-and-leisure',
    String.raw`toys?\b|spielwaren|jouets?\b|juguetes\b|brinquedos|giocattoli|speelgoed|biciclett\w*|bicyclettes\b|bicicletas\b|fietsen\b|sport(?:s|ing)? (?:goods|equipment|articles)|sportartikel\w*|sportgerate\w*|articles? de sports?|articulos deportivos|articulos de deporte|articoli sportivi|artigos de desporto|sportartikelen|bicycles?|fahrrader\w*`,
  ),
  goodsOf(
    'consumer-goods.apparel',
    String.raw`apparel|cloth(?:es|ing)\b|garments?\b|wearing|footwear|shoes?\b|leather\w*|handbags?|bekleidung\w*|kleidung\w*|schuh\w*|leder\w*|vetements?\b|habill\w*|chaussures?\b|cuir\b|maroquin\w*|prendas de vestir|confeccion\b|confeccao|calzado\w*|cuero\b|vestuario|calcado\w*|couro\b|kleding\w*|schoe\w*|abbigliamento|calzatur\w*|pelle\b|pelletterie|fashion\b|hosiery|fur\b|articles? de voyage|articoli da viaggio|articulos de viaje|artigos (?:de|para) viagem|reiseartikel|reisartikelen|fourrures?\b|pelliccia|pellicce|pelz\w*|peleteria|pelleteria|bontartikelen|tannage|concia\b|curtido\w*|curtimento|gerberei\w*|looierij\w*|tanning|indumenti|camicie|biancheria intima|roupas?\b|ropa\b|maglieria|calzetteria|articles? chaussants?|meias\b|calcetines|uniforms?\b|lingerie\b|sartoria|pullover\w*|articles a mailles|articoli a maglia`,
  ),
  goodsOf(
    'manufacturing.textiles',
    String.raw`textil\w*|textiel\w*|tessil\w*|fabric mills?|fabrics\b|yarns?\b|carpets?\b|broadwoven|knit\w*|spinning|etoffes?\b|tapis\b|moquettes?\b|ficelles|spago\b|cordas?\b|corde e|funi\b|non ?tisses|ricami\b|filature|filatura|tessitura|tissage|tecelagem|fios de|tejidos\b|tecidos\b|tappet\w*|touw\b|garne\b|gewebe\b|biancheria da letto|linge de maison|cotton\b|algodao\b|cotone\b|coton\b`,
  ),
  goodsOf(
    'manufacturing.furniture',
    String.raw`furniture\w*|furnishings?|mobel\w*|meubles?\b|ameublement|muebles?\b|moveis\b|mobiliario|mobilier\b|meubel\w*|mobili\b|mattress\w*|matratzen|colchones|colchoes|cabinets?\b(?! (?:d|de|du|des|dent\w*|medic\w*|infirmier\w*)\b)`,
  ),
  goodsOf(
    'hardware.semiconductors',
    String.raw`semi ?conductors?\b|semi ?conductor|halbleiter\w*|semiconduct\w*|semicondutor\w*|semicondutt\w*|halfgeleider\w*`,
    electronics,
  ),
  goodsOf(
    'hardware',
    String.raw`computers? (?:and )?electronic\w*|computers? (?:\w+ ){0,2}(?:elektron\w*|elettron\w*)|informatiques? electroniques? et optiques?|informaticos electronicos? y opticos?|informaticos (?:equipamentos para comunicacoes e )?(?:produtos )?eletronicos e opticos|datenverarbeitungsgerat\w* elektron\w*|electronics and appliances`,
    electronics,
  ),
  goodsOf(
    'hardware.computers',
    String.raw`computers?\b|peripheral\w*|ordinateurs?\b|ordenadores|computadores|datenverarbeitungsgerat\w*|equip\w* (?:de |e suprimentos de |y suministros de )?informatic\w*|suprimentos (?:de|para) informatica|equipements? informatiques?|office machines?`,
    electronics,
  ),
  goodsOf(
    'hardware.consumer-electronics',
    String.raw`consumer electronics|audio and video|household audio|unterhaltungselektronik|electronique grand public|electronica de consumo|electronica de consumo|eletronica de consumo|elettronica di consumo|consumentenelektronica`,
    electronics,
  ),
  goodsOf(
    'hardware.network-equipment',
    String.raw`communications? equipment|telecom\w* equipment|telephone apparatus|broadcasting equipment|telekommunikationstechni\w*|equipements? de communication|equipos de telecom\w*|equipamentos? (?:\w+ )?comunicac\w*|apparecch\w* (?:\w+ ){0,2}telecom\w*|communicatieapparatuur`,
    electronics,
  ),
  goodsOf(
    'energy.storage-and-nuclear',
    String.raw`batter(?:y|ies)\b|batterien|akkumulator\w*|piles et (?:d )?accumulateurs?|pilas y acumuladores`,
    electronics,
  ),
  goodsOf(
    'hardware.electronic-components',
    String.raw`electronic\w*|elektronisch\w*|elektronik\w*|electroniques?|electronicos?|eletronic\w*|elettronic\w*|optical|optische\w*|optiques?\b|measuring|navigational|instruments?\b|messinstrument\w*|printed circuit\w*`,
    electronics,
  ),
  goodsOf(
    'manufacturing.electrical-equipment',
    String.raw`electric(?:al)?\b|elektri\w*|elektroger\w*|elektrotechni\w*|electriques?\b|electric[oa]s?\b|eletric\w*|elettric\w*|lighting|lamps?\b|transformers?\b|wiring`,
    { ...electronics, isIndustry: false },
  ),
  goodsOf(
    'automotive.parts',
    String.raw`(?:motor vehicles?|automotive|auto|automobile|vehicles?|car|truck) (?:\w+ ){0,2}(?:parts?|components?|accessories|suppl\w+|engines?)\b|kraftwagenteil\w*|autoteil\w*|kfz teile|automobilzuliefer\w*|equipements? automobiles?|equipementier\w*|(?:piezas|componentes|pecas|parti|accessori|onderdelen) (?:\w+ ){0,4}(?:vehiculos|automoveis|automotores|autoveicoli|auto s|autos|motorvoertuigen|veiculos)`,
    { retail: 'automotive.parts' },
  ),
  goodsOf(
    'aerospace-and-defence.defence',
    String.raw`vehicules militaires|veicoli militari|vehiculos militares|veiculos militares|militarfahrzeug\w*|militaire (?:gevechts)?voertuigen|military (?:fighting )?vehicles?|combat vehicles?`,
  ),
  goodsOf(
    'manufacturing.machinery',
    String.raw`(?:outillage|utensili|herramientas|ferramentas|werkzeuge) (?:portati\w*|electric\w*|eletric\w*|manuales con motor)|power (?:driven )?(?:hand ?)?tools?|machines? pour l industrie|macchine per l industria|maquinaria para la industria|maquinas para (?:a )?industria|food product machinery|(?:hydraulique|hydraulic|idraulic|hidraulic)\w* (?:et|and|e|y) pneumatic\w*|equipements hydrauliques et pneumatiques|fluid power|power transmission|mechanical power|organes? mecaniques? de transmission|organi di trasmissione|engrenages?\b|ingranagg\w*|engranaj\w*|engrenagens|zahnrad\w*|tandwiel\w*|gear manufacturing|fours et bruleurs|forni\b|hornos y|fornos e|ofen und brenner|ovens\b|materiel de levage|sollevamento|elevacion y manip\w*|elevacao|hebezeuge\w*|hefwerktuigen|hefinrichtingen|rubinetti|valvole|robinetterie|valvulas|armaturen|kranen en|appendages|(?:industrial|power) valves?|frigorifiques industriels|refrigeraz\w*|refrigeracion y|refrigeracao|kalte und lufttechn\w*|refrigeration equipment|ascenseurs|ascensori|ascensores|elevadores\b|aufzug\w*|elevators? and|escalators?\b|cranes?\b|hoists?\b|welding and soldering|industrial molds?`,
    supplies,
  ),
  goodsOf(
    'manufacturing.machinery',
    String.raw`navires?\b|bateaux\b|navi e\b|navi\b|imbarcazioni|buques\b|barcos\b|navios\b|embarcac\w*|schepen\b|vaartuigen|materiel ferroviaire|materiale rotabile|material ferroviario|rollend materieel|schienenfahrzeug\w*|locomotor\w*|locomotive\b`,
    { isIndustry: false },
  ),
  goodsOf(
    'aerospace-and-defence.space',
    String.raw`space vehicles?|guided missiles?|missil[ei]\b|spacecraft manufactur\w*|satellites? manufactur\w*`,
  ),
  goodsOf(
    'aerospace-and-defence.aerospace',
    String.raw`aircraft\w*|aerospace|aviation|air and spacecraft|luft und raumfahrzeug\w*|luftfahrzeug\w*|aeronaut\w*|aeroespac\w*|aeromobil\w*|luchtvaartuig\w*|lucht en ruimtevaartuigen`,
  ),
  goodsOf(
    'automotive.manufacturers',
    String.raw`motor vehicles?\b|motor cars?\b|automobil\w*|automobiles?\b|autos?\b|cars?\b|vehicules? (?:a moteur|automobiles?)|vehiculos|veiculos|autoveicoli|motorvoertuigen|auto s\b|personenauto\w*|kraftwagen\w*|kraftfahrzeug\w*|kfz\b|trailers?\b|motorcycles?\b|motorrader\w*|trucks? and buses|motocicl\w*|motocycles?\b|(?:light|heavy duty) trucks?|utility vehicles?|motor homes?|carrosseries et remorques|carrozzerie per|rimorchi\b|remolques\b|reboques\b|karosserien\b|aanhangwagens`,
    vehicles,
  ),
  goodsOf(
    'manufacturing.machinery',
    String.raw`ship ?building|ships?\b|boats?\b|railroad rolling|locomotiv\w*|schiffbau|schiff\w*|transport(?:ation)? equipment|materiel de transport|material de transporte|equipamento de transporte|vervoermiddelen|mezzi di trasporto|fahrzeugbau`,
  ),
  goodsOf(
    'aerospace-and-defence.defence',
    String.raw`weapons?\b|ammunition|ordnance|armaments?\b|small arms|waffen\b|munition\w*|armas\b|armes\b|wapens\b|armi\b`,
  ),
  goodsOf(
    'manufacturing.metal-products',
    String.raw`fabricated (?:structural )?metals?|metal (?:products?|structures?|stamping\w*|goods|cans?|work\w*|service cent\w*)|metall(?:erzeugnis\w*|waren|bau|bearbeit\w*|verarbeit\w*)|(?:produits?|produccion|productos?|produtos?) metal\w*|prodotti in metallo|producten van metaal|metaalproduct\w*|structural metal\w*|screws?\b|fasteners?\b|spring and wire|wire products?|turned products?|machine shops?|boilers?\b|forging|stamping|handtools?|hand tools|cutlery|heating equipment|plumbing fixtures?|carpinteria metalica|serruri\w*|metalworking|metallerie|(?:structures?|estruturas|estructuras|strutture|porte|portes|elementi da costruzione in) metal\w*|structures metalliques|portes et fenetres en metal|reservoirs citernes|cisterne\b|serbatoi\b|depositos de metal|radiateurs\b|radiatori\b|chaudieres\b|caldaie\b|heizkessel|outillage\b|utensileria|ferramentas\b|herramientas\b|werkzeugen?\b|gereedschap\w*|coutellerie|coltelleria|posateria|cutelaria|cuchilleria|schneidwaren|serrures\b|serrature\b|schlosser\w*|hang en sluitwerk|quincaillerie|bulloneria|boulons\b|tornilleria|parafusos|schrauben\b|schroeven\b|fili metallici|fils metalliques|di molle\b|ressorts\b|muelles\b|emboutissage|estampage|stampaggio|embuticion|casseforti|metal (?:windows?|doors?|tanks?|valves?|coating\w*|crown\w*|building\w*)|electroplating|galvani\w*|roll forming|spring manufactur\w*|pipe fittings?|heat exchangers?|valves?\b`,
    supplies,
  ),
  goodsOf('hardware.robotics', String.raw`robots?\b|robotic\w*`),
  goodsOf('manufacturing.automation', String.raw`automation\b|automatisier\w*|automatisering`, supplies),
  goodsOf(
    'manufacturing.machinery',
    String.raw`machin\w*|maschin\w*|maquina\w*|macchin\w*|machines?\b|turbines?\b|pumps?\b|pumpen|compressors?\b|engines?\b|anlagenbau|apparaten\b|apparatuur|apparecchiature|industrial equipment`,
    supplies,
  ),
  goodsOf(
    'materials.steel-and-metals',
    String.raw`steel\w*|iron\b|primary metals?|basic metals?|non ?ferrous|alumin\w*|foundr\w*|smelting|stahl\w*|eisen\w*|metallerzeug\w*|giesserei\w*|siderurg\w*|aciers?\b|acero\b|aco\b|acciaio|staal\w*|ijzer|ferro(?!v)\w*|metallurg\w*|metalurg\w*|fonder\w*|metals?\b|metaux|metales\b|metais\b|metalli\b|metalen\b|basismetalen|precious metals?|etirage a froid|laminage|trefilage|profilage a froid|laminazione|trafilatura|stiratura a freddo|profilatura|cuivre\b|di rame\b|copper\b|kupfer\b|piombo\b|plomb zinc|ghisa\b|gusseisen|tubes tuyaux|tubi condotti|tubi e condotti|steel wire`,
  ),
  goodsOf(
    'manufacturing.plastics-and-rubber',
    String.raw`plasti\w*|rubber\w*|kunststoff\w*|gummi\w*|caoutchouc|caucho|borracha|gomma\b|materie plastiche|kunststof\w*|tires?\b|tyres?\b|pneumatici\b|neumaticos\b|pneus\b|rechapage|(?:fabrication|rechapage) de pneumatiques|polystyrene|foam product\w*`,
  ),
  goodsOf(
    'materials.glass-and-ceramics',
    String.raw`glass\w*|glas\b|glaswaren|glaswerk|keramik\w*|keramisch\w*|ceramic\w*|verres?\b|vidrio|vidro\b|vetro\b|porcelain|pottery|porzellan|refractaires|refrattari\b|refractarios|refratarios|feuerfest\w*|vuurvast\w*|refractories`,
  ),
  goodsOf(
    'construction.materials',
    String.raw`cement\w*|zement\w*|ciments?\b|cemento|cimento|betons?\b|concrete|hormigon|calcestruzzo|bricks?\b|ziegel\w*|gypsum|building materials?|construction materials?|baustoffe?n?\b|materiaux de construction|materiales de construccion|materiais de construcao|materiali da costruzione|bouwmaterialen|non ?metallic minerals?|steine und erden|mineralen? producten|mineraux non metalliques|minerales no metalicos|minerais nao metalicos|produtos minerais|minerali non metalliferi|niet metaalhoudende|stone\b|chaux et platre|platre\b|calce\b|gesso\b|yeso\b|mattoni\b|tegole\b|telhas\b|tijolos\b|tejas y|ladrillos\b|briques\b|tuiles\b|bakstenen|dakpannen|terre cuite|terracotta|piastrelle|azulejos\b|carreaux en ceramique|fliesen\b|faconnage et finissage de pierres|taglio modellatura|pietre\b|natursteinen?|naturwerkstein\w*|natuursteen|abrasifs?\b|abrasivi\b|abrasivos\b|abrasive\w*|schleifmittel\w*|fibrocement\w*|fibrocimento|asphalt\b`,
    supplies,
  ),
  goodsOf(
    'materials.paper-and-forest',
    String.raw`paper\w*|papier\w*|papel\w*|carta\b|pulp\b|zellstoff|wood\b|wooden|timber|lumber|sawmill\w*|holz\w*|bois\b|maderas?\b|madeira\b|legno\b|hout\w*|cork\b|forest products?|plywood|veneer|sciage|scieries?\b|segheri\w*|serrarias?\b|aserrado\w*|aserraderos?|sagewerk\w*|zagerij\w*|rabotage|piallatura|parquets?\b|charpentes\b|cartons?\b|cartao\b|kartonnage\w*|papeterie|cartotecnic\w*|sughero|liege vannerie|corcho\b|cortica\b|celulos\w*|cellulos\w*|millwork|truss`,
  ),
  goodsOf(
    'manufacturing.printing',
    String.raw`printing|printers?\b|druckerei\w*|druckerzeugnis\w*|drucken\b|imprim\w*|impressao|impresion\b|stampa\b|drukker\w*|drukwerk|artes graficas|pre ?presse|pre ?press\b|preimpres\w*|pre impres\w*|druckvorstufe|reliure\b|rilegatura|encadernac\w*|encuadernac\w*|buchbind\w*|boekbind\w*`,
  ),
  goodsOf(
    'energy.oil-and-gas',
    String.raw`petrol\w*|refined|refiner\w*|refining|mineralol\w*|coke\b|cokes\w*|kokerei|raffin\w*|refino|erdol\w*|aardolie\w*|fuels?\b|combust\w*|carburant\w*|carburanti|gasoline|brandstof\w*|kraftstoff\w*`,
    {
      wholesale: 'energy.oil-and-gas',
      retail: 'energy.oil-and-gas',
    },
  ),
  goodsOf(
    'materials.chemicals',
    String.raw`chemical\w*|chemi[es]\w*|chemicalien|chimi\w*|quimic\w*|petrochem\w*|paints?\b|coatings?\b|adhesives?\b|pesticid\w*|fertili[sz]\w*|dungemittel|farben\b|lacke\b|peintures|pinturas|tintas\b|vernic\w*|verf\b|dyes?\b|resins?\b|explosives?\b|industrial gases|man made fibres|engrais\b|concimi\b|abonos\b|adubos\b|meststoffen|produits azotes|colorants\b|coloranti\b|colorantes\b|corantes\b|pigment\w*|gaz industriels|gas industriali|gases industria\w*|industriegase\w*|industriele gassen|explosifs\b|esplosivi\b|explosivos\b|sprengstoff\w*|fabrication de colles|fabbricazione di colle|huiles essentielles|oli essenziali|oleos essenciais|aceites esenciales|atherische\w* olen?|etherische olien|essential oils?|fibres artificielles|fibre sintetiche|fibras (?:artificiais|artificiales|sinteticas)|chemiefasern|kunstvezels|synthetic fibers?|bioplasti\w*|bitumen\b`,
  ),
  goodsOf(
    'retail.specialty',
    String.raw`books?\b|newspapers?\b|stationery|office (?:supplies|equipment)|hardware\b|plumbing|heating|garden\w*|florists?|flowers?|blumen|fleurs|flores\b|musical instruments?|hobby|health and personal|gifts?\b|optical goods|telecommunications? equipment|specialised stores|used merchandise|buch\w*|bucher\w*|livres|libros|livros|revistas|papelaria|papeleria|brinquedos|juguetes|libri\b|boeken`,
    {
      ...supplies,
      isIndustry: false,
    },
  ),
];

/** More words for goods that `firstGoods` has already; the trade and the shops are the same. */
export const goods: readonly Goods[] = [
  ...firstGoods,
  ...furtherGoods.map(([make, words]) => {
    const alike = firstGoods.find((each) => each.make === make);
    return goodsOf(make, words, alike ?? {});
  }),
];
