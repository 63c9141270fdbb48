/** Generates the text of THIRD_PARTY_NOTICES.md: third-party packages, data, fonts and icons with their licenses. */
import { kinds, readDeclarations } from './declared.mjs';
import { authorOf, compare, packageAt, productionPackages, readLock, textsOf } from './packages.mjs';

/** @typedef {import('./packages.mjs').Package} Package */
/** @typedef {import('./declared.mjs').Declared} Declared */

const titles = { data: 'Data', fonts: 'Fonts', icons: 'Icons', programs: 'Programs and the libraries they ship with' };

/** @returns {string} depends only on the lock file, the installed packages and the declarations, not on the platform */
export function notices() {
  const lock = readLock();
  const declarations = readDeclarations();
  const packages = productionPackages(lock, declarations.bundled).map((each) => ({
    ...each,
    license: each.license ?? declarations.missing[each.name],
  }));
  const everywhere = packages.filter(({ isForOnePlatform }) => !isForOnePlatform);
  const onePlatform = packages.filter(({ isForOnePlatform }) => isForOnePlatform);
  // Fonts, icons and data come from development packages; their license texts belong here too.
  const carriers = kinds
    .flatMap((kind) => declarations[kind].flatMap(({ packages: names = [] }) => names))
    .filter((name, index, all) => all.indexOf(name) === index && !packages.some((each) => each.name === name))
    .map((name) => packageAt(lock, `node_modules/${name}`));
  const carried = [...everywhere, ...carriers].map((each) => ({ each, texts: textsOf(each) }));
  const silent = carried.filter(({ texts }) => texts.length === 0);

  return `${[
    '# Third-party notices',
    '<!-- Written by `npm run notices`; a test fails when it is out of date. What is in no package manifest is declared in scripts/notices/declared.json. -->',
    'The third-party software, data, fonts and icons that Leadlight contains or runs with, and their licenses. This list does not cover Leadlight itself, whose license is left to its owner.',
    ...kinds.flatMap((kind) => [`## ${titles[kind]}`, ...declarations[kind].map((each) => declaredNotice(each, lock))]),
    '## Exceptions',
    Object.entries(declarations.justified)
      .map(([license, why]) => `- ${license}: ${why}`)
      .join('\n'),
    '## Packages',
    table(everywhere),
    '## Packages for one platform',
    'npm installs only those that fit the machine. Each contains its license text, or has the license of the package it belongs to.',
    table(onePlatform),
    '## License texts',
    'Texts that differ only in their copyright lines are printed once.',
    ...groups(carried).map(textNotice),
    '### Packages without a license text',
    silent.map(({ each }) => `- ${each.name} ${each.version}: ${each.license}${authorOf(each) && `, ${authorOf(each)}`}`).join('\n'),
  ].join('\n\n')}\n`;
}

/**
 * @param {Declared} declared
 * @param {import('./packages.mjs').Lock} lock
 */
function declaredNotice({ name, paths = [], packages = [], source, license, attribution, changes }, lock) {
  const versions = packages.map((each) => `${each} ${packageAt(lock, `node_modules/${each}`).version}`);
  return [
    `### ${name}`,
    '',
    attribution,
    '',
    `- License: ${license}`,
    `- Source: ${source}`,
    ...(versions.length > 0 ? [`- Package: ${versions.join(', ')}`] : []),
    ...(paths.length > 0 ? [`- In: ${paths.join(', ')}`] : []),
    ...(changes ? [`- Changed: ${changes}`] : []),
  ].join('\n');
}

/** @param {Package[]} packages */
function table(packages) {
  return [
    '| package | version | license |',
    '|---|---|---|',
    ...packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
  ].join('\n');
}

/** @typedef {{ body: string, holders: string[] }} TextGroup */

/**
 * @param {{ each: Package, texts: string[] }[]} carried
 * @returns {TextGroup[]} the most common text first
 */
function groups(carried) {
  /** @type {Map<string, TextGroup>} */
  const byBody = new Map();
  for (const { each, texts } of carried) {
    for (const text of texts) {
      const { copyright, body } = split(text);
      // Line breaks, quotes and emphasis vary between copies of the same license.
      const key = body
        .replaceAll(/[\s>*_#`'"“”‘’-]+/g, ' ')
        .trim()
        .toLowerCase();
      const group = byBody.get(key) ?? { body, holders: [] };
      byBody.set(key, group);
      group.holders.push(`${each.name} ${each.version}${copyright.length > 0 ? `: ${copyright.join('; ')}` : ''}`);
    }
  }
  return [...byBody.values()].toSorted((a, b) => b.holders.length - a.holders.length || compare(a.holders[0] ?? '', b.holders[0] ?? ''));
}

const title = /^\W*(?:the )?(?:mit|isc|bsd|mit no attribution|apache|unlicense)\b[\w -]*licen[cs]e\W*(?:\(\w+\)\W*)?$/i;
const copyrightLine = /^[\s*_#]*(?:portions )?copyright[\s:]*(?:\(c\)|©|&copy;|\d{4})|^\s*(?:©|\(c\) ?\d)/i;
const reserved = /^\W*all rights reserved\W*$/i;

/** Separates the copyright lines from the license, and drops its title. */
function split(/** @type {string} */ text) {
  const lines = text.split('\n').map((line) => line.trimEnd());
  // The appendix of the Apache license has a template of a copyright line.
  const isCopyright = (/** @type {string} */ line) => (copyrightLine.test(line) && !line.includes('[yyyy]')) || reserved.test(line);
  const copyright = lines.filter(isCopyright).map((line) => line.replaceAll(/^[\s*_#]+|[\s*_]+$/g, ''));
  const rest = lines.filter((line) => !isCopyright(line));
  const first = rest.findIndex((line) => line.trim() !== '');
  if (title.test(rest[first] ?? '')) rest.splice(0, first + 1);
  return {
    copyright,
    body: rest
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\n+$/g, ''),
  };
}

/**
 * @param {TextGroup} group
 * @param {number} index
 */
function textNotice({ body, holders }, index) {
  const fence = body.includes('```') ? '````' : '```';
  return [`### Text ${index + 1}`, holders.map((holder) => `- ${holder}`).join('\n'), `${fence}text\n${body}\n${fence}`].join('\n\n');
}
