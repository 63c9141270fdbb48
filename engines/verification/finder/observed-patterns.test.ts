import { expect, test } from 'vitest';
import { observedPatterns } from './observed-patterns.ts';
import { splitName } from './person-name.ts';

const known = (localPart: string, name: string) => {
  const whose = splitName(name, 'acme.com');
  return whose ? { localPart, name: whose } : { localPart };
};
const of = (...addresses: [string, string][]) =>
  observedPatterns(
    addresses.map(([local, name]) => known(local, name)),
    'acme.com',
  );

test('the pattern that all addresses follow is shown with their number', () => {
  expect(of(['ana.silva', 'Ana Silva'], ['bo.ek', 'Bo Ek'], ['cy.lind', 'Cy Lind'])).toEqual([{ pattern: 'first.last', addresses: 3 }]);
});

test('two patterns are shown, the more frequent first', () => {
  expect(of(['asilva', 'Ana Silva'], ['bek', 'Bo Ek'], ['cy.lind', 'Cy Lind'])).toEqual([
    { pattern: 'flast', addresses: 2 },
    { pattern: 'first.last', addresses: 1 },
  ]);
});

test('nothing is known from no address, from role addresses, from addresses without a name, and from those that follow no pattern', () => {
  expect(of()).toEqual([]);
  expect(of(['info', 'Ana Silva'], ['sales', 'Sales'])).toEqual([]);
  expect(observedPatterns([{ localPart: 'ana.silva' }], 'acme.com')).toEqual([]);
  expect(of(['x9217', 'Ana Silva'])).toEqual([]);
});
