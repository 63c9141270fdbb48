/** Which members (rows, titles, companies) have a word, for words that begin as typed. */
import { emptyBits, setBit } from './bits.ts';
import { indexOfText, prefixRange, stringTable, type StringTable } from './string-table.ts';
import { ByteWriter, compareTexts, NumberWriter } from './utf8.ts';

export interface WordIndex {
  /** In order of code points. */
  readonly words: StringTable;
  /** Where each word's members begin in `members`; one more than there are words. */
  readonly starts: Uint32Array;
  /** Ascending, as differences in LEB128. */
  readonly members: Uint8Array;
}

/** Takes words in, member by member. */
export class WordIndexBuilder {
  readonly #codes = new Map<string, number>();
  readonly #codesOfMembers = new NumberWriter();
  readonly #ends = new NumberWriter();

  /** @param folded words separated by single spaces */
  add(folded: string): void {
    const first = this.#codesOfMembers.length;
    for (let from = 0; from < folded.length;) {
      let to = folded.indexOf(' ', from);
      if (to === -1) to = folded.length;
      const word = folded.slice(from, to);
      let code = this.#codes.get(word);
      if (code === undefined) {
        code = this.#codes.size;
        this.#codes.set(word, code);
      }
      if (!this.#has(first, code)) this.#codesOfMembers.push(code);
      from = to + 1;
    }
    this.#ends.push(this.#codesOfMembers.length);
  }

  /** Texts are short; a set for each would cost more. */
  #has(first: number, code: number): boolean {
    const { values, length } = this.#codesOfMembers;
    for (let at = first; at < length; at += 1) if (values[at] === code) return true;
    return false;
  }

  /** @param order the members in their final order, by the number in which they were added */
  build(order: Uint32Array): WordIndex {
    const count = this.#codes.size;
    const inOrder = [...this.#codes.keys()].toSorted(compareTexts);
    const rankOf = new Uint32Array(count);
    inOrder.forEach((word, rank) => (rankOf[this.#codes.get(word)!] = rank));
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
    return { words: stringTable(inOrder, count), starts, members: writer.done() };
  }
}

/** @param size how many members there are @returns the members with a word that begins so */
export function membersByPrefix(index: WordIndex, prefix: string, size: number): Uint32Array {
  const [from, to] = prefixRange(index.words, prefix);
  return membersOf(index, from, to, size);
}

/** @returns the members with exactly this word */
export function membersByWord(index: WordIndex, word: string, size: number): Uint32Array {
  const at = indexOfText(index.words, word);
  return at === -1 ? emptyBits(size) : membersOf(index, at, at + 1, size);
}

function membersOf({ starts, members }: WordIndex, from: number, to: number, size: number): Uint32Array {
  const bits = emptyBits(size);
  for (let word = from; word < to; word += 1) {
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
      setBit(bits, member);
    }
  }
  return bits;
}
