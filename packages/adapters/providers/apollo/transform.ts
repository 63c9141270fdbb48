/** Answers of Apollo as facts (docs.apollo.io: People Enrichment, Organization Enrichment). */
import { readAnswer, type AnswerReader } from '../answer-reader.ts';
import {
  changed,
  createFactList,
  dayOf,
  domainOrNull,
  employmentText,
  firstFound,
  linkedinOf,
  listed,
  subjectOf,
  type FactList,
} from '../fact-list.ts';
import { noMatch, type AnswerFault, type PersonSubject, type ProviderOutcome } from '../provider.ts';
import { companyExtras, personExtras } from './extras.ts';

const provider = 'apollo';
export const personCredits = 1;
export const companyCredits = 1;

/** What Apollo writes instead of an address that the plan does not include. */
const placeholder = /^email_not_unlocked@|@domain\.com$/i;

export function readPerson(json: unknown): ProviderOutcome {
  return readAnswer(json, personCredits, (answer) => (answer.has('person') ? personOf(answer.object('person')) : noMatch));
}

/**
 * What ties an answer to its question is its place, and no document promises the order. So where the question has no name to compare, the answer has to
 * repeat the profile or the address that it was asked by; otherwise it counts as charged and is nobody's.
 * @returns one outcome for each person, in the order of the request
 */
export function readPeople(json: unknown, subjects: readonly PersonSubject[]): readonly ProviderOutcome[] {
  const count = subjects.length;
  const unreadable = (fault: AnswerFault, field = '/matches', expected = `a list of ${count} people`): readonly ProviderOutcome[] =>
    Array.from({ length: count }, () => ({
      kind: 'bad_answer',
      fault,
      field,
      expected,
      cost: { credits: personCredits, certainty: 'possible' },
    }));
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return unreadable('wrong_type', '', 'an object');
  const matches = 'matches' in json ? json.matches : null;
  if (matches === null || matches === undefined) return unreadable('missing');
  // With another number, nobody knows whose answer is whose.
  if (!Array.isArray(matches) || matches.length !== count) return unreadable('wrong_type');
  return matches.map((match: unknown, index) =>
    match === null ? noMatch : tied(readAnswer(match, personCredits, personOf, `/matches/${index}`), subjects[index], index),
  );
}

function tied(outcome: ProviderOutcome, asked: PersonSubject | undefined, index: number): ProviderOutcome {
  if (outcome.kind !== 'found' || !asked || asked.name !== null || asked.lastName !== null) return outcome;
  const repeats =
    (asked.linkedin !== null && outcome.subject.linkedin === asked.linkedin) ||
    (asked.email !== null && outcome.facts.some(({ field, value }) => field === 'email' && value === asked.email));
  return repeats
    ? outcome
    : {
        kind: 'bad_answer',
        fault: 'missing',
        field: `/matches/${index}/linkedin_url`,
        expected: 'the profile or the address that was asked about',
        cost: outcome.cost,
      };
}

function personOf(person: AnswerReader): ProviderOutcome {
  const list = createFactList(provider);
  const at = person.pointerOf;
  list.person('name', person.text('name'), at('name'));
  list.person('firstName', person.text('first_name'), at('first_name'));
  list.person('lastName', person.text('last_name'), at('last_name'));
  list.person('title', person.text('title'), at('title'));
  list.person('bio', person.text('headline'), at('headline'));
  list.person('linkedin', linkedinOf(person.text('linkedin_url'), 'person'), at('linkedin_url'));
  list.personAt('location', person.joined('city', 'state', 'country'));
  const email = person.text('email');
  const confidence = person.number('extrapolated_email_confidence');
  if (email !== null && !placeholder.test(email))
    list.email(email, at('email'), { isGuess: person.text('email_status') !== 'verified' || confidence !== null, confidence });
  list.personAt('profiles', listed(...['github_url', 'twitter_url', 'facebook_url'].map((name) => person.first(name))));
  const jobs = person.objects('employment_history');
  const current = jobs.find((job) => job.flag('current') === true);
  list.person('employerSince', dayOf(current?.text('start_date') ?? null), current?.pointerOf('start_date') ?? at('employment_history'));
  const past = jobs.flatMap((job) =>
    job.flag('current') === true
      ? []
      : (employmentText({
          title: job.text('title'),
          company: job.text('organization_name'),
          from: dayOf(job.text('start_date')),
          to: dayOf(job.text('end_date')),
        }) ?? []),
  );
  list.person('previousEmployers', past, at('employment_history'));
  const organization = person.object('organization');
  list.personAt('companyName', firstFound(organization.first('name'), ...(current ? [current.first('organization_name')] : [])));
  list.personAt('companyDomain', changed(organization.first('primary_domain', 'website_url'), domainOrNull));
  list.person('companyLinkedin', linkedinOf(organization.text('linkedin_url'), 'company'), organization.pointerOf('linkedin_url'));
  if (person.has('organization')) addCompany(list, organization);
  list.addExtras(person, personExtras);
  const isPerson = list.facts.some(({ about }) => about === 'person');
  return isPerson ? found(list, personCredits) : noMatch;
}

export function readCompany(json: unknown): ProviderOutcome {
  return readAnswer(json, companyCredits, (answer) => {
    if (!answer.has('organization')) return noMatch;
    const list = createFactList(provider);
    const company = answer.object('organization');
    addCompany(list, company);
    list.addExtras(company, companyExtras);
    return list.facts.length === 0 ? noMatch : found(list, companyCredits);
  });
}

function addCompany(list: FactList, company: AnswerReader): void {
  const at = company.pointerOf;
  list.company('name', company.text('name'), at('name'));
  list.company('website', company.text('website_url'), at('website_url'));
  list.companyAt('domain', changed(company.first('primary_domain', 'website_url'), domainOrNull));
  list.company('linkedin', linkedinOf(company.text('linkedin_url'), 'company'), at('linkedin_url'));
  list.company('industry', company.text('industry'), at('industry'));
  list.company('employees', company.wholeNumber('estimated_num_employees'), at('estimated_num_employees'));
  list.company('founded', company.wholeNumber('founded_year'), at('founded_year'));
  list.companyAt('location', company.joined('city', 'state', 'country'));
  list.companyAt('phone', firstFound(company.first('phone'), company.object('primary_phone').first('number')));
  list.companyAt('description', company.first('short_description', 'seo_description'));
  list.company('tags', company.texts('keywords').slice(0, 20), at('keywords'));
  list.company('languages', company.texts('languages'), at('languages'));
  list.company('technologies', company.texts('technology_names'), at('technology_names'));
  list.company('revenue', company.number('annual_revenue'), at('annual_revenue'));
  list.company('funding', company.number('total_funding'), at('total_funding'));
  list.company('ticker', company.text('publicly_traded_symbol'), at('publicly_traded_symbol'));
}

const found = ({ facts, extras }: FactList, credits: number): ProviderOutcome => ({
  kind: 'found',
  subject: subjectOf(facts),
  facts,
  extras,
  cost: { credits, certainty: 'certain' },
});
