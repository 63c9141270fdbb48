/**
 * Recognizes the addresses of job boards. Sources: the vendors' public documentation of job board APIs and embeds, and the addresses that
 * their boards have. An address of the vendor's own site, help or login pages is not one.
 */
import { boardSystems, type BoardSystem, type JobBoard } from './board.ts';
import { readWebAddress, type WebAddress } from './urls.ts';

/** What an address leads to. `board`: all jobs; `api`: the data behind the board; `job`: one job or its application form. */
export type BoardPage = 'board' | 'api' | 'embed' | 'job';

export interface BoardAddress {
  readonly board: JobBoard;
  readonly page: BoardPage;
  /** Identifies the job on a page of kind `job`; null elsewhere. */
  readonly job: string | null;
}

type Read = Pick<JobBoard, 'token' | 'host' | 'region' | 'site' | 'url'> & Pick<BoardAddress, 'page' | 'job'>;
type Reader = (address: WebAddress) => Read | null;

/** @returns null if the text is not an address of a company's board in one of the eleven systems */
export function readBoardAddress(text: string): BoardAddress | null {
  const address = readWebAddress(text);
  if (!address) return null;
  const system = systemOfHost(address.host);
  const read = system && readers[system](address);
  if (!system || !read || !isToken(read.token)) return null;
  const { page, job, ...board } = read;
  return { board: { system, ...board }, page, job };
}

/** The system that a host belongs to, whether or not it has boards: "www.greenhouse.io" → greenhouse. */
export function systemOfHost(host: string): BoardSystem | null {
  return boardSystems.find((system) => systemDomains[system].some((domain) => host === domain || host.endsWith(`.${domain}`))) ?? null;
}

/** Whether the host belongs to one of the vendors. */
export function isVendorSite(host: string): boolean {
  return systemOfHost(host) !== null || vendorSites.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Where companies have their boards. */
export const systemDomains: Readonly<Record<BoardSystem, readonly string[]>> = {
  greenhouse: ['greenhouse.io'],
  lever: ['lever.co'],
  ashby: ['ashbyhq.com'],
  workable: ['workable.com'],
  smartrecruiters: ['smartrecruiters.com'],
  recruitee: ['recruitee.com'],
  teamtailor: ['teamtailor.com'],
  personio: ['personio.de', 'personio.com'],
  bamboohr: ['bamboohr.com'],
  workday: ['myworkdayjobs.com', 'myworkdaysite.com'],
  rippling: ['rippling.com'],
};

/** Further sites of the vendors. */
const vendorSites = ['greenhouse.com', 'workday.com', 'tellent.com', 'personio.es', 'personio.fr', 'personio.nl'];

/** Names in place of a company's: pages of the vendor. Those that companies have as tokens in their systems are not in it. */
const reserved = new Set(
  'www app apps api apis help support status blog docs doc documentation developer go info pages page learn resources cdn static assets images media login signin signup sign-in sign-up secure partner partners marketplace community email mail integrations integration auth accounts sso oauth webhooks sandbox staging demo files download downloads get try share about privacy terms legal security pricing contact press embed widget widgets js css fonts img favicon.ico robots.txt sitemap.xml search users user account admin internal public undefined null example your-company yourcompany company-name companyname your_company token subdomain company'.split(
    ' ',
  ),
);

function isToken(token: string): boolean {
  const first = token.split('/', 1)[0]?.toLowerCase() ?? '';
  return token.length > 0 && token.length <= 120 && !reserved.has(first) && /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._&'’+,()!@/-]*$/u.test(token);
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const locale = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;
const path = (token: string): string => encodeURIComponent(token);

const readers: Readonly<Record<BoardSystem, Reader>> = {
  greenhouse({ host, segments, query }) {
    const isEu = host.includes('.eu.');
    const of = (token: string | undefined, page: BoardPage, job: string | null = null): Read | null => {
      const lower = token?.toLowerCase() ?? '';
      const url = `https://job-boards.${isEu ? 'eu.' : ''}greenhouse.io/${path(lower)}`;
      // Boards of the European region are served by the same API.
      return { token: lower, host: 'boards-api.greenhouse.io', region: isEu ? 'eu' : null, site: null, url, page, job };
    };
    if (/^(?:boards-api|api)\.(?:eu\.)?greenhouse\.io$/.test(host)) return segments[1] === 'boards' ? of(segments[2], 'api') : null;
    if (!/^(?:job-boards|boards)(?:\.eu)?(?:\.cdn)?\.greenhouse\.io$/.test(host)) return null;
    const [first = '', second = '', third] = segments;
    if (first.toLowerCase() !== 'embed') return second === 'jobs' && third ? of(first, 'job', third) : of(first, 'board');
    const token = query.get('for');
    return second === 'job_app' ? of(token, 'job', query.get('token') ?? null) : of(token, 'embed');
  },
  lever({ host, segments }) {
    const region = host.includes('.eu.') ? 'eu' : null;
    const domain = region === null ? 'lever.co' : 'eu.lever.co';
    // Tokens with capital letters exist only in that spelling (lever/postings-api, issue 57).
    const of = (token: string | undefined, page: BoardPage, job: string | null = null): Read => ({
      token: token ?? '',
      host: `api.${domain}`,
      region,
      site: null,
      url: `https://jobs.${domain}/${path(token ?? '')}`,
      page,
      job,
    });
    const [first, second] = segments;
    if (host === `api.${domain}`) return first === 'v0' && second === 'postings' ? of(segments[2], 'api') : null;
    if (host !== `jobs.${domain}`) return null;
    return second !== undefined && uuid.test(second) ? of(first, 'job', second) : of(first, 'board');
  },
  ashby({ host, segments, query }) {
    const of = (token: string | undefined, page: BoardPage, job: string | null = null): Read => ({
      token: token ?? '',
      host: 'api.ashbyhq.com',
      region: null,
      site: null,
      url: `https://jobs.ashbyhq.com/${path(token ?? '')}`,
      page,
      job,
    });
    if (host === 'api.ashbyhq.com') return segments[0] === 'posting-api' && segments[1] === 'job-board' ? of(segments[2], 'api') : null;
    if (host !== 'jobs.ashbyhq.com') return null;
    const [first, second = ''] = segments;
    if (second === 'embed') return of(first, 'embed');
    const job = uuid.test(second) ? second : query.get('ashby_jid');
    return job === undefined ? of(first, 'board') : of(first, 'job', job);
  },
  workable({ host, segments }) {
    const of = (token: string | undefined, page: BoardPage, job: string | null = null): Read => {
      const lower = token?.toLowerCase() ?? '';
      return {
        token: lower,
        host: 'apply.workable.com',
        region: null,
        site: null,
        url: `https://apply.workable.com/${path(lower)}`,
        page,
        job,
      };
    };
    const lower = segments.map((segment) => segment.toLowerCase());
    if (lower[0] === 'api') {
      const at = lower.indexOf('accounts');
      return at > 0 && (host === 'apply.workable.com' || host === 'www.workable.com') ? of(segments[at + 1], 'api') : null;
    }
    if (host === 'apply.workable.com') {
      const [first = '', second, third] =
        locale.test(lower[0] ?? '') && segments.length > 1 && lower[1] !== 'j' ? segments.slice(1) : segments;
      // "apply.workable.com/j/SHORTCODE" names no company.
      if (first.toLowerCase() === 'j') return null;
      return second?.toLowerCase() === 'j' && third ? of(first, 'job', third) : of(first, 'board');
    }
    const [subdomain = ''] = host.split('.');
    if (host !== `${subdomain}.workable.com` || vendorHosts.workable.has(subdomain)) return null;
    const at = lower.findIndex((segment) => segment === 'j' || segment === 'jobs');
    return at >= 0 && segments[at + 1] ? of(subdomain, 'job', segments[at + 1] ?? null) : of(subdomain, 'board');
  },
  smartrecruiters({ host, segments, query }) {
    const of = (token: string | undefined, page: BoardPage, job: string | null = null): Read => ({
      token: token ?? '',
      host: 'api.smartrecruiters.com',
      region: null,
      site: null,
      url: `https://careers.smartrecruiters.com/${path(token ?? '')}`,
      page,
      job,
    });
    const [first = '', second = '', third = ''] = segments;
    if (host === 'api.smartrecruiters.com') return second === 'companies' ? of(third, 'api') : null;
    if (!['careers.smartrecruiters.com', 'jobs.smartrecruiters.com', 'www.smartrecruiters.com', 'smartrecruiters.com'].includes(host))
      return null;
    if (first === 'oneclick-ui') return second === 'company' ? of(third, 'job', segments[4] ?? null) : null;
    if (first === 'my-applications') return of(second, 'board');
    if (/^(?:\d{8,}|[\da-f]{8}-[\da-f]{4}-)/i.test(second)) return of(first, 'job', second.split('-', 1)[0] ?? second);
    // The vendor's own pages are on the same host as old addresses of jobs.
    if (!/^(?:careers|jobs)\./.test(host)) return null;
    const asked = query.get('company');
    if (first === '') return asked === undefined ? null : of(asked, 'board');
    // A second part is a language or, on careers pages, one of the company's brands.
    if (second !== '' && !locale.test(second) && !host.startsWith('careers.')) return null;
    return of(first, 'board');
  },
  recruitee({ host, segments }) {
    const [token = ''] = host.split('.');
    if (host === 'api.recruitee.com') {
      return segments[0] === 'c' && segments[2] === 'careers' ? onOwnHost('recruitee.com', segments[1] ?? '', 'api', null) : null;
    }
    if (host !== `${token}.recruitee.com` || vendorHosts.recruitee.has(token)) return null;
    const at = segments.findIndex((segment) => segment.toLowerCase() === 'o');
    if (segments[0] === 'api') return onOwnHost('recruitee.com', token, 'api', null);
    return at >= 0 && segments[at + 1]
      ? onOwnHost('recruitee.com', token, 'job', segments[at + 1] ?? null)
      : onOwnHost('recruitee.com', token, 'board', null);
  },
  teamtailor({ host, segments }) {
    const [, token = '', region] = /^([^.]+)(?:\.([a-z]{2,3}\d?))?\.teamtailor\.com$/.exec(host) ?? [];
    if (token === '' || vendorHosts.teamtailor.has(token)) return null;
    const at = segments.findIndex((segment) => segment.toLowerCase() === 'jobs');
    const job = at >= 0 && /^\d+/.test(segments[at + 1] ?? '') ? (/^\d+/.exec(segments[at + 1] ?? '')?.[0] ?? null) : null;
    const read = onOwnHost(`${region ? `${region}.` : ''}teamtailor.com`, token, job === null ? 'board' : 'job', job);
    return { ...read, region: region ?? null, url: `https://${host}/jobs` };
  },
  personio({ host, segments }) {
    // Older boards: "acme-jobs.personio.de".
    const [, token = '', domain = ''] = /^([^.]+)(?:\.jobs|-jobs)\.(personio\.(?:de|com))$/.exec(host) ?? [];
    if (token === '') return null;
    const [first = '', second] = segments;
    const page = first === 'xml' ? 'api' : first === 'job' && second ? 'job' : 'board';
    return {
      ...onOwnHost(`jobs.${domain}`, token, page, page === 'job' ? (second ?? null) : null),
      region: domain.endsWith('.de') ? 'de' : 'com',
    };
  },
  bamboohr({ host, segments, query }) {
    const [token = ''] = host.split('.');
    if (host !== `${token}.bamboohr.com` || vendorHosts.bamboohr.has(token)) return null;
    const [first = '', second] = segments.map((segment) => segment.toLowerCase());
    const of = (page: BoardPage, job: string | null = null): Read => ({
      ...onOwnHost('bamboohr.com', token, page, job),
      url: `https://${token}.bamboohr.com/careers`,
    });
    switch (first) {
      case '':
      case 'hiring':
        return of('board');
      case 'careers':
        return second !== undefined && /^\d+$/.test(second) ? of('job', second) : of(second === 'list' ? 'api' : 'board');
      case 'jobs':
        if (second?.startsWith('embed')) return of('embed');
        return second === 'view.php' ? of('job', query.get('id') ?? null) : of('board');
      case 'js':
        return of('embed');
      // Employees sign in on the same host.
      default:
        return null;
    }
  },
  workday(address) {
    return readWorkday(address);
  },
  rippling({ host, segments }) {
    const of = (token: string | undefined, page: BoardPage, job: string | null = null): Read => ({
      token: token ?? '',
      host: 'api.rippling.com',
      region: null,
      site: null,
      url: `https://ats.rippling.com/${path(token ?? '')}/jobs`,
      page,
      job,
    });
    if (host === 'api.rippling.com') {
      const at = segments.indexOf('board');
      return at > 0 ? of(segments[at + 1], 'api') : null;
    }
    if (!/^ats(?:\.[a-z]{2}\d)?\.rippling\.com$/.test(host)) return null;
    const rest = segments.filter((segment, index) => !(index < 2 && (segment === 'embed' || /^[a-z]{2}-[a-z]{2}$/i.test(segment))));
    const isEmbed = segments.slice(0, 2).includes('embed');
    const [token, second, third] = rest;
    if (second !== undefined && second !== 'jobs') return null;
    return third === undefined ? of(token, isEmbed ? 'embed' : 'board') : of(token, 'job', third);
  },
};

function onOwnHost(domain: string, token: string, page: BoardPage, job: string | null): Read {
  const lower = token.toLowerCase();
  const host = `${lower}.${domain}`;
  return { token: lower, host, region: null, site: null, url: `https://${host}/`, page, job };
}

/** Subdomains of the vendors themselves. */
const vendorHosts = {
  workable: new Set('www app apply jobs help resources careers blog developers engineering get support status id media'.split(' ')),
  recruitee: new Set('www app api docs support help blog careers-analytics status auth get jobs'.split(' ')),
  teamtailor: new Set('www app api docs support help blog status developer scripts get splash tt lp partner partners'.split(' ')),
  bamboohr: new Set('www app api help documentation developers partners marketplace resources status info learn'.split(' ')),
};

/** Addresses: "TENANT.wd5.myworkdayjobs.com/en-US/SITE/job/…", "wd5.myworkdaysite.com/recruiting/TENANT/SITE", both with "/wday/cxs/TENANT/SITE/jobs". */
function readWorkday({ host, segments }: WebAddress): Read | null {
  const [, tenantOfHost, dataCenter = ''] = /^(?:([^.]+)\.)?(wd\d+)\.myworkday(?:jobs|site)\.com$/.exec(host) ?? [];
  if (dataCenter === '') return null;
  const rest = locale.test(segments[0] ?? '') && segments.length > 1 ? segments.slice(1) : segments;
  const lower = rest.map((segment) => segment.toLowerCase());
  const isShared = lower[0] === 'recruiting';
  const of = (tenant: string | undefined, site: string | undefined, page: BoardPage, job: string | null = null): Read | null => {
    if (!tenant || !site || !/^[\w.-]+$/.test(tenant) || !/^[\w. -]+$/.test(site) || workdayPages.has(site.toLowerCase())) return null;
    const url = isShared ? `https://${host}/recruiting/${path(tenant)}/${path(site)}` : `https://${host}/${path(site)}`;
    return { token: `${tenant.toLowerCase()}/${site}`, host, region: dataCenter, site, url, page, job };
  };
  if (lower[0] === 'wday') return lower[1] === 'cxs' ? of(rest[2], rest[3], 'api') : null;
  const [tenant, site, ...further] = isShared ? rest.slice(1) : [tenantOfHost, ...rest];
  // The job's path contains its place, title and number: "/job/Berlin/Engineer_R-123".
  const at = further.findIndex((segment) => segment === 'job' || segment === 'details');
  return at >= 0 ? of(tenant, site, 'job', further.at(-1)?.replace(/^.*_/, '') ?? null) : of(tenant, site, 'board');
}

/** First segments of Workday's paths that are not sites. */
const workdayPages = new Set(['wday', 'job', 'login', 'userhome', 'introduceyourself', 'robots.txt', 'favicon.ico', 'recruiting']);
