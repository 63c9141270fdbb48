/** What may become of fields that have a value when a profile run finds another one. */
import { z } from 'zod';
import { mostOlderThanDays } from './limits.ts';

export const overwritePolicies = ['only_empty', 'newer_and_proven', 'always_ask'] as const;
export type OverwritePolicy = (typeof overwritePolicies)[number];

/** Fields that have a policy of their own. A phone number is one field with a mobile number, an employer with its domain. */
export const overwriteFields = [
  'email',
  'phone',
  'title',
  'employer',
  'location',
  'linkedin',
  'employerSince',
  'previousEmployers',
  'languages',
  'profiles',
  'bio',
] as const;
export type OverwriteField = (typeof overwriteFields)[number];

export const overwritePolicySchema = z.enum(overwritePolicies).meta({
  id: 'OverwritePolicy',
  description:
    '`only_empty`: sources are not asked about a field that has a value. `newer_and_proven`: they are asked about a value that is not proven, or older than ' +
    '`olderThanDays`; a value that is newer and passed our own checks replaces it, except what a member typed. `always_ask`: they are always asked; a ' +
    'value that differs becomes a proposal, on which a member decides. An empty field is filled under every policy.',
});

export const olderThanDaysSchema = z
  .int()
  .min(1)
  .max(mostOlderThanDays)
  .meta({ description: 'With `newer_and_proven`: a proven value of at least this age, in days, is asked about again.' });
