import { expect, test } from 'vitest';
import { findOnSite } from './site-person.ts';

const person = (name: string, email: string | null = null, linkedin: string | null = null) => ({ name, email, linkedin });
const nobody = { name: null, linkedin: null, emails: [] };
const team = [
  person('Ana Silva', 'ana@acme.test'),
  person('Müller, Jörg', null, 'https://de.linkedin.com/in/joerg-mueller'),
  person('Ben Klein'),
  person('Ben Klein'),
];

test('a person is found by address, by profile, or by name in any order and spelling', () => {
  expect(findOnSite(team, { ...nobody, emails: ['ana@acme.test'] })?.name).toBe('Ana Silva');
  expect(findOnSite(team, { ...nobody, linkedin: 'in/joerg-mueller' })?.name).toBe('Müller, Jörg');
  expect(findOnSite(team, { ...nobody, name: 'Joerg Mueller' })?.name).toBe('Müller, Jörg');
  expect(findOnSite(team, { ...nobody, name: 'ANA SILVA' })?.name).toBe('Ana Silva');
});

test('of two people with one name, none is taken', () => {
  expect(findOnSite(team, { ...nobody, name: 'Ben Klein' })).toBeNull();
});

test('an address that contains both names finds its owner; one that contains only one finds nobody', () => {
  expect(findOnSite(team, { ...nobody, emails: ['ana.silva@acme.test'] })?.name).toBe('Ana Silva');
  expect(findOnSite(team, { ...nobody, emails: ['silva@acme.test'] })).toBeNull();
  expect(findOnSite(team, { ...nobody, emails: ['ben.klein@acme.test'] })).toBeNull();
});

test('another person is not taken', () => {
  expect(findOnSite(team, { ...nobody, name: 'Anna Silvestri' })).toBeNull();
  expect(findOnSite(team, nobody)).toBeNull();
});
