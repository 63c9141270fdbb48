/**
 * Writes what was found of one person, and pays for it, in the caller's transaction: one credit if at least one fact counts, or a value is proposed, for
 * the person and the company together. Nothing is written or proposed that cannot be paid for.
 */
import { commitManyFromReservation, isReservationOpen, lockPayments } from '@leadlight/db/credits';
import { linkSitePerson } from '@leadlight/db/enrichments';
import { emailCheckOf, findEmployer, isRevealed, lockEdits, lockLead, personWith, type StoredPerson } from '@leadlight/db/leads';
import { attempt, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import {
  addProposals,
  isPersonDone,
  readProposalKeys,
  type DoneProfileRow,
  type FoundProposal,
  type ProfileOutcome,
  type ProfileStep,
  type ProposalStatus,
} from '@leadlight/db/profiles';
import { addProviderValues, readProviderStays, sumProviderCalls } from '@leadlight/db/providers';
import { addFacts, factsThatCount, retract, type Fact, type PackedFacts } from '@leadlight/leads';
import type { Step } from '../runs/slice.ts';
import { factsOfCopy } from '../leads/hand-made.ts';
import { findSamePerson, withoutRejected, type SamePerson } from '../people/recognize-person.ts';
import { writeRecognizedPerson } from '../people/write-recognized-person.ts';
import { stayDaysOf } from '../providers/stay-days.ts';
import { decideFound, keyText, proposalKeyOf, stepKey, type Decided } from './overwrite.ts';
import type { ProfileDraft } from './profile-draft.ts';

export interface SettleInput {
  readonly row: number;
  readonly draft: ProfileDraft;
  readonly open: Readonly<Record<string, string>>;
  /** A reveal has paid for the row. */
  readonly isPaid: boolean;
  /** How the ledger's keys of this row's calls begin. */
  readonly callKeyStart: string;
}

/** `unpaid`: the reservation has no credit left: nothing was written. */
export type Settled = { readonly kind: 'done'; readonly row: DoneProfileRow } | { readonly kind: 'unpaid' };

export async function settleProfile(step: Step, input: SettleInput): Promise<Settled> {
  const settled = await settle(step, input);
  if (settled.kind === 'done') await noteProviderValues(step, input, settled.row);
  return settled;
}

async function settle({ tx, run, now, reservation }: Step, input: SettleInput): Promise<Settled> {
  const { row, draft, open, isPaid } = input;
  await lockPayments(tx);
  await lockEdits(tx);
  const { seconds } = draft;
  const providerMicros = await sumProviderCalls(tx, run.id, input.callKeyStart);
  const done = (more: Partial<DoneProfileRow>): Settled => ({
    kind: 'done',
    row: {
      row,
      personId: null,
      outcome: null,
      skipReason: null,
      factsAdded: 0,
      cost: isPaid ? 1 : 0,
      providerMicros,
      steps: draft.steps,
      open,
      ...more,
    },
  });
  const same = await findSamePerson(tx, draft.person(), draft.own === null ? null : String(draft.own.id), seconds);
  const { own } = same;
  if (own && (await isPersonDone(tx, run.id, String(own.id), row))) return done({ personId: String(own.id), skipReason: 'duplicate' });
  const { before, facts, counted, decided, proposals } = await draftOf(tx, draft, same);
  const factsAdded = counted.length + draft.companyFacts + draft.revealed;
  const isKnown = own !== null || same.pool !== null;
  // Nothing is known about the person except what was given, so no record is kept.
  if (!isKnown && draft.accepted.length === 0)
    return draft.companyFacts === 0 ? done({ outcome: 'not_found' }) : pay({ outcome: 'enriched' }, null);
  if (factsAdded === 0 && facts === before && proposals.length === 0)
    return done({ outcome: 'nothing_new', personId: idOf(own ?? same.pool), steps: stepsOf(draft, decided) });
  return pay({ outcome: factsAdded === 0 && proposals.length === 0 ? 'nothing_new' : 'enriched' }, facts);

  async function pay({ outcome }: { outcome: ProfileOutcome }, toWrite: PackedFacts | null): Promise<Settled> {
    // A proposal is paid for when it is made, because it shows the value that was found; deciding on it costs nothing.
    const isFree = isPaid || (factsAdded === 0 && proposals.length === 0);
    const payFrom = isFree ? null : (await reservation()).id;
    const written = await attempt(tx, async () => {
      const personId =
        toWrite === null
          ? null
          : toWrite === before
            ? ((own ?? same.pool)?.id ?? null)
            : await write(tx, { draft, same, facts: toWrite, decided }, now);
      if (personId !== null) await noteProposals(tx, { run, row, personId, proposals, decided }, now);
      if (!isFree && !(await spend(tx, { run, row, reservationId: payFrom }, now))) throw new Unpaid();
      return done({
        outcome,
        personId: personId === null ? null : String(personId),
        factsAdded,
        cost: isFree && !isPaid ? 0 : 1,
        steps: stepsOf(draft, decided),
      });
    });
    if (!(written instanceof Error)) return written;
    if (written instanceof Unpaid) return { kind: 'unpaid' };
    if (written instanceof Refusal && written.code === 'lead_erased') return done({ skipReason: 'erased' });
    if (written instanceof Refusal && written.code === 'lead_suppressed') return done({ skipReason: 'suppressed' });
    throw written;
  }
}

/** The reservation has no credit left. */
class Unpaid extends Error {}

interface SettledDraft {
  readonly before: PackedFacts;
  readonly facts: PackedFacts;
  readonly counted: readonly Fact[];
  readonly decided: Decided;
  /** What is proposed for the first time. */
  readonly proposals: readonly Fact[];
}

/** The record before and after, the facts that count, and what is proposed. */
async function draftOf(tx: WorkspaceTx, draft: ProfileDraft, { own, pool }: SamePerson): Promise<SettledDraft> {
  const { seconds } = draft;
  const isSeen = pool !== null && (await isRevealed(tx, String(pool.id)));
  const before = own?.facts ?? (pool === null ? draft.base : factsOfCopy(pool.facts, isSeen));
  const given = withoutRejected(before, draft.givenFacts());
  const record = own ?? pool;
  // Another worker, or a member, may have changed both since the row was begun.
  const known = record === null ? [] : await readProposalKeys(tx, record.id);
  const keysOf = (status: ProposalStatus): Set<string> => new Set(known.filter((each) => each.status === status).map(keyText));
  const { overwrite, checks } = draft;
  const decided = decideFound(
    { overwrite, facts: addFacts(before, given), checks, seconds },
    withoutRejected(before, draft.accepted),
    keysOf('kept'),
  );
  const proposals = record === null ? [] : newProposals(decided.proposed, keysOf('open'));
  const found = decided.written;
  if (found.length === 0 && record !== null && given.length === 0) return { before, facts: before, counted: [], decided, proposals };
  const hasEmail = found.some(({ field }) => field === 'email');
  const gone = hasEmail ? draft.checks.filter(({ verdict }) => verdict === 'undeliverable') : [];
  const facts = gone.reduce(
    (packed, { address }) => retract(packed, 'email', address, seconds - 1),
    addFacts(before, [...given, ...found]),
  );
  // What was given does not count, also if a source repeats it.
  const counted = factsThatCount(addFacts(before, given), facts, found, seconds);
  return { before, facts, counted, decided, proposals };
}

/** What is proposed for the first time. One that waits for a decision is not proposed again; one that was accepted is, if the field has another value again. */
function newProposals(proposed: readonly Fact[], open: ReadonlySet<string>): readonly Fact[] {
  const fresh = new Map<string, Fact>();
  for (const fact of proposed) {
    const key = keyText(proposalKeyOf(fact));
    if (!open.has(key) && !fresh.has(key)) fresh.set(key, fact);
  }
  return [...fresh.values()];
}

/** Notes what a member decides on, and which values were replaced, so that this can be undone. */
function noteProposals(
  tx: WorkspaceTx,
  of: {
    readonly run: Step['run'];
    readonly row: number;
    readonly personId: number;
    readonly proposals: readonly Fact[];
    readonly decided: Decided;
  },
  now: Date,
): Promise<void> {
  const { run, row, personId, proposals, decided } = of;
  const noted = (fact: Fact, status: FoundProposal['status']): FoundProposal => ({
    ...proposalKeyOf(fact),
    personId,
    value: fact.value,
    evidence: fact.evidence,
    runId: run.id,
    runRow: row,
    status,
  });
  return addProposals(
    tx,
    [...proposals.map((fact) => noted(fact, 'open')), ...decided.replacing.map((fact) => noted(fact, 'replaced'))],
    now,
  );
}

/** The steps, with what happened to each value. */
function stepsOf({ steps }: ProfileDraft, { reasons }: Decided): readonly ProfileStep[] {
  if (reasons.size === 0) return steps;
  return steps.map((step) => ({
    ...step,
    values: step.values.map((value) => {
      const reason = value.isAccepted && step.source !== 'verification' ? reasons.get(stepKey(value.field, value.value)) : undefined;
      return reason === undefined ? value : { ...value, isAccepted: false, reason };
    }),
  }));
}

async function spend(
  tx: WorkspaceTx,
  { run, row, reservationId }: { readonly run: Step['run']; readonly row: number; readonly reservationId: string | null },
  now: Date,
): Promise<boolean> {
  if (reservationId === null || !(await isReservationOpen(tx, reservationId, now))) return false;
  const idempotencyKey = `profile:${run.id}:${row}`;
  const entry = { amount: 1, reason: 'profile', reference: `profile-run:${run.id}`, actor: run.startedBy, idempotencyKey };
  return (await commitManyFromReservation(tx, reservationId, [entry], now)).has(idempotencyKey);
}

async function write(
  tx: WorkspaceTx,
  {
    draft,
    same,
    facts,
    decided,
  }: { readonly draft: ProfileDraft; readonly same: SamePerson; readonly facts: PackedFacts; readonly decided: Decided },
  now: Date,
): Promise<number> {
  const { own, pool } = same;
  const { seconds } = draft;
  if (own) await lockLead(tx, 'people', String(own.id));
  const lead = personWith(facts, seconds, [...draft.checks, checkOf(own ?? pool)]);
  const employerId = await findEmployer(tx, { domain: lead.companyDomain, name: lead.companyName });
  const found = {
    facts,
    lead,
    employerId: employerId === null ? null : Number(employerId),
    source: draft.accepted[0]?.evidence.source ?? 'import',
  } as const;
  // Of a person whose employer was replaced, the record of the new one.
  const isMoved = decided.replacing.some(({ field }) => field === 'companyName' || field === 'companyDomain');
  const id = await writeRecognizedPerson(tx, isMoved && own ? { ...same, own: { ...own, companyId: null } } : same, found, now);
  if (draft.siteDetailId !== null) await linkSitePerson(tx, draft.siteDetailId, id);
  return id;
}

/** Notes until when the values of providers may stay: those that were written, and those that only the steps show. */
async function noteProviderValues({ tx, run }: Step, { draft }: SettleInput, { personId, row }: DoneProfileRow): Promise<void> {
  const answers = draft.providerAnswers;
  if (answers.length === 0) return;
  const stays = await readProviderStays(
    tx,
    answers.map(({ connectionId }) => connectionId),
  );
  await addProviderValues(
    tx,
    answers.map(({ connectionId, name, answeredAt, facts }) => {
      // A connection that was removed meanwhile left no setting: its values may not stay.
      const days = stayDaysOf(stays.find(({ id }) => id === connectionId) ?? { mayStay: false, stayDays: null });
      return {
        personId: personId === null ? null : Number(personId),
        connectionId,
        name,
        facts: personId === null ? [] : facts.map(({ field, value, evidence }) => [field, value, evidence.fetchedAt]),
        runId: run.id,
        runRow: row,
        answeredAt,
        dueAt: days === null ? null : new Date(answeredAt.getTime() + days * 86_400_000),
      };
    }),
  );
}

const idOf = (record: StoredPerson | null): string | null => (record === null ? null : String(record.id));

const checkOf = (record: StoredPerson | null) => (record === null ? null : emailCheckOf(record));
