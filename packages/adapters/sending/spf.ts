/**
 * Evaluates the SPF record of a domain for an address (RFC 7208), as the mail servers do that judge our sender. Packages that do this bring
 * thirty others; what is needed here is one function over the lookups below.
 */
import ipaddr from 'ipaddr.js';
import type { AskSendingDns, SendingRecordType } from './sending-dns.ts';

/** RFC 7208, section 2.6. `unknown` instead of a guess where a record uses macros, which depend on the message. */
export type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror' | 'unknown';

export interface SpfVerdict {
  readonly result: SpfResult;
  /** The domain's own record; null if it has none. */
  readonly record: string | null;
}

/** RFC 7208, section 4.6.4: more lookups than this are an error in the record. */
const mostLookups = 10;

const qualifiers: Record<string, SpfResult> = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' };

interface Evaluation {
  readonly address: ipaddr.IPv4 | ipaddr.IPv6;
  readonly ask: AskSendingDns;
  readonly signal: AbortSignal;
  lookups: number;
}

class SpfError extends Error {
  readonly result: SpfResult;
  constructor(result: SpfResult) {
    super(result);
    this.result = result;
  }
}

/** @param address the IP address that mail servers see. Rejects only with the signal's reason. */
export async function evaluateSpf(domain: string, address: string, ask: AskSendingDns, signal: AbortSignal): Promise<SpfVerdict> {
  const evaluation: Evaluation = { address: ipaddr.process(address), ask, signal, lookups: 0 };
  let record: string | null = null;
  try {
    record = await recordOf(domain, evaluation);
    return { result: record === null ? 'none' : await evaluate(domain, record, evaluation), record };
  } catch (error) {
    if (error instanceof SpfError) return { result: error.result, record };
    throw error;
  }
}

async function recordOf(domain: string, { ask, signal }: Evaluation): Promise<string | null> {
  const answer = await ask(domain, 'TXT', signal);
  if (answer.state === 'failed') throw new SpfError('temperror');
  const records = answer.state === 'found' ? answer.values.filter((text) => /^v=spf1(?: |$)/i.test(text)) : [];
  // Section 4.5: several records are an error, because nobody can know which one counts.
  if (records.length > 1) throw new SpfError('permerror');
  return records[0] ?? null;
}

async function evaluate(domain: string, record: string, evaluation: Evaluation): Promise<SpfResult> {
  const terms = record.split(/ +/).slice(1).filter(Boolean);
  for (const term of terms) {
    const [, sign = '+', name = '', argument] = /^([+\-~?]?)([a-z][a-z0-9]*)(?:[:/](.*))?$/i.exec(term) ?? [];
    if (/^[a-z][\w.-]*=/i.test(term)) continue;
    if (name === '') throw new SpfError('permerror');
    const rest = term.slice(term.indexOf(name) + name.length);
    if (await matches(name.toLowerCase(), rest, argument ?? '', domain, evaluation)) return qualifiers[sign || '+'] ?? 'pass';
  }
  const redirect = terms.find((term) => /^redirect=/i.test(term))?.slice('redirect='.length);
  if (redirect === undefined) return 'neutral';
  const target = nameOf(redirect);
  count(evaluation);
  const next = await recordOf(target, evaluation);
  if (next === null) throw new SpfError('permerror');
  return evaluate(target, next, evaluation);
}

async function matches(name: string, rest: string, argument: string, domain: string, evaluation: Evaluation): Promise<boolean> {
  switch (name) {
    case 'all':
      return true;
    case 'ip4':
    case 'ip6':
      return isInNetwork(evaluation.address, argument, name === 'ip4' ? 32 : 128);
    case 'a':
      count(evaluation);
      return hasAddress([hostIn(rest, domain)], rest, evaluation);
    case 'mx': {
      count(evaluation);
      const hosts = await lookUp(hostIn(rest, domain), 'MX', evaluation);
      return hasAddress(hosts.slice(0, mostLookups), rest, evaluation);
    }
    case 'include': {
      count(evaluation);
      const target = nameOf(argument);
      const record = await recordOf(target, evaluation);
      if (record === null) throw new SpfError('permerror');
      return (await evaluate(target, record, evaluation)) === 'pass';
    }
    case 'exists':
      count(evaluation);
      return (await lookUp(nameOf(argument), 'A', evaluation)).length > 0;
    case 'ptr':
      // Section 5.5: "should not be published", and many servers ignore it.
      count(evaluation);
      return false;
    default:
      throw new SpfError('permerror');
  }
}

function count(evaluation: Evaluation): void {
  evaluation.lookups += 1;
  if (evaluation.lookups > mostLookups) throw new SpfError('permerror');
}

/** The host of `a`, `a:host`, `a/24` or `a:host/24`. */
const hostIn = (rest: string, domain: string): string => {
  const host = /^:([^/]+)/.exec(rest)?.[1];
  return host === undefined ? domain : nameOf(host);
};

function nameOf(text: string): string {
  if (text.includes('%')) throw new SpfError('unknown');
  if (!/^[a-z0-9_.-]+$/i.test(text)) throw new SpfError('permerror');
  return text.replace(/\.$/, '').toLowerCase();
}

async function lookUp(name: string, type: SendingRecordType, { ask, signal }: Evaluation): Promise<readonly string[]> {
  const answer = await ask(name, type, signal);
  if (answer.state === 'failed') throw new SpfError('temperror');
  return answer.state === 'found' ? answer.values : [];
}

async function hasAddress(hosts: readonly string[], rest: string, evaluation: Evaluation): Promise<boolean> {
  const [, v4 = '32', v6 = '128'] = /^[^/]*(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(rest) ?? [];
  const isV4 = evaluation.address.kind() === 'ipv4';
  for (const host of hosts) {
    const addresses = await lookUp(host, isV4 ? 'A' : 'AAAA', evaluation);
    if (addresses.some((found) => isInNetwork(evaluation.address, `${found}/${isV4 ? v4 : v6}`, 0))) return true;
  }
  return false;
}

function isInNetwork(address: ipaddr.IPv4 | ipaddr.IPv6, network: string, fullBits: number): boolean {
  const [base = '', bits] = network.split('/');
  if (!ipaddr.isValid(base)) throw new SpfError('permerror');
  const parsed = ipaddr.process(base);
  const length = bits === undefined ? fullBits : Number(bits);
  if (!(length >= 0 && length <= (parsed.kind() === 'ipv4' ? 32 : 128))) throw new SpfError('permerror');
  return parsed.kind() === address.kind() && address.match(parsed, length);
}
