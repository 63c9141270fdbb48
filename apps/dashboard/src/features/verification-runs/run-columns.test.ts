import { expect, test } from 'vitest';
import type { VerificationFile } from '../../api/contract.ts';
import { areComplete, columnsGuessed, withColumn } from './run-columns.ts';

const columns = (...guesses: VerificationFile['columns'][number]['guess'][]) =>
  ({ columns: guesses.map((guess, column) => ({ column, guess, header: null, samples: [] })) }) as unknown as VerificationFile;

test('a guess is used once, and only if the run needs it', () => {
  expect(columnsGuessed('verify', columns('name', 'address', 'address'))).toEqual([{ column: 1, target: 'address' }]);
  expect(columnsGuessed('find', columns('name', 'address', 'domain'))).toEqual([
    { column: 0, target: 'name' },
    { column: 2, target: 'domain' },
  ]);
});

test('a target that is chosen for one column is removed from another', () => {
  expect(withColumn([{ column: 1, target: 'address' }], 2, 'address')).toEqual([{ column: 2, target: 'address' }]);
  expect(withColumn([{ column: 1, target: 'address' }], 1, null)).toEqual([]);
});

test('finding needs the domain and the whole name', () => {
  const of = (...targets: ('name' | 'first_name' | 'last_name' | 'domain')[]) => targets.map((target, column) => ({ column, target }));
  expect(areComplete('find', of('domain', 'first_name'))).toBe(false);
  expect(areComplete('find', of('domain', 'first_name', 'last_name'))).toBe(true);
  expect(areComplete('find', of('domain', 'name'))).toBe(true);
  expect(areComplete('find', of('name'))).toBe(false);
});
