/** Schemas that all lead resources share: ids, table rows, search queries and results. */
import { facets, leadKinds, leadSorts, sourceKinds, type Facet } from '@leadlight/leads';
import { companySizes, companyStatuses, departments, emailVerdicts, seniorities } from '@leadlight/vocabulary';
import { z } from 'zod';
import { idSchema, instantSchema } from './common.schema.ts';

/** People and companies share one id sequence. At most 2^53 - 1, so that programs can parse an id as a number. */
export const leadIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .meta({ example: '48151623' });

export const leadKindSchema = z.enum(leadKinds).meta({ id: 'LeadKind' });
export const companySizeSchema = z.enum(companySizes).meta({ id: 'CompanySize' });
export const companyStatusSchema = z
  .enum(companyStatuses)
  .meta({ id: 'CompanyStatus', description: 'Whether the company still exists, and who owns it.' });
export const senioritySchema = z.enum(seniorities).meta({ id: 'Seniority' });
export const departmentSchema = z.enum(departments).meta({ id: 'Department' });
export const emailVerdictSchema = z.enum(emailVerdicts).meta({ id: 'EmailVerdict' });
export const sourceKindSchema = z.enum(sourceKinds).meta({ id: 'SourceKind' });

export const placeSchema = z
  .object({
    country: z.string().nullable().meta({ description: 'ISO 3166-1 alpha-2', example: 'DE' }),
    region: z.string().nullable(),
    city: z.string().nullable(),
    cityName: z.string().nullable(),
  })
  .meta({ id: 'Place' });

export const phoneTextSchema = z
  .string()
  .nullable()
  .meta({ description: 'The number as people read it, with spaces; as stored if it has no country prefix.', example: '+49 30 12345678' });

/** A person's contact details as this workspace may see them. */
export const contactSchema = z
  .object({
    isRevealed: z
      .boolean()
      .meta({ description: 'True if this workspace paid for the details or owns them; otherwise the details are null.' }),
    hasEmail: z.boolean(),
    email: z.string().nullable(),
    emailVerdict: emailVerdictSchema,
    emailCheckedAt: instantSchema.nullable(),
    personalEmail: z.string().nullable(),
    hasPhone: z.boolean(),
    phone: z.string().nullable(),
    phoneText: phoneTextSchema,
    mobilePhone: z.string().nullable(),
    mobilePhoneText: phoneTextSchema,
  })
  .meta({ id: 'Contact' });

const working = {
  isOwn: z.boolean().meta({ description: "True for the workspace's own lead, false for a lead of the shared pool." }),
  isSample: z.boolean().meta({ description: 'Fictional, from the sample.' }),
  source: sourceKindSchema,
  score: z.int().min(0).max(1000),
  stage: z.string().nullable(),
  ownerId: idSchema.nullable().meta({ description: 'The member who is responsible for the lead.' }),
  tags: z.array(z.string()),
  updatedAt: instantSchema,
};

const hasNameSchema = z.boolean().meta({
  description: 'False where no source gives a name: then `name` is what the lead is known by, as an email, a domain or a LinkedIn handle.',
});

export const companyRowSchema = z
  .object({
    id: leadIdSchema,
    name: z.string(),
    hasName: hasNameSchema,
    domain: z.string().nullable(),
    linkedin: z.url().nullable(),
    industry: z.string().nullable(),
    size: companySizeSchema.nullable(),
    employees: z.int().nullable(),
    founded: z.int().nullable(),
    status: companyStatusSchema.nullable(),
    place: placeSchema,
    hasPhone: z.boolean(),
    ...working,
  })
  .meta({ id: 'CompanyRow' });

export const personRowSchema = z
  .object({
    id: leadIdSchema,
    name: z.string(),
    hasName: hasNameSchema,
    title: z.string().nullable(),
    seniorities: z.array(senioritySchema),
    department: departmentSchema.nullable(),
    linkedin: z.url().nullable(),
    place: placeSchema,
    company: z
      .object({
        id: leadIdSchema.nullable(),
        name: z.string().nullable(),
        domain: z.string().nullable(),
        industry: z.string().nullable(),
        size: companySizeSchema.nullable(),
        founded: z.int().nullable(),
        status: companyStatusSchema.nullable(),
      })
      .nullable(),
    contact: contactSchema,
    ...working,
  })
  .meta({ id: 'PersonRow' });

const text = z.string().trim().min(1).max(200);
/** 200 values are more than a user picks and fewer than would make a query slow. */
const choiceOf = <T extends z.ZodType<string>>(value: T) =>
  z.strictObject({ include: z.array(value).max(200).optional(), exclude: z.array(value).max(200).optional() });
const rangeOf = (min: number, max: number) =>
  z.strictObject({ from: z.int().min(min).max(max).optional(), to: z.int().min(min).max(max).optional() });

const importedSchema = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?::created)?$/i);

const filtersOfBoth = {
  industry: choiceOf(text)
    .optional()
    .meta({ description: 'IDs of industries, such as `software`. The facet `industry` of a search lists those that leads have.' }),
  size: choiceOf(companySizeSchema).optional(),
  companyStatus: choiceOf(companyStatusSchema).optional().meta({ description: 'For people, the status of their company.' }),
  country: choiceOf(text).optional().meta({
    description: 'ISO 3166-1 alpha-2 codes, such as `DE`. Country names match no lead; the response lists them in `unknownValues`.',
  }),
  region: choiceOf(text).optional().meta({
    description: 'IDs of regions, such as `DE.02`, as in `place.region` of a lead. The facet `region` lists those that leads have.',
  }),
  city: choiceOf(text)
    .optional()
    .meta({ description: 'IDs of cities, as in `place.city` of a lead. The facet `city` lists those that leads have.' }),
  company: choiceOf(text).optional(),
  name: choiceOf(text).optional().meta({
    description:
      'Names as typed: every word starts a word of the name or the company. Also a domain, a LinkedIn URL, or the start of an email address, which finds only your own and revealed people.',
  }),
  keyword: choiceOf(text).optional(),
  founded: rangeOf(1000, 2200).optional(),
  technology: choiceOf(text).optional().meta({
    description: 'Technologies that the company uses, by name in any case. For people, those of their company; also the next four filters.',
  }),
  openJobs: rangeOf(0, 100_000).optional().meta({ description: 'Number of open jobs. Companies without open jobs match no range.' }),
  hiringIn: choiceOf(departmentSchema).optional().meta({ description: 'Departments with an open job.' }),
  newJobs: rangeOf(0, 100_000).optional().meta({
    description: 'Number of open jobs that were posted, or first seen, in the last 28 days. Companies without any match no range.',
  }),
  mailProvider: choiceOf(text)
    .optional()
    .meta({ description: 'Who receives the mail of the company, as an ID: `google`, `microsoft`, `own`.' }),
  hasPhone: z.boolean().optional(),
  source: choiceOf(sourceKindSchema).optional(),
  import: choiceOf(importedSchema).optional().meta({
    description: 'IDs of imports: leads that they created or updated. `<id>:created` for those they created.',
  }),
  list: choiceOf(idSchema).optional(),
  sample: z.boolean().optional(),
  own: z.boolean().optional(),
  stage: choiceOf(text).optional(),
  owner: choiceOf(idSchema).optional(),
  tag: choiceOf(text).optional(),
};

export const companyFiltersSchema = z.strictObject(filtersOfBoth).meta({ id: 'CompanyFilters' });
export const personFiltersSchema = z
  .strictObject({
    ...filtersOfBoth,
    title: choiceOf(text).optional(),
    seniority: choiceOf(senioritySchema).optional(),
    department: choiceOf(departmentSchema).optional(),
    verdict: choiceOf(emailVerdictSchema).optional(),
    hasEmail: z.boolean().optional(),
    verdictAgeDays: rangeOf(0, 36_500).optional(),
    revealed: z.boolean().optional(),
  })
  .meta({ id: 'PersonFilters' });

const facetNames = facets as unknown as [Facet, ...Facet[]];
const questionOf = <T extends z.ZodType>(filters: T, id: string) =>
  z
    .strictObject({
      filters,
      sort: z
        .strictObject({
          by: z.enum(leadSorts).default('score'),
          direction: z.enum(['ascending', 'descending']).default('descending'),
          column: idSchema.optional().meta({
            description: 'Instead of `by`: the values of this column of a list, under the same conditions as the filter `column`.',
          }),
        })
        .default({ by: 'score', direction: 'descending' }),
      limit: z.int().min(0).max(200).default(25),
      cursor: z.string().max(400).optional(),
      facets: z
        .array(z.enum(facetNames))
        .max(facets.length)
        .default([])
        .meta({ description: 'Which facets to count. Counting takes time; request only the facets you show.' }),
    })
    .meta({ id });

/** For searches and selections; a saved search doesn't have it, because it belongs to a list. */
const columnFilter = {
  column: z
    .strictObject({ id: idSchema, states: z.array(z.enum(['filled', 'masked', 'pending', 'empty'])).min(1) })
    .optional()
    .meta({
      description:
        'Leads whose cell in this column of their list has one of these states. `list` must include only the list of the column, with at most 10,000 leads. Facets are not counted.',
    }),
};
const personSearchFiltersSchema = z.strictObject({ ...personFiltersSchema.shape, ...columnFilter }).meta({ id: 'PersonSearchFilters' });
export const companySearchFiltersSchema = z
  .strictObject({ ...companyFiltersSchema.shape, ...columnFilter })
  .meta({ id: 'CompanySearchFilters' });

export const personQuestionSchema = questionOf(personSearchFiltersSchema, 'PersonQuestion');
export const companyQuestionSchema = questionOf(companySearchFiltersSchema, 'CompanyQuestion');

export const facetCountSchema = z
  .object({
    value: z.string(),
    name: z.string().meta({ description: 'Display name.' }),
    count: z.int().min(0),
  })
  .meta({ id: 'FacetCount' });

const unknownFilterValueSchema = z
  .object({
    filter: z.enum(['industry', 'country', 'region', 'city', 'stage']),
    value: z.string(),
    meant: z.string().nullable().meta({ description: 'The value with this name, such as `DE` for `Germany`. Null if there is none.' }),
  })
  .meta({ id: 'UnknownFilterValue' });

export const answerOf = <T extends z.ZodType>(row: T, id: string) =>
  z
    .object({
      total: z.int().min(0).meta({ description: 'Exact number of results.' }),
      unknownValues: z.array(unknownFilterValueSchema).meta({
        description:
          "Values of the filters that no lead can have, because they aren't IDs. A filter that includes no other value finds no lead.",
      }),
      counts: z.partialRecord(z.enum(facetNames), z.array(facetCountSchema)).meta({
        description: "For every value, how many leads would match with it, computed without the filter's own selection.",
      }),
      items: z.array(row),
      nextCursor: z.string().nullable(),
    })
    .meta({ id });

/** Which leads a bulk change applies to: selected ids, or a whole search as it is at the time of the request. */
export const selectionSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ids'), ids: z.array(leadIdSchema).min(1).max(10_000) }),
    z.strictObject({
      kind: z.literal('search'),
      filters: personSearchFiltersSchema.or(companySearchFiltersSchema),
      excludeIds: z.array(leadIdSchema).max(10_000).default([]),
    }),
  ])
  .meta({
    id: 'Selection',
    description: 'A search is used as it is at the time of the request; leads that appear later are not included.',
  });

/** The leads of a column of a list that a run looks for. */
export const columnSourceSchema = z.strictObject({
  kind: z.literal('column'),
  columnId: idSchema,
  rows: z.enum(['missing', 'all']).default('missing').meta({
    description:
      '`missing`: leads that match the condition, have no value or one that the column’s overwrite policy asks about, and were not looked for in the last 30 days; `all`: leads that match the condition, also those with a value.',
  }),
  again: z.boolean().default(false).meta({ description: 'Include those that were looked for in the last 30 days.' }),
  ids: z.array(leadIdSchema).min(1).max(10_000).optional().meta({ description: 'Instead of `rows`: these leads of the list.' }),
});

export const evidenceSchema = z
  .object({
    source: sourceKindSchema,
    locator: z.string().nullable(),
    row: z.int().nullable(),
    snippet: z.string().nullable(),
    fetchedAt: instantSchema,
    actorName: z.string().nullable().meta({ description: 'The user who typed it, for values entered by hand.' }),
    attribution: z
      .object({ text: z.string(), license: z.string().meta({ example: 'CC0-1.0' }), licenseUrl: z.url() })
      .nullable()
      .meta({
        id: 'Attribution',
        description: 'For a value from a public register: what its license requires you to show with the value.',
      }),
  })
  .meta({ id: 'Evidence' });

export const factSchema = z
  .object({
    field: z.string(),
    value: z.union([z.string(), z.number(), z.array(z.string())]),
    valueText: z.string().nullable().meta({ description: 'Of a phone number: as people read it, with spaces. Otherwise null.' }),
    isCurrent: z.boolean(),
    retractedAt: instantSchema.nullable(),
    evidence: evidenceSchema,
  })
  .meta({ id: 'Fact' });
