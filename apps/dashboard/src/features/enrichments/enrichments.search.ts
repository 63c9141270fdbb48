/** The URL of the enrichments. Invalid parameters are ignored. */
import type { EnrichmentOutcome } from '../../api/contract.ts';
import { textParam } from '../../search-text.ts';

export interface EnrichmentsSearch {
  outcome?: EnrichmentOutcome | undefined;
  /** A part of the domain. */
  text?: string | undefined;
}

const shape = /^[a-z_]{1,20}$/;

export function readEnrichmentsSearch(search: Record<string, unknown>): EnrichmentsSearch {
  const { outcome, text } = search;
  return {
    // Checked where it is used: the names of the outcomes are not in the first load.
    outcome: typeof outcome === 'string' && shape.test(outcome) ? (outcome as EnrichmentOutcome) : undefined,
    text: textParam(text, 320),
  };
}
