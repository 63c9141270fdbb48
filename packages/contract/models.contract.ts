/**
 * The language model of a workspace: one with its own key, or the installation's. Off until an owner or admin connects one. A key is never returned, and a
 * model never gets anything that is not listed in docs/models.md.
 */
import { z } from 'zod';
import { idSchema, instantSchema, lineSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Models';
const read = { kind: 'workspace', action: 'models.read' } as const;
const update = { kind: 'workspace', action: 'models.update' } as const;
const count = z.int().min(0);
const micros = z.number().int().min(0);

export const modelApiSchema = z.enum(['openai-compatible', 'anthropic', 'google']).meta({
  id: 'ModelApi',
  description: "The wire format. `openai-compatible` is OpenAI's chat completions, which most hosts have.",
});

/** Every outcome of a call to a model. */
export const modelOutcomes = [
  'answered',
  'wrong_key',
  'quota_exhausted',
  'rate_limited',
  'unknown_model',
  'request_refused',
  'declined',
  'truncated',
  'bad_answer',
  'timed_out',
  'canceled',
  'unavailable',
] as const;
export const modelOutcomeSchema = z.enum(modelOutcomes).meta({ id: 'ModelOutcome' });

/** What a model is asked for. */
export const modelPurposes = ['test', 'question', 'draft', 'search'] as const;
const purposeSchema = z.enum(modelPurposes).meta({
  description:
    '`test`: whether it works; `question`: a question about a company on a list; `draft`: a draft of an email; `search`: other words for parts of a search in words.',
});

const price = micros.max(10_000_000_000);
const prices = {
  inputPriceMicros: price.meta({ description: 'Millionths of a US dollar for a million tokens that are sent.' }),
  outputPriceMicros: price.meta({ description: 'Millionths of a US dollar for a million tokens that are answered.' }),
};
const monthCeilingMicros = micros
  .max(1_000_000_000_000)
  .meta({ description: 'The most that may be spent in a calendar month (UTC), in millionths of a US dollar; never exceeded.' });

const about = {
  api: modelApiSchema,
  host: z.string().meta({ description: 'Where everything is sent.' }),
  model: z.string(),
  ...prices,
};

export const modelSchema = z
  .object({
    ...about,
    source: z.enum(['workspace', 'operator']).meta({ description: "With the workspace's own key, or the installation's model." }),
    isAvailable: z.boolean().meta({ description: 'False if the operator removed the model that the workspace used.' }),
    baseUrl: z.string().nullable().meta({ description: "Null: the API's own address, or the installation's model." }),
    keyHint: z.string().meta({ description: 'The last four characters of the key.' }),
    monthCeilingMicros,
    spentMicros: micros.meta({ description: 'This month, in millionths of a US dollar, with what calls in progress may cost.' }),
    test: z.object({ at: instantSchema, outcome: modelOutcomeSchema, message: z.string().nullable() }).nullable(),
    createdAt: instantSchema,
  })
  .meta({ id: 'Model' });

const offeredSchema = z
  .object({ ...about, monthCeilingMicros: monthCeilingMicros.nullable().meta({ description: 'Of each workspace; null: none.' }) })
  .meta({ id: 'OfferedModel', description: "The installation's model, which the operator pays for." });

const monthSchema = z
  .object({ purpose: purposeSchema, calls: count, micros, inputTokens: count, outputTokens: count })
  .meta({ id: 'ModelMonth' });

export const readModel = defineRoute({
  name: 'readModel',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/models',
  tag,
  summary: 'Get the language model of a workspace, and what it cost this month',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: z
    .object({
      model: modelSchema.nullable().meta({ description: 'Null: nothing is sent to any model.' }),
      offered: offeredSchema.nullable(),
      month: z.array(monthSchema).meta({ description: 'The calendar month (UTC), by purpose, the costliest first.' }),
    })
    .meta({ id: 'Models' }),
});

export const connectModel = defineRoute({
  name: 'connectModel',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/models',
  tag,
  summary: 'Connect a language model',
  description: 'It is asked for one word first, and saved only if it answers. Replaces the model that was connected.',
  access: update,
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({
      api: modelApiSchema,
      baseUrl: lineSchema(500)
        .nullable()
        .meta({ description: 'A public https address, such as https://api.openai.com/v1. Null: Anthropic’s or Google’s own.' }),
      model: lineSchema(200),
      key: lineSchema(500).nullable().meta({ description: 'Null for a host that asks for none.' }),
      ...prices,
      monthCeilingMicros,
    })
    .meta({ id: 'ConnectModelInput' }),
  answer: modelSchema,
  errors: ['model_url_invalid', 'model_key_wrong', 'model_unknown', 'model_not_answering', 'model_ceiling'],
});

export const chooseOperatorModel = defineRoute({
  name: 'chooseOperatorModel',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/models/operator',
  tag,
  summary: 'Use the model of this installation',
  description: 'Replaces the model that was connected.',
  access: update,
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ monthCeilingMicros }).meta({ id: 'ChooseOperatorModelInput' }),
  answer: modelSchema,
  errors: ['model_not_offered', 'model_key_wrong', 'model_unknown', 'model_not_answering', 'model_ceiling'],
});

export const testModel = defineRoute({
  name: 'testModel',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/models/test',
  tag,
  summary: 'Test the language model',
  description: 'Asks it for one word, which costs what its host charges for some hundred tokens.',
  access: update,
  status: 200,
  params: workspaceParams,
  answer: modelSchema,
  errors: ['model_missing', 'model_key_unreadable', 'model_ceiling'],
});

export const updateModel = defineRoute({
  name: 'updateModel',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/models',
  tag,
  summary: 'Change prices or the monthly ceiling',
  description: "The prices of the installation's model are the operator's and stay.",
  access: update,
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({
      inputPriceMicros: prices.inputPriceMicros.optional(),
      outputPriceMicros: prices.outputPriceMicros.optional(),
      monthCeilingMicros: monthCeilingMicros.optional(),
    })
    .meta({ id: 'UpdateModelInput' }),
  answer: modelSchema,
});

export const removeModel = defineRoute({
  name: 'removeModel',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/models',
  tag,
  summary: 'Disconnect the language model',
  description: 'Deletes the key. Nothing is sent from then on. The record of calls stays, and so do answers.',
  access: { kind: 'workspace', action: 'models.remove' },
  status: 204,
  params: workspaceParams,
});

const modelCallSchema = z
  .object({
    id: idSchema,
    source: z.enum(['workspace', 'operator']),
    model: z.string(),
    host: z.string(),
    purpose: purposeSchema,
    runId: idSchema.nullable(),
    subject: z.string().meta({ description: 'What it was about: the domain of a company; empty for a test.' }),
    status: z.enum(['in_progress', 'done', 'lost']).meta({ description: '`lost`: the outcome is not known.' }),
    outcome: modelOutcomeSchema.nullable(),
    message: z.string().nullable().meta({ description: 'What went wrong, as a sentence.' }),
    sentCharacters: count,
    inputTokens: count,
    outputTokens: count,
    micros: micros.meta({ description: 'What it cost, or may cost, in millionths of a US dollar.' }),
    isCostCertain: z.boolean(),
    sentAt: instantSchema,
  })
  .meta({ id: 'ModelCall' });

export const listModelCalls = defineRoute({
  name: 'listModelCalls',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/models/calls',
  tag,
  summary: 'List calls to language models',
  description: 'Newest first.',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(modelCallSchema, 'ModelCallPage'),
  errors: ['cursor_invalid'],
});

export const modelRoutes = [readModel, connectModel, chooseOperatorModel, testModel, updateModel, removeModel, listModelCalls];
