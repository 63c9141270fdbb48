import { expect, test } from 'vitest';
import { wordEvent } from './word-event.ts';

test('an entry names its target', () => {
  expect(wordEvent('invitation.sent', { email: 'ben@acme.example', role: 'admin' })).toBe('invited ben@acme.example as admin');
  expect(wordEvent('member.role_changed', { name: 'Ben', from: 'member', to: 'owner' })).toBe(
    'changed the role of Ben from member to owner',
  );
  expect(wordEvent('member.removed', { name: 'Ben', role: 'admin' })).toBe('removed Ben, who was admin');
  expect(wordEvent('api_key.revoked', { name: 'Nightly' })).toBe('revoked the API key “Nightly”');
  expect(wordEvent('plan.changed', { from: null, to: 'basic' })).toBe('changed the plan from none to Basic');
});

test('an entry without details, and one with unknown details, are still sentences', () => {
  expect(wordEvent('invitation.sent', { role: 'member' })).toBe('invited someone as member');
  expect(wordEvent('member.role_changed', {})).toBe('changed a role');
  expect(wordEvent('member.removed', { name: 7, role: 'emperor' })).toBe('removed a member');
  expect(wordEvent('api_key.revoked', {})).toBe('revoked an API key');
});
