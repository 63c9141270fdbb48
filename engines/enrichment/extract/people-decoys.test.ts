/** Who is read as one of the company's people, and who isn't: customers, authors, investors and partners on the same pages. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';

const filler = '<p>Pumps and valves since the first day. We answer within two days, and we like to hear what you think of them.</p>';

function people(path: string, html: string): string[] {
  const page = readPage(
    `<title>${path || 'Acme'} | Acme</title><h1>${path || 'Acme pumps'}</h1>${filler}${html}`,
    `https://acme.com/${path}`,
  );
  const answer = extractSite([{ page, name: path }], 'acme.com').facts.people;
  return answer.kind === 'found' ? answer.values.map(({ value }) => `${value.name}, ${value.title}`) : [];
}

test.each([
  ['a customer under a heading', '', '<h2>What our clients say</h2><div><p>Great service.</p><h4>Ana Silva</h4><p>CEO, Globex</p></div>'],
  [
    'a customer in a card that starts with praise',
    '',
    '<div class="slide"><p>They delivered on time, every single time.</p><strong>Tom Berg</strong><span>Head of Operations</span></div>',
  ],
  ['a customer below stars', '', '<div><p>★★★★★</p><p>The best pumps we ever bought</p><p>Tom Berg</p><p>Plant Manager</p></div>'],
  ['a customer with a title and a company', '', '<p>Globex saw what others missed.</p><p>Eva Klein, CFO, Brackley Foods plc</p>'],
  ['a customer below a line in quotation marks', '', '<p>“I used to dread pumps. Not any more.”</p><p>Eva Klein, Teacher</p>'],
  [
    'who wrote a review in microdata',
    '',
    '<div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="author">Brian Colley</span>, <span>Consultant</span></div>',
  ],
  ['who wrote an article', '', '<article><h3>New plant opened</h3><p>By Ana Silva</p><p>Editor</p></article>'],
  ['a headline', '', '<h3>Moving Australia</h3><p>Acme appoints new distribution lead</p>'],
  [
    'the manager of a portfolio company',
    '',
    '<section><h2>Portfolio</h2><div><h4>Aldine Filters</h4><p>CEO: Mark Prentiss</p></div></section>',
  ],
  ['a partner with a company', 'about', '<h2>Friends</h2><h3>Jane Roe</h3><p>CEO of Globex Inc.</p>'],
  ...['Raad van Advies', 'Beirat', 'Conseil scientifique', 'Consejo asesor', 'Conselho consultivo', 'Rada doradcza'].map(
    (heading) =>
      [
        `an adviser under "${heading}"`,
        'team',
        `<section><div><h2>${heading}</h2><p>They know the trade.</p></div><div><div><h4>Ana Silva</h4><p>Consultant</p></div></div></section>`,
      ] as [string, string, string],
  ),
  ['an investor', 'about', '<h2>Backed by</h2><h4>Bill Grossman</h4><div>General Partner, Northlight Ventures</div>'],
  ['somebody who was there before', 'about', '<h3>Priya Raman</h3><p>Former CFO, Snowcap</p>'],
])('reads nobody from %s', (_, path, html) => {
  expect(people(path, html)).toEqual([]);
});

test.each([
  ['a founder who introduces herself', '', "<p>I'm Ana Silva, founder of Acme. I throw every piece myself.</p>", ['Ana Silva, founder']],
  [
    'who signs a letter to the reader',
    '',
    '<div><p>We look forward to building something with you.</p><p>Bill Babb</p><p>Owner</p><p>Acme</p></div>',
    ['Bill Babb, Owner'],
  ],
  [
    'a title without a capital letter',
    'equipe',
    '<ul><li>Pierre Morel, président du conseil de fondation</li></ul>',
    ['Pierre Morel, président du conseil de fondation'],
  ],
  [
    'a double name with an occupation',
    'team',
    '<h3>Prokuristin</h3><p>Mag. Christine Bauer-Leitner</p>',
    ['Mag. Christine Bauer-Leitner, Prokuristin'],
  ],
  ['a field of work as a label', 'contact', '<p>Sales: Eva Klein, eva@acme.com</p>', ['Eva Klein, Sales']],
  ['an authorized officer', 'impressum', '<p>Prokura: Tom Berg</p>', ['Tom Berg, Prokurist']],
  [
    'a former office behind the present one',
    'leadership',
    '<h3>Jane Roe</h3><p>Chair of the Board; former CEO of Globex</p>',
    ['Jane Roe, Chair of the Board'],
  ],
  [
    'a title that no list knows, in the place of known ones',
    'team',
    '<div class="m"><h3>Eva Klein</h3><p>CTO</p></div><div class="m"><h3>Jane Roe</h3><p>CFO</p></div><div class="m"><h3>Cal Baird</h3><p>Master weaver</p></div>',
    ['Eva Klein, CTO', 'Jane Roe, CFO', 'Cal Baird, Master weaver'],
  ],
  [
    'a Japanese representative',
    'company',
    '<table><tr><th>代表者</th><td>代表取締役 田中 健一</td></tr></table>',
    ['田中 健一, 代表取締役'],
  ],
  ['a Japanese representative by the label', 'company', '<dl><dt>代表社員</dt><dd>佐藤 美咲</dd></dl>', ['佐藤 美咲, 代表社員']],
  ['a Korean footer', '', '<footer>(주)아크메 | 대표이사 : 김철수 | 사업자등록번호 123-45-67890</footer>', ['김철수, 대표이사']],
])('reads %s', (_, path, html, expected) => {
  expect(people(path, html)).toEqual(expected);
});

test('takes no place for a title, even where titles stand', () => {
  expect(
    people(
      'team',
      '<div><h3>Eva Klein</h3><p>CTO</p></div><div><h3>Jane Roe</h3><p>CFO</p></div><div><h3>Cal Baird</h3><p>Berlin</p></div>',
    ),
  ).toEqual(['Eva Klein, CTO', 'Jane Roe, CFO']);
});
