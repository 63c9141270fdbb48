/** Which sections of the filters are open, kept in this browser. */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import { useState } from 'react';
import type { FilterName } from '../lead-search.ts';

const first: Record<LeadKind, readonly FilterName[]> = {
  people: ['title', 'seniority', 'industry', 'size', 'country'],
  companies: ['industry', 'size', 'country'],
};

export function useOpenSections(kind: LeadKind): [ReadonlySet<FilterName>, (name: FilterName, isOpen: boolean) => void] {
  const key = `leadlight.filters.${kind}`;
  const [open, setOpen] = useState<ReadonlySet<FilterName>>(() => new Set(read(key) ?? first[kind]));
  return [
    open,
    (name, isOpen) => {
      const next = new Set(open);
      if (isOpen) next.add(name);
      else next.delete(name);
      setOpen(next);
      try {
        localStorage.setItem(key, [...next].join(','));
      } catch {
        // Storage is blocked: they last as long as the page.
      }
    },
  ];
}

function read(key: string): FilterName[] | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : (kept.split(',') as FilterName[]);
  } catch {
    return undefined;
  }
}
