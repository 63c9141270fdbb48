/**
 * Asks mail servers about recipients over as few connections as possible. Questions are queued by the server's address; a worker opens a session, takes as
 * many questions of one domain as the session has room for, asks them together, and goes on while there are any.
 *
 * One made-up address (the control) is sent with the first questions about a domain and remembered for a day; it is sent afresh only beside a reply that cannot be
 * understood without it. Urgent questions (somebody waits for them) go before bulk ones. What one question's evidence shows of a session is the session itself and
 * that question's own recipient, never another's.
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
  /** Never rejects: what went wrong is part of the hearing. */
  readonly ask: (question: Question) => Promise<Hearing>;
  /** Sessions that are open. */
  readonly size: () => number;
  /** Leaves all sessions; questions that wait stop as cancelled. */
  readonly close: () => void;
}

export interface PoolOptions {
  readonly dial: Dial;
  readonly identity: Identity;
  readonly gate: HostGate;
  readonly clock: Clock;
  /** 0 to 1. */
  readonly random: () => number;
  /** The local part of a made-up address at a domain; absent: made up here, and forgotten with the process. */
  readonly nameFor?: ((domain: string) => string) | undefined;
  readonly times: SessionTimes;
  readonly tls: 'offered' | 'demanded' | 'never';
  /** Milliseconds for which a session waits for another question. */
  readonly idleMs: number;
  /** Milliseconds that a question waits for a server that rests. */
  readonly patienceMs: number;
  /** Sessions at a time, over all servers; a few more for urgent questions. */
  readonly maxSessions: number;
  /** Told what went wrong in the gate; the questions are answered all the same. */
  readonly onFault: (error: unknown) => void;
}

interface Turn {
  readonly domain: string;
  /** The name under which the session was opened. */
  readonly sessionHost: string;
  readonly batch: readonly Waiting[];
  readonly remembered: RememberedControl | null;
  /** The control was asked alone in this session; it is not asked again. */
  readonly earlier: Outcome | null;
  /** The session has served others before. */
  readonly isWarm: boolean;
}

/** What a fresh session takes at once. */
const usualBatch = 8;
const urgentExtra = 20;
const unanswered: Outcome = { kind: 'stopped', stop: { stage: 'rcpt', cause: 'closed', reply: null, detail: null } };
const cancelled: Stop = { stage: 'connect', cause: 'cancelled', reply: null, detail: null };

export function createPool(options: PoolOptions): Pool {
  const { gate, clock } = options;
  const lanes = new Map<string, Lane>();
  const sessions = new Set<Session>();
  let workers = 0;
  /** Servers for which there was no place, longest waiting first. */
  const starved = new Set<Lane>();
  /** Sends a session away that waits for questions. */
  const idlers = new Set<() => void>();
  const closing = new AbortController();
  const controlNames = options.nameFor ? { nameFor: options.nameFor, forget: () => undefined } : createControlNames(options.random);

  const laneAt = (address: string): Lane => {
    const lane = lanes.get(address) ?? newLane(address, options.tls);
    lanes.set(address, lane);
    return lane;
  };
  /** Starts workers one after the other while there is more to do than they have taken. */
  const pump = (lane: Lane): void => {
    if (!isTakable(lane) || lane.isEntering) return;
    const [wake] = lane.idle;
    if (wake) return wake();
    // Another connection only for what those on the way cannot take; for bulk, what all of them cannot: one round trip is cheaper than four.
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
      // Whoever found no place before goes first, this server last.
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

  /** A place at the server, or null when nobody waits for one any more. */
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
  /** The gate's bookkeeping may fail without a question suffering from it. */
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

  /** One session, as long as it is of use. */
  const serve = async (lane: Lane): Promise<void> => {
    const host = nextHost(lane);
    if (host === null) return void lane.opening--;
    let listeners: readonly Waiting[] = [];
    const opening: Heard[] = [];
    let isServing = false;
    // Meanwhile another session may have found out that encryption does not work there.
    const { tls } = lane;
    let hear = (heard: Heard): void => {
      opening.push(heard);
      // Whoever watches sees the session open; it is theirs as far as they can tell.
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
      /** Controls that had to be asked alone and were told nothing to remember. */
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
        // Meanwhile another worker may have taken them, or begun to find out.
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

  /** Waits for another question; false: none came, or the session ended. */
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

  /** One transaction. Every question of the batch is answered, or stands in the queue again. */
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
      // For no fault of its own: too many at once, or a session that had served others was closed under it.
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

  /** Nothing can be asked here now: everybody who waits learns why, and may go to another server of the domain. */
  const failToOpen = async (
    lane: Lane,
    { stop, tls, opening }: { stop: Stop; tls: PoolOptions['tls']; opening: readonly Heard[] },
  ): Promise<void> => {
    if (stop.cause === 'tls_failed' && tls === 'offered') {
      // Encryption was only a courtesy, and theirs does not work.
      lane.tls = 'never';
      return;
    }
    if (stop.cause !== 'cancelled') await report(lane, reportOfStop(stop));
    // Where others get through it was one connection's bad luck, and what waits, waits for them.
    if (lane.serving > 0) return;
    const isBusy = stop.reply !== null && stop.reply.code < 500;
    for (const waiting of takeAll(lane)) {
      for (const heard of opening) show(waiting, heard);
      // Nobody waits for bulk: it tries once more after the rest, if that is short.
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
