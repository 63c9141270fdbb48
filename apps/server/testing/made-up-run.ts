/** A kind of run for tests: it writes each row once, and tests choose what fails at which point. */
import type { RunKindName } from '@leadlight/contract';
import { noteAudit, startTrial } from '@leadlight/db/accounts';
import { commitManyFromReservation } from '@leadlight/db/credits';
import { inWorkspace, system, type ActorRef, type ConnectionTarget, type Database } from '@leadlight/db/platform';
import { createRun, newRunId, readRun, reserveAllForRun, type Run } from '@leadlight/db/runs';
import { newWorkspace } from '@leadlight/db/testing';
import { Client } from 'pg';
import type { RunKind } from '../runs/run-kind.ts';
import type { RowBatch, SliceWork } from '../runs/run-work.ts';
import type { Slice } from '../runs/slice.ts';
import { workRows } from '../runs/work-rows.ts';

/** Points at which a test can intervene: every call of the kernel to the kind. */
export const madeUpPoints = ['permission', 'read', 'describe', 'work', 'worked', 'committed', 'read-again', 'end'] as const;
export type MadeUpPoint = (typeof madeUpPoints)[number];
export type AtPoint = (point: MadeUpPoint, rows: readonly number[], slice: Slice | null) => void | Promise<void>;

export interface MadeUpRun {
  readonly workspaceId: string;
  readonly runId: string;
}

/** Deliberately not a kind of the contract: the kernel knows no kinds. */
const unlistedName: string = 'made-up';
const madeUpName = unlistedName as RunKindName;

export const batchRows = 10;

/** Creates the table that the run writes to, as the owner of the database. */
export async function prepareMadeUpRuns(owner: ConnectionTarget): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  await client.query(`create table app.made_up_rows (run_id uuid not null, row integer not null);
    grant select, insert on app.made_up_rows to leadlight_app`);
  await client.end();
}

interface MadeUpCosts {
  /** Rows that cost a credit each. Default: all. */
  readonly costs?: (row: number) => boolean;
  /** Default: `batchRows`. */
  readonly rowsOfABatch?: number;
  /** What counts the credits that the rest can cost. Default: a credit for each row. */
  readonly mostCost?: (run: Run) => number;
}

/** @param at called at each point; the work throws what it throws */
export function madeUpRuns(
  at: AtPoint = () => undefined,
  {
    costs = () => true,
    rowsOfABatch = batchRows,
    mostCost = ({ total, checkpoint }) => (total ?? 0) - Number(checkpoint ?? 0),
  }: MadeUpCosts = {},
): { readonly kind: RunKind; readonly work: SliceWork } {
  const kind: RunKind = {
    name: madeUpName,
    permission: async () => {
      await at('permission', [], null);
      return { action: 'verifications.create', scope: 'emails:verify' };
    },
    credits: { reason: 'made-up', mostCost: async (_tx, run) => mostCost(run) },
    onEnd: async (tx, { id }, now) => {
      await at('end', [], null);
      await noteAudit(tx, { actor: system, action: 'made-up.ended', target: { kind: 'run', id } }, now);
    },
  };
  // The kernel does not wait for what follows a commit; the next batch does.
  let committed: void | Promise<void>;
  const work = workRows<number>({
    readRows: (slice, from) => readRows(slice, typeof from === 'number' ? from : 0, rowsOfABatch, at, () => committed),
    readAgain: async (slice, rows) => {
      const places = rows.map(({ row }) => row);
      await at('read-again', places, slice);
      return places;
    },
    placeOf: (row) => row,
    describe: async (_tx, row) => {
      await at('describe', [row], null);
      return { subject: `Row ${row}`, ref: null };
    },
    work: async (rows, { tx, run, reservation, now }) => {
      await at('work', rows, null);
      let done = rows.length;
      let spent = 0;
      if (run.ceiling !== null) {
        const paid = rows.filter(costs);
        const spends = paid.map((row) => ({
          amount: 1,
          reason: 'made-up',
          reference: null,
          actor: system,
          idempotencyKey: `${run.id}:${row}`,
        }));
        spent =
          reservation.id === null || spends.length === 0 ? 0 : (await commitManyFromReservation(tx, reservation.id, spends, now)).size;
        const [unpaid] = paid.slice(spent);
        if (unpaid !== undefined) done = rows.indexOf(unpaid);
      }
      await tx.query('insert into made_up_rows select $1, unnest($2::int[])', [run.id, rows.slice(0, done)]);
      await at('worked', rows, null);
      return { done, spent, onCommitted: () => void (committed = at('committed', rows, null)) };
    },
  });
  return { kind, work };
}

async function* readRows(
  slice: Slice,
  from: number,
  rowsOfABatch: number,
  at: AtPoint,
  settled: () => void | Promise<void>,
): AsyncGenerator<RowBatch<number>> {
  const total = slice.run.total ?? 0;
  for (let place = from; place < total;) {
    const rows = Array.from({ length: Math.min(rowsOfABatch, total - place) }, (_none, index) => place + index + 1);
    place += rows.length;
    await settled();
    await at('read', rows, slice);
    yield { rows, checkpoint: place };
  }
}

/** A run in its own workspace with credits. */
export async function beginMadeUpRun(
  db: Database,
  {
    total,
    ceiling = null,
    startedBy = system,
    workspaceId,
  }: { total: number; ceiling?: number | null; startedBy?: ActorRef; workspaceId?: string },
  now: Date,
): Promise<MadeUpRun> {
  const id = workspaceId ?? (await newWorkspace(db, now));
  const runId = newRunId();
  await inWorkspace(db, id, async (tx) => {
    if (!workspaceId) await startTrial(tx, 'premium', system, now);
    const run = await createRun(tx, { id: runId, kind: 'made-up', total, ceiling, startedBy }, now);
    await reserveAllForRun(tx, run, { reason: 'made-up' }, total, now);
  });
  return { workspaceId: id, runId };
}

export interface MadeUpState {
  readonly run: Run;
  /** The written rows, in order. */
  readonly rows: readonly number[];
  readonly ends: number;
  readonly spends: number;
  readonly held: number;
}

export async function readMadeUpRun(db: Database, { workspaceId, runId }: MadeUpRun): Promise<MadeUpState> {
  return inWorkspace(db, workspaceId, async (tx) => {
    const run = await readRun(tx, runId);
    const { rows } = await tx.query<{ row: number }>('select row from made_up_rows where run_id = $1 order by row', [runId]);
    const ends = await tx.query(`select from audit_events where action = 'made-up.ended'`);
    const spends = await tx.query(`select from credit_entries where kind = 'spend'`);
    const account = await tx.query<{ held: number }>('select held from credit_accounts');
    return {
      run,
      rows: rows.map(({ row }) => row),
      ends: ends.rowCount ?? 0,
      spends: spends.rowCount ?? 0,
      held: account.rows[0]?.held ?? 0,
    };
  });
}
