/** Imports records of a register as companies: matches, writes facts and merges certain pairs, all in the caller's transaction. */
import { findCompaniesByKeys, nextLeadIds, poolId, writeLeads, type StoredCompany } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { ImportContext, ImportedRows } from '../import-rows.ts';
import { writeCompanies, writePairs } from '../import-rows.ts';
import { LeadSet } from '../lead-set.ts';
import { registerRules, type RegisterCompany, type RegisterIdentity } from './register-rules.ts';
import type { UnderstoodRecord, UnderstoodRecords } from './understand-records.ts';

type RegisterSet = LeadSet<RegisterCompany, RegisterIdentity, StoredCompany>;

const unknownCompany = 'no company with this number is known';
const noPairs = { joins: [], pairs: [] };

/** @throws InTheWay if a company was changed between being read and written; the transaction must be repeated */
export async function importRecords(
  tx: WorkspaceTx,
  { records, refusals, skipped, isOfPlaces }: UnderstoodRecords,
  context: Pick<ImportContext, 'workspaceId' | 'importId' | 'databaseTime' | 'now'>,
): Promise<ImportedRows> {
  const isPool = context.workspaceId === poolId;
  const ids = await nextLeadIds(tx, records.filter(({ canCreate }) => canCreate).length);
  let taken = 0;
  const set: RegisterSet = new LeadSet(
    registerRules(Math.floor(context.now.getTime() / 1000), { isPool, isOfPlaces }),
    () => ids[taken++] ?? Number.NaN,
  );
  const stored = await context.databaseTime.during(findCompaniesByKeys(tx, keysOf(records)));
  for (const company of stored.toSorted((a, b) => a.id - b.id)) set.add(company, company.isPool && !isPool);
  const counts = { created: 0, updated: 0, unchanged: 0 };
  let unknown = 0;
  for (const { company, canCreate } of records) {
    if (!canCreate && !isKnown(set, company.identity)) unknown += 1;
    else counts[set.apply(company).outcome] += 1;
  }
  const written = await context.databaseTime.during(writeLeads(tx, context.now, (writer) => writeCompanies(writer, set)));
  const merging = await writePairs(tx, noPairs, set, context);
  return {
    made: written.created,
    updated: written.updated,
    refusals,
    invalid: [],
    cachedCompanies: [],
    skipped: unknown === 0 ? skipped : { ...skipped, [unknownCompany]: unknown },
    counts: {
      ...merging,
      peopleCreated: 0,
      companiesCreated: written.created.length,
      matched: counts.updated,
      unchanged: counts.unchanged,
      refused: refusals.length,
    },
  };
}

/** Whether one of the workspace's companies has the record's number. */
const isKnown = (set: RegisterSet, { registerKeys }: RegisterIdentity): boolean =>
  set.candidatesOf(registerKeys.map((key) => `r:${key}`)).some(({ isForeign }) => !isForeign);

function keysOf(records: readonly UnderstoodRecord[]): Parameters<typeof findCompaniesByKeys>[1] {
  const [domains, linkedins, registerKeys] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [nameKeys, namesWithoutDomain] = [new Set<string>(), new Set<string>()];
  const named = new Map<string, { nameKey: string; domain: string }>();
  for (const { company } of records) {
    const { domain, linkedin, name, registerKeys: numbers } = company.identity;
    for (const key of numbers) registerKeys.add(key);
    if (domain !== null) domains.add(domain);
    if (linkedin !== null) linkedins.add(linkedin);
    if (domain !== null && name !== null) named.set(`${name}\n${domain}`, { nameKey: name, domain });
    // As in companyLookupKeys.
    if (name !== null) (domain === null ? nameKeys : namesWithoutDomain).add(name);
  }
  return {
    domains: [...domains],
    named: [...named.values()],
    linkedins: [...linkedins],
    nameKeys: [...nameKeys],
    namesWithoutDomain: [...namesWithoutDomain].filter((name) => !nameKeys.has(name)),
    registerKeys: [...registerKeys],
  };
}
