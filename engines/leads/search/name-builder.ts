/** Collects names by member: the words that find each one, and its sort key. */
import { foldText } from '@leadlight/vocabulary/text';
import { foldLatinBytes } from './fold-bytes.ts';
import type { CopiedFields } from './lead-record.ts';
import { KeyColumn, type NameOrder } from './name-order.ts';
import { keyOfFolded, sortKeyLength } from './normal.ts';
import { readUtf8 } from './utf8.ts';
import { WordIndexBuilder, type WordIndex } from './word-index.ts';

const spaceByte = 0x20;
/** The most bytes that one byte folds to. */
const maxFoldedBytes = 5;

export class NameBuilder {
  readonly words = new WordIndexBuilder();
  readonly keys = new KeyColumn();
  #folded = new Uint8Array(256);

  /** Adds members of a finished index. @param rows which members, in the order in which they are added */
  addFrom(words: WordIndex, order: NameOrder, rows: Uint32Array): void {
    this.words.addFrom(words, order.rows.length, rows);
    this.keys.addFrom(order, rows);
  }

  /** @param more additional text that finds the member */
  add(name: string, more = ''): void {
    const folded = foldText(name);
    this.words.add(more === '' ? folded : `${folded} ${foldText(more)}`.trim());
    this.keys.add(keyOfFolded(folded));
  }

  /**
   * Like {@link add}, from UTF-8, so that few names need strings.
   * @param fields the name, followed by the fields that also find the member
   */
  addCopied({ bytes, starts, ends }: CopiedFields, fields: readonly number[]): void {
    let needed = 0;
    for (const field of fields) needed += (ends[field]! - starts[field]!) * maxFoldedBytes + 1;
    if (this.#folded.length < needed) this.#folded = new Uint8Array(needed * 2);
    const folded = this.#folded;
    let key = -1;
    let length = 0;
    for (const field of fields) {
      const begin = length === 0 ? 0 : length + 1;
      const more = starts[field] === -1 ? 0 : foldLatinBytes(bytes, starts[field]!, ends[field]!, folded, begin);
      if (more === -1 || (key === -1 && more > sortKeyLength)) {
        const [name = '', ...others] = fields.map((each) => (starts[each] === -1 ? '' : readUtf8(bytes, starts[each]!, ends[each]!)));
        return this.add(name, others.join(' '));
      }
      if (more > 0) {
        if (length > 0) folded[length] = spaceByte;
        length = begin + more;
      }
      if (key === -1) key = length;
    }
    this.words.addBytes(folded, 0, length);
    this.keys.addBytes(folded, 0, key);
  }
}
