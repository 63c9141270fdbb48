/** The domain's values, as the screens show them. */
import type { Actor, EntryKind, Plan, Role, Scope } from '../api/contract.ts';

export const planNames: Record<Plan, string> = { starter: 'Starter', basic: 'Basic', premium: 'Premium' };
export const roleNames: Record<Role, string> = { owner: 'Owner', admin: 'Admin', member: 'Member' };
export const roleHints: Record<Role, string> = {
  owner: 'Can do everything, including deleting the workspace and reading the audit log.',
  admin: 'Can invite and remove members, manage API keys and rename the workspace.',
  member: 'Can work with leads and see credits.',
};
export const kindNames: Record<EntryKind, string> = {
  trial: 'Trial credits',
  grant: 'Monthly credits',
  spend: 'Spent',
  refund: 'Refunded',
  expiry: 'Expired',
  adjustment: 'Adjusted',
};
export const scopeNames: Record<Scope, string> = {
  'workspace:read': 'Read the workspace',
  'members:read': 'Read its members',
  'credits:read': 'Read credits and ledger',
  'leads:read': 'Find and read leads',
  'leads:write': 'Import and change leads',
  'leads:reveal': 'Reveal contacts for credits',
  'emails:verify': 'Verify and find emails for credits',
  'companies:enrich': 'Enrich companies for credits',
  'people:enrich': 'Enrich people for credits',
  'leads:export': 'Export leads',
};

/** Who did something, also after the user or key was removed. */
export function wordActor({ kind, name }: Actor): string {
  if (kind === 'system') return 'Leadlight';
  if (kind === 'operator') return 'Leadlight support';
  return name ?? (kind === 'user' ? 'Former member' : 'Revoked key');
}

const creditReasons: Record<string, string> = {
  trial: 'Trial started',
  monthly_grant: 'Monthly credits',
  expired: 'Expired unspent',
  reveal: 'Contact revealed',
  verify: 'Email verified',
  verification: 'Emails verified',
  find: 'Email found',
  enrich: 'Company enriched',
  enrichment: 'Companies enriched',
  enrichment_rejected: 'Values of a company marked as wrong',
  bounce: 'Bounce reported',
};

/** The reason of a ledger entry. The server's reasons are codes; an unknown one is shown as words. */
export function wordReason(reason: string): string {
  const words = creditReasons[reason] ?? reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
