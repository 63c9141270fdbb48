/**
 * The table of official titles is what titles.tsv and the readers of codes and words say. Here, because engines read no files.
 * `npx vitest run bench/industries -u` writes it.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeTitles } from '../../engines/vocabulary/industries/classifications/title-industries.ts';

const folder = '../../engines/vocabulary/industries/classifications/';
const lines = readFileSync(new URL(`${folder}titles.tsv`, import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);

test('title-fingerprints.json has the titles of titles.tsv', async () => {
  await expect(`${JSON.stringify(makeTitles(lines))}\n`).toMatchFileSnapshot(`${folder}title-fingerprints.json`);
});
