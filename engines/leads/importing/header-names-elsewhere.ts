/**
 * Column names in other languages than the seven, for the most frequent fields: Polish, Swedish, Danish, Norwegian, Czech, Japanese and Chinese. Lists
 * in these languages come from branches abroad; what their cells mean (titles, industries) is often not understood. As in headers.ts: separated by "|".
 */
import type { ImportTarget } from './headers.ts';

export const namesElsewhere: Partial<Readonly<Record<ImportTarget, string>>> = {
  name: 'imie i nazwisko|nazwisko i imie|osoba kontaktowa|namn|fullstandigt namn|for och efternamn|kontaktperson namn|fulde navn|navn|fullt navn|kontaktnavn|cele jmeno|jmeno a prijmeni|kontaktni osoba|氏名|名前|お名前|担当者|担当者名|ご担当者名|姓名|联系人',
  'person.firstName': 'imie|fornamn|fornavn|jmeno|krestni jmeno|名|ファーストネーム|名字',
  'person.lastName': 'nazwisko|efternamn|efternavn|etternavn|prijmeni|姓|苗字',
  'person.title':
    'stanowisko|funkcja|befattning|yrkestitel|jobbtitel|stilling|roll|stillingsbetegnelse|pozice|funkce|役職|役職名|肩書|肩書き|职位|职务',
  'person.email':
    'e mail sluzbowy|adres e mail|adres email|adres mailowy|e post|epost|e postadress|epostadress|e mailadresse|メールアドレス|メール|eメール|邮箱|电子邮件|电子邮箱',
  'person.phone':
    'nr telefonu|numer telefonu|telefon sluzbowy|telefonnr|telefonnummer arbete|telefonni cislo|電話番号|電話|tel番号|电话|联系电话',
  'person.mobilePhone':
    'telefon komorkowy|komorka|nr komorkowy|mobiltelefon nummer|mobilnummer arbete|mobiltlf|携帯電話|携帯番号|携帯|手机|手机号',
  'place.city': 'miasto|miejscowosc|stad ort|postort|by|poststed|mesto|obec|市区町村|城市',
  'place.region': 'wojewodztwo|powiat|lan|landskap|fylke|kraj okres|都道府県|省份|省',
  'place.country': 'kraj|land region|zeme|国|国名|国家',
  'company.name':
    'nazwa firmy|nazwa przedsiebiorstwa|przedsiebiorstwo|pracodawca|klient|nazwa|foretag|foretagsnamn|bolag|bolagsnamn|arbetsgivare|virksomhed|virksomhedsnavn|firmanavn|bedrift|bedriftsnavn|selskap|selskapsnavn|firmanamn|spolecnost|nazev spolecnosti|nazev firmy|obchodni firma|会社名|企業名|社名|法人名|商号|公司|公司名称|企业名称',
  'company.website':
    'strona www|strona internetowa|adres www|www|witryna|hemsida|webbplats|webbadress|hjemmeside|nettside|nettsted|webove stranky|webova stranka|ホームページ|ウェブサイト|url ホームページ|サイトurl|网站|网址',
  'company.industry': 'branza|sektor|dzialalnosc|bransch|naringsgren|bransje|obor|odvetvi|業種|業界|事業内容|行业',
  'company.employees':
    'liczba pracownikow|zatrudnienie|liczba zatrudnionych|antal anstallda|anstallda|antal ansatte|ansatte|pocet zamestnancu|従業員数|社員数|员工人数|员工数',
  'company.founded':
    'rok zalozenia|data zalozenia|data rejestracji|grundat|bildat|registreringsar|grundlagt|stiftet|rok zalozeni|設立|設立年|設立年月日|創業|成立时间|成立日期',
  'company.revenue':
    'przychody|przychod|obroty|obrot|omsattning|nettoomsattning|omsaetning|omsetning|obrat|trzby|売上高|売上|年商|营业额|营收',
  'company.description': 'opis|opis firmy|beskrivning|beskrivelse|popis|会社概要|公司简介',
  'company.status': 'status firmy|bolagsstatus|foretagsstatus',
  'lead.notes': 'uwagi|notatki|komentarz|anteckningar|anteckning|kommentarer|noter|bemaerkninger|notater|poznamka|poznamky|備考|メモ|备注',
  'lead.owner': 'opiekun|wlasciciel|handlowiec|ansvarig|saljare|kontoansvarig|ansvarlig',
};
