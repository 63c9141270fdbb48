/**
 * Occupations of offices, works and shops that the other tables miss, or of which a part would name another department: an "ingénieur d'affaires" sells.
 * Looked up before all other tables. Lines are like those of professions.ts: each phrase is a key of its own.
 */
import type { WorkLine } from './work.ts';

export const furtherOccupations: readonly WorkLine[] = [
  [
    '+other',
    'other',
    'quimico farmaceutico|quimica farmaceutica|palestrante|palestrante motivacional|conferencista|toezichthouder openbare ruimte|medewerker wmo|wmo medewerker|leerlingbegeleider|leerlingbegeleidster|leerlingenbegeleider|woonconsulent|woonconsulente|groenvoorziener|planeconoom|deskundige infectiepreventie|paardentrainer|hondentrainer|hundetrainer|pferdetrainer|horse trainer|dog trainer|vergunningverlener|gebiedsregisseur|machinebouwer|voedingsdeskundige|triagist|binnenvaartschipper|operatore olistico|operatrice olistica|wegenbouwer|oficial de segunda|oficial de tercera|oficial primera|oficial segunda|ricercatore tdb|ricercatore tda|ricercatore rtd|personaltrainer|militarangehoriger|reiniger|industriereiniger|scientific assistant|scientific staff|scientific employee|freiwilliges soziales jahr|freiwilliges okologisches jahr|fsj|bundesfreiwilligendienst|bfd|bufdi|fsjler|thought leader|wiss mitarbeiter|wiss mitarb|wiss ma|wiss angestellter|wiss assistent|wiss hilfskraft|victim advocate|education advocate|special education advocate|youth advocate|family advocate|health advocate|student advocate|child advocate|consumer advocate|aannemer|loonwerker|agrarier|residente de medicina interna|residente de pediatria|residente de cirugia|ricercatore universitario|ricercatrice universitaria',
  ],
  [
    '+finance',
    'finance',
    'controleur de gestion|controleur de gestion industriel|controleur de gestion social|controleur de gestion commercial|controller di gestione|controller de gestion|controlador de gestion|controlador de gestao',
  ],
  ['+support', 'support', 'call agent|callagent|customer advocate|client advocate'],
  [
    '+operations',
    'operations',
    'rippeur|empilhador|operador de empilhadeira|forklift op|forklift opr|machine op|machine opr|crane op|equipment op|plant op|cnc op|press op',
  ],
  [
    '+engineering',
    'engineering',
    'arquiteto de solucoes|arquiteta de solucoes|architecte solution|architecte solutions|architecte de solutions|architetto di soluzioni|produktingenieur|ingenieur produit|ingeniero de producto|ingegnere di prodotto|engenheiro de produto|productingenieur',
  ],
  ['+finance', 'finance', 'tecnico de contas|tecnica de contas'],
  [
    '+sales',
    'sales',
    'promotora de ventas|promotora|delegue regional|delegue commercial|hotesse de vente|hote de vente|promoteur immobilier|promotor inmobiliario|promotora inmobiliaria|promotor imobiliario|projectontwikkelaar|immobilienentwickler|bautrager',
  ],
  [
    '+engineering',
    'engineering',
    'bim specialist|bim modeller|bim koordinator|coordinateur bim|tecnico cad cam|tecnico cad|electronicien|electronicienne|concepteur mecanique|concepteur electrique|conceptrice mecanique|tecnico em edificacoes|tecnico de edificacoes|elettronico industriale|projetista mecanico|disenador mecanico|calculista|metodista|agente de metodos|technicien methodes|agent des methodes|konstruktionsmechaniker konstruktion|bekabelingsengineer|modelleur',
  ],
  [
    '+it',
    'it',
    'amministratrice di sistema|amministratrice di sistemi|amministratore di sistemi|amministratore di rete|amministratrice di rete|analista funzionale|=informatico|urbaniste si|it sicherheitsbeauftragter|it sicherheitsbeauftragte|funcional sap|analista de infra|endpoint engineer|desktop engineer',
  ],
  [
    '+it',
    'it',
    'soc analyst|security operations analyst|threat analyst|servicenow developer|servicenow administrator|jira administrator|it business analyst|sharepoint administrator|m365 administrator|active directory administrator|it generalist|technicien helpdesk|technicien de proximite informatique|technicien micro|tecnico de helpdesk|tecnico help desk|informatieadviseur|informatieanalist|it architect|ict architect|informaticus|medewerker ict|informatikkaufmann|fachinformatiker|it systemelektroniker|edv techniker|edv fachkraft|systemkoordinator',
  ],
  [
    '+engineering',
    'engineering',
    'traffic engineer|mechanical designer|electrical designer|piping designer|pcb designer|structural designer|bim designer|cad designer|hvac designer|plumbing designer|sre|process engineer|procesengineer|procestechnologist|product engineer|mdr engineer|naval architect|software craftsman|collaudatore software|ingegnere gestionale di produzione|systeemontwerper|ontwerper installatietechniek|ontwerper elektrotechniek|elektrotechnisch ontwerper|bouwkundig ontwerper|produktentwickler|produktentwicklerin|productontwikkelaar|lead engineer constructie',
  ],
  [
    '+operations',
    'operations',
    'pallet builder|tool crib attendant|boiler operator|qa inspector|parking attendant|parking lot attendant|practice administrator|clinic administrator|hospital administrator|records clerk|records specialist|dock hand|hostler|yard jockey|angebotskalkulator|kalkulator|process owner|organisator|organisatorin|empfangschef|empfangschefin|empfangsleiter|qmb|qualitatsbeauftragter|kuchenhilfe|expedient|standesbeamter|standesbeamtin|celador|celadora|planejador|planejadora|programador de producao|programador de la produccion|ajudante geral|ajudante de carga e descarga|ajudante de motorista|auxiliar de expedicao|faz tudo|sindico|sindica|sindico profissional|regisseur general|gestionnaire de copropriete|gestionnaire immobilier|property administrator|kwartiermaker|arbocoordinator|arboadviseur|preventiemedewerker|locatiebeheerder|sportbeheerder|gebouwbeheerder|bestuurssecretaresse|analista de procesos|analista de processos|analista de planejamento|analista de pcp|ordenanza|bedel|conserje escolar|tecnico de processos|tecnico de compras|tecnico di produzione|addetto alla dogana|declarant en douane|preposto alla sicurezza|asistente de logistica|despachador|despachante|grenspendler|poststellenmitarbeiter|materialwirt|magazijnier|deurwachter',
  ],
  [
    '+sales',
    'sales',
    'solutions consultant|demo specialist|keyholder|key holder|canvasser|door to door canvasser|sales canvasser|showroom consultant|visual merchandising assistant|buyer s agent|real estate developer|property developer|freight broker|travel consultant|travel advisor|conseiller en voyages|conseillere en voyages|conseiller voyages|reiseberater|reiseberaterin|agente de viajes|agente di viaggi|consulente di viaggio|reisverkehrskaufmann|viajante|viajante de comercio|delegado de zona|delegada de zona|promotora de ventas|promotor de ventas|administrativa comercial|administrativo comercial|asistente comercial|makelaar taxateur|makelaar en taxateur|repositor|reponedor|franchisenehmer|route sales driver|wijnverkoper|sales back office|impiegata commerciale estero|venditrice|venditore auto|verkoopstyliste|agent de comptoir|rental agent|car rental agent|theatre box office assistant|box office assistant|ticket agent|kundenberater im aussendienst|finanzierungsberater auto|assistant buyer retail|chargee de clientele entreprises',
  ],
  [
    '+marketing',
    'marketing',
    'speechwriter|ghostwriter marketing|campaigner|conference producer|mercadologo|mercadologa|jornalista institucional|periodista corporativo|redacteur technique marketing|werbefachmann|werbefachfrau|werbekaufmann|werbekauffrau|kommunikationsfachmann|mediaberater|mediaplaner|pressereferent|pressereferentin|creative copywriter|trafficker digital|event planner|eventplaner|mecenaat coordinator|charge de mecenat',
  ],
  [
    '+support',
    'support',
    'teleatendente|reklamationsbearbeiter|reklamationsbearbeiterin|agent de relation client|addetto post vendita|tecnico post vendita|tecnico postventa|tecnica postventa|operatore telefonico|operatrice telefonica|operador telefonico|operadora telefonica|atendente de telemarketing|atendente de sac|kundencentermitarbeiter|hotline agent|klantcontactmedewerker',
  ],
  [
    '+finance',
    'finance',
    'mortgage processor|loan processor|bank examiner|escrow officer|escrow assistant|title examiner|title officer|trust officer|payment analyst|payments analyst|cost analyst|insurance analyst|kassenverwalter|kassenverwalterin|risk officer|facturier|facturiere|facturista|gestionnaire de portefeuille|interventor|interventora|interventor municipal|administrativo contable|administrativa contable|gestor administrativo contable|impiegato amministrativo contabile|impiegata amministrativa contabile|analista de contas a pagar|analista de contas a receber|analista de custos|analista de costos|analista de costes|auxiliar de contas a pagar|assistente de contas a pagar|projectcontroller|procurement controller|sindaco revisore|revisore legale|mortgage advisor|hypotheekadviseur|auditor fiscal|auditora fiscal|fiscal de tributos|auditor fiscal da receita federal|banquier|banquier prive|finanzierungsberater|firmenkundenbetreuer|firmenkundenbetreuerin|privatkundenbetreuer|privatkundenberater|kreditberater|kreditanalyst|kreditprufer|beleggingsspecialist|chargee de clientele banque|conseiller clientele particuliers|conseillere clientele particuliers|charge d affaires entreprises banque',
  ],
  [
    '+hr',
    'hr',
    'lohnabrechner|lohnabrechnerin|gehaltsabrechner|gehaltsabrechnerin|entgeltabrechner|entgeltabrechnerin|lohn und gehaltsabrechner|lohn und gehaltsabrechnerin|betriebsrat|betriebsratin|betriebsratsvorsitzender|betriebsratsvorsitzende|personalrat|personalratsvorsitzender|arbeitsdirektor|arbeitsdirektorin|hris analyst|hris specialist|people partner|people operations|people operations specialist|orientatore|orientatrice|orientatore professionale|orientador laboral|orientadora laboral|processador de salarios|processadora de salarios|loonadministrateur|casemanager verzuim|verzuimcoordinator|ondernemingsraadslid|especialista em t d|especialista em treinamento|instrutor de treinamento|corporate trainer|instrutor corporativo|bem estar corporativo|talent scout|vertrauensperson schwerbehinderte|schwerbehindertenvertretung',
  ],
  [
    '+legal',
    'legal',
    'assessor juridico|assessora juridica|datenschutzkoordinator|datenschutzreferent|oficial mayor de notaria|griffier de la cour|letrado consistorial',
  ],
  [
    '+design',
    'design',
    'desenhador grafico|desenhadora grafica|editorial designer|type designer|packaging designer|exhibition designer|spatial designer|ontwerper',
  ],
  [
    'restaurator-of-art',
    'other',
    'restauratrice di beni culturali|restauratrice d arte|=restauratrice|restauradora de arte|restaurador de arte',
  ],
  [
    '+other',
    'other',
    'tattooist|logger|insulation worker|insulator|tile setter|drywall finisher|potter|genealogist|taxidermist|upholsterer|farrier|lighthouse keeper|phd candidate|doctoral candidate|doktorand|doktorandin|intelligence analyst|ambulancebroeder|ambulancechauffeur|jeugdwerker|jongerenwerker|=lector|orefice|alferez|pisciniste|paysagiste|policiste|delegado sindical|sindicalista|sindacalista|vakbondsbestuurder|gewerkschaftssekretar|gewerkschaftssekretarin|gewerkschafter|technico superior|opbouwwerker|buurtwerker|straatcoach|registerloods|onderwijskundige|zorgcoordinator|zorgconsulent|zorgbemiddelaar|stagiaire infirmier|biographer|theologian|theologe|theologin|seelsorger|seelsorgerin|diakon|diakonin|gemeindereferent|gemeindereferentin|pastoralreferent|pastoralreferentin|pastoraal werker',
  ],
  ['+support', 'support', 'chat agent|teleassistente|operador de contact center'],
  [
    '+sales',
    'sales',
    'ingenieur d affaires|ingenieure d affaires|back office commerciale|promoter|procacciatore d affari|procacciatore|comercial inmobiliario|comercial inmobiliaria|comercial de seguros|comercial de ventas|comercial externo|pre vendas|operador de telemarketing|operadora de telemarketing|teleoperador de vendas|assessor de vendas|consultor automotivo|negociateur|verkaufsreprasentant|verkaufsreprasentantin|reisender|aussendienstler',
  ],
  [
    '+marketing',
    'marketing',
    'publicitario|publicitaria|relacoes publicas|relaciones publicas|addetto alle pubbliche relazioni|referenceur|referenceuse|charge d etudes marketing|chargee d etudes marketing|marketingfachwirt|marketingfachwirtin|contentcreator|onlinemarketeer|responsable de contenidos web|creativo publicitario',
  ],
  [
    '+finance',
    'finance',
    '=contabile|contabile clienti|contabile fornitori|addetto clienti e fornitori|operatore di sportello|perito contador|revisor oficial de contas|revisora oficial de contas|assistente administrativo financeiro|assistente administrativa financeira|auxiliar administrativo financeiro|conseiller clientele bancaire|mathematiker|versicherungsmathematiker|versicherungsmathematikerin|prufungsassistent|prufungsassistentin|lohnsteuerhilfeberater|finanzfachwirt|kundenberater sparkasse|kundenberaterin sparkasse',
  ],
  [
    '+hr',
    'hr',
    'personalfachkaufmann|personalfachkauffrau|personaldienstleistungskaufmann|personaldienstleistungskauffrau|lohn und gehaltsbuchhalter|lohn und gehaltsbuchhalterin|talent scout|gestionnaire de carriere|charge de mission rh|chargee de mission rh|charge de developpement rh|chargee de developpement rh|instrutor de treinamento|instrutora de treinamento',
  ],
  [
    '+legal',
    'legal',
    'legale interno|legale d impresa|escrivao|analista judiciario|encarregado de protecao de dados|oficial de registro|gerichtsschreiber|principal clerc|oficial habilitado',
  ],
  [
    '+operations',
    'operations',
    'rspp|addetto rspp|pianificatore|pianificatrice|pianificatore della produzione|condutor|condutora|condutor de pesados|empregado de armazem|empregada de armazem|tecnico de prevencion|tecnica de prevencion|tecnico de prevencion de riesgos laborales|tecnico en prl|tecnico prl|qualitatssicherer|qualitatssicherin|qs mitarbeiter|qm mitarbeiter|technicien hse|animateur hse|animateur qhse|sicherheitsfachkraft|sifa|kam coordinator|attache territorial|attachee territoriale|agente amministrativo|coadiutore',
  ],
  ['+food', 'other', 'restaurateur d art|restaurateur de tableaux'],
  [
    '+other',
    'other',
    'animateur socioculturel|animatrice socioculturelle|animatrice socio culturelle|accompagnant educatif|accompagnante educative|secouriste|zootecnista|ama|biologo|biologa|sozialkulturanimator',
  ],
  [
    '+other',
    'other',
    'potatore|guardiaparco|sacrestano|telecronista|caposervizio|correttore di bozze|gioielliere|dog sitter|lavandaia|stiratrice|magliaia|orlatrice|baggerfuhrer|fassadenbauer|juwelier|juwelierin|requisiteur|requisiteurin|rabbiner|geomatiker|geomatikerin|milchtechnologe|milchtechnologin|malzer|schnittdirectrice|sushiman|piscineiro|lavadeira|passadeira|salva vidas|inspetor de alunos|bolsista|protetico|instrumentador|tecnico de gesso|capitao|dancarina|leiloeiro|otico|mecanico industrial|tecnico agropecuario|fiscal municipal|fiscal de obras|fiscal de posturas|fiscal de transito|primeur|etalagiste|teinturier|blanchisseur|charge de cours|chargee de cours|mediateur|mediatrice|coffreur|couvreur zingueur|mouliste|decolleteur|domoticien|depanneur|eclairagiste|presentateur|presentatrice|pigiste|correcteur|correctrice|garde forestier|pepinieriste|toiletteur|toiletteuse|dresseur|garde d enfants|secretaire de redaction|lavandera|orientadora|orientador|cabo|cura parroco|adiestrador|adiestradora|agente literario|tecnico de rayos|tecnico de rayos x|corrector de textos|auxiliar de biblioteca|camara de television|mariscador|mariscadora|kokshulp|keukenhulp|kaasboer|badmeester|behanger|houtbewerker|pijpfitter|schadehersteller|decorbouwer|cipier|hoofdagent|registrar|childminder|gravedigger|pest controller|pest control technician|body shop technician',
  ],
  [
    '+operations',
    'operations',
    'stampista|rettificatore|cablatore|bobinatore|mozzo|addetto di scalo|addetta di scalo|addetto mensa|addetta mensa|nachtportier|entsorgungsfachkraft|wasserwart|klarwarter|strassenwarter|strassenwarterin|glasreiniger|pharmakant|pharmakantin|lavador de carros|mensageiro|carreteiro|estivador|agente portuario|egoutier|aiguilleur|docker|batelier|demenageur|agent des espaces verts|envasador|envasadora|manipulador de alimentos|manipuladora de alimentos|manipulador|tecnico municipal|havenmeester|verhuizer|medewerker vleesverwerking|productiemedewerker vlees|griffiemedewerker|mover|furniture mover|removal man',
  ],
  [
    '+sales',
    'sales',
    'addetto ortofrutta|addetta ortofrutta|addetto banco gastronomia|addetta banco gastronomia|addetto gastronomia|fiscal de loja|revendedora|revendedor|promotora de vendas|hausverwalter|hausverwalterin|immobilienverwalter|immobilienverwalterin|syndic|syndic de copropriete|agente de revenda|banconista',
  ],
  [
    '+finance',
    'finance',
    'borsenhandler|borsenhandlerin|redacteur sinistres|redactrice sinistres|tecnico de seguros|medewerker aangifte|aangiftemedewerker|interventor de banco',
  ],
  ['+legal', 'legal', 'oficial de diligencias|ajudante de notariado|ajudante de notario|avoue'],
];
