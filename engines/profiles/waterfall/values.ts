/** Which of several values of a field is shown, and whether a new one may replace it. */
import { foldText } from '@leadlight/vocabulary/text';

export interface SourcedValue {
  readonly value: string;
  /** "hand" for a member, "website", "finder", or a provider's ID. */
  readonly source: string;
  /** When the source saw it, in milliseconds since 1970. */
  readonly seenAtMs: number;
  /** It passed our checks. */
  readonly isProven: boolean;
}

/** A value that a member rejected: it stays rejected for that source, however often the source repeats it. */
export interface Rejection {
  readonly field: string;
  readonly source: string;
  readonly value: string;
}

/** Per field or column: fill only empty ones; replace by newer, proven values; always ask a member. */
export type OverwritePolicy = 'only_empty' | 'newer_and_proven' | 'always_ask';

export type OverwriteReason =
  | 'was_empty'
  | 'newer_and_proven'
  | 'same_value'
  | 'manual_edit'
  | 'has_value'
  | 'not_newer'
  | 'not_proven'
  | 'rejected_before'
  | 'asks_member';

export type OverwriteDecision = { readonly kind: 'write' | 'keep' | 'ask'; readonly reason: OverwriteReason };

export function isRejected(
  rejections: readonly Rejection[],
  field: string,
  { source, value }: Pick<SourcedValue, 'source' | 'value'>,
): boolean {
  return rejections.some((each) => each.field === field && each.source === source && meaningOf(each.value) === meaningOf(value));
}

/** Whether an incoming value is written, with the reason. */
export function decideOverwrite(
  policy: OverwritePolicy,
  field: string,
  current: SourcedValue | null,
  incoming: SourcedValue,
  rejections: readonly Rejection[],
): OverwriteDecision {
  if (isRejected(rejections, field, incoming)) return { kind: 'keep', reason: 'rejected_before' };
  if (!incoming.isProven) return { kind: 'keep', reason: 'not_proven' };
  if (current !== null && meaningOf(current.value) === meaningOf(incoming.value)) return { kind: 'keep', reason: 'same_value' };
  if (policy === 'always_ask') return { kind: 'ask', reason: 'asks_member' };
  if (current === null) return { kind: 'write', reason: 'was_empty' };
  if (current.source === 'hand') return { kind: 'keep', reason: 'manual_edit' };
  if (policy === 'only_empty') return { kind: 'keep', reason: 'has_value' };
  // A value that nobody has proven gives way, whatever its age.
  if (current.isProven && incoming.seenAtMs <= current.seenAtMs) return { kind: 'keep', reason: 'not_newer' };
  return { kind: 'write', reason: 'newer_and_proven' };
}

export type PrevailingReason = 'only_value' | 'all_agree' | 'manual_edit' | 'newest_proven' | 'newest_unproven';

/** The value that is shown, the ones that contradict it, and why it prevails. */
export interface Prevailing {
  readonly value: SourcedValue;
  readonly reason: PrevailingReason;
  /** The other values, the newest proven first. */
  readonly others: readonly SourcedValue[];
}

/**
 * Decides a conflict between sources: a member's edit, then the newest proven value, then the newest.
 * @returns null when no value is left
 */
export function prevailingValue(field: string, values: readonly SourcedValue[], rejections: readonly Rejection[]): Prevailing | null {
  const ranked = values
    .filter((value) => !isRejected(rejections, field, value))
    .toSorted(
      (a, b) =>
        Number(b.source === 'hand') - Number(a.source === 'hand') ||
        Number(b.isProven) - Number(a.isProven) ||
        b.seenAtMs - a.seenAtMs ||
        (a.value < b.value ? -1 : a.value > b.value ? 1 : a.source < b.source ? -1 : 1),
    );
  const [value] = ranked;
  if (value === undefined) return null;
  const others = ranked.filter((each) => meaningOf(each.value) !== meaningOf(value.value));
  const reason: PrevailingReason =
    ranked.length === 1
      ? 'only_value'
      : others.length === 0
        ? 'all_agree'
        : value.source === 'hand'
          ? 'manual_edit'
          : value.isProven
            ? 'newest_proven'
            : 'newest_unproven';
  return { value, reason, others };
}

const meaningOf = (value: string): string => foldText(value) || value;
