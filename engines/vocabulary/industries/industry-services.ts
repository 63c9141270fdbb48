/**
 * Activities in the words of official titles in seven languages. Patterns of folded words, in order: the first that matches decides.
 * Long because it is one data table.
 */
import { everydayServices } from './everyday-services.ts';
import { furtherServices } from './further-services.ts';
import type { IndustryId } from './industries.ts';

interface Service {
  readonly id: IndustryId;
  readonly words: RegExp;
}

const service = (id: IndustryId, words: string): Service => ({ id, words: new RegExp(`\\b(?:${words})`, 'g') });

/** These decide even in titles of manufacturers and traders: a "software publisher" and a "pharmacy" are neither. */
export const decisiveServices: readonly Service[] = [
  service(
    'travel-and-hospitality.restaurants',
    String.raw`food and beverage services?|eet en drinkgelegenheden|servicios de comidas y bebidas`,
  ),
  service('life-sciences.biotechnology', String.raw`biotech\w*|biotecnolog\w*|biologics?\b`),
  service(
    'software.games',
    String.raw`(?:video|computer|mobile) games?|jeux (?:video|electroniques)|videojuegos|videogiochi|computerspiel\w*`,
  ),
  service(
    'software.it-services',
    String.raw`computer (?:programming|consult\w*|systems? design|facilities management|related services|integrated systems|rental)|custom computer|(?:tatigkeiten der )?programmierung\w*|programmation informatique|programacion (?:\w+ ){0,7}informatica|programacao (?:\w+ ){0,7}informatica|programmeren van|consultoria informatica|programas de computador(?:es)? sob encomenda|programmeren|ontwikkelen en produceren van software|it (?:services?|consult\w*|dienst\w*|beratung)|(?:services?|servicos|servicios|servizi|consulenza) (?:\w+ ){0,3}(?:ti|it)\b|information technology (?:consult\w*|service\w*|and computer)|informationstechnolog\w*|technologies? de l information|tecnologias? d[ae] (?:la )?informac\w*|tecnologie? dell informazione|informatietechnologie|conseil (?:en systemes (?:et logiciels )?)?informatiques?|consultoria (?:em tecnologia|informatica)|consulenza (?:nel settore delle tecnologie|informatica)|managed services|systems? integrat\w*|produzione di software|edp services|informatica dienstverlening|ict dienst\w*`,
  ),
  service(
    'software.business-software',
    String.raw`software publish\w*|prepackaged software|publishing of software|verlegen von (?:sonstiger )?software|edition de logiciels|edicion de (?:programas|software)|edicao de programas|edizione di (?:altri )?software|uitgeven van (?:overige )?software|enterprise resource planning`,
  ),
  service(
    'software.cloud-infrastructure',
    String.raw`data processing|datenverarbeitung\b|traitement de donnees|proceso de datos|tratamento de dados|elaborazione (?:dei )?dati|gegevensverwerking|data cent(?:er|re)s?|web ?hosting|hosting\b|web portals?|webportale?|portails? internet|computing infrastructure|cloud computing`,
  ),
  service('software', String.raw`software(?!\w)|softwareentwickl\w*|softwareontwikk\w*|logiciels?\b`),
  service('healthcare.distribution', String.raw`pharmac(?:y|ies)\b|apothek\w*|farmacias?\b|farmacie\b|drug (?:stores?|retailers)`),
  service(
    'retail.e-commerce',
    String.raw`e commerce|electronic shopping|mail order|via (?:mail order|internet)|online (?:retail|handel|shops?)|versand(?:handel)?\b|internet ?handel|vente a distance|vente par correspondance|comercio electronico|comercio eletronico|commercio elettronico|vendita per corrispondenza|por correspondencia|(?:detailhandel|winkels?) via internet|postorder\w*|webwinkels?`,
  ),
  service(
    'retail.grocery',
    String.raw`super ?markets?\b|supermarkt\w*|supermarches?|hypermarch\w*|supermercad\w*|supermercat\w*|ipermercat\w*|hipermercad\w*|grocery|groceries|food beverages or tobacco predominating|convenience (?:stores|retail\w*)|commerce d alimentation|predominio de alimentos|predominio (?:de )?productos alimenticios|prevalenza di prodotti alimentari|predominancia de produtos alimenticios|einzelhandel mit (?:nahrungs|lebens)\w*`,
  ),
  service(
    'retail.department-stores',
    String.raw`department stores?|variety stores?|general merchandise|warenhaus\w*|kaufhaus\w*|grands? magasins|grandes almacenes|grandi magazzini|warenhuizen`,
  ),
  service(
    'automotive.dealers',
    String.raw`(?:car|automobile|auto|new car|used car|motor vehicles?|vehicle) (?:dealers?|repair\w*|maintenance|sales)|(?:repair|maintenance|reparation|reparacion|reparacao|riparazione|instandhaltung|reparatie|wartung|sale|handel|comercio|commercio|commerce|venta|venda|verkauf|vente|verkoop) (?:\w+ ){0,6}(?:motorfiets\w*|motocicl\w*|motocycl\w*|motorrad\w*|motor vehicles|cars|automobil\w*|vehicul\w*|veicul\w*|veiculos|automoveis|autoveicoli|kraftfahrzeug\w*|kraftwagen|kfz|auto s|motorvoertuigen)|autohaus\w*|autohauser|autobedrij\w*|concessionnaires?|concesionari\w*|concessionari\w*(?! (?:de |da |do )?(?:rodov|estrad|autoestrad|energ|agua|servic|pontes?|autopist|carreter|portos?|aeroport|ferrov))|autofficin\w*|autowerkstatt\w*|kfz (?:werkstatt\w*|handel)|garages?\b`,
  ),
  service('hardware.semiconductors', String.raw`semiconductor\w*`),
];

const titleServices: readonly Service[] = [
  ...furtherServices.map(([id, words]) => service(id, words)),
  service(
    'energy.oil-and-gas',
    String.raw`(?:extraction|estrazione|extraccion|extracao|gewinnung|winning) (?:de|di|von|van) (?:gaz|gas|gas natural|aardgas|erdgas)\b|natural gas (?:extraction|liquid)\w*`,
  ),
  service(
    'construction.trades',
    String.raw`(?:foundation|structure|building exterior|poured concrete|finish carpentry)\b (?:\w+ ){0,6}contractors?`,
  ),
  service(
    'professional-services',
    String.raw`(?:machinery|equipment|goods|appliances?|machines?|equipements|macchinari|macchine|attrezzature|maquinaria|maquinas|equipamentos) (?:\w+ ){0,4}(?:rental|leasing)\b|(?:noleggio|location et location bail|location|alquiler|aluguel|aluguer|verhuur|vermietung)\b (?:\w+ ){0,3}(?:macchin\w*|attrezzature|machines|materiels?|equipements|maquin\w*|equip\w*|maschinen|geraten)`,
  ),
  service(
    'media.film-and-video',
    String.raw`activites cinematographiques|attivita (?:di produzione )?cinematografic\w*|actividades cinematograficas|atividades cinematograficas|kinofilm\w*|motion picture and video`,
  ),
  // Titles that join two industries mean their sector, or the first of them.
  service(
    'professional-services',
    String.raw`legal and accounting|juridiques et comptables|rechts und steuerberatung|juridicas y de contabilidad|juridicas e de contabilidade|legali e contabilita|rechtskundige en boekhoudkundige|professional scientific and technical|specialisees scientifiques et techniques|profesionales cientificas|profissionais cientificas|professionali scientifiche|office (?:administrative|support)|business support|soutien aux entreprises|supporto alle imprese`,
  ),
  service(
    'public-sector',
    String.raw`public administration|offentliche verwaltung|administration publique|administracion publica|administracao publica|amministrazione pubblica|openbaar bestuur`,
  ),
  service(
    'real-estate.services',
    String.raw`services to buildings|services? relatifs aux batiments|servizi per edifici|servicios a edificios|relacionadas com edificios|diensten in verband met gebouwen`,
  ),
  service(
    'transport-and-logistics.passenger',
    String.raw`(?:renting|rental|leasing|vermietung|location|alquiler|aluguer|noleggio|verhuur) (?:\w+ ){0,6}(?:cars|motor vehicles|kraftwagen|kraftfahrzeugen|voitures|vehicules|vehiculos|veiculos|autoveicoli|personenauto s|auto s)`,
  ),
  service(
    'financial-services',
    String.raw`financial services? activities|finanzdienst\w*|services? financiers?|servicios? financieros?|servicos financeiros|servizi finanziari|financiele dienst\w*|auxiliary to financial|auxiliares a los servicios financieros`,
  ),
  service(
    'transport-and-logistics',
    String.raw`land ?verkehr|land transport|transports? terrestres?|transporte terrestre|trasporto terrestre|vervoer over land`,
  ),
  service('construction.architecture', String.raw`architect\w*|architekt\w*|arquitect\w*|arquitet\w*|architett\w*`),
  service('telecommunications.satellites', String.raw`satellite\w*|satelliten\w*`),
  service(
    'telecommunications.wireless',
    String.raw`wireless|radiotelephone|mobilfunk\w*|drahtlose\w*|sans fil|inalambric\w*|sem fios?|senza fili|draadloze|cellular`,
  ),
  service(
    'telecommunications.wireline',
    String.raw`wired telecom\w*|fixed line|leitungsgebunden\w*|filaires?\b|por cable|telecomunicacoes por fio|telefonia fija|telefonia fissa|draadgebonden|telephone communications|internet (?:service|access) provid\w*`,
  ),
  service('telecommunications', String.raw`telecom\w*|telekommunikat\w*|telephon\w* (?:services|carriers)`),
  service(
    'professional-services.outsourcing',
    String.raw`call cent\w*|centres? d appels|centros? de llamadas|collection agenc\w*|business process outsourcing|buero ?service`,
  ),
  service(
    'insurance.reinsurance',
    String.raw`re ?insurance|ruckversicher\w*|reassurance|reaseguro\w*|resseguro\w*|riassicura\w*|herverzeker\w*`,
  ),
  service(
    'insurance.brokers',
    String.raw`insurance (?:agen\w*|brok\w*)|versicherungs(?:makler\w*|vertreter\w*)|(?:courtage|courtiers?|agents?|agences?) (?:\w+ ){0,3}assurances?|(?:agentes|corredores|correduria|corretores|mediacao) (?:\w+ ){0,3}segur\w*|(?:agenti|broker|mediatori) (?:\w+ ){0,3}assicura\w*|verzekeringsagent\w*|assurantietussenpersonen|(?:assurantie|verzekerings)makelaar\w*|claims adjust\w*`,
  ),
  service(
    'insurance.life-and-health',
    String.raw`(?:life|health|accident|medical) (?:\w+ ){0,3}insurance|life ins\w*|(?:lebens|kranken)versicherung\w*|assurances? (?:vie|sante|maladie)|mutuelles?\b|seguros? (?:\w+ )?(?:vida|salud|saude)|assicurazioni? (?:sulla )?vita|levensverzeker\w*|hospital and medical service plans?`,
  ),
  service(
    'insurance.property-and-casualty',
    String.raw`(?:casualty|property|fire|marine|surety|title|non life|car|auto) (?:\w+ ){0,3}insurance|(?:sach|schaden|nichtlebens|unfall)versicherung\w*|assurances? (?:dommages|non vie)|seguros? (?:distintos|no vida|nao vida)|assicurazioni diverse|schadeverzeker\w*`,
  ),
  service('insurance', String.raw`insur\w*|versicherung\w*|assurances?\b|seguros?\b|seguradora\w*|assicura\w*|verzeker\w*`),
  service(
    'financial-services.accounting',
    String.raw`account(?:ing|ants?|ancy)\b|bookkeeping|auditing|tax (?:prepar\w*|consult\w*|advis\w*)|payroll services|steuerberat\w*|wirtschaftspruf\w*|buchfuhrung\w*|comptab\w*|expert\w* comptables?|contabil\w*|contable\w*|auditori\w*|asesoria fiscal|consultoria fiscal|gestoria\w*|boekhoud\w*|accountants?\w*|belastingadvi\w*|commercialist\w*|revision[ei] contabil\w*`,
  ),
  service(
    'financial-services.exchanges',
    String.raw`(?:stock|security|securities|commodity|financial) (?:and commodity )?(?:exchanges?|markets? admin\w*)|administration of financial markets|borsen?\b|effekten und warenborsen`,
  ),
  service(
    'financial-services.investment-banking',
    String.raw`investment bank\w*|secur\w* (?:and commodity )?(?:contracts? )?(?:brok\w*|deal\w*|intermedia\w*)|brokerage|stock ?brokers?|wertpapierhandel\w*|intermediation boursiere|agencias de valores|sociedades de valores|negoziazione di contratti`,
  ),
  service(
    'financial-services.asset-management',
    String.raw`(?:portfolio|fund|asset|wealth|investment|patrimony) (?:\w+ ){0,1}(?:management|advi[cs]\w*|funds?|trusts?)|pension fund\w*|trusts? funds?|open end investment|kapitalanlagegesellschaft\w*|vermogensverwalt\w*|fondsmanagement|gestion d actifs|gestion de fonds|gestion de patrimoine|gestion de fondos|gestao de (?:fundos|ativos)|gestione di (?:fondi|patrimoni)|vermogensbeheer|beleggings\w*|pensioenfonds\w*|fondos de pensiones|fondi pensione|anlageberat\w*|finanzberat\w*`,
  ),
  service(
    'financial-services.venture-capital',
    String.raw`venture capital|private equity|holding\w*|beteiligungsgesellschaft\w*|offices of (?:bank )?holding|managing offices|sociedades holding|capital risque|capital riesgo|capital de risco`,
  ),
  service(
    'financial-services.payments',
    String.raw`payments?\b|financial transactions? processing|zahlungs\w*|paiements?\b|pagos?\b|pagamento\w*|pagamenti`,
  ),
  service(
    'professional-services',
    String.raw`rental and leasing (?:activities|services)|vermietung von beweglichen|location et location bail|actividades de alquiler|atividades de aluguer|attivita di noleggio|verhuur en lease`,
  ),
  service(
    'financial-services.lending',
    String.raw`credit (?:intermedia\w*|grant\w*|institut\w*|agencies)|lending|loans?\b|mortgage\w*|kredit\w*|consumer credit|financial leasing|finanzierungsleasing|credit bail|arrendamiento financiero|leasing finanziario|locacao financeira|leasing\b(?! (?:of )?(?:non )?residential)`,
  ),
  service(
    'financial-services.banking',
    String.raw`banks?\b|banking|banken|kreditinstitut\w*|savings (?:institutions?|banks?)|credit unions?|sparkassen?|banques?\b|bancos?\b|bancari[oae]\w*|banche\b|monetary intermediation|intermediation monetaire|intermediacion monetaria|intermediacao monetaria|intermediazione monetaria|geldscheppende`,
  ),
  service(
    'real-estate.development',
    String.raw`real estate development|property development|land (?:subdivid\w*|subdivision|developers?)|development of building projects|erschliessung von grundstuck\w*|bautrager\w*|promotion immobiliere|promocion inmobiliaria|promocao imobiliaria|incorporacao de empreendimentos|sviluppo di progetti immobiliari|projectontwikkel\w*|promotores inmobiliarios`,
  ),
  service(
    'real-estate.services',
    String.raw`real estate (?:agen\w*|brok\w*|managers?|services|appraisal)|offices of real estate|property manage\w*|(?:hausverwalt|grundstucksverwalt|immobilienverwalt)\w*|immobilienmakler\w*|gebaudebetreuung|hausmeister\w*|facility manage\w*|facilities (?:support|services|management)|combined facilities|agences? immobilieres?|administration d immeubles|agencias inmobiliarias|agentes? de la propiedad|imobiliarias\b|mediacao imobiliaria|agenzie? immobiliari?|amministrazione di condomini|makelaar\w* in onroerend goed|beheer van onroerend goed|vastgoedbeheer`,
  ),
  service(
    'real-estate.residential',
    String.raw`(?:lessors|operators|rental|letting|leasing) (?:of )?(?:residential|apartment|dwelling)\w*|residential (?:buildings and dwellings|propert\w*|lett?ing)|location de logements|wohnungsunternehmen|woningbouwverenig\w*|woningcorporat\w*|apartment building operators`,
  ),
  service(
    'real-estate.commercial',
    String.raw`(?:lessors|letting|leasing|rental) of non ?residential\w*|real estate investment trusts?|shopping cent(?:er|re)s? operat\w*|bedrijfsruimte\w*|gewerbeimmobilien|immobilier d entreprise`,
  ),
  service(
    'real-estate',
    String.raw`(?:vermietung|verpachtung|kauf und verkauf) (?:\w+ ){0,8}(?:grundstuck\w*|immobilien|gebaud\w*|wohnung\w*)|affitto (?:e gestione )?di (?:immobili|aziende|beni immobili)|locazione (?:\w+ ){0,3}(?:immobili|fabbricati)|compravendita (?:\w+ ){0,3}immobili|alquiler de (?:bienes inmobiliarios|viviendas)|arrendamento de (?:bens imobiliarios|imoveis)|location de (?:terrains|biens immobiliers)|verhuur van (?:onroerend goed|woonruimte|vastgoed)`,
  ),
  service(
    'real-estate',
    String.raw`real (?:estate|property)|grundstuck\w*|immobilien\w*|immobili(?:er|ers|ere|eres|are|ari)\b|inmobiliari\w*|imobiliari\w*|bienes inmuebles|bens imoveis|beni immobili|onroerend goed|vastgoed\w*|wohnungswesen|biens immobiliers|immobili di proprieta|locazione immobiliare|bienes inmobiliarios|imoveis proprios|lessors of (?:residential|nonresidential|real)`,
  ),
  service('healthcare.veterinary', String.raw`veterinar\w*|tierarzt\w*|tierarztlich\w*|veterinaires?|dierenarts\w*|veterinair\w*`),
  service(
    'healthcare.mental-health',
    String.raw`mental health(?! specialists)|psychiatr\w*|psycholog\w*|psychother\w*|substance abuse|salud mental|sante mentale|salute mentale|saude mental|geestelijke gezondheid\w*`,
  ),
  service(
    'healthcare.elderly-care',
    String.raw`nursing (?:care|homes?|and personal)|home health\w*|elderly|residential care|skilled nursing|continuing care|altenheim\w*|altenpflege\w*|pflegeheim\w*|pflegedienst\w*|personnes agees|hebergement medicalise|hebergement social|heime\b|aide a domicile|personas mayores|residencias de|idosos|anziani|ouderen\w*|verpleeg\w*|verzorging\w*|thuiszorg|assistenza (?:infermieristica )?residenziale|ambulante pflege|pflege\b`,
  ),
  service(
    'healthcare.practices',
    String.raw`offices of (?:\w+ ){0,2}(?:physicians?|dentists?|doctors?|health practition\w*|chiropract\w*|optomet\w*)|offices and clinics|medical practices?|dental practice\w*|dentists?\b|dental\b|zahnarzt\w*|arztprax\w*|facharzt\w*|medecins?\b|medecine generale|dentaires?\b|dentiste\w*|odontolog\w*|medici generici|studi (?:medici|dentistici|odontoiatric\w*)|dentistic\w*|tandarts\w*|huisarts\w*|consultas? medicas?|clinica dental|physiother\w*|fysiother\w*|fisioter\w*|kinesither\w*|general medical practice|specialist medical|outpatient|dialysis|blood and organ|blood banks?|physical occupational and speech`,
  ),
  service(
    'life-sciences.research-tools',
    String.raw`(?:medical|diagnostic|testing|clinical) (?:\w+ ){0,2}laborator\w*|laboratory testing|technical testing|laborator\w*|clinical research|life sciences tools`,
  ),
  service(
    'healthcare.hospitals',
    String.raw`hospital activities|(?:general|specialty|psychiatric)? ?(?:medical and )?surgical hospitals|hospitals?\b(?! (?:and|activities) )|krankenhaus\w*|krankenhauser\b(?! und)|universitair medisch\w*|universitatsklinik\w*|uniklinik\w*|kliniken?\b|activites hospitalieres|actividades hospitalarias|atividades hospitalares|atendimento hospitalar|servizi ospedalieri|ospedali?\b|ziekenhui\w*(?! en)|clinics?\b|cliniques?\b|clinicas?\b`,
  ),
  service(
    'healthcare',
    String.raw`human health|health ?care|gesundheits\w*|sante humaine|atencion sanitaria|actividades sanitarias|saude humana|atendimento a saude|assistenza sanitaria|sanitari[ae]\b|gezondheidszorg|hospitals and|health services`,
  ),
  service('nonprofit.religion', String.raw`religi\w*|church\w*|kirch\w*|eglises?\b|iglesias?|igrejas?|kerken\b`),
  service(
    'nonprofit.associations',
    String.raw`membership organi[sz]ations?|(?:business|professional|trade|civic|social|political|labou?r|fraternal) (?:\w+ ){0,3}(?:associations?|organi[sz]ations?|unions?)|(?<!in )verbande?\b|interessenvertretung\w*|gewerkschaft\w*|organisations? (?:associatives?|patronales?)|associations?\b|actividades asociativas|associac\w*|organizzazioni associative|verenigingen|belangen\w*|organisations (?:\w+ )?par adhesion|organizzazioni associative|fonctionnant par adhesion`,
  ),
  service(
    'nonprofit.charities',
    String.raw`(?:social|individual|family) (?:\w+ ){0,3}(?:services?|assistance|work)\b|charit\w*|foundations?\b|fundrais\w*|grantmaking|sozialwesen|soziale (?:dienste|einrichtungen)|action sociale|servicios sociales|asistencia social|apoio social|assistenza sociale|maatschappelijke dienst\w*|(?:enfants|adultes|personnes) handicap\w*|relief services|community (?:housing|food)\b|child and youth services|stiftungen|fondations|fundaciones|fundacoes|fondazioni`,
  ),
  service(
    'education.higher-education',
    String.raw`universit\w*|universidad\w*|hochschul\w*|colleges?\b|higher education|tertiary education|tertiarer|enseignement superieur|ensenanza superior|educacion superior|educacao superior|ensino superior|istruzione universitaria|hoger onderwijs|business schools`,
  ),
  service(
    'education.schools',
    String.raw`(?:elementary|primary|secondary|pre primary|nursery|high)\b (?:\w+ ){0,3}(?:schools?|education)|schools?\b|child (?:care|day care)|child ?care|day ?care|kindergart\w*|kindertages\w*|schulen?\b|grundschul\w*|ecoles?\b|enseignement (?:primaire|secondaire|pre primaire)|accueil de jeunes enfants|creches?\b|colegios|escuelas?\b|educacion (?:primaria|secundaria|preprimaria|infantil)|escolas?\b|ensino (?:basico|fundamental|medio|secundario)|scuol\w*|istruzione (?:primaria|secondaria)|basisonderwijs|voortgezet onderwijs|kinderopvang`,
  ),
  service(
    'education.training',
    String.raw`training|coaching|vocational|driving schools?|language schools?|tutoring|erwachsenenbildung|weiterbildung|fahrschul\w*|formation (?:continue|professionnelle|d adultes)|autoecoles?|formacion\b|formacao\b|formazione\b|bedrijfsopleiding\w*|rijschol\w*|opleidingen`,
  ),
  service(
    'education',
    String.raw`educat\w*|educacion|educacao|ensino\b|erziehung\w*|unterricht\w*|enseignement|ensenanza|istruzione|onderwijs\w*|bildungs\w*`,
  ),
  service(
    'public-sector.safety',
    String.raw`police\w*|courts?\b|fire (?:protection|service)|correctional|justice|public order|polizei|feuerwehr\w*|feuerschutz|gerichte|rechtspflege|brandweer|politie|bomberos|pompiers|orden publico|ordem publica|ordine pubblico`,
  ),
  service(
    'aerospace-and-defence.defence',
    String.raw`defen[cs]e activities|armed forces|national security|landesverteidigung|verteidigung\b|defensa\b|defesa\b|difesa\b|defensie\b`,
  ),
  service(
    'public-sector',
    String.raw`public administration|(?:general )?government\b|offentliche verwaltung|administration publique|administracion publica|administracao publica|amministrazione pubblica|openbaar bestuur|overheid\w*|executive offices|legislative bodies`,
  ),
  service(
    'professional-services.legal',
    String.raw`law (?:practice|firms?|offices?)|lawyers?\b|legal\b|rechts\w*|anwalt\w*|anwalts\w*|kanzleien|notar\w*|juridi\w*|avocats?\b|abogad\w*|advoca\w*|advocaten\w*|studi legali|avvocat\w*|legali\b|notai\w*|notarias|patent (?:agents|attorneys)`,
  ),
  service(
    'professional-services.staffing',
    String.raw`employment (?:placement|agenc\w*|services)|temporary (?:employment|help|staff)|executive search|staffing|recruit\w*|human resources? (?:provision|services|consult\w*)|arbeitskraft\w*|personalvermittl\w*|personaluberlass\w*|arbeitnehmeruberlass\w*|zeitarbeit\w*|travail temporaire|agences? d emploi|mise a disposition|trabajo temporal|agencias de colocacion|recursos humanos|trabalho temporario|mao de obra|lavoro (?:interinale|temporaneo)|collocamento|ricerca selezione|uitzend\w*|arbeidsbemiddel\w*|detacher\w*|help supply|professional employer`,
  ),
  service(
    'media.advertising',
    String.raw`advertis\w*|public relations|marketing\b|media representation|werb(?:ung|eagentur\w*|e\w*)\b|regies? publicitaires?|publicit\w*|publicid\w*|agences? (?:de )?(?:communication|publicite)|agenzie? di (?:comunicazione|pubblicita)|pubblicit\w*|reclame\w*|relations publiques|relaciones publicas|relacoes publicas|comunicatiebureau\w*|reclamebureau\w*|media (?:representatives|buying)|direct mail advertis\w*`,
  ),
  service(
    'professional-services.market-research',
    String.raw`market research|opinion polling|marktforschung\w*|meinungsforschung|etudes de marche|sondages|estudios? de mercado|encuestas|estudos de mercado|sondagens|ricerche di mercato|sondaggi|marktonderzoek\w*`,
  ),
  service(
    'construction.architecture',
    String.raw`architect\w*|architekt\w*|arquitect\w*|arquitet\w*|architett\w*|engineering\b|ingenieur\w*|ingenier\w*|engenharia\b|ingegneria|bureaux? d etudes|surveying|drafting services|technical consultancy`,
  ),
  service(
    'environment.environmental-services',
    String.raw`environmental (?:consult\w*|services?)|remediation|umweltberatung|depollution|descontamin\w*|descontaminacion|risanamento|sanering`,
  ),
  service(
    'professional-services.consulting',
    String.raw`(?:management|business|administrative|strategic|strategy|process|operations?) (?:\w+ ){0,3}consult\w*|consult\w*|unternehmensberat\w*|beratung\b|conseils?\b|consultor\w*|asesor\w*|consulen\w*|advies\w*|organisatieadvies\w*|adviesbureau\w*|head offices|hauptverwaltung\w*|firmenverwaltung\w*`,
  ),
  service(
    'professional-services.translation',
    String.raw`translat\w*|interpret(?:ation|ing)\b|ubersetz\w*|dolmetsch\w*|traduc\w*|traduz\w*|vertal\w*|tolken\b`,
  ),
  service(
    'professional-services.research',
    String.raw`research\b|forschung\w*|recherche\b|investigacion (?:cientifica|y desarrollo)|investigacion\b|investigacao (?:cientifica|e desenvolvimento)|pesquisa e desenvolvimento|ricerca\b|onderzoek\b|speur en ontwikkelingswerk`,
  ),
  service(
    'professional-services.security-services',
    String.raw`security (?:guards?|systems?|activities|services)|investigation\w* (?:and|services|activities)|guard and patrol|armored car|wachdienst\w*|wach und sicherheit\w*|sicherheitsdienst\w*|detekteien|securite\b|gardiennage|seguridad\b|seguranca\b|vigilanza|vigilancia|beveilig\w*`,
  ),
  service('professional-services', String.raw`landscap\w*(?! arch)|lawn and garden services?|lawn care`),
  service(
    'professional-services.cleaning',
    String.raw`janitorial|cleaning\b|laundr\w*|dry ?clean\w*|exterminating|reinigung\w*|gebaudereinig\w*|waschereien|nettoyage\w*|blanchisserie\w*|limpieza\w*|lavander\w*|limpeza\w*|pulizi\w*|schoonma\w*|wasserij\w*|disinfest\w*|desinfe[ct]\w*|deratis\w*|desratis\w*|fumiga\w*|control de plagas|controle de pragas|schadlingsbek\w*|ongediertebestrijding|pest control|launderers`,
  ),
  service(
    'media.design-services',
    String.raw`(?:graphic|interior|industrial|specialized|fashion|commercial) (?:design\w*|art)|design (?:services|activities)|photograph\w*|photofin\w*|fotograf\w*|photographi\w*|ateliers? fur (?:textil|schmuck|grafik)\w*|grafikdesign|diseno (?:especializado|grafico)|actividades de diseno|atividades de design|attivita di design|industrieel ontwerp\w*`,
  ),
  service(
    'travel-and-hospitality.casinos',
    String.raw`gambling|betting|casinos?\b|lotter\w*|loter\w*|glucksspiel\w*|wett\w*|jeux de hasard|juegos de azar|apuestas|apostas|jogos de azar|scommesse|lotto\b|kansspelen`,
  ),
  service(
    'travel-and-hospitality.hotels',
    String.raw`hebergement\b|accommodatie\b|hotels?\b|motels?\b|accommodation(?! and food)|lodging|camping\w*|hosteles|beherbergung\w*|pensionen|ferienunterkunft\w*|gasthof\w*|hebergement (?:touristique|et hotel\w*)|hotell\w*|alojamientos?\b|alojamentos?\b|hoteis|hoteler\w*|alberghi\w*|alberghier\w*|alloggio|logies\w*|vakantie\w*|alloggi\b|campgrounds?|recreational camps|rv parks|campeggi\w*|terrains de camping`,
  ),
  service(
    'travel-and-hospitality.restaurants',
    String.raw`restaurants?\b|eating (?:places|and drinking)|food services? (?:and drinking|contractors|activities)|food service\b|drinking places|bars?\b|catering|caterers?|cafeterias?|taverns?|restauration|gaststatt\w*|gastronomi\w*|schankwirt\w*|imbiss\w*|debits? de boissons|restaurantes|comidas y bebidas|puestos de comidas|restauracao|ristor\w*|eetgelegenheden|cafes\b|horeca|lanchonetes|ristorazion\w*|mense\b|gelateri[ae]\b|nonalcoholic beverage bars`,
  ),
  service(
    'travel-and-hospitality.travel-agencies',
    String.raw`travel (?:agenc\w*|arrangement\w*)|tour operat\w*|reiseburo\w*|reiseveranstalt\w*|agences? de voyages?|voyagistes|agencias? de viaj\w*|operadores turisticos|agencias? de viag\w*|agenzie? di viaggi\w*|reisbureau\w*|reisorganis\w*|sightseeing`,
  ),
  service(
    'travel-and-hospitality',
    String.raw`accommodation and food|gastgewerbe|hosteleria|hebergement et restauration|servizi di alloggio e (?:di )?ristorazione|tourism\w*|turism\w*`,
  ),
  service(
    'media.publishing',
    String.raw`publish\w*|periodicals?\b|newspapers?\b|libraries|news syndicates|^edicion$|^edicao$|verlag\w*|edition de (?:livres|journaux|revues)|editeurs|edicion de (?:libros|periodicos|revistas)|edicao de (?:livros|jornais|revistas)|edizione di (?:libri|quotidiani|riviste)|attivita editoriali|uitgeverij\w*|uitgeven\b|nachrichtenburo\w*|agences? de presse|bibliothe\w*|bibliotec\w*`,
  ),
  service(
    'media.broadcasting',
    String.raw`broadcast\w*|televis\w*|radio (?:stations?|networks?|broadcast\w*)|cable (?:and other )?(?:pay|subscription)|rundfunk\w*|horfunk\w*|radiodiffusion|radiodifusao|radio y television|emisiones|trasmissioni|omroep\w*`,
  ),
  service(
    'media.music',
    String.raw`sound recording|musical groups|record production|music\w*|musik\w*|musique|registrazione sonora|grabacion de sonido|geluidsopname\w*|enregistrement sonore`,
  ),
  service(
    'media.film-and-video',
    String.raw`motion pictures?|video (?:production|tape)|films?\b|movies?|cinema\w*|kino\w*|filmen?\b|peliculas?|cinematograf\w*|cinematograph\w*`,
  ),
  service(
    'media.sports',
    String.raw`sports? (?:teams?|clubs?|activities|facilities)|spectator sports|sportverein\w*|sportclubs?|dienstleistungen des sports|clubs? de sports?|activites sportives|activites de clubs|clubes deportivos|actividades deportivas|atividades desportivas|atividades esportivas|attivita sportive|club sportivi|sportverenig\w*|racetracks`,
  ),
  service(
    'healthcare.wellness',
    String.raw`fitness|physical (?:fitness|well being)|gyms?\b|saunas?\b|wellness|physical well|centros de fitness|palestre|ginasios?|entretien corporel`,
  ),
  service(
    'media.arts-and-events',
    String.raw`(?:performing|creative|visual) arts?|museums?\b|museen|musees?\b|museos?\b|museus?\b|musei\b|musea\b|historical sites|zoos?\b|botanical|theat\w*|teatr\w*|artist\w*|arts?\b (?:and entertainment)?|amusement\w*|recreation\w*|conventions? and trade|convention and|trade show|event\w*|messeveranstalt\w*|kunstler\w*|kreative kunst\w*|spectacles?|salons professionnels|espectacul\w*|espetacul\w*|spettacol\w*|intrattenimento|evenement\w*|bingo halls`,
  ),
  service(
    'transport-and-logistics.airlines',
    String.raw`(?:passenger )?air (?:transport\w*|passenger|freight)|passenger air|airlines?|airports?|luftfahrt\b|flughafen|personenbeforderung in der luftfahrt|transports? aeriens?|transporte aereo|aeroport\w*|aeropuertos|trasporto aereo|luchtvaart\b|luchthavens?`,
  ),
  service(
    'transport-and-logistics.delivery',
    String.raw`couriers?\b|postal|air courier|messengers?|local delivery|mail delivery|post und kurier\w*|kurier\w*|postdienste|paketdienst\w*|activites de poste|courrier|actividades postales|correos|atividades postais|correios|servizi postali|corrieri|post en koerier\w*|koerier\w*`,
  ),
  service('transport-and-logistics.rail', String.raw`rail\w*|eisenbahn\w*|schienen\w*|ferroviair\w*|ferroviari\w*|ferrocarril|spoor\w*`),
  service(
    'transport-and-logistics.maritime',
    String.raw`water transport\w*|sea and coastal|inland water\w*|deep sea|marine cargo|maritime|shipping\b|ports? and harbor|schifffahrt\w*|hafen\w*|transports? (?:maritimes?|fluviaux)|transporte maritimo|navegacion|transportes? (?:por agua|maritim\w*)|trasporto marittimo|zee en kustvaart|binnenvaart|scheepvaart`,
  ),
  service(
    'transport-and-logistics.warehousing',
    String.raw`warehous\w*|storage\b|lagerei|lagerung\w*|lagerhaus\w*|entreposage|almacenamiento|deposito y almacen\w*|armazena\w*|magazzinaggio|opslag\b`,
  ),
  service('energy.oil-and-gas', String.raw`pipelines?|pipe lines?|rohrfern\w*|oleoduc\w*|gasoduc\w*`),
  service(
    'transport-and-logistics.freight',
    String.raw`truck\w*|freight\w*|cargo\b|forwarding|drayage|guterbeforderung\w*|guterkraft\w*|gutertransport\w*|spedition\w*|umzug\w*|frets?\b|marchandises|affretement|messagerie|demenagement|mercancias|mercadorias|cargas?\b|merci\b|spedizion\w*|goederenvervoer\w*|wegvervoer|expedit\w*|verhuis\w*|logistic\w* (?:of|services)`,
  ),
  service(
    'transport-and-logistics.passenger',
    String.raw`(?:passenger|urban|bus|taxi|transit|school bus)\b (?:\w+ ){0,2}(?:transport\w*|services?|operation|land)|taxis?\b|limousine|personenbeforderung\w*|transports? (?:urbains?|de voyageurs|routiers? de voyageurs)|transporte (?:urbano|de pasajeros|terrestre de pasajeros)|transportes? (?:\w+ ){0,2}(?:passageiros)|trasporto (?:\w+ ){0,3}passeggeri|personenvervoer|car rental|(?:passenger )?car (?:rental|leasing)|autovermiet\w*|location de voitures|alquiler de (?:automoviles|vehiculos)|aluguer de veiculos|noleggio di auto\w*|autoverhuur`,
  ),
  service('transport-and-logistics', String.raw`transport\w*|logisti\w*|verkehr\b|trasport\w*|vervoer\b`),
  service(
    'environment.waste',
    String.raw`wastes?\b|refuse|recycl\w*|sewer\w*|scrap|remediation and|material recovery|abfall\w*|entsorg\w*|abwasser\w*|ruckgewinnung|dechets?|eaux usees|assainissement|residuos|aguas residuales|residuos|esgotos?|rifiuti|fognari\w*|afval\w*|riolering|afvalwater\w*`,
  ),
  service(
    'energy.renewables',
    String.raw`solar\w*|wind (?:electric|power|energy|farms?)|hydro ?electric\w*|geothermal|biomass|photovolta\w*|renewable\w*|erneuerbar\w*|renouvelables?|renovables?|renovaveis|rinnovabil\w*|hernieuwbar\w*|windenergie`,
  ),
  service('energy.storage-and-nuclear', String.raw`nuclear\w*|nukle\w*|kernkraft\w*|kernenergie`),
  service(
    'energy.electricity',
    String.raw`electric(?:al)? (?:power|services?|utilit\w*)|electricity|elektrizitat\w*|stromversorg\w*|stromerzeug\w*|electricite|(?:production|distribution|commerce|transport) d electricite|energia electrica(?! gas)|produccion de energia|eletricidade(?! gas)|energia eletrica|energia elettrica(?! gas)|elektriciteit\b(?! gas)`,
  ),
  service(
    'energy.gas',
    String.raw`gas (?:distribution|production|supply|transmission|utilit\w*)|manufacture of gas|gasversorg\w*|distribution de combustibles gazeux|distribucion de gas|distribuicao de gas|distribuzione di gas|aardgas distributie`,
  ),
  service(
    'energy',
    String.raw`(?:electricity|power|elektrizitat\w*|electricite|electrica|eletricidade|elettrica|elektriciteit) (?:\w+ ){0,1}gas\w*|energieversorg\w*|utilities|electric and other services|cogeneration|steam and air|energy\b|energia\b|energie\b|electricidad gas|energia electrica gas`,
  ),
  service(
    'energy.water',
    String.raw`water (?:supply|collection|treatment|utilit\w*|distribution)|irrigation|wasserversorg\w*|captage|traitement et distribution d eau|captacion|suministro de agua|distribuicao de agua|captacao|raccolta trattamento e fornitura di acqua|fornitura di acqua|waterleiding\w*|winning en distributie van water`,
  ),
  service(
    'energy.oil-and-gas',
    String.raw`(?:crude )?petroleum|oil (?:and gas|royalty|field)|crude oil|natural gas|oil gas|drilling oil|erdol\w*|erdgas\w*|hydrocarbures|petrole brut|petroleo crudo|crudo de petroleo|petroleo\b|petrolio|aardolie\w*|aardgas\w*`,
  ),
  service(
    'materials.mining',
    String.raw`mining|quarry\w*|ores?\b|bergbau|coal\b|lignite|kohle\w*|industries extractives|extraction de|extraccion de|industrias extractivas|extracao de|extrac\w* de|estrazione di|winning van|delfstoffen|steinbr\w*|minerals? services|gravieres|sablieres|ghiaia\b|sand and gravel|kies und sand\w*|zand en grind|(?:production|produzione|producao|produccion|extraction) (?:de|di) (?:sel|sale|sal)\b|salt production|salzgewinnung|zoutwinning|activites extractives|attivita estrattive|estrazione`,
  ),
  service(
    'materials.paper-and-forest',
    String.raw`forestry|logging|timber tracts|forstwirtschaft|holzeinschlag|sylviculture|exploitation forestiere|silvicult\w*|exploracao florestal|selvicoltura|bosbouw`,
  ),
  service(
    'agriculture.fishing',
    String.raw`fish(?:ing|eries|ery)?\b|aquacult\w*|fischerei|aquakultur|peche\b|pesca\b|acuicultura|acquacoltura|aquicultura|visserij\w*|viskwek\w*`,
  ),
  service(
    'agriculture.farming',
    String.raw`farm(?:s|ing|ers)?\b|growing|ranch\w*|crops?\b|cattle|livestock|poultry and egg|dairy cattle|orchards?|nurser(?:y|ies)\b|greenhouse\w*|viticulture|raising of|plant propagation|anbau von|tierhaltung|pflanzenvermehrung|gartenbau|weinbau|cultures? (?:de|d|permanentes|non permanentes)\b|elevage\w*|cultivos?\b|cultivo de|cria de|explotacion\w* (?:de ganado|agricol\w*|ganader\w*)|ganaderia|culturas? (?:de|da|do|permanentes|temporarias)\b|criacao de (?!(?:sites|conteudo|software|apli|marcas))|cultivo|pecuaria|coltivazion\w*|allevamento\w*|teelt\w*|fokken|veeteelt|akkerbouw|tuinbouw|coltur[ae]\b|cultures? (?:du|des)\b|apicolt\w*|apicult\w*|imkerei\w*|bijenteelt|groves?\b|vineyards?\b|hatcher(?:y|ies)\b|floricul\w*|floricolt\w*|orticolt\w*|horticultur\w*|mushroom production|hog and pig|sheep and goats?|(?:egg|poultry|chicken|animal|equine) production|riproduzione delle piante`,
  ),
  service(
    'agriculture',
    String.raw`agricult\w*|landwirtschaft\w*|agricol\w*|landbouw\w*|soutien aux cultures|support activities for (?:crop|animal)|(?:production|produzione|produccion|producao) (?:vegetal\w*|animal\w*)|semences\b|sementi\b|semillas\b|sementes\b|saatgut\w*|recoltes\b|lavouras?\b|post harvest`,
  ),
  service(
    'construction.civil-engineering',
    String.raw`civil engineering|highway|streets?\b|roads?\b(?! (?:freight|haulage|transport))|bridges?|heavy construction|(?:water|power|utility|telecommunication|sewer) (?:\w+ ){0,4}(?:line|system|project)s? (?:\w+ ){0,3}construction|tiefbau|strassenbau|bruckenbau|genie civil|travaux publics|routes et|ingenieria civil|carreteras|obras publicas|engenharia civil|estradas|rodovias|ingegneria civile|lavori stradali|strade\b|wegenbouw|grond water en wegenbouw|autostrade\b|autoroutes\b|voies ferrees|bahnverkehrsstrecken|(?:construction|construccion|construcao|costruzione) (?:de|di) (?:routes|ponts|reseaux|carreteras|puentes|redes|vias|rodovias|estradas|pontes|redes|ferrovias|linee|opere|strade|ponti|gallerie)|vie ferrees`,
  ),
  service(
    'construction.trades',
    String.raw`speciali[sz]ed construction|construction specialises?|costruzione speciali\w*|construccion especializada|especializadas de construcao|gespecialiseerde bouw\w*|impianti elettrici|installatiewerk\w*|elektrotechnische installatie|eau et (?:de )?gaz en tous locaux|plumb\w*|electrical (?:installation|contract\w*|work)|heating (?:\w+ ){0,3}(?:contractors?|installation)|(?:painting|roofing|carpentry|masonry|drywall|flooring|siding|glazing|framing|concrete|site preparation|special trade|building equipment|finishing)\b (?:\w+ ){0,3}(?:contractors?|work|trade|covering)|trade contractors?|contractors?\b|roofing|plastering|joinery|demolition|elektroinstallat\w*|bauinstallation\w*|klempner\w*|sanitar(?!i[ao])\w*|heizungs\w*|malerei und|maler\b|dachdecker\w*|zimmerei\w*|ausbaugewerbe|installation electrique|travaux (?:d installation|de (?:couverture|peinture|menuiserie|platrerie|maconnerie|charpente|plomberie|finition|demolition))|plomberie|maconnerie|instalaciones? electric\w*|fontaneria|instalacoes? eletric\w*|instalacao eletrica|installazione di|idraulic\w*|intonacatura|tinteggiatura|loodgiet\w*|fitterswerk|elektrotechnische bouwinstallatie|schilder\w*|dakdekk\w*|timmer\w*|stukadoor\w*|afwerking van gebouwen|terrassement|etancheif\w*|charpentes? et couverture|coperture\b|lavori edili|trivellazion\w*|perforazion\w*|forages\b|travaux d isolation|lavori di isolamento|preparation des sites|preparazione del cantiere|revetement des sols|rivestimento di pavimenti|finish carpentry|posa in opera`,
  ),
  service(
    'construction.building',
    String.raw`(?:residential|nonresidential|commercial|industrial|single family|multifamily|non residential)\b (?:\w+ ){0,4}(?:construction|builders?|remodel\w*|buildings?)|construction of (?:\w+ ){0,4}buildings?|general building|home ?builders?|operative builders|bau von gebauden|hochbau|construction de (?:batiments|maisons)|batiments? residentiels?|construccion de edificios|construcao de edificios|edificacao|costruzione di edifici|utiliteitsbouw|bouw van|woningbouw`,
  ),
  service('construction', String.raw`construction\b|baugewerbe|construccion\b|construcao\b|costruzioni\b|bouwnijverheid`),
  service(
    'retail.specialty',
    String.raw`(?:clothing|furniture|shoe|book|hobby|electronics|jewelry|home|paint|hardware|sporting goods|gift|used merchandise|specialty|specialised) (?:\w+ ){0,2}stores?`,
  ),
  service(
    'consumer-goods.cosmetics',
    String.raw`hairdress\w*|tratamientos? de belleza|tratamentos? de beleza|trattamenti estetici|beauty (?:shops?|salons?|treatment)|barber\w*|nail salons?|friseur\w*|kosmetiksalon\w*|coiffure\w*|soins de beaute|peluquer\w*|salones? de belleza|cabeleir\w*|institutos? de beleza|parrucchier\w*|saloni|estetist\w*|kappers?\w*|schoonheids\w*`,
  ),
];

const ofEverydayLife = everydayServices.map(([id, words]) => service(id, words));
/** For titles of classifications. */
export const servicesInTitles: readonly Service[] = [...titleServices, ...ofEverydayLife];
/** For everyday names. */
export const servicesInNames: readonly Service[] = [...ofEverydayLife, ...titleServices];
