/** Companies House's free company data product, "BasicCompanyData" (https://download.companieshouse.gov.uk/en_output.html). */
import { parseIndustry } from '@leadlight/vocabulary/industries';
import { parseCountry } from '@leadlight/vocabulary/places';
import { parseCompanyStatus } from '@leadlight/vocabulary/values';
import { Facts, identifier, locationOf, recordOf, registers, type RecordResult, type RegisterReader } from './register.ts';
import { csvReader, type Row } from './streams.ts';

export const companiesHouseReader = (after = 0): RegisterReader =>
  csvReader(registers['companies-house'], ['CompanyName', 'CompanyNumber', 'CompanyStatus', 'IncorporationDate'], readCompany, after);

/** Eight characters: "01234567", "SC123456"; a spreadsheet drops leading zeros. Null for a text that is not a company number. */
export function companyNumberOf(number: string): string | null {
  const padded = /^\d{1,7}$/.test(number) ? number.padStart(8, '0') : number;
  return /^(?:\d{8}|[A-Z]{2}\d{6}|[A-Z]{2}\d{5}[A-Z]|[A-Z]\d{7})$/.test(padded) ? padded : null;
}

function readCompany(row: Row): RecordResult {
  const [name, number] = [row('CompanyName'), row('CompanyNumber').toUpperCase()];
  const padded = companyNumberOf(number);
  if (padded === null) return { refused: `"${number.slice(0, 40)}" is not a company number` };
  if (name === '') return { refused: 'no name' };
  const facts = new Facts();
  facts.add('legalName', name, 'CompanyName');
  for (let index = 1; index <= 10; index += 1)
    facts.add('formerName', row(`PreviousName_${index}.CompanyName`), `PreviousName_${index}.CompanyName`);
  const status = row('CompanyStatus');
  facts.addStatus(parseCompanyStatus(status), 'CompanyStatus', status);
  facts.add('type', row('CompanyCategory'), 'CompanyCategory');
  facts.addFounded(row('IncorporationDate'), 'IncorporationDate');
  facts.add('closedOn', isoDate(row('DissolutionDate')), 'DissolutionDate', row('DissolutionDate'));
  const codes = [1, 2, 3, 4].map((index) => row(`SICCode.SicText_${index}`)).filter((text) => /^\d{4,5}\b/.test(text));
  for (const [index, text] of codes.entries()) {
    facts.add('industryCode', `SIC 2007 ${text.slice(0, 5).trim()}`, `SICCode.SicText_${index + 1}`, text);
    // The first industry is the main one; 99999 and 74990 are dormant companies.
    if (!/^(?:99999|74990)/.test(text) && !facts.list.some(({ field }) => field === 'industry'))
      facts.add('industry', parseIndustry(text, 'nace-2'), `SICCode.SicText_${index + 1}`, text);
  }
  const country = row('RegAddress.Country');
  const location = locationOf('registered', {
    street: [
      row('RegAddress.CareOf') && `c/o ${row('RegAddress.CareOf')}`,
      row('RegAddress.POBox') && `PO Box ${row('RegAddress.POBox')}`,
      row('RegAddress.AddressLine1'),
      row('RegAddress.AddressLine2'),
    ]
      .filter((part) => part !== '')
      .join(', '),
    postalCode: row('RegAddress.PostCode'),
    city: row('RegAddress.PostTown'),
    region: row('RegAddress.County'),
    country: country === '' ? null : parseCountry(country),
  });
  return {
    record: recordOf('companies-house', {
      identifiers: [identifier('companyNumber', padded, 'GB')],
      name,
      facts: facts.list,
      locations: location ? [location] : [],
    }),
  };
}

/** "31/12/1999" → "1999-12-31". */
function isoDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return year === '' ? null : `${year}-${month}-${day}`;
}
