/** Reading runs, their rows and their results. */
import { Refusal } from '@leadlight/db/platform';
import {
  listRunRows,
  listVerificationRuns,
  readVerificationFile,
  readVerificationRun as readRecord,
  type RunRow,
  type VerificationRun,
} from '@leadlight/db/verification';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';
import { pathForReading } from '../files/stored-files.ts';
import { resultsOfFile, resultsOfRows } from './results.ts';

/** @throws Refusal not_found */
export function readVerificationRun<Answer>(
  context: WorkspaceContext,
  id: string,
  present: Present<VerificationRun, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRecord(tx, id), context));
}

/** Newest first. @throws Refusal cursor_invalid */
export function readVerificationRuns<Answer>(
  context: WorkspaceContext,
  query: { cursor?: string | undefined; limit: number },
  present: Present<readonly VerificationRun[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodeCursor(query.cursor, idKey);
  return transact(context, async (tx) => {
    const page = cut(await listVerificationRuns(tx, { before, limit: query.limit + 1 }), query.limit, ({ id }) => id);
    return { ...page, items: await present(tx, page.items, context) };
  });
}

/** In their order. @throws Refusal cursor_invalid, not_found */
export function readRunRows<Answer>(
  context: WorkspaceContext,
  runId: string,
  query: { verdict?: string | undefined; outcome?: string | undefined; cursor?: string | undefined; limit: number },
  present: Present<readonly RunRow[], Answer[]>,
): Promise<Page<Answer>> {
  const after = Number(decodeCursor(query.cursor, numberKey) ?? 0);
  return transact(context, async (tx) => {
    const { id } = await readRecord(tx, runId);
    const { verdict, outcome, limit } = query;
    const page = cut(await listRunRows(tx, id, { after, limit: limit + 1, verdict, outcome }), limit, ({ row }) => row);
    return { ...page, items: await present(tx, page.items, context) };
  });
}

/**
 * The results as CSV, in parts that are read as fast as their reader takes them.
 * @param verdict only rows with this verdict
 * @throws Refusal not_found, file_gone
 */
export async function readResults(
  context: WorkspaceContext<'db' | 'files'>,
  runId: string,
  verdict: string | undefined,
): Promise<{ readonly run: VerificationRun; readonly parts: AsyncGenerator<string> }> {
  const { services, caller, now } = context;
  const { workspaceId } = caller;
  const { run, file } = await transact(context, async (tx) => {
    const read = await readRecord(tx, runId);
    return { run: read, file: read.fileId === null ? null : await readVerificationFile(tx, read.fileId) };
  });
  const results = { db: services.db, workspaceId, run, verdict, now };
  if (!file) return { run, parts: resultsOfRows(results) };
  if (file.fileUntil === null) throw new Refusal('file_gone');
  const path = await pathForReading(services.files, { workspaceId, id: file.id });
  return { run, parts: resultsOfFile(results, file, path) };
}
