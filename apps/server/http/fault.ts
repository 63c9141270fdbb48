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
