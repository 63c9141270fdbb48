/** Businesses that serve, and organizations. Folded, in the seven languages. */
export const businessesOfServices: readonly (readonly [industry: string, names: string])[] = [
  [
    'software',
    'numerique|secteur numerique|digitalwirtschaft|digitalbranche|tech branche|techbranche|sector tecnologico|settore tecnologico|setor tecnologico|tech sector|softwarehaus|softwarehauser|software resellers|software reseller|desarrolladoras de software|desarrolladora de software|editeurs logiciels|casas de software|softwarebedrijf|softwarebedrijven|entwicklungsstudio|softwareschmiede|softwareschmieden|maisons de logiciel|startups technologiques|startups tecnologicas|startup tecnologiche|softwarebureau|produttori di software|software publishers|isvs|softwarehuizen|fabricas de software',
  ],
  [
    'software.business-software',
    'saas b2b|b2b saas|software b2b|b2b software|logiciels b2b|b2b tech|erp anbieter|crm anbieter|saas anbieter|saas unternehmen|saas firmen|editeurs saas|saas vendors|saas platforms|erp hersteller|unternehmenssoftware|bedrijfssoftware|logiciels de gestion|software gestionale|software de gestion|software de gestao|accounting software|buchhaltungssoftware',
  ],
  [
    'software.it-services',
    'it systemhaus|it systemhauser|systemintegratoren|systemintegrator|system integrators|systems integrators|system integrator|integrateurs|integradores de sistemas|integradoras de sistemas|system integratoren|it beratung|it beratungen|it beratungsunternehmen|it consultancies|it consultancy|it consulting firms|consultoras informaticas|consultoras de ti|consultoras it|consultoras tecnologicas|consultorias de ti|consultorias it|societa di consulenza informatica|it bedrijven|it bedrijf|ict bedrijven|ict bedrijf|it dienstverleners|ict dienstverleners|software agencies|software development agencies|dev shops|dev agencies|web agencies|web agency|webagenturen|webagentur|webdesign agentur|webdesign agenturen|webdesignagenturen|agences digitales|empresas de ti|empresas de informatica|entreprises informatiques|entreprises du numerique|entreprises de services du numerique|aziende informatiche|it outsourcing companies|managed service provider|entreprises de services numeriques|prestataires informatiques|prestataire informatique|consultoria informatica|integradores|consulenza informatica|consultoria de ti|agences web|webbureaus|agencias de desarrollo|it support companies|societes de services informatiques|agencias web|agenzie web',
  ],
  [
    'software.cloud-infrastructure',
    'hebergeurs web|hebergeurs|hebergeur|hostinganbieter|hosting anbieter|hoster|webhoster|hostingbedrijven|hostingbedrijf|hosting providers|hosting provider|proveedores de hosting|cloud anbieter|cloudanbieter|rechenzentrum|rechenzentren|rechenzentrumsbetreiber|centres de donnees|centros de datos|data center|datacenters|datacenter|centri dati|centros de dados|cloud hosting providers|iaas|proveedores de nube|cloudproviders',
  ],
  [
    'software.cybersecurity',
    'cybersicurezza|cybersecuritybedrijven|cybersecurity anbieter|it sicherheitsfirmen|it sicherheitsunternehmen|cybersicherheit|cybersicherheitsfirmen|cyberbeveiliging|cyberseguridad|ciberseguranca|cyberseguranca|cyber security|infosec|cybersecurite|securite informatique|sicurezza informatica|penetration testing firms|pentesting firms|cyber companies|cyberfirmen',
  ],
  [
    'software.data-and-ai',
    'ki unternehmen|ki firmen|ki anbieter|ai bedrijven|ai bedrijf|ai labs|entreprises d ia|aziende di ia|empresas de ia|kunstmatige intelligentie|inteligencia artificial|llm companies|genai|analytics software',
  ],
  [
    'software.games',
    'jeu video|jeux video|videospiele|games industry|gaming industry|gamingbranche|game industrie|spieleentwickler|spielestudio|spielestudios|videospielentwickler|video game developers|video game studios|video game studio|game developers|indie game studios|indie game developers|esports|e sports|sviluppatori di videogiochi|desarrolladoras de videojuegos|desenvolvedoras de jogos|gamebedrijven|gameontwikkelaars|game ontwikkelaars|video game companies|mobile games|videogames',
  ],
  ['software.consumer-apps', 'dating apps|dating app|mobile apps|app publishers|app studios|fitness apps|app anbieter'],
  [
    'software.blockchain',
    'crypto exchanges|crypto exchange|kryptoborsen|krypto startups|web3 startups|defi|nft|krypto unternehmen|kryptofirmen|empresas de criptomonedas',
  ],
  [
    'software.hr-software',
    'hr software|hr tech|payroll software|lohnsoftware|recruiting software|logiciels rh|software de rrhh|software hr|lohnabrechnungssoftware|editeurs de logiciels rh',
  ],
  ['software.marketplaces', 'marktplaatsen|online marktplatze|online marktplaats|marketplace'],
  [
    'telecommunications',
    'telekommunikationsanbieter|telekommunikationsunternehmen|telekommunikation|telcos|telco|telecom operators|telecoms operators|mobile operators|mobile network operators|network operators|mobilfunkanbieter|operateurs telecoms|operateurs telecom|operateurs de telecommunications|operateurs mobiles|operadoras de telecomunicaciones|operadores de telecomunicaciones|operadoras de telefonia|operatori telefonici|operatori di telecomunicazioni|operadoras de telecomunicacoes|telecomaanbieders|telecomproviders|telecombedrijven|telecombedrijf|telekomanbieter',
  ],
  [
    'telecommunications.wireline',
    'internetanbieter|internet providers|isps|isp|internetproviders|glasfaseranbieter|fiber providers|proveedores de internet|provedores de internet|fournisseurs d acces internet',
  ],
  [
    'financial-services',
    'finanzdienstleister|finanzdienstleistung|finanzdienstleistungen|finanzunternehmen|prestataires financiers|etablissements financiers|entidades financieras|istituti finanziari|instituicoes financeiras|financiele dienstverleners|financiele instellingen|financial institutions|financial firms|finanzbranche|finanzwesen|finanzsektor|financiele sector|secteur financier|sector financiero|settore finanziario|setor financeiro',
  ],
  [
    'financial-services.banking',
    'sparkasse|sparkassen|genossenschaftsbank|genossenschaftsbanken|privatbanken|privatbank|regionalbanken|landesbanken|volksbank|banques privees|banques regionales|banques mutualistes|cooperativas de credito|cooperativa de credito|bancos regionales|banche di credito cooperativo|banche regionali|credit unions|community banks|regional banks|private banks|savings banks|building societies|spaarbanken|cajas rurales',
  ],
  [
    'financial-services.payments',
    'payment providers|payment companies|zahlungsdienstleister|zahlungsanbieter|zahlungsverkehr|payment processors|payment service providers|psps|prestataires de paiement|pasarelas de pago|medios de pago|servizi di pagamento|meios de pagamento|betaalproviders|betaaldienstverleners|credit card companies|credit card issuers|card issuers|proveedores de pago|betaalbedrijven',
  ],
  [
    'financial-services.lending',
    'mortgage lenders|mortgage companies|mortgage brokers|lenders|kreditvermittler|leasinggesellschaft|leasinggesellschaften|leasingfirmen|leasing|societes de leasing|societes d affacturage|factoring|factoringgesellschaften|empresas de factoring|empresas de leasing|societa di leasing|leasemaatschappijen|hypotheekverstrekkers|organismes de credit|microlenders|microfinance|kreditgeber|hypothekenbanken|financieras|kredietverstrekkers|hypothekenvermittler|courtiers en credit|leasingmaatschappijen|bnpl|kredietmaatschappijen',
  ],
  [
    'financial-services.asset-management',
    'asset management|wealth management|fund management|vermogensverwaltung|gestion d actifs|gestion de activos|gestione patrimoniale|vermogensverwaltung|vermogensverwaltungen|vermogensverwalter|fondsgesellschaften|fondsgesellschaft|family office|family offices|societes de gestion|societe de gestion|gestion d actifs|gestion de patrimoine|gestoras de fondos|gestora de fondos|gestoras de fundos|gestora de fundos|gestoras de activos|gestoras de patrimonio|sgr|societa di gestione|societa di gestione del risparmio|gestione patrimoniale|vermogensbeheerder|vermogensbeheerders|vermogensbeheer|asset management firms|wealth managers|hedgefonds|pension funds|pensionskassen|pensioenfondsen|fonds de pension|fondos de pensiones|fondi pensione|fundos de pensao|kapitalanlagegesellschaften|gestori patrimoniali|investment firms',
  ],
  [
    'financial-services.venture-capital',
    'accelerators|accelerator|incubators|incubator|inkubatoren|accelerateurs|incubateurs|aceleradoras|incubadoras|acceleratori|incubatori|beteiligungsgesellschaften|capital risque|fonds d investissement|fondos de inversion|fondi di investimento|fundos de investimento|investeringsmaatschappijen|private equity|risikokapital|wagniskapital|durfkapitaal|vc funds|pe firms|pe funds|fondos de capital riesgo|capital riesgo|fondi di venture capital|fundos de venture capital|participatiemaatschappijen|vc fonds|private equity funds',
  ],
  [
    'financial-services.accounting',
    'steuerberatungskanzlei|steuerberatungskanzleien|steuerkanzlei|steuerkanzleien|steuerburos|wirtschaftsprufungsgesellschaft|wirtschaftsprufungsgesellschaften|wirtschaftsprufungen|buchhaltungsburos|cabinets d expertise comptable|cabinets comptables|cabinet comptable|cabinets d audit|asesorias contables|asesorias|gestorias|despachos contables|studi commercialisti|studi contabili|escritorios contabeis|escritorios de contabilidade|accountantskantoor|accountantskantoren|boekhoudkantoor|boekhoudkantoren|administratiekantoor|administratiekantoren|accountancy|audit firms|bookkeeping firms|tax firms|tax advisory firms|payroll providers|payroll companies|steuerberatungen|wp gesellschaften|studi di commercialisti|studi commerciali|gabinetes de contabilidade|lohnburos|steuerberatungsgesellschaften|fiduciaires|treuhandfirmen|treuhandgesellschaften|belastingadvieskantoren',
  ],
  [
    'insurance',
    'versicherungswirtschaft|versicherungsgewerbe|krankenkasse|krankenkassen|mutuelles|mutuelle|versicherungsgesellschaften|versicherungskonzerne|versicherungsunternehmen|companias de seguros|compagnies d assurance|compagnie di assicurazione|companhias de seguros|verzekeringsmaatschappijen|verzekeringskantoor|verzekeringskantoren|versicherungsbranche|insurance carriers|assurtech|assurtechs|verzekeringsbedrijven|sector asegurador',
  ],
  [
    'insurance.brokers',
    'versicherungsmakler|versicherungsagenturen|versicherungsburos|insurance brokerages|courtiers en assurance|courtiers d assurance|courtiers assurance|cabinets de courtage|corredurias de seguros|correduria de seguros|corredores de seguros|broker assicurativi|broker di assicurazione|agenzie assicurative|agenzie di assicurazione|corretoras de seguros|corretora de seguros|corretores de seguros|mediadores de seguros|assurantiekantoor|verzekeringsmakelaars|insurance brokers|verzekeringstussenpersonen|agences d assurance',
  ],
  [
    'real-estate',
    'vastgoedbeleggers|immobilieninvestoren|property investors|real estate investors|immobilienfirmen|immobilienunternehmen|immobilienkonzerne|sociedades inmobiliarias|societes immobilieres|societa immobiliari|vastgoedbedrijven|vastgoed|socimis|housing associations|wohnungsbaugesellschaften|wohnungsunternehmen|wohnungsgenossenschaften|bailleurs sociaux|woningcorporaties|woningcorporatie|woningbouwverenigingen|immobiliengesellschaften',
  ],
  [
    'real-estate.development',
    'bautrager|projektentwickler|projektentwicklern|immobilienentwickler|property developers|real estate developers|promoteurs immobiliers|promoteur immobilier|promoteurs|promotoras inmobiliarias|promotora inmobiliaria|promotoras|promotores inmobiliarios|sviluppatori immobiliari|incorporadoras|incorporadora|incorporadoras imobiliarias|promotores imobiliarios|projectontwikkelaar|projectontwikkelaars|vastgoedontwikkelaars|home builders|homebuilders|promotoras imobiliarias|projektentwickler immobilien',
  ],
  [
    'real-estate.services',
    'immobilienverwalter|hausverwalter|vastgoedbeheerders|imobiliarias|imobiliaria|inmobiliarias|inmobiliaria|hausverwaltung|hausverwaltungen|immobilienverwaltungen|immobilienmakler|maklerburo|maklerburos|syndics de copropriete|syndic de copropriete|agences immobilieres|administradores de fincas|amministratori di condominio|administradoras de condominios|mediadoras imobiliarias|makelaarskantoor|makelaarskantoren|makelaardij|makelaardijen|vastgoedmakelaars|makelaars|realtors|real estate brokers|real estate agents|estate agents|estate agencies|letting agents|facility management companies|letting agencies|wohnungsverwaltungen|gestion locative',
  ],
  [
    'real-estate.commercial',
    'coworking spaces|coworking space|coworkings|coworking|espaces de coworking|espacios de coworking|spazi di coworking|coworking raume|shopping centers|einkaufszentren|centres commerciaux|centros comerciales|centri commerciali|winkelcentra|coworking anbieter|gewerbeimmobilien|commercieel vastgoed',
  ],
  [
    'healthcare',
    'gesundheitsbetriebe|gesundheitseinrichtungen|zorgaanbieders|zorgaanbieder|zorgorganisaties|etablissements de sante|centros de salud|centros sanitarios|strutture sanitarie|health systems|health clinics|gesundheitszentren|medizinische versorgungszentren|sanidad|medizinische labore|laboratoires d analyses medicales|laboratorios clinicos|laboratori analisi|laboratorios de analises clinicas',
  ],
  [
    'healthcare.hospitals',
    'universitatsklinikum|universitatskliniken|unikliniken|uniklinik|reha kliniken|rehakliniken|reha klinik|fachkliniken|privatkliniken|hopitaux publics|hopitaux prives|cliniques privees|chu|clinicas privadas|hospitales privados|hospitales publicos|cliniche private|case di cura|clinicas particulares|prive klinieken|medical centers|medical centres|surgery centers|centres hospitaliers|centros hospitalarios|spitaler|spital|cliniche|academische ziekenhuizen|sante hospitaliere',
  ],
  [
    'healthcare.practices',
    'physiotherapiepraxis|physiotherapiepraxen|physiopraxen|arztpraxis|hausarztpraxen|zahnarztpraxis|zahnarztpraxen|zahnkliniken|kieferorthopadie praxen|clinicas odontologicas|clinicas dentales|consultorios dentales|consultorios odontologicos|studi odontoiatrici|clinicas dentarias|tandartspraktijk|tandartspraktijken|fysiotherapiepraktijken|fysiotherapiepraktijk|huisartsenpraktijk|huisartsenpraktijken|chiropractic clinics|chiropractic practices|physical therapy clinics|physical therapy practices|orthodontic practices|dermatology clinics|fertility clinics|eye clinics|augenkliniken|ivf clinics|cabinets de kinesitherapie|cabinets de kine|centros de fisioterapia|cliniques dentaires|mvz|dental groups|dental labs|dentallabore|doctors surgeries|physio practices|gp practices|radiology practices|kieferorthopaden|logopadiepraxen|hebammenpraxen|poliambulatori|centri medici|centres medicaux|centros medicos|medische centra',
  ],
  [
    'healthcare.mental-health',
    'psychotherapiepraxen|psychotherapie praxen|mental health|mental health clinics|psychische gesundheit|sante mentale|salud mental|salute mentale|saude mental|geestelijke gezondheidszorg|ggz|ggz instellingen|therapy practices|behavioral health|psychologenpraktijken|cliniques psychiatriques|psychiatrische kliniken',
  ],
  [
    'healthcare.elderly-care',
    'pflegeheim|seniorenheim|altenheim|pflegedienst|pflegeeinrichtungen|ambulante pflegedienste|ambulante pflege|altenpflege|seniorenpflege|seniorenwohnheime|etablissements pour personnes agees|services a la personne|aide a domicile|residences seniors|residencias de mayores|residencias de la tercera edad|geriatricos|strutture per anziani|assistenza anziani|casas de repouso|lares de terceira idade|verpleeghuis|verpleeghuizen|zorgcentra|zorginstellingen voor ouderen|ouderenzorg|ouderenzorginstellingen|thuiszorgorganisaties|home care agencies|home health agencies|home care providers|elderly care homes|elderly care home|aged care|senior care|hospices|services a domicile|woonzorgcentra|ziekenverpleging thuis',
  ],
  [
    'healthcare.medical-devices',
    'med tech|medtech companies|medizintechnikhersteller|medizintechnikfirmen|medizintechnik|medizintechnikunternehmen|medical device makers|medical device manufacturers|fabricants de dispositifs medicaux|dispositifs medicaux|dispositivos medicos|productos sanitarios|dispositivi medici|medische hulpmiddelen|medische apparatuur|technologie medicale|tecnologia medica|diagnostics labs|diagnostics companies|medizinprodukte|medizinproduktehersteller|medische technologie|equipamentos medicos|horgeratehersteller|prothesenhersteller|materiel medical|medische technologiebedrijven',
  ],
  [
    'healthcare.distribution',
    'sanitatshaus|sanitatshauser|apotheke|apotheken|versandapotheken|pharmacie|farmacia|farmacie|officines|parapharmacies|parafarmacias|apotheek|drug stores|drugstores|drugstore chains|pharmacy chains|medical supply companies|pharmagrosshandel|grossistes pharmaceutiques|online pharmacies',
  ],
  [
    'healthcare.wellness',
    'fitnessstudio|fitnesscenter|fitnessketten|fitnesskette|fitnessclubs|yogastudio|yogastudios|pilates studios|sportstudios|salles de fitness|clubs de fitness|centros deportivos|academias de ginastica|sportscholen|sportschool|fitnesscentra|thermes|thermen|balnearios|centri benessere|day spas|medical spas|medspas|academias|saunas|thermalbader|boxes de crossfit',
  ],
  [
    'healthcare.digital-health',
    'telemedicine|telehealth|telemedizin|telemedecine|telemedicina|digital health|health apps|ehealth|e health|esante|e sante|digitale gesundheit|sante numerique|salud digital',
  ],
  [
    'healthcare.veterinary',
    'tierklinik|tierarztpraxis|tierarztpraxen|animal hospitals|animal clinics|veterinary clinic|veterinary practice|clinica veterinaria|clinicas veterinarias|clinique veterinaire|ambulatori veterinari|dierenkliniek|dierenartspraktijken|dierenartsenpraktijken|vet clinics|vet practices|cliniques veterinaires|cliniche veterinarie',
  ],
  [
    'professional-services.research',
    'forschungsinstitut|forschungsinstitute|research institutes|research institute|research institutions|instituts de recherche|centres de recherche|centros de investigacion|institutos de investigacion|centri di ricerca|istituti di ricerca|centros de pesquisa|institutos de pesquisa|onderzoeksinstituten|onderzoekscentra|fraunhofer institute|denkfabriken|think tanks|forschungseinrichtungen|laboratoires de recherche',
  ],
  [
    'travel-and-hospitality',
    'horeca|horecabedrijven|horecabedrijf|horecazaken|tourismusunternehmen|tourismusbranche|tourismus|gastgewerbe|hotellerie restauration|acteurs du tourisme|empresas turisticas|hosteleria|hotelaria|turismo|imprese turistiche|strutture ricettive|ospitalita|hospitality groups|hospitality companies|hospitality|theme parks|theme park|amusement parks|freizeitparks|freizeitpark|parcs d attractions|parques tematicos|parques de atracciones|parchi divertimento|parchi a tema|parques de diversoes|pretparken|pretpark|cruise lines|cruise companies|kreuzfahrtgesellschaften|croisieristes|navieras de cruceros|compagnie di crociera|hotel und gastgewerbe|reisebranche|reisbranche|traveltech|travel tech',
  ],
  [
    'travel-and-hospitality.hotels',
    'hoteliers|hotelketten|hotelkette|hotelgruppen|hotelbetriebe|pensionen|ferienwohnungen|campingplatz|campingplatze|jugendherbergen|groupes hoteliers|chaines hotelieres|hotellerie|campings|camping|gites|auberges|chambres d hotes|cadenas hoteleras|hostales|casas rurales|albergues|catene alberghiere|bed and breakfast|campeggi|agriturismi|agriturismo|ostelli|villaggi turistici|redes de hoteis|redes hoteleiras|pousadas|parques de campismo|hotelketens|vakantieparken|vakantiepark|herbergen|hotel chains|hotel chain|hotel groups|boutique hotels|boutique hotel|hostels|guesthouses|campgrounds|campsites|holiday parks|vacation rental companies|bed and breakfasts|motels|b and bs|bungalowparken|sector hotelero|apartamentos turisticos|settore alberghiero|alojamento local|glamping|b and b|bnb|ferienparks|rede hoteleira',
  ],
  [
    'travel-and-hospitality.restaurants',
    'restaurantketten|restaurantkette|systemgastronomie|gasthauser|gasthofe|wirtshauser|cateringfirmen|caterer|cateringunternehmen|imbisse|kantinenbetreiber|chaines de restaurants|restaurateurs|traiteurs|pizzerias|restauration rapide|cadenas de restaurantes|restaurantes|cafeterias|hamburgueserias|empresas de catering|catene di ristoranti|pizzerie|trattorie|gelaterie|redes de restaurantes|lanchonetes|cafes|cafetarias|churrascarias|restaurantketens|eetcafes|cateringbedrijven|restaurant chains|restaurant groups|restaurant chain|fast food chains|coffee chains|coffee shops|pubs|food trucks|catering companies|caterers|bars|pizza restaurants|franchise restaurants|eisdielen|ice cream parlors|gastronomen|kneipen|lieferdienste gastronomie|lunchrooms|snackbars|frituren|cateraars|ijssalons|brasserieen|bistrots|creperies|restauration collective|glaciers|bares|heladerias|bar|osterie|sorveterias|dark kitchens|restos|diskotheken|discotecas|boites de nuit|foodtrucks',
  ],
  [
    'travel-and-hospitality.travel-agencies',
    'reiseburo|reiseburos|reiseveranstalter|reiseagenturen|agences de voyages|agence de voyages|agences de voyage|voyagistes|tour operateurs|agencias de viajes|turoperadores|touroperadores|agenzie di viaggio|agenzie viaggi|tour operator|agencias de viagens|agencias de turismo|operadoras de turismo|reisbureau|reisbureaus|touroperators|reisorganisaties|business travel agencies|dmcs',
  ],
  [
    'travel-and-hospitality.casinos',
    'spielbanken|spielbank|spielhallen|wettanbieter|casas de apuestas|operateurs de jeux|gambling|igaming|igaming companies|sports betting|online casinos|bookmakers|gokbedrijven|apostas|sportwettenanbieter|apuestas|scommesse|loterijen|lotterien',
  ],
  [
    'media',
    'medienhauser|medienhaus|medienunternehmen|medienkonzerne|groupes de medias|groupes medias|medios de comunicacion|grupos de medios|gruppi editoriali|grupos de comunicacao|veiculos de comunicacao|mediabedrijven|mediabedrijf|media companies|media groups|media houses|comunicacao social|mezzi di comunicazione',
  ],
  [
    'media.advertising',
    'pr agentur|pr agenturen|social media agenturen|performance agenturen|performance marketing agenturen|seo agenturen|kommunikationsagenturen|designagenturen|branding agenturen|leadagenturen|influencer agenturen|agences de communication|agences de com|agences media|agences de relations presse|agences rp|agences seo|agences de publicite|agencias de marketing digital|agencias digitales|agencias de marketing|agencias de comunicacion|agencias de medios|agencias de seo|agenzie di comunicazione|agenzie di marketing|agenzie seo|agenzie digitali|agencias digitais|agencias de comunicacao|marketingbureau|marketingbureaus|reclamebureau|communicatiebureaus|onlinemarketingbureaus|online marketing bureaus|mediabureaus|pr bureaus|seo bureaus|ad agencies|branding agencies|growth agencies|lead generation agencies|lead gen agencies|influencer agencies|pr firms|public relations agencies|public relations firms|advertising agencies|marketing agencies|pr agencies|online marketing agenturen|full service agenturen|internetagenturen|werbebranche|digitale bureaus|agences de pub|regies publicitaires|agencias seo|agencias creativas|agenzie pubblicitarie|aussenwerbung|werbetechnik|printwerbung|google ads agencies',
  ],
  [
    'media.publishing',
    'verlag|verlage|verlagshauser|buchverlag|buchverlage|zeitungsverlag|zeitungsverlage|fachverlage|zeitungen|zeitschriften|zeitschriftenverlage|maisons d edition|maison d edition|editeurs de presse|journaux|editoriales|periodicos|prensa|revistas|case editrici|casa editrice|editoria|giornali|quotidiani|editoras|editora|jornais|uitgeverij|uitgeverijen|uitgevers|kranten|tijdschriften|newspapers|magazines|book publishers|news publishers|magazine publishers|dagbladen|groupes de presse|presse ecrite',
  ],
  [
    'media.broadcasting',
    'rundfunkanstalten|rundfunksender|fernsehsender|radiosender|chaines de television|chaines tv|stations de radio|radios|cadenas de television|cadenas de radio|emisoras de radio|emisoras|emittenti televisive|emittenti radiofoniche|emittenti|emissoras de televisao|emissoras de radio|emissoras|omroepen|radiozenders|televisiezenders|radio stations|radio station|tv stations|tv broadcasters|broadcasters|tv channels|podcast networks|streaming services|audiovisuel|radiodifusion|emissoras de tv|canais de televisao|streamingdienste|podcast companies',
  ],
  [
    'media.film-and-video',
    'filmproduktion|filmproduktionsfirmen|videoproduktionen|videoagenturen|filmstudios|societes de production|maisons de production|boites de production|productoras|productora|productoras de cine|productoras de video|case di produzione|produzioni video|produtoras|produtoras de cinema|videoproductiebedrijven|filmbedrijven|film production companies|video production companies|video production agencies|film studios|animation studios|production houses|productoras audiovisuales|movie studios|videoproduktionsfirmen|productiehuizen|production audiovisuelle|studios d animation|case cinematografiche|produzione video|kinos|bioscopen|kinobetreiber|vfx studios|video agencies|postproduktion|estudios de animacao',
  ],
  [
    'media.music',
    'music industry|musikbranche|musikindustrie|industrie musicale|musique|musica|muziek|muziekindustrie|plattenlabels|musiklabels|plattenfirmen|maisons de disques|labels de musique|discograficas|sellos discograficos|case discografiche|etichette discografiche|gravadoras|platenlabels|platenmaatschappijen|record labels|record label|music labels|music publishers|recording studios|musikverlage|tonstudios',
  ],
  [
    'media.arts-and-events',
    'messegesellschaften|messeveranstalter|events|event industry|events industry|eventbranche|veranstaltungen|evenementiel|eventos|eventi|evenementen|eventagentur|messebauer|messeveranstalter|konzertveranstalter|kunstgalerien|agences evenementielles|agence evenementielle|organisateurs de salons|salles de spectacle|galeries d art|agencias de eventos|empresas de eventos|galerias de arte|agenzie di eventi|organizzatori di eventi|gallerie d arte|casas de espetaculo|evenementenbureau|evenementenbureaus|evenementenlocaties|galeries|event organizers|event organisers|event agencies|event planners|event venues|wedding venues|wedding planners|trade show organizers|art galleries|concert venues|festivals|organisateurs d evenements|veranstalter|veranstaltungsagenturen|eventlocations|eventbureaus|standbouwers|agences d evenementiel|teatros|teatri|zoos|opera houses|orchester|beursorganisatoren|concert halls|veranstaltungstechnik|poppodia',
  ],
  [
    'media.sports',
    'sportverein|sportvereine|fussballvereine|fussballklubs|clubs de sport|clubs de football|clubs sportifs|clubes deportivos|clubes de futbol|societa sportive|squadre di calcio|clubes de futebol|clubes esportivos|sportclubs|sportverenigingen|voetbalclubs|football clubs|sports clubs|sports teams|golf clubs|golf club|golf courses|golfplatze|golfclubs|clubs de golf|campos de golf|golfbanen|skigebiete|ski resorts|stations de ski|estaciones de esqui|clubs de foot|club calcistici|tennisclubs|bundesligavereine|sportverbande|federations sportives',
  ],
  [
    'media.design-services',
    'designstudios|designburos|designstudio|grafikburos|fotostudios|studios de design|agences de design|estudios de diseno|estudios de fotografia|studi di design|studi grafici|studi fotografici|estudios de design|ontwerpbureaus|ontwerpstudios|design studios|design agencies|design firms|interior design firms|interior design studios|photography studios|ux agencies|graphic design studios|studios graphiques|fotografi|ux agenturen|product design studios|grafikstudios',
  ],
  [
    'professional-services',
    'entreprises de services|societes de services|dienstleister|dienstleistungsunternehmen|dienstleistungsfirmen|societes de services|empresas de servicios|aziende di servizi|prestadoras de servicos|dienstverleners|zakelijke dienstverleners|zakelijke dienstverlening|professional services firms|hair salons|hair salon|friseursalon|friseursalons|salons de coiffure|salon de coiffure|peluquerias|peluqueria|saloni di parrucchieri|parrucchieri|saloes de beleza|saloes de cabeleireiro|kapsalon|kapsalons|beauty salons|beauty salon|kosmetikstudio|kosmetikstudios|nagelstudios|instituts de beaute|institut de beaute|centros de estetica|salones de belleza|centri estetici|schoonheidssalons|nail salons|barbershops|tattoo studios|funeral homes|funeral home|bestattungsunternehmen|bestatter|bestattungsinstitute|pompes funebres|funerarias|pompe funebri|agenzie funebri|uitvaartondernemingen|uitvaartbedrijven|friseurbetriebe|unternehmensdienstleister|prestataires de services|dienstleistungsbranche',
  ],
  [
    'professional-services.consulting',
    'conseil|conseil en management|beratungsbranche|advisering|unternehmensberatung|unternehmensberatungen|beratungsfirmen|beratungsunternehmen|beratungsgesellschaften|managementberatungen|strategieberatungen|beratungen|cabinets de conseil|societes de conseil|consultoras|firmas de consultoria|consultorias|consultoria|societa di consulenza|studi di consulenza|adviesbureau|adviesbureaus|consultancybureaus|consultancy bureaus|management consultancies|strategy consultancies|strategy consulting firms|management consulting firms|beratungshauser|adviesbedrijven|managementadviesbureaus|conseil en strategie|cabinets de conseil en strategie|consultoria estrategica|consulenza aziendale|sustainability consultancies',
  ],
  [
    'professional-services.legal',
    'anwaltskanzlei|anwaltskanzleien|rechtsanwaltskanzlei|grosskanzleien|wirtschaftskanzleien|notariate|notariat|patentanwaltskanzleien|etudes notariales|etude notariale|etudes de notaires|cabinets d avocats|cabinet d avocats|bufetes|bufete|despachos de abogados|despacho de abogados|notarias|firmas de abogados|studi legali|studio legale|studi notarili|escritorios de advocacia|escritorios de advogados|cartorios|advocatenkantoor|advocatenkantoren|notariskantoor|notariskantoren|advocatuur|law offices|law office|patent law firms|notary offices|sociedades de advogados|juridische dienstverleners|rechtsdienstleister|cabinets d huissiers',
  ],
  [
    'professional-services.staffing',
    'cabinets rh|cabinet rh|personaldienstleister|personalvermittler|personalvermittlung|personalberatungen|personalberatung|zeitarbeitsfirma|zeitarbeitsfirmen|zeitarbeit|zeitarbeitsunternehmen|headhunter|jobborsen|agences de recrutement|cabinets de recrutement|cabinet de recrutement|agences d interim|agence d interim|societes d interim|consultoras de rrhh|consultoras de recursos humanos|consultoras de seleccion|empresas de seleccion|empresas de trabajo temporal|agencias de empleo|agenzie per il lavoro|agenzie di lavoro|agenzie interinali|societa di selezione|agencias de emprego|empresas de recrutamento|consultorias de rh|empresas de trabalho temporario|uitzendbureau|uitzendbureaus|detacheringsbureau|detacheringsbureaus|wervingsbureaus|recruitmentbureaus|werving en selectiebureaus|recruitment agencies|recruitment firms|recruiting firms|staffing agencies|staffing firms|temp agencies|employment agencies|talent agencies|executive search|peo companies|leiharbeitsfirmen|personalagenturen|uitzendorganisaties|uitzendbranche|werving en selectie|agences interim|agences d emploi|travail temporaire|etts|cazatalentos|cacciatori di teste|consultorias de recrutamento|agencias de recrutamento',
  ],
  [
    'professional-services.outsourcing',
    'callcenter|call center|callcenters|contact centers|contact centres|centres d appels|centres d appel|centros de llamadas|contact center|call centres|centrali telefoniche|centros de atendimento|callcentra|bpo|bpo companies|bpos|shared service centers|outsourcers|contactcenters|klantcontactcentra|centrais de atendimento|outsourcing dienstleister|empresas de telemarketing|telemarketing companies',
  ],
  [
    'professional-services.market-research',
    'market research|marktforschung|etudes de marche|investigacion de mercados|ricerche di mercato|pesquisa de mercado|marktonderzoek|marktforschungsinstitute|marktforschungsinstitut|marktforscher|instituts de sondage|instituts d etudes|cabinets d etudes de marche|institutos de investigacion de mercados|estudios de mercado|istituti di ricerca di mercato|institutos de pesquisa de mercado|marktonderzoeksbureaus|marktonderzoekbureaus|market research agencies|polling firms|meinungsforschungsinstitute',
  ],
  [
    'professional-services.security-services',
    'securite|sicherheitsbranche|seguridad|sicurezza|beveiliging|vigilancia|sicherheitsdienst|sicherheitsdienste|sicherheitsfirmen|sicherheitsunternehmen|wachdienste|bewachungsunternehmen|societes de securite|entreprises de securite|gardiennage|securite privee|empresas de seguridad|seguridad privada|companias de seguridad|istituti di vigilanza|istituto di vigilanza|vigilanza|empresas de seguranca|seguranca privada|beveiligingsbedrijf|beveiligingsbedrijven|security guard companies|private security companies|private security|alarm companies|guarding companies|detekteien',
  ],
  [
    'professional-services.cleaning',
    'reinigungsfirma|reinigungsfirmen|gebaudereinigungen|gebaudereinigung|wascherei|waschereien|textilreinigungen|entreprises de nettoyage|entreprises de proprete|societes de nettoyage|nettoyage|blanchisseries|pressings|empresas de limpieza|lavanderias|tintorerias|imprese di pulizia|imprese di pulizie|lavanderie|empresas de limpeza|schoonmaakbedrijf|schoonmaakbedrijven|wasserijen|janitorial companies|janitorial services|commercial cleaners|dry cleaners|pest control companies|schadlingsbekampfer|commercial cleaning|reinigungsdienste|putzfirmen',
  ],
  [
    'professional-services.translation',
    'ubersetzungsburo|ubersetzungsburos|ubersetzungsagenturen|agences de traduction|bureaux de traduction|agencias de traduccion|agenzie di traduzione|agencias de traducao|vertaalbureau|vertaalbureaus|translation companies|localization companies|dolmetscherburos|language service providers|lsps',
  ],
  [
    'education',
    'bildungseinrichtungen|bildungstrager|etablissements scolaires|centros educativos|istituti scolastici|instituicoes de ensino|onderwijsinstellingen|educational institutions|enseignement prive',
  ],
  [
    'education.schools',
    'schoolbesturen|schulamter|basisonderwijs|voortgezet onderwijs|grundschulbildung|grundschulen|gymnasien|privatschulen|internate|kita|kitas|kindergarten|kindertagesstatten|lycees|lycee|colleges prives|ecoles privees|ecoles primaires|creches|creche|maternelles|colegios|colegio|institutos de secundaria|guarderias|guarderia|escuelas infantiles|colegios privados|licei|scuole private|scuole primarie|asili nido|asilo nido|asili|nidi|colegios particulares|escolas particulares|escolas primarias|jardins de infancia|basisscholen|basisschool|middelbare scholen|kinderdagverblijf|kinderdagverblijven|kinderopvang|kinderopvangorganisaties|private schools|boarding schools|high schools|primary schools|elementary schools|charter schools|preschools|daycares|daycare centers|childcare centers|nurseries|k 12 schools|school districts|secondary schools|international schools|mbo instellingen',
  ],
  [
    'education.higher-education',
    'fachhochschulen|business schools|business school|ecoles de commerce|ecoles d ingenieurs|grandes ecoles|escuelas de negocios|facultades|scuole di business|politecnici|atenei|faculdades|universidades privadas|hogescholen|hogeschool|colleges|community colleges|hochschule|enseignement superieur|instituicoes de ensino superior|technische universitaten|hoger onderwijs|medical schools',
  ],
  [
    'education.training',
    'fahrschule|fahrschulen|sprachschulen|sprachschule|volkshochschulen|volkshochschule|berufsschulen|berufsschule|weiterbildungsanbieter|weiterbildungsinstitute|akademien|seminaranbieter|musikschulen|nachhilfeinstitute|auto ecoles|auto ecole|ecoles de langues|organismes de formation|organisme de formation|centres de formation|cfa|autoescuelas|autoescuela|academias de idiomas|academias de ingles|centros de formacion|empresas de formacion|formacion profesional|autoscuole|autoscuola|scuole di lingue|enti di formazione|centri di formazione|autoescolas|escolas de conducao|escolas de idiomas|centros de formacao|escolas de linguas|rijscholen|rijschool|opleidingsinstituten|opleidingsinstituut|opleiders|taalscholen|trainingsbureaus|training companies|training providers|language schools|driving schools|flight schools|bootcamps|coding bootcamps|tutoring companies|music schools|dance schools|schulungsanbieter|opleidingscentra|formation professionnelle|empresas de formacao|cursos de idiomas|flugschulen|muziekscholen|tanzschulen|vocational training',
  ],
  [
    'education.edtech',
    'online course providers|online learning|e learning|e learning companies|e learning anbieter|elearning|e learning startups|plateformes e learning|plataformas de e learning|online education|lernplattformen',
  ],
  [
    'public-sector',
    'offentlichen dienst|offentlicher dienst|offentlichen sektor|offentlichen verwaltung|function publique|fonction publique|funcion publica|behorden|behorde|amter|offentlicher dienst|offentliche hand|offentliche verwaltung|offentlicher sektor|administrations|administrations publiques|secteur public|organismes publics|administraciones publicas|sector publico|organismos publicos|enti pubblici|pubblica amministrazione|settore pubblico|setor publico|orgaos publicos|administracao publica|overheid|overheden|overheidsinstellingen|overheidsinstanties|publieke sector|public sector|public bodies|public agencies|government agencies|government departments|ministerien|ministerium|ministeres|ministerios|ministeri|ministries|ministeries|state agencies|federal agencies|embassies|botschaften|ambassades|embajadas|bundesbehorden',
  ],
  [
    'public-sector.administration',
    'stadtverwaltung|stadtverwaltungen|landkreise|landratsamter|gemeindeverwaltungen|kommunalverwaltungen|rathauser|collectivites locales|collectivites territoriales|collectivites|communes|conseils departementaux|ayuntamiento|diputaciones|alcaldias|municipalidades|enti locali|prefeituras|prefeitura|camaras municipais|autarquias|juntas de freguesia|provincies|gemeentes|town halls|local governments|county governments|administracion publica',
  ],
  [
    'public-sector.safety',
    'feuerwehren|polizeibehorden|police departments|fire departments|pompiers|bomberos|vigili del fuoco|brandweer|ambulance services|veiligheidsregio s|bundeswehr|rettungsdienste|justizvollzugsanstalten',
  ],
  [
    'nonprofit',
    'vereine|non profit|non profits|associations loi 1901|ongs|organizaciones sin animo de lucro|organizaciones sin fines de lucro|asociaciones sin animo de lucro|entidades sin animo de lucro|enti non profit|terzo settore|organizacoes sem fins lucrativos|terceiro setor|non profit organisaties|ngo s|economie sociale|soziale trager|not for profits|nichtregierungsorganisationen|npos|non profitorganisaties|organisations a but non lucratif|organizzazioni no profit|no profit|third sector|tercer sector|sozialunternehmen|social enterprises|wohlfahrtsverbande',
  ],
  [
    'nonprofit.associations',
    'verbande|verband|branchenverbande|berufsverbande|kammern|handelskammern|industrie und handelskammern|gewerkschaften|gewerkschaft|parteien|federations|federations professionnelles|syndicats|syndicats professionnels|chambres de commerce|partis politiques|asociaciones|patronales|sindicatos|camaras de comercio|partidos politicos|federaciones|associazioni|associazioni di categoria|sindacati|camere di commercio|federazioni|partiti politici|associacoes|federacoes|associacoes comerciais|verenigingen|vakbonden|brancheverenigingen|brancheorganisaties|politieke partijen|kamers van koophandel|trade unions|labor unions|trade associations|industry associations|professional associations|chambers of commerce|political parties|political party|industrieverbande|handwerkskammern|ihks|beroepsverenigingen|asociaciones empresariales|arbeitgeberverbande|fachverbande|associations professionnelles',
  ],
  [
    'nonprofit.charities',
    'stiftung|hilfswerke|associations caritatives|organisations caritatives|organisations humanitaires|fundaciones|organizaciones beneficas|organizzazioni benefiche|onlus|instituicoes de caridade|ipss|hulporganisaties|goed doel|animal shelters|tierheime|food banks|oeuvres caritatives|humanitarian organizations|entwicklungshilfeorganisationen',
  ],
  [
    'nonprofit.religion',
    'kirchen|kirchengemeinden|eglises|paroisses|dioceses|iglesias|parroquias|chiese|parrocchie|diocesi|igrejas|paroquias|kerken|parochies|churches|mosques|synagogues|monasteries|kloster|bistumer|diozesen|moscheen',
  ],
  ['software.social-networks', 'redes sociales|soziale netzwerke|reseaux sociaux|online communities'],
  [
    'financial-services.investment-banking',
    'm and a boutiques|investment banks|investmentbanken|banques d affaires|banca d affari|bancos de inversion',
  ],
  ['telecommunications.satellites', 'satellitenbetreiber'],
  ['software.developer-tools', 'dev tools companies|entwicklertools|herramientas para desarrolladores|outils pour developpeurs|low code'],
  ['software.marketing-software', 'marketing software|marketingsoftware|logiciels de marketing|email marketing software'],
  ['software.design-software', 'design software|cad software'],
  ['telecommunications.wireless', 'mobiele operators'],
  ['financial-services.fintech', 'wealthtech'],
  ['financial-services.exchanges', 'borsen|borse valori|bolsas de valores'],
  [
    'insurance.life-and-health',
    'lebensversicherer|zorgverzekeraars|complementaires sante|seguros de salud|seguros de vida|planos de saude|operadoras de planos de saude|assurance vie',
  ],
  ['insurance.reinsurance', 'reinsurers|reassureurs|reaseguradoras|herverzekeraars|riassicuratori'],
  ['real-estate.residential', 'wohnungsgesellschaften|offices hlm'],
  ['public-sector.govtech', 'gov tech'],
];
