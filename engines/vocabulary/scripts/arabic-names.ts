/**
 * Frequent Arabic and Persian names, with the spellings that their bearers use in Latin letters, the most frequent first. Written down from
 * general knowledge of the names, without a public list as their source. Long because it is a table with a line for each name.
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
  ابتسام ibtisam
  احلام ahlam
  احسان ihsan ehsan
  ادريس idris driss
  ادهم adham
  اديب adib adeeb
  ازهار azhar
  اسحاق ishaq ishak
  اسراء esraa israa
  اسيل aseel
  اسلام islam eslam
  اشواق ashwaq
  اصالة asala
  افنان afnan
  اكرم akram
  الاء alaa
  الياس elias
  الهام ilham elham
  امال amal
  امجد amjad
  امنة amna
  اميرة amira ameera
  امينة amina
  انجي engy
  ايات ayat
  اياد eyad iyad
  اية aya
  ايلين eileen
  ايناس enas inas
  بثينة buthaina
  بدرية badriya
  بسام bassam
  بسمة basma
  بشار bashar
  بشير bashir
  بشرى bushra
  بكر bakr
  بهاء bahaa baha
  بيان bayan
  تغريد taghreed
  تقى toka tuqa
  تيسير taysir tayseer
  ثامر thamer
  ثريا soraya thuraya
  جاسم jassim jasim
  جبر jabr
  جبران gibran jubran
  جعفر jafar jaafar
  جلال jalal galal
  جليلة jalila
  جميل jamil jameel
  جميلة jamila jameela
  جنات jannat
  جواد jawad
  جورج george
  جوزيف joseph
  جيهان jihan gehan
  حامد hamed hamid
  حبيب habib
  حبيبة habiba
  حذيفة huthaifa hozaifa
  حسناء hasna
  حسنين hassanein
  حفصة hafsa
  حكمت hikmat
  حليم halim
  حليمة halima
  حمود hamoud
  حميد hameed hamid
  حنين haneen
  حياة hayat
  حيدر haidar haider
  خالدة khalida
  خلف khalaf
  خلود khulood kholoud
  خميس khamis
  دلال dalal
  داليا dalia
  دانية dania
  ديما dima
  ذياب dhiab diab
  رافت raafat rafat
  رامز ramez
  راضي radi
  رباب rabab
  ربيع rabih rabie
  رجاء rajaa raja
  رجب ragab rajab
  رحمة rahma
  رحيم rahim
  رشا rasha
  رشدي rushdi roshdy
  رضوان radwan rudwan
  رضوى radwa
  رغدة raghda
  رفعت refaat rifaat
  رقية ruqaya ruqayya
  رمضان ramadan
  رمزي ramzi ramzy
  رنيم raneem
  رهام reham riham
  رهف rahaf
  روان rawan
  روضة rawda
  رويدا rowaida
  ريان rayan rayyan
  ريهام reham riham
  زكريا zakaria
  زكي zaki
  زهير zuhair zouheir
  زهرة zahra zohra
  زيد zaid zayed
  زايد zayed
  زينة zeina zina
  سائد saed
  ساجدة sajida
  سالم salem salim
  سليم salim saleem selim
  سالمة salma
  سامية samia
  سجى saja
  سلام salam
  سلوى salwa
  سماح samah
  سمر samar
  سمية somaya sumaya
  سناء sanaa sana
  سندس sondos sundus
  سهام siham seham
  سهى soha suha
  سهير soheir suhair
  سوزان suzan susan
  سيف saif seif
  شاكر shaker shakir
  شذى shatha shaza
  شعبان shaaban
  شهاب shehab shihab
  شهد shahd
  شوقي shawki shawky
  شيرين shereen shirin sherine
  صابر saber sabir
  صادق sadiq sadek
  صفاء safaa safa
  صفوان safwan
  صفية safia safiya
  صقر saqr
  صهيب suhaib sohaib
  ضياء diaa dia
  طاهر taher tahir
  طه taha
  ظافر dhafer
  عاطف atef
  عالية alia
  عاصم assem asim
  عايدة aida
  عبدالحميد abdelhamid abdulhamid
  عبدالرحيم abdulrahim abderrahim
  عبدالسلام abdelsalam abdulsalam abdessalam
  عبدالغني abdelghani abdulghani
  عبدالفتاح abdelfattah abdulfattah
  عبدالقادر abdelkader abdulqader
  عبدالكريم abdulkarim abdelkarim
  عبداللطيف abdullatif abdellatif
  عبدالمجيد abdulmajeed abdelmajid
  عبدالملك abdulmalik abdelmalek
  عبدالمنعم abdelmoneim
  عبدالناصر abdelnasser
  عبدالهادي abdulhadi abdelhadi
  عبدالوهاب abdulwahab abdelwahab
  عبدالحليم abdelhalim
  عبدالحق abdelhak abdulhaq
  عبده abdo abdou
  عبيد obaid ebeid
  عدنان adnan
  عدي oday uday
  عزت ezzat
  عز ezz
  عزة azza
  عزيز aziz
  عزيزة aziza
  عصمت esmat
  عفاف afaf
  عقيل aqeel akil
  علاء alaa ala
  عليا alia
  علياء alia aliaa
  عمران imran omran
  عهود ohoud
  عواطف awatef
  فاتن faten
  فاروق farouk farooq
  فاضل fadel fadhel
  فايز fayez faiz
  فايزة fayza faiza
  فتحي fathi fathy
  فدوى fadwa
  فراس firas feras
  فرج faraj farag
  فرحان farhan
  فردوس ferdous
  فريال ferial
  فريدة farida
  فضل fadl fadel
  فوزي fawzi fawzy
  فوزية fawzia
  فيروز fairouz
  قصي qusay qusai
  قيس qais kais
  كاظم kadhim kazem
  كامل kamel kamil
  كوثر kawthar kawsar
  كنزة kenza
  لبنى lubna lobna loubna
  لبيب labib
  لجين lujain
  لطفي lotfi lutfi
  لطيفة latifa
  لميس lamis lamees
  ليان layan
  ليث laith
  مؤمن moamen momen
  مؤيد moayad muayad
  مامون mamoun
  مبارك mubarak mobarak
  متعب mutaib miteb
  مجد majd
  مجدولين majdoleen
  محب moheb
  محمدي mohammadi
  محي mohy
  مدحت medhat
  مرام maram
  مرتضى murtada mortada
  مرزوق marzouk marzouq
  مروان marwan
  مريهان marihan
  مسعود masoud massoud
  مسلم muslim mosallam
  مشاري meshari mishari
  مشرف musharraf
  معتز moataz mutaz
  معتصم moatasem mutasim
  معن maan
  مفيد mufid
  مقبل muqbil
  ملاك malak
  ملك malak malik
  ممدوح mamdouh
  مهاب mohab
  مهند mohanad muhannad
  منال manal
  منار manar
  منذر munther mondher munzer
  منير munir mounir
  منيرة munira muneera
  موزة moza
  مؤنس moanes
  ميار mayar
  ميادة mayada
  ميرا mira
  ميرنا mirna
  ميس mais
  ميساء maysa maisa
  ميشيل michel
  نائل nael
  نافع nafea
  ناجي naji nagy
  نادين nadine
  ناهد nahed
  نايف naif nayef
  نجلاء naglaa najla
  نجوى nagwa najwa
  نرمين nermin nermine
  نسرين nasreen nisrine nesrine
  نسيم nassim naseem
  نعمان noman numan
  نعمة nema neama
  نعيم naim naeem
  نعيمة naima
  نورا noura nora
  نورة noura nora norah
  نوران nouran
  نورهان nourhan
  نهاد nihad nehad
  نهلة nahla
  نيرمين nermin
  نيفين nevine niveen
  هادي hadi
  هاجر hagar hajar
  هاشم hashem hashim
  هانية hania
  هديل hadeel
  هيا haya
  هيفاء haifa hayfa
  وحيد waheed wahid
  وداد widad wedad
  وديع wadih wadie
  وجدي wagdy wajdi
  وسيم wassim waseem
  وعد waad
  ولاء walaa
  وئام wiam weam
  ياسين yassin yasin yaseen
  يارا yara
  يزن yazan
  يزيد yazid yazeed
  يسرا yousra yusra
  يسرى yousra yusra
  يمنى yomna yumna
  يونس younes younis yunus
  بنعلي benali
  بوزيد bouzid abouzeid
  تازي tazi
  تونسي tounsi
  جزائري jazairi djezairi
  جندي gendy jundi
  جوهري gohary jawhari
  حافظ hafez hafiz
  حكيمي hakimi
  حلمي helmy hilmi
  حماد hammad
  حمصي homsi
  حموي hamwi hamoui
  خضر khodr khader
  خطاب khattab
  خلفان khalfan
  خياط khayat khayyat
  خليفة khalifa khalifeh
  دباغ dabbagh
  ديب deeb dib
  راجحي rajhi
  رفاعي rifai refai
  رميثي romaithi rumaithi
  رومي roumi
  زعيم zaim
  زيات zayat zayyat
  زياني zayani
  سبيعي subaie
  سرحان sarhan
  سعدي saadi
  سقا sakka
  سلامي salami
  سلطاني sultani soltani
  سليماني sulaimani slimani
  سمان samman
  سويدي suwaidi
  سويلم sweilem
  سيار sayyar
  شافعي shafei shafie
  شرقاوي sharkawy sharqawi cherkaoui
  شريفي sharifi cherifi
  شعراوي shaarawy
  شلبي shalaby
  شلهوب shalhoub
  شماسي shammasi
  شمس shams
  شهابي shihabi
  شيخ sheikh
  شيباني shaibani
  صاوي sawy
  صايغ sayegh
  صباح sabah
  صبان sabban
  صفدي safadi
  طاهري tahiri taheri
  طحان tahhan
  طرابلسي trabelsi tarabulsi
  طوخي toukhy
  طيب tayeb tayyeb
  عامودي amoudi
  عابد abed
  عبود abboud
  عجمي ajmi
  عدوي adawi
  عراقي iraqi
  عرفات arafat
  عسيري asiri
  عطار attar
  عطا atta
  عقاد akkad
  علوي alawi alaoui
  علمي alami
  عنتر antar
  عياد ayad
  عيد eid
  غريب gharib gharieb
  غنيم ghoneim ghunaim
  فاسي fassi
  فخري fakhry fakhri
  فرا farra
  فرعون pharaon
  فقي feki faqi
  فلاسي falasi
  فياض fayad fayyad
  قباني qabbani kabbani
  قبيسي qubaisi
  قدسي qudsi
  قرني qarni
  قصاب kassab
  قطان kattan qattan
  كتبي ketbi
  كردي kurdi
  كيلاني kilani
  لبان labban
  مرزوقي marzouqi marzooqi
  مرسي morsi morsy
  مسعودي masoudi messaoudi
  مسلماني moslemany
  مصطفاوي moustafaoui
  معلا mualla
  مغربي maghrabi moghrabi
  مقدسي maqdisi
  ملا mulla
  ملحم melhem
  مناعي mannai
  منيف munif
  مهيري muhairi mheiri
  مولى mawla
  مؤذن muezzin
  نابلسي nabulsi
  ناصري nasiri nasri naciri
  نبهان nabhan
  نجم najm negm
  نحاس nahas nahhas
  نقاش naqqash nakkash
  نقيب naqib
  نوري nouri noori
  نهيان nahyan
  هاملي hameli
  هنداوي hindawi hendawy
  هلال hilal
  ورد ward
  وهاب wahab
  وهبة wahba wehbe
  يافعي yafei
  يماني yamani
  ابوزيد abouzeid abuzaid
  ابوبكر abubakr aboubakr abubaker
  ابو abu abou
  بن bin ben
  بوعزيزي bouazizi
  مكتوم maktoum
  قاسمي qasimi qassimi
  نقبي naqbi
  يوسفي yousefi youssefi
  صديقي siddiqui seddiqi
  حمادة hamada
  حمدي hamdi hamdy
  حسون hassoun
  حوراني hourani
  حيدري haidari
  خان khan
  خالدي khalidi khaldi
  خازن khazen
  خزرجي khazraji
  خميري khumairi
  درمكي darmaki
  راوي rawi
  رستم rustom
  رمضاني ramadani
`);
