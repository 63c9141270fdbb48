import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findAddresses } from './addresses.ts';
import { scopeOf } from './scope.ts';

function read(html: string, country: string | null = null): string[] {
  const page = readPage(html, 'https://acme.test/contact/');
  return findAddresses(scopeOf(page, 'contact', 'acme.test'), { country }).map(({ value }) =>
    [value.street, value.postalCode, value.city, value.region, value.country].map((part) => part ?? '–').join(' | '),
  );
}

test.each([
  ['<p>48, Munnereferstrooss</p><p>L-5750 Frisange</p>', null, '48, Munnereferstrooss | 5750 | Frisange | – | LU'],
  ['<p>SV Norvik<br>Sporthalle Nord<br>50674 Köln</p>', 'DE', 'Sporthalle Nord | 50674 | Köln | – | DE'],
  ['<p>AS Norvik<br>Stade Municipal<br>03110 Broût-Vernet<br>France</p>', null, 'Stade Municipal | 03110 | Broût-Vernet | – | FR'],
  ['<p>400 Oak Avenue<br>Suite 12<br>Springfield, IL62701</p>', null, '400 Oak Avenue, Suite 12 | 62701 | Springfield | IL | US'],
  ['<p>BR 116 km 12 - São Paulo/SP</p>', 'BR', 'BR 116 km 12 | – | São Paulo | SP | BR'],
  ['<p>Acme GmbH<br>Lindenstraße 12 a<br>D-50674 Köln</p>', null, 'Lindenstraße 12 a | 50674 | Köln | – | DE'],
  ['<p>Beispielwerk GmbH, Am Anger 3, 99084 Erfurt</p>', 'DE', 'Am Anger 3 | 99084 | Erfurt | – | DE'],
  ['<p>In der Wiese 14 B</p><p>93047 Regensburg</p>', 'DE', 'In der Wiese 14 B | 93047 | Regensburg | – | DE'],
  ['<p>Acme AG<br>Seefeldstrasse 5 c<br>CH-8008 Zürich</p>', null, 'Seefeldstrasse 5 c | 8008 | Zürich | – | CH'],
  ['<p>Acme, Avenue des Alpes 31, CH-1201 Genève, Switzerland</p>', null, 'Avenue des Alpes 31 | 1201 | Genève | – | CH'],
  ['<p>12 bis, rue de la Paix<br>75002 Paris Cedex 02</p>', null, '12 bis, rue de la Paix | 75002 | Paris | – | FR'],
  ['<p>Via Garibaldi, 22C<br>87100 Cosenza (CS)</p>', null, 'Via Garibaldi, 22C | 87100 | Cosenza | CS | IT'],
  ['<p>Via Garibaldi, 22 - 87100 Cosenza (CS)</p>', 'IT', 'Via Garibaldi, 22 | 87100 | Cosenza | CS | IT'],
  ['<p>Calle Mayor 8, 2º B, 28013 Madrid</p>', null, 'Calle Mayor 8, 2º B | 28013 | Madrid | – | ES'],
  ['<p>Prinsengracht 10-2<br>1015 DV Amsterdam</p>', null, 'Prinsengracht 10-2 | 1015 DV | Amsterdam | – | NL'],
  ['<p>Zuidlaan 171, Unit 2.4<br>1077 AB Amsterdam</p>', null, 'Zuidlaan 171, Unit 2.4 | 1077 AB | Amsterdam | – | NL'],
  ['<p>Zeedijk-Noord 58, 8300 Knokke-Heist</p>', 'BE', 'Zeedijk-Noord 58 | 8300 | Knokke-Heist | – | BE'],
  [
    '<p>Rua das Flores, Nº 60, 1º Andar<br>4050-265 Porto<br>Portugal</p>',
    null,
    'Rua das Flores, Nº 60, 1º Andar | 4050-265 | Porto | – | PT',
  ],
  [
    '<p>Rua São Pedro, 412<br>CEP 13870-001<br>São João da Boa Vista - SP</p>',
    'BR',
    'Rua São Pedro, 412 | 13870-001 | São João da Boa Vista | SP | BR',
  ],
  [
    '<p>Av. Paulista, 1000 - Bela Vista, São Paulo - SP, 01310-100</p>',
    'BR',
    'Av. Paulista, 1000, Bela Vista | 01310-100 | São Paulo | SP | BR',
  ],
  ['<p>ul. Długa 19/11, 53-633 Wrocław</p>', null, 'ul. Długa 19/11 | 53-633 | Wrocław | – | PL'],
  ['<p>Dlouhá 1460/8, 101 00 Praha 10, Czech Republic</p>', null, 'Dlouhá 1460/8 | 101 00 | Praha 10 | – | CZ'],
  ['<p>500 Main Street<br>Springfield, IL 62701</p>', null, '500 Main Street | 62701 | Springfield | IL | US'],
  [
    '<p>500 N. Main St., Suite 210, Springfield, Illinois 62701-1234 USA</p>',
    null,
    '500 N. Main St., Suite 210 | 62701-1234 | Springfield | Illinois | US',
  ],
  ['<p>3 Elm Road Englewood, CO 80112</p>', null, '3 Elm Road | 80112 | Englewood | CO | US'],
  ['<p>2787 Quick Road Harbor Springs, MI 49740</p>', null, '2787 Quick Road | 49740 | Harbor Springs | MI | US'],
  ['<p>500 Main Street St. Louis, MO 63101</p>', null, '500 Main Street | 63101 | St. Louis | MO | US'],
  ['<p>In der Au 34 B</p><p>93999 Kleinstdorf</p>', 'DE', 'In der Au 34 B | 93999 | Kleinstdorf | – | DE'],
  ['<p>PO Box 292<br>Petoskey, MI 49770</p>', null, 'PO Box 292 | 49770 | Petoskey | MI | US'],
  ['<p>1120 Sixth Avenue – 9th Floor<br>New York, NY 10036</p>', null, '1120 Sixth Avenue, 9th Floor | 10036 | New York | NY | US'],
  ['<p>77 Central Avenue, Westfield, NJ</p>', null, '77 Central Avenue | – | Westfield | NJ | US'],
  ['<p>101-1305 Welch St<br>North Vancouver, BC V7P 1B3</p>', null, '101-1305 Welch St | V7P 1B3 | North Vancouver | BC | CA'],
  [
    '<p>42, avenue Laval, bureau 10<br>Saint-Eustache (Québec) J7P 4C2</p>',
    null,
    '42, avenue Laval, bureau 10 | J7P 4C2 | Saint-Eustache | Québec | CA',
  ],
  ['<p>5th Floor, 12 Colmore Row<br>Birmingham<br>B3 2QA</p>', null, '5th Floor, 12 Colmore Row | B3 2QA | Birmingham | – | GB'],
  [
    '<p>No 6 Ridgeway Office Park, Bedford Road, Petersfield, Hampshire GU32 3QF</p>',
    null,
    'No 6 Ridgeway Office Park, Bedford Road | GU32 3QF | Petersfield | Hampshire | GB',
  ],
  ['<p>86 Quay Street<br>Auckland 1010</p>', null, '86 Quay Street | 1010 | Auckland | – | NZ'],
  ['<p>2 George St<br>Sydney NSW 2000</p>', null, '2 George St | 2000 | Sydney | NSW | AU'],
])('reads the postal address in %s', (html, country, expected) => {
  expect(read(html, country)).toEqual([expected]);
});

test.each([
  ['<p>We have 10000 Kunden and 5000 Projekte since 1985.</p>'],
  ['<p>Open 2010 Monday</p>'],
  ['<p>U.S. District Court<br>1997 Education</p>'],
  ['<p>Tel. 0421 12345 Bremen</p>'],
  ['<p>Price: 1299 Euro</p>'],
  ['<p>Call (615) 382-2479 After hours</p>'],
])('reads no postal address in %s', (html) => {
  expect(read(html)).toEqual([]);
});

test("doesn't take a suite's number for a postal code", () => {
  expect(read('<p>600 17th Street, Suite 2800 South, Denver, CO 80202</p>')).toEqual([
    '600 17th Street, Suite 2800 South | 80202 | Denver | CO | US',
  ]);
});

test("doesn't take the address of the host or designer", () => {
  expect(
    read('<h2>Hosting</h2><p>Hoster AG<br>Serverweg 1<br>10115 Berlin</p><h2>Address</h2><p>Am Anger 3<br>99084 Erfurt</p>', 'DE'),
  ).toEqual(['Am Anger 3 | 99084 | Erfurt | – | DE']);
});
