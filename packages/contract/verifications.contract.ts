/**
 * Verifying one address: returns the verdict within a budget, or a URL to poll if it takes longer. Each address has one record in a workspace.
 * Costs 1 credit for a definite verdict (deliverable, undeliverable, risky), nothing for unknown or for a repeat within 30 days.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';
import { verdictKindSchema, verdictSchema, verificationStepSchema } from './verification.schema.ts';

const tag = 'Verifications';
const read = { kind: 'workspace', action: 'verifications.read', scope: 'emails:verify' } as const;
const create = { kind: 'workspace', action: 'verifications.create', scope: 'emails:verify' } as const;
const verificationParams = z.object({ workspaceId: idSchema, verificationId: idSchema });

/** As typed: invalid addresses get a verdict too. */
export const addressSchema = z.string().trim().min(1).max(1_000).meta({ example: 'ana@acme.example' });

/**
 * - checking: the mail server is being asked now; waiting: no definite answer yet, most often because the mail server asked us to try again later; that happens automatically
 * - done: the verdict is final (also an unknown, once its deadline has passed or asking again would change nothing)
 */
export const verificationStatuses = ['checking', 'waiting', 'done'] as const;

const verificationFields = {
  id: idSchema,
  address: z.string(),
  status: z.enum(verificationStatuses),
  verdict: verdictSchema
    .nullable()
    .meta({ description: 'The latest verdict, also while the address is being verified again; null before the first.' }),
  attempts: z.int().min(0).meta({ description: 'Attempts of the current verification or, if there is none, of the last.' }),
  nextAttemptAt: instantSchema.nullable().meta({ description: 'When the next automatic attempt is due.' }),
  deadlineAt: instantSchema.nullable().meta({ description: 'After this, an unknown is final.' }),
  cost: z.int().min(0).max(1).meta({
    description:
      'In credits. In the response of `verifyAddress`, what this request cost: 0 if the verdict was known, or if another request was already verifying the address. Elsewhere, what the last verification cost.',
  }),
  entryNumber: z.int().nullable().meta({ description: 'The ledger entry of the last payment.' }),
  freeUntil: instantSchema.nullable().meta({ description: 'Verifying again is free until then, because it was paid for.' }),
  bouncedAt: instantSchema.nullable().meta({ description: 'When a bounce was reported.' }),
  createdBy: actorSchema,
  createdAt: instantSchema,
};

export const verificationRowSchema = z.object(verificationFields).meta({ id: 'VerificationRow' });
export const verificationSchema = z
  .object({
    ...verificationFields,
    steps: z
      .array(verificationStepSchema)
      .meta({ description: 'Questions and answers, in real time; empty once the transcript has expired.' }),
    stepsUntil: instantSchema.nullable().meta({ description: 'When the transcript is deleted; null after that, or before there is one.' }),
  })
  .meta({ id: 'Verification' });

export const verifyAddress = defineRoute({
  name: 'verifyAddress',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/verifications',
  tag,
  summary: 'Verify an address',
  description:
    'Returns 200 if the verdict is ready within the budget, otherwise 202; then poll `readVerification`. ' +
    'A verdict from the last 30 days is returned unless `fresh` is set; verifying again within that time is free too. Waits at most `budgetMs`.',
  access: create,
  status: 200,
  laterStatus: 202,
  params: workspaceParams,
  body: z
    .strictObject({
      address: addressSchema,
      fresh: z.boolean().default(false).meta({ description: 'Ask the mail server again, even if a recent verdict exists.' }),
      budgetMs: z.int().min(0).max(60_000).default(20_000),
    })
    .meta({ id: 'VerifyAddressInput' }),
  answer: verificationSchema,
  idempotency: 'optional',
  errors: ['credits_insufficient', 'month_ceiling', 'address_suppressed', 'lead_erased'],
});

export const readVerification = defineRoute({
  name: 'readVerification',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verifications/{verificationId}',
  tag,
  summary: 'Get a verification with its transcript',
  description: 'You can poll this several times per second while the status is `checking`; the response includes the steps so far.',
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
  summary: 'List verifications, newest first',
  description: 'One entry for each address, with its latest verdict. Get one verification for its transcript.',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    ...pageQuery,
    verdict: verdictKindSchema.optional(),
    text: z.string().trim().min(1).max(320).optional().meta({ description: 'Part of the address.' }),
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
  summary: 'Get verdict counts by kind, reason, day and domain, and whether mail servers can be asked from here',
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
        .meta({ description: 'The ten domains with the most addresses.' }),
      otherDomains: z.int().min(0).meta({ description: 'Number of addresses at all other domains.' }),
      asking: z
        .object({
          state: z.enum(['ready', 'not_configured', 'port_25_blocked', 'network_unreliable']),
          faults: z.array(z.string()).meta({ description: 'What is missing, as sentences.' }),
        })
        .meta({
          description: 'Whether mail servers can be asked from here. If not, verdicts that need them stay unknown and cost nothing.',
        }),
    })
    .meta({ id: 'VerificationSummary' }),
});

/** Why a message is not evidence that an address bounced. */
export const bounceMessageProblems = [
  'not_a_notification',
  'no_recipient',
  'not_failed',
  'not_permanent',
  'about_something_else',
  'date_unknown',
  'too_old',
  'in_the_future',
] as const;

export const reportBounces = defineRoute({
  name: 'reportBounces',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/bounces',
  tag,
  summary: 'Report addresses that bounced',
  description:
    'Pasted text, or the text of a CSV file: every address in it is reported. Credits paid for an address within the last 30 days, by reveal, verification or find, ' +
    'are refunded once; the address is undeliverable from then on. Without a bounce message, at most 5% of the reveals of the last 30 days are refunded, ' +
    'and at least 20 credits (the operator can set other limits). Beyond that, the addresses are in `needEvidence`, and are refunded when you send the bounce ' +
    'message: a delivery status notification (RFC 3464) that names the address, with the action `failed` and a status of class 5 about the address, of the last 30 days.',
  access: create,
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({
      text: z
        .string()
        .trim()
        .min(1)
        .max(200_000)
        .optional()
        .meta({ description: 'Addresses in any text, or the source of one or more bounce messages (mbox).' }),
      messages: z
        .array(z.string().trim().min(1).max(200_000))
        .min(1)
        .max(50)
        .optional()
        .meta({ description: 'Bounce messages, each the complete source with its headers (.eml).' }),
    })
    .refine(({ text, messages }) => text !== undefined || messages !== undefined, { path: ['text'] })
    .meta({ id: 'ReportBouncesInput' }),
  answer: z
    .object({
      reported: z.int().min(0).meta({ description: 'Distinct addresses.' }),
      alreadyReported: z.int().min(0),
      refunded: z.int().min(0).meta({ description: 'Credits refunded.' }),
      notPaidLately: z.int().min(0).meta({ description: 'Known to this workspace, but nothing was paid in the last 30 days.' }),
      notKnown: z.int().min(0).meta({ description: 'Neither revealed, verified nor found by this workspace.' }),
      needEvidence: z
        .array(z.string())
        .meta({ description: 'Addresses that are refunded when you send their bounce message. They are undeliverable already.' }),
      refundsLeft: z.int().min(0).meta({ description: 'Credits that can still be refunded without a bounce message.' }),
      messages: z
        .array(
          z.object({
            message: z.int().min(1).meta({ description: 'Its place, from 1.' }),
            addresses: z.array(z.string()).meta({ description: 'Addresses that it proves to have bounced.' }),
            problem: z
              .enum(bounceMessageProblems)
              .nullable()
              .meta({
                description:
                  'Why it proves nothing: no delivery status notification, no address in it, not failed, not a permanent failure, about the sender, the ' +
                  'message, a policy or a full mailbox, without a date, older than 30 days, or dated in the future.',
              }),
          }),
        )
        .meta({ description: 'The bounce messages, in order.' }),
      refused: z
        .array(z.object({ line: z.int().min(1), text: z.string() }))
        .meta({ description: 'Lines without an address; the first 100.' }),
      refusedCount: z.int().min(0),
    })
    .meta({ id: 'ReportedBounces' }),
  idempotency: 'optional',
});

export const verificationRoutes = [verifyAddress, readVerification, listVerifications, readVerificationSummary, reportBounces];
