import { providers } from '@leadlight/adapters/providers';
import { mostOf } from '@leadlight/profiles';
import { expect, test } from 'vitest';
import { termsOf } from './connections.ts';

test.each(providers.map((provider) => [provider.description.name, provider] as const))(
  '%s: what is reserved before a call is the most that it can cost',
  (_name, provider) => {
    const terms = termsOf({ id: 'c', creditPriceMicros: 10_000 }, provider);
    const { credits = 0, mostCredits = 0 } = provider.description.prices.person ?? {};
    expect(terms).toMatchObject({ price: credits * 10_000 });
    expect(terms && mostOf(terms, [])).toBe(mostCredits * 10_000);
  },
);
