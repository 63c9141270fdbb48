import { expect, test } from 'vitest';
import {
  bestFirst,
  countFilters,
  filtersOf,
  paramsOf,
  readLeadParams,
  readSort,
  firstSort,
  withChoice,
  writeSort,
  type Filters,
} from './lead-search.ts';
import { unknownValues } from './unknown-values.ts';

/** The parameters without those that are undefined. */
const stated = (params: object): object => Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));

test('the URL contains the whole search, and restores it', () => {
  const filters: Filters = {
    title: { include: ['VP Sales', 'Head of Sales, EMEA'], exclude: ['Assistant'] },
    seniority: { include: ['vp', 'head'] },
    country: { exclude: ['US'] },
    technology: { include: ['C++', 'Node.js'], exclude: ['WordPress'] },
    hiringIn: { include: ['sales'] },
    mailProvider: { exclude: ['google'] },
    founded: { from: 2010 },
    openJobs: { from: 5, to: 50 },
    newJobs: { from: 1 },
    verdictAgeDays: { from: 0, to: 30 },
    hasPhone: true,
    sample: false,
  };
  const params = paramsOf(filters);
  expect(stated(params)).toEqual({
    title: String.raw`VP Sales,Head of Sales\, EMEA`,
    'not-title': 'Assistant',
    seniority: 'vp,head',
    'not-country': 'US',
    technology: 'C++,Node.js',
    'not-technology': 'WordPress',
    hiringIn: 'sales',
    'not-mailProvider': 'google',
    founded: '2010..',
    openJobs: '5..50',
    newJobs: '1..',
    verdictAgeDays: '0..30',
    hasPhone: 'yes',
    sample: 'no',
  });
  expect(filtersOf('people', params)).toEqual(filters);
});

test('invalid parameters are ignored, and the rest still applies', () => {
  expect(
    stated(
      readLeadParams('people', {
        seniority: 'vp,emperor',
        hiringIn: 'circus',
        founded: 'long ago',
        sort: 'color',
        lead: 'x',
        color: 'red',
        owner: '7',
      }),
    ),
  ).toEqual({ seniority: 'vp' });
});

test('companies have no person filters', () => {
  expect(stated(readLeadParams('companies', { title: 'CEO', revealed: 'yes', size: '11-50', technology: 'SAP', newJobs: '3..' }))).toEqual({
    size: '11-50',
    technology: 'SAP',
    newJobs: '3..',
  });
});

test('a value is included, excluded or neither, never both', () => {
  const included = withChoice({}, 'industry', 'software', 'include');
  expect(included).toEqual({ industry: { include: ['software'] } });
  const excluded = withChoice(included, 'industry', 'software', 'exclude');
  expect(excluded).toEqual({ industry: { exclude: ['software'] } });
  expect(countFilters(withChoice(excluded, 'industry', 'software', null))).toBe(0);
  expect(filtersOf('people', { country: 'US', 'not-country': 'US,DE' })).toEqual({ country: { include: ['US'], exclude: ['DE'] } });
});

test('a sort is written as its name, descending with a minus; the default is not written', () => {
  expect(readSort(undefined)).toBe(bestFirst);
  expect(readSort('-score')).toBe(bestFirst);
  expect(readSort('-founded')).toEqual({ by: 'founded', direction: 'descending' });
  expect(writeSort({ by: 'name', direction: 'ascending' })).toBe('name');
});

test('what a URL states and no search understands is listed as it is there', () => {
  const params = {
    seniority: 'vp,zzz',
    'not-size': '12',
    founded: 'long ago',
    sort: 'color',
    lead: 'x',
    color: 'red',
    hasEmail: 'maybe',
    name: 'Jane',
  };
  expect(unknownValues('people', params)).toEqual([
    'seniority=zzz',
    'not-size=12',
    'founded=long ago',
    'sort=color',
    'lead=x',
    'color=red',
    'hasEmail=maybe',
  ]);
  expect(unknownValues('companies', { title: 'CEO', size: '11-50' })).toEqual(['title=CEO']);
  expect(
    unknownValues('people', {
      seniority: 'vp',
      sort: '-updated',
      lead: '12',
      founded: '2010..',
      import: '55555555-5555-4555-8555-555555555555:created',
    }),
  ).toEqual([]);
});

test('a search by name starts with the best match, any other with the best score', () => {
  expect(firstSort({ name: { include: ['Jane'] } }).by).toBe('relevance');
  expect(firstSort({ name: { exclude: ['Jane'] } })).toBe(bestFirst);
  expect(stated(readLeadParams('people', { name: 'Jane', sort: '-relevance' }))).toEqual({ name: 'Jane' });
  expect(stated(readLeadParams('people', { name: 'Jane', sort: '-score' }))).toEqual({ name: 'Jane', sort: '-score' });
});
