/** Dutch nouns of trade, by field: goods of shops, works and farms, materials, machines, activities, businesses and institutions. Written field by field in November 2026, not taken from a list. Long because it is one data table. */
import type { Nouns } from './nouns.ts';

export const dutchNouns: Nouns = {
  goods: [
    [
      'materials.steel-and-metals',
      'staal|ijzer|aluminium|koper|messing|brons|zink|tin|lood|nikkel|titaan|edelmetaal|non ferrometaal|gietijzer|ruwijzer|walsdraad|betonstaal|staalbuis|stalen buis|legering|gietstuk|gietwerk|constructiestaal|roestvrij staal|plaatstaal|bandstaal|metaalpoeder',
    ],
    [
      'manufacturing.metal-products',
      'draad|draadkabel|staalkabel|gaas|kippengaas|spijker|schroef|bout|moer|klinknagel|veer|ketting|blik|blikwaar|conservenblik|metaalwaar|metaalwaren|ijzerwaar|ijzerwaren|beslag|meubelbeslag|hang en sluitwerk|slot|hangslot|sleutel|scharnier|mes|messen|schaar|bestek|zaag|zaagblad|vijl|tang|hamer|schroevendraaier|gereedschap|handgereedschap|tuingereedschap|schop|spade|bijl|boor|frees|snijgereedschap|matrijs|stempelgereedschap|mal|kluis|brandkast|hek|hekwerk|poort|traphek|leuning|balustrade|stalen trap|stalen deur|container|tank|ketel|cv ketel|boiler|radiator|vat|stalen vat|gasfles|kroonkurk|draaideel|freesdeel|stansdeel|smeedstuk|plaatwerk|staalconstructie|metaalconstructie|rooster|ladder|steiger|munt|medaille|penning|trofee|naald|speld|gesp|ritssluiting|knoop|brievenbus|vangrail|bliksemafleider|anker|hoefijzer|kachelpijp|goot|profielplaat|golfplaat|leidingwerk|flens|koppelstuk|barbecue|beitel|kettingzaagblad|hoepel',
    ],
    [
      'manufacturing.machinery',
      'machine|machines|werktuig|gereedschapsmachine|draaibank|freesbank|slijpmachine|pers|lasapparaat|lasapparatuur|pomp|compressor|ventiel|klep|afsluiter|kraan|hijskraan|hydrauliek|hydraulische installatie|cilinder|pneumatiek|tandwiel|tandwielkast|koppeling|lager|kogellager|glijlager|aandrijving|motor|dieselmotor|verbrandingsmotor|gasmotor|turbine|stoomturbine|windturbine|windmolen|takel|lier|heftruck|vorkheftruck|hoogwerker|transportband|transporteur|lift|roltrap|traplift|graafmachine|bulldozer|shovel|bouwmachine|betonmolen|wals|boorinstallatie|baggermachine|breekinstallatie|verpakkingsmachine|vulmachine|drukmachine|drukpers|papiermachine|textielmachine|naaimachine|breimachine|weefgetouw|weegschaal|weegbrug|filter|luchtfilter|centrifuge|menger|molen|zeef|warmtewisselaar|koelinstallatie|koelmachine|vriesinstallatie|koeltoren|airconditioning|airco|klimaatinstallatie|luchtbehandelingskast|ventilator|blazer|industriele oven|oven|brander|droger|drooginstallatie|verkoopautomaat|drankautomaat|koffieautomaat|snoepautomaat|automaat|speelautomaat|hogedrukreiniger|schoonmaakmachine|veegmachine|wasinstallatie|houtbewerkingsmachine|kunststofmachine|spuitgietmachine|extruder|bakkerijmachine|slagerijmachine|grootkeuken|grootkeukenapparatuur|horecaapparatuur|melkmachine|melkrobot|elektrisch gereedschap|boormachine|brandblusser|blusapparaat|sprinklerinstallatie|pakking|afdichting|waterzuiveringsinstallatie|waterontharder|stofafzuiging|kassasysteem|kassa|geldautomaat|wasmachine industrieel|kermisattractie|draaimolen|stoomketel|smeersysteem|krachtwerktuig|rolband|sorteermachine|hefwerktuig|hijswerktuig|slijpapparaat|zeilwagen',
    ],
    [
      'agriculture.machinery',
      'tractor|trekker|landbouwmachine|landbouwwerktuig|landbouwgereedschap|oogstmachine|maaidorser|melkinstallatie|stalinrichting|grasmaaier|maaimachine|kettingzaag|tuinmachine|bosbouwmachine|ploeg|beregeningsinstallatie|kas|tuinbouwkas|broeikas|rooimachine|zaaimachine|broedmachine',
    ],
    ['manufacturing.automation', 'besturing|besturingskast|regelapparatuur|schakelpaneel|besturingssysteem'],
    ['hardware.robotics', 'robot|industriele robot'],
    [
      'manufacturing.electrical-equipment',
      'elektromotor|generator|aggregaat|noodstroomaggregaat|transformator|kabel|elektriciteitskabel|glasvezelkabel|snoer|lamp|gloeilamp|ledlamp|armatuur|verlichting|verlichtingsartikel|kroonluchter|straatverlichting|lichtreclame|neonreclame|schakelaar|schakelkast|schakelapparatuur|stopcontact|stekker|zekering|isolator|elektromateriaal|elektrotechnisch materiaal|acculader|gelijkrichter|zaklamp|elektrisch materiaal|gloeidraad',
    ],
    ['energy.storage-and-nuclear', 'batterij|accu|accumulator|thuisbatterij|brandstofcel'],
    [
      'energy.renewables',
      'zonnepaneel|zonnepanelen|zonnecollector|zonneboiler|warmtepomp|houtpellet|pellet|biodiesel|biobrandstof|omvormer',
    ],
    [
      'energy.oil-and-gas',
      'brandstof|stookolie|olie mineraal|benzine|diesel|aardgas|propaan|butaan|flessengas|lpg|petroleum|minerale olie|huisbrandolie',
    ],
    [
      'hardware.electronic-components',
      'printplaat|sensor|meetinstrument|meetapparatuur|meetapparaat|microscoop|thermometer|manometer|watermeter|gasmeter|elektriciteitsmeter|verrekijker|lens|laser|condensator|weerstand|relais|connector|elektronisch onderdeel|elektronische component|kompas|instrument|navigatieapparatuur|telescoop',
    ],
    ['hardware.semiconductors', 'halfgeleider|chip|microchip'],
    [
      'hardware.computers',
      'computer|laptop|printer|beeldscherm|monitor|toetsenbord|server|tablet|scanner|kopieermachine|kopieerapparaat|kantoormachine|toner|inktcartridge|computeronderdeel|computerapparatuur|randapparatuur|pc',
    ],
    [
      'hardware.consumer-electronics',
      'televisie|tv|radio|luidspreker|koptelefoon|audioapparatuur|geluidsapparatuur|mobiele telefoon|smartphone|gsm|telefoonaccessoire|camera|fototoestel|videocamera|spelcomputer|consumentenelektronica|elektronica|witgoed|wasmachine|koelkast|vriezer|diepvriezer|vaatwasser|fornuis|kookplaat|magnetron|stofzuiger|koffiezetapparaat|strijkijzer|broodrooster|haardroger|fohn|platenspeler|droogautomaat|keukenapparatuur|inbouwapparatuur|kookapparaat|afzuigkap|elektrisch apparaat|scheerapparaat|bruingoed|koelapparaat',
    ],
    [
      'hardware.network-equipment',
      'telefoon|telefooncentrale|telefooninstallatie|communicatieapparatuur|antenne|router|modem|zendapparatuur|intercom|schotelantenne|portofoon',
    ],
    [
      'professional-services.security-services',
      'alarm|alarminstallatie|alarmsysteem|inbraakalarm|brandmeldinstallatie|bewakingscamera|camerabeveiliging|beveiligingsapparatuur|inbraakbeveiliging',
    ],
    [
      'automotive.manufacturers',
      'auto|personenauto|bedrijfsauto|bestelauto|bestelwagen|vrachtauto|vrachtwagen|bedrijfswagen|motorvoertuig|voertuig|bus|autobus|touringcar|camper|kampeerauto|caravan|toercaravan|vouwwagen|aanhangwagen|aanhanger|oplegger|trailer|motor tweewieler|motorfiets|motorscooter|scooter|bromfiets|brommer|snorfiets|quad|occasion|tweedehands auto|gebruikte auto|elektrische auto|oldtimer|paardentrailer|brandweerwagen|speciale voertuig|koets',
    ],
    [
      'automotive.parts',
      'auto onderdeel|auto onderdelen|autoaccessoire|autoaccessoires|auto accessoire|automateriaal|motoronderdeel|voertuigonderdeel|band|autoband|velg|rem|remblok|uitlaat|schokdemper|autostoel|autoruit|voorruit|carrosserie|autoaccu|trekhaak|zuiger|radiateur|nummerplaat|kentekenplaat|autoradio|scooteronderdeel|helm|motorhelm|autolak|sloopauto',
    ],
    [
      'transport-and-logistics.maritime',
      'schip|boot|jacht|zeilboot|motorboot|sloep|rubberboot|kano|vaartuig|zeiljacht|motorjacht|roeiboot',
    ],
    ['transport-and-logistics.rail', 'locomotief|wagon|spoorwagon|tram|spoormaterieel'],
    ['aerospace-and-defence.aerospace', 'vliegtuig|helikopter|drone|zweefvliegtuig|luchtballon|vliegtuigonderdeel'],
    ['aerospace-and-defence.defence', 'wapen|munitie|vuurwapen|geweer|pistool|jachtgeweer|kruit|springstof|geschut'],
    [
      'consumer-goods.sports-and-leisure',
      'fiets|rijwiel|tweewieler|elektrische fiets|e bike|bakfiets|fietsonderdeel|fietsaccessoire|sportartikel|sportartikelen|sportuitrusting|fitnessapparatuur|fitnessapparaat|ski|snowboard|surfplank|schaats|tennisracket|golfclubartikel|golfartikel|bal|hengel|hengelsportartikel|visgerei|aas|kampeerartikel|tent|slaapzak|outdoorartikel|speelgoed|spel|bordspel|pop|knuffel|knuffelbeer|modeltrein|modelbouw|puzzel|kinderwagen|babyartikel|babyuitzet|kinderzitje|speeltoestel|speeltuintoestel|biljart|ruitersportartikel|ruitersport|zadel|vuurwerk|feestartikel|hobbyartikel|knutselmateriaal|kunstschildersmateriaal|watersportartikel|duikuitrusting|trampoline|springkussen|carnavalsartikel|fopartikel|verzamelkaart|knikker|vlieger|slee|luchtkussen|golfuitrusting|jachtbenodigdheden',
    ],
    [
      'media.music',
      'muziekinstrument|piano|vleugel|orgel|gitaar|viool|cello|fluit|trompet|blaasinstrument|snaarinstrument|slagwerk|drumstel|accordeon|harp|grammofoonplaat|bladmuziek|geluidsdrager|vinyl|klokkenspel|carillon|draaiorgel',
    ],
    [
      'manufacturing.furniture',
      'meubel|meubels|meubelen|meubilair|kantoormeubel|kantoormeubilair|bankstel|zitbank|sofa|fauteuil|stoel|tafel|kast|inbouwkast|bed|waterbed|matras|boxspring|stelling|rek|boekenkast|keuken|inbouwkeuken|keukenmeubel|keukenkast|tuinmeubel|tuinmeubilair|badkamermeubel|kindermeubel|schoolmeubel|schoolmeubilair|winkelinrichting|winkelinterieur|bedrijfsmeubel|projectinrichting|kantoorinrichting|lijst|schilderijlijst|fotolijst|doodskist|grafkist|uitvaartkist|rieten meubel|rotan meubel|interieur|bureau meubel|ladekast|kussenmeubel|toonbank|bureaustoel',
    ],
    [
      'consumer-goods.household',
      'huishoudelijk apparaat|huishoudelijke apparatuur|huishoudapparaat|huishoudelijk artikel|huishoudelijke artikelen|huishoudartikel|servies|serviesgoed|porselein|aardewerk|glaswerk|pan|kookgerei|keukengerei|keukenartikel|kaars|borstel|bezem|kwast|zeep|wasmiddel|schoonmaakmiddel|reinigingsmiddel|schoonmaakartikel|poetsmiddel|beddengoed|dekbed|deken|kussen|huishoudtextiel|woningtextiel|linnengoed|handdoek|badtextiel|gordijn|gordijnen|vitrage|tapijt|vloerkleed|vloerbedekking|karpet|mat|deurmat|behang|woonaccessoire|woondecoratie|decoratie|cadeauartikel|vaas|kunstbloem|paraplu|aansteker|haard|open haard|kachel|houtkachel|allesbrander|mand|mandenwerk|rietwerk|luier|maandverband|vuilniszak|sauna|jacuzzi|fournituren|garen en band|dierbenodigdheden|dierenbenodigdheden|aquarium|spiegel|klok|kerstartikel|plastic huishoudartikel|strijkplank|relatiegeschenk artikel|lampenkap|wierook|schoensmeer|tafellaken',
    ],
    [
      'manufacturing.textiles',
      'textiel|stof|stoffen|garen|wol|breigaren|zijde|linnen|katoen|jute|weefsel|vlies|vilt|touw|touwwerk|net|visnet|kant|borduurwerk|lint|band textiel|zeil|zeildoek|dekzeil|tentdoek|zonnedoek|meubelstof|gordijnstof|kledingstof|vlag|spandoek textiel|kunstvezel|technisch textiel|matten kokos|kokosmat|tricot|breigoed|fluweel|laken|koord|sisal|vezel|watten|manufactuur',
    ],
    [
      'consumer-goods.apparel',
      'kleding|damesmode|herenmode|kindermode|mode|kinderkleding|babykleding|dameskleding|herenkleding|bovenkleding|onderkleding|ondergoed|lingerie|nachtkleding|bruidskleding|bruidsmode|trouwjurk|jurk|kostuum|pak|jas|mantel|broek|spijkerbroek|jeans|overhemd|hemd|blouse|trui|gebreide kleding|kous|kousen|sok|sokken|panty|hoed|pet|muts|handschoen|sjaal|das|stropdas|riem|schoen|schoenen|schoeisel|laars|sandaal|pantoffel|klomp|lederwaar|lederwaren|leder|leer|lederkleding|bont|bontjas|tas|tassen|handtas|koffer|rugzak|portemonnee|werkkleding|bedrijfskleding|uniform|sportkleding|badkleding|badmode|carnavalskleding|beschermende kleding|modeartikel|modeaccessoire|korset|pruik|haarwerk|regenkleding|veiligheidsschoen|sportschoen|tweedehands kleding|zwangerschapskleding|dierenvel|huiden en vellen|t shirt',
    ],
    [
      'consumer-goods.luxury',
      'sieraad|sieraden|juweel|juwelen|horloge|uurwerk|goud|zilver|edelsteen|diamant|parel|bijouterie|trouwring|zilverwerk|goudwaren',
    ],
    [
      'consumer-goods.cosmetics',
      'cosmetica|parfum|parfumerieartikel|toiletartikel|schoonheidsproduct|verzorgingsproduct|haarproduct|make up|shampoo|tandpasta|drogisterijartikel|kappersbenodigdheden|etherische olie|zonnebrandcreme|haarwater',
    ],
    [
      'construction.materials',
      'cement|beton|betonmortel|betonproduct|betonwaren|prefab beton|baksteen|metselsteen|dakpan|klinker|kalk|kalkzandsteen|gips|gipsplaat|mortel|zand|grind|split|steenslag|natuursteen|marmer|graniet|leisteen|straatsteen|tegel|tegels|wandtegel|vloertegel|plavuis|plavuizen|bouwmateriaal|bouwmaterialen|bouwstof|isolatiemateriaal|isolatie|asfalt|bitumen|dakbedekking|dakleer|terrazzo|grafsteen|grafmonument|gedenksteen|steenwol|glaswol|leem|klei baksteen|vuurvaste steen|slijpmiddel|schuurpapier|schuurmiddel|mozaiek|heipaal|tuintegel|bestrating|sierbestrating|kunststeen|rioolbuis beton|vloerelement|gasbeton|bouwmateriaal tweedehands|gevelsteen',
    ],
    [
      'manufacturing.building-products',
      'raam|kozijn|kunststof kozijn|houten kozijn|deur|binnendeur|voordeur|poortdeur|garagedeur|roldeur|rolluik|luik|jaloezie|luxaflex|markies|zonwering|zonnescherm|hor|horren|serre|veranda|overkapping|terrasoverkapping|carport|schuur|tuinhuis|blokhut|garage|chalet|stacaravan|prefab woning|houtskeletbouw|woonunit|bouwunit|dakkapel|dakraam|trap|houten trap|gevel|gevelbekleding|schutting|afrastering|hekwerk hout|vloer|houten vloer|parket|laminaat|pvc vloer|gietvloer|linoleum|kunststof vloer|systeemplafond|plafond|systeemwand|scheidingswand|bad|badkuip|douche|douchecabine|wastafel|toilet|badkamer|sanitair|sanitaire artikelen|kraan sanitair|zwembad|verwarming|verwarmingsapparaat|verwarmingsketel|schoorsteen|balkon|kunstgras|dakgoot|lichtkoepel|vloerverwarming|binnenzonwering|raamdecoratie|steigermateriaal hout|spanplafond|keukenblad|aanrechtblad|werkblad',
    ],
    [
      'materials.glass-and-ceramics',
      'glas|vlakglas|isolatieglas|dubbel glas|glasplaat|glasvezel|glas in lood|kristal|keramiek|spiegelglas|glasparel|flessenglas',
    ],
    [
      'materials.paper-and-forest',
      'hout|brandhout|haardhout|zaaghout|rondhout|hardhout|fineer|triplex|multiplex|spaanplaat|plaatmateriaal|houtproduct|houtwaar|pallet|houten pallet|kist|houten kist|krat hout|houten emballage|houtskool|kurk|bamboe|papier|karton|pulp|cellulose|papierwaar|oud papier|kerstboom|houtvezel|houtwol|strokarton|krantenpapier|bosproduct',
    ],
    ['materials.mining', 'kolen|steenkool|bruinkool|erts|ijzererts|zout|turf|klei|kaolien|mineraal|mergel|delfstof|schelp|schelpen'],
    [
      'materials.chemicals',
      'chemicalien|chemische stof|verf|lak|beits|coating|lijm|kit|kleefstof|kunstmest|meststof|bestrijdingsmiddel|gewasbeschermingsmiddel|inkt|drukinkt|hars|kunsthars|oplosmiddel|zuur|gas industrieel|industrieel gas|smeermiddel|smeerolie|smeervet|kleurstof|verfstof|pigment|was|wasproduct|ontsmettingsmiddel|droogijs|zuurstof|houtverduurzamingsmiddel|lucifer|gelatine|springstof chemisch|vernis|soda|chloor|verdunner|teer|talk|vet technisch|glycerine|stijfselkleefstof|kunststofkorrel|glazuur',
    ],
    [
      'manufacturing.plastics-and-rubber',
      'kunststof|plastic|kunststofproduct|kunststof onderdeel|rubber|rubberproduct|rubberwaren|latex|folie|plastic folie|kunststofbuis|pvc buis|slang|tuinslang|schuim|schuimrubber|piepschuim|polyester|plexiglas|kunststofplaat|kunststof profiel|ballon|plastic zak|gummi|buis|polystyreen|kunststof leiding|composiet',
    ],
    [
      'manufacturing.packaging',
      'verpakking|verpakkingsmateriaal|verpakkingsmiddel|emballage|golfkarton|kartonnage|vouwkarton|doos|dozen|kartonnen doos|fles|flessen|glazen fles|etiket|etiketten|zak|zakken|papieren zak|draagtas|tube|blik verpakking|pot glas|krimpfolie|krat|bigbag',
    ],
    [
      'manufacturing.printing',
      'drukwerk|visitekaartje|affiche|kalender|formulier|envelop|geboortekaart|trouwkaart|folder|brochure|sticker|stickers|stempel|zeefdruk|textieldruk|reproductie',
    ],
    ['media.publishing', 'boek|schoolboek|krant|tijdschrift|weekblad|stripboek|strip|landkaart|kaart|wenskaart|ansichtkaart|luisterboek'],
    [
      'media.advertising',
      'verkeersbord|naambord|reclame|reclameartikel|relatiegeschenk|reclamebord|uithangbord|spandoek|belettering|lichtbak|promotieartikel',
    ],
    ['media.film-and-video', 'film|video|videofilm|dvd'],
    [
      'media.arts-and-events',
      'kunst|schilderij|kunstwerk|kunstvoorwerp|beeld|antiek|antiquiteit|postzegel|munt en postzegel|curiosa|podium|decor|beursstand|stand|partytent|tribune|verzamelobject|feesttent',
    ],
    [
      'consumer-goods',
      'kantoorartikel|kantoorbenodigdheden|schrijfwaar|schrijfwaren|pen|potlood|papierwaren|schoolbenodigdheden|bril|zonnebril|contactlens|fotoartikel|rookartikel|rokersbenodigdheden|pijp|erotisch artikel|kerkartikel|souvenir|cadeau|geschenk|feestdecoratie|knopen',
    ],
    [
      'healthcare.medical-devices',
      'medisch hulpmiddel|medisch instrument|medische apparatuur|prothese|gebitsprothese|kunstgebit|hoortoestel|gehoorapparaat|rolstoel|invalidenwagen|scootmobiel|orthese|bandage|implantaat|verbandmiddel|verbandmateriaal|orthopedisch artikel|orthopedische schoen|steunzool|tandheelkundig instrument|rontgenapparaat|brillenglas|rollator|ziekenhuisbed|hulpmiddel|zorghulpmiddel|chirurgisch instrument|optisch artikel|injectiespuit|kunstoog|steunkous',
    ],
    [
      'life-sciences.pharmaceuticals',
      'geneesmiddel|medicijn|vaccin|voedingssupplement|farmaceutisch product|homeopathisch middel|diergeneesmiddel|vitamine|natuurgeneesmiddel',
    ],
    ['life-sciences.research-tools', 'laboratoriumapparatuur|laboratoriumbenodigdheden|laboratoriuminstrument|reagens'],
    [
      'food-and-drink.packaged-food',
      'voedingsmiddel|levensmiddel|levensmiddelen|voeding|delicatesse|brood|banket|gebak|taart|koek|koekje|biscuit|beschuit|pasta|deegwaar|vlees|vleeswaar|vleeswaren|worst|ham|spek|gevogelte|wild|poelierswaar|vis|visproduct|haring|paling|gerookte vis|visconserve|schelpdier|garnaal|mossel|melk|kaas|boter|yoghurt|zuivel|zuivelproduct|melkpoeder|ijs|consumptie ijs|roomijs|suiker|suikerwerk|snoep|snoepgoed|drop|chocolade|bonbon|marsepein|honing|jam|conserven|groenteconserven|vruchtenconserven|diepvriesproduct|diepvries|kant en klaarmaaltijd|maaltijd|soep|saus|mosterd|ketchup|mayonaise|azijn|olie|spijsolie|olijfolie|margarine|vet|specerij|specerijen|kruiden|meel|bloem meel|muesli|rijst|zetmeel|diervoeder|voeder|veevoeder|veevoer|mengvoer|diervoeding|hondenvoer|kattenvoer|aardappelproduct|friet|chips|snack|snacks|noot|noten|zuidvrucht|gedroogd fruit|ei|eieren|eiproduct|tofu|biologisch product|babyvoeding|pizza|salade|zuurkool|gist|mout|bakkerijgrondstof|kauwgom|dieetvoeding|reformartikel|natuurvoeding|vegetarisch product|stroopwafel|stroop|pannenkoek|ontbijtkoek|cacao poeder|soja|puree|kroket|kaasproduct|vleesproduct|worstdarm|broodbeleg',
    ],
    [
      'food-and-drink.beverages',
      'drank|dranken|koffie|thee|sap|vruchtensap|limonade|frisdrank|mineraalwater|bronwater|drinkwater|cacao|siroop',
    ],
    [
      'food-and-drink.alcohol',
      'wijn|bier|gedistilleerd|jenever|likeur|whisky|gin|rum|champagne|cider|alcohol|alcoholische drank|sterke drank|moutwijn',
    ],
    ['food-and-drink.tobacco', 'tabak|tabaksproduct|tabakswaren|sigaret|sigaar|e sigaret|shag|cannabis'],
    [
      'agriculture.farming',
      'graan|granen|tarwe|rogge|gerst|haver|mais|koolzaad|aardappel|consumptieaardappel|pootaardappel|suikerbiet|biet|groente|groenten|fruit|hardfruit|appel|peer|kers|pruim|bes|aardbei|framboos|asperge|tomaat|tomaten|komkommer|paprika|ui|uien|kool|spruit|witlof|sla|prei|champignon|champignons|paddenstoel|druif|druiven|meloen|peulvrucht|akkerbouwproduct|landbouwproduct|augurk|courgette|aubergine|bloemkool|wortel|zacht fruit|citrusvrucht|bosbes|noten boom|sperzieboon|boon',
    ],
    [
      'agriculture',
      'hop|bloem|bloemen|snijbloem|sierplant|potplant|kamerplant|plant|planten|vaste plant|boom|bomen|laanboom|fruitboom|heester|roos|rozen|bloembol|bloembollen|bol|tulp|lelie|chrysant|orchidee|zaad|zaaizaad|graszaad|pootgoed|hooi|stro|ruwvoer|vee|rund|runderen|rundvee|melkvee|koe|koeien|kalf|kalveren|vleeskalf|varken|varkens|schaap|schapen|geit|geiten|paard|paarden|pony|kip|kippen|pluimvee|leghen|gans|eend|eenden|kalkoen|konijn|bij|bijen|hond|honden|kat|katten|vogel|siervogel|duif|duiven|huisdier|dier|dieren|pelsdier|nerts|struisvogel|alpaca|vezelgewas|vlas|hennep|geneeskrachtige plant|boomkwekerijproduct|bonsai|cactus|reptiel|gras|graszode|graszoden|voedergewas|plantgoed|perkplant|kerstster|fokvee|slachtvee',
    ],
    ['agriculture.fishing', 'forel|karper|zalm|siervis|oester|kreeft|krab|zeewier|alg|algen|vissen|tong vis'],
  ],
  names: [
    [
      'construction.trades',
      'loodgieter|loodgieterij|loodgietersbedrijf|loodgieterswerk|installateur|installatiebedrijf|installatietechniek|sanitair installatie|cv installatie|cv installateur|verwarming|verwarmingsinstallatie|verwarmingstechniek|centrale verwarming|klimaattechniek|koeltechniek|airco installatie|elektricien|elektra|elektrotechnisch installatiebedrijf|elektro installatie|elektrotechnische installatie|gas en waterfitter|gasfitter|dakdekker|dakdekkersbedrijf|dakdekken|dakwerken|rietdekker|rietdekkersbedrijf|rietdekkerij|timmerman|timmerbedrijf|timmerwerk|timmerwerken|timmerfabriek montage|schrijnwerkerij|schrijnwerker|schilder|schildersbedrijf|schilderwerk|schilderwerken|behanger|behangen|glaszetter|glaszetterij|glaszettersbedrijf|beglazing|stukadoor|stukadoorsbedrijf|stukadoren|stucwerk|pleisterwerken|metselaar|metselbedrijf|metselwerk|metselwerken|voeger|voegwerk|voegwerken|voegbedrijf|voegersbedrijf|gevelrenovatie|gevelwerken|gevelreiniging en voegen|tegelzetter|tegelzetbedrijf|tegelzetten|tegelwerk|vloerenlegger|vloerenbedrijf|vloerenleggersbedrijf|vloerlegger|parketlegger|parketteur|stoffeerder|stoffeerderij|woningstoffeerder|woningstoffering|woninginrichting montage|steigerbouw|steigerbouwer|sloopbedrijf|sloopwerken|sloper|slopen|sloopwerk|isolatie|isolatiebedrijf|isolatiewerken|isoleren|spouwmuurisolatie|afbouw|afbouwbedrijf|plafondmontage|wandmontage|kozijnenmontage|keukenmontage|badkamerrenovatie|badkamerinstallatie|renovatie|renovatiebedrijf|renovatiewerken|verbouwing|verbouwingen|klusbedrijf|klusjesbedrijf|klusjesman|klusservice|klussenbedrijf|onderhoudsbedrijf|bouwkundig onderhoud|vastgoedonderhoud|woningonderhoud|bestratingsbedrijf|bestrating|stratenmaker|stratenmakersbedrijf|straatwerk|hekwerken plaatsen|zwembadbouw|vijveraanleg|haardenbouw|schoorsteenbouw|schoorsteenrenovatie|liftmontage|zonnepanelen installatie|zonwering montage|betonboren|betonboorbedrijf|betonreparatie|vochtbestrijding|lekdetectie|dakisolatie|zinkwerk|zinkwerker|rioolaansluiting|interieurbouw|interieurbouwer|winkelbetimmering|standbouw|scheepsbetimmering|serrebouw|trappenbouw|beveiligingsinstallatie|brandbeveiliging installatie|bliksembeveiliging|kitwerk|kitbedrijf|wandafwerking|schoorsteenveger en dakwerk|afwerking van gebouwen|betonvlechter|ijzervlechter|vlechtbedrijf|natuursteenbewerking plaatsen|steenhouwer|steenhouwerij|bouwnijverheid gespecialiseerd|vloerverwarming aanleg|brandwerende installatie',
    ],
    [
      'construction.civil-engineering',
      'wegenbouw|wegenbouwbedrijf|grondwerk|grondwerken|grondwerkbedrijf|grondverzet|grondverzetbedrijf|grond|weg en waterbouw|waterbouw|bruggenbouw|tunnelbouw|spoorbouw|rioleringsbedrijf|riolering|rioolaanleg|rioleringswerken|kabellegger|kabels en leidingen|kabelwerken|leidingaanleg|heiwerk|heibedrijf|heien|funderingsbedrijf|fundering|funderingswerken|funderingstechniek|bronbemaling|baggerbedrijf|baggeren|baggerwerken|asfalteren|asfaltwerken|wegmarkering|straatverlichting aanleg|boorbedrijf|bodemonderzoek boren|civiele techniek|civiele betonbouw|infra|infratechniek|dijkbouw|bouwrijp maken|gestuurde boringen|damwanden|wegenaanleg|drainagebedrijf|grondboring',
    ],
    [
      'construction.building',
      'aannemer|aannemersbedrijf|aannemer bouw|bouwbedrijf|bouwonderneming|bouwmaatschappij|hoofdaannemer|algemene bouw|woningbouw|utiliteitsbouw|burgerlijke en utiliteitsbouw|nieuwbouw|ruwbouw|staalbouw hallen|hallenbouw|huizenbouw|houtbouw|totaalbouw|systeembouw|algemene bouwonderneming|kassenbouw|kassenbouwbedrijf|restauratie bouw|woningbouwbedrijf|bouwcombinatie',
    ],
    [
      'construction.architecture',
      'architect|architectenbureau|architectuur|landschapsarchitect|landschapsarchitectuur|tuinarchitect|tuinarchitectuur|interieurarchitect|bouwkundig bureau|bouwkundig adviesbureau|bouwkundig tekenbureau|bouwkundig ingenieur|tekenbureau|constructiebureau|constructeur|ingenieursbureau|ingenieur|adviesbureau bouw|landmeter|landmeetkundig bureau|landmeten|landmeting|stedenbouw|stedenbouwkundig bureau|stedenbouwkundige|bouwmanagement|bouwadvies|bouwbegeleiding|bouwkundige keuring|bouwinspectie|energieadvies|energieprestatieadvies|geotechniek|bodemonderzoek|cartografie|technisch ontwerp|technisch adviesbureau|bouwfysica|veiligheidscoordinatie|expertisebureau bouw',
    ],
    [
      'professional-services.cleaning',
      'schoonmaak|schoonmaakbedrijf|schoonmaakdienst|schoonmaakwerkzaamheden|glazenwasser|glazenwasserij|glazenwassersbedrijf|ramen wassen|ruitenwasser|gebouwenreiniging|gevelreiniging|tapijtreiniging|meubelreiniging|industriele reiniging|kantoorschoonmaak|huishoudelijke hulp|huishoudhulp|poetshulp|poetsdienst|schoorsteenveger|schoorsteenveegbedrijf|schoorsteenvegen|ongediertebestrijding|ongediertebestrijder|plaagdierbestrijding|ontsmetting|ontruiming|woningontruiming|inboedelontruiming|huisontruiming|gladheidsbestrijding|sneeuwruimen|straatreiniging|veegdienst|tuinonderhoud|tuinaanleg|tuinman|tuinier|hovenier|hoveniersbedrijf|hovenierswerk|groenvoorziening|groenvoorzieningsbedrijf|groenonderhoud|groenbedrijf|tuin en landschapsverzorging|landschapsverzorging|tuinontwerp|boomverzorging|boomverzorger|boomrooien|bomen rooien|snoeiwerk|boomchirurg|wasserij|linnenverhuur|stomerij|chemische wasserij|chemische reiniging|wasserette|wassalon|strijkservice|strijkatelier|rioolreiniging|ontstoppingsdienst|ontstoppingsbedrijf|riool ontstoppen|graffitiverwijdering|tankreiniging|tankcleaning|ketelreiniging|facilitair schoonmaak|grafonderhoud|vloeronderhoud|textielreiniging|handschoenwasserij|specialistische reiniging|traumareiniging|zwembadonderhoud',
    ],
    [
      'environment.waste',
      'afvalverwerking|afvalinzameling|afvalinzamelaar|vuilophaaldienst|afvalverwijdering|afvalbedrijf|recycling|recyclingbedrijf|containerverhuur|containerdienst|afvalcontainers|oud ijzer|oudijzerhandel|schroot|schroothandel|metaalrecycling|autosloperij|autosloop|autodemontage|autodemontagebedrijf|autorecycling|sloperij|kringloop afval|milieustraat|compostering|composteerinrichting|stortplaats|vuilstort|vuilverbranding|afvalverbranding|archiefvernietiging|lompenhandel|oudpapierhandel|oudpapier|puinbreker|puinrecycling|chemisch afval|slibverwerking|afvalstoffenhandel|containerpark|rioolwaterzuivering slib|oud papier inzameling',
    ],
    [
      'environment.environmental-services',
      'asbestverwijdering|asbestsanering|bodemsanering|saneringsbedrijf|milieuadvies|milieuadviesbureau|milieuonderzoek|milieutechniek|milieudienst|bodembescherming|geluidadvies',
    ],
    [
      'energy.water',
      'waterdistributie|waterdistributiebedrijf|waterleidingbedrijf|waterbedrijf|drinkwaterbedrijf|drinkwatervoorziening|watervoorziening|rioolwaterzuivering|afvalwaterzuivering|waterzuivering|waterschap|rioolgemaal|waterwinning|pompstation water',
    ],
    [
      'energy.electricity',
      'elektriciteitscentrale|energiebedrijf|elektriciteitsbedrijf|energieleverancier|stroomleverancier|energiecentrale|energievoorziening|netbeheerder|elektriciteitsvoorziening|stroom|elektriciteitsproductie|warmtekrachtcentrale',
    ],
    ['energy', 'stadsverwarming|warmtebedrijf|energie|warmtevoorziening|warmtenet'],
    [
      'energy.renewables',
      'zonne energie|windenergie|windpark|zonnepark|duurzame energie|biogas|waterkracht|waterkrachtcentrale|aardwarmte|biomassa',
    ],
    ['energy.storage-and-nuclear', 'kerncentrale|kernenergie'],
    [
      'energy.oil-and-gas',
      'tankstation|benzinestation|benzinepomp|pompstation|raffinaderij|olieraffinaderij|oliehandel|brandstofhandel|aardoliewinning|aardgaswinning|oliewinning|gaswinning|laad en tankstation|olieopslag|brandstoffen',
    ],
    ['energy.gas', 'gasbedrijf|gasfabriek|gasvoorziening|gasleverancier'],
    [
      'automotive.dealers',
      'garage|garagebedrijf|autogarage|autobedrijf|automobielbedrijf|autodealer|autohandel|autohandelaar|autoverkoop|autoreparatie|auto onderhoud|autoservice|autowerkplaats|apk|apk keuring|apk keuringsstation|apk station|autoschade|autoschadeherstel|schadeherstel|autoschadebedrijf|carrosseriebedrijf|carrosserieherstel|carrosseriebouw en schade|autospuiterij|spuiterij|autospuitbedrijf|uitdeukbedrijf|uitdeukerij|bandenservice|bandencentrale|bandenbedrijf|bandenhandel|bandenspeciaalzaak|autowasserette|autowasstraat|wasstraat|carwash|autowasserij|autopoetsbedrijf|autopoets|autoreiniging|car cleaning|sleepdienst|takeldienst|bergingsbedrijf|autoberging|pechhulp|autoruitreparatie|autoruiten|autobekleding|autostoffeerder|auto elektra|autotuning|chiptuning|motorzaak|motorhandel|motorreparatie|motorfietsreparatie|scooterzaak|caravanbedrijf|caravanhandel|caravanreparatie|camperhandel|truckservice|truckbedrijf|revisiebedrijf|motorrevisie|motorenrevisie|uitlijnen|automonteur|occasions|autoverhandel|bedrijfswagens|vrachtwagenreparatie|leaseauto occasions|kampeerautoreparatiebedrijf|roestwering auto|autoschadetaxatie|uitlaatservice|uitlaatcentrum',
    ],
    [
      'automotive.manufacturers',
      'carrosseriebouw|carrosseriefabriek|carrosseriebouwer|voertuigbouw|wagenbouw|wagenmakerij|aanhangwagenbouw|camperbouw',
    ],
    ['automotive.parts', 'automaterialen|autoaccessoires|auto onderdelen|onderdelenhandel auto'],
    [
      'manufacturing.metal-products',
      'metaalbewerking|metaalbedrijf|metaalconstructie|metaalbouw|constructiebedrijf|constructiewerkplaats|staalconstructie|staalbouw|lasbedrijf|lasserij|laswerk|laswerken|lassen|smederij|siersmederij|smid|siersmid|hoefsmid|hoefsmederij|draaierij|draaiwerk|freeswerk|verspaning|verspanend bedrijf|cnc bewerking|plaatbewerking|plaatwerkerij|zetwerk|kantwerk|lasersnijden|waterstraalsnijden|poedercoating|poedercoaten|metaalveredeling|galvaniseerbedrijf|galvano|verzinkerij|thermisch verzinken|verchromerij|vernikkelerij|straalbedrijf|stralen|gritstralen|zandstralen|zandstraalbedrijf|hardingsbedrijf|harderij|slijperij|slijpinrichting|gereedschapmakerij|gereedschapslijperij|matrijzenbouw|fijnmechanica|fijnmechanische werkplaats|precisiebewerking|graveur|graveerbedrijf|graveerwerk|graveren|slotenmaker|slotenservice|sleutelservice|rvs bewerking|oppervlaktebehandeling|metaaldraaierij|bankwerkerij|bankwerker|stanserij|dieptrekkerij|metaalpletterij|koperslagerij|blikslagerij|messenslijper|geweermakerij|wapenmaker|zwaardsmid|klokkengieterij|ketelmakerij|koperwarenfabriek|natlakkerij|metaalwaren|industriele lakkerij|moffelbedrijf',
    ],
    [
      'manufacturing.machinery',
      'machinebouw|machinefabriek|apparatenbouw|speciaalmachinebouw|werktuigbouw|werktuigbouwkunde|hydrauliek|pneumatiek|aandrijftechniek|transportsystemen|intern transport|machinehandel|machinereparatie|machineonderhoud|liftenbouw|liftonderhoud|pompenservice|procestechniek|industrieel onderhoud|vacuumtechniek|weegtechniek|brandblusserservice|koelmachinerevisiebedrijf|motorenbouw|heftruckservice|molenmakerij|molenbouw|molenmaker',
    ],
    [
      'manufacturing.automation',
      'industriele automatisering|besturingstechniek|paneelbouw|meet en regeltechniek|procesautomatisering|meet en regelapparatuur',
    ],
    [
      'hardware.electronic-components',
      'elektronicabedrijf|instrumentmakerij|instrumentmaker|elektronica assemblage|kalibratie|mechatronica',
    ],
    [
      'manufacturing.furniture',
      'meubelmakerij|meubelmaker|meubelstoffeerderij|meubelstoffeerder|meubelrestauratie|meubelspuiterij|houtdraaierij|houtdraaier|mandenmakerij|mandenmaker|stoelenmatterij|lijstenmakerij|lijstenmaker|inlijsten|inlijsterij|keukenbouw|maatwerkmeubels|rietvlechterij|antiekrestauratie|houtsnijwerk|beddenfabriek|doodskistenfabriek',
    ],
    [
      'materials.paper-and-forest',
      'houtzagerij|zagerij|houtbewerking|houtbewerkingsbedrijf|houtverwerking|schaverij|bosbouw|bosbouwbedrijf|bosexploitatie|bosbeheer|houtimpregneerbedrijf|houtverduurzaming|papierfabriek|papierverwerking|kuiperij|houtoogst|houtdrogerij|klompenmakerij hout|fineersnijderij',
    ],
    [
      'materials.glass-and-ceramics',
      'glasblazerij|glasblazer|glasatelier|glas in loodatelier|glas in lood zetterij|glasbewerking|glasslijperij|glassnijderij|glasverwerking|glashandel zetten|pottenbakkerij|pottenbakker|keramisch atelier|keramiekatelier|aardewerkfabriek|porseleinfabriek|kristalslijperij|glasgraveur|brandschilderen',
    ],
    [
      'materials.mining',
      'steengroeve|zandwinning|grindwinning|zand en grindwinning|mijnbouw|kolenmijn|zoutwinning|turfwinning|mergelgroeve|delfstoffenwinning',
    ],
    [
      'materials.steel-and-metals',
      'gieterij|metaalgieterij|ijzergieterij|staalfabriek|hoogoven|walserij|staalhandel|metaalhandel|smelterij|aluminiumgieterij|bronsgieterij|draadtrekkerij|metaalsmelterij|kopergieterij',
    ],
    [
      'construction.materials',
      'steenfabriek|betoncentrale|betonfabriek|steenbakkerij|dakpannenfabriek|tegelfabriek|asfaltcentrale|natuursteenbedrijf|natuursteenbewerking|kalkbranderij|zandhandel|grafzerkenhandel|marmerbewerking|marmerbedrijf|grafmonumenten',
    ],
    [
      'manufacturing.textiles',
      'weverij|handweverij|spinnerij|breierij|breiatelier|ververij|textielververij|blekerij|touwslagerij|borduuratelier|borduurstudio|borduurbedrijf|borduren|naaiatelier|zeilmakerij|zeilmaker|vlaggenmakerij|tapijtweverij|textielveredeling|textieldrukkerij|nettenmakerij|passementerie|kantklosserij|twijnderij|tentenmakerij|dekzeilmakerij|vilt ateliers|taanderij|wolwasserij|jutespinnerij',
    ],
    [
      'consumer-goods.apparel',
      'kleermaker|kleermakerij|coupeuse|kledingreparatie|kledingherstel|kledingatelier|confectie|confectieatelier|modeontwerp|modeontwerper|modeatelier|hoedenmakerij|hoedenmaker|bontwerker|bontwerkerij|bontatelier|schoenmakerij|schoenmaker maat|maatschoenmaker|zadelmakerij|zadelmaker|looierij|leerlooierij|leerbewerking|lederbewerking|lederwarenmakerij|tassenmakerij|bruidsatelier|costumier|korsettenmakerij|klompenmakerij|klompenmaker|retoucheur|handschoenmakerij|modehuis ontwerp',
    ],
    [
      'professional-services',
      'uitvaart|uitvaartverzorging|uitvaartonderneming|uitvaartverzorger|uitvaartcentrum|begrafenisondernemer|begrafenisonderneming|begrafenisverzorging|crematorium|begraafplaats|rouwcentrum|rouwvervoer|grafdelver|schoenmaker|schoenmakerij reparatie|schoenreparatie|schoenherstel|hakkenbar|horlogereparatie|uurwerkreparatie|klokkenreparatie|reparatie|reparatiedienst|reparatiebedrijf|hondentrimsalon|trimsalon|hondenkapsalon|hondenschool|hondentrainer|dierenpension|hondenpension|kattenpension|hondenuitlaatservice|uitlaatservice honden|dierenoppas|hondenopvang|dierencrematorium|astroloog|astrologie|waarzegger|paragnost|helderziende|relatiebemiddeling|huwelijksbemiddeling|datingbureau|secretariaatsservice|secretariele dienstverlening|typebureau|zakelijke dienstverlening|administratieve dienstverlening|verhuur|verhuurbedrijf|gereedschapverhuur|machineverhuur|bouwmachineverhuur|steigerverhuur|partyverhuur|feestverhuur|servies verhuur|kledingverhuur|tentverhuur|tentenverhuur|fietsverhuur|fietsenverhuur|bootverhuur|botenverhuur|springkussenverhuur|kraanverhuur|kraanverhuurbedrijf|hoogwerkerverhuur|aggregaatverhuur|meubelverhuur|toiletverhuur|kostuumverhuur|videotheekverhuur|incassobureau|incasso|gerechtelijke incasso|veilinghuis|veiling|veilingmeester|taxateur|taxatiebureau|taxaties|expertisebureau|schade expert|keuringsbureau|keuringsinstantie|computerreparatie|telefoonreparatie|gsm reparatie|witgoedreparatie|wasmachinereparatie|tv reparatie|elektronicareparatie|verpakkingsbedrijf|inpakbedrijf|loonverpakking|stamboomonderzoek|genealogie|dierenuitvaart|trouwambtenaar|ritueelbegeleider|escortbureau|receptiedienst|huishoudelijke apparaten reparatie|vertrouwenspersoon',
    ],
    [
      'consumer-goods.cosmetics',
      'kapper|kapsalon|kapperszaak|dameskapper|herenkapper|barbier|barbershop|haarstudio|haarsalon|thuiskapper|schoonheidssalon|schoonheidsinstituut|schoonheidsspecialist|schoonheidsspecialiste|schoonheidsverzorging|beautysalon|huidverzorging|huidtherapie salon|nagelstudio|nagelsalon|nagelstyliste|manicure|pedicure|pedicuresalon|wimperstudio|wimperextensions|haarextensions|permanente make up|visagie|visagist|tattooshop|tattoostudio|tatoeeerder|tatoeage|piercing|piercingstudio|ontharing|ontharingsstudio|waxsalon|kleurenadvies|haarwerken|pruikenmaker|imagoadvies|cosmetisch instituut|cosmeticasalon',
    ],
    [
      'healthcare.wellness',
      'sportschool|fitnesscentrum|fitnessclub|fitnessstudio|fitness|personal training|personal trainer|zonnestudio|zonnebank|zonnecentrum|sauna|saunabedrijf|saunacomplex|wellness|wellnesscentrum|spa|massage|massagesalon|massagepraktijk|massagetherapeut|sportmassage|stoelmassage|masseur|thaise massage|yoga|yogastudio|yogaschool|yogaleraar|pilates|meditatie|mindfulness|reiki|reflexologie|afslankstudio|afslankinstituut|gewichtsconsulent|gewichtsconsulente|voedingsadvies|voedingsconsulent|leefstijlcoach|zwembad|zwembaden|overdekt zwembad|thermen|badhuis|aromatherapie|haptonomie|holistische therapie|floatcentrum|natuurgerichte therapie|vitaliteitscoach',
    ],
    [
      'healthcare.practices',
      'dokter|huisarts|huisartsenpraktijk|huisartsenpost|dokterspraktijk|specialist medisch|medisch specialist|gezondheidscentrum|tandarts|tandartspraktijk|tandartsenpraktijk|tandheelkunde|orthodontist|orthodontie|orthodontiepraktijk|mondhygienist|mondhygiene|mondhygienepraktijk|mondzorg|kaakchirurg|kaakchirurgie|parodontoloog|endodontoloog|endodontist|implantologie|tandprotheticus|tandprothetische praktijk|huidarts|dermatoloog|dermatologie|oogarts|oogkliniek|oogheelkunde|kno arts|gynaecoloog|uroloog|cardioloog|cardiologie|neuroloog|internist|orthopeed|chirurg|plastische chirurgie|radioloog|kinderarts|reumatoloog|longarts|anesthesist|fysiotherapie|fysiotherapeut|fysiotherapiepraktijk|fysiopraktijk|manuele therapie|oefentherapie|oefentherapeut|cesartherapie|mensendieck|ergotherapie|ergotherapeut|logopedie|logopedist|logopediepraktijk|osteopathie|osteopaat|chiropractie|chiropractor|podotherapie|podotherapeut|podologie|podoloog|medisch pedicure|voetverzorging|dietist|dietiste|dietistenpraktijk|dieetadvies|homeopaat|homeopathie|homeopathische praktijk|natuurgeneeskunde|natuurgeneeskundige|natuurgenezer|acupunctuur|acupuncturist|acupunctuurpraktijk|verloskundige|verloskunde|verloskundigenpraktijk|vroedvrouw|huidtherapeut|huidtherapie|audiologie|audicien kliniek|bedrijfsarts|arbodienst|arbozorg|groepspraktijk|dialysecentrum|fertiliteitskliniek|vruchtbaarheidskliniek|kraamzorg|polikliniek|tandenbleken|tanden bleken|tandenbleekstudio|orthoptist|optometrist|alternatieve geneeswijze|kinderfysiotherapie|bekkenfysiotherapie|sportarts|chinese geneeskunde',
    ],
    [
      'healthcare.mental-health',
      'psycholoog|psychologenpraktijk|psychologie|psychotherapeut|psychotherapie|psychiater|psychiatrie|ggz|geestelijke gezondheidszorg|verslavingszorg|verslavingskliniek|relatietherapie|relatietherapeut|gezinstherapie|hypnotherapie|hypnotherapeut|kindertherapeut|kinderpsycholoog|psychosociale hulpverlening|rouwbegeleiding|orthopedagoog|orthopedagogische praktijk|traumatherapie',
    ],
    [
      'healthcare.hospitals',
      'ziekenhuis|kliniek|privekliniek|revalidatiecentrum|revalidatiekliniek|ambulance|ambulancedienst|ambulancevervoer|ziekenvervoer|spoedeisende hulp|medisch centrum|academisch ziekenhuis|zelfstandig behandelcentrum|bloedbank|geboortecentrum|hospitaal|dagkliniek',
    ],
    [
      'healthcare.elderly-care',
      'verzorgingshuis|verzorgingstehuis|verpleeghuis|verpleegtehuis|bejaardentehuis|bejaardenhuis|bejaardenoord|ouderenzorg|thuiszorg|thuiszorgorganisatie|thuisverpleging|wijkverpleging|wijkzorg|gehandicaptenzorg|begeleid wonen|beschermd wonen|woonzorgcentrum|zorgcentrum|zorginstelling|rusthuis|serviceflat|hospice|palliatieve zorg|dagbesteding|dagopvang ouderen|zorgboerderij|mantelzorg|particuliere thuiszorg|zorgvilla|zorgverlening|verpleging en verzorging|seniorenresidentie|rust en verzorgingstehuis|jeugdzorg residentieel',
    ],
    [
      'healthcare.medical-devices',
      'tandtechnisch laboratorium|tandtechniek|tandtechnicus|tandtechnische werkplaats|orthopedietechniek|orthopedisch instrumentmaker|orthopedisch schoenmaker|orthopedische schoentechniek|audicien|hoorcentrum|hoortoestellen|thuiszorgwinkel|medische hulpmiddelen|medische speciaalzaak|prothesemaker|revalidatietechniek|hoorzorg',
    ],
    ['healthcare.distribution', 'apotheek|apotheker|apothekers|internetapotheek|dienstapotheek'],
    [
      'healthcare.veterinary',
      'dierenarts|dierenartspraktijk|dierenartsenpraktijk|dierenkliniek|dierenziekenhuis|paardenkliniek|dierfysiotherapie|diergeneeskunde|dierenambulance|veearts|veterinair',
    ],
    [
      'life-sciences.research-tools',
      'laboratorium|medisch laboratorium|klinisch laboratorium|laboratoriumonderzoek|milieulaboratorium|testlaboratorium|materiaalonderzoek|bloedprikpost|bloedafname|onderzoekslaboratorium|analyselaboratorium|voedsellaboratorium',
    ],
    [
      'travel-and-hospitality.restaurants',
      'restaurant|eetcafe|eethuis|brasserie|bistro|cafe|kroeg|kroegen|bar|cocktailbar|pub|bruin cafe|discotheek|nachtclub|danscafe|feestcafe|cafetaria|snackbar|frituur|frietkraam|friettent|frietzaak|patatzaak|automatiek|shoarma|shoarmazaak|shoarmarestaurant|doner|kebabzaak|grillroom|pizzeria|pizzabezorging|pizza afhaal|afhaalrestaurant|afhaalcentrum|afhaalchinees|chinees restaurant|bezorgrestaurant|maaltijdbezorging|lunchroom|broodjeszaak|broodjesbar|koffiebar|koffiehuis|koffiezaak|theehuis|theesalon|tearoom|ijssalon|ijscafe|ijszaak|pannenkoekenhuis|pannenkoekenrestaurant|poffertjeskraam|wokrestaurant|sushi|sushirestaurant|sushibar|visrestaurant|steakhouse|hamburgerrestaurant|fastfoodrestaurant|fastfood|kantine|bedrijfsrestaurant|bedrijfscatering|catering|cateringbedrijf|cateraar|partycatering|partyservice|traiteur|kookstudio catering|horeca|foodtruck|strandpaviljoen|strandtent|wijnbar|tapasbar|proeflokaal|shishalounge|karaokebar|sportkantine|partycentrum|zalencentrum horeca|eetgelegenheid|drinkgelegenheid|wegrestaurant|sapbar|taverne|feestzaal',
    ],
    [
      'travel-and-hospitality.hotels',
      'hotel|hotel restaurant|motel|bed and breakfast|b and b|gastenverblijf|gastenkamers|hostel|jeugdherberg|herberg|camping|kampeerterrein|kampeerplaats|camperplaats|vakantiepark|vakantiehuis|vakantiewoning|vakantiehuisje|vakantieverblijf|vakantieappartement|bungalowpark|recreatiepark|recreatiewoning|groepsaccommodatie|kampeerboerderij|minicamping|logies|logiesverstrekking|overnachting|chaletpark|appartementverhuur vakantie|stacaravanpark|conferentieoord|hotelbedrijf|vakantiecentrum|kamerverhuur toeristen|arbeidsmigranten huisvesting',
    ],
    [
      'travel-and-hospitality.travel-agencies',
      'reisbureau|reisorganisatie|reisadviseur|reisagent|touroperator|reisagentschap|toerisme|vvv|vvv kantoor|toeristische informatie|stadsgids|gids toerisme|rondleidingen|reisleiding|reisleider|rondvaart|rondvaartbedrijf|busreizen|groepsreizen|vakantieverhuur bemiddeling|cruises|excursies|reisbemiddeling|wandelvakanties|toeristenbureau',
    ],
    [
      'travel-and-hospitality.casinos',
      'casino|speelhal|speelautomatenhal|gokhal|goktent|wedkantoor|loterij|lotto|gokken|kansspelen|sportweddenschappen|bingo|amusementshal|gokkasten',
    ],
    [
      'retail.grocery',
      'supermarkt|kruidenier|kruidenierswinkel|buurtsuper|buurtwinkel|levensmiddelenwinkel|levensmiddelenzaak|groentewinkel|groenteboer|groentezaak|groenteman|groente en fruitwinkel|fruitwinkel|aardappelhandel|visboer|viswinkel|vishandel|viszaak|viskraam|visspecialist|kaaswinkel|kaashandel|kaasboer|kaaskraam|kaasspeciaalzaak|delicatessenwinkel|delicatessenzaak|slijterij|slijter|wijnhandel|wijnwinkel|wijnkoperij|drankenhandel|drankenhal|natuurvoedingswinkel|reformwinkel|reformzaak|biologische winkel|biowinkel|boerderijwinkel|landwinkel|streekwinkel|avondwinkel|nachtwinkel|toko|poelier|poelierszaak|notenbar|snoepwinkel|chocolaterie|chocoladewinkel|theewinkel|koffiewinkel|zuivelwinkel|melkboer|broodwinkel|eierhandel|tankshop|minisupermarkt|groothandelsmarkt levensmiddelen|markthal|marktkraam voeding|versmarkt',
    ],
    [
      'food-and-drink.packaged-food',
      'bakkerij|bakker|brood en banketbakkerij|banketbakkerij|banketbakker|warme bakker|industriele bakkerij|koekbakkerij|taartenmaker|patisserie|slagerij|slager|keurslager|paardenslagerij|slachterij|slachthuis|abattoir|uitbeenderij|uitbeenbedrijf|vetsmelterij|visfileerderij|vleesverwerking|vleeswarenfabriek|worstmakerij|zuivelfabriek|zuivelboerderij|melkfabriek|kaasmakerij|kaasboerderij|ijsmakerij|ijsbereiding|korenmolen|graanmalerij|meelfabriek|maalderij|oliemolen|imkerij|imker|bijenhouderij honing|suikerfabriek|conservenfabriek|visverwerking|visrokerij|rokerij|palingrokerij|visconservenfabriek|chocolatier|aardappelverwerking|groenteverwerking|groentesnijderij|voedingsmiddelenindustrie|levensmiddelenindustrie|veevoederfabriek|mengvoederfabriek|diervoederfabriek|notenbranderij|beschuitfabriek|snoepfabriek|inmakerij|zuurkoolfabriek|garnalenpellerij|stroopfabriek|stroopmakerij|snackfabriek|voedingsindustrie|eierpakstation|stijfselfabriek|specerijenmalerij',
    ],
    [
      'food-and-drink.beverages',
      'koffiebranderij|koffiebrander|theepakkerij|frisdrankenfabriek|limonadefabriek|sapfabriek|vruchtensappenfabriek|mineraalwaterfabriek|bottelarij',
    ],
    [
      'food-and-drink.alcohol',
      'brouwerij|bierbrouwerij|stokerij|distilleerderij|jeneverstokerij|likeurstokerij|wijnbouw|wijngaard|wijnbouwer|wijnmakerij|wijndomein|mouterij|destilleerderij|wijnmaker',
    ],
    [
      'retail.specialty',
      'bloemist|bloemenwinkel|bloemenzaak|bloemenhandel|bloemenkiosk|bloemsierkunst|bloembinderij|bloemenatelier|kiosk|krantenkiosk|tabakswinkel|tabakszaak|tabaksspeciaalzaak|sigarenwinkel|sigarenmagazijn|drogist|drogisterij|parfumerie|opticien|opticienszaak|optiek|brillenwinkel|boekhandel|boekwinkel|boekenwinkel|antiquariaat|stripwinkel|kantoorboekhandel|kantoorvakhandel|kantoorartikelenwinkel|speelgoedwinkel|speelgoedzaak|hobbywinkel|knutselwinkel|sportzaak|sportwinkel|fietsenwinkel|fietsenzaak|fietsenmaker|fietsenhandel|fietshandel|rijwielhandel|rijwielzaak|rijwielhersteller|fietsreparatie|fietsenreparatie|tweewielerzaak|tweewielers|schoenenwinkel|schoenenzaak|schoenwinkel|kledingwinkel|kledingzaak|kledingboetiek|modezaak|modewinkel|boetiek|boutique|lingeriewinkel|lingeriezaak|bruidswinkel|bruidsmodezaak|babywinkel|babyzaak|kinderkledingwinkel|tweedehandswinkel|kringloopwinkel|kringloop|tweedehands|vintagewinkel|antiekwinkel|antiekzaak|antiekhandel|antiquair|antiek|curiosa|rommelmarkt|brocante|kunsthandel|kunsthandelaar|meubelzaak|meubelwinkel|meubelhandel|woonwinkel|woonwarenhuis|woonboulevard|keukenzaak|keukenwinkel|keukenspecialist|keukenstudio|beddenzaak|beddenspeciaalzaak|beddenwinkel|slaapspeciaalzaak|matrassenwinkel|tapijtwinkel|tapijthandel|gordijnenwinkel|woninginrichting|woningtextiel winkel|verlichtingswinkel|verlichtingszaak|lampenwinkel|huishoudwinkel|huishoudzaak|kookwinkel|cadeauwinkel|cadeauzaak|souvenirwinkel|dierenwinkel|dierenspeciaalzaak|dierenzaak|aquariumwinkel|hengelsportwinkel|hengelsportzaak|hengelsport|ruitersportzaak|ruitersportwinkel|kampeerwinkel|bouwmarkt|doe het zelfzaak|doe het zelfwinkel|ijzerwarenwinkel|ijzerwarenhandel|ijzerhandel|gereedschapswinkel|verfwinkel|verfhandel|verfspeciaalzaak|behangwinkel|tegelhandel|tegelwinkel|sanitairwinkel|badkamerwinkel|badkamershowroom|vloerenwinkel|parkethandel|zonweringwinkel|tuincentrum|tuinwinkel|plantencentrum|elektronicawinkel|elektrozaak|witgoedwinkel|computerwinkel|computerzaak|telefoonwinkel|gsm winkel|fotozaak|fotowinkel|muziekwinkel|muziekhandel|platenzaak|pianohandel|stoffenwinkel|stoffenzaak|wolwinkel|handwerkwinkel|fourniturenwinkel|naaimachinehandel|erotiekwinkel|sekswinkel|sexshop|coffeeshop|growshop|smartshop|wapenhandel|postzegelhandel|muntenhandel|goudinkoop|cadeaushop|feestwinkel|feestartikelenwinkel|vuurwerkwinkel|vuurwerkhandel|esoterische winkel|wereldwinkel|lederwarenwinkel|tassenwinkel|lijstenwinkel|gehoorwinkel|partijhandel|kerstwinkel|haardenwinkel|kachelwinkel|speciaalzaak|kadowinkel|huisdierenwinkel|surfshop|textielwinkel|textielsupermarkt|watersportwinkel|schoolboekhandel|kaarsenwinkel|horlogewinkel',
    ],
    [
      'consumer-goods.luxury',
      'juwelier|goudsmid|goudsmederij|edelsmid|edelsmederij|zilversmid|zilversmederij|horlogemaker|uurwerkmaker|klokkenmaker|diamantslijperij|diamantslijper|sieradenontwerp|sieradenmaker|edelsteenslijperij|sieradenatelier',
    ],
    ['retail.department-stores', 'warenhuis'],
    ['retail.e-commerce', 'webwinkel|webshop|postorderbedrijf|internetwinkel|online winkel|internetverkoop|onlinewinkel|e commerce winkel'],
    [
      'retail',
      'detailhandel|winkel|markthandel|marktkramer|marktkoopman|ambulante handel|straathandel|standplaatshouder|huis aan huisverkoop|winkelier',
    ],
    [
      'wholesale',
      'groothandel|grossier|grossierderij|handelsagent|handelsagentuur|handelsbemiddeling|vertegenwoordiging|handelsonderneming|handelsmaatschappij|tussenhandel',
    ],
    ['wholesale.import-export', 'import|export|import en export|im en export|importeur|exporteur'],
    [
      'transport-and-logistics.freight',
      'transportbedrijf|vervoerder|wegvervoer|wegtransport|goederenvervoer|vrachtvervoer|expediteur|expeditie|expeditiebedrijf|verhuisbedrijf|verhuizer|verhuizingen|verhuisservice|inboedelverhuizing|koelvervoer|tanktransport|zwaar transport|containervervoer|containertransport|veetransport|veevervoer|luchtvracht|zeevracht|douaneagent|douane expediteur|cargadoor|bevrachter|bevrachting|bevrachtingskantoor|goederenwegvervoer|internationaal transport|kipperbedrijf|autotransport|pianoverhuizing|goederentransport|stukgoed|overslag|overslagbedrijf|op en overslag|stuwadoor|stuwadoorsbedrijf|laad en losbedrijf',
    ],
    [
      'transport-and-logistics.warehousing',
      'opslag|opslagbedrijf|pakhuis|koelhuis|vrieshuis|koelopslag|veem|magazijn|self storage|opslagruimte|meubelopslag|goederenopslag|distributiecentrum|koelveem|tankopslag|boedelopslag|opslagloods',
    ],
    [
      'transport-and-logistics.delivery',
      'koerier|koeriersdienst|koeriersbedrijf|pakketdienst|pakketbezorging|post|postkantoor|posterijen|postbezorging|bezorgdienst|bodedienst|expressdienst|krantenbezorging|folderverspreiding|fietskoerier|postagentschap|folderbezorging',
    ],
    [
      'transport-and-logistics.passenger',
      'lijndienst|tramlijndienst|buslijndienst|taxi|taxibedrijf|taxidienst|taxivervoer|personenvervoer|busbedrijf|busvervoer|busonderneming|busmaatschappij|touringcarbedrijf|touringcarvervoer|touringcar|groepsvervoer|groepsvervoerbedrijf|leerlingenvervoer|rolstoelvervoer|openbaar vervoer|streekvervoer|stadsvervoer|autoverhuur|autoverhuurbedrijf|auto verhuur|verhuur van personenautos|busverhuur|camperverhuur|caravanverhuur|vrachtwagenverhuur|limousineverhuur|trouwvervoer|trouwautoverhuur|chauffeursdienst|privechauffeur|deelauto|autodelen|parkeergarage|parkeerbedrijf|parkeerterrein|luchthavenvervoer|zorgvervoer|motorverhuur|scooterverhuur|valys',
    ],
    [
      'transport-and-logistics.rail',
      'spoorwegen|spoorwegmaatschappij|spoorvervoer|treinvervoer|spoorwegvervoer|trein|spoorbedrijf|spooronderneming',
    ],
    [
      'transport-and-logistics.maritime',
      'rederij|scheepvaart|scheepvaartbedrijf|binnenvaart|binnenvaartbedrijf|zeevaart|kustvaart|haven|havenbedrijf|jachthaven|veerdienst|veerpont|veerbedrijf|scheepswerf|scheepsbouw|werf|jachtwerf|jachtbouw|jachtbouwer|botenbouw|botenbouwer|scheepsreparatie|scheepsonderhoud|scheepsmakelaar|scheepsagent|scheepsbenodigdheden|scheepsbevoorrading|sleepvaart|sleepdienst schepen|loodswezen|botenstalling|zeilschip charter|jachtmakelaar|scheepvaartmaatschappij|scheepsleverancier|watersportbedrijf|scheepssloperij|tankvaart',
    ],
    [
      'transport-and-logistics.airlines',
      'luchtvaart|luchtvaartmaatschappij|vliegveld|luchthaven|luchtvervoer|rondvluchten|vliegtuigverhuur|helikoptervluchten|luchtvaartbedrijf',
    ],
    ['transport-and-logistics', 'transport en logistiek|logistiek|logistieke dienstverlening|vervoer|logistiek bedrijf'],
    [
      'media.design-services',
      'fotograaf|fotografie|fotostudio|fotoatelier|bruidsfotograaf|trouwfotograaf|bedrijfsfotografie|grafisch ontwerp|grafisch ontwerper|grafisch ontwerpbureau|grafische vormgeving|grafisch vormgever|vormgeving|vormgever|ontwerpbureau|ontwerpstudio|webdesign|webdesigner|websitebouwer|webdesignbureau|illustrator|illustratie|industrieel ontwerp|productontwerp|interieurontwerp|interieurontwerper|interieuradvies|interieurstyling|interieurstylist|binnenhuisarchitect|binnenhuisarchitectuur|etaleur|etalage inrichting|stylist|styling|desktop publishing|dtp|designer|fotolaboratorium|portretfotografie|ontwerper',
    ],
    [
      'media.advertising',
      'reclamebureau|reclameadviesbureau|reclame|marketing|marketingbureau|marketingadvies|communicatiebureau|communicatieadvies|internetbureau|online marketing|online marketingbureau|mediabureau|public relations|pr bureau|promotie|promotiebureau|reclamestudio|reclameschilder|belettering|autobelettering|signing|signbedrijf|lichtreclame|buitenreclame|gevelreclame|zoekmachineoptimalisatie|evenementenmarketing|social media bureau|copywriter|reclameborden|belettering en reclame|sponsoring|advertentiebureau|direct mail|reclamemaker',
    ],
    [
      'manufacturing.printing',
      'drukkerij|offsetdrukkerij|zeefdrukkerij|zeefdruk|digitale drukkerij|digitaal drukwerk|boekbinderij|boekbinder|copyshop|kopieerservice|kopieerinrichting|repro|reprobedrijf|grafische afwerking|prepress|zetterij|grafisch bedrijf|grafische industrie|textieldruk|t shirtdrukkerij|krantendrukkerij|3d printing|printservice|lichtdrukkerij|letterzetterij|stempelmakerij|etikettendrukkerij|diepdrukkerij',
    ],
    [
      'media.publishing',
      'uitgeverij|uitgever|boekenuitgeverij|krantenuitgeverij|tijdschriftenuitgeverij|dagblad|krant|weekblad|journalist|journalistiek|redactie|redactiebureau|tekstschrijver|tekstbureau|schrijver|auteur|persbureau|nieuwsagentschap|eindredactie|vakblad|omroepgids',
    ],
    [
      'media.broadcasting',
      'omroep|radio|radiozender|radio omroep|televisie|televisiezender|televisieomroep|lokale omroep|radiostation|publieke omroep',
    ],
    [
      'media.film-and-video',
      'filmproductie|videoproductie|televisieproductie|bioscoop|filmtheater|filmhuis|filmstudio|animatiestudio|postproductie|videotheek|filmdistributie|bedrijfsfilm|videograaf|cameraman|filmmaker|nasynchronisatie',
    ],
    [
      'media.music',
      'geluidsstudio|opnamestudio|muziekstudio|muziekproductie|muziekuitgeverij|platenmaatschappij|muzikant|musicus|band|orkest|koor|harmonie|fanfare|zanger|zangeres|dj|discjockey|drive in discotheek|drive in show|pianostemmer|pianobouw|orgelbouw|orgelbouwer|orgelmaker|vioolbouw|vioolbouwer|gitaarbouw|gitaarbouwer|gitaarbouwbedrijf|instrumentenbouw|instrumentenbouwer muziek|componist|muziekgroep|klokkengieter muziek|pianotechnicus',
    ],
    [
      'media.arts-and-events',
      'evenementenbureau|evenementen|evenementenorganisatie|evenementenlocatie|evenementenbedrijf|congresorganisatie|congrescentrum|congresbureau|trouwlocatie|weddingplanner|trouwplanner|feestorganisatie|feestlocatie|zalenverhuur|zaalverhuur|zalencentrum|vergaderlocatie|beurs|beursorganisator|beursorganisatie|beurshal|theater|schouwburg|poppentheater|theatergezelschap|toneelgezelschap|toneelvereniging|cabaret|opera|circus|kermis|kermisexploitant|kermisbedrijf|kunstenaar|beeldend kunstenaar|beeldhouwer|kunstschilder|atelier kunst|acteur|goochelaar|clown|kinderfeest|kinderfeestjes|artiestenbureau|impresariaat|boekingsbureau|poppodium|concertzaal|concertorganisatie|museum|galerie|kunstgalerie|kunstuitleen|bibliotheek|archief|dierentuin|kinderboerderij|botanische tuin|pretpark|attractiepark|speeltuin|binnenspeeltuin|speelparadijs|recreatiepark attracties|klimpark|escaperoom|escape room|lasergamen|midgetgolf|kartbaan|podiumbouw|decorbouw|theatertechniek|licht en geluid|licht en geluidverhuur|geluidsverhuur|podiumverhuur|standbouw evenementen|restaurateur kunst|kunstrestauratie|cultureel centrum|cultuurcentrum|monument|kasteel|ballonvaart|ballonvaarten|buurthuis zaal|vuurwerkshow|photobooth|entertainment|festival|dansgezelschap|bezoekerscentrum',
    ],
    [
      'media.sports',
      'sportvereniging|sportclub|sport|voetbalclub|voetbalvereniging|hockeyclub|tennisclub|tennisvereniging|tennisbaan|tennishal|tenniscentrum|golfbaan|golfclub|manege|paardenpension|pensionstal|paardenstal|paardensport|ruitersportcentrum|rijvereniging|ponyclub|schietvereniging|schietbaan|roeivereniging|zeilvereniging|zeilclub|skibaan|ijsbaan|schaatsbaan|sportaccommodatie|sporthal|sportpark|sportcentrum|sportcomplex|sportveld|stadion|bowling|bowlingbaan|bowlingcentrum|kegelbaan|biljartcentrum|poolcafe|klimhal|klimcentrum|vechtsport|vechtsportschool|karateschool|karate|judoschool|judovereniging|boksschool|boksclub|taekwondo|gymvereniging|turnvereniging|atletiekvereniging|zwemvereniging|zwemclub|wielervereniging|motorsport|draf en renbaan|renbaan|hengelsportvereniging|visvijver|sportevenementen|squash|squashbaan|padel|padelbaan|padelcentrum|badmintonvereniging|dartvereniging|schaakvereniging|survival|outdooractiviteiten|watersport|surfvereniging|sportbond|voetbal|korfbalvereniging|volleybalvereniging|kleiduivenschietbaan|schaatsvereniging|zeilcentrum|sportveldexploitatie',
    ],
    [
      'professional-services.legal',
      'advocaat|advocatenkantoor|advocatuur|notaris|notariskantoor|notariaat|deurwaarder|gerechtsdeurwaarder|gerechtsdeurwaarderskantoor|deurwaarderskantoor|jurist|juridisch adviseur|juridisch advies|juridisch adviesbureau|rechtskundig adviesbureau|rechtshulp|rechtsbijstand|rechtswinkel|octrooibureau|octrooigemachtigde|merkenbureau|mediator|mediation|curator faillissement|bewindvoerder|bewindvoering|schuldhulpverlening|arbitrage',
    ],
    [
      'financial-services.accounting',
      'accountant|accountantskantoor|accountancy|administratiekantoor|boekhouder|boekhoudkantoor|boekhouding|boekhoudbureau|belastingadviseur|belastingadvies|belastingadvieskantoor|belastingconsulent|fiscalist|fiscaal adviseur|fiscaal advies|salarisadministratie|loonadministratie|financiele administratie|administratiebureau|administratie|registeraccountant|belastingaangifte|loonbureau',
    ],
    [
      'financial-services.banking',
      'bank|spaarbank|bankkantoor|cooperatieve bank|handelsbank|hypotheekbank|centrale bank|bankfiliaal|bankwezen',
    ],
    [
      'financial-services.lending',
      'hypotheekadvies|hypotheekadviseur|hypotheken|hypotheek|hypotheekkantoor|hypotheekbemiddeling|kredietverstrekking|kredietbemiddeling|kredietbank|leasemaatschappij|leasing|lease|factoring|pandhuis|pandjeshuis|bank van lening|financiering|financieringsmaatschappij|lening|leningen|autolease|kredietverstrekker',
    ],
    [
      'financial-services.asset-management',
      'vermogensbeheer|vermogensbeheerder|financieel adviseur|financieel advies|financiele planning|financieel planner|beleggingsadvies|beleggingsadviseur|beleggingsfonds|beleggingsmaatschappij|pensioenfonds|pensioenadvies|pensioenadviseur|trustkantoor|financiele dienstverlening|beleggingen|effectenbeheer',
    ],
    ['financial-services.investment-banking', 'effectenmakelaar|effectenhandel|commissionair in effecten|beursmakelaar'],
    [
      'financial-services.payments',
      'wisselkantoor|grenswisselkantoor|geldwisselkantoor|geldtransactiekantoor|betalingsverkeer|valutahandel',
    ],
    [
      'financial-services.venture-capital',
      'holding|holdings|participatiemaatschappij|financiele holding|investeringsmaatschappij|durfkapitaal',
    ],
    [
      'insurance.brokers',
      'assurantiekantoor|assurantietussenpersoon|assurantiebemiddeling|assurantien|assurantieadviseur|assurantiemakelaar|verzekeringsadviseur|verzekeringskantoor|verzekeringsagent|verzekeringsagentschap|verzekeringsmakelaar|verzekeringstussenpersoon|verzekeringsadvies|verzekeringsbemiddeling|schaderegeling|schade expertise verzekering|tussenpersoon verzekeringen',
    ],
    [
      'insurance.life-and-health',
      'zorgverzekeraar|zorgverzekering|ziektekostenverzekeraar|ziekenfonds|levensverzekering|levensverzekeraar|uitvaartverzekering|ziektekostenverzekering|begrafenisfonds|mutualiteit',
    ],
    [
      'insurance.property-and-casualty',
      'schadeverzekeraar|schadeverzekering|autoverzekering|woonverzekering|reisverzekering|brandverzekering|inboedelverzekering|aansprakelijkheidsverzekering',
    ],
    ['insurance', 'verzekering|verzekeringen|verzekeraar|verzekeringsmaatschappij'],
    [
      'real-estate.services',
      'makelaar|makelaardij|makelaarskantoor|makelaar onroerend goed|vastgoedmakelaar|vastgoedkantoor|vastgoedbeheer|vastgoedbeheerder|beheer van onroerend goed|onroerend goed|vastgoedadvies|vastgoedadviseur|woningmakelaar|aankoopmakelaar|verhuurmakelaar|vve beheer|vve beheerder|huurbemiddeling|woningbemiddeling|verhuurbemiddeling|taxatie onroerend goed|facility management|facilitaire dienstverlening|facilitair bedrijf|immobilienkantoor|immokantoor|vastgoedtaxateur|rentmeester|rentmeesterskantoor|syndicus|beheer vastgoed',
    ],
    [
      'real-estate.development',
      'projectontwikkelaar|projectontwikkeling|vastgoedontwikkeling|vastgoedontwikkelaar|gebiedsontwikkeling|grondexploitatie|bouwpromotor',
    ],
    [
      'real-estate.residential',
      'woningcorporatie|woningbouwvereniging|woningstichting|woningverhuur|verhuur van woningen|kamerverhuur|huurwoningen|studentenhuisvesting|appartementenverhuur|woningbouwcorporatie|verhuur van woonruimte|woonruimteverhuur|sociale huisvesting',
    ],
    [
      'real-estate.commercial',
      'winkelcentrum|bedrijvenpark|bedrijfsverzamelgebouw|kantoorverhuur|kantoorruimte|bedrijfsruimte|verhuur van bedrijfsruimte|verhuur van onroerend goed|flexwerkplek|coworking|businesscenter|bedrijventerrein|bedrijfsonroerend goed|garageboxverhuur',
    ],
    [
      'professional-services.consulting',
      'organisatieadvies|organisatieadviesbureau|adviesbureau|bedrijfsadvies|bedrijfsadviesbureau|bedrijfsadviseur|managementadvies|consultancy|advisering|interim management|interimmanager|coach|coaching|loopbaanbegeleiding|loopbaanadvies|personal coach|businesscoach|projectmanagement|kwaliteitsadvies|bedrijfskundig advies|personeelsadvies|hr advies|veiligheidsadvies|arbo advies|agrarisch advies|landbouwadvies|subsidieadvies|strategisch advies|managementondersteuning|levenscoach|franchise adviesbureau|energie inkoopadvies|consultant|adviseur',
    ],
    [
      'professional-services.staffing',
      'uitzendbureau|uitzendorganisatie|detachering|detacheringsbureau|detacheerder|arbeidsbemiddeling|arbeidsbureau|werving en selectie|wervings en selectiebureau|personeelsbemiddeling|personeelsdiensten|recruitment|recruitmentbureau|headhunter|outplacement|re integratie|re integratiebureau|reintegratie|payrolling|payrollbedrijf|gastouderbureau|au pairbureau|modellenbureau|castingbureau|banenpool|vacaturebank|interim bureau|loopbaancentrum|arbeidspool|flexwerk',
    ],
    [
      'professional-services.security-services',
      'beveiliging|beveiligingsbedrijf|beveiligingsdienst|beveiligingsorganisatie|bewaking|bewakingsbedrijf|bewakingsdienst|objectbeveiliging|portiersdienst|alarmcentrale|waardetransport|geldtransport|recherchebureau|particulier recherchebureau|detectivebureau|privedetective|detective|persoonsbeveiliging|evenementenbeveiliging|beveiligingstechniek|beveiligingssystemen|verkeersregelaars|nachtveiligheidsdienst|winkelsurveillance|brandwacht',
    ],
    [
      'professional-services.market-research',
      'marktonderzoek|marktonderzoeksbureau|opinieonderzoek|onderzoeksbureau|enquetebureau|opiniepeiling',
    ],
    [
      'professional-services.translation',
      'vertaalbureau|vertaler|vertalingen|tolk|tolken|tolkdienst|tolkcentrum|beedigd vertaler|gebarentolk',
    ],
    [
      'professional-services.outsourcing',
      'callcenter|telefonische antwoorddienst|telefoonservice|contactcenter|datatypisten|data invoer|telemarketing',
    ],
    [
      'professional-services.research',
      'onderzoek|onderzoeksinstituut|wetenschappelijk onderzoek|speur en ontwikkelingswerk|research|onderzoeksinstelling|kennisinstituut',
    ],
    [
      'software.it-services',
      'automatisering|automatiseringsbedrijf|automatiseringsadvies|ict|ict dienstverlening|ict bedrijf|it dienstverlening|systeembeheer|netwerkbeheer|softwareontwikkeling|softwareontwikkelaar|programmeur|programmeren|webontwikkeling|webbouw|appontwikkeling|computerservice|computerhulp|computerbedrijf|informatica|ict advies|it advies|computeradvies|gegevensverwerking|computercentrum|websiteontwikkeling|softwarehuis|it detachering|automatiseringsconsultant',
    ],
    ['software.cloud-infrastructure', 'hosting|webhosting|hostingbedrijf|datacenter|datacentrum|internetprovider hosting|clouddiensten'],
    ['software', 'software|softwarebedrijf|informatietechnologie|internetbedrijf|technologiebedrijf'],
    [
      'telecommunications',
      'telecommunicatie|telecom|telefonie|telecombedrijf|telefoniebedrijf|mobiele telefonie|telecomprovider|internetprovider',
    ],
    [
      'education.training',
      'rijschool|autorijschool|verkeersschool|rijinstructeur|rijlessen|motorrijschool|vaarschool|muziekschool|muziekles|muziekleraar|pianoles|gitaarles|zangles|muziekonderwijs|dansschool|dansstudio|dansles|balletschool|balletstudio|toneelschool|theaterschool|kunstopleiding|tekenles|schildercursus|kookschool|kookstudio|kookworkshops|taalschool|talenschool|talencursus|taleninstituut|huiswerkbegeleiding|huiswerkinstituut|bijles|bijlesinstituut|remedial teaching|studiebegeleiding|examentraining|cursus|cursussen|opleiding|opleidingen|opleidingsinstituut|opleidingscentrum|trainingsbureau|training|trainingen|trainingscentrum|bedrijfsopleiding|bedrijfsopleidingen|volwassenenonderwijs|volwasseneneducatie|volksuniversiteit|vakopleiding|beroepsopleiding|schriftelijk onderwijs|thuisstudie|avondschool|zwemschool|zwemles|zwemlessen|skischool|zeilschool|surfschool|duikschool|vliegschool|golfschool|tennisschool|tennisles|rijles paard|ehbo cursus|bedrijfshulpverlening|bhv training|computercursus|kappersschool|schoonheidsopleiding|naaicursus|workshops|workshopruimte|creatief centrum|creatieve cursussen|seminar|docent muziek|leerbedrijf|sportinstructeur|kapperopleiding|modeopleiding|yoga opleiding|trainer',
    ],
    [
      'education.schools',
      'school|basisschool|lagere school|basisonderwijs|primair onderwijs|middelbare school|voortgezet onderwijs|vmbo|mavo|havo|vwo|gymnasium|lyceum|scholengemeenschap|speciaal onderwijs|speciaal basisonderwijs|kleuterschool|kleuteronderwijs|peuterspeelzaal|kinderopvang|kinderdagverblijf|creche|buitenschoolse opvang|naschoolse opvang|bso|gastouder|gastouderopvang|internaat|montessorischool|vrije school|jenaplanschool|daltonschool|internationale school|onthaalouder|peuteropvang|oppas|oppascentrale|secundair onderwijs|brede school|priveschool|voorschoolse opvang|kinderoppas|technische school',
    ],
    [
      'education.higher-education',
      'universiteit|hogeschool|hoger onderwijs|hoger beroepsonderwijs|hbo|kunstacademie|conservatorium|wetenschappelijk onderwijs|academie hogeschool|business school|pabo|open universiteit',
    ],
    [
      'education',
      'onderwijs|educatie|onderwijsinstelling|mbo|roc|middelbaar beroepsonderwijs|regionaal opleidingencentrum|onderwijsbegeleiding|beroepsonderwijs',
    ],
    [
      'public-sector.administration',
      'gemeente|gemeentehuis|stadhuis|gemeentebestuur|gemeentelijke dienst|provincie|provinciehuis|rijksoverheid|overheid|overheidsinstelling|overheidsdienst|ministerie|belastingdienst|belastingkantoor|kadaster|burgerzaken|burgerlijke stand|uitkeringsinstantie|sociale dienst|gemeentewerken|ambassade|consulaat|openbaar bestuur|sociale verzekering|stadsdeelkantoor|omgevingsdienst|rijksdienst|ocmw|arbeidsvoorziening|uwv|rijkswaterstaat|overheidsbestuur|provinciaal bestuur',
    ],
    [
      'public-sector.safety',
      'politie|politiebureau|brandweer|brandweerkazerne|gevangenis|penitentiaire inrichting|rechtbank|gerechtshof|kantongerecht|justitie|openbaar ministerie|leger|kazerne|marechaussee|reddingsbrigade|kustwacht|veiligheidsregio|reclassering|luchtmacht|land zee en luchtmacht|hulpdiensten',
    ],
    [
      'nonprofit.associations',
      'vereniging|stichting vereniging|branchevereniging|brancheorganisatie|beroepsvereniging|beroepsorganisatie|belangenvereniging|belangenorganisatie|vakbond|vakvereniging|vakorganisatie|werkgeversorganisatie|kamer van koophandel|politieke partij|personeelsvereniging|studentenvereniging|buurtvereniging|wijkvereniging|ouderenvereniging|bewonersvereniging|volkstuinvereniging|hobbyclub|hobbyvereniging|scouting|jeugdvereniging|carnavalsvereniging|oranjevereniging|historische vereniging|natuurvereniging|patientenvereniging|consumentenorganisatie|ondernemersvereniging|koepelorganisatie|vriendenkring|schutterij|ideele organisatie|milieuorganisatie|vrouwenvereniging|serviceclub|landbouworganisatie|vve|vereniging van eigenaars|huurdersvereniging|gezelligheidsvereniging|jongerenvereniging|muziekvereniging',
    ],
    [
      'nonprofit.charities',
      'goed doel|goede doelen|liefdadigheidsinstelling|welzijn|welzijnswerk|welzijnsorganisatie|maatschappelijk werk|maatschappelijke dienstverlening|maatschappelijke opvang|jeugdzorg|jeugdhulp|jeugdhulpverlening|pleegzorg|kindertehuis|daklozenopvang|vrouwenopvang|opvangcentrum|asielzoekerscentrum|vluchtelingenwerk|voedselbank|buurthuis|buurtcentrum|wijkcentrum|jongerencentrum|jongerenwerk|ontwikkelingssamenwerking|ontwikkelingshulp|dierenasiel|dierenopvang|dierenbescherming|sociale werkplaats|sociale werkvoorziening|sociaal werk|vrijwilligerswerk|vrijwilligersorganisatie|hulporganisatie|gezinszorg|gezinsvervangend tehuis|hulpverlening|opbouwwerk|steunfonds|vriendenstichting|ouderenwerk|kringloopstichting|sociaal cultureel werk|dorpshuis|inloophuis|ongehuwdenopvang|adoptiebemiddeling',
    ],
    [
      'nonprofit.religion',
      'kerk|kerkgenootschap|kerkelijke instelling|kerkelijke gemeente|protestantse kerk|katholieke kerk|hervormde gemeente|gereformeerde kerk|parochie|klooster|abdij|moskee|synagoge|tempel|evangelische gemeente|religieuze organisatie|religieuze instelling|geloofsgemeenschap|levensbeschouwelijke organisatie|bisdom|zending|kapel|pinkstergemeente|diaconie|baptistengemeente',
    ],
    [
      'agriculture.farming',
      'landbouw|landbouwbedrijf|landbouwer|agrarisch bedrijf|boerderij|boer|boerenbedrijf|akkerbouw|akkerbouwbedrijf|akkerbouwer|veeteelt|veehouderij|veehouder|melkveehouderij|melkveebedrijf|melkveehouder|varkenshouderij|varkensfokkerij|varkensmesterij|varkensboer|pluimveehouderij|pluimveebedrijf|pluimveeslachterij fokken|kippenboerderij|kippenfokkerij|legbedrijf|kuikenbroederij|broederij|schapenhouderij|schapenfokkerij|geitenhouderij|paardenfokkerij|paardenhouderij|stoeterij|kalverenmesterij|mesterij|konijnenfokkerij|nertsenfokkerij|pelsdierenfokkerij|hondenfokker|hondenfokkerij|tuinbouw|tuinbouwbedrijf|tuinder|tuinderij|glastuinbouw|glasgroenteteelt|kasteelt|kassenteelt|kwekerij|kweker|boomkwekerij|boomkweker|plantenkwekerij|bloemkwekerij|bloemenkwekerij|bloembollenkwekerij|bollenkwekerij|bollenteelt|rozenkwekerij|fruitkwekerij|fruitteelt|fruitteler|fruitteeltbedrijf|groentekwekerij|groentekweker|groenteteelt|champignonkwekerij|champignonteelt|witlofkwekerij|aspergekwekerij|aardbeienkwekerij|wijnbouw en fruit|hop teelt|zaadteelt|zaadveredeling|plantenveredeling|bijenhouderij|imkerij landbouw|jacht|jagerij|wildbeheer|biologische landbouw|vollegrondsgroenteteelt|graszodenkwekerij|fokkerij|fokbedrijf|gemengd bedrijf|gemengde landbouw|graasdierhouderij|opfokbedrijf|rundveehouderij|teeltbedrijf|boomgaard',
    ],
    [
      'agriculture',
      'loonbedrijf|loonwerker|loonwerk|loonwerkbedrijf|agrarisch loonbedrijf|loonspuitbedrijf|landbouwmechanisatie dienst|landbouwdienstverlening|agrarische dienstverlening|grasdrogerij|groenvoederdrogerij|agrarische bedrijfsverzorging|bedrijfsverzorging|klauwverzorging|kunstmatige inseminatie|ki station|veehandel|veehandelaar|landbouwcooperatie|bloemenveiling|groenteveiling|veemarkt|zaadhandel|aardappelsorteerbedrijf|landbouwkundig',
    ],
    [
      'agriculture.fishing',
      'visserij|visserijbedrijf|visser|zeevisserij|binnenvisserij|kustvisserij|viskwekerij|visteelt|aquacultuur|viskweker|mosselkwekerij|oesterkwekerij|forellenkwekerij|palingkwekerij|garnalenvisserij|schelpdierkwekerij|vissersbedrijf|mosselvisserij|kottervisserij',
    ],
    [
      'manufacturing.plastics-and-rubber',
      'kunststofverwerking|kunststofverwerkingsbedrijf|kunststofverwerkende industrie|kunststofbewerking|kunststoftechniek|spuitgieterij|spuitgieten|kunststofspuitgieten|rubberverwerking|rubberfabriek|vacuumvormen|polyesterbedrijf|polyesterverwerking|polyesterfabriek|bandenvulkaniseerbedrijf|vulkaniseerinrichting|kunststoffenfabriek',
    ],
    [
      'manufacturing.electrical-equipment',
      'elektromotorenwikkelarij|wikkelarij|elektromotorenreparatie|kabelfabriek|gloeilampenfabriek|lampenfabriek|batterijenfabriek|verlichtingstechniek|lichttechniek',
    ],
    ['aerospace-and-defence.aerospace', 'vliegtuigbouw|vliegtuigonderhoud|vliegtuigreparatie'],
    [
      'materials.chemicals',
      'chemische industrie|chemische fabriek|verffabriek|lakfabriek|zeepfabriek chemie|kunstmestfabriek|lijmfabriek|inktfabriek|kleurstoffenfabriek',
    ],
    ['consumer-goods.household', 'kaarsenmakerij|kaarsenfabriek|zeepmakerij|zeepziederij|borstelmakerij|borstelfabriek'],
  ],
  endings: [
    ['materials.steel-and-metals', 'gieterij|smelterij|walserij|draadtrekkerij'],
    ['manufacturing.printing', 'drukkerij|binderij'],
    ['food-and-drink.alcohol', 'brouwerij|stokerij|distilleerderij|destilleerderij|mouterij'],
    [
      'food-and-drink.packaged-food',
      'bakkerij|slagerij|slachterij|rokerij|zouterij|conservenfabriek|zuivelfabriek|kaasmakerij|pellerij|drogerij',
    ],
    ['food-and-drink.beverages', 'koffiebranderij|bottelarij|theepakkerij'],
    ['manufacturing.textiles', 'weverij|spinnerij|ververij|breierij|blekerij|twijnderij|touwslagerij'],
    [
      'manufacturing.metal-products',
      'smederij|draaierij|slijperij|pletterij|verzinkerij|vertinnerij|verchromerij|lasserij|stanserij|slagerij metaal|vernikkelerij|harderij|metaalwarenfabriek',
    ],
    ['manufacturing.machinery', 'machinefabriek|machinebouw|machinefabrieken|apparatenbouw'],
    [
      'construction.trades',
      'dekkersbedrijf|zettersbedrijf|zetterij|metselbedrijf|schildersbedrijf|stukadoorsbedrijf|fittersbedrijf|timmerbedrijf|leggersbedrijf|loodgietersbedrijf|rietdekkersbedrijf|montagebedrijf',
    ],
    ['materials.paper-and-forest', 'zagerij|schaverij|kuiperij'],
    ['materials.glass-and-ceramics', 'glasblazerij|pottenbakkerij|glasfabriek|aardewerkfabriek'],
    ['construction.materials', 'steenfabriek|steenbakkerij|kalkbranderij|steenhouwerij'],
    ['consumer-goods.apparel', 'looierij|kleermakerij|kledingfabriek|schoenfabriek|schoenenfabriek'],
    ['agriculture.farming', 'kwekerij|fokkerij|mesterij|houderij|boerderij|boomgaard|teelt|plantage|gaarde'],
    ['professional-services.cleaning', 'wasserij|schoonmaakbedrijf|hoveniersbedrijf'],
    ['travel-and-hospitality.restaurants', 'restaurant|eetcafe|bistro|brasserie'],
    ['travel-and-hospitality.hotels', 'hotel|hostel|camping'],
    ['healthcare.hospitals', 'ziekenhuis|kliniek'],
    ['healthcare.practices', 'artspraktijk|artsenpraktijk|therapiepraktijk'],
    ['healthcare.elderly-care', 'verzorgingshuis|verpleeghuis|bejaardentehuis'],
    ['media.arts-and-events', 'museum|schouwburg|galerie|festival'],
    ['media.broadcasting', 'omroep'],
    ['nonprofit.religion', 'kerk'],
    ['transport-and-logistics.freight', 'transportbedrijf|verhuisbedrijf|vervoerbedrijf|overslagbedrijf'],
    ['transport-and-logistics.maritime', 'scheepswerf|rederij'],
    ['transport-and-logistics.warehousing', 'opslagplaats|koelhuis|pakhuis'],
    ['transport-and-logistics.delivery', 'koeriersdienst|pakketdienst'],
    ['education.schools', 'basisschool|kinderopvang'],
    ['construction.civil-engineering', 'wegenbouw|baggerbedrijf|heibedrijf'],
    ['environment.waste', 'afvalverwerking|sloperij'],
  ],
  heads: {
    makes:
      'fabriek|fabrieken|fabrikant|fabrikanten|fabricage|fabricatie|producent|producenten|productie|productiebedrijf|vervaardiging|maker|makers|makerij|bouw|bouwer|bouwbedrijf|industrie|verwerking|verwerkingsbedrijf|bewerking|bewerkingsbedrijf|bewerkingsinrichting|veredelingsbedrijf|werkplaats|producten|atelier|maakbedrijf|bereiding|bereiderij|zuivering|warenfabriek',
    wholesales:
      'groothandel|groothandels|grossier|grossierderij|importeur|import|exporteur|export|leverancier|distributie|distributeur|toelevering|toeleverancier|agentuur',
    sells:
      'winkel|winkels|zaak|zaken|speciaalzaak|speciaalzaken|shop|store|boetiek|boutique|detailhandel|detaillist|markt|centrum|verkoop|outlet|kraam|kiosk|magazijn|studio|specialist|showroom|webshop|webwinkel|boulevard|hal|boer',
    deals: 'handel|handelaar|handelaren|handelsonderneming|koper|koopman|trading|handelsbedrijf|dealer',
    repairs:
      'reparatie|reparaties|reparatiebedrijf|reparatiebedrijven|herstel|hersteller|herstelbedrijf|herstelwerkplaats|herstellersbedrijf|restauratie|onderhoud|onderhoudsbedrijf|service|revisie|revisiebedrijf',
    rents: 'verhuur|verhuurbedrijf|verhuurbedrijven|verhuurder|lease|leasing|uitleen',
    installs:
      'montage|montagebedrijf|installatie|installateur|installatiebedrijf|plaatsing|zetter|zetterij|zettersbedrijf|legger|leggersbedrijf|leggerij',
    cleans: 'reiniging|reinigingsbedrijf|reiniger|wasserij|schoonmaak',
    grows:
      'teelt|teler|telers|kwekerij|kweker|kwekers|kwekersbedrijf|fokkerij|fokker|fokkers|fokbedrijf|houderij|houder|houders|houderijbedrijf|mesterij|mester|boerderij|boer|plantage|farm|veredeling|opfok',
  },
  neutral:
    'bedrijf|bedrijven|firma|onderneming|ondernemingen|dienst|diensten|dienstverlening|service|services|werkzaamheden|activiteiten|kantoor|bureau|praktijk|praktijken|werken|atelier|specialist|specialisten|instelling|instellingen|organisatie|organisaties|sector|branche|centrum|centra|groep|studio|instituut|maatschappij|salon|afdeling|winkel|inrichting|inrichtingen|exploitatie|exploitant',
  modifiers:
    'technische|technisch|elektrische|elektronische|industriele|nieuwe|gebruikte|tweedehands|houten|stalen|metalen|ijzeren|kunststof|rubberen|papieren|glazen|lederen|leren|keramische|optische|orthopedische|medische|chemische|agrarische|particuliere|zelfstandige|mobiele|algemene|overige|diverse|andere|professionele|moderne|antieke|exclusieve|biologische|verse|luxe|speciale|gespecialiseerde|allround|huishoudelijke|plantaardige|dierlijke|gebreide|sociale|openbare|commerciele|zakelijke|grafische|kleine|grote|bedrijfsmatige|levende|eigen|lokale',
  prepositions: 'van|voor|in|met',
  and: 'en',
  plurals: [
    [/(?<=\w{3})en$/, ''],
    [/([bdfgklmnprst])\1en$/, '$1'],
    [/([aeou])([bdfgklmnprst])en$/, '$1$1$2'],
    [/zen$/, 's'],
    [/ven$/, 'f'],
    [/(?<=\w{3}e)n$/, ''],
    [/(?<=\w{4})s$/, ''],
  ],
  isCompounding: true,
};
