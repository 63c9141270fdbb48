/**
 * Goods in French, field by field: what farms, kitchens, wardrobes, homes, building sites, workshops, factories, offices, hospitals and vehicles have in
 * them. Written by the author from general knowledge of the language. Plural, folded; goods.ts adds the singular. Each name is in one
 * line. Long because it is one data table.
 */
import type { GoodsLine } from './goods-kinds.ts';

export const frenchGoods: readonly GoodsLine[] = [
  // What is grown and kept.
  [
    'crops',
    'cereales|bles|ble tendre|ble dur|mais|orges|avoines|seigles|epeautre|sorgho|sarrasin|quinoa|millet|colza|tournesol|soja|lin|chanvre|lupin|luzerne|fourrages|foin|paille|legumineuses|lentilles|pois chiches|haricots|haricots verts|feves|petits pois|pommes de terre|patates douces|betteraves|betteraves sucrieres|cannes a sucre|carottes|navets|radis|poireaux|oignons|echalotes|ail|choux|choux fleurs|brocolis|endives|salades|laitues|epinards|artichauts|asperges|concombres|cornichons|courgettes|courges|citrouilles|potirons|aubergines|poivrons|piments|tomates|melons|pasteques|fraises|framboises|mures|myrtilles|groseilles|cassis|fruits rouges|baies|pommes|poires|peches|abricots|prunes|pruneaux|cerises|raisins|raisins de table|figues|kiwis|agrumes|citrons|oranges|clementines|mandarines|pamplemousses|bananes|ananas|mangues|avocats et mangues|fruits tropicaux|fruits exotiques|dattes|olives|noix|noisettes|amandes|chataignes|pistaches|fruits a coque|fruits a noyau|fruits a pepins|vignes|plantes a epices|plantes aromatiques|plantes medicinales|herbes aromatiques|lavande|safran|vanille|houblon|tabac brut|plantes textiles|plantes fourrageres|legumes|fruits|fruits et legumes|truffes|champignons|algues|spiruline|miel brut|semences|graines potageres|maraichage|maraicheres|pepinieres|gazon|sapins de noel|plantes ornementales|plantes de pepiniere|arbres fruitiers|cressons|chicorees|mache',
  ],
  [
    'livestock',
    'bovins|vaches|vaches laitieres|vaches allaitantes|veaux|taureaux|genisses|buffles|ovins|moutons|agneaux|brebis|caprins|chevres|chevreaux|porcs|porcins|cochons|truies|porcelets|chevaux|equides|anes|volailles vivantes|poulets|poules|poules pondeuses|poussins|dindes|canards|oies|pintades|cailles|pigeons|autruches|lapins|cuniculture|gibier|cerfs|sangliers|abeilles|ruches|escargots|vers a soie|vers de terre|insectes|betail|bestiaux|animaux d elevage|animaux de ferme|animaux vivants|animaux a fourrure|palmipedes|lamas|alpagas|volailles reproductrices',
  ],
  [
    'fish-farming',
    'huitres|coquillages|truites|saumons|bars et daurades|esturgeons|crevettes|crustaces vivants|poissons d eau douce|poissons d elevage|poissons de mer|ecrevisses|homards|langoustes|palourdes|coques',
  ],
  [
    'plants',
    'fleurs|fleurs coupees|plantes|plantes vertes|plantes d interieur|plantes en pot|bouquets|roses|orchidees|bonsais|cactus|bulbes|fleurs sechees|fleurs artificielles|compositions florales|couronnes mortuaires|arbres|arbustes',
  ],
  [
    'pets',
    'animaux|animaux de compagnie|animaux domestiques|chiens|chats|oiseaux|poissons d aquarium|poissons rouges|reptiles|rongeurs|hamsters|perroquets|chiots|chatons|nac|aquariums|articles pour animaux|accessoires pour animaux|accessoires pour chiens|cages|litieres|laisses|niches',
  ],
  // Kitchen and table: food.
  [
    'food',
    'viandes|viande de boucherie|viandes rouges|viandes blanches|boeuf|porc|veau|agneau|mouton|cheval|volailles|foie gras|abats|triperie|charcuteries|jambons|saucissons|saucisses|boudins|andouilles|pates et terrines|rillettes|salaisons|viandes seches|viandes fumees|viandes halal|produits carnes|produits a base de viande|plats cuisines|plats prepares|plats a emporter|repas|surgeles|produits surgeles|conserves|conserves de legumes|conserves de poisson|poissons|poissons frais|poissons fumes|fruits de mer|crustaces|coquillages frais|produits de la mer|caviar|surimi|saumon fume|lait|laits|produits laitiers|fromages|fromages de chevre|yaourts|beurres|cremes|cremes fraiches|lait en poudre|laits infantiles|glaces|cremes glacees|sorbets|oeufs|ovoproduits|huiles|huiles d olive|huiles alimentaires|huiles vegetales|matieres grasses|margarines|graisses animales|farines|semoules|amidons|fecules|gluten|levures|levains|malts|pains|viennoiseries|brioches|croissants|patisseries|gateaux|tartes|biscuits|biscottes|gaufres|crepes|galettes|macarons|pains d epices|chocolats|confiseries|bonbons|dragees|nougats|caramels|calissons|pralines|pates a tartiner|confitures|compotes|gelees|marmelades|miels|sucres|sirops|edulcorants|pates alimentaires|pates fraiches|ravioles|couscous|riz|nouilles|pizzas|quiches|sandwichs|sandwiches|salades composees|soupes|potages|bouillons|sauces|moutardes|vinaigres|ketchup|mayonnaises|condiments|epices|aromates|sels|sel de mer|herbes sechees|arachides|chips|snacks|produits aperitifs|aperitifs sales|fruits secs|fruits confits|fruits au sirop|legumes secs|legumes surgeles|cereales pour petit dejeuner|muesli|aliments|aliments pour bebes|aliments infantiles|aliments dietetiques|produits dietetiques|produits bio|produits biologiques|produits du terroir|produits regionaux|produits fermiers|produits exotiques|produits asiatiques|produits italiens|produits halal|produits sans gluten|produits vegetariens|produits vegan|tofu|proteines vegetales|complements alimentaires|additifs alimentaires|aromes alimentaires|denrees alimentaires|produits alimentaires|produits frais|produits d epicerie|alimentation animale|aliments pour animaux|aliments pour betail|aliments pour animaux de compagnie|croquettes|patees|specialites regionales|traiteur industriel|frites|pommes de terre transformees|amandes grillees|truffes fraiches|champignons secs|plats surgeles|tapas|antipasti|olives preparees|insectes comestibles',
  ],
  [
    'drinks',
    'boissons|boissons sans alcool|boissons gazeuses|boissons rafraichissantes|boissons energisantes|sodas|limonades|jus|jus de fruits|jus de legumes|eaux|eaux minerales|eaux de source|eaux de table|cafes|cafe|thes|the|tisanes|chicoree|cacao|chocolat chaud|smoothies|kombucha|boissons vegetales|boissons chaudes|cafe torrefie|capsules de cafe',
  ],
  [
    'alcohol',
    'vins|vin|vins mousseux|vins de liqueur|vins petillants|champagnes|champagne|cremants|bieres|biere|bieres artisanales|cidres|cidre|poires de normandie|spiritueux|alcools|eaux de vie|liqueurs|rhums|rhum|whiskys|whisky|gins|gin|vodkas|cognacs|cognac|armagnacs|calvados|pastis|aperitifs|vermouths|hydromel|boissons alcoolisees|boissons alcooliques|mezcal|tequila',
  ],
  [
    'tobacco',
    'cigares|cigarettes|tabacs|tabac|produits du tabac|tabac a priser|cigarettes electroniques|e liquides|e cigarettes|chichas|narguiles|pipes a tabac|cbd|articles pour fumeurs|articles de fumeurs',
  ],
  // Wardrobe.
  [
    'clothing',
    'vetements|vetements homme|vetements femme|vetements pour hommes|vetements pour femmes|vetements pour enfants|vetements enfants|vetements bebe|vetements de sport|vetements de travail|vetements professionnels|vetements de dessus|vetements de dessous|vetements de cuir|vetements en cuir|vetements d occasion|vetements de marque|vetements de grossesse|vetements grande taille|vetements techniques|vetements de protection|pret a porter|pret a porter feminin|pret a porter masculin|pret a porter de luxe|habits|tenues|costumes|robes|robes de mariee|robes de soiree|jupes|pantalons|jeans|chemises|chemisiers|tee shirts|t shirts|pulls|pull overs|gilets|vestes|manteaux|impermeables|blousons|anoraks|parkas|uniformes|blouses|tabliers|pyjamas|peignoirs|lingerie|sous vetements|soutiens gorge|corsets|culottes|calecons|slips|collants|chaussettes|bas|maillots de bain|maillots|layette|layettes|foulards|echarpes|cravates|noeuds papillon|gants|gants de travail|ceintures|bretelles|chapeaux|casquettes|bonnets|berets|voiles|fourrures|articles de fourrure|deguisements|costumes de scene|costumes folkloriques|tenues de danse|chaussures|chaussures de securite|chaussures de sport|chaussures pour enfants|bottes|bottines|sandales|chaussons|pantoufles|espadrilles|sabots|baskets|semelles|talons|lacets|sacs|sacs a main|sacs a dos|cartables|valises|bagages|malles|portefeuilles|porte monnaie|articles de maroquinerie|maroquinerie|petite maroquinerie|articles de voyage|articles en cuir|cuirs|cuirs et peaux|peaux|cuir|articles de sellerie|parapluies|ombrelles|accessoires de mode|articles de mode|boutons|bonneterie|articles chaussants|articles a mailles',
  ],
  [
    'jewelry',
    'bijoux|bijoux fantaisie|bijoux en or|bijoux en argent|joaillerie|bagues|alliances|colliers|bracelets|boucles d oreilles|pierres precieuses|pierres fines|diamants|perles|montres|horloges|pendules|reveils|articles de joaillerie|articles de bijouterie|articles d orfevrerie|orfevrerie|argenterie|couverts en argent|medailles|monnaies et medailles|articles de luxe',
  ],
  [
    'cosmetics',
    'cosmetiques|produits cosmetiques|produits de beaute|produits capillaires|produits de toilette|produits d hygiene|produits de soin|soins de la peau|parfums|eaux de toilette|eaux de cologne|deodorants|maquillage|rouges a levres|vernis a ongles|cremes de beaute|shampooings|shampoings|gels douche|dentifrices|huiles essentielles|produits solaires|produits de rasage|rasoirs|perruques|extensions de cheveux|produits pour coiffeurs|produits d esthetique|produits pour le bain',
  ],
  // Home.
  [
    'furniture',
    'meubles|meubles de bureau|meubles de cuisine|meubles de jardin|meubles de salle de bain|meubles en bois|meubles sur mesure|meubles design|meubles de magasin|mobiliers|mobilier|mobilier de bureau|mobilier urbain|mobilier scolaire|mobilier de jardin|mobilier medical|mobilier de collectivite|mobilier commercial|chaises|tables|bureaux et armoires|fauteuils|canapes|banquettes|sieges|sieges de bureau|sieges d ameublement|tabourets|lits|lits superposes|sommiers|matelas|literie|literies|oreillers|armoires|placards|dressings|commodes|buffets|bibliotheques en bois|etageres|rayonnages|cuisines|cuisines equipees|cuisines integrees|cuisines sur mesure|plans de travail|salles de bains equipees|agencements|agencement|agencements de magasins|berceaux|tetes de lit|vitrines|comptoirs|meubles tv|meubles de salon|meubles rembourres|salons de jardin|articles d ameublement',
  ],
  [
    'textiles',
    'tissus|tissus d ameublement|textiles|textiles techniques|textiles de maison|etoffes|toiles|fils|fils textiles|fils a coudre|laines|laine|laines a tricoter|soies|soie|soieries|cotons|coton|lin tisse|velours|dentelles|broderies|rubans|passementerie|passementeries|mercerie|articles de mercerie|tricots|feutres|non tisses|ouate|cordes|cordages|ficelles|filets de peche|filets|baches|bache|tentes|voilerie|voiles de bateaux|drapeaux|banderoles|rideaux|voilages|doubles rideaux|linge|linge de maison|linge de lit|linge de table|linge de toilette|draps|couvertures|couettes|plaids|serviettes|nappes|torchons|coussins|tapis|tapis d orient|moquettes|moquette|tapisseries|tapisserie|capitonnage|articles textiles|maille|etoffes a mailles|ennoblissement textile|linge hotelier|sangles',
  ],
  [
    'household',
    'savons|savonnettes|articles de menage|articles menagers|articles de cuisine|ustensiles de cuisine|ustensiles|casseroles|poeles a frire|cocottes|batteries de cuisine|couteaux de cuisine|vaisselle|vaisselles|assiettes|verres et carafes|couverts|arts de la table|articles de table|petit electromenager|electromenager|gros electromenager|appareils electromenagers|appareils menagers|appareils menagers non electriques|refrigerateurs|congelateurs|lave linge|machines a laver|lave vaisselle|fours domestiques|fours micro ondes|cuisinieres|plaques de cuisson|hottes|aspirateurs|fers a repasser|machines a coudre domestiques|machines a cafe|cafetieres|grille pains|robots de cuisine|balais|brosses|pinceaux domestiques|brosses a dents|balais et brosses|seaux|poubelles|eponges|serpillieres|bougies|bougies parfumees|encens|allumettes|briquets|produits d entretien|produits de nettoyage|produits menagers|produits d entretien menager|detergents|lessives|desinfectants menagers|produits nettoyants|cirages|insecticides menagers|couches|couches jetables|papier toilette|essuie tout|mouchoirs en papier|protections feminines|articles d hygiene|articles de decoration|decoration|objets de decoration|objets decoratifs|cadres|miroirs|vases|bibelots|paniers|vannerie|articles de vannerie|articles funeraires|cercueils|urnes funeraires|sapins artificiels|guirlandes|decorations de noel|barbecues|planchas|articles de bazar|bazar|droguerie|articles de piscine|produits pour piscines|stylos|crayons|fournitures de beaux arts|articles religieux|parapluies de golf|sieges auto',
  ],
  [
    'leisure',
    'puericulture|articles de puericulture|materiel de puericulture|landaus|poussettes|jouets|jeux|jeux et jouets|jeux de societe|jeux educatifs|jeux de cartes|peluches|poupees|maquettes|modeles reduits|modelisme|puzzles|figurines|articles de fete|articles de fetes|feux d artifice|ballons de baudruche|cerfs volants|articles de sport|articles de sports|equipements sportifs|equipement sportif|materiel de sport|materiel de fitness|appareils de musculation|velos|velos electriques|bicyclettes|cycles|trottinettes|trottinettes electriques|patins|skis|snowboards|planches a voile|planches de surf|raquettes|ballons|clubs de golf|materiel de golf|materiel de peche|articles de peche|cannes a peche|articles de chasse|materiel de plongee|materiel de camping|articles de camping|materiel de randonnee|materiel d escalade|materiel d equitation|articles d equitation|materiel nautique|kayaks|canoes|trampolines|tables de billard|billards|baby foot|flippers|aires de jeux|jeux d exterieur|balancoires|instruments de musique|pianos|guitares|violons|orgues|accordeons|flutes|batteries et percussions|percussions|harpes|partitions et instruments|loisirs creatifs|materiel de loisirs creatifs|materiel pour artistes|spas et jacuzzis|paddle',
  ],
  [
    'books',
    'livres|livres anciens|livres d occasion|livres scolaires|livres pour enfants|bandes dessinees|bd|mangas|romans|guides|magazines|revues|periodiques|journaux|presse|cartes postales|cartes geographiques|partitions|calendriers|bandes dessinees et mangas|annuaires',
  ],
  ['records', 'disques|vinyles|cd|dvd|cassettes|disques et cassettes|films en dvd|videos|enregistrements'],
  [
    'shop-goods',
    'cadeaux|articles cadeaux|souvenirs|articles de souvenirs|gadgets|objets publicitaires|articles de papeterie|papeterie|fournitures scolaires|fournitures de bureau|articles de bureau|timbres|timbres et monnaies|antiquites|brocante|objets anciens|objets d art|oeuvres d art|tableaux|sculptures|artisanat|produits artisanaux|articles d artisanat|articles de fumeur|articles erotiques|lunettes|lentilles de contact|lunettes de soleil|optique|articles d optique|articles d occasion|biens d occasion|produits d occasion|articles de jardin|articles de jardinage|produits de jardin|graines|engrais pour jardin|articles de bricolage|materiel de bricolage|quincaillerie|articles d armurerie|armes de chasse|articles de medecine douce|pierres et mineraux|articles esoteriques|articles de piete|collections|bd et collections|affiches|posters|encadrements|articles militaires|surplus militaires|surplus',
  ],
  // Buildings.
  [
    'houses',
    'maisons en bois|maisons ossature bois|maisons prefabriquees|chalets|chalets en bois|constructions modulaires|batiments modulaires|constructions prefabriquees',
  ],
  [
    'building-products',
    'portes|portes interieures|portes d entree|portes blindees|portes de garage|portes automatiques|portes coupe feu|portes industrielles|portails|portails automatiques|portillons|fenetres|fenetres de toit|fenetres pvc|fenetres en bois|baies vitrees|volets|volets roulants|volets battants|persiennes|stores|stores bannes|stores interieurs|rideaux metalliques|moustiquaires|pergolas|pergolas bioclimatiques|verandas|abris de jardin|abris de piscine|carports|serres|serres agricoles|menuiseries|menuiseries aluminium|menuiseries pvc|menuiseries bois|menuiseries exterieures|menuiseries interieures|menuiseries metalliques|fermetures|fermetures de batiment|huisseries|escaliers|escaliers en bois|escaliers metalliques|garde corps|rampes|balustrades|clotures|grillages|palissades|barrieres|serrures|serrurerie|cylindres et serrures|quincaillerie de batiment|cloisons|cloisons amovibles|faux plafonds|plafonds tendus|bardages|toitures|tuiles|ardoises|gouttieres|lucarnes|isolants|isolants thermiques|materiaux d isolation|cheminees|inserts|poeles|poeles a bois|poeles a granules|chaudieres|chaudieres a granules|radiateurs|chauffe eau|ballons d eau chaude|pompes a chaleur|climatiseurs|climatisations|appareils de chauffage|appareils sanitaires|sanitaires|equipements sanitaires|articles sanitaires|baignoires|douches|cabines de douche|lavabos|toilettes seches|wc|receveurs de douche|robinetterie sanitaire|parquets|parquet|parquets flottants|stratifies|sols souples|revetements de sol|revetements de sols|revetements muraux|revetements de sols et murs|papiers peints|papier peint|linoleum|lames de terrasse|terrasses en bois|piscines|piscines coques|saunas|hammams|spas|stands|bungalows|mobil homes|panneaux sandwich|charpentes|charpentes metalliques|charpentes en bois|ossatures bois|fermettes|monte escaliers|vitrages|double vitrage|vitrines de magasin|vitraux|cuisines exterieures|sols sportifs|murs vegetaux|toitures vegetalisees',
  ],
  [
    'building-materials',
    'materiaux|materiaux de construction|materiaux de batiment|beton|betons|beton pret a l emploi|elements en beton|produits en beton|prefabriques en beton|ciments|ciment|mortiers|enduits|chaux|platre|platres|elements en platre|plaques de platre|briques|parpaings|agglos|blocs beton|carrelages|carrelage|faience|mosaiques|dalles|paves|pierres|pierres de taille|pierres naturelles|pierre reconstituee|marbres|marbre|granits|granit|gravier|graviers|granulats|sables|sable|argiles|kaolin|enrobes|bitume|asphalte|bordures|tuyaux en beton|terre cuite|produits en terre cuite|tuiles et briques|monuments funeraires|pierres tombales|fibre ciment|poutrelles|fosses septiques',
  ],
  [
    'wood',
    'bois|bois de construction|bois de chauffage|bois d oeuvre|bois exotiques|grumes|planches|placages|placages et panneaux de bois|contreplaques|panneaux de bois|panneaux de particules|objets en bois|objets divers en bois|articles en bois|palettes|palettes en bois|tonneaux|futs en bois|bouchons|bouchons en liege|liege|articles en liege|granules de bois|pellets|copeaux|plaquettes forestieres|papiers|papier|cartons|carton|pate a papier|papiers et cartons|papier et carton|articles en papier|papiers hygieniques|enveloppes|cahiers|sacs en papier|carton ondule|tubes en carton',
  ],
  [
    'packaging',
    'emballages|emballages en bois|caisses en bois|emballages en metal|emballages en carton|emballages cartons|emballages carton|emballages plastiques|emballages en plastique|emballages en matieres plastiques|emballages en papier|emballages metalliques|emballages metalliques legers|emballages alimentaires|emballages industriels|cartonnages|boites|boites en carton|boites metalliques|bouteilles|bouteilles plastiques|flacons|bocaux|bidons|sacs plastiques|sacs poubelle|sachets|etiquettes|etiquettes adhesives|films d emballage|films alimentaires|caisses en carton|barquettes|gobelets|conteneurs plastiques|futs|tubes d emballage|canettes|capsules et bouchons',
  ],
  [
    'glass',
    'verre|verres|verre plat|verre creux|verre de securite|verrerie|verreries|fibres de verre|cristal|cristaux|articles en verre|ceramiques|ceramique|ceramiques techniques|articles ceramiques|porcelaines|porcelaine|poteries|poterie|gres|faiences|produits refractaires|produits ceramiques|emaux|isolateurs en ceramique|articles en ceramique',
  ],
  [
    'printing',
    'imprimes|depliants|flyers|catalogues imprimes|cartes de visite|faire part|tampons|tampons encreurs|enseignes|enseignes lumineuses|panneaux publicitaires|plaques gravees|trophees|coupes et medailles|signaletique|stickers|autocollants|impressions|impressions numeriques|impression textile|panneaux de signalisation',
  ],
  // Workshop and factory.
  [
    'metal',
    'structures metalliques|constructions metalliques|articles metalliques|articles en metal|articles metalliques menagers|pieces metalliques|pieces usinees|pieces mecaniques|pieces en metal|pieces decolletees|pieces forgees|profiles metalliques|profiles aluminium|tubes metalliques|reservoirs|reservoirs metalliques|citernes|cuves|cuves inox|silos metalliques|conteneurs metalliques|conteneurs|bennes metalliques|fils metalliques|cables metalliques|chaines metalliques|chaines et ressorts|ressorts|clous|vis|vis et boulons|boulons|ecrous|rivets|visserie|boulonnerie|fixations|ferrures|ferronnerie|articles de ferronnerie|coutellerie|couteaux|ciseaux|lames|outils|outils a main|outillage|outillage a main|outils coupants|outils de coupe|moules|moules et matrices|matrices|gabarits|coffres forts|coffres|armoires metalliques|grilles|treillis|echafaudages|echelles|escabeaux|echelles et echafaudages|radiateurs et chaudieres|generateurs de vapeur|pieces de fonderie|toles|toles perforees|tolerie fine|chaudronnerie|brides|tuyauterie|raccords metalliques|articles de quincaillerie|plaques metalliques|metal deploye|roulements a billes et vis|cles et serrures',
  ],
  [
    'steel',
    'acier|aciers|acier inoxydable|inox|fonte|fer|fers|ferraille neuve|aluminium|cuivre|zinc|plomb|etain|nickel|titane|metaux|metaux precieux|metaux non ferreux|metaux ferreux|or et argent|tubes en acier|tubes|barres d acier|produits siderurgiques|alliages|ferroalliages|poudres metalliques|laitons|bronze|minerais et metaux',
  ],
  [
    'machinery',
    'machines|machines industrielles|machines speciales|machines outils|machines agroalimentaires|machines textiles|machines d imprimerie|machines d emballage|machines a bois|machines de chantier|machines de conditionnement|machines a coudre|machines a coudre industrielles|machines de bureau|machines d occasion|equipements industriels|equipements de cuisine professionnelle|materiel de cuisine professionnelle|materiel de boulangerie|materiel de restauration|materiel chr|materiel frigorifique|equipements frigorifiques|equipements aerauliques|equipements aerauliques et frigorifiques|vitrines refrigerees|chambres froides|fours|fours industriels|bruleurs|pompes|pompes et compresseurs|compresseurs|vannes|vannes industrielles|robinets|robinetterie|robinetterie industrielle|turbines|moteurs|moteurs diesel|moteurs et turbines|moteurs thermiques|engrenages|reducteurs|roulements|organes mecaniques de transmission|transmissions mecaniques|verins|verins hydrauliques|materiel hydraulique|materiel pneumatique|equipements hydrauliques|equipements hydrauliques et pneumatiques|hydraulique|ventilateurs|filtres|filtres industriels|filtration|echangeurs thermiques|echangeurs de chaleur|ascenseurs|escalators|monte charges|elevateurs|ponts roulants|grues|palans|engins de levage|materiel de levage|materiel de manutention|equipements de levage|chariots elevateurs|chariots|transpalettes|convoyeurs|engins de chantier|engins de travaux publics|materiel de travaux publics|materiel de chantier|materiel btp|pelleteuses|bulldozers|betonnieres|nacelles|nacelles elevatrices|groupes electrogenes diesel|distributeurs automatiques|automates de vente|balances industrielles|bascules|appareils de pesage|pese|extincteurs|materiel incendie|materiel de lutte contre l incendie|presses|presses a injecter|tours et fraiseuses|fraiseuses|materiel de soudage|postes a souder|materiel d atelier|equipements d atelier|equipements de garage|materiel de garage|materiel de nettoyage|materiel de nettoyage industriel|nettoyeurs haute pression|autolaveuses|machines a graver|machines de decoupe|lignes de production|equipements de production|equipements pour l industrie|materiel industriel|materiel minier|materiel de forage|materiel d imprimerie|equipements petroliers|materiel viticole|materiel vinicole|pressoirs|cuves de vinification|moulins|broyeurs|melangeurs|sechoirs|equipements de blanchisserie|materiel de blanchisserie|materiel de pressing|cabines de peinture|matrices et moules industriels|materiel aeraulique|tapis roulants|outillage electroportatif|outillage industriel|manutention',
  ],
  [
    'farm-machinery',
    'tracteurs|tracteurs agricoles|moissonneuses|moissonneuses batteuses|charrues|semoirs|pulverisateurs|machines agricoles|machines agricoles et forestieres|materiel agricole|materiels agricoles|engins agricoles|equipements agricoles|materiel d elevage|materiel d irrigation|irrigation|arrosage automatique|motoculteurs|tondeuses|tondeuses a gazon|motoculture|materiel de motoculture|materiel forestier|tronconneuses|materiel de jardin|materiel d espaces verts|materiel apicole|materiel d apiculture|remorques agricoles',
  ],
  [
    'electrical',
    'materiel electrique|materiels electriques|equipements electriques|appareillage electrique|armoires electriques|tableaux electriques|coffrets electriques|transformateurs|alternateurs|moteurs electriques|generateurs|groupes electrogenes|onduleurs|redresseurs|disjoncteurs|interrupteurs|prises electriques|cables|cables electriques|fils et cables|fils electriques|faisceaux electriques|cablages|lampes|ampoules|luminaires|luminaires led|lustres|led|eclairage|eclairages|eclairage public|eclairage led|appareils d eclairage|materiel d eclairage|spots|neons|bobinages|bobines|bornes de recharge|materiel d installation electrique|isolateurs|resistances electriques|chargeurs|appareils electriques|fournitures electriques',
  ],
  [
    'solar',
    'panneaux solaires|panneaux photovoltaiques|modules photovoltaiques|capteurs solaires|chauffe eau solaires|eoliennes|installations photovoltaiques|centrales solaires|centrales photovoltaiques|equipements solaires|materiel photovoltaique|materiel solaire|biogaz|methanisation',
  ],
  [
    'batteries',
    'piles|batteries|accumulateurs|piles et accumulateurs|batteries au lithium|batteries industrielles|batteries automobiles|piles a combustible',
  ],
  [
    'electronics',
    'composants electroniques|cartes electroniques|circuits imprimes|circuits electroniques|cartes electroniques assemblees|capteurs|capteurs industriels|connecteurs|connectique|materiel electronique|equipements electroniques|appareils electroniques|instruments de mesure|appareils de mesure|instrumentation|instrumentation scientifique|instruments scientifiques|instruments de precision|instruments d optique|instruments de navigation|appareils de controle|thermometres|manometres|compteurs|compteurs d eau|compteurs electriques|microscopes|jumelles|telescopes|lasers|materiel optique|materiels optiques|materiel photographique|appareils photo|appareils photographiques|cameras|objectifs|radars|equipements d aide a la navigation|equipements de mesure|automates|automatismes|automatismes industriels|materiel de laboratoire|equipements de laboratoire|verrerie de laboratoire|puces electroniques|afficheurs|ecrans led|relais|quartz|circuits integres|sous ensembles electroniques|etiquettes rfid|balances',
  ],
  [
    'computers',
    'ordinateurs|ordinateurs portables|micro ordinateurs|materiel informatique|materiels informatiques|equipements informatiques|peripheriques|peripheriques informatiques|imprimantes|imprimantes 3d|photocopieurs|copieurs|scanners|serveurs informatiques|consommables informatiques|cartouches d encre|toners|tablettes|terminaux de paiement|caisses enregistreuses|accessoires informatiques|bureautique|materiel bureautique|materiel de bureau informatique|disques durs|informatique d occasion|pc',
  ],
  [
    'consumer-electronics',
    'televiseurs|televisions|radios|hi fi|chaines hi fi|enceintes|haut parleurs|casques audio|materiel audio|materiel video|materiel audiovisuel|materiels audio et video|audio et video|equipements audiovisuels|telephones|telephones portables|telephones mobiles|smartphones|mobiles|accessoires de telephonie|accessoires telephoniques|consoles de jeux|consoles|montres connectees|objets connectes|appareils audiovisuels|videoprojecteurs|materiel hi fi|materiel de sonorisation|materiel son et lumiere|home cinema|produits electroniques|electronique grand public|drones de loisir|antennes paraboliques|jeux video et consoles',
  ],
  [
    'network',
    'equipements de telecommunication|equipements de telecommunications|materiel de telecommunication|materiels de telecommunication|equipements de communication|equipements telephoniques|standards telephoniques|antennes|fibre optique|fibres optiques|cables a fibres optiques|modems|routeurs|materiel reseau|equipements reseau|interphones|visiophones|materiel radio|emetteurs',
  ],
  [
    'security-goods',
    'alarmes|systemes d alarme|alarmes anti intrusion|cameras de surveillance|videosurveillance|systemes de securite|materiel de securite|equipements de securite|controle d acces|detecteurs de fumee|detection incendie|systemes anti intrusion|telesurveillance|portiques de securite',
  ],
  [
    'chemicals',
    'produits chimiques|produits chimiques de base|peintures|peinture industrielle et vernis|vernis|laques|encres|encres d imprimerie|colles|adhesifs|mastics|colles et adhesifs|resines|solvants|acides|gaz industriels|gaz|oxygene industriel|colorants|pigments|colorants et pigments|engrais|produits azotes|produits azotes et engrais|fertilisants|pesticides|herbicides|insecticides|produits phytosanitaires|produits agrochimiques|desherbants|explosifs|produits explosifs|poudres|munitions de chantier|produits de traitement de l eau|detergents industriels|lubrifiants|huiles moteur|graisses industrielles|antigel|fibres synthetiques|fibres artificielles|fibres artificielles ou synthetiques|matieres plastiques de base|polymeres|caoutchouc synthetique|silicones|charbon actif|glycerine|cires|parfums de synthese|aromes et parfums|huiles essentielles industrielles|matieres premieres cosmetiques|produits photochimiques|produits d etancheite|reactifs|biocides|produits pyrotechniques|pyrotechnie|composts|terreaux',
  ],
  [
    'plastics',
    'matieres plastiques|plastiques|plastique|articles en plastique|articles en matieres plastiques|produits en plastique|produits en matieres plastiques|pieces plastiques|pieces en plastique|pieces techniques|pieces techniques a base de matieres plastiques|plaques plastiques|plaques feuilles tubes et profiles en matieres plastiques|tubes pvc|tubes plastiques|profiles plastiques|profiles pvc|films plastiques|feuilles plastiques|mousses|mousses polyurethane|polystyrene|polyester|polyurethane|materiaux composites|composites|caoutchouc|caoutchoucs|articles en caoutchouc|produits en caoutchouc|joints|joints d etancheite|joints en caoutchouc|pneumatiques|pneus|pneus d occasion|tuyaux|tuyaux flexibles|flexibles|flexibles hydrauliques|latex|gants en latex|bacs plastiques|toiles cirees|courroies|elements en matieres plastiques pour la construction|plexiglas|fibre de carbone|silicone',
  ],
  [
    'medical',
    'materiel medical|materiels medicaux|materiel medico chirurgical|equipements medicaux|dispositifs medicaux|appareils medicaux|appareils dentaires|materiel dentaire|materiel orthopedique|materiel paramedical|materiel de reeducation|materiel hospitalier|materiel de diagnostic|instruments chirurgicaux|instruments medicaux|implants|implants dentaires|protheses|protheses dentaires|protheses auditives|protheses orthopediques|protheses mammaires|orthopedie|orthopediques|articles orthopediques|articles medicaux|articles medicaux et orthopediques|appareils orthopediques|appareils auditifs|audioprotheses|fauteuils roulants|lits medicalises|seringues|pansements|bandages|masques chirurgicaux|verres de lunettes|montures de lunettes|lunetterie|verres optiques|scanners medicaux|materiel d imagerie medicale|equipements d imagerie medicale|equipements d irradiation medicale|equipements electromedicaux|stimulateurs cardiaques|fauteuils dentaires|materiel veterinaire|materiel d optique medicale|consommables medicaux|fournitures medicales|semelles orthopediques|chaussures orthopediques|stethoscopes|materiel medical pour particuliers',
  ],
  [
    'pharma',
    'medicaments|medicaments veterinaires|medicaments generiques|produits pharmaceutiques|produits pharmaceutiques de base|preparations pharmaceutiques|produits veterinaires|vaccins|produits parapharmaceutiques|parapharmacie|produits homeopathiques|homeopathie|antibiotiques|principes actifs|produits de sante|produits officinaux',
  ],
  // Vehicles.
  [
    'vehicles',
    'voitures|voitures neuves|voitures d occasion|voitures electriques|voitures sans permis|voitures de collection|voitures anciennes|automobiles|automobile|vehicules|vehicules automobiles|vehicules d occasion|vehicules neufs|vehicules utilitaires|vehicules industriels|vehicules electriques|vehicules legers|vehicules de collection|vehicules speciaux|camions|camionnettes|poids lourds|autobus|autocars|bus|utilitaires|motos|motocyclettes|motocycles|scooters|cyclomoteurs|quads|deux roues|caravanes|camping cars|fourgons amenages|remorques|semi remorques|ambulances|corbillards|carrosseries|carrosseries et remorques|vehicules blindes|buggys|karts|utilitaires legers|vehicules de loisirs|vans|tricycles',
  ],
  [
    'vehicle-parts',
    'pieces auto|pieces automobiles|pieces detachees automobiles|pieces detachees auto|pieces detachees|accessoires auto|accessoires automobiles|accessoires moto|accessoires pour motos|pieces moto|equipements automobiles|equipements pour automobiles|sieges automobiles|pare brise|pots d echappement|echappements|freins|plaquettes de frein|embrayages|amortisseurs|radiateurs automobiles|jantes|boites de vitesses|essieux|batteries de voiture|autoradios|plaques d immatriculation|pieces poids lourds|pieces de rechange automobiles|equipements electriques pour automobiles|gpl automobile|attelages',
  ],
  [
    'ships',
    'navires|bateaux|bateaux de plaisance|voiliers|yachts|barques|peniches|bateaux a moteur|navires de guerre|structures flottantes|bateaux pneumatiques|embarcations|moteurs marins|accastillage|materiel d accastillage|locomotives|wagons|materiel ferroviaire|materiel ferroviaire roulant|trains|tramways|metros|voies ferrees',
  ],
  [
    'aircraft',
    'avions|avions legers|helicopteres|planeurs|ulm|aeronefs|aeronefs et engins spatiaux|moteurs d avion|moteurs d avions|pieces aeronautiques|equipements aeronautiques|ballons dirigeables|montgolfieres|parachutes|parapentes|drones',
  ],
  [
    'arms',
    'armes|armes a feu|munitions|armes et munitions|vehicules militaires|vehicules militaires de combat|missiles|equipements militaires|materiel militaire|materiel de defense',
  ],
  [
    'fuel',
    'carburants|essence|gasoil|fioul|fioul domestique|mazout|combustibles|combustibles solides|petrole|produits petroliers|gaz en bouteille|butane et propane|biocarburants|bioethanol|biodiesel|charbon|coke|hydrogene|lubrifiants et carburants',
  ],
];
