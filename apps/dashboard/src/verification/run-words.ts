/** The texts of verification runs. */
import type { VerificationRun, VerificationRunRow } from '../api/contract.ts';
import { wordOpenRow, type RunStatus } from '../runs/run.ts';

export const runKindNames: Record<VerificationRun['kind'], string> = { verify: 'Verify', find: 'Find' };

const skipNames: Record<NonNullable<VerificationRunRow['skipReason']>, string> = {
  empty: 'Empty',
  suppressed: 'Suppressed',
  not_revealed: 'Not revealed',
  gone: 'Gone',
  has_address: 'Has an email',
  no_name: 'No full name',
  no_domain: 'No company domain',
};

/** Why a row was skipped, for reasons that need more than a name. */
export const skipWords: Partial<Record<NonNullable<VerificationRunRow['skipReason']>, string>> = {
  suppressed: 'On the suppression list. The run’s counts still include its earlier result.',
  not_revealed: 'Reveal the person first.',
  gone: 'The person was deleted or erased.',
};

/** A row without a verdict. @param run the status of its run */
export function wordRowStatus({ status, skipReason }: Pick<VerificationRunRow, 'status' | 'skipReason'>, run: RunStatus): string {
  if (skipReason) return skipNames[skipReason];
  return status === 'pending' ? wordOpenRow(run, 'Pending') : status === 'failed' ? 'Failed' : '';
}
