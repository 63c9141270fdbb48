/** Industries from nouns, written language by language and field by field: whole names, and goods with what is done with them. */
export { industryOfGoodsAlone, industryOfGoodsTrade } from './goods.ts';
export { nouns } from './names.ts';
export { industryOfRomanceNouns } from './romance.ts';
