/** The texts of overwrite policies, and what a form sends for them. */
import { defaultOlderThanDays, mostOlderThanDays } from '@leadlight/contract/limits';
import type { OverwriteField, OverwritePolicy, ProfileRun, ProfileRunQuestion, ProfileWant } from '../api/contract.ts';
import { profileFieldNames } from '../list-columns/column-words.ts';
import { wordNumber } from '../words/numbers.ts';

/** In display order. */
export const policies = ['only_empty', 'newer_and_proven', 'always_ask'] as const satisfies readonly OverwritePolicy[];
export const policyNames: Record<OverwritePolicy, string> = {
  only_empty: 'Leave them as they are',
  newer_and_proven: 'Replace old or unproven ones by newer, proven ones',
  always_ask: 'Look for other values, and ask me',
};
export const policyHints: Record<OverwritePolicy, string> = {
  only_empty: 'Only empty fields are looked for.',
  newer_and_proven: 'Only values that pass our own checks replace others. What a member typed stays. You can undo each.',
  always_ask: 'A value that differs becomes a proposal. Nothing changes until you decide.',
};

/** No column shows the location. */
export const overwriteNames: Record<OverwriteField, string> = { ...profileFieldNames, location: 'Location' };

const fieldsOfWants: Record<ProfileWant, readonly OverwriteField[]> = {
  job: ['title', 'employer', 'location'],
  email: ['email'],
  phone: ['phone'],
  linkedin: ['linkedin'],
  background: ['employerSince', 'previousEmployers', 'languages', 'profiles', 'bio'],
};

/** Fields that a run with these wants can find. */
export const overwriteFieldsOf = (wants: readonly ProfileWant[]): OverwriteField[] => wants.flatMap((want) => [...fieldsOfWants[want]]);

export interface OverwriteChoice {
  /** For all fields; `fields`: each has its own. */
  policy: OverwritePolicy | 'fields';
  fields: Partial<Record<OverwriteField, OverwritePolicy>>;
  /** As typed. */
  days: string;
}

/** The server's defaults. */
export const firstOverwrite: OverwriteChoice = { policy: 'only_empty', fields: {}, days: String(defaultOlderThanDays) };

export const policyOf = ({ policy, fields }: OverwriteChoice, field: OverwriteField): OverwritePolicy =>
  policy === 'fields' ? (fields[field] ?? 'only_empty') : policy;

/** The days, or undefined if the API refuses them. */
export const daysOf = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostOlderThanDays ? Number(text) : undefined;

export const daysError = (text: string): string | undefined =>
  daysOf(text) === undefined ? `Enter a number from 1 to ${wordNumber(mostOlderThanDays)}.` : undefined;

const asksForDays = (choice: OverwriteChoice, wants: readonly ProfileWant[]): boolean =>
  overwriteFieldsOf(wants).some((field) => policyOf(choice, field) === 'newer_and_proven');

export const isOverwriteWrong = (choice: OverwriteChoice, wants: readonly ProfileWant[]): boolean =>
  asksForDays(choice, wants) && daysOf(choice.days) === undefined;

/** In the form of the API: fields that the run can find, without those that stay as they are. */
export function overwriteOf(
  choice: OverwriteChoice,
  wants: readonly ProfileWant[],
): Pick<ProfileRunQuestion, 'overwrite' | 'olderThanDays'> {
  const chosen = overwriteFieldsOf(wants).flatMap((field) => {
    const policy = policyOf(choice, field);
    return policy === 'only_empty' ? [] : [[field, policy] as const];
  });
  const days = asksForDays(choice, wants) ? daysOf(choice.days) : undefined;
  return { overwrite: Object.fromEntries(chosen), olderThanDays: days ?? defaultOlderThanDays };
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** "Job title and employer: replaced by newer, proven values if unproven or at least 180 days old." Empty if every field stays as it is. */
export function wordOverwrite({ overwrite, olderThanDays }: Pick<ProfileRun, 'overwrite' | 'olderThanDays'>): string {
  const namesOf = (policy: OverwritePolicy): string => {
    const names = Object.entries(overwrite).flatMap(([field, each]) => (each === policy ? [overwriteNames[field as OverwriteField]] : []));
    const [first = '', ...rest] = names;
    return listed.format([first, ...rest.map((name) => (name.startsWith('LinkedIn') ? name : name.toLowerCase()))]);
  };
  const [replaced, asked] = [namesOf('newer_and_proven'), namesOf('always_ask')];
  return [
    replaced && `${replaced}: replaced by newer, proven values if unproven or at least ${olderThanDays} days old.`,
    asked && `${asked}: values that differ are proposed.`,
  ]
    .filter(Boolean)
    .join(' ');
}
