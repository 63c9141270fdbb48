import { expect, test } from 'vitest';
import { wordAct } from './word-act.ts';

test('an act says to whom or to what it was done', () => {
  expect(wordAct('invitation.sent', { email: 'ben@acme.example', role: 'admin' })).toBe('invited ben@acme.example as admin');
  expect(wordAct('member.role_changed', { name: 'Ben', from: 'member', to: 'owner' })).toBe('changed the role of Ben from member to owner');
  expect(wordAct('member.removed', { name: 'Ben', role: 'admin' })).toBe('removed Ben, who was admin');
  expect(wordAct('api_key.revoked', { name: 'Nightly' })).toBe('revoked the API key “Nightly”');
  expect(wordAct('plan.changed', { from: null, to: 'basic' })).toBe('changed the plan from none to Basic');
});

test('an entry of before these details were kept, and a detail that nobody knows, still read as a sentence', () => {
  expect(wordAct('invitation.sent', { role: 'member' })).toBe('invited someone as member');
  expect(wordAct('member.role_changed', {})).toBe('changed a role');
  expect(wordAct('member.removed', { name: 7, role: 'emperor' })).toBe('removed a member');
  expect(wordAct('api_key.revoked', {})).toBe('revoked an API key');
});
