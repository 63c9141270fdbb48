/**
 * A question in its normal form: what does not restrict is left out, texts are folded once. Engines that answer from the same form agree on
 * what was asked.
 */
import { foldText } from '../text/fold.ts';
import type { Choice, Facet, LeadFilters, LeadKind, LeadQuery, LeadSort, NumberRange } from './query.ts';

export type FilterName = keyof LeadFilters;

const personOnly: ReadonlySet<string> = new Set(['title', 'seniority', 'department', 'verdict', 'verdictAgeDays', 'revealed']);

/** Whether the filter or facet says anything of leads of this kind. */
export function isFor(kind: LeadKind, name: FilterName | Facet): boolean {
  return kind === 'people' || !personOnly.has(name);
}

export interface NormalChoice {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

export type NormalFilter =
  | { readonly kind: 'choice'; readonly name: FilterName; readonly choice: NormalChoice }
  | { readonly kind: 'range'; readonly name: FilterName; readonly from: number; readonly to: number }
  | { readonly kind: 'flag'; readonly name: FilterName; readonly value: boolean };

/** The filters that restrict, in a fixed order, doubles removed; those that are not for this kind are left out. */
export function normalFilters(kind: LeadKind, filters: LeadFilters): NormalFilter[] {
  const normal: NormalFilter[] = [];
  for (const name of (Object.keys(filters) as FilterName[]).toSorted()) {
    const value = filters[name];
    if (value === undefined || !isFor(kind, name)) continue;
    if (typeof value === 'boolean') normal.push({ kind: 'flag', name, value });
    else if ('include' in value || 'exclude' in value) {
      const choice = choiceOf(value);
      if (choice.include.length + choice.exclude.length > 0) normal.push({ kind: 'choice', name, choice });
    } else {
      const { from, to } = value as NumberRange;
      if (from !== undefined || to !== undefined) normal.push({ kind: 'range', name, from: from ?? -Infinity, to: to ?? Infinity });
    }
  }
  return normal;
}

function choiceOf({ include = [], exclude = [] }: Choice): NormalChoice {
  return { include: [...new Set(include)].toSorted(), exclude: [...new Set(exclude)].toSorted() };
}

const signatures = new WeakMap<NormalFilter, string>();

/** A text by which equal filters are recognised. One question is asked of several segments, and again for every facet without its own filter. */
export function signatureOf(filters: readonly NormalFilter[]): string {
  let all = '';
  for (const filter of filters) {
    let signature = signatures.get(filter);
    if (signature === undefined) signatures.set(filter, (signature = JSON.stringify(filter)));
    all += `${signature}\n`;
  }
  return all;
}

/** A company as a person writes it, in the two ways in which it can be meant. */
export interface CompanyText {
  /** Beginning of the folded name; empty where the text has no letter or digit. */
  readonly name: string;
  /** Null where it cannot be a domain. */
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

/** Folded words; none for a text without letters and digits, which finds nothing. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : [...new Set(folded.split(' '))];
}

/** Longer names are ordered by their beginning, then by id: a cursor carries the key. */
export const sortKeyLength = 40;

/** By what names are ordered: their folded text's first 40 characters, compared by code point. */
export function nameKey(name: string): string {
  return keyOfFolded(foldText(name));
}

/** As {@link nameKey}, of text that is folded already. */
export function keyOfFolded(folded: string): string {
  return folded.length <= sortKeyLength ? folded : Array.from(folded).slice(0, sortKeyLength).join('').trimEnd();
}

/** Days since 1970, UTC. Ages are differences of these, so that "today" is 0 until midnight. */
export function dayOf(seconds: number): number {
  return Math.floor(seconds / 86_400);
}

/** Sorts that order texts; the others order numbers. */
export function isTextSort(by: LeadSort): boolean {
  return by === 'name' || by === 'company';
}

/** Where a page ended. */
export interface Position {
  /** Null where the lead has no value: it stands last. */
  readonly key: number | string | null;
  readonly id: number;
}

/** Opaque to callers; belongs to this question's filters and order, whatever its limit and facets. */
export function encodePosition(query: LeadQuery, { key, id }: Position): string {
  const text = key === null ? '' : typeof key === 'number' ? `n${key}` : `t${hexOf(key)}`;
  return `${digestOf(query)}.${text}.${id}`;
}

/** @returns null for a cursor that no answer to this question gave */
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

/** 53 bits of a hash in the manner of MurmurHash3: recognises a foreign cursor; nothing is protected by it. */
function digestOf({ kind, filters, sort }: LeadQuery): string {
  const text = JSON.stringify([kind, normalFilters(kind, filters), sort.by, sort.direction]);
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
