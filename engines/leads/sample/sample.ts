/**
 * Generates the fictional sample: people at companies that do not exist, at domains that nobody can register (RFC 2606), with the source of
 * every fact marked as sample. Deterministic for a seed and size.
 * Distributed like real lists: a few industries, countries, cities, and titles cover most leads, with a long tail of titles in seven
 * languages that occur once. Every fact fits the others: what a company is called, makes, uses and when it was founded; who works there,
 * how many, in which language, and under which telephone numbers. sample.test.ts lists these rules.
 * There are no LinkedIn handles, since any could be a real person's. Phone numbers are from ranges reserved for fiction (phones.ts).
 */
import { companyMaker, type EmployerSummary } from './sample-companies.ts';
import { datesBetween } from './sample-facts.ts';
import { personMaker } from './sample-people.ts';
import type { SampleCompany, SampleOptions, SamplePerson } from './sample-leads.ts';

const peoplePerCompany = 8;

/** The number of companies for this many people. */
export function sampleCompanyCount(leads: number): number {
  return Math.max(1, Math.ceil(leads / peoplePerCompany));
}

/** Yields all companies, then all people, so that a person's company is always stored first. */
export function* generateSample(options: SampleOptions): Generator<SampleCompany | SamplePerson, void, undefined> {
  const { leads, now, since = now } = options;
  const dates = datesBetween(since, now);
  const companies = sampleCompanyCount(leads);
  const makeCompany = companyMaker(companies, options, dates);
  const employers: EmployerSummary[] = [];
  for (let number = 0; number < companies; number += 1) {
    const { company, employer } = makeCompany(number);
    employers.push(employer);
    yield company;
  }
  const makePerson = personMaker(options, employers, dates);
  for (let number = 0; number < leads; number += 1) yield makePerson(number);
}
