/** What businesses are called and do, in Italian, whole names by field. Written by the author from general knowledge of the language. Folded. Long because it is one data table. */
import type { IndustryId } from '../industries.ts';

export const italianNames: Readonly<Record<IndustryId, string>> = {};
