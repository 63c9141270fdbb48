/**
 * Verifies addresses: grammar, then DNS, then the mail servers in order, then the engine's verdict. This module connects the adapters;
 * every decision the engine can make is made there.
 *
 * `verify` never rejects because of what it finds: a server that is down or a broken zone is an answer. It rejects with the signal's
 * reason when aborted.
 */
import {
  composeVerdict,
  type Decision,
  type EvidenceStep,
  type HostReplies,
  judge,
  judgeByGrammar,
  judgeHost,
  knowsMailbox,
  mayKnowNoOne,
  type Verdict,
} from '@leadlight/verification';
import { type Address, envelopeForm, needsSmtpUtf8 } from '@leadlight/vocabulary';
import { type Clock, systemClock } from '../clock.ts';
import type { FindMailHosts, MailHost, MailHosts } from '../dns/mail-hosts.ts';
import type { NameFor } from '../smtp/control-names.ts';
import type { Dial } from '../smtp/dial.ts';
import { createHostGate, type HostGate } from '../smtp/host-gate.ts';
import type { Identity } from '../smtp/identity.ts';
import { createPool, type Pool } from '../smtp/pool.ts';
import { defaultTimes, type SessionTimes } from '../smtp/session.ts';
import { createEqualServers, type EqualServers } from './equal-servers.ts';
import type { NetworkTrust } from './network-trust.ts';
import { createReachability, type Reachability } from './reachability.ts';

export interface VerifierOptions {
  readonly findMailHosts: FindMailHosts;
  readonly dial: Dial;
  /** Null: mail servers are not asked, and verdicts that need them are unknown / not_configured. */
  readonly identity: Identity | null;
  /** Connection limits shared by all workers. Defaults to limits for this process. */
  readonly gate?: HostGate;
  readonly clock?: Clock;
  /** From 0 to 1; used for control addresses. */
  readonly random?: () => number;
  /**
   * Returns the local part of a domain's control address of this shape, the same for all workers and after a restart: a greylisting
   * server would defer each new one again. It must not exist and must not be guessable. Without it, names are generated and last as long as the
   * process.
   */
  readonly nameFor?: NameFor;
  /** Whether port 25 is open, shared with other verifiers on this machine. Defaults to this verifier's own. */
  readonly reachability?: Reachability;
  /** Whether the resolver and the network can be believed. Without it, they are. */
  readonly trust?: NetworkTrust;
  readonly times?: Partial<SessionTimes>;
  /** Time limit for one single address across all servers, in milliseconds. */
  readonly budgetMs?: number;
  readonly tls?: 'offered' | 'demanded' | 'never';
  readonly idleMs?: number;
  readonly patienceMs?: number;
  readonly maxSessions?: number;
  readonly onNotice?: (notice: Notice) => void;
}

export type Notice =
  /** Emitted once. */
  | { readonly kind: 'port_25_blocked' }
  /** The resolver or the network gives wrong answers; `fault` is a sentence for the operator. */
  | { readonly kind: 'network_unreliable'; readonly fault: string }
  | { readonly kind: 'fault'; readonly error: unknown };

export interface VerifyOptions {
  readonly signal?: AbortSignal;
  /** Called with each step as it happens. The verdict's evidence contains the same steps. */
  readonly onStep?: (step: EvidenceStep) => void;
  /** 'single' goes before 'bulk' in every queue. */
  readonly priority?: 'single' | 'bulk';
  /** One of several guesses at a person's address, most of which are missing. */
  readonly isGuess?: boolean;
  /** The server of an earlier attempt (`next.sameServer`). Greylisting requires the same one. */
  readonly sameServer?: string | null;
}

export interface Verifier {
  readonly verify: (text: string, options?: VerifyOptions) => Promise<Verdict>;
  /** The number of open sessions. */
  readonly size: () => number;
  readonly close: () => void;
}

/** Four servers with two addresses each are more than any working domain needs. */
const maxCandidates = 8;
const maxAddressesOfHost = 2;
/** At most this many equal servers are asked to confirm a refusal by a server that has accepted no one at the domain. */
const maxConfirmations = 2;
/** The most evidence steps per verdict. A typical one has a dozen. */
const maxSteps = 100;

export function createVerifier(options: VerifierOptions): Verifier {
  const { identity, trust, clock = systemClock, random = Math.random, onNotice = () => undefined, budgetMs = 180_000 } = options;
  const reachability = options.reachability ?? createReachability(clock, () => onNotice({ kind: 'port_25_blocked' }));
  const pool = identity && createPoolOf(options, identity, { clock, random, onNotice });
  const equals = createEqualServers();

  /** Asks one server after another until one gives a conclusive answer. */
  const askServers = async (
    address: Address,
    domain: string,
    hosts: readonly MailHost[],
    ask: AskOptions,
  ): Promise<{ decided: Decision; server: string | null }> => {
    if (!pool) return { decided: { reason: 'not_configured' }, server: null };
    const all = candidateServers(hosts);
    const first = all.filter(({ address: number }) => number === ask.sameServer);
    const candidates = [...first, ...all.filter((candidate) => !first.includes(candidate))].slice(0, maxCandidates);
    const waiting = [...candidates];
    const isPortHonest = trust?.isPortHonest() ?? true;
    const repliesByHost: HostReplies[] = [];
    let server: string | null = null;
    let confirmations = 0;
    for (let candidate = waiting.shift(); candidate;) {
      if (ask.signal.aborted) break;
      if (!reachability.shouldTry()) return { decided: { reason: 'port_25_blocked' }, server: null };
      server = candidate.address;
      const { host, address: number, preference } = candidate;
      const equal = waiting.findIndex((other) => other.preference === preference);
      const heard = await pool.ask({
        host,
        address: number,
        domain,
        path: envelopeForm(address),
        needsSmtpUtf8: needsSmtpUtf8(address),
        isUrgent: ask.isUrgent,
        isGuess: ask.isGuess,
        signal: ask.signal,
        onStep: ask.onStep,
      });
      const areEqualsDoubtful = equals.areDoubtful(domain, ask.isGuess);
      const replies = { ...heard, hasEqual: confirmations > 0 || equal >= 0, areEqualsDoubtful };
      repliesByHost.push(replies);
      noteConnection(reachability, domain, number, replies);
      const { reason, tryNextHost } = judgeHost(replies, address.form);
      if (!tryNextHost) break;
      const isDoubtful = mayKnowNoOne(reason, replies);
      if (isDoubtful && (equal < 0 || ++confirmations > maxConfirmations)) break;
      candidate = isDoubtful ? waiting.splice(equal, 1)[0] : waiting.shift();
    }
    if (!(await isPortHonest)) return { decided: { reason: 'network_unreliable' }, server: null };
    const known = confirmations > 0 ? repliesByHost.map((replies) => knowsMailbox(judgeHost(replies, address.form).reason)) : [];
    noteAgreement(equals, domain, known);
    const decision = judge(repliesByHost, address.form, candidates.length === all.length && repliesByHost.length === candidates.length);
    // Once port 25 is known to be blocked, this domain's unreachable servers have the same cause.
    return {
      decided: decision.reason === 'host_unreachable' && reachability.isBlocked() ? { reason: 'port_25_blocked' } : decision,
      server,
    };
  };

  return {
    async verify(
      text,
      { signal = new AbortController().signal, onStep = () => undefined, priority = 'single', isGuess = false, sameServer = null } = {},
    ) {
      signal.throwIfAborted();
      const byGrammar = judgeByGrammar(text, clock.now());
      if ('verdict' in byGrammar) return byGrammar.verdict;
      const { address } = byGrammar;
      const evidence: EvidenceStep[] = [];
      const addStep = (step: EvidenceStep): void => {
        if (evidence.length < maxSteps) evidence.push(step);
        try {
          onStep(step);
        } catch (error) {
          // A failing callback must not stop the verification.
          onNotice({ kind: 'fault', error });
        }
      };
      const budget = new AbortController();
      // Bulk addresses have no overall limit: each session has its own budgets, so the queue always advances.
      const stopBudget =
        priority === 'bulk'
          ? () => undefined
          : clock.after(budgetMs, () => budget.abort(new Error('The time limit for this address was reached.')));
      const both = AbortSignal.any([signal, budget.signal]);
      const findResult = (decision: Decision, more: { isImplicit?: boolean; server?: string | null } = {}): Verdict => {
        signal.throwIfAborted();
        return composeVerdict(address, decision, {
          text: text.trim(),
          checkedAtMs: clock.now(),
          evidence,
          implicitMx: more.isImplicit === undefined ? 'not_tested' : more.isImplicit ? 'yes' : 'no',
          server: more.server ?? null,
        });
      };
      try {
        const domain = address.domain.kind === 'name' ? address.domain.ascii : '';
        const found = await findTrustedHosts(domain, options, both, addStep);
        if (found.kind === 'none') return findResult({ reason: found.reason });
        const { decided: decision, server } = await askServers(address, domain, found.hosts, {
          signal: both,
          onStep: addStep,
          isUrgent: priority === 'single',
          isGuess,
          sameServer,
        });
        return findResult(decision, { isImplicit: found.isImplicit, server });
      } catch (error) {
        if (budget.signal.aborted && !signal.aborted) return findResult({ reason: 'not_finished' });
        throw error;
      } finally {
        stopBudget();
      }
    },
    size: () => pool?.size() ?? 0,
    close: () => pool?.close(),
  };
}

function createPoolOf(
  options: VerifierOptions,
  identity: Identity,
  { clock, random, onNotice }: Required<Pick<VerifierOptions, 'clock' | 'random' | 'onNotice'>>,
): Pool {
  return createPool({
    dial: options.dial,
    identity,
    gate: options.gate ?? createHostGate({ clock }),
    clock,
    random,
    nameFor: options.nameFor,
    times: { ...defaultTimes, ...options.times },
    tls: options.tls ?? 'offered',
    idleMs: options.idleMs ?? 3_000,
    patienceMs: options.patienceMs ?? 20_000,
    maxSessions: options.maxSessions ?? 200,
    onFault: (error) => onNotice({ kind: 'fault', error }),
  });
}

/** @param known whether each server knows the mailbox; null if its replies don't show it */
function noteAgreement(equals: EqualServers, domain: string, known: readonly (boolean | null)[]): void {
  if (known.includes(false) && known.includes(true)) equals.note(domain, false);
  else if (known.filter((each) => each === false).length > 1) equals.note(domain, true);
}

function noteConnection(reachability: Reachability, domain: string, address: string, { target }: HostReplies): void {
  const stop = target.kind === 'stopped' ? target.stop : null;
  const isConnected = !stop || stop.stage !== 'connect';
  // A machine without IPv6 cannot reach a host that only has IPv6; that says nothing about port 25.
  if (isConnected || (!address.includes(':') && (stop.cause === 'timeout' || stop.cause === 'unreachable'))) {
    reachability.note({ domain, address, isConnected });
  }
}

/** The domain's mail servers; what the resolver says counts only if the resolver can be believed. */
async function findTrustedHosts(
  domain: string,
  { findMailHosts, trust }: VerifierOptions,
  signal: AbortSignal,
  onStep: (step: EvidenceStep) => void,
): Promise<MailHosts | { readonly kind: 'none'; readonly reason: 'network_unreliable' }> {
  const notBelieved = { kind: 'none', reason: 'network_unreliable' } as const;
  if (trust && !(await trust.isResolverHonest(signal))) return notBelieved;
  const found = await findMailHosts(domain, { signal, onStep });
  if (found.kind === 'hosts') trust?.noteFound(domain);
  else if (trust && found.reason !== 'dns_error' && !(await trust.isAbsenceProven(signal))) return notBelieved;
  return found;
}

interface AskOptions {
  readonly signal: AbortSignal;
  readonly onStep: (step: EvidenceStep) => void;
  readonly isUrgent: boolean;
  readonly isGuess: boolean;
  readonly sameServer: string | null;
}

/** The servers in order, with the first address of each before any second one: a second address is usually the same machine. */
function candidateServers(hosts: readonly MailHost[]): { host: string; address: string; preference: number }[] {
  const seen = new Set<string>();
  const candidates = [];
  for (let turn = 0; turn < maxAddressesOfHost; turn++) {
    for (const { host, addresses, preference } of hosts) {
      const address = addresses[turn];
      if (address === undefined || seen.has(address)) continue;
      seen.add(address);
      candidates.push({ host, address, preference });
    }
  }
  return candidates;
}
