/**
 * What businesses are called and do, in French, through the divisions of NACE, the shops of a town, services to people and to companies, and public institutions:
 * the usual names that no other table or rule reads, or that a rule misreads. Written by the author from general knowledge of the language. Singular where
 * there is one, folded, compared as a whole; names.ts adds the plural. Long because it is one data table.
 */
import type { IndustryId } from '../industries.ts';

export const frenchNames: Readonly<Record<IndustryId, string>> = {
  'agriculture.farming':
    'exploitant agricole|exploitation maraichere|exploitation viticole|exploitation laitiere|ferme laitiere|ferme bio|ferme pedagogique|fermier|paysan|maraichage bio|cerealier|cerealiculture|pepiniere viticole|arboriculteur|arboriculture fruiteriere|arboriculture fruitiere|domaine agricole|aviculteur|cuniculture|heliciculture|heliciculteur|trufficulture|trufficulteur|champignonniere|myciculture|oleiculteur|oleiculture|riziculture|polyculture|cultures fruitieres|agroforesterie|gaec|scea|travaux agricoles|entreprise de travaux agricoles|battage|moissonnage|soutien aux cultures|haras|serres maraicheres|permaculture|production vegetale|production animale|producteur local|producteur bio|producteur de fruits|producteur de legumes|agriculture biologique|agriculture raisonnee',
  agriculture: 'agriculture et elevage|chasse et piegeage|chasse|garde chasse',
  'materials.paper-and-forest':
    'exploitant forestier|forestier|bucheron|bucheronnage|debardage|debardeur|abattage d arbres forestiers|reboisement|scieur|tonnellerie|tonnelier|caisserie|papetier|cartonnerie|cartonnier',
  'agriculture.fishing':
    'elevage de moules|marin pecheur|peche maritime|conchyliculteur|mytiliculteur|mytiliculture|salmoniculture|algoculture|criee|parc a huitres|ferme aquacole',
  'agriculture.machinery':
    'motoculture|motoculture de plaisance|mecanique agricole|mecanicien agricole|reparation de materiel agricole|concession agricole',
  'materials.mining': 'sabliere|graviere|ardoisiere|marbriere|saline|saliculture|paludier|prospection miniere|geologie miniere',
  'energy.oil-and-gas': 'cokefaction|forage petrolier|extraction de gaz|livraison de fioul',
  'energy.electricity':
    'centrale electrique|centrale hydroelectrique|reseau electrique|centrale thermique|cogeneration|gestionnaire de reseau electrique',
  'energy.gas': 'commerce de combustibles gazeux|production de combustibles gazeux|reseau de gaz',
  'energy.renewables':
    'parc eolien|ferme eolienne|ferme solaire|centrale solaire|unite de methanisation|hydrogene vert|energie verte|energie hydraulique|energies marines|autoconsommation solaire|developpeur eolien|transition energetique',
  energy:
    'chauffage urbain|reseau de chaleur|production de chaleur|conseil en energie|syndicat d energie|services energetiques|audit energetique|genie energetique',
  'energy.storage-and-nuclear': 'industrie nucleaire|centrale nucleaire|demantelement nucleaire|ingenierie nucleaire|radioprotection',
  'energy.water':
    'eau potable|traitement d eau|service des eaux|regie des eaux|syndicat des eaux|production d eau potable|adoucisseur d eau|gestion de l eau|fontainier|dessalement',
  'environment.waste':
    'centre de tri|incineration|incinerateur|recuperation|casse automobile|demolisseur automobile|epaviste|enlevement d epave|enlevement d encombrants|vide maison|ressourcerie|compostage|enfouissement|location de benne|depollution de vehicules|vidange de fosse|vidangeur|curage|curage de canalisation|debouchage de canalisation|hydrocurage|station d epuration|epuration|collecte de verre|broyage de vehicules|chiffonnier|collecte de papier|upcycling',
  'environment.environmental-services':
    'diagnostic environnemental|bureau d etudes environnement|genie ecologique|ingenierie environnementale|etude d impact|qualite de l air|protection de l environnement|protection de la nature|gestion des espaces naturels|biodiversite|qhse|conseil en developpement durable',
  'food-and-drink.packaged-food':
    'confiturerie|confiturier|conserverie artisanale|salaison|salaisonnerie|salaisonnier|abatteur|atelier de decoupe|fromagerie artisanale|affineur|cremerie industrielle|beurrerie|industrie fromagere|meunier|minotier|moulin|huilier|sucrier|rizerie|semoulerie|amidonnerie|malterie|vinaigrerie|moutarderie|epicerie industrielle|nougaterie|glacerie industrielle|glacier fabricant|fabricant de glaces|saurisserie|fumaison|saumonerie|mareyage|industrie sucriere|plat cuisine|cuisine centrale industrielle|terminal de cuisson|viennoiserie industrielle|pates fraiches|pastier|foie gras|conserveur|petfood|produit dietetique|vermicellerie|produit surgele|levurerie|feculerie|tripier|triperie|boyauderie|preparation de jus|ovoproduits',
  'food-and-drink.beverages': 'embouteillage|embouteilleur|boisson sans alcool|maison de the|bruleur de cafe|brulerie',
  'food-and-drink.alcohol':
    'bouilleur de cru|cave a cidre|cidrerie|cidriculteur|maison de cognac|rhumerie|hydromellerie|oenologie|oenologue',
  'food-and-drink.tobacco': 'culture de cannabis|vape|vapotage|chanvre cbd',
  'food-and-drink':
    'metiers de bouche|artisan des metiers de bouche|produit gastronomique|gastronomie francaise|produit regional|bieres et boissons',
  'manufacturing.textiles':
    'filateur|tisserand|tisseur|tricotage|bonnetier|teinturerie industrielle|teinturier industriel|ennoblissement|corderie|cordier|passementier|passementerie|dentelliere|dentellier|brodeur|brodeuse|refection de sieges|voilerie|bachage|bacheur|matelassier|matelasserie|lissier|tufting|soierie|lainerie|rubanerie|filet de peche|peignage|cardage|retordage|texturation|feutrier|industrie cotonniere|industrie lainiere',
  'consumer-goods.apparel':
    'tailleur sur mesure|confectionneur|styliste|modeliste|chapellerie|chemiserie|chemisier|corsetier|corsetterie|bonneterie|ganterie|pelleterie|tanneur|megisserie|megissier|corroyeur|bourrelier|bourrellerie|chausseur sur mesure|podo orthesiste bottier|sport wear|robes de mariee|friperie en ligne|cordonnerie multiservice|cordonnerie multi services|cordonnerie cle minute',
  'manufacturing.furniture':
    'agenceur de cuisine|cuisiniste fabricant|restauration de meubles|marqueterie|marqueteur|laqueur|fabricant de literie|chaisier|vernisseur|vernissage|rempaillage|rempaillage de chaises|cannage|cannage et rempaillage',
  'manufacturing.printing':
    'serigraphe|flexographie|photogravure|photograveur|faconnage|faconnage papier|faconnier|dorure|graveur|marquage|marquage textile|marquage industriel|flocage|tampographie|typographie|typographe|impression grand format|impression offset|industries graphiques|enseigniste|fabricant d enseignes|broderie marquage',
  'manufacturing.packaging': 'conditionnement a facon|conditionneur|emballeur|plv|flaconnage',
  'materials.chemicals':
    'agrochimie|peinture industrielle|artificier|pyrotechnie|savonnerie industrielle|gaz industriel|cosmetochimie|electrochimie|aromaticien',
  'consumer-goods.cosmetics':
    'savonnerie artisanale|esthetique a domicile|soins esthetiques|soin de beaute|soin du visage|prothesie ongulaire|styliste ongulaire|manucure|pose d ongles|bar a ongles|bar a sourcils|maquillage permanent|maquillage professionnel|conseil en image|relooking|bronzage|centre de bronzage|solarium|pierceur|dermographe|dermopigmentation|beaute a domicile|hygiene beaute',
  'manufacturing.plastics-and-rubber':
    'injection de matieres plastiques|thermoformage|thermoformeur|rotomoulage|moulage par injection|caoutchoutier|polyester stratifie|recyclage plastique|elastomere',
  'materials.glass-and-ceramics':
    'verrerie d art|verrier|maitre verrier|vitrailliste|vitrail|vitraux|cristallerie|miroiterie industrielle|ceramique d art|faiencier|emailleur|emaillage|emailleur d art|mosaiste|refractaire|industrie ceramique',
  'construction.materials':
    'briqueterie|tuilerie|tuilier|platrerie industrielle|beton pret a l emploi|marbrier|marbrerie de batiment|granitier|graniterie|chaufournier|poste d enrobage|centrale d enrobage|faconnage de pierres|usine de prefabrication',
  'materials.steel-and-metals': 'fondeur|lamineur|trefilerie|tubiste|haut fourneau|rachat d or|achat d or',
  'manufacturing.metal-products':
    'tolier|tolerie fine|tolerie industrielle|ferronnerie d art|coutelier|taillanderie|mecano soudure|mecanosoudure|usineur|mecanicien de precision|atelier de mecanique|tournage|fraisage|fraiseur|decolleteur|rectification|electroerosion|decoupage|decoupe laser|decoupe jet d eau|decoupe de metaux|oxycoupage|matricage|pliage|cintrage|profilage|repoussage|outilleur|moules et outillages|moulage metallique|mouliste|traitement thermique|traitement des metaux|zingage|chromage|nickelage|anodisation|thermolaquage|metallisation|sablage|grenaillage|sablage et grenaillage|aerogommage|polissage|polisseur|laquage|constructeur metallique|tuyauteur|visserie boulonnerie|boulonnerie|visserie|ressort industriel|affutage|affuteur|remouleur|aiguisage|etamage|etameur|armurier forgeron|fabrication metallique|travaux de soudure|menuiserie metallique et serrurerie|serrurerie industrielle|fil metallique|grillage industriel|coffre fort|bronzier|bronze d art|dinandier|dinanderie|etain d art',
  'manufacturing.machinery':
    'bureau d etudes mecanique|construction de machines|hydraulique industrielle|hydraulique|pneumatique industrielle|levage|levage industriel|manutention|ascenseur|froid commercial|pesage|pesage industriel|instrument de pesage|maintenance industrielle|maintenance mecanique|transfert industriel|montage industriel|convoyage industriel|equipement industriel|equipementier industriel|materiel frigorifique|materiel de cuisine professionnelle|equipement de cuisine professionnelle|cuisine professionnelle|equipement chr|grande cuisine|chaudiere industrielle|four industriel|ventilation industrielle|extincteurs|securite incendie materiel|construction nautique|industrie nautique|construction ferroviaire|industrie ferroviaire|materiel roulant|moteur marin|motoriste|voie ferree|mecanique navale|mecanicien naval|genie mecanique|demenagement industriel de machines|tribologie',
  'manufacturing.automation':
    'automatisme industriel|automaticien|robotisation|informatique industrielle|supervision industrielle|controle commande|mecatronique|electricite industrielle et automatismes|industrie du futur',
  'manufacturing.electrical-equipment':
    'cablage electrique|tableautier|armoire electrique|bobinage|bobinier|bobinage de moteurs|rebobinage|electrotechnique|electromecanique|electromecanicien|appareillage electrique|luminaire|abat jour|eclairage public|lampisterie|groupe electrogene|haute tension',
  hardware: 'materiel informatique et electronique|hardware et electronique|electronique informatique',
  'hardware.electronic-components':
    'sous traitance electronique|cablage filaire|circuit imprime|connectique|instrumentation|metrologie|metrologue|mesure physique|etalonnage|horlogerie industrielle|optronique|photonique|bureau d etudes electronique|microelectronique|micromecanique|microtechnique|microtechniques|controle non destructif',
  'hardware.computers': 'assembleur informatique|monetique materiel|imprimante',
  'hardware.consumer-electronics': 'maison connectee|objets connectes|objet connecte|audio video|antenniste|home cinema',
  'hardware.network-equipment': 'equipement telecom|equipementier telecom|cablage reseau',
  'hardware.robotics': 'dronisterie|constructeur de drones',
  'automotive.manufacturers':
    'carrosserie industrielle|constructeur de camping cars|vehicule industriel|amenagement de vehicules|amenagement de vehicules utilitaires|amenagement de fourgons|preparation de vehicules|constructeur de cycles',
  'automotive.parts':
    'sous traitant automobile|piece automobile|piece auto|accessoire automobile|magasin de pieces auto|centre auto pieces',
  'automotive.dealers':
    'garage poids lourds|mecanique moto|mecanique poids lourds|mecanicien moto|mecanicien a domicile|mecanicien poids lourds|carrosserie automobile|carrosserie auto|peinture automobile|debosselage|debosselage sans peinture|centre automobile|centre de lavage|nettoyage auto|nettoyage automobile|nettoyage de voitures|detailing|detailing automobile|esthetique automobile|preparation esthetique automobile|covering automobile|centre de pneus|vulcanisateur|concession moto|agent automobile|mandataire auto|mandataire automobile|negociant automobile|negoce automobile|negoce auto|vente auto|vehicules d occasion|voiture d occasion|vendeur automobile|service automobile|services de l automobile|fourriere|entretien automobile|reparation moto|electricite automobile|climatisation auto|vidange auto|autoradio|sellerie automobile|sellerie auto|restauration de voitures anciennes|reprogrammation moteur|boite de vitesses|motociste|camping car|caravaning|carte grise',
  'automotive.electric-vehicles': 'infrastructure de recharge|irve|vehicule electrique|installation de bornes de recharge',
  'aerospace-and-defence.aerospace':
    'maintenance aeronautique|sous traitance aeronautique|equipementier aeronautique|avionique|aerostructure',
  'aerospace-and-defence.space': 'satellite constructeur|construction spatiale',
  'aerospace-and-defence.defence': 'armurerie industrielle|industrie d armement',
  'construction.building':
    'entreprise generale du batiment|entreprise generale de batiment|entreprise de batiment|constructeur de maisons individuelles|construction de maison|construction d immeubles|construction neuve|construction bois|construction maison bois|maison bois|maison individuelle|maison ossature bois|beton arme|coffrage|coffreur|promoteur constructeur|constructeur immobilier|contractant general|entreprise tous corps d etat|tous corps d etat|batisseur|construction de logements|construction residentielle|construction industrielle|construction modulaire|construction de garages|extension de maison|surelevation|agrandissement de maison|renovation immobiliere|renovation de maison|renovation d appartement|rehabilitation de batiments|restauration du patrimoine|monuments historiques|restauration de monuments historiques',
  'construction.civil-engineering':
    'travaux routiers|travaux de voirie|enrobe|goudronnage|foreur|puisatier|canalisateur|canalisations|reseaux souterrains|reseaux electriques et telecoms|fondations speciales|assainissement travaux|travaux maritimes|travaux fluviaux|travaux souterrains|tunnelier|dragage|ouvrages d art|signalisation routiere|marquage au sol|eclairage public travaux|pose de canalisations|enrochement|dynamitage|minage|autoroute|concessionnaire d autoroutes|construction d ouvrages d art|preparation de site|reseaux divers|location de pelle avec chauffeur|deneigement',
  'construction.trades':
    'cvc|climaticien|ventilation|vmc|electricite industrielle|courant faible|courants faibles|courant fort|pompe a chaleur|pompes a chaleur|chaudiere|poele a bois|poeles et cheminees|cheminee|cheminees et poeles|fumiste|menuiserie pvc|menuiserie alu|menuiserie exterieure|menuiserie generale|agenceur|amenagement interieur|amenagement exterieur|amenagement de bureaux|charpente bois|charpente traditionnelle|bardeur|etancheur|isolation phonique|isolation exterieure|isolation par l exterieur|calorifugeage|calorifugeur|enduit|enduits de facade|crepi|enduiseur|peinture decorative|peinture interieure|peinture decoration|staffeur|stuc|staff et stuc|staffeur ornemaniste|cloison seche|faux plafond|plafond tendu|jointeur|carrelage faience|moquettiste|chapiste|chape liquide|beton cire|beton decoratif|miroitier|blindage de porte|fermeture de batiment|fermetures|storiste|stores et fermetures|stores et volets|volet roulant|volets roulants|porte de garage|portails et clotures|automatisme de portail|clotures|verandaliste|veranda et pergola|stores et pergolas|terrasse bois|escalieteur|fabricant d escaliers|salle de bains|salles de bains|cuisine amenagee|cuisine et bain|piscine|piscinier|construction de piscines|piscine et spa|piscines et spas|spa et jacuzzi|renovation tous corps d etat|homme toutes mains|multiservice batiment|multiservices|multi services batiment|bricolage a domicile|depannage|depannage plomberie|depannage electrique|recherche de fuite|deplombage|demoussage|demoussage de toiture|nettoyage de toiture|traitement de charpente|traitement de l humidite|assechement des murs|injection de resine|cuvelage|cordiste|travaux acrobatiques|travaux sur cordes|ascenseur installation|protection incendie|desenfumage|sprinkler|corps d etat secondaires|travaux d etancheite|travaux du batiment|finitions|domotique installation|metiers du batiment|artisan batiment',
  construction: 'secteur du batiment|bati|travaux|construction et renovation|construction et immobilier|construction et travaux publics',
  'construction.architecture':
    'urbaniste|bureau d etude|etudes techniques|maitre d oeuvre|assistance a maitrise d ouvrage|economiste de la construction|metreur|dessinateur|dessinateur projeteur|dessinateur en batiment|bureau de dessin|topographe|topographie|cartographie|etude de sol|etudes de sol|geotechnique|geotechnicien|geologue|bureau de controle|coordination sps|coordinateur sps|diagnostic technique|etude thermique|etudes thermiques|thermicien|acousticien|acoustique|conception industrielle|bim|pilotage de chantier|ordonnancement pilotage coordination|conduite de travaux|genie electrique etudes|design urbain|expertise batiment|expert en batiment|expert batiment|verification technique|certification technique|essais et analyses techniques|inspection technique',
  'retail.grocery':
    'alimentation generale|magasin de surgeles|magasin de producteurs|magasin alimentaire|marchand de primeurs|fruiterie|boucherie chevaline|boucherie halal|boucherie traiteur|charcutier|charcuterie traiteur|charcutier traiteur|volailler|rotisseur|triperie detail|poissonnerie ecailler|ecailler|depot de pain|point chaud|patisserie orientale|cremier|cremier fromager|cave a bieres|vente de vins|commerce de bouche|drive fermier|amap|halles|superette de proximite|grande surface alimentaire|gms|cash and carry detail|vrac|vente de produits fermiers|vente a la ferme|cooperative alimentaire',
  'retail.specialty':
    'artisan fleuriste|decoration florale|graineterie|librairie presse|bouquiniste|papeterie librairie|carterie|maison de la presse|kiosque|tabac journaux|bar tabac presse|debitant de tabac|civette|point presse|bimbeloterie|quincaillier|mercier|solderie|destockage|marche aux puces|galerie marchande|bijouterie horlogerie|bijouterie fantaisie|optique lunetterie|lunetier|velociste|reparation de velos et vente|literie|cuisines equipees|decoration de la maison|articles funeraires|armurier|boutique bio bien etre|concept store|commerce de detail specialise|galeriste|philatelie|numismatique|encadrement|cigarette electronique|magasin de cigarettes electroniques|mariage robes|robe de mariee|linge de maison detail|materiel de cuisine|loisirs creatifs|reproduction de cles|cle minute|commerce d habillement|commerce de vetements|commerce de chaussures|outlet|marchand ambulant|commerce ambulant|commercant ambulant|forain|marchand forain|vente a domicile',
  retail:
    'commercant|commercant detaillant|grande et moyenne surface|point de vente|magasin multi commerces|petit commerce|commerce independant|commerce non alimentaire|vente|commerce franchise',
  'retail.department-stores': 'magasin populaire|magasin de grande surface',
  'retail.e-commerce': 'site marchand|e boutique|vpc|vente sur internet',
  'wholesale.food':
    'distributeur de boissons|mareyeur|mareyage expedition|grossiste en fruits et legumes|mandataire en fruits et legumes|negociant en cereales|negoce agricole|negoce de cereales|marche d interet national|expediteur de fruits et legumes|import de fruits|entrepositaire grossiste|grossiste en viande|cooperative cerealiere|organisme stockeur|negociant en bestiaux',
  'wholesale.industrial':
    'negociant en materiaux|negoce de materiaux de construction|fourniture pour l industrie|distribution de materiel electrique|quincaillerie professionnelle|outillage professionnel|negoce technique|distribution de produits techniques|equipement professionnel',
  'wholesale.technology': 'distributeur informatique|grossiste en telephonie',
  wholesale:
    'commerce interentreprises|negociant|centrale de referencement|vrp|representant de commerce|courtier en marchandises|fournisseur|cash and carry|demi gros|commerce en gros|commerce b2b',
  'wholesale.import-export': 'commerce exterieur|trading international',
  'consumer-goods.luxury': 'lapidaire|sertisseur|gemmologue|gemmologie|medailleur',
  'consumer-goods.household':
    'brossier|vannerie|bougie|ciergerie|articles de menage|produits menagers|decoration et artisanat|objet de decoration|pipier|tabletterie|parapluie|allumettes',
  'consumer-goods.sports-and-leisure':
    'lutherie|lutherie guitare|archetier|facteur d orgues|facteur de pianos|facteur d instruments|facture instrumentale|reparation d instruments de musique|fabricant de cycles|shaper|modelisme|createur de jeux|jeu de societe|materiel de sport|sports et loisirs equipement',
  'transport-and-logistics.freight':
    'transport exceptionnel|transport de matieres dangereuses|transport en vrac|transport par citerne|transport de vehicules|transport d animaux|transport de fonds et valeurs|transport leger|affreteur|commissionnaire|agent de douane|garde meuble et demenagement|monte meuble|location de camions avec chauffeur|location de camion avec chauffeur|organisation de transport|organisation de transport international|tractionnaire|camionnage|transport combine|transport multimodal|groupage|poids lourd|grutage|levage et grutage|transport de bois|transport agricole',
  'transport-and-logistics.warehousing':
    'entreposage et stockage non frigorifique|entrepot frigorifique|entrepot logistique|plateforme logistique|prestataire logistique|logistique e commerce|preparation de commandes|logisticien|depot|silo portuaire|entreposeur|stockage frigorifique|manutention non portuaire',
  'transport-and-logistics.delivery':
    'coursier a velo|livraison express|livraison du dernier kilometre|livraison de repas a domicile|colis express|la poste|portage de journaux|portage de presse|distribution de prospectus|point relais|relais colis|transport de colis|velo cargo|cyclologistique',
  'transport-and-logistics.passenger':
    'voiture de transport avec chauffeur|transports publics|transport par autocar|autocar|compagnie d autocars|navette aeroport|location d utilitaires|location de scooters|location de camping cars|loueur de vehicules|covoiturage|velo en libre service|transport de personnes a mobilite reduite|tpmr|transport a la demande|teleferique|telepherique|funiculaire|gare routiere|stationnement|parc de stationnement|voiturier|tramway|regie des transports|transport en minibus|calechier|caleche',
  'transport-and-logistics.airlines':
    'aerodrome|aviation d affaires|aviation generale|heliport|helicoptere|baptemes de l air|assistance en escale|location d avions|travail aerien|controle aerien|aero club prive',
  'transport-and-logistics.maritime':
    'transport fluvial de fret|batelier|batellerie|marinier|consignataire|shipchandler|manutention portuaire|port autonome|port de commerce|lamanage|compagnie de navigation|services portuaires|location de bateaux',
  'transport-and-logistics.rail': 'train touristique',
  'transport-and-logistics.supply-chain': 'chaine logistique|conseil en logistique|gestion de la chaine logistique',
  'travel-and-hospitality.hotels':
    'hotel restaurant|hotelier|aubergiste|pension de famille|maison d hotes|meuble de tourisme|meubles de tourisme|location touristique|residence de tourisme|residence hoteliere|apparthotel|village vacances|village de vacances|centre de vacances|colonie de vacances|colonies de vacances|cabane dans les arbres|yourte|chalet location|conciergerie airbnb|conciergerie locative|conciergerie de location saisonniere|foyer de jeunes travailleurs|residence etudiante|parc residentiel de loisirs|halte nautique|tourisme rural|hebergement de plein air',
  'travel-and-hospitality.restaurants':
    'restauration ambulante|restaurant de fruits de mer|grill|bouchon lyonnais|pizza a emporter|pizzaiolo|camion pizza|crepier|galetterie|saladerie|baraque a frites|traiteur organisateur de receptions|chef cuisinier a domicile|cafetier|buvette|guinguette|debitant de boissons|cuisine centrale|self service|marchand de glaces|table d hotes|ferme auberge|distributeur automatique de boissons|distribution automatique|cuisine fantome|chr|club de nuit|dancing|livraison de repas|portage de repas|plats a emporter',
  'travel-and-hospitality.travel-agencies':
    'agent de voyages|operateur de voyages|receptif|agence receptive|billetterie voyage|office du tourisme|syndicat d initiative|organisme de tourisme|guide accompagnateur|guide de haute montagne|guide de montagne|guide interprete|accompagnateur en montagne|accompagnateur en moyenne montagne|excursion|croisiere|croisieres|voyages|voyages d affaires|voyages sur mesure|agence de tourisme|organisation de voyages|location de vacances en ligne|activites touristiques|conseiller en voyages|loisirs et tourisme agence|promotion touristique',
  'travel-and-hospitality.casinos': 'pmu|salle de poker|cercle de jeux',
  'travel-and-hospitality':
    'hebergement restauration|cafe hotel|domaine skiable|remontees mecaniques|station thermale|organisation de seminaires|lieu de reception|remontee mecanique',
  'media.advertising':
    'agence conseil en communication|agence evenementielle et communication|agence de presse et communication|communication digitale|communication visuelle|afficheur|webmarketing|conseil en communication|attache de presse|community manager|community management|referencement|referencement naturel|publicite par l objet|plv agence|signaletique|marquage vehicule|influenceur|agence d influence|distribution de prospectus publicitaires|animation commerciale|design de marque|sponsoring|strategie de marque|concepteur redacteur|redacteur web|redaction web|agence media|agence de design et communication|hotesse d accueil evenementiel',
  'media.publishing':
    'editeur|editeur de livres|presse magazine|presse quotidienne|magazine editeur|pigiste|ecrivain|auteur|ecrivain public|biographe|redacteur|redaction|correcteur|relecteur|correction de textes|blogueur|blog|autoedition|bande dessinee|imprimerie edition|edition numerique|edition scolaire|edition d art|portail internet d information|webzine|scenariste de bande dessinee',
  'media.broadcasting':
    'radio locale|radio associative|edition et diffusion de programmes radio|telediffusion|diffusion tv|diffusion radio|webradio|web tv|chaine thematique|edition de chaines generalistes|edition de chaines thematiques',
  'media.film-and-video':
    'production de films et de programmes pour la television|postproduction|realisateur|realisateur video|videographe|cadreur|monteur video|montage video|animation 3d|captation video|prise de vue aerienne|doublage|sous titrage|scenariste|studio de tournage|location de materiel audiovisuel|effets speciaux|court metrage|documentaire|videoclub',
  'media.music':
    'chorale professionnelle|compositeur|auteur compositeur|ingenieur du son|sonorisation|sonorisateur|disc jockey mariage|chanteur|chanteuse|pianiste|percussionniste|salle de concert|beatmaker|edition phonographique|fanfare',
  'media.arts-and-events':
    'organisation de salons|organisateur de mariages|decoratrice de mariage|decoration de mariage|officiant de ceremonie|ceremonie laique|animateur|animation de soirees|animation d anniversaire|animateur pour enfants|clown|magicien|magie|prestidigitateur|compagnie de danse|danse|cirque|compagnie de cirque|cabaret|opera|feux d artifice spectacle|comedien|plasticien|sculpture|creation artistique relevant des arts plastiques|artisan d art|metiers d art|restaurateur d art|restauration d oeuvres d art|restaurateur de tableaux|restauration de tableaux|doreur|doreur ornemaniste|doreur sur bois|calligraphe|enlumineur|scenographe|scenographie|eclairagiste|location de salle|location de salles|salle polyvalente|location de materiel evenementiel|exposition|centre d art|maison de la culture|mediatheque|gestion des bibliotheques et des archives|patrimoine culturel|site historique|chateau visite|monument historique|jardin botanique|parc zoologique|parc animalier|reserve naturelle|parc a theme|parc aquatique|fete foraine|forain manege|manege|maneges|escape game|laser game|karting|paintball|accrobranche|parcours aventure|trampoline park|salle de jeux pour enfants|parc de jeux|aire de jeux couverte|billard|realite virtuelle salle|mini golf|base de loisirs|jeux gonflables|structure gonflable|labyrinthe|palais des congres|stand et exposition|standiste|chanson francaise spectacle|street art|photobooth location|ludotheque',
  'media.sports':
    'association sportive|salle omnisport|gymnase|piscine municipale|piscine publique|patinoire|squash|club de football|football|foot en salle|basket|handball|volley|judo|karate|dojo|boxe|escrime|tir a l arc|stand de tir|escalade|salle d escalade|mur d escalade|poney club|ecurie|ecurie de proprietaires|pension de chevaux|hippodrome|entraineur de chevaux|cavalier professionnel|nautisme loisirs|club nautique|club de voile|base nautique|ecole de voile|aviron|canoe kayak|plongee|club de plongee|centre de plongee|surf|ecole de surf|ski|parapente|ecole de parapente|parachutisme|saut a l elastique|vol a voile|aero club|ulm loisirs|sport automobile|circuit automobile|ecurie de course|sportif professionnel|sportif de haut niveau|moniteur sportif|educateur sportif|moniteur de ski|petanque|boulodrome|athletisme|cyclisme|triathlon|gymnastique|club de gym|danse sportive|sports de combat|evenement sportif|agent sportif|federation sportive|ligue sportive|esport club|roller|skatepark|centre aquatique|centre nautique|canyoning|rafting|via ferrata|club omnisports',
  'media.design-services':
    'laboratoire photo|photo|tirage photo|photo aerienne|infographiste|illustration|dessinateur artistique|designer industriel|design industriel|design produit|designer produit|design d espace|designer d espace|designer d interieur|decorateur|decoration interieure|ui design|design textile|studio de creation|maquettiste|maquettisme|etalagiste|conception graphique|direction artistique|home design',
  media: 'industries culturelles|audiovisuel et medias|presse et medias|information et communication',
  'professional-services.consulting':
    'management de transition|direction d entreprise|apporteur d affaires|developpement commercial|gestion de projet|coach d entreprise|business developer externe|accompagnement des entreprises|creation d entreprise|pepiniere d entreprises|cabinet de strategie|economiste|qualite securite environnement|prevention des risques professionnels',
  'professional-services.legal':
    'mandataire judiciaire|administrateur judiciaire|liquidateur judiciaire|greffier|mediateur|mediation familiale|conciliateur de justice|conseil en propriete industrielle|propriete intellectuelle|propriete industrielle|brevets|generaliste du droit|mandataire judiciaire a la protection des majeurs|tutelle|expert judiciaire|avoue|genealogiste successoral|formaliste|annonces legales',
  'professional-services.staffing':
    'agence interim|agence de placement|placement de main d oeuvre|recruteur|chasseur de tetes|chasse de tetes|conseil en ressources humaines|conseil rh|conseil en recrutement|portage salarial|groupement d employeurs|agence de mannequins|agence de casting|agence de modeles|mannequinat|insertion par l activite economique',
  'professional-services.outsourcing':
    'centre de contacts|teleconseil|teleprospection|secretariat telephonique|permanence telephonique|relation client externalisee|assistante independante|assistant virtuel|assistante virtuelle|assistante administrative independante|services administratifs|travaux de secretariat|saisie de donnees|saisie informatique|bureautique a domicile|externalisation de services|back office|office manager externalise|assistance administrative|gestion administrative|activites de soutien aux entreprises|domiciliation|domiciliation d entreprises|centre d affaires|recouvrement|agence de recouvrement|activites des agences de recouvrement de factures|numerisation de documents|archivage|routage|routage de courrier|photocopie',
  'professional-services.market-research': 'client mystere|panel consommateurs|enquete d opinion|enqueteur terrain',
  'professional-services.security-services':
    'agent cynophile|maitre chien|videoprotection|controle d acces|transport de fonds|convoyage de fonds|enquetes privees|protection rapprochee|garde du corps|surveillance humaine|rondes de surveillance',
  'professional-services.translation': 'langue des signes interprete|localisation linguistique|relecture',
  'professional-services.research': 'prototypage|observatoire scientifique|archeologie|archeologue|fouilles archeologiques|sociologue',
  'professional-services.cleaning':
    'nettoyage apres sinistre|nettoyage haute pression|nettoyage de panneaux solaires|degraissage de hottes|agent d entretien|entretien de locaux|entretien menager|laveur de carreaux|lavage de vitres|blanchisseur|teinturerie|teinturier|repassage|repassage a domicile|repasseuse|location de linge|location entretien de linge|lavandiere|nuisibles|lutte contre les nuisibles|traitement des nuisibles|destruction de nids de guepes|traitement anti termites|depigeonnage|hygiene 3d|balayage de voirie|sanitation|decontamination|syndrome de diogene',
  'professional-services':
    'prestation de services|multi services|conciergerie d entreprise|conciergerie privee|thanatopraxie|thanatopracteur|fossoyeur|pension feline|pension pour animaux|pension pour chiens|pension animaliere|pension animale|chenil|refuge animalier payant|dressage|dressage de chiens|dresseur de chiens|education canine|educateur comportementaliste|comportementaliste|comportementaliste canin|comportementaliste animalier|dog sitter|promeneur de chiens|taxi animalier|rencontres|cartomancie|cartomancien|numerologue|numerologie|tarologue|radiesthesie|geobiologie|geobiologue|magnetiseur|cireur|reparateur horloger|depannage electromenager|reparateur electromenager|reparation de telephones|reparation tv|reparateur de cycles|reparation d articles personnels|reparation informatique|reparation multiservice|affuteur remouleur|location d engins|location d engins de chantier|location de nacelles|location de grues|location d echafaudages|location de vaisselle|location de chapiteaux|location de tentes|location de mobilier|location de costumes|location de vetements|location de robes|location de bungalows|location de skis|location de photocopieurs|loueur de materiel|entretien de jardins|entretien de jardin|entretien d espaces verts|espace vert|entretien des espaces verts|amenagement paysager|creation de jardins|abattage d arbres|abattage et elagage|tonte de pelouse|debroussaillage|parcs et jardins|arrosage automatique|entretien de piscines|hotesse d accueil|accueil en entreprise|activites de conditionnement|vente aux encheres|commissaire priseur|salle des ventes|maison de vente aux encheres|services divers|expert automobile|porte a porte|genealogie|genealogiste|evaluateur|taxidermiste|naturaliste|majordome|personnel de maison|employe de maison|inventoriste|chef de projet independant|entreprise d insertion|artisan multiservices|numerisation|releve de compteurs|employe familial|concierge|cybercafe|rachat de vehicules|aide aux demarches administratives|assistance informatique a domicile|dame de compagnie|chiromancie',
  'real-estate.services':
    'immobilier transaction|mandataire immobilier|negociateur immobilier|conseiller immobilier|chasseur immobilier|chasseur d appartement|gestion de biens|syndic d immeubles|syndic benevole|copropriete|gestion de copropriete|gardien d immeuble|gardiennage d immeubles|services generaux|expert immobilier|diagnostiqueur|dpe|diagnostic de performance energetique|home stager|promotion de location|regie immobiliere|conseil immobilier|multi services immobilier|visite virtuelle immobiliere|fonds de commerce|vente de fonds de commerce|viager|etat des lieux',
  'real-estate.development':
    'activites des marchands de biens immobiliers|lotissement|amenageur|amenageur foncier|developpement immobilier|developpeur foncier|supports juridiques de programmes|programme immobilier neuf|construction promotion|vefa',
  'real-estate.commercial':
    'location de bureaux|location de locaux|location de locaux commerciaux|location de bureaux equipes|immobilier de bureaux|immobilier logistique|garde meuble|garde meubles|box de stockage|location de box|location de garages|location de terrains|location de terrains et d autres biens immobiliers|fonciere|location d entrepots',
  'real-estate.residential':
    'location de logement|location d appartements|location meublee|bailleur|hlm|office hlm|office public de l habitat|habitat social|location nue|lmnp|loueur en meuble|loueur meuble non professionnel|residence services|immobilier residentiel|logement etudiant|sa d hlm',
  'real-estate': 'foncier',
  'financial-services.banking': 'agence bancaire|etablissement bancaire|etablissement de credit|credit mutuel|credit agricole',
  'financial-services.lending':
    'courtage en credit|courtier immobilier credit|courtier en pret immobilier|courtier en rachat de credit|rachat de credit|pret immobilier|mont de piete|financement',
  'financial-services.asset-management':
    'cgp|gestion de fortune|conseil patrimonial|opcvm|epargne|epargne salariale|retraite complementaire|placement financier|fiduciaire de patrimoine|scpi',
  'financial-services.venture-capital':
    'societe d investissement|business angels|capital developpement|prise de participations|societe de participation',
  'financial-services.investment-banking':
    'agent de change|trader|conseil en fusions acquisitions|transmission d entreprise|cession d entreprise|marches financiers',
  'financial-services.exchanges': 'agence de notation',
  'financial-services.payments': 'monetique|monnaie electronique',
  'financial-services.accounting':
    'commissaire aux comptes|commissariat aux comptes|auditeur|audit et conseil|conseil fiscal|fiduciaire|paie externalisee|gestion de la paie|gestion de paie|externalisation de la paie|centre de gestion agree|aide comptable independant|teneur de livres|daf externalise',
  'financial-services': 'banques et assurances|activites financieres',
  insurance: 'mutuelle d assurance|bancassurance|societe d assistance|assistance aux voyageurs',
  'insurance.life-and-health': 'institution de prevoyance|protection sociale complementaire|mutualite|assurance de personnes',
  'insurance.property-and-casualty':
    'assurance automobile|assurance habitation|autres assurances|assurance construction|assurance responsabilite civile|assurance emprunteur|assurance animaux',
  'insurance.brokers':
    'agent general|cabinet d assurance|cabinet d assurances|mandataire d assurance|expert en assurance|expertise en assurance|expertise d assurance|expert d assure|comparateur d assurances',
  'healthcare.hospitals':
    'hopital prive|hopital public|centre hospitalier|hospitalisation|hospitalisation a domicile|polyclinique|soins de suite|centre d imagerie medicale|imagerie medicale|centre de radiologie|dispensaire|urgences medicales|centre de lutte contre le cancer|ambulancier|bloc operatoire',
  'healthcare.practices':
    'docteur|cabinet de groupe|centre de sante|centre medical|maison medicale|pole de sante|sante au travail|service de sante au travail|implantologue|etiopathe|etiopathie|podo orthesiste|orthesiste|orthoptiste|orthoptie|psychomotricien|psychomotricienne|psychomotricite|nutritionniste|dietetique|maieuticien|rhumatologue|orl|oto rhino laryngologiste|anesthesiste|geriatre|reflexologue|reflexologie|hypnotherapeute|hypnotherapie|therapeute|therapie manuelle|kinesiologue|iridologue|energeticien|praticien bien etre|shiatsu|praticien shiatsu|microkinesitherapie|audioprothese|centre d audition|aide auditive|professionnel de sante|profession paramedicale|paramedical|activites de sante humaine|teleconsultation|planning familial|tabacologue|addictologue|lactation consultante|doula',
  'healthcare.mental-health':
    'pedopsychiatre|psychopraticien|gestalt therapeute|neuropsychologue|therapeute de couple|conseiller conjugal|conseil conjugal|art therapeute|art therapie|sexologue|sexologie',
  'healthcare.elderly-care':
    'residence autonomie|foyer logement|unite de soins longue duree|maintien a domicile|auxiliaire de vie|auxiliaire de vie a domicile|garde malade|ssiad|soins infirmiers a domicile|accueil familial|accueillant familial|teleassistance|dependance|silver economie|handicap et grand age|aide aux seniors',
  'healthcare.medical-devices':
    'dispositif medical|materiel medico chirurgical|materiel orthopedique|orthopediste|prothese dentaire|prothesiste|laboratoire de prothese dentaire|laboratoire de prothese|implantologie industrielle|fabricant de protheses|lunettier fabricant|verres optiques|ingenierie biomedicale|podo orthese|ocularistique|oculariste|epithesiste|biomedical',
  'healthcare.digital-health': 'telemedecine logiciel',
  'healthcare.distribution':
    'pharmacie d officine|pharmacie mutualiste|repartition pharmaceutique|grossiste repartiteur|grossiste pharmaceutique|depositaire pharmaceutique|prestataire de sante a domicile|location de materiel medical et vente|oxygenotherapie',
  'healthcare.wellness':
    'spa urbain|institut de bien etre|centre de remise en forme|salle de musculation|musculation|club de remise en forme|gymnastique douce|preparateur physique|professeur de yoga|centre de yoga|massage bien etre|masseur bien etre|thalasso|balneotherapie|thermalisme|station thermale cure|cure thermale|etablissement thermal|hammam|bains|relaxation|relaxologue|cryotherapie|amincissement|centre d amincissement|minceur|centre de minceur|aquabiking|aquagym|soins corporels|developpement personnel bien etre|qi gong|tai chi|sophro relaxation|flottaison|luminotherapie|rebouteux',
  'healthcare.veterinary': 'sante animale|osteopathie animale|marechal ferrant|soins aux animaux',
  healthcare:
    'secteur medico social|sanitaire et social|handicap|foyer de vie|maison d accueil specialisee|foyer d accueil medicalise|institut medico educatif|ime|itep|hebergement medicalise|hebergement social pour handicapes physiques|hebergement social pour handicapes mentaux|aide par le travail',
  'life-sciences.research-tools':
    'laboratoire d analyses|laboratoire d analyse|laboratoire de biologie medicale|laboratoire medical|biologie medicale|analyses biologiques|analyses medicales|analyses biomedicales|laboratoire|laboratoire d essais|recherche clinique|analyse de l eau|analyses agroalimentaires|anatomopathologie|cytologie|laboratoire d analyses agricoles|laboratoire de controle|laboratoire de metrologie|amiante analyses',
  'life-sciences.biotechnology': 'bioproduction|genomique|biologie moleculaire',
  'life-sciences.pharmaceuticals':
    'principe actif pharmaceutique|vaccin|sous traitance pharmaceutique|laboratoire homeopathique|phytotherapie',
  'education.schools':
    'lycee professionnel|lycee agricole|lycee technique|groupe scolaire|microcreche|multi accueil|garderie|jardin d enfants|accueil petite enfance|assistant maternel|nourrice|nounou|maison d assistantes maternelles|garde d enfants a domicile|garde enfant|accueil periscolaire|periscolaire|accueil de loisirs|centre aere|alsh|internat scolaire|etablissement scolaire|education nationale|maison familiale rurale',
  'education.higher-education':
    'grande ecole|ecole d ingenieur|ecole de management|iut|faculte|ecole d architecture|ecole superieure d art|ecole de journalisme|classe preparatoire|institut superieur|ecole d infirmiers|ifsi',
  'education.training':
    'formatrice|formateur independant|formation linguistique|formation securite|formation incendie|formation secourisme|formation routiere|formation informatique|formation caces|centre de formation d apprentis|moto ecole|bateau ecole|enseignement de la conduite|stage de recuperation de points|recuperation de points|permis bateau|permis de conduire|coach|coach de vie|coach professionnel|coach scolaire|developpement personnel|bilan de competences|vae|orientation professionnelle|orientation scolaire|conseil en orientation|aide aux devoirs|professeur particulier|centre de langues|francais langue etrangere|professeur de musique|professeur de chant|professeur de piano|conservatoire|conservatoire de musique|professeur de danse|studio de danse|ecole de theatre|ecole d art|atelier d art|atelier artistique|atelier creatif|cours de couture|ecole de cuisine|atelier culinaire|atelier de cuisine|ecole de coiffure|ecole d esthetique|ecole de cirque|ecole de ski|ecole de pilotage|ecole de pilotage avion|ecole de photographie|enseignement artistique|enseignements divers|autres enseignements|autres activites d enseignement|activites de soutien a l enseignement|ingenierie pedagogique|e formation|apprentissage|ecole de la deuxieme chance|pedagogie|moniteur d auto ecole|moniteur educateur|universite populaire|universite d entreprise|formation rh|conferencier',
  'education.edtech': 'cours en ligne|digital learning',
  'public-sector.administration':
    'municipalite|ville|communaute de communes|communaute d agglomeration|communaute urbaine|metropole|intercommunalite|syndicat intercommunal|syndicat mixte|conseil departemental|conseil regional|collectivite locale|administration publique generale|administration publique centrale|administration territoriale|prefecture|sous prefecture|direction regionale|etablissement public|fonction publique hospitaliere|organisme public|tresor public|impots|douanes|securite sociale|activites generales de securite sociale|caisse d allocations familiales|cpam|caisse primaire d assurance maladie|urssaf|france travail|pole emploi|ccas|centre communal d action sociale|agence publique|autorite publique|syndicat departemental|chambre consulaire|parlement|organisme de securite sociale|maison de l emploi|mission locale|union europeenne|organisation internationale',
  'public-sector.safety':
    'service du feu et de secours|service d incendie et de secours|sdis|armee|armee de terre|marine nationale|defense nationale|protection civile|secours en mer|cour d appel|administration penitentiaire|centre penitentiaire|secourisme association',
  'nonprofit.charities':
    'association caritative|fondation d entreprise|action humanitaire|solidarite internationale|oeuvre sociale|association d aide|restos du coeur|secours populaire|croix rouge|aide alimentaire|fonds de dotation|mecenat|refuge pour animaux|spa refuge|association de protection animale|esat|entreprise adaptee|atelier protege|atelier chantier d insertion|chantier d insertion|structure d insertion|insertion sociale|centre social|maison de quartier|foyer d hebergement|foyer d accueil|hebergement d urgence|hebergement social|centre d hebergement|chrs|aide sociale a l enfance|protection de l enfance|foyer de l enfance|maison d enfants a caractere social|mecs|aide a l enfance|education specialisee|prevention specialisee|aide aux victimes|aide aux migrants|accueil de refugies|accueil ou accompagnement sans hebergement d enfants et d adolescents|association d insertion|mediation sociale|assistante sociale|lutte contre l exclusion|benevolat|parrainage d enfants|don du sang|epicerie sociale',
  'nonprofit.associations':
    'association de parents d eleves|organisation professionnelle|organisation syndicale|organisations professionnelles|federation professionnelle|confederation|ordre professionnel|comite d entreprise|comite social et economique|comite des fetes|amicale|club service|rotary club|mouvement politique|groupement|groupement professionnel|cooperative d activites|reseau d entreprises|club d entreprises|club d affaires|union professionnelle|interprofession|foyer rural|mjc|maison des jeunes et de la culture|collectif citoyen|pole de competitivite',
  'nonprofit.religion': 'abbaye|congregation|association cultuelle|couvent|pelerinage|aumonerie|eveche',
  nonprofit: 'monde associatif|association a but non lucratif',
  software:
    'nouvelles technologies|edition de logiciels|edition logicielle|web|technologies de l information|activites informatiques|startup numerique|informatique et telecoms',
  'software.business-software': 'logiciel metier|progiciel|logiciel de caisse|logiciel comptable|ged|gestion electronique de documents',
  'software.developer-tools': 'edition de logiciels outils de developpement et de langages|edition de logiciels outils',
  'software.it-services':
    'service informatique|conseil en informatique|consultant informatique|infogerance|support informatique|reparation d ordinateurs et peripheriques|programmeur|developpeur|developpeur web|developpeur informatique|developpeur freelance|developpement web|developpement informatique|developpement mobile|creation de sites|creation de site|creation de site web|conception de sites|webmaster|integrateur|integrateur informatique|integration informatique|administrateur systeme|administration reseaux|reseaux informatiques|reseau informatique|ingenierie informatique|transformation numerique|dsi externalisee|recuperation de donnees|traitement de donnees|cabinet informatique|realite augmentee|testeur logiciel|dematerialisation',
  'software.cybersecurity': 'securite des systemes d information|rgpd|conseil en cybersecurite|dpo externalise|hacking ethique',
  'software.cloud-infrastructure':
    'hebergement web|hebergement de sites|hebergement internet|hebergement de donnees|hebergement informatique|hebergeur web|sauvegarde informatique|nom de domaine',
  'software.data-and-ai':
    'data|science des donnees|geomatique|systeme d information geographique|statistiques|informatique decisionnelle|open data',
  'software.games': 'jeux mobiles',
  'software.marketplaces': 'place de marche|plateforme en ligne|plateforme de mise en relation|plateforme collaborative',
  'software.social-networks': 'site de rencontre|site de rencontres|reseau social|forum internet',
  'software.consumer-apps': 'application mobile|applications mobiles|appli mobile',
  'software.blockchain': 'crypto monnaie|cryptomonnaie|crypto actifs|minage de cryptomonnaies',
  telecommunications: 'telephonie d entreprise|telephonie ip',
  'telecommunications.wireless': 'operateur mobile',
  'telecommunications.wireline':
    'fournisseur d acces a internet|operateur fibre|raccordement fibre|installation de fibre optique|deploiement fibre optique|internet haut debit|operateur internet|cable operateur',
  manufacturing:
    'sous traitant industriel|atelier de production|production industrielle|industries diverses|artisan fabricant|fabricant|site de production',
};
