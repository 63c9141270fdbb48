/**
 * Frequent Hebrew names, with the spellings that their bearers use in Latin letters, the most frequent first. Written down from
 * general knowledge of the names, without a public list as their source.
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
`);
