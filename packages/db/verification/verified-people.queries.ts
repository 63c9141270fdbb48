/** Carries a verdict to the workspace's own people who have the address, so that lists, search and exports say the same as the verification does. */
import { isStale, formsOfKey, type VerdictKind } from '@leadlight/verification';
import { personOf, scorePerson, type EmailVerdict, type PackedFacts } from '@leadlight/leads';
import { type WorkspaceTx, freshestOf } from '../platform/index.ts';
import { noteLeadChanges, rangesOf } from '../leads/index.ts';

export interface AddressVerdict {
  /** Of `addressKey`. */
  readonly key: string;
  readonly kind: VerdictKind;
  /** Milliseconds since 1970. */
  readonly checkedAtMs: number;
}

interface Holder {
  id: string;
  email: string;
  verdict: EmailVerdict;
  checkedAt: Date | null;
  facts: PackedFacts;
}

/**
 * An unknown takes the place of nothing that was known within the last 30 days: it says something about the server's mood, not about the mailbox.
 * Search is told in the same transaction.
 */
export async function carryToPeople(tx: WorkspaceTx, verdicts: readonly AddressVerdict[], now: Date): Promise<void> {
  const byEmail = new Map(verdicts.flatMap((verdict) => formsOfKey(verdict.key).map((form) => [form, verdict])));
  if (byEmail.size === 0) return;
  // In the order of ids, as everybody locks people.
  const { rows } = await tx.query<Holder>(
    `select id, email, email_verdict as verdict, email_checked_at as "checkedAt", facts from people
     where workspace_id = current_workspace() and email = any($1) order by id for update`,
    [[...byEmail.keys()]],
  );
  const nowS = Math.floor(now.getTime() / 1000);
  const changed = rows.flatMap((row) => {
    const verdict = byEmail.get(row.email);
    if (!verdict || !takesPlace(verdict, row, now)) return [];
    const check = { verdict: verdict.kind, checkedAt: Math.floor(verdict.checkedAtMs / 1000) };
    const score = scorePerson(personOf(row.facts, nowS, check), freshestOf(row.facts), nowS);
    return [{ id: row.id, ...check, score }];
  });
  if (changed.length === 0) return;
  await tx.query(
    `update people p set email_verdict = t.verdict, email_checked_at = to_timestamp(t.checked_at), score = t.score, updated_at = $5
     from unnest($1::bigint[], $2::text[], $3::float8[], $4::int[]) as t (id, verdict, checked_at, score)
     where p.workspace_id = current_workspace() and p.id = t.id`,
    [
      changed.map(({ id }) => id),
      changed.map(({ verdict }) => verdict),
      changed.map(({ checkedAt }) => checkedAt),
      changed.map(({ score }) => score),
      now,
    ],
  );
  await noteLeadChanges(
    tx,
    rangesOf(changed.map(({ id }) => Number(id))).map((range) => ({ kind: 'people', ...range })),
  );
}

function takesPlace({ kind, checkedAtMs }: AddressVerdict, { verdict, checkedAt }: Holder, now: Date): boolean {
  if (checkedAt === null || verdict === 'not_checked') return true;
  if (checkedAtMs < checkedAt.getTime() - 1_000) return false;
  // Confidence plays no part in whether a verdict is stale.
  return kind !== 'unknown' || isStale({ verdict, confidence: 0, checkedAtMs: checkedAt.getTime() }, now.getTime());
}
