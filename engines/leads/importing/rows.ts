/**
 * Converts a row of a file, using its mapping, into facts about a person and a company, or refuses it with a reason. Nothing in a row
 * is dropped: values without a target, or that could not be read, become extra fields under their column's name. "N/A" is not a value.
 */
import type { Evidence, Fact, FactValue } from '../facts/index.ts';
import { companyDomainOf, emailKey, firstEmailIn, readLinkedin } from '@leadlight/vocabulary/identity';
import { industryOfGics, industryOfTags, parseIndustry } from '@leadlight/vocabulary/industries';
import { parseCompanySize, parseCompanyStatus, parseStage } from '@leadlight/vocabulary/values';
import { memoize } from '@leadlight/vocabulary/text';
import { isNameOfNobody, isPlaceholder, plainTextOf, textOfCell } from './cell-text.ts';
import { parseDate, yearOf } from './dates.ts';
import { maxCellLength, type ImportErrorCode, type RowError } from './errors.ts';
import type { ImportTarget } from './import-targets.ts';
import { isBlank } from './layout.ts';
import type { Mapping } from './mapping.ts';
import { isNoteRow } from './note-rows.ts';
import { placeText } from './place-text.ts';
import { listNamesIn, ownerIn, phoneIn, tagsIn, type Owners, type RowWork } from './work.ts';

const industryNamed = memoize((text: string) => parseIndustry(text), 20_000);

const noOwners: Owners = new Map();

/** "NA" is nothing, or Namibia, a stock symbol and a name. Nothing is read, and the cell is kept. */
const isAmbiguousNothing = (target: ImportTarget, cell: string): boolean =>
  /^na$/i.test(cell.trim()) && /country$|ticker$|Name$/.test(target);

/** The file that the row belongs to. */
export interface RowSource {
  /** The locator of its facts: the import's ID and the file's name. */
  readonly locator: string;
  /** SHA-256 of the file, lower-case hex. */
  readonly hash: string;
  /** Seconds since 1970. */
  readonly importedAt: number;
  /** Rows of a public directory (the YC list, the S&P list) are `directory`; a member's own file is `import`. */
  readonly source: 'import' | 'directory' | 'crm';
}

export type RowResult =
  | {
      readonly kind: 'facts';
      /** Empty in a list of companies. */
      readonly person: readonly Fact[];
      /** Empty when the row names no company. */
      readonly company: readonly Fact[];
      /** Null when the row says nothing about it. */
      readonly work: RowWork | null;
      /** Values that could not be read and became extra fields. */
      readonly notes: readonly RowError[];
    }
  | { readonly kind: 'refused'; readonly errors: readonly RowError[] }
  /** An empty row. Also, in LinkedIn's file, a row that only has a date, of a member who hides everything else. */
  | { readonly kind: 'blank' };

/** Whether cells beyond the header's columns have values. Usually, a value that contains the delimiter wasn't in quotes. */
export const isLongerThan = (cells: readonly string[], columns: number): boolean =>
  cells.length > columns && !isBlank(cells.slice(columns));

/**
 * @param rowNumber in the file, the first row being 1
 * @param isCompanyKnown omits the company from the result, because another row had the same company values (`companyRowKey`) and all of
 * them could be read
 * @param owners members of the workspace, by whose names and addresses a row can name the lead's owner
 */
export function readRow(
  cells: readonly string[],
  mapping: Mapping,
  rowNumber: number,
  source: RowSource,
  { isCompanyKnown = false, owners = noOwners }: { readonly isCompanyKnown?: boolean; readonly owners?: Owners } = {},
): RowResult {
  if (isNoteRow(cells, mapping.header)) return { kind: 'blank' };
  const refuse = (code: ImportErrorCode, column: string | null): RowResult => ({
    kind: 'refused',
    errors: [{ row: rowNumber, field: null, column, code }],
  });
  // Extra cells come from an unquoted comma: everything after it is in the wrong column.
  if (isLongerThan(cells, mapping.header.length)) return refuse('row_too_long', null);
  const long = cells.findIndex(({ length }) => length > maxCellLength);
  if (long >= 0) return refuse('cell_too_long', mapping.header[long] ?? null);

  const reader = new RowReader(cells, mapping, rowNumber, source);
  const company = isCompanyKnown ? [] : reader.readCompany();
  const person = mapping.kind === 'people' ? reader.readPerson() : [];
  const work = reader.readWork(owners);
  const extras = reader.readExtras();
  const hasField = (facts: readonly Fact[], fields: readonly string[]): boolean => facts.some(({ field }) => fields.includes(field));
  if (mapping.kind === 'companies') {
    if (!hasField(company, ['name', 'domain', 'linkedin'])) return refuse('nobody', null);
    return { kind: 'facts', person: [], company: [...company, ...extras], work, notes: reader.notes };
  }
  if (!hasField(person, ['name', 'firstName', 'lastName', 'email', 'personalEmail', 'linkedin'])) {
    const isHidden =
      person.every(({ field }) => field === 'connectedOn') &&
      !isCompanyKnown &&
      company.length === 0 &&
      extras.length === 0 &&
      work === null;
    return isHidden ? { kind: 'blank' } : refuse('nobody', null);
  }
  return { kind: 'facts', person: [...person, ...extras], company, work, notes: reader.notes };
}

interface Columns {
  /** The first column of each target. */
  readonly of: ReadonlyMap<ImportTarget, number>;
  /** The columns that describe the company of a row about a person. */
  readonly ofCompany: readonly number[];
}

const columnsOfMappings = new WeakMap<Mapping, Columns>();

/** Computed once per mapping, since it is used forty times per row. */
function columnsOf(mapping: Mapping): Columns {
  const known = columnsOfMappings.get(mapping);
  if (known) return known;
  const of = new Map<ImportTarget, number>();
  for (const [column, target] of mapping.targets.entries()) if (!of.has(target)) of.set(target, column);
  const ofCompany = [...of].flatMap(([target, column]) => (target.startsWith('company.') ? [column] : []));
  const columns = { of, ofCompany };
  columnsOfMappings.set(mapping, columns);
  return columns;
}

/**
 * All company values of a row about a person, as one string: rows with the same string describe the company equally.
 * @returns null when there are none, and for lists of companies
 */
export function companyRowKey(cells: readonly string[], mapping: Mapping): string | null {
  if (mapping.kind !== 'people') return null;
  const words = columnsOf(mapping).ofCompany.map((column) => cells[column]?.trim() ?? '');
  // No cell contains NUL, because PostgreSQL text cannot store it.
  return words.some((word) => word !== '') ? words.join('\0') : null;
}

/** Reads one row. Unreadable values are noted and left to the extras. */
class RowReader {
  readonly notes: RowError[] = [];
  private readonly cells: readonly string[];
  private readonly mapping: Mapping;
  private readonly columns: Columns['of'];
  private readonly evidence: Evidence;
  private readonly rowNumber: number;
  private readonly unreadColumns = new Set<number>();
  #website: { readonly value: string | null } | null = null;
  #companyLinkedin: { readonly value: string | null } | null = null;

  constructor(cells: readonly string[], mapping: Mapping, rowNumber: number, { locator, hash, importedAt, source }: RowSource) {
    this.cells = cells;
    this.mapping = mapping;
    this.columns = columnsOf(mapping).of;
    this.rowNumber = rowNumber;
    this.evidence = { source, locator, row: rowNumber, snippet: null, fetchedAt: importedAt, hash };
  }

  readPerson(): Fact[] {
    return this.facts({
      bio: this.long('person.bio'),
      companyDomain: this.website(),
      companyLinkedin: this.companyLinkedin(),
      companyName: this.text('company.name'),
      connectedOn: this.read('person.connectedOn', 'date_invalid', (text) => parseDate(text, this.mapping.dateOrder)),
      email: this.email('person.email'),
      employerSince: this.read('person.employerSince', 'date_invalid', (text) => (/^\d{4}(?:-\d\d){0,2}$/.test(text) ? text : null)),
      firstName: this.name('person.firstName'),
      languages: this.list('person.languages'),
      lastName: this.name('person.lastName'),
      linkedin: this.linkedin('person.linkedin', 'person'),
      location: this.place('place'),
      mobilePhone: this.phone('person.mobilePhone'),
      name: this.name('name'),
      personalEmail: this.email('person.personalEmail'),
      phone: this.phone('person.phone'),
      previousEmployers: this.list('person.previousEmployers', /[;\n]/),
      profiles: this.list('person.profiles', /[;\n]/),
      title: this.text('person.title'),
    });
  }

  readCompany(): Fact[] {
    const company = this.text('company.name');
    const website = this.text('company.website');
    const domain = this.website();
    const tags = this.list('company.tags');
    const size = this.text('company.employees');
    const isCount = size !== null && /^\d[\d.,' \u00a0]*$/.test(size) && parseCompanySize(size) !== null;
    const band = this.read('company.employees', 'size_invalid', parseCompanySize);
    const range = this.read('company.size', 'size_invalid', parseCompanySize);
    const facts = this.facts({
      cik: this.text('company.cik'),
      description: this.long('company.description'),
      domain,
      employees: isCount ? Number(size.replaceAll(/\D/g, '')) : null,
      founded: this.read('company.founded', 'year_invalid', yearOf),
      funding: this.text('company.funding'),
      industry: this.industry(),
      linkedin: this.companyLinkedin(),
      location: this.place(this.mapping.kind === 'companies' ? 'place' : 'company'),
      name: company,
      phone: this.phone('company.phone'),
      revenue: this.text('company.revenue'),
      size: isCount ? null : (band ?? range),
      status: this.status(),
      tags,
      technologies: this.list('company.technologies'),
      ticker: this.text('company.ticker'),
      website: domain === null ? null : website,
    });
    const industryFromTags =
      tags !== null && this.text('company.industry') === null ? industryOfTags(tags.map((tag) => tag.toLowerCase())) : null;
    const inferred: Fact[] =
      industryFromTags === null
        ? []
        : [{ field: 'industry', value: industryFromTags, evidence: { ...this.evidence, source: 'inferred' }, retractedAt: null }];
    if (company !== null || domain !== null || this.companyLinkedin() !== null) return [...facts, ...inferred];
    // A row with, say, only a country does not describe a company. In a list of people, what it says stays with the person.
    if (this.mapping.kind === 'people') for (const column of columnsOf(this.mapping).ofCompany) this.unreadColumns.add(column);
    return [];
  }

  readWork(owners: Owners): RowWork | null {
    const work = {
      stage: this.read('lead.stage', 'stage_invalid', parseStage),
      ownerId: this.read('lead.owner', 'owner_unknown', (text) => ownerIn(owners, text)),
      notes: this.text('lead.notes'),
      lists: this.read('lead.list', 'list_invalid', listNamesIn) ?? [],
      tags: this.read('lead.tags', 'tags_invalid', tagsIn) ?? [],
    };
    const isEmpty = work.stage === null && work.ownerId === null && work.notes === null && work.lists.length + work.tags.length === 0;
    return isEmpty ? null : work;
  }

  /** With several addresses in a cell, the whole cell stays as an extra field, too. */
  private email(target: ImportTarget): string | null {
    const text = this.text(target);
    if (text !== null && emailKey(text) === null && firstEmailIn(text) !== null) this.keepAsExtra(target);
    return this.read(target, 'email_invalid', firstEmailIn);
  }

  private phone(target: ImportTarget): string | null {
    return this.read(target, 'phone_invalid', phoneIn);
  }

  /** Columns without a target, columns of the other kind, and unreadable values. */
  readExtras(): Fact[] {
    const extras: Fact[] = [];
    for (const [column, header] of this.mapping.header.entries()) {
      const target = this.mapping.targets[column] ?? 'extra';
      if (target === 'skip' || (target !== 'extra' && !this.unreadColumns.has(column))) continue;
      const cell = this.cells[column]?.trim() ?? '';
      if (target !== 'extra' && isPlaceholder(cell) && !isAmbiguousNothing(target, cell)) continue;
      if (cell !== '') extras.push({ field: `extra.${header}`, value: cell, evidence: this.evidence, retractedAt: null });
    }
    return extras;
  }

  /** Read once, although both the person and the company use it. */
  private website(): string | null {
    return (this.#website ??= { value: this.read('company.website', 'website_invalid', companyDomainOf) }).value;
  }

  private companyLinkedin(): string | null {
    return (this.#companyLinkedin ??= { value: this.linkedin('company.linkedin', 'company') }).value;
  }

  /** "LinkedIn (https://…), Facebook (https://…)": the rest of the cell stays as an extra field. */
  private linkedin(target: ImportTarget, of: 'person' | 'company'): string | null {
    const text = this.text(target);
    const url = this.read(target, 'linkedin_invalid', (cell) => linkedinUrl(cell, of));
    if (url !== null && text !== null && /\S[\s,;|]+\S/.test(text)) this.keepAsExtra(target);
    return url;
  }

  /**
   * The industry as an ID where only the column tells what the cell means (a code, a GICS name), otherwise as written: it is parsed when shown.
   * Of several columns, those that the result doesn't contain become extra fields.
   */
  private industry(): string | null {
    const [sector, industry, code] = [this.text('company.sector'), this.text('company.industry'), this.text('company.industryCode')];
    this.keepAsExtra('company.industryCode');
    const named = sector !== null && industry !== null ? this.industryInSector(sector, industry) : (industry ?? sector);
    if (named !== null && industryNamed(named) !== null) return named;
    const columns = industry === null ? (['company.industryCode'] as const) : (['company.industry', 'company.industryCode'] as const);
    for (const target of columns) {
      const column = this.columns.get(target);
      const text = target === 'company.industryCode' ? code : industry;
      const system = column === undefined ? null : (this.mapping.industrySystems?.[column] ?? null);
      const id = text === null ? null : parseIndustry(text, system);
      if (id === null) continue;
      this.keepAsExtra('company.industry');
      return id;
    }
    return named;
  }

  private industryInSector(sector: string, industry: string): string {
    const own = industryOfGics('', industry);
    const ofSector = industryOfGics(sector, '');
    if (own !== null) {
      // A sector of GICS is contained in its sub-industry; another one isn't.
      if (ofSector === null) this.keepAsExtra('company.sector');
      return ofSector === null ? industry : own;
    }
    const isSectorKnown = ofSector !== null || industryNamed(sector) !== null;
    const isIndustryKnown = industryNamed(industry) !== null;
    this.keepAsExtra(isSectorKnown && !isIndustryKnown ? 'company.industry' : 'company.sector');
    return isSectorKnown && !isIndustryKnown ? (ofSector ?? sector) : industry;
  }

  private status(): string | null {
    const text = this.text('company.status');
    if (text === null || parseCompanyStatus(text) !== null) return text;
    this.keepAsExtra('company.status');
    return null;
  }

  private keepAsExtra(target: ImportTarget): void {
    const column = this.columns.get(target);
    if (column !== undefined) this.unreadColumns.add(column);
  }

  /** One text of the available parts: "Berlin, Germany". */
  private place(of: 'place' | 'company'): string | null {
    const whole = of === 'place' ? this.text('place.text') : null;
    const [city, region, country] = [this.text(`${of}.city`), this.text(`${of}.region`), this.text(`${of}.country`)];
    return placeText({ whole, city, region, country });
  }

  private list(target: ImportTarget, separator = /[;,|\n]/): readonly string[] | null {
    const text = this.text(target);
    if (text === null) return null;
    const items = text
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return items.length === 0 ? null : [...new Set(items)];
  }

  private text(target: ImportTarget, isNothing = isPlaceholder): string | null {
    const column = this.columns.get(target);
    const cell = column === undefined ? undefined : this.cells[column];
    if (cell === undefined) return null;
    const text = textOfCell(cell, isNothing);
    if (text === null && isAmbiguousNothing(target, cell)) this.keepAsExtra(target);
    return text;
  }

  private long(target: ImportTarget): string | null {
    const text = this.text(target);
    return text === null ? null : plainTextOf(text);
  }

  /** An address under "First name" is not a name. */
  private name(target: 'name' | 'person.firstName' | 'person.lastName'): string | null {
    const text = this.text(target, isNameOfNobody);
    if (text === null || emailKey(text) === null) return text;
    this.keepAsExtra(target);
    return null;
  }

  private read<T>(target: ImportTarget, code: ImportErrorCode, parse: (text: string) => T | null): T | null {
    const text = this.text(target);
    if (text === null) return null;
    const value = parse(text);
    const column = this.columns.get(target);
    // "n/a" says that there is no value, so nothing was lost.
    if (value === null && column !== undefined && !this.unreadColumns.has(column) && !isPlaceholder(text)) {
      this.unreadColumns.add(column);
      this.notes.push({ row: this.rowNumber, field: target, column: this.mapping.header[column] ?? null, code });
    }
    return value;
  }

  /** Facts in the order of `values`: by field, as they are stored. */
  private facts(values: Readonly<Record<string, FactValue | null>>): Fact[] {
    const facts: Fact[] = [];
    for (const field of Object.keys(values)) {
      const value = values[field] ?? null;
      if (value !== null && value !== '') facts.push({ field, value, evidence: this.evidence, retractedAt: null });
    }
    return facts;
  }
}

function linkedinUrl(text: string, of: 'person' | 'company'): string | null {
  const answer = readLinkedin(text);
  if (answer.kind !== 'handle' || (answer.handle.kind === 'person') !== (of === 'person')) return null;
  return answer.handle.url;
}
