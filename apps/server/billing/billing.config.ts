/** Collecting payments, from the environment. Without a key of Stripe, plans are paid by invoice and set by the operator. */
import type { StripeSettings, TopUp } from '@leadlight/adapters/billing';
import { StartError } from '../start-error.ts';

export interface BillingConfig {
  /** Null: plans are paid by invoice. */
  readonly stripe: StripeSettings | null;
  /** Whether Stripe calculates tax. */
  readonly hasTax: boolean;
  readonly topUps: readonly TopUp[];
}

const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL', 'STRIPE_TAX', 'TOP_UPS'] as const;
type Name = (typeof names)[number];
const secrets: readonly Name[] = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
const mostTopUps = 6;

/** @throws StartError that names every wrong variable */
export function readBillingConfig(environment: Readonly<Record<string, string | undefined>>): BillingConfig {
  const given = (name: Name): string => environment[name]?.trim() ?? '';
  const faults: string[] = [];
  const refuse = (name: Name, expected: string): void => {
    const shown =
      given(name) === '' ? 'is not set' : secrets.includes(name) ? 'has a value that is not shown' : `is ${JSON.stringify(given(name))}`;
    faults.push(`${name} ${shown}; expected ${expected} (docs/configuration.md#payments).`);
  };
  const secretKey = given('STRIPE_SECRET_KEY');
  if (secretKey !== '' && !/^(?:sk|rk)_(?:test|live)_\w+$/.test(secretKey))
    refuse('STRIPE_SECRET_KEY', 'a secret or restricted key, such as sk_test_…');
  const webhookSecrets = given('STRIPE_WEBHOOK_SECRET')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isReceiving =
    webhookSecrets.length > 0 && webhookSecrets.length <= 2 && webhookSecrets.every((secret) => /^whsec_\w+$/.test(secret));
  if (secretKey !== '' && !isReceiving)
    refuse('STRIPE_WEBHOOK_SECRET', 'a signing secret, such as whsec_…, or two of them, separated by a comma');
  const apiUrl = given('STRIPE_API_URL') || null;
  const isTestUrl = apiUrl === null || (URL.canParse(apiUrl) && /^https?:$/.test(new URL(apiUrl).protocol));
  if (!isTestUrl || (apiUrl !== null && environment['NODE_ENV'] === 'production'))
    refuse('STRIPE_API_URL', 'an http or https origin, for tests; never in production');
  if (!['', 'on', 'off'].includes(given('STRIPE_TAX'))) refuse('STRIPE_TAX', 'on or off');
  const topUps = given('TOP_UPS')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readTopUp);
  const offered = topUps.filter((each) => each !== null);
  const isOffered =
    offered.length === topUps.length &&
    topUps.length <= mostTopUps &&
    new Set(offered.map(({ credits }) => credits)).size === topUps.length;
  if (!isOffered) refuse('TOP_UPS', `at most ${mostTopUps} numbers of credits with their prices in US dollars, such as 1000:15,5000:60`);
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  return { stripe: secretKey === '' ? null : { secretKey, webhookSecrets, apiUrl }, hasTax: given('STRIPE_TAX') === 'on', topUps: offered };
}

function readTopUp(text: string): TopUp | null {
  const [, credits, priceUsd] = /^([1-9]\d{0,6}):([1-9]\d{0,4})$/.exec(text) ?? [];
  return credits && priceUsd ? { credits: Number(credits), priceUsd: Number(priceUsd) } : null;
}
