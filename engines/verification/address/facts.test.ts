import { parseAddress, type Address } from '@leadlight/vocabulary/address';
import { describe, expect, test } from 'vitest';
import { addressFacts } from './facts.ts';

const address = (text: string): Address => {
  const reading = parseAddress(text);
  if (!reading.ok) throw new Error(`${text}: ${reading.fault}`);
  return reading.address;
};

describe('facts', () => {
  test.for([
    ['info@acme.test', { role: 'yes', free: 'no', disposable: 'no', alias: 'no' }],
    ['Sales-EMEA@acme.test', { role: 'yes' }],
    ['information.desk@acme.test', { role: 'yes' }],
    ['Secretaría@acme.test', { role: 'yes' }],
    ['prensa@acme.test', { role: 'yes' }],
    ['salesmith@acme.test', { role: 'no' }],
    ['pr.smith@acme.test', { role: 'no' }],
    ['ana@gmail.com', { role: 'no', free: 'yes', suggestion: null }],
    ['ana@telefonica.net', { free: 'yes' }],
    ['ana@mailinator.com', { disposable: 'yes' }],
    ['ana@x.mailinator.com', { disposable: 'yes' }],
    ['ana+news@acme.test', { alias: 'yes', aliasOf: 'ana@acme.test' }],
    ['+ana@acme.test', { alias: 'no', aliasOf: null }],
    ['a.n.a+x@gmail.com', { alias: 'yes', aliasOf: 'ana@gmail.com' }],
    ['ana-news@yahoo.com', { alias: 'yes', aliasOf: 'ana@yahoo.com' }],
    ['ana-maria@acme.test', { alias: 'no' }],
    ['ana@gmial.com', { suggestion: 'ana@gmail.com' }],
    ['ana@gmai.com', { suggestion: 'ana@gmail.com' }],
    ['ana@hotmaill.com', { suggestion: 'ana@hotmail.com' }],
    ['ana@acme.con', { suggestion: 'ana@acme.com' }],
    ['ana@gmial.con', { suggestion: 'ana@gmail.com' }],
    ['ana@ymail.com', { suggestion: null }],
    ['ana@mail.com', { suggestion: null }],
    ['ana@acme.com', { suggestion: null }],
    ['ana@gmx.de', { suggestion: null }],
  ] as const)('%s: %j', ([text, facts]) => {
    expect(addressFacts(address(text))).toMatchObject(facts);
  });
});
