/**
 * Writing companies: the facts are what is stored, and every column beside them is read from the facts here, in one place.
 * Whoever writes tells search of it in the same transaction (noteLeadChanges).
 */
import { companyNameKey, scoreCompany, type LeadCompany, type PackedFacts } from '@leadlight/leads';
import { type WorkspaceTx, arrayText, freshestOf, stage, unstage, type StagedValue } from '../platform/index.ts';

export interface CompanyToStore {
  readonly id: number;
  readonly facts: PackedFacts;
  /** What the facts say now (companyOf). */
  readonly lead: LeadCompany;
  /** The pool's record of the same company. */
  readonly poolId: number | null;
  /** As it was read (StoredCompany.version); null for a new one. A record that was changed since is not overwritten. */
  readonly version: string | null;
}

export const companyColumns = [
  'id',
  'pool_id',
  'name',
  'name_key',
  'domain',
  'linkedin',
  'industry',
  'size',
  'employees',
  'founded',
  'country',
  'region',
  'city',
  'city_name',
  'phone',
  'description',
  'tags',
  'source',
  'is_sample',
  'score',
  'facts',
  'updated_at',
] as const;

/** What a list shows where nobody has told a name. */
export function labelOfCompany(company: LeadCompany): string {
  return (company.name ?? company.domain ?? company.linkedin?.replace(/^[^/]*\//, '') ?? '?').slice(0, 300);
}

/** In the order of companyColumns. */
export function companyCells(stored: Omit<CompanyToStore, 'version'>, now: Date): StagedValue[] {
  const company = stored.lead;
  return [
    stored.id,
    stored.poolId,
    labelOfCompany(company),
    company.name === null ? null : companyNameKey(company.name),
    company.domain,
    company.linkedin,
    company.industry,
    company.size,
    // What no company can have is kept as a fact and shown nowhere.
    company.employees !== null && company.employees >= 0 && company.employees < 2 ** 31 ? Math.round(company.employees) : null,
    company.founded !== null && company.founded >= 1000 && company.founded <= 2200 ? Math.trunc(company.founded) : null,
    company.place.country,
    company.place.region,
    company.place.city,
    company.place.cityName,
    company.phone,
    company.description,
    company.tags,
    // Where the record came from first is only written once.
    stored.facts.e[0]?.[0] ?? 'hand',
    company.isSample,
    scoreCompany(company, freshestOf(stored.facts), Math.floor(now.getTime() / 1000)),
    stored.facts,
    now,
  ];
}

/** One at a time, so that four thousand rows of cells are not there at once. */
function* cellsOf(companies: readonly CompanyToStore[], now: Date): Generator<StagedValue[]> {
  for (const company of companies) yield [...companyCells(company, now), company.version];
}

/** New companies. @returns their versions (StoredCompany.version), by id */
export async function insertCompanies(tx: WorkspaceTx, companies: readonly CompanyToStore[], now: Date): Promise<Map<number, string>> {
  if (companies.length === 0) return new Map();
  await stage(tx, 'companies', companyColumns, cellsOf(companies, now));
  const { rows } = await tx.query<{ id: number; version: string }>(
    `insert into companies (workspace_id, created_at, ${companyColumns.join(', ')}) select current_workspace(), updated_at, ${companyColumns.join(', ')} from staged_companies
     returning id::float8 as id, xmin::text as version`,
  );
  await unstage(tx, 'companies');
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** @returns how many were written; fewer than were given means that some were changed by another since they were read */
export async function updateCompanies(tx: WorkspaceTx, companies: readonly CompanyToStore[], now: Date): Promise<number> {
  if (companies.length === 0) return 0;
  await stage(tx, 'companies', companyColumns, cellsOf(companies, now));
  const changed = companyColumns.filter((column) => !['id', 'source'].includes(column));
  const { rowCount } = await tx.query(
    `update companies c set ${changed.map((column) => `${column} = s.${column}`).join(', ')}
     from staged_companies s where c.workspace_id = current_workspace() and c.id = any($1::bigint[]) and c.id = s.id and c.xmin::text = s.version`,
    [companies.map(({ id }) => id)],
  );
  await unstage(tx, 'companies');
  return rowCount ?? 0;
}

export async function deleteCompanies(tx: WorkspaceTx, ids: readonly number[]): Promise<number> {
  const { rowCount } = await tx.query('delete from companies where workspace_id = current_workspace() and id = any($1::bigint[])', [ids]);
  return rowCount ?? 0;
}

export interface StoredCompany {
  readonly id: number;
  /** Whose record it is. */
  readonly isPool: boolean;
  readonly version: string;
  readonly poolId: number | null;
  readonly facts: PackedFacts;
}

const storedColumns = `c.id::float8 as id, c.workspace_id = pool_id() as "isPool", c.xmin::text as version, c.pool_id::float8 as "poolId", c.facts`;

/** Companies of the workspace itself, by id, in the order of their ids. */
export async function readCompaniesToWrite(tx: WorkspaceTx, ids: readonly number[]): Promise<StoredCompany[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<StoredCompany>(
    `select ${storedColumns} from companies c where c.workspace_id = current_workspace() and c.id = any($1::bigint[]) order by c.id for update`,
    [ids],
  );
  return rows;
}

/** Which of these companies of the workspace itself are still as they were. Key by key, as findPeopleByKeys. */
export async function unchangedCompanies(
  tx: WorkspaceTx,
  companies: readonly { readonly id: number; readonly version: string }[],
): Promise<Set<number>> {
  if (companies.length === 0) return new Set();
  const { rows } = await tx.query<{ id: number }>(
    `select c.id::float8 as id from unnest($1::bigint[], $2::text[]) as k (id, version)
     cross join lateral (select c.id from companies c
       where c.workspace_id = current_workspace() and c.id = k.id and c.xmin::text = k.version limit 1) c`,
    [companies.map(({ id }) => String(id)), companies.map(({ version }) => version)].map(arrayText),
  );
  return new Set(rows.map(({ id }) => id));
}

export interface CompanyKeys {
  readonly domains: readonly string[];
  readonly linkedins: readonly string[];
  readonly nameKeys: readonly string[];
  /** Of these names, only those who have no domain. */
  readonly namesWithoutDomain: readonly string[];
}

/** Every company, of the workspace and of the pool, that has one of the keys: at most twenty for each. Key by key, as findPeopleByKeys. */
export async function findCompaniesByKeys(tx: WorkspaceTx, keys: CompanyKeys): Promise<StoredCompany[]> {
  const { domains, linkedins, nameKeys, namesWithoutDomain } = keys;
  const { rows } = await tx.query<StoredCompany>(
    `with owners as materialized (
       select current_workspace() as workspace_id
       union select pool_id() where exists (select from companies where workspace_id = pool_id())
     ),
     found as (
       select c.id from unnest($1::text[]) as k (domain) cross join owners o
       cross join lateral (select c.id from companies c where c.workspace_id = o.workspace_id and c.domain = k.domain limit 20) c
       union all
       select c.id from unnest($2::text[]) as k (linkedin) cross join owners o
       cross join lateral (select c.id from companies c where c.workspace_id = o.workspace_id and c.linkedin = k.linkedin limit 20) c
       union all
       select c.id from unnest($3::text[]) as k (name_key) cross join owners o
       cross join lateral (select c.id from companies c where c.workspace_id = o.workspace_id and c.name_key = k.name_key limit 20) c
       union all
       select c.id from unnest($4::text[]) as k (name_key) cross join owners o
       cross join lateral (select c.id from companies c
         where c.workspace_id = o.workspace_id and c.name_key = k.name_key and c.domain is null limit 20) c
     )
     select ${storedColumns} from companies c where c.id = any(array(select distinct id from found))`,
    [domains, linkedins, nameKeys, namesWithoutDomain].map(arrayText),
  );
  return rows;
}
