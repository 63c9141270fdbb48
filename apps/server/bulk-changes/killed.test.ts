/** A bulk change whose worker is killed changes each lead once, and its undo restores each lead once: real processes, ended by SIGKILL. */
import type { ChildProcess } from 'node:child_process';
import { startTrial } from '@leadlight/db/accounts';
import { createBulkChange, keepPicksOfUndo, readBulkChange, type BulkChange } from '@leadlight/db/bulk-changes';
import { keepPicks, type ChangeToLeads } from '@leadlight/db/leads';
import { inWorkspace, system } from '@leadlight/db/platform';
import { beginRunUndo, createRun, lockRun, newRunId } from '@leadlight/db/runs';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import { expect, test } from 'vitest';
import { finishRun, newOrder, outcomeOf, startRunProcess } from '../testing/killed-process.ts';
import type { BulkChangeOrder } from '../testing/bulk-change-process.ts';

const { db, owner } = await testDatabase();
const now = new Date();
/** Four transactions. */
const total = 7_000;

interface Started {
  readonly workspaceId: string;
  readonly runId: string;
}

/** A bulk change of all companies of a workspace of its own; half of them have the tag "before". */
async function start(change: ChangeToLeads): Promise<Started> {
  const workspaceId = await newWorkspace(db, now);
  const runId = newRunId();
  await inWorkspace(db, workspaceId, async (tx) => {
    await startTrial(tx, 'premium', system, now);
    const { rows } = await tx.query<{ id: string }>(
      `insert into companies (workspace_id, name, source, facts, created_at, updated_at)
       select current_workspace(), 'Company ' || n, 'import', '{"v":1,"e":[],"f":{}}', now(), now() from generate_series(1, $1) n returning id`,
      [total],
    );
    const ids = rows.map(({ id }) => id);
    await tx.query(
      `insert into lead_states (workspace_id, lead_id, tags, updated_at)
       select current_workspace(), id, '{before}', now() from unnest($1::bigint[]) with ordinality as lead (id, place) where place % 2 = 0`,
      [ids],
    );
    await keepPicks(
      tx,
      runId,
      (async function* all() {
        yield ids;
      })(),
    );
    await createRun(tx, { id: runId, kind: 'bulk-change', total, ceiling: null, startedBy: system }, now);
    await createBulkChange(tx, { id: runId, leadKind: 'companies', change }, now);
  });
  return { workspaceId, runId };
}

const startUndo = ({ workspaceId, runId }: Started) =>
  inWorkspace(db, workspaceId, async (tx) => beginRunUndo(tx, await lockRun(tx, runId), await keepPicksOfUndo(tx, runId), now));

function startProcess(started: Started, killIn?: number): ChildProcess {
  const order: BulkChangeOrder = { ...newOrder(owner), ...started, ...(killIn === undefined ? {} : { killIn }) };
  return startRunProcess(new URL('../testing/bulk-change-process.ts', import.meta.url), order);
}

const finish = (started: Started): Promise<string | null> => finishRun(owner, () => startProcess(started));

interface Left {
  readonly bulkChange: BulkChange;
  /** How many companies have these tags. */
  readonly tags: Readonly<Record<string, number>>;
  readonly items: number;
  readonly picks: number;
}

const readLeft = ({ workspaceId, runId }: Started): Promise<Left> =>
  inWorkspace(db, workspaceId, async (tx) => {
    const tags = await tx.query<{ tags: string; count: number }>(
      `select coalesce(array_to_string(s.tags, ' '), '') as tags, count(*)::int as count from companies c
       left join lead_states s on s.lead_id = c.id group by 1 order by 1`,
    );
    const items = await tx.query('select from bulk_change_items where bulk_change_id = $1', [runId]);
    const picks = await tx.query('select from lead_picks where pick_id = $1', [runId]);
    return {
      bulkChange: await readBulkChange(tx, runId),
      tags: Object.fromEntries(tags.rows.map((row) => [row.tags, row.count])),
      items: items.rowCount ?? 0,
      picks: picks.rowCount ?? 0,
    };
  });

const half = total / 2;

const expectTagged = async (started: Started): Promise<void> => {
  const { bulkChange, ...left } = await readLeft(started);
  expect(bulkChange).toMatchObject({ status: 'finished', isUndo: false, done: total, failed: 0, changed: total, stalledAttempts: 0 });
  expect(left).toEqual({ tags: { after: half, 'after before': half }, items: total, picks: 0 });
};
const expectUndone = async (started: Started, changed: number): Promise<void> => {
  const { bulkChange, tags, items, picks } = await readLeft(started);
  expect(bulkChange).toMatchObject({ status: 'finished', isUndo: true, total: changed, done: changed, failed: 0 });
  expect({ before: tags['before'], none: tags[''], items, picks }).toEqual({ before: half, none: half, items: 0, picks: 0 });
};

test('a bulk change that is killed in the middle changes each lead once, and its undo, killed as well, restores each once', async () => {
  const started = await start({ kind: 'add_tags', tags: ['after'] });
  expect(await outcomeOf(startProcess(started, 3))).toBeNull();
  // What the killed transaction did is in none of the leads.
  expect(await readLeft(started)).toMatchObject({ bulkChange: { status: 'running', done: 4_000, changed: 4_000 } });
  expect(await finish(started)).toBe('finished');
  await expectTagged(started);

  await startUndo(started);
  expect(await outcomeOf(startProcess(started, 2))).toBeNull();
  expect(await finish(started)).toBe('finished');
  await expectUndone(started, total);
});

test('two workers on one bulk change do each lead once', async () => {
  const started = await start({ kind: 'add_tags', tags: ['after'] });
  const outcomes = await Promise.all([outcomeOf(startProcess(started)), outcomeOf(startProcess(started))]);
  expect(new Set(outcomes)).toEqual(new Set(['finished', 'taken']));
  await expectTagged(started);
});

test('a bulk change that was killed halfway is undone without having been finished', async () => {
  const started = await start({ kind: 'add_tags', tags: ['after'] });
  expect(await outcomeOf(startProcess(started, 3))).toBeNull();
  await startUndo(started);
  expect(await finish(started)).toBe('finished');
  await expectUndone(started, 4_000);
});
