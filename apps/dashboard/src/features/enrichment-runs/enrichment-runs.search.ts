/** The URLs of enrichment runs. Invalid parameters are ignored. */
import type { EnrichmentOutcome } from '../../api/contract.ts';

export interface EnrichmentRunSearch {
  /** Checked where it is used: the names of the outcomes are not in the first load. */
  outcome?: EnrichmentOutcome | undefined;
}

export function readEnrichmentRunSearch({ outcome }: Record<string, unknown>): EnrichmentRunSearch {
  return { outcome: typeof outcome === 'string' ? (outcome as EnrichmentOutcome) : undefined };
}
