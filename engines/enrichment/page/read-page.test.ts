import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

type Node = DefaultTreeAdapterTypes.Node;

const unseen = new Set(['script', 'style', 'head', 'template', 'noscript', 'textarea', 'svg', 'iframe', 'object']);

/** The visible characters of parse5's tree, without white space: spaces between elements are a matter of style. */
function oracle(html: string): { text: string; hrefs: string[] } {
  let text = '';
  const hrefs: string[] = [];
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isTextNode(node)) text += node.value;
    if (defaultTreeAdapter.isElementNode(node)) {
      if (unseen.has(node.tagName) || node.attrs.some(({ name }) => name === 'hidden')) return;
      const href = node.attrs.find(({ name }) => name === 'href');
      if (node.tagName === 'a' && href) hrefs.push(href.value);
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return { text: text.replaceAll(/\s/g, ''), hrefs };
}

const ours = (html: string): { text: string; hrefs: string[] } => {
  const page = readPage(html, 'https://acme.test/');
  return {
    text: page.blocks
      .filter(({ isHidden }) => !isHidden)
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, ''),
    hrefs: page.links.filter(({ isHidden }) => !isHidden).map(({ href }) => href),
  };
};

test.each([
  ['paragraphs and inline elements', '<p>One <b>two</b><p>Three<br>four <a href="/x">five</a>'],
  ['entities', '<p>A&amp;B &eacute;&#233;&#xe9; &copy 2024 &nbsp;x</p>'],
  ['lists without end tags', '<ul><li>One<li>Two <a href=/two>link</a><li>Three</ul>'],
  ['tables without end tags', '<table><tr><td>A<td>B<tr><td><a href="#c">C</a></table>'],
  ['scripts, styles and comments', '<body><script>var a="<p>no</p>"</script><style>p{}</style><!-- <p>no</p> --><p>yes</p>'],
  ['hidden elements and templates', '<div hidden>no</div><template><p>no</p></template><noscript>no</noscript><p>yes</p>'],
  ['unclosed and crossed elements', '<div><b>bold <i>both</b> italic</i> plain</div><p>next'],
  ['headings, definition lists and addresses', '<h1>T</h1><dl><dt>a<dd>b</dl><address>Street 1<br>City</address>'],
  ['attributes in all forms', `<a href='single' class=x>1</a><a href=bare>2</a><a HREF="UPPER">3</a>`],
  ['a title and a head', '<!doctype html><html lang=en><head><title>No</title><meta charset=utf-8></head><body>Yes</body></html>'],
])('shows the same text and links as a browser tree: %s', (_, html) => {
  expect(ours(html)).toEqual(oracle(html));
});

test('shows the same text and links as a browser tree for any nesting of elements', () => {
  const word = fc.constantFrom('one', 'two & three', 'Größe', 'x');
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      word.map((text) => text.replaceAll('&', '&amp;')),
      fc
        .tuple(
          fc.constantFrom('div', 'section', 'ul', 'header', 'footer', 'article', 'h2', 'blockquote'),
          fc.array(tie('tree'), { maxLength: 3 }),
        )
        .map(([tag, inside]) =>
          tag === 'ul'
            ? `<ul>${inside.map((each) => `<li>${each}</li>`).join('')}</ul>`
            : tag === 'h2'
              ? `<h2>t</h2>${inside.join('')}`
              : `<${tag}>${inside.join('')}</${tag}>`,
        ),
      fc
        .tuple(fc.constantFrom('p', 'span', 'em', 'a href="/y"'), word)
        .map(([tag, text]) => `<${tag}>${text.replaceAll('&', '&amp;')}</${tag.split(' ')[0]}>`),
    ),
  }));
  fc.assert(
    fc.property(tree, (html) => {
      expect(ours(`<body>${html}</body>`)).toEqual(oracle(`<body>${html}</body>`));
    }),
  );
});

test('never throws, whatever the source', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<',
      '</',
      '<p',
      '<a href="',
      '">',
      '<script type="application/ld+json">',
      '{"@type":',
      '<!--',
      '<![CDATA[',
      '&#x',
      '<div itemscope itemprop=a>',
      '<table><tr>',
      '</table>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(readPage(pieces.join(''), null).blocks.every(({ text }) => text !== '')).toBe(true);
    }),
  );
});

test('reads elements nested a hundred thousand times', () => {
  const page = readPage(`${'<b>'.repeat(100_000)}deep${'</i>'.repeat(100_000)}<p>after</p>`, null);
  expect(page.blocks.map(({ text }) => text)).toEqual(['deep', 'after']);
});

test('cuts text without elements into blocks', () => {
  const page = readPage('word '.repeat(100_000), null);
  expect(Math.max(...page.blocks.map(({ text }) => text.length))).toBeLessThan(10_000);
});

test('tells landmarks by elements, roles and class names', () => {
  const page = readPage(
    '<header>h</header><nav>n</nav><div class="site-footer">f</div><div role="contentinfo">c</div><article><header>a</header></article>',
    null,
  );
  expect(page.blocks.map(({ text, landmark }) => [text, landmark])).toEqual([
    ['h', 'header'],
    ['n', 'nav'],
    ['f', 'footer'],
    ['c', 'footer'],
    ['a', 'none'],
  ]);
});

test('leaves hidden words inside visible text out', () => {
  expect(readPage('<p>info<span style="display:none">trap</span>@acme.test</p>', null).blocks[0]?.text).toBe('info@acme.test');
});

test('shows the address that Cloudflare hides', () => {
  // "info@acme.test", each byte combined with 0x2a.
  const hex = `2a${Array.from('info@acme.test', (char) => (char.charCodeAt(0) ^ 0x2a).toString(16).padStart(2, '0')).join('')}`;
  const page = readPage(`<p>Mail <a class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</a> us</p>`, null);
  expect(page.blocks[0]?.text).toBe('Mail info@acme.test us');
});

test('resolves links against the base element', () => {
  const page = readPage('<base href="https://www.acme.test/de/"><a href="team">Team</a><a href="//x.test/">X</a>', 'https://acme.test/');
  expect(page.links.map(({ url }) => url)).toEqual(['https://www.acme.test/de/team', 'https://x.test/']);
});

test('keeps the blocks of a card in one container', () => {
  const page = readPage(
    '<ul><li class="card"><h3>Ana Silva</h3><p>CEO</p></li><li class="card"><h3>Max Muster</h3><p>CTO</p></li></ul>',
    null,
  );
  expect(page.containers.filter(({ hint }) => hint === 'card').map(({ first, end }) => [first, end])).toEqual([
    [0, 2],
    [2, 4],
  ]);
});
