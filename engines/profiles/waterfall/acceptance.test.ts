import { describe, expect, test } from 'vitest';
import { emptyKeys, type ProfileKeys } from '../inputs/keys.ts';
import { agreesWith, agreesWithCompany, judgeValue, whatAddressShows, type AnsweredPerson, type OwnChecks } from './acceptance.ts';

const nobody: AnsweredPerson = { name: null, linkedin: null, company: null, domain: null, leftAt: null };
const asked = (keys: Partial<ProfileKeys>): ProfileKeys => ({ ...emptyKeys, ...keys });
const profile = (slug: string) => ({ key: `in/${slug}`, url: `https://www.linkedin.com/in/${slug}` });

describe('the answered person must be the one who was asked about', () => {
  test.for<[string, Partial<ProfileKeys>, Partial<AnsweredPerson>, string]>([
    ['the same name and company', { name: 'Ana Silva', company: 'Acme' }, { name: 'Ana Silva', company: 'Acme Inc.' }, 'accepted'],
    ['a nickname', { name: 'Bill Carter', company: 'Acme' }, { name: 'William Carter', company: 'Acme' }, 'accepted'],
    ['another order', { name: 'Silva Ana', company: 'Acme' }, { name: 'Ana Silva', company: 'Acme' }, 'accepted'],
    ['a transliteration', { name: 'Jürgen Müller', domain: 'acme.de' }, { name: 'Juergen Mueller', domain: 'www.acme.de' }, 'accepted'],
    ['a middle name', { name: 'Ana Silva', company: 'Acme' }, { name: 'Ana Maria Silva', company: 'Acme' }, 'accepted'],
    ['another given name', { name: 'Ana Silva', company: 'Acme' }, { name: 'Peter Silva', company: 'Acme' }, 'other_person'],
    ['another name', { name: 'Ana Silva', company: 'Acme' }, { name: 'Jo Berg', company: 'Acme' }, 'other_person'],
    ['another generation', { name: 'John Carter Sr.', company: 'Acme' }, { name: 'John Carter Jr.', company: 'Acme' }, 'other_person'],
    ['an initial only', { name: 'Ana Silva', linkedin: [] }, { name: 'A. Silva' }, 'person_unsure'],
    ['an initial at the same company', { name: 'Ana Silva', company: 'Acme' }, { name: 'A. Silva', company: 'Acme' }, 'person_unsure'],
    ['a family name at the same company', { name: 'Ana Silva', company: 'Acme' }, { name: 'Silva', company: 'Acme' }, 'person_unsure'],
    ['a middle initial', { name: 'Ana Silva', company: 'Acme' }, { name: 'Ana M. Silva', company: 'Acme' }, 'accepted'],
    ['another company', { name: 'Ana Silva', company: 'Acme' }, { name: 'Ana Silva', company: 'Globex' }, 'other_company'],
    ['another domain', { name: 'Ana Silva', domain: 'acme.com' }, { name: 'Ana Silva', domain: 'globex.com' }, 'other_company'],
    [
      'a company with several domains',
      { name: 'Ana Silva', company: 'Acme', domain: 'acme.com' },
      { name: 'Ana Silva', company: 'Acme', domain: 'acme.de' },
      'accepted',
    ],
    ['no company on either side', { name: 'Ana Silva', company: 'Acme' }, { name: 'Ana Silva' }, 'person_unsure'],
    ['the same profile', { linkedin: [profile('ana-silva')] }, { name: 'Ana Silva', linkedin: 'linkedin.com/in/Ana-Silva/' }, 'accepted'],
    [
      'the same profile, another name',
      { name: 'Ana Silva', linkedin: [profile('ana')] },
      { name: 'Jo Berg', linkedin: 'linkedin.com/in/ana' },
      'other_person',
    ],
    [
      'another profile',
      { linkedin: [profile('ana-silva')] },
      { name: 'Ana Silva', linkedin: 'linkedin.com/in/ana-silva-2' },
      'other_profile',
    ],
    [
      'a renamed profile of the same person',
      { name: 'Ana Silva', company: 'Acme', linkedin: [profile('ana-silva')] },
      { name: 'Ana Silva', company: 'Acme', linkedin: 'linkedin.com/in/asilva' },
      'accepted',
    ],
    ['a profile without a name in the question', { linkedin: [profile('ana-silva')] }, { name: 'Ana Silva' }, 'accepted'],
    ['nothing', { name: 'Ana Silva', company: 'Acme' }, {}, 'person_unsure'],
    ['a name in another script', { name: 'Ana Silva', company: 'Acme' }, { name: '张伟', company: 'Acme' }, 'person_unsure'],
  ])('%s', ([, keys, answered, reason]) => {
    expect(agreesWith(asked(keys), { ...nobody, ...answered })).toBe(reason);
  });
});

const deliverable: OwnChecks = { verdict: 'deliverable', resolves: true, hasMailbox: true };
const judgeEmail = (
  value: string,
  checks: Partial<OwnChecks> = {},
  more: { isGuess?: boolean; leftAt?: string; domain?: string | null } = {},
) =>
  judgeValue(
    { field: 'email', value, isGuess: more.isGuess ?? false },
    {
      asked: asked({ name: 'Ana Silva', domain: more.domain === undefined ? 'acme.com' : more.domain }),
      answered: { ...nobody, leftAt: more.leftAt ?? null },
      country: 'US',
      checks: { ...deliverable, ...checks },
    },
  );

describe('an email counts only when our verifier confirms it', () => {
  test.for<[string, Parameters<typeof judgeEmail>, string]>([
    ['confirmed', ['ana.silva@acme.com'], 'accepted'],
    ['guessed and confirmed', ['ana.silva@acme.com', {}, { isGuess: true }], 'accepted'],
    ['not verified yet', ['ana.silva@acme.com', { verdict: null }], 'email_not_checked'],
    ['a domain that accepts every name', ['ana.silva@acme.com', { verdict: 'risky' }], 'email_unconfirmed'],
    ['no answer', ['ana.silva@acme.com', { verdict: 'unknown' }], 'email_unconfirmed'],
    ['no mailbox', ['ana.silva@acme.com', { verdict: 'undeliverable' }], 'email_undeliverable'],
    ['an existing mailbox at an old employer', ['ana.silva@globex.com'], 'email_other_company'],
    ['an employer that the person left', ['ana.silva@globex.com', {}, { domain: null, leftAt: '2024-05' }], 'left_company'],
    ["a colleague's mailbox", ['peter.berg@acme.com'], 'email_other_person'],
    ['the address of a team', ['sales@acme.com'], 'email_role'],
    ['a personal address', ['ana.silva@gmail.com'], 'email_personal'],
    ['a guess that shows no name', ['jx42@acme.com', {}, { isGuess: true }], 'email_unconfirmed'],
    ['not an address', ['ana.silva'], 'email_invalid'],
  ])('%s', ([, args, reason]) => {
    expect(judgeEmail(...args)).toBe(reason);
  });

  test.for([
    ['ana.silva', 'name'],
    ['asilva', 'name'],
    ['silva.a', 'name'],
    ['anas', 'name'],
    ['as', 'name'],
    ['silva2', 'name'],
    ['ana', 'name'],
    ['ana.berg', 'other'],
    ['peter.silva', 'other'],
    ['peter.berg', 'other'],
    ['jx42', 'nothing'],
  ] as const)('%s@ shows of Ana Silva: %s', ([local, shows]) => {
    expect(whatAddressShows(local, 'Ana Silva')).toBe(shows);
  });

  test.for([
    ['bill.carter', 'William Carter'],
    ['william.carter', 'Bill Carter'],
    ['juergen.mueller', 'Jürgen Müller'],
    ['jean-pierre.dupont', 'Jean-Pierre Dupont'],
    ['jp.dupont', 'Jean-Pierre Dupont'],
    ['vandenberg', 'Jan van den Berg'],
    ['m.garcia', 'María García López'],
  ] as const)('%s@ shows the name of %s', ([local, name]) => {
    expect(whatAddressShows(local, name)).not.toBe('other');
  });
});

describe('other fields', () => {
  const judge = (field: string, value: string, country: string | null, checks: Partial<OwnChecks> = {}, leftAt: string | null = null) =>
    judgeValue(
      { field, value, isGuess: false },
      { asked: emptyKeys, answered: { ...nobody, leftAt }, country, checks: { ...deliverable, ...checks } },
    );

  test('a phone must be valid in its country, and of the country of the person', () => {
    expect(judge('phone', '+49 89 123456', 'DE')).toBe('accepted');
    expect(judge('phone', '089 123456', 'DE')).toBe('accepted');
    expect(judge('phone', '+1 016 555 0123', 'US')).toBe('phone_invalid');
    expect(judge('phone', '+1 416 967 1111', 'US')).toBe('accepted');
    expect(judge('phone', '+49 89 123456', 'FR')).toBe('phone_other_country');
    expect(judge('phone', '+49 1', null)).toBe('phone_invalid');
    expect(judge('phone', 'n/a', 'DE')).toBe('phone_invalid');
  });

  test('a domain must resolve', () => {
    expect(judge('companyDomain', 'acme.com', null)).toBe('accepted');
    expect(judge('companyDomain', 'acme.com', null, { resolves: null })).toBe('domain_not_checked');
    expect(judge('companyDomain', 'acme.com', null, { resolves: false })).toBe('domain_unresolved');
    expect(judge('companyDomain', 'gmail.com', null)).toBe('domain_invalid');
  });

  test('a title counts only at the current employer: the one that was asked about, or where the person has a mailbox', () => {
    expect(judge('title', 'CEO', null, { hasMailbox: false })).toBe('employer_unproven');
    const answered = { ...nobody, company: 'Acme' };
    const checks = { ...deliverable, hasMailbox: false };
    const about = { asked: asked({ company: 'Acme GmbH' }), answered, country: null, checks };
    expect(judgeValue({ field: 'title', value: 'CEO', isGuess: false }, about)).toBe('accepted');
    expect(judge('title', 'CEO', null)).toBe('accepted');
    expect(judge('title', 'CEO', null, {}, '2024')).toBe('left_company');
  });
});

describe('the answered company must be the one that was asked about', () => {
  const acme = { domain: 'acme.com', name: 'Acme' };
  test.for<[string, Parameters<typeof agreesWithCompany>[0], Parameters<typeof agreesWithCompany>[1], string]>([
    ['the same domain', acme, { domain: 'www.acme.com', name: 'Something Else' }, 'accepted'],
    ['another domain of a company with this name', acme, { domain: 'acme.de', name: 'Acme Inc.' }, 'accepted'],
    ['another domain and name', acme, { domain: 'globex.com', name: 'Globex' }, 'other_company'],
    ['another domain, and no name is known', { ...acme, name: null }, { domain: 'globex.com', name: 'Globex' }, 'other_company'],
    ['the name alone', acme, { domain: null, name: 'Acme' }, 'accepted'],
    ['another name alone', acme, { domain: null, name: 'Globex' }, 'other_company'],
    ['an answer that names no company', acme, { domain: null, name: null }, 'company_unsure'],
  ])('%s', ([, question, answered, reason]) => {
    expect(agreesWithCompany(question, answered)).toBe(reason);
  });
});
