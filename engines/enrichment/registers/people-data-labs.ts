/** People Data Labs' free company dataset, CSV or JSON lines (https://docs.peopledatalabs.com/docs/free-company-dataset), and its older form with "year founded". */
import { domainOf, linkedinKey } from '@leadlight/vocabulary/identity';
import { parseIndustry } from '@leadlight/vocabulary/industries';
import { parseCountry } from '@leadlight/vocabulary/places';
import { parseCompanySize } from '@leadlight/vocabulary/values';
import { objectOf, parseJson, textOf } from '../careers/json.ts';
import { Facts, identifier, locationOf, recordOf, registers, type RecordResult, type RegisterReader } from './register.ts';
import { csvReader, lineReader, type Row } from './streams.ts';

export function peopleDataLabsReader(format: 'csv' | 'json', after = 0): RegisterReader {
  if (format === 'csv') return csvReader(registers['people-data-labs'], ['name', 'industry', 'locality', 'country'], readCompany, after);
  return lineReader(
    registers['people-data-labs'],
    (line) => {
      const entry = objectOf(parseJson(line.replace(/,\s*$/, '')));
      return entry ? readCompany((column) => textOf(entry[column]) ?? '') : { refused: 'not a JSON object' };
    },
    after,
  );
}

function readCompany(row: Row): RecordResult {
  const name = row('name');
  const website = row('website') || row('domain');
  const profile = row('linkedin_url') || row('linkedin url');
  const [domain, linkedin] = [domainOf(website), linkedinKey(profile)];
  if (name === '') return { refused: 'no name' };
  const facts = new Facts();
  facts.add('name', name, 'name');
  facts.add('website', website, 'website');
  facts.add('domain', domain, 'website', website);
  facts.add('linkedin', linkedin, 'linkedin_url', profile);
  facts.add('industry', parseIndustry(row('industry')), 'industry', row('industry'));
  const size = row('size') || row('size range');
  facts.addSize(parseCompanySize(size), 'size', size);
  facts.addFounded(row('founded') || row('year founded'), 'founded');
  const id = row('id');
  const location = locationOf('headquarters', {
    city: row('locality').split(',', 1)[0] ?? '',
    region: row('region') || (row('locality').split(',')[1] ?? ''),
    country: parseCountry(row('country')),
  });
  return {
    record: recordOf('people-data-labs', {
      identifiers: id === '' ? [] : [identifier('pdl', id)],
      name,
      domain,
      linkedin,
      facts: facts.list,
      locations: location ? [location] : [],
    }),
  };
}
