/**
 * The generated table of official titles (title-fingerprints.json): which industry a title of NACE, NAICS, SIC or their national forms has.
 *
 * The titles themselves are in titles.tsv, which only the test reads that writes the table. It has a fingerprint of seven characters and an industry of two
 * characters for each key, sorted, in one string that is searched without being taken apart: 0.14 MB, and nothing to do when it loads.
 */
import type { IndustryId } from '../industries.ts';
import data from './title-fingerprints.json' with { type: 'json' };
import { titleKeys } from './title-keys.ts';

export interface TitleTable {
  /** By the number behind a fingerprint; null for titles that say no industry. */
  readonly industries: readonly (IndustryId | null)[];
  /** Fingerprints, each with its industry, in ascending order of their characters. */
  readonly titles: string;
}

/** In ascending order of their codes, so that entries are sorted as strings. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~';
const fingerprintLength = 7;
const entryLength = fingerprintLength + 2;

/**
 * 42 bits: among 15,000 keys, one of 300 million other texts has the fingerprint of a title by chance. Two multiplicative hashes of 32 bits with the
 * constants of MurmurHash3, of which all bits of one and ten of the other are used.
 */
function fingerprintOf(key: string): string {
  let first = 0;
  let second = 0x9747b28c;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    first = Math.imul(first ^ code, 0x85ebca6b);
    first ^= first >>> 15;
    second = Math.imul(second ^ code, 0xc2b2ae35);
    second ^= second >>> 13;
  }
  let bits = (first >>> 0) * 1024 + ((second >>> 0) % 1024);
  let text = '';
  for (let at = 0; at < fingerprintLength; at += 1) {
    text += digits[bits % 64];
    bits = Math.floor(bits / 64);
  }
  return text;
}

/** @param answers industries by key */
export function makeTitleTable(answers: ReadonlyMap<string, IndustryId | null>): TitleTable {
  const industries = [...new Set(answers.values())].toSorted((one, other) => (one ?? '').localeCompare(other ?? ''));
  const entries = Array.from(answers, ([key, id]) => {
    const number = industries.indexOf(id);
    return `${fingerprintOf(key)}${digits[Math.floor(number / 64)]}${digits[number % 64]}`;
  });
  return { industries, titles: entries.toSorted((one, other) => (one < other ? -1 : 1)).join('') };
}

/** @returns undefined for a key that the table lacks */
export function findTitle({ industries, titles }: TitleTable, key: string): IndustryId | null | undefined {
  const fingerprint = fingerprintOf(key);
  let low = 0;
  let high = titles.length / entryLength;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = middle * entryLength;
    const found = titles.slice(at, at + fingerprintLength);
    if (found === fingerprint) {
      const [tens = '', ones = ''] = titles.slice(at + fingerprintLength, at + entryLength);
      return industries[digits.indexOf(tens) * 64 + digits.indexOf(ones)];
    }
    if (found < fingerprint) low = middle + 1;
    else high = middle;
  }
  return undefined;
}

/** The industry of a text that is an official title, whole; null if the title says none; undefined for any other text. */
export function industryOfOfficialTitle(text: string): IndustryId | null | undefined {
  for (const key of titleKeys(text)) {
    const found = findTitle(data, key);
    if (found !== undefined) return found;
  }
  return undefined;
}
