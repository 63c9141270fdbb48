/** Forecasting and starting enrichment runs. */
import { readSpendable } from '@leadlight/db/credits';
import { createEnrichmentRun, readEnrichmentRun, type EnrichmentRun } from '@leadlight/db/enrichments';
import { keepPicks } from '@leadlight/db/leads';
import { noteColumnRun } from '@leadlight/db/list-columns';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { newRunId, noteRunProgress } from '@leadlight/db/runs';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { chosenLeads } from '../leads/selection.ts';
import { leadsToLookFor } from '../list-columns/column-leads.ts';
import { startRun } from '../runs/runs.commands.ts';
import { nameOfSelection } from '../runs/selection-name.ts';
import { enrichmentRuns } from './enrichment-run.ts';
import { weighRun, type Forecast, type RunSource, type SourceOfLeads } from './forecast.ts';
import { materializeRows } from './materialize-run.ts';

const dayMs = 86_400_000;

export interface Asked {
  readonly source: RunSource;
  /** Companies that were read within this time are left out. */
  readonly maxAgeDays: number;
}

const freshSinceOf = ({ maxAgeDays }: Asked, now: Date): Date => new Date(now.getTime() - maxAgeDays * dayMs);

interface AskedSites {
  readonly source: SourceOfLeads;
  readonly freshSince: Date;
  /** Of a run for a column of a list. */
  readonly column: { readonly id: string; readonly name: string } | null;
}

/** What is read. A column's leads were not read lately, or are to be read again. */
async function readAsked(tx: WorkspaceTx, context: WorkspaceContext<'search'>, asked: Asked): Promise<AskedSites> {
  const { source } = asked;
  const { now } = context;
  if (source.kind !== 'column') return { source, freshSince: freshSinceOf(asked, now), column: null };
  const { column, list, field, ids } = await leadsToLookFor(tx, context, source);
  if (field.runKind !== 'enrichment') throw new Refusal('not_found', { field: 'source.columnId' });
  const freshSince = source.again || source.ids || source.rows === 'all' ? now : freshSinceOf(asked, now);
  return {
    source: { kind: list.kind === 'people' ? 'employers' : 'companies', selection: { kind: 'ids', ids: [...ids] } },
    freshSince,
    column: { id: column.id, name: `${field.name} · ${list.name}` },
  };
}

/** @throws Refusal not_found, selection_empty, column_complete; Invalid */
export function forecastEnrichmentRun(
  context: WorkspaceContext<'db' | 'search'>,
  asked: Asked,
): Promise<Forecast & { readonly mostCost: number; readonly available: number; readonly monthLeft: number | null }> {
  const { now } = context;
  return transact(context, async (tx) => {
    const forecast = await weighRun(tx, context, await readAsked(tx, context, asked));
    if (forecast.rows === 0) throw new Refusal('selection_empty', { field: 'source.selection' });
    return { ...forecast, mostCost: forecast.toRead - forecast.free, ...(await readSpendable(tx, { isProfile: false }, now)) };
  });
}

export interface EnrichmentRunToStart extends Asked {
  /** The most credits that it may spend. */
  readonly ceiling: number;
}

/** @throws Refusal not_found, selection_empty, column_complete, credits_insufficient, web_contact_missing; Invalid */
export function startEnrichmentRun<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'search' | 'sites'>,
  toStart: EnrichmentRunToStart,
  present: Present<EnrichmentRun, Answer>,
): Promise<Answer> {
  return transactOnce(context, async (tx) => {
    const id = await beginEnrichmentRun(tx, context, toStart);
    return present(tx, await readEnrichmentRun(tx, id), context);
  });
}

/**
 * Starts an enrichment run in an open transaction.
 * @param isAutomatic whether a column started it by itself
 * @returns its id
 * @throws as {@link startEnrichmentRun}
 */
export async function beginEnrichmentRun(
  tx: WorkspaceTx,
  context: WorkspaceContext<'boss' | 'search' | 'sites'>,
  { ceiling, ...asked }: EnrichmentRunToStart,
  isAutomatic = false,
): Promise<string> {
  const { services, caller, now } = context;
  if (services.sites.contactUrl === null) throw new Refusal('web_contact_missing');
  const { source, freshSince, column } = await readAsked(tx, context, asked);
  const id = newRunId();
  const forecast = await weighRun(tx, context, { source, freshSince });
  const { total, name } = await keepSource(tx, id, context, source);
  if (total === 0) throw new Refusal('selection_empty', { field: 'source.selection' });
  const { workspaceId, actor: startedBy } = caller;
  const mostCost = forecast.toRead - forecast.free;
  await startRun(services, tx, enrichmentRuns, { workspaceId, id, total, ceiling, startedBy, mostCost }, now);
  await createEnrichmentRun(tx, { id, source: source.kind, name: column?.name ?? name, freshSince });
  if (source.kind === 'domains') {
    const { skipped } = await materializeRows(tx, { id, source: 'domains', freshSince, domains: source.domains, from: 0, now });
    await noteRunProgress(tx, id, { done: skipped });
  }
  if (column) await noteColumnRun(tx, { columnId: column.id, runId: id, isAutomatic }, now);
  return id;
}

/** Stores the leads of the run, in their order. @returns how many, and what the run is called */
async function keepSource(
  tx: WorkspaceTx,
  runId: string,
  { services, caller, now }: WorkspaceContext<'search'>,
  source: SourceOfLeads,
): Promise<{ readonly total: number; readonly name: string }> {
  if (source.kind === 'domains') {
    const total = source.domains.length;
    return { total, name: total === 1 ? '1 domain' : `${total} domains` };
  }
  const kind = source.kind === 'companies' ? 'companies' : 'people';
  const total = await keepPicks(tx, runId, chosenLeads(services, caller, kind, source.selection, now)(tx));
  const name = await nameOfSelection(tx, source.selection, total, kind);
  return { total, name: source.kind === 'companies' ? name : `Employers of ${name}` };
}
