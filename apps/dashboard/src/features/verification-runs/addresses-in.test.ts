import { expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';

test('addresses are parsed from lists as people and mail programs write them', () => {
  expect(addressesIn('ana@acme.example, ben@acme.example;\r\n"Silva, Ana" <ana.silva@acme.example>\n\n cy@acme.example ')).toEqual([
    'ana@acme.example',
    'ben@acme.example',
    'ana.silva@acme.example',
    'cy@acme.example',
  ]);
});

test('a name with its surname first and without quotes is not an address of its own', () => {
  expect(addressesIn('Silva, Ana <ana@acme.example>; Berg, Bo <bo@acme.example>\ncy@acme.example, Dan <dan@acme.example>')).toEqual([
    'ana@acme.example',
    'bo@acme.example',
    'cy@acme.example',
    'dan@acme.example',
  ]);
});
