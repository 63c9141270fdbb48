/** Takes in the companies that leads name, and makes of them what a segment holds of employers. */
import { employerFields, type CopiedFields, type EmployerField, type LeadRecord } from './lead-record.ts';
import { NameBuilder } from './name-builder.ts';
import { Numbering } from './numbering.ts';
import { grouped, inSequence } from './radix.ts';
import type { Employers } from './segment.ts';
import { sortedTable, textAt, type StringTable } from './string-table.ts';
import { ByteWriter, NumberWriter, numberAt, readUtf8, writeUtf8 } from './utf8.ts';

/** A company's record, as it was copied. */
export interface CopiedCompany {
  /** Where its name and its domain stand among the bytes that are kept; a domain that is missing begins at -1. */
  readonly name: number;
  readonly domain: number;
  readonly end: number;
  readonly industry: number;
  readonly size: number;
  readonly founded: number;
  /** Number of the employer; 0 until somebody works there. */
  employer: number;
}

type Employer = Pick<LeadRecord, 'companyId' | 'companyName' | 'companyDomain' | 'founded'>;

export class EmployersBuilder {
  readonly #industries: Numbering;
  readonly #sizes: Numbering;
  readonly #copied = new Map<number, CopiedCompany>();
  readonly #copiedBytes = new ByteWriter(256);
  readonly #fieldAt = Object.fromEntries(employerFields.map((field, at) => [field, at])) as Readonly<Record<EmployerField, number>>;
  readonly #known = new Map<string, number>();
  readonly #ids: number[] = [];
  readonly #founded = new NumberWriter(16);
  readonly #names = new ByteWriter(256);
  readonly #nameEnds = new NumberWriter(16);
  readonly #domains = new Numbering();
  readonly #domainCodes = new NumberWriter(16);
  readonly #folded = new NameBuilder();
  readonly #nameAt = [new Int32Array(1), new Int32Array(1)] as const;
  #scratch = new Uint8Array(256);

  /** @param industries number the values of the column of which a company's record says what stands there for its people; so do `sizes` */
  constructor(industries: Numbering, sizes: Numbering) {
    this.#industries = industries;
    this.#sizes = sizes;
  }

  /** A company that people may work at, before them. */
  addCopied({ bytes, starts, ends }: CopiedFields): void {
    const at = this.#fieldAt;
    const codeOf = (numbers: Numbering, field: number): number =>
      starts[field] === -1 ? 0 : numbers.of(bytes, starts[field]!, ends[field]!);
    const keep = (field: number): number => {
      const from = this.#copiedBytes.length;
      if (starts[field] === -1) return -1;
      this.#copiedBytes.some(bytes, starts[field]!, ends[field]!);
      return from;
    };
    this.#copied.set(numberAt(bytes, starts[at.companyId]!, ends[at.companyId]!), {
      name: keep(at.companyName),
      domain: keep(at.companyDomain),
      end: this.#copiedBytes.length,
      industry: codeOf(this.#industries, at.industry),
      size: codeOf(this.#sizes, at.size),
      founded: numberAt(bytes, starts[at.founded]!, ends[at.founded]!),
      employer: 0,
    });
  }

  copied(id: number): CopiedCompany | undefined {
    return this.#copied.get(id);
  }

  /** @param ownDomain in the person's own words: counts where the record knows none @returns the employer's number, from 1 */
  ofCopied(id: number, company: CopiedCompany, ownDomain: () => string | null): number {
    const { name, domain, end, founded } = company;
    const { bytes } = this.#copiedBytes;
    const own = domain === -1 ? ownDomain() : null;
    if (own !== null) return this.of({ companyId: id, companyName: readUtf8(bytes, name, end), companyDomain: own, founded });
    if (company.employer === 0) company.employer = this.#push(id, founded, bytes, name, domain === -1 ? end : domain, domain, end);
    return company.employer;
  }

  /** A company itself, which comes once. @returns its number, from 1 */
  ofCompany(id: number, founded: number, { bytes, starts, ends }: CopiedFields, name: number, domain: number): number {
    return this.#push(id, founded, bytes, starts[name]!, ends[name]!, starts[domain]!, ends[domain]!);
  }

  /** @returns the employer's number, from 1; 0 where none is named */
  of({ companyId, companyName, companyDomain, founded }: Employer): number {
    if (companyId === null && companyName === null && companyDomain === null) return 0;
    const known = `${companyId ?? ''}\n${companyName ?? ''}\n${companyDomain ?? ''}`;
    const number = this.#known.get(known);
    if (number !== undefined) return number;
    const [name, domain] = [companyName ?? '', companyDomain ?? ''];
    const needed = (name.length + domain.length) * 3;
    if (this.#scratch.length < needed) this.#scratch = new Uint8Array(needed * 2);
    const bytes = this.#scratch;
    const nameEnd = writeUtf8(name, bytes, 0);
    const end = nameEnd + writeUtf8(domain, bytes, nameEnd);
    const made = this.#push(companyId ?? 0, founded ?? 0, bytes, 0, nameEnd, companyDomain === null ? -1 : nameEnd, end);
    this.#known.set(known, made);
    return made;
  }

  /** Finds what the employers of a finished segment are numbered here, each when it is asked for. @returns from its number (0 is none) to the other */
  translation({ ids, names, domains, domainCodes, founded }: Employers): (code: number) => number {
    const known = new Uint32Array(ids.length + 1);
    const of = (at: number): number =>
      this.of({
        companyId: ids[at] || null,
        companyName: textAt(names, at),
        companyDomain: domainCodes[at] === 0 ? null : textAt(domains, domainCodes[at]! - 1),
        founded: founded[at] || null,
      });
    return (code) => (code === 0 ? 0 : (known[code] ||= of(code - 1)));
  }

  #push(id: number, founded: number, bytes: Uint8Array, name: number, nameEnd: number, domain: number, domainEnd: number): number {
    this.#ids.push(id);
    this.#founded.push(founded);
    this.#names.some(bytes, name, nameEnd);
    this.#nameEnds.push(this.#names.length);
    this.#domainCodes.push(domain === -1 ? 0 : this.#domains.of(bytes, domain, domainEnd));
    const [starts, ends] = this.#nameAt;
    [starts[0], ends[0]] = [name, nameEnd];
    this.#folded.addCopied({ bytes, starts, ends }, [0]);
    return this.#ids.length;
  }

  /** @param codes by row, the numbers that were returned: become those of the employers in order @param byId rows in the order of their ids */
  build(codes: Uint32Array, byId: Uint32Array): Employers {
    const count = this.#ids.length;
    const { table: domains, order: domainOrder } = sortedTable(this.#domains.table());
    const domainOf = new Uint32Array(domainOrder.length + 1);
    domainOrder.forEach((code, at) => (domainOf[code + 1] = at + 1));
    const domainCodes = this.#domainCodes.values.subarray(0, count).map((code) => domainOf[code]!);
    // By name. Ids and domains break ties, so that the numbering is the same whatever the order of rows.
    const added = inSequence(count);
    const byIdentity = added.toSorted((a, b) => this.#ids[a]! - this.#ids[b]! || domainCodes[a]! - domainCodes[b]!);
    const order = this.#folded.keys.sorted(byIdentity, added).rows;
    const numberOf = new Uint32Array(count + 1);
    order.forEach((at, place) => (numberOf[at + 1] = place + 1));
    for (let row = 0; row < codes.length; row += 1) codes[row] = numberOf[codes[row]!]!;
    return {
      codes,
      ids: Float64Array.from(order, (at) => this.#ids[at]!),
      names: this.#namesIn(order),
      domains,
      domainCodes: order.map((at) => domainCodes[at]!),
      founded: Uint16Array.from(order, (at) => this.#founded.values[at]!),
      ...grouped(codes, count, byId),
      // Few companies of ten million people have a name that is missing: the empty text stands for it, and finds nothing.
      words: this.#folded.words.build(order),
    };
  }

  #namesIn(order: Uint32Array): StringTable {
    const ends = this.#nameEnds.values;
    const writer = new ByteWriter(this.#names.length);
    const starts = new Uint32Array(order.length + 1);
    order.forEach((at, place) => {
      writer.some(this.#names.bytes, at === 0 ? 0 : ends[at - 1]!, ends[at]!);
      starts[place + 1] = writer.length;
    });
    return { starts, bytes: writer.done() };
  }
}
