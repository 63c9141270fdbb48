/** Row-level security with the role of production: queries without a workspace condition must not see another workspace's rows. */
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { asErasure, connect, inAuth, inWorkspace, serverTarget, type WorkspaceTx } from './platform/connect.ts';
import { system } from './platform/actor.ts';
import { poolId } from './leads/search-outbox.queries.ts';
import { createImport } from './imports/imports.queries.ts';
import { queuePairs } from './merges/merges.queries.ts';
import { newWorkspace, testDatabase } from './testing/index.ts';
import { startTrial } from './accounts/workspaces.queries.ts';

const { db, owner } = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const ours = await newWorkspace(db);
const theirs = await newWorkspace(db);
for (const id of [ours, theirs]) {
  await inWorkspace(db, id, async (tx) => {
    await startTrial(tx, 'starter', system, now);
    await tx.query(`insert into audit_events (workspace_id, id, at, actor_kind, action) values ($1, $2, $3, 'system', 'test')`, [
      id,
      uuidv7(),
      now,
    ]);
    await tx.query(
      `insert into api_keys (workspace_id, id, name, scopes, hint, digest, created_at) values ($1, $2, 'k', '{}', 'h', $3, $4)`,
      [id, uuidv7(), Buffer.from(id), now],
    );
    await tx.query(`insert into idempotency_keys (workspace_id, key, actor_id, fingerprint, created_at) values ($1, 'k', $1, '', $2)`, [
      id,
      now,
    ]);
    await tx.query(
      `insert into credit_reservations (workspace_id, id, ceiling, reason, actor_kind, idempotency_key, created_at, expires_at) values ($1, $2, 1, 'r', 'system', 'k', $3, $3)`,
      [id, uuidv7(), now],
    );
    await tx.query(`update credit_accounts set held = 1`);
    await fillLeads(tx, id);
    await createImport(tx, { id: uuidv7(), fileName: 'x.csv', bytes: 1, sha256: 'x', actor: system, fileUntil: now }, now);
    await tx.query(`insert into import_chunks select workspace_id, id, 1, 1, 1, '{}', '{}' from imports`);
    await tx.query(`insert into import_work (workspace_id, import_id, lead_id) select workspace_id, id, 1 from imports`);
    await tx.query(`insert into import_invalid_columns select workspace_id, id, 0, 'c', 1 from imports`);
    await tx.query(`insert into import_invalid_values select workspace_id, id, 1, 0, 'c', 'v', 1 from imports`);
    await tx.query(`insert into import_refusals select workspace_id, id, 1, null, 'c', 'r', '{}' from imports`);
    await tx.query(`insert into billing_customers (workspace_id, customer_id, created_at) values ($1, $2, $3)`, [id, `cus_${id}`, now]);
    await tx.query(
      `insert into billing_subscriptions (workspace_id, id, status, is_chosen, item_id, price_id, amount, currency, anchor_at, period_start, period_end,
         is_canceling, created_at)
       values ($1, 's', 'active', true, 'i', 'p', 1, 'usd', $2, $2, $2, false, $2)`,
      [id, now],
    );
    await tx.query(
      `insert into billing_invoices (workspace_id, id, status, sold, currency, total, paid, created_at) values ($1, 'in', 'paid', 'plan', 'usd', 1, 1, $2)`,
      [id, now],
    );
    await tx.query(`insert into billing_notices values ($1, 'read-only', 'r', $2)`, [id, now]);
    await queuePairs(tx, [{ kind: 'people', keepId: 1, goneId: 2, reason: 'same_name' }], null, now);
  });
}
await inWorkspace(db, poolId, (tx) => fillLeads(tx, poolId));

/** A row in every table with leads' data. */
async function fillLeads(tx: WorkspaceTx, id: string): Promise<void> {
  const [list, bulkChange, reveal] = [uuidv7(), uuidv7(), uuidv7()];
  const facts = '{"v":1,"e":[],"f":{}}';
  const rows: [table: string, columns: string, values: unknown[]][] = [
    ['companies', 'name, source, facts, created_at, updated_at', ['c', 'sample', facts, now, now]],
    ['people', 'name, source, facts, created_at, updated_at', ['p', 'sample', facts, now, now]],
    ['company_register_keys', 'key, company_id', ['lei:1', 1]],
    ['lead_states', 'lead_id, updated_at', [1, now]],
    ['lead_notes', 'id, lead_id, body, created_at, updated_at', [uuidv7(), 1, 'n', now, now]],
    ['reveals', 'person_id, revealed_at, actor_kind', [1, now, 'system']],
    ['lists', 'id, kind, name, created_at, updated_at', [list, 'people', 'l', now, now]],
    ['list_leads', 'list_id, lead_id, added_at', [list, 1, now]],
    [
      'list_columns',
      'id, list_id, field, asks_providers, is_automatic, month_ceiling, month_provider_ceiling_micros, automatic_since, looked_until, changed_by_kind, created_at',
      [list, list, 'email', false, false, 0, 0, now, now, 'system', now],
    ],
    ['suppressions', 'id, kind, value, created_at', [uuidv7(), 'domain', 'x.example', now]],
    ['email_templates', 'id, name, language, steps, created_at, updated_at', [uuidv7(), 't', 'en', '[]', now, now]],
    ['email_senders', 'user_id, fields, updated_at', [uuidv7(), '{}', now]],
    ['saved_searches', 'id, kind, name, query, created_at, updated_at', [uuidv7(), 'people', 's', '{}', now, now]],
    ['likenesses', 'id, kind, name, choices, created_at, updated_at', [list, 'people', 'l', '[]', now, now]],
    ['likeness_leads', 'likeness_id, lead_id, judgment', [list, 1, 'example']],
    ['lead_changes', 'kind', ['all']],
    ['search_copies', 'generation, database, position, fed_at, built_at', [1, 'd', '0', now, now]],
    ['search_attempts', 'generation, version', [1, 1]],
    ['lead_picks', 'pick_id, number, ids', [uuidv7(), 0, [1]]],
    ['runs', 'id, kind, status, due_at, actor_kind, created_at', [bulkChange, 'bulk-change', 'finished', now, 'system', now]],
    ['bulk_changes', 'id, kind, change, undo_until', [bulkChange, 'people', '{}', now]],
    ['bulk_change_items', 'bulk_change_id, lead_id, before', [bulkChange, 1, '{}']],
    ['runs', 'id, kind, status, total, ceiling, due_at, actor_kind, created_at', [reveal, 'reveal', 'running', 1, 0, now, 'system', now]],
    [
      'run_failed_rows',
      'run_id, row, subject, ref, status, attempts, created_at, updated_at',
      [reveal, 1, 's', '{}', 'failed', 3, now, now],
    ],
    ['month_ceilings', 'subject, credits, changed_at', ['all', 1, now]],
    ['reveal_runs', 'id', [reveal]],
    ['list_column_runs', 'column_id, run_id, is_automatic, created_at', [list, reveal, false, now]],
    [
      'lead_exports',
      'id, kind, preset, with_evidence, total, actor_kind, created_at, expires_at',
      [uuidv7(), 'people', 'leadlight', false, 1, 'system', now, now],
    ],
    [
      'verifications',
      'id, address, address_key, status, actor_kind, created_at, updated_at',
      [uuidv7(), 'a', 'a', 'waiting', 'system', now, now],
    ],
    [
      'finds',
      'id, name, domain, find_key, status, actor_kind, created_at, updated_at',
      [uuidv7(), 'n', 'd', 'k', 'waiting', 'system', now, now],
    ],
    ['verification_files', 'id, file_name, bytes, layout, rows, actor_kind, created_at', [uuidv7(), 'f.csv', 1, '{}', 1, 'system', now]],
    ['verification_runs', 'id, source, name, deadline_at', [reveal, 'addresses', 'r', now]],
    ['verification_run_rows', 'run_id, row, given, status', [reveal, 1, 'a', 'pending']],
    ['bounces', 'address_key, reported_at, actor_kind', ['a', now, 'system']],
    [
      'verification_controls',
      'domain, address, sender, shape, number, reply, tested_at',
      ['acme.example', '45.10.0.1', '', 'a', 0, '{}', now],
    ],
    ['enrichments', 'id, domain, status, actor_kind, created_at, updated_at', [uuidv7(), 'acme.test', 'waiting', 'system', now, now]],
    ['company_details', 'id, company_id, kind, key, value, first_seen, last_seen', [uuidv7(), 1, 'contact', 'k', '{}', now, now]],
    ['enrichment_runs', 'id, source, name, fresh_since', [reveal, 'domains', 'r', now]],
    ['enrichment_run_rows', 'run_id, row, given, status', [reveal, 1, 'acme.test', 'pending']],
    ['profile_runs', 'id, source, name, wants, asks_providers, provider_ceiling_micros', [reveal, 'text', 'r', ['email'], true, 0]],
    ['profile_run_rows', 'run_id, row, given, status', [reveal, 1, 'ana@acme.test', 'pending']],
    ['provider_tallies', 'key, count, sum', ['hunter|email', 1, 1]],
    [
      'provider_connections',
      'id, provider, name, sealed_key, key_hint, created_at, updated_at',
      [list, 'hunter', 'Hunter', Buffer.from('sealed'), 'abcd', now, now],
    ],
    [
      'provider_calls',
      'id, connection_id, provider, idempotency_key, subject_kind, subject, fields, status, reserved_micros, sent_at',
      [uuidv7(), list, 'hunter', 'k', 'person', 's', ['email'], 'sent', 1, now],
    ],
    [
      'provider_answers',
      'connection_id, question_key, call_id, fields, outcome, answered_at, expires_at',
      [list, 'k', uuidv7(), ['email'], '{}', now, now],
    ],
    [
      'provider_values',
      'id, person_id, connection_id, name, facts, run_id, run_row, answered_at',
      [uuidv7(), 1, list, 'Hunter', '[]', reveal, 1, now],
    ],
    ['workspace_models', 'id, source, key_hint, month_ceiling_micros, created_at, updated_at', [uuidv7(), 'operator', '', 0, now, now]],
    [
      'model_calls',
      'id, source, model, host, purpose, subject, status, reserved_micros, sent_characters, sent_at',
      [uuidv7(), 'workspace', 'm', 'h', 'test', '', 'sent', 1, 1, now],
    ],
    ['question_runs', 'id, column_id, name, question, model_ceiling_micros', [reveal, list, 'q', '{}', 0]],
    ['question_run_rows', 'run_id, row, domain, status', [reveal, 1, 'acme.test', 'pending']],
    ['question_answers', 'column_id, domain, outcome, answered_at', [list, 'acme.test', 'not_stated', now]],
    [
      'provider_field_runs',
      'id, column_id, name, connection_id, about, pointer, provider_field, provider_ceiling_micros',
      [reveal, list, 'n', list, 'person', '/score', '{}', 0],
    ],
    ['provider_field_run_rows', 'run_id, row, person_id, status', [reveal, 1, 1, 'pending']],
    [
      'provider_field_values',
      'id, connection_id, about, pointer, person_id, outcome, name, looked_at',
      [uuidv7(), list, 'person', '/score', 1, 'no_value', 'Hunter', now],
    ],
    [
      'proposals',
      'id, person_id, field, source_key, value_key, value, evidence, run_id, run_row, status, made_at',
      [uuidv7(), 1, 'title', 'website', '0'.repeat(64), '"CTO"', '{}', reveal, 1, 'open', now],
    ],
    ['erasures', 'kind, digest, erased_at', ['address', '0'.repeat(64), now]],
  ];
  for (const [table, columns, values] of rows) {
    const places = values.map((_value, index) => `$${index + 2}`).join(', ');
    await tx.query(`insert into ${table} (workspace_id, ${columns}) values ($1, ${places})`, [id, ...values]);
  }
}

/** Tables of the pool that everyone can read. */
const ofThePool = new Set(['companies', 'company_register_keys', 'people', 'lead_changes', 'erasures', 'search_copies', 'search_attempts']);

const { rows: tables } = await connectedAsOwner(
  `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
     exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and a.attnotnull) as scoped
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'app' and c.relkind in ('r', 'p') order by 1`,
);

async function connectedAsOwner(sql: string): Promise<{ rows: { name: string; forced: boolean; scoped: boolean }[] }> {
  const { Client } = await import('pg');
  const client = new Client(owner);
  await client.connect();
  const result = await client.query<{ name: string; forced: boolean; scoped: boolean }>(sql);
  await client.end();
  return result;
}

test('every table of schema app has a workspace and forced row-level security', () => {
  expect(tables.length).toBeGreaterThan(8);
  expect(tables.filter(({ forced, scoped }) => !forced || !scoped)).toEqual([]);
});

test.each(tables.map(({ name }) => name))('a query without a workspace condition sees only its own rows of %s', async (name) => {
  const seen = await inWorkspace(db, ours, (tx) => tx.query<{ workspace_id: string }>(`select workspace_id from ${name}`));
  const owners = new Set(seen.rows.map((row) => row.workspace_id));
  const expected = name === 'deletion_reports' ? [] : ofThePool.has(name) ? [ours, poolId] : [ours];
  expect([...owners].toSorted()).toEqual(expected.toSorted());
});

test.each(tables.map(({ name }) => name))('outside a workspace no row of %s is visible', async (name) => {
  const { rows } = await db.app.query(`select * from ${name}`);
  expect(rows).toEqual([]);
});

test('an update without a workspace condition changes only its own rows', async () => {
  await inWorkspace(db, ours, (tx) => tx.query(`update api_keys set name = 'changed'`));
  const { rows } = await inWorkspace(db, theirs, (tx) => tx.query<{ name: string }>('select name from api_keys'));
  expect(rows).toEqual([{ name: 'k' }]);
});

test("a row of another workspace can't be written", async () => {
  const write = inWorkspace(db, ours, (tx) =>
    tx.query(`insert into audit_events (workspace_id, id, at, actor_kind, action) values ($1, $2, $3, 'system', 'x')`, [
      theirs,
      uuidv7(),
      now,
    ]),
  );
  await expect(write).rejects.toThrow('row-level security');
});

test("the server's role owns nothing, is not a superuser and can't bypass row-level security", async () => {
  const { rows } = await db.app.query<{ login: string; unsafe: boolean; owned: number }>(
    `select session_user::text as login, bool_or(rolsuper or rolbypassrls or rolcreaterole or rolcreatedb) as unsafe,
       (select count(*)::int from pg_class where relowner in (select oid from pg_roles where rolname like 'leadlight\\_%' and rolname <> 'leadlight_owner')) as owned
     from pg_roles where rolname in ('leadlight_server', 'leadlight_app', 'leadlight_auth')`,
  );
  expect(rows).toEqual([{ login: 'leadlight_server', unsafe: false, owned: 0 }]);
});

test("without one of its two roles the login can't read anything", async () => {
  const { Client } = await import('pg');
  const client = new Client(serverTarget(owner));
  await client.connect();
  await expect(client.query('select * from app.workspaces')).rejects.toThrow('permission denied');
  await expect(client.query('select * from auth."user"')).rejects.toThrow('permission denied');
  await client.end();
});

test("the application's role can't read users or sessions, and the accounts' role can't read customer data", async () => {
  await expect(inWorkspace(db, ours, (tx) => tx.query('select * from auth.session'))).rejects.toThrow('permission denied');
  await expect(inAuth(db, (tx) => tx.query('select * from app.credit_entries'))).rejects.toThrow('permission denied');
});

test('an invalid workspace id never reaches the database', () => {
  expect(() => inWorkspace(db, `'; drop table app.workspaces; --`, async () => undefined)).toThrow('not a workspace id');
});

test('a connection returns to its pool without a workspace', async () => {
  const one = connect(serverTarget(owner), { max: 1 });
  await inWorkspace(one, ours, async () => undefined);
  expect((await one.app.query('select * from workspaces')).rows).toEqual([]);
  await one.end();
});

test('the pool can be read by all workspaces and written only by transactions in the pool', async () => {
  const changes = await inWorkspace(db, ours, async (tx) => {
    const counts: (number | null)[] = [];
    for (const table of ['people', 'companies'])
      counts.push((await tx.query(`update ${table} set name = 'x' where workspace_id = $1`, [poolId])).rowCount);
    for (const table of ['people', 'companies'])
      counts.push((await tx.query(`delete from ${table} where workspace_id = $1`, [poolId])).rowCount);
    return counts;
  });
  expect(changes).toEqual([0, 0, 0, 0]);
});

test('interrupted work is found before its workspace is known, and nothing else of it', async () => {
  await expect(inAuth(db, (tx) => tx.query('select change from app.bulk_changes'))).rejects.toThrow('permission denied');
  await inAuth(db, (tx) => tx.query('select workspace_id, id, kind, status, due_at, leased_until from app.runs'));
  for (const sql of ['select actor_id from app.runs', 'select paid from app.reveal_runs', 'select subject from app.run_failed_rows'])
    await expect(inAuth(db, (tx) => tx.query(sql))).rejects.toThrow('permission denied');
  await expect(inAuth(db, (tx) => tx.query('select name from app.verification_runs'))).rejects.toThrow('permission denied');
  await expect(inAuth(db, (tx) => tx.query('select file_name from app.verification_files'))).rejects.toThrow('permission denied');
  await inAuth(db, (tx) => tx.query('select workspace_id, id, status, next_at, claimed_until, run_id from app.enrichments'));
  await expect(inAuth(db, (tx) => tx.query('select domain from app.enrichments'))).rejects.toThrow('permission denied');
  await expect(inAuth(db, (tx) => tx.query('select value from app.company_details'))).rejects.toThrow('permission denied');
  const { rows } = await inAuth(db, (tx) => tx.query('select workspace_id, id, status, next_at, claimed_until from app.verifications'));
  expect(rows.length).toBeGreaterThan(1);
  for (const sql of ['select address from app.verifications', 'select name from app.finds', 'select name from app.verification_runs'])
    await expect(inAuth(db, (tx) => tx.query(sql))).rejects.toThrow('permission denied');
});

test('the server cannot switch to the role that finds erased people in all workspaces, and that role changes nothing', async () => {
  await expect(inWorkspace(db, ours, (tx) => tx.query('set local role leadlight_erasure'))).rejects.toThrow('permission denied');
  const asOwner = connect(owner);
  const attempt = (sql: string): Promise<unknown> => inWorkspace(asOwner, ours, (tx) => asErasure(tx, (inside) => inside.query(sql)));
  await expect(attempt('delete from finds')).rejects.toThrow('permission denied');
  await expect(attempt('select from people')).rejects.toThrow('permission denied');
  await asOwner.end();
});
