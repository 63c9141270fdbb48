/**
 * A row of a file, by its mapping, as facts about a person and a company; or refused, with the reason. Nothing in a row is dropped: what has no
 * target or could not be read stays with the record as an extra field, under its column's name.
 */
import type { Evidence, Fact, FactValue } from '../facts/index.ts';
import { domainOf, emailKey, readLinkedin } from '../identity/index.ts';
import { industryOfGics, industryOfTags, parseCountry, parsePlace, parseCompanySize } from '../vocabulary/index.ts';
import { remembered } from '../text/remembered.ts';
import { parseDate } from './dates.ts';
import { longestCell, type ImportErrorCode, type RowError } from './errors.ts';
import type { ImportTarget } from './headers.ts';
import { isBlank } from './layout.ts';
import type { Mapping } from './mapping.ts';

const countryIn = remembered((text: string) => {
  const answer = parsePlace(text);
  return answer.kind === 'unknown' ? null : answer.place.country;
}, 20_000);

/** The file that the row is of. */
export interface RowSource {
  /** Name that its facts point at: the import's id and the file's name. */
  readonly locator: string;
  /** SHA-256 of the file, lower-case hex. */
  readonly hash: string;
  /** Seconds since 1970. */
  readonly importedAt: number;
  /** Rows of a public directory (the YC list, the S&P list) are `directory`; a member's own file is `import`. */
  readonly source: 'import' | 'directory' | 'crm';
}

export type RowAnswer =
  | {
      readonly kind: 'facts';
      /** Empty in a list of companies. */
      readonly person: readonly Fact[];
      /** Empty where the row names no company. */
      readonly company: readonly Fact[];
      /** What was not understood and is kept as extra field. */
      readonly notes: readonly RowError[];
    }
  | { readonly kind: 'refused'; readonly errors: readonly RowError[] }
  /** Nothing in it, or, in LinkedIn's file, nothing but the date of a member who hides the rest. */
  | { readonly kind: 'blank' };

/** @param rowNumber in the file, the first row being 1 */
export function readRow(cells: readonly string[], mapping: Mapping, rowNumber: number, source: RowSource): RowAnswer {
  if (isBlank(cells)) return { kind: 'blank' };
  const refuse = (code: ImportErrorCode, column: string | null): RowAnswer => ({
    kind: 'refused',
    errors: [{ row: rowNumber, field: null, column, code }],
  });
  // Cells beyond the header are somebody's unquoted comma: everything behind it stands in the wrong column.
  if (cells.slice(mapping.header.length).some((cell) => cell.trim() !== '')) return refuse('row_too_long', null);
  const long = cells.findIndex(({ length }) => length > longestCell);
  if (long >= 0) return refuse('cell_too_long', mapping.header[long] ?? null);

  const reader = new RowReader(cells, mapping, rowNumber, source);
  const company = reader.readCompany();
  const person = mapping.kind === 'people' ? reader.readPerson() : [];
  const extras = reader.readExtras();
  const isTold = (facts: readonly Fact[], fields: readonly string[]): boolean => facts.some(({ field }) => fields.includes(field));
  if (mapping.kind === 'companies') {
    if (!isTold(company, ['name', 'domain', 'linkedin'])) return refuse('nobody', null);
    return { kind: 'facts', person: [], company: [...company, ...extras], notes: reader.notes };
  }
  if (!isTold(person, ['name', 'firstName', 'lastName', 'email', 'personalEmail', 'linkedin'])) {
    const isHidden = person.every(({ field }) => field === 'connectedOn') && company.length === 0 && extras.length === 0;
    return isHidden ? { kind: 'blank' } : refuse('nobody', null);
  }
  return { kind: 'facts', person: [...person, ...extras], company, notes: reader.notes };
}

/** Reads one row; what it cannot read it notes and leaves to the extras. */
class RowReader {
  readonly notes: RowError[] = [];
  private readonly cells: readonly string[];
  private readonly mapping: Mapping;
  private readonly evidence: Evidence;
  private readonly rowNumber: number;
  private readonly notUnderstood = new Set<number>();

  constructor(cells: readonly string[], mapping: Mapping, rowNumber: number, { locator, hash, importedAt, source }: RowSource) {
    this.cells = cells;
    this.mapping = mapping;
    this.rowNumber = rowNumber;
    this.evidence = { source, locator, row: rowNumber, snippet: null, fetchedAt: importedAt, hash };
  }

  readPerson(): Fact[] {
    const { company } = this.companyParts();
    return this.facts({
      name: this.text('name'),
      firstName: this.text('person.firstName'),
      lastName: this.text('person.lastName'),
      title: this.text('person.title'),
      email: this.read('person.email', 'email_invalid', emailKey),
      personalEmail: this.read('person.personalEmail', 'email_invalid', emailKey),
      phone: this.text('person.phone'),
      mobilePhone: this.text('person.mobilePhone'),
      linkedin: this.read('person.linkedin', 'linkedin_invalid', (text) => linkedinUrl(text, 'person')),
      location: this.place('place'),
      companyName: company,
      companyDomain: this.website(),
      companyLinkedin: this.companyLinkedin(),
      connectedOn: this.read('person.connectedOn', 'date_invalid', (text) => parseDate(text, this.mapping.dateOrder)),
    });
  }

  readCompany(): Fact[] {
    const { company, isNamed } = this.companyParts();
    const website = this.text('company.website');
    const domain = this.website();
    const size = this.text('company.employees');
    const isCount = size !== null && /^\d[\d.,' \u00a0]*$/.test(size) && parseCompanySize(size) !== null;
    const band = this.read('company.employees', 'size_invalid', parseCompanySize);
    const facts = this.facts({
      name: company,
      domain,
      website: domain === null ? null : website,
      linkedin: this.companyLinkedin(),
      industry: this.industry(),
      employees: isCount ? Number(size.replaceAll(/\D/g, '')) : null,
      size: isCount ? null : band,
      founded: this.read('company.founded', 'year_invalid', yearOf),
      location: this.place(this.mapping.kind === 'companies' ? 'place' : 'company'),
      phone: this.text('company.phone'),
      description: this.text('company.description'),
      tags: this.list('company.tags'),
      technologies: this.list('company.technologies'),
      revenue: this.text('company.revenue'),
      funding: this.text('company.funding'),
      ticker: this.text('company.ticker'),
      cik: this.text('company.cik'),
    });
    const told =
      this.text('company.industry') === null ? industryOfTags(this.list('company.tags')?.map((tag) => tag.toLowerCase()) ?? []) : null;
    const inferred: Fact[] =
      told === null ? [] : [{ field: 'industry', value: told, evidence: { ...this.evidence, source: 'inferred' }, retractedAt: null }];
    // A row that says no more of a company than, say, a country is not about one.
    return isNamed || domain !== null || this.companyLinkedin() !== null ? [...facts, ...inferred] : [];
  }

  /** Columns without a target, those of the other kind, and what could not be read. */
  readExtras(): Fact[] {
    const extras: Fact[] = [];
    for (const [column, header] of this.mapping.header.entries()) {
      if ((this.mapping.targets[column] ?? 'extra') !== 'extra' && !this.notUnderstood.has(column)) continue;
      const cell = this.cells[column]?.trim() ?? '';
      if (cell !== '') extras.push({ field: `extra.${header}`, value: cell, evidence: this.evidence, retractedAt: null });
    }
    return extras;
  }

  private companyParts(): { company: string | null; isNamed: boolean } {
    const company = this.text('company.name');
    return { company, isNamed: company !== null };
  }

  private website(): string | null {
    return this.read('company.website', 'website_invalid', domainOf);
  }

  private companyLinkedin(): string | null {
    return this.read('company.linkedin', 'linkedin_invalid', (text) => linkedinUrl(text, 'company'));
  }

  private industry(): string | null {
    const [sector, industry] = [this.text('company.sector'), this.text('company.industry')];
    // GICS's words mean what its sector says; others are kept as written and read when they are shown.
    return sector !== null && industry !== null ? (industryOfGics(sector, industry) ?? industry) : (industry ?? sector);
  }

  /** One text of the parts that are there: "Berlin, Germany". */
  private place(of: 'place' | 'company'): string | null {
    const whole = of === 'place' ? this.text('place.text') : null;
    const [city, region, country] = [this.text(`${of}.city`), this.text(`${of}.region`), this.text(`${of}.country`)];
    const parts = [whole, city, region].filter((part) => part !== null);
    if (country === null) return parts.length === 0 ? null : parts.join(', ');
    const text = parts.join(', ');
    // "London, United Kingdom" with the country beside it says it once.
    const told = whole === null ? null : countryIn(text);
    const isSaid = told !== null && told === parseCountry(country);
    return isSaid || text === '' ? text || country : `${text}, ${country}`;
  }

  private list(target: ImportTarget): readonly string[] | null {
    const items = (this.text(target) ?? '')
      .split(/[;,|\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return items.length === 0 ? null : [...new Set(items)];
  }

  private text(target: ImportTarget): string | null {
    const column = this.mapping.targets.indexOf(target);
    // An apostrophe before a formula's sign was put there by an export, ours or another, to keep a spreadsheet from running it.
    return column < 0
      ? null
      : this.cells[column]
          ?.normalize('NFC')
          .trim()
          .replace(/^'(?=[=+@-])/, '') || null;
  }

  private read<T>(target: ImportTarget, code: ImportErrorCode, parse: (text: string) => T | null): T | null {
    const text = this.text(target);
    if (text === null) return null;
    const value = parse(text);
    const column = this.mapping.targets.indexOf(target);
    if (value === null && !this.notUnderstood.has(column)) {
      this.notUnderstood.add(column);
      this.notes.push({ row: this.rowNumber, field: target, column: this.mapping.header[column] ?? null, code });
    }
    return value;
  }

  private facts(values: Readonly<Record<string, FactValue | null>>): Fact[] {
    const facts: Fact[] = [];
    for (const [field, value] of Object.entries(values))
      if (value !== null && value !== '') facts.push({ field, value, evidence: this.evidence, retractedAt: null });
    return facts;
  }
}

function linkedinUrl(text: string, of: 'person' | 'company'): string | null {
  const answer = readLinkedin(text);
  if (answer.kind !== 'handle' || (answer.handle.kind === 'person') !== (of === 'person')) return null;
  return answer.handle.url;
}

/** "1998", "2013 (1888)": the first, which is the company as it is now. */
function yearOf(text: string): number | null {
  const [year] = /\b(?:1[5-9]|20)\d{2}\b/.exec(text) ?? [];
  return year === undefined ? null : Number(year);
}

/** An object of a JSON list as a row: lists joined with ";", objects inside as their JSON, null as nothing. */
export function rowOfRecord(record: Readonly<Record<string, unknown>>, header: readonly string[]): string[] {
  return header.map((key) => (Object.hasOwn(record, key) ? cellOf(record[key]) : ''));
}

/** The columns of a JSON list: every key of its first objects, in the order of their appearance. */
export function headerOfRecords(records: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(';');
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
