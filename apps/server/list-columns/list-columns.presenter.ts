/** Columns and cells in the contract's form. */
import type { ColumnField, OverwritePolicy } from '@leadlight/contract';
import { readList } from '@leadlight/db/leads';
import { readActiveColumnRuns, readColumnSpending, type ListColumn } from '@leadlight/db/list-columns';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { countProposalsOfColumns } from '@leadlight/db/profiles';
import type { WorkspaceContext } from '../command.ts';
import { presentActors } from '../http/actor-names.ts';
import type { Cell } from './cell.ts';
import { isProviderField, providerFieldOf } from '../provider-field-runs/provider-fields.ts';
import { fieldOfColumn } from './column-fields.ts';
import { monthOf } from './column-month.ts';
import { questionOf } from './question-cell.ts';

export async function presentListColumns(tx: WorkspaceTx, columns: readonly ListColumn[], { services, caller, now }: WorkspaceContext) {
  const [first] = columns;
  if (!first) return [];
  const { kind } = await readList(tx, first.listId, caller.actor.id ?? '');
  const ids = columns.map(({ id }) => id);
  const spending = await readColumnSpending(tx, ids, monthOf(now));
  const proposals = await countProposalsOfColumns(tx, ids);
  const active = await readActiveColumnRuns(tx, ids);
  const nameOf = await presentActors(
    services.db,
    tx,
    columns.map(({ changedBy }) => changedBy),
  );
  return columns.flatMap((column) => {
    const { listId: _listId, lookedUntil: _lookedUntil, automaticSince: _automaticSince, ...rest } = column;
    const field = fieldOfColumn(kind, column.field);
    if (!field) return [];
    return {
      ...rest,
      field: isProviderField(column.field) ? ('provider' as const) : (column.field as ColumnField | 'question'),
      question: questionOf(column),
      providerField: providerFieldOf(column),
      runKind: field.runKind,
      wants: field.want === null ? [] : [field.want],
      overwrite: column.overwrite as OverwritePolicy,
      openProposals: proposals.get(column.id) ?? 0,
      spentThisMonth: spending.get(column.id)?.credits ?? 0,
      providerMicrosThisMonth: spending.get(column.id)?.providerMicros ?? 0,
      activeRunId: active.get(column.id) ?? null,
      changedBy: nameOf(column.changedBy),
      createdAt: column.createdAt.toISOString(),
    };
  });
}

export function presentCell({ sortValue: _sortValue, isSample: _isSample, known: _known, observedAt, lookedForAt, ...cell }: Cell) {
  return { ...cell, observedAt: observedAt?.toISOString() ?? null, lookedForAt: lookedForAt?.toISOString() ?? null };
}
