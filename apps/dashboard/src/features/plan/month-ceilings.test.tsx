// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { showNoticesWith, type Notice } from '../../notices/notify.ts';
import { MonthCeilingsSection } from './month-ceilings.tsx';

let mayUpdate = true;
const workspace = { workspaceId: 'w', isReadOnly: false, may: () => mayUpdate } as unknown as OpenWorkspace;

let root: Root;
let place: HTMLElement;
let notices: Notice[];
let stopNotices: () => void;
let sent: unknown[];
let stored: { all: object; profile: object; startsAgainAt: string };
beforeEach(() => {
  notices = [];
  stopNotices = showNoticesWith((notice) => void notices.push(notice));
  mayUpdate = true;
  sent = [];
  stored = {
    all: { ceiling: 1000, spent: 312, reserved: 20, left: 668 },
    profile: { ceiling: null, spent: 40, reserved: 0, left: null },
    startsAgainAt: '2026-12-01T00:00:00.000Z',
  };
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') {
      sent.push(JSON.parse(body as string));
      stored = { ...stored, profile: { ceiling: 40, spent: 40, reserved: 0, left: 0 } };
    }
    return new Response(JSON.stringify(stored));
  });
  const routeTree = createRootRoute({ component: () => <MonthCeilingsSection workspace={workspace} /> });
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() }) as never} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  place.remove();
  // What is still queued would be shown in the next file of this worker.
  stopNotices();
});

const text = (): string => place.textContent ?? '';
const inputs = (): HTMLInputElement[] => Array.from(place.querySelectorAll('input'));
function type(input: HTMLInputElement | undefined, value: string): void {
  // React observes the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('each ceiling shows what is spent, reserved and left, and an empty field means no ceiling', async () => {
  await expect.poll(() => inputs().map(({ value }) => value)).toEqual(['1000', '']);
  expect(text()).toContain('312 spent, 20 reserved this month, 668 left.');
  expect(text()).toContain('40 spent this month.');
});

test('a ceiling is saved, and a reached ceiling says when it resets', async () => {
  await expect.poll(() => inputs().length).toBe(2);
  type(inputs()[1], '40');
  const save = (): HTMLButtonElement | null => place.querySelector('button[type=submit]');
  save()?.click();
  await expect.poll(() => sent).toEqual([{ all: 1000, profile: 40 }]);
  await expect.poll(text).toContain('Reached: 40 spent this month. It resets on');
});

test('saving without a change sends nothing and says so', async () => {
  await expect.poll(() => inputs().length).toBe(2);
  place.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  await expect.poll(() => notices).toMatchObject([{ title: 'Already saved' }]);
  expect(sent).toEqual([]);
});

test('text that is not a number is refused before anything is sent', async () => {
  await expect.poll(() => inputs().length).toBe(2);
  type(inputs()[0], '1.5');
  place.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  await expect.poll(text).toContain('Enter a number up to 1,000,000');
  expect(sent).toEqual([]);
});

test('members see the ceilings and cannot change them', async () => {
  mayUpdate = false;
  await expect.poll(text).toContain('Total: at most 1,000 credits');
  expect(text()).toContain('No ceiling. 40 spent this month.');
  expect(text()).toContain('Owners and admins can change them.');
  expect(inputs()).toEqual([]);
});
