import { sourcePlace } from './source-places.ts';

/** Name, code and location of an error, or of a copy of one (pg-boss reports those), without its message. */
export function faultOf(error: unknown): Record<string, unknown> {
  const isCopy = typeof error === 'object' && error !== null && 'stack' in error && typeof error.stack === 'string';
  if (!(error instanceof Error) && !isCopy) return { kind: typeof error };
  const { name, stack, code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const places = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => sourcePlace(line.trim()));
  return { kind: name, code, constraint, table, places };
}

/** A full disk: PostgreSQL's disk_full (appendix A), and the system's own error codes for a full disk or quota. */
export function isDiskFull(error: unknown): boolean {
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code));
}
