/** An inverted index: the members (rows, titles, companies) that contain a word, found by prefix. */
import { emptyBits, setBit } from './bits.ts';
import { Numbering, translation } from './numbering.ts';
import { indexOfText, prefixRange, sortedTable, textCount, type StringTable } from './string-table.ts';
import { ByteWriter, NumberWriter, writeUtf8 } from './utf8.ts';

export interface WordIndex {
  /** In code point order. */
  readonly words: StringTable;
  /** The offset of each word's members in `members`; one more entry than there are words. */
  readonly starts: Uint32Array;
  /** Ascending, stored as differences in LEB128. */
  readonly members: Uint8Array;
}

/** Collects words, member by member. */
export class WordIndexBuilder {
  readonly #numbers = new Numbering();
  readonly #codesOfMembers = new NumberWriter(16);
  readonly #ends = new NumberWriter(16);
  #scratch = new Uint8Array(256);

  /** @param folded words separated by single spaces */
  add(folded: string): void {
    if (this.#scratch.length < folded.length * 3) this.#scratch = new Uint8Array(folded.length * 6);
    this.addBytes(this.#scratch, 0, writeUtf8(folded, this.#scratch, 0));
  }

  /** Like {@link add}, from UTF-8. */
  addBytes(bytes: Uint8Array, from: number, to: number): void {
    const first = this.#codesOfMembers.length;
    while (from < to) {
      let end = from;
      while (end < to && bytes[end] !== 0x20) end += 1;
      const code = this.#numbers.of(bytes, from, end) - 1;
      if (!this.#has(first, code)) this.#codesOfMembers.push(code);
      from = end + 1;
    }
    this.#ends.push(this.#codesOfMembers.length);
  }

  /** Texts are short, so a linear scan is cheaper than a set. */
  #has(first: number, code: number): boolean {
    const { values, length } = this.#codesOfMembers;
    for (let at = first; at < length; at += 1) if (values[at] === code) return true;
    return false;
  }

  /**
   * Adds members of a finished index. @param size the number of its members @param members which ones, in the order in which they are
   * added
   */
  addFrom(index: WordIndex, size: number, members: Uint32Array): void {
    const { starts, words } = wordsByMember(index, size);
    const codeOf = translation(index.words, this.#numbers);
    for (const member of members) {
      for (let at = starts[member]!; at < starts[member + 1]!; at += 1) this.#codesOfMembers.push(codeOf(words[at]! + 1) - 1);
      this.#ends.push(this.#codesOfMembers.length);
    }
  }

  /** @param order the members in their final order, by the position at which they were added */
  build(order: Uint32Array): WordIndex {
    const count = this.#numbers.size;
    const { table, order: inOrder } = sortedTable(this.#numbers.table());
    const rankOf = new Uint32Array(count);
    inOrder.forEach((code, rank) => (rankOf[code] = rank));
    const codes = this.#codesOfMembers.values;
    const next = new Uint32Array(count + 1);
    for (let at = 0; at < this.#codesOfMembers.length; at += 1) next[rankOf[codes[at]!]! + 1]! += 1;
    for (let rank = 0; rank < count; rank += 1) next[rank + 1]! += next[rank]!;
    const firsts = next.slice();
    const flat = new Uint32Array(this.#codesOfMembers.length);
    for (let member = 0; member < order.length; member += 1) {
      const added = order[member]!;
      const to = this.#ends.values[added]!;
      for (let at = added === 0 ? 0 : this.#ends.values[added - 1]!; at < to; at += 1) {
        const rank = rankOf[codes[at]!]!;
        flat[next[rank]!] = member;
        next[rank]! += 1;
      }
    }
    const starts = new Uint32Array(count + 1);
    const writer = new ByteWriter(flat.length + 16);
    for (let rank = 0; rank < count; rank += 1) {
      let last = 0;
      for (let at = firsts[rank]!; at < firsts[rank + 1]!; at += 1) {
        writer.number(flat[at]! - last);
        last = flat[at]!;
      }
      starts[rank + 1] = writer.length;
    }
    return { words: table, starts, members: writer.done() };
  }
}

/** @param size the number of members @returns the members that have a word with this prefix */
export function membersByPrefix(index: WordIndex, prefix: string, size: number): Uint32Array {
  const [from, to] = prefixRange(index.words, prefix);
  return membersOf(index, from, to, size);
}

/** @returns the members that have exactly this word */
export function membersByWord(index: WordIndex, word: string, size: number): Uint32Array {
  const at = indexOfText(index.words, word);
  return at === -1 ? emptyBits(size) : membersOf(index, at, at + 1, size);
}

function membersOf(index: WordIndex, from: number, to: number, size: number): Uint32Array {
  const bits = emptyBits(size);
  for (let word = from; word < to; word += 1) forEachMember(index, word, (member) => setBit(bits, member));
  return bits;
}

/** Calls with each member that has a word, ascending. @param word its place in the table */
export function forEachMember({ starts, members }: WordIndex, word: number, take: (member: number) => void): void {
  const end = starts[word + 1]!;
  let member = 0;
  for (let at = starts[word]!; at < end;) {
    let byte = members[at++]!;
    let difference = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = members[at++]!;
      difference |= (byte & 0x7f) << shift;
    }
    member += difference;
    take(member);
  }
}

/** The words of each member, in order. @returns `words` has word numbers; those of a member start at its entry in `starts` */
export function wordsByMember(index: WordIndex, size: number): { readonly starts: Uint32Array; readonly words: Uint32Array } {
  const count = textCount(index.words);
  const starts = new Uint32Array(size + 1);
  for (let word = 0; word < count; word += 1) forEachMember(index, word, (member) => (starts[member + 1]! += 1));
  for (let member = 0; member < size; member += 1) starts[member + 1]! += starts[member]!;
  const words = new Uint32Array(starts[size]!);
  const next = starts.slice();
  for (let word = 0; word < count; word += 1)
    forEachMember(index, word, (member) => {
      words[next[member]!] = word;
      next[member]! += 1;
    });
  return { starts, words };
}
