/** Takes leads in, in any order, and makes a segment of them. */
import { foldText } from '../text/fold.ts';
import type { LeadRecord } from './lead-record.ts';
import { KeyColumn } from './name-order.ts';
import { keyOfFolded, nameKey } from './normal.ts';
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
import { stringTable } from './string-table.ts';
import { compareTexts, NumberWriter } from './utf8.ts';
import { WordIndexBuilder } from './word-index.ts';

/** Texts numbered from 1 in the order in which they come. */
class Numbering {
  readonly codes = new Map<string, number>();

  constructor(values: readonly string[] = []) {
    for (const value of values) this.of(value);
  }

  of(text: string | null): number {
    if (text === null) return 0;
    const known = this.codes.get(text);
    if (known !== undefined) return known;
    const code = this.codes.size + 1;
    this.codes.set(text, code);
    return code;
  }
}

interface Employer {
  readonly id: number;
  readonly name: string | null;
  readonly domain: string | null;
  readonly founded: number;
  readonly key: string;
}

export class SegmentBuilder {
  readonly #kind: LeadKind;
  readonly #ids: number[] = [];
  /** By number in which they were added. */
  readonly #poolIds = new Map<number, number>();
  readonly #scores = new NumberWriter();
  readonly #updated = new NumberWriter();
  readonly #checkedDays = new NumberWriter();
  readonly #seniorities = new NumberWriter();
  readonly #flags = new NumberWriter();
  readonly #coded = new Map<CodedColumn, { numbers: Numbering; codes: NumberWriter }>();
  readonly #employerNumbers = new Map<string | number, number>();
  readonly #employers: Employer[] = [];
  readonly #employerCodes = new NumberWriter();
  readonly #titleNumbers = new Numbering();
  readonly #titleKeys: (string | null)[] = [];
  readonly #titleCodes = new NumberWriter();
  readonly #tagNumbers = new Numbering();
  readonly #tagCodes = new NumberWriter();
  readonly #tagEnds = new NumberWriter();
  readonly #nameWords = new WordIndexBuilder();
  readonly #nameKeys = new KeyColumn();

  constructor(kind: LeadKind) {
    this.#kind = kind;
    for (const column of codedColumns) this.#coded.set(column, { numbers: new Numbering(fixedValues[column]), codes: new NumberWriter() });
  }

  get size(): number {
    return this.#ids.length;
  }

  add(lead: LeadRecord): void {
    if (lead.poolId !== null) this.#poolIds.set(this.#ids.length, lead.poolId);
    this.#ids.push(lead.id);
    this.#scores.push(lead.score);
    this.#updated.push(lead.updatedAt);
    this.#checkedDays.push(lead.checkedDay ?? 0);
    let mask = 0;
    for (const seniority of lead.seniorities) mask |= 1 << seniorityBits.indexOf(seniority);
    this.#seniorities.push(mask);
    this.#flags.push((lead.hasPhone ? phoneFlag : 0) | (lead.isSample ? sampleFlag : 0));
    for (const [column, { numbers, codes }] of this.#coded) codes.push(numbers.of(lead[column]));
    this.#employerCodes.push(this.#employerOf(lead));
    this.#titleCodes.push(this.#titleOf(lead));
    for (const tag of new Set(lead.tags)) this.#tagCodes.push(this.#tagNumbers.of(tag));
    this.#tagEnds.push(this.#tagCodes.length);
    const name = foldText(lead.name);
    const more = this.#kind === 'companies' ? [...lead.tags, lead.description ?? ''] : [];
    this.#nameWords.add(more.length === 0 ? name : `${name} ${foldText(more.join(' '))}`.trim());
    this.#nameKeys.add(keyOfFolded(name));
  }

  #employerOf({ companyId, companyName, companyDomain, founded }: LeadRecord): number {
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

  #titleOf({ title, titleKey }: LeadRecord): number {
    if (title === null) return 0;
    const number = this.#titleNumbers.of(title);
    if (number > this.#titleKeys.length) this.#titleKeys.push(titleKey);
    return number;
  }

  /** The builder is used up. */
  build(): Segment {
    const size = this.size;
    const addedById = inSequence(size);
    const idsAdded = Float64Array.from(this.#ids);
    if (!isAscending(idsAdded)) addedById.sort((a, b) => idsAdded[a]! - idsAdded[b]!);
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
      Array.from(this.#coded, ([column, { numbers, codes }]): [CodedColumn, Coded] => [
        column,
        { codes: gather(codesFor(numbers.codes.size, size), codes), values: stringTable(numbers.codes.keys(), numbers.codes.size) },
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
    const texts = [...this.#titleNumbers.codes.keys()];
    const keys = new Numbering();
    const keyCodes = Uint32Array.from(this.#titleKeys, (key) => keys.of(key));
    const keyWords = new WordIndexBuilder();
    keyWords.add('');
    for (const key of keys.codes.keys()) keyWords.add(key);
    const words = new WordIndexBuilder();
    for (const text of texts) words.add(foldText(text));
    return {
      codes,
      texts: stringTable(texts, texts.length),
      keyCodes,
      keyCount: keys.codes.size + 1,
      ...grouped(codes, texts.length, byId),
      keyWords: keyWords.build(inSequence(keys.codes.size + 1)),
      words: words.build(inSequence(texts.length)),
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
    const { codes: numbers } = this.#tagNumbers;
    return { values: stringTable(numbers.keys(), numbers.size), starts, codes: codes.values.slice(0, codes.length) };
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

function isAscending(ids: Float64Array): boolean {
  for (let at = 1; at < ids.length; at += 1) if (ids[at]! <= ids[at - 1]!) return false;
  return true;
}
