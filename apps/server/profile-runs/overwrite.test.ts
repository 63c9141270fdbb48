/** What happens to values that are found for fields that have another one. */
import { currentFact, packFacts, type Fact, type SourceKind } from '@leadlight/leads';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideFound, isFieldAskedAgain, keyText, proposalKeyOf, type KnownPerson } from './overwrite.ts';

const seconds = 2_000_000_000;
const day = 86_400;
const fact = (field: string, value: string, source: SourceKind = 'provider', daysAgo = 0, locator = 'Hunter'): Fact => ({
  field,
  value,
  evidence: { source, locator, row: null, snippet: null, fetchedAt: seconds - daysAgo * day, hash: null },
  retractedAt: null,
});
const knowing = (facts: readonly Fact[], policies: Record<string, string>, more: Partial<KnownPerson> = {}): KnownPerson => ({
  overwrite: { policies, olderThanDays: 180 },
  facts: packFacts(facts),
  checks: [],
  seconds,
  ...more,
});
const valuesOf = (facts: readonly Fact[]) => facts.map(({ value }) => value);
const none = new Set<string>();

describe('a value that is found', () => {
  test.for<[field: string, known: string, found: string]>([
    ['phone', '+49 30 1234567', '+493012 34567'],
    ['linkedin', 'https://www.linkedin.com/in/ana', 'https://de.linkedin.com/in/ANA?trk=x'],
    ['companyName', 'Acme', 'Acme GmbH'],
    ['location', 'Berlin, Germany', 'Berlin, Deutschland'],
    ['location', 'Berlin, Germany', 'Germany'],
    ['title', 'Head of Sales', 'head of sales'],
    ['email', 'ana@acme.test', 'Ana@acme.test'],
  ])('%s: "%s" is no other value than "%s"', ([field, known, found]) => {
    const policies = {
      phone: 'always_ask',
      linkedin: 'always_ask',
      employer: 'always_ask',
      location: 'always_ask',
      title: 'always_ask',
      email: 'always_ask',
    };
    const checks = [{ address: 'ana@acme.test', verdict: 'deliverable', checkedAt: seconds }] as const;
    expect(decideFound(knowing([fact(field, known, 'import', 9)], policies, { checks }), [fact(field, found)], none).proposed).toEqual([]);
  });

  test('that is not newer stays beside the known one, which is still shown, and the step says why', () => {
    const known = knowing([fact('title', 'CEO', 'import', 1)], { title: 'newer_and_proven' });
    const decided = decideFound(known, [fact('title', 'CFO', 'provider', 30)], none);
    expect([valuesOf(decided.written), decided.replacing]).toEqual([['CFO'], []]);
    expect([...decided.reasons.values()]).toEqual(['Not newer than the value that is known.']);
    // A website is trusted more than a file, so that its value would be shown: it is left out.
    expect(decideFound(known, [fact('title', 'CFO', 'website', 30)], none).written).toEqual([]);
  });

  test('an address that our verification did not confirm neither replaces another one nor is proposed', () => {
    for (const email of ['newer_and_proven', 'always_ask']) {
      const known = knowing([fact('email', 'ana@acme.test', 'import', 9)], { email });
      const decided = decideFound(known, [fact('email', 'a.silva@acme.test')], none);
      expect([decided.written, decided.proposed]).toEqual([[], []]);
    }
  });

  test('under "only empty" it is written as before, whatever is known', () => {
    const title = fc.record({
      value: fc.constantFrom('a', 'b', 'c'),
      source: fc.constantFrom<SourceKind>('hand', 'website', 'import', 'provider'),
      age: fc.nat(400),
    });
    fc.assert(
      fc.property(fc.array(title), fc.array(title), (known, found) => {
        const facts = (of: typeof known) => of.map(({ value, source, age }) => fact('title', value, source, age));
        const decided = decideFound(knowing(facts(known), {}), facts(found), none);
        expect(decided).toMatchObject({ written: facts(found), replacing: [], proposed: [] });
      }),
    );
  });

  test('nothing that is shown changes under "always ask", and what a member typed never changes under "newer and proven"', () => {
    const title = fc.record({
      value: fc.constantFrom('a', 'b', 'c'),
      source: fc.constantFrom<SourceKind>('hand', 'website', 'import', 'provider'),
      age: fc.nat(400),
    });
    fc.assert(
      fc.property(
        fc.array(title, { minLength: 1 }),
        fc.array(title),
        fc.constantFrom('always_ask', 'newer_and_proven'),
        (known, found, policy) => {
          const facts = (of: typeof known) => of.map(({ value, source, age }) => fact('title', value, source, age));
          const before = packFacts(facts(known));
          const shown = currentFact(before, 'title', seconds);
          const decided = decideFound(
            knowing(facts(known), { title: policy }),
            facts(found).filter(({ evidence }) => evidence.source !== 'hand'),
            none,
          );
          const after = currentFact(packFacts([...facts(known), ...decided.written]), 'title', seconds);
          const mayChange = policy === 'newer_and_proven' && shown?.evidence.source !== 'hand';
          const isAllowed = after?.value === shown?.value || (mayChange && decided.replacing.some(({ value }) => value === after?.value));
          expect(isAllowed).toBe(true);
        },
      ),
    );
  });

  test('that a member rejected is not written for that source, under every policy, and for others is', () => {
    const rejected = new Set([keyText(proposalKeyOf(fact('title', 'Chief  Executive', 'provider')))]);
    for (const title of ['only_empty', 'newer_and_proven', 'always_ask']) {
      expect(decideFound(knowing([], { title }), [fact('title', 'chief executive')], rejected).written).toEqual([]);
      expect(
        decideFound(knowing([], { title }), [fact('title', 'chief executive', 'provider', 0, 'Apollo')], rejected).written,
      ).toHaveLength(1);
    }
  });
});

describe('a filled field', () => {
  test('is asked about until a value replaces, confirms or is proposed for it', () => {
    const known = knowing([fact('title', 'CEO', 'import', 1)], { title: 'newer_and_proven' });
    expect(isFieldAskedAgain(known, 'title', [])).toBe(true);
    expect(isFieldAskedAgain(known, 'title', [fact('title', 'CFO', 'provider', 30)])).toBe(true);
    expect(isFieldAskedAgain(known, 'title', [fact('title', 'CFO')])).toBe(false);
    expect(isFieldAskedAgain(known, 'title', [fact('title', 'ceo', 'provider', 30)])).toBe(false);
    expect(isFieldAskedAgain(known, 'location', [])).toBe(false);
  });

  test('an address is asked about when its verification is old, not when the address is', () => {
    const known = (checkedAt: number) =>
      knowing(
        [fact('email', 'ana@acme.test', 'import', 900)],
        { email: 'newer_and_proven' },
        {
          checks: [{ address: 'ana@acme.test', verdict: 'deliverable', checkedAt }],
        },
      );
    expect(isFieldAskedAgain(known(seconds - 10 * day), 'email', [])).toBe(false);
    expect(isFieldAskedAgain(known(seconds - 200 * day), 'email', [])).toBe(true);
  });
});
