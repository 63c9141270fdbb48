/** Name, code and location of an error, without its message. */
export function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return { kind: error.name, code, constraint, table, places };
}

/** A full disk: PostgreSQL's disk_full (appendix A), and the system's own error codes for a full disk or quota. */
export function isDiskFull(error: unknown): boolean {
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code));
}
