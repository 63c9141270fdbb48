/** People with all columns needed to write them again: by id, or by the keys that identify the same person. */
import { packFacts, unpackFacts, withoutContacts, type PackedFacts } from '@leadlight/leads';
import type { EmailVerdict } from '@leadlight/vocabulary';
import { type WorkspaceTx, arrayText } from '../platform/index.ts';
import { areContactsSeen } from './contacts-seen.ts';
import { findByPhoneEnds } from './phone-lookups.ts';

export interface StoredPerson {
  readonly id: number;
  /** Whether the record is the pool's. */
  readonly isPool: boolean;
  readonly version: string;
  readonly companyId: number | null;
  readonly poolId: number | null;
  /** The employer's domain, which is shown even before a reveal. */
  readonly companyDomain: string | null;
  readonly email: string | null;
  readonly emailVerdict: EmailVerdict;
  readonly emailCheckedAt: Date | null;
  readonly facts: PackedFacts;
}

const storedColumns = `p.id::float8 as id, p.workspace_id = pool_id() as "isPool", p.xmin::text as version, p.company_id::float8 as "companyId",
  p.pool_id::float8 as "poolId", p.company_domain as "companyDomain", p.email, p.email_verdict as "emailVerdict", p.email_checked_at as "emailCheckedAt", p.facts`;

/** People of the workspace by id, in the order of their ids. Locks their rows until the transaction ends. */
export async function readPeopleToWrite(tx: WorkspaceTx, ids: readonly number[]): Promise<StoredPerson[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<StoredPerson>(
    `select ${storedColumns} from people p where p.workspace_id = current_workspace() and p.id = any($1::bigint[]) order by p.id for update`,
    [ids],
  );
  return rows;
}

/**
 * People of the workspace that copy one of these pool records, or copy none and have one of these addresses, in the order of their ids. Locks their
 * rows until the transaction ends.
 * @param emails email keys, as stored
 */
export async function readOwnPeopleOf(tx: WorkspaceTx, poolIds: readonly string[], emails: readonly string[]): Promise<StoredPerson[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select p.id::float8 as id from people p where p.workspace_id = current_workspace() and p.pool_id = any($1::bigint[])
     union select p.id from people p where p.workspace_id = current_workspace() and p.pool_id is null and p.email = any($2::text[])
     union select p.id from people p where p.workspace_id = current_workspace() and p.pool_id is null and p.personal_email = any($2::text[])`,
    [poolIds, emails],
  );
  return readPeopleToWrite(
    tx,
    rows.map(({ id }) => id),
  );
}

export interface PersonKeys {
  readonly emails: readonly string[];
  readonly linkedins: readonly string[];
  /** A name with the domain of the employer, if known. */
  readonly names: readonly { readonly nameKey: string; readonly domain: string | null }[];
  /** Ends of phone numbers (phoneEnd). */
  readonly phoneEnds?: readonly string[];
  /** People of the workspace that were found otherwise (findSimilarPeople). */
  readonly ids: readonly number[];
}

/** A word of names of people at one employer, as firstAndLastWord writes it. */
export interface NameWord {
  readonly word: string;
  readonly domain: string;
}

export interface NamedAlike {
  /** Whether it was found by one of `starts`, and by which one, counted from 1. */
  readonly isStart: boolean;
  readonly at: number;
  readonly id: number;
  readonly nameKey: string;
}

/**
 * People of the workspace at an employer whose name starts or ends with one of these words, at most fifty per word. Reads only the keys of their
 * names, from which the caller selects those that may be the same. Key by key, like findPeopleByKeys.
 */
export async function findSimilarPeople(
  tx: WorkspaceTx,
  { starts, ends }: { readonly starts: readonly NameWord[]; readonly ends: readonly NameWord[] },
): Promise<NamedAlike[]> {
  const { rows } = await tx.query<NamedAlike>(
    `select true as "isStart", k.at::float8 as at, p.id::float8 as id, p.name_key as "nameKey"
     from unnest($1::text[], $2::text[]) with ordinality as k (word, domain, at)
     cross join lateral (select p.id, p.name_key from people p
       where p.workspace_id = current_workspace() and p.company_domain = k.domain and p.first_word = k.word limit 50) p
     union all
     select false, k.at::float8, p.id::float8, p.name_key from unnest($3::text[], $4::text[]) with ordinality as k (word, domain, at)
     cross join lateral (select p.id, p.name_key from people p
       where p.workspace_id = current_workspace() and p.company_domain = k.domain and p.last_word = k.word limit 50) p`,
    [starts, ends].flatMap((words) => [words.map(({ word }) => word), words.map(({ domain }) => domain)]).map(arrayText),
  );
  return rows;
}

/**
 * People of the workspace at employers without a domain whose name begins with one of these texts (nameBeginning), at most fifty per text. Reads only the names, from
 * which the caller selects those that may be the same. Key by key, like findPeopleByKeys.
 */
export async function findNamesWithoutDomain(
  tx: WorkspaceTx,
  beginnings: readonly string[],
): Promise<{ readonly at: number; readonly id: number; readonly nameKey: string; readonly company: string | null }[]> {
  const { rows } = await tx.query<{ at: number; id: number; nameKey: string; company: string | null }>(
    `select k.at::float8 as at, p.id::float8 as id, p.name_key as "nameKey", p.company_name as company
     from unnest($1::text[]) with ordinality as k (beginning, at)
     cross join lateral (select p.id, p.name_key, p.company_name from people p
       where p.workspace_id = current_workspace() and p.company_domain is null
         and p.name_key >= k.beginning and p.name_key < k.beginning || chr(1114111) limit 50) p`,
    [arrayText(beginnings)],
  );
  return rows;
}

/**
 * People of the workspace and the pool with one of the keys, at most fifty per key. A pool person is found by an address only if the workspace has
 * revealed them, and is returned without contact details otherwise: a match would confirm a guessed address for free (decision 33). Looks up key by key, each with its own index; with one condition
 * for thousands of keys, PostgreSQL would read the whole table, which grows faster than its statistics. If the pool is empty, or has no private
 * addresses, these lookups are skipped, which saves half the time of an import's lookups.
 */
export async function findPeopleByKeys(
  tx: WorkspaceTx,
  { emails, linkedins, names, phoneEnds = [], ids }: PersonKeys,
): Promise<StoredPerson[]> {
  const named = names.filter(({ domain }) => domain !== null);
  const nameless = names.filter(({ domain }) => domain === null);
  const { rows } = await tx.query<StoredPerson & { readonly isSeen: boolean }>(
    `with owners as materialized (
       select current_workspace() as workspace_id
       union select pool_id() where exists (select from people where workspace_id = pool_id())
     ),
     addressed as materialized (
       select o.workspace_id from owners o
       where o.workspace_id = current_workspace() or exists (select from reveals where workspace_id = current_workspace())
     ),
     private as materialized (
       select o.workspace_id from addressed o cross join lateral (
         select from people p where p.workspace_id = o.workspace_id and p.personal_email is not null order by p.workspace_id, p.personal_email limit 1
       ) p
     ),
     found as (
       select p.id from unnest($1::text[]) as k (email) cross join addressed o
       cross join lateral (select p.id from people p
         where p.workspace_id = o.workspace_id and p.email = k.email and ${areContactsSeen('p')} limit 50) p
       union all
       select p.id from private o cross join unnest($1::text[]) as k (email)
       cross join lateral (select p.id from people p
         where p.workspace_id = o.workspace_id and p.personal_email = k.email and ${areContactsSeen('p')} limit 50) p
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
       union all
       select id from unnest($6::bigint[]) as k (id)
       union all
       ${findByPhoneEnds('people', '$7')}
     )
     select ${storedColumns}, ${areContactsSeen('p')} as "isSeen" from people p where p.id = any(array(select distinct id from found))`,
    [
      emails,
      linkedins,
      named.map(({ nameKey }) => nameKey),
      named.map(({ domain }) => domain ?? ''),
      nameless.map(({ nameKey }) => nameKey),
      ids.map(String),
      phoneEnds,
    ].map(arrayText),
  );
  return rows.map(({ isSeen, ...person }) => (isSeen ? person : masked(person)));
}

const masked = (person: StoredPerson): StoredPerson => ({
  ...person,
  facts: packFacts(withoutContacts(unpackFacts(person.facts))),
  email: null,
  emailVerdict: 'not_checked',
  emailCheckedAt: null,
});
