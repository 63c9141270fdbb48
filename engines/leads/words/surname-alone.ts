/** "Baker", "Müller": a text that is nothing but a frequent surname. */
import { isCommonSurname, isVeryCommonSurname } from '@leadlight/vocabulary/identity';
import { knownCompanyOfOneWord } from './company-words.ts';
import { readFixed } from './contact-words.ts';
import { functionAt, titleFunctionAt } from './function-words.ts';
import { industryAt } from './industry-at.ts';
import type { Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { isKnownCity, readPlace } from './place-words.ts';
import { readRole } from './role-words.ts';
import type { Surroundings } from './state.ts';
import { readTechnology } from './technology-words.ts';
import { readUnfilterable } from './unfilterable.ts';

/**
 * A surname with a capital letter that stands alone is a name, although it may also be an occupation or a small town: whoever looks for
 * bakers writes the plural or adds a place. In small letters, it stays an occupation.
 */
export function readSurnameAlone(line: Line, surroundings: Surroundings): Reading | null {
  const [token, next] = line.tokens;
  if (next !== undefined || token?.kind !== 'word' || !token.isCapital) return null;
  // "PM", "LAW"
  if (/^\p{Lu}{1,3}$/u.test(token.text) || !(isCommonSurname(token.folded) || isVeryCommonSurname(token.folded))) return null;
  return isBetterKnown(line, surroundings) ? null : { end: 1, meanings: choice('name', token.text), kind: 'people' };
}

/** Whether the word is rather a company, a large place, an industry, a function, a level or a technology. */
function isBetterKnown(line: Line, { now, technologies }: Surroundings): boolean {
  const place = readPlace(line, 0, true);
  const isSmallTown = place?.meanings[0]?.field === 'city' && !isKnownCity(line.tokens[0]?.folded ?? '');
  return (
    (place !== null && !isSmallTown) ||
    readRole(line, 0)?.meanings.some(({ field }) => field !== 'title') === true ||
    [
      knownCompanyOfOneWord(line, 0),
      industryAt(line, 0),
      functionAt(line, 0),
      titleFunctionAt(line, 0),
      readFixed(line, 0, now),
      readUnfilterable(line, 0),
      readTechnology(line, 0, technologies, true),
    ].some((each) => each !== null)
  );
}
