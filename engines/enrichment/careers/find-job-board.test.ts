import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBoardAddress } from './board-address.ts';
import type { CareersLink, CareersPage } from './careers-page.ts';
import { findJobBoard, findJobBoardOn } from './find-job-board.ts';

const pageOf = (parts: Partial<CareersPage>): CareersPage => ({
  url: 'https://www.acme.example/careers',
  title: 'Careers',
  links: [],
  frames: [],
  scripts: [],
  ...parts,
});
const link = (url: string, text = '', more: Partial<CareersLink> = {}): CareersLink => ({ url, text, ...more });
const inline = (text: string): Partial<CareersPage> => ({ scripts: [{ src: null, text }] });
const script = (src: string): Partial<CareersPage> => ({ scripts: [{ src, text: '' }] });

/** "lever/acme", or the kind of result. */
const found = (parts: Partial<CareersPage>): string => {
  const result = findJobBoard(pageOf(parts));
  return result.kind === 'found' ? `${result.board.system}/${result.board.token}` : result.kind;
};

const uuid = '0c7e0d4e-6a7b-4c1d-9f1a-2b3c4d5e6f70';
const otherUuid = '1c7e0d4e-6a7b-4c1d-9f1a-2b3c4d5e6f71';

describe('the address of a board', () => {
  test.each([
    ['https://boards.greenhouse.io/acme', 'greenhouse/acme'],
    ['HTTPS://JOB-BOARDS.GREENHOUSE.IO/ACME?gh_src=1', 'greenhouse/acme'],
    ['https://job-boards.eu.greenhouse.io/acme/jobs/4000', 'greenhouse/acme'],
    ['//boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse/acme'],
    ['https://boards.greenhouse.io/embed/job_app?token=123&amp;for=acme', 'greenhouse/acme'],
    ['https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true', 'greenhouse/acme'],
    [`https://jobs.lever.co/AcmeCo/${uuid}/apply`, 'lever/AcmeCo'],
    ['https://jobs.eu.lever.co/acme?department=Sales', 'lever/acme'],
    ['https://api.eu.lever.co/v0/postings/acme?mode=json', 'lever/acme'],
    ['https://jobs.ashbyhq.com/A1%20Garage%20Door', 'ashby/A1 Garage Door'],
    ['https://jobs.ashbyhq.com/acme.com/embed?version=2', 'ashby/acme.com'],
    ['https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true', 'ashby/acme'],
    ['https://apply.workable.com/acme/j/1A2B3C/', 'workable/acme'],
    ['https://acme.workable.com/jobs/123', 'workable/acme'],
    ['https://www.workable.com/api/accounts/acme?details=true', 'workable/acme'],
    ['https://careers.smartrecruiters.com/AcmeInc/en', 'smartrecruiters/AcmeInc'],
    ['https://jobs.smartrecruiters.com/AcmeInc/743999671674844-nurse', 'smartrecruiters/AcmeInc'],
    ['https://jobs.smartrecruiters.com/?company=AcmeInc', 'smartrecruiters/AcmeInc'],
    ['https://api.smartrecruiters.com/v1/companies/AcmeInc/postings', 'smartrecruiters/AcmeInc'],
    ['https://Acme.Recruitee.com/o/accountant', 'recruitee/acme'],
    ['https://acme.teamtailor.com/jobs/7167985-engineer', 'teamtailor/acme'],
    ['https://acme.na.teamtailor.com', 'teamtailor/acme'],
    ['https://acme.jobs.personio.de/job/12?language=en', 'personio/acme'],
    ['https://acme-gmbh-jobs.personio.de/', 'personio/acme-gmbh'],
    ['acme.bamboohr.com/careers/86', 'bamboohr/acme'],
    ['https://acme.bamboohr.com/jobs/embed2.php', 'bamboohr/acme'],
    ['https://acme.wd5.myworkdayjobs.com/en-US/External_Site/job/Berlin/Engineer_R-1', 'workday/acme/External_Site'],
    ['https://acme.wd103.myworkdayjobs.com/External?q=sales', 'workday/acme/External'],
    ['https://wd5.myworkdaysite.com/en-US/recruiting/acme/Jobs', 'workday/acme/Jobs'],
    ['https://acme.wd1.myworkdayjobs.com/wday/cxs/acme/External/jobs', 'workday/acme/External'],
    ['https://ats.rippling.com/en-GB/acme-careers/jobs', 'rippling/acme-careers'],
    ['https://ats.rippling.com/embed/acme/jobs', 'rippling/acme'],
    ['https://api.rippling.com/platform/api/ats/v2/board/acme/jobs', 'rippling/acme'],
  ])('%s', (address, expected) => {
    const read = readBoardAddress(address);
    expect(read && `${read.board.system}/${read.board.token}`).toBe(expected);
  });

  test.each([
    'https://www.greenhouse.io/',
    'https://support.greenhouse.io/hc/en-us',
    'https://app.greenhouse.io/users/sign_in',
    'https://boards.greenhouse.io/',
    'https://www.lever.co/customers/acme',
    'https://hire.lever.co/',
    'https://www.ashbyhq.com/customers',
    'https://www.workable.com/pricing',
    'https://apply.workable.com/j/1A2B3C',
    'https://help.workable.com/hc',
    'https://www.smartrecruiters.com/resources/blog',
    'https://recruitee.com/?utm_source=acme',
    'https://app.recruitee.com/',
    'https://www.teamtailor.com/en/product',
    'https://www.personio.com/product/recruiting/',
    'https://www.bamboohr.com/careers/',
    'https://acme.bamboohr.com/login.php',
    'https://acme.wd5.myworkdayjobs.com/',
    'https://acme.wd5.myworkdayjobs-impl.com/External',
    'https://www.rippling.com/recruiting',
    'https://app.rippling.com/login',
    'https://notgreenhouse.io/acme',
    'https://greenhouse.io.evil.example/acme',
    'https://boards-api.greenhouse.io/v1/boards/${token}/jobs',
    'mailto:jobs@acme.recruitee.com',
    '',
  ])('is not %s', (address) => {
    expect(readBoardAddress(address)).toBeNull();
  });

  test('keeps the capital letters of systems for which case matters, and names region, host and site', () => {
    expect(readBoardAddress('https://jobs.eu.lever.co/Acme')?.board).toEqual({
      system: 'lever',
      token: 'Acme',
      host: 'api.eu.lever.co',
      region: 'eu',
      site: null,
      url: 'https://jobs.eu.lever.co/Acme',
    });
    expect(readBoardAddress('https://ACME.wd5.myworkdayjobs.com/de-DE/Ext_1')?.board).toMatchObject({
      token: 'acme/Ext_1',
      host: 'acme.wd5.myworkdayjobs.com',
      region: 'wd5',
      site: 'Ext_1',
    });
  });
});

describe('a board is found', () => {
  test.each<[string, Partial<CareersPage>, string]>([
    ['in a frame', { frames: ['https://boards.greenhouse.io/embed/job_board?for=acme&b=https%3A%2F%2Facme.example'] }, 'greenhouse/acme'],
    ["in a script's address", script('https://boards.greenhouse.io/embed/job_board/js?for=acme'), 'greenhouse/acme'],
    ["in BambooHR's embed code", script('//acme.bamboohr.com/js/embed.js'), 'bamboohr/acme'],
    ["in Ashby's embed code", script('https://jobs.ashbyhq.com/Acme%20Labs/embed?version=2'), 'ashby/Acme Labs'],
    ["in Lever's settings", inline("window.leverJobsOptions = {accountName: 'Acme', includeCss: true};"), 'lever/Acme'],
    ["in Workable's embed code", inline("whr(document).ready(function(){ whr_embed(407621, {detail: 'titles'}); });"), 'workable/407621'],
    [
      "in SmartRecruiters' widget",
      inline('widget({"company_code": "AcmeInc", "api_url": "https://www.smartrecruiters.com"})'),
      'smartrecruiters/AcmeInc',
    ],
    ['in a call of the API', inline('fetch("https://api.lever.co/v0/postings/acme?mode=json").then(show)'), 'lever/acme'],
    [
      'in escaped markup inside JSON',
      inline(
        String.raw`{"html":"<iframe src=\"https:\/\/acme.jobs.personio.de\/?language=de\">","careersUrl":"https:\/\/acme.jobs.personio.de"}`,
      ),
      'personio/acme',
    ],
    ['in a property named like it', inline(String.raw`{"careersUrl":"https:\u002F\u002Fapply.workable.com\u002Facme"}`), 'workable/acme'],
    ['where a script leads', inline('window.location.href = "https://jobs.lever.co/acme";'), 'lever/acme'],
    [
      'in a redirect',
      { redirects: ['https://acme.example/jobs', 'https://acme.recruitee.com/'], url: 'https://jobs.acme.example/' },
      'recruitee/acme',
    ],
    ['in the address of the page', { url: 'https://careers.smartrecruiters.com/AcmeInc' }, 'smartrecruiters/AcmeInc'],
    ['in a refreshing page', { relations: [{ rel: 'refresh', url: '0; url=https://ats.rippling.com/acme/jobs' }] }, 'rippling/acme'],
    ['in an attribute', { attributes: [{ name: 'data-domain', value: 'acme.bamboohr.com' }] }, 'bamboohr/acme'],
    ["in Rippling's attribute", { attributes: [{ name: 'data-job-board-id', value: '"acme-jobs"' }] }, 'rippling/acme-jobs'],
    [
      'in a link to open positions',
      { links: [link('https://acme.wd3.myworkdayjobs.com/External', 'View open positions')] },
      'workday/acme/External',
    ],
    [
      'in a menu on any page',
      { url: 'https://acme.example/blog/news', links: [link('https://acme.recruitee.com', 'Careers', { landmark: 'nav' })] },
      'recruitee/acme',
    ],
    ['in a link with its own name', { links: [link('https://jobs.lever.co/acme-holding', 'Careers at Acme')] }, 'lever/acme-holding'],
    [
      'in a vague link on a careers page',
      { links: [link('https://jobs.ashbyhq.com/acme', 'here', { around: 'See all our openings here.' })] },
      'ashby/acme',
    ],
    [
      'in a redirecting address',
      { links: [link('https://www.google.com/url?sa=t&q=https%3A%2F%2Fjobs.lever.co%2Facme&usg=x', 'Open roles')] },
      'lever/acme',
    ],
    [
      'in a link with a part of its name',
      { url: 'https://initechlabs.example/jobs', links: [link('https://jobs.lever.co/initech', 'Work at Initech')] },
      'lever/initech',
    ],
    [
      'in a vague link under a heading',
      { links: [link('https://jobs.lever.co/acme', 'Learn more', { heading: 'Join our team' })] },
      'lever/acme',
    ],
    ['in links in other languages', { links: [link('https://acme.jobs.personio.de', 'Offene Stellen')] }, 'personio/acme'],
    ['in links with apostrophes', { links: [link('https://acme.jobs.personio.de', "Nos offres d'emploi")] }, 'personio/acme'],
    [
      'in a list of its jobs',
      { links: [link(`https://jobs.lever.co/acme/${uuid}`, 'Engineer'), link(`https://jobs.lever.co/acme/${otherUuid}`, 'Designer')] },
      'lever/acme',
    ],
  ])('%s', (_, parts, expected) => {
    expect(found(parts)).toBe(expected);
  });

  test("on a company's own domain, by Teamtailor's scripts, with its name if the page names it", () => {
    const hosted = {
      url: 'https://career.acme.example/jobs',
      ...script('https://assets-aws.teamtailor-cdn.com/assets/packs/js/careersite-1.js'),
    };
    expect(found(hosted)).toBe('teamtailor/career.acme.example');
    expect(found({ ...hosted, links: [link('https://acme.teamtailor.com/connect', 'Connect')] })).toBe('teamtailor/acme');
  });

  test('with the text that names it, the rule, and the page', () => {
    const result = findJobBoard(pageOf({ links: [link('https://jobs.lever.co/acme', 'Open roles')] }));
    expect(result).toMatchObject({
      kind: 'found',
      evidence: [{ rule: 'own-link', snippet: 'Open roles → https://jobs.lever.co/acme', page: 'https://www.acme.example/careers' }],
    });
  });

  test('despite links to other boards, powered by the vendor, and its pages', () => {
    const decoys = [
      link('https://www.greenhouse.io/', 'Powered by Greenhouse'),
      link('https://boards.greenhouse.io/greenhouse', 'Powered by Greenhouse'),
      link('https://jobs.lever.co/globex', 'Globex logo', { heading: 'Our customers' }),
      link(`https://jobs.ashbyhq.com/initech/${uuid}`, 'Product Manager', {
        around: 'Our partner Initech is looking for a Product Manager',
      }),
    ];
    expect(found({ ...script('https://boards.greenhouse.io/embed/job_board/js?for=acme'), links: decoys })).toBe('greenhouse/acme');
    expect(found({ links: [...decoys, link('https://acme.recruitee.com', 'Current vacancies')] })).toBe('recruitee/acme');
  });
});

describe('no board is found', () => {
  test.each<[string, Partial<CareersPage>, string]>([
    [
      "on pages with the vendor's own site only",
      { links: [link('https://www.lever.co/', 'Powered by Lever'), link('https://jobs.lever.co/lever', 'Lever')] },
      'absent',
    ],
    ["in customers' logos", { links: [link('https://jobs.lever.co/globex', 'Globex logo', { hint: 'customer-logos' })] }, 'absent'],
    [
      'under a heading about partners',
      { links: [link('https://boards.greenhouse.io/globex', 'Open positions', { heading: 'Our partners' })] },
      'absent',
    ],
    [
      'in a sentence about somebody else',
      { links: [link('https://jobs.lever.co/globex', 'here', { around: 'Globex is hiring engineers, see here' })] },
      'absent',
    ],
    ['in a link that names another company', { links: [link('https://jobs.lever.co/globex', 'Jobs at Globex')] }, 'ambiguous'],
    ['in a picture without words', { links: [link('https://jobs.lever.co/globex', '')] }, 'ambiguous'],
    ['in a vague link', { links: [link('https://jobs.lever.co/globex', 'Learn more', { heading: 'Globex' })] }, 'ambiguous'],
    [
      "under a heading with somebody else's name",
      { links: [link('https://jobs.lever.co/globex', 'Open roles', { heading: 'Jobs at Globex' })] },
      'absent',
    ],
    ['in a link to a single job', { links: [link(`https://jobs.lever.co/globex/${uuid}`, 'Engineer')] }, 'ambiguous'],
    [
      'in an article',
      { url: 'https://acme.example/blog/how-globex-hires', links: [link('https://boards.greenhouse.io/globex', 'open positions')] },
      'ambiguous',
    ],
    [
      "in an article's frame",
      { url: 'https://acme.example/blog/globex', frames: ['https://boards.greenhouse.io/embed/job_board?for=globex'] },
      'ambiguous',
    ],
    [
      'if two boards are equally likely',
      { links: [link('https://jobs.lever.co/acme', 'Open positions'), link('https://acme.recruitee.com', 'Jobs')] },
      'ambiguous',
    ],
    [
      'in sharing links',
      { links: [link('https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fjobs.lever.co%2Fglobex', 'Share')] },
      'absent',
    ],
    ['on a page without content', {}, 'failed'],
  ])('%s', (_, parts, expected) => {
    expect(found(parts)).toBe(expected);
  });

  test('but the system is named if a widget names no board', () => {
    const widget = { ...inline('var widget = new RTWidget({ "companies": [ 38057 ] })') };
    expect(findJobBoard(pageOf(widget))).toEqual({ kind: 'absent', systems: ['recruitee'] });
  });
});

test('pages of one site are weighed together', () => {
  const home = pageOf({ url: 'https://acme.example/', links: [link('https://jobs.lever.co/globex', 'Globex')] });
  const careers = pageOf({ frames: ['https://jobs.ashbyhq.com/acme/embed'] });
  expect(findJobBoardOn([home, careers])).toMatchObject({ kind: 'found', board: { token: 'acme' } });
});

test('nothing throws, whatever is on the page', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'https://jobs.lever.co/%E0%A4%A',
      'https://acme.wd5.myworkdayjobs.com/%',
      '\\u00',
      'http://[',
      '//',
      'https://jobs.ashbyhq.com/\uD800',
    ),
  );
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      const page = pageOf({
        url: a,
        links: [link(b, c, { around: a, heading: c })],
        frames: [a],
        scripts: [{ src: b, text: c }],
        attributes: [{ name: a, value: b }],
      });
      expect(findJobBoard(page).kind).toMatch(/^(?:found|ambiguous|absent|failed)$/);
    }),
  );
});
