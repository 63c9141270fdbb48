import { expect, test } from 'vitest';
import { AskedBefore } from './asked-before.ts';

const putOff = (text: string) => ({ kind: 'answered' as const, reply: { code: 450, enhanced: '4.2.0', lines: [text] } });
const host = 'mx.acme.test';

test('counts how often a server was asked since it put an address off in the same words', () => {
  const before = new AskedBefore();
  before.record('zoe@acme.test', putOff('Greylisted, try again in 300 seconds'), host);
  before.record('zoe@acme.test', putOff('Greylisted, try again in 12 seconds'), host);
  expect(before.asks('ZOE@acme.test')).toBe(2);
  before.record('zoe@acme.test', putOff('Greylisted: too many connections, come back later'), host);
  expect(before.asks('zoe@acme.test')).toBe(1);
  expect(before.asks('bob@acme.test')).toBeUndefined();
});

test('keeps little of a long reply, and keeps it once for all addresses', () => {
  const before = new AskedBefore();
  const long = `Greylisted ${'please come back later '.repeat(20_000)}`;
  for (const path of ['a@acme.test', 'b@acme.test']) before.record(path, putOff(long), host);
  expect(before.lastReply('a@acme.test')?.lines.join(' ').length).toBeLessThan(1_000);
  expect(before.lastReply('b@acme.test')).toBe(before.lastReply('a@acme.test'));
  expect(before.isInLastWords('a@acme.test', putOff(long).reply)).toBe(true);
});
