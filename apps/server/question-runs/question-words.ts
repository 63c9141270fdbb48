/** Why a company has no answer, as a sentence for users. */
import type { DiscardReason } from '@leadlight/enrichment/questions';

export const notStated = 'The website doesn’t say.';

export function wordDiscard(reason: DiscardReason): string {
  return `The model’s answer was discarded: ${discards[reason]}.`;
}

const discards: Readonly<Record<DiscardReason, string>> = {
  quote_not_on_page: 'its quote isn’t on the website word for word',
  quote_missing: 'it had no quote',
  quote_too_short: 'its quote has fewer than three words',
  quote_too_long: 'its quote is longer than 600 characters',
  quote_addresses_model: 'its quote tells programs what to answer and says nothing about the company',
  answer_missing: 'it was empty',
  not_a_choice: 'it isn’t one of the options',
  not_a_number: 'it isn’t a number',
  number_not_in_quote: 'its quote doesn’t contain the number',
  text_not_in_quote: 'its quote doesn’t contain the answer’s words',
  answer_too_long: 'it is longer than 200 characters',
};
