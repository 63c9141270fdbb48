/**
 * Long because it has all routes of imports with their schemas.
 * Imports: a file becomes leads of the workspace. Upload, preview with the recognized columns, start, follow progress, pause, undo.
 * An import belongs to the workspace, not to the user who started it: it continues when their session ends.
 */
import { fileEncodings, leadKinds } from '@leadlight/leads';
import { emailVerdicts, seniorities } from '@leadlight/vocabulary';
import { z } from 'zod';
import { fileNameSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { companyStatusSchema, phoneTextSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';
import { runFields, runStatuses } from './runs.contract.ts';

const tag = 'Imports';
const read = { kind: 'workspace', action: 'imports.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'imports.create', scope: 'leads:write' } as const;
const importParams = workspaceParams.extend({ importId: idSchema });

export const importStatuses = ['uploaded', ...runStatuses] as const;
export const importPhases = ['waiting', 'reading', 'importing', 'undoing'] as const;
/** `vcf`: vCards, or LDIF, which is read in the same way. `xls`: an HTML table or an XML spreadsheet, which many programs export under this name; Excel 97–2003 workbooks are not read. */
export const fileFormats = ['csv', 'xlsx', 'json', 'vcf', 'xls', 'ods'] as const;
const formatErrors = [
  'file_format_unknown',
  'workbook_old',
  'workbook_protected',
  'workbook_numbers',
  'file_is_link',
  'file_packed',
] as const;
export const delimiters = [',', ';', '\t', '|'] as const;

const count = z.int().min(0);

export const importProgressSchema = z
  .object({
    phase: z.enum(importPhases),
    rowsRead: count.meta({
      description: 'Rows of the file, without its header, the lines above it, blank rows, totals and notes. An undo counts them down.',
    }),
    bytesRead: count,
    bytes: count,
    peopleCreated: count,
    companiesCreated: count,
    matched: count.meta({ description: 'Rows that added something to an existing lead.' }),
    unchanged: count.meta({ description: 'Rows that added nothing new.' }),
    merged: count.meta({ description: 'Pairs of leads that a row showed to be the same, and that were merged.' }),
    doubtful: count.meta({ description: 'Pairs of leads that may be the same and wait for a decision.' }),
    refused: count,
  })
  .meta({ id: 'ImportProgress' });

export const columnChoiceSchema = z
  .strictObject({
    column: z.int().min(0).max(1_999).meta({ description: 'The index of the column in the file, from 0.' }),
    target: z.string().max(60).nullable().meta({
      description:
        'ID of one of the targets that the preview lists; `skip` leaves the column out; null keeps the cells as an extra field of the lead.',
    }),
  })
  .meta({ id: 'ColumnChoice' });

/** Settings that are omitted are detected. */
export const importSettingsSchema = z
  .strictObject({
    sheet: z.string().min(1).max(200).optional().meta({
      description:
        'For XLSX and ODS, the name of a sheet; by default, the first one whose headers are those of a list. For a JSON object, the path of an array in it, such as `data.items`, or of objects by key; by default, the largest one whose objects have fields of leads.',
    }),
    delimiter: z.enum(delimiters).optional(),
    encoding: z.enum(fileEncodings).optional(),
    headerRow: z
      .int()
      .min(0)
      .max(1_000)
      .optional()
      .meta({ description: 'Row number of the headers in the file, from 1; 0 if there are none.' }),
    leads: z.enum(leadKinds).optional().meta({
      description:
        'What a row contains: a person (with their company), or a company. Required to start if the preview says `isLeadsSure: false`.',
    }),
    columns: z
      .array(columnChoiceSchema)
      .max(2_000)
      .optional()
      .meta({ description: 'Columns that are not listed keep their detected target.' }),
  })
  .meta({ id: 'ImportSettings' });
export type ImportSettings = z.infer<typeof importSettingsSchema>;

export const importProblemSchema = z
  .object({
    code: z.string().meta({ description: 'Stable across versions.', example: 'quote_unbalanced' }),
    message: z.string().meta({ description: 'A sentence for the user, in English.' }),
    row: z.int().min(1).nullable().meta({ description: 'Row number in the file, from 1; null for the whole file.' }),
    field: z.string().nullable().meta({ description: 'Target or header of the column; null for the whole row.' }),
  })
  .meta({ id: 'ImportProblem' });

const invalidFields = {
  column: z.int().min(0).meta({ description: 'The index of the column in the file, from 0.' }),
  header: z.string(),
  code: z.string().meta({ description: 'Stable across versions.', example: 'email_invalid' }),
  message: z.string().meta({ description: 'Why the cell was not read: a sentence for the user, in English.' }),
};

export const invalidColumnSchema = z
  .object({
    ...invalidFields,
    target: z.string().nullable().meta({ description: 'What the column was mapped to.' }),
    count,
  })
  .meta({ id: 'InvalidColumn' });

export const importSchema = z
  .object({
    ...runFields,
    status: z.enum(importStatuses).meta({
      id: 'ImportStatus',
      description:
        '`uploaded`: waiting for its columns to be confirmed. Then the status of its run; with `isUndo`, of its undo. ' +
        'A run that is `paused` or `failed` can be resumed. After `canceled`, leads imported so far stay.',
    }),
    total: count.nullable().meta({
      description:
        'Rows of the file, without its header and the lines above it: estimated from the bytes read so far, exact once the file is read. Null before the first rows.',
    }),
    done: count.meta({ description: 'Rows imported, unchanged, refused, or undone.' }),
    fileName: z.string(),
    bytes: count,
    format: z.enum(fileFormats).nullable(),
    vendor: z.string().nullable().meta({ description: 'Which product exported the file, if recognized.', example: 'hubspot' }),
    progress: importProgressSchema,
    sameAs: idSchema.nullable().meta({ description: 'An earlier import of the same file that was not undone.' }),
    invalid: z.array(invalidColumnSchema).meta({
      description: 'How many cells of each column could not be read, by the reason. They are kept with the lead as an extra field.',
    }),
    suppressed: z
      .object({ people: count, companies: count })
      .nullable()
      .meta({
        description:
          'The number of the workspace’s own leads that this import created or changed and that the suppression list now hides. Null in lists, before the import is finished, ' +
          'after its undo, and for more than 10,000 rows.',
      }),
    fileUntil: instantSchema.nullable().meta({ description: 'When the uploaded file is deleted; null after that.' }),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof importSchema>;

export const importColumnSchema = z
  .object({
    column: count,
    header: z.string().nullable(),
    target: z.string().nullable(),
    isGuess: z.boolean().meta({ description: 'Whether the target was detected; false if it was chosen.' }),
    isDoubtful: z.boolean().meta({ description: 'Whether the name and the content of the column contradict each other.' }),
    samples: z.array(z.string()).max(5),
    invalid: count.meta({
      description:
        'Cells of the first 200 rows that the target cannot read, such as a broken email address. They are kept as an extra field.',
    }),
  })
  .meta({ id: 'ImportColumn' });

const previewPlace = z.object({ country: z.string().nullable(), region: z.string().nullable(), cityName: z.string().nullable() });

/** A preview of the person and company that a row would create; either or both can be missing. */
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
        phoneText: phoneTextSchema,
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
        status: companyStatusSchema.nullable(),
        linkedin: z.string().nullable(),
        place: previewPlace,
      })
      .nullable(),
    problems: z.array(importProblemSchema),
  })
  .meta({ id: 'ImportPreviewRow' });

/** Rows of the file that will become one lead. Rows are compared with each other, not with leads of the workspace. */
export const joinedRowsSchema = z
  .object({
    checked: count.meta({ description: 'How many rows were compared: the first ones, at most 2,000.' }),
    rows: count.meta({ description: 'Rows that become a lead together with other rows.' }),
    leads: count.meta({ description: 'How many leads these rows become.' }),
    doubtful: count.meta({ description: 'Rows that may be the same lead as another row, and will wait for a decision.' }),
    examples: z
      .array(z.object({ rows: count, firstRows: z.array(z.int().min(1)).max(4), names: z.array(z.string()).min(1).max(4) }))
      .max(3)
      .meta({ description: 'Leads of several rows, those under the most names first.' }),
  })
  .meta({ id: 'JoinedRows' });

export const importPreviewSchema = z
  .object({
    format: z.enum(fileFormats),
    vendor: z.string().nullable(),
    sheets: z.array(z.string()).meta({
      description:
        'Names of the sheets of an XLSX or ODS file, or paths of the arrays of objects, and of objects by key, in a JSON object. Empty for other files.',
    }),
    sheet: z.string().nullable().meta({ description: 'The sheet or array that is read.' }),
    delimiter: z.enum(delimiters).nullable(),
    encoding: z.enum(fileEncodings).nullable(),
    hasByteOrderMark: z.boolean(),
    headerRow: count.nullable().meta({ description: 'From 1; 0 if the file has no headers; null if headers are not a row (JSON).' }),
    leads: z.enum(leadKinds),
    isLeadsSure: z.boolean().meta({
      description:
        'Whether the rows can only be what `leads` says, or it was chosen. Otherwise, an import starts only with `leads` in its settings.',
    }),
    leadsReason: z.string().meta({ description: 'Why the rows are people or companies: a sentence for the user, in English.' }),
    columns: z.array(importColumnSchema),
    targets: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          group: z.enum(['person', 'company', 'place', 'lead']),
        }),
      )
      .meta({ description: 'Possible targets of a column.' }),
    rows: z.array(importPreviewRowSchema).meta({ description: 'The first rows, at most 20.' }),
    joinedRows: joinedRowsSchema,
    rowsExpected: count.nullable(),
    problems: z.array(importProblemSchema).meta({ description: 'Problems of the whole file and of the rows in the preview.' }),
    isReady: z.boolean().meta({ description: 'Whether the import can be started with these settings.' }),
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
    'The body is the file itself: CSV, TSV, XLSX, ODS, JSON, vCard (.vcf), LDIF, or an HTML table named .xls, up to 2 GB unless the operator set another limit. Nothing becomes a lead before the import is started. The file is deleted after 30 days.',
  access: write,
  status: 201,
  params: workspaceParams,
  query: z.strictObject({ fileName: fileNameSchema }),
  upload: true,
  answer: importSchema,
  errors: ['file_too_large', 'file_empty', ...formatErrors, 'disk_full', 'files_unavailable', 'upload_broken', 'limit_reached'],
  idempotency: 'optional',
});

export const listImports = defineRoute({
  name: 'listImports',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/imports',
  tag,
  summary: 'List imports, newest first',
  description: 'Includes their status and counts.',
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
  summary: 'Get an import with its progress',
  description: 'You can poll this every second while the import is running.',
  access: read,
  status: 200,
  params: importParams,
  answer: importSchema,
});

const settingsErrors = [
  'file_gone',
  'files_unavailable',
  ...formatErrors,
  'file_broken',
  'file_slow',
  'file_not_read',
  'archive_unsafe',
  'too_many_columns',
  'row_too_large',
  'sheet_missing',
  'column_mapped_twice',
  'mapping_makes_no_lead',
  'leads_undecided',
  'import_state',
] as const;

export const previewImport = defineRoute({
  name: 'previewImport',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/imports/{importId}/preview',
  tag,
  summary: 'Preview how a file is read, with its first rows as leads',
  description: 'Without settings, everything is detected. Changes nothing.',
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
  description: 'Send the settings of the confirmed preview. An import can be started only once.',
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
    errors: ['import_state', 'already_ended', 'file_gone'],
  });

export const pauseImport = control(
  'pauseImport',
  'pause',
  'Pause an import',
  'No row is imported after the response; resuming continues from the checkpoint.',
);
export const resumeImport = control(
  'resumeImport',
  'resume',
  'Resume an import',
  'After a pause, or after the cause of a failure was fixed.',
);
export const cancelImport = control(
  'cancelImport',
  'cancel',
  'Cancel an import',
  'Leads imported so far stay; undo removes them. The file of an import that was never started is deleted.',
);
export const undoImport = control(
  'undoImport',
  'undo',
  'Undo an import',
  'Values from this file are removed, along with leads only it created. Pairs that it merged automatically become two leads again.',
);

export const refusedRowSchema = z
  .object({
    row: z.int().min(1),
    field: z.string().nullable(),
    code: z.string(),
    reason: z.string(),
    cells: z.array(z.string()).meta({ description: 'The cells of the row in the file.' }),
  })
  .meta({ id: 'RefusedRow' });

export const listRefusedRows = defineRoute({
  name: 'listRefusedRows',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/imports/{importId}/refused',
  tag,
  summary: 'List refused rows, in file order',
  description: 'Rows that could not become leads, each with the reason.',
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
  summary: 'Export refused rows as CSV',
  description:
    'Row, field, code and reason, then the cells of the file under their own headers. Correct the rows there and import the file again.',
  access: read,
  status: 200,
  params: importParams,
  answerType: 'text/csv',
});

export const invalidValueSchema = z
  .object({
    row: z.int().min(1).meta({ description: 'Row number in the file, from 1.' }),
    ...invalidFields,
    value: z.string().meta({ description: 'The cell, cut after 500 characters.' }),
  })
  .meta({ id: 'InvalidValue' });

export const listInvalidValues = defineRoute({
  name: 'listInvalidValues',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/imports/{importId}/invalid-values',
  tag,
  summary: 'List cells that could not be read, in file order',
  description:
    'Their rows were imported; the cells are kept with the leads as extra fields. The first 20,000 or so are listed; `invalid` of the import counts all.',
  access: read,
  status: 200,
  params: importParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(invalidValueSchema, 'InvalidValuePage'),
  errors: ['cursor_invalid'],
});

export const exportInvalidValues = defineRoute({
  name: 'exportInvalidValues',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/imports/{importId}/invalid-values.csv',
  tag,
  summary: 'Export cells that could not be read as CSV',
  description: 'Row, column, value, code and reason.',
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
  listInvalidValues,
  exportInvalidValues,
];
