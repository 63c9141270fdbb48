/**
 * Credits: the balance, when credits expire, and the ledger of every change.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, planSchema, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Credits';
const access = { kind: 'workspace', action: 'credits.read', scope: 'credits:read' } as const;

export const entryKinds = ['trial', 'grant', 'spend', 'refund', 'expiry', 'adjustment'] as const;
export const entryKindSchema = z.enum(entryKinds).meta({ id: 'EntryKind' });

export const creditLotSchema = z
  .object({
    id: idSchema,
    kind: z.enum(['trial', 'grant', 'refund', 'adjustment']),
    amount: z.int(),
    remaining: z.int(),
    grantedAt: instantSchema,
    expiresAt: instantSchema,
  })
  .meta({ id: 'CreditLot' });

export const creditsSchema = z
  .object({
    balance: z.int().min(0),
    held: z.int().min(0).meta({ description: 'Reserved for work in progress; part of the balance.' }),
    available: z.int().min(0).meta({ description: 'What can be spent now: the balance minus reserved credits.' }),
    lots: z.array(creditLotSchema).meta({ description: 'In the order in which they are spent: the soonest to expire first.' }),
    nextGrant: z.object({ at: instantSchema, amount: z.int(), plan: planSchema }).nullable().meta({ description: 'Null without a plan.' }),
  })
  .meta({ id: 'Credits' });

export const readCredits = defineRoute({
  name: 'readCredits',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/credits',
  tag,
  summary: 'Get the credit balance',
  description: '`available` can be spent now; `held` is reserved by runs. Each lot has the date on which it expires.',
  access,
  status: 200,
  params: workspaceParams,
  answer: creditsSchema,
});

export const creditEntrySchema = z
  .object({
    number: z.int().min(1).meta({ description: '1, 2, 3… without gaps.' }),
    at: instantSchema,
    kind: entryKindSchema,
    amount: z.int().meta({ description: 'Negative for credits that leave the account.' }),
    balanceAfter: z.int().min(0),
    reason: z.string(),
    reference: z.string().nullable(),
    runId: idSchema.nullable().meta({ description: 'The run that spent the credits.' }),
    entries: z.int().min(1).meta({ description: 'With `group=run`, the number of entries that this one summarizes; otherwise 1.' }),
    person: z.object({ id: z.string(), name: z.string() }).nullable().meta({ description: 'Whose contact details were revealed.' }),
    actor: actorSchema,
  })
  .meta({ id: 'CreditEntry' });

const kinds = z.preprocess((sent) => (typeof sent === 'string' ? sent.split(',') : sent), z.array(z.enum(entryKinds)).min(1));

const filters = {
  kind: kinds.optional().meta({ description: 'One or several, separated by commas.', type: 'string', example: 'spend,refund' }),
  actor: idSchema.optional().meta({ description: 'The id of a user or key.' }),
  reference: z.string().max(200).optional(),
  run: idSchema.optional().meta({ description: 'Only what this run spent.' }),
  from: instantSchema.optional().meta({ description: 'Entries at or after this instant.' }),
  until: instantSchema.optional().meta({ description: 'Entries before this instant.' }),
};

export const listCreditEntries = defineRoute({
  name: 'listCreditEntries',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/credits/entries',
  tag,
  summary: 'List ledger entries, newest first',
  description: 'Each change of the balance is one entry. Entries never change.',
  access,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    ...filters,
    group: z.literal('run').optional().meta({
      description: 'Summarizes the entries of each run and kind as one, at the position of the newest, with the sum of their amounts.',
    }),
    ...pageQuery,
  }),
  answer: pageOf(creditEntrySchema, 'CreditEntryPage'),
  errors: ['cursor_invalid'],
});

export const exportCreditEntries = defineRoute({
  name: 'exportCreditEntries',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/credits/entries.csv',
  tag,
  summary: 'Export the ledger as CSV, newest first',
  access,
  status: 200,
  params: workspaceParams,
  query: z.strictObject(filters),
  answerType: 'text/csv',
});

export const readCreditUse = defineRoute({
  name: 'readCreditUse',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/credits/use',
  tag,
  summary: 'Get credit usage by day',
  access,
  status: 200,
  description: 'Days in UTC; days without an entry are left out. Without `from`, the last 30 days.',
  params: workspaceParams,
  query: z.strictObject({ from: filters.from, until: filters.until }),
  answer: z
    .object({
      from: instantSchema,
      until: instantSchema,
      days: z.array(z.object({ day: z.iso.date(), spent: z.int(), granted: z.int(), refunded: z.int(), expired: z.int() })),
    })
    .meta({ id: 'CreditUse' }),
});

const credits = z.int().min(0).max(1_000_000);

const monthCeilingSchema = z
  .object({
    ceiling: credits.nullable().meta({ description: 'The most credits that may be spent in this month; null without a ceiling.' }),
    spent: z.int().min(0).meta({ description: 'Spent in this month. Refunds don’t change it.' }),
    reserved: z.int().min(0).meta({ description: 'Reserved for work in progress; counts like spent credits.' }),
    left: z.int().min(0).nullable().meta({ description: 'What may still be spent; null without a ceiling.' }),
  })
  .meta({ id: 'MonthCeiling' });

export const monthCeilingsSchema = z
  .object({
    all: monthCeilingSchema.meta({ description: 'For everything that costs credits.' }),
    profile: monthCeilingSchema.meta({ description: 'For profile enrichment, also that of columns; part of `all`.' }),
    startsAgainAt: instantSchema.meta({ description: 'The first of next month, in UTC: ceilings start again.' }),
  })
  .meta({ id: 'MonthCeilings' });

export const readMonthCeilings = defineRoute({
  name: 'readMonthCeilings',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/credits/month-ceilings',
  tag,
  summary: 'Get the monthly ceilings in credits',
  description: 'Includes what was spent this month and what runs have reserved.',
  access,
  status: 200,
  params: workspaceParams,
  answer: monthCeilingsSchema,
});

export const updateMonthCeilings = defineRoute({
  name: 'updateMonthCeilings',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/credits/month-ceilings',
  tag,
  summary: 'Set or remove monthly ceilings in credits',
  description:
    'A run that reaches a ceiling pauses with `month_ceiling`; single requests are refused with it. If less is left than runs have reserved, they reserve again ' +
    'before they spend more.',
  access: { kind: 'workspace', action: 'workspace.update' },
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({ all: credits.nullable().optional(), profile: credits.nullable().optional() })
    .meta({ id: 'UpdateMonthCeilingsInput', description: 'Omitted ceilings stay unchanged; null removes one.' }),
  answer: monthCeilingsSchema,
});

/** Of forecasts: what the ceilings of the month leave. */
export const monthLeftSchema = z
  .int()
  .min(0)
  .nullable()
  .meta({ description: "Credits that the workspace's monthly ceilings leave for such a run; null without a ceiling." });

export const creditRoutes = [readCredits, listCreditEntries, exportCreditEntries, readCreditUse, readMonthCeilings, updateMonthCeilings];
