/** Changes that users make to their own account. The important ones require the password. */
import { endOtherSessions, endSession, findUser, renameUser, type User } from '@leadlight/db/accounts';
import { inAuth, Refusal } from '@leadlight/db/platform';
import { noteUserAudit } from '../audit/note-audit.ts';
import { appUrls } from '../app-urls.ts';
import { authCommand, type Browser } from '../auth/auth-command.ts';
import type { UserContext } from '../command.ts';
import { queueMail } from '../mail/queue-mail.ts';

type Needs = 'auth' | 'boss' | 'config' | 'db';

/** @throws Refusal unauthenticated if the account was deleted */
export function renameMe({ services, caller, now }: UserContext, name: string): Promise<User> {
  return inAuth(services.db, async (tx) => {
    await renameUser(tx, caller.userId, name, now);
    const user = await findUser(tx, caller.userId);
    if (!user) throw new Refusal('unauthenticated');
    return user;
  });
}

/** @throws Refusal password_wrong; last_owner, from the database's trigger, because the membership is deleted with the user */
export async function deleteMe(context: UserContext<'auth' | 'db'>, browser: Browser, password: string): Promise<void> {
  await authCommand(context, browser, (_tx, headers) =>
    context.services.auth.api.deleteUser({ body: { password }, headers, returnHeaders: true }),
  );
}

/** Ends every other session. @throws Refusal password_wrong */
export async function changePassword(
  context: UserContext<Needs>,
  browser: Browser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { auth, boss, config } = context.services;
  const { caller, now } = context;
  await authCommand(context, browser, async (tx, headers) => {
    const done = await auth.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    });
    await noteUserAudit(tx, caller.userId, 'user.password_changed', now);
    await queueMail(boss, tx, 'password-changed', caller.email, { name: caller.name, url: appUrls.forgotPassword(config.publicUrl) });
    return done;
  });
}

/** Sends a link to the new address and notifies the old one. @throws Refusal password_wrong, email_unchanged */
export async function changeEmail(
  context: UserContext<Needs>,
  browser: Browser,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { auth, boss, config } = context.services;
  const { caller } = context;
  await authCommand(context, browser, async (tx, headers) => {
    await auth.api.verifyPassword({ body: { password }, headers });
    if (email === caller.email) throw new Refusal('email_unchanged');
    const done = await auth.api.changeEmail({ body: { newEmail: email }, headers, returnHeaders: true });
    await queueMail(boss, tx, 'email-change-requested', caller.email, { name: caller.name, url: appUrls.security(config.publicUrl) });
    return done;
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
