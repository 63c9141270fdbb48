/** Where queries and jobs belong in a trace. The application sets both if traces are configured; otherwise, nothing here does anything. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

/** The span that the current work belongs to, as W3C trace context ("traceparent"). */
export interface TraceScope {
  readonly traceparent: string;
  /** What queued jobs belong to. A job that continues as another job gives it the parent that it has itself, so that traces don't get ever deeper. */
  readonly forJobs: string;
}

export const traceScope = new AsyncLocalStorage<TraceScope>();

/** Called at the end of a query. */
export type QueryEnd = (error?: unknown) => void;

let beginQuery: ((text: string) => QueryEnd) | null = null;

/** @param begin called with the text of each query inside a trace; null stops that. Set it before connecting. */
export function traceQueries(begin: typeof beginQuery): void {
  beginQuery = begin;
}

/** The class of connections, for a pool; undefined is the usual one. */
export function tracedClient(): typeof Client | undefined {
  return beginQuery ? TracedClient : undefined;
}

/** What `pg` accepts in place of a text, such as a COPY as a stream. */
interface Submitted {
  readonly text?: string;
  readonly submit?: unknown;
  once?(event: 'close', listener: () => void): void;
}

type Done = (error: unknown, result: unknown) => void;

class TracedClient extends Client {
  // The overloads of `query` can't be written down again; arguments are passed on as they are.
  override query = ((...given: unknown[]): unknown => {
    const send = Client.prototype.query as (this: Client, ...all: unknown[]) => unknown;
    const [statement, ...rest] = given as [string | Submitted, ...unknown[]];
    const begin = traceScope.getStore() && beginQuery;
    if (!begin) return send.apply(this, given);
    const end = begin(typeof statement === 'string' ? statement : (statement.text ?? ''));
    if (typeof statement === 'object' && statement.submit !== undefined) {
      statement.once?.('close', () => end());
      return send.apply(this, given);
    }
    const done = rest.at(-1);
    if (typeof done === 'function')
      return send.call(this, statement, ...rest.slice(0, -1), (error: unknown, result: unknown) => {
        end(error);
        (done as Done)(error, result);
      });
    const answer = send.apply(this, given) as Promise<unknown>;
    answer.then(
      () => end(),
      (error: unknown) => end(error ?? new Error('failed')),
    );
    return answer;
  }) as unknown as Client['query'];
}
