/** Opens the configured database: the operator's own, the embedded one of a running server, or an embedded one started now. */
import { pooledTarget, serverTarget, type ConnectionTarget } from '@leadlight/db/platform';
import { launchPostgres, sharePostgres } from '@leadlight/db/platform/embedded';
import { StartError, type ServerConfig } from './config.ts';

export interface FoundDatabase {
  /** Without a pooler in between: migrations and listening need a connection of their own. */
  readonly owner: ConnectionTarget;
  /** Rejects if an embedded PostgreSQL that was started here exits unexpectedly; otherwise never settles. */
  readonly died: Promise<never>;
  stop(): Promise<void>;
}

const never = new Promise<never>(() => undefined);

interface FindOptions {
  /** Whether the database of a running server may be shared: true for commands, false for servers. */
  readonly isBeside?: boolean;
  /** Aborts the start of an embedded database. */
  readonly signal?: AbortSignal | undefined;
}

/** @throws StartError with a message for the operator; or the signal's reason */
export async function findDatabase(config: ServerConfig, { isBeside = false, signal }: FindOptions = {}): Promise<FoundDatabase> {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (url) return { owner: parseTarget(url), died: never, stop: async () => undefined };
  const shared = isBeside ? sharePostgres(config.dataDir) : undefined;
  if (shared) return { owner: shared, died: never, stop: async () => undefined };
  try {
    return await launchPostgres({ dataDir: config.dataDir, signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw new StartError((error as Error).message);
  }
}

/** The operator's own database, or the embedded one of a running server; undefined if there is neither. Starts nothing. */
export function databaseBeside(config: Pick<ServerConfig, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>): ConnectionTarget | undefined {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  return url ? parseTarget(url) : sharePostgres(config.dataDir);
}

/** Where requests and jobs work: through the pooler, if there is one. */
export function workTarget({ databaseUrl, databaseDirectUrl }: ServerConfig, owner: ConnectionTarget): ConnectionTarget {
  return databaseUrl && databaseDirectUrl ? pooledTarget(owner, parseTarget(databaseUrl)) : serverTarget(owner);
}

function parseTarget(databaseUrl: string): ConnectionTarget {
  const url = new URL(databaseUrl);
  const ssl = url.searchParams.get('sslmode');
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(ssl && ssl !== 'disable' ? { ssl: ssl === 'no-verify' ? { rejectUnauthorized: false } : true } : {}),
  };
}
