/** The lists that the caller can see. */
import type { LeadKind } from '@leadlight/leads';
import { listLists, readList as readRecord, type LeadList } from '@leadlight/db/leads';
import { transact, type Present, type WorkspaceContext } from '../command.ts';

/** Sorted by name. */
export function readLists<Answer>(
  context: WorkspaceContext,
  kind: LeadKind | undefined,
  present: Present<readonly LeadList[], Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await listLists(tx, context.caller.actor.id ?? '', kind), context));
}

/** @throws Refusal not_found */
export function readList<Answer>(context: WorkspaceContext, id: string, present: Present<LeadList, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRecord(tx, id, context.caller.actor.id ?? ''), context));
}
