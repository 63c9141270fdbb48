/**
 * Workspaces, their members, and invitations to join them.
 */
import { z } from 'zod';
import { membershipSchema, standingSchema } from './auth.contract.ts';
import { emailSchema, idSchema, instantSchema, nameSchema, planSchema, roleSchema, workspaceParams } from './common.schema.ts';
import { deletionGraceDays } from './plan-facts.ts';
import { defineRoute, type Action, type Scope } from './route.ts';

const tag = 'Workspaces';
const may = (action: Action, scope?: Scope) => ({ kind: 'workspace' as const, action, ...(scope ? { scope } : {}) });

export const workspaceSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    createdAt: instantSchema,
    standing: standingSchema,
    plan: planSchema.nullable(),
    trial: z.object({ plan: planSchema, startedAt: instantSchema, endsAt: instantSchema }).nullable(),
    hidesSample: z.boolean().meta({ description: 'Whether the fictional sample is excluded from every search.' }),
    deletion: z.object({ requestedAt: instantSchema, deleteAfter: instantSchema }).nullable(),
  })
  .meta({ id: 'Workspace' });

export const createWorkspace = defineRoute({
  name: 'createWorkspace',
  method: 'post',
  path: '/v1/workspaces',
  tag,
  summary: 'Create a workspace',
  access: { kind: 'user' },
  status: 201,
  description: 'You become its owner. It starts with a trial if you never had one; otherwise it is read-only until a plan is active.',
  body: z.strictObject({ name: nameSchema, plan: planSchema.default('starter') }).meta({ id: 'CreateWorkspaceInput' }),
  answer: membershipSchema,
  idempotency: 'optional',
  errors: ['limit_reached'],
});

export const readWorkspace = defineRoute({
  name: 'readWorkspace',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}',
  tag,
  summary: 'Get a workspace',
  description: 'Includes its plan or trial, and the date of its deletion if one is scheduled.',
  access: may('workspace.read', 'workspace:read'),
  status: 200,
  params: workspaceParams,
  answer: workspaceSchema,
});

export const updateWorkspace = defineRoute({
  name: 'updateWorkspace',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}',
  tag,
  summary: 'Rename a workspace, or hide the fictional sample in it',
  access: may('workspace.update'),
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({ name: nameSchema.optional(), hidesSample: z.boolean().optional() })
    .meta({ id: 'UpdateWorkspaceInput', description: 'Omitted fields stay unchanged.' }),
  answer: workspaceSchema,
});

export const startTrial = defineRoute({
  name: 'startTrial',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/trial',
  tag,
  summary: 'Start the trial',
  access: may('trial.start'),
  status: 200,
  description: 'Each user and workspace gets one trial.',
  params: workspaceParams,
  body: z.strictObject({ plan: planSchema.default('starter') }),
  answer: workspaceSchema,
  errors: ['trial_used'],
});

export const requestDeletion = defineRoute({
  name: 'requestDeletion',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/deletion',
  tag,
  summary: 'Delete a workspace',
  access: may('workspace.delete'),
  status: 202,
  description: `The workspace becomes read-only, and everything in it is deleted after ${deletionGraceDays} days. Until then, an owner can cancel the deletion.`,
  params: workspaceParams,
  body: z.strictObject({ name: z.string().meta({ description: "The workspace's name, typed as confirmation." }) }),
  answer: workspaceSchema,
  errors: ['name_mismatch', 'deletion_pending'],
});

export const cancelDeletion = defineRoute({
  name: 'cancelDeletion',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/deletion',
  tag,
  summary: 'Cancel the deletion of a workspace',
  description: 'Only within the 14 days after the deletion was requested.',
  access: may('workspace.delete'),
  status: 200,
  params: workspaceParams,
  answer: workspaceSchema,
});

export const leaveWorkspace = defineRoute({
  name: 'leaveWorkspace',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leave',
  tag,
  summary: 'Leave a workspace',
  description: 'Refused if you are its last owner. What you added stays in the workspace.',
  access: may('workspace.leave'),
  status: 204,
  params: workspaceParams,
  errors: ['last_owner'],
});

export const memberSchema = z
  .object({
    id: idSchema,
    userId: idSchema,
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    twoFactor: z.boolean(),
    joinedAt: instantSchema,
  })
  .meta({ id: 'Member' });

export const listMembers = defineRoute({
  name: 'listMembers',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/members',
  tag: 'Members',
  summary: 'List members',
  access: may('members.read', 'members:read'),
  status: 200,
  params: workspaceParams,
  answer: z.object({ items: z.array(memberSchema) }),
});

const memberParams = workspaceParams.extend({ memberId: idSchema });

export const updateMember = defineRoute({
  name: 'updateMember',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/members/{memberId}',
  tag: 'Members',
  summary: "Change a member's role",
  access: may('members.update'),
  status: 200,
  description: 'Takes effect at once, also in open sessions. Only owners can add or change owners.',
  params: memberParams,
  body: z.strictObject({ role: roleSchema }),
  answer: memberSchema,
  errors: ['owner_required', 'last_owner'],
});

export const removeMember = defineRoute({
  name: 'removeMember',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/members/{memberId}',
  tag: 'Members',
  summary: 'Remove a member',
  description: 'Takes effect at once, also in open sessions. What the member added stays in the workspace.',
  access: may('members.remove'),
  status: 204,
  params: memberParams,
  errors: ['owner_required', 'last_owner'],
});

export const invitationSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    role: roleSchema,
    invitedBy: z.string().nullable(),
    createdAt: instantSchema,
    expiresAt: instantSchema,
    isExpired: z.boolean(),
  })
  .meta({ id: 'Invitation' });

export const listInvitations = defineRoute({
  name: 'listInvitations',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/invitations',
  tag: 'Members',
  summary: 'List open invitations',
  access: may('invitations.read'),
  status: 200,
  params: workspaceParams,
  answer: z.object({ items: z.array(invitationSchema) }),
});

export const createInvitation = defineRoute({
  name: 'createInvitation',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/invitations',
  tag: 'Members',
  summary: 'Invite someone by email',
  description: 'Sends an email with a link that is valid for 7 days.',
  access: may('invitations.create'),
  status: 201,
  params: workspaceParams,
  body: z.strictObject({ email: emailSchema, role: roleSchema.default('member') }).meta({ id: 'InviteInput' }),
  answer: invitationSchema,
  idempotency: 'optional',
  errors: ['already_member', 'already_invited', 'owner_required', 'limit_reached'],
});

const invitationParams = workspaceParams.extend({ invitationId: idSchema });

export const resendInvitation = defineRoute({
  name: 'resendInvitation',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/invitations/{invitationId}/resend',
  tag: 'Members',
  summary: 'Resend an invitation',
  access: may('invitations.create'),
  status: 200,
  description: 'Also extends its expiry.',
  params: invitationParams,
  answer: invitationSchema,
});

export const cancelInvitation = defineRoute({
  name: 'cancelInvitation',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/invitations/{invitationId}',
  tag: 'Members',
  summary: 'Withdraw an invitation',
  description: 'Its link no longer works.',
  access: may('invitations.cancel'),
  status: 204,
  params: invitationParams,
});

export const workspaceRoutes = [
  createWorkspace,
  readWorkspace,
  updateWorkspace,
  startTrial,
  requestDeletion,
  cancelDeletion,
  leaveWorkspace,
  listMembers,
  updateMember,
  removeMember,
  listInvitations,
  createInvitation,
  resendInvitation,
  cancelInvitation,
];
