/** Sends one request to the API. All requests of the dashboard use this module. */
import { urlOf } from '@leadlight/contract/route';
import type { AnswerOf, ApiError, InputOf, RouteName } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { RequestFailed } from './failure.ts';
import { endpointFor } from './load-commands.ts';
import { untilSignedInAgain } from './reauthentication.ts';

/** Until the first byte of the response. */
export const patienceMs = 20_000;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Such as an Idempotency-Key. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** False: an ended session is a failure at once; otherwise the user is asked to sign in again. */
  waitsForSignIn?: boolean;
  /** Longer for requests that take the server longer. */
  patienceMs?: number;
}

/** @throws RequestFailed */
export async function call<N extends RouteName>(
  name: N,
  ...[input, options = {}]: keyof InputOf<N> extends never
    ? [input?: undefined, options?: CallOptions]
    : [input: InputOf<N>, options?: CallOptions]
): Promise<AnswerOf<N>> {
  const endpoint = await endpointFor(name);
  const parts = (input ?? {}) as { body?: object; query?: object; params?: object };
  const send = () => exchange(endpoint, parts, options) as Promise<AnswerOf<N>>;
  return endpoint.isPublic || options.waitsForSignIn === false ? send() : signingInAgain(send);
}

/** If the session has ended, the user signs in again over the open page, and the request is sent again. */
export async function signingInAgain<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isSessionOver(error)) throw error;
    if (!(await untilSignedInAgain())) throw new RequestFailed({ kind: 'signed_out' });
    return await send();
  }
}

function isSessionOver(error: unknown): boolean {
  return error instanceof RequestFailed && error.failure.kind === 'refused' && error.failure.errors[0].code === 'unauthenticated';
}

async function exchange(
  { method, path }: Endpoint,
  { body, query, params }: { body?: object; query?: object; params?: object },
  options: CallOptions,
): Promise<unknown> {
  const patience = AbortSignal.timeout(options.patienceMs ?? patienceMs);
  const url = urlOf({ path }, params as Parameters<typeof urlOf>[1], query as Parameters<typeof urlOf>[2]);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: method.toUpperCase(),
      headers: { ...options.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: options.signal ? AbortSignal.any([options.signal, patience]) : patience,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new RequestFailed({ kind: 'unreachable' });
  }
  return readAnswer(answer);
}

/** @throws RequestFailed for a refusal, or a response that can't be read */
export async function readAnswer(answer: Response): Promise<unknown> {
  const requestId = answer.headers.get('x-request-id') ?? undefined;
  if (answer.status === 204) return undefined;
  let content: unknown;
  try {
    content = await answer.json();
  } catch {
    throw new RequestFailed({ kind: 'unreadable', status: answer.status, requestId });
  }
  if (answer.ok) return content;
  const errors = (content as { errors?: [ApiError, ...ApiError[]] }).errors;
  if (!errors?.[0]) throw new RequestFailed({ kind: 'unreadable', status: answer.status, requestId });
  const retryAfter = Number(answer.headers.get('retry-after'));
  throw new RequestFailed({
    kind: 'refused',
    status: answer.status,
    errors,
    requestId,
    retryAfterS: retryAfter > 0 ? retryAfter : undefined,
  });
}
