/** Tests likeness over small indexes of made leads. The bench measures how well it ranks. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LeadIndex, WorkspaceLeads, noAttachedData, SegmentBuilder, type AttachedData, type LeadRecord } from '../search/index.ts';
import { blankRecord } from '../search/blank-record.ts';
import { fitFactors, usualFactor } from './damping.ts';
import { findLikeness, type LikenessQuestion } from './index.ts';
import { badLogOdds, liftOf, logOdds, unseenLogOdds } from './weights.ts';

const today = 20_000;

const company = (id: number, fields: Partial<LeadRecord> = {}): LeadRecord => ({
  ...blankRecord,
  id,
  name: `Company ${id}`,
  source: 'import',
  score: id % 7,
  companyId: id,
  companyName: `Company ${id}`,
  ...fields,
});

function indexOf(leads: readonly LeadRecord[], kind: 'people' | 'companies' = 'companies'): LeadIndex {
  const builder = new SegmentBuilder(kind);
  for (const lead of leads) builder.add(lead);
  return new LeadIndex({ [kind]: builder.build() });
}

function workspaceWith(attachedData: Partial<AttachedData> = {}): WorkspaceLeads {
  const workspace = new WorkspaceLeads();
  workspace.attachedData = { ...noAttachedData, ...attachedData };
  return workspace;
}

const asked = (question: Partial<LikenessQuestion>): LikenessQuestion => ({
  kind: 'companies',
  examples: [],
  good: [],
  bad: [],
  choices: [],
  withoutStages: [],
  firstNewId: Infinity,
  onlyNew: false,
  limit: 200,
  ...question,
});

const nth = <Value>(values: readonly [Value, ...Value[]], at: number): Value => values[at % values.length] ?? values[0];
const industries: readonly [string, ...string[]] = ['software.saas', 'software.security', 'finance.banking', 'healthcare.hospitals'];
const anyCompanies = fc
  .array(
    fc.record({
      industry: fc.option(fc.constantFrom(...industries), { nil: null }),
      size: fc.constantFrom('11-50', '51-200', '201-500'),
      country: fc.constantFrom('DE', 'FR', 'US'),
      founded: fc.option(fc.integer({ min: 1980, max: 2024 }), { nil: null }),
      technologies: fc.uniqueArray(fc.constantFrom('Stripe', 'HubSpot', 'WordPress', 'React'), { maxLength: 3 }),
      description: fc.constantFrom('payments for hospitals', 'software for banks', 'clinic software', null),
    }),
    { minLength: 8, maxLength: 60 },
  )
  .map((all) => all.map((fields, at) => company(at + 1, fields)));

test('a lift is the share among the examples by the share in the market, within its interval', () => {
  fc.assert(
    fc.property(anyCompanies, (leads) => {
      const examples = leads.slice(0, 5);
      const { traits } = findLikeness(indexOf(leads), workspaceWith(), asked({ examples: examples.map(({ id }) => id) }), today);
      for (const trait of traits.filter(({ family }) => family === 'country' || family === 'size')) {
        const field = trait.family as 'country' | 'size';
        const having = examples.filter((lead) => lead[field] === trait.value).length;
        const market = leads.filter((lead) => lead[field] === trait.value).length;
        expect(trait).toMatchObject({ examples: having, market, examplesKnown: 5, marketKnown: leads.length });
        expect(trait.lift).toBeCloseTo(having / 5 / (market / leads.length), 10);
        expect(trait.low).toBeLessThanOrEqual(trait.lift);
        expect(trait.high).toBeGreaterThanOrEqual(trait.lift);
      }
    }),
  );
});

test('examples, judged, suppressed and won leads are not ranked; all others are, once, best first, ties by ID', () => {
  fc.assert(
    fc.property(anyCompanies, fc.array(fc.nat(59), { maxLength: 4 }), (leads, places) => {
      const [suppressed, won, bad] = [0, 1, 2].map((at) => places.slice(at, at + 1).map((place) => place + 1)) as [
        number[],
        number[],
        number[],
      ];
      const workspace = workspaceWith({ suppressed: Float64Array.from(suppressed), stages: new Map([['won', Float64Array.from(won)]]) });
      const question = asked({ examples: [1, 2, 3], good: [4], bad: bad, withoutStages: ['won'] });
      const { leads: ranked, ranked: count } = findLikeness(indexOf(leads), workspace, question, today);
      const left = new Set([1, 2, 3, 4, ...suppressed, ...won, ...bad]);
      expect(ranked.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(leads.map(({ id }) => id).filter((id) => !left.has(id)));
      expect(count).toBe(ranked.length);
      ranked.forEach((lead, at) => {
        const next = ranked[at + 1];
        if (next) expect(lead.score > next.score || (lead.score === next.score && lead.id < next.id)).toBe(true);
      });
    }),
  );
});

test('the answer depends neither on the order of the examples nor on how the leads were written', () => {
  fc.assert(
    fc.property(anyCompanies, fc.nat(40), (leads, cut) => {
      const question = asked({ examples: [1, 2, 3, 4] });
      const whole = findLikeness(indexOf(leads), workspaceWith(), question, today);
      const turned = findLikeness(indexOf(leads), workspaceWith(), { ...question, examples: [4, 2, 3, 1] }, today);
      expect(turned).toEqual(whole);
      const written = indexOf(leads.slice(0, cut));
      written.pool.companies.replaceLeads(leads.slice(cut));
      expect(findLikeness(written, workspaceWith(), question, today)).toEqual(whole);
    }),
  );
});

test('a required trait restricts the ranking, and an ignored one adds nothing', () => {
  fc.assert(
    fc.property(anyCompanies, fc.constantFrom('DE', 'FR', 'US'), (leads, country) => {
      const index = indexOf(leads);
      const examples = [1, 2, 3];
      const required = findLikeness(
        index,
        workspaceWith(),
        asked({ examples, choices: [{ family: 'country', value: country, choice: 'require' }] }),
        today,
      );
      expect(required.leads.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        leads.filter((lead) => lead.id > 3 && lead.country === country).map(({ id }) => id),
      );
      const ignored = findLikeness(
        index,
        workspaceWith(),
        asked({ examples, choices: [{ family: 'country', value: country, choice: 'ignore' }] }),
        today,
      );
      for (const trait of ignored.traits) if (trait.family === 'country' && trait.value === country) expect(trait.weight).toBe(0);
      for (const { reasons } of ignored.leads) expect(reasons.some(({ value }) => value === country)).toBe(false);
    }),
  );
});

test('leads with what the examples share come first, with the reasons', () => {
  const leads = Array.from({ length: 400 }, (_each, at) =>
    company(at + 1, {
      industry: nth(industries, at),
      size: nth(['11-50', '51-200', '201-500'], at),
      technologies: at % 10 === 0 ? ['Stripe', 'React'] : ['React'],
    }),
  );
  const isAlike = (lead: LeadRecord): boolean => lead.technologies.includes('Stripe') && lead.size === '51-200';
  const alike = leads.filter(isAlike);
  const { leads: ranked, traits } = findLikeness(
    indexOf(leads),
    workspaceWith(),
    asked({ examples: alike.slice(0, 6).map(({ id }) => id), limit: 5 }),
    today,
  );
  expect(ranked.filter(({ id }) => leads.some((lead) => lead.id === id && isAlike(lead))).length).toBe(5);
  expect(ranked[0]?.reasons.slice(0, 2)).toEqual([
    { family: 'technology', value: 'Stripe', lift: 10 },
    { family: 'size', value: '51-200', lift: expect.closeTo(3, 1) as number },
  ]);
  expect(traits.some(({ value }) => value === 'React')).toBe(false);
});

test('people are like others by the words of their titles, in every language, and by their company', () => {
  const person = (id: number, title: string, titleKey: string, country: string) =>
    company(id, { title, titleKey, seniorities: [titleKey.startsWith('head') ? 'head' : 'entry'], country, name: `Person ${id}` });
  const leads = Array.from({ length: 60 }, (_each, at) =>
    at % 6 === 0
      ? person(at + 1, at % 12 === 0 ? 'Head of Marketing' : 'Leiter Marketing', 'head marketing', 'DE')
      : person(at + 1, 'Accountant', 'accountant', 'DE'),
  );
  const { leads: ranked } = findLikeness(
    indexOf(leads, 'people'),
    workspaceWith(),
    asked({ kind: 'people', examples: [1, 13, 25], limit: 7 }),
    today,
  );
  expect(ranked.map(({ id }) => id)).toEqual([7, 19, 31, 37, 43, 49, 55]);
  expect(ranked[0]?.reasons.map(({ family, value }) => `${family} ${value}`)).toContain('title marketing');
});

test('a lead marked as bad lowers leads with its traits and raises none', () => {
  fc.assert(
    fc.property(
      fc.nat(9),
      fc.nat(9),
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (having, more, badHaving, share) => {
        const examples = { having, known: having + more };
        expect(badLogOdds({ having: badHaving, known: 9 }, examples, share)).toBeLessThanOrEqual(0);
        expect(badLogOdds({ having: 0, known: 0 }, examples, share)).toBe(0);
      },
    ),
  );
  const leads = Array.from({ length: 200 }, (_each, at) =>
    company(at + 1, { industry: nth(industries, at), country: nth(['DE', 'FR', 'US'], at) }),
  );
  const examples = [1, 5, 9, 13, 17, 21];
  const before = findLikeness(indexOf(leads), workspaceWith(), asked({ examples }), today);
  const isLike = ({ country, industry }: LeadRecord): boolean => country === 'US' && industry === industries[1];
  const [bad = 0, same = 0] = leads.filter((lead) => lead.id > 30 && isLike(lead)).map(({ id }) => id);
  const after = findLikeness(indexOf(leads), workspaceWith(), asked({ examples, bad: [bad] }), today);
  const placeOf = (answer: typeof before, id: number) => answer.leads.findIndex((lead) => lead.id === id);
  expect(placeOf(after, same)).toBeGreaterThan(placeOf(before, same));
});

test('one example of three draws less than thirty of ninety', () => {
  expect(logOdds({ having: 1, known: 3 }, 0.05)).toBeLessThan(logOdds({ having: 30, known: 90 }, 0.05));
  const [few, many] = [
    liftOf({ having: 1, known: 3 }, { having: 50, known: 1000 }),
    liftOf({ having: 30, known: 90 }, { having: 50, known: 1000 }),
  ];
  expect(few.high / few.low).toBeGreaterThan(many.high / many.low);
});

test('two families that always agree count less than each alone would', () => {
  const examples = Array.from({ length: 30 }, (_each, at) => (at % 3 === 0 ? [-0.5, -0.5] : [1.5, 1.5]));
  const market = Array.from({ length: 300 }, (_each, at) => (at % 4 === 0 ? [1.5, 1.5] : [-0.5, -0.5]));
  const rows = (all: readonly number[][], families: number) => all.map((row) => Float64Array.from(row.slice(0, families)));
  const [alone] = fitFactors(rows(examples, 1), rows(market, 1), 1);
  const both = fitFactors(rows(examples, 2), rows(market, 2), 2);
  expect(both[0]).toBeCloseTo(both[1] ?? 0, 6);
  expect(both[0]).toBeLessThan(alone ?? 0);
  expect([...fitFactors([], [], 2)]).toEqual([usualFactor, usualFactor]);
});

test('what few examples share by chance does not promise that others are like them', () => {
  // Descriptions of ten of 600 words, without any order.
  const wordsOf = (at: number) =>
    Array.from({ length: 10 }, (_each, place) => `word${(at * at * (2 * place + 7) + at * 31 * place) % 601}`);
  const leads = Array.from({ length: 3_000 }, (_each, at) => company(at + 1, { description: wordsOf(at + 1).join(' ') }));
  const examples = Array.from({ length: 30 }, (_each, at) => at * 97 + 1);
  const { inFirstTenth } = findLikeness(indexOf(leads), workspaceWith(), asked({ examples }), today);
  // By chance, a tenth.
  expect(inFirstTenth).toBeLessThan(0.15);
});

test('only leads from the first new ID on are new, and a changed copy is as old as its original', () => {
  const leads = Array.from({ length: 20 }, (_each, at) => company(at + 1, { country: 'DE' }));
  const workspace = workspaceWith();
  workspace.stores.companies.replaceLeads([company(100, { poolId: 5, country: 'DE' }), company(101, { country: 'DE' })]);
  const { leads: ranked } = findLikeness(indexOf(leads), workspace, asked({ examples: [1, 2, 3], firstNewId: 18, onlyNew: true }), today);
  expect(ranked.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([18, 19, 20, 101]);
});

test('without examples that the workspace sees, nothing is ranked', () => {
  expect(findLikeness(indexOf([company(1)]), workspaceWith(), asked({ examples: [99] }), today)).toEqual({
    examples: 0,
    market: 1,
    ranked: 0,
    inFirstTenth: null,
    traits: [],
    leads: [],
  });
});

test('examples of which nothing is known distinguish nothing', () => {
  const leads = Array.from({ length: 6 }, (_each, at) => company(at + 1, { name: 'A B' }));
  const answer = findLikeness(indexOf(leads), workspaceWith(), asked({ examples: [1, 2, 3] }), today);
  expect(answer).toMatchObject({ examples: 3, ranked: 3, traits: [] });
  expect(answer.leads.map(({ score, reasons }) => [score, reasons])).toEqual([1, 2, 3].map(() => [0, []]));
  for (const { score } of answer.leads) expect(score).toBe(0);
  expect(Number.isNaN(answer.inFirstTenth)).toBe(false);
});

test('a value that no example has never raises a lead’s score', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), fc.double({ min: 0, max: 1, noNaN: true }), (known, once, share) => {
      expect(unseenLogOdds(known, Math.min(known, once), share)).toBeLessThanOrEqual(0);
    }),
  );
});
