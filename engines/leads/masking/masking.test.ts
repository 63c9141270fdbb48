import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Evidence, Fact } from '../facts/facts.ts';
import { onlyContacts, withoutContacts } from './masking.ts';

const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  source: 'website',
  locator: 'https://acme.example/team',
  row: null,
  snippet: null,
  fetchedAt: 1_700_000_000,
  hash: null,
  ...more,
});
const fact = (field: string, value: Fact['value'], more: Partial<Evidence> = {}): Fact => ({
  field,
  value,
  evidence: evidence(more),
  retractedAt: null,
});
const email = fact('email', 'ana.silva@acme.example');
const phone = fact('mobilePhone', '+351 912 345 678');

test('removes contact details, current or not', () => {
  const earlier: Fact = { ...fact('email', 'old@acme.example'), retractedAt: 1_700_000_001 };
  expect(withoutContacts([email, earlier, phone, fact('name', 'Ana Silva')])).toEqual([fact('name', 'Ana Silva')]);
  expect(onlyContacts([email, fact('name', 'Ana Silva')])).toEqual([email]);
});

test.each([
  'Ana Silva, ana.silva@acme.example',
  'Ana Silva, ANA.SILVA (at) acme.example',
  'write to ana.silva at our domain',
  'Ana Silva, 00351 912-345-678',
  'someone else: ben@acme.example',
  'office +49 (30) 1234 567',
])('removes a snippet that contains an address or number, and keeps the fact: %s', (snippet) => {
  expect(withoutContacts([email, phone, fact('title', 'CTO', { snippet })])).toEqual([fact('title', 'CTO')]);
});

test('keeps snippets without contact details', () => {
  const title = fact('title', 'CTO', { snippet: 'Our CTO since 2019' });
  expect(withoutContacts([email, phone, title])).toEqual([title]);
});

test('removes a URL that contains a contact detail', () => {
  const found = fact('title', 'CTO', { locator: 'https://acme.example/card?to=ana.silva%40acme.example' });
  expect(withoutContacts([email, found])[0]?.evidence.locator).toBe('');
});

test.each([
  ['extra.Notes', 'call ana.silva@acme.example'],
  ['extra.Second email', 'ana@home.example'],
  ['extra.Fax', '+351 22 123 4567'],
  ['title', 'CTO (ana.silva@acme.example)'],
])('removes a value that contains a contact detail: %s', (field, value) => {
  expect(withoutContacts([email, fact(field, value)])).toEqual([]);
});

test('no contact detail remains, for any facts', () => {
  const address = fc.emailAddress().filter((text) => text.length > 5);
  const number = fc.integer({ min: 1_000_000, max: 2_000_000_000 }).map((n) => `+${n}`);
  fc.assert(
    fc.property(address, number, fc.string(), fc.string(), (mail, tel, before, after) => {
      const found = [
        fact('email', mail),
        fact('phone', tel),
        fact('title', 'CTO', { snippet: `${before}${mail}${after}`, locator: `https://a.example/?q=${encodeURIComponent(mail)}` }),
        fact('extra.x', `${before} ${tel} ${after}`),
      ];
      const left = JSON.stringify(withoutContacts(found)).toLowerCase();
      expect(left).not.toContain(JSON.stringify(mail.toLowerCase()).slice(1, -1));
      expect(left).not.toContain(tel);
    }),
  );
});
