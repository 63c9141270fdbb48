// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { LeadPerson } from '../../api/contract.ts';
import { screenForTests } from '../../testing/screen.tsx';
import { EditDialog } from './edit-dialog.tsx';

const screen = screenForTests();

type Stored = Readonly<Record<string, string>>;

/** A server with one person, whose version is its number of changes. `others` are saved by Ben before the next edits arrive. */
function serve(first: Stored, others: Stored[]) {
  let [values, version] = [first, 1];
  const sent: { ifMatch: string | null; body: object; status: number }[] = [];
  const person = () => ({
    id: '7',
    name: values['name'],
    hasName: true,
    isOwn: true,
    contact: { isRevealed: true },
    version: String(version),
    facts: Object.entries(values).map(([field, value]) => ({
      field,
      value,
      isCurrent: true,
      retractedAt: null,
      evidence: { actorName: value === first[field] ? null : 'Ben Ode' },
    })),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, 'https://app.example'), { ...init, signal: null });
    if (request.method !== 'PATCH') return Response.json(url.endsWith('/people/7') ? person() : { items: [] });
    const next = others.shift();
    if (next) [values, version] = [{ ...values, ...next }, version + 1];
    const body = (await request.json()) as Stored;
    const ifMatch = request.headers.get('if-match');
    const isLate = ifMatch !== null && ifMatch !== `"${version}"`;
    sent.push({ ifMatch, body, status: isLate ? 412 : 200 });
    if (isLate) return Response.json({ errors: [{ code: 'version_outdated', message: 'Too late.' }] }, { status: 412 });
    [values, version] = [{ ...values, ...body }, version + 1];
    return Response.json(person());
  });
  return { sent, now: () => values, person: person() as unknown as LeadPerson };
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const button = (label: RegExp) => Array.from(document.querySelectorAll('button')).find(({ textContent }) => label.test(textContent ?? ''));
function type(name: string, value: string): void {
  const control = input(name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  control?.dispatchEvent(new Event('input', { bubbles: true }));
}
const save = (): void => button(/^Save/)?.closest('form')?.requestSubmit();

async function open(first: Stored, others: Stored[], read = (person: LeadPerson): LeadPerson => person) {
  const server = serve(first, others);
  const saved = vi.fn<(id: string) => void>();
  screen.current.render(
    <EditDialog workspaceId="w" kind="people" lead={read(server.person)} open onOpenChange={() => undefined} onSaved={saved} />,
  );
  await expect.poll(() => input('title')?.value).toBe(first['title'] ?? '');
  return { ...server, saved };
}

test('if someone else changed another field, both changes are saved, and the message names the other one', async () => {
  const { saved, sent, now } = await open({ name: 'Pia Pool', title: 'Clerk' }, [{ location: 'Porto' }]);
  type('title', 'CEO');
  save();
  await expect.poll(() => saved.mock.calls).toEqual([['7']]);
  expect(sent).toEqual([
    { ifMatch: '"1"', body: { title: 'CEO' }, status: 412 },
    { ifMatch: '"2"', body: { title: 'CEO' }, status: 200 },
  ]);
  expect(now()).toMatchObject({ title: 'CEO', location: 'Porto' });
  expect(screen.current.notices).toMatchObject([{ title: 'Saved', text: 'Ben Ode changed in the meantime: Location.' }]);
});

test('if two members save other fields one after the other, the message names both fields', async () => {
  const { saved, now } = await open({ name: 'Pia Pool', title: 'Clerk' }, [{ location: 'Porto' }, { phone: '+351 1' }]);
  type('title', 'CEO');
  save();
  await expect.poll(() => saved.mock.calls).toEqual([['7']]);
  expect(now()).toMatchObject({ title: 'CEO', location: 'Porto', phone: '+351 1' });
  expect(screen.current.notices).toMatchObject([{ text: 'Ben Ode changed in the meantime: Location, Phone.' }]);
});

test('a record without a version, from an earlier version of the server, is saved without a condition', async () => {
  const { saved, sent } = await open({ name: 'Pia Pool', title: 'Clerk' }, [], (person) => ({ ...person, version: undefined as never }));
  type('title', 'CEO');
  save();
  await expect.poll(() => saved.mock.calls).toEqual([['7']]);
  expect(sent).toEqual([{ ifMatch: null, body: { title: 'CEO' }, status: 200 }]);
});

test.each([
  ['theirs', { title: 'CFO', location: 'Faro' }],
  ['mine', { title: 'CEO', location: 'Faro' }],
])('if someone else changed the same field, the user sees it at the field and chooses: %s', async (choice, result) => {
  const { saved, sent, now } = await open({ name: 'Pia Pool', title: 'Clerk' }, [{ title: 'CFO' }]);
  type('title', 'CEO');
  type('location', 'Faro');
  save();
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('Another value was saved for: Job title.');
  expect(now()['title']).toBe('CFO');
  const title = input('title');
  expect([title?.value, document.activeElement]).toEqual(['CEO', title]);
  const hint = document.getElementById(title?.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('Ben Ode saved: “CFO”');
  if (choice === 'theirs') button(/^Use “CFO”/)?.click();
  await expect.poll(() => input('title')?.value).toBe(result.title);
  save();
  await expect.poll(() => saved.mock.calls).toEqual([['7']]);
  expect(now()).toMatchObject(result);
  expect(sent.map(({ status }) => status)).toEqual([412, 200]);
});
