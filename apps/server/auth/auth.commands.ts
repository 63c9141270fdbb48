/** Signing up, in and out; confirming an address; resetting a password. */
import type { Plan } from '@leadlight/credits';
import { userOfReset } from '@leadlight/db/accounts';
import { inAuth, Refusal } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import { noteUserAudit } from '../audit/note-audit.ts';
import { appUrls } from '../app-urls.ts';
import type { PublicContext, UserContext } from '../command.ts';
import type { Services } from '../services.ts';
import { authCommand, type Browser } from './auth-command.ts';
import { inAuthCommand } from './auth-transaction.ts';
import { decodeTokenPurpose } from './link-token.ts';

type Needs = 'auth' | 'db';

/** Creates an account and emails a link that confirms its address. For a known address, the response is the same and the email says so. */
export async function signUp(
  context: PublicContext<Needs>,
  browser: Browser,
  { chosenPlan, ...account }: { name: string; email: string; password: string; chosenPlan: Plan | undefined },
): Promise<void> {
  await authCommand(context, browser, (_tx, headers) =>
    context.services.auth.api.signUpEmail({ body: { ...account, ...(chosenPlan ? { chosenPlan } : {}) }, headers, returnHeaders: true }),
  );
}

/** @returns whether a code is asked for before the user is signed in. @throws Refusal credentials_invalid */
export function signIn(
  context: PublicContext<Needs>,
  browser: Browser,
  { email, password, remember }: { email: string; password: string; remember: boolean },
): Promise<{ needsCode: boolean }> {
  return authCommand(context, browser, async (tx, headers) => {
    const done = await context.services.auth.api.signInEmail({
      body: { email, password, rememberMe: remember },
      headers,
      returnHeaders: true,
    });
    const needsCode = 'twoFactorRedirect' in done.response;
    if (!needsCode) await noteUserAudit(tx, done.response.user.id, 'user.signed_in', context.now);
    return { headers: done.headers, response: { needsCode } };
  });
}

/** @throws Refusal code_wrong, sign_in_expired */
export async function signInSecondStep(
  context: PublicContext<Needs>,
  browser: Browser,
  { kind, code, trustDevice }: { kind: 'totp' | 'recovery_code'; code: string; trustDevice: boolean },
): Promise<void> {
  const { api } = context.services.auth;
  const body = { code, trustDevice };
  await authCommand(context, browser, async (tx, headers) => {
    const done =
      kind === 'totp'
        ? await api.verifyTOTP({ body, headers, returnHeaders: true })
        : await api.verifyBackupCode({ body, headers, returnHeaders: true });
    await noteUserAudit(tx, done.response.user.id, 'user.signed_in', context.now);
    return { headers: done.headers, response: null };
  });
}

export async function signOut(context: PublicContext<Needs>, browser: Browser): Promise<void> {
  await authCommand(context, browser, (_tx, headers) => context.services.auth.api.signOut({ headers, returnHeaders: true }));
}

export interface AccountMailRequest {
  readonly kind: 'verification' | 'reset';
  readonly email: string;
}

/**
 * Requests an email with a link, which is sent if the address has an account.
 * A job looks that up, so that the response takes the same time for known and unknown addresses.
 */
export async function requestAccountMail(
  { services: { boss, db } }: PublicContext<'boss' | 'db'>,
  request: AccountMailRequest,
): Promise<void> {
  await inAuth(db, (tx) => queueJob(boss, tx, 'request-account-mail', request));
}

/** Emails a link if the address has an account. */
export async function sendAccountMail(
  { auth, config, db }: Pick<Services, 'auth' | 'config' | 'db'>,
  { kind, email }: AccountMailRequest,
): Promise<void> {
  const headers = new Headers();
  await inAuthCommand(db, async () => {
    if (kind === 'reset') await auth.api.requestPasswordReset({ body: { email }, headers });
    else await auth.api.sendVerificationEmail({ body: { email, callbackURL: appUrls.signIn(config.publicUrl) }, headers });
  });
}

/** @returns whether the browser is signed in when this returns. @throws Refusal link_invalid, unauthenticated */
export function verifyEmail(context: PublicContext<Needs>, browser: Browser, token: string): Promise<{ signedIn: boolean }> {
  const { api } = context.services.auth;
  const purpose = decodeTokenPurpose(token);
  return authCommand(context, browser, async (tx, headers) => {
    const session = await api.getSession({ headers });
    // A link to a new address that opens in another browser must not sign that browser in.
    if (purpose === 'change' && !session) throw new Refusal('unauthenticated');
    const done = await api.verifyEmail({ query: { token }, headers, returnHeaders: true });
    if (purpose === 'change' && session) await noteUserAudit(tx, session.user.id, 'user.email_changed', context.now);
    return { headers: done.headers, response: { signedIn: session !== null || done.headers.getSetCookie().length > 0 } };
  });
}

/** @throws Refusal link_invalid */
export async function resetPassword(
  context: PublicContext<Needs>,
  browser: Browser,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await authCommand(context, browser, async (tx, headers) => {
    const userId = await userOfReset(tx, token);
    const done = await context.services.auth.api.resetPassword({ body: { newPassword: password, token }, headers, returnHeaders: true });
    if (userId) await noteUserAudit(tx, userId, 'user.password_reset', context.now);
    return done;
  });
}

/** Extends the caller's session. @returns when it ends. @throws Refusal unauthenticated */
export function extendSession(context: UserContext<Needs>, browser: Browser): Promise<Date> {
  return authCommand(context, browser, async (_tx, headers) => {
    const done = await context.services.auth.api.getSession({ headers, returnHeaders: true });
    if (!done.response) throw new Refusal('unauthenticated');
    return { headers: done.headers, response: new Date(done.response.session.expiresAt) };
  });
}
