/**
 * By what an official title is looked up: its folded words without words for "and" and without the s of plurals, so that "&" and a plural make no difference;
 * and the same without what many lists leave out.
 */
import { foldText } from '../../text/fold.ts';

/** "And" and "or" in the seven languages. Folded. */
const joining = new Set('and und et y e ed en or oder ou o of'.split(' '));

/** "Not elsewhere classified" and its abbreviations in the seven languages, as the classifications write them. Folded. */
const elsewhere =
  /\b(?:not elsewhere (?:classified|specified)|n ?e ?c|a n g|anderweitig nicht genannt|non classees? ailleurs|n ?c ?a|no clasificad[oa]s en otra parte|n ?c ?o ?p|no comprendid[oa]s en otra parte|n ?e ?p|nao especificad[oa]s anteriormente|nao especificad[oa]s|n ?e|non classificat[ei] altrove|n ?e ?g|niet elders genoemd|rest)$/;

/** Parentheses, and what is excluded at the end, before folding. Spaces are matched from their first one, and an exclusion over line breaks, so that long cells take no longer than their length. */
const parenthesis = /(?<!\s)\s*[([][^()[\]]*[)\]]/g;
const exclusion =
  /,? (?:except(?:ing)?|excluding|other than|but not|ausgenommen|ohne|außer|sauf|hors|à l['’]exception|à l['’]exclusion|excepto|salvo|exceto|excluid[oa]s?|escl?us[oaie]|escl\.|behalve|uitgezonderd|exclusief|m\.u\.v\.)(?![\p{L}]).*$/isu;

/** Longer text is no official title. The patterns below take quadratic time. An estimate, in UTF-16 units: those of titles.tsv have at most 203. */
const longestTitle = 1_000;

const keyOf = (folded: string): string =>
  folded
    .split(' ')
    .filter((word) => !joining.has(word))
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ');

/**
 * @param title as written, without a code
 * @returns none for a text that is too long for one; otherwise the key of the whole title, then that of the title without parentheses, exclusions at its end and "n.e.c.", if it has any
 */
export function titleKeys(title: string): readonly string[] {
  if (title.length > longestTitle) return [];
  const whole = keyOf(foldText(title));
  const shorter = title.replaceAll(parenthesis, ' ').replace(exclusion, '');
  const bare = keyOf(foldText(shorter).replace(elsewhere, '').trim());
  return bare === '' || bare === whole ? [whole] : [whole, bare];
}
