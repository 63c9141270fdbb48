/** Enrichment providers: what each one says about its data, and the workspace's own connections. A key is never returned. */
import { z } from 'zod';
import { idSchema, instantSchema, lineSchema, nameSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Providers';

/** Every outcome of a call to a provider. */
export const providerOutcomes = [
  'found',
  'not_found',
  'wrong_key',
  'quota_exhausted',
  'rate_limited',
  'error_inside',
  'bad_answer',
  'timed_out',
  'canceled',
  'unavailable',
  'refused_input',
] as const;
export const providerOutcomeSchema = z.enum(providerOutcomes).meta({ id: 'ProviderOutcome' });

const priceSchema = z
  .object({
    credits: z.number().meta({ description: "What one call usually costs, in the provider's credits." }),
    mostCredits: z.number().meta({ description: 'What one call costs at most, which ceilings reserve.' }),
    charges: z.enum(['per_match', 'per_call']),
    note: z.string(),
  })
  .nullable();
const abilitySchema = z.object({ inputs: z.array(z.string()), fields: z.array(z.string()) }).nullable();
const microsSchema = z.number().int().min(0);

export const providerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    website: z.string(),
    keysUrl: z.string().nullable().meta({ description: 'Where keys are created.' }),
    sourcing: z.string().meta({ description: 'What the provider says about where its data is from.' }),
    termsUrl: z.string().nullable(),
    retention: z.string().meta({ description: 'What its terms say about keeping data.' }),
    keyParts: z.array(z.object({ name: z.enum(['key', 'clientId']), label: z.string() })),
    prices: z.object({ person: priceSchema, company: priceSchema }),
    creditPriceMicros: microsSchema
      .nullable()
      .meta({ description: 'Millionths of a US dollar per credit, as published; null if it depends on the contract.' }),
    pricingUrl: z.string().nullable(),
    testCall: z.string().meta({ description: 'The free call with which a key is tested.' }),
    person: abilitySchema,
    company: abilitySchema,
  })
  .meta({ id: 'Provider' });

export const endpointSchema = z
  .strictObject({
    name: nameSchema,
    about: z.enum(['person', 'company']),
    method: z.enum(['GET', 'POST']),
    urlTemplate: lineSchema(2_000).meta({ example: 'https://api.acme.example/people?email={email}' }),
    headers: z.record(z.string().min(1).max(64), z.string().max(1_000)).meta({ description: '`{key}` stands for the stored key.' }),
    bodyTemplate: z.string().max(10_000).nullable().meta({ description: 'JSON with placeholders in its texts; only for POST.' }),
    mapping: z
      .record(z.string().min(1).max(40), z.string().max(300))
      .meta({ description: 'The JSON pointer (RFC 6901) of each field in the answer.' }),
    priceMicros: microsSchema.max(1_000_000_000).meta({ description: 'Millionths of a US dollar per match.' }),
  })
  .meta({ id: 'OwnEndpoint' });

export const connectionSchema = z
  .object({
    id: idSchema,
    provider: z.string().meta({ description: 'ID of an included provider, or `own`.' }),
    name: z.string(),
    endpoint: endpointSchema.nullable(),
    keyHint: z.string().meta({ description: 'The last four characters of the key.' }),
    creditPriceMicros: microsSchema.nullable(),
    monthCeilingMicros: microsSchema
      .nullable()
      .meta({ description: 'The most that may be spent in a calendar month (UTC); null: no ceiling.' }),
    spentMicros: microsSchema.meta({ description: 'This month, in millionths of a US dollar, with what calls in progress may cost.' }),
    callsThisMonth: z.number().int(),
    mayStay: z.boolean().meta({ description: 'Whether answers may stay in the records.' }),
    stayDays: z.number().int().nullable().meta({ description: 'How many days values stay; null: permanently.' }),
    test: z.object({ at: instantSchema, outcome: providerOutcomeSchema, message: z.string().nullable() }).nullable(),
    lastUsedAt: instantSchema.nullable(),
    createdAt: instantSchema,
  })
  .meta({ id: 'ProviderConnection' });

const keySchema = lineSchema(500);
const keyFields = { key: keySchema, clientId: keySchema.optional().meta({ description: 'Only for providers whose key has two parts.' }) };
const connectionParams = workspaceParams.extend({ connectionId: idSchema });

const sampleSchema = z
  .strictObject({
    linkedinUrl: lineSchema(300).optional(),
    email: lineSchema(254).optional(),
    name: lineSchema(200).optional(),
    companyName: lineSchema(200).optional(),
    companyDomain: lineSchema(253).optional(),
  })
  .meta({ id: 'ProviderSample', description: 'Somebody who is known to the endpoint.' });

const endpointTestSchema = z
  .object({
    outcome: providerOutcomeSchema,
    message: z.string().nullable().meta({ description: 'What went wrong, or what the endpoint wrote.' }),
    facts: z.array(z.object({ field: z.string(), value: z.string(), pointer: z.string() })),
  })
  .meta({ id: 'EndpointTest' });

export const listProviders = defineRoute({
  name: 'listProviders',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/providers',
  tag,
  summary: 'List providers and connections',
  description: 'Connections are in the order in which they are asked.',
  access: { kind: 'workspace', action: 'providers.read' },
  status: 200,
  params: workspaceParams,
  answer: z
    .object({
      providers: z.array(providerSchema),
      connections: z.array(connectionSchema),
      endpointFields: z.object({ person: z.array(z.string()), company: z.array(z.string()) }),
      placeholders: z.array(z.string()).meta({ description: 'What a template of an own endpoint may contain in braces.' }),
    })
    .meta({ id: 'Providers' }),
});

export const connectProvider = defineRoute({
  name: 'connectProvider',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/providers',
  tag,
  summary: 'Connect a provider',
  description: 'The key is tested with a free call first, and saved only if it works.',
  access: { kind: 'workspace', action: 'providers.update' },
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ provider: lineSchema(40), ...keyFields }).meta({ id: 'ConnectProviderInput' }),
  answer: connectionSchema,
  errors: ['provider_connected', 'provider_key_wrong', 'provider_not_reached', 'limit_reached'],
});

export const connectEndpoint = defineRoute({
  name: 'connectEndpoint',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/providers/own',
  tag,
  summary: 'Connect your own HTTP endpoint',
  description: 'It is asked about the sample first, and saved only if the mapping finds something.',
  access: { kind: 'workspace', action: 'providers.update' },
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ endpoint: endpointSchema, key: keySchema, sample: sampleSchema }).meta({ id: 'ConnectEndpointInput' }),
  answer: connectionSchema,
  errors: ['endpoint_invalid', 'endpoint_sample_failed', 'provider_connected', 'limit_reached'],
});

export const testEndpoint = defineRoute({
  name: 'testEndpoint',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/providers/own/test',
  tag,
  summary: 'Test your own HTTP endpoint on a sample',
  description: 'Saves nothing.',
  access: { kind: 'workspace', action: 'providers.update' },
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ endpoint: endpointSchema, key: keySchema, sample: sampleSchema }).meta({ id: 'TestEndpointInput' }),
  answer: endpointTestSchema,
});

export const testProvider = defineRoute({
  name: 'testProvider',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/providers/{connectionId}/test',
  tag,
  summary: 'Test the stored key of a provider',
  description: 'With a free call. An own endpoint is tested with a sample instead (testEndpoint).',
  access: { kind: 'workspace', action: 'providers.update' },
  status: 200,
  params: connectionParams,
  answer: connectionSchema,
  errors: ['provider_key_unreadable', 'endpoint_needs_sample'],
});

export const updateProvider = defineRoute({
  name: 'updateProvider',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/providers/{connectionId}',
  tag,
  summary: 'Change a connection',
  description: 'A new key is tested first, like the first one.',
  access: { kind: 'workspace', action: 'providers.update' },
  status: 200,
  params: connectionParams,
  body: z
    .strictObject({
      key: keySchema.optional(),
      clientId: keySchema.optional(),
      creditPriceMicros: microsSchema.max(1_000_000_000).nullable().optional(),
      monthCeilingMicros: microsSchema.max(1_000_000_000_000).nullable().optional(),
      mayStay: z.boolean().optional(),
      stayDays: z.number().int().min(1).max(3_650).nullable().optional(),
    })
    .meta({ id: 'UpdateProviderInput' }),
  answer: connectionSchema,
  errors: ['provider_key_wrong', 'provider_not_reached'],
});

export const orderProviders = defineRoute({
  name: 'orderProviders',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/providers/order',
  tag,
  summary: 'Set the order in which providers are asked',
  description: 'An empty list returns to the learned order.',
  access: { kind: 'workspace', action: 'providers.update' },
  status: 204,
  params: workspaceParams,
  body: z.strictObject({ connectionIds: z.array(idSchema).max(50) }).meta({ id: 'OrderProvidersInput' }),
});

export const disconnectProvider = defineRoute({
  name: 'disconnectProvider',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/providers/{connectionId}',
  tag,
  summary: 'Disconnect a provider',
  description: 'Deletes the key and the stored answers. Values in the records and the record of calls stay.',
  access: { kind: 'workspace', action: 'providers.remove' },
  status: 204,
  params: connectionParams,
});

const count = z.int().min(0);
const judgedCounts = {
  asked: count.meta({ description: 'Values that were asked for: each field of each call.' }),
  accepted: count.meta({ description: 'Values that passed our checks.' }),
  refused: count.meta({ description: 'Values that were answered and did not pass our checks.' }),
};

const askedFieldSchema = {
  field: z.string().meta({ description: "A fact, or `extra:` with the JSON pointer of a provider's field." }),
  label: z.string().nullable().meta({ description: "The name of a provider's field; null for facts." }),
};

const providerFiguresSchema = z
  .object({
    connectionId: idSchema,
    provider: z.string().meta({ description: 'ID of an included provider, or `own`.' }),
    name: z.string(),
    isConnected: z.boolean().meta({ description: 'False once the provider was disconnected.' }),
    calls: count,
    found: count.meta({ description: 'Calls for which the provider found somebody.' }),
    withAccepted: count.meta({ description: 'Calls with at least one accepted value.' }),
    ...judgedCounts,
    certainMicros: microsSchema.meta({ description: 'What the calls cost, in millionths of a US dollar.' }),
    possibleMicros: microsSchema.meta({
      description: 'What calls in progress, and calls whose outcome is not known, may have cost in addition.',
    }),
    microsPerAccepted: microsSchema
      .nullable()
      .meta({ description: 'Certain and possible cost divided by the accepted values; null if none was accepted.' }),
    fields: z.array(z.object({ ...askedFieldSchema, ...judgedCounts })).meta({ description: 'The most frequently asked first.' }),
    refusals: z
      .array(z.object({ reason: z.string(), message: z.string(), count }))
      .meta({ description: 'Why values were refused, the most frequent reason first.' }),
    emails: z
      .object({
        accepted: count.meta({ description: 'Accepted email addresses, each once.' }),
        stillDeliverable: count,
        undeliverable: count.meta({ description: 'Undeliverable by a later verdict, or reported as bounced.' }),
        unconfirmed: count.meta({ description: 'Verified again without a definite answer.' }),
        notVerifiedAgain: count,
      })
      .meta({ description: 'What verdicts and bounces after the acceptance say.' }),
    byDay: z
      .array(z.object({ day: z.iso.date(), calls: count, ...judgedCounts, micros: microsSchema }))
      .meta({ description: 'Days in UTC; days without a call are left out.' }),
  })
  .meta({ id: 'ProviderFigures' });

export const readProviderFigures = defineRoute({
  name: 'readProviderFigures',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/providers/figures',
  tag,
  summary: 'Get what each provider cost and returned',
  description: 'From the record of calls, also of providers that were disconnected since. The one with the most calls comes first.',
  access: { kind: 'workspace', action: 'providers.read' },
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(365).default(90) }),
  answer: z
    .object({
      from: instantSchema.meta({ description: 'The beginning of the first day.' }),
      days: z.int(),
      providers: z.array(providerFiguresSchema),
    })
    .meta({ id: 'ProvidersFigures' }),
});

const providerCallSchema = z
  .object({
    id: idSchema,
    connectionId: idSchema,
    name: z.string().meta({ description: 'Of the provider.' }),
    sentAt: instantSchema,
    status: z.enum(['in_progress', 'done', 'lost']).meta({ description: '`lost`: the outcome is not known.' }),
    outcome: providerOutcomeSchema.nullable(),
    message: z.string().nullable().meta({ description: 'What went wrong.' }),
    given: z
      .string()
      .nullable()
      .meta({ description: 'What the run was given, or the domain of a company; null for a person who was erased.' }),
    person: z.object({ id: z.string(), name: z.string() }).nullable().meta({ description: 'The record of the workspace.' }),
    profileRun: z.object({ id: idSchema, row: z.int() }).nullable(),
    fields: z.array(
      z.object({
        ...askedFieldSchema,
        result: z.enum(['accepted', 'refused', 'not_answered', 'not_judged']),
        message: z.string().nullable().meta({ description: 'Why it was refused.' }),
      }),
    ),
    micros: microsSchema.meta({ description: 'What it cost, or may cost, in millionths of a US dollar.' }),
    isCostCertain: z.boolean(),
  })
  .meta({ id: 'ProviderCall' });

export const listProviderCalls = defineRoute({
  name: 'listProviderCalls',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/providers/calls',
  tag,
  summary: 'List calls to providers',
  description: 'Newest first.',
  access: { kind: 'workspace', action: 'providers.read' },
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ ...pageQuery, connectionId: idSchema.optional() }),
  answer: pageOf(providerCallSchema, 'ProviderCallPage'),
  errors: ['cursor_invalid'],
});

export const providerRoutes = [
  listProviders,
  readProviderFigures,
  listProviderCalls,
  connectProvider,
  connectEndpoint,
  testEndpoint,
  testProvider,
  updateProvider,
  orderProviders,
  disconnectProvider,
];
