/**
 * Imports rows of a file as leads of a workspace: writes facts, matches existing leads and the pool, merges certain pairs, records doubtful ones, and
 * fills the search outbox, all in the caller's transaction.
 */
import {
  secondLookups,
  isNameKey,
  otherLookups,
  similarNameKey,
  type CompanyIdentity,
  type LeadCompany,
  type LeadPerson,
  type PersonIdentity,
} from '@leadlight/leads';
import { type ImportCounts, type NewInvalidValue, type NewRefusal, type SkippedRecords } from '@leadlight/db/imports';
import {
  erasedPeople,
  findCompaniesByKeys,
  findPeopleByKeys,
  nextLeadIds,
  poolId,
  takeOverAttachedData,
  unchangedCompanies,
  writeLeads,
  type LeadWriter,
  type LinkedLead,
  type StoredCompany,
  type StoredPerson,
} from '@leadlight/db/leads';
import { queuePairs, type NewPair } from '@leadlight/db/merges';
import { type ActorRef, type WorkspaceTx } from '@leadlight/db/platform';
import { mergeCertainPair } from '../merges/merges.commands.ts';
import { InTheWay } from '../runs/row-errors.ts';
import { addWork, type RowOfLead } from './add-work.ts';
import type { CachedCompany } from './company-cache.ts';
import type { DatabaseTime } from './database-time.ts';
import { noteWords } from './import-words.ts';
import { LeadSet, survivorOf, type Applied, type Assertions, type CachedLead, type Pair } from './lead-set.ts';
import { companyRules, personRules } from './matching-rules.ts';
import type { Reading } from './reading.ts';
import { findSimilar } from './similar-people.ts';
import type { UnderstoodRow, UnderstoodRows } from './understand-rows.ts';

export interface ImportContext {
  readonly workspaceId: string;
  readonly importId: string;
  readonly reading: Reading;
  /** Who started the import: the author of its notes. */
  readonly importer: ActorRef;
  /** Whether another import has read the same file. A lead is then also matched by the number of the row that created it, whatever the mapping. */
  readonly isReadAgain: boolean;
  readonly databaseTime: DatabaseTime;
  readonly now: Date;
}

export interface ImportedRows {
  readonly made: readonly number[];
  readonly updated: readonly number[];
  readonly counts: ImportCounts;
  readonly refusals: readonly NewRefusal[];
  readonly invalid: readonly NewInvalidValue[];
  readonly skipped?: SkippedRecords;
  /** Companies whose records now contain everything that these words assert. */
  readonly cachedCompanies: readonly (CachedCompany & { readonly words: string })[];
}

type CachedPersonLead = CachedLead<LeadPerson, StoredPerson>;
type CachedCompanyLead = CachedLead<LeadCompany, StoredCompany>;
type PersonSet = LeadSet<LeadPerson, PersonIdentity, StoredPerson>;
type CompanySet = LeadSet<LeadCompany, CompanyIdentity, StoredCompany>;

/** @throws InTheWay if a lead was changed between being read and written; the transaction must be repeated */
export async function importRows(
  tx: WorkspaceTx,
  { rows, refusals: refused, blank }: UnderstoodRows,
  context: ImportContext,
): Promise<ImportedRows> {
  const refusals = [...refused];
  const read = await readChangedCompaniesAgain(tx, await refuseErasedRows(tx, rows, refusals), context);
  const { people, companies } = await openSets(tx, read, context);
  // Queried one after the other on one connection, the longer query first: people are added while companies are looked up.
  await context.databaseTime.during(Promise.all([addPeople(tx, people, read, context), addCompanies(tx, companies, read, context)]));

  people.recognizeList(read.flatMap(({ person }) => person ?? []));
  companies.recognizeList(read.flatMap(({ company }) => company ?? []));

  const counts = { matched: 0, unchanged: 0 };
  const withWork: { readonly row: UnderstoodRow; readonly cached: CachedPersonLead | CachedCompanyLead; readonly isUnchanged: boolean }[] =
    [];
  const employers = new Map<CachedPersonLead, CachedCompanyLead | number>();
  const worded: { readonly words: string; readonly cached: CachedCompanyLead }[] = [];
  for (const row of read) {
    const company = row.company ? applyCompany(companies, row.company, context) : null;
    const person = row.person ? people.apply(row.person) : null;
    const employer = row.cachedCompany?.id ?? company?.cached;
    if (person && employer !== undefined) employers.set(person.cached, employer);
    if (company && row.words !== null) worded.push({ words: row.words, cached: company.cached });
    const outcomes = [person?.outcome, row.cachedCompany ? 'unchanged' : company?.outcome];
    const isUnchanged = !outcomes.includes('updated') && !outcomes.includes('created');
    const about = person?.cached ?? company?.cached;
    if (about && row.cells.length > 0) withWork.push({ row, cached: about, isUnchanged });
    if (outcomes[0] === 'created' || (!person && outcomes[1] === 'created')) continue;
    if (isUnchanged) counts.unchanged += 1;
    else counts.matched += 1;
  }
  const { companyIds, personIds } = await writeLeads(tx, context.now, async (writer) => ({
    companyIds: await writeCompanies(writer, companies),
    personIds: await writePeople(writer, people, employers, context),
  }));
  const rowsOfLeads = withWork.map(({ row, cached }): RowOfLead => ({ ...row, leadId: survivorOf<unknown, unknown>(cached).id }));
  const work = await addWork(tx, rowsOfLeads, { ...context, mapping: context.reading.mapping });
  const added = withWork.filter(({ row, isUnchanged }) => isUnchanged && work.changedRows.has(row.row)).length;
  counts.matched += added;
  counts.unchanged -= added;
  const written = new Set([...companyIds.created, ...companyIds.updated, ...personIds.created, ...personIds.updated]);
  const merging = await writePairs(tx, people, companies, context);
  return {
    made: [...companyIds.created, ...personIds.created],
    updated: [...companyIds.updated, ...personIds.updated, ...work.changedLeads.filter((id) => !written.has(id))],
    refusals,
    invalid: work.invalid,
    ...(blank > 0 && { skipped: { blank } }),
    cachedCompanies: worded.flatMap(({ words, cached }) => {
      const version = versionOf(cached, companyIds.versions);
      return version === undefined ? [] : [{ words, id: cached.id, version }];
    }),
    counts: {
      ...counts,
      ...merging,
      peopleCreated: personIds.created.length,
      companiesCreated: companyIds.created.length,
      refused: refusals.length,
    },
  };
}

/** People and companies get ids from separate ranges, so that search reads two ranges again instead of thousands. */
async function openSets(
  tx: WorkspaceTx,
  rows: readonly UnderstoodRow[],
  { isReadAgain, now }: ImportContext,
): Promise<{ people: PersonSet; companies: CompanySet }> {
  const seconds = secondsOf(now);
  const mostCompanies = rows.filter(({ company }) => company).length;
  const mostPeople = rows.filter(({ person }) => person).length;
  const ids = await nextLeadIds(tx, mostCompanies + mostPeople);
  const takeFrom = (first: number) => {
    let at = first;
    return (): number => ids[at++] ?? Number.NaN;
  };
  return {
    people: new LeadSet(personRules(seconds), takeFrom(mostCompanies)),
    companies: new LeadSet(companyRules(seconds, isReadAgain), takeFrom(0)),
  };
}

/** A cached company is skipped while its record is unchanged since earlier rows wrote it; otherwise the row's values are applied again. */
async function readChangedCompaniesAgain(
  tx: WorkspaceTx,
  rows: readonly UnderstoodRow[],
  { isReadAgain }: ImportContext,
): Promise<readonly UnderstoodRow[]> {
  const cached = new Map(rows.flatMap(({ cachedCompany }) => (cachedCompany ? [[cachedCompany.id, cachedCompany]] : [])));
  if (cached.size === 0) return rows;
  const unchanged = isReadAgain ? new Set<number>() : await unchangedCompanies(tx, [...cached.values()]);
  if (unchanged.size === cached.size) return rows;
  return rows.map((row) => (row.cachedCompany && !unchanged.has(row.cachedCompany.id) ? row.cachedCompany.understandWhole() : row));
}

/** Rows about erased people are refused. Only the row's number is kept: its cells contain what was erased. */
async function refuseErasedRows(
  tx: WorkspaceTx,
  rows: readonly UnderstoodRow[],
  refusals: NewRefusal[],
): Promise<readonly UnderstoodRow[]> {
  const erased = await erasedPeople(
    tx,
    rows.flatMap(({ person }) => (person ? [person.lead] : [])),
  );
  if (erased.size === 0) return rows;
  return rows.filter(({ row, person }) => {
    const isErased = person !== null && erased.has(person.lead);
    if (isErased) refusals.push({ row, field: null, code: 'erased', reason: noteWords('erased'), cells: [] });
    return !isErased;
  });
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

async function addCompanies(
  tx: WorkspaceTx,
  set: CompanySet,
  rows: readonly UnderstoodRow[],
  { isReadAgain, workspaceId }: ImportContext,
): Promise<void> {
  const domains = new Set<string>();
  const named = new Map<string, { nameKey: string; domain: string }>();
  const linkedins = new Set<string>();
  const nameKeys = new Set<string>();
  const namesWithoutDomain = new Set<string>();
  const [phoneEnds, secondKeys, similarKeys] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { company } of rows) {
    if (!company) continue;
    const { domain, linkedin, name, phoneEnd } = company.identity;
    if (phoneEnd !== null) phoneEnds.add(phoneEnd);
    for (const key of secondLookups(company.identity)) secondKeys.add(key);
    const similar = similarNameKey(company.identity);
    if (similar !== null) similarKeys.add(similar);
    if (domain !== null) domains.add(domain);
    if (domain !== null && name !== null) named.set(`${name}\n${domain}`, { nameKey: name, domain });
    if (linkedin !== null) linkedins.add(linkedin);
    // As in companyLookupKeys: of hundreds of companies with the same name, only possible matches are compared.
    if (name !== null) (domain === null || isReadAgain ? nameKeys : namesWithoutDomain).add(name);
    for (const other of otherLookups(company.identity)) {
      if (other.domain === null) nameKeys.add(other.nameKey);
      else named.set(`${other.nameKey}\n${other.domain}`, { nameKey: other.nameKey, domain: other.domain });
    }
  }
  if (domains.size + linkedins.size + nameKeys.size + namesWithoutDomain.size + phoneEnds.size === 0) return;
  const found = await findCompaniesByKeys(tx, {
    domains: [...domains],
    named: [...named.values()],
    linkedins: [...linkedins],
    nameKeys: [...nameKeys],
    namesWithoutDomain: [...namesWithoutDomain].filter((name) => !nameKeys.has(name)),
    phoneEnds: [...phoneEnds],
    secondKeys: [...secondKeys],
    similarKeys: [...similarKeys],
  });
  for (const stored of found.toSorted((a, b) => a.id - b.id)) set.add(stored, stored.isPool && workspaceId !== poolId);
}

async function addPeople(tx: WorkspaceTx, set: PersonSet, rows: readonly UnderstoodRow[], { workspaceId }: ImportContext): Promise<void> {
  const emails = new Set<string>();
  const linkedins = new Set<string>();
  const names = new Map<string, { nameKey: string; domain: string | null }>();
  const phoneEnds = new Set<string>();
  const identities: PersonIdentity[] = [];
  for (const { person } of rows) {
    if (!person) continue;
    const { identity } = person;
    identities.push(identity);
    for (const email of identity.emails) emails.add(email);
    for (const linkedin of identity.linkedin) linkedins.add(linkedin);
    for (const end of identity.phoneEnds) phoneEnds.add(end);
    if (identity.name !== null) names.set(`${identity.name}\n${identity.domain}`, { nameKey: identity.name, domain: identity.domain });
  }
  if (emails.size + linkedins.size + names.size + phoneEnds.size === 0) return;
  const ids = await findSimilar(tx, identities);
  const found = await findPeopleByKeys(tx, {
    emails: [...emails],
    linkedins: [...linkedins],
    names: [...names.values()],
    phoneEnds: [...phoneEnds],
    ids,
  });
  for (const stored of found.toSorted((a, b) => a.id - b.id)) set.add(stored, stored.isPool && workspaceId !== poolId);
}

/**
 * If a person's row has only the name of an employer, it refers to the workspace's company of that name. If there is none, one is created; if there
 * are several, the row refers to none. The row asserts nothing about that company, because many are called "Apollo".
 */
function applyCompany(
  set: CompanySet,
  assertions: Assertions<LeadCompany, CompanyIdentity>,
  { reading }: ImportContext,
): Applied<LeadCompany, StoredCompany> | null {
  const { domain, linkedin, name } = assertions.identity;
  if (reading.mapping.kind === 'companies' || domain !== null || linkedin !== null || name === null) return set.apply(assertions);
  const [only, another] = set.candidatesOf(assertions.keys.filter(isNameKey)).filter(({ isForeign }) => !isForeign);
  if (!only) return set.apply(assertions);
  return another ? null : { cached: only, outcome: 'unchanged' };
}

/** The version of its record after this transaction; undefined for the pool's or a joined company, or if the version isn't known. */
function versionOf(cached: CachedCompanyLead, written: ReadonlyMap<number, string>): string | undefined {
  if (cached.isForeign || cached.joinedTo) return undefined;
  return cached.stored && !cached.isChanged ? cached.stored.version : written.get(cached.id);
}

interface Written {
  readonly created: number[];
  readonly updated: number[];
}

export async function writeCompanies(
  writer: LeadWriter,
  set: { readonly own: readonly CachedCompanyLead[] },
): Promise<Written & { readonly versions: ReadonlyMap<number, string> }> {
  const changed = set.own.filter(({ isChanged }) => isChanged);
  const asRecord = ({ id, facts, lead, poolId: inPool, stored }: CachedCompanyLead) => ({
    id,
    facts,
    lead,
    poolId: inPool,
    version: stored?.version ?? null,
  });
  const created = changed.filter(({ stored }) => !stored).map(asRecord);
  const updated = changed.filter(({ stored }) => stored).map(asRecord);
  const versions = await writer.insert('companies', created);
  if ((await writer.update('companies', updated)) < updated.length) throw new InTheWay();
  await takeOverAttachedData(writer, 'companies', changed.flatMap(newlyLinked));
  return { versions, created: created.map(({ id }) => id), updated: updated.map(({ id }) => id) };
}

async function writePeople(
  writer: LeadWriter,
  set: PersonSet,
  employers: ReadonlyMap<CachedPersonLead, CachedCompanyLead | number>,
  { databaseTime }: ImportContext,
): Promise<Written> {
  const companyIdOf = new Map<CachedPersonLead, number>();
  for (const [person, employer] of employers)
    companyIdOf.set(survivorOf(person), typeof employer === 'number' ? employer : survivorOf(employer).id);
  const asRecord = (cached: CachedPersonLead) => {
    const { id, facts, lead, poolId: inPool, stored } = cached;
    const asserted = companyIdOf.get(cached) ?? null;
    // The facts decide who the employer is; a row whose value is not the current one changes nothing.
    const companyId = stored && stored.companyId !== null && !cached.isChanged ? stored.companyId : (asserted ?? stored?.companyId ?? null);
    return {
      id,
      facts,
      lead,
      companyId,
      poolId: inPool,
      version: stored?.version ?? null,
      isMoved: companyId !== (stored?.companyId ?? null),
    };
  };
  const records = set.own
    .filter((cached) => cached.isChanged || companyIdOf.has(cached))
    .map((cached) => ({ ...asRecord(cached), cached }));
  const created = records.filter(({ cached }) => !cached.stored);
  const updated = records.filter(({ cached, isMoved }) => cached.stored && (cached.isChanged || isMoved));
  await writer.insert('people', created, (statement) => databaseTime.during(statement));
  if ((await writer.update('people', updated)) < updated.length) throw new InTheWay();
  await takeOverAttachedData(
    writer,
    'people',
    records.flatMap(({ cached }) => newlyLinked(cached)),
  );
  return { created: created.map(({ id }) => id), updated: updated.map(({ id }) => id) };
}

/** The workspace's record takes the place of a pool record that it didn't refer to before. */
function newlyLinked<Lead>({ id, poolId: inPool, stored }: CachedLead<Lead, StoredPerson | StoredCompany>): LinkedLead[] {
  return inPool === null || inPool === (stored?.poolId ?? null) ? [] : [{ id, poolId: inPool }];
}

interface Pairs<Lead, Stored> {
  readonly joins: readonly Pair<Lead, Stored>[];
  readonly pairs: readonly Pair<Lead, Stored>[];
}

export async function writePairs(
  tx: WorkspaceTx,
  people: Pairs<LeadPerson, StoredPerson>,
  companies: Pairs<LeadCompany, StoredCompany>,
  { importId, now }: Pick<ImportContext, 'importId' | 'now'>,
): Promise<{ merged: number; doubtful: number }> {
  const joins = [...people.joins.flatMap(asPair('people')), ...companies.joins.flatMap(asPair('companies'))];
  let merged = 0;
  for (const pair of joins) if (await mergeCertainPair(tx, pair, importId, now)) merged += 1;
  const gone = new Set(joins.map(({ goneId }) => goneId));
  const pairs = [...people.pairs.flatMap(asPair('people')), ...companies.pairs.flatMap(asPair('companies'))];
  const doubtful = await queuePairs(
    tx,
    pairs.filter(({ keepId, goneId }) => !gone.has(keepId) && !gone.has(goneId)),
    importId,
    now,
  );
  return { merged, doubtful };
}

function asPair<Lead, Stored>(kind: NewPair['kind']): (pair: Pair<Lead, Stored>) => NewPair[] {
  return ({ a, b, reason }) => {
    const [keep, gone] = [survivorOf(a), survivorOf(b)];
    return keep === gone ? [] : [{ kind, keepId: Math.min(keep.id, gone.id), goneId: Math.max(keep.id, gone.id), reason }];
  };
}
