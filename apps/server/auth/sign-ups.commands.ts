/**
 * Signing up, and confirming an address. A sign-up is not an account yet: anyone can sign up with any address. The link proves that its holder reads
 * the address's mail; only the browser that signed up, or a password entered with the link, decides the account's password
 * (docs/decisions/0035-sign-ups-before-accounts.md).
 */
import type { Plan } from '@leadlight/credits';
import {
  addSignUp,
  createUser,
  deleteSignUps,
  endLinks,
  findCredential,
  findSignUp,
  findUser,
  lockUser,
  takeEmailChange,
} from '@leadlight/db/accounts';
import { Refusal, type AuthTx } from '@leadlight/db/platform';
import { noteUserAudit } from '../audit/note-audit.ts';
import { appUrls } from '../app-urls.ts';
import type { PublicContext } from '../command.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { authCommand, type Browser, type WithHeaders } from './auth-command.ts';
import { inAuthCommand } from './auth-transaction.ts';
import { deviceCookie, forgottenSignUp, signUpSecret } from './browser-secrets.ts';
import { confirmedBy, decodeTokenPurpose, linkDigest, signUpToken } from './link-token.ts';

type Needs = 'auth' | 'boss' | 'config' | 'db' | 'passwords';

/** Stores a sign-up and emails a link that confirms its address. For a known address, the response is the same and the email says so. @throws Refusal busy */
export async function signUp(
  { services, now }: PublicContext<Needs>,
  browser: Browser,
  { name, email, password, chosenPlan }: { name: string; email: string; password: string; chosenPlan: Plan | undefined },
): Promise<void> {
  const hash = await services.passwords.hash(browser.from, password);
  const secret = signUpSecret(services);
  const base = services.config.publicUrl;
  await inAuthCommand(services.db, async (tx) => {
    const user = await findCredential(tx, email);
    if (user) {
      const urls = { url: appUrls.signIn(base), resetUrl: appUrls.forgotPassword(base) };
      return queueMail(services.boss, tx, 'sign-up-known', email, { name: user.name, ...urls });
    }
    await addSignUp(tx, { email, name, password: hash, chosenPlan: chosenPlan ?? null, browserDigest: secret.digest }, now);
    return sendSignUpLink(services, tx, email, name);
  });
  browser.setCookies([secret.cookie]);
}

export async function sendSignUpLink(
  { auth, boss, config }: Pick<Services, 'auth' | 'boss' | 'config'>,
  tx: AuthTx,
  email: string,
  name: string,
): Promise<void> {
  const url = appUrls.verifyEmail(config.publicUrl, await signUpToken(email, auth.secret));
  await queueMail(boss, tx, 'confirm-email', email, { name, url });
}

export interface Confirmed {
  /** Whether the browser is signed in when this returns. */
  readonly signedIn: boolean;
  /** Whether the new account has no password yet. */
  readonly needsPassword: boolean;
}

/** @param password for a new account; if undefined, that of this browser's sign-up. @throws Refusal link_invalid, unauthenticated, busy */
export async function verifyEmail(
  context: PublicContext<Needs>,
  browser: Browser,
  { token, password }: { token: string; password: string | undefined },
): Promise<Confirmed> {
  if (decodeTokenPurpose(token) === 'change') return confirmNewEmail(context, browser, token);
  const { services, now } = context;
  const { api, secret } = services.auth;
  const email = await confirmedBy(token, secret);
  if (email === null) throw new Refusal('link_invalid');
  const hash = password === undefined ? undefined : await services.passwords.hash(browser.from, password);
  let isNew = false;
  const confirmed = await authCommand(context, browser, async (tx, headers): Promise<WithHeaders<Confirmed>> => {
    const session = await api.getSession({ headers });
    const already = { headers: new Headers(), response: { signedIn: session !== null, needsPassword: false } };
    if (await findCredential(tx, email)) return already;
    const found = await findSignUp(tx, email, browser.signUpDigest);
    if (!found) throw new Refusal('link_invalid');
    const kept = hash ?? (found.isThisBrowser ? found.password : null);
    if (!(await createUser(tx, { email, name: found.name, password: kept, chosenPlan: found.chosenPlan }, now))) return already;
    await deleteSignUps(tx, email);
    isNew = true;
    const done = await api.verifyEmail({ query: { token }, headers, returnHeaders: true });
    return { headers: done.headers, response: { signedIn: true, needsPassword: kept === null } };
  });
  // A link works once as proof: with a kept one, anyone could get a limit of attempts of their own.
  browser.setCookies([forgottenSignUp(services), ...(isNew ? [deviceCookie(services, email)] : [])]);
  return confirmed;
}

/** A link to a new address takes effect only where the user is signed in, and only the newest one does. */
function confirmNewEmail(context: PublicContext<Needs>, browser: Browser, token: string): Promise<Confirmed> {
  const { api } = context.services.auth;
  return authCommand(context, browser, async (tx, headers) => {
    const session = await api.getSession({ headers });
    if (!session) throw new Refusal('unauthenticated');
    const { id } = session.user;
    await lockUser(tx, id);
    if (!(await takeEmailChange(tx, id, linkDigest(token)))) throw new Refusal('link_invalid');
    const done = await api.verifyEmail({ query: { token }, headers, returnHeaders: true }).catch((error: unknown) => {
      // Another user confirmed the address in the meantime.
      if ((error as { code?: string }).code === uniqueViolation) throw new Refusal('link_invalid');
      throw error;
    });
    await endLinks(tx, id);
    const user = await findUser(tx, id);
    if (user) await deleteSignUps(tx, user.email);
    await noteUserAudit(tx, id, 'user.email_changed', context.now);
    return { headers: done.headers, response: { signedIn: true, needsPassword: false } };
  });
}

/** PostgreSQL, appendix A: unique_violation. */
const uniqueViolation = '23505';
