/** Companies whose names differ by a typing error or by the name of their town, or one of whose names was cut off by an export. */
import { isOneSlip, looseWord, spellOutCompanyWords, withoutRareForms } from '@leadlight/vocabulary/identity';
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
  const plain = comparedWords(name, city).join(' ');
  if (plain.length < shortestWithSlip) return null;
  const letters = [...new Set(plain.replaceAll(/[^a-z]/g, ''))].toSorted().join('');
  return `${letters} ${plain.replaceAll(/\D/g, '')} ${foldText(city)}`;
}

/**
 * The key under which companies in a city find each other whose names differ by any letter of the longest word but its first: the other words, and that
 * letter. A name of one word gives its first three letters. Two lists that leave out the website differ in this way more often than they swap letters.
 * @returns null without a city, for short names, and for names in other scripts than Latin
 */
export function mistypedNameKey({ name, city }: NamedCompany): string | null {
  if (name === null || city === null || name.length < shortestWithSlip || !/^[a-z0-9 ]+$/.test(name)) return null;
  const words = comparedWords(name, city);
  const longest = words.reduce((most, word) => (word.length > most.length ? word : most), '');
  if (longest.length < shortestMistyped) return null;
  const others = words.filter((word) => word !== longest);
  const start = longest.slice(0, others.length === 0 ? lettersOfOneWord : 1);
  return `${mistypedSign}${[start, ...others.toSorted()].join(' ')} ${foldText(city)}`;
}

/** A sign that no name and no domain has. */
const mistypedSign = '~';
const lettersOfOneWord = 3;
/** In shorter words, another letter is another word: "Lang", "Land"; "Bauer", "Maurer". */
const shortestMistyped = 8;

/** The words as they are compared, without the city's own name: "ets lefevre and fils" → "etablissements", "lefevre", "fils". */
function comparedWords(name: string, city: string): readonly string[] {
  return spellOutCompanyWords(withoutTown(withoutRareForms(name), city).split(' ')).words.map(looseWord);
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
  if (a.name === null || b.name === null || a.city === null || a.city !== b.city || a.name === b.name) return false;
  const { city } = a;
  const [left = '', right = ''] = [a.name, b.name].map((name) => comparedWords(name, city).join(''));
  return (Math.min(left.length, right.length) >= shortestWithSlip && isOneSlip(left, right)) || isOneLetterReplaced(a, b);
}

/** "Sanderling Logistics", "Samderling Logistics" in one city: one letter of one long word, neither its first one nor a digit. */
export function isOneLetterReplaced(a: NamedCompany, b: NamedCompany): boolean {
  if (a.name === null || b.name === null || a.city === null || a.city !== b.city) return false;
  const [words, others] = [comparedWords(a.name, a.city), comparedWords(b.name, a.city)];
  const differing = words.flatMap((each, index) => (each === others[index] ? [] : [[each, others[index] ?? ''] as const]));
  const [[word, other] = ['', '']] = differing;
  if (words.length !== others.length || differing.length !== 1 || word.length < shortestMistyped || word.length !== other.length)
    return false;
  const letters = Array.from(word, (letter, index) => (letter === other[index] ? '' : `${letter}${other[index]}`)).filter(Boolean);
  return word[0] === other[0] && letters.length === 1 && !/\d/.test(letters[0] ?? '');
}
