/** The leads of a run, as rows: in the order in which they were selected. */
import { readPicks } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import type { FailedRow } from '@leadlight/db/runs';
import type { RowBatch } from '../runs/run-work.ts';
import type { Slice } from '../runs/slice.ts';

export interface ChosenLead {
  /** From 1. */
  readonly place: number;
  readonly id: string;
}

/** How many leads are before a checkpoint. */
export const placeAt = (checkpoint: unknown): number => (typeof checkpoint === 'number' ? checkpoint : 0);

/** @param before how many leads are before the first of these */
export const placed = (ids: readonly string[], before: number): ChosenLead[] => ids.map((id, index) => ({ place: before + index + 1, id }));

/** Read together, so that reading costs little beside the work. */
const picksAtOnce = 10;

/** @param batchLeads leads of one transaction */
export async function* readChosenLeads(
  { db, workspaceId, runId }: Slice,
  from: unknown,
  batchLeads: number,
): AsyncGenerator<RowBatch<ChosenLead>> {
  for (let place = placeAt(from); ;) {
    const ids = await inWorkspace(db, workspaceId, (tx) => readPicks(tx, runId, place, picksAtOnce));
    if (ids.length === 0) return;
    for (let start = 0; start < ids.length; start += batchLeads) {
      const rows = placed(ids.slice(start, start + batchLeads), place);
      place += rows.length;
      yield { rows, checkpoint: place };
    }
  }
}

/** Leads to try again, by what {@link refOf} stored. */
export const chosenAgain = (rows: readonly FailedRow[]): ChosenLead[] =>
  rows.map(({ row, ref }) => ({ place: row, id: (ref as ReturnType<typeof refOf>).leadId }));

/** What finds the lead again. Erasures and merges know it by this name (attached-data.ts in packages/db). */
export const refOf = ({ id }: ChosenLead) => ({ leadId: id });
