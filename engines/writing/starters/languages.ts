/** The texts of the starters. In every language, each sentence about the reader has a placeholder, and is left out where nothing is known. */
import type { WritingLanguage } from '../fields.ts';
import { english } from './english.ts';
import { dutch, french, german, italian, portuguese, spanish } from './other-languages.ts';
import type { LanguageTexts } from './texts.ts';

export const languages: Readonly<Record<WritingLanguage, LanguageTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
};
