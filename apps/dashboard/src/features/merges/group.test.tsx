// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MergeGroup } from '../../api/contract.ts';
import '../../api/groups/merges.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { showNoticesWith, type Notice } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { Group } from './group.tsx';

const lead = (id: string, name: string) => ({ id, name, values: [], updatedAt: '2026-11-20T10:00:00.000Z' });
const group = {
  id: '7',
  kind: 'people',
  size: 2,
  leads: [lead('7', 'Jonas Lind'), lead('8', 'Joanna Berg')],
  reasons: [],
  createdAt: '2026-11-20T10:00:00.000Z',
} as unknown as MergeGroup;
const workspace = { workspaceId: '01a1fd61-47e1-7238-90d8-94a8c7868f75', isReadOnly: false, may: () => true } as unknown as OpenWorkspace;

let root: Root;
let place: HTMLElement;
let queries: QueryClient;
let shown: Notice[];
let stopShowing: () => void;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  queries = createQueryClient();
  shown = [];
  stopShowing = showNoticesWith((notice) => shown.push(notice));
});
afterEach(() => {
  stopShowing();
  root.unmount();
  place.remove();
  queries.clear();
});

const mergeButton = (): HTMLButtonElement | undefined => [...place.querySelectorAll('button')].find((each) => each.textContent === 'Merge');

async function mergeRefusedWith(status: number, code: string): Promise<void> {
  shown.length = 0;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errors: [{ code, message: 'The server’s words.' }] }), { status }));
  root.render(
    <QueryClientProvider client={queries}>
      <Group group={group} workspace={workspace} />
    </QueryClientProvider>,
  );
  await expect.poll(mergeButton).toBeDefined();
  mergeButton()?.click();
  await expect.poll(() => shown.length).toBe(1);
}

test('a user who decides second reads that the question was already decided, not that it doesn’t exist', async () => {
  await mergeRefusedWith(404, 'not_found');
  expect(shown[0]).toMatchObject({ title: 'Already decided', tone: 'error' });
  await mergeRefusedWith(409, 'merge_outdated');
  expect(shown[0]).toMatchObject({ title: 'Already decided', tone: 'error' });
});

test('another refusal of a decision is shown in the server’s words', async () => {
  await mergeRefusedWith(403, 'workspace_read_only');
  expect(shown[0]).toMatchObject({ title: 'This workspace is read-only', text: 'The server’s words.' });
});
