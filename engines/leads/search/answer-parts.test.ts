/** Several indexes, each with a share of the leads, together answer exactly what one index with all of them does. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShare, openShares, type OpenedShare, type Scene } from '../testing/shares.ts';
import { mergeAll, mergeAnswers, mergeSuggestions, type AnswerPart } from './answer-parts.ts';
import { blankRecord } from './blank-record.ts';
import { firstCounts, meaningOf, ofMap } from './facet-counts.ts';
import type { LeadRecord } from './lead-record.ts';
import { noAttachedData } from './part.ts';
import { facets, leadSorts, type Facet, type LeadFilters, type LeadKind, type LeadQuery } from './query.ts';
import { Ranking } from './ranking.ts';
import { mostShares, readShare, shareNumberOf, shareText } from './share.ts';
import { findsMore, suggestionFields, withFilterCounts, type SuggestionField } from './suggestion.ts';
import { countsOfNames } from './technology-names.ts';
import { searchedTitleWords } from './title-text.ts';

const today = 20_000;
const cities = ['DE.BE.berlin', 'DE.BY.munich', 'FR.IDF.paris', 'FR.ARA.lyon'];
const technologies = ['React', 'react', 'REACT', 'Vue', 'Go', 'go'];
const companies = ['Acme', 'Acme Labs', 'Zeta', 'Ährenwort', ''];
const nothingOr = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });

const recordArbitrary: fc.Arbitrary<LeadRecord> = fc
  .record({
    name: fc.constantFrom('Ana Silva', 'Bo Li', 'ana', 'Zoë', 'Łukasz Acme', ''),
    title: nothingOr(fc.constantFrom('VP Sales', 'Vice President, Sales', 'Head of Sales', 'Engineer', 'Chef')),
    seniorities: fc.subarray(['vp', 'head']),
    city: nothingOr(fc.constantFrom(...cities)),
    source: fc.constantFrom('directory', 'import'),
    isSample: fc.boolean(),
    score: fc.integer({ min: 0, max: 4 }),
    updatedAt: fc.integer({ min: 0, max: 3 }),
    companyName: fc.constantFrom(...companies),
    companyDomain: nothingOr(fc.constantFrom('acme.example', 'zeta.example')),
    industry: nothingOr(fc.constantFrom('software', 'software.security')),
    size: nothingOr(fc.constantFrom('1-10', '11-50')),
    founded: nothingOr(fc.constantFrom(1990, 2020)),
    technologies: fc.subarray(technologies),
    hasPhone: fc.boolean(),
    tags: fc.subarray(['hot', 'cold']),
  })
  .map((record) => ({
    ...blankRecord,
    ...record,
    id: 0,
    titleKey: record.title === null ? null : searchedTitleWords(record.title).join(' '),
    country: record.city?.slice(0, 2) ?? null,
  }));

const idsArbitrary = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 10 }).map((ids) => Float64Array.from(new Set(ids)).toSorted());
const sceneArbitrary: fc.Arbitrary<Scene> = fc
  .record({
    kind: fc.constantFrom<LeadKind>('people', 'companies'),
    pool: fc.array(recordArbitrary, { maxLength: 40 }),
    own: fc.array(recordArbitrary, { maxLength: 12 }),
    hidesSample: fc.boolean(),
    suppressed: idsArbitrary,
    revealed: idsArbitrary,
    list: idsArbitrary,
    stage: idsArbitrary,
  })
  .map(({ kind, pool, own, hidesSample, suppressed, revealed, list, stage }) => ({
    kind,
    pool: pool.map((record, at) => ({ ...record, id: at + 1 })),
    own: own.map((record, at) => ({ ...record, id: 41 + at, poolId: at % 3 === 0 && at < pool.length ? at + 1 : null })),
    attachedData: {
      ...noAttachedData,
      hidesSample,
      suppressed,
      revealed,
      lists: new Map([['l', list]]),
      stages: new Map([['won', stage]]),
    },
  }));

const choice = (values: readonly string[]) =>
  fc.oneof(
    fc.subarray([...values], { minLength: 1 }).map((include) => ({ include })),
    fc.subarray([...values], { minLength: 1 }).map((exclude) => ({ exclude })),
  );
const filtersArbitrary: fc.Arbitrary<LeadFilters> = fc.record(
  {
    city: choice(cities),
    industry: choice(['software', 'software.security']),
    technology: choice(['react', 'VUE', 'COBOL']),
    company: choice(['acme', 'zeta.example']),
    name: choice(['ana', 'acme', 'bo']),
    title: choice(['vp sales']),
    hasPhone: fc.boolean(),
    own: fc.boolean(),
    revealed: fc.boolean(),
    list: choice(['l']),
    stage: choice(['won']),
    tag: choice(['hot']),
    founded: fc.constant({ from: 2000 }),
  },
  { requiredKeys: [] },
);
const queryArbitrary = fc.record({
  filters: filtersArbitrary,
  sort: fc.record({ by: fc.constantFrom(...leadSorts), direction: fc.constantFrom('ascending' as const, 'descending' as const) }),
  limit: fc.integer({ min: 0, max: 7 }),
  facets: fc.subarray([...facets]),
});

/** As plain data, because parts come from other processes. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function askAll(shares: readonly OpenedShare[], query: LeadQuery, first: number) {
  const ask = (most: number) => {
    const parts = shares.flatMap(({ index, workspace }) => sent(index.answerPart(workspace, query, today, {}, most)) ?? []);
    return parts.length === shares.length ? mergeAnswers(query, parts) : null;
  };
  return ask(first) ?? ask(Number.POSITIVE_INFINITY);
}

const sharesArbitrary = fc.integer({ min: 1, max: 5 });

test('totals, counts of every facet and all pages of several shares are those of one index', () => {
  fc.assert(
    fc.property(sceneArbitrary, queryArbitrary, sharesArbitrary, fc.constantFrom(1, 2, 100), (scene, asked, of, first) => {
      const whole = openShare(scene, 1, 1);
      const shares = openShares(scene, of);
      let cursor: string | undefined;
      do {
        const query: LeadQuery = { ...asked, kind: scene.kind, cursor };
        const answer = whole.index.answer(whole.workspace, query, today);
        expect(askAll(shares, query, first)).toEqual(answer);
        cursor = answer?.nextCursor ?? undefined;
      } while (cursor !== undefined);
    }),
  );
});

test('a cursor of another query belongs to no share', () => {
  const [share] = openShares({ kind: 'people', pool: [], own: [], attachedData: noAttachedData }, 1);
  const query: LeadQuery = {
    kind: 'people',
    filters: {},
    sort: { by: 'score', direction: 'descending' },
    limit: 1,
    facets: [],
    cursor: 'x.n1.1',
  };
  expect(share?.index.answerPart(share.workspace, query, today, {}, 1)).toBeNull();
});

test('a whole search of several shares has the leads of one index in the same order, in arrays of any size', () => {
  fc.assert(
    fc.property(sceneArbitrary, filtersArbitrary, sharesArbitrary, fc.integer({ min: 1, max: 9 }), (scene, filters, of, size) => {
      const whole = openShare(scene, 1, 1);
      const parts = openShares(scene, of).map(({ index, workspace }) => index.allPart(workspace, scene.kind, filters, today, {}));
      const merged = [...mergeAll(parts, size)];
      expect(merged.flatMap((ids) => [...ids])).toEqual([...whole.index.all(whole.workspace, scene.kind, filters, today)]);
      expect(merged.every(({ length }, at) => length === size || at === merged.length - 1)).toBe(true);
    }),
  );
});

test('a lead that two shares have, because it changed its share meanwhile, is once on a page', () => {
  const query: LeadQuery = { kind: 'people', filters: {}, sort: { by: 'score', direction: 'descending' }, limit: 2, facets: [] };
  const part = (...ids: readonly number[]): AnswerPart => ({ total: ids.length, counts: {}, positions: ids.map((id) => ({ key: 5, id })) });
  const page = mergeAnswers(query, [part(3, 7, 9), part(3, 7, 8)]);
  expect(page?.ids).toEqual([3, 7]);
  expect(page?.nextCursor).not.toBeNull();
  expect(mergeAnswers(query, [part(3, 7), part(3)])).toMatchObject({ ids: [3, 7], nextCursor: null });
});

test('a lead that two shares have, because it changed its share meanwhile, is once in a whole search', () => {
  const part = (leads: readonly (readonly [id: number, score: number])[]) => ({
    ids: Float64Array.from(leads, ([id]) => id),
    scores: Uint16Array.from(leads, ([, score]) => score),
  });
  const one = part([
    [4, 9],
    [7, 5],
    [9, 5],
  ]);
  const other = part([
    [7, 5],
    [8, 5],
    [9, 5],
  ]);
  for (const size of [1, 2, 3, 10]) {
    const merged = [...mergeAll([one, other], size)];
    expect(merged.flatMap((ids) => [...ids])).toEqual([4, 7, 8, 9]);
    expect(merged.every(({ length }) => length > 0 && length <= size)).toBe(true);
  }
});

const fieldsArbitrary = fc.constantFrom<SuggestionField>(...suggestionFields);

test('suggestions of several shares are those of one index', () => {
  fc.assert(
    fc.property(
      sceneArbitrary,
      fieldsArbitrary,
      fc.constantFrom('', 'a', 's', 'vp', 're', '?'),
      fc.integer({ min: 1, max: 4 }),
      sharesArbitrary,
      fc.constantFrom(1, 2, 100),
      (scene, field, typed, limit, of, first) => {
        const whole = openShare(scene, 1, 1);
        const shares = openShares(scene, of);
        const ask = (most: number) =>
          mergeSuggestions(
            field,
            shares.map(({ index, workspace }) => sent(index.suggestPart(workspace, scene.kind, field, typed, most))),
            limit,
          );
        const found = ask(first) ?? ask(Number.POSITIVE_INFINITY) ?? [];
        const countOf = (value: string) =>
          shares.reduce((sum, { index, workspace }) => sum + index.countOf(workspace, scene.kind, field, value), 0);
        const suggested = findsMore(field) ? withFilterCounts(found, countOf) : found;
        expect(suggested).toEqual(whole.index.suggest(whole.workspace, scene.kind, field, typed, limit));
      },
    ),
  );
});

/** More values than are shown, with few leads each, so that many are equal. */
const divided = fc.array(
  fc.tuple(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 5, maxLength: 5 }), fc.constantFrom('small', 'large')),
  { minLength: 90, maxLength: 260 },
);

test('values that are not sent change no count: either the first hundred are certain, or all values are asked for', () => {
  fc.assert(
    fc.property(
      divided,
      sharesArbitrary,
      fc.integer({ min: 1, max: 300 }),
      fc.constantFrom<Facet>('city', 'technology'),
      (values, of, most, facet) => {
        const nameOf = (at: number): string => (facet === 'technology' && at % 3 === 0 ? `V${at + 1}` : `v${at}`);
        const ofShare = (share: number): Map<string, number> =>
          new Map(values.map(([counts, size], at) => [nameOf(at), (counts[share] ?? 0) * (size === 'large' ? 50 : 1)]));
        const query: LeadQuery = { kind: 'people', filters: {}, sort: { by: 'score', direction: 'descending' }, limit: 0, facets: [facet] };
        const shares = Array.from({ length: of }, (_each, share) => ofShare(share));
        const parts = (certainOf: number): AnswerPart[] =>
          shares.map((counts) => ({
            total: 0,
            positions: [],
            counts: { [facet]: firstCounts(ofMap(counts), meaningOf(facet), [], certainOf) },
          }));
        const sums = new Map<string, number>();
        for (const counts of shares) for (const [value, count] of counts) if (count > 0) sums.set(value, (sums.get(value) ?? 0) + count);
        const ranking = new Ranking(100);
        const named = facet === 'technology' ? countsOfNames(sums).map(({ value, count }) => [value, count] as const) : [...sums];
        for (const [value, count] of named) ranking.offer(value, count);
        const expected = ranking.withChosen([], () => 0);
        const answer = mergeAnswers(query, parts(most));
        expect((answer ?? mergeAnswers(query, parts(Number.POSITIVE_INFINITY)))?.counts[facet]).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('where shares have about the same counts, the first hundred are certain although few values are sent; where they differ, nothing is', () => {
  const query: LeadQuery = { kind: 'people', filters: {}, sort: { by: 'score', direction: 'descending' }, limit: 0, facets: ['city'] };
  const partOf = (countOf: (at: number) => number) =>
    firstCounts(ofMap(new Map(Array.from({ length: 2_000 }, (_each, at) => [`v${at}`, countOf(at)]))), null, [], 100);
  const merged = (...parts: ReturnType<typeof partOf>[]) =>
    mergeAnswers(
      query,
      parts.map((part) => ({ total: 0, positions: [], counts: { city: part } })),
    );
  const alike = [partOf((at) => Math.ceil(10_000 / (at + 1))), partOf((at) => Math.ceil(9_900 / (at + 1)))] as const;
  expect(alike.map(({ values }) => values.length)).toEqual([169, 167]);
  expect(merged(...alike)?.counts.city?.slice(98)).toEqual([
    { value: 'v98', count: 202 },
    // As many as the one above; ties are by value.
    { value: 'v100', count: 199 },
  ]);
  expect(
    merged(
      partOf((at) => Math.ceil(10_000 / (at + 1))),
      partOf((at) => Math.ceil(10_000 / (2_000 - at))),
    ),
  ).toBeNull();
});

test('each lead belongs to one share, and shares are of nearly equal size whatever the step between numbers', () => {
  for (const of of [1, 2, 3, 4, 7, mostShares])
    for (const step of [1, 2, 3, 8, 10, 64]) {
      const sizes = Array.from({ length: of }, () => 0);
      for (let nth = 0; nth < 64_000; nth += 1) {
        const number = shareNumberOf(5_000_000_000 + nth * step, of);
        sizes[number - 1] = (sizes[number - 1] ?? Number.NaN) + 1;
      }
      expect(Math.max(...sizes) / (64_000 / of)).toBeLessThan(1.05);
      expect(Math.min(...sizes) / (64_000 / of)).toBeGreaterThan(0.95);
    }
});

test('a share is written as its number and how many there are', () => {
  expect(readShare('2/4')).toEqual({ number: 2, of: 4 });
  expect(shareText({ number: 2, of: 4 })).toBe('2/4');
  for (const wrong of ['', '2', '0/4', '5/4', '2/4/8', '1/65', '-1/4', 'a/b', ' 2/4', '2/0'])
    expect([wrong, readShare(wrong)]).toEqual([wrong, null]);
});
