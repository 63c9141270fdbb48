/** Texts of providers: outcomes of tests, and names of fields. */
import type { ProviderCall, ProviderConnection } from '../../api/contract.ts';
import { wordAge } from '../../words/dates.ts';

type Outcome = NonNullable<ProviderConnection['test']>['outcome'];

const outcomes: Record<Outcome, { readonly label: string; readonly tone: 'good' | 'notice' | 'bad' }> = {
  found: { label: 'Key works', tone: 'good' },
  not_found: { label: 'Nothing found', tone: 'notice' },
  wrong_key: { label: 'Key refused', tone: 'bad' },
  quota_exhausted: { label: 'No credits left', tone: 'bad' },
  rate_limited: { label: 'Too many requests', tone: 'notice' },
  error_inside: { label: 'Provider reported an error', tone: 'bad' },
  bad_answer: { label: 'Unexpected answer', tone: 'bad' },
  timed_out: { label: 'No answer in time', tone: 'notice' },
  canceled: { label: 'Canceled', tone: 'notice' },
  unavailable: { label: 'Not reachable', tone: 'bad' },
  refused_input: { label: 'Request refused', tone: 'bad' },
};
export const wordTestOutcome = (outcome: Outcome) => outcomes[outcome];

export function wordTest({ test }: ProviderConnection): string {
  return test === null ? 'Not tested' : `Tested ${wordAge(test.at)}`;
}

/** What may happen to answers: "Answers stay for 60 days". */
export function wordStay({ mayStay, stayDays }: Pick<ProviderConnection, 'mayStay' | 'stayDays'>): string {
  if (!mayStay) return 'Answers don’t stay in records';
  return stayDays === null ? 'Answers stay in records' : `Answers stay for ${stayDays} days`;
}

const fieldWords: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'first name',
  lastName: 'last name',
  title: 'job title',
  email: 'work email',
  personalEmail: 'private email',
  phone: 'phone',
  mobilePhone: 'mobile phone',
  linkedin: 'LinkedIn',
  location: 'location',
  companyName: 'employer',
  companyDomain: 'employer’s domain',
  companyLinkedin: 'employer’s LinkedIn',
  employerSince: 'employer since',
  previousEmployers: 'previous employers',
  languages: 'languages',
  profiles: 'social profiles',
  bio: 'bio',
  otherNames: 'other names',
  otherDomains: 'other domains',
};
export const wordField = (field: string): string => fieldWords[field] ?? field;

/** What a call asked for. A provider's field is shown by the name of its column, or by its place in the answer if it has none. */
export const wordAsked = ({ field, label }: { field: string; label: string | null }): string =>
  label ?? wordField(field.replace(/^extra:\//, ''));

/** The outcome of a call: "2 of 3 values accepted". */
export function wordCallOutcome({ status, outcome, fields }: Pick<ProviderCall, 'status' | 'outcome' | 'fields'>): string {
  if (status === 'in_progress') return 'In progress';
  if (outcome === null) return 'The answer was lost';
  if (outcome !== 'found') return outcomes[outcome].label;
  if (fields.some(({ result }) => result === 'not_judged')) return 'Answered, not used yet';
  const accepted = fields.filter(({ result }) => result === 'accepted').length;
  return accepted === 0 ? 'No value accepted' : `${accepted} of ${fields.length} ${fields.length === 1 ? 'value' : 'values'} accepted`;
}

/** A line for what was accepted, one for each reason why values were refused, and one for what was not answered. */
export function wordCallFields(fields: ProviderCall['fields']): string[] {
  const lines = new Map<string, string[]>();
  for (const { field, label, result, message } of fields) {
    const head = result === 'accepted' ? 'Accepted' : result === 'refused' ? (message ?? 'Refused') : 'Not answered';
    lines.set(head, [...(lines.get(head) ?? []), wordAsked({ field, label })]);
  }
  return [...lines].map(([head, names]) => `${head.replace(/\.$/, '')}: ${names.join(', ')}`);
}
