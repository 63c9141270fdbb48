/** Removes the values that a part of an import wrote, along with leads that only it created. In the caller's transaction. */
import { removeImportedWork, type DoneChunk } from '@leadlight/db/imports';
import { deleteLeads, emailCheckOf, personWith, readCompaniesToWrite, readPeopleToWrite, writeLeads } from '@leadlight/db/leads';
import { type WorkspaceTx } from '@leadlight/db/platform';
import { companyOf, removeSource, type Evidence } from '@leadlight/leads';

export async function removeImportedValues(tx: WorkspaceTx, importId: string, { made, updated }: DoneChunk, now: Date): Promise<void> {
  const ids = [...new Set([...made, ...updated])];
  await removeImportedWork(tx, importId, ids, now);
  const seconds = Math.floor(now.getTime() / 1000);
  // The locator of a fact is the import's id and the file's name.
  const isOfImport = ({ locator }: Evidence): boolean => locator.startsWith(`${importId}/`);

  const people = (await readPeopleToWrite(tx, ids)).map((person) => ({ person, facts: removeSource(person.facts, isOfImport) }));
  const companies = (await readCompaniesToWrite(tx, ids)).map((company) => ({ company, facts: removeSource(company.facts, isOfImport) }));
  await writeLeads(tx, now, async (writer) => {
    await writer.update(
      'people',
      people.flatMap(({ person, facts }) =>
        facts ? [{ ...person, facts, lead: personWith(facts, seconds, [emailCheckOf(person)]) }] : [],
      ),
    );
    await writer.update(
      'companies',
      companies.flatMap(({ company, facts }) => (facts ? [{ ...company, facts, lead: companyOf(facts, seconds) }] : [])),
    );
    // People first, so that nothing is written to rows that are deleted next.
    await deleteLeads(
      writer,
      'people',
      people.flatMap(({ person, facts }) => (facts ? [] : [person.id])),
    );
    await deleteLeads(
      writer,
      'companies',
      companies.flatMap(({ company, facts }) => (facts ? [] : [company.id])),
    );
  });
}
