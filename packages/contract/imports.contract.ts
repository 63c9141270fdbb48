/**
 * Imports: a file becomes leads of the workspace. Upload, preview with the columns as they were understood, start, watch, hold, undo.
 * An import belongs to the workspace, not to who began it: it goes on when their session ends.
 */
import { emailVerdicts, leadKinds, seniorities } from '@leadlight/leads';
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Imports';
const read = { kind: 'workspace', action: 'imports.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'imports.create', scope: 'leads:write' } as const;
const importParams = workspaceParams.extend({ importId: idSchema });

export const importStates = ['uploaded', 'queued', 'running', 'paused', 'done', 'failed', 'cancelled', 'undoing', 'undone'] as const;
/**
 * - uploaded: waits for its columns to be confirmed; queued, running: at work; paused: held, goes on where it stopped
 * - done: every row was taken or refused; failed: it cannot go on, and says why; cancelled: stopped for good, what was taken so far stays
 * - undoing, undone: its facts are (being) retracted and the leads that existed by it alone removed
 */
export const importStateSchema = z.enum(importStates).meta({ id: 'ImportState' });

export const importPhases = ['waiting', 'reading', 'taking', 'finishing', 'undoing'] as const;
export const fileFormats = ['csv', 'xlsx', 'json'] as const;
export const fileEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export const delimiters = [',', ';', '\t', '|'] as const;

const count = z.int().min(0);

export const importProgressSchema = z
  .object({
    phase: z.enum(importPhases),
    rowsRead: count,
    rowsExpected: count
      .nullable()
      .meta({ description: 'Estimated from the bytes read so far; exact once the file is read; null before the first rows.' }),
    bytesRead: count,
    bytes: count,
    peopleCreated: count,
    companiesCreated: count,
    matched: count.meta({ description: 'Rows that told something about a lead that was there already.' }),
    unchanged: count.meta({ description: 'Rows that told nothing new.' }),
    merged: count.meta({ description: 'Pairs of leads that a row showed to be one, and that are one now.' }),
    doubtful: count.meta({ description: 'Pairs of leads that may be one: they wait for a decision.' }),
    refused: count,
    rowsPerSecond: z.number().min(0).nullable(),
    secondsLeft: count.nullable(),
  })
  .meta({ id: 'ImportProgress' });

export const columnChoiceSchema = z
  .strictObject({
    column: z.int().min(0).max(1_999).meta({ description: 'The column of the file, from 0.' }),
    target: z
      .string()
      .max(60)
      .nullable()
      .meta({ description: 'Id of one of the targets that the preview lists; null keeps the cells beside the lead.' }),
  })
  .meta({ id: 'ColumnChoice' });

/** What is not said is found by itself. */
export const importSettingsSchema = z
  .strictObject({
    sheet: z.string().min(1).max(200).optional().meta({ description: 'Of an XLSX; the first with rows otherwise.' }),
    delimiter: z.enum(delimiters).optional(),
    encoding: z.enum(fileEncodings).optional(),
    headerRow: z
      .int()
      .min(0)
      .max(1_000)
      .optional()
      .meta({ description: 'Row of the file, from 1, in which the headers stand; 0 where there are none.' }),
    leads: z.enum(leadKinds).optional().meta({ description: 'What a row is: a person (with their company), or a company.' }),
    columns: z.array(columnChoiceSchema).max(2_000).optional().meta({ description: 'Columns that are not named keep the guess.' }),
  })
  .meta({ id: 'ImportSettings' });
export type ImportSettings = z.infer<typeof importSettingsSchema>;

export const importProblemSchema = z
  .object({
    code: z.string().meta({ description: 'Stable.', example: 'quote_unbalanced' }),
    message: z.string().meta({ description: 'For a person, in English.' }),
    row: z.int().min(1).nullable().meta({ description: 'Row of the file, from 1; null for the file as a whole.' }),
    field: z.string().nullable().meta({ description: 'Target or header of the column; null for the row as a whole.' }),
  })
  .meta({ id: 'ImportProblem' });

export const importSchema = z
  .object({
    id: idSchema,
    fileName: z.string(),
    bytes: count,
    state: importStateSchema,
    format: z.enum(fileFormats).nullable(),
    vendor: z.string().nullable().meta({ description: 'Whose export the file is, where that could be told.', example: 'hubspot' }),
    progress: importProgressSchema,
    problem: importProblemSchema.nullable().meta({ description: 'Why it failed.' }),
    createdAt: instantSchema,
    createdBy: actorSchema,
    startedAt: instantSchema.nullable(),
    finishedAt: instantSchema.nullable(),
    sameAs: idSchema.nullable().meta({ description: 'An earlier import of the very same file, which still stands.' }),
    fileUntil: instantSchema.nullable().meta({ description: 'When the uploaded file is removed; null once it is.' }),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof importSchema>;

export const importColumnSchema = z
  .object({
    column: count,
    header: z.string().nullable(),
    target: z.string().nullable(),
    isGuess: z.boolean().meta({ description: 'Whether the target was guessed; false where it was chosen.' }),
    isDoubtful: z.boolean().meta({ description: 'Whether the name of the column and what stands in it contradict each other.' }),
    samples: z.array(z.string()).max(5),
  })
  .meta({ id: 'ImportColumn' });

const previewPlace = z.object({ country: z.string().nullable(), region: z.string().nullable(), cityName: z.string().nullable() });

/** A row as it would become a person, a company, both, or neither. */
export const importPreviewRowSchema = z
  .object({
    row: z.int().min(1),
    cells: z.array(z.string()),
    person: z
      .object({
        name: z.string().nullable(),
        title: z.string().nullable(),
        seniorities: z.array(z.enum(seniorities)),
        department: z.string().nullable(),
        email: z.string().nullable(),
        emailVerdict: z.enum(emailVerdicts),
        phone: z.string().nullable(),
        linkedin: z.string().nullable(),
        place: previewPlace,
        companyName: z.string().nullable(),
        companyDomain: z.string().nullable(),
      })
      .nullable(),
    company: z
      .object({
        name: z.string().nullable(),
        domain: z.string().nullable(),
        industry: z.string().nullable(),
        size: z.string().nullable(),
        founded: z.int().nullable(),
        linkedin: z.string().nullable(),
        place: previewPlace,
      })
      .nullable(),
    problems: z.array(importProblemSchema),
  })
  .meta({ id: 'ImportPreviewRow' });

export const importPreviewSchema = z
  .object({
    format: z.enum(fileFormats),
    vendor: z.string().nullable(),
    sheets: z.array(z.string()).meta({ description: 'Of an XLSX; empty otherwise.' }),
    sheet: z.string().nullable(),
    delimiter: z.enum(delimiters).nullable(),
    encoding: z.enum(fileEncodings).nullable(),
    hasByteOrderMark: z.boolean(),
    headerRow: count.nullable().meta({ description: 'From 1; 0 where the file has no headers; null where headers are no rows (JSON).' }),
    leads: z.enum(leadKinds),
    columns: z.array(importColumnSchema),
    targets: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          group: z.enum(['person', 'company', 'place']),
        }),
      )
      .meta({ description: 'What a column can be.' }),
    rows: z.array(importPreviewRowSchema).meta({ description: 'The first rows, at most 20.' }),
    rowsExpected: count.nullable(),
    problems: z.array(importProblemSchema).meta({ description: 'Of the file as a whole, and of the rows that were looked at.' }),
    isReady: z.boolean().meta({ description: 'Whether it can be started as it is.' }),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const createImport = defineRoute({
  name: 'createImport',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/imports',
  tag,
  summary: 'Upload a file to import',
  description:
    'The body is the file itself: CSV, TSV, XLSX or JSON, up to 2 GB unless the operator says otherwise. Nothing becomes a lead before the import is started. The file is removed after 30 days.',
  access: write,
  status: 201,
  params: workspaceParams,
  query: z.strictObject({
    fileName: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .refine((text) => !/\p{Cc}/u.test(text)),
  }),
  upload: true,
  answer: importSchema,
  errors: ['file_too_large', 'file_empty', 'disk_full', 'upload_broken', 'limit_reached'],
  idempotency: 'optional',
});

export const listImports = defineRoute({
  name: 'listImports',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/imports',
  tag,
  summary: 'Imports, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(importSchema, 'ImportPage'),
  errors: ['cursor_invalid'],
});

export const readImport = defineRoute({
  name: 'readImport',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/imports/{importId}',
  tag,
  summary: 'One import with its progress',
  description: 'May be asked every second while it is at work.',
  access: read,
  status: 200,
  params: importParams,
  answer: importSchema,
});

const settingsErrors = [
  'file_gone',
  'file_format_unknown',
  'file_broken',
  'archive_unsafe',
  'sheet_missing',
  'column_mapped_twice',
  'mapping_makes_no_lead',
  'import_state',
] as const;

export const previewImport = defineRoute({
  name: 'previewImport',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/imports/{importId}/preview',
  tag,
  summary: 'How a file is understood, and its first rows as leads',
  description: 'Without settings everything is found by itself. Changes nothing.',
  access: write,
  status: 200,
  params: importParams,
  body: importSettingsSchema,
  answer: importPreviewSchema,
  errors: settingsErrors,
});

export const startImport = defineRoute({
  name: 'startImport',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/imports/{importId}/start',
  tag,
  summary: 'Start an import',
  description: 'Settings as in the preview that was confirmed; starting it a second time is refused.',
  access: write,
  status: 202,
  params: importParams,
  body: importSettingsSchema,
  answer: importSchema,
  errors: settingsErrors,
  idempotency: 'optional',
});

const control = (name: string, act: string, summary: string, description: string) =>
  defineRoute({
    name,
    method: 'post',
    path: `/v1/workspaces/{workspaceId}/imports/{importId}/${act}`,
    tag,
    summary,
    description,
    access: write,
    status: 200,
    params: importParams,
    answer: importSchema,
    errors: ['import_state', 'file_gone'],
  });

export const pauseImport = control(
  'pauseImport',
  'pause',
  'Hold an import',
  'No row is taken after the answer; it goes on where it stopped.',
);
export const resumeImport = control(
  'resumeImport',
  'resume',
  'Let an import go on',
  'After a pause, or after what made it fail was mended.',
);
export const cancelImport = control(
  'cancelImport',
  'cancel',
  'Stop an import for good',
  'What was taken so far stays; undo takes it back. A file that was never started is removed.',
);
export const undoImport = control(
  'undoImport',
  'undo',
  'Take an import back',
  'Its facts are retracted, the pairs it merged by itself are two leads again, and leads that exist by it alone are removed.',
);

export const refusedRowSchema = z
  .object({
    row: z.int().min(1),
    field: z.string().nullable(),
    code: z.string(),
    reason: z.string(),
    cells: z.array(z.string()).meta({ description: 'The row as it stands in the file.' }),
  })
  .meta({ id: 'RefusedRow' });

export const listRefusedRows = defineRoute({
  name: 'listRefusedRows',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/imports/{importId}/refused',
  tag,
  summary: 'Rows that were refused, in the order of the file',
  access: read,
  status: 200,
  params: importParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(refusedRowSchema, 'RefusedRowPage'),
  errors: ['cursor_invalid'],
});

export const exportRefusedRows = defineRoute({
  name: 'exportRefusedRows',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/imports/{importId}/refused.csv',
  tag,
  summary: 'Rows that were refused, as CSV',
  description: 'Row, field, code and reason, then the cells of the file under their own headers: mend it there and import it again.',
  access: read,
  status: 200,
  params: importParams,
  answerType: 'text/csv',
});

export const importRoutes = [
  createImport,
  listImports,
  readImport,
  previewImport,
  startImport,
  pauseImport,
  resumeImport,
  cancelImport,
  undoImport,
  listRefusedRows,
  exportRefusedRows,
];
