/** Bounces that members report. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { reportBounces } from './bounces.commands.ts';

export function mountBounces(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.reportBounces, async (call) => {
    const { refused, ...report } = await reportBounces(call, call.body.text);
    return { ...report, refused: [...refused] };
  });
}
