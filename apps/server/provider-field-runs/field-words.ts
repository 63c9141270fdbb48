/** The outcome of asking a provider for a field, as a sentence for users. */
import type { ProviderOutcome } from '@leadlight/adapters/providers';
import { wordOutcome } from '../providers/outcome-words.ts';

type About = 'person' | 'company';

const withDot = (text: string): string => (/[.!?”]$/.test(text) ? text : `${text}.`);

export const fieldWords = {
  noValue: (name: string, about: About): string => `${name} has this ${about}, but no value for this field.`,
  notFound: (name: string, about: About, outcome: Extract<ProviderOutcome, { kind: 'not_found' }>): string =>
    outcome.because === 'legal' ? `${name} may not answer about this ${about}.` : `${name} doesn’t know this ${about}.`,
  otherCompany: (name: string): string => `${name} answered with another company.`,
  otherType: (name: string, expected: string): string => `This column expects ${expected}. ${name} answered with something else.`,
  notEnough: (name: string, about: About): string => `Too little is known about this ${about} to ask ${name}.`,
  suppressed: 'The company is on the suppression list.',
  failed: (name: string, outcome: ProviderOutcome): string => `${name}: ${withDot(wordOutcome(outcome) ?? '')}`,
  notReached: (name: string): string => `${name} could not be reached.`,
  removed: 'The provider’s value was removed: it may no longer stay.',
} as const;
