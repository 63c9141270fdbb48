/** One key for all spellings of a find. */
import { withoutMarks } from '@leadlight/vocabulary/text';
import type { PersonName } from './spellings.ts';

/**
 * Lower case, without accents and extra spaces, so that "José  GARCÍA" and "Jose Garcia" are the same find.
 * @param domain in lower-case A-labels
 */
export function findKey({ given, family }: PersonName, domain: string): string {
  const fold = (text: string): string => withoutMarks(text).replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return `${fold(given)}|${fold(family)}@${domain}`;
}
