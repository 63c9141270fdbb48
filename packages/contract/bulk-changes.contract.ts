/** Bulk changes: one change to many leads, with progress and undo. */
import { stageNames, stages, type Stage } from '@leadlight/vocabulary';
import { z } from 'zod';
import { idSchema, instantSchema, lineSchema, workspaceParams } from './common.schema.ts';
import { leadKindSchema, selectionSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';
import { runFields } from './runs.contract.ts';

const tag = 'Working with leads';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;
const remove = { kind: 'workspace', action: 'leads.delete' } as const;

export { stageNames, stages, type Stage };
export const stageSchema = z.enum(stages).meta({ id: 'Stage' });

const tagsSchema = z.array(lineSchema(50)).min(1).max(20);

export const changeToLeadsSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('set_stage'), stage: stageSchema.nullable() }),
    z.strictObject({ kind: z.literal('set_owner'), ownerId: idSchema.nullable().meta({ description: 'A member of the workspace.' }) }),
    z.strictObject({ kind: z.literal('add_tags'), tags: tagsSchema }),
    z.strictObject({ kind: z.literal('remove_tags'), tags: tagsSchema }),
    z.strictObject({ kind: z.literal('add_to_list'), listId: idSchema }),
    z.strictObject({ kind: z.literal('remove_from_list'), listId: idSchema }),
    z.strictObject({ kind: z.literal('move_to_list'), fromListId: idSchema, listId: idSchema }),
  ])
  .meta({ id: 'ChangeToLeads' });

export const bulkChangeSchema = z
  .object({
    ...runFields,
    kind: leadKindSchema,
    change: changeToLeadsSchema.or(z.strictObject({ kind: z.literal('delete') })),
    total: z.int().min(0).meta({ description: 'Leads selected; for an undo, leads that changed.' }),
    done: z.int().min(0).meta({ description: 'Leads processed so far.' }),
    changed: z.int().min(0).meta({ description: "Leads that changed; the others were already set or can't be changed." }),
    undoUntil: instantSchema.nullable().meta({ description: "Until when it can be undone; null if it can't." }),
  })
  .meta({ id: 'BulkChange' });

const largeChanges =
  'Up to 1,000 leads are changed before the response. A larger change is a run in the background, with the same id: poll the bulk change for its progress; ' +
  'the routes of runs pause, resume and retry it.';

export const changeLeads = defineRoute({
  name: 'changeLeads',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leads/changes',
  tag,
  summary: 'Change stage, owner, tags or lists of leads',
  description: largeChanges,
  access: write,
  status: 202,
  params: workspaceParams,
  body: z.strictObject({ kind: leadKindSchema, selection: selectionSchema, change: changeToLeadsSchema }).meta({ id: 'ChangeLeadsInput' }),
  answer: bulkChangeSchema,
  idempotency: 'optional',
  errors: ['selection_empty'],
});

export const deleteLeads = defineRoute({
  name: 'deleteLeads',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leads/deletions',
  tag,
  summary: "Delete the workspace's own leads",
  description: `Leads of the shared pool are not deleted; if the workspace's own record of a pool lead is deleted, the pool's record is visible again. Can be undone for 30 days. ${largeChanges}`,
  access: remove,
  status: 202,
  params: workspaceParams,
  body: z.strictObject({ kind: leadKindSchema, selection: selectionSchema }).meta({ id: 'DeleteLeadsInput' }),
  answer: bulkChangeSchema,
  idempotency: 'optional',
  errors: ['selection_empty'],
});

export const listBulkChanges = defineRoute({
  name: 'listBulkChanges',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/leads/acts',
  tag,
  summary: 'List the last 50 bulk changes, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: z.object({ items: z.array(bulkChangeSchema) }).meta({ id: 'BulkChanges' }),
});

const bulkChangeParams = z.object({ workspaceId: idSchema, bulkChangeId: idSchema });

export const readBulkChange = defineRoute({
  name: 'readBulkChange',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/leads/acts/{bulkChangeId}',
  tag,
  summary: 'Get a bulk change and its progress',
  description: 'You can poll this every second while the change is in progress.',
  access: read,
  status: 200,
  params: bulkChangeParams,
  answer: bulkChangeSchema,
});

export const cancelBulkChange = defineRoute({
  name: 'cancelBulkChange',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leads/acts/{bulkChangeId}/cancel',
  tag,
  summary: 'Cancel a bulk change',
  description: "Leads that already changed stay changed. You can undo the change. An undo can't be canceled.",
  access: write,
  status: 200,
  params: bulkChangeParams,
  answer: bulkChangeSchema,
  errors: ['already_ended'],
});

export const undoBulkChange = defineRoute({
  name: 'undoBulkChange',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leads/acts/{bulkChangeId}/undo',
  tag,
  summary: 'Undo a bulk change',
  description:
    'Also undoes a change that is in progress, paused or canceled. Anything that someone changed again since then stays as it is. ' +
    'Undoing a deletion requires permission to delete.',
  access: write,
  status: 202,
  params: bulkChangeParams,
  answer: bulkChangeSchema,
  errors: ['undo_over'],
});

export const bulkChangeRoutes = [changeLeads, deleteLeads, listBulkChanges, readBulkChange, cancelBulkChange, undoBulkChange];
