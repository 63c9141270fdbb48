import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeAccounts } from './accounts.ts';
import { expectations } from './smoke/expectations.ts';
import { sites } from './sites.ts';
import { behaviorStrata, furtherStrata, serverStrata, strata } from './strata.ts';

const seeds = [0, 1, 7, 2026, 2 ** 31];

test('the same seed creates the same accounts, another seed different ones', () => {
  const make = (seed: number) => JSON.stringify(makeAccounts({ addressesPerStratum: 40, seed }));
  expect(make(1)).toBe(make(1));
  expect(make(1)).not.toBe(make(2));
});

test.each(seeds)('no address appears twice, for any seed (%i)', (seed) => {
  const { truth } = makeAccounts({ addressesPerStratum: 400, seed });
  expect(new Set(truth.map(({ address }) => address.toLowerCase())).size).toBe(truth.length);
});

test.each(seeds)('no mailbox is both existing and missing, for any seed (%i)', (seed) => {
  const mailboxes = makeAccounts({ addressesPerStratum: 400, seed })
    .sites.filter(({ name }) => name !== 'backend')
    .flatMap((site) => site.mailboxes.map(({ mailbox }) => mailbox));
  expect(new Set(mailboxes).size).toBe(mailboxes.length);
});

test('every knowable stratum has the 400 requested addresses, except those that state a reason', () => {
  const { truth } = makeAccounts({ addressesPerStratum: 400, seed: 1 });
  for (const { name, slow } of strata) expect(truth.filter(({ stratum }) => stratum === name).length, name).toBe(slow?.atMost ?? 400);
});

test('an existing address is never undeliverable unless its mailbox is disabled or has moved', () => {
  const { truth } = makeAccounts({ addressesPerStratum: 8, seed: 1 });
  const odd = truth.filter(({ exists, expected }) => exists && expected === 'undeliverable').map(({ stratum }) => stratum);
  expect([...new Set(odd)].toSorted()).toEqual(['disabled', 'moved']);
});

test('no confident verdict is expected if nobody can know', () => {
  const { truth } = makeAccounts({ addressesPerStratum: 8, seed: 1 });
  const confident = truth.filter(({ expected, knowable }) => !knowable && (expected === 'deliverable' || expected === 'undeliverable'));
  expect(confident).toEqual([]);
});

test('no name reveals its stratum', () => {
  const { truth, sites: made } = makeAccounts({ addressesPerStratum: 8, seed: 1 });
  const names = [...truth.map(({ address }) => address), ...made.flatMap(({ hosts }) => hosts.map(({ name }) => name))].join(' ');
  const telling = strata.map(({ name }) => name).filter((name) => name.includes('-') && names.includes(name));
  expect(telling).toEqual([]);
});

test('every stratum has a site, and an expectation that the smoke test checks', () => {
  expect(strata.filter(({ site }) => !(site in sites)).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(expectations).toSorted()).toEqual(strata.map(({ name }) => name).toSorted());
});

test('an unknown stratum is refused by name', () => {
  expect(() => makeAccounts({ strata: ['exist'], addressesPerStratum: 1, seed: 1 })).toThrow(/no stratum exist\b/);
});

test('the document states how many kinds of servers there are', () => {
  const text = readFileSync(new URL('../../docs/mail-lab.md', import.meta.url), 'utf8');
  expect(text).toContain(
    `There are ${serverStrata.length} strata of usual servers and domains, ${behaviorStrata.length} of servers that change, mislead or break the protocol, and ${furtherStrata.length} that were written after the rules.`,
  );
  for (const { name } of furtherStrata) expect(text).toContain(name);
});
