/**
 * What servers write most in other languages: that there is no such recipient, that the mailbox is full or closed, or
 * that the sender is refused. A refusal that names the sender is about our address, whatever else it says: "Absenderadresse existiert nicht".
 *
 * Letters beyond ASCII may arrive in another encoding, as one or two replacement characters: they are written as `\S{1,2}` where the word is
 * recognizable without them.
 */

interface LanguageWords {
  /** Recipient, user, mailbox, address. */
  readonly recipient: string;
  /** Unknown, does not exist, not found: before or after the recipient. */
  readonly missing: string;
  /** No, none: only before the recipient. */
  readonly none?: string;
  readonly sender: string;
  /** Words for the mailbox and its space, followed by words for full. */
  readonly full?: string;
  readonly disabled?: string;
  /** What else a plain statement about a recipient has: articles, "here", "in this system". */
  readonly others: string;
}

const languages: Readonly<Record<string, LanguageWords>> = {
  german: {
    recipient: 'benutzer|empf\\S{1,3}nger|postfach|konto|adressat|adresse|person',
    missing: 'unbekannt|existier(?:t|en) nicht|nicht (?:gefunden|vorhanden|bekannt|angelegt|eingerichtet)|gibt es nicht|ung\\S{1,2}ltig',
    none: 'kein(?:e[nrs]?)?(?: solche[rns]?)?',
    sender: 'absend|einliefer|versende[rn]|versandserver',
    full: '(?:postfach|mailbox|speicher\\w*|kontingent).{0,60}(?:\\bvoll\\b(?! +(?!ist|und|oder|belegt|ausgelastet|bitte)[a-z])|\\S{0,3}berschritten|\\S{0,3}berf\\S{1,2}llt|ersch\\S{1,2}pft)',
    disabled: '(?:postfach|konto|benutzer).{0,20}(?:deaktiviert|gesperrt|geschlossen|inaktiv)',
    others:
      '(?:auf|in|im|an) (?:dem|diesem|unserem|der|dieser|unserer) (?:server|system|domain|domäne)|im system|die|der|das|den|dem|dieser?s?|diesem|diesen|ein(?:e[nrs]?)?|ist|sind|wurde|existier(?:t|en)|gibt|es|nicht|hier|bei|uns|leider|angegebenen?|mit|namen?|e-?mail-?adresse|mail-?adresse|dieses',
  },
  french: {
    recipient: 'utilisateur|destinataire|adresse|bo\\S{1,3}te|compte',
    missing: "inconnue?|n'existe pas|inexistante?|introuvable|non trouv|invalide",
    none: 'aucune?|pas de',
    sender: "exp\\S{1,2}diteur|\\S{1,2}metteur|envoyeur|(?:d'|d’|l'|l’|pour )envoi\\b",
    full: "(?:bo\\S{1,3}te|quota|espace).{0,50}(?:pleine?|satur\\S{1,2}e?|d\\S{1,2}pass)|quota (?:du (?:destinataire|compte)|de (?:la|cette) bo\\S{1,3}te|de l'utilisateur).{0,20}atteint",
    disabled: '(?:compte|bo\\S{1,3}te).{0,30}(?:bloqu|archiv|d\\S{1,2}sactiv|suspendu|ferm\\S{1,2})',
    others:
      'sur (?:ce|le|notre) serveur|dans|sur|chez|nous|ici|notre|ce(?:tte|t)?|le|la|les|l|un|une|au|aux|moins|de|du|des|d|nom|lettres|courriel|électronique|est|a|été|existe|n|ne|pas|ou|plus|spécifiée?|indiquée?|ladite',
  },
  spanish: {
    recipient: 'usuario|persona|destinatario|buz\\S{1,3}n|cuenta|direcci\\S{1,3}n|casilla',
    missing: 'desconocid[oa]|no existen?|inexistente|no encontrad|no se encuentra|no v\\S{1,2}lid',
    none: 'no hay',
    sender: 'remitente|emisor|que env\\S{1,2}a\\b|de env\\S{1,2}o\\b',
    full: '(?:buz\\S{1,3}n|casilla|cuota).{0,50}(?:llen[oa]|excedid|superad|agotad)|(?:ha (?:excedido|superado)|excedi\\S{1,2}|excede|super\\S{1,2}) (?:el|la|su) (?:cuota|espacio|l\\S{1,2}mite de (?:almacenamiento|espacio))',
    disabled:
      '(?:cuenta|buz\\S{1,3}n|casilla|usuario).{0,30}(?:desactivad|deshabilitad|suspendid|bloquead|inactiv|ha expirado|caducad|dad[oa] de baja)',
    others:
      'en (?:este|el|nuestro) servidor|el|la|los|las|un|una|de|del|correo|electrónico|en|este|esta|ese|esa|es|no|existen?|sistema|nuestro|con|nombre|aquí|ningún|ninguna|dich[oa]|indicad[oa]',
  },
  italian: {
    recipient: 'utente|destinatario|destin\\.|casella|indirizzo|account',
    missing: 'sconosciut[oa]|inesistente|non esiste|non trovat|non valid',
    none: 'nessun[oa]?',
    sender: 'mittent[ei]|inviante|di invio\\b',
    full: '(?:casella|quota|spazio).{0,50}(?:pien[ao]|superat|esaurit)|ha (?:superato|esaurito) (?:la|lo) (?:quota|spazio)',
    disabled:
      '(?:casella|account|utente).{0,30}(?:disabilitat|disattivat|sospes|bloccat|scadut|cessat)|indirizzo.{0,30}(?:scadut|cessat|inutilizz)',
    others:
      '(?:su|in|sul|nel) (?:questo |nostro )?server|il|lo|la|l|un|una|di|posta|elettronica|in|questo|questa|quest|è|non|esiste|presso|qui|con|nome|simile|specificat[oa]|indicat[oa]|nel|sistema',
  },
  portuguese: {
    recipient: 'usu\\S{1,2}rio|utilizador|destinat\\S{1,2}rio|caixa|conta|endere\\S{1,2}o',
    missing: 'desconhecid|n\\S{1,2}o existe|inexistente|n\\S{1,2}o encontrad|inv\\S{1,2}lid',
    none: 'nenhuma?|n\\S{1,2}o h\\S{1,2}',
    sender: 'remetente|que envia\\b|de envio\\b|de origem\\b',
    full: '(?:caixa|quota|cota).{0,50}(?:cheia|lotada|excedid|ultrapassad|esgotad)|(?:excedeu|ultrapassou|atingiu) (?:[ao]|sua|seu) (?:quota|cota|espa\\S{1,2}o|limite de (?:armazenamento|espa\\S{1,2}o))',
    disabled:
      '(?:conta|caixa|usu\\S{1,2}rio|utilizador).{0,30}(?:desativad|desactivad|desabilitad|suspens|bloquead|inativ|inactiv|expirad|encerrad)',
    others:
      '(?:neste|nesse|no|em nosso) servidor|o|a|os|as|um|uma|de|do|da|correio|eletrônico|eletrónico|postal|em|neste|nesta|este|esta|esse|essa|é|n\\S{1,2}o|nao|existe|aqui|com|nome|sistema|nosso',
  },
  dutch: {
    recipient: 'gebruiker|ontvanger|postvak|postbus|geadresseerde|adres|mailbox',
    missing: 'onbekende?|bestaat niet|niet gevonden|ongeldig',
    none: 'geen',
    sender: 'afzend|verzend',
    full: '(?:mailbox|postvak|postbus|quota).{0,50}(?:\\bvol\\b|overschreden)',
    disabled: '(?:account|postvak|mailbox|gebruiker).{0,20}(?:uitgeschakeld|geblokkeerd|opgeheven)',
    others: 'op (?:deze|onze) server|de|het|een|deze|dit|die|is|niet|hier|bij|ons|in|op|met|naam|systeem|bestaat|e-?mailadres|opgegeven',
  },
  polish: {
    recipient: 'u\\S{1,2}ytkownik|odbior|adresat|skrzynk|adres|kont[oa]',
    missing: 'nieznan|nie istnieje|nie znalezion|nieprawid\\S{1,2}ow|nie ma taki',
    none: 'brak|nie ma',
    sender: 'nadaw|wysy\\S{1,2}aj',
    full: '(?:skrzynk\\S*|limit).{0,50}(?:pe\\S{1,2}n[ay]|(?:prze|za)pe\\S{1,2}nion|przekroczon)|przekroczy\\S{1,2} (?:limit|pojemno\\S{1,2}\\S{1,2}) skrzynki',
    disabled: '(?:konto|skrzynka).{0,25}(?:zablokowan|wy\\S{1,2}\\S{1,2}czon|nieaktywn|zawieszon)',
    others:
      'na (?:tym|naszym) serwerze|w|u|nas|tutaj|ten|ta|to|tego|taki(?:ego|ej)?|takiej|nie|ma|istnieje|jest|o|tej|nazwie|systemie|poczt\\S{0,5}|podan[yae]|pocztow[ayej]+',
  },
  czechAndSlovak: {
    recipient: 'uživatel|používate|příjemc|príjemc|adresát|schránk|adresa|účet',
    missing: 'neznám|neexist|nenalezen|nenájden|neplatn',
    none: 'žádný|žiadný',
    sender: 'odes\\S{1,2}la[tj]|odosiela[tj]',
    full: 'schránka.{0,50}(?:plná|přeplněn|preplnen)|(?:kvóta|kapacita).{0,50}(?:překročen|prekročen|vyčerpán|vyčerpan)',
    disabled: '(?:účet|schránka|konto).{0,25}(?:zablokován|deaktivován|zrušen|pozastaven|neaktivní)',
    others: 'na t[oe]mto serve(?:ru|ri)|tento|tato|táto|toto|je|nie je|není|zde|tu|v|na|u|nás|systému|poštovní|e-?mailová|takový|taký',
  },
  turkish: {
    recipient: 'kullanıcı|alıcı|posta kutusu|adres|hesap|hesab',
    missing: 'bilinm|bulunam|mevcut de|geçersiz|\\byok\\b|tanımlı de',
    none: 'böyle bir',
    sender: 'g\\S{1,2}nder(?:en|ici)',
    full: '(?:kutu\\S*|kota\\S*).{0,50}(?:dolu|a\\S{1,2}\\S{1,2}ld\\S{1,2}|a\\S{1,2}m\\S{1,2}\\S{1,2}t\\S{1,2}r)',
    disabled: '(?:hesap|hesab\\S*|kullanıcı|posta kutusu).{0,25}(?:devre dışı|askıya|kapalı|kapatıl|pasif)',
    others: 'bu sunucuda|bu|bir|adında|adlı|isimli|e-?posta|sistemde|burada|değil|mevcut',
  },
  nordic: {
    recipient:
      'anv\\S{1,2}ndare|mottagare|brevl\\S{1,2}da|postl\\S{1,2}da|bruger|bruker|modtager|mottaker|postkasse|postboks|adress?en?\\b',
    missing: 'ok\\S{1,2}nd|ukendt|ukjent|finns inte|saknas|hittades inte|find(?:e)?s ikke|finnes ikke|eksisterer ikke|ogiltig|ugyldig',
    none: 'ingen|inget|ingen s\\S{1,2}dan',
    sender: 'avs\\S{1,2}nda|afsend|avsend',
    full: '(?:brevl\\S{1,2}da\\w*|postl\\S{1,2}da\\w*|postkasse\\w*|postboks\\w*|kvot\\w*).{0,50}(?:\\bfull\\b|\\bfuld\\b|fyldt|\\S{1,2}verskriden|overskredet)',
    disabled:
      '(?:konto\\w*|brevl\\S{1,2}da\\w*|postkasse\\w*).{0,25}(?:avst\\S{1,2}ng[dt]|inaktiver|deaktiver|sp\\S{1,2}rra|lukket|stengt)',
    others:
      'på (?:den här|denna|denne) servere?n?|den|det|denne|dette|en|et|ett|er|är|som|här|her|hos|oss|inte|ikke|finns|finnes|findes|i|på|e-?post|s\\S{1,2}dan|med|namnet|navn(?:et)?',
  },
  finnish: {
    recipient: 'käyttäj|vastaanottaj|postilaatikko|osoite',
    missing: 'tuntema|ei ole|ei löydy|löytynyt|virheellinen',
    sender: 'l\\S{1,2}hett\\S{1,2}[jv]',
    full: '(?:postilaatik\\S*|kiinti\\S*).{0,50}(?:t\\S{1,2}ynn|ylitt|ylittynyt)',
    disabled: '(?:tili|postilaatikko).{0,25}(?:suljettu|lukittu|poistettu k)',
    others: 'tällä palvelimella|palvelimellamme|ei|ole|tätä|sähköposti\\p{L}*|täällä|olemassa|nimistä',
  },
  hungarian: {
    recipient: 'felhasználó|címzett|postafiók|cím\\b',
    missing: 'ismeretlen|nem létez|nem találhat|érvénytelen',
    none: 'nincs(?: ilyen)?',
    sender: 'felad\\S{1,2}|k\\S{1,2}ld\\S{1,2}\\b',
    full: '(?:postafi\\S*|kv\\S{1,2}ta|t\\S{1,2}rhely\\S*).{0,50}(?:megtelt|betelt|túllép|\\btele\\b)',
    disabled: '(?:fiók|postafiók|felhasználó)\\S*.{0,25}(?:letilt|felfüggeszt|zárol|inaktív|megsz[uű]nt)',
    others: 'ezen a (?:szerveren|kiszolgálón)|a|az|ez|ilyen|nem|itt|e-?mail|nevű',
  },
  romanian: {
    recipient: 'utilizator|destinatar|căsuț|adres|cont\\b',
    missing: 'necunoscut|inexistent|nu exist|nu a fost găsit',
    sender: 'expeditor',
    full: '(?:c\\S{1,2}su\\S{1,2}\\S*|cot[aă]|spa\\S{1,2}iu\\S*).{0,50}(?:\\bplin|dep\\S{1,2}\\S{1,2}it)',
    disabled: '(?:cont(?:ul)?|căsuța).{0,25}(?:dezactivat|suspendat|blocat|închis)',
    others: 'pe acest server|acest|această|aici|nu|în|sistem|de|poștă',
  },
  greek: {
    recipient: 'χρήστη|παραλήπτη|διεύθυνσ',
    missing: 'άγνωστ|δεν υπάρχει|δεν βρέθηκε',
    sender: 'αποστολέ',
    full: '(?:γραμματοκιβώτι|θυρίδα|όριο|χώρος)\\S*.{0,25}(?:γεμάτ|πλήρ|υπέρβ)',
    disabled: '(?:λογαριασμός|θυρίδα).{0,25}(?:απενεργοποι|αναστ|κλειστ)',
    others: 'σε αυτόν τον διακομιστή|ο|η|το|δεν|αυτός|αυτή|εδώ|στο|σύστημα|ηλεκτρονικού|ταχυδρομείου',
  },
  russianAndUkrainian: {
    recipient: 'пользовател|получател|адрес|ящик|користувач|отримувач|одержувач|скриньк',
    missing: 'неизвест|не существует|не найден|отсутствует|недействит|невідом|не існує|не знайден',
    none: 'нет так\\S*|немає так\\S*',
    sender: 'отправител|отправляющ|відправник',
    full: '(?:ящик|скриньк).{0,50}(?:переполнен|переповнен|заполнен|заповнен)|(?:квота|квоту|лимит|ліміт)(?!.{0,40}(?:соедин|з.єднан|подключ|підключ|сообщени|повідомлен|писем|листів|отправ|запрос)).{0,50}(?:превышен|перевищен|исчерпан|вичерпан)',
    disabled: '(?:ящик|аккаунт|уч[её]тная запись).{0,25}(?:заблокирован|отключ[её]н|удал[её]н)',
    others:
      'на (?:этом|нашем|цьому) сервер[еі]|почтов\\p{L}*|поштов\\p{L}*|так(?:ой|ого|их|ий)|это[тм]|ця|цей|здесь|тут|не|нет|немає|в|на|у|системе|системі|с|таким|именем|адресат\\p{L}*|указанн\\p{L}*|электронн\\p{L}*|почты',
  },
  japanese: {
    recipient: '宛先|ユーザ|受信者|メールボックス|アドレス',
    missing: '不明|存在し(?:ない|ません)|登録(?:されて|が)(?:い|あり)?ません|見つかりません|(?:い|あり)ません|無効|ございません',
    sender: '送信(?:元|者|側|サーバ|ホスト)|差出人|発信者',
    full: '(?:メールボックス|受信箱|容量).{0,20}(?:一杯|いっぱい|満杯|超え|超過|オーバー)',
    disabled: '(?:アカウント|メールボックス|アドレス).{0,12}(?:停止|凍結|休止|解約|閉鎖)',
    others:
      'このサーバー?(?:に|では|には|上)|登録されて(?:い)?|登録が|指定された|該当する|そのような|その|この|は|が|の|お|様|さん|です|ます|メール|で|した|に|ー|当社|ここ',
  },
  chinese: {
    recipient: '收件人|用[户戶]|[邮郵]箱|地址|信箱',
    missing: '不存在|未找到|找不到|[无無]效|不明|(?:[尚还還]?未|[没沒]有?)(?:开通|開通|注册|註冊|开户|開戶)',
    none: '[没沒]有',
    sender: '[发發寄]件[人者]|[发發]送的?(?:者|方|人|端|服务器|伺服器|主机|主機|地址|域名|[邮郵]箱)',
    full: '(?:[邮郵]箱|信箱).{0,8}(?:已满|已滿|满|滿|超)|(?:收件人|用[户戶]).{0,4}(?:空[间間]|容量).{0,4}(?:不足|已?[满滿])',
    disabled: '(?:[邮郵]箱|信箱|[帐帳賬]号|[帐帳賬]號|用[户戶]).{0,8}(?:停用|禁用|冻结|凍結|锁定|鎖定|注销|註銷|关闭|關閉)',
    others: '(?:本|在)?(?:服务器|伺服器)(?:上|中)|该|此|您?指定的|这个|這個|的|在|系统|系統|中|里|是|电子|電子|邮件|郵件|名',
  },
  korean: {
    recipient: '사용자|수신자|메일함|메일|주소|계정',
    missing: '없는|없습|존재하지 않|찾을 수 없|알 수 없',
    sender: '발신|보낸 ?사람|송신',
    full: '(?:메일함|메일 ?박스|편지함|용량|쿼터).{0,20}(?:가득|초과|부족)',
    disabled: '(?:계정|메일함|사용자).{0,10}(?:정지|휴면|해지|비활성|탈퇴)|휴면 ?(?:계정|아이디|사용자)',
    others: '(?:이 )?서버에|해당|이|가|은|는|입니다|습니다|합니다|니다|않습|그런|의|에',
  },
  arabic: {
    recipient: '(?:ال)?(?:مستخدم|مستلم|مستقبل|عنوان|حساب)|صندوق (?:ال)?بريد|علبة (?:ال)?بريد',
    missing: 'غير (?:موجود|معروف|صالح|مسجل|صحيح)ة?|لا يوجد|لم يتم العثور',
    sender: '(?:ال)?مرسل',
    full: '(?:صندوق|علبة|حصة|مساحة).{0,30}(?:ممتلئ|امتلأ|تجاوز|نفد)',
    disabled: '(?:حساب|صندوق|مستخدم).{0,30}(?:معطل|موقوف|مغلق|متوقف)',
    others: 'على هذا الخادم|هذا|هذه|على|في|لا|هنا|النظام|البريد|بريد|الإلكتروني|الوارد|به|عليه|له',
  },
  persian: {
    recipient: 'کاربر|گیرنده|صندوق|نشانی|آدرس',
    missing: 'وجود ندارد|یافت نشد|ناشناخته|نامعتبر',
    sender: 'فرستنده',
    full: '(?:صندوق|سهمیه).{0,25}(?:پر شده|پر است|تمام)',
    others: 'این|در|سامانه|سیستم|پستی|ایمیل|مورد|نظر|با|نام',
  },
  hebrew: {
    recipient: 'ה?(?:משתמש|נמען|תיבת|תיבה|כתובת|חשבון)',
    missing: '(?:לא|אינו|אינה|איננו) (?:קיימ?ת?|קיים|נמצא|נמצאה|ידוע|ידועה|מוכר|מוכרת|תקין|תקינה|חוקית?)',
    none: 'אין',
    sender: 'ה?שולח',
    full: '(?:תיבת|תיבה|מכסת|מכסה).{0,25}(?:מלאה|מלא|חרגה)',
    disabled: '(?:חשבון|תיבת).{0,25}(?:מושבת|מושבתת|סגור|הושעה|הושעתה)',
    others: 'בשרת זה|זה|זו|הזה|הזו|לא|כאן|במערכת|ה?דואר|של|קיים|קיימת|דוא',
  },
  vietnamese: {
    recipient: 'người (?:dùng|nhận)|hộp thư|địa chỉ|tài khoản',
    missing: 'không (?:tồn tại|tìm thấy|hợp lệ)',
    none: 'không có',
    sender: 'người gửi',
    full: '(?:hộp thư|dung lượng).{0,25}(?:đầy|vượt quá)',
    disabled: '(?:tài khoản|hộp thư).{0,25}(?:bị khóa|bị vô hiệu|tạm ngưng)',
    others: 'trên máy chủ này|này|không|tại|đây|trong|hệ thống|email|thư|điện tử|đã',
  },
  indonesianAndMalay: {
    recipient: 'pengguna|penerima|kotak (?:surat|masuk|pos)|alamat|akun',
    missing: 'tidak (?:ditemukan|dikenal|ada|terdaftar|valid|sah|wujud)|tak dikenal',
    none: 'tidak ada',
    sender: 'pengirim',
    full: '(?:kotak (?:surat|masuk)|kuota).{0,20}(?:penuh|terlampaui)',
    disabled: '(?:akun|kotak surat).{0,20}(?:dinonaktifkan|ditangguhkan|diblokir)',
    others: 'di server ini|ini|itu|di|sini|yang|sistem|dengan|nama|email|surel|tersebut',
  },
  thai: {
    recipient: 'ผู้ใช้|ผู้รับ|กล่องจดหมาย|ที่อยู่|บัญชี',
    missing: 'ไม่พบ|ไม่มี|ไม่รู้จัก|ไม่ถูกต้อง',
    sender: 'ผู้ส่ง',
    full: '(?:กล่องจดหมาย|พื้นที่).{0,15}เต็ม',
    others: 'นี้|ใน|ระบบ|ของ|อีเมล|อยู่|อยู|ที่',
  },
  southSlavic: {
    recipient:
      'korisnik|primatelj|primalac|primaoc|sanduči|pretinac|uporabnik|prejemnik|poštni predal|корисник|прималац|сандуче|потребител|получател|кутия',
    missing:
      'nepoznat|ne postoji|nije pronađen|neznan|ne obstaja|ni najden|непознат|не постоји|није пронађен|не съществува|неизвестен|не е намерен',
    none: 'nema|ne postoji|няма',
    sender: 'pošiljat?el|pošiljalac|пошиљалац|подател|изпращач',
    full: '(?:sanduči\\S*|pretinac|predal|кутия\\S*|сандуче).{0,20}(?:\\bpun|prepun|пълн|препълн|пун)',
    others:
      'na ovom (?:serveru|poslužitelju)|na tem strežniku|на този сървър|такъв|takav|takvog|ovaj|ta|je|тази?|този|не|тук|ovdje|ovde|tukaj|adresa|e-?pošt\\p{L}*|пощенска\\S*',
  },
  baltic: {
    recipient: 'vartotoj|gavėj|adresat|pašto dėžut|lietotāj|saņēmēj|adresāt|pastkast|kasutaja|saaja|postkast|aadress',
    missing: 'neegzistuoja|nežinom|nerasta|nėra|neeksistē|nezinām|nav atrast|ei eksisteeri|tundmatu|puudub|ei leitud',
    sender: 'siuntėj|sūtītāj|saatja',
    full: '(?:dėžut\\S*|pastkast\\S*|postkast\\S*).{0,20}(?:pilna|perpildyta|täis)',
    others: 'šiame serveryje|šajā serverī|selles serveris|toks|tokio|šis|šāds|nav|ei|see|siin|el|e-?pasta?|e-?post\\p{L}*',
  },
};

const words = Object.values(languages);

/** "no se encuentra en el Directorio de Domino", "non répertorié dans l'annuaire": not listed in the directory, which has only recipients. */
const notInDirectory =
  "no (?:se encuentra|figura|aparece|est\\S{1,2}) (?:listad[oa] )?en (?:el|nuestro) directorio|(?:non|pas) (?:r\\S{1,2}pertori\\S{1,3}|trouv\\S{1,3}|pr\\S{1,2}sente?) dans l'annuaire|(?<!absender )nicht (?:im|in (?:dem|der|unserem)) \\S*(?:verzeichnis|adressbuch)|non (?:presente|elencat[oa]|trovat[oa]) (?:nell'elenco|nella rubrica|nella directory)|n\\S{1,2}o (?:consta|encontrad[oa]|listad[oa]|est\\S{1,2}) no diret\\S{1,2}rio|niet (?:vermeld|gevonden|opgenomen) in (?:de |het )?(?:directory|adresboek)|ディレクトリに(?:は)?(?:見つかりません|ありません|存在しません)";

/** "Empfänger unbekannt", "neznámý uživatel", "nie ma takiego odbiorcy". */
export const foreignNoMailbox = words
  .flatMap(({ recipient, missing, none }) => [
    `(?:${recipient}).{0,40}(?:${missing})`,
    `(?:${missing}).{0,20}(?:${recipient})`,
    ...(none
      ? [
          `(?<!\\p{L})(?:${none})(?:\\s|(?<=\\p{Script=Han})).{0,15}(?:${recipient})`,
          `(?:${recipient}).{0,10}(?<!\\p{L})(?:${none})(?=[\\s.!]*(?:$|[,;:)]))`,
        ]
      : []),
  ])
  .concat(notInDirectory)
  .join('|');

/** Written without spaces between words. */
const isWithoutSpaces: ReadonlySet<string> = new Set(['japanese', 'chinese', 'thai']);

/**
 * The words of plain statements about a recipient, in one pattern for each language: what is left of a text without them is about something else. Endings are
 * part of a word, beginnings are not: "Empfängeradresse" is the recipient's, "Clientadresse" is not.
 */
export const plainWords: readonly string[] = Object.entries(languages).map(([name, { recipient, missing, none, others }]) => {
  const all = [missing, none, recipient].filter((each) => each !== undefined).join('|');
  return isWithoutSpaces.has(name) ? `${all}|${others}` : `(?<!\\p{L})(?:(?:${all})[\\p{L}\\ufffd]*|(?:${others})(?!\\p{L}))`;
});

const server =
  'servers?|serwer\\S*|serveurs?|servidor\\S*|hosts?|h\\S{1,2}tes?|rechner\\S*|sunucu\\S*|palvel\\S*|szerver\\S*|kiszolg\\S*|poslu\\S*|сервер\\S*|хост\\S*|клиент\\S*|client\\S*|klient\\S*|avsändar\\S*|διακομιστ\\S*';
/** "Von unbekannten Servern", "serveur inconnu": the sender is unknown. "Benutzer auf diesem Server unbekannt" is about the user. */
const unknownServer = [
  `(?:unbekannt\\S*|onbekende?|nieznan\\S*|neznám\\S*|bilinmeyen|tanınmayan|ok\\S{1,2}nd\\S*|ukendt\\S*|ukjent\\S*|tuntema\\S*|ismeretlen|άγνωστ\\S*|неизвестн\\S*|невідом\\S*|непознат\\S*|nepoznat\\S*) (?:${server})`,
  `(?:serveurs?|h\\S{1,2}tes?|clients?|servidor(?:es)?|hosts?|servers?|clientes?|client[ei]) (?:inconnu\\S*|desconocid\\S*|desconhecid\\S*|sconosciut\\S*|necunoscut\\S*)`,
  // "Dein Server ist hier unbekannt"
  `(?:${server}) (?:ist|est|es|è|é|jest|är|er|on|is) (?:\\S+ )?(?:unbekannt|inconnu|desconocid|sconosciut|desconhecid|nieznan|ok\\S{1,2}nd|ukendt|ukjent|tuntema|onbekend)`,
  '(?:未知|不明)的?(?:服务器|伺服器|主机|来源|客户端)|不明な(?:サーバ|ホスト|クライアント)|알 수 없는 (?:서버|호스트|클라이언트)',
].join('|');

/** "Absender", "nadawca", "отправитель". */
export const foreignSender = [...words.map(({ sender }) => sender), unknownServer].join('|');

/** "Postfach ist voll", "skrzynka przepełniona". */
export const foreignFull = words.flatMap(({ full }) => full ?? []).join('|');

/**
 * "sconosciuto o non abilitato alla ricezione": two reasons, of which only one is that there is no such mailbox. Italy's certified mailboxes refuse all other
 * mail in these words.
 */
export const foreignEitherDenied =
  "(?:unbekannt|inconnue?|desconocid[oa]|sconosciut[oa]|inesistente|inexistente|desconhecid[oa]|onbekend|nieznan\\S*|неизвест\\S*|ok\\S{1,2}nd|ukendt|ukjent),? (?:oder|ou|o|of|lub|albo|или|eller) (?:nicht|n'est pas|non|no|n\\S{1,2}o|niet|nie|не|inte|ikke) (?:\\S+ ){0,2}(?:abilitat|autorizzat|ammess|consentit|habilitad|autorizad|permitid|autoris|admis|habilit\\S{1,2}|berechtigt|zugelassen|erlaubt|freigeschaltet|toegestaan|gemachtigd|uprawnion|dozwolon|разреш|till\\S{1,2}t|tilladt)";

/** "Konto gesperrt", "boîte archivée". */
export const foreignDisabled = words.flatMap(({ disabled }) => disabled ?? []).join('|');

/**
 * Our address, our name or a list of blocked senders, in any language: "Ihre IP-Adresse", "votre serveur", "czarna lista". The name of
 * the protocol is the same in all of them.
 */
export const foreignClient =
  '(?<![a-z\\d.])(?:IP|r?DNS|PTR)(?![a-z\\d])|(?<!\\p{L})(?:ihre[rmns]?|votre|vos|vostr[oa]|seu|sua|uw|vaš\\S*|din|dit|t?w[óo]j|państwa|ваш\\S*|su) (?:absender\\w*|adress?e?|adresa|serv\\w*|domai?n\\w*|dominio|domínio|domein|hôte|host\\w*|indirizzo|direcci\\S{1,3}n|endere\\S{1,2}o|адрес|сервер|домен|хост)|sinun osoit|osoit\\S{1,7}si\\b|az \\S{1,2}n c\\S{1,2}m|adresa (?:dvs|dumneavoastr)|adresiniz|alamat anda|διεύθυνσή? σας|あなたの(?:アドレス|メールアドレス|サーバ|ドメイン)|[您你]的(?:地址|域名|服务器|邮箱|主机)|(?:귀하|당신)의 ?(?:주소|서버|도메인)|sperrliste|schwarze liste|liste noire|lista n[ei]r[ao]|lista negra|zwarte lijst|czarn[aey]\\S* li[sś]|svartlist|kara liste|ч[её]рн\\S+ спис|обратн\\S+ (?:зон|запис)|rever[sz]e?[ -]?zone|zon[ae] invers|逆引き|黑名单|ブラックリスト|블랙리스트';
