/** Names of people that only abbreviate another name: "A. Lang" doesn't contradict "Ana Lang". */
import type { Fact } from './facts.ts';

const nameFields: ReadonlySet<string> = new Set(['name', 'firstName']);

/** Without names that abbreviate another name of the field: a full name takes precedence over its initials, even newer ones. */
export function withoutAbbreviated(facts: readonly Fact[]): readonly Fact[] {
  const [first] = facts;
  if (first === undefined || facts.length === 1 || !nameFields.has(first.field)) return facts;
  const names = facts.flatMap(({ value }) => (typeof value === 'string' ? [wordsOf(value)] : []));
  return facts.filter(({ value }) => typeof value !== 'string' || !names.some((name) => isAbbreviated(wordsOf(value), name)));
}

const wordsOf = (name: string): string[] =>
  name.normalize('NFC').toLocaleLowerCase('en').replaceAll('.', '. ').split(/\s+/).filter(Boolean);

/** Whether each word of a name is the other's, or its initial, and at least one is an initial: "a. m. lang" of "ana maria lang". */
function isAbbreviated(short: readonly string[], full: readonly string[]): boolean {
  if (short.length !== full.length) return false;
  let initials = 0;
  for (const [index, word] of short.entries()) {
    const other = full[index] ?? '';
    if (word === other) continue;
    if (!/^\p{L}\.?$/u.test(word) || !other.startsWith(word.replace('.', '')) || /^\p{L}\.?$/u.test(other)) return false;
    initials += 1;
  }
  return initials > 0;
}
