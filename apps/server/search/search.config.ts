/** How leads are searched. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readSearchAddresses, type SearchAddress } from '@leadlight/adapters/search';
import { readShare, wholePool, type LeadShare } from '@leadlight/leads/segments';
import { readClickHouseAddress, type ClickHouseAddress } from '@leadlight/adapters/settings';

export interface SearchConfig {
  /** With an index in memory, or with PostgreSQL alone, for machines without a spare gigabyte of memory. */
  readonly engine: 'index' | 'sql';
  /**
   * Where to find the search processes, in the order of their shares; for a search process, the one address where it listens. Empty if the application
   * starts a process of its own.
   */
  readonly addresses: readonly SearchAddress[];
  /** For a search process: which leads it has. */
  readonly share: LeadShare;
  /** Of a ClickHouse cluster that searches instead; null without one. */
  readonly clickhouse: ClickHouseAddress | null;
  /** Shared with the search process; empty for a process of the application's own. */
  readonly token: string;
  readonly threads: number;
  /** Memory of a search process for workspaces' own leads, in bytes. */
  readonly mostOwnBytes: number;
  /** Disk of a search process for files of workspaces' own leads, in bytes; 0 for none. */
  readonly mostFileBytes: number;
}

/** More threads than this would only compete for the memory's bandwidth. */
export const mostSearchThreads = 64;
const megabyte = 1_048_576;
const usualOwnMegabytes = 1_024;
const usualFileMegabytes = 4_096;

interface SearchVariables {
  readonly SEARCH_ENGINE?: 'index' | 'sql' | undefined;
  readonly SEARCH_URL?: string | undefined;
  readonly SEARCH_SHARE?: string | undefined;
  readonly SEARCH_TOKEN?: string | undefined;
  readonly SEARCH_THREADS?: number | undefined;
  readonly SEARCH_OWN_MB?: number | undefined;
  readonly SEARCH_FILES_MB?: number | undefined;
}

/** @param env checked variables */
export function searchConfigOf(env: SearchVariables): SearchConfig {
  return {
    engine: env.SEARCH_ENGINE ?? 'index',
    addresses: (env.SEARCH_URL === undefined ? null : readSearchAddresses(env.SEARCH_URL)) ?? [],
    share: (env.SEARCH_SHARE === undefined ? null : readShare(env.SEARCH_SHARE)) ?? wholePool,
    clickhouse: env.SEARCH_URL === undefined ? null : readClickHouseAddress(env.SEARCH_URL),
    token: env.SEARCH_URL === undefined ? '' : (env.SEARCH_TOKEN ?? ''),
    threads: env.SEARCH_THREADS ?? Math.min(availableParallelism(), mostSearchThreads),
    mostOwnBytes: (env.SEARCH_OWN_MB ?? usualOwnMegabytes) * megabyte,
    mostFileBytes: (env.SEARCH_FILES_MB ?? usualFileMegabytes) * megabyte,
  };
}

/** Whether an application that searches starts a process for it. */
export const hasOwnProcess = ({ engine, addresses, clickhouse }: SearchConfig): boolean =>
  engine === 'index' && addresses.length === 0 && !clickhouse;

/** Where a search process with this data folder and share of the leads writes the snapshot of the pool; its other files are beside it. */
export function snapshotPathIn(dataDir: string, { number, of }: LeadShare = wholePool): string {
  return of === 1 ? join(dataDir, 'search', 'pool.index') : join(dataDir, 'search', `share-${number}-of-${of}`, 'pool.index');
}
