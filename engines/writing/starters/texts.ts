/** The texts that a language needs. In each, a sentence about the reader has a placeholder, and is left out where nothing is known. */

export interface GoalTexts {
  readonly subject: string;
  readonly opening: string;
  /** Only in the longer form. */
  readonly more: string;
  /** A question that can be answered in one line. */
  readonly ask: string;
}

export interface Register {
  readonly greeting: string;
  readonly closing: string;
  readonly optOut: string;
  readonly second: string;
  readonly third: string;
  readonly goals: Readonly<Record<'introduction' | 'meeting' | 'referral', GoalTexts>>;
}

export interface LanguageTexts {
  readonly friendly: Register;
  readonly formal: Register;
}
