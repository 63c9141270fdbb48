/** Measures the fetcher: every site of the web lab, sixty ways to private addresses, and the pace over ten thousand scripted sites. */
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { median, p95, type Figure } from '../figures.ts';
import { startWebLab, type WebLab } from '../web-lab/lab.ts';
import type { LabSite } from '../web-lab/lab-site.ts';
import { isPrivate } from '../web-lab/private-tricks.ts';
import type { LabRequest } from '../web-lab/servers.ts';
import { measurePace } from './fetch-pace.ts';
import type { HomeResult, SiteResult } from './fetch-inside.ts';

export interface FetchMeasurement {
  readonly figures: Figure[];
  /** One sentence for each site that did not come to what its table says. */
  readonly wrong: readonly string[];
  readonly lab: string;
}

/** Of the first pages of a site that someone waits for; robots.txt and the sitemap are not pages. */
const leastGapMs = 2_000;

export async function measureFetch({ pacedSites = 10_000 }: { pacedSites?: number } = {}): Promise<FetchMeasurement> {
  const wanted = { companies: 60, troubles: true, privateTricks: true };
  const lab = await startWebLab(wanted);
  let results: Map<string, SiteResult>;
  let requests: LabRequest[];
  let homes: readonly HomeResult[];
  try {
    results = await readAll(lab, wanted);
    requests = lab.requests();
    // In another process, which knows no pace and no robots.txt of the first one, as when a member asks for one company.
    homes = await linesOf<HomeResult>(lab, { companies: wanted.companies }, 'home');
  } finally {
    await lab.stop();
  }
  const requestsOf = Map.groupBy(requests, ({ host }) => host.replace(/^www\./, ''));
  const wrong = lab.sites.flatMap((site) => faultsOf(site, results.get(site.domain), requestsOf.get(site.domain) ?? []));
  const isTrick = (site: LabSite): boolean => site.domain.startsWith('lab-trick-');
  const isTrouble = (site: LabSite): boolean => site.domain.startsWith('lab-trouble-');
  const right = (sites: readonly LabSite[]): number =>
    sites.filter(({ domain }) => !wrong.some((line) => line.startsWith(`${domain} `))).length;
  const [tricks, troubles] = [lab.sites.filter(isTrick), lab.sites.filter(isTrouble)];
  const companies = lab.sites.filter((site) => !isTrick(site) && !isTrouble(site));
  const toPrivate = requests.filter(({ address }) => isPrivate(address));
  const forbidden = lab.sites.flatMap(({ domain, expected: { never = [] } }) =>
    (requestsOf.get(domain) ?? []).filter(({ path }) => never.includes(path)),
  );
  const pace = await measurePace(pacedSites);
  const zero = { atMost: 0 } as const;
  return {
    lab: lab.kind === 'namespaces' ? 'in network namespaces, on ports 53, 80 and 443' : `behind a proxy. ${lab.whyNoNamespaces}`,
    wrong,
    figures: [
      { what: 'Companies read as expected', value: right(companies), unit: '', target: { atLeast: companies.length } },
      {
        what: 'Sites that behave badly, with exactly the expected outcome',
        value: right(troubles),
        unit: '',
        target: { atLeast: troubles.length },
      },
      { what: 'Ways to private addresses, with the expected outcome', value: right(tricks), unit: '', target: { atLeast: tricks.length } },
      { what: 'Requests that arrived at private addresses', value: toPrivate.length, unit: '', target: zero },
      { what: 'Requests that robots.txt forbids, in the lab', value: forbidden.length, unit: '', target: zero },
      { what: 'Requests that began too early, in the lab', value: tooEarly(requests).length, unit: '', target: zero },
      {
        what: 'Requests while another one to the site was open, in the lab',
        value: requests.filter(({ open }) => open > 1).length,
        unit: '',
        target: zero,
      },
      {
        what: 'Requests without our user agent, in the lab',
        value: requests.filter(({ userAgent }) => !userAgent.startsWith('Leadlight/1 (+https://')).length,
        unit: '',
        target: zero,
      },
      { what: 'Requests, in the lab', value: requests.length, unit: '' },
      ...firstFacts(homes),
      { what: 'Scripted sites, with a virtual clock', value: pace.sites, unit: '', target: { atLeast: pacedSites } },
      { what: 'Requests to scripted sites', value: pace.requests, unit: '' },
      { what: 'Requests to scripted sites that robots.txt forbids', value: pace.forbidden, unit: '', target: zero },
      { what: 'Requests to scripted sites that began too early', value: pace.tooEarly, unit: '', target: zero },
      { what: 'Requests to scripted sites while another one was open', value: pace.atOnce, unit: '', target: zero },
      { what: 'More than eight pages of a scripted site in a visit', value: pace.tooMany, unit: '', target: zero },
    ],
  };
}

async function readAll(lab: WebLab, wanted: object): Promise<Map<string, SiteResult>> {
  const results = await linesOf<SiteResult>(lab, wanted);
  return new Map(results.map((result) => [result.domain, result]));
}

async function linesOf<Line>(lab: WebLab, wanted: object, ...more: readonly string[]): Promise<Line[]> {
  const program = fileURLToPath(new URL('fetch-inside.ts', import.meta.url));
  const child = lab.run(process.execPath, [program, JSON.stringify(wanted), ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('The program has no output.');
  const lines: Line[] = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(JSON.parse(line) as Line);
  return lines;
}

function firstFacts(homes: readonly HomeResult[]): Figure[] {
  const times = homes.flatMap(({ ms }) => ms ?? []);
  return [
    { what: 'Home pages read, one company after the other', value: times.length, unit: '', target: { atLeast: homes.length } },
    { what: 'Until the facts of the home page are known, median', value: median(times), unit: 'ms' },
    {
      what: 'The same, 95th percentile',
      value: p95(times),
      unit: 'ms',
      target: { atMost: 3_000 },
      note: 'With robots.txt and without network delay. A connection with TLS, robots.txt and the page take about six round trips: 0.6 s more for a site 100 ms away.',
    },
  ];
}

function faultsOf({ domain, name, expected }: LabSite, result: SiteResult | undefined, requests: readonly LabRequest[]): string[] {
  const fault = (text: string): string => `${domain} (${name}): ${text}`;
  if (!result) return [fault('there is no result')];
  const asked = new Set(requests.map(({ path }) => path));
  return [
    ...(result.outcome === expected.outcome ? [] : [`${result.outcome} (${result.because}) instead of ${expected.outcome}`]),
    ...(expected.because === undefined || result.because === expected.because
      ? []
      : [`because of ${result.because} instead of ${expected.because}`]),
    ...((expected.movedTo ?? null) === result.movedTo ? [] : [`leads to ${result.movedTo} instead of ${expected.movedTo}`]),
    ...(expected.words ?? []).filter((words) => !result.text.includes(words)).map((words) => `does not say ${words}`),
    ...(expected.never ?? []).filter((path) => asked.has(path)).map((path) => `${path} was requested`),
    ...(expected.reads ?? []).filter((path) => !asked.has(path)).map((path) => `${path} was not requested`),
    ...(expected.misses === undefined || result.missed.includes(expected.misses) ? [] : [`${expected.misses} was not reported`]),
    ...(result.longest <= 2_097_152 ? [] : [`${result.longest} bytes were read`]),
  ].map(fault);
}

/** Pages of one site that began less than the least pause after the previous one. */
function tooEarly(requests: readonly LabRequest[]): LabRequest[] {
  const pages = requests.filter(({ path }) => !/^\/(?:robots\.txt|r\d$)/.test(path));
  const bySite = Map.groupBy(pages, ({ host }) => host.replace(/^www\./, ''));
  return [...bySite.values()].flatMap((all) => {
    const sorted = all.toSorted((a, b) => a.atMs - b.atMs);
    return sorted.filter(({ atMs }, index) => index > 0 && atMs - (sorted[index - 1]?.atMs ?? 0) < leastGapMs);
  });
}
