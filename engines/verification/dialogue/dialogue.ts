/**
 * One SMTP session as a state machine: takes events from the wire, returns actions. No socket, no clock.
 * It asks whether recipients would be accepted and never sends a message: MAIL, RCPT, RSET, no DATA.
 *
 * Replies answer commands in order (RFC 2920, section 3.1), so each reply is matched to the oldest pending command. An unexpected
 * reply, a reply whose code does not fit its command, or bytes after the reply to STARTTLS end the session and void the current
 * transaction: a shifted reply must never be read as another address's reply. A server can only forge what it could have answered
 * directly, because a session covers one server's domains only.
 *
 * Long because all replies of a session are interpreted here, in one state machine (`openDialogue`).
 */
import { emptyRefusalRecord, recipientsAtOnce, type RefusalRecord } from '../politeness/recipients-at-once.ts';
import { createReplyReader, type ReplyReader } from '../replies/reply-reader.ts';
import type { Reply, Stage, Stop, StopCause } from '../verdict/verdict.ts';
import { type Capabilities, noCapabilities, readCapabilities } from './capabilities.ts';

export interface DialogueOptions {
  /** The HELO name: a name that resolves to the IP address we connect from (RFC 5321, section 4.1.1.1). */
  readonly heloName: string;
  /** 'offered': use TLS whenever the server offers it; 'demanded': only when the server requires it; 'never': after a failed handshake. */
  readonly tls: 'offered' | 'demanded' | 'never';
  /** False after pipelining, which the server announced, did not work. */
  readonly pipelining?: boolean;
  /** 'HELO' for a server that hangs up at EHLO. */
  readonly hello?: 'EHLO' | 'HELO';
  /** Timeouts for the greeting and for the reply to each command, in milliseconds. */
  readonly greetingMs: number;
  readonly commandMs: number;
}

/** Recipients of one domain that are asked about together. */
export interface Transaction {
  /** The reverse path, without brackets; '' is the null sender. */
  readonly sender: string;
  readonly recipients: readonly Recipient[];
  /**
   * Made-up addresses that are asked about before the recipients: a server that accepts the first ones of a session, or everyone in this
   * session, accepts them too.
   */
  readonly first?: readonly Recipient[];
  /** Made-up addresses that do not exist, asked after the recipients and together with them. */
  readonly controls: readonly Recipient[];
  /**
   * An address that the server has accepted, asked again at the end: a server that stopped answering about recipients refuses it. Not
   * a recipient of this transaction.
   */
  readonly repeat?: Recipient | null;
  /** Called when everything was answered: what else to ask in this transaction. Called again after that, until it returns nothing. */
  readonly followUp?: (result: TransactionResult) => readonly FollowUp[];
}

export interface FollowUp extends Recipient {
  readonly about: 'control' | 'repeat';
}

export interface Recipient {
  readonly path: string;
  readonly needsSmtpUtf8: boolean;
}

export type Outcome =
  | { readonly kind: 'answered'; readonly reply: Reply }
  | { readonly kind: 'stopped'; readonly stop: Stop }
  /** The address needs SMTPUTF8 and the server does not offer it. */
  | { readonly kind: 'needs_smtputf8' };

export interface TransactionResult {
  /** In the order of the recipients. */
  readonly outcomes: readonly Outcome[];
  /** In the order in which they were asked; without those that were never answered. */
  readonly controls: readonly ControlOutcome[];
  /** The reply about the repeated address; null when none was asked or answered. */
  readonly repeat: Outcome | null;
  /** Why the session ended before everything was asked; null when it did not. */
  readonly cutShortBy: Stop | null;
}

export interface ControlOutcome {
  readonly path: string;
  readonly outcome: Outcome;
}

export type DialogueEvent =
  /** The connection is open; the greeting timeout starts now. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'received'; readonly bytes: Uint8Array }
  | { readonly kind: 'secured' }
  | { readonly kind: 'tls_failed'; readonly detail: string }
  | { readonly kind: 'closed'; readonly cause: 'closed' | 'reset' | 'cancelled'; readonly detail: string | null }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'ask'; readonly transaction: Transaction }
  | { readonly kind: 'leave' };

/** What a command was about: the session, a control, an address that was accepted before, or the recipient with that index. */
export type About = 'session' | 'control' | 'repeat' | number;

export type DialogueAction =
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'secure' }
  /** Send a `timeout` event after this time unless another `deadline` follows; null cancels it. */
  | { readonly kind: 'deadline'; readonly afterMs: number | null }
  | {
      readonly kind: 'exchange';
      readonly stage: Stage;
      readonly sent: string | null;
      readonly about: About;
      readonly reply: Reply | null;
      readonly stop: StopCause | null;
    }
  /** The session is open and can run a transaction. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'answered'; readonly result: TransactionResult }
  /** Nothing more follows; close the connection. `stop` is null when we ended the session. */
  | { readonly kind: 'ended'; readonly stop: Stop | null };

export interface Dialogue {
  readonly handle: (event: DialogueEvent) => readonly DialogueAction[];
  /**
   * How many recipients, control included, the next transaction may have. 0 when the session is used up or has too little room to be
   * worth a round trip. Only meaningful when ready.
   * @param record what the server recently refused at the domain; without it, all may be refused
   * @param wanted how many recipients are waiting; defaults to one, for which any room is enough
   * @param mostRefusals fewer than usual, for a server that bears fewer
   */
  readonly room: (record?: RefusalRecord, wanted?: number, mostRefusals?: number) => number;
  /** How many recipients the server has refused in this session, and how many it has answered about. */
  readonly refusals: () => number;
  readonly answers: () => number;
  readonly capabilities: () => Capabilities;
  readonly isSecured: () => boolean;
}

/**
 * Postfix slows down after 10 errors in a session and disconnects at 20 (smtpd_soft_error_limit, smtpd_hard_error_limit); Sendmail and
 * others are stricter.
 */
const maxRefusals = 9;
/**
 * With more recipients waiting, a round trip for fewer than this is not worth it: a new session takes three round trips to open, but
 * its first transaction has room for nine or more.
 */
const minWorthwhile = 4;
/** Exim disconnects after 10 non-mail commands (smtp_accept_max_nonmail); each further transaction costs an RSET. */
const maxTransactions = 8;

type Command = { readonly stage: Stage; readonly sent: string | null; readonly about: About };

interface Running {
  readonly transaction: Transaction;
  readonly outcomes: (Outcome | null)[];
  readonly controls: ControlOutcome[];
  repeat: Outcome | null;
  /** Set once MAIL was refused; the replies about recipients are then meaningless. */
  mailStop: Stop | null;
  /** The server demanded TLS: the transaction is repeated after STARTTLS. */
  requiresTls: boolean;
  /** The server announced SMTPUTF8 and refused it: the transaction is repeated without it. */
  refusesUtf8: boolean;
}

/**
 * Opens a dialogue in its initial state. Long because its handlers share the state of one session: splitting them would spread the
 * protocol's invariants over several functions, each allowed to break them.
 */
export function openDialogue(options: DialogueOptions): Dialogue {
  let reader: ReplyReader = createReplyReader();
  let capabilities = noCapabilities;
  let phase: 'opening' | 'securing' | 'ready' | 'asking' | 'ended' = 'opening';
  let isSecured = false;
  let refusals = 0;
  let answers = 0;
  let transactions = 0;
  let running: Running | null = null;
  /** Recipients not sent yet, on servers without pipelining. */
  let unsent: Command[] = [];
  const pending: Command[] = [{ stage: 'greeting', sent: null, about: 'session' }];
  let actions: DialogueAction[] = [];

  const send = (...commands: Command[]): void => {
    if (commands.length === 0) return;
    pending.push(...commands);
    actions.push({ kind: 'write', text: commands.map(({ sent }) => `${sent}\r\n`).join('') });
    actions.push({ kind: 'deadline', afterMs: options.commandMs });
  };
  const sessionCommand = (stage: Stage, sent: string): Command => ({ stage, sent, about: 'session' });

  /** Ends the session. Everything without a reply gets this stop as its outcome. */
  const end = (stop: Stop | null): void => {
    if (phase === 'ended') return;
    const isVoid = stop?.cause === 'violation';
    const next = pending[0] ?? unsent[0];
    if (stop && stop.cause !== 'refused' && next) {
      actions.push({ kind: 'exchange', ...next, reply: null, stop: stop.cause });
    }
    phase = 'ended';
    pending.length = 0;
    unsent = [];
    actions.push({ kind: 'deadline', afterMs: null });
    if (running) {
      const stopped: Outcome = {
        kind: 'stopped',
        stop: running.mailStop ?? stop ?? { stage: 'quit', cause: 'cancelled', reply: null, detail: null },
      };
      answer(
        isVoid ? running.outcomes.map(() => stopped) : running.outcomes.map((outcome) => outcome ?? stopped),
        isVoid ? controlsOf(running.transaction).map(({ path }) => ({ path, outcome: stopped })) : running.controls,
        isVoid ? null : running.repeat,
        stop,
      );
    }
    actions.push({ kind: 'ended', stop });
  };
  const answer = (
    outcomes: readonly Outcome[],
    controls: readonly ControlOutcome[],
    repeat: Outcome | null,
    cutShortBy: Stop | null,
  ): void => {
    running = null;
    actions.push({ kind: 'answered', result: { outcomes, controls, repeat, cutShortBy } });
  };
  const stopAt = (stage: Stage, cause: StopCause, reply: Reply | null = null, detail: string | null = null): Stop => ({
    stage,
    cause,
    reply,
    detail,
  });
  const violation = (detail: string): void => end(stopAt(pending[0]?.stage ?? 'rcpt', 'violation', null, detail));

  const becomeReady = (): void => {
    if (running) return startTransaction(running.transaction);
    phase = 'ready';
    actions.push({ kind: 'deadline', afterMs: null }, { kind: 'ready' });
  };
  const isTlsWanted = (): boolean => options.tls === 'offered' && capabilities.startTls && !isSecured;
  const sendEhlo = (): void => send(sessionCommand('helo', `${options.hello ?? 'EHLO'} ${options.heloName}`));

  const startTransaction = (transaction: Transaction): void => {
    phase = 'asking';
    const canSend = ({ needsSmtpUtf8 }: Recipient): boolean => !needsSmtpUtf8 || capabilities.smtpUtf8;
    running = {
      transaction,
      outcomes: transaction.recipients.map((recipient) => (canSend(recipient) ? null : { kind: 'needs_smtputf8' })),
      controls: [],
      repeat: null,
      mailStop: null,
      requiresTls: false,
      refusesUtf8: false,
    };
    const usesUtf8 =
      capabilities.smtpUtf8 &&
      [...transaction.recipients, ...controlsOf(transaction), transaction.repeat].some((recipient) => recipient?.needsSmtpUtf8);
    const envelope: Command[] = [
      ...(transactions > 0 ? [sessionCommand('rset', 'RSET')] : []),
      sessionCommand('mail', `MAIL FROM:<${transaction.sender}>${usesUtf8 ? ' SMTPUTF8' : ''}`),
    ];
    const recipients = transaction.recipients.flatMap((recipient, index): Command[] =>
      canSend(recipient) ? [{ stage: 'rcpt', sent: `RCPT TO:<${recipient.path}>`, about: index }] : [],
    );
    const others = transaction.recipients.length > 0 && recipients.length === 0 ? [] : transaction.controls.filter(canSend);
    const repeats = transaction.repeat && canSend(transaction.repeat) ? [recipientCommand(transaction.repeat, 'repeat')] : [];
    const isRepeatAlone = transaction.recipients.length === 0 && repeats.length > 0;
    if (recipients.length === 0 && others.length === 0 && !isRepeatAlone) return finishTransaction();
    transactions++;
    const firsts = recipients.length > 0 ? (transaction.first ?? []).filter(canSend) : [];
    const commands = [
      ...envelope,
      ...firsts.map((control) => recipientCommand(control, 'control')),
      ...recipients,
      ...others.map((control) => recipientCommand(control, 'control')),
      ...repeats,
    ];
    if (capabilities.pipelining && options.pipelining !== false) return send(...commands);
    unsent = commands.slice(1);
    send(...commands.slice(0, 1));
  };
  const recipientCommand = ({ path }: Recipient, about: 'control' | 'repeat'): Command => ({
    stage: 'rcpt',
    sent: `RCPT TO:<${path}>`,
    about,
  });

  /** Called when everything that was sent has been answered. */
  const finishTransaction = (): void => {
    if (!running) return;
    const { transaction, outcomes, controls, repeat, mailStop, requiresTls } = running;
    if (requiresTls && !isSecured && options.tls !== 'never') {
      return send(sessionCommand('starttls', 'STARTTLS'));
    }
    if (running.refusesUtf8) {
      capabilities = { ...capabilities, smtpUtf8: false };
      return startTransaction(transaction);
    }
    if (transaction.followUp && !mailStop && outcomes.every((outcome) => outcome !== null)) {
      const answered = outcomes.filter((outcome) => outcome !== null);
      const more = transaction.followUp({ outcomes: answered, controls, repeat, cutShortBy: null });
      const commands = more
        .filter(({ needsSmtpUtf8 }) => !needsSmtpUtf8 || capabilities.smtpUtf8)
        .map((recipient) => recipientCommand(recipient, recipient.about));
      if (commands.length > 0) {
        if (capabilities.pipelining && options.pipelining !== false) return send(...commands);
        unsent = commands.slice(1);
        return send(...commands.slice(0, 1));
      }
    }
    const stopped: Outcome | null = mailStop && { kind: 'stopped', stop: mailStop };
    const missing: Outcome = stopped ?? { kind: 'stopped', stop: stopAt('rcpt', 'violation', null, 'not asked') };
    phase = 'ready';
    actions.push({ kind: 'deadline', afterMs: null });
    answer(
      outcomes.map((outcome) => (outcome?.kind === 'needs_smtputf8' ? outcome : (stopped ?? outcome ?? missing))),
      stopped ? controlsOf(transaction).map(({ path }) => ({ path, outcome: stopped })) : controls,
      repeat,
      null,
    );
    actions.push({ kind: 'ready' });
  };

  const handleReply = (reply: Reply): void => {
    const command = pending.shift();
    if (!command) return violation('unexpected reply');
    actions.push({ kind: 'exchange', ...command, reply, stop: null });
    if (pending.length > 0) actions.push({ kind: 'deadline', afterMs: options.commandMs });
    // 421 closes the session whenever it comes.
    if (reply.code === 421 && command.stage !== 'rcpt') return end(stopAt(command.stage, 'refused', reply));
    switch (command.stage) {
      case 'greeting':
        return reply.code === 220 ? sendEhlo() : end(stopAt('greeting', reply.code < 400 ? 'violation' : 'refused', reply));
      case 'helo':
        return handleHelloReply(command, reply);
      case 'starttls':
        return handleStartTlsReply(reply);
      case 'mail':
      case 'rset':
        return handleEnvelopeReply(command, reply);
      case 'rcpt':
        return handleRecipientReply(command, reply);
      case 'connect':
      case 'quit':
        return;
    }
  };
  const handleHelloReply = ({ sent }: Command, reply: Reply): void => {
    const isEhlo = sent?.startsWith('EHLO') ?? false;
    if (reply.code === 250) {
      capabilities = isEhlo ? readCapabilities(reply) : noCapabilities;
      return isTlsWanted() ? send(sessionCommand('starttls', 'STARTTLS')) : becomeReady();
    }
    if (reply.code < 400) return violation('invalid reply to EHLO');
    if (isTlsDemanded(reply) && !isSecured) return end(stopAt('helo', 'tls_required', reply));
    // A server older than RFC 1869 does not know EHLO; one that rejects our name rejects it again with HELO.
    return isEhlo && reply.code >= 500 ? send(sessionCommand('helo', `HELO ${options.heloName}`)) : end(stopAt('helo', 'refused', reply));
  };
  const handleStartTlsReply = (reply: Reply): void => {
    if (reply.code === 220) {
      // Plaintext after this reply would be read as if it were encrypted, so `receive` rejects it (CVE-2021-38371).
      phase = 'securing';
      actions.push({ kind: 'secure' }, { kind: 'deadline', afterMs: options.commandMs });
      return;
    }
    if (running?.requiresTls) return end(stopAt('starttls', 'tls_required', reply));
    if (reply.code < 400) return violation('invalid reply to STARTTLS');
    // TLS was optional: continue without it.
    return becomeReady();
  };
  const handleEnvelopeReply = ({ stage, sent }: Command, reply: Reply): void => {
    if (!running) return violation('reply to MAIL without a transaction');
    if (reply.code === 250) return sendNext();
    if (reply.code < 400) return violation(`invalid reply to ${stage.toUpperCase()}`);
    if (isTlsDemanded(reply) && !isSecured) running.requiresTls = true;
    // The server announced SMTPUTF8 and refuses it: the other recipients are asked about without it.
    if (sent?.endsWith(' SMTPUTF8') && reply.code >= 500 && !running.requiresTls) running.refusesUtf8 = true;
    running.mailStop ??= stopAt(stage, running.requiresTls ? 'tls_required' : 'refused', reply);
    unsent = [];
    return sendNext();
  };
  const handleRecipientReply = ({ about, sent }: Command, reply: Reply): void => {
    if (!running) return violation('reply to RCPT without a transaction');
    if (reply.code < 250 || (reply.code > 252 && reply.code < 400)) return violation('invalid reply to RCPT');
    answers++;
    if (reply.code >= 400) refusals++;
    if (isTlsDemanded(reply) && !isSecured) running.requiresTls = true;
    const outcome: Outcome = running.mailStop ? { kind: 'stopped', stop: running.mailStop } : { kind: 'answered', reply };
    if (about === 'control') running.controls.push({ path: pathOf(sent), outcome });
    // If several are repeated, a refusal counts: it contradicts what the server answered before.
    else if (about === 'repeat') running.repeat = isRefused(running.repeat) ? running.repeat : outcome;
    else if (typeof about === 'number') running.outcomes[about] = outcome;
    return reply.code === 421 ? end(stopAt('rcpt', 'refused', reply)) : sendNext();
  };
  const sendNext = (): void => {
    if (pending.length > 0) return;
    const next = unsent.shift();
    return next ? send(next) : undefined;
  };
  const receive = (bytes: Uint8Array): void => {
    if (phase === 'securing') return violation('plaintext during the TLS handshake');
    const commands = pending.length;
    const source = reader;
    const { replies, fault } = source.push(bytes);
    const extra = replies[commands];
    const isClosing = extra?.code === 421 && replies.length === commands + 1;
    // A server may send 421 at any time (RFC 5321, section 3.8). Any other reply that arrives before its command was sent cannot answer it.
    if (extra && !isClosing) return violation('more replies than commands');
    if (fault !== null) return violation(fault);
    if (replies.length >= commands && source.hasPartialReply()) return violation('data after the last reply');
    for (const reply of replies.slice(0, commands)) {
      if (isOver()) return;
      handleReply(reply);
    }
    if (isClosing && !isOver()) return end(stopAt(currentStage(), 'refused', extra));
    if (phase === 'asking' && running && pending.length === 0 && unsent.length === 0) finishTransaction();
  };
  const isOver = (): boolean => phase === 'ended';

  return {
    handle(event) {
      if (phase === 'ended' && event.kind === 'ask') actions.push({ kind: 'answered', result: notAsked(event.transaction) });
      if (phase !== 'ended') {
        switch (event.kind) {
          case 'opened':
            actions.push({ kind: 'deadline', afterMs: options.greetingMs });
            break;
          case 'received':
            receive(event.bytes);
            break;
          case 'secured':
            isSecured = true;
            phase = 'opening';
            reader = createReplyReader();
            // Discard everything learned before TLS (RFC 3207, section 4.2).
            capabilities = noCapabilities;
            transactions = 0;
            sendEhlo();
            break;
          case 'tls_failed':
            end(stopAt('starttls', running?.requiresTls ? 'tls_required' : 'tls_failed', null, event.detail));
            break;
          case 'closed':
            end(stopAt(currentStage(), event.cause, null, event.detail));
            break;
          case 'timeout':
            end(stopAt(currentStage(), 'timeout'));
            break;
          case 'ask':
            if (phase === 'ready') startTransaction(event.transaction);
            // The session ended before the caller could know: answer the transaction as stopped.
            else actions.push({ kind: 'answered', result: notAsked(event.transaction) });
            break;
          case 'leave':
            if (phase === 'ready') actions.push({ kind: 'write', text: 'QUIT\r\n' });
            end(null);
            break;
        }
      }
      const due = actions;
      actions = [];
      return due;
    },
    room(record = emptyRefusalRecord, wanted = 1, mostRefusals = maxRefusals) {
      const fromServer = Math.min(
        capabilities.maxRecipients,
        transactions >= Math.min(maxTransactions, capabilities.maxTransactions) ? 0 : Infinity,
      );
      const left = Math.min(maxRefusals, mostRefusals) - refusals;
      const count = mostRefusals < maxRefusals ? Math.max(0, left) : recipientsAtOnce(left, record);
      const untilRefusals = count < Math.min(minWorthwhile, wanted, mostRefusals) ? 0 : count;
      return phase === 'ended' ? 0 : Math.min(fromServer, untilRefusals);
    },
    refusals: () => refusals,
    answers: () => answers,
    capabilities: () => capabilities,
    isSecured: () => isSecured,
  };

  function notAsked({ recipients }: Transaction): TransactionResult {
    const stop = stopAt('rset', 'closed', null, 'the session had ended');
    return { outcomes: recipients.map(() => ({ kind: 'stopped', stop })), controls: [], repeat: null, cutShortBy: stop };
  }

  function currentStage(): Stage {
    return pending[0]?.stage ?? (phase === 'securing' ? 'starttls' : phase === 'ready' ? 'rset' : 'rcpt');
  }
}

function controlsOf({ first = [], controls }: Transaction): Recipient[] {
  return [...first, ...controls];
}

function isRefused(outcome: Outcome | null): boolean {
  return outcome?.kind === 'answered' && outcome.reply.code >= 500;
}

function pathOf(sent: string | null): string {
  return sent?.slice('RCPT TO:<'.length, -1) ?? '';
}

/** 530 is "must issue a STARTTLS command first" (RFC 3207, section 4). Postfix and OpenSMTPD send 5.7.0 with that text at later stages. */
function isTlsDemanded({ code, enhanced, lines }: Reply): boolean {
  return (
    code >= 500 &&
    /\bSTARTTLS\b|\bTLS (?:is )?required\b|must use TLS|encryption required/i.test(lines.join(' ')) &&
    (code === 530 || enhanced === '5.7.0' || enhanced === '5.7.10' || enhanced === null)
  );
}
