/** Signing up, in and out; confirming an address; resetting a password. */
import * as contract from '@leadlight/contract';
import { countedAddress } from '../http/client-address.ts';
import { countMail } from '../http/count-mail.ts';
import type { StrictLimit } from '../http/rate-limits.ts';
import { servePublic, serveUser, type App } from '../http/serve.ts';
import { presentMembership, presentUser } from '../me/me.presenter.ts';
import type { Services } from '../services.ts';
import { browserOf } from './auth-command.ts';
import { extendSession, requestAccountMail, resetPassword, signIn, signInSecondStep, signOut } from './auth.commands.ts';
import { deviceCookie, knownDevice } from './browser-secrets.ts';
import { requireStrongPassword } from './password-strength.ts';
import { readSignedInUser } from './session.reads.ts';
import { signUp, verifyEmail } from './sign-ups.commands.ts';

export function mountAuth(app: App, services: Services): void {
  const { limits, config } = services;
  servePublic(app, services, contract.signUp, async (call) => {
    const { c, body } = call;
    await limits.count(c, 'account-by-address', countedAddress(config, c));
    requireStrongPassword(body.password, [body.name, body.email], 'password');
    await countMail(services, c, { kind: 'confirm', email: body.email });
    // A plan that does not exist is ignored.
    const chosenPlan = contract.planSchema.safeParse(body.plan).data;
    await signUp(call, browserOf(call), { name: body.name, email: body.email, password: body.password, chosenPlan });
    return { status: 'check_mail' as const };
  });

  servePublic(app, services, contract.signIn, async (call) => {
    const { c, body } = call;
    await limits.count(c, 'account-by-address', countedAddress(config, c));
    const browser = browserOf(call);
    // A browser that signed in before has a limit of its own: guesses from elsewhere must not lock the owner out.
    const device = knownDevice(services, c, body.email);
    const attempts: [StrictLimit, string][] = device
      ? [['sign-in-by-device', `${body.email} ${device}`]]
      : [
          ['sign-in-by-email', `${body.email} ${browser.from}`],
          ['sign-in-by-account', body.email],
        ];
    for (const [limit, key] of attempts) await limits.count(c, limit, key);
    const { needsCode } = await signIn(call, browser, body);
    for (const [limit, key] of attempts) await limits.giveBack(limit, key);
    browser.setCookies([deviceCookie(services, body.email)]);
    return needsCode ? { status: 'two_factor_required' as const } : { status: 'signed_in' as const };
  });

  servePublic(app, services, contract.signInSecondStep, async (call) => {
    await limits.count(call.c, 'account-by-address', countedAddress(config, call.c));
    await signInSecondStep(call, browserOf(call), call.body);
    return { status: 'signed_in' as const };
  });

  servePublic(app, services, contract.signOut, (call) => signOut(call, browserOf(call)));

  servePublic(app, services, contract.requestVerificationMail, async (call) => {
    const { c, body } = call;
    await limits.count(c, 'account-by-address', countedAddress(config, c));
    await countMail(services, c, { kind: 'confirm', email: body.email });
    await requestAccountMail(call, { kind: 'verification', email: body.email });
    return { status: 'check_mail' as const };
  });

  servePublic(app, services, contract.requestPasswordReset, async (call) => {
    const { c, body } = call;
    await limits.count(c, 'account-by-address', countedAddress(config, c));
    await countMail(services, c, { kind: 'reset', email: body.email, device: knownDevice(services, c, body.email) });
    await requestAccountMail(call, { kind: 'reset', email: body.email });
    return { status: 'check_mail' as const };
  });

  servePublic(app, services, contract.verifyEmail, async (call) => {
    await limits.count(call.c, 'account-by-address', countedAddress(config, call.c));
    const { token, password } = call.body;
    if (password !== undefined) requireStrongPassword(password, [], 'password');
    return { status: 'verified' as const, ...(await verifyEmail(call, browserOf(call), { token, password })) };
  });

  servePublic(app, services, contract.resetPassword, async (call) => {
    await limits.count(call.c, 'account-by-address', countedAddress(config, call.c));
    requireStrongPassword(call.body.password, [], 'password');
    await resetPassword(call, browserOf(call), call.body);
  });

  serveUser(app, services, contract.readSession, async (call) => {
    const expiresAt = await extendSession(call, browserOf(call));
    const { user, memberships, canStartTrial } = await readSignedInUser(call);
    return {
      user: presentUser(user),
      session: { id: call.caller.sessionId, expiresAt: expiresAt.toISOString() },
      workspaces: memberships.map((membership) => presentMembership(membership, call.now)),
      helpEmail: config.helpEmail,
      canStartTrial,
    };
  });
}
