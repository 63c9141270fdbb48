/** Collects leads in any order and builds a segment. */
import { foldText } from '@leadlight/vocabulary/text';
import { detailFields } from './company-details.ts';
import { EmployersBuilder, type CopiedCompany } from './employers-builder.ts';
import { copiedFields, type CopiedFields, type LeadRecord } from './lead-record.ts';
import { MailMarksBuilder } from './mail-marks.ts';
import { NameBuilder } from './name-builder.ts';
import { Numbering, translation } from './numbering.ts';
import type { LeadKind } from './query.ts';
import { grouped, inSequence, radixSort } from './radix.ts';
import {
  codedColumns,
  fixedValues,
  idAt,
  emailFlag,
  phoneFlag,
  sampleFlag,
  seniorityBits,
  type CodedColumn,
  type Segment,
  type Tags,
  type Titles,
} from './segment.ts';
import type { Coded, Codes } from './coded.ts';
import { textAt, textCount, textsOf } from './string-table.ts';
import { numberAt, NumberWriter, readUtf8 } from './utf8.ts';
import { WordIndexBuilder, wordsByMember } from './word-index.ts';

const itemByte = 0x1d;
const noDetails = { technologies: [], mailProvider: null, hiringIn: [], jobDays: [] };

export class SegmentBuilder {
  readonly #kind: LeadKind;
  readonly #ids: number[] = [];
  /** By position at which they were added. */
  readonly #poolIds = new Map<number, number>();
  readonly #scores: NumberWriter;
  readonly #updated: NumberWriter;
  readonly #checkedDays: NumberWriter;
  readonly #seniorities: NumberWriter;
  readonly #flags: NumberWriter;
  readonly #coded: readonly { readonly column: CodedColumn; readonly numbers: Numbering; readonly codes: NumberWriter }[];
  readonly #seniorityNumbers = new Numbering(seniorityBits);
  readonly #employers: EmployersBuilder;
  readonly #employerCodes: NumberWriter;
  readonly #titleNumbers = new Numbering();
  readonly #titleKeys: (string | null)[] = [];
  readonly #titleCodes: NumberWriter;
  readonly #tagNumbers = new Numbering();
  readonly #tagCodes = new NumberWriter(16);
  readonly #tagEnds: NumberWriter;
  readonly #names = new NameBuilder();
  readonly #mailMarks: MailMarksBuilder;
  readonly #fieldAt: Readonly<Partial<Record<keyof LeadRecord, number>>>;
  /** The name, and the other fields that find the lead like its name. */
  readonly #nameFields: readonly number[];
  readonly #detailFields: readonly number[];

  /** @param expected the approximate number of leads; columns of that size need not grow */
  constructor(kind: LeadKind, expected = 16) {
    this.#kind = kind;
    const column = (): NumberWriter => new NumberWriter(Math.max(1, expected));
    [this.#scores, this.#updated, this.#checkedDays, this.#seniorities, this.#flags] = [column(), column(), column(), column(), column()];
    [this.#employerCodes, this.#titleCodes, this.#tagEnds] = [column(), column(), column()];
    this.#coded = codedColumns.map((name) => ({ column: name, numbers: new Numbering(fixedValues[name]), codes: column() }));
    this.#fieldAt = Object.fromEntries(copiedFields[kind].map((field, at) => [field, at]));
    this.#mailMarks = new MailMarksBuilder(this.#fieldAt, column);
    this.#nameFields = (['name', 'tags', 'description'] as const).flatMap((field) => this.#fieldAt[field] ?? []);
    this.#detailFields = detailFields.flatMap((field) => this.#fieldAt[field] ?? []);
    const numbersOf = (name: CodedColumn): Numbering => this.#coded[codedColumns.indexOf(name)]!.numbers;
    this.#employers = new EmployersBuilder(numbersOf('industry'), numbersOf('size'), numbersOf('companyStatus'));
  }

  get size(): number {
    return this.#ids.length;
  }

  add(lead: LeadRecord): void {
    this.#addNumbers(lead.id, lead.poolId ?? 0, lead.score, lead.updatedAt, lead.checkedDay ?? 0);
    let mask = 0;
    for (const seniority of lead.seniorities) mask |= this.#bitOf(this.#seniorityNumbers.ofText(seniority));
    this.#seniorities.push(mask);
    const hasEmail = lead.emailHash !== null || lead.personalHash !== null;
    this.#flags.push((lead.hasPhone ? phoneFlag : 0) | (lead.isSample ? sampleFlag : 0) | (hasEmail ? emailFlag : 0));
    for (const { column, numbers, codes } of this.#coded) codes.push(numbers.ofText(lead[column]));
    this.#employerCodes.push(this.#employers.of(lead));
    this.#titleCodes.push(lead.title === null ? 0 : this.#titleOf(this.#titleNumbers.ofText(lead.title), () => lead.titleKey));
    for (const tag of new Set(lead.tags)) this.#tagCodes.push(this.#tagNumbers.ofText(tag));
    this.#tagEnds.push(this.#tagCodes.length);
    this.#mailMarks.add(lead);
    this.#names.add(lead.name, this.#kind === 'companies' ? [...lead.tags, lead.description ?? ''].join(' ') : '');
  }

  /** Adds a company that people may refer to. Must be called before the people are added. */
  addEmployer(company: CopiedFields): void {
    this.#employers.addCopied(company);
  }

  /** Like {@link add}, from copied input, so that few fields need strings. */
  addCopied(lead: CopiedFields): void {
    const { bytes, starts, ends } = lead;
    const { id, poolId, score, updatedAt, checkedDay, seniorities, hasPhone, isSample, companyId, title, titleKey, tags } = this.#fieldAt;
    const number = (field: number | undefined): number => (field === undefined ? 0 : numberAt(bytes, starts[field]!, ends[field]!));
    this.#addNumbers(number(id), number(poolId), number(score), number(updatedAt), number(checkedDay));
    let mask = 0;
    if (seniorities !== undefined)
      forEachItem(
        bytes,
        starts[seniorities]!,
        ends[seniorities]!,
        (from, to) => (mask |= this.#bitOf(this.#seniorityNumbers.of(bytes, from, to))),
      );
    this.#seniorities.push(mask);
    const has = (field: number | undefined): boolean => field !== undefined && starts[field] !== -1;
    this.#flags.push(
      (number(hasPhone) === 1 ? phoneFlag : 0) |
        (number(isSample) === 1 ? sampleFlag : 0) |
        (has(this.#fieldAt.emailHash) || has(this.#fieldAt.personalHash) ? emailFlag : 0),
    );
    const employerId = number(companyId);
    const company = this.#kind === 'people' ? this.#employers.copied(employerId) : undefined;
    for (const { column, numbers, codes } of this.#coded) {
      const field = this.#fieldAt[column];
      if (field !== undefined) codes.push(starts[field] === -1 ? 0 : numbers.of(bytes, starts[field]!, ends[field]!));
      else codes.push(company && (column === 'industry' || column === 'size' || column === 'companyStatus') ? company[column] : 0);
    }
    this.#employerCodes.push(this.#employerOf(lead, employerId, company));
    if (title === undefined || starts[title] === -1) this.#titleCodes.push(0);
    else this.#titleCodes.push(this.#titleOf(this.#titleNumbers.of(bytes, starts[title]!, ends[title]!), () => textOf(lead, titleKey)));
    const firstTag = this.#tagCodes.length;
    if (tags !== undefined)
      forEachItem(bytes, starts[tags]!, ends[tags]!, (from, to) => {
        const code = this.#tagNumbers.of(bytes, from, to);
        for (let at = firstTag; at < this.#tagCodes.length; at += 1) if (this.#tagCodes.values[at] === code) return;
        this.#tagCodes.push(code);
      });
    this.#tagEnds.push(this.#tagCodes.length);
    this.#mailMarks.addCopied(bytes, starts, ends);
    this.#names.addCopied(lead, this.#nameFields);
  }

  /** Adds leads of a finished segment. @param rows which leads, in the order in which they are added */
  addFrom(segment: Segment, rows: Uint32Array): void {
    const { poolIds, scores, updated, checkedDays, seniorities, flags, employers, titles, tags } = segment;
    for (const row of rows) {
      this.#addNumbers(idAt(segment, row), poolIds[row] ?? 0, scores[row]!, updated[row]!, checkedDays[row]!);
      this.#seniorities.push(seniorities[row]!);
      this.#flags.push(flags[row]!);
    }
    for (const { column, numbers, codes } of this.#coded) {
      const { codes: known, values } = segment.coded[column];
      const codeOf = translation(values, numbers);
      for (const row of rows) codes.push(codeOf(known[row]!));
    }
    const employerOf = this.#employers.translation(employers);
    for (const row of rows) this.#employerCodes.push(employerOf(employers.codes[row]!));
    const titleOf = translation(titles.texts, this.#titleNumbers);
    const keys = keysOf(titles);
    for (const row of rows) {
      const code = titles.codes[row]!;
      this.#titleCodes.push(code === 0 ? 0 : this.#titleOf(titleOf(code), () => keys[titles.keyCodes[code - 1]!] ?? null));
    }
    const tagOf = translation(tags.values, this.#tagNumbers);
    for (const row of rows) {
      for (let at = tags.starts[row]!; at < tags.starts[row + 1]!; at += 1) this.#tagCodes.push(tagOf(tags.codes[at]!));
      this.#tagEnds.push(this.#tagCodes.length);
    }
    this.#mailMarks.addFrom(segment.mailMarks, rows);
    this.#names.addFrom(segment.nameWords, segment.nameOrder, rows);
  }

  #employerOf(lead: CopiedFields, id: number, company: CopiedCompany | undefined): number {
    const { companyName, companyDomain, founded } = this.#fieldAt;
    if (company) return this.#employers.ofCopied(id, company, () => textOf(lead, companyDomain));
    if (this.#kind === 'companies')
      return this.#employers.ofCompany(
        id,
        numberAt(lead.bytes, lead.starts[founded!]!, lead.ends[founded!]!),
        lead,
        companyName!,
        companyDomain!,
        this.#detailFields,
      );
    // A missing company record counts as no record.
    return this.#employers.of({
      companyId: null,
      companyName: textOf(lead, companyName),
      companyDomain: textOf(lead, companyDomain),
      founded: null,
      ...noDetails,
    });
  }

  #addNumbers(id: number, poolId: number, score: number, updatedAt: number, checkedDay: number): void {
    if (poolId !== 0) this.#poolIds.set(this.#ids.length, poolId);
    this.#ids.push(id);
    this.#scores.push(score);
    this.#updated.push(updatedAt);
    this.#checkedDays.push(checkedDay);
  }

  #bitOf(seniority: number): number {
    return seniority <= seniorityBits.length ? 1 << (seniority - 1) : 0;
  }

  #titleOf(number: number, keyOf: () => string | null): number {
    if (number > this.#titleKeys.length) this.#titleKeys.push(keyOf());
    return number;
  }

  /** Builds the segment. The builder cannot be used after that. */
  build(): Segment {
    const size = this.size;
    const idsAdded = Float64Array.from(this.#ids);
    const addedById = orderOf(idsAdded);
    const scores = this.#scores.values;
    const worst = new Uint16Array(size);
    for (let at = 0; at < size; at += 1) worst[at] = 0xffff - scores[at]!;
    /** For each row, the position at which it was added. */
    const added = radixSort(addedById.slice(), worst, 16);
    const rowOf = new Uint32Array(size);
    for (let row = 0; row < size; row += 1) rowOf[added[row]!] = row;
    const byId = addedById.map((at) => rowOf[at]!);
    const firstId = size === 0 ? 0 : idsAdded[addedById[0]!]!;
    const lastId = size === 0 ? 0 : idsAdded[addedById[size - 1]!]!;
    const ids = lastId - firstId < 2 ** 32 ? new Uint32Array(size) : new Float64Array(size);
    for (let row = 0; row < size; row += 1) ids[row] = idsAdded[added[row]!]! - firstId;
    const gather = <T extends Codes>(into: T, { values }: NumberWriter): T => {
      for (let row = 0; row < size; row += 1) into[row] = values[added[row]!]!;
      return into;
    };
    const coded = Object.fromEntries(
      this.#coded.map(({ column, numbers, codes }): [CodedColumn, Coded] => [
        column,
        { codes: gather(codesFor(numbers.size, size), codes), values: numbers.table() },
      ]),
    ) as Record<CodedColumn, Coded>;
    return {
      kind: this.#kind,
      size,
      ids,
      firstId,
      poolIds: this.#poolIds.size === 0 ? new Float64Array(0) : Float64Array.from(added, (at) => this.#poolIds.get(at) ?? 0),
      byId,
      scores: gather(new Uint16Array(size), this.#scores),
      updated: gather(new Uint32Array(size), this.#updated),
      checkedDays: gather(new Uint16Array(size), this.#checkedDays),
      seniorities: gather(new Uint16Array(size), this.#seniorities),
      flags: gather(new Uint8Array(size), this.#flags),
      coded,
      employers: this.#employers.build(gather(new Uint32Array(size), this.#employerCodes), byId),
      titles: this.#buildTitles(gather(new Uint32Array(size), this.#titleCodes), byId),
      tags: this.#buildTags(added),
      nameWords: this.#names.words.build(added),
      nameOrder: this.#names.keys.order(byId, added),
      mailMarks: this.#mailMarks.build(added),
    };
  }

  #buildTitles(codes: Uint32Array, byId: Uint32Array): Titles {
    const texts = this.#titleNumbers.table();
    const count = textCount(texts);
    const keys = new Numbering();
    const keyCodes = Uint32Array.from(this.#titleKeys, (key) => keys.ofText(key));
    const keyWords = new WordIndexBuilder();
    keyWords.add('');
    for (const key of textsOf(keys.table())) keyWords.add(key);
    const words = new WordIndexBuilder();
    for (let at = 0; at < count; at += 1) words.add(foldText(textAt(texts, at)));
    return {
      codes,
      texts,
      keyCodes,
      keyCount: keys.size + 1,
      ...grouped(codes, count, byId),
      keyWords: keyWords.build(inSequence(keys.size + 1)),
      words: words.build(inSequence(count)),
    };
  }

  #buildTags(added: Uint32Array): Tags {
    const starts = new Uint32Array(added.length + 1);
    const codes = new NumberWriter();
    for (let row = 0; row < added.length; row += 1) {
      const at = added[row]!;
      for (let tag = at === 0 ? 0 : this.#tagEnds.values[at - 1]!; tag < this.#tagEnds.values[at]!; tag += 1)
        codes.push(this.#tagCodes.values[tag]!);
      starts[row + 1] = codes.length;
    }
    return { values: this.#tagNumbers.table(), starts, codes: codes.values.slice(0, codes.length) };
  }
}

/** The title keys by number, with their words sorted: only the set of words matters. Null at 0. */
function keysOf({ keyWords, keyCount }: Titles): (string | null)[] {
  const { starts, words } = wordsByMember(keyWords, keyCount);
  const texts = textsOf(keyWords.words);
  return Array.from({ length: keyCount }, (_each, key) =>
    key === 0 ? null : Array.from(words.subarray(starts[key], starts[key + 1]), (word) => texts[word]).join(' '),
  );
}

function codesFor(values: number, size: number): Codes {
  if (values < 2 ** 8) return new Uint8Array(size);
  return values < 2 ** 16 ? new Uint16Array(size) : new Uint32Array(size);
}

/** The positions at which leads were added, ordered by ID. */
function orderOf(ids: Float64Array): Uint32Array {
  const order = inSequence(ids.length);
  let [least, most, isAscending] = [Infinity, -Infinity, true];
  for (let at = 0; at < ids.length; at += 1) {
    if (at > 0 && ids[at]! <= ids[at - 1]!) isAscending = false;
    least = Math.min(least, ids[at]!);
    most = Math.max(most, ids[at]!);
  }
  if (isAscending) return order;
  // Tables are read in physical order, so IDs are usually not sorted.
  if (most - least >= 2 ** 32) return order.toSorted((a, b) => ids[a]! - ids[b]!);
  const keys = new Uint32Array(ids.length);
  for (let at = 0; at < ids.length; at += 1) keys[at] = ids[at]! - least;
  return radixSort(order, keys, 32);
}

function forEachItem(bytes: Uint8Array, from: number, to: number, take: (from: number, to: number) => void): void {
  if (from === -1) return;
  for (let at = from; at < to;) {
    let end = at;
    while (end < to && bytes[end] !== itemByte) end += 1;
    take(at, end);
    at = end + 1;
  }
}

function textOf({ bytes, starts, ends }: CopiedFields, field: number | undefined): string | null {
  return field === undefined || starts[field] === -1 ? null : readUtf8(bytes, starts[field]!, ends[field]!);
}
