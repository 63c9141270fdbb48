/** The texts for the actions in the audit log, which follow the name of the user. Separate from the texts that every screen loads. */
import type { AuditEvent } from '../../api/contract.ts';

export const auditWords: Record<AuditEvent['action'], string> = {
  'workspace.created': 'created the workspace',
  'workspace.renamed': 'renamed the workspace',
  'workspace.deletion_requested': 'scheduled the deletion of the workspace',
  'workspace.deletion_cancelled': 'canceled the deletion of the workspace',
  'trial.started': 'started the trial',
  'plan.changed': 'changed the plan',
  'member.joined': 'joined',
  'member.left': 'left',
  'member.removed': 'removed a member',
  'member.role_changed': 'changed a role',
  'invitation.sent': 'invited someone',
  'invitation.resent': 'sent an invitation again',
  'invitation.cancelled': 'canceled an invitation',
  'invitation.declined': 'declined an invitation',
  'api_key.created': 'created an API key',
  'api_key.revoked': 'revoked an API key',
  'import.started': 'started an import',
  'import.cancelled': 'canceled an import',
  'import.undone': 'undid an import',
  'sample.hidden': 'hid the sample',
  'sample.shown': 'showed the sample again',
  'user.signed_in': 'signed in',
  'user.password_changed': 'changed their password',
  'user.password_reset': 'reset their password',
  'user.email_changed': 'changed their email',
  'user.two_factor_on': 'turned two-factor sign-in on',
  'user.two_factor_off': 'turned two-factor sign-in off',
  'user.recovery_codes_renewed': 'renewed their recovery codes',
  'user.sessions_revoked': 'signed out other sessions',
  'leads.exported': 'exported leads',
  'leads.deleted': 'deleted leads',
  'leads.deletion_undone': 'undid the deletion of leads',
  'leads.revealed': 'revealed contacts in bulk',
  'emails.verified': 'verified or found addresses in bulk',
  'companies.enriched': 'enriched a company from its website',
  'suppressions.added': 'added entries to the suppression list',
  'suppressions.removed': 'removed entries from the suppression list',
  'lead.erased': 'erased a person',
  'bounces.reported': 'reported bounced addresses',
};

/** The action with this name; undefined if there is none. */
export const readAction = (name: string | undefined): AuditEvent['action'] | undefined =>
  name !== undefined && Object.hasOwn(auditWords, name) ? (name as AuditEvent['action']) : undefined;
