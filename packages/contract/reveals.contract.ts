/**
 * Revealing contact details: 1 credit a person, once per workspace for ever; free where there is nothing to reveal or the address is undeliverable.
 * Several at once are a run: forecast first, then a ceiling that is never passed.
 */
import { z } from 'zod';
import { idSchema, workspaceParams } from './common.schema.ts';
import { contactSchema, leadIdSchema, selectionSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';
import { runFields } from './runs.contract.ts';

const tag = 'Reveals';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const reveal = { kind: 'workspace', action: 'leads.reveal', scope: 'leads:reveal' } as const;
const runParams = z.object({ workspaceId: idSchema, revealRunId: idSchema });

export const revealOutcomes = ['paid', 'undeliverable', 'already_revealed', 'nothing_to_reveal'] as const;

export const revealPerson = defineRoute({
  name: 'revealPerson',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/people/{personId}/reveal',
  tag,
  summary: "Reveal one person's contact details",
  description:
    'Happens once however often it is sent, by whomever: the second finds it done and costs nothing. ' +
    '`undeliverable` shows the details free of charge; `nothing_to_reveal` is not remembered, so that what is found later can be revealed then.',
  access: reveal,
  status: 200,
  params: z.object({ workspaceId: idSchema, personId: leadIdSchema }),
  answer: z
    .object({
      outcome: z.enum(revealOutcomes),
      cost: z.int().min(0).max(1),
      entryNumber: z.int().nullable().meta({ description: "Number of the ledger's entry; null where it cost nothing." }),
      personId: leadIdSchema,
      contact: contactSchema,
    })
    .meta({ id: 'RevealedPerson' }),
  errors: ['credits_insufficient'],
});

export const revealForecastSchema = z
  .object({
    selected: z.int().min(0),
    alreadyRevealed: z.int().min(0).meta({ description: "Paid for before, or the workspace's own data." }),
    nothingToReveal: z.int().min(0),
    undeliverable: z.int().min(0).meta({ description: 'Shown free of charge.' }),
    suppressed: z.int().min(0).meta({ description: 'Never revealed.' }),
    toPay: z.int().min(0),
    cost: z.int().min(0).meta({ description: 'Credits. Exact as of now.' }),
    available: z.int().min(0).meta({ description: 'Credits that can be spent now.' }),
  })
  .meta({ id: 'RevealForecast' });

export const forecastReveal = defineRoute({
  name: 'forecastReveal',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/reveals/forecast',
  tag,
  summary: 'What revealing these people would cost',
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
    done: z.int().min(0).meta({ description: 'People looked at so far; each is counted in one of the figures below.' }),
    paid: z.int().min(0),
    undeliverable: z.int().min(0),
    alreadyRevealed: z.int().min(0),
    nothingToReveal: z.int().min(0),
    suppressed: z.int().min(0),
    gone: z.int().min(0).meta({ description: 'Deleted since they were chosen.' }),
  })
  .meta({ id: 'RevealRun' });

export const startRevealRun = defineRoute({
  name: 'startRevealRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/reveals',
  tag,
  summary: 'Reveal many people, up to a ceiling',
  description:
    'The ceiling, or what the forecast says if that is less, is reserved until the run ends; what is not spent is released. ' +
    'People are revealed in the order of the selection until the ceiling is reached.',
  access: reveal,
  status: 202,
  params: workspaceParams,
  body: z
    .strictObject({ selection: selectionSchema, ceiling: z.int().min(0).max(1_000_000).meta({ description: 'Credits; never passed.' }) })
    .meta({ id: 'StartRevealRunInput' }),
  answer: revealRunSchema,
  idempotency: 'optional',
  errors: ['credits_insufficient', 'selection_empty'],
});

export const listRevealRuns = defineRoute({
  name: 'listRevealRuns',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/reveals',
  tag,
  summary: 'The last 50 reveal runs, newest first',
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
  summary: 'A reveal run and how far it is',
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
    errors: verb === 'resume' ? ['already_ended', 'credits_insufficient'] : ['already_ended'],
  });

export const pauseRevealRun = steer('pause', 'Pause a reveal run', 'Credits that are reserved and not spent are released.');
export const resumeRevealRun = steer(
  'resume',
  'Resume a reveal run',
  'It goes on where it paused; credits are reserved again, up to its ceiling.',
);
export const cancelRevealRun = steer(
  'cancel',
  'Cancel a reveal run',
  'People who are revealed stay revealed; reserved credits are released.',
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
