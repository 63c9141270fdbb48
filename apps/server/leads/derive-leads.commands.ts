/** Reads stored leads with the rules of this version: after an upgrade, columns are still as the earlier rules derived them from the facts. */
import {
  emailCheckOf,
  leadIdsAfter,
  personWith,
  readCompaniesToWrite,
  readPeopleToWrite,
  writeLeads,
  type LeadWriter,
} from '@leadlight/db/leads';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import { companyOf, type LeadKind } from '@leadlight/leads';

/** Rows are locked for a batch only, so that members can work meanwhile. */
const batchSize = 2_000;

/**
 * Computes the columns of all leads of a workspace again, in one transaction per batch. Safe to end at any time and to repeat.
 * @returns for each batch, how many leads it read and how many of them changed
 */
export async function* deriveLeads(
  db: Database,
  workspaceId: string,
  now: Date,
): AsyncGenerator<{ readonly leads: number; readonly changed: number }> {
  for (const kind of ['companies', 'people'] as const) {
    let after = 0;
    for (;;) {
      const batch = await inWorkspace(db, workspaceId, async (tx) => {
        const ids = await leadIdsAfter(tx, kind, after, batchSize);
        return { ids, changed: await writeLeads(tx, now, (writer) => deriveAgain(writer, kind, ids)) };
      });
      const last = batch.ids.at(-1);
      if (last === undefined) break;
      after = last;
      yield { leads: batch.ids.length, changed: batch.changed };
    }
  }
}

async function deriveAgain(writer: LeadWriter, kind: LeadKind, ids: readonly number[]): Promise<number> {
  const seconds = Math.floor(writer.now.getTime() / 1000);
  if (kind === 'companies') {
    const companies = await readCompaniesToWrite(writer.tx, ids);
    return writer.deriveAgain(
      kind,
      companies.map((stored) => ({ ...stored, lead: companyOf(stored.facts, seconds) })),
    );
  }
  const people = await readPeopleToWrite(writer.tx, ids);
  return writer.deriveAgain(
    kind,
    people.map((stored) => ({ ...stored, lead: personWith(stored.facts, seconds, [emailCheckOf(stored)]) })),
  );
}
