// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RequestFailed } from '../api/failure.ts';
import { Ready, ReadyList } from './ready.tsx';

type Answer = { items: string[] } | Error | Promise<{ items: string[] }>;

let root: Root;
let place: HTMLElement;
let queries: QueryClient;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** Renders the lists that these answers are, in order, as a list and as a whole. */
function show(...answers: Answer[]): void {
  const queryFn = async (): Promise<{ items: string[] }> => {
    const next = answers.shift() ?? new Error('asked once too often');
    if (next instanceof Error) throw next;
    return next;
  };
  function Screen() {
    const query = useQuery({ queryKey: ['lists'], queryFn });
    return (
      <>
        <ReadyList query={query} what="the lists" rows={2} empty="no lists">
          {(items) => items.join(' ')}
        </ReadyList>
        <Ready query={query} what="the number" rows={1}>
          {({ items }) => <output>{items.length}</output>}
        </Ready>
      </>
    );
  }
  root.render(
    <QueryClientProvider client={queries}>
      <Screen />
    </QueryClientProvider>,
  );
}

const text = () => place.textContent;
const labels = () => Array.from(place.querySelectorAll('[role=status]'), (each) => each.getAttribute('aria-label') ?? each.textContent);
const retry = () => Array.from(place.querySelectorAll('button')).find((each) => each.textContent === 'Try again');
const unreachable = () => new RequestFailed({ kind: 'unreachable' });

test('what is loading is named for screen readers, and is neither empty nor failed', async () => {
  show(new Promise(() => undefined));
  await expect.poll(labels).toEqual(['Loading the lists', 'Loading the number']);
  expect(text()).not.toContain('no lists');
  expect(retry()).toBeUndefined();
});

test('an empty list is shown as empty, and a whole that is empty is rendered', async () => {
  show({ items: [] });
  await expect.poll(text).toBe('no lists0');
});

test('a failure is shown as one, never as empty, and can be tried again', async () => {
  show(unreachable(), { items: ['Berlin', 'Paris'] });
  await expect.poll(text).toContain('No response from Leadlight');
  expect(text()).not.toContain('no lists');
  retry()?.click();
  await expect.poll(text).toBe('Berlin Paris2');
});

test.each([
  [404, 'not_found'],
  [422, 'file_broken'],
] as const)('what would be refused again (%i, %s) can’t be tried again', async (status, code) => {
  const errors = [{ code, message: 'Not this one.' }] as const;
  show(new RequestFailed({ kind: 'refused', status, errors: [...errors], requestId: undefined, retryAfterS: undefined }));
  await expect.poll(text).toContain('Not this one.');
  expect(retry()).toBeUndefined();
});

test('what was read stays when reading it again fails', async () => {
  show({ items: ['Berlin'] }, unreachable());
  await expect.poll(text).toBe('Berlin1');
  await queries.refetchQueries();
  await expect.poll(() => queries.getQueryState(['lists'])?.status).toBe('error');
  expect(text()).toBe('Berlin1');
});

test('an empty list that could not be read again is shown as failed', async () => {
  show({ items: [] }, unreachable());
  await expect.poll(text).toBe('no lists0');
  await queries.refetchQueries();
  await expect.poll(text).toContain('No response from Leadlight');
});
