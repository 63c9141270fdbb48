import { expect, test } from 'vitest';
import type { Action } from '../../api/contract.ts';
import { firstSteps } from './steps.ts';

const user = {
  id: '1',
  name: 'Ana',
  email: 'ana@acme.example',
  emailVerified: true,
  twoFactor: false,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const todo = (...allowed: Action[]): string[] =>
  firstSteps({
    user,
    workspace: { name: 'Ana’s workspace', may: (act) => allowed.includes(act) },
    hasColleagues: false,
    hasKeys: false,
  })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

test('a new owner is asked to name, invite, secure and connect', () => {
  expect(todo('workspace.update', 'invitations.create', 'api-keys.create')).toEqual(['name', 'invite', 'two-factor', 'api-key']);
});

test('no step is shown that the server would refuse', () => {
  expect(todo('members.read')).toEqual(['two-factor']);
  expect(todo('invitations.create')).toEqual(['invite', 'two-factor']);
});
