/** Two-factor sign-in with an authenticator app, and its recovery codes. */
import { findUser } from '@leadlight/db/accounts';
import { Refusal, type AuthTx } from '@leadlight/db/platform';
import { noteUserAudit } from '../audit/note-audit.ts';
import { appUrls } from '../app-urls.ts';
import { authCommand, withPassword, type Browser } from '../auth/auth-command.ts';
import { takeCode } from '../auth/auth.commands.ts';
import { checkPassword } from '../auth/check-password.ts';
import type { UserContext } from '../command.ts';
import { queueMail } from '../mail/queue-mail.ts';

type Needs = 'auth' | 'boss' | 'config' | 'db' | 'passwords';

function queueNotice({ services: { boss, config }, caller }: UserContext<Needs>, tx: AuthTx, isOn: boolean): Promise<void> {
  return queueMail(boss, tx, 'two-factor-changed', caller.email, { name: caller.name, isOn, url: appUrls.security(config.publicUrl) });
}

/** Two-factor sign-in is on only after a code has been confirmed. @throws Refusal password_wrong, password_not_set, two_factor_already_on, busy */
export function beginTwoFactor(
  context: UserContext<Needs>,
  browser: Browser,
  password: string,
): Promise<{ totpUri: string; recoveryCodes: string[] }> {
  return withPassword(async () =>
    authCommand(
      context,
      browser,
      async (_tx, headers) => {
        const { headers: answered, response } = await context.services.auth.api.enableTwoFactor({
          body: { password, method: 'totp' },
          headers,
          returnHeaders: true,
        });
        if (response.method !== 'totp') throw new Error('better-auth returned another two-factor method than requested');
        return { headers: answered, response: { totpUri: response.totpURI, recoveryCodes: response.backupCodes } };
      },
      await checkPassword(context, browser, password),
    ),
  );
}

/** @throws Refusal code_wrong, two_factor_off */
export async function confirmTwoFactor(context: UserContext<Needs>, browser: Browser, code: string): Promise<void> {
  await authCommand(context, browser, async (tx, headers) => {
    const done = await context.services.auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
    await takeCode(context, tx, context.caller.userId, code);
    await noteUserAudit(tx, context.caller.userId, 'user.two_factor_on', context.now);
    await queueNotice(context, tx, true);
    return { headers: done.headers, response: null };
  });
}

/** @throws Refusal password_wrong, password_not_set, two_factor_off, busy */
export async function disableTwoFactor(context: UserContext<Needs>, browser: Browser, password: string): Promise<void> {
  const { caller, now, services } = context;
  if (!(await findUser(services.db.auth, caller.userId))?.twoFactor) throw new Refusal('two_factor_off');
  await withPassword(async () =>
    authCommand(
      context,
      browser,
      async (tx, headers) => {
        if (!(await findUser(tx, caller.userId))?.twoFactor) throw new Refusal('two_factor_off');
        const done = await services.auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
        await noteUserAudit(tx, caller.userId, 'user.two_factor_off', now);
        await queueNotice(context, tx, false);
        return { headers: done.headers, response: null };
      },
      await checkPassword(context, browser, password),
    ),
  );
}

/** @throws Refusal password_wrong, password_not_set, two_factor_off, busy */
export function renewRecoveryCodes(context: UserContext<Needs>, browser: Browser, password: string): Promise<{ recoveryCodes: string[] }> {
  return withPassword(async () =>
    authCommand(
      context,
      browser,
      async (tx, headers) => {
        const { headers: answered, response } = await context.services.auth.api.generateBackupCodes({
          body: { password },
          headers,
          returnHeaders: true,
        });
        await noteUserAudit(tx, context.caller.userId, 'user.recovery_codes_renewed', context.now);
        return { headers: answered, response: { recoveryCodes: response.backupCodes } };
      },
      await checkPassword(context, browser, password),
    ),
  );
}
