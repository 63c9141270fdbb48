/** Takes leads in, in any order, and makes a segment of them. */
import { foldPlainBytes, foldText } from '../text/fold.ts';
import { itemMark, leadFields, type LeadRecord, type LeadText } from './lead-record.ts';
import { KeyColumn } from './name-order.ts';
import { keyOfFolded, nameKey, sortKeyLength } from './normal.ts';
import { Numbering } from './numbering.ts';
import type { LeadKind } from './query.ts';
import { inSequence, radixSort } from './radix.ts';
import {
  codedColumns,
  fixedValues,
  phoneFlag,
  sampleFlag,
  seniorityBits,
  type Coded,
  type CodedColumn,
  type Codes,
  type Employers,
  type Segment,
  type Tags,
  type Titles,
} from './segment.ts';
import { stringTable, textAt, textCount, textsOf } from './string-table.ts';
import { compareTexts, NumberWriter, readUtf8 } from './utf8.ts';
import { WordIndexBuilder } from './word-index.ts';

interface Employer {
  readonly id: number;
  readonly name: string | null;
  readonly domain: string | null;
  readonly founded: number;
  readonly key: string;
}

const itemByte = 0x1d;

export class SegmentBuilder {
  readonly #kind: LeadKind;
  readonly #ids: number[] = [];
  /** By number in which they were added. */
  readonly #poolIds = new Map<number, number>();
  readonly #scores = new NumberWriter(16);
  readonly #updated = new NumberWriter(16);
  readonly #checkedDays = new NumberWriter(16);
  readonly #seniorities = new NumberWriter(16);
  readonly #flags = new NumberWriter(16);
  readonly #coded: readonly { readonly column: CodedColumn; readonly numbers: Numbering; readonly codes: NumberWriter }[];
  readonly #seniorityNumbers = new Numbering(seniorityBits);
  readonly #employerNumbers = new Map<string | number, number>();
  readonly #employers: Employer[] = [];
  readonly #employerCodes = new NumberWriter(16);
  readonly #titleNumbers = new Numbering();
  readonly #titleKeys: (string | null)[] = [];
  readonly #titleCodes = new NumberWriter(16);
  readonly #tagNumbers = new Numbering();
  readonly #tagCodes = new NumberWriter(16);
  readonly #tagEnds = new NumberWriter(16);
  readonly #nameWords = new WordIndexBuilder();
  readonly #nameKeys = new KeyColumn();
  readonly #fieldAt: Readonly<Partial<Record<keyof LeadRecord, number>>>;
  #folded = new Uint8Array(256);

  constructor(kind: LeadKind) {
    this.#kind = kind;
    this.#coded = codedColumns.map((column) => ({ column, numbers: new Numbering(fixedValues[column]), codes: new NumberWriter(16) }));
    this.#fieldAt = Object.fromEntries(leadFields[kind].map((field, at) => [field, at]));
  }

  get size(): number {
    return this.#ids.length;
  }

  add(lead: LeadRecord): void {
    this.#addNumbers(lead.id, lead.poolId ?? 0, lead.score, lead.updatedAt, lead.checkedDay ?? 0);
    let mask = 0;
    for (const seniority of lead.seniorities) mask |= this.#bitOf(this.#seniorityNumbers.ofText(seniority));
    this.#seniorities.push(mask);
    this.#flags.push((lead.hasPhone ? phoneFlag : 0) | (lead.isSample ? sampleFlag : 0));
    for (const { column, numbers, codes } of this.#coded) codes.push(numbers.ofText(lead[column]));
    this.#employerCodes.push(this.#employerOf(lead));
    this.#titleCodes.push(lead.title === null ? 0 : this.#titleOf(this.#titleNumbers.ofText(lead.title), () => lead.titleKey));
    for (const tag of new Set(lead.tags)) this.#tagCodes.push(this.#tagNumbers.ofText(tag));
    this.#tagEnds.push(this.#tagCodes.length);
    this.#addName(foldText(lead.name), lead.tags, lead.description);
  }

  /** As {@link add}: of a million leads, few fields become strings. */
  addText(lead: LeadText): void {
    const { bytes, starts, ends } = lead;
    const { id, poolId, score, updatedAt, checkedDay, seniorities, hasPhone, isSample, title, titleKey, tags, name } = this.#fieldAt;
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
    this.#flags.push((number(hasPhone) === 1 ? phoneFlag : 0) | (number(isSample) === 1 ? sampleFlag : 0));
    for (const { column, numbers, codes } of this.#coded) {
      const field = this.#fieldAt[column];
      codes.push(field === undefined || starts[field] === -1 ? 0 : numbers.of(bytes, starts[field]!, ends[field]!));
    }
    this.#employerCodes.push(this.#employerOfText(lead));
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
    const [from, to] = [starts[name!]!, ends[name!]!];
    if (this.#folded.length < to - from) this.#folded = new Uint8Array((to - from) * 2);
    const length = this.#kind === 'people' ? foldPlainBytes(bytes, from, to, this.#folded) : -1;
    if (length === -1 || length > sortKeyLength) {
      const list = textOf(lead, tags);
      return this.#addName(foldText(textOf(lead, name) ?? ''), list ? list.split(itemMark) : [], textOf(lead, this.#fieldAt.description));
    }
    this.#nameWords.addBytes(this.#folded, 0, length);
    this.#nameKeys.addBytes(this.#folded, 0, length);
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

  #addName(folded: string, tags: readonly string[], description: string | null): void {
    const more = this.#kind === 'companies' ? [...tags, description ?? ''] : [];
    this.#nameWords.add(more.length === 0 ? folded : `${folded} ${foldText(more.join(' '))}`.trim());
    this.#nameKeys.add(keyOfFolded(folded));
  }

  #employerOfText(lead: LeadText): number {
    const { companyId, companyName, companyDomain, founded } = this.#fieldAt;
    const { bytes, starts, ends } = lead;
    const id = starts[companyId!] === -1 ? null : numberAt(bytes, starts[companyId!]!, ends[companyId!]!);
    const number = id === null ? undefined : this.#employerNumbers.get(id);
    if (number !== undefined) return number;
    return this.#employerOf({
      companyId: id,
      companyName: textOf(lead, companyName),
      companyDomain: textOf(lead, companyDomain),
      founded: numberAt(bytes, starts[founded!]!, ends[founded!]!),
    });
  }

  #employerOf({
    companyId,
    companyName,
    companyDomain,
    founded,
  }: Pick<LeadRecord, 'companyId' | 'companyName' | 'companyDomain' | 'founded'>): number {
    if (companyId === null && companyName === null && companyDomain === null) return 0;
    const known = companyId ?? `${companyName ?? ''}\n${companyDomain ?? ''}`;
    const number = this.#employerNumbers.get(known);
    if (number !== undefined) return number;
    this.#employers.push({
      id: companyId ?? 0,
      name: companyName,
      domain: companyDomain,
      founded: founded ?? 0,
      key: companyName === null ? '' : nameKey(companyName),
    });
    this.#employerNumbers.set(known, this.#employers.length);
    return this.#employers.length;
  }

  #titleOf(number: number, keyOf: () => string | null): number {
    if (number > this.#titleKeys.length) this.#titleKeys.push(keyOf());
    return number;
  }

  /** The builder is used up. */
  build(): Segment {
    const size = this.size;
    const idsAdded = Float64Array.from(this.#ids);
    const addedById = orderOf(idsAdded);
    const scores = this.#scores.values;
    const worst = new Uint16Array(size);
    for (let at = 0; at < size; at += 1) worst[at] = 0xffff - scores[at]!;
    /** By row, the number in which it was added. */
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
      employers: this.#buildEmployers(gather(new Uint32Array(size), this.#employerCodes), byId),
      titles: this.#buildTitles(gather(new Uint32Array(size), this.#titleCodes), byId),
      tags: this.#buildTags(added),
      nameWords: this.#nameWords.build(added),
      nameOrder: this.#nameKeys.order(byId, added),
    };
  }

  #buildEmployers(codes: Uint32Array, byId: Uint32Array): Employers {
    const all = this.#employers;
    // Ids break ties so that the numbering is the same whatever the order of rows.
    const order = [...all.keys()].toSorted((a, b) => compareTexts(all[a]!.key, all[b]!.key) || all[a]!.id - all[b]!.id);
    const numberOf = new Uint32Array(all.length + 1);
    order.forEach((added, at) => (numberOf[added + 1] = at + 1));
    for (let row = 0; row < codes.length; row += 1) codes[row] = numberOf[codes[row]!]!;
    const domains = [...new Set(all.flatMap(({ domain }) => (domain === null ? [] : [domain])))].toSorted(compareTexts);
    const codeOfDomain = new Map(domains.map((domain, at) => [domain, at + 1]));
    // Few companies of ten million people have a name that is missing: the empty text stands for it, and finds nothing.
    const words = new WordIndexBuilder();
    for (const { name } of all) words.add(foldText(name ?? ''));
    return {
      codes,
      ids: Float64Array.from(order, (at) => all[at]!.id),
      names: stringTable(
        order.map((at) => all[at]!.name ?? ''),
        order.length,
      ),
      domains: stringTable(domains, domains.length),
      domainCodes: Uint32Array.from(order, (at) => codeOfDomain.get(all[at]!.domain ?? '') ?? 0),
      founded: Uint16Array.from(order, (at) => all[at]!.founded),
      ...grouped(codes, all.length, byId),
      words: words.build(Uint32Array.from(order)),
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

/** Rows by their code, those of one code by id. Where code c begins stands at index c. */
function grouped(codes: Uint32Array, count: number, byId: Uint32Array): { starts: Uint32Array; rows: Uint32Array } {
  const starts = new Uint32Array(count + 2);
  for (let row = 0; row < codes.length; row += 1) starts[codes[row]! + 1]! += 1;
  for (let code = 0; code <= count; code += 1) starts[code + 1]! += starts[code]!;
  const next = starts.slice();
  const rows = new Uint32Array(codes.length);
  for (let at = 0; at < byId.length; at += 1) {
    const row = byId[at]!;
    const code = codes[row]!;
    rows[next[code]!] = row;
    next[code]! += 1;
  }
  return { starts, rows };
}

function codesFor(values: number, size: number): Codes {
  if (values < 2 ** 8) return new Uint8Array(size);
  return values < 2 ** 16 ? new Uint16Array(size) : new Uint32Array(size);
}

/** The numbers in which they were added, in the order of their ids. */
function orderOf(ids: Float64Array): Uint32Array {
  const order = inSequence(ids.length);
  let [least, most, isAscending] = [Infinity, -Infinity, true];
  for (let at = 0; at < ids.length; at += 1) {
    if (at > 0 && ids[at]! <= ids[at - 1]!) isAscending = false;
    least = Math.min(least, ids[at]!);
    most = Math.max(most, ids[at]!);
  }
  if (isAscending) return order;
  // A table is read in the order in which it lies.
  if (most - least >= 2 ** 32) return order.toSorted((a, b) => ids[a]! - ids[b]!);
  return radixSort(
    order,
    Uint32Array.from(ids, (id) => id - least),
    32,
  );
}

/** 0 where there is none. */
function numberAt(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = Math.max(from, 0); at < to; at += 1) value = value * 10 + bytes[at]! - 0x30;
  return value;
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

function textOf({ bytes, starts, ends }: LeadText, field: number | undefined): string | null {
  return field === undefined || starts[field] === -1 ? null : readUtf8(bytes, starts[field]!, ends[field]!);
}
