/**
 * Leads as CSV. First an export is asked for, which takes the selection as it stands; then its file is fetched, as often as wanted for a week.
 * Contact details stand in it in the clear only where they are the workspace's own or revealed; else the cells are empty.
 */
import { exportPresets } from '@leadlight/leads';
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, workspaceParams } from './common.schema.ts';
import { leadKindSchema, selectionSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Exports';
const access = { kind: 'workspace', action: 'leads.export', scope: 'leads:export' } as const;

export const leadExportSchema = z
  .object({
    id: idSchema,
    kind: leadKindSchema,
    preset: z.enum(exportPresets).meta({ description: 'Whose columns the file has: `leadlight` are all of ours.' }),
    withEvidence: z.boolean(),
    total: z.int().min(0).meta({ description: 'Leads chosen; those suppressed or deleted until the file is fetched are left out of it.' }),
    status: z.enum(['rechecking', 'ready']).meta({
      description: 'rechecking: stale verdicts are being checked again; the file can be fetched all the same, with what is known.',
    }),
    stale: z.int().min(0).meta({
      description: 'Of people: those whose verdict this workspace has paid for and that was older than 30 days when the export was made.',
    }),
    recheckRunId: idSchema.nullable().meta({ description: 'The run that checks them again, free of charge.' }),
    url: z.string().meta({ description: 'Where the file is fetched, on this origin.' }),
    createdBy: actorSchema,
    createdAt: instantSchema,
    expiresAt: instantSchema,
  })
  .meta({ id: 'LeadExport' });

export const createExport = defineRoute({
  name: 'createExport',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/exports',
  tag,
  summary: 'Ask for leads as CSV',
  description: 'For a list, choose the search whose filter `list` includes it.',
  access,
  status: 201,
  params: workspaceParams,
  body: z
    .strictObject({
      kind: leadKindSchema,
      selection: selectionSchema,
      preset: z.enum(exportPresets).default('leadlight'),
      withEvidence: z.boolean().default(false).meta({ description: 'Beside every column its source, where it was found and when.' }),
      recheck: z.boolean().default(false).meta({ description: 'Check stale verdicts again first, free of charge.' }),
    })
    .meta({ id: 'CreateExportInput' }),
  answer: leadExportSchema,
  idempotency: 'optional',
  errors: ['selection_empty'],
});

export const listExports = defineRoute({
  name: 'listExports',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/exports',
  tag,
  summary: 'Exports that can still be fetched, newest first',
  access,
  status: 200,
  params: workspaceParams,
  answer: z.object({ items: z.array(leadExportSchema) }).meta({ id: 'LeadExports' }),
});

export const fetchExport = defineRoute({
  name: 'fetchExport',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/exports/{exportId}/leads.csv',
  tag,
  summary: 'The file of an export',
  description:
    'UTF-8 with a byte order mark, commas, CRLF (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe. ' +
    'A browser that goes here without a session is led to sign in and back.',
  access,
  status: 200,
  params: z.object({ workspaceId: idSchema, exportId: idSchema }),
  answerType: 'text/csv',
  errors: ['export_over'],
});

export const exportRoutes = [createExport, listExports, fetchExport];
