/** Templates of emails to leads, which all members of a workspace share. */
import { v7 as uuidv7 } from 'uuid';
import { jsonOf, Refusal, takeTurn, type WorkspaceTx } from '../platform/index.ts';

export interface EmailStep {
  readonly subject: string;
  readonly body: string;
  /** After the first email of the sequence; 0 for that. */
  readonly afterDays: number;
}

export interface EmailTemplate {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly steps: readonly EmailStep[];
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = `id, name, language, steps, created_by as "createdBy", created_at as "createdAt", updated_at as "updatedAt"`;

/** By name. */
export async function listEmailTemplates(tx: WorkspaceTx): Promise<EmailTemplate[]> {
  const { rows } = await tx.query<EmailTemplate>(
    `select ${columns} from email_templates where workspace_id = current_workspace() order by lower(name), id`,
  );
  return rows;
}

/** @throws Refusal not_found */
export async function readEmailTemplate(tx: WorkspaceTx, id: string): Promise<EmailTemplate> {
  const { rows } = await tx.query<EmailTemplate>(
    `select ${columns} from email_templates where workspace_id = current_workspace() and id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Reads a template and locks it until the transaction ends. @throws Refusal not_found */
export async function lockEmailTemplate(tx: WorkspaceTx, id: string): Promise<EmailTemplate> {
  const { rows } = await tx.query<EmailTemplate>(
    `select ${columns} from email_templates where workspace_id = current_workspace() and id = $1 for update`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** @throws Refusal limit_reached */
export async function createEmailTemplate(
  tx: WorkspaceTx,
  template: Pick<EmailTemplate, 'name' | 'language' | 'steps' | 'createdBy'>,
  most: number,
  now: Date,
): Promise<EmailTemplate> {
  await takeTurn(tx, 'email templates');
  const { rows } = await tx.query<EmailTemplate>(
    `insert into email_templates (workspace_id, id, name, language, steps, created_by, created_at, updated_at)
     select current_workspace(), $1, $2, $3, $4, $5, $6, $6
     where (select count(*) from email_templates where workspace_id = current_workspace()) < $7 returning ${columns}`,
    [uuidv7(), template.name, template.language, jsonOf(template.steps), template.createdBy, now, most],
  );
  if (!rows[0]) throw new Refusal('limit_reached');
  return rows[0];
}

/** @throws Refusal not_found */
export async function updateEmailTemplate(
  tx: WorkspaceTx,
  id: string,
  change: { name?: string | undefined; language?: string | undefined; steps?: readonly EmailStep[] | undefined },
  now: Date,
): Promise<EmailTemplate> {
  const { rows } = await tx.query<EmailTemplate>(
    `update email_templates set name = coalesce($2, name), language = coalesce($3, language), steps = coalesce($4, steps), updated_at = $5
     where workspace_id = current_workspace() and id = $1 returning ${columns}`,
    [id, change.name, change.language, change.steps === undefined ? null : jsonOf(change.steps), now],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** @throws Refusal not_found */
export async function deleteEmailTemplate(tx: WorkspaceTx, id: string): Promise<void> {
  const { rowCount } = await tx.query('delete from email_templates where workspace_id = current_workspace() and id = $1', [id]);
  if (!rowCount) throw new Refusal('not_found');
}
