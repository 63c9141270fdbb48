/** The texts of profile runs: what is looked for, outcomes of rows, and sources that are asked. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { CellStep, ProfileForecast, ProfileOutcome, ProfileRunQuestion, ProfileRunRow } from '../api/contract.ts';
import { wordDistance } from '../words/dates.ts';
import { wordDollars } from '../words/money.ts';
import { wordCount } from '../words/numbers.ts';
import type { RowFilter } from './profile-runs.queries.ts';
import { withRows, type ForecastLine } from '../runs/forecast-lines.ts';
import type { RunStatus } from '../runs/run.ts';

/** In display order. */
export const rowFilters = ['enriched', 'nothing_new', 'not_found', 'skipped', 'failed', 'pending'] as const satisfies readonly RowFilter[];
export const outcomeNames: Record<RowFilter, string> = {
  enriched: 'Enriched',
  nothing_new: 'Nothing new',
  not_found: 'Not found',
  skipped: 'Skipped',
  failed: 'Set aside',
  pending: 'Waiting',
};
export const outcomeTones: Record<ProfileOutcome, BadgeTone> = { enriched: 'good', nothing_new: 'info', not_found: 'neutral' };

/** What an outcome means, for rows without a reason of their own. */
const outcomeWords: Partial<Record<ProfileOutcome, string>> = {
  nothing_new: 'The sources agree with what is known.',
  not_found: 'No source knows this person.',
};

/** The outcome of a row, or its status while there is none. */
export const filterOf = ({ status, outcome }: Pick<ProfileRunRow, 'status' | 'outcome'>): RowFilter =>
  status === 'done' ? (outcome ?? 'pending') : status;

/** Why a row has the outcome that it has; empty if its values say it. @param run the status of its run */
export function wordReason(
  {
    status,
    message,
    outcome,
    factsAdded,
    nextAttemptAt,
  }: Pick<ProfileRunRow, 'status' | 'message' | 'outcome' | 'factsAdded' | 'nextAttemptAt'>,
  run: RunStatus,
): string {
  if (message) return message;
  if (status === 'pending' && nextAttemptAt && run !== 'canceled') return `A provider is paused. Continues ${wordDistance(nextAttemptAt)}.`;
  // A row without an added fact has a value on which a member decides, or more about the company.
  if (outcome === 'enriched') return factsAdded === 0 ? 'A value was proposed' : `${wordCount(factsAdded, 'fact')} added`;
  return (outcome && outcomeWords[outcome]) ?? '';
}

const sourceNames: Record<CellStep['source'], string> = {
  records: 'Your records',
  pool: 'Shared pool',
  website: 'Website',
  finder: 'Email finder',
  verification: 'Verification',
  provider: 'Provider',
  model: 'Language model',
};

/** "Website acme.example", "Hunter", the name of a model. */
export function wordSource({ source, name }: Pick<CellStep, 'source' | 'name'>): string {
  if (name === null) return sourceNames[source];
  return source === 'provider' || source === 'model' ? name : `${sourceNames[source]} ${name}`;
}

/** What a step cost in the provider's or the model's money; undefined for our own sources, and for calls that were not made. */
export function wordStepCost({ source, outcome, micros }: Pick<CellStep, 'source' | 'outcome' | 'micros'>): string | undefined {
  if ((source !== 'provider' && source !== 'model') || outcome === 'not_asked' || outcome === 'waiting') return undefined;
  if (micros === null) return 'Price not known';
  return micros === 0 ? 'Free' : wordDollars(micros);
}

/** The lines of a forecast: what, how many, at what price. Lines without people are left out, except the first. */
export function forecastLines(
  { people, known, askedAgain, duplicates, refusedCount, mostCost }: ProfileForecast,
  source: ProfileRunQuestion['source']['kind'],
): ForecastLine[] {
  return withRows([
    ['People to enrich', people, people === 0 ? '–' : mostCost === 0 ? 'free' : `up to ${wordCount(mostCost, 'credit')}`],
    // People who are selected are known.
    ['Of these, already in your workspace', source === 'text' ? known : 0, ''],
    ['Of these, with values that are looked for again', askedAgain, ''],
    ['Skipped: the same person as an earlier line', duplicates, '–'],
    ['Skipped: can’t be used', refusedCount, '–'],
  ]);
}

/** The most that the forecast's providers can cost within their ceilings of the month, in millionths of a US dollar. Unknown prices don't count. */
export const mostSpent = ({ providers }: Pick<ProfileForecast, 'providers'>): number =>
  providers.reduce((sum, { mostMicros, leftMicros }) => sum + Math.min(mostMicros ?? 0, leftMicros ?? Infinity), 0);
