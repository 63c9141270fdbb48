/** Occupations of English, German and Dutch that the other tables lack, and German and Dutch ones by their ends. */
import { expect, test } from 'vitest';
import { readTitle } from '../title.ts';

test.each([
  ['Steeplejack', 'other'],
  ['Purchase Ledger Clerk', 'finance'],
  ['Court Stenographer', 'legal'],
  ['Intarsienmacherin', 'other'],
  ['Schleusenwärter', 'operations'],
  ['Cambist', 'finance'],
] as const)('%s is listed: %s', (title, department) => {
  expect(readTitle(title)).toMatchObject({ seniorities: ['entry'], department });
});

test.each([
  ['Kupferverzinker', 'operations'],
  ['Tapetendruckerin', 'operations'],
  ['lelieplantenteler', 'other'],
  ['Teppichgroßhändler', 'sales'],
  ['Dekorgestalterin', 'design'],
] as const)('the end of %s says that it is an occupation: %s', (title, department) => {
  expect(readTitle(title)).toMatchObject({ seniorities: ['entry'], department });
});

test.each(['Neubauer', 'Wegschmied', 'Kuiper', 'Model Railways', 'Non Executive'])('the name or word %s is no occupation', (text) => {
  expect(readTitle(text).department).not.toBe('other');
});
