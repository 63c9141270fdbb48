/** What a run looks for, as fields, and why a field has no value. */
import type { ProfileWant } from '@leadlight/contract';
import type { LeadPerson } from '@leadlight/leads';
import type { OpenReason } from '@leadlight/profiles';

interface OpenBecause {
  readonly isEmailOpen: boolean;
  readonly hasBackground: boolean;
  /** Of a field that has a value; default: none. */
  readonly isAskedAgain?: (field: string) => boolean;
}

export const backgroundFields = ['previousEmployers', 'employerSince', 'languages', 'profiles', 'bio'];

/**
 * The fields for which providers are asked. One field of the background stands for the others, which come with it: nobody is paid for a language
 * alone.
 */
export function openFieldsOf(
  wants: readonly string[],
  person: LeadPerson,
  { isEmailOpen, hasBackground, isAskedAgain = () => false }: OpenBecause,
): string[] {
  const open: string[] = [];
  const wanted = new Set(wants as readonly ProfileWant[]);
  if (wanted.has('job')) {
    if (person.title === null || isAskedAgain('title')) open.push('title');
    if ((person.companyName === null && person.companyDomain === null) || isAskedAgain('companyName')) open.push('companyName');
  }
  if (wanted.has('email') && (isEmailOpen || isAskedAgain('email'))) open.push('email');
  const hasNoPhone = person.phone === null && person.mobilePhone === null;
  if (wanted.has('phone') && (hasNoPhone || isAskedAgain('phone') || isAskedAgain('mobilePhone'))) open.push('phone', 'mobilePhone');
  if (wanted.has('linkedin') && (person.linkedin === null || isAskedAgain('linkedin'))) open.push('linkedin');
  if (wanted.has('background') && (!hasBackground || backgroundFields.some(isAskedAgain))) open.push('previousEmployers');
  return open;
}

/** Why a field has no value: the waterfall's reasons, and ours. */
export type WhyOpen = OpenReason | 'providers_off' | 'no_connection' | 'price_unknown' | 'unavailable';

const words: Readonly<Record<WhyOpen, string>> = {
  no_provider: 'None of your providers has this field.',
  no_connection: "Our own sources don't have it. Connect a provider under Settings, Providers, to look further.",
  providers_off: "Our own sources don't have it, and providers weren't asked in this run.",
  price_unknown: "A provider that may have it wasn't asked, because the price of its credits isn't set (Settings, Providers).",
  all_asked: 'No source that was asked has it.',
  too_expensive: 'Another answer is expected to cost more than it is worth.',
  unreliable: "The remaining providers often answer with a previous employer, and this couldn't be noticed here.",
  needs_member: 'A provider needs a new key or credits (Settings, Providers).',
  unconfirmable: 'The mail servers of the company accept every address, so that none can be confirmed.',
  unavailable: "A provider couldn't be reached.",
  ceiling_row: 'The ceiling for one person is reached.',
  ceiling_run: "The run's ceiling for providers is reached.",
  ceiling_month: "A provider's ceiling for this month is reached.",
};

export const wordOpen = (reason: string): string => words[reason as WhyOpen] ?? reason;
