/**
 * Frequent Arabic and Persian names, with the spellings that their bearers use in Latin letters, the most frequent first. Written down from
 * general knowledge of the names, without a public list as their source.
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
