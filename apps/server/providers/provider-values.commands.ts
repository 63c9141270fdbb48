/** Removes the values of providers that may no longer stay: from people, from what merges keep for their undo, from steps of runs, from proposals, and from cells. */
import { deleteLeads, emailCheckOf, lockEdits, personWith, readPeopleToWrite, writeLeads } from '@leadlight/db/leads';
import { inWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import {
  deleteProviderValues,
  listMergedFacts,
  listStayingProviderValues,
  removeProviderStepValues,
  takeDueProviderValues,
  updateMergedFacts,
  type ProviderValues,
} from '@leadlight/db/providers';
import { listProviderProposals, removeProposalValues } from '@leadlight/db/profiles';
import { removeDueProviderFieldValues } from '@leadlight/db/provider-fields';
import { noFacts, packFacts, unpackFacts, type Fact, type PackedFacts } from '@leadlight/leads';

import { fieldWords } from '../provider-field-runs/field-words.ts';

const batch = 500;

/** Removes everything that is due in the workspace. Each part is one transaction. @returns how many answers' values were removed */
export async function removeDueProviderValues(db: Database, workspaceId: string, now: Date): Promise<number> {
  const ofFields = await inWorkspace(db, workspaceId, (tx) => removeDueProviderFieldValues(tx, fieldWords.removed, now));
  for (let removed = ofFields; ;) {
    const count = await inWorkspace(db, workspaceId, (tx) => removeSome(tx, now));
    removed += count;
    if (count < batch) return removed;
  }
}

async function removeSome(tx: WorkspaceTx, now: Date): Promise<number> {
  await lockEdits(tx);
  const due = await takeDueProviderValues(tx, batch, now);
  if (due.length === 0) return 0;
  const ids = [...new Set(due.flatMap(({ personId }) => personId ?? []))];
  const removedOf = removedFacts(due, await listStayingProviderValues(tx, ids, now));
  const without = (facts: PackedFacts, personIds: readonly number[]): PackedFacts =>
    packFacts(unpackFacts(facts).filter((fact) => !personIds.some((id) => removedOf.get(id)?.has(keyOfFact(fact)))));
  const seconds = Math.floor(now.getTime() / 1000);
  const people = (await readPeopleToWrite(tx, ids)).map((person) => ({ person, facts: without(person.facts, [person.id]) }));
  const isLeft = ({ facts }: { readonly facts: PackedFacts }): boolean => Object.keys(facts.f).length > 0;
  await writeLeads(tx, now, async (writer) => {
    await writer.update(
      'people',
      people.filter(isLeft).map(({ person, facts }) => ({ ...person, facts, lead: personWith(facts, seconds, [emailCheckOf(person)]) })),
    );
    await deleteLeads(
      writer,
      'people',
      people.filter((each) => !isLeft(each)).map(({ person }) => person.id),
    );
  });
  for (const { id, keepId, goneId, ...before } of await listMergedFacts(tx, ids)) {
    const keep = without(before.keep ?? noFacts, [keepId, goneId]);
    const gone = without(before.gone ?? noFacts, [keepId, goneId]);
    const emails = unpackFacts(gone).flatMap(({ field, value }) => (field === 'email' ? [String(value).toLowerCase()] : []));
    await updateMergedFacts(tx, id, { keep, gone, emails });
  }
  const proposed = (await listProviderProposals(tx, ids)).filter(
    ({ personId, field, value, evidence }) =>
      value !== null &&
      evidence !== null &&
      removedOf.get(personId)?.has(keyOfFact({ field, value, evidence, retractedAt: null })) === true,
  );
  await removeProposalValues(
    tx,
    proposed.map(({ id }) => id),
  );
  await removeProviderStepValues(tx, due);
  await deleteProviderValues(
    tx,
    due.map(({ id }) => id),
  );
  return due.length;
}

/** By person: the facts to remove. What the provider answered again, and may stay for longer, stays. */
function removedFacts(due: readonly ProviderValues[], staying: readonly ProviderValues[]): ReadonlyMap<number, ReadonlySet<string>> {
  const keysOf = ({ name, facts }: ProviderValues): string[] =>
    facts.map(([field, value, fetchedAt]) => JSON.stringify([name, field, value, fetchedAt]));
  const removed = new Map<number, Set<string>>();
  for (const each of due) {
    if (each.personId === null) continue;
    const keys = removed.get(each.personId) ?? new Set();
    for (const key of keysOf(each)) keys.add(key);
    removed.set(each.personId, keys);
  }
  for (const each of staying) for (const key of keysOf(each)) removed.get(each.personId ?? 0)?.delete(key);
  return removed;
}

/** The same for a fact as for its entry in `provider_values`; empty for facts of other sources. */
const keyOfFact = ({ field, value, evidence }: Fact): string =>
  evidence.source === 'provider' ? JSON.stringify([evidence.locator, field, value, evidence.fetchedAt]) : '';
