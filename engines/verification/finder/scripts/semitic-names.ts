/**
 * Frequent Arabic, Persian and Hebrew names, with the spellings that their bearers use in Latin letters, the most frequent first. Written down from general
 * knowledge of the names, without a public list as their source.
 */
import { tableOf } from './spelled.ts';

export const arabicNames = tableOf(`
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
  امين amin
  انور anwar
  ايهاب ehab ihab
  ايمن ayman
  اسامة osama
  اشرف ashraf
  باسم bassem basem
  باسل basel bassel
  جهاد jihad
  حاتم hatem
  حازم hazem
  حسام hossam hussam
  حكيم hakim
  خليل khalil
  داود daoud dawood
  رايد raed
  رشيد rashid rachid
  رفيق rafik
  سمير samir
  سامر samer
  سهيل suhail
  شادي shadi shady
  صبري sabri sabry
  طلال talal
  عادل adel
  عامر amer
  عصام essam issam
  عماد emad imad
  عمار ammar
  غسان ghassan
  فواد fouad fuad
  فادي fadi fady
  فارس fares faris
  فريد farid
  لوي loay louay
  ماهر maher
  مازن mazen
  مالك malek malik
  مجدي magdy majdi
  محسن mohsen
  مراد mourad murad
  معاذ moaz muath
  نادر nader
  نبيل nabil
  نجيب najib naguib
  نزار nizar
  نضال nidal
  هشام hisham hesham
  هيثم haitham
  وايل wael
  وسام wissam wesam
  يحيى yahya yehia
  يعقوب yaqoub yacoub
  اروى arwa
  اسماء asma asmaa
  ايمان iman eman
  جنى jana
  حنان hanan
  دانا dana
  دعاء doaa
  رغد raghad
  سعاد suad souad
  سحر sahar
  سوسن sawsan
  شيماء shaimaa
  عبير abeer abir
  غادة ghada
  لمى lama
  مروة marwa
  ندى nada
  نهى noha nuha
  نوال nawal
  هالة hala
  هند hind
  وفاء wafa wafaa
  خطيب khatib khateeb
  قاضي qadi kadi
  بكري bakri
  عامري amri ameri
  كعبي kaabi
  منصوري mansoori mansouri
  زعابي zaabi
  ظاهري dhaheri
  شامسي shamsi
  مزروعي mazrouei
  نعيمي nuaimi
  بلوشي balushi
  حارثي harthi
  عنزي enezi anazi
  رشيدي rashidi
  مالكي malki maliki
  عمري omari
  جابري jabri
  حمادي hammadi
  درويش darwish
  شاهين shaheen shahin
  غانم ghanem
  نصر nasr
  نصار nassar
  عيسى issa eisa
  موسى mousa musa
  حمدان hamdan
  زيدان zidan
  سلامة salameh salama
  عطية attia
  عوض awad
  صباغ sabbagh
  حلبي halabi
  بيطار bitar
  عساف assaf
  كنعان kanaan
`);

export const hebrewNames = tableOf(`
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
  אביב aviv
  אביגיל avigail
  אביגדור avigdor
  אדם adam
  אהוד ehud
  אהרון aharon aaron
  אופיר ofir
  אור or
  אורן oren
  אורנה orna
  אילן ilan
  אילנה ilana
  איילת ayelet
  אלי eli
  אליהו eliyahu
  אליעזר eliezer
  אמיר amir
  אמנון amnon
  אסנת osnat
  אפרת efrat
  אפרים efraim ephraim
  ארז erez
  בועז boaz
  בן ben
  ברוך baruch
  גדי gadi
  גדעון gideon gidon
  גל gal
  גלית galit
  דב dov
  דבורה dvora deborah
  דורון doron
  דורית dorit
  דליה dalia
  דן dan
  דפנה dafna daphna
  דרור dror
  הדס hadas
  הראל harel
  זאב zeev
  חגי hagai haggai
  חגית hagit
  חן chen hen
  יאיר yair
  יגאל yigal
  יהודה yehuda
  יהודית yehudit judith
  יובל yuval
  יורם yoram
  יפה yaffa yafa
  ירון yaron
  ישי yishai
  ישראל israel yisrael
  לימור limor
  לירון liron
  מאור maor
  מורן moran
  מוטי moti
  מרדכי mordechai
  מנחם menachem menahem
  מתן matan
  נאוה nava
  נדב nadav
  נורית nurit
  נטלי natalie natali
  נטע neta
  נילי nili
  נעמי naomi
  נעמה naama
  נפתלי naftali
  נתן natan nathan
  נתנאל netanel
  סיון sivan
  סיגל sigal
  סיגלית sigalit
  עדן eden
  עוזי uzi
  עודד oded
  עופר ofer
  עופרה ofra
  עידית idit
  עידן idan
  עליזה aliza
  עמוס amos
  עמרי omri
  ענבל inbal
  פנינה pnina
  צחי tzahi zahi
  קובי kobi koby
  קרין karin
  ראובן reuven
  רות ruth
  רותי ruti
  רוני roni rony
  רם ram
  רמי rami
  רן ran
  רפאל rafael raphael
  רפי rafi
  שאול shaul saul
  שגיא sagi
  שולמית shulamit
  שירי shiri
  שלומית shlomit
  שלומי shlomi
  שלי shelly sheli
  שמואל shmuel samuel
  שני shani
  שרון sharon
  תום tom
  תמיר tamir
  אבוטבול abutbul
  אברמוב abramov
  אברמוביץ abramovich
  אוחנה ohana
  אלבז elbaz
  אלקיים elkayam
  אמסלם amsalem
  ארד arad
  בוזגלו buzaglo
  ברגר berger
  ברנשטיין bernstein
  גולדמן goldman
  גולדשטיין goldstein
  גרוס gross
  גרוסמן grossman
  גרין green
  גרינברג greenberg grinberg
  דיין dayan
  הורוביץ horowitz horovitz
  הופמן hoffman
  הלוי halevi halevy
  הרשקוביץ hershkovitz
  וקנין vaknin
  ויינברג weinberg
  ויצמן weizman weizmann
  זוהר zohar
  זילברמן zilberman silberman
  חזן hazan
  חסון hasson
  טולדנו toledano
  ישראלי israeli
  כהנא kahana
  לב lev
  לביא lavi
  לפיד lapid
  מור mor
  מימון maimon
  מנור manor
  מאירי meiri
  נחמיאס nahmias
  ניסים nissim
  סולומון solomon
  סבן saban
  עובדיה ovadia
  עמר amar
  עזרא ezra
  פלד peled
  פישר fisher fischer
  פרנקל frenkel frankel
  צור tzur zur
  קפלן kaplan
  קדוש kadosh
  קורן koren
  רביב raviv
  רבינוביץ rabinovich
  רגב regev
  רובין rubin
  רוט roth
  רוזנטל rosenthal
  רוזנפלד rosenfeld
  רז raz
  שגב segev
  שלום shalom
  שמיר shamir
  שטיין stein
  שניידר schneider
  שפיגל spiegel
  שרעבי sharabi
  ששון sasson
`);
