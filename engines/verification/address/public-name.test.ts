import { expect, test } from 'vitest';
import { startFind } from '../finder/search.ts';
import { judgeByGrammar } from '../verdict/compose.ts';

test.each([
  'foo@bar',
  'foo@localhost',
  'foo@io',
  'foo@acme.internal',
  'foo@acme.lan',
  'foo@acme.c0m',
  'foo@acme.comm',
  'foo@mail.acme.corp',
])('%s is refused as invalid before the network, because no mail can reach it', (text) => {
  expect(judgeByGrammar(text, 0)).toMatchObject({ verdict: { verdict: 'undeliverable', reason: 'invalid_syntax' } });
});

test.each([
  'ana@acme.com',
  'ana@acme.co.uk',
  'ana@mail.acme.museum',
  'ana@xn--mgba3a4f16a.ir',
  'ana@müller.de',
  'ana@例え.みんな',
  'ana@acme.test',
])('%s is looked up in DNS', (text) => {
  expect(judgeByGrammar(text, 0)).toHaveProperty('address');
});

test('no address is looked for at a domain without a public top-level domain', () => {
  const name = { given: 'Ana', family: 'Silva' } as never;
  expect(startFind({ name, domain: 'acme' })).toBeNull();
  expect(startFind({ name, domain: 'acme.internal' })).toBeNull();
});
