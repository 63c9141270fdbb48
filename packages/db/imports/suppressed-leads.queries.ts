/** How many leads of an import are on the suppression list. */
import { isSuppressedCompany, isSuppressedPerson } from '../leads/index.ts';
import type { WorkspaceTx } from '../platform/index.ts';

export interface SuppressedLeads {
  readonly people: number;
  readonly companies: number;
}

/**
 * The workspace's own leads that an import created or changed and that its suppression list hides now. The pool's records don't count: their masked details
 * would confirm a guess (decision 33).
 * @returns zeros without reading the import if the list is empty
 */
export async function countSuppressedLeads(tx: WorkspaceTx, importId: string): Promise<SuppressedLeads> {
  const { rows: listed } = await tx.query('select from suppressions where workspace_id = current_workspace() limit 1');
  if (listed.length === 0) return { people: 0, companies: 0 };
  const { rows } = await tx.query<SuppressedLeads>(
    `with imported as materialized (
       select distinct unnest(made || told) as id from import_chunks where workspace_id = current_workspace() and import_id = $1)
     select
       (select count(*)::int from imported join people l on l.id = imported.id
        where l.workspace_id = current_workspace() and ${isSuppressedPerson('l')}) as people,
       (select count(*)::int from imported join companies l on l.id = imported.id
        where l.workspace_id = current_workspace() and ${isSuppressedCompany('l')}) as companies`,
    [importId],
  );
  return rows[0] ?? { people: 0, companies: 0 };
}
