/**
 * Finds leads that may have an address with a given domain or hash, without storing addresses: each row has 32-bit hashes, which other
 * values may share. The caller checks the leads that are found.
 */
import type { LeadRecord } from './lead-record.ts';
import { hashOf, NumberWriter, numberAt, writeUtf8 } from './utf8.ts';

const domainFields = ['emailDomain', 'personalDomain'] as const;
const hashFields = ['emailHash', 'personalHash'] as const;
export type MarkField = (typeof domainFields)[number] | (typeof hashFields)[number];

/** By row; 0 when there is none. Empty when no row has one. */
export type MailMarks = Readonly<Record<MarkField, Uint32Array>>;

/** Avoids 0, which means none. */
const nonZero = (mark: number): number => mark || 1;

export class MailMarksBuilder {
  readonly #fieldAt: readonly { readonly field: MarkField; readonly at: number; readonly isText: boolean; readonly marks: NumberWriter }[];
  #isAny = new Set<MarkField>();

  /** @param fieldAt the position of each field in copied input @param column creates an empty column */
  constructor(fieldAt: Readonly<Partial<Record<keyof LeadRecord, number>>>, column: () => NumberWriter) {
    this.#fieldAt = [...domainFields, ...hashFields].flatMap((field) => {
      const at = fieldAt[field];
      return at === undefined ? [] : [{ field, at, isText: field === 'emailDomain' || field === 'personalDomain', marks: column() }];
    });
  }

  add(lead: Pick<LeadRecord, MarkField>): void {
    for (const { field, marks } of this.#fieldAt) {
      const value = lead[field];
      this.#push(field, marks, value === null ? 0 : typeof value === 'number' ? nonZero(value) : domainMark(value));
    }
  }

  addCopied(bytes: Uint8Array, starts: Int32Array, ends: Int32Array): void {
    for (const { field, at, isText, marks } of this.#fieldAt) {
      const [from, to] = [starts[at]!, ends[at]!];
      this.#push(field, marks, from === -1 ? 0 : nonZero(isText ? hashOf(bytes, from, to) : numberAt(bytes, from, to)));
    }
  }

  /** Adds rows of a finished segment. */
  addFrom(known: MailMarks, rows: Uint32Array): void {
    for (const { field, marks } of this.#fieldAt) for (const row of rows) this.#push(field, marks, known[field][row] ?? 0);
  }

  #push(field: MarkField, marks: NumberWriter, mark: number): void {
    marks.push(mark);
    if (mark !== 0) this.#isAny.add(field);
  }

  /** @param added for each row, the position at which it was added */
  build(added: Uint32Array): MailMarks {
    const none = (): Uint32Array => new Uint32Array(0);
    const built: Record<MarkField, Uint32Array> = { emailDomain: none(), personalDomain: none(), emailHash: none(), personalHash: none() };
    for (const { field, marks } of this.#fieldAt) if (this.#isAny.has(field)) built[field] = added.map((at) => marks.values[at]!);
    return built;
  }
}

function domainMark(domain: string): number {
  const bytes = new Uint8Array(domain.length * 3);
  return nonZero(hashOf(bytes, 0, writeUtf8(domain, bytes, 0)));
}

export interface EmailCriteria {
  readonly domains: readonly string[];
  /** SHA-256 of addresses, hex. */
  readonly hashes: readonly string[];
}

/** The rows with one of these domains or hashes: all that match, and possibly others. */
export function rowsOfMail(marks: MailMarks, { domains, hashes }: EmailCriteria): number[] {
  const rows: number[] = [];
  const seek = (fields: readonly MarkField[], sought: ReadonlySet<number>): void => {
    if (sought.size === 0) return;
    // Sixteen bits rule out nearly all of ten million rows without a set lookup.
    const low = new Uint8Array(2 ** 16);
    for (const mark of sought) low[mark & 0xffff] = 1;
    for (const field of fields) {
      const column = marks[field];
      for (let row = 0; row < column.length; row += 1) if (low[column[row]! & 0xffff] === 1 && sought.has(column[row]!)) rows.push(row);
    }
  };
  seek(domainFields, new Set(domains.map(domainMark)));
  seek(hashFields, new Set(hashes.map((hash) => nonZero(Number.parseInt(hash.slice(0, 8), 16)))));
  return rows;
}
