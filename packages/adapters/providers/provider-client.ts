/**
 * Calls providers: public addresses only, pinned to what was checked, no redirects (a redirect would take the key elsewhere), with limits on time
 * and size. What happens is an outcome, never an exception, and no outcome contains the key.
 */
import { errors } from 'undici';
import { systemClock } from '../clock.ts';
import { acceptedCodings, readBody } from '../web/read-body.ts';
import { createWebAgent, WebConnectionError, type WebConnectionOptions } from '../web/web-connection.ts';
import { readWebUrl } from '../web/web-url.ts';
import {
  free,
  notEnough,
  type PersonSubject,
  type Provider,
  type ProviderFault,
  type ProviderKey,
  type ProviderOutcome,
  type ProviderRequest,
  type ProviderSession,
  type ProviderSubject,
  type Sent,
} from './provider.ts';
import { faultInside, faultOfStatus, messageOf, retryAfterOf, withoutSecrets } from './reply-faults.ts';

export interface CallOptions {
  readonly signal: AbortSignal;
  /** After this, the caller gets `timed_out`. */
  readonly timeoutMs?: number;
  /** Gets what came after the timeout, so that it can still be recorded. Not called if nothing came within `lateMs`. */
  readonly onLate?: (outcome: ProviderOutcome) => void;
}

export interface ProviderClient {
  /** Never rejects. */
  readonly ask: (
    provider: Provider,
    key: ProviderKey,
    question: { readonly subject: ProviderSubject; readonly fields: readonly string[] },
    options: CallOptions,
  ) => Promise<ProviderOutcome>;
  /** Several people in as few requests as the provider allows; the outcomes have their order. Never rejects. */
  readonly askMany: (
    provider: Provider,
    key: ProviderKey,
    question: { readonly subjects: readonly PersonSubject[]; readonly fields: readonly string[] },
    options: CallOptions,
  ) => Promise<readonly ProviderOutcome[]>;
  /** Never rejects. `found` without facts: the key works. */
  readonly test: (provider: Provider, key: ProviderKey, options: CallOptions) => Promise<ProviderOutcome>;
  readonly close: () => Promise<void>;
}

export interface ProviderClientOptions extends Omit<WebConnectionOptions, 'timeoutMs'> {
  readonly userAgent: string;
  /** For an answer after its timeout, in milliseconds. */
  readonly lateMs?: number;
}

const usualTimeoutMs = 20_000;
const usualLateMs = 60_000;
/** The longest documented answer (Coresignal's companies with 500 fields) is far shorter. */
const mostBytes = 4 * 1_048_576;
/** Requests at the same time to one provider; its rate limit is kept elsewhere. */
const connectionsEach = 8;

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { userAgent, clock = systemClock, lateMs = usualLateMs } = options;
  const agent = createWebAgent({ ...options, timeoutMs: lateMs + usualTimeoutMs, connections: connectionsEach });

  const request = async ({ method, url, headers, body }: ProviderRequest, signal: AbortSignal) => {
    const read = readWebUrl(url);
    if (read.kind === 'refused') return { kind: 'refused', reason: read.fault } as const;
    const payload = body === null ? null : body.kind === 'json' ? JSON.stringify(body.value) : new URLSearchParams(body.value).toString();
    const response = await agent.request({
      origin: read.url.origin,
      path: read.url.pathname + read.url.search,
      method,
      signal,
      headers: {
        'user-agent': userAgent,
        accept: 'application/json',
        'accept-encoding': acceptedCodings,
        ...(body === null ? {} : { 'content-type': body.kind === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(payload === null ? {} : { body: payload }),
    });
    const stream = response.body;
    stream.on('error', () => undefined);
    const replied = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [
        name.toLowerCase(),
        Array.isArray(value) ? value.join('\n') : (value ?? ''),
      ]),
    );
    const content = await readBody(stream, replied['content-encoding'] ?? '', mostBytes);
    return { kind: 'replied', status: response.statusCode, headers: replied, content } as const;
  };

  const sessionOf = (provider: Provider, signal: AbortSignal): ProviderSession => ({
    wait: (ms) =>
      new Promise((resolve) => {
        const stop = clock.after(ms, resolve);
        signal.addEventListener('abort', () => (stop(), resolve()), { once: true });
      }),
    async send(asked) {
      if (signal.aborted) return fault({ kind: 'canceled', cost: free });
      try {
        const reply = await request(asked, signal);
        if (reply.kind === 'refused') return fault({ kind: 'unavailable', reason: reply.reason, retryAfterMs: null, cost: free });
        return readReply(provider, reply, clock.now());
      } catch (error) {
        return fault({ kind: 'unavailable', ...faultOfError(error), retryAfterMs: null });
      }
    },
  });

  /** @param spread turns what came of the whole call, such as a timeout, into the result */
  const run = async <Result>(
    provider: Provider,
    key: ProviderKey,
    {
      signal,
      timeoutMs = usualTimeoutMs,
      onLate,
    }: Omit<CallOptions, 'onLate'> & { readonly onLate?: ((result: Result) => void) | undefined },
    work: (session: ProviderSession) => Promise<Result>,
    spread: (outcome: ProviderOutcome) => Result,
  ): Promise<Result> => {
    const secrets = [key.key, ...(key.clientId === undefined ? [] : [key.clientId])];
    const over = new AbortController();
    const ended = work(sessionOf(provider, over.signal)).then(
      (result) => withoutSecrets(result, secrets),
      // A fault in an adapter. Its message may quote the answer, and so it is not passed on.
      () => spread({ kind: 'unavailable', reason: 'adapter_fault', retryAfterMs: null, cost: possible }),
    );
    return new Promise((resolve) => {
      let isOver = false;
      const finish = (result: Result): void => {
        isOver = true;
        stopTimer();
        signal.removeEventListener('abort', cancel);
        resolve(result);
      };
      const cancel = (): void => {
        finish(spread({ kind: 'canceled', cost: possible }));
        over.abort();
      };
      let stopLate: () => void = () => undefined;
      const stopTimer = clock.after(timeoutMs, () => {
        finish(spread({ kind: 'timed_out', afterMs: timeoutMs, cost: possible }));
        if (onLate) stopLate = clock.after(lateMs, () => over.abort());
        else over.abort();
      });
      void ended.then((result) => {
        stopLate();
        if (!isOver) finish(result);
        else if (!over.signal.aborted) onLate?.(result);
      });
      if (signal.aborted) cancel();
      else signal.addEventListener('abort', cancel, { once: true });
    });
  };

  const asIs = (outcome: ProviderOutcome): ProviderOutcome => outcome;
  const client: ProviderClient = {
    ask: (provider, key, { subject, fields }, call) =>
      provider.canAsk(subject)
        ? run(provider, key, call, (session) => provider.ask(session, key, subject, fields), asIs)
        : Promise.resolve(notEnough),
    async askMany(provider, key, { subjects, fields }, { onLate: _onLate, ...call }) {
      const { many } = provider;
      if (!many) return Promise.all(subjects.map((subject) => client.ask(provider, key, { subject, fields }, call)));
      const outcomes: ProviderOutcome[] = subjects.map(() => notEnough);
      const askable = subjects.flatMap((subject, index) => (provider.canAsk(subject) ? [{ subject, index }] : []));
      for (let from = 0; from < askable.length; from += many.most) {
        const part = askable.slice(from, from + many.most);
        const people = part.map(({ subject }) => subject);
        const answers = await run(
          provider,
          key,
          call,
          (session) => many.ask(session, key, people),
          (outcome): readonly ProviderOutcome[] => people.map(() => outcome),
        );
        part.forEach(({ index }, place) => (outcomes[index] = answers[place] ?? notEnough));
      }
      return outcomes;
    },
    test: (provider, key, call) => run(provider, key, call, (session) => provider.test(session, key), asIs),
    close: () => agent.destroy(),
  };
  return client;
}

/** The request was sent, and nobody knows what the provider made of it. The price is the provider's; the caller knows it. */
const possible = { credits: 0, certainty: 'possible' } as const;

const fault = (outcome: ProviderFault): Sent => ({ kind: 'fault', outcome });

function readReply(
  provider: Provider,
  {
    status,
    headers,
    content,
  }: { status: number; headers: Readonly<Record<string, string>>; content: { bytes: Uint8Array; isCut: boolean } | null },
  nowMs: number,
): Sent {
  const json = content === null ? undefined : parsed(content.bytes);
  const retryAfterMs = retryAfterOf(headers, nowMs);
  const message = json === undefined ? '' : messageOf(json);
  if (status < 200 || status >= 300) {
    // A gateway's page is not the provider's word that nobody was found.
    if (status === 404 && json === undefined && (content?.bytes.length ?? 0) > 0)
      return fault({ kind: 'unavailable', reason: 'http_404', retryAfterMs: null, cost: free });
    return fault(provider.faultOf?.(status, message, retryAfterMs) ?? faultOfStatus(status, message, retryAfterMs));
  }
  const unreadable = { kind: 'bad_answer', field: '', expected: 'JSON', cost: possible } as const;
  if (content?.isCut) return fault({ ...unreadable, fault: 'cut_off' });
  if (json === undefined) return fault({ ...unreadable, fault: 'not_json' });
  const inside = faultInside(json, retryAfterMs);
  return inside ? fault(inside) : { kind: 'json', status, headers, json };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether the provider may have charged: not before a connection existed. */
function faultOfError(error: unknown): { readonly reason: string; readonly cost: ProviderFault['cost'] } {
  const connection =
    error instanceof WebConnectionError ? error : error instanceof Error && error.cause instanceof WebConnectionError ? error.cause : null;
  if (connection) return { reason: connection.fault, cost: free };
  if (error instanceof errors.HeadersOverflowError || error instanceof errors.HTTPParserError)
    return { reason: 'not_http', cost: possible };
  return { reason: 'disconnected', cost: possible };
}
