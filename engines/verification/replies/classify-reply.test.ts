import { describe, expect, test } from 'vitest';
import { bytesOf } from '../testing/bytes.ts';
import type { Reply } from '../verdict/verdict.ts';
import { classifyReply } from './classify-reply.ts';
import { enhancedRules } from './enhanced-rules.ts';
import { phraseRules } from './phrases.ts';
import { providerRules } from './provider-rules.ts';
import { createReplyReader } from './reply-reader.ts';

const reply = (line: string): Reply => {
  // An example of several lines is written in one; its codes in between are part of what was heard.
  const { replies } = createReplyReader().push(bytesOf(`${line.replace(/^(\d{3})-/, '$1 ')}\r\n`));
  if (!replies[0]) throw new Error(`not a reply: ${line}`);
  return replies[0];
};
const examples = [enhancedRules, providerRules, phraseRules].flatMap((rules) =>
  rules.flatMap((rule) => rule.examples.map((example) => [rule.means, example, rule.at ?? 'mx1.acme.test'] as const)),
);

test.for(examples)('%s: %s', ([means, example, host]) => {
  expect(classifyReply(reply(example), host).means).toBe(means);
});

describe('what the host decides', () => {
  test.for(providerRules.flatMap(({ examples: [example = ''], means }) => [[means, example] as const]))(
    '%s is not read from the same words of any other host: %s',
    ([means, example]) => {
      expect(classifyReply(reply(example), 'mx1.acme.test').means).not.toBe(means);
    },
  );
});

test.for([
  ['a link is not what the server says', '550 see https://acme.test/no-such-user/spamhaus', 'refused_bare'],
  ['an address is not what the server says', '550 <no-such-user@spamhaus.test>: rejected', 'refused_bare'],
  ['digits in a text are not its code', '451 the other side said 550 5.1.1', 'put_off'],
  ['an enhanced code that contradicts the digits counts for nothing', '450 5.1.1 later', 'put_off'],
  ['policy comes before mailbox', '550 user unknown or your IP is on a blocklist', 'policy'],
  ['421 is about the session wherever it comes', '421 4.1.1 user unknown', 'rate'],
  ['556 is a null MX', '556 5.1.10 recipient address has a null MX', 'null_mx'],
  ['a bare 550 says no and not why', '550 no', 'refused_bare'],
  ['a bare 554 says less', '554 no', 'refused_unclear'],
  ['252 promises nothing', '252 2.0.0 ok', 'accepted_unverified'],
  ['251 is forwarded, so accepted', '251 2.1.5 will forward', 'accepted'],
] as const)('%s', ([, line, means]) => {
  expect(classifyReply(reply(line), 'mx1.acme.test').means).toBe(means);
});
