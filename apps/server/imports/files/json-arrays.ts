/**
 * Finds where the rows of a JSON file can be whose outermost value is one object: arrays of objects, as APIs and exports wrap their rows (`{"contacts": […]}`,
 * `{"data": {"items": […]}, "meta": …}`), and objects by key, as databases export them (`{"c1": {…}, "c2": {…}}`). Looks only at structure, so it reads gigabytes in seconds and keeps nothing but names in memory.
 */
import { createReadStream } from 'node:fs';

export interface JsonArray {
  /** The names of the members that lead to it, with dots: "data.items". */
  readonly path: string;
  /** Its offset in bytes, of the opening bracket. */
  readonly start: number;
  /** The offset of its closing bracket; null if the file ends before it. */
  readonly end: number | null;
  /** How many objects it contains, not counting objects inside them. */
  readonly objects: number;
  /** Whether it is an object whose members are the rows, each under its key. Its start and end are braces. */
  readonly isKeyed?: true;
}

export interface JsonWrapper {
  /** Arrays with at least one object, in the order of the file. */
  readonly arrays: readonly JsonArray[];
  /** Objects that have almost only objects as members, those with the most members first; the outermost one has an empty path. */
  readonly keyed: readonly JsonArray[];
  /** Members of the outermost object whose values are strings, numbers, true, false or null. */
  readonly plainMembers: readonly string[];
}

/** How many levels deep arrays are looked for. `{"response": {"data": {"contacts": {"items": […]}}}}` is as deep as programs write. */
const deepest = 5;
/** A file with more arrays or members isn't a wrapped list, but a record of its own. */
const mostArrays = 200;
const mostMembers = 2_000;
/** Objects by key that are kept while the file is read: each record of a list may contain one. */
const mostKeyed = 20;
/** An object with fewer objects as members isn't a list. */
const fewestKeyed = 2;
/** One other member (a version, a count) for this many objects. */
const objectsPerOther = 5;
/** Bytes of a member's name; a longer one is cut off. */
const longestName = 200;

/** @returns null if the outermost value is not an object, or another value follows it (one object per line); the file system's errors */
export async function findJsonArrays(path: string, signal?: AbortSignal): Promise<JsonWrapper | null> {
  const scan = new Scan();
  for await (const piece of createReadStream(path, {
    highWaterMark: 1 << 18,
    ...(signal ? { signal } : {}),
  }) as AsyncIterable<Buffer>)
    if (!scan.read(piece)) return null;
  return scan.result();
}

/** Structural characters of JSON (RFC 8259, 2). */
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openObject, closeObject, openArray, closeArray] = [0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
/** The bytes of a byte order mark, which may precede the file. */
const isMark = (byte: number): boolean => byte === 0xef || byte === 0xbb || byte === 0xbf;

/** An object that encloses the current position. */
interface Level {
  readonly start: number;
  objects: number;
  others: number;
}

type FoundArray = { -readonly [Member in keyof JsonArray]: JsonArray[Member] };

class Scan {
  readonly #arrays: FoundArray[] = [];
  readonly #plain: string[] = [];
  /** Names of the members that enclose the current position, as long as only objects enclose it. */
  readonly #names: string[] = [];
  /** The objects that these members belong to. */
  readonly #levels: Level[] = [];
  #keyed: JsonArray[] = [];
  #open: FoundArray | null = null;
  /** How many objects and arrays are open. */
  #depth = 0;
  /** The depth of the array whose objects are counted; 0 outside of one. */
  #arrayDepth = 0;
  #offset = 0;
  #isString = false;
  #isEscaped = false;
  /** The string that may be a member's name; null if it isn't kept. */
  #name: Buffer[] | null = null;
  #lastName = '';
  #expectsName = false;
  #expectsValue = false;
  #isOver = false;

  /** @returns false if the file is not one object */
  read(piece: Buffer): boolean {
    for (let at = 0; at < piece.length; at += 1) {
      if (this.#isString) {
        at = this.#readString(piece, at);
        continue;
      }
      const byte = piece[at] ?? 0;
      if (isSpace(byte)) continue;
      if (this.#isOver) return false;
      if (this.#depth === 0) {
        if (byte === openObject) this.#begin(byte, at);
        else if (!isMark(byte)) return false;
      } else this.#structure(byte, at);
    }
    this.#offset += piece.length;
    return true;
  }

  result(): JsonWrapper | null {
    if (this.#depth === 0 && !this.#isOver) return null;
    const arrays = this.#arrays.filter(({ objects }) => objects > 0);
    return { arrays: arrays.length > mostArrays ? [] : arrays, keyed: mostObjectsFirst(this.#keyed), plainMembers: this.#plain };
  }

  /** Continues reading a string. @returns the position of its end, or of the end of the piece */
  #readString(piece: Buffer, from: number): number {
    let at = from;
    if (this.#isEscaped) {
      this.#isEscaped = false;
      at += 1;
    }
    for (;;) {
      const end = piece.indexOf(quote, at);
      const stop = end === -1 ? piece.length : end;
      let backslashes = 0;
      while (stop - backslashes > at && piece[stop - backslashes - 1] === backslash) backslashes += 1;
      if (end === -1) {
        this.#isEscaped = backslashes % 2 === 1;
        this.#keep(piece.subarray(from));
        return piece.length;
      }
      if (backslashes % 2 === 0) break;
      at = end + 1;
    }
    const end = piece.indexOf(quote, at);
    this.#isString = false;
    this.#keep(piece.subarray(from, end));
    if (this.#name) this.#lastName = nameOf(Buffer.concat(this.#name));
    this.#name = null;
    return end;
  }

  #keep(bytes: Buffer): void {
    if (!this.#name) return;
    const length = this.#name.reduce((sum, each) => sum + each.length, 0);
    if (length < longestName) this.#name.push(Buffer.from(bytes.subarray(0, longestName - length)));
  }

  #structure(byte: number, at: number): void {
    const isTracked = this.#arrayDepth === 0 && this.#depth === this.#names.length;
    switch (byte) {
      case openObject:
      case openArray:
        this.#begin(byte, at);
        return;
      case closeObject:
      case closeArray:
        this.#close(at);
        return;
      case comma:
        this.#expectsName = isTracked;
        return;
      case colon:
        if (isTracked && this.#expectsName) this.#names[this.#depth - 1] = this.#lastName;
        this.#expectsName = false;
        this.#expectsValue = isTracked;
        return;
      default:
        if (byte === quote) {
          this.#isString = true;
          this.#name = isTracked && this.#expectsName ? [] : null;
        }
        if (this.#expectsValue) this.#count('others');
        if (this.#expectsValue && this.#depth === 1 && this.#plain.length < mostMembers) this.#plain.push(this.#names[0] ?? '');
        this.#expectsValue = false;
    }
  }

  #begin(byte: number, at: number): void {
    const isTracked = this.#arrayDepth === 0 && this.#depth === this.#names.length;
    this.#expectsValue = false;
    if (this.#open && this.#depth === this.#arrayDepth && byte === openObject) this.#open.objects += 1;
    if (isTracked) this.#count(byte === openObject ? 'objects' : 'others');
    this.#depth += 1;
    this.#expectsName = false;
    if (!isTracked || this.#depth > deepest + 1) return;
    if (byte === openObject) {
      this.#names.push('');
      this.#levels.push({ start: this.#offset + at, objects: 0, others: 0 });
      this.#expectsName = true;
    } else if (this.#arrays.length <= mostArrays) {
      this.#open = { path: this.#names.join('.'), start: this.#offset + at, end: null, objects: 0 };
      this.#arrays.push(this.#open);
      this.#arrayDepth = this.#depth;
    }
  }

  #close(at: number): void {
    if (this.#open && this.#depth === this.#arrayDepth) {
      this.#open.end = this.#offset + at;
      // A file can have very many arrays of numbers.
      if (this.#open.objects === 0) this.#arrays.pop();
      this.#open = null;
      this.#arrayDepth = 0;
    } else if (this.#arrayDepth === 0 && this.#names.length === this.#depth) this.#closeLevel(at);
    this.#depth -= 1;
    this.#isOver = this.#depth === 0;
  }

  #closeLevel(at: number): void {
    this.#names.pop();
    const level = this.#levels.pop();
    if (!level || level.objects < fewestKeyed || level.others * objectsPerOther > level.objects) return;
    const { start, objects } = level;
    this.#keyed.push({ path: this.#names.join('.'), start, end: this.#offset + at, objects, isKeyed: true });
    if (this.#keyed.length > 2 * mostKeyed) this.#keyed = mostObjectsFirst(this.#keyed);
  }

  #count(what: 'objects' | 'others'): void {
    const level = this.#levels.at(-1);
    if (level) level[what] += 1;
  }
}

const mostObjectsFirst = (found: readonly JsonArray[]): JsonArray[] => found.toSorted((a, b) => b.objects - a.objects).slice(0, mostKeyed);

/** A name as it is written in the file, with its escapes resolved if it is complete. */
function nameOf(bytes: Buffer): string {
  const text = bytes.toString();
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}
