/** Notes on a lead, and its history. */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery } from './common.schema.ts';
import { leadIdSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Working with leads';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;

const leadParams = z.object({ workspaceId: idSchema, leadId: leadIdSchema });
const noteParams = z.object({ workspaceId: idSchema, leadId: leadIdSchema, noteId: idSchema });
const noteBody = z.strictObject({ body: z.string().trim().min(1).max(5_000) }).meta({ id: 'NoteInput' });

export const leadNoteSchema = z
  .object({
    id: idSchema,
    body: z.string(),
    author: actorSchema.nullable(),
    isMine: z.boolean(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'LeadNote' });

export const listLeadNotes = defineRoute({
  name: 'listLeadNotes',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/leads/{leadId}/notes',
  tag,
  summary: 'List notes on a lead, newest first',
  access: read,
  status: 200,
  params: leadParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(leadNoteSchema, 'LeadNotes'),
  errors: ['cursor_invalid'],
});

export const createLeadNote = defineRoute({
  name: 'createLeadNote',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leads/{leadId}/notes',
  tag,
  summary: 'Add a note to a lead',
  access: write,
  status: 201,
  params: leadParams,
  body: noteBody,
  answer: leadNoteSchema,
  idempotency: 'optional',
});

export const updateLeadNote = defineRoute({
  name: 'updateLeadNote',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/leads/{leadId}/notes/{noteId}',
  tag,
  summary: 'Edit your own note',
  description: 'Only its author can edit a note.',
  access: write,
  status: 200,
  params: noteParams,
  body: noteBody,
  answer: leadNoteSchema,
});

export const deleteLeadNote = defineRoute({
  name: 'deleteLeadNote',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/leads/{leadId}/notes/{noteId}',
  tag,
  summary: 'Delete a note',
  description: 'Allowed for its author and for administrators.',
  access: write,
  status: 204,
  params: noteParams,
});

export const leadEventKinds = [
  'edited',
  'imported',
  'found',
  'revealed',
  'set_stage',
  'set_owner',
  'add_tags',
  'remove_tags',
  'add_to_list',
  'remove_from_list',
  'move_to_list',
  'note',
] as const;

export const leadEventSchema = z
  .object({
    at: instantSchema,
    kind: z.enum(leadEventKinds),
    actor: actorSchema.nullable().meta({ description: 'Null if no user did it.' }),
    fields: z.array(z.string()).meta({ description: 'For facts: which fields were added or changed.' }),
    words: z.string().nullable().meta({ description: 'The stage, owner, tags or list; for found values, the kind of source.' }),
  })
  .meta({ id: 'LeadEvent' });

export const readLeadHistory = defineRoute({
  name: 'readLeadHistory',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/leads/{leadId}/history',
  tag,
  summary: 'Get the history of a lead in this workspace, newest first',
  description: 'The last 200 events. Masked details are left out until revealed.',
  access: read,
  status: 200,
  params: leadParams,
  answer: z.object({ items: z.array(leadEventSchema) }).meta({ id: 'LeadHistory' }),
});

export const leadNoteRoutes = [listLeadNotes, createLeadNote, updateLeadNote, deleteLeadNote, readLeadHistory];
