/** Collects the companies that leads refer to, and builds the employers of a segment. */
import { CompanyDetailsBuilder, detailFields, type DetailFields } from './company-details.ts';
import { employerFields, type CopiedFields, type EmployerField, type LeadRecord } from './lead-record.ts';
import { NameBuilder } from './name-builder.ts';
import { Numbering } from './numbering.ts';
import { grouped, inSequence } from './radix.ts';
import type { Employers } from './segment.ts';
import { sortedTable, textAt, type StringTable } from './string-table.ts';
import { ByteWriter, NumberWriter, numberAt, readUtf8, writeUtf8 } from './utf8.ts';

/** A copied company record. */
export interface CopiedCompany {
  /** Byte offsets of the name and the domain in the stored bytes; -1 for a missing domain. */
  readonly name: number;
  readonly domain: number;
  readonly end: number;
  readonly industry: number;
  readonly size: number;
  readonly companyStatus: number;
  readonly founded: number;
  /** The number of its details; 0 means none. */
  readonly details: number;
  /** The employer's number; 0 until a person refers to it. */
  employer: number;
}

type Employer = Pick<LeadRecord, 'companyId' | 'companyName' | 'companyDomain' | 'founded' | keyof DetailFields>;
type NumberedEmployer = Pick<LeadRecord, 'companyId' | 'companyName' | 'companyDomain' | 'founded'> & { readonly details: number };

const detailPlaces = detailFields.map((field) => employerFields.indexOf(field));

export class EmployersBuilder {
  readonly #industries: Numbering;
  readonly #sizes: Numbering;
  readonly #statuses: Numbering;
  readonly #copied = new Map<number, CopiedCompany>();
  readonly #copiedBytes = new ByteWriter(256);
  readonly #fieldAt = Object.fromEntries(employerFields.map((field, at) => [field, at])) as Readonly<Record<EmployerField, number>>;
  readonly #known = new Map<string, number>();
  readonly #ids: number[] = [];
  readonly #founded = new NumberWriter(16);
  readonly #names = new ByteWriter(256);
  readonly #nameEnds = new NumberWriter(16);
  readonly #domains = new Numbering();
  readonly #details = new CompanyDetailsBuilder();
  readonly #detailCodes = new NumberWriter(16);
  readonly #domainCodes = new NumberWriter(16);
  readonly #folded = new NameBuilder();
  readonly #nameAt = [new Int32Array(1), new Int32Array(1)] as const;
  #scratch = new Uint8Array(256);

  /** @param industries numbers the values of the people's industry column, which come from the company's record; likewise the others */
  constructor(industries: Numbering, sizes: Numbering, statuses: Numbering) {
    this.#industries = industries;
    this.#sizes = sizes;
    this.#statuses = statuses;
  }

  /** Adds a company that people may refer to. Must be called before the people are added. */
  addCopied({ bytes, starts, ends }: CopiedFields): void {
    const at = this.#fieldAt;
    const codeOf = (numbers: Numbering, field: number): number =>
      starts[field] === -1 ? 0 : numbers.of(bytes, starts[field]!, ends[field]!);
    const keep = (field: number): number => {
      const from = this.#copiedBytes.length;
      if (starts[field] === -1) return -1;
      this.#copiedBytes.range(bytes, starts[field]!, ends[field]!);
      return from;
    };
    this.#copied.set(numberAt(bytes, starts[at.companyId]!, ends[at.companyId]!), {
      name: keep(at.companyName),
      domain: keep(at.companyDomain),
      end: this.#copiedBytes.length,
      industry: codeOf(this.#industries, at.industry),
      size: codeOf(this.#sizes, at.size),
      companyStatus: codeOf(this.#statuses, at.companyStatus),
      founded: numberAt(bytes, starts[at.founded]!, ends[at.founded]!),
      details: this.#details.ofCopied(bytes, starts, ends, detailPlaces),
      employer: 0,
    });
  }

  copied(id: number): CopiedCompany | undefined {
    return this.#copied.get(id);
  }

  /**
   * @param ownDomain the domain in the person's own record, used when the company's record has none @returns the employer's number,
   * from 1
   */
  ofCopied(id: number, company: CopiedCompany, ownDomain: () => string | null): number {
    const { name, domain, end, founded, details } = company;
    const { bytes } = this.#copiedBytes;
    const own = domain === -1 ? ownDomain() : null;
    if (own !== null)
      return this.#numbered({ companyId: id, companyName: readUtf8(bytes, name, end), companyDomain: own, founded, details });
    if (company.employer === 0) company.employer = this.#push(id, founded, details, bytes, name, domain === -1 ? end : domain, domain, end);
    return company.employer;
  }

  /**
   * Adds a company of a segment of companies, where each occurs once. @param fields the places of its details @returns its number,
   * from 1
   */
  ofCompany(
    id: number,
    founded: number,
    { bytes, starts, ends }: CopiedFields,
    name: number,
    domain: number,
    fields: readonly number[],
  ): number {
    const details = this.#details.ofCopied(bytes, starts, ends, fields);
    return this.#push(id, founded, details, bytes, starts[name]!, ends[name]!, starts[domain]!, ends[domain]!);
  }

  /** @returns the employer's number, from 1; 0 when the lead names none */
  of(employer: Employer): number {
    return this.#numbered({ ...employer, details: this.#details.of(employer) });
  }

  /** Two versions of one company, from segments that are merged before all of its people have been read again, stay apart. */
  #numbered({ companyId, companyName, companyDomain, founded, details }: NumberedEmployer): number {
    if (companyId === null && companyName === null && companyDomain === null) return 0;
    const known = `${companyId ?? ''}\n${companyName ?? ''}\n${companyDomain ?? ''}\n${founded ?? ''}\n${details}`;
    const number = this.#known.get(known);
    if (number !== undefined) return number;
    const [name, domain] = [companyName ?? '', companyDomain ?? ''];
    const needed = (name.length + domain.length) * 3;
    if (this.#scratch.length < needed) this.#scratch = new Uint8Array(needed * 2);
    const bytes = this.#scratch;
    const nameEnd = writeUtf8(name, bytes, 0);
    const end = nameEnd + writeUtf8(domain, bytes, nameEnd);
    const made = this.#push(companyId ?? 0, founded ?? 0, details, bytes, 0, nameEnd, companyDomain === null ? -1 : nameEnd, end);
    this.#known.set(known, made);
    return made;
  }

  /**
   * Maps the employers of a finished segment to numbers in this builder, each on first use. @returns a function from its number (0
   * means none) to ours
   */
  translation({ ids, names, domains, domainCodes, founded, details }: Employers): (code: number) => number {
    const known = new Uint32Array(ids.length + 1);
    const detailsOf = this.#details.translation(details);
    const of = (at: number): number =>
      this.#numbered({
        companyId: ids[at] || null,
        companyName: textAt(names, at),
        companyDomain: domainCodes[at] === 0 ? null : textAt(domains, domainCodes[at]! - 1),
        founded: founded[at] || null,
        details: detailsOf(details.codes[at + 1]!),
      });
    return (code) => (code === 0 ? 0 : (known[code] ||= of(code - 1)));
  }

  #push(
    id: number,
    founded: number,
    details: number,
    bytes: Uint8Array,
    name: number,
    nameEnd: number,
    domain: number,
    domainEnd: number,
  ): number {
    this.#ids.push(id);
    this.#detailCodes.push(details);
    this.#founded.push(founded);
    this.#names.range(bytes, name, nameEnd);
    this.#nameEnds.push(this.#names.length);
    this.#domainCodes.push(domain === -1 ? 0 : this.#domains.of(bytes, domain, domainEnd));
    const [starts, ends] = this.#nameAt;
    [starts[0], ends[0]] = [name, nameEnd];
    this.#folded.addCopied({ bytes, starts, ends }, [0]);
    return this.#ids.length;
  }

  /**
   * Builds the employers. @param codes the employer number of each row, replaced with the final numbers @param byId rows in the order
   * of their IDs
   */
  build(codes: Uint32Array, byId: Uint32Array): Employers {
    const count = this.#ids.length;
    const { table: domains, order: domainOrder } = sortedTable(this.#domains.table());
    const domainOf = new Uint32Array(domainOrder.length + 1);
    domainOrder.forEach((code, at) => (domainOf[code + 1] = at + 1));
    const domainCodes = this.#domainCodes.values.subarray(0, count).map((code) => domainOf[code]!);
    // By name. IDs and domains break ties, so that the numbering does not depend on the order of rows.
    const added = inSequence(count);
    const { values: founded } = this.#founded;
    const byIdentity = added.toSorted(
      (a, b) => this.#ids[a]! - this.#ids[b]! || domainCodes[a]! - domainCodes[b]! || founded[a]! - founded[b]!,
    );
    const order = this.#folded.keys.sorted(byIdentity, added).rows;
    const numberOf = new Uint32Array(count + 1);
    order.forEach((at, place) => (numberOf[at + 1] = place + 1));
    for (let row = 0; row < codes.length; row += 1) codes[row] = numberOf[codes[row]!]!;
    const detailCodes = new Uint32Array(count + 1);
    order.forEach((at, place) => (detailCodes[place + 1] = this.#detailCodes.values[at]!));
    return {
      codes,
      ids: Float64Array.from(order, (at) => this.#ids[at]!),
      names: this.#namesIn(order),
      domains,
      domainCodes: order.map((at) => domainCodes[at]!),
      founded: Uint16Array.from(order, (at) => founded[at]!),
      details: this.#details.build(detailCodes),
      ...grouped(codes, count, byId),
      // Few companies have no name; they have an empty text, which no search finds.
      words: this.#folded.words.build(order),
    };
  }

  #namesIn(order: Uint32Array): StringTable {
    const ends = this.#nameEnds.values;
    const writer = new ByteWriter(this.#names.length);
    const starts = new Uint32Array(order.length + 1);
    order.forEach((at, place) => {
      writer.range(this.#names.bytes, at === 0 ? 0 : ends[at - 1]!, ends[at]!);
      starts[place + 1] = writer.length;
    });
    return { starts, bytes: writer.done() };
  }
}
