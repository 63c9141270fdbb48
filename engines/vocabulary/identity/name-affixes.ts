/** Titles before a name, and degrees, credentials and generations after it, as people write them. */
import { withoutMarks } from '../text/marks.ts';

/** Particles that belong to the surname that follows: Dutch, Flemish (in one word), German, Romance, Philippine, Arabic, Scandinavian, Irish. */
export const particles: ReadonlySet<string> = new Set(
  "van vander vanden vande von vom der den de del della degli dei di da do dos das du des le la les lo los las dela delas delos el al bin ibn ben bint abu ul ur ud ter ten te zu zum zur af av ó ní nic uí mac mc y e i t 't op het st saint".split(
    ' ',
  ),
);

/** Particles only in lower case: Dutch and German prepositions before an article, Kikuyu and Maasai "of", Welsh "son of" and "daughter of". With a capital, they are names. */
const lowerParticles = new Set('in aan uit onder bij auf ob unter am im an vor und wa ole arap ap ab ferch'.split(' '));

/** @param word as written: "St.", "De'", "’t" and "in" are particles, "In" and "I" are not */
export const isParticle = (word: string): boolean => {
  const key = word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/(?<=^st)\.$|(?<=^de)'$/, '');
  return (particles.has(key) && (word.length > 1 || word === word.toLowerCase() || word === 'Ó')) || lowerParticles.has(word);
};

/** At the beginning of a name, in the languages of the product; without dots and marks, in lower case. */
const titles = new Set(
  `mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend fr hon judge capt captain col colonel gen maj sgt lt
  herr frau dring maga univprof privdoz stb freiherr freifrau graf grafin dipling diplkfm diplinform ing mag dkfm habil
  m mme mlle me maitre monsieur madame docteur
  sr sra srta don dona lic dra arq cp
  sig sigra dott dottssa dottore avv geom rag arch
  dhr mevr mw drs ir mr
  eng doutor doutora prof profa
  pan pani mgr inz hab rndr mudr judr phdr
  doc docent uzm bc mvdr paeddr thdr
  pandit uyesi canon sister rabbi bishop baroness imam sheikh deacon
  engr atty adv shri smt khun dato datuk datin seri haji hajah hj alhaji alh barr chief pastor
  г-н г-жа 先生 さん 様`
    .split(/\s+/)
    .filter(Boolean),
);

/** Names without their dot: "Er. Suresh Patil", "Av. Selin Aksoy", "Op. Dr. Kerem Tuna". */
const dottedTitles = new Set(['av', 'er', 'op', 'sn', 'br', 'ra']);
/** Names unless another title is before them: "Dr. phil. Anna Roth", but "Phil Roth". */
const titlesAfterTitles = new Set([
  'med',
  'phil',
  'jur',
  'nat',
  'rer',
  'pd',
  'soc',
  'oec',
  'dent',
  'vet',
  'theol',
  'pol',
  'arch',
  'techn',
  'hc',
]);

/** After a name: degrees, professional credentials, generations; without dots and in lower case. */
const suffixes = new Set(
  `jr sr junior senior ii iii iv v esq esquire phd dphil md mba mbe obe cbe kbe msc ma bsc ba bs ms meng beng mphil mpa mph med edd jd llm llb ll dds dmd do rn np pa-c cpa ca cfa
  cma acca aca fca fcca cga frm pmp csm cspo cissp cisa cism cipp cipm pe peng ceng cssbb shrm-cp shrm-scp phr sphr gphr itil cfp chfc clu cfe caia eit aia leed ap ra psyd pharmd
  dbe mp msp td cb cmg cvo mvo bem oam ao am psm frsa frs frse frcs frcp frcgp frca frics mrics mrcs mrcp mcips mciob fciob mice miet fiet mrsc frsc fima mbcs fbcs mcim fcim mcmi fcmi fcipd mcipd acipd chartered fh
  rpharms lcpc lpc lmhc aprn fnp dnp crna pt dpt otr cpsm cscp pgmp safe
  dvm emba dba cphr facp facs faia fache bcba lcsw lmft ret mbadr diplkfm diplbw ba-hons hons dea des ing ir msn bsn bcom mcom mres pgce qc kc ccie ccnp rpa iso he him she her they them
  先生 女士 小姐 さん 様 氏 씨 님`
    .split(/\s+/)
    .filter(Boolean),
);

/** Tell a child from a parent of the same name. Those of the second row are Portuguese, and also surnames: after two names only. */
const generations = new Set('jr sr jnr snr junior senior ii iii iv'.split(' '));
const portugueseGenerations = new Set('neto filho sobrinho'.split(' '));

export const plainWord = (word: string): string =>
  withoutMarks(word)
    .replace(/[.,’'`]/g, '')
    .toLowerCase();

/** Degrees that stay recognizable without a list: "Ph.D.", "B.Sc", "CSPO®". */
export const isCredential = (word: string): boolean => suffixes.has(plainWord(word).replace(/[^\p{L}-]/gu, ''));

/**
 * Removes titles before a name and credentials after it; one word always stays.
 * @returns the other words, and whether one of those removed tells a child from a parent ("Jr.", "III")
 */
export function withoutTitles(words: readonly string[]): { words: string[]; hasGeneration: boolean } {
  let from = 0;
  let to = words.length;
  let hasGeneration = false;
  while (from < to - 1 && isTitle(words, from, to - from) && !(to - from === 2 && isNameToo(words[from] ?? ''))) from++;
  while (to > from + 1 && isSuffix(words[to - 1] ?? '', to - from)) {
    to--;
    const key = plainWord(words[to] ?? '');
    hasGeneration ||= generations.has(key) || portugueseGenerations.has(key);
  }
  // "Sophie Gräfin von Hardegg": in Germany, a title of nobility is part of the surname, but the surname is sorted without it.
  return { words: words.slice(from, to).filter((word, index, kept) => !isNobility(word, kept[index + 1])), hasGeneration };
}

const isNobility = (word: string, next = ''): boolean =>
  /^(?:gr[aä]f(?:in)?|frei(?:herr|frau|in)|baron(?:in|esse)?|prinz(?:essin)?|edle[rn]?|ritter|f[uü]rst(?:in)?)$/i.test(word) &&
  /^(?:von|vom|zu|zur|zum)$/.test(next);

/** Titles that are also names: with one word after them and no dot, they are the given name ("Doc Smith", "Barr Rosenberg", "Don Johnson", "Pan Wei"). */
const titlesAndNames = new Set(
  'doc barr don hon pan judge lord lady sir chief pastor canon bishop sister rabbi pandit graf imam miss'.split(' '),
);
const isNameToo = (word: string): boolean => !word.endsWith('.') && titlesAndNames.has(plainWord(word));

/** Whether a word of plain lower-case letters can be a title or suffix of a name. */
export const isAffixWord = (word: string): boolean => titles.has(word) || suffixes.has(word) || portugueseGenerations.has(word);

/** Given names that are written with a period: "Wm. Hale", "Mohd. Hafiz". */
const abbreviatedGivens = new Set(
  'wm geo chas jos thos benj robt alex fred jas jno saml danl edw mohd muhd moh abd chr joh hch ant fco gpe'.split(' '),
);

/** "M." is an initial and "M" a title only in French; a title has more letters or is written with a dot. */
function isTitle(words: readonly string[], at: number, count: number): boolean {
  const word = words[at] ?? '';
  const key = plainWord(word).replace(/[^\p{L}]/gu, '');
  if (titlesAfterTitles.has(key) && at > 0) return true;
  // "Mgr. et Mgr. Eva Nová"
  if (word === 'et' && at > 0 && count > 2) return true;
  // "Dipl.-Päd.", "Öğr.": an abbreviation of three letters or more that isn't a given name's.
  if (count > 2 && /\p{L}\.$/u.test(word) && key.length > 2 && !/^(?:\p{L}\.-?)+$/u.test(word) && !abbreviatedGivens.has(key)) return true;
  // Austrian engineers; "Di" is a name.
  if (word === 'DI') return count > 2;
  return key.length > 1 && (titles.has(key) || (dottedTitles.has(key) && word.endsWith('.')));
}

/** "V" and "MA" may be names: single letters are suffixes only as numerals, after two words. */
function isSuffix(word: string, count: number): boolean {
  const key = plainWord(word);
  if (count > 2 && portugueseGenerations.has(key)) return /^\p{Lu}/u.test(word);
  if (!isCredential(word)) return false;
  if (count > 1 && count < 3 && /^\p{Lu}\p{Ll}+$/u.test(word) && !['jr', 'sr', 'phd', 'esq', 'junior', 'senior'].includes(key))
    return false;
  // "Jack Ma", "Kim Do": a surname is not written in capitals.
  return /^(?:jr|sr|junior|senior|esq|phd)$/.test(key) || word !== word.toLowerCase();
}
