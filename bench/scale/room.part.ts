/** Whole runs with and without room in the blocks of leads (`fillfactor`), in turn: an import, and a verification run of a fifth of its people. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { Client } from 'pg';
import { startApp, type App } from '../../e2e/app-process.ts';
import { signUp, type Visitor } from '../app/visitor.ts';
import { median } from '../figures.ts';
import { writePeopleCsv } from '../import/people-csv.ts';
import { createRandom } from '../random.ts';
import { population } from '../verify-job/population.ts';
import { startMail, type BenchMail } from '../verify-job/start-mail.ts';
import type { Part } from './part.ts';
import { cpuSecondsOf } from './processor-time.ts';

/** Part of the people whose addresses are verified. */
const verifiedShare = 0.2;
/** The job title of those whose addresses are verified. */
const verifiedTitle = 'Zookeeper';
/** Pages of 200 people that are read after the runs. */
const pages = 60;
const roomy = 80;

/** Of one arrangement, in one round. */
interface Measured {
  readonly importS: number;
  readonly importCpuS: number;
  readonly verifyS: number;
  readonly verifyCpuS: number;
  readonly verifyLogMB: number;
  /** Part of the rows changed by the verification run that stayed in their block. */
  readonly stayed: number;
  /** Of people and companies, with indexes, after both runs. */
  readonly tablesMB: number;
  readonly pageMs: number;
}

export const measure: Part = async ({ leads, rounds, print }) => {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-bench-room-'));
  const mail = await startMail();
  try {
    const verified = Math.round(leads * verifiedShare);
    const files = { others: join(folder, 'others.csv'), verified: join(folder, 'verified.csv') };
    await writePeopleCsv(files.others, leads - verified);
    const addresses = [...population(verified, createRandom(1))].map(
      ({ address }, at) => `First${at},Last${at},${verifiedTitle},${address}`,
    );
    await writeFile(files.verified, ['First Name,Last Name,Title,Email', ...addresses, ''].join('\n'));
    const results = new Map<number, Measured[]>([
      [100, []],
      [roomy, []],
    ]);
    for (let round = 0; round < rounds; round += 1)
      for (const fill of round % 2 === 0 ? [100, roomy] : [roomy, 100]) {
        const measured = await measureRuns(fill, files, verified, mail);
        print(`round ${round + 1}, fillfactor ${fill}: ${JSON.stringify(measured)}`);
        results.get(fill)?.push(measured);
      }
    return {
      title: `Room in the blocks of leads, ${leads.toLocaleString('en-US')} people`,
      about: `An import of ${leads.toLocaleString('en-US')} people, and then a verification run of ${verified.toLocaleString('en-US')} of them at servers that answer at once, on a new database with \`fillfactor\` 100 and ${roomy} of \`people\` and \`companies\`, in turn. Medians of ${rounds} pairs.`,
      figures: [],
      more: tableOf(results.get(100) ?? [], results.get(roomy) ?? []),
    };
  } finally {
    mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

async function measureRuns(
  fill: number,
  files: { readonly others: string; readonly verified: string },
  verified: number,
  mail: BenchMail,
): Promise<Measured> {
  const app = await startApp({ RATE_LIMIT_PER_MINUTE: '1000000', SAMPLE_POOL: 'off', ...mail.environment });
  const target = sharePostgres(app.dataFolder);
  if (!target) throw new Error('The embedded database is not running.');
  const owner = new Client(target);
  await owner.connect();
  try {
    for (const table of ['people', 'companies']) await owner.query(`alter table app.${table} set (fillfactor = ${fill})`);
    const who = await signUp(app, 'Ana');
    await app.operate('credits', who.workspaceId, String(verified), 'a bench');
    const imported = await timed(async () => {
      for (const file of [files.others, files.verified]) await importFile(app, who, file);
    });
    const between = await countersOf(owner);
    const checked = await timed(() => verifyAll(app, who, verified));
    const ended = await countersOf(owner);
    const { rows } = await owner.query<{ mb: number }>(
      `select sum(pg_total_relation_size(t)) / 1048576.0::float8 as mb from unnest(array['app.people'::regclass, 'app.companies']) as t`,
    );
    return {
      importS: imported.seconds,
      importCpuS: imported.cpuSeconds,
      verifyS: checked.seconds,
      verifyCpuS: checked.cpuSeconds,
      verifyLogMB: (ended.logBytes - between.logBytes) / 1_048_576,
      stayed: (ended.stayed - between.stayed) / (ended.changed - between.changed),
      tablesMB: Number(rows[0]?.mb),
      pageMs: await readPages(app, who),
    };
  } finally {
    await owner.end();
    await app.stop();
  }
}

async function timed(work: () => Promise<void>): Promise<{ readonly seconds: number; readonly cpuSeconds: number }> {
  // This process, whose descendants are the application, its PostgreSQL and its workers. A process that ends meanwhile is not counted, such as an import's.
  const cpuBefore = await cpuSecondsOf(process.pid);
  const begun = performance.now();
  await work();
  return { seconds: (performance.now() - begun) / 1_000, cpuSeconds: (await cpuSecondsOf(process.pid)) - cpuBefore };
}

interface Counters {
  readonly logBytes: number;
  readonly changed: number;
  readonly stayed: number;
}

async function countersOf(owner: Client): Promise<Counters> {
  // A backend reports what it changed at most once a second.
  await pause(2_000);
  const { rows } = await owner.query<Record<keyof Counters, string>>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as "logBytes", sum(n_tup_upd) as changed, sum(n_tup_hot_upd) as stayed
     from pg_stat_all_tables where relid in ('app.people'::regclass, 'app.companies'::regclass)`,
  );
  const [row] = rows;
  return { logBytes: Number(row?.logBytes), changed: Number(row?.changed), stayed: Number(row?.stayed) };
}

async function ask<T>({ url }: App, { cookie, workspaceId }: Visitor, method: string, path: string, body?: object | Blob): Promise<T> {
  const isFile = body instanceof Blob;
  const answer = await fetch(`${url}/v1/workspaces/${workspaceId}${path}`, {
    method,
    headers: { cookie, origin: url, ...(body && !isFile ? { 'content-type': 'application/json' } : {}) },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Run {
  readonly id: string;
  readonly status: string;
  readonly done: number;
}
const isAtWork = ({ status }: Run): boolean => status === 'queued' || status === 'running';

async function importFile(app: App, who: Visitor, path: string): Promise<void> {
  const { id } = await ask<Run>(app, who, 'POST', '/imports?fileName=people.csv', await openAsBlob(path));
  let run = await ask<Run>(app, who, 'POST', `/imports/${id}/start`, {});
  while (isAtWork(run)) {
    await pause(200);
    run = await ask<Run>(app, who, 'GET', `/imports/${id}`);
  }
}

async function verifyAll(app: App, who: Visitor, verified: number): Promise<void> {
  const source = { kind: 'people', selection: { kind: 'search', filters: { title: { include: [verifiedTitle] } } } };
  const { id } = await ask<Run>(app, who, 'POST', '/verification-runs', { source, ceiling: verified });
  let run: Run;
  do {
    await pause(200);
    run = await ask<Run>(app, who, 'GET', `/verification-runs/${id}`);
  } while (isAtWork(run));
  if (run.done < verified) throw new Error(`Only ${run.done} of ${verified} people were verified: ${run.status}.`);
}

/** @returns the median time of a page of verified people, over HTTP */
async function readPages(app: App, who: Visitor): Promise<number> {
  const times: number[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const begun = performance.now();
    const read: { nextCursor: string | null } = await ask(app, who, 'POST', '/people/search', {
      filters: { title: { include: [verifiedTitle] } },
      facets: [],
      limit: 200,
      ...(cursor === null ? {} : { cursor }),
    });
    times.push(performance.now() - begun);
    cursor = read.nextCursor;
  }
  return median(times);
}

function tableOf(full: readonly Measured[], room: readonly Measured[]): string[] {
  const row = (what: string, of: (measured: Measured) => number, digits: number): string => {
    const [one, other] = [median(full.map(of)), median(room.map(of))];
    const pairs = full.map((each, at) => (of(room[at] ?? each) / of(each)).toFixed(2)).join(', ');
    return `| ${what} | ${one.toFixed(digits)} | ${other.toFixed(digits)} | ${(other / one).toFixed(2)} | ${pairs} |`;
  };
  return [
    `| | 100 | ${roomy} | ${roomy} / 100 | in each pair |`,
    '|---|---|---|---|---|',
    row('Import, seconds', ({ importS }) => importS, 1),
    row('Its processor time, without the process that reads the file, seconds', ({ importCpuS }) => importCpuS, 1),
    row('Verification run, seconds', ({ verifyS }) => verifyS, 1),
    row('Its processor time, seconds', ({ verifyCpuS }) => verifyCpuS, 1),
    row('Written to the log, MB', ({ verifyLogMB }) => verifyLogMB, 1),
    row('Part of the rows that it changed that stayed in their block', ({ stayed }) => stayed, 2),
    row('People and companies with indexes after both, MB', ({ tablesMB }) => tablesMB, 1),
    row('A page of 200 verified people over HTTP, p50, ms', ({ pageMs }) => pageMs, 1),
  ];
}
