/** Figures about a workspace's verdicts: by kind, reason, day and domain. */
import type { Reason, VerdictKind } from '@leadlight/verification';
import type { SnapshotTx } from '../platform/index.ts';

export type VerdictCounts = Readonly<Record<VerdictKind, number>>;

export interface VerificationFigures {
  readonly verdicts: VerdictCounts;
  /** The most frequent first. */
  readonly reasons: readonly { readonly reason: Reason; readonly verdict: VerdictKind; readonly count: number }[];
  /** Days (UTC, YYYY-MM-DD) with a verification, in order. */
  readonly byDay: readonly (VerdictCounts & { readonly day: string })[];
  /** The ten with the most addresses. */
  readonly domains: readonly (VerdictCounts & { readonly domain: string; readonly count: number })[];
  /** Addresses at all the others. */
  readonly otherDomains: number;
}

const kinds = ['deliverable', 'undeliverable', 'risky', 'unknown'] as const;
const counts = kinds.map((kind) => `count(*) filter (where kind = '${kind}')::int as ${kind}`).join(', ');

/** Of the latest verifications since an instant, each address once. */
export async function readVerificationFigures(tx: SnapshotTx, since: Date): Promise<VerificationFigures> {
  const within = 'from verifications where workspace_id = current_workspace() and checked_at >= $1';
  const all = await tx.query<VerdictCounts & { addresses: number }>(`select ${counts}, count(domain)::int as addresses ${within}`, [since]);
  const reasons = await tx.query<VerificationFigures['reasons'][number]>(
    `select reason, kind as verdict, count(*)::int as count ${within} group by 1, 2 order by 3 desc, 1`,
    [since],
  );
  const byDay = await tx.query<VerificationFigures['byDay'][number]>(
    `select to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD') as day, ${counts} ${within} group by 1 order by 1`,
    [since],
  );
  const domains = await tx.query<VerificationFigures['domains'][number]>(
    `select domain, count(*)::int as count, ${counts} ${within} and domain is not null group by 1 order by 2 desc, 1 limit 10`,
    [since],
  );
  const { addresses = 0, ...verdicts } = all.rows[0] ?? { deliverable: 0, undeliverable: 0, risky: 0, unknown: 0 };
  return {
    verdicts,
    reasons: reasons.rows,
    byDay: byDay.rows,
    domains: domains.rows,
    otherDomains: addresses - domains.rows.reduce((sum, { count }) => sum + count, 0),
  };
}
