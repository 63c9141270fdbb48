/**
 * Made-up addresses (controls) that resemble the address in question. A server may accept any name of one kind: tagged, short, or
 * looking like a person's. Only a refused name of the same kind shows that an accepted one exists.
 *
 * A shape is the order of letters, initials, digits, separators and words for functions (`SALES`), and a range of lengths. Two names of a shape
 * have the shortest and the longest length of its range, so a server that accepts all names up to some length, or from some length on, accepts one
 * of them if that length is within the range.
 */
import { isRoleWord } from '@leadlight/vocabulary/identity';

/** Such as "a.a:9-12": letters, a dot, letters, nine to twelve characters. */
export type ControlShape = string;

/** How many made-up names of a shape decide about an accepted address. */
export const controlsPerShape = 2;

/** The ranges of lengths, including both ends. RFC 5321, section 4.5.3.1.1: a local part has at most 64 octets. */
const lengthRanges = [
  [1, 3],
  [4, 5],
  [6, 8],
  [9, 12],
  [13, 18],
  [19, 30],
  [31, 48],
  [49, 64],
] as const;

/** Longer orders of letters and separators are ids, not names: their first parts are enough. */
const maxParts = 9;

/** @param local the local part as it is written in RCPT TO, with its quotes if it has them */
export function controlShapeOf(local: string): ControlShape {
  const isQuoted = local.startsWith('"');
  const inner = isQuoted ? local.slice(1, -1).replaceAll('\\', '') : local;
  const parts = inner.match(/\p{L}+|\d+|[^\p{L}\d]/gu) ?? ['x'];
  const order = parts
    .slice(0, maxParts)
    .map((part, index, all) => (all[index - 1] !== '+' && isFunction(part, all.length === 1) ? part.toUpperCase() : partKind(part)))
    .join('');
  const [from, to] = lengthRanges.find(([, most]) => inner.length <= most) ?? [49, 64];
  return `${isQuoted ? 'q' : ''}${order}:${from}-${to}`;
}

/** Whether a server may accept this part for its meaning, whatever is beside it: "sales" in "sales-emea". Short words may be initials, unless they are alone. */
function isFunction(part: string, isAlone: boolean): boolean {
  return /^[a-z]+$/i.test(part) && (isAlone || part.length >= 4) && isRoleWord(part.toLowerCase());
}

function partKind(part: string): string {
  if (/^\d/.test(part)) return '0';
  if (!/^\p{L}/u.test(part)) return part;
  if (/[^a-z]/i.test(part)) return 'u';
  return part.length === 1 ? 'i' : 'a';
}

/**
 * Makes up a local part of this shape.
 * @param index 0: of the shortest length, 1: of the longest, others in between
 * @param random from 0 to 1
 */
export function makeUpName(shape: ControlShape, index: number, random: () => number): string {
  const isQuoted = shape.startsWith('q');
  const colon = shape.lastIndexOf(':');
  const written = shape.slice(isQuoted ? 1 : 0, colon).match(/[A-Z]+|[^A-Z]/gu) ?? [];
  const [from = 1, to = 64] = shape
    .slice(colon + 1)
    .split('-')
    .map(Number);
  const order = hasFunction(shape) && !written.some((part) => /^[aiu]$/.test(part)) ? besideFunctions(written, index) : written;
  const length = index === 0 ? from : index === 1 ? to : Math.floor((from + to) / 2);
  const lengths = partLengths(order, length);
  // A server may look for given names, or for family names: one control has a usual given name, the other a usual family name.
  const isAlone = order.indexOf('a') === order.lastIndexOf('a');
  const hasFamilyName = !isAlone && index === 1;
  const usualPart = hasFamilyName ? order.lastIndexOf('a') : order.indexOf('a');
  const usualNames = hasFamilyName ? familyNames : givenNames;
  const text = order
    .map((kind, part) => {
      const size = lengths[part] ?? 1;
      if (kind === '0') return Array.from({ length: size }, () => pick('23456789', random)).join('');
      if (kind === 'i') return pick(rareConsonants, random);
      if (kind === 'u') return `ü${lettersOf(size - 1, random)}`;
      if (kind !== 'a') return kind.toLowerCase();
      const draw = () => (part === usualPart ? withUsualName(usualNames, size, isAlone, random) : lettersOf(size, random));
      // "www", drawn by chance, is a function's word, which a server may accept.
      let letters = draw();
      for (let draws = 1; draws < mostDraws && isFunction(letters, order.length === 1); draws += 1) letters = draw();
      return letters;
    })
    .join('');
  return isQuoted ? `"${text.replaceAll(/["\\]/g, ' ')}"` : text;
}

/**
 * For functions alone, "sales" or "sales-support": one name begins with them, and shows whether the server accepts the words; the others have made-up letters
 * instead of the first part.
 */
function besideFunctions(written: readonly string[], index: number): string[] {
  return index === 0 ? [...written, '-', 'a'] : ['a', ...written.slice(1)];
}

/** Whether a server that accepts names of this shape may do so for the word in it, so that it says nothing about names without the word. */
export function hasFunction(shape: ControlShape): boolean {
  return /[A-Z]/.test(shape);
}

/** Whether the name needs SMTPUTF8. */
export function isBeyondAscii(shape: ControlShape): boolean {
  return /u/.test(shape) || Array.from(shape).some((sign) => sign > '~');
}

const minLengths: Readonly<Record<string, number>> = { a: 2, u: 2 };

/** Distributes the length over letters and digits; a shape whose parts need more gets more. */
function partLengths(order: readonly string[], length: number): number[] {
  const lengths = order.map((kind) => minLengths[kind] ?? kind.length);
  let left = length - lengths.reduce((sum, each) => sum + each, 0);
  const growing = order.flatMap((kind, part) => (kind === 'a' || kind === 'u' ? [part] : []));
  const digits = order.flatMap((kind, part) => (kind === '0' ? [part] : []));
  const able = growing.length > 0 ? growing : digits;
  for (let turn = 0; left > 0 && able.length > 0; turn++, left--) {
    const part = able[turn % able.length] ?? 0;
    lengths[part] = (lengths[part] ?? 0) + 1;
  }
  return lengths;
}

/** Of letters that are a function's word by chance; hardly any are twice. */
const mostDraws = 10;

const rareConsonants = 'qxzjvwk';
const consonants = 'bcdfghjklmnprstvwz';
const vowels = 'aeiou';

/** Short names are made of rare letters, since somebody may have a common one; long ones are improbable enough and look like names. */
function lettersOf(count: number, random: () => number): string {
  if (count <= 3) return Array.from({ length: count }, () => pick(rareConsonants, random)).join('');
  const from = count <= 6 ? rareConsonants : consonants;
  return Array.from({ length: count }, (_, position) => pick(position % 2 === 0 ? from : vowels, random)).join('');
}

/** A usual name of this size; alone, it continues with letters that nobody's name has. Only made-up letters if no usual name has the size. */
function withUsualName(names: readonly string[], size: number, isAlone: boolean, random: () => number): string {
  const end = isAlone ? 3 : 0;
  const ofSize = names.filter((name) => name.length === size - end);
  return ofSize.length > 0 ? pick(ofSize, random) + lettersOf(end, random) : lettersOf(size, random);
}

/**
 * The most usual names of several countries, in each length from 3 to 12 letters where there are any. The finder's lists say which names are
 * common, but not which are the most usual.
 */
const givenNames =
  'ana eva max leo mia tom jan kim lea ida anna paul karl emma hugo nora erik mona jose luis marc nina sara john mark lisa oskar clara simon laura peter helga maria david jonas sofia felix paula james julia lukas thomas ingrid markus sabine andrea stefan robert daniel carlos martin helena monika patrick barbara michael frances anthony william claudia richard charlotte frederick alexandra christina benjamin bartholomew constantine'.split(
    ' ',
  );
const familyNames =
  'lee roth koch wolf berg diaz cruz king moser klein weber smith jones costa rossi silva novak meyer brown garcia keller martin wagner taylor miller lehmann schmidt johnson hoffmann martinez anderson gonzalez rodriguez zimmermann hernandez papadopoulos'.split(
    ' ',
  );

function pick(from: string | readonly string[], random: () => number): string {
  return from[Math.min(from.length - 1, Math.floor(random() * from.length))] ?? 'x';
}
