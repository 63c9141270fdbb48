/** Deletes data whose retention period is over. */
import { forgetUndone } from '@leadlight/db/bulk-changes';
import { forgetGoneDetails, forgetOldWebRecords } from '@leadlight/db/enrichments';
import { forgetExports } from '@leadlight/db/exports';
import { poolId } from '@leadlight/db/leads';
import { loseModelCalls } from '@leadlight/db/models';
import { forgetProviderAnswers, loseProviderCalls } from '@leadlight/db/providers';
import { forgetAnswers, forgetOldAccountRecords, inAuth, inWorkspace } from '@leadlight/db/platform';
import { forgetOldFeed } from '@leadlight/db/search';
import { concludeForgottenVerifications, forgetOldControls, forgetOldEvidence, forgetOldMailHosts } from '@leadlight/db/verification';
import { removeDueProviderValues } from '../providers/provider-values.commands.ts';
import type { Services } from '../services.ts';
import { everyWorkspaceId } from '../workspaces/workspaces.reads.ts';

const dayMs = 86_400_000;
/** The chart of open jobs shows 400 days. */
const goneKeptDays = 400;

/** No call to a provider takes so long, with the answer after its timeout. */
const lostAfterMs = 3_600_000;

export async function forgetOldRecords({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await inAuth(db, (tx) => forgetOldAccountRecords(tx, now()));
  // Uses the machine's clock, which set the entries' dates.
  await inWorkspace(db, poolId, (tx) => forgetOldFeed(tx, new Date()));
  await forgetOldMailHosts(db.app, now());
  await forgetOldWebRecords(db.app, now());
  for await (const id of everyWorkspaceId(db)) {
    await inWorkspace(db, id, async (tx) => {
      await forgetAnswers(tx, now());
      await forgetUndone(tx, now());
      await forgetExports(tx, now());
      await forgetOldFeed(tx, new Date());
      await concludeForgottenVerifications(tx, now());
      await forgetOldEvidence(tx, now());
      await forgetGoneDetails(tx, new Date(now().getTime() - goneKeptDays * dayMs));
      await loseProviderCalls(tx, new Date(now().getTime() - lostAfterMs));
      await forgetProviderAnswers(tx, now());
      await loseModelCalls(tx, { before: new Date(now().getTime() - lostAfterMs) });
      await forgetOldControls(tx, new Date(now().getTime() - dayMs));
    });
    await removeDueProviderValues(db, id, now());
  }
}
