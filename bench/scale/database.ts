/**
 * Measures how the database grows: tables and indexes, reading all leads for the search index, lookups, and erasing a person;
 * and calculates the same for 100 million leads. On a database of its own, which is removed again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasePerson, findTraces, keysOfPerson, poolId } from '@leadlight/db/leads';
import { connect, inWorkspace, type ConnectionTarget, type Database } from '@leadlight/db/platform';
import { launchPostgres } from '@leadlight/db/platform/embedded';
import { migrate } from '@leadlight/db/platform/migrate';
import { copyLeads } from '@leadlight/db/search';
import { Client } from 'pg';
import { median, type Figure } from '../figures.ts';

const workspaceId = '01900000-0000-7000-8000-00000000000a';
/** A company for every eight people, as in the fictional sample. */
const peopleOfCompany = 8;
/** What is calculated. */
const hundredMillion = 100_000_000;
const rowsAStatement = 100_000;

export interface DatabaseBench {
  readonly leads: number;
  readonly print: (what: string) => void;
}

/** @returns measured and calculated figures; the names of the calculated ones begin with "100 M" */
export async function measureDatabase({ leads, print }: DatabaseBench): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-bench-database-'));
  const postgres = await launchPostgres({ dataDir: folder });
  const client = new Client(postgres.owner);
  await client.connect();
  const db = connect(postgres.owner, { max: 2 });
  try {
    const figures = await measureMigrations(postgres.owner, client);
    await migrate(postgres.owner);
    print('leads are written …');
    await fill(client, leads, print);
    const named = `${leads.toLocaleString('en-US')} leads`;
    figures.push(...(await measureGrowth(db, client, { leads, named, print })));
    return figures;
  } finally {
    await db.end();
    await client.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A new database with the baseline and with each migration, in turn. */
async function measureMigrations(owner: ConnectionTarget, client: Client): Promise<Figure[]> {
  const taken: Record<'baseline' | 'each', number[]> = { baseline: [], each: [] };
  for (let round = 0; round < 3; round += 1)
    for (const way of round % 2 === 0 ? (['baseline', 'each'] as const) : (['each', 'baseline'] as const)) {
      await client.query('create database bench_new template template0');
      const begun = performance.now();
      await migrate({ ...owner, database: 'bench_new' }, { isOneByOne: way === 'each' });
      taken[way].push(performance.now() - begun);
      await client.query('drop database bench_new with (force)');
    }
  const [baseline, each] = [median(taken.baseline), median(taken.each)];
  return [
    { what: 'New database: baseline', value: baseline, unit: 'ms', note: 'Median of 3, with the tables of jobs.' },
    { what: 'New database: every migration', value: each, unit: 'ms', note: 'In turn with the baseline.' },
    { what: 'New database: every migration against the baseline', value: each / baseline, unit: '' },
  ];
}

/** Values and evidence of a person as an import of eleven columns stores them (engines/leads/facts/packing.ts). */
export const personFacts = `jsonb_build_object('v', 1, 'e', jsonb_build_array(jsonb_build_array('import', 'people-2026.csv', n, null, 1764100000, null)), 'f', (
  select jsonb_object_agg(field, jsonb_build_array(jsonb_build_array(value, 0))) from (values
    ('name', 'Person Number' || n), ('firstName', 'Person'), ('lastName', 'Number' || n), ('title', 'Head of Sales Operations'),
    ('email', 'person' || n || '@company' || n / ${peopleOfCompany} || '.example'), ('phone', '+49 30 ' || (1000000 + n)), ('linkedin', 'in/person-number' || n),
    ('companyName', 'Company ' || n / ${peopleOfCompany}), ('companyDomain', 'company' || n / ${peopleOfCompany} || '.example'), ('city', 'Berlin'), ('country', 'DE')) f (field, value)))`;
export const personColumns = `workspace_id, company_id, name, name_key, first_name, last_name, first_word, last_word, title, title_key, seniorities, department, country, region, city,
  city_name, email, phone, linkedin, company_name, company_domain, source, score, created_at, updated_at`;
export const personValues = `'${poolId}'::uuid, 1 + n / ${peopleOfCompany}, 'Person Number' || n, 'person number' || n, 'Person', 'Number' || n, 'person', 'number' || n,
  'Head of Sales Operations', 'head of sales operations', array['head'], 'sales', 'DE', 'DE-BE', '2950159', 'Berlin',
  'person' || n || '@company' || n / ${peopleOfCompany} || '.example', '+49 30 ' || (1000000 + n), 'in/person-number' || n, 'Company ' || n / ${peopleOfCompany},
  'company' || n / ${peopleOfCompany} || '.example', 'import', n % 1000, now(), now()`;

/** People and companies in the pool, and a tenth as many verifications and rows of a run in a workspace. */
async function fill(client: Client, leads: number, print: (what: string) => void): Promise<void> {
  const people = Math.floor((leads * peopleOfCompany) / (peopleOfCompany + 1));
  await client.query(
    `insert into app.workspaces (workspace_id, created_at) values ('${workspaceId}', now());
     insert into app.credit_accounts (workspace_id) values ('${workspaceId}')`,
  );
  await client.query(
    `insert into app.companies (id, workspace_id, name, name_key, domain, industry, size, country, source, score, facts, created_at, updated_at)
     select 1 + n, '${poolId}', 'Company ' || n, 'company ' || n, 'company' || n || '.example', 'software', '51-200', 'DE', 'import', n % 1000,
       jsonb_build_object('v', 1, 'e', jsonb_build_array(jsonb_build_array('import', 'people-2026.csv', n, null, 1764100000, null)), 'f',
         jsonb_build_object('name', jsonb_build_array(jsonb_build_array('Company ' || n, 0)), 'domain', jsonb_build_array(jsonb_build_array('company' || n || '.example', 0)))),
       now(), now() from generate_series(0, $1::int) n`,
    [Math.ceil(people / peopleOfCompany)],
  );
  await client.query(`select setval('app.lead_ids', $1)`, [leads]);
  for (let from = 0; from < people; from += rowsAStatement) {
    await client.query(
      `insert into app.people (${personColumns}, facts) select ${personValues}, ${personFacts} from generate_series($1::int, $2::int) n`,
      [from, Math.min(people, from + rowsAStatement) - 1],
    );
    print(`${(from + rowsAStatement).toLocaleString('en-US')} people`);
  }
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into app.verifications (workspace_id, id, address, address_key, domain, status, kind, verdict, evidence, actor_kind, created_at, updated_at)
     select '${workspaceId}', gen_random_uuid(), email, email, company_domain, 'done', 'deliverable', jsonb_build_object('kind', 'deliverable', 'address', email),
       jsonb_build_object('lines', jsonb_build_array('RCPT TO:<' || email || '>', '250 2.1.5 Ok')), 'system', now(), now() from app.people limit $1`,
    [Math.floor(people / 10)],
  );
  await client.query(
    `insert into app.verification_run_rows (workspace_id, run_id, row, given, ask_key, status)
     select '${workspaceId}', '${workspaceId}', row_number() over (), email, email, 'done' from app.people limit $1`,
    [Math.floor(people / 10)],
  );
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
}

export interface Sizes {
  readonly rows: number;
  readonly heap: number;
  readonly indexes: number;
  readonly toast: number;
}

export async function sizesOf(client: Client, table: string): Promise<Sizes> {
  const { rows } = await client.query<Sizes>(
    `select reltuples::float8 as rows, pg_relation_size(oid)::float8 as heap, pg_indexes_size(oid)::float8 as indexes,
       coalesce(pg_total_relation_size(nullif(reltoastrelid, 0)), 0)::float8 as toast from pg_class where oid = $1::regclass`,
    [table],
  );
  if (!rows[0]) throw new Error(`There is no table ${table}.`);
  return rows[0];
}

export const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(bytes < 2 ** 30 ? 2 : 1)} GB`;

export async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}

interface Growth {
  readonly leads: number;
  readonly named: string;
  readonly print: (what: string) => void;
}

async function measureGrowth(db: Database, client: Client, { leads, named, print }: Growth): Promise<Figure[]> {
  const factor = hundredMillion / leads;
  const figures: Figure[] = [];
  let heap = 0;
  let indexes = 0;
  for (const table of ['people', 'companies']) {
    const sizes = await sizesOf(client, `app.${table}`);
    heap += sizes.heap + sizes.toast;
    indexes += sizes.indexes;
    figures.push(
      {
        what: `${named}: heap of ${table}, a row`,
        value: (sizes.heap + sizes.toast) / sizes.rows,
        unit: 'B',
        note: `${gigabytes(sizes.heap)}, and ${gigabytes(sizes.toast)} out of line.`,
      },
      { what: `${named}: indexes of ${table}, a row`, value: sizes.indexes / sizes.rows, unit: 'B', note: gigabytes(sizes.indexes) },
    );
  }
  print('reading all leads …');
  let copied = 0;
  const read = await timed(async () => {
    for (const kind of ['companies', 'people'] as const)
      await inWorkspace(db, poolId, (tx) => copyLeads(tx, kind, { addEmployer: () => undefined, addCopied: () => void (copied += 1) }));
  });
  const perSecond = copied / (read.ms / 1_000);
  figures.push({
    what: `${named}: read for the search index`,
    value: perSecond,
    unit: '/s',
    note: 'All leads through COPY, by one connection, without building segments.',
  });
  const lookups: number[] = [];
  for (let at = 1; at <= 200; at += 1) {
    const n = (at * 7_919) % Math.floor(leads / 2);
    const key = { kind: 'address', value: `person${n}@company${Math.floor(n / peopleOfCompany)}.example` } as const;
    lookups.push((await timed(() => inWorkspace(db, poolId, (tx) => keysOfPerson(tx, [key])))).ms);
  }
  figures.push({
    what: `${named}: a person by address`,
    value: median(lookups),
    unit: 'ms',
    note: 'Median of 200, in a transaction of its own; three indexes.',
  });
  const erased: number[] = [];
  for (let n = 1; n <= 20; n += 1) {
    const key = { kind: 'address', value: `person${n}@company${Math.floor(n / peopleOfCompany)}.example` } as const;
    erased.push((await timed(() => inWorkspace(db, workspaceId, (tx) => erasePerson(tx, [key], [], new Date())))).ms);
  }
  figures.push({
    what: `${named}: erasing a person in one workspace`,
    value: median(erased),
    unit: 'ms',
    note: `Median of 20, beside ${Math.floor(leads / 11).toLocaleString('en-US')} verifications and as many rows of a run.`,
  });
  print('the second search of every table …');
  const traces = await timed(() => inWorkspace(db, poolId, (tx) => findTraces(tx, [{ kind: 'address', value: 'nobody@nowhere.example' }])));
  figures.push(
    {
      what: `${named}: second search after an erasure, in the pool`,
      value: traces.ms / 1_000,
      unit: 's',
      note: 'Reads every row of every table, as a proof.',
    },
    { what: '100 M leads, calculated: heap of people and companies', value: (heap * factor) / 2 ** 30, unit: '', note: 'GB; linear.' },
    {
      what: '100 M leads, calculated: their indexes',
      value: (indexes * factor) / 2 ** 30,
      unit: '',
      note: 'GB; linear. Each B-tree has one level more than at a million, so a lookup reads one block more for each index.',
    },
    {
      what: '100 M leads, calculated: reading all for the search index',
      value: hundredMillion / perSecond,
      unit: 's',
      note: 'Linear, by one connection; only without a usable snapshot.',
    },
    {
      what: '100 M leads, calculated: second search after an erasure, in the pool',
      value: (traces.ms / 1_000) * factor,
      unit: 's',
      note: 'Linear.',
    },
  );
  return figures;
}
