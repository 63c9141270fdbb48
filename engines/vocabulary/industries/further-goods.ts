/**
 * More goods in words of the seven languages, mostly words that official titles in French, Spanish, Portuguese, Italian, German and Dutch use in
 * addition to those of industry-goods.ts. Looked up after them. Folded.
 */
import type { IndustryId } from './industries.ts';

export const furtherGoods: readonly (readonly [make: IndustryId, words: string])[] = [
  [
    'manufacturing.furniture',
    'matelas\\b|materassi\\b|matrassen|armoires?\\b|comptoirs? de cuisine|armarios\\b|cucine componibili|cocinas integrales|cozinhas planejadas|kuchen\\b|kuchenmobel\\w*|keukens?\\b|sofas?\\b|divani\\b|sedie\\b|sillas\\b|cadeiras\\b|stuhle\\b|office furniture|rayonnages|scaffalature|regale\\b|box spring\\w*',
  ],
  [
    'hardware.consumer-electronics',
    'smartphones?\\b|handys?\\b|mobiltelefone?n?\\b|mobile (?:phones?|hardware|devices?)|cell ?phones?|celulares\\b|telefonos moviles|telemoveis|telefoni cellulari|telefonini|telephones? (?:mobiles?|portables?)|mobiele telefoons?|televisi(?:ons?|ones|oni|ores)\\b|televisores\\b|fernseher\\b|audio (?:technolog\\w*|equipment|systems?|devices?)|car audio|video technolog\\w*|home entertainment|hi ?fi\\b|headphones|lautsprecher|loudspeakers|kameras?\\b|cameras\\b',
  ],
  [
    'hardware.computers',
    'materiels? informatiques?|materiales informaticos|informatica y accesorios|hardware informatico|laptops?\\b|notebooks?\\b|servers? and storage|computerzubehor\\w*|pcs?\\b',
  ],
  [
    'hardware.network-equipment',
    'materiels? de communication|materiels? de telecommunication|nachrichtentechni\\w*|netzwerktechnik|routers?\\b|fibre optic\\w*|fiber optic\\w*|fibra optica|glasfaserkabel',
  ],
  [
    'hardware.electronic-components',
    'lasers?\\b|laserski|capteurs?\\b|sensoren\\b|sensores\\b|sensori\\b|sensorik|microelectronic\\w*|mikroelektronik\\w*|microelettronica|appareils? de mesure|instrumentos de medicion|instrumentos de medida|strumenti di misura|messgerat\\w*|messtechnik\\w*|meetinstrument\\w*|balances?\\b|basculas|scales and balances|waagen\\b|optik\\b|optics\\b|photonic\\w*|fotonica',
  ],
  [
    'manufacturing.electrical-equipment',
    'eclairage\\b|luminaires?\\b|luminarias\\b|luminarie\\b|iluminac\\w+|illuminazion\\w*|beleuchtung\\w*|leuchten\\b|lampen\\b|verlichting\\w*|lampade\\b|lamparas\\b|leds?\\b|transformateurs?\\b|transformadores\\b|trasformatori\\b|transformatoren\\b|cablage\\b|cables?\\b|cavi\\b|kabel\\w*|motores electricos|motori elettrici|elektromotoren|moteurs? electriques?|switchgear|generators?\\b|generatoren|generadores\\b|geradores\\b|gruppi elettrogeni',
  ],
  [
    'manufacturing.machinery',
    'pompes?\\b|pompe\\b|bombas\\b|pompen\\b|compresseurs?\\b|compresores\\b|compressores\\b|compressori\\b|kompressoren|appareils? de (?:ventilation|levage|manutention)|materiel de manutention|intralogistik\\w*|material handling|conveyors?\\b|forder(?:technik|anlagen)\\w*|gabelstapler\\w*|forklifts?\\b|heftrucks?|chariots? elevateurs?|carrelli elevatori|carretillas elevadoras|empilhadeiras|engins? de chantier|baumaschinen|soupapes?\\b|valves?\\b|roulements?\\b|cuscinetti|rodamientos|rolamentos|walzlager|lagers en|hydraulik\\w*|hydraulica|hydraulics?\\b|pneumatik\\b|pneumatics?\\b|getriebe\\w*|antriebstechnik|filters?\\b|filtration\\b|filtertechnik|waterjet|laser cutting machines|abrichttechnik|embarcations?\\b|barche\\b',
  ],
  [
    'manufacturing.metal-products',
    'metal lamin\\w*|coffres? forts|safes and vaults|tresore\\b|kluizen|casseforti|chaudronnerie\\w*|tuyauterie|carpinteria (?:de )?(?:aluminio|metalica)|aluminium (?:windows|profiles)|stahlbau\\w*|edelstahl\\w*|blech\\w*|toles?\\b|lamiera\\w*|chapas?\\b|plaatwerk\\w*|draht\\w*|cnc\\b|usinage\\b|mecanizad\\w*|usinagem|zerspanung\\w*|verspaning\\w*|galvan\\w*|zinguerie industrielle|traitement (?:de |des )?(?:surfaces?|metaux)|trattamenti (?:superficiali|termici)|tratamiento\\w* (?:de superficies|termico\\w*)|oberflachen(?:technik|behandlung)\\w*|harterei\\w*|pulverbeschichtung\\w*|powder coating|metal (?:finishing|coating|fabrication)|waterjet cutting|laser cutting|laserschneiden',
  ],
  [
    'manufacturing.building-products',
    'jalousien\\b|rollladen\\b|rolladen\\b|markisen\\b|sonnenschutz\\w*|window blinds?|blinds and shutters|shutters\\b|awnings?\\b|stores? et volets|volets\\b|persianas\\b|toldos\\b|tende da sole|tapparelle\\b|zonwering\\w*|rolluiken\\b|fenster(?: und turen)?\\b|turen und fenster|fenetres\\b|ventanas\\b|janelas\\b|infissi\\b|serramenti\\b|kozijnen\\b|windows and doors|doors and windows|garage doors?|tore\\b|portoni\\b|facades?\\b|fassaden\\w*|modulbau\\w*|fertighaus\\w*|prefabricated (?:buildings?|houses?)|batiments? prefabriques?|prefabricad\\w*|prefabbricat\\w*',
  ],
  [
    'automotive.manufacturers',
    'automove(?:is|l)\\b|automovil(?:es)?\\b|coches\\b|carros\\b|voitures?\\b|remorques?\\b|semirremolques|camions?\\b|camiones\\b|caminhoes\\b|lastkraftwagen|lkws?\\b|vrachtwagens?\\b|autocarri\\b|motorrad(?:er)?\\b|motos?\\b|motorfietsen\\b|campingcars?|caravans?\\b|wohnmobile\\b|autobus(?:es)?\\b|buses and coaches|trailers?\\b',
  ],
  [
    'automotive.parts',
    'pieces? (?:detachees )?(?:auto|automobiles?)|refacciones|repuestos (?:automotrices|automotriz|de auto\\w*|para vehiculos)|autopecas|autoricambi|ricambi auto|auto ?onderdelen\\w*|ersatzteile\\b|kfz teile',
  ],
  [
    'aerospace-and-defence.aerospace',
    'aerospati\\w*|avions\\b|aviones\\b|aeronaves\\b|aerei\\b|vliegtuig\\w*|flugzeug\\w*|helicopter\\w*|hubschrauber|drones? manufactur\\w*',
  ],
  [
    'materials.chemicals',
    'petrochimi\\w*|petroquimic\\w*|resines?\\b|resinas\\b|resine\\b|harze\\b|adhesifs?\\b|adhesivos\\b|adesivi\\b|adesivos\\b|klebstoff\\w*|lijmen\\b|colles?\\b|encres?\\b|inks?\\b|inchiostri|druckfarben|lubricants?\\b|lubrifiants?\\b|lubricantes\\b|lubrificantes\\b|lubrificanti\\b|schmierstoff\\w*|smeermiddelen|fibres? (?:et filaments )?(?:artificiel\\w*|synthetiqu\\w*)|lack\\w*|solventes\\b|solvents?\\b|agrochemi\\w*|agroquimic\\w*|fitosanit\\w*|phytosanit\\w*|pflanzenschutz\\w*|biocid\\w*|gasfill\\w*|wasch und reinigungsmittel',
  ],
  [
    'construction.materials',
    'chaux\\b|gypses?\\b|granulats\\b|aridos\\b|inerti\\b|kies\\b|sand und kies|gravel\\b|sand and gravel|betonfertigteil\\w*|prefab beton|marbres?\\b|marmol\\b|marmo\\b|marmore\\b|granit[eo]?\\b|natural stone|naturstein\\w*|natuursteen|pierre naturelle|tiles\\b|carrelages?\\b|tegels?\\b|pavimenti\\b',
  ],
  [
    'materials.paper-and-forest',
    'bardeaux|papier journal|pate a papier|panneaux de (?:particules|bois)|bauholz|parkett\\w*|sawn|poutres? en bois|pallets?\\b|palettes?\\b(?! de)|paletten\\b|palets\\b|pallet\\w*',
  ],
  [
    'manufacturing.plastics-and-rubber',
    'composites?\\b|verbundwerkstoff\\w*|moulage\\b|spritzguss\\w*|injection mou?lding|extrusion\\b|folien\\b|films? plastiques?|pneumatiques?\\b|reifen\\b|banden\\b|llantas\\b|silikon\\w*|silicone\\w*|polymers?\\b|polymere?\\b|polimeri\\b|polimeros\\b',
  ],
  [
    'manufacturing.packaging',
    'boites? (?:pliantes |en carton |en cartons? )\\w*|cajas de carton|scatole\\b|kartonagen|wellpapp\\w*|corrugated\\w*|cartonnages?\\b|labels? and packaging|etiquettes?\\b|etiquetas\\b|etichette\\b|etiketten\\b|flaschen\\b|bouteilles?\\b|botellas\\b|garrafas\\b',
  ],
  [
    'manufacturing.textiles',
    'tissus?\\b|tissees?\\b|tricots?\\b|filets?\\b|carpettes|broderies?\\b|bordados\\b|gordijnen\\b|vorhange?\\b|cortinas\\b|rideaux\\b|tende\\b|heimtextil\\w*|home textiles?|bedding\\b|stoffe\\b|stoffen\\b|garn\\b|filati\\b|hilados\\b|linge de lit|bettwasche',
  ],
  [
    'consumer-goods.apparel',
    'chaussettes|bas et chaussettes|maroquineri\\w*|marroquineri\\w*|borse\\b|bolsos\\b|bolsas\\b|taschen\\b|tassen\\b|sacs? a main|chapeaux|sombreros|hats\\b|caps\\b|jeans\\b|denim\\b|sportswear|workwear|berufsbekleidung|werkkleding|arbeitskleidung|sneakers\\b|zapatos\\b|sapatos\\b|scarpe\\b|calzature\\b|indumentaria\\b|trikotagen|schuhe\\b|bekleidungs\\w*|swimwear|accessoires de mode',
  ],
  [
    'consumer-goods.cosmetics',
    'produits? de toilette|toilet preparations?|produits? de beaute|productos de belleza|prodotti di bellezza|produtos de beleza|higiene (?:personal|pessoal)|igiene personale|haarpflege\\w*|hautpflege\\w*|schoonheidsproduct\\w*|beauty products?|grooming products?|fragranc\\w*',
  ],
  [
    'consumer-goods.household',
    'vajillas?|vaisselle|geschirr\\w*|menaje\\b|articulos para el hogar|articles? menagers?|articoli per la casa|casalinghi|utilidades domesticas|huishoudelijke artikelen|kitchen utensils|utensilios de cocina|electrodomestico|linea blanca|white goods|weisse ware|witgoed\\w*|bougies\\b|kerzen\\w*|candles?\\b|velas\\b|candele\\b|kaarsen\\b|cleaning products?|produits? (?:d entretien|de nettoyage)|produtos de limpeza|productos de limpieza|prodotti per la pulizia|reinigungsmittel\\w*|schoonmaakmiddelen',
  ],
  [
    'consumer-goods.sports-and-leisure',
    'jeux et jouets|jouet\\b|fahrrader|velos?\\b|instruments? de musique|instrumentos musica\\w+|strumenti musicali|musikinstrument\\w*|muziekinstrument\\w*|boardgames?|jeux de societe|camping equipment|outdoor (?:equipment|gear)|angelgerat\\w*|hengelsport\\w*|fitness ?gerat\\w*|baby (?:products|equipment)|puericultur\\w*',
  ],
  [
    'consumer-goods.luxury',
    'montres?\\b|orologi\\b|horloges\\b|bisuteria\\b|bigiotteria\\b|bijuteri\\w*|gemstones?|edelstein\\w*|diamonds?\\b|diamant\\w*|pietre preziose',
  ],
  [
    'food-and-drink.packaged-food',
    'volailles?\\b|poultry\\b|geflugel\\w*|pluimvee\\w*|avicol[ae]s?\\b|pollo\\b|eggs?\\b|oeufs?\\b|huevos\\b|ovos\\b|uova\\b|eier\\b|eieren\\b|fisch\\w*|poissons?\\b|pescados?\\b|peixes?\\b|vis en\\b|mariscos\\b|frutos do mar|rice\\b|riz\\b|arroz\\b|riso\\b|reis\\b|rijst\\b|corn milling|oilseeds?\\b|graines oleagineuses|soybean\\w*|canning\\b|creme glacee|butter\\b|creamery|sirop\\w*|syrup\\w*|honey\\b|honig\\b|miel\\b|miele\\b|mel\\b|honing\\b|gewurz\\w*|spices?\\b|epices\\b|especias\\b|especiarias\\b|spezie\\b|specerijen|sauces?\\b|sossen\\b|salsas\\b|molhos\\b|pates alimentaires|pastas alimenticias|massas\\b|pasta\\b|noodles?\\b|nudeln|nuts\\b|nusse\\b|frutos secos|snacks\\b|flavou?ring\\w*|aromen\\b|aromas\\b|mouture|pork\\b|beef\\b|cerdo\\b|bovin\\w* (?:meat|viande)|charcut\\w*|embutidos\\b|salumi\\b|wurst\\w*|worst\\b|golosinas|doces\\b|dolci\\b|sucreries|susswaren\\w*|snoep\\w*|tofu\\b|protein\\b|proteine\\b|infant formula|ernahrung\\b|nutrition\\b',
  ],
  [
    'food-and-drink.beverages',
    'cafes? torr\\w*|torrefact\\w*|torrefazion\\w*|rostere\\w*|kaffeerost\\w*|koffie\\b|koffiebrander\\w*|the et cafe|thes?\\b(?=$)|tes e infusiones|mate\\b|kombucha|limonad\\w*|sucos\\b|zumos\\b|jugos\\b|succhi\\b|safte\\b|sappen\\b',
  ],
  [
    'retail.specialty',
    'livrarias?|librerias?|librairies?|librerie\\b|buchhandlung\\w*|boekhandel\\w*|jugueterias?|papelerias?|papelarias?|papeteries\\b|cartolerie?|cartolibreri\\w*|fournitures (?:de bureau|scolaires)|articulos de oficina|material de escritorio|material de oficina|burobedarf\\w*|kantoorartikel\\w*|opticas?\\b|oticas?\\b|fleuristes?|floristerias?|floriculturas?|fiorai|bloemen\\w*|regalos\\b|presentes\\b|cadeaux\\b|cadeau\\w*|geschenk\\w*|geschenke\\b|souvenirs?\\b|collectibles\\b',
  ],
];
