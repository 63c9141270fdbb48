/** What the tab that signs up must still know while the mail is on its way: kept for the tab, gone with it. */
const mailKey = 'leadlight.pending-mail';
const nextKey = 'leadlight.next';

export const rememberMail = (email: string): void => write(sessionStorage, mailKey, email);
export const recallMail = (): string | null => read(sessionStorage, mailKey);

/** The link in the mail opens in another tab, so this outlives the tab; it is taken once. */
export const rememberNext = (next: string | undefined): void => write(localStorage, nextKey, next ?? '');

export function takeNext(): string | null {
  const next = read(localStorage, nextKey);
  write(localStorage, nextKey, '');
  return next || null;
}

function write(storage: Storage, key: string, value: string): void {
  try {
    if (value) storage.setItem(key, value);
    else storage.removeItem(key);
  } catch {
    // Storage is blocked: the screens ask for the address again.
  }
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
