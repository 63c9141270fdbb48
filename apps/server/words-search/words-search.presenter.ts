/** What was read from a description, with the names of values as the filter panel shows them. */
import { facets, type Facet } from '@leadlight/leads';
import type { WordsChip, WordsReading } from '@leadlight/leads/words';
import { valueName } from '../search/facet-names.ts';
import type { SuggestedWords } from './suggest-words.commands.ts';

export function presentSearchWords({ kind, filters, chips, notUnderstood, notFilterable, corrections }: WordsReading) {
  return {
    kind,
    // The engine's values are read-only; the contract's are not.
    filters: structuredClone(filters) as Record<string, never>,
    chips: presentChips(chips),
    notUnderstood: [...notUnderstood],
    notFilterable: [...notFilterable],
    corrections: corrections.map((correction) => ({ ...correction })),
  };
}

const presentChips = (chips: readonly WordsChip[]) => chips.map((chip) => ({ ...chip, name: nameOf(chip) }));

export function presentSuggestions({ kind, suggestions, model, costMicros }: SuggestedWords) {
  return {
    kind,
    suggestions: suggestions.map(({ part, words, filters, chips }) => ({
      part,
      words,
      filters: structuredClone(filters) as Record<string, never>,
      chips: presentChips(chips),
    })),
    model,
    costMicros,
  };
}

function nameOf({ field, value, least, most }: WordsChip): string {
  if (value === '')
    return most === null ? `${least} or more` : least === null ? `up to ${most}` : least === most ? `${least}` : `${least}–${most}`;
  return isFacet(field) ? valueName(field, value) : value;
}

const isFacet = (field: string): field is Facet => (facets as readonly string[]).includes(field);
