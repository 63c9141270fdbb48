/**
 * More professions outside an office, whole classes of them in German and Italian with their equivalents in the other languages: crafts, agriculture, food,
 * transport, care, church, courts, police, army, tax and public administration. Lines are like those of professions.ts; each phrase of a line whose key starts
 * with "+" is a key of its own. They are looked up after all other tables. Long because it is one data table.
 */
import type { WorkLine } from './work.ts';

export const trades: readonly WorkLine[] = [
  // Crafts
  [
    '+craft',
    'other',
    'handwerker|handwerksmeister|geselle|bodenleger|parkettleger|estrichleger|fliesenleger|mosaikleger|gerustbauer|brunnenbauer|ofenbauer|kachelofenbauer|rollladenbauer|messebauer|modellbauer|bootsbauer|schiffbauer|instrumentenbauer|geigenbauer|klavierbauer|orgelbauer|karosseriebauer|fahrzeugbauer|trockenbauer|trockenbaumonteur|innenausbauer|akustiker|steinmetz|steinbildhauer|bildhauer|tiefbauer|tiefbaufacharbeiter|hochbaufacharbeiter|betonbauer|stahlbetonbauer|beton und stahlbetonbauer|kanalbauer|rohrleitungsbauer|gleisbauer|pflasterer|asphaltbauer|vorarbeiter bau|bauhelfer|abbrucharbeiter|sprengmeister|isolierer|warmedammer|dammtechniker|putzer|verputzer|gipser|spengler|flaschner|blechner|kupferschmied|schmied|hufschmied|kunstschmied|graveur|goldschmied|silberschmied|gurtler|zinngiesser|galvaniseur|vulkaniseur|reifenmonteur|schuhmacher|schuster|orthopadieschuhmacher|sattler|polsterer|raumausstatter|dekorateur|tapezierer|buchbinder|buchdrucker|drucker|siebdrucker|offsetdrucker|medientechnologe|schildermaler|vergolder|glasblaser|keramiker|topfer|drechsler|korbmacher|burstenmacher|segelmacher|uhrmacher|buchsenmacher|messermacher|orthopadietechniker|orthopadietechnik mechaniker|schornsteinfeger|bezirksschornsteinfeger|kaminkehrer|rauchfangkehrer|kaminfeger|restaurator|gebaudetechniker|haustechniker|solarteur|solarmonteur|photovoltaik monteur|kaltetechniker|kalteanlagenbauer|klimatechniker|aufzugsmonteur|fensterbauer|holzbauer|blitzschutzmonteur|brandschutzmonteur|sanitarinstallateur|sanitarfachmann|heizungsinstallateur|elektromeister|elektroinstallateurmeister|freileitungsmonteur|kabelmonteur|fernmeldetechniker',
  ],
  [
    '+craft',
    'other',
    'artigiano|impiantista|installatore|installatore impianti|termoidraulico|caldaista|bruciatorista|frigorista|lattoniere|lattoniere edile|gommista|elettrauto|carrozziere|verniciatore|verniciatore industriale|battilastra|motorista|meccatronico|carpentiere metallico|carpentiere in ferro|carpentiere in legno|ferraiolo|cementista|asfaltista|ponteggiatore|decoratore|stuccatore|gessista|marmista|scalpellino|vetraio|serramentista|infissista|posatore|posatore di pavimenti|parquettista|tappezziere|mobiliere|ebanista|restauratore|restauratrice|corniciaio|ceramista|orologiaio|orafo|argentiere|incisore|calzolaio|ciabattino|pellettiere|modellista|sarto su misura|ricamatrice|tessitore|tipografo|stampatore|serigrafo|legatore|liutaio|accordatore|spazzacamino|antennista|ascensorista|fabbro ferraio|maniscalco|arrotino|muratore specializzato|manovale|manovale edile|capomastro|capo mastro|mastro|odontotecnico|tecnico ortopedico|giardiniere manutentore',
  ],
  [
    '+craft',
    'other',
    'craftsman|tradesman|journeyman|stonemason|chimney sweep|bookbinder|blacksmith|locksmith|upholsterer|cobbler|shoemaker|watchmaker|glazier|insulation installer|flooring installer|solar installer|couvreur zingueur|tailleur de pierre|ramoneur|serrurier|tapissier|ebeniste|cordonnier|horloger|vitrier|forgeron|relieur|artesano|cerrajero|tapicero|ebanista artesano|zapatero|relojero|cantero|deshollinador|encuadernador|herrero|vidriero|artesao|serralheiro|estofador|marceneiro|sapateiro|relojoeiro|vidraceiro|ambachtsman|slotenmaker|stoffeerder|schoenmaker|horlogemaker|schoorsteenveger|boekbinder|smid|glaszetter|stratenmaker|dakdekker|vloerlegger|steigerbouwer',
  ],
  // Plants, animals, food
  [
    '+farming',
    'other',
    'landschaftsgartner|garten und landschaftsbauer|galabauer|friedhofsgartner|baumpfleger|baumkontrolleur|zierpflanzengartner|obstbauer|gemusebauer|milchbauer|bauerin|landwirtin|landwirtschaftsmeister|agrarwirt|agrarbetriebswirt|melker|schafer|hirte|imker|jager|berufsjager|revierjager|fischer|fischwirt|forstwirtschaftsmeister|forstarbeiter|waldarbeiter|kellermeister|weinbauer|onologe|hufpfleger|pferdewirt|tierwirt|tiertrainer|hundetrainer|hundefriseur|contadino|contadina|coltivatore|coltivatore diretto|coltivatrice diretta|bracciante|bracciante agricolo|operaio agricolo|allevatore|allevatrice|vivaista|florovivaista|floricoltore|fioraio|fioraia|viticoltore|vignaiolo|enologo|cantiniere|apicoltore|pastore di pecore|mungitore|boscaiolo|forestale|guardia forestale|guardiacaccia|pescatore|imprenditore agricolo|imprenditrice agricola|perito agrario|addestratore cinofilo|toelettatore|agriculteur|viticulteur|maraicher|apiculteur|bucheron|pecheur|agricultor|ganadero|viticultor|apicultor|pescador|pecuarista|pescatore professionista|landbouwer|veehouder|akkerbouwer|fisherman|beekeeper|winemaker|forester|tree surgeon',
  ],
  [
    '+food-craft',
    'other',
    'fleischermeister|metzgermeister|fachverkaufer lebensmittelhandwerk|brauer|brauer und malzer|braumeister|mullermeister|molkereifachmann|kaser|chocolatier|confiseur|eismacher|backereigeselle|kuchenhelfer|spulkraft|kuchenmeister|beikoch|kochin|souschef|chef saucier|restaurantfachmann|restaurantfachfrau|fachkraft gastgewerbe|servicekraft gastronomie|serviererin|barista|barchef|bartender|sommelier|aiuto cuoco|commis di cucina|commis di sala|chef di rango|capo partita|lavapiatti|pescivendolo|salumiere|norcino|casaro|birraio|mastro birraio|cioccolatiere|rosticciere|banconiere bar|barlady|aiuto pasticcere|pizzaiola|cuoca scolastica|maitre|maitre d hotel|maitre di sala|caposala ristorante|poissonnier|fromager|brasseur|brewer|fishmonger|cheesemaker|pescadero|cervecero|cervejeiro|brouwer|kaasmaker|ijsbereider',
  ],
  // Beauty and household
  [
    '+personal-service',
    'other',
    'nageldesigner|visagist|maskenbildner|kosmetiker|fusspfleger|fusspflegerin|barbier|tatowierer|haushaltshilfe|hauswirtschafterin|hauswirtschafter|hauswirtschaftsleiterin|haushalterin|kindermadchen|babysitter|bestatter|bestattungsfachkraft|thanatologe|schwimmmeister|bademeister|rettungsschwimmer|fachangestellter fur baderbetriebe|massaggiatore|massaggiatrice|truccatore|truccatrice|onicotecnica|acconciatore|acconciatrice|estetista specializzata|tatuatore|erborista|colf|=domestica|collaboratrice domestica|collaboratore domestico|baby sitter|bambinaia|puericultrice|assistente all infanzia|assistente infanzia|governante di casa|maggiordomo|operatore funebre|necroforo|impresario funebre|bagnino|assistente bagnanti|operatore olistico|naturopata|naturheilpraktiker|undertaker|funeral director|lifeguard|housekeeper|butler|makeup artist|nail technician',
  ],
  // Medicine and care
  [
    '+health',
    'other',
    'allgemeinmediziner|mediziner|arbeitsmediziner|sportmediziner|rechtsmediziner|unfallchirurg|oralchirurg|kinderkrankenschwester|kinderkrankenpfleger|intensivpfleger|intensivpflegefachkraft|anasthesiepfleger|anasthesietechnischer assistent|operationstechnischer assistent|operationstechnische assistentin|op schwester|op pfleger|praxisanleiter|stationsschwester|nachtwache|pflegerin|pfleger|altenpflegehelfer|gesundheits und krankenpflegehelfer|gesundheits und kinderkrankenpfleger|gesundheits und kinderkrankenpflegerin|medizinisch technischer radiologieassistent|medizinisch technische radiologieassistentin|medizinisch technischer assistent|medizinischer technologe|medizinische technologin|pharmazeutisch technische assistentin|pharmazeutisch technischer assistent|pharmazeutisch kaufmannische angestellte|apothekenhelfer|rettungsdienstmitarbeiter|sterilisationsassistent|horgerateakustiker|orthoptist|podologin|osteopathin|chiropraktiker|akupunkteur|suchtberater|suchttherapeut|musiktherapeut|kunsttherapeut|sprachtherapeut|sporttherapeut|badearzt|amtsarzt|truppenarzt|arzt in weiterbildung',
  ],
  [
    '+health',
    'other',
    'medico specializzando|specializzando|medico specialista|medico ospedaliero|medico competente|medico legale|medico sportivo|medico di famiglia|medico di medicina generale|pediatra di libera scelta|guardia medica|chirurgo plastico|chirurgo ortopedico|dermatologa|cardiologa|oculista|otorino|otorinolaringoiatra|urologa|fisiatra|geriatra|nefrologo|ematologo|pneumologo|reumatologo|diabetologo|infermiere professionale|infermiere pediatrico|infermiera pediatrica|infermiere di famiglia|infermiere strumentista|capo sala|ausiliario|ausiliaria|ausiliario socio assistenziale|ausiliaria sanitaria|operatore sanitario|operatrice sanitaria|operatore socio assistenziale|assistente familiare|assistente domiciliare|assistente alla poltrona|assistente studio odontoiatrico|assistente dentale|tecnico sanitario di laboratorio biomedico|tecnico di laboratorio biomedico|tecnico sanitario di radiologia medica|tecnico audioprotesista|audioprotesista|audiometrista|tecnico della prevenzione|dietologo|dietologa|biologo nutrizionista|osteopata|chiropratico|massofisioterapista|neuropsicomotricista|psicomotricista|terapista della riabilitazione|terapista della neuro e psicomotricita|autista di ambulanza|volontario soccorritore|informatore farmacista collaboratore|collaboratore farmacista',
  ],
  ['+hospital-head', 'other', 'direttore di unita operativa|primario ospedaliero'],
  // Teaching and youth
  [
    '+teaching',
    'other',
    'sonderpadagoge|sonderpadagogin|forderpadagoge|forderlehrer|schulsozialarbeiter|lehrbeauftragter|lehrbeauftragte|lehramtsanwarter|lehramtsreferendar|studienreferendar|referendar|vertretungslehrer|fachlehrer|fachlehrerin|studiendirektor|oberstudiendirektor|hochschullehrer|hochschuldozent|akademischer rat|akademische ratin|juniorprofessor|universitatsprofessor|honorarprofessor|nachhilfelehrer|sprachlehrer|deutschlehrer|daf lehrer|musikpadagoge|theaterpadagoge|museumspadagoge|erlebnispadagoge|waldpadagoge|kindheitspadagoge|kinderbetreuer|kinderbetreuerin|jugendbetreuer|schulbegleiterin|integrationshelfer|streetworker|jugendsozialarbeiter|lerntherapeut|insegnante di sostegno|insegnante di lingue|insegnante di religione|insegnante privato|insegnante privata|insegnante di musica|insegnante di educazione fisica|insegnante precario|supplente|docente a contratto|docente di ruolo|docente di scuola primaria|docente di sostegno|maestro elementare|maestra elementare|maestra d asilo|maestra di scuola|maestra di sci|maestro di sci|maestro di musica|professore ordinario|professore associato|professore a contratto|professore di liceo|lettore madrelingua|assegnista di ricerca|dottorando|dottoranda|cultore della materia|istruttore|istruttrice|istruttore di guida|istruttore sportivo|istruttore di nuoto|istruttore di fitness|educatore cinofilo|educatrice d infanzia|educatrice asilo nido|educatore sociale|educatore di comunita|assistente educativo|assistente scolastico|operatore sociale|operatrice sociale|mediatore culturale|mediatrice culturale|mediatore linguistico|tutor didattico|animatore turistico|animatore sociale',
  ],
  // Church and culture
  [
    '+church',
    'other',
    'kuster|mesner|kantor|kantorin|gemeindereferent|gemeindereferentin|pastoralreferent|pastoralreferentin|pastoralassistent|vikar|vikarin|dekan|superintendent kirche|monch|=nonne|ordensschwester|diakonin|kirchenpfleger|suora|frate|diacono|vescovo|cardinale|cappellano|catechista|sagrestano|religieuse|moine|monja|monje|fraile|nun|monk|kloosterzuster',
  ],
  [
    '+culture',
    'other',
    'archaologe|archaologin|kunsthistoriker|historiker|ethnologe|museologe|theaterregisseur|dramaturg|buhnenbildner|buhnentechniker|veranstaltungstechniker|tontechniker|tonmeister|lichttechniker|beleuchter|maskenbildnerin|kapellmeister|opernsanger|chorleiter|stadtfuhrer|gastefuhrer|fremdenfuhrer|reiseleiter|bergfuhrer|archeologo|archeologa|storico|storica dell arte|storico dell arte|guida turistica|guida alpina|accompagnatore turistico|accompagnatrice turistica|scenografo|scenografa|costumista|tecnico del suono|tecnico audio|fonico|tecnico luci|direttore d orchestra|cantante lirico|direttore di coro|tour guide|mountain guide|guide touristique|guia turistico|guia de turismo|archaeologist|archeologue|arqueologo|archeoloog|historian',
  ],
  // Courts and law
  [
    '+court',
    'legal',
    'rechtsreferendar|rechtsreferendarin|rechtsassessor|assessor jurist|assessorin|rechtsfachwirt|rechtsfachwirtin|notarfachangestellter|notarfachangestellte|rechtsanwalts und notarfachangestellte|rechtsanwalts und notarfachangestellter|rechtsanwaltsgehilfin|notargehilfin|notarassessor|justizfachangestellter|justizfachwirt|justizbeamtin|justizangestellter|justizangestellte|justizsekretar|justizoberinspektor|urkundsbeamter|amtsanwalt|bewahrungshelfer justiz|betreuungsrichter|strafverteidiger|strafrichter|familienrichter|schiedsrichter gericht|schiedsmann|insolvenzverwalter|nachlassverwalter|mediatorin|verfahrensbeistand|syndikusrechtsanwaltin|rechtsberater|avvocatessa|praticante avvocato|praticante legale|praticante notaio|avvocato penalista|avvocato civilista|avvocato del lavoro|avvocato amministrativista|avvocato tributarista|avvocato di stato|patrocinatore legale|procuratore legale|giudice di pace|giudice onorario|presidente di tribunale|presidente del tribunale|funzionario giudiziario|assistente giudiziario|operatore giudiziario|direttore amministrativo tribunale|addetto all ufficio per il processo|addetto upp|cancelliere esperto|curatore fallimentare|amministratore giudiziario|conciliatore|giurista d impresa|avoue|clerc de notaire|notaire assistant|juge des enfants|oficial de la administracion de justicia|auxilio judicial|gestor procesal|tabeliao|analista judiciario|tecnico judiciario|juiza federal|kandidaat gerechtsdeurwaarder|gerechtssecretaris|justice of the peace|legal clerk|trainee solicitor',
  ],
  // Police, fire service, army, customs
  [
    '+uniformed-service',
    'other',
    'polizeimeister|polizeiobermeister|polizeihauptmeister|polizeioberkommissar|polizeihauptkommissar|polizeirat|polizeioberrat|polizeidirektor|polizeiprasident|polizeianwarter|polizeihauptwachtmeister|kriminalkommissar|kriminaloberkommissar|kriminalhauptkommissar|kriminalbeamter|kriminalrat|kriminaltechniker|bundespolizist|vollzugsbeamter|ordnungsamtsmitarbeiter|politesse|verkehrsuberwacher|brandmeister|oberbrandmeister|hauptbrandmeister|brandinspektor|brandoberinspektor|brandamtmann|brandrat|werkfeuerwehrmann|feuerwehrfrau|feuerwehrmann|loschmeister|oberfeuerwehrmann|wehrfuhrer|hauptmann|oberleutnant|leutnant|oberstleutnant|oberst|stabsfeldwebel|oberfeldwebel|hauptfeldwebel|feldwebel|unteroffizier|stabsunteroffizier|gefreiter|obergefreiter|oberstabsfeldwebel|zeitsoldat|berufssoldat|soldatin|offizier|offizieranwarter|kapitanleutnant|zollbeamtin|zollinspektor|zollsekretar|zolloberinspektor|justizvollzugsangestellter|wachtmeister',
  ],
  [
    '+uniformed-service',
    'other',
    'appuntato|appuntato scelto|brigadiere|maresciallo|maresciallo capo|maresciallo dei carabinieri|luogotenente|sottotenente|tenente|tenente colonnello|capitano dei carabinieri|colonnello|generale di brigata|generale di divisione|caporale|caporal maggiore|sergente|sergente maggiore|sottufficiale|ufficiale dell esercito|ufficiale di marina|bersagliere|paracadutista|assistente capo|assistente capo coordinatore|sovrintendente|sovrintendente capo|vice sovrintendente|ispettore capo|ispettore superiore|vice ispettore|commissario capo|vice commissario|commissario di polizia|vice questore|questore|agente penitenziario|agente di polizia penitenziaria|agente di custodia|agente di polizia municipale|comandante polizia locale|vigile|vigilessa|capo squadra vigili del fuoco|vigile del fuoco|ispettore antincendio|guardia costiera|guardia di finanza|funzionario doganale|doganiere|agente doganale polizia|firewoman|fireman|sapeur pompier|pompier|bombero|bombeiro|brandweerman|marechal des logis|adjudant|adjudant chef|caporal chef|sargento|capitan del ejercito|teniente|sergeant|korporaal|luitenant|kapitein landmacht',
  ],
  // Public administration
  [
    '+public-servant',
    'other',
    'verwaltungsfachangestellter|verwaltungsfachangestellte|verwaltungsfachwirt|verwaltungswirt|verwaltungsbeamter|verwaltungsangestellter im offentlichen dienst|beamter|beamtin|beamter im gehobenen dienst|beamtenanwarter|staatsbeamter|kommunalbeamter|stadtinspektor|stadtoberinspektor|stadtamtmann|stadtsekretar|regierungsrat|oberregierungsrat|regierungsdirektor|regierungsinspektor|regierungsamtmann|regierungsamtsrat|ministerialrat|ministerialdirigent|ministerialdirektor|verwaltungsdirektor stadt|standesbeamter|standesbeamtin|magistratsbeamter|gemeindesekretar|gemeindeschreiber|stadtschreiber|burgerservice mitarbeiter|sachbearbeiter offentlicher dienst|angestellter im offentlichen dienst|angestellte im offentlichen dienst|abgeordneter|abgeordnete|bundestagsabgeordneter|bundestagsabgeordnete|landtagsabgeordneter|landtagsabgeordnete|mitglied des bundestages|mitglied des landtags|mdb|mdl|stadtverordneter|stadtrat|gemeinderat|kreistagsabgeordneter|bezirksrat|ratsmitglied|ortsvorsteher|gleichstellungsbeauftragte',
  ],
  [
    '+public-servant',
    'other',
    'impiegato comunale|impiegata comunale|impiegato statale|impiegata statale|impiegato pubblico|impiegato regionale|impiegato ministeriale|dipendente comunale|dipendente pubblico|dipendente statale|dipendente regionale|dipendente della pubblica amministrazione|dipendente ministero|funzionario comunale|funzionario pubblico|funzionario statale|funzionario regionale|funzionario amministrativo|funzionario tecnico comunale|funzionario di prefettura|istruttore amministrativo|istruttore direttivo|istruttore direttivo amministrativo|istruttore tecnico|collaboratore amministrativo comunale|segretario comunale|segretario generale comunale|dirigente pubblico|dirigente comunale|ufficiale di stato civile|ufficiale anagrafe|addetto anagrafe|messo comunale|=assessore|=assessora|assessore comunale|assessore regionale|consigliere comunale|consigliera comunale|consigliere regionale|consigliere provinciale|consigliere municipale|deputato|deputata|senatore|senatrice|parlamentare|europarlamentare|onorevole|prefetto|viceprefetto|vice prefetto|diplomatico|ambasciatore|fonctionnaire|fonctionnaire territorial|agent territorial|attache territorial|redacteur territorial|adjoint administratif territorial|depute|senateur|conseiller municipal|conseiller departemental|prefet|sous prefet|funcionario publico|funcionaria publica|empleado publico|concejal|concejala|diputado|diputada|senador|senadora|servidor publico|servidora publica|vereador|vereadora|deputado estadual|deputado federal|ambtenaar|gemeenteambtenaar|rijksambtenaar|gemeenteraadslid|raadslid|wethouder|kamerlid|member of parliament|city councilor|councillor|councilman|ambassador',
  ],
  ['+mayor-deputy', 'executive', 'vicesindaco|vice sindaco|vizeburgermeister|stellvertretender burgermeister'],
  // Tax and money
  [
    '+tax-office',
    'finance',
    'finanzbeamter|finanzbeamtin|finanzwirt|diplom finanzwirt|steuerinspektor|steuerfachwirt|steuerfachangestellter|steuergehilfe|lohnsteuerhelfer|betriebsprufer|sparkassenfachwirt|sparkassenkaufmann|sparkassenbetriebswirt|bankfachwirt|bankbetriebswirt|kundenberater bank|vermogensberater|finanzberater|funzionario agenzia delle entrate|funzionario tributario|revisore legale|revisore legale dei conti|revisore dei conti|esperto contabile|tributarista|praticante commercialista|consulente fiscale|operatore di sportello bancario|sportellista|gestore clienti banca|gestore corporate|private banker|broker finanziario',
  ],
  [
    '+insurance',
    'sales',
    'versicherungsfachmann|versicherungsfachfrau|versicherungsvertreter|versicherungsagent|versicherungsberater|versicherungsfachwirt|intermediario assicurativo|subagente assicurativo|consulente assicurativo|broker assicurativo|agente di assicurazioni|produttore assicurativo',
  ],
  // Transport, post, waste
  [
    '+transport',
    'operations',
    'paketzusteller|paketbote|brieftrager|brieftragerin|postzusteller|verbundzusteller|zusteller|zugbegleiter|zugfuhrer|schaffner|fahrdienstleiter|stellwerker|rangierer|strassenbahnfahrer|u bahn fahrer|tramfahrer|chauffeur privat|baumaschinenfuhrer|radladerfahrer|hafenarbeiter|matrose|decksmann|binnenschiffer|schiffsfuhrer|umzugshelfer|mobelpacker|lagerhelfer|versandhelfer|capotreno|capo treno|controllore treno|capostazione|macchinista ferroviario|tranviere|conducente di linea|conducente di autobus|autista di linea|autista ncc|autista consegnatario|fattorino|fattorino consegne|rider|pony express|addetto consegne|traslocatore|scaricatore|facchino|portabagagli|ruspista|palista|escavatorista|netturbino|operatore ecologico|spazzino|autista raccolta rifiuti|train conductor|conductor de tren|facteur|cheminot|eboueur|cartero|barrendero|carteiro|lixeiro|postbode|vuilnisman|conducteur trein|treinconducteur|mail carrier|garbage collector',
  ],
  [
    '+doorkeeper',
    'operations',
    'pfortner|pfortnerin|empfangspfortner|portinaio|portinaia|portiere di notte|portiere d albergo|portiere notturno|usciere|doorman|concierge d immeuble',
  ],
  [
    '+draftsman',
    'engineering',
    'produktdesigner technisch|technischer produktdesigner|technische produktdesignerin|technischer systemplaner|bauzeichner|disegnatore tecnico|disegnatore cad|disegnatore progettista',
  ],
  [
    '+wholesale',
    'sales',
    'gross und aussenhandelskaufmann|kaufmann im gross und aussenhandel|kaufmann fur gross und aussenhandelsmanagement|grosshandelskaufmann|reiseverkehrskaufmann|reiseverkehrskauffrau|tourismuskaufmann|tourismuskauffrau|automobilkaufmann|automobilkauffrau|autoverkaufer|capo reparto|caporeparto supermercato|addetto al banco|addetta al banco|banconiere|scaffalista|venditore ambulante|ambulante|commerciante|negoziante|marktverkaufer',
  ],
  // At sea and in the air
  [
    '+crew',
    'other',
    'fluglotse|flugkapitan|copilot|kabinenchef|purser|hubschrauberpilot|schiffskapitan|nautiker|seemann|schiffsoffizier|steuermann|schiffsmechaniker|marittimo|marinaio|comandante di nave|comandante navale|comandante di aeromobile|primo ufficiale di coperta|ufficiale di coperta|ufficiale di macchina|nostromo|controllore di volo|controllore del traffico aereo|steward di bordo|hostess di volo|elicotterista|skipper|sailor|air traffic controller|ship captain|aiguilleur du ciel|marinero|controlador aereo|zeeman|luchtverkeersleider',
  ],
];
