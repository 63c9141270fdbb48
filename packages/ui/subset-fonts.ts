/**
 * Cuts the two typefaces down to what the products write: basic Latin, Western European letters, a few signs.
 * Run by hand after an update of the typefaces: node packages/ui/subset-fonts.ts. Its output is committed.
 * Inter keeps its weight axis (400-700); Bricolage Grotesque is pinned to the one instance that headings use.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('');
const signs = '–—‘’“”…·×→©';
const letters = 'äöüéèêáíóúñçãåøßÄÖÜÉ';

const cuts = [
  {
    from: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    to: 'inter.woff2',
    text: basicLatin + signs + letters,
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
