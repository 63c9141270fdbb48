import { expect, test } from 'vitest';
import { firstOverwrite, isOverwriteWrong, overwriteOf, wordOverwrite } from './overwrite-words.ts';

test('without a choice, nothing that is known is looked for', () => {
  expect(overwriteOf(firstOverwrite, ['job', 'email'])).toEqual({ overwrite: {}, olderThanDays: 180 });
  expect(wordOverwrite({ overwrite: {}, olderThanDays: 180 })).toBe('');
});

test('a policy for all fields applies to those that the run looks for', () => {
  const choice = { ...firstOverwrite, policy: 'always_ask' as const };
  expect(overwriteOf(choice, ['email'])).toMatchObject({ overwrite: { email: 'always_ask' } });
  expect(Object.keys(overwriteOf(choice, ['job']).overwrite ?? {})).toEqual(['title', 'employer', 'location']);
});

test('each field can have its own policy, which says what happens to a value', () => {
  const fields = { title: 'newer_and_proven', employer: 'newer_and_proven', email: 'always_ask', phone: 'always_ask' } as const;
  const sent = overwriteOf({ policy: 'fields', fields, days: '90' }, ['job', 'email']);
  expect(sent).toEqual({ overwrite: { title: 'newer_and_proven', employer: 'newer_and_proven', email: 'always_ask' }, olderThanDays: 90 });
  expect(wordOverwrite({ overwrite: sent.overwrite ?? {}, olderThanDays: 90 })).toBe(
    'Job title and employer: replaced by newer, proven values if unproven or at least 90 days old. Work email: values that differ are proposed.',
  );
});

test.for([
  ['', true],
  ['0', true],
  ['3651', true],
  ['1', false],
  [' 365 ', false],
] as const)('an age of "%s" days is refused: %s', ([days, isWrong]) => {
  expect(isOverwriteWrong({ policy: 'newer_and_proven', fields: {}, days }, ['email'])).toBe(isWrong);
  expect(isOverwriteWrong({ policy: 'always_ask', fields: {}, days }, ['email'])).toBe(false);
});
