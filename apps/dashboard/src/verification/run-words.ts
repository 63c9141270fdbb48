/** Runs as they are said on screen. */
import type { VerificationRun, VerificationRunRow } from '../api/contract.ts';

export const runKindNames: Record<VerificationRun['kind'], string> = { verify: 'Verify', find: 'Find' };

/** Rows without a verdict. */
export const rowResultNames: Record<Exclude<VerificationRunRow['result'], 'answered'>, string> = {
  waiting: 'Not answered yet',
  empty: 'Empty',
  suppressed: 'Suppressed',
  not_revealed: 'Not revealed',
  gone: 'Gone',
};
