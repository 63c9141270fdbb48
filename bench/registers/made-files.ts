/** Files in the shape and size of public registers, with invented companies: the same for the same number of records. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createRandom } from '../random.ts';

export const madeRegisters = ['gleif', 'companies-house', 'people-data-labs'] as const;
export type MadeRegister = (typeof madeRegisters)[number];

const beginnings =
  'Nor Bel Cas Dor Ver Lun Mar Tel Sol Arc Bri Cal Fen Gal Har Ister Kal Lor Min Ost Pel Quin Ros Sil Tor Ul Vin Wes Zan'.split(' ');
const endings = 'dale ford ton mere wick gate stein berg feld ville mont rio nova lex tis ria don vex lia mar sen by holm'.split(' ');
const trades =
  'Logistics,Robotics,Foods,Software,Capital,Energy,Textiles,Pharma,Consulting,Engineering,Media,Properties,Trading,Marine'.split(',');
const places = [
  ['Berlin', 'DE', 'DE-BE', '10115', 'germany', 'GmbH'],
  ['Lyon', 'FR', 'FR-69', '69001', 'france', 'SAS'],
  ['London', 'GB', 'GB-LND', 'EC1A 1BB', 'united kingdom', 'Ltd'],
  ['Austin', 'US', 'US-TX', '78701', 'united states', 'Inc.'],
  ['Madrid', 'ES', 'ES-MD', '28001', 'spain', 'S.L.'],
  ['Milan', 'IT', 'IT-MI', '20121', 'italy', 'S.r.l.'],
  ['Utrecht', 'NL', 'NL-UT', '3511', 'netherlands', 'B.V.'],
  ['Gothenburg', 'SE', 'SE-O', '411 01', 'sweden', 'AB'],
] as const;

interface MadeCompany {
  readonly number: number;
  readonly name: string;
  readonly slug: string;
  readonly year: number;
  readonly place: (typeof places)[number];
  readonly isActive: boolean;
}

function companyAt(number: number, random: () => number): MadeCompany {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const coined = `${pick(beginnings)}${pick(endings)}`;
  const trade = pick(trades);
  const place = pick(places);
  return {
    number,
    name: `${coined} ${pick(beginnings)}${pick(endings)} ${trade} ${place[5]}`,
    slug: `${coined}-${trade}-${number}`.toLowerCase(),
    year: 1900 + Math.floor(random() * 125),
    place,
    isActive: random() > 0.2,
  };
}

/** An LEI with valid check digits (ISO 7064 mod 97-10). */
function leiOf(number: number): string {
  const base = `5493${String(number).padStart(14, '0')}`;
  const digits = Array.from(`${base}00`, (character) => Number.parseInt(character, 36)).join('');
  return `${base}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}`;
}

type Cells = Readonly<Record<string, string>>;

const cellsOf: Readonly<Record<MadeRegister, (company: MadeCompany) => Cells>> = {
  gleif: ({ number, name, year, isActive, place: [city, country, region, postalCode] }) => ({
    LEI: leiOf(number),
    'Entity.LegalName': name,
    'Entity.LegalName.xmllang': 'en',
    'Entity.OtherEntityNames.OtherEntityName.1': number % 5 === 0 ? `${name} (former)` : '',
    'Entity.OtherEntityNames.OtherEntityName.1.type': number % 5 === 0 ? 'PREVIOUS_LEGAL_NAME' : '',
    'Entity.LegalAddress.FirstAddressLine': `${1 + (number % 300)} Market Street`,
    'Entity.LegalAddress.City': city,
    'Entity.LegalAddress.Region': region,
    'Entity.LegalAddress.Country': country,
    'Entity.LegalAddress.PostalCode': postalCode,
    'Entity.HeadquartersAddress.FirstAddressLine': `${1 + (number % 300)} Market Street`,
    'Entity.HeadquartersAddress.City': city,
    'Entity.HeadquartersAddress.Region': region,
    'Entity.HeadquartersAddress.Country': country,
    'Entity.HeadquartersAddress.PostalCode': postalCode,
    'Entity.RegistrationAuthority.RegistrationAuthorityID': 'RA000242',
    'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': `HRB ${number}`,
    'Entity.LegalJurisdiction': country,
    'Entity.EntityCategory': 'GENERAL',
    'Entity.LegalForm.EntityLegalFormCode': '2HBR',
    'Entity.EntityStatus': isActive ? 'ACTIVE' : 'INACTIVE',
    'Entity.EntityCreationDate': `${year}-03-01T00:00:00Z`,
    'Registration.InitialRegistrationDate': '2018-06-07T13:10:02Z',
    'Registration.LastUpdateDate': '2026-10-20T09:11:12Z',
    'Registration.RegistrationStatus': 'ISSUED',
    'Registration.NextRenewalDate': '2027-06-07T13:10:02Z',
    'Registration.ManagingLOU': leiOf(1),
    'Registration.ValidationSources': 'FULLY_CORROBORATED',
  }),
  'companies-house': ({ number, name, year, isActive, place: [city, , , postalCode] }) => ({
    CompanyName: name.toUpperCase(),
    ' CompanyNumber': String(number).padStart(8, '0'),
    'RegAddress.AddressLine1': `${1 + (number % 300)} HIGH STREET`,
    'RegAddress.PostTown': city.toUpperCase(),
    'RegAddress.Country': 'ENGLAND',
    'RegAddress.PostCode': postalCode,
    CompanyCategory: 'Private Limited Company',
    CompanyStatus: isActive ? 'Active' : 'Liquidation',
    CountryOfOrigin: 'United Kingdom',
    IncorporationDate: `01/03/${year}`,
    'Accounts.AccountCategory': 'TOTAL EXEMPTION FULL',
    'SICCode.SicText_1': '62012 - Business and domestic software development',
    'SICCode.SicText_2': number % 3 === 0 ? '70229 - Management consultancy activities other than financial management' : '',
    URI: `http://business.data.gov.uk/id/company/${number}`,
  }),
  'people-data-labs': ({ number, name, slug, year, place: [city, , , , country] }) => ({
    country,
    founded: String(year),
    id: slug,
    industry: 'computer software',
    linkedin_url: `linkedin.com/company/${slug}`,
    locality: city.toLowerCase(),
    name: name.toLowerCase(),
    region: '',
    size: number % 4 === 0 ? '51-200' : '1-10',
    website: `${slug}.com`,
  }),
};

/** The number of columns in the real files. */
const widths: Readonly<Record<MadeRegister, number>> = { gleif: 338, 'companies-house': 55, 'people-data-labs': 10 };

/** Writes a file, compressed with gzip. */
export async function writeRegister(path: string, register: MadeRegister, count: number): Promise<void> {
  const random = createRandom(1);
  const packed = createGzip({ level: 1 });
  const written = pipeline(packed, createWriteStream(path));
  const names = Object.keys(cellsOf[register](companyAt(1, random)));
  const empty = Array.from({ length: widths[register] - names.length }, (_none, n) => `Unused.${n + 1}`);
  const line = (cells: readonly string[]): string => `${cells.map((cell) => (cell === '' ? '' : `"${cell}"`)).join(',')}\r\n`;
  let text = line([...names, ...empty]);
  for (let number = 1; number <= count; number += 1) {
    const cells = cellsOf[register](companyAt(number, random));
    text += line([...names.map((name) => cells[name] ?? ''), ...empty.map(() => '')]);
    if (text.length < 1 << 20) continue;
    if (!packed.write(text)) await once(packed, 'drain');
    text = '';
  }
  packed.end(text);
  await written;
}
