/** Two-factor sign-in with an authenticator app, and its recovery codes. */
import * as contract from '@leadlight/contract';
import { browserOf } from '../auth/auth-command.ts';
import { serveUser, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, renewRecoveryCodes } from './two-factor.commands.ts';

export function mountTwoFactor(app: App, services: Services): void {
  const { limits } = services;

  serveUser(app, services, contract.beginTwoFactor, async (call) => {
    await limits.count(call.c, 'password-by-user', call.caller.userId);
    return beginTwoFactor(call, browserOf(call), call.body.password);
  });

  serveUser(app, services, contract.confirmTwoFactor, async (call) => {
    await limits.count(call.c, 'password-by-user', call.caller.userId);
    await confirmTwoFactor(call, browserOf(call), call.body.code);
  });

  serveUser(app, services, contract.disableTwoFactor, async (call) => {
    await limits.count(call.c, 'password-by-user', call.caller.userId);
    await disableTwoFactor(call, browserOf(call), call.body.password);
  });

  serveUser(app, services, contract.renewRecoveryCodes, async (call) => {
    await limits.count(call.c, 'password-by-user', call.caller.userId);
    return renewRecoveryCodes(call, browserOf(call), call.body.password);
  });
}
