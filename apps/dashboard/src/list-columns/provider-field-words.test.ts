import { expect, test } from 'vitest';
import { fieldGroupsOf, offeredTo, wordCallPrice } from './provider-field-words.ts';

const price = { usualMicros: 20_000, mostMicros: 20_000, charges: 'per_match', note: '' } as const;
const field = (about: 'person' | 'company', label: string) => ({ about, pointer: `/${label}`, label, type: 'text' }) as const;
const hunter = {
  connectionId: 'h',
  provider: 'hunter',
  name: 'Hunter',
  person: price,
  company: { ...price, mostMicros: 50_000 },
  fields: [field('person', 'Seniority'), field('company', 'Sector')],
};
const ofPeople = { ...hunter, connectionId: 'p', fields: [field('person', 'Skills')] };
const own = { ...hunter, connectionId: 'o', provider: 'own', name: 'Scores', company: null, fields: [] };

test('a list of companies is offered fields of companies only, and a list of people both', () => {
  const all = [hunter, ofPeople, own];
  expect(offeredTo('people', all).map(({ connectionId }) => connectionId)).toEqual(['h', 'p', 'o']);
  expect(offeredTo('companies', all).map(({ connectionId }) => connectionId)).toEqual(['h']);
  const labels = (kind: 'people' | 'companies') =>
    fieldGroupsOf(kind, hunter).map((group) => [group.label, ...group.fields.map((each) => each.label)]);
  expect(labels('people')).toEqual([
    ['Person', 'Seniority'],
    ['Employer', 'Sector'],
  ]);
  expect(labels('companies')).toEqual([['Company', 'Sector']]);
});

test('the price of a call is shown before the field is chosen', () => {
  expect(wordCallPrice(hunter, 'person')).toBe('Hunter charges $0.02 for each person that it finds.');
  expect(wordCallPrice(hunter, 'company')).toBe('Hunter usually charges $0.02, at most $0.05, for each company that it finds.');
  expect(wordCallPrice({ ...hunter, person: { ...price, charges: 'per_call' } }, 'person')).toBe(
    'Hunter charges $0.02 for each person, found or not.',
  );
  expect(wordCallPrice({ ...hunter, person: { ...price, usualMicros: 0, mostMicros: 0 } }, 'person')).toBe('Hunter charges nothing.');
  expect(wordCallPrice({ ...hunter, person: { ...price, usualMicros: null, mostMicros: null } }, 'person')).toContain('isn’t set');
});
