/** Careers pages made from the address of a board in the ways in which companies embed it, and decoys: what pages show of other companies' boards. */
import type { CareersLink, CareersPage, JobBoard } from '@leadlight/enrichment';

export interface MadePage {
  readonly way: string;
  readonly page: CareersPage;
}

const pick = <T>(choices: readonly T[], index: number): T => choices[Math.abs(index) % choices.length] as T;
const uuidOf = (index: number): string =>
  `${(index + 0x1000_0000).toString(16).slice(-8)}-1b2c-4d3e-8f90-${(index * 7919 + 0x1000_0000_0000).toString(16).slice(-12)}`;

const ownTexts = [
  'View open positions',
  'Careers',
  'Jobs',
  'See all openings',
  "We're hiring!",
  'Join our team',
  'Open roles',
  'Current vacancies',
  'Work with us',
  'Explore opportunities',
  'Offene Stellen',
  'Karriere',
  'Zu den Stellenangeboten',
  "Nos offres d'emploi",
  'Rejoignez-nous',
  'Trabaja con nosotros',
  'Ofertas de empleo',
  'Trabalhe conosco',
  'Nossas vagas',
  'Vacatures',
  'Werken bij ons',
  'Lavora con noi',
  'Posizioni aperte',
  'Apply for a job',
  'Browse all jobs',
  '12 open positions',
  'Job openings',
  'Bekijk alle vacatures',
  'Career opportunities',
] as const;
const titles = [
  'Senior Engineer',
  'Account Executive',
  'Product Designer',
  'Sachbearbeiter (m/w/d)',
  'Chef de projet',
  'Werkstudent Marketing',
  'Customer Success Manager',
  'Data Analyst',
] as const;
const languages = ['en-US', 'de-DE', 'fr-FR', 'en-GB', 'es'] as const;

/** Hosts as companies write them. */
const siteOf = (index: number): string =>
  `https://${pick(['www.', '', 'www2.'], index)}company${index}.${pick(['com', 'de', 'io', 'co.uk', 'fr', 'nl'], index >> 2)}`;
const careersPath = (index: number): string =>
  pick(
    [
      '/careers',
      '/jobs',
      '/karriere',
      '/company/careers',
      '/en/join-us',
      '/about/working-here-jobs',
      '/vacatures',
      '/recrutement',
      '/trabaja-con-nosotros',
    ],
    index,
  );

function pageOf(way: string, index: number, parts: Partial<CareersPage>): MadePage {
  const site = siteOf(index);
  const menu: CareersLink[] = ['Home', 'Products', 'About us', 'Contact'].map((text) => ({
    url: `${site}/${text.toLowerCase().replace(' ', '-')}`,
    text,
    landmark: 'nav',
  }));
  const social: CareersLink[] = [{ url: 'https://www.linkedin.com/company/123', text: 'LinkedIn', landmark: 'footer' }];
  const assets = [
    { src: 'https://www.googletagmanager.com/gtag/js?id=G-1', text: '' },
    { src: null, text: 'window.dataLayer = window.dataLayer || [];' },
  ];
  return {
    way,
    page: {
      url: `${site}${careersPath(index)}`,
      title: 'Careers',
      frames: [],
      ...parts,
      links: [...menu, ...(parts.links ?? []), ...social],
      scripts: [...assets, ...(parts.scripts ?? [])],
    },
  };
}

/** Other spellings of the same address. */
function spellings(url: string, index: number): string {
  const upper = url.replace(/^https:\/\/[^/]+/, (origin) => origin.toUpperCase());
  const query = `${url}${url.includes('?') ? '&' : '?'}utm_source=website&utm_medium=careers`;
  return pick([url, `${url}/`, url.replace('https:', 'http:'), url.replace('https:', ''), upper, query, `${url}#jobs`, ` ${url} `], index);
}

/** A page with its own board, once per way that the system offers. */
export function embeddings(board: JobBoard, index: number): MadePage[] {
  const url = boardUrl(board, index);
  const link = (text: string, more: Partial<CareersLink> = {}): CareersLink => ({
    url: spellings(url, index),
    text,
    landmark: 'main',
    ...more,
  });
  const inline = (text: string): Partial<CareersPage> => ({ scripts: [{ src: null, text }] });
  const escaped = JSON.stringify({ props: { careersUrl: url, title: 'Join us' } }).replaceAll(
    '/',
    index % 2 === 0 ? String.raw`\/` : String.raw`\u002F`,
  );
  const jobs = Array.from({ length: 3 }, (_, job) => ({
    url: jobUrl(board, index * 3 + job),
    text: pick(titles, index + job),
    landmark: 'main' as const,
  }));
  const ways: MadePage[] = [
    pageOf('link', index, { links: [link(pick(ownTexts, index))] }),
    pageOf('link in a menu', index, {
      url: siteOf(index),
      title: 'Company',
      links: [
        link(pick(['Careers', 'Jobs', 'Karriere', 'Vacatures', 'Work with us'], index), {
          landmark: pick(['nav', 'header', 'footer'], index),
        }),
      ],
    }),
    pageOf('vague link', index, {
      links: [
        link(pick(['here', 'Apply now', 'Learn more', 'hier', 'en savoir plus'], index), {
          around: 'All our open positions are listed here.',
        }),
      ],
    }),
    pageOf('redirect', index, { redirects: [`${siteOf(index)}/jobs`, url] }),
    pageOf('refresh', index, { relations: [{ rel: 'refresh', url: `0;url=${url}` }] }),
    pageOf(
      'script that leads there',
      index,
      inline(`window.location.${pick(['href = ', 'replace('], index)}"${url}"${index % 2 ? ')' : ';'}`),
    ),
    pageOf('address in JSON', index, inline(`window.__DATA__ = ${escaped}`)),
    pageOf('redirecting link', index, {
      links: [
        { url: `https://www.google.com/url?sa=t&url=${encodeURIComponent(url)}&usg=x`, text: pick(ownTexts, index), landmark: 'main' },
      ],
    }),
    pageOf('list of jobs', index, { links: jobs }),
    pageOf('frame that waits for consent', index, {
      attributes: [{ name: pick(['data-src', 'data-cookieblock-src', 'data-lazy-src'], index), value: url }],
    }),
    ...[...frames(board)].map((src) => pageOf('frame', index, { frames: [index % 3 === 0 ? src.replace('https:', '') : src] })),
    ...scripts(board).map((src) => pageOf('script', index, { scripts: [{ src, text: '' }] })),
    ...inlines(board).map((text) => pageOf('setting or call in a script', index, inline(text))),
    pageOf('the board itself', index, { url, title: 'Jobs' }),
  ];
  return ways;
}

/** Systems have several addresses for a board. */
function boardUrl({ system, token, url, site, host }: JobBoard, index: number): string {
  const path = encodeURIComponent(token);
  switch (system) {
    case 'greenhouse':
      return pick([`https://boards.greenhouse.io/${path}`, url, `https://job-boards.eu.greenhouse.io/${path}`], index);
    case 'workable':
      return pick([url, `https://${path}.workable.com`, `${url}/#jobs`], index);
    case 'smartrecruiters':
      return pick([url, `https://jobs.smartrecruiters.com/${path}`, `${url}/${pick(languages, index).slice(0, 2)}`], index);
    case 'personio':
      return pick([`https://${token}.jobs.personio.de`, url, `https://${token}-jobs.personio.de/?language=de`], index);
    case 'bamboohr':
      return pick([url, `https://${token}.bamboohr.com/jobs/`, `https://${token}.bamboohr.com/careers/list`], index);
    case 'workday':
      return pick([url, `https://${host}/${pick(languages, index)}/${site ?? ''}`, `${url}?source=website`], index);
    case 'rippling':
      return pick([url, `https://ats.rippling.com/${pick(['en-US', 'en-GB', 'de-DE'], index)}/${path}/jobs`], index);
    case 'teamtailor':
      return pick([url, url.replace(/\/jobs$/, ''), url.replace(/\/jobs$/, '/jobs?department=Sales')], index);
    case 'lever':
      return pick([url, `${url}?department=Sales`, `${url}/?lever-via=abc`], index);
    case 'ashby':
    case 'recruitee':
      return url;
  }
}

function jobUrl({ system, token, url, host }: JobBoard, index: number): string {
  const path = encodeURIComponent(token);
  const number = 4_000_000 + index;
  switch (system) {
    case 'greenhouse':
      return `https://boards.greenhouse.io/${path}/jobs/${number}?gh_jid=${number}`;
    case 'lever':
    case 'ashby':
      return `${url}/${uuidOf(index)}`;
    case 'workable':
      return `${url}/j/${(index + 0xa0000).toString(16).toUpperCase()}/`;
    case 'smartrecruiters':
      return `https://jobs.smartrecruiters.com/${path}/${743_999_000_000_000 + index}-engineer`;
    case 'recruitee':
      return `https://${host}/o/engineer-${index}`;
    case 'teamtailor':
      return `https://${host}/jobs/${number}-engineer`;
    case 'personio':
      return `https://${host}/job/${number}?language=en`;
    case 'bamboohr':
      return `https://${host}/careers/${index + 10}`;
    case 'workday':
      return `${url}/job/Berlin/Engineer_R-${number}`;
    case 'rippling':
      return `${url}/${uuidOf(index)}`;
  }
}

function frames({ system, token, url, host }: JobBoard): string[] {
  const path = encodeURIComponent(token);
  if (system === 'greenhouse')
    return [
      `https://boards.greenhouse.io/embed/job_board?for=${path}&b=https%3A%2F%2Fcompany.example%2Fcareers`,
      `https://job-boards.greenhouse.io/embed/job_app?for=${path}&token=400123`,
    ];
  if (system === 'bamboohr') return [`https://${host}/jobs/embed2.php?departmentId=0`];
  if (system === 'rippling') return [`https://ats.rippling.com/embed/${path}/jobs`];
  return [url];
}

function scripts({ system, token, host }: JobBoard): string[] {
  const path = encodeURIComponent(token);
  if (system === 'greenhouse')
    return [
      `https://boards.greenhouse.io/embed/job_board/js?for=${path}`,
      `https://job-boards.eu.greenhouse.io/embed/job_board/js?for=${path}`,
    ];
  if (system === 'ashby') return [`https://jobs.ashbyhq.com/${path}/embed?version=2`];
  return system === 'bamboohr' ? [`//${host}/js/embed.js`] : [];
}

function inlines({ system, token, host, site }: JobBoard): string[] {
  const path = encodeURIComponent(token);
  switch (system) {
    case 'greenhouse':
      return [
        `fetch('https://boards-api.greenhouse.io/v1/boards/${path}/jobs?content=true')`,
        `Grnhse.Settings = { boardToken: "${token}" };`,
      ];
    case 'lever':
      return [
        `window.leverJobsOptions = {accountName: '${token}', includeCss: true};`,
        `$.getJSON("https://${host}/v0/postings/${path}?group=team&mode=json", render)`,
      ];
    case 'ashby':
      return [`fetch("https://api.ashbyhq.com/posting-api/job-board/${path}?includeCompensation=true")`];
    case 'workable':
      return [`const api = "https://apply.workable.com/api/v1/widget/accounts/${path}"`];
    case 'smartrecruiters':
      return [`widget({"company_code": "${token}", "api_url": "https://www.smartrecruiters.com"})`];
    case 'recruitee':
      return [`axios.get("https://${host}/api/offers/")`];
    case 'personio':
      return [`const feed = 'https://${host}/xml?language=en';`];
    case 'bamboohr':
      return [`$.get("https://${host}/careers/list")`];
    case 'workday':
      return [`fetch("https://${host}/wday/cxs/${token.split('/')[0] ?? ''}/${site ?? ''}/jobs", { method: "POST" })`];
    case 'rippling':
      return [`fetch("https://api.rippling.com/platform/api/ats/v2/board/${path}/jobs?page=0")`];
    case 'teamtailor':
      return [];
  }
}

const vendorLinks: readonly CareersLink[] = [
  { url: 'https://www.greenhouse.io/', text: 'Powered by Greenhouse', landmark: 'footer' },
  { url: 'https://www.lever.co/', text: 'Lever', landmark: 'footer' },
  { url: 'https://www.workable.com/?utm_source=company', text: 'Powered by Workable', landmark: 'footer' },
  { url: 'https://recruitee.com/?utm_campaign=powered_by', text: 'Hiring with Recruitee', landmark: 'footer' },
  { url: 'https://www.teamtailor.com/', text: 'Career site by Teamtailor', landmark: 'footer' },
  { url: 'https://www.personio.com/product/recruiting/', text: 'Personio', landmark: 'footer' },
  { url: 'https://www.bamboohr.com/', text: 'BambooHR', landmark: 'footer' },
  { url: 'https://www.smartrecruiters.com/recruiting-software/', text: 'SmartRecruiters', landmark: 'footer' },
  { url: 'https://jobs.lever.co/lever', text: 'Powered by Lever', landmark: 'footer' },
];

/** Links and contents about other companies' boards. */
function decoys(other: JobBoard, index: number): readonly (readonly [way: string, parts: Partial<CareersPage>])[] {
  const name = pick(['Globex', 'Initech', 'Umbrella Health', 'Hooli', 'Stark Industries'], index);
  return [
    ['vendor links', { links: [pick(vendorLinks, index)] }],
    [
      "a customer's logo",
      {
        links: [{ url: boardUrl(other, index), text: `${name} logo`, landmark: 'main', heading: 'Our customers', hint: 'customer-logos' }],
      },
    ],
    [
      "a partner's job",
      {
        links: [
          {
            url: jobUrl(other, index),
            text: pick(titles, index),
            landmark: 'main',
            around: `Our partner ${name} is looking for a ${pick(titles, index)}.`,
          },
        ],
      },
    ],
    [
      'another company by name',
      {
        links: [
          {
            url: boardUrl(other, index),
            text: pick([`Jobs at ${name}`, `${name} careers`, `See how ${name} hires`], index),
            landmark: 'main',
          },
        ],
      },
    ],
    [
      'a hiring company',
      { links: [{ url: boardUrl(other, index), text: 'here', landmark: 'main', around: `${name} is hiring, see their openings here.` }] },
    ],
    ['a single job', { links: [{ url: jobUrl(other, index), text: pick(titles, index), landmark: 'aside' }] }],
    [
      'a shared address',
      { links: [{ url: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(boardUrl(other, index))}`, text: 'Share' }] },
    ],
  ];
}

export function withDecoys({ way, page }: MadePage, other: JobBoard, index: number): MadePage {
  const all = decoys(other, index);
  const chosen = [all[0], pick(all, index + 1), pick(all, index + 3)].flatMap((each) => (each ? [each[1]] : []));
  return { way, page: { ...page, links: [...page.links, ...chosen.flatMap(({ links = [] }) => links)] } };
}

/** Pages that show other companies' boards and none of their own. */
export function decoyPages(other: JobBoard, index: number): MadePage[] {
  const article = { url: `${siteOf(index)}/blog/how-they-hire`, title: 'How they hire' };
  return [
    ...decoys(other, index).map(([way, parts]) => pageOf(way, index, parts)),
    pageOf('an article with a link', index, {
      ...article,
      links: [{ url: boardUrl(other, index), text: 'open positions', landmark: 'main' }],
    }),
    pageOf('an article with a frame', index, { ...article, frames: frames(other) }),
    pageOf('an article with jobs', index, {
      ...article,
      links: [1, 2, 3].map((job) => ({ url: jobUrl(other, index + job), text: pick(titles, job), landmark: 'main' as const })),
    }),
  ];
}
