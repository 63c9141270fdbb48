/** Every text and every name in the repository uses the words of docs/glossary.md. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { repositoryFiles } from './architecture/repository-files.ts';
import { britishIn, parseGlossary, replacedInName, replacedInText, type Glossary, type Replaced } from './glossary/glossary.ts';
import { wordsOfSource } from './glossary/words-of-source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const glossary = parseGlossary(read('docs/glossary.md'));

/**
 * The glossary quotes the words that it replaces, and docs/api-changes.md former values. An applied migration never changes, and the test of migrations contains former values. Lock files and generated data contain no words of ours. Vocabularies
 * and labeled queries contain words of seven languages as files and people use them, and so do texts to readers; laws have names.
 */
const unchecked =
  /^(?:docs\/(?:glossary|api-changes)\.md|THIRD_PARTY_NOTICES\.md|scripts\/glossary(?:\.test\.ts|\/.+)|bench\/words\/queries-(?:everyday-|fresh-|rounds-|fresh-rounds-)?(?:development|sealed)\.jsonl|bench\/enrich\/made-sites\/.+|packages\/db\/(?:migrations\/.+|platform\/migrate\.test\.ts)|engines\/leads\/(?:importing\/headers|sample\/(?:words|industry-material))\.ts|engines\/vocabulary\/(?:titles\/(?:labels\/(?:titles|profiles|teams|fields|everyday)|work|listed-occupations|weak-fields|hand-trades|professions|classified-occupations|further-occupations|further-fields|compounds|occupations\/\w+)|industries\/.+|places\/(?:parse-place|cities|foreign-region-names)|values\/company-statuses)\.(?:ts|tsv)|engines\/writing\/(?:starters\/other-languages|check\/(?:word-lists|laws))\.ts|engines\/leads\/words\/(?:contact-words|frame-words|function-words|own-titles|technology-words|hiring-words|industry-at|industry-tables|industry-trades|mention-openers|businesses-of-(?:goods|services)|narrow-roles|role-words|words-of-sentences|unfilterable|parts|name-words)\.ts|package-lock\.json|.+\.(?:woff2|png|jpg|avif|webp|ico|gz|br|json|html\.snap))$/;

const files = repositoryFiles().filter((path) => !unchecked.test(path));

/** Most names are in many files. */
const namesSeen = new Map<string, readonly Replaced[]>();
function replacedInSeenName(name: string): readonly Replaced[] {
  let known = namesSeen.get(name);
  if (!known) namesSeen.set(name, (known = replacedInName(name, glossary)));
  return known;
}

/** @returns one line for each violation: file:line, the word, and the term to use */
function violations(path: string): string[] {
  const source = read(path);
  const at = (index: number): string => `${path}:${source.slice(0, index).split('\n').length}`;
  const found = britishIn(source, glossary).map(({ word, line }) => `${path}:${line}  ${word}: use the American spelling`);
  if (/\.(?:ts|tsx|mjs)$/.test(path))
    for (const { kind, value, index } of wordsOfSource(path, source)) {
      const replaced = kind === 'text' ? replacedInText(value, glossary) : replacedInSeenName(value);
      for (const { phrase, term } of replaced)
        found.push(`${at(index)}  ${phrase}: write ${term} (${kind} ${JSON.stringify(value.trim().slice(0, 80))})`);
    }
  if (/\.(?:md|html)$/.test(path))
    for (const [index, line] of source.split('\n').entries())
      for (const { phrase, term } of replacedInText(line, glossary)) found.push(`${path}:${index + 1}  ${phrase}: write ${term}`);
  return found;
}

test('texts and names use the words of the glossary, in American spelling', () => {
  expect(files.flatMap(violations)).toEqual([]);
});

describe('the glossary', () => {
  const small: Glossary = parseGlossary(
    [
      "| term | meaning | don't write |",
      '|---|---|---|',
      '| reserve | set aside | `hold`, `held` (text); keep (for credits) |',
      '| bulk change | many at once | `lead act` |',
      '| mail lab | servers | |',
      '',
      '| name | where it is from |',
      '|---|---|',
      '| `hold` | a keyword of SQL |',
    ].join('\n'),
  );

  test('replaces the words in backticks of its last column, where it says', () => {
    expect(small.replaced).toEqual([
      { phrase: 'hold', term: 'reserve', places: ['text', 'code'] },
      { phrase: 'held', term: 'reserve', places: ['text'] },
      { phrase: 'lead act', term: 'bulk change', places: ['text', 'code'] },
    ]);
  });

  test.for([
    ['12 credits are held.', ['held']],
    ['A Lead act.', ['lead act']],
    ['a threshold', []],
    ['declared with hold', []],
  ] as const)('finds whole words in a text: %s', ([text, phrases]) => {
    expect(replacedInText(text, small).map(({ phrase }) => phrase)).toEqual(phrases);
  });

  test.for([
    ['leadActSchema', ['lead act']],
    ['LEAD_ACT', ['lead act']],
    ['creditsHold', ['hold']],
    ['hold', []],
    ['threshold', []],
    ['held', []],
  ] as const)('finds whole words in a name: %s', ([name, phrases]) => {
    expect(replacedInName(name, small).map(({ phrase }) => phrase)).toEqual(phrases);
  });

  test.for([
    ['The colour was labelled and cancelled', ['colour', 'labelled', 'cancelled']],
    ['unrecognised behaviours', ['unrecognised', 'behaviours']],
    ['isCancelled, deletion_cancelled, colourOf', ['Cancelled', 'cancelled', 'colour']],
    ['color, canceled, cancellation, greylisting, fulfilled, analyses, organ, programmer, minimist', []],
  ] as const)('finds British spellings: %s', ([text, words]) => {
    expect(britishIn(text, small).map(({ word }) => word)).toEqual(words);
  });

  test('reads texts and declared names from a source, and of a test only its titles', () => {
    const source =
      'const heldRows = (paused: string) => ({ leadAct: `go on ${paused}`, short: "hold" }); function tell() { return <p>Go on now</p>; }';
    expect(wordsOfSource('a.tsx', source).map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'name heldRows',
      'name paused',
      'name leadAct',
      'text go on …',
      'name short',
      'name tell',
      'text Go on now',
    ]);
    const tested = "test.for([1])('a title of two words', () => { expect('another text').toBe(2); });";
    expect(wordsOfSource('a.test.ts', tested).map(({ value }) => value)).toEqual(['a title of two words']);
  });
});
