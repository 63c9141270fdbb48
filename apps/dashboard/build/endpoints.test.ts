import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointFileOf, endpointGroups, endpointsSource } from './endpoints.ts';

test.each([undefined, ...endpointGroups])('the file of endpoints is what the contract generates, for the group %s', (group) => {
  const file = readFileSync(new URL(`../src/api/${endpointFileOf(group)}`, import.meta.url), 'utf8');
  expect(file, 'out of date: run `npm run fix`').toBe(endpointsSource(group));
});
