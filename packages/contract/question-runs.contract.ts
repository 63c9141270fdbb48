/**
 * Questions about the companies on a list, answered by the workspace's language model from what each company publishes. A question is a column of the list; a
 * run asks it about many companies, under a ceiling in money. An answer counts only with a quote that is on a page of the website word for word.
 */
import { z } from 'zod';
import { idSchema, workspaceParams } from './common.schema.ts';
import { columnSourceSchema } from './leads.schema.ts';
import { columnConditionSchema, listColumnSchema, questionSchema } from './list-columns.contract.ts';
import { defineRoute } from './route.ts';
import { runFields } from './runs.contract.ts';

const tag = 'Question runs';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const create = { kind: 'workspace', action: 'questions.create', scope: 'companies:enrich' } as const;
const count = z.int().min(0);
const micros = z.number().int().min(0);

/** A question must be new on its list. */
export const addQuestionColumn = defineRoute({
  name: 'addQuestionColumn',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}/questions',
  tag: 'List columns',
  summary: 'Add a column that asks a question',
  description:
    'Asks no model yet: start a question run with the source `column`. On a list of people, the question is about their employers.',
  access: create,
  status: 201,
  params: z.object({ workspaceId: idSchema, listId: idSchema }),
  body: z.strictObject({ question: questionSchema, condition: columnConditionSchema.default(null) }).meta({ id: 'AddQuestionColumnInput' }),
  answer: listColumnSchema,
  idempotency: 'optional',
  errors: ['limit_reached', 'column_exists', 'question_choices'],
});

export const questionForecastSchema = z
  .object({
    companies: count.meta({ description: 'Websites that are read.' }),
    skipped: z
      .partialRecord(z.enum(['no_domain', 'duplicate', 'sample']), count)
      .meta({ description: 'Leads without a website of their own, at a company that is asked about anyway, or fictional.' }),
    model: z.string(),
    host: z.string().meta({ description: 'Where the question and the text of the websites are sent.' }),
    usualTokens: count.meta({ description: 'Tokens of all requests and answers, as they usually are.' }),
    mostTokens: count.meta({ description: 'The most, if every website has long pages and every request is repeated.' }),
    usualMicros: micros.meta({
      description: 'In millionths of a US dollar. Unchanged websites that were asked about before cost nothing.',
    }),
    mostMicros: micros,
    monthLeftMicros: micros.meta({ description: 'What is left of the monthly ceiling.' }),
  })
  .meta({ id: 'QuestionForecast' });

export const forecastQuestionRun = defineRoute({
  name: 'forecastQuestionRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/question-runs/forecast',
  tag,
  summary: 'Forecast what a run would ask, and its maximum cost',
  description: 'Asks no model and costs nothing.',
  access: create,
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ source: columnSourceSchema }).meta({ id: 'ForecastQuestionRunInput' }),
  answer: questionForecastSchema,
  errors: ['column_complete', 'model_missing', 'model_key_unreadable', 'selection_empty'],
});

export const questionRunSchema = z
  .object({
    ...runFields,
    name: z.string(),
    columnId: idSchema,
    question: questionSchema,
    total: count.meta({ description: 'Companies.' }),
    modelCeilingMicros: micros.meta({ description: 'The most that the model may cost, in millionths of a US dollar.' }),
    modelMicros: micros.meta({ description: 'What it cost so far, with what calls in progress may cost.' }),
    outcomes: z.partialRecord(z.enum(['answered', 'not_stated', 'discarded', 'unread', 'failed']), count),
    cached: count.meta({ description: 'Companies whose answer was known, because neither the website nor the question changed.' }),
  })
  .meta({ id: 'QuestionRun' });

export const startQuestionRun = defineRoute({
  name: 'startQuestionRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/question-runs',
  tag,
  summary: 'Ask a question about many companies, up to a ceiling',
  description: 'Costs no credits; the model costs what its host charges.',
  access: create,
  status: 202,
  params: workspaceParams,
  body: z
    .strictObject({
      source: columnSourceSchema,
      modelCeilingMicros: micros
        .max(1_000_000_000_000)
        .meta({ description: 'The most that the model may cost, in millionths of a US dollar; never exceeded.' }),
    })
    .meta({ id: 'StartQuestionRunInput' }),
  answer: questionRunSchema,
  idempotency: 'optional',
  errors: ['column_complete', 'model_missing', 'model_key_unreadable', 'selection_empty', 'web_contact_missing'],
});

export const readQuestionRun = defineRoute({
  name: 'readQuestionRun',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/question-runs/{questionRunId}',
  tag,
  summary: 'Get a question run and its progress',
  description: 'You can poll this every second while the run is in progress.',
  access: read,
  status: 200,
  params: workspaceParams.extend({ questionRunId: idSchema }),
  answer: questionRunSchema,
});

export const questionRunRoutes = [addQuestionColumn, forecastQuestionRun, startQuestionRun, readQuestionRun];
