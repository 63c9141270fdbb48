/**
 * Compares this version with another one: the same import, searches, verification run and reveal run over HTTP, in turn, on one machine. Prints the ratios; asserts nothing.
 * `npm run bench -- compare --with=<folder of the other checkout> [--rows=1000000] [--searches=400] [--addresses=10000] [--people=20000] [--rounds=2] [--write]`.
 * --write writes them to docs/structure-measurements.md. Prepare the other checkout with `git worktree add <folder> <commit>` and `npm ci` in it.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds, measureCheckout, type Taken } from './compare/work.ts';
import { fixedWork } from './fixed-work.ts';
import { median } from './figures.ts';
import { writePeopleCsv } from './import/people-csv.ts';
import { machineAndDate } from './report.ts';

const { values } = parseArgs({
  options: {
    with: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
    searches: { type: 'string', default: '400' },
    addresses: { type: 'string', default: '10000' },
    people: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
});
if (!values.with) throw new Error('Name the folder of the other checkout: --with=<folder>.');
const checkouts = { before: resolve(values.with), after: resolve(import.meta.dirname, '..') };
const [rows, searches, addresses, people] = [values.rows, values.searches, values.addresses, values.people].map(Number) as [
  number,
  number,
  number,
  number,
];
const file = join(tmpdir(), `leadlight-compare-${process.pid}.csv`);
const surroundings = await machineAndDate();
await writePeopleCsv(file, rows);

const taken: Record<keyof typeof checkouts, Record<(typeof kinds)[number], Taken>[]> = { before: [], after: [] };
const fixed: number[] = [];
try {
  for (let round = 0; round < Number(values.rounds); round += 1)
    // The order alternates, because a machine becomes slower or faster over time.
    for (const version of round % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const)) {
      fixed.push(fixedWork());
      const measured = await measureCheckout(checkouts[version], { file, rows, searches, addresses, people });
      taken[version].push(measured);
      const line = kinds.map((kind) => `${kind} ${measured[kind].seconds.toFixed(1)} s (CPU ${measured[kind].cpuSeconds.toFixed(1)} s)`);
      process.stdout.write(`${round + 1} ${version}: ${line.join(', ')}\n`);
    }
} finally {
  rmSync(file, { force: true });
}

const named: Readonly<Record<(typeof kinds)[number], string>> = {
  import: `Import of ${rows.toLocaleString('en-US')} rows until search finds all`,
  searches: `${searches.toLocaleString('en-US')} searches, one by one, among these and ${people.toLocaleString('en-US')} leads of the pool`,
  'verification run': `Verification run over ${addresses.toLocaleString('en-US')} addresses`,
  'reveal run': `Reveal run over ${people.toLocaleString('en-US')} people`,
};
const lines = kinds.flatMap((kind) =>
  (['seconds', 'cpuSeconds'] as const).map((figure) => {
    const [before, after] = (['before', 'after'] as const).map((version) => median(taken[version].map((each) => each[kind][figure])));
    const ratio = (after ?? Number.NaN) / (before ?? Number.NaN);
    return `| ${named[kind]} | ${figure === 'seconds' ? 'time' : 'CPU time'} | ${before?.toFixed(1)} s | ${after?.toFixed(1)} s | ${ratio.toFixed(2)} |`;
  }),
);
const table = ['| Work | Figure | Before | After | After / before |', '|---|---|---|---|---|', ...lines];
process.stdout.write(`${table.join('\n')}\n`);
const commitOf = (folder: string): string =>
  execFileSync('git', ['-C', folder, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const about =
  `Written by \`npm run bench -- compare --with=<folder> --rows=${rows} --searches=${searches} --addresses=${addresses} --people=${people} --rounds=${values.rounds} --write\`: ` +
  `before is commit ${commitOf(checkouts.before)}, after is ${commitOf(checkouts.after)}. Each round starts both servers in turn on an empty database and does the same work over HTTP; ` +
  'figures are medians of the rounds. CPU time is that of the server, its processes and PostgreSQL, which depends less on what else the machine does.';
if (values.write)
  writeFileSync(
    join(import.meta.dirname, '../docs/structure-measurements.md'),
    [
      '# Measurements of the restructuring',
      '',
      about,
      '',
      ...surroundings.map((line) => `- ${line}`),
      `- Fixed work (2^25 steps of a linear congruential generator): ${fixed.map((seconds) => `${(seconds * 1000).toFixed(0)} ms`).join(', ')}, before each part`,
      '',
      ...table,
      '',
    ].join('\n'),
  );
