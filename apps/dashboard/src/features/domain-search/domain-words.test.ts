import { expect, test } from 'vitest';
import { exampleOf, wordAcceptsAll, wordBasis, wordFollowers, wordNobody, wordNoProvider } from './domain-words.ts';

const patterns = (basis: 'proven' | 'not_verified' | 'unknown', addresses: number, sources = {}) => ({
  basis,
  addresses,
  sources: { deliverable: 0, found: 0, published: 0, notVerified: 0, ...sources },
  patterns: [],
});

test.each([
  ['first.last', 'ana.silva@acme.com'],
  ['flast', 'asilva@acme.com'],
  ['lfirst', 'sana@acme.com'],
  ['fla', 'asi@acme.com'],
  ['fil', 'ans@acme.com'],
  ['last_f', 'silva_a@acme.com'],
  ['fl', 'as@acme.com'],
])('the pattern %s is shown as %s', (pattern, address) => {
  expect(exampleOf(pattern, 'acme.com')).toBe(address);
});

test('the text says what proves the pattern, or that it is not known', () => {
  expect(wordBasis(patterns('proven', 4, { deliverable: 2, found: 1, published: 1, notVerified: 9 }))).toBe(
    'From 4 proven addresses: 2 verified, 1 confirmed by a find, 1 published on the website.',
  );
  expect(wordBasis(patterns('not_verified', 1))).toBe('From 1 address that hasn’t been verified, so it may be wrong.');
  expect(wordBasis(patterns('unknown', 0))).toMatch(/^Not known\. Your workspace has no address/);
  expect(wordBasis(patterns('unknown', 2))).toBe('Not known. The 2 addresses that your workspace has here follow no pattern.');
  expect([
    wordFollowers(4, patterns('proven', 4)),
    wordFollowers(3, patterns('proven', 4)),
    wordFollowers(1, patterns('proven', 1)),
  ]).toEqual(['all 4', '3 of 4', 'the only one']);
});

test('whether the domain accepts every name has its age, and is not known until something has shown it', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const at = '2026-11-18T00:00:00.000Z';
  const mail = { provider: null, providerSeenAt: null };
  expect(wordAcceptsAll({ ...mail, acceptsAll: true, acceptsAllCheckedAt: at }, now)).toEqual({
    title: 'Yes',
    text: 'Mailboxes here can’t be confirmed. Checked 2 days ago.',
  });
  expect(wordAcceptsAll({ ...mail, acceptsAll: false, acceptsAllCheckedAt: at }, now).title).toBe('No');
  expect(wordAcceptsAll({ ...mail, acceptsAll: null, acceptsAllCheckedAt: null }, now).title).toBe('Not known');
});

test('after a reading that named no mail provider, the text does not promise that another one shows it', () => {
  const enrichment = (outcome: 'read' | 'unreachable') => ({ outcome }) as Parameters<typeof wordNoProvider>[0];
  expect(wordNoProvider(null)).toBe('Reading the company’s website shows it.');
  expect(wordNoProvider(enrichment('unreachable'))).toBe('Reading the company’s website shows it.');
  expect(wordNoProvider(enrichment('read'))).toBe('The last reading named none.');
});

test('where the website names people, a domain without people of the workspace leads to them', () => {
  const at = (enrichment: object | null, people: number) =>
    wordNobody({ isSample: false, enrichment, sitePeople: Array.from({ length: people }) } as unknown as Parameters<typeof wordNobody>[0]);
  expect(at({}, 6)).toBe('6 people are named on its website, below. Add them to your people, or find their email.');
  expect(at({}, 1)).toBe('One person is named on its website, below. Add them to your people, or find their email.');
  expect(at({}, 0)).toMatch(/^Find the email of someone by name/);
  expect(at(null, 0)).toMatch(/^Enrich the company/);
});
