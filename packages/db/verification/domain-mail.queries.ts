/** What a workspace's own verifications and finds tell about the mail of a domain. */
import type { WorkspaceTx } from '../platform/index.ts';

/** Addresses of confirmed finds that no later verification or bounce refuted, with the name that was searched for. @param domains spellings of the domain */
export async function readFoundAddresses(
  tx: WorkspaceTx,
  domains: readonly string[],
  most: number,
): Promise<{ address: string; name: string }[]> {
  const { rows } = await tx.query<{ address: string; name: string }>(
    `select f.address, f.name from finds f
     where f.workspace_id = current_workspace() and f.domain = any($1::text[]) and f.outcome = 'confirmed' and f.address is not null
       and not exists (select from verifications v
         where v.workspace_id = current_workspace() and v.address_key = f.address and (v.kind = 'undeliverable' or v.bounced_at is not null))
     order by f.updated_at desc, f.id limit $2`,
    [domains, most],
  );
  return rows;
}

export interface AcceptsAll {
  /** Whether the domain accepted mail for a made-up name. */
  readonly acceptsAll: boolean;
  readonly checkedAt: Date;
}

/** The latest answer about a made-up name at the domain; null if no verification or find of the workspace got one. */
export async function readAcceptsAll(tx: WorkspaceTx, domains: readonly string[]): Promise<AcceptsAll | null> {
  const { rows } = await tx.query<AcceptsAll>(
    `select verdict -> 'facts' ->> 'catchAll' = 'yes' as "acceptsAll", to_timestamp((verdict ->> 'checkedAtMs')::float8 / 1000) as "checkedAt"
     from (
       select v.verdict from verifications v where v.workspace_id = current_workspace() and v.domain = any($1::text[]) and v.verdict is not null
       union all
       select asked -> 'verdict' from finds f cross join jsonb_array_elements(f.found -> 'asked') asked
       where f.workspace_id = current_workspace() and f.domain = any($1::text[]) and f.found is not null
     ) known
     where verdict -> 'facts' ->> 'catchAll' in ('yes', 'no') order by 2 desc limit 1`,
    [domains],
  );
  return rows[0] ?? null;
}
