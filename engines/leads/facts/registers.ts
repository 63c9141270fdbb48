/** Facts from public registers: where they are from, and the numbers under which registers know a company. */
import type { PackedFacts } from './facts.ts';

/** Numbers of registers as they are compared; null for a text that is none. By the field of the fact. */
const numbers: Readonly<Record<string, (text: string) => string | null>> = {
  // ISO 17442.
  lei: (text) => (/^[A-Z\d]{18}\d{2}$/i.test(text) ? text.toUpperCase() : null),
  cik: (text) => (/^\d{1,10}$/.test(text) && Number(text) > 0 ? text.padStart(10, '0') : null),
  siren: (text) => (/^\d{9}$/.test(text) ? text : null),
  // Only with the country or the authority whose number it is: "GB 01234567", "RA000598 C1234567".
  companyNumber: (text) => (/^(?:[A-Z]{2}|RA\d{6}) \S.*$/.test(text) ? text.toUpperCase().replaceAll(/\s+/g, ' ') : null),
  overture: (text) => text,
  pdl: (text) => text,
  wikidata: (text) => (/^Q\d+$/i.test(text) ? text.toUpperCase() : null),
};

/** Longer ones are numbers of no register. */
const longestKey = 120;
/** A company with more is several companies. */
const mostKeys = 20;

/** @returns "lei:5493001KJTIIGC8Y1R12"; null for a field or text that is not a number of a register */
export function registerKey(field: string, value: unknown): string | null {
  const read = Object.hasOwn(numbers, field) ? numbers[field] : undefined;
  if (!read || (typeof value !== 'string' && typeof value !== 'number')) return null;
  const text = String(value).trim();
  // Characters that PostgreSQL can't store are replaced in stored facts, whose keys must be the same.
  if (!text.isWellFormed() || /[\0\ufffd]/.test(text)) return null;
  const number = read(text);
  return number === null || number === '' || number.length + field.length >= longestKey ? null : `${field}:${number}`;
}

/** All keys of a company's facts that nobody rejected, in a stable order. */
export function registerKeysOf(packed: PackedFacts): string[] {
  const keys = new Set<string>();
  for (const field of Object.keys(numbers)) {
    if (!Object.hasOwn(packed.f, field)) continue;
    for (const [value, , retractedAt] of packed.f[field] ?? []) {
      const key = retractedAt === undefined ? registerKey(field, value) : null;
      if (key !== null) keys.add(key);
    }
  }
  return [...keys].toSorted().slice(0, mostKeys);
}

/** Two numbers of one of these are two companies; a company has several places (Overture). */
const oneEach = new Set(['lei', 'cik', 'siren', 'wikidata', 'pdl']);

/** What a key is unique in: its field, and for national numbers the authority. Null where a company may have several. */
function scopeOf(key: string): string | null {
  const field = key.slice(0, key.indexOf(':'));
  if (field === 'companyNumber') return key.slice(0, key.indexOf(' '));
  return oneEach.has(field) ? field : null;
}

/** Compares companies by their numbers: one in common is certain, another number of the same register makes them different. */
export function compareRegisterKeys(a: readonly string[], b: readonly string[]): 'same' | 'different' | 'unknown' {
  if (a.some((key) => b.includes(key))) return 'same';
  const scopes = new Set(a.flatMap((key) => scopeOf(key) ?? []));
  return b.some((key) => scopes.has(scopeOf(key) ?? '')) ? 'different' : 'unknown';
}

/** The locator of facts from a register: the import's ID first, as for all imported facts. */
export const registerLocator = (importId: string, register: string, fileName: string): string =>
  `${importId}/register:${register}/${fileName}`;

/** @returns the register's ID; null for a locator of another source */
export function registerOfLocator(locator: string): string | null {
  return /^[\da-f-]{36}\/register:([a-z-]+)\//.exec(locator)?.[1] ?? null;
}
