import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  billedStanding,
  dueNotice,
  graceEnd,
  grantOfInvoice,
  isUpgrade,
  monthlyGrant,
  monthOf,
  pickSubscription,
  planCreditsExpiry,
  plans,
  removalOf,
  standingOf,
  type InvoiceLine,
  type Plan,
} from './index.ts';

const at = (text: string): Date => new Date(text);
const anyDate = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2040-12-31T23:59:59Z'), noInvalidDate: true });
const anyPlan = fc.constantFrom(...plans);
const line = (plan: Plan | null, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  sold: plan && { kind: 'plan', plan },
  quantity: 1,
  isProration: false,
  isCredit: false,
  periodStart: at('2028-01-31T10:00:00Z'),
  ...more,
});
const paidAt = at('2028-02-10T00:00:00Z');

describe('a paid invoice', () => {
  test('for a month grants the credits of its plan, which are valid in that month and the next', () => {
    expect(grantOfInvoice([line('basic')], at('2028-01-31T10:00:00Z'), paidAt)).toEqual({
      credits: 4_000,
      plan: 'basic',
      grantedAt: at('2028-01-31T10:00:00Z'),
      expiresAt: at('2028-03-31T10:00:00Z'),
    });
  });

  test('for an upgrade grants the difference, valid as long as the credits of the month', () => {
    const now = at('2028-02-15T00:00:00Z');
    const lines = [
      line('starter', { isProration: true, isCredit: true, periodStart: now }),
      line('premium', { isProration: true, periodStart: now }),
    ];
    expect(grantOfInvoice(lines, at('2028-01-31T10:00:00Z'), now)).toMatchObject({
      credits: 3_500,
      plan: 'premium',
      expiresAt: at('2028-03-31T10:00:00Z'),
    });
  });

  test('for credits grants them for a year, also from a leap day', () => {
    const lines = [line(null, { sold: { kind: 'credits', credits: 1_000 }, quantity: 2 })];
    expect(grantOfInvoice(lines, null, at('2028-02-29T12:00:00Z'))).toMatchObject({
      credits: 2_000,
      plan: null,
      expiresAt: at('2029-02-28T12:00:00Z'),
    });
  });

  test('with a price that is not ours, or without lines, grants nothing', () => {
    expect(grantOfInvoice([line('basic'), line(null)], null, paidAt)).toBeNull();
    expect(grantOfInvoice([], null, paidAt)).toBeNull();
  });

  test('never grants less than nothing: a change to a smaller plan that was invoiced at once grants 0', () => {
    const lines = [line('premium', { isProration: true, isCredit: true }), line('basic', { isProration: true })];
    expect(grantOfInvoice(lines, null, paidAt)).toMatchObject({ credits: 0, plan: 'basic' });
  });

  test('the quantity of a plan does not multiply its credits', () => {
    expect(grantOfInvoice([line('basic', { quantity: 5 })], null, paidAt)?.credits).toBe(4_000);
  });
});

test('whatever the anniversary, month ends and leap days included, credits expire exactly when the month after the next begins', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 60 }), (anchor, month) => {
      const start = addMonths(anchor, month);
      const end = addMonths(anchor, month + 1);
      expect(planCreditsExpiry(anchor, start)).toEqual(addMonths(anchor, month + 2));
      // In the last second of the month too, and not before the month is over.
      expect(planCreditsExpiry(anchor, new Date(end.getTime() - 1_000))).toEqual(addMonths(anchor, month + 2));
      expect(monthOf(anchor, start)).toBe(month);
    }),
  );
});

test('yearly anniversaries keep the day, and February 29 becomes the 28th in other years', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 12 }), (anchor, years) => {
      const then = addMonths(anchor, 12 * years);
      expect(then.getUTCFullYear()).toBe(anchor.getUTCFullYear() + years);
      expect(then.getUTCMonth()).toBe(anchor.getUTCMonth());
      const isLeapDay = anchor.getUTCMonth() === 1 && anchor.getUTCDate() === 29 && then.getUTCFullYear() % 4 !== 0;
      expect(then.getUTCDate()).toBe(isLeapDay ? 28 : anchor.getUTCDate());
    }),
  );
});

test('a path of upgrades within a month grants in total what its largest plan grants, in any order of the invoices', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyPlan, { minLength: 1 }), fc.infiniteStream(fc.integer()), (chosen, order) => {
      const path = chosen.toSorted((a, b) => plans.indexOf(a) - plans.indexOf(b));
      const invoices = path.map((plan, index) => {
        const before = path[index - 1];
        return before === undefined
          ? [line(plan)]
          : [line(before, { isProration: true, isCredit: true }), line(plan, { isProration: true })];
      });
      const shuffled = invoices.map((lines) => ({ lines, key: order.next().value as number })).toSorted((a, b) => a.key - b.key);
      const total = shuffled.reduce((sum, { lines }) => sum + (grantOfInvoice(lines, null, paidAt)?.credits ?? 0), 0);
      expect(total).toBe(monthlyGrant[path.at(-1) ?? 'starter']);
    }),
  );
});

describe('a refund', () => {
  const whole = {
    granted: 2_500,
    paidAmount: 2_900,
    refundedAmount: 2_900,
    isDisputed: false,
    concerned: 0,
    remaining: 2_500,
    available: 9_000,
  };

  test('removes the unspent credits of its own lot, in proportion to what was refunded', () => {
    expect(removalOf(whole)).toEqual({ remove: 2_500, concerned: 2_500 });
    expect(removalOf({ ...whole, refundedAmount: 1_450 })).toEqual({ remove: 1_250, concerned: 1_250 });
    expect(removalOf({ ...whole, remaining: 700 })).toEqual({ remove: 700, concerned: 2_500 });
  });

  test('never removes reserved credits, and removes them once they are released', () => {
    const now = removalOf({ ...whole, available: 100 });
    expect(now).toEqual({ remove: 100, concerned: 100 });
    const { remaining, available } = { remaining: whole.remaining - 100, available: 0 };
    expect(removalOf({ ...whole, concerned: now.concerned, remaining, available }).remove).toBe(0);
    expect(removalOf({ ...whole, concerned: now.concerned, remaining, available: remaining })).toEqual({
      remove: 2_400,
      concerned: 2_500,
    });
  });

  test('a dispute removes all of them', () => {
    expect(removalOf({ ...whole, refundedAmount: 0, isDisputed: true }).remove).toBe(2_500);
  });

  test('however refunds grow and however often they are reported, never removes twice, too much or below zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 3_000 }), fc.boolean()), { maxLength: 10 }),
        (granted, spent, reports) => {
          let remaining = Math.max(0, granted - spent);
          let concerned = 0;
          let refundedAmount = 0;
          let removed = 0;
          for (const [more, available, isDisputed] of reports) {
            refundedAmount = Math.min(2_900, refundedAmount + more);
            const result = removalOf({ granted, paidAmount: 2_900, refundedAmount, isDisputed, concerned, remaining, available });
            expect(result.remove).toBeGreaterThanOrEqual(0);
            expect(result.remove).toBeLessThanOrEqual(Math.min(remaining, available));
            remaining -= result.remove;
            removed += result.remove;
            ({ concerned } = result);
            const left = available - result.remove;
            const again = removalOf({ granted, paidAmount: 2_900, refundedAmount, isDisputed, concerned, remaining, available: left });
            expect(again.remove).toBe(0);
          }
          expect(removed).toBeLessThanOrEqual(granted);
        },
      ),
    );
  });
});

describe('the standing of a workspace', () => {
  const failedAt = at('2027-02-25T00:00:00Z');
  const base = { trialEndsAt: null, planEndedAt: null, deleteAfter: null };

  test('is active while the subscription is, and for seven days after a failed payment, across the end of a month', () => {
    expect(billedStanding({ status: 'active', paidPlan: 'basic', failedAt: null })).toEqual({ plan: 'basic', graceEndsAt: null });
    const late = billedStanding({ status: 'past_due', paidPlan: 'basic', failedAt });
    expect(late.graceEndsAt).toEqual(at('2027-03-04T00:00:00Z'));
    expect(standingOf({ ...base, ...late }, at('2027-03-03T23:59:59Z'))).toMatchObject({ kind: 'active' });
    expect(standingOf({ ...base, ...late }, at('2027-03-04T00:00:00Z'))).toEqual({
      kind: 'read_only',
      because: 'payment_failed',
      since: late.graceEndsAt,
    });
  });

  test.each(['canceled', 'incomplete', 'incomplete_expired', 'paused'] as const)('has no plan if the subscription is %s', (status) => {
    expect(billedStanding({ status, paidPlan: 'basic', failedAt: null })).toEqual({ plan: null, graceEndsAt: null });
  });

  test('has no plan before the first invoice is paid', () => {
    expect(billedStanding({ status: 'active', paidPlan: null, failedAt: null }).plan).toBeNull();
  });
});

test('of overlapping subscriptions the oldest counts, and a later one after its end is not a duplicate', () => {
  const of = (id: string, createdAt: string, endedAt: string | null, status: 'active' | 'canceled' | 'incomplete_expired' = 'active') => ({
    id,
    sold: { kind: 'plan', plan: 'basic' } as const,
    status,
    createdAt: at(createdAt),
    endedAt: endedAt === null ? null : at(endedAt),
  });
  const first = of('a', '2027-01-01T00:00:00Z', null);
  const second = of('b', '2027-01-01T00:00:00Z', '2027-01-01T00:00:05Z', 'canceled');
  const never = of('c', '2026-12-31T00:00:00Z', null, 'incomplete_expired');
  expect(pickSubscription([second, never, first])).toEqual({ chosen: first, duplicates: [second] });
  const ended = of('d', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', 'canceled');
  expect(pickSubscription([first, ended])).toEqual({ chosen: first, duplicates: [] });
  expect(pickSubscription([])).toEqual({ chosen: null, duplicates: [] });
  // Support, which the operator sells to the same customer, in a subscription of its own.
  const support = { ...of('e', '2025-01-01T00:00:00Z', null), sold: null };
  expect(pickSubscription([support, first])).toEqual({ chosen: first, duplicates: [] });
  expect(pickSubscription([support])).toEqual({ chosen: null, duplicates: [] });
});

test('a larger plan is an upgrade', () => {
  expect(isUpgrade('starter', 'premium')).toBe(true);
  expect(isUpgrade('premium', 'basic')).toBe(false);
  expect(isUpgrade('basic', 'basic')).toBe(false);
});

describe('emails as time passes', () => {
  const trialEndsAt = at('2027-03-15T12:00:00Z');
  const trial = { plan: null, trialEndsAt, graceEndsAt: null, deleteAfter: null };
  const before = (days: number): Date => new Date(trialEndsAt.getTime() - days * 86_400_000);

  test('a trial has one 7, 3 and 1 days before its end, and one at the end', () => {
    expect(dueNotice(trial, before(7.1))).toBeNull();
    expect([7, 3.5, 3, 1.2, 1, 0.1].map((days) => dueNotice(trial, before(days)))).toMatchObject(
      [7, 7, 3, 3, 1, 1].map((days) => ({ kind: 'trial-ends', days })),
    );
    expect(dueNotice(trial, trialEndsAt)).toMatchObject({ kind: 'read-only', because: 'trial' });
    expect(dueNotice(trial, before(-4))).toBeNull();
  });

  test('a grace has one 3 days and 1 day before its end, and one at the end; a plan without one has none', () => {
    const late = { ...trial, plan: 'basic' as const, graceEndsAt: graceEnd(before(0)) };
    const left = (days: number): Date => new Date(late.graceEndsAt.getTime() - days * 86_400_000);
    expect([6, 3, 1, 0].map((days) => dueNotice(late, left(days))?.kind)).toEqual([undefined, 'grace-ends', 'grace-ends', 'read-only']);
    expect(dueNotice({ ...trial, plan: 'basic' }, before(1))).toBeNull();
  });

  test('a workspace that will be deleted has none', () => {
    expect(dueNotice({ ...trial, deleteAfter: before(-9) }, before(1))).toBeNull();
  });
});
