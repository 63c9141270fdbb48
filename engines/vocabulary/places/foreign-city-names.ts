/**
 * Names of large cities in the seven languages that the gazetteer, place-aliases.ts and local-names.ts lack: country code → the city's name in the gazetteer →
 * other names. Own data; folded when they are loaded (text/fold.ts). Long because it is one data table.
 */
export const foreignCityNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AE: {
    'Abu Dhabi': 'Abou Dhabi',
  },
  AF: {
    Kabul: 'Kaboul|Cabul|Kaboel',
  },
  AL: {
    Tirana: 'Tiranë',
  },
  AO: {
    Luanda: 'Loanda',
  },
  AT: {
    Innsbruck: 'Inspruck',
    'Klagenfurt am Wörthersee': 'Klagenfurt|Clagenfurt',
    'Sankt Pölten': 'St. Pölten|St Poelten',
  },
  AZ: {
    Baku: 'Bakou',
  },
  BA: {
    Sarajevo: 'Sarajewo|Saraievo',
  },
  BD: {
    Dhaka: 'Dacca|Daca',
  },
  BE: {
    Mechelen: 'Malinas|Mecheln',
    Ostend: 'Oostende|Ostende|Ostenda',
    Aalst: 'Alost',
    Wavre: 'Waver',
  },
  BF: {
    Ouagadougou: 'Uagadugú|Wagadugu|Uagadugu',
  },
  BH: {
    Manama: 'Manamah|Al Manama',
  },
  BJ: {
    Cotonou: 'Cotonú|Cotonu',
  },
  BR: {
    'Rio de Janeiro': 'Rio',
    'São Paulo': 'San Paolo del Brasile',
  },
  CD: {
    Kinshasa: 'Kinsasa',
  },
  CH: {
    Fribourg: 'Friburgo',
    'Sankt Gallen': 'San Gallo|Saint-Gall|San Galo|St. Gallen|Saint-Gall|San Gallo',
    Chur: 'Coire|Coira',
    Zug: 'Zoug|Zugo',
    'Yverdon-les-Bains': 'Yverdon',
    'Biel/Bienne': 'Biel|Bienne',
  },
  CI: {
    Abidjan: 'Abiyán|Abidjã',
  },
  CL: {
    Santiago: 'Santiago du Chili|Santiago do Chile|Santiago del Cile',
  },
  CM: {
    Yaoundé: 'Yaundé|Jaunde|Iaundé',
    Douala: 'Duala',
  },
  CN: {
    Shanghai: 'Shangai|Xangai|Sjanghai|Schanghai',
    Guangzhou: 'Cantão',
    Nanjing: 'Nankin|Nankín|Nanquim|Nanchino',
    Tianjin: 'Tientsin|Tianjin Shi',
    Chongqing: 'Chongqing Shi|Tschungking',
    Shenzhen: 'Shenzen|Shenzhen Shi',
  },
  CO: {
    Medellín: 'Medelim',
  },
  CU: {
    Havana: "La Habana|La Havane|Havanna|L'Avana",
  },
  CV: {
    Praia: 'Cidade da Praia',
  },
  CZ: {
    Brno: 'Bruno',
  },
  DE: {
    'Frankfurt am Main': 'FFM',
    Nürnberg: 'Nurembergue',
    Aachen: 'Aquisgrano',
    Würzburg: 'Wurzburgo|Wurzbourg|Wuerzburg|Wuerzburg',
    Duisburg: 'Duisburgo|Duisbourg',
    Magdeburg: 'Magdeburgo',
    Saarbrücken: 'Sarrebruck|Saarbruecken|Sarrebrück|Saarbruecken',
    'Ludwigshafen am Rhein': 'Ludwigshafen|Ludwigshafen',
    Potsdam: 'Potsdã',
    Nuremberg: 'Nuremberga',
    Leipzig: 'Leipsic',
    'Halle (Saale)': 'Halle|Halle an der Saale|Halle Saale',
    'Kempten (Allgäu)': 'Kempten|Kempten im Allgäu',
    Mönchengladbach: 'Moenchengladbach',
    Kassel: 'Cassel',
    Göttingen: 'Gotinga|Gottinga|Goettingen',
    Lübeck: 'Lubeca|Luebeck',
    'Frankfurt (Oder)': 'Frankfurt an der Oder',
    Osnabrück: 'Osnabrueck',
    Mülheim: 'Mülheim an der Ruhr|Muelheim',
  },
  DK: {
    Copenhagen: 'Copenhaga',
  },
  DO: {
    'Santo Domingo': 'Saint-Domingue|São Domingos',
    'Santiago de los Caballeros': 'Santiago',
  },
  EG: {
    Cairo: 'Il Cairo',
  },
  ES: {
    'Donostia / San Sebastián': 'Donostia|San Sebastián|Saint-Sébastien|San Sebastian',
    Alicante: 'Alacant',
    'Castelló de la Plana': 'Castellón|Castellón|Castellón de la Plana|Castelló',
    Lleida: 'Lérida|Lérida',
    Girona: 'Gerona|Gerona',
    Ourense: 'Orense|Orense',
    'Las Palmas de Gran Canaria': 'Las Palmas|Las Palmas',
    'Jerez de la Frontera': 'Jerez|Xerez',
    Elche: 'Elx',
    Salamanca: 'Salamanque',
    Toledo: 'Tolède',
    Maó: 'Mahón',
    "L'Hospitalet de Llobregat": "Hospitalet|L'Hospitalet|Hospitalet de Llobregat|Hospitalet de Llobregat",
    'Santa Cruz de Tenerife': 'Santa Cruz Tenerife',
  },
  ET: {
    'Addis Ababa': 'Adís Abeba|Addis-Abeba|Addis Abeba|Adis Abeba',
  },
  FI: {
    Helsinki: 'Helsinque',
  },
  FR: {
    Lyon: 'Lião',
    Grenoble: 'Grenobel',
    'Aix-en-Provence': 'Aix|Aix en Pce',
    Nancy: 'Nanzig',
    Montpellier: 'Mompellier',
    Lille: 'Lila',
    Dijon: 'Digione',
    Dunkerque: 'Duinkerke|Dünkirchen',
    'Saint-Étienne': 'St-Etienne|St Etienne',
    'Saint-Denis': 'St-Denis|St Denis',
    'Saint-Malo': 'St-Malo|St Malo',
    'Boulogne-Billancourt': 'Boulogne Billancourt',
    Bayonne: 'Bayona',
  },
  GB: {
    Glasgow: 'Glasgovia',
    'Kingston upon Hull': 'Hull',
    'Newcastle upon Tyne': 'Newcastle|Newcastle-upon-Tyne',
  },
  GH: {
    Accra: 'Acra',
  },
  GR: {
    Athens: 'Athene',
    Thessaloníki: 'Thessalonique|Tessalónica',
    Pátra: 'Patras|Patrasso|Pátras',
    Irákleion: 'Heraklion|Iraklio|Candia|Ηράκλειο',
  },
  GT: {
    'Guatemala City': 'Guatemala-Stadt|Ciudad de Guatemala|Cidade da Guatemala',
  },
  HR: {
    Zagreb: 'Zagrebe',
  },
  HT: {
    'Port-au-Prince': 'Puerto Príncipe|Porto Príncipe',
  },
  HU: {
    Szeged: 'Segedin|Szegedin',
    Debrecen: 'Debreczin',
  },
  ID: {
    Jakarta: 'Yakarta|Djakarta|Jacarta|Giacarta|Jakarta Selatan',
  },
  IN: {
    Mumbai: 'Bombaim',
    Kolkata: 'Calcuta|Kalkutta|Calcutá',
    'New Delhi': 'Nova Délhi',
    Pune: 'Poona',
  },
  IQ: {
    Baghdad: 'Bagdá|Bagdade',
  },
  IR: {
    Tehran: 'Teherán|Téhéran|Teheran|Teerã|Teerão',
  },
  IS: {
    Reykjavík: 'Reikiavik|Reikjavik|Reiquiavique',
  },
  IT: {
    Bari: 'Barium',
    Livorno: 'Livourne|Leghorn|Liorna',
    Trieste: 'Triest',
    Siena: 'Sienne',
    Pisa: 'Pise',
    Siracusa: 'Syrakus',
    Parma: 'Parma|Parme',
    Modena: 'Modène',
    Ferrara: 'Ferrare',
    Ravenna: 'Ravena|Ravenne',
    Cagliari: 'Caller',
    Bergamo: 'Bergame',
    Messina: 'Messine|Mesina',
    Catania: 'Catane',
    "Reggio nell'Emilia": "Reggio Emilia|Reggio d'Emilia",
  },
  JP: {
    Tokyo: 'Tokyo-to',
    Kyoto: 'Kioto|Quioto',
    Hiroshima: 'Hiroxima',
    Nagasaki: 'Nagasaqui',
  },
  KH: {
    'Phnom Penh': 'Nom Pen|Penom Pene',
  },
  KR: {
    Seoul: 'Seoel',
  },
  KZ: {
    Almaty: 'Alma-Ata',
  },
  LB: {
    Beirut: 'Beirute|Beiroet',
  },
  LK: {
    Colombo: 'Colombo',
  },
  LY: {
    Tripoli: 'Tripolis',
  },
  MA: {
    Tangier: 'Tanger|Tánger|Tangeri|Tânger|Tanger|Tánger|Tangeri|Tânger',
    Fès: 'Fez|Fez',
    Marrakesh: 'Marrakech|Marraquexe|Marraquech|Marrakech|Marrakesch|Marraquexe|Marraquech',
  },
  MD: {
    Chisinau: 'Kischinau|Kichinev|Kishinev|Quixinau',
  },
  ME: {
    Podgorica: 'Podgoritsa',
  },
  MG: {
    Antananarivo: 'Tananarive',
  },
  MK: {
    Skopje: 'Skopie|Escópia|Skoplje',
  },
  ML: {
    Bamako: 'Bamaco',
  },
  MM: {
    Yangon: 'Rangun|Rangoon|Rangún',
  },
  MN: {
    'Ulan Bator': 'Oulan-Bator|Ulaanbaatar',
  },
  MR: {
    Nouakchott: 'Nuakchot',
  },
  MT: {
    Valletta: 'La Valeta|La Valette|Valletta|La Valletta|Valeta|La Valeta|La Valette|La Valletta|Valetta|Valeta|Valletta',
  },
  MY: {
    'Kuala Lumpur': 'KL|Cuala Lumpur',
  },
  MZ: {
    Maputo: 'Lourenço Marques',
  },
  NA: {
    Windhoek: 'Vindoeque',
  },
  NL: {
    Amsterdam: 'Amsterdã',
    Rotterdam: 'Rotterdã',
    Groningen: 'Groningue|Groninga',
    Leiden: 'Leyden|Leyde',
    Nijmegen: 'Nimègue|Nimega|Nimwegen',
    'Almere Stad': 'Almere',
    'The Hague': "L'Aia|L'Aja",
  },
  NO: {
    Trondheim: 'Drontheim',
  },
  NP: {
    Kathmandu: 'Katmandú|Katmandou|Catmandu|Kathmandou',
  },
  OM: {
    Muscat: 'Mascate|Maskat',
  },
  PA: {
    Panamá: 'Panama-Stadt|Cidade do Panamá',
  },
  PH: {
    Manila: 'Manille|Manilha',
  },
  PK: {
    Karachi: 'Karatschi|Carachi',
    Islamabad: 'Islamabade',
    Lahore: 'Lahor',
  },
  PL: {
    Warsaw: 'Varsavia',
    Poznań: 'Posnania',
    Szczecin: 'Estetino|Stettino',
    Lublin: 'Lublino',
    Bydgoszcz: 'Bromberg',
    Toruń: 'Thorn',
    Gdynia: 'Gdingen',
  },
  PR: {
    'San Juan': 'San Juan',
  },
  PT: {
    Coimbra: 'Coïmbre',
    'Vila Nova de Famalicão': 'Famalicão',
  },
  PY: {
    Asunción: 'Assunção',
  },
  QA: {
    Doha: 'Ad Dawhah|Dawha',
  },
  RO: {
    Iaşi: 'Jassy',
    Constanţa: 'Konstanza|Costanza',
  },
  RU: {
    Moscow: 'Moscú|Moscovo',
    Yekaterinburg: 'Ekaterimburgo|Jekaterinburg|Ekaterinburg|Iekaterinbourg|Jekaterinenburg|Ecaterimburgo',
    Novosibirsk: 'Nowosibirsk|Novossibirsk',
    'Nizhniy Novgorod': 'Nischni Nowgorod|Nijni Novgorod|Nijni-Novgorod|Nizhny Novgorod|Nizjni Novgorod',
    Volgograd: 'Wolgograd|Volgogrado',
    Vladivostok: 'Wladiwostok',
    'Rostov-na-Donu': 'Rostow am Don|Rostov-on-Don|Rostov del Don|Rostov-sur-le-Don',
    Kazan: 'Kasan|Cazã',
    Kaliningrad: 'Kaliningrado|Königsberg',
  },
  SA: {
    Riyadh: 'Ar Riyadh',
    Jeddah: 'Yeda|Gedda|Jidda',
    Mecca: 'La Meca|La Mecque|Mekka|Meca',
  },
  SD: {
    Khartoum: 'Jartum|Khartum|Cartum',
  },
  SE: {
    Malmö: 'Malmö stad',
    Uppsala: 'Upsala',
  },
  SG: {
    Singapore: 'Cingapura',
  },
  SK: {
    Bratislava: 'Presburgo|Bratislawa',
  },
  SN: {
    Dakar: 'Dacar',
  },
  SO: {
    Mogadishu: 'Mogadiscio|Mogadischu|Mogadíscio',
  },
  SY: {
    Damascus: 'Damaskus|Damas|Damasco',
  },
  TH: {
    Bangkok: 'Bangcoc|Banguecoque',
  },
  TN: {
    Tunis: 'Tunes',
  },
  TR: {
    Istanbul: 'Istambul|Istanboel',
    İzmir: 'Esmirna|Smirne',
    Ankara: 'Ancara',
  },
  TW: {
    Taipei: 'Taipé',
  },
  TZ: {
    'Dar es Salaam': 'Daressalam|Dar es Salam|Dar-es-Salam',
  },
  UA: {
    Kyiv: 'Kyiw',
    Odessa: 'Odesse',
    Kharkiv: 'Jarkov|Charkow|Charkiv|Carcóvia',
  },
  UG: {
    Kampala: 'Campala',
  },
  US: {
    'New Orleans': 'Nova Orleães|Nova Orleans',
    'Washington, D.C.': 'Washington DC',
  },
  UY: {
    Montevideo: 'Montevidéu|Montevideu',
  },
  UZ: {
    Tashkent: 'Taskent|Taschkent|Tachkent',
  },
  VN: {
    'Ho Chi Minh City': 'Ho-Chi-Minh-Stadt|Hô-Chi-Minh-Ville',
  },
  XK: {
    Pristina: 'Prishtina|Prishtinë',
  },
  YE: {
    Sanaa: 'Saná',
  },
  ZA: {
    'Cape Town': 'Le Cap|Kapstadt|Kaapstad|Ciudad del Cabo|Città del Capo|Cidade do Cabo',
    Johannesburg: "Johannesburgo|Joanesburgo|Johannesbourg|Jo'burg|Joburg",
    Pretoria: 'Tshwane',
    Durban: 'eThekwini',
  },
  ZM: {
    Lusaka: 'Lusaca',
  },
  IE: {
    Luimneach: 'Limerick',
    Gaillimh: 'Galway',
  },
  MX: {
    'Santiago de Querétaro': 'Querétaro',
    'León de los Aldama': 'León Guanajuato',
  },
};
