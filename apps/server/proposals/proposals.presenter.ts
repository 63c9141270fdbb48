/** Proposals in the contract's form: the value that was found, and the one that the person has. */
import { emailCheckOf, findSeenPeople, readPersonRecords, readRevealedAmong } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { Proposal } from '@leadlight/db/profiles';
import { readKnownVerdicts } from '@leadlight/db/verification';
import { currentFact, personOf, type EmailCheck, type Fact, type PackedFacts } from '@leadlight/leads';
import { addressKey, phoneText } from '@leadlight/vocabulary';
import type { WorkspaceContext } from '../command.ts';
import { presentActors } from '../http/actor-names.ts';
import { factsOfCopy } from '../leads/hand-made.ts';
import { typistsOf } from '../leads/lead-facts.presenter.ts';
import { secondsOf } from '../leads/seconds.ts';
import { sourcedOf, textOfValue } from '../profile-runs/overwrite.ts';
import { factOf, withoutChosen } from './proposed-facts.ts';

interface Owner {
  /** Under which the person is shown. */
  readonly id: string;
  readonly facts: PackedFacts;
  readonly check: EmailCheck | null;
}

export async function presentProposals(tx: WorkspaceTx, proposals: readonly Proposal[], { services, now }: WorkspaceContext) {
  const seconds = secondsOf(now);
  const owners = await readOwners(tx, [...new Set(proposals.map(({ personId }) => personId))]);
  const shown = proposals.flatMap((proposal) => {
    const owner = owners.get(proposal.personId);
    if (!owner) return [];
    // Of one that is decided, the value that it replaced, or would have replaced.
    const facts = proposal.status === 'open' ? owner.facts : withoutChosen(owner.facts, proposal);
    return { proposal, owner, current: currentFact(facts, proposal.field, seconds), found: factOf(proposal) };
  });
  const addresses = shown.flatMap(({ current, found }) => [current, found].flatMap((fact) => (fact?.field === 'email' ? [fact] : [])));
  const verdicts = await readKnownVerdicts(
    tx,
    addresses.map((fact) => addressKey(textOfValue(fact.value))),
    now,
  );
  const checks = [...verdicts].flatMap(([address, { verdict }]): EmailCheck[] =>
    verdict ? [{ address, verdict: verdict.verdict, checkedAt: Math.floor(verdict.checkedAtMs / 1000) }] : [],
  );
  const facts = shown.flatMap(({ current }) => current ?? []);
  const nameOf = await presentActors(services.db, tx, [
    ...proposals.flatMap(({ decidedBy }) => decidedBy ?? []),
    ...typistsOf(facts).map((id) => ({ kind: 'user' as const, id })),
  ]);
  return shown.map(({ proposal, owner, current, found }) => {
    const { id, field, status, runId, runRow, madeAt, decidedAt, decidedBy } = proposal;
    const person = personOf(owner.facts, seconds);
    const present = (fact: Fact | null) =>
      fact && presentValue(fact, [...(owner.check ? [owner.check] : []), ...checks], (typist) => nameOf({ kind: 'user', id: typist }).name);
    return {
      id,
      personId: owner.id,
      person: { name: person.name ?? person.email ?? 'A person without a name', title: person.title, companyName: person.companyName },
      field,
      current: present(current),
      found: present(found),
      status,
      runId,
      row: runRow,
      madeAt: madeAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      decidedBy: decidedBy && nameOf(decidedBy),
    };
  });
}

export async function presentProposal(tx: WorkspaceTx, proposal: Proposal, context: WorkspaceContext) {
  const [one] = await presentProposals(tx, [proposal], context);
  if (!one) throw new Refusal('not_found');
  return one;
}

/** The people as the workspace sees them, by the ids given; without those that are gone. */
async function readOwners(tx: WorkspaceTx, personIds: readonly number[]): Promise<Map<number, Owner>> {
  const seenIds = await findSeenPeople(tx, personIds.map(String));
  const records = new Map((await readPersonRecords(tx, [...seenIds.values()])).map((record) => [record.id, record]));
  const ofPool = [...records.values()].filter(({ isOwn }) => !isOwn).map(({ id }) => id);
  const revealed = await readRevealedAmong(tx, ofPool);
  return new Map(
    [...seenIds].flatMap(([given, seenId]) => {
      const record = records.get(seenId);
      if (!record) return [];
      const isSeen = record.isOwn || revealed.has(record.id);
      const facts = record.isOwn ? record.facts : factsOfCopy(record.facts, isSeen);
      return [[Number(given), { id: record.id, facts, check: isSeen ? emailCheckOf(record) : null }] as const];
    }),
  );
}

const phoneFields: ReadonlySet<string> = new Set(['phone', 'mobilePhone']);
/** The locator of an imported value is "<import's ID>/<file's name>". */
const importId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\//;

function presentValue(fact: Fact, checks: readonly EmailCheck[], nameOf: (typist: string) => string | null) {
  const { field, value, evidence } = fact;
  const { source, locator, snippet } = evidence;
  const { isProven, seenAtMs } = sourcedOf(fact, checks);
  const text = textOfValue(value);
  return {
    text: phoneFields.has(field) ? phoneText(text) : text,
    source,
    name: source === 'hand' ? nameOf(locator) : locator.replace(importId, '') || null,
    snippet,
    seenAt: new Date(seenAtMs).toISOString(),
    isProven,
  };
}
