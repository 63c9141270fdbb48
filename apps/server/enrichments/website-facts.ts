/** Turns what a site says into facts of its company, each with the page and the quoted text. Ambiguous answers become no facts. */
import type { Answer, CompanySite, Evidence, Found, Identifier, Phone, PostalAddress } from '@leadlight/enrichment';
import type { Fact, FactValue } from '@leadlight/leads';
import { readLinkedin } from '@leadlight/vocabulary';

export interface WhatWasRead {
  /** In A-labels. */
  readonly domain: string;
  readonly site: CompanySite;
  /** Null if unknown, or if the name servers did not answer. */
  readonly mailProvider: { readonly name: string; readonly host: string } | null;
  /** Null if it is not known how many there are. */
  readonly openJobs: { readonly count: number; readonly source: 'job_board' | 'website'; readonly page: string } | null;
  /** Seconds since 1970. */
  readonly readAt: number;
}

/** Longer descriptions are cut at a word. */
const mostDescription = 1_000;
/** Less certain technologies are shown with the company, and are not facts. */
const leastConfidence = 50;

/** @returns at most one per field */
export function websiteFacts({ domain, site, mailProvider, openJobs, readAt }: WhatWasRead): Fact[] {
  const { facts } = site;
  const found: (Fact | null)[] = [];
  const add = (field: string, value: FactValue | null, evidence: Pick<Evidence, 'page' | 'snippet'> | undefined): void => {
    if (value === null || value === '' || (typeof value === 'object' && value.length === 0)) return;
    const { page = `https://${domain}/`, snippet = null } = evidence ?? {};
    found.push({
      field,
      value,
      evidence: { source: 'website', locator: page, row: null, snippet, fetchedAt: readAt, hash: null },
      retractedAt: null,
    });
  };
  const first = <Value>(answer: Answer<Value>): Found<Value> | undefined => valuesOf(answer)[0];
  const addFirst = <Value extends FactValue>(field: string, answer: Answer<Value>): void => {
    const one = first(answer);
    if (one) add(field, one.value, one.evidence[0]);
  };
  const addList = (field: string, answer: Answer<string>): void => {
    const values = valuesOf(answer);
    add(field, values.map(({ value }) => value).toSorted(), values[0]?.evidence[0]);
  };

  const name = first(facts.brandName) ?? first(facts.legalName);
  if (name) add('name', name.value, name.evidence[0]);
  addFirst('legalName', facts.legalName);
  addList('otherNames', facts.otherNames);
  const description = first(facts.description);
  if (description) add('description', cut(description.value), description.evidence[0]);
  addFirst('founded', facts.foundedYear);
  const phone = valuesOf(facts.phones).find(({ value }) => value.kind === 'voice' || value.kind === 'mobile');
  if (phone) add('phone', textOfPhone(phone.value), phone.evidence[0]);
  const address = seatAmong(valuesOf(facts.addresses));
  if (address) add('location', textOfPlace(address.value), address.evidence[0]);
  const linkedin = valuesOf(facts.socials).find(({ value }) => value.network === 'linkedin' && isCompanyPage(value.url));
  if (linkedin) add('linkedin', linkedin.value.url, linkedin.evidence[0]);
  addList('languages', facts.languages);
  addList('otherDomains', facts.otherDomains);
  for (const [kind, field] of identifierFields) {
    const [one, ...others] = valuesOf(facts.identifiers).filter(({ value }) => value.kind === kind);
    // Several numbers of a kind are those of several companies.
    if (one && others.length === 0) add(field, textOfIdentifier(one.value), one.evidence[0]);
  }
  if (site.technologies.kind === 'found') {
    const sure = site.technologies.technologies.filter(({ confidence }) => confidence >= leastConfidence);
    // One signal proves one of them, in the words of a page's source. Each has its own signals as a detail of the company.
    add('technologies', sure.map((each) => each.name).toSorted(), undefined);
  }
  if (mailProvider) add('mailProvider', mailProvider.name, { page: `https://${domain}/`, snippet: `MX ${mailProvider.host}` });
  if (openJobs) {
    const { count, source, page } = openJobs;
    found.push({
      field: 'openJobs',
      value: count,
      evidence: { source, locator: page, row: null, snippet: null, fetchedAt: readAt, hash: null },
      retractedAt: null,
    });
  }
  return found.flatMap((fact) => fact ?? []);
}

export function valuesOf<Value>(answer: Answer<Value>): readonly Found<Value>[] {
  return answer.kind === 'found' ? answer.values : [];
}

const identifierFields = [
  ['vat', 'vatNumber'],
  ['register', 'registerNumber'],
  ['lei', 'lei'],
  ['company_number', 'companyNumber'],
] as const satisfies readonly (readonly [Identifier['kind'], string])[];

export const fieldOfIdentifier = (kind: string): string | null => identifierFields.find(([each]) => each === kind)?.[1] ?? null;

export const textOfIdentifier = ({ value, authority }: Pick<Identifier, 'value' | 'authority'>): string =>
  authority === null ? value : `${value}, ${authority}`;

/** As it is dialed from anywhere; as written if the country is not known. */
export const textOfPhone = ({ e164, asWritten }: Phone): string => e164 ?? asWritten;

function cut(text: string): string {
  if (text.length <= mostDescription) return text;
  const start = text.slice(0, mostDescription - 1).toWellFormed();
  return `${start.replace(/\s+\S*$/u, '')}…`;
}

const isCompanyPage = (url: string): boolean => {
  const answer = readLinkedin(url);
  return answer.kind === 'handle' && answer.handle.kind !== 'person';
};

/** Pages and data that name the company's own seat, not a branch. */
const seatPages = /imprint|impressum|legal|mentions|aviso-legal|note-legali|colofon/i;
const seatRules = /^(?:json-ld|microdata) organization/;

/**
 * The address of the company's seat. Of several in different cities, the one that the legal notice or the structured data names; if that is none or
 * several, nobody knows.
 */
function seatAmong(addresses: readonly Found<PostalAddress>[]): Found<PostalAddress> | null {
  const cities = (some: readonly Found<PostalAddress>[]): number =>
    new Set(some.map(({ value }) => JSON.stringify([value.city?.toLowerCase(), value.country]))).size;
  const placed = addresses.filter(({ value }) => value.city !== null);
  if (cities(placed) === 1) return placed[0] ?? null;
  const seats = placed.filter(({ evidence }) => evidence.some(({ page, rule }) => seatPages.test(page) || seatRules.test(rule)));
  return cities(seats) === 1 ? (seats[0] ?? null) : null;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** "Regensburg, Bavaria, Germany", as people write places. */
export function textOfPlace({ city, region, country }: PostalAddress): string {
  return [city, region, country === null ? null : countries.of(country)].filter((part) => part !== null && part !== undefined).join(', ');
}
