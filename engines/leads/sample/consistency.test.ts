/** The facts of every fictional person and company fit each other: rules checked on the whole sample of an installation. */
import { parseIndustry } from '@leadlight/vocabulary/industries';
import { parsePlace } from '@leadlight/vocabulary/places';
import { foldText } from '@leadlight/vocabulary/text';
import { readTitle } from '@leadlight/vocabulary/titles';
import { expect, test } from 'vitest';
import { industryMaterial } from './industry-material.ts';
import { generateSample, sampleCompanyCount } from './sample.ts';
import type { SampleCompany, SamplePerson } from './sample-leads.ts';
import { territories, titleLines, type TitleLanguage } from './titles.ts';

const now = 1_795_375_000;
const year = new Date(now * 1000).getUTCFullYear();
const leads = 25_000;
const isPerson = (each: SampleCompany | SamplePerson): each is SamplePerson => each.kind === 'person';

const samples = [20_261_121, 1].map((seed) => [...generateSample({ leads, seed, now })]);
const pairs = samples.flatMap((sample) => {
  const companies = sample.slice(0, sampleCompanyCount(leads)) as SampleCompany[];
  return sample.filter(isPerson).flatMap((person) => {
    const employer = companies[person.companyNumber]?.company;
    return employer ? [{ ...person, employer }] : [];
  });
});
const companies = samples.flatMap((sample) => sample.filter((each) => !isPerson(each)).map(({ company }) => company));
const colleagues = [...Map.groupBy(pairs, ({ employer }) => employer).values()];

/** Fails with the first examples that break a rule. */
const expectFit = <Each>(all: readonly Each[], fits: (each: Each) => boolean): void => {
  const broken = all
    .filter((each) => !fits(each))
    .map((each) => JSON.stringify(each, (key, value: unknown) => (key === 'facts' ? undefined : value)));
  expect(broken.slice(0, 3), `${broken.length} of ${all.length}`).toEqual([]);
};

test('a company is named after what it does', () => {
  // Each ending belongs to one industry, and what the vocabulary of industries reads in it is in the same sector.
  const endings = industryMaterial.flatMap(({ endings: all, id }) => all.map((ending) => ({ ending, id })));
  expect(new Set(endings.map(({ ending }) => ending)).size).toBe(endings.length);
  const longestFirst = endings.toSorted((a, b) => b.ending.length - a.ending.length);
  expectFit(companies, ({ industry, name }) => longestFirst.find(({ ending }) => name?.endsWith(` ${ending}`))?.id === industry);
  expectFit(endings, ({ ending, id }) => {
    const read = parseIndustry(ending);
    return read === null || id.startsWith(read.replace(/\..*$/, ''));
  });
});

test('everyone works at a company of the sample', () => expect(pairs).toHaveLength(leads * samples.length));

test('no two companies share a name or a domain, and the domain is made from the name', () => {
  for (const sample of samples) {
    const all = sample.filter((each) => !isPerson(each)).map(({ company }) => company);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ domain }) => domain)).size).toBe(all.length);
  }
  expectFit(companies, ({ domain, name }) => domain === `${foldText(name ?? '').replaceAll(' ', '-')}.example`);
});

test('a company has at least as many employees as people in the sample, and has the size of its industry', () => {
  const material = new Map(industryMaterial.map((each) => [each.id, each]));
  expectFit(colleagues, (all) => all.length <= (all[0]?.employer.employees ?? 0));
  expectFit(companies, ({ employees, industry }) => {
    const { least = 0, most = 0 } = material.get(industry ?? '') ?? {};
    return employees !== null && employees >= least && employees <= most;
  });
});

test('a company was founded when its industry existed, long enough ago for its size, and before this year', () => {
  const since = new Map(industryMaterial.map((each) => [each.id, each.since]));
  expectFit(companies, ({ employees, founded, industry }) => {
    const age = year - (founded ?? 0);
    const size = employees ?? 0;
    if ((founded ?? 0) < (since.get(industry ?? '') ?? 0)) return false;
    return age >= 1 && (size <= 200 || age >= 5) && (size <= 1_000 || age >= 10) && (size > 1 || age <= 30);
  });
});

test('only large companies are public or acquired, and none of the sample is closed', () => {
  expectFit(
    companies,
    ({ employees, status }) => status === 'active' || (status === 'public' ? (employees ?? 0) > 1_000 : (employees ?? 0) > 200),
  );
  expect(new Set(companies.map(({ status }) => status))).toEqual(new Set(['active', 'public', 'acquired']));
});

test('a company uses the tools of its industry, and small ones none that only large ones buy', () => {
  const tools = new Map(industryMaterial.map(({ id, technologies }) => [id, new Set(technologies)]));
  expectFit(
    companies,
    ({ industry, technologies }) => technologies.length >= 1 && technologies.every((each) => tools.get(industry ?? '')?.has(each)),
  );
  expectFit(
    companies,
    ({ employees, technologies }) =>
      (employees ?? 0) > 200 || !technologies.some((each) => /^(?:SAP S|Oracle|ServiceNow|CATIA)/.test(each)),
  );
});

const callingCodes: Readonly<Record<string, string>> = { US: '1', CA: '1', GB: '44', DE: '49', FR: '33', IE: '353', AU: '61', SE: '46' };

test('a telephone number has the code of the country, and North American ones that of the state', () => {
  const fits = (phone: string | null, country: string | null): boolean =>
    phone === null || (country !== null && phone.startsWith(`+${callingCodes[country] ?? '?'}`));
  expectFit(companies, ({ phone, place }) => fits(phone, place.country));
  expectFit(pairs, ({ employer, person }) => fits(person.phone, employer.place.country));
  expectFit(companies, ({ phone, place }) => phone === null || place.region !== 'US.NY' || phone.startsWith('+1212'));
  expectFit(companies, ({ phone, place }) => phone === null || place.city !== 'GB.ENG.london' || phone.startsWith('+4420'));
});

test('a person is where the company is, or works remotely', () => {
  expectFit(pairs, ({ employer, person: { place } }) => place.country === null || place.city === employer.place.city);
  expectFit(
    pairs.filter(({ person }) => person.place.country === null),
    ({ facts }) => facts.f['location']?.[0]?.[0] === 'Remote' && parsePlace('Remote').kind !== 'unknown',
  );
});

test('the address is at the domain of the company, made from the name, in the one form of the company, and unique', () => {
  const plain = (text: string | null): string => foldText(text ?? '').replaceAll(' ', '');
  expectFit(pairs, ({ employer, person: { email, firstName, lastName, companyDomain, companyName } }) => {
    if (companyDomain !== employer.domain || companyName !== employer.name) return false;
    const [mailbox = '', domain] = (email ?? `${plain(firstName)}${plain(lastName)}@${companyDomain}`).split('@');
    const letters = mailbox.replaceAll(/[._\d]/g, '');
    return domain === companyDomain && [plain(firstName) + plain(lastName), plain(lastName) + plain(firstName)].includes(letters);
  });
  expectFit(colleagues, (all) => {
    const forms = all.flatMap(({ person: { email, firstName } }) => {
      const [, mark = ''] = /([._]?)[^._]*@/.exec(email ?? '') ?? [];
      return email === null ? [] : [`${mark} ${email.startsWith(plain(firstName))}`];
    });
    return new Set(forms).size <= 1;
  });
  for (const sample of samples) {
    const addresses = sample.filter(isPerson).flatMap(({ person }) => person.email ?? []);
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});

test('one person leads a company, and nobody shares a title that only one person can have', () => {
  expectFit(colleagues, (all) => {
    const titles = all.map(({ person }) => person.title ?? '');
    const leaders = titles.filter((title) =>
      /^(?:CEO|Chief Executive|(?:Co-)?Founder & CEO|Managing Director|Owner|PDG|Geschäftsführer|Algemeen|Amministrat)/.test(title),
    );
    return leaders.length === 1 || (leaders.length === 0 && titles.length > 0);
  });
  expectFit(colleagues, (all) => {
    const single = all
      .filter(({ person }) => /^(?:c_suite|vp|head|director)$/.test(person.seniorities[0] ?? ''))
      .map(({ person }) => person.title);
    const plain = single.filter((title) => title?.includes(',') === false);
    return new Set(plain).size === plain.length;
  });
});

test('seniority and title exist at a company of that size', () => {
  expectFit(pairs, ({ employer, person: { seniorities, title } }) => {
    const employees = employer.employees ?? 0;
    const has = (...levels: string[]): boolean => levels.some((level) => (seniorities as readonly string[]).includes(level));
    // A French managing partner is read as an executive.
    if (employees === 1) return has('owner', 'founder') || /^Gérante?$/.test(title ?? '');
    if (/\b(?:SVP|Senior Vice President)\b/.test(title ?? '')) return employees > 1_000;
    if (has('vp')) return employees > 50;
    if (has('head', 'intern') && employees <= (has('head') ? 50 : 10)) return false;
    if (has('owner', 'founder')) return employees <= 50 || (employer.industry ?? '').startsWith('nonprofit');
    if (/^(?:CFO|COO|CIO|CISO|CTO|Chief (?!Executive)|General Counsel)/.test(title ?? '')) return employees > 50;
    return true;
  });
});

test('nobody founded a company that is older than a career', () => {
  expectFit(pairs, ({ employer, person }) => !person.seniorities.includes('founder') || year - (employer.founded ?? 0) <= 30);
});

test('departments exist in the industry: nobody sells at a hospital, and software is written at companies of technology or large ones', () => {
  const care =
    /^(?:healthcare\.(?:hospitals|practices|mental-health|elderly-care|veterinary)|education\.(?:schools|higher-education)|nonprofit\.)/;
  const writesSoftware =
    /^(?:software|hardware|telecommunications)\.|fintech|payments|proptech|digital-health|agtech|food-tech|e-commerce|retail-tech|edtech|govtech/;
  expectFit(
    pairs,
    ({ employer: { industry }, person: { department } }) =>
      !care.test(industry ?? '') || !['sales', 'customer_success'].includes(department ?? ''),
  );
  expectFit(
    pairs,
    ({ employer: { employees, industry }, person: { department } }) =>
      !['engineering', 'product', 'data', 'design'].includes(department ?? '') ||
      writesSoftware.test(industry ?? '') ||
      (employees ?? 0) > 500 ||
      department === 'engineering',
  );
  expectFit(
    pairs,
    ({ employer: { employees, industry }, person: { title } }) =>
      !/software|full stack|devops|\bCTO\b/i.test(title ?? '') || writesSoftware.test(industry ?? '') || (employees ?? 0) > 1_000,
  );
  expectFit(
    pairs,
    ({ employer: { industry }, person: { title } }) =>
      !(title ?? '').startsWith('Partner') || /legal|consulting|accounting|venture-capital|architecture/.test(industry ?? ''),
  );
});

const languagesOf: Readonly<Record<string, readonly TitleLanguage[]>> = {
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'fr', 'it'],
  FR: ['fr'],
  CA: ['fr'],
  BE: ['nl', 'fr'],
  NL: ['nl'],
  ES: ['es'],
  MX: ['es'],
  AR: ['es'],
  CO: ['es'],
  BR: ['pt'],
  PT: ['pt'],
  IT: ['it'],
};

test('titles are in English or a language of the country, and in one language at each company', () => {
  const forms = (Object.keys(titleLines) as TitleLanguage[]).flatMap((language) =>
    titleLines[language].split('\n').flatMap((line) =>
      line
        .replace(/^.*?: /, '')
        .split(/[|/]/)
        .map((title) => ({ language, title })),
    ),
  );
  const languages = Map.groupBy(forms, ({ title }) => title);
  const of = (title: string | null): TitleLanguage[] =>
    (languages.get((title ?? '').split(',')[0] ?? '') ?? languages.get(title ?? '') ?? []).map(({ language }) => language);
  const possible = (title: string | null): TitleLanguage[] => [
    ...new Set([...of(title), ...of((title ?? '').split(', ').slice(0, 2).join(', '))]),
  ];
  expectFit(pairs, ({ employer, person }) =>
    possible(person.title).some((each) => each === 'en' || languagesOf[employer.place.country ?? '']?.includes(each)),
  );
  expectFit(colleagues, (all) =>
    (Object.keys(titleLines) as TitleLanguage[]).some((each) => all.every(({ person }) => possible(person.title).includes(each))),
  );
});

test('the form of a title fits the first name', () => {
  expectFit(
    pairs,
    ({ person: { firstName, title } }) =>
      !/^(?:Sabine|Katharina|Chiara|Léa|Carmen|Mariana)$/.test(firstName ?? '') ||
      !/^(?:Direttore|Directeur|Diretor |Director (?:General|Comercial)|Geschäftsführer$|Inhaber$)/.test(title ?? ''),
  );
  expectFit(
    pairs,
    ({ person: { firstName, title } }) =>
      !/^(?:Jürgen|Stefan|Luca|Hugo|Carlos|Pedro)$/.test(firstName ?? '') ||
      !/(?:in|rice|euse)$|^(?:Directora|Diretora)/.test(title?.split(' ')[0] ?? '') ||
      /^Admin|^Be|^Stag/.test(title ?? ''),
  );
});

test('a sales region in a title contains the country, and only companies with several hundred employees have regions', () => {
  const all = new Set(Object.values(territories).flatMap((each) => each.split('|')));
  expectFit(pairs, ({ employer, person }) => {
    const region = /, ([^,]+)$/.exec(person.title ?? '')?.[1];
    if (region === undefined || !all.has(region)) return true;
    return (employer.employees ?? 0) > 200 && territories[employer.place.country ?? '']?.split('|').includes(region) === true;
  });
});

test('nothing is older than the installation', () => {
  for (const each of samples.flat()) {
    expect(each.freshestAt).toBe(now);
    expect(each.facts.e.every(([, , , , fetchedAt]) => fetchedAt === now)).toBe(true);
  }
  expectFit(pairs, ({ person }) => person.emailCheckedAt === null || person.emailCheckedAt === now);
  // Benchmarks ask for older facts.
  const older = [...generateSample({ leads: 800, seed: 1, now, since: now - 1_000_000 })];
  expect(older.every(({ freshestAt }) => freshestAt >= now - 1_000_000 && freshestAt <= now)).toBe(true);
  expect(new Set(older.map(({ freshestAt }) => freshestAt)).size).toBeGreaterThan(500);
});

test('every title is read, and says the same with its specialty', () => {
  expectFit(pairs, ({ person: { department, seniorities, title } }) => {
    const read = readTitle(title ?? '');
    return title !== null && read.department === department && (department !== null || seniorities.length > 0);
  });
});
