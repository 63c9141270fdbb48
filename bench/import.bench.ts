/**
 * Importing: a CSV of people to leads, over HTTP, against the real server with its embedded database; facts and matching included. Prints, asserts nothing.
 * `npm run bench -- import [--rows=1000000] [--write]`. With --write the figures go to docs/import-measurements.md.
 */
import { openAsBlob, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startApp } from '../e2e/app-process.ts';
import { signUp } from './app/visitor.ts';
import { writePeopleCsv } from './import/people-csv.ts';
import type { Figure } from './figures.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';

interface Progress {
  readonly state: string;
  readonly progress: { readonly rowsRead: number; readonly peopleCreated: number; readonly refused: number };
}

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' }, write: { type: 'boolean', default: false } } });
const rows = Number(values.rows);
const file = join(tmpdir(), `leadlight-import-${process.pid}.csv`);
await writePeopleCsv(file, rows);
const surroundings = await machineAndDate();
const application = await startApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
const figures: Figure[] = [];
try {
  const { cookie, workspaceId } = await signUp(application, 'Ana');
  const home = `${application.url}/v1/workspaces/${workspaceId}/imports`;
  const headers = { cookie, origin: application.url };
  const started = performance.now();
  const uploaded = await fetch(`${home}?fileName=people.csv`, { method: 'POST', headers, body: await openAsBlob(file) });
  const { id } = (await uploaded.json()) as { id: string };
  const uploadSeconds = (performance.now() - started) / 1000;
  await fetch(`${home}/${id}/start`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' });
  let most = 0;
  let slowest = 0;
  let last: Progress;
  do {
    await pause(250);
    most = Math.max(most, ofNode());
    const asked = performance.now();
    last = (await (await fetch(`${home}/${id}`, { headers })).json()) as Progress;
    slowest = Math.max(slowest, performance.now() - asked);
  } while (last.state === 'queued' || last.state === 'running');
  const seconds = (performance.now() - started) / 1000;
  figures.push(
    {
      what: `CSV of ${rows.toLocaleString('en')} rows to leads`,
      value: seconds,
      unit: 's',
      ...(rows === 1_000_000 ? { target: { atMost: 180 } } : {}),
      note: `${last.state}; ${last.progress.peopleCreated.toLocaleString('en')} people, ${last.progress.refused} refused; the file has ${Math.round(statSync(file).size / 1e6)} MB.`,
    },
    { what: 'Rows', value: rows / seconds, unit: '/s' },
    { what: 'Upload', value: uploadSeconds, unit: 's', note: 'Part of the first figure.' },
    {
      what: 'Memory of server and import process',
      value: most / 1e3,
      unit: 'KB',
      target: { atMost: 700_000 },
      note: 'Most resident at any time; PostgreSQL is not in it.',
    },
    { what: 'Slowest answer of the API meanwhile', value: slowest, unit: 'ms', note: 'Reading the progress, four times a second.' },
  );
} finally {
  await application.stop();
  rmSync(file, { force: true });
}
printTable(figures);
if (values.write) {
  const title = 'What an import measures';
  const about = `Written by \`npm run bench -- import --rows=${rows} --write\`: a CSV of people over HTTP, against the real server with its embedded PostgreSQL on the same machine.`;
  writeFileSync(join(import.meta.dirname, '../docs/import-measurements.md'), renderDocument(figures, { title, about, surroundings }));
}

/** Resident memory, in bytes, of every Node process that this one started, through /proc. */
function ofNode(): number {
  const parents = new Map<number, { parent: number; name: string; bytes: number }>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      const field = (name: string): string => new RegExp(`^${name}:\\s+(.+)$`, 'm').exec(status)?.[1] ?? '';
      parents.set(Number(entry), {
        parent: Number(field('PPid')),
        name: field('Name'),
        bytes: Number.parseInt(field('VmRSS'), 10) * 1024 || 0,
      });
    } catch {
      // It ended while it was looked at.
    }
  }
  const isOurs = (pid: number): boolean => pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid)?.parent ?? 0));
  return [...parents]
    .filter(([pid, { name }]) => pid !== process.pid && !name.startsWith('postgres') && isOurs(pid))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
}
