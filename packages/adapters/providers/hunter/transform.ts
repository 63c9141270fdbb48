/** Answers of Hunter as facts (hunter.io/api-documentation/v2). */
import { readAnswer, type AnswerReader, type Found } from '../answer-reader.ts';
import {
  changed,
  createFactList,
  dayOf,
  domainOrNull,
  firstFound,
  handleIn,
  linkedinOf,
  listed,
  subjectOf,
  type FactList,
} from '../fact-list.ts';
import type { Cost, ProviderOutcome } from '../provider.ts';
import { companyExtras, personExtras } from './extras.ts';

const provider = 'hunter';
export const credits = { finder: 1, person: 1, company: 1, combined: 2 } as const;
const charged = (count: number): Cost => ({ credits: count, certainty: 'certain' });

/** `/email-finder`. Without an address nothing was charged. */
export function readFinder(json: unknown): ProviderOutcome {
  return readAnswer(json, credits.finder, (answer) => {
    const data = answer.needed('data');
    const email = data.text('email');
    if (email === null) return { kind: 'not_found', because: 'no_match', cost: charged(0) };
    const list = createFactList(provider);
    const at = data.pointerOf;
    const score = data.number('score');
    const status = data.object('verification').text('status');
    const sources = data.objects('sources');
    list.email(email, at('email'), {
      // Without a page that shows it and without a mail server that accepts it, the address follows from the domain's pattern.
      isGuess: status === 'invalid' || (status !== 'valid' && sources.length === 0),
      confidence: score === null ? null : score / 100,
      seenAt: dayOf(data.object('verification').text('date') ?? sources[0]?.text('last_seen_on') ?? null),
    });
    list.person('firstName', data.text('first_name'), at('first_name'));
    list.person('lastName', data.text('last_name'), at('last_name'));
    list.person('title', data.text('position'), at('position'));
    list.person('phone', data.text('phone_number'), at('phone_number'));
    list.person('linkedin', linkedinOf(data.text('linkedin_url'), 'person'), at('linkedin_url'));
    list.person('companyName', data.text('company'), at('company'));
    list.person('companyDomain', domainOrNull(data.text('domain')), at('domain'));
    const twitter = data.text('twitter');
    list.person('profiles', twitter === null ? null : [profileUrl('twitter', twitter)], at('twitter'));
    return found(list, credits.finder);
  });
}

export function readPerson(json: unknown): ProviderOutcome {
  return readAnswer(json, credits.person, (answer) => {
    const list = createFactList(provider, dayOf(answer.needed('data').text('activeAt')));
    addPerson(list, answer.needed('data'));
    return found(list, credits.person);
  });
}

export function readCombined(json: unknown): ProviderOutcome {
  return readAnswer(json, credits.combined, (answer) => {
    const data = answer.needed('data');
    const person = data.object('person');
    const list = createFactList(provider, dayOf(person.text('activeAt')));
    addPerson(list, person);
    const company = data.object('company');
    list.personAt('companyLinkedin', linkedinIn(company, 'company'));
    addCompany(list, company);
    return found(list, credits.combined);
  });
}

export function readCompany(json: unknown): ProviderOutcome {
  return readAnswer(json, credits.company, (answer) => {
    const list = createFactList(provider);
    addCompany(list, answer.needed('data'));
    return found(list, credits.company);
  });
}

function addPerson(list: FactList, person: AnswerReader): void {
  const at = person.pointerOf;
  const name = person.object('name');
  const job = person.object('employment');
  const geo = person.object('geo');
  list.person('name', name.text('fullName'), name.pointerOf('fullName'));
  list.person('firstName', name.text('givenName'), name.pointerOf('givenName'));
  list.person('lastName', name.text('familyName'), name.pointerOf('familyName'));
  list.person('title', job.text('title'), job.pointerOf('title'));
  list.person('companyName', job.text('name'), job.pointerOf('name'));
  list.person('companyDomain', domainOrNull(job.text('domain')), job.pointerOf('domain'));
  list.personAt('linkedin', linkedinIn(person, 'person'));
  list.personAt('location', firstFound(person.first('location'), geo.joined('city', 'state', 'country')));
  list.person('phone', person.text('phone'), at('phone'));
  list.email(person.text('email'), at('email'));
  const profiles = (['github', 'twitter', 'facebook'] as const).map((network) =>
    changed(handleIn(person, network), (handle) => profileUrl(network, handle)),
  );
  list.personAt('profiles', listed(...profiles));
  list.addExtras(person, personExtras);
}

function addCompany(list: FactList, company: AnswerReader): void {
  const at = company.pointerOf;
  const geo = company.object('geo');
  const metrics = company.object('metrics');
  list.company('name', company.text('name'), at('name'));
  list.company('domain', domainOrNull(company.text('domain')), at('domain'));
  list.company('otherDomains', company.texts('domainAliases'), at('domainAliases'));
  list.company('industry', company.object('category').text('industry'), `${at('category')}/industry`);
  list.company('tags', company.texts('tags'), at('tags'));
  list.company('description', company.text('description'), at('description'));
  list.company('founded', company.wholeNumber('foundedYear'), at('foundedYear'));
  list.companyAt('location', firstFound(company.first('location'), geo.joined('city', 'state', 'country')));
  list.company('phone', company.object('site').texts('phoneNumbers')[0] ?? null, `${at('site')}/phoneNumbers/0`);
  list.companyAt('linkedin', linkedinIn(company, 'company'));
  list.company('employees', metrics.wholeNumber('employees'), metrics.pointerOf('employees'));
  list.company('size', metrics.text('employeesRange'), metrics.pointerOf('employeesRange'));
  list.company('revenue', metrics.number('annualRevenue'), metrics.pointerOf('annualRevenue'));
  list.company('funding', metrics.number('raised'), metrics.pointerOf('raised'));
  list.company('ticker', company.text('ticker'), at('ticker'));
  list.company('technologies', company.texts('tech'), at('tech'));
  list.addExtras(company, companyExtras);
}

const linkedinIn = (answer: AnswerReader, kind: 'person' | 'company'): Found =>
  changed(handleIn(answer, 'linkedin'), (handle) => linkedinOf(handle, kind));

const hosts = { github: 'github.com', twitter: 'x.com', facebook: 'www.facebook.com' } as const;
const profileUrl = (network: keyof typeof hosts, handle: string): string =>
  /^https?:/i.test(handle) ? handle : `https://${hosts[network]}/${handle.replace(/^[@/]+/, '')}`;

const found = ({ facts, extras }: FactList, count: number): ProviderOutcome =>
  facts.length === 0
    ? { kind: 'not_found', because: 'no_match', cost: charged(count) }
    : { kind: 'found', subject: subjectOf(facts), facts, extras, cost: charged(count) };
