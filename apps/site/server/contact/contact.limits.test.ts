import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey, contactRates, createContactLimits } from './contact.limits.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['2001:0db8:0001:0002::ab', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));

test('all of an IPv6 /64 is one visitor, and two /64 are two, however they are written', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const network = fc.tuple(group, group, group, group);
  const text = (groups: number[]) => groups.map((each) => each.toString(16)).join(':');
  fc.assert(
    fc.property(network, network, fc.tuple(group, group, group, group), (one, other, host) => {
      const canonical = new URL(`http://[${text([...one, ...host])}]`).hostname.slice(1, -1);
      expect(addressKey(canonical)).toBe(addressKey(text([...one, ...host].map(Number))));
      expect(addressKey(`${text(one)}::1`)).toBe(addressKey(text([...one, ...host])));
      expect(addressKey(text([...one, ...host])) === addressKey(text([...other, ...host]))).toBe(text(one) === text(other));
    }),
  );
});

test('the published limits are 30 attempts and 5 messages in 10 minutes for one address, 200 messages in an hour for all', () => {
  expect(contactRates).toMatchObject({
    attemptsPerAddress: { count: 30, seconds: 600 },
    messagesPerAddress: { count: 5, seconds: 600 },
    messagesOverall: { count: 200, seconds: 3600 },
  });
});

test('the message after the last is refused, and the visitor told for how long; another visitor is not', async () => {
  const limits = createContactLimits({ ...contactRates, messagesPerAddress: { count: 2, seconds: 600 } });
  const sent = [await limits.message('192.0.2.1'), await limits.message('192.0.2.1'), await limits.message('192.0.2.1')];
  expect(sent).toEqual([{ allowed: true }, { allowed: true }, { allowed: false, who: 'you', seconds: 600 }]);
  expect(await limits.message('192.0.2.2')).toEqual({ allowed: true });
});

test('when all together have sent too much, nobody is charged for what was refused', async () => {
  const limits = createContactLimits({
    ...contactRates,
    messagesPerAddress: { count: 1, seconds: 600 },
    messagesOverall: { count: 1, seconds: 3600 },
  });
  await limits.message('192.0.2.1');
  expect(await limits.message('192.0.2.2')).toMatchObject({ allowed: false, who: 'everybody' });
  await limits.takeBack('192.0.2.1');
  expect(await limits.message('192.0.2.2')).toEqual({ allowed: true });
});
