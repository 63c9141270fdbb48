/**
 * Occupations in the order of ISCO-08 (https://isco.ilo.org) that the other tables miss, or whose words would name another department:
 * a sound technician is not an engineer, and a wedding planner is not in production planning. Looked up before all other tables. Lines are like those of
 * professions.ts: each phrase is a key of its own. Long because it is one data table.
 */
import type { WorkLine } from './work.ts';

export const classifiedOccupations: readonly WorkLine[] = [
  // English
  [
    '+other',
    'other',
    'writer|freelance writer|choir conductor|orchestra conductor|casting assistant|stage actor|anaesthetist|anesthetist|crna|specialty registrar|house officer|lvn|operating department practitioner|perfusionist|histotechnologist|cytotechnologist|pathology assistant|endodontist|periodontist|prosthodontist|prosthetist|orthotist|hearing instrument specialist|acupuncturist|naturopath|homeopath|herbalist|reiki practitioner|hypnotherapist|psychoanalyst|psychometrist|behavior analyst|rbt|embalmer|mortician|patient advocate|patient navigator|kennel assistant|dog walker|pet sitter|jockey|stable hand|farrier|botanist|conservationist|game warden|forest ranger|arborist|groundskeeper|groundsman|greenkeeper|horticulturist|nurseryman|farmhand|ranch hand|viticulturist|vintner|cellar hand|deckhand|trawlerman|aquarist|agronomist|nursery worker|preschool assistant|instructional aide|learning mentor|referee|umpire|professional cyclist|golfer|boxer|swimmer|postdoctoral associate|phd fellow|doctoral researcher|graduate researcher|lab assistant|laboratory assistant|library assistant|conservator|gallerist|auction specialist|broadcaster|sportscaster|executive producer|line producer|associate producer|record producer|podcast producer|casting director|stagehand|gaffer|video producer|colorist|prop master|playwright|scriptwriter|songwriter|lyricist|violinist|cellist|guitarist|drummer|bassist|flutist|saxophonist|trumpeter|harpist|vocalist|rapper|band leader|comedian|stand up comedian|magician|stunt performer|fashion model|ceramicist|printmaker|glassblower|proofreader|literary agent|ghostwriter|patrol officer|constable|parole officer|border patrol agent|special agent|intelligence officer|forensic analyst|private investigator|detention officer|traffic warden|parking enforcement officer|code enforcement officer|infantryman|rifleman|paratrooper|airman|petty officer|warrant officer|naval officer|naval aviator|second officer|cabin attendant|boatswain|cadet|consul|legislative aide|legislative assistant|congressional aide|campaign organizer|activist|aid worker|missionary|curate|child protection worker|distiller|master distiller|brewmaster|food runner|busser|busboy|kitchen hand|kitchen helper|pizza chef|pizza maker|sushi chef|private chef|crew member|barback|bellhop|valet parking attendant|chambermaid|laundry worker|tour leader|travel guide|casino dealer|amusement attendant|ticket taker|piercer|governess|exterminator|dressmaker|leather worker|jeweller|silversmith|engraver|luthier|piano tuner|picture framer|sheet metal worker|steamfitter|rigger|scaffolder|concrete finisher|plasterer|drywall installer|floor layer|carpet fitter|solar panel installer|gas fitter|gasfitter|cabinet maker|kitchen fitter|shopfitter|furniture maker|woodworker|boat builder|shipwright|sign maker|sandblaster|panel beater|car detailer|tool and die maker|toolmaker|gunsmith|demolition worker|asphalt worker|road worker|diver|door supervisor|close protection officer|astrologer|professional organizer|wedding celebrant|celebrant|geodesist|architectural assistant|building control officer|sanitarian|patient care technician|ultrasound technician|x ray technician|ekg technician|dialysis technician|emergency room technician|anesthesia technician|sterile processing technician|medical laboratory scientist|behavior technician|community health worker|direct support professional|dietetic technician|horse trainer|fruit picker|race car driver|racing driver|research fellow|library technician|art restorer|art dealer|meteorologist|lighting technician|sound engineer|audio engineer|sound technician|boom operator|camera operator|forensic scientist|flight engineer|flight dispatcher|community organizer|room service attendant|personal chef|lash technician|pest control technician|cable technician|fiber technician|boiler operator|auto technician|auto body technician|tire technician|aircraft technician|aircraft maintenance engineer|avionics technician|commercial diver|security patrol officer|cctv operator|fortune teller|health visitor|stage director|stage manager|fire marshal|rector of parish|commis chef|=dirigent|pizza cook|film maker|support worker|nurse assistant|park attendant|guide|mountain guide|fishing guide|player|professional athlete|ranger|producer|radio producer|game show host|music teacher|composer|sound recordist|stage technician|stage designer|stage hand|wedding officiant|youth leader|scout leader|camp counselor|crossfit coach|music director|creative producer|broadcast journalist|news presenter|theatre maker|projectionist|curator of exhibitions',
  ],
  // German
  [
    '+other',
    'other',
    'zahnarzthelferin|dentalhygienikerin|pharmazeut|pka|mtla|anasthesietechnische assistentin|alltagsbetreuerin|seniorenbetreuer|motopadin|profifussballer|fussballprofi|handballspieler|profisportler|leistungssportler|akademischer mitarbeiter|wissenschaftlicher assistent|postdoktorand|bewahrungshelfer|familienhelferin|fluchtlingshelfer|entwicklungshelfer|fami|galerist|kunsthandler|germanist|nachrichtensprecher|sprecherin|synchronsprecherin|kolumnist|korrektor|gebardensprachdolmetscherin|regieassistentin|aufnahmeleiter|kostumbildnerin|geigerin|cellist|gitarrist|schlagzeuger|choreografin|kabarettist|komikerin|comedian|zauberer|goldschmiedin|clown|justizvollzugsbeamtin|oberstabsgefreiter|zollner|detektiv|privatdetektiv|ordnungshuter|sicherheitsfachkraft|fachkraft fur schutz und sicherheit|tursteher|botschafter|kreisratin|stadtverordnete|fachkraft im gastgewerbe|hausdame|zimmerin|geograf|geografin|co trainer|schiedsrichter|politikwissenschaftler|toningenieur|servicemitarbeiterin gastronomie|spieler|sportler|profispieler|sprecher|buhnentechniker|produzent|musikproduzent|filmproduzent|geiger|lehrstuhlvertreter',
  ],
  // French
  [
    '+other',
    'other',
    'praticien hospitalier|orl|ibode|iade|idel|idec|accompagnant educatif et social|aes|aide menagere|ashq|brancardier|manipulatrice en radiologie|manipulateur en electroradiologie|orthesiste|podo orthesiste|asv|nutritionniste|naturopathe|acupuncteur|chiropracteur|etiopathe|magnetiseur|psychanalyste|psychopraticien|preparateur mental|preparateur physique|moniteur d equitation|arbitre|footballeur professionnel|rugbyman|cycliste professionnel|guide de haute montagne|atsem|assistante familiale|nounou|cesf|mediateur familial|galeriste|ater|chroniqueur|correctrice|scenariste|videaste|producteur|productrice audiovisuelle|costumiere|maquilleuse|violoniste|guitariste|batteur|cheffe de choeur|compositrice|humoriste|magicien|clown|plasticienne|mannequin|tatoueur|cascadeur|circassien|sous officier de gendarmerie|officier de gendarmerie|sous officier|legionnaire|enqueteur prive|aps|garde du corps|convoyeur de fonds|garde champetre|consul|attache d ambassade|attache parlementaire|collaboratrice d elu|cure|diacre|aumonier|rabbin|sacristain|missionnaire|travailleur humanitaire|crepier|lingere|voiturier|accompagnateur touristique|caviste|arboriculteur|horticulteur|ostreiculteur|conchyliculteur|pisciculteur|elagueur|palefrenier|marechal ferrant|toiletteur canin|maquilleuse professionnelle|tailleur|maroquinier|joaillier|zingueur|plaquiste|solier moquettiste|facadier|etancheur|coffreur bancheur|ferrailleur|terrassier|canalisateur|paveur|manoeuvre|metallier|ferronnier|tuyauteur|tolier|miroitier|thanatopracteur|commandant de bord|capitaine de navire|matelot|expert automobile|employee de maison|laveur de vitres|agent des services hospitaliers|attache temporaire d enseignement et de recherche|correspondant de presse|secretaire de redaction|chef operateur|ingenieur du son|technicien son|technicienne lumiere|inspecteur des douanes|agent des douanes|agent de prevention et de securite|inspecteur du travail|employe de restauration|agent de restauration|ouvrier agricole|ouvrier viticole|spa praticienne|ouvrier du btp|diagnostiqueur immobilier|maitresse d ecole|commissaire d exposition|socio estheticienne|moniteur d auto ecole|joueur|moniteur|instructeur|guide|praticien|praticienne|agronome',
  ],
  // Spanish
  [
    '+other',
    'other',
    'otorrino|endocrino|auxiliar de ayuda a domicilio|tecnico superior de laboratorio|tecnico en imagen para el diagnostico|camillero|quiropractico|acupuntora|ortopeda|mentor|mentora|arbitro|ciclista profesional|deportista|deportista de alto rendimiento|tecnico en educacion infantil|tecnico superior en integracion social|integrador social|animadora|orientador escolar|orientador laboral|preceptor|ninera|canguro|asistente social|mediadora intercultural|tecnico de insercion laboral|restauradora de arte|galerista|filosofo|geografo|corresponsal|correctora de textos|fotoperiodista|productor audiovisual|productora musical|productora ejecutiva|regidora|tecnico de sonido|sonidista|tecnico de iluminacion|escenografa|vestuarista|cantautora|violinista|guitarrista|baterista|compositor|bailaora|bailarina|coreografa|comico|humorista|payaso|escultor|alfarero|tatuador|torero|disc jockey|ertzaina|carabinero|soldado|oficial de la armada|escolta privado|embajador|consul|regidora municipal|misionera|catequista|cooperante|activista|segundo de cocina|jefe de partida|pinche de cocina|freidor|pizzero|parrillero|coctelero|sumiller|friegaplatos|gobernanta|botones|guia de montana|crupier|repostera|chocolatero|heladero|charcutero|bodeguero|sumelier|olivarero|jornalero|mariscadora|acuicultor|adiestrador canino|herrador|manicurista|orfebre|oficial de primera|encofrador|ferrallista|pladurista|alicatador|solador|impermeabilizador|marmolista|cristalero|calefactor|tecnico de climatizacion|instalador de placas solares|instalador|sobrecargo|buzo|cartografo|tasador|basurero|enterrador|funerario|tanatopractor|tarotista|operador de camara|inspector de educacion|tractorista agricola|protesico dental|licenciada en enfermeria|comisario de exposiciones|comisaria de arte|comandante de aerolinea|jugador|productor|productora|guia|instructor|mediador|mediadora|agronomo|mentora de negocios',
  ],
  // Portuguese
  [
    '+other',
    'other',
    'protetico dentario|ajudante de lar|ajudante familiar|maqueiro|tripulante de ambulancia|biomedico|instrumentadora cirurgica|quiropraxista|acupunturista|massagista|psicanalista|mentora|instrutor de musculacao|preparador de goleiros|arbitro|ciclista|nadador salvador|explicador|mestranda|mestrando|bolseiro de investigacao|bolseira de doutoramento|coordenadora escolar|orientadora educacional|auxiliar de acao educativa|baba|agente de endemias|curadora|restauradora|filosofo|cientista social|geografo|radialista|colunista|roteirista|argumentista|fotojornalista|cinegrafista|encenadora|produtora executiva|produtor musical|produtora audiovisual|tecnico de som|sonoplasta|tecnico de luz|iluminador|cenografo|figurinista|maquilhadora|atriz|violinista|guitarrista|baterista|compositor|bailarina|coreografa|humorista|magico|palhaco|escultor|oleiro|tatuador|dublador|fadista|soldado|oficial do exercito|fuzileiro|detetive particular|embaixadora|consul|tecnica superior|tecnico superior|inspetor do trabalho|paroco|freira|missionaria|catequista|ativista|subchefe de cozinha|churrasqueiro|pasteleiro|salgadeira|escancao|empregada de balcao|empregada de andares|talhante|peixeiro|trabalhador rural|vaqueiro|caseiro|aquicultor|adestrador de caes|tosador|maquilhador|depiladora|joalheiro|ourives|azulejista|gesseiro|telhadista|armador|ladrilhador|marmorista|picheleiro|tecnico em refrigeracao|tecnico de ar condicionado|instalador solar|instalador de paineis solares|ferreiro|funileiro|lanterneiro|borracheiro|artesa|assistente de bordo|hospedeira de bordo|capitao de navio|mergulhador|cartografo|varredor|coveiro|agente funerario|instrutor de conducao|atendente de farmacia|conselheira tutelar|revisora de texto|operador de camara|tratorista agricola|designer de sobrancelhas|lash designer|controladora de trafego aereo|cientista politico|comandante de aeronave|jogador|produtor|produtora|guia|instrutor|instrutora|mediador de conflitos|agronomo',
  ],
  // Dutch
  [
    '+other',
    'other',
    'aios|anios|oogarts|uroloog|specialist ouderengeneeskunde|anesthesiemedewerker|gastouder|poh ggz|praktijkondersteuner|medisch analist|echoscopist|osteopaat|pedicure|acupuncturist|sportschoolinstructeur|fitnessinstructeur|zweminstructeur|zweminstructrice|scheidsrechter|profvoetballer|wielrenner|topsporter|juf|wetenschappelijk medewerker|phd student|leraarondersteuner|mentor|peuterleidster|bso medewerker|oppas|opbouwwerker|sociaal werker|welzijnswerker|jeugdbeschermer|gezinsvoogd|reclasseringswerker|schuldhulpverlener|wijkteammedewerker|bibliotheekmedewerker|conservator|tentoonstellingsmaker|galeriehouder|kunsthistoricus|historicus|filosoof|taalkundige|geograaf|verslaggever|sportverslaggever|nieuwslezer|schrijfster|dichter|videograaf|regieassistent|filmproducent|grimeur|zanger|zangeres|violist|gitarist|drummer|componist|danser|danseres|choreograaf|cabaretier|goochelaar|kunstschilder|beeldhouwer|keramist|tatoeeerder|stemacteur|musicus|penitentiair inrichtingswerker|gevangenbewaarder|beroepsmilitair|soldaat|marinier|marineofficier|onderofficier|handhaver|parkeerwachter|diplomaat|ambassadeur|consul|statenlid|fractievoorzitter|pastoor|priester|diaken|kerkelijk werker|zendeling|koster|ontwikkelingswerker|activist|keukenmedewerker|huishoudelijk medewerker|huishoudelijke hulp|reisleider|viskoopman|wijnmaker|fruitteler|bloemenkweker|kweker|visser|tuinman|bloembinder|hondentrimmer|coupeuse|meubelstoffeerder|vloerenlegger|voeger|huisschilder|rietdekker|betontimmerman|ijzervlechter|grondwerker|sloper|autospuiter|plaatwerker|scheepsbouwer|uitvaartleider|begrafenisondernemer|cabin attendant|verkeersvlieger|gezagvoerder|kapitein|stuurman|binnenschipper|duiker|landschapsarchitect|archeologisch medewerker|tandtechnicus|operatieassistent|hoofdtrainer|assistent trainer|klantmanager werk en inkomen|eindredacteur|bureauredacteur|geluidstechnicus|lichttechnicus|theatertechnicus|decorontwerper|kostuumontwerper|douanemedewerker|particulier onderzoeker|visverkoper|hondentrainer|autotechnicus|bedrijfsautotechnicus|speler|producent|instructeur|instructrice|agronoom|sportinstructeur|duikinstructeur|grafdelver|handhaver openbare ruimte',
  ],
  // Italian
  [
    '+other',
    'other',
    'neurochirurgo|assistente agli anziani|barelliere|tsrm|massoterapista|viceallenatore|match analyst|osservatore calcistico|ciclista professionista|pallavolista|assistente all autonomia|orientatrice|gallerista|filosofo|geografo|divulgatore scientifico|redattrice|cronista|inviata speciale|conduttrice televisiva|editorialista|correttrice di bozze|fotoreporter|assistente alla regia|produttore cinematografico|produttore musicale|produttore esecutivo|doppiatore|doppiatrice|cantautrice|chitarrista|batterista|compositrice|danzatrice|coreografa|comico|clown|pittrice|pittore|scultrice|indossatrice|disc jockey|agente della polizia di stato|buttafuori|investigatore privato|prete|missionario|cooperante internazionale|attivista|secondo chef|aiuto cucina|gelatiere|olivicoltore|trattorista|acquacoltore|intonacatore|pianificatore territoriale|agrotecnico|cartomante|naturalista|preparatore dei portieri|animatore per bambini|mediatrice linguistica|mediatrice familiare|operatore di comunita|operatore video|macchinista teatrale|ispettrice del lavoro|banconista bar|operaio forestale|comandante di linea|giocatore|produttore|guida|agronomo|preparatore atletico|preparatore|istruttrice|conduttore|soccorritore|allenatrice',
  ],
  // English
  [
    '+operations',
    'operations',
    'freight agent|package handler|longshoreman|stevedore|baggage handler|ramp agent|gate agent|ground handler|signalman|track worker|refuse collector|letter carrier|postal worker|mail sorter|quarry worker|driller|roughneck|roustabout|derrickhand|rig worker|oilfield worker|machine setter|bindery worker|machine minder|sawmill worker|import specialist|typist|word processor|patient coordinator|scheduling coordinator|post room assistant|census enumerator|survey interviewer|licensing officer|bizops|records officer|expeditor|school bus monitor|assembly technician|quality technician|export coordinator|facilities technician|medical biller|medical coder|medical scribe|health information technician|medical secretary|policy adviser',
  ],
  // German
  [
    '+operations',
    'operations',
    'rangierbegleiter|kurier|montagearbeiter|fliessbandarbeiter|papiertechnologe|vorzimmerdame|zolldeklarant|sicherheitsbeauftragter|brandschutzbeauftragter|gefahrgutbeauftragter|objektbetreuer|datentypistin|schreibkraft|teamassistentin|teamassistenz|logistiker|logistikerin|schichtarbeiter|tankwart|stadtreiniger|textilmechaniker|sachbearbeiter soziales|sachbearbeiter jugendamt|arztsekretarin|gemeindesekretarin|qualitatstechniker|chefsekretarin|vorstandssekretarin',
  ],
  // French
  [
    '+operations',
    'operations',
    'assistante polyvalente|assistante de gestion|assistant de gestion pme|gestionnaire de dossiers|charge de mission|chargee de mission|charge d etudes|pelleteur|agent sncf|controleur sncf|agent d escale|agent de tri|ripeur|agent de collecte|agent de voirie|cantonnier|agent polyvalent|usineur|ajusteur|faconnier|agent de conditionnement|preventeur|agent de methodes|controleuse|factotum|redacteur territorial|adjoint technique territorial|agent de gare|pilote de ligne de production|technicienne qualite|animateur qse|animateur securite|technicien methodes|technicien d exploitation|exploitant transport|regulateur|secretaire medicale|secretaire medico sociale',
  ],
  // Spanish
  [
    '+operations',
    'operations',
    'digitador|capturista|tecnico de gestion|agente de carga|agente aduanal|recolector|estibador|empacador|matricero|manipuladora de alimentos|perforador|prevencionista|tecnica de prl|encuestador|tecnico de archivo|cobrador de autobus|grabador de datos|peon de limpieza|mozo de carga|reponedora de almacen|auditor de calidad|prevencionista de riesgos|gestora administrativa|gestor administrativo|secretaria medica|secretario tecnico',
  ],
  // Portuguese
  [
    '+operations',
    'operations',
    'assistente operacional|digitador|analista de processos|planeador|agente de carga|condutor de metro|cobrador de onibus|estivador|ajudante de carga|auxiliar de expedicao|ferramenteiro|impressor|mineiro|tecnico de edificacoes|apontador|recenseador|programador de producao|costureira industrial|tecnico de seguranca|tecnico de higiene e seguranca no trabalho|fiscal de obras|assessora da presidencia|office boy|inspetor de qualidade',
  ],
  // Dutch
  [
    '+operations',
    'operations',
    '=secretaris|administratief ondersteuner|documentbeheerder|archiefmedewerker|beleidsondersteuner|projectondersteuner|programmasecretaris|trambestuurder|fietskoerier|cnc draaier|drukker|kwaliteitscontroleur|veiligheidskundige|preventiemedewerker|opzichter|bouwplaatsmedewerker|gebouwbeheerder|sloopmedewerker|medewerker secretariaat|monteur technische dienst|arbo adviseur',
  ],
  // Italian
  [
    '+operations',
    'operations',
    'addetto al ricevimento|controllore|addetto al confezionamento|conduttore di impianti|addetto macchine utensili|assemblatore|assemblatrice|minatore|collaudatore|aspp|addetta amministrativa|collaboratore amministrativo|coadiutore amministrativo|personale ata|archivista amministrativo|messo comunale|funzionario amministrativo|istruttore direttivo|tessitrice|pianificatore di produzione|segretario comunale|istruttore amministrativo|collaboratrice scolastica|impiegata comunale',
  ],
  // English
  [
    '+sales',
    'sales',
    'gas station attendant|petrol station attendant|market stall holder|street vendor|telemarketer|door to door salesperson|ticket seller|ticket agent|travel agent|pharmaceutical representative|pharma rep|pawnbroker|beauty advisor|beauty consultant|checkout operator|brand promoter|product demonstrator|box office clerk|travel consultant|travel advisor|insurance consultant|franchise consultant|letting negotiator|lettings negotiator|sales negotiator|property negotiator|bid writer',
  ],
  // German
  [
    '+sales',
    'sales',
    'handelsfachwirt|immobilienfachwirt|reiseburomitarbeiterin|buchhandler|buchhandlerin|weinhandler|autohandler|gebrauchtwagenhandler|handler|drogistin|drogist|regalauffuller|ladenhilfe|fachberater|reiseberater|medizinprodukteberater|fleischereifachverkauferin|parfumerieberaterin',
  ],
  // French
  [
    '+sales',
    'sales',
    'delegue pharmaceutique|representante|teleprospecteur|televendeur|merchandiseur|libraire|antiquaire|brocanteur|agent de voyages|agent de location|gestionnaire de copropriete|syndic de copropriete|cuisiniste|pompiste|marchand de biens|demonstratrice|conseillere beaute|conseillere voyages|gestionnaire locatif|animatrice des ventes|promoteur des ventes',
  ],
  // Spanish
  [
    '+sales',
    'sales',
    'impulsadora|televendedor|agente de viajes|librero|anticuario|expendedor de gasolina|gasolinero|mercaderista|frutero|preventista|demostradora|teleoperadora de ventas|asesora de viajes|comercial de exportacion|corredor de bienes raices|tendero',
  ],
  // Portuguese
  [
    '+sales',
    'sales',
    'propagandista|agente de viagens|livreiro|antiquario|feirante|frentista|televendas|demonstradora|lojista|assessora comercial|consultora de viagens|operador de televendas|empregada de loja|angariador imobiliario|hunter de vendas',
  ],
  // Dutch
  [
    '+sales',
    'sales',
    'winkelbediende|winkelier|verhuurmedewerker|reisagent|reisbureaumedewerker|boekhandelaar|antiquair|marktkoopman|handelaar|groothandelaar|pompbediende|drogist|promotiemedewerker|acquisiteur|woonconsulent|reisadviseur',
  ],
  // Italian
  [
    '+sales',
    'sales',
    'agente monomandatario|agente plurimandatario|isf|agente di viaggio|libraio|libraia|antiquario|benzinaio|tabaccaio|edicolante|funzionario commerciale|informatrice medico scientifica|hostess di vendita|mediatore immobiliare|consulente di viaggi|operatrice telemarketing',
  ],
  // English
  [
    '+marketing',
    'marketing',
    'developer advocate|developer evangelist|devrel|developer relations engineer|publicist|public information officer|spokesperson|copy writer|market researcher|conference organizer|development officer|lobbyist|outreach coordinator|youtuber|streamer|vlogger|ugc creator|digital creator|press secretary|content editor|market research analyst|wedding planner|meeting planner|fundraiser|visual merchandiser|social media strategist|brand strategist',
  ],
  // German
  [
    '+marketing',
    'marketing',
    'werbetexter|offentlichkeitsreferentin|lobbyist|social media redakteurin|content redakteurin|werbekaufmann|marktforscherin|veranstaltungskauffrau|veranstaltungskaufmann|hochzeitsplanerin|fundraiser|fundraiserin',
  ],
  // French
  [
    '+marketing',
    'marketing',
    'organisatrice d evenements|organisatrice de mariages|influenceuse|blogueuse|youtubeur|lobbyiste|planneur strategique|wedding planner|media planneur',
  ],
  // Spanish
  [
    '+marketing',
    'marketing',
    'publicista|relacionista publico|organizadora de bodas|bloguera|youtuber|captador de fondos|lobista|trafficker digital|wedding planner|investigadora de mercados|organizadora de eventos|productora de eventos',
  ],
  // Portuguese
  [
    '+marketing',
    'marketing',
    'influenciadora digital|blogueira|youtuber|cerimonialista|angariador de fundos|captador de recursos|porta voz|lobista|assessora de comunicacao|pesquisador de mercado|web marketeer|criadora de conteudo|organizadora de eventos|produtora de eventos|captadora de recursos',
  ],
  // Dutch
  [
    '+marketing',
    'marketing',
    'persvoorlichter|voorlichter|contentmaker|socialmediaspecialist|socialmediamedewerker|evenementenorganisator|weddingplanner|fondsenwerver|vlogger|lobbyist|reclamemaker|relatiebeheerder fondsenwerving|marktonderzoeker',
  ],
  // Italian
  [
    '+marketing',
    'marketing',
    'pubblicitario|pubblicitaria|digital strategist|portavoce|lobbista|wedding planner|ricercatrice di mercato|fundraiser|redattrice di contenuti|organizzatrice di eventi',
  ],
  // English
  [
    '+finance',
    'finance',
    'ar specialist|ap specialist|enrolled agent|debt collector|equity analyst|quant|quantitative analyst|hedge fund analyst|fund administrator|cost analyst|actuarial analyst|actuarial associate|claims examiner|claims analyst|kyc analyst|fraud analyst|fraud investigator|aml investigator|venture capitalist|business valuation analyst|bursar|pricing analyst|accounts assistant|wealth advisor|financial counselor|tax preparer|tax collector|tax examiner|financial coach|money coach|debt advisor',
  ],
  // German
  [
    '+finance',
    'finance',
    'sparkassenangestellte|rechnungsprufer|volkswirt|treuhander|anlageberater|mahnwesen sachbearbeiter|debitorenbuchhalterin|firmenkundenbetreuer|privatkundenbetreuer|geschaftskundenbetreuer|gewerbekundenbetreuer|firmenkundenberater|vermogensbetreuer',
  ],
  // French
  [
    '+finance',
    'finance',
    'cgp|gestionnaire de sinistres|souscripteur|souscriptrice|controleur des impots|conseiller de clientele professionnels|chargee de clientele banque|gestionnaire middle office|controleur des finances publiques',
  ],
  // Spanish
  [
    '+finance',
    'finance',
    'tecnico de hacienda|cobrador|inversor|inversionista|facturista|analista de costos|recaudador|subinspector de hacienda|perito contable|oficial de credito|gestora comercial de banca|gestor comercial de banca|gestor de banca personal|gestor de empresas banca',
  ],
  // Portuguese
  [
    '+finance',
    'finance',
    'tecnico da receita federal|analista de cobranca|cobrador de dividas|faturista|atuaria|investidor|assessor de investimentos|assessora de investimentos|perito contabil|fiscal de tributos|inspetor tributario|gestor de clientes bancario|planejador financeiro',
  ],
  // Dutch
  [
    '+finance',
    'finance',
    'medewerker belastingdienst|bankier|vermogensbeheerder|kredietanalist|kredietbeoordelaar|risicoanalist|acceptant|actuaris|actuarieel analist|incassomedewerker|econoom|belegger|beleggingsadviseur|pensioenadviseur',
  ],
  // Italian
  [
    '+finance',
    'finance',
    'gestore affluent|gestore privati|gestore pmi|addetta recupero crediti|attuario|cassiere di banca|operatore fiscale caf|gestore imprese|gestore aziende|gestore clienti|gestore retail|gestore small business|gestore corporate',
  ],
  // English
  [
    '+legal',
    'legal',
    'court officer|court administrator|coroner|ombudsman|title examiner|title officer|escrow officer|judicial assistant|ethics officer|patent examiner',
  ],
  // German
  ['+legal', 'legal', 'notariatsfachangestellter|patentprufer|schoffe|schlichter'],
  // French
  [
    '+legal',
    'legal',
    'mandataire judiciaire|administrateur judiciaire|mediateur judiciaire|conciliateur de justice|formaliste|secretaire juridique|delegue a la protection des donnees',
  ],
  // Spanish
  [
    '+legal',
    'legal',
    'letrada|tramitador procesal|mediador familiar|arbitro judicial|defensor del pueblo|escribano|escribana publica|secretaria judicial|agente de la propiedad industrial|delegado de proteccion de datos',
  ],
  // Portuguese
  [
    '+legal',
    'legal',
    'escrevente|delegado do ministerio publico|escriva|agente de execucao|administrador judicial|mediadora|conciliadora|conservadora do registo|oficial de registo',
  ],
  // Dutch
  ['+legal', 'legal', 'advocate|notarisklerk|notarieel medewerker|bewindvoerder|juridisch secretaresse'],
  // Italian
  ['+legal', 'legal', 'mandatario brevetti|curatrice fallimentare|addetto ufficio per il processo|legale d azienda'],
  // English
  [
    '+hr',
    'hr',
    'staffing specialist|employment specialist|benefits specialist|benefits administrator|executive search consultant|staffing consultant|learning designer|career advisor|outplacement consultant|organizational development consultant',
  ],
  // German
  [
    '+hr',
    'hr',
    'entgeltabrechner|personaldisponent|personaldisponentin|lohnbuchhalterin|berufsberater|karriereberaterin|bildungsreferentin',
  ],
  // French
  [
    '+hr',
    'hr',
    'chasseur de tetes|ingenieur de formation|conseiller en evolution professionnelle|conseiller emploi|conseiller pole emploi|conseillere france travail|psychologue du travail',
  ],
  // Spanish
  ['+hr', 'hr', 'seleccionadora|capacitador|analista de compensaciones|asesor laboral|psicologo laboral'],
  // Portuguese
  ['+hr', 'hr', 'selecionadora|tecnico de processamento salarial|orientador profissional|psicologa organizacional'],
  // Dutch
  [
    '+hr',
    'hr',
    'arbeidsdeskundige|opleidingskundige|uitzendconsulent|loopbaanadviseur|loopbaanbegeleider|re integratiebegeleider|werving en selectieconsultant',
  ],
  // Italian
  ['+hr', 'hr', 'orientatore al lavoro|navigator lavoro'],
  // English
  [
    '+it',
    'it',
    'webmaster|telecommunications specialist|itsm specialist|desktop technician|cloud administrator|soc engineer|computer technician|computer operator|voip engineer|infrastructure analyst|application support analyst|application analyst|servicenow developer|computer repair technician',
  ],
  // German
  [
    '+it',
    'it',
    'webmaster|anwendungsbetreuer|fachinformatiker anwendungsentwicklung|it systemelektroniker|telekommunikationstechniker|it supporter',
  ],
  // French
  ['+it', 'it', 'webmaster|webmestre|integrateur|administrateur de bases de donnees|pilote d exploitation informatique'],
  // Spanish
  ['+it', 'it', 'webmaster|tecnico de telecomunicaciones|analista funcional|administrador de base de datos|operador de sistemas'],
  // Portuguese
  ['+it', 'it', 'tecnico de telecomunicacoes|webmaster|analista funcional'],
  // Dutch
  ['+it', 'it', 'servicedeskmedewerker|informatiebeveiliger|informaticus|webmaster|telecommonteur|technisch beheerder'],
  // Italian
  ['+it', 'it', 'tecnico telecomunicazioni|webmaster|tecnico hardware|operatore ced'],
  // English
  [
    '+engineering',
    'engineering',
    'metallurgist|draughtsman|mathematician|biochemist|geophysicist|astronomer|astrophysicist|sdet|hacker|roboticist|inventor|marine engineer|materials engineer|materials scientist|smart contract developer|food technologist',
  ],
  // German
  ['+engineering', 'engineering', 'mathematiker|mathematikerin|mineraloge|inbetriebnehmer|tragwerksplaner|bautechniker'],
  // French
  ['+engineering', 'engineering', 'automaticien|roboticien|physicien|mathematicienne|astrophysicien|ingenieur travaux|integrateur web'],
  // Spanish
  [
    '+engineering',
    'engineering',
    'matematico|bioquimica|astronomo|cientifica|cientifico|tecnico electrotecnico|ingeniero en sistemas|biotecnologa|maquetador web|ingeniero de caminos canales y puertos|ingeniera de caminos canales y puertos|ingeniero de caminos|ingeniero tecnico de obras publicas',
  ],
  // Portuguese
  [
    '+engineering',
    'engineering',
    'desenhador|matematica|bioquimica|oceanografo|astronomo|cientista|engenheira eletrotecnica|engenheiro informatico|biotecnologa|tecnico em eletrotecnica|tecnico em mecatronica|testador de software',
  ],
  // Dutch
  ['+engineering', 'engineering', 'milieukundige|wiskundige|sterrenkundige|voedingsmiddelentechnoloog|installatieadviseur'],
  // Italian
  [
    '+engineering',
    'engineering',
    'matematica|astrofisico|softwarista|automazionista|strutturista|ingegnere informatico|ingegnere dei materiali|progettista meccanico|perito elettrotecnico|perito chimico|biotecnologo|biotecnologa|collaudatore software',
  ],
  // English
  [
    '+design',
    'design',
    '3d modeler|pattern maker|home stager|retoucher|graphic artist|2d artist|character artist|storyboard artist|interior decorator|creative technologist|layout artist|design researcher',
  ],
  // German
  ['+design', 'design', 'raumgestalterin|layouterin|setzerin'],
  // French
  ['+design', 'design', 'maquettiste|modeliste|creatrice de bijoux|dessinateur de bd'],
  // Spanish
  ['+design', 'design', 'ilustradora|animador 3d|maquetadora|patronista|escaparatista|infografista|retocador|dibujante de comics'],
  // Portuguese
  ['+design', 'design', 'ilustradora|vitrinista|modelista|animador 3d|diagramador|paginador|arte finalista'],
  // Dutch
  ['+design', 'design', 'vormgeefster|etaleur|dtp er'],
  // Italian
  ['+design', 'design', 'vetrinista|fumettista|impaginatore|modellista|disegnatore di moda'],
  // English
  [
    '+data',
    'data',
    'biostatistician|gis analyst|gis specialist|data steward|tableau developer|decision scientist|applied scientist|llm engineer|nlp engineer|computer vision engineer|data librarian|data annotator|data modeler',
  ],
  // German
  ['+data', 'data', 'datenanalystin|statistikerin'],
  // French
  ['+data', 'data', 'statisticienne|biostatisticien|geomaticien|charge d etudes statistiques'],
  // Spanish
  ['+data', 'data', 'estadistica|estadistico|demografo|analista gis|bioestadistico'],
  // Portuguese
  ['+data', 'data', 'estatistico|estatistica'],
  // Dutch
  ['+data', 'data', 'statisticus|gis specialist'],
  // Italian
  ['+data', 'data', 'statistica|statistico|biostatistica|gis specialist'],
  // English
  [
    '+support',
    'support',
    'call centre agent|complaints handler|warranty administrator|product support specialist|guest relations officer|guest services representative|appliance repair technician|customer experience agent|service writer',
  ],
  // German
  ['+support', 'support', 'hotline mitarbeiter|reklamationssachbearbeiter'],
  // French
  ['+support', 'support', 'technicien hotline|receptionnaire apres vente'],
  // Spanish
  ['+support', 'support', 'agente telefonico|tecnico de sat|asesor de servicio|representante de servicio al cliente'],
  // Portuguese
  ['+support', 'support', 'tecnico de campo|consultor tecnico automotivo'],
  // Dutch
  ['+support', 'support', 'medewerker klantcontactcentrum'],
  // Italian
  ['+support', 'support', 'tecnico riparatore|tecnico trasfertista|accettatore officina|addetta post vendita'],
];
