/** Signing up, in and out; confirming an address; resetting a password. */
import * as contract from '@leadlight/contract';
import { clientAddress } from '../http/client-address.ts';
import { servePublic, serveUser, type App } from '../http/serve.ts';
import { presentMembership, presentUser } from '../me/me.presenter.ts';
import type { Services } from '../services.ts';
import { browserOf } from './auth-command.ts';
import {
  extendSession,
  requestAccountMail,
  resetPassword,
  signIn,
  signInSecondStep,
  signOut,
  signUp,
  verifyEmail,
} from './auth.commands.ts';
import { requireStrongPassword } from './password-strength.ts';
import { readSignedInUser } from './session.reads.ts';

export function mountAuth(app: App, services: Services): void {
  const { limits, config } = services;

  servePublic(app, services, contract.signUp, async (call) => {
    const { c, body } = call;
    await limits.count(c, 'account-by-address', clientAddress(config, c));
    requireStrongPassword(body.password, [body.name, body.email], 'password');
    await limits.count(c, 'mail-by-email', body.email);
    // A plan that does not exist is ignored.
    const chosenPlan = contract.planSchema.safeParse(body.plan).data;
    await signUp(call, browserOf(call), { name: body.name, email: body.email, password: body.password, chosenPlan });
    return { status: 'check_mail' as const };
  });

  servePublic(app, services, contract.signIn, async (call) => {
    const { c, body } = call;
    await limits.count(c, 'account-by-address', clientAddress(config, c));
    await limits.count(c, 'sign-in-by-email', body.email);
    const { needsCode } = await signIn(call, browserOf(call), body);
    return needsCode ? { status: 'two_factor_required' as const } : { status: 'signed_in' as const };
  });

  servePublic(app, services, contract.signInSecondStep, async (call) => {
    await limits.count(call.c, 'account-by-address', clientAddress(config, call.c));
    await signInSecondStep(call, browserOf(call), call.body);
    return { status: 'signed_in' as const };
  });

  servePublic(app, services, contract.signOut, (call) => signOut(call, browserOf(call)));

  servePublic(app, services, contract.requestVerificationMail, async (call) => {
    const { c, body } = call;
    await limits.count(c, 'account-by-address', clientAddress(config, c));
    await limits.count(c, 'mail-by-email', body.email);
    await requestAccountMail(call, { kind: 'verification', email: body.email });
    return { status: 'check_mail' as const };
  });

  servePublic(app, services, contract.requestPasswordReset, async (call) => {
    const { c, body } = call;
    await limits.count(c, 'account-by-address', clientAddress(config, c));
    await limits.count(c, 'mail-by-email', body.email);
    await requestAccountMail(call, { kind: 'reset', email: body.email });
    return { status: 'check_mail' as const };
  });

  servePublic(app, services, contract.verifyEmail, async (call) => {
    await limits.count(call.c, 'account-by-address', clientAddress(config, call.c));
    const { signedIn } = await verifyEmail(call, browserOf(call), call.body.token);
    return { status: 'verified' as const, signedIn };
  });

  servePublic(app, services, contract.resetPassword, async (call) => {
    await limits.count(call.c, 'account-by-address', clientAddress(config, call.c));
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
