/**
 * LinkedIn's industries (version 2 and the older list) in German, French, Spanish, Italian, Dutch and Portuguese, where the words say less than the English name or something
 * else: translated by hand on 2026-11-28, some in two wordings. Folded, compared as a whole. A data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const names: Readonly<Record<IndustryId, string>> = {
  'aerospace-and-defence':
    'herstellung von verteidigungs und raumfahrtausrustung|fabrication pour la defense et lespace|industrie de la defense et de lespace|fabricacion para defensa y espacio|fabricacion de defensa y espacio|produzione per la difesa e lo spazio|defensie en ruimtevaartindustrie|fabricacao de defesa e espaco|luft und raumfahrt|luftfahrt und raumfahrt|aviation et aerospatiale|aeronautique et aerospatiale|aviacion y aeroespacial|aeronautica y aeroespacial|aviacion y sector aeroespacial|aviacao e aeroespacial|aeronautica e aeroespacial|aviacao e industria aeroespacial|aviazione e aerospazio|aeronautica e aerospazio|aviazione e aerospaziale|luchtvaart en ruimtevaart|lucht en ruimtevaart',
  'aerospace-and-defence.aerospace':
    'herstellung von komponenten fur die luft und raumfahrt|vervaardiging van onderdelen voor de lucht en ruimtevaart',
  'aerospace-and-defence.defence':
    'strijdkrachten|militar und internationale angelegenheiten|affaires militaires et internationales|asuntos militares e internacionales|forces militaires|exercito|forcas militares',
  'aerospace-and-defence.space':
    'raumfahrtforschung und technologie|recherche et technologie spatiales|investigacion y tecnologia espacial|ricerca e tecnologia spaziale|ruimteonderzoek en technologie|pesquisa e tecnologia espacial',
  agriculture:
    'landwirtschaft viehzucht forstwirtschaft|agriculture elevage sylviculture|agricultura ganaderia y silvicultura|agricoltura allevamento e silvicoltura|landbouw veeteelt en bosbouw|agricultura pecuaria e silvicultura',
  'agriculture.farming': 'ganaderia y pesca|pecuaria e pesca|viehwirtschaft',
  'construction.architecture':
    'services darpentage et de cartographie|servizi di rilevamento e mappatura|landmeetkundige en karteringsdiensten|servicos de topografia e mapeamento',
  'construction.building': 'nichtwohnungsbau',
  'construction.civil-engineering':
    'aanleg van snelwegen straten en bruggen|bau von versorgungssystemen|construccion de sistemas de servicios publicos|costruzione di reti di pubblica utilita|construcao de sistemas de utilidade publica|ingenierie civile',
  'construction.trades':
    'spezialhandwerksbetriebe|contratistas especializados|contratistas de oficios especializados|appaltatori specializzati|gespecialiseerde aannemers|empreiteiros especializados|entrepreneurs de finition de batiments|contratistas de acabados de edificios|appaltatori di finiture edili|aannemers voor bouwafwerking|empreiteiros de acabamento|contratistas de equipos de construccion|appaltatori di impianti per edifici',
  'consumer-goods.apparel': 'herstellung von modeaccessoires',
  'consumer-goods.cosmetics':
    'fabrication de produits de soins personnels|fabricacion de productos de cuidado personal|produzione di prodotti per la cura personale|services de soins personnels',
  'consumer-goods.luxury': 'bienes de lujo y joyeria|bens de luxo e joalheria',
  'consumer-goods.sports-and-leisure': 'sportwaren|sportbenodigdheden',
  education:
    'programmes dadministration de leducation|programmi di amministrazione scolastica|programas de administracao educacional|administration scolaire',
  'education.edtech':
    'fournisseurs de learning|fournisseurs de formation en ligne|proveedores de e learning|proveedores de aprendizaje electronico|fornitori di e learning|aanbieders van e learning|provedores de e learning|onlinelernen|formation en ligne|enseignement en ligne|formacion en linea|aprendizado on line|online leren',
  'education.higher-education': 'etudes superieures|formazione universitaria',
  'education.schools':
    'services de garde denfants|grund und sekundarschulbildung|primar sekundarbildung|education primaire et secondaire|educacao primaria e secundaria',
  'education.training':
    'enseignement du sport et des loisirs|instruccion deportiva y recreativa|istruzione sportiva e ricreativa|instrucao esportiva e recreativa|kosmetik und friseurschulen|ecoles desthetique et de coiffure|kappers en schoonheidsscholen|ecoles des beaux arts|flugausbildung|flugschulung|formation au pilotage|entrenamiento de vuelo|addestramento al volo|treinamento de voo|sekretarinnenschulen|ecoles de secretariat|scuole per segretarie|technische und berufliche ausbildung|formation technique et professionnelle',
  energy:
    'services d utilite publique|suministros publicos|servicos de utilidade publica|concessionarias de servicos publicos|servizi di pubblica utilita|servizi pubblici essenziali|nutsvoorzieningen',
  'energy.electricity':
    'stromerzeugung aus fossilen brennstoffen|generacion de energia electrica con combustibles fosiles|elektriciteitsopwekking uit fossiele brandstoffen|geracao de energia eletrica por combustiveis fosseis|stromubertragung steuerung und verteilung',
  'energy.oil-and-gas':
    'rohrleitungstransport|transport par pipeline|transporte por oleoductos|trasporto tramite condotte|transporte por dutos|ol gas und bergbau|herstellung von ol und kohleprodukten|ol und energie|erdol und energie|petrole et energie|petroleo y energia|petroleo e energia|petrolio ed energia|petrolio e energia|olie en energie',
  'energy.renewables':
    'geothermische stromerzeugung|production denergie geothermique|production delectricite geothermique|generacion de energia geotermica|produzione di energia geotermica|geothermische energieopwekking|geracao de energia geotermica|windkrafterzeugung|stromerzeugung aus windkraft|production denergie eolienne|generacion de energia eolica|produzione di energia eolica|geracao de energia eolica|stromerzeugung aus biomasse|generacion de energia de biomasa|energieopwekking uit biomassa|geracao de energia de biomassa|stromerzeugung aus wasserkraft|production denergie hydroelectrique|generacion de energia hidroelectrica|produzione di energia idroelettrica|opwekking van waterkracht|geracao de energia hidreletrica|production denergie solaire|generacion de energia solar|opwekking van zonne energie|geracao de energia solar|herstellung von anlagen fur erneuerbare energien|fabricacion de equipos de energias renovables|produzione di apparecchiature per le energie rinnovabili|vervaardiging van apparatuur voor hernieuwbare energie|fabricacao de equipamentos de energia renovavel',
  'energy.storage-and-nuclear':
    'fabricacao de celulas de combustivel|stromerzeugung aus kernenergie|production delectricite nucleaire|generacion de energia nuclear|geracao de energia nuclear',
  'energy.water':
    'systemes dapprovisionnement en eau et dirrigation|sistemi di approvvigionamento idrico e irrigazione|watervoorziening en irrigatiesystemen|abastecimento de agua e sistemas de irrigacao',
  environment:
    'klimadaten und analysen|donnees et analyses climatiques|datos y analisis climaticos|dati e analisi climatiche|klimaatgegevens en analyse|dados e analises climaticas|herstellung von klimatechnologieprodukten|fabrication de produits de technologie climatique|fabricacion de productos de tecnologia climatica|produzione di prodotti per la tecnologia climatica|vervaardiging van klimaattechnologieproducten|fabricacao de produtos de tecnologia climatica|umweltqualitatsprogramme|programmes de qualite de lenvironnement|programas de calidad ambiental|programmi di qualita ambientale|programmas voor milieukwaliteit|programas de qualidade ambiental|naturschutzprogramme|programmes de conservation|programas de conservacion|programmi di conservazione|natuurbeschermingsprogrammas|programas de conservacao',
  'environment.environmental-services': 'services pour l environnement',
  'financial-services.asset-management':
    'fondos y fideicomisos|fondi e trust|fundos e fideicomissos|fundos e trustes|consulenza sugli investimenti|fiducies et successions|fideicomisos y sucesiones|trust e patrimoni|gestion de placements|anlageverwaltung|investmentverwaltung|investeringsbeheer',
  'financial-services.banking': 'institutions depargne|instituciones de ahorro|istituti di risparmio|instituicoes de poupanca',
  'financial-services.exchanges':
    'wertpapier und warenborsen|bourses de valeurs et de marchandises|bolsas de valores y mercancias|effecten en goederenbeurzen|bolsas de valores e mercadorias',
  'financial-services.investment-banking': 'investmentbanking|bancos de investimento|investeringsbankieren',
  'financial-services.lending': 'agentes de prestamos|corredores de prestamos|kredietbemiddelaars|corretores de emprestimos',
  'financial-services.venture-capital': 'societa di partecipazione|houdstermaatschappijen',
  'food-and-drink':
    'herstellung von lebensmitteln und getranken|vervaardiging van voedingsmiddelen en dranken|nahrungsmittel getranke|speisen und getranke|aliments et boissons|agroalimentaire et boissons|voedsel en dranken',
  'food-and-drink.packaged-food': 'fabricacion de productos del mar|herstellung von obst und gemusekonserven',
  hardware:
    'herstellung von computern und elektronik|fabrication dordinateurs et de produits electroniques|fabricacion de computadoras y productos electronicos|fabricacion de ordenadores y electronica|vervaardiging van computers en elektronica|fabricacao de computadores e eletronicos',
  'hardware.computers':
    'herstellung von magnetischen und optischen medien|fabricacion de medios magneticos y opticos|produzione di supporti magnetici e ottici|fabricacao de midias magneticas e opticas|vervaardiging van computerhardware',
  'hardware.electronic-components':
    'herstellung intelligenter zahler|fabrication de compteurs intelligents|fabricacion de contadores inteligentes|fabricacion de medidores inteligentes|produzione di contatori intelligenti|vervaardiging van slimme meters|fabricacao de medidores inteligentes',
  'hardware.network-equipment':
    'computernetzwerkprodukte|produits de reseaux informatiques|productos de redes informaticas|prodotti per reti informatiche|computernetwerkproducten|produtos para redes de computadores|computernetzwerke|computernetze|redes de computadoras|reti di computer|computernetwerken',
  'hardware.robotics':
    'ingenierie robotique|ingenieria robotica|ingegneria robotica|robotica engineering|engenharia robotica|fabricacao de robos',
  healthcare:
    'krankenwagendienste|services dambulance|services ambulanciers|servicios de ambulancia|servizi di ambulanza|ambulancediensten|servicos de ambulancia|sante publique|salud publica|volksgezondheid|saude publica|krankenhauser und gesundheitswesen|hopitaux et services de sante|hospitales y atencion sanitaria|ospedali e assistenza sanitaria|ziekenhuizen en gezondheidszorg|soins hospitaliers et de sante|hospitais e cuidados de saude',
  'healthcare.elderly-care':
    'hausliche gesundheitspflege|servicios de atencion medica domiciliaria|servicios de salud a domicilio|servizi di assistenza sanitaria domiciliare|servicos de saude domiciliar|maisons de retraite et etablissements de soins residentiels|residencias de ancianos y centros de cuidados|residencias y centros de atencion|case di cura e strutture residenziali|case di riposo e strutture di assistenza residenziale|casas de repouso e instituicoes de cuidados residenciais|dienste fur altere und behinderte menschen',
  'healthcare.hospitals':
    'ambulante versorgungszentren|centres de soins ambulatoires|centros de atencion ambulatoria|centri di cura ambulatoriali|ambulante zorgcentra|centros de atendimento ambulatorial',
  'healthcare.practices':
    'familienplanungszentren|centres de planning familial|centri di pianificazione familiare|centra voor gezinsplanning|centros de planejamento familiar|physio ergo und sprachtherapeuten|alternative medizin|medecine alternative|medecines alternatives|medicina alternativa|medizinische praxis|professione medica|medische praktijk',
  'healthcare.veterinary': 'haustierdienste',
  'healthcare.wellness': 'servicios de bienestar y ejercicio|sante bien etre et forme physique|sante forme et bien etre',
  insurance: 'gestione dei sinistri e servizi attuariali|regulacao de sinistros e servicos atuariais',
  'manufacturing.automation':
    'herstellung von automatisierungsmaschinen|herstellung von automatisierungsanlagen|fabrication de machines dautomatisation|fabricacion de maquinaria de automatizacion|produzione di macchinari per lautomazione|vervaardiging van automatiseringsmachines|fabricacao de maquinas de automacao',
  'manufacturing.building-products':
    'herstellung von baubeschlagen|fabrication de quincaillerie de construction|fabricacion de ferreteria para la construccion|produzione di ferramenta per ledilizia|vervaardiging van bouwbeslag|fabricacao de ferragens para construcao',
  'manufacturing.electrical-equipment':
    'fabricacion de equipos de iluminacion electrica|fabricacao de equipamentos de iluminacao eletrica|elektrische und elektronische fertigung|elektro und elektronikfertigung|herstellung elektrischer und elektronischer gerate|fabrication electrique et electronique|fabrication electrique electronique|industrie electrique et electronique|fabricacion electrica y electronica|fabricacion de productos electricos electronicos|fabricacao eletrica e eletronica|manufatura eletroeletronica|produzione elettrica ed elettronica|industria elettrica ed elettronica|elektrische en elektronische productie|elektrotechnische en elektronische industrie',
  'manufacturing.machinery':
    'herstellung von heizungs luftungs klima und kaltetechnik|herstellung von heizungs luftungs und klimaanlagen|fabrication dequipements de cvc et de refrigeration|fabricacion de equipos de climatizacion y refrigeracion|produzione di impianti hvac e di refrigerazione|vervaardiging van hvac en koelapparatuur|fabrication de moteurs et dequipements de transmission de puissance|fabricacion de motores y equipos de transmision de potencia|fabricacao de motores e equipamentos de transmissao de energia|herstellung von eisenbahnausrustung|vervaardiging van spoorwegmaterieel|fabricacao de equipamentos ferroviarios|fabrication de machines agricoles de construction et dexploitation miniere|fabricacion de maquinaria agricola de construccion y mineria|ingenierie mecanique ou industrielle|genie mecanique ou industriel|ingenieria mecanica o industrial|engenharia mecanica ou industrial|ingegneria meccanica o industriale|werktuigbouwkunde of industriele techniek',
  'manufacturing.metal-products':
    'herstellung von architektur und baumetall|fabrication delements metalliques darchitecture et de structure|fabricacion de metales arquitectonicos y estructurales|produzione di metalli architettonici e strutturali|vervaardiging van architectonische en structurele metalen|fabricacao de metais estruturais e arquitetonicos|metallbehandlung|trattamenti dei metalli|metaalbehandeling|produzione di posate e utensili manuali|fabrication de produits decolletes et de fixations|fabricacion de productos torneados y elementos de fijacion',
  'manufacturing.printing': 'drukdiensten',
  'materials.glass-and-ceramics': 'produzione di vetro ceramica e calcestruzzo',
  'materials.mining':
    'exploitation miniere et metaux|industrie miniere et metallurgie|mineria y metalurgia|mineracao e metalurgia|industria mineraria e metallurgica',
  'materials.steel-and-metals': 'primarmetallherstellung|herstellung von primarmetallen',
  media:
    'entertainmentaanbieders|production de medias|production media|produccion multimedia|producao multimidia|produzione media|onlinemedien|midias on line|mezzi di informazione online|onlinemedia',
  'media.arts-and-events':
    'artes escenicas y deportes para espectadores|arti dello spettacolo e sport|historische statten|lugares historicos|siti storici|historische locaties|locais historicos|freizeiteinrichtungen|installations de loisirs|equipements de loisirs|instalaciones recreativas|strutture ricreative|recreatieve voorzieningen|instalacoes recreativas|cirques et spectacles de magie|circos y espectaculos de magia|circhi e spettacoli di magia|circussen en magieshows|circos e espetaculos de magica|tanzkompanien|vergnugungsparks und spielhallen|zoologicos y jardines botanicos|zoologicos e jardins botanicos|schone kunste|schone kunsten|beeldende kunst|artes interpretativas|artes performaticas|arti sceniche|installations et services recreatifs|equipements et services recreatifs|instalacoes e servicos de recreacao|instalacoes e servicos recreativos|strutture e servizi ricreativi|impianti e servizi ricreativi|recreatieve faciliteiten en diensten|recreatievoorzieningen en diensten|bibliotheken|bibliotheques|bibliotheque|bibliothek|bibliotecas|biblioteca|biblioteche',
  'media.broadcasting':
    'produktion und vertrieb von rundfunkmedien|production et distribution de medias audiovisuels|produccion y distribucion de medios de difusion|produzione e distribuzione di media radiotelevisivi|producao e distribuicao de midia de transmissao|kabel und satellitenprogramme|programmation par cable et satellite|programacion por cable y satelite|programmazione via cavo e satellite|kabel en satellietprogrammering|programacao a cabo e satelite|medias diffuses|medias audiovisuels|medias de diffusion|medios de radiodifusion|uitzendmedia',
  'media.film-and-video':
    'peliculas y grabacion de sonido|films en geluidsopnamen|filmes e gravacao de som|animatie en postproductie|online audio und videomedien|medias audio et video en ligne|medios de audio y video en linea|media audio e video online|online audio en videomedia|midia de audio e video online',
  'media.music': 'tonaufnahmen',
  'media.publishing':
    'buch und zeitschriftenverlage|editoria di libri e periodici|boeken en tijdschriftenuitgeverijen|publicacao de livros e periodicos|internetnachrichten|actualites sur internet|noticias por internet|notizie su internet|internetnieuws|noticias na internet|schreiben und bearbeiten|scrittura ed editing|schrijven en redigeren|notenverlage|geschaftsinhalte|contenu commercial|uitgeverswezen|verfassen und redigieren|escrita e revisao|schrijven en bewerken',
  'media.sports':
    'zuschauersport|sports spectacles|deportes para espectadores|sport per spettatori|toeschouwerssporten|esportes para espectadores|skianlagen|instalaciones de esqui|impianti sciistici|skifaciliteiten|instalacoes de esqui|rennstrecken|racebanen|terrains de golf et country clubs|campi da golf e country club|sportmannschaften und vereine|sportteams en clubs',
  nonprofit:
    'organizzazioni senza scopo di lucro|management von non profit organisationen|verwaltung gemeinnutziger organisationen|gestion de organizaciones sin fines de lucro|gestion de organizaciones sin animo de lucro|gestao de organizacoes sem fins lucrativos|gestione di organizzazioni no profit|gestione di organizzazioni senza scopo di lucro|management van non profitorganisaties|beheer van non profitorganisaties',
  'nonprofit.associations':
    'burger en sociale organisaties|organizzazioni professionali|associazioni di settore|gemeinschaftsdienste|services communautaires|servicios comunitarios|servizi per la comunita|servicos comunitarios|gesellschaftliche und soziale organisationen|organisation civique et sociale|organizacao civica e social|organizzazione civica e sociale|maatschappelijke en sociale organisaties|politische organisation|organisation politique|organizzazione politica',
  'nonprofit.charities':
    'individual und familiendienste|services aux personnes et aux familles|servicios a individuos y familias|servicios individuales y familiares|servizi alla persona e alla famiglia|diensten voor individuen en gezinnen|servicos a individuos e familias|spendensammlung|arrecadacao de fundos|notfall und hilfsdienste|services durgence et de secours|servicios de emergencia y ayuda|servicios de emergencia y socorro|servizi di emergenza e soccorso|nood en hulpdiensten|servicos de emergencia e socorro|spendenbeschaffung|mittelbeschaffung|levee de fonds caritatifs|captacion de fondos|geldinzameling|einzelpersonen und familiendienste|services individuels et familiaux|services a la famille|servicios para el individuo y la familia|servicos para individuos e familias|servicos individuais e familiares|servicos a familia|servizi individuali e familiari|individuele en gezinsdiensten|diensten voor personen en gezinnen',
  'professional-services':
    'verwaltungs und unterstutzungsdienste|services administratifs et de soutien|verbraucherdienste|services aux consommateurs|servicios al consumidor|servizi al consumatore|consumentendiensten|servicos ao consumidor|services menagers|servizi domestici|vermietung von gewerblichen und industriellen geraten|verhuur van commerciele en industriele apparatuur|vermietung von konsumgutern|alquiler de bienes de consumo|verhuur van consumptiegoederen|landschaftsgestaltung|hoveniersdiensten|buroverwaltung|administration de bureau|administracion de oficinas|amministrazione dufficio|kantooradministratie|administracao de escritorios|professionelle dienstleistungen|services professionnels|professionele dienstverlening|polsterei und mobelreparatur|riparazione e rivestimento di mobili|mantenimiento de equipos electronicos y de precision|manutenzione di apparecchiature elettroniche e di precisione|onderhoud van elektronische en precisieapparatuur|manutencao de equipamentos eletronicos e de precisao|konsumentendienste|services a la consommation|servicios de consumo|servicos de consumo|servizi per i consumatori|consumentenservices',
  'professional-services.cleaning': 'lavanderia e lavagem a seco',
  'professional-services.consulting':
    'strategische managementdienstleistungen|services de gestion strategique|servicios de gestion estrategica|servizi di gestione strategica|strategisch management|servicos de gestao estrategica|dienstleistungen im bereich regierungsbeziehungen|services de relations gouvernementales|servicios de relaciones gubernamentales|servizi di relazioni istituzionali|servicos de relacoes governamentais|relacoes governamentais',
  'professional-services.legal':
    'alternative streitbeilegung|reglement alternatif des litiges|modes alternatifs de reglement des conflits|resolucion alternativa de conflictos|resolucion de conflictos por terceras partes|risoluzione alternativa delle controversie|alternatieve geschillenbeslechting|resolucao alternativa de litigios|arbitragem e mediacao de conflitos|juristische dienstleistungen|aussergerichtliche streitbeilegung|resolution alternative des conflits|reglement extrajudiciaire des litiges|resolucion alternativa de disputas|resolucao alternativa de disputas|geschillenbeslechting|exercice du droit|pratique du droit|practica de derecho|esercizio della professione legale',
  'professional-services.outsourcing':
    'telefonische callcenter|telefon callcenter|telefonische callcenters|centrais de atendimento telefonico|agenzie di riscossione|agencias de cobranca|conseil en externalisation et delocalisation|consultoria de subcontratacion y deslocalizacion|consulenza in outsourcing e offshoring|consultoria em terceirizacao',
  'professional-services.research':
    'laboratoires didees|groupes de reflexion|grupos de reflexion|laboratorios de ideas|centri studi|denktanks|nanotechnologieforschung|ricerca sulle nanotecnologie|onderzoek op het gebied van nanotechnologie|pesquisa em nanotecnologia|nanotechnologie|nanotecnologia|nanotecnologie|gabinetes estrategicos|laboratorios de ideias|grupos de reflexao',
  'professional-services.security-services':
    'sicherheits und patrouillendienste|bewakings en patrouillediensten|dienstleistungen fur sicherheitssysteme',
  'professional-services.staffing':
    'fuhrungskraftevermittlung|recherche de cadres dirigeants|servicios de busqueda de ejecutivos|busqueda de ejecutivos|ricerca di dirigenti|ricerca di personale dirigente|recrutamento de executivos|services dinterim|diensten op het gebied van personeelszaken|selezione e gestione del personale|selezione e reclutamento del personale',
  'public-sector':
    'regierungsverwaltung|gesetzgebende behorden|organes legislatifs|oficinas legislativas|uffici legislativi|wetgevende instanties|escritorios legislativos|politische amter|legislative|gesetzgebendes amt|bureau legislatif|fonction legislative|pouvoir legislatif|oficina legislativa|poder legislativo|despacho legislativo|escritorio legislativo|gabinete legislativo|ufficio legislativo|potere legislativo|wetgevende macht|wetgevend kantoor',
  'public-sector.administration':
    'wirtschaftsprogramme|programmes economiques|programas economicos|programmi economici|economische programmas|wohnungsbauprogramme|programmes de logement|programas de vivienda|programmi abitativi|huisvestingsprogrammas|programas habitacionais|verkehrsprogramme|programas de transporte|programmi per i trasporti|vervoersprogrammas|offentliche hilfsprogramme|programmes daide publique|programas de asistencia publica|programmi di assistenza pubblica|openbare bijstand|programas de assistencia publica|desarrollo comunitario y planificacion urbana|sviluppo comunitario e pianificazione urbana|gemeenschapsontwikkeling en stadsplanning|desenvolvimento comunitario e planejamento urbano|bureaux executifs|oficinas ejecutivas|uffici esecutivi|escritorios executivos|internationale angelegenheiten|affaires internationales|asuntos internacionales|affari internazionali|internationale zaken|assuntos internacionais|verwaltung von versorgungsbetrieben|administration des services publics|administracion de servicios publicos|amministrazione dei servizi di pubblica utilita|beheer van nutsvoorzieningen|administracao de servicos publicos|verwaltung von luft wasser und abfallprogrammen|gestion des programmes de lair de leau et des dechets|gestion de programas de aire agua y residuos|gestione dei programmi per aria acqua e rifiuti|exekutivburo|regierungskanzlei|bureau executif|bureaux executifs du gouvernement|oficina ejecutiva|oficinas ejecutivas del gobierno|escritorio executivo|gabinete executivo|ufficio esecutivo|uitvoerend kantoor|uitvoerende overheidsorganen|internationale beziehungen|relations internationales|relaciones internacionales|relacoes internacionais|relazioni internazionali|internationale betrekkingen|offentliche ordnung|politikgestaltung|offentliche politik|politique publique|politica publica|politica pubblica|openbaar beleid',
  'public-sector.safety':
    'justizverwaltung|etablissements penitentiaires|istituti penitenziari|sistema prisional|brandschutz|protection contre les incendies|proteccion contra incendios|protezione antincendio|brandbeveiliging|protecao contra incendios|maintien de lordre|wetshandhaving|pubblica sicurezza|justizwesen|judiciaire|pouvoir judiciaire|judicial|judicatura|poder judicial|sistema judicial|judiciario|poder judiciario|sistema judiciario|magistratura|sistema giudiziario|rechterlijke macht|gerechtelijk apparaat|aplicacion de la ley|applicazione della legge',
  'real-estate':
    'vermietung von immobilien und geraten|location de biens immobiliers et dequipements|servizi di noleggio immobili e attrezzature',
  'real-estate.commercial':
    'location de biens immobiliers non residentiels|alquiler de inmuebles no residenciales|arrendamiento de inmuebles no residenciales|locazione di immobili non residenziali|verhuur van niet residentieel vastgoed|locacao de imoveis nao residenciais|aluguel de imoveis nao residenciais|bienes inmuebles comerciales|imobiliario comercial|settore immobiliare commerciale',
  'real-estate.development':
    'grundstuckserschliessung|parzellierung von land|subdivision de terrenos|lottizzazione di terreni|verkaveling van grond',
  'real-estate.residential':
    'vermietung von wohnimmobilien|location de biens immobiliers residentiels|alquiler de inmuebles residenciales|arrendamiento de inmuebles residenciales|locazione di immobili residenziali|leasing immobiliare residenziale|locacao de imoveis residenciais|aluguel de imoveis residenciais',
  'real-estate.services':
    'agents et courtiers immobiliers|agentes y corredores inmobiliarios|corretores e agentes imobiliarios|servizi di gestione degli impianti|facilitaire diensten|servicos de instalacoes|gebaudedienste|facility dienstleistungen|services aux installations|services d infrastructure|servicios infraestructurales|servicios de instalaciones|servicios a instalaciones|servicos prediais|servizi per gli impianti|servizi per le strutture|servizi di facility',
  'retail.e-commerce':
    'vente en ligne et par correspondance|venta en linea y por correo|venta minorista en linea y por correo|vendita al dettaglio online e per corrispondenza',
  'retail.grocery': 'comercio varejista de mantimentos',
  'retail.specialty': 'venta minorista de materiales de construccion y equipos de jardin',
  software:
    'softwareprodukte fur mobiles computing|logiciels pour linformatique mobile|softwareproducten voor mobiel computergebruik|technologies information et medias|eingebettete softwareprodukte|ingebedde softwareproducten|desktop softwareprodukte|logiciels de bureau|software de computadoras|software de computador|servizi informativi',
  'software.blockchain': 'blockchain dienste|blockchaindiensten',
  'software.cybersecurity':
    'seguranca de redes e sistemas de informacao|seguranca de computadores e redes|productos de software de seguridad de datos|sicurezza di reti e computer',
  'software.data-and-ai':
    'business intelligence plattformen|plateformes dinformatique decisionnelle|plataformas de inteligencia empresarial|piattaforme di business intelligence|plataformas de inteligencia de negocios|dateninfrastruktur und analyse|infraestructura y analisis de datos|infrastruttura e analisi dei dati|data infrastructuur en analyse|infraestrutura e analise de dados',
  'software.games': 'apps fur mobile spiele|jeux informatiques|juegos de computadora',
  'software.it-services':
    'it systemwartung und betrieb|individuelle softwareentwicklung fur it systeme|developpement de logiciels sur mesure|sviluppo di software personalizzato|ontwikkeling van maatwerksoftware|desenvolvimento de software personalizado|schulung und support fur it systeme|formation et assistance pour les systemes informatiques|formacion y soporte de sistemas de ti|formazione e supporto per sistemi it|it und services|informatica e servizi|tecnologia dell informazione e servizi|it en services|programmentwicklung|developpement de programmes|desarrollo de programacion|desarrollo de programas|sviluppo di programmi|sviluppo programmi|programmaontwikkeling',
  'software.marketplaces':
    'internetmarktplatze|plateformes de marche en ligne|plataformas de mercado en internet|piattaforme di marketplace online|internetmarktplaatsen|plataformas de marketplace',
  'software.social-networks':
    'plattformen fur soziale netzwerke|plateformes de reseaux sociaux|plataformas de redes sociales|piattaforme di social network|socialnetwerkplatforms|plataformas de redes sociais',
  'telecommunications.satellites': 'satelliettelecommunicatie',
  'telecommunications.wireless': 'drahtlosdienste|drahtlos',
  'transport-and-logistics':
    'transport logistik lieferkette und lagerung|transport logistiek toeleveringsketen en opslag|logistik beschaffung|logistik und supply chain|logistique et chaine d approvisionnement|logistique et supply chain|logistica y cadena de suministro|logistica y cadena de suministros|logistica e cadeia de suprimentos|logistica e cadeia de fornecimento|logistica e supply chain|logistica e catena di approvvigionamento|logistiek en toeleveringsketen|logistiek en supply chain|transport speditionen eisenbahn|transport routier ferroviaire|transport routier et ferroviaire|transports routier et ferroviaire|transporte por carretera o ferrocarril|transporte camionaje ferrocarril|transporte camiones y ferrocarril|transporte rodoviario ferroviario|transporte rodoviario e ferroviario|transporte caminhoes ferrovia|trasporti autotrasporti ferrovie|trasporto su strada e ferroviario|transport vrachtvervoer spoor|transport vrachtwagens en spoorwegen',
  'transport-and-logistics.delivery':
    'paket frachtzustellung|paket und frachtdienste|paket und frachtzustellung|messagerie et fret|envio de paquetes y carga|envio de paquetes flete|entrega de paquetes y carga|remessa de encomendas|entrega de pacotes e fretes|spedizione pacchi e merci|consegna di pacchi merci|pakket en vrachtbezorging|pakket vrachtbezorging',
  'transport-and-logistics.freight': 'fracht und pakettransport|vracht en pakketvervoer',
  'transport-and-logistics.maritime': 'seefahrt',
  'transport-and-logistics.passenger':
    'schul und werksbusse|schul und mitarbeiterbusdienste|transport scolaire et du personnel|services de bus scolaires et dentreprise|servicios de autobuses escolares y para empleados|servizi di autobus scolastici e aziendali|school en personeelsvervoer|servicos de onibus escolar e de funcionarios|stadtverkehrsdienste|bodenpersonenverkehr|transport terrestre de passagers|uberland und fernbusdienste|services de bus interurbains et ruraux|servicios de autobuses interurbanos y rurales|servizi di autobus interurbani e rurali|shuttles und spezialtransporte',
  'transport-and-logistics.rail': 'fabricacion de ferrocarriles',
  'travel-and-hospitality': 'accueil et hotellerie|recreacion viajes y turismo|tempo libero viaggi e turismo',
  'travel-and-hospitality.casinos': 'etablissements de jeux et casinos|cassinos e casas de apostas',
  'travel-and-hospitality.hotels': 'unterkunftsdienste|servizi ricettivi|accommodatiediensten',
  'travel-and-hospitality.restaurants':
    'services de restauration mobile|servicios de alimentos y bebidas|servicos de alimentacao e bebidas',
  'travel-and-hospitality.travel-agencies':
    'reiseorganisation|organizacion de viajes|servicios de viajes|organizzazione di viaggi|reisregelingen|organizacao de viagens|ausflugsverkehr',
  wholesale:
    'commerce de gros de materiel photographique|venta al por mayor de equipos fotograficos|venta al por mayor de metales y minerales|comercio atacadista de metais e minerais|grosshandel mit kraftfahrzeugen und teilen|commerce de gros de vehicules automobiles et de pieces|venta al por mayor de vehiculos y repuestos|geschaftsbedarf und ausstattung|equipements et fournitures professionnels|suministros de negocios y equipamiento|suministros y equipos comerciales|equipamiento y suministros empresariales|suprimentos e equipamentos empresariais|equipamentos e suprimentos comerciais|materiais e equipamentos de escritorio|forniture e attrezzature aziendali|zakelijke benodigdheden en apparatuur|kantoorbenodigdheden en apparatuur',
  'wholesale.import-export':
    'internationaler handel und entwicklung|commerce et developpement international|comercio e desenvolvimento internacional|commercio e sviluppo internazionale',
};

export const translatedPicklistNames = (): [name: string, id: IndustryId][] => namesWithIds(names);
