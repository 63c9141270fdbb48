/** What went wrong in a call to a model, from the SDK's errors and the host's words. */
import { APICallError } from 'ai';
import { faultOfStatus, messageOf, retryAfterOf } from '../providers/reply-faults.ts';
import { WebConnectionError } from '../web/web-connection.ts';
import type { ModelFailureCode } from './model.ts';

export interface ModelFault {
  readonly code: ModelFailureCode;
  readonly message: string | null;
  readonly isRetryable: boolean;
  readonly retryAfterMs: number | null;
  /** Whether the host may have charged for it. */
  readonly isMaybeCharged: boolean;
}

const fault = (code: ModelFailureCode, more: Partial<ModelFault> = {}): ModelFault => ({
  code,
  message: null,
  isRetryable: false,
  retryAfterMs: null,
  isMaybeCharged: false,
  ...more,
});

/** @param error what the SDK threw */
export function faultOfError(error: unknown, nowMs: number): ModelFault {
  const call = findIn(error, (each) => (APICallError.isInstance(each) ? each : null));
  const connection = findIn(error, (each) => (each instanceof WebConnectionError ? each : null));
  if (connection) return fault('unavailable', { message: connection.fault, isRetryable: connection.fault !== 'private_address' });
  const status = call?.statusCode;
  if (call && status !== undefined && (status < 200 || status >= 300)) return faultOfReply(status, call, nowMs);
  // A reply with a status of success that the SDK can't read: a gateway's page, or an error in the middle of a stream.
  if (call && status !== undefined)
    return fault('unavailable', { message: 'The reply can’t be read.', isRetryable: true, isMaybeCharged: true });
  return fault('unavailable', { message: 'disconnected', isRetryable: true, isMaybeCharged: true });
}

function faultOfReply(status: number, { responseHeaders = {}, responseBody = '' }: APICallError, nowMs: number): ModelFault {
  const written = messageOf(parsed(responseBody));
  const message = written === '' ? null : written;
  const retryAfterMs = retryAfterOf(responseHeaders, status, nowMs);
  // Anthropic: 529 overloaded_error. Hosts report an unknown model with 404, Google and some others with 400.
  if (
    status === 404 ||
    (status === 400 && /model.{0,80}(?:not (?:found|exist|supported)|unknown|invalid)|(?:unknown|invalid) model/i.test(written))
  )
    return fault('unknown_model', { message });
  // Google reports a wrong key with 400.
  if (status === 400 && /api key/i.test(written)) return fault('wrong_key', { message });
  const meaning = faultOfStatus(status, written, retryAfterMs);
  switch (meaning.kind) {
    case 'wrong_key':
    case 'quota_exhausted':
      return fault(meaning.kind, { message });
    case 'rate_limited':
      return fault('rate_limited', { message, isRetryable: true, retryAfterMs });
    case 'unavailable':
      return fault('unavailable', {
        message: message ?? meaning.reason,
        isRetryable: meaning.reason !== 'redirect',
        retryAfterMs,
      });
    default:
      return fault('request_refused', { message: message ?? `HTTP ${status}` });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The first error in the chain of causes that is of a kind. */
function findIn<Found>(error: unknown, pick: (error: unknown) => Found | null): Found | null {
  for (let [each, depth]: [unknown, number] = [error, 0]; each !== undefined && each !== null && depth < 6; depth++) {
    const found = pick(each);
    if (found) return found;
    each = (each as { cause?: unknown; lastError?: unknown }).cause ?? (each as { lastError?: unknown }).lastError;
  }
  return null;
}
