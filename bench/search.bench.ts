/** Measures search over people and companies through HTTP, compared with plain SQL on the same data: speed, startup, memory. Writes docs/search-measurements.md. */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, serverTarget } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { facets } from '@leadlight/leads';
import type { Visitor } from './app/visitor.ts';
import { generateDatabase } from './search/generate-database.ts';
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
    /** Folder of the generated database; generating ten million leads takes a quarter of an hour. */
    data: { type: 'string' },
    /** Generates the leads and stops. */
    generate: { type: 'boolean', default: false },
    /** Starts with the existing snapshot, because building one can take minutes. */
    warm: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '10' },
    questions: { type: 'string', default: '240' },
    /** Maximum seconds for comparing with SQL; 0 uses the result of a `--compare-only` run. */
    compare: { type: 'string', default: '40' },
    /** Only compares; continues where the previous run stopped. The machine needn't be idle: with ten million leads, SQL takes minutes for one answer. */
    'compare-only': { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});
const leads = Number(values.leads);
const seconds = Number(values.seconds);
const dataFolder = values.data ?? join(tmpdir(), `leadlight-bench-search-${leads}`);
const mark = join(dataFolder, 'bench.json');
const isMillion = leads <= 1_000_000;
const named = `${leads.toLocaleString('en-US')} leads`;

const figures: Figure[] = [];
let printed = 0;
const print = (what: string): void => {
  for (const { what: figure, value, unit } of figures.slice(printed)) process.stderr.write(`  ${figure}: ${value.toFixed(1)} ${unit}\n`);
  printed = figures.length;
  process.stderr.write(`${what}\n`);
};

if (!existsSync(mark)) await generateDatabase(dataFolder, leads, print);
if (values.generate) process.exit(0);

const { who, people, first } = JSON.parse(await readFile(mark, 'utf8')) as { who: Visitor; people: number; first: number };
const surroundings = await machineAndDate();

const comparedFile = join(dataFolder, 'compared.json');
const compared: Compared = existsSync(comparedFile)
  ? (JSON.parse(await readFile(comparedFile, 'utf8')) as Compared)
  : { asked: 0, different: 0, bySql: [], byIndex: [] };
/** Every fifth query, some in each sort order. SQL scans all leads once for each count; with ten million, each answer compares two counts, in rotation. */
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
      print(`${all.asked} answers compared, ${all.different} differ; SQL took ${Math.round((more.bySql[0] ?? 0) / 1000)} s`);
    }
  } finally {
    agent.destroy();
    await db.end();
    await server.stop();
  }
  process.exit(0);
}

if (!values.warm) {
  print('start without a snapshot …');
  await rm(join(dataFolder, 'search'), { recursive: true, force: true });
  const cold = await startServer(dataFolder);
  const built = await cold.indexReady;
  figures.push({
    what: `Start with ${named}: until the index answers`,
    value: built.sinceStartMs / 1000,
    unit: 's',
    ...(isMillion ? { target: { atMost: 10 } } : {}),
    note: `From the start of the process, including PostgreSQL; SQL answers after ${(cold.upMs / 1000).toFixed(1)} s.`,
  });
  await cold.stop();
}

print('start with a snapshot …');
const server: BenchedServer = await startServer(dataFolder);
const loaded = await server.indexReady;
figures.push(
  {
    what: 'The same with a snapshot: loading the index',
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
    note: 'Its arrays, without cached answers (at most 64 MB per segment).',
  },
);

const owner = sharePostgres(dataFolder);
if (!owner) throw new Error('The embedded database is not running.');
const db = connect(serverTarget(owner), { max: 4 });
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const ask = asker(server, who, agent);
try {
  // The first query of every user; it also reads the workspace's own leads.
  const [everything] = broadQuestions();
  if (!everything) throw new Error('no question');
  const openingAt = performance.now();
  const refused = await askUntilAnswered(ask, everything);
  figures.push({
    what: 'First query of a workspace (reads 20,000 private leads)',
    value: performance.now() - openingAt,
    unit: 'ms',
    ...(refused > 0 ? { note: `The service replied ${refused} times that it was not ready.` } : {}),
  });
  await measureOneByOne(ask, mixedQuestions(40, 1));

  const stopWriting = writeMeanwhile(db, who.workspaceId, first, people);
  print('one after the other …');
  const mixed = mixedQuestions(Number(values.questions), 2);
  const one = (await measureOneByOne(ask, mixed)).map(({ ms }) => ms);
  const broad = (await measureOneByOne(ask, [...broadQuestions(), ...broadQuestions(), ...broadQuestions()])).map(({ ms }) => ms);
  const target = isMillion ? 25 : 120;
  figures.push(
    {
      what: `${named}, mixed queries, all counts and first page, HTTP, p95`,
      value: quantile(one, 0.95),
      unit: 'ms',
      target: { atMost: target },
    },
    { what: 'the same, p50', value: quantile(one, 0.5), unit: 'ms' },
    { what: `${named}, broad queries, p95`, value: quantile(broad, 0.95), unit: 'ms', target: { atMost: target } },
    { what: `${named}, broad queries, slowest`, value: Math.max(...broad), unit: 'ms' },
  );

  print('20 at once …');
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
      note: `${Math.round(crowd.length / seconds)} answers per second; the load comes from the same machine. ${writes} writes ran at the same time.`,
    },
    { what: 'Longest block of the API during that time', value: lagMs, unit: 'ms', ...(isMillion ? { target: { atMost: 50 } } : {}) },
  );

  print('waiting for a write to be found …');
  const fresh = await measureFreshness(db, who.workspaceId, ask, 20);
  figures.push({ what: 'Time until a write is found, slowest of 20', value: Math.max(...fresh), unit: 'ms', target: { atMost: 1000 } });

  print('comparing with SQL …');
  const untilMs = performance.now() + Number(values.compare) * 1000;
  const here = values.compare === '0' ? compared : await compareWithSql(db, who.workspaceId, ask, comparedQuestions, untilMs);
  if (here.asked > 0)
    figures.push(
      {
        what: 'Answers compared with SQL',
        value: here.asked,
        unit: '',
        ...(here === compared ? { note: 'From a separate run on the same leads (`--compare-only`), on a machine that was not idle.' } : {}),
      },
      { what: 'Answers that differ', value: here.different, unit: '', target: { atMost: 0 } },
      { what: 'Plain SQL for the same queries, p50', value: quantile(here.bySql, 0.5), unit: 'ms' },
      { what: 'Plain SQL for the same queries, p95', value: quantile(here.bySql, 0.95), unit: 'ms' },
      {
        what: 'Plain SQL compared with the index: times as long (p50)',
        value: quantile(here.bySql, 0.5) / quantile(here.byIndex, 0.5),
        unit: '',
      },
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
