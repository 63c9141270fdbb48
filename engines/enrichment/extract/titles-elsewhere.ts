/** Titles in languages that the title engine doesn't read: Slavic and Nordic ones, Finnish, Hungarian, Romanian, Turkish, Indonesian, Greek, Japanese. */

/** Each alternative is a whole word or, after "~", the end of a compound. Lower case, with accents. */
const byLanguage: Readonly<Record<string, string>> = {
  polish:
    'prezes|wiceprezes|dyrektor|dyrektorka|wicedyrektor|kierownik|kierowniczka|właściciel|właścicielka|współwłaściciel|wspólnik|założyciel|założycielka|współzałożyciel|członek zarządu|członkini zarządu|pełnomocnik|prokurent|specjalista|specjalistka|menedżer|menedżerka|koordynator|koordynatorka|doradca|handlowiec|przedstawiciel|księgowa|księgowy|inżynier|projektant|projektantka|radca|adwokat|asystent|asystentka|programista|programistka|technolog|mistrz|szef kuchni|szefowa kuchni|lekarz|lekarka|architektka|nauczyciel|nauczycielka|trener|trenerka|fryzjerka|recepcjonista|recepcjonistka|serwisant|magazynier|monter|analityk|analityczka|konsultant|konsultantka|pośrednik|redaktor|redaktorka|fizjoterapeuta|fizjoterapeutka|stomatolog|psycholog|dietetyk|dietetyczka|kosmetolog|położna|pielęgniarka|notariusz|rzecznik|tłumacz|sekretarka|brygadzista|instruktor|instruktorka|opiekun klienta|aplikant|aplikantka|adwokatka|kosmetyczka|farmaceuta|farmaceutka|elektryk|hydraulik|spawacz|kierowca|dyspozytor|sprzedawca|sprzedawczyni|szkoleniowiec|pracownik biurowy|kadrowa|spedytor|logistyk|kucharz|kelner|kelnerka|fryzjer|stolarz|weterynarz|higienistka|skarbnik|sekretarz|burmistrz|wójt|radny|radna|proboszcz|wikariusz|agent nieruchomości|mechanik|grafik|graficzka|ratownik|opiekun|opiekunka|wychowawca|wychowawczyni|bibliotekarz|bibliotekarka|optyk|optometrysta|ortodonta|podolog|masażysta|masażystka',
  czechAndSlovak:
    'ředitel|ředitelka|riaditeľ|riaditeľka|jednatel|jednatelka|konateľ|konateľka|majitel|majitelka|majiteľ|majiteľka|zakladatel|zakladatelka|zakladateľ|zakladateľka|předseda|predseda|místopředseda|podpredseda|vedoucí|vedúci|vedúca|manažer|manažerka|obchodní zástupce|obchodný zástupca|účetní|účtovníčka|účtovník|specialista|specialistka|špecialista|projektant|advokát|advokátka|asistent|asistentka|inženýr|společník|spoločník|prokurista|lékař|lékařka|lekár|lekárka|architektka|učitel|učitelka|technik|šéfkuchař|šéfkuchár|dispečer|dispečerka|trenér|trenérka|poradce|poradkyně|poradca|makléř|makléřka|maklér|redaktor|redaktorka|psycholog|psycholožka|fyzioterapeut|fyzioterapeutka|zdravotní sestra|recepční|sekretářka|ekonom|ekonomka',
  nordic:
    'verkställande direktör|vd|sekreterare|kassör|vice ordförande|suppleant|revisor|revisorssuppleant|valberedning|~fogde|hamnkapten|tränare|~tränare|materialare|webbansvarig|klubbmästare|kasserer|næstformand|nestleder|varamedlem|ägare|delägare|grundare|medgrundare|ordförande|vice ordförande|ledamot|styrelseledamot|styrelseordförande|chef|~chef|säljare|~säljare|ansvarig|~ansvarig|ekonom|redovisningsekonom|ingenjör|~ingenjör|utvecklare|~utvecklare|projektledare|~ledare|konsult|~konsult|handläggare|rådgivare|direktör|~direktör|direktør|~direktør|daglig leder|ejer|medejer|eier|medeier|stifter|medstifter|grunnlegger|gründer|formand|bestyrelsesformand|styreleder|styremedlem|bestyrelsesmedlem|sjef|~sjef|~leder|sælger|~sælger|selger|~selger|ingeniør|~ingeniør|rådgiver|~rådgiver|konsulent|~konsulent|regnskapsfører|bogholder|udvikler|~udvikler|utvikler|~utvikler|medarbejder|~medarbejder|medarbeider|~medarbeider|sekretær|advokat|~mester|montør|~montør|tømrer|rørlegger|elektriker|resepsjonist|receptionist|lærer|~lærer|lärare|~lärare|ansvarlig|~ansvarlig|~mästare|~arkitekt|~tekniker|~sköterska|mäklare|~mäklare|~redaktör|samordnare|~samordnare|administratör|~administratör|sykepleier|sygeplejerske|eiendomsmegler|ejendomsmægler|kokk|kok|inköpare|~köpare|innkjøper|indkøber|läkare|~läkare|tandläkare|tandhygienist|tandlege|tandlæge|tannlege|dyrlege|dyrlæge|fysioterapeut|naprapat|psykolog|rörmokare|snickare|~snickare|målare|takläggare|plåtslagare|murare|svetsare|mekaniker|~mekaniker|chaufför|sjåfør|chauffør|lagermedarbetare|kontorist|kundtjänst|butikssäljare|snekker|blikkenslager|vvs-montør|murer|maler|malermester|kok|bager|slagter|revisor|~revisor|jurist|ekonomiassistent|löneadministratör|fastighetsskötare|vaktmästare|vaktmester|pedel|frisør|frisör|optiker|apoteker|apotekare|~pedagog|pædagog',
  finnish:
    'johtaja|~johtaja|toimitusjohtaja|päällikkö|~päällikkö|asiantuntija|~asiantuntija|omistaja|perustaja|perustajaosakas|osakas|hallituksen jäsen|hallituksen puheenjohtaja|puheenjohtaja|insinööri|~insinööri|myyjä|~myyjä|suunnittelija|~suunnittelija|kehittäjä|~kehittäjä|koordinaattori|~koordinaattori|konsultti|~konsultti|assistentti|esimies|vastaava|asianajaja|tilintarkastaja|kirjanpitäjä|edustaja|~edustaja|~mestari|lääkäri|~lääkäri|~hoitaja|opettaja|~opettaja|arkkitehti|~arkkitehti|sihteeri|välittäjä|~välittäjä|kuljettaja|keittiömestari|avustaja',
  hungarian:
    'igazgató|~igazgató|igazgatóhelyettes|ügyvezető|vezérigazgató|tulajdonos|társtulajdonos|alapító|társalapító|elnök|alelnök|vezető|~vezető|mérnök|~mérnök|értékesítő|könyvelő|asszisztens|tanácsadó|ügyvéd|munkatárs|fejlesztő|referens|séf|főszakács|orvos|~orvos|ápoló|~tanár|építész|~építész|technikus|~technikus|szakértő|~szakértő|menedzser|~menedzser|koordinátor|~koordinátor|titkár|titkárnő|edző|recepciós|ügyintéző|~ügyintéző|képviselő|~képviselő|szerelő|~szerelő|gyógyszerész|pszichológus',
  romanian:
    'director|directoare|administrator|asociat|fondator|fondatoare|președinte|vicepreședinte|inginer|avocat|avocată|consilier|economist|contabil|responsabil|șef|medic|arhitect|arhitectă|coordonator|coordonatoare|specialist|tehnician|profesoară|asistentă|psiholog|farmacist|bucătar șef|jurist',
  turkish:
    'müdür|müdürü|genel müdür|başkan|başkanı|başkan yardımcısı|yönetim kurulu üyesi|kurucu|kurucusu|kurucu ortak|ortak|mühendis|mühendisi|uzman|uzmanı|yönetici|yöneticisi|direktör|direktörü|sorumlusu|danışman|danışmanı|avukat|koordinatör|koordinatörü|aşçıbaşı|mimar|teknisyen|tekniker|diş hekimi|uzman doktor|öğretmen|eğitmen|temsilcisi|asistanı|muhasebeci|editör|tasarımcı|geliştirici|analisti|şefi|amiri|operatör|mali müşavir',
  indonesianAndMalay:
    'direktur|direktur utama|komisaris|komisaris utama|manajer|pendiri|pengacara|advokat|konsultan|pengarah|pengurus|ketua|wakil direktur|kepala bagian|kepala divisi|sekretaris|bendahara|dokter|arsitek|kepala|staf|asisten|koordinator|penasihat|insinyur',
  southSlavic:
    'direktor|direktorica|direktorka|voditelj|voditeljica|vodja|vlasnik|vlasnica|osnivač|osnivačica|predsjednik|predsjednica|predsednik|predsednica|prokurist|član uprave|lastnik|ustanovitelj|inženjer|savjetnik|savetnik|odvjetnik',
  russianAndUkrainian:
    'директор|генеральный директор|генеральний директор|заместитель директора|руководитель|руководитель отдела|керівник|менеджер|начальник|начальник отдела|основатель|засновник|соучредитель|владелец|власник|главный бухгалтер|бухгалтер|инженер|інженер|специалист|спеціаліст|президент|партнер|партнёр|юрист|адвокат|управител|управляващ директор|собственик',
  greek:
    'διευθύνων σύμβουλος|διευθυντής|διευθύντρια|ιδρυτής|ιδρύτρια|πρόεδρος|αντιπρόεδρος|υπεύθυνος|υπεύθυνη|ιδιοκτήτης|μηχανικός|δικηγόρος|σύμβουλος',
};

const all = Object.values(byLanguage).flatMap((words) => words.split('|'));
const phrases: ReadonlySet<string> = new Set(all.filter((each) => !each.startsWith('~')));
/** Ends of compounds by their last three letters. */
const ends = new Map<string, string[]>();
for (const each of all) if (each.startsWith('~')) ends.set(each.slice(-3), [...(ends.get(each.slice(-3)) ?? []), each.slice(1)]);
/** Letters before the end of a compound. */
const leastBefore = 3;

/** A title in Chinese characters as a whole: "代表取締役社長", "営業部長". */
export const japanese =
  /^(?:代表)?(?:取締役(?:会長|社長|副社長)?|社長|会長|副社長|執行役員|監査役|社員|(?:社員)?(?:弁護士|税理士|司法書士|行政書士|公認会計士|社会保険労務士|弁理士)|代表|理事長|専務理事|常務理事|理事|監事|顧問|院長|副院長|所長|副所長|店長|館長|園長|校長|工場長|料理長|医師|歯科医師|歯科衛生士|看護師|薬剤師|建築士|一級建築士|\p{Script=Han}{0,4}(?:主任|係長|次長)|\p{Script=Han}{1,6}(?:部長|課長|室長|本部長|工場長|支店長|所長))$/u;

/** People who are paid to promote a company, or who praise it, are not its staff: "Piloto patrocinado", "Sponsored athlete", "Markenbotschafterin". */
export const sponsored =
  /(?<!\p{L})(?:patrocinad[oa]s?|apadrinad[oa]s?|sponsored|gesponsert\p{L}*|sponsoris[ée]e?s?|sponsorizzat[oaie]|gesponsord\p{L}*|brand ambassador|markenbotschafter(?:in)?|ambassad(?:eur|rice) de (?:la )?marque|embajador[a]? de (?:la )?marca)(?!\p{L})/iu;

/** More words are a sentence. */
const mostWords = 7;

/** Whether a short text is a title in one of these languages. Never throws; linear. */
export function isTitleElsewhere(text: string): boolean {
  if (text.length > 80) return false;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0 || text.split(' ').length > mostWords) return false;
  return words.some((word, at) => isOffice(word) || isPhrase(words, at)) || japanese.test(text);
}

const isPhrase = (words: readonly string[], at: number): boolean =>
  phrases.has(`${words[at]} ${words[at + 1]}`) || phrases.has(`${words[at]} ${words[at + 1]} ${words[at + 2]}`);

const isOffice = (word: string): boolean =>
  phrases.has(word) || (ends.get(word.slice(-3))?.some((end) => word.length >= end.length + leastBefore && word.endsWith(end)) ?? false);
