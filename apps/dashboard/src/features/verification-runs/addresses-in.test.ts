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
