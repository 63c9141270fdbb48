/** After a change of APP_SECRET, stored keys are sealed with the new one, so that the previous one can be removed. */
import { listSealedKeys, resealKey } from '@leadlight/db/providers';
import { findSealedModelKey, resealModelKey } from '@leadlight/db/models';
import { inWorkspace } from '@leadlight/db/platform';
import type { Services } from '../services.ts';
import { everyWorkspaceId } from '../workspaces/workspaces.reads.ts';

/** Does nothing without a previous secret. What it did is in the log: how many keys were sealed anew, and how many can't be opened with either. */
export async function resealProviderKeys({
  db,
  providers,
  config,
  log,
}: Pick<Services, 'db' | 'providers' | 'config' | 'log'>): Promise<void> {
  if (config.previousSecret === undefined) return;
  let resealed = 0;
  let unreadable = 0;
  for await (const workspaceId of everyWorkspaceId(db))
    await inWorkspace(db, workspaceId, async (tx) => {
      for (const { id, sealedKey } of await listSealedKeys(tx)) {
        const place = { workspaceId, connectionId: id };
        const opened = providers.keys.open(sealedKey, place);
        if (!opened) unreadable++;
        else if (opened.isOld) {
          await resealKey(tx, id, sealedKey, providers.keys.seal(opened.text, place));
          resealed++;
        }
      }
      const model = await findSealedModelKey(tx);
      if (!model) return;
      const place = { workspaceId, connectionId: model.id };
      const opened = providers.keys.open(model.sealedKey, place);
      if (!opened) unreadable++;
      else if (opened.isOld) {
        await resealModelKey(tx, model.id, model.sealedKey, providers.keys.seal(opened.text, place));
        resealed++;
      }
    });
  log.info({ resealed, unreadable }, 'keys of providers are sealed with APP_SECRET; APP_SECRET_PREVIOUS can be removed');
}
