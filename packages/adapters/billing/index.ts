/** Collecting payments. Off until the operator sets a key of Stripe. */
export {
  BillingFault,
  type BilledCustomer,
  type BilledInvoice,
  type BilledSubscription,
  type BillingProvider,
  type Checkout,
  type CheckoutRequest,
  type SignedEvent,
  type TopUp,
  type WhatIsSold,
} from './billing.ts';
export { createStripeBilling, type StripeSettings } from './stripe-billing.ts';
