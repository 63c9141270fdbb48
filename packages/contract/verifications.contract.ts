/**
 * Verifying one address: answered within a budget, or with a place to ask when it needs longer. Each address has one record in a workspace.
 * 1 credit for a definite verdict (deliverable, undeliverable, risky), none for unknown, none for a repeat within 30 days.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';
import { verdictKindSchema, verdictSchema, verificationStepSchema } from './verification.schema.ts';

const tag = 'Verifications';
const read = { kind: 'workspace', action: 'verifications.read', scope: 'emails:verify' } as const;
const create = { kind: 'workspace', action: 'verifications.create', scope: 'emails:verify' } as const;
const verificationParams = z.object({ workspaceId: idSchema, verificationId: idSchema });

/** As typed: what is no address has a verdict too. */
export const addressSchema = z.string().trim().min(1).max(1_000).meta({ example: 'ana@acme.example' });

/**
 * - checking: somebody is asking the mail server now; waiting: it asked to be asked again later, which happens by itself
 * - done: the verdict stands (an unknown too, once its last deadline is over or asking again would change nothing)
 */
export const verificationStatuses = ['checking', 'waiting', 'done'] as const;

const verificationFields = {
  id: idSchema,
  address: z.string(),
  status: z.enum(verificationStatuses),
  verdict: verdictSchema.nullable().meta({ description: 'The last one, also while it is checked again; null before the first.' }),
  attempts: z.int().min(0).meta({ description: 'Of the check under way, or of the last.' }),
  nextAttemptAt: instantSchema.nullable().meta({ description: 'When it is asked again by itself.' }),
  deadlineAt: instantSchema.nullable().meta({ description: 'After this an unknown is final.' }),
  cost: z.int().min(0).max(1).meta({ description: 'What the last check cost.' }),
  entryNumber: z.int().nullable().meta({ description: "The ledger's entry of the last payment." }),
  freeUntil: instantSchema.nullable().meta({ description: 'Checks are free until then, since one is paid for.' }),
  bouncedAt: instantSchema.nullable().meta({ description: 'When a bounce was reported.' }),
  createdBy: actorSchema,
  createdAt: instantSchema,
};

export const verificationRowSchema = z.object(verificationFields).meta({ id: 'VerificationRow' });
export const verificationSchema = z
  .object({
    ...verificationFields,
    steps: z.array(verificationStepSchema).meta({ description: 'What was asked and answered, as it happens; empty once it has expired.' }),
    stepsUntil: instantSchema.nullable().meta({ description: 'When the transcript is removed; null once it is, or before there is one.' }),
  })
  .meta({ id: 'Verification' });

export const verifyAddress = defineRoute({
  name: 'verifyAddress',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/verifications',
  tag,
  summary: 'Verify an address',
  description:
    'Answers 200 when the verdict stands within the budget, else 202: ask `readVerification` for the rest. ' +
    'A verdict of the last 30 days is given again unless `fresh` is set; asking afresh within that time is free too. Waits at most `budgetMs`.',
  access: create,
  status: 200,
  laterStatus: 202,
  params: workspaceParams,
  body: z
    .strictObject({
      address: addressSchema,
      fresh: z.boolean().default(false).meta({ description: 'Ask the mail server again, whatever is known.' }),
      budgetMs: z.int().min(0).max(60_000).default(20_000),
    })
    .meta({ id: 'VerifyAddressInput' }),
  answer: verificationSchema,
  idempotency: 'optional',
  errors: ['credits_insufficient', 'address_suppressed', 'lead_erased'],
});

export const readVerification = defineRoute({
  name: 'readVerification',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verifications/{verificationId}',
  tag,
  summary: 'A verification with its transcript',
  description: 'May be asked several times a second while it is being checked: the steps so far are in it.',
  access: read,
  status: 200,
  params: verificationParams,
  answer: verificationSchema,
});

export const listVerifications = defineRoute({
  name: 'listVerifications',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verifications',
  tag,
  summary: 'Addresses that were verified, the last first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    ...pageQuery,
    verdict: verdictKindSchema.optional(),
    text: z.string().trim().min(1).max(320).optional().meta({ description: 'A part of the address.' }),
  }),
  answer: pageOf(verificationRowSchema, 'VerificationPage'),
  errors: ['cursor_invalid'],
});

const verdictCountsSchema = z.object({
  deliverable: z.int().min(0),
  undeliverable: z.int().min(0),
  risky: z.int().min(0),
  unknown: z.int().min(0),
});

export const readVerificationSummary = defineRoute({
  name: 'readVerificationSummary',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verification-summary',
  tag,
  summary: 'Verdicts by kind, by reason, by day and by domain; and whether mail servers can be asked here',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  answer: z
    .object({
      verdicts: verdictCountsSchema,
      reasons: z.array(z.object({ reason: z.string(), words: z.string(), verdict: verdictKindSchema, count: z.int().min(0) })),
      byDay: z.array(z.object({ day: z.iso.date() }).extend(verdictCountsSchema.shape)),
      domains: z
        .array(z.object({ domain: z.string(), count: z.int().min(0) }).extend(verdictCountsSchema.shape))
        .meta({ description: 'The ten with the most addresses.' }),
      otherDomains: z.int().min(0).meta({ description: 'Addresses at all the others.' }),
      asking: z
        .object({
          state: z.enum(['ready', 'not_configured', 'port_25_blocked']),
          faults: z.array(z.string()).meta({ description: 'What is missing, in words for the operator.' }),
        })
        .meta({ description: 'Whether mail servers can be asked from here; where not, their part stays unknown and costs nothing.' }),
    })
    .meta({ id: 'VerificationSummary' }),
});

export const reportBounces = defineRoute({
  name: 'reportBounces',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/bounces',
  tag,
  summary: 'Report addresses that bounced',
  description:
    'As pasted, or the text of a CSV file: every address in it counts. What was paid for an address within the last 30 days, by reveal, verification or finding, ' +
    'is given back once; the address is undeliverable from then on.',
  access: create,
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ text: z.string().trim().min(1).max(200_000) }).meta({ id: 'ReportBouncesInput' }),
  answer: z
    .object({
      reported: z.int().min(0).meta({ description: 'Different addresses in the text.' }),
      alreadyReported: z.int().min(0),
      refunded: z.int().min(0).meta({ description: 'Credits given back.' }),
      notPaidLately: z.int().min(0).meta({ description: 'Known here, with nothing paid in the last 30 days.' }),
      notKnown: z.int().min(0).meta({ description: 'Neither revealed, verified nor found by this workspace.' }),
      refused: z
        .array(z.object({ line: z.int().min(1), text: z.string() }))
        .meta({ description: 'Lines without an address; the first 100.' }),
      refusedCount: z.int().min(0),
    })
    .meta({ id: 'ReportedBounces' }),
  idempotency: 'optional',
});

export const verificationRoutes = [verifyAddress, readVerification, listVerifications, readVerificationSummary, reportBounces];
