/**
 * Measures company enrichment on saved pages, without a network. Each part is a module in bench/enrich.
 * `npm run bench -- enrich --part=extract [--data FOLDER] [--half development|held-out|all] [--mistakes]`
 */
import { parseArgs } from 'node:util';
import { measureExtract } from './enrich/extract.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'extract' },
    data: { type: 'string', default: new URL('../../shared/data/websites', import.meta.url).pathname },
    half: { type: 'string', default: 'all' },
    mistakes: { type: 'boolean', default: false },
  },
});

if (values.part !== 'extract') throw new Error(`There is no part "${values.part}". Choose one of: extract.`);
if (values.half !== 'development' && values.half !== 'held-out' && values.half !== 'all')
  throw new Error(`There is no half "${values.half}". Choose one of: development, held-out, all.`);
process.stdout.write(`${measureExtract(values.data, values.half, values.mistakes)}\n`);
