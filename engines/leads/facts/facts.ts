/**
 * A fact: one field's value and the evidence for it. Every field of a person or company is one; the current value is the best fact, by rule
 * (current-value.ts), and older ones stay.
 * Plain data. Times are whole seconds since 1970, UTC: packed facts are stored ten million times, and no source is dated to the millisecond.
 */

/**
 * Where a fact comes from, most trusted first (current-value.ts).
 * - `hand`: a member typed it; `crm`: synchronised from the workspace's own CRM; `import`: a row of an uploaded file
 * - `filing`: an official register; `website`: the company's own site; `job_board`: its job adverts; `directory`: a public list such as YC's
 * - `provider`: an enrichment vendor; `inferred`: derived from other facts by rule; `sample`: generated, fictional
 */
export const sourceKinds = [
  'hand',
  'filing',
  'website',
  'crm',
  'import',
  'job_board',
  'directory',
  'provider',
  'inferred',
  'sample',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

export interface Evidence {
  readonly source: SourceKind;
  /** URL, file name with import id, or who typed it (a member's id); "" where there is nothing to point at. */
  readonly locator: string;
  /** Row of the file, the header being row 1; null where there are no rows. */
  readonly row: number | null;
  /** The words that the value was read from, at most 300 characters; null where the value is all there was. */
  readonly snippet: string | null;
  /** When it was fetched, imported or typed; seconds since 1970. */
  readonly fetchedAt: number;
  /** Hash of the document or file, lower-case hex, so that the same content is known again; null for hand-made facts. */
  readonly hash: string | null;
}

/** What a field holds: a text, a number (year, employees) or several texts (technologies, tags). Never empty. */
export type FactValue = string | number | readonly string[];

export interface Fact {
  readonly field: string;
  readonly value: FactValue;
  readonly evidence: Evidence;
  /** Seconds since 1970 when somebody said that it is not true (any more); null while it counts. */
  readonly retractedAt: number | null;
}

/** Fields of a person. What was not understood is kept under `extra.` and the column's own name: "extra.Lead Status". */
export const personFields = [
  'name',
  'firstName',
  'lastName',
  'title',
  'email',
  'personalEmail',
  'phone',
  'mobilePhone',
  'linkedin',
  'location',
  'companyName',
  'companyDomain',
  'companyLinkedin',
  'connectedOn',
] as const;
export type PersonField = (typeof personFields)[number];

/** Fields of a company. */
export const companyFields = [
  'name',
  'domain',
  'website',
  'linkedin',
  'industry',
  'employees',
  'size',
  'founded',
  'location',
  'phone',
  'description',
  'tags',
  'technologies',
  'revenue',
  'funding',
  'ticker',
  'cik',
] as const;
export type CompanyField = (typeof companyFields)[number];

/**
 * Facts of one person or company as they are stored: evidence once, however many facts of a row it stands for.
 * `e`: [source, locator, row, snippet, fetchedAt, hash]; `f`: by field, newest first: [value, index into `e`] or with retractedAt as third.
 */
export interface PackedFacts {
  readonly v: 1;
  readonly e: readonly PackedEvidence[];
  readonly f: Readonly<Record<string, readonly PackedFact[]>>;
}
export type PackedEvidence = readonly [
  source: SourceKind,
  locator: string,
  row: number | null,
  snippet: string | null,
  fetchedAt: number,
  hash: string | null,
];
export type PackedFact = readonly [value: FactValue, evidence: number] | readonly [value: FactValue, evidence: number, retractedAt: number];
