/**
 * Serves a route of the contract: counts the request, checks the origin, finds the caller, parses the input, waits for the workspace's turn, calls the
 * handler and checks the response. In this order, so that unauthorized callers learn nothing from validation errors.
 */
import { createHash } from 'node:crypto';
import { sentSchema, type Access, type Route } from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { isReplayed, type CommandContext, type OnceScope } from '../command.ts';
import type { Services } from '../services.ts';
import { bearerKey, credentialOf, requireInWorkspace, requireUser, type UserCaller, type WorkspaceCaller } from './caller.ts';
import { countedAddress } from './client-address.ts';
import { invalidFrom } from './errors.ts';
import { entityTag, readIfMatch } from './version.ts';

/** A parsed and authorized request. Also the context of the command that the route calls. */
export interface Call<Body, Query, Params, Caller> extends CommandContext<Caller, keyof Services> {
  readonly services: Services;
  readonly c: Context;
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
}

type Handler<R, Caller> =
  R extends Route<infer Body, infer Query, infer Params, infer Answer>
    ? (call: Call<Body, Query, Params, Caller>) => Promise<Answer extends undefined ? Response | void : Answer>
    : never;

export type App = Hono;

export function servePublic<B, Q, P, A>(
  app: App,
  services: Services,
  route: Route<B, Q, P, A>,
  handler: Handler<Route<B, Q, P, A>, null>,
): void {
  serve(app, services, route, async () => null, handler);
}

/** For routes about the signed-in user. */
export function serveUser<B, Q, P, A>(
  app: App,
  services: Services,
  route: Route<B, Q, P, A>,
  handler: Handler<Route<B, Q, P, A>, UserCaller>,
): void {
  serve(app, services, route, (c) => requireUser(services, c), handler);
}

interface Serving {
  /** False for frequent responses with hundreds of values, which would take longer to check than to produce. Tests check their shape instead. */
  readonly checksAnswer?: boolean;
  /** Whether the requests of one workspace wait in line for their turn. */
  readonly takesTurns?: boolean;
}

/** For routes inside a workspace. */
export function serveInWorkspace<B, Q, P, A>(
  app: App,
  services: Services,
  route: Route<B, Q, P, A>,
  handler: Handler<Route<B, Q, P, A>, WorkspaceCaller>,
  serving: Serving = {},
): void {
  const access = route.access as Extract<Access, { kind: 'workspace' }>;
  // An upload, and a request that waits for mail servers, would keep a place for as long as others need.
  const takesTurns = !route.upload && route.laterStatus === undefined;
  serve(app, services, route, (c) => requireInWorkspace(services, c, access), handler, { takesTurns, ...serving });
}

const answered = new WeakMap<App, Set<string>>();

/** Names of the routes that have a handler; a test compares them with the contract. */
export function servedRoutes(app: App): ReadonlySet<string> {
  return answered.get(app) ?? new Set();
}

function serve(
  app: App,
  services: Services,
  route: Route,
  findCaller: (c: Context) => Promise<unknown>,
  handler: (call: never) => Promise<unknown>,
  { checksAnswer = true, takesTurns = false }: Serving = {},
): void {
  answered.set(app, new Set([...servedRoutes(app), route.name]));
  app.on(route.method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    c.set('route', route.path);
    services.limits.countRequest(c, { credential: credentialOf(services, c), address: countedAddress(services.config, c) });
    if (route.method !== 'get') checkOrigin(services, c);
    const caller = await findCaller(c);
    const params = parseParams(route, c);
    const sentQuery = queryOf(c);
    parse(sentSchema, sentQuery);
    const query = route.query ? parse(route.query, sentQuery) : undefined;
    // The handler reads a file as a stream.
    const text = !route.upload && (route.body || route.idempotency) ? await c.req.text() : '';
    const body = route.body ? parse(route.body, parse(sentSchema, parseJson(text))) : undefined;
    const once = onceScope(route, c, text);
    const ifMatch = route.isVersioned ? readIfMatch(c.req.header('if-match')) : undefined;
    const work = async (): Promise<Response> => {
      const result = await handler({ services, c, caller, body, query, params, now: services.now(), once, ifMatch } as never);
      if (result instanceof Response) return result;
      c.header('Cache-Control', 'private, no-cache');
      if (!route.answer) return c.body(null, 204);
      const answer = (checksAnswer ? checked(route.answer, result) : result) as object;
      if (route.isVersioned && 'version' in answer) c.header('ETag', entityTag(String(answer.version), answer));
      const isLater = route.laterStatus !== undefined && 'status' in answer && answer.status !== 'done';
      return c.json(answer, (isLater ? route.laterStatus : route.status) as ContentfulStatusCode);
    };
    return takesTurns ? services.turns.run((caller as WorkspaceCaller).workspaceId, work, c.req.raw.signal) : work();
  });
}

/**
 * What the contract says of a response. One that was stored under an Idempotency-Key before an upgrade may lack fields that the contract got since: it is sent
 * without them, because the request has taken effect.
 */
function checked(schema: z.ZodType, answer: unknown): unknown {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  if (!isReplayed(answer) || !(schema instanceof z.ZodObject)) throw read.error;
  return schema.partial().parse(answer);
}

/** Browsers send Origin with every request that changes data. Programs use API keys, which another site can't make a browser send. */
function checkOrigin(services: Services, c: Context): void {
  if (bearerKey(c)) return;
  const origin = c.req.header('origin');
  if (!origin || !services.config.origins.includes(origin)) throw new Refusal('origin_refused');
}

function parseParams(route: Route, c: Context): unknown {
  if (!route.params) return undefined;
  const read = route.params.safeParse(c.req.param());
  // A malformed id gets the same response as an unknown one.
  if (!read.success) throw new Refusal('not_found');
  return read.data;
}

function queryOf(c: Context): Record<string, string | string[]> {
  const all = c.req.queries();
  return Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('body_invalid');
  }
}

function parse<T>(schema: z.ZodType<T>, sent: unknown): T {
  const read = schema.safeParse(sent, { reportInput: true });
  if (!read.success) throw invalidFrom(read.error.issues);
  return read.data;
}

function onceScope(route: Route, c: Context, body: string): OnceScope | null {
  const key = c.req.header('idempotency-key');
  if (!route.idempotency || !key) {
    if (route.idempotency === 'required') throw new Refusal('idempotency_key_required');
    return null;
  }
  if (key.length > 200) throw new Refusal('validation_failed', { field: 'Idempotency-Key' });
  return { key, fingerprint: createHash('sha256').update(`${c.req.method} ${c.req.path}\n${body}`).digest() };
}
