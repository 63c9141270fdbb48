import { expect, test } from 'vitest';
import { readSearchAddress } from './search-address.ts';

test('an address has a host and a port, and nothing else', () => {
  expect(readSearchAddress('tcp://search.internal:7700')).toEqual({ host: 'search.internal', port: 7700 });
  expect(readSearchAddress('tcp://[::1]:7700/')).toEqual({ host: '::1', port: 7700 });
  for (const wrong of [
    '',
    'search.internal:7700',
    'http://search.internal:7700',
    'tcp://search.internal',
    'tcp://search.internal:0',
    'tcp://:7700',
    'tcp://user:secret@search.internal:7700',
    'tcp://search.internal:7700/path',
    'tcp://search.internal:7700?token=x',
    'tcp://search.internal:77000',
  ])
    expect([wrong, readSearchAddress(wrong)]).toEqual([wrong, null]);
});
