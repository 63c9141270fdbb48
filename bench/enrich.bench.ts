/**
 * Measures company enrichment without a network: `npm run bench -- enrich DATA [--part=extract|boards] [--mistakes]`. DATA contains the
 * folders `websites` (saved sites and annotated pages) and `job-boards` (addresses of boards and answers of their systems).
 * - extract: fields read from saved pages; `--half development|held-out|all`
 * - fetch: websites of the web lab, and the pace over scripted sites; needs no DATA; `--write` records it in docs/enrichment-fetch-measurements.md
 * - boards: job boards on careers pages built from the addresses, and the fields of the answers
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBoards } from './enrich/boards.ts';
import { measureExtract } from './enrich/extract.ts';
import { reportFetch } from './enrich/fetch-report.ts';

const { values, positionals } = parseArgs({
  options: {
    part: { type: 'string' },
    half: { type: 'string', default: 'all' },
    mistakes: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [data] = positionals;
const { half, mistakes } = values;

const parts = {
  extract: async (folder: string) => {
    if (half !== 'development' && half !== 'held-out' && half !== 'all')
      throw new Error(`There is no half "${half}". Choose one of: development, held-out, all.`);
    process.stdout.write(`${measureExtract(join(folder, 'websites'), half, mistakes)}\n`);
  },
  boards: async (folder: string) => measureBoards(folder, { mistakes }),
};

if (values.part === 'fetch') {
  await reportFetch(values.write);
} else if (data === undefined || (values.part !== undefined && !Object.hasOwn(parts, values.part))) {
  process.stderr.write(
    'Name the folder with the data, and a part if only one is to be measured: npm run bench -- enrich DATA --part=extract|boards (or --part=fetch, without data)\n',
  );
  process.exitCode = 1;
} else {
  for (const [name, measure] of Object.entries(parts)) if (values.part === undefined || values.part === name) await measure(data);
}
