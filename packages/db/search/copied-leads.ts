/**
 * Reads all leads of one owner with COPY: one statement, whose fields stay bytes. Rows of the driver would take seven times as long for a million
 * leads. The binary format needs no escaping, and each field starts with its length.
 */
import { copiedFields, employerFields, wholePool, type CopiedFields, type LeadKind, type LeadShare } from '@leadlight/leads/segments';
import { to as copyTo } from 'pg-copy-streams';
import type { PoolClient } from 'pg';
import type { WorkspaceTx } from '../platform/index.ts';
import { allEmployers, allLeads, byKey, employersBetween, endOfPage, leadsBetween, type IdRange } from './search-feed.queries.ts';

/** Receives rows. The fields are valid only during the call, because the reader's buffer is reused. */
export interface LeadTaker {
  /** Employers; called before the people are added. */
  addEmployer(company: CopiedFields): void;
  addCopied(lead: CopiedFields): void;
}

/**
 * @param share which leads are read
 * @param tx must not have run a query yet, so that companies and people are read from one snapshot
 * @throws the database's errors
 */
export async function copyLeads(tx: WorkspaceTx, kind: LeadKind, taker: LeadTaker, share: LeadShare = wholePool): Promise<void> {
  await tx.query('set transaction isolation level repeatable read');
  if (kind === 'people') await copyRows(tx, allEmployers(share), employerFields.length, (company) => taker.addEmployer(company));
  await copyRows(tx, allLeads(kind, share), copiedFields[kind].length, (lead) => taker.addCopied(lead));
}

/**
 * Like {@link copyLeads}, for one page of leads with ids in a range.
 * @param limit the most leads of the share
 * @returns the id of the last lead; null if there are no more in the range
 */
export async function copyLeadsBetween(
  tx: WorkspaceTx,
  kind: LeadKind,
  range: IdRange,
  limit: number,
  taker: LeadTaker,
  share: LeadShare = wholePool,
): Promise<number | null> {
  await tx.query(['set transaction isolation level repeatable read', ...byKey].join('; '));
  const lastId = await endOfPage(tx, kind, range, limit, share);
  if (lastId === null) return null;
  const page = { firstId: range.firstId, lastId };
  if (kind === 'people') await copyRows(tx, employersBetween(page), employerFields.length, (company) => taker.addEmployer(company));
  await copyRows(tx, leadsBetween(kind, page, share), copiedFields[kind].length, (lead) => taker.addCopied(lead));
  return lastId;
}

async function copyRows(tx: WorkspaceTx, statement: string, fields: number, take: (row: CopiedFields) => void): Promise<void> {
  const stream = (tx as unknown as PoolClient).query(copyTo(statement));
  const rows = new CopiedRows(fields, take);
  for await (const part of stream as AsyncIterable<Buffer>) rows.read(part);
  if (!rows.isWhole) throw new Error('the copy ended unexpectedly');
}

/** Signature, flags and the length of the header extension, which is empty (PostgreSQL, COPY, "Binary Format"). */
const headBytes = 19;
const flagsAt = 11;
/** Appears at the end instead of the number of fields. */
const endMark = 0xffff;
const noValue = 0xffffffff;

/** Splits PostgreSQL's binary format into fields. */
export class CopiedRows {
  readonly #take: (row: CopiedFields) => void;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  /** The start of a row that continues in the next part. */
  #rest: Uint8Array = new Uint8Array(0);
  #isBegun = false;
  /** Whether the end mark was read. */
  isWhole = false;

  constructor(fields: number, take: (row: CopiedFields) => void) {
    this.#take = take;
    this.#starts = new Int32Array(fields);
    this.#ends = new Int32Array(fields);
  }

  /** @throws Error if the data isn't a copy with this number of fields */
  read(part: Uint8Array): void {
    const bytes = this.#rest.length === 0 ? part : joined(this.#rest, part);
    let at = 0;
    if (!this.#isBegun && bytes.length >= headBytes) {
      for (let flag = flagsAt; flag < headBytes; flag += 1) if (bytes[flag] !== 0) throw new Error('the copy has an unknown header');
      this.#isBegun = true;
      at = headBytes;
    }
    if (this.#isBegun) for (let next = this.#row(bytes, at); next !== -1; next = this.#row(bytes, at)) at = next;
    this.#rest = bytes.slice(at);
  }

  /** @returns where the next row starts; -1 if this one is incomplete, or the last was read */
  #row(bytes: Uint8Array, from: number): number {
    const whole = bytes.length;
    if (from + 2 > whole) return -1;
    const count = wordAt(bytes, from);
    const fields = this.#starts.length;
    if (count === endMark) {
      this.isWhole = true;
      return -1;
    }
    if (count !== fields) throw new Error('the copy has an unexpected number of fields');
    let at = from + 2;
    for (let field = 0; field < fields; field += 1) {
      if (at + 4 > whole) return -1;
      const length = ((wordAt(bytes, at) << 16) | wordAt(bytes, at + 2)) >>> 0;
      at += 4;
      if (length === noValue) {
        this.#starts[field] = this.#ends[field] = -1;
        continue;
      }
      this.#starts[field] = at;
      at += length;
      this.#ends[field] = at;
    }
    if (at > whole) return -1;
    this.#take({ bytes, starts: this.#starts, ends: this.#ends });
    return at;
  }
}

const wordAt = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}
