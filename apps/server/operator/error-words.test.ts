import { expect, test } from 'vitest';
import { StartError } from '../config.ts';
import { errorWords } from './error-words.ts';

test('a command that fails because a disk is full, the machine’s or the database’s, says so in one sentence', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100'])
    expect(errorWords(Object.assign(new Error('write failed'), { code }))).toBe(
      'The disk is full, and the command was not finished. Free space, then run it again.',
    );
});

test('a mistake has its own sentence, and everything else says where it came from', () => {
  expect(errorWords(new StartError('Specify the file.'))).toBe('Specify the file.');
  expect(errorWords(new Error('unforeseen'))).toMatch(/unforeseen\n\s+at /);
});
