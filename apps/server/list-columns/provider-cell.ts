/** The cell of a column that shows a provider's field: the value with the provider's name and its age, or why there is none. */
import type { ProviderField } from '@leadlight/contract';
import type { ExportedRow } from '@leadlight/db/exports';
import { readPendingProviderFields, readProviderFieldValues, type StoredFieldValue } from '@leadlight/db/provider-fields';
import type { ListColumn } from '@leadlight/db/list-columns';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { fieldOf, providerFieldOf } from '../provider-field-runs/provider-fields.ts';
import { wordSkip } from '../profile-runs/skip-words.ts';
import type { Cell } from './cell.ts';
import { domainOfLead } from './lead-domains.ts';

interface FoundField {
  /** By person, or by domain. */
  readonly values: ReadonlyMap<string, StoredFieldValue>;
  readonly pending: ReadonlyMap<string, 'at_work' | 'paused'>;
}

/** By column: what is known of these leads, and what a run has still to ask. */
export type FoundFields = ReadonlyMap<string, FoundField>;

export async function readFoundFields(tx: WorkspaceTx, columns: readonly ListColumn[], rows: readonly ExportedRow[]): Promise<FoundFields> {
  const found = new Map<string, FoundField>();
  for (const column of columns) {
    const field = providerFieldOf(column);
    if (!field) continue;
    const of = [...new Set(rows.flatMap((row) => keyOf(field, row) ?? []))];
    found.set(column.id, {
      values: await readProviderFieldValues(tx, fieldOf(field), of),
      pending: await readPendingProviderFields(tx, fieldOf(field)),
    });
  }
  return found;
}

/** A company's field belongs to its website, also as the employer of several people. */
const keyOf = ({ about }: ProviderField, row: ExportedRow): string | null => (about === 'person' ? row.id : domainOfLead(row));

export function providerCell(column: ListColumn, row: ExportedRow, found: FoundFields): Cell {
  const field = providerFieldOf(column);
  const isSample = row.person?.is_sample === true || row.company?.is_sample === true;
  const key = field === null ? null : keyOf(field, row);
  const known = key === null ? undefined : found.get(column.id)?.values.get(key);
  const run = key === null ? undefined : found.get(column.id)?.pending.get(key);
  const value = known?.value ?? null;
  const isFilled = value !== null;
  const isPending = run === 'at_work' && !isSample;
  const reason = isSample
    ? row.person
      ? wordSkip('sample')
      : 'A fictional company of the sample. Only real companies are asked about.'
    : key === null
      ? row.person
        ? "The employer's website isn't known."
        : "The website isn't known."
      : isPending
        ? ''
        : run === 'paused'
          ? 'The run that asks is paused.'
          : (known?.reason ?? 'Not asked yet.');
  return {
    columnId: column.id,
    state: isFilled ? 'filled' : isPending ? 'pending' : 'empty',
    text: isFilled ? wordValue(value) : null,
    sortValue: isFilled ? (typeof value === 'number' ? value : wordValue(value)) : null,
    verdict: null,
    source: isFilled ? 'provider' : null,
    locator: isFilled ? (known?.name ?? null) : null,
    quote: null,
    observedAt: isFilled ? (known?.answeredAt ?? null) : null,
    reason: isFilled ? null : reason,
    lookedForAt: known?.lookedAt ?? null,
    profileRow: null,
    enrichmentId: null,
    known: null,
    isSample,
  };
}

function wordValue(value: NonNullable<StoredFieldValue['value']>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? value.join('; ') : String(value);
}
