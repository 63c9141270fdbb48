/**
 * A person or company of People Data Labs as facts. Fields: docs.peopledatalabs.com/docs/fields and /docs/company-data-overview. In plans without
 * contact data, contact fields are `true` or `false` instead of a value.
 */
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
import type { ProviderOutcome } from '../provider.ts';
import { companyExtras, personExtras } from './extras.ts';

export const personCredits = 1;
export const companyCredits = 1;

export function readPerson(json: unknown): ProviderOutcome {
  return readAnswer(json, personCredits, (answer) => {
    // The API wraps the person; its OpenAPI document and saved answers do not.
    const person = answer.has('data') ? answer.object('data') : answer;
    const likelihood = answer.number('likelihood');
    const confidence = likelihood === null ? null : Math.min(1, likelihood / 10);
    const list = createFactList('people-data-labs', dayOf(person.text('job_last_verified') ?? person.text('job_last_changed')));
    const at = person.pointerOf;
    const add: FactList['person'] = (field, value, pointer, about) => list.person(field, value, pointer, { confidence, ...about });
    add('name', person.text('full_name'), at('full_name'));
    add('firstName', person.text('first_name'), at('first_name'));
    add('lastName', person.text('last_name'), at('last_name'));
    add('title', person.text('job_title'), at('job_title'));
    add('linkedin', linkedinOf(person.text('linkedin_url'), 'person'), at('linkedin_url'));
    add('companyName', person.text('job_company_name'), at('job_company_name'));
    add('companyDomain', domainOrNull(person.text('job_company_website')), at('job_company_website'));
    add('companyLinkedin', linkedinOf(person.text('job_company_linkedin_url'), 'company'), at('job_company_linkedin_url'));
    add('employerSince', dayOf(person.text('job_start_date')), at('job_start_date'));
    add('mobilePhone', person.textOrFlag('mobile_phone'), at('mobile_phone'));
    add('phone', person.textsOrFlag('phone_numbers')[0] ?? null, `${at('phone_numbers')}/0`);
    list.personAt(
      'location',
      firstFound(person.joinedOrFlags('location_locality', 'location_region', 'location_country'), person.joinedOrFlags('location_name')),
      { confidence },
    );
    addPastJobs(person, add);
    addProfiles(person, add);
    add('bio', person.text('summary'), at('summary'));
    add(
      'languages',
      person.objects('languages').flatMap((language) => language.text('name') ?? []),
      at('languages'),
    );
    // People Data Labs does not verify addresses: it says where they were seen, not that they work.
    list.email(person.textOrFlag('work_email'), at('work_email'), { confidence });
    list.email(person.textOrFlag('recommended_personal_email'), at('recommended_personal_email'), { confidence, isPersonal: true });
    person
      .textsOrFlag('personal_emails')
      .slice(0, 1)
      .forEach((email) => list.email(email, `${at('personal_emails')}/0`, { confidence, isPersonal: true }));
    list.addExtras(person, personExtras);
    return found(list, personCredits);
  });
}

function addPastJobs(person: AnswerReader, add: FactList['person']): void {
  const past = person.objects('experience').flatMap((job) => {
    if (job.flag('is_primary') === true || job.text('end_date') === null) return [];
    return (
      employmentText({
        title: job.object('title').text('name'),
        company: job.object('company').text('name'),
        from: dayOf(job.text('start_date')),
        to: dayOf(job.text('end_date')),
      }) ?? []
    );
  });
  add('previousEmployers', past, person.pointerOf('experience'));
}

function addProfiles(person: AnswerReader, add: FactList['person']): void {
  const named = ['github_url', 'twitter_url', 'facebook_url'].map((name) => person.first(name));
  const others = person.objects('profiles').flatMap((profile) => (profile.text('network') === 'linkedin' ? [] : profile.first('url')));
  const { value, pointer } = listed(...[...named, ...others].map((url) => changed(url, webUrl)));
  add('profiles', value, pointer);
}

/** Null for what is not an address of a website, such as `javascript:`. */
function webUrl(url: string): string | null {
  const whole = withScheme(url);
  return URL.canParse(whole) && /^https?:\/\/[^/:@]+\.[^/:@]+(?:[/?#:]|$)/i.test(whole) ? whole : null;
}

const withScheme = (url: string): string => (/^https?:/i.test(url) ? url : `https://${url}`);

export function readCompany(json: unknown): ProviderOutcome {
  return readAnswer(json, companyCredits, (answer) => {
    const company = answer.has('data') ? answer.object('data') : answer;
    const list = createFactList('people-data-labs');
    const at = company.pointerOf;
    const add = list.company;
    list.companyAt('name', company.first('display_name', 'name'));
    const website = company.text('website');
    add('domain', domainOrNull(website), at('website'));
    add('website', website === null ? null : withScheme(website), at('website'));
    add('linkedin', linkedinOf(company.text('linkedin_url'), 'company'), at('linkedin_url'));
    add('industry', company.text('industry'), at('industry'));
    add('employees', company.wholeNumber('employee_count'), at('employee_count'));
    add('size', company.text('size'), at('size'));
    add('founded', company.wholeNumber('founded'), at('founded'));
    const location = company.object('location');
    list.companyAt('location', firstFound(location.joined('locality', 'region', 'country'), location.first('name')));
    list.companyAt('description', company.first('summary', 'headline'));
    add('tags', company.texts('tags'), at('tags'));
    add('ticker', company.text('ticker'), at('ticker'));
    add('otherNames', company.texts('alternative_names'), at('alternative_names'));
    list.addExtras(company, companyExtras);
    return found(list, companyCredits);
  });
}

const found = ({ facts, extras }: FactList, credits: number): ProviderOutcome =>
  facts.length === 0
    ? { kind: 'not_found', because: 'no_match', cost: { credits, certainty: 'certain' } }
    : { kind: 'found', subject: subjectOf(facts), facts, extras, cost: { credits, certainty: 'certain' } };
