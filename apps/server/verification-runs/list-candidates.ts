/** What a row of a list asks about: an address, or a name at a domain. */
import type { z } from 'zod';
import type { runColumnsSchema, verificationRunKinds } from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import { type ListLayout, type SkipReason } from '@leadlight/db/verification';
import { mailDomainOf, writtenAddress } from '@leadlight/vocabulary';
import { splitName, type PersonName } from '@leadlight/verification';
import { apiError, Invalid } from '../http/errors.ts';

/** As the contract has it, of a run that is started. */
export type AskedKind = (typeof verificationRunKinds)[number];
export type RunColumns = z.infer<typeof runColumnsSchema>;

/** Of one row, before it is known whether it may be asked about. */
export interface Candidate {
  readonly row: number;
  /** An address without what is written around it; of a find, name and domain as given. */
  readonly given: string;
  /** Null: there is nothing to ask. */
  readonly ask: Ask | null;
  readonly personId: string | null;
  /** Known from the person, or for a find what is missing; null otherwise. */
  readonly skipReason: Exclude<SkipReason, 'empty'> | null;
}

export type Ask =
  | { readonly kind: 'verify'; readonly address: string }
  | { readonly kind: 'find'; readonly name: string; readonly split: PersonName; readonly domain: string };

const longest = { address: 1_000, name: 300, domain: 253 } as const;

/** @throws Refusal columns_missing; Invalid for columns that do not exist or are given twice */
export function checkColumns(kind: AskedKind, columns: RunColumns, layout: ListLayout): void {
  const faults = columns.flatMap(({ column, target }, index) => {
    if (column >= layout.widest) return [apiError('value_invalid', `source.columns.${index}.column`)];
    const isTwice = columns.findIndex((other) => other.column === column || other.target === target) < index;
    return isTwice ? [apiError('column_mapped_twice', `source.columns.${index}`)] : [];
  });
  if (faults.length > 0) throw new Invalid(faults);
  const has = (target: RunColumns[number]['target']): boolean => columns.some((each) => each.target === target);
  const isEnough = kind === 'verify' ? has('address') : has('domain') && (has('name') || has('first_name') || has('last_name'));
  if (!isEnough) throw new Refusal('columns_missing', { field: 'source.columns' });
}

/** Reads the chosen cells of a row. A value that is too long is neither an address nor a name. */
export function candidateOf(isFind: boolean, columns: RunColumns, row: number, cells: readonly string[]): Candidate {
  const cellOf = (target: RunColumns[number]['target']): string => {
    const column = columns.find((each) => each.target === target)?.column;
    return column === undefined ? '' : (cells[column] ?? '').trim();
  };
  if (!isFind) return askAddress(row, cellOf('address'), null);
  const name = cellOf('name') || [cellOf('first_name'), cellOf('last_name')].filter((part) => part !== '').join(' ');
  return askName(row, name, cellOf('domain'), null);
}

export function askAddress(row: number, text: string, personId: string | null): Candidate {
  const address = writtenAddress(text.slice(0, longest.address));
  return { row, given: address, ask: address === '' ? null : { kind: 'verify', address }, personId, skipReason: null };
}

/** There is nothing to ask if no address can be derived from the name, or if the domain can have none. */
export function askName(row: number, name: string, company: string, personId: string | null): Candidate {
  const given = [name.slice(0, longest.name), company.slice(0, longest.domain)].filter((part) => part !== '').join(', ');
  const domain = company.length <= longest.domain ? mailDomainOf(company) : null;
  const split = name.length <= longest.name ? splitName(name, domain ?? '') : null;
  if (split && domain !== null) return { row, given, ask: { kind: 'find', name, split, domain }, personId, skipReason: null };
  return { row, given, ask: null, personId, skipReason: given === '' ? null : domain === null ? 'no_domain' : 'no_name' };
}
