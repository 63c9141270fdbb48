/** Deciding on proposals, and undoing it. An accepted value becomes the person's by the one writer of leads, with the evidence of its source. */
import { mostDecided } from '@leadlight/contract';
import {
  emailCheckOf,
  findEmployer,
  findSeen,
  isRevealed,
  lockEdits,
  lockLead,
  personWith,
  readPersonRecord,
  writeOwnLead,
} from '@leadlight/db/leads';
import { attempt, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import {
  countProposals,
  lockProposal,
  setProposalStatus,
  takeOpenProposals,
  type Proposal,
  type ProposalFilter,
} from '@leadlight/db/profiles';
import { readKnownVerdicts } from '@leadlight/db/verification';
import type { EmailCheck, PackedFacts } from '@leadlight/leads';
import { addressKey } from '@leadlight/vocabulary';
import { transact, type Present, type WorkspaceContext } from '../command.ts';
import { factsOfCopy } from '../leads/hand-made.ts';
import { secondsOf } from '../leads/seconds.ts';
import { factOf, withAccepted, withoutChosen } from './proposed-facts.ts';

export interface ToDecide extends ProposalFilter {
  readonly ids?: readonly string[];
  /** Only those after this one. */
  readonly after?: string | undefined;
}

/**
 * Accepts open proposals, or keeps the values that the people have. Those of a person who may not be changed, such as one on the suppression list, stay
 * open.
 * @returns how many were decided on, how many of the chosen ones are still open, and after which one those follow that were not tried
 */
export function decideProposals(
  context: WorkspaceContext,
  decision: 'accept' | 'keep',
  chosen: ToDecide,
): Promise<{ decided: number; left: number; next: string | null }> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    await lockEdits(tx);
    const taken = await takeOpenProposals(tx, chosen, mostDecided);
    const idsOf = (proposals: readonly Proposal[]): string[] => proposals.map(({ id }) => id);
    const decided: string[] = [];
    if (decision === 'keep') decided.push(...idsOf(taken));
    else
      for (const [personId, ofPerson] of Map.groupBy(taken, (proposal) => proposal.personId)) {
        const accepted = await attempt(tx, () => change(tx, personId, (facts) => acceptAll(facts, ofPerson, now), now));
        if (!(accepted instanceof Error)) decided.push(...idsOf(ofPerson));
        else if (!(accepted instanceof Refusal)) throw accepted;
      }
    await setProposalStatus(tx, decided, { status: decision === 'accept' ? 'accepted' : 'kept', by: caller.actor, now });
    const left = chosen.ids ? taken.length - decided.length : await countProposals(tx, { ...chosen, statuses: ['open'] });
    return { decided: decided.length, left, next: taken.length < mostDecided ? null : (taken.at(-1)?.id ?? null) };
  });
}

/**
 * A decision is open again. A value with which a policy replaced another one is removed, and stays rejected for its source.
 * @throws Refusal not_found; undo_over if it is open, or its value may no longer stay
 */
export function undoProposal<Answer>(context: WorkspaceContext, id: string, present: Present<Proposal, Answer>): Promise<Answer> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    await lockEdits(tx);
    const proposal = await lockProposal(tx, id);
    if (proposal.status === 'open' || proposal.value === null) throw new Refusal('undo_over');
    if (proposal.status !== 'kept') await change(tx, proposal.personId, (facts) => withoutChosen(facts, proposal), now);
    await setProposalStatus(tx, [id], { status: proposal.status === 'replaced' ? 'kept' : 'open', by: caller.actor, now });
    return present(tx, await lockProposal(tx, id), context);
  });
}

function acceptAll(before: PackedFacts, proposals: readonly Proposal[], now: Date): PackedFacts {
  let facts = before;
  for (const proposal of proposals) {
    const fact = factOf(proposal);
    if (fact !== null) facts = withAccepted(facts, fact, secondsOf(now));
  }
  return facts;
}

/** Changes the workspace's own record of a person, or creates its copy of the pool's. @throws Refusal not_found, lead_erased, lead_suppressed */
async function change(tx: WorkspaceTx, personId: number, changed: (facts: PackedFacts) => PackedFacts, now: Date): Promise<void> {
  const seconds = secondsOf(now);
  const seenId = await findSeen(tx, 'people', String(personId));
  await lockLead(tx, 'people', seenId);
  const record = await readPersonRecord(tx, seenId);
  const isSeen = record.isOwn || (await isRevealed(tx, record.id));
  const before = record.isOwn ? record.facts : factsOfCopy(record.facts, isSeen);
  const facts = changed(before);
  const [was, is] = [personWith(before, seconds, []), personWith(facts, seconds, [])];
  const lead = personWith(facts, seconds, [isSeen ? emailCheckOf(record) : null, await checkOf(tx, is.email, now)]);
  const isMoved = was.companyName !== is.companyName || was.companyDomain !== is.companyDomain;
  const employer = isMoved ? await findEmployer(tx, { domain: is.companyDomain, name: is.companyName }) : record.companyId;
  const own = record.isOwn ? { id: Number(record.id), poolId: idOf(record.poolId) } : { id: null, poolId: Number(record.id) };
  await writeOwnLead(tx, 'people', { ...own, facts, lead, companyId: idOf(employer), source: record.source }, now);
}

const idOf = (id: string | null): number | null => (id === null ? null : Number(id));

/** What our verification knows of an address. */
async function checkOf(tx: WorkspaceTx, email: string | null, now: Date): Promise<EmailCheck | null> {
  if (email === null) return null;
  const key = addressKey(email);
  const verdict = (await readKnownVerdicts(tx, [key], now)).get(key)?.verdict;
  return verdict ? { address: email, verdict: verdict.verdict, checkedAt: Math.floor(verdict.checkedAtMs / 1000) } : null;
}
