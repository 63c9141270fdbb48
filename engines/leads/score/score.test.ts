import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyOf, noFacts, personOf, type LeadCompany, type LeadPerson } from '../facts/index.ts';
import { emailVerdicts } from '@leadlight/vocabulary/values';
import { companyWeights, personWeights, scoreCompany, scorePerson } from './score.ts';

const day = 24 * 60 * 60;
const now = 20_000 * day;
const nobody = personOf(noFacts, now);
const full: LeadPerson = {
  ...nobody,
  name: 'Ana Silva',
  title: 'CEO',
  companyName: 'Acme',
  email: 'ana@acme.example',
  emailVerdict: 'deliverable',
  emailCheckedAt: now,
  phone: '+4989123456',
  linkedin: 'in/ana',
  place: { ...nobody.place, country: 'DE' },
};
const sum = (weights: object): number => (Object.values(weights) as number[]).reduce((total, each) => total + each, 0);

test('a complete, fresh lead with a deliverable address has 1,000 points, and an empty old one 0', () => {
  expect(scorePerson(full, now, now)).toBe(1000);
  expect(scorePerson(nobody, 0, now)).toBe(0);
  expect(sum(personWeights)).toBe(500);
  expect(sum(companyWeights)).toBe(500);
});

test('freshness halves every year', () => {
  expect(scorePerson(full, now - 365 * day, now)).toBe(900);
});

test('a verdict counts fully for 30 days, then decreases until it counts as unverified after 180', () => {
  const score = (days: number): number => scorePerson({ ...full, emailCheckedAt: now - days * day }, now, now);
  expect(score(30)).toBe(1000);
  expect(score(105)).toBe(900);
  expect(score(180)).toBe(scorePerson({ ...full, emailVerdict: 'not_checked', emailCheckedAt: null }, now, now));
});

test('a company is scored without an email address', () => {
  const company: LeadCompany = { ...companyOf(noFacts, now), name: 'Acme', domain: 'acme.example' };
  expect(scoreCompany(company, now, now)).toBe(Math.round(((60 + 120 + 200) * 1000) / 700));
});

test('more data never lowers the score, and it stays between 0 and 1,000', () => {
  const anyPerson = fc.record({
    name: fc.option(fc.constant('Ana')),
    title: fc.option(fc.constant('CEO')),
    email: fc.option(fc.constant('a@x.example')),
    phone: fc.option(fc.constant('+1')),
    linkedin: fc.option(fc.constant('in/a')),
    emailVerdict: fc.constantFrom(...emailVerdicts),
    emailCheckedAt: fc.option(fc.integer({ min: 0, max: now })),
  });
  fc.assert(
    fc.property(
      anyPerson,
      fc.integer({ min: 0, max: now + day }),
      fc.constantFrom('name', 'title', 'phone', 'linkedin'),
      (some, freshestAt, field) => {
        const person: LeadPerson = { ...nobody, ...some };
        const score = scorePerson(person, freshestAt, now);
        expect(Number.isInteger(score) && score >= 0 && score <= 1000).toBe(true);
        expect(scorePerson({ ...person, [field]: 'known' }, freshestAt, now)).toBeGreaterThanOrEqual(score);
      },
    ),
  );
});
