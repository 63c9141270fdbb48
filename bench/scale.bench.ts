/** Measures what scales beyond one process: --part=threads (default) or one of the other parts. With --write, writes the part's section of docs/scale-measurements.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fixedWork } from './fixed-work.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';
import { CannotRun, type Part } from './scale/part.ts';
import { withSection } from './verify/page.ts';

/** Each part has a section of its name in the document. */
const parts: Readonly<Record<string, () => Promise<{ readonly measure: Part }>>> = {
  threads: () => import('./scale/threads.part.ts'),
  clickhouse: () => import('./scale/clickhouse.part.ts'),
  cluster: () => import('./scale/cluster.part.ts'),
  database: () => import('./scale/database.part.ts'),
  facts: () => import('./scale/facts.part.ts'),
  earlier: () => import('./scale/earlier.part.ts'),
  opensearch: () => import('./scale/opensearch.part.ts'),
  processes: () => import('./scale/processes.part.ts'),
  rankings: () => import('./scale/rankings.part.ts'),
  room: () => import('./scale/room.part.ts'),
  queries: () => import('./scale/queries.part.ts'),
  shares: () => import('./scale/shares.part.ts'),
  simulation: () => import('./scale/simulation.part.ts'),
  workspaces: () => import('./scale/workspaces.part.ts'),
};

const document = new URL('../docs/scale-measurements.md', import.meta.url);
const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'threads' },
    leads: { type: 'string', default: '1000000' },
    /** Folder of the leads that `npm run bench -- search --generate` made. */
    data: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
    /** For --part=earlier: folder of the other version's checkout. */
    with: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const load = parts[values.part];
if (!load) {
  process.stderr.write(`There is no part ${values.part}. Choose one of: ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}
// A measurement of minutes must not fail when it is written.
if (values.write) withSection(await readFile(document, 'utf8'), values.part, []);
const leads = Number(values.leads);
const surroundings = await machineAndDate();
const fixedMs = (): number => fixedWork() * 1_000;
const before = fixedMs();
try {
  const { measure } = await load();
  const { title, about, figures, more } = await measure({
    leads,
    dataFolder: values.data ?? join(tmpdir(), `leadlight-bench-search-${leads}`),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    ...(values.with === undefined ? {} : { earlier: resolve(values.with) }),
    print: (what) => void process.stderr.write(`${what}\n`),
  });
  figures.push({
    what: 'One fixed piece of work',
    value: (before + fixedMs()) / 2,
    unit: 'ms',
    note: 'Has nothing to do with the product; it compares machines and moments. Mean of before and after.',
  });
  printTable(figures);
  if (more) process.stdout.write(`${more.join('\n')}\n`);
  if (values.write) {
    const command = `Written by \`npm run bench -- scale --part=${values.part} --leads=${leads} --rounds=${values.rounds} --seconds=${values.seconds} --write\`.`;
    const section = renderDocument(figures, { title, about: about ? `${command} ${about}` : command, surroundings }).replace(/^# /, '## ');
    await writeFile(document, withSection(await readFile(document, 'utf8'), values.part, [section.trim(), ...(more ? ['', ...more] : [])]));
  }
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
