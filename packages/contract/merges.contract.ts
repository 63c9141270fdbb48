/**
 * Merges: pairs of leads that are, or may be, one. What is certain is merged by itself; what is doubtful waits here for a decision; both can be undone.
 */
import { leadKinds } from '@leadlight/leads';
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { leadIdSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Merges';
const mergeParams = workspaceParams.extend({ mergeId: idSchema });

export const mergeStates = ['open', 'merged', 'apart'] as const;
/** open: doubtful, waits; merged: one lead now; apart: two leads, and will not be asked about again. */
export const mergeStateSchema = z.enum(mergeStates).meta({ id: 'MergeState' });

/** A side of the pair: as it is while the merge is open or kept apart, as it was before where it was merged. */
export const mergeLeadSchema = z
  .object({
    id: leadIdSchema,
    name: z.string(),
    title: z.string().nullable(),
    companyName: z.string().nullable(),
    domain: z.string().nullable(),
    email: z.string().nullable(),
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
      .meta({ description: 'The first is the one that stays; both are leads of the workspace itself.' }),
    reasons: z.array(z.object({ code: z.string(), text: z.string() })).meta({ description: 'What speaks for and against it.' }),
    isAutomatic: z.boolean().meta({ description: 'Merged by itself because it was certain.' }),
    importId: idSchema.nullable().meta({ description: 'The import that brought it up.' }),
    createdAt: instantSchema,
    decidedAt: instantSchema.nullable(),
    decidedBy: actorSchema.nullable(),
  })
  .meta({ id: 'Merge' });
export type Merge = z.infer<typeof mergeSchema>;

export const listMerges = defineRoute({
  name: 'listMerges',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/merges',
  tag,
  summary: 'Pairs of leads that are or may be one, newest first',
  access: { kind: 'workspace', action: 'leads.read', scope: 'leads:read' },
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    state: mergeStateSchema.default('open'),
    kind: z.enum(leadKinds).optional(),
    import: idSchema.optional().meta({ description: 'Those that this import brought up.' }),
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
  summary: 'Merge a pair, or keep it apart',
  description: 'A pair that was decided is refused; undo it first.',
  access: { kind: 'workspace', action: 'leads.update', scope: 'leads:write' },
  status: 200,
  params: mergeParams,
  body: z.strictObject({
    decision: z.enum(['merge', 'apart']),
    keep: leadIdSchema.optional().meta({ description: 'Which of the two stays; the first otherwise.' }),
  }),
  answer: mergeSchema,
  errors: ['merge_decided', 'merge_outdated'],
});

export const undoMerge = defineRoute({
  name: 'undoMerge',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/merges/{mergeId}/undo',
  tag,
  summary: 'Take a decision back',
  description: 'The pair is two leads again, each with its own facts, and waits for a decision.',
  access: { kind: 'workspace', action: 'leads.update', scope: 'leads:write' },
  status: 200,
  params: mergeParams,
  answer: mergeSchema,
  errors: ['merge_open', 'merge_outdated'],
});

export const mergeRoutes = [listMerges, decideMerge, undoMerge];
