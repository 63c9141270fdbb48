// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import type { ProfileRunQuestion } from '../api/contract.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { ProfileForecast } from './profile-forecast.tsx';

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';
const workspace = { workspaceId, isReadOnly: false, may: () => true } as unknown as OpenWorkspace;
const question: ProfileRunQuestion = {
  source: { kind: 'text', text: 'Ana Silva @ Acme' },
  wants: ['job', 'email'],
  providers: true,
  overwrite: {},
  olderThanDays: 180,
};
const provider = { connectionId: workspaceId, name: 'Hunter', mostMicros: 343_000, leftMicros: null };
const refused = [2, 5, 9, 12].map((position) => ({
  position,
  given: `line ${position}`,
  code: 'unreadable',
  message: `Reason ${position}.`,
}));
const forecast = {
  people: 14,
  known: 0,
  askedAgain: 0,
  duplicates: 0,
  refusedCount: 0,
  refused: [] as object[],
  mostCost: 14,
  available: 2_486,
  monthLeft: null,
  readsWebsites: true,
  findsAddresses: true,
  providers: [provider],
  mostProviderMicros: 343_000,
};

let root: Root;
let place: HTMLElement;
let queries: QueryClient;
let sent: unknown[];
let started: (number | undefined)[];
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  queries = createQueryClient();
  sent = [];
  started = [];
});
afterEach(() => {
  root.unmount();
  place.remove();
  queries.clear();
});

/** Shows the form for this forecast. @param rows those of the run that is started */
function show(answer: object, { total = 14, rows = [] as object[] } = {}): void {
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const respond = (content: object, status = 200) => new Response(JSON.stringify(content), { status });
    if (url.endsWith('/forecast')) return respond(answer);
    if (url.includes('/rows')) return respond({ items: rows, nextCursor: null });
    if (method !== 'POST') return respond({ items: [], nextCursor: null });
    sent.push(JSON.parse(body as string));
    return respond({ id: 'run', total }, 202);
  });
  const ui = (
    <QueryClientProvider client={queries}>
      <ProfileForecast workspace={workspace} question={question} onStarted={(_run, row) => started.push(row)} />
    </QueryClientProvider>
  );
  vi.stubGlobal('scrollTo', () => undefined);
  const router = createRouter({ routeTree: createRootRoute({ component: () => ui }), history: createMemoryHistory() });
  root.render(<RouterProvider router={router as never} />);
}

const text = (): string => place.textContent ?? '';
const button = (): HTMLButtonElement | null => place.querySelector('button[type=submit]');
const inputs = (): HTMLInputElement[] => Array.from(place.querySelectorAll('input'));
function type(input: HTMLInputElement | undefined, value: string): void {
  // React observes the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the run is started with both ceilings: credits, and dollars as millionths', async () => {
  show(forecast);
  await expect.poll(() => button()?.textContent).toBe('Enrich for up to 14 credits and $0.35');
  type(inputs()[0], '10');
  type(inputs()[1], '0.2');
  await expect.poll(() => button()?.textContent).toBe('Enrich for up to 10 credits and $0.20');
  button()?.click();
  await expect.poll(() => sent).toEqual([{ ...question, ceiling: 10, providerCeilingMicros: 200_000, personCeilingMicros: null }]);
  await expect.poll(() => started).toEqual([undefined]);
});

test('a ceiling per person is sent if one is typed', async () => {
  show(forecast);
  await expect.poll(() => inputs().length).toBe(3);
  type(inputs()[2], '0.05');
  button()?.click();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ personCeilingMicros: 50_000 })]);
});

test.each([
  [2, 'five', 'Enter an amount in US dollars'],
  [0, '2487', 'Only 2,486 credits available.'],
  [0, '0', 'Enter at least 1 credit.'],
  [0, 'ten', 'Enter a number.'],
  [1, '1,2.3.4', 'Enter an amount in US dollars'],
  [1, '', 'Enter an amount in US dollars'],
])('a ceiling that can’t be used has its reason, and nothing is started: field %i, %s', async (field, value, reason) => {
  show(forecast);
  await expect.poll(() => inputs().length).toBe(3);
  type(inputs()[field], value);
  await expect.poll(text).toContain(reason);
  button()?.click();
  expect(document.activeElement).toBe(inputs()[field]);
  expect(sent).toEqual([]);
});

test('without providers there is one ceiling, and none of their money is allowed', async () => {
  show({ ...forecast, providers: [], mostProviderMicros: 0 });
  await expect.poll(() => button()?.textContent).toBe('Enrich for up to 14 credits');
  expect(inputs()).toHaveLength(1);
  expect(text()).toContain('No connected provider answers this.');
  button()?.click();
  await expect.poll(() => sent).toEqual([{ ...question, ceiling: 14, providerCeilingMicros: 0, personCeilingMicros: null }]);
});

test('what can’t be used is listed with line, text and reason: three first, the others on demand', async () => {
  show({ ...forecast, refused, refusedCount: 250 });
  const items = () => Array.from(place.querySelectorAll('section li'), ({ textContent }) => textContent);
  await expect.poll(items).toEqual(['Line 2line 2Reason 2.', 'Line 5line 5Reason 5.', 'Line 9line 9Reason 9.']);
  expect(text()).toContain('250 lines can’t be used');
  place.querySelector<HTMLButtonElement>('section button')?.click();
  await expect.poll(() => items().length).toBe(4);
});

test('if nobody can be enriched, it says so and nothing can be started', async () => {
  show({ ...forecast, people: 0, mostCost: 0, refused, refusedCount: 4 });
  await expect.poll(text).toContain('None of these lines can be used.');
  expect(button()?.disabled).toBe(true);
});

test('websites that are not read, and mail servers that can’t be asked, are named before the run', async () => {
  show({ ...forecast, readsWebsites: false, findsAddresses: false });
  await expect.poll(text).toContain('Employers’ websites aren’t read yet');
  expect(text()).toContain('Mail servers can’t be asked');
});

test('a provider whose price is not set is not asked, which it says', async () => {
  show({ ...forecast, providers: [{ ...provider, mostMicros: null }], mostProviderMicros: null });
  await expect.poll(text).toContain('Hunter isn’t asked, because the price of a credit isn’t set.');
  expect(button()?.textContent).toBe('Enrich for up to 14 credits');
});

test('for one person, the row of this person is opened, also if lines before it can’t be used', async () => {
  const rows = [
    { row: 1, status: 'skipped' },
    { row: 2, status: 'pending' },
  ];
  show({ ...forecast, people: 1, mostCost: 1, refused: refused.slice(0, 1), refusedCount: 1 }, { total: 2, rows });
  await expect.poll(() => button()?.disabled).toBe(false);
  button()?.click();
  await expect.poll(() => started).toEqual([2]);
});

test('a ceiling of the month that leaves less than the balance limits the ceiling in credits, and leads to the settings', async () => {
  show({ ...forecast, monthLeft: 5 });
  await expect.poll(() => button()?.textContent).toBe('Enrich for up to 5 credits and $0.35');
  expect(text()).toContain('This month’s ceiling leaves 5 of 14 credits.');
  // It appears only once.
  expect(text()).not.toContain('left of this month’s ceiling');
  expect(Array.from(place.querySelectorAll('a'), ({ textContent }) => textContent)).toContain('View ceilings');
  type(inputs()[0], '6');
  await expect.poll(text).toContain('Only 5 credits left of this month’s ceiling.');
  button()?.click();
  expect(sent).toEqual([]);
});
