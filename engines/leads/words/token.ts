/** A word, number or mark of a query. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** As typed. */
  readonly text: string;
  /** A word without accents, in lower case; a number's digits; a mark as it is. Never contains a space. */
  readonly folded: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  /** The hyphen or apostrophe between the word before and this one, if both are one word: "d'usine", "HR-Leiter". */
  readonly joint: string;
}
