/** Several indexes, each with a share of the leads, together find exactly what one index with all of them does. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankRecord } from '../search/blank-record.ts';
import { noAttachedData, shareNumberOf, type LeadKind, type LeadRecord } from '../search/index.ts';
import { openShare, openShares, type OpenedShare, type Scene } from '../testing/shares.ts';
import { likenessSteps } from './likeness.ts';
import {
  answerLikenessStep,
  findLikeness,
  mergeStep,
  traitChoices,
  type Likeness,
  type LikenessQuestion,
  type LikenessStep,
} from './index.ts';
import { mixedOf, sampleSize } from './sample.ts';

const today = 20_000;
const nothingOr = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });

const leadArbitrary: fc.Arbitrary<LeadRecord> = fc
  .record({
    name: fc.constantFrom('Harbor Mill', 'Old Mill', 'Clinic 5', 'Zoë Müller', ''),
    titleKey: nothingOr(fc.constantFrom('head marketing', 'head sales', 'accountant', 'sales')),
    seniorities: fc.subarray(['head', 'vp', 'entry']),
    department: nothingOr(fc.constantFrom('sales', 'finance')),
    city: nothingOr(fc.constantFrom('DE.BE.berlin', 'DE.BY.munich', 'FR.IDF.paris')),
    isSample: fc.boolean(),
    score: fc.integer({ min: 0, max: 4 }),
    industry: nothingOr(fc.constantFrom('software.saas', 'software.security', 'finance.banking', 'education')),
    size: nothingOr(fc.constantFrom('11-50', '51-200', '201-500')),
    founded: nothingOr(fc.integer({ min: 1980, max: 2024 })),
    companyStatus: nothingOr(fc.constantFrom('active', 'insolvent')),
    technologies: fc.uniqueArray(fc.constantFrom('Stripe', 'stripe', 'STRIPE', 'HubSpot', 'React', '__proto__'), {
      maxLength: 3,
      selector: (name) => name.toLowerCase(),
    }),
    mailProvider: nothingOr(fc.constantFrom('google', 'microsoft')),
    hiringIn: fc.subarray(['sales', 'engineering']),
    jobDays: fc.array(fc.constant(today - 3), { maxLength: 6 }),
    tags: fc.subarray(['payments', 'health care']),
    description: nothingOr(fc.constantFrom('payments for hospitals', 'software for banks and hospitals', 'clinic software')),
  })
  .map((fields) => ({ ...blankRecord, ...fields, id: 0, source: 'import', country: fields.city?.slice(0, 2) ?? null }));

const idsOf = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: 75 }), { maxLength: most });
const sortedIds = idsOf(8).map((ids) => Float64Array.from(ids).toSorted());
const withId = (record: LeadRecord, id: number, poolId: number | null): LeadRecord => ({
  ...record,
  id,
  poolId,
  companyId: id,
  companyName: `Company ${id}`,
});
const sceneArbitrary: fc.Arbitrary<Scene> = fc
  .record({
    kind: fc.constantFrom<LeadKind>('people', 'companies'),
    pool: fc.array(leadArbitrary, { minLength: 30, maxLength: 60 }),
    own: fc.array(leadArbitrary, { maxLength: 15 }),
    hidesSample: fc.boolean(),
    suppressed: sortedIds,
    won: sortedIds,
  })
  .map(({ kind, pool, own, hidesSample, suppressed, won }) => ({
    kind,
    pool: pool.map((record, at) => withId(record, at + 1, null)),
    own: own.map((record, at) => withId(record, 61 + at, at % 3 === 0 && at < pool.length ? at + 1 : null)),
    attachedData: { ...noAttachedData, hidesSample, suppressed, stages: new Map([['won', won]]) },
  }));

const questionArbitrary: fc.Arbitrary<LikenessQuestion> = fc.record({
  kind: fc.constant<LeadKind>('people'),
  examples: idsOf(12),
  good: idsOf(2),
  bad: idsOf(3),
  choices: fc.uniqueArray(
    fc.record({
      family: fc.constantFrom('country' as const, 'technology' as const),
      value: fc.constantFrom('DE', 'FR', 'stripe', 'react'),
      choice: fc.constantFrom(...traitChoices, 'prefer' as const),
    }),
    { maxLength: 2, selector: ({ family, value }) => `${family} ${value}` },
  ),
  withoutStages: fc.subarray(['won']),
  firstNewId: fc.integer({ min: 1, max: 80 }),
  onlyNew: fc.nat(3).map((drawn) => drawn === 0),
  limit: fc.integer({ min: 0, max: 80 }),
});

/** As between processes, whose answers are JSON. */
function likenessOf(shares: readonly OpenedShare[], question: LikenessQuestion): Likeness {
  const steps = likenessSteps(question, today);
  for (let next = steps.next(); ;) {
    if (next.done) return next.value;
    const step = next.value;
    const answers = shares.map(({ index, workspace }) => JSON.stringify(answerLikenessStep(index, workspace, step)));
    next = steps.next(
      mergeStep(
        step,
        answers.map((answer) => JSON.parse(answer) as never),
      ),
    );
  }
}

test('traits, figures and the ranking of several shares are those of one index, whatever is asked', () => {
  let ranked = 0;
  fc.assert(
    fc.property(sceneArbitrary, questionArbitrary, fc.integer({ min: 1, max: 5 }), (scene, asked, of) => {
      const question = { ...asked, kind: scene.kind };
      const { index, workspace } = openShare(scene, 1, 1);
      const whole = findLikeness(index, workspace, question, today);
      ranked += whole.leads.length;
      expect(likenessOf(openShares(scene, of), question)).toEqual(whole);
    }),
    { numRuns: 120 },
  );
  expect(ranked).toBeGreaterThan(1_000);
});

/** More than the sample has. */
const many = 2 * sampleSize + 500;
const nth = (values: readonly string[], at: number): string => values[at % values.length] ?? '';
const manyCompanies: readonly LeadRecord[] = Array.from({ length: many }, (_each, at) =>
  withId(
    {
      ...blankRecord,
      id: 0,
      source: 'import',
      score: at % 11,
      name: `Company ${at}`,
      industry: nth(['software.saas', 'finance.banking', 'education'], at * 7),
      size: nth(['11-50', '51-200'], Math.floor(at / 5)),
      country: nth(['DE', 'FR', 'US', 'GB'], Math.floor(at / 3)),
      technologies: at % 13 === 0 ? ['Stripe'] : at % 3 === 0 ? ['React', 'stripe'] : [],
      description: nth(['payments for shops', 'software for banks', 'books for schools'], Math.floor(at / 2)),
    },
    at + 1,
    null,
  ),
);
const alike = manyCompanies.filter(({ technologies, country }) => technologies.includes('Stripe') && country === 'FR').map(({ id }) => id);
const manyAsked: LikenessQuestion = {
  kind: 'companies',
  examples: alike.slice(0, 30),
  good: [],
  bad: alike.slice(40, 44),
  choices: [],
  withoutStages: [],
  firstNewId: many - 100,
  onlyNew: false,
  limit: 200,
};

test('the sample, and with it every weight, is the same for any division of a market that is larger than the sample', () => {
  const scene: Scene = { kind: 'companies', pool: manyCompanies, own: [], attachedData: noAttachedData };
  const { index, workspace } = openShare(scene, 1, 1);
  const whole = findLikeness(index, workspace, manyAsked, today);
  expect(whole).toMatchObject({ market: many, examples: 30, ranked: many - 34 });
  for (const of of [2, 7]) expect(likenessOf(openShares(scene, of), manyAsked)).toEqual(whole);
  const sampled = answerLikenessStep(index, workspace, { step: 'sample', kind: 'companies', today, families: [] });
  const expected = manyCompanies.map(({ id }) => id).toSorted((a, b) => mixedOf(a) - mixedOf(b));
  expect(sampled.leads.map(({ id }) => id)).toEqual(expected.slice(0, sampleSize));
});

test('every share has about its proportional part of the sample', () => {
  const ids = Array.from({ length: 100_000 }, (_each, at) => at + 1);
  const sample = ids.toSorted((a, b) => mixedOf(a) - mixedOf(b)).slice(0, sampleSize);
  for (const number of [1, 2, 3, 4]) {
    const part = sample.filter((id) => shareNumberOf(id, 4) === number).length;
    expect(part).toBeGreaterThan(0.9 * (sampleSize / 4));
    expect(part).toBeLessThan(1.1 * (sampleSize / 4));
  }
});

test('a lead that two shares have, because it moved from one to the other meanwhile, counts once among the examples, in the sample and in the ranking', () => {
  const lead = { id: 7, values: { country: ['DE'] } };
  const described = mergeStep({ step: 'describe', kind: 'companies', today, examples: [7], bad: [] }, [
    { market: 5, examples: [lead], bad: [] },
    { market: 6, examples: [lead], bad: [] },
  ]);
  expect(described).toEqual({ market: 11, examples: [lead], bad: [] });
  const ranked = (score: number) => ({ count: 1, sample: [{ id: 7, score }], leads: [{ id: 7, score, isNew: false, reasons: [] }] });
  const step: LikenessStep = {
    ...{ step: 'rank' as const, kind: 'companies' as const, today, families: [], required: [], judged: [] },
    ...{ withoutStages: [], firstNewId: 1, onlyNew: false, limit: 10 },
  };
  expect(mergeStep(step, [ranked(3), ranked(5)])).toMatchObject({ sample: [{ id: 7 }], leads: [{ id: 7, score: 5 }] });
});
