/**
 * Column names in other languages than the seven, for the most frequent fields: Polish, Swedish, Danish,
 * Norwegian, Finnish, Czech, Hungarian, Romanian, Greek, Turkish, Russian, Ukrainian, Japanese, Chinese and Korean. Lists
 * in these languages come from branches abroad; what their cells mean (titles, industries) is often not understood. As in headers.ts: separated by "|".
 */
import type { ImportTarget } from './import-targets.ts';

export const namesElsewhere: Partial<Readonly<Record<ImportTarget, string>>> = {
  name: 'аты жөні|顧客名|客户姓名|dane klienta|imie i nazwisko|nazwisko i imie|osoba kontaktowa|namn|fullstandigt namn|for och efternamn|kontaktperson namn|fulde navn|navn|fullt navn|kontaktnavn|cele jmeno|jmeno a prijmeni|kontaktni osoba|氏名|名前|お名前|担当者|担当者名|ご担当者名|姓名|联系人|ad soyad|adi soyadi|isim soyisim|ad soyadi|yetkili kisi|yetkili|фио|ф и о|имя и фамилия|контактное лицо|контакт|піб|контактна особа|이름|성명|담당자|담당자명|聯絡人|聯繫人|nimi|koko nimi|yhteyshenkilo|nev|teljes nev|kapcsolattarto|nume si prenume|nume complet|persoana de contact|ονοματεπωνυμο|υπευθυνος',
  'person.firstName':
    'ad|imie|fornamn|fornavn|jmeno|krestni jmeno|名|ファーストネーム|名字|adi|isim|имя|ім я|etunimi|keresztnev|utonev|prenume|ονομα',
  'person.lastName':
    'nume|nazwisko|efternamn|efternavn|etternavn|prijmeni|姓|苗字|soyadi|soyad|soyisim|фамилия|прізвище|姓氏|sukunimi|vezeteknev|csaladnev|nume de familie|επωνυμο',
  'person.title':
    'stanowisko|funkcja|befattning|yrkestitel|yrkestittel|jobbtitel|stilling|roll|stillingsbetegnelse|pozice|funkce|役職|役職名|肩書|肩書き|职位|职务|unvan|gorev|pozisyon|meslek|должность|позиция|посада|직책|직위|직함|職稱|職務|职称|titteli|asema|tehtavanimike|beosztas|munkakor|functia|functie ocupata|θεση|ιδιοτητα',
  'person.email':
    'e mail sluzbowy|adres e mail|adres email|adres mailowy|e post|epost|e postadress|epostadress|e mailadresse|メールアドレス|メール|eメール|邮箱|电子邮件|电子邮箱|e posta|eposta|e posta adresi|eposta adresi|mail adresi|эл почта|электронная почта|почта|адрес электронной почты|імейл|електронна пошта|이메일|이메일 주소|메일|電子郵件|電郵|電子信箱|信箱|sahkoposti|sahkopostiosoite|e mail cim|email cim|adresa de email|adresa email|ηλεκτρονικο ταχυδρομειο',
  'person.phone':
    'tlf|tlf nr|tlfnr|телефон нөмірі|nr telefonu|numer telefonu|telefon sluzbowy|telefonnr|telefonnummer arbete|telefonni cislo|電話番号|電話|tel番号|电话|联系电话|telefon no|telefon numarasi|sabit telefon|телефон|номер телефона|рабочий телефон|тел|номер телефону|전화번호|전화|연락처|聯絡電話|連絡電話|puhelin|puhelinnumero|telefonszam|numar de telefon|τηλεφωνο',
  'person.mobilePhone':
    'telefon komorkowy|komorka|nr komorkowy|mobiltelefon nummer|mobilnummer arbete|mobiltlf|携帯電話|携帯電話番号|携帯番号|携帯|手机|手机号|cep telefonu|cep tel|gsm|мобильный телефон|мобильный|моб телефон|сотовый телефон|мобільний телефон|휴대폰|휴대전화|핸드폰|手機|行動電話|手機號碼|matkapuhelin|mobiltelefonszam|telefon mobil|κινητο',
  'place.city':
    'қаласы|қала|miasto|miejscowosc|stad ort|postort|by|poststed|mesto|obec|市区町村|城市|sehir|il|il adi|город|населенный пункт|місто|도시|縣市|城市名稱|kaupunki|paikkakunta|varos|telepules|oras|localitatea|localitate|πολη',
  'place.region':
    'woj|wojewodztwo|powiat|lan|landskap|fylke|kraj okres|都道府県|省份|省|bolge|регион|область|область край|регіон|지역|시도|maakunta|megye|judet|νομος|περιφερεια',
  'place.country': 'kraj|land region|zeme|国|国名|国家|ulke|страна|країна|국가|國家|國別|maa|orszag|tara|χωρα',
  'company.name':
    '기관|기관명|단체명|kundnamn|kundens namn|kundenavn|kundens navn|asiakas|asiakkaan nimi|nazwa klienta|nazev zakaznika|ugyfel neve|nume client|denumire client|nazwa firmy|nazwa przedsiebiorstwa|przedsiebiorstwo|pracodawca|klient|nazwa|foretag|foretagsnamn|bolag|bolagsnamn|arbetsgivare|arbetsplats|arbeidssted|arbeidsplass|arbeidsgiver|arbejdsplads|arbejdssted|arbejdsgiver|virksomhed|virksomhedsnavn|firmanavn|bedrift|bedriftsnavn|selskap|selskapsnavn|firmanamn|spolecnost|nazev spolecnosti|nazev firmy|obchodni firma|出展社名|出展者名|出展企業名|会社名|施設名|病院名|医院名|店舗名|店名|企業名|社名|法人名|商号|公司|公司名称|企业名称|firma adi|sirket adi|sirket|firma unvani|kurum|kurulus|unvani|ticaret unvani|наименование|название|компания|название компании|наименование организации|организация|фирма|работодатель|клиент|контрагент|юридическое лицо|назва компанії|компанія|організація|회사명|회사|기업명|업체명|상호|상호명|소속|公司名稱|企業名稱|單位|单位|單位名稱|单位名称|客户名称|客戶名稱|供应商|供應商|yritys|yrityksen nimi|cegnev|ceg|ceg neve|denumire|denumire firma|nume firma|companie|denumirea societatii|επωνυμια|εταιρεια|επωνυμια εταιρειας',
  'company.website':
    'корпоративный сайт|сайт компании|strona|strona www|strona internetowa|adres www|www|witryna|hemsida|webbplats|webbadress|hjemmeside|nettside|nettsted|webove stranky|webova stranka|ホームページ|ウェブサイト|url ホームページ|サイトurl|网站|网址|web sitesi|web adresi|internet sitesi|internet adresi|сайт|веб сайт|адрес сайта|вебсайт|홈페이지|웹사이트|網站|網址|公司網址|官网|官網|verkkosivu|verkkosivut|kotisivu|honlap|weboldal|pagina de internet|ιστοσελιδα',
  'company.industry':
    'branza|sektor|dzialalnosc|bransch|naringsgren|bransje|obor|odvetvi|業種|業界|事業内容|行业|sektor adi|faaliyet alani|sektoru|отрасль|вид деятельности|сфера деятельности|основной вид деятельности|галузь|업종|산업|產業|行業|所属行业|行业分类|產業別|toimiala|iparag|tevekenyseg|domeniu de activitate|domeniu|κλαδος|δραστηριοτητα',
  'company.employees':
    'liczba zatr|liczba pracownikow|zatrudnienie|liczba zatrudnionych|antal anstallda|anstallda|antal ansatte|ansatte|pocet zamestnancu|従業員数|社員数|员工人数|员工数|calisan sayisi|personel sayisi|кол во сотрудников|количество сотрудников|число сотрудников|численность|численность персонала|сотрудники|кількість працівників|직원수|사원수|종업원수|員工人數|員工數|人员规模|公司规模|企业规模|henkilosto|henkilostomaara|tyontekijat|letszam|alkalmazottak szama|numar de angajati|numar angajati|numar mediu de salariati|angajati|προσωπικο|αριθμος εργαζομενων',
  'company.founded':
    'rok zalozenia|data zalozenia|data rejestracji|grundat|bildat|registreringsar|grundlagt|stiftet|rok zalozeni|設立|設立年|設立年月日|創業|成立时间|成立日期|kurulus yili|kurulus tarihi|год основания|дата регистрации|дата создания|рік заснування|설립일|설립연도|成立年份|注册日期|註冊日期|設立日期|perustettu|perustamisvuosi|alapitas eve|alapitva|anul infiintarii|data infiintarii|ετος ιδρυσης',
  'company.revenue':
    'przychody|przychod|obroty|obrot|omsattning|nettoomsattning|omsaetning|omsetning|obrat|trzby|売上高|売上|年商|营业额|营收|ciro|yillik ciro|выручка|оборот|годовой оборот|дохід|매출|매출액|年营业额|年收入|营业收入|營業額|營收|liikevaihto|arbevetel|cifra de afaceri|κυκλος εργασιων',
  'company.description':
    'opis|opis firmy|beskrivning|beskrivelse|popis|会社概要|説明|概要|企業概要|紹介|公司简介|aciklama|hakkinda|описание|опис|설명|회사소개|简介|簡介|公司簡介|kuvaus|leiras|descriere|περιγραφη',
  'company.status': 'status firmy|bolagsstatus|foretagsstatus|статус компании',
  'lead.notes':
    'uwagi|notatki|komentarz|anteckningar|anteckning|kommentarer|noter|bemaerkninger|notater|poznamka|poznamky|備考|メモ|备注|notlar|aciklamalar|примечание|примечания|комментарий|комментарии|заметки|примітки|비고|메모|備註|备注说明|muistiinpanot|huomautukset|megjegyzes|megjegyzesek|observatii|note interne|σημειωσεις|παρατηρησεις',
  'lead.owner':
    'opiekun|wlasciciel|handlowiec|ansvarig|saljare|kontoansvarig|ansvarlig|ответственный|ответственный менеджер|담당영업|负责人姓名|負責業務|vastuuhenkilo|felelos',
};
