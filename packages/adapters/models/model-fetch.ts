/**
 * The HTTP client of models. Addresses are checked and pinned as for providers; an address that the operator chose may be private. No redirect is
 * followed (it would take the key and the text elsewhere), and a reply has a limit.
 */
import { lookup as lookupOfSystem } from 'node:dns/promises';
import { fetch as fetchWith } from 'undici';
import type { Lookup } from '../dns/dns-cache.ts';
import { JsonDepth } from '../web/json-depth.ts';
import { createWebAgent, type WebConnectionOptions } from '../web/web-connection.ts';
import type { ModelSettings } from './model.ts';

/** The longest answer that is asked for has a few thousand tokens; streaming repeats some 200 bytes around each. */
const mostBytes = 8 * 1_048_576;
/** Requests at the same time to one host. */
const connectionsEach = 8;

export interface ModelFetch {
  readonly fetchFor: (setBy: ModelSettings['setBy']) => typeof globalThis.fetch;
  readonly close: () => Promise<void>;
}

export interface ModelFetchOptions extends Omit<WebConnectionOptions, 'timeoutMs' | 'connections' | 'onCertificate'> {
  readonly userAgent: string;
  /** The longest time to a reply's head and between parts of its body, in milliseconds. */
  readonly timeoutMs: number;
}

export function createModelFetch({ userAgent, ...options }: ModelFetchOptions): ModelFetch {
  const { clock: _clock, ...connection } = options;
  const guarded = createWebAgent({ ...connection, connections: connectionsEach });
  // A name such as "ollama" is known to the machine's resolver only. A SOCKS proxy leads to the Internet, not to the operator's own network.
  const { dial: _dial, ...direct } = connection;
  const open = createWebAgent({ ...direct, lookup: systemLookup, isDialable: () => true, connections: connectionsEach });
  return {
    fetchFor(setBy) {
      const dispatcher = setBy === 'operator' ? open : guarded;
      return async (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('user-agent', userAgent);
        const response = await fetchWith(input instanceof Request ? input.url : String(input), {
          method: init?.method ?? 'GET',
          body: typeof init?.body === 'string' ? init.body : null,
          signal: init?.signal ?? null,
          headers: Object.fromEntries(headers),
          redirect: 'manual',
          dispatcher,
        });
        const { status, statusText, body } = response;
        return new Response(body === null ? null : limited(body), { status, statusText, headers: Object.fromEntries(response.headers) });
      };
    },
    async close() {
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  };
}

/** The body, which ends with an error where it is too long or, as JSON, nested too deeply. */
function limited(body: AsyncIterable<Uint8Array | undefined>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = body[Symbol.asyncIterator]();
  const depth = new JsonDepth();
  let length = 0;
  return new ReadableStream({
    async pull(controller) {
      const next: IteratorResult<Uint8Array | undefined, unknown> = await parts.next();
      if (next.done) return controller.close();
      length += next.value?.length ?? 0;
      const bytes = new Uint8Array(next.value ?? []);
      if (length > mostBytes || !depth.accepts(bytes)) {
        await parts.return?.();
        throw new Error('The reply is too long.');
      }
      controller.enqueue(bytes);
    },
    cancel: async () => void (await parts.return?.()),
  });
}

/** Names as the machine resolves them, with its hosts file and search domains. */
const systemLookup: Lookup = async (name, type) => {
  const family = type === 'A' ? 4 : 6;
  try {
    const found = await lookupOfSystem(name, { all: true, family });
    return {
      rcode: 'NOERROR',
      records: found.map(({ address }) => ({ type: family === 4 ? 'A' : 'AAAA', address })),
      ttlS: 0,
      cached: false,
    };
  } catch {
    return { rcode: 'NXDOMAIN', records: [], ttlS: 0, cached: false };
  }
};
