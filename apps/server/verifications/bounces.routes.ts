/** Bounces that members report. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { reportBounces } from './bounces.commands.ts';

export function mountBounces(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.reportBounces, async (call) => {
    const { refused, needEvidence, messages, ...report } = await reportBounces(call, call.body);
    return {
      ...report,
      needEvidence: [...needEvidence],
      refused: [...refused],
      messages: messages.map(({ message, bounces, problem }) => ({ message, addresses: bounces.map(({ key }) => key), problem })),
    };
  });
}
