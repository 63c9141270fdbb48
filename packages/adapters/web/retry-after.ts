/** How long a server asks us to wait: Retry-After (RFC 9110, section 10.2.3; RFC 6585, section 4), in seconds or as a date. */

/** A server that says "too many requests" without saying how long to wait. */
const unsaidMs = 300_000;

/** RFC 9110, section 5.6.7. `Date.parse` alone also accepts "-5". */
const httpDate = /^[A-Z][a-z]{2,8},? .* GMT$/;

/** @returns milliseconds from now; null if the server did not ask us to wait */
export function restAskedFor(
  { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
  nowMs: number,
): number | null {
  if (status !== 429 && status !== 503) return null;
  const text = headers['retry-after']?.split('\n', 1)[0]?.trim() ?? '';
  const askedMs = /^\d+$/.test(text) ? Number(text) * 1000 : httpDate.test(text) ? Date.parse(text) - nowMs : Number.NaN;
  if (askedMs > 0) return askedMs;
  return status === 429 ? unsaidMs : null;
}
