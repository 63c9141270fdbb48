/**
 * Words in quotation marks, as searches with operators have them: ("Head of Sales" OR "VP Sales") AND "Germany". A role is a title as typed. A text that
 * is exactly a place, a technology or a well-known company is read as without the marks; with operators, so is an industry. Everything else is a
 * keyword.
 */
import { knownCompanyOfOneWord, knownCompanyOfWords } from './company-words.ts';
import { functionAt } from './function-words.ts';
import { industryAt } from './industry-at.ts';
import { typedBetween, type Line } from './line.ts';
import { choice, type Meaning, type Reading } from './meaning.ts';
import { readKeywordInQuotes } from './name-words.ts';
import { hasOperators } from './operators.ts';
import { readPlace } from './place-words.ts';
import { readRole } from './role-words.ts';
import { readTechnology } from './technology-words.ts';
import { titleWordsOf } from './title-memory.ts';

export function readInQuotes(line: Line, at: number, technologies: ReadonlyMap<string, string>): Reading | null {
  const quoted = readKeywordInQuotes(line, at);
  if (!quoted) return null;
  const [first, last] = [at + 1, quoted.end - 1];
  const lastWord = titleWordsOf(line.tokens[last - 1]?.folded ?? '');
  const isHead = lastWord.length > 0 && lastWord.every(({ kind }) => kind === 'occupation' || kind === 'rank');
  // "Senior React Developer": the vocabulary of titles may not know every word of it.
  if (readRole(line, first)?.end === last || (isHead && last - first > 1)) {
    const title = typedBetween(line, first, last);
    return { end: quoted.end, meanings: choice('title', title), kind: 'people', title };
  }
  const place = readPlace(line, first, true);
  if (place?.end === last) return { ...place, end: quoted.end };
  // Alone, "cold storage" is more likely a company's own words than all of warehousing.
  const industries = hasOperators(line) ? industriesBetween(line, first, last) : null;
  if (industries) return { end: quoted.end, meanings: industries };
  const known = knownCompanyOfWords(line, first) ?? knownCompanyOfOneWord(line, first);
  if (known === last) return { end: quoted.end, meanings: choice('company', typedBetween(line, first, last)) };
  const technology = readTechnology(line, first, technologies, true);
  if (technology?.end === last) return { ...technology, end: quoted.end };
  const department = functionAt(line, first);
  if (department?.end === last) return { end: quoted.end, meanings: choice('department', department.department), kind: 'people' };
  return quoted;
}

/** "Fintech", "cybersecurity SaaS": industries with no other word between them. */
function industriesBetween(line: Line, from: number, to: number): Meaning[] | null {
  const found: Meaning[] = [];
  for (let at = from; at < to;) {
    const industry = industryAt(line, at);
    if (!industry || industry.end > to) return null;
    found.push(...choice('industry', industry.id));
    at = industry.end;
  }
  return found;
}
