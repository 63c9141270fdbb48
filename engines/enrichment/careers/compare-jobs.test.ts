import { describe, expect, test } from 'vitest';
import { compareJobs, type JobHistory } from './compare-jobs.ts';
import { jobOf, type Job } from './job.ts';
import type { JobsResult } from './read-jobs.ts';

const day = 86_400;
const job = (id: string): Job => jobOf({ id, title: `Job ${id}` });
const found = (ids: string, parts: Partial<Extract<JobsResult, { kind: 'found' }>> = {}): JobsResult => ({
  kind: 'found',
  jobs: Array.from(ids, job),
  refused: [],
  isComplete: true,
  next: [],
  details: [],
  ...parts,
});
const failed: JobsResult = { kind: 'failed', reason: 'status', detail: 'status 503', retryAfterSeconds: null };
const ids = (jobs: readonly Job[]): string => jobs.map(({ id }) => id).join('');
const gone = (history: readonly JobHistory[]): string =>
  history
    .filter(({ goneSince }) => goneSince !== null)
    .map(({ id }) => id)
    .join('');

describe('jobs over time', () => {
  const first = compareJobs([], found('ab'), day);

  test('are new when first seen, and then still open', () => {
    expect(ids(first.opened)).toBe('ab');
    const second = compareJobs(first.history, found('abc'), 2 * day);
    expect([ids(second.opened), ids(second.stillOpen)]).toEqual(['c', 'ab']);
    expect(second.history[0]).toMatchObject({ id: 'a', firstSeen: day, lastSeen: 2 * day });
  });

  test('are gone after two good fetches without them, since the first of the two', () => {
    const second = compareJobs(first.history, found('a'), 2 * day);
    expect([second.closed, gone(second.history)]).toEqual([[], '']);
    const third = compareJobs(second.history, found('a'), 3 * day);
    expect(third.closed).toEqual(['b']);
    expect(third.history[1]).toMatchObject({ goneSince: 2 * day, lastSeen: day });
    const fourth = compareJobs(third.history, found('ab'), 4 * day);
    expect([ids(fourth.reopened), ids(fourth.stillOpen), gone(fourth.history)]).toEqual(['b', 'a', '']);
  });

  test('are not gone if they are back in between', () => {
    const missed = compareJobs(first.history, found('a'), 2 * day);
    const back = compareJobs(missed.history, found('ab'), 3 * day);
    expect(compareJobs(back.history, found('a'), 4 * day).closed).toEqual([]);
  });

  test.each<[string, JobsResult]>([
    ['a fetch that failed', failed],
    ['an incomplete fetch', found('a', { isComplete: false })],
    ['jobs that could not be read', found('a', { refused: [{ id: null, index: 1, reason: 'no title' }] })],
    ['an empty answer for a name that may not exist', { kind: 'absent', isCertain: false }],
  ])('are never gone because of %s', (_, fetched) => {
    const twice = compareJobs(compareJobs(first.history, fetched, 2 * day).history, fetched, 3 * day);
    expect([twice.closed, gone(twice.history), twice.isProof]).toEqual([[], '', false]);
  });

  test('are gone from an empty board that is certain, or that the site still leads to', () => {
    const twice = (fetched: JobsResult, isBoardConfirmed = false): readonly string[] =>
      compareJobs(compareJobs(first.history, fetched, 2 * day, { isBoardConfirmed }).history, fetched, 3 * day, { isBoardConfirmed })
        .closed;
    expect(twice({ kind: 'absent', isCertain: true })).toEqual(['a', 'b']);
    expect(twice({ kind: 'absent', isCertain: false }, true)).toEqual(['a', 'b']);
  });

  test('a job that could not be read is still there', () => {
    const refused = found('a', { refused: [{ id: 'b', index: 1, reason: 'no title' }] });
    expect(compareJobs(compareJobs(first.history, refused, 2 * day).history, refused, 3 * day).closed).toEqual([]);
  });

  test('the same fetch compared twice counts once', () => {
    const once = compareJobs(first.history, found('a'), 2 * day);
    expect(compareJobs(once.history, found('a'), 2 * day).closed).toEqual([]);
  });
});
