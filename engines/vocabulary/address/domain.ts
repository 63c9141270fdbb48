/**
 * Parses the part after the @: a domain name, converted to A-labels with UTS #46 (non-transitional, as in IDNA 2008), or an address
 * literal (RFC 5321, section 4.1.3).
 */
import { toASCII, toUnicode } from 'tr46';

export type Domain =
  /** `ascii`: lower-case A-labels, for DNS and SMTP; `unicode`: for display. */
  { readonly kind: 'name'; readonly ascii: string; readonly unicode: string } | { readonly kind: 'ip_literal'; readonly text: string };

export type DomainFault = 'domain_characters' | 'domain_dots' | 'domain_hyphens' | 'domain_too_long' | 'label_too_long' | 'domain_numeric';

/** The length of a name as text without its trailing dot: 255 octets on the wire (RFC 1035, section 2.3.4) are 253 characters. */
const maxDomain = 253;
const maxLabel = 63;

export function readDomain(text: string): Domain | { fault: DomainFault } {
  const ascii = /^[\0-\x7f]+$/.test(text) ? text.toLowerCase() : toAscii(text);
  if (ascii === null) return { fault: 'domain_characters' };
  const labels = ascii.split('.');
  if (labels.includes('')) return { fault: 'domain_dots' };
  if (labels.some((label) => !/^[a-z0-9-]+$/.test(label))) return { fault: 'domain_characters' };
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-'))) return { fault: 'domain_hyphens' };
  if (labels.some((label) => label.length > maxLabel)) return { fault: 'label_too_long' };
  if (ascii.length > maxDomain) return { fault: 'domain_too_long' };
  // The grammar allows it, but no top-level domain is numeric (RFC 3696, section 2), and 192.0.2.1 is an IP address without brackets.
  if (/^\d+$/.test(labels.at(-1) ?? '')) return { fault: 'domain_numeric' };
  if (labels.some((label) => label.startsWith('xn--')) && toAscii(ascii) === null) return { fault: 'domain_characters' };
  return { kind: 'name', ascii, unicode: toUnicode(ascii, checks).domain };
}

const checks = { checkBidi: true, checkJoiners: true, useSTD3ASCIIRules: true, transitionalProcessing: false } as const;

function toAscii(text: string): string | null {
  return toASCII(text, { ...checks, verifyDNSLength: false });
}

/** `[192.0.2.1]` or `[IPv6:2001:db8::1]`. Rejects general address literals, which have no registered tag (RFC 5321, section 4.1.3). */
export function isIpLiteral(text: string): boolean {
  const inner = /^\[(.*)\]$/s.exec(text)?.[1];
  if (inner === undefined) return false;
  const v6 = /^IPv6:(.*)$/is.exec(inner)?.[1];
  return v6 === undefined ? isIpv4(inner) : isIpv6(v6);
}

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
}

function isIpv6(text: string): boolean {
  const v4 = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (v4 && !isIpv4(v4[2] ?? '')) return false;
  // An IPv4 suffix stands for two groups; the colon before it is part of `::` or a separator.
  const groupsText = v4 ? `${v4[1]}0:0` : text;
  const halves = groupsText.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  // "::" stands for at least two groups (IPv6-comp), so at most six are written.
  return halves.length === 2 ? groups.length <= 6 : groups.length === 8;
}
