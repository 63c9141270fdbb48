import { firstAndLastWord } from '@leadlight/leads';
import { parseCompanyStatus, phoneEnd } from '@leadlight/vocabulary';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { operator, system } from './actor.ts';
import { listAuditEvents, noteAudit } from '../accounts/audit.queries.ts';
import { keepPicksOfUndo, listBulkChanges, readChangeToMake, undoSome } from '../bulk-changes/index.ts';
import { asApp, connect, inAuth, inWorkspace, serverTarget, type ConnectionTarget } from './connect.ts';
import { listEntries, proveLedger } from '../credits/entries.queries.ts';
import { listDeeds, readPicks } from '../leads/index.ts';
import { migrate } from './migrate.ts';
import { copyOfDatabase } from '../testing/index.ts';
import { removeWorkspace, requestDeletion, setPlan, startTrial } from '../accounts/workspaces.queries.ts';

test('an empty database is migrated to this version, and a second run changes nothing', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  expect((await migrate(owner)).applied).toContain('0001-accounts.sql');
  expect((await migrate(owner)).applied).toEqual([]);
});

test('an upgrade names each migration before it applies it; the schema of a new database is not an upgrade', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  const begun: string[] = [];
  const onBegin = (name: string): void => void begun.push(name);
  await migrate(owner, { upTo: '0053-verification-steps.sql', onBegin });
  expect(begun).toEqual([]);
  const { applied } = await migrate(owner, { onBegin });
  expect(begun).toEqual(applied);
  expect(begun[0]).toBe('0054-fair-runs.sql');
});

test('several servers that start at the same time migrate once', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  const reports = await Promise.all([migrate(owner), migrate(owner), migrate(owner)]);
  expect(reports.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
});

test('a database of the previous version keeps its rows', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner, { upTo: '0002-workspaces.sql' });
  const id = '01900000-0000-7000-8000-000000000001';
  const db = connect(serverTarget(owner));
  await inWorkspace(db, id, async (tx) => {
    await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
    await noteAudit(tx, { actor: system, action: 'workspace.created' }, new Date());
  });
  await migrate(owner);
  expect(await inWorkspace(db, id, (tx) => listAuditEvents(tx, { limit: 10 }))).toHaveLength(1);
  expect(await inWorkspace(db, id, (tx) => setPlan(tx, 'starter', operator, new Date()))).toMatchObject({ plan: 'starter' });
  expect(await inWorkspace(db, id, proveLedger)).toMatchObject({ isSound: true, ofAccount: 2_500 });
  await db.end();
});

test('accounts that were called persons by an earlier version are users, in every table that names an actor', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner, { upTo: '0011-names-without-domain.sql' });
  const id = '01900000-0000-7000-8000-000000000003';
  const userId = '01900000-0000-7000-8000-000000000004';
  const db = connect(serverTarget(owner));
  await inWorkspace(db, id, async (tx) => {
    await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
    await tx.query('insert into credit_accounts (workspace_id) values ($1)', [id]);
    await tx.query(
      `insert into audit_events (workspace_id, id, at, actor_kind, actor_id, action, target_kind, target_id, details)
       values ($1, $2::uuid, now(), 'person', $2::uuid, 'person.signed_in', 'person', $2::text, '{}')`,
      [id, userId],
    );
    await tx.query(
      `insert into credit_lots (workspace_id, id, kind, granted_at, expires_at, amount, remaining) values ($1, $2, 'trial', now(), now() + '1 day', 5, 5)`,
      [id, userId],
    );
    await tx.query(
      `insert into credit_entries (workspace_id, at, kind, amount, reason, actor_kind, actor_id, idempotency_key, lots)
       values ($1, now(), 'trial', 5, 'trial', 'person', $2, 'trial', '[]')`,
      [id, userId],
    );
    await tx.query(
      `insert into idempotency_keys (workspace_id, actor_id, key, fingerprint, created_at, status, body)
       values ($1, $2, 'once', '\\x00', now(), 200, '{"createdBy": {"kind": "person", "id": null}}')`,
      [id, userId],
    );
  });
  await migrate(owner);
  await inWorkspace(db, id, async (tx) => {
    const actor = { kind: 'user', id: userId };
    expect(await listAuditEvents(tx, { limit: 10 })).toMatchObject([
      { actor, action: 'user.signed_in', target: { kind: 'user', id: userId } },
    ]);
    expect(await listEntries(tx, {}, { limit: 10 })).toMatchObject([{ number: 1, actor }]);
    expect(await proveLedger(tx)).toMatchObject({ isSound: true, ofAccount: 5 });
    const kept = await tx.query('select body from idempotency_keys');
    expect(kept.rows).toEqual([{ body: { createdBy: { kind: 'user', id: null } } }]);
  });
  // The tables' rules still apply after the change.
  await expect(inWorkspace(db, id, (tx) => tx.query(`update audit_events set action = 'x'`))).rejects.toThrow('permission denied');
  await expect(
    inWorkspace(db, id, (tx) => noteAudit(tx, { actor: { kind: 'person' as 'user', id: userId }, action: 'plan.changed' }, new Date())),
  ).rejects.toThrow('actor_kind_check');
  await db.end();
});

test('an owner that is not a superuser, as on a managed PostgreSQL, migrates, upgrades and serves', async () => {
  await asRentedOwner(async (owner) => {
    await migrate(owner, { upTo: '0002-workspaces.sql' });
    const id = '01900000-0000-7000-8000-000000000002';
    const db = connect(serverTarget(owner));
    await inWorkspace(db, id, (tx) => tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]));
    await migrate(owner);
    await inAuth(db, (tx) => asApp(tx, id, (inside) => startTrial(inside, 'basic', system, new Date())));
    expect(await inWorkspace(db, id, proveLedger)).toMatchObject({ isSound: true, ofAccount: 4_000 });
    await inWorkspace(db, id, async (tx) => {
      await requestDeletion(tx, id, new Date(0), new Date(0));
      expect(await removeWorkspace(tx, id, new Date())).toMatchObject({ workspaces: 1, credit_entries: 1 });
    });
    await db.end();
  });
});

test('the status of companies of an earlier version is read from their facts as the engine reads it, for any owner of the database', async () => {
  await asRentedOwner(async (owner) => {
    await migrate(owner, { upTo: '0027-sending-identity.sql' });
    const id = '01900000-0000-7000-8000-000000000005';
    const db = connect(serverTarget(owner));
    const written: readonly (readonly [facts: readonly (readonly unknown[])[], status: string | null])[] = [
      ...[
        'Operating',
        'Dissolved.',
        'Börsennotiert',
        'Übernommen',
        'EN LIQUIDATION',
        'Company status: closed',
        'Cotée en bourse',
        'Open deal',
      ].map((text) => [[[text, 0]], parseCompanyStatus(text)] as const),
      [
        [
          ['Active', 0, 1_700_000_000],
          ['Closed', 0],
        ],
        'closed',
      ],
      [
        [
          ['Active', 0],
          ['Operating', 0],
        ],
        'active',
      ],
      // They disagree, so the next write decides.
      [
        [
          ['Active', 0],
          ['Closed', 0],
        ],
        null,
      ],
      [[], null],
    ];
    await inWorkspace(db, id, async (tx) => {
      await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
      for (const [index, [facts]] of written.entries())
        await tx.query(
          `insert into companies (workspace_id, name, domain, source, facts, created_at, updated_at)
           values ($1, $2, $3, 'import', $4, now(), now())`,
          [
            id,
            `C${index}`,
            `c${index}.example`,
            { v: 1, e: [['import', '', null, null, 1, null]], f: facts.length === 0 ? {} : { status: facts } },
          ],
        );
    });
    await migrate(owner);
    const { rows } = await inWorkspace(db, id, (tx) => tx.query<{ status: string | null }>('select status from companies order by id'));
    expect(rows.map(({ status }) => status)).toEqual(written.map(([, status]) => status));
    await db.end();
  });
});

test('reveal runs of the previous version continue as runs, for any owner of the database', async () => {
  await asRentedOwner(async (owner) => {
    await migrate(owner, { upTo: '0011-names-without-domain.sql' });
    const id = '01900000-0000-7000-8000-000000000003';
    const db = connect(serverTarget(owner));
    const before = [
      ['running', null, 4],
      ['paused', null, 4],
      ['stopped', 'ceiling_reached', 4],
      ['stopped', 'permission_lost', 4],
      ['cancelled', null, 4],
      ['done', null, 10],
    ] as const;
    await inWorkspace(db, id, async (tx) => {
      await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
      for (const [index, [status, because, done]] of before.entries())
        await tx.query(
          `insert into reveal_runs (workspace_id, id, status, stopped_because, total, done, paid, ceiling, spent, actor_kind, created_at)
           values ($1, $2, $3, $4, 10, $5, $5, 10, $5, 'system', now())`,
          [id, `01900000-0000-7000-8000-00000000001${index}`, status, because, done],
        );
    });
    await migrate(owner);
    const { rows } = await inWorkspace(db, id, (tx) =>
      tx.query(
        'select r.kind, r.status, r.pause_reason, r.checkpoint, r.credits_spent, k.paid from runs r join reveal_runs k using (workspace_id, id) order by id',
      ),
    );
    const run = (status: string, reason: string | null, done = 4) => ({
      kind: 'reveal',
      status,
      pause_reason: reason,
      checkpoint: done,
      credits_spent: done,
      paid: done,
    });
    expect(rows).toEqual([
      run('running', null),
      run('paused', 'member'),
      run('paused', 'ceiling'),
      run('paused', 'permission'),
      run('canceled', null),
      run('finished', null, 10),
    ]);
    expect((await inWorkspace(db, id.replace(/3$/, '4'), (tx) => tx.query('select from runs'))).rowCount).toBe(0);
    await db.end();
  });
});

/** A blank database whose owner is not a superuser, so that row-level security applies to it. */
async function asRentedOwner(work: (owner: ConnectionTarget) => Promise<void>): Promise<void> {
  const superuser = await copyOfDatabase({ isBlank: true });
  const client = new Client(superuser);
  await client.connect();
  const role = `${superuser.database}_owner`;
  await client.query(`create role ${role} login createrole password '${superuser.password}'`);
  await client.query(`grant leadlight_app, leadlight_auth, leadlight_erasure, leadlight_server to ${role} with admin option`);
  await client.query(`alter database ${superuser.database} owner to ${role}`);
  try {
    // With the same password, from which the login's is derived, because roles belong to the whole cluster and other tests use that login.
    await work({ ...superuser, user: role });
  } finally {
    await client.query(`alter database ${superuser.database} owner to ${superuser.user}`);
    await client.query(`drop owned by ${role} cascade; drop role ${role}`);
    await client.end();
  }
}

test('a migration that was changed after it was applied is refused by name', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner);
  const client = new Client(owner);
  await client.connect();
  await client.query(`update ops.migrations set sha256 = 'other' where name = '0002-workspaces.sql'`);
  await expect(migrate(owner)).rejects.toThrow('0002-workspaces.sql was changed');
  await client.query(`insert into ops.migrations (name, sha256) values ('9999-later.sql', 'x')`);
  await expect(migrate(owner)).rejects.toThrow('newer version (9999-later.sql)');
  await client.end();
});

test('imports of the previous version become runs, and stored responses to repeated requests stay, for any owner of the database', async () => {
  await asRentedOwner(async (owner) => {
    await migrate(owner, { upTo: '0013-runs.sql' });
    const id = '01900000-0000-7000-8000-000000000004';
    const db = connect(serverTarget(owner));
    const before = [
      ['uploaded', false, false, null],
      ['cancelled', false, false, null],
      ['cancelled', true, false, null],
      ['running', true, false, null],
      ['paused', true, false, null],
      ['paused', true, true, null],
      ['failed', true, false, { code: 'file_broken', row: 7, field: null }],
      ['failed', true, false, { code: 'import_fault', row: 7, field: null }],
      ['done', true, false, null],
      ['undoing', true, true, null],
    ] as const;
    await inWorkspace(db, id, async (tx) => {
      await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
      for (const [index, [state, isStarted, isUndo, problem]] of before.entries())
        await tx.query(
          `insert into imports (workspace_id, id, file_name, bytes, sha256, state, is_undo, problem, rows_read, bytes_read, rows_expected, actor_kind,
             created_at, started_at, finished_at)
           values ($1, $2, 'x.csv', 100, 'x', $3, $4, $5, $6, $6, 10, 'system', now(), $7, now())`,
          [
            id,
            `01900000-0000-7000-8000-00000000002${index}`,
            state,
            isUndo,
            problem && JSON.stringify(problem),
            isStarted ? 4 : 0,
            isStarted ? new Date() : null,
          ],
        );
      const kept = {
        id,
        state: 'queued',
        problem: null,
        createdBy: {},
        finishedAt: null,
        sameAs: null,
        fileUntil: null,
        progress: { rowsExpected: 9 },
      };
      await tx.query(
        `insert into idempotency_keys (workspace_id, key, actor_id, fingerprint, created_at, body) values ($1, 'k', $1, '', now(), $2)`,
        [id, JSON.stringify(kept)],
      );
    });
    await migrate(owner);
    const { rows } = await inWorkspace(db, id, (tx) =>
      tx.query(
        `select r.status, r.pause_reason, r.failure, r.is_undo, r.total::int, r.done::int, r.checkpoint, i.canceled_at is not null as "isCanceled"
         from imports i left join runs r on r.workspace_id = i.workspace_id and r.id = i.run_id order by i.id`,
      ),
    );
    const run = (status: string, more: object = {}) => ({
      status,
      pause_reason: null,
      failure: null,
      is_undo: false,
      total: 10,
      done: 4,
      checkpoint: { row: 5, offset: 4 },
      isCanceled: false,
      ...more,
    });
    const undo = { is_undo: true, done: 6, checkpoint: null };
    expect(rows).toEqual([
      expect.objectContaining({ status: null, isCanceled: false }),
      expect.objectContaining({ status: null, isCanceled: true }),
      run('canceled'),
      run('running'),
      run('paused', { pause_reason: 'member' }),
      run('paused', { pause_reason: 'member', ...undo }),
      run('failed', { failure: { code: 'file_broken', details: { row: 7 } } }),
      run('failed', { failure: { code: 'stalled', details: {} } }),
      run('finished'),
      run('queued', undo),
    ]);
    const { rows: kept } = await inWorkspace(db, id, (tx) => tx.query<{ body: object }>('select body from idempotency_keys'));
    expect(kept[0]?.body).toMatchObject({ status: 'queued', isUndo: false, total: 9, done: 0, startedBy: {}, endedAt: null, progress: {} });
    await db.end();
  });
});

test('verification runs of the version before are runs, with their rows, whoever owns the database', async () => {
  await asRentedOwner(async (owner) => {
    await migrate(owner, { upTo: '0015-imports-as-runs.sql' });
    const id = '01900000-0000-7000-8000-000000000005';
    const runAt = (index: number): string => `01900000-0000-7000-8000-00000000003${index}`;
    const db = connect(serverTarget(owner));
    const before = [
      ['verify', 'running', null],
      ['find', 'paused', null],
      ['verify', 'stopped', 'ceiling_reached'],
      ['verify', 'stopped', 'workspace_read_only'],
      ['verify', 'stopped', 'file_gone'],
      ['find', 'stopped', 'failed'],
      ['verify', 'cancelled', null],
      ['find', 'done', null],
    ] as const;
    const results = ['open', 'waiting', 'answered', 'empty', 'gone'] as const;
    await inWorkspace(db, id, async (tx) => {
      await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
      for (const [index, [kind, status, because]] of before.entries())
        await tx.query(
          `insert into verification_runs (workspace_id, id, kind, source, name, status, stopped_because, is_laid, laid_row, total, answered, waiting,
             skipped, ceiling, spent, holds, due_at, deadline_at, actor_kind, created_at)
           values ($1, $2, $3, 'addresses', 'r', $4, $5, true, 6, 5, 1, 1, 2, 5, 1, 2, now(), now(), 'system', now())`,
          [id, runAt(index), kind, status, because],
        );
      for (const [index, result] of results.entries())
        await tx.query(
          `insert into verification_run_rows (workspace_id, run_id, row, given, result, next_at) values ($1, $2, $3, 'a', $4, $5)`,
          [id, runAt(0), index + 1, result, result === 'waiting' ? new Date() : null],
        );
      const kept = { id, status: 'running', stoppedBecause: null, verdicts: {}, total: 5, ceiling: 9, spent: 0 };
      await tx.query(
        `insert into idempotency_keys (workspace_id, key, actor_id, fingerprint, created_at, body) values ($1, 'k', $1, '', now(), $2)`,
        [id, JSON.stringify(kept)],
      );
    });
    await migrate(owner);
    const read = async (sql: string): Promise<object[]> => (await inWorkspace(db, id, (tx) => tx.query<object>(sql))).rows;
    const runs = await read(
      `select r.kind, r.status, r.pause_reason, r.failure ->> 'code' as failure, r.total::int, r.done::int, r.credits_spent, r.reservations,
         k.is_materialized, k.materialized_row
       from runs r join verification_runs k using (workspace_id, id) order by id`,
    );
    const run = (kind: string, status: string, more: object = {}) => ({
      kind,
      status,
      pause_reason: null,
      failure: null,
      total: 5,
      done: 3,
      credits_spent: 1,
      reservations: 2,
      is_materialized: true,
      materialized_row: 6,
      ...more,
    });
    expect(runs).toEqual([
      run('verification', 'running'),
      run('find', 'paused', { pause_reason: 'member' }),
      run('verification', 'paused', { pause_reason: 'ceiling' }),
      run('verification', 'paused', { pause_reason: 'read_only' }),
      run('verification', 'failed', { failure: 'file_gone' }),
      run('find', 'failed', { failure: 'stalled' }),
      run('verification', 'canceled'),
      run('find', 'finished'),
    ]);
    expect(
      await read('select status, skip_reason as reason, next_at is not null as "isWaiting" from verification_run_rows order by row'),
    ).toEqual([
      { status: 'pending', reason: null, isWaiting: false },
      { status: 'pending', reason: null, isWaiting: true },
      { status: 'done', reason: null, isWaiting: false },
      { status: 'skipped', reason: 'empty', isWaiting: false },
      { status: 'skipped', reason: 'gone', isWaiting: false },
    ]);
    const [kept] = await read('select body from idempotency_keys');
    expect(kept).toMatchObject({ body: { status: 'queued', pauseReason: null, creditsHeld: 5, creditsSpent: 0 } });
    await db.end();
  });
});

test('bulk changes of the version before are runs, with their history and undo, whoever owns the database', async () => {
  await asRentedOwner(async (owner) => {
    await migrate(owner, { upTo: '0015-imports-as-runs.sql' });
    const id = '01900000-0000-7000-8000-000000000005';
    const userId = '01900000-0000-7000-8000-000000000006';
    const runId = (index: number): string => `01900000-0000-7000-8000-00000000003${index}`;
    const db = connect(serverTarget(owner));
    // Selected, processed, changed, and the leads that an undo has left.
    const before = [
      ['running', 2_500, 1_000, 900, [1, 2]],
      ['done', 3, 3, 2, [1, 2]],
      ['cancelled', 2_500, 1_000, 2, [1, 2]],
      ['undoing', 2_500, 2, 5, [4, 3]],
      ['undone', 2_500, 0, 5, []],
    ] as const;
    await inWorkspace(db, id, async (tx) => {
      await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
      for (const [index, [status, total, done, changed, items]] of before.entries()) {
        await tx.query(
          `insert into lead_acts (workspace_id, id, kind, change, status, total, done, changed, actor_kind, actor_id, created_at, undo_until)
           values ($1, $2, 'people', '{"kind":"set_stage","stage":"won"}', $3, $4, $5, $6, 'user', $7, now(), now() + interval '30 days')`,
          [id, runId(index), status, total, done, changed, userId],
        );
        await tx.query(
          `insert into lead_act_items (workspace_id, act_id, lead_id, before) select $1, $2, unnest($3::bigint[]), '{"value":"new"}'`,
          [id, runId(index), items],
        );
      }
      await tx.query('insert into lead_picks (workspace_id, pick_id, number, ids) values ($1, $2, 1, $3)', [id, runId(0), [7]]);
      await tx.query(`insert into lead_states (workspace_id, lead_id, stage, updated_at) select $1, unnest($2::bigint[]), 'won', now()`, [
        id,
        [1, 2, 3, 4],
      ]);
      await noteAudit(
        tx,
        { actor: { kind: 'user', id: userId }, action: 'leads.deleted', target: { kind: 'lead-act', id: runId(1) } },
        new Date(),
      );
      const kept = { id: runId(1), status: 'done', total: 3, changed: 2, createdAt: '2026-11-20T12:00:00.000Z', undoUntil: null };
      await tx.query(
        `insert into idempotency_keys (workspace_id, key, actor_id, fingerprint, created_at, body) values ($1, 'k', $1, '', now(), $2)`,
        [id, JSON.stringify(kept)],
      );
    });
    await migrate(owner);
    const startedBy = { kind: 'user', id: userId };
    await inWorkspace(db, id, async (tx) => {
      const all = await listBulkChanges(tx, 10);
      expect(all.map((each) => [each.status, each.isUndo, each.total, each.done, each.changed, each.checkpoint])).toEqual([
        ['finished', true, 5, 5, 5, null],
        ['queued', true, 5, 3, 5, null],
        ['canceled', false, 2_500, 1_000, 2, 1_000],
        ['finished', false, 3, 3, 2, 3],
        ['running', false, 2_500, 1_000, 900, 1_000],
      ]);
      expect(all[0]).toMatchObject({ kind: 'bulk-change', leadKind: 'people', change: { kind: 'set_stage', stage: 'won' }, startedBy });
      // A run in progress continues with its leads; an undo in progress with those that it has left.
      expect([await readPicks(tx, runId(0), 1_000), await readPicks(tx, runId(3), 0)]).toEqual([['7'], ['3', '4']]);
      expect(await listDeeds(tx, ['2'], userId, 10)).toMatchObject([{ kind: 'set_stage', actor: startedBy }, {}, {}]);
      expect(await listAuditEvents(tx, { limit: 10 })).toMatchObject([{ target: { kind: 'bulk-change', id: runId(1) } }]);
      const { rows: kept } = await tx.query<{ body: object }>('select body from idempotency_keys');
      expect(kept[0]?.body).toMatchObject({
        status: 'finished',
        isUndo: false,
        failed: 0,
        startedAt: '2026-11-20T12:00:00.000Z',
        changed: 2,
      });

      expect(await keepPicksOfUndo(tx, runId(1))).toBe(2);
      for (const index of [1, 3])
        await undoSome(
          tx,
          { id: runId(index), startedBy: system },
          await readChangeToMake(tx, runId(index)),
          await readPicks(tx, runId(index), 0),
          new Date(),
        );
      const { rows } = await tx.query('select distinct stage from lead_states');
      expect(rows).toEqual([{ stage: 'new' }]);
    });
    await db.end();
  });
});

test('people of an earlier version are found by the first and last word of their names', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner, { upTo: '0019-sign-ups.sql' });
  const id = '01900000-0000-7000-8000-000000000009';
  const db = connect(serverTarget(owner));
  const keys = ['joerg mueller', 'r miller', 'a bea c', 'haakan van der kjaer', 'cher', null];
  await inWorkspace(db, id, (tx) =>
    tx.query(
      `insert into people (workspace_id, name, name_key, source, facts, created_at, updated_at)
       select $1, 'x', key, 'import', '{}', now(), now() from unnest($2::text[]) as key`,
      [id, keys],
    ),
  );
  await migrate(owner);
  const { rows } = await inWorkspace(db, id, (tx) =>
    tx.query<{ nameKey: string | null; first: string | null; last: string | null }>(
      'select name_key as "nameKey", first_word as first, last_word as last from people order by id',
    ),
  );
  expect(rows.map(({ first, last }) => [first, last])).toEqual(keys.map(firstAndLastWord));
  expect(rows.map(({ nameKey }) => nameKey)).toEqual(keys);
  await db.end();
});

test('people and companies of an earlier version are found by the end of their numbers, and so are those that it writes during the upgrade', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner, { upTo: '0069-opendocument-spreadsheets.sql' });
  const id = '01900000-0000-7000-8000-000000000009';
  const db = connect(serverTarget(owner));
  const numbers = [
    '+49 (0)171 2345678',
    '0171/2345678',
    '0044 20 7946 0958 ext. 12',
    ' 0047 123456',
    '00 123456',
    '(415) 867-5309 x3',
    '+49 89 123456 Durchwahl 20',
    '+352 12345',
    'on request',
    null,
  ];
  const write = (from: number): Promise<unknown> =>
    inWorkspace(db, id, async (tx) => {
      await tx.query(
        `insert into people (workspace_id, id, name, phone, source, facts, created_at, updated_at)
         select $1, $2 + at, 'x', number, 'import', '{}', now(), now() from unnest($3::text[]) with ordinality as n (number, at)`,
        [id, from, numbers],
      );
      await tx.query(
        `insert into companies (workspace_id, id, name, phone, source, facts, created_at, updated_at)
         select $1, $2 + 50 + at, 'x', number, 'import', '{}', now(), now() from unnest($3::text[]) with ordinality as n (number, at)`,
        [id, from, numbers],
      );
    });
  await inWorkspace(db, id, (tx) => tx.query('insert into workspaces (workspace_id, created_at) values ($1, now())', [id]));
  await write(1000);
  await migrate(owner, { upTo: '0071-1-phone-ends.sql' });
  await write(2000);
  await inWorkspace(db, id, (tx) => tx.query(`update people set mobile_phone = '+44 7911 123456' where id = 2001`));
  await migrate(owner);
  const ends = numbers.map((number) => (number === null ? null : phoneEnd(number)));
  for (const table of ['people', 'companies']) {
    const { rows } = await inWorkspace(db, id, (tx) =>
      tx.query<{ end: string | null }>(`select phone_end as end from ${table} where workspace_id = $1 order by id`, [id]),
    );
    expect(rows.map(({ end }) => end)).toEqual([...ends, ...(table === 'people' ? ['11123456', ...ends.slice(1)] : ends)]);
  }
  await db.end();
});
