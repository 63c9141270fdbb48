/**
 * Which leads are chosen: those that were ticked, or a whole search but a few. "All of this search" means the search as it is when chosen;
 * the server takes it at that moment, so what comes later is no part of it.
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

/** With these leads ticked, or not. */
export function withIds(selection: Selection, ids: readonly string[], isTicked: boolean): Selection {
  const set = new Set(selection.kind === 'ids' ? selection.ids : selection.excluded);
  const adds = selection.kind === 'ids' ? isTicked : !isTicked;
  for (const id of ids) {
    if (adds) set.add(id);
    else set.delete(id);
  }
  return selection.kind === 'ids' ? { kind: 'ids', ids: set } : { ...selection, excluded: set };
}

/** As the API takes it. */
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

/** @param about what is selected from; another search begins with nothing chosen */
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
