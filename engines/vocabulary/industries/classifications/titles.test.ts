/** The table of official titles is what titles.tsv and the readers of codes and words say. `npx vitest run engines/vocabulary/industries/classifications -u` writes it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeTitles } from './title-industries.ts';

const lines = readFileSync(new URL('titles.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);

test('title-fingerprints.json has the titles of titles.tsv', async () => {
  await expect(`${JSON.stringify(makeTitles(lines))}\n`).toMatchFileSnapshot('title-fingerprints.json');
});
