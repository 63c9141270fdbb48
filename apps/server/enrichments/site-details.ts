/** Turns what a site and its job board say into details: technologies, jobs, contact points, addresses, people and numbers, with their quotes. */
import { createHash } from 'node:crypto';
import { pageJobPrefix, type DetailKind, type DetailValues, type FoundDetail, type StoredQuote } from '@leadlight/db/enrichments';
import {
  boardKey,
  type CompanySite,
  type Evidence,
  type Job,
  type JobBoard,
  type PageJob,
  type Salary,
  type TechnologySignal,
} from '@leadlight/enrichment';
import { foldText, linkedinKey, personNameKey } from '@leadlight/vocabulary';
import { textOfPhone, valuesOf } from './website-facts.ts';

/** A page with more of one kind is not a company's own. */
const most: Readonly<Record<Exclude<DetailKind, 'job'>, number>> = {
  technology: 300,
  contact: 300,
  location: 500,
  person: 500,
  identifier: 50,
};
const mostQuotes = 5;
const mostText = 500;
/** The table's limit. */
const mostKey = 600;

/** @param fetchedAt seconds since 1970 */
export function siteDetails({ facts, technologies }: CompanySite, fetchedAt: number): FoundDetail[] {
  const quotes = (evidence: readonly Evidence[]): StoredQuote[] => evidence.slice(0, mostQuotes).map((one) => quoteOf(one, fetchedAt));
  const detail = <Kind extends DetailKind>(kind: Kind, key: string, value: DetailValues[Kind], evidence: readonly Evidence[]) => ({
    kind,
    key: shortened(key),
    value,
    evidence: quotes(evidence),
  });
  return [
    ...(technologies.kind === 'found' ? technologies.technologies : []).slice(0, most.technology).map((technology): FoundDetail => {
      const { slug, name, categories, version, confidence, implied, signals } = technology;
      const value = { slug, name, categories, version, confidence: Math.round(confidence), isImplied: implied };
      return {
        kind: 'technology',
        key: shortened(slug),
        value,
        evidence: signals.slice(0, mostQuotes).map((one) => quoteOfSignal(one, fetchedAt)),
      };
    }),
    ...[
      ...valuesOf(facts.emails).map(({ value: { address, kind }, evidence }) =>
        detail('contact', `email:${address}`, { kind: 'email', value: address, detail: kind }, evidence),
      ),
      ...valuesOf(facts.phones).map(({ value, evidence }) =>
        detail(
          'contact',
          `phone:${value.e164 ?? value.asWritten.replaceAll(/\D/g, '')}`,
          { kind: 'phone', value: textOfPhone(value), detail: value.kind },
          evidence,
        ),
      ),
      ...valuesOf(facts.socials).map(({ value: { network, url }, evidence }) =>
        detail(
          'contact',
          `social:${network}:${url.toLowerCase().replace(/\/+$/, '')}`,
          { kind: 'social', value: url, detail: network },
          evidence,
        ),
      ),
    ].slice(0, most.contact),
    ...valuesOf(facts.addresses)
      .slice(0, most.location)
      .map(({ value, evidence }) => {
        const { street, postalCode, city, region, country } = value;
        const key = [street, postalCode, city, country].map((part) => foldText(part ?? '')).join('|');
        return detail('location', key, { street, postalCode, city, region, country }, evidence);
      }),
    ...valuesOf(facts.people)
      .slice(0, most.person)
      .map(({ value: { name, title, email, linkedin }, evidence }) =>
        detail('person', personNameKey(name) ?? name.toLowerCase(), { name, title, email, linkedin: linkedinUrl(linkedin) }, evidence),
      ),
    ...valuesOf(facts.identifiers)
      .slice(0, most.identifier)
      .map(({ value, evidence }) =>
        detail('identifier', `${value.kind}:${value.country ?? ''}:${value.value}:${foldText(value.authority ?? '')}`, value, evidence),
      ),
  ];
}

/** Only profiles are shown as links. */
const linkedinUrl = (url: string | null): string | null => (url !== null && linkedinKey(url) !== null && URL.canParse(url) ? url : null);

const quoteOf = ({ page, rule, snippet, before, after }: Evidence, fetchedAt: number): StoredQuote => ({
  page,
  rule,
  snippet: snippet.slice(0, mostText),
  before,
  after,
  fetchedAt,
});

const quoteOfSignal = ({ kind, page, snippet }: TechnologySignal, fetchedAt: number): StoredQuote => ({
  page,
  rule: kind,
  snippet: snippet.slice(0, mostText),
  before: '',
  after: '',
  fetchedAt,
});

/** Equal for the same job in two answers of one board. */
export const jobKey = (board: JobBoard, id: string): string => shortened(`${boardKey(board)}#${id}`);

/** @param fetchedAt seconds since 1970 */
export function jobDetails(board: JobBoard, jobs: readonly Job[], fetchedAt: number): FoundDetail<'job'>[] {
  const rule = `job board ${board.system}`;
  return jobs.map((job) => ({
    kind: 'job',
    key: jobKey(board, job.id),
    value: valueOfJob(job),
    evidence: [quoteOfJob(job, job.url ?? board.url, rule, fetchedAt)],
  }));
}

const hourMs = 3_600_000;

/** Whether it may still be open. A day ends last 12 hours west of Greenwich. */
function isValidAt({ validThrough }: PageJob, at: Date): boolean {
  if (validThrough === null) return true;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(validThrough);
  return Date.parse(validThrough) + (isDay ? 36 * hourMs : 0) > at.getTime();
}

/** Jobs that the company's own pages publish and that are still open. */
export function pageJobDetails(jobs: readonly PageJob[], readAt: Date): FoundDetail<'job'>[] {
  const fetchedAt = Math.floor(readAt.getTime() / 1000);
  return jobs
    .filter((job) => isValidAt(job, readAt))
    .map(({ job, pages, rule }) => ({
      kind: 'job',
      key: shortened(`${pageJobPrefix}${job.id}`),
      value: valueOfJob(job),
      evidence: pages.slice(0, mostQuotes).map((page) => quoteOfJob(job, page, rule, fetchedAt)),
    }));
}

function valueOfJob(job: Job): DetailValues['job'] {
  const { title, department, departmentId, locations, workplace, url, postedAt } = job;
  const employmentType = job.employmentText ?? job.employmentType?.replace('_', ' ') ?? null;
  return { title, department, departmentId, locations, workplace, url, postedAt, employmentType, salary: textOfSalary(job.salary) };
}

const quoteOfJob = ({ title }: Job, page: string, rule: string, fetchedAt: number): StoredQuote => ({
  page,
  rule,
  snippet: title.slice(0, mostText),
  before: '',
  after: '',
  fetchedAt,
});

function textOfSalary(salary: Salary | null): string | null {
  if (salary === null) return null;
  if (salary.text !== null) return salary.text.slice(0, mostText);
  const { min, max, currency, period } = salary;
  const amounts = [...new Set([min, max])].filter((amount) => amount !== null).map((amount) => amount.toLocaleString('en'));
  if (amounts.length === 0) return null;
  return [currency, amounts.join('–'), period === null ? null : `per ${period}`].filter((part) => part !== null).join(' ');
}

function shortened(key: string): string {
  return key.length <= mostKey ? key : `${key.slice(0, mostKey - 65).toWellFormed()}#${createHash('sha256').update(key).digest('hex')}`;
}
