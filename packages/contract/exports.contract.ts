/**
 * Leads as CSV or as a workbook. Requesting an export stores the selection as it is; its file can then be downloaded any number of times for a week.
 * The file contains contact details only if they are the workspace's own or revealed; otherwise the cells are empty.
 */
import { exportPresets } from '@leadlight/leads';
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, workspaceParams } from './common.schema.ts';
import { leadKindSchema, selectionSchema } from './leads.schema.ts';
import { defineRoute, workbookType } from './route.ts';

const tag = 'Exports';
const access = { kind: 'workspace', action: 'leads.export', scope: 'leads:export' } as const;

export const leadExportSchema = z
  .object({
    id: idSchema,
    kind: leadKindSchema,
    preset: z.enum(exportPresets).meta({ description: 'Which columns the file has; `leadlight` means all of ours.' }),
    withEvidence: z.boolean(),
    withTechnologyCategories: z.boolean(),
    total: z
      .int()
      .min(0)
      .meta({ description: 'Leads selected; leads that are suppressed or deleted before the download are left out of the file.' }),
    status: z.enum(['rechecking', 'ready']).meta({
      description: 'rechecking: stale verdicts are being verified again; the file can already be downloaded with the known verdicts.',
    }),
    stale: z.int().min(0).meta({
      description:
        'For people: how many had a verdict that this workspace had paid for and that was older than 30 days when the export was requested.',
    }),
    recheckRunId: idSchema.nullable().meta({ description: 'The run that verifies them again, free of charge.' }),
    url: z.string().meta({ description: 'Path of the download as CSV on this origin.' }),
    workbookUrl: z.string().meta({ description: 'Path of the same leads as an Excel workbook.' }),
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
  summary: 'Request an export of leads as CSV and as an Excel workbook',
  description: 'For a list, select a search whose filter `list` includes it.',
  access,
  status: 201,
  params: workspaceParams,
  body: z
    .strictObject({
      kind: leadKindSchema,
      selection: selectionSchema,
      preset: z.enum(exportPresets).default('leadlight'),
      withEvidence: z.boolean().default(false).meta({ description: 'Next to every column, add its source, where it was found, and when.' }),
      withTechnologyCategories: z.boolean().default(false).meta({
        description:
          'For `leadlight`: besides the list of all technologies, add a column for each category of technologies that the websites of these companies show.',
      }),
      recheck: z.boolean().default(false).meta({ description: 'Verify stale verdicts again first, free of charge.' }),
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
  summary: 'List exports that can still be downloaded, newest first',
  description: 'The file of an export can be downloaded for a week.',
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
  summary: 'Download an export as CSV',
  description:
    'UTF-8 with a byte order mark, commas, CRLF (RFC 4180). A cell that a spreadsheet would treat as a formula begins with an apostrophe. ' +
    'A browser without a session is redirected to sign in, and then back here.',
  access,
  status: 200,
  params: z.object({ workspaceId: idSchema, exportId: idSchema }),
  answerType: 'text/csv',
  errors: ['export_over'],
});

export const fetchExportWorkbook = defineRoute({
  name: 'fetchExportWorkbook',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/exports/{exportId}/leads.xlsx',
  tag,
  summary: 'Download an export as an Excel workbook',
  description:
    'The same columns and leads as the CSV file. Numbers and days are numbers and dates; everything else is text, with its leading zeros and plus ' +
    'signs, and nothing is a formula. A sheet has at most 1,048,576 rows with its header: more leads continue on further sheets, which repeat the ' +
    'header. A cell has at most 32,767 characters: a longer text is shortened, and ends with a sentence that says so. ' +
    'A browser without a session is redirected to sign in, and then back here.',
  access,
  status: 200,
  params: z.object({ workspaceId: idSchema, exportId: idSchema }),
  answerType: workbookType,
  errors: ['export_over'],
});

export const exportRoutes = [createExport, listExports, fetchExport, fetchExportWorkbook];
