/** Which errors are about single rows, and which about the run as a whole. */
import { errorTable, type ErrorCode } from '@leadlight/contract/error-table';
import { Refusal } from '@leadlight/db/platform';
import { LeaseLost, RunHalted, type RunFailure } from '@leadlight/db/runs';
import type { RowReason } from './run-kind.ts';

/** A run cannot go on, and trying again would not help: it fails with this code until somebody resumes it. */
export class RunFault extends Error {
  override readonly name = 'RunFault';
  readonly failure: RunFailure;

  constructor(code: string, details: RunFailure['details'] = {}) {
    super(code);
    this.failure = { code, details };
  }
}

/** Another transaction was in the way: the same is done again. */
export class InTheWay extends Error {
  override readonly name = 'InTheWay';
}

const codeOf = (error: unknown): string => (error as { readonly code?: string } | null)?.code ?? '';

/** Serialization failure and deadlock (PostgreSQL, class 40). */
export const isInTheWay = (error: unknown): boolean => error instanceof InTheWay || /^40...$/.test(codeOf(error));

/** @returns why the whole run fails; null for an error that a later slice may not meet */
export function failureOf(error: unknown): RunFailure | null {
  if (error instanceof RunFault) return error.failure;
  // PostgreSQL's disk is full, and trying again makes no room.
  return codeOf(error) === '53100' ? { code: 'database_full', details: {} } : null;
}

/**
 * PostgreSQL's classes: 08 connection, 25 and 26 transaction and statement state, 28 and 3D access, 40 in the way, 42 the statement itself,
 * 53 resources, 55 object state, 57 operator, 58 system.
 */
const ofTheRun = /^(?:08|25|26|28|3D|40|42|53|55|57|58)...$/;
/** pg says of a lost connection only this. */
const connectionLost =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** Whether the same rows, one at a time, may fare better. */
export function isAboutRows(error: unknown): boolean {
  if (error instanceof LeaseLost || error instanceof RunHalted || error instanceof RunFault || error instanceof InTheWay) return false;
  if (!(error instanceof Error)) return true;
  // A call of the system (a socket, a file) that failed; work that was called off.
  if (error.name === 'AbortError' || 'syscall' in error) return false;
  return !ofTheRun.test(codeOf(error)) && !connectionLost.test(error.message);
}

/** What is said of a row that failed, where its kind has nothing better to say. */
export function rowReasonOf(error: unknown): RowReason {
  if (error instanceof Refusal && error.code in errorTable)
    return { code: error.code, reason: errorTable[error.code as ErrorCode].message };
  // Data exceptions and violated constraints (PostgreSQL, classes 22 and 23).
  if (/^2[23]...$/.test(codeOf(error))) return { code: 'value_refused', reason: 'The database refused a value of this row.' };
  return { code: 'fault', reason: 'Something went wrong on our side with this row.' };
}

/** The process ended each time it worked on this row. */
export const endedItsWorker: RowReason = { code: 'worker_ended', reason: 'Working on this row ended the process each time.' };
