/** Reveal runs: many people, in the order of their selection, up to a ceiling of credits. */
import { forgetPicks, readLeadLabel, readPicks } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { countRevealStandings, lookUpPeopleByKey, noteRevealed, readRevealRun, revealMany } from '@leadlight/db/reveals';
import type { Run } from '@leadlight/db/runs';
import { noteAudit } from '../audit/note-audit.ts';
import { chosenAgain, placeAt, readChosenLeads, refOf, type ChosenLead } from '../leads/chosen-leads.ts';
import type { RunKind } from '../runs/run-kind.ts';
import type { RowWork } from '../runs/run-work.ts';
import type { RunWorker } from '../runs/run-worker.ts';
import { workRows } from '../runs/work-rows.ts';
import { takeOverRevealed } from './take-over-revealed.ts';

const revealKind: RunKind = {
  name: 'reveal',
  permission: () => ({ action: 'leads.reveal', scope: 'leads:reveal' }),
  credits: { reason: 'reveal', mostCost: countToPay },
  onEnd: async (tx, { id, startedBy, creditsSpent }, now) => {
    const { paid, undeliverable, sample } = await readRevealRun(tx, id);
    await noteAudit(
      tx,
      {
        actor: startedBy,
        action: 'leads.revealed',
        target: { kind: 'reveal-run', id },
        details: { revealed: paid + undeliverable + sample, spent: creditsSpent },
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

/** Other spends in this workspace wait for each transaction; one with 1,000 people took 2.3 s on 2 busy cores. */
const batchPeople = 200;

const revealWork: RowWork<ChosenLead> = {
  prepare: lookUpPeopleByKey,
  readRows: (slice, from) => readChosenLeads(slice, from, batchPeople),
  readAgain: async (_slice, rows) => chosenAgain(rows),
  placeOf: ({ place }) => place,
  describe: async (tx, person) => ({ subject: await readLeadLabel(tx, 'people', person.id), ref: refOf(person) }),
  work: async (people, { tx, run, actor, reservation, now }) => {
    const ids = people.map(({ id }) => id);
    const { done, counts, spent } = await revealMany(tx, ids, reservation.id, { actor, onReveal: takeOverRevealed(now) }, now);
    await noteRevealed(tx, run.id, counts);
    return { done, spent };
  },
};

export const revealRuns: RunWorker = { kind: revealKind, queue: 'run-reveal', concurrency: 2, runsIn: { here: workRows(revealWork) } };
