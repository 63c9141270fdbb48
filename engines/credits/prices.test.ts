import { expect, test } from 'vitest';
import { mayStartTrial, trialMailbox } from './plans.ts';
import { findPrice, freeUntil, isPaidFor, mayRefund, refundableSince, refundExpiry, verificationPrice } from './prices.ts';

const paidAt = new Date('2026-11-01T12:00:00Z');
const afterDays = (days: number, ms = 0): Date => new Date(paidAt.getTime() + days * 86_400_000 + ms);

test('a definite verdict costs a credit; an unknown, and a text that is not an address, cost nothing', () => {
  const priceOf = (verdict: string): number => verificationPrice(verdict, 'mailbox_not_found');
  expect(['deliverable', 'undeliverable', 'risky', 'unknown'].map(priceOf)).toEqual([1, 1, 1, 0]);
  expect(verificationPrice('undeliverable', 'invalid_syntax')).toBe(0);
});

test("an address that is confirmed or risky, or a mailbox that may be a namesake's, costs a credit; whatever else was found costs nothing", () => {
  expect(findPrice('confirmed', 'deliverable')).toBe(1);
  expect(findPrice('pattern_only', 'risky')).toBe(1);
  expect(findPrice('pattern_only', 'deliverable')).toBe(1);
  expect(findPrice('pattern_only', 'unknown')).toBe(0);
  expect(findPrice('pattern_only', null)).toBe(0);
  expect(findPrice('not_found', 'undeliverable')).toBe(0);
  expect(findPrice('unconfirmed', 'unknown')).toBe(0);
});

test('what was paid for is free for 30 days, to the millisecond', () => {
  expect(isPaidFor({ paidAt }, afterDays(30, -1))).toBe(true);
  expect(isPaidFor({ paidAt }, afterDays(30))).toBe(false);
  expect(isPaidFor({ paidAt: null }, paidAt)).toBe(false);
  expect(freeUntil({ paidAt }, afterDays(30, -1))).toEqual(afterDays(30));
  expect(freeUntil({ paidAt }, afterDays(30))).toBeNull();
});

test('a bounce gives back what was paid within 30 days, for a month at least', () => {
  expect(refundableSince(afterDays(30))).toEqual(paidAt);
  expect(refundExpiry(paidAt)).toEqual(afterDays(31));
});

test('of one spend never more is given back than it took', () => {
  expect(mayRefund({ spent: 3, refunded: 2 }, 1)).toBe(true);
  expect(mayRefund({ spent: 3, refunded: 2 }, 2)).toBe(false);
});

test('tags, and the dots of Google addresses, do not make another mailbox', () => {
  expect(trialMailbox('Ana+crm@Acme.example')).toBe('ana@acme.example');
  expect(trialMailbox('a.n.a+x@googlemail.com')).toBe('ana@gmail.com');
  expect(trialMailbox('a.na@acme.example')).toBe('a.na@acme.example');
});

test('a workspace that had a trial or a plan, or is to be deleted, begins no trial', () => {
  const fresh = {
    plan: null,
    trialStartedAt: null,
    trialEndsAt: null,
    planAnchorAt: null,
    graceEndsAt: null,
    planEndedAt: null,
    deleteAfter: null,
  };
  expect(mayStartTrial(fresh, paidAt)).toBe(true);
  expect(mayStartTrial({ ...fresh, trialStartedAt: paidAt, trialEndsAt: paidAt }, paidAt)).toBe(false);
  expect(mayStartTrial({ ...fresh, planAnchorAt: paidAt }, paidAt)).toBe(false);
  expect(mayStartTrial({ ...fresh, deleteAfter: afterDays(14) }, paidAt)).toBe(false);
});
