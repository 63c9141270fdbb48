/** One person: read with every fact, made and edited by hand. */
import * as contract from '@leadlight/contract';
import {
  erasedAmong,
  findEmployer,
  findByKeys as findLeadsByKeys,
  findSeen,
  isRevealed,
  listsOfLead,
  lockEdits,
  moveWork,
  readPersonRecord,
  readPersonRows,
  writePerson,
  type ErasedKey,
  type PersonRecord,
} from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { noFacts, personOf, scorePerson, unpackFacts, withoutContacts, type Fact, type LeadPerson } from '@leadlight/leads';
import type { WorkspaceCaller } from '../http/caller.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import { presentMakers } from '../leads/actors.ts';
import { checkOf, freshestOf, inFrontOf, typedPerson, type Typed } from '../leads/hand-made.ts';
import { presentFacts, secondsOf, typistsOf } from '../leads/lead-facts.presenter.ts';
import type { Services } from '../services.ts';
import { presentPersonRow } from './people.presenter.ts';

/** A person's record with the pool's behind it, and the facts that this workspace may see. */
export interface SeenPerson {
  readonly record: PersonRecord;
  readonly pool: PersonRecord | null;
  readonly isPoolRevealed: boolean;
  readonly facts: readonly Fact[];
}

/** @param id under which the person is seen */
export async function readSeenPerson(tx: WorkspaceTx, id: string): Promise<SeenPerson> {
  const record = await readPersonRecord(tx, id);
  const pool = record.isOwn ? (record.poolId === null ? null : await readPersonRecord(tx, record.poolId).catch(goneAsNull)) : record;
  const isPoolRevealed = pool !== null && (await isRevealed(tx, pool.id));
  const ofPool = pool === null ? [] : shown(unpackFacts(pool.facts), isPoolRevealed);
  const facts = record.isOwn ? [...unpackFacts(record.facts), ...without(ofPool, unpackFacts(record.facts))] : ofPool;
  return { record, pool, isPoolRevealed, facts };
}

const shown = (facts: readonly Fact[], areRevealed: boolean): readonly Fact[] => (areRevealed ? facts : withoutContacts(facts));

function goneAsNull(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_found') return null;
  throw error;
}

/** What the own record took over from the pool's is shown once. */
function without(facts: readonly Fact[], known: readonly Fact[]): Fact[] {
  const keyOf = ({ field, value, evidence }: Fact): string =>
    JSON.stringify([field, value, evidence.source, evidence.row, evidence.fetchedAt]);
  const keys = new Set(known.map(keyOf));
  return facts.filter((fact) => !keys.has(keyOf(fact)));
}

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

  serveInWorkspace(app, services, contract.readPerson, async ({ caller, params, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) =>
      presentPerson(services, tx, caller, await findSeen(tx, 'people', params.personId), now),
    ),
  );

  serveInWorkspace(app, services, contract.createPerson, async (call) => {
    const { caller, body, now } = call;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        await lockEdits(tx);
        const typed = typedPerson(noFacts, body, { member: caller.actor.id ?? '', at: secondsOf(now) });
        const { linkedin, email } = personOf(typed, secondsOf(now));
        const known = await findLeadsByKeys(tx, 'people', { linkedin, email });
        if (known.ownId !== null) throw new Refusal('lead_exists');
        const pool = known.poolId === null ? null : await readPersonRecord(tx, known.poolId);
        const before = pool === null ? noFacts : inFrontOf(pool.facts, await isRevealed(tx, pool.id));
        const facts = typedPerson(before, body, { member: caller.actor.id ?? '', at: secondsOf(now) });
        const view = named(personOf(facts, secondsOf(now), checkOf(pool, personOf(facts, secondsOf(now)))));
        await refuseErased(tx, view);
        const companyId = (await findEmployer(tx, { domain: view.companyDomain, name: view.companyName })) ?? pool?.companyId ?? null;
        const record = {
          id: null,
          poolId: pool?.id ?? null,
          facts,
          source: 'hand',
          score: scorePerson(view, freshestOf(facts), secondsOf(now)),
          companyId,
        };
        const id = await writePerson(tx, record, view, now);
        if (pool) await moveWork(tx, 'people', pool.id, id);
        return presentPerson(services, tx, caller, id, now);
      }),
    );
  });

  serveInWorkspace(app, services, contract.updatePerson, async ({ caller, params, body, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      await lockEdits(tx);
      const seen = await findSeen(tx, 'people', params.personId);
      const id = await editPerson(tx, seen, body, caller.actor.id ?? '', now);
      return presentPerson(services, tx, caller, id, now);
    }),
  );
}

/** @returns the id of the own record, which is a new one in front of the pool's where that was edited */
async function editPerson(tx: WorkspaceTx, seenId: string, typed: Typed, member: string, now: Date): Promise<string> {
  const record = await readPersonRecord(tx, seenId);
  const before = record.isOwn ? record.facts : inFrontOf(record.facts, await isRevealed(tx, record.id));
  const facts = typedPerson(before, typed, { member, at: secondsOf(now) });
  const view = named(personOf(facts, secondsOf(now), checkOf(record, personOf(facts, secondsOf(now)))));
  await refuseErased(tx, view);
  const worksElsewhere = typed['companyName'] !== undefined || typed['companyDomain'] !== undefined;
  const companyId = worksElsewhere ? await findEmployer(tx, { domain: view.companyDomain, name: view.companyName }) : record.companyId;
  const own = record.isOwn ? { id: record.id, poolId: record.poolId } : { id: null, poolId: record.id };
  const id = await writePerson(
    tx,
    { ...own, facts, source: record.source, score: scorePerson(view, freshestOf(facts), secondsOf(now)), companyId },
    view,
    now,
  );
  if (!record.isOwn) await moveWork(tx, 'people', record.id, id);
  return id;
}

/** A person whose every name was taken back has none to be shown by. */
function named(view: LeadPerson): LeadPerson {
  if (view.name === null) throw new Refusal('required', { field: 'name' });
  return view;
}

async function refuseErased(tx: WorkspaceTx, { email, personalEmail, linkedin }: LeadPerson): Promise<void> {
  const keys: ErasedKey[] = [
    ...[email, personalEmail].flatMap((value): ErasedKey[] => (value === null ? [] : [{ kind: 'address', value }])),
    ...(linkedin === null ? [] : [{ kind: 'linkedin' as const, value: linkedin }]),
  ];
  if ((await erasedAmong(tx, keys)).length > 0) throw new Refusal('lead_erased');
}
