/**
 * Opens sessions with a server and asks its queued questions: takes as many questions about one domain as the session has room for,
 * asks them together, and continues while there are more.
 *
 * The first questions about a domain are sent with one made-up address (the control). Its reply is remembered for a day; a new control
 * is sent only when a reply cannot be understood without it. The evidence of a question contains the session and its own recipient,
 * never another's.
 */
import {
  type HostReport,
  needsFreshControl,
  type Outcome,
  rejectsUnknownMailbox,
  type Stop,
  type TransactionResult,
} from '@leadlight/verification';
import type { Clock } from '../clock.ts';
import type { ControlNames } from './control-names.ts';
import type { Dial } from './dial.ts';
import type { HostGate, RememberedControl } from './host-gate.ts';
import {
  enqueue,
  type HostQueue,
  learnFromTimeouts,
  nextDomain,
  nextHostName,
  questionCount,
  type QueuedQuestion,
  recordRefusals,
  take,
  takeAll,
} from './host-queue.ts';
import type { Identity } from './identity.ts';
import {
  controlOf,
  isConnectionLost,
  isTimeout,
  isTooManyRecipients,
  needsControl,
  reportOfStop,
  reportOfTransaction,
} from './outcomes.ts';
import { connectStep, stepOf } from './question.ts';
import { type Exchange, openSession, type Session, type SessionOptions, type SessionTimes } from './session.ts';

/** The number of questions that a new session takes at once. */
export const defaultBatch = 8;

export interface WorkerOptions {
  readonly dial: Dial;
  readonly identity: Identity;
  readonly gate: HostGate;
  readonly clock: Clock;
  readonly times: SessionTimes;
  /** How long a session waits for another question, in milliseconds. */
  readonly idleMs: number;
}

/** What workers share with the pool that runs them. */
export interface WorkerContext {
  readonly sessions: Set<Session>;
  /** Callbacks that end sessions which are idle. */
  readonly endIdle: Set<() => void>;
  /** Aborts when the pool closes. */
  readonly signal: AbortSignal;
  readonly controlNames: ControlNames;
  /** Whether another server is waiting for a session slot. */
  readonly isSlotWanted: () => boolean;
  readonly startWorkers: (queue: HostQueue) => void;
  /** Reports the error of a gate call and returns null. */
  readonly guard: <T>(call: Promise<T>) => Promise<T | null>;
}

interface TransactionInput {
  readonly domain: string;
  /** The host name that the session was opened with. */
  readonly sessionHost: string;
  readonly batch: readonly QueuedQuestion[];
  readonly remembered: RememberedControl | null;
  /** The outcome of a control that was asked alone in this session; it is not asked again. */
  readonly loneControl: Outcome | null;
  /** The session has already completed a transaction. */
  readonly isWarm: boolean;
}

interface OpeningFailure {
  readonly stop: Stop;
  readonly tls: SessionOptions['tls'];
  readonly opening: readonly Exchange[];
}

const unanswered: Outcome = { kind: 'stopped', stop: { stage: 'rcpt', cause: 'closed', reply: null, detail: null } };

export class SessionWorker {
  readonly #options: WorkerOptions;
  readonly #context: WorkerContext;

  constructor(options: WorkerOptions, context: WorkerContext) {
    this.#options = options;
    this.#context = context;
  }

  /** Runs one session until it is no longer useful. Expects to be counted in `queue.openingWorkers`. */
  async run(queue: HostQueue): Promise<void> {
    const host = nextHostName(queue);
    if (host === null) return void queue.openingWorkers--;
    const { dial, identity, times, clock } = this.#options;
    const { sessions, signal } = this.#context;
    const opening: Exchange[] = [];
    let isOpen = false;
    // Read once: another session may find out in the meantime that TLS does not work at this server.
    const { tls } = queue;
    let onExchange = (exchange: Exchange): void => {
      opening.push(exchange);
      // Show urgent questions the session as it opens; one of them will most likely use it.
      for (const queued of queue.urgent) report(queued, exchange);
    };
    const session = openSession({
      dial,
      address: queue.address,
      host,
      heloName: identity.heloName,
      tls,
      times,
      clock,
      onExchange: (exchange) => onExchange(exchange),
    });
    sessions.add(session);
    const cancel = (): void => session.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const stop = await session.opened;
      queue.openingWorkers--;
      if (stop) return await this.#handleOpeningFailure(queue, { stop, tls, opening });
      queue.openSessions++;
      isOpen = true;
      await this.#askAll(queue, session, { host, opening, listenTo: (listener) => (onExchange = listener) });
    } finally {
      signal.removeEventListener('abort', cancel);
      session.leave();
      sessions.delete(session);
      if (isOpen) queue.openSessions--;
    }
  }

  /** Runs transactions until the session is used up or no question is left. */
  async #askAll(
    queue: HostQueue,
    session: Session,
    {
      host,
      opening,
      listenTo,
    }: {
      readonly host: string;
      readonly opening: readonly Exchange[];
      readonly listenTo: (listener: (exchange: Exchange) => void) => void;
    },
  ): Promise<void> {
    const { gate, clock } = this.#options;
    const { signal, guard } = this.#context;
    let isWarm = false;
    /** Controls that had to be asked alone and whose replies cannot be remembered. */
    const loneControls = new Map<string, Outcome>();
    while (!signal.aborted) {
      const domain = nextDomain(queue);
      if (domain === null) {
        if (!(await this.#waitForQuestion(queue, session))) break;
        continue;
      }
      const room = Math.min(session.room(queue.refusalRecords.get(domain), questionCount(queue)), queue.maxRecipients);
      if (room <= 0) break;
      const remembered = await guard(gate.recallControl(domain, queue.address));
      // Another worker may have taken the questions, or started to ask the control, in the meantime.
      if (queue.pendingControls.has(domain)) continue;
      const loneControl = loneControls.get(domain) ?? queue.lostControls.get(domain) ?? null;
      const isControlAlone = !remembered && room === 1 && !loneControl;
      const batch = take(queue, domain, isControlAlone ? 0 : remembered ? room : Math.max(1, room - 1));
      if (batch.length === 0 && !isControlAlone) continue;
      for (const queued of batch) {
        const { question } = queued;
        if (isWarm) question.onStep({ ...connectStep(question, clock.now()), outcome: 'reused' });
        else for (const exchange of opening) report(queued, exchange);
        if (remembered) question.onStep({ kind: 'remembered_control', atMs: clock.now(), host: question.host, ...remembered });
      }
      listenTo((exchange) => {
        for (const [index, queued] of batch.entries()) {
          if (typeof exchange.about !== 'number' || exchange.about === index) report(queued, exchange);
        }
      });
      const { isUsable, control } = await this.#runTransaction(queue, session, {
        domain,
        sessionHost: host,
        batch,
        remembered,
        loneControl,
        isWarm,
      });
      if (isControlAlone && control?.kind === 'answered') loneControls.set(domain, control);
      else if (isControlAlone) queue.lostControls.set(domain, control ?? unanswered);
      isWarm = true;
      if (!isUsable) break;
    }
  }

  /** Waits for another question. Returns false when none came or the session ended. */
  async #waitForQuestion(queue: HostQueue, session: Session): Promise<boolean> {
    const { clock, idleMs } = this.#options;
    const { endIdle, isSlotWanted } = this.#context;
    if (session.room() <= 0 || isSlotWanted()) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const wake = (): void => {
      queue.idleSessions.delete(wake);
      resolve(true);
    };
    const end = (): void => {
      endIdle.delete(end);
      resolve(false);
    };
    queue.idleSessions.add(wake);
    endIdle.add(end);
    const stop = clock.after(idleMs, () => resolve(false));
    void session.ended.then(() => resolve(false));
    const hasQuestion = await promise;
    queue.idleSessions.delete(wake);
    endIdle.delete(end);
    stop();
    return hasQuestion;
  }

  /** Runs one transaction. Every question of the batch is answered or queued again. */
  async #runTransaction(
    queue: HostQueue,
    session: Session,
    input: TransactionInput,
  ): Promise<{ readonly isUsable: boolean; readonly control: Outcome | null }> {
    const { domain, sessionHost, batch, remembered, loneControl, isWarm } = input;
    const host = batch[0]?.question.host ?? sessionHost;
    if (!remembered) queue.pendingControls.add(domain);
    let result: TransactionResult;
    try {
      result = await this.#send(queue, session, host, input);
    } finally {
      queue.pendingControls.delete(domain);
    }
    await this.#report(queue, reportOfTransaction(result, { host, isWarm }));
    let isUsable = session.room() > 0;
    const answered = result.outcomes.filter((outcome) => outcome.kind === 'answered');
    const accepted = answered.filter(({ reply }) => reply.code < 300).length;
    recordRefusals(queue, domain, { asked: answered.length, refused: answered.length - accepted });
    if ([...result.outcomes, result.control].some((outcome) => isTooManyRecipients(outcome, host))) {
      queue.maxRecipients = Math.max(1, Math.min(queue.maxRecipients, batch.length + (result.control ? 1 : 0) - 1, Math.max(1, accepted)));
      isUsable = false;
    }
    const isOverwhelmed = learnFromTimeouts(queue, result.outcomes, batch.length + (loneControl || remembered ? 0 : 1));
    const isControlCutOff = isTooManyRecipients(result.control, host) && !remembered;
    for (const [index, queued] of batch.entries()) {
      const target = result.outcomes[index] ?? { kind: 'stopped', stop: { stage: 'rcpt', cause: 'violation', reply: null, detail: null } };
      // Ask again when the failure is unrelated to the question: too many recipients at once, or a used session that was closed.
      const isUnrelatedFailure =
        isTooManyRecipients(target, host) ||
        (isOverwhelmed && !queued.question.isUrgent && isTimeout(target)) ||
        (isControlCutOff && needsControl(target, host)) ||
        (isWarm && isConnectionLost(target));
      if (isUnrelatedFailure && queued.retries < 2) {
        queued.retries++;
        enqueue(queue, queued, true);
      } else queued.answer({ host: queued.question.host, target, control: controlOf(result.control ?? loneControl, remembered) });
    }
    this.#context.startWorkers(queue);
    return { isUsable: isUsable && !result.outcomes.some((outcome) => outcome.kind === 'stopped'), control: result.control };
  }

  /** Sends the batch, with a control where needed, and remembers the control's reply if it is conclusive. */
  async #send(
    { address }: HostQueue,
    session: Session,
    host: string,
    { domain, batch, remembered, loneControl }: TransactionInput,
  ): Promise<TransactionResult> {
    const { identity, gate, clock } = this.#options;
    const { controlNames, guard } = this.#context;
    const result = await session.ask({
      sender: identity.sender,
      recipients: batch.map(({ question }) => ({ path: question.path, needsSmtpUtf8: question.needsSmtpUtf8 })),
      control: loneControl
        ? null
        : {
            path: `${controlNames.nameFor(domain, address)}@${domain}`,
            needsSmtpUtf8: false,
            isNeeded: remembered ? (reply) => needsFreshControl(reply, host) : 'always',
          },
    });
    const { control } = result;
    if (control?.kind === 'answered' && (control.reply.code < 300 || rejectsUnknownMailbox(control.reply, host))) {
      controlNames.forget(domain, address);
      await guard(gate.rememberControl(domain, address, { reply: control.reply, testedAtMs: clock.now() }));
    }
    return result;
  }

  async #report({ address }: HostQueue, hostReport: HostReport): Promise<void> {
    await this.#context.guard(this.#options.gate.report(address, hostReport));
  }

  /** Nothing can be asked here now: every waiting question is answered with the reason, and the verifier may try another server. */
  async #handleOpeningFailure(queue: HostQueue, { stop, tls, opening }: OpeningFailure): Promise<void> {
    if (stop.cause === 'tls_failed' && tls === 'offered') {
      // TLS was optional, and the server's TLS is broken: continue without it.
      queue.tls = 'never';
      return;
    }
    if (stop.cause !== 'cancelled') await this.#report(queue, reportOfStop(stop));
    // Other sessions get through, so this was a single failed connection; the queued questions wait for them.
    if (queue.openSessions > 0) return;
    const isBusy = stop.reply !== null && stop.reply.code < 500;
    for (const queued of takeAll(queue)) {
      for (const exchange of opening) report(queued, exchange);
      // A bulk question is tried once more after the back-off, if that is short.
      if (isBusy && !queued.question.isUrgent && queued.retries === 0) {
        queued.retries++;
        enqueue(queue, queued);
      } else queued.answer({ host: queued.question.host, target: { kind: 'stopped', stop }, control: null });
    }
  }
}

/** Adds an exchange to the question's evidence, once. */
function report(queued: QueuedQuestion, exchange: Exchange): void {
  if (queued.reported.has(exchange)) return;
  queued.reported.add(exchange);
  queued.question.onStep(stepOf(queued.question, exchange));
}
