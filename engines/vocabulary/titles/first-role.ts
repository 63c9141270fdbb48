/** Titles with several roles: the first one decides the department. */
import type { Seniority } from '../values/seniority.ts';
import { genericFields, genericOccupations, selfEmployed } from './generic-work.ts';
import { isWeak, titleWordsOf, type TitleWord } from './title-words.ts';

/** "CEO - Responsabile Area Progetti", "Founder & Head of Product": of two roles, the first decides; one of a board is often the second role's own. */
export function isTopFirst(role: string): boolean {
  const cut = role.search(/,|\s[-–—]\s|\s(?:&|and|und|et|y|e|en)\s/u);
  if (cut < 2) return false;
  const [before, behind] = [titleWordsOf(role.slice(0, cut)), titleWordsOf(role.slice(cut))];
  const isTop =
    before.some((word) => word.kind === 'rank' && (word.key === 'ceo' || owning.has(word.seniority))) &&
    before.every(
      (word) =>
        word.kind === 'rank' && !selfEmployed.has(word.key) && (word.key === 'ceo' || owning.has(word.seniority) || word.key === 'partner'),
    );
  return (
    isTop &&
    behind.some((word) => word.kind === 'rank' && besideTop.has(word.seniority)) &&
    !behind.some(({ kind }) => kind === 'occupation')
  );
}
const owning: ReadonlySet<Seniority> = new Set(['owner', 'founder']);
const besideTop: ReadonlySet<Seniority> = new Set(['vp', 'head', 'director', 'manager']);

/** Between two roles, with or without spaces: "Consultora de Recursos Humanos&Coach". */
const betweenRoles = /\s*[&/+]\s*|,\s|\s[-–—]\s|\s(?:and|und|et|y|e|en)\s/gu;

/**
 * "Marketing Manager & Photographer", "Finance Manager / Teacher": an occupation usually says more than a field, but not one of a second role behind a first
 * one that has a field of its own.
 * @param words those of the whole role
 * @returns the words of the first role, or all of them where the title has one role, or a first one that doesn't say enough
 */
export function withoutSecondRole(role: string, words: readonly TitleWord[]): readonly TitleWord[] {
  if (words.some(({ kind, key }) => kind === 'occupation' && genericOccupations.has(key))) {
    const beside = besideGeneric(role);
    if (beside !== null) return beside;
  }
  if (!words.some(({ kind, key }) => kind === 'occupation' && !genericOccupations.has(key))) return words;
  for (const { index } of role.matchAll(betweenRoles)) {
    const first = titleWordsOf(role.slice(0, index));
    const isNamed = first.some(({ kind }) => kind === 'rank' || kind === 'plain' || kind === 'occupation');
    const hasField = first.some((word) => word.kind === 'field' && !genericFields.has(word.key) && !isWeak(word));
    // A first role with an occupation is read as such; what a technician works in may follow.
    if (first.some(({ kind, key }) => kind === 'occupation' && !genericOccupations.has(key))) return words;
    // "Titolare di partita IVA - Grafico": who owns a business works in the profession that follows.
    if (first.some((word) => word.kind === 'rank' && owning.has(word.seniority))) return words;
    if (isNamed && hasField) return first;
  }
  return words;
}

/** "Financial Controller & HR Officer": an occupation that exists in every department, but has one of its own, in front of a second role. Null for other titles. */
function besideGeneric(role: string): readonly TitleWord[] | null {
  const { index, 0: joint } = /\s*[&/+]\s*|\s(?:and|und|et|y|e|en)\s/u.exec(role) ?? { index: -1, 0: '' };
  if (index < 0) return null;
  const first = titleWordsOf(role.slice(0, index));
  const second = titleWordsOf(role.slice(index + joint.length));
  const isGeneric = first.some((word) => word.kind === 'occupation' && genericOccupations.has(word.key) && word.department !== 'other');
  const isOnlyThat = first.every(({ kind, key }) => kind === 'rank' || (kind === 'occupation' && genericOccupations.has(key)));
  return isGeneric && isOnlyThat && second.some(({ kind }) => kind === 'rank' || kind === 'plain' || kind === 'occupation') ? first : null;
}
