/**
 * Takes rows of a file in, as leads of a workspace: facts, matching against what is there and against the pool, merging of what is certain, questions
 * about what is doubtful, the checkpoint, and what search must know; all of it in the caller's transaction.
 */
import {
  companyBlockingKeys,
  companyIdentity,
  companyLookupKeys,
  companyOf,
  compareCompanies,
  comparePeople,
  personBlockingKeys,
  personIdentity,
  personOf,
  type CompanyIdentity,
  type LeadCompany,
  type LeadPerson,
  type PersonIdentity,
} from '@leadlight/leads';
import { type ImportCounts, type NewRefusal } from '@leadlight/db/imports';
import {
  erasedAmong,
  findCompaniesByKeys,
  findPeopleByKeys,
  insertCompanies,
  insertPeople,
  nextLeadIds,
  noteLeadChanges,
  poolId,
  rangesOf,
  unchangedCompanies,
  updateCompanies,
  updatePeople,
  type ErasedKey,
  type StoredCompany,
  type StoredPerson,
} from '@leadlight/db/leads';
import { mergeByItself, queuePairs, type NewPair } from '@leadlight/db/merges';
import { type WorkspaceTx } from '@leadlight/db/platform';
import type { DatabaseTime } from './database-time.ts';
import { noteWords } from './import-words.ts';
import { LeadSet, survivorOf, type Held, type Pair, type Said, type Told } from './lead-set.ts';
import type { ToldCompany } from './told-companies.ts';
import type { Reading } from './understand-file.ts';
import type { UnderstoodRow, UnderstoodRows } from './understand-rows.ts';

/** Somebody changed a lead between its reading and its writing: the transaction is done again. */
export class ChangedMeanwhile extends Error {}

export interface Take {
  readonly workspaceId: string;
  readonly importId: string;
  readonly reading: Reading;
  /** Whether another import took rows of this very file: what a row made is then known by its number, however its columns were understood. */
  readonly isReadAgain: boolean;
  readonly databaseTime: DatabaseTime;
  readonly now: Date;
}

export interface Taken {
  readonly made: readonly number[];
  readonly told: readonly number[];
  readonly counts: ImportCounts;
  readonly refusals: readonly NewRefusal[];
  /** Companies in whose records now stands all that these words say. */
  readonly toldCompanies: readonly (ToldCompany & { readonly words: string })[];
}

type HeldPerson = Held<LeadPerson, StoredPerson>;
type HeldCompany = Held<LeadCompany, StoredCompany>;
type PersonSet = LeadSet<LeadPerson, PersonIdentity, StoredPerson>;
type CompanySet = LeadSet<LeadCompany, CompanyIdentity, StoredCompany>;

/** @throws ChangedMeanwhile */
export async function takeRows(tx: WorkspaceTx, { rows, refusals: refused }: UnderstoodRows, take: Take): Promise<Taken> {
  const refusals = [...refused];
  const read = await sayWhatChanged(tx, await leaveOutErased(tx, rows, refusals), take);
  const { people, companies } = await openSets(tx, read, take);
  // Asked one behind the other on one connection, the longer question first: people are taken in while companies are looked for.
  await take.databaseTime.during(Promise.all([holdPeople(tx, people, read, take), holdCompanies(tx, companies, read, take)]));

  const counts = { matched: 0, unchanged: 0 };
  const employers = new Map<HeldPerson, HeldCompany | number>();
  const worded: { readonly words: string; readonly held: HeldCompany }[] = [];
  for (const row of read) {
    const company = row.company ? tellCompany(companies, row.company, take) : null;
    const person = row.person ? people.tell(row.person) : null;
    const employer = row.toldCompany?.id ?? company?.held;
    if (person && employer !== undefined) employers.set(person.held, employer);
    if (company && row.words !== null) worded.push({ words: row.words, held: company.held });
    const outcomes = [person?.outcome, row.toldCompany ? 'unchanged' : company?.outcome];
    if (outcomes[0] === 'made' || (!person && outcomes[1] === 'made')) continue;
    if (outcomes.includes('told') || outcomes.includes('made')) counts.matched += 1;
    else counts.unchanged += 1;
  }
  const companyIds = await writeCompanies(tx, companies, take);
  const personIds = await writePeople(tx, people, employers, take);
  const merging = await writePairs(tx, people, companies, take);
  await noteLeadChanges(tx, [
    ...rangesOf([...companyIds.made, ...companyIds.told]).map((range) => ({ kind: 'companies' as const, ...range })),
    ...rangesOf([...personIds.made, ...personIds.told]).map((range) => ({ kind: 'people' as const, ...range })),
  ]);
  return {
    made: [...companyIds.made, ...personIds.made],
    told: [...companyIds.told, ...personIds.told],
    refusals,
    toldCompanies: worded.flatMap(({ words, held }) => {
      const version = versionOf(held, companyIds.versions);
      return version === undefined ? [] : [{ words, id: held.id, version }];
    }),
    counts: {
      ...counts,
      ...merging,
      peopleCreated: personIds.made.length,
      companiesCreated: companyIds.made.length,
      refused: refusals.length,
    },
  };
}

/** People and companies get ids apart from each other, so that what search must read again is two ranges and not thousands. */
async function openSets(
  tx: WorkspaceTx,
  rows: readonly UnderstoodRow[],
  { isReadAgain, now }: Take,
): Promise<{ people: PersonSet; companies: CompanySet }> {
  const seconds = secondsOf(now);
  const mostCompanies = rows.filter(({ company }) => company).length;
  const mostPeople = rows.filter(({ person }) => person).length;
  const ids = await nextLeadIds(tx, mostCompanies + mostPeople);
  const takeFrom = (first: number) => {
    let at = first;
    return (): number => ids[at++] ?? Number.NaN;
  };
  const companies: CompanySet = new LeadSet<LeadCompany, CompanyIdentity, StoredCompany>(
    {
      read: (packed) => companyOf(packed, seconds),
      identityOf: companyIdentity,
      keysOf: companyBlockingKeys,
      lookFor: ({ identity, keys }) => (isReadAgain ? keys : companyLookupKeys(identity)),
      compare: compareCompanies,
    },
    takeFrom(0),
  );
  const people: PersonSet = new LeadSet<LeadPerson, PersonIdentity, StoredPerson>(
    {
      read: (packed, stored) => personOf(packed, seconds, checkOf(stored)),
      identityOf: personIdentity,
      keysOf: personBlockingKeys,
      lookFor: ({ keys }) => keys,
      compare: comparePeople,
    },
    takeFrom(mostCompanies),
  );
  return { people, companies };
}

/** A company that was told by rows before is left alone while its record is as those rows left it; else the row says it again. */
async function sayWhatChanged(tx: WorkspaceTx, rows: readonly UnderstoodRow[], { isReadAgain }: Take): Promise<readonly UnderstoodRow[]> {
  const told = new Map(rows.flatMap(({ toldCompany }) => (toldCompany ? [[toldCompany.id, toldCompany]] : [])));
  if (told.size === 0) return rows;
  const unchanged = isReadAgain ? new Set<number>() : await unchangedCompanies(tx, [...told.values()]);
  if (unchanged.size === told.size) return rows;
  return rows.map((row) => (row.toldCompany && !unchanged.has(row.toldCompany.id) ? row.toldCompany.say() : row));
}

/** Nobody who asked to be erased is taken in again; of their row only its number is kept, since its cells would be what was to be forgotten. */
async function leaveOutErased(tx: WorkspaceTx, rows: readonly UnderstoodRow[], refusals: NewRefusal[]): Promise<UnderstoodRow[]> {
  const keysOf = ({ person }: UnderstoodRow): ErasedKey[] =>
    person
      ? [
          ...person.identity.emails.map((value) => ({ kind: 'address' as const, value })),
          ...person.identity.linkedin.map((value) => ({ kind: 'linkedin' as const, value })),
        ]
      : [];
  const erased = new Set((await erasedAmong(tx, rows.flatMap(keysOf))).map(({ kind, value }) => `${kind} ${value}`));
  if (erased.size === 0) return [...rows];
  return rows.filter((read) => {
    const isErased = keysOf(read).some(({ kind, value }) => erased.has(`${kind} ${value}`));
    if (isErased) refusals.push({ row: read.row, field: null, code: 'erased', reason: noteWords('erased'), cells: [] });
    return !isErased;
  });
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
const checkOf = (stored: StoredPerson | null) =>
  stored?.emailCheckedAt ? { verdict: stored.emailVerdict, checkedAt: secondsOf(stored.emailCheckedAt) } : null;

async function holdCompanies(
  tx: WorkspaceTx,
  set: CompanySet,
  rows: readonly UnderstoodRow[],
  { isReadAgain, workspaceId }: Take,
): Promise<void> {
  const domains = new Set<string>();
  const linkedins = new Set<string>();
  const nameKeys = new Set<string>();
  const namesWithoutDomain = new Set<string>();
  for (const { company } of rows) {
    if (!company) continue;
    const { domain, linkedin, name } = company.identity;
    if (domain !== null) domains.add(domain);
    if (linkedin !== null) linkedins.add(linkedin);
    // As companyLookupKeys: of hundreds of one name, only those are compared that may be this one.
    if (name !== null) (domain === null || isReadAgain ? nameKeys : namesWithoutDomain).add(name);
  }
  if (domains.size + linkedins.size + nameKeys.size + namesWithoutDomain.size === 0) return;
  const found = await findCompaniesByKeys(tx, {
    domains: [...domains],
    linkedins: [...linkedins],
    nameKeys: [...nameKeys],
    namesWithoutDomain: [...namesWithoutDomain].filter((name) => !nameKeys.has(name)),
  });
  for (const stored of found.toSorted((a, b) => a.id - b.id)) set.hold(stored, stored.isPool && workspaceId !== poolId);
}

async function holdPeople(tx: WorkspaceTx, set: PersonSet, rows: readonly UnderstoodRow[], { workspaceId }: Take): Promise<void> {
  const emails = new Set<string>();
  const linkedins = new Set<string>();
  const names = new Map<string, { nameKey: string; domain: string | null }>();
  for (const { person } of rows) {
    if (!person) continue;
    const { identity } = person;
    for (const email of identity.emails) emails.add(email);
    for (const linkedin of identity.linkedin) linkedins.add(linkedin);
    if (identity.name !== null) names.set(`${identity.name}\n${identity.domain}`, { nameKey: identity.name, domain: identity.domain });
  }
  if (emails.size + linkedins.size + names.size === 0) return;
  const found = await findPeopleByKeys(tx, { emails: [...emails], linkedins: [...linkedins], names: [...names.values()] });
  for (const stored of found.toSorted((a, b) => a.id - b.id)) set.hold(stored, stored.isPool && workspaceId !== poolId);
}

/**
 * A row about a person that names an employer by nothing but a name means the one company of that name that the workspace has, makes one where it has
 * none, and means nobody where it has several. It tells nothing about that company: "there are many Apollo".
 */
function tellCompany(
  set: CompanySet,
  said: Said<LeadCompany, CompanyIdentity>,
  { reading }: Take,
): Told<LeadCompany, StoredCompany> | null {
  const { domain, linkedin, name } = said.identity;
  if (reading.mapping.kind === 'companies' || domain !== null || linkedin !== null || name === null) return set.tell(said);
  const [only, another] = set.candidatesOf(said.keys).filter(({ isForeign }) => !isForeign);
  if (!only) return set.tell(said);
  return another ? null : { held: only, outcome: 'unchanged' };
}

/** Of its record as this transaction leaves it; undefined where that is another's, or where it is not known before it is read. */
function versionOf(held: HeldCompany, made: ReadonlyMap<number, string>): string | undefined {
  if (held.isForeign || held.joinedTo) return undefined;
  return held.stored && !held.isChanged ? held.stored.version : made.get(held.id);
}

interface Written {
  readonly made: number[];
  readonly told: number[];
}

async function writeCompanies(
  tx: WorkspaceTx,
  set: CompanySet,
  { now }: Take,
): Promise<Written & { readonly versions: ReadonlyMap<number, string> }> {
  const changed = set.own.filter(({ isChanged }) => isChanged);
  const asRecord = ({ id, facts, lead, poolId: inPool, stored }: HeldCompany) => ({
    id,
    facts,
    lead,
    poolId: inPool,
    version: stored?.version ?? null,
  });
  const made = changed.filter(({ stored }) => !stored).map(asRecord);
  const told = changed.filter(({ stored }) => stored).map(asRecord);
  const versions = await insertCompanies(tx, made, now);
  if ((await updateCompanies(tx, told, now)) < told.length) throw new ChangedMeanwhile();
  return { versions, made: made.map(({ id }) => id), told: told.map(({ id }) => id) };
}

async function writePeople(
  tx: WorkspaceTx,
  set: PersonSet,
  employers: ReadonlyMap<HeldPerson, HeldCompany | number>,
  { databaseTime, now }: Take,
): Promise<Written> {
  const companyIdOf = new Map<HeldPerson, number>();
  for (const [person, employer] of employers)
    companyIdOf.set(survivorOf(person), typeof employer === 'number' ? employer : survivorOf(employer).id);
  const asRecord = (held: HeldPerson) => {
    const { id, facts, lead, poolId: inPool, stored } = held;
    const said = companyIdOf.get(held) ?? null;
    // Whom they work for is told by the facts: a row that is not the current word does not move them.
    const companyId = stored && stored.companyId !== null && !held.isChanged ? stored.companyId : (said ?? stored?.companyId ?? null);
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
  const records = set.own.filter((held) => held.isChanged || companyIdOf.has(held)).map((held) => ({ ...asRecord(held), held }));
  const made = records.filter(({ held }) => !held.stored);
  const told = records.filter(({ held, isMoved }) => held.stored && (held.isChanged || isMoved));
  await insertPeople(tx, made, now, (statement) => databaseTime.during(statement));
  if ((await updatePeople(tx, told, now)) < told.length) throw new ChangedMeanwhile();
  return { made: made.map(({ id }) => id), told: told.map(({ id }) => id) };
}

async function writePairs(
  tx: WorkspaceTx,
  people: PersonSet,
  companies: CompanySet,
  { importId, now }: Take,
): Promise<{ merged: number; doubtful: number }> {
  const joins = [...people.joins.flatMap(asPair('people')), ...companies.joins.flatMap(asPair('companies'))];
  let merged = 0;
  for (const pair of joins) if (await mergeByItself(tx, pair, importId, now)) merged += 1;
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
