/**
 * The definition of a route: method and path, access, input and output. Server, documentation, dashboard and tests share it.
 */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Actions inside a workspace; the server's policy defines which role or scope may do which. */
export const actions = [
  'workspace.read',
  'workspace.update',
  'workspace.delete',
  'workspace.leave',
  'trial.start',
  'members.read',
  'members.update',
  'members.remove',
  'invitations.read',
  'invitations.create',
  'invitations.cancel',
  'api-keys.read',
  'api-keys.create',
  'api-keys.revoke',
  'providers.read',
  'providers.update',
  'providers.remove',
  'models.read',
  'models.update',
  'models.remove',
  'credits.read',
  'billing.read',
  'billing.update',
  'audit.read',
  'leads.read',
  'leads.update',
  'leads.delete',
  'leads.reveal',
  'leads.export',
  'lists.update',
  'imports.read',
  'imports.create',
  'suppressions.update',
  'verifications.read',
  'verifications.create',
  'enrichments.create',
  'profiles.create',
  'questions.create',
  'runs.read',
  'runs.update',
] as const;
export type Action = (typeof actions)[number];

/** Permissions that an API key can have. */
export const scopes = [
  'workspace:read',
  'members:read',
  'credits:read',
  'leads:read',
  'leads:write',
  'leads:reveal',
  'leads:export',
  'emails:verify',
  'companies:enrich',
  'people:enrich',
] as const;
export type Scope = (typeof scopes)[number];

export type Access =
  /** Anyone. */
  | { readonly kind: 'public' }
  /** Any signed-in user, for their own data. */
  | { readonly kind: 'user' }
  /** Members whose role allows the action, and the workspace's API keys with the scope, if one is set. The path has {workspaceId}. */
  | { readonly kind: 'workspace'; readonly action: Action; readonly scope?: Scope };

/** Media type of an Excel workbook (ECMA-376; registered with IANA). */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Route<Body = unknown, Query = unknown, Params = unknown, Answer = unknown> {
  readonly name: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** With parameters in braces: /v1/workspaces/{workspaceId}. */
  readonly path: `/v1/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  readonly status: 200 | 201 | 202 | 204;
  /** Set if the work may outlast the request: the HTTP status while the `status` in the response is not 'done'. */
  readonly laterStatus?: 202;
  readonly body?: z.ZodType<Body>;
  /** Set if the body is a file, which is processed as a stream. */
  readonly upload?: true;
  readonly query?: z.ZodType<Query>;
  readonly params?: z.ZodType<Params>;
  readonly answer?: z.ZodType<Answer>;
  /** Set if the response is not JSON. */
  readonly answerType?: 'text/csv' | typeof workbookType;
  /** Error codes in addition to those that every route with this access can return. */
  readonly errors?: readonly ErrorCode[];
  /** Whether an Idempotency-Key header is supported ('optional') or required. */
  readonly idempotency?: 'optional' | 'required';
  /**
   * Set if the response is a record with a `version`, with which its ETag begins. A route that changes the record then supports an If-Match header
   * (RFC 9110, 13.1.1) and refuses with `version_outdated` if the record has another version by now.
   */
  readonly isVersioned?: true;
}

/** The body and response types of a route, for its callers. */
export type BodyOf<R> = R extends Route<infer Body, infer _Query, infer _Params, infer _Answer> ? Body : never;
export type AnswerOf<R> = R extends Route<infer _Body, infer _Query, infer _Params, infer Answer> ? Answer : never;

/** Builds every URL under /v1. @throws Error if a path parameter is missing */
export function urlOf(
  route: Pick<Route, 'path'>,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | readonly string[] | undefined>> = {},
): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${route.path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = typeof value === 'object' ? value.map(encodeURIComponent).join(',') : encodeURIComponent(String(value));
    return [`${encodeURIComponent(name)}=${text}`];
  });
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

/** A schema by what its values are. Comparing each schema with all methods of ZodType would make the compiler's work on this package four times as much. */
type Schema<Output> = z.core.$ZodType<Output>;
type Declared<Body, Query, Params, Answer> = Omit<Route, 'body' | 'query' | 'params' | 'answer'> & {
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  readonly params?: Schema<Params>;
  readonly answer?: Schema<Answer>;
};

/** Returns the route unchanged; preserves the types of its schemas. */
export function defineRoute<Body = undefined, Query = undefined, Params = undefined, Answer = undefined>(
  route: Declared<Body, Query, Params, Answer>,
): Route<Body, Query, Params, Answer> {
  return route as Route<Body, Query, Params, Answer>;
}
