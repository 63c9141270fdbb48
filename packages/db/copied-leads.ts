/**
 * All leads of one owner, as PostgreSQL copies them out: one statement, and the fields stay bytes. As rows of the driver a million leads cost
 * seven times as long.
 */
import { leadFields, type LeadKind, type LeadText } from '@leadlight/leads';
import { to as copyTo } from 'pg-copy-streams';
import type { PoolClient } from 'pg';
import type { WorkspaceTx } from './connect.ts';
import { allLeads } from './search-feed.queries.ts';

const tab = 0x09;
const newline = 0x0a;
const backslash = 0x5c;
const letterN = 0x4e;

/** What stands behind a backslash, where it is not itself (PostgreSQL, COPY, "Text Format"). */
const escaped = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }).map(([letter, meant]) => [
    letter.charCodeAt(0),
    meant.charCodeAt(0),
  ]),
);

/**
 * @param take is given each lead; its text is the reader's and is another lead's afterwards
 * @throws what the database throws
 */
export async function copyLeads(tx: WorkspaceTx, kind: LeadKind, take: (lead: LeadText) => void): Promise<void> {
  const stream = (tx as unknown as PoolClient).query(copyTo(allLeads(kind)));
  const lines = new CopiedLines(leadFields[kind].length, take);
  for await (const part of stream as AsyncIterable<Buffer>) lines.read(part);
}

/** Cuts PostgreSQL's text format into fields. */
export class CopiedLines {
  readonly #take: (lead: LeadText) => void;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  /** The beginning of a line that goes on in the next part. */
  #rest: Uint8Array = new Uint8Array(0);

  constructor(fields: number, take: (lead: LeadText) => void) {
    this.#take = take;
    this.#starts = new Int32Array(fields);
    this.#ends = new Int32Array(fields);
  }

  /** @param part is written over: an escape is shorter than what it says */
  read(part: Uint8Array): void {
    const bytes = this.#rest.length === 0 ? part : joined(this.#rest, part);
    const last = bytes.lastIndexOf(newline);
    for (let at = 0; at <= last;) at = this.#line(bytes, at);
    this.#rest = bytes.slice(last + 1);
  }

  /** @returns where the next line begins */
  #line(bytes: Uint8Array, from: number): number {
    let field = 0;
    let start = from;
    let to = from;
    let isNull = false;
    for (let at = from; ; at += 1) {
      const byte = bytes[at] ?? newline;
      if (byte === backslash) {
        at += 1;
        // A text's own backslash is doubled: this is no letter N.
        const letter = bytes[at] ?? backslash;
        if (letter === letterN) isNull = true;
        else bytes[to++] = escaped.get(letter) ?? letter;
      } else if (byte === tab || byte === newline) {
        this.#starts[field] = isNull ? -1 : start;
        this.#ends[field] = isNull ? -1 : to;
        field += 1;
        start = to = at + 1;
        isNull = false;
        if (byte === tab) continue;
        this.#take({ bytes, starts: this.#starts, ends: this.#ends });
        return start;
      } else bytes[to++] = byte;
    }
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}
