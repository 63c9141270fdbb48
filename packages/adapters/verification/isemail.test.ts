/**
 * Conformance to the ISEMAIL cases (Dominic Sayers, BSD 3-Clause), which lie beside the repository where this is developed and are not part of it. Elsewhere the test
 * says that it had nothing to read; the engine's own address.test.ts holds the essential cases in any case.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAddress } from '@leadlight/verification';
import { expect, test } from 'vitest';

const path = fileURLToPath(new URL('../../../../shared/data/address-cases/isemail-tests.xml', import.meta.url));

/**
 * The suite follows RFC 5322 and sorts by how far an address leaves it; an envelope follows RFC 5321. What the suite calls valid, valid but for DNS, or valid for
 * SMTP with unusual elements is an address; comments, folding blanks, obsolete forms and domain literals of RFC 5322 are not. What differs from that, and why:
 */
const differences: Readonly<Record<string, string>> = {
  'test@iana.123': 'A top-level domain of digits exists nowhere (RFC 3696, 2), and hosts are not to be named so (RFC 1123, 2.1).',
  'test@255.255.255.255': 'An IPv4 address without its brackets is none, and as a name it has a numeric top-level domain.',
};

interface Case {
  readonly address: string;
  readonly category: string;
}

function cases(): Case[] {
  if (!existsSync(path)) return [];
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
  return Array.from(readFileSync(path, 'utf8').matchAll(/<test id="\d+">(.*?)<\/test>/gs), ([, body = '']) => ({
    category: /<category>(.*?)</.exec(body)?.[1] ?? '',
    address: (/<address>(.*?)<\/address>/s.exec(body)?.[1] ?? '')
      .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => entities[name] ?? '')
      // "SYMBOL FOR …" stands for the control character itself, which XML cannot hold.
      .replace(/[\u2400-\u241f]/g, (symbol) => String.fromCharCode(symbol.charCodeAt(0) - 0x2400)),
  }));
}

test('every ISEMAIL case is answered as RFC 5321 wants it, or differs for a reason that is written down', ({ annotate }) => {
  const all = cases();
  if (all.length === 0) void annotate('The ISEMAIL cases are not here; only the essential ones of the engine were tried.');
  const wrong = all.filter(({ address, category }) => {
    const isWanted =
      ['ISEMAIL_VALID_CATEGORY', 'ISEMAIL_DNSWARN', 'ISEMAIL_RFC5321'].includes(category) && !Object.hasOwn(differences, address);
    return readAddress(address).ok !== isWanted;
  });
  expect(wrong).toEqual([]);
});

test('no difference is listed that is none', () => {
  const all = cases();
  const listed = all.filter(({ address }) => Object.hasOwn(differences, address));
  expect(all.length === 0 ? Object.keys(differences) : listed.map(({ address }) => address)).toEqual(Object.keys(differences));
});
