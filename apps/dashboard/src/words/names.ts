/** The domain's words as they stand on screen. */
import type { Actor, EntryKind, Plan, Role, Scope } from '../api/contract.ts';

export const planNames: Record<Plan, string> = { starter: 'Starter', basic: 'Basic', premium: 'Premium' };
export const roleNames: Record<Role, string> = { owner: 'Owner', admin: 'Admin', member: 'Member' };
export const roleHints: Record<Role, string> = {
  owner: 'Everything, also deleting the workspace and the audit log.',
  admin: 'Invites and removes people, manages API keys, renames the workspace.',
  member: 'Works with leads and sees the credits.',
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
  'leads:export': 'Export leads',
};

/** Who did something, when the user or key may be gone. */
export function wordActor({ kind, name }: Actor): string {
  if (kind === 'system') return 'Leadlight';
  if (kind === 'operator') return 'Leadlight support';
  return name ?? (kind === 'user' ? 'Former member' : 'Revoked key');
}

const creditReasons: Record<string, string> = {
  trial: 'Start of the trial',
  monthly_grant: 'Credits of the month',
  expired: 'Not spent in time',
  reveal: 'Contact revealed',
  verify: 'Email verified',
  verification: 'Emails verified',
  find: 'Email found',
  bounce: 'Bounce reported',
};

/** Why credits came or went. The server's reasons are codes; one this dashboard does not know yet is shown as words. */
export function wordReason(reason: string): string {
  const words = creditReasons[reason] ?? reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
