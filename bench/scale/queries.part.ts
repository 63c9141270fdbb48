/** The same two hundred queries with DuckDB in process, PostgreSQL, ClickHouse, and the application over HTTP. */
import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { columnNames, type FindQuestion } from '@leadlight/adapters/search/clickhouse';
import { poolId } from '@leadlight/db/leads';
import { connect, inWorkspace, serverTarget, type Database } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { readSearchCopies, searchBySql } from '@leadlight/db/search';
import { decodePosition, leadKinds, type LeadKind } from '@leadlight/leads';
import type { Visitor } from '../app/visitor.ts';
import { inTemporaryFolder } from '../enrich/temporary-peer.ts';
import { median, p95, type Figure } from '../figures.ts';
import { asker, type Ask } from '../search/measure.ts';
import { mixedQuestions } from '../search/questions.ts';
import { startServer } from '../search/server.ts';
import { startChdb, type Chdb } from './chdb.ts';
import { askAgain, untilAnswered } from './cluster-losses.ts';
import { startDuck, type Duck } from './duckdb.ts';
import { forgetGenerations, untilFilled } from './generations.ts';
import { startOpenSearch, type OpenSearch } from './opensearch.ts';
import { CannotRun, type Part, type PartOptions, type PartResult } from './part.ts';
import { apiEnvironment } from './search-process.ts';
import { classedQueries, queryClasses, type ClassedQuery, type QueryClass } from './query-classes.ts';

/** Pages of 200 before a deep one. */
const deepPages = 10;
/** Asked before, so that no engine's first answers are measured. */
const warming = mixedQuestions(12, 77);

type Engine = 'ours' | 'DuckDB' | 'ClickHouse' | 'PostgreSQL' | 'OpenSearch';
const usualEngines: readonly Engine[] = ['ours', 'DuckDB', 'ClickHouse', 'PostgreSQL'];
type Times = ReadonlyMap<Engine, Map<QueryClass, number[]>>;
type Answer = Pick<Awaited<ReturnType<Duck['find']>>, 'total' | 'counts'> & { readonly ids: readonly (number | string)[] };
type Find = (query: ClassedQuery['query']) => Promise<Answer>;

/** Everything that is answered, so that a wrong count or a lead in another place shows. */
const asText = ({ total, counts, ids }: Answer): string =>
  JSON.stringify([
    total,
    Object.entries(counts).map(([facet, values]) => [facet, values.map(({ value, count }) => [value, count])]),
    ids.map(String),
  ]);

interface Measured {
  readonly times: Times;
  /** In the order of the queries; null: not asked. */
  readonly answers: ReadonlyMap<Engine, (string | null)[]>;
}

/**
 * Sends each query to every engine in turn, so that all run under the same load.
 * @param limitMs how long an engine may take for each class; the rest of its queries are skipped
 */
async function askEach(
  finds: ReadonlyMap<Engine, Find>,
  queries: readonly ClassedQuery[],
  limitMs: Readonly<Partial<Record<Engine, number>>>,
): Promise<Measured> {
  const engines = [...finds];
  const times = new Map(engines.map(([engine]) => [engine, new Map<QueryClass, number[]>()]));
  const answers = new Map(engines.map(([engine]): [Engine, (string | null)[]] => [engine, []]));
  for (const [at, { of, query }] of queries.entries())
    // Starts with another engine each time, because each one leaves the processor's caches to the next.
    for (const [engine, find] of [...engines.slice(at % engines.length), ...engines.slice(0, at % engines.length)]) {
      const before = times.get(engine)?.get(of) ?? [];
      if (before.reduce((sum, ms) => sum + ms, 0) > (limitMs[engine] ?? Number.POSITIVE_INFINITY)) {
        answers.get(engine)?.push(null);
        continue;
      }
      const started = performance.now();
      const answer = await find(query);
      times.get(engine)?.set(of, [...before, performance.now() - started]);
      answers.get(engine)?.push(asText(answer));
    }
  return { times, answers };
}

/** What the workspace sees, as files, from ClickHouse. */
async function exportSeen(chdb: Chdb, folder: string, db: Database, workspaceId: string): Promise<Record<LeadKind, string>> {
  const { pool, own } = await inWorkspace(db, workspaceId, readSearchCopies);
  if (!pool || !own) throw new Error('ClickHouse is not filled.');
  const file = (kind: LeadKind): string => join(folder, `${kind}.parquet`);
  const columns = columnNames.join(', ');
  for (const kind of leadKinds) {
    const log = `leads.${kind}_log_${pool.generation}`;
    const net = (sign: string): string =>
      `select ${columns} from ${log} where id != 0 and owner in ('${poolId}', '${workspaceId}') group by ${columns} having sum(sign) ${sign} 0`;
    await chdb.ask(`insert into function file('${file(kind)}', 'Parquet') select ${columns} from (
      select ${columns} from leads.${kind}_base_${pool.generation} where id not in (select id from (${net('<')})) union all ${net('>')}) order by rank, id
      settings output_format_parquet_string_as_string = 1, low_cardinality_allow_in_native_format = 0, max_execution_time = 0`);
  }
  return { people: file('people'), companies: file('companies') };
}

export const measure: Part = (options) => measureEngines(options, usualEngines);

/** @param engines the ones to ask, always with the application and DuckDB */
export async function measureEngines({ leads, dataFolder, seconds, print }: PartOptions, engines: readonly Engine[]): Promise<PartResult> {
  if (!existsSync(join(dataFolder, 'bench.json')))
    throw new CannotRun(`There are no leads in ${dataFolder}. First run: npm run bench -- search --generate --leads=${leads}`);
  const { who } = JSON.parse(readFileSync(join(dataFolder, 'bench.json'), 'utf8')) as { who: Visitor };
  return inTemporaryFolder(async (folder) => {
    print('ClickHouse from npm …');
    const chdb = await startChdb(folder);
    const server = await startServer(dataFolder, { SAMPLE_POOL: 'off' });
    const owner = sharePostgres(dataFolder);
    if (!owner) throw new Error('The embedded database is not running.');
    const db = connect(serverTarget(owner), { max: 6 });
    const agent = new Agent({ keepAlive: true });
    const since = Date.now();
    // Another API process on the same database, which searches with ClickHouse.
    await forgetGenerations(db);
    const other = await startServer(join(folder, 'other'), { ...apiEnvironment(owner, dataFolder), SEARCH_URL: chdb.url });
    try {
      await server.indexReady;
      print('ClickHouse is filled …');
      await untilFilled(db, { since, limitS: 600 });
      let refusals = 0;
      const note = (): void => void (refusals += 1);
      const askOurs = askAgain(asker(server, who, agent), note);
      const askClickHouse = asker(other, who, agent);
      const { workspaceId } = who;
      const queries: ClassedQuery[] = [];
      for (const each of classedQueries()) {
        let cursor: string | null | undefined;
        // All pages before, as a user would turn them.
        if (each.of === 'deep page')
          for (let page = 0; page < deepPages; page += 1)
            cursor =
              (await askOurs({ ...each.query, limit: 200, ...(cursor ? { cursor } : {}) } as Parameters<Ask>[0])).body.nextCursor ?? cursor;
        queries.push(cursor ? { ...each, query: { ...each.query, cursor } } : each);
      }
      const now = new Date();
      // Its first search writes what the workspace sees differently.
      await untilAnswered(askClickHouse, 300);
      print('what the workspace sees is copied to DuckDB …');
      const duck = await startDuck(folder, await exportSeen(chdb, folder, db, workspaceId));
      const today = Math.floor(now.getTime() / 86_400_000);
      const opensearch = engines.includes('OpenSearch') ? await openSearchOf(folder, duck, today, print) : null;
      const questionOf = (query: ClassedQuery['query']): FindQuestion => {
        const after = query.cursor === undefined ? null : decodePosition(query, query.cursor);
        return { query, lookedUp: {}, today, after, hidesSample: false };
      };
      const patient = askAgain(askClickHouse, note);
      const all: readonly (readonly [Engine, Find | null])[] = [
        ['ours', (query) => overHttp(askOurs, query)],
        ['DuckDB', (query) => duck.find(questionOf(query))],
        // The process with chdb may answer late on a busy machine, and then counts as unavailable for a second.
        ['ClickHouse', (query) => overHttp(patient, query)],
        ['PostgreSQL', (query) => inWorkspace(db, workspaceId, (tx) => searchBySql(tx, query, now))],
        ['OpenSearch', opensearch && ((query) => opensearch.find(questionOf(query)))],
      ];
      const finds = new Map(all.flatMap(([engine, find]): [Engine, Find][] => (find ? [[engine, find]] : [])));
      // PostgreSQL scans the table once for each count: its time for each class is limited, and only the queries it answered are reported.
      for (const [engine, find] of finds) if (engine !== 'PostgreSQL') for (const query of warming) await find(query);
      print('each query is sent to every engine in turn …');
      const { times, answers } = await askEach(finds, queries, { PostgreSQL: seconds * 1_000 });
      const again: number[] = [];
      // Just answered, so that the index has its rows and counts: what remains is the same for every query.
      for (const { query } of queries)
        for (const isSecond of [false, true]) {
          const { ms } = await askOurs(query as Parameters<Ask>[0]);
          if (isSecond) again.push(ms);
        }
      duck.stop();
      await opensearch?.stop();
      const different = queries.filter((_query, at) => {
        const known = [...answers.values()].map((of) => of[at]).filter((answer) => answer !== null);
        return new Set(known).size > 1;
      });
      for (const each of different.slice(0, 5)) {
        print(`differs (${each.of}): ${JSON.stringify(each.query)}`);
        for (const [engine, of] of answers) print(`  ${engine}: ${of[queries.indexOf(each)]?.slice(0, 300)}`);
      }
      return {
        title: `The same 200 queries, ${leads.toLocaleString('en-US')} leads${opensearch ? ', also with OpenSearch' : ''}`,
        about: `The application with its index over HTTP, with the rows of the page; DuckDB ${duck.version} in the process that asks, with one table in memory of only what the workspace sees; ClickHouse ${chdb.version} (chdb) behind another API process, over HTTP, too; PostgreSQL with plain SQL${opensearch ? `; OpenSearch ${opensearch.version} from Maven, with what the workspace sees in two shards of one segment, over HTTP` : ''}. Each query is asked of one engine right after the other.`,
        figures: figuresOf(times, again, different.length, queries.length, refusals),
        more: tableOf(times),
      };
    } finally {
      agent.destroy();
      await other.stop();
      await db.end();
      await server.stop();
      await chdb.stop();
    }
  });
}

async function openSearchOf(folder: string, duck: Duck, today: number, print: (what: string) => void): Promise<OpenSearch> {
  print('OpenSearch is filled …');
  const files = { people: join(folder, 'people.json'), companies: join(folder, 'companies.json') };
  for (const kind of leadKinds) await duck.write(kind, files[kind]);
  return startOpenSearch(folder, files, today);
}

const overHttp = async (ask: Ask, query: ClassedQuery['query']): Promise<Answer> => {
  const { total, counts, items } = (await ask(query as Parameters<Ask>[0])).body;
  return { total, counts, ids: items.map(({ id }) => id) };
};

const all = (times: ReadonlyMap<QueryClass, readonly number[]> | undefined): number[] => [...(times?.values() ?? [])].flat();

function figuresOf(times: Times, again: readonly number[], different: number, asked: number, refusals: number): Figure[] {
  const [ours, duck] = [all(times.get('ours')), all(times.get('DuckDB'))];
  return [
    {
      what: 'DuckDB compared with the application: times as long, p50',
      value: median(duck) / median(ours),
      unit: '',
      target: { atLeast: 8 },
    },
    { what: 'DuckDB compared with the application: times as long, p95', value: p95(duck) / p95(ours), unit: '', target: { atLeast: 8 } },
    {
      what: 'The same queries, each asked of the application again: p50',
      value: median([...again]),
      unit: 'ms',
      note: 'The index has their rows and counts, so this is what a query costs at least: the request, the session, a round trip to the search process, the rows of the page, and the answer as JSON. DuckDB does none of it.',
    },
    {
      what: 'Queries whose answers differ among the engines: total, counts, page',
      value: different,
      unit: '',
      target: { atMost: 0 },
      note: `Of ${asked}.`,
    },
    {
      what: 'Requests over HTTP that were refused with 503 and repeated a second later',
      value: refusals,
      unit: '',
      note: 'The times include the wait.',
    },
  ];
}

function tableOf(times: Times): string[] {
  const engines = [...times.keys()];
  const shown = (values: readonly number[] | undefined): string =>
    values === undefined || values.length === 0 ? 'none in time' : `${median([...values]).toFixed(1)} / ${p95([...values]).toFixed(1)}`;
  return [
    'Each cell: p50 / p95 in ms.',
    '',
    `| Class | queries | ${engines.join(' | ')} | DuckDB / ours, p50 | first at p50 |`,
    `|---|---|${engines.map(() => '---').join('|')}|---|---|`,
    ...queryClasses.map((of) => {
      const medians = engines.map((engine) => median([...(times.get(engine)?.get(of) ?? [Number.POSITIVE_INFINITY])]));
      const first = engines[medians.indexOf(Math.min(...medians))] ?? 'ours';
      const why = first === 'DuckDB' ? ': it is in the process that asks; ours includes a request over HTTP and the rows of the page' : '';
      const ratio = (medians[engines.indexOf('DuckDB')] ?? Number.NaN) / (medians[engines.indexOf('ours')] ?? Number.NaN);
      const count = (engine: Engine): number => times.get(engine)?.get(of)?.length ?? 0;
      return `| ${of} | ${count('ours')} (PostgreSQL ${count('PostgreSQL')}) | ${engines.map((engine) => shown(times.get(engine)?.get(of))).join(' | ')} | ${ratio.toFixed(1)} | ${first}${why} |`;
    }),
  ];
}
