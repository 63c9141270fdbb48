/** Names of Spanish and Portuguese speakers: two surnames, and given names of several words. */
import { isGivenName } from './name-kinds.ts';
import { isParticle, plainWord } from './name-affixes.ts';
import { isPortugueseSurname, isSpanishSurname } from './surnames.ts';

/** Spain and the Spanish-speaking countries of America, as ISO codes in lower case. */
export const hispanic: ReadonlySet<string> = new Set('es mx ar co cl pe ve ec uy py bo cr pa gt hn ni sv do cu'.split(' '));
/** Countries where people have two surnames. */
export const iberian: ReadonlySet<string> = new Set([...hispanic, 'pt', 'br']);
export const isIberian = (word: string): boolean => isSpanishSurname(word) || isPortugueseSurname(word);
/** Second given names of Spanish and Portuguese speakers; some are also surnames. */
const secondGivens = new Set(
  `maria jose luis carlos antonio manuel miguel angel jesus alberto fernando javier eduardo enrique pablo david daniel andres francisco ignacio ramon roberto ricardo
  rafael alejandro alfonso alonso arturo augusto cesar cristina de dolores elena emilio ernesto esteban eugenia felipe gabriel guadalupe guillermo gustavo henrique isabel
  ivan joaquin jorge julia laura lorenzo lucia luisa luiz marcos mario martin mercedes mauricio nicolas omar oscar patricia paula paulo pedro pilar rosa santiago sebastian
  sofia teresa tomas vicente victor victoria beatriz ana carolina cecilia clara eduarda fernanda filipe gabriela helena ines joana joao julio leonor lurdes marta rita
  aparecida sol luz belen paz celeste noel camila milagros nazaret rocio inmaculada concepcion angela guilherme luiza mateus matheus vitor vitoria`.split(
    /\s+/,
  ),
);

/** @param word as written */
export const isSecondGiven = (word: string): boolean => secondGivens.has(plainWord(word));

/** "Ana Camila da Silva": a given name that isn't a frequent surname. */
export const isGivenOnly = (word: string): boolean => isSecondGiven(word) || (isGivenName(word) && !isIberian(plainWord(word)));

/** Titles of Mary and Jesus that follow a particle in given names: "María del Carmen", "José de Jesús", "Maria do Rosário". */
const devotions = new Set(
  'carmen pilar mar rosario rocio jesus angeles dolores lourdes fatima luz cruz consuelo socorro refugio concepcion mercedes remedios nieves ceu carmo conceicao graca gracas guadalupe soledad milagros esperanza sol dios prado valle'.split(
    ' ',
  ),
);

/** @returns how many words the given names have if they contain a particle: "María de los Ángeles Ruiz" → 4; 0 for other names */
export function devotionalGivenLength(words: readonly string[]): number {
  const first = plainWord(words[0] ?? '');
  let at = 1;
  while (at < words.length && isParticle(words[at] ?? '')) at++;
  if (at === 1 || at >= words.length - 1) return 0;
  const devotion = plainWord(words[at] ?? '');
  const isMary = ['maria', 'ma', 'jose', 'juan'].includes(first);
  return devotions.has(devotion) && (isMary || ['carmen', 'pilar', 'mar', 'rocio', 'carmo', 'angeles'].includes(devotion)) ? at + 1 : 0;
}
