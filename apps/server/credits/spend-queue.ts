/**
 * Commits spends of one workspace that arrive together. Each account has one lock and each commit waits for the disk, so a commit per spend would
 * limit a workspace to the disk's speed. Each spend is still decided separately, in order of arrival.
 */
import { spendMany, type CreditEntry, type SpendInput } from '@leadlight/db/credits';
import { inWorkspace, Refusal } from '@leadlight/db/platform';
import type { Services } from '../services.ts';

interface Waiting {
  readonly spend: SpendInput;
  readonly resolve: (entry: CreditEntry) => void;
  readonly reject: (error: unknown) => void;
}

export interface SpendQueue {
  /** Settles once the spend is committed. @throws Refusal credits_insufficient, idempotency_key_reused */
  spend(workspaceId: string, spend: SpendInput): Promise<CreditEntry>;
}

const most = 100;

export function createSpendQueue({ db, now }: Pick<Services, 'db' | 'now'>): SpendQueue {
  const queues = new Map<string, Waiting[]>();

  async function drain(workspaceId: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const outcomes = await inWorkspace(db, workspaceId, (tx) =>
          spendMany(
            tx,
            batch.map(({ spend }) => spend),
            now(),
          ),
        );
        for (const [index, { resolve, reject }] of batch.entries()) {
          const outcome = outcomes[index];
          if (outcome?.ok) resolve(outcome.entry);
          else reject(new Refusal(outcome?.code ?? 'internal'));
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(workspaceId);
  }

  return {
    spend: (workspaceId, spend) =>
      new Promise((resolve, reject) => {
        const waiting = queues.get(workspaceId);
        if (waiting) {
          waiting.push({ spend, resolve, reject });
          return;
        }
        const fresh: Waiting[] = [{ spend, resolve, reject }];
        queues.set(workspaceId, fresh);
        void drain(workspaceId, fresh);
      }),
  };
}
