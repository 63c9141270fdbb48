/** Reads docs/glossary.md, and finds words that it replaces. */

/** Where a word is checked: in texts for readers, in identifiers, or in both. */
export type Place = 'text' | 'code';

export interface Replaced {
  /** Lower case, words separated by single spaces. */
  readonly phrase: string;
  readonly term: string;
  readonly places: readonly Place[];
}

export interface Glossary {
  readonly replaced: readonly Replaced[];
  /** Names from protocols, libraries, formats and the specification: allowed as a whole identifier, and as a phrase in a text. */
  readonly allowed: readonly string[];
}

/**
 * @param markdown tables whose last column is "don't write", and one whose first column is "name"
 * @returns what is in backticks there; entries without backticks are only for readers
 */
export function parseGlossary(markdown: string): Glossary {
  const replaced: Replaced[] = [];
  const allowed: string[] = [];
  let header: readonly string[] = [];
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim())
      : [];
    const [first = ''] = cells;
    if (cells.length === 0) header = [];
    else if (header.length === 0) header = cells;
    else if (/^-+$/.test(first)) continue;
    else if (header.at(-1) === "don't write") replaced.push(...replacedIn(cells.at(-1) ?? '').map((each) => ({ ...each, term: first })));
    else if (header[0] === 'name') allowed.push(...Array.from(first.matchAll(/`([^`]+)`/g), ([, name = '']) => name));
  }
  return { replaced, allowed };
}

function replacedIn(cell: string): Omit<Replaced, 'term'>[] {
  return Array.from(cell.matchAll(/`([^`]+)`(?: \((text|code)\))?/g), ([, phrase = '', place]) => ({
    phrase: phrase.toLowerCase(),
    places: place === 'text' || place === 'code' ? [place] : ['text', 'code'],
  }));
}

/** @returns the replaced words in a text, each with the term to use instead */
export function replacedInText(text: string, { replaced, allowed }: Glossary): Replaced[] {
  const found = (within: string, among: readonly Replaced[]): Replaced[] => {
    const words = ` ${within.toLowerCase().replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')} `;
    return among.filter(({ phrase, places }) => places.includes('text') && words.includes(` ${phrase} `));
  };
  // Nearly every text has none of them: then there is no need to take the allowed names out.
  const suspected = found(text, replaced);
  return suspected.length === 0 ? [] : found(withoutAllowed(text, allowed), suspected);
}

const withoutAllowed = (text: string, allowed: readonly string[]): string =>
  allowed.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** @returns the replaced words in an identifier (camelCase, snake_case or kebab-case), each with the term to use instead */
export function replacedInName(name: string, { replaced, allowed }: Glossary): Replaced[] {
  if (allowed.includes(name)) return [];
  const words = ` ${name
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})|(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1$3 $2$4')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()} `;
  return replaced.filter(({ phrase, places }) => places.includes('code') && words.includes(` ${phrase} `));
}

/** British spellings of words that this project uses. */
const british = new RegExp(
  `\\b(?:${[
    '(?:un|dis|mis|re)?(?:colour|favour|behaviour|labour|neighbour|honour|humour|flavour|harbour)\\w*',
    '(?:un|re)?(?:organ|recogn|normal|initial|serial|summar|minim|maxim|optim|custom|categor|synchron|capital|token|anonym|author|priorit|util)is(?:e|ed|es|er|ers|ing|ation|ations|able)',
    '(?:emphasis|analys)(?:e|ed|ing)',
    '(?:cancel|label|model|travel|signal|channel)l(?:ed|ing|er|ers)',
    '(?:fulfil|enrol)(?:s|ment)?',
    'cent(?:re|res|red)',
    '(?:licen|defen|offen)ce(?:s|d)?',
    'catalogu(?:e|es|ed|ing)',
    'grey(?:s|ed|ish)?',
    'programmes?',
    '(?:judge|acknowledge)ments?',
    '(?:learn|spoil|unspoil)t',
    '(?:ageing|artefacts?|cheques?|towards|afterwards|whilst)',
  ].join('|')})\\b`,
  'gi',
);

/** @returns British spellings in a file's text, in comments and in parts of names too; lines count from 1 */
export function britishIn(text: string, { allowed }: Glossary): { word: string; line: number }[] {
  const inWords = (within: string): string => within.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ');
  if (inWords(text).search(british) < 0) return [];
  const words = inWords(withoutAllowed(text, allowed));
  return words.split('\n').flatMap((line, index) => Array.from(line.matchAll(british), ([word]) => ({ word, line: index + 1 })));
}
