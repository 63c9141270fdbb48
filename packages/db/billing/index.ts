/** Imports: platform. */
export {
  countEvents,
  customersWithEvents,
  findWorkspaceOfCustomer,
  forgetEvents,
  listPendingEvents,
  settleEvents,
  storeEvent,
  type BillingEvent,
} from './billing-events.queries.ts';
export {
  claimChange,
  findCustomer,
  forgetCheckout,
  insertCustomer,
  listCustomers,
  nextVersion,
  releaseChange,
  storeCheckout,
  type BillingCustomer,
  type OpenCheckout,
} from './billing-customers.queries.ts';
export { findSubscription, giveBilledPlan, saveSubscription, type StoredSubscription } from './billing-subscriptions.queries.ts';
export {
  listInvoices,
  noteInvoiceCredits,
  noteRefund,
  saveInvoice,
  type InvoiceToSave,
  type StoredInvoice,
} from './billing-invoices.queries.ts';
export { claimNotice } from './billing-notices.queries.ts';
