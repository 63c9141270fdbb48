/**
 * Fields of work of public administrations, associations, schools, hospitals, hotels, security and utilities, language by language: what people there coordinate
 * or are in charge of. They decide the department only where no other word of the title does, as those of weak-fields.ts. Written from general knowledge of the
 * languages, department by department of a town hall, a hospital, a university, an aid agency and a hotel; no list was copied. Folded. A word that means
 * something else in one of the seven languages is missing ("caja", "casa", "minas", French "location"), and so is one that names several departments
 * ("migration") or is rather part of an employer's name ("center", "agenzia"), or an area that someone is responsible for ("Europe"). Long because it is one data table.
 */
import type { ByDepartment } from './language.ts';

const english: ByDepartment = {
  operations:
    'streets|street cleaning|programming and education|plating|molding|moulding|climate|climate action|circular economy|decarbonization|decarbonisation|net zero|rota|rostering|estates|tenancy|tenancies|premises|caretaking|elections|licensing and permits|grants and contracts|contact centre operations|archives and records|records and information|city clerk|town clerk|clerk of council|council services|member services|volunteer services|camp operations|visitor services|facility rental|facility rentals|room bookings|guest experience|banqueting|valet|concierge services|bell services|night audit|yard operations|terminal operations|gate operations|crew|ground handling|ground operations|turnaround operations|special projects|administrative services|town planning administration|situational awareness',
  other:
    'consultancy|coaching|curatorial|exhibitions|safeguarding|child protection|policy|public policy|civic|civic engagement|protection|livelihoods|food security|shelter|wash|peacebuilding|gender|gender equality|human rights|advocacy|early years|early childhood|pupil services|student success|student life|academic advising|academic affairs|academic programs|registrar|catechesis|faith formation|chaplaincy|choir|missions|small groups|pilgrimage|ward|theatre|theatres|outpatient|outpatients|inpatient|maternity|midwifery|neonatal|oncology|dialysis|endoscopy|palliative care|transplant|blood bank|epilepsy|sleep lab|occupational therapy|physical therapy|harm reduction|foster care|parks|parks and recreation|heritage|neighborhood services|neighbourhoods|zoning|stewardship',
  finance:
    'endowment|endowments|cards|syndication|syndications|loan servicing|custody|corporate actions|collateral|factoring|premium finance|rates and benefits',
  legal: 'sanctions|ethics|integrity|governance|freedom of information|trade compliance|export compliance|license compliance',
  hr: 'wellbeing|well being|inclusion|belonging|learning|learning and capabilities|capabilities|employee experience|associate experience|people experience|colleague experience|volunteering',
  marketing:
    'festival|festivals|visitor experience|audience|audiences|publications|publicity|donors|donor services|supporter care|supporters|alumni|alumni relations|membership development|sponsorship|ads|public engagement|box office marketing',
  sales: 'oem|oem markets|aftermarket|industrial markets|showrooms|ticketing sales|group sales|catering sales',
  it: 'infosec|identity|identity and access|iam|secops|cyber defence|cyber defense|enterprise applications|end user computing|collaboration tools',
  engineering:
    'architecture|architectures|pdm|plm|reservoir|subsurface|hydraulics engineering|building physics|testbed|iiot|edge computing',
  support: 'emergency calls|helpline|hotline|advice line|enquiries|inquiries',
};

const german: ByDepartment = {
  operations:
    'betriebsorganisation|strassenbau|abfallwirtschaft|abfall|abfallbeseitigung|abwasser|abwasserwirtschaft|abwasserbeseitigung|wasserversorgung|kanalbetrieb|winterdienst|grunflachen|grunflachenpflege|objektbetreuung|objektmanagement|gremienbetreuung|gremien|sitzungsdienst|ratsburo|wahlen|statistik und wahlen|meldewesen|passwesen|einwohnermeldewesen|burgerservice|burgerinformation|fundburo|mobilitat|mobilitatswende|energiewende|energiemanagement|klimaanpassung|klimaschutzmanagement|kreislaufwirtschaft|nachhaltigkeitsmanagement|kommissionierung|schicht|galvanik|schweisserei|extrusion|standort|standorte|betriebshof|stiftungswesen|buchungen|gastebetreuung|belegung|parkraumbewirtschaftung|parkraumuberwachung|vorzimmer|schreibdienst|telefonzentrale|druckerei und post|materialausgabe|werkzeugausgabe|leitstand|einsatzplanung|tourenplanung|dienstplan|prozessmanagement und organisation|verwaltungsmodernisierung|projektburo|programme|gebaudewirtschaft|raumvergabe|veranstaltungsraume|entsorgung|recyclinghof|wertstoffhof',
  other:
    'schulen|veterinaramt|migration und integration|integration und migration|asyl und integration|integration und teilhabe|familienhilfe|sozialpadagogische familienhilfe|kinderbetreuung|seniorenbetreuung|demenzbetreuung|hortbetreuung|ferienbetreuung|schulbetreuung|jugendbetreuung|altenbetreuung|krankenbetreuung|behindertenbetreuung|mittagsbetreuung|nachmittagsbetreuung|ganztagsbetreuung|patientenbetreuung|bewohnerbetreuung|familienbetreuung|soziale betreuung|sozialhilfe|soziales|eingliederungshilfe|wohngeld|wohngeldstelle|grundsicherung|bafog|unterhaltsvorschuss|asyl|asylwesen|fluchtlingshilfe|gleichstellung|inklusion|teilhabe|pflegeberatung|pflegegrad|kindertagesstatte|kindertagesstatten|kindertagespflege|schulsozialarbeit|jugendpflege|jugendforderung|jugendhilfeplanung|ganztag|volkshochschule|bader|hallenbad|gesundheitsamt|offentlicher gesundheitsdienst|veterinarwesen|lebensmitteluberwachung|rettungsdienst|katastrophenschutz|zivilschutz|bevolkerungsschutz|ambulanz|notaufnahme|intensivstation|station|geburtshilfe|hebammenwesen|mammographie|physiotherapie|ergotherapie|logopadie|seelsorge|ehrenamtliche begleitung|lehre|studium|studium und lehre|studienberatung|studierendenangelegenheiten|studiengangskoordination|hochschulentwicklung|dekanat|promotion|wissenschaft|wissenschaftstransfer|politik|politische bildung|demokratieforderung|burgerbeteiligung|stadtplanung und verkehr|verkehrswende|verkehr|radverkehr|nahmobilitat|bauantrage|denkmalschutz|wohnraumforderung|quartiersmanagement|quartiersentwicklung|naturschutz und landschaftspflege|kulturforderung|kulturelle bildung|ausstellungen|sammlungen|restaurierung|kirchenmusik|internationales|stadtepartnerschaften|gefangnissicherheit|bewahrungshilfe|suchtpravention|gewaltpravention|tierschutz|tierheim',
  finance:
    'abrechnung|fordermittel|fordermittelakquise|fordermittelmanagement|fordermittelberatung|drittmittel|drittmittelverwaltung|zuwendungen|zuwendungswesen|abgaben|grundbesitzabgaben|beitrage|beitragswesen|gebuhren|vollstreckung|stadtkasse|gemeindekasse|zahlungsabwicklung|marktfolge|baufinanzierung|leistungen|leistungsabteilung|schadenmanagement|nebenkostenabrechnung|betriebskosten|reisekosten|kostenerstattung|spendenverwaltung',
  legal:
    'vertrage|vertragswesen|ordnungswidrigkeiten|bussgeld|bussgeldstelle|widerspruche|satzungsrecht|geldwasche|geldwaschepravention|hinweisgebersystem',
  hr: 'fortbildung|fortbildungen|fortbildungsprojekte|gesundheitsmanagement|betriebliches gesundheitsmanagement|mitarbeiterzufriedenheit|freiwilligendienste|freiwilligenmanagement|personalratsarbeit',
  marketing:
    'veranstaltungsmanagement|publikationen|publikationswesen|besucherentwicklung|alumniarbeit|mitgliederwerbung|markenkommunikation|wissenschaftskommunikation|offentlichkeitsbeteiligung|stadtmarketing|touristinfo|gasteinformation',
  sales:
    'neukundengeschaft|nutzermarkt|lesermarkt|anzeigenmarkt|mandatsleitung|kundengewinnung|flachenvertrieb|neukunden|neukundengewinnung',
  it: 'netze und systeme|fachverfahren|geoinformation|geoinformationssysteme|digitale verwaltung|digitalisierungsprojekte',
  engineering:
    'wasserbau|konstruktiver wasserbau|wasserwirtschaft|statik|bruckenbau|anlagenplanung|gleisbau|leitungsbau|schaltanlagen|photovoltaikplanung',
  support: 'besucherservice|kundenanfragen|notruf|leitstelle|burgertelefon',
};

const french: ByDepartment = {
  operations:
    'deploiement|collecte|collecte des dechets|dechetterie|decheterie|assainissement|eau potable|eau et assainissement|eclairage public|mobilites|mobilite durable|transports scolaires|scrutins|elections|vie institutionnelle|instances|secretariat des assemblees|village vacances|villages vacances|village de vacances|centre de vacances|centre de loisirs|base de loisirs|parc de loisirs|site de loisirs|residence|residence services|foyer|foyer logement|etablissement|etablissements|etablissement medico social|etablissement social|maison de quartier|centre social|centre de sejour|cave|chai|preparation des commandes|reapprovisionnement|gestion documentaire|crise|gestion de crise|surete|surete et securite|surete aeroportuaire|radioprotection|transition ecologique|transition energetique|climat|biodiversite|economie circulaire|amelioration de la performance|performance operationnelle|performance industrielle|pilotage|conduite du changement|qualite de service|cooperation|programmes|benevolat|vie associative|regie|reprographie|receptions|evenements internes|salles|location de salles|visas|visas et passeports|permis|passeports|fourriere|marches de plein air|domaine public|gestion du domaine public|reseau de chaleur|gestion des lits|flux patients|bio nettoyage|transport sanitaire|equipements sportifs|planning|plannings|transit|pressing|vestiaire',
  other:
    'animation jeunesse|animation socioculturelle|internat|insertion|insertion professionnelle|insertion sociale|cohesion sociale|politique de la ville|habitat et logement|logement et habitat|asile|hebergement d urgence|lecture publique|conservatoire|secours|secourisme|amenagement|amenagement du territoire|developpement local|developpement territorial|developpement rural|developpement social|relations internationales|cooperation internationale|cooperation decentralisee|laicite|egalite|egalite femmes hommes|egalite des chances|mediation|mediation sociale|mediation interculturelle|democratie participative|democratie locale|participation citoyenne|citoyennete|prospective|evaluation|evaluation des politiques publiques|archeologie|patrimoine historique|maison de retraite|ehpad|ephad|ssiad|esat|mecs|crip|soins|soins infirmiers|pole enfance|accueil de loisirs|academique|vie academique|orientation|parcours etudiants|action culturelle|action educative|residences d artistes|expositions|collections|restauration d oeuvres|pastorale|aumonerie|prevention specialisee|mineurs|mineurs non accompagnes|addictions|droits de l homme|plaidoyer|activite physique adaptee|dim',
  finance:
    'gestion budgetaire|execution budgetaire|execution financiere|qualite budgetaire|pilotage budgetaire|recettes|depenses|depense publique|gestion d actifs|cotisations|cotisations non salaries|prestations|pensions|middle office',
  legal:
    'ethique|ethique et conformite|integrite|lanceurs d alerte|gouvernance|vigilance|devoir de vigilance|pharmacovigilance reglementaire',
  hr: 'competences|parcours professionnels|=carrieres|gestion des carrieres|experience collaborateur|experience collaborateurs|experience salarie|engagement collaborateurs|inclusion|handicap et inclusion|mission handicap|qualite de vie|bilan professionnel|volontariat|services civiques',
  marketing:
    'rayonnement|attractivite|notoriete|diffusion|publications|etudes de marche|audience|audiences|information promotionnelle|campagnes|generosite|prospection donateurs|donateurs|relations donateurs|mobilisation',
  sales:
    'grands donneurs d ordre|enseigne|enseignes|commercialisation|reseau de distribution|reseau commercial|relations concessionnaires|partenariats commerciaux|acces au marche',
  it: 'dematerialisation|sig|usages du numerique|transition numerique|inclusion numerique|exploitation systeme|exploitation systemes',
  data: 'biometrie|intelligence decisionnelle|pilotage de la donnee',
  engineering:
    'biotechnologie|biotechnologies|ouvrages d art|energies renouvelables|eolien en mer|bureau de controle|controle non destructif',
};

const italian: ByDepartment = {
  operations:
    'centro servizi|automezzi|mezzi e attrezzature|gestione mezzi|servizi ambientali|acquedotto|servizio idrico|depurazione|illuminazione pubblica|elettorale|ufficio elettorale|sportello|sportello unico|sportello al cittadino|sportello al pubblico|front line|refezione|refezione scolastica|residenza|residenze|villaggio|villaggio turistico|campeggio|struttura ricettiva|strutture ricettive|emergenze|gestione emergenze|transizione ecologica|tracciabilita|decoro urbano|cimiteriale|servizi cimiteriali|igiene urbana|raccolta differenziata|centro operativo|sala operativa|centrale operativa|logistica di cantiere|attrezzature|officina mezzi|patrimonio comunale|piattaforma|piattaforma logistica|accettazione|prenotazioni|economato comunale|urp|protocollo generale|messo notificatore|guardaroba|lavanderia e guardaroba',
  other:
    'alunni|terzo settore|oratorio|animazione|animazione sociale|orientamento|orientamento scolastico|minori|tutela minori|immigrazione|integrazione sociale|pari opportunita|sanita|ambulatorio|ambulatori|comunita|comunita terapeutica|comunita alloggio|casa famiglia|agriturismo|enologia|cooperazione internazionale|catechesi|liturgia|volontari|servizio civile|attivita educative|attivita ludiche|pre e post scuola|doposcuola|centro diurno|centro estivo|assistenza domiciliare|assistenza scolastica|residenza sanitaria|reparto|reparto degenza|degenza|sale operatorie|punto nascita|cure palliative|salute|salute mentale|rete counselling|rete antiviolenza|antiviolenza|politiche abitative|politiche del lavoro|politiche educative|diritti umani|scavi|restauro|mostre|esposizioni|biblioteche|settore giovanile|prima squadra|attivita di base|edilizia residenziale|paesaggio|parchi|aree protette',
  finance:
    'portafoglio titoli|titoli e borsa|factoring|ufficio tributi|entrate|recupero evasione|economico finanziario|servizi finanziari|servizi di investimento|contributi pubblici|bandi|bandi e finanziamenti|gestione fidi|area crediti|npl',
  legal: 'normativa|trasparenza|antiriciclaggio|sistemi regolamentari|regolamentare|segnalazioni|legalita',
  hr: 'benessere organizzativo|benessere dei dipendenti|sviluppo risorse|sviluppo delle risorse|valutazione del personale|smart working|servizio civile e tirocini|tirocini',
  marketing:
    'redazione|redazione web|promozione|promozione del territorio|comunicazione istituzionale|donatori|relazioni istituzionali ed esterne|biglietteria e comunicazione',
  sales:
    'rete agenti|agenti|rete vendita|reti vendita|rete commerciale|rete punti vendita|locazioni|convenzioni|convenzioni commerciali|mercato|mercato estero|mercato italia|ufficio estero|gare commerciali',
  it: 'sistemi|sistemi ict|cartografia|sistemi di pagamento elettronico|anagrafica dati|transizione al digitale|area sistemi',
  data: 'anagrafe dati|qualita dei dati|reportistica',
  engineering: 'prove di laboratorio|geologia|ingegneria civile|opere civili|opere pubbliche progettazione',
};

const spanish: ByDepartment = {
  operations:
    'prl|alumbrado|alumbrado publico|instalaciones|pista|mercancias|hospedaje|alojamientos|residencia|residencias|riego|emergencias|cooperacion|registro|registro civil|registro general|atencion ciudadana|atencion al ciudadano|atencion al vecino|padron|tramites|ventanilla unica|mesa de control|mesa de partes|elecciones|explotacion|explotacion parking|parking|aparcamientos|seguridad fisica|seguridad patrimonial|seguridad privada|=seguridad|economia circular|cambio climatico|transicion ecologica|transicion energetica|gestion del cambio|sucursal|sucursales|agencias y sucursales|turno|turnos|sala|salas|zona franca|puerto|terminal|ruta|rutas|campamento|centro de distribucion|planta baja|recinto|recintos|limpieza viaria|rsu|recogida de residuos|depuracion|abastecimiento de agua|ciclo del agua|saneamiento|patio de contenedores|mesa de ayuda operativa|cobertura|protocolo sanitario|archivo y correspondencia',
  other:
    'empleo y formacion|actividades extraescolares|cooperacion internacional|cooperacion al desarrollo|convivencia|convivencia escolar|orientacion|orientacion educativa|utp|unidad tecnico pedagogica|unidad tecnica pedagogica|ciclo|ciclo basico|ciclos formativos|primaria|secundaria|=infantil|becas|inclusion|inclusion social|psicologia|ordenacion del territorio|migraciones|migracion|refugio|paz|derechos humanos|cultura de paz|liturgia|=mayores|atencion a mayores|personas mayores|dependencia|accion social|accion comunitaria|desarrollo comunitario|desarrollo comunal|desarrollo local|desarrollo territorial|desarrollo social|participacion|participacion ciudadana|vecinos|barrios|patrimonio historico|patrimonio cultural|exposiciones|colecciones|museistica|residencias artisticas|internado|bachillerato|licenciaturas y posgrados|escolta|tutorias|tutoria|pastoral|mision|urgencias|consultas externas|hospital de dia|cuidados paliativos|paliativos|salud mental|salud comunitaria|adicciones|prevencion de adicciones|acogida|acogimiento|menores|proteccion de menores|violencia de genero|comunidades|gestion comunitaria|juventud y deportes|instalaciones deportivas|vivienda|memoria historica|bienestar animal|parques naturales',
  finance:
    'hacienda|ayudas|ayudas y subvenciones|pagos|pensiones|pensiones y beneficios|beneficios sociales|convenios de pago|mesa de dinero|banca|banca corporativa|siniestros hogar|siniestros autos|cuentas por cobrar y pagar',
  legal: 'transparencia|acceso a la informacion|permisos|integridad|anticorrupcion',
  hr: 'control de asistencia|=bienestar|=generalistas|generalistas de rh|clima|escalafon y legajos|convivencia laboral',
  marketing:
    'difusion|publicaciones|captacion de socios|socios y donantes|donantes|audiencias y contenidos|movilizacion|=captacion|captacion y fidelizacion|promocion turistica',
  sales: 'delegacion|delegaciones|mostrador|arrendamientos|convenios comerciales|concesionarios|expansion y alianzas|plazas',
  it: 'cartografia|plataformas digitales|gobierno digital|administracion electronica|=infosec',
  engineering: 'calibracion|geologia|obra hidraulica|aguas|energias renovables|gas|gas natural',
};

const portuguese: ByDepartment = {
  operations:
    'centro de servicos|portaria|instalacoes|protocolo|matriculas|eleicoes|emergencias|continuidade|mobilizacao|conhecimento|gestao do conhecimento|monitoramento|monitoramento e avaliacao|indicadores|unidade|unidades|hospedagem|hotelaria|seguranca patrimonial|seguranca privada|economia circular|mudancas climaticas|transicao energetica|transformacao organizacional|iluminacao publica|limpeza urbana|residuos solidos|zeladoria|frotas|registro academico|controle academico|secretaria de curso|turno|turnos|patio de obras|almoxarifado central|central de operacoes|centro de controle|condominio|condominios|convenios publicos|convenios e contratos|atendimento presencial|atendimento ao cidadao|cadastro|cadastro unico|licencas e alvaras|fiscalizacao|fomento|fomento e oportunidades|expediente|logistica de eventos|camareiras|governanca hoteleira|processos seletivos|vestibular|concursos|provas',
  other:
    'atencao basica|atencao primaria|extensao|estudos|debates|estudos e debates|genero|acessibilidade|psicologia|pronto socorro|pronto atendimento|uti|internacao|ambulatorio|centro de diagnostico|hemodialise|relacoes internacionais|cooperacao internacional|=territorio|territorios|desenvolvimento territorial|desenvolvimento comunitario|desenvolvimento local|ensino medio|ensino fundamental|=academica|=academico|educacao infantil|educacao a distancia|ead|tutoria|avaliacao institucional|avaliacao educacional|patrimonio historico|patrimonio cultural|acervo|acervos|exposicoes|direitos humanos|direitos digitais|participacao social|igualdade racial|igualdade|diversidade cultural|migracao|refugiados e migrantes|primeira infancia|protecao social|protecao basica|acolhimento|cras|creas|caps|saude coletiva|saude do trabalhador|saude da familia|estrategia saude da familia|vigilancia epidemiologica|vigilancia em saude|zoonoses|bem estar animal|regularizacao fundiaria|planejamento urbano|politicas publicas|politica habitacional|incidencia|advocacy|pastoral|liturgia|catequese|missoes|evangelismo|projetos sociais|programas sociais|responsabilidade social|psicologos|voluntariado social',
  finance:
    'prestacao de contas|prestacoes de contas|captacao|investimento social|incentivos|incentivos fiscais|assessoria de investimentos|consorcio|consorcios|previdencia privada|repasses|cambio',
  legal:
    'regulatorio|integridade|transparencia|governanca publica|privacidade|relacoes governamentais|licenciamento|licenciamento ambiental|anticorrupcao|ouvidoria',
  hr: 'clima organizacional|clima|desenvolvimento de talentos|cultura e clima|jovem aprendiz|carreira',
  marketing:
    'publicacoes|engajamento|relacionamento com a imprensa|mobilizacao de recursos|doadores|audiencia|redacao|conteudo editorial|divulgacao|divulgacao cientifica|campanhas',
  sales: 'corretagem|credenciamento|rede credenciada|renovacao de contratos|lojas|shopping|concessionaria|concessionarias',
  it: 'cpd|geoprocessamento|banco de dados|bancos de dados|governo digital|sistemas de informacao',
  engineering: 'geologia|calibracao|hidraulica predial|energias renovaveis|saneamento basico|topografia e projetos',
  support: 'moderacao|moderacao de conteudo',
};

const dutch: ByDepartment = {
  operations:
    'vervoer|bestuurssecretariaat|vergunningen|vergunning|vergunningverlening|handhaving|toezicht|toezicht en handhaving|vergunningen en handhaving|balie|publieksbalie|openbare ruimte|beheer openbare ruimte|riolering|afval|afvalinzameling|grondstoffen|reiniging|straatreiniging|teelt|oogst|sortering|recreatie|roostering|beveiliging|bhv|calamiteiten|crisisbeheersing|verkiezingen|vastgoedbeheer|gebouwbeheer en onderhoud|storingsdienst|storing|processen|vergaderservice|zalenverhuur|wagenpark en materieel|materieel|kas|inpak|verwerking|slachterij|expeditie en transport|circulaire economie|energietransitie|warmtetransitie|duurzame energie|klimaatadaptatie|bewoners en beheer|sleutelbeheer|objectbeheer|objecten|technisch beheer|kwaliteit en veiligheid op de werkvloer|arbo en veiligheid|intern transport|order picking|retouren|goederenontvangst|goederenstroom|laden en lossen|piket|consignatie|programma|programmabureau|bestuursondersteuning|directieondersteuning|documentaire informatie|postregistratie|groen|groen en grijs|buitenruimte|begraafplaatsen|havenbedrijf|nautisch beheer|verkeersleiding|parkeerbeheer|parkeren en handhaving',
  other:
    'wmo|behandeling|gezondheid|volkshuisvesting|kwekerij|wonen|wonen en welzijn|jeugdhulp|jeugdwerking|jeugdwerk|jongerenwerk|participatie|werk en participatie|inburgering|integratie|maatschappelijke ondersteuning|maatschappelijke ontwikkeling|maatschappelijk werk|schuldhulpverlening|schuldhulp|wijkteam|sociaal wijkteam|wijkbeheer|buurtwerk|buurthuis|opbouwwerk|leerplicht|leerlingzaken|leerlingbegeleiding|leerlingenzorg|erfgoed|monumenten|archeologie|zwembad|zwembaden|polikliniek|apotheek|dagbesteding|dagopvang|begeleiding|ambulante begeleiding|clienten|clientenzorg|omgeving|omgevingsrecht|omgevingswet|stedenbouw|stedelijke ontwikkeling|mobiliteit|verkeer|verkeer en vervoer|economische zaken|natuur|natuur en landschap|openbare orde|openbare orde en veiligheid|beleid|beleid en advies|bestuurszaken|bestuur en beleid|re integratie|reintegratie|arbeidstoeleiding|ontwikkelingshulp|mensenrechten|asiel|asielzoekers|opvang|noodopvang|daklozenopvang|beschermd wonen|begeleid wonen|ouderen|ouderenwerk|mantelzorg|vrijwilligerswerk|tentoonstellingen|collecties|educatie|cultuureducatie|kunst|kunst en cultuur|podiumkunsten|evaluatie|wetenschap|studentenzaken|studieadvies|studentbegeleiding|stages|praktijkonderwijs|speciaal onderwijs|basisonderwijs|voortgezet onderwijs|kleuters|pastoraat|liturgie|diaconie|kerkmuziek|dierenwelzijn|dierenopvang|tuinbouw|landbouw en natuur|wmo en jeugd',
  finance:
    'inkomsten|terugvordering|terugvorderingen|invordering|heffing|heffingen|heffing en invordering|inning|uitkeringen|uitkeringsadministratie|inkomen|inkomens|werk en inkomen|assurantie|assurantien|fiscaliteit|toeslagen|bijstand|minimabeleid|subsidiebeheer|subsidieadvies|budgetbeheer|bewindvoering',
  legal: 'contractbeheer|bezwaar|bezwaar en beroep|integriteit|grondzaken|gronduitgifte|klachten en bezwaren|rechtsbescherming|woo|wob|avg',
  hr: 'detachering|flexwerk|medewerkers|medewerkerstevredenheid|vitaliteit en verzuim|inzetbaarheid|duurzame inzetbaarheid|vrijwilligers|vrijwilligersbeleid|bedrijfsmaatschappelijk werk',
  marketing:
    'webredactie|publicaties|woordvoering|redactie|eindredactie|publiek|publiekswerking|huisstijl|donateurs|ledenwerving|ledenservice|achterban|promotie|citymarketing|gastvrijheid en promotie',
  sales:
    'accountmanagement|grootzakelijk|acquisitie|commercie|makelaardij|klantrelaties|relaties|relatiemanagement|zakelijke markt|particuliere markt|huurzaken|verhuur en incasso',
  it: 'infosec|werkplekbeheer|geo informatie|geo|digitale identiteit|informatievoorziening|digitale dienstverlening|digitale transformatie|digitaal werken',
  data: 'gegevens|gegevensbeheer|basisregistratie|basisregistraties|datagedreven werken',
  design: 'visualisatie|visualisaties',
  engineering:
    'zwakstroom|sterkstroom|laagspanning|middenspanning|hoogspanning|besturingstechniek|waterbouw|wegenbouw en verkeer|kunstwerken|bodem|bodem en ondergrond|civiel',
  support: 'meldkamer|meldingen|klantmeldingen|klantcontact en meldingen|storingsmeldingen',
};

/** By language; the first that has a phrase decides. */
export const fieldsOfServices: readonly ByDepartment[] = [english, german, dutch, french, italian, spanish, portuguese];
