/** Reads all facts from the pages of one site. Pure; never throws: a field whose extractor fails is `failed`, the others stand. */
import { domainOf } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { classifyPage, type Classification } from '../page/classify.ts';
import type { Page } from '../page/page.ts';
import type { Whereabouts } from './address-cities.ts';
import type { AddressCandidate } from './address-candidate.ts';
import { findAddresses } from './addresses.ts';
import { answerOf, believed, foundOf, groupBy, strong, type Weighted } from './answers.ts';
import { findEmails } from './emails.ts';
import type { Answer, SiteFacts } from './facts.ts';
import { findIdentifiers } from './identifiers.ts';
import { mergeAddresses, mergeEmails, mergePeople, mergePhones } from './merge.ts';
import { mergeNames } from './merge-names.ts';
import { findNames } from './names.ts';
import { structuredAddresses } from './organizations.ts';
import { mailDomainOf, ownDomainOf } from './own-domain.ts';
import { findPeople } from './people.ts';
import { findPhones } from './phones.ts';
import { findCareers, findDescriptions, findFoundedYears, findLanguages, findOtherDomains } from './profile.ts';
import { forgetAll } from './remembered.ts';
import { type Scope, scopeOf } from './scope.ts';
import { findSocials } from './socials.ts';
import { whereaboutsOf } from './whereabouts.ts';

export interface SitePage {
  readonly page: Page;
  /** What evidence calls the page: its address or path. */
  readonly name: string;
  /** Of the response, if known. */
  readonly status?: number | null;
}

export interface SiteReading {
  readonly facts: SiteFacts;
  /** One for each page, in order. */
  readonly pages: readonly (Classification & { readonly name: string })[];
}

/**
 * @param host the site's domain, also one below it (help.acme.com); by default that of the first page's address; null if it is unknown: then what the pages themselves say
 */
export function extractSite(pages: readonly SitePage[], host: string | null = pages[0]?.page.url ?? null): SiteReading {
  try {
    return readingOf(pages, host);
  } finally {
    forgetAll();
  }
}

function readingOf(pages: readonly SitePage[], host: string | null): SiteReading {
  const domain = host === null ? ownDomainOf(pages.map(({ page }) => page)) : (domainOf(host) ?? host);
  const classified = pages.map(({ page, name, status }) => ({ page, name, ...classifyPage(page, status ?? null) }));
  const readable = classified.filter(({ state }) => state === 'content');
  const states = classified.map(({ name, state, reason }) => ({ name, state, reason }));
  if (readable.length === 0) return { facts: failedFacts(states[0]?.state ?? 'no_pages'), pages: states };
  const scopes = readable.map(({ page, name }) => scopeOf(page, name, domain));
  return { facts: factsOf(scopes, domain), pages: states };
}

function factsOf(scopes: readonly Scope[], domain: string | null): SiteFacts {
  const where = attempt((): Whereabouts => whereaboutsOf(scopes)) ?? { country: null };
  const addresses = new Map<Scope, AddressCandidate[]>();
  const addressAnswer = field(() => {
    for (const scope of scopes) addresses.set(scope, [...structuredAddresses(scope), ...findAddresses(scope, where)]);
    return answerOf(mergeAddresses([...addresses.values()].flat()));
  });
  const emails = field(() => answerOf(mergeEmails(scopes.flatMap(findEmails))));
  const names = attempt(() => {
    const spelled = domain ?? mailDomainOf(scopes.map(({ page }) => page));
    return mergeNames(
      scopes.flatMap((scope) => findNames(spelled === domain ? scope : { ...scope, domain: spelled })),
      spelled,
      foldText(
        scopes
          .map(({ text }) => text)
          .join(' ')
          .slice(0, 60_000),
      ),
    );
  });
  return {
    brandName: names?.brandName ?? failed('names'),
    legalName: names?.legalName ?? failed('names'),
    otherNames: names?.otherNames ?? failed('names'),
    description: field(() => best(groupBy(scopes.flatMap(findDescriptions), foldText))),
    emails,
    phones: field(() => answerOf(mergePhones(scopes.flatMap((scope) => findPhones(scope, where, addresses.get(scope) ?? []))))),
    addresses: addressAnswer,
    socials: field(() =>
      answerOf(
        believed(
          groupBy(
            scopes.flatMap(findSocials),
            ({ network, url }) => `${network} ${foldText(url.replace(/^https?:\/\/(?:[\w-]+\.)?/, ''))}`,
          ),
        ).flatMap((group) => foundOf(group)),
      ),
    ),
    people: field(() => answerOf(mergePeople(scopes.flatMap(findPeople)))),
    identifiers: field(() =>
      answerOf(
        believed(
          groupBy(
            scopes.flatMap((scope) => findIdentifiers(scope, where)),
            ({ kind, value }) => `${kind} ${value}`,
          ),
        ).flatMap((group) => foundOf(group)),
      ),
    ),
    foundedYear: field(() => foundedYear(scopes.flatMap(findFoundedYears))),
    languages: field(() =>
      answerOf(
        groupBy(scopes.flatMap(findLanguages), String)
          .toSorted((a, b) => b.score - a.score)
          .flatMap((group) => foundOf(group)),
      ),
    ),
    careers: field(() =>
      answerOf(
        groupBy(scopes.flatMap(findCareers), (url) => url.replace(/\/(?:index\.\w+)?$/, ''))
          .toSorted((a, b) => b.best - a.best || b.score - a.score)
          .slice(0, 5)
          .flatMap((group) => foundOf(group)),
      ),
    ),
    otherDomains: field(() => answerOf(groupBy(scopes.flatMap(findOtherDomains), String).flatMap((group) => foundOf(group)))),
  };
}

/** Two years with equal evidence: the site doesn't agree with itself. */
function foundedYear(candidates: readonly Weighted<number>[]): Answer<number> {
  const groups = groupBy(candidates, String)
    .filter(({ best: weight }) => weight >= 1)
    .toSorted((a, b) => b.best - a.best || b.score - a.score);
  const [first, second] = groups;
  if (!first) return { kind: 'absent' };
  if (second && second.best === first.best && second.score === first.score)
    return { kind: 'ambiguous', candidates: [...foundOf(first), ...foundOf(second)] };
  return { kind: 'found', values: foundOf(first) };
}

function best<Value>(groups: readonly ReturnType<typeof groupBy<Value>>[number][]): Answer<Value> {
  const [first] = groups.filter((group) => group.best >= strong / 2).toSorted((a, b) => b.best - a.best || b.score - a.score);
  return first ? { kind: 'found', values: foundOf(first) } : { kind: 'absent' };
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function field<Value>(read: () => Answer<Value>): Answer<Value> {
  try {
    return read();
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

const failed = (reason: string): { readonly kind: 'failed'; readonly reason: string } => ({ kind: 'failed', reason });

function failedFacts(reason: string): SiteFacts {
  const answer = failed(reason);
  return {
    brandName: answer,
    legalName: answer,
    otherNames: answer,
    description: answer,
    emails: answer,
    phones: answer,
    addresses: answer,
    socials: answer,
    people: answer,
    identifiers: answer,
    foundedYear: answer,
    languages: answer,
    careers: answer,
    otherDomains: answer,
  };
}
