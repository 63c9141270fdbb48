/** Postal addresses as countries write them, on pages of sites with the country's domain. Made by the rules of the postal services. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';

const filler = '<p>Pumps and valves since the first day. We answer within two days, and we like to hear what you think of them.</p>';

function addresses(html: string, domain: string): string[] {
  const page = readPage(`<title>Acme</title><h1>Acme</h1>${filler}<footer>${html}</footer>`, `https://${domain}/contact`);
  const answer = extractSite([{ page, name: 'contact' }], domain).facts.addresses;
  return answer.kind === 'found'
    ? answer.values.map(({ value }) =>
        [value.street, value.postalCode, value.city, value.region, value.country].map((part) => part ?? '–').join(' | '),
      )
    : [];
}

test.each([
  // United States
  ['acme.com', '<p>1 Market St, Suite 300<br>San Francisco, CA 94105</p>', '1 Market St, Suite 300 | 94105 | San Francisco | CA | US'],
  [
    'acme.com',
    '<p>8500 Wilshire Blvd., Ste. 700-B<br>Beverly Hills, California 90211</p>',
    '8500 Wilshire Blvd., Ste. 700-B | 90211 | Beverly Hills | California | US',
  ],
  [
    'acme.com',
    '<div>240 Commerce Dr</div><div>Peachtree City</div><div>GA</div><div>30269</div>',
    '240 Commerce Dr | 30269 | Peachtree City | GA | US',
  ],
  ['acme.com', '<p>N56W24842 N Corporate Cir, Sussex WI 53089</p>', 'N56W24842 N Corporate Cir | 53089 | Sussex | WI | US'],
  [
    'acme.com',
    '<p>Acme Inc. | 4455 County Road 12 | Zumbro Falls, MN 55991 | (507) 753-2000</p>',
    '4455 County Road 12 | 55991 | Zumbro Falls | MN | US',
  ],
  [
    'acme.com',
    '<span>12 West 27th Street</span>, <span>New York</span>, <span>NY</span> <span>10001</span>',
    '12 West 27th Street | 10001 | New York | NY | US',
  ],
  // United Kingdom
  [
    'acme.co.uk',
    '<p>Unit 4, Riverside Business Park<br>Mill Lane<br>Stockport<br>SK4 1AB</p>',
    'Unit 4, Riverside Business Park, Mill Lane | SK4 1AB | Stockport | – | GB',
  ],
  ['acme.co.uk', '<p>Acme Ltd, 14 Rose Street, Edinburgh, EH2 2PR</p>', '14 Rose Street | EH2 2PR | Edinburgh | – | GB'],
  [
    'acme.co.uk',
    '<p>The Old Bakery, 27a High Street, Much Wenlock, Shropshire, TF13 6AA, UK</p>',
    'The Old Bakery, 27a High Street | TF13 6AA | Much Wenlock | Shropshire | GB',
  ],
  // Canada
  [
    'acme.ca',
    '<p>250 Yonge Street, Suite 2201<br>Toronto, Ontario<br>M5B 2L7</p>',
    '250 Yonge Street, Suite 2201 | M5B 2L7 | Toronto | Ontario | CA',
  ],
  [
    'acme.ca',
    '<p>1234, boul. René-Lévesque Ouest<br>Montréal (QC) H3B 4W5</p>',
    '1234, boul. René-Lévesque Ouest | H3B 4W5 | Montréal | QC | CA',
  ],
  // Australia, New Zealand
  ['acme.com.au', '<p>Level 8, 120 Collins Street, Melbourne VIC 3000</p>', 'Level 8, 120 Collins Street | 3000 | Melbourne | VIC | AU'],
  [
    'acme.com.au',
    '<p>Unit 3/45 Kingsford Smith Drive<br>Hamilton, QLD, 4007</p>',
    'Unit 3/45 Kingsford Smith Drive | 4007 | Hamilton | QLD | AU',
  ],
  ['acme.co.nz', '<p>15 Willis Street, Te Aro, Wellington 6011</p>', '15 Willis Street, Te Aro | 6011 | Wellington | – | NZ'],
  // Ireland
  ['acme.ie', '<p>25 Lower Baggot Street, Dublin 2, D02 X658</p>', '25 Lower Baggot Street | D02 X658 | Dublin 2 | – | IE'],
  [
    'acme.ie',
    '<p>Unit 7, Oranmore Business Park, Oranmore, Co. Galway, H91 XP2K, Ireland</p>',
    'Unit 7, Oranmore Business Park | H91 XP2K | Oranmore | Co. Galway | IE',
  ],
  // France, Belgium, Luxembourg, Switzerland
  [
    'acme.fr',
    '<p>Acme SAS<br>18, rue du Faubourg Saint-Honoré<br>75008 Paris</p>',
    '18, rue du Faubourg Saint-Honoré | 75008 | Paris | – | FR',
  ],
  ['acme.fr', '<p>Z.A. des Grands Champs - 44840 Les Sorinières</p>', 'Z.A. des Grands Champs | 44840 | Les Sorinières | – | FR'],
  [
    'acme.fr',
    '<p>3 bis avenue Jean Jaurès<br>BP 1234<br>69007 LYON CEDEX 07</p>',
    '3 bis avenue Jean Jaurès, BP 1234 | 69007 | LYON | – | FR',
  ],
  ['acme.be', '<p>Rue de la Loi 42 bte 3, 1040 Bruxelles</p>', 'Rue de la Loi 42 bte 3 | 1040 | Bruxelles | – | BE'],
  ['acme.be', '<p>Nijverheidsstraat 12 bus 4<br>B-2570 Duffel</p>', 'Nijverheidsstraat 12 bus 4 | 2570 | Duffel | – | BE'],
  ['acme.lu', '<p>12, rue de Hollerich<br>L-1740 Luxembourg</p>', '12, rue de Hollerich | 1740 | Luxembourg | – | LU'],
  ['acme.ch', '<p>Acme SA, Chemin des Lentillières 15, 1023 Crissier</p>', 'Chemin des Lentillières 15 | 1023 | Crissier | – | CH'],
  ['acme.ch', '<p>Bahnhofstrasse 7, Postfach, 6300 Zug</p>', 'Bahnhofstrasse 7, Postfach | 6300 | Zug | – | CH'],
  // Germany, Austria
  ['acme.de', '<p>Acme GmbH · Hinter den Höfen 3a · 27721 Ritterhude</p>', 'Hinter den Höfen 3a | 27721 | Ritterhude | – | DE'],
  ['acme.de', '<p>Str. des 17. Juni 135, D 10623 Berlin</p>', 'Str. des 17. Juni 135 | 10623 | Berlin | – | DE'],
  ['acme.at', '<p>Mariahilfer Straße 88a/2/14<br>A-1070 Wien</p>', 'Mariahilfer Straße 88a/2/14 | 1070 | Wien | – | AT'],
  ['acme.at', '<p>Acme GmbH, Hauptplatz 5, 8010 Graz, Austria</p>', 'Hauptplatz 5 | 8010 | Graz | – | AT'],
  // Italy, Spain, Portugal
  [
    'acme.it',
    '<p>Acme S.r.l. - Via Giuseppe Mazzini 12 - 20123 Milano (MI) - P.IVA 01234567890</p>',
    'Via Giuseppe Mazzini 12 | 20123 | Milano | MI | IT',
  ],
  [
    'acme.it',
    '<p>Sede legale: Corso Vittorio Emanuele II, 45/b<br>10123 Torino TO</p>',
    'Corso Vittorio Emanuele II, 45/b | 10123 | Torino | TO | IT',
  ],
  ['acme.it', '<p>Strada Statale 16 km 854<br>71121 Foggia</p>', 'Strada Statale 16 km 854 | 71121 | Foggia | – | IT'],
  ['acme.es', '<p>C/ Alcalá, 125, 3º izq.<br>28009 Madrid</p>', 'C/ Alcalá, 125, 3º izq. | 28009 | Madrid | – | ES'],
  [
    'acme.es',
    '<p>Polígono Industrial El Pino, C/ Pino Albar, nave 14, 41016 Sevilla (España)</p>',
    'Polígono Industrial El Pino, C/ Pino Albar, nave 14 | 41016 | Sevilla | – | ES',
  ],
  [
    'acme.pt',
    '<p>Av. da Liberdade, n.º 110, 4.º Dto.<br>1250-146 Lisboa</p>',
    'Av. da Liberdade, n.º 110, 4.º Dto. | 1250-146 | Lisboa | – | PT',
  ],
  [
    'acme.pt',
    '<p>Zona Industrial da Maia, Lote 12, Sector X, 4470-177 Maia, Portugal</p>',
    'Zona Industrial da Maia, Lote 12, Sector X | 4470-177 | Maia | – | PT',
  ],
  // Netherlands
  ['acme.nl', '<p>Keizersgracht 241<br>1016EA Amsterdam</p>', 'Keizersgracht 241 | 1016EA | Amsterdam | – | NL'],
  ['acme.nl', '<p>Acme B.V., Industrieweg 14-B, 3401 MA IJsselstein</p>', 'Industrieweg 14-B | 3401 MA | IJsselstein | – | NL'],
  ['acme.nl', "<p>Postbus 120, 5201 AC 's-Hertogenbosch</p>", "Postbus 120 | 5201 AC | 's-Hertogenbosch | – | NL"],
  // Poland, Czechia, Slovakia, Hungary, Romania
  [
    'acme.pl',
    '<p>ul. Marszałkowska 84/92 lok. 117<br>00-514 Warszawa</p>',
    'ul. Marszałkowska 84/92 lok. 117 | 00-514 | Warszawa | – | PL',
  ],
  [
    'acme.pl',
    '<p>Acme sp. z o.o., al. Jerozolimskie 56C, 00-803 Warszawa, NIP: 5252248481</p>',
    'al. Jerozolimskie 56C | 00-803 | Warszawa | – | PL',
  ],
  ['acme.pl', '<p>Rynek Główny 34/15, 31-010 Kraków</p>', 'Rynek Główny 34/15 | 31-010 | Kraków | – | PL'],
  ['acme.cz', '<p>Václavské náměstí 832/19<br>110 00 Praha 1</p>', 'Václavské náměstí 832/19 | 110 00 | Praha 1 | – | CZ'],
  ['acme.cz', '<p>Acme s.r.o., Hlinky 45/114, 603 00 Brno</p>', 'Hlinky 45/114 | 603 00 | Brno | – | CZ'],
  ['acme.sk', '<p>Mlynské nivy 16, 821 09 Bratislava</p>', 'Mlynské nivy 16 | 821 09 | Bratislava | – | SK'],
  ['acme.hu', '<p>1052 Budapest, Váci utca 19-21.</p>', 'Váci utca 19-21 | 1052 | Budapest | – | HU'],
  ['acme.ro', '<p>Str. Doamnei nr. 14-16, București 030167</p>', 'Str. Doamnei nr. 14-16 | 030167 | București | – | RO'],
  // Nordics
  ['acme.se', '<p>Kungsgatan 44, 111 35 Stockholm</p>', 'Kungsgatan 44 | 111 35 | Stockholm | – | SE'],
  ['acme.se', '<p>Acme AB, Box 3255, SE-103 65 Stockholm, Sverige</p>', 'Box 3255 | 103 65 | Stockholm | – | SE'],
  ['acme.no', '<p>Karl Johans gate 12B, 0154 Oslo</p>', 'Karl Johans gate 12B | 0154 | Oslo | – | NO'],
  ['acme.dk', '<p>Vesterbrogade 149, 2. sal<br>1620 København V</p>', 'Vesterbrogade 149, 2. sal | 1620 | København V | – | DK'],
  ['acme.dk', '<p>Acme ApS, Fabriksparken 18, DK-2600 Glostrup</p>', 'Fabriksparken 18 | 2600 | Glostrup | – | DK'],
  ['acme.fi', '<p>Mannerheimintie 12 B 6, 00100 Helsinki</p>', 'Mannerheimintie 12 B 6 | 00100 | Helsinki | – | FI'],
  // Greece, Turkey
  ['acme.gr', '<p>Ermou 56, 105 63 Athens, Greece</p>', 'Ermou 56 | 105 63 | Athens | – | GR'],
  ['acme.com.tr', '<p>Büyükdere Cad. No:193, 34394 Şişli, İstanbul</p>', 'Büyükdere Cad. No:193 | 34394 | İstanbul | – | TR'],
  // Brazil, Mexico, Argentina, Chile, Colombia
  [
    'acme.com.br',
    '<p>Rua Augusta, 1508, conj. 61 - Consolação<br>São Paulo/SP - CEP: 01304-001</p>',
    'Rua Augusta, 1508, conj. 61, Consolação | 01304-001 | São Paulo | SP | BR',
  ],
  [
    'acme.com.br',
    '<p>Av. Rio Branco, 156 – Centro – Rio de Janeiro – RJ – 20040-901</p>',
    'Av. Rio Branco, 156, Centro | 20040-901 | Rio de Janeiro | RJ | BR',
  ],
  [
    'acme.com.mx',
    '<p>Av. Paseo de la Reforma 222, Col. Juárez, C.P. 06600, Ciudad de México</p>',
    'Av. Paseo de la Reforma 222, Col. Juárez | 06600 | Ciudad de México | – | MX',
  ],
  ['acme.mx', '<p>Calle 60 No. 491, Centro, 97000 Mérida, Yucatán, México</p>', 'Calle 60 No. 491, Centro | 97000 | Mérida | Yucatán | MX'],
  [
    'acme.com.ar',
    '<p>Av. Corrientes 1234, Piso 5, C1043AAZ Buenos Aires, Argentina</p>',
    'Av. Corrientes 1234, Piso 5 | C1043AAZ | Buenos Aires | – | AR',
  ],
  [
    'acme.cl',
    '<p>Av. Apoquindo 4501, oficina 1902, Las Condes, Santiago, Chile</p>',
    'Av. Apoquindo 4501, oficina 1902, Las Condes | – | Santiago | – | CL',
  ],
  [
    'acme.com.co',
    '<p>Carrera 7 # 71-21, Torre B, Oficina 602, Bogotá, Colombia</p>',
    'Carrera 7 # 71-21, Torre B, Oficina 602 | – | Bogotá | – | CO',
  ],
  // India, Singapore, Malaysia, Indonesia, Philippines
  [
    'acme.in',
    '<p>2nd Floor, Prestige Towers, 99 Residency Road, Bengaluru - 560025, Karnataka, India</p>',
    '2nd Floor, Prestige Towers, 99 Residency Road | 560025 | Bengaluru | Karnataka | IN',
  ],
  [
    'acme.co.in',
    '<p>Plot No. 21, MIDC Industrial Area<br>Andheri (East), Mumbai 400 093</p>',
    'Plot No. 21, MIDC Industrial Area, Andheri (East) | 400 093 | Mumbai | – | IN',
  ],
  [
    'acme.com.sg',
    '<p>10 Anson Road, #14-06 International Plaza, Singapore 079903</p>',
    '10 Anson Road, #14-06 International Plaza | 079903 | Singapore | – | SG',
  ],
  [
    'acme.com.my',
    '<p>Level 10, Menara Binjai, No. 2, Jalan Binjai, 50450 Kuala Lumpur, Malaysia</p>',
    'Level 10, Menara Binjai, No. 2, Jalan Binjai | 50450 | Kuala Lumpur | – | MY',
  ],
  [
    'acme.co.id',
    '<p>Jl. Jend. Sudirman Kav. 52-53, Jakarta Selatan 12190, Indonesia</p>',
    'Jl. Jend. Sudirman Kav. 52-53 | 12190 | Jakarta Selatan | – | ID',
  ],
  // South Africa, Israel, Emirates
  ['acme.co.za', '<p>24 Fricker Road, Illovo, Johannesburg, 2196</p>', '24 Fricker Road, Illovo | 2196 | Johannesburg | – | ZA'],
  [
    'acme.ae',
    '<p>Office 1204, Al Moosa Tower 2, Sheikh Zayed Road, Dubai, UAE</p>',
    'Office 1204, Al Moosa Tower 2, Sheikh Zayed Road | – | Dubai | – | AE',
  ],
  // Japan
  ['acme.co.jp', '<p>2-4-1 Marunouchi, Chiyoda-ku, Tokyo 100-6390, Japan</p>', '2-4-1 Marunouchi, Chiyoda-ku | 100-6390 | Tokyo | – | JP'],
  ['acme.co.jp', '<p>〒100-6390 東京都千代田区丸の内2-4-1</p>', '丸の内2-4-1 | 100-6390 | 千代田区 | 東京都 | JP'],
  // Other orders and layouts
  [
    'acme.co.nz',
    '<p>Level 5, 2 Hunter Street<br>Wellington Central<br>Wellington 6011<br>New Zealand</p>',
    'Level 5, 2 Hunter Street, Wellington Central | 6011 | Wellington | – | NZ',
  ],
  ['acme.co.nz', '<p>PO Box 11-234<br>Manners Street<br>Wellington</p>', 'PO Box 11-234, Manners Street | – | Wellington | – | NZ'],
  [
    'acme.com',
    '<p>304, Sapphire Arcade, Near Ring Road,<br>Rajkot - 360 005. (Gujarat) India</p>',
    '304, Sapphire Arcade, Near Ring Road | 360 005 | Rajkot | – | IN',
  ],
  [
    'acme.com',
    '<p>Office No. 7, 3rd Floor, Krishna Chambers, M.G. Road, Pune-411001, Maharashtra</p>',
    'Office No. 7, 3rd Floor, Krishna Chambers, M.G. Road | 411001 | Pune | Maharashtra | IN',
  ],
  [
    'acme.com',
    '<p>Registered Office: Plot 45, GIDC Estate, Phase II, Vatva, Ahmedabad 382445, Gujarat, INDIA</p>',
    'Plot 45, GIDC Estate, Phase II, Vatva | 382445 | Ahmedabad | Gujarat | IN',
  ],
  ['acme.com.br', '<p>Rua das Palmeiras, 250 - Centro - Blumenau/SC</p>', 'Rua das Palmeiras, 250, Centro | – | Blumenau | SC | BR'],
  [
    'acme.com.br',
    '<p>Av. Brasil, 1200, Sala 5<br>Jardim América<br>Campinas - SP</p>',
    'Av. Brasil, 1200, Sala 5, Jardim América | – | Campinas | SP | BR',
  ],
  [
    'acme.com.br',
    '<p>Rodovia BR-101, Km 205, Distrito Industrial, São José - SC</p>',
    'Rodovia BR-101, Km 205, Distrito Industrial | – | São José | SC | BR',
  ],
  [
    'acme.com.br',
    '<p>Endereço: R. XV de Novembro, 77 – Curitiba – PR – Brasil – CEP 80020-310</p>',
    'R. XV de Novembro, 77 | 80020-310 | Curitiba | PR | BR',
  ],
  [
    'acme.com.br',
    '<p>Rua Sete de Setembro nº 45, Bairro São João, Erechim, RS. CEP: 98920-000</p>',
    'Rua Sete de Setembro nº 45, Bairro São João | 98920-000 | Erechim | RS | BR',
  ],
  [
    'acme.sm',
    '<p>Acme S.r.l. Strada Cardio 22, 47899 Serravalle, Repubblica di San Marino</p>',
    'Strada Cardio 22 | 47899 | Serravalle | – | SM',
  ],
  ['acme.be', '<p>Kerkstraat 5 - 9000 Gent - België</p>', 'Kerkstraat 5 | 9000 | Gent | – | BE'],
  [
    'acme.it',
    '<p>Sede: Via A. Volta 12/A, Zona Industriale - 36030 Sarcedo VI</p>',
    'Via A. Volta 12/A, Zona Industriale | 36030 | Sarcedo | VI | IT',
  ],
  ['acme.org', '<p>We are located at 455 Larkspur Dr., Boulder, Colorado.</p>', '455 Larkspur Dr. | – | Boulder | Colorado | US'],
  [
    'acme.com',
    '<table><tr><td>Street</td><td>88 Pine Road</td></tr><tr><td>City</td><td>Franklin</td></tr><tr><td>State</td><td>TN</td></tr><tr><td>ZIP</td><td>37064</td></tr></table>',
    '88 Pine Road | 37064 | Franklin | TN | US',
  ],
  [
    'acme.com',
    '<ul><li>Address: 88 Pine Road</li><li>City: Franklin, TN</li><li>Zip: 37064</li></ul>',
    '88 Pine Road | 37064 | Franklin | TN | US',
  ],
  [
    'acme.ca',
    '<p>100 rue Principale, bureau 200<br>Gatineau, QC&nbsp;&nbsp;J8X 2K1</p>',
    '100 rue Principale, bureau 200 | J8X 2K1 | Gatineau | QC | CA',
  ],
  [
    'acme.com',
    '<p>1000 Sherbrooke Street West, Suite 2100, Montreal, Quebec, Canada H3A 3G4</p>',
    '1000 Sherbrooke Street West, Suite 2100 | H3A 3G4 | Montreal | Quebec | CA',
  ],
  ['acme.nl', '<p>Adres: Westerdoksdijk 411 | 1013 AD | Amsterdam</p>', 'Westerdoksdijk 411 | 1013 AD | Amsterdam | – | NL'],
  [
    'acme.nl',
    '<table><tr><td>Adres</td><td>Dorpsweg 12a</td></tr><tr><td>Postcode</td><td>1711 RJ</td></tr><tr><td>Plaats</td><td>Hensbroek</td></tr></table>',
    'Dorpsweg 12a | 1711 RJ | Hensbroek | – | NL',
  ],
  ['acme.pl', '<p>Łąkowa 12<br>90-001 Łódź</p>', 'Łąkowa 12 | 90-001 | Łódź | – | PL'],
  ['acme.pl', '<p>Jasionka 954E, 36-002 Jasionka</p>', 'Jasionka 954E | 36-002 | Jasionka | – | PL'],
  ['acme.pl', '<p>30-552 Kraków, ul. Wielicka 28B</p>', 'ul. Wielicka 28B | 30-552 | Kraków | – | PL'],
  ['acme.de', '<p>Am Alten Bahnhof 1-3<br>D - 54290 Trier</p>', 'Am Alten Bahnhof 1-3 | 54290 | Trier | – | DE'],
  ['acme.de', '<p>Haus Nr. 7, 25899 Galmsbüll</p>', 'Haus Nr. 7 | 25899 | Galmsbüll | – | DE'],
  ['acme.de', '<p>Musterfirma, Bergstraße 12 in 01069 Dresden</p>', 'Bergstraße 12 | 01069 | Dresden | – | DE'],
  ['acme.de', '<p>D-80331 München, Marienplatz 8</p>', 'Marienplatz 8 | 80331 | München | – | DE'],
  ['acme.at', '<p>4020 Linz, Landstraße 17</p>', 'Landstraße 17 | 4020 | Linz | – | AT'],
  [
    'acme.ch',
    '<p>Rue du Rhône 14, Case postale 3015, CH-1211 Genève 3</p>',
    'Rue du Rhône 14, Case postale 3015 | 1211 | Genève 3 | – | CH',
  ],
  ['acme.fr', '<p>Siège social : 5 place de la Bourse 33000 Bordeaux</p>', '5 place de la Bourse | 33000 | Bordeaux | – | FR'],
  [
    'acme.co.uk',
    '<p>4th Floor, Silverstream House, 45 Fitzroy Street, Fitzrovia, London W1T 6EB</p>',
    '4th Floor, Silverstream House, 45 Fitzroy Street, Fitzrovia | W1T 6EB | London | – | GB',
  ],
  [
    'acme.com.au',
    '<p>Suite 12, 150 Pacific Hwy, North Sydney 2060 NSW Australia</p>',
    'Suite 12, 150 Pacific Hwy | 2060 | North Sydney | NSW | AU',
  ],
  [
    'acme.ph',
    '<p>Unit 5B, Ayala Tower, 6750 Ayala Avenue, Makati City 1226, Philippines</p>',
    'Unit 5B, Ayala Tower, 6750 Ayala Avenue | 1226 | Makati City | – | PH',
  ],
  [
    'acme.co.ke',
    '<p>4th Floor, Westlands Towers, Ring Road, Nairobi, Kenya</p>',
    '4th Floor, Westlands Towers, Ring Road | – | Nairobi | – | KE',
  ],
  // Units, buildings and boxes before the code; scripts other than Latin
  ['acme.com', '<p>548 Market St, PMB 40417, San Francisco, CA 94104</p>', '548 Market St, PMB 40417 | 94104 | San Francisco | CA | US'],
  [
    'acme.com.br',
    '<p>Rua Fradique Coutinho, 1187 - Pinheiros - São Paulo/SP - CEP 05416-011</p><p>Atendimento: (11) 3045-7721</p>',
    'Rua Fradique Coutinho, 1187, Pinheiros | 05416-011 | São Paulo | SP | BR',
  ],
  [
    'acme.in',
    '<p>B-302, Sai Enclave, Sector 21,<br>Kharghar, Navi Mumbai - 410210, India</p>',
    'B-302, Sai Enclave, Sector 21, Kharghar | 410210 | Navi Mumbai | – | IN',
  ],
  [
    'acme.in',
    '<p>Regd. Office: 4th Floor, Tower B, DLF Cyber City, Phase III, Gurugram, Haryana - 122002, India</p>',
    '4th Floor, Tower B, DLF Cyber City, Phase III | 122002 | Gurugram | Haryana | IN',
  ],
  [
    'acme.dk',
    '<span>Acme ApS</span><span>Åboulevarden 31, 3. sal</span><span>8000 Aarhus C</span><span>CVR 31224455</span>',
    'Åboulevarden 31, 3. sal | 8000 | Aarhus C | – | DK',
  ],
  [
    'acme.ae',
    '<p>Office 1204, Al Moosa Tower 2,<br>Sheikh Zayed Road,<br>P.O. Box 62114, Dubai, UAE</p>',
    'Office 1204, Al Moosa Tower 2, Sheikh Zayed Road, P.O. Box 62114 | – | Dubai | – | AE',
  ],
  ['acme.ch', '<p>Fondation Acme, Rue de Lausanne 82, CP 1211, 1202 Genève</p>', 'Rue de Lausanne 82, CP 1211 | 1202 | Genève | – | CH'],
  [
    'acme.co.za',
    '<p>5th Floor, The Terraces<br>34 Bree Street<br>Cape Town, 8001</p>',
    '5th Floor, The Terraces, 34 Bree Street | 8001 | Cape Town | – | ZA',
  ],
  ['acme.com.sg', '<p>71 Ayer Rajah Crescent #05-12 Singapore 139951</p>', '71 Ayer Rajah Crescent #05-12 | 139951 | Singapore | – | SG'],
  [
    'acme.com.hk',
    '<p>Unit 1203, 12/F, Kwan Chart Tower, 6 Tonnochy Road, Wan Chai, Hong Kong</p>',
    'Unit 1203, 12/F, Kwan Chart Tower, 6 Tonnochy Road | – | Wan Chai | – | HK',
  ],
  [
    'acme.com.tr',
    '<p>Maslak Mah. Büyükdere Cad. Noramin İş Merkezi No:237/A Kat:5 34398 Sarıyer/İstanbul</p>',
    'Maslak Mah. Büyükdere Cad. Noramin İş Merkezi No:237/A Kat:5 | 34398 | İstanbul | – | TR',
  ],
  [
    'acme.es',
    '<p>Paseo de la Castellana 95, planta 15, 28046 Madrid</p>',
    'Paseo de la Castellana 95, planta 15 | 28046 | Madrid | – | ES',
  ],
  [
    'acme.com.co',
    '<p>Carrera 11 # 82 - 76, Oficina 802, Bogotá D.C., Colombia</p>',
    'Carrera 11 # 82-76, Oficina 802 | – | Bogotá D.C. | – | CO',
  ],
  [
    'acme.ro',
    '<p>Str. Buzești nr. 75-77, et. 9, Sector 1, București, 011013</p>',
    'Str. Buzești nr. 75-77, et. 9, Sector 1 | 011013 | București | – | RO',
  ],
  ['acme.se', '<p>Box 5204, 102 45 Stockholm</p>', 'Box 5204 | 102 45 | Stockholm | – | SE'],
  ['acme.bg', '<p>бул. „Витоша“ 89Б, 1463 София</p>', 'бул. „Витоша“ 89Б | 1463 | София | – | BG'],
  ['acme.lv', '<p>Brīvības iela 155a, Rīga, LV-1012</p>', 'Brīvības iela 155a | 1012 | Rīga | – | LV'],
  ['acme.rs', '<p>Bulevar Mihajla Pupina 10a/IV, 11070 Novi Beograd</p>', 'Bulevar Mihajla Pupina 10a/IV | 11070 | Novi Beograd | – | RS'],
  ['acme.co.il', '<p>12 Menachem Begin Road, Ramat Gan 5270012, Israel</p>', '12 Menachem Begin Road | 5270012 | Ramat Gan | – | IL'],
  ['acme.co.kr', '<p>서울특별시 강남구 테헤란로 152, 12층 (06236)</p>', '테헤란로 152, 12층 | 06236 | 강남구 | 서울특별시 | KR'],
  ['acme.cn', '<p>上海市浦东新区张江路123号</p>', '浦东新区张江路123号 | – | 上海市 | – | CN'],
  [
    'acme.co.uk',
    '<p>Acme Weavers Ltd. Registered in Scotland SC445566. Registered office: 12 Hope Street, Edinburgh EH2 4DB</p>',
    '12 Hope Street | EH2 4DB | Edinburgh | – | GB',
  ],
])('%s: %s', (domain, html, expected) => {
  expect(addresses(html, domain)).toEqual([expected]);
});

test.each([
  ['a year behind a letter', 'acme.at', '<p>Mobility 2021<br>Our workshop<br>Triple A 2021<br>Wer kommt?</p>'],
  ['a number above a town in a list', 'acme.com', '<ul><li>5819</li><li>Montana</li><li>4102</li></ul>'],
  ['a club in a city', 'acme.de', '<p>1. FC Köln</p><p>Düsseldorf</p>'],
  ['an event', 'acme.de', '<p>2017 - Cosplay Area/Halle 5</p>'],
  ['a company in care of nobody', 'acme.de', '<p>c/o Firma 12</p><p>Köln</p>'],
])('reads no address from %s', (_, domain, html) => {
  expect(addresses(html, domain)).toEqual([]);
});

test.each(['Place your order', 'Book your view', 'Find your way', 'See the mall'])(
  'takes no sentence for a street without a number: %s',
  (sentence) => {
    expect(addresses(`<p>${sentence}</p><p>London EC1A 1BB</p>`, 'acme.co.uk')).toEqual(['– | EC1A 1BB | London | – | GB']);
  },
);

test('reads the country behind a city in structured data', () => {
  const data = {
    '@type': 'Organization',
    name: 'Acme',
    address: { '@type': 'PostalAddress', streetAddress: 'Seeweg 3', postalCode: 'D-82234', addressLocality: 'Weßling, Germany' },
  };
  expect(addresses(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, 'acme.com')).toEqual([
    'Seeweg 3 | 82234 | Weßling | – | DE',
  ]);
});

test.each([
  ['a house for sale', 'acme.nl', '<article><h3>Oostersingel 72</h3><p>8921 GB Leeuwarden</p><p>€ 325.000 k.k.</p></article>'],
  ['who designed the site', 'acme.at', '<p>Konzept und Umsetzung: Werbeagentur Berg, Landstraße 15, 4020 Linz</p>'],
  ['an authority', 'acme.at', '<p>Behörde gem. ECG: Magistrat der Stadt Linz, Hauptstraße 1-5, 4041 Linz</p>'],
  [
    'a photographer in the last line of a paragraph',
    'acme.de',
    '<p>USt-IdNr. DE 811222333<br>Bilder: Fotostudio Lehmann, Markt 2, 04758 Oschatz</p>',
  ],
  [
    'an agent',
    'acme.com',
    '<p>Local Representatives:</p><table><tr><td>Ohio</td><td>Tri-State Fluid<br>1200 Kemper Rd<br>Cincinnati, OH 45246</td></tr></table>',
  ],
])('reads no address of others: %s', (_, domain, html) => {
  expect(addresses(html, domain)).toEqual([]);
});

test('reads two labeled addresses in one line', () => {
  expect(
    addresses('<p>Bezoekadres: Herengracht 450, 1017 CA Amsterdam. Postadres: Postbus 1234, 1000 BE Amsterdam</p>', 'acme.nl'),
  ).toEqual(['Herengracht 450 | 1017 CA | Amsterdam | – | NL', 'Postbus 1234 | 1000 BE | Amsterdam | – | NL']);
});

test.each([
  ['acme.com.ar', 'Av. Corrientes 1234, CABA', 'Av. Corrientes 1234 | – | CABA | – | AR'],
  ['acme.co', 'Cra 7 # 71-21 Torre B Oficina 901, Bogotá', 'Cra 7 # 71-21 Torre B Oficina 901 | – | Bogotá | – | CO'],
  ['acme.es', 'Avda. de la Constitución 12, 1ºB, Sevilla (España)', 'Avda. de la Constitución 12, 1ºB | – | Sevilla | – | ES'],
  ['acme.com', '123 Main Street, Toronto, ON', '123 Main Street | – | Toronto | ON | CA'],
  ['acme.com', '45 Broad Street Westfield NJ', '45 Broad Street | – | Westfield | NJ | US'],
  ['acme.com.au', 'Level 3, 45 Clarence Street, Sydney NSW', 'Level 3, 45 Clarence Street | – | Sydney | NSW | AU'],
  ['acme.com', '12, MG Road, Bengaluru', '12, MG Road | – | Bengaluru | – | IN'],
  ['acme.com', 'Shop No 3, Gandhi Chowk, Nagpur, Maharashtra - 440001', 'Shop No 3, Gandhi Chowk | 440001 | Nagpur | Maharashtra | IN'],
  ['acme.co.id', 'Jl. Raya Darmo 55, Surabaya, Jawa Timur', 'Jl. Raya Darmo 55 | – | Surabaya | Jawa Timur | ID'],
  ['acme.com', 'Jl. Pangeran Antasari 8, Bandarlampung', 'Jl. Pangeran Antasari 8 | – | Bandarlampung | – | ID'],
  ['acme.co.uk', 'Unit 5, Mill Lane, Leeds', 'Unit 5, Mill Lane | – | Leeds | – | GB'],
  ['acme.fr', '12 rue de Rivoli, Paris 1er', '12 rue de Rivoli | – | Paris 1er | – | FR'],
  ['acme.pl', 'Wrocław, ul. Długa 12/4', 'ul. Długa 12/4 | – | Wrocław | – | PL'],
  ['acme.hu', 'Budapest, Váci utca 19.', 'Váci utca 19 | – | Budapest | – | HU'],
  ['acme.cz', 'Vodičkova 30, Praha 1', 'Vodičkova 30 | – | Praha 1 | – | CZ'],
  ['acme.hr', 'Ilica 5, Zagreb', 'Ilica 5 | – | Zagreb | – | HR'],
  ['acme.ro', 'Str. Lipscani nr. 5, București, sector 3', 'Str. Lipscani nr. 5 | – | București | – | RO'],
  ['acme.lt', 'Gedimino pr. 9, Vilnius', 'Gedimino pr. 9 | – | Vilnius | – | LT'],
  ['acme.ee', 'Narva mnt 5, Tallinn', 'Narva mnt 5 | – | Tallinn | – | EE'],
  [
    'acme.com',
    'Room 1203, 12/F, Tower A, 88 Queensway, Admiralty, Hong Kong',
    'Room 1203, 12/F, Tower A, 88 Queensway, Admiralty | – | Hong Kong | – | HK',
  ],
  ['acme.co.il', 'Rothschild Blvd 22, Tel Aviv', 'Rothschild Blvd 22 | – | Tel Aviv | – | IL'],
])('reads an address without a postal code on %s: %s', (domain, line, expected) => {
  expect(addresses(`<p>${line}</p>`, domain)).toEqual([expected]);
});

test.each([
  ['acme.cz', '<p>Verze 5</p><p>Sledujte nás, Praha</p>'],
  ['acme.com', '<p>We installed 12 pumps for Toronto, ON</p>'],
  ['acme.com', '<p>Best of 2024, Bengaluru</p>'],
  ['acme.com', '<p>Call 24 hours a day in Westfield NJ</p>'],
  ['acme.pl', '<p>Wrocław, Kraków, Warszawa 2</p>'],
  ['acme.co.uk', '<p>Open from 9 to 5, Leeds</p>'],
  ['acme.de', '<p>Musterstraße 1, 34434 Borgentreich</p>'],
])('takes no list of places and no sentence on %s for an address: %s', (domain, html) => {
  expect(addresses(html, domain)).toEqual([]);
});

test.each([
  ['acme.de', 'Hauptstraße 40 14057 Berlin', 'Hauptstraße 40 | 14057 | Berlin | – | DE'],
  ['acme.it', '20148 Milano Via Monreale 14', 'Via Monreale 14 | 20148 | Milano | – | IT'],
  ['acme.pe', 'Jr. Los Pinos 120, Lima - Peru', 'Jr. Los Pinos 120 | – | Lima | – | PE'],
  ['acme.com', 'Jr. Los Pinos 120, Lima-Peru', 'Jr. Los Pinos 120 | – | Lima | – | PE'],
])('reads the address in one line on %s: %s', (domain, line, expected) => {
  expect(addresses(`<p>${line}</p>`, domain)).toEqual([expected]);
});

test('the address below the license of a contractor is the contractor’s', () => {
  expect(addresses('<h2>License No. 48213</h2><p>12 Oak Street<br>Springfield, IL 62701</p>', 'acme.com')).toEqual([
    '12 Oak Street | 62701 | Springfield | IL | US',
  ]);
});
