import { expect, test } from 'vitest';
import { changePlan, dueGrants, standingOf, trialGrant } from './plans.ts';

const at = (text: string): Date => new Date(text);
const amounts = (grants: readonly { amount: number }[]): number[] => grants.map((grant) => grant.amount);

test("a trial grants the chosen plan's credits, and unspent credits last one month after the trial ends", () => {
  expect(trialGrant('basic', at('2026-11-21T10:00:00Z'))).toMatchObject({ amount: 4_000, expiresAt: at('2027-01-05T10:00:00Z') });
});

test("grants a month's credits at its anniversary, to the millisecond", () => {
  const months = { plan: 'starter', anchorAt: at('2026-01-31T08:00:00Z'), monthsGranted: 1 } as const;
  expect(dueGrants(months, at('2026-02-28T07:59:59.999Z'))).toEqual([]);
  expect(amounts(dueGrants(months, at('2026-02-28T08:00:00Z')))).toEqual([2_500]);
});

test('a grant is valid in its own month and the next one', () => {
  const [grant] = dueGrants({ plan: 'premium', anchorAt: at('2026-01-31T08:00:00Z'), monthsGranted: 0 }, at('2026-02-01T00:00:00Z'));
  expect(grant).toMatchObject({ amount: 6_000, grantedAt: at('2026-01-31T08:00:00Z'), expiresAt: at('2026-03-31T08:00:00Z') });
});

test('grants missed months later, each once', () => {
  const grants = dueGrants({ plan: 'starter', anchorAt: at('2026-01-15T00:00:00Z'), monthsGranted: 2 }, at('2026-06-15T00:00:00Z'));
  expect(grants.map((grant) => grant.grantedAt.toISOString().slice(0, 10))).toEqual([
    '2026-03-15',
    '2026-04-15',
    '2026-05-15',
    '2026-06-15',
  ]);
  expect(new Set(grants.map((grant) => grant.reference)).size).toBe(4);
});

test("a workspace's first plan starts its months and grants immediately", () => {
  const now = at('2026-12-05T12:00:00Z');
  const change = changePlan({ plan: null, anchorAt: null, monthsGranted: 0, grantedThisMonth: 0 }, 'basic', now);
  expect(change).toMatchObject({ anchorAt: now, monthsGranted: 1, grant: { amount: 4_000 } });
});

test('a larger plan grants the difference immediately and keeps the anniversary', () => {
  const record = { plan: 'starter', anchorAt: at('2026-01-10T00:00:00Z'), monthsGranted: 1, grantedThisMonth: 2_500 } as const;
  const change = changePlan(record, 'premium', at('2026-01-20T00:00:00Z'));
  expect(change).toMatchObject({ anchorAt: record.anchorAt, grant: { amount: 3_500, expiresAt: at('2026-03-10T00:00:00Z') } });
});

test('a smaller plan takes nothing back, and switching back to the larger one grants nothing', () => {
  const record = { plan: 'premium', anchorAt: at('2026-01-10T00:00:00Z'), monthsGranted: 1, grantedThisMonth: 6_000 } as const;
  expect(changePlan(record, 'starter', at('2026-01-11T00:00:00Z')).grant).toBeNull();
  expect(changePlan({ ...record, plan: 'starter' }, 'premium', at('2026-01-12T00:00:00Z')).grant).toBeNull();
});

test('ending and restarting a plan grants nothing within the month, and starts over after it', () => {
  const record = { plan: null, anchorAt: at('2026-01-10T00:00:00Z'), monthsGranted: 1, grantedThisMonth: 2_500 } as const;
  expect(changePlan(record, 'starter', at('2026-02-09T00:00:00Z')).grant).toBeNull();
  expect(changePlan(record, 'starter', at('2026-02-10T00:00:00Z'))).toMatchObject({
    anchorAt: at('2026-02-10T00:00:00Z'),
    grant: { amount: 2_500 },
  });
});

test('a workspace that is to be deleted is read-only, whatever its plan', () => {
  const deleteAfter = at('2027-01-01T00:00:00Z');
  expect(
    standingOf({ plan: 'basic', trialEndsAt: null, graceEndsAt: null, planEndedAt: null, deleteAfter }, at('2026-12-20T00:00:00Z')),
  ).toEqual({
    kind: 'read_only',
    because: 'deletion',
    since: null,
  });
});

test('a workspace is on trial until the trial ends, then read-only; with a plan it is active', () => {
  const trialEndsAt = at('2026-12-05T12:00:00Z');
  expect(
    standingOf({ plan: null, trialEndsAt, graceEndsAt: null, planEndedAt: null, deleteAfter: null }, at('2026-11-21T12:00:00Z')),
  ).toMatchObject({
    kind: 'trial',
    daysLeft: 14,
  });
  expect(
    standingOf({ plan: null, trialEndsAt, graceEndsAt: null, planEndedAt: null, deleteAfter: null }, at('2026-12-05T11:59:59Z')),
  ).toMatchObject({
    kind: 'trial',
    daysLeft: 1,
  });
  expect(standingOf({ plan: null, trialEndsAt, graceEndsAt: null, planEndedAt: null, deleteAfter: null }, trialEndsAt)).toEqual({
    kind: 'read_only',
    because: 'trial_ended',
    since: trialEndsAt,
  });
  expect(
    standingOf({ plan: 'starter', trialEndsAt, graceEndsAt: null, planEndedAt: null, deleteAfter: null }, at('2027-01-01T00:00:00Z')),
  ).toEqual({
    kind: 'active',
    graceEndsAt: null,
    plan: 'starter',
  });
  expect(standingOf({ plan: null, trialEndsAt: null, graceEndsAt: null, planEndedAt: null, deleteAfter: null }, trialEndsAt)).toEqual({
    kind: 'read_only',
    because: 'no_plan',
    since: null,
  });
});

test('a workspace whose plan ended after its trial says so', () => {
  const trialEndsAt = at('2026-12-05T12:00:00Z');
  const planEndedAt = at('2027-02-01T09:00:00Z');
  const standing = { plan: null, trialEndsAt, planEndedAt, graceEndsAt: null, deleteAfter: null };
  expect(standingOf(standing, at('2027-03-01T00:00:00Z'))).toEqual({ kind: 'read_only', because: 'plan_ended', since: planEndedAt });
  const early = { ...standing, planEndedAt: at('2026-12-01T00:00:00Z') };
  expect(standingOf(early, at('2027-03-01T00:00:00Z'))).toEqual({ kind: 'read_only', because: 'trial_ended', since: trialEndsAt });
});
