/** Removes uploaded files after their retention period, and files left by interrupted uploads and deleted workspaces. */
import { listWorkspaceIds } from '@leadlight/db/accounts';
import { forgetImportFile, listFilesToRemove } from '@leadlight/db/imports';
import { poolId } from '@leadlight/db/leads';
import { inAuth, inWorkspace } from '@leadlight/db/platform';
import { forgetVerificationFile, listVerificationFilesToRemove } from '@leadlight/db/verification';
import type { Services } from '../services.ts';
import { removeUpload, sweepUploads, uploadPath } from './uploads.ts';

/** Days that an uploaded file is stored. */
export const fileDays = 30;

export async function removeUploads({ config, db, now }: Services): Promise<void> {
  const known = new Set<string>([poolId]);
  for (let after: string | null = null; ;) {
    const ids: string[] = await inAuth(db, (tx) => listWorkspaceIds(tx, after, 500));
    for (const id of ids) known.add(id);
    after = ids.at(-1) ?? null;
    if (ids.length < 500) break;
  }
  for (const workspaceId of known) {
    for (const importId of await inWorkspace(db, workspaceId, (tx) => listFilesToRemove(tx, now()))) {
      // Removes the file first; if its record were removed first, the file could stay forever.
      await removeUpload(uploadPath(config.dataDir, workspaceId, importId));
      await inWorkspace(db, workspaceId, (tx) => forgetImportFile(tx, importId, now()));
    }
  }
  for (const { workspaceId, id } of await inAuth(db, (tx) => listVerificationFilesToRemove(tx, now()))) {
    await removeUpload(uploadPath(config.dataDir, workspaceId, id));
    await inWorkspace(db, workspaceId, (tx) => forgetVerificationFile(tx, id));
  }
  await sweepUploads(config.dataDir, now(), async (id) => known.has(id));
}
