/**
 * Looks for the values of leads that were added to a list with an automatic column, under the column's ceilings for the month. Each column is locked
 * while its run is started, so that several servers start one run.
 */
import { isReadOnly } from '@leadlight/credits';
import { readWorkspace } from '@leadlight/db/accounts';
import { readMonthLeft } from '@leadlight/db/credits';
import { readList } from '@leadlight/db/leads';
import {
  listAddedLeads,
  listAutomaticColumns,
  lockListColumn,
  noteColumnLookedAt,
  readActiveColumnRuns,
  readColumnSpending,
  type ColumnWait,
  type ListColumn,
} from '@leadlight/db/list-columns';
import { inAuth, inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { findRuns, isAtWork } from '@leadlight/db/runs';
import type { WorkspaceContext } from '../command.ts';
import { beginEnrichmentRun } from '../enrichment-runs/enrichment-runs.commands.ts';
import { faultOf } from '../http/errors.ts';
import { beginProviderFieldRun, mostRowsWithin } from '../provider-field-runs/provider-field-runs.commands.ts';
import { beginProfileRun } from '../profile-runs/profile-runs.commands.ts';
import type { Services } from '../services.ts';
import { fieldOfColumn, type FieldOfColumn } from './column-fields.ts';
import { isMissing, leadsInCondition, withCells, type ColumnSource } from './column-leads.ts';
import { monthOf } from './column-month.ts';

/** Additions become visible when their transaction ends, which may be later than the time they are dated. */
const overlapMs = 10 * 60_000;
/** Looked at together. */
const mostAdded = 1_000;

export async function fillAutomaticColumns(services: Services): Promise<void> {
  for (const { workspaceId, id } of await inAuth(services.db, listAutomaticColumns)) {
    try {
      await fillColumn(services, workspaceId, id);
    } catch (error) {
      services.log.warn({ column: id, fault: faultOf(error) }, 'an automatic column could not be filled and is tried again');
    }
  }
}

const waits: Readonly<Partial<Record<string, ColumnWait>>> = {
  credits_insufficient: 'credits',
  month_ceiling: 'month_ceiling',
  web_contact_missing: 'web_contact',
  not_found: 'permission',
  provider_gone: 'provider',
  provider_price_unknown: 'provider',
  provider_key_unreadable: 'provider',
};

async function fillColumn(services: Services, workspaceId: string, id: string): Promise<void> {
  try {
    await inWorkspace(services.db, workspaceId, (tx) => lookForAdded(tx, services, workspaceId, id));
  } catch (error) {
    const waitsFor = error instanceof Refusal ? waits[error.code] : undefined;
    if (waitsFor === undefined) throw error;
    await inWorkspace(services.db, workspaceId, (tx) => noteColumnLookedAt(tx, id, { until: new Date(0), waitsFor }));
  }
}

async function lookForAdded(tx: WorkspaceTx, services: Services, workspaceId: string, id: string): Promise<void> {
  const now = services.now();
  const column = await lockListColumn(tx, id);
  if (!column?.isAutomatic || (await hasRunAtWork(tx, id))) return;
  const after = new Date(Math.max(column.automaticSince.getTime(), column.lookedUntil.getTime() - overlapMs));
  const added = await listAddedLeads(tx, column.listId, { after, limit: mostAdded });
  const last = added.at(-1);
  if (!last) return;
  const workspace = await readWorkspace(tx);
  if (isReadOnly(workspace, now)) return;
  const caller = { kind: 'workspace', workspaceId, actor: column.changedBy, member: null } as const;
  const context: WorkspaceContext<keyof Services> = { services, caller, now, once: null };
  const list = await readList(tx, column.listId, column.changedBy.id ?? '');
  const field = fieldOfColumn(list.kind, column.field);
  if (!field || field.runKind === 'question') return;
  const missing = await missingOf(
    tx,
    context,
    { column, list },
    added.map((each) => each.id),
  );
  if (missing.length === 0) return noteColumnLookedAt(tx, id, { until: last.addedAt, waitsFor: null });
  const spent = (await readColumnSpending(tx, [id], monthOf(now))).get(id) ?? { credits: 0, providerMicros: 0 };
  const providerCeilingMicros = Math.max(0, column.monthProviderCeilingMicros - spent.providerMicros);
  // Leads that the month's ceilings leave out are looked for when there is something left.
  const payable = field.runKind === 'provider-field' ? await mostRowsWithin(tx, context, column, providerCeilingMicros) : Infinity;
  const ceiling = Math.min(missing.length, column.monthCeiling - spent.credits, payable);
  if (ceiling <= 0) return noteColumnLookedAt(tx, id, { until: column.lookedUntil, waitsFor: 'ceiling' });
  const left = (await readMonthLeft(tx, { isProfile: field.runKind === 'profile' }, now)) ?? Infinity;
  if (left === 0) return noteColumnLookedAt(tx, id, { until: column.lookedUntil, waitsFor: 'month_ceiling' });
  const most = Math.min(ceiling, left);
  // A run costs at most one credit for each lead, so that no run ends at its ceiling.
  const source = { kind: 'column' as const, columnId: id, rows: 'missing' as const, again: false, ids: missing.slice(0, most) };
  await begin(tx, context, { column, field, source, ceiling: most, providerCeilingMicros });
  const isAll = most === missing.length;
  const lacks = most < ceiling ? 'month_ceiling' : 'ceiling';
  await noteColumnLookedAt(tx, id, { until: isAll ? last.addedAt : column.lookedUntil, waitsFor: isAll ? null : lacks });
}

interface ToBegin {
  readonly column: ListColumn;
  readonly field: FieldOfColumn;
  readonly source: ColumnSource;
  readonly ceiling: number;
  readonly providerCeilingMicros: number;
}

/** Starts the run of the column's kind. Leads without what it needs, such as a website, start none. */
async function begin(
  tx: WorkspaceTx,
  context: WorkspaceContext<keyof Services>,
  { column, field, source, ceiling, providerCeilingMicros }: ToBegin,
): Promise<void> {
  try {
    switch (field.runKind) {
      case 'enrichment':
        await beginEnrichmentRun(tx, context, { source, maxAgeDays: 30, ceiling }, true);
        return;
      case 'profile': {
        const wants = field.want === null ? [] : [field.want];
        const { asksProviders: providers, olderThanDays } = column;
        await beginProfileRun(
          tx,
          context,
          { source, wants, providers, overwrite: {}, olderThanDays, ceiling, providerCeilingMicros },
          true,
        );
        return;
      }
      case 'provider-field':
        await beginProviderFieldRun(tx, context, { source, ceiling, providerCeilingMicros }, true);
        return;
      case 'question':
        throw new Error('questions are not asked automatically');
    }
  } catch (error) {
    // Refused before anything was written.
    if (!(error instanceof Refusal) || error.code !== 'selection_empty') throw error;
  }
}

async function hasRunAtWork(tx: WorkspaceTx, columnId: string): Promise<boolean> {
  const runIds = [...(await readActiveColumnRuns(tx, [columnId])).values()];
  return [...(await findRuns(tx, runIds)).values()].some(isAtWork);
}

/** Of the added leads, those that match the condition, lack a value, and were not looked for lately. */
async function missingOf(
  tx: WorkspaceTx,
  context: WorkspaceContext<'search'>,
  of: { readonly column: ListColumn; readonly list: Awaited<ReturnType<typeof readList>> },
  ids: readonly string[],
): Promise<string[]> {
  let matching = ids;
  if (of.column.condition !== null) {
    const inside = new Set<string>();
    for await (const part of leadsInCondition(tx, context, of)) for (const id of part) inside.add(id);
    matching = ids.filter((id) => inside.has(id));
  }
  return withCells(tx, of, matching, (cell) => isMissing(of.column, cell, context.now), context.now);
}
