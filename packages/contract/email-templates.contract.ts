/**
 * Emails to leads: templates with placeholders, filled with facts, and checked by rules. Every claim about the reader has the fact that supports it;
 * sentences without one are left out. Nothing is sent.
 */
import { readerFields, senderFields, templateFields, writingLanguages } from '@leadlight/writing';
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, lineSchema, nameSchema, versionSchema, workspaceParams } from './common.schema.ts';
import { emailVerdictSchema, leadIdSchema, sourceKindSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Email templates';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;
const templateParams = z.object({ workspaceId: idSchema, templateId: idSchema });

/** Templates that a workspace can have. */
export const mostEmailTemplates = 500;
/** Emails of a sequence. */
export const mostEmailSteps = 5;
/** People of one preview. */
export const mostPreviewed = 10;
/** People of one CSV of emails. */
export const mostEmailed = 5_000;

const languageSchema = z.enum(writingLanguages).meta({ id: 'WritingLanguage' });
/** Several lines, without other control characters. */
const linesSchema = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text));

export const emailStepSchema = z
  .strictObject({
    subject: z
      .string()
      .max(300)
      .refine((text) => !/\p{Cc}/u.test(text)),
    body: linesSchema(5_000),
    afterDays: z.int().min(0).max(365).meta({ description: 'Days after the first email of the sequence.' }),
  })
  .meta({
    id: 'EmailStep',
    description:
      'Placeholders: `{{firstName}}`, or with a fallback `{{firstName|there}}`. A sentence without a value and without a fallback is left out. ' +
      `About the reader: ${readerFields.join(', ')}. About the sender: ${senderFields.join(', ')}.`,
  });
const stepsSchema = z.array(emailStepSchema).min(1).max(mostEmailSteps);

export const emailTemplateSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    language: languageSchema,
    steps: z.array(emailStepSchema),
    createdBy: actorSchema.nullable(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'EmailTemplate' });

export const emailSenderSchema = z
  .strictObject({
    senderName: lineSchema(100).optional().meta({ description: 'If the member gave none, the name of their account.' }),
    senderTitle: lineSchema(100).optional(),
    senderCompany: lineSchema(100).optional(),
    senderOffer: lineSchema(500).optional().meta({ description: 'What the sender offers, in a sentence.' }),
    senderWebsite: lineSchema(200).optional(),
    senderAddress: linesSchema(300).optional().meta({ description: 'The postal address, which some laws require in every email.' }),
    optOut: lineSchema(300).optional().meta({ description: 'How the reader can stop further emails.' }),
  })
  .meta({ id: 'EmailSender' });

export const listEmailTemplates = defineRoute({
  name: 'listEmailTemplates',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/email-templates',
  tag,
  summary: 'List templates, by name',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: z.object({ items: z.array(emailTemplateSchema) }).meta({ id: 'EmailTemplates' }),
});

export const readEmailTemplate = defineRoute({
  name: 'readEmailTemplate',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/email-templates/{templateId}',
  tag,
  summary: 'Get a template',
  access: read,
  status: 200,
  params: templateParams,
  answer: emailTemplateSchema,
  isVersioned: true,
});

export const createEmailTemplate = defineRoute({
  name: 'createEmailTemplate',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/email-templates',
  tag,
  summary: 'Save a template',
  access: write,
  status: 201,
  params: workspaceParams,
  body: z.strictObject({ name: nameSchema, language: languageSchema, steps: stepsSchema }).meta({ id: 'CreateEmailTemplateInput' }),
  answer: emailTemplateSchema,
  idempotency: 'optional',
  errors: ['limit_reached'],
  isVersioned: true,
});

export const updateEmailTemplate = defineRoute({
  name: 'updateEmailTemplate',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/email-templates/{templateId}',
  tag,
  summary: 'Change a template',
  access: write,
  status: 200,
  params: templateParams,
  body: z
    .strictObject({ name: nameSchema.optional(), language: languageSchema.optional(), steps: stepsSchema.optional() })
    .meta({ id: 'UpdateEmailTemplateInput' }),
  answer: emailTemplateSchema,
  isVersioned: true,
});

export const deleteEmailTemplate = defineRoute({
  name: 'deleteEmailTemplate',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/email-templates/{templateId}',
  tag,
  summary: 'Delete a template',
  access: write,
  status: 204,
  params: templateParams,
});

export const readEmailStarter = defineRoute({
  name: 'readEmailStarter',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/email-starters',
  tag,
  summary: 'Get a starter template',
  description: 'A template that comes with Leadlight. To change it, save it as your own.',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    goal: z.enum(['introduction', 'meeting', 'referral']).default('introduction'),
    tone: z.enum(['friendly', 'formal']).default('friendly'),
    length: z.enum(['short', 'medium']).default('short'),
    language: languageSchema.default('en'),
  }),
  answer: z.object({ steps: z.array(emailStepSchema) }).meta({ id: 'EmailStarter' }),
});

export const readEmailSender = defineRoute({
  name: 'readEmailSender',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/email-sender',
  tag,
  summary: 'Get what you say about yourself in emails',
  description: 'Of the member who asks; empty for an API key.',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: emailSenderSchema,
});

export const updateEmailSender = defineRoute({
  name: 'updateEmailSender',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/email-sender',
  tag,
  summary: 'Set what you say about yourself in emails',
  description: 'Replaces all fields. For members: an API key has no sender of its own, and passes one with each preview.',
  access: { kind: 'workspace', action: 'leads.update' },
  status: 200,
  params: workspaceParams,
  body: emailSenderSchema,
  answer: emailSenderSchema,
});

export const draftEmail = defineRoute({
  name: 'draftEmail',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/email-templates/draft',
  tag,
  summary: "Draft a template with the workspace's language model",
  description:
    'The model gets what is known of one person and what the sender says about themselves, and writes a template. Sentences that claim something about ' +
    'the reader without a placeholder are removed. Nothing is stored and nothing is sent to the person.',
  access: { kind: 'workspace', action: 'questions.create' },
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({
      personId: leadIdSchema,
      goal: z.enum(['introduction', 'meeting', 'referral']),
      tone: z.enum(['friendly', 'formal']),
      length: z.enum(['short', 'medium']),
      language: languageSchema,
      notes: linesSchema(1_000).default('').meta({ description: 'What the email should say, in your own words.' }),
    })
    .meta({ id: 'DraftEmailInput' }),
  answer: z
    .object({
      subject: z.string(),
      body: z.string(),
      removed: z.array(
        z.object({
          sentence: z.string(),
          reason: z.enum(['unsupported_detail', 'unsupported_claim', 'unknown_placeholder', 'link']),
        }),
      ),
      model: z.string(),
      costMicros: z.int().meta({ description: 'Millionths of a US dollar.' }),
    })
    .meta({ id: 'EmailDraft' }),
  errors: ['model_missing', 'model_key_unreadable', 'model_ceiling', 'model_failed'],
});

const partSchema = z
  .object({
    kind: z.enum(['text', 'value', 'fallback']),
    text: z.string(),
    field: z.enum(templateFields).nullable().meta({ description: 'Of a value or a fallback.' }),
    support: z
      .object({ source: sourceKindSchema, locator: z.string(), snippet: z.string().nullable(), observedAt: instantSchema })
      .nullable()
      .meta({ description: 'The fact behind a value about the reader.' }),
  })
  .meta({ id: 'EmailPart' });

const writtenStepSchema = z
  .object({
    afterDays: z.int(),
    subject: z.string(),
    body: z.string(),
    subjectParts: z.array(partSchema),
    bodyParts: z.array(partSchema),
    words: z.int(),
    readingEase: z
      .int()
      .nullable()
      .meta({ description: '0 (hard) to 100 (easy), by the formula of the language; null for fewer than 20 words.' }),
    aboutSender: z.int().meta({ description: 'Words for the sender.' }),
    aboutReader: z.int().meta({ description: 'Words for the reader, and values about them.' }),
    findings: z.array(
      z
        .object({
          code: z.string(),
          level: z.enum(['problem', 'warning', 'note']),
          message: z.string(),
          found: z.array(z.string()).meta({ description: 'The words that were found.' }),
        })
        .meta({ id: 'EmailFinding' }),
    ),
  })
  .meta({ id: 'WrittenEmail' });

export const previewEmails = defineRoute({
  name: 'previewEmails',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/email-templates/preview',
  tag,
  summary: 'Fill a template for people, and check the emails',
  description: 'Nothing is stored and nothing is sent. People who are gone or suppressed are left out.',
  access: read,
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({
      personIds: z.array(leadIdSchema).min(1).max(mostPreviewed),
      language: languageSchema,
      steps: stepsSchema,
      sender: emailSenderSchema.optional().meta({ description: 'Instead of the sender of the member who asks.' }),
    })
    .meta({ id: 'PreviewEmailsInput' }),
  answer: z
    .object({
      items: z.array(
        z
          .object({
            personId: leadIdSchema,
            name: z.string(),
            companyName: z.string().nullable(),
            to: z.string().nullable().meta({ description: 'The address; null if none is known, or if it is not revealed.' }),
            verdict: emailVerdictSchema,
            reason: z.string().nullable().meta({ description: 'Why the person can’t be written to.' }),
            steps: z.array(writtenStepSchema),
          })
          .meta({ id: 'EmailPreview' }),
      ),
    })
    .meta({ id: 'EmailPreviews' }),
});

export const fetchEmails = defineRoute({
  name: 'fetchEmails',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/email-templates/{templateId}/emails.csv',
  tag,
  summary: 'Export the emails to the people on a list as CSV',
  description:
    `One line per person of the list, at most ${mostEmailed.toLocaleString('en')}, for the program that you send with. People without an address that ` +
    'can be written to have a reason instead. UTF-8 with a byte order mark, RFC 4180; a cell that a spreadsheet would treat as a formula begins with ' +
    'an apostrophe.',
  access: { kind: 'workspace', action: 'leads.export', scope: 'leads:export' },
  status: 200,
  params: templateParams,
  query: z.strictObject({ listId: idSchema }),
  answerType: 'text/csv',
  errors: ['too_many_for_emails'],
});

export const emailTemplateRoutes = [
  listEmailTemplates,
  createEmailTemplate,
  previewEmails,
  draftEmail,
  readEmailTemplate,
  updateEmailTemplate,
  deleteEmailTemplate,
  fetchEmails,
  readEmailStarter,
  readEmailSender,
  updateEmailSender,
];
