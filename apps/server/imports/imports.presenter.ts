/** Imports as the contract has them, and refused rows as CSV. */
import type { ImportRecord, RefusedRow } from '@leadlight/db/imports';
import type { PresentedActor } from '../http/actor-names.ts';
import { noteWords } from './import-words.ts';

export function presentImport(record: ImportRecord, actor: PresentedActor) {
  const { id, fileName, bytes, state, format, vendor, problem, createdAt, startedAt, finishedAt, sameAs, fileUntil } = record;
  return {
    id,
    fileName,
    bytes,
    state,
    format,
    vendor,
    progress: progressOf(record),
    problem: problem && { ...problem, row: problem.row === null || problem.row < 1 ? null : problem.row, message: noteWords(problem.code) },
    createdAt: createdAt.toISOString(),
    createdBy: actor,
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    sameAs,
    fileUntil: fileUntil?.toISOString() ?? null,
  };
}

function progressOf(record: ImportRecord) {
  const { phase, rowsRead, rowsExpected, bytesRead, bytes, runMs, runRows, state } = record;
  const isAtWork = state === 'running' || state === 'undoing';
  const perSecond = isAtWork && runMs > 0 ? (runRows / runMs) * 1000 : null;
  // Taking back counts its rows down.
  const left = state === 'undoing' ? rowsRead : rowsExpected === null ? null : Math.max(0, rowsExpected - rowsRead);
  return {
    phase,
    rowsRead,
    rowsExpected,
    bytesRead,
    bytes,
    peopleCreated: record.peopleCreated,
    companiesCreated: record.companiesCreated,
    matched: record.matched,
    unchanged: record.unchanged,
    merged: record.merged,
    doubtful: record.doubtful,
    refused: record.refused,
    rowsPerSecond: perSecond === null ? null : Math.round(perSecond),
    secondsLeft: perSecond && left !== null ? Math.ceil(left / perSecond) : null,
  };
}

/** @param header names of the file's columns */
export function refusedHeader(header: readonly string[]): string {
  return csvLine(['row', 'field', 'code', 'reason', ...header]);
}

export function refusedLine({ row, field, code, reason, cells }: RefusedRow): string {
  return csvLine([String(row), field ?? '', code, reason, ...cells]);
}

const csvLine = (cells: readonly string[]): string => `${cells.map(csvField).join(',')}\r\n`;

/** RFC 4180; words that a spreadsheet would take for a formula are kept words by an apostrophe (OWASP, CSV Injection). */
function csvField(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
