/**
 * Decides whether a model's answer counts: only with a quote that is on a page word for word and that fits the answer. A model that obeys text of the page
 * instead of its instructions can still only return a quote of that page, and one that addresses the model is discarded.
 */
import { addressesModel } from './addresses-model.ts';
import type { CheckedAnswer, DiscardReason, GivenAnswer, PageText, Question } from './question.ts';

const fewestWords = 3;
const mostQuoteCharacters = 600;
const mostAnswerCharacters = 200;

/** @param pages all pages that were read, with their whole text */
export function acceptAnswer(question: Question, given: GivenAnswer, pages: readonly PageText[]): CheckedAnswer {
  if (!given.stated) return { kind: 'not_stated' };
  const quote = normalized(given.quote ?? '');
  if (quote === '') return discarded('quote_missing');
  if (quote.length > mostQuoteCharacters) return discarded('quote_too_long');
  if (wordsIn(quote) < fewestWords) return discarded('quote_too_short');
  const page = pageWith(quote, given.page, pages);
  if (!page) return discarded('quote_not_on_page');
  if (addressesModel(quote)) return discarded('quote_addresses_model');
  const answer = answerOf(question, given.answer, quote);
  return typeof answer === 'object' ? answer : { kind: 'accepted', answer, quote, pageUrl: page.url };
}

const discarded = (reason: DiscardReason): CheckedAnswer & { readonly kind: 'discarded' } => ({ kind: 'discarded', reason });

/** The page that was named, if it has the quote; else another one that has it. */
function pageWith(quote: string, named: string | null, pages: readonly PageText[]): PageText | null {
  const having = pages.filter(({ text, title }) => hasWhole(normalized(text), quote) || hasWhole(normalized(title ?? ''), quote));
  return having.find(({ url }) => url === named) ?? having[0] ?? null;
}

/** Whether the text contains the quote, and not as a part of longer words: "no" is not in "know". */
function hasWhole(text: string, quote: string): boolean {
  const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    const cutsBefore = isLetter(text[at - 1]) && isLetter(quote[0]);
    const cutsAfter = isLetter(text[at + quote.length]) && isLetter(quote.at(-1));
    // Writing without spaces has no words to cut.
    if ((!cutsBefore && !cutsAfter) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(quote)) return true;
  }
  return false;
}

/**
 * Compatibility forms, white space, and characters that are not shown are the only differences that a quote may have from its page: NFKC (Unicode Standard
 * Annex 15) turns a no-break space into a space and a ligature into its letters.
 */
export function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const wordsIn = (text: string): number => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).length;

function answerOf(
  question: Question,
  given: GivenAnswer['answer'],
  quote: string,
): string | number | (CheckedAnswer & { readonly kind: 'discarded' }) {
  if (given === null || given === '') return discarded('answer_missing');
  switch (question.kind) {
    case 'yes_no':
    case 'choice': {
      const options = question.kind === 'yes_no' ? ['yes', 'no'] : question.choices;
      return options.find((option) => typeof given === 'string' && normalized(option) === normalized(given)) ?? discarded('not_a_choice');
    }
    case 'number': {
      const value = typeof given === 'number' ? given : /^-?\d+(?:\.\d+)?$/.test(given.trim()) ? Number(given) : Number.NaN;
      if (!Number.isFinite(value)) return discarded('not_a_number');
      return numbersIn(quote).has(value) ? value : discarded('number_not_in_quote');
    }
    case 'text': {
      const text = normalized(String(given));
      if (text.length > mostAnswerCharacters) return discarded('answer_too_long');
      return hasWhole(quote.toLowerCase(), text.toLowerCase()) ? text : discarded('text_not_in_quote');
    }
  }
}

const scales: readonly [RegExp, number][] = [
  [/^\s?(?:k|thousand|tausend|mille|mil|mila|duizend)\b/iu, 1e3],
  [/^\s?(?:m|mio|mn|million|millionen|millions|millones|milioni|milhões|miljoen)\b/iu, 1e6],
  [/^\s?(?:b|bn|mrd|billion|billions|milliarden|milliards|miliardi|miljard)\b/iu, 1e9],
];

/** The numbers that a text contains in digits, in each way in which their separators can be read: "1.200" is 1200 and 1.2. */
export function numbersIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const match of text.matchAll(/[-−]?\d+(?:[.,'’ ]\d+)*/gu)) {
    const written = match[0].replace('−', '-');
    const rest = text.slice(match.index + match[0].length);
    const values = [
      ...(/^-?\d{1,3}(?:[.,'’ ]\d{3})+$/u.test(written) ? [Number(written.replaceAll(/[.,'’ ]/gu, ''))] : []),
      ...(/^-?\d{1,3}(?:,\d{3})+\.\d+$/u.test(written) ? [Number(written.replaceAll(',', ''))] : []),
      ...(/^-?\d{1,3}(?:[.'’ ]\d{3})+,\d+$/u.test(written) ? [Number(written.replaceAll(/[.'’ ]/gu, '').replace(',', '.'))] : []),
      ...(/^-?\d+(?:[.,]\d+)?$/u.test(written) ? [Number(written.replace(',', '.'))] : []),
      // "4 000 300" may also be three numbers.
      ...written
        .split(/[ '’]/u)
        .filter((part) => /^\d+$/.test(part))
        .map(Number),
    ];
    const scale = scales.find(([pattern]) => pattern.test(rest))?.[1];
    for (const value of values) {
      found.add(value);
      // Without the last digits of a floating point product: 1.1 million is 1100000.
      if (scale !== undefined) found.add(Number((value * scale).toPrecision(12)));
    }
  }
  // "2019-2024" is two years, not one and a negative number.
  for (const value of found) if (value < 0) found.add(-value);
  return found;
}
