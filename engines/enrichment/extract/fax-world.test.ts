/** Fax numbers are told from phones in many languages and layouts. Numbers are made up within valid ranges. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';

const filler = '<p>Pumps and valves since the first day. We answer within two days, and we like to hear what you think of them.</p>';

function phones(html: string, domain: string): string[] {
  const page = readPage(`<title>Acme</title><h1>Acme</h1>${filler}${html}`, `https://${domain}/contact`);
  const answer = extractSite([{ page, name: 'contact' }], domain).facts.phones;
  return answer.kind === 'found'
    ? answer.values.map(({ value: { e164, kind } }) => `${e164} ${kind === 'fax' ? 'fax' : 'voice'}`).toSorted()
    : [];
}

const german = ['+4922198765410 voice', '+4922198765419 fax'];
const american = ['+15032234410 voice', '+15032234419 fax'];

test.each([
  ['acme.de', '<p>Telefon: 0221 987654-10<br>Telefax: 0221 987654-19</p>', german],
  ['acme.de', '<p>Tel. 0221/987654-10 · Fax 0221/987654-19</p>', german],
  ['acme.de', '<p>T +49 221 987654-10<br>F +49 221 987654-19</p>', german],
  ['acme.de', '<p>T: +49 221 987654-10 | F: +49 221 987654-19</p>', german],
  ['acme.de', '<table><tr><td>Telefon</td><td>0221 987654-10</td></tr><tr><td>Fax</td><td>0221 987654-19</td></tr></table>', german],
  ['acme.de', '<table><tr><td>Fon</td><td>Fax</td></tr><tr><td>0221 987654-10</td><td>0221 987654-19</td></tr></table>', german],
  ['acme.de', '<dl><dt>Telefon</dt><dd>0221 987654-10</dd><dt>Telefax</dt><dd>0221 987654-19</dd></dl>', german],
  [
    'acme.de',
    '<p><span>Fax:</span> <a href="tel:+4922198765419">0221 987654-19</a></p><p><span>Tel:</span> <a href="tel:+4922198765410">0221 987654-10</a></p>',
    german,
  ],
  ['acme.de', '<p>Telefon 0221 987654-10 (Zentrale), 0221 987654-19 (Fax)</p>', german],
  ['acme.de', '<p><i class="fa fa-phone"></i> 0221 987654-10</p><p><i class="fa fa-fax"></i> 0221 987654-19</p>', german],
  ['acme.com', '<p>Phone: (503) 223-4410<br>Fax: (503) 223-4419</p>', american],
  ['acme.com', '<p>(503) 223-4410 phone<br>(503) 223-4419 fax</p>', american],
  ['acme.com', '<p>p. 503.223.4410 f. 503.223.4419</p>', american],
  ['acme.com', '<p>P 503-223-4410<br>F 503-223-4419</p>', american],
  ['acme.com', '<p>503-223-4410 (o) | 503-223-4419 (f)</p>', american],
  ['acme.com', '<p>Voice 503-223-4410, Facsimile 503-223-4419</p>', american],
  ['acme.com', '<h4>Phone</h4><p>503-223-4410</p><h4>Fax</h4><p>503-223-4419</p>', american],
  ['acme.com', '<p><b>Phone</b> 503-223-4410 <b>Fax</b> 503-223-4419</p>', american],
  ['acme.fr', '<p>Tél. : 01 42 68 53 10 – Fax : 01 42 68 53 19</p>', ['+33142685310 voice', '+33142685319 fax']],
  ['acme.fr', '<p>Téléphone 01 42 68 53 10<br>Télécopie 01 42 68 53 19</p>', ['+33142685310 voice', '+33142685319 fax']],
  ['acme.it', '<p>Telefono 06 4884 5510 - Fax 06 4884 5519</p>', ['+390648845510 voice', '+390648845519 fax']],
  ['acme.es', '<p>Tel.: 914 35 67 10 · Fax: 914 35 67 19</p>', ['+34914356710 voice', '+34914356719 fax']],
  ['acme.pt', '<p>Telefone: 213 456 710<br>Fax: 213 456 719</p>', ['+351213456710 voice', '+351213456719 fax']],
  ['acme.nl', '<p>Telefoon: 020-5556710<br>Fax: 020-5556719</p>', ['+31205556710 voice', '+31205556719 fax']],
  ['acme.pl', '<p>tel. 22 654 37 10, faks 22 654 37 19</p>', ['+48226543710 voice', '+48226543719 fax']],
  ['acme.cz', '<p>Tel.: 224 567 810, fax: 224 567 819</p>', ['+420224567810 voice', '+420224567819 fax']],
  ['acme.hu', '<p>Telefon: (06 1) 456 7810<br>Telefax: (06 1) 456 7819</p>', ['+3614567810 voice', '+3614567819 fax']],
  ['acme.se', '<p>Telefon: 08-545 678 10<br>Fax: 08-545 678 19</p>', ['+46854567810 voice', '+46854567819 fax']],
  ['acme.fi', '<p>Puhelin: 09 4567 810<br>Faksi: 09 4567 819</p>', ['+35894567810 voice', '+35894567819 fax']],
  ['acme.com.tr', '<p>Tel: 0212 293 67 10<br>Faks: 0212 293 67 19</p>', ['+902122936710 voice', '+902122936719 fax']],
  ['acme.co.jp', '<p>TEL 03-5456-7810 / FAX 03-5456-7819</p>', ['+81354567810 voice', '+81354567819 fax']],
  ['acme.co.jp', '<p>電話：03-5456-7810　ファックス：03-5456-7819</p>', ['+81354567810 voice', '+81354567819 fax']],
  ['acme.com.br', '<p>Telefone/Fax: (11) 3456-7810</p>', ['+551134567810 voice']],
  ['acme.de', '<p>Tel./Fax: 0221 987654-10</p>', ['+4922198765410 voice']],
  ['acme.de', '<p>Telefon und Fax: 0221 987654-10</p>', ['+4922198765410 voice']],
  ['acme.com', '<p>Fax your order to 503-223-4419 or call 503-223-4410.</p>', american],
])('%s: %s', (domain, html, expected) => {
  expect(phones(html, domain)).toEqual(expected);
});

test.each([
  [
    'a fax number that a link for phones has',
    '<footer><p>Fax <a href="tel:5032234419">503-223-4419</a></p></footer>',
    ['+15032234419 fax'],
  ],
  ['a word that only begins like one', '<p>Fact sheet: call 503-223-4410</p>', ['+15032234410 voice']],
  ['a hotline for those without a fax', '<p>No fax? Call 503-223-4410</p>', ['+15032234410 voice']],
])('tells %s', (_, html, expected) => {
  expect(phones(html, 'acme.com')).toEqual(expected);
});
