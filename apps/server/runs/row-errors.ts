/** Distinguishes errors of single rows from errors of the whole run. */
import { errorTable, type ErrorCode } from '@leadlight/contract/error-table';
import { isConnectionLost, isInterference, Refusal } from '@leadlight/db/platform';
import { LeaseLost, RunHalted, type RunFailure } from '@leadlight/db/runs';
import { isDiskFull } from '../http/fault.ts';

export interface RowReason {
  readonly code: string;
  /** A sentence for users. */
  readonly reason: string;
}

/** The run can't continue, and a retry would not help: it fails with this code until someone resumes it. */
export class RunFault extends Error {
  override readonly name = 'RunFault';
  readonly failure: RunFailure;

  constructor(code: string, details: RunFailure['details'] = {}) {
    super(code);
    this.failure = { code, details };
  }
}

/** Another transaction interfered; this one is repeated. */
export class InTheWay extends Error {
  override readonly name = 'InTheWay';
}

const codeOf = (error: unknown): string => (error as { readonly code?: string } | null)?.code ?? '';

export const isInTheWay = (error: unknown): boolean => error instanceof InTheWay || isInterference(error);

/** @returns why the whole run fails; null for an error that may not occur in a later slice */
export function failureOf(error: unknown): RunFailure | null {
  if (error instanceof RunFault) return error.failure;
  // A retry doesn't free space.
  return isDiskFull(error) ? { code: 'database_full', details: {} } : null;
}

/**
 * PostgreSQL's classes: 08 connection, 25 and 26 transaction and statement state, 28 and 3D access, 40 transaction rollback, 42 the statement itself,
 * 53 resources, 55 object state, 57 operator, 58 system.
 */
const ofTheRun = /^(?:08|25|26|28|3D|40|42|53|55|57|58)...$/;

/** Whether the rows may succeed when they are worked on one at a time. */
export function isAboutRows(error: unknown): boolean {
  if (error instanceof LeaseLost || error instanceof RunHalted || error instanceof RunFault || error instanceof InTheWay) return false;
  if (!(error instanceof Error)) return true;
  // A failed system call (a socket, a file), or aborted work.
  if (error.name === 'AbortError' || 'syscall' in error || isDiskFull(error)) return false;
  return !ofTheRun.test(codeOf(error)) && !isConnectionLost(error);
}

/** The reason of a failed row, if its kind doesn't have a more specific one. */
export function rowReasonOf(error: unknown): RowReason {
  if (error instanceof Refusal && error.code in errorTable)
    return { code: error.code, reason: errorTable[error.code as ErrorCode].message };
  // Data exceptions and violated constraints (PostgreSQL, classes 22 and 23).
  if (/^2[23]...$/.test(codeOf(error))) return { code: 'value_refused', reason: 'The database refused a value of this row.' };
  return { code: 'fault', reason: 'Something went wrong on our side with this row.' };
}

/** For a row on which the process ended each time. */
export const endedItsWorker: RowReason = { code: 'worker_ended', reason: 'Working on this row ended the process each time.' };
