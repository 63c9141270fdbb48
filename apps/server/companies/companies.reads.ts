/** Reading one company, and its people. */
import { findSeen, listPeopleOf, readPersonRows, type PersonRow } from '@leadlight/db/leads';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor } from '../http/cursor.ts';

/**
 * @param companyId under which the company is shown, or was shown before the workspace had its own record
 * @param present gets the id under which the company is shown
 * @throws Refusal not_found
 */
export function readCompany<Answer>(context: WorkspaceContext, companyId: string, present: Present<string, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await findSeen(tx, 'companies', companyId), context));
}

const personKey = /^\d{1,4}:[1-9]\d{0,15}$/;

/** Best score first. @throws Refusal not_found, cursor_invalid */
export function readCompanyPeople<Item>(
  context: WorkspaceContext,
  companyId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  present: (row: PersonRow) => Item,
): Promise<Page<Item>> {
  const [score, id] = decodeCursor(cursor, personKey)?.split(':') ?? [];
  const after = score !== undefined && id !== undefined ? { score: Number(score), id } : undefined;
  return transact(context, async (tx) => {
    const company = await findSeen(tx, 'companies', companyId);
    const page = cut(await listPeopleOf(tx, company, { after, limit: limit + 1 }), limit, (one) => `${one.score}:${one.id}`);
    const rows = await readPersonRows(
      tx,
      page.items.map((one) => one.id),
    );
    return { ...page, items: rows.map(present) };
  });
}
