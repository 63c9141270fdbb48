/**
 * The queue of questions for one server, and what was learned about asking it. Urgent questions go before bulk ones; domains on the
 * same server take turns.
 */
import {
  addToRefusalRecord,
  emptyRefusalRecord,
  type HostReplies,
  type Outcome,
  type RefusalRecord,
  settledMs,
  type Stop,
  type TransactionResult,
} from '@leadlight/verification';
import { AskedBefore } from './asked-before.ts';
import { type Question, stepOf } from './question.ts';
import type { Exchange, SessionOptions } from './session.ts';

/** Of how many domains each kind of record of a server is kept. */
const mostDomains = 1000;
/** The refused addresses that are remembered for a domain. */
const maxRefusedPaths = 8;
/** A server that waits longer before each recipient may lose one control for each limit that is tried. */
const maxLostControls = 8;

export interface QueuedQuestion {
  readonly question: Question;
  readonly answer: (replies: HostReplies) => void;
  /** Sessions in which the question failed for reasons unrelated to it. */
  retries: number;
  /** Exchanges of a session's opening that were already reported to this question. */
  readonly reported: Set<Exchange>;
}

/** What is remembered about a server between questions. */
export interface ServerMemory {
  /** The last address that the server accepted, by domain, oldest first. */
  readonly acceptedPaths: Map<string, string>;
  /** Domains for which it refused the first recipient of a later transaction in a session: it doesn't accept the first recipients of each. */
  readonly refusedFirst: Set<string>;
  /** It has accepted several addresses in one transaction, so it has no limit of one recipient. */
  takesSeveral: boolean;
  /** It refused a later MAIL of a session: each session is for one transaction. */
  takesOneTransaction: boolean;
  /** After how many answers in a session it last disconnected without a reply; Infinity if it never did, or has answered about more since. */
  endedAfter: number;
  /** When it last accepted an address of any domain, in milliseconds since 1970. */
  lastAcceptedMs: number;
  /** The first addresses that it refused as unknown, by domain, oldest first; only of domains where it has accepted no one since. */
  readonly refusedPaths: Map<string, ReadonlySet<string>>;
  /** Domains where it accepted no one, but whose answers show that it tells addresses apart: one mailbox is full, another doesn't exist. */
  readonly distinguishing: Set<string>;
  /** What it replied about the usual addresses of a domain, oldest first; only of domains where it has accepted no one since. */
  readonly usual: Map<string, UsualReplies>;
  readonly askedBefore: AskedBefore;
}

export function createServerMemory(): ServerMemory {
  return {
    acceptedPaths: new Map(),
    refusedFirst: new Set(),
    takesSeveral: false,
    takesOneTransaction: false,
    endedAfter: Infinity,
    lastAcceptedMs: -Infinity,
    refusedPaths: new Map(),
    distinguishing: new Set(),
    usual: new Map(),
    askedBefore: new AskedBefore(),
  };
}

/** The server's replies about the usual addresses of a domain. It accepted only the postmaster, or neither. */
export interface UsualReplies {
  readonly isPostmasterAccepted: boolean;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

/** Everything queued for one server. */
export interface HostQueue {
  readonly address: string;
  urgent: QueuedQuestion[];
  bulk: Map<string, QueuedQuestion[]>;
  /** Callbacks that wake sessions which are waiting for a question. */
  idleSessions: Set<() => void>;
  /** All workers. */
  workers: number;
  /** Workers with an open session. */
  openSessions: number;
  /** Workers that are still opening a session. */
  openingWorkers: number;
  /** Those of them that have a connection, or are connecting. */
  dialingWorkers: number;
  /** The most sessions at a time. Lowered when the server refuses one more beside those that it accepts. */
  mostSessions: number;
  /** A worker is waiting for a connection slot at the gate. */
  isAcquiringSlot: boolean;
  /** Domains whose control is being asked: other questions wait for its result instead of sending their own control. */
  readonly pendingControls: Set<string>;
  /** The most recipients in one transaction. Lowered by a 4.5.3 reply and by a server that is slow for each recipient. */
  maxRecipients: number;
  /** The most recipients in one session. Lowered when the server falls silent, or repeatedly disconnects, after it has answered about some. */
  mostAnswers: number;
  /** The server timed out with a single recipient too, so asking about fewer at a time does not help. */
  isSlowEvenAlone: boolean;
  /** Recent refusals by domain, oldest first. One company's refusals say nothing about another company on the same server. */
  readonly refusalRecords: Map<string, RefusalRecord>;
  /**
   * How often a control that was asked alone stayed without an answer, by domain. After some times, questions are asked without one, or
   * they would wait forever.
   */
  readonly lostControls: Map<string, number>;
  /** Kept while nothing is queued for the server. */
  readonly memory: ServerMemory;
  /** The most refusals in one session. Lowered when the server stops answering or disconnects after fewer. */
  mostRefusals: number;
  tls: SessionOptions['tls'];
  /** Whether to use pipelining where it is announced. */
  pipelining: boolean;
  /** HELO once the server has hung up at EHLO. */
  hello: SessionOptions['hello'];
  /** False once the server has ended a session at a made-up address that was asked first. */
  acceptsFirstControls: boolean;
  /**
   * Domains whose refusals may be those of every recipient after the first: their made-up addresses are asked before the others.
   */
  readonly controlsFirst: Set<string>;
}

export function createHostQueue(address: string, tls: HostQueue['tls'], memory: ServerMemory): HostQueue {
  return {
    address,
    urgent: [],
    bulk: new Map(),
    idleSessions: new Set(),
    workers: 0,
    openSessions: 0,
    openingWorkers: 0,
    dialingWorkers: 0,
    mostSessions: Infinity,
    isAcquiringSlot: false,
    pendingControls: new Set(),
    maxRecipients: Infinity,
    mostAnswers: Infinity,
    isSlowEvenAlone: false,
    refusalRecords: new Map(),
    lostControls: new Map(),
    memory,
    mostRefusals: Infinity,
    tls,
    pipelining: true,
    hello: 'EHLO',
    acceptsFirstControls: true,
    controlsFirst: new Set(),
  };
}

export function enqueue(queue: HostQueue, queued: QueuedQuestion, isFirst = false): void {
  const { domain, isUrgent } = queued.question;
  const questions = isUrgent ? queue.urgent : (queue.bulk.get(domain) ?? []);
  if (isFirst) questions.unshift(queued);
  else questions.push(queued);
  if (!isUrgent) queue.bulk.set(domain, questions);
}

export function hasQuestions(queue: HostQueue): boolean {
  return queue.urgent.length > 0 || queue.bulk.size > 0;
}

export function hasAskableQuestions(queue: HostQueue): boolean {
  return nextDomain(queue) !== null;
}

/** The domain to ask about next, urgent questions first. Null when there is none, or when the domain's control is being asked. */
export function nextDomain(queue: HostQueue): string | null {
  const urgent = queue.urgent.find(({ question }) => !queue.pendingControls.has(question.domain));
  if (urgent) return urgent.question.domain;
  for (const domain of queue.bulk.keys()) if (!queue.pendingControls.has(domain)) return domain;
  return null;
}

/** Removes and returns up to `count` questions about one domain, urgent ones first. */
export function take(queue: HostQueue, domain: string, count: number): QueuedQuestion[] {
  const urgent = queue.urgent.filter(({ question }) => question.domain === domain).slice(0, count);
  queue.urgent = queue.urgent.filter((queued) => !urgent.includes(queued));
  const questions = queue.bulk.get(domain) ?? [];
  const bulk = questions.splice(0, count - urgent.length);
  queue.bulk.delete(domain);
  // The domain goes to the end of the queue: domains on the same server take turns.
  if (questions.length > 0) queue.bulk.set(domain, questions);
  return [...urgent, ...bulk];
}

export function takeAll(queue: HostQueue): QueuedQuestion[] {
  const all = [...queue.urgent, ...Array.from(queue.bulk.values()).flat()];
  queue.urgent = [];
  queue.bulk = new Map();
  return all;
}

export function remove(queue: HostQueue, queued: QueuedQuestion): void {
  queue.urgent = queue.urgent.filter((other) => other !== queued);
  const rest = (queue.bulk.get(queued.question.domain) ?? []).filter((other) => other !== queued);
  if (rest.length > 0) queue.bulk.set(queued.question.domain, rest);
  else queue.bulk.delete(queued.question.domain);
}

export function questionCount(queue: HostQueue): number {
  let count = queue.urgent.length;
  for (const questions of queue.bulk.values()) count += questions.length;
  return count;
}

export function nextHostName(queue: HostQueue): string | null {
  return (queue.urgent[0] ?? queue.bulk.values().next().value?.[0])?.question.host ?? null;
}

/** Whether controls of the domain were lost so often that questions are asked without them. */
export function areControlsLost({ lostControls }: HostQueue, domain: string): boolean {
  return (lostControls.get(domain) ?? 0) >= maxLostControls;
}

/** @param mayBeAsked the session had answered before it ended, so a new one may answer */
export function recordLostControl({ lostControls }: HostQueue, domain: string, mayBeAsked: boolean): void {
  lostControls.set(domain, mayBeAsked ? (lostControls.get(domain) ?? 0) + 1 : maxLostControls);
}

/**
 * Whether many servers accept this address before they check who asks, so that accepting it doesn't show that they tell addresses apart: the postmaster
 * (RFC 5321, section 4.5.1; exempt in Exim's standard configuration) and abuse (RFC 2142).
 */
export function isExempt(path: string): boolean {
  return /^(?:postmaster|abuse)@/i.test(path);
}

/** Remembers an address that the server accepted, to ask about it again later. */
export function recordAccepted({ memory }: HostQueue, domain: string, path: string, nowMs: number): void {
  if (isExempt(path)) return;
  memory.lastAcceptedMs = nowMs;
  memory.refusedPaths.delete(domain);
  memory.usual.delete(domain);
  setLimited(memory.acceptedPaths, domain, path);
}

/** Remembers addresses that a server refused as unknown while it accepted no one. It keeps no more than the engine counts. */
export function recordRefusedPaths({ memory: { refusedPaths } }: HostQueue, domain: string, paths: readonly string[]): void {
  if (paths.length > 0)
    setLimited(refusedPaths, domain, new Set([...new Set([...(refusedPaths.get(domain) ?? []), ...paths])].slice(0, maxRefusedPaths)));
}

export function recordUsual({ memory: { usual } }: HostQueue, domain: string, replies: UsualReplies): void {
  setLimited(usual, domain, replies);
}

/**
 * How many addresses of the domain the server has refused as unknown, and how many questions about it wait for their turn; null if it has accepted an address of
 * the domain, or lately one of another domain, or tells the domain's addresses apart.
 */
export function refusedOrWaiting(queue: HostQueue, domain: string, nowMs: number): number | null {
  const { acceptedPaths, distinguishing, lastAcceptedMs } = queue.memory;
  if (acceptedPaths.has(domain) || distinguishing.has(domain) || nowMs - lastAcceptedMs < settledMs) return null;
  return (
    (queue.memory.refusedPaths.get(domain)?.size ?? 0) +
    nextQuestions(queue, domain, maxRefusedPaths).filter(({ isGuess }) => isGuess !== true).length
  );
}

/** What the server lately replied about the usual addresses of the domain; null if it wasn't asked, or has accepted someone since. */
export function lateUsual({ memory: { usual } }: HostQueue, domain: string, nowMs: number): UsualReplies | null {
  const replies = usual.get(domain);
  return replies && nowMs - replies.atMs < settledMs ? replies : null;
}

/** Puts the domain last, and forgets the first if there are too many. */
function setLimited<T>(map: Map<string, T>, domain: string, value: T): void {
  map.delete(domain);
  map.set(domain, value);
  forgetOldest(map);
}

function forgetOldest(domains: Map<string, unknown> | Set<string>): void {
  const [oldest] = domains.keys();
  if (domains.size > mostDomains && oldest !== undefined) domains.delete(oldest);
}

export function recordDistinguishing({ memory: { distinguishing } }: HostQueue, domain: string): void {
  distinguishing.add(domain);
  forgetOldest(distinguishing);
}

/** Remembers that the server refused the first recipient of a transaction that was not its session's first. */
export function recordRefusedFirst({ memory: { refusedFirst } }: HostQueue, domain: string): void {
  refusedFirst.add(domain);
  forgetOldest(refusedFirst);
}

/**
 * Some servers and firewalls announce pipelining and lose commands that are sent together: they answer the first one and stop responding. Others
 * hang up or refuse them. Such a server is asked one command at a time from then on.
 * @returns whether the unanswered questions should be asked again
 */
export function learnFromLostCommands(queue: HostQueue, outcomes: readonly Outcome[], isPipelined: boolean): boolean {
  const isLost = outcomes.some(
    (outcome) => outcome.kind === 'stopped' && outcome.stop.cause === 'timeout' && outcome.stop.stage === 'rcpt',
  );
  const isEnded = outcomes.length > 0 && outcomes.every((outcome) => outcome.kind === 'stopped' && isAgainstPipelining(outcome.stop));
  if ((!isLost && !isEnded) || !isPipelined) return false;
  queue.pipelining = false;
  return true;
}

/** The server ended the session at commands that came together, before it answered about any recipient, or says that this is the reason. */
function isAgainstPipelining({ stage, cause, reply }: Stop): boolean {
  // 503: it read a recipient before, or without, the command that must come first (RFC 5321, section 4.1.4).
  if (reply) return reply.code === 503 || /pipelin|synchroni[sz]ation|improper use|polite/i.test(reply.lines.join(' '));
  return (stage === 'mail' || stage === 'rcpt') && ['closed', 'reset', 'violation'].includes(cause);
}

/** The server bears fewer refusals in one session than it got. */
export function bearFewerRefusals(queue: HostQueue, refusals: number): void {
  queue.mostRefusals = Math.max(1, Math.min(queue.mostRefusals - 1, Math.floor(refusals / 2)));
}

/** The questions that are asked next about this domain, up to `count`. */
export function nextQuestions(queue: HostQueue, domain: string, count: number): Question[] {
  const urgent = queue.urgent.filter(({ question }) => question.domain === domain);
  return [...urgent, ...(queue.bulk.get(domain)?.slice(0, count) ?? [])].slice(0, count).map(({ question }) => question);
}

/** The question that is asked next about this domain. */
export function nextQuestion(queue: HostQueue, domain: string): Question | null {
  return (queue.urgent.find(({ question }) => question.domain === domain) ?? queue.bulk.get(domain)?.[0])?.question ?? null;
}

/** Records refusals, which decide how many recipients of a domain are asked about together. */
export function recordRefusals(queue: HostQueue, domain: string, latest: RefusalRecord): void {
  setLimited(queue.refusalRecords, domain, addToRefusalRecord(queue.refusalRecords.get(domain) ?? emptyRefusalRecord, latest));
}

/**
 * Learns from timeouts. A server that delays at each recipient may hold back all its answers until it has read the whole pipelined
 * batch (RFC 2920, section 3.2): several delays in a row exceed the timeout, a single one does not. After a timeout, the server is
 * asked about one recipient at a time, unless it times out then as well. A server that waits longer before each further recipient is
 * asked about as many in a session as it answered in time.
 * @param count how many recipients were asked about together, control included
 * @param answers how many recipients the server has answered about in this session
 * @returns whether unanswered bulk questions should be asked again, one at a time
 */
export function learnFromTimeouts(
  queue: HostQueue,
  { cutShortBy }: TransactionResult,
  { count, answers }: { readonly count: number; readonly answers: number },
): boolean {
  if (queue.isSlowEvenAlone || cutShortBy?.cause !== 'timeout') return false;
  if (answers > 0) queue.mostAnswers = Math.max(1, Math.min(queue.mostAnswers - 1, answers));
  queue.isSlowEvenAlone = count === 1 && answers === 0;
  queue.maxRecipients = queue.isSlowEvenAlone ? Infinity : 1;
  return !queue.isSlowEvenAlone;
}

/** A session for an address with its made-up addresses, the accepted one asked again, has room for this many recipients. */
const leastTogether = 4;

/**
 * Learns from sessions that the server ends without a reply. One that does so twice in a row after the same number of recipients allows no more in a session:
 * from then on, the rest is asked in another one. If made-up addresses don't fit in, each recipient has a session of its own.
 * @param answers how many recipients the server has answered about in this session
 * @returns whether unanswered questions should be asked again: the server answered about others first
 */
export function learnFromEndings(queue: HostQueue, { cutShortBy }: TransactionResult, answers: number): boolean {
  const { memory } = queue;
  const isEnded = cutShortBy !== null && cutShortBy.reply === null && ['closed', 'reset'].includes(cutShortBy.cause);
  if (isEnded && answers > 0) {
    if (memory.endedAfter === answers) queue.mostAnswers = Math.min(queue.mostAnswers, answers < leastTogether ? 1 : answers);
    memory.endedAfter = answers;
    return true;
  }
  if (answers > memory.endedAfter) memory.endedAfter = Infinity;
  return false;
}

/** Adds an exchange to the question's evidence, once. */
export function report(queued: QueuedQuestion, exchange: Exchange): void {
  if (queued.reported.has(exchange)) return;
  queued.reported.add(exchange);
  queued.question.onStep(stepOf(queued.question, exchange));
}
