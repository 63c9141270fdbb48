/** The labels of leads. */
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';
import { isSuppressedPerson } from './suppressions.queries.ts';

/** @returns the lead's name, or its id if it no longer exists or has no name */
export async function readLeadLabel(tx: WorkspaceTx, kind: LeadKind, id: string): Promise<string> {
  const { rows } = await tx.query<{ name: string | null }>(`select name from ${kind} where id = $1`, [id]);
  return rows[0]?.name ?? `Lead ${id}`;
}

/** The labels of people by their ids; people who no longer exist or are suppressed are missing. */
export async function readPersonLabels(tx: WorkspaceTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<{ id: string; name: string }>(
    `select l.id, l.name from people l where l.id = any($1::bigint[]) and not ${isSuppressedPerson('l')}`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
