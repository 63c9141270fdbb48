/** SEC: company_tickers.json, company_tickers_exchange.json (https://www.sec.gov/search-filings/edgar-search-assistance/accessing-edgar-data), and Form D (17 CFR 239.500) as XML. */
import { Parser } from 'htmlparser2';
import { parseIndustry } from '@leadlight/vocabulary/industries';
import { parseCountry } from '@leadlight/vocabulary/places';
import {
  Facts,
  identifier,
  itemOf,
  locationOf,
  recordOf,
  registers,
  yearOf,
  type RecordResult,
  type RegisterItem,
  type RegisterReader,
} from './register.ts';
import { jsonReader } from './streams.ts';

/** One record per ticker; a company with several shares has several. */
export function secTickersReader(format: 'tickers' | 'exchanges', after = 0): RegisterReader {
  // {"0":{"cik_str":320193,…}} and {"fields":["cik",…],"data":[[320193,…]]}
  return format === 'tickers'
    ? jsonReader(registers['sec-tickers'], 2, (value) => readTicker(value as Record<string, unknown>), after)
    : jsonReader(registers['sec-tickers'], 3, readRow, after);
}

const documentedFields = ['cik', 'name', 'ticker', 'exchange'];

function readRow(value: unknown, before: string): RecordResult {
  if (!Array.isArray(value)) return { refused: 'not a list' };
  const [, names = ''] = /"fields"\s*:\s*\[([^\]]*)\]/.exec(before) ?? [];
  const fields = names === '' ? documentedFields : names.split(',').map((name) => name.replaceAll(/["\s]/g, ''));
  return readTicker(Object.fromEntries(fields.map((field, index) => [field, value[index] as unknown])));
}

function readTicker(entry: Readonly<Record<string, unknown>>): RecordResult {
  const cik = cikOf(entry['cik_str'] ?? entry['cik']);
  const [name, ticker, exchange] = [entry['title'] ?? entry['name'], entry['ticker'], entry['exchange']].map((text) =>
    typeof text === 'string' ? text.trim() : '',
  );
  if (cik === null) return { refused: 'no CIK' };
  if (!name || !ticker) return { refused: 'no name or ticker' };
  const facts = new Facts();
  facts.add('name', name, 'title');
  facts.add('ticker', ticker, 'ticker');
  facts.add('exchange', exchange, 'exchange');
  return { record: recordOf('sec-tickers', { identifiers: [identifier('cik', cik)], name, facts: facts.list }) };
}

/** Ten digits: 320193 → "0000320193". */
export function cikOf(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d{1,10}$/.test(text) && Number(text) > 0 ? text.padStart(10, '0') : null;
}

/** A notice is a few kilobytes; longer texts of elements are cut, more elements are not read. */
const longestText = 2_000;
const mostTexts = 5_000;

/** Element paths without the root: "primaryIssuer/cik". People repeat. */
type Texts = Map<string, string[]>;

/** @param after 1 if the notice was read before */
export function formDReader(after = 0): RegisterReader {
  const texts: Texts = new Map();
  const path: string[] = [];
  let text = '';
  let count = 0;
  let isClosed = false;
  let isEnding = false;
  const people: Texts[] = [];
  let person: Texts | null = null;
  const parser = new Parser(
    {
      onopentag: (name) => {
        path.push(name);
        text = '';
        if (name === 'relatedPersonInfo') person = new Map();
      },
      ontext: (part) => {
        if (text.length < longestText) text += part;
      },
      onclosetag: (name) => {
        const value = text.replaceAll(/\s+/g, ' ').trim();
        if (value !== '' && count < mostTexts) {
          count += 1;
          const key = path.slice(1).join('/');
          const into = person ?? texts;
          into.set(key, [...(into.get(key) ?? []), value]);
        }
        if (name === 'relatedPersonInfo' && person && !isEnding) {
          people.push(person);
          person = null;
        }
        if (path.length === 1 && name === 'edgarSubmission' && !isEnding) isClosed = true;
        path.pop();
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const end = (): RegisterItem[] => {
    isEnding = true;
    parser.end();
    if (after > 0) return [];
    return [itemOf(1, isClosed ? readFormD(texts, people) : { refused: 'not a complete edgarSubmission' })];
  };
  const push = (chunk: string): RegisterItem[] => {
    if (path.length < 100) parser.write(chunk);
    return [];
  };
  return { register: registers['sec-form-d'], push, end };
}

function readFormD(texts: Texts, people: readonly Texts[]): RecordResult {
  const first = (path: string): string => texts.get(path)?.[0] ?? '';
  const issuer = (name: string): string => first(`primaryIssuer/${name}`);
  const [cik, name] = [cikOf(issuer('cik')), issuer('entityName')];
  if (!/^D(?:\/A)?$/.test(first('submissionType'))) return { refused: 'not a Form D' };
  if (cik === null || name === '') return { refused: 'no CIK or entity name' };
  const facts = new Facts();
  facts.add('legalName', name, 'entityName');
  for (const former of [
    ...(texts.get('primaryIssuer/issuerPreviousNameList/previousName') ?? []),
    ...(texts.get('primaryIssuer/edgarPreviousNameList/previousName') ?? []),
  ]) {
    facts.add('formerName', /^none$/i.test(former) ? null : former, 'previousName');
  }
  facts.add('phone', issuer('issuerPhoneNumber'), 'issuerPhoneNumber');
  facts.add('type', issuer('entityType'), 'entityType');
  facts.add('founded', yearOf(issuer('yearOfInc/value')), 'yearOfInc', issuer('yearOfInc/value'));
  const industry = first('offeringData/industryGroup/industryGroupType');
  // "Other Technology" is anything, from insulation to chips.
  facts.add(
    'industry',
    /^other(?: technology)?$/i.test(industry) ? null : parseIndustry(industry.replace(/^Other (?!technology)/i, '')),
    'industryGroupType',
    industry,
  );
  const revenue = first('offeringData/issuerSize/revenueRange');
  facts.add('revenue', /decline|not applicable/i.test(revenue) ? null : revenue, 'revenueRange');
  const sold = Number(first('offeringData/offeringSalesAmounts/totalAmountSold') || Number.NaN);
  const date = first('offeringData/typeOfFiling/dateOfFirstSale/value');
  facts.add('funding', sold > 0 ? sold : null, 'totalAmountSold', sold, /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null);
  const place = issuer('issuerAddress/stateOrCountry');
  const description = issuer('issuerAddress/stateOrCountryDescription');
  // Two letters are a state of the USA; EDGAR's codes of countries contain a digit ("X0"), and the description names them.
  const isState = /^[A-Z]{2}$/.test(place);
  const location = locationOf('headquarters', {
    street: [issuer('issuerAddress/street1'), issuer('issuerAddress/street2')].filter((part) => part !== '').join(', '),
    postalCode: issuer('issuerAddress/zipCode'),
    city: issuer('issuerAddress/city'),
    region: isState ? place : '',
    country: isState ? 'US' : parseCountry(description),
  });
  return {
    record: recordOf('sec-form-d', {
      identifiers: [identifier('cik', cik)],
      name,
      facts: facts.list,
      locations: location ? [location] : [],
      people: people.flatMap((person) => {
        const part = (key: string): readonly string[] => person.get(`relatedPersonsList/relatedPersonInfo/${key}`) ?? [];
        const parts = ['firstName', 'middleName', 'lastName'].flatMap((key) =>
          part(`relatedPersonName/${key}`).filter((text) => !/^(?:n\/?a|none|-+)$/i.test(text)),
        );
        const roles = [...part('relatedPersonRelationshipList/relationship')];
        // An organization as a "person" has its name in lastName only.
        return parts.length < 2 ? [] : [{ name: parts.join(' '), roles, snippet: `${parts.join(' ')}: ${roles.join(', ')}` }];
      }),
    }),
  };
}
