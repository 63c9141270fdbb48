/**
 * Measures the finder on simulated companies: how many people are found, how many recipients are asked for each, and whether a
 * stranger's address is confirmed; for both halves. Writes a section of docs/verification-measurements.md with --write.
 * `npm run bench -- find [--companies=N] [--seed=N] [--mistakes] [--held-out] [--write]`; without --held-out, only the development half;
 * --mistakes lists mistakes of the development half.
 */
import { parseArgs } from 'node:util';
import { searchAll, type Search } from './find/measure.ts';
import { makeCompanies } from './find/population.ts';
import { measuredBy, writeSection } from './verify/page.ts';
import { shown } from './verify/shown.ts';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1200' },
    seed: { type: 'string', default: '1' },
    mistakes: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const companies = makeCompanies(Number(values.companies), Number(values.seed));
const lines = [
  "| half | known colleagues | people | found: confirmed, or the mailbox named | confirmed | recipients per find | confirmed, but somebody else's | named, but somebody else's |",
  '|---|---|---|---|---|---|---|---|',
];
for (const half of values['held-out'] ? [false, true] : [false]) {
  const those = companies.filter((company) => company.isInTestHalf === half);
  for (const isSizeKnown of [false, true])
    for (const colleagues of [0, 1, 2, 5]) {
      const searches = searchAll(those, colleagues, isSizeKnown);
      lines.push(rowOf(half ? 'held out' : 'development', `${colleagues}${isSizeKnown ? ', and the headcount' : ''}`, searches));
      if (values.mistakes && !half && !isSizeKnown && (colleagues === 0 || colleagues === 2)) listMistakes(colleagues, searches);
    }
}
const by = measuredBy(['npm run bench -- find', ...process.argv.slice(2).filter((each) => each !== '--write')].join(' '));
console.log(lines.join('\n'));
if (values.write) await writeSection('find', [by, '', ...lines]);

function rowOf(half: string, colleagues: string, searches: readonly Search[]): string {
  const present = searches.filter(({ right }) => right !== null);
  const isNamed = ({ kind, found, right }: Search): boolean => found === right && (kind === 'confirmed' || kind === 'pattern_only');
  const named = present.filter(isNamed);
  const confirmed = searches.filter(({ kind }) => kind === 'confirmed');
  const only = searches.filter(({ kind }) => kind === 'pattern_only');
  const recipients = present.reduce((sum, each) => sum + each.recipients, 0);
  return `| ${[
    half,
    colleagues,
    present.length,
    shown({ part: named.length, whole: present.length }),
    shown({ part: present.filter((each) => each.kind === 'confirmed' && isNamed(each)).length, whole: present.length }),
    (recipients / named.length).toFixed(2),
    `${confirmed.filter((each) => !isNamed(each)).length} of ${confirmed.length}`,
    `${only.filter((each) => !isNamed(each)).length} of ${only.length}, stated ${mean(only.map(({ probability }) => 1 - probability))}`,
  ].join(' | ')} |`;
}

function mean(shares: readonly number[]): string {
  return shares.length === 0 ? '–' : `${((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length).toFixed(0)} %`;
}

function listMistakes(colleagues: number, searches: readonly Search[]): void {
  for (const { country, shownAs, right, kind, found, recipients } of searches)
    if (right === null ? kind === 'confirmed' : found !== right)
      process.stderr.write(`${colleagues} ${country} ${shownAs}: ${right ?? '–'}; ${kind} ${found ?? '–'}, ${recipients} asked\n`);
}
