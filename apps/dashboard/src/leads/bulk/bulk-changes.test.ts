import { expect, test } from 'vitest';
import type { BulkChange } from '../../api/contract.ts';
import { wordBulkChange, wordState } from './bulk-changes.ts';

const change = { kind: 'set_stage', stage: 'contacted' } as const;
const state = (more: Partial<BulkChange>): string =>
  wordState({
    change,
    status: 'running',
    isUndo: false,
    pauseReason: null,
    failure: null,
    failed: 0,
    changed: 4,
    undoUntil: null,
    ...more,
  } as BulkChange);

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
    wordBulkChange({ change, kind: 'people', failed: 0, status: 'canceled', ...more } as BulkChange).text;
  expect(of({ total: 5949, done: 4000, changed: 4000 })).toBe('4,000 people. 1,949 were not reached.');
  expect(of({ total: 100, done: 60, changed: 50, failed: 1 })).toBe(
    "50 people. 10 were already set or can't be changed. 1 failed. 39 were not reached.",
  );
  expect(of({ total: 60, done: 60, changed: 50, status: 'finished' })).toBe("50 people. 10 were already set or can't be changed.");
});
