/** What columns of a list show that no field of the leads has, as columns of its export: answers with quote and page, and providers' values with their date. */
import { listListColumns, type ListColumn } from '@leadlight/db/list-columns';
import { readList } from '@leadlight/db/leads';
import { isNotFound, type WorkspaceTx } from '@leadlight/db/platform';
import type { LeadKind, WorkbookColumn } from '@leadlight/leads';
import type { WorkspaceContext } from '../command.ts';
import { providerFieldOf } from '../provider-field-runs/provider-fields.ts';
import { readCells } from './cells.ts';
import type { Cell } from './cell.ts';
import { questionOf } from './question-cell.ts';

/** @returns none if the list is gone, or the reader can't see it */
export async function answersOfList(
  tx: WorkspaceTx,
  { caller }: Pick<WorkspaceContext, 'caller'>,
  listId: string | null,
): Promise<ListColumn[]> {
  if (listId === null) return [];
  try {
    const list = await readList(tx, listId, caller.actor.id ?? '');
    return (await listListColumns(tx, list.id)).filter(({ question, providerField }) => question !== null || providerField !== null);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** The columns of the file. */
export const answerColumns = (columns: readonly ListColumn[]): WorkbookColumn[] => columns.flatMap(columnsOf);

function columnsOf(column: ListColumn): WorkbookColumn[] {
  const question = questionOf(column);
  if (question) return [question.text, `${question.text} (quote)`, `${question.text} (page)`].map((header) => ({ header, isDate: false }));
  const field = providerFieldOf(column);
  if (!field) return [];
  return [
    { header: `${field.label} (${field.provider})`, isDate: false },
    { header: `${field.label} (${field.provider}, as of)`, isDate: true },
  ];
}

const valuesOf = (column: ListColumn | undefined, { text, quote, locator, observedAt }: Cell): (string | null)[] =>
  column?.providerField ? [text, observedAt?.toISOString().slice(0, 10) ?? null] : [text, quote, locator];

/** By lead, in the order of the columns; without leads that are gone. */
export async function readAnswerValues(
  tx: WorkspaceTx,
  { kind, columns, ids }: { readonly kind: LeadKind; readonly columns: readonly ListColumn[]; readonly ids: readonly string[] },
  now: Date,
): Promise<ReadonlyMap<string, (string | null)[]>> {
  if (columns.length === 0) return new Map();
  const cells = await readCells(tx, { kind, columns, ids }, now);
  return new Map([...cells].map(([id, ofLead]) => [id, ofLead.flatMap((cell, index) => valuesOf(columns[index], cell))]));
}
