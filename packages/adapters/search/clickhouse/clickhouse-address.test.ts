import { expect, test } from 'vitest';
import { readClickHouseAddress } from './clickhouse-address.ts';

test('an address names shards, their replicas, the user, a percent-encoded password and the database', () => {
  expect(readClickHouseAddress('clickhouse+https://ana:a%2C%3B%40b@a1:8443,a2:8443;b1:8443,b2:8443/leads')).toEqual({
    shards: [
      ['https://a1:8443', 'https://a2:8443'],
      ['https://b1:8443', 'https://b2:8443'],
    ],
    user: 'ana',
    password: 'a,;@b',
    database: 'leads',
  });
  expect(readClickHouseAddress('clickhouse://[::1]:8123/leads')).toMatchObject({
    shards: [['http://[::1]:8123']],
    user: 'default',
    password: '',
  });
});

test.for([
  'clickhouse://a1:8123',
  'clickhouse://a1/leads',
  'clickhouse://a1:8123/leads; drop',
  'clickhouse://a1:8123,a2:8123;b1:8123/leads',
  'clickhouse://u:p@x@a1:8123/leads',
  'clickhouse://u:%zz@a1:8123/leads',
  'tcp://a1:8123/leads',
])('%s is not an address', (text) => {
  expect(readClickHouseAddress(text)).toBeNull();
});
