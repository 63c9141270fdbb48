/**
 * Records of Coresignal as facts. Its documentation and the OpenAPI document of its Multi-source APIs name some fields differently (`job_title` and
 * `title`, `professional_network_url` and `linkedin_url`); both are read.
 */
import { readAnswer, type AnswerReader } from '../answer-reader.ts';
import { createFactList, dayOf, domainOrNull, employmentText, linkedinOf, placeOf, subjectOf } from '../fact-list.ts';
import { noMatch, type Cost, type ProviderOutcome } from '../provider.ts';

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
  const index = json.findIndex((id) => !Number.isSafeInteger(id));
  return index === -1 ? { kind: 'ids', ids: json as number[] } : wrongId(`/${index}`);
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

const firstText = (answer: AnswerReader, ...names: readonly string[]): string | null => {
  // Every name is read, so that a changed type of any is seen.
  const texts = names.map((name) => answer.text(name));
  return texts.find((text) => text !== null) ?? null;
};

export function readPerson(json: unknown): ProviderOutcome {
  return readAnswer(json, recordCredits, (person) => {
    const list = createFactList(provider, dayOf(firstText(person, 'updated_at', 'last_updated')));
    const at = person.pointerOf;
    list.person('name', person.text('full_name'), at('full_name'));
    list.person('firstName', person.text('first_name'), at('first_name'));
    list.person('lastName', person.text('last_name'), at('last_name'));
    list.person('linkedin', linkedinOf(firstText(person, 'professional_network_url', 'linkedin_url'), 'person'), at('linkedin_url'));
    list.person(
      'location',
      placeOf(person.text('location_city'), person.text('location_state'), person.text('location_country')) ??
        firstText(person, 'location_full', 'location') ??
        person.text('country'),
      at('location'),
    );
    list.person('bio', firstText(person, 'summary', 'headline'), at('summary'));
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
      title: firstText(job, 'position_title', 'title'),
      company: job.text('company_name'),
      from: dayOf(job.text('date_from')),
      to: dayOf(job.text('date_to')),
    }));
    // A job without an end is the current one, unless there are several: then only Coresignal's mark tells.
    const open = jobs.filter(({ to }) => to === null);
    const current = open.find(({ job }) => job.number('active_experience') === 1) ?? (open.length === 1 ? open[0] : undefined);
    const titles = firstText(person, 'active_experience_title', 'title');
    list.person('title', titles ?? current?.title ?? null, at('title'));
    if (current) {
      list.person('companyName', current.company, current.job.pointerOf('company_name'));
      list.person('companyDomain', domainOrNull(current.job.text('company_website')), current.job.pointerOf('company_website'));
      list.person(
        'companyLinkedin',
        linkedinOf(firstText(current.job, 'company_professional_network_url', 'company_linkedin_url'), 'company'),
        current.job.pointerOf('company_linkedin_url'),
      );
      list.person('employerSince', current.from, current.job.pointerOf('date_from'));
    }
    const past = jobs.flatMap(({ to, title, company, from }) => (to === null ? [] : (employmentText({ title, company, from, to }) ?? [])));
    list.person('previousEmployers', past, at('experience'));
    return list.facts.length === 0 ? { ...noMatch, cost } : { kind: 'found', subject: subjectOf(list.facts), facts: list.facts, cost };
  });
}

export function readCompany(json: unknown): ProviderOutcome {
  return readAnswer(json, recordCredits, (company) => {
    const list = createFactList(provider, dayOf(firstText(company, 'updated_at', 'last_updated')));
    const at = company.pointerOf;
    const website = company.text('website');
    list.company('name', firstText(company, 'company_name', 'name'), at('name'));
    list.company('website', website, at('website'));
    list.company('domain', domainOrNull(firstText(company, 'unique_domain', 'domain') ?? website), at('domain'));
    list.company('linkedin', linkedinOf(firstText(company, 'professional_network_url', 'linkedin_url'), 'company'), at('linkedin_url'));
    list.company('industry', company.text('industry'), at('industry'));
    list.company('employees', company.wholeNumber('employees_count'), at('employees_count'));
    list.company('size', firstText(company, 'size_range', 'size'), at('size'));
    list.company('founded', company.wholeNumber('founded_year') ?? company.wholeNumber('founded'), at('founded'));
    list.company(
      'location',
      placeOf(
        firstText(company, 'hq_city', 'locality'),
        firstText(company, 'hq_region', 'region'),
        firstText(company, 'hq_country', 'country'),
      ) ?? company.text('headquarters'),
      at('headquarters'),
    );
    list.company('description', firstText(company, 'description_enriched', 'description'), at('description'));
    list.company('tags', company.texts('specialities'), at('specialities'));
    list.company('technologies', company.texts('technologies'), at('technologies'));
    list.company('funding', company.number('funding_total_amount'), at('funding_total_amount'));
    return list.facts.length === 0 ? { ...noMatch, cost } : { kind: 'found', subject: subjectOf(list.facts), facts: list.facts, cost };
  });
}
