/** What must still be known while the mail is on its way. */
import { kept, textOf } from '../../store/kept.ts';

/** Kept for the tab that signs up, gone with it. */
const mail = kept({ name: 'pending-mail', version: 1, parse: textOf, forTab: true });
/** The link in the mail opens in another tab, so this outlives the tab; it is taken once. */
const next = kept({ name: 'next', version: 1, parse: textOf });

export const rememberMail = (email: string): void => mail.write(email);
export const recallMail = (): string | null => mail.read() ?? null;

export const rememberNext = (path: string | undefined): void => next.write(path);

export function takeNext(): string | null {
  const path = next.read();
  next.write(undefined);
  return path ?? null;
}
