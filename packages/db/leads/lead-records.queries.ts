/** Records of people and companies with all their facts, as a workspace sees them, for showing or editing them. */
import { nameKeyOfCompany, type LeadKind, type LeadPerson, type PackedFacts, type SourceKind } from '@leadlight/leads';
import { companyNameKey } from '@leadlight/vocabulary';
import { type WorkspaceTx, Refusal, arrayText, takeTurn } from '../platform/index.ts';
import { isShown, isSuppressed } from './lead-refusals.queries.ts';

/** A stored record. Ids are strings, because they may exceed JavaScript's safe integers. */
export interface LeadRecord {
  readonly id: string;
  readonly isOwn: boolean;
  /** The pool record that an own record copies. */
  readonly poolId: string | null;
  readonly facts: PackedFacts;
  readonly source: SourceKind;
}

/** Contact details, including those in `facts`, are not masked. */
export interface PersonRecord extends LeadRecord {
  readonly companyId: string | null;
  readonly email: string | null;
  readonly emailVerdict: LeadPerson['emailVerdict'];
  readonly emailCheckedAt: Date | null;
  readonly personalEmail: string | null;
  readonly phone: string | null;
  readonly mobilePhone: string | null;
}

const recordColumns = `l.id, l.workspace_id = current_workspace() as "isOwn", l.pool_id as "poolId", l.facts, l.source`;
const columnsOf: Readonly<Record<LeadKind, string>> = {
  people: `${recordColumns}, l.company_id as "companyId", l.email, l.email_verdict as "emailVerdict", l.email_checked_at as "emailCheckedAt",
    l.personal_email as "personalEmail", l.phone, l.mobile_phone as "mobilePhone"`,
  companies: recordColumns,
};

/**
 * The id under which a workspace sees this lead: that of its own copy of a pool lead if it has one.
 * @throws Refusal not_found for a lead that doesn't exist, may not be seen, or is suppressed
 */
export async function findSeen(tx: WorkspaceTx, kind: LeadKind, id: string): Promise<string> {
  const { rows } = await tx.query<{ id: string; isSuppressed: boolean }>(
    `select l.id, ${isSuppressed[kind]('l')} as "isSuppressed" from ${kind} l
     where l.id = $1 or (l.workspace_id = current_workspace() and l.pool_id = $1) order by l.workspace_id = current_workspace() desc, l.id limit 1`,
    [id],
  );
  if (!rows[0] || rows[0].isSuppressed) throw new Refusal('not_found');
  return rows[0].id;
}

/** Like {@link findSeen}, for many people. @returns the id under which each is shown, by the given id; without those that are gone or suppressed */
export async function findSeenPeople(tx: WorkspaceTx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ given: string; id: string; isSuppressed: boolean }>(
    `select distinct on (given.id) given.id as given, l.id, ${isSuppressed.people('l')} as "isSuppressed"
     from unnest($1::bigint[]) as given (id) join people l on l.id = given.id or (l.workspace_id = current_workspace() and l.pool_id = given.id)
     order by given.id, l.workspace_id = current_workspace() desc, l.id`,
    [ids],
  );
  return new Map(rows.flatMap((row) => (row.isSuppressed ? [] : [[row.given, row.id] as const])));
}

/** The kind of the lead with this id, and the id under which it is shown. @throws Refusal not_found */
export async function findSeenOfAnyKind(tx: WorkspaceTx, id: string): Promise<{ kind: LeadKind; id: string }> {
  const { rowCount } = await tx.query('select 1 from people where id = $1', [id]);
  const kind: LeadKind = rowCount ? 'people' : 'companies';
  return { kind, id: await findSeen(tx, kind, id) };
}

/**
 * Returns the contact details even of a pool person that the workspace has not revealed: mask them before they are shown (`isRevealed`,
 * `withoutContacts`), or show readPersonRows.
 * @throws Refusal not_found
 */
export async function readPersonRecord(tx: WorkspaceTx, id: string): Promise<PersonRecord> {
  const [record] = await readPersonRecords(tx, [id]);
  if (!record) throw new Refusal('not_found');
  return record;
}

/** Existing records, in no particular order, with unmasked contact details like {@link readPersonRecord}. */
export async function readPersonRecords(tx: WorkspaceTx, ids: readonly string[]): Promise<PersonRecord[]> {
  const { rows } = await tx.query<PersonRecord>(`select ${columnsOf.people} from people l where l.id = any($1::bigint[])`, [ids]);
  return rows;
}

/** @throws Refusal not_found */
export async function readCompanyRecord(tx: WorkspaceTx, id: string): Promise<LeadRecord> {
  const { rows } = await tx.query<LeadRecord>(`select ${columnsOf.companies} from companies l where l.id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** @returns those of these pool people that the workspace has revealed */
export async function readRevealedAmong(tx: WorkspaceTx, poolPersonIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>('select person_id as id from reveals where person_id = any($1::bigint[])', [
    poolPersonIds,
  ]);
  return new Set(rows.map(({ id }) => id));
}

export async function isRevealed(tx: WorkspaceTx, poolPersonId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from reveals where person_id = $1', [poolPersonId]);
  return rowCount === 1;
}

/** Locks an own record until the transaction ends, so that an import doesn't change it between reading and writing. */
export async function lockLead(tx: WorkspaceTx, kind: LeadKind, id: string): Promise<void> {
  await tx.query(`select from ${kind} where workspace_id = current_workspace() and id = $1 for update`, [id]);
}

/** Edits in one workspace wait for each other, so that two of them don't create two copies of one pool lead. */
export async function lockEdits(tx: WorkspaceTx): Promise<void> {
  await takeTurn(tx, 'lead-edits');
}

/**
 * The record of the company that a person's facts name, the workspace's own before the pool's: by domain, or without one by name, if only one company
 * has it. @returns null if none is known
 */
export async function findEmployer(
  tx: WorkspaceTx,
  { domain, name }: { domain: string | null; name: string | null },
): Promise<string | null> {
  const nameKeys = name === null ? [] : [nameKeyOfCompany(name), companyNameKey(name)].filter((key) => key !== null);
  if (domain === null && nameKeys.length === 0) return null;
  // Row-level security uses an index for the key, not for lower(name).
  const condition = domain === null ? 'name_key = any($1::text[]) and lower(name) = $2' : 'domain = $1';
  const { rows } = await tx.query<{ id: string; isOwn: boolean }>(
    `select id, workspace_id = current_workspace() as "isOwn" from companies
     where workspace_id in (current_workspace(), app.pool_id()) and ${condition} order by 2 desc, id limit 3`,
    domain === null ? [arrayText([...new Set(nameKeys)]), name?.toLowerCase()] : [domain],
  );
  const own = rows.filter(({ isOwn }) => isOwn);
  const candidates = own.length > 0 ? own : rows;
  return domain !== null || candidates.length === 1 ? (candidates[0]?.id ?? null) : null;
}

/** The number of people at a company that this workspace sees, for all records of the company. */
export async function countPeopleOf(tx: WorkspaceTx, companyId: string): Promise<number> {
  const { rows } = await tx.query<{ people: number }>(`select count(*)::int as people ${peopleOf}`, [companyId]);
  return rows[0]?.people ?? 0;
}

/** Best score first, starting after the person with this score and id. */
export async function listPeopleOf(
  tx: WorkspaceTx,
  companyId: string,
  { after, limit }: { after?: { score: number; id: string } | undefined; limit: number },
): Promise<{ id: string; score: number }[]> {
  const { rows } = await tx.query<{ id: string; score: number }>(
    `select l.id, l.score ${peopleOf} and ($2::int is null or l.score < $2 or (l.score = $2 and l.id > $3::bigint)) order by l.score desc, l.id limit $4`,
    [companyId, after?.score, after?.id, limit],
  );
  return rows;
}

const peopleOf = `from people l
  where l.company_id in (select $1::bigint union all select pool_id from companies where id = $1 and pool_id is not null) and ${isShown('people', 'l')}`;
