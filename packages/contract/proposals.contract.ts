/**
 * Proposals: values that profile runs found for fields that had another one. Under the policy `always_ask`, nothing changes until a member decides. Values
 * with which the policy `newer_and_proven` replaced others are listed with them, and can be undone.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { leadIdSchema, sourceKindSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Proposals';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const update = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;
const count = z.int().min(0);

export const proposalStatuses = ['open', 'accepted', 'kept', 'replaced'] as const;

/** The most proposals that one request decides on. */
export const mostDecided = 200;

const proposedValueSchema = z
  .object({
    text: z.string(),
    source: sourceKindSchema,
    name: z.string().nullable().meta({ description: 'The provider, the page, the file, or the member who typed it.' }),
    snippet: z.string().nullable().meta({ description: 'The text that the value was read from.' }),
    seenAt: instantSchema.meta({ description: 'When the source saw it; of a verified address, when its mailbox was confirmed.' }),
    isProven: z.boolean().meta({ description: 'Whether it passed our own checks.' }),
  })
  .meta({ id: 'ProposedValue' });

export const proposalSchema = z
  .object({
    id: idSchema,
    personId: leadIdSchema,
    person: z.object({ name: z.string(), title: z.string().nullable(), companyName: z.string().nullable() }),
    field: z.string(),
    current: proposedValueSchema
      .nullable()
      .meta({ description: 'The value that the record has now; after a decision, the one that was or would have been replaced.' }),
    found: proposedValueSchema.nullable().meta({ description: 'The value that was found; null if it may no longer stay.' }),
    status: z.enum(proposalStatuses).meta({
      description:
        '`open`: a member decides; `accepted`: it replaced the other value; `kept`: the other value was kept, and this one stays rejected for its source; ' +
        '`replaced`: the policy let it replace the other value.',
    }),
    runId: idSchema,
    row: z.int().min(1).meta({ description: 'The row of the run that found it.' }),
    madeAt: instantSchema,
    decidedAt: instantSchema.nullable(),
    decidedBy: actorSchema.nullable(),
  })
  .meta({ id: 'Proposal' });

export const listProposals = defineRoute({
  name: 'listProposals',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/proposals',
  tag,
  summary: 'List proposals, in the order in which they were made',
  description: 'A proposal is a value that a run found for a field that already has another one.',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    ...pageQuery,
    runId: idSchema.optional().meta({ description: 'Only those of this profile run.' }),
    columnId: idSchema.optional().meta({ description: 'Only those of the runs of this column.' }),
    state: z.enum(['open', 'decided', 'replaced']).default('open').meta({
      description: '`decided`: accepted or kept by a member; `replaced`: replaced by the policy.',
    }),
  }),
  answer: z
    .object({
      ...pageOf(proposalSchema, 'ProposalPage').shape,
      counts: z.object({ open: count, decided: count, replaced: count }),
    })
    .meta({ id: 'Proposals' }),
  errors: ['cursor_invalid'],
});

export const decideProposals = defineRoute({
  name: 'decideProposals',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/proposals/decide',
  tag,
  summary: 'Accept proposals, or keep the values as they are',
  description:
    `Decides on at most ${mostDecided} at a time: repeat the request with \`after\` while \`next\` isn't null. Those that are decided already are left as they are. A ` +
    'value that is not accepted stays rejected for its source. Neither costs anything.',
  access: update,
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({
      decision: z.enum(['accept', 'keep']),
      proposals: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('ids'), ids: z.array(idSchema).min(1).max(mostDecided) }),
        z.strictObject({ kind: z.literal('run'), runId: idSchema }),
        z.strictObject({ kind: z.literal('column'), columnId: idSchema }),
        z.strictObject({ kind: z.literal('all') }),
      ]),
      after: idSchema.optional().meta({ description: 'The `next` of the request before: those up to it are left as they are.' }),
    })
    .meta({ id: 'DecideProposalsInput' }),
  answer: z
    .object({
      decided: count,
      left: count.meta({ description: 'Of the chosen ones, those that are still open.' }),
      next: idSchema.nullable().meta({
        description: 'Where to continue, also past proposals that can’t be accepted; null if none follows that was not tried.',
      }),
    })
    .meta({ id: 'DecidedProposals' }),
});

export const undoProposal = defineRoute({
  name: 'undoProposal',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/proposals/{proposalId}/undo',
  tag,
  summary: 'Undo a decision, or a replacement by the policy',
  description:
    'The value from before counts again. A decision is open again. A value with which the policy replaced another one is removed, and stays rejected for its source.',
  access: update,
  status: 200,
  params: z.object({ workspaceId: idSchema, proposalId: idSchema }),
  answer: proposalSchema,
  errors: ['undo_over'],
});

export const proposalRoutes = [listProposals, decideProposals, undoProposal];
