/**
 * What it would change to keep a lead's facts in a table of their own (docs/decisions/0067-a-database-that-grows.md), and what leaving room in each block of
 * the table would: three tables like `people` are written, read and changed in turn. On a database of its own, which is removed again.
 */
import { poolId } from '@leadlight/db/leads';
import { launchPostgres } from '@leadlight/db/platform/embedded';
import { migrate } from '@leadlight/db/platform/migrate';
import { Client } from 'pg';
import { inTemporaryFolder } from '../enrich/temporary-peer.ts';
import { median, p95 } from '../figures.ts';
import { gigabytes, personColumns, personFacts, personValues, sizesOf, timed, type Sizes } from './database.ts';
import type { Part } from './part.ts';

/** `together`: facts in the row, as in the product. `roomy`: the same with a fifth of each block left free. `apart`: facts in a table of their own. */
const ways = ['together', 'roomy', 'apart'] as const;
type Way = (typeof ways)[number];
const tableOf: Readonly<Record<Way, string>> = { together: 'bench.together', roomy: 'bench.roomy', apart: 'bench.hot' };
/** What is left free in each block of `roomy`, so that changed rows stay in their block: in percent, the rest of 100. */
const fillfactor = 80;
const rounds = 6;
const pagesARound = 100;
/** Rows of a statement that stores checks of addresses, as a verification run does. */
const checksAStatement = 200;
/** One row in ten is checked, anywhere in the table. */
const checkedPart = 0.1;
/** Consecutive numbers times this prime, modulo the number of people, are spread over the table without repeats. */
const spread = 7_919;
/** What a page of the table of people reads of `people` (packages/db/leads/people-rows.queries.ts), without the tables that are joined. */
const pageColumns = `l.id, l.name, l.name_key, l.title, l.seniorities, l.department, l.linkedin, l.country, l.region, l.city, l.city_name, l.company_id, l.company_name,
  l.company_domain, l.email, l.email_verdict, l.email_checked_at, l.personal_email, l.phone, l.mobile_phone`;

type Work = 'write' | 'read' | 'page' | 'check' | 'export';
type Taken = Record<Work, Record<Way, number[]>>;

export const measure: Part = ({ leads, print }) =>
  inTemporaryFolder(async (folder) => {
    const postgres = await launchPostgres({ dataDir: folder });
    const client = new Client(postgres.owner);
    await client.connect();
    try {
      await migrate(postgres.owner);
      const taken = Object.fromEntries(
        (['write', 'read', 'page', 'check', 'export'] as const).map((work) => [work, { together: [], roomy: [], apart: [] }]),
      ) as unknown as Taken;
      await createTables(client);
      print('people are written …');
      await writeAll(client, leads, taken);
      const sizes = await allSizes(client);
      const perRow = await client.query<{ row: number; facts: number }>(
        `select avg(pg_column_size(t.*))::float8 as row, avg(pg_column_size(facts))::float8 as facts from bench.together t where id % 100 = 0`,
      );
      print('people are read …');
      await readAll(client, leads, taken);
      print('addresses are checked …');
      const changes = await checkSome(client, leads, taken);
      const grown = await allSizes(client);
      const { row = 0, facts = 0 } = perRow.rows[0] ?? {};
      return {
        title: 'Facts apart from the row',
        about: `${leads.toLocaleString('en-US')} people with eleven facts each, in a table like \`people\` with its indexes: with facts in the row, the same with fillfactor ${fillfactor}, and with facts in a table of their own. A row has ${Math.round(row)} bytes, of which facts ${Math.round(facts)}. Everything is done to the three in turn; durations are medians.`,
        figures: [],
        more: rowsOf(taken, { sizes, grown, changes }, leads),
      };
    } finally {
      await client.end();
      await postgres.stop();
    }
  });

async function createTables(client: Client): Promise<void> {
  await client.query('create schema bench');
  for (const way of ways)
    await client.query(
      `create table ${tableOf[way]} (like app.people including all); alter table ${tableOf[way]} disable row level security;
       alter table ${tableOf[way]} set (autovacuum_enabled = off)`,
    );
  await client.query(
    `alter table bench.roomy set (fillfactor = ${fillfactor});
     alter table bench.hot drop column facts;
     create table bench.facts (lead_id bigint primary key, workspace_id uuid not null, facts jsonb not null)`,
  );
}

/** Does the same to each table, beginning with another one each time, because a machine becomes slower or faster over time. */
async function inTurn(round: number, work: (way: Way) => Promise<void>): Promise<void> {
  for (let at = 0; at < ways.length; at += 1) await work(ways[(round + at) % ways.length] ?? 'together');
}

async function writeAll(client: Client, people: number, taken: Taken): Promise<void> {
  const part = Math.ceil(people / rounds);
  for (let round = 0; round < rounds; round += 1) {
    const range = [round * part, Math.min(people, (round + 1) * part) - 1];
    await inTurn(round, async (way) => {
      const of = 'from generate_series($1::int, $2::int) n';
      const statement =
        way === 'apart'
          ? `with written as (insert into bench.hot (id, ${personColumns}) select n, ${personValues} ${of}) insert into bench.facts select n, '${poolId}', ${personFacts} ${of}`
          : `insert into ${tableOf[way]} (id, ${personColumns}, facts) select n, ${personValues}, ${personFacts} ${of}`;
      taken.write[way].push((await timed(() => client.query(statement, range))).ms);
    });
  }
  for (const table of [...Object.values(tableOf), 'bench.facts']) await client.query(`vacuum analyze ${table}`);
}

async function readAll(client: Client, people: number, taken: Taken): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    await inTurn(round, async (way) => {
      const table = tableOf[way];
      const all = `select count(*), sum(length(name)), sum(score), sum(length(company_domain)) from ${table}`;
      taken.read[way].push((await timed(() => client.query(all))).ms);
      for (let at = 0; at < pagesARound; at += 1) {
        const ids = Array.from({ length: 25 }, (_none, place) => (((round * pagesARound + at) * 25 + place) * spread) % people);
        const page = `select ${pageColumns} from unnest($1::bigint[]) with ordinality as asked (id, place) join ${table} l on l.id = asked.id order by asked.place`;
        taken.page[way].push((await timed(() => client.query(page, [ids]))).ms);
      }
      // An export with sources, or reading leads to merge an import with them, needs both.
      const joined = way === 'apart' ? ['f.facts', 'join bench.facts f on f.lead_id = l.id'] : ['l.facts', ''];
      const ids = Array.from({ length: 1_000 }, (_none, place) => ((round * 1_000 + place) * spread) % people);
      const whole = `select ${pageColumns}, ${joined[0]} from ${table} l ${joined[1]} where l.id = any($1::bigint[])`;
      taken.export[way].push((await timed(() => client.query(whole, [ids]))).ms);
    });
}

interface Changes {
  /** Of the changed rows, which part stayed in its block, so that no index was written. */
  readonly inPlace: Readonly<Record<Way, number>>;
  /** Written to the log for each changed row, in bytes. */
  readonly logged: Readonly<Record<Way, number>>;
}

/** Stores the result of checking addresses, as LeadWriter.setEmailChecks does, of rows anywhere in the table. */
async function checkSome(client: Client, people: number, taken: Taken): Promise<Changes> {
  const statements = Math.floor((people * checkedPart) / checksAStatement);
  const logged = { together: 0, roomy: 0, apart: 0 };
  const position = async (): Promise<number> =>
    (await client.query<{ at: number }>(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`)).rows[0]?.at ?? 0;
  await client.query('checkpoint');
  for (let at = 0; at < statements; at += 1)
    await inTurn(at, async (way) => {
      const ids = Array.from({ length: checksAStatement }, (_none, place) => ((at * checksAStatement + place) * spread) % people);
      const before = await position();
      const { ms } = await timed(() =>
        client.query(
          `update ${tableOf[way]} p set email_verdict = 'deliverable', email_checked_at = now(), score = 900 + t.id % 100, updated_at = now()
           from unnest($1::bigint[]) t (id) where p.workspace_id = '${poolId}' and p.id = t.id`,
          [ids],
        ),
      );
      taken.check[way].push(ms);
      logged[way] += (await position()) - before;
    });
  await client.query('select pg_stat_force_next_flush()');
  const inPlace = { together: 0, roomy: 0, apart: 0 };
  for (const way of ways) {
    const { rows } = await client.query<{ part: number }>(
      `select n_tup_hot_upd / nullif(n_tup_upd, 0)::float8 as part from pg_stat_all_tables where relid = '${tableOf[way]}'::regclass`,
    );
    inPlace[way] = rows[0]?.part ?? Number.NaN;
    logged[way] /= statements * checksAStatement;
  }
  return { inPlace, logged };
}

type AllSizes = Readonly<Record<Way, Sizes>> & { readonly facts: Sizes };

async function allSizes(client: Client): Promise<AllSizes> {
  return {
    together: await sizesOf(client, tableOf.together),
    roomy: await sizesOf(client, tableOf.roomy),
    apart: await sizesOf(client, tableOf.apart),
    facts: await sizesOf(client, 'bench.facts'),
  };
}

interface Found {
  readonly sizes: AllSizes;
  readonly grown: AllSizes;
  readonly changes: Changes;
}

function rowsOf(taken: Taken, { sizes, grown, changes }: Found, people: number): string[] {
  const row = (what: string, of: (way: Way) => number, shown: (value: number) => string): string => {
    const values = ways.map(of);
    const ratio = (value: number | undefined): string => ((value ?? Number.NaN) / (values[0] ?? Number.NaN)).toFixed(2);
    return `| ${what} | ${values.map(shown).join(' | ')} | ${ratio(values[1])} | ${ratio(values[2])} |`;
  };
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const bytes = (value: number): string => `${Math.round(value)} B`;
  const whole = (of: AllSizes, way: Way): number =>
    of[way].heap + of[way].toast + of[way].indexes + (way === 'apart' ? of.facts.heap + of.facts.toast + of.facts.indexes : 0);
  const checked = `${Math.floor((people * checkedPart) / checksAStatement) * checksAStatement}`;
  return [
    '| | together | roomy | apart | roomy / together | apart / together |',
    '|---|---|---|---|---|---|',
    row('Heap that a page and a search read', (way) => sizes[way].heap, gigabytes),
    row('Everything, with indexes', (way) => whole(sizes, way), gigabytes),
    row('Writing a sixth of the people', (way) => median(taken.write[way]), ms),
    row('Reading all', (way) => median(taken.read[way]), ms),
    row('A page of 25, p50', (way) => median(taken.page[way]), ms),
    row('the same, p95', (way) => p95(taken.page[way]), ms),
    row('1,000 people with their facts', (way) => median(taken.export[way]), ms),
    row(`Storing ${checksAStatement} checks of addresses, p50`, (way) => median(taken.check[way]), ms),
    row(
      'Part of them that stayed in its block',
      (way) => changes.inPlace[way],
      (value) => value.toFixed(2),
    ),
    row('Written to the log for each', (way) => changes.logged[way], bytes),
    row(`The heap after ${checked} checks, before a vacuum`, (way) => grown[way].heap, gigabytes),
    row('Everything after them', (way) => whole(grown, way), gigabytes),
  ];
}
