/** Rows of companies for lists and tables. */
import type { WorkspaceTx } from '../platform/index.ts';
import { isLabel } from './lead-columns.ts';
import { placeColumns, workingColumns, type PlaceRow, type WorkingRow } from './lead-rows.ts';

export interface CompanyRow extends WorkingRow, PlaceRow {
  readonly id: string;
  /** The label in lists: the name, or the domain or LinkedIn handle if no source has a name (`hasName`). */
  readonly name: string;
  readonly hasName: boolean;
  readonly domain: string | null;
  /** Key of identity/linkedin: "company/acme". */
  readonly linkedin: string | null;
  readonly industry: string | null;
  readonly size: string | null;
  readonly employees: number | null;
  readonly founded: number | null;
  readonly status: string | null;
  readonly hasPhone: boolean;
  /** Source of the record. */
  readonly tags: readonly string[];
}

const companyColumns = `l.id, l.name, not ${isLabel('companies', 'l')} as "hasName", l.domain, l.linkedin, l.industry, l.size, l.employees, l.founded, l.status, ${placeColumns}, l.phone is not null as "hasPhone",
  l.tags, ${workingColumns}`;

/** Joins after `from companies l`, for {@link companyColumns}. */
const companyJoins = 'left join lead_states s on s.workspace_id = current_workspace() and s.lead_id = l.id';

/** In the order of the ids. Omits companies that no longer exist or that this workspace may not see. */
export async function readCompanyRows(tx: WorkspaceTx, ids: readonly (number | string)[]): Promise<CompanyRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<CompanyRow>(
    `select ${companyColumns} from unnest($1::bigint[]) with ordinality as asked (id, place) join companies l on l.id = asked.id ${companyJoins} order by asked.place`,
    [ids],
  );
  return rows;
}
