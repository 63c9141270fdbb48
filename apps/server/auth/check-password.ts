/** Checks the password with which a signed-in user confirms something, before the command's transaction. */
import { findCredentialOf } from '@leadlight/db/accounts';
import { Refusal } from '@leadlight/db/platform';
import type { UserContext } from '../command.ts';
import type { Browser } from './auth-command.ts';
import type { PreparedPasswords } from './passwords.ts';

/** @throws Refusal password_wrong, password_not_set, busy; unauthenticated if the account was deleted */
export async function checkPassword(
  { services, caller }: UserContext<'db' | 'passwords'>,
  browser: Browser,
  password: string,
): Promise<PreparedPasswords> {
  const user = await findCredentialOf(services.db.auth, caller.userId);
  if (!user) throw new Refusal('unauthenticated');
  if (user.password === null) throw new Refusal('password_not_set');
  if (!(await services.passwords.verify(browser.from, password, user.password))) throw new Refusal('password_wrong');
  return { hashes: new Map(), checks: [{ password, hash: user.password, isRight: true }] };
}
