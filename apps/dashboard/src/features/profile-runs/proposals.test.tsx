// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import type { Proposal } from '../../api/contract.ts';
import { showNoticesWith, type Notice } from '../../notices/notify.ts';
import { DecideAll } from './decide-all.tsx';
import { ProposalsOfPerson } from './proposals-of-person.tsx';

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';
const proposal: Proposal = {
  id: '01a1fd61-47e1-7238-90d8-94a8c7868f76',
  personId: '7',
  person: { name: 'Dora Novak', title: 'Controller', companyName: 'Globex' },
  field: 'title',
  current: { text: 'Controller', source: 'import', name: 'people.csv', snippet: null, seenAt: '2026-01-01T00:00:00Z', isProven: false },
  found: { text: 'Head of Finance', source: 'provider', name: 'Hunter', snippet: null, seenAt: '2026-11-01T00:00:00Z', isProven: true },
  status: 'open',
  runId: workspaceId,
  row: 1,
  madeAt: '2026-11-01T00:00:00Z',
  decidedAt: null,
  decidedBy: null,
};

let root: Root;
let place: HTMLElement;
let sent: [url: string, body: unknown][];
/** What the server answers to decisions, in order. */
let answers: { decided: number; left: number; next: string | null }[];
let notices: Notice[];
let stopNotices: () => void;
beforeEach(() => {
  notices = [];
  stopNotices = showNoticesWith((notice) => void notices.push(notice));
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  sent = [];
  answers = [];
});
afterEach(() => {
  root.unmount();
  place.remove();
  stopNotices();
});

function show(ui: React.ReactNode): void {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return new Response(JSON.stringify({ items: [], nextCursor: null }));
    sent.push([url, body ? JSON.parse(body as string) : undefined]);
    return new Response(JSON.stringify(answers.shift() ?? { decided: 1, left: 0, next: null }));
  });
  const screen = <QueryClientProvider client={createQueryClient()}>{ui}</QueryClientProvider>;
  const router = createRouter({ routeTree: createRootRoute({ component: () => screen }), history: createMemoryHistory() });
  root.render(<RouterProvider router={router as never} />);
}

const of = (more: Partial<Proposal> = {}, mayDecide = true) => (
  <ProposalsOfPerson workspaceId={workspaceId} proposals={[{ ...proposal, ...more }]} mayDecide={mayDecide} onDecide={() => undefined} />
);
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((each) => name.test(each.getAttribute('aria-label') ?? each.textContent ?? ''));
const shown = (text: string) => expect.poll(() => document.body.textContent).toContain(text);

test('shows the known and the found value with source, and whether each is proven', async () => {
  show(of());
  await shown('Dora Novak');
  for (const text of ['Job title', 'Controller', 'Import: people.csv', 'Not proven', 'Head of Finance', 'Hunter', 'Proven'])
    expect(place.textContent).toContain(text);
});

test.for([
  ['accept', /^Accept: Job title of Dora Novak/],
  ['keep', /^Keep: Job title of Dora Novak/],
] as const)('a button sends the decision "%s" about one proposal', async ([decision, name]) => {
  show(of());
  await shown('Dora Novak');
  button(name)?.click();
  await expect
    .poll(() => sent)
    .toEqual([[expect.stringContaining('/proposals/decide'), { decision, proposals: { kind: 'ids', ids: [proposal.id] } }]]);
});

test('a proposal that could not be accepted stays open, and the reason is shown', async () => {
  answers = [{ decided: 0, left: 1, next: null }];
  show(of());
  await shown('Dora Novak');
  button(/^Accept: Job title of Dora Novak/)?.click();
  await expect.poll(() => notices).toEqual([{ title: 'Not accepted', text: expect.stringContaining('suppression list'), tone: 'error' }]);
});

test('who may not change leads gets no buttons', async () => {
  show(of({}, false));
  await shown('Dora Novak');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

test('a replaced value can be undone', async () => {
  const decided = { status: 'replaced', decidedAt: '2026-11-02T00:00:00Z', decidedBy: { kind: 'system', id: null, name: null } } as const;
  show(of(decided));
  await shown('Replaced');
  button(/^Undo/)?.click();
  await expect.poll(() => sent[0]?.[0]).toContain(`/proposals/${proposal.id}/undo`);
});

test('a value that may no longer stay is not shown, and cannot be undone', async () => {
  show(of({ status: 'kept', decidedAt: '2026-11-02T00:00:00Z', found: null }));
  await shown('Removed: it may no longer stay.');
  expect(button(/^Undo/)).toBeUndefined();
});

test('accepting all asks first, then continues past those that can’t be accepted', async () => {
  answers = [
    { decided: 200, left: 203, next: 'a' },
    { decided: 0, left: 203, next: 'b' },
    { decided: 3, left: 200, next: null },
  ];
  show(<DecideAll workspaceId={workspaceId} count={403} run={workspaceId} column={undefined} />);
  await shown('Accept all');
  button(/^Accept all$/)?.click();
  await shown('Accept 403 proposals?');
  expect(sent).toEqual([]);
  const confirm = () =>
    [...document.querySelectorAll('[role="alertdialog"] button, [role="dialog"] button')].find((each) => each.textContent === 'Accept all');
  await expect.poll(() => confirm()).toBeDefined();
  (confirm() as HTMLElement).click();
  await expect.poll(() => sent).toHaveLength(3);
  const body = { decision: 'accept', proposals: { kind: 'run', runId: workspaceId } };
  expect(sent.map(([, sentBody]) => sentBody)).toEqual([body, { ...body, after: 'a' }, { ...body, after: 'b' }]);
  await expect.poll(() => notices).toEqual([expect.objectContaining({ title: '203 proposals accepted' })]);
});
