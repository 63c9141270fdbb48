/**
 * Professions outside an office, and those of shops, warehouses, and courts: phrase → department, in seven languages. Folded; feminine
 * and plural forms are handled by rule (title-words.ts). Each has its own key, so that a search for electricians finds no plumbers.
 * A line whose key starts with "+" contains related professions that are not synonyms: each phrase is its own key.
 * Drivers, warehouse and production workers, and reception are operations; crafts, care, teaching, and public service are `other`.
 * Each line is like those of work.ts. Long because it is one data table.
 */
import type { WorkLine } from './work.ts';

export const professions: readonly WorkLine[] = [
  // Medicine and care
  [
    'physician',
    'other',
    'physician|doctor|medical doctor|arzt|arztin|facharzt|assistenzarzt|hausarzt|medecin|medico|medica|arts|huisarts|general practitioner|resident physician|hospitalist|medecin generaliste|medico de familia|medico di base|medico de cabecera|medisch specialist|dirigente medico|notarzt|internist|family doctor|clinico geral|medico clinico',
  ],
  ['surgeon', 'other', 'surgeon|chirurg|chirurgien|cirujano|cirurgiao|cirurgia|chirurgo|orthopedic surgeon|cirujana|chirurga'],
  [
    '+medical-specialist',
    'other',
    'cardiologist|kardiologe|kardiologin|cardiologue|cardiologo|dermatologist|dermatologe|dermatologue|dermatologo|radiologist|radiologe|radiologue|radiologo|anesthesiologist|anasthesist|anesthesiste|anestesista|anestesiologo|oncologist|onkologe|oncologue|oncologo|neurologist|neurologe|neurologue|neurologo|psychiatrist|psychiater|psychiatre|psiquiatra|psichiatra|pediatrician|kinderarzt|pediatre|pediatra|gynecologist|gynakologe|gynecologue|ginecologo|ophthalmologist|augenarzt|oftalmologo|ophtalmologue|pathologist|urologist|urologo|orthopade|optometrist|audiologist|podiatrist|podologue|podologo|chiropractor|osteopath|osteopathe|osteopata|gynaecoloog|cardioloog|radioloog|neuroloog|kinderarts|oculista|ortopedico|ortottista|orthopaedist|ortopedista|endocrinologist|gastroenterologist|nephrologist|rheumatologist|hematologist|allergologo|ginecologa|medico del lavoro|betriebsarzt|bedrijfsarts',
  ],
  [
    'dentist',
    'other',
    'dentist|zahnarzt|zahnarztin|dentiste|chirurgien dentiste|dentista|tandarts|odontologo|odontologa|medico dentista|orthodontist|orthodontiste|ortodoncista|ortodontista|kieferorthopade|odontoiatra',
  ],
  [
    '+dental-assistant',
    'other',
    'dental hygienist|hygienist|dental assistant|dental technician|zahntechniker|prothesiste dentaire|mondhygienist|igienista dentale|higienista dental|zahnmedizinische fachangestellte|zahnmedizinischer fachangestellter|zfa|assistente di studio odontoiatrico|tandartsassistent|auxiliar de odontologia|assistante dentaire',
  ],
  [
    '+medical-assistant',
    'other',
    'medical assistant|medizinische fachangestellte|medizinischer fachangestellter|mfa|arzthelferin|doktersassistent|doktersassistente|physician assistant|physician associate|medical secretary|secretaire medicale|pharmacy technician|apothekersassistent|apothekersassistente|pta|preparateur en pharmacie|auxiliar de farmacia|medical technologist|laboratory technician|lab technician|laborant|laborantin|medizinisch technische assistentin|mta|tecnico di laboratorio|tecnico de laboratorio|technicien de laboratoire|radiographer|radiologic technologist|mtra|manipulateur radio|tecnico de radiologia|tecnico di radiologia|tecnico em radiologia|phlebotomist|surgical technologist|technologist|laboratoriummedewerker|auxiliar de laboratorio|ota|biomedical scientist|chemielaborant|biologielaborant',
  ],
  ['pharmacist', 'other', 'pharmacist|apotheker|apothekerin|pharmacien|pharmacienne|farmaceutico|farmaceutica|farmacista'],
  [
    'psychologist',
    'other',
    'psychologist|psychologe|psychologin|psychologue|psicologo|psicologa|psycholoog|psychotherapist|psychotherapeut|psychotherapeute|psicoterapeuta|gz psycholoog|clinical psychologist|psicologo clinico|orthopedagoog',
  ],
  [
    'veterinarian',
    'other',
    'veterinarian|vet|tierarzt|tierarztin|veterinaire|veterinario|veterinaria|dierenarts|veterinary surgeon|medico veterinario',
  ],
  [
    'veterinary-nurse',
    'other',
    'veterinary nurse|veterinary technician|tiermedizinische fachangestellte|tierarzthelferin|auxiliaire veterinaire|auxiliar veterinario|dierenartsassistent|paraveterinair',
  ],
  [
    '+therapist',
    'other',
    'therapist|therapeut|therapeute|terapeuta|physical therapist|physiotherapist|physiotherapeut|physiotherapeutin|fisioterapeuta|fysiotherapeut|kinesitherapeute|masseur kinesitherapeute|fisioterapista|occupational therapist|ergotherapeut|ergotherapeutin|ergotherapeute|ergotherapeute|terapeuta ocupacional|terapista occupazionale|speech language pathologist|speech therapist|slp|logopade|logopadin|orthophoniste|logopeda|logopedista|logopedist|fonoaudiologo|fonoaudiologa|terapista|respiratory therapist|massage therapist|massagetherapeut|masseur|masajista|massoterapeuta|psychomotricien|heilpraktiker|heilpraktikerin|bewegungstherapeut',
  ],
  [
    'dietitian',
    'other',
    'dietitian|dietician|nutritionist|diatassistentin|ernahrungsberater|ernahrungsberaterin|dieteticien|dieteticienne|nutricionista|nutrizionista|dietista|dietist',
  ],
  [
    'nurse',
    'other',
    'nurse|rn|registered nurse|licensed practical nurse|lpn|staff nurse|nurse practitioner|charge nurse|krankenpfleger|krankenpflegerin|gesundheits und krankenpfleger|krankenschwester|pflegefachkraft|pflegefachfrau|pflegefachmann|pflegekraft|pflegefachperson|infirmier|infirmiere|infirmier liberal|enfermero|enfermera|enfermeiro|enfermeira|verpleegkundige|wijkverpleegkundige|verpleegkundig specialist|infermiere|infermiera|infirmier anesthesiste',
  ],
  [
    '+care-worker',
    'other',
    'caregiver|care worker|care assistant|healthcare assistant|nursing assistant|cna|carer|home health aide|support worker|altenpfleger|altenpflegerin|pflegehelfer|pflegehelferin|pflegeassistent|heilerziehungspfleger|heilerziehungspflegerin|betreuungskraft|alltagsbegleiter|aide soignant|aide soignante|aide a domicile|auxiliaire de vie|auxiliaire de puericulture|auxiliaire de soins|agent de service hospitalier|ash|auxiliar de enfermeria|tecnico en cuidados auxiliares de enfermeria|tcae|auxiliar de enfermagem|tecnico de enfermagem|tecnica de enfermagem|tecnico em enfermagem|gerocultor|gerocultora|cuidador|cuidadora|cuidador de idosos|verzorgende|verzorgende ig|verzorger|helpende|thuishulp|thuisbegeleider|zorgmedewerker|zorgkundige|operatore socio sanitario|operatrice socio sanitaria|operatore sociosanitario|oss|asa|badante|auxiliar de geriatria|begeleider|persoonlijk begeleider|assistenzkraft|celador|auxiliar de accion medica',
  ],
  [
    'midwife',
    'other',
    'midwife|hebamme|sage femme|matrona|obstetra|ostetrica|ostetrico|verloskundige|parteira|vroedvrouw|enfermeira obstetra|doula',
  ],
  [
    'paramedic',
    'other',
    'paramedic|emt|emergency medical technician|rettungssanitater|notfallsanitater|rettungsassistent|ambulancier|ambulanciere|tecnico en emergencias sanitarias|ambulanceverpleegkundige|ambulancechauffeur|soccorritore|autista soccorritore|socorrista|tecnico de emergencia|sanitater|conductor de ambulancia',
  ],
  [
    '+optician',
    'other',
    'optician|optiker|augenoptiker|opticien|optico|opticos|ottico|hearing aid audiologist|horakustiker|audicien|audioprothesiste',
  ],
  // Teaching
  [
    'teacher',
    'other',
    'teacher|lehrer|lehrerin|lehrkraft|grundschullehrer|enseignant|enseignante|professeur|professeure|prof|professeur des ecoles|professeur agrege|institutrice|instituteur|profesor|profesora|professor|professora|docent|docente|leraar|lerares|leerkracht|insegnante|professore|professoressa|dozent|dozentin|lecturer|senior lecturer|maestro|maestra|instructor|tutor|associate professor|assistant professor|adjunct professor|full professor|maitre de conferences|catedratico|catedratica|hoogleraar|universitair docent|universitair hoofddocent|studienrat|oberstudienrat|privatdozent|school teacher|educator|preschool teacher|special education teacher|reader|professor emeritus|schoolteacher|onderwijzer|maitre formateur|ricercatore universitario|profesor titular|monitor|professor titular|professor adjunto|professor associado',
  ],
  [
    'teaching-assistant',
    'other',
    'teaching assistant|paraprofessional|onderwijsassistent|onderwijsassistente|auxiliar de educacao|aesh|avs|surveillant|assistant d education|school counselor|career counselor|guidance counselor|academic advisor|schulbegleiter|classroom assistant|learning support assistant|klassenassistent|intern begeleider',
  ],
  [
    '+childcare-worker',
    'other',
    'childcare worker|nanny|babysitter|au pair|erzieher|erzieherin|kinderpfleger|kinderpflegerin|tagesmutter|assistante maternelle|educateur de jeunes enfants|educatrice de jeunes enfants|educateur|educatrice|educateur specialise|educadora de infancia|educador de infancia|educador infantil|educadora infantil|educador|educadora|educador social|educatore|educatrice professionale|educatore professionale|pedagogisch medewerker|kinderleidster|padagoge|padagogin|sozialpadagoge|sozialpadagogin|padagogische fachkraft|pedagoog|pedagogo|pedagoga|pedagogista|tecnico de educacion infantil|animateur|animatrice|jongerenwerker|jugendarbeiter|heilpadagoge|jeugdhulpverlener|psicopedagogo|psicopedagoga|jeugdzorgwerker|ludotecario',
  ],
  [
    'trainer',
    'hr',
    'trainer|formateur|formatrice|formador|formadora|formatore|opleider|corporate trainer|lean trainer|ausbilder|praktijkopleider|instructional designer',
  ],
  [
    '+coach',
    'other',
    'coach|life coach|business coach|personal trainer|fitness trainer|fitnesstrainer|yoga teacher|yogalehrer|sports coach|entrenador|allenatore|treinador|entraineur|fitness instructor|entrenador personal|executive coach|preparador fisico|educador fisico',
  ],
  [
    'driving-instructor',
    'other',
    'driving instructor|fahrlehrer|moniteur auto ecole|rijinstructeur|instrutor de autoescola|riding instructor',
  ],
  // Social work, church, culture
  [
    'social-worker',
    'other',
    'social worker|sozialarbeiter|sozialarbeiterin|assistant social|assistante sociale|assistente sociale|assistente social|trabajador social|trabajadora social|maatschappelijk werker|maatschappelijk werkster|travailleur social|case worker|caseworker|tecnico social|sozialbetreuer|youth worker|counselor|counsellor|mental health counselor|ambulant begeleider|mediateur social|mediador social',
  ],
  [
    '+clergy',
    'other',
    'pastor|priest|pfarrer|pfarrerin|pasteur|pretre|sacerdote|dominee|imam|rabbi|reverend|minister of religion|chaplain|diakon|deacon|padre|parroco|bishop|vicar|predikant|geestelijk verzorger|seelsorger',
  ],
  [
    '+librarian',
    'other',
    'librarian|bibliothekar|bibliothekarin|bibliothecaire|bibliotecario|bibliotecaria|bibliothecaris|archivist|archivar|archiviste|archivista|archivero|documentaliste|archivaris|curator|kurator|museum curator|conservateur|bibliotecaria documentalista|arquivista|conservador de museo',
  ],
  [
    'journalist',
    'other',
    'journalist|journaliste|periodista|jornalista|giornalista|redakteur|redakteurin|editor|reporter|news anchor|correspondent|korrespondent|columnist|presenter|moderator|presentador|apresentador|presentatore|locutor|podcaster',
  ],
  [
    '+author',
    'other',
    'author|autor|auteur|autora|writer author|schrijver|blogger|scrittore|escritor|ecrivain|schriftsteller|speaker|keynote speaker|poet|novelist|conferencier|lektor|drehbuchautor|sceneggiatore|guionista|screenwriter',
  ],
  [
    '+photographer',
    'other',
    'photographer|fotograf|fotografin|photographe|fotografo|fotografa|fotograaf|videographer|videografo|cameraman|kameramann|filmmaker|film editor|video editor|cutter|cadreur|camarografo|monteur video|film director|realisateur|regisseur|regista|filmemacher|cineasta|videomaker|realizador|director of photography',
  ],
  [
    '+artist',
    'other',
    'artist|musician|actor|actress|kunstler|kunstlerin|artiste|artista|musiker|musicien|musico|musicista|muzikant|acteur|schauspieler|comedien|attore|ator|singer|sanger|chanteur|cantante|cantor|dancer|tanzer|danseur|bailarin|ballerino|sculptor|tattoo artist|dj|composer|komponist|kunstenaar|actriz|pianist|athlete|atleta|professional athlete|footballer|futbolista|calciatore|jogador de futebol|kirchenmusiker|organist|organista',
  ],
  [
    'translator',
    'other',
    'translator|ubersetzer|ubersetzerin|traducteur|traductrice|traductor|traductora|tradutor|tradutora|vertaler|traduttore|traduttrice|dolmetscher|dolmetscherin|interpreter|interprete|tolk',
  ],
  // Law and public service
  [
    'judge',
    'legal',
    'judge|court judge|district court judge|supreme court justice|richter|richterin|juge|juez|jueza|juiz|juiza|juiz de direito|rechter|giudice|magistrat|magistrate|magistrado|magistrada|magistrato|desembargador|desembargadora|raadsheer|juge d instruction|juge dinstruction|arbitrator|mediator|mediatrice giudiziaria',
  ],
  [
    '+prosecutor',
    'legal',
    'prosecutor|public prosecutor|district attorney|assistant district attorney|staatsanwalt|staatsanwaltin|oberstaatsanwalt|procureur|procureure|procureur de la republique|substitut du procureur|procuradora de los tribunales|procurador de los tribunales|procurador|procuradora|procurador do estado|promotor de justica|promotora de justica|officier van justitie|pubblico ministero|procuratore|procuratore della repubblica|sostituto procuratore|abogado del estado|crown prosecutor|fiscal general|defensor publico|defensora publica|public defender|advogado geral',
  ],
  [
    '+bailiff',
    'legal',
    'bailiff|gerichtsvollzieher|huissier|huissier de justice|commissaire de justice|deurwaarder|gerechtsdeurwaarder|ufficiale giudiziario|oficial de justica|court clerk|clerk of court|justizfachangestellte|rechtspfleger|rechtspflegerin|greffier|letrado de la administracion de justicia|griffier|cancelliere|greffiere|escrivao judicial|law clerk|justizbeamter|legal secretary|legal executive|conveyancer',
  ],
  [
    '+patent-attorney',
    'legal',
    'patent attorney|patentanwalt|patentanwaltin|octrooigemachtigde|conseil en propriete industrielle|solicitador|solicitadora|juridisch medewerker|juridisch adviseur|kandidaat notaris|registrador de la propiedad',
  ],
  [
    'police-officer',
    'other',
    'police officer|policeman|policewoman|police constable|police|polizist|polizistin|polizeibeamter|polizeibeamtin|polizeikommissar|polizeihauptkommissar|kommissar|policier|gardien de la paix|brigadier|gendarme|policia|policia nacional|policia local|mosso d esquadra|guardia civil|guardia urbano|policial|policial militar|policial civil|policial federal|politie|politieagent|politieagente|wijkagent|rechercheur|agent de police|agente de policia|agente de polizia|agente di polizia|agente da psp|guarda|guarda nacional republicana|guarda municipal|investigador de policia|escrivao de policia|inspetor de policia|inspector de policia|perito criminal|ispettore di polizia|poliziotto|carabiniere|detective|sheriff|deputy sheriff|correctional officer|corrections officer|prison officer|justizvollzugsbeamter|surveillant penitentiaire|funcionario de prisiones|agente penitenciario|agente di polizia penitenziaria|polizia locale|vigile urbano|finanziere|customs officer|zollbeamter|douanier|state trooper|marechaussee|boa|agente scelto',
  ],
  [
    'firefighter',
    'other',
    'firefighter|fireman|feuerwehrmann|feuerwehrfrau|brandmeister|berufsfeuerwehrmann|pompier|sapeur pompier|bombero|bombera|bombeiro|bombeira|brandweerman|brandweer|brandwacht|vigile del fuoco|pompiere|bombeiro militar',
  ],
  [
    '+soldier',
    'other',
    'soldier|military officer|army officer|navy officer|soldat|soldatin|offizier|unteroffizier|militaire|officier de l armee|militar|militair|militare|sottufficiale|ufficiale|suboficial|oficial del ejercito|capitan|lieutenant|captain|corporal|zeitsoldat|berufssoldat|militar do exercito|marine|sailor',
  ],
  [
    'civil-servant',
    'other',
    'civil servant|public servant|government official|beamter|beamtin|beamte|staatsbeamter|fonctionnaire|fonctionnaire territorial|funcionario publico|funcionaria publica|funcionario|funcionario de carrera|funcionario da administracao publica|servidor publico|servidora publica|servidor publico federal|empleado publico|funzionario pubblico|funzionario|dipendente pubblico|dipendente statale|ambtenaar|gemeenteambtenaar|rijksambtenaar|attache territorial|tecnico superior da administracao publica|agent public|diplomat|diplomate|diplomatico|diplomata|ministerialrat|regierungsrat|regierungsdirektor|dezernent|oberamtsrat|tax inspector|inspector de hacienda|ispettore del lavoro|inspectora de trabajo|analista judiciario|auditor fiscal|auditor fiscal da receita|postmaster|labour inspector|finanzbeamter|steuerinspektor',
  ],
  [
    'parliamentary-assistant',
    'other',
    'assessor parlamentar|assistant parlementaire|collaborateur parlementaire|parliamentary assistant|assessora parlamentar',
  ],
  [
    '+urban-planner',
    'other',
    'urban planner|city planner|town planner|stadtplaner|stadtplanerin|urbaniste|urbanista|stedenbouwkundige|planologo|raumplaner|raumplanerin|landscape architect|landschaftsarchitekt|landschaftsarchitektin|paysagiste|paisajista|paisagista|architetto paesaggista|tuinarchitect',
  ],
  [
    '+surveyor',
    'other',
    'surveyor|land surveyor|vermessungsingenieur|vermessungstechniker|geometre|geometre expert|geometra|topografo|topografa|landmeter|agrimensor|appraiser|valuer|sachverstandiger|sachverstandige|gutachter|gutachterin|expert judiciaire|perito judicial|perito|taxateur|avaliador|perito tasador',
  ],
  // Crafts
  [
    'electrician',
    'other',
    'electrician|elektriker|elektrikerin|elektroniker|elektroinstallateur|elektromonteur|elektroniker fur betriebstechnik|electricien|electricienne|electricista|eletricista|elettricista|elektricien|elektrotechnicus|electrotechnician|electrotechnicien|elektrotechniker|tecnico electricista|elettrotecnico|instalador electrico|electromecanico|eletromecanico|eletrotecnico|elettromeccanico|electromecanicien',
  ],
  [
    'plumber',
    'other',
    'plumber|anlagenmechaniker|anlagenmechaniker shk|klempner|installateur|heizungsbauer|plombier|plombier chauffagiste|chauffagiste|fontanero|fontanera|plomero|gasista|encanador|canalizador|loodgieter|idraulico|termoidraulico|hvac technician|hvac installer|hvac mechanic|pipefitter|gas engineer|heating engineer|frigoriste|frigorista|kaltetechniker|climatisation|installatiemonteur|cv monteur|refrigeration technician',
  ],
  [
    'carpenter',
    'other',
    'carpenter|joiner|cabinetmaker|tischler|tischlerin|schreiner|schreinerin|zimmermann|zimmerer|menuisier|charpentier|ebeniste|carpintero|ebanista|carpinteiro|marceneiro|timmerman|meubelmaker|falegname',
  ],
  [
    '+bricklayer',
    'other',
    'bricklayer|mason|maurer|macon|albanil|pedreiro|metselaar|muratore|construction worker|bauarbeiter|bauhelfer|ouvrier du batiment|peon de obra|peon|servente de pedreiro|servente|bouwvakker|operaio edile|laborer|labourer|general laborer|roofer|dachdecker|couvreur|techador|dakdekker|tiler|fliesenleger|carreleur|azulejador|tegelzetter|piastrellista|stukadoor|platrier|gipser|stuckateur|trockenbauer|estucador|yesero|cartongessista|pavimentista|straatmaker|strassenbauer|glazier|glaser|vitrier|vidraceiro|vetraio',
  ],
  [
    'painter',
    'other',
    'painter|maler|malerin|maler und lackierer|lackierer|peintre|peintre en batiment|pintor|pintora|schilder|imbianchino|pittore edile|verniciatore|carrossier peintre|autolackierer',
  ],
  [
    'welder',
    'other',
    'welder|schweisser|soudeur|soldador|lasser|saldatore|boilermaker|chaudronnier|calderero|caldeireiro|konstruktiemedewerker|constructiebankwerker|bankwerker|carpentiere|ironworker',
  ],
  [
    'mechanic',
    'other',
    'mechanic|auto mechanic|automotive technician|mechaniker|kfz mechaniker|kfz mechatroniker|mechatroniker|mechatronikerin|automechaniker|industriemechaniker|feinwerkmechaniker|konstruktionsmechaniker|landmaschinenmechaniker|mecanicien|mecanicienne|mecanicien automobile|garagiste|mecanico|mecanica|mecanico de automoviles|mecanico de automoveis|monteur|automonteur|schlosser|metallbauer|serralheiro|serralheiro mecanico|cerrajero|serrurier|ajustador|meccanico|meccatronico|carrozziere|carrossier|chapista|bate chapas|locksmith|diesel technician|aircraft mechanic|fluggeratmechaniker|service technician automotive|fabbro|werkzeugmacher|werkzeugmechaniker|outilleur|gereedschapmaker|fietsenmaker|vliegtuigmonteur|smid|mecatronico|herrero|tecnico electronico|lineman|linemen|forgeron',
  ],
  [
    'machinist',
    'operations',
    'machinist|cnc machinist|cnc operator|cnc programmer|cnc fraser|cnc dreher|zerspanungsmechaniker|zerspanungsmechanikerin|dreher|fraser|tourneur|fraiseur|tourneur fraiseur|tornero|fresador|torneiro|torneiro mecanico|cnc verspaner|verspaner|tornitore|fresatore|operatore cnc|operateur cnc|operador cnc|regleur|attrezzista|programador cnc',
  ],
  [
    '+farmer',
    'other',
    'farmer|rancher|landwirt|landwirtin|bauer|agriculteur|agricultrice|agricultor|agricultora|ganadero|boer|melkveehouder|agricoltore|allevatore|produtor rural|pecuarista|winzer|viticulteur|vigneron|viticultor|viticoltore|akkerbouwer|tuinder|exploitant agricole|forester|forster|forstwirt|eleveur|gartner|gartnerin|gardener|landscaper|jardinier|jardinero|jardineiro|hovenier|giardiniere|fisherman|pecheur|pescador|boswachter|florist|fleuriste|florista|bloemist|fiorista|imker|beekeeper|zookeeper|tierpfleger|tierpflegerin|soigneur animalier|dierenverzorger|dog trainer|hundetrainer|pet groomer|groomer',
  ],
  [
    'hairdresser',
    'other',
    'hairdresser|hair stylist|hairstylist|barber|beautician|esthetician|makeup artist|friseur|friseurin|kosmetiker|kosmetikerin|visagist|coiffeur|coiffeuse|barbier|estheticien|estheticienne|prothesiste ongulaire|peluquero|peluquera|barbero|esteticista|estilista|cabeleireiro|cabeleireira|barbeiro|manicure|maquiador|maquiadora|maquilladora|kapper|kapster|schoonheidsspecialist|schoonheidsspecialiste|parrucchiere|parrucchiera|barbiere|estetista|truccatrice|nail technician|nagelstylist',
  ],
  [
    '+tailor',
    'other',
    'tailor|seamstress|schneider|schneiderin|couturier|couturiere|sastre|modista|costurero|costurera|costureira|alfaiate|kleermaker|naaister|sarto|sarta|goldsmith|goldschmied|bijoutier|joyero|goudsmid|orafo|jeweler|uhrmacher|horloger|watchmaker|shoemaker|zapatero|calzolaio|upholsterer|tapissier|tapicero|stoffeerder|tappezziere|artisan|artesano|artesao|ambachtsman|handwerker|handyman|craftsman|klusjesman',
  ],
  [
    '+baker',
    'other',
    'baker|backer|boulanger|boulangere|panadero|panadera|padeiro|bakker|panettiere|panificatore|pastry chef|konditor|konditorin|patissier|patissiere|pastelero|confeiteiro|confeiteira|banketbakker|pasticcere|pasticciere|butcher|metzger|fleischer|boucher|charcutier|carnicero|acougueiro|slager|macellaio|chocolatier|brewer|brauer|brasseur|cervecero|brouwer|birraio|pizzaiolo|gelataio|traiteur|pescadero|pescadera|fleischereifachverkaufer|poissonnier',
  ],
  [
    'cook',
    'other',
    'cook|line cook|prep cook|sous chef|chef de partie|commis de cuisine|second de cuisine|koch|kochin|jungkoch|beikoch|cuisinier|cuisiniere|cocinero|cocinera|ayudante de cocina|cozinheiro|cozinheira|auxiliar de cozinha|ajudante de cozinha|kok|zelfstandig werkend kok|cuoco|cuoca|aiuto cuoco|kitchen assistant|kitchen porter|dishwasher|kuchenhilfe|commis|plongeur|lavapiatti|keukenhulp|afwasser|fast food worker|food service worker|kuchenhelfer|employe polyvalent de restauration|merendeira|lavaplatos',
  ],
  [
    'waiter',
    'other',
    'waiter|waitress|server|food server|host|hostess|kellner|kellnerin|servicekraft|restaurantfachfrau|restaurantfachmann|serveur|serveuse|serveur en restauration|chef de rang|barman|camarero|camarera|mesero|mesera|mozo|moza|garcom|garconete|empregado de mesa|empregada de mesa|ober|serveerster|horecamedewerker|bediening|medewerker bediening|cameriere|cameriera|bartender|barkeeper|barista|sommelier|sommeliere|barmaid|mixologist|banquet server|barkeeperin|copeira|garzon|gastvrouw|gastheer|barmedewerker|bar staff|horecamedewerkster',
  ],
  [
    '+hotel-clerk',
    'other',
    'hotelfachfrau|hotelfachmann|housekeeper|housekeeping|room attendant|zimmermadchen|femme de chambre|valet de chambre|gouvernante|governanta|camarera de pisos|camareira|kamermeisje|cameriera ai piani|governante|bellman|bellboy|bagagiste|porter|butler|hauswirtschafterin|hauswirtschafter|haushalterin|haushaltshilfe|domestic worker|empregada domestica|empleada de hogar|collaboratrice domestica|colf|diarista|tour guide|reiseleiter|reiseleiterin|guide touristique|guia turistico|guia de turismo|guida turistica|gids|reisgids|lifeguard|bademeister|maitre nageur|bagnino|socorrista de piscina|croupier',
  ],
  [
    'cleaner',
    'other',
    'cleaner|cleaning staff|custodian|reinigungskraft|reinigungsfachkraft|gebaudereiniger|putzfrau|raumpfleger|raumpflegerin|agent d entretien|agent dentretien|agent de proprete|agent de nettoyage|femme de menage|homme de menage|technicien de surface|limpiador|limpiadora|personal de limpieza|auxiliar de limpieza|empleado de limpieza|empleada de limpieza|empregado de limpeza|empregada de limpeza|auxiliar de limpeza|faxineiro|faxineira|schoonmaker|schoonmaakster|schoonmaakmedewerker|interieurverzorger|interieurverzorgster|addetto alle pulizie|addetta alle pulizie|operatore pulizie|laundry attendant|window cleaner|glazenwasser|garbage collector|mullwerker|eboueur|gari|netturbino|operatore ecologico|barrendero|sanitation worker|street sweeper',
  ],
  [
    'guard',
    'other',
    'security guard|security officer|guard|bouncer|wachmann|sicherheitskraft|sicherheitsmitarbeiter|objektschutz|werkschutz|agent de securite|agent de surete|agent cynophile|ssiap|vigile|vigilante|vigilante de seguridad|vigilante de seguranca|guardia de seguridad|guardia|auxiliar de servicios|seguranca|beveiliger|beveiligingsmedewerker|beveiligingsbeambte|guardia giurata|addetto alla sicurezza|addetto alla vigilanza|loss prevention officer|maitre chien|vigia|personenschutzer|bodyguard',
  ],
  [
    '+flight-crew',
    'other',
    'pilot|airline pilot|first officer|flight captain|co pilot|kopilot|pilote|pilote de ligne|piloto|piloto comercial|piloot|pilota|flight attendant|cabin crew|flugbegleiter|flugbegleiterin|hotesse de l air|steward|stewardess|auxiliar de vuelo|azafata|tripulante de cabina|comissario de bordo|comissaria de bordo|comissario de voo|assistente di volo|hostess di volo|purser|air traffic controller|fluglotse|controleur aerien|controlador aereo|luchtverkeersleider|controllore di volo|ship captain|kapitan|seaman|matroos|marinaio|marinheiro|marin|schipper|deck officer|nautical officer|chief mate',
  ],
  [
    '+researcher',
    'other',
    'wissenschaftlicher mitarbeiter|wissenschaftliche mitarbeiterin|research assistant|research associate|postdoc|post doc|postdoctoral researcher|postdoctoral fellow|predoctoral fellow|predoctoral researcher|predoctoral|doctoral fellow|doctorant|doctorante|doktorand|doktorandin|phd candidate|phd student|phd researcher|assegnista di ricerca|assegnista|investigador postdoctoral|investigador predoctoral|promovendus|promovenda|dottorando|dottoranda|doctorando|doctoranda|doutorando|doutoranda|pos doutorando|aio|bolsista de pesquisa|chercheur postdoctoral|historian|historiker|sociologist|anthropologist|archaeologist|linguist|philosoph|politologe|soziologe|historien|storico|historiador|sociologo|sociologue|archeologue|arqueologo|archeologo|clinical research associate|cra|clinical research coordinator|attache de recherche clinique',
  ],
  // Operations
  [
    'driver',
    'operations',
    'driver|truck driver|lorry driver|delivery driver|bus driver|taxi driver|uber driver|cdl driver|van driver|fahrer|fahrerin|lkw fahrer|lkwfahrer|berufskraftfahrer|berufskraftfahrerin|kraftfahrer|busfahrer|busfahrerin|taxifahrer|auslieferungsfahrer|kurierfahrer|triebfahrzeugfuhrer|lokfuhrer|lokomotivfuhrer|chauffeur|chauffeuse|chauffeur poids lourd|chauffeur routier|chauffeur livreur|conducteur routier|routier|chauffeur de bus|conducteur de bus|conducteur de train|conducteur receveur|conducteur|livreur|coursier|taxi|conductor|conductora|conductor de autobus|conductor de camion|camionero|camionera|chofer|repartidor|repartidora|mensajero|taxista|transportista|motorista|motorista de caminhao|motorista de onibus|motorista de pesados|motorista carreteiro|caminhoneiro|motoboy|entregador|estafeta|vrachtwagenchauffeur|buschauffeur|taxichauffeur|koerier|bezorger|pakketbezorger|treinmachinist|autista|autista di autobus|camionista|autotrasportatore|corriere|fattorino|tassista|macchinista|conducente|courier|postman|mail carrier|mailman|brieftrager|postbote|zusteller|facteur|factrice|cartero|cartera|carteiro|postbode|postino|portalettere|train driver|tram driver|locomotive engineer|tractorista|tratorista|konduktor|conducteur d engins|maquinista',
  ],
  [
    'warehouse-worker',
    'operations',
    'warehouse worker|warehouse associate|warehouse operative|warehouse clerk|warehouseman|material handler|picker|picker packer|order picker|orderpicker|packer|stocker|loader|forklift operator|forklift driver|storekeeper|lagerist|lageristin|lagerarbeiter|lagermitarbeiter|lagerhelfer|fachkraft fur lagerlogistik|fachlagerist|kommissionierer|staplerfahrer|gabelstaplerfahrer|verpacker|magasinier|magasinier cariste|manutentionnaire|preparateur de commandes|cariste|agent logistique|agent de quai|emballeur|agent d exploitation|mozo de almacen|mozo almacen|almacenero|almacenista|carretillero|carretillera|preparador de pedidos|operario de almacen|empaquetador|embalador|fiel de armazem|operador de armazem|operador logistico|almoxarife|auxiliar de almoxarifado|auxiliar de logistica|conferente|estoquista|repositor|operador de empilhadeira|empilhadeirista|magazijnmedewerker|magazijnier|logistiek medewerker|heftruckchauffeur|reachtruckchauffeur|inpakker|expeditiemedewerker|magazziniere|magazziniera|mulettista|carrellista|addetto al magazzino|addetto magazzino|addetta magazzino|facchino|picker e packer|confezionatore|wareneingang mitarbeiter|ayudante de almacen',
  ],
  [
    'production-worker',
    'operations',
    'production worker|production operator|factory worker|assembler|assembly worker|assembly line worker|machine operator|equipment operator|heavy equipment operator|process operator|plant operator|crane operator|operator|operative|production operative|produktionsmitarbeiter|produktionshelfer|fertigungsmitarbeiter|maschinenbediener|maschinenfuhrer|maschinen und anlagenfuhrer|anlagenfuhrer|montagemitarbeiter|monteurhelfer|fabrikarbeiter|baggerfahrer|kranfuhrer|operateur|operatrice|operateur de production|operateur de fabrication|conducteur de ligne|conducteur de machine|agent de production|agent de fabrication|ouvrier|ouvriere|ouvrier de production|ouvrier qualifie|grutier|operario|operaria|operario de produccion|operario de fabrica|operario fabril|peon de fabrica|operador de planta|operador de produccion|operador|operadora|maquinista industrial|operador de maquinas|operador de producao|auxiliar de producao|ajudante de producao|operador fabril|montador|montadora|productiemedewerker|medewerker productie|machineoperator|procesoperator|operateur productie|assemblagemedewerker|kraanmachinist|bediener|operaio|operaia|operaio metalmeccanico|operaio specializzato|operaio generico|operatore di produzione|operatore macchina|operatore|addetto alla produzione|addetta alla produzione|addetto produzione|conduttore di linea|montatore|gruista|escavatorista|metalmeccanico|miner|steelworker|drucker|printer operator|imprimeur|impresor|stampatore|textile worker|chemikant|verfahrensmechaniker|procestechnicus|petroleum operator|constructiewerker|cnc frezer|bandarbeiter',
  ],
  [
    'maintenance-technician',
    'operations',
    'maintenance technician|maintenance mechanic|maintenance worker|maintenance engineer|millwright|instandhalter|instandhaltungsmechaniker|instandhaltungstechniker|wartungstechniker|haustechniker|technicien de maintenance|technicien maintenance|agent de maintenance|tecnico de mantenimiento|oficial de mantenimiento|operario de mantenimiento|mecanico de mantenimiento|tecnico de manutencao|auxiliar de manutencao|mecanico de manutencao|onderhoudsmonteur|onderhoudstechnicus|onderhoudsmedewerker|storingsmonteur|manutentore|manutentrice|tecnico di manutenzione|tecnico manutentore|addetto alla manutenzione',
  ],
  [
    'janitor',
    'operations',
    'janitor|caretaker|building superintendent|facility technician|hausmeister|hausmeisterin|hauswart|concierge|gardien d immeuble|agent technique|conserje|portero|bedel|zelador|porteiro|huismeester|portier|portiere|portiere d albergo|portinaio|custode|bidello|collaboratore scolastico|facilitair medewerker|ordenanza|continuo',
  ],
  [
    'receptionist',
    'operations',
    'receptionist|front desk agent|front desk clerk|front desk|front office agent|guest service agent|night auditor|empfangskraft|empfangsmitarbeiter|empfangsmitarbeiterin|rezeptionist|rezeptionistin|receptionniste|agent d accueil|agent daccueil|charge d accueil|chargee d accueil|hotesse d accueil|hote d accueil|hotesse daccueil|recepcionista|rececionista|recepcionista de hotel|receptioniste|baliemedewerker|addetto alla reception|addetta alla reception|addetto reception|addetta reception|addetto alla segreteria|night porter|veilleur de nuit|standardiste|telephonist|telefonista|centralinista|switchboard operator|secretaria recepcionista',
  ],
  [
    '+dispatcher',
    'operations',
    'dispatcher|disponent|disponentin|disponent fernverkehr|affreteur|transportplanner|planner transport|speditionskaufmann|speditionskauffrau|kaufmann fur spedition und logistikdienstleistung|freight forwarder|freight broker|declarant|declarant en douane|despachante aduaneiro|despachante|agente de aduanas|spedizioniere|expediteur|douanedeclarant|agente de trafico|trafico de mercancias|transport planner|verkehrsdisponent|speditionssachbearbeiter',
  ],
  [
    'estimator',
    'operations',
    'estimator|quantity surveyor|kalkulator|kalkulatorin|bauabrechner|metreur|economiste de la construction|presupuestista|orcamentista|calculator|werkvoorbereider|preventivista|computista|arbeitsvorbereiter|medidor|construction estimator|aparejador|aparejadora|maitre d oeuvre',
  ],
  [
    '+municipal-clerk',
    'operations',
    'city clerk|town clerk|county clerk|verwaltungsfachangestellte|verwaltungsfachangestellter|verwaltungsfachwirt|verwaltungsfachwirtin|verwaltungsmitarbeiter|verwaltungsmitarbeiterin|verwaltungswirt|agent administratif|agente administratif|adjoint administratif|secretaire de mairie|gestionnaire administratif|agente administrativo|tecnico administrativo|oficial administrativo|assistente tecnico|tecnico administrativo em educacao|beleidsmedewerker|beleidsadviseur|beleidsmaker|policy advisor|policy analyst|policy officer|impiegato comunale|impiegata comunale|istruttore amministrativo|assistente amministrativo scolastico|notariatsfachangestellte|burgerzaken medewerker|medewerker burgerzaken|medewerker publiekszaken',
  ],
  // Sales and shops
  [
    'shop-assistant',
    'sales',
    'shop assistant|retail sales associate|store associate|retail assistant|sales assistant|sales clerk|retail associate|einzelhandelskaufmann|einzelhandelskauffrau|kaufmann im einzelhandel|kauffrau im einzelhandel|fachverkaufer|fachverkauferin|verkauferin|verkaufskraft|verkaufshilfe|employe de magasin|employe libre service|employe commercial|vendeur en magasin|dependiente|dependienta|auxiliar de tienda|ayudante de dependiente|balconista|atendente de loja|operador de loja|auxiliar de vendas|winkelmedewerker|verkoopmedewerker winkel|verkoopster|winkelverkoper|vakkenvuller|commesso|commessa|addetto vendita|addetta vendita|addetto alle vendite|addetta alle vendite|banconista|scaffalista|reponedor|reponedora|merchandiser|visual merchandiser|filialmitarbeiter|ladenmitarbeiter',
  ],
  [
    'cashier',
    'sales',
    'cashier|kassierer|kassiererin|kassenkraft|caissier|caissiere|hote de caisse|hotesse de caisse|cajero|cajera|operador de caixa|operadora de caixa|caixa|kassamedewerker|kassier|cassiere|cassiera|addetto cassa|addetta cassa',
  ],
  [
    'real-estate-agent',
    'sales',
    'real estate agent|realtor|estate agent|letting agent|immobilienmakler|immobilienmaklerin|immobilienberater|agent immobilier|agente immobiliere|negociateur immobilier|conseiller immobilier|mandataire immobilier|agente inmobiliario|asesor inmobiliario|asesora inmobiliaria|corredor de propiedades|corretor de imoveis|corretora de imoveis|corretor imobiliario|consultor imobiliario|consultora imobiliaria|agente imobiliario|mediador imobiliario|makelaar|vastgoedmakelaar|makelaar o g|assistent makelaar|agente immobiliare|consulente immobiliare|real estate broker|real estate salesperson|broker associate|associate broker|broker|makler|corretor|real estate advisor|real estate consultant|property consultant|leasing agent|leasing consultant|administrador de fincas|administrateur de biens|amministratore di condominio',
  ],
  [
    'insurance-agent',
    'sales',
    'insurance agent|insurance broker|insurance advisor|insurance sales agent|insurance producer|versicherungsmakler|versicherungsmaklerin|versicherungsvertreter|versicherungskaufmann|versicherungskauffrau|versicherungsberater|versicherungsagent|kaufmann fur versicherungen und finanzen|kauffrau fur versicherungen und finanzen|courtier en assurances|courtier en assurance|courtier|agent general d assurance|agent general d assurances|agent general|conseiller en assurances|conseiller en assurance|charge de clientele assurance|agente de seguros|corredor de seguros|mediador de seguros|asesor de seguros|corretor de seguros|corretora de seguros|verzekeringsadviseur|assurantieadviseur|verzekeringsagent|verzekeringstussenpersoon|agente assicurativo|assicuratore|broker assicurativo|consulente assicurativo|subagente assicurativo',
  ],
  [
    'medical-representative',
    'sales',
    'medical representative|pharmaceutical sales representative|medical sales representative|pharmareferent|pharmareferentin|pharmaberater|delegue medical|deleguee medicale|visiteur medical|visitador medico|visitadora medica|representante medico|propagandista medico|informatore scientifico|informatore scientifico del farmaco|informatore medico scientifico|artsenbezoeker|delegado de informacao medica|visitador',
  ],
  ['+relationship-manager', 'sales', 'relatiebeheerder|client partner|wholesaler|client advisor|fundraiser'],
  // Finance
  [
    '+bank-clerk',
    'finance',
    'bank teller|teller|bank clerk|personal banker|relationship banker|bankberater|bankberaterin|bankkaufmann|bankkauffrau|bankangestellter|bankangestellte|privatkundenberater|firmenkundenberater|finanzierungsberater|conseiller bancaire|conseillere bancaire|conseiller clientele banque|charge de clientele bancaire|guichetier|gestor bancario|gestora bancaria|empleado de banca|empleado bancario|bancario|bancaria|cajero bancario|escriturario|caixa bancario|gestor de banca|banquier conseil|bankmedewerker|impiegato bancario|impiegata bancaria|consulente bancario|gestore clienti|assistente bancario|gestionnaire de patrimoine|conseiller en gestion de patrimoine|conseiller patrimonial|vermogensberater|vermogensverwalter|private banker|financial planner',
  ],
  [
    'mortgage-broker',
    'finance',
    'mortgage broker|mortgage advisor|mortgage loan officer|loan processor|loan originator|mortgage loan originator|courtier hypothecaire|courtiere hypothecaire|courtier en credit|courtier en credit immobilier|courtier en prets|hypotheekadviseur|financieel planner|baufinanzierungsberater|intermediario del credito|mediatore creditizio|asesor hipotecario|intermediario de credito',
  ],
  [
    'claims-adjuster',
    'finance',
    'claims adjuster|claims handler|claims specialist|loss adjuster|insurance adjuster|schadenregulierer|schadensachbearbeiter|schadenssachbearbeiter|gestionnaire sinistres|expert en assurance|tramitador de siniestros|perito de seguros|perito tasador de seguros|schadebehandelaar|schade expert|liquidatore|liquidatore sinistri|perito assicurativo|regulador de sinistros|risk engineer',
  ],
];
