/** The questions of a list as columns of its export: the answer, its quote, and its page. */
import { listListColumns, type ListColumn } from '@leadlight/db/list-columns';
import { readList } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceContext } from '../command.ts';
import { readCells } from './cells.ts';
import { questionOf } from './question-cell.ts';

/** @returns none if the list is gone, or the reader can't see it */
export async function questionsOfList(
  tx: WorkspaceTx,
  { caller }: Pick<WorkspaceContext, 'caller'>,
  listId: string | null,
): Promise<ListColumn[]> {
  if (listId === null) return [];
  try {
    const list = await readList(tx, listId, caller.actor.id ?? '');
    return (await listListColumns(tx, list.id)).filter(({ question }) => question !== null);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return [];
    throw error;
  }
}

export function answerHeaders(columns: readonly ListColumn[]): string[] {
  return columns.flatMap((column) => {
    const text = questionOf(column)?.text ?? '';
    return [text, `${text} (quote)`, `${text} (page)`];
  });
}

/** By lead, in the order of the headers; without leads that are gone. */
export async function readAnswerValues(
  tx: WorkspaceTx,
  { kind, columns, ids }: { readonly kind: LeadKind; readonly columns: readonly ListColumn[]; readonly ids: readonly string[] },
  now: Date,
): Promise<ReadonlyMap<string, (string | null)[]>> {
  if (columns.length === 0) return new Map();
  const cells = await readCells(tx, { kind, columns, ids }, now);
  return new Map([...cells].map(([id, ofLead]) => [id, ofLead.flatMap(({ text, quote, locator }) => [text, quote, locator])]));
}
