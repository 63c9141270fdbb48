/**
 * Industries from nouns, written language by language and field by field: goods with what is done with them, and whole names. English, German and Dutch:
 * compose.ts. French and Italian: goods.ts and names.ts. Spanish and Portuguese: romance.ts.
 */
export { industryOfNouns, makerOfGoods } from './compose.ts';
export { industryOfGoodsAlone, industryOfGoodsTrade } from './goods.ts';
export { nouns } from './names.ts';
export { industryOfRomanceNouns } from './romance.ts';
