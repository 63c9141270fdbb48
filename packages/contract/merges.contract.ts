/**
 * Merges: leads that are, or may be, the same. Certain pairs are merged automatically; doubtful ones wait for a decision, one for each group of leads that may all be
 * the same; both can be undone.
 */
import { leadKinds } from '@leadlight/leads';
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { leadIdSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Merges';
const mergeParams = workspaceParams.extend({ mergeId: idSchema });

export const mergeStates = ['open', 'merged', 'apart'] as const;
/** open: doubtful, waiting for a decision; merged: now one lead; apart: two leads, not proposed again. */
export const mergeStateSchema = z.enum(mergeStates).meta({ id: 'MergeState' });

/** One lead of the pair: in its current form if the merge is open or apart, in its form before the merge if merged. */
export const mergeLeadSchema = z
  .object({
    id: leadIdSchema,
    name: z.string(),
    title: z.string().nullable(),
    companyName: z.string().nullable(),
    domain: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable().meta({ description: 'The mobile number, if there is one.' }),
    linkedin: z.string().nullable(),
    placeName: z.string().nullable(),
    updatedAt: instantSchema,
  })
  .meta({ id: 'MergeLead' });

export const mergeSchema = z
  .object({
    id: idSchema,
    kind: z.enum(leadKinds),
    state: mergeStateSchema,
    leads: z
      .tuple([mergeLeadSchema, mergeLeadSchema])
      .meta({ description: "The first lead is the one that stays; both are the workspace's own leads." }),
    groupId: leadIdSchema.meta({
      description:
        'The lead that the pairs of a group have in common: its oldest one. Leads that may be the same as several others are in one group.',
    }),
    groupSize: z.int().min(0).meta({ description: 'How many pairs of the group are open.' }),
    reasons: z.array(z.object({ code: z.string(), text: z.string() })).meta({ description: 'Reasons for and against merging.' }),
    isAutomatic: z.boolean().meta({ description: 'Merged automatically because it was certain.' }),
    importId: idSchema.nullable().meta({ description: 'The import that found the pair.' }),
    createdAt: instantSchema,
    decidedAt: instantSchema.nullable(),
    decidedBy: actorSchema.nullable(),
    decisionId: idSchema.nullable().meta({ description: 'Of the decision about its whole group, which is undone as a whole.' }),
  })
  .meta({ id: 'Merge' });
export type Merge = z.infer<typeof mergeSchema>;

export const listMerges = defineRoute({
  name: 'listMerges',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/merges',
  tag,
  summary: 'List pairs of leads that are or may be the same, newest first',
  description: 'Includes what matches and, if the pair was decided, who decided.',
  access: { kind: 'workspace', action: 'leads.read', scope: 'leads:read' },
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    state: mergeStateSchema.default('open'),
    kind: z.enum(leadKinds).optional(),
    import: idSchema.optional().meta({ description: 'Only pairs that this import found.' }),
    group: leadIdSchema.optional().meta({ description: 'Only pairs of this group (`groupId`).' }),
    ...pageQuery,
  }),
  answer: z.object({ total: z.int().min(0), ...pageOf(mergeSchema, 'MergePage').shape }).meta({ id: 'MergePage' }),
  errors: ['cursor_invalid'],
});

export const decideMerge = defineRoute({
  name: 'decideMerge',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/merges/{mergeId}/decision',
  tag,
  summary: 'Merge a pair, or keep the leads separate',
  description: 'Refused for a pair that was already decided; undo that decision first.',
  access: { kind: 'workspace', action: 'leads.update', scope: 'leads:write' },
  status: 200,
  params: mergeParams,
  body: z.strictObject({
    decision: z.enum(['merge', 'apart']),
    keep: leadIdSchema.optional().meta({ description: 'Which of the two leads stays; by default the first.' }),
  }),
  answer: mergeSchema,
  errors: ['merge_decided', 'merge_outdated'],
});

export const undoMerge = defineRoute({
  name: 'undoMerge',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/merges/{mergeId}/undo',
  tag,
  summary: 'Undo a merge decision',
  description: 'The pair becomes two leads again, each with its own facts, and waits for a decision.',
  access: { kind: 'workspace', action: 'leads.update', scope: 'leads:write' },
  status: 200,
  params: mergeParams,
  answer: mergeSchema,
  errors: ['merge_open', 'merge_outdated'],
});

/** Leads of a group that an answer lists and a decision can name. */
export const mostLeadsOfGroup = 200;

export const mergeGroupSchema = z
  .object({
    id: leadIdSchema.meta({ description: 'Its oldest lead. Another one once that lead is deleted or merged.' }),
    kind: z.enum(leadKinds),
    size: z.int().min(2).meta({ description: 'How many leads may be the same.' }),
    leads: z
      .array(mergeLeadSchema)
      .meta({ description: `Oldest first, at most ${mostLeadsOfGroup}. The others follow when these are decided.` }),
    reasons: z.array(z.object({ code: z.string(), text: z.string() })).meta({ description: 'Reasons for and against merging.' }),
    createdAt: instantSchema.meta({ description: 'When a lead was last added to the group.' }),
  })
  .meta({ id: 'MergeGroup' });

export type MergeGroup = z.infer<typeof mergeGroupSchema>;

export const listMergeGroups = defineRoute({
  name: 'listMergeGroups',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/merge-groups',
  tag,
  summary: 'List groups of leads that may be the same, newest first',
  description: 'Each group is one question. A pair is a group of two.',
  access: { kind: 'workspace', action: 'leads.read', scope: 'leads:read' },
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    kind: z.enum(leadKinds).optional(),
    import: idSchema.optional().meta({ description: 'Only groups with a lead that this import added.' }),
    ...pageQuery,
  }),
  answer: z.object({ total: z.int().min(0), ...pageOf(mergeGroupSchema, 'MergeGroupPage').shape }).meta({ id: 'MergeGroupPage' }),
  errors: ['cursor_invalid'],
});

const leadsOfDecision = z.array(leadIdSchema).max(mostLeadsOfGroup).default([]);

export const decideMergeGroup = defineRoute({
  name: 'decideMergeGroup',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/merge-groups/{groupId}/decision',
  tag,
  summary: 'Merge leads of a group, and keep others apart',
  description:
    'All in one action: the leads in `same` become one, and each lead in `apart` stays a lead of its own. Name at least two leads. Leads that are in neither are still asked about.',
  access: { kind: 'workspace', action: 'leads.update', scope: 'leads:write' },
  status: 200,
  params: workspaceParams.extend({ groupId: leadIdSchema }),
  body: z.strictObject({
    same: leadsOfDecision.meta({ description: 'These are one lead: none, or at least two.' }),
    apart: leadsOfDecision.meta({ description: 'These are not proposed again, neither with each other nor with the merged lead.' }),
    keep: leadIdSchema.optional().meta({ description: 'Which of `same` stays; by default the oldest.' }),
  }),
  answer: z
    .object({
      id: idSchema.meta({ description: 'Of the decision, to undo it.' }),
      keptId: leadIdSchema.nullable().meta({ description: 'The lead that the others were merged into.' }),
      merged: z.int().min(0).meta({ description: 'How many leads became one.' }),
      keptApart: z.int().min(0),
      open: z.int().min(0).meta({ description: 'How many leads are still asked about, with the merged one.' }),
    })
    .meta({ id: 'MergeGroupDecision' }),
  errors: ['merge_outdated'],
});

export const undoMergeDecision = defineRoute({
  name: 'undoMergeDecision',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/merge-decisions/{decisionId}/undo',
  tag,
  summary: 'Undo the decision about a group',
  description: 'The leads are separate again, each with its own facts, and wait for a decision.',
  access: { kind: 'workspace', action: 'leads.update', scope: 'leads:write' },
  status: 200,
  params: workspaceParams.extend({ decisionId: idSchema }),
  answer: z.object({ groupId: leadIdSchema }).meta({ id: 'MergeDecisionUndone' }),
  errors: ['merge_outdated'],
});

export const mergeRoutes = [listMerges, decideMerge, undoMerge, listMergeGroups, decideMergeGroup, undoMergeDecision];
