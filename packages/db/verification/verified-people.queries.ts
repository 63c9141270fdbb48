/** Copies a verdict to the workspace's own people who have the address, so that lists, search and exports show the same as the verification. */
import { isStale, type VerdictKind } from '@leadlight/verification';
import { formsOfKey, type EmailVerdict } from '@leadlight/vocabulary';
import type { PackedFacts } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';
import { writeLeads } from '../leads/index.ts';

export interface AddressVerdict {
  /** Of `addressKey`. */
  readonly key: string;
  readonly kind: VerdictKind;
  /** Milliseconds since 1970. */
  readonly checkedAtMs: number;
}

interface Holder {
  id: number;
  email: string;
  verdict: EmailVerdict;
  checkedAt: Date | null;
  facts: PackedFacts;
}

/**
 * Unknown does not replace a verdict of the last 30 days: it means that the server did not answer, and nothing about the mailbox.
 */
export async function carryToPeople(tx: WorkspaceTx, verdicts: readonly AddressVerdict[], now: Date): Promise<void> {
  const byEmail = new Map(verdicts.flatMap((verdict) => formsOfKey(verdict.key).map((form) => [form, verdict])));
  if (byEmail.size === 0) return;
  // In the order of ids, in which people are always locked.
  const { rows } = await tx.query<Holder>(
    `select id::float8 as id, email, email_verdict as verdict, email_checked_at as "checkedAt", facts from people
     where workspace_id = current_workspace() and email = any($1) order by id for update`,
    [[...byEmail.keys()]],
  );
  await writeLeads(tx, now, (writer) =>
    writer.setEmailChecks(
      rows.flatMap(({ id, facts, ...row }) => {
        const verdict = byEmail.get(row.email);
        if (!verdict || !takesPlace(verdict, row, now)) return [];
        return [{ id, facts, check: { address: row.email, verdict: verdict.kind, checkedAt: Math.floor(verdict.checkedAtMs / 1000) } }];
      }),
    ),
  );
}

function takesPlace(
  { kind, checkedAtMs }: AddressVerdict,
  { verdict, checkedAt }: Pick<Holder, 'verdict' | 'checkedAt'>,
  now: Date,
): boolean {
  if (checkedAt === null || verdict === 'not_checked') return true;
  if (checkedAtMs < checkedAt.getTime() - 1_000) return false;
  // Whether a verdict is stale does not depend on confidence.
  return kind !== 'unknown' || isStale({ verdict, confidence: 0, checkedAtMs: checkedAt.getTime() }, now.getTime());
}
