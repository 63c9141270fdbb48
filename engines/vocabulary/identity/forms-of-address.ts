/**
 * How people are addressed before their names, in the seven languages and their neighbors. Academic titles are not included: readers
 * that need them have their own list. The keys of names (`names.ts`) also have their own list, because they are stored and can't change.
 */
import { foldText } from '../text/fold.ts';

const ofMen = 'mr|herr|herrn|monsieur|signor|sig|sr|señor|senhor|dhr|meneer|mijnheer'.split('|');
const ofWomen = 'mrs|ms|miss|frau|mme|mlle|madame|mademoiselle|signora|sig\\.ra|sigra|sra|srta|señora|senhora|mevr|mevrouw|mw'.split('|');
/** Also names ("Pan Wei"): they show that a person is addressed, but not whether the person is a man or a woman. */
const ofAnyone = ['mx', 'pan', 'pani'];

/** As written, lower case: alternatives of a regular expression that ignores case. */
export const addressForms = [...ofMen, ...ofWomen, ...ofAnyone].join('|');
/** Folded, without those that are also names: alternatives of a regular expression, and words. */
export const foldedAddressForms: readonly string[] = [...new Set([...ofMen, ...ofWomen, 'mx'].map(foldText))].filter(
  (form) => !form.includes(' '),
);

const forMan = new RegExp(String.raw`^\s*(?:${ofMen.join('|')})\.?\s`, 'i');
const forWoman = new RegExp(String.raw`^\s*(?:${ofWomen.join('|')})\.?\s`, 'i');
const before = new RegExp(String.raw`^(?:${addressForms})\.? \p{Lu}`, 'iu');

/** Whether a name begins with the form of address for a man or a woman; null without one. "Don" and "M." are names and initials as well. */
export function formOfAddress(name: string): 'man' | 'woman' | null {
  if (forMan.test(name)) return 'man';
  return forWoman.test(name) ? 'woman' : null;
}

/** Whether a text begins with a form of address and a name: "Herr Müller", "Mrs. Jones". */
export const isAddressed = (text: string): boolean => before.test(text);
