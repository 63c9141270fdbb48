/** An import as it stands behind its start, without the upload over HTTP: its file understood, its job not yet at work. */
import { createImport, startImport } from '@leadlight/db/imports';
import { inWorkspace, system, type Database } from '@leadlight/db/platform';
import { v7 as uuidv7 } from 'uuid';
import { understandFile } from '../imports/understand-file.ts';

interface FileToImport {
  readonly path: string;
  /** The same for files that are the same. */
  readonly sha256: string;
  readonly now: Date;
}

/** @returns the import's id */
export async function startedImport(db: Database, workspaceId: string, { path, sha256, now }: FileToImport): Promise<string> {
  const importId = uuidv7();
  const file = { name: 'people.csv', sha256, at: now };
  const { reading } = await understandFile(path, {}, file);
  await inWorkspace(db, workspaceId, async (tx) => {
    await createImport(tx, { id: importId, fileName: file.name, bytes: 1_000_000, sha256, actor: system, fileUntil: now }, now);
    await startImport(tx, importId, { format: 'csv', vendor: null, reading, rowsExpected: null }, now);
  });
  return importId;
}
