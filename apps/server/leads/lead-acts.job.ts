/** Works on an act, part by part, each part a transaction with its checkpoint. Two workers on one act do each part once. */
import { listActsAtWork, stepAct, type LeadAct } from '@leadlight/db/bulk-changes';
import { inWorkspace, inAuth } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import type { Services } from '../services.ts';

export interface ActJob {
  readonly workspaceId: string;
  readonly actId: string;
}

const isUnderWay = ({ status }: LeadAct): boolean => status === 'running' || status === 'undoing';

/** Until it is done, cancelled or undone. @returns as it then is */
export async function workOnAct({ db, now }: Pick<Services, 'db' | 'now'>, { workspaceId, actId }: ActJob): Promise<LeadAct> {
  for (;;) {
    const act = await inWorkspace(db, workspaceId, (tx) => stepAct(tx, actId, now()));
    if (!isUnderWay(act)) return act;
  }
}

/** Queues what was under way when its worker was killed. */
export async function takeUpActs({ boss, db }: Pick<Services, 'boss' | 'db'>): Promise<void> {
  await inAuth(db, async (tx) => {
    for (const { workspaceId, id } of await listActsAtWork(tx)) await queueJob(boss, tx, 'lead-acts', { workspaceId, actId: id });
  });
}
