/**
 * The servers that take mail for a domain, in the order in which they are to be tried, with addresses that may be dialled (RFC 5321, 5.1; RFC 7505).
 * IPv4 first: a sender without a reverse name on IPv6 is refused by Gmail and others, so IPv6 is for hosts that have nothing else.
 */
import type { EvidenceStep, Reason } from '@leadlight/verification';
import { type Clock, systemClock } from '../clock.ts';
import type { Lookup } from './dns-cache.ts';
import type { DnsAnswer, RecordType } from './dns-client.ts';
import { type IsDialable, isPublicAddress } from './public-address.ts';

export interface MailHost {
  readonly host: string;
  /** Numbers; at least one. */
  readonly addresses: readonly string[];
}

export type MailHosts =
  | { readonly kind: 'hosts'; readonly hosts: readonly MailHost[]; readonly isImplicit: boolean }
  | {
      readonly kind: 'none';
      readonly reason: Extract<Reason, 'domain_not_found' | 'no_mail_host' | 'null_mx' | 'mx_unroutable' | 'dns_error'>;
    };

export type FindMailHosts = (
  domain: string,
  options: { readonly signal: AbortSignal; readonly onStep: (step: EvidenceStep) => void },
) => Promise<MailHosts>;

export interface MailHostsOptions {
  readonly isDialable?: IsDialable;
  readonly clock?: Clock;
  /** 0 to 1: the order among equal preferences (RFC 5321, 5.1 wants it random). */
  readonly random?: () => number;
}

/** More are never needed, and a domain could name hundreds. */
const maxHosts = 10;

export function createMailHosts(
  lookup: Lookup,
  { isDialable = isPublicAddress, clock = systemClock, random = Math.random }: MailHostsOptions = {},
): FindMailHosts {
  return async (domain, { signal, onStep }) => {
    const ask = async (name: string, type: RecordType): Promise<DnsAnswer> => {
      const atMs = clock.now();
      const answer = await lookup(name, type, signal);
      onStep({
        kind: 'dns',
        atMs,
        tookMs: clock.now() - atMs,
        name,
        type,
        rcode: answer.rcode,
        records: answer.records.map(words),
        cached: answer.cached,
      });
      return answer;
    };
    /** IPv4, else IPv6; `failed` when that could not be found out. */
    const addressesOf = async (host: string): Promise<{ addresses: string[]; failed: boolean; rcode: string }> => {
      const v4 = await ask(host, 'A');
      const found = v4.records.length > 0 ? v4 : isAnswer(v4) && v4.rcode === 'NOERROR' ? await ask(host, 'AAAA') : v4;
      return {
        addresses: found.records.flatMap((record) => ('address' in record ? [record.address] : [])),
        failed: !isAnswer(found),
        rcode: found.rcode,
      };
    };

    const mx = await ask(domain, 'MX');
    if (!isAnswer(mx)) return { kind: 'none', reason: 'dns_error' };
    if (mx.rcode === 'NXDOMAIN') return { kind: 'none', reason: 'domain_not_found' };
    const named = mx.records
      .flatMap((record) => (record.type === 'MX' ? [{ ...record, lot: random() }] : []))
      .toSorted((a, b) => a.preference - b.preference || a.lot - b.lot);
    // A "." among others is a mistake, alone it is a statement (RFC 7505, 3).
    const exchanges = [...new Set(named.map(({ exchange }) => exchange.replace(/\.$/, '').toLowerCase()).filter(isHostName))];
    if (named.length > 0 && exchanges.length === 0) {
      return { kind: 'none', reason: named.every(({ exchange }) => exchange === '.' || exchange === '') ? 'null_mx' : 'no_mail_host' };
    }
    const isImplicit = named.length === 0;
    const hosts = isImplicit ? [domain] : exchanges.slice(0, maxHosts);
    const found = await Promise.all(hosts.map(async (host) => ({ host, ...(await addressesOf(host)) })));
    const dialable = found.map(({ host, addresses }) => ({
      host,
      addresses: addresses.filter((address) => {
        const isAllowed = isDialable(address);
        if (!isAllowed) onStep({ kind: 'skipped_host', atMs: clock.now(), host, address, because: 'not_public' });
        return isAllowed;
      }),
    }));
    const usable = dialable.filter(({ addresses }) => addresses.length > 0);
    if (usable.length > 0) return { kind: 'hosts', hosts: usable, isImplicit };
    if (found.some(({ failed }) => failed)) return { kind: 'none', reason: 'dns_error' };
    return { kind: 'none', reason: found.some(({ addresses }) => addresses.length > 0) ? 'mx_unroutable' : 'no_mail_host' };
  };
}

/** Whether the name servers answered at all; that there is nothing is an answer. */
function isAnswer({ rcode }: DnsAnswer): boolean {
  return rcode === 'NOERROR' || rcode === 'NXDOMAIN';
}

/** Letters, digits, hyphens, and the underscore that some have: what can have an address. Keeps text that is no name out of questions, logs and TLS. */
function isHostName(name: string): boolean {
  return name.length <= 253 && /^[a-z0-9_](?:[a-z0-9_-]{0,62})(?:\.[a-z0-9_](?:[a-z0-9_-]{0,62}))*$/.test(name);
}

function words(record: DnsAnswer['records'][number]): string {
  return record.type === 'MX' ? `${record.preference} ${record.exchange}` : record.address;
}
