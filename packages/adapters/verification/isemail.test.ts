/**
 * Conformance to the ISEMAIL cases (Dominic Sayers, BSD 3-Clause). The case file is kept next to the repository during development and
 * is not part of it. Without it, this test reports that it had nothing to read; the engine's address.test.ts covers the essential
 * cases in any case.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAddress } from '@leadlight/vocabulary';
import { expect, test } from 'vitest';

const path = fileURLToPath(new URL('../../../../shared/data/address-cases/isemail-tests.xml', import.meta.url));

/**
 * The suite follows RFC 5322 and ranks addresses by how far they deviate from it; an envelope follows RFC 5321. Addresses that the
 * suite calls valid, valid except for DNS, or valid for SMTP with unusual elements must be accepted. Comments, folding white space,
 * obsolete forms, and domain literals of RFC 5322 must be rejected. These are the exceptions, with reasons:
 */
const differences: Readonly<Record<string, string>> = {
  'test@iana.123': 'No top-level domain is all digits (RFC 3696, section 2; RFC 1123, section 2.1).',
  'test@255.255.255.255': 'An IPv4 address needs brackets, and as a name it has a numeric top-level domain.',
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
      // "SYMBOL FOR …" stands for the control character itself, which XML cannot contain.
      .replace(/[\u2400-\u241f]/g, (symbol) => String.fromCharCode(symbol.charCodeAt(0) - 0x2400)),
  }));
}

test('every ISEMAIL case follows RFC 5321 or is a documented exception', ({ annotate }) => {
  const all = cases();
  if (all.length === 0) void annotate('The ISEMAIL cases are not available; only the essential cases in the engine were tested.');
  const wrong = all.filter(({ address, category }) => {
    const isWanted =
      ['ISEMAIL_VALID_CATEGORY', 'ISEMAIL_DNSWARN', 'ISEMAIL_RFC5321'].includes(category) && !Object.hasOwn(differences, address);
    return parseAddress(address).ok !== isWanted;
  });
  expect(wrong).toEqual([]);
});

test('every documented exception is needed', () => {
  const all = cases();
  const listed = all.filter(({ address }) => Object.hasOwn(differences, address));
  expect(all.length === 0 ? Object.keys(differences) : listed.map(({ address }) => address)).toEqual(Object.keys(differences));
});
