import { expect, test } from 'vitest';
import { readSearchAddress, readSearchAddresses } from './search-address.ts';

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

test('several addresses are separated by commas, and one that is wrong makes all of them wrong', () => {
  expect(readSearchAddresses('tcp://a:1, tcp://b:2')).toEqual([
    { host: 'a', port: 1 },
    { host: 'b', port: 2 },
  ]);
  expect(readSearchAddresses('tcp://a:1')).toEqual([{ host: 'a', port: 1 }]);
  for (const wrong of ['', 'tcp://a:1,', 'tcp://a:1,b:2', 'tcp://a:1;tcp://b:2', Array.from({ length: 65 }, () => 'tcp://a:1').join(',')])
    expect([wrong, readSearchAddresses(wrong)]).toEqual([wrong, null]);
});
