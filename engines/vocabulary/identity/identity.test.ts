import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import typed from './cases/yc-linkedin.json' with { type: 'json' };
import { compareCompanyNames } from './compare-names.ts';
import { companyDomainOf, domainOf, mailDomainOf } from './domains.ts';
import { emailKey, isRoleAddress } from './emails.ts';
import { isMailProvider } from './mail-providers.ts';
import { linkedinKey, readLinkedin } from './linkedin.ts';
import { hasLegalForm, isGivenName, looksLikePerson } from './name-kinds.ts';
import { companyNameKey, legalFormOf, personNameKey, splitAsWritten, splitPersonName } from './names.ts';
import { areGivenNamesRelated } from './given-names.ts';
import { phoneKey, phoneText } from './phones.ts';

describe('recognizes a LinkedIn URL whatever surrounds its handle', () => {
  test.for([
    ['https://www.linkedin.com/in/ana-silva', 'in/ana-silva'],
    ['linkedin.com/in/Ana-Silva/', 'in/ana-silva'],
    ['http://de.linkedin.com/in/ana-silva/en?trk=profile#x', 'in/ana-silva'],
    ['https://www.linkedin.com/in/jos%C3%A9-p%C3%A9rez', 'in/josé-pérez'],
    ['https://www.linkedin.com/in/jose\u0301', 'in/josé'],
    ['https://www.linkedin.com/pub/ana-silva/1/2b/345', 'pub/ana-silva/1/2b/345'],
    ['https://www.linkedin.com/company/acme/about/', 'company/acme'],
    ['https://www.linkedin.com/company/1234567', 'company-id/1234567'],
    ['https://www.linkedin.com/mwlite/company/acme', 'company/acme'],
    ['https://www.linkedin.com/school/mit', 'school/mit'],
    ['https://www.linkedin.com/showcase/acme-cloud', 'showcase/acme-cloud'],
    ['https://www.linkedin.com/in/ACoAABcDeFgHiJkLmNoP', 'member/ACoAABcDeFgHiJkLmNoP'],
    ['https://www.linkedin.com/sales/lead/ACwAABcDeFgHiJkLmNoP,NAME_SEARCH,abc', 'member/ACwAABcDeFgHiJkLmNoP'],
    ['https%3A%2F%2Fwww.linkedin.com%2Fin%2Fana-silva', 'in/ana-silva'],
    ['https://www.linkedin.com/in/jos%25C3%25A9', 'in/josé'],
    ['[Ana](https://www.linkedin.com/in/ana-silva)', 'in/ana-silva'],
    ['https://www.google.com/url?q=https://www.linkedin.com/company/acme&sa=D', 'company/acme'],
    ['https://www.linkedin.com/authwall?sessionRedirect=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fana-silva', 'in/ana-silva'],
    ['https://www.linkedin.cn/incareer/in/ana-silva', 'in/ana-silva'],
  ])('%s is %s', ([url = '', key]) => {
    expect(linkedinKey(url)).toBe(key);
  });

  test.for([
    ['', 'empty'],
    ['https://twitter.com/acme', 'other_site'],
    ['https://linkedin.com.evil.example/in/ana', 'other_site'],
    ['https://notlinkedin.com/in/ana', 'other_site'],
    ['https://www.linkedin.com/', 'no_profile'],
    ['https://www.linkedin.com/feed/update/1', 'no_profile'],
    ['ana silva', 'no_address'],
    ['https://www.linkedin.com/in/ana silva', 'no_address'],
    ['https://lnkd.in/eAbCdEf', 'other_site'],
    ['https://evil.example/?u=https://www.linkedin.com/in/ana', 'other_site'],
  ])('"%s" is refused: %s', ([text = '', reason]) => {
    expect(readLinkedin(text)).toEqual({ kind: 'refused', reason });
  });

  test('an opaque ID is never a slug, and a numeric ID never a name', () => {
    expect(linkedinKey('linkedin.com/in/acoaabcdefghijklmnop')).not.toBe(linkedinKey('linkedin.com/in/ACoAABcDeFgHiJkLmNoP'));
    expect(linkedinKey('linkedin.com/company/1234')).not.toBe(linkedinKey('linkedin.com/company/acme-1234'));
  });

  test("parsing a handle's own URL returns the same handle", () => {
    fc.assert(
      fc.property(fc.constantFrom('in', 'company', 'school', 'showcase'), fc.string({ minLength: 1, unit: 'grapheme' }), (folder, slug) => {
        const first = readLinkedin(`https://www.linkedin.com/${folder}/${encodeURIComponent(slug.toWellFormed())}`);
        if (first.kind === 'handle') expect(readLinkedin(first.handle.url)).toEqual(first);
      }),
    );
  });

  test('every URL that YC companies entered has a handle, except those of other sites and without a page', () => {
    const counts = new Map<string, number>();
    for (const url of typed) {
      const answer = readLinkedin(url);
      const what = answer.kind === 'handle' ? `${answer.handle.kind}, ${answer.handle.form}` : answer.reason;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      'company, slug': 2672,
      'company, id': 280,
      'school, slug': 15,
      'showcase, slug': 1,
      other_site: 4,
      no_profile: 5,
    });
  });
});

describe('registrable domains', () => {
  test.for([
    ['https://www.Acme.co.uk/about?x', 'acme.co.uk'],
    ['acme.com', 'acme.com'],
    ['http://shop.acme.com:8080', 'acme.com'],
    ['https://acme.github.io', 'acme.github.io'],
    ['https://dunder.example', 'dunder.example'],
  ])('%s is %s', ([text = '', domain]) => {
    expect(domainOf(text)).toBe(domain);
  });

  test.for([
    '',
    'https://',
    'http://url',
    '127.0.0.1',
    'ana@acme.com',
    'https://www.linkedin.com/company/acme',
    'a b.com',
    'https://github.com/acme',
  ])('"%s" has no domain', (text) => {
    expect(domainOf(text)).toBeNull();
  });

  test.for([
    ['https://acme.wordpress.com/about', 'acme.wordpress.com'],
    ['https://www.acme.jimdofree.com', 'acme.jimdofree.com'],
    ['acme.business.site', 'acme.business.site'],
    ['acme.webflow.io', 'acme.webflow.io'],
    ['https://booking.com', 'booking.com'],
    ['www.yelp.com/', 'yelp.com'],
  ])('%s is %s: the customer of a site builder, or the operator of a directory', ([text = '', domain]) => {
    expect(domainOf(text)).toBe(domain);
  });

  test.for([
    'https://www.etsy.com/shop/acme',
    'https://www.booking.com/hotel/it/alba.html',
    'https://www.ebay.co.uk/str/acme',
    'https://www.amazon.de/stores/acme',
    'https://www.crunchbase.com/organization/acme',
    'https://find-and-update.company-information.service.gov.uk/company/01234567',
    'https://www.northdata.de/Acme+GmbH,+Berlin',
    'https://opencorporates.com/companies/us_de/123',
    'https://www.yelp.com/biz/acme',
    'https://www.google.com/maps/place/1',
    'https://goo.gl/maps/abc',
    'https://linktr.ee/acme',
    'https://bit.ly/3abc',
    'https://apps.apple.com/us/app/acme/id1',
    'https://play.google.com/store/apps/details?id=acme',
    'https://boards.greenhouse.io/acme',
    'acme.wd5.myworkdayjobs.com',
    'https://sites.google.com/view/acme',
    'https://wordpress.com',
  ])('%s names no company by its domain', (text) => {
    expect(domainOf(text)).toBeNull();
  });

  test.each([
    ['https://www.Acme.co.uk/about?x=1', 'acme.co.uk'],
    ['acme.com', 'acme.com'],
    ['cs.acme.edu', 'cs.acme.edu'],
    ['WWW.cs.acme.edu:443', 'cs.acme.edu'],
    ['www.com', 'www.com'],
    ['linkedin.com', null],
    ['nobody', null],
  ])('the mail domain of %s is %s', (text, domain) => {
    expect(mailDomainOf(text)).toBe(domain);
  });
});

test('email keys are lower case and keep dots and tags', () => {
  expect(emailKey('Ana Silva <ANA.Silva+x@Acme.com>')).toBe('ana.silva+x@acme.com');
  expect(emailKey('mailto:ana@acme.com')).toBe('ana@acme.com');
  for (const text of ['', 'ana', 'ana@', '@acme.com', 'ana@acme', 'a b@acme.com', 'a@b@c.com', 'ana@acme.com; bob@acme.com'])
    expect(emailKey(text)).toBeNull();
  expect(isRoleAddress('info@acme.com')).toBe(true);
  expect(isRoleAddress('infos.anna@acme.com')).toBe(false);
  for (const local of ['manager', 'it-support', 'hr-de', 'info2', 'sekretariat.nord', 'secretaría', 'support+x'])
    expect(isRoleAddress(`${local}@acme.com`), local).toBe(true);
  for (const local of ['pr.smith', 'hrabal', 'grant', 'jobst.meier']) expect(isRoleAddress(`${local}@acme.com`), local).toBe(false);
  for (const domain of ['gmail.com', 'posteo.de', 'wp.pl', 'hetnet.nl']) expect(isMailProvider(domain), domain).toBe(true);
  for (const domain of ['gmail.com', 'hotmail.nl', 'yahoo.ca', 'gmx.com', 'wp.pl', 'telefonica.net'])
    expect([domain, isMailProvider(domain)]).toEqual([domain, true]);
  expect(companyDomainOf('yandex.com')).toBeNull();
});

test('phone keys include the country, and a number without one has no key', () => {
  expect(phoneKey('+49 (0)89 123456')).toBe('+4989123456');
  expect(phoneKey('089 123456', 'DE')).toBe('+4989123456');
  expect(phoneKey('0049 89 123456')).toBe('+4989123456');
  expect(phoneKey('089 123456')).toBeNull();
  expect(phoneKey('call me', 'DE')).toBeNull();
});

test.each([
  ['+493012345678', '+49 30 12345678'],
  ['+4915123456789', '+49 1512 3456789'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+33142685300', '+33 1 42 68 53 00'],
  ['+12125550123', '+1 212 555 0123'],
  ['+551133334444', '+55 11 3333 4444'],
  ['0049 89/123456', '+49 89 123456'],
  ['+49 (0)89 123456', '+49 89 123456'],
  ['+47 22-12-34-56', '+47 22 12 34 56'],
])('people read the number %s as %s', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown);
});

test.each([
  ['without a country prefix', '089 123456'],
  ['with an extension', '+49 89 123456 ext. 12'],
  ['with words', '+49 89 123456 (reception)'],
  ['two of them', '+49 89 123456 / +49 89 654321'],
  ['too short to exist', '+49 1'],
  ['of no country', '+999123456789'],
  ['that is no number', 'on request'],
  ['that is empty', ''],
])('a number %s is read as it is written', (_case, text) => {
  expect(phoneText(text)).toBe(text);
});

describe('name keys drop titles, suffixes, and legal forms', () => {
  test.for([
    ['Dr. Ana  Sílva, MBA', 'ana silva'],
    ['JEAN-PIERRE DUPONT', 'jean pierre dupont'],
    ['Ana "Nina" Silva (she/her)', 'ana silva'],
    ['Søren Østergård', 'soren ostergard'],
    ['Mª José García', 'maria jose garcia'],
    ['Ma. Fernanda Ruiz', 'maria fernanda ruiz'],
    ['Ana Ma', 'ana'],
    ['Jan v.d. Berg', 'jan vd berg'],
  ])('%s is %s', ([name = '', key]) => {
    expect(personNameKey(name)).toBe(key);
  });

  test.for([
    ['Acme Software GmbH & Co. KG', 'acme software'],
    ['ACME Inc.', 'acme'],
    ['The Acme Company, LLC', 'acme'],
    ['Müller S.A.R.L.', 'muller'],
    ['GmbH', 'gmbh'],
  ])('%s is %s', ([name = '', key]) => {
    expect(companyNameKey(name)).toBe(key);
  });

  test.for([
    ['田中太郎', '田中 太郎'],
    ['佐々木翔様', '佐々木 翔'],
    ['小野寺健', '小野寺 健'],
    ['高橋さくら', '高橋 さくら'],
    ['欧阳明', '欧阳 明'],
    ['王小明', '王 小明'],
    ['김민수', '김 민수'],
    ['남궁민수', '남궁 민수'],
  ])('%s is %s with a space and without', ([name = '', spaced = '']) => {
    expect(personNameKey(name)).toBe(spaced.normalize('NFKD'));
    expect(personNameKey(spaced)).toBe(spaced.normalize('NFKD'));
  });

  test.each([
    '高橋',
    '高橋様',
    '小野寺',
    '久保田',
    '田中部長',
    '鈴木工業',
    '健太郎',
    '営業担当',
    '林業課',
    '董事长',
    '王经理',
    '김부장',
    '구매팀',
    '조나단',
    '마이클',
  ])('%s stays one word, because it is the name of many', (name) => {
    expect(personNameKey(name)).not.toContain(' ');
  });

  test('splits a name before the family name, which keeps its particles', () => {
    expect(splitPersonName('Ana da Silva')).toEqual({ firstName: 'Ana', lastName: 'da Silva' });
    expect(splitPersonName('Silva, Ana')).toEqual({ firstName: 'Ana', lastName: 'Silva' });
    expect(splitPersonName('Ana Maria Silva')).toEqual({ firstName: 'Ana Maria', lastName: 'Silva' });
    expect(splitPersonName('Cher')).toEqual({ firstName: 'Cher', lastName: null });
    expect(splitPersonName('Ana 🚀 Silva, MBA')).toEqual({ firstName: 'Ana', lastName: 'Silva' });
    expect(splitPersonName('Jo "Joey" van der Berg (she/her) 👩🏽‍💻')).toEqual({ firstName: 'Jo', lastName: 'van der Berg' });
    expect(splitPersonName('Ma. Fernanda Ruiz')).toEqual({ firstName: 'Ma. Fernanda', lastName: 'Ruiz' });
    expect(splitPersonName('Nagy Péter')).toEqual({ firstName: 'Péter', lastName: 'Nagy' });
    expect(splitPersonName('村上春樹')).toEqual({ firstName: '春樹', lastName: '村上' });
    expect(splitPersonName('Frau Dr. Eva Roth')).toEqual({ firstName: 'Eva', lastName: 'Roth' });
    expect(splitPersonName('Berg, Pieter van den')).toEqual({ firstName: 'Pieter', lastName: 'van den Berg' });
    expect(splitPersonName('Nguyễn Văn An')).toEqual({ firstName: 'Văn An', lastName: 'Nguyễn' });
    expect(splitPersonName('Мария Петровна Иванова')).toEqual({ firstName: 'Мария Петровна', lastName: 'Иванова' });
    expect(splitPersonName('Muthu a/l Raman')).toEqual({ firstName: 'Muthu', lastName: 'a/l Raman' });
    expect(splitPersonName('(Ana)')).toEqual({ firstName: '(Ana)', lastName: null });
    expect(splitPersonName('Ana, MBA')).toEqual({ firstName: 'Ana', lastName: null });
  });

  test('does not take a title or an address for a first name', () => {
    expect(splitPersonName('Dr. Silva')).toEqual({ firstName: null, lastName: 'Silva' });
    expect(splitPersonName('Frau Roth')).toEqual({ firstName: null, lastName: 'Roth' });
    expect(splitPersonName('Ana MBA ,')).toEqual({ firstName: 'Ana', lastName: null });
    expect(splitPersonName('ana.silva@acme.com')).toEqual({ firstName: null, lastName: null });
  });

  // With a pattern that has several ways to match a syllable, each of these takes longer than a test may.
  test('reads names in a time that does not double with every syllable, and long text as no name', () => {
    expect(splitPersonName(`Abe H${'ah'.repeat(28)}x`)).toEqual({ firstName: 'Abe', lastName: `H${'ah'.repeat(28)}x` });
    // As without the gap.
    expect(splitPersonName(`Ana "${' '.repeat(15_000)}x`)).toEqual(splitPersonName('Ana " x'));
  });

  test('the key of a key is the key itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const company = companyNameKey(name);
        const person = personNameKey(name);
        if (company) expect(companyNameKey(company)).toBe(company);
        if (person) expect(personNameKey(person)).toBe(person);
      }),
      // A hard sign of its own, which no Latin letter stands for.
      { examples: [['\ua4d0 Ъ'], ['Ъ'], ['Новая АГ'], ['田中太郎-'], ['김민수'], ['Jan v-d Berg'], ['Mª']] },
    );
  });
});

test('a legal form is recognized in each of its spellings, and only there', () => {
  for (const [name, form] of [
    ['Müller GmbH & Co. KG', 'gmbh co kg'],
    ['Volksbank Holm reg. Gen. m.b.H.', 'eg'],
    ['Nordfracht Oy Ab', 'oy'],
    ['Yıldız Ltd. Şti.', 'ltd'],
    ['Ромашка ООО', 'ooo'],
    ['ООО Ромашка', 'ooo'],
    ['EURL Sorel', 'sarl'],
    ['Lane Dental P.L.L.C.', 'pllc'],
    ['SAS Institute', 'sas'],
    ['㈜세종물산', 'kr'],
    ['중앙전자', null],
    ['Unwind Me', null],
  ] as const)
    expect(legalFormOf(name), name).toBe(form);
  for (const name of ['Holm gGmbH', 'Acme, Inc.', 'ООО Ромашка', 'Ankara Makina Anonim Şirketi'])
    expect(hasLegalForm(name), name).toBe(true);
  for (const name of ['Åsa Öberg', 'Kim Se', 'Doo Park', 'Ana de Sá']) expect(hasLegalForm(name), name).toBe(false);
});

test('keys of names, which are stored, still remove the same forms and no others', () => {
  for (const name of ['Acme GmbH', 'Acme Oy Ab', 'Acme Group', 'Acme ME', 'Acme, Inc.']) expect(companyNameKey(name), name).toBe('acme');
  for (const [name, key] of [
    ['Acme Aktiengesellschaft', 'acme aktiengesellschaft'],
    ['Acme BVBA', 'acme bvba'],
    ['Acme P.C.', 'acme p c'],
  ] as const)
    expect(companyNameKey(name), name).toBe(key);
});

test.each(['Иван', 'Jaroslav', 'Przemysław', 'Ольга', 'Zdeněk'])('“%s” is a given name', (name) => {
  expect(isGivenName(name)).toBe(true);
});

test.each(['Jaroslav Novák', 'Иванова Ольга', 'Małgorzata Kowalska'])('“%s” looks like a person', (name) => {
  expect(looksLikePerson(name)).toBe(true);
});

test('a name with many trading names is read as one name, in one pass', () => {
  const name = `Acme Ltd ${'dba '.repeat(20_000)}`;
  expect(compareCompanyNames(name, `${name}Bora`)).toBe('alike');
});

test('long gaps in a name change nothing, and are read once', () => {
  const gap = ' '.repeat(30_000);
  expect(compareCompanyNames(`Kora Health${gap}|${gap}Digital Clinics`, 'Kora Health')).toBe('same');
  expect(compareCompanyNames(`Bakery Holm,${gap}Inh. Ana Holm`, 'Bakery Holm')).toBe('same');
});

test.for([
  ['Société Générale d’Électricité Dubois', 'S.G.E. Dubois'],
  ['Universitätsklinikum Freiburg', 'Uniklinik Freiburg'],
  ['Green Valley Farms LLC (dba Valley Fresh)', 'Valley Fresh'],
  ['Green Valley Farms, t/a Valley Fresh', 'Green Valley Farms LLC'],
  ['Green Valley Farms LLC dba Valley Fresh, trading as Freshly', 'Freshly'],
] as const)('%s and %s may be one company', ([a, b]) => {
  expect(compareCompanyNames(a, b)).toBe('alike');
  expect(compareCompanyNames(b, a)).toBe('alike');
});

test.for([
  ['Universitätsklinikum Freiburg', 'Uniklinik Bonn'],
  ['Unifrei Freiburg', 'Universitätsklinikum Freiburg'],
  ['Green Valley Farms (dba Valley Fresh)', 'Green Hill Orchards'],
] as const)('%s and %s are two companies', ([a, b]) => {
  expect(['sisters', 'unrelated']).toContain(compareCompanyNames(a, b));
});

test('the Dutch article has a short form', () => {
  expect(compareCompanyNames('Brouwerij ’t Anker', 'Brouwerij Het Anker NV')).toBe('same');
});

test('the fast path for two plain words splits them as the rules do', () => {
  const word = fc.oneof(fc.constantFrom('Dr', 'van', 'Mac', 'Jr', 'Mba', 'Ma', 'Wang'), fc.stringMatching(/^[A-Za-z]{1,6}$/));
  // A space before the name makes it follow the rules.
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(splitAsWritten(`${a} ${b}`)).toEqual(splitAsWritten(` ${a} ${b}`));
    }),
  );
});

test('an abbreviated hospital is the one that is spelled out, and one in another language is asked about', () => {
  expect(compareCompanyNames('Krhs. Nordstadt', 'Krankenhaus Nordstadt')).toBe('same');
  expect(compareCompanyNames('Nordstadt Hospital', 'Nordstadt Krankenhaus')).toBe('alike');
});

test.each([
  ['friederike', 'rike'],
  ['alois', 'loisl'],
  ['jesus', 'chucho'],
  ['concepcion', 'conchi'],
  ['antonio', 'toze'],
  ['antoinette', 'toinette'],
  ['adrianus', 'ad'],
  ['calogero', 'lillo'],
  ['ezekiel', 'zeke'],
])('“%s” may be called “%s”', (full, short) => expect(areGivenNamesRelated(full, short)).toBe(true));
