/** The parts read so far, and what they mean for the next one. */
import type { LeadKind } from '../search/query.ts';
import type { Labeled } from './field-labels.ts';
import type { Line } from './line.ts';
import type { Meaning } from './meaning.ts';

export interface Part {
  readonly kind: 'filter' | 'unfilterable' | 'unknown' | 'filler';
  /** Tokens, the end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly Meaning[];
  readonly exclude: boolean;
  readonly impliedKind: LeadKind | null;
  readonly isCompanyNoun: boolean;
  /** A word that may stand inside a longer part: "of", not a comma or a negation. */
  readonly isWeak: boolean;
  /** A role as a title, as typed and in the singular. */
  readonly title?: string;
  /** Reported although it is a filter, because the filter has more than the part means. */
  readonly isRough?: boolean;
}

export interface Surroundings {
  readonly now: number;
  readonly technologies: ReadonlyMap<string, string>;
}

export interface State {
  readonly parts: Part[];
  readonly isPortuguese: boolean;
  /** The token of the negation that applies to the next filter, and to its alternatives. */
  negatedAt: number | null;
  negatedGroup: string | null;
  /** The parenthesis at which a negation of a whole group ends: "NOT (junior OR intern)". */
  negatedUntil: number | null;
  /** What a label in front says about the values that follow: "Location: Berlin, Hamburg". */
  labeled: Labeled | null;
}

/** Ends a negation, unless it is of a group that is still open at this token. */
export function endNegation(state: State, at: number): void {
  if (state.negatedUntil !== null && at < state.negatedUntil) return;
  state.negatedAt = null;
  state.negatedUntil = null;
}

/** Whether a comma, an "and" or another strong word stands after the last part with content. */
export function isJoined(parts: readonly Part[]): boolean {
  const last = parts.findLastIndex(({ kind }) => kind !== 'filler');
  return parts.slice(last + 1).some(({ isWeak }) => !isWeak);
}

const groups: Readonly<Record<string, string>> = { region: 'country', city: 'country', seniority: 'title', department: 'title' };

/** Fields whose values are alternatives of each other: places, roles. */
export function groupOf({ meanings }: { readonly meanings: readonly Meaning[] }): string {
  const field = meanings[0]?.field ?? '';
  return groups[field] ?? field;
}

/** The group of the last filter, if only a few words stand after it. */
export const lastRead = (state: State): string => {
  const last = state.parts.findLast(({ kind, isWeak }) => kind === 'filter' || (kind === 'filler' && isWeak) || kind === 'unknown');
  const filter = state.parts.findLast(({ kind }) => kind !== 'filler');
  return filter && (last === filter || isShort(state, filter)) ? groupOf(filter) : '';
};
const isShort = (state: State, filter: Part): boolean => state.parts.length - state.parts.lastIndexOf(filter) <= 3;
export const endsInWords = (state: State): boolean => state.parts.at(-1)?.isWeak === true;

/** "Éco-responsables": after a hyphen and a word that means nothing, there is no role. */
export const isUnknownCompound = (line: Line, at: number, state: State): boolean =>
  line.tokens[at]?.joint === '-' && state.parts.at(-1)?.kind === 'unknown';
