import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';
import type { Answer, SiteFacts } from './facts.ts';

function factsOf(pages: Record<string, string>, domain = 'acme.de'): SiteFacts {
  return extractSite(
    Object.entries(pages).map(([path, html]) => ({ page: readPage(html, `https://${domain}${path}`), name: path })),
    domain,
  ).facts;
}

const values = <Value>(answer: Answer<Value>): Value[] => (answer.kind === 'found' ? answer.values.map(({ value }) => value) : []);
const emails = (html: string, path = '/kontakt/'): string[] => values(factsOf({ [path]: html }).emails).map(({ address }) => address);
const phones = (html: string, domain = 'acme.de'): string[] =>
  values(factsOf({ '/kontakt/': html }, domain).phones).map(({ e164, kind }) => `${e164} ${kind}`);
const people = (html: string, path = '/team/', domain = 'acme.de'): string[] =>
  values(factsOf({ [path]: html }, domain).people).map(({ name, title }) => `${name}: ${title}`);

test.each([
  ['linked', '<a href="mailto:Info@Acme.de?subject=Hi">Mail</a>'],
  ['written', '<p>E-Mail: info@acme.de.</p>'],
  ['in entities', '<p>&#105;nfo&#64;acme.de</p>'],
  ['spelled out in brackets', '<p>info [at] acme.de</p>'],
  ['spelled out with dots', '<p>info (at) acme (dot) de</p>'],
  ['spelled out in German', '<p>info(ät)acme(punkt)de</p>'],
  ['spelled out in Spanish', '<p>info [arroba] acme [punto] de</p>'],
  ['backwards', '<p><span dir="rtl">ed.emca@ofni</span></p>'],
  [
    'joined by a script',
    `<script>document.write('<a href="mailto:' + 'info' + '@' + 'acme' + '.' + 'de' + '">')</script><p>Contact us by mail, we answer on the same day, promised.</p>`,
  ],
  ['for visitors without scripts', '<p>Mail: <script src="/mail.js"></script><noscript>info@acme.de</noscript></p>'],
  [
    'for visitors without scripts, in words',
    '<p>Mail: <script src="/mail.js"></script><noscript><b>info</b> [at] acme [dot] de</noscript></p>',
  ],
  ['shifted as TYPO3 does', `<a href="javascript:linkTo_UnCryptMailto('nbjmup+jogpAbdnf/ef');">Mail</a>`],
  ['with a trap for harvesters', '<p>info<span style="display:none">nospam</span>@acme.de</p>'],
  [
    'in structured data',
    '<script type="application/ld+json">{"@type":"Organization","name":"Acme","email":"mailto:info@acme.de"}</script><p>Acme makes pumps and valves for water works, and we have done so for years.</p>',
  ],
])('reads an email address %s', (_, html) => {
  expect(
    emails(
      `${html}<p>Wir freuen uns auf Ihre Nachricht und antworten innerhalb von einem Tag, versprochen. Besuchen Sie uns gern in unserem Haus.</p>`,
    ),
  ).toEqual(['info@acme.de']);
});

test.each([
  ['a placeholder', '<p>name@example.com, ihre@email.de, your@email.com, max.mustermann@mustermann.de</p>'],
  ['an image', '<p>logo@2x.png</p>'],
  ['a share link', '<a href="mailto:?subject=Look&body=x">Share</a>'],
  ['a key of an error tracker', '<p>0123456789abcdef0123456789abcdef@o1.ingest.sentry.io</p>'],
  ['a note of another company to visitors without scripts', '<noscript>Please enable scripts, or ask help@chatwidget.com</noscript>'],
  ['a sentence for visitors without scripts', '<noscript>See what we make without scripts at acme.de.</noscript>'],
  ['a note that is commented out', '<!-- <noscript>old@acme.de</noscript> -->'],
  ['an input', '<input type="email" placeholder="anna@gmail.com" value="anna@gmail.com">'],
  ['a sentence', '<p>Meet us at trade fairs, look at globex.com and at initech.com for more.</p>'],
  ['a comment', '<!-- <a href="mailto:alt@acme.de">alt</a> -->'],
  ["a script's author", `<script>/* by dev@hotmail.com */ var to = 'dev@hotmail.com';</script>`],
  ['the designer', '<h3>Webdesign</h3><p>hello@studio-x.de</p>'],
])('takes no email address from %s', (_, html) => {
  expect(
    emails(`<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>${html}`),
  ).toEqual([]);
});

test("takes no address of an authority or provider from a privacy notice, but the company's own", () => {
  const html = '<h1>Datenschutz</h1><p>Verantwortlich: datenschutz@acme.de</p><p>Beschwerden an poststelle@behoerde-beispiel.de</p>';
  expect(emails(html, '/datenschutz/')).toEqual(['datenschutz@acme.de']);
});

test.each([
  ['<p>Tel.: 0221 / 12 34 56-0<br>Fax: 0221 / 12 34 56-99</p>', 'acme.de', ['+492211234560 voice', '+4922112345699 fax']],
  ['<p>Telefon +49 (0)221 7654320</p>', 'acme.com', ['+492217654320 voice']],
  ['<p>Phone: (217)-544-2100 (8:30 AM to 5 PM), Springfield, IL 62701</p>', 'acme.com', ['+12175442100 voice']],
  ['<p>Mobile:</p><p>07535 657 161 / 07535 657 153</p>', 'acme.co.uk', ['+447535657161 mobile', '+447535657153 mobile']],
  ['<p>Mobil: 0171 7654320</p>', 'acme.de', ['+491717654320 mobile']],
  ['<table><tr><td>Telefax</td><td>0221 7654320</td></tr></table>', 'acme.de', ['+492217654320 fax']],
  ['<a href="tel:+33145678901">01 45 67 89 01</a>', 'acme.fr', ['+33145678901 voice']],
  ['<p>500 Main Street<br>Springfield, IL 62701<br>(217)-544-2100</p>', 'acme.com', ['+12175442100 voice']],
  ['<p>Call 1-800-GOFEDEX today</p>', 'acme.com', ['+18004633339 voice']],
  ['<p>217.544.2100 (Fax)</p><p>Springfield, IL 62701</p>', 'acme.com', ['+12175442100 fax']],
  ['<p>Reach us now<a href="#">(0221) 765 4320</a></p>', 'acme.de', ['+492217654320 voice']],
  ['<p>Tel/Fax: 0221 7654320</p>', 'acme.de', ['+492217654320 voice']],
  ['<a href="https://wa.me/393472209999">WhatsApp</a>', 'acme.it', ['+393472209999 whatsapp']],
  ['<p>Tel. 030 7673 3968 · Fax 030 7673 3969</p>', 'acme.de', ['+493076733968 voice', '+493076733969 fax']],
])('reads the phone numbers in %s', (html, domain, expected) => {
  expect(phones(`${html}<p>We are glad to hear from you and answer on the same day, promised. Visit us in our house.</p>`, domain)).toEqual(
    expected,
  );
});

test.each([
  ['a VAT number', '<p>BE 0452.920.120</p>'],
  ['a register number', '<p>HRB 123456, USt-IdNr. DE 123 456 788</p>'],
  ['a bank account', '<p>IBAN DE89 3704 0044 0532 0130 00</p>'],
  ['dates and hours', '<p>01.02.2024 - 03.04.2024, 8.30 - 17.00</p>'],
  ['a price', '<p>1 234 567 €, 12.345.678</p>'],
  ['a made-up number', '<p>Tel. 0221 1111111, +1 555 555 5555, 123-456-7890</p>'],
])('takes no phone number from %s', (_, html) => {
  expect(
    phones(`<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>${html}`),
  ).toEqual([]);
});

test('an address of another domain for visitors without scripts counts if it is all that they see there', () => {
  const text = '<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>';
  expect(emails(`${text}<li>Mail: <span id="mail"></span><noscript>acme [at] waterworks.org</noscript></li>`)).toEqual([
    'acme@waterworks.org',
  ]);
});

test('pairs each name with the title in its card', () => {
  const card = (name: string, title: string): string =>
    `<div class="card"><img alt="portrait"><h3>${name}</h3><p>${title}</p><p>Joined us from Globex and likes to sail.</p></div>`;
  expect(
    people(
      `<h1>Our Team</h1>${card('Ana Silva', 'Chief Executive Officer')}${card('Dr. Max van der Berg, PhD', 'Head of Sales')}${card('Anna Baker', 'Marketing')}`,
    ),
  ).toEqual(['Ana Silva: Chief Executive Officer', 'Dr. Max van der Berg, PhD: Head of Sales', 'Anna Baker: Marketing']);
});

test('pairs names with titles above them, in rows, and in lines', () => {
  expect(
    people(
      '<div>President</div><div>Kim Patel</div><div>Vice President</div><div>Bill Robertson</div><div>Treasurer</div><div>Cathy Staley</div>',
    ),
  ).toEqual(['Kim Patel: President', 'Bill Robertson: Vice President', 'Cathy Staley: Treasurer']);
  expect(people('<table><tr><td>Kim Patel</td><td>President</td></tr><tr><td>Bill Robertson</td><td>Treasurer</td></tr></table>')).toEqual([
    'Kim Patel: President',
    'Bill Robertson: Treasurer',
  ]);
  expect(people('<p>Kim Patel, President</p><p>Owner: Bill Robertson</p><p><span>Cathy Staley</span><em>Attorney</em></p>')).toEqual([
    'Kim Patel: President',
    'Bill Robertson: Owner',
    'Cathy Staley: Attorney',
  ]);
});

test.each([
  ['linked', '<p>Kim Patel<br>Managing Director<br><a href="mailto:info@acme.de">info@acme.de</a></p>'],
  ['written', '<h3>Kim Patel</h3><p>Managing Director</p><p>sales@acme.de</p>'],
  [
    'in structured data',
    '<script type="application/ld+json">{"@type":"Person","name":"Kim Patel","jobTitle":"Managing Director","email":"office@acme.de"}</script><p>Acme makes pumps.</p>',
  ],
])('a mailbox of several people (%s) is not the address of the person beside it', (_, html) => {
  const [person] = values(factsOf({ '/team/': html }).people);
  expect([person?.name, person?.email]).toEqual(['Kim Patel', null]);
});

test('gives people the title of the heading above them', () => {
  expect(people('<h2>Our Attorneys</h2><p>Kim Patel<br>Bill Robertson</p><h2>Our Team</h2><p>Cathy Staley<br>Eva Stone</p>')).toEqual([
    'Kim Patel: Attorney',
    'Bill Robertson: Attorney',
  ]);
});

test('reads who represents the company from an imprint', () => {
  const html =
    '<h1>Impressum</h1><p>Acme GmbH<br>Lindenstraße 1<br>50674 Köln</p><p>Geschäftsführer: Ana Silva, Dr. Max Muster und Eva Klein</p><h3>Hosting</h3><p>Geschäftsführer: Otto Hoster</p>';
  expect(people(html, '/impressum/')).toEqual([
    'Ana Silva: Geschäftsführer',
    'Dr. Max Muster: Geschäftsführer',
    'Eva Klein: Geschäftsführer',
  ]);
});

test.each([
  ['headings', '<h2>Personal Injury</h2><p>Legal Services</p><h2>Our Services</h2><p>Customer Support</p>'],
  ['testimonials', '<h2>Testimonials</h2><p>Great work!</p><p>Ana Silva</p><p>CEO, Globex</p>'],
  ['quotations', '<blockquote><p>Great work!</p><footer>Ana Silva, CEO</footer></blockquote>'],
  ['people of other companies', '<p>Ana Silva, CEO at Globex</p>'],
])('takes no people from %s', (_, html) => {
  expect(
    people(`<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>${html}`, '/about/'),
  ).toEqual([]);
});

test('tells brand and legal name apart', () => {
  const facts = factsOf({
    '/': '<title>Acme | Pumps for water works</title><meta property="og:site_name" content="Acme"><p>We make pumps and valves for water works, and we have done so for years. Visit us in our house in Köln.</p><footer>© 2024 Acme Pumpen GmbH</footer>',
    '/impressum/':
      '<title>Impressum | Acme</title><h1>Impressum</h1><p>Acme Pumpen GmbH<br>Lindenstraße 1<br>50674 Köln</p><p>Amtsgericht Köln, HRB 12345<br>USt-IdNr.: DE 123456788</p><h2>Webdesign</h2><p>Studio X GmbH</p>',
  });
  expect([values(facts.brandName), values(facts.legalName)]).toEqual([['Acme'], ['Acme Pumpen GmbH']]);
  expect(values(facts.identifiers)).toEqual([
    { kind: 'register', value: 'HRB 12345', country: 'DE', authority: 'Köln' },
    { kind: 'vat', value: 'DE123456788', country: 'DE', authority: null },
  ]);
});

test("takes the company's own profiles, not share buttons, posts or vendors", () => {
  const facts = factsOf({
    '/': '<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p><footer><a href="https://www.linkedin.com/company/acme-pumps/?trk=x">in</a><a href="https://twitter.com/intent/tweet?text=x">Tweet</a><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><a href="https://www.facebook.com/wix">f</a><a href="https://www.youtube.com/watch?v=1">v</a><a href="https://www.linkedin.com/in/ana-silva">Ana</a></footer>',
  });
  expect(values(facts.socials)).toEqual([{ network: 'linkedin', url: 'https://www.linkedin.com/company/acme-pumps/' }]);
});

test.each([
  ['a link', '<footer><a href="https://www.linkedin.com/in/ana-acme">LinkedIn</a></footer>'],
  ["a link with the company's name", '<footer><a href="https://de.linkedin.com/in/acme/" rel="me">LinkedIn</a></footer>'],
  [
    'structured data',
    '<script type="application/ld+json">{"@type":"Organization","name":"Acme","url":"https://acme.de/","sameAs":["https://www.linkedin.com/in/acme-pumps","https://www.xing.com/profile/Ana_Acme"]}</script>',
  ],
  ['a link to a XING profile', '<footer><a href="https://www.xing.com/profile/Ana_Acme">XING</a></footer>'],
])("a person's profile is never the company's: %s", (_, html) => {
  const prose = '<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>';
  expect(factsOf({ '/': `${prose}${html}` }).socials).toEqual({ kind: 'absent' });
});

test('domains of addresses are not those of the company; those that its pages give as their own are', () => {
  const prose = '<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>';
  const html = `${prose}<p>Mail: acme@gmx.de, ana@globex.com, info@acme-service.de</p><a href="mailto:support@initech.com">Hosting</a>`;
  expect(factsOf({ '/': html, '/kontakt/': html }).otherDomains).toEqual({ kind: 'absent' });
  const relations = '<link rel="alternate" hreflang="en" href="https://acme.com/"><link rel="canonical" href="https://acme-pumpen.de/">';
  expect(values(factsOf({ '/': `${relations}${html}` }).otherDomains).toSorted()).toEqual(['acme-pumpen.de', 'acme.com']);
});

test('quotes each value with the text around it, its rule and page', () => {
  const { emails: answer } = factsOf({ '/kontakt/': `<p>${'before '.repeat(60)}</p><p>Mail: info@acme.de, gladly</p>` });
  const [found] = answer.kind === 'found' ? answer.values : [];
  expect(found?.evidence[0]).toMatchObject({ page: '/kontakt/', rule: 'text', snippet: 'info@acme.de', after: ', gladly\n' });
  expect(found?.evidence[0]?.before).toHaveLength(200);
});

test('tells absent from failed', () => {
  const prose = '<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>';
  expect(factsOf({ '/': prose }).phones).toEqual({ kind: 'absent' });
  expect(factsOf({ '/': '<title>Just a moment...</title>' }).phones).toEqual({ kind: 'failed', reason: 'blocked' });
});

test('is ambiguous where a site gives two years of founding', () => {
  const facts = factsOf({
    '/about/':
      '<p>We were founded in 1986 in a garage, and it was a good time for pumps in all of Europe.</p><p>The company was founded in 1991 in Köln, and it was a good time for pumps in all of Europe.</p>',
  });
  expect(facts.foundedYear.kind).toBe('ambiguous');
});

test('never throws, whatever the pages', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '<h2>Team</h2>',
      '<p>',
      '</p>',
      'Ana Silva',
      'CEO',
      '@',
      'info@acme.de',
      ' [at] ',
      '+49',
      '0221 123',
      'Lindenstraße 1',
      '50674',
      'Köln',
      ', IL 62701',
      '<a href="mailto:',
      '">',
      '<br>',
      '<script type="application/ld+json">{"@type":"Organization","address":',
      '}</script>',
      'GmbH',
      '© 2024 ',
      'HRB 1',
      '(',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { facts } = extractSite([{ page: readPage(pieces.join(''), 'https://acme.de/'), name: '/' }]);
      const reasons = Object.values(facts as unknown as Record<string, Answer<unknown>>).flatMap((answer) =>
        answer.kind === 'failed' ? [answer.reason] : [],
      );
      expect(reasons.filter((reason) => !/^[a-z_\d]+$/.test(reason))).toEqual([]);
    }),
  );
});

const descriptions = (pages: Record<string, string>): string[] => values(factsOf(pages).description);
const filler = '<p>Öffnungszeiten: Montag bis Freitag von acht bis siebzehn Uhr, am Wochenende nach Vereinbarung.</p>';

test('the home page’s own description comes before that of its translations', () => {
  const home = (text: string): string => `<meta name="description" content="${text}">${filler}`;
  expect(
    descriptions({
      '/en/': home('Pumps and valves for water works, built near Regensburg.'),
      '/': home('Pumpen und Ventile für Wasserwerke, gebaut bei Regensburg.'),
      '/fr/': home('Pompes et vannes pour les services des eaux, près de Ratisbonne.'),
    })[0],
  ).toBe('Pumpen und Ventile für Wasserwerke, gebaut bei Regensburg.');
});

test.each([
  ['Acme is a maker of pumps for water works in three countries.'],
  ['Die Acme GmbH ist ein Hersteller von Pumpen für Wasserwerke.'],
  ['Acme est une entreprise qui fabrique des pompes.'],
])('a sentence that says what the company is describes it: %s', (sentence) => {
  expect(
    descriptions({ '/': `<h2>Seals</h2><p>Every seal is tested for a week before it leaves the hall.</p><p>${sentence}</p>` }),
  ).toEqual([sentence]);
});

test('a paragraph about something else does not describe the company', () => {
  expect(
    descriptions({ '/': '<h2>Seals</h2><p>Every seal is tested for a week before it leaves the hall, and again after a year.</p>' }),
  ).toEqual([]);
});

test('a paragraph in which the company speaks of itself describes it', () => {
  const words = 'We build pumps and valves for water works in three countries, and repair those of others.';
  expect(descriptions({ '/': `<p>${words}</p>` })).toEqual([words]);
});
