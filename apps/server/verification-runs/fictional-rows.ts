/** Rows of a run about fictional people, which cost nothing. */
import type { WorkspaceTx } from '@leadlight/db/platform';
import { readFictionalAddresses, readFictionalDomains } from '@leadlight/db/verification';

/**
 * @param rows of verifications, whose key is the address, or of finds, which have a domain
 * @returns their keys
 */
export async function fictionalAmong(
  tx: WorkspaceTx,
  rows: readonly { readonly askKey: string; readonly domain: string | null }[],
): Promise<Set<string>> {
  const domains = rows.flatMap(({ domain }) => (domain === null ? [] : [domain]));
  if (domains.length === 0)
    return readFictionalAddresses(
      tx,
      rows.map(({ askKey }) => askKey),
    );
  const fictional = await readFictionalDomains(tx, domains);
  return new Set(rows.flatMap(({ askKey, domain }) => (domain !== null && fictional.has(domain) ? [askKey] : [])));
}
