/**
 * Opens sessions with a server and asks its queued questions: takes as many questions about one domain as the session has room for,
 * asks them together, and continues while there are more.
 *
 * `control-plan.ts` decides which made-up addresses (controls) are asked along with them; their replies are remembered for a day. When
 * an address that the server had accepted is refused at the end of a transaction, the server has changed its behavior: its replies
 * since the last acceptance are discarded and asked for again in a new session with fewer refusals.
 */
import type { HostReport, Stop, Transaction, TransactionResult } from '@leadlight/verification';
import type { Clock } from '../clock.ts';
import type { ControlNames } from './control-names.ts';
import { ControlPlan, hasChanged } from './control-plan.ts';
import type { Dial } from './dial.ts';
import type { HostGate } from './host-gate.ts';
import {
  areControlsLost,
  enqueue,
  type HostQueue,
  lateUsual,
  nextDomain,
  nextHostName,
  nextQuestion,
  recordAccepted,
  recordLostControl,
  recordRefusedFirst,
  report,
  refusedOrWaiting,
  take,
  takeAll,
} from './host-queue.ts';
import type { Identity } from './identity.ts';
import { isOneTooMany, isTooManyRecipients, meaningOf, reportOfStop, reportOfTransaction } from './outcomes.ts';
import { asKnown, missingControls } from './known-controls.ts';
import { LoneControls } from './lone-controls.ts';
import { askAndRepeat } from './lone-repeat.ts';
import { concerns, connectStep, shapeOf } from './question.ts';
import { maxFollowUps, mostExpectedRefusals, newShapes, refusedShare, roomForUsual, roomIn, targetsIn } from './transaction-room.ts';
import { findingsOf, type TransactionInput } from './transaction-findings.ts';
import { type Exchange, openSession, type Session, type SessionOptions, type SessionTimes } from './session.ts';

/** The number of questions that a new session takes at once. */
export const defaultBatch = 8;

export interface WorkerOptions {
  readonly dial: Dial;
  readonly identity: Identity;
  readonly gate: HostGate;
  readonly clock: Clock;
  readonly times: SessionTimes;
  /** From 0 to 1; used for control addresses. */
  readonly random: () => number;
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

interface TransactionReport {
  readonly isUsable: boolean;
  readonly isTrusted: boolean;
  /** The session ended before everything was answered. */
  readonly isCutShort: boolean;
  /** All its controls are remembered. */
  readonly isRemembered: boolean;
  readonly result: TransactionResult;
}

interface OpeningFailure {
  readonly stop: Stop;
  readonly tls: SessionOptions['tls'];
  readonly hello: SessionOptions['hello'];
  readonly opening: readonly Exchange[];
}

/** A server that takes longer for one transaction is not asked more in it, in milliseconds. */
const slowMs = 20_000;

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
    const { tls, pipelining, hello } = queue;
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
      pipelining,
      hello,
      times,
      clock,
      onExchange: (exchange) => onExchange(exchange),
    });
    sessions.add(session);
    queue.dialingWorkers++;
    const cancel = (): void => session.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const stop = await session.opened;
      queue.openingWorkers--;
      queue.dialingWorkers--;
      if (stop) return await this.#handleOpeningFailure(queue, { stop, tls, hello, opening });
      queue.openSessions++;
      isOpen = true;
      await this.#askAll(queue, session, { host, opening, isPipelined: pipelining, listenTo: (listener) => (onExchange = listener) });
    } finally {
      signal.removeEventListener('abort', cancel);
      session.leave();
      sessions.delete(session);
      if (isOpen) queue.openSessions--;
      // A server that counts connections still counts this one until it is closed.
      if (queue.mostSessions < Infinity) await session.closed;
    }
  }

  /** Runs transactions until the session is used up or no question is left. */
  async #askAll(
    queue: HostQueue,
    session: Session,
    {
      host,
      opening,
      isPipelined,
      listenTo,
    }: {
      readonly host: string;
      readonly opening: readonly Exchange[];
      readonly isPipelined: boolean;
      readonly listenTo: (listener: (exchange: Exchange) => void) => void;
    },
  ): Promise<void> {
    const { gate, clock } = this.#options;
    const { signal, guard } = this.#context;
    let isWarm = false;
    const loneControls = new LoneControls(host);
    /** Domains that were asked about in this session, so that no new made-up address is needed first. */
    const tested = new Set<string>();
    while (!signal.aborted) {
      const domain = nextDomain(queue);
      if (domain === null) {
        if (!(await this.#waitForQuestion(queue, session))) break;
        continue;
      }
      const room = Math.min(roomIn(session, queue, domain), queue.maxRecipients);
      if (room <= 0) break;
      const remembered = ((await guard(gate.recallControls(domain, queue.address))) ?? []).filter(
        ({ sender }) => sender === this.#options.identity.sender,
      );
      // Another worker may have taken the questions, or started to ask the control, in the meantime.
      const next = nextQuestion(queue, domain);
      if (queue.pendingControls.has(domain) || !next) continue;
      const known = [...asKnown(remembered, clock.now()), ...loneControls.of(domain)];
      // With room for one recipient, controls are asked alone, before the question.
      const lone = room === 1 && !areControlsLost(queue, domain) ? missingControls(shapeOf(next), known).slice(0, 1) : [];
      const acceptedPath = queue.maxRecipients > Math.min(room, 3) ? (queue.memory.acceptedPaths.get(domain) ?? null) : null;
      // A server that is so slow that it answers about few recipients in a session is not asked about more.
      const isUnhurried = queue.mostAnswers === Infinity;
      // This session may answer differently from earlier ones and from parallel ones, and later transactions differently from the first.
      const isProven = tested.has(domain) && (queue.memory.refusedFirst.has(domain) || !isUnhurried);
      const asksNewFirst = room > 2 && known.length > 0 && !isProven && queue.acceptsFirstControls;
      const knowsUsual = queue.memory.acceptedPaths.has(domain) || lateUsual(queue, domain, clock.now()) !== null;
      const most = targetsIn(room, newShapes(queue, domain, room, known)) - (acceptedPath ? 1 : 0) - (asksNewFirst ? 1 : 0);
      const count = knowsUsual || refusedOrWaiting(queue, domain, clock.now()) === null ? most : Math.min(most, room - roomForUsual(known));
      const batch = take(queue, domain, lone.length > 0 ? 0 : Math.max(1, count));
      if (batch.length === 0 && lone.length === 0) continue;
      const paths = batch.map(({ question }) => question.path);
      const startedMs = clock.now();
      // Some servers serve no one for the null sender.
      const isSenderNew = this.#options.identity.sender === '' && !queue.memory.acceptedPaths.has(domain);
      const plan = new ControlPlan({
        domain,
        host: next.host,
        shapes: lone.length > 0 ? [shapeOf(next)] : batch.map(({ question }) => shapeOf(question)),
        paths,
        known,
        askedBefore: queue.memory.askedBefore,
        ...(lone.length > 0 ? { only: lone[0] ?? 0 } : {}),
        nameFor: this.#context.controlNames.nameFor,
        random: this.#options.random,
        room: room - Math.max(1, batch.length),
        acceptedPath,
        asksNewFirst,
        repeatsFirst: known.length === 0 && isUnhurried,
        expectedRefusals: isUnhurried ? batch.length * refusedShare(queue.refusalRecords.get(domain)) : 0,
        controlsFirst: queue.controlsFirst.has(domain),
        isSenderNew,
        knowsUsual,
        refusedOrWaiting: batch.some(({ question }) => question.isGuess !== true) ? refusedOrWaiting(queue, domain, clock.now()) : null,
        refusalsLeft: () => mostExpectedRefusals - session.refusals(),
        moreRoom: (isAnyPutOff) =>
          room === 1 || clock.now() - startedMs > slowMs
            ? 0
            : Math.max(2, Math.min(maxFollowUps, (isAnyPutOff ? 17 : mostExpectedRefusals) - session.refusals())),
      });
      tested.add(domain);
      for (const queued of batch) {
        const { question } = queued;
        if (isWarm) question.onStep({ ...connectStep(question, clock.now()), outcome: 'reused' });
        else for (const exchange of opening) report(queued, exchange);
        const shape = shapeOf(question);
        for (const control of remembered) {
          if (control.shape !== shape) continue;
          const { reply, testedAtMs } = control;
          question.onStep({ kind: 'remembered_control', atMs: clock.now(), host: question.host, testedAtMs, reply });
        }
      }
      listenTo((exchange) => {
        for (const [index, queued] of batch.entries()) if (concerns(exchange, index, queued.question)) report(queued, exchange);
      });
      const { isUsable, isTrusted, isCutShort, isRemembered, result } = await this.#runTransaction(queue, session, {
        domain,
        sessionHost: host,
        batch,
        plan,
        isWarm,
        isPipelined,
        isSenderNew,
        repeatsAlone: room === 1 ? (queue.memory.acceptedPaths.get(domain) ?? null) : null,
        isServed: loneControls.isServed(domain),
        asksControlsAgain: room === 1 && loneControls.hasUnproven(domain),
      });
      if (lone.length > 0) {
        const control = result.controls[0]?.outcome;
        const isAnswered = control?.kind === 'answered' && isTrusted && !isTooManyRecipients(control, host);
        if (isAnswered) {
          loneControls.add(domain, { shape: shapeOf(next), index: lone[0] ?? 0, outcome: control });
          if (!isRemembered && roomIn(session, queue, domain) <= 0) recordLostControl(queue, domain, false);
        } else recordLostControl(queue, domain, isCutShort && session.answers() > 0);
      }
      loneControls.note(domain, paths, result);
      isWarm = true;
      if (!isUsable || queue.memory.takesOneTransaction) break;
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
  async #runTransaction(queue: HostQueue, session: Session, input: TransactionInput): Promise<TransactionReport> {
    const { domain, sessionHost, batch, plan, isWarm } = input;
    const host = batch[0]?.question.host ?? sessionHost;
    if (plan.controls.length > 0 || (plan.first.length > 0 && !plan.isNewFirst)) queue.pendingControls.add(domain);
    let result: TransactionResult;
    try {
      result = await this.#send(queue, session, input, host);
    } finally {
      queue.pendingControls.delete(domain);
    }
    // It is asked again without the made-up address at which it ended the session: no reason to back off.
    if (!plan.isEndedAtFirst(result))
      await this.#report(queue, reportOfTransaction(result, { host, isWarm: isWarm || session.refusals() > 1 }));
    if (isWarm && plan.isFirstRefused(result)) recordRefusedFirst(queue, domain);
    const { isChanged, isCutOff, answers } = findingsOf(queue, session, input, result, this.#options.clock.now());
    let isExhausted = false;
    for (const { queued, replies, isAccepted, isVoid, isAskedAgain } of answers) {
      // Even if this reply doesn't count: a server that refuses the address later has changed its behavior.
      if (isAccepted) recordAccepted(queue, domain, queued.question.path, this.#options.clock.now());
      if (isAskedAgain) {
        queued.retries++;
        enqueue(queue, queued, true);
        continue;
      }
      isExhausted ||= isVoid;
      queued.answer(replies);
    }
    if (isExhausted) await this.#report(queue, 'busy');
    this.#context.startWorkers(queue);
    const hasRoom = session.room(undefined, undefined, queue.mostRefusals) > 0 && !isCutOff && !isChanged;
    return {
      isUsable: hasRoom && result.cutShortBy === null && !result.outcomes.some((outcome) => outcome.kind === 'stopped'),
      isTrusted: !isChanged,
      isCutShort: result.cutShortBy !== null,
      isRemembered: plan.memorable(result).length === plan.controls.length + (plan.isNewFirst ? 0 : plan.first.length),
      result,
    };
  }

  /** Sends the batch with its controls, and remembers the controls' replies that are conclusive. */
  async #send(
    { address, memory: { askedBefore } }: HostQueue,
    session: Session,
    { domain, batch, plan, repeatsAlone, isServed }: TransactionInput,
    host: string,
  ): Promise<TransactionResult> {
    const { identity, gate, clock } = this.#options;
    const { controlNames, guard } = this.#context;
    const asked: Transaction = {
      sender: identity.sender,
      recipients: batch.map(({ question }) => ({ path: question.path, needsSmtpUtf8: question.needsSmtpUtf8 })),
      first: plan.first,
      controls: plan.controls,
      repeat: plan.repeat,
      followUp: (replies) => plan.followUp(replies),
    };
    const result = await askAndRepeat(session, asked, { host, acceptedPath: repeatsAlone, isServed, plan });
    for (const [index, outcome] of result.outcomes.entries()) askedBefore.record(batch[index]?.question.path ?? '', outcome, host);
    for (const { path, outcome } of result.controls) askedBefore.record(path, outcome, host);
    if (plan.isLimitSuspected(result)) return result;
    const isChanged = hasChanged(result, (outcome) => meaningOf(outcome, host));
    for (const { shape, index, reply } of plan.memorable(result)) {
      // A server that has changed may now refuse everyone, or each name that it accepted once. That it accepted a made-up name remains true.
      if (isChanged && reply.code >= 300) continue;
      controlNames.forget(domain, shape, index);
      await guard(gate.rememberControl(domain, address, { sender: identity.sender, shape, index, reply, testedAtMs: clock.now() }));
    }
    return result;
  }

  async #report({ address }: HostQueue, hostReport: HostReport): Promise<void> {
    await this.#context.guard(this.#options.gate.report(address, hostReport));
  }

  /** Nothing can be asked here now: every waiting question is answered with the reason, and the verifier may try another server. */
  async #handleOpeningFailure(queue: HostQueue, { stop, tls, hello, opening }: OpeningFailure): Promise<void> {
    if (stop.stage === 'starttls' && tls === 'offered' && ['tls_failed', 'timeout', 'closed', 'reset', 'violation'].includes(stop.cause)) {
      // TLS was optional, and the server's TLS is broken or hangs: continue without it.
      queue.tls = 'never';
      return;
    }
    if (stop.stage === 'helo' && hello === 'EHLO' && ['closed', 'reset'].includes(stop.cause)) {
      // Older than EHLO (RFC 1869): HELO is tried instead.
      queue.hello = 'HELO';
      return;
    }
    const others = queue.openSessions + queue.dialingWorkers;
    if (isOneTooMany(stop) && others > 0) {
      // The other sessions answer the questions: no reason to back off.
      queue.mostSessions = others;
      return this.#report(queue, 'lost');
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
      } else queued.answer({ host: queued.question.host, target: { kind: 'stopped', stop }, controls: [] });
    }
  }
}
