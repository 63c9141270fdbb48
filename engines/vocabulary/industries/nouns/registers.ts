/** How Spanish and Portuguese registers of businesses write: shortened words, and what they add behind the goods. */

/** What registers shorten: "COM.MEN.PTOS. PASTELERIA". Folded; the first word is what is done. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/^com(?:er)? (?:al )?(?:por )?may(?:or)? (?:de )?/, 'comercio al por mayor de '],
  [/^com(?:er)? (?:al )?(?:por )?men(?:or)? (?:de )?/, 'comercio al por menor de '],
  [/^com(?:er)? var(?:ej)? (?:de )?/, 'comercio varejista de '],
  [/^com(?:er)? atac(?:ad)? (?:de )?/, 'comercio atacadista de '],
  [/^fabr?(?:ic)? (?:de )?/, 'fabricacion de '],
  [/^rep(?:ar)? (?:de )?/, 'reparacion de '],
  [/^alq (?:de )?/, 'alquiler de '],
  [/^serv(?:ic)? (?:de )?/, 'servicios de '],
  [/^explot(?: intensiva| extensiva)? (?:de )?/, 'explotacion de '],
  [/\b(?:ptos|prods?|prod) (?:de )?/g, 'productos de '],
  [/\barts? (?:de )?/g, 'articulos de '],
  [/\bmaq (?:de )?/g, 'maquinaria de '],
];
const isShortened = /^(?:comer|com|fabr?|fabric|rep|repar|alq|serv|servic|explot) |\b(?:ptos|arts?|prods?|maq) /;
/** @param text folded @returns the text with whole words */
export const spelledOut = (text: string): string =>
  isShortened.test(text) ? abbreviations.reduce((written, [short, long]) => written.replace(short, long), text).trim() : text;

/** What an official title adds after the goods. */
const addition =
  /(?: (?:en|em) (?:(?:comercios?|establecimientos?|estabelecimentos?|tiendas?|lojas?|almacenes) especializad[oa]s?|general|geral|puestos de venta(?: y mercados)?|bancas feiras e .*)| (?:n c p|ncp|n c o p|nca|n e|ne|nep|n e p|nao especificad[oa]s? anteriormente|no (?:clasificad|especificad)[oa]s?(?: (?:en otra parte|previamente))?)| a domicilio| ao domicilio| por encargo| sob encomenda| a medida| sob medida| por medida| propi[oa]s?| propri[oa]s?| en general| em geral| y afines| e afins| y similares| e similares| y conexos| y otros| e outros| entre otros| etc)+$/;

const selfEmployed = / (?:por (?:cuenta|conta) propi?ri?a|autonom[oa]s?)$/;

/** @param text folded @returns the text without what says nothing about the goods: where, for whom, and "not elsewhere classified" */
export const withoutAddition = (text: string): string => text.replace(addition, '').replace(selfEmployed, '');
