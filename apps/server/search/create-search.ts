/** Chooses how leads are searched: with a search process of its own, with one elsewhere, with ClickHouse, or with PostgreSQL alone. */
import { connectToSearch, dialSearch } from '@leadlight/adapters/search';
import type { ConnectionTarget, Database } from '@leadlight/db/platform';
import type { Logger } from 'pino';
import { clickhouseSearch } from './clickhouse/clickhouse-search.ts';
import { dividedSearch } from './divided-search.ts';
import { indexedSearch, type IndexedSearch } from './indexed-search.ts';
import { ownSearchProcess, type ForkedSearch } from './own-search-process.ts';
import type { Search } from './search.ts';
import { hasOwnProcess, snapshotPathIn, type SearchConfig } from './search.config.ts';
import { sqlSearch } from './sql-search.ts';

/** Between two attempts to connect to a process elsewhere: it costs nothing, and after an update, searches should not wait for it. */
const longestRemotePauseMs = 5_000;

interface SearchParts {
  readonly db: Database;
  readonly target: ConnectionTarget;
  readonly dataDir: string;
  readonly log: Logger;
  /** The search process, if it was started before. */
  readonly forked?: ForkedSearch | undefined;
}

/** @param isAsked false for a process that never searches, which then starts no process for it */
export function createSearch(config: SearchConfig, parts: SearchParts, isAsked: boolean): Search {
  const { db, log } = parts;
  if (config.clickhouse) return clickhouseSearch({ db, address: config.clickhouse, log });
  const { addresses, token } = config;
  const connections = addresses.map((address, at) =>
    connectToSearch({
      dial: (signal) => dialSearch(address, signal),
      token,
      share: { number: at + 1, of: addresses.length },
      longestPauseMs: longestRemotePauseMs,
      onTrouble: (what, details) => log.warn({ ...details, address: `${address.host}:${address.port}` }, what),
    }),
  );
  const [connection, ...more] = connections;
  if (connection) return more.length === 0 ? indexedSearch({ db, connection }) : dividedSearch({ db, connections });
  if (!isAsked || !hasOwnProcess(config)) return { ...sqlSearch(db, { isIndexExpected: false }), stop: async () => undefined };
  return searchWithOwnProcess(config, parts);
}

/** `crash` ends the process as a crash would; for tests. */
export function searchWithOwnProcess(
  { threads, mostOwnBytes, mostFileBytes }: Pick<SearchConfig, 'threads' | 'mostOwnBytes' | 'mostFileBytes'>,
  { db, target, dataDir, log, forked }: SearchParts,
): IndexedSearch & { crash(): void } {
  const order = { target, snapshotPath: snapshotPathIn(dataDir), threads, mostOwnBytes, mostFileBytes };
  const { dial, crash } = ownSearchProcess(order, (message) => log[message.level](message.details, message.what), forked);
  const connection = connectToSearch({ dial, onTrouble: (what, details) => log.warn(details, what) });
  return { ...indexedSearch({ db, connection }), crash };
}
