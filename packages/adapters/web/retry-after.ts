/** How long a server asks us to wait: Retry-After (RFC 9110, section 10.2.3; RFC 6585, section 4), in seconds or as a date. */

/** A server that says "too many requests" without saying how long to wait. */
const unsaidMs = 300_000;

/** @returns milliseconds from now; null if the server did not ask us to wait */
export function restAskedFor(
  { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
  nowMs: number,
): number | null {
  if (status !== 429 && status !== 503) return null;
  const text = headers['retry-after']?.split('\n', 1)[0]?.trim() ?? '';
  const askedMs = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  if (Number.isFinite(askedMs) && text !== '') return Math.max(0, askedMs);
  return status === 429 ? unsaidMs : null;
}
