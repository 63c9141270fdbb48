import { expect, test } from 'vitest';
import type { Action } from '../../api/contract.ts';
import { setupSteps, workSteps, type WorkFacts } from './steps.ts';

const user = {
  id: '1',
  name: 'Ana',
  email: 'ana@acme.example',
  emailVerified: true,
  twoFactor: false,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const nothing = { hasLeads: false, hasVerifications: false, hasListed: false, hasExports: false };
const workspaceFor = (allowed: readonly Action[]) => ({
  workspaceId: 'w',
  name: 'Ana’s workspace',
  isReadOnly: false,
  may: (act: Action) => allowed.includes(act),
});
const member = ['imports.create', 'leads.reveal', 'verifications.create', 'lists.update'] as const;
const admin = [...member, 'leads.export', 'workspace.update', 'invitations.create', 'api-keys.create'] as const;
const work = (allowed: readonly Action[], facts: Partial<WorkFacts> = {}): [string, boolean | null][] =>
  workSteps({ workspace: workspaceFor(allowed), ...nothing, ...facts }).map(({ id, isDone }) => [id, isDone]);
const setup = (allowed: readonly Action[]): string[] =>
  setupSteps({ user, workspace: workspaceFor(allowed), hasColleagues: false, hasKeys: false })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

test('the first steps are the work: bring in or find leads, verify, list, export', () => {
  expect(work(admin).map(([id]) => id)).toEqual(['leads', 'verify', 'list', 'export']);
});

test('each is checked off by what the workspace has, and unknown where that could not be read', () => {
  expect(work(admin, { hasLeads: true, hasListed: true, hasExports: null })).toEqual([
    ['leads', true],
    ['verify', false],
    ['list', true],
    ['export', null],
  ]);
});

test('no step is shown that the server would refuse', () => {
  expect(work(member).map(([id]) => id)).toEqual(['leads', 'verify', 'list']);
  const readOnly = { ...workspaceFor(admin), isReadOnly: true };
  const [first] = workSteps({ workspace: readOnly, ...nothing });
  expect([first?.title, first?.path.to]).toEqual(['Say who you sell to', '/w/$workspaceId/people']);
  expect(work(['members.read'])).toEqual([]);
});

test('settings are steps of those who may change them', () => {
  expect(setup(admin)).toEqual(['name', 'invite', 'two-factor', 'api-key']);
  expect(setup(member)).toEqual([]);
});
