/** Names of trades and businesses in French and Italian, as listed and in the plural. They are compared whole, with the names of the other tables. */
import { namesWithIds } from '../industry-names.ts';
import type { IndustryId } from '../industries.ts';
import { french as frenchNouns } from './french.ts';
import { italian as italianNouns } from './italian.ts';

interface Names {
  readonly names: Readonly<Record<IndustryId, string>>;
  /** The plural of one folded word; the word itself if it has no other. */
  readonly pluralOf: (word: string) => string;
  /** Words behind which a name does not change: "agences de voyage". */
  readonly particles: RegExp;
}

const french = (word: string): string => {
  if (word.length < 3 || /[sxz]$/.test(word)) return word;
  if (/(?:eau|eu)$/.test(word)) return `${word}x`;
  return word.endsWith('al') ? `${word.slice(0, -2)}aux` : `${word}s`;
};
const italian = (word: string): string => {
  if (word.length < 4 || /[^aeo]$/.test(word.replace(/io$/, 'o'))) return word;
  if (/[cg]a$/.test(word)) return `${word.slice(0, -1)}he`;
  if (/(?:ista|iatra|eta|ta di)$/.test(word)) return `${word.slice(0, -1)}i`;
  if (word.endsWith('a')) return /[^aeiou][cg]ia$/.test(word) ? `${word.slice(0, -2)}e` : `${word.slice(0, -1)}e`;
  return `${word.replace(/i?[oe]$/, '')}i`;
};

const languages: readonly Names[] = [
  { names: frenchNouns.names, pluralOf: french, particles: /^(?:de|d|du|des|a|au|aux|en|et|sur|pour|par|sans)$/ },
  {
    names: italianNouns.names,
    pluralOf: italian,
    particles: /^(?:di|d|del|dei|della|delle|dell|degli|a|al|alla|in|e|per|da|con|su|senza|tra)$/,
  },
];

/** Whole names with their industries: as listed, and in the plural. */
export function nouns(): [name: string, id: IndustryId][] {
  return languages.flatMap(({ names, pluralOf, particles }) =>
    namesWithIds(names).flatMap(([name, id]): [string, IndustryId][] => {
      const plural = pluralName(name, pluralOf, particles);
      return plural === name
        ? [[name, id]]
        : [
            [name, id],
            [plural, id],
          ];
    }),
  );
}

/** "écoles privées", "agences de voyage": the noun in front, and the word that agrees with it. */
function pluralName(name: string, pluralOf: Names['pluralOf'], particles: RegExp): string {
  const words = name.split(' ');
  const at = words.findIndex((word) => particles.test(word));
  const changing = at < 0 ? words.length : at;
  return changing > 2 ? name : words.map((word, index) => (index < changing ? pluralOf(word) : word)).join(' ');
}
