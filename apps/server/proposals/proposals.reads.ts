/** Reading proposals. */
import { countProposals, listProposals, type Proposal, type ProposalStatus } from '@leadlight/db/profiles';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';

const statusesOf: Readonly<Record<'open' | 'decided' | 'replaced', readonly ProposalStatus[]>> = {
  open: ['open'],
  decided: ['accepted', 'kept'],
  replaced: ['replaced'],
};

export interface ProposalQuery {
  readonly runId?: string | undefined;
  readonly columnId?: string | undefined;
  readonly state: keyof typeof statusesOf;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** In the order in which they were made, with how many there are of each state. @throws Refusal cursor_invalid */
export function readProposals<Answer>(
  context: WorkspaceContext,
  { runId, columnId, state, cursor, limit }: ProposalQuery,
  present: Present<readonly Proposal[], Answer[]>,
): Promise<Page<Answer> & { readonly counts: Record<keyof typeof statusesOf, number> }> {
  const after = decodeCursor(cursor, idKey);
  return transact(context, async (tx) => {
    const of = { runId, columnId };
    const count = (each: keyof typeof statusesOf): Promise<number> => countProposals(tx, { ...of, statuses: statusesOf[each] });
    const page = cut(await listProposals(tx, { ...of, statuses: statusesOf[state] }, { after, limit: limit + 1 }), limit, ({ id }) => id);
    const counts = { open: await count('open'), decided: await count('decided'), replaced: await count('replaced') };
    return { ...page, items: await present(tx, page.items, context), counts };
  });
}
