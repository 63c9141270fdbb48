/** What roles and scopes allow, as settings show them. */
import type { Role, Scope } from '../api/contract.ts';

export const roleHints: Record<Role, string> = {
  owner: 'Can do everything, including deleting the workspace and reading the audit log.',
  admin: 'Can invite and remove members, manage API keys and rename the workspace.',
  member: 'Can work with leads and see credits.',
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
