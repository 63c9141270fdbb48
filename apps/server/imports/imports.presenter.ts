/** Imports as the contract shows them, and refused rows as CSV. */
import type { ImportRecord, RefusedRow } from '@leadlight/db/imports';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';
import { presentRuns } from '../runs/runs.presenter.ts';
import type { Services } from '../services.ts';
import type { Position } from './files/rows.ts';

export async function presentImports(services: Pick<Services, 'db'>, tx: WorkspaceTx, records: readonly ImportRecord[]) {
  const runs = await presentRuns(
    services,
    tx,
    records.flatMap(({ run }) => run ?? []),
  );
  const fieldsOf = new Map(runs.map(({ fields }) => [fields.id, fields]));
  const nameOf = await presentActors(
    services.db,
    tx,
    records.flatMap(({ run, uploadedBy }) => (run ? [] : uploadedBy)),
  );
  return records.map((record) => ({
    ...(fieldsOf.get(record.id) ?? fieldsBeforeStart(record, nameOf)),
    fileName: record.fileName,
    bytes: record.bytes,
    format: record.format,
    vendor: record.vendor,
    progress: progressOf(record),
    createdAt: record.createdAt.toISOString(),
    sameAs: record.sameAs,
    fileUntil: record.fileUntil?.toISOString() ?? null,
  }));
}

/** What an import that has no run yet shows in the fields of one. */
function fieldsBeforeStart({ id, uploadedBy, canceledAt }: ImportRecord, nameOf: (actor: ImportRecord['uploadedBy']) => PresentedActor) {
  return {
    id,
    status: canceledAt ? ('canceled' as const) : ('uploaded' as const),
    pauseReason: null,
    failure: null,
    isUndo: false,
    total: null,
    done: 0,
    failed: 0,
    ceiling: null,
    creditsHeld: 0,
    creditsSpent: 0,
    rowsPerSecond: null,
    secondsLeft: null,
    startedBy: nameOf(uploadedBy),
    startedAt: null,
    endedAt: canceledAt?.toISOString() ?? null,
  };
}

function progressOf(record: ImportRecord) {
  const { bytes, peopleCreated, companiesCreated, matched, unchanged, merged, doubtful, refused } = record;
  const { rowsRead, bytesRead } = placeOf(record);
  return {
    phase: phaseOf(record),
    rowsRead,
    bytesRead,
    bytes,
    peopleCreated,
    companiesCreated,
    matched,
    unchanged,
    merged,
    doubtful,
    refused,
  };
}

/** How far into the file the import is; an undo counts down. */
export function placeOf({ run, bytes }: Pick<ImportRecord, 'run' | 'bytes'>): { rowsRead: number; bytesRead: number } {
  if (run?.isUndo) return { rowsRead: Math.max(0, (run.total ?? 0) - run.done), bytesRead: 0 };
  const next = run?.checkpoint as Position | null | undefined;
  const rowsRead = (next ? next.row - 1 : 0) + (run?.rowsPastCheckpoint ?? 0);
  return { rowsRead, bytesRead: run?.status === 'finished' ? bytes : Math.min(next?.offset ?? 0, bytes) };
}

function phaseOf({ run }: ImportRecord): 'waiting' | 'reading' | 'importing' | 'undoing' {
  if (!run || run.status === 'queued') return 'waiting';
  if (run.isUndo) return 'undoing';
  return run.checkpoint === null ? 'reading' : 'importing';
}

/** @param header names of the file's columns */
export function refusedHeader(header: readonly string[]): string {
  return csvLine(['row', 'field', 'code', 'reason', ...header]);
}

export function refusedLine({ row, field, code, reason, cells }: RefusedRow): string {
  return csvLine([String(row), field ?? '', code, reason, ...cells]);
}

const csvLine = (cells: readonly string[]): string => `${cells.map(csvField).join(',')}\r\n`;

/** RFC 4180; an apostrophe keeps a spreadsheet from reading text as a formula (OWASP, CSV Injection). */
function csvField(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
