/**
 * Finding a person's address from name and domain. 1 credit when an address is confirmed or returned as risky, none otherwise, none for a repeat
 * within 30 days.
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
  probability: z.number().min(0).max(1).meta({ description: "That it is the person's own address, by all that is known." }),
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
          'confirmed: the mailbox exists; pattern_only: the domain takes every name or does not tell; not_found: what is likely does not exist; ' +
          'unconfirmed: the servers gave no answer.',
      }),
    best: candidateSchema.nullable(),
    others: z.array(candidateSchema).max(4),
    verdict: verdictSchema.nullable().meta({ description: 'Of the best.' }),
    verificationId: idSchema.nullable().meta({ description: 'Where the transcript of the best stands.' }),
    asked: z
      .array(z.object({ address: z.string(), verdict: verdictSchema }))
      .meta({ description: 'Candidates that a mail server was asked about, in order.' }),
    observed: z.int().min(0).meta({ description: "The workspace's known addresses at the domain that the pattern was learnt from." }),
    nextAttemptAt: instantSchema.nullable(),
    cost: z.int().min(0).max(1),
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
  description: 'Answers 200 when it is over within the budget, else 202: ask `readFind`. Asks mail servers about six candidates at most.',
  access: create,
  status: 200,
  laterStatus: 202,
  params: workspaceParams,
  body: z
    .strictObject({
      name: nameSchema.meta({ description: 'Full name as people write it.', example: 'Ana Silva' }),
      domain: z.string().trim().min(1).max(253).meta({ description: "The company's domain or web address.", example: 'acme.example' }),
      fresh: z.boolean().default(false),
      budgetMs: z.int().min(0).max(60_000).default(20_000),
    })
    .meta({ id: 'FindEmailInput' }),
  answer: findSchema,
  idempotency: 'optional',
  errors: ['credits_insufficient', 'name_unusable', 'domain_unusable', 'address_suppressed', 'lead_erased'],
});

export const readFind = defineRoute({
  name: 'readFind',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/finds/{findId}',
  tag,
  summary: 'A search for an address and how far it is',
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
  summary: 'Addresses that were looked for, the last first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ ...pageQuery, outcome: z.enum(findOutcomes).optional(), text: z.string().trim().min(1).max(320).optional() }),
  answer: pageOf(findSchema, 'FindPage'),
  errors: ['cursor_invalid'],
});

export const findRoutes = [findEmail, readFind, listFinds];
