/** People, created and edited by hand. A value that a member types takes precedence over every other source and records who typed it. */
import { personInputFields } from '@leadlight/contract';
import {
  emailCheckOf,
  findEmployer,
  findSeen,
  isRevealed,
  lockEdits,
  lockLead,
  personWith,
  readPersonRecord,
  refuseExisting,
  writeOwnLead,
} from '@leadlight/db/leads';
import { Refusal } from '@leadlight/db/platform';
import { noFacts, personOf, type LeadPerson } from '@leadlight/leads';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { factsOfCopy, typedPerson, type Typed } from '../leads/hand-made.ts';
import { requireVersion } from '../http/version.ts';
import { leadVersion } from '../leads/lead-version.ts';
import { secondsOf } from '../leads/seconds.ts';

/**
 * @param present gets the id under which the lead is shown
 * @throws Invalid for values that are not what their field takes
 * @throws Refusal lead_exists, lead_erased, lead_suppressed
 */
export function createPerson<Answer>(context: WorkspaceContext, typed: Typed, present: Present<string, Answer>): Promise<Answer> {
  const { caller, now } = context;
  const by = { member: caller.actor.id ?? '', at: secondsOf(now) };
  return transactOnce(context, async (tx) => {
    await lockEdits(tx);
    const poolRecordId = await refuseExisting(tx, 'people', personOf(typedPerson(noFacts, typed, by), by.at));
    const pool = poolRecordId === null ? null : await readPersonRecord(tx, poolRecordId);
    const isSeen = pool !== null && (await isRevealed(tx, pool.id));
    const before = pool === null ? noFacts : factsOfCopy(pool.facts, isSeen);
    const facts = typedPerson(before, typed, by);
    // The verdict of a masked address would confirm that the typed one is the same.
    const lead = personWith(facts, by.at, [isSeen ? emailCheckOf(pool) : null]);
    refuseNameless(lead, before, by.at);
    const companyId = (await employerOf(tx, lead)) ?? idOf(pool?.companyId ?? null);
    const poolId = idOf(pool?.id ?? null);
    const id = await writeOwnLead(tx, 'people', { id: null, poolId, facts, lead, companyId, source: 'hand' }, now);
    return present(tx, String(id), context);
  });
}

/**
 * Edits the workspace's own record, or creates the workspace's copy of a pool record.
 * @param personId under which the person is shown, or was shown before the workspace had its own record
 * @throws Invalid for values that are not what their field takes
 * @throws Refusal not_found, version_outdated, lead_erased, lead_suppressed; required if the edit would remove the name
 */
export function updatePerson<Answer>(
  context: WorkspaceContext,
  personId: string,
  typed: Typed,
  present: Present<string, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  const by = { member: caller.actor.id ?? '', at: secondsOf(now) };
  return transact(context, async (tx) => {
    await lockEdits(tx);
    const seenId = await findSeen(tx, 'people', personId);
    await lockLead(tx, 'people', seenId);
    const record = await readPersonRecord(tx, seenId);
    const isSeen = record.isOwn || (await isRevealed(tx, record.id));
    const before = record.isOwn ? record.facts : factsOfCopy(record.facts, isSeen);
    requireVersion(context.ifMatch, leadVersion(before, personInputFields, now));
    const facts = typedPerson(before, typed, by);
    // As in createPerson.
    const lead = personWith(facts, by.at, [isSeen ? emailCheckOf(record) : null]);
    refuseNameless(lead, before, by.at);
    const worksElsewhere = typed['companyName'] !== undefined || typed['companyDomain'] !== undefined;
    const companyId = worksElsewhere ? await employerOf(tx, lead) : idOf(record.companyId);
    const own = record.isOwn ? { id: Number(record.id), poolId: idOf(record.poolId) } : { id: null, poolId: Number(record.id) };
    const id = await writeOwnLead(tx, 'people', { ...own, facts, lead, companyId, source: record.source }, now);
    return present(tx, String(id), context);
  });
}

const idOf = (id: string | null): number | null => (id === null ? null : Number(id));

async function employerOf(tx: Parameters<typeof findEmployer>[0], { companyDomain, companyName }: LeadPerson): Promise<number | null> {
  return idOf(await findEmployer(tx, { domain: companyDomain, name: companyName }));
}

/** A person without a name is shown by an address or a LinkedIn handle and can be edited. A name can't be removed. */
function refuseNameless({ name }: LeadPerson, before: Parameters<typeof personOf>[0], at: number): void {
  if (name === null && personOf(before, at).name !== null) throw new Refusal('required', { field: 'name' });
}
