/** The URLs of finds: the filter of the list, and the initial values of the form. Invalid parameters are ignored. */
import type { FindOutcome } from '../../api/contract.ts';
import { textParam } from '../../search-text.ts';

export interface FindsSearch {
  outcome?: FindOutcome | undefined;
  /** A part of name, domain or address. */
  text?: string | undefined;
  name?: string | undefined;
  domain?: string | undefined;
  /** The person to whom a found address can be added. */
  person?: string | undefined;
}

const outcomes: readonly FindOutcome[] = ['confirmed', 'pattern_only', 'not_found', 'unconfirmed'];

export function readFindsSearch(search: Record<string, unknown>): FindsSearch {
  return {
    outcome: outcomes.find((outcome) => outcome === search.outcome),
    text: textParam(search.text, 320),
    name: textParam(search.name, 100),
    domain: textParam(search.domain, 253),
    person: textParam(search.person, 100),
  };
}
