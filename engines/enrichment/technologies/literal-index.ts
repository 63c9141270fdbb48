/**
 * Finds which of thousands of words a text contains, in one pass. A table over windows of four characters (three for short words) says where to
 * compare, as in the Wu–Manber algorithm ("A fast algorithm for multi-pattern searching", 1994).
 */

/** Windows on nearly every page are bad places to look: each occurrence costs a comparison. */
const common = new Set([
  'http',
  'ttps',
  'tps:',
  '.com',
  'com/',
  'www.',
  '.js',
  'scri',
  'crip',
  'ript',
  'cont',
  'onte',
  'nten',
  'tent',
  '.min',
  'min.',
  'clas',
  'lass',
  'styl',
  'tyle',
  'type',
  'href',
  'link',
  'meta',
  'data',
  'name',
  'src=',
  '://',
  'div ',
  '<div',
  '<scr',
  '<lin',
  '<met',
  'image',
  'imag',
  'mage',
  'widt',
  'idth',
  'font',
  'html',
  'body',
  'text',
  'head',
  '.css',
  'css/',
  '/js/',
  '.net',
  'net/',
  'site',
  'cdn.',
  '://c',
  '://w',
  's://',
]);
/** Occurrences of a word that are kept. */
const mostPositions = 24;

interface Place {
  readonly word: number;
  /** Of the window in the word. */
  readonly offset: number;
}

export class LiteralIndex {
  readonly #words: readonly string[];
  readonly #long = new Map<number, Place[]>();
  readonly #short = new Map<number, Place[]>();
  /** One bit per value of 16 bits of a window: most windows of a page are in none. */
  readonly #filter = new Uint8Array(8192);

  /** @param words in lower case, at least three characters each */
  constructor(words: readonly string[]) {
    this.#words = words;
    const uses = new Map<string, number>();
    for (const word of words)
      for (let at = 0; at + 4 <= word.length; at++) uses.set(word.slice(at, at + 4), (uses.get(word.slice(at, at + 4)) ?? 0) + 1);
    for (const [index, word] of words.entries()) {
      const size = word.length < 4 ? 3 : 4;
      let best = 0;
      let least = Infinity;
      for (let at = 0; at + size <= word.length; at++) {
        const window = word.slice(at, at + size);
        const cost = (uses.get(window) ?? 0) + (common.has(window) ? 1000 : 0);
        if (cost < least) [best, least] = [at, cost];
      }
      const key = size === 3 ? key3(word, best) : key4(word, best);
      const table = size === 3 ? this.#short : this.#long;
      const places = table.get(key);
      if (places) places.push({ word: index, offset: best });
      else table.set(key, [{ word: index, offset: best }]);
      const bit = hash(key);
      this.#filter[bit >> 3] = (this.#filter[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }

  /** @returns by the number of the word, where it is in the text, the first places only. In the text in lower case, whatever its length. */
  find(text: string): Map<number, number[]> {
    const found = new Map<number, number[]>();
    const lowered = text.toLowerCase();
    // A rare letter becomes two in lower case; positions must fit the text as written.
    const source = lowered.length === text.length ? lowered : text.replaceAll(/[A-Z]/g, (char) => char.toLowerCase());
    const check = (places: readonly Place[] | undefined, at: number): void => {
      if (!places) return;
      for (const { word, offset } of places) {
        const start = at - offset;
        if (start < 0 || !source.startsWith(this.#words[word] ?? '', start)) continue;
        const positions = found.get(word);
        if (!positions) found.set(word, [start]);
        else if (positions.length < mostPositions) positions.push(start);
      }
    };
    let key = 0;
    for (let end = 0; end < source.length; end++) {
      key = (key << 8) | (source.charCodeAt(end) & 255) | 0;
      if (end >= 3) {
        const bit = hash(key);
        if (((this.#filter[bit >> 3] ?? 0) >> (bit & 7)) & 1) check(this.#long.get(key), end - 3);
      }
      if (end >= 2 && this.#short.size > 0) {
        const three = key & 0xff_ff_ff;
        const bit = hash(three);
        if (((this.#filter[bit >> 3] ?? 0) >> (bit & 7)) & 1) check(this.#short.get(three), end - 2);
      }
    }
    return found;
  }
}

/** 16 bits of Knuth's multiplicative hash. */
const hash = (key: number): number => Math.imul(key, 0x9e_37_79_b1) >>> 16;
const key3 = (word: string, at: number): number =>
  ((word.charCodeAt(at) & 255) << 16) | ((word.charCodeAt(at + 1) & 255) << 8) | (word.charCodeAt(at + 2) & 255);
const key4 = (word: string, at: number): number => (key3(word, at) << 8) | (word.charCodeAt(at + 3) & 255) | 0;
