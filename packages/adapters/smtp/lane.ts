/** What waits for one server, and what was learned about asking it. Urgent questions go before bulk ones; domains that share a server take turns. */
import { afterRecipients, type Hearing, noRefusals, type Outcome, type RefusalRecord } from '@leadlight/verification';
import { isTimeout } from './outcomes.ts';
import type { Question } from './question.ts';
import type { Heard, SessionOptions } from './session.ts';

/** Domains of a server whose refusals are remembered. */
const maxRecords = 1000;

export interface Waiting {
  readonly question: Question;
  readonly answer: (hearing: Hearing) => void;
  /** Sessions in which it stood and came to nothing for no fault of its own. */
  tries: number;
  /** Steps of an opening that it was shown while it waited. */
  readonly seen: Set<Heard>;
}

/** All that waits for one server. */
export interface Lane {
  readonly address: string;
  urgent: Waiting[];
  bulk: Map<string, Waiting[]>;
  idle: Set<() => void>;
  /** All workers; those whose session stands; those that are still on the way to one. */
  workers: number;
  serving: number;
  opening: number;
  isEntering: boolean;
  /** Domains whose control is under way: others wait for its outcome instead of sending their own. */
  readonly controlling: Set<string>;
  /** Learned from 4.5.3, and from a server that takes its time over each; recipients in one transaction. */
  maxRecipients: number;
  /** It was silent about a single one too: to ask about fewer at a time does not help. */
  isSilent: boolean;
  /** What was refused of late, by domain, oldest first: whether a company's addresses are good says nothing about another's at the same server. */
  readonly records: Map<string, RefusalRecord>;
  /** Controls that were asked alone and never answered, by domain: the questions are asked without, or they would wait for ever. */
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

/** Whose questions may be asked now, urgent ones first; null: none, or their control is under way. */
export function nextDomain(lane: Lane): string | null {
  const urgent = lane.urgent.find(({ question }) => !lane.controlling.has(question.domain));
  if (urgent) return urgent.question.domain;
  for (const domain of lane.bulk.keys()) if (!lane.controlling.has(domain)) return domain;
  return null;
}

/** Takes up to `count` questions of one domain, urgent ones first. */
export function take(lane: Lane, domain: string, count: number): Waiting[] {
  const urgent = lane.urgent.filter(({ question }) => question.domain === domain).slice(0, count);
  lane.urgent = lane.urgent.filter((waiting) => !urgent.includes(waiting));
  const queue = lane.bulk.get(domain) ?? [];
  const bulk = queue.splice(0, count - urgent.length);
  lane.bulk.delete(domain);
  // Back to the end of the line: domains that share a server take turns.
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

/** How many recipients of a domain are asked about together depends on it. */
export function noteRefusals(lane: Lane, domain: string, turn: RefusalRecord): void {
  const record = afterRecipients(lane.records.get(domain) ?? noRefusals, turn);
  lane.records.delete(domain);
  lane.records.set(domain, record);
  const [oldest] = lane.records.keys();
  if (lane.records.size > maxRecords && oldest !== undefined) lane.records.delete(oldest);
}

/**
 * A server that makes senders wait at each recipient may keep all its answers until it has read everything that was sent together (RFC 2920, 3.2): several waits in
 * a row are longer than its time, a single one is not. From then on it is asked about one at a time, unless it is silent then as well.
 * @param count how many it was asked about together, control included
 * @returns whether what was not answered should be asked again so, if nobody waits for it
 */
export function learnSilence(lane: Lane, outcomes: readonly Outcome[], count: number): boolean {
  if (lane.isSilent || !outcomes.some(isTimeout)) return false;
  lane.isSilent = count === 1;
  lane.maxRecipients = lane.isSilent ? Infinity : 1;
  return !lane.isSilent;
}
