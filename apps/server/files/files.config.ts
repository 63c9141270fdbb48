/** Where uploaded files are kept, read from the environment once. docs/application.md explains each variable. */
import { join } from 'node:path';
import { readS3Place, type FilesPlace } from '@leadlight/adapters/files';
import { StartError } from '../start-error.ts';

/** Null for the folder `uploads` in DATA_DIR. */
export type FilesConfig = Omit<Extract<FilesPlace, { kind: 's3' }>, 'kind' | 'copies'> | null;

/** @throws StartError with one line for each wrong variable, without its value, which may be a secret */
export function readFilesConfig(env: NodeJS.ProcessEnv): FilesConfig {
  if (!env['FILES_URL']) return null;
  const place = readS3Place(env['FILES_URL']);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = env;
  const wrong: string[] = [];
  if (!place)
    wrong.push(
      'FILES_URL has a value that is not shown; expected s3://bucket/prefix?region=…&endpoint=https://…, without keys (docs/application.md#files_url).',
    );
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    wrong.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed together (docs/application.md#aws_access_key_id).');
  if (!place || wrong.length > 0) throw new StartError(wrong.join('\n'));
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) } : null;
  return { place, credentials };
}

/** What a process needs to open the store; sent to other processes over their private channel. */
export function filesPlaceOf({ files, dataDir }: { readonly files: FilesConfig; readonly dataDir: string }): FilesPlace {
  return files ? { kind: 's3', ...files, copies: join(dataDir, 'files') } : { kind: 'folder', folder: join(dataDir, 'uploads') };
}
