/**
 * Measures company enrichment without a network: `npm run bench -- enrich DATA [--part=extract|boards|technologies] [--mistakes]`. DATA contains the
 * folders `websites` (saved sites and annotated pages) and `job-boards` (addresses of boards and answers of their systems).
 * - made: fields read from the sites that we made (`enrich/made-sites`); needs no DATA; `--half`;
 *   `--sites=FOLDER` reads files of the same form there instead
 * - extract: fields read from saved pages, beside other programs; `--half development|held-out|all`; `--write`
 * - fetch: websites of the web lab, and the pace over scripted sites; needs no DATA; `--write` records it in docs/enrichment-fetch-measurements.md
 * - technologies: what sites run on, beside other programs on the same pages; `--half`; `--write` writes docs/enrichment-measurements.md
 * - boards: job boards on careers pages built from the addresses, and the fields of the answers; `--write`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBoards } from './enrich/boards.ts';
import { compareExtract } from './enrich/extract-peers.ts';
import { measureExtract, measureMade } from './enrich/extract.ts';
import { reportFetch } from './enrich/fetch-report.ts';
import type { Half } from './enrich/saved-sites.ts';
import { measureTechnologies } from './enrich/technologies.ts';
import { writeMeasurements } from './enrich/write-measurements.ts';

const { values, positionals } = parseArgs({
  options: {
    part: { type: 'string' },
    half: { type: 'string', default: 'all' },
    sites: { type: 'string' },
    mistakes: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [data] = positionals;
const { half, mistakes, write } = values;

function readHalf(): Half {
  if (half === 'development' || half === 'held-out' || half === 'all') return half;
  throw new Error(`There is no half "${half}". Choose one of: development, held-out, all.`);
}

const parts = {
  extract: async (folder: string) => {
    const own = measureExtract(join(folder, 'websites'), readHalf(), mistakes);
    const figures = mistakes
      ? own
      : [own, await compareExtract(join(folder, 'websites'), readHalf()), measureMade(readHalf(), false)].join('\n');
    process.stdout.write(`${figures}\n`);
    if (write && !mistakes) writeMeasurements('extract', figures);
  },
  technologies: async (folder: string) => {
    const { markdown, mistakes: lines } = await measureTechnologies(join(folder, 'websites'), readHalf());
    process.stdout.write(`${markdown}${mistakes ? `\n${lines.join('\n')}\n` : ''}`);
    if (write) writeMeasurements('technologies', markdown);
  },
  boards: async (folder: string) => {
    const figures = await measureBoards(folder, { mistakes });
    process.stdout.write(`${figures}\n`);
    if (write && !mistakes) writeMeasurements('boards', figures);
  },
};

if (values.part === 'fetch') {
  await reportFetch(values.write);
} else if (values.part === 'made') {
  process.stdout.write(`${measureMade(readHalf(), mistakes, values.sites)}\n`);
} else if (data === undefined || (values.part !== undefined && !Object.hasOwn(parts, values.part))) {
  process.stderr.write(
    'Name the folder with the data, and a part if only one is to be measured: npm run bench -- enrich DATA --part=extract|technologies|boards (or --part=fetch, without data)\n',
  );
  process.exitCode = 1;
} else {
  for (const [name, measure] of Object.entries(parts)) if (values.part === undefined || values.part === name) await measure(data);
}
