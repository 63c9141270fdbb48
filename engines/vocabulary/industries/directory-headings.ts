/**
 * Headings of business directories (yellow pages, maps, company registers, CRM lists) in seven languages. Compared folded, as a whole,
 * before the words of a title are read: a print shop is not a shop, and a general electrician is not a power supplier. Long because it is one data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const headings: Readonly<Record<IndustryId, string>> = {
  'construction.trades':
    'electrician|electricians|plumbers|plumbing|roofers|roofing contractor|painters|painter|carpenter|carpenters|locksmith|locksmiths|handyman|handyman service|glazier|tiler|plasterer|flooring contractor|flooring store installation|masonry contractor|concrete contractor|drywall contractor|fence contractor|deck builder|swimming pool contractor|bathroom remodeler|kitchen remodeler|remodeler|window installation service|solar energy contractor|heating contractor|air conditioning contractor|insulation contractor|paving contractor|excavating contractor|demolition contractor|well drilling contractor|septic system service|garage door supplier|elektriker|elektroinstallateur|elektroinstallation|elektrobetrieb|tischlerei|tischler|schreinerei|schreiner|zimmerei|malerbetrieb|maler|maler und lackierer|dachdeckerei|sanitar|sanitar heizung klima|shk|heizung und sanitar|klempner|klempnerei|installateur|fliesenleger|trockenbau|schlosserei|schlusseldienst|glaserei|geruestbau|gerustbau|handwerk|handwerker|handwerksbetrieb|menuiserie|menuisier|menuiserie bois et pvc|charpente|charpente couverture|couverture|couvreur|platrerie|peinture en batiment|peintre en batiment|carrelage|carreleur|plomberie|plombier|plombier chauffagiste|chauffagiste|chauffage climatisation|electricite generale|electricite batiment|electricien|serrurerie|serrurier|ferronnerie|artisan du batiment|artisanat|fontanero|fontaneros|electricista|electricistas|instalaciones|instalaciones electricas|carpinteria|carpinteria de aluminio|carpintero|cerrajeria|cerrajero|pintor|pintores|reformas|reformas integrales|reformas y construccion|climatizacion|albanileria|idraulico|idraulica|elettricista|impianti elettrici|impiantistica|impianti termoidraulici|termoidraulica|falegnameria|falegname|serramenti|infissi|imbianchino|fabbro|muratore|cartongesso|artigianato|artigiano|encanador|encanamento|eletricista|instalacoes eletricas|marcenaria|carpintaria|serralharia|serralheria|pintura|canalizador|remodelacoes|climatizacao|ar condicionado|loodgietersbedrijf|installatiebedrijf|installatietechniek|elektricien|elektrotechnisch installatiebedrijf|schildersbedrijf|timmerbedrijf|dakdekker|stukadoor|stukadoorsbedrijf|tegelzetter|klusbedrijf|ambacht|abbrucharbeiten|sonstiger ausbau|demolicion|demolicao|demolizione|demolition|sloopwerkzaamheden|sloopbedrijf|pintura y acristalamiento|travaux de finition|ausbaugewerbe|bauinstallation|landscaper|garten und landschaftsbau|galabau|paysagiste|paysagistes|hovenier|hoveniersbedrijf',
  'construction.building':
    'aannemer|aannemersbedrijf|bouwbedrijf|algemene burgerlijke en utiliteitsbouw|burgerlijke en utiliteitsbouw|general contractors|custom home builder|baufirma|bauunternehmung|constructora|constructora inmobiliaria|impresa edile|impresa di costruzioni|construtora|entreprise de construction|construcciones',
  'automotive.dealers':
    'auto repair|auto repair shop|car repair|mechanic|garagebedrijf|garage|garages|taller mecanico|talleres mecanicos|taller de coches|talleres|officina meccanica|officina|autofficina|carrozzeria|autocarrozzeria|gommista|oficina mecanica|oficina auto|car wash|car detailing service|tire shop|oil change service|towing service|transmission shop|auto glass shop|motorcycle dealer|motorcycle repair shop|rv dealer|truck dealer|used cars|autohandler|autohandel|autowerkstatt|kfz werkstatt|karosseriebau|lackiererei|carrosserie|garage automobile|concesionario|concesionario de coches|concessionaria|concessionaria auto|concessionaria de veiculos|stand de automoveis|autobedrijf|autoschadeherstel|bandenservice|automotive body paint and interior repair and maintenance|automotive body repair|gas station|service station|petrol station|tankstelle|station service|gasolinera|distributore di carburante|posto de combustivel|tankstation|commerce de voitures|commerce de voitures et de vehicules automobiles legers|venta de automoviles|commercio di autovetture|commercio di autoveicoli|vente de voitures|verkoop van auto s',
  'healthcare.practices':
    'chiropractor|chiropractors|physical therapist|physical therapy|physical therapy clinic|physiotherapist|physiotherapy clinic|optometrist|pediatrician|dermatologist|doctor|doctors|family practice physician|urgent care center|orthodontist|oral surgeon|podiatrist|acupuncturist|speech pathologist|occupational therapist|zahnarzt|zahnarzte|zahnarztpraxis|hausarzt|arzt|arzte|facharzt|heilpraktiker|logopadie|ergotherapie|physiotherapiepraxis|kinesitherapeute|medecin|medecin generaliste|dentiste|osteopathe|infirmier|infirmiere|clinica dental|dentista|dentistas|fisioterapia|fisioterapeuta|centro medico|podologia|studio dentistico|studio medico|dentisti|fisioterapista|poliambulatorio|clinica odontologica|consultorio medico|consultorio odontologico|clinica medica|tandarts|huisarts|huisartsenpraktijk|fysiotherapie|fysiotherapeut|logopedie',
  'healthcare.mental-health':
    'counselor|psychotherapist|marriage counselor|mental health clinic|mental health service|psychotherapie|psychologe|psychologue|psicologo|psicologia|psicoterapia|psycholoog|psychologenpraktijk',
  'healthcare.elderly-care':
    'assisted living facility|assisted living|home health care service|retirement home|retirement community|senior citizen center|home care|hospice|altenheim|altenpflege|seniorenheim|pflegeheim|ambulanter pflegedienst|maison de retraite|ehpad|services a la personne|residencia de ancianos|residencia de mayores|ayuda a domicilio|casa di riposo|rsa|assistenza domiciliare|lar de idosos|casa de repouso|apoio domiciliario|verpleeghuis|verzorgingshuis|ouderenzorg|asistencia en establecimientos residenciales|assistenza residenziale|assistenza sociale residenziale',
  healthcare:
    'zorg en welzijn|zorg|gezondheidszorg en welzijn|gesundheit und soziales|gesundheits und sozialwesen|services de sante|sante|sante humaine et action sociale|salud|sanidad|sanidad y servicios sociales|saude e bem estar|healthcare and life sciences|health and social care|health care and social assistance|vocational rehabilitation services|ambulance service|alternative medicine',
  'healthcare.wellness':
    'spa|day spa|massage therapist|massage|massage spa|yoga studio|pilates studio|personal trainer|personal training|wellness center|fitnessstudio|wellness|salle de sport|gimnasio|gimnasios|palestra|centro fitness|academia de ginastica|ginasio|sportschool|sportcentrum',
  'consumer-goods.cosmetics':
    'hair salon|hairdresser|hairdressers|beauty salon|barber shop|barbershop|nail salon|beautician|tanning salon|waxing hair removal service|cosmetologist|friseur|friseure|friseursalon|kosmetik|kosmetikstudio|nagelstudio|coiffeur|coiffure|salon de coiffure|institut de beaute|esthetique|esteticienne|peluqueria|peluquerias|centro de estetica|estetica|barberia|parrucchiere|parrucchieri|centro estetico|barbiere|estetista|cabeleireiro|salao de beleza|barbearia|kapper|kapsalon|schoonheidssalon|frisorsalons|haarverzorging|soins de beaute',
  'healthcare.veterinary':
    'veterinarian|vet|vets|animal hospital|tierarzt|tierarztpraxis|veterinaire|clinica veterinaria|veterinario|ambulatorio veterinario|dierenarts|dierenkliniek|pet groomer|pet boarding service|dog trainer|pet care|pet care except veterinary services',
  'professional-services.legal':
    'personal injury attorney|attorney|attorneys|divorce lawyer|criminal justice attorney|family law attorney|estate planning attorney|bankruptcy attorney|immigration attorney|general practice attorney|notary|notar|notaire|notaria|notariato|notaio|notaris|rechtsanwalte|anwalt|kanzlei|anwaltskanzlei|avocat|avocats|abogado|abogados|avvocato|avvocati|advogado|advogados|advocaat|advocatuur|legal tech',
  'financial-services.accounting':
    'tax preparation service|tax preparation|bookkeeping service|certified public accountant|gestoria|gestorias|asesoria|asesoria fiscal y contable|steuerberatung|lohnsteuerhilfe|cabinet comptable|comptabilite|contabilidad|contabilita|studio commercialista|commercialisti|escritorio de contabilidade|boekhouder|administratiekantoor|accountancy|contabilita e consulenza fiscale',
  'insurance.brokers':
    'insurance agency|insurance agent|insurance agencies|versicherungsagentur|agent general d assurance|courtier en assurances|correduria de seguros|agente de seguros|agenzia assicurativa|agenzia di assicurazioni|corretora de seguros|mediacao de seguros|assurantiekantoor|verzekeringskantoor',
  'real-estate.services':
    'real estate agents|real estate agent|real estate agency|property management company|estate agent|estate agents|letting agent|makelaardij|makelaar|makelaarskantoor|agence immobiliere|agences immobilieres|syndic|administration de biens|inmobiliarias|agencia inmobiliaria|administracion de fincas|agenzia immobiliare|agenzie immobiliari|amministrazione condomini|mediacao imobiliaria|administracao de condominios|immobilienverwaltung|vastgoedbeheer|aluguel de imoveis',
  'real-estate':
    'immobilienbranche|vastgoed|inmobiliario|immobiliare|imoveis|imobiliario|real estate rental and leasing|real estate and rental and leasing|vermietung und verpachtung',
  'real-estate.commercial':
    'co working|coworking|coworking space|office space rental agency|business center|commercial real estate agency|shopping mall',
  'transport-and-logistics.warehousing':
    'self storage facility|self storage|self storage facilities|storage facility|lagerung|entreposage|almacenaje|stoccaggio|armazenagem|opslag|cold storage',
  'transport-and-logistics.freight':
    'spedition|speditionen|moving company|mover|movers|removal services|umzugsunternehmen|umzuge|demenagement|demenageur|mudanzas|traslochi|mudancas|verhuisbedrijf|autotrasporti|autotrasporto|transporte de mercancias|transporte rodoviario de cargas|logistics service|freight forwarding service|trucking|wegtransport|trasporto merci',
  'transport-and-logistics.delivery':
    'post office|postal services|messenger service|paketdienst|kurierdienst|messagerie|mensajeria|corriere espresso|correios|koeriersdienst|atividades de correio|post',
  'transport-and-logistics.passenger':
    'taxi|taxis|taxi stand|limousine service|bus company|car rental agency|car rental|car sharing|parking lot|parking garage|mietwagen|autovermietung|autonoleggio|location de voitures|alquiler de coches|aluguel de carros|rent a car|autoverhuur|vtc|ride hailing|location de camions|taxivervoer|locacao de automoveis|noleggio auto|location de vehicules',
  'travel-and-hospitality.restaurants':
    'coffee shop|cafe|diner|fast food restaurant|pizza restaurant|takeaway|meal takeaway|food court|bistro|pub|pubs|sports bar|night club|wine bar|tea house|ice cream shop|juice shop|caterer|restauration|restauration rapide|restauracion|restauracao|restaurante|restaurantes|ristorante|ristoranti|pizzeria|gastronomie|gaststatte|imbiss|kneipe|eisdiele|traiteur|bar restaurant|cafeteria|bares y restaurantes|bar tabacchi|bar caffe|gelateria|lanchonete|pastelaria cafe|cafetaria|eetcafe|beverage serving activities|nightclubs|discotheque|discoteca|diskothek|restaurants mit herkommlicher bedienung|ausschank von getranken|bar e altri esercizi simili|bar e altri esercizi simili senza cucina|bares|bares e restaurantes|somministrazione di alimenti e bevande',
  'travel-and-hospitality.hotels':
    'bed and breakfast|bed and breakfasts|b and b|hostel|campground|camping|rv park|resort hotel|vacation home rental agency|guest house|pension|ferienwohnung|ferienwohnungen|gite|chambre d hotes|chambres d hotes|casa rural|turismo rural|apartamentos turisticos|agriturismo|agriturismi|affittacamere|alojamento local|alojamento mobilado para turistas|pousada|vakantiepark|campings',
  'travel-and-hospitality':
    'hosteleria|hosteleria y turismo|gastgewerbe|horeca|leisure travel and tourism|hotellerie restauration|turismo|tourismus|tourisme|toerisme|hospitality and tourism|tourism and hospitality',
  'travel-and-hospitality.travel-agencies':
    'tour operator|tour agency|sightseeing tour agency|travel agent|agenzia viaggi|agenzia di viaggi|agenzie viaggi|intermediation service activities for accommodation|reiseveranstalter|reisbemiddeling',
  'retail.specialty':
    'furniture store|mattress store|florist|florists|flower shop|book store|bookstore|bookshop|toy store|sporting goods store|home goods store|garden center|pet store|pet supply store|cell phone store|mobile phone shop|computer store|music store|bicycle store|bike shop|optician|opticians|stationery store|paint store|art supply store|thrift store|antique store|pawn shop|vape shop|fabric store|lighting store|appliance store|baby store|bridal shop|boutique|blumenladen|florist und floristik|buchhandlung|mobelhaus|optiker|augenoptik|juwelier|fahrradladen|schreibwaren|sanitatshaus|baumarkt|gartencenter|fleuriste|fleuristes|librairie|opticien|bijouterie|magasin de meubles|quincaillerie|jardinerie|bricolage|ferreteria|ferreterias|optica|opticas|floristeria|libreria|papeleria|joyeria|tienda de ropa|tienda de muebles|zapateria|ferramenta|ottica|fioraio|cartoleria|gioielleria|negozio di abbigliamento|tabaccheria|ferragens|florista|floricultura|livraria|papelaria|joalharia|otica|loja de roupas|bloemist|boekhandel|juwelier winkel|opticien winkel|woonwinkel|bouwmarkt|fietsenwinkel|tuincentrum|bricolaje',
  retail:
    'grande distribution|grande distribuzione|gdo|varejo|varejista|comercio minorista|minorista|commerce|commerce de detail|commercio al dettaglio|einzelhandel allgemein|retail trade|detailhandel|winkels|comercio|handel',
  'retail.grocery':
    'butcher shop|butcher|deli|delicatessen|fish market|seafood market|greengrocer|produce market|convenience store|grocery store|grocery stores|health food store|organic food store|epicerie|superette|boucherie|boucherie charcuterie|primeur|fromagerie|cave a vin|poissonnerie|metzgerei|fleischerei|feinkost|bioladen|weinhandlung|getrankemarkt|carniceria|fruteria|pescaderia|charcuteria|tienda de alimentacion|alimentari|macelleria|pescheria|ortofrutta|enoteca|salumeria|acougue|talho|peixaria|mercearia|mercado|slagerij|slager|visboer|visspeciaalzaak|groenteboer|slijterij|kaasspeciaalzaak',
  'food-and-drink.packaged-food':
    'bakery|bakeries|wholesale bakery|backerei|backereien|konditorei|boulangerie patisserie|boulangerie et boulangerie patisserie|patisserie|chocolaterie|panaderia|panaderias|pasteleria|confiteria|panificio|pasticceria|padaria|padarias|panificacao|panificadora|pastelaria|confeitaria|bakkerij|banketbakkerij|molkerei|fromagerie laiterie|caseificio|salumificio|pastificio|meal kits|mahl und schalmuhlen|transformation et conservation de la viande|fabricacion de pan|fabricacion de pan y productos frescos de panaderia|slachterijen|abate de animais|fabricacao de laticinios|laticinios|laiterie|matadero|mattatoio',
  'food-and-drink':
    'agroalimentaire|agroalimentar|agroalimentare|agroalimentario|alimentacion y bebidas|alimentacion|alimentare|industrie agroalimentaire|industria alimentaria|industria alimentare|lebensmittel|lebensmittelindustrie|food and beverage|food and beverages|nahrungsmittel|voedingsmiddelenindustrie|levensmiddelen|alimentos|fmcg food',
  'consumer-goods':
    'fmcg|fast moving consumer goods|cpg|consumer packaged goods|konsumguter|biens de consommation|bienes de consumo|gran consumo|beni di consumo|largo consumo|bens de consumo|consumentengoederen',
  'education.schools':
    'day care center|daycare|child care agency|preschool|nursery school|montessori school|primary school|secondary school|private school|kita|kindertagesstatte|creche|ecole maternelle|ecole|lycee|colegio|colegios|guarderia|escuela infantil|instituto de educacion secundaria|asilo nido|scuola dell infanzia|liceo|escola|escola infantil|jardim de infancia|basisschool|kinderdagverblijf|middelbare school|tagesbetreuung von kindern|accueil de jeunes enfants',
  'education.training':
    'driving school|auto ecole|autoescuela|autoescuelas|autoscuola|autoscuole|autoescola|escola de conducao|rijschool|autorijschool|fahrschule|language school|academia de idiomas|scuola di lingue|escola de idiomas|ecole de langues|sprachschule|talenschool|dance school|music school|tutoring service|training centre|centro de formacion|centro di formazione|centre de formation|academia|musikschule|tanzschule|escuela de musica|scuola di danza|cosmetology and barber schools|beauty school|coaching center|coaching|life coach|business coach',
  'nonprofit.religion':
    'church|catholic church|mosque|synagogue|temple|hindu temple|place of worship|religious organization|kirche|kirchengemeinde|eglise|paroisse|iglesia|parroquia|chiesa|parrocchia|igreja|paroquia|kerk|moskee',
  nonprofit:
    'non profit|non profit organization|nonprofit|nonprofit organization|not for profit|ngo|ngos|organizaciones sin animo de lucro|organizacion sin animo de lucro|sin animo de lucro|terceiro setor|tercer sector|terzo settore|economie sociale et solidaire|organisations a but non lucratif|gemeinnutzig|gemeinnutzige organisation|sem fins lucrativos|organizacoes sem fins lucrativos|organizzazioni non profit|goede doelen|non profit organisatie|stichting|stichtingen|ong',
  'nonprofit.charities':
    'fund raising|fundraising|charity|charities|foundation|stiftung|fondation|fundacion|fondazione|fundacao|social services organization|soup kitchen|food bank|homeless shelter|individual and family services',
  'public-sector.administration':
    'town hall|city hall|government office|executive office|foreign affairs|local government|local government office|collectivites territoriales|collectivite territoriale|mairie|administration publique|ayuntamiento|ayuntamientos|administracion publica|administracion local|comune|comuni|enti locali|pubblica amministrazione|prefeitura|camara municipal|administracao publica|gemeente|gemeenten|overheid|overheidsadministratie|rijksoverheid|stadtverwaltung|kommunalverwaltung|gemeindeverwaltung|behorde|behorden|offentlicher dienst|offentliche verwaltung|compulsory social security|sozialversicherung|extraterritorial organisations|embassy|consulate',
  'public-sector.safety':
    'fire station|fire department|police department|feuerwehr|polizei|sapeurs pompiers|police|bomberos|policia|vigili del fuoco|polizia|bombeiros|brandweer|politie|prison',
  'media.arts-and-events':
    'wedding planning|wedding planner|wedding venue|event venue|event planning|convention organisation|party planner|banquet hall|performing arts theater|library|bibliothek|bibliotheque|biblioteca|bibliotheek|dj service|eventagentur|veranstaltungen|evenementiel|organizacion de eventos|organizacion de bodas|organizzazione eventi|organizacao de eventos|eventos|evenementenbureau|eventi|concert hall|live music venue|amusement park|theme park|zoo|messe ausstellungs und kongressveranstalter|organisation de foires|organisation de foires salons professionnels et congres|organizzazione di convegni|organizzazione di convegni e fiere|podiumkunsten|artes cenicas|artes escenicas|spettacolo dal vivo|spectacle vivant',
  'media.sports':
    'stadium|sports club|golf course|golf club|tennis club|soccer club|ski resort|skiing facilities|sports complex|sportverein|club sportif|club deportivo|societa sportiva|clube desportivo|sportvereniging|swimming pool|betrieb von sportanlagen|gestion d installations sportives|gestao de instalacoes esportivas|gestione di impianti sportivi|gestion de instalaciones deportivas',
  'media.design-services':
    'web designer|website designer|graphic designer|photography studio|photo studio|interior design|specialised design|fotograf|fotografie|photographe|fotografo|fotografia|fotograaf|grafikdesign|innenarchitektur|architecte d interieur|decoration d interieur|interiorismo|diseno grafico|grafica|interior designer|design grafico|vormgeving|grafisch ontwerp',
  'media.publishing':
    'news agency activities|newspaper publisher|magazine publisher|verlag|verlage|maison d edition|editorial|casa editrice|editora|uitgeverij',
  'manufacturing.printing':
    'print shop|printing company|commercial printer|sign shop|copy shop|imprimerie|imprenta|tipografia|grafica e stampa|grafica rapida|drukkerij|screen printing shop|buchbinderei',
  'manufacturing.metal-products':
    'machine shop|metal fabricator|metal workshop|welder|welding shop|lavori di meccanica generale|meccanica di precisione|carpenteria metallica|metalmeccanica|metaalbewerking|metaalbedrijf|metallbau|metallverarbeitung|zerspanung|dreherei|chaudronnerie|tolerie|mecanique generale|mecanizados|caldereria|metalmecanica|werkzeugbau|metalurgica|metalomecanica|tornearia|usinagem|herstellung von schlossern und beschlagen|oberflachenveredlung und warmebehandlung|mecanique industrielle|fabricacion de estructuras metalicas|trattamento e rivestimento dei metalli|oberflachentechnik|harterei|traitement de surface',
  'manufacturing.machinery':
    'manufacture of lifting equipment|lifting equipment|meccanica|manufacture of bearings gears gearing and driving elements|bearings gears and driving elements|machinefabriek|maschinenfabrik|construction mecanique|fabricacion de maquinaria|costruzione macchine|construccion naval|construction navale|scheepsbouw|cantieristica navale|construcao naval|costruzione navale',
  manufacturing:
    'manufacturer|manufacturers|industrie|industrial|industria|manufacturing industry|verarbeitendes gewerbe|produzierendes gewerbe|industrie manufacturiere|industria manufacturera|industria manifatturiera|industria transformadora|productie|produktion',
  'energy.gas': 'distribution of gaseous fuels|distribution of gaseous fuels through mains|gas company|gasversorgung',
  'energy.electricity':
    'steam and air conditioning supply|electricity gas steam and air conditioning supply|stromversorger|elektriciteitsproductie|stromerzeugung|stromversorgung',
  energy: 'oil and energy utilities|energieversorgung|utilities|versorger|energie|energia|energia y utilities|nutsbedrijven',
  agriculture:
    'agronegocio|agropecuaria|agropecuario|agribusiness|sector agrario|agricultura e pecuaria|agrarwirtschaft|agrar|filiere agricole',
  'agriculture.farming':
    'gartnerei|gartenbau|nursery plants|plant nursery|farm|farms|dairy farm|horse riding stable|growing of grapes|weinbau|exploitation agricole|maraichage|horticulture|explotacion agricola|ganaderia|azienda agricola|coltivazione di ortaggi|vivaio|quinta agricola|fazenda|boerderij|akkerbouw|veehouderij|tuinbouw|hovenier en kwekerij|anbau von gemuse und melonen|gemuseanbau|obstanbau|elevage de vaches laitieres|elevage|produccion de leche|melkveehouderij|producao de leite|allevamento|pflanzenbau|tierhaltung',
  'professional-services.cleaning':
    'cleaning service|house cleaning|reinigungsfirma|gebaudereinigung|nettoyage|entreprise de nettoyage|limpieza|empresa de limpieza|impresa di pulizie|pulizie|limpeza|schoonmaak|dry cleaners and laundries|laundry service|dry cleaning service|wascherei|textilreinigung|pressing|blanchisserie|lavanderia|tintoreria|wasserij|stomerij|pest control|schadlingsbekampfung|nettoyage courant des batiments|lavado y limpieza de prendas|lavado y limpieza de prendas textiles y de piel|reiniging van gebouwen|cura e manutenzione del paesaggio',
  'professional-services':
    'funeral home|funeral homes|funeral director|funeral service|funeral activities|bestattungen|bestatter|bestattungsinstitut|pompes funebres|funeraria|onoranze funebri|agenzia funebre|agencia funeraria|uitvaartverzorging|uitvaartonderneming|business service|unternehmensnahe dienstleistungen|services aux entreprises|servicios a empresas|servizi alle imprese|zakelijke dienstverlening|dienstleistungen fur unternehmen|bestattungswesen|services funeraires|pompas funebres|servizi di pompe funebri|atividades funerarias|lawn care service|tree service|landscape designer|landscaping|gardener|espaces verts|jardineria|jardinero|giardinaggio|giardiniere|jardinagem|services d amenagement paysager',
  'professional-services.staffing':
    'uitzendbureau|uitzendbureaus|detachering|personaldienstleister|personalvermittlung|arbeitsvermittlung|agence d interim|cabinet de recrutement|recrutement|ett|empresa de trabajo temporal|agenzia per il lavoro|agenzia interinale|lavoro interinale|trabalho temporario|recrutamento|temp agency|executive search firm',
  'professional-services.consulting':
    'activities of head offices|business management consultant|consultant|berater|unternehmensberater|conseil|cabinet de conseil|consultora|consulenza aziendale|consultoria empresarial|organisatieadviesbureau',
  wholesale:
    'importer|exporter|distributor|distribution service|wholesaler|agenti e rappresentanti di commercio|agenti di commercio|rappresentanze|handelsvertretung|handelsvertretungen|grossiste|negoce|mayorista|comercio mayorista|distribucion|atacado|atacadista|distribuidora|grossista|groothandelaar|handelsvermittlung|intermediaires du commerce|intermediarios del comercio|intermediari del commercio|handelsbemiddeling|intermediarios do comercio',
  'financial-services.asset-management':
    'financial planner|financial planners|financial advisor|investment service|vermogensverwaltung|vermogensbeheer|gestion de patrimoine|vermogensberatung',
  'environment.waste':
    'scrap metal dealer|junk removal service|waste management|entsorgung|abfallwirtschaft|recyclage|reciclaje|gestione rifiuti|reciclagem|afvalverwerking',
  software:
    'servicios informaticos y software|edv|informatik und telekommunikation|it und telekommunikation|numerique|tic|digital|informatica e telecomunicacoes|ict|automatisering',
  construction:
    'btp|batiment|batiment et travaux publics|bau|baubranche|baugewerbe|bauwirtschaft|hoch und tiefbau|construccion y reformas|edilizia|edilizia e costruzioni|costruzioni|construcao|bouw|bouwnijverheid|bouw en infra',
  'retail.e-commerce':
    'online shop|onlineshop|onlinehandel|e commerce|vente en ligne|tienda online|negozio online|loja virtual|loja online|webwinkel',
  'media.advertising':
    'digital agency|internet marketing service|seo agency|creative agency|pr agency|public relations firm|werbung|agence web|agence digitale|agencia digital|agencia de comunicacion|agencia de marketing|agenzia di comunicazione|web agency|agencia de marketing digital|marketingbureau|communicatiebureau|internetbureau|reclame',
  'hardware.consumer-electronics': 'wearables|wearable',
  'life-sciences': 'neuroscience|biosciences',
  'construction.architecture':
    'architects|architectural firm|architecture|architekten|architektur|architecte|architectes|arquitecto|arquitectos|estudio de arquitectura|studio di architettura|architetto|studio tecnico|arquiteto|escritorio de arquitetura|architectenbureau|architect|surveyor|land surveyor|geometre|geometra|engineering consultant|ingenieria|ingegneria|engenharia|ingenieurwesen|ingenieurburos fur bautechnische gesamtplanung',
  'manufacturing.electrical-equipment':
    'herstellung von kabeln|kabelherstellung|fabrication de cables|fabricacion de cables|fabbricazione di cavi',
  'construction.civil-engineering':
    'bau von strassen|strassenbau|construction de routes|construction de routes et autoroutes|construccion de carreteras y autopistas|genie civil',
  'transport-and-logistics.maritime':
    'see und kustenschifffahrt|schifffahrt|zeevaart|binnenvaart|transport maritime|transporte maritimo|trasporto marittimo',
  'media.film-and-video':
    'filmherstellung|filmproduktion|production audiovisuelle|produzione cinematografica|produccion audiovisual|producao audiovisual',
  'life-sciences.biotechnology': 'forschung und entwicklung im bereich biotechnologie',
  'professional-services.outsourcing': 'sekretariats und schreibdienste|secretariat|buroservice',
  'nonprofit.associations':
    'wirtschaftsverbande|verbande|organizaciones sindicales|organizzazioni sindacali|organizacoes sindicais|werkgeversorganisaties|sindicatos|sindacati|syndicats|vakbonden|brancheorganisaties',
  'automotive.manufacturers':
    'construction automobile|fabricacao de automoveis|fabricacion de automoviles|industrie automobile|autoindustrie',
  'aerospace-and-defence.aerospace':
    'construction aeronautique|construccion aeronautica|costruzione aeronautica|construction aeronautique et spatiale',
  'energy.water': 'waterwinning|drinkwatervoorziening',
  'software.it-services':
    'advisering op het gebied van informatietechnologie|consultoria em ti|consultoria de ti|it beratung und dienstleistung',
  'manufacturing.furniture': 'arredamento|arredamenti|mobilier',
};

/** Titles of official lists and everyday names that the tables above miss. */
const furtherHeadings: Readonly<Record<string, string>> = {
  'education.higher-education': 'higher ed|highered|hochschulen und universitaten|enseignement superieur prive',
  'education.schools': 'k 12|k12|k 12 education|k12 schools',
  'manufacturing.building-products': 'construction hardware manufacturing|clay and refractory products manufacturing',
  'energy.storage-and-nuclear': 'fuel cell manufacturing|fuel cells|brennstoffzellen|pile a combustible|battery manufacturing',
  'software.it-services':
    'it system design services|it system training and support|mobile app development|app development|app entwicklung|developpement d applications|desarrollo de aplicaciones|desarrollo de apps|sviluppo app|desenvolvimento de aplicativos|app ontwikkeling|webdesign und programmierung',
  'software.cybersecurity': 'data security software products',
  'media.film-and-video': 'online audio and video media',
  'media.design-services': 'webdesign|web design|diseno web|grafik und webdesign|design grafico e web',
  'manufacturing.metal-products':
    'boilers tanks and shipping container manufacturing|metal valve ball and roller manufacturing|schraubenherstellung|drehteile',
  'manufacturing.machinery': 'engines and power transmission equipment manufacturing|hvac and refrigeration equipment manufacturing',
  'manufacturing.plastics-and-rubber':
    'spritzguss|spritzgiesserei|kunststoffspritzguss|injection moulding|injection molding|injection plastique|stampaggio ad iniezione|spuitgieten|injecao de plasticos|inyeccion de plasticos',
  'professional-services':
    'repair and maintenance|tool rental|machine rental|party rental|noleggio attrezzature|noleggio|servicios funerarios|pompes funebres|bestattungen|bestattungswesen|onoranze funebri|servicos funerarios|uitvaartverzorging|funeral services|equipment rental services|consumer goods rental|commercial and industrial equipment rental|equipment rental|maquinaria de alquiler|baumaschinenvermietung',
  'nonprofit.associations':
    'community services|ihk|handwerkskammer|association loi 1901|chambre des metiers|camara de comercio|camera di commercio|kamer van koophandel',
  'retail.grocery': 'lebensmittelhandel|lebensmitteleinzelhandel|minimarket|kiosk|epicerie|colmado|alimentari|mercearia|buurtsuper',
  'healthcare.wellness': 'clinica de estetica|clinicas de estetica|clinica estetica|medicina estetica|medecine esthetique|estetica',
  'transport-and-logistics.supply-chain': '3pl|third party logistics|4pl|kontraktlogistik|contract logistics',
  'automotive.dealers': 'controle technique|revision de vehiculos|oficina de automoveis|oficinas de automoveis|oficina auto|kfz prufstelle',
  'retail.specialty': 'floristik|papeterie|uhrmacher|uhrmacher und juwelier|kapperswinkel|tapiceria y decoracion',
  'consumer-goods.cosmetics': 'kapperszaken|kapperszaak|kapsalon|kapsalons|friseurbetriebe|friseursalons|saloes de beleza|salao de beleza',
  'education.training':
    'nachhilfe|nachhilfeinstitut|soutien scolaire|academia de idiomas|clases particulares|ripetizioni|bijles|explicacoes',
  'healthcare.hospitals': 'ambulance|ambulanz und rettungsdienst|ambulancias|rettungsdienst|krankentransport',
  'construction.architecture': 'geometre expert|geometres experts|studio di geometra|geometra',
  'professional-services.outsourcing': 'inkasso|inkassounternehmen|recouvrement de creances|recobros|recupero crediti|incassobureau',
  'agriculture.farming': 'avicultura|aviculture|apicultura|horta|hortas|horticultura|olivar|frutticoltura|fruitteelt',
  'construction.trades': 'kaltetechnik|kalte und klimatechnik|frio industrial|froid industriel|koeltechniek|impianti frigoriferi',
  'professional-services.legal': 'court reporting services|court reporting',
  'materials.mining': 'lavorazione marmo|lavorazione del marmo|marbrerie|marmoleria|marmi|marmi e graniti|marmoles|natursteine',
  'food-and-drink.alcohol': 'cantina|cantina vinicola|cantine vinicole|weinkellerei|caves viticoles',
  'environment.waste': 'chatarreria|desguace|schrotthandel|ferrailleur|rottamazione|sucata',
  'food-and-drink.packaged-food':
    'tierfutter|tiernahrung|futtermittel|food processors|food processing companies|conserveras|conserveries|conservifici|foodproducent|foodproducenten|voedingsproducenten|levensmiddelenproducenten|voedselproducenten|lebensmittelproduzenten|food producers|producteurs alimentaires|olmuhle|almazara|frantoio|moulin a huile|molino|muhle',
};

/** Every heading with its ID. */
export function directoryHeadings(): [name: string, id: IndustryId][] {
  return [...namesWithIds(furtherHeadings), ...namesWithIds(headings)];
}
