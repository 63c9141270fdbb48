/**
 * Reads a provider's JSON by documented types. A value of another type ends the reading and is named by its JSON pointer (RFC 6901), so that a
 * provider's change is seen instead of becoming a wrong value. Null, absent, and blank are the same: not known.
 */
import { readExtra } from './extras.ts';
import type { AnswerFault, ExtraField, ExtraValue, ProviderOutcome } from './provider.ts';

class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
  readonly field: string;
  readonly expected: string;
  readonly fault: AnswerFault;
  constructor(field: string, expected: string, fault: AnswerFault) {
    super(`${field}: expected ${expected}`);
    this.field = field;
    this.expected = expected;
    this.fault = fault;
  }
}

export interface AnswerReader {
  /** JSON pointer of this object; "" for the whole answer. */
  readonly pointer: string;
  readonly pointerOf: (name: string) => string;
  readonly has: (name: string) => boolean;
  /** An object; an empty one where it is missing. */
  readonly object: (name: string) => AnswerReader;
  /** Like `object`, but it must be there. */
  readonly needed: (name: string) => AnswerReader;
  /** Trimmed text; null if missing. */
  readonly text: (name: string) => string | null;
  /** Like `text`; `true` and `false` only say whether the provider has a value that the plan does not include. */
  readonly textOrFlag: (name: string) => string | null;
  /** Like `text`; a number is written as text. */
  readonly textOrNumber: (name: string) => string | null;
  readonly number: (name: string) => number | null;
  /** A number, also as text: "2011". */
  readonly wholeNumber: (name: string) => number | null;
  /** A year, also in a text with one: "2011", "August 1, 2011". A text without a year is not known. */
  readonly year: (name: string) => number | null;
  /** The first of these fields that has a text, and where it is. Every one is read, so that a changed type of any is seen. */
  readonly first: (...names: readonly string[]) => Found;
  /** The texts of these fields, joined with commas; parts that repeat the one before are left out. The place is that of the first. */
  readonly joined: (...names: readonly string[]) => Found;
  /** Like `joined`, with fields that may be `true` or `false`, as in `textOrFlag`. */
  readonly joinedOrFlags: (...names: readonly string[]) => Found;
  readonly flag: (name: string) => boolean | null;
  readonly texts: (name: string) => readonly string[];
  readonly textsOrFlag: (name: string) => readonly string[];
  readonly numbers: (name: string) => readonly number[];
  /** Items that are null are left out. */
  readonly objects: (name: string) => readonly AnswerReader[];
  /** A declared field beyond facts. One of another type says so and leaves the rest of the answer readable: it was paid for. */
  readonly extra: (field: ExtraField) => ExtraValue;
}

/** A value and its JSON pointer. */
export interface Found<Value = string> {
  readonly value: Value | null;
  readonly pointer: string;
}

/**
 * Runs a transform.
 * @param pointer where this part of the answer is, if it is not the whole
 * @returns what it returns, or `bad_answer` with the field that has another type; the call was charged as `charged` says
 */
export function readAnswer(json: unknown, charged: number, read: (answer: AnswerReader) => ProviderOutcome, pointer = ''): ProviderOutcome {
  try {
    return read(readerOf(json, pointer));
  } catch (error) {
    if (!(error instanceof WrongAnswer)) throw error;
    const { field, expected, fault } = error;
    return { kind: 'bad_answer', fault, field, expected, cost: { credits: charged, certainty: 'possible' } };
  }
}

function readerOf(value: unknown, pointer: string): AnswerReader {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongAnswer(pointer, 'an object', 'wrong_type');
  const record = value as Readonly<Record<string, unknown>>;
  const pointerOf = (name: string): string => `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const valueOf = (name: string): unknown => (Object.hasOwn(record, name) ? (record[name] ?? undefined) : undefined);
  const wrong = (name: string, expected: string): WrongAnswer => new WrongAnswer(pointerOf(name), expected, 'wrong_type');
  const asText = (name: string, found: unknown): string | null => {
    if (found === undefined) return null;
    if (typeof found !== 'string') throw wrong(name, 'a text');
    return found.trim() === '' ? null : found.trim();
  };
  const listOf = (name: string, expected: string): readonly unknown[] => {
    const found = valueOf(name);
    if (found === undefined) return [];
    if (!Array.isArray(found)) throw wrong(name, `a list of ${expected}`);
    return found;
  };
  const asNumber = (name: string, found: unknown): number | null => {
    if (found === undefined) return null;
    if (typeof found !== 'number' || !Number.isFinite(found)) throw wrong(name, 'a number');
    return found;
  };
  const reader: AnswerReader = {
    pointer,
    pointerOf,
    has: (name) => valueOf(name) !== undefined,
    object: (name) => readerOf(valueOf(name) ?? {}, pointerOf(name)),
    needed(name) {
      if (valueOf(name) === undefined) throw new WrongAnswer(pointerOf(name), 'an object', 'missing');
      return reader.object(name);
    },
    text: (name) => asText(name, valueOf(name)),
    textOrFlag: (name) => (typeof valueOf(name) === 'boolean' ? null : asText(name, valueOf(name))),
    textOrNumber: (name) => (typeof valueOf(name) === 'number' ? String(valueOf(name)) : asText(name, valueOf(name))),
    number: (name) => asNumber(name, valueOf(name)),
    wholeNumber(name) {
      const found = valueOf(name);
      const number = typeof found === 'string' && /^\s*\d{1,15}\s*$/.test(found) ? Number(found) : found;
      if (typeof found === 'string' && found.trim() === '') return null;
      const read = asNumber(name, number);
      if (read !== null && !Number.isInteger(read)) throw wrong(name, 'a whole number');
      return read;
    },
    year(name) {
      const found = valueOf(name);
      if (typeof found !== 'string') return reader.wholeNumber(name);
      const [year, ...others] = found.match(/(?<!\d)[12]\d{3}(?!\d)/g) ?? [];
      return year === undefined || others.length > 0 ? null : Number(year);
    },
    first(...names) {
      const all = names.map((name) => ({ value: reader.text(name), pointer: pointerOf(name) }));
      return all.find((each) => each.value !== null) ?? { value: null, pointer };
    },
    joined: (...names) => joinedOf(names.map((name) => ({ value: reader.text(name), pointer: pointerOf(name) }))),
    joinedOrFlags: (...names) => joinedOf(names.map((name) => ({ value: reader.textOrFlag(name), pointer: pointerOf(name) }))),
    flag(name) {
      const found = valueOf(name);
      if (found !== undefined && typeof found !== 'boolean') throw wrong(name, 'true or false');
      return found ?? null;
    },
    texts: (name) =>
      listOf(name, 'texts').flatMap((each, index) =>
        each === null ? [] : (asText(name, typeof each === 'string' ? each : failed(`${pointerOf(name)}/${index}`, 'a text')) ?? []),
      ),
    textsOrFlag: (name) => (typeof valueOf(name) === 'boolean' ? [] : reader.texts(name)),
    numbers: (name) =>
      listOf(name, 'numbers').flatMap((each, index) =>
        each === null ? [] : typeof each === 'number' ? each : failed(`${pointerOf(name)}/${index}`, 'a number'),
      ),
    objects: (name) =>
      listOf(name, 'objects').flatMap((each, index) => (each === null ? [] : readerOf(each, `${pointerOf(name)}/${index}`))),
    extra: (field) => readExtra(record, field, pointer),
  };
  return reader;
}

function joinedOf(all: readonly Found[]): Found {
  const known = all.filter(({ value }) => value !== null);
  const parts = known.map(({ value }) => value).filter((value, index, values) => value !== values[index - 1]);
  return { value: parts.length === 0 ? null : parts.join(', '), pointer: known[0]?.pointer ?? '' };
}

function failed(pointer: string, expected: string): never {
  throw new WrongAnswer(pointer, expected, 'wrong_type');
}
