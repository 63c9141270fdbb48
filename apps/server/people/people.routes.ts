/** One person: read with every fact, created and edited by hand. */
import * as contract from '@leadlight/contract';
import { findSeen, listsOfLead, readPersonRows, type PersonRecord } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { LeadPerson } from '@leadlight/leads';
import type { WorkspaceCaller } from '../http/caller.ts';
import { onceHere } from '../command.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { presentMakers } from '../leads/actors.ts';
import { presentFacts, typistsOf } from '../leads/lead-facts.presenter.ts';
import type { Services } from '../services.ts';
import { createPerson, updatePerson } from './people.commands.ts';
import { presentPersonRow } from './people.presenter.ts';
import { readSeenPerson } from './seen-person.ts';

async function presentPerson({ db }: Services, tx: WorkspaceTx, caller: WorkspaceCaller, id: string, now: Date) {
  const [row] = await readPersonRows(tx, [id]);
  if (!row) throw new Refusal('not_found');
  const { record, pool, isPoolRevealed, facts } = await readSeenPerson(tx, id);
  const makerOf = await presentMakers(db, tx, typistsOf(facts));
  return {
    ...presentPersonRow(row),
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

export function mountPeople(app: App, services: Services): void {
  const { db } = services;
  const commandOf = (caller: WorkspaceCaller, now: Date) => ({
    db,
    workspaceId: caller.workspaceId,
    actor: caller.actor,
    now,
    answer: (tx: WorkspaceTx, id: string) => presentPerson(services, tx, caller, id, now),
  });

  serveInWorkspace(app, services, contract.readPerson, async ({ caller, params, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) =>
      presentPerson(services, tx, caller, await findSeen(tx, 'people', params.personId), now),
    ),
  );

  serveInWorkspace(app, services, contract.createPerson, async (call) =>
    createPerson({ ...commandOf(call.caller, call.now), once: (tx, work) => onceHere(call, tx, work) }, call.body),
  );

  serveInWorkspace(app, services, contract.updatePerson, async ({ caller, params, body, now }) =>
    updatePerson(commandOf(caller, now), params.personId, body),
  );
}
