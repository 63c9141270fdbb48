/** The cells of a vCard: which address, number or page of a card goes to which column. The mapping recognizes these headers. */
import { storable } from './rows.ts';
import { partsOf, textOf, type VcardProperty } from './vcard-properties.ts';

/** The columns in their order. A file has the columns that its first cards fill. */
export const vcardHeaders = [
  'Full name',
  'First name',
  'Middle name',
  'Last name',
  'Name prefix',
  'Company',
  'Department',
  'Job title',
  'Email',
  'Personal email',
  'Other emails',
  'Phone',
  'Mobile phone',
  'Other phones',
  'Fax',
  'LinkedIn URL',
  'Website',
  'Other pages',
  'Street',
  'City',
  'State',
  'Postal code',
  'Country',
  'Tags',
  'Notes',
  'Birthday',
  'Nickname',
] as const;
export type VcardHeader = (typeof vcardHeaders)[number];
export type VcardCells = Partial<Record<VcardHeader, string>>;

const has = ({ types }: VcardProperty, ...wanted: readonly string[]): boolean => types.some((type) => wanted.includes(type));

/** Preferred ones first; otherwise in the order of the card. */
const inOrder = (properties: readonly VcardProperty[]): VcardProperty[] =>
  properties.toSorted((a, b) => Number(has(b, 'PREF')) - Number(has(a, 'PREF')));

/** @param properties of one card, without those of a card within it */
export function cellsOf(properties: readonly VcardProperty[]): VcardCells {
  const all = (name: string): VcardProperty[] => properties.filter((each) => each.name === name && each.value.trim() !== '');
  const first = (name: string): string => textOf(all(name)[0]?.value ?? '').trim();
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = partsOf(all('N')[0]?.value ?? '', ';');
  const [company = '', ...units] = partsOf(all('ORG')[0]?.value ?? '', ';');
  const isCompany =
    first('X-ABSHOWAS').toUpperCase() === 'COMPANY' ||
    first('KIND').toLowerCase() === 'org' ||
    (company !== '' && first('FN') === company && family + given === '');
  const cells: VcardCells = {
    ...(isCompany
      ? { Company: company || first('FN') }
      : {
          'Full name': first('FN'),
          'First name': given,
          'Middle name': middle,
          'Last name': suffix === '' ? family : `${family} ${suffix}`.trim(),
          'Name prefix': prefix,
          Company: company,
        }),
    Department: units.filter((unit) => unit !== '').join(', '),
    'Job title': first('TITLE') || first('ROLE'),
    ...emailsOf(inOrder(all('EMAIL'))),
    ...phonesOf(inOrder(all('TEL'))),
    ...pagesOf([...all('X-SOCIALPROFILE'), ...all('X-LINKEDIN'), ...all('URL')]),
    ...addressOf(inOrder(all('ADR'))),
    Tags: all('CATEGORIES')
      .flatMap(({ value }) => partsOf(value, ','))
      .filter((tag) => tag !== '' && !/^\*?\s*myContacts$/i.test(tag))
      .join(', '),
    Notes: all('NOTE')
      .map(({ value }) => textOf(value).trim())
      .join('\n'),
    Birthday: first('BDAY'),
    Nickname: first('NICKNAME'),
  };
  return Object.fromEntries(Object.entries(cells).flatMap(([header, text]) => (text === '' ? [] : [[header, storable(text)]])));
}

/** The work address becomes the email; a home address becomes the personal email if there is another address. */
function emailsOf(properties: readonly VcardProperty[]): VcardCells {
  const addressOfProperty = (property: VcardProperty): string =>
    textOf(property.value)
      .trim()
      .replace(/^mailto:/i, '');
  const work = properties.find((each) => has(each, 'WORK')) ?? properties.find((each) => !has(each, 'HOME')) ?? properties[0];
  const home = properties.find((each) => each !== work && has(each, 'HOME'));
  const others = properties.filter((each) => each !== work && each !== home);
  return {
    Email: work ? addressOfProperty(work) : '',
    'Personal email': home ? addressOfProperty(home) : '',
    'Other emails': others.map(addressOfProperty).join('; '),
  };
}

function phonesOf(properties: readonly VcardProperty[]): VcardCells {
  const isMobile = (each: VcardProperty): boolean => has(each, 'CELL', 'MOBILE', 'IPHONE');
  const faxes = properties.filter((each) => has(each, 'FAX', 'WORKFAX', 'HOMEFAX'));
  const voices = properties.filter((each) => !faxes.includes(each) && !has(each, 'PAGER', 'MODEM', 'BBS'));
  const mobile = voices.find(isMobile);
  const lines = voices.filter((each) => !isMobile(each));
  const phone = lines.find((each) => has(each, 'WORK')) ?? lines.find((each) => !has(each, 'HOME')) ?? lines[0];
  const numberOf = (property: VcardProperty | undefined): string =>
    textOf(property?.value ?? '')
      .trim()
      .replace(/^tel:/i, '')
      .replace(/;ext=(\d+).*$/i, ' ext. $1');
  return {
    Phone: numberOf(phone),
    'Mobile phone': numberOf(mobile),
    'Other phones': voices
      .filter((each) => each !== phone && each !== mobile)
      .map(numberOf)
      .join('; '),
    Fax: numberOf(faxes[0]),
  };
}

/** A page that is marked as at home isn't the employer's website. */
function pagesOf(properties: readonly VcardProperty[]): VcardCells {
  const pages = properties
    .map((each) => ({
      each,
      url: textOf(each.value)
        .trim()
        .replace(/^x-apple:.*/i, ''),
    }))
    .filter(({ url }) => url !== '');
  const linkedin = pages.find(({ url, each }) => /(?:^|[/.])linkedin\.com\//i.test(url) || each.name === 'X-LINKEDIN');
  const website = pages.find((page) => page !== linkedin && page.each.name === 'URL' && !has(page.each, 'HOME', 'PROFILE', 'BLOG'));
  const others = pages.filter((page) => page !== linkedin && page !== website);
  return { 'LinkedIn URL': linkedin?.url ?? '', Website: website?.url ?? '', 'Other pages': others.map(({ url }) => url).join('; ') };
}

function addressOf(properties: readonly VcardProperty[]): VcardCells {
  const address = properties.find((each) => has(each, 'WORK')) ?? properties[0];
  const [box = '', extended = '', street = '', city = '', region = '', postcode = '', country = ''] = partsOf(address?.value ?? '', ';');
  const lines = [street, extended, box].filter((line) => line !== '');
  return { Street: lines.join(', ').replaceAll('\n', ', '), City: city, State: region, 'Postal code': postcode, Country: country };
}
