/**
 * What businesses are called that cannot be people: "Reedereien", "talleres mecánicos", "bakkerijen". Folded, in the seven languages; the singular where the
 * plural is regular. Long because it is one data table.
 */
const table: readonly (readonly [id: string, names: string])[] = [
  [
    'software',
    'softwarehaus|softwarehauser|software resellers|software reseller|desarrolladoras de software|desarrolladora de software|editeurs logiciels|casas de software|softwarebedrijf|softwarebedrijven|entwicklungsstudio|softwareschmiede|softwareschmieden|maisons de logiciel|startups technologiques|startups tecnologicas|startup tecnologiche|softwarebureau',
  ],
  [
    'software.business-software',
    'erp anbieter|crm anbieter|saas anbieter|saas unternehmen|saas firmen|editeurs saas|saas vendors|saas platforms',
  ],
  [
    'software.it-services',
    'it systemhaus|it systemhauser|systemintegratoren|systemintegrator|system integrators|systems integrators|system integrator|integrateurs|integradores de sistemas|integradoras de sistemas|system integratoren|it beratung|it beratungen|it beratungsunternehmen|it consultancies|it consultancy|it consulting firms|consultoras informaticas|consultoras de ti|consultoras it|consultoras tecnologicas|consultorias de ti|consultorias it|societa di consulenza informatica|it bedrijven|it bedrijf|ict bedrijven|ict bedrijf|it dienstverleners|ict dienstverleners|software agencies|software development agencies|dev shops|dev agencies|web agencies|web agency|webagenturen|webagentur|webdesign agentur|webdesign agenturen|webdesignagenturen|agences digitales|empresas de ti|empresas de informatica|entreprises informatiques|entreprises du numerique|entreprises de services du numerique|aziende informatiche|it outsourcing companies|managed service provider',
  ],
  [
    'software.cloud-infrastructure',
    'hebergeurs web|hebergeurs|hebergeur|hostinganbieter|hosting anbieter|hoster|webhoster|hostingbedrijven|hostingbedrijf|hosting providers|hosting provider|proveedores de hosting|cloud anbieter|cloudanbieter|rechenzentrum|rechenzentren|rechenzentrumsbetreiber|centres de donnees|centros de datos|data center|datacenters|datacenter|centri dati|centros de dados|cloud hosting providers',
  ],
  [
    'software.cybersecurity',
    'cybersicurezza|cybersecuritybedrijven|cybersecurity anbieter|it sicherheitsfirmen|it sicherheitsunternehmen|cybersicherheit|cybersicherheitsfirmen|cyberbeveiliging|cyberseguridad|ciberseguranca|cyberseguranca|cyber security|infosec|cybersecurite|securite informatique|sicurezza informatica|penetration testing firms|pentesting firms',
  ],
  [
    'software.data-and-ai',
    'ki unternehmen|ki firmen|ki anbieter|ai bedrijven|ai bedrijf|ai labs|entreprises d ia|aziende di ia|empresas de ia|kunstmatige intelligentie|inteligencia artificial',
  ],
  [
    'software.games',
    'spieleentwickler|spielestudio|spielestudios|videospielentwickler|video game developers|video game studios|video game studio|game developers|indie game studios|indie game developers|esports|e sports|sviluppatori di videogiochi|desarrolladoras de videojuegos|desenvolvedoras de jogos|gamebedrijven|gameontwikkelaars',
  ],
  ['software.consumer-apps', 'dating apps|dating app|mobile apps|app publishers|app studios|fitness apps'],
  ['software.blockchain', 'crypto exchanges|crypto exchange|kryptoborsen|krypto startups|web3 startups|defi|nft'],
  [
    'software.hr-software',
    'hr software|hr tech|payroll software|lohnsoftware|recruiting software|logiciels rh|software de rrhh|software hr',
  ],
  ['software.marketplaces', 'marktplaatsen|online marktplatze|online marktplaats|marketplace'],
  [
    'hardware.semiconductors',
    'chip makers|chipmakers|chipmaker|chip manufacturers|chiphersteller|halbleiterhersteller|halbleiter|semi conducteurs|semiconducteurs|semiconducteur|semiconductores|semicondutores|semiconduttori|halfgeleiders',
  ],
  [
    'hardware.electronic-components',
    'sensorhersteller|sensorikhersteller|elektronikhersteller|elektronikfertiger|electronics manufacturers|ems providers|electroniciens industriels|fabricants electroniques|fabricantes de electronica|elektronicabedrijven',
  ],
  [
    'hardware.robotics',
    'roboterhersteller|robotikfirmen|robotik|robotique|robotica|drone manufacturers|drone makers|drone companies|drohnenhersteller|fabricants de drones|fabricantes de drones|produttori di droni|dronebedrijven|robotics startups',
  ],
  [
    'telecommunications',
    'telekommunikationsanbieter|telekommunikationsunternehmen|telekommunikation|telcos|telco|telecom operators|telecoms operators|mobile operators|mobile network operators|network operators|mobilfunkanbieter|operateurs telecoms|operateurs telecom|operateurs de telecommunications|operateurs mobiles|operadoras de telecomunicaciones|operadores de telecomunicaciones|operadoras de telefonia|operatori telefonici|operatori di telecomunicazioni|operadoras de telecomunicacoes|telecomaanbieders|telecomproviders|telecombedrijven|telecombedrijf',
  ],
  ['telecommunications.wireline', 'internetanbieter|internet providers|isps|isp|internetproviders|glasfaseranbieter|fiber providers'],
  [
    'financial-services',
    'finanzdienstleister|finanzdienstleistung|finanzdienstleistungen|finanzunternehmen|prestataires financiers|etablissements financiers|entidades financieras|istituti finanziari|instituicoes financeiras|financiele dienstverleners|financiele instellingen|financial institutions|financial firms',
  ],
  [
    'financial-services.banking',
    'sparkasse|sparkassen|genossenschaftsbank|genossenschaftsbanken|privatbanken|privatbank|regionalbanken|landesbanken|volksbank|banques privees|banques regionales|banques mutualistes|cooperativas de credito|cooperativa de credito|bancos regionales|banche di credito cooperativo|banche regionali|credit unions|community banks|regional banks|private banks|savings banks|building societies|spaarbanken',
  ],
  [
    'financial-services.payments',
    'payment providers|payment companies|zahlungsdienstleister|zahlungsanbieter|zahlungsverkehr|payment processors|payment service providers|psps|prestataires de paiement|pasarelas de pago|medios de pago|servizi di pagamento|meios de pagamento|betaalproviders|betaaldienstverleners|credit card companies|credit card issuers|card issuers',
  ],
  [
    'financial-services.lending',
    'mortgage lenders|mortgage companies|mortgage brokers|lenders|kreditvermittler|leasinggesellschaft|leasinggesellschaften|leasingfirmen|leasing|societes de leasing|societes d affacturage|factoring|factoringgesellschaften|empresas de factoring|empresas de leasing|societa di leasing|leasemaatschappijen|hypotheekverstrekkers|organismes de credit|microlenders|microfinance',
  ],
  [
    'financial-services.asset-management',
    'vermogensverwaltung|vermogensverwaltungen|vermogensverwalter|fondsgesellschaften|fondsgesellschaft|family office|family offices|societes de gestion|societe de gestion|gestion d actifs|gestion de patrimoine|gestoras de fondos|gestora de fondos|gestoras de fundos|gestora de fundos|gestoras de activos|gestoras de patrimonio|sgr|societa di gestione|societa di gestione del risparmio|gestione patrimoniale|vermogensbeheerder|vermogensbeheerders|vermogensbeheer|asset management firms|wealth managers|hedgefonds|pension funds|pensionskassen|pensioenfondsen|fonds de pension|fondos de pensiones|fondi pensione|fundos de pensao',
  ],
  [
    'financial-services.venture-capital',
    'accelerators|accelerator|incubators|incubator|inkubatoren|accelerateurs|incubateurs|aceleradoras|incubadoras|acceleratori|incubatori|beteiligungsgesellschaften|capital risque|fonds d investissement|fondos de inversion|fondi di investimento|fundos de investimento|investeringsmaatschappijen|private equity|risikokapital|wagniskapital|durfkapitaal',
  ],
  [
    'financial-services.accounting',
    'steuerberatungskanzlei|steuerberatungskanzleien|steuerkanzlei|steuerkanzleien|steuerburos|wirtschaftsprufungsgesellschaft|wirtschaftsprufungsgesellschaften|wirtschaftsprufungen|buchhaltungsburos|cabinets d expertise comptable|cabinets comptables|cabinet comptable|cabinets d audit|asesorias contables|asesorias|gestorias|despachos contables|studi commercialisti|studi contabili|escritorios contabeis|escritorios de contabilidade|accountantskantoor|accountantskantoren|boekhoudkantoor|boekhoudkantoren|administratiekantoor|administratiekantoren|accountancy|audit firms|bookkeeping firms|tax firms|tax advisory firms|payroll providers|payroll companies',
  ],
  [
    'insurance',
    'krankenkasse|krankenkassen|mutuelles|mutuelle|versicherungsgesellschaften|versicherungskonzerne|versicherungsunternehmen|companias de seguros|compagnies d assurance|compagnie di assicurazione|companhias de seguros|verzekeringsmaatschappijen|verzekeringskantoor|verzekeringskantoren|versicherungsbranche|insurance carriers|assurtech|assurtechs',
  ],
  [
    'insurance.brokers',
    'versicherungsmakler|versicherungsagenturen|versicherungsburos|insurance brokerages|courtiers en assurance|courtiers d assurance|courtiers assurance|cabinets de courtage|corredurias de seguros|correduria de seguros|corredores de seguros|broker assicurativi|broker di assicurazione|agenzie assicurative|agenzie di assicurazione|corretoras de seguros|corretora de seguros|corretores de seguros|mediadores de seguros|assurantiekantoor|verzekeringsmakelaars|insurance brokers',
  ],
  [
    'real-estate',
    'immobilienfirmen|immobilienunternehmen|immobilienkonzerne|sociedades inmobiliarias|societes immobilieres|societa immobiliari|vastgoedbedrijven|vastgoed|socimis|housing associations|wohnungsbaugesellschaften|wohnungsunternehmen|wohnungsgenossenschaften|bailleurs sociaux|woningcorporaties|woningcorporatie|woningbouwverenigingen',
  ],
  [
    'real-estate.development',
    'bautrager|projektentwickler|projektentwicklern|immobilienentwickler|property developers|real estate developers|promoteurs immobiliers|promoteur immobilier|promoteurs|promotoras inmobiliarias|promotora inmobiliaria|promotoras|promotores inmobiliarios|sviluppatori immobiliari|incorporadoras|incorporadora|incorporadoras imobiliarias|promotores imobiliarios|projectontwikkelaar|projectontwikkelaars|vastgoedontwikkelaars|home builders|homebuilders',
  ],
  [
    'real-estate.services',
    'imobiliarias|imobiliaria|inmobiliarias|inmobiliaria|hausverwaltung|hausverwaltungen|immobilienverwaltungen|immobilienmakler|maklerburo|maklerburos|syndics de copropriete|syndic de copropriete|agences immobilieres|administradores de fincas|amministratori di condominio|administradoras de condominios|mediadoras imobiliarias|makelaarskantoor|makelaarskantoren|makelaardij|makelaardijen|vastgoedmakelaars|makelaars|realtors|real estate brokers|real estate agents|estate agents|estate agencies|letting agents|facility management companies',
  ],
  [
    'real-estate.commercial',
    'coworking spaces|coworking space|coworkings|coworking|espaces de coworking|espacios de coworking|spazi di coworking|coworking raume|shopping centers|einkaufszentren|centres commerciaux|centros comerciales|centri commerciali|winkelcentra',
  ],
  [
    'healthcare',
    'gesundheitsbetriebe|gesundheitseinrichtungen|zorgaanbieders|zorgaanbieder|zorgorganisaties|etablissements de sante|centros de salud|centros sanitarios|strutture sanitarie|health systems|health clinics|gesundheitszentren|medizinische versorgungszentren',
  ],
  [
    'healthcare.hospitals',
    'universitatsklinikum|universitatskliniken|unikliniken|uniklinik|reha kliniken|rehakliniken|reha klinik|fachkliniken|privatkliniken|hopitaux publics|hopitaux prives|cliniques privees|chu|clinicas privadas|hospitales privados|hospitales publicos|cliniche private|case di cura|clinicas particulares|prive klinieken|medical centers|medical centres|surgery centers|centres hospitaliers|centros hospitalarios|spitaler|spital',
  ],
  [
    'healthcare.practices',
    'physiotherapiepraxis|physiotherapiepraxen|physiopraxen|arztpraxis|hausarztpraxen|zahnarztpraxis|zahnarztpraxen|zahnkliniken|kieferorthopadie praxen|clinicas odontologicas|clinicas dentales|consultorios dentales|consultorios odontologicos|studi odontoiatrici|clinicas dentarias|tandartspraktijk|tandartspraktijken|fysiotherapiepraktijken|fysiotherapiepraktijk|huisartsenpraktijk|huisartsenpraktijken|chiropractic clinics|chiropractic practices|physical therapy clinics|physical therapy practices|orthodontic practices|dermatology clinics|fertility clinics|eye clinics|augenkliniken|ivf clinics|cabinets de kinesitherapie|cabinets de kine|centros de fisioterapia|cliniques dentaires|mvz|dental groups|dental labs|dentallabore',
  ],
  [
    'healthcare.mental-health',
    'psychotherapiepraxen|psychotherapie praxen|mental health|mental health clinics|psychische gesundheit|sante mentale|salud mental|salute mentale|saude mental|geestelijke gezondheidszorg|ggz|ggz instellingen|therapy practices|behavioral health',
  ],
  [
    'healthcare.elderly-care',
    'pflegeheim|seniorenheim|altenheim|pflegedienst|pflegeeinrichtungen|ambulante pflegedienste|ambulante pflege|altenpflege|seniorenpflege|seniorenwohnheime|etablissements pour personnes agees|services a la personne|aide a domicile|residences seniors|residencias de mayores|residencias de la tercera edad|geriatricos|strutture per anziani|assistenza anziani|casas de repouso|lares de terceira idade|verpleeghuis|verpleeghuizen|zorgcentra|zorginstellingen voor ouderen|ouderenzorg|ouderenzorginstellingen|thuiszorgorganisaties|home care agencies|home health agencies|home care providers|elderly care homes|elderly care home|aged care|senior care|hospices',
  ],
  [
    'healthcare.medical-devices',
    'medizintechnikhersteller|medizintechnikfirmen|medizintechnik|medizintechnikunternehmen|medical device makers|medical device manufacturers|fabricants de dispositifs medicaux|dispositifs medicaux|dispositivos medicos|productos sanitarios|dispositivi medici|medische hulpmiddelen|medische apparatuur|technologie medicale|tecnologia medica|diagnostics labs|diagnostics companies',
  ],
  [
    'healthcare.distribution',
    'sanitatshaus|sanitatshauser|apotheke|apotheken|versandapotheken|pharmacie|farmacia|farmacie|officines|parapharmacies|parafarmacias|apotheek|drug stores|drugstores|drugstore chains|pharmacy chains|medical supply companies|pharmagrosshandel',
  ],
  [
    'healthcare.wellness',
    'fitnessstudio|fitnesscenter|fitnessketten|fitnesskette|fitnessclubs|yogastudio|yogastudios|pilates studios|sportstudios|salles de fitness|clubs de fitness|centros deportivos|academias de ginastica|sportscholen|sportschool|fitnesscentra|thermes|thermen|balnearios|centri benessere|day spas|medical spas|medspas|academias',
  ],
  [
    'healthcare.veterinary',
    'tierklinik|tierarztpraxis|tierarztpraxen|animal hospitals|animal clinics|veterinary clinic|veterinary practice|clinica veterinaria|clinicas veterinarias|clinique veterinaire|ambulatori veterinari|dierenkliniek|dierenartspraktijken|dierenartsenpraktijken|vet clinics|vet practices',
  ],
  [
    'life-sciences.pharmaceuticals',
    'pharmafirmen|pharmaunternehmen|pharmakonzerne|pharmahersteller|arzneimittelhersteller|pharmabranche|laboratoires pharmaceutiques|laboratoire pharmaceutique|labos pharma|laboratorios farmaceuticos|laboratorio farmaceutico|farmaceuticas|farmaceutica|case farmaceutiche|casa farmaceutica|industria farmaceutica|industrie pharmaceutique|farmaceutische bedrijven|farmabedrijven|pharma|drug makers|drug manufacturers|big pharma|generics manufacturers',
  ],
  [
    'life-sciences.biotechnology',
    'biotech firmen|biotechfirmen|biotechunternehmen|biotechs|biotechnologiques|biotecnologicas|aziende biotech|biotechbedrijven|biotecnologia',
  ],
  [
    'life-sciences.research-tools',
    'contract research organizations|contract research organisations|contract research organization|forschungslabore|laboratoires de recherche clinique|lab equipment makers',
  ],
  [
    'professional-services.research',
    'forschungsinstitut|forschungsinstitute|research institutes|research institute|research institutions|instituts de recherche|centres de recherche|centros de investigacion|institutos de investigacion|centri di ricerca|istituti di ricerca|centros de pesquisa|institutos de pesquisa|onderzoeksinstituten|onderzoekscentra|fraunhofer institute|denkfabriken|think tanks',
  ],
  [
    'manufacturing',
    'industrieunternehmen|industriebetrieb|industriefirmen|industriels|fertigungsunternehmen|produktionsunternehmen|produktionsfirmen|manufacturing companies|fabriken|usines|fabricas|fabbriche|fabrieken|factories|industrial companies|werkzeugbau|werkzeugbauer|productiebedrijven|productiebedrijf|maakbedrijven|aziende manifatturiere|sites industriels|tool makers|toolmakers|tool manufacturers|contract manufacturers|lohnfertiger|manufacturing plants',
  ],
  [
    'manufacturing.machinery',
    'maschinenbauunternehmen|maschinenbaufirmen|maschinenfabriken|maschinenfabrik|maschinenhersteller|anlagenbauunternehmen|sondermaschinenbauer|sondermaschinenbau|werkzeugmaschinenhersteller|aufzugshersteller|aufzugsfirmen|elevator companies|elevator manufacturers|ascensoristes|fabricants de machines outils|fabricantes de maquinaria|fabricantes de ascensores|macchine utensili|produttori di macchinari|costruttori di impianti|fabricantes de maquinas|machinefabrieken|machinefabriek|machinebouw|machinebouwer|pump manufacturers|pumpenhersteller|crane manufacturers',
  ],
  [
    'manufacturing.electrical-equipment',
    'leuchtenhersteller|lighting manufacturers|lighting companies|schaltanlagenbauer|elektrotechnik|elektrotechnikfirmen|fabricants d equipements electriques|iluminacion|illuminazione|verlichting|cable manufacturers|kabelhersteller',
  ],
  [
    'manufacturing.metal-products',
    'giesserei|giessereien|fonderies|fonderie|fundiciones|fundicion|fundicoes|gieterijen|gieterij|foundries|foundry|metallbau|metallbaufirmen|metallverarbeitung|metallverarbeitende betriebe|blechbearbeiter|dreherei|drehereien|schlosserei|zerspanung|zerspanungsbetriebe|zerspaner|machine shops|machine shop|cnc shops|sheet metal shops|metallurgie|usinage|decolletage|tolerie|caldererias|carpinteria metalica|officine meccaniche|officina meccanica|carpenteria metallica|carpenterie metalliche|lavorazioni meccaniche|metalurgica|metaalbewerking|metaalbedrijf|metaalbedrijven|metaalbewerkers|metalworking',
  ],
  [
    'manufacturing.plastics-and-rubber',
    'kunststoffverarbeiter|kunststoffverarbeitung|kunststoffhersteller|kunststofftechnik|kunststoffindustrie|spritzgiesser|spritzgussbetriebe|plasturgistes|plasturgiste|plasturgie|plastics companies|injection molders|injection moulders|inyeccion de plasticos|plasticos|industria plastica|stampaggio plastica|materie plastiche|plastici|kunststofverwerkers|kunststofbedrijven|rubber manufacturers',
  ],
  [
    'manufacturing.packaging',
    'verpackungshersteller|verpackungsindustrie|verpackungsfirmen|emballages|emballage|fabricants d emballages|envases|envases y embalajes|embalajes|imballaggi|imballaggio|embalagens|verpakkingen|verpakkingsbedrijf|verpakkingsindustrie|packaging',
  ],
  [
    'manufacturing.furniture',
    'mobelfabriken|mobelindustrie|kuchenhersteller|kuchenbauer|fabricants de mobilier|fabricantes de muebles|fabricas de muebles|mobilifici|mobilificio|produttori di mobili|fabricas de moveis|fabricantes de moveis|meubelfabrikanten|meubelfabrieken',
  ],
  [
    'manufacturing.textiles',
    'texteis|textil|textilhersteller|textilfirmen|textilbetriebe|webereien|spinnereien|filatures|tissages|textile mills|hilaturas|tessitura|tessiture|filature|textielbedrijven|textielfabrieken',
  ],
  [
    'manufacturing.printing',
    'druckerei|druckereien|druckhauser|druckindustrie|imprimeurs|imprimeur|imprimerie|imprenta|imprentas|artes graficas|tipografie|tipografia|stampatori|graficas|grafica|drukkerij|drukkerijen|print shops|printing companies|3d druck|3d printing|impression 3d|impresion 3d|stampa 3d|impressao 3d',
  ],
  [
    'manufacturing.building-products',
    'fensterbauer|fensterhersteller|turenhersteller|window manufacturers|baustoffhersteller|fabricants de fenetres|fabricantes de ventanas|serramenti|infissi|kozijnen fabrikanten',
  ],
  [
    'automotive',
    'automobilindustrie|automobilkonzerne|automobilbranche|autoindustrie|autobranche|industrie automobile|industria del automovil|industria automobilistica|industria automotriz|industria automotiva|setor automovel|auto industrie',
  ],
  [
    'automotive.manufacturers',
    'automobilhersteller|autohersteller|autobauer|constructeurs automobiles|constructeur automobile|fabricantes de coches|fabricantes de automoviles|case automobilistiche|montadoras|car makers|carmakers|car manufacturers|truck manufacturers|lkw hersteller|truck makers|fabricants de camions|autofabrikanten',
  ],
  [
    'automotive.parts',
    'autozulieferer|automobilzulieferer|automotive suppliers|auto suppliers|car parts suppliers|tier 1 suppliers|equipementiers automobiles|equipementier automobile|equipementiers|proveedores de automocion|componentes de automocion|autopartes|componentistica auto|componentistica|autopecas|auto onderdelen leveranciers|reifenhersteller|tire manufacturers|tyre manufacturers',
  ],
  [
    'automotive.dealers',
    'autohaus|autohauser|autohandler|autohandel|kfz betriebe|kfz werkstatten|autowerkstatt|autowerkstatten|werkstatten|garages automobiles|garages auto|garages|concessionnaires automobiles|concessionnaires auto|concessions automobiles|concessionnaires|concesionarios de coches|concesionarios de autos|concesionarios|talleres mecanicos|taller mecanico|talleres|talleres de coches|concessionarie|concessionarie auto|concessionari auto|autofficine|autosaloni|officine auto|concessionarias|concessionarias de carros|oficinas mecanicas|oficina mecanica|stands de automoveis|autodealer|autodealers|autobedrijven|autobedrijf|autogarages|car dealers|car dealerships|auto dealers|auto dealerships|dealerships|body shops|auto repair shops|garage automobile',
  ],
  [
    'automotive.electric-vehicles',
    'ev charging|ladeinfrastruktur|ladesaulenbetreiber|bornes de recharge|puntos de recarga|colonnine di ricarica|laadpalen|electromobility|elektromobilitat|emobility|e mobility|mobilite electrique|movilidad electrica|mobilita elettrica|mobilidade eletrica',
  ],
  [
    'aerospace-and-defence',
    'luft und raumfahrt|aerospatial|aerospatiale|aeronautique et defense|aeroespacial|aerospaziale|lucht en ruimtevaart',
  ],
  [
    'aerospace-and-defence.aerospace',
    'aerospace|luftfahrtunternehmen|luftfahrtindustrie|luftfahrt|luftfahrtzulieferer|aeronautique|industrie aeronautique|aeronautica|industria aeronautica|aerospazio|aeronautico|luchtvaartindustrie|aircraft manufacturers|aviation suppliers|aerospace suppliers',
  ],
  [
    'aerospace-and-defence.space',
    'raumfahrt|raumfahrtunternehmen|space startups|spacetech|space tech|satellite companies|ruimtevaart|raumfahrt startups',
  ],
  [
    'aerospace-and-defence.defence',
    'rustungsunternehmen|rustungsfirmen|rustungsindustrie|rustung|rustungskonzerne|verteidigungsindustrie|defense contractors|defence contractors|defense tech|defence tech|industrie de la defense|industria de defensa|industria de la defensa|industria della difesa|industria de defesa|defensiebedrijven|defensie industrie',
  ],
  [
    'construction',
    'baukonzerne|baubetriebe|baubetrieb|bauwirtschaft|bauindustrie|entreprises de btp|btp|batiment|entreprises du btp|entreprises generales|constructoras|empreiteiras|construtoras|imprese edili|edilizia|bouwbedrijf|aannemers|aannemer|aannemersbedrijven|general contractors|construction firms|building contractors|building companies',
  ],
  [
    'construction.civil-engineering',
    'tiefbauunternehmen|tiefbaufirmen|tiefbau|strassenbauunternehmen|strassenbau|travaux publics|obra civil|obras publicas|lavori stradali|wegenbouwers|wegenbouw|civil contractors|road builders',
  ],
  [
    'construction.trades',
    'elektroinstallateure|elektroinstallateur|elektrobetriebe|elektrofirmen|sanitarbetriebe|shk betriebe|heizungsbauer|heizungsbaufirmen|heizungsbetriebe|klimatechnikfirmen|dachdeckereien|dachdeckerbetriebe|zimmereien|zimmerei|schreinerei|schreinereien|tischlerei|tischlereien|malerbetrieb|fliesenleger|gartenbauer|garten und landschaftsbau|galabau|galabau betriebe|landschaftsbau|artisans du batiment|entreprises artisanales|menuiseries|menuiserie|couvreurs|chauffagistes|plomberie|paysagistes|empresas de reformas|reformas|instaladores electricos|instaladoras|carpinterias|carpinteria|falegnamerie|falegnameria|imprese di impianti|impiantisti|impiantistica|termoidraulica|serralherias|marcenarias|installatiebedrijf|installatiebedrijven|installatietechniek|dakdekkersbedrijven|schildersbedrijven|hoveniersbedrijven|hoveniers|timmerbedrijven|roofing contractors|roofing companies|electrical contractors|plumbing companies|plumbing contractors|hvac contractors|landscaping companies|landscapers|painting contractors',
  ],
  [
    'construction.architecture',
    'architekturburo|architekturburos|architektenburos|architektenburo|ingenieurburo|ingenieurburos|ingenieurgesellschaften|planungsburos|planungsburo|bureaux d etudes techniques|bureaux d etudes|bureau d etudes|bureaux d architectes|agences d architecture|ingenierias|ingenieria civil|empresas de ingenieria|estudios de arquitectura|studi di ingegneria|studi tecnici|societa di ingegneria|studi di architettura|escritorios de arquitetura|ateliers de arquitetura|gabinetes de arquitetura|gabinetes de engenharia|empresas de engenharia|architectenbureau|architectenbureaus|ingenieursbureau|ingenieursbureaus|engineering firms|engineering companies|engineering consultancies|surveyors firms',
  ],
  [
    'construction.materials',
    'zementhersteller|zementwerke|betonwerke|betonhersteller|ziegelwerke|cimenteries|cimentiers|cementeras|cementera|hormigoneras|cementifici|cimenteiras|betonbedrijven|betoncentrales|cement producers|cement companies|concrete companies|building materials suppliers|baustoffhandler|materiaux de construction|materiales de construccion|materiali edili|materiais de construcao|bouwmaterialen',
  ],
  [
    'energy',
    'energieversorger|energieunternehmen|energiekonzerne|energiewirtschaft|energieanbieter|entreprises de l energie|fournisseurs d energie|producteurs d energie|empresas energeticas|compagnie energetiche|fornitori di energia|energetica|comercializadoras de energia|energieleveranciers|energieleverancier|energiebedrijven|energiebedrijf|energy suppliers|energy companies|energy providers',
  ],
  [
    'energy.electricity',
    'stadtwerke|stadtwerk|stromversorger|stromanbieter|netzbetreiber|electricas|companias electricas|utility|utilities|multiutility|eletricas|companhias eletricas|netbeheerders|electric utilities|power companies|power plants|kraftwerke|kraftwerksbetreiber',
  ],
  [
    'energy.renewables',
    'solarfirmen|solarunternehmen|solarteure|solarteur|solarinstallateure|solaranlagenbauer|solarbranche|photovoltaikfirmen|photovoltaikunternehmen|photovoltaik|photovoltaikanlagen anbieter|pv installateure|pv firmen|windparkbetreiber|windparks|windkraftunternehmen|windkraft|windkraftfirmen|windenergie|erneuerbare energien|erneuerbare|okostromanbieter|entreprises du solaire|entreprises solaires|solaire|photovoltaique|installateurs solaires|parcs eoliens|eolien|energies renouvelables|energie renouvelable|energia solar|energia renovable|energias renovables|renovables|empresas de energia solar|empresas de energia renovable|empresas de energias renovables|empresas solares|placas solares|instaladores solares|fotovoltaica|fotovoltaicas|eolica|eolicas|parques eolicos|aziende fotovoltaiche|fotovoltaico|energie rinnovabili|energia rinnovabile|rinnovabili|eolico|parchi eolici|energia renovavel|energias renovaveis|renovaveis|energia eolica|zonne energie|zonnepanelen|zonnepaneleninstallateurs|zonnepanelenbedrijven|windparken|hernieuwbare energie|duurzame energie|solar installers|solar companies|solar developers|wind farms|wind farm|wind energy|wind power|biogas plants|biogasanlagen|biogas',
  ],
  [
    'energy.oil-and-gas',
    'olkonzerne|mineralolkonzerne|petroliers|compagnies petrolieres|petroleras|petrolera|petrolieri|petrolifere|compagnie petrolifere|petroliferas|petroleo e gas|oliemaatschappijen|olie en gas|oilfield services|refineries|raffinerien|oil companies|tankstellen|gas stations|petrol stations|gasolineras|stations service|postos de combustivel',
  ],
  [
    'energy.storage-and-nuclear',
    'batteriehersteller|battery makers|battery manufacturers|fabricants de batteries|fabricantes de baterias|nucleaire|nuclear|nucleare|kernenergie|atomkraft|energiespeicher|stromspeicher|energy storage',
  ],
  [
    'energy.water',
    'wasserversorger|wasserwerke|wasserwirtschaft|water utilities|traitement de l eau|tratamiento de aguas|companias de agua|trattamento acque|saneamento|waterschappen|waterbedrijven|water treatment',
  ],
  ['environment', 'umwelttechnik|umwelttechnikfirmen|greentech|climatetech|klimatech|umweltunternehmen|milieutechniek|climate startups'],
  [
    'environment.waste',
    'entsorgungsbetrieb|entsorgungsbetriebe|entsorgungsfirmen|entsorgungsunternehmen|entsorger|abfallwirtschaft|recyclingfirmen|recyclingbetriebe|schrotthandler|gestion des dechets|traitement des dechets|recyclage|recycleurs|gestion de residuos|residuos|reciclaje|gestoras de residuos|gestione rifiuti|rifiuti|riciclaggio|smaltimento rifiuti|gestao de residuos|reciclagem|afvalverwerkers|afvalverwerking|afvalverwerker|recyclingbedrijven|waste companies|waste haulers|scrap dealers|scrap yards',
  ],
  ['materials', 'rohstoffunternehmen|rohstoffhandler|werkstoffe'],
  [
    'materials.chemicals',
    'chemiekonzerne|chemiefirmen|chemieunternehmen|chemiebetriebe|chemieindustrie|chemische industrie|chemie|industrie chimique|chimie|quimicas|industria quimica|empresas quimicas|aziende chimiche|industria chimica|chimica|industrias quimicas|quimica|chemiebedrijven|chemiebedrijf|chemical producers|chemicals|paint manufacturers|lackhersteller|farbenhersteller',
  ],
  [
    'materials.mining',
    'bergbauunternehmen|bergbau|minenbetreiber|compagnies minieres|mineras|empresas mineras|minera|aziende minerarie|mineradoras|mineradora|mijnbouwbedrijven|mijnbouw|steinbruche|quarries|canteras|mining',
  ],
  [
    'materials.steel-and-metals',
    'stahlwerk|stahlwerke|stahlhersteller|stahlunternehmen|stahlindustrie|huttenwerke|aluminiumhersteller|siderurgie|acieries|siderurgia|siderurgicas|acerias|acciaierie|acciaieria|acciaio|siderurgica|staalbedrijven|staalbedrijf|staalfabrieken|staalindustrie|steel producers|steel mills|steel makers|steelmakers|aluminium producers|aluminum producers',
  ],
  [
    'materials.paper-and-forest',
    'papierfabrik|papierfabriken|papierhersteller|papierindustrie|sagewerk|sagewerke|holzindustrie|holzverarbeiter|forstbetriebe|forstwirtschaft|papetiers|scieries|scierie|exploitations forestieres|papeleras|papelera|aserraderos|forestales|cartiere|cartiera|segherie|serrarias|papier fabrieken|papierfabrieken|houtzagerijen|zagerijen|houtbedrijven|bosbouw|paper mills|paper mill|sawmills|sawmill|timber companies|lumber companies|lumber yards',
  ],
  [
    'materials.glass-and-ceramics',
    'glashersteller|glashutten|keramikhersteller|keramikindustrie|verreries|verriers|faienceries|vidrieras|ceramicas|azulejeras|vetrerie|ceramica|ceramiche|vidreiras|glasfabrieken|keramiek',
  ],
  [
    'agriculture',
    'landwirtschaft|agrarwirtschaft|landwirtschaftliche betriebe|cooperatives agricoles|cooperative agricole|exploitations agricoles|cooperativas agricolas|cooperativas agrarias|cooperativas agropecuarias|aziende agricole|tuinbouwbedrijven|tuinbouwbedrijf|tuinbouw|glastuinbouw|kwekerijen|kwekerij|landbouwcooperaties|seed companies|saatgutfirmen|saatgutunternehmen|semenciers|semilleras|zaadbedrijven|agricultural cooperatives|gartnereien|gartnerei|baumschulen',
  ],
  [
    'agriculture.farming',
    'bauernhofe|fermes|granjas|fazendas|fattorie|boerderijen|dairy farms|dairy farm|poultry farms|pig farms|melkveehouderijen|veehouderijen|viehzuchter|elevages|ganaderias|allevamenti|ranches',
  ],
  [
    'agriculture.machinery',
    'landmaschinenhersteller|landmaschinenhandler|landtechnik|machinisme agricole|maquinaria agricola|macchine agricole|maquinas agricolas|landbouwmachines|farm equipment manufacturers|tractor dealers',
  ],
  [
    'agriculture.fishing',
    'fischereien|fischereibetriebe|fischerei|fischzuchten|pesca|pesqueras|pesquera|pecheries|peche|aquaculture|acuicultura|acquacoltura|aquacultura|piscifactorias|visserij|visserijbedrijven|viskwekerijen|fisheries|fish farms',
  ],
  [
    'food-and-drink',
    'lebensmittelfirmen|lebensmittelbetriebe|lebensmittelproduzenten|lebensmittelkonzerne|nahrungsmittelhersteller|nahrungsmittelindustrie|agroalimentaire|industries alimentaires|iaa|alimentacion|industria alimentaria|empresas de alimentacion|empresas alimentarias|aziende alimentari|industria alimentare|alimentos e bebidas|alimentos|voedselproducenten|voedingsmiddelenindustrie|voedingsmiddelenbedrijven|food producers|pet food brands|pet food makers|pet food manufacturers|tierfutterhersteller|tierfutter|food brands',
  ],
  [
    'food-and-drink.packaged-food',
    'backerei|backereien|backereiketten|konditoreien|grossbackereien|metzgerei|metzgereien|fleischereien|fleischverarbeiter|wurstfabriken|schlachthofe|molkerei|molkereien|kasereien|susswarenhersteller|schokoladenhersteller|boulangerie|patisseries|chocolatiers|fromageries|fromagerie|laiterie|industrie laitiere|produits laitiers|charcuteries|conserveries|biscuiteries|meuneries|panaderia|pastelerias|conserveras|queserias|lacteos|industria lactea|carnicas|industria carnica|mataderos|chocolateras|panificio|pastifici|pasticcerie|caseificio|caseifici|salumifici|lattiero caseario|conservifici|dolciaria|torrefazioni|laticinios|padaria|panificadoras|frigorificos|confeitarias|conserveiras|queijarias|bakkerij|slagerijen|slachterijen|zuivelbedrijven|zuivelbedrijf|zuivel|kaasmakerijen|vleesverwerkers|snoepfabrikanten|koekfabrieken|dairies|dairy companies|dairy producers|butchers shops|chocolate makers|meat processors|meat packers|cheese makers|snack brands|coffee roasters|kaffeerostereien|torrefacteurs|tostadores de cafe|koffiebranders',
  ],
  [
    'food-and-drink.beverages',
    'getrankehersteller|mineralbrunnen|safthersteller|boissons|fabricants de boissons|bebidas|fabricantes de bebidas|bevande|drankenproducenten|beverage companies|beverage brands|drinks brands|soft drink makers|bottlers',
  ],
  [
    'food-and-drink.alcohol',
    'brauerei|brauereien|craft breweries|craft brewery|craftbier brauereien|brasseries artisanales|brasserie artisanale|domaines viticoles|domaine viticole|maisons de champagne|caves cooperatives|viticulteurs|cervecerias artesanales|cerveceria|vinedos|destilerias|bodega|cantine vinicole|aziende vinicole|vitivinicole|viticoltori|distillerie|cervejarias artesanais|cervejaria|adegas|quintas vinicolas|vinicola|brouwerij|wijngaarden|wijnproducenten|distilleerderijen|weinkellereien|winzer|winzergenossenschaften|kellereien|sektkellereien|vineyards|vineyard|wine estates|microbreweries',
  ],
  ['food-and-drink.food-tech', 'foodtechs|foodtech|plant based food startups|alternative protein startups'],
  [
    'consumer-goods',
    'konsumguterhersteller|konsumguter|fmcg|fmcg companies|cpg|cpg brands|cpg companies|biens de consommation|produits de grande consommation|gran consumo|bienes de consumo|beni di consumo|bens de consumo|consumptiegoederen|dtc brands|d2c brands|consumer brands',
  ],
  [
    'consumer-goods.apparel',
    'modehersteller|modefirmen|modelabels|bekleidungshersteller|schuhhersteller|schuhfabriken|sportbekleidung|marques de vetements|pret a porter|fabricants de chaussures|chausseurs|maroquinerie|maroquiniers|marcas de ropa|calzado|fabricantes de calzado|empresas de moda|confeccion|moda|calzaturifici|calzaturificio|calzature|maglifici|pelletterie|pelletteria|abbigliamento|marchi di abbigliamento|marcas de roupa|calcados|calcado|vestuario|confeccoes|kledingmerk|schoenmerken|modebedrijven|fashion|fashion labels|clothing brands|shoe brands|shoe makers|sneaker brands|leather goods makers|lederwarenhersteller',
  ],
  [
    'consumer-goods.luxury',
    'luxusmarken|luxusguter|luxus|uhrenhersteller|uhrenmarken|uhrenindustrie|schmuckhersteller|schmuckmarken|maisons de luxe|marques de luxe|luxe|horlogerie|horlogers|joaillerie|marcas de lujo|lujo|relojeria|marchi di lusso|brand del lusso|aziende del lusso|settore del lusso|lusso|orologeria|oreficeria|orafi|marcas de luxo|luxo|relojoaria|luxemerken|luxury brands|luxury goods|watchmakers|watch brands|jewelry brands|jewellery brands',
  ],
  [
    'consumer-goods.cosmetics',
    'kosmetikhersteller|kosmetikfirmen|kosmetikunternehmen|parfumhersteller|parfumeurs|marques de beaute|cosmetiques|cosmetique|parfumerie|parfums|marcas de belleza|cosmetica|perfumeria|cosmetici|marchi beauty|profumeria|cosmeticos|perfumaria|cosmeticamerken|cosmetica merken|skincare|skincare brands|makeup brands|haircare brands|cosmetics',
  ],
  [
    'consumer-goods.household',
    'haushaltsgeratehersteller|hausgeratehersteller|kuchengeratehersteller|fabricants d electromenager|electromenager|fabricantes de electrodomesticos|electrodomesticos|elettrodomestici|eletrodomesticos|huishoudapparaten|appliance makers|appliance manufacturers|cleaning products makers|reinigungsmittelhersteller',
  ],
  [
    'consumer-goods.sports-and-leisure',
    'spielwarenhersteller|spielzeughersteller|sportartikelhersteller|sportmarken|fahrradhersteller|fabricants de jouets|articles de sport|fabricants de velos|fabricantes de juguetes|jugueteras|articulos deportivos|fabricantes de bicicletas|produttori di giocattoli|articoli sportivi|fabricantes de brinquedos|artigos esportivos|speelgoedfabrikanten|sportmerken|fietsfabrikanten|bicycle manufacturers|bike brands|bike makers|toy makers|toy brands|toy companies|outdoor brands|boat builders|bootsbauer|yachtbauer',
  ],
  [
    'retail',
    'handelsketten|handelsunternehmen|einzelhandler|einzelhandelsketten|filialisten|detaillants|enseignes|chaines de magasins|comercios minoristas|minoristas|cadenas de tiendas|comercio minorista|dettaglianti|catene di negozi|negozi|varejistas|redes de lojas|retalhistas|lojistas|winkelketens|winkelketen|detailhandel|detaillisten|retailers|retail chains',
  ],
  [
    'retail.e-commerce',
    'onlinehandler|online handler|versandhandler|versandhandel|webshopbetreiber|onlineshop|onlineshops|online shops|online stores|online store|ecom|ecomm|online retailers|web shops|webwinkel|e commercants|e commercant|ecommercants|e commerces|boutiques en ligne|sites e commerce|sites marchands|vente en ligne|tiendas online|tiendas en linea|comercio electronico|ecommerces|lojas online|lojas virtuais|comercio eletronico|e shop|negozi online|negozi on line|shop online|commercio elettronico|onlinewinkels|internetwinkels|dtc ecommerce',
  ],
  [
    'retail.grocery',
    'lebensmittelhandler|lebensmittelhandel|lebensmitteleinzelhandel|supermarktketten|supermarktkette|discounter|bioladen|biomarkte|getrankemarkte|supermarche|superettes|epiceries|chaines de supermarches|hypermarches|cadenas de supermercados|tiendas de alimentacion|catene di supermercati|supermercato|redes de supermercados|mercearias|supermarkt|supermarktketens|buurtsupers|supermarket chains|supermarket chain|grocery chains|grocery stores|grocers|convenience stores|organic food stores',
  ],
  [
    'retail.specialty',
    'baumarkt|baumarkte|baumarktketten|gartencenter|gartenmarkte|mobelhaus|mobelhauser|mobelhandler|modehandler|schuhhandler|schuhgeschafte|sportgeschafte|sporthandler|fahrradhandler|fahrradladen|elektronikmarkte|elektrofachmarkte|buchhandlung|buchhandlungen|juwelier|optikerketten|drogerie|drogerien|drogeriemarkte|weinhandler|weinhandlungen|tierbedarf|zoohandlungen|magasins de bricolage|magasins de sport|magasins de meubles|magasins de jouets|jardineries|librairies|bijouteries|parfumeries|cavistes|magasins bio|magasins de chaussures|ferreterias|ferreteria|tiendas de bricolaje|tiendas de ropa|tiendas de muebles|tiendas de deportes|zapaterias|librerias|jugueterias|floristerias|opticas|papelerias|tiendas de mascotas|ferramenta|negozi di abbigliamento|negozi di mobili|negozi di scarpe|librerie|fai da te|ottici|profumerie|fiorai|enoteche|lojas de material de construcao|lojas de roupa|lojas de roupas|lojas de moveis|sapatarias|livrarias|joalherias|joalharias|petshops|pet shops|floriculturas|papelarias|bouwmarkt|bouwmarkten|tuincentrum|tuincentra|schoenenwinkels|kledingwinkels|meubelzaken|meubelwinkels|boekhandels|fietsenwinkels|juweliers|drogisterijen|wijnhandels|wijnhandel|dierenwinkels|bloemisten|furniture stores|home improvement stores|hardware stores|diy stores|electronics retailers|shoe stores|clothing stores|book stores|bookstores|bookshops|toy stores|jewelry stores|bike shops|bicycle shops|florists|flower shops|garden centers|garden centres|garden center|gift shops|liquor stores|wine shops|furniture retailers|fashion retailers|sporting goods stores',
  ],
  [
    'retail.department-stores',
    'kaufhauser|kaufhaus|warenhauser|warenhaus|grands magasins|grandes almacenes|tiendas departamentales|grandi magazzini|lojas de departamento|warenhuizen|warenhuis',
  ],
  [
    'wholesale',
    'grosshandler|grosshandel|grosshandlungen|grossisten|handelshauser|grossiste|negociants|mayorista|distribuidoras|distribuidora|distribuidores mayoristas|ingrosso|grossista|atacadista|distribuidores|groothandel|groothandels|groothandelaar|wholesale distributors|distributeurs en gros|trading companies|handelsfirmen|handelsgesellschaften',
  ],
  [
    'wholesale.import-export',
    'import export|importeure|importers|exporters|exporteure|importateurs|exportateurs|importadoras|exportadoras|importatori|esportatori|importadores|exportadores|importeurs|exporteurs|export import|handelsondernemingen',
  ],
  [
    'wholesale.food',
    'lebensmittelgrosshandler|lebensmittelgrosshandel|grossistes alimentaires|mayoristas de alimentacion|grossisti alimentari|food distributors|food wholesalers|foodservice distributors|levensmiddelengroothandels',
  ],
  [
    'transport-and-logistics',
    'logistikunternehmen|logistikfirmen|logistikdienstleister|logistiker|transportunternehmen|transportfirmen|transportbetriebe|logisticiens|prestataires logistiques|entreprises de transport|entreprises de logistique|operadores logisticos|operador logistico|empresas de transporte|empresas logisticas|empresas de logistica|operatori logistici|aziende di trasporti|aziende di trasporto|aziende di logistica|autotrasporti|transportbedrijven|transportbedrijf|transporteurs|logistieke bedrijven|logistieke dienstverleners|logistics companies|logistics providers|logistics firms|transport companies',
  ],
  [
    'transport-and-logistics.freight',
    'spedition|speditionen|spediteure|fuhrunternehmen|fuhrunternehmer|transporteurs routiers|transporteur routier|commissionnaires de transport|transitaires|transportistas|empresas de transporte por carretera|transitarios|agencias de transporte|spedizionieri|casa di spedizioni|case di spedizioni|spedizioni|autotrasportatori|transportadoras|transportadora|expediteurs|expeditiebedrijven|wegtransport|vrachtvervoerders|freight forwarders|freight brokers|freight companies|trucking companies|haulage companies|hauliers|truckers',
  ],
  [
    'transport-and-logistics.warehousing',
    'lagerhalter|lagerlogistiker|fulfillment dienstleister|entreposage|entrepots logistiques|magazzini logistici|armazens|opslagbedrijven|magazijnen|warehouse operators|warehousing companies|self storage companies|self storage|cold storage companies|fulfilment centers',
  ],
  [
    'transport-and-logistics.delivery',
    'kurierdienst|kurierdienste|paketdienste|paketdienst|lieferdienste|lieferdienst|kep dienste|coursiers|services de livraison|messageries|livraison|mensajerias|empresas de mensajeria|empresas de paqueteria|paqueteria|mensajeria|corrieri espressi|corrieri|servizi di consegna|correios privados|empresas de entrega|koeriersdienst|koeriersdiensten|koeriersbedrijven|bezorgdiensten|maaltijdbezorgers|courier companies|courier services|parcel companies|delivery companies|delivery services|last mile delivery|postal services',
  ],
  [
    'transport-and-logistics.rail',
    'bahnunternehmen|eisenbahnunternehmen|bahnbetreiber|ferroviaire|entreprises ferroviaires|ferroviarias|ferroviario|ferrovie|spoorwegmaatschappijen|spoorbedrijven|railways|railroads|rail operators|train operators',
  ],
  [
    'transport-and-logistics.maritime',
    'reederei|reedereien|schifffahrt|schifffahrtsunternehmen|hafenbetreiber|werften|werft|schiffbauer|schiffswerften|armateurs|compagnies maritimes|chantiers navals|chantier naval|navieras|naviera|astilleros|astillero|puertos|armatori|compagnie di navigazione|cantieri navali|cantiere navale|porti|armadores|estaleiros|estaleiro|portos|rederijen|rederij|scheepswerven|scheepswerf|scheepsbouwers|havenbedrijven|shipbuilders|shipbuilder|shipyards|shipyard|shipping lines|shipowners|ship owners|port operators|ferry operators',
  ],
  [
    'transport-and-logistics.airlines',
    'fluggesellschaft|fluggesellschaften|airline|flughafen|flughafenbetreiber|compagnies aeriennes|compagnie aerienne|aeroports|aerolineas|aerolinea|lineas aereas|aeropuertos|compagnie aeree|compagnia aerea|linee aeree|aeroporti|companhias aereas|companhia aerea|linhas aereas|aeroportos|luchtvaartmaatschappij|luchtvaartmaatschappijen|luchthavens|vliegtuigmaatschappijen',
  ],
  [
    'transport-and-logistics.passenger',
    'busunternehmen|busunternehmer|busbetriebe|omnibusunternehmen|taxiunternehmen|verkehrsbetriebe|nahverkehr|autocaristes|transport de voyageurs|societes de taxis|empresas de autobuses|transporte de pasajeros|empresas de taxis|autolinee|trasporto pubblico|empresas de onibus|transporte de passageiros|busmaatschappijen|taxibedrijven|openbaar vervoer|bus operators|bus companies|coach operators|coach companies|taxi operators|car rental companies|rental car companies|autovermietungen|autovermieter|loueurs de voitures|alquiler de coches|autonoleggi|locadoras de veiculos|autoverhuurbedrijven|ride hailing companies',
  ],
  [
    'transport-and-logistics.supply-chain',
    'supply chain software|moving companies|umzugsunternehmen|umzugsfirmen|entreprises de demenagement|demenageurs|empresas de mudanzas|imprese di traslochi|empresas de mudancas|verhuisbedrijven',
  ],
  [
    'travel-and-hospitality',
    'horeca|horecabedrijven|horecabedrijf|horecazaken|tourismusunternehmen|tourismusbranche|tourismus|gastgewerbe|hotellerie restauration|acteurs du tourisme|empresas turisticas|hosteleria|hotelaria|turismo|imprese turistiche|strutture ricettive|ospitalita|hospitality groups|hospitality companies|hospitality|theme parks|theme park|amusement parks|freizeitparks|freizeitpark|parcs d attractions|parques tematicos|parques de atracciones|parchi divertimento|parchi a tema|parques de diversoes|pretparken|pretpark|cruise lines|cruise companies|kreuzfahrtgesellschaften|croisieristes|navieras de cruceros|compagnie di crociera',
  ],
  [
    'travel-and-hospitality.hotels',
    'hoteliers|hotelketten|hotelkette|hotelgruppen|hotelbetriebe|pensionen|ferienwohnungen|campingplatz|campingplatze|jugendherbergen|groupes hoteliers|chaines hotelieres|hotellerie|campings|camping|gites|auberges|chambres d hotes|cadenas hoteleras|hostales|casas rurales|albergues|catene alberghiere|bed and breakfast|campeggi|agriturismi|agriturismo|ostelli|villaggi turistici|redes de hoteis|redes hoteleiras|pousadas|parques de campismo|hotelketens|vakantieparken|vakantiepark|herbergen|hotel chains|hotel chain|hotel groups|boutique hotels|boutique hotel|hostels|guesthouses|campgrounds|campsites|holiday parks|vacation rental companies|bed and breakfasts',
  ],
  [
    'travel-and-hospitality.restaurants',
    'restaurantketten|restaurantkette|systemgastronomie|gasthauser|gasthofe|wirtshauser|cateringfirmen|caterer|cateringunternehmen|imbisse|kantinenbetreiber|chaines de restaurants|restaurateurs|traiteurs|pizzerias|restauration rapide|cadenas de restaurantes|restaurantes|cafeterias|hamburgueserias|empresas de catering|catene di ristoranti|pizzerie|trattorie|gelaterie|redes de restaurantes|lanchonetes|cafes|cafetarias|churrascarias|restaurantketens|eetcafes|cateringbedrijven|restaurant chains|restaurant groups|restaurant chain|fast food chains|coffee chains|coffee shops|pubs|food trucks|catering companies|caterers|bars|pizza restaurants|franchise restaurants|eisdielen',
  ],
  [
    'travel-and-hospitality.travel-agencies',
    'reiseburo|reiseburos|reiseveranstalter|reiseagenturen|agences de voyages|agence de voyages|agences de voyage|voyagistes|tour operateurs|agencias de viajes|turoperadores|touroperadores|agenzie di viaggio|agenzie viaggi|tour operator|agencias de viagens|agencias de turismo|operadoras de turismo|reisbureau|reisbureaus|touroperators|reisorganisaties',
  ],
  [
    'travel-and-hospitality.casinos',
    'spielbanken|spielbank|spielhallen|wettanbieter|casas de apuestas|operateurs de jeux|gambling|igaming|igaming companies|sports betting|online casinos|bookmakers|gokbedrijven|apostas',
  ],
  [
    'media',
    'medienhauser|medienhaus|medienunternehmen|medienkonzerne|groupes de medias|groupes medias|medios de comunicacion|grupos de medios|gruppi editoriali|grupos de comunicacao|veiculos de comunicacao|mediabedrijven|mediabedrijf|media companies|media groups|media houses',
  ],
  [
    'media.advertising',
    'pr agentur|pr agenturen|social media agenturen|performance agenturen|performance marketing agenturen|seo agenturen|kommunikationsagenturen|designagenturen|branding agenturen|leadagenturen|influencer agenturen|agences de communication|agences de com|agences media|agences de relations presse|agences rp|agences seo|agences de publicite|agencias de marketing digital|agencias digitales|agencias de marketing|agencias de comunicacion|agencias de medios|agencias de seo|agenzie di comunicazione|agenzie di marketing|agenzie seo|agenzie digitali|agencias digitais|agencias de comunicacao|marketingbureau|marketingbureaus|reclamebureau|communicatiebureaus|onlinemarketingbureaus|online marketing bureaus|mediabureaus|pr bureaus|seo bureaus|ad agencies|branding agencies|growth agencies|lead generation agencies|lead gen agencies|influencer agencies|pr firms|public relations agencies|public relations firms|advertising agencies|marketing agencies',
  ],
  [
    'media.publishing',
    'verlag|verlage|verlagshauser|buchverlag|buchverlage|zeitungsverlag|zeitungsverlage|fachverlage|zeitungen|zeitschriften|zeitschriftenverlage|maisons d edition|maison d edition|editeurs de presse|journaux|editoriales|periodicos|prensa|revistas|case editrici|casa editrice|editoria|giornali|quotidiani|editoras|editora|jornais|uitgeverij|uitgeverijen|uitgevers|kranten|tijdschriften|newspapers|magazines|book publishers|news publishers',
  ],
  [
    'media.broadcasting',
    'rundfunkanstalten|rundfunksender|fernsehsender|radiosender|chaines de television|chaines tv|stations de radio|radios|cadenas de television|cadenas de radio|emisoras de radio|emisoras|emittenti televisive|emittenti radiofoniche|emittenti|emissoras de televisao|emissoras de radio|emissoras|omroepen|radiozenders|televisiezenders|radio stations|radio station|tv stations|tv broadcasters|broadcasters|tv channels|podcast networks|streaming services',
  ],
  [
    'media.film-and-video',
    'filmproduktion|filmproduktionsfirmen|videoproduktionen|videoagenturen|filmstudios|societes de production|maisons de production|boites de production|productoras|productora|productoras de cine|productoras de video|case di produzione|produzioni video|produtoras|produtoras de cinema|videoproductiebedrijven|filmbedrijven|film production companies|video production companies|video production agencies|film studios|animation studios|production houses',
  ],
  [
    'media.music',
    'plattenlabels|musiklabels|plattenfirmen|maisons de disques|labels de musique|discograficas|sellos discograficos|case discografiche|etichette discografiche|gravadoras|platenlabels|platenmaatschappijen|record labels|record label|music labels|music publishers|recording studios',
  ],
  [
    'media.arts-and-events',
    'eventagentur|messebauer|messeveranstalter|konzertveranstalter|kunstgalerien|agences evenementielles|agence evenementielle|organisateurs de salons|salles de spectacle|galeries d art|agencias de eventos|empresas de eventos|galerias de arte|agenzie di eventi|organizzatori di eventi|gallerie d arte|casas de espetaculo|evenementenbureau|evenementenbureaus|evenementenlocaties|galeries|event organizers|event organisers|event agencies|event planners|event venues|wedding venues|wedding planners|trade show organizers|art galleries|concert venues|festivals',
  ],
  [
    'media.sports',
    'sportverein|sportvereine|fussballvereine|fussballklubs|clubs de sport|clubs de football|clubs sportifs|clubes deportivos|clubes de futbol|societa sportive|squadre di calcio|clubes de futebol|clubes esportivos|sportclubs|sportverenigingen|voetbalclubs|football clubs|sports clubs|sports teams|golf clubs|golf club|golf courses|golfplatze|golfclubs|clubs de golf|campos de golf|golfbanen|skigebiete|ski resorts|stations de ski|estaciones de esqui',
  ],
  [
    'media.design-services',
    'designstudios|designburos|designstudio|grafikburos|fotostudios|studios de design|agences de design|estudios de diseno|estudios de fotografia|studi di design|studi grafici|studi fotografici|estudios de design|ontwerpbureaus|ontwerpstudios|design studios|design agencies|design firms|interior design firms|interior design studios|photography studios|ux agencies',
  ],
  [
    'professional-services',
    'dienstleister|dienstleistungsunternehmen|dienstleistungsfirmen|societes de services|empresas de servicios|aziende di servizi|prestadoras de servicos|dienstverleners|zakelijke dienstverleners|zakelijke dienstverlening|professional services firms|hair salons|hair salon|friseursalon|friseursalons|salons de coiffure|salon de coiffure|peluquerias|peluqueria|saloni di parrucchieri|parrucchieri|saloes de beleza|saloes de cabeleireiro|kapsalon|kapsalons|beauty salons|beauty salon|kosmetikstudio|kosmetikstudios|nagelstudios|instituts de beaute|institut de beaute|centros de estetica|salones de belleza|centri estetici|schoonheidssalons|nail salons|barbershops|tattoo studios|funeral homes|funeral home|bestattungsunternehmen|bestatter|bestattungsinstitute|pompes funebres|funerarias|pompe funebri|agenzie funebri|uitvaartondernemingen|uitvaartbedrijven',
  ],
  [
    'professional-services.consulting',
    'unternehmensberatung|unternehmensberatungen|beratungsfirmen|beratungsunternehmen|beratungsgesellschaften|managementberatungen|strategieberatungen|beratungen|cabinets de conseil|societes de conseil|consultoras|firmas de consultoria|consultorias|consultoria|societa di consulenza|studi di consulenza|adviesbureau|adviesbureaus|consultancybureaus|consultancy bureaus|management consultancies|strategy consultancies|strategy consulting firms|management consulting firms',
  ],
  [
    'professional-services.legal',
    'anwaltskanzlei|anwaltskanzleien|rechtsanwaltskanzlei|grosskanzleien|wirtschaftskanzleien|notariate|notariat|patentanwaltskanzleien|etudes notariales|etude notariale|etudes de notaires|cabinets d avocats|cabinet d avocats|bufetes|bufete|despachos de abogados|despacho de abogados|notarias|firmas de abogados|studi legali|studio legale|studi notarili|escritorios de advocacia|escritorios de advogados|cartorios|advocatenkantoor|advocatenkantoren|notariskantoor|notariskantoren|advocatuur|law offices|law office|patent law firms|notary offices',
  ],
  [
    'professional-services.staffing',
    'personaldienstleister|personalvermittler|personalvermittlung|personalberatungen|personalberatung|zeitarbeitsfirma|zeitarbeitsfirmen|zeitarbeit|zeitarbeitsunternehmen|headhunter|jobborsen|agences de recrutement|cabinets de recrutement|cabinet de recrutement|agences d interim|agence d interim|societes d interim|consultoras de rrhh|consultoras de recursos humanos|consultoras de seleccion|empresas de seleccion|empresas de trabajo temporal|agencias de empleo|agenzie per il lavoro|agenzie di lavoro|agenzie interinali|societa di selezione|agencias de emprego|empresas de recrutamento|consultorias de rh|empresas de trabalho temporario|uitzendbureau|uitzendbureaus|detacheringsbureau|detacheringsbureaus|wervingsbureaus|recruitmentbureaus|werving en selectiebureaus|recruitment agencies|recruitment firms|recruiting firms|staffing agencies|staffing firms|temp agencies|employment agencies|talent agencies|executive search|peo companies',
  ],
  [
    'professional-services.outsourcing',
    'callcenter|call center|callcenters|contact centers|contact centres|centres d appels|centres d appel|centros de llamadas|contact center|call centres|centrali telefoniche|centros de atendimento|callcentra|bpo|bpo companies|bpos|shared service centers|outsourcers',
  ],
  [
    'professional-services.market-research',
    'marktforschungsinstitute|marktforschungsinstitut|marktforscher|instituts de sondage|instituts d etudes|cabinets d etudes de marche|institutos de investigacion de mercados|estudios de mercado|istituti di ricerca di mercato|institutos de pesquisa de mercado|marktonderzoeksbureaus|marktonderzoekbureaus|market research agencies|polling firms',
  ],
  [
    'professional-services.security-services',
    'sicherheitsdienst|sicherheitsdienste|sicherheitsfirmen|sicherheitsunternehmen|wachdienste|bewachungsunternehmen|societes de securite|entreprises de securite|gardiennage|securite privee|empresas de seguridad|seguridad privada|companias de seguridad|istituti di vigilanza|istituto di vigilanza|vigilanza|empresas de seguranca|seguranca privada|beveiligingsbedrijf|beveiligingsbedrijven|security guard companies|private security companies|private security|alarm companies',
  ],
  [
    'professional-services.cleaning',
    'reinigungsfirma|reinigungsfirmen|gebaudereinigungen|gebaudereinigung|wascherei|waschereien|textilreinigungen|entreprises de nettoyage|entreprises de proprete|societes de nettoyage|nettoyage|blanchisseries|pressings|empresas de limpieza|lavanderias|tintorerias|imprese di pulizia|imprese di pulizie|lavanderie|empresas de limpeza|schoonmaakbedrijf|schoonmaakbedrijven|wasserijen|janitorial companies|janitorial services|commercial cleaners|dry cleaners|pest control companies|schadlingsbekampfer',
  ],
  [
    'professional-services.translation',
    'ubersetzungsburo|ubersetzungsburos|ubersetzungsagenturen|agences de traduction|bureaux de traduction|agencias de traduccion|agenzie di traduzione|agencias de traducao|vertaalbureau|vertaalbureaus|translation companies|localization companies',
  ],
  [
    'education',
    'bildungseinrichtungen|bildungstrager|etablissements scolaires|centros educativos|istituti scolastici|instituicoes de ensino|onderwijsinstellingen|educational institutions',
  ],
  [
    'education.schools',
    'grundschulen|gymnasien|privatschulen|internate|kita|kitas|kindergarten|kindertagesstatten|lycees|lycee|colleges prives|ecoles privees|ecoles primaires|creches|creche|maternelles|colegios|colegio|institutos de secundaria|guarderias|guarderia|escuelas infantiles|colegios privados|licei|scuole private|scuole primarie|asili nido|asilo nido|asili|nidi|colegios particulares|escolas particulares|escolas primarias|jardins de infancia|basisscholen|basisschool|middelbare scholen|kinderdagverblijf|kinderdagverblijven|kinderopvang|kinderopvangorganisaties|private schools|boarding schools|high schools|primary schools|elementary schools|charter schools|preschools|daycares|daycare centers|childcare centers|nurseries|k 12 schools|school districts',
  ],
  [
    'education.higher-education',
    'fachhochschulen|business schools|business school|ecoles de commerce|ecoles d ingenieurs|grandes ecoles|escuelas de negocios|facultades|scuole di business|politecnici|atenei|faculdades|universidades privadas|hogescholen|hogeschool|colleges|community colleges|hochschule',
  ],
  [
    'education.training',
    'fahrschule|fahrschulen|sprachschulen|sprachschule|volkshochschulen|volkshochschule|berufsschulen|berufsschule|weiterbildungsanbieter|weiterbildungsinstitute|akademien|seminaranbieter|musikschulen|nachhilfeinstitute|auto ecoles|auto ecole|ecoles de langues|organismes de formation|organisme de formation|centres de formation|cfa|autoescuelas|autoescuela|academias de idiomas|academias de ingles|centros de formacion|empresas de formacion|formacion profesional|autoscuole|autoscuola|scuole di lingue|enti di formazione|centri di formazione|autoescolas|escolas de conducao|escolas de idiomas|centros de formacao|escolas de linguas|rijscholen|rijschool|opleidingsinstituten|opleidingsinstituut|opleiders|taalscholen|trainingsbureaus|training companies|training providers|language schools|driving schools|flight schools|bootcamps|coding bootcamps|tutoring companies|music schools|dance schools',
  ],
  [
    'education.edtech',
    'online course providers|online learning|e learning|e learning companies|e learning anbieter|elearning|e learning startups|plateformes e learning|plataformas de e learning|online education',
  ],
  [
    'public-sector',
    'behorden|behorde|amter|offentlicher dienst|offentliche hand|offentliche verwaltung|offentlicher sektor|administrations|administrations publiques|secteur public|organismes publics|administraciones publicas|sector publico|organismos publicos|enti pubblici|pubblica amministrazione|settore pubblico|setor publico|orgaos publicos|administracao publica|overheid|overheden|overheidsinstellingen|overheidsinstanties|publieke sector|public sector|public bodies|public agencies|government agencies|government departments|ministerien|ministerium|ministeres|ministerios|ministeri|ministries|ministeries|state agencies|federal agencies|embassies|botschaften|ambassades|embajadas',
  ],
  [
    'public-sector.administration',
    'stadtverwaltung|stadtverwaltungen|landkreise|landratsamter|gemeindeverwaltungen|kommunalverwaltungen|rathauser|collectivites locales|collectivites territoriales|collectivites|communes|conseils departementaux|ayuntamiento|diputaciones|alcaldias|municipalidades|enti locali|prefeituras|prefeitura|camaras municipais|autarquias|juntas de freguesia|provincies|gemeentes|town halls|local governments|county governments',
  ],
  ['public-sector.safety', 'feuerwehren|polizeibehorden|police departments|fire departments|pompiers|bomberos|vigili del fuoco|brandweer'],
  [
    'nonprofit',
    'vereine|non profit|non profits|associations loi 1901|ongs|organizaciones sin animo de lucro|organizaciones sin fines de lucro|asociaciones sin animo de lucro|entidades sin animo de lucro|enti non profit|terzo settore|organizacoes sem fins lucrativos|terceiro setor|non profit organisaties|ngo s|economie sociale',
  ],
  [
    'nonprofit.associations',
    'verbande|verband|branchenverbande|berufsverbande|kammern|handelskammern|industrie und handelskammern|gewerkschaften|gewerkschaft|parteien|federations|federations professionnelles|syndicats|syndicats professionnels|chambres de commerce|partis politiques|asociaciones|patronales|sindicatos|camaras de comercio|partidos politicos|federaciones|associazioni|associazioni di categoria|sindacati|camere di commercio|federazioni|partiti politici|associacoes|federacoes|associacoes comerciais|verenigingen|vakbonden|brancheverenigingen|brancheorganisaties|politieke partijen|kamers van koophandel|trade unions|labor unions|trade associations|industry associations|professional associations|chambers of commerce|political parties|political party',
  ],
  [
    'nonprofit.charities',
    'stiftung|gemeinnutzige organisationen|gemeinnutzige vereine|hilfswerke|associations caritatives|organisations caritatives|organisations humanitaires|fundaciones|organizaciones beneficas|organizzazioni benefiche|onlus|instituicoes de caridade|ipss|hulporganisaties|goed doel|animal shelters|tierheime|food banks',
  ],
  [
    'nonprofit.religion',
    'kirchen|kirchengemeinden|eglises|paroisses|dioceses|iglesias|parroquias|chiese|parrocchie|diocesi|igrejas|paroquias|kerken|parochies|churches|mosques|synagogues|monasteries|kloster',
  ],
];

const byName = new Map<string, string>();
for (const [id, names] of table) for (const name of names.split('|')) if (!byName.has(name)) byName.set(name, id);

/** @param form folded */
export const businessNamed = (form: string): string | null => byName.get(form) ?? null;

export const namesOfBusinesses = (): Iterable<string> => byName.keys();
