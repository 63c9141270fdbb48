import { expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';

test('addresses are read as people and mail programs write lists of them', () => {
  expect(addressesIn('ana@acme.example, ben@acme.example;\r\n"Silva, Ana" <ana.silva@acme.example>\n\n cy@acme.example ')).toEqual([
    'ana@acme.example',
    'ben@acme.example',
    'ana.silva@acme.example',
    'cy@acme.example',
  ]);
});
