/** How far a negation reaches, and what "everyone except" says about the leads. */
import { industryAt } from './industry-at.ts';
import { find, type Line, phrase } from './line.ts';
import type { Reading } from './meaning.ts';
import { readRole } from './role-words.ts';
import { groupOf, type State } from './state.ts';
import { alternatives, companyNouns, fillers, personNouns } from './words-of-sentences.ts';

const romance = new Set('los las el del y con que les des du et dans qui une sauf menos'.split(' '));
const dutch = new Set('het een van voor met bij die niet geen zonder behalve bedrijven'.split(' '));

/** Whether the word joins two values: "en" is the Dutch "and", but the Spanish and French "in". */
export function isAnd(line: Line, at: number): boolean {
  const folded = line.tokens[at]?.folded ?? '';
  if (folded !== 'en') return /^(?:and|und|et|y|e|&)$/.test(folded);
  const count = (words: ReadonlySet<string>): number => line.tokens.filter((token) => words.has(token.folded)).length;
  return count(dutch) >= count(romance);
}

/**
 * "Without Shopify and with WooCommerce", "not in Berlin and are in Munich": after "and", a word of having, using or being says that the next value is
 * wanted.
 */
export function isAffirmed({ parts }: State, line: Line): boolean {
  const and = parts.findLast(({ kind }) => kind !== 'filler')?.to ?? 0;
  if (!isAnd(line, and)) return false;
  const which = /^(?:that|which|who|die|qui|que|che)$/.test(line.tokens[and + 1]?.folded ?? '') ? 1 : 0;
  return affirms.has(line.tokens[and + 1 + which]?.folded ?? '');
}
const affirms = new Set(
  (
    'with use uses using have has having do does are is mit nutzen nutzt verwenden haben hat sind ist avec utilisent utilisant ont sont est con usan usen usando ' +
    'utilizan utilicen tienen tiene estan son usano utilizzano hanno sono com usam usem utilizam tem estao sao met gebruiken gebruikt hebben zijn'
  ).split(' '),
);

/**
 * Whether the comma at this token is inside "not in Germany, Austria or Switzerland", "not using Shopify, Magento": only values of the same kind follow, until
 * the sentence continues with something other than a noun for leads.
 */
export function isInSameList(line: Line, comma: number, { negatedGroup }: State, read: (at: number) => Reading | null): boolean {
  if (negatedGroup !== 'country' && negatedGroup !== 'technology') return false;
  for (let at = comma + 1; ;) {
    while (alternatives.has(line.tokens[at]?.folded ?? '') || prepositions.has(line.tokens[at]?.folded ?? '')) at += 1;
    const value = read(at);
    if (!value || value.isUnfilterable || groupOf(value) !== negatedGroup) return false;
    const joint = line.tokens[value.end];
    if (joint === undefined || (joint.kind === 'mark' && joint.folded !== ',')) return true;
    if (joint.folded !== ',' && !alternatives.has(joint.folded)) return fillers.has(joint.folded) && !leads.has(joint.folded);
    at = value.end + 1;
  }
}
const prepositions = new Set('in at on auf a en dans au aux op'.split(' '));
const leads: ReadonlySet<string> = new Set([...companyNouns, ...personNouns]);

/** "Everyone but": people; "alle außer", "todos menos" and the like: people if a role follows that isn't a business. */
export function isExceptOfPeople(line: Line, at: number, end: number): boolean {
  if (find(line, at, everyone)) return true;
  if (!find(line, at, all)) return false;
  let next = end;
  while (fillers.has(line.tokens[next]?.folded ?? '')) next += 1;
  const role = readRole(line, next);
  return role !== null && (industryAt(line, next)?.end ?? 0) < role.end;
}
const everyone = phrase('(?:anyone|anybody|everyone|everybody|iedereen|tout le monde|todo el mundo|todo (?:o )?mundo) [a-z]+');
const all = phrase('(?:all|alle[sn]?|tou(?:t|s|tes)|tod[oa]s?|tutt[ioae]) [a-z]+');

/** "Non-technical founders": whether a hyphen joins the word to "non". */
export const isNonCompound = (line: Line, at: number): boolean => line.tokens[at - 1]?.folded === 'non' && line.tokens[at]?.joint === '-';
