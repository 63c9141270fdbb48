import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMemberFact, addFacts, mergeFacts, removeSource, retract, undoChoice, undoMerge } from './changing.ts';
import { currentFact } from './current-value.ts';
import { sourceKinds, type Evidence, type Fact, type SourceKind } from './facts.ts';
import { factsOf, noFacts, packFacts, unpackFacts } from './packing.ts';
import { companyOf, personOf } from './views.ts';

const day = 24 * 60 * 60;
const year = 365.25 * day;
const now = 60 * year;

const evidence = (source: SourceKind, fetchedAt = now, locator: string = source): Evidence => ({
  source,
  locator,
  row: null,
  snippet: null,
  fetchedAt,
  hash: null,
});
const fact = (value: string, source: SourceKind, fetchedAt = now, locator: string = source, field = 'title'): Fact => ({
  field,
  value,
  evidence: evidence(source, fetchedAt, locator),
  retractedAt: null,
});
const title = (...facts: Fact[]): unknown => currentFact(packFacts(facts), 'title', now)?.value;

describe('the current value', () => {
  test.each([[['CFO', 'CEO', 'CFO']], [['CEO', 'CFO', 'CEO']], [['jörg', 'Jörg', 'Jorg']]])(
    'is what was typed last of %j, even within one second or by a server whose clock is behind',
    (titles) => {
      for (const step of [0, -5]) {
        let facts = packFacts([fact('Chair', 'filing')]);
        titles.forEach((typed, index) => {
          facts = addMemberFact(facts, 'title', typed, { member: index === 1 ? 'ben' : 'ana', at: now + step * index });
          expect(currentFact(facts, 'title', now)?.value).toBe(typed);
        });
      }
    },
  );

  test('is what a member typed, however old, and contains the member', () => {
    const facts = addMemberFact(packFacts([fact('CEO', 'filing')]), 'title', 'Chair', { member: 'ana', at: now - 9 * year });
    expect(currentFact(facts, 'title', now)).toMatchObject({ value: 'Chair', evidence: { source: 'hand', locator: 'ana' } });
  });

  test('is from the more trusted of two sources of the same age', () => {
    expect(title(fact('CEO', 'provider'), fact('Chair', 'website'))).toBe('Chair');
  });

  test('prefers a fresh import to an old filing', () => {
    expect(title(fact('CEO', 'filing', now - 5 * year), fact('Chair', 'import'))).toBe('Chair');
  });

  test('prefers a value that several sources agree on to one from a slightly more trusted source', () => {
    expect(title(fact('CEO', 'website'), fact('Chair', 'import'), fact('chair', 'directory'))).toBe('CEO');
    expect(title(fact('CEO', 'crm'), fact('Chair', 'import'), fact('chair', 'directory'), fact('CHAIR', 'provider'))).toBe('Chair');
  });

  test('of a name is the full name, even if its initials are newer or more trusted', () => {
    const name = (...values: Fact[]) => currentFact(packFacts(values.map((each) => ({ ...each, field: 'name' }))), 'name', now)?.value;
    const full = fact('Ana Maria Lang', 'provider', now - 5 * year);
    expect(name(full, fact('A. M. Lang', 'website'))).toBe('Ana Maria Lang');
    expect(name(full, fact('Ana M. Lang', 'website'))).toBe('Ana Maria Lang');
    expect(name(fact('A.M. Lang', 'website'), full)).toBe('Ana Maria Lang');
    expect(name(fact('Émile Öz', 'provider', now - year), fact('É Öz', 'import'))).toBe('Émile Öz');
    // Initials of another person, a shorter form, and what a member typed are separate values.
    expect(name(full, fact('B. M. Lang', 'website'))).toBe('B. M. Lang');
    expect(name(full, fact('A. Lang', 'website'))).toBe('A. Lang');
    expect(name(full, fact('A. M. Lang', 'hand', now - 9 * year))).toBe('A. M. Lang');
    expect(title(fact('Vice President', 'provider', now - 5 * year), fact('V. President', 'website'))).toBe('V. President');
  });

  test('is never a retracted value, until it is found again later', () => {
    const facts = retract(packFacts([fact('CEO', 'website', now - day), fact('Chair', 'provider', now - day)]), 'title', 'CEO', now - 10);
    expect(currentFact(facts, 'title', now)?.value).toBe('Chair');
    expect(currentFact(addFacts(facts, [fact('CEO', 'import', now - day)]), 'title', now)?.value).toBe('Chair');
    expect(currentFact(addFacts(facts, [fact('CEO', 'website', now)]), 'title', now)?.value).toBe('CEO');
  });

  test('is a value that was chosen over more trusted ones, until something newer is found or a member types', () => {
    const chosen = { ...fact('Chair', 'provider', now - day), prevailsSince: now - 10 };
    const facts = packFacts([fact('CEO', 'website', now - 20), chosen]);
    expect(currentFact(facts, 'title', now)?.value).toBe('Chair');
    expect(currentFact(addFacts(facts, [fact('CTO', 'website', now)]), 'title', now)?.value).toBe('CTO');
    expect(currentFact(addFacts(facts, [fact('CTO', 'website', now - 11)]), 'title', now)?.value).toBe('Chair');
    expect(currentFact(addMemberFact(facts, 'title', 'COO', { member: 'ana', at: now - 30 }), 'title', now)?.value).toBe('COO');
    const later = { ...fact('CFO', 'import', now - 2 * day), prevailsSince: now - 5 };
    expect(currentFact(addFacts(facts, [later]), 'title', now)?.value).toBe('CFO');
  });

  test('is the replaced value again when the choice is undone, or the source of the chosen value is removed', () => {
    const chosen = { ...fact('Chair', 'provider', now - day), prevailsSince: now - 10 };
    const before = [fact('CEO', 'website', now - 20), fact('CTO', 'provider', now - day)];
    const facts = packFacts([...before, chosen]);
    const undone = undoChoice(facts, 'title', ({ value }) => value === 'Chair');
    expect(undone).toEqual(packFacts(before));
    expect(currentFact(undone, 'title', now)?.value).toBe('CEO');
    expect(currentFact(removeSource(facts, ({ source }) => source === 'provider') ?? noFacts, 'title', now)?.value).toBe('CEO');
  });

  test('stays chosen when the same source repeats the value', () => {
    const chosen = { ...fact('Chair', 'provider', now - day), prevailsSince: now - 10 };
    const again = addFacts(packFacts([fact('CEO', 'website', now - 20), chosen]), [fact('Chair', 'provider', now)]);
    expect(currentFact(again, 'title', now)).toMatchObject({ value: 'Chair', prevailsSince: now - 10 });
  });

  test('is null when no value is known', () => {
    expect(currentFact(noFacts, 'title', now)).toBeNull();
    expect(currentFact(packFacts([fact('CEO', 'website')]), 'toString', now)).toBeNull();
  });
});

test('keeps older facts, newest first', () => {
  const facts = packFacts([fact('CEO', 'website', now - year), fact('Chair', 'website', now), fact('CTO', 'website', now - 2 * year)]);
  expect(factsOf(facts, 'title').map(({ value }) => value)).toEqual(['Chair', 'CEO', 'CTO']);
});

test('adding the same value again keeps one fact with the newer evidence', () => {
  const facts = addFacts(packFacts([fact('CEO', 'website', now - year)]), [fact('CEO', 'website', now)]);
  expect(factsOf(facts, 'title')).toEqual([fact('CEO', 'website', now)]);
});

test('importing the same file twice changes nothing, whatever its name and date', () => {
  const row = (locator: string, at: number): Fact => ({
    ...fact('CEO', 'import'),
    evidence: { ...evidence('import', at, locator), hash: 'abc', row: 7 },
  });
  const once = addFacts(noFacts, [row('a.csv', now - day)]);
  expect(addFacts(once, [row('b.csv', now)])).toEqual(once);
});

test("removing an import's facts keeps those of other sources, and returns null when there are none", () => {
  const facts = packFacts([fact('CEO', 'import', now, 'import-1'), fact('Chair', 'website')]);
  const isImport = ({ locator }: Evidence): boolean => locator === 'import-1';
  expect(removeSource(facts, isImport)).toEqual(packFacts([fact('Chair', 'website')]));
  expect(removeSource(packFacts([fact('CEO', 'import', now, 'import-1')]), isImport)).toBeNull();
});

test('facts added after a merge stay with the kept record when the merge is undone', () => {
  const { facts, merge } = mergeFacts(packFacts([fact('CEO', 'website')]), packFacts([fact('CTO', 'import')]));
  const later = addFacts(facts, [fact('Chair', 'filing')]);
  const undone = undoMerge(later, merge);
  expect(undone.kept).toEqual(packFacts([fact('CEO', 'website'), fact('Chair', 'filing')]));
  expect(undone.taken).toEqual(packFacts([fact('CTO', 'import')]));
});

const anyFact: fc.Arbitrary<Fact> = fc.record({
  field: fc.constantFrom('title', 'name', 'extra.Lead Status', '__proto__', 'constructor'),
  value: fc.oneof(
    fc.string({ minLength: 1, maxLength: 6 }),
    fc.integer({ min: 0, max: 3 }),
    fc.array(fc.string({ maxLength: 2 }), { maxLength: 2 }),
  ),
  evidence: fc.record({
    source: fc.constantFrom(...sourceKinds),
    locator: fc.constantFrom('a', 'b'),
    row: fc.option(fc.integer({ min: 1, max: 3 })),
    snippet: fc.option(fc.string({ maxLength: 4 })),
    fetchedAt: fc.integer({ min: now - 100, max: now }),
    hash: fc.option(fc.constantFrom('x', 'y')),
  }),
  retractedAt: fc.option(fc.integer({ min: now - 100, max: now })),
  prevailsSince: fc.option(fc.integer({ min: now - 100, max: now }), { nil: undefined }),
});
const anyFacts = fc.array(anyFact, { maxLength: 12 });

test('packing keeps all facts and does not depend on their order', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const packed = packFacts(facts);
      expect(packFacts(unpackFacts(packed))).toEqual(packed);
      expect(packFacts(facts.toReversed())).toEqual(packed);
      expect(packFacts(unpackFacts(JSON.parse(JSON.stringify(packed)) as typeof packed))).toEqual(packed);
    }),
  );
});

test('the current value does not depend on the order of arrival and is never retracted', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const field of new Set(facts.map((each) => each.field))) {
        const current = currentFact(packFacts(facts), field, now);
        expect(currentFact(packFacts(facts.toReversed()), field, now)).toEqual(current);
        expect(current?.retractedAt ?? null).toBeNull();
        const wins = facts.some((each) => each.field === field && each.evidence.source === 'hand' && each.retractedAt === null);
        const isRetracted = facts.some((each) => each.field === field && each.retractedAt !== null);
        if (wins && !isRetracted) expect(current?.evidence.source).toBe('hand');
      }
    }),
  );
});

test('undoing a merge restores both records', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, (a, b) => {
      const [kept, taken] = [packFacts(a.map(unretracted)), packFacts(b.map(unretracted))];
      const { facts, merge } = mergeFacts(kept, taken);
      expect(undoMerge(facts, merge)).toEqual({ kept, taken });
    }),
  );
});
const unretracted = ({ prevailsSince: _since, ...each }: Fact): Fact => ({ ...each, retractedAt: null });

test('adding facts twice has the same result as adding them once', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, (a, b) => {
      const once = addFacts(packFacts(a), b);
      expect(addFacts(once, b)).toEqual(once);
    }),
  );
});

test('personOf returns the current values, parsed into the vocabularies', () => {
  const of = (field: string, value: string): Fact => fact(value, 'import', now, 'file', field);
  const person = personOf(
    packFacts([
      of('name', 'Ana da Silva'),
      of('title', 'VP Sales'),
      of('email', 'ANA@Acme.example'),
      of('location', 'München, Deutschland'),
    ]),
    now,
  );
  expect(person).toMatchObject({
    firstName: 'Ana',
    lastName: 'da Silva',
    titleKey: 'vp sales',
    seniorities: ['vp'],
    department: 'sales',
    email: 'ana@acme.example',
    emailVerdict: 'not_checked',
    companyDomain: 'acme.example',
    place: { city: 'DE.02.munich' },
    isSample: false,
  });
});

test('companyOf returns the current values and marks generated companies as sample', () => {
  const of = (field: string, value: string | number): Fact => ({ ...fact('', 'sample', now, 'seed', field), value });
  expect(
    companyOf(
      packFacts([of('name', 'Acme'), of('website', 'https://www.acme.example/'), of('employees', 37), of('industry', 'SaaS')]),
      now,
    ),
  ).toMatchObject({
    domain: 'acme.example',
    size: '11-50',
    industry: 'software.business-software',
    isSample: true,
  });
});
