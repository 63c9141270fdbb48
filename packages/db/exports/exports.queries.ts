/** Exports: their settings, and the rows of their files. Contact details are read only if they are the workspace's own or revealed. */
import type { LeadKind, PackedFacts } from '@leadlight/leads';
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { isLabel, isSuppressedCompany, isSuppressedPerson, technologiesOf } from '../leads/index.ts';

export interface LeadExport {
  readonly id: string;
  readonly kind: LeadKind;
  readonly preset: string;
  readonly withEvidence: boolean;
  /** Whether the file has one column per category of technologies. */
  readonly withTechnologyCategories: boolean;
  readonly total: number;
  /** The list whose leads were exported, and whose questions are columns of the file; null for any others. */
  readonly listId: string | null;
  readonly actor: ActorRef;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Number of people with a paid-for verdict that had become stale. */
  readonly stale: number;
  /** The run that verifies them again. */
  readonly recheckRunId: string | null;
}

type Row = Omit<LeadExport, 'actor'> & { actorKind: ActorRef['kind']; actorId: string | null };

const columns = `id, kind, preset, with_evidence as "withEvidence", with_technology_categories as "withTechnologyCategories", total, actor_kind as "actorKind", actor_id as "actorId", created_at as "createdAt",
  expires_at as "expiresAt", stale, recheck_run_id as "recheckRunId", list_id as "listId"`;
const toExport = ({ actorKind, actorId, ...row }: Row): LeadExport => ({ ...row, actor: { kind: actorKind, id: actorId } as ActorRef });

export const newExportId = (): string => uuidv7();

/** Writes an export, after its leads have been stored under its id. */
export async function createExport(tx: WorkspaceTx, made: LeadExport): Promise<LeadExport> {
  const { rows } = await tx.query<Row>(
    `insert into lead_exports (workspace_id, id, kind, preset, with_evidence, total, actor_kind, actor_id, created_at, expires_at, stale, recheck_run_id, with_technology_categories, list_id)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${columns}`,
    [
      made.id,
      made.kind,
      made.preset,
      made.withEvidence,
      made.total,
      made.actor.kind,
      made.actor.id,
      made.createdAt,
      made.expiresAt,
      made.stale,
      made.recheckRunId,
      made.withTechnologyCategories,
      made.listId,
    ],
  );
  if (!rows[0]) throw new Error('the export was not written');
  return toExport(rows[0]);
}

/** Exports that can be fetched, newest first. */
export async function listExports(tx: WorkspaceTx, limit: number, now: Date): Promise<LeadExport[]> {
  const { rows } = await tx.query<Row>(`select ${columns} from lead_exports where expires_at > $1 order by id desc limit $2`, [now, limit]);
  return rows.map(toExport);
}

/** @throws Refusal not_found, export_over */
export async function readExport(tx: WorkspaceTx, id: string, now: Date): Promise<LeadExport> {
  const { rows } = await tx.query<Row>(`select ${columns} from lead_exports where id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  if (rows[0].expiresAt <= now) throw new Refusal('export_over');
  return toExport(rows[0]);
}

/** Deletes the leads of old exports. The audit log still records the exports. */
export async function forgetExports(tx: WorkspaceTx, now: Date): Promise<number> {
  await tx.query('delete from lead_picks where pick_id in (select id from lead_exports where expires_at <= $1)', [now]);
  const { rowCount } = await tx.query('delete from lead_exports where expires_at <= $1', [now]);
  return rowCount ?? 0;
}

/** A company's columns in an export, named as in the table. */
export interface ExportedCompanyRow {
  /** Null if no source has one; the label that lists show is not a name. */
  readonly name: string | null;
  readonly domain: string | null;
  readonly linkedin: string | null;
  readonly industry: string | null;
  readonly size: string | null;
  readonly employees: number | null;
  readonly founded: number | null;
  readonly status: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly city_name: string | null;
  readonly phone: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly technologies: readonly string[];
  readonly mail_provider: string | null;
  readonly hiring_in: readonly string[] | null;
  /** Of each open job, the day on which it was posted: days since 1970. */
  readonly job_days: readonly number[] | null;
  /** Names by category; null if they are not requested. */
  readonly categories: Readonly<Record<string, readonly string[]>> | null;
  readonly is_sample: boolean;
  /** Present if evidence is requested. */
  readonly facts: PackedFacts | null;
}

export interface ExportedRow {
  readonly id: string;
  /** For a person: whether the contact details are the workspace's own or revealed. */
  readonly isRevealed: boolean;
  readonly person: {
    /** As for a company. */
    readonly name: string | null;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly title: string | null;
    readonly title_key: string | null;
    readonly seniorities: readonly string[];
    readonly department: string | null;
    readonly country: string | null;
    readonly region: string | null;
    readonly city: string | null;
    readonly city_name: string | null;
    readonly email: string | null;
    readonly email_verdict: string;
    readonly email_checked_at: Date | null;
    readonly personal_email: string | null;
    readonly phone: string | null;
    readonly mobile_phone: string | null;
    readonly linkedin: string | null;
    readonly company_name: string | null;
    readonly company_domain: string | null;
    readonly is_sample: boolean;
    readonly facts: PackedFacts | null;
    /** All facts, if there are any of previous employers, languages, other profiles, or a biography. */
    readonly background: PackedFacts | null;
  } | null;
  readonly company: ExportedCompanyRow | null;
  /** What the workspace keeps on the lead. */
  readonly work: {
    readonly score: number;
    readonly stage: string | null;
    readonly ownerId: string | null;
    readonly tags: readonly string[];
    /** Oldest first, each on its own line. */
    readonly notes: string | null;
    /** Names of the lists that the reader sees, in alphabetical order. */
    readonly lists: readonly string[];
  };
}

const workColumns = ['score', 'stage', 'ownerId', 'tags', 'notes', 'lists'] as const;
/** Without states, notes and lists, which most leads don't have, the joins would only cost time. */
function workOf(withWork: boolean, reader: string): string {
  const kept = withWork
    ? [
        's.stage as w_stage',
        's.owner_id as "w_ownerId"',
        `coalesce(s.tags, '{}') as w_tags`,
        `(select string_agg(n.body, E'\\n' order by n.created_at, n.id) from lead_notes n
          where n.workspace_id = current_workspace() and n.lead_id = l.id) as w_notes`,
        `array(select i.name from list_leads m join lists i on i.workspace_id = m.workspace_id and i.id = m.list_id
          where m.workspace_id = current_workspace() and m.lead_id = l.id and (i.is_shared or i.created_by = ${reader}::uuid)
          order by lower(i.name), i.id) as w_lists`,
      ]
    : ['null::text as w_stage', 'null::uuid as "w_ownerId"', `'{}'::text[] as w_tags`, 'null::text as w_notes', `'{}'::text[] as w_lists`];
  return ['l.score as w_score', ...kept].join(', ');
}
const workJoin = 'left join lead_states s on s.workspace_id = current_workspace() and s.lead_id = l.id';

const personColumns = [
  'name',
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
  'email_verdict',
  'email_checked_at',
  'linkedin',
  'company_name',
  'company_domain',
  'is_sample',
] as const;
const maskedColumns = ['email', 'personal_email', 'phone', 'mobile_phone'] as const;
const companyColumns = [
  'name',
  'domain',
  'linkedin',
  'industry',
  'size',
  'employees',
  'founded',
  'status',
  'country',
  'region',
  'city',
  'city_name',
  'phone',
  'description',
  'tags',
  'technologies',
  'mail_provider',
  'hiring_in',
  'job_days',
  'categories',
  'is_sample',
  'facts',
] as const;

const revealed = `(l.workspace_id = current_workspace() or r.person_id is not null)`;

/** The workspace's own verdict, if it is newer than the one in the person's row. */
const isNewer = 'v.checked_at is not null and (l.email_checked_at is null or v.checked_at > l.email_checked_at)';
const verdictColumns: Readonly<Partial<Record<string, string>>> = {
  email_verdict: `case when ${isNewer} then v.kind else l.email_verdict end`,
  email_checked_at: `case when ${isNewer} then v.checked_at else l.email_checked_at end`,
};
const ownVerdict = `left join verifications v on v.workspace_id = current_workspace() and ${revealed} and v.address_key = lower(l.email)`;

/** A column of a lead by its alias. For a lead without a name, the label is not used as one. */
function columnOf(kind: LeadKind, row: string, column: string): string {
  if (column === 'name') return `case when not ${isLabel(kind, row)} then ${row}.name end`;
  return column === 'technologies' ? technologiesOf(row) : `${row}.${column}`;
}

/** SQL of a company's column of the file. */
function companyColumn(row: string, column: (typeof companyColumns)[number], { withEvidence, withCategories }: CompanyParts): string {
  if (column === 'facts') return `${withEvidence ? `${row}.facts` : 'null::jsonb'} as c_facts`;
  if (column === 'categories') return `${withCategories ? technologiesByCategory(row) : 'null::jsonb'} as c_categories`;
  return `${columnOf('companies', row, column)} as c_${column}`;
}

interface CompanyParts {
  readonly withEvidence: boolean;
  readonly withCategories: boolean;
}

/** The technologies that a company's website shows. Those of other sources have no category. */
const shownTechnologies = `from company_details d, jsonb_array_elements_text(d.value -> 'categories') as category
  where d.workspace_id = current_workspace() and d.kind = 'technology' and d.gone_since is null and d.rejected_at is null`;

const technologiesByCategory = (row: string): string => `(select jsonb_object_agg(category, names) from (
    select category, jsonb_agg(d.value ->> 'name' order by d.value ->> 'name' collate "C") as names ${shownTechnologies} and d.company_id = ${row}.id
    group by category) named)`;

/** The categories of the technologies of an export's companies, in alphabetical order. */
export async function readTechnologyCategories(tx: WorkspaceTx, { id, kind }: LeadExport): Promise<string[]> {
  const { rows } = await tx.query<{ category: string }>(
    `select distinct category collate "C" as category ${shownTechnologies} and d.company_id in (
       select ${kind === 'people' ? 'l.company_id' : 'l.id'} from lead_picks k, unnest(k.ids) as picked (id) join ${kind} l on l.id = picked.id
       where k.workspace_id = current_workspace() and k.pick_id = $1) order by 1`,
    [id],
  );
  return rows.map(({ category }) => category);
}

/** Fields of a person that have no column of their own. */
const backgroundFields = ['employerSince', 'previousEmployers', 'languages', 'profiles', 'bio'];

/** Flat columns: if PostgreSQL built an object per person, a million objects would have to be parsed. */
const selected: Readonly<Record<LeadKind, (parts: CompanyParts, withVerdicts: boolean) => string>> = {
  people: (parts, withVerdicts) =>
    [
      `l.id, ${revealed} as "isRevealed", c.id is not null as "hasCompany"`,
      ...personColumns.map(
        (column) => `${(withVerdicts ? verdictColumns[column] : undefined) ?? columnOf('people', 'l', column)} as p_${column}`,
      ),
      ...maskedColumns.map((column) => `case when ${revealed} then l.${column} end as p_${column}`),
      `${parts.withEvidence ? 'l.facts' : 'null::jsonb'} as p_facts`,
      `case when l.facts -> 'f' ?| array['${backgroundFields.join("', '")}'] then l.facts end as p_background`,
      ...companyColumns.map((column) => companyColumn('c', column, parts)),
    ].join(', '),
  companies: (parts) =>
    [`l.id, true as "isRevealed", true as "hasCompany"`, ...companyColumns.map((column) => companyColumn('l', column, parts))].join(', '),
};

const from: Readonly<Record<LeadKind, string>> = {
  people: `join people l on l.id = asked.id left join companies c on c.id = l.company_id
    left join reveals r on r.workspace_id = current_workspace() and r.person_id = l.id`,
  companies: 'join companies l on l.id = asked.id',
};
const isSuppressed: Readonly<Record<LeadKind, (row: string) => string>> = { people: isSuppressedPerson, companies: isSuppressedCompany };

/**
 * In the order of the ids. Omits deleted leads, and those suppressed since they were selected.
 * @param readBy the user whose own lists are named besides the shared ones; null for an API key
 */
export async function readExportedRows(
  tx: WorkspaceTx,
  kind: LeadKind,
  ids: readonly string[],
  parts: CompanyParts,
  readBy: string | null,
): Promise<ExportedRow[]> {
  // Reads a thousand rows of millions by id. Before the tables have statistics, the planner would read them completely.
  await tx.query('set local enable_hashjoin = off; set local enable_mergejoin = off');
  // Most workspaces have no suppressions; checking each lead for them takes seven lookups, most of the time.
  const anySuppressed = await tx.query('select 1 from suppressions limit 1');
  const withVerdicts = kind === 'people' && (await tx.query('select 1 from verifications limit 1')).rowCount !== 0;
  const anyWork = await tx.query(
    'select 1 where exists (select from lead_states) or exists (select from lead_notes) or exists (select from list_leads)',
  );
  const withWork = anyWork.rowCount !== 0;
  const { rows } = await tx.query<Record<string, unknown>>(
    `select ${selected[kind](parts, withVerdicts)}, ${workOf(withWork, '$2')} from unnest($1::bigint[]) with ordinality as asked (id, place) ${from[kind]}
     ${withWork ? workJoin : ''} ${withVerdicts ? ownVerdict : ''} ${anySuppressed.rowCount ? `where not ${isSuppressed[kind]('l')}` : ''} order by asked.place`,
    withWork ? [ids, readBy] : [ids],
  );
  return rows.map((row) => ({
    id: row['id'] as string,
    isRevealed: row['isRevealed'] as boolean,
    person:
      kind === 'people'
        ? (unprefixed(row, 'p_', [...personColumns, ...maskedColumns, 'facts', 'background']) as ExportedRow['person'])
        : null,
    company: row['hasCompany'] ? (unprefixed(row, 'c_', companyColumns) as ExportedRow['company']) : null,
    work: unprefixed(row, 'w_', workColumns) as ExportedRow['work'],
  }));
}

function unprefixed(row: Readonly<Record<string, unknown>>, prefix: string, names: readonly string[]): unknown {
  const object: Record<string, unknown> = {};
  for (const name of names) object[name] = row[`${prefix}${name}`];
  return object;
}
