/**
 * The spellings of a person's name in an address: without accents, by the conventions of their language, with and without particles,
 * with one or both surnames. Each spelling has a share; the shares of a name add up to one. The shares are estimates of what companies
 * commonly use.
 */

export interface PersonName {
  readonly given: string;
  readonly family: string;
}

/** Lower-case letters and hyphens; never empty. */
export interface Spelling {
  readonly text: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Particles that belong to the surname that follows: Dutch, German, Romance, Arabic, Scandinavian. */
const particles = new Set(
  'van von der den de del della degli dei di da do dos das du des le la les el al bin ibn ben abu ter ten te zu zum zur af av y e i'.split(
    ' ',
  ),
);

/** Splits "Ana García Márquez" or "Berg, Jan van den", for files with one name column. Returns null when there are no two parts. */
export function splitName(full: string): PersonName | null {
  const text = full.normalize('NFC').replace(/\s+/g, ' ').trim();
  const comma = /^([^,]+), ?([^,]+)$/.exec(text);
  if (comma) return { given: comma[2] ?? '', family: comma[1] ?? '' };
  const words = text.split(' ');
  if (words.length < 2) return null;
  const particle = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()));
  // With a particle, the surname starts there. Otherwise the last word is the surname, as in most languages.
  const cut = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { given: words.slice(0, cut).join(' '), family: words.slice(cut).join(' ') };
}

export function givenSpellings(given: string): Spelling[] {
  return spellings(given, (words) => {
    const [first = ''] = words;
    if (words.length === 1) return hyphenForms(first);
    // Most people use their first given name alone.
    return [
      ...hyphenForms(first).map(({ text, share }) => ({ text, share: share * 0.8 })),
      { text: words.join(''), share: 0.12 },
      { text: words.join('-'), share: 0.08 },
    ];
  });
}

export function familySpellings(family: string): Spelling[] {
  return spellings(family, (words) => {
    const core = words.filter((word) => !particles.has(word));
    const hasParticle = core.length < words.length && core.length > 0;
    const [first = ''] = core;
    if (words.length === 1) return hyphenForms(first || (words[0] ?? ''));
    if (hasParticle && core.length === 1) {
      return [
        { text: words.join(''), share: 0.65 },
        { text: first, share: 0.25 },
        { text: words.join('-'), share: 0.1 },
      ];
    }
    // Two surnames: the first alone, both joined, both with a hyphen, or the last alone.
    return [
      { text: first || words.join(''), share: 0.5 },
      { text: core.join(''), share: 0.25 },
      { text: core.join('-'), share: 0.1 },
      { text: core.at(-1) ?? '', share: 0.15 },
    ];
  });
}

/** "Jean-Pierre": with the hyphen, joined, or the first part alone. */
function hyphenForms(word: string): Spelling[] {
  const parts = word.split('-').filter(Boolean);
  if (parts.length < 2) return [{ text: parts[0] ?? '', share: 1 }];
  return [
    { text: parts.join('-'), share: 0.5 },
    { text: parts.join(''), share: 0.35 },
    { text: parts[0] ?? '', share: 0.15 },
  ];
}

/** Applies a rule to every transliteration of the name and adds up the shares of equal results. */
function spellings(name: string, rule: (words: string[]) => Spelling[]): Spelling[] {
  const sums = new Map<string, number>();
  for (const { text, share } of transliterations(name)) {
    for (const spelling of rule(wordsOf(text))) {
      if (spelling.text !== '') sums.set(spelling.text, (sums.get(spelling.text) ?? 0) + share * spelling.share);
    }
  }
  const total = Array.from(sums.values()).reduce((sum, share) => sum + share, 0);
  return Array.from(sums, ([text, share]) => ({ text, share: share / total })).toSorted((a, b) => b.share - a.share);
}

/** Keeps hyphens only between letters. */
function wordsOf(text: string): string[] {
  return text
    .split(' ')
    .map((word) => word.split('-').filter(Boolean).join('-'))
    .filter(Boolean);
}

/**
 * Letters that have more than an accent. The first spelling is the one of their own language, the second the one used elsewhere:
 * Müller is mueller in German and muller in other languages.
 */
const letters: Readonly<Record<string, readonly [string, string]>> = {
  ä: ['ae', 'a'],
  ö: ['oe', 'o'],
  ü: ['ue', 'u'],
  ß: ['ss', 'ss'],
  å: ['a', 'aa'],
  æ: ['ae', 'ae'],
  ø: ['o', 'oe'],
  œ: ['oe', 'oe'],
  ð: ['d', 'd'],
  þ: ['th', 'th'],
  ł: ['l', 'l'],
  đ: ['d', 'dj'],
  ı: ['i', 'i'],
  ħ: ['h', 'h'],
};

function transliterations(name: string): Spelling[] {
  const lower = name.normalize('NFC').toLowerCase();
  const first = transliterate(lower, 0);
  const second = transliterate(lower, 1);
  return first === second
    ? [{ text: first, share: 1 }]
    : [
        { text: first, share: 0.6 },
        { text: second, share: 0.4 },
      ];
}

function transliterate(lower: string, habit: 0 | 1): string {
  return Array.from(lower, (letter) => letters[letter]?.[habit] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`.]/g, '')
    .replace(/[^a-z -]+/g, ' ')
    .trim();
}
