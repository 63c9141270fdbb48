/** What each provider's answer about each person is worth, judged by the engine's own rules. */
import { agreesWith, emptyKeys, judgeValue, type AnsweredPerson, type OwnChecks } from '@leadlight/profiles';
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
  /** For a question that names the employer: what the answer would have been without it. Null: it would not have been accepted. */
  readonly withoutEmployer: 'current' | 'previous' | null;
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
    if (answer === null) return { isMatch: false, cost, accepted: [], right: [], isCatchAll: false, withoutEmployer: null };
    const answered: AnsweredPerson = {
      name: answer.name,
      linkedin: answer.profile === null ? null : `https://www.linkedin.com/${answer.profile}`,
      company: null,
      domain: answer.employer,
      leftAt: null,
    };
    const { verdict, isCatchAll } = verdictOf(person, answer.email, seed);
    const withoutEmployer = person.isAskedByProfile ? null : judgedWithoutEmployer(person, answered, answer.email, answer.isGuess, verdict);
    if (agreesWith(asked, answered) !== 'accepted')
      return { isMatch: true, cost, accepted: [], right: [], isCatchAll: false, withoutEmployer };
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
      withoutEmployer,
    };
  });
}

/** The same rules for a question that doesn't name the employer. The truth isn't needed: the question itself says which employer is current. */
function judgedWithoutEmployer(
  person: Person,
  answered: AnsweredPerson,
  email: string,
  isGuess: boolean,
  verdict: OwnChecks['verdict'],
): Outcome['withoutEmployer'] {
  const asked = { ...emptyKeys, linkedin: [{ key: profileOf(person), url: '' }] };
  if (agreesWith(asked, answered) !== 'accepted') return null;
  const checks: OwnChecks = { verdict, resolves: true, hasMailbox: false };
  const reason = judgeValue({ field: 'email', value: email, isGuess }, { asked, answered, country: person.country, checks });
  return reason === 'accepted' ? (answered.domain === person.employer ? 'current' : 'previous') : null;
}
