/**
 * Merges two leads: one record gets the facts and the attached data of both, and a snapshot of both is stored. After an undo each has its own again;
 * data added since stays with the kept lead. Runs in the caller's transaction.
 */
import {
  emailCheckOf,
  mergeAttachedData,
  personWith,
  readCompaniesToWrite,
  readPeopleToWrite,
  undoMergeOfAttachedData,
  writeLeads,
  type LeadWriter,
} from '@leadlight/db/leads';
import { lockMergeSide, type MergeKind, type MergedBefore } from '@leadlight/db/merges';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { companyOf, mergeFacts, undoMerge } from '@leadlight/leads';
import type { EmailVerdict } from '@leadlight/vocabulary';
import { secondsOf } from '../leads/seconds.ts';

interface Pair {
  readonly kind: MergeKind;
  /** The lead that is kept, and the one that was merged into it. */
  readonly keepId: number;
  readonly goneId: number;
}

/** @returns what must be stored to undo the merge. @throws Refusal merge_outdated if one of the leads no longer exists */
export async function mergeLeads(tx: WorkspaceTx, { kind, keepId, goneId }: Pair, now: Date): Promise<MergedBefore> {
  const goneRecord = await lockMergeSide(tx, kind, goneId);
  if (!goneRecord) throw new Refusal('merge_outdated');
  return writeLeads(tx, now, async (writer) => {
    const facts = await (kind === 'people' ? mergePeople : mergeCompanies)(writer, keepId, goneId);
    const moved = await mergeAttachedData(writer, kind, { keepId, goneId });
    await writer.deleteRows(kind, [goneId]);
    return { ...facts, goneRecord, moved };
  });
}

type BothFacts = Pick<MergedBefore, 'keep' | 'gone'>;

async function mergePeople(writer: LeadWriter, keepId: number, goneId: number): Promise<BothFacts> {
  const { keep, gone } = bothOf(await readPeopleToWrite(writer.tx, [keepId, goneId]), keepId, goneId);
  const { facts } = mergeFacts(keep.facts, gone.facts);
  const lead = personWith(facts, secondsOf(writer.now), [keep, gone].map(emailCheckOf));
  const companyId = keep.companyId ?? gone.companyId;
  await writer.update('people', [{ ...keep, facts, lead, companyId, poolId: keep.poolId ?? gone.poolId }]);
  return { keep: keep.facts, gone: gone.facts };
}

async function mergeCompanies(writer: LeadWriter, keepId: number, goneId: number): Promise<BothFacts> {
  const { keep, gone } = bothOf(await readCompaniesToWrite(writer.tx, [keepId, goneId]), keepId, goneId);
  const { facts } = mergeFacts(keep.facts, gone.facts);
  await writer.update('companies', [{ ...keep, facts, lead: companyOf(facts, secondsOf(writer.now)), poolId: keep.poolId ?? gone.poolId }]);
  return { keep: keep.facts, gone: gone.facts };
}

function bothOf<Stored extends { readonly id: number }>(
  found: readonly Stored[],
  keepId: number,
  goneId: number,
): Record<'keep' | 'gone', Stored> {
  const keep = found.find(({ id }) => id === keepId);
  const gone = found.find(({ id }) => id === goneId);
  if (!keep || !gone) throw new Refusal('merge_outdated');
  return { keep, gone };
}

/** @throws Refusal merge_outdated if the kept lead no longer exists */
export async function takeLeadsApart(tx: WorkspaceTx, { kind, keepId, goneId }: Pair, before: MergedBefore, now: Date): Promise<void> {
  await writeLeads(tx, now, async (writer) => {
    if (kind === 'people') await takePeopleApart(writer, keepId, goneId, before);
    else await takeCompaniesApart(writer, keepId, goneId, before);
    await undoMergeOfAttachedData(writer, kind, { keepId, goneId }, before.moved);
  });
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

async function takePeopleApart(writer: LeadWriter, keepId: number, goneId: number, before: MergedBefore): Promise<void> {
  const [keep] = await readPeopleToWrite(writer.tx, [keepId]);
  if (!keep) throw new Refusal('merge_outdated');
  const seconds = secondsOf(writer.now);
  const { kept, taken } = undoMerge(keep.facts, { before: before.keep, taken: before.gone });
  const { email, email_verdict: verdict, email_checked_at: checkedAt, company_id: companyId, pool_id: poolId } = before.goneRecord;
  const check = emailCheckOf({
    email: typeof email === 'string' ? email : null,
    emailVerdict: verdict as EmailVerdict,
    emailCheckedAt: typeof checkedAt === 'string' ? new Date(checkedAt) : null,
  });
  await writer.update('people', [{ ...keep, facts: kept, lead: personWith(kept, seconds, [emailCheckOf(keep)]) }]);
  await writer.insert('people', [
    {
      id: goneId,
      facts: taken,
      lead: personWith(taken, seconds, [check]),
      companyId: numberOf(companyId),
      poolId: numberOf(poolId),
      version: null,
    },
  ]);
}

async function takeCompaniesApart(writer: LeadWriter, keepId: number, goneId: number, before: MergedBefore): Promise<void> {
  const [keep] = await readCompaniesToWrite(writer.tx, [keepId]);
  if (!keep) throw new Refusal('merge_outdated');
  const seconds = secondsOf(writer.now);
  const { kept, taken } = undoMerge(keep.facts, { before: before.keep, taken: before.gone });
  await writer.update('companies', [{ ...keep, facts: kept, lead: companyOf(kept, seconds) }]);
  const poolId = numberOf(before.goneRecord['pool_id']);
  await writer.insert('companies', [{ id: goneId, facts: taken, lead: companyOf(taken, seconds), poolId, version: null }]);
}
