/**
 * Leads that searches look up by ID, for an index that has neither addresses nor imports: by an email address, which finds only the workspace's
 * own and revealed people, by a LinkedIn URL, and by the import that created or updated them.
 */
import {
  lookedUpValues,
  lookupKey,
  nameText,
  normalizeFilters,
  type LeadFilters,
  type LeadKind,
  type LookedUp,
} from '@leadlight/leads/search';
import type { WorkspaceTx } from '../platform/index.ts';

/** The leads of all values that are looked up in these filters, including leads that the workspace doesn't see. */
export async function readLookedUp(tx: WorkspaceTx, kind: LeadKind, filters: LeadFilters): Promise<LookedUp> {
  const found: Record<string, Float64Array> = {};
  for (const filter of normalizeFilters(kind, filters))
    for (const value of lookedUpValues(filter)) {
      const name = filter.name === 'import' ? 'import' : 'name';
      found[lookupKey(name, value)] = await (name === 'import' ? readImported(tx, value) : readNamed(tx, kind, value));
    }
  return found;
}

/** Whether {@link readLookedUp} has anything to read. */
export const needsLookup = (kind: LeadKind, filters: LeadFilters): boolean =>
  normalizeFilters(kind, filters).some((filter) => lookedUpValues(filter).length > 0);

function readImported(tx: WorkspaceTx, value: string): Promise<Float64Array> {
  const values: unknown[] = [];
  return idsOf(tx, `select id from (${importedLeads([value], (each) => `$${values.push(each)}`)}) each (id)`, values);
}

async function readNamed(tx: WorkspaceTx, kind: LeadKind, value: string): Promise<Float64Array> {
  const typed = nameText(value);
  if (typed.kind === 'linkedin')
    return idsOf(tx, `select id from ${kind} where workspace_id in (current_workspace(), app.pool_id()) and linkedin = $1`, [typed.key]);
  if (typed.kind === 'words' || kind === 'companies') return new Float64Array(0);
  // Comparisons instead of `like`: row-level security lets only leakproof operators use an index.
  const columns = ['email', 'personal_email'];
  const own = columns.map(
    (column) => `select l.id from people l where l.workspace_id = current_workspace() and l.${column} >= $1 and l.${column} < $2`,
  );
  const revealed = `select l.id from reveals r join people l on l.id = r.person_id
    where r.workspace_id = current_workspace() and (${columns.map((column) => `(l.${column} >= $1 and l.${column} < $2)`).join(' or ')})`;
  return idsOf(tx, [...own, revealed].join(' union '), [typed.from, typed.to]);
}

/** SQL of the ids of leads that these imports created or updated. @param put takes a value and returns its placeholder */
export function importedLeads(values: readonly string[], put: (value: unknown) => string): string {
  const created = values.flatMap((value) => (value.endsWith(':created') ? [value.slice(0, -':created'.length)] : []));
  const all = values.filter((value) => !value.endsWith(':created'));
  const ids = (columns: string, imports: readonly string[]): string =>
    `select unnest(${columns}) from import_chunks where workspace_id = current_workspace() and import_id::text = any(${put(imports)}::text[])`;
  return `${ids('made || told', all)} union ${ids('made', created)}`;
}

async function idsOf(tx: WorkspaceTx, sql: string, values: readonly unknown[]): Promise<Float64Array> {
  const { rows } = await tx.query<{ ids: string | null }>(`select string_agg(id::text, ',' order by id) as ids from (${sql}) each`, values);
  const text = rows[0]?.ids;
  return text ? Float64Array.from(text.split(','), Number) : new Float64Array(0);
}
