/**
 * The spellings of a person's name in an address: by the conventions of their language and script, with and without particles, with one
 * or both surnames, with short forms of the first name. Each spelling has a share; the shares of a name add up to one. The shares are
 * estimates of what companies commonly use. Where companies differ by habit, the spelling names the habit, so that the addresses of
 * colleagues can tell which one this company has.
 */
import { areSyllables, hispanic, isPortugueseSurname, particles } from '@leadlight/vocabulary/identity';
import { withoutMarks } from '@leadlight/vocabulary/text';
import { fullForms, shortForms } from './nicknames.ts';
import { countryOf, type PersonName } from './person-name.ts';
import { isJapanese, spellScript, type Spelling } from '@leadlight/vocabulary/scripts';

export type { PersonName } from './person-name.ts';

/** "umlaut:e": the group and the habit in it. */
export type Habit = `${string}:${string}`;

export interface NameSpelling extends Spelling {
  readonly habits: readonly Habit[];
}

/** What is known about how names are written at a domain. */
export interface Conventions {
  /** By the domain's ending, or ''. */
  readonly country: string;
  /** Whether umlauts lose only their dots in the language of the name: Turkish, Hungarian, Swedish, Finnish, Spanish. */
  readonly isPlain: boolean;
  /** How much more often than usual a habit is followed here, from the addresses of colleagues. */
  readonly factors: ReadonlyMap<Habit, number>;
}

const none: Conventions = { country: '', isPlain: false, factors: new Map() };
const mostKept = 10;

/** @param domain in lower-case A-labels */
export function conventionsOf(domain: string, { given, family }: PersonName, factors: ReadonlyMap<Habit, number> = new Map()): Conventions {
  // A given name in kanji is read as Japanese beside a Japanese surname.
  const isFromJapan = isJapanese(family) || isJapanese(given);
  const isPlain = plainLanguages.test(`${given} ${family}`.normalize('NFC'));
  return { country: isFromJapan ? 'jp' : countryOf(domain), isPlain, factors };
}

export function givenSpellings(given: string, conventions: Conventions = none, nickname = ''): NameSpelling[] {
  // Spanish lists abbreviate María; in the Philippines, where "Ma." is usual, it is in no address.
  const spelledOut = hispanic.has(conventions.country) ? given.replace(/^M(?:a\.|\.?ª\.?)(?= )/iu, 'María') : given;
  const forms = spellings(spelledOut, 'given', conventions, (all) => {
    const words = all.filter((word, index) => index === 0 || !particles.has(word));
    const [first = '', second = ''] = words;
    // "María del Carmen": also with its particle.
    if (words.length < all.length)
      return [form(first, 0.7, 'given:first'), form(all.join(''), 0.15, 'given:joined'), form(second, 0.15, 'given:second')];
    if (words.length === 1) return hyphenForms(first, 'hyphen');
    if (first.length === 1) {
      // "J. Robert Smith", "P. V. Lakshmi Devi": the name in full is used.
      const used = words.find((word) => word.length > 1) ?? second;
      return [form(used, 0.6, 'given:second'), form(words.join(''), 0.1, 'given:joined'), form(first, 0.3, 'given:first')];
    }
    if (second.length === 1)
      return [
        form(first, 0.9, 'given:first'),
        form(first + second, 0.04, 'given:joined'),
        form(`${first}-${second}`, 0.06, 'given:hyphen'),
      ];
    // "Mohd Hafiz", "Ma. Theresa": the first is abbreviated because the second is the name that is used.
    if (
      abbreviated.test(spelledOut) ||
      (muslimSecond.has(conventions.country) && /^(?:m[ou]hamm?[ae]d|s[ae]?y+[ei]d|sayy?[ei]d|hafiz|haji)$/.test(first))
    )
      return [form(second, 0.6, 'given:second'), form(words.join(''), 0.2, 'given:joined'), form(first, 0.2, 'given:first')];
    // "Mei Ling", "Chee Keong": syllables of one name.
    if (words.length === 2 && areSyllables(words))
      return [
        form(words.join(''), 0.56, 'given:joined'),
        form(words.join('-'), 0.18, 'given:hyphen'),
        form(first, 0.2, 'given:first'),
        form(second, 0.06, 'given:middle'),
      ];
    // Most people use their first given name alone.
    return [
      ...hyphenForms(first, 'hyphen').map((each) => ({
        ...each,
        share: each.share * 0.75,
        habits: [...each.habits, 'given:first' as const],
      })),
      form(words.join(''), 0.09, 'given:joined'),
      form(words.join('-'), 0.09, 'given:hyphen'),
      form(second, 0.07, 'given:middle'),
    ];
  });
  const called = nickname === '' ? [] : spellings(nickname, 'given', conventions, ([first = '']) => [form(first, 1, 'short:short')]);
  return scaled(
    [...forms.flatMap((each) => withShortForms(each, called.length > 0)), ...called.map((each) => ({ ...each, share: each.share * 0.5 }))],
    conventions,
  );
}

const abbreviated = /^(?:mohd|moh|muh|md|ma)\.? /i;
/** Countries where a man named Muhammad uses his second given name; '' because Arab countries mostly write Mohammed. */
const muslimSecond = new Set(['my', 'id', 'sg', 'bn', 'pk', 'in', 'bd', 'ir', 'af', '']);

export function familySpellings(family: string, conventions: Conventions = none): NameSpelling[] {
  const forms = spellings(family, 'family', conventions, (words) => {
    const parts = words.flatMap((word) => (/^(?:al|el|as|ash|ad|ar|an|at|az|ben|bin|abu)-/.test(word) ? word.split('-') : [word]));
    // "Lê Quốc Bảo": a frequent Vietnamese surname is spelled like a French article.
    const isVietnamese = conventions.country === 'vn' || onlyVietnamese.test(family);
    const isParticleAt = (word: string, index: number): boolean =>
      !isVietnamese &&
      (particles.has(word) || articles.has(word) || lowerParticles.has(word) || (index === 0 && irish.has(word) && parts.length > 1));
    const core = parts.filter((word, index) => !isParticleAt(word, index));
    const hasParticle = core.length < parts.length && core.length > 0;
    const [first = ''] = core;
    const last = core.at(-1) ?? '';
    if (parts.length === 1) return hyphenForms(first || (parts[0] ?? ''), 'double');
    if (hasParticle && core.length === 1) {
      const lead = parts.slice(0, -1).join('');
      return [
        ...hyphenForms(first, 'double').flatMap(({ text, share, habits }): NameSpelling[] => [
          { text: lead + text, share: share * 0.62, habits: [...habits, 'particle:joined'] },
          { text, share: share * 0.25, habits: [...habits, 'particle:dropped'] },
        ]),
        form(parts.join('-'), 0.1, 'particle:hyphen'),
        ...(parts.length > 2
          ? [
              form(
                parts
                  .slice(0, -1)
                  .map((word) => word[0])
                  .join('') + first,
                0.03,
                'particle:initials',
              ),
            ]
          : []),
      ];
    }
    if (irish.has(parts[0] ?? '') && core.length > 1 && core.length < parts.length)
      // "Mac Giolla Phádraig" is one surname.
      return [
        form(parts.join(''), 0.7, 'particle:joined'),
        form(parts.join('-'), 0.15, 'particle:hyphen'),
        form(core.join(''), 0.15, 'particle:dropped'),
      ];
    const isPortuguese =
      ['pt', 'br'].includes(conventions.country) || (conventions.country === '' && isPortugueseSurname(last) && !last.endsWith('z'));
    // Two surnames: in Spanish the first is used alone, in Portuguese the last.
    const [usual, rare] = isPortuguese ? [last, first] : [first, last];
    if (hasParticle) {
      // "de la Fuente Mora", "Larraín del Solar": each surname with its particle, or without.
      const units = surnamesWithParticles(parts, isParticleAt);
      const [whole, other] = isPortuguese ? [units.at(-1), units[0]] : [units[0], units.at(-1)];
      return [
        ...variants(usual, whole ?? '', 0.6, `double:${isPortuguese ? 'last' : 'first'}`),
        ...variants(core.join(''), units.join(''), 0.16, 'double:joined'),
        ...variants(core.join('-'), units.join('-'), 0.1, 'double:hyphen'),
        ...variants(rare, other ?? '', 0.14, `double:${isPortuguese ? 'first' : 'last'}`),
      ];
    }
    return [
      form(usual || parts.join(''), 0.57, `double:${isPortuguese ? 'last' : 'first'}`),
      form(core.join(''), 0.19, 'double:joined'),
      form(core.join('-'), 0.1, 'double:hyphen'),
      form(rare, 0.14, `double:${isPortuguese ? 'first' : 'last'}`),
    ];
  });
  return scaled(forms, conventions);
}

/** "de la fuente mora" → delafuente, mora. */
function surnamesWithParticles(parts: readonly string[], isParticleAt: (word: string, index: number) => boolean): string[] {
  const units: string[] = [];
  let lead = '';
  for (const [index, word] of parts.entries()) {
    lead += word;
    if (isParticleAt(word, index)) continue;
    units.push(lead);
    lead = '';
  }
  return units;
}

/** A surname without its particle and with it; more often with it, as where there is one surname. An estimate. */
function variants(bare: string, whole: string, share: number, habit: Habit): NameSpelling[] {
  if (bare === whole) return [form(bare, share, habit)];
  return [
    { text: bare, share: share * 0.4, habits: [habit, 'particle:dropped'] },
    { text: whole, share: share * 0.6, habits: [habit, 'particle:joined'] },
  ];
}

/** Before Irish and Scottish surnames, without their accents. */
const irish = new Set(['o', 'ni', 'nic', 'ui', 'mac', 'mc']);
/** Prepositions and "of" in surnames: in 't Veld, aan den Boom, wa Thiong'o, ap Rhys. */
const lowerParticles = new Set(['in', 'aan', 'wa', 'ole', 'arap', 'ap', 'ab', 'ferch', 't']);
/** Letters that only Vietnamese has; its names have no particles. */
const onlyVietnamese = /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
/** Written before Arabic surnames with a hyphen. */
const articles = new Set(['as', 'ash', 'ad', 'ar', 'an', 'at', 'az']);

const form = (text: string, share: number, habit: Habit): NameSpelling => ({ text, share, habits: [habit] });

/** "Jean-Pierre": with the hyphen, joined, or one of the parts alone. */
function hyphenForms(word: string, group: string): NameSpelling[] {
  const parts = word.split('-').filter(Boolean);
  if (parts.length < 2) return [{ text: parts[0] ?? '', share: 1, habits: [] }];
  const isFamily = group === 'double';
  return [
    form(parts.join('-'), 0.5, `${group}:hyphen`),
    form(parts.join(''), isFamily ? 0.27 : 0.35, `${group}:joined`),
    form(parts[0] ?? '', isFamily ? 0.12 : 0.15, `${group}:first`),
    ...(isFamily ? [form(parts.at(-1) ?? '', 0.11, `${group}:last`)] : []),
  ];
}

/** Robert is often Bob at work, and Bob is often Robert in the directory. Estimates. */
const shortShare = 0.13;
const fullShare = 0.3;
/** Most short forms are also given as names. */
const rarelyGiven = new Set(
  'bob bill mike dave jim tom dan ben sam tim matt chris nick pete rick rob steve tony will andy greg jeff ken larry ron ted liz beth kate jen meg peggy sue pat vicky steph cathy kathy debbie pam bobby jimmy tommy danny johnny billy charlie ed eddie fred gerd bernd uli uwe hansi rudi sepp pepe paco nacho beppe gigi joop henk kees sasha dima misha kolya tolya vova zhenya'.split(
    ' ',
  ),
);

function withShortForms(each: NameSpelling, isCalledOtherwise: boolean): NameSpelling[] {
  const short = shortForms(each.text).slice(0, 3);
  const full = fullForms(each.text).slice(0, 3);
  const others = full.length > 0 && short.length === 0 ? full : short;
  if (others.length === 0) return [each];
  const share = isCalledOtherwise ? 0.05 : others === full ? (rarelyGiven.has(each.text) ? fullShare : fullShare / 4) : shortShare;
  const weights = others.map((_, index) => 0.5 ** index);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [own, other]: [Habit, Habit] = others === full ? ['short:short', 'short:full'] : ['short:full', 'short:short'];
  return [
    { ...each, share: each.share * (1 - share), habits: [...each.habits, own] },
    ...others.map((text, index) => ({
      text,
      share: (each.share * share * (weights[index] ?? 0)) / total,
      habits: [...each.habits, other],
    })),
  ];
}

/** Applies a rule to every transliteration of the name. */
function spellings(
  name: string,
  part: 'given' | 'family',
  conventions: Conventions,
  rule: (words: string[]) => NameSpelling[],
): NameSpelling[] {
  return transliterations(name, part, conventions).flatMap(({ text, share, habits }) =>
    rule(wordsOf(text))
      .filter((each) => each.text !== '')
      .map((each) => ({ text: each.text, share: share * each.share, habits: [...habits, ...each.habits] })),
  );
}

/** Adds up equal texts, applies what is known about the domain's habits, and scales the shares to one. The most likely first. */
function scaled(all: readonly NameSpelling[], { factors }: Conventions): NameSpelling[] {
  const sums = new Map<string, NameSpelling>();
  for (const { text, share, habits } of all) {
    if (!/^[a-z]/.test(text)) continue;
    const weighted = share * habits.reduce((product, habit) => product * (factors.get(habit) ?? 1), 1);
    const known = sums.get(text);
    sums.set(text, { text, share: (known?.share ?? 0) + weighted, habits: known && known.share > weighted ? known.habits : habits });
  }
  const kept = Array.from(sums.values())
    .toSorted((a, b) => b.share - a.share || (a.text < b.text ? -1 : 1))
    .slice(0, mostKept);
  const total = kept.reduce((sum, { share }) => sum + share, 0);
  return kept.map((each) => ({ ...each, share: each.share / total }));
}

/** Keeps hyphens only between letters. */
function wordsOf(text: string): string[] {
  return text
    .split(' ')
    .map((word) => word.split('-').filter(Boolean).join('-'))
    .filter(Boolean);
}

/** A letter with two spellings, and how often the first is used by country of the domain. Estimates. */
interface Letter {
  readonly habit: string;
  readonly ways: readonly [string, string];
  readonly share: Readonly<Record<string, number>>;
  readonly otherwise: number;
}

// Müller is mueller in German and muller elsewhere; Swedish, Finnish, Turkish and Hungarian drop the dots.
const german = { de: 0.8, at: 0.8, ch: 0.75, li: 0.8, se: 0.04, fi: 0.04, tr: 0.03, hu: 0.03, ee: 0.04, no: 0.1, dk: 0.2 };
const letters: Readonly<Record<string, Letter>> = {
  ä: { habit: 'umlaut', ways: ['ae', 'a'], share: german, otherwise: 0.5 },
  ö: { habit: 'umlaut', ways: ['oe', 'o'], share: german, otherwise: 0.5 },
  ü: { habit: 'umlaut', ways: ['ue', 'u'], share: german, otherwise: 0.55 },
  å: { habit: 'ring', ways: ['aa', 'a'], share: { dk: 0.5, no: 0.2, se: 0.04, fi: 0.04 }, otherwise: 0.25 },
  ø: { habit: 'slash', ways: ['oe', 'o'], share: { dk: 0.5, no: 0.2 }, otherwise: 0.35 },
  æ: { habit: 'ligature', ways: ['ae', 'a'], share: {}, otherwise: 0.92 },
  đ: { habit: 'stroke', ways: ['dj', 'd'], share: { vn: 0, rs: 0.6 }, otherwise: 0.15 },
  ñ: { habit: 'tilde', ways: ['n', 'ny'], share: {}, otherwise: 0.97 },
};

/** Letters with more than an accent that have one spelling. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ə: 'a',
  ĳ: 'ij',
};

/** Letters and endings of languages in which ö is o: Turkish, Azerbaijani, Hungarian, Swedish, Finnish, Spanish. */
const plainLanguages = /[ğşıəİőűåçñ]|(?:sson|nen|ström|qvist|gren|mäki|oğlu)(?:$|[ -])|gü[ei]|[áéíóú].*[öü]|[öü].*[áéíóú]/iu;

function transliterations(name: string, part: 'given' | 'family', conventions: Conventions): NameSpelling[] {
  const lower = name.normalize('NFC').replaceAll('İ', 'i').toLowerCase();
  const words = lower.split(' ').filter(Boolean);
  let spelled: NameSpelling[] = [{ text: '', share: 1, habits: [] }];
  for (const word of words) {
    const options: NameSpelling[] =
      spellScript(word.replace(/[’'`ʼ.]/g, ''), part, conventions.country)?.map((each) => ({ ...each, habits: [] })) ??
      latin(word, conventions);
    spelled = spelled
      .flatMap((before) =>
        options
          .filter((after) => agree(before.habits, after.habits))
          .map((after) => ({
            text: `${before.text} ${after.text}`,
            share: before.share * after.share,
            habits: [...before.habits, ...after.habits],
          })),
      )
      .toSorted((a, b) => b.share - a.share)
      .slice(0, mostKept);
  }
  return spelled.map((each) => ({ ...each, text: clean(each.text) }));
}

/** A word in Latin letters, by each combination of the habits that matter for it; one habit for all its letters. */
function latin(word: string, { country, isPlain }: Conventions): NameSpelling[] {
  const present = [...new Set(Array.from(word).flatMap((letter) => letters[letter] ?? []))];
  const groups = [...new Set(present.map(({ habit }) => habit))];
  let choices: { chosen: ReadonlyMap<string, 0 | 1>; share: number }[] = [{ chosen: new Map(), share: 1 }];
  for (const group of groups) {
    const letter = present.find(({ habit }) => habit === group);
    const usual = letter ? (group === 'umlaut' && isPlain ? 0.04 : (letter.share[country] ?? letter.otherwise)) : 1;
    choices = choices.flatMap(({ chosen, share }) => [
      { chosen: new Map([...chosen, [group, 0 as const]]), share: share * usual },
      { chosen: new Map([...chosen, [group, 1 as const]]), share: share * (1 - usual) },
    ]);
  }
  return choices.map(({ chosen, share }) => ({
    text: Array.from(word, (character) => {
      const letter = letters[character];
      return letter ? letter.ways[chosen.get(letter.habit) ?? 0] : (plainLetters[character] ?? character);
    }).join(''),
    share,
    habits: Array.from(chosen, ([group, way]): Habit => `${group}:${way === 0 ? 'first' : 'second'}`),
  }));
}

/** Whether two spellings follow the same habit wherever both have one. */
export function agree(a: readonly Habit[], b: readonly Habit[]): boolean {
  return !a.some((habit) => {
    const group = habit.slice(0, habit.indexOf(':') + 1);
    return letterHabits.has(group) && b.some((other) => other.startsWith(group) && other !== habit);
  });
}

const letterHabits = new Set(Object.values(letters).map(({ habit }) => `${habit}:`));

const clean = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[’'`ʼ.]/g, '')
    .replace(/[^a-z -]+/g, ' ')
    .trim();
