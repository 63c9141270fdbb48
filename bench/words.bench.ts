/**
 * Measures search in words: labeled queries against what the rules read. Writes the figures into docs/discovery-measurements.md with --write.
 * `npm run bench -- words [FILE…] [--write] [--explain]`; --explain lists the wrong queries of the development files, and never those of the sealed ones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fixedWork } from './fixed-work.ts';
import { median, p95 } from './figures.ts';
import { explain, measure, readQueries, timesOf, type Scored } from './words/measure.ts';

const document = new URL('../docs/discovery-measurements.md', import.meta.url);
const folder = new URL('words/', import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, explain: { type: 'boolean', default: false } },
});

const standard = [
  'queries-development.jsonl',
  'queries-sealed.jsonl',
  'queries-everyday-development.jsonl',
  'queries-everyday-sealed.jsonl',
  'queries-fresh-development.jsonl',
  'queries-fresh-sealed.jsonl',
  'queries-rounds-development.jsonl',
  'queries-fresh-rounds-development.jsonl',
]
  .map((name) => fileURLToPath(new URL(name, folder)))
  .filter((path) => existsSync(path));
const paths = positionals.length > 0 ? positionals.map((path) => resolve(process.env['INIT_CWD'] ?? '.', path)) : standard;
if (paths.length === 0) throw new Error('There are no labeled queries in bench/words. Name a file of JSON lines.');

const percent = (share: number): string => (Number.isFinite(share) ? `${(share * 100).toFixed(1)} %` : '–');
const row = (name: string, { queries, precision, recall, whole, reported, invented }: Scored): string =>
  `| ${name} | ${queries} | ${percent(precision)} | ${percent(recall)} | ${percent(whole)} | ${percent(reported)} | ${invented} |`;

const lines = paths.flatMap((path) => {
  const queries = readQueries(readFileSync(path, 'utf8'));
  const languages = [...new Set(queries.map(({ language }) => language))].toSorted();
  const all = measure(queries);
  const timesMs = timesOf(queries);
  return [
    `| ${basename(path)} | queries | fields: precision | recall | whole queries right | unmet parts reported | reported without reason |`,
    '|---|---|---|---|---|---|---|',
    ...languages.map((language) => row(language, measure(queries.filter((query) => query.language === language)))),
    row('all', all),
    '',
    `Reading one query: ${median(timesMs).toFixed(2)} ms of processor time (p95 ${p95(timesMs).toFixed(2)} ms), the shortest of four.`,
    '',
    ...(values.explain && !basename(path).includes('sealed') ? [...explain(queries), ''] : []),
  ];
});
const date = new Date().toISOString().slice(0, 10);
const surroundings =
  `${date}, \`npm run bench -- words ${positionals.join(' ')}\`; the fixed piece of work takes ${fixedWork().toFixed(3)} s.`.replace(
    ' `;',
    '`;',
  );
const text = [surroundings, '', ...lines].join('\n');
process.stdout.write(`${text}\n`);
if (values.write) {
  const [start, end] = ['<!-- words: begin -->', '<!-- words: end -->'];
  const old = readFileSync(document, 'utf8');
  const [before = '', rest = ''] = old.split(start);
  writeFileSync(document, `${before}${start}\n\n${text.trimEnd()}\n\n${end}${rest.split(end)[1] ?? ''}`);
}
