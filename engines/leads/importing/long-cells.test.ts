/** Cells as long as a cell may be, of what patterns take longest to read. Where the time grows with the square of the length, this takes hours. */
import { describe, expect, test } from 'vitest';
import { plainTextOf } from './cell-text.ts';
import { maxCellLength } from './errors.ts';
import { importTargets } from './import-targets.ts';
import { guessMapping } from './mapping.ts';
import { readRow, type RowSource } from './rows.ts';

const source: RowSource = { locator: 'import-1/list.csv', hash: 'abc', importedAt: 1_700_000_000, source: 'import' };
const repeated = [
  'a',
  ' ',
  '\n',
  '\t',
  ',',
  "'",
  '"',
  '.',
  '-',
  '(',
  '[',
  '<a ',
  '<script>',
  '&',
  '@',
  'a@',
  '*',
  '~',
  '1',
  '1,',
  '/',
  '漢',
  'a ',
];
const longCells = repeated.map((text) => `a${text.repeat(maxCellLength / text.length - 2)}b`);

describe.for(['people', 'companies'] as const)('a list of %s', (kind) => {
  test.for(importTargets)('reads a long cell of %s', (target) => {
    const mapping = {
      kind,
      targets: [kind === 'people' ? 'name' : 'company.name', target] as const,
      header: ['Name', 'X'],
      dateOrder: null,
    };
    for (const cell of longCells) expect(readRow(['Ana Silva', cell], mapping, 2, source).kind).not.toBe('blank');
  });
});

test('long names of columns and long cells are guessed', () => {
  for (const cell of longCells)
    expect(
      guessMapping(
        [cell, 'X'],
        Array.from({ length: 50 }, () => ['b', cell]),
      ).columns,
    ).toHaveLength(2);
});

test.for([
  ['linkedin', 'person.linkedin', 'https://www.linkedin.com/in/ana-silva'],
  ['email', 'person.email', 'ana@acme.com'],
] as const)(
  'a %s at the beginning of a text that is too long to be one stays as an extra field, and the row says so',
  ([, target, text]) => {
    const mapping = { kind: 'people', targets: ['name', target], header: ['Name', 'Contact'], dateOrder: null } as const;
    const cell = text + '.'.repeat(30_000);
    const row = readRow(['Ana Silva', cell], mapping, 2, source);
    if (row.kind !== 'facts') throw new Error(row.kind);
    expect(row.notes.map(({ column }) => column)).toEqual(['Contact']);
    expect(row.person.find(({ field }) => field === 'extra.Contact')?.value).toBe(cell);
  },
);

test('the first of a hundred addresses in a cell is read', () => {
  const cell = Array.from({ length: 100 }, (_none, n) => `somebody.with.a.long.name${n}@acme.com`).join('; ');
  const mapping = { kind: 'people', targets: ['name', 'person.email'], header: ['Name', 'Email'], dateOrder: null } as const;
  const row = readRow(['Ana Silva', cell], mapping, 2, source);
  if (row.kind !== 'facts') throw new Error(row.kind);
  expect(row.person.find(({ field }) => field === 'email')?.value).toBe('somebody.with.a.long.name0@acme.com');
});

test('tags of HTML are removed from a text, and what is never closed stays', () => {
  expect(plainTextOf('<p class="a">One</p><br>two <script>let x = "<b>";</script><b>three</b>')).toBe('One\ntwo three');
  expect(plainTextOf('a <b>b</b> <script> c < d <i')).toBe('a b c < d <i');
  expect(plainTextOf('1 < 2 <and')).toBe('1 < 2 <and');
});
