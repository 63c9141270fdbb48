/**
 * A fact: one value of one field, with its evidence. Every field of a person or company consists of facts; the current value is the
 * best one (current-value.ts), and older ones are kept. Plain data. Times are whole seconds since 1970, UTC: packed facts are stored
 * ten million times, and no source has millisecond dates.
 */

/**
 * Where a fact comes from, most trusted first (current-value.ts).
 * - `hand`: typed by a member; `crm`: synced from the workspace's own CRM; `import`: a row of an uploaded file
 * - `filing`: an official register; `website`: the company's own site; `job_board`: its job ads; `directory`: a public list such as
 *   YC's
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
  /** A URL, a file name with the import ID, or the ID of the member who typed it; "" when there is none. */
  readonly locator: string;
  /** The row in the file, the header being row 1; null when there are no rows. */
  readonly row: number | null;
  /** The text that the value was read from, at most 300 characters; null when the value was the whole text. */
  readonly snippet: string | null;
  /** When it was fetched, imported, or typed, in seconds since 1970. */
  readonly fetchedAt: number;
  /** Hash of the document or file, lower-case hex, to recognize the same content; null for facts typed by members. */
  readonly hash: string | null;
}

/** A text, a number (year, employees), or several texts (technologies, tags). Never empty. */
export type FactValue = string | number | readonly string[];

export interface Fact {
  readonly field: string;
  readonly value: FactValue;
  readonly evidence: Evidence;
  /** When it was marked as not true (anymore), in seconds since 1970; null while it counts. */
  readonly retractedAt: number | null;
  /**
   * When an overwrite policy or a member decided that it replaces the values that were known until then, in seconds since 1970; absent for nearly all
   * facts. The replaced ones stay, so that undoing the decision shows them again.
   */
  readonly prevailsSince?: number | undefined;
}

/** Fields of a person. Unrecognized columns are kept as `extra.` and the column's name: "extra.Lead Status". */
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
  'employerSince',
  'previousEmployers',
  'languages',
  'profiles',
  'bio',
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
  'status',
  'legalName',
  'otherNames',
  'languages',
  'otherDomains',
  'mailProvider',
  'openJobs',
  'vatNumber',
  'registerNumber',
  'lei',
  'companyNumber',
  'siren',
  'wikidata',
  'overture',
  'pdl',
] as const;
export type CompanyField = (typeof companyFields)[number];

/**
 * The stored form of one person's or company's facts. Evidence is stored once, however many facts share it.
 * `e`: [source, locator, row, snippet, fetchedAt, hash]; `f`: facts by field, newest first: [value, index into `e`], with retractedAt
 * as an optional third element (null if there is a fourth and it is not retracted), and prevailsSince as an optional fourth.
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
export type PackedFact =
  | readonly [value: FactValue, evidence: number]
  | readonly [value: FactValue, evidence: number, retractedAt: number]
  | readonly [value: FactValue, evidence: number, retractedAt: number | null, prevailsSince: number];
