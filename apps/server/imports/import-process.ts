/**
 * A process of its own for one run of an import: whatever a file does to it, the API goes on. Told what to do over the channel it was started with, and
 * ends when that closes, so that it never outlives its server.
 */
import { claimImport } from '@leadlight/db/imports';
import { connect, type ConnectionTarget } from '@leadlight/db/platform';
import { Client } from 'pg';
import { serveOrder } from '../jobs/run-in-process.ts';
import { runImport } from './run-import.ts';

export interface ImportOrder {
  readonly target: ConnectionTarget;
  readonly workspaceId: string;
  readonly importId: string;
  readonly path: string;
  /** Ahead of the machine's clock. */
  readonly clockOffsetMs: number;
  /** Rows of one transaction; tests make them few. */
  readonly batchRows?: number;
}

serveOrder(async ({ target, workspaceId, importId, path, clockOffsetMs, ...options }: ImportOrder) => {
  // The claim lives as long as this connection: a process that is killed gives it back.
  const claim = new Client(target);
  const lost = new AbortController();
  claim.on('error', () => lost.abort());
  const db = connect(target, { max: 2 });
  try {
    await claim.connect();
    if (!(await claimImport(claim, importId))) return 'taken';
    const now = (): Date => new Date(Date.now() + clockOffsetMs);
    return await runImport({ db, workspaceId, importId, path, now, signal: lost.signal, ...options });
  } finally {
    await db.end().catch(() => undefined);
    await claim.end().catch(() => undefined);
  }
});
