/**
 * Arabic, Persian and Hebrew names. These scripts omit most vowels, so common names are listed with the spellings that their bearers
 * use; the letters of any other name are written with the vowels that are most frequent, which is right less often.
 */
import { withoutMarks } from '@leadlight/vocabulary/text';
import { joined, optionsOf, spellByParts, tableOf, type Spelling, type Ways } from './spelled.ts';

const arabicNames = tableOf(`
  محمد mohamed mohammed muhammad mohammad
  احمد ahmed ahmad
  محمود mahmoud mahmood
  علي ali
  عمر omar umar
  عثمان othman osman uthman
  حسن hassan hasan
  حسين hussein hussain husain
  ابراهيم ibrahim ebrahim
  اسماعيل ismail
  يوسف youssef yousef yusuf
  خالد khaled khalid
  كريم karim kareem
  سعيد saeed said
  سعد saad
  سعود saud saoud
  فهد fahad fahd
  فيصل faisal
  عبدالله abdullah abdallah
  عبد abd abdul
  عبدالرحمن abdulrahman abdelrahman
  عبدالعزيز abdulaziz abdelaziz
  مصطفى mostafa mustafa
  طارق tarek tariq tareq
  ياسر yasser yaser
  وليد waleed walid
  زياد ziad
  رامي rami ramy
  سامي sami samy
  هاني hani hany
  شريف sherif sharif
  تامر tamer
  عمرو amr
  ماجد majed maged majid
  ناصر nasser naser nasir
  جمال gamal jamal
  كمال kamal
  جابر jaber
  صالح saleh salih
  صلاح salah
  سليمان sulaiman soliman suleiman
  راشد rashid rashed
  منصور mansour mansoor
  بدر badr bader
  تركي turki
  سلطان sultan
  نواف nawaf
  مشعل mishal
  بندر bandar
  انس anas
  بلال bilal belal
  حمزة hamza
  حمد hamad
  مريم mariam maryam
  فاطمة fatima fatma fatimah
  عائشة aisha aysha
  سارة sara sarah
  نور nour noor
  ليلى layla leila laila
  هدى huda hoda
  منى mona muna
  رنا rana
  ريم reem rim
  دينا dina
  هبة heba hiba
  امل amal
  سلمى salma
  ياسمين yasmin yasmine yasmeen
  زينب zainab zeinab
  خديجة khadija
  لينا lina leena
  مي mai may
  نادية nadia
  سميرة samira
  رانيا rania
  مها maha
  حداد haddad
  خوري khoury khouri
  نجار najjar naggar
  مصري masri
  هاشمي hashimi hashemi
  قحطاني qahtani
  غامدي ghamdi
  زهراني zahrani
  عتيبي otaibi
  شمري shammari
  دوسري dosari dossary
  حربي harbi
  مطيري mutairi
  شهري shehri
  سيد sayed sayyid
  عباس abbas
  فرح farah
  قاسم qasim kassem qasem
  حجازي hegazy hijazi
  شامي shami
  بغدادي baghdadi
  رضا reza rida
  مهدي mahdi mehdi
  حسينی hosseini
  حسيني husseini hosseini
  احمدی ahmadi
  محمدی mohammadi
  کریمی karimi
  رضایی rezaei rezaee
  امیر amir
  سعید saeed said
  زهرا zahra
  پریسا parisa
  آرش arash
  ارش arash
  بهرام bahram
  داریوش dariush
  فرهاد farhad
`);

const arabicLetters: Ways = tableOf(`
  ا a
  ب b
  ت t
  ث th
  ج j g
  ح h
  خ kh
  د d
  ذ dh
  ر r
  ز z
  س s
  ش sh
  ص s
  ض d
  ط t
  ظ z
  ع a
  غ gh
  ف f
  ق q k
  ك k
  ک k
  ل l
  م m
  ن n
  ه h
  ة a ah
  و ou w u
  ^و w
  ي i y
  ی i y
  ^ي y
  ى a
  ء -
  ئ e
  ؤ o
  پ p
  چ ch
  ژ zh
  گ g
`);

const hebrewNames = tableOf(`
  יוסף yosef yossef joseph
  יוסי yossi yosi
  דוד david
  משה moshe
  אברהם avraham abraham
  אבי avi
  יעקב yaakov jacob yakov
  יצחק yitzhak itzhak isaac
  שלמה shlomo
  חיים haim chaim
  דניאל daniel
  דני dani danny
  מיכאל michael mihael
  אורי uri ori
  אייל eyal
  יניב yaniv
  רון ron
  רונן ronen
  גיל gil
  גלעד gilad
  עמית amit
  עומר omer
  איתי itai itay
  איתן eitan etan
  נועם noam
  אסף asaf assaf
  אלון alon
  ערן eran
  עידו ido
  תומר tomer
  ניר nir
  יואב yoav
  יונתן yonatan jonathan
  אריאל ariel
  אריה arie aryeh
  שי shai shay
  שמעון shimon simon
  בנימין binyamin benjamin
  גיא guy
  ליאור lior
  מאיר meir
  צבי zvi tzvi
  רועי roi roy roei
  שרה sara sarah
  רחל rachel rahel
  רבקה rivka
  לאה lea leah
  מרים miriam
  אסתר esther ester
  חנה hana hanna chana
  נועה noa
  תמר tamar
  יעל yael
  מיכל michal
  שירה shira
  מאיה maya
  עדי adi
  רונית ronit
  אורית orit
  דנה dana
  ענת anat
  הילה hila
  ליאת liat
  קרן keren
  טל tal
  יפעת yifat ifat
  כהן cohen kohen
  לוי levi levy
  מזרחי mizrahi mizrachi
  פרץ peretz perez
  ביטון biton bitton
  דהן dahan
  אברהמי avrahami
  פרידמן friedman fridman
  מלכה malka
  אזולאי azoulay azulay
  כץ katz
  יוספי yosefi
  חדד hadad haddad
  אוחיון ohayon
  שפירא shapira
  גבאי gabay gabai
  בר bar
  שחר shahar
  גולן golan
  גולדברג goldberg
  רוזנברג rosenberg
  וייס weiss
  שוורץ schwartz shvartz
  קליין klein
  לוין levin
  ברק barak
  אדרי edri
  אשכנזי ashkenazi
  סגל segal
  רוזן rosen
  שמש shemesh
  נחום nahum
  שטרן stern shtern
`);

const hebrewLetters: Ways = tableOf(`
  א a
  ב v b
  ^ב b
  ג g
  ד d
  ה h
  ה$ a ah
  ו o u v
  ^ו v
  וו v w
  ז z
  ח h ch
  ט t
  י i y
  ^י y
  כ k ch
  ך ch kh
  ל l
  מ m
  ם m
  נ n
  ן n
  ס s
  ע a
  פ p f
  ף f
  צ tz ts z
  ץ tz ts z
  ק k
  ר r
  ש sh s
  ת t
  ׳ -
`);

/** @param word in one of these scripts, with or without vowel signs */
export function spellArabic(word: string): Spelling[] {
  const plain = word
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[أإآٱ]/g, 'ا');
  const article = plain.startsWith('ال') && plain.length > 4;
  const core = article ? plain.slice(2) : plain;
  const known = arabicNames[core] ?? arabicNames[core.replace(/ی/g, 'ي').replace(/ک/g, 'ك')];
  const spelled = known === undefined ? withVowels(spellByParts(core, arabicLetters, 1)) : optionsOf(known);
  if (!article) return spelled;
  return joined(
    spelled.flatMap(({ text, share }) => [
      { text: `al${text}`, share: share * 0.5 },
      { text, share: share * 0.2 },
      { text: `al-${text}`, share: share * 0.2 },
      { text: `el${text}`, share: share * 0.1 },
    ]),
  );
}

export function spellHebrew(word: string): Spelling[] {
  const plain = withoutMarks(word);
  const known = hebrewNames[plain];
  return known === undefined ? withVowels(spellByParts(plain, hebrewLetters, 2)) : optionsOf(known);
}

/** With the vowels that these scripts omit most: between the first two consonants, and between all. */
function withVowels(spelled: readonly Spelling[]): Spelling[] {
  const ways: [vowel: string, isEverywhere: boolean, share: number][] = [
    ['a', false, 0.45],
    ['a', true, 0.25],
    ['e', false, 0.2],
    ['i', false, 0.1],
  ];
  return joined(
    spelled.flatMap(({ text, share }) =>
      ways.map(([vowel, isEverywhere, part]) => {
        const between = new RegExp(consonants + '(?=' + consonants + ')', isEverywhere ? 'g' : '');
        return { text: text.replace(between, `$&${vowel}`), share: share * part };
      }),
    ),
  ).slice(0, 8);
}

const consonants = '(?:sh|ch|kh|gh|th|dh|tz|ts|zh|[bcdfghjklmnpqrstvwxz])';
