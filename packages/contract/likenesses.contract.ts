/** More like these: what distinguishes some leads from all others, and the other leads that have it. Saved under a name, ranked again when opened. */
import { traitChoices, traitFamilies } from '@leadlight/leads/likeness';
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, nameSchema, workspaceParams } from './common.schema.ts';
import {
  companyFiltersSchema,
  companyRowSchema,
  leadIdSchema,
  leadKindSchema,
  personFiltersSchema,
  personRowSchema,
} from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'More like these';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;
const likenessParams = z.object({ workspaceId: idSchema, likenessId: idSchema });

/** Likenesses that a workspace can have. */
export const maxLikenesses = 200;
/** With fewer, what the examples share may be chance. */
export const fewestExamples = 3;
/** More change the ranking hardly, and make it slower. */
export const mostExamples = 500;

const leadIds = z.array(leadIdSchema).max(mostExamples);

/** 'leads' are leads by ID; 'search' are the first 500 results of a search, by score: a list, an import, won leads. */
const examplesSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('leads'), ids: leadIds.min(1) }),
    z.strictObject({ kind: z.literal('search'), filters: personFiltersSchema.or(companyFiltersSchema) }),
  ])
  .meta({
    id: 'LikenessExamples',
    description: 'Leads by id, or the first 500 results of a search by score: the leads of a list or an import, or those with a stage.',
  });

const traitFields = { family: z.enum(traitFamilies), value: z.string().min(1).max(200) };
const choiceSchema = z.enum(traitChoices).meta({
  id: 'TraitChoice',
  description:
    'require: only leads with one of the required values of the family; prefer: counts as measured; ignore: does not count. Traits without a choice are preferred.',
});
const choicesSchema = z
  .array(z.strictObject({ ...traitFields, choice: choiceSchema }))
  .max(200)
  .meta({ id: 'TraitChoices' });

const traitNameSchema = z.string().meta({ description: 'The value in words: “Germany”, “51–200”.' });

export const likenessTraitSchema = z
  .object({
    ...traitFields,
    name: traitNameSchema,
    examples: z.int().meta({ description: 'Examples that have the trait.' }),
    examplesKnown: z.int().meta({ description: 'Examples of which anything of the family is known.' }),
    market: z.int().meta({ description: 'Leads of the workspace and the pool that have the trait.' }),
    marketKnown: z.int(),
    lift: z.number().meta({ description: 'How many times as frequent the trait is among the examples as in the market.' }),
    low: z.number().meta({ description: 'The lower end of the 95% confidence interval of `lift`.' }),
    high: z.number().meta({ description: 'The upper end.' }),
    weight: z.number().meta({ description: "What the trait adds to a lead's score, as a natural logarithm." }),
    choice: choiceSchema,
  })
  .meta({ id: 'LikenessTrait' });

const reasonSchema = z.object({ ...traitFields, name: traitNameSchema, lift: z.number() }).meta({ id: 'LikenessReason' });

export const likeLeadSchema = z
  .object({
    person: personRowSchema.nullable().meta({ description: 'Null for companies.' }),
    company: companyRowSchema.nullable().meta({ description: 'Null for people.' }),
    score: z.number().meta({ description: 'The sum of the weights of its traits.' }),
    isNew: z.boolean().meta({ description: 'The record appeared in the last 7 days.' }),
    reasons: z.array(reasonSchema).meta({ description: 'The traits that add most to the score, most first.' }),
  })
  .meta({ id: 'LikeLead' });

export const rankingSchema = z
  .object({
    examples: z
      .int()
      .meta({ description: 'Examples that the workspace sees, with leads marked as good. With fewer than 3, nothing is ranked.' }),
    market: z.int().meta({ description: 'Leads that they were compared with.' }),
    ranked: z.int().meta({ description: 'Leads that were ranked: without the examples, marked, suppressed and won ones.' }),
    inFirstTenth: z.number().nullable().meta({
      description:
        'The share of leads like the examples that is expected in the first tenth of the market: the share of examples, each ranked without itself.',
    }),
    traits: z.array(likenessTraitSchema),
    items: z.array(likeLeadSchema).meta({ description: 'The best 200 at most.' }),
  })
  .meta({ id: 'LikenessRanking' });

export const likenessSchema = z
  .object({
    id: idSchema,
    kind: leadKindSchema,
    name: z.string(),
    choices: choicesSchema,
    exampleIds: z.array(leadIdSchema),
    goodIds: z.array(leadIdSchema),
    badIds: z.array(leadIdSchema),
    mayManage: z.boolean().meta({ description: 'Whether the caller may rename and delete it: its creator, admins and owners.' }),
    createdBy: actorSchema.nullable(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'Likeness' });

const rankingErrors = ['busy', 'ranking_unsupported', 'unavailable'] as const;
const limit = z.int().min(0).max(200).default(50);

export const rankLikeLeads = defineRoute({
  name: 'rankLikeLeads',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/likenesses/rank',
  tag,
  summary: 'Rank leads by what they share with examples',
  description: 'Contact details are masked as in a search.',
  access: read,
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({
      kind: leadKindSchema,
      examples: examplesSchema,
      good: leadIds.default([]),
      bad: leadIds.default([]),
      choices: choicesSchema.default([]),
      onlyNew: z.boolean().default(false),
      limit,
    })
    .meta({ id: 'RankLikeLeadsInput' }),
  answer: rankingSchema,
  errors: rankingErrors,
});

export const listLikenesses = defineRoute({
  name: 'listLikenesses',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/likenesses',
  tag,
  summary: 'List saved likenesses, by name',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: z.object({ items: z.array(likenessSchema) }).meta({ id: 'Likenesses' }),
});

export const createLikeness = defineRoute({
  name: 'createLikeness',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/likenesses',
  tag,
  summary: 'Save examples and choices under a name',
  access: write,
  status: 201,
  params: workspaceParams,
  body: z
    .strictObject({
      kind: leadKindSchema,
      name: nameSchema,
      examples: examplesSchema,
      good: leadIds.default([]),
      bad: leadIds.default([]),
      choices: choicesSchema.default([]),
    })
    .meta({ id: 'CreateLikenessInput' }),
  answer: likenessSchema,
  idempotency: 'optional',
  errors: ['limit_reached', 'unavailable'],
});

export const readLikeness = defineRoute({
  name: 'readLikeness',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/likenesses/{likenessId}',
  tag,
  summary: 'Get a saved likeness',
  access: read,
  status: 200,
  params: likenessParams,
  answer: likenessSchema,
});

export const readLikenessRanking = defineRoute({
  name: 'readLikenessRanking',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/likenesses/{likenessId}/ranking',
  tag,
  summary: 'Rank leads by a saved likeness, as they are now',
  description: 'Returns the leads that share the most with the examples, with the traits that count for each.',
  access: read,
  status: 200,
  params: likenessParams,
  query: z.strictObject({
    onlyNew: z.enum(['true', 'false']).default('false').meta({ description: 'Only leads whose record appeared in the last 7 days.' }),
    limit: z.coerce.number().int().min(0).max(200).default(50),
  }),
  answer: rankingSchema,
  errors: rankingErrors,
});

export const updateLikeness = defineRoute({
  name: 'updateLikeness',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/likenesses/{likenessId}',
  tag,
  summary: 'Rename a saved likeness, or change the choices about its traits',
  access: write,
  status: 200,
  params: likenessParams,
  body: z.strictObject({ name: nameSchema.optional(), choices: choicesSchema.optional() }).meta({ id: 'UpdateLikenessInput' }),
  answer: likenessSchema,
});

export const judgeLikeLead = defineRoute({
  name: 'judgeLikeLead',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/likenesses/{likenessId}/judgments',
  tag,
  summary: 'Mark a lead of the ranking as good or bad, or remove the mark',
  description: 'Good leads count as examples; bad ones lower leads with what they have and the examples do not.',
  access: write,
  status: 200,
  params: likenessParams,
  body: z.strictObject({ leadId: leadIdSchema, judgment: z.enum(['good', 'bad']).nullable() }).meta({ id: 'JudgeLikeLeadInput' }),
  answer: likenessSchema,
});

export const deleteLikeness = defineRoute({
  name: 'deleteLikeness',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/likenesses/{likenessId}',
  tag,
  summary: 'Delete a saved likeness; its leads stay',
  access: write,
  status: 204,
  params: likenessParams,
});

export const likenessRoutes = [
  rankLikeLeads,
  listLikenesses,
  createLikeness,
  readLikeness,
  readLikenessRanking,
  updateLikeness,
  judgeLikeLead,
  deleteLikeness,
];
