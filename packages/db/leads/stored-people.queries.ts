/** People with all columns needed to write them again: by id, or by the keys that identify the same person. */
import type { PackedFacts } from '@leadlight/leads';
import type { EmailVerdict } from '@leadlight/vocabulary';
import { type WorkspaceTx, arrayText } from '../platform/index.ts';

export interface StoredPerson {
  readonly id: number;
  /** Whether the record is the pool's. */
  readonly isPool: boolean;
  readonly version: string;
  readonly companyId: number | null;
  readonly poolId: number | null;
  readonly email: string | null;
  readonly emailVerdict: EmailVerdict;
  readonly emailCheckedAt: Date | null;
  readonly facts: PackedFacts;
}

const storedColumns = `p.id::float8 as id, p.workspace_id = pool_id() as "isPool", p.xmin::text as version, p.company_id::float8 as "companyId",
  p.pool_id::float8 as "poolId", p.email, p.email_verdict as "emailVerdict", p.email_checked_at as "emailCheckedAt", p.facts`;

/** People of the workspace by id, in the order of their ids. Locks their rows until the transaction ends. */
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
  /** A name with the domain of the employer, if known. */
  readonly names: readonly { readonly nameKey: string; readonly domain: string | null }[];
}

/**
 * People of the workspace and the pool with one of the keys, at most fifty per key. Looks up key by key, each with its own index; with one condition
 * for thousands of keys, PostgreSQL would read the whole table, which grows faster than its statistics. If the pool is empty, or has no private
 * addresses, these lookups are skipped, which saves half the time of an import's lookups.
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
