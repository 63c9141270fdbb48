/**
 * The page that says who reads websites: WEB_CONTACT_URL, or what the operator saved. What was saved is read again now and then, so that every process
 * uses it without a restart.
 */
import type { Queryable } from '@leadlight/db/platform';
import { readWebContact } from '@leadlight/db/enrichments';

export interface WebContacts {
  /** Null: nothing may be read. */
  readonly current: () => string | null;
  readonly source: () => 'environment' | 'stored' | 'none';
  /** Reads what is saved. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/** The delay after which another process uses what was saved. */
const refreshMs = 30_000;

interface WebContactsOptions {
  /** From the environment; null if it sets none. */
  readonly configured: string | null;
  /** With the role that serves requests. */
  readonly db: Queryable;
  readonly onFault: (error: unknown) => void;
}

export function createWebContacts({ configured, db, onFault }: WebContactsOptions): WebContacts {
  let stored: string | null = null;
  const refresh = async (): Promise<void> => {
    if (configured === null) stored = await readWebContact(db);
  };
  const timer = setInterval(() => void refresh().catch(onFault), refreshMs).unref();
  return {
    current: () => configured ?? stored,
    source: () => (configured !== null ? 'environment' : stored !== null ? 'stored' : 'none'),
    refresh,
    close: () => clearInterval(timer),
  };
}
