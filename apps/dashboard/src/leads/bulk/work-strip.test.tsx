// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RevealRun } from '../../api/contract.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { showNoticesWith, type Notice } from '../../notices/notify.ts';
import { revealRun } from '../../runs/reveal-run.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { noteStart } from './started-runs.ts';
import { WorkStrip } from './work-strip.tsx';

const workspace = { workspaceId: '01a1fd61-47e1-7238-90d8-94a8c7868f75', isReadOnly: false, may: () => true } as unknown as OpenWorkspace;
const started = {
  id: '01a220d3-64f2-71fc-a92d-3f9493b3808f',
  status: 'queued',
  pauseReason: null,
  failure: null,
  done: 0,
  total: 12,
  creditsSpent: 0,
  ceiling: 3,
  paid: 0,
  undeliverable: 0,
  sample: 0,
  suppressed: 0,
  rowsPerSecond: null,
  secondsLeft: null,
} as unknown as RevealRun;
const ended = { ...started, status: 'paused', pauseReason: 'ceiling', done: 3, creditsSpent: 3, paid: 3 } as RevealRun;

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

async function showStrip(reveals: readonly RevealRun[]): Promise<void> {
  const answered: string[] = [];
  vi.stubGlobal('fetch', async (url: URL | string) => {
    const isReveals = String(url).includes('reveal');
    answered.push(isReveals ? 'reveals' : 'others');
    return new Response(JSON.stringify({ items: isReveals ? reveals : [] }));
  });
  root.render(
    <QueryClientProvider client={queries}>
      <WorkStrip workspace={workspace} />
    </QueryClientProvider>,
  );
  await expect.poll(() => answered).toContain('reveals');
  await expect.poll(() => queries.isFetching()).toBe(0);
}

test('the end of a run that was started here is reported, even if it had ended when runs were read again', async () => {
  noteStart(started.id, revealRun(started));
  await showStrip([ended]);
  await expect.poll(() => shown.map(({ text }) => text)).toEqual(['The run reached its ceiling. 3 people revealed for 3 credits.']);
});

test('runs that ended before are not reported', async () => {
  await showStrip([ended]);
  expect(shown).toEqual([]);
});

test('a run whose start was answered with its end is not reported again', async () => {
  noteStart(ended.id, revealRun(ended));
  await showStrip([ended]);
  expect(shown).toEqual([]);
});
