/** Words of titles without what changes with gender, number and style, so that a table needs one form of each. Folded. */

/** What lists and headlines leave out or add between two nouns: "Gerente Desarrollo Negocio", "Responsable de los Recursos Humanos". */
const prepositions: ReadonlySet<string> = new Set('de di do da del della dei delle dello degli dell des du dos das d der van'.split(' '));
/** Articles behind one of them. */
const articles: ReadonlySet<string> = new Set(['la', 'le', 'les', 'los', 'las', 'l']);

/** @returns the words without prepositions; null if there is none, or less than two words are left */
export function withoutPrepositions(tokens: readonly string[]): string | null {
  if (!tokens.some((token) => prepositions.has(token))) return null;
  const kept = tokens.filter((token, at) => !prepositions.has(token) && !(articles.has(token) && prepositions.has(tokens[at - 1] ?? '')));
  return kept.length < 2 || kept.length === tokens.length ? null : kept.join(' ');
}

const stems = new Map<string, string>();
/** Titles repeat their words; a file of new ones can't fill the memory. */
const mostStems = 20_000;

/**
 * Removes gender and plural endings, from both the dictionary and the title: "directora", "Leiterin", "commerciaux" are listed or end
 * the same way.
 */
export function withoutGender(phrase: string): string {
  if (!phrase.includes(' ')) return stemOf(phrase);
  return phrase.split(' ').map(stemOf).join(' ');
}

export function stemOf(word: string): string {
  // Without its ending, the Portuguese "gente" would be the city Gent.
  if (word.length < 5 || word === 'gente') return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = withoutEnding(word);
  if (stems.size < mostStems) stems.set(word, stem);
  return stem;
}

export function withoutEnding(word: string): string {
  return (
    word
      .replace(/(?<=er|or|eur|ent|ist|ant|ar|at|ter|log|wirt|walt|eut|graf|gog|kt|urg|ad|ot|arzt|nom|soph|koch|graph|iat)(?:innen|in)$/, '')
      // "Kamerafrau", "cameravrouw", "spokeswoman".
      .replace(/(?<=\w{4})(?:frau|leute|vrouw|woman|person)$/, 'man')
      .replace(/(?<=\w{4})mann$/, 'man')
      .replace(/(?<=werk|leid|houd)ster$/, 'er')
      .replace(/trices?$/, 'teur')
      .replace(/euses?$/, 'eur')
      .replace(/iennes?$/, 'ien')
      .replace(/onnes$|onne$/, 'on')
      .replace(/(?<=\w{5})essa$/, '')
      // Portuguese plurals: "hospitais", "relações".
      .replace(/(?<=\w{3})(?<vowel>[aeo])is$/, '$<vowel>l')
      .replace(/(?<=\w{3})(?:oes|aes)$/, 'ao')
      .replace(/(?<=[^aeious])(?:es|s)$/, '')
      .replace(/(?:(?<=[^nr])ee|[aoe])s?$/, '')
  );
}
