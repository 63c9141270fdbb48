/**
 * Replies as public manuals give them, labeled by what they are about. None may be read confidently as something else; what no rule reads is
 * unknown, and only counted. The table in docs/verification-measurements.md comes from `readAll`.
 */
import { createReplyReader, explainReason, judge, type Reply } from '@leadlight/verification';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Labeled {
  readonly about: string;
  readonly host: string;
  readonly line: string;
}

const labeled: Labeled[] = readFileSync(new URL('./labeled-replies.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [about = '', host = '', ...rest] = line.split(' | ');
    return { about, host, line: rest.join(' | ') };
  });
const halves = {
  open: labeled.filter((_, index) => index % 2 === 0),
  sealed: labeled.filter((_, index) => index % 2 === 1),
};

function replyOf(line: string): Reply {
  const { replies } = createReplyReader().push(new TextEncoder().encode(`${line.replace(/^(\d{3})-/, '$1 ')}\r\n`));
  if (!replies[0]) throw new Error(`not a reply: ${line}`);
  return replies[0];
}

/** The reason for a target that got this reply, beside a control that got the same reply about its own name. */
function reasonOf({ host, line }: Labeled): string {
  const control = replyOf(line.replaceAll('zoe', 'qxwvz'));
  const replies = {
    host,
    target: { kind: 'answered', reply: replyOf(line) } as const,
    controls: [{ outcome: { kind: 'answered', reply: control } as const, isFresh: true, isNew: true, resembles: true }],
  };
  return judge([replies], 'dot_atom', true).reason;
}

/** The reasons that a reply about this may have, although the control got the same; unknown is always possible. */
const rightReasons: Readonly<Record<string, readonly string[]>> = {
  missing: ['mailbox_not_found', 'domain_not_served', 'mailbox_disabled'],
  disabled: ['mailbox_disabled', 'mailbox_not_found'],
  domain: ['domain_not_served'],
};

function readAll(half: readonly Labeled[]): { misread: string[]; missed: string[]; right: number } {
  const misread: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const one of half) {
    const reason = reasonOf(one);
    const expected = rightReasons[one.about] ?? [];
    const isUnknown = explainReason(reason as Parameters<typeof explainReason>[0]).verdict === 'unknown';
    if (expected.includes(reason) || (isUnknown && one.about !== 'missing' && one.about !== 'domain')) right++;
    else if (isUnknown) missed.push(`${one.line} (${reason})`);
    else misread.push(`${one.line} (${reason})`);
  }
  return { misread, missed, right };
}

test('there are at least 150, and every label is used', () => {
  expect(labeled.length).toBeGreaterThanOrEqual(150);
  expect(new Set(labeled.map(({ about }) => about))).toEqual(
    new Set(['missing', 'disabled', 'full', 'restricted', 'us', 'later', 'domain', 'message', 'unclear']),
  );
});

describe.for(['open', 'sealed'] as const)('the %s half', (half) => {
  test('has no reply that is read confidently as something else', () => {
    expect(readAll(halves[half]).misread).toEqual([]);
  });

  test('is read, except for a few that stay unknown', () => {
    const { missed } = readAll(halves[half]);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(halves[half].length * 0.08);
  });
});
