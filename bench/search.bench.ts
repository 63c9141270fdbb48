/** Search over people and companies through HTTP, beside plain SQL on the same data: speed, start, memory. Writes docs/search-measurements.md. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, serverTarget } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { facets } from '@leadlight/leads';
import { mailTo } from '../e2e/app-process.ts';
import { signUp, type Visitor } from './app/visitor.ts';
import { layLeads, layWork } from './search/lay-leads.ts';
import {
  asker,
  askUntilAnswered,
  compareWithSql,
  measureAtOnce,
  measureFreshness,
  measureOneByOne,
  quantile,
  readMetric,
  writeMeanwhile,
  type Compared,
} from './search/measure.ts';
import { withSection } from './search/page.ts';
import { broadQuestions, mixedQuestions } from './search/questions.ts';
import { startServer, type BenchedServer } from './search/server.ts';
import type { Figure } from './figures.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';

const document = new URL('../docs/search-measurements.md', import.meta.url);
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    /** Where the laid database is kept; laying ten million leads takes a quarter of an hour. */
    data: { type: 'string' },
    /** Lays the leads and stops. */
    lay: { type: 'boolean', default: false },
    /** Begins with the snapshot that is there, where building one takes minutes. */
    warm: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '10' },
    questions: { type: 'string', default: '240' },
    /** Most seconds for comparing with SQL; 0: what a run of `--compare-only` found stands in its place. */
    compare: { type: 'string', default: '40' },
    /** Compares and measures nothing else; goes on where the run before left off. Needs no quiet machine: of ten million leads SQL takes minutes for one answer. */
    'compare-only': { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});
const leads = Number(values.leads);
const seconds = Number(values.seconds);
const dataFolder = values.data ?? join(tmpdir(), `leadlight-bench-search-${leads}`);
const mark = join(dataFolder, 'bench.json');
const now = Math.floor(Date.now() / 1000);
const isMillion = leads <= 1_000_000;
const named = `${leads.toLocaleString('en-US')} leads`;

const figures: Figure[] = [];
let said = 0;
const say = (what: string): void => {
  for (const { what: figure, value, unit } of figures.slice(said)) process.stderr.write(`  ${figure}: ${value.toFixed(1)} ${unit}\n`);
  said = figures.length;
  process.stderr.write(`${what}\n`);
};

/** Leads, a person and what they have worked on; once for a folder. */
async function lay(): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true });
  const server = await startServer(dataFolder, { SEARCH_ENGINE: 'sql' });
  const owner = await server.owner();
  await layLeads(owner, leads, now, say);
  const who = await signUp({ url: server.url, mailTo: (address, kind) => mailTo(server.url, address, kind) }, 'Ana');
  const session = (await (await fetch(`${server.url}/v1/session`, { headers: { cookie: who.cookie } })).json()) as {
    user: { id: string };
  };
  await owner.query(`select set_config('app.workspace_id', '00000000-0000-0000-0000-000000000000', false)`);
  const { rows } = await owner.query<{ people: number; first: number }>(
    'select count(*)::int as people, min(id)::int as first from people where workspace_id = app.pool_id()',
  );
  await layWork(owner, who.workspaceId, session.user.id, rows[0]?.people ?? 1);
  await writeFile(mark, JSON.stringify({ who, ...rows[0] }));
  await owner.end();
  await server.stop();
}

if (!existsSync(mark)) await lay();
if (values.lay) process.exit(0);

const { who, people, first } = JSON.parse(await readFile(mark, 'utf8')) as { who: Visitor; people: number; first: number };
const surroundings = await machineAndDate();

const comparedFile = join(dataFolder, 'compared.json');
const compared: Compared = existsSync(comparedFile)
  ? (JSON.parse(await readFile(comparedFile, 'utf8')) as Compared)
  : { asked: 0, different: 0, bySql: [], byIndex: [] };
/** Every fifth question, some in each order. SQL looks at all leads once for each count: of ten million, two counts an answer, in turn. */
const comparedQuestions = mixedQuestions(240, 2)
  .filter((_question, at) => at % 10 === 9 || at % 10 === 4)
  .map((question, at) =>
    isMillion ? question : { ...question, facets: [0, 1].map((next) => facets[(at * 2 + next) % facets.length] ?? 'country') },
  );

if (values['compare-only']) {
  const server = await startServer(dataFolder);
  await server.indexReady;
  const owner = sharePostgres(dataFolder);
  if (!owner) throw new Error('The embedded database is not running.');
  const db = connect(serverTarget(owner), { max: 4 });
  const agent = new Agent({ keepAlive: true });
  try {
    const ask = asker(server, who, agent);
    const [everything] = broadQuestions();
    if (everything) await askUntilAnswered(ask, everything);
    const untilMs = performance.now() + Number(values.compare) * 1000;
    let all = compared;
    for (const question of comparedQuestions.slice(compared.asked)) {
      if (performance.now() > untilMs) break;
      const more = await compareWithSql(db, who.workspaceId, ask, [question], untilMs);
      all = {
        asked: all.asked + more.asked,
        different: all.different + more.different,
        bySql: [...all.bySql, ...more.bySql],
        byIndex: [...all.byIndex, ...more.byIndex],
      };
      await writeFile(comparedFile, JSON.stringify(all));
      say(`${all.asked} answers compared, ${all.different} differ; SQL took ${Math.round((more.bySql[0] ?? 0) / 1000)} s`);
    }
  } finally {
    agent.destroy();
    await db.end();
    await server.stop();
  }
  process.exit(0);
}

if (!values.warm) {
  say('start without a snapshot …');
  await rm(join(dataFolder, 'search'), { recursive: true, force: true });
  const cold = await startServer(dataFolder);
  const built = await cold.indexReady;
  figures.push({
    what: `Start with ${named}: the index answers`,
    value: built.sinceStartMs / 1000,
    unit: 's',
    ...(isMillion ? { target: { atMost: 10 } } : {}),
    note: `From the start of the process, PostgreSQL's start included; SQL answers from ${(cold.upMs / 1000).toFixed(1)} s on.`,
  });
  await cold.stop();
}

say('start with a snapshot …');
const server: BenchedServer = await startServer(dataFolder);
const loaded = await server.indexReady;
figures.push(
  {
    what: 'The same with a snapshot: reading the index',
    value: loaded.loadMs / 1000,
    unit: 's',
    ...(isMillion ? { target: { atMost: 1 } } : {}),
    note: `The process answers ${(server.upMs / 1000).toFixed(1)} s after its start, the index ${((loaded.sinceStartMs - server.upMs) / 1000).toFixed(1)} s later.`,
  },
  {
    what: `Index of ${loaded.leads.toLocaleString('en-US')} leads in memory`,
    value: loaded.bytes / 1024,
    unit: 'KB',
    ...(isMillion ? {} : { target: { atMost: 1024 * 1024 } }),
    note: 'Its arrays, without answers that are remembered (at most 64 MB a segment).',
  },
);

const owner = sharePostgres(dataFolder);
if (!owner) throw new Error('The embedded database is not running.');
const db = connect(serverTarget(owner), { max: 4 });
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const ask = asker(server, who, agent);
try {
  // What every person asks first; the workspace's own leads are read with it.
  const [everything] = broadQuestions();
  if (!everything) throw new Error('no question');
  const openingAt = performance.now();
  const refused = await askUntilAnswered(ask, everything);
  figures.push({
    what: 'First question of a workspace (20,000 private leads are read)',
    value: performance.now() - openingAt,
    unit: 'ms',
    ...(refused > 0 ? { note: `Whoever asked was told ${refused} times that the service is not ready.` } : {}),
  });
  await measureOneByOne(ask, mixedQuestions(40, 1));

  const stopWriting = writeMeanwhile(db, who.workspaceId, first, people);
  say('one after the other …');
  const mixed = mixedQuestions(Number(values.questions), 2);
  const one = (await measureOneByOne(ask, mixed)).map(({ ms }) => ms);
  const broad = (await measureOneByOne(ask, [...broadQuestions(), ...broadQuestions(), ...broadQuestions()])).map(({ ms }) => ms);
  const target = isMillion ? 25 : 120;
  figures.push(
    {
      what: `${named}, mixed questions, all counts and first page, HTTP, p95`,
      value: quantile(one, 0.95),
      unit: 'ms',
      target: { atMost: target },
    },
    { what: 'the same, p50', value: quantile(one, 0.5), unit: 'ms' },
    { what: `${named}, broad questions, p95`, value: quantile(broad, 0.95), unit: 'ms', target: { atMost: target } },
    { what: `${named}, broad questions, the slowest`, value: Math.max(...broad), unit: 'ms' },
  );

  say('20 at once …');
  await readMetric(server.url, 'nodejs_eventloop_lag_max_seconds');
  const crowd = await measureAtOnce(
    Array.from({ length: 20 }, () => ask),
    mixedQuestions(600, 3),
    seconds,
  );
  const lagMs = (await readMetric(server.url, 'nodejs_eventloop_lag_max_seconds')) * 1000;
  const writes = await stopWriting();
  figures.push(
    {
      what: `${named}, 20 users at once, p95`,
      value: quantile(crowd, 0.95),
      unit: 'ms',
      ...(isMillion ? { target: { atMost: 250 } } : {}),
      note: `${Math.round(crowd.length / seconds)} answers a second; the load comes from the same machine. ${writes} writes went on in the meantime.`,
    },
    { what: 'Longest block of the API meanwhile', value: lagMs, unit: 'ms', ...(isMillion ? { target: { atMost: 50 } } : {}) },
  );

  say('a write is seen …');
  const fresh = await measureFreshness(db, who.workspaceId, ask, 20);
  figures.push({ what: 'A write is found after, the slowest of 20', value: Math.max(...fresh), unit: 'ms', target: { atMost: 1000 } });

  say('beside SQL …');
  const untilMs = performance.now() + Number(values.compare) * 1000;
  const here = values.compare === '0' ? compared : await compareWithSql(db, who.workspaceId, ask, comparedQuestions, untilMs);
  if (here.asked > 0)
    figures.push(
      {
        what: 'Answers compared with SQL',
        value: here.asked,
        unit: '',
        ...(here === compared
          ? { note: 'By a run of its own on the same leads (`--compare-only`); its times are not of a quiet machine.' }
          : {}),
      },
      { what: 'Answers that differ', value: here.different, unit: '', target: { atMost: 0 } },
      { what: 'Plain SQL for these, p50', value: quantile(here.bySql, 0.5), unit: 'ms' },
      { what: 'Plain SQL for these, p95', value: quantile(here.bySql, 0.95), unit: 'ms' },
      { what: 'Plain SQL takes so many times as long (p50)', value: quantile(here.bySql, 0.5) / quantile(here.byIndex, 0.5), unit: '' },
    );
  figures.push({
    what: 'Memory of the whole server process',
    value: (await readMetric(server.url, 'process_resident_memory_bytes')) / 1024,
    unit: 'KB',
  });
} finally {
  agent.destroy();
  await db.end();
  await server.stop();
}

printTable(figures);
const command = ['npm run bench -- search', ...process.argv.slice(2).filter((argument) => !argument.startsWith('--data='))].join(' ');
if (!values.print) {
  const before = await readFile(document, 'utf8').catch(() => '');
  await writeFile(
    document,
    withSection(before, renderDocument(figures, { title: named, about: `Written by \`${command}\`.`, surroundings })),
  );
}
