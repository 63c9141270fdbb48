/** One company: read with every fact and its people, created and edited by hand. */
import * as contract from '@leadlight/contract';
import {
  countPeopleOf,
  findSeen,
  listPeopleOf,
  listsOfLead,
  readCompanyRecord,
  readCompanyRows,
  readPersonRows,
} from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { companyOf, unpackFacts } from '@leadlight/leads';
import type { WorkspaceCaller } from '../http/caller.ts';
import { cut, decodeCursor } from '../http/cursor.ts';
import { onceHere } from '../command.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { presentMakers } from '../leads/actors.ts';
import { presentFacts, secondsOf, typistsOf } from '../leads/lead-facts.presenter.ts';
import { presentPersonRow } from '../people/people.presenter.ts';
import type { Services } from '../services.ts';
import { createCompany, updateCompany } from './companies.commands.ts';
import { presentCompanyRow } from './companies.presenter.ts';

async function presentCompany({ db }: Services, tx: WorkspaceTx, caller: WorkspaceCaller, id: string, now: Date) {
  const [row] = await readCompanyRows(tx, [id]);
  if (!row) throw new Refusal('not_found');
  const record = await readCompanyRecord(tx, id);
  const facts = unpackFacts(record.facts);
  const view = companyOf(record.facts, secondsOf(now));
  return {
    ...presentCompanyRow(row),
    phone: view.phone,
    description: view.description,
    facts: presentFacts(facts, record.facts, await presentMakers(db, tx, typistsOf(facts)), now),
    lists: await listsOfLead(tx, id, caller.actor.id ?? ''),
    people: await countPeopleOf(tx, id),
  };
}

const personKey = /^\d{1,4}:[1-9]\d{0,15}$/;

export function mountCompanies(app: App, services: Services): void {
  const { db } = services;
  const commandOf = (caller: WorkspaceCaller, now: Date) => ({
    db,
    workspaceId: caller.workspaceId,
    actor: caller.actor,
    now,
    answer: (tx: WorkspaceTx, id: string) => presentCompany(services, tx, caller, id, now),
  });

  serveInWorkspace(app, services, contract.readCompany, async ({ caller, params, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) =>
      presentCompany(services, tx, caller, await findSeen(tx, 'companies', params.companyId), now),
    ),
  );

  serveInWorkspace(app, services, contract.listCompanyPeople, async ({ caller, params, query }) => {
    const [score, id] = decodeCursor(query.cursor, personKey)?.split(':') ?? [];
    const after = score !== undefined && id !== undefined ? { score: Number(score), id } : undefined;
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const company = await findSeen(tx, 'companies', params.companyId);
      const page = cut(await listPeopleOf(tx, company, { after, limit: query.limit + 1 }), query.limit, (one) => `${one.score}:${one.id}`);
      const rows = await readPersonRows(
        tx,
        page.items.map((one) => one.id),
      );
      return { ...page, items: rows.map(presentPersonRow) };
    });
  });

  serveInWorkspace(app, services, contract.createCompany, async (call) =>
    createCompany({ ...commandOf(call.caller, call.now), once: (tx, work) => onceHere(call, tx, work) }, call.body),
  );

  serveInWorkspace(app, services, contract.updateCompany, async ({ caller, params, body, now }) =>
    updateCompany(commandOf(caller, now), params.companyId, body),
  );
}
