/** A digest of all files of a chart, by which a test notices that its rendered form is out of date. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} folder */
export function chartDigest(folder) {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(`${entry.slice(folder.length).replaceAll('\\', '/')}\n`).update(readFileSync(entry));
  return hash.digest('hex').slice(0, 32);
}
