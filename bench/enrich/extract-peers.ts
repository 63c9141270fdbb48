/**
 * Other programs that read names, descriptions and structured data, on the same pages: metascraper from npm and extruct for Python. Neither is a
 * dependency. Each reads the home page alone, as its documents say; ours reads it alone and together with the site's other pages.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, extractSite, type Item, readPage, type SiteFacts } from '@leadlight/enrichment';
import { companyNameKey, foldText } from '@leadlight/vocabulary';
import { FieldScore, heading, shareOf } from './score.ts';
import { readAnnotated, readSites, type Half, type SavedSite, type Truth } from './saved-sites.ts';
import { attempt, inTemporaryFolder, installFromNpm, runOrFail } from './temporary-peer.ts';

const versions = { metascraper: '5.56.2', extruct: '0.18.0' };

interface PeerPage {
  readonly html: string;
  readonly url: string;
}

interface PeerAnswer {
  readonly name: string | null;
  readonly description: string | null;
  /** Of extruct: the page's items, each as its type and name. */
  readonly items: readonly string[];
  readonly ms: number;
}

/** @param data the folder `websites` @returns tables in Markdown */
export async function compareExtract(data: string, half: Half): Promise<string> {
  const sites = readSites(data, half);
  const homes = sites.flatMap((site) => {
    const page = site.pages.find(({ url }) => url === `https://${site.domain}/`) ?? site.pages[0];
    return page ? [{ site, page: { html: page.html, url: page.url ?? `https://${site.domain}/` } }] : [];
  });
  const structured = [
    ...sites.flatMap(({ pages }) => pages),
    ...readAnnotated(data, half).map((page) => ({ ...page, url: page.url ?? 'https://unknown.example/' })),
  ].flatMap(({ html, url }) => (/ld\+json|itemscope|typeof=/i.test(html) ? [{ html, url: url ?? 'https://unknown.example/' }] : []));
  const pages = [...homes.map(({ page }) => page), ...structured];
  const [metascraper, extruct] = await inTemporaryFolder(async (folder) => [
    await attempt(() => readWithMetascraper(folder, pages.slice(0, homes.length))),
    await attempt(() => readWithExtruct(folder, pages)),
  ]);
  const ours = homes.map(({ site, page }) => readOurs([{ ...page, name: page.url }], site));
  const oursWhole = homes.map(({ site }) => readOurs(site.pages, site));
  const rows = [
    ...rowsOf('Leadlight, all pages of the site', homes, oursWhole),
    ...rowsOf('Leadlight, home page', homes, ours),
    ...rowsOf(`metascraper ${versions.metascraper}, home page`, homes, metascraper),
    ...rowsOf(`extruct ${versions.extruct}, home page`, homes, extruct),
  ];
  return [
    '### Beside other programs',
    '',
    `Names and descriptions of ${homes.length} sites, in one run. A name is right if it is the labeled brand or legal name; a description if it is the labeled sentence, the home page’s own meta description, or part of either; another sentence counts as wrong, even if it is true. metascraper’s name is its publisher. extruct returns structured data and doesn’t choose: its name and description are those of the first organization, else of the first website, else of OpenGraph.`,
    '',
    ...heading,
    ...rows,
    '',
    ...timesOf([
      ['Leadlight', ours],
      ['metascraper', metascraper],
      ['extruct', extruct],
    ]),
    ...(typeof extruct === 'string' ? [] : compareItems(structured, extruct.slice(homes.length))),
  ].join('\n');
}

/** Milliseconds. */
function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const first = <Value>(answer: Answer<Value>): Value | null => (answer.kind === 'found' ? (answer.values[0]?.value ?? null) : null);

function readOurs(pages: SavedSite['pages'], { domain }: SavedSite): PeerAnswer {
  const start = process.cpuUsage();
  const { facts }: { facts: SiteFacts } = extractSite(
    pages.map(({ html, url, name }) => ({ page: readPage(html, url), name })),
    domain,
  );
  return { name: first(facts.brandName), description: first(facts.description), items: [], ms: cpuSince(start) };
}

type Home = { readonly site: SavedSite; readonly page: PeerPage };

function rowsOf(program: string, homes: readonly Home[], answers: readonly PeerAnswer[] | string): string[] {
  if (typeof answers === 'string') return [`| ${program} | ${answers} | | | | | | |`];
  const name = new FieldScore(`${program}: name`);
  const description = new FieldScore(`${program}: description`);
  for (const [index, { site }] of homes.entries()) {
    const answer = answers[index];
    const { truth } = site;
    const brands = [truth.names.brand, truth.names.legal].flatMap((each) => each ?? []);
    name.add(
      site.domain,
      { answers: listOf(answer?.name), labels: brands.slice(0, 1), isMatch: (found) => isOneOf(found, brands) },
      String,
    );
    const texts = descriptionsOf(truth);
    if (texts.length > 0)
      description.add(
        site.domain,
        { answers: listOf(answer?.description), labels: texts.slice(0, 1), isMatch: (found) => isSameText(found, texts) },
        String,
      );
  }
  return [name.row(), description.row()];
}

const listOf = (value: string | null | undefined): string[] => (value === null || value === undefined || value === '' ? [] : [value]);
const nameKey = (name: string): string => (companyNameKey(name) ?? foldText(name)).replaceAll(' ', '');
const isOneOf = (name: string, names: readonly string[]): boolean => names.some((each) => nameKey(each) === nameKey(name));

const descriptionsOf = ({ description, metaDescription }: Truth): string[] => [description, metaDescription].flatMap((each) => each ?? []);

function isSameText(text: string, labels: readonly string[]): boolean {
  const found = foldText(text);
  return found.length > 0 && labels.some((label) => foldText(label).includes(found) || found.includes(foldText(label)));
}

function timesOf(answers: readonly (readonly [program: string, answers: readonly PeerAnswer[] | string])[]): string[] {
  const each = answers.flatMap(([program, found]) => {
    if (typeof found === 'string' || found.length === 0) return [];
    const sorted = found.map(({ ms }) => ms).toSorted((a, b) => a - b);
    return [`${program} ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} ms`];
  });
  return [`CPU time for a page (median, without starting the program): ${each.join(', ')}.`, ''];
}

/** Types and names of the items in structured data, as two programs read them; both may contain an item several times. */
function compareItems(pages: readonly PeerPage[], answers: readonly PeerAnswer[]): string[] {
  let [ours, theirs, both] = [0, 0, 0];
  for (const [index, { html, url }] of pages.entries()) {
    const own = new Set(itemsOf(readPage(html, url).items));
    const other = new Set(answers[index]?.items);
    ours += own.size;
    theirs += other.size;
    both += [...own].filter((item) => other.has(item)).length;
  }
  return [
    `Items of structured data (JSON-LD, microdata, RDFa) with a type and a name on the ${pages.length} pages that have any: ours ${ours}, extruct ${theirs}, in both ${both}. Of extruct’s items, ours has ${shareOf(both, theirs)}; of ours, extruct has ${shareOf(both, ours)}.`,
    '',
  ];
}

function itemsOf(items: readonly (string | Item)[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    const below = [...item.properties.values()].flatMap((values) => itemsOf(values));
    const name = item.properties.get('name')?.find((value) => typeof value === 'string');
    return item.source === 'microformat' || item.types.length === 0 || name === undefined || name.trim() === ''
      ? below
      : [itemKey(item.types, name), ...below];
  });
}

const itemKey = (types: readonly string[], name: string): string =>
  `${types
    .map((type) => type.replace(/^.*[/#:]/, ''))
    .toSorted()
    .join(' ')}: ${foldText(name)}`;

type Metascraper = (rules: readonly unknown[]) => (page: PeerPage) => Promise<Record<string, string | null>>;

async function readWithMetascraper(folder: string, pages: readonly PeerPage[]): Promise<PeerAnswer[]> {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const names = ['metascraper', 'metascraper-publisher', 'metascraper-description'];
  await installFromNpm(
    folder,
    names.map((name) => `${name}@${versions.metascraper}`),
  );
  const load = createRequire(join(folder, 'package.json'));
  const rule = (name: string): unknown => (load(name) as () => unknown)();
  const read = (load('metascraper') as Metascraper)([rule('metascraper-publisher'), rule('metascraper-description')]);
  const answers: PeerAnswer[] = [];
  for (const page of pages) {
    const start = process.cpuUsage();
    const found = await read(page).catch((): Record<string, string | null> => ({}));
    answers.push({
      name: found['publisher'] ?? null,
      description: found['description'] ?? null,
      items: [],
      ms: cpuSince(start),
    });
  }
  return answers;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

async function readWithExtruct(folder: string, pages: readonly PeerPage[]): Promise<PeerAnswer[]> {
  copyFileSync(fileURLToPath(new URL('peers/extruct/read.py', import.meta.url)), join(folder, 'read.py'));
  writeFileSync(join(folder, 'pages.jsonl'), pages.map((page) => `${JSON.stringify(page)}\n`).join(''));
  const command = `cd "$0" && python3 -m venv python && python/bin/pip install --quiet extruct==${versions.extruct} && python/bin/python read.py < pages.jsonl > answers.jsonl`;
  await runOrFail('sh', ['-c', command, folder], 'run', { limitS: 600 });
  return readFileSync(join(folder, 'answers.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { found, ms } = JSON.parse(line) as { found: Readonly<Record<string, Json>>; ms: number };
      const items = ['json-ld', 'microdata', 'rdfa'].flatMap((syntax) => objectsIn(found[syntax] ?? []));
      const graph = objectsIn(found['opengraph'] ?? [], 0)[0];
      const organization = items.find((item) => /Organization|Corporation|Business|Restaurant|Store/.test(typesOf(item).join(' ')));
      const website = items.find((item) => /WebSite/.test(typesOf(item).join(' ')));
      const chosen = (property: string, ofGraph: string): string | null =>
        textIn(organization?.[property]) ?? textIn(website?.[property]) ?? textIn(graph?.[ofGraph]);
      return {
        name: chosen('name', 'og:site_name'),
        description: chosen('description', 'og:description'),
        items: items.flatMap((item) => {
          const name = textIn(item['name']);
          return name === null || name.trim() === '' || typesOf(item).length === 0 ? [] : [itemKey(typesOf(item), name)];
        }),
        ms,
      };
    });
}

type JsonObject = { readonly [key: string]: Json };

/** All objects at any depth, parents first. */
function objectsIn(value: Json, depth = 12): JsonObject[] {
  if (typeof value !== 'object' || value === null || depth < 0) return [];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((each) => objectsIn(each, depth));
  const object = value as JsonObject;
  return [object, ...Object.values(object).flatMap((each) => objectsIn(each, depth - 1))];
}

const typesOf = ({ '@type': type = [] }: JsonObject): string[] => [type].flat().filter((each) => typeof each === 'string');

function textIn(value: Json | undefined): string | null {
  const one = Array.isArray(value) ? (value as readonly Json[])[0] : value;
  if (typeof one === 'string') return one;
  return typeof one === 'object' && one !== null && !Array.isArray(one) ? textIn((one as JsonObject)['@value']) : null;
}
