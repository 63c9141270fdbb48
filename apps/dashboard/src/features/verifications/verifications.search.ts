/** The URL of the verified addresses. Invalid parameters are ignored. */
import type { VerdictKind } from '../../api/contract.ts';
import { textParam } from '../../search-text.ts';

export interface VerificationsSearch {
  verdict?: VerdictKind | undefined;
  /** A part of the address. */
  text?: string | undefined;
}

const kinds: readonly VerdictKind[] = ['deliverable', 'undeliverable', 'risky', 'unknown'];

export function readVerificationsSearch(search: Record<string, unknown>): VerificationsSearch {
  return {
    verdict: kinds.find((kind) => kind === search.verdict),
    text: textParam(search.text, 320),
  };
}
