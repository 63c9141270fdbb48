/** The names of industries, loaded when the first industry is shown. */
import { useSyncExternalStore } from 'react';
import { wordId } from './lead-words.ts';

let names: ReadonlyMap<string, string> | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    void import('@leadlight/contract/industries').then(({ industries }) => {
      names = new Map(industries.map(({ id, name }) => [id, name]));
      for (const each of listeners) each();
    });
  }
  return () => void listeners.delete(listener);
}

/** Returns the name of an industry; until the names have loaded, words from its ID. */
export function useIndustryNames(): (id: string) => string {
  const known = useSyncExternalStore(subscribe, () => names);
  return (id) => known?.get(id) ?? wordId(id);
}
