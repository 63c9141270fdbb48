/** Decides from the signals of all pages which technologies a site uses. Never throws. */
import type { Page } from '../page/page.ts';
import type { TechnologyCatalog } from './catalog.ts';
import { type Hit, pageSignals, textSignals } from './page-signals.ts';
import { standardCatalog } from './standard-catalog.ts';
import type { SignalKind, Technology, TechnologyResult, TechnologySignal } from './technology.ts';

export interface NamedPage {
  readonly page: Page;
  readonly name: string;
}

/** What is known of a site beside its pages. */
export interface SiteSurroundings {
  /** Data of DNS records by type in upper case, of the registrable domain: MX (host names), TXT, NS. */
  readonly dns?: Readonly<Record<string, readonly string[]>>;
  /** The content of robots.txt. */
  readonly robots?: string;
  /** The issuer of the certificate, as its organization or common name. */
  readonly certificateIssuer?: string;
}

export interface TechnologyOptions extends SiteSurroundings {
  /** By default, the technologies that come with the product. */
  readonly catalog?: TechnologyCatalog;
}

/** Below this sum of confidences, a technology isn't reported. */
const leastConfidence = 50;
const mostSignals = 5;
/** Stronger kinds first. */
const kinds: readonly SignalKind[] = [
  'header',
  'meta',
  'cookie',
  'script',
  'html',
  'dns',
  'robots',
  'certificate',
  'url',
  'text',
  'global',
];

interface Sighting extends Hit {
  readonly page: string;
}

interface Candidate {
  readonly name: string;
  confidence: number;
  readonly sightings: readonly Sighting[];
  /** The technologies that imply it; empty if its own signals are enough. */
  impliedBy: string[];
}

/** @param pages with content: those that say nothing about the company say nothing about its technologies either */
export function findTechnologies(pages: readonly NamedPage[], options: TechnologyOptions = {}): TechnologyResult {
  if (pages.length === 0) return { kind: 'failed', reason: 'no_pages' };
  try {
    const catalog = options.catalog ?? standardCatalog();
    const sightings = [
      ...pages.flatMap(({ page, name }) => pageSignals(page, catalog).map((hit): Sighting => ({ ...hit, page: name }))),
      ...surroundingSignals(catalog, options),
    ];
    const technologies = decide(sightings, catalog);
    return technologies.length === 0 ? { kind: 'absent' } : { kind: 'found', technologies };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function surroundingSignals(catalog: TechnologyCatalog, { dns = {}, robots, certificateIssuer }: SiteSurroundings): Sighting[] {
  const found: Sighting[] = [];
  for (const [type, values] of Object.entries(dns))
    for (const hit of textSignals(catalog.dns.get(type.toLowerCase()) ?? [], 'dns', values))
      found.push({ ...hit, page: `DNS ${type.toUpperCase()}` });
  if (robots !== undefined)
    for (const hit of textSignals(catalog.robots, 'robots', robots.split('\n', 500))) found.push({ ...hit, page: 'robots.txt' });
  if (certificateIssuer !== undefined)
    for (const hit of textSignals(catalog.certificates, 'certificate', [certificateIssuer])) found.push({ ...hit, page: 'certificate' });
  return found;
}

function decide(sightings: readonly Sighting[], catalog: TechnologyCatalog): Technology[] {
  const byName = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const known = byName.get(sighting.technology);
    if (known) known.push(sighting);
    else byName.set(sighting.technology, [sighting]);
  }
  const candidates = new Map<string, Candidate>();
  for (const [name, seen] of byName) {
    const confidence = confidenceOf(seen);
    if (confidence >= leastConfidence) candidates.set(name, { name, confidence, sightings: seen, impliedBy: [] });
  }
  dropExcluded(candidates, catalog);
  dropUnsupported(candidates, catalog);
  addImplied(candidates, catalog);
  return [...candidates.values()].map((candidate) => technologyOf(candidate, candidates, catalog)).toSorted(order);
}

/** The sum over distinct rules, at most 100. */
function confidenceOf(sightings: readonly Sighting[]): number {
  const byRule = new Map<number, number>();
  for (const { rule, confidence } of sightings) byRule.set(rule, Math.max(confidence, byRule.get(rule) ?? 0));
  return Math.min(
    100,
    [...byRule.values()].reduce((sum, each) => sum + each, 0),
  );
}

function dropExcluded(candidates: Map<string, Candidate>, catalog: TechnologyCatalog): void {
  for (const { name } of candidates.values()) {
    if (!candidates.has(name)) continue;
    for (const excluded of catalog.entries.get(name)?.excludes ?? []) if (excluded !== name) candidates.delete(excluded);
  }
}

/** A plug-in without what it plugs into was not recognized rightly. Repeats, because what was dropped may have been required in turn. */
function dropUnsupported(candidates: Map<string, Candidate>, catalog: TechnologyCatalog): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const present = new Set(candidates.keys());
    for (const name of present) for (const implied of catalog.entries.get(name)?.implies ?? []) present.add(implied.name);
    const categories = new Set([...candidates.keys()].flatMap((name) => [...(catalog.entries.get(name)?.categories ?? [])]));
    for (const name of candidates.keys()) {
      const { requires = [], requiresCategories = [] } = catalog.entries.get(name) ?? {};
      const isSupported = requires.every((each) => present.has(each)) && requiresCategories.every((each) => categories.has(each));
      if (isSupported) continue;
      candidates.delete(name);
      hasChanged = true;
    }
  }
}

function addImplied(candidates: Map<string, Candidate>, catalog: TechnologyCatalog): void {
  // A Map's iteration includes what is added meanwhile: what an implied technology implies.
  for (const { name, confidence } of candidates.values()) {
    for (const implied of catalog.entries.get(name)?.implies ?? []) {
      const sum = Math.min(confidence, implied.confidence);
      const known = candidates.get(implied.name);
      if (known) {
        if (known.impliedBy.length > 0) known.impliedBy.push(name);
      } else if (sum >= leastConfidence)
        candidates.set(implied.name, { name: implied.name, confidence: sum, sightings: [], impliedBy: [name] });
    }
  }
}

function technologyOf(
  { name, confidence, sightings, impliedBy }: Candidate,
  all: ReadonlyMap<string, Candidate>,
  catalog: TechnologyCatalog,
): Technology {
  const entry = catalog.entries.get(name);
  return {
    name,
    slug: technologySlug(name),
    categories: (entry?.categories ?? []).flatMap((id) => catalog.categoryName(id) ?? []),
    version: versionOf(sightings),
    confidence,
    implied: impliedBy.length > 0,
    signals: signalsOf(impliedBy.length > 0 ? evidenceOf(impliedBy, all) : sightings),
  };
}

/** The signals of what implies a technology, or of what implies that. */
function evidenceOf(names: readonly string[], all: ReadonlyMap<string, Candidate>): Sighting[] {
  const queue = [...names];
  const found: Sighting[] = [];
  const done = new Set<string>();
  for (const name of queue) {
    if (done.has(name)) continue;
    done.add(name);
    const candidate = all.get(name);
    found.push(...(candidate?.sightings ?? []));
    queue.push(...(candidate?.impliedBy ?? []));
  }
  return found;
}

function signalsOf(sightings: readonly Sighting[]): TechnologySignal[] {
  const sorted = sightings.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const signals: TechnologySignal[] = [];
  for (const { kind, page, snippet } of sorted)
    if (signals.length < mostSignals && !signals.some((each) => each.kind === kind && each.snippet === snippet))
      signals.push({ kind, page, snippet });
  return signals;
}

/** "5.4.2" says what "5.4" says, and more; otherwise, two versions are none. */
function versionOf(sightings: readonly Sighting[]): string | null {
  const versions = [...new Set(sightings.flatMap(({ version }) => version ?? []))];
  const precise = versions.filter((version) => !versions.some((other) => other !== version && other.startsWith(`${version}.`)));
  return precise.length === 1 ? (precise[0] ?? null) : null;
}

/** Seen before implied, then by name. */
function order(a: Technology, b: Technology): number {
  return Number(a.implied) - Number(b.implied) || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);
}

/** "Node.js" is "node-js": Latin letters and digits. */
export function technologySlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? 'unnamed' : slug;
}
