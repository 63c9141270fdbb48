import type { LeadParams } from './lead-search.ts';

/** For a route's validateSearch: the parameters as text. What they mean is read by the screen, so that the start of the application need not know the vocabularies. */
export function textsOf(search: Record<string, unknown>): LeadParams {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string'));
}
