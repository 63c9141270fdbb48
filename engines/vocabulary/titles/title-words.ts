/**
 * Splits a title into the words it means: the longest phrase first, feminine and plural forms included, German and Dutch compounds
 * taken apart ("Vertriebsleiterin": head, sales). Unknown words are kept as written.
 */
import { foldText } from '../text/fold.ts';
import { countryNamed } from '../places/gazetteer.ts';
import type { Department } from '../values/departments.ts';
import type { Seniority } from '../values/seniority.ts';
import { compounds } from './compounds.ts';
import { ranks } from './ranks.ts';
import { fields, occupations, plainOccupations } from './work.ts';

export type TitleWord =
  | { readonly kind: 'rank'; readonly key: string; readonly seniority: Seniority; readonly department: Department | null }
  | { readonly kind: 'field' | 'occupation'; readonly key: string; readonly department: Department }
  | { readonly kind: 'plain' | 'unknown'; readonly key: string };

const longestPhrase = 6;

interface Dictionary {
  readonly phrases: ReadonlyMap<string, readonly TitleWord[]>;
}

let dictionary: Dictionary | undefined;

function dictionaryOf(): Dictionary {
  if (dictionary) return dictionary;
  const phrases = new Map<string, readonly TitleWord[]>();
  const byKey = new Map<string, TitleWord>();
  const add = (written: string, words: readonly TitleWord[]): void => {
    for (const phrase of written.split('|')) {
      const key = withoutGender(phrase);
      if (!phrases.has(key)) phrases.set(key, words);
    }
  };
  const rankWords = ranks.map(([key, seniority, department, written]) => ({
    word: { kind: 'rank', key, seniority, department } as const,
    written,
  }));
  const generalManager: TitleWord = { kind: 'rank', key: 'general-manager', seniority: 'manager', department: 'executive' };
  const fieldWords = fields.map(([key, department, written]) => ({ word: { kind: 'field', key, department } as const, written }));
  const occupationWords = occupations.map(([key, department, written]) => ({
    word: { kind: 'occupation', key, department } as const,
    written,
  }));
  const plainWords = plainOccupations.map(([key, written]) => ({ word: { kind: 'plain', key } as const, written }));
  const lines = [...rankWords, ...fieldWords, ...occupationWords, ...plainWords];
  for (const { word } of lines) byKey.set(word.key, word);
  byKey.set(generalManager.key, generalManager);
  for (const [written, keys] of Object.entries(compounds)) {
    add(
      written,
      keys.flatMap((key) => byKey.get(key) ?? []),
    );
  }
  for (const { word, written } of lines) add(written, [word]);
  dictionary = { phrases };
  return dictionary;
}

/**
 * Removes gender and plural endings, from both the dictionary and the title: "directora", "Leiterin", "commerciaux" are listed or end
 * the same way.
 */
function withoutGender(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) =>
      word.length < 5
        ? word
        : word
            .replace(/(?<=er|or|eur|ent|ist|ant|ar|at|ter|log|wirt|walt)(?:innen|in)$/, '')
            .replace(/trices?$/, 'teur')
            .replace(/euses?$/, 'eur')
            .replace(/iennes?$/, 'ien')
            .replace(/(?<=[^aeious])(?:es|s)$/, '')
            .replace(/[aoe]s?$/, ''),
    )
    .join(' ');
}

/** Words that say nothing about the job. */
const emptyWords = new Set(
  'a an and of the for in to on at with e y et und der die das des dem den fur im am zum zur von le la les l de du d en au aux el los las del al para o os da do das dos na no em het een van voor bij i il lo gli di della dello dei delle degli per con alle ai m w f x h v mwd mfd hf gn all genders divers'.split(
    ' ',
  ),
);

/** Geographic and organizational scope; not part of the key. */
const scopeWords = new Set(
  'global worldwide international internationaler internationale national nationale regional regionaler corporate group emea apac latam dach mena nordics benelux uki eu uk us usa europe europa america americas north south east west nord sud ost central europe nam northern southern asia africa eastern western iberia interim acting former ex ad freelance freelancer freiberuflicher independent ii iii iv 1 2 3 division department area zone field remote full time parttime part b2b b2c saas smb enterprise'.split(
    ' ',
  ),
);

/** The words of a title in order, without duplicates; empty when there are none. */
export function titleWords(text: string): TitleWord[] {
  const normalized = text
    // "V.P." is one word; "d'usine" is two.
    .replaceAll(/(?<!\p{L})\p{L}(?:\.\s?\p{L}(?!\p{L}))+\.?/gu, (initials) => initials.replaceAll(/[.\s]/g, ''))
    .replaceAll(/['’´`]/g, ' ');
  const tokens = foldText(normalized)
    .split(' ')
    .filter((token) => token !== '');
  const { phrases } = dictionaryOf();
  const words: TitleWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const [found, length] = longestAt(phrases, tokens, at);
    words.push(...found);
    at += length;
  }
  return words.filter((word, index) => words.findIndex(({ key }) => key === word.key) === index);
}

function longestAt(phrases: Dictionary['phrases'], tokens: readonly string[], at: number): [words: readonly TitleWord[], length: number] {
  const [first = ''] = tokens.slice(at, at + 1);
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const words = phrases.get(withoutGender(tokens.slice(at, at + length).join(' ')));
    if (words && !(length === 1 && emptyWords.has(first) && first.length < 2)) return [words, length];
  }
  if (emptyWords.has(first) || scopeWords.has(first)) return [[], 1];
  const parts = partsOfCompound(phrases, first);
  if (parts) return [parts, 1];
  if (first.length > 3 && countryNamed(first)) return [[], 1];
  return [[{ kind: 'unknown', key: first }], 1];
}

/** Splits a German or Dutch compound into two known parts. The last part names the role, so the longest last part wins. */
function partsOfCompound(phrases: Dictionary['phrases'], word: string): readonly TitleWord[] | null {
  if (word.length < 8) return null;
  for (let cut = 3; cut <= word.length - 4; cut += 1) {
    const last = phrases.get(withoutGender(word.slice(cut)));
    if (!last) continue;
    const front = word.slice(0, cut);
    for (const first of [front, front.replace(/(?:s|n|es|en)$/, '')]) {
      if (scopeWords.has(first)) return last;
      const known = phrases.get(withoutGender(first)) ?? (first.length >= 8 ? partsOfCompound(phrases, first) : null);
      if (known) return [...known, ...last];
    }
  }
  return null;
}
