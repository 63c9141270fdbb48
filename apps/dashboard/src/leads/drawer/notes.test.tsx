// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { screenForTests } from '../../testing/screen.tsx';
import { Notes } from './notes.tsx';

const workspace = { workspaceId: '01a1fd61-47e1-7238-90d8-94a8c7868f75', isReadOnly: false, may: () => true } as unknown as OpenWorkspace;
const screen = screenForTests();
const field = (): HTMLTextAreaElement | null => screen.current.place.querySelector('textarea');

let show: (leadId: string, workspaceId?: string) => void;
function Panel() {
  const [{ leadId, workspaceId }, setLead] = useState({ leadId: '1', workspaceId: workspace.workspaceId });
  useEffect(() => {
    show = (id, of = workspace.workspaceId) => setLead({ leadId: id, workspaceId: of });
  }, []);
  return <Notes key={`${workspaceId} ${leadId}`} workspace={{ ...workspace, workspaceId }} leadId={leadId} />;
}

test('a note that was not added yet stays with its lead: another lead doesn’t show it, and it is there on return', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ items: [], nextCursor: null })));
  const router = createRouter({ routeTree: createRootRoute({ component: Panel }), history: createMemoryHistory() });
  screen.current.render(<RouterProvider router={router as never} />);
  await expect.poll(field).not.toBeNull();
  const write = field() as HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(write, 'Call after the fair');
  write.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => field()?.value).toBe('Call after the fair');
  show('2');
  await expect.poll(() => field()?.value).toBe('');
  // A lead of the pool is in both workspaces.
  show('1', '01a1fd61-47e1-7238-90d8-94a8c7868f76');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field()?.value).toBe('');
  show('1');
  await expect.poll(() => field()?.value).toBe('Call after the fair');
});
