/** Claims of readings, and what is stored of them: nobody pays twice, and what was rejected or erased stays so. */
import { companyOf, type Fact, type FactValue } from '@leadlight/leads';
import { expect, test } from 'vitest';
import { startTrial } from '../accounts/workspaces.queries.ts';
import { readCreditStanding } from '../credits/entries.queries.ts';
import { proveLedger, reserveCredits } from '../credits/index.ts';
import { erasePerson, readCompanyRecord } from '../leads/index.ts';
import { inWorkspace, system, type WorkspaceTx } from '../platform/index.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import {
  beginEnrichment,
  claimEnrichmentForRun,
  leaveEnrichmentClaim,
  listJobs,
  pageJobPrefix,
  pageKeyOf,
  readDatedJobKeys,
  readDetails,
  readEnrichment,
  readJobDates,
  rejectDetails,
  settleEnrichment,
  settleEnrichmentClaim,
  takeUpEnrichment,
  type DetailsToWrite,
  type EnrichmentClaim,
  type FoundDetail,
  type ReadingToSettle,
} from './index.ts';

const { db } = await testDatabase({ isOwners: true });
const start = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const seconds = start.getTime() / 1000;

async function place() {
  const id = await newWorkspace(db, start);
  const within = <T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, id, work);
  await within((tx) => startTrial(tx, 'starter', system, start));
  const begin = async (domain: string, now = start): Promise<EnrichmentClaim> => {
    const { claim } = await within((tx) => beginEnrichment(tx, { domain, companyId: null, fresh: true, actor: system }, now));
    if (!claim) throw new Error('nothing to read');
    return claim;
  };
  const standing = () =>
    within(async (tx) => ({
      held: (await readCreditStanding(tx)).held,
      isSound: (await proveLedger(tx)).isSound,
      spends: (await tx.query(`select from credit_entries where kind = 'spend'`)).rowCount,
    }));
  return { within, begin, standing };
}

const factsOf = (values: Readonly<Record<string, FactValue>>, domain: string, readAt: Date): Fact[] =>
  Object.entries(values).map(([field, value]) => ({
    field,
    value,
    evidence: {
      source: 'website',
      locator: `https://${domain}/`,
      row: null,
      snippet: null,
      fetchedAt: readAt.getTime() / 1000,
      hash: null,
    },
    retractedAt: null,
  }));

const readingOf = (
  domain: string,
  values: Readonly<Record<string, FactValue>>,
  { found = [], readAt = start }: { found?: readonly FoundDetail[]; readAt?: Date } = {},
): ReadingToSettle => ({
  outcome: 'read',
  isTransient: false,
  movedTo: null,
  reason: null,
  steps: [],
  pagesRead: 1,
  domains: [domain],
  facts: factsOf(values, domain, readAt),
  details: { found, pages: new Set([`${domain}/`]), jobs: null, pageJobs: null },
  jobBoard: null,
  isBoardRead: false,
  readAt,
});

const technology = (name: string): FoundDetail => ({
  kind: 'technology',
  key: name.toLowerCase(),
  value: { slug: name.toLowerCase(), name, categories: ['CMS'], version: null, confidence: 100, isImplied: false },
  evidence: [],
});

const person = (name: string, email: string | null, before = ''): FoundDetail => ({
  kind: 'person',
  key: name.toLowerCase(),
  value: { name, title: null, email, linkedin: null },
  evidence: [{ page: 'https://acme.test/', rule: 'team', snippet: name, before, after: '', fetchedAt: seconds }],
});

test('a worker whose claim expired stores and pays nothing after the next one', async () => {
  const { within, begin, standing } = await place();
  const slow = await begin('acme.test');
  const next = await within((tx) => takeUpEnrichment(tx, slow.id, true, later(2)));
  expect(next).toMatchObject({ id: slow.id, attempts: 2 });
  const reading = readingOf('acme.test', { name: 'Acme' });
  expect(await within((tx) => settleEnrichmentClaim(tx, slow, reading, later(3)))).toBeNull();
  await within((tx) => leaveEnrichmentClaim(tx, slow, later(3)));
  expect((await within((tx) => readEnrichment(tx, slow.id))).claimedUntil).toEqual(later(3));
  expect(await within((tx) => settleEnrichmentClaim(tx, next as EnrichmentClaim, reading, later(3)))).toMatchObject({ cost: 1 });
  expect(await standing()).toEqual({ held: 0, isSound: true, spends: 1 });
});

test('a reading whose reservation is over stores nothing, and is repeated with a new one', async () => {
  const { within, begin, standing } = await place();
  const claim = await begin('acme.test');
  const settled = await within((tx) => settleEnrichmentClaim(tx, claim, readingOf('acme.test', { name: 'Acme' }), later(20)));
  expect(settled).toMatchObject({ isUnpaid: true, status: 'waiting', companyId: null });
  expect(await within(async (tx) => (await tx.query('select from companies where workspace_id = current_workspace()')).rowCount)).toBe(0);
  expect(await standing()).toEqual({ held: 0, isSound: true, spends: 0 });
  expect(await within((tx) => takeUpEnrichment(tx, claim.id, true, later(20)))).toMatchObject({ id: claim.id });
});

test('a read-only workspace waits without reading', async () => {
  const { within, begin } = await place();
  const { id } = await begin('acme.test');
  expect(await within((tx) => takeUpEnrichment(tx, id, false, later(2)))).toBeNull();
  expect(await within((tx) => readEnrichment(tx, id))).toMatchObject({ status: 'waiting', nextAt: later(17) });
});

test("a run pays from its own reservation, and doesn't take what another one reads", async () => {
  const { within, begin, standing } = await place();
  const [runId, other] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  const because = { reason: 'enrichment', reference: `enrichment-run:${runId}`, actor: system, idempotencyKey: 'run' };
  const { id: payFrom } = await within((tx) => reserveCredits(tx, { ceiling: 1, ...because }, start));
  const claimFor = (domain: string, id: string, now = start) =>
    within((tx) => claimEnrichmentForRun(tx, { domain, companyId: null, actor: system, runId: id }, now));
  await begin('busy.test');
  expect(await claimFor('busy.test', runId)).toBeNull();
  const first = (await claimFor('acme.test', runId)) as EnrichmentClaim;
  expect(await claimFor('acme.test', other)).toBeNull();
  const settle = (claim: EnrichmentClaim) =>
    within((tx) => settleEnrichment(tx, claim, readingOf(claim.domain, { name: claim.domain }), { actor: system, payFrom }, start));
  expect(await settle(first)).toMatchObject({ cost: 1, factsAdded: 1 });
  const second = (await claimFor('globex.test', runId)) as EnrichmentClaim;
  expect(await settle(second)).toMatchObject({ cost: 0, isUnpaid: true });
  expect(await standing()).toMatchObject({ isSound: true, spends: 1 });
});

test('a rejected technology stays out of the list of technologies, whatever else is on the site', async () => {
  const { within, begin } = await place();
  const read = async (names: readonly string[], minutes: number) => {
    const claim = await begin('acme.test', later(minutes));
    const reading = readingOf('acme.test', { technologies: names }, { found: names.map(technology), readAt: later(minutes) });
    return within((tx) => settleEnrichmentClaim(tx, claim, reading, later(minutes)));
  };
  const settled = await read(['Drupal', 'Nginx'], 0);
  const companyId = settled?.companyId ?? '';
  const wrong = (await within((tx) => readDetails(tx, companyId))).find(({ key }) => key === 'drupal');
  await within((tx) => rejectDetails(tx, [wrong?.id ?? ''], true, later(1)));
  await read(['Drupal', 'Nginx', 'React'], 10);
  const { facts } = await within((tx) => readCompanyRecord(tx, companyId));
  expect(companyOf(facts, seconds + 601).technologies).toEqual(['Nginx', 'React']);
  expect((await within((tx) => readDetails(tx, companyId))).map(({ key, rejectedAt }) => [key, rejectedAt !== null])).toEqual([
    ['drupal', true],
    ['nginx', false],
    ['react', false],
  ]);
});

test('an erasure removes the person, and the quotes of others that mention them', async () => {
  const { within, begin } = await place();
  const claim = await begin('acme.test');
  const found = [person('Ana Silva', 'ana@acme.test'), person('Bo Ek', null, 'Ana Silva, CEO\nana@acme.test\n')];
  const settled = await within((tx) => settleEnrichmentClaim(tx, claim, readingOf('acme.test', { name: 'Acme' }, { found }), start));
  await within((tx) => erasePerson(tx, [{ kind: 'address', value: 'ana@acme.test' }], [], start));
  const details = await within((tx) => readDetails(tx, settled?.companyId ?? ''));
  expect(details).toMatchObject([{ value: { name: 'Bo Ek' }, evidence: [{ snippet: 'Bo Ek', before: '' }] }]);
  expect(JSON.stringify(details)).not.toMatch(/ana/i);
});

test('the date of a job stays when a later reading does not ask for it, and such jobs are known by their keys', async () => {
  const { within, begin } = await place();
  const job = (key: string, postedAt: string | null): FoundDetail => ({
    kind: 'job',
    key,
    value: {
      title: 'Engineer',
      department: null,
      departmentId: null,
      locations: [],
      workplace: null,
      url: null,
      postedAt,
      employmentType: null,
      salary: null,
    },
    evidence: [],
  });
  const read = async (found: readonly FoundDetail[], minutes: number) => {
    const readAt = later(minutes);
    const claim = await begin('acme.test', readAt);
    const settled = await within((tx) =>
      settleEnrichmentClaim(tx, claim, readingOf('acme.test', { name: 'Acme' }, { found, readAt }), readAt),
    );
    const company = settled?.companyId ?? '';
    const jobs = await within((tx) => listJobs(tx, company, { isGone: false }, { limit: 10 }));
    const dates = Object.fromEntries(jobs.map(({ key, value, postedOn }) => [key, [value.postedAt, postedOn]]));
    return { dates, known: await within((tx) => readDatedJobKeys(tx, claim.id)) };
  };
  const first = await read([job('bamboohr/acme#1', '2026-05-11'), job('bamboohr/acme#2', null)], 0);
  expect(first.known).toEqual(new Set(['bamboohr/acme#1']));
  const second = await read([job('bamboohr/acme#1', null), job('bamboohr/acme#2', '2026-06-01')], 60);
  expect(second.dates).toEqual({
    'bamboohr/acme#1': ['2026-05-11', '2026-05-11'],
    'bamboohr/acme#2': ['2026-06-01', '2026-06-01'],
  });
});

test('a job of the company’s own pages is gone after two readings of the pages that showed it, and neither outages nor other pages close it', async () => {
  const { within, begin } = await place();
  const careers = 'https://acme.test/careers';
  const job = (title: string): FoundDetail<'job'> => ({
    kind: 'job',
    key: `${pageJobPrefix}${title}`,
    value: {
      title,
      department: null,
      departmentId: null,
      locations: [],
      workplace: null,
      url: null,
      postedAt: null,
      employmentType: null,
      salary: null,
    },
    evidence: [{ page: careers, rule: 'json-ld job posting', snippet: title, before: '', after: '', fetchedAt: seconds }],
  });
  let minutes = 0;
  const openAfter = async (titles: readonly string[], pages: readonly string[], more: Partial<DetailsToWrite> = {}) => {
    const readAt = later((minutes += 60));
    const claim = await begin('acme.test', readAt);
    const pageJobs = { found: titles.map(job), isComplete: true };
    const details = { found: [], pages: new Set(pages.map(pageKeyOf)), jobs: null, pageJobs, ...more };
    const reading = { ...readingOf('acme.test', { name: 'Acme' }, { readAt }), details };
    const settled = await within((tx) => settleEnrichmentClaim(tx, claim, reading, readAt));
    const jobs = await within((tx) => readJobDates(tx, settled?.companyId ?? ''));
    return jobs.flatMap(({ title, goneSince }) => (goneSince === null ? [title] : [])).toSorted();
  };
  expect(await openAfter(['Buyer', 'Cook'], [careers])).toEqual(['Buyer', 'Cook']);
  // Only other pages could be read, or not all of the careers page.
  for (let times = 0; times < 3; times += 1) expect(await openAfter([], ['https://acme.test/'])).toEqual(['Buyer', 'Cook']);
  for (let times = 0; times < 3; times += 1)
    expect(await openAfter([], [careers], { pageJobs: { found: [], isComplete: false } })).toEqual(['Buyer', 'Cook']);
  expect(await openAfter(['Buyer'], [careers])).toEqual(['Buyer', 'Cook']);
  expect(await openAfter(['Buyer'], [careers])).toEqual(['Buyer']);
  expect(await openAfter(['Buyer', 'Cook'], [careers])).toEqual(['Buyer', 'Cook']);
  // The company moved to a job board, which has none of them.
  const jobs = { result: { kind: 'absent', isCertain: true }, isBoardConfirmed: true, found: [] } as const;
  expect(await openAfter([], [], { jobs, pageJobs: null })).toEqual(['Buyer', 'Cook']);
  expect(await openAfter([], [], { jobs, pageJobs: null })).toEqual([]);
});
