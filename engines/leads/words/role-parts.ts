/** What parts of a role mean beside its rank: the people of a department, owners of an industry, and ranks that name their function. */
import type { Department } from '@leadlight/vocabulary/values';
import { industryAt } from './industry-at.ts';
import type { Line } from './line.ts';
import { choice, type Meaning } from './meaning.ts';
import { titleWordsOf, type TitleWord } from './title-memory.ts';
import { fillers } from './words-of-sentences.ts';

/** Words for all the people of a department, as against a profession in it. */
const peopleOfDepartments: Readonly<Record<string, Department>> = {
  engineer: 'engineering',
  marketer: 'marketing',
  'sales-representative': 'sales',
};

/** "Senior engineers", "Vertriebler". */
export function othersPeople(words: readonly TitleWord[], others: readonly TitleWord[], isMarketer: boolean): Department | null {
  const [other] = others;
  if (others.length !== 1 || !other || words.some(({ kind }) => kind === 'plain')) return null;
  if (other.kind === 'occupation' && other.key === 'engineer' && words.length === 1) return null;
  if (other.key === 'marketer' && !words.some(({ key }) => key === 'marketing') && !isMarketer) return null;
  return (other.kind === 'occupation' && peopleOfDepartments[other.key]) || null;
}

const ownerWords = /^(?:owners?|founders?|co ?founders?)$/;

/** "Restaurant owners": the industry and the level. */
export function ownersOf(line: Line, from: number, to: number): readonly Meaning[] | null {
  if (to - from < 2 || !ownerWords.test(line.tokens[to - 1]?.folded ?? '')) return null;
  const industry = industryAt(line, from);
  const level = line.tokens[to - 1]?.folded.startsWith('owner') ? 'owner' : 'founder';
  return industry?.end === to - 1 ? [...choice('industry', industry.id), ...choice('seniority', level)] : null;
}

/** Of ranks that name their function themselves: "sales director" in one word. */
export const rankDepartment = (ranks: readonly TitleWord[]): Meaning[] =>
  ranks.flatMap((word) =>
    word.kind === 'rank' && word.department && word.department !== 'executive' && word.department !== 'other'
      ? choice('department', word.department)
      : [],
  );

/** Whether the words of titles ignore this word: alone it means nothing, and without it the title is the same. "Full" of "full stack" isn't. */
export const isDropped = (tokens: readonly string[], index: number, words: readonly TitleWord[]): boolean =>
  titleWordsOf(tokens[index] ?? '').length === 0 &&
  (fillers.has(tokens[index] ?? '') || keysOf(titleWordsOf(tokens.toSpliced(index, 1).join(' '))) === keysOf(words));
const keysOf = (words: readonly TitleWord[]): string => words.map(({ key }) => key).join('|');
