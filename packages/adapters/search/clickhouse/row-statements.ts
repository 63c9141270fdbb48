/** Statements with which changes are found and written. */
import type { LeadKind } from '@leadlight/leads';
import { columnNames, columnTypes, type LeadRow } from './lead-rows.ts';
import { baseTable, logColumns, logTable } from './lead-tables.ts';
import { encodeCell, numberList, textList, textLiteral } from './literals.ts';
import { markColumns, seen, type OwnerScope, type Scope } from './scope.ts';

const columns = columnNames.join(', ');

/** Selects an owner's rows of these leads in `log`, and their sum of signs, where it is not 0. */
export function netRows(kind: LeadKind, generation: number, owner: OwnerScope, ids: readonly number[]): string {
  return `select ${columns}, sum(sign) as total from ${logTable(kind, generation)} where id in ${numberList(ids)} and ${seen({ owners: [owner] })} group by ${columns} having total != 0`;
}

export function baseRows(kind: LeadKind, generation: number, ids: readonly number[]): string {
  return `select ${columns} from ${baseTable(kind, generation)} where id in ${numberList(ids)}`;
}

/** Selects the ids of leads in an owner's `log` that meet a condition; 0 is not among them. */
export function idsInLog(kind: LeadKind, generation: number, owner: OwnerScope, condition: string): string {
  return `select distinct id from ${logTable(kind, generation)} where id != 0 and ${seen({ owners: [owner] })} and ${condition}`;
}

/** Selects the owners of rows in `log`. */
export const ownersInLog = (kind: LeadKind, generation: number): string => `select distinct owner from ${logTable(kind, generation)}`;

export interface AddressCriteria {
  readonly domains: readonly string[];
  /** SHA-256 of addresses, in hex. */
  readonly hashes: readonly string[];
}

/** Selects the ids of people who may have an address of these domains or hashes. */
export function idsWithAddress({ domains, hashes }: AddressCriteria, scope: Scope): string {
  const firstBits = hashes.map((hash) => Number.parseInt(hash.slice(0, 8), 16));
  const ways = [
    ...(domains.length > 0 ? [`email_domain in ${textList(domains)}`, `personal_domain in ${textList(domains)}`] : []),
    ...(firstBits.length > 0 ? [`email_hash in ${numberList(firstBits)}`, `personal_hash in ${numberList(firstBits)}`] : []),
  ];
  const condition = ways.length === 0 ? '0' : `(${ways.join(' or ')})`;
  return `select id from ${baseTable('people', scope.generation)} where ${condition} union all select id from ${logTable('people', scope.generation)} where ${seen(scope)} and ${condition}`;
}

export const hasList = (listId: string): string => `has(lists, ${textLiteral(listId)})`;

/** Text of `log` for one shard. The mark comes with the rows in one block, so that whoever sees the mark sees them. */
export function logText(owner: string, version: number, rows: readonly { readonly sign: 1 | -1; readonly row: LeadRow }[]): string {
  const line = (sign: number, cells: readonly string[]): string => `${owner}\t${version}\t${sign}\t${cells.join('\t')}\n`;
  return [...rows.map(({ sign, row }) => line(sign, row.map(encodeCell))), line(markColumns.sign, blankRow.map(encodeCell))].join('');
}

export const baseText = (rows: readonly LeadRow[]): string => rows.map((row) => `${row.map(encodeCell).join('\t')}\n`).join('');

/** Of a mark: no lead. */
const blankRow: LeadRow = columnNames.map((name) => {
  const type: string = columnTypes[name];
  return type === 'texts' || type === 'numbers' ? [] : type === 'text' || type === 'dictionary' ? '' : 0;
});

export const logTarget = (kind: LeadKind, generation: number): string =>
  `${logTable(kind, generation)} (${[...logColumns, ...columnNames].join(', ')})`;
export const baseTarget = (kind: LeadKind, generation: number): string => `${baseTable(kind, generation)} (${columns})`;
