/** Companies, created and edited by hand. A value that a member types takes precedence over every other source and records who typed it. */
import { companyInputFields } from '@leadlight/contract';
import { findSeen, lockEdits, lockLead, readCompanyRecord, refuseExisting, writeOwnLead } from '@leadlight/db/leads';
import { Refusal } from '@leadlight/db/platform';
import { companyOf, noFacts, type LeadCompany, type PackedFacts } from '@leadlight/leads';
import { parseIndustry } from '@leadlight/vocabulary';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { apiError, Invalid } from '../http/errors.ts';
import { requireVersion } from '../http/version.ts';
import { typedCompany, type Typed } from '../leads/hand-made.ts';
import { leadVersion } from '../leads/lead-version.ts';
import { secondsOf } from '../leads/seconds.ts';

/**
 * @param present gets the id under which the lead is shown
 * @throws Invalid for values that are not what their field takes
 * @throws Refusal lead_exists, lead_suppressed
 */
export function createCompany<Answer>(context: WorkspaceContext, input: Typed, present: Present<string, Answer>): Promise<Answer> {
  const { caller, now } = context;
  const by = { member: caller.actor.id ?? '', at: secondsOf(now) };
  return transactOnce(context, async (tx) => {
    await lockEdits(tx);
    const typed = understood(input);
    const poolRecordId = await refuseExisting(tx, 'companies', companyOf(typedCompany(noFacts, typed, by), by.at));
    const pool = poolRecordId === null ? null : await readCompanyRecord(tx, poolRecordId);
    const before = pool?.facts ?? noFacts;
    const facts = typedCompany(before, typed, by);
    const lead = companyOf(facts, by.at);
    refuseNameless(lead, before, by.at);
    const poolId = pool === null ? null : Number(pool.id);
    const id = await writeOwnLead(tx, 'companies', { id: null, poolId, facts, lead, source: 'hand' }, now);
    return present(tx, String(id), context);
  });
}

/**
 * Edits the workspace's own record, or creates the workspace's copy of a pool record.
 * @param companyId under which the company is shown, or was shown before the workspace had its own record
 * @throws Invalid for values that are not what their field takes
 * @throws Refusal not_found, version_outdated, lead_suppressed; required if the edit would remove the name
 */
export function updateCompany<Answer>(
  context: WorkspaceContext,
  companyId: string,
  input: Typed,
  present: Present<string, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  const by = { member: caller.actor.id ?? '', at: secondsOf(now) };
  return transact(context, async (tx) => {
    await lockEdits(tx);
    const seenId = await findSeen(tx, 'companies', companyId);
    await lockLead(tx, 'companies', seenId);
    const record = await readCompanyRecord(tx, seenId);
    requireVersion(context.ifMatch, leadVersion(record.facts, companyInputFields, now));
    const facts = typedCompany(record.facts, understood(input), by);
    const lead = companyOf(facts, by.at);
    refuseNameless(lead, record.facts, by.at);
    const [recordId, poolId] = [Number(record.id), record.poolId === null ? null : Number(record.poolId)];
    const own = record.isOwn ? { id: recordId, poolId } : { id: null, poolId: recordId };
    const id = await writeOwnLead(tx, 'companies', { ...own, facts, lead, source: record.source }, now);
    return present(tx, String(id), context);
  });
}

/** @throws Invalid for text that isn't an industry, which would be stored and never found */
function understood(typed: Typed): Typed {
  const { industry } = typed;
  if (typeof industry === 'string' && parseIndustry(industry) === null) throw new Invalid([apiError('value_invalid', 'industry')]);
  return typed;
}

/** A company without a name is shown by its domain or LinkedIn page and can be edited. A name can't be removed. */
function refuseNameless({ name }: LeadCompany, before: PackedFacts, at: number): void {
  if (name === null && companyOf(before, at).name !== null) throw new Refusal('required', { field: 'name' });
}
