/** Reads a description of leads, with the technologies that come with the product. Needs no database. */
import { standardTechnologyNames } from '@leadlight/enrichment';
import type { LeadKind } from '@leadlight/leads';
import { readWords, type WordsContext, type WordsReading } from '@leadlight/leads/words';

/** Read once: the engine keeps an index for the array. */
let names: readonly string[] | undefined;

/** What the rules know besides the vocabularies. */
export function wordsContext(now: Date): WordsContext {
  names ??= standardTechnologyNames();
  return { now: now.getUTCFullYear(), technologies: names };
}

/**
 * @param kind people or companies; undefined if the text decides
 * @param asTyped words to read as typed, even if they look misspelled
 */
export const readSearchWords = (text: string, now: Date, kind?: LeadKind, asTyped: readonly string[] = []): WordsReading =>
  readWords(text, { ...wordsContext(now), ...(kind ? { kind } : {}), asTyped });
