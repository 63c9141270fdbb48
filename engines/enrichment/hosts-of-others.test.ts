/** Hosts that this engine treats as other companies' are also in the vocabulary's list, so that they never identify a company. */
import { domainOf } from '@leadlight/vocabulary/identity';
import { expect, test } from 'vitest';
import { systemDomains } from './careers/board-address.ts';
import { networks } from './extract/socials.ts';

test('a page on a job board doesn’t identify a company', () => {
  for (const host of Object.values(systemDomains).flat()) {
    expect(domainOf(`https://${host}/acme`), host).toBeNull();
    expect(domainOf(`https://acme.${host}/jobs`), host).toBeNull();
  }
});

test('a profile on a social network doesn’t identify a company', () => {
  // Every host that a rule of `socials.ts` names: "pinterest.(?:com|de)" names two.
  const hosts = networks.flatMap(({ host }) => hostsOf(host.source));
  expect(hosts).toContain('pinterest.co.uk');
  expect(hosts.length).toBeGreaterThan(networks.length);
  for (const host of hosts) expect(domainOf(`https://${host}/acme`), host).toBeNull();
});

/** The hosts of a pattern without its optional subdomains, one for each alternative. */
function hostsOf(pattern: string): string[] {
  const plain = pattern
    .replace(/^(?:\^|\(\?:\^\|\\\.\))(?:\(\?:[^()]*\)\??)?(?=[a-z(])/, '')
    .replace(/\$$/, '')
    .replaceAll('\\.', '.');
  const group = /\(\?:([^()]*)\)/.exec(plain);
  if (!group) return [plain];
  return (group[1] ?? '').split('|').flatMap((each) => hostsOf(plain.replace(group[0], each)));
}
