/**
 * Fuzz targets: inputs, and properties that must be true for every input. They cover untrusted text: addresses that a user types or imports,
 * and data from mail servers.
 */
import {
  composeVerdict,
  createReplyReader,
  type DialogueAction,
  explainReason,
  judge,
  judgeByGrammar,
  openDialogue,
  type Reply,
} from '@leadlight/verification';
import { envelopeForm, parseAddress } from '@leadlight/vocabulary';
import fc from 'fast-check';

export interface Target {
  what: string;
  /** @param time runs and times the check of one input */
  property: (time: (check: () => void) => void) => fc.IPropertyWithHooks<[unknown]>;
}

/** @param check throws if a property is violated */
function fuzzed<Input>(what: string, inputs: fc.Arbitrary<Input>, check: (input: Input) => void): Target {
  return { what, property: (time) => fc.property(inputs, (input) => time(() => check(input))) };
}

function ensure(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Characters with a special meaning in the grammar of RFC 5321 and 6531, and adjacent characters. */
const addressText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('aZ9.@"\\ -_+[]:()<>,;=ü例ß\u200d\u00ad\r\n\t\0\u0085')), maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.emailAddress(),
  // A valid address with something inserted.
  fc.tuple(fc.emailAddress(), fc.nat({ max: 80 }), fc.string({ unit: 'binary', maxLength: 3 })).map(([text, at, extra]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + extra + text.slice(place);
  }),
  // Near the length limits of RFC 5321, 4.5.3.1.
  fc
    .tuple(fc.integer({ min: 60, max: 70 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 55, max: 65 }))
    .map(([local, labels, label]) => `${'a'.repeat(local)}@${Array.from({ length: labels }, () => 'b'.repeat(label)).join('.')}.test`),
);

const phrase = fc.constantFrom(
  'No such user here',
  'mailbox unavailable',
  'Mailbox quota exceeded',
  'Greylisted, please try again later',
  'blocked using zen.spamhaus.org, see https://www.spamhaus.org/query/ip/192.0.2.1',
  'Access denied, banned sending IP',
  'relay not permitted',
  'Must issue a STARTTLS command first',
  'too many recipients',
  'The user you are trying to contact is receiving mail at a rate',
);
const enhanced = fc.constantFrom(
  '',
  '5.1.1 ',
  '5.1.10 ',
  '5.7.1 ',
  '5.2.2 ',
  '4.7.1 ',
  '4.2.2 ',
  '5.4.1 ',
  '2.1.5 ',
  '5.1.1',
  '#5.1.1 ',
  '5.999.999 ',
);
const words = fc.oneof(
  phrase,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(' ', 'a', '-', '5', '.'), maxLength: 400 }),
);
const code = fc.oneof(
  fc.constantFrom(220, 250, 251, 252, 354, 421, 450, 451, 452, 501, 530, 550, 551, 552, 553, 554, 556),
  fc.integer({ min: 0, max: 999 }),
);
const replyLines = fc
  .tuple(code, fc.array(fc.tuple(enhanced, words), { minLength: 1, maxLength: 4 }))
  .map(([number, lines]) =>
    lines
      .map(([prefix, text], index) => `${number}${index + 1 < lines.length ? '-' : ' '}${prefix}${text.replaceAll(/[\r\n]/g, ' ')}\r\n`)
      .join(''),
  );
/** What a server may send at once: replies, partial replies, noise. */
const piece = fc.oneof(
  replyLines.map(encode),
  fc.tuple(replyLines, fc.nat()).map(([text, at]) => encode(text).subarray(0, at % (text.length + 1))),
  fc.constantFrom('220 hi\r\n', '250 Ok\r\n', '250-PIPELINING\r\n', '250 STARTTLS\r\n', '250 LIMITS RCPTMAX=1 MAILMAX=0\r\n').map(encode),
  fc.uint8Array({ maxLength: 200 }),
);

/** Most get past the greeting, because most of the state comes after it. */
const course = fc
  .tuple(
    fc.constantFrom<readonly string[]>(
      [],
      ['220 hi\r\n'],
      ['220 hi\r\n', '250 PIPELINING\r\n'],
      ['220 hi\r\n', '250-STARTTLS\r\n250 SMTPUTF8\r\n'],
    ),
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('250 Ok\r\n', '250 Ok\r\n250 Ok\r\n', '550 5.1.1 no\r\n', '220 go\r\n').map(encode) },
        piece,
        fc.constant('timeout' as const),
      ),
      { maxLength: 25 },
    ),
  )
  .map(([opening, rest]) => [...opening.map(encode), ...rest]);

const reply: fc.Arbitrary<Reply> = fc.record({
  code: fc.integer({ min: 200, max: 599 }),
  enhanced: fc.option(fc.tuple(fc.constantFrom(2, 4, 5), fc.nat({ max: 9 }), fc.nat({ max: 999 })).map((parts) => parts.join('.'))),
  lines: fc.array(words, { maxLength: 4 }),
});
const outcome = fc.oneof(
  reply.map((sent) => ({ kind: 'answered' as const, reply: sent })),
  fc
    .record({
      stage: fc.constantFrom('connect', 'greeting', 'helo', 'starttls', 'mail', 'rcpt', 'rset', 'quit'),
      cause: fc.constantFrom(
        'refused',
        'unreachable',
        'timeout',
        'closed',
        'reset',
        'violation',
        'tls_required',
        'tls_failed',
        'backing_off',
      ),
      reply: fc.option(reply),
      detail: fc.constantFrom(null, 'rate_limited', 'blocked_us'),
    })
    .map((stop) => ({ kind: 'stopped' as const, stop })),
  fc.constant({ kind: 'needs_smtputf8' as const }),
);

export const targets: readonly Target[] = [
  fuzzed(
    'texts parsed as addresses: no exception; a parsed address has no line break, is within its limits, and parses to the same result again',
    addressText,
    (text) => {
      const reading = parseAddress(text);
      if (!reading.ok) return;
      const envelope = envelopeForm(reading.address);
      ensure(!/[\r\n\0\t\u0080-\u009f]/.test(envelope), 'a control character in an envelope');
      ensure(encode(envelope).length <= 254, 'an envelope longer than 254 octets');
      const second = parseAddress(envelope);
      ensure(second.ok && envelopeForm(second.address) === envelope, 'an envelope that parses differently');
    },
  ),
  fuzzed(
    'bytes parsed as replies: no exception, no reply beyond its limits, the same replies however the bytes are split',
    fc.tuple(fc.array(piece, { maxLength: 12 }), fc.array(fc.nat(), { maxLength: 12 })),
    ([pieces, cuts]) => {
      const bytes = new Uint8Array(pieces.flatMap((each) => [...each]));
      const whole = createReplyReader().push(bytes);
      for (const { code: number, lines } of whole.replies) {
        ensure(number >= 200 && number <= 599, 'an invalid code');
        ensure(lines.length <= 128 && lines.every((line) => line.length <= 4096), 'a reply beyond its limits');
      }
      const reader = createReplyReader();
      const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
      const inPieces = places.slice(1).flatMap((end, index) => reader.push(bytes.subarray(places[index], end)).replies);
      ensure(JSON.stringify(inPieces) === JSON.stringify(whole.replies), 'different replies when split');
    },
  ),
  fuzzed(
    'sessions with a server that sends anything: no exception, one end, each question answered once, only commands sent, never DATA',
    fc.tuple(course, fc.integer({ min: 1, max: 9 }), fc.constantFrom('offered' as const, 'demanded' as const, 'never' as const)),
    ([events, recipients, tls]) => {
      const dialogue = openDialogue({ heloName: 'verify.leadlight.test', tls, greetingMs: 1000, commandMs: 1000 });
      const all: DialogueAction[] = [...dialogue.handle({ kind: 'opened' })];
      let asked = 0;
      const perform = (actions: readonly DialogueAction[]): void => {
        all.push(...actions);
        if (actions.some(({ kind }) => kind === 'secure')) perform(dialogue.handle({ kind: 'secured' }));
        else if (actions.some(({ kind }) => kind === 'ready') && dialogue.room() > 0) {
          asked++;
          const paths = Array.from({ length: recipients }, (_, index) => ({ path: `a${index}@acme.test`, needsSmtpUtf8: index === 3 }));
          const controls = [{ path: 'nobody@acme.test', needsSmtpUtf8: false }];
          perform(dialogue.handle({ kind: 'ask', transaction: { sender: 'probe@leadlight.test', recipients: paths, controls } }));
        }
      };
      for (const event of events) perform(dialogue.handle(event === 'timeout' ? { kind: 'timeout' } : { kind: 'received', bytes: event }));
      perform(dialogue.handle({ kind: 'closed', cause: 'closed', detail: null }));
      ensure(all.filter(({ kind }) => kind === 'ended').length === 1, 'not exactly one end');
      const answers = all.filter((action) => action.kind === 'answered');
      ensure(answers.length === asked, 'not exactly one answer per question');
      ensure(
        answers.every(({ result }) => result.outcomes.length === recipients),
        'too many or too few outcomes',
      );
      for (const action of all.filter(({ kind }) => kind === 'write')) {
        if (action.kind === 'write')
          ensure(/^(?:(?:EHLO|HELO|STARTTLS|MAIL FROM:|RCPT TO:|RSET|QUIT)[^\r\n]*\r\n)+$/.test(action.text), `sent ${action.text}`);
      }
    },
  ),
  fuzzed(
    'verdicts from server replies: no exception; the verdict survives JSON and advises a next step exactly if it is unresolved',
    fc.tuple(
      fc.array(
        fc.record({
          host: fc.constantFrom('mx.acme.test', 'acme.mail.protection.outlook.com', 'gmail-smtp-in.l.google.com'),
          target: outcome,
          controls: fc.array(fc.record({ outcome, isFresh: fc.boolean(), isNew: fc.boolean(), resembles: fc.boolean() }), { maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      fc.boolean(),
      fc.constantFrom('ana@acme.test', '"a b"@acme.test', 'jürgen@acme.test'),
    ),
    ([hearings, isComplete, text]) => {
      const read = judgeByGrammar(text, 0);
      ensure('address' in read, 'an invalid address');
      const decided = judge(hearings, read.address.form, isComplete);
      const verdict = composeVerdict(read.address, decided, { text, checkedAtMs: 0, evidence: [], server: null });
      ensure(JSON.stringify(JSON.parse(JSON.stringify(verdict))) === JSON.stringify(verdict), 'a verdict that changes in JSON');
      ensure(explainReason(verdict.reason).verdict === verdict.verdict, 'a reason that belongs to another verdict');
      const isFinal = verdict.verdict === 'deliverable' || verdict.verdict === 'undeliverable';
      ensure(isFinal === (verdict.next === null), 'a final verdict with advice, or an unresolved one without');
      const heard = hearings.some(({ target }) => target.kind === 'answered');
      ensure(heard || verdict.verdict !== 'deliverable', 'deliverable without an answer');
    },
  ),
];
