/**
 * Records of people and companies with all their facts: read by one who shows or edits them, written as a workspace's own. A record of the pool is
 * never changed from here: whoever edits one gets a record of their own in front of it.
 */
import { companyNameKey, personNameKey, type LeadCompany, type LeadKind, type LeadPerson, type PackedFacts } from '@leadlight/leads';
import { type WorkspaceTx, Refusal } from '../platform/index.ts';
import { noteLeadChanges } from './search-outbox.queries.ts';
import { isSuppressedCompany, isSuppressedPerson } from './suppressions.queries.ts';

/** A record as it is stored. Ids are texts: they may be larger than the wire's numbers. */
export interface LeadRecord {
  readonly id: string;
  readonly isOwn: boolean;
  /** The pool's record that an own one stands in front of. */
  readonly poolId: string | null;
  readonly facts: PackedFacts;
  readonly source: string;
  readonly score: number;
  readonly isSample: boolean;
  readonly createdAt: Date;
}

export interface PersonRecord extends LeadRecord {
  readonly companyId: string | null;
  readonly email: string | null;
  readonly emailVerdict: LeadPerson['emailVerdict'];
  readonly emailCheckedAt: Date | null;
  readonly personalEmail: string | null;
  readonly phone: string | null;
  readonly mobilePhone: string | null;
}

const recordColumns = `l.id, l.workspace_id = current_workspace() as "isOwn", l.pool_id as "poolId", l.facts, l.source, l.score, l.is_sample as "isSample",
  l.created_at as "createdAt"`;
const columnsOf: Readonly<Record<LeadKind, string>> = {
  people: `${recordColumns}, l.company_id as "companyId", l.email, l.email_verdict as "emailVerdict", l.email_checked_at as "emailCheckedAt",
    l.personal_email as "personalEmail", l.phone, l.mobile_phone as "mobilePhone"`,
  companies: recordColumns,
};

const isSuppressed: Readonly<Record<LeadKind, (row: string) => string>> = { people: isSuppressedPerson, companies: isSuppressedCompany };

/**
 * The id under which a workspace sees this lead: its own in front of the pool's.
 * @throws Refusal not_found for one that is not there, not to be seen, or suppressed
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

/** Which kind of lead has this id, and the id under which it is seen. @throws Refusal not_found */
export async function findSeenOfAnyKind(tx: WorkspaceTx, id: string): Promise<{ kind: LeadKind; id: string }> {
  const { rowCount } = await tx.query('select 1 from people where id = $1', [id]);
  const kind: LeadKind = rowCount ? 'people' : 'companies';
  return { kind, id: await findSeen(tx, kind, id) };
}

/** @throws Refusal not_found */
export async function readPersonRecord(tx: WorkspaceTx, id: string): Promise<PersonRecord> {
  const { rows } = await tx.query<PersonRecord>(`select ${columnsOf.people} from people l where l.id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** @throws Refusal not_found */
export async function readCompanyRecord(tx: WorkspaceTx, id: string): Promise<LeadRecord> {
  const { rows } = await tx.query<LeadRecord>(`select ${columnsOf.companies} from companies l where l.id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export async function isRevealed(tx: WorkspaceTx, poolPersonId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from reveals where person_id = $1', [poolPersonId]);
  return rowCount === 1;
}

/** Whoever edits or makes leads of this workspace by hand waits for whoever did before: a lead of the pool gets one record in front of it. */
export async function lockEdits(tx: WorkspaceTx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('lead-edits:' || current_workspace()::text, 0))`);
}

interface Written {
  /** Null for a new record. */
  readonly id: string | null;
  readonly poolId: string | null;
  readonly facts: PackedFacts;
  readonly source: string;
  readonly score: number;
}

/** Columns of a record that follow from its facts, beside those of every record. */
type Columns = Readonly<Record<string, unknown>>;

async function write(tx: WorkspaceTx, kind: LeadKind, { id, ...record }: Written, columns: Columns, now: Date): Promise<string> {
  const all: Columns = {
    pool_id: record.poolId,
    facts: JSON.stringify(record.facts),
    source: record.source,
    score: record.score,
    updated_at: now,
    ...columns,
    ...(id === null ? { created_at: now } : {}),
  };
  const names = Object.keys(all);
  const places = names.map((_name, index) => `$${index + 1}`);
  const { rows } = await tx.query<{ id: string }>(
    id === null
      ? `insert into ${kind} (workspace_id, ${names.join(', ')}) values (current_workspace(), ${places.join(', ')}) returning id`
      : `update ${kind} set ${names.map((name, index) => `${name} = ${places[index]}`).join(', ')}
         where workspace_id = current_workspace() and id = $${names.length + 1} returning id`,
    [...Object.values(all), ...(id === null ? [] : [id])],
  );
  const written = rows[0]?.id;
  if (written === undefined) throw new Refusal('not_found');
  const touched = [Number(written), ...(id === null && record.poolId !== null ? [Number(record.poolId)] : [])];
  await noteLeadChanges(
    tx,
    touched.map((each) => ({ kind, firstId: each, lastId: each })),
  );
  return written;
}

/** Writes an own person. @returns its id; @throws Refusal lead_suppressed */
export async function writePerson(
  tx: WorkspaceTx,
  record: Written & { readonly companyId: string | null },
  view: LeadPerson,
  now: Date,
): Promise<string> {
  const id = await write(
    tx,
    'people',
    record,
    {
      company_id: record.companyId,
      name: view.name,
      name_key: view.name === null ? null : personNameKey(view.name),
      first_name: view.firstName,
      last_name: view.lastName,
      title: view.title,
      title_key: view.titleKey,
      seniorities: view.seniorities,
      department: view.department,
      country: view.place.country,
      region: view.place.region,
      city: view.place.city,
      city_name: view.place.cityName,
      email: view.email,
      email_verdict: view.emailVerdict,
      email_checked_at: view.emailCheckedAt === null ? null : new Date(view.emailCheckedAt * 1000),
      personal_email: view.personalEmail,
      phone: view.phone,
      mobile_phone: view.mobilePhone,
      linkedin: view.linkedin,
      company_name: view.companyName,
      company_domain: view.companyDomain,
      is_sample: view.isSample,
    },
    now,
  );
  await refuseSuppressed(tx, 'people', id);
  return id;
}

/** Writes an own company. @returns its id; @throws Refusal lead_suppressed */
export async function writeCompany(tx: WorkspaceTx, record: Written, view: LeadCompany, now: Date): Promise<string> {
  const id = await write(
    tx,
    'companies',
    record,
    {
      name: view.name,
      name_key: view.name === null ? null : companyNameKey(view.name),
      domain: view.domain,
      linkedin: view.linkedin,
      industry: view.industry,
      size: view.size,
      employees: view.employees,
      founded: view.founded,
      country: view.place.country,
      region: view.place.region,
      city: view.place.city,
      city_name: view.place.cityName,
      phone: view.phone,
      description: view.description,
      tags: view.tags,
      is_sample: view.isSample,
    },
    now,
  );
  await refuseSuppressed(tx, 'companies', id);
  return id;
}

async function refuseSuppressed(tx: WorkspaceTx, kind: LeadKind, id: string): Promise<void> {
  const { rowCount } = await tx.query(`select 1 from ${kind} l where l.id = $1 and ${isSuppressed[kind]('l')}`, [id]);
  if (rowCount) throw new Refusal('lead_suppressed');
}

/** What a workspace keeps about a lead of the pool goes over to its own record in front of it. */
export async function moveWork(tx: WorkspaceTx, kind: LeadKind, fromId: string, toId: string): Promise<void> {
  const lists = await tx.query<{ id: string }>('select distinct list_id as id from list_leads where lead_id = $1', [fromId]);
  for (const table of ['lead_states', 'list_leads', 'lead_notes', 'lead_act_items'])
    await tx.query(`update ${table} set lead_id = $2 where lead_id = $1`, [fromId, toId]);
  if (kind === 'companies') {
    // People of the workspace's own work at the record that the workspace sees; the pool's people stay with the pool's.
    await tx.query('update people set company_id = $2 where company_id = $1 and workspace_id = current_workspace()', [fromId, toId]);
  }
  await noteLeadChanges(tx, [
    { kind: 'states', firstId: Number(toId), lastId: Number(toId) },
    ...lists.rows.map(({ id }) => ({ kind: 'list' as const, listId: id })),
  ]);
}

/**
 * The record of a company that a person's words mean, the workspace's own before the pool's: by its domain; without one by its name, where only one
 * has it. @returns null when none is known
 */
export async function findEmployer(
  tx: WorkspaceTx,
  { domain, name }: { domain: string | null; name: string | null },
): Promise<string | null> {
  const column = domain === null ? 'lower(name)' : 'domain';
  const value = domain ?? name?.toLowerCase() ?? null;
  if (value === null) return null;
  const { rows } = await tx.query<{ id: string; isOwn: boolean }>(
    `select id, workspace_id = current_workspace() as "isOwn" from companies
     where workspace_id in (current_workspace(), app.pool_id()) and ${column} = $1 order by 2 desc, id limit 3`,
    [value],
  );
  const own = rows.filter(({ isOwn }) => isOwn);
  const candidates = own.length > 0 ? own : rows;
  return domain !== null || candidates.length === 1 ? (candidates[0]?.id ?? null) : null;
}

/** Records that carry one of these keys: the workspace's own, and the pool's. Either may be null. */
export async function findByKeys(
  tx: WorkspaceTx,
  kind: LeadKind,
  keys: { readonly linkedin: string | null; readonly email?: string | null; readonly domain?: string | null },
): Promise<{ readonly ownId: string | null; readonly poolId: string | null }> {
  const second = kind === 'people' ? 'email' : 'domain';
  const { rows } = await tx.query<{ id: string; isOwn: boolean }>(
    `select id, workspace_id = current_workspace() as "isOwn" from ${kind}
     where workspace_id in (current_workspace(), app.pool_id()) and (linkedin = $1 or ${second} = $2) order by (linkedin is not distinct from $1) desc, id`,
    [keys.linkedin, keys.email ?? keys.domain ?? null],
  );
  return { ownId: rows.find(({ isOwn }) => isOwn)?.id ?? null, poolId: rows.find(({ isOwn }) => !isOwn)?.id ?? null };
}

/** How many people of a company this workspace sees, whichever of its records they work at. */
export async function countPeopleOf(tx: WorkspaceTx, companyId: string): Promise<number> {
  const { rows } = await tx.query<{ people: number }>(`select count(*)::int as people ${peopleOf}`, [companyId]);
  return rows[0]?.people ?? 0;
}

/** Best score first; after the one with this score and id. */
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

const peopleOf = `from people l where l.workspace_id in (current_workspace(), app.pool_id())
  and l.company_id in (select $1::bigint union all select pool_id from companies where id = $1 and pool_id is not null)
  and not exists (select from people o where o.workspace_id = current_workspace() and o.pool_id = l.id and o.id <> l.id)
  and not (l.is_sample and coalesce((select hides_sample from workspaces), false))
  and not ${isSuppressedPerson('l')}`;
