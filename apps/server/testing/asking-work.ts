/** One slice of a verification run or find run in the test's own process, with the test's verifier. */
import type { Verifier } from '@leadlight/adapters';
import { inWorkspace } from '@leadlight/db/platform';
import type { RunAtWork } from '@leadlight/db/runs';
import { readVerificationRun } from '@leadlight/db/verification';
import { runSlice, type SliceOptions, type SliceOutcome } from '../runs/run-slice.ts';
import type { RunWorld } from '../runs/slice.ts';
import { askAddresses } from '../verification-runs/ask-addresses.ts';
import { askNames } from '../verification-runs/ask-names.ts';
import { askRows } from '../verification-runs/asking-slice.ts';
import { findKind, verificationKind } from '../verification-runs/verification-run.ts';
import { alone } from './work-on-run.ts';

export interface AskingWork extends SliceOptions {
  readonly verifier: Pick<Verifier, 'verify'>;
  readonly pathOf?: (fileId: string) => string;
  readonly window?: number;
}

export async function workAtAsking(
  world: RunWorld,
  at: RunAtWork,
  { verifier, pathOf = () => '', window, ...times }: AskingWork,
): Promise<SliceOutcome> {
  const { isFind } = await inWorkspace(world.db, at.workspaceId, (tx) => readVerificationRun(tx, at.runId));
  const options = { verifier, pathOf, ...(window === undefined ? {} : { window }) };
  const [kind, work] = isFind ? [findKind, askRows(askNames, options)] : [verificationKind, askRows(askAddresses, options)];
  return runSlice(world, kind, work, at, { ...alone, ...times });
}
