/** Corrects misspelled words by one letter, or two in words of at least eight, if exactly one known word is that close. */
import { namesOfIndustries } from '@leadlight/vocabulary/industries';
import { countryNamesFolded, largeCityNames } from '@leadlight/vocabulary/places';
import { wordsOfTitles } from '@leadlight/vocabulary/titles';
import { companyNouns, personNouns } from './words-of-sentences.ts';

/** Smaller cities are rarely meant, and their names are close to ordinary words. */
const minPopulation = 300_000;
/** At most this many words of a text are corrected. */
const mostCorrections = 12;
const further =
  'hubspot salesforce shopify wordpress woocommerce magento snowflake workday pipedrive zendesk marketo klaviyo mailchimp netsuite servicenow databricks kubernetes employees founded hiring recruiting engineers engineering developers startups agencies verified without companies technology fintechs mitarbeiter gegrundet vertriebsleiter geschaftsfuhrer einkaufer german french spanish italian dutch british austrian swedish marketing manager managers directors director founders founder consultants accountants recruiters manufacturers insurance software logistics healthcare hospitals restaurants universities empleados salaries dipendenti funcionarios medewerkers deutsche deutschland restaurants banking mittelstand scandinavia benelux nordics baltics founders workspace microsoft'.split(
    ' ',
  );

let byStart: ReadonlyMap<string, readonly string[]> | undefined;

/** Known words by their first letter and length: each is compared with few of them. */
function candidates(): ReadonlyMap<string, readonly string[]> {
  if (byStart) return byStart;
  const all = new Set<string>();
  const sources = [
    namesOfIndustries(),
    countryNamesFolded(),
    largeCityNames(minPopulation),
    wordsOfTitles(),
    further,
    companyNouns,
    personNouns,
  ];
  for (const source of sources) for (const name of source) if (/^[a-z]{5,24}$/.test(name)) all.add(name);
  const sorted = new Map<string, string[]>();
  for (const word of all) {
    const key = `${word.charAt(0)}${word.length}`;
    const others = sorted.get(key);
    if (others) others.push(word);
    else sorted.set(key, [word]);
  }
  return (byStart = sorted);
}

/** @returns the known word that a misspelled one means, by index */
export function correctionsOf(words: readonly (readonly [index: number, folded: string])[]): Map<number, string> {
  const corrected = new Map<number, string>();
  for (const [index, folded] of words.slice(0, mostCorrections)) {
    const meant = /^[a-z]{5,24}$/.test(folded) ? closest(folded) : null;
    if (meant !== null && meant !== folded) corrected.set(index, meant);
  }
  return corrected;
}

function closest(folded: string): string | null {
  const most = folded.length >= 8 ? 2 : 1;
  let best = most + 1;
  let found: string[] = [];
  for (let length = folded.length - most; length <= folded.length + most; length += 1) {
    for (const word of candidates().get(`${folded.charAt(0)}${length}`) ?? []) {
      const distance = distanceOf(folded, word, best);
      if (distance < best) [best, found] = [distance, [word]];
      else if (distance === best && distance <= most) found.push(word);
    }
  }
  // Words that differ only in their ending mean the same.
  const stems = new Set(found.map((word) => word.slice(0, Math.max(4, folded.length - 3))));
  return found.length > 0 && stems.size === 1 ? (found[0] ?? null) : null;
}

/** Optimal string alignment distance: insertions, deletions, substitutions, and swaps of neighbors; `most` or more is not told apart. */
function distanceOf(a: string, b: string, most: number): number {
  let [before, previous]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, previous] = [previous, current];
  }
  return previous[b.length] ?? most + 1;
}
