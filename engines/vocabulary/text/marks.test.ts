import { expect, test } from 'vitest';
import { hasPiledMarks, withoutPiledMarks } from './marks.ts';

test.for(['Ségolène', 'e' + '\u0301'.repeat(30), 'Nguyễn Thị Hằng', 'क्षत्रिय', 'שָׁלוֹם', 'ﾊﾟﾋﾟﾌﾟ', 'e\u0301'.repeat(1_000), ''])(
  'text as languages write it stays: %s',
  (text) => {
    expect([hasPiledMarks(text), withoutPiledMarks(text)]).toEqual([false, text]);
  },
);

test.for([
  ['one mark', '\u0301'],
  ['marks of different classes', '\u0301\u0327\u0338'],
  ['halfwidth kana marks between others', '\u0301ﾞ'],
] as const)('of a pile of %s, thirty stay', ([, marks]) => {
  const piled = `Ana ${marks.repeat(1_000)} Silva`;
  expect(hasPiledMarks(piled)).toBe(true);
  const cut = withoutPiledMarks(piled);
  expect([cut.length, hasPiledMarks(cut), cut.endsWith(' Silva')]).toEqual(['Ana  Silva'.length + 30, false, true]);
});
