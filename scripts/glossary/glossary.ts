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
  const words = ` ${allowed
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')} `;
  return replaced.filter(({ phrase, places }) => places.includes('text') && words.includes(` ${phrase} `));
}

/** @returns the replaced words in an identifier (camelCase, snake_case or kebab-case), each with the term to use instead */
export function replacedInName(name: string, { replaced, allowed }: Glossary): Replaced[] {
  if (allowed.includes(name)) return [];
  const words = ` ${name
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})|(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1$3 $2$4')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()} `;
  return replaced.filter(({ phrase, places }) => places.includes('code') && words.includes(` ${phrase} `));
}

/** British spellings of words that this project uses, by how they begin. */
const british =
  /\b(?:(?:un|dis|mis|re)?(?:colour|favour|behaviour|labour|neighbour|honour|humour|flavour|harbour|organis(?=e|ing|ation)|recognis|normalis|initialis|serialis|summaris|minimis|maximis|optimis|customis|categoris|synchronis|capitalis|tokenis|anonymis|authoris|prioritis|emphasis(?=e)|utilis(?=ed|es?\b|ing|ation)|analys(?=e)|catalogu|cancell(?=ed|ing)|labell|modell|travell|signall|channell|fulfil(?=s|\b)|centr(?=e)|licenc|defenc|grey(?!list|-?list)|programmes?(?=\b)|judgement|learnt|spoilt|whilst|cheque|enrol(?=s|\b)|artefact|ageing|towards|afterwards)\w*)/gi;

/** @returns British spellings in a file's text, comments included */
export function britishIn(text: string, { allowed }: Glossary): { word: string; index: number }[] {
  const hidden = allowed.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text);
  return Array.from(hidden.matchAll(british), ({ 0: word, index }) => ({ word, index }));
}
