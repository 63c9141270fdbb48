import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkedRows, firstRows } from './file-top.ts';
import { isFilled } from './files/rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-top-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a preview keeps no more blank rows than it compares, however many a program wrote before the next lead', async () => {
  const path = join(folder, 'gap.csv');
  const leads = Array.from({ length: 250 }, (_none, at) => `Lead ${at},lead-${at}.com`);
  writeFileSync(path, ['Name,Website', leads[0], ...Array.from({ length: 30_000 }, () => ','), ...leads.slice(1), ''].join('\n'));
  const read = await firstRows(path, { format: 'csv', encoding: 'utf-8', delimiter: ',', lineBreak: 'lf', width: 2 }, 2, 100);
  expect(
    read
      .slice(0, 100)
      .filter(isFilled)
      .map(({ cells }) => cells[0]),
  ).toEqual(['Lead 0']);
  expect(
    read
      .filter(isFilled)
      .slice(0, checkedRows)
      .map(({ cells }) => cells[0]),
  ).toEqual(Array.from({ length: checkedRows }, (_none, at) => `Lead ${at}`));
  expect(read.filter((row) => !isFilled(row))).toHaveLength(99);
});
