/** Counts a company's jobs: now, by department, and at the end of each day on which something changed. */
import type { JobDates } from '@leadlight/db/enrichments';

const dayMs = 86_400_000;
/** The chart shows so many days. */
const mostDays = 400;
const newForDays = 28;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Jobs that are open and were posted, or first seen, within the last 28 days. */
export function countNew(jobs: readonly JobDates[], now: Date): number {
  const since = dayOf(new Date(now.getTime() - newForDays * dayMs));
  return jobs.filter(({ goneSince, postedOn }) => goneSince === null && postedOn > since).length;
}

/** Open jobs per department, most first; null is jobs whose department is unknown. */
export function countByDepartment(jobs: readonly JobDates[]): { departmentId: string | null; count: number }[] {
  const open = jobs.filter(({ goneSince }) => goneSince === null);
  return Array.from(
    Map.groupBy(open, ({ department }) => department),
    ([departmentId, some]) => ({ departmentId, count: some.length }),
  ).toSorted((a, b) => b.count - a.count || (a.departmentId ?? '~').localeCompare(b.departmentId ?? '~'));
}

/**
 * Open jobs at the end of each day on which a job appeared or disappeared, or the board was read; oldest first.
 * @param readAt when the board was last read to the end
 */
export function countByDay(jobs: readonly JobDates[], readAt: Date | null, now: Date): { day: string; open: number }[] {
  const changes = new Map<string, number>();
  const change = (at: Date, by: number): void => void changes.set(dayOf(at), (changes.get(dayOf(at)) ?? 0) + by);
  for (const { firstSeen, goneSince } of jobs) {
    change(firstSeen, 1);
    if (goneSince) change(goneSince, -1);
  }
  if (readAt) change(readAt, 0);
  const since = dayOf(new Date(now.getTime() - mostDays * dayMs));
  let open = 0;
  return [...changes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, by]) => ({ day, open: (open += by) }))
    .filter(({ day }) => day > since);
}
