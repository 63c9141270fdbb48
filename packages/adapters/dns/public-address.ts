/**
 * Decides whether an IP address may be dialed: only addresses routed on the public Internet. Every address of a mail host is checked
 * after it is resolved and then dialed by number, so a second DNS answer cannot redirect the connection.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type IsDialable = (address: string) => boolean;

/**
 * Addresses outside the reserved ranges at which a cloud answers only its own machines, with their credentials: Azure's WireServer
 * (learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16). Those of other clouds are in reserved ranges.
 */
const hostsOfClouds: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * The SSRF guard. Rejects everything in the IANA special-purpose registries (RFC 6890), IPv6 outside 2000::/3, and the forms that
 * embed an IPv4 address and would bypass this check: IPv4-mapped, NAT64 (RFC 6052), 6to4, Teredo.
 */
export const isPublicAddress: IsDialable = (address) => {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || hostsOfClouds.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || isGlobalUnicast(parsed as ipaddr.IPv6);
};

/** For tests only: also allows the given networks, such as `127.0.0.0/8`. */
export function isPublicOrIn(networks: readonly string[]): IsDialable {
  const allowed = networks.map((network) => ipaddr.parseCIDR(network));
  return (address) =>
    isPublicAddress(address) ||
    (isIP(address) !== 0 &&
      allowed.some(([network, bits]) => {
        const parsed = ipaddr.parse(address);
        return parsed.kind() === network.kind() && parsed.match(network, bits);
      }));
}

/** IANA has assigned only 2000::/3 for unicast. Inside it, 3fff::/20 (RFC 9637) and 2001::/23 (RFC 2928) are special. */
function isGlobalUnicast(address: ipaddr.IPv6): boolean {
  const inside = (network: string): boolean => address.match(ipaddr.IPv6.parseCIDR(network));
  return inside('2000::/3') && !['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48'].some(inside);
}
