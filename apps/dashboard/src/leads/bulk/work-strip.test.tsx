// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { RevealRun } from '../../api/contract.ts';
import { revealRun } from '../../runs/reveal-run.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { screenForTests } from '../../testing/screen.tsx';
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
const another = { ...ended, id: '01a220d3-64f2-71fc-a92d-000000000000', done: 2, creditsSpent: 2, paid: 2 };

const screen = screenForTests();

/** Shows the strip while the server lists these runs. */
function showStrip(reveals: readonly RevealRun[]): void {
  vi.stubGlobal('fetch', async (url: string) => new Response(JSON.stringify({ items: url.includes('reveal') ? reveals : [] })));
  screen.current.render(<WorkStrip workspace={workspace} />);
}
const texts = () => screen.current.notices.map(({ text }) => text);

test('the end of a run that was started here is reported, even if it had ended when runs were read again; that of others that ended before is not', async () => {
  noteStart(started.id, revealRun(started));
  showStrip([another, ended]);
  await expect.poll(texts).not.toEqual([]);
  expect(texts()).toEqual(['The run reached its ceiling. 3 people revealed for 3 credits.']);
});

test('a run whose start was answered with its end is not reported again', async () => {
  noteStart(ended.id, revealRun(ended));
  noteStart(another.id, revealRun(started));
  showStrip([ended, another]);
  await expect.poll(texts).not.toEqual([]);
  expect(texts()).toEqual(['The run reached its ceiling. 2 people revealed for 2 credits.']);
});
