/**
 * Adds revealed contact details to the workspace's own records of the people. Before the reveal, an own record is never matched to a pool person by
 * an address (decision 33), so this is when records with the same address become one.
 */
import {
  emailCheckOf,
  personWith,
  readOwnPeopleOf,
  readPersonRecords,
  takeOverAttachedData,
  writeLeads,
  type PersonRecord,
  type StoredPerson,
} from '@leadlight/db/leads';
import { queuePairs, type NewPair } from '@leadlight/db/merges';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { type OnReveal } from '@leadlight/db/reveals';
import { comparePeople, mergeFacts, personIdentity, personOf, type LeadPerson, type PackedFacts } from '@leadlight/leads';
import { withRevealed } from '../leads/hand-made.ts';
import { secondsOf } from '../leads/seconds.ts';
import { mergeCertainPair } from '../merges/merges.commands.ts';

interface Own {
  readonly stored: StoredPerson;
  readonly lead: LeadPerson;
}

/** A workspace's record of a revealed pool person, and its other records of the same person. */
interface Copy {
  readonly pool: PersonRecord;
  readonly front: Own;
  /** Whether the record did not refer to the pool's before. */
  readonly isNew: boolean;
  readonly others: readonly Own[];
}

/** Refuses nothing, because the details are paid for. If they make the record match a suppression, it is no longer shown. */
export function takeOverRevealed(now: Date): OnReveal {
  return async (tx, poolIds) => {
    const pool = await readPersonRecords(tx, poolIds);
    const addresses = pool.flatMap(({ email, personalEmail }) => [email, personalEmail].filter((each) => each !== null));
    const own = (await readOwnPeopleOf(tx, poolIds, addresses)).map((stored): Own => {
      return { stored, lead: personOf(stored.facts, secondsOf(now), emailCheckOf(stored)) };
    });
    const copies = copiesOf(pool, own, now);
    const merged = copies.map((copy) => ({ copy, ...recordOf(copy, now) }));
    await writeLeads(tx, now, async (writer) => {
      await writer.update(
        'people',
        merged.map(({ record }) => record),
      );
      const linked = merged.flatMap(({ copy: { isNew, front, pool: behind } }) =>
        isNew ? [{ id: front.stored.id, poolId: Number(behind.id) }] : [],
      );
      await takeOverAttachedData(writer, 'people', linked);
    });
    for (const { copy, record } of merged) await joinOthers(tx, copy, record.lead, now);
  };
}

function copiesOf(pool: readonly PersonRecord[], own: readonly Own[], now: Date): Copy[] {
  const taken = new Set<number>();
  return pool.flatMap((record): Copy[] => {
    const lead = personOf(record.facts, secondsOf(now));
    const identity = personIdentity(lead);
    const front = own.find(({ stored }) => stored.poolId === Number(record.id));
    // A fictional person is never a real one.
    const sharing = lead.isSample
      ? []
      : own.filter(({ stored, lead: other }) => {
          if (stored.poolId !== null || taken.has(stored.id)) return false;
          const match = comparePeople(identity, personIdentity(other));
          return match.kind === 'certain' || (match.kind === 'doubtful' && front !== undefined);
        });
    for (const { stored } of sharing) taken.add(stored.id);
    const [first, ...others] = sharing;
    if (front) return [{ pool: record, front, isNew: false, others: sharing }];
    return first ? [{ pool: record, front: first, isNew: true, others }] : [];
  });
}

function recordOf({ pool, front: { stored }, isNew }: Copy, now: Date) {
  const facts: PackedFacts = isNew ? mergeFacts(stored.facts, pool.facts).facts : withRevealed(stored.facts, pool.facts);
  const lead = personWith(facts, secondsOf(now), [stored, pool].map(emailCheckOf));
  const companyId = stored.companyId ?? (pool.companyId === null ? null : Number(pool.companyId));
  return { record: { ...stored, facts, lead, companyId: isNew ? companyId : stored.companyId, poolId: Number(pool.id) } };
}

/** Merges the other records of the person into this one; those that may be someone else wait for a decision. */
async function joinOthers(tx: WorkspaceTx, { front, others }: Copy, lead: LeadPerson, now: Date): Promise<void> {
  const identity = personIdentity(lead);
  const doubtful: NewPair[] = [];
  for (const other of others) {
    const { kind, reason } = comparePeople(identity, personIdentity(other.lead));
    const pair: NewPair = { kind: 'people', keepId: front.stored.id, goneId: other.stored.id, reason };
    if (kind === 'certain') await mergeCertainPair(tx, pair, null, now);
    else if (kind === 'doubtful') doubtful.push({ ...pair, ...ordered(pair) });
  }
  await queuePairs(tx, doubtful, null, now);
}

/** Pairs that wait have the older lead first, so that each is queued once. */
const ordered = ({ keepId, goneId }: NewPair) => ({ keepId: Math.min(keepId, goneId), goneId: Math.max(keepId, goneId) });
