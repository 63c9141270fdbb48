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

function readLabeled(file: string): Labeled[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [about = '', host = '', ...rest] = line.split(' | ');
      return { about, host, line: rest.join(' | ') };
    });
}

const labeled = readLabeled('./labeled-replies.txt');
const outside = readLabeled('./outside-replies.txt');
const halves = {
  open: labeled.filter((_, index) => index % 2 === 0),
  sealed: labeled.filter((_, index) => index % 2 === 1),
};

function replyOf(line: string): Reply {
  const { replies } = createReplyReader().push(new TextEncoder().encode(`${line.replace(/^(\d{3})-/, '$1 ')}\r\n`));
  if (!replies[0]) throw new Error(`not a reply: ${line}`);
  return replies[0];
}

const unknownUser = '550 5.1.1 <qxwvz@acme.com>: Recipient address rejected: User unknown in virtual mailbox table';

/** The reason for a target that got this reply, when the control got another one, or the same one about its own name. */
function reasonOf({ host, line }: Labeled, controlLine = line.replaceAll('zoe', 'qxwvz')): string {
  const control = replyOf(controlLine);
  const replies = {
    host,
    target: { kind: 'answered', reply: replyOf(line) } as const,
    controls: [{ outcome: { kind: 'answered', reply: control } as const, isFresh: true, isNew: true, resembles: true }],
    // Words of other languages count only at a server that has accepted another address.
    knowsDomain: true,
  };
  return judge([replies], 'dot_atom', true).reason;
}

/** The verdict when the server accepted this name, and gave the reply to a made-up one. */
function verdictBesideRefused({ host, line }: Labeled): string {
  const accepted = { kind: 'answered', reply: replyOf('250 2.1.5 Ok') } as const;
  const refused = { kind: 'answered', reply: replyOf(line) } as const;
  const controls = [{ outcome: refused, isFresh: true, isNew: true, resembles: true }];
  return explainReason(judge([{ host, target: accepted, controls }], 'dot_atom', true).reason).verdict;
}

/** The reasons that a reply about this may have, although the control got the same; unknown is always possible. */
const rightReasons: Readonly<Record<string, readonly string[]>> = {
  missing: ['mailbox_not_found', 'domain_not_served', 'mailbox_disabled', 'mailbox_name_refused', 'null_mx'],
  disabled: ['mailbox_disabled', 'mailbox_not_found'],
  domain: ['domain_not_served'],
};

function readAll(half: readonly Labeled[], controlLine?: string): { misread: string[]; missed: string[]; right: number } {
  const misread: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const one of half) {
    const reason = reasonOf(one, controlLine);
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

describe('the replies collected from outside', () => {
  test('are never misread when a made-up address is refused in the same words', () => {
    const { misread, missed } = readAll(outside);
    expect(misread).toEqual([]);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(10);
  });

  test('about the sender never make an address undeliverable when a made-up address is refused as unknown', () => {
    const aboutUs = outside.filter(({ about }) => about === 'us' || about === 'later' || about === 'message');
    const wrong = aboutUs.filter((one) => {
      const { verdict } = explainReason(reasonOf(one, unknownUser) as Parameters<typeof explainReason>[0]);
      return verdict === 'undeliverable' || verdict === 'deliverable';
    });
    expect(wrong).toEqual([]);
    expect(aboutUs.length).toBeGreaterThan(100);
  });
});

describe('of all these replies, those about the sender, a passing state or a message', () => {
  const notAboutMailbox = [...labeled, ...outside].filter(({ about }) => ['us', 'later', 'message'].includes(about));

  test('never make an address undeliverable because a made-up one was accepted', () => {
    const isConfident = (one: Labeled) =>
      ['deliverable', 'undeliverable'].includes(
        explainReason(reasonOf(one, '250 2.1.5 Ok') as Parameters<typeof explainReason>[0]).verdict,
      );
    expect(notAboutMailbox.filter(isConfident).map(({ line }) => line)).toEqual([]);
  });

  test('never prove that an accepted address exists, as the replies about a made-up one', () => {
    expect(notAboutMailbox.filter((one) => verdictBesideRefused(one) === 'deliverable').map(({ line }) => line)).toEqual([]);
  });
});
