/**
 * Rows of people for lists and tables. Contact details are read only if the workspace may see them: those of pool people are null until revealed;
 * those of its own people are always read.
 */
import type { WorkspaceTx } from '../platform/index.ts';
import { isLabel } from './lead-columns.ts';
import { placeColumns, workingColumns, type PlaceRow, type WorkingRow } from './lead-rows.ts';

export interface PersonRow extends WorkingRow, PlaceRow {
  readonly id: string;
  /** The label in lists: the name, or an address or LinkedIn handle if no source has a name (`hasName`). */
  readonly name: string;
  readonly hasName: boolean;
  readonly title: string | null;
  readonly seniorities: readonly string[];
  readonly department: string | null;
  /** Key of identity/linkedin: "in/ana-silva". */
  readonly linkedin: string | null;
  /** Null if only the person's facts name the company and it has no record. */
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly companyDomain: string | null;
  readonly industry: string | null;
  readonly size: string | null;
  readonly founded: number | null;
  readonly companyStatus: string | null;
  /** Whether the contact details are revealed or the workspace's own data. */
  readonly isRevealed: boolean;
  readonly hasEmail: boolean;
  readonly email: string | null;
  readonly emailVerdict: string;
  readonly emailCheckedAt: Date | null;
  readonly personalEmail: string | null;
  readonly hasPhone: boolean;
  readonly phone: string | null;
  readonly mobilePhone: string | null;
}

const isRevealed = '(l.workspace_id = current_workspace() or r.person_id is not null)';
const shown = (column: string): string => `case when ${isRevealed} then l.${column} end`;

const personColumns = `l.id, l.name, not ${isLabel('people', 'l')} as "hasName", l.title, l.seniorities, l.department, l.linkedin, ${placeColumns}, ${workingColumns},
  c.id as "companyId", coalesce(c.name, l.company_name) as "companyName", coalesce(c.domain, l.company_domain) as "companyDomain", c.industry, c.size, c.founded, c.status as "companyStatus",
  ${isRevealed} as "isRevealed", coalesce(l.email, l.personal_email) is not null as "hasEmail", ${shown('email')} as email,
  l.email_verdict as "emailVerdict", l.email_checked_at as "emailCheckedAt", ${shown('personal_email')} as "personalEmail",
  coalesce(l.phone, l.mobile_phone) is not null as "hasPhone", ${shown('phone')} as phone, ${shown('mobile_phone')} as "mobilePhone"`;

/** Joins after `from people l`, for {@link personColumns}. Row-level security limits rows to the workspace's and the pool's. */
const personJoins = `left join companies c on c.id = l.company_id
  left join lead_states s on s.workspace_id = current_workspace() and s.lead_id = l.id
  left join reveals r on r.workspace_id = current_workspace() and r.person_id = l.id`;

/** In the order of the ids. Omits people that no longer exist or that this workspace may not see. */
export async function readPersonRows(tx: WorkspaceTx, ids: readonly (number | string)[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<PersonRow>(
    `select ${personColumns} from unnest($1::bigint[]) with ordinality as asked (id, place) join people l on l.id = asked.id ${personJoins} order by asked.place`,
    [ids],
  );
  return rows;
}
