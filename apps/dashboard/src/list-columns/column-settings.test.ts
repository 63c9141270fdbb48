import { expect, test } from 'vitest';
import { bodyOf, ceilingErrors, choiceOf, firstColumnChoice, isAgeWrong } from './column-settings.tsx';
import { columnName, fieldGroups, isOfProfile, wordSource, wordStates } from './column-words.ts';

test('a column that is not automatic has no ceilings, and none is checked', () => {
  const choice = { ...firstColumnChoice, credits: 'many', dollars: 'x' };
  expect(ceilingErrors(choice)).toEqual({ credits: undefined, dollars: undefined });
  expect(bodyOf(choice)).toEqual({ asksProviders: false, condition: null, isAutomatic: false, overwrite: 'only_empty' });
});

test.each([
  ['0', '', true, false],
  ['1000000', '', false, false],
  ['1000001', '', true, false],
  ['many', '', true, false],
  ['20', 'x', false, true],
  ['20', '2.50', false, false],
])('ceilings of %s credits and “%s” dollars', (credits, dollars, areCreditsWrong, areDollarsWrong) => {
  const errors = ceilingErrors({ ...firstColumnChoice, isAutomatic: true, asksProviders: true, credits, dollars });
  expect([errors.credits !== undefined, errors.dollars !== undefined]).toEqual([areCreditsWrong, areDollarsWrong]);
});

test('turning automatic runs on starts with a ceiling that can be saved, and turning them off keeps the ceilings', () => {
  const policy = { overwrite: 'only_empty', olderThanDays: 180 } as const;
  const off = { asksProviders: true, condition: null, isAutomatic: false, monthCeiling: 0, monthProviderCeilingMicros: 0, ...policy };
  expect(ceilingErrors({ ...choiceOf(off), isAutomatic: true })).toEqual({ credits: undefined, dollars: undefined });
  expect(bodyOf(choiceOf({ ...off, monthCeiling: 20 }))).not.toHaveProperty('monthCeiling');
});

test('settings are shown as they were saved', () => {
  const saved = {
    asksProviders: true,
    condition: { hasEmail: false },
    isAutomatic: true,
    monthCeiling: 20,
    monthProviderCeilingMicros: 2_500_000,
    overwrite: 'newer_and_proven',
    olderThanDays: 90,
  } as const;
  expect(choiceOf(saved)).toMatchObject({ credits: '20', dollars: '2.5' });
  expect(bodyOf(choiceOf(saved))).toEqual(saved);
});

test('an age is needed only for values that are replaced when they are old', () => {
  expect(isAgeWrong({ ...firstColumnChoice, overwrite: 'newer_and_proven', days: '0' })).toBe(true);
  expect(isAgeWrong({ ...firstColumnChoice, overwrite: 'newer_and_proven', days: '90' })).toBe(false);
  expect(isAgeWrong({ ...firstColumnChoice, overwrite: 'always_ask', days: '' })).toBe(false);
});

test('every field that can be chosen has a name, and only those of a profile ask providers', () => {
  for (const kind of ['people', 'companies'] as const)
    for (const { fields } of fieldGroups(kind))
      for (const [field, name] of fields) expect(columnName(kind, { field, question: null, providerField: null })).toBe(name);
  expect([isOfProfile('people', 'email'), isOfProfile('people', 'technologies'), isOfProfile('companies', 'phone')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a column of a provider’s field is called by the field and the provider', () => {
  const providerField = {
    connectionId: 'c',
    provider: 'Hunter',
    about: 'person',
    pointer: '/employment/seniority',
    label: 'Seniority',
    type: 'text',
  } as const;
  expect(columnName('people', { field: 'provider', question: null, providerField })).toBe('Seniority (Hunter)');
});

test('a value is named with its source and age, and states in words', () => {
  expect(wordSource({ source: 'website', observedAt: null })).toBe('Website');
  expect(wordStates(['filled'])).toBe('with a value');
  expect(wordStates(['masked', 'pending', 'empty'])).toBe('without a value');
  expect(wordStates(['pending'])).toBe('being looked for');
  expect(wordStates(['masked'])).toBe('to be revealed');
  expect(wordStates(['filled', 'empty'])).toBe('with a value or empty');
  expect(wordStates(['filled', 'masked', 'pending', 'empty'])).toBe('any state');
});
