/** Forecasting and starting runs for a provider's field. */
import type { ProviderField } from '@leadlight/contract';
import { readSpendable } from '@leadlight/db/credits';
import { readPersonRows } from '@leadlight/db/leads';
import { noteColumnRun, type ListColumn } from '@leadlight/db/list-columns';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { createProviderFieldRun, readProviderFieldRun, type ProviderFieldRun } from '@leadlight/db/provider-fields';
import { newRunId } from '@leadlight/db/runs';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { leadsToLookFor, type ColumnSource } from '../list-columns/column-leads.ts';
import { domainsOfLeads, type DomainsOfLeads } from '../list-columns/lead-domains.ts';
import { openConnectionFor } from '../profile-runs/connections.ts';
import { startRun } from '../runs/runs.commands.ts';
import { extraOf, fieldOf, providerFieldOf } from './provider-fields.ts';
import { providerFieldRuns } from './provider-field-run.ts';

export interface ProviderFieldForecast extends Pick<DomainsOfLeads, 'skipped'> {
  readonly about: 'person' | 'company';
  readonly asked: number;
  readonly mostCost: number;
  readonly available: number;
  readonly monthLeft: number | null;
  readonly name: string;
  readonly usualMicros: number;
  readonly mostMicros: number;
  readonly leftMicros: number | null;
}

interface Asked extends Pick<DomainsOfLeads, 'skipped'> {
  readonly columnId: string;
  readonly field: ProviderField;
  readonly name: string;
  /** Ids of people, or domains of companies, each once. */
  readonly of: readonly string[];
}

/** @throws Refusal not_found, column_complete, selection_empty */
async function readAsked(tx: WorkspaceTx, context: WorkspaceContext<'search'>, source: ColumnSource): Promise<Asked> {
  const { column, list, ids } = await leadsToLookFor(tx, context, source);
  const field = providerFieldOf(column);
  if (!field) throw new Refusal('not_found', { field: 'source.columnId' });
  const { of, skipped } = field.about === 'person' ? await realPeople(tx, ids) : await companies(tx, list.kind, ids);
  if (of.length === 0) throw new Refusal('selection_empty', { field: 'source' });
  return { columnId: column.id, field, name: `${field.label} · ${list.name}`, of, skipped };
}

async function companies(...at: Parameters<typeof domainsOfLeads>): Promise<Pick<Asked, 'of' | 'skipped'>> {
  const { domains, skipped } = await domainsOfLeads(...at);
  return { of: domains, skipped };
}

async function realPeople(tx: WorkspaceTx, ids: readonly string[]): Promise<Pick<Asked, 'of' | 'skipped'>> {
  const rows = await readPersonRows(tx, ids);
  const real = rows.filter(({ isSample }) => !isSample);
  const sample = rows.length - real.length;
  return { of: real.map(({ id }) => id), skipped: sample === 0 ? {} : { sample } };
}

type Needs = 'boss' | 'db' | 'providers' | 'search';

/** @throws Refusal not_found, column_complete, selection_empty, provider_gone, provider_price_unknown, provider_key_unreadable */
export function forecastProviderFieldRun(
  context: WorkspaceContext<Exclude<Needs, 'boss'>>,
  source: ColumnSource,
): Promise<ProviderFieldForecast> {
  const { services, caller, now } = context;
  return transact(context, async (tx) => {
    const { field, of, skipped } = await readAsked(tx, context, source);
    const at = { providers: services.providers, workspaceId: caller.workspaceId, now };
    const { connection, terms } = await openConnectionFor(tx, at, { connectionId: field.connectionId, field: extraOf(field) });
    const { name, monthCeilingMicros, spentMicros } = connection;
    return {
      about: field.about,
      asked: of.length,
      skipped,
      mostCost: of.length,
      ...(await readSpendable(tx, { isProfile: false }, now)),
      name,
      usualMicros: terms.price * of.length,
      mostMicros: (terms.mostPrice ?? terms.price) * of.length,
      leftMicros: monthCeilingMicros === null ? null : Math.max(0, monthCeilingMicros - spentMicros),
    };
  });
}

export interface ProviderFieldRunToStart {
  readonly source: ColumnSource;
  /** The most credits that it may spend. */
  readonly ceiling: number;
  /** The most that the provider may cost, in millionths of a US dollar. */
  readonly providerCeilingMicros: number;
}

/** @throws as {@link forecastProviderFieldRun}; Refusal credits_insufficient */
export function startProviderFieldRun<Answer>(
  context: WorkspaceContext<Needs>,
  toStart: ProviderFieldRunToStart,
  present: Present<ProviderFieldRun, Answer>,
): Promise<Answer> {
  return transactOnce(context, async (tx) => {
    const id = await beginProviderFieldRun(tx, context, toStart);
    return present(tx, await readProviderFieldRun(tx, id), context);
  });
}

/** For how many leads a ceiling in the provider's money is certainly enough. @throws Refusal provider_gone, provider_price_unknown, provider_key_unreadable */
export async function mostRowsWithin(
  tx: WorkspaceTx,
  { services, caller, now }: WorkspaceContext<'providers'>,
  column: Pick<ListColumn, 'providerField'>,
  micros: number,
): Promise<number> {
  const field = providerFieldOf(column);
  if (!field) throw new Refusal('not_found');
  const at = { providers: services.providers, workspaceId: caller.workspaceId, now };
  const { terms } = await openConnectionFor(tx, at, { connectionId: field.connectionId, field: extraOf(field) });
  const most = terms.mostPrice ?? terms.price;
  return most === 0 ? Infinity : Math.floor(micros / most);
}

/** Starts a run in an open transaction. @param isAutomatic whether a column started it by itself @returns its id @throws as {@link startProviderFieldRun} */
export async function beginProviderFieldRun(
  tx: WorkspaceTx,
  context: WorkspaceContext<Exclude<Needs, 'db'>>,
  { source, ceiling, providerCeilingMicros }: ProviderFieldRunToStart,
  isAutomatic = false,
): Promise<string> {
  const { services, caller, now } = context;
  const { columnId, field, name, of } = await readAsked(tx, context, source);
  const { workspaceId, actor: startedBy } = caller;
  await openConnectionFor(
    tx,
    { providers: services.providers, workspaceId, now },
    { connectionId: field.connectionId, field: extraOf(field) },
  );
  const id = newRunId();
  await startRun(services, tx, providerFieldRuns, { workspaceId, id, total: of.length, ceiling, startedBy, mostCost: of.length }, now);
  await createProviderFieldRun(tx, { id, columnId, name, ...fieldOf(field), providerField: field, providerCeilingMicros, of });
  await noteColumnRun(tx, { columnId, runId: id, isAutomatic }, now);
  return id;
}
