/** The history of a lead: its facts with their sources, and what the workspace did with it. */
import { findSeenOfAnyKind, listDeeds, readCompanyRecord, type LeadDeed } from '@leadlight/db/leads';
import { unpackFacts, type Fact } from '@leadlight/leads';
import { transact, type Present, type WorkspaceContext } from '../command.ts';
import { readSeenPerson } from '../people/seen-person.ts';

export interface LeadHistory {
  readonly facts: readonly Fact[];
  readonly deeds: readonly LeadDeed[];
  /** The most events to show. */
  readonly most: number;
}

const most = 200;

/** @throws Refusal not_found */
export function readLeadHistory<Answer>(context: WorkspaceContext, leadId: string, present: Present<LeadHistory, Answer>): Promise<Answer> {
  return transact(context, async (tx) => {
    const { kind, id } = await findSeenOfAnyKind(tx, leadId);
    const seen = kind === 'people' ? await readSeenPerson(tx, id) : null;
    const company = seen ? null : await readCompanyRecord(tx, id);
    const facts = seen ? seen.facts : unpackFacts(company?.facts ?? { v: 1, e: [], f: {} });
    const poolId = seen ? seen.record.poolId : (company?.poolId ?? null);
    const deeds = await listDeeds(tx, poolId === null ? [id] : [id, poolId], context.caller.actor.id ?? '', most);
    return present(tx, { facts, deeds, most }, context);
  });
}
