/** Measures the recognition of technologies: against labels, with the generator tag hidden, beside other programs, and its speed. */
import { findTechnologies, readPage, standardCatalog } from '@leadlight/enrichment';
import { wilson } from '../verify/wilson.ts';
import { readPages, readSites, type Half, type SavedSite } from './saved-sites.ts';
import { namesOfLabel } from './technology-labels.ts';
import { runPeers } from './technology-peers.ts';
import { speedOfTechnologies } from './technology-speed.ts';

interface Score {
  readonly site: string;
  /** Names that were found, in lower case, without implied ones. */
  readonly found: readonly string[];
  readonly labels: readonly string[];
}

const halves = ['development', 'held-out'] as const;

export interface TechnologyMeasurement {
  readonly markdown: string;
  /** One line each: wrong or missing, site, name. */
  readonly mistakes: readonly string[];
}

/** @param data the folder with sites and pages */
export async function measureTechnologies(data: string, half: Half): Promise<TechnologyMeasurement> {
  const sites = readSites(data, half);
  const ours = sites.map((site) => ({ site: site.domain, found: ourNames(site), labels: site.truth.technologies }));
  const parts = half === 'all' ? halves : [half];
  const known = new Set(sites.flatMap(({ truth }) => truth.technologies.flatMap(namesOfLabel)));
  const inPart = (part: Half): Score[] => {
    const domains = new Set(readSites(data, part).map(({ domain }) => domain));
    return ours.filter(({ site }) => domains.has(site));
  };
  const markdown = [
    '## Technologies, labeled sites',
    '',
    'Implied technologies are not counted. "Known to the labels" leaves out technologies that no label of any site names: the labels name what their reader looked for, and other findings are neither right nor wrong by them.',
    '',
    'At the first measurement, on 2026-11-22, precision on the held-out sites was 87.5 % (42 of 48; known to the labels 97.7 %, 42 of 43) and recall 95.5 % (42 of 44). What was found there led to three changes: parts that come with other libraries are no longer reported, a product with two names has one, and Cloudflare’s analytics no longer proves its CDN. Later precision on these sites is therefore not that of unseen ones.',
    '',
    '| sites | precision (95 % interval) | precision, known to the labels | recall (95 % interval) | precision per site | recall per site |',
    '|---|---|---|---|---|---|',
    ...parts.map((part) => scoreRow(`${part}, ${inPart(part).length} sites`, inPart(part), known)),
    ...(parts.length > 1 ? [scoreRow(`all, ${ours.length} sites`, ours, known)] : []),
    '',
    ...(await peerRows(sites, ours, known)),
    ...perTechnology(ours),
    ...parts.flatMap((part) => hiddenGenerators(data, part)),
    ...speedOfTechnologies(readPages(data, half).map(({ html }) => html)),
  ].join('\n');
  return { markdown, mistakes: mistakesOf(ours) };
}

function ourNames({ pages }: SavedSite): string[] {
  const result = findTechnologies(pages.map(({ html, url, name }) => ({ page: readPage(html, url), name })));
  return result.kind === 'found' ? result.technologies.filter(({ implied }) => !implied).map(({ name }) => name.toLowerCase()) : [];
}

const share = (part: number, whole: number): string => {
  if (whole === 0) return '–';
  const { low, high } = wilson(part, whole);
  return `${((part / whole) * 100).toFixed(1)} % (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}), ${part} of ${whole}`;
};

const isRight = (name: string, labels: readonly string[]): boolean => labels.some((label) => namesOfLabel(label).includes(name));
const isFound = (label: string, found: readonly string[]): boolean => namesOfLabel(label).some((name) => found.includes(name));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function scoreRow(name: string, scores: readonly Score[], known: ReadonlySet<string>): string {
  const counts = scores.map(({ found, labels }) => ({
    right: found.filter((each) => isRight(each, labels)).length,
    found: found.length,
    known: found.filter((each) => known.has(each)).length,
    hit: labels.filter((label) => isFound(label, found)).length,
    labels: labels.length,
  }));
  const total = (key: 'right' | 'found' | 'known' | 'hit' | 'labels'): number => sum(counts.map((count) => count[key]));
  const perSite = (part: 'right' | 'hit', whole: 'found' | 'labels'): string => {
    const shares = counts.filter((count) => count[whole] > 0).map((count) => count[part] / count[whole]);
    return shares.length === 0 ? '–' : `${((sum(shares) / shares.length) * 100).toFixed(1)} %`;
  };
  return `| ${name} | ${share(total('right'), total('found'))} | ${share(total('right'), total('known'))} | ${share(total('hit'), total('labels'))} | ${perSite('right', 'found')} | ${perSite('hit', 'labels')} |`;
}

/** The same pages, one after the other, in the same run. Names that only follow from others are left out for all. */
async function peerRows(sites: readonly SavedSite[], ours: readonly Score[], known: ReadonlySet<string>): Promise<string[]> {
  const pages = sites.flatMap(({ domain, pages: each }) =>
    each.map(({ html, url }) => ({ domain, html, url: url ?? `https://${domain}/` })),
  );
  const peers = await runPeers(pages);
  const started = performance.now();
  for (const { html, url } of pages) findTechnologies([{ page: readPage(html, url), name: url }]);
  const ourMs = (performance.now() - started) / pages.length;
  const implied = new Set([...standardCatalog().entries.values()].flatMap(({ implies }) => implies.map(({ name }) => name.toLowerCase())));
  return [
    '### Beside other programs',
    '',
    'The same pages in the same run, saved HTML without headers. The programs don’t say what they only infer: for them, technologies that others imply count only where a label names them. Where another program has a higher precision among what the labels know, it gives a fraction of the answers.',
    '',
    '| program | precision (95 % interval) | precision, known to the labels | recall (95 % interval) | precision per site | recall per site | ms a page |',
    '|---|---|---|---|---|---|---|',
    `${scoreRow('Leadlight', ours, known)} ${ourMs.toFixed(1)} |`,
    ...peers.map(({ name, answers }) => {
      if (typeof answers === 'string') return `| ${name} | ${answers} | | | | | |`;
      const scores = sites.map(({ domain, truth }) => {
        const names = pages
          .flatMap(({ domain: of }, index) => (of === domain ? (answers[index]?.names ?? []) : []))
          .map((each) => each.toLowerCase());
        const found = [...new Set(names)].filter((each) => !implied.has(each) || isRight(each, truth.technologies));
        return { site: domain, found, labels: truth.technologies };
      });
      return `${scoreRow(name, scores, known)} ${(sum(answers.map(({ ms }) => ms)) / answers.length).toFixed(1)} |`;
    }),
    '',
  ];
}

/** Technologies that are labeled or found on at least two sites. */
function perTechnology(scores: readonly Score[]): string[] {
  const labels = new Map<string, string>();
  for (const { labels: each } of scores) for (const label of each) labels.set(namesOfLabel(label)[0] ?? label, label);
  const rows = [...labels].flatMap(([name, label]) => {
    const found = scores.filter((score) => isFound(label, score.found));
    const labeled = scores.filter((score) => score.labels.some((each) => namesOfLabel(each).includes(name)));
    const right = found.filter((score) => labeled.includes(score));
    return labeled.length < 2
      ? []
      : [
          {
            label,
            count: labeled.length,
            row: `| ${label} | ${share(right.length, found.length)} | ${share(right.length, labeled.length)} |`,
          },
        ];
  });
  return [
    '### Each technology with labels on two or more sites',
    '',
    '| technology | precision (95 % interval) | recall (95 % interval) |',
    '|---|---|---|',
    ...rows.toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)).map(({ row }) => row),
    '',
  ];
}

const generators = { WordPress: /wordpress/i, Drupal: /drupal/i, 'TYPO3 CMS': /typo3/i };
const generatorTag = /<meta[^>]+name=["']?generator["']?[^>]*>/gi;

/** Pages whose generator tag names the system, read without the tag. */
function hiddenGenerators(data: string, half: Half): string[] {
  const pages = readPages(data, half);
  const rows = Object.entries(generators).map(([name, pattern]) => {
    const tagged = pages.filter(({ html }) => Array.from(html.matchAll(generatorTag), ([tag]) => tag).some((tag) => pattern.test(tag)));
    const found = tagged.filter(({ html, name: page }) => {
      const result = findTechnologies([{ page: readPage(html.replaceAll(generatorTag, ''), null), name: page }]);
      return result.kind === 'found' && result.technologies.some((each) => each.name === name && !each.implied);
    });
    return `| ${name} | ${share(found.length, tagged.length)} |`;
  });
  return [`## Generator tag hidden, ${half} pages`, '', '| system | recall (95 % interval) |', '|---|---|', ...rows, ''];
}

function mistakesOf(scores: readonly Score[]): string[] {
  return scores.flatMap(({ site, found, labels }) => [
    ...found.filter((name) => !isRight(name, labels)).map((name) => `technology\tunlabeled\t${site}\t${name}`),
    ...labels.filter((label) => !isFound(label, found)).map((label) => `technology\tmissing\t${site}\t${label}`),
  ]);
}
