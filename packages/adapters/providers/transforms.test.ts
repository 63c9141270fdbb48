/** What each provider's answer says, and that a field whose type changes is named instead of read. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCompany as readApolloCompany, readPeople as readApolloPeople, readPerson as readApollo } from './apollo/transform.ts';
import { readCompany as readCoresignalCompany, readPerson as readCoresignal } from './coresignal/transform.ts';
import { readCompany as readHunterCompany, readFinder as readHunterFinder, readPerson as readHunterPerson } from './hunter/transform.ts';
import { readCompany as readLushaCompany, readPerson as readLusha } from './lusha/transform.ts';
import { readCompany as readPdlCompany, readPerson as readPdlPerson } from './people-data-labs/transform.ts';
import type { ProviderFact, ProviderOutcome } from './provider.ts';
import { readByEmail, readDomain, readFinder as readSnovFinder } from './snov/transform.ts';

const answer = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as unknown;
const cases: [path: string, read: (json: unknown) => ProviderOutcome][] = [
  ['people-data-labs/answers/person.json', readPdlPerson],
  ['people-data-labs/answers/company.json', readPdlCompany],
  ['hunter/answers/finder.json', readHunterFinder],
  ['hunter/answers/person.json', readHunterPerson],
  ['hunter/answers/company.json', readHunterCompany],
  ['apollo/answers/person.json', readApollo],
  ['apollo/answers/company.json', readApolloCompany],
  ['lusha/answers/person.json', readLusha],
  ['lusha/answers/company.json', readLushaCompany],
  ['coresignal/answers/person.json', readCoresignal],
  ['coresignal/answers/person-of-dictionary.json', readCoresignal],
  ['coresignal/answers/company.json', readCoresignalCompany],
  ['snov/answers/finder.json', readSnovFinder],
  ['snov/answers/by-email.json', readByEmail],
  ['snov/answers/domain.json', readDomain],
];

function factsOf(outcome: ProviderOutcome, about: ProviderFact['about'] = 'person'): Record<string, unknown> {
  if (outcome.kind !== 'found') throw new Error(`Not found: ${JSON.stringify(outcome)}`);
  return Object.fromEntries(outcome.facts.filter((fact) => fact.about === about).map(({ field, value }) => [field, value]));
}

/** Every place in a JSON value: its pointer, and a copy with another value there. */
function* changes(json: unknown, pointer = ''): Generator<{ pointer: string; with: (value: unknown) => unknown; value: unknown }> {
  if (typeof json !== 'object' || json === null) return;
  for (const [name, value] of Object.entries(json)) {
    const at = `${pointer}/${name}`;
    const replaced = (next: unknown): unknown => (Array.isArray(json) ? json.with(Number(name), next) : { ...json, [name]: next });
    yield { pointer: at, value, with: replaced };
    for (const inner of changes(value, at)) yield { ...inner, with: (next) => replaced(inner.with(next)) };
  }
}

/** The value at a JSON pointer; undefined if it leads to nothing. */
function valueAt(json: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined),
    json,
  );
}

const isAt = (field: string, pointer: string): boolean => field === pointer || field.startsWith(`${pointer}/`);

/** A value of another type: an object for texts and numbers, a number for objects and lists. */
const otherTypeOf = (value: unknown): unknown => (typeof value === 'object' && value !== null ? 7 : { changed: true });

describe.each(cases)('%s', (path, read) => {
  test('is found, and every fact names its source and its place, which is in the answer', () => {
    const json = answer(path);
    const outcome = read(json);
    expect(outcome.kind).toBe('found');
    if (outcome.kind !== 'found') return;
    const provider = path.split('/')[0];
    for (const { evidence, value } of outcome.facts) {
      expect(evidence.provider).toBe(provider);
      expect(evidence.pointer).toMatch(/^\//);
      expect(value).not.toBe('');
    }
    expect(JSON.stringify(outcome.facts)).not.toMatch(/photo|\.jpg|avatar/i);
  });

  test('without any one value, the place of every other fact is still in the answer', () => {
    const json = answer(path);
    for (const { pointer, with: replace } of changes(json)) {
      const less = replace(null);
      const outcome = read(less);
      const facts = outcome.kind === 'found' ? outcome.facts : [];
      const wrong = facts.filter(({ evidence }) => (valueAt(less, evidence.pointer) ?? null) === null);
      const fault = outcome.kind === 'bad_answer' && outcome.fault !== 'missing' ? outcome.field : null;
      expect({ without: pointer, fault, wrong }).toEqual({ without: pointer, fault: null, wrong: [] });
    }
  });

  test('a field of another type is named, or is a field that nobody reads', () => {
    const json = answer(path);
    const before = JSON.stringify(read(json));
    const named = new Set<string>();
    for (const { pointer, value, with: replace } of changes(json)) {
      if (value === null) continue;
      const after = read(replace(otherTypeOf(value)));
      if (JSON.stringify(after) === before) continue;
      // A field beyond facts names its other type, and the rest of the answer stays readable.
      if (after.kind === 'found' && after.extras.some((extra) => extra.expected !== null && isAt(extra.pointer, pointer))) continue;
      expect({ pointer, after }).toMatchObject({ after: { kind: 'bad_answer', fault: 'wrong_type' } });
      if (after.kind === 'bad_answer') named.add(after.field);
    }
    expect(named.size).toBeGreaterThan(2);
  });

  test('an answer in which everything is null or missing is nobody, not a fault of the product', () => {
    for (const empty of [{}, { data: null }, { data: {} }, { person: null }, { contact: { error: null, data: null } }]) {
      const outcome = read(empty);
      expect(['not_found', 'bad_answer']).toContain(outcome.kind);
    }
  });
});

test('all providers say the same of the same person', () => {
  const people = cases.filter(([path]) => /person|profile|by-email/.test(path)).map(([path, read]) => factsOf(read(answer(path))));
  for (const facts of people)
    expect(facts).toMatchObject({
      name: 'Ana Silva',
      title: 'Head of Sales',
      linkedin: 'in/ana-silva',
      companyName: 'Acme',
      companyDomain: 'acme.com',
    });
  for (const facts of people.filter(({ previousEmployers }) => previousEmployers !== undefined))
    expect(facts['previousEmployers']).toEqual([expect.stringMatching(/^Sales Manager, Beta/)]);
});

test('all providers say the same of the same company', () => {
  const companies = cases.filter(([path]) => /company|domain/.test(path)).map(([path, read]) => factsOf(read(answer(path)), 'company'));
  expect(companies).toHaveLength(6);
  for (const facts of companies) expect(facts).toMatchObject({ name: 'Acme', domain: 'acme.com' });
  for (const facts of companies.filter(({ founded }) => founded !== undefined)) expect(facts['founded']).toBe(2011);
});

test('People Data Labs without contact data: `true` says only that there is a value', () => {
  const json = {
    status: 200,
    likelihood: 9,
    data: { full_name: 'Ana Silva', work_email: true, mobile_phone: true, phone_numbers: true, emails: true, personal_emails: false },
  };
  expect(factsOf(readPdlPerson(json))).toEqual({ name: 'Ana Silva' });
});

test('guessed addresses are marked: a pattern without a page or a mail server, an unverified or extrapolated one', () => {
  const guessOf = (outcome: ProviderOutcome): boolean | undefined =>
    outcome.kind === 'found' ? outcome.facts.find(({ field }) => field === 'email')?.evidence.isGuess : undefined;
  expect(guessOf(readHunterFinder(answer('hunter/answers/finder.json')))).toBe(true);
  expect(guessOf(readApollo({ person: { name: 'Ana', email: 'ana@acme.com', email_status: 'extrapolated' } }))).toBe(true);
  expect(guessOf(readApollo(answer('apollo/answers/person.json')))).toBe(false);
  expect(
    guessOf(readSnovFinder({ status: 'completed', data: [{ people: 'A', result: [{ email: 'a@acme.com', smtp_status: 'unknown' }] }] })),
  ).toBe(true);
  expect(factsOf(readSnovFinder(answer('snov/answers/finder.json')))['email']).toBe('ana@acme.com');
});

test("Apollo's placeholder for an address that the plan does not include is left out", () => {
  expect(factsOf(readApollo({ person: { name: 'Ana', email: 'email_not_unlocked@domain.com' } }))).toEqual({ name: 'Ana' });
});

test('Lusha: a number that may not be called is left out, and an answer that was not charged costs nothing', () => {
  expect(factsOf(readLusha(answer('lusha/answers/person.json')))).toMatchObject({ phone: '+4930123456', personalEmail: 'ana.s@gmail.com' });
  expect(factsOf(readLusha(answer('lusha/answers/person.json')))).not.toHaveProperty('mobilePhone');
  expect(
    readLusha({
      contact: { error: { name: 'EMPTY_DATA', message: 'Could not find data', code: 200 }, isCreditCharged: false, data: null },
    }),
  ).toMatchObject({
    kind: 'not_found',
    cost: { credits: 0 },
  });
});

test('an answer without the person that was asked for costs nothing', () => {
  expect(readApollo({ person: null })).toMatchObject({ kind: 'not_found', cost: { credits: 0 } });
  expect(readSnovFinder({ status: 'completed', data: [{ people: 'Ana Silva', result: [] }] })).toMatchObject({ kind: 'not_found' });
});

test("Lusha's year of founding is a text, and only an unambiguous one counts", () => {
  const foundedOf = (founded: unknown): unknown => factsOf(readLushaCompany({ data: { name: 'Acme', founded } }), 'company')['founded'];
  expect(foundedOf('August 1, 2011')).toBe(2011);
  expect(foundedOf('2011')).toBe(2011);
  expect(foundedOf(2011)).toBe(2011);
  expect(foundedOf('between 2009 and 2011')).toBeUndefined();
  expect(foundedOf('long ago')).toBeUndefined();
  expect(readLushaCompany({ data: { name: 'Acme', founded: { year: 2011 } } })).toMatchObject({
    kind: 'bad_answer',
    field: '/data/founded',
  });
});

test('Lusha costs what an address and a phone number cost, unless the answer says that nothing was charged', () => {
  const costOf = (data: unknown, isCreditCharged?: boolean): number =>
    readLusha({ contact: { error: null, isCreditCharged, data } }).cost.credits;
  const email = { address: 'ana@acme.com', type: 'work' };
  expect(costOf({ fullName: 'Ana Silva', emailAddresses: [email] }, true)).toBe(1);
  expect(costOf({ fullName: 'Ana Silva', phoneNumbers: [{ number: '+493012345678' }] }, true)).toBe(5);
  expect(costOf({ fullName: 'Ana Silva', emailAddresses: [email], phoneNumbers: [{ number: '+493012345678' }] })).toBe(6);
  expect(costOf({ fullName: 'Ana Silva', emailAddresses: [email] }, false)).toBe(0);
});

test('an address that Hunter calls invalid is a guess, even if a page shows it', () => {
  const json = { data: { email: 'ana@acme.com', sources: [{ uri: 'https://acme.com/team' }], verification: { status: 'invalid' } } };
  const outcome = readHunterFinder(json);
  expect(outcome).toMatchObject({ kind: 'found', facts: [{ field: 'email', evidence: { isGuess: true } }] });
});

const named = {
  kind: 'person',
  linkedin: null,
  email: null,
  name: 'Ana Silva',
  firstName: null,
  lastName: null,
  companyName: 'Acme',
  companyDomain: null,
} as const;

test('in an answer about several, one about a profile that nobody asked about in this place is nobody’s, and counts as charged', () => {
  const byProfile = { ...named, name: null, companyName: null, linkedin: 'in/ana-silva' };
  const match = (linkedin: string | null) => ({ name: 'Ana Silva', linkedin_url: linkedin && `https://www.linkedin.com/${linkedin}` });
  const several = { matches: [match('in/ana-silva'), match('in/ben-klein'), match(null)] };
  const outcomes = readApolloPeople(several, [byProfile, byProfile, byProfile]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['found', 'bad_answer', 'bad_answer']);
  expect(outcomes[1]).toMatchObject({ field: '/matches/1/linkedin_url', cost: { credits: 1, certainty: 'certain' } });
});

test("each person's place in an answer about several is in that answer", () => {
  const outcomes = readApolloPeople({ matches: [null, { name: 'Ana Silva', organization: { name: 'Acme' } }] }, [named, named]);
  expect(outcomes[0]).toMatchObject({ kind: 'not_found' });
  expect(outcomes[1]?.kind === 'found' && outcomes[1].facts.map(({ evidence }) => evidence.pointer)).toEqual([
    '/matches/1/name',
    '/matches/1/organization/name',
    '/matches/1/organization/name',
  ]);
  expect(readApolloPeople({ matches: [{ name: 7 }] }, [named])).toMatchObject([{ kind: 'bad_answer', field: '/matches/0/name' }]);
});

test('a job that ended is never the current one, even if the date of its end is unreadable', () => {
  const json = (to: string | null): unknown => ({
    full_name: 'Ana Silva',
    experience: [{ company_name: 'Beta', title: 'Sales Manager', date_from: 'March 2018', date_to: to }],
  });
  expect(factsOf(readCoresignal(json('some day in spring')))).toEqual({
    name: 'Ana Silva',
    previousEmployers: ['Sales Manager, Beta (2018-03 to ?)'],
  });
  expect(factsOf(readCoresignal(json('Feb 2021')))['previousEmployers']).toEqual(['Sales Manager, Beta (2018-03 to 2021-02)']);
  expect(factsOf(readCoresignal(json(null)))).toMatchObject({ companyName: 'Beta', title: 'Sales Manager', employerSince: '2018-03' });
});

test('values too long for a record are not taken, and long biographies are cut', () => {
  const long = 'x'.repeat(1_000_000);
  const languages = [{ name: long }, ...Array.from({ length: 5_000 }, (_none, index) => ({ name: `Language ${index}` }))];
  const facts = factsOf(readPdlPerson({ data: { full_name: 'Ana Silva', job_title: long, summary: long, languages } }));
  expect(facts).toMatchObject({ name: 'Ana Silva', bio: 'x'.repeat(5_000) });
  expect(facts).not.toHaveProperty('title');
  expect(facts['languages']).toHaveLength(200);
});
