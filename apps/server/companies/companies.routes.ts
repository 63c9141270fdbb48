/** One company: read with every fact and its people, made and edited by hand. */
import * as contract from '@leadlight/contract';
import {
  countPeopleOf,
  findByKeys as findLeadsByKeys,
  findSeen,
  listPeopleOf,
  listsOfLead,
  lockEdits,
  moveWork,
  readCompanyRecord,
  readCompanyRows,
  readPersonRows,
  writeCompany,
} from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { companyOf, noFacts, parseIndustry, scoreCompany, unpackFacts, type LeadCompany } from '@leadlight/leads';
import type { WorkspaceCaller } from '../http/caller.ts';
import { cut, decodeCursor } from '../http/cursor.ts';
import { apiError, Invalid } from '../http/errors.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import { presentMakers } from '../leads/actors.ts';
import { freshestOf, typedCompany, type Typed } from '../leads/hand-made.ts';
import { presentFacts, secondsOf, typistsOf } from '../leads/lead-facts.presenter.ts';
import { presentPersonRow } from '../people/people.presenter.ts';
import type { Services } from '../services.ts';
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

  serveInWorkspace(app, services, contract.createCompany, async (call) => {
    const { caller, body, now } = call;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        await lockEdits(tx);
        const by = { member: caller.actor.id ?? '', at: secondsOf(now) };
        const { linkedin, domain } = companyOf(typedCompany(noFacts, understood(body), by), by.at);
        const known = await findLeadsByKeys(tx, 'companies', { linkedin, domain });
        if (known.ownId !== null) throw new Refusal('lead_exists');
        const pool = known.poolId === null ? null : await readCompanyRecord(tx, known.poolId);
        const facts = typedCompany(pool?.facts ?? noFacts, understood(body), by);
        const view = named(companyOf(facts, by.at));
        const score = scoreCompany(view, freshestOf(facts), by.at);
        const id = await writeCompany(tx, { id: null, poolId: pool?.id ?? null, facts, source: 'hand', score }, view, now);
        if (pool) await moveWork(tx, 'companies', pool.id, id);
        return presentCompany(services, tx, caller, id, now);
      }),
    );
  });

  serveInWorkspace(app, services, contract.updateCompany, async ({ caller, params, body, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      await lockEdits(tx);
      const record = await readCompanyRecord(tx, await findSeen(tx, 'companies', params.companyId));
      const by = { member: caller.actor.id ?? '', at: secondsOf(now) };
      const facts = typedCompany(record.facts, understood(body), by);
      const own = record.isOwn ? { id: record.id, poolId: record.poolId } : { id: null, poolId: record.id };
      const view = named(companyOf(facts, by.at));
      const score = scoreCompany(view, freshestOf(facts), by.at);
      const id = await writeCompany(tx, { ...own, facts, source: record.source, score }, view, now);
      if (!record.isOwn) await moveWork(tx, 'companies', record.id, id);
      return presentCompany(services, tx, caller, id, now);
    }),
  );
}

/** @throws Invalid for words that are no industry: they would be kept and never found */
function understood(typed: Typed): Typed {
  const { industry } = typed;
  if (typeof industry === 'string' && parseIndustry(industry) === null) throw new Invalid([apiError('value_invalid', 'industry')]);
  return typed;
}

function named(view: LeadCompany): LeadCompany {
  if (view.name === null) throw new Refusal('required', { field: 'name' });
  return view;
}
