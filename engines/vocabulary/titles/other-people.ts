/**
 * People whom a title names besides its own holder: whom someone works for ("Büroleiter des Oberbürgermeisters", "Mayor's Office"), or whom someone
 * serves ("Coach for founders"). Their rank isn't that of the holder. Assistants and advisors: support-roles.ts.
 */
import { deputyWords } from './support-roles.ts';
import { titleWordsOf, type TitleWord } from './title-words.ts';

/** Between a role and a person: "of the", with the articles of the seven languages. */
const whose =
  / (?:of(?: the| our)?|du|de la|de l['’]|do|da|del|de la|de los|della|dell['’]|dello|des|der|von|vom|van de|van het|van den) ?(?=\p{L})/giu;

const forWhom = / (?:for|pour|para|für|voor|per) (?:the |les |las |los |die |de |i |gli )?(?=\p{L})/giu;

/** "Owner’s Representative", "President’s Office". */
const possessive = /(\p{L}+)['’]s (?=\p{L})/giu;

/** Before a body, which is then the rank of the person. */
const ofBody = /(?:mitglied|member|membre|miembr[oa]|membro|lid|vorsitzende[rnm]?|sprecher(?:in)?|portavoz|vice)$/i;

const topLevels: ReadonlySet<string> = new Set(['owner', 'founder', 'c_suite']);
const isTop = (word: TitleWord | undefined): boolean => word?.kind === 'rank' && topLevels.has(word.seniority);

/** Whether the words name a role of its own, and not only a deputy: "Stellvertreter des Bürgermeisters" has the rank of the mayor. */
const isRole = (words: readonly TitleWord[]): boolean =>
  words.some(({ kind, key }) => kind === 'rank' || kind === 'occupation' || kind === 'plain' || key === 'office') &&
  !words.some(({ kind, key }) => kind !== 'rank' && deputyWords.has(key));

/**
 * @param role one part of a headline, without its employer
 * @returns its words, without those of other people
 */
export function ownWordsOf(role: string): TitleWord[] {
  const own = !/['’]s /.test(role)
    ? role
    : role.replaceAll(possessive, (all: string, person: string, at: number) => {
        const rest = role.slice(at + all.length);
        // A "founder's associate" is a job of its own; the assistant of somebody who leads is an executive assistant.
        if (!isTop(titleWordsOf(person)[0]) || (/^founder$/i.test(person) && /^associate/i.test(rest))) return all;
        return /^assistant\s*$/i.test(rest) ? 'executive ' : '';
      });
  const words = titleWordsOf(own);
  if (words.length < 2 || !words.some(isTop)) return words;
  for (const {
    index,
    0: { length },
  } of own.matchAll(whose)) {
    const behind = titleWordsOf(own.slice(index + length));
    const [person] = behind;
    const head = titleWordsOf(own.slice(0, index));
    // "Mitglied der Geschäftsführung" is one rank.
    const isApart = person !== undefined && !ofBody.test(own.slice(0, index)) && words.some(({ key }) => key === person.key);
    if (isApart && isTop(person) && isRole(head) && !head.some(isTop))
      return withoutRepeated([...head, ...behind.filter((word) => !isTop(word))]);
  }
  for (const {
    index,
    0: { length },
  } of own.matchAll(forWhom)) {
    const head = titleWordsOf(own.slice(0, index));
    if (titleWordsOf(own.slice(index + length)).some(isTop) && (isRole(head) || head.some(({ kind }) => kind === 'field'))) return head;
  }
  return words;
}

function withoutRepeated(words: readonly TitleWord[]): TitleWord[] {
  const seen = new Set<string>();
  return words.filter(({ key }) => !seen.has(key) && seen.add(key));
}
