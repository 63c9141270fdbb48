/**
 * Names in the Romance languages of which the first words say what is done and the rest what with: "fabrication de palettes", "negozio di giocattoli",
 * "réparation et vente de vélos". Every word of the text must be known, so that a text is read as a whole or not at all.
 */
import type { IndustryId } from '../industries.ts';
import { frenchGoods } from './french-goods.ts';
import { frenchActivities } from './french-activities.ts';
import { italianGoods } from './italian-goods.ts';
import { italianActivities } from './italian-activities.ts';

/** A kind of goods.ts, and the names of its goods in the plural: folded, separated by "|". */
export type GoodsLine = readonly [kind: GoodsKind, names: string];

/** What is done with goods. `none` says nothing itself: "conception et fabrication". */
export type Role =
  | 'none'
  | 'make'
  | 'construct'
  | 'process'
  | 'grow'
  | 'extract'
  | 'wholesale'
  | 'retail'
  | 'shop'
  | 'trade'
  | 'online'
  | 'repair'
  | 'install'
  | 'rent'
  | 'transport'
  | 'store'
  | 'clean'
  | 'recycle';

interface Trade {
  readonly make: IndustryId;
  /** Without an activity, as the heading of a directory; null where the goods alone do not say one. */
  readonly alone: IndustryId | null;
  /** Whether other rules come first for the goods alone: "fruits" are food as well as a crop. */
  readonly isWeak?: true;
  readonly wholesale: IndustryId;
  readonly retail: IndustryId;
  /** A place that sells, if that is another industry than selling: who sells machines has no shop. */
  readonly shop?: IndustryId;
  readonly repair?: IndustryId;
  readonly install?: IndustryId;
  readonly rent?: IndustryId;
  readonly grow?: IndustryId;
  readonly process?: IndustryId;
  readonly extract?: IndustryId;
  /** Building it; otherwise mounting it, or making it. */
  readonly construct?: IndustryId;
}

const trade = (make: IndustryId, others: Partial<Trade> = {}): Trade => ({
  make,
  alone: make,
  wholesale: 'wholesale',
  retail: 'retail.specialty',
  ...others,
});
const food = { wholesale: 'wholesale.food', retail: 'retail.grocery' } as const;
const electronics = { wholesale: 'wholesale.technology', repair: 'professional-services' } as const;
const repaired = { repair: 'professional-services', rent: 'professional-services' } as const;

/** As in industry-goods.ts: the same goods are another industry for who makes, sells, mounts and repairs them. */
const trades = {
  crops: trade('agriculture.farming', { isWeak: true, ...food, grow: 'agriculture.farming', process: 'food-and-drink.packaged-food' }),
  livestock: trade('agriculture.farming', { isWeak: true, grow: 'agriculture.farming' }),
  'fish-farming': trade('agriculture.fishing', {
    isWeak: true,
    ...food,
    grow: 'agriculture.fishing',
    process: 'food-and-drink.packaged-food',
  }),
  plants: trade('agriculture.farming', { alone: null, grow: 'agriculture.farming' }),
  pets: trade('consumer-goods.household', { alone: null, grow: 'agriculture.farming' }),
  food: trade('food-and-drink.packaged-food', { ...food, isWeak: true }),
  drinks: trade('food-and-drink.beverages', food),
  alcohol: trade('food-and-drink.alcohol', food),
  tobacco: trade('food-and-drink.tobacco', { wholesale: 'wholesale.food' }),
  clothing: trade('consumer-goods.apparel', { ...repaired, repair: 'consumer-goods.apparel' }),
  jewelry: trade('consumer-goods.luxury', repaired),
  cosmetics: trade('consumer-goods.cosmetics'),
  furniture: trade('manufacturing.furniture', { ...repaired, install: 'construction.trades' }),
  textiles: trade('manufacturing.textiles', { ...repaired, install: 'construction.trades' }),
  household: trade('consumer-goods.household', repaired),
  leisure: trade('consumer-goods.sports-and-leisure', repaired),
  books: trade('media.publishing', { alone: null }),
  records: trade('media.music', { alone: null, rent: 'media.film-and-video' }),
  'shop-goods': trade('consumer-goods', { isWeak: true, alone: 'retail.specialty', repair: 'professional-services' }),
  houses: trade('manufacturing.building-products', { install: 'construction.building', construct: 'construction.building' }),
  'building-products': trade('manufacturing.building-products', {
    construct: 'construction.trades',
    wholesale: 'wholesale.industrial',
    repair: 'construction.trades',
    install: 'construction.trades',
  }),
  'building-materials': trade('construction.materials', {
    wholesale: 'wholesale.industrial',
    install: 'construction.trades',
    extract: 'materials.mining',
  }),
  wood: trade('materials.paper-and-forest', { wholesale: 'wholesale.industrial' }),
  packaging: trade('manufacturing.packaging'),
  glass: trade('materials.glass-and-ceramics', { install: 'construction.trades', repair: 'construction.trades' }),
  printing: trade('manufacturing.printing', { isWeak: true }),
  metal: trade('manufacturing.metal-products', {
    wholesale: 'wholesale.industrial',
    install: 'construction.trades',
    rent: 'professional-services',
  }),
  steel: trade('materials.steel-and-metals', { wholesale: 'wholesale.industrial', extract: 'materials.mining' }),
  machinery: trade('manufacturing.machinery', {
    wholesale: 'wholesale.industrial',
    retail: 'wholesale.industrial',
    shop: 'retail.specialty',
    repair: 'manufacturing.machinery',
    install: 'manufacturing.machinery',
    rent: 'professional-services',
  }),
  'farm-machinery': trade('agriculture.machinery', {
    wholesale: 'wholesale.industrial',
    retail: 'wholesale.industrial',
    shop: 'retail.specialty',
    repair: 'agriculture.machinery',
    rent: 'professional-services',
  }),
  electrical: trade('manufacturing.electrical-equipment', {
    wholesale: 'wholesale.industrial',
    repair: 'professional-services',
    install: 'construction.trades',
  }),
  solar: trade('energy.renewables', { install: 'energy.renewables', repair: 'energy.renewables' }),
  batteries: trade('energy.storage-and-nuclear', electronics),
  electronics: trade('hardware.electronic-components', electronics),
  computers: trade('hardware.computers', { ...electronics, rent: 'professional-services' }),
  'consumer-electronics': trade('hardware.consumer-electronics', { ...electronics, rent: 'professional-services' }),
  network: trade('hardware.network-equipment', electronics),
  'security-goods': trade('hardware.electronic-components', {
    alone: 'professional-services.security-services',
    install: 'professional-services.security-services',
    repair: 'professional-services.security-services',
  }),
  chemicals: trade('materials.chemicals'),
  plastics: trade('manufacturing.plastics-and-rubber'),
  medical: trade('healthcare.medical-devices', {
    wholesale: 'healthcare.distribution',
    repair: 'healthcare.medical-devices',
  }),
  pharma: trade('life-sciences.pharmaceuticals', { wholesale: 'healthcare.distribution', retail: 'healthcare.distribution' }),
  vehicles: trade('automotive.manufacturers', {
    alone: null,
    retail: 'automotive.dealers',
    repair: 'automotive.dealers',
    rent: 'transport-and-logistics.passenger',
  }),
  'vehicle-parts': trade('automotive.parts', { retail: 'automotive.parts', repair: 'automotive.dealers' }),
  ships: trade('manufacturing.machinery', { alone: null, repair: 'manufacturing.machinery' }),
  aircraft: trade('aerospace-and-defence.aerospace', { alone: null, repair: 'aerospace-and-defence.aerospace' }),
  arms: trade('aerospace-and-defence.defence', { alone: null }),
  fuel: trade('energy.oil-and-gas', { wholesale: 'energy.oil-and-gas', retail: 'energy.oil-and-gas', extract: 'energy.oil-and-gas' }),
} as const satisfies Record<string, Trade>;

export type GoodsKind = keyof typeof trades;

/** What a language says besides its goods. All folded; phrases are separated by "|". */
export interface Activities {
  readonly roles: readonly (readonly [role: Role, phrases: string])[];
  /** Words between an activity and its goods, and between goods. */
  readonly links: string;
  /** What follows goods without changing them: "sur mesure", "d'occasion". */
  readonly qualifiers: string;
  /** Single words that have another meaning in a text without an activity, or in another language. */
  readonly notAlone: string;
}

/** The possible singular forms of a folded plural; the plural itself is always accepted. */
type Singulars = (plural: string) => readonly string[];

/** A singular may end in any of the vowels that its plural may come from; the other forms name nothing. */
const italianSingulars: Singulars = (word) => {
  if (word.length < 4) return [];
  if (/[cg]hi$/.test(word)) return [`${word.slice(0, -2)}o`];
  if (/[cg]he$/.test(word)) return [`${word.slice(0, -2)}a`];
  if (word.endsWith('i')) return [`${word.slice(0, -1)}o`, `${word.slice(0, -1)}e`, `${word}o`];
  if (/(?:ci|gi)e$/.test(word) || word.endsWith('e')) return [`${word.slice(0, -1)}a`, `${word.slice(0, -1)}ia`];
  return [];
};
const frenchSingulars: Singulars = (word) => {
  if (word.length < 4) return [];
  if (/eaux$/.test(word)) return [word.slice(0, -1)];
  if (word.endsWith('aux')) return [`${word.slice(0, -3)}al`, `${word.slice(0, -3)}ail`, word.slice(0, -1)];
  return /[sx]$/.test(word) ? [word.slice(0, -1)] : [];
};

interface Language {
  /** By the first word of an activity, goods or a qualifier: in words, the longest phrase that begins with it. */
  readonly lengths: ReadonlyMap<string, number>;
  readonly goods: ReadonlyMap<string, Trade>;
  readonly roles: ReadonlyMap<string, Role>;
  readonly links: ReadonlySet<string>;
  readonly qualifiers: ReadonlySet<string>;
  readonly notAlone: ReadonlySet<string>;
}

function languageOf(lines: readonly GoodsLine[], { roles, links, qualifiers, notAlone }: Activities, singulars: Singulars): Language {
  const goods = new Map<string, Trade>();
  const add = (name: string, kind: Trade): void => {
    if (!goods.has(name)) goods.set(name, kind);
  };
  for (const [kind, names] of lines) for (const name of names.split('|')) add(name, trades[kind]);
  for (const [kind, names] of lines)
    for (const name of names.split('|')) {
      // "porte de garage", "macchina utensile": the first word, and the words that agree with it.
      const words = name.split(' ');
      for (const first of singulars(words[0] ?? '')) {
        add([first, ...words.slice(1)].join(' '), trades[kind]);
        if (words.length === 2) for (const second of singulars(words[1] ?? '')) add(`${first} ${second}`, trades[kind]);
      }
    }
  const roleOf = new Map(roles.flatMap(([role, phrases]) => phrases.split('|').map((phrase) => [phrase, role] as const)));
  const lengths = new Map<string, number>();
  for (const phrase of [...goods.keys(), ...roleOf.keys(), ...qualifiers.split('|')]) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    lengths.set(first, Math.max(lengths.get(first) ?? 1, words.length));
  }
  return {
    lengths,
    goods,
    roles: roleOf,
    links: new Set(links.split('|')),
    qualifiers: new Set(qualifiers.split('|')),
    notAlone: new Set(notAlone.split('|')),
  };
}

let languages: readonly Language[] | undefined;
const allLanguages = (): readonly Language[] =>
  (languages ??= [
    languageOf(frenchGoods, frenchActivities, frenchSingulars),
    languageOf(italianGoods, italianActivities, italianSingulars),
  ]);

function industryOfRole(role: Role, of: Trade): IndustryId | null {
  switch (role) {
    case 'none':
    case 'make':
      return of.make;
    case 'construct':
      return of.construct ?? of.make;
    case 'process':
      return of.process ?? of.make;
    case 'wholesale':
      return of.wholesale;
    case 'retail':
    case 'trade':
      return of.retail;
    case 'shop':
      return of.shop ?? of.retail;
    case 'online':
      return 'retail.e-commerce';
    case 'transport':
      return 'transport-and-logistics.freight';
    case 'store':
      return 'transport-and-logistics.warehousing';
    case 'clean':
      return of.retail === 'automotive.dealers' ? of.retail : 'professional-services.cleaning';
    case 'recycle':
      return of.grow ?? 'environment.waste';
    default:
      return of[role] ?? null;
  }
}

/** In words. The longest official titles have fewer. */
const longestName = 20;

/**
 * @param folded a whole text, folded, with apostrophes as spaces
 * @returns the industry of what is done with goods, and `null` unless every word of the text is an activity, goods, or without a meaning of its own
 */
export function industryOfGoodsTrade(folded: string): IndustryId | null {
  const read = readGoods(folded);
  return read === null || read.role === undefined || read.role === 'none' ? null : industryOfRole(read.role, read.thing);
}

/**
 * As industryOfGoodsTrade, for goods without an activity: "palettes en bois".
 * @param isLast whether no other rule reads the text; before them, only names of several words count, because a single word is often part of their patterns
 */
export function industryOfGoodsAlone(folded: string, isLast: boolean): IndustryId | null {
  if (!isLast && !folded.includes(' ')) return null;
  const read = readGoods(folded);
  if (!read?.hasName || (read.role !== undefined && read.role !== 'none')) return null;
  return !isLast && read.thing.isWeak ? null : read.thing.alone;
}

interface Read {
  readonly role: Role | undefined;
  /** Of several goods, the first. */
  readonly thing: Trade;
  /** Whether one of the names can stand alone. */
  readonly hasName: boolean;
}

function readGoods(folded: string): Read | null {
  const words = folded.split(' ');
  if (words.length > longestName) return null;
  for (const language of allLanguages()) {
    const found = readIn(language, words);
    if (found) return found;
  }
  return null;
}

/** @returns null if a word is unknown, or none is goods */
function readIn({ lengths, goods, roles, links, qualifiers, notAlone }: Language, words: readonly string[]): Read | null {
  let role: Role | undefined;
  let thing: Trade | undefined;
  let hasName = false;
  for (let at = 0; at < words.length;) {
    let length = Math.min(lengths.get(words[at] ?? '') ?? 1, words.length - at);
    for (; length > 0; length--) {
      const phrase = length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' ');
      const activity = roles.get(phrase);
      if (activity !== undefined) {
        if (role === undefined || role === 'none') role = activity;
        break;
      }
      const named = goods.get(phrase);
      if (named !== undefined) {
        thing ??= named;
        hasName ||= length > 1 || (phrase.length > 5 && !notAlone.has(phrase));
        break;
      }
      if ((length === 1 && links.has(phrase)) || (thing !== undefined && qualifiers.has(phrase))) break;
    }
    if (length === 0) return null;
    at += length;
  }
  return thing === undefined ? null : { role, thing, hasName };
}
