/**
 * Industries from nouns, written language by language and field by field. Each of the seven languages has one file of one shape (`Nouns` in nouns.ts). Where a word
 * goes: what is made, sold or grown, into `goods`, by its kind; an activity, business or institution that names an industry alone, into `names`; a place of business
 * that others describe further, into `places`; the last part of any number of German or Dutch words, into `endings`; who deals with goods or what is done with them,
 * into `dealings`; what says nothing about goods, into `qualifiers`. What is done with a kind of goods is one table for all languages (trades.ts), and one reader
 * (reader.ts) reads them; a language says in `formation` how it forms and orders words (formation.ts). Two files are about Spanish and Portuguese alone:
 * registers.ts spells out what registers shorten, and first-words.ts has names whose first words decide. plural-names.ts makes the plurals of French and Italian names.
 */
export { nouns } from './plural-names.ts';
export { industryOfDescribedNouns, industryOfGoodsAlone, industryOfNouns } from './reader.ts';
