/**
 * The queue of questions for one server, and what was learned about asking it. Urgent questions go before bulk ones; domains on the
 * same server take turns.
 */
import { afterRecipients, type Hearing, noRefusals, type Outcome, type RefusalRecord } from '@leadlight/verification';
import { isTimeout } from './outcomes.ts';
import type { Question } from './question.ts';
import type { Heard, SessionOptions } from './session.ts';

/** The number of domains per server whose refusals are remembered. */
const maxRecords = 1000;

export interface Waiting {
  readonly question: Question;
  readonly answer: (hearing: Hearing) => void;
  /** Sessions in which the question failed for reasons unrelated to it. */
  tries: number;
  /** Steps of a session's opening that were already reported to this question. */
  readonly seen: Set<Heard>;
}

/** Everything queued for one server. */
export interface Lane {
  readonly address: string;
  urgent: Waiting[];
  bulk: Map<string, Waiting[]>;
  idle: Set<() => void>;
  /** All workers; workers with an open session; workers that are still opening one. */
  workers: number;
  serving: number;
  opening: number;
  isEntering: boolean;
  /** Domains whose control is being asked: other questions wait for its result instead of sending their own control. */
  readonly controlling: Set<string>;
  /** The most recipients in one transaction. Lowered by a 4.5.3 reply and by a server that is slow for each recipient. */
  maxRecipients: number;
  /** The server timed out with a single recipient too, so asking about fewer at a time does not help. */
  isSilent: boolean;
  /** Recent refusals by domain, oldest first. One company's refusals say nothing about another company on the same server. */
  readonly records: Map<string, RefusalRecord>;
  /**
   * Controls that were asked alone and never answered, by domain. The questions are then asked without a control, or they would wait
   * forever.
   */
  readonly lostControls: Map<string, Outcome>;
  tls: SessionOptions['tls'];
}

export function newLane(address: string, tls: Lane['tls']): Lane {
  return {
    address,
    urgent: [],
    bulk: new Map(),
    idle: new Set(),
    workers: 0,
    serving: 0,
    opening: 0,
    isEntering: false,
    controlling: new Set(),
    maxRecipients: Infinity,
    isSilent: false,
    records: new Map(),
    lostControls: new Map(),
    tls,
  };
}

export function enqueue(lane: Lane, waiting: Waiting, isFirst = false): void {
  const { domain, isUrgent } = waiting.question;
  const queue = isUrgent ? lane.urgent : (lane.bulk.get(domain) ?? []);
  if (isFirst) queue.unshift(waiting);
  else queue.push(waiting);
  if (!isUrgent) lane.bulk.set(domain, queue);
}

export function hasQuestions(lane: Lane): boolean {
  return lane.urgent.length > 0 || lane.bulk.size > 0;
}

export function isTakable(lane: Lane): boolean {
  return nextDomain(lane) !== null;
}

/** The domain to ask about next, urgent questions first. Null when there is none, or when the domain's control is being asked. */
export function nextDomain(lane: Lane): string | null {
  const urgent = lane.urgent.find(({ question }) => !lane.controlling.has(question.domain));
  if (urgent) return urgent.question.domain;
  for (const domain of lane.bulk.keys()) if (!lane.controlling.has(domain)) return domain;
  return null;
}

/** Removes and returns up to `count` questions about one domain, urgent ones first. */
export function take(lane: Lane, domain: string, count: number): Waiting[] {
  const urgent = lane.urgent.filter(({ question }) => question.domain === domain).slice(0, count);
  lane.urgent = lane.urgent.filter((waiting) => !urgent.includes(waiting));
  const queue = lane.bulk.get(domain) ?? [];
  const bulk = queue.splice(0, count - urgent.length);
  lane.bulk.delete(domain);
  // The domain goes to the end of the queue: domains on the same server take turns.
  if (queue.length > 0) lane.bulk.set(domain, queue);
  return [...urgent, ...bulk];
}

export function takeAll(lane: Lane): Waiting[] {
  const all = [...lane.urgent, ...Array.from(lane.bulk.values()).flat()];
  lane.urgent = [];
  lane.bulk = new Map();
  return all;
}

export function drop(lane: Lane, waiting: Waiting): void {
  lane.urgent = lane.urgent.filter((other) => other !== waiting);
  const rest = (lane.bulk.get(waiting.question.domain) ?? []).filter((other) => other !== waiting);
  if (rest.length > 0) lane.bulk.set(waiting.question.domain, rest);
  else lane.bulk.delete(waiting.question.domain);
}

export function countOf(lane: Lane): number {
  let count = lane.urgent.length;
  for (const queue of lane.bulk.values()) count += queue.length;
  return count;
}

export function nextHost(lane: Lane): string | null {
  return (lane.urgent[0] ?? lane.bulk.values().next().value?.[0])?.question.host ?? null;
}

/** Records refusals, which decide how many recipients of a domain are asked about together. */
export function noteRefusals(lane: Lane, domain: string, turn: RefusalRecord): void {
  const record = afterRecipients(lane.records.get(domain) ?? noRefusals, turn);
  lane.records.delete(domain);
  lane.records.set(domain, record);
  const [oldest] = lane.records.keys();
  if (lane.records.size > maxRecords && oldest !== undefined) lane.records.delete(oldest);
}

/**
 * Learns from timeouts. A server that delays at each recipient may hold back all its answers until it has read the whole pipelined
 * batch (RFC 2920, section 3.2): several delays in a row exceed the timeout, a single one does not. After a timeout, the server is
 * asked about one recipient at a time, unless it times out then as well.
 * @param count how many recipients were asked about together, control included
 * @returns whether unanswered bulk questions should be asked again, one at a time
 */
export function learnSilence(lane: Lane, outcomes: readonly Outcome[], count: number): boolean {
  if (lane.isSilent || !outcomes.some(isTimeout)) return false;
  lane.isSilent = count === 1;
  lane.maxRecipients = lane.isSilent ? Infinity : 1;
  return !lane.isSilent;
}
