/** Bounces of the pool's people for which a workspace has shown the bounce message. */
import type { PackedFacts } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';
import { writeLeads } from '../leads/index.ts';

export interface BouncedPoolPerson {
  readonly id: string;
  /** SHA-256 of the address in lower case, in hex: the person may have another address by now. */
  readonly digest: string;
  /** Milliseconds since 1970. */
  readonly bouncedAtMs: number;
}

/**
 * Marks the addresses undeliverable, unless they were verified after they bounced.
 * @param tx in the pool
 * @returns how many were marked
 */
export async function markPoolBounces(tx: WorkspaceTx, bounced: readonly BouncedPoolPerson[], now: Date): Promise<number> {
  const { rows } = await tx.query<{ id: number; email: string; facts: PackedFacts; at: number }>(
    `select p.id::float8 as id, p.email, p.facts, floor(extract(epoch from t.at))::float8 as at
     from unnest($1::bigint[], $2::text[], $3::timestamptz[]) as t (id, digest, at) join people p on p.workspace_id = current_workspace() and p.id = t.id
     where encode(sha256(convert_to(lower(p.email), 'UTF8')), 'hex') = t.digest and (p.email_checked_at is null or p.email_checked_at < t.at)
     order by p.id for update of p`,
    [bounced.map(({ id }) => id), bounced.map(({ digest }) => digest), bounced.map(({ bouncedAtMs }) => new Date(bouncedAtMs))],
  );
  await writeLeads(tx, now, (writer) =>
    writer.setEmailChecks(
      rows.map(({ id, email, facts, at }) => ({ id, facts, check: { address: email, verdict: 'undeliverable', checkedAt: at } })),
    ),
  );
  return rows.length;
}
