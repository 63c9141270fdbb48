/**
 * Calls providers: public addresses only, pinned to what was checked, no redirects (a redirect would take the key elsewhere), with limits on time
 * and size. What happens is an outcome, never an exception, and no outcome contains the key.
 */
import { systemClock } from '../clock.ts';
import { createWebAgent, type WebConnectionOptions } from '../web/web-connection.ts';
import {
  notEnough,
  type PersonSubject,
  type Provider,
  type ProviderKey,
  type ProviderOutcome,
  type ProviderSession,
  type ProviderSubject,
} from './provider.ts';
import { withoutSecrets } from './reply-faults.ts';
import { possible, sendRequest } from './send-request.ts';

export interface CallOptions {
  readonly signal: AbortSignal;
  /** After this, the caller gets `timed_out`. */
  readonly timeoutMs?: number;
  /** Called with a late answer, so that it can still be recorded. Not called if none arrives within `lateMs`. */
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
  /**
   * Several people in as few requests as the provider allows; the outcomes have their order. Never rejects. `onLate` gets what came after the timeout,
   * in the order of the people, if one request was enough for them.
   */
  readonly askMany: (
    provider: Provider,
    key: ProviderKey,
    question: { readonly subjects: readonly PersonSubject[]; readonly fields: readonly string[] },
    options: Omit<CallOptions, 'onLate'> & { readonly onLate?: (outcomes: readonly ProviderOutcome[]) => void },
  ) => Promise<readonly ProviderOutcome[]>;
  /** How long to wait for a late answer, in milliseconds after the timeout or the cancellation. */
  readonly lateMs: number;
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
/** Requests at the same time to one provider; its rate limit is kept elsewhere. */
const connectionsEach = 8;

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { userAgent, clock = systemClock, lateMs = usualLateMs } = options;
  const agent = createWebAgent({ ...options, timeoutMs: lateMs + usualTimeoutMs, connections: connectionsEach });

  const sessionOf = (provider: Provider, signal: AbortSignal): ProviderSession => ({
    wait: (ms) =>
      new Promise((resolve) => {
        const stop = clock.after(ms, resolve);
        signal.addEventListener('abort', () => (stop(), resolve()), { once: true });
      }),
    send: (request) => sendRequest(agent, provider, request, { userAgent, signal, now: () => clock.now() }),
  });

  /** @param spread turns the outcome of the whole call, such as a timeout, into the result */
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
      let stopLate: () => void = () => undefined;
      // The request was sent, and the provider may charge for its answer.
      const expectLate = (): void => {
        if (onLate) stopLate = clock.after(lateMs, () => over.abort());
        else over.abort();
      };
      const cancel = (): void => {
        finish(spread({ kind: 'canceled', cost: possible }));
        expectLate();
      };
      const stopTimer = clock.after(timeoutMs, () => {
        finish(spread({ kind: 'timed_out', afterMs: timeoutMs, cost: possible }));
        expectLate();
      });
      void ended.then((result) => {
        stopLate();
        if (!isOver) finish(result);
        else if (!over.signal.aborted) onLate?.(result);
      });
      if (signal.aborted) {
        over.abort();
        cancel();
      } else signal.addEventListener('abort', cancel, { once: true });
    });
  };

  const asIs = (outcome: ProviderOutcome): ProviderOutcome => outcome;
  const client: ProviderClient = {
    ask: (provider, key, { subject, fields }, call) =>
      provider.canAsk(subject)
        ? run(provider, key, call, (session) => provider.ask(session, key, subject, fields), asIs)
        : Promise.resolve(notEnough),
    async askMany(provider, key, { subjects, fields }, { onLate, ...call }) {
      const { many } = provider;
      if (!many) return Promise.all(subjects.map((subject) => client.ask(provider, key, { subject, fields }, call)));
      const outcomes: ProviderOutcome[] = subjects.map(() => notEnough);
      const askable = subjects.flatMap((subject, index) => (provider.canAsk(subject) ? [{ subject, index }] : []));
      for (let from = 0; from < askable.length; from += many.most) {
        const part = askable.slice(from, from + many.most);
        const people = part.map(({ subject }) => subject);
        const isOnly = askable.length === subjects.length && askable.length <= many.most;
        const answers = await run<readonly ProviderOutcome[]>(
          provider,
          key,
          { ...call, ...(isOnly && { onLate }) },
          (session) => many.ask(session, key, people),
          (outcome) => people.map(() => outcome),
        );
        part.forEach(({ index }, place) => (outcomes[index] = answers[place] ?? notEnough));
      }
      return outcomes;
    },
    lateMs,
    test: (provider, key, call) => run(provider, key, call, (session) => provider.test(session, key), asIs),
    close: () => agent.destroy(),
  };
  return client;
}
