// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { MergeGroup } from '../../api/contract.ts';
import '../../api/groups/merges.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { screenForTests } from '../../testing/screen.tsx';
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

const screen = screenForTests();

const mergeButton = (): HTMLButtonElement | undefined =>
  [...screen.current.place.querySelectorAll('button')].find((each) => each.textContent === 'Merge');

/** @param workspaces of the user, as the session says after the refusal */
async function mergeRefusedWith(status: number, code: string, workspaces: object[] = [workspace]): Promise<void> {
  const refusal = { errors: [{ code, message: 'The server’s words.' }] };
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/session') ? new Response(JSON.stringify({ workspaces })) : new Response(JSON.stringify(refusal), { status }),
  );
  screen.current.render(<Group group={group} workspace={workspace} />);
  await expect.poll(mergeButton).toBeDefined();
  mergeButton()?.click();
  await expect.poll(() => screen.current.notices.length).toBe(1);
}

test.for([
  [404, 'not_found'],
  [409, 'merge_outdated'],
] as const)(
  'a user who decides second (%d %s) reads that the question was already decided, not that it doesn’t exist',
  async ([status, code]) => {
    await mergeRefusedWith(status, code);
    expect(screen.current.notices).toMatchObject([{ title: 'Already decided', tone: 'error' }]);
  },
);

test('another refusal of a decision is shown in the server’s words', async () => {
  await mergeRefusedWith(403, 'workspace_read_only');
  expect(screen.current.notices).toMatchObject([{ title: 'This workspace is read-only', text: 'The server’s words.' }]);
});

test('a user who lost access to the workspace is not told that somebody else decided', async () => {
  await mergeRefusedWith(404, 'not_found', []);
  expect(screen.current.notices).toMatchObject([{ text: 'The server’s words.' }]);
});
