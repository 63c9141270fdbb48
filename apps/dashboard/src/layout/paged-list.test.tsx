// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RequestFailed } from '../api/failure.ts';
import { PagedList } from './paged-list.tsx';

interface Page {
  items: string[];
  nextCursor: string | null;
}

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** Renders a list whose pages are these responses, in order. */
function show(...answers: (Page | Error | Promise<Page>)[]): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ask = async (): Promise<Page> => {
    const next = answers.shift() ?? new Error('asked once too often');
    if (next instanceof Error) throw next;
    return next;
  };
  function List() {
    const pages = useInfiniteQuery({
      queryKey: ['list'],
      queryFn: ask,
      initialPageParam: '',
      getNextPageParam: (page: Page) => page.nextCursor,
    });
    return (
      <PagedList pages={pages} skeleton="on its way" empty="none">
        {(items) => items.join(' ')}
      </PagedList>
    );
  }
  root.render(
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>,
  );
}

const button = (name: string) => Array.from(place.querySelectorAll('button')).find((each) => each.textContent === name);
const text = () => place.textContent;
const press = (name: string) => button(name)?.click();
const unreachable = () => new RequestFailed({ kind: 'unreachable' });

test('a list that is loading is neither empty nor failed', async () => {
  show(new Promise<Page>(() => undefined));
  await expect.poll(text).toBe('on its way');
});

test('an empty list is shown as empty', async () => {
  show({ items: [], nextCursor: null });
  await expect.poll(text).toContain('none');
});

test('a failed list is shown as failed, never as empty, and can be tried again', async () => {
  show(unreachable(), { items: ['ana'], nextCursor: null });
  await expect.poll(text).toContain('No response from Leadlight');
  expect(place.textContent).not.toContain('none');
  press('Try again');
  await expect.poll(text).toContain('ana');
});

test('more rows are added below, until there are no more', async () => {
  show({ items: ['ana'], nextCursor: 'b' }, { items: ['ben'], nextCursor: null });
  await expect.poll(text).toContain('ana');
  press('Show more');
  await expect.poll(text).toContain('ana ben');
  expect(button('Show more')).toBeUndefined();
});

test('if more rows fail to load, the list stays, shows the failure, and can be tried again', async () => {
  show({ items: ['ana'], nextCursor: 'b' }, unreachable(), { items: ['ben'], nextCursor: null });
  await expect.poll(text).toContain('ana');
  press('Show more');
  await expect.poll(() => place.querySelector('[role=alert]')?.textContent).toContain('can’t be reached');
  expect(place.textContent).toContain('ana');
  press('Try again');
  await expect.poll(text).toContain('ana ben');
});
