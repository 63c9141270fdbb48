/**
 * Everyone and everything that a workspace can already see at a domain: people, the pattern of addresses, role addresses, departments and mail. Reads no
 * website, asks no mail server and costs nothing.
 */
import { z } from 'zod';
import { instantSchema, pageQuery, workspaceParams } from './common.schema.ts';
import { sitePersonSchema } from './company-details.contract.ts';
import { companyDomainSchema, enrichmentRowSchema } from './enrichments.contract.ts';
import { companyRowSchema, departmentSchema, leadIdSchema, personRowSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const count = z.int().min(0);

export const addressPatternSchema = z
  .object({
    pattern: z.string().meta({ example: 'first.last' }),
    addresses: count.meta({ description: 'How many of the addresses follow it.' }),
  })
  .meta({ id: 'AddressPattern' });

/** How an address is known from which a pattern is learned. The first three prove that the address exists. */
const addressSources = {
  deliverable: count.meta({ description: 'Of people, verified as deliverable.' }),
  found: count.meta({ description: 'Confirmed by a find.' }),
  published: count.meta({ description: "Published with the person's name on the company's website." }),
  notVerified: count.meta({
    description: 'Of people, without a verdict that they are deliverable. Used only if there is no proven address.',
  }),
};

export const domainSearchSchema = z
  .object({
    domain: z.string().meta({ description: 'Registrable domain, lower case, in A-labels.' }),
    isSample: z.boolean().meta({ description: 'The domain of a fictional company of the sample, which has no website and no mail.' }),
    isSuppressed: z
      .boolean()
      .meta({ description: 'The domain is on the suppression list of the workspace. Then nothing else is returned.' }),
    companies: z.array(companyRowSchema).max(20).meta({ description: "Companies with this domain, the workspace's own first." }),
    enrichment: enrichmentRowSchema.nullable().meta({ description: 'The last reading of the website; null if it was never read.' }),
    addressPatterns: z
      .object({
        basis: z.enum(['proven', 'not_verified', 'unknown']).meta({
          description:
            'proven: learned from addresses that a mail server confirmed or the company publishes; not_verified: only from other addresses; unknown: no known address shows a pattern.',
        }),
        addresses: count.meta({ description: 'How many addresses were used.' }),
        sources: z.object(addressSources),
        patterns: z.array(addressPatternSchema),
      })
      .meta({ id: 'AddressPatterns', description: 'Learned only from addresses that this workspace may see.' }),
    roleAddresses: z.array(
      z.object({ address: z.string(), page: z.string().nullable(), lastSeenAt: instantSchema }).meta({ id: 'RoleAddress' }),
    ),
    departments: z.array(z.object({ department: departmentSchema.nullable(), people: count })),
    mail: z.object({
      provider: z.string().nullable().meta({ description: 'Who receives mail for the domain, by its MX records.' }),
      providerSeenAt: instantSchema.nullable(),
      acceptsAll: z.boolean().nullable().meta({
        description:
          'Whether mail servers accept mail for every name at the domain, from verifications and finds of this workspace; null if unknown.',
      }),
      acceptsAllCheckedAt: instantSchema.nullable(),
    }),
    sitePeople: z
      .array(z.object({ companyId: leadIdSchema, person: sitePersonSchema }))
      .max(200)
      .meta({ description: "People that the website names and the workspace doesn't have yet. Add them with `addSitePeople`." }),
    total: count.meta({ description: 'People at the domain, or in the requested department.' }),
    items: z.array(personRowSchema).meta({ description: 'Best score first. Contact details are null until revealed.' }),
    nextCursor: z.string().nullable().meta({ description: 'Null on the last page.' }),
  })
  .meta({ id: 'DomainSearch' });

export const searchDomain = defineRoute({
  name: 'searchDomain',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/domain-search',
  tag: 'Search',
  summary: 'Search a domain: its people, address pattern, role addresses and mail',
  description:
    'Returns what this workspace can already see, so it costs no credits. Reads no website and asks no mail server: for these, use `enrichCompany` and `findEmail`.',
  access: { kind: 'workspace', action: 'leads.read', scope: 'leads:read' },
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    ...pageQuery,
    domain: companyDomainSchema.meta({ description: "A domain, a URL, or a company's email address." }),
    department: departmentSchema.optional().meta({ description: 'Only people of this department.' }),
  }),
  answer: domainSearchSchema,
  errors: ['company_domain_invalid', 'company_domain_shared', 'company_domain_private', 'company_domain_confusable', 'cursor_invalid'],
});

export const domainSearchRoutes = [searchDomain];
