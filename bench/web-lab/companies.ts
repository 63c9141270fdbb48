/** Invented companies with home, about, team, contact, imprint and careers pages, and the answers of their job boards. */
import { Names, seededChance, type Chance } from '../mail-lab/names.ts';
import type { Answer, LabSite } from './lab-site.ts';

export interface LabJob {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly city: string;
}

export interface LabCompany {
  readonly name: string;
  readonly legalName: string;
  readonly domain: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly foundedYear: number;
  readonly people: readonly { readonly name: string; readonly title: string }[];
  /** What its pages show that it uses. */
  readonly technologies: readonly string[];
  /** Null: its careers page names no board. */
  readonly board: { readonly system: BoardName; readonly token: string; readonly jobs: readonly LabJob[] } | null;
}

const boards = ['greenhouse', 'lever', 'ashby', 'recruitee', 'personio', 'workable'] as const;
export type BoardName = (typeof boards)[number];

const places = [
  ['Hamburg', 'Germany', '20457', 'GmbH', '+49 40 5559', 'Hafenstraße', 'de'],
  ['München', 'Germany', '80331', 'AG', '+49 89 5551', 'Sendlinger Straße', 'de'],
  ['Austin', 'United States', '78701', 'Inc.', '+1 512 555 01', 'Congress Avenue', 'com'],
  ['London', 'United Kingdom', 'EC1A 1BB', 'Ltd', '+44 20 7946 0', 'Aldersgate Street', 'co.uk'],
  ['Lyon', 'France', '69002', 'SAS', '+33 4 72 55 ', 'Rue de la République', 'fr'],
  ['Amsterdam', 'Netherlands', '1012 AB', 'B.V.', '+31 20 555 1', 'Damrak', 'nl'],
] as const;
const given =
  'Ada Ana Anton Beata Bruno Carla David Elena Emil Frida Hugo Ines Jonas Kira Leo Lina Marc Nadia Oscar Paula Ruben Sara Theo Vera Yusuf Zoe';
const family =
  'Abel Bach Becker Berg Bianchi Castro Costa Dahl Eklund Faber Fischer Garcia Hansen Keller Klein Larsen Lopez Moreau Novak Olsen Petrov Rossi Silva Tanaka Vidal Weber';
const titles = [
  'Chief Executive Officer',
  'Chief Technology Officer',
  'Head of Sales',
  'Head of Marketing',
  'Finance Director',
  'Product Manager',
];
const openings = [
  ['Software Engineer', 'Engineering'],
  ['Data Engineer', 'Engineering'],
  ['Account Executive', 'Sales'],
  ['Customer Success Manager', 'Customer Success'],
  ['Product Designer', 'Design'],
  ['Financial Controller', 'Finance'],
] as const;
/** What a page with this technology contains. Scripts are never run. */
const technologyMarks: Readonly<Record<string, string>> = {
  WordPress: '<meta name="generator" content="WordPress 6.5.2"><link rel="stylesheet" href="/wp-content/themes/lab/style.css?ver=6.5.2">',
  'Google Tag Manager': '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-LAB123"></script>',
  HubSpot: '<script async defer id="hs-script-loader" src="//js.hs-scripts.com/123456.js"></script>',
  Shopify: '<script src="https://cdn.shopify.com/s/files/1/0001/theme.js"></script>',
  'Next.js': '<script id="__NEXT_DATA__" type="application/json">{"props":{},"page":"/"}</script>',
};

/** @param seed the same seed gives the same companies */
export function makeCompanies(count: number, seed: number): LabCompany[] {
  const chance = seededChance(seed);
  const names = new Names(chance);
  return Array.from({ length: count }, (_, index) => makeCompany(names.domain().replace(/\..*$/, ''), index, chance));
}

function makeCompany(label: string, index: number, chance: Chance): LabCompany {
  const [city, country, postalCode, form, phone, street, ending] = places[index % places.length] ?? places[0];
  const name = label
    .replace(/\d+$/, '')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
  const domain = `${label}.${ending}`;
  const [givens, families] = [given.split(' '), family.split(' ')];
  const people = titles.slice(0, 3 + (index % 4)).map((title, place) => ({
    name: `${givens[(index * 7 + place * 5) % givens.length]} ${families[(index * 3 + place * 11) % families.length]}`,
    title,
  }));
  const marks = Object.keys(technologyMarks);
  const technologies = marks.filter((_mark, place) => (index + place) % 3 === 0 || place === index % marks.length);
  const system = index % 8 < boards.length ? boards[index % 8] : undefined;
  const jobs = openings.slice(0, 1 + chance.below(openings.length)).map(([title, department], place) => ({
    id: String(100_000 + index * 10 + place),
    title,
    department,
    city,
  }));
  return {
    name,
    legalName: `${name} ${form}`,
    domain,
    street: `${street} ${2 + chance.below(90)}`,
    postalCode,
    city,
    country,
    email: `info@${domain}`,
    phone: `${phone}${String(10 + chance.below(90))}`,
    foundedYear: 1950 + chance.below(70),
    people,
    technologies,
    board: system ? { system, token: label.replaceAll('-', ''), jobs } : null,
  };
}

const page = (company: LabCompany, title: string, body: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title} - ${company.name}</title><meta name="description" content="${company.name} serves customers from ${company.city}.">
${company.technologies.map((technology) => technologyMarks[technology]).join('\n')}</head><body>
<header><a href="/">${company.name}</a><nav><a href="/about">About us</a> <a href="/team">Our team</a> <a href="/careers">Careers</a>
<a href="/contact">Contact</a></nav></header><main><h1>${title}</h1>${body}</main>
<footer><p>${company.legalName}</p><p>${company.street}, ${company.postalCode} ${company.city}, ${company.country}</p><a href="/imprint">Imprint</a></footer></body></html>`;

const sentences = (company: LabCompany): string =>
  `<p>${`${company.name} builds tools for people who repair, measure and move things. Customers in many places use them every day. `.repeat(4)}</p>`;

/** The pages of a company, by path. */
export function pagesOf(company: LabCompany): Record<string, Answer> {
  const { name, legalName, email, phone, people, foundedYear, street, postalCode, city, country, board } = company;
  const organization = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName,
    email,
    telephone: phone,
    foundingDate: String(foundedYear),
  });
  const contact = `<p>${street}</p><p>${postalCode} ${city}</p><p>${country}</p><p>Phone: <a href="tel:${phone.replaceAll(/\s/g, '')}">${phone}</a></p><p>Email: <a href="mailto:${email}">${email}</a></p>`;
  return {
    '/robots.txt': plain(`User-agent: *\nDisallow: /private/\n\nSitemap: https://${company.domain}/sitemap.xml`),
    '/sitemap.xml': xml(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/', '/about', '/team', '/contact', '/imprint', '/careers'].map((path) => `<url><loc>https://${company.domain}${path}</loc></url>`).join('')}</urlset>`,
    ),
    '/': page(company, name, `${sentences(company)}<script type="application/ld+json">${organization}</script>`),
    '/about': page(company, 'About us', `${sentences(company)}<p>${name} was founded in ${foundedYear} in ${city}.</p>`),
    '/team': page(
      company,
      'Our team',
      `${people.map((each) => `<div class="card"><h3>${each.name}</h3><p>${each.title}</p></div>`).join('')}${sentences(company)}`,
    ),
    '/contact': page(company, 'Contact', `${contact}${sentences(company)}`),
    '/imprint': page(company, 'Imprint', `<p>${legalName}</p>${contact}<p>Managing director: ${people[0]?.name}</p>${sentences(company)}`),
    '/careers': page(
      company,
      'Careers',
      `${sentences(company)}${board ? embedOf(board.system, board.token) : '<p>We have no open positions.</p>'}`,
    ),
    '/private/prices': page(company, 'Prices', sentences(company)),
  };
}

function embedOf(system: BoardName, token: string): string {
  const [label, url] = {
    greenhouse: ['frame', `https://boards.greenhouse.io/embed/job_board?for=${token}`],
    lever: ['link', `https://jobs.lever.co/${token}`],
    ashby: ['link', `https://jobs.ashbyhq.com/${token}`],
    recruitee: ['link', `https://${token}.recruitee.com/`],
    personio: ['link', `https://${token}.jobs.personio.de/`],
    workable: ['link', `https://apply.workable.com/${token}/`],
  }[system] as [string, string];
  return label === 'frame' ? `<iframe src="${url}"></iframe>` : `<p><a href="${url}">See all open positions</a></p>`;
}

/** What the job boards answer, by host and path with its query. */
export function boardAnswers(companies: readonly LabCompany[]): Record<string, Record<string, Answer>> {
  const hosts: Record<string, Record<string, Answer>> = {};
  const add = (host: string, path: string, answer: Answer): void => {
    hosts[host] = { ...hosts[host], [path]: answer };
  };
  for (const company of companies) {
    if (!company.board) continue;
    const { system, token, jobs } = company.board;
    const date = '2026-10-01T09:00:00Z';
    switch (system) {
      case 'greenhouse':
        add(
          'boards-api.greenhouse.io',
          `/v1/boards/${token}/jobs`,
          json({
            jobs: jobs.map(({ id, title, department, city }) => ({
              id: Number(id),
              title,
              location: { name: city },
              departments: [{ id: 1, name: department }],
              absolute_url: `https://boards.greenhouse.io/${token}/jobs/${id}`,
              first_published: date,
              updated_at: date,
              content: '&lt;p&gt;Join us.&lt;/p&gt;',
            })),
            meta: { total: jobs.length },
          }),
        );
        break;
      case 'lever':
        add(
          'api.lever.co',
          `/v0/postings/${token}`,
          json(
            jobs.map(({ id, title, department, city }) => ({
              id,
              text: title,
              categories: { department, location: city, commitment: 'Full-time' },
              hostedUrl: `https://jobs.lever.co/${token}/${id}`,
              createdAt: Date.parse(date),
            })),
          ),
        );
        break;
      case 'ashby':
        add(
          'api.ashbyhq.com',
          `/posting-api/job-board/${token}`,
          json({
            jobs: [
              ...jobs.map(({ id, title, department, city }) => ({
                id,
                title,
                department,
                location: city,
                employmentType: 'FullTime',
                isListed: true,
                jobUrl: `https://jobs.ashbyhq.com/${token}/${id}`,
                publishedAt: date,
              })),
              {
                id: 'hidden',
                title: 'Not listed',
                department: 'Sales',
                location: 'London',
                isListed: false,
                jobUrl: `https://jobs.ashbyhq.com/${token}/hidden`,
              },
            ],
          }),
        );
        break;
      case 'recruitee':
        add(
          `${token}.recruitee.com`,
          '/api/offers/',
          json({
            offers: jobs.map(({ id, title, department, city }) => ({
              id: Number(id),
              title,
              department,
              city,
              status: 'published',
              careers_url: `https://${token}.recruitee.com/o/${id}`,
              published_at: date,
            })),
          }),
        );
        break;
      case 'personio':
        add(
          `${token}.jobs.personio.de`,
          '/xml',
          xml(
            `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${jobs.map(({ id, title, department, city }) => `<position><id>${id}</id><office>${city}</office><department>${department}</department><name>${title}</name><employmentType>permanent</employmentType><schedule>full-time</schedule><createdAt>${date}</createdAt></position>`).join('')}</workzag-jobs>`,
          ),
        );
        break;
      case 'workable':
        add(
          'apply.workable.com',
          `/api/v1/widget/accounts/${token}`,
          json({
            name: company.name,
            jobs: jobs.map(({ id, title, department, city }) => ({
              shortcode: id,
              title,
              department,
              city,
              url: `https://apply.workable.com/${token}/j/${id}`,
              published_on: date.slice(0, 10),
              employment_type: 'Full-time',
            })),
          }),
        );
        break;
    }
  }
  return hosts;
}

export function siteOf(company: LabCompany): LabSite {
  return {
    name: `the company ${company.name} at ${company.domain}`,
    domain: company.domain,
    pages: pagesOf(company),
    expected: { outcome: 'read', reads: ['/', '/about', '/team', '/contact', '/imprint', '/careers'], never: ['/private/prices'] },
  };
}

const typed =
  (type: string) =>
  (text: string): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(text);
export const plain = typed('text/plain; charset=utf-8');
export const xml = typed('application/xml; charset=utf-8');
const json = (value: unknown): Answer => typed('application/json')(JSON.stringify(value));
