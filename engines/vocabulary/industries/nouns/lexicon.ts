/** The table of nouns of a language, arranged for lookups while reading. */
import { memoize } from '../../text/index.ts';
import type { IndustryId } from '../industries.ts';
import type { Dealing, GoodsKind } from './kinds.ts';
import { byPhrase, phrasesOf, type Formation, type Nouns, type Phrases } from './nouns.ts';

/** What a phrase is in a language; it may be several of these. */
export interface Phrase {
  readonly dealing?: Dealing;
  /** The first kind decides; a further one, if nobody deals so with the first: fish is food, but is also raised. */
  readonly kinds?: readonly GoodsKind[];
  readonly isQualifier?: boolean;
  readonly isLink?: boolean;
  readonly isNeutral?: boolean;
  readonly isAnyGoods?: boolean;
}

export interface Lexicon {
  readonly formation: Formation;
  /** By the key of the phrase. */
  readonly phrases: ReadonlyMap<string, Phrase>;
  readonly names: ReadonlyMap<string, IndustryId>;
  readonly places: ReadonlyMap<string, IndustryId>;
  readonly endings: ReadonlyMap<string, IndustryId>;
  /** By the first word of a phrase: in words, the longest that begins with it. */
  readonly lengths: ReadonlyMap<string, number>;
  readonly ofAnother: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly machinesFor: ReadonlySet<string>;
  readonly notAlone: ReadonlySet<string>;
  /** What a word of a text may be in the table: the word, and other forms of it that end a listed phrase. */
  readonly formsOf: (word: string) => readonly string[];
}

/** A text looks up the same words several times; a file of new ones can't fill the memory. */
const mostWords = 20_000;

const lastWordOf = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1);

/** Goods, and names of several words, are looked up by their stems where a language has them. A name of one word is looked up as it is spelled. */
export const keyOf = ({ stemOf }: Formation, phrase: string): string =>
  stemOf === undefined ? phrase : phrase.split(' ').map(stemOf).join(' ');
export const nameKeyOf = (formation: Formation, name: string): string => (name.includes(' ') ? keyOf(formation, name) : name);

/** One lexicon of tables that are read together: a text in Spanish or Portuguese needs no language. */
export function lexiconOf(tables: readonly [Nouns, ...Nouns[]]): Lexicon {
  const [{ formation }] = tables;
  const phrases = new Map<string, Phrase>();
  const add = (phrase: string, what: Phrase): void => void phrases.set(phrase, shared({ ...what, ...phrases.get(phrase) }));
  const all = (of: (nouns: Nouns) => Phrases | undefined): ReadonlySet<string> =>
    phrasesOf(
      tables
        .map((nouns) => of(nouns) ?? '')
        .filter(Boolean)
        .join('|'),
    );
  for (const nouns of tables) {
    for (const [kind, listed] of Object.entries(nouns.goods) as [GoodsKind, Phrases][])
      for (const phrase of listed.split('|')) addGoods(phrases, formation, phrase, kind);
    for (const [phrase, dealing] of byPhrase<Dealing>(nouns.dealings))
      for (const form of formation.dealing === 'behind' ? [phrase, ...formation.formsOfListed(phrase)] : [phrase]) add(form, { dealing });
  }
  for (const phrase of all(({ links }) => links)) add(phrase, { isLink: true });
  for (const phrase of all(({ qualifiers }) => qualifiers)) add(phrase, { isQualifier: true });
  for (const phrase of all(({ neutral }) => neutral)) add(phrase, { isNeutral: true });
  for (const phrase of all(({ anyGoods }) => anyGoods)) add(phrase, { isAnyGoods: true });
  const names = namesIn(
    tables.map((nouns) => nouns.names),
    formation,
  );
  const endings = namesIn(
    tables.map((nouns) => nouns.endings ?? {}),
    formation,
    true,
  );
  const lastWords = new Set([...phrases.keys(), ...names.keys()].map(lastWordOf));
  const lengths = new Map<string, number>();
  // Where the dealing is behind, phrases are found from their end.
  if (formation.dealing === 'before')
    for (const phrase of phrases.keys()) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      if (words.length > (lengths.get(first) ?? 0)) lengths.set(first, words.length);
    }
  return {
    formation,
    phrases,
    names,
    endings,
    places: namesIn(
      tables.map((nouns) => nouns.places ?? {}),
      formation,
    ),
    lengths,
    ofAnother: all((nouns) => nouns.ofAnother),
    and: all((nouns) => nouns.and),
    machinesFor: all((nouns) => nouns.machinesFor),
    notAlone: all((nouns) => nouns.notAlone),
    formsOf: memoize((word) => [word, ...formation.listedFormsOf(word).filter((form) => lastWords.has(form))], mostWords),
  };
}

/** Tens of thousands of phrases are a few hundred different things. */
const sharedPhrases = new Map<string, Phrase>();
function shared(phrase: Phrase): Phrase {
  const key = JSON.stringify(phrase);
  const known = sharedPhrases.get(key);
  if (known) return known;
  sharedPhrases.set(key, phrase);
  return phrase;
}

function addGoods(phrases: Map<string, Phrase>, formation: Formation, phrase: string, kind: GoodsKind): void {
  const words = phrase.split(' ');
  const forms = [phrase];
  // "porte de garage", "macchina utensile": the first word, and the words that agree with it.
  if (formation.dealing === 'before' && formation.stemOf === undefined)
    for (const first of formation.formsOfListed(words[0] ?? '')) {
      forms.push([first, ...words.slice(1)].join(' '));
      if (words.length === 2) for (const second of formation.formsOfListed(words[1] ?? '')) forms.push(`${first} ${second}`);
    }
  forms.forEach((form, at) => {
    const key = keyOf(formation, form);
    const known = phrases.get(key);
    // A singular that is also another noun is that noun.
    if (known?.kinds === undefined) phrases.set(key, shared({ ...known, kinds: [kind] }));
    else if (at === 0 && !known.kinds.includes(kind)) phrases.set(key, shared({ ...known, kinds: [...known.kinds, kind] }));
  });
}

function namesIn(
  tables: readonly Readonly<Record<IndustryId, Phrases>>[],
  formation: Formation,
  isWithForms = formation.stemOf !== undefined,
): Map<string, IndustryId> {
  const ids = new Map<string, IndustryId>();
  for (const table of tables)
    for (const [name, id] of byPhrase(table)) {
      const forms = name.includes(' ') || !isWithForms ? [nameKeyOf(formation, name)] : [name, ...formation.formsOfListed(name)];
      for (const form of forms) if (!ids.has(form)) ids.set(form, id);
    }
  return ids;
}
