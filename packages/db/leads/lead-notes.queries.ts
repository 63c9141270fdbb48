/** Notes on leads, own ones and pool leads. The whole workspace can see them. */
import { v7 as uuidv7 } from 'uuid';
import { type WorkspaceTx, Refusal } from '../platform/index.ts';

export interface LeadNote {
  readonly id: string;
  readonly body: string;
  readonly authorId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = `id, body, author_id as "authorId", created_at as "createdAt", updated_at as "updatedAt"`;

/** Newest first; at most `limit` with an id below `before`. */
export async function listNotes(
  tx: WorkspaceTx,
  leadId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<LeadNote[]> {
  const { rows } = await tx.query<LeadNote>(
    `select ${columns} from lead_notes where lead_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [leadId, before, limit],
  );
  return rows;
}

export async function createNote(tx: WorkspaceTx, leadId: string, body: string, authorId: string | null, now: Date): Promise<LeadNote> {
  const { rows } = await tx.query<LeadNote>(
    `insert into lead_notes (workspace_id, id, lead_id, body, author_id, created_at, updated_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $5) returning ${columns}`,
    [uuidv7(), leadId, body, authorId, now],
  );
  if (!rows[0]) throw new Error('the note was not written');
  return rows[0];
}

/** @throws Refusal not_found */
export async function readNote(tx: WorkspaceTx, leadId: string, id: string): Promise<LeadNote> {
  const { rows } = await tx.query<LeadNote>(`select ${columns} from lead_notes where lead_id = $1 and id = $2 for update`, [leadId, id]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** @throws Refusal not_found */
export async function updateNote(tx: WorkspaceTx, id: string, body: string, now: Date): Promise<LeadNote> {
  const { rows } = await tx.query<LeadNote>(`update lead_notes set body = $2, updated_at = $3 where id = $1 returning ${columns}`, [
    id,
    body,
    now,
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export async function deleteNote(tx: WorkspaceTx, id: string): Promise<void> {
  await tx.query('delete from lead_notes where id = $1', [id]);
}
