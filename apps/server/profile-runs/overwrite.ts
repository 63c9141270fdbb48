/** The overwrite policies of a run, applied to the facts of one person: which filled fields are asked about, and what happens to a value that is found. */
import { createHash } from 'node:crypto';
import type { OverwriteField, OverwritePolicy } from '@leadlight/contract';
import { defaultOlderThanDays } from '@leadlight/contract/limits';
import type { ProposalKey } from '@leadlight/db/profiles';
import { addFacts, currentFact, type EmailCheck, type Fact, type PackedFacts } from '@leadlight/leads';
import {
  decideOverwrite,
  endsSearch,
  isAskedAgain,
  sourcedValue,
  type OverwriteDecision,
  type OverwriteReason,
  type SourcedValue,
} from '@leadlight/profiles';
import { companyDomainOf, companyNameKey, linkedinKey, phoneKey } from '@leadlight/vocabulary/identity';
import { parsePlace, unknownPlace, type Place } from '@leadlight/vocabulary/places';
import { foldText } from '@leadlight/vocabulary/text';

/** As a run or a column stores it. */
export interface Overwrite {
  readonly policies: Readonly<Record<string, string>>;
  readonly olderThanDays: number;
}

/** Nothing that is known is replaced or asked about. */
export const onlyEmpty: Overwrite = { policies: {}, olderThanDays: defaultOlderThanDays };

const dayMs = 86_400_000;

/** Facts whose policy has another name. */
const fieldsOfFacts: Readonly<Record<string, OverwriteField>> = {
  mobilePhone: 'phone',
  companyName: 'employer',
  companyDomain: 'employer',
};

/** Fields without a policy, such as a name, keep what they have. */
const policyOf = ({ policies }: Overwrite, field: string): OverwritePolicy =>
  (policies[fieldsOfFacts[field] ?? field] as OverwritePolicy | undefined) ?? 'only_empty';

export const textOfValue = (value: Fact['value']): string => (typeof value === 'object' ? value.join(', ') : String(value));

/** The same for values that mean the same: one phone number, one company or place, however it is written. */
function meaningOf({ field, value }: Pick<Fact, 'field' | 'value'>): string {
  const text = textOfValue(value);
  switch (field) {
    case 'email':
      return text.toLowerCase();
    case 'phone':
    case 'mobilePhone':
      return phoneKey(text) ?? text;
    case 'linkedin':
      return linkedinKey(text) ?? text;
    case 'companyName':
      return companyNameKey(text) ?? text;
    case 'companyDomain':
      return companyDomainOf(text) ?? text;
    case 'location': {
      const { country, region, city } = placeOf(text);
      return country === null ? text : [country, region, city].filter((part) => part !== null).join(' ');
    }
    default:
      return foldText(text) || text;
  }
}

function placeOf(text: string): Place {
  const parsed = parsePlace(text);
  return parsed.kind === 'unknown' ? unknownPlace : parsed.place;
}

/** A country alone says nothing against a city in it. */
function isLessPrecise(found: Fact, known: Fact): boolean {
  if (found.field !== 'location') return false;
  const [a, b] = [placeOf(textOfValue(found.value)), placeOf(textOfValue(known.value))];
  return a.country !== null && a.country === b.country && a.city === null && b.city !== null;
}

/** What a member rejects a value of: a kind of source, or one provider. */
export const sourceKeyOf = ({ source, locator }: Fact['evidence']): string => (source === 'provider' ? `provider:${locator}` : source);

export function proposalKeyOf(fact: Fact): ProposalKey {
  const valueKey = createHash('sha256')
    .update(`${fact.field}\n${meaningOf(fact)}`)
    .digest('hex');
  return { field: fact.field, sourceKey: sourceKeyOf(fact.evidence), valueKey };
}

export const keyText = ({ field, sourceKey, valueKey }: ProposalKey): string => `${field}\n${sourceKey}\n${valueKey}`;

/** Whether it is proven, and when it was last seen; its value is what it means. */
export function sourcedOf(fact: Fact, checks: readonly EmailCheck[]): SourcedValue {
  const { field, value, evidence } = fact;
  const verdicts = checks.map(({ address, verdict, checkedAt }) => ({ address, verdict, checkedAtMs: checkedAt * 1000 }));
  const known = { field, value: textOfValue(value), source: evidence.source, seenAtMs: evidence.fetchedAt * 1000 };
  return { ...sourcedValue(known, verdicts), value: meaningOf(fact) };
}

/** What is known of a person when a value is found. */
export interface KnownPerson {
  readonly overwrite: Overwrite;
  readonly facts: PackedFacts;
  readonly checks: readonly EmailCheck[];
  /** In seconds since 1970. */
  readonly seconds: number;
}

/**
 * Whether sources are asked about a field that has a value. Not anymore when a value that was accepted in this run replaces it, confirms it, or is
 * proposed.
 * @param accepted facts of this run
 */
export function isFieldAskedAgain({ overwrite, facts, checks, seconds }: KnownPerson, field: string, accepted: readonly Fact[]): boolean {
  const policy = policyOf(overwrite, field);
  if (policy === 'only_empty') return false;
  const current = currentFact(facts, field, seconds);
  if (current === null) return false;
  const known = sourcedOf(current, checks);
  if (!isAskedAgain(policy, known, { nowMs: seconds * 1000, olderThanMs: overwrite.olderThanDays * dayMs })) return false;
  return !accepted.some((fact) => fact.field === field && endsSearch(decideOverwrite(policy, known, sourcedOf(fact, checks))));
}

/** What happens to the values that were found. */
export interface Decided {
  /** Written as facts. Those that were chosen over another value are marked. */
  readonly written: readonly Fact[];
  /** Of the written ones, those that replace a value under `newer_and_proven`. */
  readonly replacing: readonly Fact[];
  /** A member decides on them. */
  readonly proposed: readonly Fact[];
  /** Why a value that passed the checks is not written, by {@link stepKey}. */
  readonly reasons: ReadonlyMap<string, string>;
}

export const stepKey = (field: string, value: string): string => `${field}\n${value}`;

type Reason = OverwriteReason | 'rejected_before';

const reasonWords: Readonly<Partial<Record<Reason, string>>> = {
  asks_member: 'Proposed: the field has another value, and a member decides.',
  not_newer: 'Not newer than the value that is known.',
  not_proven: 'Not confirmed by our own check, so the known value stays.',
  manual_edit: 'A member typed another value.',
  rejected_before: 'A member kept another value: this one stays rejected for this source.',
};

/**
 * Decides on values that passed the checks. Under `only_empty` they are written as facts of their source, and the usual order of sources decides which
 * one is shown.
 * @param rejected {@link keyText} of values that a member rejected for a source
 */
export function decideFound(known: KnownPerson, found: readonly Fact[], rejected: ReadonlySet<string>): Decided {
  const { overwrite, checks, seconds } = known;
  const [written, replacing, proposed]: [Fact[], Fact[], Fact[]] = [[], [], []];
  const reasons = new Map<string, string>();
  let { facts } = known;
  const write = (fact: Fact): void => {
    written.push(fact);
    facts = addFacts(facts, [fact]);
  };
  for (const fact of found) {
    const { field } = fact;
    const note = (reason: Reason): void => {
      const words = reasonWords[reason];
      if (words !== undefined) reasons.set(stepKey(field, textOfValue(fact.value)), words);
    };
    if (rejected.has(keyText(proposalKeyOf(fact)))) {
      note('rejected_before');
      continue;
    }
    const policy = policyOf(overwrite, field);
    const current = currentFact(facts, field, seconds);
    if (policy === 'only_empty' || current === null) {
      write(fact);
      continue;
    }
    const decision: OverwriteDecision = isLessPrecise(fact, current)
      ? { kind: 'keep', reason: 'same_value' }
      : decideOverwrite(policy, sourcedOf(current, checks), sourcedOf(fact, checks));
    const { kind, reason } = decision;
    if (kind === 'ask') proposed.push(fact);
    else if (kind === 'write') {
      const chosen = { ...fact, prevailsSince: seconds };
      replacing.push(chosen);
      write(chosen);
    } else if (reason !== 'not_proven' && !shows(addFacts(facts, [fact]), fact, seconds)) write(fact);
    else if (reason === 'same_value') write(fact);
    note(reason);
  }
  return { written, replacing, proposed, reasons };
}

/** Whether the fact's value would be the one that is shown, which the policy does not allow. It is known from the steps then. */
function shows(facts: PackedFacts, fact: Fact, seconds: number): boolean {
  const current = currentFact(facts, fact.field, seconds);
  return current !== null && meaningOf(current) === meaningOf(fact);
}
