// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { RequestFailed } from './failure.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.useRealTimers());

function refusal(status: number, code: 'unavailable' | 'rate_limited', retryAfterS: number | undefined) {
  return new RequestFailed({ kind: 'refused', status, errors: [{ code, message: 'Words.' }], requestId: 'r-1', retryAfterS });
}

/** What a screen with this query shows while time passes. */
function watch(...answers: (Error | string)[]) {
  vi.useFakeTimers();
  const client = createQueryClient();
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['search'],
    queryFn: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const stop = observer.subscribe(() => undefined);
  onTestFinished(() => (stop(), client.clear()));
  return { result: () => observer.getCurrentResult(), asked: () => asked };
}

test('a server that is not ready is asked again after the time that it named, until it answers', async () => {
  const notReady = refusal(503, 'unavailable', 5);
  // Each attempt asks three times.
  const screen = watch(...Array<Error>(6).fill(notReady), 'found');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(screen.result().error).toBe(notReady);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.result().data).toBe('found');
  expect(screen.asked()).toBe(7);
});

test('a limit on attempts is not asked again, because each request counts toward it', async () => {
  const screen = watch(refusal(429, 'rate_limited', 5), 'found');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(screen.result().data).toBeUndefined();
  expect(screen.asked()).toBe(1);
});

test('a failure without a time is shown until the user tries again', async () => {
  const screen = watch(refusal(500, 'unavailable', undefined));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(screen.result().isError).toBe(true);
  expect(screen.asked()).toBe(3);
});
