// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MergeGroup } from '../../api/contract.ts';
import '../../api/groups/merges.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { Group } from './group.tsx';

vi.mock('../../notices/notify.ts', () => ({ notify: vi.fn() }));

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
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  queries = createQueryClient();
});
afterEach(() => {
  root.unmount();
  place.remove();
  queries.clear();
});

async function mergeRefusedWith(status: number, code: string): Promise<void> {
  vi.mocked(notify).mockClear();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errors: [{ code, message: 'The server’s words.' }] }), { status }));
  root.render(
    <QueryClientProvider client={queries}>
      <Group group={group} workspace={workspace} />
    </QueryClientProvider>,
  );
  const merge = await vi.waitFor(() => {
    const found = [...place.querySelectorAll('button')].find((each) => each.textContent === 'Merge');
    if (!found) throw new Error('There is no button to merge.');
    return found;
  });
  merge.click();
  await vi.waitFor(() => expect(notify).toHaveBeenCalled());
}

test('whoever decides second reads that the question was already decided, not that it doesn’t exist', async () => {
  await mergeRefusedWith(404, 'not_found');
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Already decided', tone: 'error' }));
  await mergeRefusedWith(409, 'merge_outdated');
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Already decided', tone: 'error' }));
});

test('another refusal of a decision is shown in the server’s words', async () => {
  await mergeRefusedWith(403, 'workspace_read_only');
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'This workspace is read-only', text: 'The server’s words.' }));
});
