/** One person with every fact that the workspace may see, in the contract's form. */
import { personInputFields } from '@leadlight/contract';
import { listsOfLead, readPersonRows, type PersonRecord } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { LeadPerson } from '@leadlight/leads';
import type { WorkspaceContext } from '../command.ts';
import { presentMakers } from '../leads/actors.ts';
import { factsOfCopy } from '../leads/hand-made.ts';
import { presentFacts, typistsOf } from '../leads/lead-facts.presenter.ts';
import { leadVersion } from '../leads/lead-version.ts';
import { presentPersonRow } from './people.presenter.ts';
import { readSeenPerson } from './seen-person.ts';

/** @param id under which the person is shown */
export async function presentPerson(tx: WorkspaceTx, id: string, { services, caller, now }: WorkspaceContext) {
  const [row] = await readPersonRows(tx, [id]);
  if (!row) throw new Refusal('not_found');
  const { record, pool, isPoolRevealed, facts } = await readSeenPerson(tx, id);
  const makerOf = await presentMakers(services.db, tx, typistsOf(facts));
  return {
    ...presentPersonRow(row),
    version: leadVersion(record.isOwn ? record.facts : factsOfCopy(record.facts, isPoolRevealed), personInputFields, now),
    facts: presentFacts(facts, record.facts, makerOf, now),
    lists: await listsOfLead(tx, id, caller.actor.id ?? ''),
    poolContact: record.isOwn && pool && !isPoolRevealed ? beyond(record, pool) : null,
  };
}

function beyond(
  own: PersonRecord,
  pool: PersonRecord,
): { hasEmail: boolean; hasPhone: boolean; emailVerdict: LeadPerson['emailVerdict'] } | null {
  const more = (column: 'email' | 'personalEmail' | 'phone' | 'mobilePhone'): boolean => own[column] === null && pool[column] !== null;
  const [hasEmail, hasPhone] = [more('email') || more('personalEmail'), more('phone') || more('mobilePhone')];
  return hasEmail || hasPhone ? { hasEmail, hasPhone, emailVerdict: pool.emailVerdict } : null;
}
