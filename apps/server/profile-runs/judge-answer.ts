/** Whether a provider's answer is about the person, and which of its values pass our own checks. */
import type { ProviderFact, ProviderOutcome } from '@leadlight/adapters/providers';
import type { ProfileStepValue } from '@leadlight/db/profiles';
import { isSameValue, unpackFacts, type Fact } from '@leadlight/leads';
import {
  acceptanceWords,
  agreesWith,
  judgeValue,
  type AcceptanceReason,
  type AnsweredPerson,
  type OwnChecks,
  type ProfileKeys,
} from '@leadlight/profiles';
import { companyDomainOf, emailDomain, linkedinKey } from '@leadlight/vocabulary/identity';
import { checkMailbox } from './mailboxes.ts';
import { findAt } from './own-sources.ts';
import { textOfValue } from './overwrite.ts';
import type { ProfileDraft } from './profile-draft.ts';
import type { ProfileWorld } from './profile-world.ts';

export interface Judged {
  readonly accepted: Fact[];
  readonly refused: number;
  readonly values: readonly ProfileStepValue[];
  /** By field, for the ledger. */
  readonly reasons: Readonly<Record<string, AcceptanceReason>>;
  readonly message: string;
  /** Whether the answer is about the right person at a previous employer, as far as the question or the mailbox shows; null: nothing shows it. */
  readonly record: { readonly isOld: boolean; readonly shownBy: 'employer' | 'mailbox' } | null;
}

/** Addresses first: where the person has a mailbox, what is said about the job counts. */
const order = (field: string): number => (field === 'email' ? 0 : field === 'companyDomain' ? 1 : 2);
/** Never written: nobody asked for private addresses, and the parts of a name follow from it. */
const ignored: ReadonlySet<string> = new Set(['personalEmail', 'firstName', 'lastName']);

/** @throws the signal's reason */
export async function judgeAnswer(
  world: ProfileWorld,
  draft: ProfileDraft,
  { subject, facts }: Extract<ProviderOutcome, { kind: 'found' }>,
  { open, name }: { readonly open: readonly string[]; readonly name: string },
): Promise<Judged> {
  const asked = draft.keys();
  const answered: AnsweredPerson = { ...subject, leftAt: null };
  const agreement = agreesWith(asked, answered);
  const about = facts
    .filter((fact) => fact.about === 'person' && !ignored.has(fact.field))
    .toSorted((a, b) => order(a.field) - order(b.field));
  const values: ProfileStepValue[] = [];
  const reasons: Record<string, AcceptanceReason> = {};
  const accepted: Fact[] = [];
  const checks: { -readonly [Key in keyof OwnChecks]: OwnChecks[Key] } = {
    verdict: null,
    resolves: null,
    hasMailbox: hasMailboxAt(draft, answered),
  };
  const country = draft.person().place.country;
  let isMailboxOld: boolean | null = null;
  for (const fact of about) {
    const { field } = fact;
    const value = textOfValue(fact.value);
    let reason: AcceptanceReason = agreement;
    if (agreement === 'accepted') {
      if (isRejectedBefore(draft, fact) || draft.isRejected(factOf(fact, name, draft.seconds))) reason = 'rejected_before';
      else {
        if (field === 'email' && open.includes('email')) {
          const { verdict } = await checkMailbox(world, value);
          checks.verdict = verdict?.verdict ?? null;
          // An address that the provider has seen, and that doesn't exist, is of somebody who left.
          if (!fact.evidence.isGuess && (checks.verdict === 'deliverable' || checks.verdict === 'undeliverable'))
            isMailboxOld = checks.verdict === 'undeliverable';
          if (verdict)
            draft.noteVerdict({
              address: value.toLowerCase(),
              verdict: verdict.verdict,
              checkedAt: Math.floor(verdict.checkedAtMs / 1000),
            });
        }
        if (field === 'companyDomain') checks.resolves = await doesResolve(world, value, checks.hasMailbox);
        reason = judgeValue({ field, value, isGuess: fact.evidence.isGuess }, { asked, answered, country, checks });
        if (reason === 'employer_unproven' && !checks.hasMailbox && (await proveEmployer(world, draft, answered))) {
          checks.hasMailbox = true;
          reason = judgeValue({ field, value, isGuess: fact.evidence.isGuess }, { asked, answered, country, checks });
        }
      }
    }
    if (field === 'email' && reason === 'accepted') {
      checks.hasMailbox ||= answered.domain !== null && companyDomainOf(emailDomain(value)) === companyDomainOf(answered.domain);
      draft.mailboxAt ??= companyDomainOf(emailDomain(value));
    }
    // Of several values of one field, one that counts is enough.
    if (reasons[field] !== 'accepted') reasons[field] = reason;
    const isAccepted = reason === 'accepted';
    values.push({ field, value: value.slice(0, 500), isAccepted, reason: isAccepted ? null : wordReason(reason) });
    if (isAccepted) accepted.push(factOf(fact, name, draft.seconds));
  }
  const kept = values.filter(({ isAccepted }) => isAccepted).length;
  const wanted = open.filter((field) => reasons[field] === 'accepted');
  const message =
    agreement === 'accepted'
      ? `${name} answered with ${values.length} ${values.length === 1 ? 'value' : 'values'}; ${kept} ${kept === 1 ? 'counts' : 'count'}.`
      : `${name} answered, but not about this person for certain. ${wordReason(agreement)}`;
  return {
    accepted,
    refused: open.length - wanted.length,
    values,
    reasons,
    message,
    record: recordOf(asked, answered, { agreement, isMailboxOld }),
  };
}

/** A question that names the employer shows which one the answer is about, if the person is the same. */
function recordOf(
  asked: ProfileKeys,
  answered: AnsweredPerson,
  { agreement, isMailboxOld }: { readonly agreement: AcceptanceReason; readonly isMailboxOld: boolean | null },
): Judged['record'] {
  if (asked.company === null && asked.domain === null) return isMailboxOld === null ? null : { isOld: isMailboxOld, shownBy: 'mailbox' };
  const profile = answered.linkedin === null ? null : linkedinKey(answered.linkedin);
  // Asked about by name alone, the answered profile is the one to compare with.
  const linkedin = asked.linkedin.length > 0 || profile === null ? asked.linkedin : [{ key: profile, url: '' }];
  const withoutEmployer = agreesWith({ ...asked, linkedin, company: null, domain: null, companyLinkedin: null }, answered);
  return withoutEmployer === 'accepted' ? { isOld: agreement === 'other_company', shownBy: 'employer' } : null;
}

const wordReason = (reason: AcceptanceReason): string => (reason === 'accepted' ? '' : acceptanceWords[reason]);

const hasMailboxAt = ({ mailboxAt }: ProfileDraft, { domain }: AnsweredPerson): boolean =>
  mailboxAt !== null && domain !== null && companyDomainOf(domain) === mailboxAt;

/** A mailbox of the person at the answered employer shows that they work there. */
async function proveEmployer(world: ProfileWorld, draft: ProfileDraft, { name, domain }: AnsweredPerson): Promise<boolean> {
  const at = domain === null ? null : companyDomainOf(domain);
  const whose = draft.person().name ?? name;
  return at !== null && whose !== null && findAt(world, draft, { name: whose, domain: at });
}

async function doesResolve(world: ProfileWorld, value: string, hasMailbox: boolean): Promise<boolean | null> {
  if (hasMailbox) return true;
  const domain = companyDomainOf(value);
  if (domain === null) return null;
  const { mailServers } = await world.services.sites.recordsOf(domain, world.signal);
  return mailServers === null ? null : mailServers.length > 0;
}

function isRejectedBefore(draft: ProfileDraft, fact: ProviderFact): boolean {
  return unpackFacts(draft.base).some(
    ({ field, value, retractedAt }) => retractedAt !== null && field === fact.field && isSameValue(value, fact.value),
  );
}

function factOf({ field, value, evidence }: ProviderFact, name: string, seconds: number): Fact {
  const seenAt = evidence.seenAt === null ? Number.NaN : Date.parse(evidence.seenAt);
  return {
    field,
    value: field === 'linkedin' && typeof value === 'string' && !value.includes('://') ? `https://www.linkedin.com/${value}` : value,
    evidence: {
      source: 'provider',
      locator: name,
      row: null,
      snippet: null,
      // When the provider saw it, if it says so: an old record does not become new by being asked for.
      fetchedAt: Number.isNaN(seenAt) ? seconds : Math.min(seconds, Math.floor(seenAt / 1000)),
      hash: null,
    },
    retractedAt: null,
  };
}
