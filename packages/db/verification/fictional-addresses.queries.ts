/** Which addresses and domains belong to the sample: verifying and finding them costs nothing, because these people don't exist. */
import { domainOfKey, formsOfKey } from '@leadlight/vocabulary';
import type { WorkspaceTx } from '../platform/index.ts';

/**
 * Only the pool's sample counts, which the operator loads: a workspace can't make an address free.
 * @param keys of `addressKey`
 * @returns those of a sample person, or at the domain of a sample company
 */
export async function readFictionalAddresses(tx: WorkspaceTx, keys: readonly string[]): Promise<Set<string>> {
  const forms = keys.flatMap((key) => formsOfKey(key).map((form) => ({ key, form, domain: domainOfKey(key) })));
  const { rows } = await tx.query<{ key: string }>(
    `select distinct t.key from unnest($1::text[], $2::text[], $3::text[]) as t (key, form, domain)
     where exists (select from people p where p.workspace_id = pool_id() and p.email = t.form and p.is_sample)
        or exists (select from companies c where c.workspace_id = pool_id() and c.domain = t.domain and c.is_sample)`,
    [forms.map(({ key }) => key), forms.map(({ form }) => form), forms.map(({ domain }) => domain)],
  );
  return new Set(rows.map(({ key }) => key));
}

/** @returns those of a sample company */
export async function readFictionalDomains(tx: WorkspaceTx, domains: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ domain: string }>(
    `select distinct t.domain from unnest($1::text[]) as t (domain)
     where exists (select from companies c where c.workspace_id = pool_id() and c.domain = t.domain and c.is_sample)`,
    [[...new Set(domains)]],
  );
  return new Set(rows.map(({ domain }) => domain));
}
