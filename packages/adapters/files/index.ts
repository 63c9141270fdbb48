/** Where uploaded files are kept. */
import type { FileStore } from './file-store.ts';
import type { S3Place } from './files-address.ts';
import { openFolder } from './folder-files.ts';
import type { BucketTimes, S3Credentials } from './s3-bucket.ts';

export { FilesUnavailable, type FileKey, type FileStore, type KeptIn } from './file-store.ts';
export { readS3Place } from './files-address.ts';

export type FilesPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly place: S3Place;
      readonly credentials: S3Credentials | null;
      /** For copies of files on this machine. */
      readonly copies: string;
      /** Short in tests. */
      readonly times?: Partial<BucketTimes>;
    };

/** Opens nothing yet: the first file does. */
export async function openFiles(where: FilesPlace): Promise<FileStore> {
  if (where.kind === 'folder') return openFolder(where.folder);
  // Loaded here, because most installations don't need the client.
  const [{ openBucket }, { createS3Files }] = await Promise.all([import('./s3-bucket.ts'), import('./s3-files.ts')]);
  return createS3Files(openBucket(where.place, where.credentials, where.times), where.copies);
}
