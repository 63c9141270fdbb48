/** Answers of Lusha as facts (docs.lusha.com, API v2). Single and bulk answers name some fields differently; both are read. */
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
import { faultInside } from '../reply-faults.ts';
import { companyExtras, personExtras } from './extras.ts';

const provider = 'lusha';
/**
 * What a revealed contact costs: 1 for an email address, 5 for a phone number, up to 6 for both (info.lusha.com, How credits are counted, read on
 * 2026-11-23). Older plans charge less for phones; the answer only says whether it was charged. Ceilings need the most.
 */
export const emailCredits = 1;
export const phoneCredits = 5;
export const companyCredits = 1;

/** Lusha's grades of an address. */
const grades: Readonly<Record<string, number>> = { 'A+': 0.95, A: 0.85, B: 0.6, C: 0.3 };

export function readPerson(json: unknown): ProviderOutcome {
  return readAnswer(json, emailCredits + phoneCredits, (answer) => {
    const contact = answer.needed('contact');
    // Without a price per call in the answer, a match costs one credit.
    const isCharged = contact.flag('isCreditCharged') ?? contact.has('data');
    const cost: Cost = { credits: isCharged ? creditsFor(contact.object('data')) : 0, certainty: 'certain' };
    if (contact.has('error')) {
      const error = contact.object('error');
      const text = `${error.textOrNumber('name') ?? ''} ${error.text('message') ?? ''}`;
      const code = error.number('code');
      if (code === 451 || /gdpr|compliance/i.test(text)) return { kind: 'not_found', because: 'legal', cost };
      if (code === 404 || /not.?found|empty.?data|no (?:data|match)|could not find/i.test(text)) return { ...noMatch, cost };
      const inside = faultInside({ error: { code, message: text.trim() } }, null);
      return inside ? { ...inside, cost } : { kind: 'error_inside', message: text.trim(), cost };
    }
    if (!contact.has('data')) return { ...noMatch, cost };
    const person = contact.object('data');
    const list = createFactList(provider, dayOf(person.text('updateDate')));
    addPerson(list, person);
    if (person.has('company')) addEmployer(list, person.object('company'));
    list.addExtras(person, personExtras);
    const { facts, extras } = list;
    return facts.length === 0 ? { ...noMatch, cost } : { kind: 'found', subject: subjectOf(facts), facts, extras, cost };
  });
}

function creditsFor(person: AnswerReader): number {
  const hasPhone = person.objects('phoneNumbers').length > 0;
  return (hasPhone ? phoneCredits : 0) + (person.objects('emailAddresses').length > 0 || !hasPhone ? emailCredits : 0);
}

function addPerson(list: FactList, person: AnswerReader): void {
  const at = person.pointerOf;
  list.person('name', person.text('fullName'), at('fullName'));
  list.person('firstName', person.text('firstName'), at('firstName'));
  list.person('lastName', person.text('lastName'), at('lastName'));
  list.person('title', person.object('jobTitle').text('title'), `${at('jobTitle')}/title`);
  list.person('employerSince', dayOf(person.text('jobStartDate')), at('jobStartDate'));
  const social = person.object('socialLinks');
  list.person('linkedin', linkedinOf(social.text('linkedin'), 'person'), social.pointerOf('linkedin'));
  const x = social.text('xUrl');
  list.person('profiles', x === null ? null : [x], social.pointerOf('xUrl'));
  list.personAt('location', locationIn(person));
  for (const each of person.objects('emailAddresses')) {
    const grade = each.text('emailConfidence');
    const type = each.text('emailType') ?? each.text('type');
    list.email(each.text('email') ?? each.text('address'), each.pointer, {
      isPersonal: type === 'private',
      confidence: grade === null ? null : (grades[grade.toUpperCase()] ?? null),
      seenAt: dayOf(each.text('updateDate')),
    });
  }
  for (const each of person.objects('phoneNumbers')) {
    // Lusha marks numbers of people who asked not to be called.
    if (each.flag('doNotCall') === true) continue;
    const isMobile = /mobile/i.test(each.text('phoneType') ?? '');
    list.person(isMobile ? 'mobilePhone' : 'phone', each.text('number'), each.pointerOf('number'), {
      seenAt: dayOf(each.text('updateDate')),
    });
  }
  const previous = person.object('previousJob');
  const past = employmentText({
    title: previous.object('jobTitle').text('title'),
    company: previous.object('company').text('name'),
    from: null,
    to: null,
  });
  list.person('previousEmployers', past === null ? null : [past], at('previousJob'));
}

function addEmployer(list: FactList, company: AnswerReader): void {
  const at = company.pointerOf;
  const domains = company.object('domains');
  const social = company.object('social');
  const homepage = firstFound(company.first('homepageUrl'), domains.first('homepage'));
  const domain = changed(firstFound(company.first('fqdn'), homepage), domainOrNull);
  list.person('companyName', company.text('name'), at('name'));
  list.personAt('companyDomain', domain);
  list.person('companyLinkedin', linkedinOf(social.text('linkedin'), 'company'), social.pointerOf('linkedin'));
  list.company('name', company.text('name'), at('name'));
  list.companyAt('domain', domain);
  list.companyAt('website', homepage);
  list.company('linkedin', linkedinOf(social.text('linkedin'), 'company'), social.pointerOf('linkedin'));
  list.company('description', company.text('description'), at('description'));
  const [least, most] = company.numbers('companySize');
  list.company('size', least === undefined ? null : sizeOf(least, most ?? null), at('companySize'));
  list.companyAt('industry', company.object('industry').first('mainIndustry'));
  list.companyAt('location', locationIn(company));
  list.company(
    'technologies',
    company.objects('technologies').flatMap((each) => each.text('name') ?? []),
    at('technologies'),
  );
}

export function readCompany(json: unknown): ProviderOutcome {
  return readAnswer(json, companyCredits, (answer) => {
    const company = answer.object('data');
    const list = createFactList(provider);
    const at = company.pointerOf;
    list.company('name', company.text('name'), at('name'));
    list.companyAt('domain', changed(company.first('domain', 'fqdn'), domainOrNull));
    list.company('website', company.text('website'), at('website'));
    list.company('description', company.text('description'), at('description'));
    list.company('founded', company.year('founded'), at('founded'));
    const size = company.object('companySize');
    const least = size.number('min');
    const range = { value: least === null ? null : sizeOf(least, size.number('max')), pointer: size.pointerOf('min') };
    list.companyAt('size', firstFound(range, company.first('employees')));
    list.company('industry', company.text('mainIndustry'), at('mainIndustry'));
    list.companyAt('location', firstFound(locationIn(company), company.first('address')));
    const social = company.object('social').object('linkedin');
    list.company('linkedin', linkedinOf(social.text('url'), 'company'), social.pointerOf('url'));
    list.company('tags', company.texts('specialities'), at('specialities'));
    list.company(
      'technologies',
      company.objects('technologies').flatMap((each) => each.text('name') ?? []),
      at('technologies'),
    );
    const funding = company.object('funding');
    list.company('funding', funding.number('totalRoundsAmount'), funding.pointerOf('totalRoundsAmount'));
    list.addExtras(company, companyExtras);
    const { facts, extras } = list;
    if (facts.length === 0) return noMatch;
    return { kind: 'found', subject: subjectOf(facts), facts, extras, cost: { credits: companyCredits, certainty: 'certain' } };
  });
}

function locationIn(answer: AnswerReader): Found {
  const place = answer.object('location');
  return firstFound(place.joined('city', 'state', 'country'), place.first('rawLocation'));
}

const sizeOf = (least: number, most: number | null): string => (most === null ? `${least}+` : `${least}-${most}`);
