/**
 * Web pages that don't identify a company: profiles in directories, registers, marketplaces and social networks, and sites made with a site
 * builder. Recognized by the column, because no list of such sites is complete: companies with different names have pages on the same host.
 */
import { companyNameKey, domainOf } from '@leadlight/vocabulary/identity';

/** Fewer names say nothing: two companies of a group share a site. */
const fewestNames = 3;
/** A list of a group's companies has many names on one host; it is still not known which of them the site is of. */
const leastShare = 0.5;

/**
 * @returns the host on which most of these companies have a page; null if the pages identify the companies
 */
export function sharedHostOf(rows: readonly { readonly name: string; readonly page: string }[]): string | null {
  const namesByHost = new Map<string, Set<string>>();
  const names = new Set<string>();
  for (const { name, page } of rows) {
    const key = companyNameKey(name);
    const host = key === null ? null : hostOf(page);
    if (key === null || host === null) continue;
    names.add(key);
    const onHost = namesByHost.get(host) ?? new Set<string>();
    namesByHost.set(host, onHost.add(key));
  }
  if (names.size < fewestNames) return null;
  const shared = [...namesByHost].filter(([, onHost]) => onHost.size >= fewestNames);
  const onShared = new Set(shared.flatMap(([, onHost]) => [...onHost]));
  if (onShared.size < names.size * leastShare) return null;
  return shared.toSorted(([, a], [, b]) => b.size - a.size)[0]?.[0] ?? null;
}

/** The registrable domain; for sites that are known to be shared, the host itself. */
function hostOf(page: string): string | null {
  const text = page.trim();
  if (text === '' || /\s/.test(text)) return null;
  const domain = domainOf(text);
  if (domain !== null) return domain;
  const [, host] = /^(?:[a-z]+:\/\/)?(?:www\.)?([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(?:[:/?#]|$)/iu.exec(text) ?? [];
  // "acme.wixsite.com" and "wixsite.com/acme" are on one site.
  return host === undefined ? null : host.toLowerCase().split('.').slice(-2).join('.');
}
