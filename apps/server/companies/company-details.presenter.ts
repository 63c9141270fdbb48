/** What a company publishes about itself beyond its facts, in the contract's form. */
import { departments, phoneText, type Department } from '@leadlight/vocabulary';
import { boardSystemNames } from '@leadlight/enrichment';
import { type CompanyChange, isDetailOf, type CompanyDetail, type DetailKind, type StoredQuote } from '@leadlight/db/enrichments';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { presentEnrichment } from '../enrichments/enrichments.presenter.ts';
import { instantOf } from '../leads/seconds.ts';
import { countByDay, countByDepartment, countNew } from './open-jobs.ts';
import type { FactContext } from './fact-context.reads.ts';
import type { ReadDetails } from './company-details.reads.ts';

const presentQuote = ({ fetchedAt, ...quote }: StoredQuote) => ({ ...quote, fetchedAt: instantOf(fetchedAt) });

export const presentFactContext = ({ state, quote }: FactContext) => ({ state, quote: quote && presentQuote(quote) });

function presentSeen({ id, firstSeen, lastSeen, goneSince, rejectedAt, evidence }: CompanyDetail) {
  return {
    id,
    firstSeenAt: firstSeen.toISOString(),
    lastSeenAt: lastSeen.toISOString(),
    goneSince: goneSince?.toISOString() ?? null,
    isRejected: rejectedAt !== null,
    evidence: evidence.map(presentQuote),
  };
}

const departmentOf = (id: string | null): Department | null => departments.find((each) => each === id) ?? null;

export function presentJob(job: CompanyDetail<'job'>) {
  const { title, department, departmentId, locations, workplace, employmentType, url, postedAt, salary } = job.value;
  return {
    ...presentSeen(job),
    title,
    department,
    departmentId,
    locations: locations.map(({ text, place }) => ({
      text,
      place: place && { country: place.country, region: place.region, city: place.city, cityName: place.cityName },
    })),
    workplace,
    employmentType,
    url,
    postedAt,
    salary,
  };
}

export function presentSitePerson(one: CompanyDetail<'person'>) {
  return { ...presentSeen(one), ...one.value, personId: one.personId };
}

export async function presentDetails(tx: WorkspaceTx, { enrichment, mailProvider, details, jobs }: ReadDetails, context: WorkspaceContext) {
  const { now } = context;
  const of = <Kind extends DetailKind>(kind: Kind) => details.filter(isDetailOf(kind));
  const open = jobs.filter(({ goneSince }) => goneSince === null);
  const isOnPages = open.length > 0 && open.every((job) => job.isOnPages);
  const board = isOnPages ? null : (enrichment?.jobBoard ?? null);
  const readAt = enrichment?.jobsReadAt ?? null;
  return {
    enrichment: enrichment && (await presentEnrichment(tx, enrichment, context)),
    mailProvider,
    technologies: of('technology').map((one) => ({ ...presentSeen(one), ...one.value, categories: [...one.value.categories] })),
    jobs: {
      board: board && { system: board.system, name: boardSystemNames[board.system], url: board.url },
      open: open.length,
      newIn28Days: countNew(jobs, now),
      byDepartment: countByDepartment(jobs).map(({ departmentId, count }) => ({ departmentId: departmentOf(departmentId), count })),
      byDay: countByDay(jobs, readAt, now),
      readAt: readAt?.toISOString() ?? null,
    },
    contacts: of('contact').map((one) => ({ ...presentSeen(one), ...one.value, valueText: textOfContact(one) })),
    locations: of('location').map((one) => ({ ...presentSeen(one), ...one.value })),
    people: of('person').map(presentSitePerson),
    identifiers: of('identifier').map((one) => ({ ...presentSeen(one), ...one.value })),
    changes: changesOf(details, jobs),
  };
}

const textOfContact = ({ value: { kind, value } }: CompanyDetail<'contact'>): string | null => (kind === 'phone' ? phoneText(value) : null);

const mostChanges = 200;

type Change = { at: string; kind: DetailKind; change: 'appeared' | 'disappeared'; name: string };

/** Without what the first reading found, which may have been there for years. */
function changesOf(details: readonly CompanyDetail[], jobs: ReadDetails['jobs']): Change[] {
  const all = [
    ...details
      .filter(({ rejectedAt }) => rejectedAt === null)
      .map((detail) => ({ kind: detail.kind, name: nameOf(detail), firstSeen: detail.firstSeen, goneSince: detail.goneSince })),
    ...jobs.map(({ title, firstSeen, goneSince }) => ({ kind: 'job' as const, name: title, firstSeen, goneSince })),
  ];
  const began = new Map<DetailKind, number>();
  for (const { kind, firstSeen } of all) began.set(kind, Math.min(began.get(kind) ?? Infinity, firstSeen.getTime()));
  return all
    .flatMap(({ kind, name, firstSeen, goneSince }): (Omit<Change, 'at'> & { at: Date })[] => [
      ...(firstSeen.getTime() > (began.get(kind) ?? 0) ? [{ at: firstSeen, kind, change: 'appeared' as const, name }] : []),
      ...(goneSince ? [{ at: goneSince, kind, change: 'disappeared' as const, name }] : []),
    ])
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, mostChanges)
    .map((change) => ({ ...change, at: change.at.toISOString() }));
}

function nameOf(detail: CompanyDetail): string {
  if (isDetailOf('technology')(detail) || isDetailOf('person')(detail)) return detail.value.name;
  if (isDetailOf('contact')(detail)) return textOfContact(detail) ?? detail.value.value;
  if (isDetailOf('identifier')(detail)) return detail.value.value;
  if (isDetailOf('location')(detail)) {
    const { street, postalCode, city, country } = detail.value;
    return [street, postalCode, city, country].filter((part) => part !== null).join(', ');
  }
  return isDetailOf('job')(detail) ? detail.value.title : '';
}

export const presentChanges = (changes: readonly CompanyChange[]) => ({
  items: changes.map(({ changedAt, newTechnologies, goneTechnologies, ...change }) => ({
    ...change,
    changedAt: changedAt.toISOString(),
    newTechnologies: [...newTechnologies],
    goneTechnologies: [...goneTechnologies],
  })),
});
