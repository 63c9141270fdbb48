/**
 * Measures enrichment. `npm run bench -- enrich --part=boards DATA`: job boards on careers pages built from the addresses in DATA/job-boards, and fields in the answers there.
 */
import { parseArgs } from 'node:util';
import { measureBoards } from './enrich/boards.ts';

const { values, positionals } = parseArgs({
  options: { part: { type: 'string' }, mistakes: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [data] = positionals;

const parts: Readonly<Record<string, (folder: string, options: { mistakes: boolean }) => Promise<void>>> = { boards: measureBoards };

if (data === undefined) {
  process.stderr.write('Name the folder with the data: npm run bench -- enrich --part=boards ../data\n');
  process.exitCode = 1;
} else {
  for (const [name, measure] of Object.entries(parts)) if (values.part === undefined || values.part === name) await measure(data, values);
}
