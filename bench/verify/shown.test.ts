import { expect, test } from 'vitest';
import { shown } from './shown.ts';

test.for([
  [{ part: 0, whole: 0 }, '–'],
  [{ part: 64, whole: 100 }, '64.0 % (54.2–72.7)'],
  [{ part: 400, whole: 400 }, '100.0 % (99.0–100.0)'],
  [{ part: 13_268, whole: 13_268 }, '100.0 % (99.97–100.0)'],
  [{ part: 0, whole: 21_740 }, '0.0 % (0.0–0.02)'],
] as const)('%o is shown as %s', ([share, text]) => {
  expect(shown(share)).toBe(text);
});
