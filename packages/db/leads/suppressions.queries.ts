/** The suppressions of a workspace. Stored separately from leads, so that they outlive them and apply to later imports. */
import { v7 as uuidv7 } from 'uuid';
import type { ActorRef, WorkspaceTx } from '../platform/index.ts';
import { areContactsSeen } from './contacts-seen.ts';
import { addToSearchOutbox } from './search-outbox.queries.ts';

export interface Suppression {
  readonly id: string;
  readonly kind: 'address' | 'domain' | 'hash';
  /** Lower case; a hash is the SHA-256 of the lower-case address, in hex. */
  readonly value: string;
  readonly reason: string | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

export type SuppressionEntry = Pick<Suppression, 'kind' | 'value'>;

const hashOf = (column: string): string => `encode(sha256(convert_to(lower(${column}), 'UTF8')), 'hex')`;
const domainOf = (column: string): string => `lower(split_part(${column}, '@', 2))`;

/** The details of a row of people that suppress it, as rows (kind, value). @param row alias of the table */
const employerKeys = (row: string): string =>
  `('domain', ${row}.company_domain), ('domain', (select domain from companies employer where employer.id = ${row}.company_id))`;
const addressKeys = (row: string): string => `('address', lower(${row}.email)), ('address', lower(${row}.personal_email)),
  ('domain', ${domainOf(`${row}.email`)}), ('domain', ${domainOf(`${row}.personal_email`)}),
  ('hash', ${hashOf(`${row}.email`)}), ('hash', ${hashOf(`${row}.personal_email`)})`;
/** Looks up each detail alone (`offset 0`): without statistics, PostgreSQL would compare it with every entry of the list, 0.7 ms for each lead at 500 entries. */
const anySuppression = (keys: string): string => `exists (select from (values ${keys}) of_lead (kind, value), lateral (
  select from suppressions x where x.workspace_id = current_workspace() and x.kind = of_lead.kind and x.value = of_lead.value offset 0) entry)`;

/**
 * SQL condition: whether a row of people is suppressed: by the domain of the company, and, if the workspace may see the addresses, by an address, its
 * hash or its domain. A masked address doesn't count: a user who suppresses a guessed address must not see its person disappear (decision 33).
 * @param row alias of the table
 */
export const isSuppressedPerson = (row: string): string =>
  `(${anySuppression(employerKeys(row))} or (${areContactsSeen(row)} and ${anySuppression(addressKeys(row))}))`;

/** SQL condition: whether an address of a row of people is suppressed, even if it is masked. For reveals only. @param row alias of the table */
export const isAddressSuppressed = (row: string): string => anySuppression(addressKeys(row));

/** SQL condition: whether a row of companies is suppressed, by its domain. @param row alias of the table */
export const isSuppressedCompany = (row: string): string =>
  `exists (select from suppressions x where x.workspace_id = current_workspace() and x.kind = 'domain' and x.value = ${row}.domain)`;

/**
 * SQL condition: whether a person, or the workspace's copy of them, is suppressed, by an id of the workspace's people or of the pool's. For what is kept
 * about people beside their rows. @param id SQL of a bigint
 */
export const isSuppressedId = (id: string): string => `(exists (select from suppressions where workspace_id = current_workspace()) and (
  exists (select from people l where l.id = ${id} and ${isSuppressedPerson('l')})
  or exists (select from people l where l.workspace_id = current_workspace() and l.pool_id = ${id} and ${isSuppressedPerson('l')})))`;

/** Those of the people who are suppressed ({@link isSuppressedId}). What a run recorded about them before is not shown either. */
export async function suppressedPeople(tx: WorkspaceTx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.query<{ id: string }>(
    `select asked.id::text as id from unnest($1::bigint[]) as asked (id) where ${isSuppressedId('asked.id')}`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Newest first; at most `limit` with an id below `before`. */
export async function listSuppressions(
  tx: WorkspaceTx,
  { kind, text, before, limit }: { kind?: string | undefined; text?: string | undefined; before?: string | undefined; limit: number },
): Promise<Suppression[]> {
  const { rows } = await tx.query<Suppression>(
    `select id, kind, value, reason, created_by as "createdBy", created_at as "createdAt" from suppressions
     where ($1::text is null or kind = $1) and ($2::text is null or position($2 in value) > 0) and ($3::uuid is null or id < $3)
     order by id desc limit $4`,
    [kind, text?.toLowerCase(), before, limit],
  );
  return rows;
}

/** @returns how many are new */
export async function addSuppressions(
  tx: WorkspaceTx,
  entries: readonly SuppressionEntry[],
  { reason, actor }: { reason: string | null; actor: ActorRef },
  now: Date,
): Promise<number> {
  if (entries.length === 0) return 0;
  const { rowCount } = await tx.query(
    `insert into suppressions (workspace_id, id, kind, value, reason, created_by, created_at)
     select current_workspace(), t.id, t.kind, t.value, $4, $5, $6 from unnest($1::uuid[], $2::text[], $3::text[]) as t (id, kind, value)
     on conflict (workspace_id, kind, value) do nothing`,
    [entries.map(() => uuidv7()), entries.map(({ kind }) => kind), entries.map(({ value }) => value), reason, actor.id, now],
  );
  if (rowCount) await addToSearchOutbox(tx, [{ kind: 'suppressions' }]);
  return rowCount ?? 0;
}

/** @returns how many were on the list */
export async function removeSuppressions(tx: WorkspaceTx, ids: readonly string[]): Promise<number> {
  const { rowCount } = await tx.query('delete from suppressions where id = any($1)', [ids]);
  if (rowCount) await addToSearchOutbox(tx, [{ kind: 'suppressions' }]);
  return rowCount ?? 0;
}
