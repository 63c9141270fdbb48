/** Verifying single addresses, and what is known of those that were verified. */
import * as contract from '@leadlight/contract';
import { explainReason } from '@leadlight/verification';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { untilSettled } from './requests.ts';
import { startVerification } from './verifications.commands.ts';
import { presentVerification, presentVerifications } from './verifications.presenter.ts';
import { readFigures, readVerification, readVerifications } from './verifications.reads.ts';

export function mountVerifications(app: App, services: Services): void {
  const { checks, limits, verifiers } = services;

  serveInWorkspace(app, services, contract.verifyAddress, async (call) => {
    await limits.count(call.c, 'addresses-by-workspace', call.caller.workspaceId);
    const { id, cost } = await startVerification(call, call.body);
    const read = () => readVerification({ ...call, now: services.now() }, id, presentVerification);
    const answer = await untilSettled(checks, id, call.body.budgetMs, read);
    return { ...answer, cost: cost() ?? answer.cost };
  });

  serveInWorkspace(app, services, contract.readVerification, (call) =>
    readVerification(call, call.params.verificationId, presentVerification),
  );

  serveInWorkspace(app, services, contract.listVerifications, (call) => readVerifications(call, call.query, presentVerifications));

  serveInWorkspace(app, services, contract.readVerificationSummary, async (call) => {
    const figures = await readFigures(call, call.query.days);
    const { state, faults } = verifiers.asking();
    return {
      ...figures,
      reasons: figures.reasons.map((one) => ({ ...one, words: explainReason(one.reason).words })),
      byDay: [...figures.byDay],
      domains: [...figures.domains],
      asking: { state, faults: [...faults] },
    };
  });
}
