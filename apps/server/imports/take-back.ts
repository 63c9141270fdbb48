/** Takes back what a part of an import did: its facts go, and with them the leads that nothing else tells of. In the caller's transaction. */
import { companyOf, personOf, removeSource, type Evidence } from '@leadlight/leads';
import { type DoneChunk } from '@leadlight/db/imports';
import {
  deleteCompanies,
  deletePeople,
  forgetLeads,
  noteLeadChanges,
  rangesOf,
  readCompaniesToWrite,
  readPeopleToWrite,
  updateCompanies,
  updatePeople,
} from '@leadlight/db/leads';
import { type WorkspaceTx } from '@leadlight/db/platform';

/** @returns ids of the leads that were removed */
export async function takeBack(tx: WorkspaceTx, importId: string, { made, told }: DoneChunk, now: Date): Promise<number[]> {
  const ids = [...new Set([...made, ...told])];
  const seconds = Math.floor(now.getTime() / 1000);
  // Facts point at the import's id and the file's name.
  const isOfImport = ({ locator }: Evidence): boolean => locator.startsWith(`${importId}/`);

  const people = (await readPeopleToWrite(tx, ids)).map((person) => ({ person, facts: removeSource(person.facts, isOfImport) }));
  const companies = (await readCompaniesToWrite(tx, ids)).map((company) => ({ company, facts: removeSource(company.facts, isOfImport) }));
  const gonePeople = people.filter(({ facts }) => facts === null).map(({ person }) => person.id);
  const goneCompanies = companies.filter(({ facts }) => facts === null).map(({ company }) => company.id);
  await updatePeople(
    tx,
    people.flatMap(({ person, facts }) => {
      if (!facts) return [];
      const check = person.emailCheckedAt
        ? { verdict: person.emailVerdict, checkedAt: Math.floor(person.emailCheckedAt.getTime() / 1000) }
        : null;
      return [{ ...person, facts, lead: personOf(facts, seconds, check) }];
    }),
    now,
  );
  await updateCompanies(
    tx,
    companies.flatMap(({ company, facts }) => (facts ? [{ ...company, facts, lead: companyOf(facts, seconds) }] : [])),
    now,
  );
  const removed = [...gonePeople, ...goneCompanies];
  const orphaned = await forgetLeads(tx, removed);
  await deletePeople(tx, gonePeople);
  await deleteCompanies(tx, goneCompanies);
  await noteLeadChanges(tx, [
    ...rangesOf([...people.map(({ person }) => person.id), ...orphaned.people]).map((range) => ({ kind: 'people' as const, ...range })),
    ...rangesOf(companies.map(({ company }) => company.id)).map((range) => ({ kind: 'companies' as const, ...range })),
    ...orphaned.lists.map((listId) => ({ kind: 'list' as const, listId })),
  ]);
  return removed;
}
