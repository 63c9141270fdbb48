/**
 * Looking up and erasing read a few blocks, however large the tables are. Blocks are counted, because the shape of a plan doesn't show how much of an
 * index it reads: under row-level security, a condition that no index can use reads all rows of the workspace.
 */
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { inWorkspace, system, type WorkspaceTx } from '../platform/index.ts';
import { readEnrichmentOf, readKnownEnrichments } from '../enrichments/index.ts';
import {
  readAcceptsAll,
  readFictionalAddresses,
  readFoundAddresses,
  readKnownVerdicts,
  readTakenAddresses,
} from '../verification/index.ts';
import { reportBounces } from '../verification/bounces.queries.ts';
import { carryToPeople } from '../verification/verified-people.queries.ts';
import { countingReads, type StatementReads } from '../testing/blocks-read.ts';
import { testDatabase } from '../testing/index.ts';
import { companiesAtDomain, countPeopleAtDomain } from './domain-search.queries.ts';
import { erasePerson, keysOfPerson } from './erasures.queries.ts';
import { erasedAmong } from './erased-keys.queries.ts';
import { findEmployer } from './lead-records.queries.ts';
import { refuseExisting, refuseSuppressed } from './lead-refusals.queries.ts';
import { poolId } from './search-outbox.queries.ts';
import { findCompaniesByKeys } from './stored-companies.queries.ts';
import { findPeopleByKeys, findSimilarPeople, readOwnPeopleOf } from './stored-people.queries.ts';

const { db, owner } = await testDatabase({ isOwners: true });
const workspaceId = '01900000-0000-7000-8000-00000000000a';
const now = new Date('2026-11-26T12:00:00Z');
const count = 6_000;
/** For one lookup or two. With this many rows, an index that is read for the whole workspace has more. */
const mostBlocks = 40;
/** For statements that look up in many indexes: 99, and some 25 more if another session makes this one read catalogs again. Reading a table takes 200 or more. */
const mostBlocksOfMany = 160;

/** Rows of every table that is looked up. Person 77 is the one who is looked for. */
const fill = `
  insert into app.workspaces (workspace_id, created_at) values ('${workspaceId}', now());
  insert into app.credit_accounts (workspace_id) values ('${workspaceId}');
  create temporary table n as select n, 'person' || n || '@company' || n || '.example' as email, 'in/person' || n as linkedin,
    md5(n::text) || repeat(md5((n * 2)::text) || ' ', 8) as padding, gen_random_uuid() as id from generate_series(1, ${count}) n;
  insert into app.companies (workspace_id, id, name, name_key, second_key, similar_key, domain, linkedin, phone_end, description, source, facts, created_at, updated_at)
    select w, 1000000 * p + n, 'Company ' || n, 'company ' || n, 'former ' || n, 'acmnopy ' || n || ' berlin', 'company' || n || '.example', 'company/c' || n, lpad(n::text, 8, '1'), padding, 'import', '{"v":1,"e":[],"f":{}}', now(), now()
    from n, (values ('${workspaceId}'::uuid, 1), ('${poolId}', 2)) v (w, p);
  insert into app.people (workspace_id, id, pool_id, company_id, name, name_key, first_word, last_word, email, personal_email, linkedin, phone_end, company_domain, title, source, facts, created_at, updated_at)
    select w, 1000000 * p + 500000 + n, case when p = 1 and n % 2 = 0 then 2500000 + n end, 1000000 * p + n, 'Person Number' || n, 'person number' || n, 'person', 'number' || n, email,
      'p' || email, linkedin, lpad(n::text, 8, '1'), 'company' || n || '.example', padding, 'import', '{"v":1,"e":[],"f":{}}', now(), now() from n, (values ('${workspaceId}'::uuid, 1), ('${poolId}', 2)) v (w, p);
  insert into app.suppressions (workspace_id, id, kind, value, created_at) select '${workspaceId}', id, 'address', email, now() from n where n <> 77;
  insert into app.erasures (workspace_id, kind, digest, erased_at) select '${poolId}', 'address', md5(email), now() from n;
  insert into app.reveals (workspace_id, person_id, revealed_at, actor_kind) select '${workspaceId}', 2500000 + n, now(), 'system' from n;
  insert into app.verification_run_rows (workspace_id, run_id, row, given, ask_key, person_id, status)
    select '${workspaceId}', '${workspaceId}', n, email || ' ' || padding, email, 1500000 + n, 'done' from n;
  insert into app.verifications (workspace_id, id, address, address_key, domain, status, evidence, actor_kind, created_at, updated_at)
    select '${workspaceId}', id, email, email, 'company' || n || '.example', 'done', jsonb_build_object('lines', 'RCPT TO:<' || email || '> ' || padding), 'system', now(), now() from n;
  insert into app.finds (workspace_id, id, name, domain, find_key, status, outcome, address, found, actor_kind, created_at, updated_at)
    select '${workspaceId}', id, 'Person Number' || n, 'company' || n || '.example', email, 'done', 'confirmed', email, jsonb_build_object('asked', '[]'::jsonb, 'x', padding), 'system', now(), now() from n;
  insert into app.bounces (workspace_id, address_key, reported_at, actor_kind) select '${workspaceId}', 'b' || email, now(), 'system' from n;
  insert into app.enrichments (workspace_id, id, domain, status, company_id, actor_kind, created_at, updated_at)
    select '${workspaceId}', id, 'company' || n || '.example', 'done', 1000000 + n, 'system', now(), now() from n;
  insert into app.company_details (workspace_id, id, company_id, kind, key, value, evidence, first_seen, last_seen)
    select '${workspaceId}', id, 1000000 + n, 'person', 'k' || n, jsonb_build_object('name', 'Person Number' || n, 'email', email), jsonb_build_array(jsonb_build_object('snippet', 'Person Number' || n || ' ' || padding)), now(), now() from n;
  insert into app.import_refusals (workspace_id, import_id, row, code, reason, cells) select '${workspaceId}', '${workspaceId}', n, 'c', 'r', array[email, padding] from n;
  insert into app.import_invalid_values (workspace_id, import_id, row, column_index, code, value, lead_id) select '${workspaceId}', '${workspaceId}', n, 0, 'c', email || ' ' || padding, 1500000 + n from n;
  insert into app.import_work (workspace_id, import_id, lead_id, note_bodies) select '${workspaceId}', '${workspaceId}', 1500000 + n, array['Call ' || email || padding] from n;
  insert into app.merges (workspace_id, id, kind, state, keep_id, gone_id, reasons, before, created_at, decided_at, actor_kind)
    select '${workspaceId}', id, 'people', 'merged', 1500000 + n, 1700000 + n, '[]', jsonb_build_object('lead', email, 'x', padding), now(), now(), 'system' from n;
  insert into app.bulk_change_items (workspace_id, bulk_change_id, lead_id, before)
    select '${workspaceId}', '${workspaceId}', 1800000 + n, jsonb_build_object('lead', jsonb_build_object('email', email, 'pool_id', 2500000 + n, 'x', padding)) from n;
  insert into app.lead_notes (workspace_id, id, lead_id, body, created_at, updated_at) select '${workspaceId}', id, 1500000 + n, padding, now(), now() from n;
  insert into app.lead_states (workspace_id, lead_id, updated_at) select '${workspaceId}', 1500000 + n, now() from n;
  insert into app.profile_run_rows (workspace_id, run_id, row, given, person_id, status, ended_at)
    select '${workspaceId}', '${workspaceId}', n, linkedin || ' ' || padding, 1500000 + n, 'done', now() from n;
  insert into app.enrichment_run_rows (workspace_id, run_id, row, given, domain, status) select '${workspaceId}', '${workspaceId}', n, email || ' ' || padding, 'company' || n || '.example', 'done' from n;
  insert into app.model_calls (workspace_id, id, source, model, host, purpose, subject, status, message, reserved_micros, sent_characters, sent_at, settled_at)
    select '${workspaceId}', id, 'own', 'm', 'h', 'question', 's', 'failed', email || ' ' || padding, 0, 1, now(), now() from n;
`;

async function filled(): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  // Only the text of rows matters here, not their kinds and states.
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint where contype = 'c' and connamespace = 'app'::regnamespace`,
  );
  for (const { drop } of rows) await client.query(drop);
  await client.query(fill);
  // Also takes what waits in the indexes of texts into them.
  await client.query('vacuum analyze');
  await client.end();
}
await filled();

/** Undoes what was changed. */
async function reads(place: string, work: (tx: WorkspaceTx) => Promise<unknown>): Promise<StatementReads[]> {
  let counted: StatementReads[] = [];
  const undo = new Error('undo');
  await inWorkspace(db, place, async (tx) => {
    const counting = countingReads(tx);
    await work(counting.tx);
    counted = counting.reads;
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return counted;
}
const isMany = (sql: string): boolean => /\bunion\b/.test(sql);
const tooMany = (statements: readonly StatementReads[]): object[] =>
  statements
    .filter(({ sql, blocks }) => blocks > (isMany(sql) ? mostBlocksOfMany : mostBlocks))
    .map(({ sql, blocks }) => ({ sql: sql.replaceAll(/\s+/g, ' ').slice(0, 400), blocks }));

const email = 'person77@company77.example';
const domain = 'company77.example';
const verdict = { key: email, kind: 'deliverable', checkedAtMs: now.getTime() } as const;

test.each<[what: string, work: (tx: WorkspaceTx) => Promise<unknown>]>([
  [
    'people by address, profile and name',
    (tx) =>
      findPeopleByKeys(tx, {
        emails: [email],
        linkedins: ['in/person77'],
        names: [
          { nameKey: 'person number77', domain },
          { nameKey: 'person number78', domain: null },
        ],
        phoneEnds: ['11111179'],
        ids: [],
      }),
  ],
  [
    'people by a word of their name',
    (tx) => findSimilarPeople(tx, { starts: [{ word: 'person', domain }], ends: [{ word: 'number77', domain }] }),
  ],
  ['people of the workspace by address or pool record', (tx) => readOwnPeopleOf(tx, ['2500077'], [email])],
  [
    'companies by domain, profile and name',
    (tx) =>
      findCompaniesByKeys(tx, {
        domains: [domain],
        named: [{ nameKey: 'company 77', domain }],
        linkedins: ['company/c77'],
        nameKeys: ['company 78'],
        namesWithoutDomain: ['company 79'],
        phoneEnds: ['11111180'],
        secondKeys: ['former 81'],
        similarKeys: ['acmnopy 82 berlin'],
      }),
  ],
  ['an employer by name', (tx) => findEmployer(tx, { domain: null, name: 'Company 77' })],
  ['an employer by domain', (tx) => findEmployer(tx, { domain, name: null })],
  ['whether a person exists', (tx) => refuseExisting(tx, 'people', { linkedin: 'in/nobody', email: 'nobody@company77.example' })],
  ['whether a company exists', (tx) => refuseExisting(tx, 'companies', { linkedin: 'company/none', domain: 'none.example' })],
  ['whether a person is suppressed', (tx) => refuseSuppressed(tx, 'people', 1_500_077)],
  ['whether an address was erased', (tx) => erasedAmong(tx, [{ kind: 'address', value: email }])],
  ['companies at a domain', (tx) => companiesAtDomain(tx, [domain])],
  ['people at a domain', (tx) => countPeopleAtDomain(tx, [domain])],
  ['verdicts of an address', (tx) => readKnownVerdicts(tx, [email], now)],
  ['people whose address was verified', (tx) => carryToPeople(tx, [verdict], now)],
  ['whose address it is', (tx) => readTakenAddresses(tx, [email])],
  ['whether an address is fictional', (tx) => readFictionalAddresses(tx, [email])],
  ['addresses found at a domain', (tx) => readFoundAddresses(tx, [domain], 10)],
  ['whether a domain accepts all', (tx) => readAcceptsAll(tx, [domain])],
  [
    'what a bounce refunds',
    (tx) => reportBounces(tx, [{ key: email, evidence: null }], { actor: system, allowance: { percent: 0, least: 0 } }, now),
  ],
  ['the reading of a domain', (tx) => readKnownEnrichments(tx, [domain])],
  ['the reading of a company', (tx) => readEnrichmentOf(tx, { companyId: '1000077', domain })],
])('%s: is looked up in indexes', async (_what, work) => {
  const statements = (await reads(workspaceId, work)).filter(({ sql }) => !isCountOfMonth(sql));
  expect(statements).not.toEqual([]);
  expect(tooMany(statements)).toEqual([]);
});

/** Small: rows live for a day, belong to a failure, or stand for a thousand leads. */
const exceptions = ['idempotency_keys', 'run_failed_rows', 'lead_picks'];
/** Counts what a workspace paid for in a month. */
const isCountOfMonth = (sql: string): boolean => sql.includes('"paidReveals"');

test.each([
  ['the workspace', workspaceId, ['2500077']],
  ['the pool', poolId, []],
])('erasing a person looks them up in indexes, in %s', async (_what, place, poolIds) => {
  let counts: Readonly<Record<string, number>> = {};
  const keys = [
    { kind: 'address', value: email },
    { kind: 'linkedin', value: 'in/person77' },
  ] as const;
  const statements = await reads(place, async (tx) => {
    expect(await keysOfPerson(tx, [keys[0]])).toContainEqual(keys[1]);
    ({ counts } = await erasePerson(tx, keys, poolIds, now));
  });
  const scanning = statements.filter(({ sql }) => !exceptions.some((table) => sql.includes(table)));
  expect(tooMany(scanning)).toEqual([]);
  const erased = Object.entries(counts).flatMap(([table, rows]) => (rows > 0 ? [table] : []));
  expect(erased.toSorted()).toEqual(
    place === poolId
      ? ['people']
      : [
          'bulk_change_items',
          'company_details',
          'enrichment_run_rows',
          'finds',
          'import_invalid_values',
          'import_refusals',
          'import_work',
          'lead_notes',
          'lead_states',
          'merges',
          'model_calls',
          'people',
          'profile_run_rows',
          'verification_run_rows',
          'verifications',
        ],
  );
});

test('the count notices a condition that no index can use under row-level security', async () => {
  const statements = await reads(workspaceId, (tx) =>
    tx.query(`select from people where workspace_id = current_workspace() and lower(email) = $1`, [email]),
  );
  expect(tooMany(statements)).toHaveLength(1);
});
