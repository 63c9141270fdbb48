/** Which sections of the filters are open, stored in this browser. */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import { kept, listOf, useKept } from '../../store/kept.ts';
import { choiceNames, flagNames, rangeNames, type FilterName } from '../lead-search.ts';

const filterNames: readonly FilterName[] = [...choiceNames, ...rangeNames, ...flagNames];
const first: Record<LeadKind, readonly FilterName[]> = {
  people: ['title', 'seniority', 'industry', 'size', 'country'],
  companies: ['industry', 'size', 'country'],
};

const sections = (kind: LeadKind) =>
  kept({ name: `filters.${kind}`, version: 1, parse: (value) => listOf(value, (each) => filterNames.find((name) => name === each)) });

export function useOpenSections(kind: LeadKind): [ReadonlySet<FilterName>, (name: FilterName, isOpen: boolean) => void] {
  const [names, setNames] = useKept(sections(kind), [...first[kind]]);
  const open = new Set(names);
  return [open, (name, isOpen) => setNames(isOpen ? [...open.add(name)] : names.filter((each) => each !== name))];
}
