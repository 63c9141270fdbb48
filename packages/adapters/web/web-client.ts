/**
 * One HTTP request to the public web, with limits on everything: where it goes, how long it takes, how much is read, and of what kind.
 * Redirects are returned, not followed: the caller checks robots.txt and paces each hop. Cookies are never kept or sent.
 */
import { errors } from 'undici';
import { systemClock } from '../clock.ts';
import { tracedCall, type CallAttributes } from '../tracing.ts';
import { acceptedCodings, readBody } from './read-body.ts';
import { createWebAgent, WebConnectionError, type ConnectionFault, type WebConnectionOptions } from './web-connection.ts';
import { readWebUrl, type UrlFault } from './web-url.ts';

export interface WebRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  /** JSON for POST. */
  readonly body?: string;
  /** Validators of the copy that is known (RFC 9110, section 13.1). */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /** Also accepts text/plain, as robots.txt is. */
  readonly isPlainText?: boolean;
  readonly signal: AbortSignal;
}

export type WebFailure =
  | Exclude<ConnectionFault, 'private_address'>
  | 'timeout'
  /** The connection ended before the response did. */
  | 'disconnected'
  /** What came is not an HTTP response that can be read. */
  | 'not_http'
  | 'bad_encoding';

export type WebResponse =
  /** Any status, also 304 and errors. `headers` have lowercase names; repeated ones are joined by line feeds. */
  | {
      readonly kind: 'answered';
      readonly url: string;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly bytes: Uint8Array;
      /** The body was longer than the limit, or ended early. */
      readonly isCut: boolean;
    }
  | { readonly kind: 'redirect'; readonly url: string; readonly status: number; readonly to: string }
  /** Not HTML, JSON or XML. The body was not read. */
  | { readonly kind: 'other_content'; readonly url: string; readonly status: number; readonly contentType: string }
  | { readonly kind: 'refused'; readonly url: string; readonly fault: UrlFault | 'private_address' }
  | { readonly kind: 'failed'; readonly url: string; readonly fault: WebFailure };

export interface WebClientOptions extends WebConnectionOptions {
  /** With the URL that says who reads, such as `Leadlight/1 (+https://example.com/bot)`. */
  readonly userAgent: string | (() => string);
  /** The most decompressed bytes read of one response. */
  readonly maxBytes?: number;
}

export interface WebClient {
  /** Never rejects, except with the signal's reason. */
  readonly request: (request: WebRequest) => Promise<WebResponse>;
  readonly close: () => Promise<void>;
}

const timeLimitMs = 10_000;
const bytesLimit = 2_097_152;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const readable =
  /^(?:text\/html|application\/(?:xhtml\+xml|json|ld\+json|feed\+json|xml|rss\+xml|atom\+xml)|text\/xml|[\w.+-]+\/[\w.-]+\+(?:json|xml))$/;

export function createWebClient(options: WebClientOptions): WebClient {
  const { userAgent, maxBytes = bytesLimit, timeoutMs = timeLimitMs, clock = systemClock } = options;
  const agent = createWebAgent(options);

  const ask = async (request: WebRequest, url: URL, signal: AbortSignal): Promise<WebResponse> => {
    const { method = 'GET', body, etag, lastModified, isPlainText = false } = request;
    const response = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      signal,
      headers: {
        'user-agent': typeof userAgent === 'string' ? userAgent : userAgent(),
        accept: isPlainText ? 'text/plain,*/*;q=0.5' : 'text/html,application/xhtml+xml,application/json,application/xml;q=0.9,*/*;q=0.1',
        'accept-encoding': acceptedCodings,
        'accept-language': 'en,*;q=0.5',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(etag === undefined ? {} : { 'if-none-match': etag }),
        ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const { statusCode: status, body: stream } = response;
    const headers = flattened(response.headers);
    // Errors of a body that is no longer read would have no handler.
    stream.on('error', () => undefined);
    const to = headers['location'];
    if (redirects.has(status) && to !== undefined) {
      stream.destroy();
      return { kind: 'redirect', url: url.href, status, to };
    }
    const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const isReadable = contentType === '' || readable.test(contentType) || (isPlainText && contentType.startsWith('text/'));
    if (!isReadable && status < 300) {
      stream.destroy();
      return { kind: 'other_content', url: url.href, status, contentType };
    }
    const read = await readBody(stream, headers['content-encoding'] ?? '', maxBytes);
    if (!read) return { kind: 'failed', url: url.href, fault: 'bad_encoding' };
    return { kind: 'answered', url: url.href, status, headers, ...read };
  };

  const send = async (request: WebRequest): Promise<WebResponse> => {
    request.signal.throwIfAborted();
    const read = readWebUrl(request.url);
    if (read.kind === 'refused') return { kind: 'refused', url: request.url, fault: read.fault };
    const { url } = read;
    const late = new AbortController();
    const stop = clock.after(timeoutMs, () => late.abort(new WebTimeout()));
    try {
      return await ask(request, url, AbortSignal.any([request.signal, late.signal]));
    } catch (error) {
      request.signal.throwIfAborted();
      const fault = late.signal.aborted ? 'timeout' : faultOf(error);
      return fault === 'private_address' ? { kind: 'refused', url: url.href, fault } : { kind: 'failed', url: url.href, fault };
    } finally {
      stop();
    }
  };

  return {
    request: (request) => tracedCall('website', { 'http.request.method': request.method ?? 'GET' }, () => send(request), attributesOf),
    close: () => agent.destroy(),
  };
}

const attributesOf = (response: WebResponse): CallAttributes => ({
  'leadlight.outcome': response.kind === 'failed' || response.kind === 'refused' ? response.fault : response.kind,
  ...('status' in response ? { 'http.response.status_code': response.status } : {}),
});

class WebTimeout extends Error {
  override readonly name = 'WebTimeout';
}

function faultOf(error: unknown): WebFailure | 'private_address' {
  if (error instanceof WebConnectionError) return error.fault;
  if (error instanceof Error && error.cause instanceof WebConnectionError) return error.cause.fault;
  if (
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError
  )
    return 'timeout';
  if (error instanceof errors.HeadersOverflowError || error instanceof errors.HTTPParserError) return 'not_http';
  return 'disconnected';
}

function flattened(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const result: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) result[name.toLowerCase()] = Array.isArray(value) ? value.join('\n') : value;
  }
  return result;
}
