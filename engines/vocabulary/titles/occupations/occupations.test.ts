import { expect, test } from 'vitest';
import { readTitle } from '../index.ts';

test.each([
  ['Addetto ai servizi generali', 'operations'],
  ['Responsabile dei sistemi informativi', 'it'],
  ['Addetta alle vendite', 'sales'],
  ['Responsable des achats', 'operations'],
  ['Chargée de recrutement', 'hr'],
])('the field behind a role says the department: %s', (title, department) => {
  expect(readTitle(title).department).toBe(department);
});

test('"ai" is an article between Italian words only', () => {
  expect(readTitle('Lead AI Engineer').department).toBe('data');
  expect(readTitle('Addetto ai servizi generali').department).not.toBe('data');
});

test('a role without a field says no department', () => {
  expect(readTitle('Responsable').department).toBeNull();
  expect(readTitle('Addetto').department).toBeNull();
});
