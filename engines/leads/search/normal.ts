/**
 * Normalizes a query: filters that do not restrict are dropped, and texts are folded once. Search engines that use the same normalized
 * query agree on what was asked.
 */
import { foldText } from '@leadlight/vocabulary/text';
import { oneForEachKey } from './technology-names.ts';
import type { Choice, Facet, LeadFilters, LeadKind, LeadQuery, LeadSort, NumberRange } from './query.ts';

export type FilterName = keyof LeadFilters;

const personOnly: ReadonlySet<string> = new Set(['title', 'seniority', 'department', 'verdict', 'verdictAgeDays', 'hasEmail', 'revealed']);

/** Whether the filter or facet applies to leads of this kind. */
export function appliesTo(kind: LeadKind, name: FilterName | Facet): boolean {
  return kind === 'people' || !personOnly.has(name);
}

export interface NormalizedChoice {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

export type NormalizedFilter =
  | { readonly kind: 'choice'; readonly name: FilterName; readonly choice: NormalizedChoice }
  | { readonly kind: 'range'; readonly name: FilterName; readonly from: number; readonly to: number }
  | { readonly kind: 'flag'; readonly name: FilterName; readonly value: boolean };

/** The filters that restrict and apply to this kind, in a fixed order, without duplicates. */
export function normalizeFilters(kind: LeadKind, filters: LeadFilters): NormalizedFilter[] {
  const normal: NormalizedFilter[] = [];
  for (const name of (Object.keys(filters) as FilterName[]).toSorted()) {
    const value = filters[name];
    if (value === undefined || !appliesTo(kind, name)) continue;
    if (typeof value === 'boolean') normal.push({ kind: 'flag', name, value });
    else if ('include' in value || 'exclude' in value) {
      const choice = name === 'technology' ? choiceOfNames(value) : choiceOf(value);
      if (choice.include.length + choice.exclude.length > 0) normal.push({ kind: 'choice', name, choice });
    } else {
      const { from, to } = value as NumberRange;
      if (from !== undefined || to !== undefined) normal.push({ kind: 'range', name, from: from ?? -Infinity, to: to ?? Infinity });
    }
  }
  return normal;
}

function choiceOf({ include = [], exclude = [] }: Choice): NormalizedChoice {
  return { include: [...new Set(include)].toSorted(), exclude: [...new Set(exclude)].toSorted() };
}

/** Names that mean the same restrict once. */
function choiceOfNames(choice: Choice): NormalizedChoice {
  const { include, exclude } = choiceOf(choice);
  return { include: oneForEachKey(include), exclude: oneForEachKey(exclude) };
}

const signatures = new WeakMap<NormalizedFilter, string>();

/** A string that identifies equal filters. One query is run on several segments, and again for every facet without its own filter. */
export function signatureOf(filters: readonly NormalizedFilter[]): string {
  let all = '';
  for (const filter of filters) {
    let signature = signatures.get(filter);
    if (signature === undefined) signatures.set(filter, (signature = JSON.stringify(filter)));
    all += `${signature}\n`;
  }
  return all;
}

/** A company as a person types it, which can be a name or a domain. */
export interface CompanyText {
  /** The start of the folded name; empty when the text has no letter or digit. */
  readonly name: string;
  /** Null when the text cannot be a domain. */
  readonly domain: string | null;
}

export function companyText(text: string): CompanyText {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/.*$/, '');
  return { name: foldText(text), domain: /^[^\s.]+(?:\.[^\s.]+)+$/.test(host) ? host : null };
}

/** Folded words. Empty for a text without letters and digits, which finds nothing. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : [...new Set(folded.split(' '))];
}

/** Longer names are ordered by their beginning, then by ID: a cursor contains the key. */
export const sortKeyLength = 40;

/** The sort key of a name: the first 40 characters of the folded text, compared by code point. */
export function nameKey(name: string): string {
  return keyOfFolded(foldText(name));
}

/** Like {@link nameKey}, for folded text. */
export function keyOfFolded(folded: string): string {
  return folded.length <= sortKeyLength ? folded : Array.from(folded).slice(0, sortKeyLength).join('').trimEnd();
}

/** The classes of {@link relevanceKey}, best first. */
export const relevance = {
  /** The whole name, the domain, the address, or the LinkedIn URL. */
  exact: 6,
  /** The name starts with the text, up to the end of a word. */
  firstWords: 5,
  /** The name starts with the text. */
  start: 4,
  /** Every word starts a word of the name, in any order. */
  words: 3,
  /** The same, in another spelling: "mueller" for "Müller". */
  spelling: 2,
  /** The company's name was needed. */
  company: 1,
} as const;

/** Scores are from 0 to 1,000, so that a better class comes before any score. */
export const relevanceStep = 1_001;

/** Days since 1970, UTC. Ages are differences of these, so "today" is 0 until midnight. */
export function dayOf(seconds: number): number {
  return Math.floor(seconds / 86_400);
}

/** Whether a sort compares texts; the others compare numbers. */
export function isTextSort(by: LeadSort): boolean {
  return by === 'name' || by === 'company';
}

/** The end of a page. */
export interface Position {
  /** Null when the lead has no value: it is sorted last. */
  readonly key: number | string | null;
  readonly id: number;
}

/** Encodes a cursor, opaque to callers. It depends on the query's filters and sort, but not on its limit and facets. */
export function encodePosition(query: LeadQuery, { key, id }: Position): string {
  const text = key === null ? '' : typeof key === 'number' ? `n${key}` : `t${hexOf(key)}`;
  return `${digestOf(query)}.${text}.${id}`;
}

/** @returns null for a cursor that does not belong to this query */
export function decodePosition(query: LeadQuery, cursor: string): Position | null {
  const [, digest, sign, text = '', id] = /^([0-9a-z]+)\.(?:([nt])([-0-9a-f]*))?\.(\d{1,16})$/.exec(cursor) ?? [];
  if (digest !== digestOf(query)) return null;
  if (sign === undefined) return { key: null, id: Number(id) };
  if ((sign === 't') !== isTextSort(query.sort.by)) return null;
  if (sign === 'n') return /^-?\d{1,15}$/.test(text) ? { key: Number(text), id: Number(id) } : null;
  return text.length % 4 === 0 && !text.includes('-') ? { key: textOf(text), id: Number(id) } : null;
}

function hexOf(text: string): string {
  return Array.from({ length: text.length }, (_each, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');
}

function textOf(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

/** 53 bits of a MurmurHash3-like hash. Detects cursors of other queries; not for security. */
function digestOf({ kind, filters, sort }: LeadQuery): string {
  const text = JSON.stringify([kind, normalizeFilters(kind, filters), sort.by, sort.direction]);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
