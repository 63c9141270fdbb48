/**
 * Finding a person's address from name and domain. Costs 1 credit if an address is confirmed or returned as risky; otherwise, and for a repeat
 * within 30 days, nothing.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, nameSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';
import { verdictSchema } from './verification.schema.ts';
import { verificationStatuses } from './verifications.contract.ts';

const tag = 'Finds';
const read = { kind: 'workspace', action: 'verifications.read', scope: 'emails:verify' } as const;
const create = { kind: 'workspace', action: 'verifications.create', scope: 'emails:verify' } as const;

export const findOutcomes = ['confirmed', 'pattern_only', 'not_found', 'unconfirmed'] as const;

const candidateSchema = z.object({
  address: z.string(),
  pattern: z.string().meta({ example: 'first.last' }),
  probability: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: "The probability that it is the person's own address, based on everything known." }),
});

export const findSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    domain: z.string(),
    status: z.enum(verificationStatuses),
    outcome: z
      .enum(findOutcomes)
      .nullable()
      .meta({
        description:
          'confirmed: the mailbox exists and is theirs; pattern_only: the domain accepts every name or gives no clear answer, or the mailbox exists (its verdict is ' +
          'deliverable) and may belong to a namesake; not_found: the likely addresses do not exist; ' +
          'unconfirmed: the servers gave no answer.',
      }),
    best: candidateSchema.nullable(),
    others: z.array(candidateSchema).max(4),
    verdict: verdictSchema.nullable().meta({ description: 'The verdict of the best address.' }),
    verificationId: idSchema.nullable().meta({ description: 'The verification with the transcript of the best address.' }),
    asked: z
      .array(z.object({ address: z.string(), verdict: verdictSchema }))
      .meta({ description: 'Candidate addresses that a mail server was asked about, in order.' }),
    observed: z
      .int()
      .min(0)
      .meta({ description: "How many of the workspace's known addresses at the domain the pattern was learned from." }),
    nextAttemptAt: instantSchema.nullable(),
    cost: z
      .int()
      .min(0)
      .max(1)
      .meta({ description: 'In credits. In the response of `findEmail`, what this request cost; elsewhere, what the last search cost.' }),
    entryNumber: z.int().nullable(),
    freeUntil: instantSchema.nullable(),
    createdBy: actorSchema,
    createdAt: instantSchema,
  })
  .meta({ id: 'Find' });

export const findEmail = defineRoute({
  name: 'findEmail',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/finds',
  tag,
  summary: "Find a person's address",
  description:
    'Returns 200 if it ends within the budget, otherwise 202; then poll `readFind`. Asks mail servers about at most seven candidates.',
  access: create,
  status: 200,
  laterStatus: 202,
  params: workspaceParams,
  body: z
    .strictObject({
      name: nameSchema.meta({ description: 'Full name, as usually written.', example: 'Ana Silva' }),
      domain: z.string().trim().min(1).max(253).meta({ description: "The company's domain or website URL.", example: 'acme.example' }),
      fresh: z.boolean().default(false),
      budgetMs: z.int().min(0).max(60_000).default(20_000),
    })
    .meta({ id: 'FindEmailInput' }),
  answer: findSchema,
  idempotency: 'optional',
  errors: [
    'credits_insufficient',
    'month_ceiling',
    'name_unusable',
    'domain_unusable',
    'company_domain_shared',
    'address_suppressed',
    'lead_erased',
  ],
});

export const readFind = defineRoute({
  name: 'readFind',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/finds/{findId}',
  tag,
  summary: 'Get a find and its progress',
  description: 'You can poll this several times per second while the status is `checking`.',
  access: read,
  status: 200,
  params: z.object({ workspaceId: idSchema, findId: idSchema }),
  answer: findSchema,
});

export const listFinds = defineRoute({
  name: 'listFinds',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/finds',
  tag,
  summary: 'List finds, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ ...pageQuery, outcome: z.enum(findOutcomes).optional(), text: z.string().trim().min(1).max(320).optional() }),
  answer: pageOf(findSchema, 'FindPage'),
  errors: ['cursor_invalid'],
});

export const findRoutes = [findEmail, readFind, listFinds];
