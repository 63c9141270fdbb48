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

/**
 * Adds up the counts of names that mean the same, under the one with the most leads, ties by code point.
 * @param chosen names to use instead, as the user wrote them
 */
export function countsOfNames(counts: ReadonlyMap<string, number>, chosen: readonly string[] = []): FacetCount[] {
  const written = new Map(chosen.map((name) => [technologyKey(name), name]));
  const byKey = new Map<string, { value: string; most: number; count: number }>();
  for (const [value, count] of counts) {
    const key = technologyKey(value);
    const known = byKey.get(key);
    if (!known) byKey.set(key, { value, most: count, count });
    else {
      known.count += count;
      if (count > known.most || (count === known.most && compareTexts(value, known.value) < 0)) [known.value, known.most] = [value, count];
    }
  }
  return Array.from(byKey, ([key, { value, count }]) => ({ value: written.get(key) ?? value, count }));
}
