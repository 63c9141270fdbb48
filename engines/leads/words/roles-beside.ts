/** Roles whose words mean something else without the words next to them: ranks in a list of roles, and sales after a sector. */
import { businessNamed, industryNamed } from '@leadlight/vocabulary/industries';
import { industryAt } from './industry-at.ts';
import type { Line } from './line.ts';
import { choice, type Meaning, type Reading } from './meaning.ts';
import { ordinary, readRole } from './role-words.ts';
import { singularTitle } from './singular-titles.ts';
import { readTitle, titleWordsOf } from './title-memory.ts';
import type { Part, State } from './state.ts';
import { alternatives } from './words-of-sentences.ts';

/** "Cyber security sales directors": every sector has people in sales, so the words before are the sector. */
export function salesInSector(line: Line, at: number): Reading | null {
  const sector = industryAt(line, at);
  if (!sector || sector.end === at + 1 || !/^sales$/.test(line.tokens[sector.end]?.folded ?? '')) return null;
  const role = readRole(line, sector.end);
  const isSales = role?.meanings.some((meaning) => 'value' in meaning && meaning.value === 'sales') === true;
  return role && isSales && role.meanings.some(({ field }) => field === 'seniority')
    ? { ...role, meanings: [...choice('industry', sector.id), ...role.meanings] }
    : null;
}

const owners =
  /^(?<kind>[a-z]{4,}?)(?:(?:besitzer|inhaber|betreiber|eigentumer)(?:in|innen|n)?|eigena(?:ar|ars|ren|resse|ressen)|uitbaters?)$/;

/** What people own without a company: "Autobesitzer", "Immobilieneigentümer", "Solarbesitzer". */
const things =
  /^(?:auto|fahrzeug|motorrad|fahrrad|immobilien?|vastgoed|solar|photovoltaik|energie|versicherungs?|verzekerings?|aktien|wertpapier|software|bank|patent|marken|wohn|land|boot|schiffs?|moebel|mobel|computer|handy|telefon)s?$/;

/** "Doctors and pharmacists": beside a role, a word for both a role and a business is the role. The Dutch "en" is also a preposition. */
export const isFurtherRole = (line: Line, at: number): boolean =>
  /^(?:and|or|und|oder|et|ou|y|o|e)$/.test(line.tokens[at - 1]?.folded ?? '') && readRole(line, at) !== null;

/** "Restaurantbesitzer", "hoteleigenaren": the owners of a kind of company in one word. */
export function readOwnersOf(line: Line, at: number): Reading | null {
  const kind = owners.exec(line.tokens[at]?.folded ?? '')?.groups?.['kind'];
  const forms = kind === undefined || things.test(kind) ? [] : [kind, `${kind}s`, kind.replace(/(?:en|s)$/, ''), kind.replace(/n$/, '')];
  const industry = forms.map((form) => businessNamed(form) ?? industryNamed(form)).find((id) => id !== null && id !== undefined);
  return industry ? { end: at + 1, meanings: [...choice('industry', industry), ...choice('seniority', 'owner')], kind: 'people' } : null;
}

/** "CEO, sócio, diretor": words that mean too much alone are ranks in a list of roles. */
export function readRankInList(line: Line, at: number): Reading | null {
  const token = line.tokens[at];
  const behind = line.tokens[at + 1];
  if (
    token?.kind !== 'word' ||
    !ordinary.has(token.folded) ||
    (behind !== undefined && behind.kind === 'word' && !alternatives.has(behind.folded))
  )
    return null;
  const words = titleWordsOf(token.folded);
  const { seniorities } = readTitle(token.folded);
  if (words.length !== 1 || words[0]?.kind !== 'rank' || seniorities.length === 0) return null;
  return { end: at + 1, meanings: choice('seniority', ...seniorities), kind: 'people', title: singularTitle(line, at, at + 1) };
}

/** Of a founder or a chief, the field is the industry; of a manager or an employee, it is the function. */
export const topLevels: ReadonlySet<string> = new Set(['owner', 'founder', 'c_suite', 'partner']);

/** A title of a chief: "CRO". */
export const isChief = (meaning: Meaning): boolean => meaning.field === 'title' && readTitle(meaning.value).seniorities[0] === 'c_suite';

/** A top level, or several levels, followed only by a comma or "in". */
export function isFreeLevel(line: Line, state: State, last: Part): boolean {
  const isBeside = state.parts.length - state.parts.lastIndexOf(last) <= 2;
  const isTopLevel = last.meanings.some((meaning) => (meaning.field === 'seniority' && topLevels.has(meaning.value)) || isChief(meaning));
  const linked = line.tokens[last.to]?.folded ?? '';
  return isBeside && isTopLevel && /^(?:,|in|im|dans|en|nella|nel|na|no|em)$/.test(linked);
}
