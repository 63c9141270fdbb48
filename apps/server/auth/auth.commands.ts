/** Signing in and out; resetting a password. */
import {
  endLinks,
  findCredential,
  findSignUp,
  findTotpSecret,
  findUser,
  lockUser,
  takeTotpStep,
  userOfReset,
} from '@leadlight/db/accounts';
import { inAuth, Refusal, type AuthTx } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import { noteUserAudit } from '../audit/note-audit.ts';
import type { PublicContext, UserContext } from '../command.ts';
import type { Services } from '../services.ts';
import { authCommand, withPassword, type Browser } from './auth-command.ts';
import { inAuthCommand } from './auth-transaction.ts';
import { deviceCookie } from './browser-secrets.ts';
import { sendSignUpLink } from './sign-ups.commands.ts';
import { recoveryCodeKey } from './recovery-codes.ts';
import { totpStep } from './totp-step.ts';

type Needs = 'auth' | 'db';

/**
 * The password is checked before the transaction. An unconfirmed address gets a new link; the response is the same as for a wrong password.
 * @returns whether a code is asked for before the user is signed in
 * @throws Refusal credentials_invalid, busy
 */
export function signIn(
  context: PublicContext<Needs | 'boss' | 'config' | 'passwords'>,
  browser: Browser,
  { email, password, remember }: { email: string; password: string; remember: boolean },
): Promise<{ needsCode: boolean }> {
  const { auth, db, passwords } = context.services;
  return withPassword(async () => {
    const user = await findCredential(db.auth, email);
    const signUp = user ? null : await findSignUp(db.auth, email, browser.signUpDigest);
    const hash = (user ?? signUp)?.password ?? null;
    // Without a stored hash, one is computed as well, so that the response takes the same time.
    const isRight =
      hash === null ? (await passwords.hash(browser.from, password), false) : await passwords.verify(browser.from, password, hash);
    if (!isRight || hash === null) throw new Refusal('credentials_invalid');
    if (signUp) {
      await inAuthCommand(db, (tx) => sendSignUpLink(context.services, tx, email, signUp.name));
      throw new Refusal('credentials_invalid');
    }
    return authCommand(
      context,
      browser,
      async (tx, headers) => {
        const done = await auth.api.signInEmail({ body: { email, password, rememberMe: remember }, headers, returnHeaders: true });
        const needsCode = 'twoFactorRedirect' in done.response;
        if (!needsCode) await noteUserAudit(tx, done.response.user.id, 'user.signed_in', context.now);
        return { headers: done.headers, response: { needsCode } };
      },
      { hashes: new Map(), checks: [{ password, hash, isRight }] },
    );
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
        : await api.verifyBackupCode({ body: { ...body, code: recoveryCodeKey(code) }, headers, returnHeaders: true });
    if (kind === 'totp') await takeCode(context, tx, done.response.user.id, code);
    await noteUserAudit(tx, done.response.user.id, 'user.signed_in', context.now);
    return { headers: done.headers, response: null };
  });
}

/** Takes a code that better-auth accepted, so that it works only once (RFC 6238 5.2). @throws Refusal code_wrong */
export async function takeCode(
  { services: { auth } }: { readonly services: Pick<Services, 'auth'> },
  tx: AuthTx,
  userId: string,
  code: string,
): Promise<void> {
  const secret = await findTotpSecret(tx, userId);
  // By the machine's clock, as better-auth checks codes.
  const step = secret === null ? null : totpStep(await auth.decrypt(secret), code, Date.now());
  if (step === null || !(await takeTotpStep(tx, userId, step))) throw new Refusal('code_wrong');
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

/** Emails a link if the address has an account, or a sign-up that waits to be confirmed: confirming comes before resetting. */
export async function sendAccountMail(
  services: Pick<Services, 'auth' | 'boss' | 'config' | 'db'>,
  { kind, email }: AccountMailRequest,
): Promise<void> {
  await inAuthCommand(services.db, async (tx) => {
    if (await findCredential(tx, email)) {
      if (kind === 'reset') await services.auth.api.requestPasswordReset({ body: { email }, headers: new Headers() });
      return;
    }
    const signUp = await findSignUp(tx, email, null);
    if (signUp) await sendSignUpLink(services, tx, email, signUp.name);
  });
}

/** Ends every session and every other link of the account, and lets this browser sign in, however many guesses came from its address. @throws Refusal link_invalid, busy */
export async function resetPassword(
  context: PublicContext<Needs | 'config' | 'passwords'>,
  browser: Browser,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { auth, db, passwords } = context.services;
  const userId = await userOfReset(db.auth, token);
  if (!userId) throw new Refusal('link_invalid');
  const hashes = new Map([[password, await passwords.hash(browser.from, password)]]);
  const user = await authCommand(
    context,
    browser,
    async (tx, headers) => {
      // Of two links used at once, the second waits here and then finds its own gone.
      await lockUser(tx, userId);
      const done = await auth.api.resetPassword({ body: { newPassword: password, token }, headers, returnHeaders: true });
      await endLinks(tx, userId);
      await noteUserAudit(tx, userId, 'user.password_reset', context.now);
      return { headers: done.headers, response: await findUser(tx, userId) };
    },
    { hashes, checks: [] },
  );
  if (user) browser.setCookies([deviceCookie(context.services, user.email)]);
}

/** Extends the caller's session. @returns when it ends. @throws Refusal unauthenticated */
export function extendSession(context: UserContext<Needs>, browser: Browser): Promise<Date> {
  return authCommand(context, browser, async (_tx, headers) => {
    const done = await context.services.auth.api.getSession({ headers, returnHeaders: true });
    if (!done.response) throw new Refusal('unauthenticated');
    return { headers: done.headers, response: new Date(done.response.session.expiresAt) };
  });
}
