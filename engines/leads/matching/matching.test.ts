import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCompanies, companyBlockingKeys, companyLookupKeys, type CompanyIdentity } from './companies.ts';
import { planMerges } from './merge-plan.ts';
import { comparePeople, personBlockingKeys, personIdentity, type PersonIdentity } from './people.ts';

const person = (over: Partial<PersonIdentity>): PersonIdentity => ({
  linkedin: [],
  emails: [],
  name: null,
  domain: null,
  companyName: null,
  ...over,
});
const company = (over: Partial<CompanyIdentity>): CompanyIdentity => ({ domain: null, linkedin: null, name: null, country: null, ...over });

describe('comparePeople', () => {
  test('is certain with the same LinkedIn handle, the same address, or the same name at one domain', () => {
    expect(comparePeople(person({ linkedin: ['in/ana'] }), person({ linkedin: ['in/ana'] }))).toEqual({
      kind: 'certain',
      reason: 'same_linkedin',
    });
    expect(comparePeople(person({ emails: ['ana@acme.com'] }), person({ emails: ['ana@acme.com'] }))).toMatchObject({ kind: 'certain' });
    const ana = person({ name: 'ana silva', domain: 'acme.com' });
    expect(comparePeople(ana, ana)).toEqual({ kind: 'certain', reason: 'same_name_and_domain' });
  });

  test('is doubtful when something contradicts', () => {
    const pairs: [PersonIdentity, PersonIdentity, string][] = [
      [person({ emails: ['a@x.com'], name: 'ana silva' }), person({ emails: ['a@x.com'], name: 'bob jones' }), 'same_email_other_name'],
      [
        person({ emails: ['a@x.com'], linkedin: ['in/a'] }),
        person({ emails: ['a@x.com'], linkedin: ['in/b'] }),
        'same_email_other_linkedin',
      ],
      [person({ linkedin: ['in/a'], name: 'ana silva' }), person({ linkedin: ['in/a'], name: 'bob jones' }), 'same_linkedin_other_name'],
      [
        person({ name: 'ana silva', domain: 'x.com', linkedin: ['in/a'] }),
        person({ name: 'ana silva', domain: 'x.com', linkedin: ['in/b'] }),
        'same_name_and_domain_other_linkedin',
      ],
      [
        person({ name: 'ana silva', domain: 'x.com', emails: ['ana@x.com'] }),
        person({ name: 'ana silva', domain: 'x.com', emails: ['ana2@x.com'] }),
        'same_name_and_domain_other_email',
      ],
      [person({ name: 'ana silva', companyName: 'acme' }), person({ name: 'ana silva', companyName: 'acme' }), 'same_name_and_company'],
      [person({ emails: ['info@x.com'] }), person({ emails: ['info@x.com'] }), 'same_function_address'],
    ];
    for (const [a, b, reason] of pairs) expect(comparePeople(a, b)).toEqual({ kind: 'doubtful', reason });
  });

  test('is different with only a name, one word at one employer, or a role address with two names', () => {
    expect(comparePeople(person({ name: 'ana silva' }), person({ name: 'ana silva' })).kind).toBe('different');
    expect(comparePeople(person({ name: 'ana', domain: 'x.com' }), person({ name: 'ana', domain: 'x.com' })).kind).toBe('different');
    const info = { emails: ['info@x.com'] };
    expect(comparePeople(person({ ...info, name: 'ana silva' }), person({ ...info, name: 'bob jones' })).kind).toBe('different');
  });

  test('a slug and an opaque ID do not contradict each other', () => {
    const [slug, id] = [person({ emails: ['a@x.com'], linkedin: ['in/a'] }), person({ emails: ['a@x.com'], linkedin: ['member/ACoAAB'] })];
    expect(comparePeople(slug, id)).toEqual({ kind: 'certain', reason: 'same_email' });
  });

  test('personIdentity uses the keys of address, handle, and name parts', () => {
    expect(
      personIdentity({
        name: null,
        firstName: 'Ana',
        lastName: 'Sílva',
        email: 'ANA@Acme.com',
        personalEmail: null,
        linkedin: 'in/ana-silva',
        companyDomain: 'acme.com',
        companyName: 'Acme Inc.',
      }),
    ).toEqual({ linkedin: ['in/ana-silva'], emails: ['ana@acme.com'], name: 'ana silva', domain: 'acme.com', companyName: 'acme' });
  });
});

describe('compareCompanies', () => {
  test.for<[CompanyIdentity, CompanyIdentity, string, string]>([
    [company({ domain: 'x.com' }), company({ domain: 'x.com' }), 'certain', 'same_domain'],
    [company({ linkedin: 'company/x' }), company({ linkedin: 'company/x' }), 'certain', 'same_linkedin'],
    [
      company({ domain: 'x.com', linkedin: 'company/x' }),
      company({ domain: 'x.com', linkedin: 'company/y' }),
      'doubtful',
      'same_domain_other_linkedin',
    ],
    [company({ name: 'acme' }), company({ name: 'acme' }), 'doubtful', 'same_name'],
    [company({ name: 'acme', country: 'DE' }), company({ name: 'acme', country: 'US' }), 'different', 'nothing_in_common'],
    [company({ name: 'acme', domain: 'a.com' }), company({ name: 'acme', domain: 'b.com' }), 'different', 'nothing_in_common'],
  ])('%j and %j', ([a, b, kind, reason]) => {
    expect(compareCompanies(a, b)).toEqual({ kind, reason });
  });
});

const few = (...values: string[]): fc.Arbitrary<string> => fc.constantFrom(...values);
const anyPerson: fc.Arbitrary<PersonIdentity> = fc.record({
  linkedin: fc.array(few('in/a', 'in/b', 'member/x'), { maxLength: 2 }),
  emails: fc.array(few('a@x.com', 'b@x.com', 'info@x.com', 'a@gmail.com'), { maxLength: 2 }),
  name: fc.option(few('ana silva', 'bob jones', 'ana')),
  domain: fc.option(few('x.com', 'y.com')),
  companyName: fc.option(few('x', 'y')),
});
const anyCompany: fc.Arbitrary<CompanyIdentity> = fc.record({
  domain: fc.option(few('x.com', 'y.com')),
  linkedin: fc.option(few('company/x', 'company/y', 'company-id/1')),
  name: fc.option(few('x', 'y')),
  country: fc.option(few('DE', 'US')),
});

test('comparison is symmetric, and records without a common blocking key are always different', () => {
  fc.assert(
    fc.property(anyPerson, anyPerson, (a, b) => {
      const match = comparePeople(a, b);
      expect(comparePeople(b, a)).toEqual(match);
      if (!personBlockingKeys(a).some((key) => personBlockingKeys(b).includes(key))) expect(match.kind).toBe('different');
    }),
  );
  fc.assert(
    fc.property(anyCompany, anyCompany, (a, b) => {
      const match = compareCompanies(a, b);
      expect(compareCompanies(b, a)).toEqual(match);
      if (!companyLookupKeys(a).some((key) => companyBlockingKeys(b).includes(key))) expect(match.kind).toBe('different');
    }),
  );
});

describe('planMerges', () => {
  const certain = { kind: 'certain', reason: 'r' } as const;
  const doubtful = { kind: 'doubtful', reason: 'r' } as const;

  test('is transitive and keeps the first', () => {
    const plan = planMerges(
      ['a', 'b', 'c', 'd'],
      [
        { a: 'c', b: 'b', match: certain },
        { a: 'b', b: 'a', match: certain },
      ],
    );
    expect(plan).toEqual({ merges: [{ keep: 'a', take: ['b', 'c'] }], doubtful: [] });
  });

  test('merges nothing of a contradictory group and queues its pairs', () => {
    const compared = [
      { a: 'a', b: 'b', match: certain },
      { a: 'b', b: 'c', match: certain },
      { a: 'a', b: 'c', match: doubtful },
    ];
    expect(planMerges(['a', 'b', 'c'], compared)).toEqual({ merges: [], doubtful: compared });
  });

  test('puts every record into at most one merge', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const pair = fc.record({
      a: few(...ids),
      b: few(...ids),
      match: fc.constantFrom(certain, doubtful, { kind: 'different', reason: 'r' } as const),
    });
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (compared) => {
        const all = planMerges(ids, compared).merges.flatMap(({ keep, take }) => [keep, ...take]);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
