/** Adding, changing and removing columns. Everyone who sees a list may, as with its name. */
import {
  companyConditionSchema,
  mostListColumns,
  type addListColumn as addRoute,
  type addProviderColumn as addProviderRoute,
  type addQuestionColumn as addQuestionRoute,
  type updateListColumn as updateRoute,
} from '@leadlight/contract';
import { defaultOlderThanDays } from '@leadlight/contract/limits';
import { readList } from '@leadlight/db/leads';
import {
  createListColumn,
  deleteListColumn,
  listOpenRunsOfColumns,
  readListColumn,
  updateListColumn as writeListColumn,
  type ListColumn,
} from '@leadlight/db/list-columns';
import type { LeadKind } from '@leadlight/leads';
import { Refusal } from '@leadlight/db/platform';
import type { z } from 'zod';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { invalidFrom } from '../http/errors.ts';
import { cancelRuns } from '../runs/runs.commands.ts';
import { columnFieldOf, readAskedField } from '../provider-field-runs/provider-fields.ts';
import { fieldOfColumn } from './column-fields.ts';
import { openColumn } from './column-leads.ts';

type Added = z.infer<NonNullable<typeof addRoute.body>>;
type AddedQuestion = z.infer<NonNullable<typeof addQuestionRoute.body>>;
type AddedProviderField = z.infer<NonNullable<typeof addProviderRoute.body>>;
type Changes = z.infer<NonNullable<typeof updateRoute.body>>;

/** @throws Refusal not_found, limit_reached, column_exists, column_not_overwritten; Invalid for a field or filter that leads of this kind don't have */
export function addListColumn<Answer>(
  context: WorkspaceContext,
  listId: string,
  { field, ...settings }: Added,
  present: Present<readonly ListColumn[], Answer[]>,
): Promise<Answer> {
  const { caller, now } = context;
  return transactOnce(context, async (tx) => {
    const list = await readList(tx, listId, caller.actor.id ?? '');
    if (!fieldOfColumn(list.kind, field)) throw new Refusal('column_field_unknown', { field: 'field' });
    requireCondition(list.kind, settings.condition);
    requireOverwritten(list.kind, field, settings.overwrite);
    const id = await createListColumn(
      tx,
      { listId: list.id, field, question: null, providerField: null, ...settings, changedBy: caller.actor },
      mostListColumns,
      now,
    );
    return only(await present(tx, [await readListColumn(tx, id)], context));
  });
}

/** @throws Refusal not_found, limit_reached, column_exists, question_choices; Invalid for a filter that leads of this kind don't have */
export function addQuestionColumn<Answer>(
  context: WorkspaceContext,
  listId: string,
  { question, condition }: AddedQuestion,
  present: Present<readonly ListColumn[], Answer[]>,
): Promise<Answer> {
  const { caller, now } = context;
  const isChoice = question.kind === 'choice';
  const options = new Set(question.choices.map((choice) => choice.toLowerCase()));
  if (isChoice ? options.size < 2 || options.size < question.choices.length : options.size > 0)
    throw new Refusal('question_choices', { field: 'question.choices' });
  return transactOnce(context, async (tx) => {
    const list = await readList(tx, listId, caller.actor.id ?? '');
    requireCondition(list.kind, condition);
    const settings = {
      asksProviders: false,
      condition,
      isAutomatic: false,
      monthCeiling: 0,
      monthProviderCeilingMicros: 0,
      ...notOverwritten,
    };
    const column = { listId: list.id, field: 'question', question, providerField: null, ...settings, changedBy: caller.actor };
    const id = await createListColumn(tx, column, mostListColumns, now);
    return only(await present(tx, [await readListColumn(tx, id)], context));
  });
}

/**
 * A column that shows a field of a provider beyond ours.
 * @throws Refusal not_found, limit_reached, column_exists, provider_field_unknown, provider_field_incomplete; Invalid for a filter that leads of this kind
 * don't have
 */
export function addProviderColumn<Answer>(
  context: WorkspaceContext<'db' | 'providers'>,
  listId: string,
  { condition, isAutomatic, monthCeiling, monthProviderCeilingMicros, ...asked }: AddedProviderField,
  present: Present<readonly ListColumn[], Answer[]>,
): Promise<Answer> {
  const { services, caller, now } = context;
  return transactOnce(context, async (tx) => {
    const list = await readList(tx, listId, caller.actor.id ?? '');
    const providerField = await readAskedField(tx, services.providers, { asked, kind: list.kind, now });
    requireCondition(list.kind, condition);
    const settings = { asksProviders: true, condition, isAutomatic, monthCeiling, monthProviderCeilingMicros, ...notOverwritten };
    const column = { listId: list.id, field: columnFieldOf(providerField), question: null, providerField, ...settings };
    const id = await createListColumn(tx, { ...column, changedBy: caller.actor }, mostListColumns, now);
    return only(await present(tx, [await readListColumn(tx, id)], context));
  });
}

/** Whoever changes it is responsible for its automatic runs from then on. @throws Refusal not_found, question_not_automatic, column_not_overwritten; Invalid */
export function updateListColumn<Answer>(
  context: WorkspaceContext,
  at: ColumnAddress,
  changes: Changes,
  present: Present<readonly ListColumn[], Answer[]>,
): Promise<Answer> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    const { column, list } = await openColumnAt(tx, context, at);
    if (column.question !== null && changes.isAutomatic === true) throw new Refusal('question_not_automatic', { field: 'isAutomatic' });
    if (changes.condition !== undefined) requireCondition(list.kind, changes.condition);
    if (changes.overwrite !== undefined) requireOverwritten(list.kind, column.field, changes.overwrite);
    const { asksProviders, condition, isAutomatic, monthCeiling, monthProviderCeilingMicros, overwrite, olderThanDays } = column;
    const before = { asksProviders, condition, isAutomatic, monthCeiling, monthProviderCeilingMicros, overwrite, olderThanDays };
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    await writeListColumn(tx, column.id, { ...before, ...given, changedBy: caller.actor }, now);
    return only(await present(tx, [await readListColumn(tx, column.id)], context));
  });
}

/** The values stay with the leads. A run for answers that only the column shows is canceled, so that nothing more is paid for them. @throws Refusal not_found */
export function removeListColumn(context: WorkspaceContext, at: ColumnAddress): Promise<void> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    const { column } = await openColumnAt(tx, context, at);
    // This comes first, because the work on a run also locks the run before the column.
    await cancelRuns(tx, await listOpenRunsOfColumns(tx, { columnId: column.id }), { now, actor: caller.actor });
    await deleteListColumn(tx, column.id);
  });
}

export interface ColumnAddress {
  readonly listId: string;
  readonly columnId: string;
}

async function openColumnAt(...[tx, context, { listId, columnId }]: [Parameters<typeof openColumn>[0], WorkspaceContext, ColumnAddress]) {
  const open = await openColumn(tx, context, columnId);
  if (open.list.id !== listId) throw new Refusal('not_found');
  return open;
}

/** Of columns whose values are not facts of people. */
const notOverwritten = { overwrite: 'only_empty', olderThanDays: defaultOlderThanDays } as const;

/** @throws Refusal column_not_overwritten */
function requireOverwritten(kind: LeadKind, field: string, overwrite: string): void {
  if (overwrite !== 'only_empty' && fieldOfColumn(kind, field)?.runKind !== 'profile')
    throw new Refusal('column_not_overwritten', { field: 'overwrite' });
}

/** @throws Invalid */
function requireCondition(kind: LeadKind, condition: Added['condition']): void {
  if (condition === null || kind === 'people') return;
  const read = companyConditionSchema.safeParse(condition, { reportInput: true });
  if (!read.success) throw invalidFrom(read.error.issues.map((issue) => ({ ...issue, path: ['condition', ...issue.path] })));
}

function only<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Refusal('not_found');
  return one;
}
