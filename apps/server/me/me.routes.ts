/** The signed-in user: profile, password, email address, sessions, deletion. */
import * as contract from '@leadlight/contract';
import { browserOf } from '../auth/auth-command.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import { countMail } from '../http/count-mail.ts';
import { serveUser, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { changeEmail, changePassword, deleteMe, renameMe, revokeOtherSessions, revokeSession, setFirstPassword } from './me.commands.ts';
import { presentSession, presentUser } from './me.presenter.ts';
import { readOpenSessions } from './me.reads.ts';

export function mountMe(app: App, services: Services): void {
  const { limits } = services;

  serveUser(app, services, contract.updateMe, async (call) => presentUser(await renameMe(call, call.body.name)));

  serveUser(app, services, contract.deleteMe, async (call) => {
    await limits.count(call.c, 'password-by-user', call.caller.userId);
    await deleteMe(call, browserOf(call), call.body.password);
  });

  serveUser(app, services, contract.changePassword, async (call) => {
    const { c, caller, body } = call;
    await limits.count(c, 'password-by-user', caller.userId);
    requireStrongPassword(body.newPassword, [caller.name, caller.email], 'newPassword');
    await changePassword(call, browserOf(call), body);
  });

  serveUser(app, services, contract.setFirstPassword, async (call) => {
    const { c, caller, body } = call;
    await limits.count(c, 'password-by-user', caller.userId);
    requireStrongPassword(body.password, [caller.name, caller.email], 'password');
    await setFirstPassword(call, browserOf(call), body.password);
  });

  serveUser(app, services, contract.changeEmail, async (call) => {
    const { c, caller, body } = call;
    await limits.count(c, 'password-by-user', caller.userId);
    await countMail(services, c, { kind: 'confirm', email: body.email });
    await changeEmail(call, browserOf(call), body);
    return { status: 'check_mail' as const };
  });

  serveUser(app, services, contract.listSessions, async (call) => {
    const sessions = await readOpenSessions(call);
    return { items: sessions.map((session) => presentSession(session, call.caller.sessionId)) };
  });

  serveUser(app, services, contract.revokeSession, (call) => revokeSession(call, call.params.sessionId));

  serveUser(app, services, contract.revokeOtherSessions, (call) => revokeOtherSessions(call));
}
