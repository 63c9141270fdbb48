/** Reads the fields that a provider declares beyond facts, from where their JSON pointers lead. */
import type { ExtraField, ExtraType, ExtraValue } from './provider.ts';

/** As of facts (fact-list.ts): real values are far shorter. */
const mostText = 5_000;
const mostItems = 200;
const mostItemText = 500;

/** The documented type, for a sentence: "expected a number". */
const expectedWords: Readonly<Record<ExtraType, string>> = {
  text: 'a text',
  number: 'a number',
  date: 'a date',
  yes_no: 'true or false',
  list: 'a list of texts',
};

type Leaf = { readonly value: unknown; readonly pointer: string };

/** What is not where it should be: an object, or a list. */
class OtherType extends Error {
  readonly pointer: string;
  readonly expected: string;
  constructor(pointer: string, expected: string) {
    super(expected);
    this.pointer = pointer;
    this.expected = expected;
  }
}

/**
 * @param pointer where the person or company is in the whole answer
 */
export function readExtra(record: unknown, { about, at, type }: ExtraField, pointer: string): ExtraValue {
  const nothing = { about, at, pointer: `${pointer}${at}`, value: null, expected: null };
  try {
    const leaves = [...leavesAt(record, at.split('/').slice(1).map(unescaped), pointer)];
    const [first] = leaves;
    if (!first) return nothing;
    const value = at.split('/').includes('*') ? listOf(leaves, ['string']) : valueOf(first, type);
    return value === null ? nothing : { about, at, pointer: first.pointer, value, expected: null };
  } catch (error) {
    if (!(error instanceof OtherType)) throw error;
    return { about, at, pointer: error.pointer, value: null, expected: error.expected };
  }
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** The values at a pointer. Null and absent are the same: not known. */
function* leavesAt(value: unknown, [part, ...rest]: readonly string[], pointer: string): Generator<Leaf> {
  if (value === undefined || value === null) return;
  if (part === undefined) {
    yield { value, pointer };
    return;
  }
  if (part === '*') {
    if (!Array.isArray(value)) throw new OtherType(pointer, 'a list');
    for (const [index, item] of (value as unknown[]).entries()) yield* leavesAt(item, rest, `${pointer}/${index}`);
    return;
  }
  if (typeof value !== 'object') throw new OtherType(pointer, 'an object');
  // Of a list, a number is an item (RFC 6901, section 4).
  if (Array.isArray(value) && !/^(?:0|[1-9]\d*)$/.test(part)) throw new OtherType(pointer, 'an object');
  if (!Object.hasOwn(value, part)) return;
  yield* leavesAt((value as Readonly<Record<string, unknown>>)[part], rest, `${pointer}/${escaped(part)}`);
}

function valueOf({ value, pointer }: Leaf, type: ExtraType): ExtraValue['value'] {
  const wrong = (): never => {
    throw new OtherType(pointer, expectedWords[type]);
  };
  switch (type) {
    case 'text':
      if (typeof value !== 'string') return wrong();
      return value.trim() === '' ? null : value.trim().slice(0, mostText).toWellFormed();
    case 'number': {
      if (typeof value === 'string' && value.trim() === '') return null;
      const number = typeof value === 'string' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : wrong();
    }
    case 'date':
      if (typeof value !== 'string') return wrong();
      if (value.trim() === '') return null;
      // A year, a month or a day, perhaps with a time (ISO 8601).
      return /^\s*(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?![\d-])/.exec(value)?.[1] ?? wrong();
    case 'yes_no':
      return typeof value === 'boolean' ? value : wrong();
    case 'list':
      return Array.isArray(value)
        ? listOf(
            (value as unknown[]).flatMap((item, index) => (item === null ? [] : { value: item, pointer: `${pointer}/${index}` })),
            ['string', 'number'],
          )
        : wrong();
  }
}

function listOf(leaves: readonly Leaf[], types: readonly ('string' | 'number')[]): readonly string[] | null {
  const texts = leaves.flatMap(({ value, pointer }) => {
    if (!types.some((type) => type === typeof value)) throw new OtherType(pointer, 'a text');
    const text = String(value).trim();
    return text === '' || text.length > mostItemText ? [] : [text];
  });
  const once = [...new Set(texts)].slice(0, mostItems);
  return once.length === 0 ? null : once;
}
