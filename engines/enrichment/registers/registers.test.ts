import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companiesHouseReader } from './companies-house.ts';
import { gleifParentsReader, gleifReader, isLei } from './gleif.ts';
import { overtureReader } from './overture.ts';
import { peopleDataLabsReader } from './people-data-labs.ts';
import { registerIds, registers, type RegisterItem, type RegisterReader, type RegisterRecord } from './register.ts';
import { registerReader } from './readers.ts';
import { formDReader, secTickersReader } from './sec.ts';
import { isSiren, sireneReader, sireneSitesReader } from './sirene.ts';
import { wikidataReader } from './wikidata.ts';

/** @param size of the pieces in which the text arrives */
const readAll = (reader: RegisterReader, text: string, size = text.length): RegisterItem[] => {
  const items: RegisterItem[] = [];
  for (let at = 0; at < text.length; at += Math.max(1, size)) items.push(...reader.push(text.slice(at, at + Math.max(1, size))));
  return [...items, ...reader.end()];
};
const recordsOf = (items: readonly RegisterItem[]): RegisterRecord[] =>
  items.flatMap((item) => (item.kind === 'record' ? [item.record] : []));
const outline = (items: readonly RegisterItem[]): string[] =>
  items.map((item) => `${item.line} ${item.kind}${item.kind === 'record' ? '' : `: ${item.reason}`}`);
const valuesOf = (record: RegisterRecord | undefined, field: string): unknown[] =>
  (record?.facts ?? []).filter((fact) => fact.field === field).map(({ value }) => value);
const csv = (rows: readonly Readonly<Record<string, string>>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quote).join(','))
    .join('\r\n');
};

// LEIs with valid check digits, made up.
const lei = '5493001KJTIIGC8Y1R12';
const parentLei = 'HWUPKR0MPOU8FGXBT394';

describe('GLEIF', () => {
  const row = {
    LEI: lei,
    'Entity.LegalName': 'Acme "Rockets", Inc.',
    'Entity.OtherEntityNames.OtherEntityName.1': 'Acme',
    'Entity.OtherEntityNames.OtherEntityName.1.type': 'TRADING_OR_OPERATING_NAME',
    'Entity.OtherEntityNames.OtherEntityName.2': 'Acme Fireworks',
    'Entity.OtherEntityNames.OtherEntityName.2.type': 'PREVIOUS_LEGAL_NAME',
    'Entity.LegalAddress.FirstAddressLine': '1 Main St',
    'Entity.LegalAddress.City': 'San Francisco',
    'Entity.LegalAddress.Region': 'US-CA',
    'Entity.LegalAddress.Country': 'US',
    'Entity.LegalAddress.PostalCode': '94105',
    'Entity.HeadquartersAddress.City': 'Berlin',
    'Entity.HeadquartersAddress.Country': 'DE',
    'Entity.RegistrationAuthority.RegistrationAuthorityID': 'RA000598',
    'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': 'C1234567',
    'Entity.EntityCategory': 'GENERAL',
    'Entity.EntityStatus': 'ACTIVE',
    'Entity.EntityCreationDate': '1999-03-01T00:00:00Z',
    'Registration.RegistrationStatus': 'LAPSED',
  };

  test('gives names, addresses, status, founding year and register number', () => {
    const [record] = recordsOf(readAll(gleifReader(), csv([row])));
    expect(record).toMatchObject({
      register: 'gleif',
      name: 'Acme "Rockets", Inc.',
      identifiers: [
        { scheme: 'lei', value: lei },
        { scheme: 'companyNumber', value: 'C1234567', authority: 'RA000598' },
      ],
      locations: [
        { kind: 'registered', city: 'San Francisco', region: 'CA', country: 'US', place: { country: 'US', region: 'US.CA' } },
        { kind: 'headquarters', city: 'Berlin', country: 'DE' },
      ],
    });
    // A lapsed registration says nothing about the company.
    expect([
      valuesOf(record, 'status'),
      valuesOf(record, 'founded'),
      valuesOf(record, 'otherName'),
      valuesOf(record, 'formerName'),
    ]).toEqual([['active'], [1999], ['Acme'], ['Acme Fireworks']]);
    expect(record?.facts.find(({ field }) => field === 'status')?.snippet).toBe('Entity.EntityStatus: ACTIVE');
  });

  test('refuses malformed rows with their line and continues', () => {
    const text = csv([
      { ...row, LEI: 'WRONG' },
      row,
      { ...row, 'Entity.LegalName': '' },
      { ...row, 'Registration.RegistrationStatus': 'ANNULLED' },
    ]);
    expect(outline(readAll(gleifReader(), text))).toEqual([
      '2 refused: "WRONG" is not an LEI',
      '3 record',
      '4 refused: no legal name',
      '5 skipped: registration annulled',
    ]);
    expect(outline(readAll(gleifReader(), 'a,b\n1,2\n3,4'))).toEqual([
      '1 refused: This file is not GLEIF golden copy, level 1: column LEI is missing.',
    ]);
  });

  test('gives parents', () => {
    const relationship = (type: string, status = 'ACTIVE', end = parentLei): Record<string, string> => ({
      'Relationship.StartNode.NodeID': lei,
      'Relationship.EndNode.NodeID': end,
      'Relationship.RelationshipType': type,
      'Relationship.RelationshipStatus': status,
    });
    const items = readAll(
      gleifParentsReader(),
      csv([
        relationship('IS_DIRECTLY_CONSOLIDATED_BY'),
        relationship('IS_ULTIMATELY_CONSOLIDATED_BY'),
        relationship('IS_FUND-MANAGED_BY'),
        relationship('IS_DIRECTLY_CONSOLIDATED_BY', 'INACTIVE'),
        relationship('IS_DIRECTLY_CONSOLIDATED_BY', 'ACTIVE', lei),
      ]),
    );
    expect(outline(items)).toEqual([
      '2 record',
      '3 record',
      '4 skipped: another kind of relationship',
      '5 skipped: no longer active',
      '6 refused: a company is its own parent',
    ]);
    expect(recordsOf(items).map((record) => [valuesOf(record, 'parent'), valuesOf(record, 'ultimateParent')])).toEqual([
      [[parentLei], []],
      [[], [parentLei]],
    ]);
  });

  test.each<[string, boolean]>([
    [lei, true],
    [parentLei, true],
    ['5493001KJTIIGC8Y1R13', false],
    ['5493001KJTIIGC8Y1R1', false],
  ])('%s has valid check digits: %s', (text, expected) => {
    expect(isLei(text)).toBe(expected);
  });
});

describe('SEC', () => {
  test('tickers in both forms', () => {
    const plain = JSON.stringify({
      0: { cik_str: 320_193, ticker: 'ACME', title: 'Acme {Inc.}' },
      1: { cik_str: 'x', ticker: 'B', title: 'B' },
    });
    const items = readAll(secTickersReader('tickers'), plain);
    expect(outline(items)).toEqual(['1 record', '1 refused: no CIK']);
    expect(recordsOf(items)[0]).toMatchObject({ name: 'Acme {Inc.}', identifiers: [{ scheme: 'cik', value: '0000320193' }] });
    const exchanges = JSON.stringify({
      fields: ['name', 'cik', 'exchange', 'ticker'],
      data: [
        ['Acme', 320_193, 'NYSE', 'ACME'],
        ['Globex', 5, null, 'GLB'],
      ],
    });
    for (const size of [1, 7, exchanges.length]) {
      const records = recordsOf(readAll(secTickersReader('exchanges'), exchanges, size));
      expect(records.map((record) => [record.name, ...valuesOf(record, 'ticker'), ...valuesOf(record, 'exchange')])).toEqual([
        ['Acme', 'ACME', 'NYSE'],
        ['Globex', 'GLB'],
      ]);
    }
  });

  test('a document that is cut off or another one is refused', () => {
    expect(outline(readAll(secTickersReader('tickers'), '{"0":{"cik_str":1,"ticker":"A","title":"A"},"1":{"cik'))).toEqual([
      '1 record',
      '1 refused: The document ends before its last record does.',
    ]);
    expect(outline(readAll(secTickersReader('tickers'), '<html>'))).toEqual(['1 refused: This file is not SEC company tickers.']);
  });

  const formD = `<?xml version="1.0"?><edgarSubmission><submissionType>D</submissionType><primaryIssuer><cik>0001234567</cik><entityName>ACME &amp; CO</entityName>
    <issuerAddress><street1>1 MAIN ST</street1><city>NORTHBOROUGH</city><stateOrCountry>MA</stateOrCountry><zipCode>01532</zipCode></issuerAddress>
    <issuerPhoneNumber>508-555-0100</issuerPhoneNumber><entityType>Corporation</entityType><yearOfInc><value>2008</value></yearOfInc></primaryIssuer>
    <offeringData><industryGroup><industryGroupType>Biotechnology</industryGroupType></industryGroup><issuerSize><revenueRange>Decline to Disclose</revenueRange></issuerSize>
    <typeOfFiling><dateOfFirstSale><value>2011-12-06</value></dateOfFirstSale></typeOfFiling><offeringSalesAmounts><totalAmountSold>15000000</totalAmountSold></offeringSalesAmounts></offeringData>
    <relatedPersonsList><relatedPersonInfo><relatedPersonName><firstName>Dana</firstName><middleName>R.</middleName><lastName>Reed</lastName></relatedPersonName>
    <relatedPersonRelationshipList><relationship>Executive Officer</relationship><relationship>Director</relationship></relatedPersonRelationshipList></relatedPersonInfo></relatedPersonsList></edgarSubmission>`;

  test('Form D gives issuer, funding and people', () => {
    const [record] = recordsOf(readAll(formDReader(), formD, 11));
    expect(record).toMatchObject({
      name: 'ACME & CO',
      identifiers: [{ scheme: 'cik', value: '0001234567' }],
      locations: [{ city: 'NORTHBOROUGH', region: 'MA', country: 'US', postalCode: '01532' }],
      people: [{ name: 'Dana R. Reed', roles: ['Executive Officer', 'Director'] }],
    });
    expect(record?.facts.find(({ field }) => field === 'funding')).toMatchObject({ value: 15_000_000, date: '2011-12-06' });
    const [other] = recordsOf(readAll(formDReader(), formD.replace('Biotechnology', 'Other Technology')));
    expect(valuesOf(other, 'industry')).toEqual([]);
    expect([valuesOf(record, 'founded'), valuesOf(record, 'revenue'), valuesOf(record, 'industry')[0]]).toEqual([
      [2008],
      [],
      expect.stringContaining('bio'),
    ]);
  });

  test('a Form D that is cut off, or another form, is refused', () => {
    expect(outline(readAll(formDReader(), formD.slice(0, -40)))).toEqual(['1 refused: not a complete edgarSubmission']);
    expect(outline(readAll(formDReader(), formD.replace('>D<', '>10-K<')))).toEqual(['1 refused: not a Form D']);
  });
});

describe('Companies House', () => {
  // The file's header has spaces before some names.
  const text = [
    'CompanyName, CompanyNumber,RegAddress.AddressLine1,RegAddress.PostTown,RegAddress.Country,RegAddress.PostCode,CompanyCategory,CompanyStatus,IncorporationDate,DissolutionDate,SICCode.SicText_1,SICCode.SicText_2,PreviousName_1.CONDATE, PreviousName_1.CompanyName',
    '"ACME LTD","01234567","1 HIGH ST","LEEDS","ENGLAND","LS1 1AA","Private Limited Company","Active","31/12/1999","","62012 - Business and domestic software development","","01/01/2010","OLD ACME LTD"',
    '"SLEEPY LTD","SC123456","","EDINBURGH","SCOTLAND","","Private Limited Company","Active - Proposal to Strike off","05/01/2015","","99999 - Dormant Company","","",""',
    '"BAD LTD","12","x" y,,,,,,,,,,,',
    '"WORSE LTD","?",,,,,,,,,,,,',
  ].join('\n');

  test('gives number, status, industry, former names and address', () => {
    const items = readAll(companiesHouseReader(), text);
    expect(outline(items)).toEqual([
      '2 record',
      '3 record',
      '4 refused: text after a closing quotation mark',
      '5 refused: "?" is not a company number',
    ]);
    const [active, dormant] = recordsOf(items);
    expect(active).toMatchObject({
      name: 'ACME LTD',
      identifiers: [{ scheme: 'companyNumber', value: '01234567', authority: 'GB' }],
      locations: [{ kind: 'registered', city: 'LEEDS', country: 'GB', postalCode: 'LS1 1AA' }],
    });
    expect([
      valuesOf(active, 'status'),
      valuesOf(active, 'founded'),
      valuesOf(active, 'formerName'),
      valuesOf(active, 'industryCode'),
    ]).toEqual([['active'], [1999], ['OLD ACME LTD'], ['SIC 2007 62012']]);
    expect(valuesOf(active, 'industry')[0]).toMatch(/^software/);
    expect([valuesOf(dormant, 'industry'), valuesOf(dormant, 'status')]).toEqual([[], ['inactive']]);
  });
});

describe('SIRENE', () => {
  const unit = {
    siren: '732829320',
    statutDiffusionUniteLegale: 'O',
    denominationUniteLegale: 'ACME FRANCE',
    denominationUsuelle1UniteLegale: 'ACME',
    etatAdministratifUniteLegale: 'A',
    dateCreationUniteLegale: '1973-01-01',
    categorieJuridiqueUniteLegale: '5710',
    trancheEffectifsUniteLegale: '12',
    anneeEffectifsUniteLegale: '2023',
    activitePrincipaleUniteLegale: '62.01Z',
    nomenclatureActivitePrincipaleUniteLegale: 'NAFRev2',
  };

  test('gives name, status, industry and size with its year, and no natural persons', () => {
    const items = readAll(
      sireneReader(),
      csv([
        unit,
        { ...unit, denominationUniteLegale: '', nomUniteLegale: 'DURAND', categorieJuridiqueUniteLegale: '1000' },
        { ...unit, statutDiffusionUniteLegale: 'P', denominationUniteLegale: '[ND]' },
        { ...unit, siren: '732829321' },
        { ...unit, nomenclatureActivitePrincipaleUniteLegale: 'NAP' },
      ]),
    );
    expect(outline(items)).toEqual([
      '2 record',
      '3 skipped: a natural person',
      '4 skipped: its owner objects to publication',
      '5 refused: "732829321" is not a SIREN',
      '6 record',
    ]);
    const [record, old] = recordsOf(items);
    expect([valuesOf(record, 'status'), valuesOf(record, 'size'), valuesOf(record, 'founded'), valuesOf(record, 'otherName')]).toEqual([
      ['active'],
      ['11-50'],
      [1973],
      ['ACME'],
    ]);
    expect(record?.facts.find(({ field }) => field === 'size')?.date).toBe('2023');
    expect(valuesOf(record, 'industry')[0]).toMatch(/^software/);
    expect(valuesOf(old, 'industry')).toEqual([]);
  });

  test('gives sites with addresses, the headquarters among them', () => {
    const site = {
      siren: '732829320',
      siret: '73282932000074',
      etablissementSiege: 'true',
      etatAdministratifEtablissement: 'A',
      numeroVoieEtablissement: '1',
      typeVoieEtablissement: 'RUE',
      libelleVoieEtablissement: 'DE LA PAIX',
      codePostalEtablissement: '75002',
      libelleCommuneEtablissement: 'PARIS 2',
    };
    const items = readAll(sireneSitesReader(), csv([site, { ...site, etatAdministratifEtablissement: 'F' }, { ...site, siret: '1' }]));
    expect(outline(items)).toEqual(['2 record', '3 skipped: a closed site', '4 refused: "1" is not a SIRET of 732829320']);
    expect(recordsOf(items)[0]).toMatchObject({
      identifiers: [{ scheme: 'siren', value: '732829320' }, { scheme: 'siret' }],
      locations: [{ kind: 'headquarters', street: '1 RUE DE LA PAIX', city: 'PARIS', country: 'FR' }],
    });
  });

  test('checks SIREN by Luhn', () => {
    expect(['732829320', '732829302', '73282932'].map(isSiren)).toEqual([true, false, false]);
  });
});

test('Overture gives websites, categories and addresses of places, not those it doubts', () => {
  const place = {
    id: '08f',
    names: { primary: 'Acme Store' },
    categories: { primary: 'software_development' },
    confidence: 0.93,
    websites: ['https://www.acme.de/store'],
    socials: ['https://www.facebook.com/acme', 'https://www.linkedin.com/company/acme'],
    phones: ['+49 30 123'],
    addresses: [{ freeform: 'Hauptstr. 1', locality: 'Berlin', postcode: '10115', region: 'DE-BE', country: 'DE' }],
  };
  const read = overtureReader();
  expect(read.read(place, 1)).toMatchObject({
    kind: 'record',
    record: {
      domain: 'acme.de',
      linkedin: 'company/acme',
      identifiers: [{ scheme: 'overture', value: '08f' }],
      locations: [{ city: 'Berlin', country: 'DE' }],
    },
  });
  expect(read.read({ ...place, confidence: 0.2 }, 2)).toEqual({ kind: 'skipped', line: 2, reason: 'confidence below 0.5' });
  expect(read.read(null, 3)).toEqual({ kind: 'refused', line: 3, reason: 'no id or name' });
});

describe('a place of Overture', () => {
  const read = (more: Readonly<Record<string, unknown>>): RegisterItem =>
    overtureReader().read({ id: '08f', names: { primary: 'Acme Bakery' }, websites: ['https://acme-bakery.de/'], ...more }, 1);
  const domainOf = (website: string): unknown => {
    const item = read({ websites: [website], phones: ['+49 30 123'] });
    return item.kind === 'record' ? item.record.domain : item;
  };

  test.each([
    ['https://www.joes-place.com', 'joes-place.com'],
    ['https://joes-place.com/de-at/', 'joes-place.com'],
    ['https://joes-place.com/index.html?x=1', 'joes-place.com'],
    ['https://acmebakery.de/shops/berlin', 'acmebakery.de'],
    ['https://acme.de/shops/berlin', 'acme.de'],
    // Pages on someone else's site.
    ['https://tables-and-more.com/berlin/acme-bakery', null],
    ['https://gelbes-branchenbuch.de/eintrag/4711', null],
  ])('with the website %s has the domain %s', (website, domain) => {
    expect(domainOf(website)).toBe(domain);
  });

  test('that is a branch of a chain says nothing of where the chain is or how to reach it', () => {
    const more = {
      brand: { wikidata: 'Q1', names: { primary: 'Acme' } },
      phones: ['+49 30 123'],
      addresses: [{ locality: 'Berlin', country: 'DE' }],
    };
    const [record] = recordsOf([read(more)]);
    expect([valuesOf(record, 'domain'), valuesOf(record, 'phone'), record?.locations]).toEqual([['acme-bakery.de'], [], []]);
  });

  test('without a website, profile or phone of its own is skipped', () => {
    expect(read({ websites: ['https://tables-and-more.com/berlin/acme-bakery'] })).toEqual({
      kind: 'skipped',
      line: 1,
      reason: 'no website, profile or phone of its own',
    });
  });
});

test('British and French numbers in GLEIF are those of their registers', () => {
  const row = { LEI: lei, 'Entity.LegalName': 'Acme', 'Entity.LegalAddress.Country': 'GB', 'Entity.EntityStatus': 'ACTIVE' };
  const numbered = (authority: string, number: string) => ({
    ...row,
    'Entity.RegistrationAuthority.RegistrationAuthorityID': authority,
    'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': number,
  });
  const items = readAll(
    gleifReader(),
    csv([
      numbered('RA000585', '1234567'),
      numbered('RA000587', 'sc123456'),
      numbered('RA000189', '732 829 320'),
      numbered('RA000189', '12'),
      numbered('RA000999', '1234567'),
    ]),
  );
  expect(
    recordsOf(items).map(({ identifiers }) => identifiers.slice(1).map(({ scheme, value, authority }) => [scheme, value, authority])),
  ).toEqual([
    [['companyNumber', '01234567', 'GB']],
    [['companyNumber', 'SC123456', 'GB']],
    [['siren', '732829320', null]],
    [['companyNumber', '12', 'RA000189']],
    [['companyNumber', '1234567', 'RA000999']],
  ]);
});

test('a reader that passes over records gives exactly the ones that follow, however the text is cut', () => {
  const rows = Array.from({ length: 12 }, (_none, n) => ({
    LEI: n % 4 === 1 ? 'BAD' : lei,
    'Entity.LegalName': n % 3 === 0 ? `A "${n}"\nB` : `Acme ${n}`,
    'Entity.LegalAddress.Country': 'DE',
    'Entity.EntityStatus': 'ACTIVE',
  }));
  const lines = `[\n${rows.map((row, n) => JSON.stringify({ name: row['Entity.LegalName'], id: String(n) })).join(',\n')}\n]`;
  const tickers = JSON.stringify(rows.map((row, n) => ({ cik_str: n + 1, ticker: 'T', title: row['Entity.LegalName'] })));
  const texts = { gleif: csv(rows), 'people-data-labs': lines, 'sec-tickers': tickers } as const;
  fc.assert(
    fc.property(
      fc.constantFrom('gleif', 'people-data-labs', 'sec-tickers'),
      fc.nat({ max: 14 }),
      fc.integer({ min: 1, max: 50 }),
      (id, after, size) => {
        const whole = readAll(registerReader(id, texts[id], 0), texts[id]);
        expect(whole).toHaveLength(12);
        expect(readAll(registerReader(id, texts[id], after), texts[id], size)).toEqual(whole.slice(after));
      },
    ),
  );
});

test('People Data Labs gives domain, LinkedIn key, industry and size in all of its forms', () => {
  const row = {
    name: 'acme',
    website: 'acme.com',
    linkedin_url: 'linkedin.com/company/acme',
    industry: 'computer software',
    size: '51-200',
    founded: '2008',
    locality: 'berlin',
    region: 'berlin',
    country: 'germany',
    id: 'x1',
  };
  const old = {
    name: 'acme',
    domain: 'acme.com',
    'linkedin url': 'linkedin.com/company/acme',
    industry: 'computer software',
    'size range': '51 - 200',
    'year founded': '2008.0',
    locality: 'berlin, berlin, germany',
    country: 'germany',
  };
  for (const items of [
    readAll(peopleDataLabsReader('csv'), csv([row])),
    readAll(peopleDataLabsReader('csv'), csv([old])),
    readAll(peopleDataLabsReader('json'), `${JSON.stringify(row)}\n`),
  ]) {
    const [record] = recordsOf(items);
    expect(record).toMatchObject({ domain: 'acme.com', linkedin: 'company/acme', locations: [{ country: 'DE', city: 'berlin' }] });
    expect([valuesOf(record, 'size'), valuesOf(record, 'founded')]).toEqual([['51-200'], [2008]]);
    expect(valuesOf(record, 'industry')[0]).toMatch(/^software/);
  }
  expect(outline(readAll(peopleDataLabsReader('json'), '{"name":1\n{"name":""}'))).toEqual([
    '1 refused: not a JSON object',
    '2 refused: no name',
  ]);
});

test('Wikidata gives companies with what is true today', () => {
  const statement = (value: unknown, more: object = {}): object => ({ mainsnak: { datavalue: { value } }, rank: 'normal', ...more });
  const time = (year: number, precision = 11): object => ({ time: `+${year}-05-01T00:00:00Z`, precision });
  const company = {
    id: 'Q42',
    labels: { en: { value: 'Acme' } },
    claims: {
      P31: [statement({ id: 'Q4830453' })],
      P856: [statement('https://old.acme.com', { qualifiers: { P582: [{}] } }), statement('https://www.acme.com/')],
      P4264: [statement('acme')],
      P1128: [
        statement({ amount: '+90' }, { qualifiers: { P585: [{ datavalue: { value: time(2015, 9) } }] } }),
        statement({ amount: '+120' }, { qualifiers: { P585: [{ datavalue: { value: time(2022, 9) } }] } }),
      ],
      P571: [statement(time(1998))],
      P17: [statement({ id: 'Q30' }, { rank: 'deprecated' }), statement({ id: 'Q183' })],
      P1278: [statement(lei)],
      P414: [statement({ id: 'Q13677' }, { qualifiers: { P249: [{ datavalue: { value: 'ACME' } }] } })],
    },
  };
  const items = readAll(
    wikidataReader(),
    `[\n${JSON.stringify(company)},\n${JSON.stringify({ id: 'Q5', labels: { en: { value: 'Ana' } }, claims: {} })},\n{"id":\n]\n`,
    9,
  );
  expect(outline(items)).toEqual(['2 record', '3 skipped: not a company', '4 refused: not an entity']);
  const [record] = recordsOf(items);
  expect(record).toMatchObject({
    name: 'Acme',
    domain: 'acme.com',
    linkedin: 'company/acme',
    identifiers: [{ value: 'Q42' }, { scheme: 'lei', value: lei }],
    locations: [{ country: 'DE' }],
  });
  expect(record?.facts.find(({ field }) => field === 'employees')).toMatchObject({ value: 120, date: '2022' });
  expect([valuesOf(record, 'size'), valuesOf(record, 'founded'), valuesOf(record, 'ticker')]).toEqual([['51-200'], [1998], ['ACME']]);
});

const readers: readonly (readonly [string, () => RegisterReader])[] = [
  ['gleif', gleifReader],
  ['gleif-parents', gleifParentsReader],
  ['tickers', () => secTickersReader('tickers')],
  ['exchanges', () => secTickersReader('exchanges')],
  ['form D', formDReader],
  ['companies house', companiesHouseReader],
  ['sirene', sireneReader],
  ['sirene sites', sireneSitesReader],
  ['pdl csv', () => peopleDataLabsReader('csv')],
  ['pdl json', () => peopleDataLabsReader('json')],
  ['wikidata', wikidataReader],
];

describe('every register', () => {
  test('declares its license and attribution, and how its records are keyed', () => {
    for (const id of registerIds) {
      expect(registers[id]).toMatchObject({ id, attribution: expect.stringMatching(/./), licenseUrl: expect.stringMatching(/^https:/) });
      expect(registers[id].keyedBy.length).toBeGreaterThan(0);
    }
  });

  test.each(readers)('%s reads the same however the text is cut, and never throws', (_, make) => {
    const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.json(), fc.stringMatching(/^[",\r\n{}[\]<>/a]{0,60}$/));
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 20 }), (text, size) => {
        expect(readAll(make(), text, size)).toEqual(readAll(make(), text));
      }),
    );
  });

  test('rows of companies read the same however the text is cut', () => {
    const text = `\uFEFF${csv([
      { name: 'a "b", c', industry: 'x', locality: 'line\nbreak', country: 'fr' },
      { name: 'd', industry: '', locality: '', country: '' },
    ])}\r\n`;
    const whole = readAll(peopleDataLabsReader('csv'), text);
    expect(recordsOf(whole).map(({ name }) => name)).toEqual(['a "b", c', 'd']);
    for (let size = 1; size < text.length; size += 1) expect(readAll(peopleDataLabsReader('csv'), text, size)).toEqual(whole);
  });

  test('a row without end is refused without being kept, and reading continues on the next line', () => {
    const reader = peopleDataLabsReader('csv');
    const items = [
      ...reader.push('name,industry,locality,country\n"'),
      ...Array.from({ length: 30 }, () => reader.push('x'.repeat(50_000))).flat(),
      ...reader.push('\nacme,,,\n'),
      ...reader.end(),
    ];
    expect(outline(items)).toEqual(['2 refused: longer than 1000000 characters', '3 record']);
  });
});
