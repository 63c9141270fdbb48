/**
 * Whether a process still has the lease of a run, or the claim of a verification, a find or a reading. Each is given for a minute or less and
 * renewed while the process works, so one that would last much longer was given by a clock that was ahead and has been set back since. It counts as
 * expired, because its process may be gone, and nothing else would end it before that wrong time. If the process is still working, it finds another's token and stops.
 */

/** Several times the longest lease, so that no lease from a correct clock counts as expired. */
const longestMinutes = 10;

/** @param now the clock by which it was given */
export function isTakenUntil(until: Date | null, now: Date): boolean {
  const leftMs = until === null ? 0 : until.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= longestMinutes * 60_000;
}

/** The same in SQL. @param until a column @param now an expression, such as `clock_timestamp()` or `$2` */
export function takenSql(until: string, now = 'clock_timestamp()'): string {
  const at = `${now}::timestamptz`;
  return `(${until} > ${at} and ${until} <= ${at} + interval '${longestMinutes} minutes')`;
}
