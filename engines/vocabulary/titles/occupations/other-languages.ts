import type { LanguageOfWork } from './language.ts';

/**
 * The commonest titles of languages beside the seven: Polish, Swedish, Danish, Norwegian, Finnish, Czech, Turkish, Russian, Japanese and Chinese. Folded, so a Cyrillic
 * "й" is "и". Words that mean something else in one of the seven languages are missing: Norwegian "eier" (German eggs), "leder" (leather), "lege".
 */
export const otherLanguages: LanguageOfWork = {
  occupations: {
    sales:
      'przedstawiciel handlowy|handlowiec|sprzedawca|specjalista ds sprzedazy|obchodni zastupce|obchodnik|prodavac|saljare|innesaljare|utesaljare|kundradgivare|selger|saelger|myyja|myyntiedustaja|satis temsilcisi|satis danismani|satis uzmani|специалист по продажам|продавец|торговыи представитель|営業|销售代表',
    marketing: 'specjalista ds marketingu|markedsforer|markkinointiasiantuntija|pazarlama uzmani|маркетолог|специалист по маркетингу',
    finance: 'ksiegowa|ksiegowy|ucetni|kirjanpitaja|regnskapsforer|redovisningsekonom|muhasebeci|mali musavir|бухгалтер|экономист',
    hr: 'specjalista ds kadr|specjalista ds rekrutacji|personalista|personalistka|rekryterare|insan kaynaklari uzmani|рекрутер',
    engineering:
      'programista|programistka|programator|systemutvecklare|mjukvaruutvecklare|utvecklare|utvikler|systemutvikler|udvikler|softwareudvikler|ohjelmistokehittaja|ohjelmistosuunnittelija|yazilim muhendisi|yazilim gelistirici|программист|разработчик|软件工程师|エンシニア|ソフトウェアエンシニア|inzynier|inzenyr|muhendis|makine muhendisi|elektrik muhendisi|insaat muhendisi|insinoori|sivilingenior|civilingenjor|ingenjor|инженер|конструктор',
    legal: 'radca prawny|adwokat|advokat|asianajaja|avukat|prawnik|pravnik|юрист|адвокат|律师|弁護士',
    operations: 'magazynier|kierowca|skladnik|ridic|lagerarbetare|lastbilschauffor|lagermedarbejder|asystent zarzadu|водитель|кладовщик',
    other:
      'lekarz|lekarka|lekar|lakare|laege|speciallaege|laakari|hekim|pielegniarka|zdravotni sestra|sjukskoterska|sygeplejerske|sykepleier|sairaanhoitaja|hemsire|nauczyciel|ucitel|larare|laerer|opettaja|ogretmen|врач|медсестра|учитель|преподаватель|fysioterapeut|fysioterapeutti|kosmetolog|庭師|医師|教師|医生|老师|dentysta|zubar|tandlakare|tandlaege|hammaslaakari|dis hekimi|kucharz|kuchar|kock|kokki|asci|elektryk|elektrikar|sahkoasentaja|hydraulik|journalista|dziennikarz|novinar|toimittaja|gazeteci|журналист',
  },
  fields: {
    sales: 'sprzedaz|sprzedazy|prodej|forsaljning|salg|myynti|satis|продажи|продаж|продажам',
    marketing: 'marketingu|pazarlama|markkinointi|маркетинг|маркетингу',
    finance: 'muhasebe|finansow|финансы|финансам',
    hr: 'insan kaynaklari|henkilosto|персонал|персоналу',
  },
  roles: {
    'verkstallande direktor|tf vd|vd och koncernchef|administrerende direktor|adm direktor|adm dir|daglig leder|konsernsjef|koncernchef|toimitusjohtaja|generalny direktor|dyrektor generalny|dyrektor zarzadzajacy|generalni reditel|jednatel|genel mudur|генеральныи директор|исполнительныи директор|代表取締役|代表取締役社長|总经理|首席执行官':
      ['managing-director'],
    'prezes|prezes zarzadu|президент|社長': ['president'],
    'styrelseordforande|styreleder|bestyrelsesformand|hallituksen puheenjohtaja|predseda predstavenstva|yonetim kurulu baskani|председатель совета директоров|董事长':
      ['chair-board'],
    'czlonek zarzadu|clen predstavenstva|styrelseledamot|styremedlem|bestyrelsesmedlem|hallituksen jasen|yonetim kurulu uyesi|取締役': [
      'board-member',
    ],
    'wlasciciel|wspolwlasciciel|majitel|spolumajitel|agare|delagare|ejer|omistaja|isletme sahibi|firma sahibi|владелец|собственник': [
      'owner',
    ],
    'zalozyciel|grundare|grunnlegger|perustaja|zakladatel|kurucu|основатель|创始人|創業者': ['founder'],
    'wspolzalozyciel|medgrundare|spoluzakladatel|kurucu ortak|сооснователь|联合创始人': ['cofounder'],
    'dyrektor|reditel|johtaja|директор|总监': ['director'],
    'kierownik|menedzer|manazer|mudur|muduru|paallikko|менеджер|经理': ['manager'],
    'vedouci|vedouci oddeleni|kierownik dzialu|руководитель|руководитель отдела|начальник отдела|部長': ['head'],
    'starszy|starsza': ['senior'],
    'mlodszy|mlodsza': ['junior'],
    'specjalista|uzman|uzmani|asiantuntija|специалист': ['specialist'],
    'glowna ksiegowa|glowny ksiegowy|hlavni ucetni|главныи бухгалтер': ['head', 'accounting'],
    'ekonomichef|okonomichef|okonomisjef|muhasebe muduru|talouspaallikko': ['manager', 'finance'],
    'dyrektor finansowy|financni reditel|talousjohtaja|финансовыи директор': ['director', 'finance'],
    'forsaljningschef|salgschef|salgssjef|myyntipaallikko|kierownik sprzedazy|obchodni manazer|satis muduru|销售经理|営業部長': [
      'manager',
      'sales',
    ],
    'dyrektor sprzedazy|dyrektor handlowy|obchodni reditel|myyntijohtaja|salgsdirektor|коммерческии директор|销售总监': [
      'director',
      'sales',
    ],
    'marknadschef|markedssjef|marketingchef|markkinointipaallikko|pazarlama muduru|市场经理': ['manager', 'marketing'],
    'dyrektor marketingu|reditel marketingu|marketingovy reditel|markkinointijohtaja|市场总监': ['director', 'marketing'],
    'hr chef|hr sjef|henkilostopaallikko|insan kaynaklari muduru': ['manager', 'hr'],
    'it chef|it sjef|it paallikko': ['manager', 'it'],
    'projektledare|projektleder|prosjektleder|projektipaallikko|kierownik projektu|projektovy manazer|proje muduru|руководитель проекта': [
      'manager',
      'project',
    ],
    'technicky reditel|dyrektor techniczny|техническии директор': ['director', 'engineering'],
    'asystentka zarzadu|asistentka reditele|yonetici asistani': ['executive-assistant'],
    'burmistrz|prezydent miasta|starosta|primator|belediye baskani|borgmester|ordforer': ['mayor'],
  },
};
