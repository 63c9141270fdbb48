import { expect, test } from 'vitest';
import {
  bestFirst,
  countFilters,
  filtersOf,
  paramsOf,
  readLeadParams,
  readSort,
  withChoice,
  writeSort,
  type Filters,
} from './lead-search.ts';

/** What is left after the parameters that say "nothing". */
const said = (params: object): object => Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));

test('the address holds the whole search, and gives it back', () => {
  const filters: Filters = {
    title: { include: ['VP Sales', 'Head of Sales, EMEA'], exclude: ['Assistant'] },
    seniority: { include: ['vp', 'head'] },
    country: { exclude: ['US'] },
    founded: { from: 2010 },
    verdictAgeDays: { from: 0, to: 30 },
    hasPhone: true,
    sample: false,
  };
  const params = paramsOf(filters);
  expect(said(params)).toEqual({
    title: String.raw`VP Sales,Head of Sales\, EMEA`,
    'not-title': 'Assistant',
    seniority: 'vp,head',
    'not-country': 'US',
    founded: '2010..',
    verdictAgeDays: '0..30',
    hasPhone: 'yes',
    sample: 'no',
  });
  expect(filtersOf('people', params)).toEqual(filters);
});

test('what is not understood is left out, and the rest still counts', () => {
  expect(
    said(readLeadParams('people', { seniority: 'vp,emperor', founded: 'long ago', sort: 'colour', lead: 'x', colour: 'red', owner: '7' })),
  ).toEqual({ seniority: 'vp' });
});

test('companies have no filters of people', () => {
  expect(said(readLeadParams('companies', { title: 'CEO', revealed: 'yes', size: '11-50' }))).toEqual({ size: '11-50' });
});

test('a value is included, excluded or neither, never both', () => {
  const included = withChoice({}, 'industry', 'software', 'include');
  expect(included).toEqual({ industry: { include: ['software'] } });
  const excluded = withChoice(included, 'industry', 'software', 'exclude');
  expect(excluded).toEqual({ industry: { exclude: ['software'] } });
  expect(countFilters(withChoice(excluded, 'industry', 'software', null))).toBe(0);
  expect(filtersOf('people', { country: 'US', 'not-country': 'US,DE' })).toEqual({ country: { include: ['US'], exclude: ['DE'] } });
});

test('an order is written as its name, descending with a minus; best first is not written', () => {
  expect(readSort(undefined)).toBe(bestFirst);
  expect(readSort('-score')).toBe(bestFirst);
  expect(readSort('-founded')).toEqual({ by: 'founded', direction: 'descending' });
  expect(writeSort({ by: 'name', direction: 'ascending' })).toBe('name');
});
