/** The name of a run over selected leads. */
import type { selectionSchema } from '@leadlight/contract';
import { type WorkspaceTx } from '@leadlight/db/platform';
import { listsSeenBy } from '@leadlight/db/search';
import type { LeadKind } from '@leadlight/leads';
import type { z } from 'zod';

/** The list's name if exactly one list is selected; otherwise how many leads. Every member sees runs, so a private list is not named. */
export async function nameOfSelection(
  tx: WorkspaceTx,
  selection: z.infer<typeof selectionSchema>,
  total: number,
  kind: LeadKind = 'people',
): Promise<string> {
  const one = kind === 'people' ? '1 person' : '1 company';
  const words = total === 1 ? one : `${total} ${kind}`;
  if (selection.kind !== 'search') return words;
  const { list, ...others } = selection.filters;
  const [listId, another] = list?.include ?? [];
  if (!listId || another !== undefined || list?.exclude || Object.keys(others).length > 0) return words;
  const shared = await listsSeenBy(tx, null);
  return shared.find(({ id }) => id === listId)?.name ?? words;
}
