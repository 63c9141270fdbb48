/**
 * The OpenAPI 3.1 document of the contract. Runs only in Node; the browser uses the schemas directly.
 */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { errorsSchema, errorTable, routes, workbookType, type Access, type ErrorCode, type Route } from './index.ts';
import { bodyExamples } from './openapi-examples.ts';

const sessionScheme = 'session';
const keyScheme = 'apiKey';

/** All error codes that this route can return. */
export function codesOf(route: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>(['rate_limited', 'internal', ...(route.errors ?? [])]);
  const add = (...more: ErrorCode[]): void => more.forEach((code) => codes.add(code));
  if (route.body) add('validation_failed', 'body_invalid', 'body_too_large');
  if (route.query) add('validation_failed');
  if (route.method !== 'get') add('origin_refused', 'storage_full');
  if (route.access.kind !== 'public') add('unauthenticated', 'api_key_unknown');
  if (route.access.kind === 'workspace') add('busy', 'not_found', 'forbidden', route.access.scope ? 'scope_missing' : 'key_not_accepted');
  if (route.access.kind === 'workspace' && route.method !== 'get') add('workspace_read_only');
  if (route.idempotency) add('idempotency_key_reused');
  if (takesIfMatch(route)) add('version_outdated');
  return [...codes];
}

const takesIfMatch = ({ isVersioned, method }: Route): boolean => isVersioned === true && method === 'patch';

export function openApiDocument(): object {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', sessionScheme, {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-leadlight_app.session_token',
    description: 'Set when a user signs in; sent by browsers on this origin.',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', keyScheme, {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of one workspace.',
  });
  for (const route of routes) app.openAPIRegistry.registerPath(toOpenApi(route));
  return simplified(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Leadlight API',
        version: '1',
        description:
          'Search, reveal, enrich and verify leads from a program. Errors are `{"errors":[{"code","message","field"?}]}`: codes are stable, messages may change. ' +
          'Every response has an `X-Request-Id` header. The `RateLimit` and `RateLimit-Policy` headers show the remaining requests. ' +
          'Lists are paged with `cursor` and `nextCursor`. A POST with an `Idempotency-Key` takes effect only once, even if it is sent again. There are no webhooks: poll work that continues in the background.',
      },
      servers: [{ url: '/', description: 'This server' }],
      tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    }),
  ) as object;
}

/**
 * Two forms that generators of clients and linters don't understand, written as ones they do: a tuple of one type (`prefixItems` without `items`) as an array
 * of that length, and alternatives that are the same in JSON Schema (IPv4, IPv6) as one. It also corrects a mistake: for a component that
 * may be null, the library writes that a value must be both the component and null (`allOf`), which no value can be.
 */
function simplified(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplified);
  if (typeof node !== 'object' || node === null) return node;
  const {
    prefixItems,
    anyOf: alternatives,
    allOf,
    ...other
  } = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, simplified(value)]));
  const nullable = nullableOf(allOf);
  const anyOf = nullable ? [nullable, { type: 'null' }] : alternatives;
  const rest = { ...(allOf !== undefined && !nullable && { allOf }), ...other };
  const [item, ...otherItems] = distinct(prefixItems);
  const [alternative, ...otherAlternatives] = distinct(anyOf);
  return {
    ...(Array.isArray(prefixItems) &&
      (otherItems.length > 0 ? { prefixItems } : { items: item, minItems: prefixItems.length, maxItems: prefixItems.length })),
    ...(Array.isArray(anyOf) && (otherAlternatives.length > 0 ? { anyOf: [alternative, ...otherAlternatives] } : alternative)),
    ...rest,
  };
}

/** @returns the component that these schemas refer to, if they mean "this component or null" */
function nullableOf(allOf: unknown): object | null {
  if (!Array.isArray(allOf) || allOf.length !== 2) return null;
  const [component, { type, ...rest }] = allOf as [object, { type?: unknown }];
  return '$ref' in component && Array.isArray(type) && type.includes('null') && Object.keys(rest).length === 0 ? component : null;
}

/** @param schemas JSON Schemas, if there are any */
const distinct = (schemas: unknown): object[] =>
  Array.isArray(schemas) ? [...new Map((schemas as object[]).map((schema) => [JSON.stringify(schema), schema])).values()] : [];

function toOpenApi(route: Route): Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0] {
  const answers: Record<string, object> = {
    [route.status]: success(route, route.status),
    ...(route.laterStatus ? { [route.laterStatus]: success(route, route.laterStatus) } : {}),
  };
  for (const [status, codes] of byStatus(codesOf(route))) {
    answers[status] = {
      description: codes.map((code) => `\`${code}\`: ${errorTable[code].message}`).join('  \n'),
      content: { 'application/json': { schema: errorsSchema } },
    };
  }
  const headers = {
    ...(route.idempotency && {
      'Idempotency-Key': (route.idempotency === 'required' ? z.string().min(1).max(200) : z.string().min(1).max(200).optional()).meta({
        description: 'A unique string of your choice; a request with the same key takes effect only once. Keys are kept for a day.',
      }),
    }),
    ...(takesIfMatch(route) && {
      'If-Match': z.string().optional().meta({
        description:
          'The `version` or the ETag of the record that you read. If someone changed its values since, the request is refused with `version_outdated` and nothing is saved. Without this header, the last change wins.',
      }),
    }),
  };
  return createRoute({
    method: route.method,
    path: route.path,
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    security: security(route.access),
    'x-access': route.access,
    request: {
      ...(route.params ? { params: route.params as z.ZodObject } : {}),
      ...(route.query ? { query: route.query as z.ZodObject } : {}),
      ...(Object.keys(headers).length > 0 ? { headers: z.object(headers) } : {}),
      ...(route.upload
        ? { body: { required: true, content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } } } }
        : {}),
      ...(route.body
        ? { body: { required: true, content: { 'application/json': { schema: route.body, example: bodyExamples[route.name] } } } }
        : {}),
    },
    responses: answers as never,
  } as never);
}

function success(route: Route, status: Route['status']): object {
  const description = {
    200: 'Success.',
    201: 'Created.',
    202: 'Accepted; the work continues in the background.',
    204: 'Success. The response has no body.',
  }[status];
  // A file that isn't text has no schema (OpenAPI 3.1, 4.8.14.3).
  if (route.answerType === workbookType) return { description, content: { [workbookType]: {} } };
  if (route.answerType) return { description, content: { [route.answerType]: { schema: { type: 'string' } } } };
  if (!route.answer) return { description };
  const headers = {
    ETag: { description: 'The `version` of the record and, behind a dot, a digest of the whole response.', schema: { type: 'string' } },
  };
  return { description, ...(route.isVersioned && { headers }), content: { 'application/json': { schema: route.answer } } };
}

function security(access: Access): Record<string, string[]>[] {
  if (access.kind === 'public') return [];
  return access.kind === 'workspace' && access.scope ? [{ [sessionScheme]: [] }, { [keyScheme]: [] }] : [{ [sessionScheme]: [] }];
}

function byStatus(codes: readonly ErrorCode[]): [number, ErrorCode[]][] {
  const grouped = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorTable[code];
    grouped.set(status, [...(grouped.get(status) ?? []), code]);
  }
  return [...grouped].toSorted(([a], [b]) => a - b);
}
