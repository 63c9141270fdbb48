/** Companies whose names differ by a typing error or by the name of their town, or one of whose names was cut off by an export. */
import { isOneSlip, looseWord, withoutRareForms } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';

/** What is compared of a company. */
export interface NamedCompany {
  /** Key of the name. */
  readonly name: string | null;
  readonly city: string | null;
}

interface WrittenCompany {
  readonly writtenName: string | null;
}

/** Exports cut names off at 40 characters or more, some of which are a legal form or marks that keys lack. In UTF-16 units of a key. */
const shortestCutOff = 32;
/** Two short names that differ in one letter are two companies: "Arco", "Acro". */
const shortestWithSlip = 8;

/**
 * The key under which companies with similar names find each other. Of a long name, its beginning, which it has in common with one that was cut off. Of
 * another one in a known city, the letters that it has, each once, and its digits, with the city: swapped and doubled letters, and most missing ones,
 * leave them the same, and so does the city's own name.
 * @returns null for short names, names in other scripts than Latin, and names without a city that aren't long
 */
export function similarNameKey({ name, city }: NamedCompany): string | null {
  if (name === null || name.length < shortestWithSlip || !/^[a-z0-9 ]+$/.test(name)) return null;
  const whole = looseWord(withoutRareForms(name));
  if (whole.length > shortestCutOff) return whole.slice(0, shortestCutOff);
  if (city === null) return null;
  const plain = withoutTown(whole, city);
  if (plain.length < shortestWithSlip) return null;
  const letters = [...new Set(plain.replaceAll(/[^a-z]/g, ''))].toSorted().join('');
  return `${letters} ${plain.replaceAll(/\D/g, '')} ${foldText(city)}`;
}

/**
 * "hotel post neustift" in Neustift → "hotel post"; a name that is only the town's is kept.
 * @param name a key
 * @param city as it is known ("US.ID.boise", "AT..neustift") or written ("Neustift")
 */
export function withoutTown(name: string, city: string): string {
  const town = foldText(city.replace(/^[A-Z]{2}\.[A-Z0-9]*\./, ''));
  const plain = ` ${name} `.replace(` ${town} `, ' ').trim();
  return plain === '' ? name : plain;
}

/** Whether two names in one city are the same without its name. */
export function areSameWithoutTown(a: NamedCompany, b: NamedCompany): boolean {
  if (a.name === null || b.name === null || a.city === null || a.city !== b.city || a.name === b.name) return false;
  return withoutTown(a.name, a.city) === withoutTown(b.name, a.city);
}

/** Whether one of two names is the other one, cut off within a word: "Academy of Arts and Sci". At the end of a word, it may be a subsidiary's. */
export function isCutOff(a: WrittenCompany, b: WrittenCompany): boolean {
  // Not the keys: what is left of a word may be a legal form, such as "SCI".
  const [left, right] = [a.writtenName, b.writtenName].map((name) => looseWord(foldText(name ?? '').replace(/^the /, '')));
  const [short = '', long = ''] = (left ?? '').length <= (right ?? '').length ? [left, right] : [right, left];
  return short.length >= shortestCutOff && long.length > short.length && long.startsWith(short) && long[short.length] !== ' ';
}

/** Whether two names in one city differ by a typing error. */
export function isMistyped(a: NamedCompany, b: NamedCompany): boolean {
  if (a.name === null || b.name === null || a.city === null || a.city !== b.city) return false;
  const [left = '', right = ''] = [a.name, b.name].map((name) => looseWord(withoutRareForms(name)).replaceAll(' ', ''));
  return Math.min(left.length, right.length) >= shortestWithSlip && left !== right && isOneSlip(left, right);
}
