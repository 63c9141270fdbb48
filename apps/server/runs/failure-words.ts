/** Sentences for why runs failed. */
import type { Run } from '@leadlight/db/runs';
import type { RunKind } from './run-kind.ts';

const failureWords: Readonly<Record<string, string>> = {
  stalled: "The run stopped several times without progress. Resume it. If that doesn't help, contact support.",
  rows_failing: "Too many rows failed in a row. Resume the run. If that doesn't help, contact support.",
  database_full: 'The database disk is full. Free some space, then resume the run.',
  file_gone: 'The uploaded file has been removed.',
};

/** Why a run failed, as a sentence for users. */
export function wordFailure(kind: RunKind | undefined, { code, details }: NonNullable<Run['failure']>): string {
  return kind?.wordFailure?.({ code, details }) ?? failureWords[code] ?? 'Something went wrong on our side.';
}
