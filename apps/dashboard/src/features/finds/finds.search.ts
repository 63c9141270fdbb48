/** The URLs of finds: the filter of the list, and the initial values of the form. Invalid parameters are ignored. */
import type { FindOutcome } from '../../api/contract.ts';

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
    text: readText(search.text, 320),
    name: readText(search.name, 100),
    domain: readText(search.domain, 253),
    person: readText(search.person, 100),
  };
}

function readText(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, most) : undefined;
}
