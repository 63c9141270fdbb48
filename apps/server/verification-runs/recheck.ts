/** Before an export: verdicts that were paid for and have become stale are checked again, free of charge. */
import { isReadOnly } from '@leadlight/credits';
import { readWorkspace } from '@leadlight/db/accounts';
import { keepPicks } from '@leadlight/db/leads';
import { type WorkspaceTx } from '@leadlight/db/platform';
import { queueOnce } from '@leadlight/db/platform/jobs';
import { newVerificationRunId, startVerificationRun } from '@leadlight/db/verification';
import type { WorkspaceCaller } from '../http/caller.ts';
import type { Services } from '../services.ts';

/**
 * Starts the run that checks them again: it holds and pays nothing.
 * @returns its id; null where the workspace is read-only, which still exports what it knows
 */
export async function startRecheck(
  { boss }: Pick<Services, 'boss'>,
  tx: WorkspaceTx,
  { workspaceId, actor }: WorkspaceCaller,
  ids: readonly string[],
  now: Date,
): Promise<string | null> {
  if (isReadOnly(await readWorkspace(tx), now)) return null;
  const id = newVerificationRunId();
  const total = await keepPicks(tx, id, inOnePart(ids));
  const name = total === 1 ? '1 person before an export' : `${total} people before an export`;
  const nothing = { fileId: null, columns: null, ceiling: 0, hold: 0 };
  await startVerificationRun(tx, { ...nothing, id, kind: 'verify', source: 'people', name, fresh: false, isFree: true, total, actor }, now);
  await queueOnce(boss, tx, 'verification-runs', id, { workspaceId, runId: id });
  return id;
}

async function* inOnePart(ids: readonly string[]): AsyncGenerator<readonly string[]> {
  yield ids;
}
