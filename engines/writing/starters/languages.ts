/** The texts of the starters. In every language, each sentence about the reader has a placeholder, and is left out where nothing is known. */
import type { WritingLanguage } from '../fields.ts';
import { english } from './english.ts';
import { dutch, french, german, italian, portuguese, spanish } from './other-languages.ts';

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

export const languages: Readonly<Record<WritingLanguage, LanguageTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
};
