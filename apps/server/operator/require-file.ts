/** The files that commands read. */
import { statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** @throws StartError if there is no such file, or it is a folder */
export function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new StartError(`${path} does not exist.`);
  if (found.isDirectory()) throw new StartError(`${path} is a folder. Specify a file.`);
}
