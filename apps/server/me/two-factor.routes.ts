/** Two-factor sign-in with an authenticator app, and its recovery codes. */
import * as contract from '@leadlight/contract';
import { findUser, noteUserAudit } from '@leadlight/db/accounts';
import { Refusal, type AuthTx } from '@leadlight/db/platform';
import { appUrls } from '../app-urls.ts';
import { act } from '../auth/act.ts';
import type { UserCaller } from '../http/caller.ts';
import { serveUser, type App } from '../http/serve.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';

export function mountTwoFactor(app: App, services: Services): void {
  const { auth, boss, config, limits } = services;

  const tell = (tx: AuthTx, { email, name }: UserCaller, isOn: boolean): Promise<void> =>
    queueMail(boss, tx, 'two-factor-changed', email, { name, isOn, url: appUrls.security(config.publicUrl) });

  serveUser(app, services, contract.beginTwoFactor, async ({ c, caller, body }) => {
    await limits.count(c, 'password-by-user', caller.userId);
    return act(services, c, async (_tx, headers) => {
      const { headers: answered, response } = await auth.api.enableTwoFactor({
        body: { password: body.password, method: 'totp' },
        headers,
        returnHeaders: true,
      });
      if (response.method !== 'totp') throw new Error('another method than asked for');
      return { headers: answered, response: { totpUri: response.totpURI, recoveryCodes: response.backupCodes } };
    });
  });

  serveUser(app, services, contract.confirmTwoFactor, async ({ c, caller, body, now }) => {
    await limits.count(c, 'password-by-user', caller.userId);
    await act(services, c, async (tx, headers) => {
      const done = await auth.api.verifyTOTP({ body: { code: body.code }, headers, returnHeaders: true });
      await noteUserAudit(tx, caller.userId, 'user.two_factor_on', now);
      await tell(tx, caller, true);
      return { headers: done.headers, response: null };
    });
  });

  serveUser(app, services, contract.disableTwoFactor, async ({ c, caller, body, now }) => {
    await limits.count(c, 'password-by-user', caller.userId);
    await act(services, c, async (tx, headers) => {
      if (!(await findUser(tx, caller.userId))?.twoFactor) throw new Refusal('two_factor_off');
      const done = await auth.api.disableTwoFactor({ body: { password: body.password }, headers, returnHeaders: true });
      await noteUserAudit(tx, caller.userId, 'user.two_factor_off', now);
      await tell(tx, caller, false);
      return { headers: done.headers, response: null };
    });
  });

  serveUser(app, services, contract.renewRecoveryCodes, async ({ c, caller, body, now }) => {
    await limits.count(c, 'password-by-user', caller.userId);
    return act(services, c, async (tx, headers) => {
      const { headers: answered, response } = await auth.api.generateBackupCodes({
        body: { password: body.password },
        headers,
        returnHeaders: true,
      });
      await noteUserAudit(tx, caller.userId, 'user.recovery_codes_renewed', now);
      return { headers: answered, response: { recoveryCodes: response.backupCodes } };
    });
  });
}
