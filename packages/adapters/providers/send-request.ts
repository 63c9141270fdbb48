/** Sends one request to a provider and reads its reply as JSON or as a fault. */
import { withoutPiledMarks } from '@leadlight/vocabulary/text';
import { errors, type Dispatcher } from 'undici';
import { tracedCall } from '../tracing.ts';
import { isShallow } from '../web/json-depth.ts';
import { acceptedCodings, readBody } from '../web/read-body.ts';
import { WebConnectionError } from '../web/web-connection.ts';
import { readWebUrl } from '../web/web-url.ts';
import { free, type Provider, type ProviderFault, type ProviderRequest, type Sent } from './provider.ts';
import { faultInside, faultOfStatus, messageOf, retryAfterOf } from './reply-faults.ts';

/** The longest documented answer (Coresignal's companies with 500 fields) is far shorter. */
const mostBytes = 4 * 1_048_576;

interface Sending {
  readonly userAgent: string;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** Never rejects. */
export async function sendRequest(agent: Dispatcher, provider: Provider, asked: ProviderRequest, sending: Sending): Promise<Sent> {
  if (sending.signal.aborted) return fault({ kind: 'canceled', cost: free });
  try {
    const reply = await tracedCall(
      `provider ${provider.description.id}`,
      { 'http.request.method': asked.method },
      () => exchange(agent, asked, sending),
      (replied) => (replied.kind === 'replied' ? { 'http.response.status_code': replied.status } : { 'leadlight.outcome': replied.reason }),
    );
    if (reply.kind === 'refused') return fault({ kind: 'unavailable', reason: reply.reason, retryAfterMs: null, cost: free });
    return readReply(provider, reply, sending.now());
  } catch (error) {
    return fault({ kind: 'unavailable', ...faultOfError(error), retryAfterMs: null });
  }
}

async function exchange(agent: Dispatcher, { method, url, headers, body }: ProviderRequest, { userAgent, signal }: Sending) {
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
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join('\n') : (value ?? '')]),
  );
  const content = await readBody(stream, replied['content-encoding'] ?? '', mostBytes);
  return { kind: 'replied', status: response.statusCode, headers: replied, content } as const;
}

/** The request was sent, and nobody knows what the provider made of it. The price is the provider's; the caller knows it. */
export const possible = { credits: 0, certainty: 'possible' } as const;

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
  const retryAfterMs = retryAfterOf(headers, status, nowMs);
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

/** Texts without NUL characters and lone surrogates, which escapes in JSON can contain and no database stores, and without marks that take minutes to normalize. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutPiledMarks(value.toWellFormed().replaceAll('\0', '')) : value;

function parsed(bytes: Uint8Array): unknown {
  if (!isShallow(bytes)) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), storable) as unknown;
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
