import { expect, test } from 'vitest';
import type { BulkChange, EnrichmentRun, Import, RevealRun, VerificationRun } from '../api/contract.ts';
import { bulkChangeRun } from './bulk-change-run.ts';
import { enrichmentRun } from './enrichment-run.ts';
import { importRun } from './import-run.ts';
import { revealRun } from './reveal-run.ts';
import { isAtWork, isPausedByMember, isOver, wordOpenRow, wordProgress } from './run.ts';
import { verificationRun } from './verification-run.ts';

const progress = { phase: 'reading', rowsRead: 1_200, bytesRead: 0, bytes: 0 };
const importAs = (status: Import['status'], more: object = {}) =>
  importRun({
    status,
    isUndo: false,
    pauseReason: status === 'paused' ? 'member' : null,
    failure: null,
    total: 40_000,
    rowsPerSecond: status === 'running' ? 300.4 : null,
    secondsLeft: status === 'running' ? 118 : null,
    progress,
    ...more,
  } as unknown as Import);
const undoAs = (status: Import['status']) => importAs(status, { isUndo: true });
const verificationAs = (more: Partial<VerificationRun>) =>
  verificationRun({
    status: 'running',
    pauseReason: null,
    failure: null,
    done: 3,
    total: 10,
    failed: 0,
    waiting: 0,
    creditsSpent: 2,
    ceiling: 9,
    rowsPerSecond: 0.2,
    secondsLeft: 35,
    ...more,
  } as VerificationRun);
const revealAs = (more: Partial<RevealRun>) =>
  revealRun({ status: 'running', pauseReason: null, failure: null, done: 1, total: 4, creditsSpent: 1, ceiling: 3, ...more } as RevealRun);
const bulkChangeAs = (status: BulkChange['status'], more: Partial<BulkChange> = {}) =>
  bulkChangeRun({
    status,
    isUndo: false,
    pauseReason: null,
    failure: null,
    done: 5,
    failed: 0,
    total: 5,
    changed: 4,
    undoUntil: '2026-01-01T00:00:00Z',
    ...more,
  } as BulkChange);

test('progress includes rate and time left while there is a meaningful rate', () => {
  expect(wordProgress(importAs('running'))).toBe('1,200 of about 40,000 rows, 300 a second, about 2 minutes left');
  expect(wordProgress(importAs('paused'))).toBe('1,200 of about 40,000 rows');
  expect(wordProgress(verificationAs({}))).toBe('3 of 10 rows, 12 a minute, about 35 seconds left');
  expect(wordProgress(verificationAs({ waiting: 7 }))).toBe('3 of 10 rows');
  expect(wordProgress(undoAs('finished'))).toBe('All rows were undone');
});

test('an enrichment run says for how many sites it waits, and until when', () => {
  const now = new Date(2026, 10, 23, 13, 50);
  const enrichmentAs = (more: Partial<EnrichmentRun>) =>
    wordProgress(
      enrichmentRun(
        {
          status: 'running',
          pauseReason: null,
          failure: null,
          done: 47,
          total: 49,
          failed: 0,
          waiting: 2,
          nextAttemptAt: new Date(2026, 10, 23, 14, 5).toISOString(),
          creditsSpent: 40,
          ceiling: 49,
          rowsPerSecond: 0.2,
          secondsLeft: 10,
          ...more,
        } as EnrichmentRun,
        now,
      ),
    );
  expect(enrichmentAs({})).toBe('47 of 49 companies, 2 waiting until 14:05');
  expect(enrichmentAs({ done: 48, waiting: 1 })).toBe('48 of 49 companies, 1 waiting until 14:05');
  expect(enrichmentAs({ nextAttemptAt: new Date(2026, 10, 24, 0, 5).toISOString() })).toBe(
    '47 of 49 companies, 2 waiting until Nov 24, 2026, 00:05',
  );
  // Others are read meanwhile, but the run is not over before 14:05.
  expect(enrichmentAs({ done: 45 })).toBe('45 of 49 companies, 2 waiting until 14:05, 12 a minute');
  expect(enrichmentAs({ status: 'paused', pauseReason: 'member' })).toBe('47 of 49 companies');
  expect(enrichmentAs({ waiting: 0, nextAttemptAt: null })).toBe('47 of 49 companies, 12 a minute, about 10 seconds left');
});

test('an active run is polled, a paused one is not, and one that ended is over', () => {
  const kinds = [
    importAs('queued'),
    undoAs('running'),
    bulkChangeAs('running', { isUndo: true, undoUntil: null }),
    revealAs({}),
    verificationAs({}),
  ];
  expect(kinds.map(isAtWork)).toEqual([true, true, true, true, true]);
  const paused = [
    importAs('paused'),
    revealAs({ status: 'paused', pauseReason: 'member' }),
    verificationAs({ status: 'paused', pauseReason: 'member' }),
  ];
  expect(paused.map((run) => [isAtWork(run), isPausedByMember(run), isOver(run)])).toEqual(paused.map(() => [false, true, false]));
  const over = [
    importAs('finished'),
    undoAs('finished'),
    bulkChangeAs('canceled'),
    revealAs({ status: 'finished' }),
    verificationAs({ status: 'canceled' }),
  ];
  expect(over.map((run) => [isAtWork(run), isOver(run)])).toEqual(over.map(() => [false, true]));
});

test('a paused run shows why, and can be resumed only if that helps', () => {
  const short = verificationAs({ status: 'paused', pauseReason: 'credits' });
  expect(short).toMatchObject({ status: 'paused', pauseReason: 'credits', steps: ['resume', 'cancel'], problem: { remedy: 'credits' } });
  const spent = verificationAs({ status: 'paused', pauseReason: 'ceiling' });
  expect(spent).toMatchObject({ status: 'paused', pauseReason: 'ceiling', steps: ['cancel'], problem: { remedy: 'another-run' } });
  expect(verificationAs({ status: 'failed', failure: { code: 'stalled', message: 'Stalled.' } })).toMatchObject({
    status: 'failed',
    steps: ['resume', 'cancel'],
  });
  expect(revealAs({ status: 'paused', pauseReason: 'permission' })).toMatchObject({ status: 'paused', pauseReason: 'permission' });
});

test('an import can be paused, resumed and canceled while it runs, and undone after that', () => {
  expect(importAs('running').steps).toEqual(['pause', 'cancel']);
  expect(importAs('failed', { failure: { code: 'file_broken', message: 'Not CSV. (Row 7)' } })).toMatchObject({
    steps: ['resume', 'undo'],
    problem: { title: 'Not CSV. (Row 7)' },
  });
  expect(undoAs('paused')).toMatchObject({ statusName: 'Paused', steps: ['resume'] });
  expect([importAs('finished').steps, undoAs('finished').steps, bulkChangeAs('finished').steps]).toEqual([['undo'], [], ['undo']]);
});

test('a bulk change can be paused and canceled while it runs and undone afterward; its undo can only be paused', () => {
  expect(bulkChangeAs('running').steps).toEqual(['pause', 'cancel']);
  expect(bulkChangeAs('paused', { pauseReason: 'member' }).steps).toEqual(['resume', 'cancel']);
  expect(bulkChangeAs('canceled').steps).toEqual(['undo']);
  const undo = { isUndo: true, undoUntil: null };
  expect(['running', 'paused', 'finished'].map((status) => bulkChangeAs(status as BulkChange['status'], undo).steps)).toEqual([
    ['pause'],
    ['resume'],
    [],
  ]);
});

test('leads that failed in a bulk change are counted and can be retried', () => {
  expect(bulkChangeAs('finished', { failed: 2 })).toMatchObject({
    steps: ['retry', 'undo'],
    problem: { title: '2 leads were set aside after repeated failures.' },
  });
});

test('a row of a canceled run doesn’t wait, because the run can’t be resumed; one of a paused or failed run does', () => {
  expect(wordOpenRow('canceled', 'Waiting')).toBe('Canceled');
  for (const status of ['queued', 'running', 'paused', 'failed'] as const) expect(wordOpenRow(status, 'Waiting')).toBe('Waiting');
});
