/**
 * Frequent Hebrew names, with the spellings that their bearers use in Latin letters, the most frequent first. Written down from
 * general knowledge of the names, without a public list as their source. Long because it is a table with a line for each name.
 */
import { tableOf } from './spelled.ts';

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
  אביבה aviva
  אביה avia aviya
  אבינועם avinoam
  אבישג avishag
  אבישי avishai avishay
  אביתר evyatar
  אבנר avner
  אגם agam
  אדווה adva
  אהובה ahuva
  אודי udi
  אודליה odelia
  אוהד ohad
  אוראל orel
  אורטל ortal
  אוריאל uriel
  אוריה uria uriya
  אוריין orian
  אושרי oshri
  אושר osher
  אחינועם achinoam ahinoam
  איגור igor
  איליה ilya ilia
  אילת ayelet eilat
  אינה inna
  אינגה inga
  אירינה irina
  אירית irit
  אירנה irena
  אלה ella ela
  אלהנן elhanan
  אלונה alona
  אליאור elior
  אליה eliya elia
  אליסף eliasaf
  אלירן eliran
  אלכס alex
  אלכסנדר alexander
  אלכסנדרה alexandra
  אלמוג almog
  אלעד elad
  אלעזר elazar
  אלקנה elkana
  אנדריי andrei andrey
  אנה anna
  אנטון anton
  אניטה anita
  אסא asa
  אסיה asia
  אריק arik eric
  אריאלה ariela
  אריאנה ariana
  ארנון arnon
  ארתור arthur artur
  אתי eti etti
  בוריס boris
  בלה bella
  בני benny beni
  בנצי bentzi
  בר-און baron
  ברכה bracha
  בת-אל batel
  בתיה batya batia
  גאולה geula
  גבי gabi gaby
  גבריאל gabriel gavriel
  גדליה gedalia
  גולדה golda
  גילה gila
  גילי gili
  גינה gina
  גלי gali
  גליה galia
  גנית ganit
  גרשון gershon
  דבי debbie debby
  דגן dagan
  דודו dudu
  דולב dolev
  דוד-חי davidhai
  דורי dori
  דורין dorin doreen
  דימה dima
  דינה dina
  דמיטרי dmitry dmitri
  דניאלה daniela daniella
  דנית danit
  דקל dekel
  דקלה dikla
  דרורית drorit
  הגר hagar
  הדר hadar
  הדסה hadassa hadassah
  הלל hillel
  הלן helen
  הנרי henry
  הרצל herzl hertzel
  ויקטור victor
  ויקטוריה victoria
  ויקי vicky viki
  ולדימיר vladimir
  ולרי valery
  ורד vered
  ורדה varda
  ורדית vardit
  זהבה zehava
  זהר zohar
  זהבית zehavit
  זיו ziv
  זיוה ziva
  זלמן zalman
  חביב haviv
  חדווה hedva
  חוה hava chava
  חופית hofit
  חנוך hanoch
  חנן hanan
  חננאל hananel
  חנית hanit
  טובה tova tovah
  טוביה tuvia
  טטיאנה tatiana
  טלי tali tally
  טליה talia
  טלמור talmor
  יאנה yana
  יהונתן yehonatan jonathan
  יהל yahel
  יהלי yahli
  יואל yoel joel
  יואלה yoela
  יוכבד yocheved
  יוליה yulia julia
  יולי yuli
  יונה yona
  יוני yoni
  יונית yonit
  יורי yuri yury
  יותם yotam
  יזהר izhar
  יחזקאל yehezkel
  יחיאל yehiel
  יחיעם yehiam
  יערה yaara
  ילנה elena yelena
  ינאי yanai
  יניר yanir
  יסמין yasmin jasmin
  יעלה yaela
  יפית yafit
  יצחקי yitzhaki
  ירדן yarden
  ירדנה yardena
  ירוחם yeruham
  ירמיהו yirmiyahu
  ישעיהו yeshayahu
  ישראלה israela
  יששכר issachar
  כוכבה kochava
  כוכבית kochavit
  כפיר kfir
  כרמי carmi karmi
  כרמית carmit karmit
  כרמל carmel karmel
  כרמלה carmela
  לאון leon
  לבנה levana
  להב lahav
  ליאב liav
  ליאון leon
  ליאורה liora
  ליאל liel
  ליבי libi
  לידור lidor
  לידיה lydia lidia
  ליהי lihi
  לילה laila
  לילי lily lili
  לילך lilach
  לין lynn
  לינה lina
  לינוי linoy
  ליעד liad
  ליר lear
  לירז liraz
  לנה lena
  מאי may mai
  מאירה meira
  מגי maggie
  מור-לי morli
  מזל mazal
  מטר matar
  מיה mia maya
  מיטל meital
  מיכאלה michaela
  מיכה micha
  מיקי miki micky
  מיקה mika
  מירב merav meirav
  מירה mira
  מירי miri
  מירית mirit
  מלאכי malachi
  מלי mali
  מנשה menashe
  מנוחה menucha
  מעיין maayan
  מרגלית margalit
  מרינה marina
  מריאנה mariana
  מרק mark
  מתי mati matti
  מתיה matya
  נאור naor
  נגה noga
  נדיה nadia
  נוי noy
  נופר nofar
  נורה nora
  נחמה nechama nehama
  נחמן nachman nahman
  נחשון nachshon nahshon
  ניבה niva
  ניב niv
  נילית nilit
  ניסן nissan nisan
  נירה nira
  נירית nirit
  נסים nissim nisim
  נעם noam
  נעמית naamit
  נצר netzer
  נריה neria
  סאלי sally
  סבטלנה svetlana
  סהר sahar
  סופיה sofia sophia
  סטלה stella
  סימה sima
  סימון simon
  סמדר smadar
  סרגיי sergey sergei
  סתיו stav
  עדינה adina
  עדית idit
  עובד oved
  עוז oz
  עומרי omri
  עופרי ofri
  עוזיאל uziel
  עזריאל azriel
  עטרה atara
  עינב einav
  עינת einat
  עירית irit
  עלמה alma
  עמיחי amichai amihai
  עמיר amir
  עמירם amiram
  עמליה amalia
  עמנואל emanuel emmanuel
  ענבר inbar
  עפר ofer
  עפרה ofra
  עקיבא akiva
  ערד arad
  פאינה faina
  פול paul
  פולינה polina
  פטר peter
  פיליפ philip
  פינחס pinchas pinhas
  פיני pini
  פלג peleg
  פליקס felix
  פרידה frida
  פרח perach
  צביקה zvika tzvika
  צביה zvia
  ציון zion
  ציונה ziona
  ציפי tzipi zipi
  ציפורה zipora tzipora
  צליל tzlil
  קארין karin
  קטיה katya
  קלרה clara
  קרולין caroline
  קרנית karnit
  ראם reem
  רבקי rivki
  רוויטל revital
  רויטל revital
  רוית ravit
  רומן roman
  רומי romi
  רוברט robert
  רון-לי ronli
  רונה rona
  רונלי ronli
  רותם rotem
  רחלי racheli
  ריטה rita
  רינה rina
  רינת rinat
  רמונה ramona
  רננה renana
  רעות reut
  רעיה raya
  רענן raanan
  רקפת rakefet
  שגית sagit
  שולה shula
  שושנה shoshana
  שי-לי shaili
  שילה shilo shila
  שימי shimi
  שיר shir
  שירלי shirley shirly
  שירן shiran
  שקד shaked
  שלומציון shlomzion
  שלהבת shalhevet
  שלוה shalva
  שמחה simcha simha
  שמוליק shmulik
  שמעיה shemaya
  שמרית shimrit
  שניר snir
  שפרה shifra
  שרי sari
  שרית sarit
  שרונה sharona
  תאיר tair
  תהילה tehila
  תחיה tehiya
  תכלת tchelet
  תמי tami tammy
  תמרה tamara
  תקווה tikva
  תרצה tirza
  אבוחצירא abuhatzeira
  אבידן avidan
  אבירם aviram
  אבן even
  אבני avni
  אברגל abergel
  אגמון agmon
  אדלר adler
  אהרוני aharoni
  אהרונוביץ aharonovich aronovich
  אופנהיים oppenheim
  אורבך orbach auerbach
  איזנברג eisenberg
  איינהורן einhorn
  אילוז iluz
  איצקוביץ itzkovich itzkovitz
  אלדר eldar
  אלוני aloni
  אלטמן altman
  אליאס elias
  אלימלך elimelech
  אלישע elisha
  אלמליח almaliach
  אלפסי alfasi
  אלקובי elkobi
  אמיתי amitai
  אנגל engel
  אסולין assouline asulin
  אפשטיין epstein
  אקרמן ackerman
  ארבל arbel
  אשכול eshkol
  אשר asher
  בוחבוט bohbot
  בוסקילה buskila
  בוקר boker
  בורנשטיין borenstein
  בלוך bloch
  בלום blum bloom
  בלומנטל blumenthal
  בלס balas
  בנבנישתי benvenisti benvenisty
  בן-דוד bendavid
  בן-ארי benari
  בן-חיים benhaim
  בן-שושן benshushan
  בן-סימון bensimon
  בן-יהודה benyehuda
  בן-צבי benzvi bentzvi
  בנימיני benyamini
  בכר bachar behar
  בר-לב barlev
  בראון brown
  בראל barel
  ברגמן bergman
  ברוידא broida
  ברוש brosh
  ברזילי barzilai
  ברזני barzani
  ברמן berman
  ברנר brenner
  ברנע barnea
  גביש gavish
  גבריאלי gavrieli
  גדות gadot
  גוטליב gottlieb
  גוטמן gutman
  גולדפרב goldfarb
  גולדשמידט goldschmidt
  גולדין goldin
  גור gur
  גורן goren
  גורדון gordon
  גזית gazit
  גילת gilat
  גינזבורג ginzburg ginsburg
  גינוסר ginosar
  גלבוע gilboa
  גליק glick
  גלזר glazer
  גלר geller
  גפן gefen geffen
  גרוסברד grossbard
  גרנות granot
  גרשוני gershoni
  דוידוב davidov
  דוידוביץ davidovich
  דוידי davidi
  דויטש deutsch
  דיאמנט diamant
  דנינו danino
  דנון danon
  דרעי deri
  דרורי drori
  הירש hirsch
  הלפרין halperin halprin
  הלר heller
  המר hammer
  הניג honig
  הנגבי hanegbi
  הררי harari
  הרמן herman
  הרצוג herzog
  ולדמן waldman
  ולך wallach
  וינר wiener weiner
  וינשטיין weinstein
  ווינשטיין weinstein
  וינטראוב weintraub
  ויינשטיין weinstein
  ויזל wiesel
  ויס weiss
  וייסמן weissman
  ורטהיימר wertheimer
  וקסמן waxman wachsman
  זהבי zahavi
  זיידמן seidman
  זילבר zilber silber
  זינגר singer zinger
  זכאי zakai
  זמיר zamir
  זקס sachs zaks
  חיון hayun
  חלפון halfon
  חפץ hefetz
  טאוב taub
  טביב taviv
  טוויטו twito
  טוב tov
  טננבאום tenenbaum tannenbaum
  טרכטנברג trachtenberg
  טפירו tapiro
  יגר yeger
  ידין yadin
  יודלוביץ yudelevich
  יוגב yogev
  יעקובי yaakobi jacobi
  יעקובסון jacobson
  יעקבי yaacobi
  יעקובוביץ yakubovich jacobovitz
  יער yaar
  יפת yefet
  ירושלמי yerushalmi
  ירקוני yarkoni
  כהנוביץ kahanovich
  כוכבי kochavi
  כספי caspi kaspi
  כרמון carmon
  כרמלי carmeli
  לאופר laufer
  לביב laviv
  לוינסון levinson
  לוריא luria
  ליבוביץ leibovich leibowitz liebovich
  ליברמן lieberman liberman
  ליכטנשטיין lichtenstein
  לנגר langer
  לנדאו landau
  לסקר lasker
  לרנר lerner
  מאירוביץ meirovich
  מועלם moalem
  מוזס moses mozes
  מורג morag
  מורגנשטרן morgenstern
  מויאל moyal
  מושקוביץ moskovich moskowitz
  מימוני maimoni
  מילר miller
  מלול malul
  מלמד melamed
  מנדל mandel mendel
  מנדלסון mendelson
  מנדלבאום mandelbaum
  מנצור mansour mantzur
  מסיקה messika
  מצליח matzliach
  מרום marom
  מרציאנו marciano
  מרקוביץ markovich markovitz
  משיח mashiach
  משולם meshulam
  נאמן neeman
  נבון navon
  נדלר nadler
  נויברגר neuberger
  נוימן neuman neumann
  נחמני nachmani nahmani
  ניומן newman
  ניסני nissani
  נתניהו netanyahu
  נתנאלי netaneli
  סויסה suissa
  סולן solan
  סוקולוב sokolov
  סופר sofer
  סלע sela
  סלומון salomon solomon
  סמית smith
  סעדון saadon
  סעדיה saadia
  סרוסי srusi
  עטיה atia
  עמרם amram
  עפרוני efroni
  ערבה arava
  עציון etzion
  פארן paran
  פוגל fogel vogel
  פולק polak pollak
  פוקס fuchs fox
  פורת porat
  פז paz
  פייגין feigin
  פייגנבאום feigenbaum
  פילוסוף filosof
  פינטו pinto
  פינס pines
  פינק fink
  פינקלשטיין finkelstein
  פיש fish
  פישמן fishman
  פלדמן feldman
  פלדשטיין feldstein
  פליישר fleischer fleisher
  פלס peles
  פנחסי pinhasi
  פסטרנק pasternak
  פרי peri perry
  פריד fried
  פרידלנדר friedlander
  פרלמן perlman
  פרנק frank
  פרס peres
  צדוק zadok tzadok
  צוקרמן zuckerman
  צימרמן zimmerman
  צרפתי zarfati tzarfati sarfati
  קגן kagan
  קולקר kolker
  קופר cooper kuper
  קורץ kurtz
  קליינמן kleinman
  קמחי kimchi kimhi
  קנטור kantor
  קסלר kessler
  קפלנסקי kaplansky
  קציר katzir
  קרמר kramer
  קרניאל karniel
  קריב kariv
  קרסנר krasner
  ראובני reuveni
  רבין rabin
  רוטשילד rothschild
  רוזנבאום rosenbaum
  רוזנבלום rosenblum
  רוטמן rotman
  רוטנברג rotenberg
  רוסו russo
  רחמים rahamim
  רחמני rahmani
  רייך reich
  רייכמן reichman
  רייס reis reiss
  רכטר rechter
  רפאלי rafaeli refaeli
  שאלתיאל shaltiel
  שביט shavit
  שובל shoval
  שוקן schocken
  שולמן shulman
  שור shor schor
  שורץ schwartz shwartz
  שטרית shitrit
  שטרנברג sternberg
  שכטר schechter shechter
  שלו shalev
  שלזינגר schlesinger
  שמחון simhon
  שמואלי shmueli
  שמעוני shimoni
  שפיר shafir shapir
  שפר shefer
  שרביט sharvit
  שריד sarid
  ששר sasser
  תורגמן turgeman turjeman
  תמם tamam
  תשובה tshuva
`);
