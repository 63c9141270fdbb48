import { expect, test } from 'vitest';
import { withFilters } from './with-filters.ts';

test('values of a choice are added, a value is never both included and excluded, and other filters stay', () => {
  const before = { title: { include: ['CFO'] }, industry: { include: ['retail'], exclude: ['education'] }, hasPhone: true };
  expect(withFilters(before, { industry: { include: ['education', 'retail'], exclude: ['retail.grocery'] } })).toEqual({
    title: { include: ['CFO'] },
    industry: { include: ['retail', 'education'], exclude: ['retail.grocery'] },
    hasPhone: true,
  });
  expect(withFilters(before, { founded: { from: 2020 } })).toEqual({ ...before, founded: { from: 2020 } });
  expect(withFilters({}, {})).toEqual({});
});
