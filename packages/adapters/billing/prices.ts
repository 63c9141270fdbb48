/**
 * How a price at Stripe names what it sells: by its metadata, so that the prices of earlier customers are still known after a plan's price changed. The
 * lookup key contains the amount, so that a changed price on the page is a new price at Stripe, and never charges another amount than the page shows.
 */
import { monthlyPriceUsd, plans, type Sold } from '@leadlight/credits';
import type { WhatIsSold } from './billing.ts';

export function lookupKeyOf(of: WhatIsSold): string {
  return of.kind === 'plan'
    ? `leadlight_${of.plan}_${monthlyPriceUsd[of.plan]}usd_month`
    : `leadlight_credits_${of.credits}_${of.priceUsd}usd`;
}

/** In cents. */
export const amountOf = (of: WhatIsSold): number => (of.kind === 'plan' ? monthlyPriceUsd[of.plan] : of.priceUsd) * 100;

export function metadataOf(of: WhatIsSold): Record<string, string> {
  return of.kind === 'plan' ? { leadlight_plan: of.plan } : { leadlight_credits: String(of.credits) };
}

/** @returns null for a price that is not ours */
export function soldBy(metadata: Readonly<Record<string, string>>): Sold | null {
  const plan = plans.find((each) => each === metadata['leadlight_plan']);
  if (plan) return { kind: 'plan', plan };
  const credits = metadata['leadlight_credits'] ?? '';
  return /^[1-9]\d{0,6}$/.test(credits) ? { kind: 'credits', credits: Number(credits) } : null;
}

export function productNameOf(of: WhatIsSold): string {
  if (of.kind === 'top-up') return `${of.credits.toLocaleString('en-US')} credits`;
  return `Leadlight ${of.plan.charAt(0).toUpperCase()}${of.plan.slice(1)}`;
}
