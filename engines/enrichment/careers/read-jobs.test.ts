import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBoardAddress } from './board-address.ts';
import { boardSystems, type BoardSystem } from './board.ts';
import { jobRequests } from './job-requests.ts';
import type { JobRequest, JobResponse } from './answers.ts';
import { readJobs, type JobsResult } from './read-jobs.ts';
import { readJobPostings } from './readers/job-posting.ts';

const addresses: Readonly<Record<BoardSystem, string>> = {
  greenhouse: 'boards.greenhouse.io/acme',
  lever: 'jobs.eu.lever.co/Acme',
  ashby: 'jobs.ashbyhq.com/Acme%20Labs',
  workable: 'apply.workable.com/acme',
  smartrecruiters: 'careers.smartrecruiters.com/Acme',
  recruitee: 'acme.recruitee.com',
  teamtailor: 'acme.teamtailor.com',
  personio: 'acme.jobs.personio.de',
  bamboohr: 'acme.bamboohr.com/careers',
  workday: 'acme.wd5.myworkdayjobs.com/External',
  rippling: 'ats.rippling.com/acme/jobs',
};

const requestOf = (system: BoardSystem): JobRequest => {
  const board = readBoardAddress(addresses[system])?.board;
  const [request] = board ? jobRequests(board) : [];
  if (!request) throw new Error(system);
  return request;
};
const answerOf = (request: JobRequest, body: unknown, status = 200, headers: Record<string, string> = {}): JobResponse => ({
  request,
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  fetchedAt: Date.UTC(2026, 7, 10, 12) / 1_000,
});
const read = (system: BoardSystem, body: unknown): JobsResult => readJobs(system, [answerOf(requestOf(system), body)]);
const jobsOf = (result: JobsResult): Extract<JobsResult, { kind: 'found' }>['jobs'] => (result.kind === 'found' ? result.jobs : []);

test.each<[BoardSystem, string]>([
  ['greenhouse', 'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true'],
  ['lever', 'https://api.eu.lever.co/v0/postings/Acme?mode=json&skip=0&limit=100'],
  ['ashby', 'https://api.ashbyhq.com/posting-api/job-board/Acme%20Labs?includeCompensation=true'],
  ['workable', 'https://apply.workable.com/api/v1/widget/accounts/acme?details=true'],
  ['smartrecruiters', 'https://api.smartrecruiters.com/v1/companies/Acme/postings?limit=100&offset=0'],
  ['recruitee', 'https://acme.recruitee.com/api/offers/'],
  ['teamtailor', 'https://acme.teamtailor.com/jobs.json'],
  ['personio', 'https://acme.jobs.personio.de/xml?language=en'],
  ['bamboohr', 'https://acme.bamboohr.com/careers/list'],
  ['workday', 'https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/External/jobs'],
  ['rippling', 'https://api.rippling.com/platform/api/ats/v2/board/acme/jobs?page=0&pageSize=100'],
])('%s is asked at %s', (system, url) => {
  expect(requestOf(system).url).toBe(url);
});

describe('jobs are read from', () => {
  test('Greenhouse, whose descriptions are escaped again', () => {
    const job = {
      id: 7,
      title: 'R&amp;D Engineer',
      location: { name: 'Berlin, Germany; Remote' },
      departments: [{ name: 'Engineering' }],
      absolute_url: 'https://boards.greenhouse.io/acme/jobs/7',
      first_published: '2026-07-27T02:52:26-04:00',
      updated_at: '2026-07-28T02:52:26-04:00',
      metadata: [{ name: 'Employment Type', value: 'Full-time' }],
      content: '&lt;p&gt;Build R&amp;amp;D tools.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;You write &amp;lt;b&amp;gt; tags&lt;/li&gt;&lt;/ul&gt;',
    };
    expect(jobsOf(read('greenhouse', { jobs: [job], meta: { total: 1 } }))).toMatchObject([
      {
        id: '7',
        title: 'R&D Engineer',
        department: 'Engineering',
        departmentId: 'engineering',
        locations: [
          { text: 'Berlin, Germany', place: { country: 'DE' } },
          { text: 'Remote', place: null },
        ],
        employmentType: 'full_time',
        url: 'https://boards.greenhouse.io/acme/jobs/7',
        postedAt: '2026-07-27T06:52:26Z',
        updatedAt: '2026-07-28T06:52:26Z',
        description: 'Build R&D tools.\n- You write <b> tags',
      },
    ]);
    const twice = { ...job, content: '&amp;lt;p&amp;gt;Build tools.&amp;lt;/p&amp;gt;' };
    expect(jobsOf(read('greenhouse', { jobs: [twice], meta: { total: 2 } }))[0]?.description).toBe('Build tools.');
    expect(read('greenhouse', { jobs: [twice], meta: { total: 2 } })).toMatchObject({ isComplete: false });
  });

  test('Greenhouse, without posts that belong to no open job', () => {
    const prospects = { id: 8, internal_job_id: null, title: 'Join our talent community', location: { name: 'Berlin' } };
    const job = { id: 9, internal_job_id: 4, title: 'Engineer', location: { name: 'Berlin' } };
    const result = read('greenhouse', { jobs: [prospects, job], meta: { total: 2 } });
    expect(jobsOf(result).map(({ id }) => id)).toEqual(['9']);
    expect(result).toMatchObject({ isComplete: true });
    expect(read('greenhouse', { jobs: [prospects], meta: { total: 1 } })).toEqual({ kind: 'absent', isCertain: true });
  });

  test.each([
    ['London', 'CA', 'CA'],
    ['London, UK', 'CA', 'GB'],
    ['HQ', 'IE', 'IE'],
    ['Remote', 'FR', 'FR'],
    ['Remote', null, undefined],
  ])('the location "%s" with %s in the field of its country is in %s', (location, country, expected) => {
    const posting = { id: 'a', text: 'Engineer', categories: { location, allLocations: [location, 'Oslo'] }, country };
    expect(jobsOf(read('lever', [posting]))[0]?.locations.map(({ place }) => place?.country)).toEqual([expected, 'NO']);
    const job = { id: 'a', title: 'Engineer', location, address: { postalAddress: { addressCountry: country } } };
    expect(jobsOf(read('ashby', { jobs: [job] }))[0]?.locations[0]?.place?.country).toBe(expected);
  });

  test('Lever, page by page', () => {
    const posting = (id: string): unknown => ({
      id,
      text: 'Account Executive',
      categories: { team: 'Sales', location: 'Paris', allLocations: ['Paris', 'Lyon'], commitment: 'Full-time' },
      workplaceType: 'on-site',
      country: 'FR',
      createdAt: 1_764_205_361_939,
      hostedUrl: `https://jobs.lever.co/acme/${id}`,
      description: '<div>Sell.</div>',
      lists: [{ text: 'You', content: '<li>know people</li>' }],
      additional: '<p>Apply.</p>',
      salaryRange: { min: 50_000, max: 60_000, currency: 'EUR', interval: 'per-year-salary' },
    });
    const first = requestOf('lever');
    const full = Array.from({ length: 100 }, (_, index) => posting(String(index)));
    const one = readJobs('lever', [answerOf(first, full)]);
    expect(one).toMatchObject({ isComplete: false, next: [{ url: first.url.replace('skip=0', 'skip=100') }] });
    const second = one.kind === 'found' ? one.next[0] : undefined;
    const both = readJobs('lever', [answerOf(first, full), answerOf(second ?? first, [posting('99'), posting('100')])]);
    expect(both).toMatchObject({ isComplete: true, next: [] });
    expect(jobsOf(both)).toHaveLength(101);
    expect(jobsOf(both)[0]).toMatchObject({
      team: 'Sales',
      departmentId: 'sales',
      workplace: 'on_site',
      locations: [{ text: 'Paris' }, { text: 'Lyon' }],
      postedAt: '2025-11-27T01:02:41.939Z',
      updatedAt: null,
      salary: { min: 50_000, max: 60_000, currency: 'EUR', period: 'year' },
      description: 'Sell.\nYou\n- know people\nApply.',
    });
  });

  test('Ashby, without unlisted jobs and salaries that are not shown', () => {
    const job = {
      id: 'a',
      title: 'Designer ',
      department: 'Product',
      team: 'Design',
      employmentType: 'PartTime',
      location: 'Berlin',
      secondaryLocations: [{ location: 'Vienna' }],
      isListed: true,
      isRemote: true,
      workplaceType: 'Hybrid',
      publishedAt: '2026-04-20T22:43:56.531+00:00',
      jobUrl: 'https://jobs.ashbyhq.com/acme/a',
      descriptionHtml: '<h2>Us</h2><p>Draw.</p>',
      shouldDisplayCompensationOnJobPostings: true,
      compensation: {
        compensationTierSummary: '€50K – €60K',
        summaryComponents: [{ compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'EUR', minValue: 50_000, maxValue: 60_000 }],
      },
    };
    const result = read('ashby', {
      jobs: [job, { ...job, id: 'b', isListed: false }, { ...job, id: 'c', shouldDisplayCompensationOnJobPostings: false }],
    });
    expect(jobsOf(result).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(jobsOf(result)[0]).toMatchObject({
      title: 'Designer',
      department: 'Product',
      team: 'Design',
      workplace: 'hybrid',
      employmentType: 'part_time',
      locations: [{ text: 'Berlin' }, { text: 'Vienna' }],
      salary: { min: 50_000, max: 60_000, currency: 'EUR', period: 'year', text: '€50K – €60K' },
    });
    expect(jobsOf(result)[1]?.salary).toBeNull();
  });

  test('Workable, one job per shortcode with all its locations, none that are hidden', () => {
    const job = (country: string, hidden = false): unknown => ({
      title: 'Analyst',
      shortcode: 'AB12',
      telecommuting: false,
      department: 'Finance',
      url: 'https://apply.workable.com/j/AB12',
      published_on: '2026-08-05',
      created_at: '2026-07-02',
      locations: [{ country, city: '', region: null, hidden }],
      description: '<p>Count.</p>',
    });
    expect(jobsOf(read('workable', { name: 'Acme', jobs: [job('Spain'), job('Portugal'), job('Malta', true)] }))).toMatchObject([
      {
        id: 'AB12',
        locations: [{ text: 'Spain' }, { text: 'Portugal' }],
        postedAt: '2026-08-05',
        workplace: null,
        description: 'Count.',
        company: 'Acme',
      },
    ]);
  });

  test('SmartRecruiters, page by page, with descriptions from the details', () => {
    const posting = (id: string): unknown => ({
      id,
      name: 'Nurse',
      company: { identifier: 'Acme', name: 'Acme Inc' },
      releasedDate: '2026-06-08T02:11:28.000Z',
      location: { city: 'Leeds', region: 'England', country: 'gb', remote: false, hybrid: true },
      department: {},
      typeOfEmployment: { label: 'Part-time' },
    });
    const first = requestOf('smartrecruiters');
    const one = readJobs('smartrecruiters', [answerOf(first, { offset: 0, limit: 100, totalFound: 2, content: [posting('1')] })]);
    expect(one).toMatchObject({
      isComplete: false,
      next: [{ url: first.url.replace('offset=0', 'offset=100') }],
      details: [{ url: 'https://api.smartrecruiters.com/v1/companies/Acme/postings/1', purpose: 'detail' }],
    });
    const [next, detail] = one.kind === 'found' ? [one.next[0], one.details[0]] : [];
    const all = readJobs('smartrecruiters', [
      answerOf(first, { totalFound: 2, content: [posting('1')] }),
      answerOf(next ?? first, { totalFound: 2, content: [posting('2')] }),
      answerOf(detail ?? first, { id: '1', jobAd: { sections: { jobDescription: { title: 'x', text: '<p>Care.</p>' } } } }),
    ]);
    expect(all).toMatchObject({ isComplete: true, next: [] });
    expect(jobsOf(all)).toMatchObject([
      {
        id: '1',
        workplace: 'hybrid',
        department: null,
        locations: [{ text: 'Leeds, England, GB' }],
        url: 'https://jobs.smartrecruiters.com/Acme/1',
        description: 'Care.',
      },
      { id: '2', description: null },
    ]);
  });

  test('Recruitee, published offers only', () => {
    const offer = (id: number, status: string): unknown => ({
      id,
      status,
      title: 'Accountant',
      department: 'Finance',
      employment_type_code: 'fulltime_permanent',
      hybrid: false,
      remote: true,
      locations: [{ name: 'HQ', city: 'Berlin', state: 'Berlin', country: 'Germany' }],
      careers_url: 'https://jobs.acme.example/o/accountant',
      published_at: '2026-08-05 10:10:39 UTC',
      updated_at: '2026-08-06 10:10:39 UTC',
      salary: { min: '60000', max: '75000', period: 'year', currency: 'EUR' },
      description: '<p>A</p>',
      requirements: '<p>B</p>',
    });
    expect(jobsOf(read('recruitee', { offers: [offer(1, 'published'), offer(2, 'draft'), offer(3, 'internal')] }))).toMatchObject([
      {
        id: '1',
        employmentType: 'full_time',
        workplace: 'remote',
        locations: [{ text: 'Berlin, Germany' }],
        postedAt: '2026-08-05T10:10:39Z',
        updatedAt: '2026-08-06T10:10:39Z',
        salary: { min: 60_000, max: 75_000, currency: 'EUR', period: 'year' },
        description: 'A\nB',
      },
    ]);
  });

  test('Teamtailor, a JSON Feed with further pages', () => {
    const item = {
      id: 'uuid-1',
      title: 'Engineer',
      url: 'https://career.acme.example/jobs/1-engineer',
      date_published: '2026-02-04T09:26:20+01:00',
      content_html: '<p>Build.</p>',
      _jobposting: {
        '@type': 'JobPosting',
        title: 'Engineer',
        employmentType: 'FULL_TIME',
        jobLocationType: 'TELECOMMUTE',
        jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Madrid', addressRegion: 'Europe', addressCountry: 'ES' } }],
      },
    };
    const feed = { version: 'https://jsonfeed.org/version/1.1', items: [item], next_url: 'https://acme.teamtailor.com/jobs.json?page=2' };
    const result = read('teamtailor', feed);
    expect(result).toMatchObject({ isComplete: false, next: [{ url: 'https://acme.teamtailor.com/jobs.json?page=2' }] });
    expect(jobsOf(result)).toMatchObject([
      {
        id: 'uuid-1',
        locations: [{ text: 'Madrid, ES' }],
        employmentType: 'full_time',
        workplace: 'remote',
        postedAt: '2026-02-04T08:26:20Z',
        description: 'Build.',
      },
    ]);
  });

  test('Personio, an XML feed', () => {
    const xml = `<?xml version="1.0"?><workzag-jobs><position><id>5</id><subcompany>Acme &amp; Co</subcompany><office>Munich</office>
      <additionalOffices><office>Berlin</office></additionalOffices><department>Sales</department><recruitingCategory>Field</recruitingCategory>
      <name>Sales &amp; More</name><jobDescriptions><jobDescription><name>Your tasks</name><value><![CDATA[<p>Sell.</p>]]></value></jobDescription></jobDescriptions>
      <employmentType>permanent</employmentType><schedule>part-time</schedule><createdAt>2024-11-13T14:10:41+00:00</createdAt></position></workzag-jobs>`;
    expect(jobsOf(read('personio', xml))).toMatchObject([
      {
        id: '5',
        title: 'Sales & More',
        department: 'Sales',
        team: 'Field',
        locations: [{ text: 'Munich' }, { text: 'Berlin' }],
        employmentType: 'part_time',
        url: 'https://acme.jobs.personio.de/job/5',
        postedAt: '2024-11-13T14:10:41Z',
        description: 'Sell.',
        company: 'Acme & Co',
      },
    ]);
    expect(read('personio', '<workzag-jobs></workzag-jobs>')).toEqual({ kind: 'absent', isCertain: true });
    expect(read('personio', '<workzag-jobs><position><id>5</id><name>Cut')).toMatchObject({ kind: 'failed', reason: 'shape' });
    expect(read('personio', '<html><body>Not found</body></html>')).toMatchObject({ kind: 'failed', reason: 'shape' });
  });

  test('BambooHR, with dates from the details', () => {
    const list = {
      meta: { totalCount: 1 },
      result: [
        {
          id: '86',
          jobOpeningName: 'Paralegal',
          departmentLabel: 'Legal',
          employmentStatusLabel: 'Full Time',
          location: { city: 'Boston', state: 'Massachusetts' },
          isRemote: null,
          locationType: '2',
        },
      ],
    };
    const first = requestOf('bamboohr');
    const one = readJobs('bamboohr', [answerOf(first, list)]);
    expect(one).toMatchObject({
      isComplete: true,
      jobs: [{ postedAt: null, url: 'https://acme.bamboohr.com/careers/86' }],
      details: [{ url: 'https://acme.bamboohr.com/careers/86/detail' }],
    });
    const detail = one.kind === 'found' ? one.details[0] : undefined;
    const all = readJobs('bamboohr', [
      answerOf(first, list),
      answerOf(detail ?? first, {
        result: { jobOpening: { datePosted: '2026-05-11', description: '<p>File.</p>', compensation: '$30/hour' } },
      }),
    ]);
    expect(jobsOf(all)).toMatchObject([
      { postedAt: '2026-05-11', description: 'File.', workplace: 'hybrid', salary: { text: '$30/hour' }, departmentId: 'legal' },
    ]);
  });

  test('Workday, which repeats the first page past the end and states the total once', () => {
    const posting = (number: number): unknown => ({
      title: 'Engineer',
      externalPath: `/job/Illinois---Chicago/Engineer_R-${number}`,
      locationsText: number === 0 ? '3 Locations' : 'Chicago, Illinois',
      postedOn: 'Posted 3 Days Ago',
      timeType: 'Full time',
      bulletFields: [`R-${number}`],
    });
    const page = (from: number, total: number): unknown => ({
      total,
      jobPostings: Array.from({ length: 20 }, (_, index) => posting(from + index)),
    });
    const first = requestOf('workday');
    const one = readJobs('workday', [answerOf(first, page(0, 30))]);
    expect(one).toMatchObject({ isComplete: false, next: [{ method: 'POST', body: expect.stringContaining('"offset":20') }] });
    expect(jobsOf(one)[0]).toMatchObject({
      id: 'R-0',
      locations: [{ text: 'Illinois - Chicago' }],
      postedAt: '2026-08-07',
      employmentType: 'full_time',
      url: 'https://acme.wd5.myworkdayjobs.com/External/job/Illinois---Chicago/Engineer_R-0',
    });
    const next = (one.kind === 'found' ? one.next[0] : undefined) ?? first;
    const rest = { total: 0, jobPostings: Array.from({ length: 10 }, (_, index) => posting(20 + index)) };
    expect(readJobs('workday', [answerOf(first, page(0, 30)), answerOf(next, rest)])).toMatchObject({ isComplete: true, next: [] });
    const repeated = readJobs('workday', [answerOf(first, page(0, 30)), answerOf(next, page(0, 0))]);
    expect(repeated).toMatchObject({ isComplete: false, next: [] });
    expect(jobsOf(repeated)).toHaveLength(20);
    expect(readJobs('workday', [answerOf({ ...first, body: JSON.stringify({ offset: 1_980 }) }, page(1_980, 2_000))])).toMatchObject({
      isComplete: false,
      next: [],
    });
  });

  test('Rippling, both versions, one job per ID', () => {
    const version1 = ['Remote (Texas, US)', 'New York, NY'].map((label) => ({
      uuid: 'u',
      name: 'Seller',
      department: { label: 'Sales' },
      url: 'https://ats.rippling.com/acme/jobs/u',
      workLocation: { label },
    }));
    expect(jobsOf(read('rippling', version1))).toMatchObject([
      { id: 'u', department: 'Sales', locations: [{ text: 'Remote (Texas, US)' }, { text: 'New York, NY' }], postedAt: null },
    ]);
    const version2 = {
      items: [
        {
          id: 'u',
          name: 'Seller',
          department: { name: 'Sales' },
          url: 'https://ats.rippling.com/acme/jobs/u',
          locations: [{ name: 'Austin, TX', workplaceType: 'ON_SITE' }],
        },
      ],
      page: 0,
      totalPages: 2,
    };
    expect(read('rippling', version2)).toMatchObject({
      isComplete: false,
      jobs: [{ workplace: 'on_site' }],
      next: [{ url: expect.stringContaining('page=1') }],
    });
  });

  test('JSON-LD on any page', () => {
    const posting = {
      '@type': ['JobPosting'],
      title: 'Koch (m/w/d)',
      datePosted: '2026-01-05',
      employmentType: ['PART_TIME', 'FULL_TIME'],
      hiringOrganization: { '@type': 'Organization', name: 'Acme' },
      jobLocation: { '@type': 'Place', address: { addressLocality: 'Köln', addressCountry: { '@type': 'Country', name: 'DE' } } },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 15, maxValue: 18, unitText: 'HOUR' },
      },
      description: '&lt;p&gt;Kochen&lt;/p&gt;',
      identifier: { '@type': 'PropertyValue', value: 'K-1' },
    };
    expect(
      readJobPostings({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, posting, { '@type': 'JobPosting' }] }),
    ).toMatchObject({
      postings: [
        {
          job: {
            id: 'K-1',
            title: 'Koch (m/w/d)',
            company: 'Acme',
            locations: [{ text: 'Köln, DE', place: { country: 'DE' } }],
            salary: { min: 15, max: 18, currency: 'EUR', period: 'hour' },
            description: 'Kochen',
            employmentType: 'part_time',
          },
          employer: { name: 'Acme', urls: [] },
          validThrough: null,
        },
      ],
      refused: [{ reason: 'no title' }],
    });
  });
});

describe('failed, empty and read are distinct', () => {
  const empty: Readonly<Record<BoardSystem, unknown>> = {
    greenhouse: { jobs: [], meta: { total: 0 } },
    lever: [],
    ashby: { jobs: [] },
    workable: { name: 'Acme', jobs: [] },
    smartrecruiters: { totalFound: 0, content: [] },
    recruitee: { offers: [] },
    teamtailor: { version: 'https://jsonfeed.org/version/1.1', items: [] },
    personio: '<workzag-jobs/>',
    bamboohr: { meta: { totalCount: 0 }, result: [] },
    workday: { total: 0, jobPostings: [] },
    rippling: { items: [], page: 0, totalPages: 0 },
  };

  test.each(boardSystems)('%s', (system) => {
    // SmartRecruiters answers so for any name.
    expect(read(system, empty[system])).toEqual({ kind: 'absent', isCertain: system !== 'smartrecruiters' });
    for (const wrong of ['', '<html>Just a moment...</html>', '{}', 'null', '[1', '{"jobs":{}}', '{"error":"x"}']) {
      expect(read(system, wrong), wrong).toMatchObject({ kind: 'failed', reason: 'shape' });
    }
    const request = requestOf(system);
    expect(readJobs(system, [answerOf(request, 'Not found', 404)])).toMatchObject({ kind: 'failed', reason: 'no-board' });
    expect(readJobs(system, [answerOf(request, '', 302)])).toMatchObject({ kind: 'failed', reason: 'no-board' });
    expect(readJobs(system, [answerOf(request, '', 503)])).toMatchObject({ kind: 'failed', reason: 'status' });
    expect(readJobs(system, [answerOf(request, '', 429, { 'retry-after': '30' })])).toMatchObject({
      kind: 'failed',
      reason: 'rate-limited',
      retryAfterSeconds: 30,
    });
    expect(readJobs(system, [])).toMatchObject({ kind: 'failed', reason: 'nothing' });
  });

  test('a page that fails later leaves the jobs before it, incomplete, and is asked again', () => {
    const first = requestOf('lever');
    const full = Array.from({ length: 100 }, (_, index) => ({ id: String(index), text: 'Job' }));
    const second = { ...first, url: first.url.replace('skip=0', 'skip=100') };
    expect(readJobs('lever', [answerOf(first, full), answerOf(second, '', 500)])).toMatchObject({
      kind: 'found',
      isComplete: false,
      next: [second],
    });
  });

  test('a job that cannot be read is refused with its reason, the others are read', () => {
    expect(read('greenhouse', { jobs: [{ id: 1 }, null, { id: 2, title: 'Cook' }], meta: { total: 3 } })).toMatchObject({
      jobs: [{ id: '2' }],
      refused: [
        { id: '1', index: 0, reason: 'no id or title' },
        { id: null, index: 1 },
      ],
    });
  });

  test('nothing throws, whatever a board answers', () => {
    const body = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.jsonValue().map((value) =>
        JSON.stringify({
          jobs: [value],
          result: [value],
          offers: [value],
          content: [value],
          totalFound: 1,
          items: [value],
          jobPostings: [value],
          version: 'jsonfeed.org',
        }),
      ),
      fc.string().map((text) => `<workzag-jobs><position>${text}</position></workzag-jobs>`),
    );
    fc.assert(
      fc.property(fc.constantFrom(...boardSystems), body, (system, text) => {
        expect(readJobs(system, [answerOf(requestOf(system), text)]).kind).toMatch(/^(?:found|absent|failed)$/);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(readJobPostings(value).postings)).toBe(true);
      }),
    );
  });
});
