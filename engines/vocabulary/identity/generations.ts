/** Words after a name that tell a parent from a child of the same name. */

/** sr: the elder; jr: the younger; a number: the generation; grandson, nephew: named after a grandfather or an uncle. */
export type Generation = 'sr' | 'jr' | '2' | '3' | '4' | '5' | 'grandson' | 'nephew';

const generationOfWord: Readonly<Record<string, Generation>> = {
  sr: 'sr',
  snr: 'sr',
  senior: 'sr',
  jr: 'jr',
  jnr: 'jr',
  junior: 'jr',
  ii: '2',
  '2nd': '2',
  iii: '3',
  '3rd': '3',
  iv: '4',
  '4th': '4',
  v: '5',
  '5th': '5',
  // French, Spanish, Portuguese.
  pere: 'sr',
  fils: 'jr',
  padre: 'sr',
  hijo: 'jr',
  pai: 'sr',
  filho: 'jr',
  neto: 'grandson',
  nieto: 'grandson',
  sobrinho: 'nephew',
};

/** English "the elder"; German "der Ältere", "d. Ä.", "d. J."; Swedish "d.y."; French "l'aîné" is rare in lists. */
const generationOfWords: Readonly<Record<string, Generation>> = {
  'the elder': 'sr',
  'the younger': 'jr',
  'der altere': 'sr',
  'der jungere': 'jr',
  'd a': 'sr',
  'd j': 'jr',
  'd y': 'jr',
  'il vecchio': 'sr',
  'il giovane': 'jr',
  'de oude': 'sr',
  'de jonge': 'jr',
};

/**
 * Removes the generation from the end of a folded name, at least two words of which stay: "Junior" and "Neto" are names as well.
 * @param words changed in place
 * @param written the name as written: "sen." and "jun." need their point, because Sen and Jun are names
 */
export function takeGeneration(words: string[], written: string): Generation | null {
  let found: Generation | null = null;
  for (let taken = true; taken;) {
    taken = false;
    const last = words.at(-1) ?? '';
    const pair = words.slice(-2).join(' ');
    if (words.length >= 4 && Object.hasOwn(generationOfWords, pair)) {
      found = generationOfWords[pair] ?? found;
      words.splice(-2);
      taken = true;
    } else if (words.length >= 3 && Object.hasOwn(generationOfWord, last)) {
      found = generationOfWord[last] ?? found;
      words.pop();
      taken = true;
    } else if (
      words.length >= 3 &&
      found === null &&
      (last === 'sen' || last === 'jun') &&
      /[\s,(](?:sen|jun)\.\s*\)?\s*$/i.test(written)
    ) {
      found = last === 'sen' ? 'sr' : 'jr';
      words.pop();
      taken = true;
    }
  }
  return found;
}

/** Whether a folded word is only a generation: what follows a comma in "John Carter, Senior". */
export function isGenerationWord(word: string): boolean {
  return Object.hasOwn(generationOfWord, word) || word === 'sen' || word === 'jun';
}
