/** Public registers: what each is, under which license, and the form that records of all of them are read into. */
import type { CompanySize, CompanyStatus } from '@leadlight/vocabulary/values';
import type { CountryCode, Place } from '@leadlight/vocabulary/places';
import { parsePlace } from '@leadlight/vocabulary/places';

export const registerIds = [
  'gleif',
  'gleif-parents',
  'sec-tickers',
  'sec-form-d',
  'companies-house',
  'sirene',
  'sirene-sites',
  'overture',
  'people-data-labs',
  'wikidata',
] as const;
export type RegisterId = (typeof registerIds)[number];

/** How records of a register are matched with companies, best first. */
export type RecordKey = 'register-id' | 'domain' | 'linkedin' | 'name-and-place';

export interface Register {
  readonly id: RegisterId;
  readonly name: string;
  /** SPDX where it has an identifier. */
  readonly license: string;
  readonly licenseUrl: string;
  /** Shown beside each of its facts. */
  readonly attribution: string;
  readonly keyedBy: readonly RecordKey[];
  /** Where the operator downloads it. */
  readonly downloadUrl: string;
  /** Which of the files there. */
  readonly file: string;
  /** An official register, or a directory that others compile. */
  readonly source: 'filing' | 'directory';
  /**
   * What its records are about. `company`: a record that matches none becomes a new company; `known-company`: it only adds to one that is known by its
   * number; `place`: one of a company's places, which doesn't change what another place said.
   */
  readonly describes: 'company' | 'known-company' | 'place';
}

export const registers: Readonly<Record<RegisterId, Register>> = {
  gleif: {
    id: 'gleif',
    name: 'GLEIF golden copy, level 1',
    license: 'CC0-1.0',
    licenseUrl: 'https://www.gleif.org/en/meta/lei-data-terms-of-use',
    attribution: 'Global Legal Entity Identifier Foundation (GLEIF)',
    keyedBy: ['register-id', 'name-and-place'],
    downloadUrl: 'https://www.gleif.org/en/lei-data/gleif-golden-copy/download-the-golden-copy',
    file: 'LEI-CDF, CSV, as .zip',
    source: 'filing',
    describes: 'company',
  },
  'gleif-parents': {
    id: 'gleif-parents',
    name: 'GLEIF golden copy, level 2',
    license: 'CC0-1.0',
    licenseUrl: 'https://www.gleif.org/en/meta/lei-data-terms-of-use',
    attribution: 'Global Legal Entity Identifier Foundation (GLEIF)',
    keyedBy: ['register-id'],
    downloadUrl: 'https://www.gleif.org/en/lei-data/gleif-golden-copy/download-the-golden-copy',
    file: 'RR-CDF, CSV, as .zip',
    source: 'filing',
    describes: 'known-company',
  },
  'sec-tickers': {
    id: 'sec-tickers',
    name: 'SEC company tickers',
    license: 'LicenseRef-US-public-domain',
    licenseUrl: 'https://www.sec.gov/privacy#dissemination',
    attribution: 'U.S. Securities and Exchange Commission',
    keyedBy: ['register-id', 'name-and-place'],
    downloadUrl: 'https://www.sec.gov/files/company_tickers_exchange.json',
    file: 'company_tickers_exchange.json or company_tickers.json',
    source: 'filing',
    describes: 'company',
  },
  'sec-form-d': {
    id: 'sec-form-d',
    name: 'SEC Form D',
    license: 'LicenseRef-US-public-domain',
    licenseUrl: 'https://www.sec.gov/privacy#dissemination',
    attribution: 'U.S. Securities and Exchange Commission',
    keyedBy: ['register-id', 'name-and-place'],
    downloadUrl: 'https://www.sec.gov/edgar/search/#/forms=D',
    file: 'primary_doc.xml of one filing',
    source: 'filing',
    describes: 'company',
  },
  'companies-house': {
    id: 'companies-house',
    name: 'Companies House free company data',
    license: 'OGL-UK-3.0',
    licenseUrl: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    attribution: 'Contains public sector information from Companies House licensed under the Open Government Licence v3.0.',
    keyedBy: ['register-id', 'name-and-place'],
    downloadUrl: 'https://download.companieshouse.gov.uk/en_output.html',
    file: 'BasicCompanyDataAsOneFile, .zip',
    source: 'filing',
    describes: 'company',
  },
  sirene: {
    id: 'sirene',
    name: 'SIRENE, StockUniteLegale',
    license: 'etalab-2.0',
    licenseUrl: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    attribution: 'Insee, base Sirene des entreprises et de leurs établissements',
    keyedBy: ['register-id', 'name-and-place'],
    downloadUrl: 'https://www.data.gouv.fr/datasets/base-sirene-des-entreprises-et-de-leurs-etablissements-siren-siret/',
    file: 'StockUniteLegale, CSV, as .zip',
    source: 'filing',
    describes: 'company',
  },
  'sirene-sites': {
    id: 'sirene-sites',
    name: 'SIRENE, StockEtablissement',
    license: 'etalab-2.0',
    licenseUrl: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    attribution: 'Insee, base Sirene des entreprises et de leurs établissements',
    keyedBy: ['register-id'],
    downloadUrl: 'https://www.data.gouv.fr/datasets/base-sirene-des-entreprises-et-de-leurs-etablissements-siren-siret/',
    file: 'StockEtablissement, CSV, as .zip',
    source: 'filing',
    describes: 'known-company',
  },
  overture: {
    id: 'overture',
    name: 'Overture Maps places',
    license: 'CDLA-Permissive-2.0',
    licenseUrl: 'https://docs.overturemaps.org/attribution/',
    attribution: 'Overture Maps Foundation, overturemaps.org',
    keyedBy: ['domain', 'name-and-place'],
    downloadUrl: 'https://docs.overturemaps.org/getting-data/',
    file: 'theme=places, type=place, each .parquet',
    source: 'directory',
    describes: 'place',
  },
  'people-data-labs': {
    id: 'people-data-labs',
    name: 'People Data Labs free company dataset',
    license: 'CC-BY-4.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    attribution: 'People Data Labs, Free Company Dataset, CC BY 4.0',
    keyedBy: ['linkedin', 'domain', 'name-and-place'],
    downloadUrl: 'https://www.peopledatalabs.com/company-dataset',
    file: 'CSV or JSON lines, also as .gz or .zip',
    source: 'directory',
    describes: 'company',
  },
  wikidata: {
    id: 'wikidata',
    name: 'Wikidata',
    license: 'CC0-1.0',
    licenseUrl: 'https://www.wikidata.org/wiki/Wikidata:Licensing',
    attribution: 'Wikidata',
    keyedBy: ['register-id', 'domain', 'linkedin'],
    downloadUrl: 'https://dumps.wikimedia.org/wikidatawiki/entities/',
    file: 'latest-all.json.gz, or a part of it',
    source: 'directory',
    describes: 'company',
  },
};

/** Identifiers that registers give to companies. `companyNumber` is one of a national register, in `authority`'s numbering. */
export type IdentifierScheme = 'lei' | 'cik' | 'companyNumber' | 'siren' | 'siret' | 'overture' | 'pdl' | 'wikidata';

export interface RegisterIdentifier {
  readonly scheme: IdentifierScheme;
  readonly value: string;
  /** The country or registration authority of a `companyNumber`: "GB", "RA000585"; null elsewhere. */
  readonly authority: string | null;
}

export type RegisterField =
  | 'name'
  | 'legalName'
  | 'otherName'
  | 'formerName'
  | 'website'
  | 'domain'
  | 'linkedin'
  | 'description'
  | 'industry'
  | 'industryCode'
  | 'employees'
  | 'size'
  | 'founded'
  | 'closedOn'
  | 'status'
  | 'type'
  | 'ticker'
  | 'exchange'
  | 'phone'
  | 'email'
  | 'revenue'
  | 'funding'
  | 'parent'
  | 'ultimateParent'
  | 'successor';

/** One value with the text that it was read from. */
export interface RegisterFact {
  readonly field: RegisterField;
  /** In the vocabulary where there is one: an industry's or size's ID, a status, a registrable domain. */
  readonly value: string | number;
  /** "2024" or "2024-05-31": the date of the value, if the record states one. */
  readonly date: string | null;
  /** Column and text as written: "SICCode.SicText_1: 62012 - Business and domestic software development". */
  readonly snippet: string;
}

export interface RegisterLocation {
  readonly kind: 'registered' | 'headquarters' | 'site';
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: CountryCode | null;
  readonly place: Place | null;
  readonly snippet: string;
}

export interface RegisterPerson {
  readonly name: string;
  readonly roles: readonly string[];
  readonly snippet: string;
}

export interface RegisterRecord {
  readonly register: RegisterId;
  /** Never empty, except for places without any. */
  readonly identifiers: readonly RegisterIdentifier[];
  /** For matching; null if the record has none. */
  readonly name: string | null;
  readonly domain: string | null;
  /** A LinkedIn key (vocabulary/identity): "company/acme". */
  readonly linkedin: string | null;
  readonly facts: readonly RegisterFact[];
  readonly locations: readonly RegisterLocation[];
  readonly people: readonly RegisterPerson[];
}

export type RegisterItem =
  | { readonly kind: 'record'; readonly line: number; readonly record: RegisterRecord }
  /** Well-formed, but not a company that may be used: a natural person, an unpublished record, another kind of relationship. */
  | { readonly kind: 'skipped'; readonly line: number; readonly reason: string }
  /** Malformed. */
  | { readonly kind: 'refused'; readonly line: number; readonly reason: string };

/** What one record becomes. */
export type RecordResult = { readonly record: RegisterRecord } | { readonly skipped: string } | { readonly refused: string };

/**
 * Reads a register in pieces, in constant memory. `push` returns what its piece completes; `end` what is left. Lines count from 1, a line
 * being one of the file, so that an import can say where and continue after it.
 */
export interface RegisterReader {
  readonly register: Register;
  push(chunk: string): readonly RegisterItem[];
  end(): readonly RegisterItem[];
}

export const itemOf = (line: number, result: RecordResult): RegisterItem =>
  'record' in result
    ? { kind: 'record', line, record: result.record }
    : 'skipped' in result
      ? { kind: 'skipped', line, reason: result.skipped }
      : { kind: 'refused', line, reason: result.refused };

const longestSnippet = 300;
const cut = (text: string): string => (text.length <= longestSnippet ? text : `${text.slice(0, longestSnippet - 1).toWellFormed()}…`);

/** Collects facts; empty values are none. */
export class Facts {
  readonly list: RegisterFact[] = [];

  add(
    field: RegisterField,
    value: string | number | null | undefined,
    source: string,
    written: unknown = value,
    date: string | null = null,
  ): void {
    if (value === null || value === undefined || value === '' || (typeof value === 'number' && !Number.isFinite(value))) return;
    if (this.list.some((fact) => fact.field === field && fact.value === value)) return;
    this.list.push({
      field,
      value: typeof value === 'string' ? value.toWellFormed() : value,
      date,
      snippet: cut(`${source}: ${String(written)}`),
    });
  }

  addStatus(status: CompanyStatus | null, source: string, written: string): void {
    this.add('status', status, source, written);
  }

  addSize(size: CompanySize | null, source: string, written: string, date: string | null = null): void {
    this.add('size', size, source, written, date);
  }

  /** The year of "1999-12-31", "31/12/1999", "1999". */
  addFounded(written: string, source: string): void {
    this.add('founded', yearOf(written), source, written);
  }
}

/** @returns null for years in which no company was founded, and for dates that aren't one */
export function yearOf(written: string): number | null {
  const [, first, last, only] = /^(\d{4})-\d{1,2}(?:-\d{1,2}.*)?$|^\d{1,2}\/\d{1,2}\/(\d{4})$|^(\d{4})(?:\.0)?$/.exec(written.trim()) ?? [];
  const year = Number(first ?? last ?? only ?? Number.NaN);
  return year >= 1000 && year <= 2100 ? year : null;
}

/** @returns null for an address without city, region and country */
export function locationOf(
  kind: RegisterLocation['kind'],
  parts: {
    readonly street?: string | null;
    readonly postalCode?: string | null;
    readonly city?: string | null;
    readonly region?: string | null;
    readonly country?: CountryCode | null;
  },
): RegisterLocation | null {
  const clean = (text: string | null | undefined): string | null => {
    const plain = (text ?? '').toWellFormed().replaceAll(/\s+/g, ' ').trim();
    return plain === '' ? null : plain;
  };
  const [street, postalCode, city, region, country] = [
    clean(parts.street),
    clean(parts.postalCode),
    clean(parts.city),
    clean(parts.region),
    parts.country ?? null,
  ];
  if (city === null && region === null && country === null) return null;
  const read = parsePlace([city, region].filter((part) => part !== null).join(', '), { country });
  const place = read.kind === 'unknown' ? null : read.place;
  const snippet = cut([street, postalCode, city, region, country].filter((part) => part !== null).join(', '));
  return {
    kind,
    street,
    postalCode,
    city,
    region,
    country: country ?? place?.country ?? null,
    place: place?.country ? place : null,
    snippet,
  };
}

export function recordOf(
  register: RegisterId,
  parts: Pick<RegisterRecord, 'identifiers'> & Partial<RegisterRecord> & { readonly facts: readonly RegisterFact[] },
): RegisterRecord {
  return { register, name: null, domain: null, linkedin: null, locations: [], people: [], ...parts };
}

export const identifier = (scheme: IdentifierScheme, value: string, authority: string | null = null): RegisterIdentifier => ({
  scheme,
  value,
  authority,
});
