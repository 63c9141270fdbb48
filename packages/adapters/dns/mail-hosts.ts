/**
 * Finds the mail servers of a domain, in the order to try them, with the addresses that may be dialed (RFC 5321, section 5.1; RFC
 * 7505).
 * Uses IPv4 first: Gmail and others reject senders without reverse DNS on IPv6, so IPv6 is only for hosts without IPv4.
 */
import type { EvidenceStep, Reason } from '@leadlight/verification';
import { type Clock, systemClock } from '../clock.ts';
import type { Lookup } from './dns-cache.ts';
import type { DnsAnswer, MailRecordType } from './dns-client.ts';
import { type IsDialable, isPublicAddress } from './public-address.ts';

export interface MailHost {
  readonly host: string;
  /** Of its MX record; 0 without one. Senders choose among equal ones at random (RFC 5321, section 5.1). */
  readonly preference: number;
  /** IP addresses; at least one. */
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
  /** From 0 to 1: orders hosts with equal preference, which RFC 5321, section 5.1 wants random. */
  readonly random?: () => number;
}

/** More are never needed, and a domain could list hundreds. */
const maxHosts = 10;

export function createMailHosts(
  lookup: Lookup,
  { isDialable = isPublicAddress, clock = systemClock, random = Math.random }: MailHostsOptions = {},
): FindMailHosts {
  return async (domain, { signal, onStep }) => {
    const ask = async (name: string, type: MailRecordType): Promise<DnsAnswer> => {
      const atMs = clock.now();
      const answer = await lookup(name, type, signal);
      onStep({
        kind: 'dns',
        atMs,
        tookMs: clock.now() - atMs,
        name,
        type,
        rcode: answer.rcode,
        records: answer.records.map(recordText),
        cached: answer.cached,
      });
      return answer;
    };
    /** The host's IPv4 addresses, or its IPv6 addresses if it has none. `failed` is true when the lookup failed. */
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
    const mxRecords = mx.records
      .flatMap((record) => (record.type === 'MX' ? [{ ...record, lot: random() }] : []))
      .toSorted((a, b) => a.preference - b.preference || a.lot - b.lot);
    // A "." among other hosts is a mistake; alone it is a null MX (RFC 7505, section 3).
    const exchanges = [...new Set(mxRecords.map(({ exchange }) => exchange.replace(/\.$/, '').toLowerCase()).filter(isHostName))];
    if (mxRecords.length > 0 && exchanges.length === 0) {
      return { kind: 'none', reason: mxRecords.every(({ exchange }) => exchange === '.' || exchange === '') ? 'null_mx' : 'no_mail_host' };
    }
    const isImplicit = mxRecords.length === 0;
    const hosts = isImplicit ? [domain] : exchanges.slice(0, maxHosts);
    const found = await Promise.all(hosts.map(async (host) => ({ host, ...(await addressesOf(host)) })));
    const preferenceOf = (host: string): number =>
      mxRecords.find(({ exchange }) => exchange.replace(/\.$/, '').toLowerCase() === host)?.preference ?? 0;
    const dialable = found.map(({ host, addresses }) => ({
      host,
      preference: preferenceOf(host),
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

/** Whether the name servers answered. An empty answer is an answer. */
function isAnswer({ rcode }: DnsAnswer): boolean {
  return rcode === 'NOERROR' || rcode === 'NXDOMAIN';
}

/** Letters, digits, hyphens, and the underscore that some hosts use. Keeps anything else out of queries, logs, and TLS. */
function isHostName(name: string): boolean {
  return name.length <= 253 && /^[a-z0-9_](?:[a-z0-9_-]{0,62})(?:\.[a-z0-9_](?:[a-z0-9_-]{0,62}))*$/.test(name);
}

function recordText(record: DnsAnswer['records'][number]): string {
  if (record.type === 'MX') return `${record.preference} ${record.exchange}`;
  return 'address' in record ? record.address : '';
}
