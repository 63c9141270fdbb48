/**
 * Records of Coresignal as facts. Its documentation and the OpenAPI document of its Multi-source APIs name some fields differently (`job_title` and
 * `title`, `professional_network_url` and `linkedin_url`); both are read.
 */
import { readAnswer, type AnswerReader, type Found } from '../answer-reader.ts';
import {
  changed,
  createFactList,
  dayOf,
  domainOrNull,
  employmentText,
  firstFound,
  linkedinOf,
  subjectOf,
  type FactList,
} from '../fact-list.ts';
import { noMatch, type Cost, type ProviderOutcome } from '../provider.ts';
import { companyExtras, personExtras } from './extras.ts';

const provider = 'coresignal';
/** Of a Multi-source record. */
export const recordCredits = 20;
const cost: Cost = { credits: recordCredits, certainty: 'certain' };

export type FoundIds =
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | { readonly kind: 'outcome'; readonly outcome: ProviderOutcome };

/** The answer of a search: a list of IDs. */
export function readIds(json: unknown): FoundIds {
  if (!Array.isArray(json)) return wrongId('');
  const index = json.findIndex((id) => id !== null && !Number.isSafeInteger(id));
  return index === -1 ? { kind: 'ids', ids: json.filter((id) => id !== null) as number[] } : wrongId(`/${index}`);
}

const wrongId = (field: string): FoundIds => ({
  kind: 'outcome',
  outcome: {
    kind: 'bad_answer',
    fault: 'wrong_type',
    field,
    expected: field === '' ? 'a list of IDs' : 'an ID',
    cost: { credits: 0, certainty: 'certain' },
  },
});

export function readPerson(json: unknown): ProviderOutcome {
  return readAnswer(json, recordCredits, (person) => {
    const list = createFactList(provider, dayOf(person.first('updated_at', 'last_updated').value));
    const at = person.pointerOf;
    list.person('name', person.text('full_name'), at('full_name'));
    list.person('firstName', person.text('first_name'), at('first_name'));
    list.person('lastName', person.text('last_name'), at('last_name'));
    list.personAt('linkedin', linkedinIn(person, 'person', 'professional_network_url', 'linkedin_url'));
    list.personAt(
      'location',
      firstFound(
        person.joined('location_city', 'location_state', 'location_country'),
        person.first('location_full', 'location', 'country'),
      ),
    );
    list.personAt('bio', person.first('summary', 'headline'));
    list.email(person.text('primary_professional_email'), at('primary_professional_email'), {
      isGuess: person.text('primary_professional_email_status') !== 'verified',
    });
    list.person(
      'languages',
      person.objects('languages').flatMap((each) => each.text('language') ?? []),
      at('languages'),
    );
    const jobs = person.objects('experience').map((job) => ({
      job,
      title: job.first('position_title', 'title'),
      company: job.text('company_name'),
      from: dayOf(job.text('date_from')),
      isOpen: job.text('date_to') === null,
      to: dayOf(job.text('date_to')),
    }));
    // A job without an end is the current one, unless there are several: then only Coresignal's mark tells.
    const open = jobs.filter(({ isOpen }) => isOpen);
    const current = open.find(({ job }) => job.number('active_experience') === 1) ?? (open.length === 1 ? open[0] : undefined);
    list.personAt('title', firstFound(person.first('active_experience_title', 'title'), ...(current ? [current.title] : [])));
    if (current) {
      list.person('companyName', current.company, current.job.pointerOf('company_name'));
      list.person('companyDomain', domainOrNull(current.job.text('company_website')), current.job.pointerOf('company_website'));
      list.personAt('companyLinkedin', linkedinIn(current.job, 'company', 'company_professional_network_url'));
      list.person('employerSince', current.from, current.job.pointerOf('date_from'));
    }
    const past = jobs.flatMap(({ isOpen, to, title, company, from }) =>
      isOpen ? [] : (employmentText({ title: title.value, company, from, to }) ?? []),
    );
    list.person('previousEmployers', past, at('experience'));
    list.addExtras(person, personExtras);
    return found(list);
  });
}

export function readCompany(json: unknown): ProviderOutcome {
  return readAnswer(json, recordCredits, (company) => {
    const list = createFactList(provider, dayOf(company.first('updated_at', 'last_updated').value));
    const at = company.pointerOf;
    list.companyAt('name', company.first('company_name', 'name'));
    list.company('website', company.text('website'), at('website'));
    list.companyAt('domain', changed(company.first('unique_domain', 'domain', 'website'), domainOrNull));
    list.companyAt('linkedin', linkedinIn(company, 'company', 'professional_network_url', 'linkedin_url'));
    list.company('industry', company.text('industry'), at('industry'));
    list.company('employees', company.wholeNumber('employees_count'), at('employees_count'));
    list.companyAt('size', company.first('size_range', 'size'));
    list.company('founded', company.wholeNumber('founded_year'), at('founded_year'));
    list.company('founded', company.wholeNumber('founded'), at('founded'));
    list.companyAt(
      'location',
      firstFound(
        company.joined('hq_city', 'hq_region', 'hq_country'),
        company.joined('locality', 'region', 'country'),
        company.first('headquarters'),
      ),
    );
    list.companyAt('description', company.first('description_enriched', 'description'));
    list.company('tags', company.texts('specialities'), at('specialities'));
    list.company('technologies', company.texts('technologies'), at('technologies'));
    list.company('funding', company.number('funding_total_amount'), at('funding_total_amount'));
    list.addExtras(company, companyExtras);
    return found(list);
  });
}

const found = ({ facts, extras }: FactList): ProviderOutcome =>
  facts.length === 0 ? { ...noMatch, cost } : { kind: 'found', subject: subjectOf(facts), facts, extras, cost };

const linkedinIn = (answer: AnswerReader, kind: 'person' | 'company', ...names: readonly string[]): Found =>
  changed(answer.first(...names), (text) => linkedinOf(text, kind));
