/** The data of reveal runs in addition to that of every run (../runs): how many people were revealed, and why the others were not. */
import { type WorkspaceTx, Refusal } from '../platform/index.ts';
import { runColumns, type Run } from '../runs/index.ts';
import type { RevealCounts } from './reveals.queries.ts';

export interface RevealRun extends Run {
  readonly total: number;
  readonly ceiling: number;
  readonly paid: number;
  readonly undeliverable: number;
  readonly sample: number;
  readonly alreadyRevealed: number;
  readonly nothingToReveal: number;
  readonly suppressed: number;
  readonly gone: number;
}

const columns = `${runColumns}, k.paid, k.undeliverable, k.sample, k.already_revealed as "alreadyRevealed", k.nothing_to_reveal as "nothingToReveal", k.suppressed,
  k.gone`;
const source = 'runs r join reveal_runs k on k.workspace_id = r.workspace_id and k.id = r.id';

/** Writes the kind's own row for the run with this id. */
export async function createRevealRun(tx: WorkspaceTx, id: string): Promise<void> {
  await tx.query('insert into reveal_runs (workspace_id, id) values (current_workspace(), $1)', [id]);
}

/** @throws Refusal not_found */
export async function readRevealRun(tx: WorkspaceTx, id: string): Promise<RevealRun> {
  const { rows } = await tx.query<RevealRun>(`select ${columns} from ${source} where r.workspace_id = current_workspace() and r.id = $1`, [
    id,
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Newest first. */
export async function listRevealRuns(tx: WorkspaceTx, limit: number): Promise<RevealRun[]> {
  const { rows } = await tx.query<RevealRun>(
    `select ${columns} from ${source} where r.workspace_id = current_workspace() order by r.id desc limit $1`,
    [limit],
  );
  return rows;
}

export async function noteRevealed(tx: WorkspaceTx, id: string, counts: RevealCounts): Promise<void> {
  await tx.query(
    `update reveal_runs set paid = paid + $2, undeliverable = undeliverable + $3, already_revealed = already_revealed + $4,
       nothing_to_reveal = nothing_to_reveal + $5, suppressed = suppressed + $6, gone = gone + $7, sample = sample + $8
     where workspace_id = current_workspace() and id = $1`,
    [
      id,
      counts.pay,
      counts.undeliverable,
      counts.already_revealed,
      counts.nothing_to_reveal,
      counts.suppressed,
      counts.gone,
      counts.sample,
    ],
  );
}

/** Planner settings for the rest of a transaction that reveals many people. Lookups are by key, and after a bulk load there are no statistics yet. */
export async function lookUpPeopleByKey(tx: WorkspaceTx): Promise<void> {
  await tx.query('set local jit = off; set local enable_seqscan = off; set local enable_bitmapscan = off');
}
