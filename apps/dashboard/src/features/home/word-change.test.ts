import { expect, test } from 'vitest';
import { wordChange } from './word-change.ts';

test('what changed at a company is one sentence', () => {
  const change = { companyId: '1', name: 'Acme', domain: null, changedAt: '2026-11-21T00:00:00.000Z' };
  const nothing = { newJobs: 0, goneJobs: 0, newTechnologies: [], goneTechnologies: [] };
  expect(wordChange({ ...change, ...nothing, newJobs: 1 })).toBe('has 1 new job.');
  expect(wordChange({ ...change, newJobs: 3, goneJobs: 1, newTechnologies: ['HubSpot', 'Segment'], goneTechnologies: ['Shopify'] })).toBe(
    'has 3 new jobs, closed 1 job, now uses HubSpot and Segment, and no longer uses Shopify.',
  );
});
