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

/**
 * Per field or column, what may become of a field that has a value: nothing, and it is not asked about; a newer value that passed our checks replaces it;
 * a member decides on each value that differs. An empty field is filled under every policy.
 */
export type OverwritePolicy = 'only_empty' | 'newer_and_proven' | 'always_ask';

export type OverwriteReason =
  | 'was_empty'
  | 'newer_and_proven'
  | 'same_value'
  | 'manual_edit'
  | 'has_value'
  | 'not_newer'
  | 'not_proven'
  | 'asks_member';

export type OverwriteDecision = { readonly kind: 'write' | 'keep' | 'ask'; readonly reason: OverwriteReason };

/** Whether an incoming value is written, with the reason. One that a member rejected for its source is left out before. */
export function decideOverwrite(policy: OverwritePolicy, current: SourcedValue | null, incoming: SourcedValue): OverwriteDecision {
  if (!incoming.isProven) return { kind: 'keep', reason: 'not_proven' };
  if (current !== null && meaningOf(current.value) === meaningOf(incoming.value)) return { kind: 'keep', reason: 'same_value' };
  if (current === null) return { kind: 'write', reason: 'was_empty' };
  if (policy === 'always_ask') return { kind: 'ask', reason: 'asks_member' };
  if (current.source === 'hand') return { kind: 'keep', reason: 'manual_edit' };
  if (policy === 'only_empty') return { kind: 'keep', reason: 'has_value' };
  if (incoming.seenAtMs <= current.seenAtMs) return { kind: 'keep', reason: 'not_newer' };
  return { kind: 'write', reason: 'newer_and_proven' };
}

/**
 * Whether sources are asked about a field that has a value.
 * @param olderThanMs a value of at least this age is asked about although it is proven
 */
export function isAskedAgain(
  policy: OverwritePolicy,
  current: SourcedValue,
  at: { readonly nowMs: number; readonly olderThanMs: number },
): boolean {
  if (policy === 'only_empty') return false;
  if (policy === 'always_ask') return true;
  // What a member typed is never replaced, so that asking would cost something for nothing.
  if (current.source === 'hand') return false;
  return !current.isProven || at.nowMs - current.seenAtMs >= at.olderThanMs;
}

/**
 * Whether a value that was found ends the search for the field: it replaces or confirms what is known, or a member is asked about it. One that is
 * older than the known value does not.
 */
export const endsSearch = ({ kind, reason }: OverwriteDecision): boolean => kind !== 'keep' || reason === 'same_value';

/** Sources whose values are proven: they passed our checks before they were written, or are the company's or an authority's own words. */
const provenSources: ReadonlySet<string> = new Set(['website', 'filing', 'provider']);

/** What a source says of a field, as a person's record has it. */
export interface KnownValue {
  readonly field: string;
  readonly value: string;
  /** "hand", "website", "import", … */
  readonly source: string;
  readonly seenAtMs: number;
}

/** A mail server's answer about an address. */
export interface KnownVerdict {
  readonly address: string;
  readonly verdict: string;
  readonly checkedAtMs: number;
}

/**
 * Whether a value is proven, and when it was last seen. Of an email address only our own verification counts, whatever the source, and a confirmed
 * mailbox was seen when it was verified.
 */
export function sourcedValue({ field, value, source, seenAtMs }: KnownValue, verdicts: readonly KnownVerdict[]): SourcedValue {
  if (field !== 'email') return { value, source, seenAtMs, isProven: provenSources.has(source) };
  const check = verdicts.find(({ address }) => address.toLowerCase() === value.toLowerCase());
  const isProven = check?.verdict === 'deliverable';
  return { value, source, seenAtMs: isProven ? Math.max(seenAtMs, check.checkedAtMs) : seenAtMs, isProven };
}

const meaningOf = (value: string): string => foldText(value) || value;
