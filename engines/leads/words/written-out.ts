/** Abbreviations of ordinary words in searches, read as the word: "roofing cos", "electronics mfg", "clientes c/ site". Titles and amounts have their own. Folded. */
import type { Token } from './tokens.ts';

const words: Readonly<Record<string, string>> = {
  mfg: 'manufacturing',
  mfrs: 'manufacturers',
  mfr: 'manufacturer',
  mktg: 'marketing',
  mktng: 'marketing',
  mgmt: 'management',
  svcs: 'services',
  govt: 'government',
  distrib: 'distribution',
};
/** Only after a word: "roofing cos"; the Spanish and Italian words are rare in searches. */
const behindWords: Readonly<Record<string, string>> = { cos: 'companies', biz: 'businesses', bizs: 'businesses' };
/** Before a slash: Portuguese and Spanish prepositions. */
const beforeSlash: Readonly<Record<string, string>> = { c: 'com', s: 'sem', p: 'para' };

const of = (table: Readonly<Record<string, string>>, folded: string): string | undefined =>
  Object.hasOwn(table, folded) ? table[folded] : undefined;

/** @returns the folded word that the abbreviation at this token stands for, or undefined */
export function writtenOut(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  const before = tokens[index - 1];
  const slash = tokens[index + 1];
  if (slash?.text === '/' && slash.start === token.end && tokens[index + 2]?.kind === 'word') {
    const preposition = of(beforeSlash, token.folded);
    if (preposition !== undefined) return preposition;
  }
  // "Produktmgr", "accountmgr"
  if (/^[a-z]{4,}mgr$/.test(token.folded)) return token.folded.replace(/mgr$/, 'manager');
  return of(words, token.folded) ?? (before?.kind === 'word' && before.folded.length > 2 ? of(behindWords, token.folded) : undefined);
}
