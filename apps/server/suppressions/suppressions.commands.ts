/** Adding and removing suppressions. */
import { addSuppressions as insertSuppressions, removeSuppressions as deleteSuppressions } from '@leadlight/db/leads';
import { noteAudit } from '../audit/note-audit.ts';
import { transact, type WorkspaceContext } from '../command.ts';
import { readSuppressionText, type RefusedLines } from './read-suppressions.ts';

export interface AddedSuppressions extends RefusedLines {
  readonly added: number;
  /** Entries that were already on the list. */
  readonly known: number;
}

/** @param text pasted text or the content of a CSV file, with addresses, domains and hashes */
export async function addSuppressions(
  context: WorkspaceContext,
  { text, reason }: { text: string; reason: string | null },
): Promise<AddedSuppressions> {
  const { caller, now } = context;
  const { entries, refusedLines } = readSuppressionText(text);
  const added = await transact(context, async (tx) => {
    const count = await insertSuppressions(tx, entries, { reason, actor: caller.actor }, now);
    if (count > 0) await noteAudit(tx, { actor: caller.actor, action: 'suppressions.added', details: { count } }, now);
    return count;
  });
  return { added, known: entries.length - added, ...refusedLines };
}

/** @returns how many were on the list */
export function removeSuppressions(context: WorkspaceContext, ids: readonly string[]): Promise<number> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    const count = await deleteSuppressions(tx, ids);
    if (count > 0) await noteAudit(tx, { actor: caller.actor, action: 'suppressions.removed', details: { count } }, now);
    return count;
  });
}
