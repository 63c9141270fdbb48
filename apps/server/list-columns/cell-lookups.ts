/** Every lookup of a cell, as runs recorded it: which sources were asked, what came back, and what it cost. */
import { mostCellLookups, type cellLookupSchema } from '@leadlight/contract';
import { readEnrichment } from '@leadlight/db/enrichments';
import { readExportedRows } from '@leadlight/db/exports';
import { listProfileLookups, type ListColumn } from '@leadlight/db/list-columns';
import { listModelCallsOfRun, type ModelCallOfRun } from '@leadlight/db/models';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { listProviderFieldLookups } from '@leadlight/db/provider-fields';
import { listCallsOfRow, type CallOfRow } from '@leadlight/db/providers';
import { listQuestionLookups } from '@leadlight/db/questions';
import type { LeadKind } from '@leadlight/leads';
import type { z } from 'zod';
import { outcomeWords } from '../enrichments/outcome-words.ts';
import { fieldOf, providerFieldOf } from '../provider-field-runs/provider-fields.ts';
import { wordReason } from '../providers/provider-figures.presenter.ts';
import { readCells } from './cells.ts';
import type { Cell } from './cell.ts';
import { fieldOfColumn } from './column-fields.ts';
import { domainOfLead } from './lead-domains.ts';

export type CellLookup = z.infer<typeof cellLookupSchema>;
type CellStep = CellLookup['steps'][number];

interface LookupsOf {
  readonly column: ListColumn;
  readonly id: string;
  readonly cell: Cell;
  /** The website of the lead or of its employer. */
  readonly domain: string | null;
}

/** Newest first; none for a lead that was never looked for. @throws Refusal not_found if the lead is gone or suppressed */
export async function readLookups(
  tx: WorkspaceTx,
  { kind, column, id }: { readonly kind: LeadKind; readonly column: ListColumn; readonly id: string },
  now: Date,
): Promise<CellLookup[]> {
  const cell = (await readCells(tx, { kind, columns: [column], ids: [id] }, now)).get(id)?.[0];
  const [row] = await readExportedRows(tx, kind, [id], { withEvidence: false, withCategories: false }, null);
  const field = fieldOfColumn(kind, column.field);
  if (!cell || !row || !field) throw new Refusal('not_found');
  if (cell.isSample) return [];
  const of = { column, id, cell, domain: domainOfLead(row) };
  switch (field.runKind) {
    case 'profile':
      return ofProfileRuns(tx, id, field.want ?? '');
    case 'enrichment':
      return ofReading(tx, of, field.name);
    case 'provider-field':
      return ofProvider(tx, of);
    case 'question':
      return ofQuestion(tx, of);
  }
}

const nothing = { profileRow: null, enrichmentId: null, cost: 0 } as const;

async function ofProfileRuns(tx: WorkspaceTx, personId: string, want: string): Promise<CellLookup[]> {
  const lookups = await listProfileLookups(tx, { personId, want, limit: mostCellLookups });
  return lookups.map(({ runId, row, status, isRunOver, steps, cost, endedAt }) => ({
    at: endedAt?.toISOString() ?? null,
    isPending: status === 'pending' && !isRunOver,
    cost,
    profileRow: { runId, row },
    enrichmentId: null,
    steps: steps as CellStep[],
  }));
}

/** The pages are in the reading itself; other sources that it asked, such as job boards, are steps here. */
async function ofReading(tx: WorkspaceTx, { cell }: LookupsOf, name: string): Promise<CellLookup[]> {
  if (cell.enrichmentId === null) return [];
  const site = await readEnrichment(tx, cell.enrichmentId);
  const isPending = site.status === 'reading';
  const at = (site.checkedAt ?? site.updatedAt).toISOString();
  const isFound = cell.state === 'filled' && cell.source === 'website';
  const step = (outcome: CellStep['outcome'], message: string, more: Partial<CellStep> = {}): CellStep => ({
    at,
    source: 'website',
    name: site.domain,
    outcome,
    message,
    values: [],
    micros: 0,
    ...more,
  });
  const value = { field: name, value: cell.text ?? '', isAccepted: true, reason: null };
  const read = isPending
    ? step('waiting', 'The website is being read.')
    : site.outcome === null
      ? null
      : site.outcome === 'read'
        ? step(isFound ? 'found' : 'nothing', outcomeWords('read', site), { values: isFound ? [value] : [] })
        : step('failed', outcomeWords(site.outcome, site));
  const besides = site.steps
    .filter(({ kind }) => kind === 'job_board' || kind === 'mail_servers')
    .map(({ at: askedAt, kind, url, message }) =>
      step('nothing', message, { at: askedAt, name: kind === 'mail_servers' ? site.domain : (url ?? site.domain) }),
    );
  const steps = [...(read ? [read] : []), ...besides];
  return [{ ...nothing, at: site.checkedAt?.toISOString() ?? null, isPending, cost: site.cost, enrichmentId: site.id, steps }];
}

/** When a lookup ended: known for the newest one; for the others, the time of the last call. */
function endOf(
  { isPending, createdAt }: { readonly isPending: boolean; readonly createdAt: Date },
  { calls, lookedForAt }: { readonly calls: readonly { readonly sentAt: Date }[]; readonly lookedForAt: Date | null },
): string | null {
  return isPending ? null : (lookedForAt ?? calls.at(-1)?.sentAt ?? createdAt).toISOString();
}

async function ofProvider(tx: WorkspaceTx, { column, id, cell, domain }: LookupsOf): Promise<CellLookup[]> {
  const field = providerFieldOf(column);
  const of = field?.about === 'person' ? id : domain;
  if (!field || of === null) return [];
  const lookups: CellLookup[] = [];
  for (const { runId, row, status, isRunOver, outcome, cost, createdAt } of await listProviderFieldLookups(tx, fieldOf(field), {
    of,
    limit: mostCellLookups,
  })) {
    const calls = await listCallsOfRow(tx, runId, row);
    const isPending = status === 'pending' && !isRunOver;
    if (calls.length === 0 && outcome === null) continue;
    // The cell shows what the newest lookup found.
    const isNewest = lookups.length === 0 && !isPending;
    const at = endOf({ isPending, createdAt }, { calls, lookedForAt: isNewest ? cell.lookedForAt : null });
    const value = { field: field.label, value: cell.text ?? '', isAccepted: true, reason: null };
    const steps = calls.map((call, index) => {
      const step = stepOfCall(call, field.label);
      if (!isNewest || index < calls.length - 1) return step;
      return cell.state === 'filled' && step.outcome === 'found'
        ? { ...step, values: [value] }
        : { ...step, message: step.outcome === 'nothing' ? (cell.reason ?? step.message) : step.message };
    });
    const isAsked = calls.length > 0;
    const isReused = !isAsked && outcome !== 'not_asked' && outcome !== 'unavailable';
    if (!isAsked)
      steps.push({
        at: at ?? createdAt.toISOString(),
        source: 'provider',
        name: field.provider,
        outcome: isReused ? (outcome === 'found' ? 'found' : 'nothing') : 'not_asked',
        message: isReused ? 'Its stored answer was reused. Nothing was asked.' : ((isNewest ? cell.reason : null) ?? 'It was not asked.'),
        values: isReused && isNewest && cell.state === 'filled' ? [value] : [],
        micros: 0,
      });
    lookups.push({ ...nothing, at, isPending, cost, steps });
  }
  return lookups;
}

function stepOfCall({ name, status, outcome, message, accepted, micros, sentAt }: CallOfRow, label: string): CellStep {
  const step = (kind: CellStep['outcome'], words: string): CellStep => ({
    at: sentAt.toISOString(),
    source: 'provider',
    name,
    outcome: kind,
    message: words,
    values: [],
    micros,
  });
  if (status === 'sent') return step('waiting', `Asking for ${label}.`);
  if (status === 'lost') return step('failed', 'The answer was lost. The most it may have cost is counted.');
  if (outcome === 'not_found') return step('nothing', message ?? 'Nothing was found.');
  if (outcome !== 'found') return step('failed', message ?? "It couldn't be asked.");
  const [reason] = Object.values(accepted);
  if (reason !== undefined && reason !== 'accepted') return step('nothing', wordReason(reason));
  return step('found', `It answered when asked for ${label}.`);
}

async function ofQuestion(tx: WorkspaceTx, { column, cell, domain }: LookupsOf): Promise<CellLookup[]> {
  if (domain === null) return [];
  const lookups: CellLookup[] = [];
  for (const { runId, status, isRunOver, outcome, createdAt } of await listQuestionLookups(tx, {
    columnId: column.id,
    domain,
    limit: mostCellLookups,
  })) {
    const calls = await listModelCallsOfRun(tx, runId, domain);
    const isPending = status === 'pending' && !isRunOver;
    if (calls.length === 0 && outcome === null) continue;
    const isNewest = lookups.length === 0 && !isPending;
    const at = endOf({ isPending, createdAt }, { calls, lookedForAt: isNewest ? cell.lookedForAt : null });
    const isUnread = calls.length === 0 && outcome === 'unread';
    const reason = isNewest ? cell.reason : null;
    const base = { name: domain, values: [], micros: 0, at: calls[0]?.sentAt.toISOString() ?? at ?? createdAt.toISOString() };
    const steps: CellStep[] = [
      isUnread
        ? { ...base, source: 'website', outcome: 'failed', message: reason ?? "Its pages couldn't be read." }
        : { ...base, source: 'website', outcome: 'found', message: 'Its pages were read.' },
    ];
    if (calls.length === 0 && !isUnread)
      steps.push({
        ...base,
        source: 'model',
        name: null,
        outcome: 'not_asked',
        message: 'The same question was asked about the same text before. That answer was reused.',
      });
    calls.forEach((call, index) => {
      const step = stepOfModel(call, outcome === 'answered');
      if (index < calls.length - 1 || !isNewest || step.outcome === 'failed') steps.push(step);
      else if (cell.state === 'filled')
        steps.push({ ...step, values: [{ field: 'Answer', value: cell.text ?? '', isAccepted: true, reason: null }] });
      else steps.push({ ...step, message: `${step.message} ${reason ?? ''}`.trim() });
    });
    lookups.push({ ...nothing, at, isPending, steps });
  }
  return lookups;
}

const counted = new Intl.NumberFormat('en');

function stepOfModel({ model, status, outcome, message, micros, sentCharacters, sentAt }: ModelCallOfRun, isAnswered: boolean): CellStep {
  const asked = `The question and the pages were sent: ${counted.format(sentCharacters)} characters.`;
  const step = (kind: CellStep['outcome'], words: string): CellStep => ({
    at: sentAt.toISOString(),
    source: 'model',
    name: model,
    outcome: kind,
    message: words,
    values: [],
    micros,
  });
  if (status === 'sent') return step('waiting', 'Asking the question.');
  if (status === 'lost') return step('failed', `${asked} The answer was lost. The most it may have cost is counted.`);
  if (outcome !== 'answered') return step('failed', message ?? 'It did not answer.');
  return step(isAnswered ? 'found' : 'nothing', asked);
}
