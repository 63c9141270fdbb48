import { describe, expect, it } from 'vitest';
import { writtenAddress } from './index.ts';

describe('an address as people and programs write it', () => {
  it.each([
    'Ana Silva <ana@acme.test>',
    '"Silva, Ana" <ana@acme.test>',
    'Silva, Ana <ana@acme.test>;',
    '"ana@old.test" <ana@acme.test>',
    'ana@acme.test <mailto:ana@acme.test>',
    '<ana@acme.test>',
    'mailto:ana@acme.test',
    'MAILTO:ana@acme.test?subject=Hello',
    '<mailto:ana@acme.test>',
    'ana@acme.test,',
    'ana@acme.test; ',
    '"ana@acme.test"',
    '“ana@acme.test”',
    "'ana@acme.test'",
    '(ana@acme.test)',
    '\u200bana@acme.test',
    '\u202aana@acme.test\u202c',
    '\ufeff ana@acme.test\u00a0',
  ])('is read without what is around it: %j', (text) => {
    expect(writtenAddress(text)).toBe('ana@acme.test');
  });

  it('is decoded in a link', () => {
    expect(writtenAddress('mailto:ana%2Bnews@acme.test')).toBe('ana+news@acme.test');
  });

  it.each(['"ana silva"@acme.test', '"a@b"@acme.test', "o'hara'@acme.test", 'ana?x@acme.test', 'アナ@acme.test', '"<a>"@acme.test'])(
    'stays as it is if it is an address: %j',
    (text) => {
      expect(writtenAddress(text)).toBe(text);
    },
  );

  it.each([
    'ana@acme.test; bo@acme.test',
    'ana@acme.test bo@acme.test',
    'mailto:ana@acme.test,bo@acme.test',
    'ask Ana',
    'Ana <>',
    'mailto:',
    '%',
    'mailto:%zz',
  ])('isn’t guessed if there is no single one: %j', (text) => {
    expect(writtenAddress(` ${text} `)).toBe(text);
  });
});
