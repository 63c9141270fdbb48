/** How this process reaches the billing provider. */
import type { BillingProvider, TopUp } from '@leadlight/adapters/billing';
import { Refusal } from '@leadlight/db/platform';
import type { BillingConfig } from './billing.config.ts';

export interface Billing {
  /** False: plans are paid by invoice and set by the operator. */
  readonly isConnected: boolean;
  readonly hasTax: boolean;
  readonly topUps: readonly TopUp[];
  /** @throws Refusal billing_by_invoice */
  readonly provider: () => Promise<BillingProvider>;
}

export function createBilling({ stripe, hasTax, topUps }: BillingConfig): Billing {
  let opening: Promise<BillingProvider> | null = null;
  return {
    isConnected: stripe !== null,
    hasTax,
    topUps: stripe === null ? [] : topUps,
    provider: async () => {
      if (stripe === null) throw new Refusal('billing_by_invoice');
      // Loads the SDK with the first use, because most processes never need it.
      return (opening ??= import('@leadlight/adapters/billing').then(({ createStripeBilling }) => createStripeBilling(stripe)));
    },
  };
}
