/**
 * Enriching one company: reads what it publishes on its website, and returns it within a budget, or a URL to poll if it takes longer. Each domain has one
 * record in a workspace. Costs 1 credit if it adds at least one fact that fills an empty field or replaces an older value, otherwise nothing; free again
 * for 30 days.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { leadIdSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Enrichments';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const create = { kind: 'workspace', action: 'enrichments.create', scope: 'companies:enrich' } as const;
const enrichmentParams = z.object({ workspaceId: idSchema, enrichmentId: idSchema });
const count = z.int().min(0);

/** As typed: a domain, a URL, or a company's email address. */
export const companyDomainSchema = z.string().trim().min(1).max(1_000).meta({ example: 'acme.example' });

/** reading: the site is read now; waiting: it is read again later, because the site asked for it or a limit was reached; done: the outcome is final. */
export const enrichmentStatuses = ['reading', 'waiting', 'done'] as const;

/**
 * - read: at least one page was read and says something
 * - moved: the domain leads to another site, which was not read; parked: the domain is for sale or shows only advertising
 * - needs_scripts: the site shows nothing without scripts; empty: its pages have no text
 * - forbidden: robots.txt does not allow reading it; opted_out: its owner asked us not to read it; blocked: the site rejects our requests
 * - no_site: the domain doesn't exist or has no website; unreachable: the site or its name servers did not answer
 */
export const enrichmentOutcomes = [
  'read',
  'moved',
  'parked',
  'needs_scripts',
  'empty',
  'forbidden',
  'opted_out',
  'blocked',
  'no_site',
  'unreachable',
] as const;
export const enrichmentOutcomeSchema = z.enum(enrichmentOutcomes).meta({ id: 'EnrichmentOutcome' });

export const enrichmentStepKinds = ['robots', 'page', 'facts', 'unchanged', 'not_read', 'moved', 'job_board', 'mail_servers'] as const;
export const enrichmentStepSchema = z
  .object({
    at: instantSchema,
    kind: z.enum(enrichmentStepKinds),
    url: z.string().nullable(),
    message: z.string().meta({ description: 'What happened, as a sentence.' }),
  })
  .meta({ id: 'EnrichmentStep' });

const enrichmentFields = {
  id: idSchema,
  domain: z.string().meta({ description: 'Registrable domain, lower case, in A-labels.' }),
  companyId: leadIdSchema.nullable().meta({ description: "The workspace's company; null if nothing was learned and it has none." }),
  status: z.enum(enrichmentStatuses),
  outcome: enrichmentOutcomeSchema
    .nullable()
    .meta({ description: 'The last outcome, also while the site is being read again; null before the first.' }),
  message: z.string().nullable().meta({ description: 'The outcome as a sentence.' }),
  movedTo: z.string().nullable().meta({ description: 'The domain that it leads to, if that is another site.' }),
  isMovedToShared: z
    .boolean()
    .meta({ description: 'It leads to a social network or another site of many companies, which can’t be enriched.' }),
  pagesRead: count,
  factsAdded: count.meta({ description: 'Fields that the last reading filled or replaced.' }),
  cost: z
    .int()
    .min(0)
    .max(1)
    .meta({ description: 'In credits, of the last reading. In the response of `enrichCompany`, what this request cost.' }),
  entryNumber: z.int().nullable().meta({ description: 'The ledger entry of the last payment.' }),
  freeUntil: instantSchema.nullable().meta({ description: 'Reading it again is free until then, because it was paid for.' }),
  checkedAt: instantSchema.nullable().meta({ description: 'When the site was last read to the end.' }),
  nextAttemptAt: instantSchema.nullable(),
  createdBy: actorSchema,
  createdAt: instantSchema,
};
export const enrichmentRowSchema = z.object(enrichmentFields).meta({ id: 'EnrichmentRow' });
export const enrichmentSchema = z
  .object({ ...enrichmentFields, steps: z.array(enrichmentStepSchema).meta({ description: 'What was requested, in real time.' }) })
  .meta({ id: 'Enrichment' });

export const enrichCompany = defineRoute({
  name: 'enrichCompany',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/enrichments',
  tag,
  summary: 'Enrich a company from its website',
  description:
    'Returns 200 if the site was read within the budget, otherwise 202; then poll `readEnrichment`. A result from the last 30 days is returned unless ' +
    '`fresh` is set; reading it again within that time is free too. Waits at most `budgetMs`.',
  access: create,
  status: 200,
  laterStatus: 202,
  params: workspaceParams,
  body: z
    .strictObject({
      domain: companyDomainSchema.optional(),
      companyId: leadIdSchema.optional().meta({ description: 'A company with a domain, instead of `domain`.' }),
      fresh: z.boolean().default(false).meta({ description: 'Read the site again, even if a recent result exists.' }),
      budgetMs: z.int().min(0).max(60_000).default(20_000),
    })
    .refine(({ domain, companyId }) => (domain === undefined) !== (companyId === undefined), { path: ['domain'] })
    .meta({ id: 'EnrichCompanyInput' }),
  answer: enrichmentSchema,
  idempotency: 'optional',
  errors: [
    'credits_insufficient',
    'month_ceiling',
    'company_domain_invalid',
    'company_domain_shared',
    'company_domain_private',
    'company_domain_confusable',
    'company_domain_missing',
    'company_fictional',
    'lead_suppressed',
    'web_contact_missing',
  ],
});

export const readEnrichment = defineRoute({
  name: 'readEnrichment',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/enrichments/{enrichmentId}',
  tag,
  summary: 'Get an enrichment with its steps',
  description: 'You can poll this several times per second while the status is `reading`; the response includes the steps so far.',
  access: read,
  status: 200,
  params: enrichmentParams,
  answer: enrichmentSchema,
});

export const listEnrichments = defineRoute({
  name: 'listEnrichments',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/enrichments',
  tag,
  summary: 'List enrichments, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    ...pageQuery,
    outcome: enrichmentOutcomeSchema.optional(),
    text: z.string().trim().min(1).max(320).optional().meta({ description: 'Part of the domain.' }),
  }),
  answer: pageOf(enrichmentRowSchema, 'EnrichmentPage'),
  errors: ['cursor_invalid'],
});

/** Whether websites can be read from this installation. */
export const readEnrichmentState = defineRoute({
  name: 'readEnrichmentState',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/enrichment-state',
  tag,
  summary: 'Get whether websites can be read from here',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: z
    .object({
      state: z.enum(['ready', 'no_contact']).meta({
        description: '`no_contact`: the operator has not set the page that says who reads websites; nothing is fetched until then.',
      }),
      contactUrl: z.url().nullable(),
      faults: z.array(z.string()).meta({ description: 'What is missing, as sentences.' }),
    })
    .meta({ id: 'EnrichmentState' }),
});

export const enrichmentRoutes = [enrichCompany, readEnrichment, listEnrichments, readEnrichmentState];
