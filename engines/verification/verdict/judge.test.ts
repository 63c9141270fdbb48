import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReplyReader } from '../replies/reply-reader.ts';
import { bytesOf } from '../testing/bytes.ts';
import type { Outcome } from '../dialogue/dialogue.ts';
import { confidenceAt, isStale } from './aging.ts';
import type { HostReplies } from './host-replies.ts';
import { judge, judgeHost } from './judge.ts';
import { explainReason, reasons } from './reasons.ts';
import type { Stop } from './verdict.ts';

const answered = (line: string): Outcome => {
  const [reply] = createReplyReader().push(bytesOf(`${line}\r\n`)).replies;
  if (!reply) throw new Error(`not a reply: ${line}`);
  return { kind: 'answered', reply };
};
const stopped = (stage: Stop['stage'], cause: Stop['cause'], line?: string): Outcome => {
  const outcome = line === undefined ? null : answered(line);
  return { kind: 'stopped', stop: { stage, cause, reply: outcome?.kind === 'answered' ? outcome.reply : null, detail: null } };
};
const outcomeOf = (given: Outcome | string): Outcome => (typeof given === 'string' ? answered(given) : given);
const heard = (
  target: Outcome | string,
  control: Outcome | string | null,
  { isFresh = true, isNew = true, resembles = true, acceptedAfter = false, isControlProven = false } = {},
): HostReplies => ({
  host: 'mx.acme.test',
  target: outcomeOf(target),
  controls: control === null ? [] : [{ outcome: outcomeOf(control), isFresh, isNew, resembles, acceptedAfter: isControlProven }],
  acceptedAfter,
});
const unknown = '550 5.1.1 User unknown';

/** The verdict table: target's reply, control's reply, reason. `same` means the same reply as the target's. */
test.for<[target: string, control: string | null, reason: string]>([
  ['250 2.1.5 Ok', unknown, 'mailbox_accepted'],
  ['251 2.1.5 Will forward', unknown, 'mailbox_accepted'],
  ['250 Ok', '550 no', 'mailbox_accepted'],
  ['250 2.1.5 Ok', '250 2.1.5 Ok', 'catch_all'],
  ['250 2.1.5 Ok', null, 'accept_unconfirmed'],
  ['250 2.1.5 Ok', '450 4.2.0 Greylisted', 'accept_unconfirmed'],
  ['250 2.1.5 Ok', '554 5.7.1 Client host blocked', 'accept_unconfirmed'],
  ['252 2.0.0 Maybe', unknown, 'accept_unconfirmed'],
  [unknown, unknown, 'mailbox_not_found'],
  [unknown, null, 'mailbox_not_found'],
  ['550 5.1.10 Recipient not found', unknown, 'mailbox_not_found'],
  ['551 5.1.6 Moved', unknown, 'mailbox_not_found'],
  ['553 No such user', null, 'mailbox_not_found'],
  ['551 User not local; please try <ana@elsewhere.test>', 'same', 'mailbox_not_found'],
  ['250 2.1.5 Ok', '524 5.2.4 Mailing list expansion problem: <zoe@acme.test>', 'mailbox_accepted'],
  [
    '524 5.2.4 Mailing list expansion problem: <zoe@acme.test>',
    '524 5.2.4 Mailing list expansion problem: <qx7@acme.test>',
    'mailbox_not_found',
  ],
  ['424 4.2.4 Mailing list expansion problem: <zoe@acme.test>', unknown, 'temporarily_deferred'],
  ['550 5.2.1 Disabled', unknown, 'mailbox_disabled'],
  ['550 5.2.1 Disabled', 'same', 'rejects_all'],
  ['452 4.2.2 Over quota', unknown, 'mailbox_full'],
  ['552 5.2.2 Over quota', unknown, 'mailbox_full'],
  ['552 5.5.3 Too many recipients', null, 'too_many_recipients'],
  ['550 5.2.1 The user is receiving mail at a rate that prevents delivery', unknown, 'mailbox_busy'],
  ['450 4.2.1 The user is receiving mail too quickly', '250 Ok', 'temporary_failure'],
  ['452 4.3.1 Insufficient system storage', null, 'server_resources'],
  ['450 4.2.0 Greylisted', 'same', 'greylisted'],
  ['451 4.7.1 Try again later', 'same', 'greylisted'],
  ['450 4.3.2 Service currently unavailable', 'same', 'greylisted'],
  ['451 later', 'same', 'greylisted'],
  ['450 4.2.0 Greylisted', unknown, 'temporarily_deferred'],
  ['450 4.1.1 unverified address: verification in progress', null, 'callout_pending'],
  ['421 4.7.0 Too many', null, 'rate_limited'],
  ['554 5.7.1 Client host blocked', 'same', 'blocked_us'],
  ['554 5.7.1 Client host blocked', unknown, 'blocked_us'],
  ['550 5.7.606 Banned sending IP', null, 'blocked_us'],
  ['550 rejected by policy reasons', '250 Ok', 'refusal_unclear'],
  ['550 5.7.133 Sender not authenticated for group', unknown, 'restricted'],
  ['554 5.7.1 Relay access denied', 'same', 'domain_not_served'],
  ['554 5.7.1 Relay access denied', unknown, 'refusal_unclear'],
  ['550 no', '250 Ok', 'mailbox_not_found'],
  ['550 <ana@acme.test> no (id 123)', '550 <qx7@acme.test> no (id 124)', 'rejects_all'],
  ['550 no', null, 'refusal_unclear'],
  ['250 2.1.5 Ok', '450 4.1.1 <zoe@acme.test>: Recipient address rejected: User unknown in local recipient table', 'mailbox_accepted'],
  ['250 2.1.5 Ok', '450 4.1.1 <zoe@acme.test>: Recipient address rejected: unverified address: unknown', 'accept_unconfirmed'],
  ['450 4.1.1 <zoe@acme.test>: Recipient address rejected: User unknown in local recipient table', 'same', 'greylisted'],
  ['550 5.7.1 Greylisted, please try again in 5 minutes', 'same', 'greylisted'],
  ['554 Greylisted for 300 seconds', 'same', 'greylisted'],
  ['450 4.7.1 Error: too many recipients from your host this hour', 'same', 'rate_limited'],
  // What refuses one and accepts another says nothing about the mailbox, unless it gives no reason or one about the mailbox.
  ['550 Not so fast, friend', '250 Ok', 'refusal_unclear'],
  ['553 Nothing with old ciphers', '250 Ok', 'refusal_unclear'],
  ['550 This message is refused', '250 Ok', 'refusal_unclear'],
  ['550 Address refused', '250 Ok', 'mailbox_not_found'],
  ['550 Not accepted', '250 Ok', 'mailbox_not_found'],
  ['250 2.1.5 Ok', '550 Not so fast, friend', 'accept_unconfirmed'],
  ['250 2.1.5 Ok', '550 Invalid domain', 'accept_unconfirmed'],
  ['250 2.1.5 Ok', '550 This address is not verified', 'accept_unconfirmed'],
  ['250 2.1.5 Ok', '451 user unknown or mailbox full', 'accept_unconfirmed'],
  ['550 The account probe@sender.test you send from does not exist', 'same', 'sender_rejected'],
  ['550 Recipient rejected: need fully-qualified name', unknown, 'refusal_unclear'],
  // A state that ends, or a code whose text is about something else.
  ['550 User is temporarily inactive', unknown, 'refusal_unclear'],
  ['550 5.7.1 Account temporarily locked, try again later', unknown, 'blocked_us'],
  ['550 5.2.1 We will not take delivery of this', unknown, 'refusal_unclear'],
  ['550 5.2.1 Host unknown', unknown, 'refusal_unclear'],
  ['550 5.2.1 Closed', unknown, 'mailbox_disabled'],
  ['450 4.2.2 Failure in the backend', unknown, 'temporary_failure'],
  ['552 5.2.2 Message too long, or mailbox full', unknown, 'refusal_unclear'],
  ['550 5.1.2 The user says no', 'same', 'rejects_all'],
  ['554 5.2.122 The recipient has exceeded the number of messages per hour', unknown, 'mailbox_busy'],
  ['450 No such user', unknown, 'greylisted'],
  // About how we ask, although unknown recipients are named.
  ['554 Too many unknown recipients from 192.0.2.1', 'same', 'rate_limited'],
  ['550 5.1.1 Too many unknown users', unknown, 'rate_limited'],
  // The administrator may correct a temporary refusal to relay.
  ['454 4.7.1 Relay access denied', 'same', 'temporary_failure'],
  ['451 Could not complete sender verify callout', 'same', 'temporary_failure'],
  // Of an encoding that is not UTF-8: words that no rule knows.
  ['550 5.1.1 \ufffd\ufffd\ufffd\ufffd\ufffd \ufffd\ufffd\ufffd', 'same', 'rejects_all'],
  ['550 5.1.1 Sinun osoitettasi ei ole olemassa', 'same', 'rejects_all'],
  ['554 no', '250 Ok', 'refusal_unclear'],
  ['501 5.1.3 Bad address syntax', null, 'mailbox_name_refused'],
  ['556 5.1.10 Null MX', null, 'null_mx'],
  ['530 5.7.0 Must issue a STARTTLS command first', null, 'tls_required'],
  ['450 4.1.8 Sender address rejected: Domain not found', null, 'sender_rejected'],
  ['450 4.1.7 Sender address rejected: unverified address: Address verification in progress', 'same', 'greylisted'],
  ['450 4.1.7 Sender address rejected: undeliverable address: no such user', 'same', 'sender_rejected'],
  ['504 5.5.2 <x>: Helo command rejected: need fully-qualified hostname', null, 'helo_rejected'],
  ['550 5.4.1 Recipient address rejected: Access denied', null, 'blocked_us'],
])('target %s with control %s is %s', ([target, control, reason]) => {
  expect(judge([heard(target, control === 'same' ? target : control)], 'dot_atom', true).reason).toBe(reason);
});

test('an accepted address exists if a made-up one was refused in words that no rule knows, and another was accepted afterward', () => {
  const replies = heard('250 2.1.5 Ok', '550 Wir kennen uns nicht', { isControlProven: true });
  expect(judge([replies], 'dot_atom', true).reason).toBe('mailbox_accepted');
});

describe('a refusal of every unknown name', () => {
  test.for(['550 5.2.1 Mailbox disabled', '501 5.1.3 Bad recipient address'])(
    'is about the name if another is accepted afterward: %s',
    (line) => {
      const refused = heard(line, line, { acceptedAfter: true });
      expect(explainReason(judge([refused], 'dot_atom', true).reason).verdict).toBe('undeliverable');
      const accepted = heard('250 2.1.5 Ok', line, { isControlProven: true });
      expect(judge([accepted], 'dot_atom', true).reason).toBe('mailbox_accepted');
    },
  );

  test.for(['550 Empfänger unbekannt', '550 5.1.1 Gebruiker bestaat niet'])(
    'in another language counts once the server has accepted someone, the postmaster at least: %s',
    (line) => {
      const replies = heard(line, line);
      const reasonOf = (more: Partial<HostReplies>): string => judge([{ ...replies, ...more }], 'dot_atom', true).reason;
      expect(reasonOf({})).toBe('rejects_all');
      expect(reasonOf({ acceptsPostmaster: true })).toBe('mailbox_not_found');
      expect(reasonOf({ knowsDomain: true })).toBe('mailbox_not_found');
      expect(reasonOf({ acceptedAfter: true })).toBe('mailbox_not_found');
      expect(reasonOf(heard(line, '550 5.7.1 Client host blocked'))).toBe('mailbox_not_found');
    },
  );

  test.for(['550 5.7.1 Senders without an account have no mailbox here', '550 Ihr Rechner steht nicht im Plan, Empfänger unbekannt'])(
    'in a sentence that says more counts once the server has accepted someone, but not for the postmaster: %s',
    (line) => {
      const replies = heard(line, line);
      const reasonOf = (more: Partial<HostReplies>): string => judge([{ ...replies, ...more }], 'dot_atom', true).reason;
      expect(reasonOf({})).toBe('rejects_all');
      expect(reasonOf({ acceptsPostmaster: true })).toBe('rejects_all');
      expect(reasonOf({ knowsDomain: true })).toBe('mailbox_not_found');
      expect(reasonOf({ acceptedAfter: true })).toBe('mailbox_not_found');
      expect(judge([heard(line, '250 2.1.5 Ok')], 'dot_atom', true).reason).toBe('refusal_unclear');
      expect(judge([heard('250 2.1.5 Ok', line)], 'dot_atom', true).reason).toBe('accept_unconfirmed');
      expect(judge([heard('250 2.1.5 Ok', line, { isControlProven: true })], 'dot_atom', true).reason).toBe('mailbox_accepted');
    },
  );

  test.for(['550 Mailbox unavailable or access denied', '550 Rejected by local policy: no such mailbox'])(
    'that leaves open whether it is the name or a policy counts once the server has accepted another after it: %s',
    (line) => {
      expect(judge([heard(line, line)], 'dot_atom', true).reason).toBe('rejects_all');
      expect(judge([heard(line, line, { acceptedAfter: true })], 'dot_atom', true).reason).toBe('mailbox_not_found');
      expect(judge([heard('250 2.1.5 Ok', line)], 'dot_atom', true).reason).toBe('accept_unconfirmed');
      expect(judge([heard('250 2.1.5 Ok', line, { isControlProven: true })], 'dot_atom', true).reason).toBe('mailbox_accepted');
    },
  );
});

test.for(['(1', '[1', 'a.', 'a', '1', 'a@', '<'])(
  'a server that sends 60,000 characters can’t stop the verification of others: %s',
  (piece) => {
    const line = `550 5.1.1 User unknown, see ${piece.repeat(60_000 / piece.length)}`;
    expect(judge([heard(line, line)], 'dot_atom', true).reason).toMatch(/^(?:mailbox_not_found|rejects_all|refusal_unclear)$/);
    const relay = `550 5.7.1 Relaying denied, see ${piece.repeat(60_000 / piece.length)}`;
    expect(judge([{ ...heard(relay, relay), local: piece }], 'dot_atom', true).reason).toMatch(/^(?:domain_not_served|blocked_us)$/);
    const greeting = stopped('greeting', 'refused', `521 ${piece.repeat(60_000 / piece.length)} ${piece}`);
    expect(judge([heard(greeting, null)], 'dot_atom', true).reason).toMatch(/^(?:blocked_us|host_no_mail)$/);
  },
);

test('a refusal that names one address for every recipient may be about the sender', () => {
  const aboutSender = '550 5.1.1 <probe@leadlight.test>: unknown user';
  expect(judge([heard(aboutSender, aboutSender)], 'dot_atom', true).reason).toBe('rejects_all');
  expect(judge([heard(aboutSender, aboutSender, { acceptedAfter: true })], 'dot_atom', true).reason).toBe('mailbox_not_found');
  const each = (local: string) => `550 5.1.1 <${local}@acme.test>: unknown user`;
  expect(judge([heard(each('zoe'), each('qxwvz'))], 'dot_atom', true).reason).toBe('mailbox_not_found');
});

test.for<[Outcome, string]>([
  [stopped('connect', 'unreachable'), 'host_unreachable'],
  [stopped('connect', 'timeout'), 'host_unreachable'],
  [stopped('greeting', 'timeout'), 'connection_lost'],
  [stopped('greeting', 'refused', '421 busy'), 'rate_limited'],
  [stopped('greeting', 'refused', '450 later'), 'rate_limited'],
  [stopped('greeting', 'refused', '554 no'), 'blocked_us'],
  [stopped('greeting', 'refused', '554 5.3.2 Not accepting messages'), 'temporary_failure'],
  [stopped('greeting', 'refused', '521 no mail'), 'host_no_mail'],
  [stopped('greeting', 'refused', '521 mx.acme.test does not accept mail'), 'host_no_mail'],
  [stopped('greeting', 'refused', '521'), 'host_no_mail'],
  [stopped('greeting', 'refused', '521 mx.acme.test does not accept mail (RFC 7504)'), 'host_no_mail'],
  [stopped('greeting', 'refused', '521 5.7.1 192.0.2.1 is listed at bl.example'), 'blocked_us'],
  [stopped('greeting', 'refused', '521 Your server is not welcome here'), 'blocked_us'],
  [stopped('greeting', 'refused', '521 Go away'), 'blocked_us'],
  [stopped('helo', 'refused', '550 bad name'), 'helo_rejected'],
  [stopped('mail', 'refused', '550 5.1.1 User unknown'), 'sender_rejected'],
  [stopped('mail', 'refused', '550 no such user'), 'sender_rejected'],
  [stopped('mail', 'refused', '450 4.1.7 unverified address: Address verification in progress'), 'greylisted'],
  [stopped('mail', 'refused', '451 Could not complete sender verify callout'), 'temporary_failure'],
  [stopped('mail', 'refused', '452 4.3.1 Insufficient storage'), 'server_resources'],
  [stopped('mail', 'refused', '451 4.7.1 Greylisted'), 'greylisted'],
  [stopped('mail', 'tls_required', '530 STARTTLS first'), 'tls_required'],
  [stopped('rcpt', 'reset'), 'connection_lost'],
  [stopped('rcpt', 'violation'), 'protocol_error'],
  [stopped('rcpt', 'cancelled'), 'not_finished'],
  [{ kind: 'needs_smtputf8' }, 'smtputf8_unsupported'],
])('%j is %s', ([target, reason]) => {
  expect(judge([heard(target, null)], 'dot_atom', true).reason).toBe(reason);
});

describe('address forms', () => {
  test('"no mailbox can have this name" counts only for plain local parts', () => {
    expect((['dot_atom', 'quoted', 'utf8'] as const).map((form) => judgeHost(heard('553 5.1.3 Bad syntax', null), form).reason)).toEqual([
      'mailbox_name_refused',
      'form_refused',
      'form_refused',
    ]);
  });
});

describe('several servers', () => {
  test('one conclusive server decides, whatever the others could not answer', () => {
    expect(judge([heard(stopped('connect', 'timeout'), null), heard(unknown, unknown)], 'dot_atom', false).reason).toBe(
      'mailbox_not_found',
    );
  });

  test.for([
    ['relay denied', heard('554 5.7.1 Relay access denied', '554 5.7.1 Relay access denied'), 'domain_not_served'],
    ['no mail here', heard(stopped('greeting', 'refused', '521 no mail'), null), 'host_no_mail'],
    ['no SMTPUTF8', heard({ kind: 'needs_smtputf8' }, null), 'smtputf8_unsupported'],
  ] as const)('%s counts only when all servers agree', ([, hearing, reason]) => {
    const down = heard(stopped('connect', 'timeout'), null);
    expect(judge([hearing, hearing], 'utf8', true).reason).toBe(reason);
    expect(explainReason(judge([hearing], 'utf8', false).reason).verdict).toBe('unknown');
    expect(judge([hearing, down], 'utf8', true).reason).toBe('host_unreachable');
  });

  test('an address without any answer is unknown', () => {
    expect(judge([], 'dot_atom', false).reason).toBe('host_unreachable');
  });
});

describe('a code for a state of the mailbox, with words that no rule knows', () => {
  const words = '550 5.2.1 Zavřeno pro vás';

  test('is the answer to every unknown name if made-up ones get it and the server accepts another address afterward', () => {
    expect(judge([heard(words, words, { acceptedAfter: true })], 'dot_atom', true).reason).toBe('mailbox_not_found');
  });

  test('says nothing if the server accepts no one, or a made-up address', () => {
    expect(judge([heard(words, words)], 'dot_atom', true).reason).toBe('rejects_all');
    expect(judge([heard(words, '250 Ok', { acceptedAfter: true })], 'dot_atom', true).reason).toBe('refusal_unclear');
  });
});

describe('equal servers', () => {
  const of = (target: Outcome | string, control: Outcome | string | null, knowsDomain: boolean): HostReplies => ({
    ...heard(target, control),
    hasEqual: true,
    knowsDomain,
  });
  const stranger = of(unknown, unknown, false);

  test('a refusal by one that accepted no one at the domain yields to what its equal says', () => {
    expect(judgeHost(stranger, 'dot_atom')).toMatchObject({ reason: 'mailbox_not_found', tryNextHost: true });
    expect(judge([stranger, of('250 Ok', unknown, true)], 'dot_atom', true).reason).toBe('mailbox_accepted');
    expect(judge([stranger, of('250 Ok', '250 Ok', true)], 'dot_atom', true).reason).toBe('catch_all');
    expect(judge([stranger, of('450 4.2.0 Greylisted', '450 4.2.0 Greylisted', false)], 'dot_atom', true).reason).toBe('greylisted');
  });

  test.for([
    ['refuses as well', of(unknown, unknown, false)],
    ['refuses and knows the domain', of(unknown, unknown, true)],
    ['refuses in words that no rule knows', of('550 no', '550 no', false)],
    ['is down', of(stopped('connect', 'timeout'), null, false)],
  ] as const)('the refusal counts if the equal %s', ([, other]) => {
    expect(judge([stranger, other], 'dot_atom', true).reason).toBe('mailbox_not_found');
  });

  test('a server that has accepted someone at the domain is believed alone, unless its equals may know other mailboxes', () => {
    const knowing = of(unknown, unknown, true);
    expect(judgeHost(knowing, 'dot_atom')).toMatchObject({ reason: 'mailbox_not_found', tryNextHost: false });
    expect(judgeHost({ ...knowing, areEqualsDoubtful: true }, 'dot_atom')).toMatchObject({
      reason: 'mailbox_not_found',
      tryNextHost: true,
    });
  });

  test.for([
    ['knows the mailbox', '250 Ok', unknown, 'mailbox_accepted'],
    ['says that it is full', '552 5.2.2 Mailbox full', unknown, 'mailbox_full'],
    ['accepts every name', '250 Ok', '250 Ok', 'mailbox_not_found'],
    ['defers everyone', '450 4.2.0 Greylisted', '450 4.2.0 Greylisted', 'mailbox_not_found'],
  ] as const)('a refusal by one that knows others is judged as it should be if its equal %s', ([, target, control, reason]) => {
    const doubted = { ...of(unknown, unknown, true), areEqualsDoubtful: true };
    expect(judge([doubted, of(target, control, false)], 'dot_atom', true).reason).toBe(reason);
  });
});

describe('facts', () => {
  test('mailboxFull and mailboxDisabled come from the target, never from the control', () => {
    expect(judgeHost(heard('250 Ok', '552 5.2.2 full'), 'dot_atom')).toMatchObject({
      mailboxFull: 'no',
      mailboxDisabled: 'no',
      catchAll: 'not_tested',
    });
    expect(judgeHost(heard('552 5.2.2 full', unknown), 'dot_atom')).toMatchObject({ mailboxFull: 'yes', catchAll: 'no' });
  });

  test('catchAll is "no" only when the control was refused as unknown', () => {
    expect(judgeHost(heard('250 Ok', null), 'dot_atom').catchAll).toBe('not_tested');
    expect(judgeHost(heard('250 Ok', '450 4.2.0 Greylisted'), 'dot_atom').catchAll).toBe('not_tested');
    expect(judgeHost(heard('250 Ok', '250 Ok'), 'dot_atom').catchAll).toBe('yes');
  });
});

test('a remembered control does not prove that a deferred target exists', () => {
  expect(judge([heard('450 4.2.0 Greylisted', unknown, { isFresh: false })], 'dot_atom', true).reason).toBe('greylisted');
});

test('a control that the server has seen before does not prove that a deferred target exists', () => {
  expect(judge([heard('450 4.2.0 Greylisted', unknown, { isNew: false })], 'dot_atom', true).reason).toBe('greylisted');
});

test('an accepted target needs a control of its own shape', () => {
  expect(judge([heard('250 Ok', unknown, { resembles: false })], 'dot_atom', true).reason).toBe('accept_unconfirmed');
});

test('some made-up names accepted and others refused leave an accepted target unconfirmed', () => {
  const some = { ...heard('250 Ok', unknown), controls: [...heard('250 Ok', unknown).controls, ...heard('250 Ok', '250 Ok').controls] };
  expect(judgeHost(some, 'dot_atom')).toMatchObject({ reason: 'accept_unconfirmed' });
});

test('words that no rule knows say nothing where one made-up name is accepted, although another is refused in the same words', () => {
  const words = '550 Not like this, friend';
  const some = heard(words, words, { acceptedAfter: true });
  expect(judgeHost(some, 'dot_atom').reason).toBe('mailbox_not_found');
  const filtered = { ...some, controls: [...some.controls, ...heard(words, '250 Ok').controls] };
  expect(judgeHost(filtered, 'dot_atom').reason).toBe('refusal_unclear');
});

test('an accepted target waits for made-up names of its shape that are deferred where others are refused', () => {
  const others = heard('250 Ok', unknown, { isFresh: false, resembles: false }).controls;
  const own = heard('250 Ok', '450 4.2.0 Greylisted').controls;
  const target = heard('250 Ok', null);
  expect(judgeHost({ ...target, controls: [...others, ...own] }, 'dot_atom').reason).toBe('greylisted');
  expect(judgeHost({ ...target, controls: own }, 'dot_atom').reason).toBe('accept_unconfirmed');
});

describe('the text outranks the code, and the same reply to a made-up address says nothing', () => {
  test.for([
    '550 5.1.1 <ana@acme.test>: Relaying denied',
    '550 5.1.1 192.0.2.1 is blocked using zen.spamhaus.org',
    '550 5.1.1 Mailbox full',
    '550 5.1.1 Unsigned mail refused: no SPF, no DKIM',
    '550 5.1.1 Sender rejected',
    '550 5.1.1 HELO name rejected',
    '550 5.1.1 Toegang voor vreemden is gesloten',
    '550 5.1.1 We only talk to friends [id 7F3A]',
    '550 Unsigned mail refused',
    '550 5.1.10 We do not accept mail without DKIM',
    '550 5.2.2 Your hourly sending limit has been exceeded',
  ])('%s, for both: unknown', (line) => {
    const made = line.replace('ana@', 'qxw@').replace('7F3A', '81BB');
    expect(explainReason(judge([heard(line, made)], 'dot_atom', true).reason).verdict).toBe('unknown');
  });

  test.for([
    ['550 5.7.1 <zoe@acme.test>: Recipient address rejected: not in recipient list', 'mailbox_not_found'],
    ['550 5.7.1 No such user', 'mailbox_not_found'],
    ['554 5.7.1 <zoe@acme.test>: Recipient address rejected: user unknown', 'mailbox_not_found'],
    ['550 5.1.1 <zoe@acme.test>', 'mailbox_not_found'],
    ['550 5.1.1 Recipient rejected', 'mailbox_not_found'],
  ])('%s, for both: %s', ([line, reason]) => {
    expect(judge([heard(line ?? '', (line ?? '').replace('zoe@', 'qxw@'))], 'dot_atom', true).reason).toBe(reason);
  });

  test.for(['550 5.1.1 Ei sellaista henkilöä', '550 Mailbox unavailable', '554 nope'])(
    '%s, for both, from a server that accepts others: there is no such mailbox',
    (line) => {
      expect(judge([heard(line, line)], 'dot_atom', true).reason).not.toBe(line.startsWith('554') ? 'mailbox_not_found' : '');
      expect(judge([heard(line, line, { acceptedAfter: true })], 'dot_atom', true).reason).toBe('mailbox_not_found');
    },
  );
});

test('no reply about the server or about us makes an address undeliverable', () => {
  const aboutUs = fc.constantFrom(
    '421 busy',
    '450 4.7.1 Client host rejected: cannot find your hostname',
    '554 5.7.1 blocked using rbl',
    '550 5.7.1 policy',
    '451 4.3.0 queue',
    '452 4.3.1 storage',
    '550 5.7.26 unauthenticated',
    '530 5.7.0 STARTTLS',
  );
  const stop = fc.constantFrom(
    ...(['greeting', 'helo', 'mail', 'rcpt'] as const).flatMap((stage) =>
      (['timeout', 'closed', 'reset', 'violation'] as const).map((cause) => stopped(stage, cause)),
    ),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(aboutUs, stop), fc.option(aboutUs)), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (servers, isComplete) => {
        const { reason } = judge(
          servers.map(([target, control]) => heard(target, control)),
          'dot_atom',
          isComplete,
        );
        expect(explainReason(reason).verdict).toBe('unknown');
      },
    ),
  );
});

describe('aging', () => {
  const day = 86_400_000;
  const verdict = { verdict: 'deliverable', confidence: 0.99, checkedAtMs: 0 } as const;

  test('confidence halves after the documented time and never rises', () => {
    expect(confidenceAt(verdict, 0)).toBe(0.99);
    expect(confidenceAt(verdict, 994 * day)).toBeCloseTo(0.495);
    expect(confidenceAt(verdict, -day)).toBe(0.99);
    fc.assert(fc.property(fc.nat(), fc.nat(), (a, b) => confidenceAt(verdict, a + b) <= confidenceAt(verdict, a)));
  });

  test('one month of the curve loses the 2.1% it is based on', () => {
    expect(confidenceAt({ ...verdict, confidence: 1 }, 30.44 * day)).toBeCloseTo(0.979, 3);
  });

  test('a verdict is stale after thirty days, an unknown one immediately', () => {
    expect([isStale(verdict, 30 * day - 1), isStale(verdict, 30 * day), isStale({ ...verdict, verdict: 'unknown' }, 0)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

test('every unknown or risky reason says what would resolve it, and no other does', () => {
  for (const reason of reasons) {
    const { verdict, resolvedBy } = explainReason(reason);
    expect([reason, resolvedBy !== null]).toEqual([reason, verdict === 'unknown' || verdict === 'risky']);
  }
});

describe('"User unknown" at a server that has accepted no one', () => {
  const reasonOf = (more: Partial<HostReplies>): string => judge([{ ...heard(unknown, unknown), ...more }], 'dot_atom', true).reason;
  const settled = heard(unknown, unknown).controls.map((control) => ({ ...control, isSettled: true }));

  test('counts for one address, which is probably missing, but not for a second: the server may refuse everyone', () => {
    expect(reasonOf({ refusedWithoutAcceptance: 1 })).toBe('mailbox_not_found');
    expect(reasonOf({ refusedWithoutAcceptance: 2 })).toBe('rejects_all');
  });
  test.for([
    ['it has said so for some time', { controls: settled }],
    ['it has accepted its postmaster', { acceptsPostmaster: true }],
  ] as const)('counts for up to four addresses if %s', ([, more]) => {
    expect(reasonOf({ ...more, refusedWithoutAcceptance: 4 })).toBe('mailbox_not_found');
    expect(reasonOf({ ...more, refusedWithoutAcceptance: 5 })).toBe('rejects_all');
  });
  test('counts if the server accepts another address afterward, or says something else to a made-up one', () => {
    expect(reasonOf({ refusedWithoutAcceptance: 9, acceptedAfter: true })).toBe('mailbox_not_found');
    expect(reasonOf({ refusedWithoutAcceptance: 9, controls: heard(unknown, '550 5.7.1 Blocked').controls })).toBe('mailbox_not_found');
  });
});

test('replies that repeat the local part without its domain are compared without it', () => {
  const replies = heard('550 mail to zoe not accepted here', '550 mail to qxwvz not accepted here', { acceptedAfter: true });
  expect(judge([{ ...replies, local: 'Zoe' }], 'dot_atom', true).reason).toBe('mailbox_not_found');
  const other = heard('550 mail to zoe not accepted here', '550 mail to qxwvz not wanted today', { acceptedAfter: true });
  expect(judge([{ ...other, local: 'zoe' }], 'dot_atom', true).reason).toBe('refusal_unclear');
});
