/**
 * Asks mail servers about recipients over as few connections as possible. Questions are queued by server address. A worker opens a
 * session, takes as many questions about one domain as the session has room for, asks them together, and continues while there are
 * more.
 *
 * The first questions about a domain are sent with one made-up address (the control). Its reply is remembered for a day; a new control
 * is sent only when a reply cannot be understood without it. Urgent questions, which a user is waiting for, go before bulk ones. The
 * evidence of a question contains the session and its own recipient, never another's.
 */
import {
  type Hearing,
  type HostReport,
  needsFreshControl,
  type Outcome,
  refusesUnknown,
  type Stop,
  type TransactionResult,
} from '@leadlight/verification';
import type { Clock } from '../clock.ts';
import { createControlNames } from './control-names.ts';
import type { Dial } from './dial.ts';
import type { HostGate, Pass, RememberedControl } from './host-gate.ts';
import type { Identity } from './identity.ts';
import {
  countOf,
  drop,
  enqueue,
  hasQuestions,
  isTakable,
  type Lane,
  learnSilence,
  newLane,
  nextDomain,
  nextHost,
  noteRefusals,
  take,
  takeAll,
  type Waiting,
} from './lane.ts';
import { controlOf, isLost, isTimeout, isTooMany, needsControl, reportOfStop, reportOfTransaction } from './outcomes.ts';
import { connectStep, type Question, stepOf } from './question.ts';
import { type Heard, openSession, type Session, type SessionTimes } from './session.ts';

export interface Pool {
  /** Never rejects: errors are part of the hearing. */
  readonly ask: (question: Question) => Promise<Hearing>;
  /** The number of open sessions. */
  readonly size: () => number;
  /** Closes all sessions. Waiting questions stop as cancelled. */
  readonly close: () => void;
}

export interface PoolOptions {
  readonly dial: Dial;
  readonly identity: Identity;
  readonly gate: HostGate;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Returns the local part of a domain's control address. Without it, names are generated here and last as long as the process. */
  readonly nameFor?: ((domain: string) => string) | undefined;
  readonly times: SessionTimes;
  readonly tls: 'offered' | 'demanded' | 'never';
  /** How long a session waits for another question, in milliseconds. */
  readonly idleMs: number;
  /** How long a question waits for a server that is backing off, in milliseconds. */
  readonly patienceMs: number;
  /** The most sessions at a time, across all servers. Urgent questions may use a few more. */
  readonly maxSessions: number;
  /** Called with errors of the gate. The questions are answered regardless. */
  readonly onFault: (error: unknown) => void;
}

interface Turn {
  readonly domain: string;
  /** The host name that the session was opened with. */
  readonly sessionHost: string;
  readonly batch: readonly Waiting[];
  readonly remembered: RememberedControl | null;
  /** The outcome of a control that was asked alone in this session; it is not asked again. */
  readonly earlier: Outcome | null;
  /** The session has already completed a transaction. */
  readonly isWarm: boolean;
}

/** The number of questions that a new session takes at once. */
const usualBatch = 8;
const urgentExtra = 20;
const unanswered: Outcome = { kind: 'stopped', stop: { stage: 'rcpt', cause: 'closed', reply: null, detail: null } };
const cancelled: Stop = { stage: 'connect', cause: 'cancelled', reply: null, detail: null };

export function createPool(options: PoolOptions): Pool {
  const { gate, clock } = options;
  const lanes = new Map<string, Lane>();
  const sessions = new Set<Session>();
  let workers = 0;
  /** Servers that are waiting for a session slot, longest waiting first. */
  const starved = new Set<Lane>();
  /** Callbacks that end sessions which are idle. */
  const idlers = new Set<() => void>();
  const closing = new AbortController();
  const controlNames = options.nameFor ? { nameFor: options.nameFor, forget: () => undefined } : createControlNames(options.random);

  const laneAt = (address: string): Lane => {
    const lane = lanes.get(address) ?? newLane(address, options.tls);
    lanes.set(address, lane);
    return lane;
  };
  /** Starts workers one at a time while there are more questions than the workers can take. */
  const pump = (lane: Lane): void => {
    if (!isTakable(lane) || lane.isEntering) return;
    const [wake] = lane.idle;
    if (wake) return wake();
    // Urgent questions open another connection when the sessions being opened cannot take them; bulk questions only when all workers
    // cannot: one round trip in an open session is cheaper than the four of a new one.
    const helping = lane.urgent.length > 0 ? lane.opening : lane.workers;
    if (countOf(lane) <= helping * usualBatch) return;
    if (workers >= options.maxSessions + (lane.urgent.length > 0 ? urgentExtra : 0)) {
      starved.add(lane);
      const [dismiss] = idlers;
      return dismiss?.();
    }
    lane.isEntering = true;
    workers++;
    lane.workers++;
    lane.opening++;
    void work(lane).finally(() => {
      workers--;
      lane.workers--;
      if (lane.workers === 0 && !hasQuestions(lane)) lanes.delete(lane.address);
      // Servers that were waiting for a slot go first, this one last.
      const waiting = [...starved].toSorted((a, b) => Number(b.urgent.length > 0) - Number(a.urgent.length > 0));
      for (const other of [...waiting.slice(0, 2), lane]) {
        starved.delete(other);
        pump(other);
      }
    });
  };

  const work = async (lane: Lane): Promise<void> => {
    let pass: Pass | null = null;
    try {
      pass = await enter(lane);
    } catch (error) {
      if (!closing.signal.aborted) options.onFault(error);
      for (const waiting of takeAll(lane)) giveUp(waiting, cancelled);
    } finally {
      lane.isEntering = false;
      if (!pass) lane.opening--;
    }
    if (!pass) return;
    pump(lane);
    try {
      await serve(lane);
    } finally {
      await attempt(gate.leave(pass));
    }
  };

  /** Acquires a connection slot at the server, or returns null when no question is left. */
  const enter = async (lane: Lane): Promise<Pass | null> => {
    const startedMs = clock.now();
    while (isTakable(lane) && !closing.signal.aborted) {
      const entry = await gate.enter(lane.address, { signal: closing.signal, isUrgent: lane.urgent.length > 0 });
      if (entry.kind === 'entered') return entry.pass;
      const waitMs = entry.untilMs - clock.now();
      if (clock.now() - startedMs + waitMs > options.patienceMs) {
        const stop: Stop = {
          stage: 'connect',
          cause: entry.because === 'unreachable' ? 'unreachable' : 'backing_off',
          reply: null,
          detail: entry.because,
        };
        for (const waiting of takeAll(lane)) giveUp(waiting, stop);
        return null;
      }
      await pause(waitMs);
    }
    return null;
  };

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const stop = clock.after(ms, () => {
        closing.signal.removeEventListener('abort', end);
        resolve();
      });
      const end = (): void => {
        stop();
        resolve();
      };
      closing.signal.addEventListener('abort', end, { once: true });
    });
  /** Errors of the gate must not affect questions: reports them and returns null. */
  const attempt = async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      return await call;
    } catch (error) {
      options.onFault(error);
      return null;
    }
  };

  const giveUp = ({ question, answer }: Waiting, stop: Stop): void => {
    question.onStep({
      kind: 'connect',
      atMs: clock.now(),
      tookMs: 0,
      host: question.host,
      address: question.address,
      outcome: stop.cause,
      detail: stop.detail,
    });
    answer({ host: question.host, target: { kind: 'stopped', stop }, control: null });
  };

  /** Runs one session until it is no longer useful. */
  const serve = async (lane: Lane): Promise<void> => {
    const host = nextHost(lane);
    if (host === null) return void lane.opening--;
    let listeners: readonly Waiting[] = [];
    const opening: Heard[] = [];
    let isServing = false;
    // Read once: another session may find out in the meantime that TLS does not work at this server.
    const { tls } = lane;
    let hear = (heard: Heard): void => {
      opening.push(heard);
      // Show urgent questions the session as it opens; one of them will most likely use it.
      for (const waiting of lane.urgent) show(waiting, heard);
    };
    const session = openSession({
      dial: options.dial,
      address: lane.address,
      host,
      heloName: options.identity.heloName,
      tls,
      times: options.times,
      clock,
      onHeard: (heard) => hear(heard),
    });
    sessions.add(session);
    const cancel = (): void => session.cancel();
    closing.signal.addEventListener('abort', cancel, { once: true });
    try {
      const stop = await session.opened;
      lane.opening--;
      if (stop) return await failToOpen(lane, { stop, tls, opening });
      lane.serving++;
      isServing = true;
      let turn = 0;
      /** Controls that had to be asked alone and whose replies cannot be remembered. */
      const alone = new Map<string, Outcome>();
      while (!closing.signal.aborted) {
        const domain = nextDomain(lane);
        if (domain === null) {
          if (!(await isWoken(lane, session))) break;
          continue;
        }
        const room = Math.min(session.room(lane.records.get(domain), countOf(lane)), lane.maxRecipients);
        if (room <= 0) break;
        const remembered = await attempt(gate.recallControl(domain, lane.address));
        // Another worker may have taken the questions, or started to ask the control, in the meantime.
        if (lane.controlling.has(domain)) continue;
        const earlier = alone.get(domain) ?? lane.lostControls.get(domain) ?? null;
        const isControlAlone = !remembered && room === 1 && !earlier;
        const batch = take(lane, domain, isControlAlone ? 0 : remembered ? room : Math.max(1, room - 1));
        if (batch.length === 0 && !isControlAlone) continue;
        listeners = batch;
        for (const waiting of batch) {
          if (turn === 0) for (const heard of opening) show(waiting, heard);
          else waiting.question.onStep({ ...connectStep(waiting.question, clock.now()), outcome: 'reused' });
          if (remembered)
            waiting.question.onStep({ kind: 'remembered_control', atMs: clock.now(), host: waiting.question.host, ...remembered });
        }
        hear = (heard) => {
          for (const [index, waiting] of listeners.entries()) {
            if (typeof heard.about !== 'number' || heard.about === index) show(waiting, heard);
          }
        };
        const { isUsable, control } = await ask(lane, session, { domain, sessionHost: host, batch, remembered, earlier, isWarm: turn > 0 });
        if (isControlAlone && control?.kind === 'answered') alone.set(domain, control);
        else if (isControlAlone) lane.lostControls.set(domain, control ?? unanswered);
        turn++;
        if (!isUsable) break;
      }
    } finally {
      closing.signal.removeEventListener('abort', cancel);
      session.leave();
      sessions.delete(session);
      if (isServing) lane.serving--;
    }
  };

  /** Waits for another question. Returns false when none came or the session ended. */
  const isWoken = async (lane: Lane, session: Session): Promise<boolean> => {
    if (session.room() <= 0 || starved.size > 0) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const wake = (): void => {
      lane.idle.delete(wake);
      resolve(true);
    };
    const dismiss = (): void => {
      idlers.delete(dismiss);
      resolve(false);
    };
    lane.idle.add(wake);
    idlers.add(dismiss);
    const stop = clock.after(options.idleMs, () => resolve(false));
    void session.ended.then(() => resolve(false));
    const isAwake = await promise;
    lane.idle.delete(wake);
    idlers.delete(dismiss);
    stop();
    return isAwake;
  };

  /** Runs one transaction. Every question of the batch is answered or queued again. */
  const ask = async (
    lane: Lane,
    session: Session,
    { domain, sessionHost, batch, remembered, earlier, isWarm }: Turn,
  ): Promise<{ isUsable: boolean; control: Outcome | null }> => {
    const host = batch[0]?.question.host ?? sessionHost;
    if (!remembered) lane.controlling.add(domain);
    let result: TransactionResult;
    try {
      result = await session.ask({
        sender: options.identity.sender,
        recipients: batch.map(({ question }) => ({ path: question.path, needsSmtpUtf8: question.needsSmtpUtf8 })),
        control: earlier
          ? null
          : {
              path: `${controlNames.nameFor(domain, lane.address)}@${domain}`,
              needsSmtpUtf8: false,
              isNeeded: remembered ? (reply) => needsFreshControl(reply, host) : 'always',
            },
      });
      const { control } = result;
      if (control?.kind === 'answered' && (control.reply.code < 300 || refusesUnknown(control.reply, host))) {
        controlNames.forget(domain, lane.address);
        await attempt(gate.rememberControl(domain, lane.address, { reply: control.reply, testedAtMs: clock.now() }));
      }
    } finally {
      lane.controlling.delete(domain);
    }
    await reportOn(lane, result, { host, isWarm });
    let isUsable = session.room() > 0;
    const answered = result.outcomes.filter((outcome) => outcome.kind === 'answered');
    const accepted = answered.filter(({ reply }) => reply.code < 300).length;
    noteRefusals(lane, domain, { asked: answered.length, refused: answered.length - accepted });
    if ([...result.outcomes, result.control].some((outcome) => isTooMany(outcome, host))) {
      lane.maxRecipients = Math.max(1, Math.min(lane.maxRecipients, batch.length + (result.control ? 1 : 0) - 1, Math.max(1, accepted)));
      isUsable = false;
    }
    const isOverwhelmed = learnSilence(lane, result.outcomes, batch.length + (earlier || remembered ? 0 : 1));
    const isControlCutOff = isTooMany(result.control, host) && !remembered;
    for (const [index, waiting] of batch.entries()) {
      const target = result.outcomes[index] ?? { kind: 'stopped', stop: { stage: 'rcpt', cause: 'violation', reply: null, detail: null } };
      // Ask again when the failure is unrelated to the question: too many recipients at once, or a used session that was closed.
      const deservesAnother =
        isTooMany(target, host) ||
        (isOverwhelmed && !waiting.question.isUrgent && isTimeout(target)) ||
        (isControlCutOff && needsControl(target, host)) ||
        (isWarm && isLost(target));
      if (deservesAnother && waiting.tries < 2) {
        waiting.tries++;
        enqueue(lane, waiting, true);
      } else waiting.answer({ host: waiting.question.host, target, control: controlOf(result.control ?? earlier, remembered) });
    }
    pump(lane);
    return { isUsable: isUsable && !result.outcomes.some((outcome) => outcome.kind === 'stopped'), control: result.control };
  };

  const report = async ({ address }: Lane, what: HostReport): Promise<void> => void (await attempt(gate.report(address, what)));
  const reportOn = async (lane: Lane, result: TransactionResult, { host, isWarm }: { host: string; isWarm: boolean }): Promise<void> => {
    await report(lane, reportOfTransaction(result, { host, isWarm }));
  };

  /**
   * Nothing can be asked here now: every waiting question is answered with the reason, and the verifier may try another server of the
   * domain.
   */
  const failToOpen = async (
    lane: Lane,
    { stop, tls, opening }: { stop: Stop; tls: PoolOptions['tls']; opening: readonly Heard[] },
  ): Promise<void> => {
    if (stop.cause === 'tls_failed' && tls === 'offered') {
      // TLS was optional, and the server's TLS is broken: continue without it.
      lane.tls = 'never';
      return;
    }
    if (stop.cause !== 'cancelled') await report(lane, reportOfStop(stop));
    // Other sessions get through, so this was a single failed connection; the queued questions wait for them.
    if (lane.serving > 0) return;
    const isBusy = stop.reply !== null && stop.reply.code < 500;
    for (const waiting of takeAll(lane)) {
      for (const heard of opening) show(waiting, heard);
      // A bulk question is tried once more after the back-off, if that is short.
      if (isBusy && !waiting.question.isUrgent && waiting.tries === 0) {
        waiting.tries++;
        enqueue(lane, waiting);
      } else waiting.answer({ host: waiting.question.host, target: { kind: 'stopped', stop }, control: null });
    }
  };
  const show = (waiting: Waiting, heard: Heard): void => {
    if (waiting.seen.has(heard)) return;
    waiting.seen.add(heard);
    waiting.question.onStep(stepOf(waiting.question, heard));
  };

  return {
    ask(question) {
      return new Promise((resolve) => {
        const lane = laneAt(question.address);
        const abort = (): void => {
          drop(lane, waiting);
          resolve({ host: question.host, target: { kind: 'stopped', stop: cancelled }, control: null });
        };
        const waiting: Waiting = {
          question,
          tries: 0,
          seen: new Set(),
          answer(hearing) {
            question.signal.removeEventListener('abort', abort);
            resolve(hearing);
          },
        };
        if (question.signal.aborted || closing.signal.aborted) return abort();
        question.signal.addEventListener('abort', abort, { once: true });
        enqueue(lane, waiting);
        pump(lane);
      });
    },
    size: () => sessions.size,
    close() {
      closing.abort(new Error('The pool was closed.'));
      for (const lane of lanes.values()) for (const waiting of takeAll(lane)) giveUp(waiting, cancelled);
    },
  };
}
