/**
 * Working with leads: creating and editing by hand, bulk changes and deletions with progress and undo, notes.
 */
import { z } from 'zod';
import { actorSchema, emailSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { companyParams, leadCompanySchema } from './companies.contract.ts';
import { leadIdSchema, leadKindSchema, personRowSchema, selectionSchema } from './leads.schema.ts';
import { leadPersonSchema, personParams } from './people.contract.ts';
import { defineRoute } from './route.ts';

const tag = 'Working with leads';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;
const remove = { kind: 'workspace', action: 'leads.delete' } as const;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text));

const personInput = {
  name: line(300),
  firstName: line(150),
  lastName: line(150),
  title: line(300),
  email: emailSchema,
  personalEmail: emailSchema,
  phone: line(60),
  mobilePhone: line(60),
  linkedin: line(500).meta({ description: 'URL of the profile, as copied from the browser.' }),
  location: line(300).meta({ description: 'As text: "Porto, Portugal".' }),
  companyName: line(300),
  companyDomain: line(253),
};

const companyInput = {
  name: line(300),
  domain: line(253),
  linkedin: line(500),
  industry: line(200).meta({ description: 'An industry id, or text that is recognized as an industry.' }),
  employees: z.int().min(0).max(10_000_000),
  founded: z.int().min(1000).max(2200),
  location: line(300),
  phone: line(60),
  description: z.string().trim().min(1).max(5_000),
  tags: z.array(line(100)).min(1).max(50),
};

type Shape = Readonly<Record<string, z.ZodType>>;
const optional = <S extends Shape>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type.optional()])) as { [Name in keyof S]: z.ZodOptional<S[Name]> };
/** Null clears a field. */
const changeable = <S extends Shape>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type.nullable().optional()])) as {
    [Name in keyof S]: z.ZodOptional<z.ZodNullable<S[Name]>>;
  };

const handMade =
  'A value that a user types overrides every other source and records who typed it. When you edit a lead of the shared pool, ' +
  "your changes are saved in your workspace's copy: the response has a new id, and the old id resolves to it.";

export const createPerson = defineRoute({
  name: 'createPerson',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/people',
  tag,
  summary: 'Create a person',
  access: write,
  status: 201,
  params: workspaceParams,
  body: z.strictObject({ ...optional(personInput), name: personInput.name }).meta({ id: 'CreatePersonInput' }),
  answer: leadPersonSchema,
  idempotency: 'optional',
  errors: ['lead_suppressed', 'lead_erased', 'lead_exists'],
});

export const updatePerson = defineRoute({
  name: 'updatePerson',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/people/{personId}',
  tag,
  summary: 'Edit a person',
  description: `${handMade} Null marks the current value as wrong; earlier values are not restored.`,
  access: write,
  status: 200,
  params: personParams,
  body: z.strictObject({ ...changeable(personInput), name: personInput.name.optional() }).meta({ id: 'UpdatePersonInput' }),
  answer: leadPersonSchema,
  errors: ['lead_suppressed', 'lead_erased'],
});

export const createCompany = defineRoute({
  name: 'createCompany',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/companies',
  tag,
  summary: 'Create a company',
  access: write,
  status: 201,
  params: workspaceParams,
  body: z.strictObject({ ...optional(companyInput), name: companyInput.name }).meta({ id: 'CreateCompanyInput' }),
  answer: leadCompanySchema,
  idempotency: 'optional',
  errors: ['lead_suppressed', 'lead_exists'],
});

export const updateCompany = defineRoute({
  name: 'updateCompany',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}',
  tag,
  summary: 'Edit a company',
  description: handMade,
  access: write,
  status: 200,
  params: companyParams,
  body: z.strictObject({ ...changeable(companyInput), name: companyInput.name.optional() }).meta({ id: 'UpdateCompanyInput' }),
  answer: leadCompanySchema,
  errors: ['lead_suppressed'],
});

export const listCompanyPeople = defineRoute({
  name: 'listCompanyPeople',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}/people',
  tag,
  summary: 'List the people of a company, best known first',
  access: read,
  status: 200,
  params: companyParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(personRowSchema, 'CompanyPeople'),
  errors: ['cursor_invalid'],
});

/** The stages of a lead, in order. */
export const stages = ['new', 'contacted', 'in_conversation', 'meeting', 'opportunity', 'won', 'lost'] as const;
export const stageSchema = z.enum(stages).meta({ id: 'Stage' });
export type Stage = z.infer<typeof stageSchema>;

export const stageNames: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  in_conversation: 'In conversation',
  meeting: 'Meeting',
  opportunity: 'Opportunity',
  won: 'Won',
  lost: 'Lost',
};

const tagsSchema = z.array(line(50)).min(1).max(20);

export const leadChangeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('set_stage'), stage: stageSchema.nullable() }),
    z.strictObject({ kind: z.literal('set_owner'), ownerId: idSchema.nullable().meta({ description: 'A member of the workspace.' }) }),
    z.strictObject({ kind: z.literal('add_tags'), tags: tagsSchema }),
    z.strictObject({ kind: z.literal('remove_tags'), tags: tagsSchema }),
    z.strictObject({ kind: z.literal('add_to_list'), listId: idSchema }),
    z.strictObject({ kind: z.literal('remove_from_list'), listId: idSchema }),
    z.strictObject({ kind: z.literal('move_to_list'), fromListId: idSchema, listId: idSchema }),
  ])
  .meta({ id: 'LeadChange' });
export type LeadWorkChange = z.infer<typeof leadChangeSchema>;

export const leadActStatuses = ['running', 'done', 'cancelled', 'undoing', 'undone'] as const;

export const leadActSchema = z
  .object({
    id: idSchema,
    kind: leadKindSchema,
    change: leadChangeSchema.or(z.strictObject({ kind: z.literal('delete') })),
    status: z.enum(leadActStatuses),
    total: z.int().min(0).meta({ description: 'Leads selected.' }),
    done: z.int().min(0).meta({ description: 'Leads processed so far.' }),
    changed: z.int().min(0).meta({ description: "Leads that changed; the others were already set or can't be changed." }),
    startedBy: actorSchema,
    createdAt: instantSchema,
    endedAt: instantSchema.nullable(),
    undoUntil: instantSchema.nullable().meta({ description: "Until when it can be undone; null if it can't." }),
  })
  .meta({ id: 'LeadAct' });

const largeActs =
  'Up to 1,000 leads are changed before the response. Larger changes run in the background; poll the bulk change for its progress.';

export const changeLeads = defineRoute({
  name: 'changeLeads',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leads/changes',
  tag,
  summary: 'Change stage, owner, tags or lists of leads',
  description: largeActs,
  access: write,
  status: 202,
  params: workspaceParams,
  body: z.strictObject({ kind: leadKindSchema, selection: selectionSchema, change: leadChangeSchema }).meta({ id: 'ChangeLeadsInput' }),
  answer: leadActSchema,
  idempotency: 'optional',
  errors: ['selection_empty'],
});

export const deleteLeads = defineRoute({
  name: 'deleteLeads',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leads/deletions',
  tag,
  summary: "Delete the workspace's own leads",
  description: `Leads of the shared pool are not deleted; if the workspace's own record of a pool lead is deleted, the pool's record is visible again. Can be undone for 30 days. ${largeActs}`,
  access: remove,
  status: 202,
  params: workspaceParams,
  body: z.strictObject({ kind: leadKindSchema, selection: selectionSchema }).meta({ id: 'DeleteLeadsInput' }),
  answer: leadActSchema,
  idempotency: 'optional',
  errors: ['selection_empty'],
});

export const listLeadActs = defineRoute({
  name: 'listLeadActs',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/leads/acts',
  tag,
  summary: 'List the last 50 bulk changes, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: z.object({ items: z.array(leadActSchema) }).meta({ id: 'LeadActs' }),
});

const actParams = z.object({ workspaceId: idSchema, actId: idSchema });

export const readLeadAct = defineRoute({
  name: 'readLeadAct',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/leads/acts/{actId}',
  tag,
  summary: 'Get a bulk change and its progress',
  access: read,
  status: 200,
  params: actParams,
  answer: leadActSchema,
});

export const cancelLeadAct = defineRoute({
  name: 'cancelLeadAct',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leads/acts/{actId}/cancel',
  tag,
  summary: 'Cancel a bulk change',
  description: 'Leads that already changed stay changed. You can undo the change.',
  access: write,
  status: 200,
  params: actParams,
  answer: leadActSchema,
  errors: ['already_ended'],
});

export const undoLeadAct = defineRoute({
  name: 'undoLeadAct',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/leads/acts/{actId}/undo',
  tag,
  summary: 'Undo a bulk change',
  description: 'Anything that someone changed again since then stays as it is. Undoing a deletion requires permission to delete.',
  access: write,
  status: 202,
  params: actParams,
  answer: leadActSchema,
  errors: ['undo_over'],
});

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

export const leadWorkRoutes = [
  createPerson,
  updatePerson,
  createCompany,
  updateCompany,
  listCompanyPeople,
  changeLeads,
  deleteLeads,
  listLeadActs,
  readLeadAct,
  cancelLeadAct,
  undoLeadAct,
  listLeadNotes,
  createLeadNote,
  updateLeadNote,
  deleteLeadNote,
  readLeadHistory,
];
