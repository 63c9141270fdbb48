/**
 * Phrases that mean several things at once: phrase → words of ranks.ts and work.ts. Folded. A word after "=" is meant exactly: without
 * its ending, "assistenza" would be the German "Assistenz".
 */
export const compounds: Readonly<Record<string, readonly string[]>> = {
  'r commerciale': ['manager', 'sales'],
  'management control|pilotage de la performance': ['controlling'],
  'team assistant|assistente de equipa|assistente de equipe|asistente de equipo': ['administrative-assistant'],
  'informatiemanager|telecommunicatiemanager|telecommanager|netwerkmanager|ict manager': ['manager', 'it'],
  'procesmanager|proces manager': ['manager', 'operations'],
  'werfleider|bouwplaatsleider': ['head', 'operations'],
  'manageuse|manageur|manageuse de projet': ['manager'],
  'credit manageuse|credit manageur': ['manager', 'accounting'],
  'manageuse de communaute|manageur de communaute': ['manager', 'marketing'],
  'publications manager|donor recruitment manager': ['manager', 'marketing'],
  'auditing manager|balance sheet manager': ['manager', 'accounting'],
  'contramestre de acabamento|contramestre de producao|capo linea|capo turno|capo magazzino|supervisor de linea|jefe de linea': [
    'supervisor',
    'production',
  ],
  'coordinadora de despachos|coordinador de despachos': ['coordinator', 'supply-chain'],
  'sec de comunicaciones|secretario de comunicaciones|secretaria de comunicaciones': ['coordinator', 'communications'],
  wetenschapper: ['scientist'],
  'roostercoordinator|planningscoordinator': ['coordinator', 'operations'],
  'div medewerker|medewerker div': ['specialist', 'operations'],

  'internship coordinator|internship manager|stage coordinator|stagecoordinator|coordinador de practicas|coordinadora de practicas|coordenador de estagios|coordenadora de estagios|coordinateur de stages|coordinatrice de stages|coordinatore tirocini':
    ['coordinator', 'training'],
  'servicio de atencion|servico de atendimento': ['support'],
  'representante de compras|purchasing representative|procurement representative': ['buyer'],
  'customer relationship|customer relationships|client relationships': ['customer-success'],
  'customer intelligence|market and customer intelligence|consumer intelligence|competitive intelligence': ['market-research'],
  'managed services|managed service': ['it'],
  'miembro del consejo directivo|miembro del comite de direccion|miembro del comite ejecutivo|membro do comite executivo|membre du comite de direction|membre du comite executif|membre du codir|membre du comex|membro del comitato direttivo':
    ['board-member'],
  'diretor operacional|diretora operacional|director operacional|directora operacional|direttore operativo|directeur operationnel|operativer leiter|operationeel directeur':
    ['director', 'operations'],
  'gerente operacional|supervisor operacional|responsable operacional|responsabile operativo': ['manager', 'operations'],
  'assessoria de imprensa|assessoria de comunicacao|gabinete de prensa|gabinete de comunicacion': ['communications'],
  'membro do conselho administrativo|membro do conselho de administracao|membro do conselho fiscal|conselheiro administrativo': [
    'board-member',
  ],
  'engenheiro de aplicacoes|engenheira de aplicacoes|engenheiro de aplicacao|ingeniero de aplicaciones|ingeniera de aplicaciones|ingegnere applicativo':
    ['engineer'],
  'supervisor de negocios|supervisora de negocios': ['supervisor', 'business-development'],
  // A chief's area of work is not a rank.
  'cio advisory|cio advisory services|cio bereich|cio office|cio services': ['it'],
  'cfo advisory|cfo advisory services|cfo bereich|cfo services': ['finance'],
  'ceo bereich|ceo agenda': ['strategy'],
  'founder associate|founders associate|founder s associate': ['specialist', 'strategy'],
  'community builder': ['specialist', 'social-media'],
  'mitarbeitergewinnung|mitarbeiterbindung|talentgewinnung': ['recruiting'],
  'arbeitsdirektor|arbeitsdirektorin': ['director', 'hr'],
  'administrativo financiero|administrativo financeiro|amministrativo finanziario|administratif financier|administratif et financier|administrativo e financeiro|administrativo y financiero|amministrativo e finanziario|adm financeiro|adm e financeiro':
    ['finance'],
  'entrevistador|encuestador|recenseador|intervistatore': ['specialist', 'market-research'],
  // In Spanish, a "consejero" of a field gives advice; alone, they sit on a board.
  'consejero tecnico|consejera tecnica|consejero tecnica|consejero academico|consejera academica|consejero escolar|consejera escolar|consejero familiar|consejera familiar|consejero personal|consejera personal':
    ['consultant'],
  'consejero comercial|consejera comercial|consejero de ventas|consejera de ventas|consejero inmobiliario|consejera inmobiliaria': [
    'sales-representative',
  ],
  'consultor de estrategia|consultor estrategico|consultor em estrategia': ['management-consultant'],
  'desarrollador de negocios|desenvolvedor de negocios|desarrollador de negocio': ['business-developer'],
  'desarrollo de producto|desarrollo de productos|desenvolvimento de produto|desenvolvimento de produtos|sviluppo prodotto|sviluppo prodotti':
    ['product'],
  'operador sonido|operador de sonido|operador de camara|operador camara|tecnico de sonido|operador de audio|tecnico de som|operador de som|operatore di ripresa|fonico':
    ['specialist', 'arts'],
  'representante de servicio al cliente|representante de atencion al cliente|representante del servicio de atencion al cliente|representante servicio al cliente|representante de atendimento|representante de atendimento ao cliente|representant service client|representant du service a la clientele|representant au service a la clientele|representant service a la clientele':
    ['specialist', 'support'],
  'pago a proveedores|pagos a proveedores|pagamento a fornecedores|pagamento de fornecedores|pagamento fornitori|pagamenti fornitori': [
    'accounting',
  ],
  'contentschrijver|content schrijver': ['specialist', 'content'],
  'tecnico superior informatica|tecnico superior de informatica|tecnico superior en informatica|tecnico de informatica|tecnico em informatica|tecnico en informatica':
    ['it-specialist'],
  'service design': ['design'],
  'suporte de operacoes|suporte operacional|soporte operativo|soporte de operaciones|apoio operacional': ['operations'],
  'estagiario de programacao|estagiaria de programacao|estagiario em programacao': ['intern', 'software'],
  'diretor de negocios|director de negocios': ['director', 'business-development'],
  'gerente de negocios|gerente negocios': ['manager', 'business-development'],
  'executivo de negocios|ejecutivo de negocios': ['specialist', 'business-development'],
  'relacoes humanas|relaciones humanas|relations humaines|dho|desenvolvimento humano organizacional|desenvolvimento humano e organizacional':
    ['hr'],
  'incentivos fiscais|incentivos fiscales|incentivi fiscali': ['tax'],
  'unitcoordinator|afdelingscoordinator': ['coordinator'],
  'adviseur verzekeringen|adviseur particuliere verzekeringen|adviseur zakelijke verzekeringen': ['specialist', 'banking'],
  vestigingsdirecteur: ['director'],
  'avocat associe|avocate associee': ['partner', 'legal'],
  'notaire associe|notaire associee|huissier associe|commissaire de justice associe': ['partner', 'legal'],
  'expert comptable associe|expert comptable associee|commissaire aux comptes associe': ['partner', 'accounting'],
  'chef de culture|cheffe de culture': ['manager', 'land'],
  'coordinador tecnico|coordinadora tecnica|coordenador tecnico|coordenadora tecnica|coordinatore tecnico|coordinatrice tecnica|coordinateur technique|coordinatrice technique':
    ['coordinator', 'engineering'],
  'direttore di struttura complessa|direttrice di struttura complessa|direttore di unita operativa complessa': ['director', 'medical'],
  'directeur de cabinet du maire|directrice de cabinet du maire|chef de cabinet du maire|cheffe de cabinet du maire|jefe de gabinete del alcalde|jefa de gabinete del alcalde|chefe de gabinete do prefeito|capo di gabinetto del sindaco':
    ['chief-of-staff'],
  'capo tecnico': ['manager', 'engineering'],
  'lider tecnico|lider tecnica|referente tecnico|referente tecnica': ['senior', 'engineering'],
  'partner manager|partner account manager|channel partner manager|channel partner account manager|partner development manager|partner success manager|partner relationship manager|alliance manager':
    ['manager', 'partnerships'],
  'sales partner|vertriebspartner|channel partner|reseller': ['specialist', 'partnerships'],
  'directeur d agence bancaire|directrice d agence bancaire|directeur de banque|director de sucursal bancaria|directora de sucursal bancaria|director de oficina bancaria|directora de oficina bancaria|direttore di filiale bancaria|direttrice di filiale bancaria':
    ['director', 'banking'],
  'gerente de agencia|gerente de agencia bancaria|gerente de contas pessoa juridica|gerente de contas pessoa fisica|gerente de relacionamento pj|gerente de relacionamento pf|responsabile di filiale bancaria|gestore imprese|gestore clienti privati|gestore retail|gestor de recobros':
    ['manager', 'banking'],
  'directeur de magasin|directrice de magasin|directeur de supermarche|directrice de supermarche|directeur d hypermarche|directeur de grande surface':
    ['director', 'store'],
  'executive housekeeper|head housekeeper|director of housekeeping assistant|gouvernante generale|gouvernante d hotel|gobernanta|governanta geral|capo governante|hausdame leitend':
    ['manager', 'hospitality'],
  'founding partner|partner fondateur|socio fundador|socia fundadora|socio fondatore|socia fondatrice|grundungspartner|oprichtend partner|associe fondateur|associee fondatrice':
    ['founder', 'partner'],
  'pr account executive|pr executive|pr account coordinator': ['specialist', 'communications'],
  'pr account manager|pr manager agency': ['manager', 'communications'],
  'pr account director': ['director', 'communications'],
  'quality assurance inspector|quality assurance auditor|quality assurance technician': ['specialist', 'quality'],
  'cadre superieur de sante|cadre superieure de sante': ['head', 'medical'],
  'assistant direction|assistante direction|assistant de la direction|assistante de la direction': ['executive-assistant'],
  'assessora executiva|assessor executivo|assessora da presidencia|assessora da diretoria|assessor da diretoria': ['executive-assistant'],
  'deputado federal|deputada federal|deputado estadual|deputada estadual': ['politics'],
  'dga finances|dga finance|dga administration et finances': ['deputy-managing-director', 'finance'],
  'dga ressources|dga rh|dga ressources humaines': ['deputy-managing-director', 'hr'],
  'dga operations|dga services techniques|dga exploitation': ['deputy-managing-director', 'operations'],
  'department chair|chair of the department|department chairman|department chairperson': ['department-head', 'education'],
  'summer analyst|summer associate|spring analyst|summer intern|off cycle intern': ['intern'],
  'kfm angestellte|kfm angestellter|kaufm angestellte|kaufm angestellter|kaufmannische angestellte|kaufmannischer angestellter': ['clerk'],
  'customer sucess|custumer success|costumer success': ['customer-success'],
  'adjunto a gerencia|adjunta a gerencia|adjunto a direccion|adjunta a direccion|adjunto de direccion|adjunta de direccion': [
    'executive-assistant',
  ],
  'chef cuisinier|cheffe cuisiniere|cozinheiro chefe|cozinheira chefe|chef executivo de cozinha': ['head-chef'],
  'supervisora de enfermeria|supervisor de enfermeria|infermiere coordinatore|coordinatore infermieristico|coordinatrice infermieristica|enfermeira coordenadora|cadre infirmier':
    ['manager', 'medical'],
  'braumeister|kellermeister|brandmeister|strassenmeister|wassermeister|sprengmeister|kfz meister|meister kfz|kfz werkstattmeister|werkstattmeister kfz':
    ['supervisor', 'craft'],
  fahrdienstleiter: ['planner'],
  'chef de gare|jefe de estacion|capostazione|stationschef|bahnhofsvorsteher': ['manager', 'operations'],
  'encargado de mantenimiento|encargada de mantenimiento|encarregado de manutencao|chefe de armazem|jefe de almacen|capo magazziniere|capo officina':
    ['manager', 'operations'],
  'gestor de midias sociais|gestor de redes sociais|gestora de redes sociais|gestora de midias sociais': ['manager', 'social-media'],
  'responsable evenementiel|responsable evenementielle|evenementenmanager|eventmanager|eventmanagerin': ['manager', 'events'],
  'responsable merchandising|responsabile merchandising|responsable de merchandising': ['manager', 'marketing'],
  'traffic manager|trafic manager': ['manager', 'digital-marketing'],
  'quartiersmanager|quartiersmanagerin': ['manager', 'medical'],
  'heimleiter|heimleiterin|heimleitung': ['head', 'medical'],
  'projektleiter|projektleitung|projectleider|projectmanager|projektmanager|pm|chef de projet|capo progetto|capocommessa': [
    'manager',
    'project',
  ],
  'bauleiter|bauleitung|oberbauleiter|oberbauleitung|chef de chantier|cheffe de chantier|mestre de obras|encarregado de obras|encarregado de obra|encargado de obra|maestro de obra|construction manager|site manager|capocantiere|capo cantiere|responsabile di cantiere|diretor de obra|responsable de chantier|conducteur de travaux|jefe de obra|direttore lavori|uitvoerder':
    ['manager', 'construction'],
  'filialleiter|filialleitung|marktleiter|winkelmanager': ['manager', 'store'],
  'gebietsleiter|bezirksleiter|regionalleiter|gebietsverkaufsleiter|capo area|area manager|responsable de secteur|chef de secteur|jefe de zona|gerente regional':
    ['manager', 'field-sales'],
  'general manager|gm|country manager|branch manager|bedrijfsleider|vestigingsmanager|niederlassungsleiter|standortleiter|responsable d agence':
    ['general-manager'],
  'stationsleiter|pflegedienstleitung|stationsleitung': ['head', 'medical'],
  'chef des ventes': ['manager', 'sales'],
  'directeur grootaandeelhouder dga|directeur grootaandeelhouder|dga': ['director', 'owner'],
  'geschaftsf gesellschafter|ges geschaftsfuhrer|ggf|geschaftsfuhrender gesellschafter|gesellschafter geschaftsfuhrer|geschaeftsfuehrender gesellschafter':
    ['managing-director', 'owner'],
  'gerante associee|gerant associe': ['gerant', 'partner'],
  drh: ['director', 'hr'],
  'chef comptable|cheffe comptable|contador jefe|hoofdboekhouder|hauptbuchhalter|leitender buchhalter': ['head', 'accounting'],
  'praticante avvocato|rechtsreferendar|rechtsreferendarin|stagiaire avocat|eleve avocat|pasante juridico|estagiario de direito|advocaat stagiaire|tirocinante legale':
    ['intern', 'legal'],
  'capoarea|capoarea vendite': ['manager', 'field-sales'],
  objektleiter: ['head', 'operations'],
  'volontar|volontarin|redaktionsvolontar|redaktionsvolontarin': ['intern', 'arts'],
  vertragsmanager: ['manager', 'legal'],
  'gestor de cobros|gestora de cobros|gestor de cobranzas|gestor comercial banca|gestor de banca|gestor de banca privada|gestore affluent|gestore privati|gestore corporate':
    ['manager', 'banking'],
  'gestionnaire carrieres|gestionnaire des carrieres': ['manager', 'hr'],
  'direttore editoriale|directeur editorial|director editorial|diretor editorial': ['director', 'arts'],
  'meister im elektrohandwerk': ['supervisor', 'craft'],
  'practice manager|dental practice manager|praxismanager|praxismanagerin|praktijkmanager': ['manager', 'operations'],
  'ai product manager|data product manager|technical product manager|growth product manager': ['manager', 'product'],
  'directeur de la redaction|directrice de la redaction': ['director', 'arts'],
  'relationship manager private banking|private banking relationship manager|corporate relationship manager': ['manager', 'banking'],
  dsga: ['director', 'operations'],
  'lehrstuhlinhaber|inhaber des lehrstuhls|inhaber eines lehrstuhls|inhaber der professur': ['teacher'],
  'assistant city manager|deputy city manager|assistant county manager|assistant town manager': ['general-manager'],
  rrh: ['manager', 'hr'],
  daf: ['director', 'finance'],
  raf: ['manager', 'finance'],
  dsi: ['director', 'it'],
  dircom: ['director', 'communications'],
  'hrbp|hr business partner': ['specialist', 'hr'],
  'tech lead|technical lead|lead tech|teamlead technik': ['senior', 'engineering'],
  'csm|client success manager': ['manager', 'customer-success'],
  'kam|keyaccountmanager': ['manager', 'key-account'],
  'technischer leiter|technische leitung|technische leiterin': ['head', 'engineering'],
  'kaufmannischer leiter|kaufmannische leitung|kaufmannische leiterin': ['head', 'finance'],
  'kaufmannischer geschaftsfuhrer': ['cfo'],
  'technisch directeur|directeur technique|direttore tecnico|director tecnico|diretor tecnico': ['director', 'engineering'],
  'werkstudent|werkstudentin': ['intern'],
  'attache commercial|commercieel medewerker|vertriebsmitarbeiter|vertriebler|verkoopmedewerker|addetto vendite|addetto alle vendite|impiegato commerciale|assistant commercial':
    ['specialist', 'sales'],
  'directeur administratif et financier|director administrativo y financiero|direttore amministrativo e finanziario|diretor administrativo e financeiro':
    ['director', 'finance'],
  'direttore amministrativo': ['director', 'accounting'],
  'responsabile amministrativo': ['manager', 'accounting'],
  'responsabile tecnico|responsable tecnico|responsavel tecnico|responsable technique|gerente tecnico|jefe tecnico': [
    'manager',
    'engineering',
  ],
  'directeur d agence|director de sucursal|direttore di filiale|filiaaldirecteur': ['director'],
  'art director|directeur artistique|directrice artistique|director de arte|diretor de arte|direttore artistico|director artistico': [
    'director',
    'art-director',
  ],
  'zzp er|zzp': ['entrepreneur'],
  'gerant de fonds|gerant de fonds d investissement|gerant de fonds matieres premieres|gerant obligataire|gerant actions|gerant d actifs': [
    'manager',
    'investment',
  ],
  'loodsbaas|werfbaas|havenbaas|stalbaas|dekbaas': ['supervisor', 'production'],
  'volunteer coordinator|volunteers coordinator': ['coordinator', 'public-operations'],
  'volunteer manager': ['manager', 'public-operations'],
  'prasident und ceo': ['president', 'ceo'],
  'capoturno|wachtchef|ploegchef|atelierchef|magazijnchef|encargado general|encargada general|capo turno|schichtfuhrer|schichtleiter produktion|shift leader|shift lead|shift manager|jefe de turno|encargado de turno|chefe de turno|lider de turno|ploegleider productie|ploegbaas|chef d atelier|cheffe d atelier|jefe de taller|capo officina|capofficina|werkstattleiter|werkmeister|responsable d atelier|chefe de oficina|production supervisor':
    ['supervisor', 'production'],
  'oberarzt|oberarztin|leitender oberarzt|leitende oberarztin|senior physician|consultant physician': ['senior', 'physician'],
  'cadre de sante|nurse manager|nursing manager|coordinatore infermieristico|coordinatrice infermieristica|supervisora de enfermeria|supervisor de enfermeria|teamleider zorg|zorgmanager|coordenador de enfermagem|wohnbereichsleitung':
    ['manager', 'medical'],
  'pharmacien titulaire|pharmacienne titulaire|farmaceutico titular|farmacista titolare|titolare di farmacia': ['owner', 'pharmacist'],
  'kfz meister|kfz technikermeister|kraftfahrzeugtechnikermeister': ['supervisor', 'mechanic'],
  'gerente geral|gerente de agencia|gerente general de sucursal|gerente de sucursal|jefe de sucursal|responsabile filiale|responsabile di filiale|responsable de agencia|director de oficina bancaria|branch director|filialdirektor|direttore filiale|gerente de filial|agentschapsdirecteur|kantoordirecteur|vestigingsleider|vestigingsdirecteur|responsabile di sede':
    ['general-manager'],
  'hotel general manager|restaurant general manager|general manager hotel|hotel manager|hotelmanager': ['manager', 'hospitality'],
  'restaurantleiter|restaurantleitung|betriebsleiter gastronomie|restaurantmanager': ['manager', 'hospitality'],
  'gerente de zona|jefe de area comercial|gerente de area|responsabile di zona|rayonmanager|regiomanager|regional manager|responsable regional|gerente territorial|capo zona|area sales manager|district manager|jefe regional|responsable de zona':
    ['manager', 'field-sales'],
  'rssi|responsable securite des systemes d information|responsable de la securite des systemes d information': ['manager', 'it-security'],
  'responsable developpement durable|responsable du developpement durable|charge de developpement durable': ['manager', 'sustainability'],
  'charge du developpement durable|charge de mission developpement durable': ['sustainability', 'specialist'],
  'responsable developpement rh|responsable du developpement rh|responsable du developpement des ressources humaines|responsable developpement des competences|responsable du developpement des competences|responsable developpement des talents|responsable du developpement organisationnel|responsable developpement organisationnel':
    ['manager', 'hr'],
  'responsable developpement logiciel|responsable du developpement logiciel|responsable developpement informatique|responsable developpement web|responsable developpement produit|responsable developpement produits|responsable du developpement produit':
    ['manager', 'engineering'],
  'responsable developpement de l entreprise|responsable du developpement de l entreprise': ['manager', 'strategy'],
  'filialdirektor sparkasse|filialdirektor bank|filialleiter sparkasse|filialleiter bank|filialleiter volksbank|direttore di filiale bancaria|directeur d agence bancaire|gerente de banco':
    ['manager', 'banking'],
  'traffic manager': ['manager', 'digital-marketing'],
  'superviseur centre d appels|superviseur de centre d appels|superviseur de plateau': ['supervisor', 'support'],
  'gerant de portefeuille|gestor de carteiras|gestor de cartera|gestor de carteras|gestora de fondos|gestor de fondos|gestor de fundos': [
    'manager',
    'investment',
  ],
  'laboratory manager|lab manager|jefe de laboratorio|responsabile di laboratorio|responsabile laboratorio|chef de laboratoire|responsable laboratoire|responsable de laboratoire|chefe de laboratorio|gestor de laboratorio':
    ['manager', 'research'],
  'hoofd laboratorium|laborleiter|laborleitung': ['head', 'research'],
  'gestor de redes sociales|gestora de redes sociales|gestor de redes sociais|gestora de redes sociais': ['manager', 'social-media'],
  'ek leiter|ek leitung|leiter ek': ['head', 'purchasing'],
  'vk leiter|vk leitung|leiter vk': ['head', 'sales'],
  'showroom manager|assistant store manager|department manager retail': ['manager', 'store'],
  'records manager': ['manager', 'operations'],
  'line lead|production lead': ['team-lead', 'production'],
  'customer solutions manager': ['manager', 'customer-success'],
  'capo ufficio|capoufficio|capo dell ufficio': ['manager'],
  'praticante notarile|praticante notaio': ['intern', 'legal'],
  'legal intern|legal trainee intern|pasante de abogacia|pasante de derecho': ['intern', 'legal'],
  'trainer bundesliga|cheftrainer': ['head', 'sports'],
  'gestor de clientes|gestora de clientes': ['manager', 'account'],
  'gestor de patrimonio|gestor patrimonial|gestor de fortunas|gestore patrimoniale|gestionnaire de patrimoine': ['manager', 'investment'],
  'client partner lead|counter manager': ['manager', 'sales'],
  'chef de projet evenementiel|chef de projet communication|chef de projet web marketing|chef de projet editorial': ['manager', 'events'],
  'deal desk analyst|deal desk specialist': ['sales-operations', 'analyst'],
  'jefe de trafico|jefa de trafico': ['manager', 'supply-chain'],
  'responsable developpement|responsable du developpement|responsable de developpement': ['manager', 'business-development'],
  'charge de developpement|chargee de developpement|charge de developpement commercial|chargee de developpement commercial': [
    'specialist',
    'business-development',
  ],
  'deputy general counsel': ['director', 'legal-counsel'],
  'associate general counsel|assistant general counsel|senior counsel': ['senior', 'legal-counsel'],
  'jefe de estudios|jefa de estudios|responsable pedagogique': ['manager', 'education'],
  'kfm leiter|kfm leitung|kfm leiterin|kaufm leiter': ['head', 'finance'],
  'techn leiter|techn leitung|techn leiterin|tech leiter': ['head', 'engineering'],
  'founding ae|founding account executive': ['senior', 'account-executive'],
  'founding sdr|founding bdr': ['senior', 'sdr'],
  'direttore di banca|director de banco|directeur de banque|directrice de banque|bankdirektor|bankdirecteur': ['director', 'banking'],
  'direttore sanitario|directora medica|director medico|directeur medical|diretor clinico|diretora clinica|arztlicher direktor|medisch directeur|director of nursing|assistant director of nursing|pflegedirektor|pflegedirektorin':
    ['director', 'medical'],
  'directeur bedrijfsvoering|director administrativo|diretor administrativo|directora administrativa|diretora administrativa': [
    'director',
    'operations',
  ],
  'sales and marketing director|director sales and marketing': ['director', 'sales'],
  'projektassistenz|projektassistent|projektassistentin|project assistant|projectassistent|assistant chef de projet|assistente de projetos|asistente de proyectos':
    ['assistant', 'project'],
  'wealth manager|portfolio manager|fund manager|asset manager|investment manager|portefeuillebeheerder|fondsmanager': [
    'manager',
    'investment',
  ],
  'relationship manager|relatiemanager|client relationship manager': ['manager', 'account'],
  'release manager': ['manager', 'devops'],
  'case manager|casemanager': ['manager', 'medical'],
  '=assistenz': ['assistant'],
};
