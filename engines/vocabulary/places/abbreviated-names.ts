/**
 * Names of cities with words that their people shorten, each in its own way: "Sesto S. Giovanni", "Kgs. Lyngby", "V. N. de Gaia", "Châlons-en-Ch.",
 * "Neuilly s/Seine". A short form begins with its word's first letter, and its other letters are in the word in the same order. A name is spelled out only if
 * the gazetteer has one city that fits, or one that is much larger than the others.
 */
import { foldText } from '../text/fold.ts';
import { citiesNamedAnywhere, countryNamed, largeCityNames, regionInEnglish } from './gazetteer.ts';
import { countryOfTown } from './town-names.ts';

/** Words that a short form leaves out: "S.J. Rio Preto" is São José do Rio Preto. */
const leftOut = '(?: (?:d|de|da|do|dos|das|del|della|dei|di|du|des|la|le|les|los|las|el|y|e|en|van|der|den))*';

/** Words of at least this length find the names that have them. */
const shortestWord = 4;
/** Of two cities that fit, the one that is meant is this many times larger. */
const clearlyLarger = 5;

let names: ReadonlyMap<string, readonly string[]> | undefined;

/** Folded word → the folded names of several words that have it; built on first use. */
function namesWith(word: string): readonly string[] {
  if (names === undefined) {
    const byWord = new Map<string, string[]>();
    for (const name of largeCityNames(0)) {
      if (!name.includes(' ')) continue;
      for (const each of name.split(' ')) {
        if (each.length < shortestWord) continue;
        const others = byWord.get(each);
        if (others) others.push(name);
        else byWord.set(each, [name]);
      }
    }
    names = byWord;
  }
  return names.get(word) ?? [];
}

interface Word {
  readonly folded: string;
  readonly isShort: boolean;
}

/** "s/Seine" has two words, the first of them shortened, "o/d Berg" has three, and "V.to" is one. */
const wordsOf = (name: string): readonly Word[] =>
  [
    ...name
      .replaceAll(/(?<=\p{L}\/)(\p{Ll})(?= )/gu, '$1.')
      .replaceAll(/(?<=(?:^| )\p{Lu})\.(\p{Ll}{2})(?!\p{L})/gu, '$1.')
      .replaceAll(/(?<=\p{L}\/)(\p{Lu})$/gu, '$1.')
      .matchAll(/(\p{L}[\p{L}'’]*)(?:([./])|(?!\p{L}))/gu),
  ].map(([, word = '', end]) => ({ folded: foldText(word), isShort: end !== undefined }));

/** The pattern of the names that a name with short forms may mean. */
const patternOf = (words: readonly Word[]): RegExp =>
  new RegExp(
    `^(?:ciudad )?${words.map(({ folded, isShort }) => (isShort ? folded.replaceAll(/[a-z]/g, '$&[a-z]*') : folded)).join(`${leftOut} `)}$`,
  );

/** The name in full; null if nothing is shortened, or no city clearly fits. */
function inFull(name: string): string | null {
  const folded = foldText(name);
  const isKnown = [folded, folded.replace(/(?<=^| )st(?= )/, 'saint')].some((each) => citiesNamedAnywhere(each).length > 0);
  if (isKnown || countryOfTown(name, [folded]) !== null) return null;
  const words = wordsOf(name);
  const spelled = words.filter(({ isShort }) => !isShort).map((word) => word.folded);
  const longest = spelled.toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (spelled.length === words.length || longest.length < shortestWord || words.length > longestName || /[^a-z ]/.test(folded)) return null;
  // "N. Ireland", "W. Virginia"
  const region = spelled.join(' ');
  if (countryNamed(region) || regionInEnglish(region)) return null;
  const pattern = patternOf(words);
  const [first, second] = [...new Set(namesWith(longest))]
    .filter((each) => pattern.test(each))
    .flatMap((each) => citiesNamedAnywhere(each).slice(0, 1))
    .filter((city, at, all) => all.findIndex(({ id }) => id === city.id) === at)
    .toSorted((a, b) => b.population - a.population);
  return first && first.population >= clearlyLarger * (second?.population ?? 0) ? first.name : null;
}

/** Names of more words are addresses. */
const longestName = 7;

/** A name, with its postal code before it or without one. */
const part = /(?<=^|[,;|(]\s*)(\d{4,5}(?:-\d{3})?\s)?(\p{L}(?:(?! [-–] )[^,;|()\d])*)/gu;

/** @returns the text with the names of cities in full */
export const withNamesInFull = (text: string): string =>
  /[./]/.test(text)
    ? text.replaceAll(part, (written, code: string | undefined, name: string) => {
        const full = inFull(name.trim());
        return full === null ? written : `${code ?? ''}${full}${/\s*$/.exec(name)?.[0] ?? ''}`;
      })
    : text;
