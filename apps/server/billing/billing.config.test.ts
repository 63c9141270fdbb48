import { expect, test } from 'vitest';
import { readBillingConfig } from './billing.config.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b' };

test('without a key, plans are paid by invoice', () => {
  expect(readBillingConfig({})).toEqual({ stripe: null, hasTax: false, topUps: [] });
});

test('a key, two signing secrets, tax and top-ups are read', () => {
  expect(readBillingConfig({ ...stripe, STRIPE_TAX: 'on', TOP_UPS: '1000:15, 5000:60' })).toEqual({
    stripe: { secretKey: 'sk_test_abc', webhookSecrets: ['whsec_a', 'whsec_b'], apiUrl: null },
    hasTax: true,
    topUps: [
      { credits: 1_000, priceUsd: 15 },
      { credits: 5_000, priceUsd: 60 },
    ],
  });
});

test.each([
  ['a publishable key', { ...stripe, STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY'],
  ['a key without a signing secret', { STRIPE_SECRET_KEY: 'sk_test_abc' }, 'STRIPE_WEBHOOK_SECRET'],
  ['three signing secrets', { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b,whsec_c' }, 'STRIPE_WEBHOOK_SECRET'],
  ['another API in production', { ...stripe, STRIPE_API_URL: 'http://localhost:1', NODE_ENV: 'production' }, 'STRIPE_API_URL'],
  ['tax that is neither on nor off', { ...stripe, STRIPE_TAX: 'yes' }, 'STRIPE_TAX'],
  ['a top-up without a price', { ...stripe, TOP_UPS: '1000' }, 'TOP_UPS'],
  ['a top-up twice', { ...stripe, TOP_UPS: '1000:15,1000:20' }, 'TOP_UPS'],
])('%s is refused by name, and secrets are not shown', (_what, environment, name) => {
  expect(() => readBillingConfig(environment)).toThrow(name);
  expect(() => readBillingConfig(environment)).not.toThrow(/pk_test_abc|whsec_c/);
});
