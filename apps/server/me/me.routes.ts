/** The person who is signed in: profile, password, address, sessions, deletion. What weighs is confirmed with the password. */
import * as contract from '@leadlight/contract';
import { endOtherSessions, endSession, findPerson, listSessions, notePersonalAudit, renamePerson } from '@leadlight/db/accounts';
import { inAuth, Refusal } from '@leadlight/db/platform';
import { appUrls } from '../app-urls.ts';
import { act } from '../auth/act.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import { servePerson, type App } from '../http/serve.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { presentPerson, presentSession } from './me.presenter.ts';

export function mountMe(app: App, services: Services): void {
  const { auth, boss, config, db, limits } = services;

  servePerson(app, services, contract.updateMe, async ({ caller, body, now }) => {
    await inAuth(db, (tx) => renamePerson(tx, caller.personId, body.name, now));
    const person = await findPerson(db.auth, caller.personId);
    if (!person) throw new Refusal('unauthenticated');
    return presentPerson(person);
  });

  servePerson(app, services, contract.deleteMe, async ({ c, caller, body }) => {
    await limits.count(c, 'password-by-person', caller.personId);
    // The last owner of a workspace is refused by the database itself, as the membership goes with the person.
    await act(services, c, (_tx, headers) => auth.api.deleteUser({ body: { password: body.password }, headers, returnHeaders: true }));
  });

  servePerson(app, services, contract.changePassword, async ({ c, caller, body, now }) => {
    await limits.count(c, 'password-by-person', caller.personId);
    requireStrongPassword(body.newPassword, [caller.name, caller.email], 'newPassword');
    await act(services, c, async (tx, headers) => {
      const done = await auth.api.changePassword({
        body: { currentPassword: body.currentPassword, newPassword: body.newPassword, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      });
      await notePersonalAudit(tx, caller.personId, 'person.password_changed', now);
      await queueMail(boss, tx, 'password-changed', caller.email, { name: caller.name, url: appUrls.forgotPassword(config.publicUrl) });
      return done;
    });
  });

  servePerson(app, services, contract.changeEmail, async ({ c, caller, body }) => {
    await limits.count(c, 'password-by-person', caller.personId);
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

  servePerson(app, services, contract.listSessions, async ({ caller }) => {
    const sessions = await listSessions(db.auth, caller.personId, new Date());
    return { items: sessions.map((session) => presentSession(session, caller.sessionId)) };
  });

  servePerson(app, services, contract.revokeSession, async ({ caller, params, now }) => {
    await inAuth(db, async (tx) => {
      if ((await endSession(tx, caller.personId, params.sessionId)) === 0) throw new Refusal('not_found');
      await notePersonalAudit(tx, caller.personId, 'person.sessions_revoked', now);
    });
  });

  servePerson(app, services, contract.revokeOtherSessions, async ({ caller, now }) => {
    await inAuth(db, async (tx) => {
      await endOtherSessions(tx, caller.personId, caller.sessionId);
      await notePersonalAudit(tx, caller.personId, 'person.sessions_revoked', now);
    });
  });
}
