/** Why runs failed, in words. */
import type { Run } from '@leadlight/db/runs';
import type { RunKind } from './run-kind.ts';

const failureWords: Readonly<Record<string, string>> = {
  stalled: 'The work stopped several times without progress. Resume it; if that does not help, contact support.',
  rows_failing: 'Too many rows failed one after the other. Resume it; if that does not help, contact support.',
  database_full: 'The database has no room left. Free some space, then resume.',
  file_gone: 'The uploaded file has been removed.',
};

/** Why a run failed, as a sentence for people. */
export function wordFailure(kind: RunKind | undefined, { code, details }: NonNullable<Run['failure']>): string {
  return kind?.wordFailure?.({ code, details }) ?? failureWords[code] ?? 'Something went wrong on our side.';
}
