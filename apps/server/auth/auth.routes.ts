/**
 * Signing up, in and out; confirming an address; resetting a password.
 * Surprise: a reset is only queued here and looked up by a job, so a known address and an unknown one take the same time to answer.
 */
import * as contract from '@leadlight/contract';
import { findUser, listMemberships, noteUserAudit, userOfReset, wasTrialClaimed } from '@leadlight/db/accounts';
import { inAuth, Refusal } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import { clientAddress } from '../http/client-address.ts';
import { serveUser, servePublic, type App } from '../http/serve.ts';
import { presentMembership, presentUser } from '../me/me.presenter.ts';
import type { Services } from '../services.ts';
import { act } from './act.ts';
import { requireStrongPassword } from './password-strength.ts';
import { decodeTokenPurpose } from './link-token.ts';

export function mountAuth(app: App, services: Services): void {
  const { auth, limits, boss, db } = services;

  servePublic(app, services, contract.signUp, async ({ c, body }) => {
    await limits.count(c, 'account-by-address', clientAddress(services.config, c));
    requireStrongPassword(body.password, [body.name, body.email], 'password');
    await limits.count(c, 'mail-by-email', body.email);
    const chosenPlan = contract.planSchema.safeParse(body.plan).data;
    await act(services, c, (_tx, headers) =>
      auth.api.signUpEmail({
        body: { name: body.name, email: body.email, password: body.password, ...(chosenPlan ? { chosenPlan } : {}) },
        headers,
        returnHeaders: true,
      }),
    );
    return { status: 'check_mail' as const };
  });

  servePublic(app, services, contract.signIn, async ({ c, body, now }) => {
    await limits.count(c, 'account-by-address', clientAddress(services.config, c));
    await limits.count(c, 'sign-in-by-email', body.email);
    const answer = await act(services, c, async (tx, headers) => {
      const done = await auth.api.signInEmail({
        body: { email: body.email, password: body.password, rememberMe: body.remember },
        headers,
        returnHeaders: true,
      });
      const needsCode = 'twoFactorRedirect' in done.response;
      if (!needsCode) await noteUserAudit(tx, done.response.user.id, 'user.signed_in', now);
      return { headers: done.headers, response: needsCode };
    });
    return answer ? { status: 'two_factor_required' as const } : { status: 'signed_in' as const };
  });

  servePublic(app, services, contract.signInSecondStep, async ({ c, body, now }) => {
    await limits.count(c, 'account-by-address', clientAddress(services.config, c));
    const input = { code: body.code, trustDevice: body.trustDevice };
    await act(services, c, async (tx, headers) => {
      const done =
        body.kind === 'totp'
          ? await auth.api.verifyTOTP({ body: input, headers, returnHeaders: true })
          : await auth.api.verifyBackupCode({ body: input, headers, returnHeaders: true });
      await noteUserAudit(tx, done.response.user.id, 'user.signed_in', now);
      return { headers: done.headers, response: null };
    });
    return { status: 'signed_in' as const };
  });

  servePublic(app, services, contract.signOut, async ({ c }) => {
    await act(services, c, (_tx, headers) => auth.api.signOut({ headers, returnHeaders: true }));
  });

  servePublic(app, services, contract.requestVerificationMail, async ({ c, body }) => {
    await limits.count(c, 'account-by-address', clientAddress(services.config, c));
    await limits.count(c, 'mail-by-email', body.email);
    await inAuth(db, (tx) => queueJob(boss, tx, 'request-account-mail', { kind: 'verification', email: body.email }));
    return { status: 'check_mail' as const };
  });

  servePublic(app, services, contract.requestPasswordReset, async ({ c, body }) => {
    await limits.count(c, 'account-by-address', clientAddress(services.config, c));
    await limits.count(c, 'mail-by-email', body.email);
    await inAuth(db, (tx) => queueJob(boss, tx, 'request-account-mail', { kind: 'reset', email: body.email }));
    return { status: 'check_mail' as const };
  });

  servePublic(app, services, contract.verifyEmail, async ({ c, body, now }) => {
    await limits.count(c, 'account-by-address', clientAddress(services.config, c));
    const purpose = decodeTokenPurpose(body.token);
    const signedIn = await act(services, c, async (tx, headers) => {
      const session = await auth.api.getSession({ headers });
      // A link to a new address that opens in another browser must not sign that browser in.
      if (purpose === 'change' && !session) throw new Refusal('unauthenticated');
      const done = await auth.api.verifyEmail({ query: { token: body.token }, headers, returnHeaders: true });
      if (purpose === 'change' && session) await noteUserAudit(tx, session.user.id, 'user.email_changed', now);
      return { headers: done.headers, response: session !== null || done.headers.getSetCookie().length > 0 };
    });
    return { status: 'verified' as const, signedIn };
  });

  servePublic(app, services, contract.resetPassword, async ({ c, body, now }) => {
    await limits.count(c, 'account-by-address', clientAddress(services.config, c));
    requireStrongPassword(body.password, [], 'password');
    await act(services, c, async (tx, headers) => {
      const userId = await userOfReset(tx, body.token);
      const done = await auth.api.resetPassword({ body: { newPassword: body.password, token: body.token }, headers, returnHeaders: true });
      if (userId) await noteUserAudit(tx, userId, 'user.password_reset', now);
      return done;
    });
  });

  serveUser(app, services, contract.readSession, async ({ c, caller, now }) => {
    const expiresAt = await act(services, c, async (_tx, headers) => {
      const done = await auth.api.getSession({ headers, returnHeaders: true });
      if (!done.response) throw new Refusal('unauthenticated');
      return { headers: done.headers, response: done.response.session.expiresAt };
    });
    const user = await findUser(db.auth, caller.userId);
    if (!user) throw new Refusal('unauthenticated');
    const workspaces = await listMemberships(db.auth, caller.userId);
    return {
      user: presentUser(user),
      session: { id: caller.sessionId, expiresAt: new Date(expiresAt).toISOString() },
      workspaces: workspaces.map((membership) => presentMembership(membership, now)),
      helpEmail: services.config.helpEmail,
      canStartTrial: !(await wasTrialClaimed(db.auth, user.email)),
    };
  });
}
