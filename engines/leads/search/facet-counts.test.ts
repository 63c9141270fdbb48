/** Tests the counts of facets over several segments, each against a simple reference. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, setBit } from './bits.ts';
import { blankRecord } from './blank-record.ts';
import { LeadIndex, WorkspaceLeads } from './lead-index.ts';
import type { LeadRecord } from './lead-record.ts';
import type { LeadQuery } from './query.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { countAll, countFacets, countRows, segmentFacets } from './segment-counts.ts';
import { technologyKey } from './technology-names.ts';
import { compareTexts } from './utf8.ts';

const sameNames = ['WordPress', 'wordpress', 'WORDPRESS', 'C++', 'React', 'größer'];
const distinctNames = ['WordPress', 'C++', 'React', 'größer'];
const chosenNames = ['wordPress', 'REACT', 'c++', 'Drupal'];

function personWith(id: number, technologies: readonly string[], own: Partial<LeadRecord> = {}): LeadRecord {
  return { ...blankRecord, id, name: `Person ${id}`, companyName: `Company ${id}`, technologies: [...technologies], ...own };
}

/** As the specification of search says: names in any case are one value, under the chosen name or else the one that most leads have. */
function countedNaively(people: readonly LeadRecord[], chosen: readonly string[]) {
  const byKey = new Map<string, Map<string, number>>();
  for (const { technologies } of people)
    for (const name of technologies) {
      const names = byKey.get(technologyKey(name)) ?? new Map<string, number>();
      byKey.set(technologyKey(name), names.set(name, (names.get(name) ?? 0) + 1));
    }
  const counted = Array.from(byKey, ([key, names]) => {
    const [most] = [...names].toSorted((a, b) => b[1] - a[1] || compareTexts(a[0], b[0]));
    const value = chosen.find((name) => technologyKey(name) === key) ?? most?.[0] ?? '';
    return { value, count: [...names.values()].reduce((sum, count) => sum + count, 0) };
  });
  const missing = chosen.filter((name) => !byKey.has(technologyKey(name))).map((value) => ({ value, count: 0 }));
  const inOrder = (values: typeof counted) => values.toSorted((a, b) => b.count - a.count || compareTexts(a.value, b.value));
  return [...inOrder(counted), ...inOrder(missing)];
}

test('technologies are counted under the name that was chosen, or the one that most leads have, in whatever segments their names are', () => {
  const people = (names: readonly string[]) => fc.array(fc.subarray([...names]), { maxLength: 8 });
  // Names of one company differ in more than case.
  const apart = (sets: readonly (readonly string[])[]) =>
    sets.map((names) => names.filter((name, at) => names.findIndex((other) => technologyKey(other) === technologyKey(name)) === at));
  fc.assert(
    fc.property(
      fc.oneof(people(sameNames), people(distinctNames)),
      fc.oneof(people(sameNames), people(distinctNames), fc.constant([])),
      fc.subarray(chosenNames),
      (inPool, written, chosen) => {
        const pool = apart(inPool).map((names, at) => personWith(at + 1, names));
        const later = apart(written).map((names, at) => personWith(100 + at, names));
        const builder = new SegmentBuilder('people', pool.length);
        for (const person of pool) builder.add(person);
        const index = new LeadIndex({ people: builder.build() });
        index.pool.people.replaceLeads(later);
        const query: LeadQuery = {
          kind: 'people',
          filters: chosen.length > 0 ? { technology: { include: chosen } } : {},
          sort: { by: 'score', direction: 'descending' },
          limit: 0,
          facets: ['technology'],
        };
        expect(index.answer(new WorkspaceLeads(), query, 0)?.counts.technology).toEqual(countedNaively([...pool, ...later], chosen));
      },
    ),
    { numRuns: 500 },
  );
});

test('the counts over a set of rows are the same in blocks of any size, and from a list of the rows', () => {
  const builder = new SegmentBuilder('people', 300);
  for (let id = 1; id <= 300; id += 1)
    builder.add(
      personWith(id, distinctNames.slice(id % 4), {
        country: ['DE', 'US', null][id % 3] ?? null,
        seniorities: id % 2 === 0 ? ['vp'] : [],
        hasPhone: id % 5 === 0,
        mailProvider: id % 7 === 0 ? 'google' : null,
      }),
    );
  const segment = builder.build();
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(299)), fc.integer({ min: 1, max: 12 }), (rows, words) => {
      const bits = emptyBits(segment.size);
      for (const row of rows) setBit(bits, row);
      const count = (inBlocks?: number) =>
        Object.fromEntries(countFacets(segment, bits, rows.length, segmentFacets, (facet) => countAll(segment, facet), inBlocks));
      expect(count(words)).toEqual(count());
      expect(Object.fromEntries(countRows(segment, Uint32Array.from(rows), segmentFacets))).toEqual(count());
    }),
  );
});
