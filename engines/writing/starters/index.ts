/** Templates to begin with, by goal, tone, language and length. Every claim about the reader is a placeholder. */
import type { WritingLanguage } from '../fields.ts';
import { languages } from './languages.ts';
import type { Register } from './texts.ts';

export const starterGoals = ['introduction', 'meeting', 'referral'] as const;
export const starterTones = ['friendly', 'formal'] as const;
export const starterLengths = ['short', 'medium'] as const;

export interface StarterChoice {
  readonly goal: (typeof starterGoals)[number];
  readonly tone: (typeof starterTones)[number];
  readonly length: (typeof starterLengths)[number];
  readonly language: WritingLanguage;
}

export interface Starter {
  /** The first email, then those that follow if there is no reply. */
  readonly steps: readonly { readonly subject: string; readonly body: string; readonly afterDays: number }[];
}

/** Days after the first email. */
const [secondAfter, thirdAfter] = [3, 10];

export function starterOf({ goal, tone, length, language }: StarterChoice): Starter {
  const texts: Register = languages[language][tone];
  const { subject, opening, more, ask } = texts.goals[goal];
  const letter = (...paragraphs: readonly string[]): string => [texts.greeting, ...paragraphs, texts.closing].join('\n\n');
  const first = letter(opening, ...(length === 'medium' ? [more] : []), ask, texts.optOut);
  return {
    steps: [
      { subject, body: first, afterDays: 0 },
      { subject: `Re: ${subject}`, body: letter(texts.second, ask, texts.optOut), afterDays: secondAfter },
      { subject: `Re: ${subject}`, body: letter(texts.third, texts.optOut), afterDays: thirdAfter },
    ],
  };
}
