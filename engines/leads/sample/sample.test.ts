import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyOf, packFacts, personOf, unpackFacts } from '../facts/index.ts';
import { isReserved } from '@leadlight/vocabulary/identity';
import { randomFrom, zipf } from './random.ts';
import { generateSample, sampleCompanyCount } from './sample.ts';
import type { SampleCompany, SamplePerson } from './sample-leads.ts';

const now = 1_760_000_000;
const sample = (leads: number, seed: number): (SampleCompany | SamplePerson)[] => [...generateSample({ leads, seed, now })];
const isPerson = (each: SampleCompany | SamplePerson): each is SamplePerson => each.kind === 'person';

const pool = sample(4000, 7);
const people = pool.filter(isPerson);

test('the same seed generates the same sample, another seed another one', () => {
  expect(sample(300, 7)).toEqual(sample(300, 7));
  expect(sample(300, 8)).not.toEqual(sample(300, 7));
});

test('yields companies before their people, as many as requested', () => {
  expect(people).toHaveLength(4000);
  const companies = pool.slice(0, sampleCompanyCount(4000));
  expect(companies.every(({ kind, number }, index) => kind === 'company' && number === index)).toBe(true);
  expect(people.every(({ companyNumber }) => companyNumber < companies.length)).toBe(true);
});

describe('refers to nobody real', () => {
  test('every domain is reserved, every fact has the source sample, and there are no LinkedIn handles', () => {
    for (const each of pool) {
      const lead = each.kind === 'person' ? each.person : each.company;
      expect(lead.isSample).toBe(true);
      expect(lead.linkedin).toBeNull();
      expect(isReserved((each.kind === 'person' ? each.person.companyDomain : each.company.domain) ?? '')).toBe(true);
      expect(each.facts.e.every(([source]) => source === 'sample')).toBe(true);
    }
    expect(people.every(({ person }) => person.email === null || isReserved(person.email.replace(/^.*@/, '')))).toBe(true);
  });

  test('phone numbers are from ranges reserved for fiction', () => {
    const reserved =
      /^\+(?:1\d{3}55501\d\d|44(?:207946|1\d[1-9]496|1\d1496|292018|163296)0\d{3}|49(?:30231|40669|69900|221471|89999)\d{3,6}|4917139200\d\d|33(?:19900|26191|35301|46571|63998)\d{4}|3532091\d{5}|61[2378]5550\d{4}|46(?:846500|31390|40628)\d{3,4})$/;
    for (const { person } of people) expect(person.phone ?? '+12125550100').toMatch(reserved);
  });
});

test('the yielded leads match their facts', () => {
  for (const each of pool) {
    expect(packFacts(unpackFacts(each.facts))).toEqual(each.facts);
    if (each.kind === 'company') expect(companyOf(each.facts, now)).toEqual(each.company);
    else {
      const { email: address, emailVerdict: verdict, emailCheckedAt: checkedAt } = each.person;
      expect(personOf(each.facts, now, address === null || checkedAt === null ? null : { address, verdict, checkedAt })).toEqual(
        each.person,
      );
    }
    expect(each.freshestAt).toBeLessThanOrEqual(now);
  }
});

test('a few titles and countries cover most people, and many titles occur once', () => {
  const countOf = (values: (string | null)[]): number[] =>
    [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length).toSorted((a, b) => b - a);
  const titles = countOf(people.map(({ person }) => person.title));
  expect(titles[0]).toBeGreaterThan(40);
  expect(titles.filter((count) => count === 1).length).toBeGreaterThan(400);
  const countries = countOf(people.map(({ person }) => person.place.country));
  expect(countries.slice(0, 5).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2000);
});

test('random numbers are deterministic, in range, and evenly distributed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, count) => {
      const [a, b] = [randomFrom(seed), randomFrom(0)];
      b.restart(seed);
      for (let round = 0; round < 20; round += 1) {
        const number = a.below(count);
        expect(b.below(count)).toBe(number);
        expect(number >= 0 && number < count).toBe(true);
      }
    }),
  );
  const random = randomFrom(1);
  const tenths = Array<number>(10).fill(0);
  for (let round = 0; round < 100_000; round += 1) {
    const tenth = random.below(10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test("Zipf's law: the first of a hundred is about twice as frequent as the second", () => {
  const [random, choose] = [randomFrom(1), zipf(100, 1)];
  const counts = Array<number>(100).fill(0);
  for (let round = 0; round < 100_000; round += 1) {
    const index = choose(random);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  expect((counts[0] ?? 0) / (counts[1] ?? 1)).toBeCloseTo(2, 0);
});
