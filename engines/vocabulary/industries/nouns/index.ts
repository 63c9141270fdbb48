/**
 * Industries from nouns, written language by language and field by field. Each of the seven languages has one file of one shape (`Nouns` in nouns.ts). Where a word
 * goes: what is made, sold or grown, into `goods`, by its kind; an activity, business or institution that names an industry alone, into `names`; a place of business
 * that others describe further (Spanish and Portuguese), into `places`; the last part of any number of German or Dutch words, into `endings`; who deals with goods
 * or what is done with them, into `dealings`, in Spanish and Portuguese into `deeds` of iberian.ts; what says nothing about goods, into `qualifiers`.
 *
 * Three readers use these tables, because the languages put what is done in different places and registers write them differently:
 * - germanic.ts (English, German, Dutch): who deals with goods comes last or is the end of a compound, and two words before goods may be unknown.
 * - french-italian.ts: what is done comes first, and every word must be known. french-italian-names.ts makes the plurals of names.
 * - iberian.ts (Spanish, Portuguese): what is done comes first, and unknown words behind a known noun describe it; it also reads what registers shorten.
 * They don't agree about what some dealings with some goods are: the repair of computers is IT services in Spanish and Portuguese and a professional service in the
 * others. So each reader has its own industries by kind and dealing, in germanic-trades.ts, french-italian-trades.ts and iberian-trades.ts. The kinds and dealings
 * (kinds.ts) are the same for all. Making the three one table changes what is read, and needs labels for each combination in which they differ.
 */
export { industryOfGoodsAlone, industryOfGoodsTrade } from './french-italian.ts';
export { nouns } from './french-italian-names.ts';
export { industryOfNouns, makerOfGoods } from './germanic.ts';
export { industryOfIberianNouns } from './iberian.ts';
