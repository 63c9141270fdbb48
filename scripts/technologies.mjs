/**
 * Writes engines/enrichment/technologies/data/technologies.json from the last version of Wappalyzer that has the MIT license and from
 * third-party-web: `node scripts/technologies.mjs`. Downloads both packages into a temporary folder; neither is installed. The same packages
 * produce the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corrections, dropped, renamed, renamedCategories } from './technologies/corrections.mjs';

const sources = { wappalyzer: 'wappalyzer@6.10.47', thirdParty: 'third-party-web@0.30.0' };
const target = new URL('../engines/enrichment/technologies/data/technologies.json', import.meta.url);

/** Of no use without a browser, or not shown. */
const unused = new Set(['icon', 'description', 'website', 'cpe', 'pricing', 'saas', 'oss', 'xhr', 'magento']);
/** What a signal can be read from. */
const visible = [
  'scriptSrc',
  'scripts',
  'css',
  'headers',
  'cookies',
  'meta',
  'html',
  'text',
  'url',
  'dom',
  'dns',
  'robots',
  'certIssuer',
  'js',
];
/** Kinds of script hosts that tell a product, with their categories' names in Wappalyzer. */
const hostCategories = new Map([
  ['ad', 'Advertising'],
  ['analytics', 'Analytics'],
  ['marketing', 'Marketing automation'],
  ['customer-success', 'Live chat'],
  ['tag-manager', 'Tag managers'],
  ['consent-provider', 'Cookie compliance'],
  ['video', 'Video players'],
]);

const folder = mkdtempSync(join(tmpdir(), 'technologies-'));
try {
  const wappalyzer = unpack(sources.wappalyzer);
  const categories = /** @type {Record<string, { name: string }>} */ (
    JSON.parse(readFileSync(join(wappalyzer, 'categories.json'), 'utf8'))
  );
  const names = Object.fromEntries(Object.entries(categories).map(([id, { name }]) => [id, renamedCategories[id] ?? name]));
  const technologies = readTechnologies(join(wappalyzer, 'technologies'));
  const scriptHosts = readHosts(join(unpack(sources.thirdParty), 'dist', 'entities.json'), technologies, names);
  writeFileSync(
    target,
    `${JSON.stringify(
      {
        _about: `Written by scripts/technologies.mjs from ${sources.wappalyzer} and ${sources.thirdParty} (both MIT, see LICENSE beside this file). Don't edit.`,
        categories: names,
        technologies: JSON.stringify(technologies),
        scriptHosts,
      },
      null,
      1,
    )}\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {string} spec */
function unpack(spec) {
  const [file = ''] = execFileSync('npm', ['pack', spec, '--silent', '--ignore-scripts', '--pack-destination', folder], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .slice(-1);
  const to = join(folder, file.replace(/\.tgz$/, ''));
  execFileSync('mkdir', ['-p', to]);
  execFileSync('tar', ['xzf', join(folder, file), '-C', to, '--strip-components', '1']);
  return to;
}

/**
 * @typedef {Record<string, unknown>} Entry
 * @param {string} from
 */
function readTechnologies(from) {
  /** @type {Record<string, Entry>} */
  const all = {};
  for (const file of readdirSync(from)
    .filter((name) => name.endsWith('.json'))
    .toSorted())
    Object.assign(all, JSON.parse(readFileSync(join(from, file), 'utf8')));
  for (const name of dropped) delete all[name];
  for (const [name, change] of Object.entries(corrections)) {
    const entry = all[name];
    if (!entry) throw new Error(`There is no ${name} to correct.`);
    Object.assign(entry, change);
  }
  for (const [name, today] of Object.entries(renamed)) {
    all[today] = all[name] ?? {};
    delete all[name];
  }
  for (const entry of Object.values(all)) {
    for (const key of Object.keys(entry)) if (unused.has(key) || entry[key] === null) delete entry[key];
    if (entry['scriptSrc'] !== undefined) entry['scriptSrc'] = /** @type {string[]} */ ([entry['scriptSrc']].flat()).map(wholeWord);
    if (typeof entry['js'] === 'object') entry['js'] = Object.keys(entry['js'] ?? {});
  }
  const implied = new Set(Object.values(all).flatMap(({ implies = [] }) => [implies].flat().map((each) => String(each).split('\\;')[0])));
  const kept = Object.entries(all).filter(([name, entry]) => implied.has(name) || visible.some((key) => entry[key] !== undefined));
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A short name such as `rx.js` must not be the end of another word.
 * @param {string} written
 */
function wholeWord(written) {
  const [pattern = '', ...settings] = written.split('\\;');
  return /^[a-z]{1,6}(?![a-z])/i.test(pattern) ? [`(?:^|[^a-z])(?:${pattern})`, ...settings].join('\\;') : written;
}

/**
 * Hosts that belong to one product of a known kind. A product that Wappalyzer also knows keeps its name.
 * @param {string} file
 * @param {Record<string, Entry>} technologies
 * @param {Record<string, string>} categoryNames
 */
function readHosts(file, technologies, categoryNames) {
  const entities = /** @type {{ name: string, category: string, domains: string[] }[]} */ (JSON.parse(readFileSync(file, 'utf8')));
  const ids = new Map(Object.entries(categoryNames).map(([id, name]) => [name, Number(id)]));
  const known = new Map(Object.keys(technologies).map((name) => [name.toLowerCase().replaceAll(/[^a-z\d]/g, ''), name]));
  const lines = [];
  for (const { name, category: kind, domains } of entities.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const category = hostCategories.get(kind);
    const id = ids.get(category ?? '');
    // Hosts of companies with many products say nothing about the product.
    if (
      id === undefined ||
      /google|facebook|amazon|microsoft|adobe|yahoo|oracle|twitter|linkedin|brightcove|infoline|^[\w-]+\.\w+$|\//i.test(name)
    )
      continue;
    const shown = known.get(name.toLowerCase().replaceAll(/[^a-z\d]/g, '')) ?? name;
    technologies[shown] ??= { cats: [id] };
    lines.push(`${shown}\t${domains.map((domain) => domain.replace(/^\*\./, '')).join(' ')}`);
  }
  return lines.join('\n');
}
