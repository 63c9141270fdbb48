import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyKeys } from '../inputs/keys.ts';
import { answersQuestion, questionKeys } from './cached-answers.ts';
import { Budget } from './ceilings.ts';
import { defaultPolicy, rankProviders, type ChoicePolicy } from './choosing.ts';
import { availableAt, closedCircuit, endCall, startCall, type Circuit } from './circuit.ts';
import { Learning } from './learning.ts';
import type { ProviderTerms, Segment } from './providers.ts';
import { betaFrom, randomFrom } from './random.ts';
import { decideOverwrite, endsSearch, isAskedAgain, sourcedValue, type OverwritePolicy, type SourcedValue } from './values.ts';
import { nextStep, type WaterfallContext, type WaterfallRow } from './waterfall.ts';

const cheap: ProviderTerms = { id: 'cheap', fields: ['email'], charges: 'per_match', price: 50_000, repeatsAreFree: true };
const dear: ProviderTerms = {
  id: 'dear',
  fields: ['email', 'phone'],
  charges: 'per_call',
  price: 200_000,
  fieldPrices: { phone: 300_000 },
  repeatsAreFree: false,
};
const germany: Segment = { country: 'DE', size: '11-50', isEmployerKnown: true };
const america: Segment = { country: 'US', size: '1000+', isEmployerKnown: true };
const free = { row: null, run: null, month: null };
const onlyBest: ChoicePolicy = { ...defaultPolicy, method: 'mean', floor: 0 };

function context(more: Partial<WaterfallContext> = {}): WaterfallContext {
  return {
    providers: [cheap, dear],
    learning: new Learning(),
    policy: onlyBest,
    budget: new Budget(free),
    availableAt: () => 0,
    hasAnswer: () => false,
    creditsFor: () => 0,
    nowMs: 0,
    ...more,
  };
}

const row = (more: Partial<WaterfallRow> = {}): WaterfallRow => ({
  id: 'row-1',
  segment: germany,
  open: ['email'],
  asked: new Set(),
  hasRefused: false,
  ...more,
});

/** What the calls of a provider in a segment brought. */
function learn(
  learning: Learning,
  providerId: string,
  segment: Segment,
  { calls, accepted, cost }: { calls: number; accepted: number; cost: number },
): void {
  for (let call = 0; call < calls; call += 1)
    learning.record({ providerId, segment, turn: 'first' }, { asked: ['email'], accepted: call < accepted ? ['email'] : [], cost });
}

describe('which provider is next', () => {
  test('the one with the lowest expected cost for each accepted value, by segment', () => {
    const learning = new Learning();
    learn(learning, 'cheap', germany, { calls: 60, accepted: 3, cost: 50_000 });
    learn(learning, 'cheap', america, { calls: 60, accepted: 50, cost: 50_000 });
    learn(learning, 'dear', germany, { calls: 60, accepted: 50, cost: 200_000 });
    learn(learning, 'dear', america, { calls: 60, accepted: 20, cost: 200_000 });
    const first = (segment: Segment) => nextStep(row({ segment }), context({ learning }));
    expect(first(germany)).toMatchObject({ kind: 'ask', providerId: 'dear', because: 'expected_cost' });
    expect(first(america)).toMatchObject({ kind: 'ask', providerId: 'cheap' });
  });

  test("in a new segment, the country's and the provider's experience counts", () => {
    const learning = new Learning();
    learn(learning, 'cheap', germany, { calls: 80, accepted: 2, cost: 50_000 });
    learn(learning, 'dear', germany, { calls: 80, accepted: 70, cost: 200_000 });
    expect(nextStep(row({ segment: { country: 'DE', size: '51-200', isEmployerKnown: true } }), context({ learning }))).toMatchObject({
      providerId: 'dear',
    });
  });

  test('what was learned survives storing', () => {
    const learning = new Learning();
    learn(learning, 'cheap', germany, { calls: 9, accepted: 4, cost: 50_000 });
    const copy = new Learning(JSON.parse(JSON.stringify(learning.tallies())) as ReturnType<Learning['tallies']>);
    expect(copy.beliefOf('cheap', 'email', germany, 'first')).toEqual(learning.beliefOf('cheap', 'email', germany, 'first'));
  });

  test("a member's order is followed, and who isn't in it is not asked", () => {
    const policy = { ...onlyBest, order: ['dear'] };
    expect(nextStep(row(), context({ policy }))).toMatchObject({ providerId: 'dear', because: 'order' });
    expect(nextStep(row({ asked: new Set(['dear']) }), context({ policy }))).toEqual({ kind: 'done', open: { email: 'all_asked' } });
  });

  test.for(['thompson', 'ucb', 'mean'] as const)('%s: the same seed and row give the same choice, and others are tried', (method) => {
    const learning = new Learning();
    learn(learning, 'cheap', germany, { calls: 60, accepted: 50, cost: 50_000 });
    learn(learning, 'dear', germany, { calls: 60, accepted: 10, cost: 200_000 });
    const choose = (id: string): string[] =>
      rankProviders({ id, segment: germany, open: ['email'], turn: 'first' }, [cheap, dear], learning, {
        ...defaultPolicy,
        method,
        floor: 0.1,
      }).map(({ terms }) => terms.id);
    const ids = Array.from({ length: 400 }, (_none, n) => `row-${n}`);
    expect(ids.map(choose)).toEqual(ids.map(choose));
    const explored = ids.filter((id) => choose(id)[0] === 'dear').length;
    expect(explored).toBeGreaterThan(5);
    expect(explored).toBeLessThan(60);
  });

  test('numbers from the beta distribution have its mean', () => {
    const random = randomFrom(7);
    for (const [alpha, beta] of [
      [2, 8],
      [0.3, 0.7],
      [30, 10],
    ] as const) {
      const mean = Array.from({ length: 4000 }, () => betaFrom(random, alpha, beta)).reduce((sum, each) => sum + each, 0) / 4000;
      expect(Math.abs(mean - alpha / (alpha + beta))).toBeLessThan(0.03);
    }
  });
});

describe('a row', () => {
  test('is done when nothing is open, when everyone was asked, or when nobody can answer', () => {
    expect(nextStep(row({ open: [] }), context())).toEqual({ kind: 'done', open: {} });
    expect(nextStep(row({ asked: new Set(['cheap', 'dear']) }), context())).toEqual({ kind: 'done', open: { email: 'all_asked' } });
    expect(nextStep(row({ open: ['shoeSize'] }), context())).toEqual({ kind: 'done', open: { shoeSize: 'no_provider' } });
  });

  test('reads a stored answer before it pays for a new one', () => {
    expect(nextStep(row(), context({ hasAnswer: (id) => id === 'dear' }))).toMatchObject({ kind: 'read_stored', providerId: 'dear' });
  });

  test('asks a cheaper provider when the best one exceeds a ceiling, and says which ceiling when none fits', () => {
    const learning = new Learning();
    learn(learning, 'cheap', germany, { calls: 60, accepted: 1, cost: 50_000 });
    const budget = new Budget({ ...free, row: { money: 60_000, credits: 9 } });
    expect(nextStep(row(), context({ learning, budget }))).toMatchObject({ kind: 'ask', providerId: 'cheap', reserved: { money: 50_000 } });
    const none = new Budget({ ...free, month: { money: 10, credits: 9 } });
    expect(nextStep(row(), context({ budget: none }))).toEqual({ kind: 'done', open: { email: 'ceiling_month' } });
  });

  test('the ceiling of a row counts all of its calls, even under another ID after a provider could not be reached', () => {
    const budget = new Budget({ row: { money: 60_000, credits: 10 }, run: null, month: null });
    const cheapOnly = context({ budget, providers: [cheap] });
    expect(nextStep(row({ id: '1.0', budgetId: '1' }), cheapOnly)).toMatchObject({ kind: 'ask', callId: '1.0|cheap|email' });
    expect(nextStep(row({ id: '1.1', budgetId: '1' }), cheapOnly)).toEqual({ kind: 'done', open: { email: 'ceiling_row' } });
    expect(nextStep(row({ id: '2.0', budgetId: '2' }), cheapOnly)).toMatchObject({ kind: 'ask' });
  });

  test('reserves the most that a call can cost', () => {
    const step = nextStep(row({ open: ['email', 'phone'], asked: new Set(['cheap']) }), context());
    expect(step).toMatchObject({ providerId: 'dear', fields: ['email', 'phone'], reserved: { money: 500_000, credits: 0 } });
  });

  test('reserves more than the price where an answer can cost more, and does not ask if a ceiling has no room for it', () => {
    const byAnswer: ProviderTerms = { ...cheap, mostPrice: 300_000 };
    expect(nextStep(row(), context({ providers: [byAnswer] }))).toMatchObject({ kind: 'ask', reserved: { money: 300_000 } });
    const budget = new Budget({ ...free, row: { money: 299_999, credits: 10 } });
    expect(nextStep(row(), context({ providers: [byAnswer], budget })).kind).not.toBe('ask');
  });

  test('waits for providers that are paused, after asking the others; says so when a member must act', () => {
    const paused = context({ availableAt: (id) => (id === 'cheap' ? 5000 : 9000), nowMs: 1000 });
    expect(nextStep(row(), paused)).toEqual({ kind: 'wait', untilMs: 5000 });
    expect(nextStep(row(), context({ availableAt: (id) => (id === 'cheap' ? 5000 : 0) }))).toMatchObject({
      kind: 'ask',
      providerId: 'dear',
    });
    expect(nextStep(row(), context({ availableAt: () => null }))).toEqual({ kind: 'done', open: { email: 'needs_member' } });
  });

  test('does not repeat a call whose answer was lost, unless repeating is free', () => {
    const budget = new Budget(free);
    for (const id of ['cheap', 'dear']) {
      budget.reserve(`row-1|${id}|email`, 'row-1', { money: 1, credits: 0 });
      budget.markSent(`row-1|${id}|email`);
      budget.giveUp(`row-1|${id}|email`);
    }
    expect(nextStep(row(), context({ budget }))).toMatchObject({ providerId: 'cheap' });
    expect(nextStep(row(), context({ budget, providers: [dear] }))).toEqual({ kind: 'done', open: { email: 'all_asked' } });
  });

  test('does not ask a provider with old records where the question names no employer', () => {
    const learning = new Learning();
    for (let answer = 0; answer < 200; answer += 1) learning.recordOldEmployer('dear', answer % 4 === 0, 'employer');
    const byProfile = row({ segment: { ...germany, isEmployerKnown: false } });
    expect(nextStep(byProfile, context({ learning, providers: [dear] }))).toEqual({ kind: 'done', open: { email: 'unreliable' } });
    expect(nextStep(row(), context({ learning, providers: [dear] }))).toMatchObject({ kind: 'ask' });
  });

  test('notices old records also where no question names an employer: the mailboxes are gone', () => {
    const learning = new Learning();
    const byProfile = row({ segment: { ...germany, isEmployerKnown: false } });
    const asks = () => nextStep(byProfile, context({ learning, providers: [dear] })).kind;
    // A few people of every provider have moved.
    for (let answer = 0; answer < 100; answer += 1) learning.recordOldEmployer('dear', answer % 20 === 0, 'mailbox');
    expect(asks()).toBe('ask');
    for (let answer = 0; answer < 200; answer += 1) learning.recordOldEmployer('dear', answer % 4 === 0, 'mailbox');
    expect(asks()).toBe('done');
    // Of old records, only those whose mailbox still exists would be accepted.
    expect(learning.oldEmployerShareOf('dear')).toBeLessThan(0.1);
  });

  test('does not pay for an email that no verification could confirm', () => {
    const step = nextStep(row({ open: ['email', 'phone'], unconfirmable: new Set(['email']) }), context());
    expect(step).toMatchObject({ kind: 'ask', fields: ['phone'] });
    expect(nextStep(row({ unconfirmable: new Set(['email']) }), context())).toEqual({ kind: 'done', open: { email: 'unconfirmable' } });
  });

  test('does not ask when one more value is expected to cost more than a member wants to pay', () => {
    const learning = new Learning();
    learn(learning, 'dear', germany, { calls: 60, accepted: 1, cost: 200_000 });
    const policy = { ...onlyBest, mostPerValue: 1_000_000 };
    expect(nextStep(row(), context({ learning, policy, providers: [dear] }))).toEqual({ kind: 'done', open: { email: 'too_expensive' } });
  });
});

describe('stored answers', () => {
  const ana = { ...emptyKeys, linkedin: [{ key: 'in/ana', url: '' }], name: 'Ana Silva', domain: 'acme.com', company: 'Acme GmbH' };
  const day = 24 * 60 * 60 * 1000;

  test('are found by any form of the question, and count for 30 days, also without a person', () => {
    const answer = { providerId: 'cheap', key: 'd:ana silva|acme.com', fields: ['email'], answeredAtMs: 0 };
    const question = { providerId: 'cheap', keys: questionKeys(ana), fields: ['email'] };
    expect(questionKeys(ana)).toEqual(['l:in/ana', 'd:ana silva|acme.com', 'c:ana silva|acme']);
    expect(answersQuestion(answer, question, 29 * day)).toBe(true);
    expect(answersQuestion(answer, question, 30 * day)).toBe(false);
    expect(answersQuestion(answer, { ...question, fields: ['email', 'phone'] }, 0)).toBe(false);
    expect(answersQuestion(answer, { ...question, providerId: 'dear' }, 0)).toBe(false);
  });
});

describe('the circuit of a provider', () => {
  const fail = (circuit: Circuit, times: number, atMs = 0): Circuit =>
    Array.from({ length: times }).reduce<Circuit>((now) => endCall(now, { kind: 'failed' }, atMs), circuit);

  test('opens after five failures in succession, and lets one call try after a minute', () => {
    expect(fail(closedCircuit, 4).state).toBe('closed');
    const open = fail(closedCircuit, 5);
    expect(availableAt(open, 1000)).toBe(60_000);
    const trial = startCall(open, 60_000);
    expect(trial.state).toBe('half_open');
    // Everyone else waits for its outcome.
    expect(availableAt(trial, 60_001)).toBeGreaterThan(60_001);
    expect(endCall(trial, { kind: 'answered' }, 61_000)).toEqual(closedCircuit);
    expect(availableAt(endCall(trial, { kind: 'failed' }, 61_000), 61_000)).toBe(61_000 + 120_000);
  });

  test('an answer between failures closes it; a call that tried and died is replaced', () => {
    expect(fail(endCall(fail(closedCircuit, 4), { kind: 'answered' }, 0), 4).state).toBe('closed');
    const trial = startCall(fail(closedCircuit, 5), 60_000);
    expect(availableAt(trial, 60_000)).toBe(180_000);
    expect(startCall(trial, 180_000)).toMatchObject({ state: 'half_open', untilMs: 300_000 });
  });

  test('too many requests wait as long as the provider wants, a minute without Retry-After', () => {
    expect(availableAt(endCall(closedCircuit, { kind: 'rate_limited', retryAfterMs: 7000 }, 1000), 1000)).toBe(8000);
    expect(availableAt(endCall(closedCircuit, { kind: 'rate_limited', retryAfterMs: null }, 1000), 1000)).toBe(61_000);
  });

  test('a wrong key and an exhausted quota wait for a member, whatever arrives later', () => {
    const disabled = endCall(closedCircuit, { kind: 'key_wrong' }, 0);
    expect(availableAt(disabled, 0)).toBeNull();
    expect(endCall(disabled, { kind: 'answered' }, 1)).toBe(disabled);
    expect(endCall(disabled, { kind: 'failed' }, 1)).toBe(disabled);
  });
});

describe('several values of a field', () => {
  const value = (text: string, more: Partial<SourcedValue> = {}): SourcedValue => ({
    value: text,
    source: 'hunter',
    seenAtMs: 100,
    isProven: true,
    ...more,
  });

  test.for([
    ['only_empty', null, value('b'), 'write', 'was_empty'],
    ['only_empty', value('a'), value('b', { seenAtMs: 200 }), 'keep', 'has_value'],
    ['newer_and_proven', value('a'), value('b', { seenAtMs: 200 }), 'write', 'newer_and_proven'],
    ['newer_and_proven', value('a'), value('b', { seenAtMs: 50 }), 'keep', 'not_newer'],
    ['newer_and_proven', value('a', { isProven: false }), value('b', { seenAtMs: 50 }), 'keep', 'not_newer'],
    ['newer_and_proven', value('a', { isProven: false }), value('b', { seenAtMs: 200 }), 'write', 'newer_and_proven'],
    ['newer_and_proven', value('a'), value('b', { seenAtMs: 200, isProven: false }), 'keep', 'not_proven'],
    ['newer_and_proven', value('a', { source: 'hand' }), value('b', { seenAtMs: 200 }), 'keep', 'manual_edit'],
    ['newer_and_proven', value('Ána'), value('ana', { seenAtMs: 200 }), 'keep', 'same_value'],
    ['always_ask', null, value('b'), 'write', 'was_empty'],
    ['always_ask', value('a'), value('b', { seenAtMs: 50 }), 'ask', 'asks_member'],
    ['always_ask', value('a', { source: 'hand' }), value('b'), 'ask', 'asks_member'],
  ] as const)('%s: %o, then %o', ([policy, current, incoming, kind, reason]) => {
    expect(decideOverwrite(policy, current, incoming)).toEqual({ kind, reason });
  });

  const anyValue = fc.record({
    value: fc.constantFrom('a', 'b', 'c'),
    source: fc.constantFrom('hand', 'website', 'import', 'hunter'),
    seenAtMs: fc.integer({ min: 0, max: 5 }),
    isProven: fc.boolean(),
  });
  const anyPolicy = fc.constantFrom<OverwritePolicy>('only_empty', 'newer_and_proven', 'always_ask');

  test('under every policy, only a proven value is written or proposed, and only over a value that is asked about', () => {
    fc.assert(
      fc.property(anyPolicy, fc.option(anyValue), anyValue, (policy, current, incoming) => {
        const { kind, reason } = decideOverwrite(policy, current, incoming);
        if (kind === 'keep') return;
        expect(incoming.isProven).toBe(true);
        if (current === null) expect([kind, reason]).toEqual(['write', 'was_empty']);
        else {
          expect(incoming.value).not.toBe(current.value);
          expect(policy).toBe(kind === 'ask' ? 'always_ask' : 'newer_and_proven');
          if (kind === 'write') expect(incoming.seenAtMs > current.seenAtMs && current.source !== 'hand').toBe(true);
        }
      }),
    );
  });

  test('"only empty" never asks about a filled field and never replaces it', () => {
    fc.assert(
      fc.property(anyValue, anyValue, fc.nat(), fc.nat(), (current, incoming, nowMs, olderThanMs) => {
        expect(isAskedAgain('only_empty', current, { nowMs, olderThanMs })).toBe(false);
        expect(decideOverwrite('only_empty', current, incoming).kind).toBe('keep');
      }),
    );
  });

  test.for([
    ['only_empty', value('a', { isProven: false }), false],
    ['newer_and_proven', value('a', { isProven: false, seenAtMs: 1_000 }), true],
    ['newer_and_proven', value('a', { seenAtMs: 901 }), false],
    ['newer_and_proven', value('a', { seenAtMs: 900 }), true],
    ['newer_and_proven', value('a', { source: 'hand', isProven: false, seenAtMs: 0 }), false],
    ['always_ask', value('a', { source: 'hand', seenAtMs: 1_000 }), true],
  ] as const)('%s asks about %o again: %s', ([policy, current, isAsked]) => {
    expect(isAskedAgain(policy, current, { nowMs: 1_000, olderThanMs: 100 })).toBe(isAsked);
  });

  test('the search for a field ends with a value that replaces, confirms or is proposed', () => {
    const ends = (current: SourcedValue | null, incoming: SourcedValue): boolean =>
      endsSearch(decideOverwrite('newer_and_proven', current, incoming));
    expect(ends(value('a'), value('A', { seenAtMs: 1 }))).toBe(true);
    expect(ends(value('a'), value('b', { seenAtMs: 200 }))).toBe(true);
    expect(ends(value('a'), value('b', { seenAtMs: 50 }))).toBe(false);
    expect(endsSearch(decideOverwrite('always_ask', value('a'), value('b', { seenAtMs: 50 })))).toBe(true);
  });

  test('an address is proven by our verification alone, other values by the checks of their source', () => {
    const known = { field: 'email', value: 'Ana@acme.test', source: 'import', seenAtMs: 5 };
    const verdict = { address: 'ana@acme.test', verdict: 'deliverable', checkedAtMs: 9 };
    expect(sourcedValue(known, [verdict])).toMatchObject({ isProven: true, seenAtMs: 9 });
    expect(sourcedValue(known, [{ ...verdict, verdict: 'risky' }])).toMatchObject({ isProven: false, seenAtMs: 5 });
    expect(sourcedValue({ ...known, source: 'provider' }, [])).toMatchObject({ isProven: false });
    expect(sourcedValue({ ...known, field: 'title', source: 'website' }, [verdict])).toMatchObject({ isProven: true, seenAtMs: 5 });
    expect(sourcedValue({ ...known, field: 'title' }, [])).toMatchObject({ isProven: false });
  });
});
