/** The model of a workspace, and what it cost. */
import {
  findWorkspaceModel,
  listModelCalls,
  readModelCosts,
  type ModelCallRecord,
  type ModelCost,
  type WorkspaceModel,
} from '@leadlight/db/models';
import { Refusal } from '@leadlight/db/platform';
import { transact, type Page, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';

export interface ModelAndCosts {
  readonly model: WorkspaceModel | null;
  /** Of the current month, by source and purpose. */
  readonly costs: readonly (ModelCost & { readonly source: string; readonly purpose: string })[];
}

export const readModel = (context: WorkspaceContext): Promise<ModelAndCosts> =>
  transact(context, async (tx) => ({ model: await findWorkspaceModel(tx), costs: await readModelCosts(tx, context.now) }));

/** @throws Refusal not_found if none is connected */
export async function readConnectedModel(context: WorkspaceContext): Promise<ModelAndCosts & { readonly model: WorkspaceModel }> {
  const { model, costs } = await readModel(context);
  if (!model) throw new Refusal('not_found');
  return { model, costs };
}

/** Newest first. @throws Refusal cursor_invalid */
export async function readModelCalls<Answer>(
  context: WorkspaceContext,
  query: { readonly cursor?: string | undefined; readonly limit: number },
  present: (call: ModelCallRecord) => Answer,
): Promise<Page<Answer>> {
  const before = decodeCursor(query.cursor, idKey);
  const page = await transact(context, async (tx) =>
    cut(await listModelCalls(tx, { before, limit: query.limit + 1 }), query.limit, ({ id }) => id),
  );
  return { ...page, items: page.items.map(present) };
}
