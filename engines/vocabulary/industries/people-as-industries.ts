/**
 * Reads a profession as an industry: directories, registers and map services name businesses after the people who run them ("Plumber", "Zahnarzt",
 * "avocat", "Divorce lawyer"). Only for cells of an industry, because in a sentence these words mean a person. Folded, in the seven languages.
 * Long because it is one data table.
 */
import type { IndustryId } from './industries.ts';

type Line = readonly [
  id: IndustryId,
  /** English; after the slash, French, Spanish, Portuguese and Italian, in the masculine singular. */
  names: string,
  /** German and Dutch words, which may be the end of a longer word: "arzt" in "Augenarzt". */
  endings: string,
];

const lines: readonly Line[] = [
  ['healthcare.veterinary', 'veterinarian|veterinary surgeon|/veterinaire|veterinario', 'tierarzt|dierenarts|tierheilpraktiker'],
  [
    'healthcare.mental-health',
    'psychologist|psychiatrist|psychotherapist|/psychologue|psychiatre|psychotherapeute|psicologo|psiquiatra|psicoterapeuta|psichiatra',
    'psychologe|psychologin|psychiater|psychotherapeut|psycholoog|psychotherapeutin',
  ],
  [
    'healthcare.practices',
    'doctor|physician|surgeon|dentist|orthodontist|endodontist|periodontist|chiropractor|osteopath|physiotherapist|physical therapist|occupational therapist|speech therapist|massage therapist|acupuncturist|podiatrist|chiropodist|optometrist|dermatologist|cardiologist|pediatrician|paediatrician|gynecologist|gynaecologist|ophthalmologist|urologist|neurologist|radiologist|oncologist|midwife|midwives|homeopath|naturopath|/medecin|medecin generaliste|dentiste|chirurgien|chirurgien dentiste|orthodontiste|osteopathe|chiropracteur|kinesitherapeute|masseur kinesitherapeute|podologue|pedicure podologue|orthophoniste|sage femme|infirmier|infirmiere|infirmier liberal|dermatologue|cardiologue|pediatre|gynecologue|ophtalmologue|ophtalmologiste|acupuncteur|naturopathe|homeopathe|dieteticien|ergotherapeute|medico|medico generale|dentista|odontologo|ortodoncista|fisioterapeuta|podologo|quiropractico|osteopata|logopeda|oftalmologo|pediatra|ginecologo|dermatologo|cardiologo|traumatologo|acupuntor|matrona|enfermero|ortodontista|quiroprata|fonoaudiologo|nutricionista|oftalmologista|ginecologista|dermatologista|cardiologista|enfermeiro|odontoiatra|fisioterapista|chiropratico|logopedista|oculista|nutrizionista|ostetrica|infermiere|massaggiatore',
    'arzt|arztin|zahnarzt|facharzt|orthopade|kieferorthopade|chirurg|hebamme|heilpraktiker|osteopath|physiotherapeut|ergotherapeut|logopade|podologe|chiropraktiker|masseur|hautarzt|internist|gynakologe|urologe|kardiologe|dermatologe|huisarts|tandarts|fysiotherapeut|logopedist|osteopaat|verloskundige|podotherapeut|mondhygienist|orthodontist|chiropractor|dietist|oogarts|dietiste|krankengymnast|ernahrungsberater',
  ],
  [
    'professional-services.legal',
    'lawyer|attorney|attorney at law|solicitor|barrister|notary|notary public|conveyancer|/avocat|avocate|notaire|huissier|huissier de justice|commissaire de justice|abogado|notario|procurador|advogado|solicitador|avvocato|notaio',
    'anwalt|rechtsanwalt|anwaltin|notar|gerichtsvollzieher|advocaat|notaris|deurwaarder|jurist',
  ],
  [
    'financial-services.accounting',
    'accountant|chartered accountant|certified public accountant|cpa|bookkeeper|tax consultant|tax advisor|tax adviser|tax preparer|/expert comptable|comptable|contable|contador|contador publico|asesor fiscal|gestor administrativo|contabilista|commercialista|ragioniere|consulente fiscale|consulente del lavoro',
    'steuerberater|wirtschaftsprufer|buchhalter|steuerbevollmachtigter|accountant|boekhouder|belastingadviseur|belastingconsulent',
  ],
  [
    'insurance.brokers',
    'insurance agent|insurance broker|/courtier en assurances|agent d assurance|agente de seguros|corredor de seguros|corretor de seguros|mediador de seguros|agente assicurativo|broker assicurativo|assicuratore',
    'versicherungsmakler|versicherungsvertreter|versicherungsagent|versicherungsberater|verzekeringsadviseur|assurantieadviseur|verzekeringsmakelaar',
  ],
  [
    'financial-services.lending',
    'mortgage broker|mortgage lender|pawnbroker|money lender|moneylender|/preteur sur gages|prestamista|courtier en credit|courtier en prets|casa de empenos|casa de penhores',
    'kreditvermittler|finanzierungsvermittler|pfandleiher|pandjeshuis|hypotheekadviseur|gelduitleendienst',
  ],
  [
    'financial-services.asset-management',
    'financial advisor|financial adviser|financial planner|financial consultant|/conseiller financier|conseiller en gestion de patrimoine|asesor financiero|consultor financeiro|assessor financeiro|conselheiro financeiro|consulente finanziario',
    'finanzberater|vermogensberater|anlageberater|finanzplaner|financieel adviseur|beleggingsadviseur',
  ],
  [
    'real-estate.services',
    'realtor|estate agent|real estate agent|real estate broker|letting agent|property manager|/agent immobilier|administrateur de biens|agente inmobiliario|administrador de fincas|corretor de imoveis|agente immobiliare|amministratore di condominio',
    'immobilienmakler|makler|hausverwalter|immobilienverwalter|makelaar|rentmeester',
  ],
  [
    'media.design-services',
    'photographer|graphic designer|interior designer|interior decorator|illustrator|/photographe|graphiste|decorateur d interieur|architecte d interieur|illustrateur|fotografo|disenador grafico|disenador de interiores|interiorista|ilustrador|designer grafico|designer de interiores|grafico|arredatore|illustratore',
    'fotograf|fotografin|grafiker|grafikdesigner|illustrator|innenarchitekt|fotograaf|vormgever|binnenhuisarchitect|interieurarchitect',
  ],
  ['media.film-and-video', 'videographer|/videaste|videografo|videomaker|cinegrafista', 'videograf|filmemacher|videograaf'],
  [
    'media.arts-and-events',
    'artist|sculptor|wedding planner|party planner|magician|event planner|/sculpteur|artiste|escultor|artista|scultore|mago|animador de fiestas|organizador de eventos',
    'bildhauer|kunstler|hochzeitsplaner|beeldhouwer|kunstenaar|goochelaar|zauberer',
  ],
  [
    'media.music',
    'musician|disc jockey|/musicien|musico|musicista|piano tuner|accordeur de piano',
    'musiker|klavierstimmer|muzikant|pianostemmer',
  ],
  ['media.publishing', 'journalist|copywriter|/journaliste|periodista|jornalista|giornalista', 'journalist|texter|tekstschrijver'],
  [
    'professional-services.translation',
    'translator|interpreter|/traducteur|traducteur interprete|interprete|traductor|tradutor|traduttore',
    'ubersetzer|dolmetscher|vertaler|tolk',
  ],
  [
    'professional-services.security-services',
    'private investigator|private detective|detective|security guard|/detective prive|enqueteur prive|detective privado|investigador privado|investigatore privato',
    'privatdetektiv|detektiv|privedetective|wachdienst|sicherheitsdienst|beveiliger',
  ],
  [
    'consumer-goods.cosmetics',
    'hairdresser|hair stylist|barber|beautician|esthetician|cosmetologist|manicurist|nail technician|makeup artist|make up artist|tattoo artist|tattooist|/coiffeur|coiffeuse|coiffeur a domicile|barbier|estheticienne|tatoueur|maquilleur|prothesiste ongulaire|peluquero|barbero|esteticista|maquillador|tatuador|manicurista|cabeleireiro|barbeiro|manicure|maquiador|parrucchiere|barbiere|estetista|tatuatore|truccatore|onicotecnica',
    'friseur|frisor|kosmetiker|kosmetikerin|barbier|nageldesigner|visagist|tatowierer|fusspfleger|kapper|schoonheidsspecialiste|schoonheidsspecialist|pedicure|tatoeeerder|tattoozetter|nagelstyliste',
  ],
  [
    'consumer-goods.apparel',
    'tailor|dressmaker|seamstress|/tailleur|couturier|couturiere|retoucheur|sastre|modista|alfaiate|costureiro|costureira|sarto|sarta|milliner|chapelier|sellier|saddler|guarnicionero|talabartero|sellaio|seleiro|furrier',
    'schneider|schneiderin|damenschneider|hutmacher|modistin|sattler|kurschner|kleermaker|coupeuse|zadelmaker|hoedenmaker',
  ],
  [
    'professional-services',
    'funeral director|undertaker|mortician|pet groomer|dog groomer|dog trainer|dog walker|astrologer|fortune teller|piercer|shoemaker|cobbler|shoe repairer|watch repairer|/cordonnier|entrepreneur de pompes funebres|toiletteur|toiletteur pour chiens|astrologue|voyant|zapatero|adiestrador canino|peluquero canino|sapateiro|astrologo|calzolaio|toelettatore|becchino',
    'bestatter|schuster|schuhmacher|hundefriseur|hundetrainer|astrologe|uitvaartondernemer|begrafenisondernemer|schoenmaker|hondentrimmer|trimsalon',
  ],
  [
    'consumer-goods.luxury',
    'jeweler|jeweller|goldsmith|silversmith|watchmaker|/bijoutier|joaillier|orfevre|horloger|joyero|relojero|orfebre|joalheiro|ourives|relojoeiro|gioielliere|orafo|orefice|orologiaio',
    'juwelier|goldschmied|silberschmied|uhrmacher|goudsmid|edelsmid|horlogemaker|zilversmid',
  ],
  [
    'manufacturing.printing',
    'bookbinder|/relieur|imprimeur|encuadernador|impresor|encadernador|rilegatore|tipografo',
    'buchbinder|buchdrucker|siebdrucker|boekbinder|drukker',
  ],
  [
    'manufacturing.metal-products',
    'blacksmith|welder|metalworker|/forgeron|soudeur|ferronnier|tourneur|metallier|chaudronnier|herrero|soldador|tornero|ferreiro|torneiro mecanico|fabbro|saldatore|tornitore',
    'schmied|schmiede|hufschmied|schweisser|dreher|schlosser|metallbauer|smid|lasser|siersmid',
  ],
  [
    'manufacturing.furniture',
    'cabinetmaker|cabinet maker|furniture maker|upholsterer|basket maker|wood turner|/ebeniste|tapissier|vannier|ebanista|tapicero|cestero|estofador|cesteiro|marceneiro|tappezziere|cestaio',
    'mobeltischler|polsterer|korbmacher|kuchenbauer|drechsler|meubelmaker|meubelstoffeerder|stoffeerder|mandenmaker|mandenvlechter',
  ],
  [
    'materials.glass-and-ceramics',
    'potter|glassblower|ceramist|/potier|ceramiste|souffleur de verre|ceramista|alfarero|oleiro|ceramica artesanal|vasaio|soffiatore di vetro',
    'topfer|keramiker|glasblaser|pottenbakker|keramist',
  ],
  [
    'professional-services',
    'gardener|tree surgeon|arborist|/jardinier|elagueur|jardinero|jardineiro|giardiniere',
    'gartner|baumpfleger|tuinman|boomverzorger',
  ],
  ['construction.trades', 'landscaper|/paysagiste', 'landschaftsgartner|hovenier|hoveniersbedrijf'],
  [
    'professional-services.cleaning',
    'cleaner|window cleaner|chimney sweep|exterminator|pest controller|house cleaner|/ramoneur|laveur de vitres|deshollinador|limpador|limpador de chamine|limpa chamines|dedetizador|spazzacamino|disinfestatore',
    'schornsteinfeger|kaminkehrer|kaminfeger|rauchfangkehrer|kammerjager|schadlingsbekampfer|gebaudereiniger|fensterputzer|schoorsteenveger|glazenwasser|ongediertebestrijder',
  ],
  [
    'construction.architecture',
    'architect|landscape architect|surveyor|land surveyor|structural engineer|civil engineer|/architecte|architecte paysagiste|geometre|geometre expert|arquitecto|aparejador|topografo|agrimensor|arquiteto|engenheiro civil|architetto|geometra|ingegnere civile',
    'architekt|architektin|landschaftsarchitekt|bauingenieur|vermesser|vermessungsingenieur|statiker|landmeter|bauzeichner|bouwkundige',
  ],
  [
    'automotive.dealers',
    'car mechanic|auto mechanic|mechanic|panel beater|/garagiste|mecanicien automobile|carrossier|mecanico|mecanico de automoviles|chapista|mecanico de automoveis|mecanico automotivo|meccanico|carrozziere|gommista|elettrauto|funileiro|borracheiro',
    'automechaniker|kfz mechaniker|kfz mechatroniker|autolackierer|automonteur|motorradhandler|autohandler|autospuiter',
  ],
  [
    'travel-and-hospitality.restaurants',
    'caterer|personal chef|/traiteur|cuisinier|fornitore di catering|ristoratore|cozinheiro',
    'gastwirt|kok',
  ],
  [
    'retail.grocery',
    'butcher|fishmonger|greengrocer|grocer|/boucher|poissonnier|epicier|carnicero|pescadero|verdulero|macellaio|acougueiro|talhante',
    'metzger|fleischer|obsthandler|slager|groenteboer|visboer',
  ],
  [
    'food-and-drink.packaged-food',
    'baker|pastry chef|confectioner|chocolatier|/boulanger|patissier|confiseur|panadero|pastelero|padeiro|confeiteiro|panettiere|pasticcere|cioccolatiere',
    'backer|konditor|chocolatier|bakker|banketbakker|muller',
  ],
  [
    'food-and-drink.alcohol',
    'winemaker|brewer|vintner|distiller|/vigneron|viticulteur|brasseur|bodeguero|viticultor|cervecero|vinicultor|vignaiolo|viticoltore|birraio',
    'winzer|brauer|brenner|wijnboer|wijnbouwer|brouwer',
  ],
  [
    'retail.specialty',
    'optician|florist|bookseller|antique dealer|art dealer|/opticien|fleuriste|libraire|antiquaire|optico|florista|librero|anticuario|ottico|fioraio|fiorista|libraio|antiquario',
    'optiker|augenoptiker|horakustiker|florist|buchhandler|bloemist|opticien|boekhandelaar|antiquair',
  ],
  ['healthcare.distribution', 'pharmacist|/pharmacien|farmaceutico|farmacista|boticario', 'apotheker'],
  [
    'education.training',
    'driving instructor|music teacher|tutor|piano teacher|/moniteur auto ecole|profesor particular|professor particular|explicador|insegnante privato',
    'fahrlehrer|nachhilfelehrer|musiklehrer|rijinstructeur|muziekleraar',
  ],
  [
    'healthcare.wellness',
    'personal trainer|yoga teacher|yoga instructor|fitness trainer|/entrenador personal|coach sportif|preparatore atletico',
    'fitnesstrainer|personaltrainer|yogalehrer',
  ],
  [
    'agriculture.farming',
    'farmer|beekeeper|grower|/agriculteur|bauer|apiculteur|eleveur|maraicher|agricultor|ganadero|apicultor|agricoltore|allevatore|apicoltore|floriculteur|pepinieriste',
    'landwirt|imker|obstbauer|winzerhof|boer|kweker|fruitteler',
  ],
  ['agriculture.fishing', 'fisherman|/pecheur|ostreiculteur|pescador|pescatore', 'fischer|visser'],
  ['transport-and-logistics.passenger', 'taxi driver|/chauffeur de taxi|taxista|tassista', 'taxifahrer|taxichauffeur'],
  [
    'transport-and-logistics.freight',
    'mover|haulier|/demenageur|transporteur|transportista|camionneur|autotrasportatore|camionista',
    'umzugsfirma|umzugsunternehmer|spediteur|frachtfuhrer|verhuizer',
  ],
  [
    'travel-and-hospitality.travel-agencies',
    'tour guide|travel agent|/guide touristique|guia turistico|guia de turismo|guida turistica',
    'reiseleiter|fremdenfuhrer|stadtfuhrer|gids|reisgids',
  ],
  [
    'construction.trades',
    'plumber|electrician|carpenter|joiner|roofer|painter|house painter|painter and decorator|decorator|tiler|floorer|plasterer|glazier|bricklayer|stonemason|mason|scaffolder|locksmith|insulator|drywaller|handyman|thatcher|/plombier|plombier chauffagiste|chauffagiste|electricien|maler|malermeister|couvreur|couvreur zingueur|charpentier|menuisier|peintre|peintre en batiment|platrier|plaquiste|macon|carreleur|vitrier|serrurier|ferblantier|zingueur|facadier|tailleur de pierre|etancheiste|parqueteur|solier|echafaudeur|frigoriste|terrassier|fontanero|plomero|gasfiter|electricista|carpintero|albanil|pintor|yesero|escayolista|solador|alicatador|azulejista|techador|tejador|cristalero|vidriero|cerrajero|calefactor|instalador|marmolista|encofrador|parquetista|encanador|canalizador|eletricista|carpinteiro|pedreiro|gesseiro|estucador|ladrilhador|ladrilheiro|telhador|vidraceiro|serralheiro|chaveiro|picheleiro|calceteiro|assentador|pintor de paredes|idraulico|elettricista|falegname|carpentiere|muratore|imbianchino|piastrellista|posatore|intonacatore|stuccatore|vetraio|serramentista|cartongessista|lattoniere|marmista|pavimentista|parchettista|scalpellino|installatore|installateur|insulation installer|installation technician|hvac technician|tecnico de aquecimento|tecnico hvac|isolador|isolador de estruturas|instalador de aire acondicionado',
    'klempner|spengler|flaschner|heizungsbauer|installateur|elektriker|elektroinstallateur|dachdecker|zimmerer|zimmermann|tischler|schreiner|tapezierer|fliesenleger|plattenleger|bodenleger|parkettleger|estrichleger|maurer|stuckateur|gipser|verputzer|glaser|gerustbauer|rollladenbauer|raumausstatter|ofenbauer|kachelofenbauer|trockenbauer|pflasterer|steinmetz|handwerker|isolierer|heizungsinstallateur|loodgieter|elektricien|timmerman|timmermannen|huisschilder|stukadoor|metselaar|dakdekker|tegelzetter|glaszetter|slotenmaker|heizungsmonteur|stratenmaker|voeger|behanger|steenhouwer|vloerenlegger|klusjesman|rietdekker|installatiemonteur|stellingbouwer|steigerbouwer',
  ],
];

/** Words before an English trade that make it another one: a "software architect" doesn't design houses. */
const otherField = /\b(?:software|it|data|solutions?|enterprise|system|systems|cloud|information|web|network|security|spin|script)\b/;
const preposition = /^(?:de|d|du|des|en|di|del|della|do|da|dos|das|a|au|per|para|pour|van|voor|fur|of|for|industriel|industrial)$/;

interface Name {
  readonly id: IndustryId;
  readonly isEnglish: boolean;
}

let byName: ReadonlyMap<string, Name> | undefined;
let byEnding: ReadonlyMap<string, IndustryId> | undefined;

function names(): ReadonlyMap<string, Name> {
  if (byName) return byName;
  const found = new Map<string, Name>();
  const add = (listed: string, id: IndustryId, isEnglish: boolean): void => {
    for (const name of listed.split('|')) if (name !== '' && !found.has(name)) found.set(name, { id, isEnglish });
  };
  for (const [id, listed, endings] of lines) {
    const [english = '', romance = ''] = listed.split('/');
    add(english, id, true);
    add(romance, id, false);
    add(endings, id, false);
  }
  return (byName = found);
}

const tradesByEnding = (): ReadonlyMap<string, IndustryId> =>
  (byEnding ??= new Map(
    lines
      .flatMap(([id, , endings]) => endings.split('|').map((ending) => [ending, id] as const))
      .filter(([ending]) => ending.length > 4 || ending === 'arzt')
      // A map keeps the last value of a key, and the first line counts.
      .toReversed(),
  ));

const endingsOfForms: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/innen$/, ''],
  [/innen$/, 'e'],
  [/in$/, ''],
  [/in$/, 'e'],
  [/e$/, ''],
  [/en$/, ''],
  [/en$/, 'e'],
  [/n$/, ''],
  [/a$/, 'o'],
  [/as$/, 'o'],
  [/a$/, ''],
  [/as$/, ''],
  [/i$/, 'o'],
  [/i$/, 'e'],
  [/i$/, 'a'],
  [/euses?$/, 'eur'],
  [/trices?$/, 'teur'],
  [/eres?$/, 'er'],
  [/ennes?$/, 'en'],
  [/ani$/, 'ano'],
  [/aerzte$/, 'arzt'],
  [/arzte$/, 'arzt'],
  [/anwalte$/, 'anwalt'],
  [/men$/, 'man'],
  [/aars$/, 'aar'],
];

const recentForms = new Map<string, readonly string[]>();
const mostRecentForms = 64;

/** Possible masculine singular forms: "avocats", "peluqueras", "Fotografinnen", "parrucchieri". The words of one text are asked for many times. */
function formsOf(word: string): readonly string[] {
  const known = recentForms.get(word);
  if (known) return known;
  if (recentForms.size >= mostRecentForms) recentForms.clear();
  const forms = [
    word,
    ...endingsOfForms.filter(([ending]) => ending.test(word)).map(([ending, singular]) => word.replace(ending, singular)),
  ];
  recentForms.set(word, forms);
  return forms;
}

function nameOf(words: readonly string[], isEnglish?: boolean): IndustryId | null {
  // The noun is the first word in the Romance languages and the last one in the others.
  const candidates = [...new Set([0, words.length - 1])].flatMap((at) =>
    formsOf(words[at] ?? '').map((form) => words.with(at, form).join(' ')),
  );
  candidates.push(words.map((word) => formsOf(word)[1] ?? word).join(' '));
  const found = candidates
    .map((each) => names().get(each))
    .find((each) => each !== undefined && (isEnglish === undefined || each.isEnglish === isEnglish));
  return found?.id ?? null;
}

/**
 * @param folded a whole cell, or one of several categories in it
 * @returns null unless it is the name of a trade, with a few words around it at most
 */
export function industryOfPeople(folded: string): IndustryId | null {
  const words = folded.split(' ');
  if (folded === '' || words.length > 7) return null;
  const whole = nameOf(words);
  if (whole || otherField.test(folded)) return whole;
  // "Instalador de calderas", "Peintre en bâtiment": the trade, and what it is about.
  for (let length = Math.min(words.length - 1, 4); length > 0; length -= 1) {
    const id = preposition.test(words[length] ?? '') ? nameOf(words.slice(0, length)) : null;
    if (id) return id;
  }
  if (words.some((word) => preposition.test(word))) return null;
  // "Divorce lawyer", "Pediatric dentist"
  for (let length = Math.min(words.length - 1, 3); length > 0 && words.length < 5; length -= 1) {
    const id = nameOf(words.slice(-length), true);
    if (id) return id;
  }
  // "Abogado laboralista", "avocat fiscaliste"
  return (words.length === 2 ? nameOf(words.slice(0, 1), false) : null) ?? (words.length < 3 ? ofCompound(words.at(-1) ?? '') : null);
}

/** "Augenarzt", "Hochzeitsfotografen": the last part of a German or Dutch word is the trade. */
function ofCompound(word: string): IndustryId | null {
  if (word.length < 8) return null;
  for (const form of formsOf(word)) {
    // The longest first: "zahnarzt" before "arzt". In front of it is a word of three letters at least.
    for (let at = 3; at <= form.length - 4; at += 1) {
      const id = tradesByEnding().get(form.slice(at));
      if (id) return id;
    }
  }
  return null;
}
