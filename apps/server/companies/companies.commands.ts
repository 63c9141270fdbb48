/** Companies, created and edited by hand. A value that a member types takes precedence over every other source and records who typed it. */
import { findSeen, lockEdits, lockLead, moveAttachedData, readCompanyRecord, refuseExisting, writeLeads } from '@leadlight/db/leads';
import { Refusal } from '@leadlight/db/platform';
import { companyOf, noFacts, type LeadCompany, type PackedFacts } from '@leadlight/leads';
import { parseIndustry } from '@leadlight/vocabulary';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { apiError, Invalid } from '../http/errors.ts';
import { typedCompany, type Typed } from '../leads/hand-made.ts';
import { secondsOf } from '../leads/lead-facts.presenter.ts';

/**
 * @param present gets the id under which the lead is seen
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
    const id = await writeLeads(tx, now, async (writer) => {
      const poolId = pool === null ? null : Number(pool.id);
      const written = await writer.writeOne('companies', { id: null, poolId, facts, lead, source: 'hand' });
      if (poolId !== null) await moveAttachedData(writer, 'companies', poolId, written);
      return written;
    });
    return present(tx, String(id), context);
  });
}

/**
 * Edits the workspace's own record, or makes one in front of the pool's.
 * @param companyId under which the company is seen, or was before there was an own record
 * @throws Invalid for values that are not what their field takes
 * @throws Refusal not_found, lead_suppressed; required where the edit would take the name away
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
    const facts = typedCompany(record.facts, understood(input), by);
    const lead = companyOf(facts, by.at);
    refuseNameless(lead, record.facts, by.at);
    const [recordId, poolId] = [Number(record.id), record.poolId === null ? null : Number(record.poolId)];
    const own = record.isOwn ? { id: recordId, poolId } : { id: null, poolId: recordId };
    const id = await writeLeads(tx, now, async (writer) => {
      const written = await writer.writeOne('companies', { ...own, facts, lead, source: record.source });
      if (!record.isOwn) await moveAttachedData(writer, 'companies', recordId, written);
      return written;
    });
    return present(tx, String(id), context);
  });
}

/** @throws Invalid for words that are no industry: they would be kept and never found */
function understood(typed: Typed): Typed {
  const { industry } = typed;
  if (typeof industry === 'string' && parseIndustry(industry) === null) throw new Invalid([apiError('value_invalid', 'industry')]);
  return typed;
}

/** A company without a name is shown by its domain or LinkedIn page and can be edited. A name can't be removed. */
function refuseNameless({ name }: LeadCompany, before: PackedFacts, at: number): void {
  if (name === null && companyOf(before, at).name !== null) throw new Refusal('required', { field: 'name' });
}
