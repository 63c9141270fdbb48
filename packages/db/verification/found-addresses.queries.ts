/** What is needed to write the addresses that a find run found to its people. */
import { formsOfKey } from '@leadlight/vocabulary';
import type { WorkspaceTx } from '../platform/index.ts';

/** A row of a find run whose address may be written to its person. */
export interface RowOfPerson {
  readonly row: number;
  readonly askKey: string;
  readonly personId: string;
}

/** Of these keys, the rows about one person. Where several people of the run have the same name at the same domain, it is not known whose address it is. */
export async function readRowsOfOnePerson(tx: WorkspaceTx, runId: string, keys: readonly string[]): Promise<RowOfPerson[]> {
  const { rows } = await tx.query<RowOfPerson>(
    `select min(row) as row, ask_key as "askKey", min(person_id)::text as "personId" from verification_run_rows
     where workspace_id = current_workspace() and run_id = $1 and ask_key = any($2) group by ask_key
     having count(*) = 1 and bool_and(person_id is not null and status = 'done' and not is_added) order by min(person_id)`,
    [runId, keys],
  );
  return rows;
}

/** Of these addresses (`addressKey`), those that the workspace knows as another person's: of its own people and of those it revealed. */
export async function readTakenAddresses(tx: WorkspaceTx, keys: readonly string[]): Promise<Set<string>> {
  const keyOfForm = new Map(keys.flatMap((key) => formsOfKey(key).map((form) => [form, key] as const)));
  const { rows } = await tx.query<{ form: string }>(
    `select form from unnest($1::text[]) as form
     where exists (select from people l where l.workspace_id = current_workspace() and l.email = form)
        or exists (select from people l where l.workspace_id = current_workspace() and l.personal_email = form)
        or exists (select from people p join reveals r on r.workspace_id = current_workspace() and r.person_id = p.id
          where p.workspace_id = app.pool_id() and p.email = form)`,
    [[...keyOfForm.keys()]],
  );
  return new Set(rows.flatMap(({ form }) => keyOfForm.get(form) ?? []));
}

export async function noteAddedRows(tx: WorkspaceTx, runId: string, rows: readonly number[]): Promise<void> {
  await tx.query(
    'update verification_run_rows set is_added = true where workspace_id = current_workspace() and run_id = $1 and row = any($2)',
    [runId, rows],
  );
}
