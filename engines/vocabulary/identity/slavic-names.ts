/** Names of Russian, Ukrainian and Bulgarian speakers: their order, and patronymics. */

const patronymic = /(?:вич|[вч]на|ївна)$|(?:[oey]vich|[oei]vna|ichna)$/iu;
const slavicSurname =
  /(?:[оеё]в|[иы]н|ск[иі]й|цк[иі]й|[оеё]ва|[иы]на|ская|цкая|ська|цька|ськ[иі]й|цьк[иі]й|енко|чук|[ую]к|дзе|швили|ян)$|(?:[oe]v|[oe]va|sky|skiy|skaya|enko|chuk)$/iu;
/** Given names that end like surnames. */
const givensLikeSurnames = new Set(
  'лев константин валентин мартин вениамин августин марина ирина екатерина карина полина кристина галина нина алина арина дина ангелина регина катерина антонина валентина'.split(
    ' ',
  ),
);

/**
 * "Петров Иван Сергеевич" and "Иван Сергеевич Петров", and "Петров Иван", the order of lists.
 * @param words as written, without titles
 * @returns null for other names
 */
export function splitSlavic(words: readonly string[]): { given: string; family: string; patronymic?: string } | null {
  const [first = '', second = '', third = ''] = words;
  const isSurname = (word: string): boolean => slavicSurname.test(word) && !givensLikeSurnames.has(word.toLowerCase());
  // In Cyrillic letters, a patronymic is nothing else; in Latin ones, "Milosevich" is a surname as well.
  const isFirst = isSurname(first) || /\p{Script=Cyrillic}/u.test(first);
  const isThird = isSurname(third) || /\p{Script=Cyrillic}/u.test(third);
  if (words.length === 3 && patronymic.test(third) && isFirst) return { family: first, given: second, patronymic: third };
  if (words.length === 3 && patronymic.test(second) && isThird) return { given: first, family: third, patronymic: second };
  const isCyrillic = words.every((word) => /^\p{Script=Cyrillic}/u.test(word));
  return words.length === 2 && isCyrillic && isSurname(first) && !isSurname(second) ? { family: first, given: second } : null;
}
