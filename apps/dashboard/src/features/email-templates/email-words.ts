/** The texts of templates and previews. */
import type { EmailDraft, EmailFinding, WritingLanguage } from '../../api/contract.ts';
import { wordCount } from '../../words/numbers.ts';

export const languageNames: Record<WritingLanguage, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
};

export const goalNames = { introduction: 'Introduce what you offer', meeting: 'Ask for a meeting', referral: 'Find who decides' } as const;
export const toneNames = { friendly: 'Friendly', formal: 'Formal' } as const;
export const lengthNames = { short: 'Short', medium: 'Longer' } as const;

/** Placeholders in the order of the choice. */
export const fieldGroups = [
  {
    label: 'About the reader',
    fields: [
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
      ['name', 'Full name'],
      ['title', 'Job title'],
      ['department', 'Department'],
      ['city', 'City'],
      ['country', 'Country'],
      ['companyName', 'Company'],
      ['companyDomain', 'Domain'],
      ['industry', 'Industry (English only)'],
      ['companySize', 'Company size'],
      ['founded', 'Founded in'],
      ['technology', 'A technology that they use'],
      ['openJobs', 'Number of open jobs'],
      ['hiringIn', 'Department that is hiring most'],
    ],
  },
  {
    label: 'About you',
    fields: [
      ['senderName', 'Your name'],
      ['senderTitle', 'Your job title'],
      ['senderCompany', 'Your company'],
      ['senderOffer', 'What you offer'],
      ['senderWebsite', 'Your website'],
      ['senderAddress', 'Your postal address'],
      ['optOut', 'How to stop your emails'],
    ],
  },
] as const;

const fieldNames = new Map<string, string>(fieldGroups.flatMap(({ fields }) => fields.map(([id, name]) => [id, name] as const)));
export const fieldName = (field: string): string => fieldNames.get(field) ?? field;

export const levelNames: Record<EmailFinding['level'], string> = { problem: 'Problem', warning: 'Warning', note: 'Note' };

/** Why a sentence of a draft was removed. */
export const removalWords: Record<EmailDraft['removed'][number]['reason'], string> = {
  unsupported_detail: 'a number or a name that is in no fact',
  unsupported_claim: 'a claim about the reader without a fact',
  unknown_placeholder: 'a placeholder that doesn’t exist',
  link: 'a link',
};

/** For a program that writes emails; line ends as RFC 6068 requires. */
export const mailtoOf = (to: string, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

/** "Easy to read (72 of 100)". */
export function wordEase(ease: number | null): string {
  if (ease === null) return 'Too short to say how easily it is read';
  return `${ease >= 60 ? 'Easy' : ease >= 40 ? 'Fairly easy' : 'Hard'} to read (${ease} of 100)`;
}

/** @param index the place of the email in its template */
export const wordStep = (index: number, afterDays: number): string =>
  index === 0 ? 'First email' : `After ${wordCount(afterDays, 'day')}`;
