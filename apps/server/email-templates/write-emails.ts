/** Fills a sequence of emails for one person, and checks them. */
import { checkEmail, fillTemplate, type CheckedEmail, type FieldValues, type Filled, type WritingLanguage } from '@leadlight/writing';
import type { EmailStep } from '@leadlight/db/email-templates';
import type { Reader } from './reader-values.ts';

export interface WrittenEmail extends CheckedEmail {
  readonly afterDays: number;
  readonly subject: Filled;
  readonly body: Filled;
}

/** What a sender typed about themselves, by field. */
export type SenderTexts = Readonly<Partial<Record<string, string>>>;

/** @returns the values of the fields that are not blank; no fact supports them */
export function senderValues(sender: SenderTexts): FieldValues {
  return Object.fromEntries(
    Object.entries(sender).flatMap(([field, text]) => (text?.trim() ? [[field, { text: text.trim(), support: null }]] : [])),
  );
}

export function writeEmails(
  steps: readonly EmailStep[],
  { values, country }: Reader,
  { sender, language, now }: { readonly sender: SenderTexts; readonly language: WritingLanguage; readonly now: Date },
): WrittenEmail[] {
  const all: FieldValues = { ...values, ...senderValues(sender) };
  return steps.map(({ subject, body, afterDays }, index): WrittenEmail => {
    const filled = { subject: fillTemplate(subject, all, language), body: fillTemplate(body, all, language) };
    const checked = checkEmail({
      ...filled,
      language,
      country,
      sender: { name: sender['senderName'] ?? null, company: sender['senderCompany'] ?? null, address: sender['senderAddress'] ?? null },
      isFollowUp: index > 0,
      now: Math.floor(now.getTime() / 1000),
    });
    return { afterDays, ...filled, ...checked };
  });
}
