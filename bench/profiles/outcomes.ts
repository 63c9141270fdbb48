/** What each provider's answer about each person is worth, judged by the engine's own rules. */
import { agreesWith, judgeValue, type AcceptanceReason, type AnsweredPerson, type OwnChecks } from '@leadlight/profiles';
import { answerOf, profileOf, providers, verdictOf, type Person } from './world.ts';

export interface Outcome {
  readonly isMatch: boolean;
  /** In millionths. */
  readonly cost: number;
  readonly accepted: readonly string[];
  /** Of the accepted fields, those with the true value. */
  readonly right: readonly string[];
  /** The verification showed that no address at the employer can be confirmed. */
  readonly isCatchAll: boolean;
  /** Whether an answer about the right person is about a previous employer, as far as the question or the mailbox shows. Null: nothing shows it. */
  readonly record: { readonly isOld: boolean; readonly shownBy: 'employer' | 'mailbox' } | null;
}

export const fieldsOf = (person: Person): readonly string[] => (person.isAskedByProfile ? ['email', 'companyDomain'] : ['email']);

/** By provider, in the order of `providers`. */
export function outcomesOf(person: Person, seed: number): readonly Outcome[] {
  const asked = {
    linkedin: person.isAskedByProfile ? [{ key: profileOf(person), url: '' }] : [],
    memberKeys: [],
    emails: [],
    name: person.isAskedByProfile ? null : person.name,
    company: null,
    domain: person.isAskedByProfile ? null : person.employer,
    companyLinkedin: null,
  };
  return providers.map((provider) => {
    const answer = answerOf(person, provider, seed);
    const cost = answer !== null || provider.charges === 'per_call' ? provider.price : 0;
    if (answer === null) return { isMatch: false, cost, accepted: [], right: [], isCatchAll: false, record: null };
    const answered: AnsweredPerson = {
      name: answer.name,
      linkedin: answer.profile === null ? null : `https://www.linkedin.com/${answer.profile}`,
      company: null,
      domain: answer.employer,
      leftAt: null,
    };
    const { verdict, isCatchAll } = verdictOf(person, answer.email, seed);
    const agreement = agreesWith(asked, answered);
    const record = person.isAskedByProfile
      ? recordByMailbox(agreement === 'accepted' && !answer.isGuess, verdict)
      : recordByEmployer(agreesWith({ ...asked, domain: null, linkedin: [{ key: profileOf(person), url: '' }] }, answered), agreement);
    if (agreement !== 'accepted') return { isMatch: true, cost, accepted: [], right: [], isCatchAll: false, record };
    const checks: OwnChecks = { verdict, resolves: true, hasMailbox: false };
    const about = { asked, answered, country: person.country, checks };
    const email = judgeValue({ field: 'email', value: answer.email, isGuess: answer.isGuess }, about) === 'accepted';
    const employer = { field: 'companyDomain', value: answer.employer, isGuess: false };
    const domain = person.isAskedByProfile && judgeValue(employer, { ...about, checks: { ...checks, hasMailbox: email } }) === 'accepted';
    return {
      isMatch: true,
      cost,
      accepted: [...(email ? ['email'] : []), ...(domain ? ['companyDomain'] : [])],
      right: [
        ...(email && answer.email === person.email ? ['email'] : []),
        ...(domain && answer.employer === person.employer ? ['companyDomain'] : []),
      ],
      isCatchAll,
      record,
    };
  });
}

/** The question names the current employer: it shows which one the answer is about. The truth isn't needed. */
function recordByEmployer(withoutEmployer: AcceptanceReason, agreement: AcceptanceReason): Outcome['record'] {
  return withoutEmployer === 'accepted' ? { isOld: agreement === 'other_company', shownBy: 'employer' } : null;
}

/** An address that the provider has seen, and that doesn't exist, is of somebody who left. */
function recordByMailbox(isUsable: boolean, verdict: OwnChecks['verdict']): Outcome['record'] {
  return isUsable && (verdict === 'deliverable' || verdict === 'undeliverable')
    ? { isOld: verdict === 'undeliverable', shownBy: 'mailbox' }
    : null;
}
