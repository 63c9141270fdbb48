/**
 * What an address tells by itself: role, free provider, throw-away provider, tag, likely typing mistake.
 * Surprise: these are facts beside the verdict, never a reason for one.
 */
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { getDomain } from 'tldts';
import type { Facts, Tri } from '../verdict/verdict.ts';
import { type Address, envelopeForm } from './address.ts';
import { freeProviders, gmailDomains, otherTagProviders } from './providers.ts';
import { roleNames } from './role-names.ts';
import { suggestDomain } from './typing-mistakes.ts';

type AddressFacts = Pick<Facts, 'role' | 'free' | 'disposable' | 'alias' | 'aliasOf' | 'suggestion'>;

export function factsOf(address: Address): AddressFacts {
  if (address.domain.kind === 'ip_literal') {
    return { role: tri(isRole(address)), free: 'no', disposable: 'no', alias: 'no', aliasOf: null, suggestion: null };
  }
  const domain = address.domain.ascii;
  const aliasOf = untagged(address);
  const meant = suggestDomain(domain);
  return {
    role: tri(isRole(address)),
    free: tri(freeProviders.has(domain)),
    disposable: tri(isDisposable(domain)),
    alias: tri(aliasOf !== null),
    aliasOf,
    suggestion: meant === null ? null : `${address.localPart}@${meant}`,
  };
}

/** For what is not an address. */
export const noAddressFacts: AddressFacts = {
  role: 'not_tested',
  free: 'not_tested',
  disposable: 'not_tested',
  alias: 'not_tested',
  aliasOf: null,
  suggestion: null,
};

function tri(value: boolean): Tri {
  return value ? 'yes' : 'no';
}

function isRole({ localPart }: Address): boolean {
  const name = localPart.toLowerCase().split('+')[0] ?? '';
  // "sales-emea", "info.de": the function, then a region.
  return roleNames.has(name) || roleNames.has(name.replace(/[-._](?:[a-z]{2,3}|emea|apac|latam|\d{1,2})$/, ''));
}

const disposableDomains = disposableEmailBlocklistSet();

/** The list names registrable domains; such providers also give out names below them. */
function isDisposable(domain: string): boolean {
  const registrable = getDomain(domain, { allowPrivateDomains: false });
  return disposableDomains.has(domain) || (registrable !== null && disposableDomains.has(registrable));
}

/**
 * The address without its tag. Only where the provider is known to ignore tags, or for the plus sign, which is what nearly every server that has tags uses
 * (RFC 5233 calls it subaddress and leaves the sign open). "a-b@acme.test" may be anybody: no tag is seen there.
 */
function untagged(address: Address): string | null {
  const { localPart, domain, form } = address;
  if (form === 'quoted' || domain.kind !== 'name') return null;
  const plus = localPart.indexOf('+');
  const dash = otherTagProviders.get(domain.ascii) === '-' ? localPart.indexOf('-') : -1;
  const cut = plus > 0 ? plus : dash;
  let base = cut > 0 ? localPart.slice(0, cut) : localPart;
  // Gmail reads a.n.a as ana: support.google.com/mail/answer/7436150.
  if (gmailDomains.has(domain.ascii) && base.includes('.')) base = base.replaceAll('.', '');
  return base === localPart ? null : envelopeForm({ ...address, localPart: base });
}
