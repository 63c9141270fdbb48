/**
 * The score of a lead, from 0 to 1,000: the default order of results, ties by ID. The formula is our own:
 *
 *   score = completeness (0–500) + freshness (0–200) + email (0–300)
 *
 * Completeness: the fields that salespeople need, each with its weight. Freshness: 200 on the day of the newest fact, halved every
 * year. Email: 300 for deliverable, 150 risky, 75 unknown, 0 undeliverable, 100 not checked. A verdict counts fully for 30 days
 * and then decreases linearly, until after 180 days it counts as not checked.
 * Companies have no email score: their completeness and freshness are scaled to 1,000.
 */
import type { LeadCompany, LeadPerson } from '../facts/index.ts';
import { verdictStaleAfterDays, type EmailVerdict } from '@leadlight/vocabulary/values';

const secondsPerDay = 24 * 60 * 60;

export const personWeights = { name: 60, title: 80, company: 80, email: 120, phone: 60, linkedin: 60, country: 40 } as const;
export const companyWeights = {
  name: 60,
  domain: 120,
  industry: 90,
  size: 90,
  country: 60,
  founded: 30,
  linkedin: 30,
  description: 20,
} as const;

const maxFreshness = 200;
const freshnessHalvesAfterDays = 365;

const verdictPoints: Readonly<Record<EmailVerdict, number>> = {
  deliverable: 300,
  risky: 150,
  unknown: 75,
  not_checked: 100,
  undeliverable: 0,
};
const verdictIgnoredAfterDays = 180;

/**
 * Scores a person.
 * @param freshestAt the date of the newest fact, in seconds since 1970, like `now`
 * @returns an integer from 0 to 1,000
 */
export function scorePerson(person: LeadPerson, freshestAt: number, now: number): number {
  const has: Readonly<Record<keyof typeof personWeights, boolean>> = {
    name: person.name !== null,
    title: person.title !== null,
    company: person.companyName !== null || person.companyDomain !== null,
    email: person.email !== null,
    phone: person.phone !== null || person.mobilePhone !== null,
    linkedin: person.linkedin !== null,
    country: person.place.country !== null,
  };
  return Math.round(sumOf(personWeights, has) + freshness(freshestAt, now) + emailPoints(person, now));
}

/** Scores a company. See {@link scorePerson}. */
export function scoreCompany(company: LeadCompany, freshestAt: number, now: number): number {
  const has: Readonly<Record<keyof typeof companyWeights, boolean>> = {
    name: company.name !== null,
    domain: company.domain !== null,
    industry: company.industry !== null,
    size: company.size !== null,
    country: company.place.country !== null,
    founded: company.founded !== null,
    linkedin: company.linkedin !== null,
    description: company.description !== null,
  };
  return Math.round(((sumOf(companyWeights, has) + freshness(freshestAt, now)) * 1000) / 700);
}

function sumOf<Key extends string>(weights: Readonly<Record<Key, number>>, has: Readonly<Record<Key, boolean>>): number {
  return (Object.keys(weights) as Key[]).reduce((sum, key) => sum + (has[key] ? weights[key] : 0), 0);
}

function freshness(freshestAt: number, now: number): number {
  const days = Math.max(0, now - freshestAt) / secondsPerDay;
  return maxFreshness * 2 ** (-days / freshnessHalvesAfterDays);
}

function emailPoints({ email, emailVerdict, emailCheckedAt }: LeadPerson, now: number): number {
  if (email === null) return 0;
  const full = verdictPoints[emailVerdict];
  if (emailVerdict === 'not_checked' || emailCheckedAt === null) return verdictPoints.not_checked;
  const days = Math.max(0, now - emailCheckedAt) / secondsPerDay;
  const decay = Math.min(1, Math.max(0, days - verdictStaleAfterDays) / (verdictIgnoredAfterDays - verdictStaleAfterDays));
  return full + (verdictPoints.not_checked - full) * decay;
}
