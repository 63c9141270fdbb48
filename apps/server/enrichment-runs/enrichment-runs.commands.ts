/** Forecasting and starting enrichment runs. */
import { readSettledStanding } from '@leadlight/db/credits';
import { createEnrichmentRun, readEnrichmentRun, type EnrichmentRun } from '@leadlight/db/enrichments';
import { keepPicks } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { newRunId, noteRunProgress } from '@leadlight/db/runs';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { chosenLeads } from '../leads/selection.ts';
import { startRun } from '../runs/runs.commands.ts';
import { nameOfSelection } from '../runs/selection-name.ts';
import { enrichmentRuns } from './enrichment-run.ts';
import { weighRun, type Forecast, type RunSource } from './forecast.ts';
import { materializeRows } from './materialize-run.ts';

const dayMs = 86_400_000;

export interface Asked {
  readonly source: RunSource;
  /** Companies that were read within this time are left out. */
  readonly maxAgeDays: number;
}

const freshSinceOf = ({ maxAgeDays }: Asked, now: Date): Date => new Date(now.getTime() - maxAgeDays * dayMs);

/** @throws Refusal not_found, selection_empty; Invalid */
export function forecastEnrichmentRun(
  context: WorkspaceContext<'db' | 'search'>,
  asked: Asked,
): Promise<Forecast & { readonly mostCost: number; readonly available: number }> {
  const { now } = context;
  return transact(context, async (tx) => {
    const forecast = await weighRun(tx, context, { source: asked.source, freshSince: freshSinceOf(asked, now) });
    if (forecast.rows === 0) throw new Refusal('selection_empty', { field: 'source.selection' });
    const { balance, held } = await readSettledStanding(tx, now);
    return { ...forecast, mostCost: forecast.toRead - forecast.free, available: balance - held };
  });
}

/**
 * Starts an enrichment run.
 * @param ceiling the most credits that it may spend
 * @throws Refusal not_found, selection_empty, credits_insufficient, web_contact_missing; Invalid
 */
export function startEnrichmentRun<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'search' | 'sites'>,
  asked: Asked & { readonly ceiling: number },
  present: Present<EnrichmentRun, Answer>,
): Promise<Answer> {
  const { services, caller, now } = context;
  const { source, ceiling } = asked;
  if (services.sites.contactUrl === null) throw new Refusal('web_contact_missing');
  return transactOnce(context, async (tx) => {
    const id = newRunId();
    const freshSince = freshSinceOf(asked, now);
    const forecast = await weighRun(tx, context, { source, freshSince });
    const { total, name } = await keepSource(tx, id, context, source);
    if (total === 0) throw new Refusal('selection_empty', { field: 'source.selection' });
    const { workspaceId, actor: startedBy } = caller;
    const mostCost = forecast.toRead - forecast.free;
    await startRun(services, tx, enrichmentRuns, { workspaceId, id, total, ceiling, startedBy, mostCost }, now);
    await createEnrichmentRun(tx, { id, source: source.kind, name, freshSince });
    if (source.kind === 'domains') {
      const { skipped } = await materializeRows(tx, { id, source: 'domains', freshSince, domains: source.domains, from: 0, now });
      await noteRunProgress(tx, id, { done: skipped });
    }
    return present(tx, await readEnrichmentRun(tx, id), context);
  });
}

/** Stores the leads of the run, in their order. @returns how many, and what the run is called */
async function keepSource(
  tx: WorkspaceTx,
  runId: string,
  { services, caller, now }: WorkspaceContext<'search'>,
  source: RunSource,
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
