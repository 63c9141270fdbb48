import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress, isPublicOrIn } from './public-address.ts';

test.for(['45.10.0.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '2a00:1450:4001::1a', '2606:4700::1111'])(
  '%s may be dialed',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.for([
  ['this machine', '127.0.0.1 127.255.255.254 ::1 0.0.0.0 ::'],
  ['private networks', '10.0.0.1 172.16.0.1 172.31.255.255 192.168.0.1 fc00::1 fd12::1 fec0::1'],
  ['carrier-grade NAT', '100.64.0.1 100.127.255.255'],
  ['what clouds answer their own machines', '168.63.129.16 169.254.169.254 100.100.100.200 192.0.0.192 fd00:ec2::254'],
  ['link-local', '169.254.169.254 fe80::1 fe80::1%eth0'],
  ['documentation and tests', '192.0.2.1 198.51.100.1 203.0.113.1 198.18.0.1 2001:db8::1 3fff::1 2001:2::1'],
  ['multicast and broadcast', '224.0.0.1 239.255.255.255 255.255.255.255 ff02::1'],
  ['reserved', '240.0.0.1 192.0.0.1 100::1 4000::1 ::7f00:1'],
  [
    'IPv4 inside IPv6: mapped, NAT64, 6to4, Teredo',
    '::ffff:8.8.8.8 ::ffff:127.0.0.1 ::ffff:7f00:1 64:ff9b::a00:1 64:ff9b:1::1 2002:7f00:1::1 2001:0:4136:e378::1',
  ],
  ['not an address', 'localhost 127.1 0x7f000001 2130706433 mx.acme.test 010.0.0.1'],
] as const)('%s may not be dialed', ([, addresses]) => {
  expect([...addresses.split(' '), ''].filter(isPublicAddress)).toEqual([]);
});

test('rejects every private address, however it is embedded in IPv6', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const secret = fc
    .tuple(fc.constantFrom([10], [127], [192, 168], [169, 254], [172, 16]), octet, octet, octet)
    .map(([head, ...tail]) => [...head, ...tail].slice(0, 4));
  fc.assert(
    fc.property(secret, (bytes) => {
      const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const groups = `${hex.slice(0, 4)}:${hex.slice(4)}`;
      for (const form of [
        bytes.join('.'),
        `::ffff:${bytes.join('.')}`,
        `::ffff:${groups}`,
        `::${groups}`,
        `64:ff9b::${groups}`,
        `2002:${groups}::1`,
      ]) {
        expect([form, isPublicAddress(form)]).toEqual([form, false]);
      }
    }),
  );
});

test('a test can allow its own networks and nothing else', () => {
  const guard = isPublicOrIn(['127.0.0.0/8', '::1/128']);
  expect(['127.0.0.1', '::1', '8.8.8.8', '10.0.0.1', '::ffff:127.0.0.1'].map(guard)).toEqual([true, true, true, false, false]);
});
