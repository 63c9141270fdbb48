/**
 * Names of LinkedIn's industries, of both versions of its list, in the six other languages, that the other tables and rules miss. Our own translations. Compared
 * folded, as a whole. Long because it is one data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const names: Readonly<Record<IndustryId, string>> = {
  'consumer-goods.luxury':
    'luxusguter und schmuck|articles de luxe et bijouterie|articles de luxe et joaillerie|articulos de lujo y joyas|artigos de luxo e joias|articoli di lusso e gioielleria|luxeartikelen en sieraden|luxury goods and jewelry',
  'consumer-goods.apparel':
    'bekleidung und mode|habillement et mode|indumentaria y moda|moda y confeccion|vestuario e moda|abbigliamento e moda|kleding en mode|mode und bekleidung',
  'consumer-goods.cosmetics':
    'cosmesi|kosmetik und korperpflege|cosmetique et soins|cosmetica y cuidado personal|cuidado personal|cura della persona|persoonlijke verzorging',
  'consumer-goods.household':
    'haushaltswaren|articles menagers|articulos para el hogar|artigos para o lar|articoli per la casa|huishoudelijke artikelen|biens de consommation courante',
  'healthcare.wellness':
    'alternativmedizin|alternatieve geneeskunde|medicine alternative|sanidad bienestar y ejercicio|saude bem estar e educacao fisica',
  'healthcare.practices':
    'arzte und heilberufe|arztliche praxis|profession medicale|pratique medicale|profesiones medicas|practica medica|medicina|pratica medica|professioni mediche|medische beroepen|medische praktijken|cabinets medicaux|consultorios medicos|studi medici|zahnarzte|dentistas|dentistes|dentisti|tandartsen',
  'healthcare.hospitals':
    'hopitaux et centres de soins|hopitaux et sante|hospitais e atendimento medico|ospedali e strutture sanitarie|krankenhaus und gesundheit',
  'healthcare.veterinary':
    'tiermedizin|medecine veterinaire|medicina veterinaria|medicina veterinaria e zootecnia|diergeneeskunde|veterinary medicine|servicios veterinarios|servicos veterinarios',
  'healthcare.medical-devices':
    'equipements medicaux|equipamiento medico|equipamentos medicos|apparecchiature mediche|medische apparatuur|medizinische gerate|dispositivi medici|dispositifs medicaux',
  'healthcare.mental-health':
    'psychische gesundheit|sante mentale|atencion a la salud mental|cuidados de saude mental|assistenza per la salute mentale|geestelijke gezondheidszorg',
  'software.it-services':
    'technologies et services de l information|services et conseil en technologies de l information|services informatiques et conseil en informatique|it dienstleistungen und it beratung|servicios y consultoria de ti|servicios de ti y consultoria de ti|servicos e consultoria de ti|atividades dos servicos de tecnologia da informacao|servizi it e consulenza it|informationtechnologie en services|it services en it consultancy|ict diensten en advies',
  'software.cybersecurity':
    'securite informatique et des reseaux|seguridad del ordenador y de las redes|seguridad informatica y de redes|seguranca de redes e de computadores|sicurezza informatica e di rete|computer und netzwerksicherheit|computer en netwerkbeveiliging',
  software:
    'desarrollo de programacion|desarrollo de software|programas de computador|desenvolvimento de software|computersoftware|computer software|softwareontwikkeling|developpement de logiciels|tecnologia informacion e internet|tecnologia informacao e internet|tecnologia informazione e internet|technologie information et internet|technologie information und internet|technologie informatie en internet|technologie informationen und internet',
  'software.games':
    'jogos de computador|jogos para computador|giochi per computer|computergames|computerspellen|jeux electroniques|juegos de ordenador|computerspiele und videospiele',
  'financial-services.venture-capital':
    'risikokapital und private beteiligungen|risikokapital und private equity|capital de riesgo y capital privado|capital risque et capital investissement|venture capital e private equity|durfkapitaal en private equity|participatiemaatschappijen|venture capital und private equity',
  'financial-services.asset-management':
    'investmentmanagement|gestion de portefeuilles|gestion de inversiones|gestao de investimentos|gestione degli investimenti|gestione patrimoniale|beleggingsbeheer|vermogensbeheer',
  'financial-services.investment-banking':
    'wertpapiermarkte|kapitalmarkte|marches des capitaux|mercados de capital|mercado de capitais|mercados de capitais|mercati finanziari|mercati dei capitali|kapitaalmarkten|banca de inversiones|banca de inversion|banco de investimentos|banca d investimento|banque d investissement|zakenbankieren',
  'financial-services.banking': 'bankwezen|settore bancario|secteur bancaire|sector bancario|setor bancario|bankensektor',
  'professional-services.staffing':
    'personalwesen|ressources humaines|recursos humanos|risorse umane|human resources services|recrutement et placement|dotacion y seleccion de personal|recrutamento e selecao|ricerca e selezione del personale|services de ressources humaines|servicios de recursos humanos|servicos de recursos humanos|hr dienstverlening|personeelszaken|personalberatung und vermittlung|personeelswerving',
  'real-estate.services':
    'gebaudemanagement|gestion des installations|gestion d immeubles|gestion de instalaciones|administracao de instalacoes|gestione strutture|facilitaire dienstverlening|servicios de infraestructura|services de gestion des installations',
  'professional-services.security-services':
    'sicherheit und ermittlungen|securite et enquetes|seguridad e investigaciones|seguranca e investigacoes|sicurezza e investigazioni|beveiliging en onderzoek|beveiliging en recherche',
  'professional-services.outsourcing':
    'externalisation delocalisation|externalisation et delocalisation|subcontrataciones offshoring|tercerizacao e offshoring|esternalizzazione offshoring|outsourcing offshoring',
  'professional-services.legal':
    'servicios legales|services juridiques et judiciaires|servicos legais|bufetes de abogados|rechtsanwaltskanzleien|derecho|ejercicio de la abogacia|cabinets juridiques|practica legal|pratica legale|exercicio do direito|advocatenkantoren',
  'professional-services.consulting':
    'consultoria de estrategia y operaciones|consultoria de gerenciamento|consulenza manageriale|managementadvies|services et conseil aux entreprises|services de conseil aux entreprises|servicios de consultoria empresarial|servicos e consultoria empresarial|unternehmensberatung und dienstleistungen|zakelijke consultancy en services|consulenza e servizi aziendali|zakelijk advies',
  'professional-services.market-research':
    'investigacion de mercado|investigacion de mercados|pesquisa de mercado|ricerche di mercato|etudes de marche|marktonderzoek',
  'media.advertising':
    'offentlichkeitsarbeit|pr und kommunikation|relations publiques et communication|servicios de relaciones publicas y comunicaciones|relacoes publicas e comunicacoes|pubbliche relazioni e comunicazioni|public relations en communicatie|offentlichkeitsarbeit und kommunikation|services de publicite|servicios de publicidad|servicos de publicidade|servizi pubblicitari|reclamediensten|werbedienstleistungen|services marketing|servicios de marketing',
  'media.arts-and-events':
    'darstellende kunste|uitvoerende kunst|uitvoerende kunsten|spettacolo|artes escenicas y espectaculos|veranstaltungsdienste|veranstaltungsdienstleistungen|services evenementiels|servicio de eventos|servicios para eventos|servicos de eventos|servizi per eventi|evenementendiensten|museen und institutionen|musees et institutions|museos e instituciones|bellas artes|beaux arts|belle arti|belas artes|kunst en ambacht|kunst und handwerk|artes y manualidades|artesania|artisanat d art',
  media:
    'online medien|medias en ligne|medios online|medios en linea|midia online|media online|online media|unterhaltung und medien|entretenimiento|entretenimento|divertissement|intrattenimento|amusement|medienproduktion|production medias|produccion de medios|producao de midia|produzione multimediale|mediaproductie',
  'media.broadcasting':
    'rundfunkmedien|medias radio et telediffuses|radio et television|medios de difusion|midia de difusao|media radiotelevisivi|radio e televisione|radiotelevisione|omroepmedia|omroep|radio y television',
  'media.design-services':
    'design graphique|progettazione grafica|grafisch ontwerp|diseno grafico|grafikdesign|servicos de design|servicios de diseno|services de design|servizi di progettazione|designdiensten|designdienstleistungen|stylisme',
  'media.publishing':
    'publicaciones|editoracao|editoria|edition de livres et de periodiques|publicacion de libros y periodicos|verlagswesen und publikation|zeitungen|journaux|periodicos|jornais|giornali|kranten|schreiben und lektorat|ecriture et edition|escritura y edicion|redacao e edicao|scrittura e editing',
  'construction.civil-engineering': 'bauingenieurwesen|civiele techniek|ingegneria edile|ingenieria de obras publicas',
  'manufacturing.printing':
    'druck|druck und vervielfaltigung|imprenta|imprimerie reproduction|impressao|stampa|drukwerk|servicios de impresion|servizi di stampa|servicos de impressao|services d impression|druckdienstleistungen',
  'manufacturing.automation': 'automacion industrial|automatisation industrielle|automatismes industriels|industriele automatisering',
  'manufacturing.electrical-equipment':
    'elektro elektronik herstellung|electricite electronique|manufactura electrica electronica|fabricacion electrica electronica|industria eletrica eletronica|produzione elettrica elettronica|elektrische elektronische productie|elektronische fabrikation',
  'transport-and-logistics.freight':
    'fracht und paketlieferung|fret et livraison|envio de paquetes y carga|entrega de encomendas e fretes|spedizioni|spedizioni e consegne|vracht en pakketbezorging|transporte de carga y paqueteria|fret et transport de colis',
  'transport-and-logistics.supply-chain':
    'logistique et chaine d approvisionnement|logistica y cadena de suministro|logistica e cadeia de suprimentos|logistica e supply chain|logistiek en toeleveringsketen|logistik und beschaffung|logistik und supply chain',
  'transport-and-logistics':
    'transporte logistica cadena de suministro y almacenamiento|transport logistique chaine d approvisionnement et stockage|transporte logistica cadeia de suprimentos e armazenamento|trasporto logistica supply chain e stoccaggio|transport logistik lieferkette und lagerhaltung|vervoer logistiek toeleveringsketen en opslag',
  'transport-and-logistics.maritime': 'naval|maritiem',
  'transport-and-logistics.airlines':
    'aeronautica aviacion|lineas aereas y aviacion|companhias aereas e aviacao|compagnie aeree e aviazione|fluggesellschaften und luftfahrt|compagnies aeriennes et aviation|luchtvaartmaatschappijen en luchtvaart',
  'travel-and-hospitality.casinos':
    'gioco d azzardo e casino|gioco d azzardo|glucksspiel und kasinos|glucksspiel und casinos|jeux d argent et casinos|jeux de hasard et casinos|apuestas y casinos|jogos de azar e cassinos|kansspelen en casino s|gokken en casino s',
  'travel-and-hospitality':
    'vrije tijd reizen en toerisme|loisirs voyages et tourisme|ocio viajes y turismo|lazer viagens e turismo|viaggi e turismo|freizeit reisen und tourismus|tourismus und fremdenverkehr|hospitalidad|hospitalidade|ricettivita',
  'travel-and-hospitality.restaurants':
    'servicios de alimentacion y bebidas|servicos de alimentos e bebidas|servizi di ristorazione e bevande|gastronomiedienstleistungen|services de restauration|food and beverage services',
  'education.edtech':
    'formation a distance|enseignement a distance|ensino a distancia|ensenanza a distancia|formazione a distanza|afstandsonderwijs|fernunterricht|online learning',
  'education.training':
    'formacion profesional y capacitacion|formacion profesional y coaching|treinamento profissional e coaching|formazione professionale e coaching|formation professionnelle et coaching|professionelles training und coaching|professionele training en coaching|berufliche weiterbildung und coaching',
  education:
    'bildungsmanagement|gestion educativa|gestion de l education|administracao educacional|gestione dell istruzione|onderwijsmanagement|bildungsverwaltung|programas de administracion educativa',
  'public-sector.safety':
    'offentliche sicherheit|securite publique|securite civile|seguridad publica|seguranca publica|sicurezza pubblica|openbare veiligheid|gesetzesvollzug|strafverfolgung|application de la loi|forces de l ordre|cumplimiento de la ley|fuerzas del orden|execucao da lei|aplicacao da lei|forze dell ordine|rechtshandhaving',
  'public-sector.administration':
    'regierungsbehorden|administracion gubernamental|relaciones gubernamentales|affaires publiques gouvernementales|relazioni governative|overheidszaken|justizwesen|institutions judiciaires|judicial|judiciario|poder judicial|magistratura|rechterlijke macht|rechtspolitik|politiques publiques|politicas publicas|politiche pubbliche|overheidsbeleid|administration gouvernementale',
  nonprofit:
    'gemeinnutzige organisationen|associations a but non lucratif|organisations a but non lucratif|organizacion sin animo de lucro|organizaciones sin fines de lucro|organizaciones sin animo de lucro|organizacao sem fins lucrativos|organizacoes sem fins lucrativos|organizzazioni no profit|organizzazioni non profit|non profit organisaties|gestion d organisations a but non lucratif',
  'nonprofit.charities':
    'philanthropie|filantropia|filantropie|philanthropy and fundraising|levee de fonds|collecte de fonds|recaudacion de fondos|captacao de recursos|angariacao de fundos|raccolta fondi|fondsenwerving|spendenwesen',
  'nonprofit.associations':
    'burgerliche und soziale organisationen|organisations civiques et sociales|organizacion civica y social|organizaciones civicas y sociales|organizacoes civicas e sociais|organizzazioni civiche e sociali|maatschappelijke organisaties|burgerlijke en sociale organisaties|organizaciones politicas|organisations politiques|organizacoes politicas|organizzazioni politiche|politische organisationen|politieke organisaties',
  'energy.renewables':
    'erneuerbare energien und umwelt|energies renouvelables et environnement|energias renovables y medio ambiente|energia renovavel e meio ambiente|energie rinnovabili e ambiente|duurzame energie en milieu|produccion de energia renovable',
  energy:
    'versorgungswirtschaft|versorgungsunternehmen|services publics|servicios publicos|servicos publicos|servizi pubblici|nutsbedrijven|olie en energie|petroleo y energia|petroleo e energia|petrolio ed energia|petrole et energie|ol und energie',
};

/** Every name with its ID. */
export function translatedNames(): [name: string, id: IndustryId][] {
  return namesWithIds(names);
}
