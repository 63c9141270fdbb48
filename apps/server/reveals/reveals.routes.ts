/** Revealing contact details for credits: one person at once, many as a run under a ceiling. */
import * as contract from '@leadlight/contract';
import { readSettledStanding } from '@leadlight/db/credits';
import { findSeen, keepPicks, readPersonRows } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import {
  countRevealStandings,
  listRevealRuns,
  newRunId,
  noRevealCounts,
  readRevealRun,
  revealOne,
  startRevealRun,
  steerRevealRun,
  type RevealCounts,
  type RevealedOne,
  type RevealRun,
} from '@leadlight/db/reveals';
import { presentActors } from '../http/actor-names.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import { chosenLeads } from '../leads/selection.ts';
import { presentPersonRow } from '../people/people.presenter.ts';
import type { Services } from '../services.ts';
import { noteRun } from './reveal-run.job.ts';
import { takeOverRevealed } from './take-over-revealed.ts';

const outcomes = {
  pay: 'paid',
  undeliverable: 'undeliverable',
  already_revealed: 'already_revealed',
  nothing_to_reveal: 'nothing_to_reveal',
} as const satisfies Record<RevealedOne['standing'], (typeof contract.revealOutcomes)[number]>;

export function mountReveals(app: App, services: Services): void {
  const { boss, db } = services;

  const present = async (tx: WorkspaceTx, runs: readonly RevealRun[]) => {
    const nameOf = await presentActors(
      db,
      tx,
      runs.map(({ actor }) => actor),
    );
    return runs.map(({ actor, createdAt, endedAt, reservationId: _hold, holds: _holds, ...run }) => ({
      ...run,
      startedBy: nameOf(actor),
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  };
  const presentOne = async (tx: WorkspaceTx, run: RevealRun) => {
    const [one] = await present(tx, [run]);
    if (!one) throw new Refusal('not_found');
    return one;
  };

  serveInWorkspace(app, services, contract.revealPerson, async ({ caller, params, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const id = await findSeen(tx, 'people', params.personId);
      const { standing, entryNumber } = await revealOne(tx, id, { actor: caller.actor, onReveal: takeOverRevealed(now) }, now);
      const [row] = await readPersonRows(tx, [id]);
      if (!row) throw new Refusal('not_found');
      return {
        outcome: outcomes[standing],
        cost: standing === 'pay' ? 1 : 0,
        entryNumber,
        personId: id,
        contact: presentPersonRow(row).contact,
      };
    }),
  );

  serveInWorkspace(app, services, contract.forecastReveal, async ({ caller, body, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      let counts: RevealCounts = noRevealCounts;
      for await (const ids of chosenLeads(services, caller, 'people', body.selection, now)(tx))
        counts = sum(counts, await countRevealStandings(tx, ids));
      const { balance, held } = await readSettledStanding(tx, now);
      return {
        selected: Object.values(counts).reduce((total, count) => total + count, 0),
        alreadyRevealed: counts.already_revealed,
        nothingToReveal: counts.nothing_to_reveal,
        undeliverable: counts.undeliverable,
        suppressed: counts.suppressed,
        toPay: counts.pay,
        cost: counts.pay,
        available: balance - held,
      };
    }),
  );

  serveInWorkspace(app, services, contract.startRevealRun, async (call) => {
    const { caller, body, now } = call;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        const id = newRunId();
        let toPay = 0;
        const counted = async function* counted(): AsyncGenerator<readonly string[]> {
          for await (const ids of chosenLeads(services, caller, 'people', body.selection, now)(tx)) {
            toPay += (await countRevealStandings(tx, ids)).pay;
            yield ids;
          }
        };
        const total = await keepPicks(tx, id, counted());
        if (total === 0) throw new Refusal('selection_empty', { field: 'selection' });
        const run = { id, total, ceiling: body.ceiling, hold: Math.min(body.ceiling, toPay), actor: caller.actor };
        const started = await startRevealRun(tx, run, now);
        await queueJob(boss, tx, 'reveal-runs', { workspaceId: caller.workspaceId, runId: id });
        return presentOne(tx, started);
      }),
    );
  });

  serveInWorkspace(app, services, contract.listRevealRuns, async ({ caller }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => ({ items: await present(tx, await listRevealRuns(tx, 50)) })),
  );

  serveInWorkspace(app, services, contract.readRevealRun, async ({ caller, params }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => presentOne(tx, await readRevealRun(tx, params.revealRunId))),
  );

  const steer = (route: typeof contract.pauseRevealRun, to: 'paused' | 'running' | 'cancelled'): void =>
    serveInWorkspace(app, services, route, async ({ caller, params, now }) =>
      inWorkspace(db, caller.workspaceId, async (tx) => {
        const before = await readRevealRun(tx, params.revealRunId);
        const run = await steerRevealRun(tx, params.revealRunId, to, now);
        if (run.status === 'running') await queueJob(boss, tx, 'reveal-runs', { workspaceId: caller.workspaceId, runId: run.id });
        if (run.status === 'cancelled' && before.status !== 'cancelled') await noteRun(tx, run, now);
        return presentOne(tx, run);
      }),
    );
  steer(contract.pauseRevealRun, 'paused');
  steer(contract.resumeRevealRun, 'running');
  steer(contract.cancelRevealRun, 'cancelled');
}

function sum(a: RevealCounts, b: RevealCounts): RevealCounts {
  return {
    pay: a.pay + b.pay,
    undeliverable: a.undeliverable + b.undeliverable,
    already_revealed: a.already_revealed + b.already_revealed,
    nothing_to_reveal: a.nothing_to_reveal + b.nothing_to_reveal,
    suppressed: a.suppressed + b.suppressed,
    gone: a.gone + b.gone,
  };
}
