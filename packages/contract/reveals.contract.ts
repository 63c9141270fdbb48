/**
 * Revealing contact details: 1 credit per person, once per workspace; free if there is nothing to reveal or the address is undeliverable.
 * Revealing many people is a run: forecast first, then a ceiling that is never exceeded.
 */
import { z } from 'zod';
import { idSchema, workspaceParams } from './common.schema.ts';
import { monthLeftSchema } from './credits.contract.ts';
import { contactSchema, leadIdSchema, selectionSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';
import { runFields } from './runs.contract.ts';

const tag = 'Reveals';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const reveal = { kind: 'workspace', action: 'leads.reveal', scope: 'leads:reveal' } as const;
const runParams = z.object({ workspaceId: idSchema, revealRunId: idSchema });

export const revealOutcomes = ['paid', 'undeliverable', 'sample', 'already_revealed', 'nothing_to_reveal', 'suppressed'] as const;

export const revealPerson = defineRoute({
  name: 'revealPerson',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/people/{personId}/reveal',
  tag,
  summary: "Reveal one person's contact details",
  description:
    'A person is revealed only once, however often and by however many users this is sent; repeats cost nothing. ' +
    '`undeliverable` and `sample` (a fictional person) show the details free of charge; `suppressed`: an address turned out to be on the suppression list, ' +
    'no details are shown, and it costs the same, because that confirms the address; `nothing_to_reveal` is not stored, so that details found later can be revealed then.',
  access: reveal,
  status: 200,
  params: z.object({ workspaceId: idSchema, personId: leadIdSchema }),
  answer: z
    .object({
      outcome: z.enum(revealOutcomes),
      cost: z.int().min(0).max(1),
      entryNumber: z.int().nullable().meta({ description: 'Number of the ledger entry; null if it cost nothing.' }),
      personId: leadIdSchema,
      contact: contactSchema,
    })
    .meta({ id: 'RevealedPerson' }),
  errors: ['credits_insufficient', 'month_ceiling'],
});

export const revealForecastSchema = z
  .object({
    selected: z.int().min(0),
    alreadyRevealed: z.int().min(0).meta({ description: "Already paid for, or the workspace's own data." }),
    nothingToReveal: z.int().min(0),
    undeliverable: z.int().min(0).meta({ description: 'Shown free of charge.' }),
    sample: z.int().min(0).meta({ description: 'Fictional people, shown free of charge.' }),
    suppressed: z
      .int()
      .min(0)
      .meta({ description: 'Never revealed. People whose address is masked and on the suppression list are counted in `toPay`.' }),
    toPay: z.int().min(0),
    cost: z.int().min(0).meta({
      description: 'Credits, exact at the time of the response.',
    }),
    available: z.int().min(0).meta({ description: 'Credits that can be spent now.' }),
    monthLeft: monthLeftSchema,
  })
  .meta({ id: 'RevealForecast' });

export const forecastReveal = defineRoute({
  name: 'forecastReveal',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/reveals/forecast',
  tag,
  summary: 'Forecast what revealing these people would cost',
  description: 'Reveals nothing and costs nothing.',
  access: reveal,
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ selection: selectionSchema }).meta({ id: 'ForecastRevealInput' }),
  answer: revealForecastSchema,
});

export const revealRunSchema = z
  .object({
    ...runFields,
    total: z.int().min(0),
    ceiling: z.int().min(0),
    done: z.int().min(0).meta({ description: 'People processed so far; each is counted in one of the figures below.' }),
    paid: z.int().min(0),
    undeliverable: z.int().min(0),
    sample: z.int().min(0).meta({ description: 'Fictional people, who cost nothing.' }),
    alreadyRevealed: z.int().min(0),
    nothingToReveal: z.int().min(0),
    suppressed: z.int().min(0).meta({
      description: 'Not shown. `creditsSpent` includes those whose address was masked: they are in this figure and not in `paid`.',
    }),
    gone: z.int().min(0).meta({ description: 'Deleted after they were selected.' }),
  })
  .meta({ id: 'RevealRun' });

export const startRevealRun = defineRoute({
  name: 'startRevealRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/reveals',
  tag,
  summary: 'Reveal many people, up to a ceiling',
  description:
    'The ceiling, or the forecast if that is lower, is reserved from the balance until the run ends; unspent credits are released. ' +
    'People are revealed in the order of the selection until the ceiling is reached.',
  access: reveal,
  status: 202,
  params: workspaceParams,
  body: z
    .strictObject({ selection: selectionSchema, ceiling: z.int().min(0).max(1_000_000).meta({ description: 'Credits; never exceeded.' }) })
    .meta({ id: 'StartRevealRunInput' }),
  answer: revealRunSchema,
  idempotency: 'optional',
  errors: ['credits_insufficient', 'month_ceiling', 'selection_empty'],
});

export const listRevealRuns = defineRoute({
  name: 'listRevealRuns',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/reveals',
  tag,
  summary: 'List the last 50 reveal runs, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: z.object({ items: z.array(revealRunSchema) }).meta({ id: 'RevealRuns' }),
});

export const readRevealRun = defineRoute({
  name: 'readRevealRun',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/reveals/{revealRunId}',
  tag,
  summary: 'Get a reveal run and its progress',
  description: 'You can poll this every second while the run is in progress.',
  access: read,
  status: 200,
  params: runParams,
  answer: revealRunSchema,
});

const steer = (verb: 'pause' | 'resume' | 'cancel', summary: string, description: string) =>
  defineRoute({
    name: `${verb}RevealRun`,
    method: 'post',
    path: `/v1/workspaces/{workspaceId}/reveals/{revealRunId}/${verb}`,
    tag,
    summary,
    description,
    access: reveal,
    status: 200,
    params: runParams,
    answer: revealRunSchema,
    errors: verb === 'resume' ? ['already_ended', 'credits_insufficient', 'month_ceiling'] : ['already_ended'],
  });

export const pauseRevealRun = steer('pause', 'Pause a reveal run', 'Unspent reserved credits are released while the run is paused.');
export const resumeRevealRun = steer(
  'resume',
  'Resume a reveal run',
  'The run continues where it paused. Credits are reserved again, up to its ceiling.',
);
export const cancelRevealRun = steer(
  'cancel',
  'Cancel a reveal run',
  'People who were revealed stay revealed; the rest of the reservation is released.',
);

export const revealRoutes = [
  revealPerson,
  forecastReveal,
  startRevealRun,
  listRevealRuns,
  readRevealRun,
  pauseRevealRun,
  resumeRevealRun,
  cancelRevealRun,
];
