/** Comparison keys for names of people and companies. */
import { foldText } from '../text/fold.ts';
import { memoize } from '../text/memoize.ts';
import { spaceEastAsianName } from './east-asian-names.ts';
import { transliterate } from './transliterate.ts';
import { isGenerationWord, takeGeneration, type Generation } from './generations.ts';
import { withoutTitles } from './name-affixes.ts';
import { namesNoPerson, readName } from './split-name.ts';
import { allForms, formSpelled, formsBeforeBesideKeys, formsBeforeInKeys, formsInKeys, spellOutKoreanForm } from './legal-forms.ts';

/** Titles, degrees, and pronouns around a name; folded. */
const nameAffixes = new Set(
  'mr mrs ms miss mx dr prof professor ing dipl herr frau mme mlle monsieur madame sr sra srta don dona dott ssa sig signor signora ir drs mag msc mba phd bsc ba ma md cpa jr sr ii iii iv esq pmp cfa cissp rn pe he him she her they them'.split(
    ' ',
  ),
);

/** Longer than any name of a person. The time to read a name grows with the square of its length, and a cell of a file may have 32,767 characters. */
const longestName = 1_000;

/** "Dr. Ana  Sílva, MBA" → "ana silva"; "John Carter Jr." → "john carter". Keeps the order. Returns null when nothing is left, and for a text that is too long to be a name. */
export function personNameKey(name: string): string | null {
  if (name.length > longestName) return null;
  // Fast path: most people in most lists have two plain words.
  if (/^[A-Za-z]+ [A-Za-z]+$/.test(name)) {
    const lower = name.toLowerCase();
    const at = lower.indexOf(' ');
    if (!nameAffixes.has(lower.slice(0, at)) && !nameAffixes.has(lower.slice(at + 1))) return lower;
  }
  const words = wordsOfName(spellOutMaria(name)).filter((word) => !nameAffixes.has(word));
  takeGeneration(words, name);
  const [first, ...others] = words;
  if (first === undefined) return null;
  const spaced = others.length === 0 ? spaceEastAsianName(first) : null;
  // "Jan v.d. Berg": one word for "van den" and "van der".
  return spaced === null ? words.join(' ').replace(/ v d (?=\p{L}{3})/u, ' vd ') : foldText(spaced);
}

/** "Mª José García", "Ma. Fernanda Ruiz", "José M.ª Ruiz": María as Spanish lists write it; folded, it would be a degree. */
const spellOutMaria = (name: string): string =>
  name.replace(/(?<!\p{L})M\.?ª\.?(?!\p{L})/giu, 'María').replace(/^\s*Ma\.(?=\s+\p{L}{2})/u, 'María');

/** The generation that a name ends with: "John Carter Jr." → "jr". Two namesakes of different generations are different people. */
export function generationOf(name: string): Generation | null {
  if (name.length > longestName) return null;
  // Fast path: two words can't have one.
  if (/^\S+ \S+$/.test(name)) return null;
  const words = wordsOfName(name).filter((word) => !nameAffixes.has(word) || isGenerationWord(word));
  return takeGeneration(words, name);
}

/** "Emily Stone (née Parker)", "Emily Stone geb. Parker", "Emily Stone (Parker)" → "parker"; null for a name that gives no former one. */
export function formerNameOf(name: string): string | null {
  if (name.length > longestName) return null;
  // Fast path: two words can't give one.
  if (/^\S+ \S+$/.test(name)) return null;
  const [, former] =
    /[\s(,](?:n[ée]e?|geb(?:oren|orene)?\.?|born|formerly|nata|nacida|nascida)\s+([\p{L}'’ -]{2,40})\)?\s*$/iu.exec(name) ?? [];
  const [, aside] = former === undefined ? (/\((\p{Lu}\p{Ll}{2,40})\)\s*$/u.exec(name) ?? []) : [];
  const found = former ?? aside;
  return found === undefined ? null : foldText(found) || null;
}

const wordsOfName = (name: string): string[] =>
  transliterate(
    foldText(
      name
        .replaceAll(/\(([^)]*)\)|"[^"]*"/g, (_, aside?: string) => (aside !== undefined && isGeneration(aside) ? ` ${aside} ` : ' '))
        .replace(/,.*$/, (rest) => (isDecoration(rest) ? (isGeneration(rest) ? rest : '') : rest)),
    ),
  )
    .split(' ')
    .filter((word) => word !== '');

const isGeneration = (rest: string): boolean => isGenerationWord(foldText(rest).split(' ')[0] ?? '');

const isDecoration = (rest: string): boolean =>
  foldText(rest)
    .split(' ')
    .every((word) => nameAffixes.has(word) || isGenerationWord(word) || word.length <= 1);

export interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** What people add to their names: emoji, pronouns in parentheses, nicknames in quotes. If nothing else is left, the name is kept as it is. */
const besideName =
  /\([^()]*\)|"[^"]*"|“[^”]*”|[\p{Extended_Pictographic}\p{Regional_Indicator}]|[\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0e|\ufe0f/gu;

/**
 * "Ana da Silva" → Ana, da Silva; "Silva, Ana" → Ana, Silva; "Nagy Péter" → Péter, Nagy; "Ana 🚀 Silva (she/her)" → Ana, Silva. A single
 * word is a first name, unless a title is before it: "Dr. Silva". A text that names nobody, several people or a company has no parts, and neither has one
 * that is too long to be a name. Middle names and patronymics belong to the first name.
 */
export const splitPersonName: (name: string) => PersonName = memoize((whole) => {
  const name = whole.length > longestName ? whole.replaceAll(/\s+/g, ' ') : whole;
  if (name.length > longestName) return { firstName: null, lastName: null };
  const parts = readName(name);
  if (parts !== null) return { firstName: parts.wholeGiven ?? parts.given, lastName: parts.wholeFamily ?? parts.family };
  // "Anna & Ben Meier", "Müller GmbH": the name is shown whole, and no part of it is used to address somebody.
  if (namesNoPerson(name)) return { firstName: null, lastName: null };
  const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const plain = spaced(name.replaceAll(besideName, ' ')) || spaced(name);
  const written = plain.replace(/,.*$/, '').split(' ').filter(Boolean);
  const { words } = withoutTitles(written);
  const [one = null, ...others] = words;
  // "Dr. Silva", "Frau Roth": people are addressed by their family names.
  if (others.length === 0 && one !== written[0]) return { firstName: null, lastName: one };
  return { firstName: one, lastName: others.join(' ') || null };
  // A row's name is read for its view and for its keys.
}, 1000);

/** Particles that belong to the family name. */
const particles = new Set(
  'van von der den de del della di da dos das do du le la el al bin ben ter ten zu zur af av san santa mac mc st'.split(' '),
);

/**
 * The parts in the order in which they are written, for keys, which are stored and can't change with the rules that read names: "Nagy Péter" →
 * Nagy, Péter.
 */
export function splitAsWritten(whole: string): PersonName {
  // Fast path: two plain words.
  const [, given, family] = /^([A-Za-z]+) ([A-Za-z]+)$/.exec(whole) ?? [];
  if (given !== undefined && family !== undefined && whole.length <= longestName) return { firstName: given, lastName: family };
  const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const name = spaced(whole);
  if (name.length > longestName) return { firstName: null, lastName: null };
  const plain = spaced(name.replaceAll(besideName, ' ')) || spaced(name);
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(plain) ?? [];
  if (last !== undefined && first !== undefined && !isDecoration(`,${first}`)) return { firstName: first.trim(), lastName: last.trim() };
  const words = plain
    .replace(/,.*$/, '')
    .split(' ')
    .filter(
      (word, index) => word !== '' && !(nameAffixes.has(foldText(word)) && word.endsWith('.') && !(index === 0 && /^ma\.$/i.test(word))),
    );
  if (words.length === 0) return { firstName: null, lastName: null };
  const particle = words.findIndex((word, index) => index > 0 && particles.has(foldText(word)));
  const at = particle > 0 && particle < words.length - 1 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') || null };
}

/** At the end of a name: legal forms, and words that say nothing about the company. They do not distinguish companies. */
const legalForms = new RegExp(` (?:${formsInKeys}|co|company|and co|and company|me|holdings?|group)$`);

/** Forms that are written before the name. */
const formsBefore = new RegExp(String.raw`^(?:${formsBeforeInKeys})(?= |(?=[\u3040-\u30ff\u4e00-\u9fff]))\s*`, 'u');

/** "Acme Software GmbH & Co. KG" → "acme software". A name that is only a legal form is kept. */
export function companyNameKey(name: string): string | null {
  const key = withoutForms(foldText(name));
  const latin = transliterate(key);
  // In Latin letters, another form or space may stand at the end: "Новая АГ", and a hard sign that is a word of its own.
  return (latin === key ? key : withoutForms(foldText(latin))) || null;
}

/** @param folded as `foldText` gives it */
function withoutForms(folded: string): string {
  let key = folded.replace(/^the /, '');
  const bare = key.replace(formsBefore, '');
  if (bare !== '') key = bare;
  for (let shorter = key.replace(legalForms, ''); shorter !== key && shorter !== ''; shorter = key.replace(legalForms, '')) key = shorter;
  return key;
}

/**
 * The legal form of a company's name, the same for all spellings: "Müller GmbH & Co. KG" → "gmbh co kg", "Orion Limited" → "ltd",
 * "Bauer Holding GmbH" → "holding". Null without one, and for words that say nothing about it ("Company", "Group").
 */
export function legalFormOf(name: string): string | null {
  const key = foldText(spellOutKoreanForm(name).replace(/\(haftungsbeschr[^)]*\)/i, ''));
  if (/ holdings?(?: |$)/.test(key)) return 'holding';
  const [, behind] = formAtEnd.exec(key) ?? [];
  const [before] = formAtStart.exec(key) ?? [];
  const spelling = behind ?? before;
  return spelling === undefined ? null : formSpelled(spelling);
}

/** The longest spelling, because it begins first. */
const formAtEnd = new RegExp(` (${allForms})$`);
const formAtStart = new RegExp(String.raw`^(?:${formsBeforeInKeys}|${formsBeforeBesideKeys}|sas)(?=\P{Script=Latin})`, 'u');
