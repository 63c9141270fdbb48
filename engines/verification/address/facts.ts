/**
 * Facts derived from the address alone: role, free provider, disposable provider, tag, likely typo. They are shown next to the verdict
 * and never determine it.
 */
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { isMailProvider } from '@leadlight/vocabulary/identity';
import { getDomain } from 'tldts';
import type { Facts, Tri } from '../verdict/verdict.ts';
import { type Address, envelopeForm } from '@leadlight/vocabulary/address';
import { gmailDomains, otherTagProviders } from './providers.ts';
import { roleNames } from './role-names.ts';
import { suggestDomain } from './typing-mistakes.ts';

type AddressFacts = Pick<Facts, 'role' | 'free' | 'disposable' | 'alias' | 'aliasOf' | 'suggestion'>;

export function addressFacts(address: Address): AddressFacts {
  if (address.domain.kind === 'ip_literal') {
    return { role: tri(isRole(address)), free: 'no', disposable: 'no', alias: 'no', aliasOf: null, suggestion: null };
  }
  const domain = address.domain.ascii;
  const aliasOf = withoutTag(address);
  const meant = suggestDomain(domain);
  return {
    role: tri(isRole(address)),
    free: tri(isMailProvider(domain)),
    disposable: tri(isDisposable(domain)),
    alias: tri(aliasOf !== null),
    aliasOf,
    suggestion: meant === null ? null : `${address.localPart}@${meant}`,
  };
}

/** Facts of text that is not a valid address. */
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
  // "sales-emea", "info.de": a role followed by a region.
  return roleNames.has(name) || roleNames.has(name.replace(/[-._](?:[a-z]{2,3}|emea|apac|latam|\d{1,2})$/, ''));
}

const disposableDomains = disposableEmailBlocklistSet();

/** The list contains registrable domains; such providers also use subdomains. */
function isDisposable(domain: string): boolean {
  const registrable = getDomain(domain, { allowPrivateDomains: false });
  return disposableDomains.has(domain) || (registrable !== null && disposableDomains.has(registrable));
}

/**
 * The address without its tag, or null if it has none. Removes a tag only where the provider is known to ignore it, or after a plus
 * sign, which nearly every server with tags uses (RFC 5233 calls it a subaddress and leaves the separator open). "a-b@acme.test" may
 * be a mailbox of its own, so it has no tag.
 */
function withoutTag(address: Address): string | null {
  const { localPart, domain, form } = address;
  if (form === 'quoted' || domain.kind !== 'name') return null;
  const plus = localPart.indexOf('+');
  const dash = otherTagProviders.get(domain.ascii) === '-' ? localPart.indexOf('-') : -1;
  const cut = plus > 0 ? plus : dash;
  let base = cut > 0 ? localPart.slice(0, cut) : localPart;
  // Gmail ignores dots: support.google.com/mail/answer/7436150.
  if (gmailDomains.has(domain.ascii) && base.includes('.')) base = base.replaceAll('.', '');
  return base === localPart ? null : envelopeForm({ ...address, localPart: base });
}
