/** Reads a description of leads, with the technologies that come with the product. Needs no database. */
import { standardTechnologyNames } from '@leadlight/enrichment';
import type { LeadKind } from '@leadlight/leads';
import { readWords, type WordsReading } from '@leadlight/leads/words';

/** Read once: the engine keeps an index for the array. */
let names: readonly string[] | undefined;

/** @param kind people or companies; undefined if the text decides */
export function readSearchWords(text: string, now: Date, kind?: LeadKind): WordsReading {
  names ??= standardTechnologyNames();
  return readWords(text, { now: now.getUTCFullYear(), technologies: names, ...(kind ? { kind } : {}) });
}
