/**
 * The audit log: security-relevant actions, visible to owners.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';

export const auditActions = [
  'workspace.created',
  'workspace.renamed',
  'workspace.deletion_requested',
  'workspace.deletion_cancelled',
  'trial.started',
  'plan.changed',
  'plan.checkout_opened',
  'credits.checkout_opened',
  'credits.ceilings_changed',
  'plan.change_scheduled',
  'plan.cancellation_requested',
  'plan.resumed',
  'payment.refunded',
  'member.joined',
  'member.left',
  'member.removed',
  'member.role_changed',
  'invitation.sent',
  'invitation.resent',
  'invitation.cancelled',
  'invitation.declined',
  'api_key.created',
  'api_key.revoked',
  'provider.connected',
  'provider.changed',
  'provider.disconnected',
  'model.connected',
  'model.changed',
  'model.removed',
  'import.started',
  'import.cancelled',
  'import.undone',
  'sample.hidden',
  'sample.shown',
  'user.signed_in',
  'user.password_changed',
  'user.password_reset',
  'user.email_changed',
  'user.two_factor_on',
  'user.two_factor_off',
  'user.recovery_codes_renewed',
  'user.sessions_revoked',
  'leads.exported',
  'emails.exported',
  'leads.deleted',
  'leads.deletion_undone',
  'leads.revealed',
  'emails.verified',
  'companies.enriched',
  'people.enriched',
  'questions.asked',
  'provider_fields.asked',
  'suppressions.added',
  'suppressions.removed',
  'lead.erased',
  'bounces.reported',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEventSchema = z
  .object({
    id: idSchema,
    at: instantSchema,
    actor: actorSchema,
    action: z.enum(auditActions),
    target: z.object({ kind: z.string(), id: z.string() }).nullable(),
    details: z
      .record(z.string(), z.unknown())
      .meta({ description: 'The target as it was at the time: the invited email, the name of a member or key, the role, the plan.' }),
  })
  .meta({ id: 'AuditEvent' });

export const listAuditEvents = defineRoute({
  name: 'listAuditEvents',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/audit-events',
  tag: 'Audit log',
  summary: 'List security-relevant actions, newest first',
  access: { kind: 'workspace', action: 'audit.read' },
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ ...pageQuery, action: z.enum(auditActions).optional() }),
  answer: pageOf(auditEventSchema, 'AuditEventPage'),
  errors: ['cursor_invalid'],
});

export const auditRoutes = [listAuditEvents];
