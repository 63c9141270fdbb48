/** The user who is signed in: profile, password, address, sessions, deletion. What weighs is confirmed with the password. */
import * as contract from '@leadlight/contract';
import { endOtherSessions, endSession, findUser, listSessions, noteUserAudit, renameUser } from '@leadlight/db/accounts';
import { inAuth, Refusal } from '@leadlight/db/platform';
import { appUrls } from '../app-urls.ts';
import { act } from '../auth/act.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import { serveUser, type App } from '../http/serve.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { presentUser, presentSession } from './me.presenter.ts';

export function mountMe(app: App, services: Services): void {
  const { auth, boss, config, db, limits } = services;

  serveUser(app, services, contract.updateMe, async ({ caller, body, now }) => {
    await inAuth(db, (tx) => renameUser(tx, caller.userId, body.name, now));
    const user = await findUser(db.auth, caller.userId);
    if (!user) throw new Refusal('unauthenticated');
    return presentUser(user);
  });

  serveUser(app, services, contract.deleteMe, async ({ c, caller, body }) => {
    await limits.count(c, 'password-by-user', caller.userId);
    // The last owner of a workspace is refused by the database itself, as the membership goes with the user.
    await act(services, c, (_tx, headers) => auth.api.deleteUser({ body: { password: body.password }, headers, returnHeaders: true }));
  });

  serveUser(app, services, contract.changePassword, async ({ c, caller, body, now }) => {
    await limits.count(c, 'password-by-user', caller.userId);
    requireStrongPassword(body.newPassword, [caller.name, caller.email], 'newPassword');
    await act(services, c, async (tx, headers) => {
      const done = await auth.api.changePassword({
        body: { currentPassword: body.currentPassword, newPassword: body.newPassword, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      });
      await noteUserAudit(tx, caller.userId, 'user.password_changed', now);
      await queueMail(boss, tx, 'password-changed', caller.email, { name: caller.name, url: appUrls.forgotPassword(config.publicUrl) });
      return done;
    });
  });

  serveUser(app, services, contract.changeEmail, async ({ c, caller, body }) => {
    await limits.count(c, 'password-by-user', caller.userId);
    await limits.count(c, 'mail-by-email', body.email);
    await act(services, c, async (tx, headers) => {
      await auth.api.verifyPassword({ body: { password: body.password }, headers });
      if (body.email === caller.email) throw new Refusal('email_unchanged');
      const done = await auth.api.changeEmail({ body: { newEmail: body.email }, headers, returnHeaders: true });
      await queueMail(boss, tx, 'email-change-requested', caller.email, { name: caller.name, url: appUrls.security(config.publicUrl) });
      return done;
    });
    return { status: 'check_mail' as const };
  });

  serveUser(app, services, contract.listSessions, async ({ caller }) => {
    const sessions = await listSessions(db.auth, caller.userId, new Date());
    return { items: sessions.map((session) => presentSession(session, caller.sessionId)) };
  });

  serveUser(app, services, contract.revokeSession, async ({ caller, params, now }) => {
    await inAuth(db, async (tx) => {
      if ((await endSession(tx, caller.userId, params.sessionId)) === 0) throw new Refusal('not_found');
      await noteUserAudit(tx, caller.userId, 'user.sessions_revoked', now);
    });
  });

  serveUser(app, services, contract.revokeOtherSessions, async ({ caller, now }) => {
    await inAuth(db, async (tx) => {
      await endOtherSessions(tx, caller.userId, caller.sessionId);
      await noteUserAudit(tx, caller.userId, 'user.sessions_revoked', now);
    });
  });
}
