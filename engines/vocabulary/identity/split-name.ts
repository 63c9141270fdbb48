/** Reads a name as people write it: titles and degrees, nicknames in quotes, surname first, scripts without spaces. */
import { spaceEastAsianName } from './east-asian-names.ts';
import { isGreekFamilyFirst } from './greek-names.ts';
import { devotionalGivenLength, iberian, isGivenOnly, isIberian, isSecondGiven } from './iberian-names.ts';
import { isAffixWord, isCredential, isParticle, particles, plainWord, withoutTitles } from './name-affixes.ts';
import { isGivenName } from './name-kinds.ts';
import { isNoPerson, isUnusualWord, longestName } from './no-person.ts';
import { splitSlavic } from './slavic-names.ts';
import {
  areSyllables,
  hasSurnameInside,
  isHyphenatedOrder,
  isOnlyVietnamese,
  isPortugueseSurname,
  isSpanishSurname,
  startsWithSurname,
} from './surnames.ts';

export interface NameParts {
  /** The given name by which the person is addressed. */
  readonly given: string;
  readonly family: string;
  /** The name by which the person is known, if it was written beside the given name: Robert "Bob" Smith. */
  readonly nickname?: string;
  /** From the father's given name, in Slavic names. */
  readonly patronymic?: string;
  /** "Jr.", "III": somebody else has the same name. */
  readonly hasGeneration?: true;
  /** All names but the family name, where `given` omits some: "Văn An", "Иван Сергеевич". */
  readonly wholeGiven?: string;
  /** The family name as it is written in full, where `family` differs: "binti Kamal"; "Nguyễn", where `family` is "Nguyễn Văn". */
  readonly wholeFamily?: string;
}

/** Splits a name of an East Asian script that has no space; null if its parts aren't known. */
type SplitUnspaced = (text: string) => { given: string; family: string } | null;

/**
 * Splits "Dr. Ana García Márquez, MBA", "Berg, Jan van den" or "田中 太郎" into its parts.
 * @param country two letters, lower case, where the person works; helps to tell which part is the surname; '' if not known
 * @returns null if there aren't two parts, or if the text is too long for a name, or names nobody, several people or a company
 */
export function readName(full: string, country = '', splitUnspaced: SplitUnspaced = splitFrequent): NameParts | null {
  // Fast path: most names in most lists.
  const [, first = '', last = ''] = /^([A-Z][a-z]+) ([A-Z][a-z]+)$/.exec(full) ?? [];
  if (first !== '') {
    const lower = [first.toLowerCase(), last.toLowerCase()];
    if (!lower.some(isAffixWord) && !lower.some(isUnusualWord) && !startsWithSurname(lower, country)) return { given: first, family: last };
  }
  if (full.length > longestName) return null;
  const written = plainText(full);
  if (isNoPerson(withoutAsides(written))) return null;
  const parts = readWritten(written, country, splitUnspaced);
  // "Ana 123", "J. S.": a number or initials alone don't show a name.
  const isName = (part: string): boolean => /\p{L}/u.test(part) && !/\d/.test(part);
  return parts && isName(parts.given) && isName(parts.family) && !/^\p{Lu}\.?$/u.test(parts.family) ? parts : null;
}

function readWritten(full: string, country: string, splitUnspaced: SplitUnspaced): NameParts | null {
  const quoted = /["“„«(（「]\s*([^"”“»)）」]{2,30}?)\s*["”»)）」]/u.exec(full);
  const text = full
    .normalize('NFC')
    .replace(quoted?.[0] ?? /$^/, ' ')
    .replace(/[("“„«[{][^)"”»\]}]*[)"”»\]}]/gu, ' ')
    .replace(/^\s*(?:the\s+)?(?:rt\.?|right)\s+hon(?:ou?rable)?\b\.?|^\s*the\s+(?:hon(?:ou?rable)?|rev(?:erend)?)\b\.?/iu, ' ')
    .replace(/^\s*(?:tan sri|puan sri|toh puan)\s+(?=\S+\s)/iu, ' ')
    // Balinese "I" and "Ni" only say whether it is a man or a woman.
    .replace(/^\s*(?:I|Ni)\s+(?=(?:Gusti|Gede|Putu|Wayan|Made|Kadek|Nyoman|Komang|Ketut|Luh|Nengah)\s)/u, ' ')
    .replace(/(?<=\s)[ads]\/[lop](?=\s)/giu, 'binti')
    .replace(/[^\p{L}\p{M}\p{N}\s.,'’`ʼ·・׳-]/gu, ' ')
    .replace(/(?<=\p{sc=Katakana})[・·](?=\p{sc=Katakana})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const nickname = quoted?.[1] && isOneName(quoted[1]) ? { nickname: quoted[1] } : {};
  const child = splitAtMarker(text, country, /\s([ads]\/[lop])\s/i.exec(full)?.[1]);
  if (child) return { ...child, ...nickname };
  const parts = text
    .split(/\s*[,،、]\s*/)
    .map((part) => part.split(' ').filter(Boolean))
    .filter((words) => words.length > 0);
  const isDecoration = (words: readonly string[]): boolean => words.every((word) => isCredential(word));
  const cleaned = parts
    // A part of its own that is a credential: "Smith, Jr., John".
    .filter((words, index) => index === 0 || !isDecoration(words))
    .map(withoutTitles);
  const isYounger = /^(?:jr|sr|jnr|snr|junior|senior|ii|iii|iv)$/;
  const hasGeneration =
    cleaned.some((part) => part.hasGeneration) ||
    parts.slice(1).some((words) => isDecoration(words) && words.some((word) => isYounger.test(plainWord(word))));
  const about = { ...nickname, ...(hasGeneration && { hasGeneration: true as const }) };
  const [before = [], ...after] = cleaned.map(({ words }) => words);
  const rest = after.flat();
  // "Diaz, Ana", but not "Ana Diaz, Berlin".
  if (
    rest.length > 0 &&
    (before.length === 1 || before.slice(0, -1).every((word) => particles.has(word.toLowerCase())) || isSurnames(before))
  ) {
    // "Berg, Jan van den"
    const cut = rest.findIndex((_, index) => index > 0 && rest.slice(index).every((word) => particles.has(word.toLowerCase())));
    const given = cut < 0 ? rest : rest.slice(0, cut);
    const family = cut < 0 ? before : [...rest.slice(cut), ...before];
    return { given: given.join(' '), family: family.join(' '), ...about };
  }
  const split = splitWords(before, country, splitUnspaced);
  // "Chan Tai Man, Peter"
  const called = rest.length === 1 && isGivenName(rest[0] ?? '') && startsWithSurname(before.map(plainWord), country) ? rest[0] : undefined;
  return split && { ...split, ...about, ...(called !== undefined && { nickname: called }) };
}

/** Letters that pages use as decoration or for width: "𝐀𝐧𝐚", "Ａｎａ", "ｱﾅ". Unicode's compatibility forms (UAX 15) are the letters themselves. */
const decorated = /[\u{1d400}-\u{1d7ff}\uff21-\uff5a\uff66-\uff9f\u24b6-\u24e9]/u;

/** The name without what surrounds it: an address, a number of a list, "Attn:", quotation marks, a maiden name, a description. */
function plainText(full: string): string {
  const text = (decorated.test(full) ? full.normalize('NFKC') : full)
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[<([]?(?:mailto:)?[^\s<>()[\],;]+@[^\s<>()[\],;]+\.[^\s<>()[\],;]+[>)\]]?|\bhttps?:\/\/\S*|\bwww\.\S+/gi, ' ')
    .replace(/^\s*(?:\d{1,6}[.)]|[*#•–-])\s+/, '')
    .replace(/^\s*(?:c\/o|att(?:n|ention)?\.?:?|fao:?|z\.\s?hd\.?|h\.\s?e\.)\s+(?=\S+\s+\S)/i, '')
    .replace(/^\s*(["'“„‘«`])(.*\S\s+\S.*)["'”“’»`]\s*$/u, (whole, mark: string, inner: string) => (inner.includes(mark) ? whole : inner))
    .replace(/(?<=\S\s+\S+)\s+(?:n[ée]e|geb\.|geb|geborene?|born|formerly)\s+\p{Lu}.*$/u, '')
    .replace(/(?<=\S\s+[^\s+&]+)\s+\d{1,4}\s*$/, '')
    .replace(/\s(?:s?he|they|her|him|them)(?:\s*\/\s*\p{L}+)+\s*$/iu, '')
    .replace(/(?<=\s)['‘]([^'’\s]{2,20})['’](?=\s)/gu, '"$1"')
    .trim();
  return withoutDescription(text);
}

/** Whether a text in a field for a person's name names nobody, several people, or a company. */
export const namesNoPerson = (full: string): boolean =>
  full.length > longestName || (!/^[A-Z][a-z]+$/.test(full) && isNoPerson(withoutAsides(plainText(full))));

/** Without what is in brackets or quotation marks, unless that is all. */
const withoutAsides = (text: string): string => withoutBrackets(text).trim() || text;
const withoutBrackets = (text: string): string => text.replaceAll(/[("“„«[{（「][^)"”»\]}）」]*[)"”»\]}）」]/gu, ' ');

/** "Pat Smith – Sales Director", "Pat Smith @ Acme" → "Pat Smith", if two words are left. */
function withoutDescription(full: string): string {
  const [name = '', ...others] = full.split(/\s+[–—|•@-]\s+|[\r\n]+/);
  // "Anna Meier | Ben Schulz" names two people; with a comma, they are recognized as two.
  if (others.some((other) => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(other.trim()) && isGivenName(other.trim().split(' ')[0] ?? '')))
    return full.replaceAll(/\s+[–—|•@-]\s+|[\r\n]+/g, ', ');
  return others.length > 0 && /\S\s+\S/.test(name.trim()) ? name : full;
}

const splitFrequent: SplitUnspaced = (text) => {
  const [family, given] = spaceEastAsianName(text)?.split(' ') ?? [];
  return family === undefined || given === undefined ? null : { family, given };
};

/** Countries where "bin" comes before a father's name and addresses omit it: Malaysia, Singapore, Brunei, Indonesia. Elsewhere it is part of a surname. */
const malay = new Set(['my', 'sg', 'bn', 'id']);

/**
 * "Siti binti Kamal", "Rajan a/l Muthu": son or daughter of. Addresses have the names before and after it.
 * @param text with `binti` for `a/l`, `a/p`, `s/o` and `d/o`
 * @param written one of these, as written
 */
function splitAtMarker(text: string, country: string, written: string | undefined): NameParts | null {
  const words = text.split(/[ ,]+/).filter(Boolean);
  const marker = words.findIndex((word) => /^(?:binti|binte|bte)$/i.test(word) || (malay.has(country) && /^(?:bin|bt)$/i.test(word)));
  if (marker < 1 || marker === words.length - 1) return null;
  // "Lim Bin Hong": a syllable of a Chinese given name.
  if (/^B(?:in|IN)$/.test(words[marker] ?? '') && startsWithSurname(words.map(plainWord), country)) return null;
  const family = withoutTitles(words.slice(marker + 1)).words.join(' ');
  return { given: withoutTitles(words.slice(0, marker)).words.join(' '), family, wholeFamily: `${written ?? words[marker]} ${family}` };
}

function splitWords(words: readonly string[], country: string, splitUnspaced: SplitUnspaced): NameParts | null {
  const [only = ''] = words;
  if (words.length < 2) return splitUnspaced(only);
  const whole = words.join(' ');
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(whole))
    return { family: only, given: words.slice(1).join('') };
  const other = splitAtCapitals(words) ?? splitFamilyFirst(words, country) ?? splitSlavic(words);
  if (other) {
    const { patronymic } = other;
    if (patronymic === undefined) return other;
    return { ...other, wholeGiven: `${other.given} ${patronymic}` };
  }
  return splitGivenFirst(words, country);
}

const capitals = /^[\p{Lu}.'’-]{2,}$/u;
/** "J.P.", "TJ": initials of given names. */
const isInitials = (word: string): boolean => /^(?:\p{Lu}\.-?)+\p{Lu}?$/u.test(word) || /^(?!NG$)[B-DF-HJ-NP-TV-XZ]{2}$/.test(word);

/** "DUPONT Jean", "Jean DUPONT": the surname in capitals. */
function splitAtCapitals(words: readonly string[]): NameParts | null {
  const isCapital = words.map((word) => capitals.test(word) && word.replace(/[^\p{L}]/gu, '').length > 1 && !isInitials(word));
  const start = isCapital.indexOf(true);
  const end = isCapital.lastIndexOf(true);
  const isOtherwiseNormal = words.every(
    (word, index) => isCapital[index] || /^\p{Lu}\p{Ll}|^\p{Lu}\.?$/u.test(word) || isInitials(word) || particles.has(word),
  );
  if (start < 0 || !isOtherwiseNormal || !isCapital.slice(start, end + 1).every(Boolean) || end - start + 1 >= words.length) return null;
  const isFirst = start === 0;
  if (!isFirst && end !== words.length - 1) return null;
  const particle = isFirst ? -1 : particleAt(words);
  const cut = isFirst ? end + 1 : particle > 0 && particle < start ? particle : start;
  return isFirst
    ? { family: words.slice(0, cut).join(' '), given: words.slice(cut).join(' ') }
    : { given: words.slice(0, cut).join(' '), family: words.slice(cut).join(' ') };
}

const vietnameseMarks = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

/** "Nagy Péter", "Nguyễn Văn An", "Wang Xiaoming", "Παπαδάκης Ιωάννης": where the surname comes first; null for other names. */
function splitFamilyFirst(words: readonly string[], country: string): NameParts | null {
  const [only = '', second = ''] = words;
  const plains = words.map(plainWord).map((word) => word.replace(/đ/g, 'd').replace(/ł/g, 'l'));
  if (isGreekFamilyFirst(words)) return { family: only, given: second };
  const last = words.at(-1) ?? '';
  // "Lau Wing Kei Vivian": the English given name is last.
  if (words.length === 4 && isGivenName(last) && areSyllables(plains.slice(1, 3)) && startsWithSurname(plains.slice(0, 3), country))
    return { family: only, given: last, wholeGiven: words.slice(1).join(' ') };
  if (hasSurnameInside(plains, isGivenName(only)) && !isGivenName(last))
    return { given: only, family: second, wholeGiven: [only, ...words.slice(2)].join(' ') };
  // "Ma. Theresa": a word with a period is an abbreviation.
  if (only.endsWith('.')) return null;
  if (isHyphenatedOrder(words) && !isGivenName(only)) return { family: only, given: second };
  const isVietnamese = country === 'vn' || vietnameseMarks.test(words.join(' ')) || isOnlyVietnamese(plains[0] ?? '');
  if (!startsWithSurname(plains, country, isVietnamese) && !isVietnameseOrder(words, plains, country)) return null;
  // A Vietnamese given name is the last word; the words between belong to neither.
  return isVietnamese && words.length > 2
    ? { family: words.slice(0, -1).join(' '), given: last, wholeGiven: words.slice(1).join(' '), wholeFamily: only }
    : { family: only, given: words.slice(1).join(' ') };
}

/** Letters that only Vietnamese has. */
const onlyVietnamese = /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

/** "Tạ Quang Huy": three or more syllables at a Vietnamese company or in its letters, although the surname isn't a frequent one. */
function isVietnameseOrder(words: readonly string[], plains: readonly string[], country: string): boolean {
  if (words.length < 3 || isGivenName(words[0] ?? '') || isOnlyVietnamese(plains.at(-1) ?? '')) return false;
  return (country === 'vn' || onlyVietnamese.test(words.join(' '))) && plains.every((word) => /^[a-z]{1,6}$/.test(word));
}

const parted = (words: readonly string[], cut: number): NameParts => ({
  given: words.slice(0, cut).join(' '),
  family: words.slice(cut).join(' '),
});

/** Given names first: where the surnames begin. */
function splitGivenFirst(words: readonly string[], country: string): NameParts {
  const plains = words.map(plainWord);
  const last = words.length - 1;
  const devotional = devotionalGivenLength(words);
  if (devotional > 0) return parted(words, devotional);
  // "Ahmed bin Rashid Al Maktoum": the father's name between is in no address.
  const article = words.findIndex((word, index) => index > 2 && index < words.length - 1 && /^(?:al|el)$/i.test(word));
  if (article > 0 && /^(?:bin|ibn|bint|ben)$/i.test(words[1] ?? ''))
    return { given: words[0] ?? '', family: words.slice(article).join(' '), wholeGiven: words.slice(0, article).join(' ') };
  // "Hussein Abd al-Latif", "Mostafa Abdel Fattah": "servant of" and a name of God.
  const isServant = /^(?:abd|abdel|abdul|abdal)$/.test(plains[last - 1] ?? '');
  if (isServant && words.slice(0, last - 1).some((word) => word.length > 2)) return parted(words, last - 1);
  const particle = particleAt(words);
  // "Joan Puig i Cadafalch", "Ana García y Vega": two surnames.
  if (particle >= 2 && particle < last && /^[iye]$/.test(words[particle] ?? '')) return parted(words, particle - 1);
  // With a particle, the surname starts there; before it, there may be a first surname. Otherwise the last word is the surname.
  const cut = particle > 0 && particle < last ? particle : last;
  const before = plains[cut - 1] ?? '';
  if (cut < 2 || before.length <= 2 || isGivenOnly(before)) return parted(words, cut);
  // "Valentina Larraín del Solar": two surnames, the second with its particle.
  if (cut === particle && iberian.has(country)) return parted(words, cut - 1);
  // "Ignacio López de Haro"
  if (cut === particle && isSpanishSurname(before) && plains[cut] === 'de') return parted(words, cut - 1);
  if (cut !== last) return parted(words, cut);
  return areTwoSurnames(plains, country) ? parted(words, cut - 1) : parted(words, cut);
}

/** Whether the last two of three or more words are surnames; the word before the last isn't a given name. @param plains plain */
function areTwoSurnames(plains: readonly string[], country: string): boolean {
  const [first = '', second = ''] = plains;
  const [before = '', last = ''] = plains.slice(-2);
  if (iberian.has(country) || (isIberian(before) && isIberian(last))) return true;
  if (isGivenName(before)) return false;
  // "Rosario Ibáñez Tena": a frequent surname in the middle.
  if (plains.length === 3 && isIberian(before) && isGivenName(first)) return true;
  // "Luis Rincón Salazar"; "María Paula Gaitán Ochoa", "Lise Marie Kruse Holm": two given names and two others.
  if (plains.length === 3) return isSecondGiven(first) && isSpanishSurname(last);
  return plains.length === 4 && isGivenName(first) && isGivenOnly(second);
}

/** Where a surname with a particle begins; -1 without one. */
const particleAt = (words: readonly string[]): number => words.findIndex((word, index) => index > 0 && isParticle(word));

const isSurnames = (words: readonly string[]): boolean =>
  words.length === 2 && words.every((word) => isSpanishSurname(plainWord(word)) || isPortugueseSurname(plainWord(word)));

const isOneName = (text: string): boolean => /^[\p{L}\p{M}'’-]{2,20}$/u.test(text) && !isCredential(text);
