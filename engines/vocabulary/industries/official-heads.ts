/**
 * The first words of titles in official classifications, in seven languages. They name the industry; "other" before them and "n.e.c." after them have no
 * meaning. They are looked up before the words anywhere in a title, because those often name something else: what is rented, repaired, regulated or taught.
 * Patterns of folded words at the start of the title; the first that matches decides. Long because it is one data table.
 */
import type { IndustryId } from './industries.ts';

const making =
  '(?:manufacture|manufacturing|production|herstellung|erzeugung|fabrication|fabricacion|fabricacao|produccion|producao|elaboracion|fabbricazione|produzione|vervaardiging|productie) (?:of|von|de|d|di|van|dei|des|du|do|da|dos|das|del|delle) ?';
const building = '(?:building|bau|construction|construccion|construcao|costruzione|bouw) (?:of|von|de|d|di|van) ?';
const renting =
  '(?:rental|renting|leasing|rental and leasing|vermietung|location|location bail|location et location bail|alquiler|arrendamiento|aluguer|aluguel|locacao|noleggio|noleggio e leasing|noleggio e leasing operativo|verhuur|lease|verhuur en lease) (?:of|von|de|d|di|van) ?';
const repairing =
  '(?:repair|repair and maintenance|reparatur|reparatur und instandhaltung|reparation|reparation et maintenance|reparacion|reparacion y mantenimiento|reparacao|reparacao e manutencao|riparazione|riparazione e manutenzione|reparatie|reparatie en onderhoud) (?:of|von|de|d|di|van)? ?';
const wholesaling =
  '(?:wholesale|wholesale trade|grosshandel|commerce de gros|comercio al por mayor|comercio por grosso|commercio all ingrosso|groothandel) (?:of|mit|de|d|di|in) ?';
const retailing =
  '(?:retail sale|retail trade|einzelhandel|commerce de detail|comercio al por menor|comercio a retalho|commercio al dettaglio|detailhandel) (?:of|mit|de|d|di|in) ?';
const agents =
  '(?:agents?|handelsvermittlung|intermediaires du commerce|intermediarios del comercio|agentes do comercio|agenti e rappresentanti|intermediari (?:\\w+ )?(?:nel|del) commercio|handelsbemiddeling|agents involved|agents specialised)\\b';

const lines: readonly (readonly [id: IndustryId, words: string])[] = [
  // Trade: anyone who sells for others is a wholesaler of any goods.
  ['wholesale', `${agents}.*(?:sale|commerce|comercio|commercio|handel|vermittlung|bemiddeling|trade)`],
  ['wholesale', '(?:intermediaires?|intermediari|intermediarios) (?:\\w+ ){0,2}(?:du|nel|del) (?:commerce|commercio|comercio)'],
  [
    'automotive.parts',
    `${wholesaling}.*(?:motor vehicle parts|kraftwagenteil|equipements automobiles|(?:repuestos|parti|delen|pecas|pieces) (?:y|e|en|et) (?:acces|acess|toebe))`,
  ],
  ['automotive.parts', `${retailing}(?:motor vehicle parts|kraftwagenteil)`],
  ['wholesale.technology', `${wholesaling}(?:computers?|ordinateurs|ordenadores|computadores|datenverarbeitung)\\b`],
  ['wholesale', '(?:\\w+ ){0,3}petroleum (?:\\w+ ){0,4}(?:merchant wholesalers?|wholesalers?)'],
  ['wholesale', `${wholesaling}.*(?:petroleum|fuels|brennstoff|combustib|brandstof)`],
  [
    'energy.oil-and-gas',
    `${retailing}.*(?:automotive fuel|motorenkraftstoff|carburant|combustible para la automocion|combustive(?:l|is)|carburante|motorbrandstof)`,
  ],
  ['healthcare.distribution', `${retailing}.*(?:medical|medizinisch|medicau|medico|medisch).*orth?op`],
  ['retail.specialty', `${retailing}.*(?:telecom|music|musik|muziek|kranten|newspaper|zeitung|journa|periodic)`],
  ['retail', '.*(?:via stalls|eventaires|puestos de venta|em bancas|ambulante|verkaufsstanden|markt en straathandel)'],
  // Goods and activities of which one noun means another trade.
  ['life-sciences.pharmaceuticals', `${making}(?:basic )?(?:pharmaceut|pharmazeut|pharmaceutis)\\w*`],
  ['manufacturing.textiles', 'spinnstoff'],
  [
    'materials.paper-and-forest',
    `${making}(?:pasta papelera|pate a papier|pasta de papel|pasta per carta)|industri\\w+ (?:de la|da|del|do) (?:madera|madeira|legno)`,
  ],
  ['materials.paper-and-forest', `${making}(?:chapas|tableros|folheados|placages?|contraplacados)\\b.*(?:madera|madeira|bois)`],
  ['food-and-drink.alcohol', '(?:fabricacion|elaboracion|produccion) de malta$'],
  ['food-and-drink.packaged-food', `${making}(?:cacao|cocoa|kakao)\\b`],
  [
    'food-and-drink.beverages',
    `${making}(?:(?:frucht|gemuse|obst)\\w* (?:und \\w+)?safte\\w*|(?:frucht|obst) und gemusesafte\\w*|(?:groente|vruchten|fruit)\\w* (?:en \\w+)?sappen)`,
  ],
  ['materials.steel-and-metals', `${making}(?:buizen|tubos|tubes|tubi|rohren?|stahlrohren?)\\b.*(?:staal|acero|aco|acier|acciaio|stahl)`],
  [
    'energy.storage-and-nuclear',
    '(?:procesamiento|retraitement|enrichissement|processing|aufbereitung) (?:de |et retraitement de |of |von )?(?:combustibles nucleares|matieres nucleaires|nuclear fuel|kernbrennstoff\\w*)',
  ],
  [
    'healthcare',
    '(?:centres de collecte|(?:blood|organ)(?: and (?:blood|organ))? banks?|banques? (?:de sang|d organes)|blutbank|bancos? de (?:sangre|sangue|organos)|bloedbank)|patient transport\\w* by ambulance',
  ],
  [
    'healthcare.practices',
    '(?:attivita|actividades|atividades|activites) (?:mediche|medicas|medicales) (?:e|y|et)\\b|medical specialists?\\b(?! (?:recruit|staff|software))',
  ],
  ['healthcare.veterinary', 'veterinary services?\\b(?! (?:software|platform|market))'],
  ['healthcare.distribution', 'apothekers? in\\b'],
  [
    'professional-services',
    '(?:atividades de |actividades de )?(?:servicos|servicios) prestados (?:principalmente )?a(?:s| las)? empresas',
  ],
  ['real-estate.development', '(?:subdivision of land|land subdivision)'],
  ['real-estate.services', '(?:bemiddeling in|vermittlung von) (?:onroerend goed|immobilien|grundstuck)'],
  ['retail.specialty', '(?:boat|marine|yacht) dealers?$|(?:automatic merchandising|vending) machine operators?'],
  ['retail.specialty', `${retailing}(?:tobacco|tabak|tabac)`],
  ['automotive.dealers', '(?:top|body|tire|transmission|auto\\w*)\\b.*\\brepair shops\\b'],
  ['software.it-services', 'computer (?:maintenance|repair)\\b|repair of computers'],
  ['education.training', '(?:data processing|secretarial|business and secretarial|computer) schools?$'],
  ['media.design-services', 'photo ?finishing\\b'],
  ['media.film-and-video', '(?:motion picture|video|film)s?(?: and \\w+)? distribution\\b'],
  ['media.advertising', 'advertising materials? distribution'],
  ['financial-services.investment-banking', '(?:security|securities) (?:and )?commodit(?:y|ies) (?:brokers|contracts)'],
  ['financial-services.asset-management', '(?:pension )?(?:and )?(?:health )?(?:and )?welfare funds'],
  ['public-sector.administration', '(?:public )?finance taxation (?:and )?monetary'],
  ['software.games', '(?:verlegen von computerspielen|edicion de videojuegos|edicao de videojogos)'],
  [
    'transport-and-logistics.passenger',
    '(?:trasport[oi]|transportes?|transports?) terrestr\\w+ (?:urban\\w+ )?(?:di |de )(?:passeggeri|pasajeros|voyageurs|passageiros)',
  ],
  ['media.arts-and-events', 'arboreta\\b|botanical (?:or|and) zoological'],
  ['wholesale.food', '(?:packaged )?frozen food (?:merchant )?wholesalers?'],
  [
    'manufacturing.machinery',
    `${making}(?:machinery|machines|maschinen|maquinaria|maquinas|macchine|machines?) (?:for|fur|pour|para|per|voor) (?:the |die |la |las |los |l |les |de |o |a )?(?:textil|texti|tessil|apparel|paper|papier|papel|carta|food|lebensmittel|aliment|metallurg|plasti|kunststof|mining|rubber|gumm)`,
  ],
  ['materials.chemicals', `${making}(?:pyrotechn|pirotec|explosi|explosives|springstof)`],
  ['media.publishing', 'news syndicates?\\b'],
  [
    'agriculture.fishing',
    '(?:criacao|cria|cultivo|crianza|elevage|allevamento|kweken|zucht) (?:de |di |d |von |van )?(?:ostras?\\b|huitres|ostriche|peixe|peces|poisson|pesci|pesce|mexilh|mejillon|moules|camar|crevett|gamber|truch|trut|truit|salm|crustac|crostac|molus|mollus|mariscos)',
  ],
  // Agriculture and wild plants.
  [
    'agriculture',
    '(?:post harvest|nach der ernte|actividades? (?:de preparacion )?pos(?:terior)? |attivita successive alla raccolta|activiteiten met betrekking tot gewassen na|seed processing|saatgutaufber|zaadbewerking)',
  ],
  [
    'agriculture',
    '(?:support activities|ondersteunende (?:activiteiten|diensten)|actividades de apoyo|actividades dos servicos relacionados|activites de soutien|attivita di supporto) (?:\\w+ ){0,5}(?:agricult|landbouw|veeteelt|ganader|allevamento|animal|crop|culturas|cultures)',
  ],
  [
    'agriculture.farming',
    '(?:hunting|jagd|jacht|caza|caca|caccia|chasse)\\b|anbau \\w+jahriger|anbau sonstiger|haltung von|(?:explotacion|cria) de (?:\\w+ ){0,3}(?:ganado|caballos|camellos|ovino|caprino|porcino|avicultura|animal)|(?:allevamento|criacao|elevage|fokken) (?:di|de|d|en|van|des)\\b(?! (?:sites|conteudo|software|apli|marcas))|(?:propagacion|propagacao) de plantas|plant propagation|plantenvermeerdering|produzioni vegetali|gemengd bedrijf|(?:suini|avi|api|hortifruti|cereali|fruti|flori|hortofloricultura|viti)cultura\\b',
  ],
  [
    'materials.paper-and-forest',
    '(?:gathering|sammeln|recoleccion|raccolta|recolha|extraccao|cueillette|verzamelen) .*(?:non wood|ohne holz|silvestr|selvatic|groeiende)|utilizzo di aree forestali|silvicoltura|silvicultura|sylviculture|ondersteunende (?:activiteiten|diensten) (?:\\w+ ){0,3}de bosbouw|servizi di supporto per la silvicoltura|exploitatie van bossen|(?:zagen|schaven) |serracao',
  ],
  [
    'agriculture.fishing',
    '(?:meeres|susswasser|binnen|zee|hochsee|kusten)(?:fischerei|aquakultur|visserij|aquacultuur)|(?:acquacoltura|acquicoltura|acuicultura|aquicultura|aquacultura|aquaculture|aquacultuur)\\b|(?:pesca|peche) (?:marina|maritima|en mer|em aguas|in acque|en agua|en eau)',
  ],
  // Mining and energy.
  [
    'energy.oil-and-gas',
    '(?:extraction|gewinnung|extraccion|extrac?cao|estrazione|winning|ondersteunende activiteiten) .*(?:petrol|erdol|erdgas|aardolie|aardgas|gas natur|gaz naturel|natural gas)|(?:pipeline|pijpleiding|vervoer via pijp|transport by pipeline|transports? par conduite|transporte por (?:tuberia|oleodut)|transportes por oleodut|trasporto mediante condotte|rohrfernleitung)|cokefaction|extraction d hydrocarbures|fabricacao de produtos de coqueria|fabbricazione di prodotti di cokeria|coquerias?\\b|kokerei',
  ],
  [
    'materials.mining',
    `\\w*bergbau\\b|ne metallerzbergbau|torfgewinnung|(?:extraction|gewinnung|extraccion|extrac?cao|estrazione|winning|quarrying|mining) (?:\\w+ ){0,3}(?:of|von|de|d|di|van|da)\\b(?! \\w*(?:wasser|agua|acqua|eau|water))|ondersteunende activiteiten (?:\\w+ ){0,4}(?:mijnbouw|delfstoffen)`,
  ],
  [
    'manufacturing.electrical-equipment',
    `${making}.*(?:electricity distribution|distribution et de commande|schalteinrichtung|schakel en verdeel|(?:fibre optic|fiber optic|glasfaser|fibra optica|fibras? optiques?|optische) ?\\w*(?:cables|kabel|vezels)?$|(?:cables|cabos|(?<!profilati )cavi|kabels?)\\b.*|drahten und kabeln|wiring devices|dispositivos de cableado|cablaggio|(?:fils|hilos|fili|fios) (?:et|y|e) (?:cables|cavi|cabos)|schakelaars|acessorios para fios)`,
  ],
  [
    'energy.electricity',
    '(?:production|generation|produccion|producao|produzione|opwekking|erzeugung|transmission|transport|transporte|trasmissione|distribution|distribucion|distribuicao|distribuzione|comercio|commercio|commerce|trade)(?: \\w+){0,6} (?:electricite|electricity|electricidade?|eletricidade|energia ele?c?tt?rica|elektriciteit)\\b(?!.*(?:gas|vapor|appar|aparat|equip))',
  ],
  [
    'energy.gas',
    'gas(?:erzeugung|verteilung|handel)\\b|(?:production|producao|produccion|produzione|productie|manufacture|trade|comercio|commercio|handel|distribution|distribucion|distribuicao|distribuzione|distributie|productie en distributie) (?:of|de|di|in|van|por|dei) (?:\\w+ (?:de )?)?(?:gas|gases|combustib\\w+ gas\\w+|gasvormige brandstoffen|gaseous fuels)\\b',
  ],
  [
    'energy',
    '(?:steam and air|warme und kalteversorgung|(?:production|suministro|producao|fornitura|productie|produzione)(?: (?:et|y|e|en) \\w+)? (?:de|di|van) (?:vapeur|vapor|vapore|stoom))|(?:producao|produccion|production)(?: \\w+){0,4} (?:electricidade|eletricidade|electricidad) gas vapor',
  ],
  ['energy.water', 'winning behandeling en distributie van water'],
  [
    'environment.waste',
    '(?:sammlung|behandlung und beseitigung|recogida|recolha|collecte|raccolta|tratamento e eliminacao|inzameling|verwijdering) (?:\\w+ ){0,3}(?:abfall|residuos|dechets|rifiuti|afval)|(?:materials recovery|recovery of sorted|ruckgewinnung|recuperation|valorizacion|separacion y clasificacion|recupero|recuperacao de|terugwinning|zerlegen von|demantelement|desmantelamento|demolizione di carcasse|sloop van wrakken)\\b',
  ],
  // Manufacturing.
  [
    'food-and-drink.packaged-food',
    `${making}.*(?:animal feeds?|prepared feeds?|futtermittel|aliments pour animaux|alimentacion animal|alimentos para animais|mangimi|voeders)|(?:processing and preserving|processing|verarbeitung|transformation|procesado|procesado y conservacion|preparacao e conservacao|outra preparacao|preparacao|lavorazione|verwerking|verwerking en conservering|preparacion|elaboracion|industria|industrias|preparation) (?:of|von|de|du|do|da|di|del|van|d)\\b (?!couros)(?:\\w+ ){0,3}(?:fish|fisch|poisson|pescado|pesca\\b|peixe|pesce|vis\\b|tea\\b|coffee|the\\b|cafe\\b|te\\b|caffe|volateria|gevogelte|leche|leite|lactic|latte|frut|fruit|hortalizas|platos|comidas|cereais|acucar|carn|meat|viande)|${making}(?:refeicoes|platos|comidas|plats|gerechten|bereide|productos de molineria|maalderij|almid|amido|sumos de|groente en|dauerbackwaren|brood|prodotti da forno)|transformacao de cereais|industria do (?:acucar|cafe|cha)`,
  ],
  ['food-and-drink.alcohol', `${making}(?:malt|mout|malz|\\w*weine?n?|\\w+wein und)\\b`],
  [
    'manufacturing.textiles',
    `${making}(?:\\w+ ){0,2}(?:cordage|cordes|cuerdas|cordoaria|seilerwaren|touw|non ?wovens|non tisses|telas no tejidas|tessuti|tecidos|vliesstoff|teppich|alfombras|tapetes|tapis|tappeti|vloerkleden|gewirktem|te[xk]t?s?t[ei]|technisch\\w+ textil|geweven|gebreide en gehaakte stoff)|(?:veredlung|acabamento|preparacao e fiacao|bewerken en spinnen|finishing) (?:\\w+ ){0,3}te[xk]`,
  ],
  [
    'consumer-goods.apparel',
    `${making}(?:\\w+ ){0,2}(?:outerwear|underwear|oberbekleidung|wasche|strumpfwaren|bovenkleding|onderkleding|kousen|gebreide en gehaakte kousen|artikelen van bont|leer\\b|artigos de malha)|(?:tanning|zurichtung|appret et tannage|preparacion curtido|curtimenta|concia|looien|preparazione e concia)`,
  ],
  [
    'materials.paper-and-forest',
    `${making}(?:\\w+ ){0,4}(?:wallpaper|tapeten|papier peint|papel pintado|papel de parede|carta da parati|behang|builders carpentry|carpintaria|carpinteria para|timmerwerk|wooden containers|(?:verpackungsmitteln|emballages|envases|embalagens|imballaggi|emballage)(?: \\w+){0,5} (?:holz|bois|madera|madeira|legno|houten)|houten emballage|hygiene|toilet requisites|sanitaire papier|pasta$|parket|paineis montados|paneles)`,
  ],
  [
    'manufacturing.packaging',
    `${making}(?:\\w+ ){0,3}(?:corrugated|wellpapp|carton ondule|carton ondulado|cartao canelado|cartone ondulato|golfpapier)`,
  ],
  [
    'manufacturing.printing',
    '(?:printing|drucken|imprimerie|impression|impresion|impressao|stampa) (?:of|von|de|di) (?:newspapers|zeitungen|journaux|periodicos|jornais|giornali)|krantendrukkerijen|drukkerijen en|(?:binding and|binderijen|lavorazioni preliminari alla stampa)',
  ],
  [
    'media.music',
    '(?:reproduction|vervielfaltigung|reproduccion|reproducao|riproduzione|reproductie|riproduzione su) (?:of|von|d|de|di|su|van)? ?(?:recorded|bespielten|enregistrements|soportes|suportes|supporti|opgenomen)|sound recording|(?:maken van )?geluidsopnamen',
  ],
  [
    'materials.chemicals',
    `${making}(?:\\w+ ){0,10}(?:basic chemicals|grundstoffe|chimiques de base|quimicos basicos|quimicos de base|prodotti chimici di base|chemische basis|(?:primary forms|primarformen|formas primarias|forme primarie|primaire vormen|plastiques de base|formes primaires)|caoutchouc synthetique|glues?|colas?|lijm|klebstoff|pyrotechni|kruit|etherischen|fertili|kunstmest|paints|anstrich|peintures|pinturas|tintas vernizes|pitture|verf vernis|man made fib|synthetische en kunstmatige)\\b`,
  ],
  [
    'construction.materials',
    `${making}(?:\\w+ ){0,3}(?:refractor|refract|refratt|vuurvaste|feuerfest|ceramic tiles|keramischen? (?:bau|wand)|keramische tegels|keramische producten voor de bouw|carreaux|azulejos|piastrelle|bricks|ladrillos|tijolos|lime|malta$|kalk|chaux|cal y yeso|calce|mortars?|mortier|mortero|argamassas|malta$|mortel|gips|plaster|faserzement|vezelcement|betao|frischbeton|stortklare|stortklaar|schleif|schuur|abrasi|ceramicos para la construccion|construction materials in clay|nichtmetallischen)|(?:cutting|be und verarbeitung|taille|corte|serragem|taglio|houwen|natuursteenbewerking) .*(?:stone|stein|pierre|piedra|pedra|pietra|natuursteen)`,
  ],
  [
    'materials.glass-and-ceramics',
    `${making}(?:\\w+ ){0,2}(?:flachglas|hohlglas|glasfasern|vlakglas|holglas|glasvezels|keramischen?|ceramiques|aardewerk|sieraardewerk|vidro|sanitarkeramik|articles ceramiques|appareils sanitaires|isolateurs)|(?:shaping and processing|veredlung und bearbeitung|vormen en bewerken|faconnage|manipulado|moldagem|lavorazione e trasformazione) (?:of|von|van|du|de|del) (?:flat glass|flachglas|vlakglas|verre|vidrio|vidro|vetro)`,
  ],
  [
    'materials.steel-and-metals',
    `(?:cold (?:drawing|rolling|forming)|estirado en frio|laminacion en frio|trefilado|estiragem|laminagem|perfilagem|laminazione|profilatura|koudtrekken|koudwalsen|koudvervormen|laminage|profilage|trefilage|etirage)\\b|${making}(?:blankstahl|kaltband|kaltprofilen|kaltgezogenem|tubos condutas)|(?:casting|gieten|fundicion|fundicao|fusione|giessen) (?:of|van|de|di|von) |\\w*metallgiessereien|(?:production|productie|produccion|produzione|erzeugung und erste bearbeitung|obtencao e primeira transformacao|metallurgie|metalurgia) (?:of|van|de|di|von|del|dell)\\b (?:\\w+ )?(?:lead|aluminium|alumini|copper|plomo|lood|koper|cobre|chumbo|piombo|rame|blei|kupfer|edelmetal|ne metallen|sonstigen ne|plomb|cuivre|zinc|non ferrous)|(?:processing of nuclear|aufbereitung von kern|elaboration et transformation de matieres nucl|procesamiento de combustibles nucl|tratamento de combustivel nucl|trattamento dei combustibili nucl|bewerking van splijt)|(?:lead|copper|aluminium|precious metals|other non ferrous metal|non ferrous metal) (?:\\w+ )*production`,
  ],
  [
    'manufacturing.metal-products',
    `${making}(?:\\w+ ){0,4}(?:doors and windows of metal|tanks?\\b|reservoirs?|reservatorios|cisternas|cisterne|sammelbehaltern|heizkorpern|radiatori|radiatoren en|radiadores|radiateurs|caldeiras e|calderas|caldaie|chaudieres|boilers|dampfkesseln|stoomketels|steam generators|generateurs de vapeur|generatori di vapore|generadores de vapor|metalltanks|metallkonstruktionen|ausbauelementen aus metall|steel drums|bidons|bidones|bidoni|stalen vaten|fassern|metalen (?:constructie|deuren)|elementos? (?:metalic|de construcao em metal)|elements en metal|estruturas de construcao metal|estructuras metal|schmiede|locks and|serrures|cerraduras|fechaduras|serrature|hang en sluitwerk|schlossern|scharen messen|tools$|artikelen van draad|produtos de arame|produtos forjados|porte e finestre in metallo|autres ouvrages en metaux)\\b|(?:treatment and coating|traitement et revetement|tratamiento y revestimiento|tratamento e revestimento|trattamento e rivestimento|oppervlaktebehandeling|oberflachenveredlung) (?:of|des|de|dei|van)? ?met|(?:forging|forja|fucinatura|smeden|forge)\\b|verspanend|machining$|mechanik$|(?:ingenieria mecanica|actividades de mecanica) |stahl und leichtmetallbau`,
  ],
  [
    'healthcare.medical-devices',
    `${making}(?:\\w+ ){0,4}(?:elektromedi|medico cirurgico|usage medical|bestrahlungs|bestralings|irradiation|electromedical|medische en tandheel)`,
  ],
  [
    'hardware.electronic-components',
    `${making}(?:\\w+ ){0,4}(?:measuring|mess kontroll|mess u|medida|medicion|medicao|misurazione|mesure|meet controle|meet regel|uhren|uurwerken|watches|relojes|relogios|orologi|leiterplatten|circuitos impresos|circuits imprimes|loaded electronic boards|printplaten|optic[oa]s? (?:y|e|and)|opticos? e|optische en|optica y|instruments optiques|strumenti ottici|equipamentos e (?:de )?instrumentos opticos)|horlogerie$`,
  ],
  [
    'hardware',
    `${making}(?:magnetic|soportes magneticos|suportes de informacao|supporti ottici|supports magnetiques|informatiedragers|magnetischen)`,
  ],
  [
    'hardware.network-equipment',
    `${making}(?:apparecchiature per le (?:tele)?comunicazioni|communicatieapparatuur|communication equipment)`,
  ],
  ['hardware.consumer-electronics', `${making}(?:receptores de radio|produits electroniques grand public)`],
  ['energy.storage-and-nuclear', `${making}(?:batterie e|batterijen|acumuladores|piles|batteries|batterien|pilas)`],
  ['consumer-goods.household', `${making}(?:aparelhos (?:nao ele?ctricos )?para uso domestico|haushaltsgeraten)`],
  [
    'agriculture.machinery',
    `${making}(?:\\w+ ){0,5}(?:landbouw en|agricoltura e|agricultura pecuaria|agraria y|land und forst|agricultural and)`,
  ],
  [
    'automotive.parts',
    `${making}(?:\\w+ ){0,7}(?:for motor vehicles|fur kraftwagen|para vehiculos de motor|para veiculos automoveis|per autoveicoli|voor auto s|automobiles)$`,
  ],
  [
    'aerospace-and-defence.defence',
    `(?:${making}|${building})(?:\\w+ ){0,2}(?:military|militarischen|militaires|militar|militari|militaire|vehicules militaires)`,
  ],
  ['aerospace-and-defence.aerospace', `(?:${making}|construccion )(?:aeronaves|aeronautica|luft und|air and spacecraft)`],
  ['automotive.manufacturers', `(?:${making}kraftradern|${building}vehicules automobiles)`],
  [
    'manufacturing.machinery',
    `${making}(?:\\w+ ){0,3}(?:fluid power|lifting|hijs|hebezeug|levage|elevacion|sollevamento|power driven|non domestic cooling|office machinery|buromaschinen|kantoormachines|werkzeugmaschinen|bergwerks|hydraulisch|hidraulica|verbrennungsmotoren|motores? y turbinas|motores e turbinas|turbinen|appendages|transportmiddelen|materiels de transport|equipements de transport|equipamento\\w? de transporte|material circulante|fahrzeugen a n g)|${building}(?:\\w+ ){0,2}(?:ships|boats|pleasure|schepen|plezier|navires|bateaux|barcos|embarcac|navi\\b|imbarcazioni)|(?:boots|schiff|schienenfahrzeug)\\w*(?: und yacht)?bau$`,
  ],
  [
    'manufacturing.furniture',
    `${making}(?:\\w+ ){0,2}(?:office and shop furniture|buro und ladenmobel|kantoor en winkel|keukenmeubel|colchoaria)`,
  ],
  [
    'consumer-goods.luxury',
    `(?:striking of coins|frappe de monnaie|cunhagem|conio di|slaan van munten|bewerken van edelstenen)|${making}(?:munzen|monedas|fantasieschmuck|bijut|imitatiesieraden)`,
  ],
  [
    'manufacturing',
    '(?:manufacturing|industrias manufactureras|industrie manifatturiere|activites manufacturieres|herstellung von erzeugnissen|industrias transformadoras)$',
  ],
  [
    'manufacturing',
    '(?:verarbeitende industrie|industria de base|industrias basicas|transformation de matieres premieres|transformacion de materias primas)$',
  ],
  // Construction.
  [
    'construction.civil-engineering',
    `${building}(?:\\w+ ){0,4}(?:roads|railways|strassen|wegen|autowegen|spoorwegen|boven en|bruggen|tunnels|utility projects|water projects|civil engineering|civieltechnische|redes|reseaux|linee ferroviarie|infrastrut|ouvrages maritimes|obras)|(?:weg en )?waterbouw$|obras hidraulicas|\\w*leitungstiefbau|brucken und tunnelbau`,
  ],
  [
    'construction.trades',
    '(?:site preparation|vorbereitende baustellen|preparacion de terrenos|bouwrijp|slopen|test drilling|test und suchbohrung|proefboren|perforaciones|sondeos|building completion|acabado de edificios|otro acabado|actividades de acabamento|completamento e finitura|lavori di completamento|sonstiger ausbau|floor and wall covering|revestimiento de suelos|revestimento de pavimentos|vloerafwerking|revocamiento|anbringen von stuck|spezialisierte bautatigkeiten|lavori specializzati di costruzione|lavori di costruzione e installazione|construction installation|elektrische installatie|bouwinstallatie|instalaco?es electricas|instalacao electrica|instalacion de carpinteria|montagem de trabalhos de carpintaria|actividades de colocacao|werkzaamheden (?:\\w+ ){0,3}afwerking|bautischlerei|gas wasser heizungs|loodgieters)',
  ],
  [
    'real-estate.development',
    '(?:ontwikkeling van bouwprojecten|desenvolvimento de projec?tos de edificios|development of building projects)',
  ],
  // Transport, travel and food.
  [
    'aerospace-and-defence.space',
    '(?:space transport|raumtransport|transports? spati|transportes? espacia|trasporto spaziale|ruimtevaart)',
  ],
  ['transport-and-logistics.airlines', 'goederenvervoer door de lucht'],
  ['transport-and-logistics.maritime', '(?:personen|guter)beforderung in der (?:see|binnen)|diensten in verband met vervoer over water'],
  ['transport-and-logistics.passenger', '(?:urban and suburban |other )?passenger land transport|personenbeforderung'],
  [
    'transport-and-logistics.freight',
    '(?:manutention|frachtumschlag|cargo handling|vrachtbehandeling|vervoerondersteunende|servizi di trasloco|transportation support|(?:support|warehousing and support) activities for transportation)',
  ],
  ['transport-and-logistics.delivery', '(?:postdiensten|actividades postais|atividades postais|activites de poste|postal activities)'],
  [
    'travel-and-hospitality.hotels',
    '(?:holiday and other|hebergement touristique|hebergements?$|terrains de camping|alojamientos? turistic|campings?\\b|alojamentos? de ferias|parques de campismo|alloggi per vacanze|aree di campeggio|kampeer|estabelecimentos hoteleiros|ferienunterkunfte|vakantie)',
  ],
  [
    'travel-and-hospitality.restaurants',
    '(?:event catering|somministrazione di|drinkgelegenheden|servicios de comidas|fornecimento de refeicoes|actividades de (?:fornecimento de refeicoes|estabelecimentos de bebidas)|erbringung (?:\\w+ )?verpflegung|ausschank)',
  ],
  [
    'travel-and-hospitality.travel-agencies',
    '(?:reservation service|services de reservation|servicios de reservas|(?:actividades dos )?servicos de reservas|servizi di prenotazione|reserveringsbureaus|(?:erbringung sonstiger )?reservierungs)',
  ],
  // Media and information.
  [
    'software.games',
    '(?:edition|edicion|edicao|edizione|publishing|uitgeverijen|verlegen) (?:of|de|di|van|von) (?:computer ?games|jeux electroniques|juegos|jogos|giochi|computerspel)',
  ],
  [
    'software.business-software',
    '(?:edition|edicion|edicao|edizione|publishing|uitgeverijen|verlegen) (?:of|de|di|van|von) (?:\\w+ ){0,2}(?:logiciels|programas? informatic|software)',
  ],
  [
    'media.publishing',
    '(?:edition|edicion|edicao|edizione|pubblicazione|publishing|uitgeverijen|verlegen(?! von (?:\\w+ )?(?:\\w*pflaster\\w*|\\w*fliesen|\\w*platten|\\w*boden|\\w*bodenbelag\\w*|parkett\\w*|\\w*teppich\\w*|\\w*rohre\\w*|\\w*kabel\\w*|\\w*leitungen|estrich\\w*|\\w*steine\\w*))) (?:of|de|di|van|von) |(?:activites d edition|actividades de edicao|actividades editoriales|publishing activities)|(?:news agency|persagentschappen|informationsdienstleistungen|information service|services d information|servicios de informacion|(?:actividades dos )?servicos de informacao|(?:attivita dei )?servizi d informazione|(?:dienstverlenende activiteiten|diensten) op het gebied van informatie)',
  ],
  [
    'media.film-and-video',
    '(?:motion picture|film(?:verleih|herstellung|technik)|nachbearbeitung und sonstige film|distributie van films|activiteiten in verband met films|actividades de projec?cao de filmes|post ?production de films)',
  ],
  [
    'media.broadcasting',
    '(?:programming and broadcasting|programmation (?:de television )?et|actividades de radiodifus|acti(?:vi)?dades de (?:radio|programacao e difusao)|attivita di (?:programmazione e )?trasmissione|attivita di programmazione e trasm|uitzend\\w+ van (?:radio|televisie)|fernsehveranstalter|horfunkveranstalter)',
  ],
  [
    'software.it-services',
    '(?:computer programming|(?:autres )?activites informatiques|attivita di programmazione informatica|schrijven van computer|computerprogrammering|computerconsultancy|actividades de gestao e reparacao de equipamento informatico|erbringung von dienstleistungen der informationstech)',
  ],
  [
    'media.arts-and-events',
    '(?:artistic creation|scheppende kunsten|ondersteunende activiteiten voor uitvoerende|actividades auxiliares a las artes|erbringung von dienstleistungen fur die darstellende)',
  ],
  [
    'media.arts-and-events',
    '(?:operation of historical|gestion (?:des sites|des jardins|de lugares)|gestione di luoghi|gestao e conservacao|exploitatie van (?:monumenten|zalen)|betrieb von (?:kultur|historischen)|(?:botanische|botanical) |(?:actividades de los|actividades dos|attivita degli) (?:jardines|jardins|orti) botanic|attivita dei parchi di|organisation of conventions|organisatie van congressen)',
  ],
  [
    'media.sports',
    '(?:sports activities|activites liees au sport|actividades desportivas|atividades desportivas|exploitatie van sport|overige sport$|sport$|actividades dos clubes desportivos)',
  ],
  [
    'media.arts-and-events',
    '(?:amusement and recreation|activites recreatives|actividades de diversao|ontspanning en recreatie|attivita ricreative|actividades recreativas)',
  ],
  [
    'healthcare.wellness',
    '(?:physical well being|activites des centres de culture physique|actividades de (?:manutencao fisica|bem estar fisico|mantenimiento fisico)|attivita degli istituti per il benessere|saunas? solari)',
  ],
  ['travel-and-hospitality.casinos', '(?:lotarias|lotterie|loterias|gambling and betting|jogos de apostas)'],
  // Finance and real estate.
  [
    'insurance',
    '(?:insurance reinsurance|versicherungen ruckversicherungen|assicurazioni riassicurazioni|verzekeringen en pensioen|seguros? reaseguros?|assurance)',
  ],
  ['insurance.property-and-casualty', '(?:non life insurance|assicurazioni diverse da quelle sulla vita|schadeverzekeringen)'],
  [
    'insurance.brokers',
    '(?:risk and damage|risiko und schaden|evaluation des risques|evaluacion de riesgos|avaliacao de riscos|valutazione dei rischi|(?:activities auxiliary to|actividades auxiliares d[eo]s?|ondersteunende activiteiten voor) (?:insurance|seguros|verzekering))',
  ],
  [
    'financial-services.banking',
    '(?:zentralbanken|central banking|banque centrale|monetary intermediation|(?:autres )?intermediations? monetaires?|intermediazioni? monetari[ae]|intermediacion monetaria|intermediacao monetaria)',
  ],
  [
    'financial-services.asset-management',
    '(?:trusts funds|treuhand und|fonds de placement|fundos de pensoes|fondos de pensiones|societa fiduciarie|beleggingstrusts|creditos fundos)',
  ],
  [
    'financial-services.lending',
    '(?:financial leasing|credit granting|distribution de credit|actividades crediticias|(?:outras )?actividades de credito|attivita creditizie|financiele lease|kredietverstrekking|spezialkreditinstitute|finanzierungsinstitutionen)',
  ],
  [
    'financial-services.exchanges',
    '(?:administration (?:of financial markets|de marches)|administracion de mercados|administracao de mercados|amministrazione di mercati|effekten und warenborsen)',
  ],
  [
    'financial-services.investment-banking',
    '(?:security and commodity|courtage de valeurs|(?:actividades de )?(?:intermediacion en operaciones|mediacao na negociacao)|effecten en goederen|effekten und warenhandel)',
  ],
  [
    'financial-services.venture-capital',
    '(?:activities of head|activites des sieges|actividades de las sedes|actividades das sedes|attivita di sedi|activiteiten van hoofdkantoren|verwaltung und fuhrung von unternehmen)(?!.*(?:consult|conseil|beratung|consulenza|adviesbureau))',
  ],
  [
    'real-estate.services',
    '(?:management of real estate|administracao de imoveis|gestione di immobili|bemiddeling in en beheer|real estate activities on a fee)',
  ],
  [
    'real-estate.services',
    '(?:combined facilities|activites combinees de soutien|servicios integrales a edificios|actividades combinadas de apoio|servizi di assistenza integrata|hausmeisterdienste|diverse ondersteunende activiteiten ten behoeve van voor)',
  ],
  // Professional services.
  [
    'professional-services.consulting',
    '(?:activities of head|activites des sieges|actividades d\\w+ sedes|attivita di sedi|activiteiten van hoofdkantoren|verwaltung und fuhrung von unternehmen)|(?:adviesbureaus op het gebied van bedrijfs|overige adviesbureaus|public relations und unternehmensberatung)',
  ],
  [
    'media.advertising',
    '(?:adviesbureaus op het gebied van public|pubbliche relazioni|mediarepresentatie|werbung und marktforschung|attivita delle concessionarie pubblic)',
  ],
  ['professional-services.market-research', '(?:estudos de mercado|estudios de mercado|etudes de marche)'],
  [
    'construction.architecture',
    '(?:actividades de arquitectura|servicios tecnicos de arquitectura|attivita degli studi di architettura|ingenieurs en aanverwante|architekturburos?|architectural and engineering)',
  ],
  [
    'life-sciences.research-tools',
    '(?:technical testing|technische physikalische|essais et analyses|activites de controle et analyses|ensayos y analisis|actividades de ensaios|collaudi ed? analisi|technische testen)',
  ],
  ['life-sciences.biotechnology', '(?:research|recherche|investigacion|investigacao|ricerca|speur|forschung)\\b.*biote'],
  [
    'professional-services.research',
    '(?:research and experimental|altre ricerche e|ricerche e sviluppi|forschung und entwicklung|speur en ontwikkelingswerk|overig speur)',
  ],
  [
    'media.design-services',
    '(?:speciali[sz]ed design|activites specialisees de design|actividades? especializadas? de (?:design|diseno)|gespecialiseerde designers)',
  ],
  [
    'transport-and-logistics.passenger',
    `${renting}(?:trucks|cars|kraftwagen|camions|camiones|vrachtauto|personenauto|autocarri|autovetture|automoveis|veiculos automoveis)`,
  ],
  [
    'professional-services',
    `${renting}(?:\\w+ ){0,2}(?:personal|recreational|video|office|construction|agricultural|air|water|machin|intellec|propri|efectos|articulos|cintas|bens|videocassettes|meios|medios|beni|articoli|mezzi|altre|macchine|prodotti|gebrauchsgutern|sport|wasser|luft|buro|nicht|consumenten|sonstigen|articles|biens|intellectuele|videobanden|machines|andere|biciclette|imbarcazioni|tessili|apparecchi|strutture|attrezzature)`,
  ],
  [
    'professional-services',
    '(?:leasing of intellectual|leasing di prodotti|leasing von nicht|packaging activities|activites de conditionnement|actividades de (?:envasado|embalagem)|attivita di imballaggio|abfullen|verpakkingsbedrijven|(?:activities of |activites des )?(?:collection agencies|agences de recouvrement)|(?:actividades d\\w+ )?agenc\\w+ de cobr|attivita di agenzie di recupero|inkasso|incasso)',
  ],
  [
    'professional-services',
    '(?:administratieve en ondersteunende|diverse administratieve|fotokopieren|photocopie|copy shops|overige zakelijke|activites administratives|actividades administrativas|actividades de (?:apoyo|servicos de apoio) (?:a las empresas|aos negocios)|actividades de servicos adm?in|actividades combinadas de servicos|attivita amministrative|servizi amministrativi|(?:allgemeine )?sekretariats|erbringung (?:von|sonstiger) wirtschaftlich|(?:freiberufliche|vrije beroepen|overige vrije))',
  ],
  [
    'professional-services.staffing',
    '(?:employment activities|activites des agences de (?:placement|travail)|actividades de emprego|actividades das agencias de (?:seleccao|colocacao)|attivita di (?:fornitura|ricerca)|(?:altre attivita di )?fornitura di risorse umane|arbeidsbureaus|vermittlung und uberlassung von arbeits)',
  ],
  [
    'professional-services.security-services',
    '(?:investigation activities|activites d enquete|actividades de investigacion|actividades de investigacao|servizi investigativi|opsporing|detekteien|sicherheitsdienste|diensten in verband met beveiliging)',
  ],
  [
    'professional-services.cleaning',
    '(?:reiniging\\b|algemene reiniging|(?:andere|overige) reiniging|spezielle reinigung|limpeza geral|washing and|wassen en|lavagem e limpeza|lavanderie)',
  ],
  [
    'professional-services',
    '(?:landscape service|garten und landschaftsbau sowie|activites? d amenagement paysager|attivita di (?:sistemazione|cura e manutenzione) del paesaggio)',
  ],
  [
    'professional-services',
    '(?:personal service|services personnels|servicios personales|(?:actividades de )?servicos pessoais|(?:attivita di )?servizi (?:personali|alla persona)|persoonlijke diensten|erbringung von (?:sonstigen )?(?:uberwiegend )?persoenlich|erbringung von (?:sonstigen )?(?:uberwiegend )?personlich|uberwiegend personlich|erbringung von sonstigen dienstleistungen a)',
  ],
  // Public sector, education, health and associations.
  [
    'public-sector.administration',
    '(?:administration (?:of the state|generale)|administracion publica y de|regulation of|regulacion|regulamentacao|regolamentazione|wirtschaftsforderung|provision of services to the community|services de prerogative|prestacion de servicios a la comunidad|servizi collettivi|foreign affairs|affaires etrangeres|asuntos exteriores|negocios estrangeiros|affari esteri|auswartige angelegenheiten|buitenlandse zaken|compulsory social security|securite sociale obligatoire|seguridad social obligatoria|assicurazione sociale obbligatoria|sozialversicherung|offentliche verwaltung auf|openbaar bestuur)',
  ],
  [
    'public-sector.safety',
    '(?:fire service|feuerwehren|services du feu|actividades de protec?cao civil|attivita dei vigili del fuoco|brandweer)',
  ],
  [
    'education.higher-education',
    '(?:educacion terciaria|post ?secondary|post sekundarer|tertiarer|enseignement (?:superieur|post)|educacion (?:post ?secundaria|superior|universitaria)|ensino (?:pos|superior)|istruzione (?:superiore|universitaria|post)|post secundair)',
  ],
  [
    'education.training',
    '(?:sports and recreation education|sport und freizeitunterricht|enseignement de disciplines sportives|educacion deportiva|ensinos? desportivo|corsi sportivi|sport en recreatieonderwijs|cultural education|kulturunterricht|educacion cultural|formazione culturale|cultureel onderwijs)',
  ],
  ['education.schools', '(?:\\w+ ?bildende weiterfuhrende|ensino basico|kleuteronderwijs|secondary education|weiterfuhrende schulen)'],
  [
    'healthcare',
    '(?:human health activities|activites pour la sante|actividades sanitarias|actividades de saude|atividades de saude|attivita dei servizi sanitari|assistenza sanitaria$|gesundheitswesen)',
  ],
  ['healthcare.practices', '(?:actividades de medicina|praktijken van|medical and dental practice|actividades de pratica medica)'],
  ['healthcare.hospitals', '(?:actividades d[eo]s? estabelecimentos de saude|hospital activities|krankenhauser)'],
  [
    'nonprofit.charities',
    '(?:social work|action sociale|acc?ao social|outra acc?ao social|assistenza sociale non residenziale|actividades de servicios sociales sin|maatschappelijke dienstverlening|soziale betreuung|sozialwesen ohne)(?!.*(?:young children|jeunes enfants|criancas))',
  ],
  [
    'education.schools',
    '(?:child day|action sociale sans hebergement pour jeunes|actividades? de cuidados? diurnos? (?:de|para) (?:ninos|criancas)|assistenza per bambini|kinderopvang|tagesbetreuung von kindern)',
  ],
  [
    'healthcare.elderly-care',
    '(?:residential (?:care|nursing)|hebergement (?:medico|social)|asistencia en establecimientos|actividades de (?:cuidados de saude|enfermagem)|assistenza (?:infermieristica )?residenziale|tehuizen|inrichtingen voor|thuisverzorging|overige tehuizen|stationare einrichtungen|pflegeheime|heime )',
  ],
  [
    'nonprofit.associations',
    '(?:activities of (?:\\w+ ){0,3}(?:membership )?organisations|activites des organisations|actividades d[aeo]s? (?:outras )?organizac\\w+ (?:associativas|economicas|patronais|profissionais|empresariales|profesionales|sindicales)|actividades outras organizac|organizac\\w+ associativas|attivita di organizzazioni|berufsorganisationen|arbeitnehmervereinigungen|politische parteien|(?:sonstige )?interessenvertretungen)',
  ],
  [
    'manufacturing.metal-products',
    '(?:lavori di meccanica generale|trattamento termico dei metalli|rivestimento dei metalli|coating of metals|heat treatment of met|warmebehandlung von met)',
  ],
  ['professional-services.security-services', '(?:attivita di investigazione|ermittlung|servicios de investigacion|recherche privee)'],
  [
    'professional-services.research',
    '(?:forschung|recherche|investigacion|ricerca|onderzoek) (?:e sviluppo )?(?:scientif|wissenschaft|cientif)',
  ],
  [
    'media.design-services',
    '(?:attivita di progettazione (?:speciali|di interni|di prodotti|di moda)|progettazione di interni|speciali[sz]ed design)',
  ],
  [
    'media.arts-and-events',
    '(?:attivita di creazione (?:di arti|letteraria)|organizzazione di (?:conferenze|mercati|fiere)|amusement gambling|amusement parks)',
  ],
  [
    'travel-and-hospitality.hotels',
    '(?:rifugi|case religiose|servizi di alloggio|aree attrezzate per|rooming and boarding|rv recreational vehicle parks|rv parks)',
  ],
  ['travel-and-hospitality.travel-agencies', '(?:servizi di accompagnamento|assistenza turistica|attivita di guide)'],
  ['travel-and-hospitality.restaurants', '(?:attivita di )?somministrazione|attivita di (?:ristoranti|pasticcerie con servizio)'],
  ['construction.trades', '(?:lavori di (?:muratura|installazione)|installazione di (?:cablaggi|impianti)|plumbing heating)'],
  [
    'construction.architecture',
    '(?:attivita di (?:cartografia|geologia)|elaborazione e supervisione di progetti|attivita di controllo di qualita)',
  ],
  ['transport-and-logistics.freight', '(?:movimentazione merci|attivita di agenti e agenzie di dogana|used household)'],
  ['transport-and-logistics.warehousing', 'magazzinaggio|deposito non refrigerato'],
  ['transport-and-logistics.passenger', 'urban transit'],
  ['environment.waste', '(?:smaltimento|smantellamento di|incenerimento|conferimento in discarica)'],
  ['environment.environmental-services', 'attivita di rimozione di amianto'],
  [
    'financial-services.asset-management',
    '(?:servizi fiduciari|servizi di gestione di trust|attivita delle societa fiduciarie|attivita di conti fiduciari|investment pools|financial (?:vehicles|investment activities))',
  ],
  ['financial-services.lending', '(?:attivita di concessione del credito|credit card issuing)'],
  ['financial-services.accounting', 'attivita di (?:centri di assistenza fiscale|consulenti del lavoro)'],
  ['financial-services.investment-banking', 'commodity contracts'],
  ['financial-services', '(?:attivita di consulenza finanziaria|attivita di elaborazione e liquidazione delle transazioni)'],
  ['retail.specialty', `${retailing}(?:\\w+ ){0,3}(?:articoli|occhiali|fiori|flowers|fleurs|flores|blumen|bloemen)`],
  ['real-estate.services', '(?:attivita di servizi integrati agli edifici|services to buildings)'],
  [
    'professional-services',
    '(?:richiesta certificati|death care|personal and household goods repair|all other support services|support services$|attivita di servizi per la cura del paesaggio)',
  ],
  ['professional-services.cleaning', '(?:pulitura delle strade|linen and uniform supply|attivita di sterilizzazione)'],
  ['professional-services.staffing', 'professional employer organi[sz]ations'],
  ['public-sector.administration', '(?:public finance activities|executive and legislative|administration of)'],
  ['public-sector.safety', '(?:parole offices|legal counsel and prosecution)'],
  ['healthcare', '(?:trasporto di pazienti|attivita di diagnostica|attivita di medicine complementari)'],
  ['healthcare.practices', 'trattamenti di chirurgia'],
  ['healthcare.elderly-care', 'residential (?:intellectual|mental|care)'],
  ['education.training', 'business schools and computer'],
  [
    'agriculture.farming',
    '(?:\\w+ ){1,4}(?:crops grown|animal production|chicken production|poultry production|(?:turkey|rabbit|hog|pig|sheep|goat|cattle) production)|(?:turkey|rabbit|hog|pig|sheep|goat|cattle) production|bachicoltura',
  ],
  [
    'food-and-drink.packaged-food',
    '(?:seafood|meat|oilseed|soybean|rendering|poultry|fruit|vegetable|dairy|fish)\\b.*(?:process(?:ing|ed)|preparation)|(?:lavorazione|produzione) di (?:alghe|frumento|altri cereali|pane|prodotti farinacei|altri oli)',
  ],
  [
    'materials.chemicals',
    '(?:\\w+ ){0,4}(?:synthetic rubber|printing ink|ethyl alcohol|industrial gas|plastics material|resins?)(?: and \\w+)*(?: \\w+)? manufacturing$|produzione di biocarburanti',
  ],
  ['construction.materials', '(?:lime|brick|gypsum|concrete|cement|clay product|nonmetallic mineral product)\\b.*manufacturing$'],
  ['manufacturing.packaging', '(?:folding |corrugated )?(?:paperboard box|paperboard container|corrugated box) manufacturing'],
  ['manufacturing.machinery', '(?:\\w+ ){0,3}(?:machinery and equipment) (?:except \\w+ (?:and \\w+ )?)?repair'],
  ['retail', '(?:direct selling establishments|vending machine operators)'],
  ['hardware.electronic-components', `${making}(?:apparecchiature fotografiche|appareils photo|fotoapparaten|cameras)`],
  [
    'consumer-goods.sports-and-leisure',
    `${making}(?:attrezzature (?:da palestra|sportive)|sports goods|articles de sport|articulos deportivos|artigos de desporto|sportgeraten|sportartikelen)`,
  ],
  ['healthcare.medical-devices', `${making}(?:lenti oftalmiche|ophthalmic|verres de lunettes|lentes oftalmicas)`],
  ['construction.materials', 'lavorazione artistica di marmo'],
  ['food-and-drink.beverages', `${making}(?:acque|bottled water|eaux)`],
  ['transport-and-logistics.passenger', 'gestione di stazioni per autobus'],
  [
    'energy.electricity',
    '(?:stoccaggio|almacenamiento|stockage|armazenamento|storage|speicherung|opslag) (?:di|de|d|of|von|van) (?:energia elettrica|energia electrica|electricite|electricity|elektrizitat|elektriciteit)',
  ],
  ['energy', '(?:activities of )?brokers and agents for electric'],
  // Repair comes last, because other words of the title distinguish machines from household goods.
  [
    'professional-services',
    `${repairing}(?:\\w+ ){0,3}(?:personal|computers?|computadores|ordenadores|communication|equipamentos? de comunicac|telecom|consumer|elec?trodomestic|meubles|haushaltsgeraten|elektrischen haushalt|appareils electromenagers|consumenten|household|biens personnels|ordinateurs|efectos|equipos de comunicacion|bens de uso|beni per uso|apparecchiature per le comunicazioni|gebrauchsgutern|datenverarbeitung|telekommunikation|uurwerken en|watches|footwear|furniture|shoes)`,
  ],
  [
    'manufacturing.machinery',
    `${repairing}(?:\\w+ ){0,3}(?:equipment$|fabricated metal|machinery|electronic and optical|electrical equipment|aircraft|ships|metallerzeugnis|ausrustungen|elektronischen|elektrischen|luft und|fahrzeugen a|ouvrages en metaux|materiels electroniques|equipements|navale|naval$|aeronefs|aeronautico|aeronaves|productos metalicos|equipos|produtos metalicos|equipamento|outro equipamento|prodotti in metallo|apparecchiature|aeromobili|producten van metaal|elektronische|elektrische|lucht en|transportmiddelen|machines|maquinaria|maschinen)`,
  ],
  ['manufacturing.machinery', '(?:riparazione e installazione di macchine|installazione di macchine|installation of industrial)'],
];

/** Words without a meaning of their own before the head of a title. */
const before =
  /^(?:(?:all )?other|sonstige[mnrs]?|andere[mnrs]?|ander|autres?|otr[oa]s?|outr[oa]s?|altr[eiao]|overige?)(?: (?:the|die|der|les|los|las|de|di))? (?=\S)/;
/** Such words after it: "not elsewhere classified". */
const behind = / (?:n ?e ?c|a ?n ?g|n ?c ?a|n ?c ?o ?p|n ?e ?g|n ?e)$/;

interface Heads {
  /** Matches if any of them does: one expression is much faster than all of them, and most everyday names match none. */
  readonly any: RegExp;
  readonly each: readonly (readonly [id: IndustryId, words: RegExp])[];
}

let heads: Heads | undefined;

const compiled = (): Heads => ({
  any: new RegExp(`^(?:${lines.map(([, words]) => words).join('|')})`),
  each: lines.map(([id, words]) => [id, new RegExp(`^(?:${words})`)] as const),
});

/** @param folded a whole title, folded @returns null if no known official title starts with these words */
export function industryOfOfficialHead(folded: string): IndustryId | null {
  heads ??= compiled();
  const bare = folded.replace(behind, '').replace(before, '');
  if (!heads.any.test(bare)) return null;
  return heads.each.find(([, words]) => words.test(bare))?.[0] ?? null;
}
