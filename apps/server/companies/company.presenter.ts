/** One company with every fact and the number of its people, in the contract's form. */
import { companyInputFields } from '@leadlight/contract';
import { countPeopleOf, listsOfLead, readCompanyRecord, readCompanyRows } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { companyOf, unpackFacts } from '@leadlight/leads';
import { phoneText } from '@leadlight/vocabulary';
import type { WorkspaceContext } from '../command.ts';
import { presentMakers } from '../leads/actors.ts';
import { presentFacts, typistsOf } from '../leads/lead-facts.presenter.ts';
import { leadVersion } from '../leads/lead-version.ts';
import { secondsOf } from '../leads/seconds.ts';
import { presentCompanyRow } from './companies.presenter.ts';

/** @param id under which the company is shown */
export async function presentCompany(tx: WorkspaceTx, id: string, { services, caller, now }: WorkspaceContext) {
  const [row] = await readCompanyRows(tx, [id]);
  if (!row) throw new Refusal('not_found');
  const record = await readCompanyRecord(tx, id);
  const facts = unpackFacts(record.facts);
  const view = companyOf(record.facts, secondsOf(now));
  return {
    ...presentCompanyRow(row),
    phone: view.phone,
    phoneText: view.phone && phoneText(view.phone),
    description: view.description,
    version: leadVersion(record.facts, companyInputFields, now),
    facts: presentFacts(facts, record.facts, await presentMakers(services.db, tx, typistsOf(facts)), now),
    lists: await listsOfLead(tx, id, caller.actor.id ?? ''),
    people: await countPeopleOf(tx, id),
  };
}
