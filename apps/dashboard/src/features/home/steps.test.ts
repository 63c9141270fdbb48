import { expect, test } from 'vitest';
import { may } from '../../session/permissions.ts';
import { firstSteps } from './steps.ts';

const person = {
  id: '1',
  name: 'Ana',
  email: 'ana@acme.example',
  emailVerified: true,
  twoFactor: false,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const todo = (role: 'owner' | 'member', isReadOnly = false): string[] =>
  firstSteps({
    person,
    workspace: { name: 'Ana’s workspace', isReadOnly, may: (act) => may(role, act) },
    hasColleagues: false,
    hasKeys: false,
  })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

test('a new owner is asked to name, invite, secure and connect', () => {
  expect(todo('owner')).toEqual(['name', 'invite', 'two-factor', 'api-key']);
});

test('nobody is asked to do what their role or a read-only workspace refuses', () => {
  expect(todo('member')).toEqual(['two-factor']);
  expect(todo('owner', true)).toEqual(['two-factor']);
});
