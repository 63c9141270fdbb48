import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointsSource } from './endpoints.ts';

test('the file of endpoints is what the contract generates', () => {
  const file = readFileSync(new URL('../src/api/endpoints.ts', import.meta.url), 'utf8');
  expect(file, 'out of date: run `npm run fix`').toBe(endpointsSource());
});
