/** Whether a text is the name of one person, without a list of names: by its form, and by what it doesn't contain. */
import { readTitle } from '@leadlight/vocabulary/titles';
import { foldText } from '@leadlight/vocabulary/text';
import { isNounPhrase } from './noun-phrases.ts';
import { remembered } from './remembered.ts';
import { isTitleElsewhere } from './titles-elsewhere.ts';

/** Words of headings, links, places and companies in the seven languages; folded. None is part of a usual name. */
const notNames = new Set(
  `estadio stadion stadium landgericht oberlandesgericht verwaltungsgericht tribunal juzgado ministerio ministerium municipalidad veja tambem puede interesar create license readme browser api pdf crm erp seo vip sdk sql app apps ui ux plugin plugins tutorial tutorials documentation docs server servers scripting matrix toolkit dashboard theme themes template templates widget widgets version release releases vielen guten herzlichen nominated individual individuals muchas molte buen buon buona dear yours good happy living lorem ipsum dolor hello vp internal external botanical superhero universal name names surname firstname lastname vorname nachname title titel comment comments required optional about above accept account accounts action address adresse affiliates all also american analytics and annual apply april are area areas article articles at august available award awards back bank beach before best beyond blog board book bookings box brand brands browse building business button buy by call campus career careers case cases catalog center central certified chapter charter check city click client clients close club code college coming community companies company compare complete conditions construction consulting contact contacts cookie cookies copyright corporate council country county court credits current customer customers daily data day days december delivery department departments design details development digital directions directors disclaimer discover district division documents donate download downloads east education email emergency energy engineering english enquiries enterprise equipment estate europe event events executive experience explore facebook facilities family faq faqs fax february federal featured features feedback field file find first follow following food for form forms forum foundation free friday from full fund further gallery general german get gift global google government group guide hall has have headquarters health help here high highway history holdings holiday home hospital hotel hours house how human idea image impact important inc industrial industries industry info information innovation inquiries insights instagram institute insurance international internet into inside investment investor investors january job jobs join july june key knowledge lake language latest law lawyers leadership leading learn legal library life limited line linkedin links list live llc llp local location locations login logo loading ltd magazine mail mailing main make management map maps march market marketing maybe media medical meet member members membership menu message mission mobile monday more museum national network new news newsletter next non north northern not notice november now number october of office offices official on online only open opening operations opportunities or order other our out over overview page pages park partner partners parts party past payment people performance phone photo photos pinterest planning platform please policies policy popular portal portfolio post posts power practice practices press previous price prices pricing principles print privacy private process product production products professional profile program programs project projects property public quality questions quick quote rates read ready real recent recruitment reference references region register registered related report reports request research reserved resources restaurant retail returns review reviews rights river road round safety sale sales san saturday save school science search secretary security see select send senior september service services settings share shipping shop show sign site sitemap skip social society software solution solutions some south southern special sponsors staff standard start state states station store stories story strategy street student students studio submit subscribe success sunday support supreme sustainability system systems team teams tech technical technologies technology telephone terms testimonials thank thanks that the their these this thursday time to today together toll tools top total tour town trade training travel treatment trust tuesday twitter type union united university us use user valley values vacancies version video videos view vision visit volunteer want was way we web webmaster website wednesday week welcome west western what when where which who why wir with work working workshop world year years yes you your youtube
  allgemeine allgemeiner kontaktdaten uber unser unsere unseren unserer unseres ihr ihre ihren mehr weitere weiter lesen kontakt impressum datenschutz startseite leistungen unternehmen produkte aktuelles neuigkeiten stellenangebote karriere referenzen termine anfahrt offnungszeiten montag dienstag mittwoch donnerstag freitag samstag sonntag und oder fur von mit bei zum zur die der das ein eine einen dem den im auf aus als nach wie was wer wo willkommen herzlich telefon mobil gmbh ag verein verband stadt kreis landkreis amtsgericht gesellschaft geschaftsfuhrung vertreten verantwortlich inhaltlich haftung angaben gemass umsatzsteuer handelsregister strasse platz jahre team ansprechpartner beratung kunden service alle rechte vorbehalten
  precedent suivant heading subject attach gruppo notre nos votre vos nous vous les des une est sont pour avec dans sur par qui plus savoir accueil contactez mentions legales equipe actualites produits entreprise societe services lire suite rendez rue avenue boulevard lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre tous droits reserves et ou chez
  nuestro nuestra nuestros nuestras sus mas leer inicio contacto contactenos quienes somos servicios noticias empresa productos aviso politica privacidad equipo trabaja calle avenida lunes martes miercoles jueves viernes sabado domingo enero febrero abril mayo junio julio agosto septiembre octubre noviembre diciembre todos derechos reservados con para por una los las del nosotros
  nosso nossa nossos nossas sobre quem fale conosco contato produtos noticias inicio saiba mais trabalhe segunda terca quarta quinta sexta feira sabado rua
  chi siamo dove contatti servizi prodotti azienda notizie leggi tutto lavora noi nostra nostro nostri nostre orari lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre dicembre tutti diritti riservati piazza via il lo gli per
  onze ons over wij het een met voor meer lees contacteer diensten producten nieuws vacatures welkom maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei juni juli augustus oktober straat wie zijn
  intelligenza artificiale kunstliche intelligenz intelligence artificielle inteligencia artificial machine deep
  kontaktiere strona glowna firmie oferta aktualnosci nas praca kariera polityka prywatnosci uslugi`
    .split(/\s+/)
    .filter(
      (word) =>
        word !== '' &&
        ![
          'may',
          'mai',
          'san',
          'april',
          'june',
          'august',
          'mark',
          'will',
          'law',
          'park',
          'hall',
          'lake',
          'read',
          'page',
          'house',
          'street',
          'case',
          'close',
          'day',
          'west',
          'north',
          'east',
          'south',
          'price',
          'first',
          'book',
          'field',
          'key',
          'land',
          'love',
          'more',
          'rivers',
          'river',
          'power',
          'noi',
          'mais',
          'maria',
          'jan',
          'martes',
          'abril',
          'brand',
          'gallery',
          'young',
          'long',
          'sales',
          'best',
          'banks',
          'bank',
          'court',
          'church',
          'lane',
          'hill',
          'way',
          'wood',
          'post',
          'post',
          'trust',
          'quick',
          'miles',
          'valley',
          'france',
          'paris',
          'platz',
          'kreis',
          'haus',
          'kunden',
          'via',
          'mars',
          'domingo',
          'avril',
          'das',
          'dos',
          'del',
          'von',
          'der',
          'den',
          'zum',
          'zur',
          'les',
          'des',
          'los',
          'las',
          'van',
          'met',
          'per',
          'the',
          'lo',
          'il',
          'wie',
          'was',
          'wir',
          'ag',
        ].includes(word),
    ),
);

/** Words of legal forms and institutions anywhere in a name make it a company's, words of offices a title. */
const companyWords =
  /(?:^| )(?:kancelaria|kanzlei|praxis|cabinet|officina|studio|autohaus|gmbh|ag|kg|ug|inc|llc|llp|ltd|limited|plc|corp|sa|sas|sarl|srl|spa|bv|nv|lda|ltda|group|holding|solutions|services|systems|technologies|university|school|college|hospital|institute|foundation|association|society|church|cent(?:er|re)|insurance|consulting|design|studio|partners|associates|attorneys|und partner|street|avenue|boulevard|road|lane drive|strasse|county|state|city of|stellvertretende[rn]?|kassenwart(?:in)?|kassierer(?:in)?|schriftf(?:u|ue)hrer(?:in)?|beisitzer(?:in)?)(?: |$)/;

/** Occupations, and words that the title engine takes for work, that are also frequent family names; folded. */
const occupationNames = new Set(
  (
    'baker cook cooke carter bishop dean head judge marshall page porter potter shepherd singer weaver mason carpenter hunter gardner gardener butler chandler cooper farmer fisher fischer miller muller mueller taylor tailor turner tyler walker wright ward clark clerk cleric king knight prince steward stewart pope abbott sheriff draper dyer fowler fuller glover hooper parker piper sawyer slater smith spencer tanner thatcher wheeler archer barber brewer cutler driver forester foster harper master masters mayer mayor sailor sargent saddler skinner squire warden waterman coach counsel nurse painter plumber engineer koch richter schneider schmidt bauer wagner weber becker schuster zimmermann schafer schaefer jager jaeger kaiser konig koenig vogt maier meier mayr hofmann hoffmann kellner wirt binder bottcher kruger forster foerster backer baecker metzger fleischer kramer kaufmann lehmann gartner gaertner maurer maler meister hauptmann kantor pfarrer schreiber seiler wirth amman ammann boucher boulanger charpentier marchand meunier mercier chevalier leclerc lefebvre lefevre fournier barbier berger pasteur maire pastor herrero guerrero molinero zapatero escudero caballero carpintero marinero sastre abad ferrari ferrero fabbri sarto barbieri pastore marinaio ferreira ferreiro bakker smit visser kuiper kuipers schilder mulder dekker koster meijer slager brouwer dijkstra boer kok snijder snijders timmerman kowalski kowal krawczyk wojtek mlynarz herrera santos marino conte vos marks banks paz stifter chef mistrz seemann ackermann bergmann hausmann zöllner zollner schäffer schaffer wächter wachter förster ' +
    'sexton tiler wheelwright provost jockey constable glazier goldsmith rider abbot monk priest sergeant ruprecht lambrecht engelbrecht albrecht garbrecht schumacher schuhmacher rademacher wannemacher stellmacher hofmeister baumeister bergmeister kellermeister kuchenmeister rentmeister schulmeister glaser sattler schlosser steinmetz winzer topfer hafner brauer farber drechsler kurschner spengler klempner kuster messner mesner geiger tanzer weingartner hirt hirte bischof monch timmermans schoenmakers slagter schipper schippers brouwers bakkers vissers jagers schrijvers carpentier couturier tisserand potier serrurier verrier vacher notaro notari muratore testa maestre escribano vaquero marques barbero mayoral calderero carnicero panadero cazador barbeiro carpinteiro pedreiro sapateiro marinheiro nunes dogan sen vos button baumgartner kissinger holzhauer marin kaufman zimmerman ota si sander sanders'
  ).split(' '),
);
/** Fields of occupations that are also family names: "Youth Pastor", "Scrum Master". No usual given names. */
const workAdjectives = new Set(
  'youth scrum sous structural civil mechanical electrical pastry yoga dance music piano swim tennis golf ski dog wedding event trial family immigration town city county village parish school shop store site yard ground pool kitchen floor night project product program branch area district field stack web data software hardware network systems quality safety dental nursing technical production process creative brand content media social digital graphic interior landscape environmental chemical industrial aerospace biomedical agricultural geotechnical petroleum marine mining nuclear grant law bus truck delivery taxi forklift meat deli bread cake cheese wine beer coffee guitar voice drum drama math science reading horse animal wildlife bike boat car auto body sheet metal tile roof window door glass brick cabinet furniture fence pest carpet nail hair lash brow sign print screen press machine tool parts order prep grill pizza sushi cattle sheep oyster tree pr hr ad seo'.split(
    ' ',
  ),
);
/** Ends of German family names that come from farms and trades. Compounds with other trades are titles: Malermeister, Chefkoch, Orgelbauer. */
const familyEnd =
  /^[a-z]{3,}(?:schneider|schmidt|schmid|schmied|muller|mueller|meier|maier|mayer|meyer|mayr|huber|schuster|fischer|becker|wagner|schafer|schaefer|hofer|holzer|berger|bergers)$/;

/** First names that the title engine knows as words of work. */
const workNames = new Set(
  'mason macon fabrice asa marino santos santo paz marc marco marcos marin marine marina dean art grant chase earl guy max pat rich page mark bill will law jean maria dom pr hr carter porter judge cash ned sal skip iva dev par wagner savas ama ton ad seo'.split(
    ' ',
  ),
);

const isFamilyName = (folded: string): boolean => occupationNames.has(folded) || familyEnd.test(folded);

/** "Marketing Manager" has the form of a name. "Anna Baker" is one, although bakers exist. */
function isTitleWords(words: readonly string[]): boolean {
  // "Md." is short for Mohammed.
  const plain = words
    .filter((word, index) => !/^(?:\p{Lu}\.?){1,3}$/u.test(word) && !(index === 0 && /^Mo?h?d\.?$/.test(word)))
    .map((word) => word.replace(/\.$/, ''));
  // "Bauer-Leitner", too.
  if ((plain.at(-1) ?? '').split('-').some((part) => isFamilyName(foldText(part)))) plain.pop();
  // "Marc-André", too.
  if ((plain[0] ?? '').split('-', 1).some((part) => workNames.has(foldText(part)))) plain.shift();
  // "Luz Marina Ortiz"
  if (plain.length > 2 && workNames.has(foldText(plain[1] ?? ''))) plain.splice(1, 1);
  // "Law Clerk"
  if (plain.length === 0) return workAdjectives.has(foldText(words[0] ?? '')) && !/^(?:grant|marine)$/i.test(words[0] ?? '');
  if (plain.length < words.length && workAdjectives.has(foldText(plain[0] ?? ''))) return true;
  const { seniorities, department } = readTitle(plain.join(' '));
  // A field of work is one word of a name by chance, hardly half of its words: "João Pedro dos Santos".
  return seniorities.length > 0 || (department !== null && plain.filter(isWorkWord).length * 2 >= plain.length);
}

function isWorkWord(word: string): boolean {
  const { seniorities, department } = readTitle(word);
  return seniorities.length > 0 || department !== null;
}

const honorifics =
  /^(?:(?:eng|arq|dr|prof|sr|exm|d|dott|enf)\.?[ºª°]\.?\s+|(?:(?:ph\.?d|msc|enf|r\.\s?pr|judr|mudr|mddr|mvdr|phdr|rndr|thdr|paeddr|hr|fr|m|adw|apl|lek|bc|doc|sr|ra|ing|mag(?:\.a)?|n|ir|lic|me|fr|col|gen|lt|sgt|med|dent|vet|jur|phil|rer|nat|oec|pol|ass|univ|rev|hon|eng|arq|abg|mtr[oa]|notar|avv|rag|geom|mgr|inż|habil|pan|st)\.-?\s*)|(?:mr|mrs|ms|miss|mx|dr|drs|prof|professor|herr|frau|mme|mlle|monsieur|madame|sra|srta|shri|smt|doña|dott(?:\.?ssa)?|captain|colonel|dra|sig|sig\.ra|dipl|dipl\.-ing|dipl\.-kfm|lic|licda|sir|dame|lord|pani|rain|rechtsanwalt|rechtsanwältin|dhr|mevr|mr\.dr|maître|atty|attorney|capt|sister|brother|pastor|rabbi|deacon|elder|imam|sheikh|shaikh|msgr|coach|chef|engr|ts|adv|pd|priv\.-doz|profa|mec|dato['’]?|datuk|datin|puan|encik|haji|hajah|h\.c)\b\.?-?\s*)+/i;
/** Forms of address, which are not part of a name; academic degrees are often written with it. */
const courtesy =
  /^(?:(?:mr|mrs|ms|miss|mx|herr|frau|mme|mlle|monsieur|madame|ma[iî]tre|sra?|srta|sig|sig\.ra|dhr|mevr|pan|pani|shri|smt|pd|priv\.-doz|r\.\s?pr|adw|apl|not|rechtsanw[aä]lt(?:in)?)\b\.?\s*)+(?=\p{Lu})/iu;
/** Degrees that Polish writes in lower case before a name. */
const lowerDegrees = /^(?:(?:mgr|inż|lek|stom|med|wet|hab|dr|n)\.?\s+)+(?=\p{Lu})/u;
const degrees =
  /[,\s]+(?:(?:ph\.?\s?d|m\.?d|d\.?d\.?s|d\.?m\.?d|d\.?v\.?m|j\.?d|esq|esquire|m\.?b\.?a|m\.?sc?|b\.?sc?|b\.?a|m\.?a|ll\.?[mb]|c\.?p\.?a|c\.?f\.?[ap]|cfp|rn|bsn|msn|lpn|np|pa-?c?|do|dc|pe|p\.?eng|pmp|aia|ra|leed|ap|ckd|cmfo|cpp|phr|sphr|shrm-[sc]cp|cissp|rd|ms|cd|cae|cce|mph|mpa|msw|lcsw|lmft|facs|faia|fiic|cpcu|cic|clu|chfc|ea|gri|crs|abr|jr|sr|ii|iii|iv|i{1,3}|d\.?o|o\.?d|phd|edd|ed\.?d|psyd|dnp|aprn|fnp|crnp|cnm|rdh|cda|cdt|mba|obe|mbe|cbe|frcs|mrics|frics|aca|acca|fca|riba|arb|cmc|cmp|rph|pharmd|drs|mmus|mfa|bfa|frsa|dipl\.-\S+|msc|bsc|meng|beng|llm|llb|hons|\(hons\)|m\.\s?eng|b\.\s?eng)\.?(?=[,\s]|$)[,\s]*)+$/i;

/** Credentials of health, law, finance, building and teaching that are written after a name; more have a slash or a hyphen: "OTR/L", "CCC-SLP". */
const credentials = new Set(
  'ARB PT DPT PTA MPT OT OTD OTR COTA MOT SLP CCC LCSW LICSW LMSW LSW MSW LPC LPCC LMHC LCPC LMFT LCMHC NCC CRC BCBA RBT DNP FNP APRN ARNP AGNP CRNA LVN CNA CNS RDN LDN CDE CDCES CHT OCS CSCS ATC LAT CTRS CTRI RYT ESMHL DVM VMD CVT RVT LVT CVPM DDS DMD FAGD AuD PharmD RPh PsyD EdD DMin MDiv MEd MAT MFA JD LLM CPA CMA CGMA CFE CIA CFP CFA ChFC CLU CPCU CIC AIF CRPC RICP CLTC CEBS AIA ASLA PLA AICP NCIDQ IIDA ASID LEED CCIM SIOR CCR CSM PMP PHR SPHR CAE CFRE GPC MPA MPH MHA MBA MS MA BA BS PhD MD DO NP PA RN BSN MSN PE SE EIT RA GRI ABR CRS SRES RDH RMT OD EFDA CDA RDA Esq CDT BVSc BVMS MRCVS BDS MRCGP FRCS MRICS FRICS RIBA ACA ACCA FCA FCCA CFA CAIA MCIPD FCIPD CEng MEng BEng BSc MSc LLB'.split(
    ' ',
  ),
);
const isCredential = (word: string): boolean => credentials.has(word.replaceAll('.', '')) || /^[A-Z]{2,5}[/-][A-Z]{1,5}$/.test(word);

/** "Ana Silva, MS, OTR/L" without what only credentials follow; the text itself if a part is something else. */
export function withoutCredentials(text: string): string {
  const [name = '', ...rest] = text.split(/,\s*/);
  return rest.length > 0 && rest.every((part) => part.split(' ').every(isCredential)) ? name : text;
}

const particle =
  /^(?:van|von|der|den|de|del|della|di|da|do|dos|das|du|la|le|el|al|bin|ibn|ben|ter|ten|binti|binte|bte|zu|zur|zum|af|av|y|e|d'|dal|lo|st\.?|vom|'t|het|op|in|und)$/i;

/** Particles that are also given names, when they come first: Ben Klein, Al Gore, Di Jones. */
const givenParticle = /^(?:Ben|Al|Di|Lo)$/;

/** Particles that are also family names, in Vietnam, China, India and Korea, when they come last: Minh Le, Thanh Do, Sunita Das, Jing Du. */
const familyParticle = /^(?:Le|Do|Das|Du|Di)$/;

/** Words of headings that are family names when they come last; folded. */
const lastNames = new Set(['vos', 'button', 'good', 'bell', 'le', 'do', 'das', 'du', 'di']);
/** Words of headings that are given names when they come first; folded. */
const firstNames = new Set([
  'gift',
  'rain',
  'german',
  'israel',
  'america',
  'africa',
  'england',
  'jordan',
  'bath',
  'asia',
  'china',
  'maria',
  'jose',
]);

/** Middle names after the Vietnamese family names that are also particles: "Le Van Do", "Do Thi Hoa". */
const vietnamese =
  /^(?:Le|Do|Du|La|Lê|Đỗ)\s(?:Van|Thi|Duc|Minh|Thanh|Quang|Huu|Xuan|Ngoc|Hoang|Anh|Kim|Thu|Tuan|Quoc|Trong|Dinh|Manh|Văn|Thị|Đức|Hữu|Xuân|Ngọc|Hoàng|Tuấn|Quốc|Trọng|Đình|Mạnh)\s\p{Lu}\p{Ll}/u;

/** Names that templates and forms have where a real one belongs. */
const madeUpName =
  /^(?:(?:max|erika|maxi|moritz) muster(?:mann|frau)|(?:john|jane|joe) (?:doe|public)|vorname nachname|first ?name last ?name|nom pr[ée]nom|pr[ée]nom nom|nombre apellidos?|nome (?:e )?cognome|nome sobrenome|voornaam achternaam|fulano de tal)$/i;
/** "Via Genova", "Tv. Alagoas": named after someone, or after a place. */
const startsAsStreet =
  /^(?:via|viale|piazza|piazzale|largo|rua|travessa|tv\.|calle|avenida|avda\.?|av\.|rue|boulevard|bd\.?|ul\.|str\.)\s/i;

/** Abbreviations that names of clubs start with in German-speaking countries. */
const clubStart = /^(?:TSV|TSG|TuS|TSF|VfB|VfL|VfR|FSV|SpVgg|SGM|DJK|ASV|BSV|MTV|KSV|SSV|TTC|MSV)\s/;
/** Ends of German and Dutch compounds for institutions; folded. */
const institutionEnd =
  /^[a-z]{3,}(?:verein|verband|vereinigung|genossenschaft|gesellschaft|gemeinschaft|stiftung|werkstatten?|klinik|praxis|apotheke|kanzlei|vereniging|stichting)$/;

/** "Avv. Ana Silva" → "Ana Silva": without the degrees and professions before it. */
export const withoutHonorifics = (name: string): string => {
  const bare = name.replace(honorifics, '');
  return bare.includes(' ') ? bare : name;
};

/** @returns the name without what stands around it, as written; null if the text isn't a person's name */
export const personNameIn = remembered((text): string | null => {
  const written = text
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;:–—|-]+$/, '')
    .trim();
  const bare = withoutCredentials(written);
  if (written.length < 4 || written.length > 70 || /[\d@/\\!?%€$#*+=<>{}[\]|:;©®™…]/.test(bare)) return null;
  let name = bare.replace(lowerDegrees, '').replace(honorifics, '');
  if (madeUpName.test(name) || startsAsStreet.test(name)) return null;
  // "Jing Ma", "Thanh Do": degrees have capitals or points.
  if (!/\s\p{Lu}\p{Ll}$/u.test(name))
    for (let shorter = name.replace(degrees, ''); shorter !== name; shorter = name.replace(degrees, '')) name = shorter;
  name = name.replaceAll(/\s*(?:\([^)]{1,30}\)|["“”„'‘’`]{1,2}[\p{L} ]{2,20}["“”'‘’`]{1,2})\s*/gu, ' ').trim();
  // "Budi Hartono, S.H., M.H.", "Sam Poe, M.Ed."
  name = name.replace(/(?:,\s?(?=[\p{L}.]{3,9}(?:,|$))(?:\p{Lu}\p{Ll}{0,3}\.){1,4}(?:\p{Lu}\p{Ll}{0,3}\.?)?)+$/u, '');
  if (name.includes(',') || name.length > 50) return null;
  // "Ana Silva y Tom Berg" are two; "Ortega y Gasset" is one.
  if (/\S \S+ (?:y|e|und|and|et|en) \S+ \S/.test(name)) return null;
  const words = name.split(' ');
  const isVietnamese = vietnamese.test(name);
  const isFamily = words.length < 5 && familyParticle.test(words.at(-1) ?? '');
  const main = words.filter(
    (word, index) =>
      isVietnamese || !particle.test(word) || (index === 0 && givenParticle.test(word)) || (isFamily && index === words.length - 1),
  );
  if (words.length > 6 || main.length < 2 || main.length > 5) return null;
  // "B.E. Civil": a degree and its subject.
  if (/^(?:[bm]\.?\s?(?:e|a|s|sc|com|tech|arch|eng|ed)|d\.?c\.?e|i\.?t\.?i|ph\.?d)\.?$/i.test(words[0] ?? '')) return null;
  // "in 't Veld" is a name, "Geboren in Stuttgart" isn't.
  if (words.some((word, index) => /^(?:in|op|und)$/.test(word) && !/^(?:['’]t|het|de|den|der|zu|zum)$/i.test(words[index + 1] ?? '')))
    return null;
  if ((particle.test(words.at(-1) ?? '') && !isFamily) || !main.every(isNameWord)) return null;
  // "H. No. 2-7", "LLB UKZN": the number of a house, a degree and its university.
  if (/^(?:No|Nr|Nº)\.?$/.test(words.at(-1) ?? '') || (main.every((word) => /^\p{Lu}{2,6}$/u.test(word)) && main.some(isCredential)))
    return null;
  // "A. B." has no family name.
  if (main.filter((word) => !/^(?:\p{Lu}\.?){1,3}$/u.test(word)).length < (main.length > 2 ? 2 : 1) && main.length < 3) return null;
  // "Suresh Kumar K." has two whole names before the initial; "Anna S." hides the family name.
  if (/^\p{Lu}\.?$/u.test(main.at(-1) ?? '') && main.slice(0, -1).filter((word) => word.length > 2).length < 2) return null;
  // "H Hypostratège": a letter of a logo.
  if (main.length === 2 && /^\p{Lu}$/u.test(main[0] ?? '')) return null;
  // "CLÍNICA VIDAL, S.L.P.": some legal forms are also written like degrees.
  if (/,?\s(?:S\.?\s?(?:[AL]|L\.?\s?P|L\.?\s?U|R\.?\s?L)|L\.?L\.?[CP]|Inc|Ltd|GmbH|mbH)\.?$/.test(written)) return null;
  const folded = foldText(name);
  // "TSV Rudow", "Kreisleichtathletikverband Holzminden"
  if (clubStart.test(name) || folded.split(' ').some((word) => institutionEnd.test(word))) return null;
  if (
    // "EI Durand" is a French sole trader, "Ei Mon" a person.
    /^EI\s/.test(name) ||
    companyWords.test(folded) ||
    folded
      .split(' ')
      .some(
        (word, index, all) =>
          notNames.has(word) && !(index === all.length - 1 && lastNames.has(word)) && !(index === 0 && firstNames.has(word)),
      )
  )
    return null;
  return isNounPhrase(main) || isTitleWords(main) || (isTitleElsewhere(name) && !isFamilyName(foldText(main.at(-1) ?? '')))
    ? null
    : withoutTrailing(written.replace(courtesy, '').replace(lowerDegrees, '')).replace(/(?<=\p{Ll}{4})\.$/u, '');
});

/** "Ana Owen ARB RIBA" without the credentials after a name that isn't itself in capitals. After a comma they stay, because people sign like that. */
function withoutTrailing(name: string): string {
  const words = name.split(' ');
  let end = words.length;
  while (end > 2 && /^[A-Z]{3,5}$/.test(words[end - 1] ?? '') && isCredential(words[end - 1] ?? '')) end--;
  const kept = words.slice(0, end);
  return end < words.length && kept.every((word) => !/^\p{Lu}{3,}$/u.test(word) && !word.endsWith(',')) ? kept.join(' ') : name;
}

function isNameWord(word: string): boolean {
  // "SitepuAttorney": two words whose space is made by a style sheet.
  if (/\p{Ll}{3}\p{Lu}/u.test(word) && !/^(?:Mac|Fitz|Van|Von|Dela|Della|Delle|Della|San)\p{Lu}/u.test(word)) return false;
  return /^(?:\p{Lu}\.?){1,3}$/u.test(word) || /^(?:\p{Lu}['’])?\p{Lu}[\p{L}\p{M}'’]*(?:-\p{Lu}?[\p{L}\p{M}'’]+)*\.?$/u.test(word);
}

const maximum = { length: 110, words: 13 };
/** Starts of sentences and links. */
const notTitle =
  /^(?:licen[cs]es?$|menu|attach(?:ed|ment)?|\d(?!\.\s?(?:vors|kass|schrift|stell|beis))|[bm]\.\s?(?:e|a|s|sc|com|tech|arch|eng|ed)(?![\wÀ-ɏ]|\.? (?:student|candidate|researcher))|(?:bsc|msc|mba|bcom|ssc|hsc|diploma|bachelor|master of|ph\.?d(?!\.? (?:student|candidate|researcher|fellow))|nom commercial|raison sociale|ragione sociale|raz[óo]n social|firmierung|verantwortliche?[rn]? (?:im sinne|f[üu]r|gem|nach|i\. ?s)|degree|(?:directeur|directrice|responsable) de (?:la )?publication|university|college|school(?! (?:counsel|business|nurse|secretary|principal|psycholog|librarian|social|administrator|director|manager|teacher|custodian|registrar|treasurer))|faculty|qualification|experience|education|member of|graduate of)\b|het team|das team|o time|la squadra|meeting|our|your|the|we|unsere?|ihre?|notre|nos|votre|nuestr[oa]s?|noss[oa]s?|nostr[oaie]|onze?|contact|kontakt|read|learn|see|view|more|meet|about|join|continua|scopri|leggi|weiterlesen|mehr|lire|en savoir|decouvrir|d[ée]couvr|descubr|saiba|lees|ontdek|email|e-mail|call|phone|tel|fax|visit|follow|download|click|book|get|for|if|as|in|at|from|with|since|workers['’]|injur|accident|seit|depuis|is|has|all|mit|für|ohne|leider|pour|avec|dans|con|para|por|por qu[eé]|voor|naar|zum|zur|free|gratis|kostenlose?|hora|uhrzeit|veja|como|o[mv] oss|om os|o n[aá]s|over ons|meist[aä]|r[oó]lunk|despre noi|how|why|when|what)(?![\wÀ-ɏ])/i;

/** "Position: CEO" */
const titleLabel =
  /^\s*(?:(?:job )?title|position|role|function|funktion|aufgabe|fonction|poste|cargo|puesto|funci[óo]n|funzione|ruolo|fun[çc][ãa]o|functie|stanowisko|funkce|pozice|stilling|tittel|titel|befattning|rolle|qualit[ée]|qualifica|mansione|profession|profissão|profesi[óo]n|beruf|stellung|designation|rang)\s*:\s*/i;

/** Numbers of licenses and registers after a title: "Broker | DRE 01998877", "Loan Officer NMLS #123456", "Arquiteta · CAU A12345-6". */
const licenseBehind =
  /(?:(?:\s*[,;(]\s*|\s+[·•|–-]\s+)(?:\p{Lu}[\p{L}.]*\s){0,2}(?:#|n[º°o]\.?|nr\.?|\p{L}{2,7}\.?)?|\s(?:lic\.?|license|dre|(?:cal)?bre|nmls|reg\.?))[\s:#]*[A-Z]?\d{4}[\d.\-/]*\)?$/iu;

/** Offices of clubs, towns and companies that the title engine doesn't rank. */
const offices =
  /(?<!\p{L})(?:^(?:adjutant(?:in)?|oberst|(?:schie(?:ß|ss)|schützen|bruder)meister(?:in)?|zugführer(?:in)?)$|właściciel(?:ka)?|(?:wice)?prezes|radca prawny|kierownik|(?:schrift|protokoll|pass)führer(?:in)?|(?:material|mitglieder)verwalter(?:in)?|jugendvertreter(?:in)?|(?:ere)?voorzitter|afgevaardigde|sommelier|(?:schrift|presse|sport|zeug|geräte|platz|haus|medien|frauen|senioren|turn|ski|wander|hütten|musik|noten)wart(?:in)?|stellv(?:ertretende[rn]?|\.)\s(?:vorsitzende[rn]?|vorst[aä]nd(?:in)?|kassier(?:er)?(?:in)?|kassenwart(?:in)?|\p{L}+leiter(?:in)?|schriftführer(?:in)?|schatzmeister(?:in)?)|jugendleiter(?:in)?|kassenwart(?:in)?|kassierer(?:in)?|presidentessa|secretaris|winemaker|brewmaster|tour guide|tour leader|doctoral student|acupuncturist|beisitzer(?:in)?|jugendwart(?:in)?|architektin|sekretariat|prophylaxe\p{L}*|(?:[1-3]\.|erste[rn]?|zweite[rn]?) (?:vorsitzende[rn]?|vorst[aä]nd(?:in)?|kassier(?:er)?(?:in)?|kassenwart(?:in)?|schriftführer(?:in)?)|(?:[bm]\.?\s?(?:a|s|sc|eng|ed)\.?|master['’]?s?|bachelor['’]?s?|undergraduate|graduate|doctoral) students?|tax preparer|commissioner|alder(?:man|woman|person)|select(?:man|woman|board member)|past president|paraeducator|bus driver|shareholder|law clerk|ph\.?d\.? (?:student|candidate)|head roaster|coffee roaster|inn-?keepers?(?<!s)|nominated individual|(?:care|support|youth|outreach|case|social) worker|caretaker|groundskeeper|farmhand|rancher|docent|harbou?r ?master|postmaster|stable ?hand|wrangler|brewer|distiller|dairy farmer|beekeeper|platzwart(?:in)?|deputy head|senco|gesellin|zm[fpv]|tfa|chefin|seniorchef(?:in)?|juniorchef(?:in)?|vocal|council ?(?:member|man|woman)|contabile|\p{L}+ in-?charge|(?:city|town|court|county|building|police|fire|planning) (?:recorder|commissioner|clerk))(?!\p{L})/iu;

/** Titles only as a whole: elsewhere they are words of texts. */
const wholeTitles = /^(?:(?:soci[oa] |abogad[oa] |advogad[oa] )?(?:asociad[oa]|associad[oa])|of counsel|sóci[oa]|soci[oa])$/iu;

/** Words that are titles where they end a short line: "Staff Writer"; elsewhere they are words of texts. */
const occupations = /^(?:\p{L}[\p{L}/&-]*,? ){0,3}(?:writer|copywriter|producer|installer|researcher|strategist|facilitator|mentor)$/iu;

const internationalTitle =
  /\b(?:manager|director|partner|specialist|consultant|ceo|cto|cfo|coo|cmo|designer|developer|engineer|architect|lead|leader|head|owner|founder|co-?founder|president)\b/i;

/** Whether the text is a job title: short, and the title engine knows its rank or its field of work. */
export const titleIn = remembered((text): { title: string; isSure: boolean } | null => {
  const plain = (/\d{4}/.test(text) && text.length < 200 ? text.replace(licenseBehind, '') : text)
    .replaceAll(/\s+/g, ' ')
    .replace(titleLabel, '')
    .replace(/^[\s,;:–—|/-]+|[\s,;:–—|/-]+$/g, '')
    .replace(/^\(([^()]*)\)?$|^([^()]*)\)$/, '$1$2')
    // "Chair of the Board; former CEO of Globex"
    .replace(/(?<=\p{L})[;,]\s+(?:former|formerly|previously|ex-|vormals|ehemals|ancien).*$/iu, '')
    .trim();
  if (plain.length < 2 || plain.length > maximum.length || plain.split(' ').length > maximum.words) return null;
  if (/^(?:member of the .{0,25}board|mitglied (?:des|der) (?:vorstand|geschäfts|beirat|aufsichtsrat))/i.test(plain))
    return { title: plain, isSure: true };
  if (
    /[@!?€$%=<>{}[\]§]|\s(?:is|was|has|ist|war|est|sono|é|appoints|names|joins|hires|launches|announces|wins|opens|acquires|partners with|expands|welcomes|receives|reports)\s|https?:|www\.|\d{3}|\d{2}\s\d{2}\s\d{2}|:\s.{2,60}\s(?:S\.?L|S\.?A|S\.?r|GmbH|Inc|Ltd|LLC|AG|B\.?V)(?!\p{L})|(?<!(?:^|\s)(?:Stellv|Stv|Sr|Jr|Asst|Dr|Dipl|Exec|Gen|Dep|Dir|Adm|Assoc|Prof|Ph\.?D|[MB]\.?(?:S|A|Sc)|[1-3]))\.\s+\p{Lu}/u.test(
      plain,
    ) ||
    notTitle.test(plain) ||
    (/[^.][.]$/.test(plain) && plain.split(' ').length > 5)
  )
    return null;
  if (!/^[\p{Lu}\d("'“]/u.test(plain) && plain.split(' ').length > 4) return null;
  // The heading above a group.
  if (
    /^(?:attorneys|lawyers|[a-z]{3,}(?:ologists|icians|ienists|apists|arians|ounselors|nstructors|achers|urses|ssistants|ccountants|ngineers|esigners|evelopers|dvisors|roducers|pecialists|oordinators|eceptionists)|partners|directors|managers|founders|owners|doctors|physicians|agents|consultants|engineers|officers|executives|members|staff|associates|trustees|principals|employees|teachers|colaborador[ea]s|collaborator[ie]|collaborat(?:eurs|rices)|mitarbeiter(?:innen)?|mitarbeitende|medewerkers|s[óo]cios|avvocati|abogados|advogados|avocats|rechtsanwälte|anwälte|ärzte|experts|specialists|advisors|personal injury|workers['’] compensation)$/i.test(
      plain,
    )
  )
    return null;
  if (offices.test(plain) || wholeTitles.test(plain) || occupations.test(plain) || isTitleElsewhere(plain))
    return { title: plain, isSure: true };
  // The title engine takes Polish "po" for a product owner.
  if (/[ąęłńśźżćřěůčšžťďňőűğışțșăđ]/i.test(plain) && !internationalTitle.test(plain)) return null;
  // Hours, scores, files and comparisons: "8 pm" would be a project manager.
  if (/\d\s?[ap]\.?m\b|\bvs\b|\(\d|\d\)|\d:\d|\.(?:md|html?|pdf|docx?|zip)$/i.test(plain)) return null;
  // "Nickolas Butler" is a person, although butlers exist.
  const words = plain.split(' ');
  if (
    (isFamilyName(foldText(words.at(-1) ?? '')) || words.slice(0, 2).some((word) => workNames.has(foldText(word)))) &&
    personNameIn(plain) !== null
  )
    return null;
  const { seniorities, department } = readTitle(plain);
  if (seniorities.length === 0 && department === null) return null;
  return { title: plain, isSure: seniorities.length > 0 };
});
