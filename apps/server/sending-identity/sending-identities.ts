/**
 * How this process presents itself to mail servers: by VERIFY_HELO_NAME and VERIFY_MAIL_FROM, or by what the operator saved. What was saved is read
 * again now and then, so that every process uses it without a restart.
 */
import { readIdentity, type Identity } from '@leadlight/adapters';
import type { Database } from '@leadlight/db/platform';
import { readSendingIdentity } from '@leadlight/db/verification';
import type { VerifyConfig } from '../verify/verify.config.ts';

export interface SendingIdentities {
  /** Null if nothing usable is configured. */
  readonly current: () => Identity | null;
  readonly source: () => 'environment' | 'stored' | 'none';
  /** Reads what is saved. */
  readonly refresh: () => Promise<void>;
  /** Called with each change. */
  readonly onChange: (listener: () => void) => void;
  readonly close: () => void;
}

/** The delay after which another process uses what was saved. */
const refreshMs = 30_000;

export interface SendingIdentitiesOptions {
  readonly config: VerifyConfig;
  readonly db: Database;
  readonly onFault: (error: unknown) => void;
}

export function createSendingIdentities({ config, db, onFault }: SendingIdentitiesOptions): SendingIdentities {
  const listeners: (() => void)[] = [];
  let stored: Identity | null = null;
  const refresh = async (): Promise<void> => {
    if (config.identity !== null) return;
    const saved = await readSendingIdentity(db.app);
    const reading = saved && readIdentity(saved, { allowReserved: config.testNetwork !== undefined });
    const next = reading?.ok ? reading.identity : null;
    if (next?.heloName === stored?.heloName && next?.sender === stored?.sender) return;
    stored = next;
    for (const listener of listeners) listener();
  };
  const timer = setInterval(() => void refresh().catch(onFault), refreshMs).unref();
  return {
    current: () => config.identity ?? stored,
    source: () => (config.identity ? 'environment' : stored ? 'stored' : 'none'),
    refresh,
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}
