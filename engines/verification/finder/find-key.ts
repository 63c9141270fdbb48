/** One key for all spellings of a question after somebody's address. */
import type { PersonName } from './spellings.ts';

/**
 * Lower case, without accents and double blanks, so that who asks for "José  GARCÍA" after "Jose Garcia" asks the same again.
 * @param domain in lower-case A-labels
 */
export function findKey({ given, family }: PersonName, domain: string): string {
  const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return `${fold(given)}|${fold(family)}@${domain}`;
}
