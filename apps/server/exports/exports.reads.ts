/** Exports that can be fetched, and the rows of their files. */
import { namesOf } from '@leadlight/db/accounts';
import { listExports, readExport as readRecord, readExportedRows, readTechnologyCategories, type LeadExport } from '@leadlight/db/exports';
import { readPicks } from '@leadlight/db/leads';
import type { ListColumn } from '@leadlight/db/list-columns';
import { csvRow, exportColumns, type ExportColumn, type ExportPreset, type WorkbookColumn } from '@leadlight/leads';
import { byteOrderMark } from '../http/csv.ts';
import { transact, type Present, type WorkspaceContext } from '../command.ts';
import { secondsOf } from '../leads/seconds.ts';
import { answerColumns, answersOfList, readAnswerValues } from '../list-columns/exported-answers.ts';
import { exportedLead } from './exported-lead.ts';
import { writeWorkbook, type WorkbookRow } from './workbook.ts';

/** The most exports that are listed. */
const mostListed = 50;

/** Newest first. */
export function readExports<Answer>(context: WorkspaceContext, present: Present<readonly LeadExport[], Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await listExports(tx, mostListed, context.now), context));
}

/** @throws Refusal not_found, export_over */
export function readExport(context: WorkspaceContext, id: string): Promise<LeadExport> {
  return transact(context, (tx) => readRecord(tx, id, context.now));
}

/** The rows of a file, which is the same in every format. */
interface ExportedRows {
  readonly columns: readonly WorkbookColumn[];
  /** Of several leads each, and empty if all of them were deleted. */
  readonly parts: AsyncGenerator<readonly WorkbookRow[], undefined>;
}

/** The file as CSV in parts, header first. */
export async function* exportedCsv(context: WorkspaceContext, made: LeadExport): AsyncGenerator<Uint8Array, undefined> {
  const { columns, parts } = await exportedRows(context, made);
  yield Buffer.from(`${byteOrderMark}${csvRow(columns.map(({ header }) => header))}`);
  for await (const rows of parts) yield Buffer.from(rows.map((row) => csvRow(row)).join(''));
}

/** The file as a workbook in parts. */
export async function* exportedWorkbook(context: WorkspaceContext, made: LeadExport): AsyncGenerator<Uint8Array, undefined> {
  const { columns, parts } = await exportedRows(context, made);
  yield* writeWorkbook(made.kind === 'people' ? 'People' : 'Companies', columns, parts);
}

async function exportedRows(context: WorkspaceContext, made: LeadExport): Promise<ExportedRows> {
  const { withEvidence, withTechnologyCategories: withCategories } = made;
  const categories = withCategories ? await transact(context, (tx) => readTechnologyCategories(tx, made)) : [];
  const columns = exportColumns(made.preset as ExportPreset, withEvidence, categories);
  // Other presets are for programs that expect their own columns.
  const questions = made.preset === 'leadlight' ? await transact(context, (tx) => answersOfList(tx, context, made.listId)) : [];
  return { columns: [...columns, ...answerColumns(questions)], parts: rowsInParts(context, made, columns, questions) };
}

/** Each part is read in its own transaction, so that a slow client locks no rows and uses no connection. */
async function* rowsInParts(
  context: WorkspaceContext,
  made: LeadExport,
  columns: readonly ExportColumn[],
  questions: readonly ListColumn[],
): AsyncGenerator<readonly WorkbookRow[], undefined> {
  const { withEvidence, withTechnologyCategories: withCategories } = made;
  const noAnswers = answerColumns(questions).map(() => null);
  const at = secondsOf(context.now);
  let place = 0;
  for (;;) {
    const from = place;
    const part = await transact(context, async (tx) => {
      const ids = await readPicks(tx, made.id, from);
      if (ids.length === 0) return null;
      const rows = await readExportedRows(tx, made.kind, ids, { withEvidence, withCategories }, context.caller.member?.userId ?? null);
      const owners = await namesOf(
        context.services.db.auth,
        rows.flatMap(({ work }) => work.ownerId ?? []),
      );
      const answers = await readAnswerValues(tx, { kind: made.kind, columns: questions, ids }, context.now);
      return { count: ids.length, rows, owners, answers };
    });
    if (part === null) return;
    place += part.count;
    yield part.rows.map((row) => {
      const lead = exportedLead(row, withEvidence, part.owners, at);
      return [...columns.map(({ valueOf }) => valueOf(lead)), ...(part.answers.get(row.id) ?? noAnswers)];
    });
  }
}
