/** Imports: platform. */
export { readAllowanceUsed } from './allowance.queries.ts';
export { grantForInvoice, removeUnspent, type InvoiceCredits } from './invoices.queries.ts';
export { type CreditEntry, addGrant, closeAccount, openAccount } from './account.ts';
export {
  type SpendInput,
  giveCredits,
  readSettledStanding,
  readSpendable,
  refundSpend,
  settleCredits,
  spendCredits,
  spendMany,
} from './credits.queries.ts';
export {
  type ActorSpend,
  type CreditStanding,
  type DayOfUse,
  type EntryFilter,
  type LedgerProof,
  type EntryGroup,
  firstEntryAt,
  listEntries,
  listEntryGroups,
  proveLedger,
  spentByActor,
  useByDay,
} from './entries.queries.ts';
export {
  type Reservation,
  commitManyFromReservation,
  commitReservation,
  isReservationOpen,
  lockPayments,
  releaseReservation,
  reserveCredits,
} from './reservations.queries.ts';
export { isWithoutCredits, readLeftOfMonth, readMonthCeilings, readMonthLeft, setMonthCeilings } from './month-ceilings.queries.ts';
