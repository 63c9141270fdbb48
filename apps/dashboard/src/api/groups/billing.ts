/** The routes of the plan and its payments, and what their commands change. Import it in every file that names one of them. */
import { addEffects, creditReads, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { billingEndpoints } from './billing-endpoints.ts';

const everything = { first: ['readSession', 'readBilling', 'readWorkspace'], also: ['listInvoices', ...creditReads] } as const;
const effects: EffectsOf<keyof typeof billingEndpoints> = {
  // Pages of Stripe: the browser leaves.
  startCheckout: {},
  buyTopUp: {},
  openBillingPortal: {},
  refreshBilling: everything,
  changePlan: everything,
  cancelSubscription: everything,
  resumeSubscription: everything,
};

addEndpoints(billingEndpoints);
addEffects(effects);
