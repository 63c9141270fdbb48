/**
 * Reduces the two typefaces to the characters that the products use: basic Latin, Western European letters, and a few symbols.
 * Run it manually after an update of the typefaces: node packages/ui/subset-fonts.ts. Its output is committed.
 * Inter keeps its weight axis (400-700); Bricolage Grotesque is fixed to the one instance that headings use.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');
const basicLatin = range(0x20, 0x7e);
const signs = '–—‘’“”…·×→©';
const letters = 'äöüéèêáíóúñçãåøßÄÖÜÉ';
/** The application shows names in every Western (Latin-1) and Central European (Latin Extended-A, Romanian) spelling. */
const latin1 = range(0xa0, 0xff);
const extended = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}ẞ`;
const appSigns = '–—‘’‚“”„•…‹›€→←↑↓−';

const cuts = [
  {
    from: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    to: 'inter.woff2',
    text: basicLatin + signs + letters,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    to: 'inter-app.woff2',
    text: basicLatin + latin1 + appSigns,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: require.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
    to: 'inter-app-extended.woff2',
    text: extended,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
    to: 'bricolage-grotesque.woff2',
    text: basicLatin + signs,
    axes: { wght: 700, opsz: 48, wdth: 100 },
  },
];

for (const cut of cuts) {
  const whole = await readFile(cut.from);
  const part = await subsetFont(whole, cut.text, { targetFormat: 'woff2', variationAxes: cut.axes });
  await writeFile(new URL(`fonts/${cut.to}`, import.meta.url), part);
  process.stdout.write(`${cut.to}: ${part.length} bytes\n`);
}
