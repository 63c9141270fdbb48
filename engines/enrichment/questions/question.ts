/** A question about a company, and what its website says about it. */

export const questionKinds = ['yes_no', 'choice', 'text', 'number'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface Question {
  /** As the user wrote it: "Do they sell to hospitals?" */
  readonly text: string;
  readonly kind: QuestionKind;
  /** Of a choice: at least two, all different. */
  readonly choices: readonly string[];
}

/** A page of the company's website, as visitors read it. */
export interface PageText {
  readonly url: string;
  readonly title: string | null;
  /** One line for each paragraph, heading, item or cell. */
  readonly text: string;
}

/** What a model answered, before anything is checked. */
export interface GivenAnswer {
  readonly stated: boolean;
  readonly answer: string | number | null;
  readonly quote: string | null;
  readonly page: string | null;
}

/** Why an answer is discarded. */
export const discardReasons = [
  /** The quote is not on any page that was read. */
  'quote_not_on_page',
  'quote_missing',
  'quote_too_short',
  'quote_too_long',
  /** The quote tells a program what to answer; it says nothing about the company. */
  'quote_addresses_model',
  'answer_missing',
  /** Of a choice or yes/no: not one of the options. */
  'not_a_choice',
  'not_a_number',
  'number_not_in_quote',
  /** Of a text: its words are not those of the quote. */
  'text_not_in_quote',
  'answer_too_long',
] as const;
export type DiscardReason = (typeof discardReasons)[number];

export type CheckedAnswer =
  | {
      readonly kind: 'accepted';
      /** A text, one of the choices, "yes" or "no", or a number. */
      readonly answer: string | number;
      /** Word for word from the page. */
      readonly quote: string;
      /** The page that has the quote. */
      readonly pageUrl: string;
    }
  | { readonly kind: 'not_stated' }
  | { readonly kind: 'discarded'; readonly reason: DiscardReason };
