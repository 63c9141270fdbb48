/**
 * Whether the resolver and the network here can be believed. A resolver that answers NXDOMAIN to everything makes every domain
 * nonexistent; a captive portal makes every name exist; a proxy on port 25 answers for every mail server. Each would turn into
 * confident verdicts about addresses, so each is tested with questions whose answers are known.
 */
import { type Clock, systemClock } from '../clock.ts';
import type { AskDns, DnsAnswer } from '../dns/dns-client.ts';
import type { Dial } from '../smtp/dial.ts';

export interface NetworkTrust {
  /** Whether names that cannot exist do not resolve. Call before any other lookup; the result is kept for a while. */
  readonly isResolverHonest: (signal: AbortSignal) => Promise<boolean>;
  /**
   * Whether "there is no such domain" can be believed now: the resolver has just found names that exist. Call for each such answer.
   * Repeats the test when such answers accumulate.
   */
  readonly isAbsenceProven: (signal: AbortSignal) => Promise<boolean>;
  /** Call for each domain whose mail servers were found. */
  readonly noteFound: (domain: string) => void;
  /** Whether connections reach the servers that they are meant for: nobody answers at an address that nobody has. */
  readonly isPortHonest: () => Promise<boolean>;
  /** What is wrong, as a sentence for the operator; null if nothing is known to be. */
  readonly fault: () => string | null;
}

export interface NetworkTrustOptions {
  /** Without a cache. */
  readonly ask: AskDns;
  readonly dial: Dial;
  readonly clock?: Clock;
  readonly random?: () => number;
  /** Called when a test fails that did not fail before. */
  readonly onFault: (fault: string) => void;
}

/**
 * Root name servers and their addresses (www.internic.net/domain/named.root). They change about once in ten years, one at a time, so
 * one that agrees is enough.
 */
const rootServers: Readonly<Record<string, string>> = {
  'a.root-servers.net': '198.41.0.4',
  'f.root-servers.net': '192.5.5.241',
  'k.root-servers.net': '193.0.14.129',
};
/** Domains with mail servers for decades, of different operators. */
const mailDomains = ['gmail.com', 'outlook.com', 'ietf.org'] as const;
/** RFC 6761, section 6.4 reserves "invalid"; the others are real top-level domains, whose typing mistakes some resolvers redirect. */
const endings = ['com', 'org', 'invalid'] as const;
/** RFC 5737: addresses for documentation, which nobody has. */
export const nobodysAddress = '192.0.2.25';

const keptMs = 10 * 60_000;
const faultKeptMs = 60_000;
/** An answer "no such domain" counts if the resolver has proved itself within this time, and not long before many others like it. */
const proofMs = 5_000;
const absencesPerProof = 3;
/** How long a test may delay a verification, in milliseconds. */
const patienceMs = 6_000;
const portPatienceMs = 3_000;

export function createNetworkTrust({ ask, dial, clock = systemClock, random = Math.random, onFault }: NetworkTrustOptions): NetworkTrust {
  const faults = new Map<'names' | 'absence' | 'port', string>();
  const setFault = (about: 'names' | 'absence' | 'port', fault: string | null): boolean => {
    const isNew = fault !== null && !faults.has(about);
    if (fault === null) faults.delete(about);
    else faults.set(about, fault);
    if (isNew) onFault(fault);
    return fault === null;
  };
  /** The answers that came in time. */
  const askAll = async (questions: readonly (readonly [string, 'MX' | 'A'])[]): Promise<readonly (DnsAnswer | null)[]> => {
    const late = new AbortController();
    const stop = clock.after(patienceMs, () => late.abort(new Error('The resolver took too long.')));
    try {
      return await Promise.all(questions.map(([name, type]) => untilAborted(ask(name, type, late.signal), late.signal).catch(() => null)));
    } finally {
      stop();
    }
  };
  const madeUp = (): string => Array.from({ length: 20 }, () => 'bcdfghjklmnpqrstvwxz'[Math.floor(random() * 20)] ?? 'x').join('');

  const testNames = kept(clock, async () => {
    const answers = await askAll(endings.map((ending) => [`${madeUp()}.${ending}`, 'A'] as const));
    const roots = await askAll(Object.keys(rootServers).map((name) => [name, 'A'] as const));
    const isInvented = answers.some((answer) => (answer?.records.length ?? 0) > 0);
    const foundRoots = roots.filter((answer) => answer !== null && answer.records.length > 0);
    const isReplaced = foundRoots.length > 1 && !roots.some(isRightRoot);
    return setFault(
      'names',
      isInvented
        ? 'The name server here resolves domains that do not exist, as a captive portal or a redirecting provider does.'
        : isReplaced
          ? 'The name server here gives wrong addresses for the root name servers.'
          : null,
    );
  });

  /** The last domains whose servers were found: they show that the resolver works where the well-known names are not known. */
  const found = new Set<string>();
  let absences = 0;
  let provenAtMs = -Infinity;
  let proving: Promise<boolean> | null = null;
  const prove = async (): Promise<boolean> => {
    const [mail, roots] = await Promise.all([
      askAll(mailDomains.map((domain) => [domain, 'MX'] as const)),
      askAll(Object.keys(rootServers).map((name) => [name, 'A'] as const)),
    ]);
    const isKnown = mail.some((answer) => (answer?.records.length ?? 0) > 0) && roots.some(isRightRoot);
    const again = isKnown ? [] : await askAll([...found].flatMap((domain) => [[domain, 'MX'] as const, [domain, 'A'] as const]));
    const isFoundAgain = again.filter((answer) => (answer?.records.length ?? 0) > 0).length >= domainsForProof;
    const isProven = isKnown || isFoundAgain;
    if (isProven) {
      provenAtMs = clock.now();
      absences = 0;
    }
    const areRefusals = [...mail, ...roots].some((answer) => answer?.rcode === 'NXDOMAIN');
    return setFault(
      'absence',
      isProven
        ? null
        : areRefusals
          ? 'The name server here says of well-known domains that they do not exist.'
          : 'The name server here does not resolve well-known domains.',
    );
  };

  const testPort = kept(clock, async () => {
    const greeting = await greetingAt(nobodysAddress, { dial, clock });
    return setFault(
      'port',
      greeting ? `A mail server answers at ${nobodysAddress}, an address that nobody has: something here intercepts port 25.` : null,
    );
  });

  let wasPortHonest = false;
  /** Nobody waits for a test that went well before: where nobody answers, it takes its whole time. */
  const isPortHonest = async (): Promise<boolean> => {
    const test = testPort();
    if (wasPortHonest && faults.get('port') === undefined) return true;
    wasPortHonest = await test;
    return wasPortHonest;
  };

  return {
    isResolverHonest: (signal) => untilAborted(testNames(), signal),
    isAbsenceProven(signal) {
      absences++;
      if (clock.now() - provenAtMs < proofMs && absences <= absencesPerProof) return Promise.resolve(true);
      proving ??= prove().finally(() => (proving = null));
      return untilAborted(proving, signal);
    },
    noteFound(domain) {
      absences = 0;
      found.delete(domain);
      found.add(domain);
      const [oldest] = found;
      if (found.size > maxFound && oldest !== undefined) found.delete(oldest);
    },
    isPortHonest,
    fault: () => faults.values().next().value ?? null,
  };
}

/** Runs a test once at a time, and not again before its result is old. */
function kept(clock: Clock, test: () => Promise<boolean>): () => Promise<boolean> {
  let untilMs = -Infinity;
  let running: Promise<boolean> | null = null;
  let last = true;
  return () => {
    if (running) return running;
    if (clock.now() < untilMs) return Promise.resolve(last);
    running = test().then(
      (result) => {
        last = result;
        untilMs = clock.now() + (result ? keptMs : faultKeptMs);
        running = null;
        return result;
      },
      (error: unknown) => {
        running = null;
        throw error;
      },
    );
    return running;
  };
}

/** Domains of one organization may be all that an internal resolver knows. */
const domainsForProof = 3;
const maxFound = 5;

function isRightRoot(answer: DnsAnswer | null, index: number): boolean {
  const expected = Object.values(rootServers)[index];
  return answer?.records.some((record) => record.type === 'A' && record.address === expected) ?? false;
}

/** What a server at this address says first; null if none answers in time. */
async function greetingAt(address: string, { dial, clock }: { dial: Dial; clock: Clock }): Promise<string | null> {
  const late = new AbortController();
  const stop = clock.after(portPatienceMs, () => late.abort(new Error('Nobody answered.')));
  try {
    const socket = await dial(address, late.signal);
    return await new Promise<string | null>((resolve) => {
      const end = (greeting: string | null): void => {
        socket.destroy();
        resolve(greeting);
      };
      socket.once('data', (bytes: Buffer) => end(/^\d{3}[ -]/.test(bytes.toString('latin1')) ? bytes.toString('latin1') : null));
      socket.once('error', () => end(null));
      socket.once('close', () => end(null));
      late.signal.addEventListener('abort', () => end(null), { once: true });
    });
  } catch {
    return null;
  } finally {
    stop();
  }
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
