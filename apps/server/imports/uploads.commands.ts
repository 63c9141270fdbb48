/** Removes uploaded files after their retention period, and files that nothing refers to. */
import { isThereWorkspace, listWorkspaceIds } from '@leadlight/db/accounts';
import { forgetImportFile, listFilesToRemove, listKeptFiles } from '@leadlight/db/imports';
import { poolId } from '@leadlight/db/leads';
import { inAuth, inWorkspace } from '@leadlight/db/platform';
import { forgetVerificationFile, listKeptVerificationFiles, listVerificationFilesToRemove } from '@leadlight/db/verification';
import { validate as isUuid } from 'uuid';
import type { Services } from '../services.ts';

/** Days that an uploaded file is stored. */
export const fileDays = 30;

export async function removeUploads({ db, files, now }: Services): Promise<void> {
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
      await files.remove({ workspaceId, id: importId });
      await inWorkspace(db, workspaceId, (tx) => forgetImportFile(tx, importId, now()));
    }
  }
  for (const { workspaceId, id } of await inAuth(db, (tx) => listVerificationFilesToRemove(tx, now()))) {
    await files.remove({ workspaceId, id });
    await inWorkspace(db, workspaceId, (tx) => forgetVerificationFile(tx, id));
  }
  await files.sweep(now(), async (workspaceId) => {
    if (!isUuid(workspaceId)) return null;
    return inWorkspace(db, workspaceId, async (tx) => {
      // Asked again: one that was created since has no file that may be removed.
      if (!known.has(workspaceId) && !(await isThereWorkspace(tx))) return null;
      return new Set([...(await listKeptFiles(tx)), ...(await listKeptVerificationFiles(tx))]);
    });
  });
}
