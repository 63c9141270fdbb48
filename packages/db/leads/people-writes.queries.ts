/**
 * Writing people: the facts are what is stored, and every column beside them is read from the facts here, in one place.
 * Whoever writes tells search of it in the same transaction (noteLeadChanges).
 */
import { personNameKey, scorePerson, type EmailVerdict, type LeadPerson, type PackedFacts } from '@leadlight/leads';
import { type WorkspaceTx, arrayText, freshestOf, stage, unstage, type StagedValue } from '../platform/index.ts';

export interface PersonToStore {
  readonly id: number;
  readonly facts: PackedFacts;
  /** Of the workspace itself or of the pool; null where no company is known. */
  readonly companyId: number | null;
  /** The pool's record of the same person. */
  readonly poolId: number | null;
  /** What the facts say now (personOf). */
  readonly lead: LeadPerson;
  /** As it was read (StoredPerson.version); null for a new one. A record that was changed since is not overwritten. */
  readonly version: string | null;
}

export const personColumns = [
  'id',
  'pool_id',
  'company_id',
  'name',
  'name_key',
  'first_name',
  'last_name',
  'title',
  'title_key',
  'seniorities',
  'department',
  'country',
  'region',
  'city',
  'city_name',
  'email',
  'email_verdict',
  'email_checked_at',
  'personal_email',
  'phone',
  'mobile_phone',
  'linkedin',
  'company_name',
  'company_domain',
  'source',
  'is_sample',
  'score',
  'facts',
  'updated_at',
] as const;

/** People and companies share one numbering. @returns as many ids as asked for, in order */
export async function nextLeadIds(tx: WorkspaceTx, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await tx.query<{ id: string }>(`select nextval('lead_ids') as id from generate_series(1, $1)`, [count]);
  return rows.map(({ id }) => Number(id));
}

/** What a list shows where nobody has told a name. */
export function labelOfPerson(person: LeadPerson): string {
  return (person.name ?? person.linkedin?.replace(/^[^/]*\//, '') ?? person.email ?? person.personalEmail ?? '?').slice(0, 300);
}

/** In the order of personColumns. */
export function personCells(stored: Omit<PersonToStore, 'version'>, now: Date): StagedValue[] {
  const person = stored.lead;
  return [
    stored.id,
    stored.poolId,
    stored.companyId,
    labelOfPerson(person),
    person.name === null ? null : personNameKey(person.name),
    person.firstName,
    person.lastName,
    person.title,
    person.titleKey,
    person.seniorities,
    person.department,
    person.place.country,
    person.place.region,
    person.place.city,
    person.place.cityName,
    person.email,
    person.emailVerdict,
    person.emailCheckedAt === null ? null : new Date(person.emailCheckedAt * 1000),
    person.personalEmail,
    person.phone,
    person.mobilePhone,
    person.linkedin,
    person.companyName,
    person.companyDomain,
    // Where the record came from first is only written once.
    stored.facts.e[0]?.[0] ?? 'hand',
    person.isSample,
    scorePerson(person, freshestOf(stored.facts), Math.floor(now.getTime() / 1000)),
    stored.facts,
    now,
  ];
}

/** One at a time, so that four thousand rows of cells are not there at once. */
function* cellsOf(people: readonly PersonToStore[], now: Date): Generator<StagedValue[]> {
  for (const person of people) yield [...personCells(person, now), person.version];
}

/** New people. @param during given the longest statement as it begins: for what can be done meanwhile */
export async function insertPeople(
  tx: WorkspaceTx,
  people: readonly PersonToStore[],
  now: Date,
  during: <Answer>(statement: Promise<Answer>) => Promise<Answer> = (statement) => statement,
): Promise<void> {
  if (people.length === 0) return;
  await stage(tx, 'people', personColumns, cellsOf(people, now));
  const inserting = tx.query(
    `insert into people (workspace_id, created_at, ${personColumns.join(', ')}) select current_workspace(), updated_at, ${personColumns.join(', ')} from staged_people`,
  );
  await during(inserting);
  await unstage(tx, 'people');
}

/** @returns how many were written; fewer than were given means that some were changed by another since they were read */
export async function updatePeople(tx: WorkspaceTx, people: readonly PersonToStore[], now: Date): Promise<number> {
  if (people.length === 0) return 0;
  await stage(tx, 'people', personColumns, cellsOf(people, now));
  const changed = personColumns.filter((column) => !['id', 'source'].includes(column));
  const { rowCount } = await tx.query(
    `update people p set ${changed.map((column) => `${column} = s.${column}`).join(', ')}
     from staged_people s where p.workspace_id = current_workspace() and p.id = any($1::bigint[]) and p.id = s.id and p.xmin::text = s.version`,
    [people.map(({ id }) => id)],
  );
  await unstage(tx, 'people');
  return rowCount ?? 0;
}

export async function deletePeople(tx: WorkspaceTx, ids: readonly number[]): Promise<number> {
  const { rowCount } = await tx.query('delete from people where workspace_id = current_workspace() and id = any($1::bigint[])', [ids]);
  return rowCount ?? 0;
}

export interface StoredPerson {
  readonly id: number;
  /** Whose record it is. */
  readonly isPool: boolean;
  readonly version: string;
  readonly companyId: number | null;
  readonly poolId: number | null;
  readonly emailVerdict: EmailVerdict;
  readonly emailCheckedAt: Date | null;
  readonly facts: PackedFacts;
}

const storedColumns = `p.id::float8 as id, p.workspace_id = pool_id() as "isPool", p.xmin::text as version, p.company_id::float8 as "companyId",
  p.pool_id::float8 as "poolId", p.email_verdict as "emailVerdict", p.email_checked_at as "emailCheckedAt", p.facts`;

/** People of the workspace itself, by id, in the order of their ids. */
export async function readPeopleToWrite(tx: WorkspaceTx, ids: readonly number[]): Promise<StoredPerson[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<StoredPerson>(
    `select ${storedColumns} from people p where p.workspace_id = current_workspace() and p.id = any($1::bigint[]) order by p.id for update`,
    [ids],
  );
  return rows;
}

export interface PersonKeys {
  readonly emails: readonly string[];
  readonly linkedins: readonly string[];
  /** With the domain of the employer, where one is known. */
  readonly names: readonly { readonly nameKey: string; readonly domain: string | null }[];
}

/**
 * Everyone, of the workspace and of the pool, who has one of the keys; at most fifty for each key.
 * Key by key, each through its own index: as one condition over thousands of keys, a table that grows faster than its statistics is read whole.
 * Where the pool holds nobody, or nobody has a private address, it is not asked thousands of times whether it holds these: half the time of an import's
 * lookups.
 */
export async function findPeopleByKeys(tx: WorkspaceTx, { emails, linkedins, names }: PersonKeys): Promise<StoredPerson[]> {
  const named = names.filter(({ domain }) => domain !== null);
  const nameless = names.filter(({ domain }) => domain === null);
  const { rows } = await tx.query<StoredPerson>(
    `with owners as materialized (
       select current_workspace() as workspace_id
       union select pool_id() where exists (select from people where workspace_id = pool_id())
     ),
     private as materialized (
       select o.workspace_id from owners o cross join lateral (
         select from people p where p.workspace_id = o.workspace_id and p.personal_email is not null order by p.workspace_id, p.personal_email limit 1
       ) p
     ),
     found as (
       select p.id from unnest($1::text[]) as k (email) cross join owners o
       cross join lateral (select p.id from people p where p.workspace_id = o.workspace_id and p.email = k.email limit 50) p
       union all
       select p.id from private o cross join unnest($1::text[]) as k (email)
       cross join lateral (select p.id from people p where p.workspace_id = o.workspace_id and p.personal_email = k.email limit 50) p
       union all
       select p.id from unnest($2::text[]) as k (linkedin) cross join owners o
       cross join lateral (select p.id from people p where p.workspace_id = o.workspace_id and p.linkedin = k.linkedin limit 50) p
       union all
       select p.id from unnest($3::text[], $4::text[]) as k (name_key, domain) cross join owners o
       cross join lateral (select p.id from people p
         where p.workspace_id = o.workspace_id and p.name_key = k.name_key and p.company_domain = k.domain limit 50) p
       union all
       select p.id from unnest($3::text[]) as k (name_key) cross join owners o
       cross join lateral (select p.id from people p
         where p.workspace_id = o.workspace_id and p.name_key = k.name_key and p.company_domain is null limit 50) p
       union all
       select p.id from unnest($5::text[]) as k (name_key) cross join owners o
       cross join lateral (select p.id from people p where p.workspace_id = o.workspace_id and p.name_key = k.name_key limit 50) p
     )
     select ${storedColumns} from people p where p.id = any(array(select distinct id from found))`,
    [
      emails,
      linkedins,
      named.map(({ nameKey }) => nameKey),
      named.map(({ domain }) => domain ?? ''),
      nameless.map(({ nameKey }) => nameKey),
    ].map(arrayText),
  );
  return rows;
}

/** What was touched by the removal of leads, for search to be told of it. */
export interface Orphaned {
  /** People whose employer's record is gone. */
  readonly people: readonly number[];
  readonly lists: readonly string[];
}

/** Removes what the workspace keeps about leads that are about to be removed: membership of lists, notes, stage; and nobody works there any more. */
export async function forgetLeads(tx: WorkspaceTx, ids: readonly number[]): Promise<Orphaned> {
  if (ids.length === 0) return { people: [], lists: [] };
  const lists = await tx.query<{ id: string }>(
    'delete from list_leads where workspace_id = current_workspace() and lead_id = any($1::bigint[]) returning list_id as id',
    [ids],
  );
  await tx.query('delete from lead_notes where workspace_id = current_workspace() and lead_id = any($1::bigint[])', [ids]);
  await tx.query('delete from lead_states where workspace_id = current_workspace() and lead_id = any($1::bigint[])', [ids]);
  const people = await tx.query<{ id: string }>(
    'update people set company_id = null where workspace_id = current_workspace() and company_id = any($1::bigint[]) and not id = any($1::bigint[]) returning id',
    [ids],
  );
  return { people: people.rows.map(({ id }) => Number(id)), lists: [...new Set(lists.rows.map(({ id }) => id))] };
}
