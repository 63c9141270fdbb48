/** Whether the accents of two names that have one key make them two names. */
import { withoutMarks } from '@leadlight/vocabulary/text';

/**
 * "Hùng", "Hưng": different Vietnamese names; a list without accents distinguishes neither. In other languages, too, two different accents on one letter
 * are two names, or a slip.
 */
export function haveOtherAccents(a: string, b: string): boolean {
  if (a === b || !hasMarks(a) || !hasMarks(b)) return false;
  const isVietnamese = vietnameseLetters.test(`${a} ${b}`);
  const differ = (left: string, right: string): boolean => {
    const letters = Array.from(right);
    return Array.from(left).some(
      (letter, index) => letter !== letters[index] && (isVietnamese || (hasMarks(letter) && hasMarks(letters[index] ?? ''))),
    );
  };
  const wordsOf = (name: string): string[] => name.split(/[\s,]+/);
  const others = wordsOf(b);
  return wordsOf(a).some((word) => {
    const same = others.filter((other) => unmarked(other) === unmarked(word));
    return same.length > 0 && same.every((other) => differ(word, other));
  });
}

const vietnameseLetters = /[ăơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u;
const unmarked = (word: string): string => withoutMarks(word).replaceAll('đ', 'd');
const hasMarks = (text: string): boolean => unmarked(text) !== text;
