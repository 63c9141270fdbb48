/** Revealing contact details for credits: one person immediately, many in a run with a ceiling. */
import * as contract from '@leadlight/contract';
import { readPersonRows } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { listRevealRuns, readRevealRun, type RevealedOne, type RevealRun } from '@leadlight/db/reveals';
import { onceHere } from '../command.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { presentPersonRow } from '../people/people.presenter.ts';
import { steerRun, type RunVerb } from '../runs/runs.commands.ts';
import { presentRuns } from '../runs/runs.presenter.ts';
import type { Services } from '../services.ts';
import { forecastReveal, revealPerson, startRevealRun } from './reveals.commands.ts';

const outcomes = {
  pay: 'paid',
  undeliverable: 'undeliverable',
  already_revealed: 'already_revealed',
  nothing_to_reveal: 'nothing_to_reveal',
} as const satisfies Record<RevealedOne['standing'], (typeof contract.revealOutcomes)[number]>;

export function mountReveals(app: App, services: Services): void {
  const { db } = services;

  const present = async (tx: WorkspaceTx, runs: readonly RevealRun[]) =>
    (await presentRuns(services, tx, runs)).map(({ run, fields }) => {
      const { total, ceiling, paid, undeliverable, alreadyRevealed, nothingToReveal, suppressed, gone } = run;
      return { ...fields, total, ceiling, paid, undeliverable, alreadyRevealed, nothingToReveal, suppressed, gone };
    });
  const presentOne = async (tx: WorkspaceTx, run: RevealRun) => {
    const [one] = await present(tx, [run]);
    if (!one) throw new Error('the run is not in the list');
    return one;
  };

  serveInWorkspace(app, services, contract.revealPerson, async ({ caller, params, now }) =>
    revealPerson(services, caller, params.personId, now, async (tx, { id, standing, entryNumber }) => {
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

  serveInWorkspace(app, services, contract.forecastReveal, async ({ caller, body, now }) => {
    const { counts, available } = await forecastReveal(services, caller, body.selection, now);
    return {
      selected: Object.values(counts).reduce((total, count) => total + count, 0),
      alreadyRevealed: counts.already_revealed,
      nothingToReveal: counts.nothing_to_reveal,
      undeliverable: counts.undeliverable,
      suppressed: counts.suppressed,
      toPay: counts.pay,
      cost: counts.pay,
      available,
    };
  });

  serveInWorkspace(app, services, contract.startRevealRun, async (call) => {
    const { caller, body, now } = call;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => presentOne(tx, await startRevealRun(services, tx, caller, body, now))),
    );
  });

  serveInWorkspace(app, services, contract.listRevealRuns, async ({ caller }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => ({ items: await present(tx, await listRevealRuns(tx, 50)) })),
  );

  serveInWorkspace(app, services, contract.readRevealRun, async ({ caller, params }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => presentOne(tx, await readRevealRun(tx, params.revealRunId))),
  );

  const steer = (route: typeof contract.pauseRevealRun, verb: RunVerb): void =>
    serveInWorkspace(app, services, route, async ({ caller, params: { revealRunId: runId }, now }) => {
      const answer = async (tx: WorkspaceTx) => presentOne(tx, await readRevealRun(tx, runId));
      return steerRun(services, caller, { runId, kinds: ['reveal'], verb, answer }, now);
    });
  steer(contract.pauseRevealRun, 'pause');
  steer(contract.resumeRevealRun, 'resume');
  steer(contract.cancelRevealRun, 'cancel');
}
