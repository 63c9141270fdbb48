/**
 * What a company publishes about itself beyond its facts: technologies, jobs, contact points, addresses, people and register numbers, each with its evidence,
 * when it was first and last seen, and since when it is gone.
 */
import { departments } from '@leadlight/vocabulary';
import { z } from 'zod';
import { companyParams } from './companies.contract.ts';
import { idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { enrichmentSchema } from './enrichments.contract.ts';
import { leadIdSchema, placeSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Companies';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const update = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;
const count = z.int().min(0);

/** Where a page says it: the quoted text in its context. Plain text. */
export const quoteSchema = z
  .object({
    page: z.string(),
    rule: z.string().meta({ description: 'How it was found: "json-ld organization", "script source".' }),
    snippet: z.string(),
    before: z.string(),
    after: z.string(),
    fetchedAt: instantSchema,
  })
  .meta({ id: 'Quote' });

const seen = {
  id: idSchema,
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
  goneSince: instantSchema.nullable().meta({ description: 'When it was first missing from a good reading; null while it is there.' }),
  isRejected: z.boolean().meta({ description: 'A member marked it as wrong.' }),
  evidence: z.array(quoteSchema),
};

export const technologySchema = z
  .object({
    ...seen,
    slug: z.string(),
    name: z.string(),
    categories: z.array(z.string()),
    version: z.string().nullable(),
    confidence: z.int().min(1).max(100),
    isImplied: z.boolean().meta({ description: 'Not seen itself: another technology needs it.' }),
  })
  .meta({ id: 'CompanyTechnology' });

export const jobSchema = z
  .object({
    ...seen,
    title: z.string(),
    department: z.string().nullable().meta({ description: 'As the job board writes it.' }),
    departmentId: z.enum(departments).nullable(),
    locations: z.array(z.object({ text: z.string(), place: placeSchema.nullable() })),
    workplace: z.enum(['remote', 'hybrid', 'on_site']).nullable(),
    employmentType: z.string().nullable(),
    url: z.string().nullable(),
    postedAt: z.string().nullable().meta({ description: 'Date or time, as far as the board says it.' }),
    salary: z.string().nullable(),
  })
  .meta({ id: 'CompanyJob' });

export const contactPointKinds = ['email', 'phone', 'social'] as const;
export const contactPointSchema = z
  .object({
    ...seen,
    kind: z.enum(contactPointKinds),
    value: z.string().meta({ description: 'An address, a number in E.164 (or as written without a country), or a URL.' }),
    valueText: z.string().nullable().meta({ description: 'Of a phone number: as people read it, with spaces. Otherwise null.' }),
    detail: z.string().nullable().meta({ description: 'role or personal; voice, fax, mobile or whatsapp; the network.' }),
  })
  .meta({ id: 'ContactPoint' });

export const companyLocationSchema = z
  .object({
    ...seen,
    street: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    region: z.string().nullable(),
    country: z.string().nullable(),
  })
  .meta({ id: 'CompanyLocation' });

export const sitePersonSchema = z
  .object({
    ...seen,
    name: z.string(),
    title: z.string().nullable(),
    email: z.string().nullable(),
    linkedin: z.url().nullable(),
    personId: leadIdSchema
      .nullable()
      .meta({ description: "The workspace's person that was added from it, or that is recognized as the same." }),
  })
  .meta({ id: 'SitePerson' });

export const identifierSchema = z
  .object({ ...seen, kind: z.string(), value: z.string(), country: z.string().nullable(), authority: z.string().nullable() })
  .meta({ id: 'CompanyIdentifier' });

export const companyChangeKinds = ['technology', 'job', 'contact', 'location', 'person', 'identifier'] as const;

export const companyDetailsSchema = z
  .object({
    enrichment: enrichmentSchema.nullable().meta({ description: 'The last reading of its site; null if it was never read.' }),
    mailProvider: z.string().nullable().meta({ description: 'Who receives mail for the domain, by its MX records.' }),
    technologies: z.array(technologySchema),
    jobs: z.object({
      board: z
        .object({ system: z.string(), name: z.string(), url: z.string() })
        .nullable()
        .meta({ description: "Null if no job board is known, or if all open jobs are from the company's own pages." }),
      open: count,
      newIn28Days: count.meta({ description: 'Posted, or first seen, within the last 28 days.' }),
      byDepartment: z.array(z.object({ departmentId: z.enum(departments).nullable(), count })),
      byDay: z.array(z.object({ day: z.iso.date(), open: count })).meta({
        description: 'Open jobs at the end of each day on which the site was read or a job appeared or disappeared; at most 400 days.',
      }),
      readAt: instantSchema.nullable().meta({ description: 'When the job board was last read to the end.' }),
    }),
    contacts: z.array(contactPointSchema),
    locations: z.array(companyLocationSchema),
    people: z.array(sitePersonSchema),
    identifiers: z.array(identifierSchema),
    changes: z
      .array(
        z.object({ at: instantSchema, kind: z.enum(companyChangeKinds), change: z.enum(['appeared', 'disappeared']), name: z.string() }),
      )
      .meta({ description: 'What appeared and disappeared, newest first; at most 200.' }),
  })
  .meta({ id: 'CompanyDetails' });

export const readCompanyDetails = defineRoute({
  name: 'readCompanyDetails',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}/details',
  tag,
  summary: "Get a company's technologies, jobs, contact points, addresses and people with their evidence",
  description:
    'Each value has its page, its quote, and when it was first and last seen. A value that is no longer on the website stays, with `goneSince`.',
  access: read,
  status: 200,
  params: companyParams,
  answer: companyDetailsSchema,
});

export const listCompanyChanges = defineRoute({
  name: 'listCompanyChanges',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/company-changes',
  tag,
  summary: 'List companies whose jobs or technologies changed recently',
  description:
    'Latest change first: what was new or gone when a website or a job board was read again. The first reading of a company is no change.',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    days: z.coerce.number().int().min(1).max(90).default(7),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answer: z
    .object({
      items: z.array(
        z
          .object({
            companyId: leadIdSchema,
            name: z.string(),
            domain: z.string().nullable(),
            changedAt: instantSchema,
            newJobs: count,
            goneJobs: count,
            newTechnologies: z.array(z.string()).meta({ description: 'By name, at most ten.' }),
            goneTechnologies: z.array(z.string()),
          })
          .meta({ id: 'CompanyChange' }),
      ),
    })
    .meta({ id: 'CompanyChanges' }),
});

export const listCompanyJobs = defineRoute({
  name: 'listCompanyJobs',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}/jobs',
  tag,
  summary: "List a company's jobs, newest first",
  access: read,
  status: 200,
  params: companyParams,
  query: z.strictObject({ ...pageQuery, departmentId: z.enum(departments).optional(), gone: z.enum(['true', 'false']).default('false') }),
  answer: pageOf(jobSchema, 'CompanyJobPage'),
  errors: ['cursor_invalid'],
});

const detailParams = companyParams.extend({ detailId: idSchema });

export const rejectCompanyDetail = defineRoute({
  name: 'rejectCompanyDetail',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}/details/{detailId}/reject',
  tag,
  summary: 'Mark a technology, contact point, address, person or number as wrong',
  description:
    'It stays rejected when the site is read again. If all new values of a paid reading are rejected, the credit is refunded, within the refund limit.',
  access: update,
  status: 200,
  params: detailParams,
  body: z.strictObject({ isRejected: z.boolean() }).meta({ id: 'RejectCompanyDetailInput' }),
  answer: companyDetailsSchema,
});

export const rejectCompanyFact = defineRoute({
  name: 'rejectCompanyFact',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}/facts/reject',
  tag,
  summary: "Mark a fact from the company's website as wrong, or no longer",
  description:
    'The field falls back to the next best fact, and the same value is not taken from the website again. With `isRejected: false`, the fact counts again; a refund stays.',
  access: update,
  status: 200,
  params: companyParams,
  body: z
    .strictObject({
      field: z.string().min(1).max(100),
      value: z.union([z.string(), z.number(), z.array(z.string())]),
      isRejected: z.boolean().default(true),
    })
    .meta({ id: 'RejectCompanyFactInput' }),
  answer: companyDetailsSchema,
});

export const factContextStates = ['shown', 'not_from_page', 'not_in_text', 'changed', 'copy_gone', 'withheld', 'unreadable'] as const;

export const factContextSchema = z
  .object({
    state: z.enum(factContextStates).meta({
      description:
        "`shown`: `quote` has the line in its context. `not_from_page`: the fact is not quoted from a page of the website. `not_in_text`: the line is in the source code of the page, not in the text that visitors see. `changed`: the page was read again and no longer has the line. `copy_gone`: there is no copy of the page from the workspace's last reading; copies are kept for 30 days. `withheld`: a person was erased since the page was read, or the context mentions or may mention an erased person. `unreadable`: reading the page takes too much time or memory.",
    }),
    quote: quoteSchema.nullable().meta({ description: 'Null unless `state` is `shown`. `fetchedAt` is the `fetchedAt` of the fact.' }),
  })
  .meta({ id: 'FactContext' });

export const readFactContext = defineRoute({
  name: 'readFactContext',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}/facts/{field}/context',
  tag,
  summary: 'Get the quote of a fact in the context of its page',
  description:
    "The quoted line with up to 200 characters before and after it, from the copies of pages that the workspace's last reading of the website stored for 30 days. Sends no request to the website. Copies that readings of other workspaces stored are not used.",
  access: read,
  status: 200,
  params: companyParams.extend({ field: z.string().min(1).max(100) }),
  query: z.strictObject({
    fetchedAt: instantSchema.optional().meta({
      description: 'The `fetchedAt` of the fact, if the field has several facts from the website. By default, the latest fact.',
      example: undefined,
    }),
  }),
  answer: factContextSchema,
});

export const sitePeopleInput = z.strictObject({ detailIds: z.array(idSchema).min(1).max(200) }).meta({ id: 'AddSitePeopleInput' });

export const sitePeoplePreviewSchema = z
  .object({
    items: z.array(
      z.object({
        detailId: idSchema,
        name: z.string(),
        title: z.string().nullable(),
        result: z.enum(['new', 'known', 'suppressed', 'erased']),
        personId: leadIdSchema.nullable().meta({ description: 'The person that the workspace already has.' }),
      }),
    ),
  })
  .meta({ id: 'SitePeoplePreview' });

export const previewSitePeople = defineRoute({
  name: 'previewSitePeople',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}/site-people/preview',
  tag,
  summary: 'Preview which people from the website would become new leads',
  description: 'Says for each person whether they are new, already in the workspace, or suppressed. Changes nothing.',
  access: read,
  status: 200,
  params: companyParams,
  body: sitePeopleInput,
  answer: sitePeoplePreviewSchema,
});

export const addSitePeople = defineRoute({
  name: 'addSitePeople',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}/site-people',
  tag,
  summary: 'Add people from the website as leads',
  description: 'People that the workspace already has are not added twice; they get what the website says about them. Free.',
  access: update,
  status: 200,
  params: companyParams,
  body: sitePeopleInput,
  answer: sitePeoplePreviewSchema,
  idempotency: 'optional',
});

export const companyDetailRoutes = [
  readCompanyDetails,
  listCompanyChanges,
  listCompanyJobs,
  rejectCompanyDetail,
  rejectCompanyFact,
  readFactContext,
  previewSitePeople,
  addSitePeople,
];
