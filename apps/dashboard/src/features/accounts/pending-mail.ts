/** What must be remembered until the user opens the emailed link. */
import { kept, textOf } from '../../store/kept.ts';

/** Stored for the tab in which the user signs up. */
const mail = kept({ name: 'pending-mail', version: 1, parse: textOf, forTab: true });
/** The emailed link opens in another tab, so this is stored for the browser; it is read once. */
const next = kept({ name: 'next', version: 1, parse: textOf });

export const rememberMail = (email: string): void => mail.write(email);
export const recallMail = (): string | null => mail.read() ?? null;

export const rememberNext = (path: string | undefined): void => next.write(path);

export function takeNext(): string | null {
  const path = next.read();
  next.write(undefined);
  return path ?? null;
}
