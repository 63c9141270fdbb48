/** Finds the rows of a segment that match a filter. Only filters over the segment's own data; filters over attached data are in part.ts. */
import { emptyBits, fullBits, hasBit, intersect, setBit, subtract, unite } from './bits.ts';
import { isDetailFacet, isDetailRange, rowsWithDetails, rowsWithJobs } from './detail-filters.ts';
import { nameText } from './name-text.ts';
import { companyText, nameKey, wordsOf, type NormalizedFilter } from './normal.ts';
import { codedColumns, emailFlag, flagValues, phoneFlag, sampleFlag, seniorityBits, type CodedColumn, type Segment } from './segment.ts';
import type { Codes, Coded } from './coded.ts';
import { firstIndex, indexOfText, textAt, textCount } from './string-table.ts';
import type { NameWord } from './spellings.ts';
import { searchedTitleWords } from './title-text.ts';
import { foldText } from '@leadlight/vocabulary/text';
import { compareTexts } from './utf8.ts';
import { membersByPrefix, membersByWord, type WordIndex } from './word-index.ts';

/** Texts of small tables, decoded once. */
const valueCodes = new WeakMap<Coded['values'], ReadonlyMap<string, number>>();

export function codesOf(values: Coded['values']): ReadonlyMap<string, number> {
  const known = valueCodes.get(values);
  if (known) return known;
  const codes = new Map<string, number>();
  for (let index = 0; index < textCount(values); index += 1) codes.set(textAt(values, index), index + 1);
  valueCodes.set(values, codes);
  return codes;
}

export function isCodedColumn(name: string): name is CodedColumn {
  return (codedColumns as readonly string[]).includes(name);
}

/** The bit of a filter or facet in the flags of a row. */
export const flagOf = (name: string): number => (name === 'hasPhone' ? phoneFlag : name === 'hasEmail' ? emailFlag : sampleFlag);

/** @param today days since 1970 @returns a new set */
export function rowsFound(segment: Segment, filter: NormalizedFilter, today: number): Uint32Array {
  if (filter.kind === 'flag') {
    const flag = flagOf(filter.name);
    return rowsOfCodes(
      segment.flags,
      Uint8Array.from({ length: flagValues }, (_each, flags) => (((flags & flag) !== 0) === filter.value ? 1 : 0)),
    );
  }
  if (filter.kind === 'range') return rowsInRange(segment, filter, today);
  const { include, exclude } = filter.choice;
  const found = include.length > 0 ? rowsOfAny(segment, filter.name, include) : fullBits(segment.size);
  return exclude.length > 0 ? subtract(found, rowsOfAny(segment, filter.name, exclude)) : found;
}

function rowsWhere(size: number, isMatch: (row: number) => boolean): Uint32Array {
  const bits = emptyBits(size);
  for (let row = 0; row < size; row += 1) if (isMatch(row)) setBit(bits, row);
  return bits;
}

/** @param isIn by code, 1 when its rows match */
function rowsOfCodes(codes: Codes, isIn: Uint8Array): Uint32Array {
  const bits = emptyBits(codes.length);
  const whole = codes.length >>> 5;
  // One loop per array type, so that none is compiled for all three.
  if (codes instanceof Uint8Array) wordsOf8(codes, isIn, bits, whole);
  else if (codes instanceof Uint16Array) wordsOf16(codes, isIn, bits, whole);
  else wordsOf32(codes, isIn, bits, whole);
  for (let row = whole << 5; row < codes.length; row += 1) if (isIn[codes[row]!] === 1) setBit(bits, row);
  return bits;
}

function wordsOf8(codes: Uint8Array, isIn: Uint8Array, bits: Uint32Array, whole: number): void {
  for (let at = 0; at < whole; at += 1) {
    let word = 0;
    const first = at << 5;
    for (let bit = 0; bit < 32; bit += 1) word |= isIn[codes[first + bit]!]! << bit;
    bits[at] = word;
  }
}

function wordsOf16(codes: Uint16Array, isIn: Uint8Array, bits: Uint32Array, whole: number): void {
  for (let at = 0; at < whole; at += 1) {
    let word = 0;
    const first = at << 5;
    for (let bit = 0; bit < 32; bit += 1) word |= isIn[codes[first + bit]!]! << bit;
    bits[at] = word;
  }
}

function wordsOf32(codes: Uint32Array, isIn: Uint8Array, bits: Uint32Array, whole: number): void {
  for (let at = 0; at < whole; at += 1) {
    let word = 0;
    const first = at << 5;
    for (let bit = 0; bit < 32; bit += 1) word |= isIn[codes[first + bit]!]! << bit;
    bits[at] = word;
  }
}

function rowsInRange(segment: Segment, filter: Extract<NormalizedFilter, { kind: 'range' }>, today: number): Uint32Array {
  const { name, from, to } = filter;
  if (isDetailRange(name)) return rowsWithJobs(segment, filter, today);
  if (name === 'founded') {
    const { founded, codes } = segment.employers;
    const isIn = new Uint8Array(founded.length + 1);
    for (let at = 0; at < founded.length; at += 1) if (founded[at] !== 0 && founded[at]! >= from && founded[at]! <= to) isIn[at + 1] = 1;
    return rowsOfCodes(codes, isIn);
  }
  const isIn = new Uint8Array(2 ** 16);
  for (let day = 1; day < isIn.length; day += 1) if (today - day >= from && today - day <= to) isIn[day] = 1;
  return rowsOfCodes(segment.checkedDays, isIn);
}

function rowsOfAny(segment: Segment, name: NormalizedFilter['name'], values: readonly string[]): Uint32Array {
  if (isCodedColumn(name)) return rowsOfCodes(segment.coded[name].codes, codesIn(segment.coded[name], name, values));
  if (isDetailFacet(name)) return rowsWithDetails(segment, name, values);
  switch (name) {
    case 'seniority': {
      const wanted = values.reduce((mask, value) => (seniorityBits.includes(value) ? mask | (1 << seniorityBits.indexOf(value)) : mask), 0);
      const isIn = Uint8Array.from({ length: 2 ** seniorityBits.length }, (_each, mask) => ((mask & wanted) === 0 ? 0 : 1));
      return rowsOfCodes(segment.seniorities, isIn);
    }
    case 'title':
      return anyOf(segment, values, (text) => rowsOfTitle(segment, text));
    case 'company':
      return anyOf(segment, values, (text) => rowsOfCompany(segment, text));
    case 'keyword':
      return anyOf(segment, values, (text) => rowsOfKeyword(segment, text));
    case 'name':
      return anyOf(segment, values, (text) => rowsOfName(segment, text));
    case 'tag':
      return rowsOfTags(segment, values);
    default:
      throw new Error(`no filter of a segment: ${name}`);
  }
}

/** A sector's ID includes all its industries. */
function codesIn({ values }: Coded, name: CodedColumn, wanted: readonly string[]): Uint8Array {
  const isIn = new Uint8Array(textCount(values) + 1);
  const codes = codesOf(values);
  for (const value of wanted) {
    const code = codes.get(value);
    if (code !== undefined) isIn[code] = 1;
  }
  if (name !== 'industry') return isIn;
  const sectors = new Set(wanted.filter((value) => !value.includes('.')));
  for (const [value, code] of codes) if (sectors.has(sectorOf(value))) isIn[code] = 1;
  return isIn;
}

export const sectorOf = (industry: string): string => industry.split('.', 1)[0] ?? industry;

function anyOf(segment: Segment, values: readonly string[], find: (value: string) => Uint32Array | null): Uint32Array {
  let found = emptyBits(segment.size);
  for (const value of values) {
    const rows = find(value);
    if (rows) found = unite(found, rows);
  }
  return found;
}

/** The rows of a set of groups (titles, employers). @param members numbers from 0; group 1 is member 0 */
function rowsOfMembers(size: number, { starts, rows }: { starts: Uint32Array; rows: Uint32Array }, members: Uint32Array): Uint32Array {
  const bits = emptyBits(size);
  for (let at = 0; at < members.length; at += 1) {
    let word = members[at]! | 0;
    while (word !== 0) {
      const group = (at << 5) + 32 - Math.clz32(word & -word);
      word &= word - 1;
      const end = starts[group + 1]!;
      for (let place = starts[group]!; place < end; place += 1) setBit(bits, rows[place]!);
    }
  }
  return bits;
}

function rowsOfTitle({ titles, size }: Segment, text: string): Uint32Array | null {
  const words = searchedTitleWords(text);
  if (words.length === 0) return null;
  const keys = words.map((word) => membersByWord(titles.keyWords, word, titles.keyCount)).reduce(intersect);
  const count = titles.keyCodes.length;
  const members = rowsWhere(count, (title) => hasBit(keys, titles.keyCodes[title]!));
  return rowsOfMembers(size, titles, members);
}

function rowsOfCompany({ employers, size }: Segment, text: string): Uint32Array | null {
  const { name, domain } = companyText(text);
  const count = employers.ids.length;
  const members = emptyBits(count);
  if (domain !== null) addByDomain(members, employers, domain);
  if (name !== '') {
    // Employers are numbered by their name's sort key, which may be shorter than the search text.
    const key = nameKey(name);
    const keyOf = (at: number): string => nameKey(textAt(employers.names, at));
    for (let at = firstIndex(count, (each) => compareTexts(keyOf(each), key) >= 0); at < count; at += 1) {
      if (!keyOf(at).startsWith(key)) break;
      if (foldText(textAt(employers.names, at)).startsWith(name)) setBit(members, at);
    }
  }
  return rowsOfMembers(size, employers, members);
}

function addByDomain(members: Uint32Array, { domains, domainCodes }: Segment['employers'], domain: string): void {
  const code = indexOfText(domains, domain) + 1;
  if (code > 0) for (let at = 0; at < domainCodes.length; at += 1) if (domainCodes[at] === code) setBit(members, at);
}

/** The rows whose company has one of these domains; for companies, their own. */
export function rowsOfDomains({ employers, size }: Segment, domains: readonly string[]): Uint32Array {
  const members = emptyBits(employers.ids.length);
  for (const domain of domains) addByDomain(members, employers, domain);
  return rowsOfMembers(size, employers, members);
}

/** The rows whose name has a word that starts like this one, or like another spelling of it. */
export function rowsOfNameSpelling(segment: Segment, { typed, others }: NameWord): Uint32Array {
  const rows = rowsOfNameWord(segment, typed);
  for (const other of others) unite(rows, rowsOfNameWord(segment, other.word, other.isWhole));
  return rows;
}

const membersOfSpelling = (index: WordIndex, word: string, isWhole: boolean, size: number): Uint32Array =>
  isWhole ? membersByWord(index, word, size) : membersByPrefix(index, word, size);

/** The rows of people whose company's name has the word, in any spelling. */
function rowsOfEmployerSpelling({ employers, size }: Segment, { typed, others }: NameWord): Uint32Array {
  const count = employers.ids.length;
  const members = membersByPrefix(employers.words, typed, count);
  for (const other of others) unite(members, membersOfSpelling(employers.words, other.word, other.isWhole, count));
  return rowsOfMembers(size, employers, members);
}

/** The rows whose name has a word with this prefix. @param isWhole whether only the whole word counts */
export function rowsOfNameWord({ kind, nameWords, employers, size }: Segment, prefix: string, isWhole = false): Uint32Array {
  // Words of a company's tags and description find it, too, but are not its name.
  return kind === 'people'
    ? membersOfSpelling(nameWords, prefix, isWhole, size)
    : rowsOfMembers(size, employers, membersOfSpelling(employers.words, prefix, isWhole, employers.ids.length));
}

/**
 * Each word must start a word of the name or of the company, and one of them a word of the name. Texts that are looked up (addresses, LinkedIn
 * URLs) match no row here.
 */
function rowsOfName(segment: Segment, text: string): Uint32Array | null {
  const typed = nameText(text);
  if (typed.kind !== 'words') return null;
  const { words, domains } = typed;
  const found = rowsOfDomains(segment, domains);
  if (words.length === 0) return found;
  const { kind, size } = segment;
  const anyInName = emptyBits(size);
  const all = words
    .map((word) => {
      const rows = rowsOfNameSpelling(segment, word);
      unite(anyInName, rows);
      if (kind === 'companies') return rows;
      return unite(rows, rowsOfEmployerSpelling(segment, word));
    })
    .reduce(intersect);
  return unite(found, intersect(all, anyInName));
}

/** Each word must start a word of the name, the title, or the company. */
function rowsOfKeyword({ kind, nameWords, titles, employers, size }: Segment, text: string): Uint32Array | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  return words
    .map((word) => {
      const rows = membersByPrefix(nameWords, word, size);
      if (kind === 'companies') return rows;
      unite(rows, rowsOfMembers(size, titles, membersByPrefix(titles.words, word, titles.keyCodes.length)));
      return unite(rows, rowsOfMembers(size, employers, membersByPrefix(employers.words, word, employers.ids.length)));
    })
    .reduce(intersect);
}

function rowsOfTags({ tags, size }: Segment, values: readonly string[]): Uint32Array {
  const isIn = new Uint8Array(textCount(tags.values) + 1);
  const codes = codesOf(tags.values);
  for (const value of values) {
    const code = codes.get(value);
    if (code !== undefined) isIn[code] = 1;
  }
  const bits = emptyBits(size);
  for (let row = 0; row < size; row += 1)
    for (let at = tags.starts[row]!; at < tags.starts[row + 1]!; at += 1) if (isIn[tags.codes[at]!] === 1) setBit(bits, row);
  return bits;
}
