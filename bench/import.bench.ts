/**
 * Measures an import over HTTP, from a CSV of people to leads that search finds, with the real server and its embedded database; includes facts,
 * matching and the search index. Prints the figures; asserts nothing.
 * `npm run bench -- import [--rows=1000000] [--write]`. --write writes them to docs/import-measurements.md.
 */
import { existsSync, openAsBlob, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { facets } from '@leadlight/leads';
import { startApp } from '../e2e/app-process.ts';
import { signUp } from './app/visitor.ts';
import { writePeopleCsv } from './import/people-csv.ts';
import { UsageWatch } from './import/processes.ts';
import type { Figure } from './figures.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';

interface Progress {
  readonly status: string;
  readonly progress: { readonly rowsRead: number; readonly peopleCreated: number; readonly refused: number };
}

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' }, write: { type: 'boolean', default: false } } });
const rows = Number(values.rows);
const someFilters = [
  {},
  { seniority: { include: ['c_suite'] } },
  { title: { include: ['VP Sales'] } },
  { country: { include: ['DE'] } },
  { keyword: { include: ['labs'] } },
];
const isWhole = rows === 1_000_000;
const file = join(tmpdir(), `leadlight-import-${process.pid}.csv`);
await writePeopleCsv(file, rows);
const surroundings = await machineAndDate();
const application = await startApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
const figures: Figure[] = [];
try {
  const { cookie, workspaceId } = await signUp(application, 'Ana');
  const home = `${application.url}/v1/workspaces/${workspaceId}`;
  const headers = { cookie, origin: application.url };
  const json = { ...headers, 'content-type': 'application/json' };
  const search = async (filters: object): Promise<{ readonly total: number }> => {
    const body = JSON.stringify({ filters, facets });
    const answer = await fetch(`${home}/people/search`, { method: 'POST', headers: json, body });
    if (answer.status !== 200) throw new Error(`search returned ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { total: number };
  };
  const findable = async (): Promise<number> => (await search({})).total;
  // Like a user with the application open: from now on, the index is kept up to date for this workspace during the import. Before there is an index, SQL
  // would answer, and no index would be kept up to date.
  while (!existsSync(join(application.dataFolder, 'search', 'pool.index'))) await pause(100);
  await pause(1_000);
  await findable();
  const watch = new UsageWatch();
  const before = watch.look().cpuSeconds;
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1000;
  const uploaded = await fetch(`${home}/imports?fileName=people.csv`, { method: 'POST', headers, body: await openAsBlob(file) });
  const { id } = (await uploaded.json()) as { id: string };
  const uploadSeconds = since();
  await fetch(`${home}/imports/${id}/start`, { method: 'POST', headers: json, body: '{}' });
  let slowest = 0;
  const searches: number[] = [];
  let turn = 0;
  let lastFifth: { readonly since: number; readonly rows: number } | null = null;
  let firstSeconds: number | null = null;
  let last: Progress;
  do {
    await pause(250);
    watch.look();
    const asked = performance.now();
    last = (await (await fetch(`${home}/imports/${id}`, { headers })).json()) as Progress;
    slowest = Math.max(slowest, performance.now() - asked);
    // A user works at the same time: every two seconds a different search with all counts and its first page.
    if (turn++ % 8 === 0) {
      const from = performance.now();
      await search(someFilters[searches.length % someFilters.length] ?? {});
      searches.push(performance.now() - from);
    }
    if (last.progress.peopleCreated > 0) firstSeconds ??= since();
    if (last.progress.rowsRead >= rows * 0.8) lastFifth ??= { since: since(), rows: rows - last.progress.rowsRead };
  } while (last.status === 'queued' || last.status === 'running');
  const takenSeconds = since();
  const { peopleCreated, refused } = last.progress;
  while ((await findable()) < peopleCreated) {
    await pause(100);
    watch.look();
  }
  const seconds = since();
  const { nodeBytes, partBytes, cpuSeconds } = watch.look();
  const shareOf = (what: string, part: keyof typeof cpuSeconds): Figure => ({
    what: `CPU time of ${what}`,
    value: cpuSeconds[part] - before[part],
    unit: 's',
  });
  figures.push(
    {
      what: `CSV of ${rows.toLocaleString('en')} rows until search finds all leads`,
      value: seconds,
      unit: 's',
      ...(isWhole ? { target: { atMost: 180 } } : {}),
      note: `${last.status}; ${peopleCreated.toLocaleString('en')} people, ${refused} refused; the file is ${Math.round(statSync(file).size / 1e6)} MB.`,
    },
    { what: 'Rows', value: rows / seconds, unit: '/s' },
    {
      what: 'Rows in the last fifth of the file',
      value: (lastFifth?.rows ?? rows) / (takenSeconds - (lastFifth?.since ?? 0)),
      unit: '/s',
      note: 'If this is slower than the average, importing slows down as leads accumulate.',
    },
    { what: 'Upload', value: uploadSeconds, unit: 's', note: 'Part of the first figure, like the next three.' },
    { what: 'From the upload to the first leads', value: (firstSeconds ?? takenSeconds) - uploadSeconds, unit: 's' },
    { what: 'From the first leads to the last', value: takenSeconds - (firstSeconds ?? takenSeconds), unit: 's' },
    {
      what: 'From the last lead until search finds all',
      value: seconds - takenSeconds,
      unit: 's',
      note: 'The index is updated during the import; this is the remaining time at the end.',
    },
    shareOf('the import process', 'import'),
    shareOf('PostgreSQL', 'postgres'),
    { ...shareOf('the server', 'server'), note: 'Includes the upload, the responses, and updating the search index.' },
    {
      what: 'Memory of server and import process',
      value: nodeBytes / 1e3,
      unit: 'KB',
      target: { atMost: 700_000 },
      note: 'Peak resident memory, without PostgreSQL.',
    },
    { what: 'Most memory of the import process', value: partBytes.import / 1e3, unit: 'KB' },
    { what: 'Most memory of the server', value: partBytes.server / 1e3, unit: 'KB', note: 'Includes the search index.' },
    {
      what: 'Search during the import, median',
      value: searches.toSorted((a, b) => a - b)[Math.floor(searches.length / 2)] ?? 0,
      unit: 'ms',
      note: 'Over HTTP, with all counts and the first page; a different query every two seconds.',
    },
    { what: 'Search during the import, slowest', value: Math.max(...searches), unit: 'ms' },
    { what: 'Slowest API response during the import', value: slowest, unit: 'ms', note: 'Reading the progress four times per second.' },
  );
} finally {
  await application.stop();
  rmSync(file, { force: true });
}
printTable(figures);
if (values.write) {
  const title = 'Import measurements';
  const about = `Written by \`npm run bench -- import --rows=${rows} --write\`: a CSV of people over HTTP, with the real server and its embedded PostgreSQL on the same machine. Figures without a target explain the others.`;
  writeFileSync(join(import.meta.dirname, '../docs/import-measurements.md'), renderDocument(figures, { title, about, surroundings }));
}
