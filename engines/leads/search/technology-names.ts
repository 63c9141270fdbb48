/**
 * Names of technologies as sources write them. The same name in different case is the same technology ("WordPress", "wordpress"); anything else in a
 * name counts ("C", "C++", "C#").
 */
import type { FacetCount } from './query.ts';
import { compareTexts } from './utf8.ts';

/** Longer texts are not names. */
const maxNameLength = 100;
/** The most technologies of a company that can be searched. A website rarely has more than a hundred. */
const maxNames = 400;

const notAscii = /[^ -~]/;

/** Equal for names that mean the same. Folds only ASCII, as PostgreSQL does with the collation "C". */
export function technologyKey(name: string): string {
  // Nearly all names; ten times as fast.
  if (!notAscii.test(name)) return name.toLowerCase();
  return name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Keys of names that were counted, because every search counts thousands of names and computing a key takes longer than finding it here. */
const keys = new Map<string, string>();
const mostKeys = 50_000;

function knownKey(name: string): string {
  let key = keys.get(name);
  if (key !== undefined) return key;
  if (keys.size >= mostKeys) keys.clear();
  keys.set(name, (key = technologyKey(name)));
  return key;
}

/** The names that a search finds: without the spaces around them, each once, in code point order. */
export function technologyNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    // The separators of the search feed are among the control characters. U+FFFD is what a database stores of NUL.
    const clean = name
      .toWellFormed()
      .replaceAll(/[\s\p{Cc}\ufffd]+/gu, ' ')
      .trim();
    const key = technologyKey(clean);
    if (clean !== '' && clean.length <= maxNameLength && !byKey.has(key) && byKey.size < maxNames) byKey.set(key, clean);
  }
  return [...byKey.values()].toSorted(compareTexts);
}

/** The first of several names that mean the same. */
export function oneForEachKey(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(technologyKey(name))) byKey.set(technologyKey(name), name);
  return [...byKey.values()];
}

/** Names that mean the same. */
export interface SameNames {
  /** The one with the most leads, ties by code point. */
  value: string;
  /** The leads of `value` alone. */
  most: number;
  /** The leads of all of them. */
  count: number;
}

/** Adds up the counts of names that mean the same, by {@link technologyKey}. @param each calls its argument with each name and its count, once */
export function sumsOfNames(each: (take: (name: string, count: number) => void) => void): Map<string, SameNames> {
  const byKey = new Map<string, SameNames>();
  each((value, count) => {
    const key = knownKey(value);
    const known = byKey.get(key);
    if (!known) byKey.set(key, { value, most: count, count });
    else {
      known.count += count;
      if (count > known.most || (count === known.most && compareTexts(value, known.value) < 0)) [known.value, known.most] = [value, count];
    }
  });
  return byKey;
}

/**
 * Adds up the counts of names that mean the same, under the one with the most leads, ties by code point.
 * @param chosen names to use instead, as the user wrote them
 */
export function countsOfNames(counts: ReadonlyMap<string, number>, chosen: readonly string[] = []): FacetCount[] {
  const written = new Map(chosen.map((name) => [technologyKey(name), name]));
  const sums = sumsOfNames((take) => counts.forEach((count, name) => take(name, count)));
  return Array.from(sums, ([key, { value, count }]) => ({ value: written.get(key) ?? value, count }));
}
