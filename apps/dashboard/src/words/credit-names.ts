/** The entries of the ledger, as screens show them. */
import type { EntryKind } from '../api/contract.ts';

export const kindNames: Record<EntryKind, string> = {
  trial: 'Trial credits',
  grant: 'Monthly credits',
  spend: 'Spent',
  refund: 'Refunded',
  expiry: 'Expired',
  adjustment: 'Adjusted',
};

const creditReasons: Record<string, string> = {
  trial: 'Trial started',
  monthly_grant: 'Monthly credits',
  plan_paid: 'Plan paid',
  plan_upgraded: 'Plan upgraded',
  top_up: 'Credits bought',
  payment_refunded: 'Payment refunded',
  payment_disputed: 'Payment disputed',
  expired: 'Expired unspent',
  reveal: 'Contact revealed',
  verify: 'Email verified',
  verification: 'Emails verified',
  find: 'Email found',
  enrich: 'Company enriched',
  enrichment: 'Companies enriched',
  enrichment_rejected: 'Values of a company marked as wrong',
  profile: 'Profile enriched',
  bounce: 'Bounce reported',
};

/** The reason of a ledger entry. The server's reasons are codes; an unknown one is shown as words. */
export function wordReason(reason: string): string {
  const words = creditReasons[reason] ?? reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
