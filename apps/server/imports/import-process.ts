/**
 * A process of its own for one run of an import: whatever a file does to it, the API goes on. Told what to do over the channel it was started with, and
 * ends when that closes, so that it never outlives its server.
 */
import { claimImport, connect, type ConnectionTarget } from '@leadlight/db';
import { Client } from 'pg';
import { faultOf } from '../http/errors.ts';
import { runImport } from './run-import.ts';

export interface ImportOrder {
  readonly target: ConnectionTarget;
  readonly workspaceId: string;
  readonly importId: string;
  readonly path: string;
  /** Ahead of the machine's clock. */
  readonly clockOffsetMs: number;
}

export type ImportReport = { readonly outcome: string } | { readonly fault: Record<string, unknown> };

const stopping = new AbortController();
process.once('disconnect', () => process.exit(0));

process.once('message', (order: ImportOrder) => {
  void work(order).then((report) => {
    process.send?.(report, () => process.exit('fault' in report ? 1 : 0));
  });
});

async function work({ target, workspaceId, importId, path, clockOffsetMs }: ImportOrder): Promise<ImportReport> {
  // The claim lives as long as this connection: a process that is killed gives it back.
  const claim = new Client(target);
  const db = connect(target, { max: 2 });
  try {
    await claim.connect();
    if (!(await claimImport(claim, importId))) return { outcome: 'taken' };
    claim.on('error', () => stopping.abort());
    const now = (): Date => new Date(Date.now() + clockOffsetMs);
    return { outcome: await runImport({ db, workspaceId, importId, path, now, signal: stopping.signal }) };
  } catch (error) {
    return { fault: faultOf(error) };
  } finally {
    await db.end().catch(() => undefined);
    await claim.end().catch(() => undefined);
  }
}
