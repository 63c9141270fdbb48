/** Companies with all columns needed to write them again: by id, or by the keys that identify the same company. */
import type { PackedFacts } from '@leadlight/leads';
import { type WorkspaceTx, arrayText } from '../platform/index.ts';
import { findByPhoneEnds } from './phone-lookups.ts';

export interface StoredCompany {
  readonly id: number;
  /** Whether the record is the pool's. */
  readonly isPool: boolean;
  readonly version: string;
  readonly poolId: number | null;
  readonly facts: PackedFacts;
}

const storedColumns = `c.id::float8 as id, c.workspace_id = pool_id() as "isPool", c.xmin::text as version, c.pool_id::float8 as "poolId", c.facts`;

/** Like readPeopleToWrite. */
export async function readCompaniesToWrite(tx: WorkspaceTx, ids: readonly number[]): Promise<StoredCompany[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<StoredCompany>(
    `select ${storedColumns} from companies c where c.workspace_id = current_workspace() and c.id = any($1::bigint[]) order by c.id for update`,
    [ids],
  );
  return rows;
}

/** Which of these companies of the workspace are unchanged. Key by key, like findPeopleByKeys. */
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
  /** A name among the companies of a domain, which may be many. */
  readonly named: readonly { readonly nameKey: string; readonly domain: string }[];
  readonly linkedins: readonly string[];
  readonly nameKeys: readonly string[];
  /** Names for which only companies without a domain are found. */
  readonly namesWithoutDomain: readonly string[];
  /** Numbers of registers (registerKey). */
  readonly registerKeys?: readonly string[];
  /** Former and trading names that a company's name gives, and domains without their endings (secondLookups). */
  readonly secondKeys?: readonly string[];
  /** What similar names have in common (similarNameKey). */
  readonly similarKeys?: readonly string[];
  /** Ends of phone numbers (phoneEnd). */
  readonly phoneEnds?: readonly string[];
}

/**
 * Companies of the workspace and the pool with one of the keys, at most twenty per key. Numbers, second keys and similar names are looked up in the workspace
 * only. Key by key, like findPeopleByKeys.
 */
export async function findCompaniesByKeys(tx: WorkspaceTx, keys: CompanyKeys): Promise<StoredCompany[]> {
  const {
    domains,
    named,
    linkedins,
    nameKeys,
    namesWithoutDomain,
    registerKeys = [],
    secondKeys = [],
    similarKeys = [],
    phoneEnds = [],
  } = keys;
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
       union all
       select c.id from unnest($5::text[], $6::text[]) as k (name_key, domain) cross join owners o
       cross join lateral (select c.id from companies c
         where c.workspace_id = o.workspace_id and c.domain = k.domain and c.name_key = k.name_key limit 20) c
       union all
       select c.company_id from unnest($7::text[]) as k (key) cross join owners o
       cross join lateral (select c.company_id from company_register_keys c where c.workspace_id = o.workspace_id and c.key = k.key limit 20) c
       union all
       ${findByPhoneEnds('companies', '$8')}
       union all
       select c.id from unnest($9::text[]) as k (second_key)
       cross join lateral (select c.id from companies c
         where c.workspace_id = current_workspace() and c.second_key = k.second_key limit 20) c
       union all
       select c.id from unnest($10::text[]) as k (similar_key)
       cross join lateral (select c.id from companies c
         where c.workspace_id = current_workspace() and c.similar_key = k.similar_key limit 20) c
     )
     select ${storedColumns} from companies c where c.id = any(array(select distinct id from found))`,
    [
      domains,
      linkedins,
      nameKeys,
      namesWithoutDomain,
      named.map(({ nameKey }) => nameKey),
      named.map(({ domain }) => domain),
      registerKeys,
      phoneEnds,
      secondKeys,
      similarKeys,
    ].map(arrayText),
  );
  return rows;
}
