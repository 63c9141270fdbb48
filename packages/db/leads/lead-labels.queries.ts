/** The label of a lead. */
import type { LeadKind } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';

/** @returns the lead's name, or its id if it no longer exists or has no name */
export async function readLeadLabel(tx: WorkspaceTx, kind: LeadKind, id: string): Promise<string> {
  const { rows } = await tx.query<{ name: string | null }>(`select name from ${kind} where id = $1`, [id]);
  return rows[0]?.name ?? `Lead ${id}`;
}
