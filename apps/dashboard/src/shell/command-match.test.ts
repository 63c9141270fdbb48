import { expect, test } from 'vitest';
import { filterCommands } from './command-match.ts';

const commands = [{ label: 'API keys' }, { label: 'Two-factor sign-in', also: 'password security' }, { label: 'Köhler & Söhne' }];
const labels = (text: string): string[] => filterCommands(commands, text).map(({ label }) => label);

test('a command is found by the start of any of its words', () => {
  expect(labels('key')).toEqual(['API keys']);
  expect(labels('sign')).toEqual(['Two-factor sign-in']);
});

test('a command is found by its synonyms', () => {
  expect(labels('security')).toEqual(['Two-factor sign-in']);
});

test('accents and case do not matter', () => {
  expect(labels('KOHLER')).toEqual(['Köhler & Söhne']);
});

test('every typed word must match', () => {
  expect(labels('api password')).toEqual([]);
  expect(labels('  ')).toHaveLength(3);
});
