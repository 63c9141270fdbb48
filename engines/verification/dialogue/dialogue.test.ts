import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf } from '../testing/bytes.ts';
import type { Stop } from '../verdict/verdict.ts';
import {
  openDialogue,
  type Dialogue,
  type DialogueAction,
  type DialogueEvent,
  type Outcome,
  type Transaction,
  type TransactionResult,
} from './dialogue.ts';

const options = { heloName: 'verify.leadlight.test', tls: 'offered', greetingMs: 1000, commandMs: 2000 } as const;
const recipient = (path: string): { path: string; needsSmtpUtf8: boolean } => ({ path, needsSmtpUtf8: /[^\0-\x7f]/.test(path) });
const transaction = (...paths: string[]): Transaction => ({
  sender: 'probe@leadlight.test',
  recipients: paths.map(recipient),
  controls: [recipient('made-up@acme.test')],
});
const withFirst = (asked: Transaction): Transaction => ({ ...asked, first: [recipient('made-up-first@acme.test')] });

type Server = (command: string) => string | null;
const ehlo = (...keywords: string[]): string =>
  ['mx.acme.test', ...keywords].map((text, index) => `250${index === keywords.length ? ' ' : '-'}${text}\r\n`).join('');
/** Answers every recipient with its own path in the text, so that a mismatched reply is detected. */
const server =
  ({
    keywords = ['PIPELINING'],
    ...answers
  }: { keywords?: readonly string[]; [verb: string]: string | readonly string[] | undefined } = {}): Server =>
  (command) => {
    const verb = command.split(/[ :]/)[0] ?? '';
    const given = answers[verb];
    if (typeof given === 'string') return given === '' ? null : `${given}\r\n`;
    if (verb === 'EHLO') return ehlo(...keywords);
    if (verb === 'RCPT') return /made-up|zoe/.test(command) ? `550 5.1.1 ${command}\r\n` : `250 2.1.5 ${command}\r\n`;
    return verb === 'STARTTLS' ? '220 Ready\r\n' : `250 2.0.0 ${verb}\r\n`;
  };

interface Talk {
  readonly dialogue: Dialogue;
  readonly sent: string[];
  readonly results: TransactionResult[];
  readonly stops: (Stop | null)[];
  readonly deadlines: (number | null)[];
  readonly give: (event: DialogueEvent) => void;
}

/**
 * Runs a dialogue against a server that answers immediately.
 * @param cut splits a batch of replies into packets
 * @param ask transactions, each started when the session is ready
 */
function talk(
  serve: Server,
  ask: Transaction[],
  { cut = (bytes: Uint8Array): Uint8Array[] => [bytes], greeting = '220 mx.acme.test\r\n', leaves = false } = {},
): Talk {
  const dialogue = openDialogue(options);
  const made: Talk = { dialogue, sent: [], results: [], stops: [], deadlines: [], give: (event) => perform(dialogue.handle(event)) };
  const queue = [...ask];
  const perform = (actions: readonly DialogueAction[]): void => {
    const flight: string[] = [];
    let isReady = false;
    for (const action of actions) {
      if (action.kind === 'write') {
        const commands = action.text.split('\r\n').slice(0, -1);
        made.sent.push(...commands);
        flight.push(...commands.map((command) => serve(command) ?? ''));
      }
      if (action.kind === 'secure') perform(dialogue.handle({ kind: 'secured' }));
      if (action.kind === 'answered') made.results.push(action.result);
      if (action.kind === 'ended') made.stops.push(action.stop);
      if (action.kind === 'deadline') made.deadlines.push(action.afterMs);
      if (action.kind === 'ready') isReady = true;
    }
    if (flight.length > 0) for (const piece of cut(bytesOf(flight.join('')))) perform(dialogue.handle({ kind: 'received', bytes: piece }));
    const next = isReady ? queue.shift() : undefined;
    if (next) perform(dialogue.handle({ kind: 'ask', transaction: next }));
    else if (isReady && leaves) perform(dialogue.handle({ kind: 'leave' }));
  };
  perform(dialogue.handle({ kind: 'opened' }));
  if (greeting !== '') for (const piece of cut(bytesOf(greeting))) perform(dialogue.handle({ kind: 'received', bytes: piece }));
  return made;
}

const codes = ({ outcomes, controls }: TransactionResult): (number | string | null)[] =>
  [...outcomes, controls[0]?.outcome ?? null].map((outcome) =>
    outcome === null
      ? null
      : outcome.kind === 'answered'
        ? outcome.reply.code
        : outcome.kind === 'stopped'
          ? outcome.stop.cause
          : outcome.kind,
  );
const textOf = (outcome: Outcome | null | undefined): string => (outcome?.kind === 'answered' ? outcome.reply.lines.join(' ') : '');

test('with pipelining, each transaction takes one round trip after EHLO', () => {
  const { sent, results } = talk(server(), [transaction('ana@acme.test'), transaction('zoe@acme.test', 'bob@acme.test')], { leaves: true });
  expect(sent).toEqual([
    'EHLO verify.leadlight.test',
    'MAIL FROM:<probe@leadlight.test>',
    'RCPT TO:<ana@acme.test>',
    'RCPT TO:<made-up@acme.test>',
    'RSET',
    'MAIL FROM:<probe@leadlight.test>',
    'RCPT TO:<zoe@acme.test>',
    'RCPT TO:<bob@acme.test>',
    'RCPT TO:<made-up@acme.test>',
    'QUIT',
  ]);
  expect(results.map(codes)).toEqual([
    [250, 550],
    [550, 250, 550],
  ]);
});

test('reads a capability on the last line', () => {
  const { dialogue } = talk(server({ keywords: ['SIZE 1000', 'LIMITS RCPTMAX=3 MAILMAX=5', '8BITMIME', 'smtputf8', 'PIPELINING'] }), []);
  expect(dialogue.capabilities()).toMatchObject({ pipelining: true, smtpUtf8: true, maxRecipients: 3, maxTransactions: 5 });
  expect(dialogue.room()).toBe(3);
});

test('without pipelining, the next command waits for the reply', () => {
  const waiting: string[] = [];
  const { results } = talk(
    (command) => {
      waiting.push(command);
      return server({ keywords: [] })(command);
    },
    [transaction('ana@acme.test')],
  );
  expect(results.map(codes)).toEqual([[250, 550]]);
});

test('falls back to HELO when EHLO is refused', () => {
  const { sent, results } = talk(server({ EHLO: '502 What?' }), [transaction('ana@acme.test')]);
  expect(sent.slice(0, 3)).toEqual(['EHLO verify.leadlight.test', 'HELO verify.leadlight.test', 'MAIL FROM:<probe@leadlight.test>']);
  expect(results.map(codes)).toEqual([[250, 550]]);
});

describe('TLS', () => {
  test('is used when offered, and EHLO is sent again', () => {
    const { sent, dialogue } = talk((command) => server({ keywords: ['STARTTLS'] })(command), []);
    expect(sent.slice(0, 3)).toEqual(['EHLO verify.leadlight.test', 'STARTTLS', 'EHLO verify.leadlight.test']);
    expect(dialogue.isSecured()).toBe(true);
  });

  test.for(['MAIL', 'RCPT'])('is used when demanded at %s, and the transaction is repeated', (verb) => {
    let isSecured = false;
    const { results } = talk(
      (command) => {
        if (command === 'STARTTLS') isSecured = true;
        return command.startsWith(verb) && !isSecured ? '530 5.7.0 Must issue a STARTTLS command first\r\n' : server()(command);
      },
      [transaction('ana@acme.test')],
    );
    expect(results.map(codes)).toEqual([[250, 550]]);
  });

  test('plaintext after the reply to STARTTLS ends the session', () => {
    const { stops } = talk(server({ keywords: ['STARTTLS'], STARTTLS: '220 Ready\r\n250 injected' }), [transaction('ana@acme.test')]);
    expect(stops).toMatchObject([{ cause: 'violation' }]);
  });

  test('a refused STARTTLS does not matter when TLS is optional', () => {
    expect(talk(server({ keywords: ['STARTTLS'], STARTTLS: '454 not now' }), [transaction('ana@acme.test')]).results.map(codes)).toEqual([
      [250, 550],
    ]);
  });
});

test('a refused sender makes the replies about recipients meaningless', () => {
  const { results } = talk(server({ MAIL: '550 no', RCPT: '250 hm' }), [transaction('ana@acme.test')]);
  expect(results[0]?.outcomes).toMatchObject([{ kind: 'stopped', stop: { stage: 'mail', cause: 'refused', reply: { code: 550 } } }]);
});

test('asks more in the same transaction only when the replies call for it', () => {
  const withDoubt = (path: string): Transaction => ({
    ...transaction(path),
    controls: [],
    followUp: ({ outcomes, controls }) =>
      controls.length === 0 && outcomes.some((outcome) => outcome.kind === 'answered' && outcome.reply.code >= 400)
        ? [{ ...recipient('made-up@acme.test'), about: 'control' }]
        : [],
  });
  const { sent, results } = talk(server(), [withDoubt('ana@acme.test'), withDoubt('zoe@acme.test')]);
  expect(results.map(codes)).toEqual([
    [250, null],
    [550, 550],
  ]);
  expect(sent.slice(-2)).toEqual(['RCPT TO:<zoe@acme.test>', 'RCPT TO:<made-up@acme.test>']);
});

test('asks about made-up addresses before the recipients if the transaction says so, apart from the outcomes', () => {
  const { sent, results } = talk(server(), [withFirst(transaction('ana@acme.test', 'zoe@acme.test'))]);
  expect(sent.filter((line) => line.startsWith('RCPT')).map((line) => line.slice('RCPT TO:<'.length, -1))).toEqual([
    'made-up-first@acme.test',
    'ana@acme.test',
    'zoe@acme.test',
    'made-up@acme.test',
  ]);
  expect(results[0]?.outcomes).toHaveLength(2);
  expect(results[0]?.controls.map(({ path }) => path)).toEqual(['made-up-first@acme.test', 'made-up@acme.test']);
});

test('asks about an accepted address again at the end, apart from the outcomes', () => {
  const repeated = { ...transaction('ana@acme.test', 'zoe@acme.test'), repeat: recipient('ana@acme.test') };
  const { sent, results } = talk(server(), [repeated]);
  expect(sent.at(-1)).toBe('RCPT TO:<ana@acme.test>');
  expect(results[0]?.outcomes).toHaveLength(2);
  expect(textOf(results[0]?.repeat)).not.toBe('');
});

test('does not send a non-ASCII address to a server without SMTPUTF8', () => {
  expect(talk(server(), [transaction('jürgen@acme.test')]).results.map(codes)).toEqual([['needs_smtputf8', null]]);
  const { sent } = talk(server({ keywords: ['SMTPUTF8', 'PIPELINING'] }), [transaction('jürgen@acme.test')]);
  expect(sent[1]).toBe('MAIL FROM:<probe@leadlight.test> SMTPUTF8');
});

test('asks about the others without SMTPUTF8 when a server announces it and refuses it', () => {
  let hasMail = false;
  const { sent, results } = talk(
    (command) => {
      if (command.startsWith('EHLO')) return ehlo('SMTPUTF8', 'PIPELINING');
      if (command.endsWith('SMTPUTF8')) return '555 5.5.4 Unsupported option: SMTPUTF8\r\n';
      if (command.startsWith('MAIL')) hasMail = true;
      return command.startsWith('RCPT') && !hasMail ? '503 5.5.1 Need MAIL\r\n' : '250 Ok\r\n';
    },
    [transaction('jürgen@acme.test', 'ana@acme.test')],
  );
  expect(results.map(codes)).toEqual([['needs_smtputf8', 250, 250]]);
  expect(sent.filter((line) => line.startsWith('MAIL'))).toHaveLength(2);
});

test('sends one command at a time when told that pipelining does not work', () => {
  const dialogue = openDialogue({ heloName: 'a.test', tls: 'never', pipelining: false, greetingMs: 1, commandMs: 1 });
  const written: string[] = [];
  const feed = (event: Parameters<typeof dialogue.handle>[0]): void => {
    for (const action of dialogue.handle(event)) if (action.kind === 'write') written.push(action.text);
  };
  const receive = (text: string): void => feed({ kind: 'received', bytes: bytesOf(text) });
  feed({ kind: 'opened' });
  receive('220 mx\r\n');
  receive(ehlo('PIPELINING'));
  feed({ kind: 'ask', transaction: transaction('ana@acme.test') });
  expect(written.at(-1)).toBe('MAIL FROM:<probe@leadlight.test>\r\n');
});

test('a session has no room after nine refusals or eight transactions, and too little for a large queue shortly before', () => {
  const many = Array.from({ length: 12 }, () => transaction('zoe@acme.test'));
  const refused = talk(server(), []).dialogue;
  expect(refused.room()).toBe(9);
  const { dialogue } = talk(server(), many.slice(0, 4));
  expect(dialogue.room()).toBe(1);
  expect(dialogue.room(undefined, 20)).toBe(0);
  expect(talk(server(), many.slice(0, 5)).dialogue.room()).toBe(0);
  expect(talk(server({ RCPT: '250 Ok' }), many.slice(0, 8)).dialogue.room()).toBe(0);
});

describe('a server that violates the protocol', () => {
  test.for<[string, string, Server]>([
    ['a reply before EHLO was sent', '220 hi\r\n250 early\r\n', server()],
    ['one reply too many', '220 hi\r\n', server({ RCPT: '250 Ok\r\n250 once more' })],
    ['the start of an extra reply', '220 hi\r\n', server({ RCPT: '250 Ok\r\n250 once more\r\n25' })],
    ['354 in reply to RCPT', '220 hi\r\n', server({ RCPT: '354 go ahead' })],
    ['not SMTP', 'HTTP/1.1 400 Bad Request\r\n', server()],
    ['a greeting with the wrong code', '250 hi\r\n', server()],
    ['different codes in one reply', '220 hi\r\n', server({ RCPT: '250-Ok\r\n550 no' })],
  ])('%s: discards every outcome', ([, greeting, serve]) => {
    const { results, stops } = talk(serve, [transaction('ana@acme.test')], { greeting });
    expect(stops).toMatchObject([{ cause: 'violation' }]);
    expect(results.flatMap(({ outcomes }) => outcomes).every(({ kind }) => kind === 'stopped')).toBe(true);
  });

  test('a reply that arrives before its command does not answer it', () => {
    const { results } = talk(server({ keywords: [], MAIL: '250 Ok\r\n250 recipient taken' }), [transaction('zoe@acme.test')]);
    expect(results.map(codes)).toEqual([['violation', 'violation']]);
  });

  test('rejects even a partial reply after the last one', () => {
    const { results, stops } = talk(
      (command) => (command.includes('made-up') ? '550 5.1.1 no\r\n25' : server()(command)),
      [transaction('ana@acme.test')],
    );
    expect(results.map(codes)).toEqual([['violation', 'violation']]);
    expect(stops).toMatchObject([{ cause: 'violation' }]);
  });

  test('421 instead of a reply ends the session; earlier outcomes stay', () => {
    const { results, stops } = talk(
      (command) => (command.includes('made-up') ? '421 4.4.2 Bye\r\n' : server()(command)),
      [transaction('ana@acme.test')],
    );
    expect(results.map(codes)).toEqual([[250, 421]]);
    expect(stops).toMatchObject([{ cause: 'refused', reply: { code: 421 } }]);
  });

  test('421 ends an idle session', () => {
    const { give, stops } = talk(server(), []);
    give({ kind: 'received', bytes: bytesOf('421 4.4.2 Timeout\r\n') });
    expect(stops).toMatchObject([{ cause: 'refused', reply: { code: 421 } }]);
  });
});

/** Splits a batch at random positions. */
const cutting = fc.array(fc.nat({ max: 400 }), { maxLength: 20 }).map((cuts) => (bytes: Uint8Array): Uint8Array[] => {
  const places = [...new Set([0, ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length])];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
});
const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 8 });
const keywords = fc.constantFrom(['PIPELINING'], [], ['SIZE', 'PIPELINING', 'LIMITS RCPTMAX=100'], ['STARTTLS', 'PIPELINING']);

test('every recipient gets its own reply, however the bytes are split', () => {
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 3 }), keywords, cutting, fc.nat(), (batches, offered, cut, seed) => {
      const paths = batches.map((batch) => batch.map((name) => `${name}@acme.test`));
      const serve: Server = (command) => {
        if (!command.startsWith('RCPT')) return server({ keywords: offered })(command);
        const code = [250, 550, 450, 251, 553][(command.length * 7 + seed) % 5];
        return `${code}-first\r\n${code} ${command}\r\n`;
      };
      const { results } = talk(
        serve,
        paths.map((batch) => transaction(...batch)),
        { cut },
      );
      expect(results).toHaveLength(paths.length);
      for (const [turn, { outcomes, controls }] of results.entries()) {
        for (const [index, outcome] of outcomes.entries()) expect(textOf(outcome)).toBe(`first RCPT TO:<${paths[turn]?.[index]}>`);
        expect(textOf(controls[0]?.outcome)).toContain('made-up@acme.test');
      }
    }),
  );
});

test("wherever the connection ends or times out, every recipient has an outcome and none has another recipient's", () => {
  fc.assert(
    fc.property(
      names,
      keywords,
      fc.nat({ max: 12 }),
      fc.constantFrom<DialogueEvent>(
        { kind: 'timeout' },
        { kind: 'closed', cause: 'reset', detail: 'ECONNRESET' },
        { kind: 'closed', cause: 'closed', detail: null },
      ),
      (batch, offered, lastAnswer, end) => {
        let answers = 0;
        const paths = batch.map((name) => `${name}@acme.test`);
        const { give, results, stops } = talk(
          (command) => (answers++ < lastAnswer ? server({ keywords: offered })(command) : null),
          [withFirst(transaction(...paths))],
          { greeting: '220 hi\r\n' },
        );
        give(end);
        for (const { outcomes } of results) {
          expect(outcomes).toHaveLength(paths.length);
          for (const [index, outcome] of outcomes.entries())
            if (outcome.kind === 'answered') expect(textOf(outcome)).toContain(`<${paths[index]}>`);
        }
        expect(stops).toHaveLength(1);
        expect(stops[0]?.cause).toBe(end.kind === 'closed' ? end.cause : end.kind);
      },
    ),
  );
});

test('an extra reply anywhere in a batch voids the whole batch', () => {
  fc.assert(
    fc.property(names, fc.nat({ max: 9 }), fc.constantFrom('250 2.1.5 Ok', '550 5.1.1 no', '250-a\r\n250 b'), (batch, at, extra) => {
      let answers = 0;
      const place = at % (batch.length + 2);
      const { results } = talk(
        (command) => {
          if (command.startsWith('EHLO')) return ehlo('PIPELINING');
          const reply = server()(command) ?? '';
          return answers++ === place ? `${extra}\r\n${reply}` : reply;
        },
        [transaction(...batch.map((name) => `${name}@acme.test`))],
      );
      expect(results.flatMap(({ outcomes }) => outcomes).every(({ kind }) => kind === 'stopped')).toBe(true);
    }),
  );
});

test('for any server output, the dialogue never throws, never answers twice, and does nothing after its end', () => {
  const noise = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc
      .constantFrom(
        '220 hi\r\n',
        '250 Ok\r\n',
        '250-PIPELINING\r\n',
        '550 5.1.1 no\r\n',
        '421 bye\r\n',
        '354 go\r\n',
        '530 5.7.0 STARTTLS\r\n',
      )
      .map(bytesOf),
  );
  fc.assert(
    fc.property(fc.array(noise, { maxLength: 25 }), (chunks) => {
      const dialogue = openDialogue(options);
      const all: DialogueAction[] = [...dialogue.handle({ kind: 'opened' })];
      let isAsked = false;
      for (const bytes of chunks) {
        const actions = dialogue.handle({ kind: 'received', bytes });
        all.push(...actions);
        if (actions.some(({ kind }) => kind === 'secure')) all.push(...dialogue.handle({ kind: 'secured' }));
        if (!isAsked && actions.some(({ kind }) => kind === 'ready')) {
          isAsked = true;
          all.push(...dialogue.handle({ kind: 'ask', transaction: transaction('ana@acme.test') }));
        }
      }
      all.push(...dialogue.handle({ kind: 'closed', cause: 'closed', detail: null }));
      expect(all.filter(({ kind }) => kind === 'ended')).toHaveLength(1);
      expect(all.filter(({ kind }) => kind === 'answered')).toHaveLength(isAsked ? 1 : 0);
      expect(dialogue.handle({ kind: 'received', bytes: bytesOf('250 Ok\r\n') })).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('sets a deadline while a reply is pending, and none otherwise', () => {
  const { deadlines } = talk(server(), [transaction('ana@acme.test')]);
  expect(deadlines[0]).toBe(options.greetingMs);
  expect(deadlines.slice(1, -1)).toContain(options.commandMs);
  expect(deadlines.at(-1)).toBeNull();
});
