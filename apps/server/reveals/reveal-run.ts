/** Reveal runs: many people, in the order of their selection, up to a ceiling of credits. */
import { noteAudit } from '@leadlight/db/accounts';
import { forgetPicks, readLeadLabel, readPicks } from '@leadlight/db/leads';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { countRevealStandings, lookUpPeopleByKey, noteRevealed, readRevealRun, revealMany } from '@leadlight/db/reveals';
import type { FailedRow, Run } from '@leadlight/db/runs';
import type { RowBatch, RowWork, RunKind } from '../runs/run-kind.ts';
import type { RunWorker } from '../runs/run-worker.ts';
import type { Slice } from '../runs/slice.ts';
import { workRows } from '../runs/work-rows.ts';
import { takeOverRevealed } from './take-over-revealed.ts';

interface ChosenPerson {
  readonly place: number;
  readonly id: string;
}

const revealKind: RunKind = {
  name: 'reveal',
  permission: () => ({ action: 'leads.reveal', scope: 'leads:reveal' }),
  credits: { reason: 'reveal', mostCost: countToPay },
  onEnd: async (tx, { id, startedBy, creditsSpent }, now) => {
    const { paid, undeliverable } = await readRevealRun(tx, id);
    await noteAudit(
      tx,
      {
        actor: startedBy,
        action: 'leads.revealed',
        target: { kind: 'reveal-run', id },
        details: { revealed: paid + undeliverable, spent: creditsSpent },
      },
      now,
    );
    await forgetPicks(tx, id);
  },
};

/** The number of remaining people who currently cost a credit. */
async function countToPay(tx: WorkspaceTx, { id, checkpoint, rowsPastCheckpoint }: Run): Promise<number> {
  let toPay = 0;
  for (let place = placeAt(checkpoint) + rowsPastCheckpoint; ;) {
    const ids = await readPicks(tx, id, place);
    if (ids.length === 0) return toPay;
    toPay += (await countRevealStandings(tx, ids)).pay;
    place += ids.length;
  }
}

const placeAt = (checkpoint: unknown): number => (typeof checkpoint === 'number' ? checkpoint : 0);

/** Other spends in this workspace wait for each transaction; one with 1,000 people took 2.3 s on 2 busy cores. */
const batchPeople = 200;

async function* readPeople({ db, workspaceId, runId }: Slice, from: unknown): AsyncGenerator<RowBatch<ChosenPerson>> {
  for (let place = placeAt(from); ;) {
    const ids = await inWorkspace(db, workspaceId, (tx) => readPicks(tx, runId, place));
    if (ids.length === 0) return;
    for (let start = 0; start < ids.length; start += batchPeople) {
      const part = ids.slice(start, start + batchPeople);
      const before = place;
      place += part.length;
      yield { rows: part.map((id, index) => ({ place: before + index + 1, id })), checkpoint: place };
    }
  }
}

const revealWork: RowWork<ChosenPerson> = {
  prepare: lookUpPeopleByKey,
  readRows: readPeople,
  readAgain: async (_slice, rows) => rows.map(({ row, ref }: FailedRow) => ({ place: row, id: (ref as { leadId: string }).leadId })),
  placeOf: ({ place }) => place,
  describe: async (tx, { id }) => ({ subject: await readLeadLabel(tx, 'people', id), ref: { leadId: id } }),
  work: async (people, { tx, run, actor, reservation, now }) => {
    const ids = people.map(({ id }) => id);
    const { done, counts } = await revealMany(tx, ids, reservation.id, { actor, onReveal: takeOverRevealed(now) }, now);
    await noteRevealed(tx, run.id, counts);
    return { done, spent: counts.pay };
  },
};

export const revealRuns: RunWorker = { kind: revealKind, queue: 'run-reveal', concurrency: 2, runsIn: { here: workRows(revealWork) } };
