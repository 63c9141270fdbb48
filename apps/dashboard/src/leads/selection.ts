/**
 * The selected leads: individual ones, or a whole search with exceptions. A whole search is resolved by the server at that moment, so leads
 * that match later are not included.
 */
import { useState } from 'react';
import type { Filters } from './lead-search.ts';

export type Selection =
  | { readonly kind: 'ids'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'search'; readonly filters: Filters; readonly total: number; readonly excluded: ReadonlySet<string> };

export const nothing: Selection = { kind: 'ids', ids: new Set() };

export const isChosen = (selection: Selection, id: string): boolean =>
  selection.kind === 'ids' ? selection.ids.has(id) : !selection.excluded.has(id);

export const sizeOf = (selection: Selection): number =>
  selection.kind === 'ids' ? selection.ids.size : Math.max(0, selection.total - selection.excluded.size);

/** Selects or deselects these leads. */
export function withIds(selection: Selection, ids: readonly string[], isTicked: boolean): Selection {
  const set = new Set(selection.kind === 'ids' ? selection.ids : selection.excluded);
  const adds = selection.kind === 'ids' ? isTicked : !isTicked;
  for (const id of ids) {
    if (adds) set.add(id);
    else set.delete(id);
  }
  return selection.kind === 'ids' ? { kind: 'ids', ids: set } : { ...selection, excluded: set };
}

/** The selection in the form of the API. */
export function selectionBody(
  selection: Selection,
): { kind: 'ids'; ids: string[] } | { kind: 'search'; filters: Filters; excludeIds: string[] } {
  return selection.kind === 'ids'
    ? { kind: 'ids', ids: [...selection.ids] }
    : { kind: 'search', filters: selection.filters, excludeIds: [...selection.excluded] };
}

export interface SelectionState {
  selection: Selection;
  size: number;
  choose: (selection: Selection) => void;
  toggle: (ids: readonly string[], isTicked: boolean) => void;
  clear: () => void;
}

/** @param about what is selected from; a different search starts with an empty selection */
export function useSelection(about: string): SelectionState {
  const [state, setState] = useState({ about, selection: nothing });
  const selection = state.about === about ? state.selection : nothing;
  const choose = (next: Selection): void => setState({ about, selection: next });
  return {
    selection,
    size: sizeOf(selection),
    choose,
    toggle: (ids, isTicked) => choose(withIds(selection, ids, isTicked)),
    clear: () => choose(nothing),
  };
}
