/** Tests the parts of the column index, each against a simple reference. The search contract suite compares the whole index with SQL. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '@leadlight/vocabulary/text';
import { foldLatinBytes } from './fold-bytes.ts';
import { complement, countBits, listRows, nextRow, setBit, emptyBits } from './bits.ts';
import { LeadStore } from './lead-store.ts';
import { keyAt, KeyColumn, placesOf } from './name-order.ts';
import { copiedFields, employerFields, itemMark, type CopiedFields, type LeadRecord } from './lead-record.ts';
import { decodePosition, encodePosition, nameKey } from './normal.ts';
import { Numbering } from './numbering.ts';
import type { LeadQuery } from './query.ts';
import { inSequence, radixSort } from './radix.ts';
import { Ranking } from './ranking.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { addCounts, countAll, countFacets } from './segment-counts.ts';
import { detailFacets } from './detail-filters.ts';
import { rowsFound } from './segment-filters.ts';
import { idAt, rowsOfIds } from './segment.ts';
import { fromSnapshot, toSnapshot, type Segments } from './snapshot.ts';
import { indexOfText, prefixRange, stringTable, textAt, textsOf } from './string-table.ts';
import { searchedTitleWords } from './title-text.ts';
import { countsOfNames, technologyKey, technologyNames } from './technology-names.ts';
import { compareTexts, readUtf8, writeUtf8 } from './utf8.ts';
import { membersByPrefix, membersByWord, WordIndexBuilder } from './word-index.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 20 });
/** UTF-8, as the platform encodes it. */
const encoded = (text: string): number[] =>
  Array.from(encodeURIComponent(text).matchAll(/%(..)|./g), ([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );
const byBytes = (a: string, b: string): number => {
  const [one, other] = [encoded(a), encoded(b)];
  const at = one.findIndex((byte, index) => byte !== other[index]);
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
};
const rowsOf = (bits: Uint32Array, size: number): number[] => {
  const rows = new Uint32Array(size);
  return [...rows.subarray(0, listRows(bits, rows))];
};

test('texts round-trip through UTF-8 and compare as their bytes', () => {
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      const bytes = new Uint8Array(a.length * 3);
      const length = writeUtf8(a, bytes, 0);
      expect([...bytes.subarray(0, length)]).toEqual(encoded(a));
      expect(readUtf8(bytes, 0, length)).toBe(a);
      expect(Math.sign(compareTexts(a, b))).toBe(Math.sign(byBytes(a, b)));
    }),
  );
});

test('a bitmap counts, lists, and complements its rows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.array(fc.nat(199)), (size, put) => {
      const rows = [...new Set(put.filter((row) => row < size))].toSorted((a, b) => a - b);
      const bits = emptyBits(size);
      for (const row of rows) setBit(bits, row);
      expect(countBits(bits)).toBe(rows.length);
      expect(rowsOf(bits, size)).toEqual(rows);
      expect(rowsOf(complement(bits, size), size)).toEqual([...inSequence(size)].filter((row) => !rows.includes(row)));
      for (let from = 0; from < size; from += 7) expect(nextRow(bits, from)).toBe(rows.find((row) => row >= from) ?? -1);
    }),
  );
});

test('a sorted table finds a text and a prefix', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyText), anyText, (texts, sought) => {
      const sorted = texts.toSorted(byBytes);
      const table = stringTable(sorted, sorted.length);
      expect(indexOfText(table, sought)).toBe(sorted.indexOf(sought));
      for (const text of sorted) {
        const prefix = Array.from(text).slice(0, 2).join('');
        const [from, to] = prefixRange(table, prefix);
        const found = Array.from({ length: to - from }, (_each, at) => textAt(table, from + at));
        expect(found).toEqual(sorted.filter((each) => each.startsWith(prefix)));
      }
    }),
  );
});

test('a word index finds members by prefix and by whole word', () => {
  const words = fc.array(fc.constantFrom('a', 'an', 'ana', 'bo', 'b'), { maxLength: 4 }).map((each) => each.join(' '));
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 20 }), fc.constantFrom('a', 'an', 'ana', 'b', 'c'), (texts, sought) => {
      const builder = new WordIndexBuilder();
      for (const text of texts) builder.add(text);
      const index = builder.build(inSequence(texts.length));
      const having = (isMatch: (word: string) => boolean) => texts.flatMap((text, at) => (text.split(' ').some(isMatch) ? [at] : []));
      expect(rowsOf(membersByPrefix(index, sought, texts.length), texts.length)).toEqual(having((word) => word.startsWith(sought)));
      expect(rowsOf(membersByWord(index, sought, texts.length), texts.length)).toEqual(having((word) => word === sought));
    }),
  );
});

test('radix sort orders rows by key and is stable', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 31)), (keys) => {
      const sorted = radixSort(inSequence(keys.length), Uint32Array.from(keys), 32);
      expect([...sorted]).toEqual([...keys.keys()].toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)));
    }),
  );
});

test('a name order is sorted by key, and every key can be read', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Ana Silva', 'Ana Silveira', 'ana silva', 'Łukasz', 'Zoë', '日本', '')), (names) => {
      const column = new KeyColumn();
      for (const name of names) column.add(nameKey(name));
      const order = column.order(inSequence(names.length), inSequence(names.length));
      const expected = [...names.keys()].toSorted((a, b) => byBytes(foldText(names[a] ?? ''), foldText(names[b] ?? '')) || a - b);
      expect([...order.rows]).toEqual(expected);
      expected.forEach((row, place) => expect(keyAt(order, place)).toBe(nameKey(names[row] ?? '')));
      const key = nameKey('Ana Silva');
      const [from, to] = placesOf(order, key);
      expect(expected.slice(from, to)).toEqual(expected.filter((row) => nameKey(names[row] ?? '') === key));
    }),
  );
});

const query: LeadQuery = {
  kind: 'people',
  filters: { country: { include: ['DE'] } },
  sort: { by: 'name', direction: 'ascending' },
  limit: 1,
  facets: [],
};

test("a cursor contains the page's end and is valid only for its query", () => {
  fc.assert(
    fc.property(fc.option(anyText.map(nameKey), { nil: null }), fc.nat(), (key, id) => {
      const cursor = encodePosition(query, { key, id });
      expect(cursor.length).toBeLessThanOrEqual(400);
      expect(decodePosition({ ...query, limit: 9, facets: ['size'] }, cursor)).toEqual({ key, id });
      expect(decodePosition({ ...query, filters: {} }, cursor)).toBeNull();
      expect(decodePosition({ ...query, sort: { by: 'name', direction: 'descending' } }, cursor)).toBeNull();
    }),
  );
});

test('a title filter requires the words that all spellings and translations share', () => {
  const words = searchedTitleWords('VP Sales').toSorted();
  expect(searchedTitleWords('Vice President, Sales').toSorted()).toEqual(words);
  expect(searchedTitleWords('?')).toEqual([]);
});

function segments(): Segments {
  const people = new SegmentBuilder('people');
  people.add({
    id: 7,
    poolId: null,
    name: 'Ana Silva',
    title: 'CEO',
    titleKey: 'ceo',
    seniorities: ['c_suite'],
    department: 'executive',
    country: 'DE',
    region: null,
    city: null,
    verdict: 'deliverable',
    checkedDay: 20_000,
    hasPhone: true,
    source: 'import',
    isSample: false,
    score: 500,
    updatedAt: 1_700_000_000,
    companyId: null,
    companyName: 'Acme',
    companyDomain: null,
    industry: null,
    size: null,
    founded: null,
    companyStatus: null,
    technologies: ['C++', 'WordPress'],
    mailProvider: 'google',
    hiringIn: ['sales'],
    jobDays: [20_000, 20_001],
    emailDomain: 'acme.example',
    personalDomain: null,
    emailHash: 7,
    personalHash: null,
    tags: [],
    description: null,
  });
  return { people: people.build(), companies: new SegmentBuilder('companies').build() };
}

const bytesOf = () => Uint8Array.from(toSnapshot(segments(), { position: '5' }).flatMap((piece) => [...piece]));

test('a snapshot restores what was saved', () => {
  const answer = fromSnapshot(bytesOf().buffer);
  expect(answer).toEqual({ kind: 'read', segments: segments(), note: { position: '5' } });
});

test('a snapshot that was modified, truncated, or is something else is damaged', () => {
  const whole = bytesOf();
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ change;
      // The last four bytes of the prefix are unused.
      if (at < 12 || at >= 16) expect(fromSnapshot(changed.buffer).kind).toBe('damaged');
      expect(fromSnapshot(whole.slice(0, at).buffer).kind).toBe('damaged');
    }),
  );
  expect(fromSnapshot(new Uint8Array(64).buffer).kind).toBe('damaged');
});

test('texts are numbered in order of arrival, equally for strings and bytes', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 60 }), (texts) => {
      const numbers = new Numbering();
      const codes = new Map<string, number>();
      for (const text of texts) {
        const known = text.toWellFormed();
        if (!codes.has(known)) codes.set(known, codes.size + 1);
        expect(numbers.ofText(text)).toBe(codes.get(known));
        const bytes = new Uint8Array(text.length * 3 + 1);
        expect(numbers.of(bytes, 1, 1 + writeUtf8(text, bytes.subarray(1), 0))).toBe(
          numbers.of(bytes, 1, 1 + writeUtf8(text, bytes.subarray(1), 0)),
        );
        expect(numbers.of(bytes, 1, 1 + writeUtf8(text, bytes.subarray(1), 0))).toBe(codes.get(known));
      }
      expect(textsOf(numbers.table())).toEqual([...codes.keys()]);
    }),
  );
});

test('a ranking keeps the values with the most leads, plus the chosen ones', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.string({ maxLength: 3 }), fc.nat(5)), { selector: ([value]) => value }),
      fc.integer({ min: 1, max: 5 }),
      fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 3 }),
      (counted, most, others) => {
        const counts = new Map(counted);
        const chosen = [...new Set([...others, ...counted.slice(0, 2).map(([value]) => value)])];
        const ranking = new Ranking(most);
        for (const [value, count] of counts) ranking.offer(value, count);
        const ranked = counted
          .filter(([, count]) => count > 0)
          .toSorted(([a, one], [b, other]) => other - one || compareTexts(a, b))
          .filter(([value], place) => place < most || chosen.includes(value));
        const missing = chosen.filter((value) => !counts.get(value)).toSorted(compareTexts);
        expect(ranking.withChosen(chosen, (value) => counts.get(value) ?? 0).map(({ value, count }) => [value, count])).toEqual([
          ...ranked,
          ...missing.map((value) => [value, 0]),
        ]);
      },
    ),
  );
});

test('folding Latin bytes gives the same result as folding strings, and other text is reported as not Latin', () => {
  const latin = fc.array(fc.oneof(fc.integer({ min: 0, max: 0x2ff }), fc.constantFrom(0x20, 0x26, 0x27, 0x2d, 0x41, 0x61)), {
    maxLength: 12,
  });
  const text = fc.oneof(
    anyText,
    latin.map((codes) => String.fromCharCode(...codes)),
  );
  fc.assert(
    fc.property(text, fc.nat(3), (each, begin) => {
      const bytes = Uint8Array.from(encoded(each.toWellFormed()));
      const into = new Uint8Array(begin + bytes.length * 5);
      const length = foldLatinBytes(bytes, 0, bytes.length, into, begin);
      if (length === -1) expect(each).toMatch(/[^\0-\x7f]/);
      else expect(readUtf8(into, begin, begin + length)).toBe(foldText(each));
    }),
    { numRuns: 1_000 },
  );
  for (const name of ['Zoë Müller-Lüdenscheidt', "Siân O'Neil", 'Łukasz Żółć', 'Ærøskøbing & Söhne'])
    expect(foldLatinBytes(Uint8Array.from(encoded(name)), 0, encoded(name).length, new Uint8Array(200))).toBe(foldText(name).length);
});

const noDetails = { technologies: [], mailProvider: null, hiringIn: [], jobDays: [] };
const details = {
  technologies: fc.subarray(['C++', 'WordPress', 'größer', 'wordpress']),
  mailProvider: fc.option(fc.constantFrom('google', 'own')),
  hiringIn: fc.subarray(['engineering', 'sales', 'other']),
  jobDays: fc.array(fc.constantFrom(20_000, 20_001, 20_028), { maxLength: 3 }),
};
const noMail = { emailDomain: null, personalDomain: null, emailHash: null, personalHash: null };
const rest = {
  poolId: null,
  titleKey: 'cto',
  department: 'sales',
  country: 'DE',
  region: null,
  city: '',
  verdict: null,
  checkedDay: 20_000,
  hasPhone: true,
  source: 'hand',
  isSample: false,
  updatedAt: 1_700_000_000,
  tags: [],
  description: null,
  ...noMail,
};
const someone = {
  ...rest,
  ...{ id: 1, name: 'Ana', title: null, seniorities: [], score: 0 },
  ...{ companyId: null, companyName: null, companyDomain: null, industry: null, size: null, founded: null, companyStatus: null },
  ...noDetails,
};
const anyName = fc.oneof(
  fc.constantFrom('Ana Silva', 'José O’Neil', 'Jürgen Groß', 'x'.repeat(50), ''),
  anyText.map((text) => text.toWellFormed().replaceAll(itemMark, '')),
);
const record = fc.record({
  companyId: fc.integer({ min: 1, max: 2 ** 33 }),
  companyName: anyName,
  companyDomain: fc.option(fc.constantFrom('acme.example', 'beta.example')),
  industry: fc.option(fc.constantFrom('software', 'health')),
  size: fc.option(fc.constantFrom('11-50', '1')),
  founded: fc.option(fc.integer({ min: 1800, max: 2026 })),
  companyStatus: fc.option(fc.constantFrom('active', 'closed', 'unheard')),
  ...details,
});

test('copied people produce the same segment as records, and rows are found by dense and sparse IDs', () => {
  const people = fc.uniqueArray(
    fc.record({
      id: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2 ** 40 })),
      name: anyName,
      title: fc.option(fc.constantFrom('CTO', 'VP Sales', 'Größe')),
      seniorities: fc.uniqueArray(fc.constantFrom('vp', 'head', 'unheard')),
      score: fc.nat(20),
      emailDomain: fc.option(fc.constantFrom('acme.example', 'größer.example')),
      personalDomain: fc.option(fc.constantFrom('acme.example', 'mail.example')),
      emailHash: fc.option(fc.constantFrom(0, 7, 0xffffffff)),
      personalHash: fc.option(fc.constantFrom(1, 7)),
      at: fc.nat(4),
      ownName: fc.option(fc.constantFrom('Acme', 'Acme Söhne')),
      ownDomain: fc.option(fc.constantFrom('acme.example', 'own.example')),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  );
  const companies = fc.uniqueArray(record, { selector: ({ companyId }) => companyId, maxLength: 3 });
  fc.assert(
    fc.property(people, companies, fc.array(fc.integer({ min: 1, max: 50 })), (some, records, more) => {
      const [asRecords, asCopied] = [new SegmentBuilder('people'), new SegmentBuilder('people')];
      const nobody = {
        companyId: null,
        companyName: null,
        companyDomain: null,
        industry: null,
        size: null,
        founded: null,
        companyStatus: null,
        ...noDetails,
      };
      // In the order in which people refer to them, so that values get the same numbers, and one that nobody refers to.
      for (const at of new Set([...some.map((each) => each.at), ...records.keys()])) {
        const company = records[at];
        if (company) asCopied.addEmployer(copied(employerFields, company));
      }
      for (const { at, ownName, ownDomain, ...each } of some) {
        const own = { ...nobody, companyName: ownName, companyDomain: ownDomain };
        const company = records[at];
        asRecords.add({ ...rest, ...each, ...(company ? { ...company, companyDomain: company.companyDomain ?? ownDomain } : own) });
        asCopied.addCopied(copied(copiedFields.people, { ...rest, ...each, ...own, companyId: company?.companyId ?? 2 ** 34 }));
      }
      const segment = asRecords.build();
      const used = new Set(some.flatMap(({ at }) => records[at]?.companyId ?? []));
      // The values of a company that nobody refers to are numbered last and unused.
      if (used.size === records.length) expect(asCopied.build()).toEqual(segment);
      else expect(asCopied.build()).toMatchObject({ employers: segment.employers, nameOrder: segment.nameOrder, titles: segment.titles });
      const sought = Float64Array.from(new Set([...more, ...some.slice(0, 9).map(({ id }) => id)])).toSorted();
      const expected = [...inSequence(segment.size)].filter((row) => sought.includes(idAt(segment, row)));
      expect([...rowsOfIds(segment, sought)]).toEqual(expected);
    }),
  );
});

test("people are found by an address's domain and hash in every segment, until they are removed", () => {
  const domains = ['acme.example', 'mail.example', 'größer.example'];
  const hashes = ['00000000', '00000007', 'ffffffff'].map((beginning) => beginning.padEnd(64, 'a'));
  const mail = fc.record({
    emailDomain: fc.option(fc.constantFrom(...domains)),
    personalDomain: fc.option(fc.constantFrom(...domains)),
    emailHash: fc.option(fc.constantFrom(0, 7, 0xffffffff)),
    personalHash: fc.option(fc.constantFrom(0, 7)),
  });
  const writes = fc.array(fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), mail), { minLength: 1, maxLength: 4 }), { maxLength: 8 });
  const sought = fc.record({ domains: fc.subarray(domains), hashes: fc.subarray(hashes) });
  fc.assert(
    fc.property(writes, fc.option(fc.integer({ min: 1, max: 12 })), sought, (all, gone, names) => {
      const store = new LeadStore('people', null);
      const now = new Map<number, typeof mail extends fc.Arbitrary<infer Mail> ? Mail : never>();
      for (const each of all) {
        const leads = new Map(each);
        for (const [id, lead] of leads) now.set(id, lead);
        store.replaceLeads(Array.from(leads, ([id, lead]): LeadRecord => ({ ...someone, id, ...lead })));
      }
      if (gone !== null) {
        store.replaceRanges([{ firstId: gone, lastId: gone }], []);
        now.delete(gone);
      }
      const prefixes = names.hashes.map((hash) => Number.parseInt(hash.slice(0, 8), 16));
      const meant = [...now].filter(
        ([, lead]) =>
          [lead.emailDomain, lead.personalDomain].some((domain) => domain !== null && names.domains.includes(domain)) ||
          [lead.emailHash, lead.personalHash].some((hash) => hash !== null && prefixes.includes(hash)),
      );
      expect(new Set(store.idsWithEmail(names))).toEqual(new Set(meant.map(([id]) => id)));
    }),
  );
});

test('copied companies produce the same segment as records', () => {
  const words = fc.array(fc.constantFrom('b2b', 'Köln & Co', 'x'.repeat(50), '中文'), { maxLength: 3 });
  const companies = fc.uniqueArray(
    fc.tuple(record, fc.uniqueArray(fc.constantFrom('b2b', 'yc', 'größer'), { maxLength: 3 }), fc.option(words)),
    { selector: ([{ companyId }]) => companyId, maxLength: 20 },
  );
  fc.assert(
    fc.property(companies, (some) => {
      const [asRecords, asCopied] = [new SegmentBuilder('companies'), new SegmentBuilder('companies')];
      for (const [company, tags, description] of some) {
        const lead: LeadRecord = {
          ...rest,
          ...company,
          id: company.companyId,
          name: company.companyName,
          tags,
          description: description?.join(' ') ?? null,
          ...{ title: null, titleKey: null, seniorities: [], department: null, verdict: null, checkedDay: null, score: 7 },
        };
        asRecords.add(lead);
        asCopied.addCopied(copied(copiedFields.companies, lead));
      }
      expect(asCopied.build()).toEqual(asRecords.build());
    }),
  );
});

const anyLead = fc.record({
  name: anyName,
  poolId: fc.option(fc.integer({ min: 1, max: 2 ** 40 })),
  title: fc.option(fc.constantFrom('VP Sales', 'Größe', 'CTO')),
  seniorities: fc.uniqueArray(fc.constantFrom('vp', 'head', 'unheard')),
  industry: fc.option(fc.constantFrom('software', 'health')),
  size: fc.option(fc.constantFrom('11-50', '1')),
  score: fc.nat(20),
  companyId: fc.option(fc.integer({ min: 1, max: 3 })),
  companyName: fc.option(fc.constantFrom('Acme', 'Acme Söhne', '')),
  companyDomain: fc.option(fc.constantFrom('acme.example', 'beta.example')),
  founded: fc.constant(1999),
  companyStatus: fc.option(fc.constantFrom('active', 'public')),
  ...details,
  emailDomain: fc.option(fc.constantFrom('acme.example', 'größer.example')),
  emailHash: fc.option(fc.constantFrom(0, 7)),
  tags: fc.uniqueArray(fc.constantFrom('b2b', 'yc', 'größer'), { maxLength: 3 }),
  description: fc.option(fc.constantFrom('Köln & Co', '中文')),
});
const keyOf = (title: string | null) => title && title.toLowerCase().split(' ').toSorted().join(' ');

test('merging segments without dead rows gives the segment of a single build', () => {
  const parts = fc.array(fc.array(fc.tuple(anyLead, fc.boolean()), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom('people' as const, 'companies' as const), parts, (kind, all) => {
      const [merged, whole] = [new SegmentBuilder(kind), new SegmentBuilder(kind)];
      let id = 0;
      for (const part of all) {
        const builder = new SegmentBuilder(kind);
        const leads = new Map<number, { lead: LeadRecord; isAlive: boolean }>();
        for (const [each, isAlive] of part) {
          id += 1;
          leads.set(id, { lead: { ...someone, ...each, titleKey: keyOf(each.title), id }, isAlive });
        }
        for (const { lead } of leads.values()) builder.add(lead);
        const segment = builder.build();
        const alive = inSequence(segment.size).filter((row) => leads.get(idAt(segment, row))?.isAlive);
        merged.addFrom(segment, alive);
        for (const row of alive) whole.add(leads.get(idAt(segment, row))!.lead);
      }
      expect(merged.build()).toEqual(whole.build());
    }),
    { numRuns: 300 },
  );
});

test('technologies are found in any case and shown as most leads have them', () => {
  expect(technologyNames([' WordPress', 'wordpress', 'C++', 'C#', 'c', 'a\u001d\nb', '', 'x'.repeat(101)])).toEqual([
    'C#',
    'C++',
    'WordPress',
    'a b',
    'c',
  ]);
  // As a database stores NUL.
  expect(technologyNames(['\u0000', '\ufffd', 'a\u0000b', 'a\ufffdb'])).toEqual(['a b']);
  const counts = new Map([
    ['wordpress', 2],
    ['WordPress', 3],
    ['WORDPRESS', 3],
    ['C++', 1],
  ]);
  expect(countsOfNames(counts)).toEqual([
    { value: 'WORDPRESS', count: 8 },
    { value: 'C++', count: 1 },
  ]);
  expect(countsOfNames(counts, ['Wordpress'])[0]).toEqual({ value: 'Wordpress', count: 8 });
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 8 })), (names) => {
      const clean = technologyNames(names);
      expect(technologyNames(clean)).toEqual(clean);
      expect(new Set(clean.map(technologyKey)).size).toBe(clean.length);
    }),
  );
});

test('two versions of a company stay apart when segments are merged before all of its people were read again', () => {
  const [before, after, merged] = [new SegmentBuilder('people'), new SegmentBuilder('people'), new SegmentBuilder('people')];
  const employer = { companyId: 7, companyName: 'Acme', companyDomain: null };
  before.add({ ...someone, ...employer, id: 1, founded: 1999, technologies: ['Drupal'] });
  after.add({ ...someone, ...employer, id: 2, founded: 2001, technologies: ['WordPress'] });
  for (const segment of [before.build(), after.build()]) merged.addFrom(segment, inSequence(segment.size));
  const segment = merged.build();
  const using = (technology: string) =>
    rowsOf(rowsFound(segment, { kind: 'choice', name: 'technology', choice: { include: [technology], exclude: [] } }, 0), segment.size).map(
      (row) => idAt(segment, row),
    );
  expect(using('drupal')).toEqual([1]);
  expect(using('wordpress')).toEqual([2]);
});

test('filters and counts of company details are those of a simple scan, today and later', () => {
  const leads = fc.array(anyLead, { minLength: 1, maxLength: 30 });
  const names = fc.subarray(['c++', 'WORDPRESS', 'größer', 'none'], { minLength: 1 });
  const range = fc.record({ from: fc.integer({ min: 1, max: 3 }), to: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(leads, names, range, fc.constantFrom(20_000, 20_028, 20_056), (all, wanted, { from, to }, today) => {
      const store = new SegmentBuilder('people', all.length);
      const people = all.map((each, at): LeadRecord => ({ ...someone, ...each, titleKey: keyOf(each.title), id: at + 1 }));
      for (const person of people) store.add(person);
      const segment = store.build();
      const idsOf = (bits: Uint32Array) =>
        rowsOf(bits, segment.size)
          .map((row) => idAt(segment, row))
          .toSorted((a, b) => a - b);
      // Who names no company has none whose details count.
      const employed = people.filter((each) => each.companyId !== null || each.companyName !== null || each.companyDomain !== null);
      const found = (filter: Parameters<typeof rowsFound>[1]) => idsOf(rowsFound(segment, filter, today));
      const having = (isMatch: (person: LeadRecord) => boolean) => employed.filter(isMatch).map(({ id }) => id);
      const keys = wanted.map(technologyKey);
      expect(found({ kind: 'choice', name: 'technology', choice: { include: wanted, exclude: [] } })).toEqual(
        having(({ technologies }) => technologies.some((name) => keys.includes(technologyKey(name)))),
      );
      expect(found({ kind: 'choice', name: 'hiringIn', choice: { include: ['sales', 'other'], exclude: [] } })).toEqual(
        having(({ hiringIn }) => hiringIn.includes('sales') || hiringIn.includes('other')),
      );
      const within = (count: number) => count > 0 && count >= from && count <= to;
      expect(found({ kind: 'range', name: 'openJobs', from, to })).toEqual(having(({ jobDays }) => within(jobDays.length)));
      expect(found({ kind: 'range', name: 'newJobs', from, to })).toEqual(
        having(({ jobDays }) => within(jobDays.filter((day) => today - day < 28).length)),
      );
      const bits = rowsFound(segment, { kind: 'choice', name: 'industry', choice: { include: ['software'], exclude: [] } }, today);
      const among = employed.filter(({ industry }) => industry === 'software');
      const counted = countFacets(segment, bits, countBits(bits), [...detailFacets], (facet) => countAll(segment, facet));
      const valuesOf = { technology: 'technologies', hiringIn: 'hiringIn', mailProvider: 'mailProvider' } as const;
      for (const facet of detailFacets) {
        const counts = new Map<string, number>();
        addCounts(segment, facet, counted.get(facet)!, counts);
        const expected = new Map<string, number>();
        for (const person of among)
          for (const value of [person[valuesOf[facet]] ?? []].flat()) expected.set(value, (expected.get(value) ?? 0) + 1);
        expect(counts).toEqual(expected);
      }
    }),
    { numRuns: 300 },
  );
});

test('after any sequence of writes, each lead occurs once, as last written', () => {
  const writes = fc.array(fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 400 }), { minLength: 5, maxLength: 25 });
  fc.assert(
    fc.property(writes, fc.integer({ min: 1, max: 3_000 }), (all, gone) => {
      const store = new LeadStore('people', null);
      const now = new Map<number, number>();
      all.forEach((ids, at) => {
        store.replaceLeads([...new Set(ids)].map((id): LeadRecord => ({ ...someone, id, score: at })));
        for (const id of ids) now.set(id, at);
        if (at % 3 === 0) {
          store.replaceRanges([{ firstId: gone, lastId: gone + at }], []);
          for (let id = gone; id <= gone + at; id += 1) now.delete(id);
        }
      });
      const found = store.segments.flatMap(({ reader: { segment }, dead }) =>
        [...inSequence(segment.size)]
          .filter((row) => !dead.rows.includes(row))
          .map((row): [number, number] => [idAt(segment, row), segment.scores[row] ?? -1]),
      );
      expect(found.toSorted(([a], [b]) => a - b)).toEqual([...now].toSorted(([a], [b]) => a - b));
      expect(store.size).toBe(now.size);
      // At most three segments of each size.
      expect(store.segments.length).toBeLessThanOrEqual(12);
    }),
    { numRuns: 30 },
  );
});

/** Encodes a record as PostgreSQL's binary format does. */
function copied<Field extends string>(fields: readonly Field[], values: Readonly<Partial<Record<Field, unknown>>>): CopiedFields {
  const bytes: number[] = [];
  const starts = new Int32Array(fields.length).fill(-1);
  const ends = new Int32Array(fields.length).fill(-1);
  fields.forEach((field, at) => {
    const value = values[field] ?? null;
    if (value === null) return;
    starts[at] = bytes.length;
    if (typeof value === 'number') for (let power = 7; power >= 0; power -= 1) bytes.push(Math.floor(value / 256 ** power) % 256);
    else if (typeof value === 'boolean') bytes.push(Number(value));
    else bytes.push(...encoded(Array.isArray(value) ? value.join(itemMark) : String(value)));
    ends[at] = bytes.length;
  });
  return { bytes: Uint8Array.from(bytes), starts, ends };
}
