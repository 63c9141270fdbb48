/** Part of a transaction that may fail without ending it. */
import type { WorkspaceTx } from './connect.ts';

/** Runs `work` in a savepoint. @returns its result, or its error after everything that it wrote was undone */
export async function attempt<T>(tx: WorkspaceTx, work: () => Promise<T>): Promise<T | Error> {
  await tx.query('savepoint attempt');
  try {
    const result = await work();
    await tx.query('release savepoint attempt');
    return result;
  } catch (error) {
    await tx.query('rollback to savepoint attempt');
    if (error instanceof Error) return error;
    throw error;
  }
}
