/**
 * Names of people, companies and domains, and the seeded random numbers that pick them.
 * They look ordinary: no name reveals what its server does. Domains have real endings, because a verifier may refuse reserved endings
 * without asking; the names resolve only inside the lab, and nothing leaves it.
 */

export interface Chance {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, the same sequence for the same seed on every machine. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
  };
}

const givenNames =
  'ada alan alma amir ana anton arno beata bela birgit bruno carla celia cem chloe clara dana dario david edith elena eli emil erik esra eva felix fiona frida gael greta hana hugo ida igor ines ivan jana joao jonas judith kaja karl kira lara leo lena lina luis mara marc maya mila nadia nils nina noor olga omar oscar paula pavel petra rafa rania remy rosa ruben sara sami selma simon sofia stella sven tara theo tilda tomas ute vera viktor wanda yara yusuf zoe'.split(
    ' ',
  );
const familyNames =
  'abel adler almeida antal arnold bach bakker barros baum becker berg bianchi blanc boehm bosch braun brandt castro conti costa dahl dietz duarte ebert eklund engel faber falk ferrari fischer fontana franke garcia gerber graf haas hahn hansen heller hofer holm horvat ivanov jansen jensen kaiser keller klein koch kraus kruse lang larsen lehmann lindner lopez lorenz marino marek martin meyer moreau moser novak nilsson okafor olsen orlov otto petrov pfeiffer pohl ramos richter rossi roth sauer schmid schulz silva sommer stein strand tanaka toth ulrich vidal vogel wagner weber weiss winter wolf yilmaz zander ziegler'.split(
    ' ',
  );
const companyWords =
  'alder amber anchor argent aspen atlas birch bridge bright cedar cobalt copper coral crest crown dawn delta ember falcon fern field forge garnet glen granite harbor hazel heron hill iris iron ivory jasper juniper lake larch laurel linden lumen maple marble meadow mesa mill north oak ocean onyx opal orchard pearl pine pioneer quarry raven ridge river rowan sable silver slate spruce sterling stone summit terra thorn tide timber topaz union vale vector willow wren'.split(
    ' ',
  );
const trades =
  'analytics build capital consult craft design energy engineering foods freight group health industries instruments interiors labs logistics media metals optics partners robotics services software solar studio supply systems textiles tools trading travel works'.split(
    ' ',
  );
const endings = ['com', 'com', 'com', 'net', 'de', 'org', 'fr', 'nl', 'co.uk', 'io', 'eu', 'se'];
const accentedWords = ['bücher', 'mühle', 'gärtnerei', 'größe', 'école', 'señal', 'łódka', 'ærø', 'čaj', 'çiçek'];
const accentedNames = ['jürgen', 'käthe', 'björn', 'renée', 'josé', 'zoë', 'łucja', 'søren', 'dvořák', 'çelik'];

/** Returns each name once. */
export class Names {
  readonly #chance: Chance;
  readonly #taken = new Set<string>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** `granite-optics.de`; never returned twice. */
  domain(): string {
    return this.#unique(
      () => `${this.#chance.pick(companyWords)}-${this.#chance.pick(trades)}${this.#number()}.${this.#chance.pick(endings)}`,
    );
  }

  /** `mühle-optics.de`, in Unicode form. */
  accentedDomain(): string {
    return this.#unique(
      () => `${this.#chance.pick(accentedWords)}-${this.#chance.pick(trades)}${this.#number()}.${this.#chance.pick(endings)}`,
    );
  }

  /** A local part, unique within its domain: `lena.vogel`, `lvogel`, `vogel7`. */
  local(domain: string): string {
    return this.#person(domain, givenNames);
  }

  /** A local part of up to five characters: `lena`, `lv`, `kim7`. */
  shortLocal(domain: string): string {
    return this.#unique(() => {
      const first = this.#chance.pick(givenNames.filter((name) => name.length <= 4));
      const last = this.#chance.pick(familyNames);
      const digit = String(this.#chance.below(8) + 2);
      return `${this.#chance.pick([first, `${first}${digit}`, `${first.slice(0, 1)}${last.slice(0, 3)}`, `${first.slice(0, 2)}${last.slice(0, 2)}${digit}`])}@${domain}`;
    }).slice(0, -domain.length - 1);
  }

  /** `lena.vogel`. */
  firstAndLast(domain: string): string {
    return this.#unique(() => `${this.#chance.pick(givenNames)}.${this.#chance.pick(familyNames)}@${domain}`).slice(0, -domain.length - 1);
  }

  /** A local part with letters beyond ASCII. */
  accentedLocal(domain: string): string {
    return this.#person(domain, accentedNames);
  }

  #person(domain: string, given: readonly string[]): string {
    return this.#unique(() => {
      const first = this.#chance.pick(given);
      const last = this.#chance.pick(familyNames);
      return `${this.#chance.pick([`${first}.${last}`, `${first}${last}`, `${first}_${last}`, `${first}.${last}${this.#number()}`])}@${domain}`;
    }).slice(0, -domain.length - 1);
  }

  #number(): string {
    return this.#chance.below(3) === 0 ? String(this.#chance.below(90) + 2) : '';
  }

  #unique(make: () => string): string {
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const name = make();
      if (this.#taken.has(name)) continue;
      this.#taken.add(name);
      return name;
    }
    throw new Error('The mail lab has run out of names. Request fewer addresses.');
  }
}
