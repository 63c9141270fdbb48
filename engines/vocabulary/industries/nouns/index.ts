/** Names of trades and businesses, written language by language and field by field. One file for each language, listed here. */
import { namesWithIds } from '../industry-names.ts';
import type { IndustryId } from '../industries.ts';
import { frenchNames } from './french.ts';
import { italianNames } from './italian.ts';

export { industryOfGoodsAlone, industryOfGoodsTrade } from './goods.ts';

/** Whole names of industries by language. */
const namesByLanguage: readonly Readonly<Record<IndustryId, string>>[] = [frenchNames, italianNames];

export function nouns(): [name: string, id: IndustryId][] {
  return namesByLanguage.flatMap(namesWithIds);
}
