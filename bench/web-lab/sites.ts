/** All sites of a lab: the same request gives the same sites, in every process. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { boardAnswers, makeCompanies, siteOf, type LabCompany } from './companies.ts';
import { dataAnswers } from './data-endpoint.ts';
import type { Answer, LabSite } from './lab-site.ts';
import { makePrivateTricks } from './private-tricks.ts';
import { makeTroubles } from './troubles.ts';

export interface SitesWanted {
  /** How many invented companies; default 60. */
  readonly companies?: number;
  /** Sites that behave badly; default false. */
  readonly troubles?: boolean;
  /** Sites that lead to private addresses; default false. */
  readonly privateTricks?: boolean;
  /** A folder with a folder for each domain: pages named by path, with `/` as `__`, plain or compressed. */
  readonly savedSites?: string;
  readonly seed?: number;
}

export interface LabSites {
  readonly sites: readonly LabSite[];
  readonly companies: readonly LabCompany[];
  /** Hosts of job boards and of an own HTTP endpoint, by host and path. */
  readonly boards: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
}

export function makeSites({ companies = 60, troubles = false, privateTricks = false, savedSites, seed = 1 }: SitesWanted): LabSites {
  const made = makeCompanies(companies, seed);
  return {
    companies: made,
    boards: { ...boardAnswers(made), ...dataAnswers(made) },
    sites: [
      ...made.map(siteOf),
      ...(troubles ? makeTroubles() : []),
      ...(privateTricks ? makePrivateTricks() : []),
      ...(savedSites === undefined ? [] : readSavedSites(savedSites)),
    ],
  };
}

function readSavedSites(folder: string): LabSite[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const domains = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name.includes('.'));
  return domains.map(({ name: domain }): LabSite => {
    const inside = join(folder, domain);
    const pagesFolder = existsSync(join(inside, 'pages')) ? join(inside, 'pages') : inside;
    const pages: Record<string, Answer> = {};
    for (const file of readdirSync(pagesFolder, { withFileTypes: true })) {
      if (!file.isFile() || /\.(?:json|md|txt|csv)(?:\.gz)?$/i.test(file.name)) continue;
      for (const path of pathsOf(file.name)) pages[path] = savedPage(join(pagesFolder, file.name));
    }
    return { name: `saved ${domain}`, domain, pages, expected: { outcome: 'read' } };
  });
}

/** `about__team.html.gz` → `/about/team.html`; the home page is `index.html` or `home.html`. An index page has the addresses that a web server gives it. */
function pathsOf(file: string): string[] {
  const path = `/${file.replace(/\.gz$/i, '').replaceAll('__', '/')}`;
  if (/^\/(?:index|home|default)?(?:\.html?)?$/i.test(path)) return ['/', path];
  const folder = /^(.*)\/index\.html?$/i.exec(path)?.[1];
  return folder === undefined ? [path] : [`${folder}/`, folder, path];
}

function savedPage(path: string): Answer {
  return (_request, response) => {
    const bytes = readFileSync(path);
    // 1f 8b starts every gzip file (RFC 1952, section 2.3.1).
    const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    response.writeHead(200, { 'content-type': 'text/html' }).end(isZipped ? gunzipSync(bytes) : bytes);
  };
}
