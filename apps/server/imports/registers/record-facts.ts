/** Turns a record of a register into facts of a company. */
import {
  registers,
  type RegisterFact,
  type RegisterField,
  type RegisterLocation,
  type RegisterRecord,
} from '@leadlight/enrichment/registers';
import { registerLocator, type Evidence, type Fact, type FactValue } from '@leadlight/leads';
import { countryOf } from '@leadlight/vocabulary/places';

/** The file that records are from. */
export interface RegisterFile {
  readonly importId: string;
  readonly fileName: string;
  /** SHA-256, hex. */
  readonly hash: string;
  /** Seconds since 1970. */
  readonly importedAt: number;
}

/** The company's fields; what searches don't know is kept like the extra columns of a file. Null: not kept. */
const fields: Readonly<Record<RegisterField, string | null>> = {
  name: 'name',
  legalName: 'legalName',
  otherName: 'otherNames',
  formerName: 'otherNames',
  website: 'website',
  domain: 'domain',
  linkedin: 'linkedin',
  description: 'description',
  industry: 'industry',
  industryCode: 'extra.Industry code',
  employees: 'employees',
  size: 'size',
  founded: 'founded',
  closedOn: 'extra.Closed on',
  status: 'status',
  type: 'extra.Legal form',
  ticker: 'ticker',
  exchange: 'extra.Stock exchange',
  phone: 'phone',
  // Of a place, and often somebody's own: contact details come from the company's website.
  email: null,
  revenue: 'revenue',
  funding: 'funding',
  parent: 'extra.Parent (LEI)',
  ultimateParent: 'extra.Ultimate parent (LEI)',
  successor: 'extra.Successor (LEI)',
};
/** Fields with all values of a record; of the others, the first counts. */
const listFields = new Set(['otherNames', 'extra.Industry code']);
const mostListed = 20;

/** @returns facts in the order of their fields; none if the record only has a number */
export function factsOfRecord(record: RegisterRecord, row: number, file: RegisterFile): Fact[] {
  const { source } = registers[record.register];
  const evidence: Evidence = {
    source,
    locator: registerLocator(file.importId, record.register, file.fileName),
    row,
    snippet: null,
    fetchedAt: file.importedAt,
    hash: file.hash,
  };
  const made: Fact[] = [];
  const add = (field: string, value: FactValue, from: Evidence = evidence): void => {
    if (!made.some((fact) => fact.field === field)) made.push({ field, value, evidence: from, retractedAt: null });
  };
  for (const [field, found] of Map.groupBy(record.facts, (fact) => fields[fact.field])) {
    const [first] = found;
    if (field === null || !first || field === 'name') continue;
    if (listFields.has(field)) {
      const values = [...new Set(found.map(({ value }) => String(value)))].slice(0, mostListed);
      add(field, values, evidence);
    } else add(field, valueOf(first), evidenceOf(first, evidence));
  }
  // A branch of a company says nothing about the company.
  if (registers[record.register].describes === 'known-company' && record.locations[0]?.kind === 'site') return [];
  const location = placeOf(record.locations);
  if (location) add('location', location.text, { ...evidence, snippet: location.snippet });
  if (made.length === 0 && record.name === null) return [];
  // A register writes the legal name, often in capitals: it is shown until a source says what the company calls itself.
  if (record.name !== null) add('name', record.name, { ...evidence, source: 'directory' });
  for (const { scheme, value, authority } of record.identifiers) {
    if (scheme === 'siret') continue;
    add(scheme, scheme === 'companyNumber' ? `${authority ?? ''} ${value}`.trim() : value);
  }
  return made.toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0));
}

function valueOf({ field, value }: RegisterFact): FactValue {
  return field === 'linkedin' ? `https://www.linkedin.com/${value}` : value;
}

/** With the quoted text, unless the value is the whole of it; as old as the record says it is. */
function evidenceOf({ value, snippet, date }: RegisterFact, evidence: Evidence): Evidence {
  const fetchedAt = date === null ? evidence.fetchedAt : Math.min(evidence.fetchedAt, endOf(date) ?? evidence.fetchedAt);
  const isWhole = snippet.endsWith(`: ${value}`);
  return isWhole && fetchedAt === evidence.fetchedAt ? evidence : { ...evidence, snippet: isWhole ? null : snippet, fetchedAt };
}

/** The end of "2024", "2024-05" or "2024-05-31" in seconds since 1970. Dates before 1970 count as then. */
function endOf(date: string): number | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date) ?? [];
  if (year === undefined) return null;
  const at = Date.UTC(Number(year), month === undefined ? 11 : Number(month) - 1, day === undefined ? 28 : Number(day));
  return Number.isFinite(at) ? Math.max(0, Math.floor(at / 1000)) : null;
}

/** Where the company is: its head office, else its registered address, else its only known place. A branch is none of them. */
function placeOf(locations: readonly RegisterLocation[]): { readonly text: string; readonly snippet: string } | null {
  const of = (kind: RegisterLocation['kind']): RegisterLocation | undefined => locations.find((location) => location.kind === kind);
  const location = of('headquarters') ?? of('registered');
  const [site, another] = locations;
  const best = location ?? (another ? undefined : site);
  if (!best || (best.city === null && best.country === null)) return null;
  const country = best.country === null ? null : (countryOf(best.country)?.name ?? best.country);
  const text = [best.city, best.region, country].filter((part) => part !== null).join(', ');
  return text === '' ? null : { text, snippet: best.snippet };
}
