import { expect, test } from 'vitest';
import type { BulkChange } from '../../api/contract.ts';
import { wordBulkChange, wordState, type ChangeNames } from './bulk-changes.ts';

const names: ChangeNames = { list: (id) => ({ fair: 'Trade fair' })[id], member: (id) => ({ ana: 'Ana Silva' })[id] };
const change = { kind: 'set_stage', stage: 'contacted' } as const;
const state = (more: Partial<BulkChange>): string =>
  wordState(
    {
      change,
      status: 'running',
      isUndo: false,
      pauseReason: null,
      failure: null,
      failed: 0,
      changed: 4,
      undoUntil: null,
      ...more,
    } as BulkChange,
    names,
  );

test('a change is described as done only when it is done', () => {
  expect(state({ status: 'queued' })).toBe('Setting the stage to Contacted');
  expect(state({ status: 'running' })).toBe('Setting the stage to Contacted');
  expect(state({ status: 'paused' })).toBe('Paused: Setting the stage to Contacted');
  expect(state({ status: 'failed' })).toBe('Failed: Setting the stage to Contacted');
  expect(state({ status: 'finished', failed: 1 })).toBe('Stage set to Contacted');
});

test('an undo is described as an undo, also while it is paused', () => {
  expect(state({ isUndo: true })).toBe('Undoing: Stage set to Contacted');
  expect(state({ isUndo: true, status: 'paused' })).toBe('Undo paused: Stage set to Contacted');
  expect(state({ isUndo: true, status: 'failed' })).toBe('Undo failed: Stage set to Contacted');
  expect(state({ isUndo: true, status: 'finished' })).toBe('Undone: Stage set to Contacted');
});

test('a canceled change does not say of leads it did not reach that they were already set', () => {
  const of = (more: Partial<BulkChange>): string =>
    wordBulkChange({ change, kind: 'people', failed: 0, status: 'canceled', ...more } as BulkChange, names).text;
  expect(of({ total: 5949, done: 4000, changed: 4000 })).toBe('4,000 people. 1,949 were not reached.');
  expect(of({ total: 100, done: 60, changed: 50, failed: 1 })).toBe(
    "50 people. 10 were already set or can't be changed. 1 failed. 39 were not reached.",
  );
  expect(of({ total: 60, done: 60, changed: 50, status: 'finished' })).toBe("50 people. 10 were already set or can't be changed.");
});

test('a change names the list and the owner, unless the list can’t be seen or the names aren’t read yet', () => {
  const done = (each: BulkChange['change']): string => state({ change: each, status: 'finished' });
  expect(done({ kind: 'add_to_list', listId: 'fair' })).toBe('Added to the list “Trade fair”');
  expect(done({ kind: 'remove_from_list', listId: 'fair' })).toBe('Removed from the list “Trade fair”');
  expect(done({ kind: 'move_to_list', fromListId: 'other', listId: 'fair' })).toBe('Moved to the list “Trade fair”');
  expect(done({ kind: 'add_to_list', listId: 'private' })).toBe('Added to a list');
  expect(done({ kind: 'set_owner', ownerId: 'ana' })).toBe('Owner set to Ana Silva');
  // Nothing is said about a member whose name isn't read yet.
  expect(done({ kind: 'set_owner', ownerId: 'unread' })).toBe('Owner set');
  expect(state({ change: { kind: 'set_owner', ownerId: 'unread' } })).toBe('Setting the owner');
  expect(state({ change: { kind: 'add_to_list', listId: 'fair' } })).toBe('Adding to the list “Trade fair”');
  expect(state({ change: { kind: 'set_owner', ownerId: 'ana' } })).toBe('Setting the owner to Ana Silva');
});
