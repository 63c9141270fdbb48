/** The domain's words as they stand on screen. */
import type { Actor, AuditEvent, EntryKind, Plan, Role, Scope } from '../api/contract.ts';

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

export const auditWords: Record<AuditEvent['action'], string> = {
  'workspace.created': 'created the workspace',
  'workspace.renamed': 'renamed the workspace',
  'workspace.deletion_requested': 'asked for the workspace to be deleted',
  'workspace.deletion_cancelled': 'kept the workspace after all',
  'trial.started': 'started the trial',
  'plan.changed': 'changed the plan',
  'member.joined': 'joined',
  'member.left': 'left',
  'member.removed': 'removed a member',
  'member.role_changed': 'changed a role',
  'invitation.sent': 'invited someone',
  'invitation.resent': 'sent an invitation again',
  'invitation.cancelled': 'withdrew an invitation',
  'invitation.declined': 'declined an invitation',
  'api_key.created': 'created an API key',
  'api_key.revoked': 'revoked an API key',
  'import.started': 'started an import',
  'import.cancelled': 'stopped an import',
  'import.undone': 'took an import back',
  'sample.hidden': 'hid the sample',
  'sample.shown': 'showed the sample again',
  'person.signed_in': 'signed in',
  'person.password_changed': 'changed their password',
  'person.password_reset': 'reset their password',
  'person.email_changed': 'changed their email',
  'person.two_factor_on': 'turned two-factor sign-in on',
  'person.two_factor_off': 'turned two-factor sign-in off',
  'person.recovery_codes_renewed': 'renewed their recovery codes',
  'person.sessions_revoked': 'signed out other sessions',
  'leads.exported': 'exported leads',
  'leads.deleted': 'deleted leads',
  'leads.deletion_undone': 'brought deleted leads back',
  'leads.revealed': 'revealed contacts in bulk',
  'emails.verified': 'verified or looked for addresses in bulk',
  'suppressions.added': 'added to the suppression list',
  'suppressions.removed': 'took off the suppression list',
  'lead.erased': 'erased a person',
  'bounces.reported': 'reported bounced addresses',
};

/** Who did something, when the person or key may be gone. */
export function wordActor({ kind, name }: Actor): string {
  if (kind === 'system') return 'Leadlight';
  if (kind === 'operator') return 'Leadlight support';
  return name ?? (kind === 'person' ? 'Former member' : 'Revoked key');
}
