/** What an HTTP reply means, before anyone reads facts from it: one rule for all providers, with exceptions by provider. */
import { free, type ProviderFault } from './provider.ts';

/** The longest message of a provider that is kept. */
const longestMessage = 300;

/**
 * How long a provider asks us to wait, in milliseconds: Retry-After as seconds or an HTTP date (RFC 9110, section 10.2.3), or with status 429 the
 * seconds in RateLimit-Reset, as Lusha documents it (draft-ietf-httpapi-ratelimit-headers-06). Null if it does not say.
 */
export function retryAfterOf(headers: Readonly<Record<string, string>>, status: number, nowMs: number): number | null {
  const text = headers['retry-after']?.split('\n', 1)[0]?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const reset = headers['ratelimit-reset']?.trim() ?? '';
  // More than a day is a time stamp, which this header never has in the draft, but has elsewhere.
  if (status === 429 && text === '' && /^\d{1,5}$/.test(reset)) return Number(reset) * 1000;
  if (!/^[A-Z][a-z]{2,8},? .* GMT$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

/** What a body says went wrong: in the places where providers of this kind write it. "" if it says nothing. */
export function messageOf(json: unknown): string {
  const found = messageIn(json, 0);
  return found.replaceAll(/\s+/g, ' ').trim().slice(0, longestMessage);
}

function messageIn(json: unknown, depth: number): string {
  if (typeof json === 'string') return json;
  if (typeof json !== 'object' || json === null || depth > 3) return '';
  if (Array.isArray(json)) return messageIn(json[0], depth + 1);
  const record = json as Readonly<Record<string, unknown>>;
  for (const name of ['message', 'details', 'detail', 'error_message', 'error', 'errors', 'msg', 'title', 'type', 'id']) {
    const found = messageIn(record[name], depth + 1);
    if (found !== '') return found;
  }
  return '';
}

/** A provider that has no credits left says so in words; the statuses differ (402, 403, 422, 429). */
const exhausted =
  /insufficient credit|out of credits?|no (?:more )?credits|not enough credits?|credits? (?:exhausted|limit)|usage limit|trial limit|account maximum|billing period|quota (?:has been |is )?(?:exhausted|exceeded)|payment required/i;

/**
 * The meaning of a status that is not 2xx.
 * @param message what the body says (messageOf)
 */
export function faultOfStatus(status: number, message: string, retryAfterMs: number | null): ProviderFault {
  const words = message === '' ? null : message;
  if (status >= 300 && status < 400) return { kind: 'unavailable', reason: 'redirect', retryAfterMs: null, cost: free };
  if (status >= 500) return { kind: 'unavailable', reason: `http_${status}`, retryAfterMs, cost: free };
  if (status === 402 || (status !== 401 && status !== 404 && exhausted.test(message)))
    return { kind: 'quota_exhausted', message: words, cost: free };
  switch (status) {
    case 401:
      return { kind: 'wrong_key', because: 'rejected', message: words, cost: free };
    case 403:
      return { kind: 'wrong_key', because: 'not_allowed', message: words, cost: free };
    case 404:
      return { kind: 'not_found', because: 'no_match', cost: free };
    case 451:
      return { kind: 'not_found', because: 'legal', cost: free };
    case 429:
      return { kind: 'rate_limited', retryAfterMs, message: words, cost: free };
    // 499: Lusha's own timeout.
    case 408:
    case 499:
      return { kind: 'unavailable', reason: `http_${status}`, retryAfterMs, cost: free };
    default:
      return { kind: 'refused_input', because: 'rejected', message: words, cost: free };
  }
}

/**
 * The error that a body with status 200 contains, by the forms that APIs use: `error`, `errors`, `success: false`, `status: "error"`, and a
 * status of an error inside.
 * @returns null if it contains none
 */
export function faultInside(json: unknown, retryAfterMs: number | null): ProviderFault | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const record = json as Readonly<Record<string, unknown>>;
  const { error, errors, success, status, code, statusCode } = record;
  const hasError = isGiven(error) || isGiven(errors) || success === false || status === 'error' || status === 'failed';
  const inner = [status, code, statusCode, statusIn(error), statusIn(errors)].map(Number).find((number) => number >= 400 && number <= 599);
  if (!hasError && inner === undefined) return null;
  const message = messageOf(isGiven(error) ? error : isGiven(errors) ? errors : record);
  if (inner !== undefined) return faultOfStatus(inner, message, retryAfterMs);
  if (exhausted.test(message)) return { kind: 'quota_exhausted', message, cost: free };
  return {
    kind: 'error_inside',
    message: message === '' ? 'The answer says that it failed, without a reason.' : message,
    cost: { credits: 0, certainty: 'possible' },
  };
}

const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0);

function statusIn(error: unknown): unknown {
  const first: unknown = Array.isArray(error) ? error[0] : error;
  if (typeof first !== 'object' || first === null) return undefined;
  const { status, code } = first as { status?: unknown; code?: unknown };
  return status ?? code;
}

/** Removes a secret from every text of a result, in the forms in which a server may repeat it. */
export function withoutSecrets<Result>(result: Result, secrets: readonly string[]): Result {
  const forms = secrets
    .filter((secret) => secret.length >= 4)
    .flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
    .toSorted((a, b) => b.length - a.length);
  const cleaned = (value: unknown): unknown => {
    if (typeof value === 'string') return forms.reduce((text, form) => text.replaceAll(form, '•••'), value);
    if (Array.isArray(value)) return value.map(cleaned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner)]));
  };
  return cleaned(result) as Result;
}
