/** Changes that users make to their own account. The important ones require the password. */
import {
  endLinks,
  endOtherSessions,
  endSession,
  findCredentialOf,
  findUser,
  forgetEmailChange,
  lockUser,
  renameUser,
  type User,
} from '@leadlight/db/accounts';
import { inAuth, Refusal } from '@leadlight/db/platform';
import { noteUserAudit } from '../audit/note-audit.ts';
import { appUrls } from '../app-urls.ts';
import { authCommand, withPassword, type Browser } from '../auth/auth-command.ts';
import { checkPassword } from '../auth/check-password.ts';
import type { UserContext } from '../command.ts';
import { queueMail } from '../mail/queue-mail.ts';

type Needs = 'auth' | 'boss' | 'config' | 'db' | 'passwords';

/** @throws Refusal unauthenticated if the account was deleted */
export function renameMe({ services, caller, now }: UserContext, name: string): Promise<User> {
  return inAuth(services.db, async (tx) => {
    await renameUser(tx, caller.userId, name, now);
    const user = await findUser(tx, caller.userId);
    if (!user) throw new Refusal('unauthenticated');
    return user;
  });
}

/** @throws Refusal password_wrong, password_not_set, busy; last_owner, from the database's trigger, because the membership is deleted with the user */
export async function deleteMe(context: UserContext<'auth' | 'db' | 'passwords'>, browser: Browser, password: string): Promise<void> {
  await withPassword(async () =>
    authCommand(
      context,
      browser,
      (_tx, headers) => context.services.auth.api.deleteUser({ body: { password }, headers, returnHeaders: true }),
      await checkPassword(context, browser, password),
    ),
  );
}

/** Ends every other session, reset link and requested change of the email. @throws Refusal password_wrong, password_not_set, busy */
export async function changePassword(
  context: UserContext<Needs>,
  browser: Browser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { auth, boss, config, passwords } = context.services;
  const { caller, now } = context;
  await withPassword(async () => {
    const checked = await checkPassword(context, browser, currentPassword);
    const hashes = new Map([[newPassword, await passwords.hash(browser.from, newPassword)]]);
    await authCommand(
      context,
      browser,
      async (tx, headers) => {
        await lockUser(tx, caller.userId);
        const done = await auth.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        });
        await endLinks(tx, caller.userId);
        await noteUserAudit(tx, caller.userId, 'user.password_changed', now);
        await queueMail(boss, tx, 'password-changed', caller.email, { name: caller.name, url: appUrls.forgotPassword(config.publicUrl) });
        return done;
      },
      { ...checked, hashes },
    );
  });
}

/** For a user who confirmed the address in another browser than the one that signed up. @throws Refusal password_already_set, busy */
export async function setFirstPassword(context: UserContext<Needs>, browser: Browser, password: string): Promise<void> {
  const { auth, db, passwords } = context.services;
  const { caller, now } = context;
  if ((await findCredentialOf(db.auth, caller.userId))?.password) throw new Refusal('password_already_set');
  const hashes = new Map([[password, await passwords.hash(browser.from, password)]]);
  await authCommand(
    context,
    browser,
    async (tx, headers) => {
      await lockUser(tx, caller.userId);
      const done = await auth.api.setPassword({ body: { newPassword: password }, headers, returnHeaders: true });
      await noteUserAudit(tx, caller.userId, 'user.password_changed', now);
      return { headers: done.headers, response: null };
    },
    { hashes, checks: [] },
  );
}

/** Sends a link to the new address and notifies the old one. @throws Refusal password_wrong, password_not_set, email_unchanged, busy */
export async function changeEmail(
  context: UserContext<Needs>,
  browser: Browser,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { auth, boss, config } = context.services;
  const { caller } = context;
  await withPassword(async () => {
    const checked = await checkPassword(context, browser, password);
    await authCommand(
      context,
      browser,
      async (tx, headers) => {
        await auth.api.verifyPassword({ body: { password }, headers });
        if (email === caller.email) throw new Refusal('email_unchanged');
        // An earlier request ends, also if nothing is sent to the new address because it has an account.
        await forgetEmailChange(tx, caller.userId);
        const done = await auth.api.changeEmail({ body: { newEmail: email }, headers, returnHeaders: true });
        const url = appUrls.security(config.publicUrl);
        await queueMail(boss, tx, 'email-change-requested', caller.email, { name: caller.name, url });
        return done;
      },
      checked,
    );
  });
}

/** @throws Refusal not_found */
export async function revokeSession({ services, caller, now }: UserContext, sessionId: string): Promise<void> {
  await inAuth(services.db, async (tx) => {
    if ((await endSession(tx, caller.userId, sessionId)) === 0) throw new Refusal('not_found');
    await noteUserAudit(tx, caller.userId, 'user.sessions_revoked', now);
  });
}

export async function revokeOtherSessions({ services, caller, now }: UserContext): Promise<void> {
  await inAuth(services.db, async (tx) => {
    await endOtherSessions(tx, caller.userId, caller.sessionId);
    await noteUserAudit(tx, caller.userId, 'user.sessions_revoked', now);
  });
}
