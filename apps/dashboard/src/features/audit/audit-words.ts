/** What was done, as the audit log says it after a name. Beside its screen, not among the words that every screen loads. */
import type { AuditEvent } from '../../api/contract.ts';

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
  'leads.deletion_undone': 'brought deleted leads back',
  'leads.revealed': 'revealed contacts in bulk',
  'emails.verified': 'verified or looked for addresses in bulk',
  'suppressions.added': 'added to the suppression list',
  'suppressions.removed': 'took off the suppression list',
  'lead.erased': 'erased a person',
  'bounces.reported': 'reported bounced addresses',
};

/** The act of this name; undefined for what is none. */
export const readAct = (name: string | undefined): AuditEvent['action'] | undefined =>
  name !== undefined && Object.hasOwn(auditWords, name) ? (name as AuditEvent['action']) : undefined;
