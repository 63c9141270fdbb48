import type { LeadParams } from './lead-search.ts';

/**
 * For a route's validateSearch: the parameters as text. The screen parses them, so that the first load does not include the vocabularies.
 */
export function textsOf(search: Record<string, unknown>): LeadParams {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string'));
}
