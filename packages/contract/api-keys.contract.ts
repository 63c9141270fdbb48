/**
 * API keys: named, scoped, shown once, stored as a digest; revoking takes effect at once.
 */
import { z } from 'zod';
import { idSchema, instantSchema, nameSchema, workspaceParams } from './common.schema.ts';
import { defineRoute, scopes } from './route.ts';

const tag = 'API keys';

export const scopeSchema = z.enum(scopes).meta({ id: 'Scope' });

const fields = {
  id: idSchema,
  name: z.string(),
  scopes: z.array(scopeSchema),
  hint: z.string().meta({ description: 'The first characters of the key.', example: 'll_3fK9…' }),
  createdBy: z.string().nullable().meta({ description: 'Null if that user no longer exists.' }),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable().meta({ description: 'Accurate to the minute.' }),
};

export const apiKeySchema = z.object(fields).meta({ id: 'ApiKey' });

/** apiKeySchema plus the key itself. */
export const createdApiKeySchema = z
  .object({ ...fields, key: z.string().nullable().meta({ description: 'Shown only once; null in the response to a repeated request.' }) })
  .meta({ id: 'CreatedApiKey' });

export const listApiKeys = defineRoute({
  name: 'listApiKeys',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/api-keys',
  tag,
  summary: 'List active API keys',
  description: 'Shows the first characters of each key, never the key itself.',
  access: { kind: 'workspace', action: 'api-keys.read' },
  status: 200,
  params: workspaceParams,
  answer: z.object({ items: z.array(apiKeySchema) }),
});

export const createApiKey = defineRoute({
  name: 'createApiKey',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/api-keys',
  tag,
  summary: 'Create an API key',
  description: 'The key is in the response, and is never shown again. It works until it is revoked. A workspace can have 50 keys.',
  access: { kind: 'workspace', action: 'api-keys.create' },
  status: 201,
  params: workspaceParams,
  body: z.strictObject({ name: nameSchema, scopes: z.array(scopeSchema).min(1).max(scopes.length) }).meta({ id: 'CreateApiKeyInput' }),
  answer: createdApiKeySchema,
  idempotency: 'optional',
  errors: ['limit_reached'],
});

export const revokeApiKey = defineRoute({
  name: 'revokeApiKey',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/api-keys/{apiKeyId}',
  tag,
  summary: 'Revoke an API key',
  description: 'Takes effect with the next request.',
  access: { kind: 'workspace', action: 'api-keys.revoke' },
  status: 204,
  params: workspaceParams.extend({ apiKeyId: idSchema }),
});

export const apiKeyRoutes = [listApiKeys, createApiKey, revokeApiKey];
