/** Answers are kept for 30 days, also when nobody was found, and the same question isn't asked again in that time. */
import { companyNameKey, personNameKey } from '@leadlight/vocabulary/identity';
import type { ProfileKeys } from '../inputs/keys.ts';

export const cacheDays = 30;

/** What a provider answered to a question, as it is stored. */
export interface CachedAnswer {
  readonly providerId: string;
  /** The question: one of `questionKeys`. */
  readonly key: string;
  /** The fields that were asked for. */
  readonly fields: readonly string[];
  readonly answeredAtMs: number;
}

/**
 * The forms in which a person can be asked about, the most certain first. An answer is stored under all of them, and found under any.
 */
export function questionKeys({ linkedin, emails, name, company, domain }: ProfileKeys): readonly string[] {
  const person = name === null ? null : personNameKey(name);
  const companyKey = company === null ? null : companyNameKey(company);
  return [
    ...linkedin.map(({ key }) => `l:${key}`),
    ...emails.map((email) => `e:${email}`),
    ...(person === null || domain === null ? [] : [`d:${person}|${domain}`]),
    ...(person === null || companyKey === null ? [] : [`c:${person}|${companyKey}`]),
  ];
}

/** The same for a company. @param domain registrable */
export const companyQuestionKeys = (domain: string): readonly string[] => [`w:${domain}`];

/** Whether a stored answer makes a call unnecessary: it is recent, and the call would ask for nothing else. */
export function answersQuestion(
  answer: CachedAnswer,
  question: { readonly providerId: string; readonly keys: readonly string[]; readonly fields: readonly string[] },
  nowMs: number,
): boolean {
  return (
    answer.providerId === question.providerId &&
    question.keys.includes(answer.key) &&
    question.fields.every((field) => answer.fields.includes(field)) &&
    nowMs - answer.answeredAtMs < cacheDays * 24 * 60 * 60 * 1000
  );
}
